//! Events at the table.

use std::fmt;

use game::{Observer, Seat};
use schemars::JsonSchema;
use serde::Serialize;

use crate::card::{Card, Suit};
use crate::traits::Trait;

/// An event; all of it is public, except for the traits on offer.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, JsonSchema)]
#[serde(tag = "type", rename_all = "kebab-case")]
pub enum Event {
    /// The starting player was found.
    Started {
        /// The starting player.
        first: Seat,
    },
    /// Two traits were put before a seat, which alone sees them.
    TraitsOffered {
        /// The seat.
        seat: Seat,
        /// The two traits.
        traits: [Trait; 2],
    },
    /// A seat has chosen its trait, face down.
    TraitChosen {
        /// The seat.
        seat: Seat,
    },
    /// A trait was turned up.
    TraitRevealed {
        /// The owner of the trait.
        seat: Seat,
        /// The trait.
        r#trait: Trait,
    },
    /// The victim of Davy Jones' Locker was named.
    VictimNamed {
        /// The owner of the trait.
        seat: Seat,
        /// The victim, whose lost cards go to the owner.
        victim: Seat,
    },
    /// The top card of the draw pile was turned up.
    Drawn {
        /// The active player.
        seat: Seat,
        /// The card.
        card: Card,
    },
    /// A hook brought a card out of the own bank.
    Hooked {
        /// The owner of the hook.
        seat: Seat,
        /// The card.
        card: Card,
    },
    /// A map showed cards of the discard pile.
    Revealed {
        /// The owner of the map.
        seat: Seat,
        /// The cards.
        cards: Vec<Card>,
    },
    /// A map brought a card out of the discard pile.
    Fetched {
        /// The owner of the map.
        seat: Seat,
        /// The card.
        card: Card,
    },
    /// A sword brought a card out of an opponent's bank.
    Stolen {
        /// The owner of the sword.
        seat: Seat,
        /// The player who lost the card.
        victim: Seat,
        /// The card.
        card: Card,
    },
    /// Casanova or Fisherman banked a card straight away.
    BankedAtOnce {
        /// The owner of the bank.
        seat: Seat,
        /// The card.
        card: Card,
    },
    /// A cannon hit an opponent's bank.
    Shot {
        /// The owner of the cannon.
        seat: Seat,
        /// The player who lost the cards.
        victim: Seat,
        /// The cards.
        cards: Vec<Card>,
        /// The owner of the bank they went to; `None` for the discard pile.
        to: Option<Seat>,
    },
    /// A cannon hit the bank of its own player, by Misfire.
    Misfired {
        /// The owner of the cannon.
        seat: Seat,
        /// The card that was discarded.
        card: Card,
    },
    /// An oracle showed the top of the draw pile.
    Foreseen {
        /// The owner of the oracle.
        seat: Seat,
        /// The cards, the next one first.
        cards: Vec<Card>,
    },
    /// A kraken forbids to collect.
    Obliged {
        /// The owner of the kraken.
        seat: Seat,
        /// The number of further cards that have to enter.
        n: u8,
    },
    /// A mermaid moved a card to the right, to act again.
    Replayed {
        /// The owner of the mermaid.
        seat: Seat,
        /// The card.
        card: Card,
    },
    /// The card that a mermaid chose went to a bank, by Siren or Casanova.
    Lured {
        /// The owner of the mermaid.
        seat: Seat,
        /// The card.
        card: Card,
        /// The owner of the bank.
        to: Seat,
    },
    /// A sword that could take nothing went to the discard pile.
    Parried {
        /// The owner of the sword.
        seat: Seat,
        /// The sword.
        card: Card,
    },
    /// An ability found nothing to act on.
    Idle {
        /// The owner of the card.
        seat: Seat,
        /// The suit of the card.
        suit: Suit,
    },
    /// A card could not enter the play area: the turn ends.
    Busted {
        /// The active player.
        seat: Seat,
        /// The card that could not enter.
        card: Card,
        /// The protected cards, which went to the bank.
        saved: Vec<Card>,
    },
    /// The unprotected cards of a bust went away.
    Lost {
        /// The player who lost them.
        seat: Seat,
        /// The cards, the busting one included.
        cards: Vec<Card>,
        /// The owner of the bank they went to; `None` for the discard pile.
        to: Option<Seat>,
    },
    /// The play area went to the bank: the turn ends.
    Collected {
        /// The owner of the bank.
        seat: Seat,
        /// The cards.
        cards: Vec<Card>,
    },
    /// Key and chest paid their bonus.
    BonusTaken {
        /// The owner of the bank the cards went to.
        seat: Seat,
        /// The cards.
        cards: Vec<Card>,
        /// The owner of the bank they came from; `None` for the discard pile.
        from: Option<Seat>,
    },
    /// The game is over.
    GameOver {
        /// The winners.
        winners: Vec<Seat>,
        /// The final scores, from seat A on.
        points: Vec<i16>,
    },
}

