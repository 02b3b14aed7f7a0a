lp-sort-rocket = Rocket
lp-sort-component = Component
lp-sort-expert = Expert
lp-sort-advantage = Advantage
lp-sort-action = Action
lp-sort-upgrade = Upgrade
lp-sort-part = Launch pad
lp-sorts-rocket = Rockets
lp-sorts-component = Components
lp-sorts-expert = Experts
lp-sorts-advantage = Advantages
lp-sorts-action = Actions
lp-sorts-upgrade = Upgrades
lp-sorts-part = Parts of the launch pad
lp-sort-about-rocket = Played into your assembly shop. The number is what it is worth.
lp-sort-about-component = Go onto one of your rockets in the assembly shop that still lacks them.
lp-sort-about-expert = One for each zone. Without its expert no rocket leaves a zone.
lp-sort-about-advantage = Go onto one rocket, at most one of each kind. A rocket that is sent back or discarded loses them.
lp-sort-about-action = Carried out at once, in full or not at all, and discarded.
lp-sort-about-upgrade = Lie beside your zones and last; a new one takes the place of the old.
lp-sort-about-part = Never held in hand: whoever draws one places it, and it climbs one zone per turn.

lp-card-swift = Swift
lp-card-rapid = Rapid
lp-card-dauntless = Dauntless
lp-card-fearless = Fearless
lp-card-metal = Metal
lp-card-fuel = Fuel
lp-card-engineer = Engineer
lp-card-inspector = Inspector
lp-card-mission-controller = Mission controller
lp-card-jack-of-all-trades = Jack-of-all-trades
lp-card-certification = Certification
lp-card-astronaut = Astronaut
lp-card-oxygen = Oxygen
lp-card-top-secret = Top secret
lp-card-cancel-project = Cancel project
lp-card-launch-key = Key to launch
lp-card-budget-cut = Budget cut
lp-card-priority = Top priority
lp-card-research = R&D
lp-card-retest = Retest
lp-card-headhunting = Headhunting
lp-card-brainstorm = Brainstorm
lp-card-sabotage = Sabotage
lp-card-solder-and-chisel = Solder and chisel
lp-card-potato-duty = Potato duty
lp-card-espionage = Espionage
lp-card-vacuum = Vacuum
lp-card-employment-contract = Employment contract
lp-card-overtime = Overtime
lp-card-security-system = Security system
lp-card-warehouse = Warehouse
lp-card-pad-top-left = Pad, top left
lp-card-pad-top-right = Pad, top right
lp-card-pad-bottom-left = Pad, bottom left
lp-card-pad-bottom-right = Pad, bottom right
lp-card-times = { $card }, { $n } times

lp-about-swift = Needs 1 metal and 1 fuel; worth 6 points on the launch table.
lp-about-rapid = Needs 1 metal and 2 fuel; worth 8 points on the launch table.
lp-about-dauntless = Needs 2 metal and 2 fuel; worth 10 points on the launch table.
lp-about-fearless = Needs 3 metal and 2 fuel; worth 12 points on the launch table.
lp-about-metal = The hull of a rocket in your assembly shop.
lp-about-fuel = The tanks of a rocket in your assembly shop.
lp-about-engineer = Lets complete rockets leave your assembly shop.
lp-about-inspector = Lets complete rockets leave your test stand.
lp-about-mission-controller = Watches over your launch table. With nobody there, you lose 10 points at the end.
lp-about-jack-of-all-trades = Takes the expert's place of any of your zones, for good.
lp-about-certification = Onto a rocket on your test stand. Worth 3 points on the launch table; no retest can send the rocket back.
lp-about-astronaut = Onto a rocket on your launch table. With oxygen worth 4 points; without, it costs 4.
lp-about-oxygen = Onto a rocket on your launch table. Keeps its astronaut alive; worth nothing by itself.
lp-about-top-secret = Onto a rocket on your launch table. Nobody can sabotage, cancel or vacuum it, not even you.
lp-about-cancel-project = Any rocket in play goes to the discard pile, with all that is on it.
lp-about-launch-key = A launch-pad part in anybody's zones goes straight to the pad.
lp-about-budget-cut = Take another player's upgrade into your hand.
lp-about-priority = One of your complete rockets goes straight to your launch table, experts or not.
lp-about-research = Draw 3 cards, however many you hold.
lp-about-retest = A rocket on any launch table goes back to its test stand and loses its advantages.
lp-about-headhunting = Take any expert in play into your hand.
lp-about-brainstorm = The top 10 cards of the discard pile are shuffled into the draw pile.
lp-about-sabotage = Take a component off another player's rocket; it falls back to the assembly shop and loses its advantages.
lp-about-solder-and-chisel = Take any card out of the discard pile.
lp-about-potato-duty = Everybody, you too, discards a card of their own choice.
lp-about-espionage = Take 2 cards at random: both from one player, or one each from two.
lp-about-vacuum = Take any oxygen in play into your hand.
lp-about-employment-contract = Nobody else can headhunt your experts.
lp-about-overtime = Two rockets instead of one may leave each of your zones per turn.
lp-about-security-system = Nobody else can sabotage, cancel or vacuum your rockets.
lp-about-warehouse = You may hold 8 cards instead of 6, and draw up to 8.
lp-about-pad-top-left = With all four parts on the pad the final countdown begins.
lp-about-pad-top-right = With all four parts on the pad the final countdown begins.
lp-about-pad-bottom-left = With all four parts on the pad the final countdown begins.
lp-about-pad-bottom-right = With all four parts on the pad the final countdown begins.

