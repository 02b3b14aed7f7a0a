dmd-suit-anchor = Anchor
dmd-suit-hook = Hook
dmd-suit-cannon = Cannon
dmd-suit-key = Key
dmd-suit-chest = Chest
dmd-suit-map = Map
dmd-suit-oracle = Oracle
dmd-suit-sword = Sword
dmd-suit-kraken = Kraken
dmd-suit-mermaid = Mermaid

dmd-about-anchor = What lies to its left is yours even if you bust.
dmd-about-hook = Brings the top card of one of your own stacks into the play area.
dmd-about-cannon = Discards the top card of an opponent's stack.
dmd-about-key = Collected together with a chest: one random discard for each card you collect.
dmd-about-chest = Collected together with a key: one random discard for each card you collect.
dmd-about-map = Shows three discards; one of them comes into the play area.
dmd-about-oracle = Shows the next card before you decide.
dmd-about-sword = Brings an opponent's top card of a suit your bank lacks.
dmd-about-kraken = Two more cards must come before you may collect.
dmd-about-mermaid = Does nothing, but is worth more.
dmd-about-mermaid-sings = Moves another card of the play area to her right and lets it act again.

dmd-trait-golden-scales = Golden Scales
dmd-trait-casanova = Casanova
dmd-trait-plunderer = Plunderer
dmd-trait-treasure-hunter = Treasure Hunter
dmd-trait-navigator = Navigator
dmd-trait-master-gunner = Master Gunner
dmd-trait-scavenger = Scavenger
dmd-trait-mystic = Mystic
dmd-trait-swordsman = Swordsman
dmd-trait-miser = Miser
dmd-trait-captains-hook = Captain's Hook
dmd-trait-safe-harbor = Safe Harbor
dmd-trait-fisherman = Fisherman
dmd-trait-beastmaster = Beastmaster
dmd-trait-misfire = Misfire
dmd-trait-parry = Parry
dmd-trait-davy-jones-locker = Davy Jones' Locker
dmd-trait-siren = Siren

dmd-trait-about-golden-scales = Your best mermaid is worth five more.
dmd-trait-about-casanova = Mermaids you draw go straight to your bank and never bust.
dmd-trait-about-plunderer = Key and chest pay from the bank of an opponent you choose.
dmd-trait-about-treasure-hunter = Key and chest pay you double.
dmd-trait-about-navigator = Your maps offer the whole discard pile.
dmd-trait-about-master-gunner = Your cannons discard a whole stack.
dmd-trait-about-scavenger = What your cannons hit comes to your bank.
dmd-trait-about-mystic = Your oracles show three cards.
dmd-trait-about-swordsman = Your swords take any suit.
dmd-trait-about-miser = A hook and the card it brings are yours even if you bust.
dmd-trait-about-captains-hook = Your hooks bring two cards.
dmd-trait-about-safe-harbor = Your anchor saves itself and the next two cards as well.
dmd-trait-about-fisherman = Krakens you draw go straight to your bank and hold nobody.
dmd-trait-about-beastmaster = Opponents' krakens ask for four cards.
dmd-trait-about-misfire = Opponents' cannons hit their own bank.
dmd-trait-about-parry = Opponents' swords can take nothing but krakens.
dmd-trait-about-davy-jones-locker = What one opponent loses in a bust comes to your bank.
dmd-trait-about-siren = You get the card that an opponent's mermaid chooses.
dmd-trait-about-casanova-sings = The card that your mermaid chooses goes straight to your bank and does not act.

dmd-card = { $suit } { $value }
dmd-points = { $n ->
    [one] { $n } point
   *[other] { $n } points
}
dmd-cards = { $n ->
    [one] { $n } card
   *[other] { $n } cards
}
dmd-draw-known = Draw { $card }
dmd-draw-pile = Draw pile
dmd-discard-pile = Discard pile
dmd-discard-look = Look through the discard pile
dmd-play-area = Play area
dmd-play-area-empty = Nothing at stake yet
dmd-your-bank = Your bank
dmd-bank-of = Bank of { $name }
dmd-stack = { $suit }: { $values }
dmd-stack-empty = No { $suit }
dmd-choose-player = Choose { $name }
dmd-actions = What you can do
dmd-key-answer = Answer { $n }
dmd-odds = { $busting } of { $of } cards bust
dmd-odds-none = Nothing can bust
dmd-hint-low = The sea is calm
dmd-hint-some = The sea is getting rough
dmd-hint-high = A storm is brewing
dmd-next = Next: { $cards }
dmd-map-shows = The map shows
dmd-owed = { $n ->
    [one] The kraken wants { $n } more card
   *[other] The kraken wants { $n } more cards
}
dmd-card-safe = { $card }, safe
dmd-choose-traits = Which trait do you keep?
dmd-choose-victims = Whose losses shall be yours?
dmd-choose-hook = Which of your stacks does the hook take from?
dmd-choose-cannon = Which stack does the cannon hit?
dmd-choose-misfire = Your cannon misfires: which of your own stacks does it hit?
dmd-choose-map = Which card does the map bring?
dmd-choose-sword = Which stack does the sword take from?
dmd-choose-mermaid = Which card acts again?
dmd-choose-plunder = Whose bank pays the bonus?

