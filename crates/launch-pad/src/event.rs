//! Events, in full and as one observer saw them.

use std::fmt;

use game::{Observer, Seat};
use schemars::JsonSchema;
use serde::Serialize;

use crate::card::{Card, Kind};
use crate::hand::Knowers;
use crate::target::{RocketAt, Target};
use crate::zone::Zone;

/// An event in full; `seen` decides how much of it each observer learns.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Event {
    /// A public event.
    Open(Seen),
    /// A card was drawn from the draw pile.
    Drew {
        /// The player.
        seat: Seat,
        /// The card.
        card: Card,
    },
    /// A card passed from hand to hand, by theft or by agreement.
    Passed {
        /// The giver.
        from: Seat,
        /// The receiver.
        to: Seat,
        /// The card.
        card: Card,
        /// Whether it was stolen.
        stolen: bool,
        /// The observers who knew the card before.
        known: Witnesses,
    },
    /// A player on potato duty picked a card, face down.
    Picked {
        /// The player.
        seat: Seat,
        /// The card.
        card: Card,
    },
    /// A card was offered.
    Offered {
        /// The active player.
        seat: Seat,
        /// The player who gets the offer.
        to: Seat,
        /// The card.
        card: Card,
    },
    /// A card was asked for in return.
    Asked {
        /// The active player.
        seat: Seat,
        /// The player asked.
        to: Seat,
        /// The card.
        card: Card,
    },
}

impl Event {
    /// Whether it shows nothing hidden and concerns only this player.
    pub(crate) fn concerns_only(&self, seat: Seat) -> bool {
        match self {
            Event::Open(Seen::Played { target, .. }) => {
                target.is_none_or(|target| target.seats().into_iter().flatten().all(|other| other == seat))
            }
            Event::Open(Seen::RocketMoved { rocket, .. }) => rocket.seat == seat,
            Event::Open(Seen::Took { from, .. }) => from.is_none_or(|from| from == seat),
            Event::Open(Seen::Discarded { .. }) => true,
            _ => false,
        }
    }
}

impl From<Seen> for Event {
    fn from(seen: Seen) -> Event {
        Event::Open(seen)
    }
}

/// The observers who knew a card before it passed from hand to hand.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Witnesses(pub(crate) Knowers);

impl Event {
    /// The event as this observer saw it.
    pub(crate) fn seen(&self, observer: Observer) -> Seen {
        let shown = |may_see: bool, card: Card| may_see.then_some(card);
        match *self {
            Event::Open(ref seen) => seen.clone(),
            Event::Drew { seat, card } => Seen::Drew { seat, card: shown(observer.sees(seat), card) },
            Event::Passed { from, to, card, stolen, known } => {
                let concerned = observer.sees(from) || observer.sees(to);
                let card = shown(concerned || known.0.include(observer), card);
                if stolen {
                    Seen::Stolen { seat: to, from, card }
                } else {
                    Seen::Given { seat: from, to, card }
                }
            }
            Event::Picked { seat, card } => Seen::Picked { seat, card: shown(observer.sees(seat), card) },
            Event::Offered { seat, to, card } => {
                let concerned = observer.sees(seat) || observer.sees(to);
                Seen::Offered { seat, to, card: shown(concerned, card) }
            }
            Event::Asked { seat, to, card } => {
                let concerned = observer.sees(seat) || observer.sees(to);
                Seen::Asked { seat, to, card: shown(concerned, card) }
            }
        }
    }
}

