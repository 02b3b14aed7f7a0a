sm-card = Card { $card }
sm-hand = Hand { $hand }
sm-your-hand = Your hand
sm-hand-size = { $n ->
    [one] { $n } card in hand
   *[other] { $n } cards in hand
}
sm-face-down = Face-down card
sm-face-down-about = It is turned over before it is played. If it fits neither square, the game is lost.
sm-square = { $square ->
    [left] Left square: { $n } of 9
   *[right] Right square: { $n } of 9
}
sm-place-here = { $square ->
    [left] Card { $card } into the left square
   *[right] Card { $card } into the right square
}
sm-deck = { $n ->
    [0] The deck is empty
    [one] { $n } card in the deck
   *[other] { $n } cards in the deck
}
sm-actions = What you can do
sm-key-left = The chosen card into the left square
sm-key-right = The chosen card into the right square

sm-can = can play
sm-cannot = cannot play
sm-wants = wants to
sm-rather-not = rather not
sm-action-want = I want to play
sm-action-dont-want = Rather you
sm-action-exchange = Exchange a card
sm-call-higher = Higher
sm-call-lower = Lower

sm-rule = { $card }: { $instruction }
sm-prompt-deciding = Play a card, or tell your partner what you would like.
sm-prompt-cannot = None of your cards fits. Your partner has to play.
sm-prompt-choosing = Play a card of either hand.
sm-prompt-square = Into which square does { $card } go?
sm-prompt-announce = Should your partner place a higher or a lower card?
sm-prompt-wait-announce = { $name }: higher or lower?
sm-prompt-wait-follow = { $name } carries out the instruction.
sm-prompt-show = Show your partner a card. You keep it.
sm-prompt-place = Place a card as the instruction tells.
sm-prompt-place-higher = "Higher": place a card with a higher number.
sm-prompt-place-lower = "Lower": place a card with a lower number.
sm-prompt-exchange = Which card goes aside for the one that lies there?

sm-effect-nothing = Your partner places nothing.
sm-effect-announce = First you announce "higher" or "lower".
sm-effect-reveal = { $n ->
    [one] Your partner first shows a card and keeps it.
   *[other] Your partner first shows { $n } cards and keeps them.
}
sm-effect-place = { $value ->
    [announced] Your partner places a number above or below this one, as announced
    [absent] Your partner places a number that lies in neither square
    [present] Your partner places the twin of a card that lies in one square only
   *[any] Your partner places a card
}{ $where ->
    [same] { " into the same square" }
    [other] { " into the other square" }
    [not-larger] { " into the square with fewer cards; if both have as many, into either" }
    [adjacent] { " next to this one, in the same square" }
   *[either] { " into either square" }
}.
sm-confidence-verified = As on the printed card.
sm-confidence-single-source = As far as the rulebook tells.
sm-confidence-inferred = Concluded from what is known.
sm-confidence-reconstructed = Reconstructed by us: the printed card may say something else.
sm-confidence-house = Brought along by this table.
sm-reconstructed = { $n ->
    [one] { $n } instruction is reconstructed
   *[other] { $n } instructions are reconstructed
}
sm-cards-title = The nine cards
sm-cards-honest = We do not know every printed instruction. Where we had to invent one that fits the rulebook, we say so.
sm-reference = The signs on the cards

sm-event-turn-began = Turn { $turn }.
sm-event-turn-unable = Turn { $turn }: { $names } cannot play.
sm-event-said = { $want ->
    [yes] { $hand } wants to play.
   *[no] { $hand } would rather not play.
}
sm-event-exchanged = { $hand } puts { $gave } aside and takes { $got }.
sm-event-turned-over = { $hand } turns over { $card }.
sm-event-played = { $square ->
    [left] { $hand } plays { $card } into the left square.
   *[right] { $hand } plays { $card } into the right square.
}
sm-event-announced = { $call ->
    [higher] { $hand } announces "higher".
   *[lower] { $hand } announces "lower".
}
sm-event-showed = { $hand } shows { $card }.
sm-event-placed = { $square ->
    [left] { $hand } places { $card } into the left square.
   *[right] { $hand } places { $card } into the right square.
}
sm-event-completed = { $card }, set aside at the start, completes the picture.

sm-ending-won-by-play = { $hand } played the seventeenth card, { $card }: both pictures are whole.
sm-ending-won-by-placement = { $hand } placed the seventeenth card, { $card }: both pictures are whole.
sm-ending-nobody-can-play = Nobody had a card that fits.
sm-ending-cannot-follow = { $hand } could not carry out what { $card } asked for.
sm-ending-does-not-fit = { $card } was turned over and fitted neither square.
sm-story-laid = { $turns ->
    [one] { $n } of 17 cards lay after { $turns } turn.
   *[other] { $n } of 17 cards lay after { $turns } turns.
}
sm-story-led = { $of ->
    [one] { $seat } took the lead in { $n } of { $of } turn.
   *[other] { $seat } took the lead in { $n } of { $of } turns.
}