dmd-action-draw = Draw
dmd-action-collect = Collect
dmd-action-collect-n = { $n ->
    [0] Collect
   *[other] Collect { $n }
}
dmd-action-keep = Keep { $trait }
dmd-action-haunt = Lie in wait for { $victim }
dmd-action-hook = Hook the { $suit }
dmd-action-shoot = Fire at { $victim }: { $suit }
dmd-action-sink = Lose the { $suit }
dmd-action-fetch = Bring { $card }
dmd-action-steal = Take from { $victim }: { $suit }
dmd-action-replay = Let { $card } act again
dmd-action-plunder = Plunder { $victim }

dmd-nothing = nothing
dmd-event-started = { $first } starts.
dmd-event-traits-offered = { $seat } may keep one of these traits: { $traits }.
dmd-event-trait-chosen = { $seat } has chosen a trait.
dmd-event-trait-revealed = { $seat } has { $trait }.
dmd-event-victim-named = { $seat } lies in wait for { $victim }.
dmd-event-drawn = { $seat } draws { $card }.
dmd-event-hooked = The hook brings { $card }.
dmd-event-revealed = The map shows { $cards }.
dmd-event-fetched = The map brings { $card }.
dmd-event-stolen = The sword takes { $card } from { $victim }.
dmd-event-banked-at-once = { $card } goes straight to the bank of { $seat }.
dmd-event-shot = The cannon hits { $cards } of { $victim }.
dmd-event-shot-to = The cannon blows { $cards } of { $victim } into the bank of { $to }.
dmd-event-misfired = The cannon misfires and hits { $card } of { $seat }.
dmd-event-foreseen = The oracle shows { $cards }.
dmd-event-obliged = { $n ->
    [one] The kraken wants { $n } more card.
   *[other] The kraken wants { $n } more cards.
}
dmd-event-replayed = The mermaid lets { $card } act again.
dmd-event-lured = { $card } goes to { $to }.
dmd-event-parried = { $card } is parried.
dmd-event-idle = The { $suit } finds nothing to do.
dmd-event-busted = { $seat } busts with { $card }!
dmd-event-busted-saved = { $seat } busts with { $card }! Saved: { $saved }.
dmd-event-lost = { $seat } loses { $cards }.
dmd-event-lost-to = { $seat } loses { $cards } to { $to }.
dmd-event-collected = { $seat } collects { $cards }.
dmd-event-bonus-taken = Key and chest pay { $seat } { $cards }.
dmd-event-bonus-taken-from = Key and chest pay { $seat } { $cards } from the bank of { $from }.
dmd-event-game-over = The game is over.

dmd-refusal-game-over = The game is over.
dmd-refusal-not-at-table = Nobody sits at { $seat } in this game.
dmd-refusal-not-your-turn = It is { $active }'s turn. Wait for yours.
dmd-refusal-traits-first = First everybody keeps one of two traits.
dmd-refusal-already-chosen = You have chosen your trait. Wait for the others.
dmd-refusal-not-offered = { $trait } was not offered to you.
dmd-refusal-victims-first = First the owner of Davy Jones' Locker names a victim.
dmd-refusal-no-victim-to-name = You have no victim to name. Wait for those who have.
dmd-refusal-not-an-opponent = { $seat } is not your opponent.
dmd-refusal-not-asked = No card lets you do that now. Draw or collect.
dmd-refusal-answer-first = Your { $suit } is acting. Choose for it first.
dmd-refusal-draw-pile-empty = The draw pile is empty. Collect.
dmd-refusal-draw-first = Draw at least one card before you collect.
dmd-refusal-kraken-holds = { $owed ->
    [one] The kraken wants { $owed } more card before you collect.
   *[other] The kraken wants { $owed } more cards before you collect.
}
dmd-refusal-nothing-to-collect = There is nothing to collect. Draw.
dmd-refusal-no-such-stack = { $seat }: no { $suit } in the bank. Choose another stack.
dmd-refusal-empty-bank = The bank of { $seat } is empty. Choose another one.
dmd-refusal-own-suit = Your own bank holds a { $suit }: the sword takes only suits it lacks.
dmd-refusal-only-kraken = The sword is parried: it can only take a kraken.
dmd-refusal-would-bust = { $card } would bust. Choose another card.
dmd-refusal-not-on-offer = { $card } is not on offer.