/// An event as one observer saw it, without the cards that stayed hidden.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, JsonSchema)]
#[serde(tag = "type", rename_all = "kebab-case")]
pub enum Seen {
    /// A turn began.
    TurnBegan {
        /// The active player.
        seat: Seat,
    },
    /// A launch-pad part moved on within its owner's zones.
    PartMoved {
        /// The owner of the zones.
        seat: Seat,
        /// The part.
        part: Card,
        /// The zone where it lies now.
        to: Zone,
    },
    /// A launch-pad part reached the common launch-pad area.
    PartOut {
        /// The player who brought it there.
        seat: Seat,
        /// The part.
        part: Card,
    },
    /// The launch pad is complete: each player has one more turn.
    CountdownBegan {
        /// The player who completed it, and so will be last.
        seat: Seat,
    },
    /// A rocket went to another zone.
    RocketMoved {
        /// The rocket's place before it moved.
        rocket: RocketAt,
        /// The rocket's card.
        card: Card,
        /// The zone where it stands now.
        to: Zone,
    },
    /// A card was drawn from the draw pile.
    Drew {
        /// The player.
        seat: Seat,
        /// The card, if seen.
        #[serde(skip_serializing_if = "Option::is_none")]
        card: Option<Card>,
    },
    /// A launch-pad part was drawn; it goes to the assembly shop, or straight out in the fast game.
    PartDrawn {
        /// The player who drew it.
        seat: Seat,
        /// The part.
        part: Card,
    },
    /// The discard pile was shuffled and became the draw pile.
    Reshuffled {
        /// The new size of the draw pile.
        cards: u8,
    },
    /// Cards from the discard pile were shuffled into the draw pile.
    ShuffledIn {
        /// The number of cards.
        cards: u8,
    },
    /// A card was played.
    Played {
        /// The player.
        seat: Seat,
        /// The card.
        card: Card,
        /// The target, if there is one.
        #[serde(skip_serializing_if = "Option::is_none")]
        target: Option<Target>,
    },
    /// A card came to a hand openly: out of the discard pile or from in front of a player.
    Took {
        /// The new holder.
        seat: Seat,
        /// The card.
        card: Card,
        /// The former owner; `None` if it lay in the discard pile.
        #[serde(skip_serializing_if = "Option::is_none")]
        from: Option<Seat>,
    },
    /// A card went to the discard pile.
    Discarded {
        /// The player who put it there.
        seat: Seat,
        /// The card.
        card: Card,
    },
    /// A player on potato duty picked a card, face down.
    Picked {
        /// The player.
        seat: Seat,
        /// The card, if seen.
        #[serde(skip_serializing_if = "Option::is_none")]
        card: Option<Card>,
    },
    /// A card picked on potato duty was turned up.
    Revealed {
        /// The player.
        seat: Seat,
        /// The card.
        card: Card,
    },
    /// A hand card was stolen.
    Stolen {
        /// The thief.
        seat: Seat,
        /// The former holder.
        from: Seat,
        /// The card, if seen.
        #[serde(skip_serializing_if = "Option::is_none")]
        card: Option<Card>,
    },
    /// A card was given from hand to hand.
    Given {
        /// The giver.
        seat: Seat,
        /// The receiver.
        to: Seat,
        /// The card, if seen.
        #[serde(skip_serializing_if = "Option::is_none")]
        card: Option<Card>,
    },
    /// A card was offered.
    Offered {
        /// The active player.
        seat: Seat,
        /// The player who gets the offer.
        to: Seat,
        /// The card, if seen.
        #[serde(skip_serializing_if = "Option::is_none")]
        card: Option<Card>,
    },
    /// A card was asked for in return.
    Asked {
        /// The active player.
        seat: Seat,
        /// The player asked.
        to: Seat,
        /// The card, if seen.
        #[serde(skip_serializing_if = "Option::is_none")]
        card: Option<Card>,
    },
    /// An offer was made and awaits its answer.
    Proposed {
        /// The active player.
        seat: Seat,
        /// The player who gets the offer.
        to: Seat,
        /// The number of cards offered.
        gives: u8,
        /// The number of cards wanted in return; 0 for a gift.
        wants: u8,
    },
    /// An offer was accepted.
    Accepted {
        /// The player who accepted.
        seat: Seat,
    },
    /// An offer was turned down.
    Refused {
        /// The player who refused.
        seat: Seat,
    },
    /// An offer was taken back.
    Withdrawn {
        /// The active player.
        seat: Seat,
    },
    /// An empty hand is filled up again.
    Refilled {
        /// The player.
        seat: Seat,
    },
    /// The countdown has run out.
    GameEnded {
        /// The winners, of whom several may share the win.
        winners: Vec<Seat>,
        /// The points from seat A on.
        points: Vec<i16>,
    },
}

