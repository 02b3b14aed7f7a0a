rules-short = In short
rules-contents = Contents
rules-search = Search the rules
rules-found = { $n ->
    [0] Nothing found
    [one] { $n } rule found
   *[other] { $n } rules found
}
rules-clear = Show everything
rules-print = Print
rules-number = Link to rule { $rule }
rules-reference = Cards and symbols
rules-learn = Rather learn by playing? Five minutes at the table.
rules-numbers = Each rule has a number. Hints at the table link to it.

rules-section-cards = Cards and deal
rules-section-tricks = Tricks
rules-section-tasks = Tasks
rules-section-talk = Communication
rules-section-distress = Distress signal
rules-section-attempts = Attempts and the logbook
rules-section-two = Two players
rules-section-setup = Getting ready
rules-section-turn = A turn
rules-section-suits = What the suits do
rules-section-traits = Pirate traits
rules-section-mermaids = Mermaids with an ability
rules-section-party = Five to eight players
rules-section-variants = Variants
rules-section-comfort = At this table
rules-section-rockets = Rockets and components
rules-section-experts = Experts
rules-section-advantages = Advantages
rules-section-actions = Actions
rules-section-upgrades = Upgrades
rules-section-end = The end
rules-section-squares = Squares and cards
rules-section-pair = Two players
rules-section-solo = Alone