sm-action-play = { $square ->
    [left] Play { $card } left
   *[right] Play { $card } right
}
sm-action-turn-over = Turn over a card: { $hand }
sm-action-announce = { $call ->
    [higher] Announce "higher"
   *[lower] Announce "lower"
}
sm-action-show = Show { $card }
sm-action-place = { $square ->
    [left] Place { $card } left
   *[right] Place { $card } right
}

sm-refusal-game-over = The game is over.
sm-refusal-not-your-turn = Somebody else is awaited. Wait for them.
sm-refusal-already-said = You have said so already, and can think better of it once a turn.
sm-refusal-not-in-hand = There is no { $card } in that hand.
sm-refusal-place-taken = { $square ->
    [left] There is a { $card } in the left square already.
   *[right] There is a { $card } in the right square already.
}
sm-refusal-no-neighbour = { $square ->
    [left] { $card } would touch no card of the left square.
   *[right] { $card } would touch no card of the right square.
}
sm-refusal-unbalanced = { $square ->
    [left] The left square would get two cards ahead.
   *[right] The right square would get two cards ahead.
}
sm-refusal-nothing-face-down = There is no face-down card in that hand.
sm-refusal-play-turned-over = { $card } was turned over to be played: choose its square.
sm-refusal-announce-first = First announce "higher" or "lower".
sm-refusal-follow-first = First carry out what { $card } asks for.
sm-refusal-nothing-to-follow = There is no instruction to carry out. Play a card.
sm-refusal-show-first = Show a card first; then place another one.
sm-refusal-keep-to-place = Without { $card } you could place no card. Show another one.
sm-refusal-shown-stays = You have just shown { $card }; it stays in your hand. Place another one.
sm-refusal-nobody-to-tell = You play alone; there is nobody to tell. Play a card.
sm-refusal-name-the-hand = You play both hands: choose a card of one of them.
sm-refusal-own-hand-only = You play your own hand only.
sm-refusal-only-alone = That is possible only when you play alone.
sm-refusal-no-exchange = There is no exchange in this mode. Play a card.
sm-refusal-already-exchanged = The card set aside has been exchanged already. Play a card.
sm-refusal-nothing-to-announce = There is nothing to announce now.
sm-refusal-nothing-to-show = There is nothing to show now.
sm-refusal-wrong-number = { $played } does not allow a { $card }. Choose another card.
sm-refusal-not-next-to = { $card } would not lie next to { $played }. Choose a card that does.
sm-refusal-wrong-square = { $square ->
    [left] { $played } does not allow the left square.
   *[right] { $played } does not allow the right square.
}

sm-difficulty = Difficulty
sm-difficulty-easy = Easy
sm-difficulty-medium = Medium
sm-difficulty-hard = Hard
sm-difficulty-about-easy = Four cards in hand.
sm-difficulty-about-medium = Three cards in hand; good to begin with.
sm-difficulty-about-hard = Three cards in hand, and no square may get two cards ahead.
sm-set = Cards
sm-set-ours = Ours
sm-set-ours-about = Two instructions as far as they are printed, seven made up by us.
sm-set-own-about = Nine cards that came by a code.
sm-set-code = By code
sm-set-look = Look at these cards
sm-set-by-code = Code of other cards
sm-set-take = Take them
sm-set-wrong = This is no code of cards: it begins with SM1-. Compare it with the original.
sm-set-title = Nine cards of one’s own
sm-set-share = Share the cards
sm-solo-easy = Easy
sm-solo-easy-about = Once a game you may exchange a card for the one set aside.
sm-solo-hard-1 = Hard 1
sm-solo-hard-1-about = A 5 on the left must announce "higher", on the right "lower".
sm-solo-hard-2 = Hard 2
sm-solo-hard-2-about = No square may get two cards ahead.

sm-rules-goal = Together you lay two squares of nine cards, each of which makes the same picture. Every number from 1 to 9 is there twice and has its one place in a square. One card is set aside at the start; when the other seventeen lie, you have won.
sm-rules-turn = Somebody plays a card: into its own place, next to a card that lies there already (the first card of a square needs no neighbour). The partner must then do what the card says, mostly place a card of their own. A placed card asks for nothing. Then both draw up to a full hand.

    Whether your partner can do what your card asks for, you cannot know: that is the game.
sm-rules-signals = There is no order of turns and no free talk. You may tell each other only whether you can play and whether you want to. Whether somebody can, the table says truthfully; what you want is up to you.
sm-rules-solo = Alone you play two hands that are each other's partner, each with two cards face up and one face down. A face-down card is turned over when you play it, or when its hand must carry out an instruction.
sm-rules-end = You lose at once when nobody can play, or when an instruction cannot be carried out.
sm-rules-cards = The rulebook prints only the gist of two of the nine instructions. Card 1 is as printed, card 5 as far as the rulebook tells; we made up the other seven so that they fit the rules. Each card says how sure it is.