lp-zone-assembly = Assembly shop
lp-zone-test = Test stand
lp-zone-launch = Launch table
lp-vacancy-assembly = No engineer: rockets cannot leave the assembly shop.
lp-vacancy-test = No inspector: rockets cannot leave the test stand.
lp-vacancy-launch = Nobody controls the mission: 10 points lost at the end.
lp-expert = { $card }, { $zone }
lp-expert-here = Place the expert here: { $zone }
lp-rocket = { $card }, { $zone }
lp-rocket-worth = Worth { $n } points on the launch table.
lp-rocket-lacks = { $metal ->
    [0] It still lacks { $fuel } fuel.
   *[other] { $fuel ->
        [0] It still lacks { $metal } metal.
       *[other] It still lacks { $metal } metal and { $fuel } fuel.
    }
}
lp-rocket-complete = It is complete.
lp-rocket-ready = It is complete and may move on at the next turn.
lp-part-under-way = { $card }, { $zone }
lp-target-expert = { $whose ->
    [own] expert, { $zone }
   *[other] { $seat }: expert, { $zone }
}
lp-target-rocket = { $whose ->
    [own] rocket { $n }, { $zone }
   *[other] { $seat }: rocket { $n }, { $zone }
}
lp-target-component = { $rocket }, { $component }

lp-your-gantry = Your gantry
lp-gantry-of = Gantry of { $name }
lp-your-hand = Your hand
lp-hand-size = { $n ->
    [one] { $n } card in hand, { $limit } may be kept.
   *[other] { $n } cards in hand, { $limit } may be kept.
}
lp-hand-known = Cards you have seen in this hand
lp-score = { $n ->
    [one] { $n } point as things stand
   *[other] { $n } points as things stand
}
lp-score-of = Points: { $name }
lp-score-about = What counts if the game ended now. Cards in hand and rockets on the test stand count nothing.
lp-score-launch = Rockets on the launch table
lp-score-certifications = Certifications there
lp-score-astronauts = Astronauts
lp-score-assembly = Left in the shop
lp-score-control = Mission control
lp-score-total = Together
lp-pad = Launch pad: { $n } of 4 parts
lp-pad-short = Pad
lp-countdown = { $n ->
    [0] Countdown: the last turn!
    [one] Countdown: { $n } more turn
   *[other] Countdown: { $n } more turns
}
lp-draw-pile = Draw pile: { $n ->
    [one] { $n } card
   *[other] { $n } cards
}
lp-draw-pile-short = Draw
lp-discard-pile = Discard pile: { $n ->
    [one] { $n } card
   *[other] { $n } cards
}
lp-discard-pile-short = Discards
lp-discard-top = On top of the discard pile: { $card }
lp-aim-at = Choose { $name }

