//! Refusals of actions.

use game::{Seat, Seats};
use schemars::JsonSchema;
use serde::Serialize;

use crate::ability::Origin;
use crate::action::Action;
use crate::card::{Card, Suit};
use crate::state::{DeadMansDraw, Phase, Question};
use crate::traits::Trait;

/// The reason why an action is refused.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, JsonSchema, thiserror::Error)]
#[serde(tag = "code", rename_all = "kebab-case")]
pub enum Refusal {
    /// The game has ended.
    #[error("the game is over")]
    GameOver,
    /// The game has no such seat.
    #[error("this game has no seat {seat}")]
    NotAtTable {
        /// The seat.
        seat: Seat,
    },
    /// Another seat is to act.
    #[error("it is {active}'s turn: wait for yours")]
    NotYourTurn {
        /// The active player.
        active: Seat,
    },
    /// Some players have no trait yet.
    #[error("first each player keeps one of the two traits on offer")]
    TraitsFirst,
    /// The trait is kept already.
    #[error("you have chosen your trait: wait for the others")]
    AlreadyChosen,
    /// The trait is not on offer.
    #[error("{trait} was not offered to you: keep one of the two that were")]
    NotOffered {
        /// The trait.
        r#trait: Trait,
    },
    /// A locker has no victim yet.
    #[error("first the owner of Davy Jones' Locker names a victim")]
    VictimsFirst,
    /// The seat has no victim to name.
    #[error("you have no victim to name: wait for those who have")]
    NoVictimToName,
    /// The seat named is the own one, or not in this game.
    #[error("{seat} is not your opponent: name another player")]
    NotAnOpponent {
        /// The seat.
        seat: Seat,
    },
    /// No open question has this answer.
    #[error("no card lets you do that now: draw or collect")]
    NotAsked,
    /// A card that acts asks for another kind of answer.
    #[error("your {suit} is acting: choose for it first")]
    AnswerFirst {
        /// The suit of the card.
        suit: Suit,
    },
    /// The draw pile is empty.
    #[error("the draw pile is empty: collect")]
    DrawPileEmpty,
    /// The turn has just begun.
    #[error("draw at least one card before you collect")]
    DrawFirst,
    /// A kraken forbids to collect.
    #[error("the kraken wants {owed} more in the play area before you collect: draw")]
    KrakenHolds {
        /// The number of cards.
        owed: u8,
    },
    /// By house rule, an empty play area cannot be collected.
    #[error("the play area is empty: draw")]
    NothingToCollect,
    /// There is no such stack.
    #[error("{seat} has no {suit} in the bank: choose another stack")]
    NoSuchStack {
        /// The owner of the bank.
        seat: Seat,
        /// The suit.
        suit: Suit,
    },
    /// There is nothing to plunder.
    #[error("{seat}'s bank is empty: choose another opponent")]
    EmptyBank {
        /// The seat.
        seat: Seat,
    },
    /// The sword takes no suit that the own bank holds.
    #[error("your own bank holds a {suit}: the sword takes only suits it lacks")]
    OwnSuit {
        /// The suit.
        suit: Suit,
    },
    /// A parried sword takes nothing but krakens.
    #[error("the sword is parried: it can only take a kraken")]
    OnlyKraken,
    /// By the digital rule, a forced card must not bust.
    #[error("{card} would bust: choose another card")]
    WouldBust {
        /// The card.
        card: Card,
    },
    /// The card is not among those to choose from.
    #[error("{card} is not on offer: choose a card that is")]
    NotOnOffer {
        /// The card.
        card: Card,
    },
}

impl DeadMansDraw {
    pub(crate) fn refuse(&self, seat: Seat, action: Action) -> Refusal {
        let is_awaited = self.awaited().contains(seat);
        match self.phase {
            _ if !Seats::all(self.rules.players).contains(seat) => Refusal::NotAtTable { seat },
            Phase::Over(_) => Refusal::GameOver,
            Phase::Traits => match action {
                Action::Keep { r#trait } if is_awaited => Refusal::NotOffered { r#trait },
                Action::Keep { .. } => Refusal::AlreadyChosen,
                _ => Refusal::TraitsFirst,
            },
            Phase::Victims => match action {
                Action::Haunt { victim } if is_awaited => Refusal::NotAnOpponent { seat: victim },
                Action::Haunt { .. } => Refusal::NoVictimToName,
                _ => Refusal::VictimsFirst,
            },
            Phase::Turn if !is_awaited => Refusal::NotYourTurn { active: self.active },
            Phase::Turn => match (self.question(), action) {
                (Some(question), _) => self.refuse_answer(question, action),
                (None, Action::Draw) => Refusal::DrawPileEmpty,
                (None, Action::Collect) if !self.has_drawn => Refusal::DrawFirst,
                (None, Action::Collect) if self.obligation() > 0 => {
                    Refusal::KrakenHolds { owed: self.obligation() }
                }
                (None, Action::Collect) => Refusal::NothingToCollect,
                (None, _) => Refusal::NotAsked,
            },
        }
    }

    fn refuse_answer(&self, question: Question, action: Action) -> Refusal {
        match (question, action) {
            (Question::Hook { .. }, Action::Hook { suit }) => match self.banks[self.active].top(suit) {
                Some(card) => Refusal::WouldBust { card },
                None => Refusal::NoSuchStack { seat: self.active, suit },
            },
            (Question::Cannon, Action::Shoot { victim: seat, suit }) if self.is_opponent(seat) => {
                Refusal::NoSuchStack { seat, suit }
            }
            (Question::Misfire, Action::Sink { suit }) => Refusal::NoSuchStack { seat: self.active, suit },
            (Question::Map(_) | Question::Navigate, Action::Fetch { card }) => {
                let is_on_offer = match question {
                    Question::Map(shown) => shown.contains(&card),
                    _ => self.discard.contains(card),
                };
                if is_on_offer { Refusal::WouldBust { card } } else { Refusal::NotOnOffer { card } }
            }
            (Question::Sword, Action::Steal { victim, suit }) if self.is_opponent(victim) => {
                self.refuse_theft(victim, suit)
            }
            (Question::Mermaid, Action::Replay { card }) => Refusal::NotOnOffer { card },
            (Question::Plunder { .. }, Action::Plunder { victim: seat }) if self.is_opponent(seat) => {
                Refusal::EmptyBank { seat }
            }
            (Question::Cannon, Action::Shoot { victim: seat, .. })
            | (Question::Sword, Action::Steal { victim: seat, .. })
            | (Question::Plunder { .. }, Action::Plunder { victim: seat }) => Refusal::NotAnOpponent { seat },
            _ => Refusal::AnswerFirst { suit: question.suit() },
        }
    }

    fn refuse_theft(&self, seat: Seat, suit: Suit) -> Refusal {
        match self.target(seat, suit) {
            None => Refusal::NoSuchStack { seat, suit },
            Some(_) if suit != Suit::Kraken && self.opponent_with(Trait::Parry).is_some() => {
                Refusal::OnlyKraken
            }
            Some(card) if self.may_force(card, Origin::Sword) => Refusal::OwnSuit { suit },
            Some(card) => Refusal::WouldBust { card },
        }
    }

    fn is_opponent(&self, seat: Seat) -> bool {
        self.opponents().any(|opponent| opponent == seat)
    }
}