impl Event {
    /// Whether this observer sees the event.
    pub(crate) fn is_seen_by(&self, observer: Observer) -> bool {
        match self {
            Event::TraitsOffered { seat, .. } => observer.sees(*seat),
            _ => true,
        }
    }
}

impl fmt::Display for Event {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Event::Started { first } => write!(f, "{first} starts."),
            Event::TraitsOffered { seat, traits: [one, other] } => {
                write!(f, "{seat} is offered {one} and {other}.")
            }
            Event::TraitChosen { seat } => write!(f, "{seat} has chosen a trait."),
            Event::TraitRevealed { seat, r#trait } => write!(f, "{seat} has {trait}."),
            Event::VictimNamed { seat, victim } => write!(f, "{seat} will take what {victim} loses."),
            Event::Drawn { seat, card } => write!(f, "{seat} draws {card}."),
            Event::Hooked { seat, card } => write!(f, "{seat} hooks {card}."),
            Event::Revealed { seat, cards } => write!(f, "{seat}'s map shows {}.", list(cards)),
            Event::Fetched { seat, card } => write!(f, "{seat} fetches {card}."),
            Event::Stolen { seat, victim, card } => write!(f, "{seat} steals {card} from {victim}."),
            Event::BankedAtOnce { seat, card } => write!(f, "{seat} banks {card} at once."),
            Event::Shot { seat, victim, cards, to } => {
                write!(f, "{seat} shoots {} out of {victim}'s bank", list(cards))?;
                match to {
                    None => f.write_str("."),
                    Some(to) => write!(f, " into {to}'s bank."),
                }
            }
            Event::Misfired { seat, card } => write!(f, "{seat}'s cannon misfires and sinks {card}."),
            Event::Foreseen { seat, cards } => write!(f, "{seat}'s oracle shows {}.", list(cards)),
            Event::Obliged { seat, n } => write!(f, "{seat} must place {n} more cards."),
            Event::Replayed { seat, card } => write!(f, "{seat}'s mermaid moves {card}."),
            Event::Lured { seat, card, to } => {
                write!(f, "{seat}'s mermaid chooses {card}, which goes to {to}'s bank.")
            }
            Event::Parried { seat, card } => write!(f, "{seat} discards {card} without effect."),
            Event::Idle { seat, suit } => write!(f, "{seat}'s {suit} finds nothing."),
            Event::Busted { seat, card, saved } if saved.is_empty() => {
                write!(f, "{seat} busts with {card}.")
            }
            Event::Busted { seat, card, saved } => {
                write!(f, "{seat} busts with {card}, but saves {}.", list(saved))
            }
            Event::Lost { seat, cards, to: None } => write!(f, "{seat} loses {}.", list(cards)),
            Event::Lost { seat, cards, to: Some(to) } => {
                write!(f, "{seat} loses {} to {to}.", list(cards))
            }
            Event::Collected { seat, cards } => write!(f, "{seat} collects {}.", list(cards)),
            Event::BonusTaken { seat, cards, from: None } => {
                write!(f, "{seat} takes a bonus of {}.", list(cards))
            }
            Event::BonusTaken { seat, cards, from: Some(from) } => {
                write!(f, "{seat} takes a bonus of {} from {from}.", list(cards))
            }
            Event::GameOver { winners, points } => {
                let points: Vec<_> = points.iter().map(i16::to_string).collect();
                let winners: Vec<_> = winners.iter().map(Seat::to_string).collect();
                match winners[..] {
                    [] => write!(f, "No player wins")?,
                    [_] => write!(f, "{} wins", winners[0])?,
                    _ => write!(f, "{} share the win", winners.join(" and "))?,
                }
                write!(f, "; the points are {}.", points.join(", "))
            }
        }
    }
}

/// Writes cards as part of a sentence.
pub(crate) fn list(cards: &[Card]) -> String {
    if cards.is_empty() {
        return "nothing".into();
    }
    cards.iter().map(Card::to_string).collect::<Vec<_>>().join(" ")
}