lp-actions = What you can do
lp-action-stay = Go on
lp-action-draw = Draw
lp-action-take = { $known ->
    [yes] Take { $card }
   *[no] Take the top discard
}
lp-action-end = End turn
lp-action-accept = Accept
lp-action-refuse = Refuse
lp-action-withdraw = Withdraw the offer
lp-action-want = Ask for { $card } and more
lp-action-ask = { $known ->
    [yes] Ask for { $card } and make the offer
   *[no] Make the offer
}
lp-mode-discard = Discard …
lp-mode-offer = Offer … ({ $n })
lp-action-offer = Offer { $card }: { $to }
lp-key-offer = Offer cards
lp-key-pile = Look through the discard pile
lp-action-advance = Move on: { $rocket }
lp-action-play = { $aimed ->
    [yes] Play { $card } → { $target }
   *[no] Play { $card }
}
lp-action-discard = Discard { $card }
lp-action-pile = { $card } goes next
lp-step-advance = move rockets on
lp-step-draw = draw
lp-step-play = play cards
lp-step-pile = put the discards in order
lp-step-duty = choose a card for potato duty
lp-step-ask = prepare the offer
lp-step-offer = answer the offer
lp-step-discard = discard
lp-step-over = go home
lp-wait = { $step ->
    [advance] { $name } moves rockets on.
    [draw] { $name } draws.
    [pile] { $name } puts the discards in order.
    [duty] Potato duty: everybody chooses a card.
    [ask] { $name } prepares an offer.
    [offer] { $name } has made an offer.
    [discard] { $name } discards.
   *[play] { $name } plays cards.
}
lp-prompt-advance = Tap a finished rocket to move it on.
lp-prompt-draw = The top discard, or a card from the draw pile?
lp-prompt-play = Play as many cards as you like.
lp-prompt-stuck = Nothing can be played now. Discard some cards, or end your turn.
lp-prompt-surplus = { $n ->
    [one] Discard { $n } card: you may keep { $limit }.
   *[other] Discard { $n } cards: you may keep { $limit }.
}
lp-prompt-mode-discard = What do you discard? After that nothing more can be played.
lp-prompt-pile = Which card goes on the discard pile next?
lp-prompt-duty = Potato duty: choose a card to discard.
lp-prompt-discard = Discard more, or end your turn.
lp-prompt-target = { $card }: choose where.
lp-prompt-way = { $card }: which one?
lp-prompt-from-pile = Which card do you take?
lp-way-both = Both from { $name }
lp-way-each = One each: { $names }

lp-offer = The offer
lp-offer-words = { $seat } makes an offer: { $to }
lp-offer-draft = Your offer
lp-offer-to = To whom?
lp-offer-tries = { $n ->
    [one] One more offer may be refused or withdrawn this turn.
   *[other] { $n } more offers may be refused or withdrawn this turn.
}
lp-offer-give = You give
lp-offer-choose = Choose cards from your hand.
lp-offer-want = You want in return
lp-offer-leave-out = Leave out { $card }
lp-offer-make = Make the offer
lp-offer-prices = Cards you can ask for
lp-offer-given = Offered
lp-offer-wanted = Wanted in return
lp-offer-gift = nothing: a gift
lp-offer-secret = A card only those two know

lp-event-turn-began = { $seat }'s turn.
lp-event-part-moved = { $part } climbs: { $to } ({ $seat }).
lp-event-part-out = { $part } reaches the launch pad ({ $seat }).
lp-event-countdown-began = { $seat } completes the launch pad: everybody has one more turn.
lp-event-rocket-moved = { $seat }: { $card } goes to: { $to }.
lp-event-drew = { $seat } draws { $card }.
lp-event-part-drawn = { $seat } draws and places: { $part }.
lp-event-reshuffled = The discard pile becomes the draw pile: { $cards ->
    [one] { $cards } card.
   *[other] { $cards } cards.
}
lp-event-shuffled-in = { $cards ->
    [one] { $cards } discard is shuffled into the draw pile.
   *[other] { $cards } discards are shuffled into the draw pile.
}
lp-event-played = { $aimed ->
    [yes] { $seat } plays { $card } → { $target }.
   *[no] { $seat } plays { $card }.
}
lp-event-took = { $owned ->
    [yes] { $seat } takes { $card } from { $from }.
   *[no] { $seat } takes { $card } from the discard pile.
}
lp-event-discarded = { $seat } discards { $card }.
lp-event-picked = { $known ->
    [yes] { $seat } picks { $card } for potato duty.
   *[no] { $seat } has picked a card for potato duty.
}
lp-event-revealed = Potato duty, { $seat }: { $card }.
lp-event-stolen = { $known ->
    [yes] { $seat } steals { $card } from { $from }.
   *[no] { $seat } steals a card from { $from }.
}
lp-event-given = { $known ->
    [yes] { $seat } gives { $card } to { $to }.
   *[no] { $n ->
        [one] { $seat } gives a card to { $to }.
       *[other] { $seat } gives { $n } cards to { $to }.
    }
}
lp-event-offered = { $seat } offers { $card } to { $to }.
lp-event-asked = { $seat } wants { $card } from { $to } in return.
lp-event-proposed = { $seat } makes { $to } an offer: { $gives ->
    [one] { $gives } card
   *[other] { $gives } cards
} { $wants ->
    [0] as a gift
   *[other] for { $wants }
}.
lp-event-accepted = { $seat } accepts.
lp-event-refused = { $seat } refuses.
lp-event-withdrawn = { $seat } withdraws the offer.
lp-event-refilled = { $seat } has emptied the hand and fills it up again.
lp-event-game-ended = { $n ->
    [one] The countdown is over: { $names } wins.
   *[other] The countdown is over: { $names } share the win.
}

