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

dmd-card = { $suit } { $value }
dmd-points = { $n ->
    [one] { $n } point
   *[other] { $n } points
}
dmd-cards = { $n ->
    [one] { $n } card
   *[other] { $n } cards
}
dmd-draw-pile = Draw pile
dmd-discard-pile = Discard pile
dmd-play-area = Play area
dmd-play-area-empty = Nothing at stake yet
dmd-your-bank = Your bank
dmd-bank-empty = The bank is empty
dmd-odds = { $busting } of { $of } cards bust you
dmd-odds-none = Nothing can bust you
dmd-next = Next: { $cards }
dmd-owed = { $n ->
    [one] The kraken wants { $n } more card
   *[other] The kraken wants { $n } more cards
}
dmd-protected = safe
dmd-choose-trait = Which trait do you keep?
dmd-choose-victim = Whose losses shall be yours?
dmd-choose-hook = Which of your stacks does the hook take from?
dmd-choose-cannon = Which stack does the cannon hit?
dmd-choose-misfire = Your cannon misfires: which of your own stacks does it hit?
dmd-choose-map = Which card does the map bring?
dmd-choose-sword = Which stack does the sword take from?
dmd-choose-mermaid = Which card acts again?
dmd-choose-plunder = Whose bank pays the bonus?

dmd-action-draw = Draw
dmd-action-collect = Collect
dmd-action-collect-n = Collect { $n }

dmd-event-started = { $first } starts.
dmd-event-traits-offered = You may keep { $traits }.
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
dmd-event-lost = { $seat } loses { $cards }.
dmd-event-collected = { $seat } collects { $cards }.
dmd-event-bonus-taken = Key and chest pay { $seat } { $cards }.
dmd-event-game-over = The draw pile is empty: the game is over.

dmd-refusal-not-your-turn = It is another player's turn.
dmd-refusal-draw-first = Draw at least one card before you collect.
dmd-refusal-kraken-holds = The kraken wants { $owed } more before you collect.
dmd-refusal-answer-first = Choose for the card that is acting first.