dmd-story-lead = { $n ->
    [one] { $seat }: ahead by { $n } point, with { $m ->
        [10] all ten suits
       *[other] { $m } of the ten suits
    } in the bank.
   *[other] { $seat }: ahead by { $n } points, with { $m ->
        [10] all ten suits
       *[other] { $m } of the ten suits
    } in the bank.
}
dmd-story-tie = Equal points: { $seat } wins by the larger bank, { $n } cards against { $m }.
dmd-story-haul = { $seat }: the biggest haul, { $n } cards at once.
dmd-story-no-bust = Nobody busted. Remarkable.
dmd-story-busts-only = { $seat }: busted most often, { $n ->
    [one] once
    [2] twice
   *[other] { $n } times
}.
dmd-story-busts = { $seat }: busted most often, { $n ->
    [one] once
    [2] twice
   *[other] { $n } times
}, and lost { $m ->
    [one] { $m } card
   *[other] { $m } cards
} to the sea.
dmd-story-raids = Swords took { $n ->
    [one] { $n } card
   *[other] { $n } cards
}, cannons sank { $m }.

dmd-option-traits = Pirate traits
dmd-option-traits-about = Everybody keeps one of two traits that bend the rules.
dmd-option-mermaid = Mermaids sing
dmd-option-mermaid-about = Mermaids are worth 2 to 7 and let another card act again.
dmd-option-variant = Variant
dmd-option-digital = No forced bust
dmd-option-digital-about = Hook, sword and map offer only cards that do not bust.
dmd-option-house = { $n ->
    [0] House rules
   *[other] House rules ({ $n })
}
dmd-house-may-stop-with-empty-play-area = Stop with nothing at stake
dmd-house-anchored-key-and-chest-pay-bonus = Saved key and chest pay
dmd-house-bust-discards-before-anchored-bonus = Lost cards may come back
dmd-house-directly-banked-cards-count-for-bonus = Cards banked at once count
dmd-house-several-keys-or-chests-pay-once = One bonus in Strange Lands
dmd-house-direct-banking-from-draw-pile-only = Casanova and Fisherman: only what is drawn
dmd-house-moved-card-keeps-old-anchor-protection = Moved cards stay safe
dmd-house-siren-before-casanova = Siren before Casanova
dmd-house-kraken-obligation-survives-its-kraken = The kraken’s demand remains
dmd-house-about-may-stop-with-empty-play-area = Whoever has drawn may stop although the play area is empty.
dmd-house-about-anchored-key-and-chest-pay-bonus = If both survive a bust, they pay one discard for each card saved.
dmd-house-about-bust-discards-before-anchored-bonus = On such a bust the lost cards are discarded before the bonus is taken.
dmd-house-about-directly-banked-cards-count-for-bonus = What a trait banks straight away raises the bonus of key and chest.
dmd-house-about-several-keys-or-chests-pay-once = Several keys or chests pay once; otherwise each pair pays.
dmd-house-about-direct-banking-from-draw-pile-only = They do not bank what hook, map or sword brings.
dmd-house-about-moved-card-keeps-old-anchor-protection = A card that a singing mermaid moves out of an anchor’s protection stays protected.
dmd-house-about-siren-before-casanova = If Casanova’s mermaid chooses a card, an opponent’s Siren gets it.
dmd-house-about-kraken-obligation-survives-its-kraken = It holds even when the kraken has left the play area.
dmd-house-sword = Sword with nothing to take
dmd-house-sword-no-effect = does nothing
dmd-house-sword-discard = is discarded
dmd-variant-none = None
dmd-variant-thieves-island = Thieves Island
dmd-variant-pile-o-treasure = Pile o' Treasure
dmd-variant-sudden-death = Sudden Death
dmd-variant-all-hands-on-deck = All Hands on Deck
dmd-variant-strange-lands = Strange Lands
dmd-variant-beneath-the-waves = Beneath the Waves
dmd-variant-bottom-feeder = Bottom Feeder
dmd-variant-about-none = The game as it is.
dmd-variant-about-thieves-island = What you lose in a bust goes to the player on your left.
dmd-variant-about-pile-o-treasure = Every card in your bank scores.
dmd-variant-about-sudden-death = The first to have fifty points wins on the spot.
dmd-variant-about-all-hands-on-deck = Every suit your bank lacks at the end costs five points.
dmd-variant-about-strange-lands = Equal values bust, equal suits do not.
dmd-variant-about-beneath-the-waves = The best score below sixty wins.
dmd-variant-about-bottom-feeder = Cannon and sword hit the lowest card of a stack.

dmd-rules-goal = Fill your bank with treasure. At the end only the highest card of each of your suits counts; the best sum wins, and with equal sums the larger bank.
dmd-rules-turn = Draw a card into the play area. Most suits then do something at once, and it must be done. Then choose: draw another card, or collect everything in the play area into your bank and end your turn.

    Banks and discards lie open, so everybody can tell which cards are still to come.
dmd-rules-bust = If a card comes whose suit already lies in the play area, you bust: all of it goes to the discards and your turn is over. An anchor saves what lies before it.
dmd-rules-end = When the draw pile is empty, whoever took its last card finishes the turn, and the game is over.
dmd-reference = The ten suits
dmd-reference-variants = Variant cards, one in a game
