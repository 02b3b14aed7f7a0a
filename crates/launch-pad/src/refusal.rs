//! Refusals of actions.

use game::Seat;
use schemars::JsonSchema;
use serde::Serialize;

use crate::card::Card;
use crate::phase::Step;
use crate::target::{RocketAt, Target};
use crate::zone::Zone;

/// The reason why an action is refused.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error, Serialize, JsonSchema)]
#[serde(tag = "code", rename_all = "kebab-case")]
pub enum Refusal {
    /// The game is over.
    #[error("the game is over")]
    GameOver,
    /// Another seat is awaited.
    #[error("it is not for you to act now: wait for your turn")]
    NotYourTurn,
    /// The action belongs to another moment of the turn.
    #[error("this cannot be done now: it is time to {step}")]
    WrongStep {
        /// The decision that is due.
        step: Step,
    },
    /// The card is not in hand.
    #[error("you have no {card} in hand: name a card you hold")]
    NotInHand {
        /// The card.
        card: Card,
    },
    /// There is no such rocket.
    #[error("there is no rocket {rocket}: count the rockets of a zone from one")]
    NoSuchRocket {
        /// The rocket asked for.
        rocket: RocketAt,
    },
    /// The rocket is another player's.
    #[error("{rocket} is not yours: name one of your own rockets")]
    NotYourRocket {
        /// The rocket asked for.
        rocket: RocketAt,
    },
    /// The rocket lacks components.
    #[error("{rocket} is not complete: it needs all its metal and fuel first")]
    Incomplete {
        /// The rocket asked for.
        rocket: RocketAt,
    },
    /// No expert lets rockets out of that zone.
    #[error("no expert is in place at {zone}: rockets leave it only with one")]
    NoExpert {
        /// The zone.
        zone: Zone,
    },
    /// The rocket has moved in this turn or cannot go further.
    #[error("{rocket} cannot go further this turn")]
    CannotGoFurther {
        /// The rocket asked for.
        rocket: RocketAt,
    },
    /// All rockets that may leave the zone have left it.
    #[error("no further rocket may leave {zone} this turn")]
    ZoneSpent {
        /// The zone.
        zone: Zone,
    },
    /// The card needs a target.
    #[error("say what {card} is played on")]
    TargetMissing {
        /// The card.
        card: Card,
    },
    /// The card cannot be played on that.
    #[error("{card} cannot be played on {target}")]
    WrongTarget {
        /// The card.
        card: Card,
        /// The target asked for.
        target: Target,
    },
    /// The card takes no target.
    #[error("{card} is not played on anything: leave the target out")]
    NoTargetNeeded {
        /// The card.
        card: Card,
    },
    /// A card protects the target.
    #[error("{by} protects {target} from {card}: choose something else")]
    Protected {
        /// The card played.
        card: Card,
        /// The target asked for.
        target: Target,
        /// The protecting card.
        by: Card,
    },
    /// The zone has an expert already.
    #[error("{zone} has its expert already, and experts stay where they are")]
    PlaceTaken {
        /// The zone.
        zone: Zone,
    },
    /// No rocket can take the card.
    #[error("none of your rockets can take {card} now")]
    NoRocketFor {
        /// The card.
        card: Card,
    },
    /// The action's instruction cannot be carried out in full (LP-6.1).
    #[error("{card} cannot be carried out in full now, so it may not be played")]
    Impossible {
        /// The card.
        card: Card,
    },
    /// The card is not among those to be piled.
    #[error("{card} is not among the cards to be piled")]
    NotToBePiled {
        /// The card.
        card: Card,
    },
    /// The hand is too large for the end of the turn.
    #[error("you hold {hand} cards but may keep {limit}: play or discard some first")]
    HandTooLarge {
        /// Cards in hand.
        hand: usize,
        /// The hand limit.
        limit: usize,
    },
    /// The variant of negotiation was not agreed.
    #[error("negotiation was not agreed: cards cannot be offered in this game")]
    NoNegotiation,
    /// Enough offers to that player have failed in this turn.
    #[error("three offers to {to} were refused or withdrawn: wait for your next turn")]
    OffersSpent {
        /// The player.
        to: Seat,
    },
    /// An offer to another player is being prepared.
    #[error("you are preparing an offer to {to}: make it or withdraw it first")]
    OneOfferAtATime {
        /// The player.
        to: Seat,
    },
    /// All copies of the card are in the offer.
    #[error("{card} is in your offer already, and you hold no other")]
    AlreadyOffered {
        /// The card.
        card: Card,
    },
    /// The offer asks for more cards than that player holds.
    #[error("{to} holds only {hand} cards: make the offer, or withdraw it")]
    AsksTooMuch {
        /// The player asked.
        to: Seat,
        /// Cards in that hand.
        hand: usize,
    },
    /// The offer is not to another player.
    #[error("offer cards to another player at the table")]
    NoPartner,
    /// The hand lacks a card that the offer asks for.
    #[error("you do not hold all that is asked for, {card} is missing: refuse the offer")]
    CannotPay {
        /// The card wanted.
        card: Card,
    },
    /// The card can be in no hand.
    #[error("{card} is never in a hand: ask for another card")]
    NeverInHand {
        /// The card.
        card: Card,
    },
}
