//! Refusals of actions.

use crew::{Distress, Proposers, Suit};
use game::{Game, Seat};
use schemars::JsonSchema;
use serde::Serialize;

use crate::action::{Action, Proposal};
use crate::phase::Phase;
use crate::rule::Rule;
use crate::state::PlanetNine;
use crate::{Card, CardSet};

/// The reason why an action is refused: a code with arguments, and a sentence that says what to do.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error, Serialize, JsonSchema)]
#[serde(tag = "code", rename_all = "kebab-case")]
pub enum Refusal {
    /// The mission is decided.
    #[error("the mission is over: start the next attempt")]
    Over,
    /// Other seats are awaited.
    #[error("it is not your turn: wait until you are asked")]
    NotYourTurn,
    /// Another kind of action is due now.
    #[error("this cannot be done now: choose one of the listed actions")]
    NotNow,
    /// The answer does not fit the question.
    #[error("this is no answer to the question: give one of those offered")]
    WrongAnswer,
    /// The member cannot be chosen.
    #[error("{member} cannot be chosen: name another member")]
    NotEligible {
        /// The member.
        member: Seat,
    },
    /// The split would not be even.
    #[error("{member} would have too many tasks: in the end no member may have two more than another")]
    UnevenSplit {
        /// The member.
        member: Seat,
    },
    /// The task does not lie open.
    #[error("the task {task} is not on the table: choose one that is")]
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
    /// Tasks are still to be allotted.
    #[error("propose this when all tasks are allotted")]
    AllotFirst,
    /// Another proposal waits for answers.
    #[error("another proposal is on the table: answer it first")]
    VoteUnderWay,
    /// Cards are passed after a distress signal.
    #[error("cards are being passed: propose this when all have passed one")]
    PassFirst,
    /// A card has been played.
    #[error("the first card is on the table: this is proposed before it")]
    FirstCardPlayed,
    /// The seat has made all its proposals of this kind.
    #[error("you have proposed this {most} times: let others propose")]
    ProposalsSpent {
        /// The number of proposals each player may make.
        most: u8,
    },
    /// Tasks are handed over with five players only.
    #[error("only a crew of five may hand over a task")]
    HelpNeedsFive,
    /// The mission has no gold frame.
    #[error("this mission has no gold frame: its tasks stay with their owners")]
    NoHelpInMission,
    /// The mission has no tasks.
    #[error("this mission has no tasks to hand over")]
    NoTasks,
    /// A task has been handed over in this attempt.
    #[error("a task has been handed over already: once per attempt is allowed")]
    HandedOverAlready,
    /// The task is the member's already.
    #[error("{task} is {member}'s already: choose another member")]
    OwnedAlready {
        /// The task.
        task: Card,
        /// Its owner.
        member: Seat,
    },
    /// The distress signal has been sent.
    #[error("the distress signal has been sent in this attempt")]
    SignalSent,
    /// A message has been sent.
    #[error("a member has communicated already: the distress signal comes before any message")]
    CommunicatedAlready,
    /// Two players swap cards with each other.
    #[error("two players pass cards to each other: propose `distress left`")]
    OneDirection,
    /// The mission does not let tokens be changed like this.
    #[error("this mission does not let tokens be changed like this")]
    NoTokenChange,
    /// Tokens have been changed.
    #[error("tokens have been changed already: once is allowed")]
    TokensChanged,
    /// A task has been taken.
    #[error("the first task is taken: tokens are changed before that")]
    FirstTaskTaken,
    /// The proposal makes no sense.
    #[error("this proposal changes nothing or names something that is not there")]
    Senseless,
}