impl fmt::Display for Seen {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let name = |card: &Option<Card>| card.map_or("a card", Card::id);
        let cards = |n: u8| if n == 1 { "card" } else { "cards" };
        match self {
            Seen::TurnBegan { seat } => write!(f, "{seat}'s turn begins."),
            Seen::PartMoved { seat, part, to } => write!(f, "{seat}'s {part} moves on to {to}."),
            Seen::PartOut { seat, part } => write!(f, "{seat} brings {part} to the launch-pad area."),
            Seen::CountdownBegan { seat } => {
                write!(f, "{seat} completes the launch pad: one more turn each.")
            }
            Seen::RocketMoved { rocket, card, to } => write!(f, "{rocket}, a {card}, goes to {to}."),
            Seen::Drew { seat, card } => write!(f, "{seat} draws {}.", name(card)),
            Seen::PartDrawn { seat, part } => write!(f, "{seat} draws {part} and places it."),
            Seen::Reshuffled { cards } => write!(f, "The discard pile becomes the draw pile: {cards} cards."),
            Seen::ShuffledIn { cards } => write!(f, "{cards} discards are shuffled into the draw pile."),
            Seen::Played { seat, card, target: None } => write!(f, "{seat} plays {card}."),
            Seen::Played { seat, card, target: Some(target) } => {
                let preposition = match (card.kind(), target) {
                    (Kind::Action(_), Target::Card(_)) => "for",
                    (_, Target::Zone(_)) => "at",
                    _ => "on",
                };
                write!(f, "{seat} plays {card} {preposition} {target}.")
            }
            Seen::Took { seat, card, from: None } => write!(f, "{seat} takes {card} from the discard pile."),
            Seen::Took { seat, card, from: Some(from) } => write!(f, "{seat} takes {card} from {from}."),
            Seen::Discarded { seat, card } => write!(f, "{seat} discards {card}."),
            Seen::Picked { seat, card } => write!(f, "{seat} picks {} for potato duty.", name(card)),
            Seen::Revealed { seat, card } => write!(f, "{seat} has picked {card}."),
            Seen::Stolen { seat, from, card } => write!(f, "{seat} steals {} from {from}.", name(card)),
            Seen::Given { seat, to, card } => write!(f, "{seat} gives {to} {}.", name(card)),
            Seen::Offered { seat, to, card } => write!(f, "{seat} offers {to} {}.", name(card)),
            Seen::Asked { seat, to, card } => write!(f, "{seat} asks {} of {to} in return.", name(card)),
            Seen::Proposed { seat, to, gives, wants: 0 } => {
                write!(f, "{seat}'s offer to {to} stands: {gives} {} as a gift.", cards(*gives))
            }
            Seen::Proposed { seat, to, gives, wants } => {
                write!(f, "{seat}'s offer to {to} stands: {gives} {} for {wants}.", cards(*gives))
            }
            Seen::Accepted { seat } => write!(f, "{seat} accepts the offer."),
            Seen::Refused { seat } => write!(f, "{seat} refuses the offer."),
            Seen::Withdrawn { seat } => write!(f, "{seat} withdraws the offer."),
            Seen::Refilled { seat } => write!(f, "{seat}'s hand is empty and is filled up."),
            Seen::GameEnded { winners, points } => {
                let winners: Vec<_> = winners.iter().map(Seat::to_string).collect();
                let points: Vec<_> = points.iter().map(i16::to_string).collect();
                write!(f, "The game is over: {} wins with {}.", winners.join(" and "), points.join(" : "))
            }
        }
    }
}