lp-refusal-game-over = The game is over.
lp-refusal-not-your-turn = Somebody else is awaited. Wait for your turn.
lp-refusal-wrong-step = Not now. First there is something else to do: { $step }.
lp-refusal-not-in-hand = You have no { $card } in hand.
lp-refusal-no-such-rocket = There is no such rocket: { $rocket }.
lp-refusal-not-your-rocket = { $rocket }: not yours. Choose one of your own rockets.
lp-refusal-incomplete = { $rocket }: it needs all its metal and fuel first.
lp-refusal-no-expert = { $zone }: rockets leave it only with an expert in place.
lp-refusal-cannot-go-further = { $rocket }: it cannot go further this turn.
lp-refusal-zone-spent = { $zone }: no further rocket may leave it this turn.
lp-refusal-target-missing = { $card }: choose what it is played on.
lp-refusal-wrong-target = { $card } cannot be played on this: { $target }.
lp-refusal-no-target-needed = { $card } is not played on anything.
lp-refusal-protected = { $by } protects this from { $card }: { $target }. Choose something else.
lp-refusal-place-taken = { $zone }: the expert's place is taken, and experts stay where they are.
lp-refusal-no-rocket-for = None of your rockets can take { $card } now.
lp-refusal-impossible = { $card } cannot be carried out in full now, so it cannot be played.
lp-refusal-not-to-be-piled = { $card } is not among the cards to be piled.
lp-refusal-hand-too-large = You hold { $hand } cards and may keep { $limit }. Play or discard some first.
lp-refusal-no-negotiation = Negotiation was not agreed on, so cards cannot be offered.
lp-refusal-offers-spent = Three offers to { $to } were refused or withdrawn this turn. Wait for your next turn.
lp-refusal-one-offer-at-a-time = You are preparing an offer to { $to }. Make it or withdraw it first.
lp-refusal-already-offered = { $card } is in your offer already, and you hold no other.
lp-refusal-asks-too-much = { $hand ->
    [one] { $to } holds only { $hand } card. Ask for no more.
   *[other] { $to } holds only { $hand } cards. Ask for no more.
}
lp-refusal-no-partner = Offer cards to another player at the table.
lp-refusal-cannot-pay = You do not hold all that is asked for: { $card } is missing. Refuse the offer.
lp-refusal-never-in-hand = { $card } is never in a hand. Ask for another card.

lp-story-pad = { $seat } completed the launch pad and started the countdown.
lp-story-tie = Equal points: more advantages in play decide, { $n } against { $m } ({ $seat }).
lp-story-launch = { $n ->
    [0] { $seat } won without a single rocket on the launch table.
    [one] { $seat } had { $n } rocket on the launch table, worth { $points } points
   *[other] { $seat } had { $n } rockets on the launch table, worth { $points } points
}{ $n ->
    [0] { "" }
   *[other] { $extra ->
        [0] .
       *[other] , and { $extra } more for crews and certificates.
    }
}
lp-story-biggest = The pride of the fleet: { $card }, { $n } points.
lp-story-penalty = { $n ->
    [one] { $seat } lost { $n } point to unfinished business.
   *[other] { $seat } lost { $n } points to unfinished business: rockets left in the shop, astronauts without air or nobody in control.
}
lp-story-raids = { $n ->
    [one] There was { $n } raid; its victim: { $seat }.
   *[other] There were { $n } raids; hit most often ({ $m }): { $seat }.
}

lp-option-fast = Fast game
lp-option-about-fast = A drawn launch-pad part goes straight to the pad.
lp-option-long = Long game
lp-option-about-long = The launch-pad parts come in only when the draw pile is rebuilt for the first time.
lp-option-negotiation = Negotiation
lp-option-about-negotiation = In your turn you may offer others swaps and gifts of cards in hand.
lp-option-super-powers = Super powers
lp-option-about-super-powers = Any number of upgrades for everybody; a budget cut takes all of them.

lp-rules-goal = Build rockets and bring them to your launch table before the common launch pad is complete. Rockets there score their value, on the test stand nothing; every rocket left in the assembly shop costs its value. The most points win; a tie goes to whoever has more advantages in play.
lp-rules-turn = First your launch-pad parts climb one zone each. Then you may move finished rockets on: one out of each zone, if the zone's expert was in place when the turn began. Then draw up to six cards; one of them may be the top discard.

    Now play as many cards as you like. If your hand runs empty, you fill it up once. At last discard what you do not want; six cards may stay in hand.
lp-rules-zones = A rocket is built in the assembly shop out of metal and fuel, passes the test stand and ends on the launch table. Experts stand beside the zones: engineer, inspector, mission controller; a jack-of-all-trades stands anywhere. Nobody in control of the launch table costs ten points.
lp-rules-end = Four parts of the launch pad lie in the lower half of the draw pile. When the fourth one reaches the pad, the countdown begins: everybody has one more turn, and whoever completed the pad is last.
