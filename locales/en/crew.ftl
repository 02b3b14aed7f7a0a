crew-card = { $suit ->
    [p] pink { $value }
    [b] blue { $value }
    [g] green { $value }
    [y] yellow { $value }
    [r] rocket { $value }
   *[s] submarine { $value }
}
crew-card-done = { $suit ->
    [p] pink { $value }
    [b] blue { $value }
    [g] green { $value }
    [y] yellow { $value }
    [r] rocket { $value }
   *[s] submarine { $value }
}
crew-suit = { $suit ->
    [pink] pink
    [blue] blue
    [green] green
    [yellow] yellow
    [r] rockets
   *[s] submarines
}
crew-letter-p = P
crew-letter-b = B
crew-letter-g = G
crew-letter-y = Y

crew-leader = { $game ->
    [planet-nine] Commander
   *[deep-sea] Captain
}
crew-leader-about = { $game ->
    [planet-nine] Was dealt rocket 4: chooses tasks first and leads the first trick.
   *[deep-sea] Was dealt submarine 4: chooses tasks first and leads the first trick.
}
crew-your-hand = Your cards
crew-n-tricks = { $n ->
    [one] { $n } trick won
   *[other] { $n } tricks won
}
crew-n-cards = { $n ->
    [one] { $n } card left
   *[other] { $n } cards left
}
crew-hand-left = Left in hand
crew-token-ready = May still communicate
crew-token-on-card = Has communicated; the token lies on the card
crew-token-used = Has communicated; the token is used up
crew-token-barred = Must not communicate
crew-shared-tokens = { $n ->
    [0] No token is left in the middle
    [one] { $n } token in the middle, for whoever takes it
   *[other] { $n } tokens in the middle, for whoever takes one
}

crew-sign-hidden = Nobody is told whether a shown card is the highest, the only one or the lowest.
crew-sign-from = Nobody can communicate before trick { $trick }.

crew-trick = Trick { $n } of { $of }
crew-trick-cards = Cards of the trick
crew-trick-to = Trick: { $name }
crew-last-trick = Last trick
crew-history = All tricks
crew-history-trick = Trick { $n }: { $name }
crew-row = Cards of { $name }
crew-covered = Covered card
crew-card-task = Task of { $name }

crew-prompt-lead = Lead a card.
crew-prompt-follow = Follow suit: { $suit }.
crew-prompt-any = You cannot follow suit ({ $suit }): play any card.
crew-prompt-for = Play a card for { $name }.
crew-prompt-wait-lead = { $name } is to lead.
crew-prompt-wait = { $name } is to play.
crew-key-radio = Communicate, or not after all
crew-key-trick = Look at the last trick

crew-radio = Communicate
crew-radio-choose = Show which card? It must be your highest, your only or your lowest of its colour.
crew-radio-choose-hidden = Show which card? It must be your highest, only or lowest of its colour, but nobody is told which of the three.
crew-radio-none = Nothing in your hand can be communicated.
crew-radio-says = { $position ->
    [highest] { $card }: my highest of this colour
    [only] { $card }: my only one of this colour
    [lowest] { $card }: my lowest of this colour
   *[hidden] { $card }: highest, only or lowest, nobody knows which
}
crew-radio-send = Show it
crew-message = { $position ->
    [highest] { $name } has shown { $card }: the highest of its colour
    [only] { $name } has shown { $card }: the only one of its colour
    [lowest] { $name } has shown { $card }: the lowest of its colour
   *[hidden] { $name } has shown { $card }: highest, only or lowest of its colour
}
crew-position-highest = Token at the top: the highest card of this colour
crew-position-only = Token in the middle: the only card of this colour
crew-position-lowest = Token at the bottom: the lowest card of this colour

crew-go-on = Nothing to propose
crew-distress = Distress signal
crew-distress-about = Everybody passes one colour card to the same neighbour, before anybody communicates. It adds one attempt to the logbook.
crew-distress-active = The distress signal is sent: it counts as one more attempt.
crew-distress-left = All pass left
crew-distress-right = All pass right
crew-distress-swap = Swap a card
crew-pass-to = Choose a colour card to pass to { $name }.
crew-pass-waiting = You pass { $card }. Still choosing: { $names }.
crew-pass-watch = A card is passed by everybody. Still choosing: { $names }.
crew-pass-done = Passed: { $given }. Received: { $received }.
crew-draws-done = Drawn: { $taken }. Lost: { $lost }.
crew-draws-column = The covered card in column { $n } was exchanged.

crew-proposal-distress = { $direction ->
    [left] send a distress signal, everybody passes to the left
   *[right] send a distress signal, everybody passes to the right
}
crew-vote = { $own ->
    [yes] You propose: { $proposal }.
   *[no] { $name } proposes: { $proposal }.
}
crew-vote-agreed = For it so far: { $names }
crew-vote-waiting = Waiting for the others' answers.

crew-tasks-free = Tasks on the table
crew-task-free = not taken yet
crew-task-open = still to do
crew-task-done = done
crew-task-failed = lost

crew-event-hand-dealt = The cards are dealt.
crew-event-row-dealt = Open cards beside the players: { $open }.
crew-event-agreed = { $by } agrees.
crew-event-objected = { $by } objects; the proposal is dropped.
crew-event-pass-chosen = { $by } has chosen a card to pass.
crew-event-passed = { $from } passes { $card } to { $to }.
crew-event-a-card = a card
crew-event-communicated = { $position ->
    [highest] { $by } shows { $card }: the highest of its colour.
    [only] { $by } shows { $card }: the only one of its colour.
    [lowest] { $by } shows { $card }: the lowest of its colour.
   *[hidden] { $by } shows { $card }.
}
crew-event-played = { $by } plays { $card }.
crew-event-trick-won = Trick { $trick } goes to { $by }.
crew-event-turned-up = Turned up: { $cards }.
crew-event-mission-won = The mission is accomplished!

crew-story-won = Mission accomplished after trick { $n } of { $of }.
crew-story-most = Most tricks: { $name } ({ $n }).
crew-story-messages = { $n ->
    [0] Not one card was communicated.
    [one] A single card was communicated.
   *[other] { $n } cards were communicated.
}
crew-story-distress = The crew had sent a distress signal.
crew-story-open = { $n ->
    [one] { $n } task was still open.
   *[other] { $n } tasks were still open.
}

crew-option-mission = Mission
crew-option-own = Mission of your own
crew-option-code = Code of your own mission
crew-option-code-use = Take it
crew-option-make = Make up a mission
crew-option-code-about = { $prefix } and the letters that follow, as a friend sent them.
crew-option-code-wrong = This is no code of a mission: it begins with { $prefix }.
crew-option-history = Open history
crew-option-history-about = House rule: all finished tricks stay visible, not only the last one. The logbook notes it.
crew-option-distress = Distress signal still active
crew-option-distress-about = It was sent in an earlier attempt at this mission.
crew-option-dummy = { $name } plays after
crew-option-dummy-about = With two players { $name } is the third crew member: 7 open cards on 7 covered ones, played by whoever has the highest trump.
crew-mission-n = Mission { $n }

crew-cards-heading = Cards
crew-cards-about = Four colours with the values 1 to 9, each with its own shape and letter.
crew-trump-about = { $suit ->
    [r] Four rockets are trumps: they beat every colour. Rockets are never communicated or passed on.
   *[s] Four submarines are trumps: they beat every colour. Submarines are never communicated or passed on.
}
crew-messages-heading = What a token tells
crew-next-mission = On to mission { $n }
