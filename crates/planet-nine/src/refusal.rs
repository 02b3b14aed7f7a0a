//! Why an action is refused.

use crew::{Distress, Suit};
use game::{Game, Seat};
use serde::Serialize;

use crate::action::{Action, Proposal};
use crate::phase::Phase;
use crate::state::PlanetNine;
use crate::{Card, CardSet};

/// Why an action is refused: a code with arguments, and a sentence that says what to do.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error, Serialize)]
#[serde(tag = "code", rename_all = "kebab-case")]
pub enum Refusal {
    /// The mission is decided.
    #[error("the mission is over: start the next attempt")]
    Over,
    /// Others are awaited.
    #[error("it is not your turn: wait until you are asked")]
    NotYourTurn,
    /// Something else is asked for now.
    #[error("this cannot be done now: choose one of the listed actions")]
    NotNow,
    /// The answer does not fit the question.
    #[error("this is no answer to the question: give one of those offered")]
    WrongAnswer,
    /// The member cannot be chosen.
    #[error("{member} cannot be chosen: name another member")]
    NotEligible {
        /// Who.
        member: Seat,
    },
    /// The split would not be even.
    #[error("{member} would have too many tasks: in the end nobody may have two more than another")]
    UnevenSplit {
        /// Who.
        member: Seat,
    },
    /// The task does not lie open.
    #[error("the task {task} is not on the table: take one that lies open")]
    NoSuchTask {
        /// The task.
        task: Card,
    },
    /// The card is not in the hand.
    #[error("{card} is not in this hand: choose a card you hold")]
    NotInHand {
        /// The card.
        card: Card,
    },
    /// The led suit must be followed.
    #[error("follow suit: play a {suit} card")]
    MustFollowSuit {
        /// The suit that was led.
        suit: Suit,
    },
    /// Rockets are neither passed nor communicated.
    #[error("{card} is a rocket: choose a colour card")]
    NotARocket {
        /// The card.
        card: Card,
    },
    /// The card is neither the highest nor the only nor the lowest.
    #[error("{card} is neither your highest nor your only nor your lowest of its colour: choose another")]
    NothingToSay {
        /// The card.
        card: Card,
    },
    /// A trick is under way.
    #[error("communicate before a trick, not during one")]
    TrickUnderWay,
    /// Communication is disturbed.
    #[error("the radio is disturbed: communicate before trick {trick} at the earliest")]
    Interference {
        /// The first trick before which communication is allowed.
        trick: u8,
    },
    /// The token is used up, or the member must not communicate.
    #[error("you have no radio token left in this mission")]
    NoToken,
    /// The proposal is not the seat's to make.
    #[error("this is not offered now, or you have proposed it before: let others propose")]
    NotOffered,
    /// The proposal makes no sense.
    #[error("this proposal changes nothing or names something that is not there")]
    Senseless,
}

impl PlanetNine {
    pub(crate) fn reason_against(&self, seat: Seat, action: Action) -> Refusal {
        if self.is_over() {
            return Refusal::Over;
        }
        if !self.turn().waiting().contains(seat) {
            // Who cannot act may still learn why there is nothing to say or to propose.
            return match action {
                Action::Radio { .. } if matches!(self.phase, Phase::Briefing | Phase::Playing) => {
                    self.reason_against_radio(seat, None)
                }
                _ => Refusal::NotYourTurn,
            };
        }
        match (&self.phase, action) {
            (Phase::Briefing | Phase::Playing, Action::Play { card }) => self.reason_against_play(seat, card),
            (Phase::Briefing | Phase::Playing, Action::Radio { card }) => {
                self.reason_against_radio(seat, Some(card))
            }
            (Phase::Briefing | Phase::Playing | Phase::Drafting { .. }, Action::Propose { proposal }) => {
                self.reason_against_proposal(seat, proposal)
            }
            (Phase::Passing(_), Action::Pass { card }) => {
                let hand = self.attempt.hand(seat);
                let is_rocket = hand.contains(card) && !Distress::passable(hand).contains(card);
                if is_rocket { Refusal::NotARocket { card } } else { Refusal::NotInHand { card } }
            }
            (Phase::Asking { .. }, Action::Answer { .. }) => Refusal::WrongAnswer,
            (Phase::Naming { .. }, Action::Name { member }) => Refusal::NotEligible { member },
            (Phase::Deciding, Action::Give { member }) => Refusal::NotEligible { member },
            (Phase::Distributing, Action::Give { member }) => {
                let exists = self.attempt.crew().members().any(|other| other == member);
                if exists { Refusal::UnevenSplit { member } } else { Refusal::NotEligible { member } }
            }
            (Phase::Drafting { picker }, Action::Take { task }) => {
                if seat == self.attempt.decider(*picker) {
                    Refusal::NoSuchTask { task }
                } else {
                    Refusal::NotYourTurn
                }
            }
            _ => Refusal::NotNow,
        }
    }

    fn reason_against_play(&self, seat: Seat, card: Card) -> Refusal {
        let member = self.attempt.to_play();
        if seat != self.attempt.decider(member) {
            return Refusal::NotYourTurn;
        }
        match self.attempt.trick().led() {
            Some(led) if self.attempt.hand(member).contains(card) => {
                Refusal::MustFollowSuit { suit: led.suit() }
            }
            _ => Refusal::NotInHand { card },
        }
    }

    fn reason_against_radio(&self, seat: Seat, card: Option<Card>) -> Refusal {
        let radio = self.attempt.radio();
        if !self.attempt.trick().is_empty() {
            return Refusal::TrickUnderWay;
        }
        if !radio.ready().contains(seat) {
            return Refusal::NoToken;
        }
        match card {
            Some(card) if self.attempt.entitled().contains(seat) => {
                if !self.attempt.hand(seat).contains(card) {
                    Refusal::NotInHand { card }
                } else if CardSet::TRUMPS.contains(card) {
                    Refusal::NotARocket { card }
                } else {
                    Refusal::NothingToSay { card }
                }
            }
            _ => Refusal::Interference { trick: radio.first_trick() },
        }
    }

    fn reason_against_proposal(&self, seat: Seat, proposal: Proposal) -> Refusal {
        let is_moment = match proposal {
            Proposal::Swap { .. } | Proposal::Move { .. } => matches!(self.phase, Phase::Drafting { .. }),
            Proposal::HandOver { .. } | Proposal::Distress { .. } => self.phase == Phase::Briefing,
        };
        let mut proposers = self.proposers;
        if is_moment && proposers.of(proposal).contains(seat) {
            Refusal::Senseless
        } else {
            Refusal::NotOffered
        }
    }
}