impl PlanetNine {
    pub(crate) fn refuse(&self, seat: Seat, action: Action) -> Refusal {
        if self.is_over() {
            return Refusal::Over;
        }
        if !self.turn().waiting().contains(seat) {
            // A seat that cannot act still learns why it may not communicate or propose.
            return match action {
                Action::Communicate { .. } if matches!(self.phase, Phase::Briefing | Phase::Playing) => {
                    self.refuse_communication(seat, None)
                }
                Action::Propose { proposal } => self.reason_against_proposal(seat, proposal),
                _ => Refusal::NotYourTurn,
            };
        }
        match (&self.phase, action) {
            (Phase::Briefing | Phase::Playing, Action::Play { card }) => self.reason_against_play(seat, card),
            (Phase::Briefing | Phase::Playing, Action::Communicate { card }) => {
                self.refuse_communication(seat, Some(card))
            }
            (_, Action::Propose { proposal }) => self.reason_against_proposal(seat, proposal),
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

    fn refuse_communication(&self, seat: Seat, card: Option<Card>) -> Refusal {
        let messages = self.attempt.messages();
        if !self.attempt.trick().is_empty() {
            return Refusal::TrickUnderWay;
        }
        if !messages.ready().contains(seat) {
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
            _ => Refusal::Interference { trick: messages.first_trick() },
        }
    }

    fn reason_against_proposal(&self, seat: Seat, proposal: Proposal) -> Refusal {
        if !self.attempt.crew().has_player(seat) {
            return Refusal::NotYourTurn;
        }
        let reason = match proposal {
            Proposal::HandOver { .. } => self.reason_against_any_hand_over(),
            Proposal::Distress { .. } => self.reason_against_any_signal(),
            Proposal::Swap { .. } => self.reason_against_token_change(Rule::SwapTokens),
            Proposal::Move { .. } => self.reason_against_token_change(Rule::MoveToken),
        };
        let mut offers = self.offers;
        let is_spent = !offers.of(proposal).able().contains(seat);
        match (reason, proposal) {
            (Some(reason), _) => reason,
            _ if is_spent => Refusal::ProposalsSpent { most: Proposers::MOST },
            (_, Proposal::HandOver { task, to }) => self.reason_against_hand_over(task, to),
            (_, Proposal::Distress { .. }) => Refusal::OneDirection,
            _ => Refusal::Senseless,
        }
    }

    fn reason_against_any_hand_over(&self) -> Option<Refusal> {
        let mission = &self.orders.mission;
        Some(match () {
            () if self.attempt.crew().players() != 5 => Refusal::HelpNeedsFive,
            () if mission.n_tasks == 0 => Refusal::NoTasks,
            () if !mission.has_help => Refusal::NoHelpInMission,
            () if self.has_handed_over => Refusal::HandedOverAlready,
            () => return self.reason_against_briefing(Refusal::PassFirst),
        })
    }

    fn reason_against_hand_over(&self, task: Card, to: Seat) -> Refusal {
        let is_member = self.attempt.crew().members().any(|member| member == to);
        match self.orders.tasks.all().iter().find(|one| one.card == task) {
            None => Refusal::NoSuchTask { task },
            Some(one) if one.owner == Some(to) => Refusal::OwnedAlready { task, member: to },
            Some(_) if !is_member => Refusal::NotEligible { member: to },
            Some(_) => Refusal::Senseless,
        }
    }

    fn reason_against_any_signal(&self) -> Option<Refusal> {
        if self.attempt.distress().is_some() {
            return Some(Refusal::SignalSent);
        }
        let has_messages = !self.attempt.messages().sent().is_empty();
        let reason = self.reason_against_briefing(Refusal::SignalSent);
        reason.or_else(|| has_messages.then_some(Refusal::CommunicatedAlready))
    }

    /// The reason why a proposal between the allotment and the first card is refused.
    fn reason_against_briefing(&self, while_passing: Refusal) -> Option<Refusal> {
        match self.phase {
            Phase::Briefing => None,
            Phase::Voting(_) => Some(Refusal::VoteUnderWay),
            Phase::Passing(_) => Some(while_passing),
            Phase::Playing | Phase::Over(_) => Some(Refusal::FirstCardPlayed),
            _ => Some(Refusal::AllotFirst),
        }
    }

    /// Whether the tokens have moved since they were laid out.
    fn has_changed_tokens(&self) -> bool {
        let laid_out = self.orders.mission.tokens().map(Some).chain(std::iter::repeat(None));
        self.orders.tasks.all().iter().zip(laid_out).any(|(task, token)| task.token != token)
    }

    fn reason_against_token_change(&self, rule: Rule) -> Option<Refusal> {
        let is_taken = self.orders.tasks.all().iter().any(|task| task.owner.is_some());
        match self.phase {
            _ if !self.orders.mission.rules.has(rule) => Some(Refusal::NoTokenChange),
            _ if is_taken => Some(Refusal::FirstTaskTaken),
            Phase::Voting(_) => Some(Refusal::VoteUnderWay),
            Phase::Drafting { .. } if self.has_changed_tokens() => Some(Refusal::TokensChanged),
            Phase::Drafting { .. } => None,
            _ => Some(Refusal::NotNow),
        }
    }
}
