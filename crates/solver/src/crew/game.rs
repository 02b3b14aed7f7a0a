//! Both games of the Crew as the solver looks at them.

use ::crew::Card;
use deep_sea::DeepSea;
use game::Game;
use planet_nine::PlanetNine;

use super::position::Position;

/// A game of the Crew.
pub trait CrewGame: Game {
    /// What is to be won and with which cards, once all tasks are allotted and all roles given.
    fn position(&self) -> Option<Position>;

    /// The card that the action plays.
    fn card_of(action: &Self::Action) -> Option<u8>;

    /// To play a card.
    fn play(card: u8) -> Self::Action;

    /// Whether the action helps to settle who gets which task or role. Of several that come to the same,
    /// one is enough, so that all lawful allotments can be gone through.
    fn settles(&self, action: &Self::Action) -> bool;

    /// Whether the action proposes to hand over a task when all are allotted (PN-7.6).
    fn hands_over(action: &Self::Action) -> bool;

    /// Whether the action passes a card after a distress signal, so that hands are no longer as dealt.
    fn passes(action: &Self::Action) -> bool;
}

impl CrewGame for PlanetNine {
    fn position(&self) -> Option<Position> {
        Position::of_planet_nine(self)
    }

    fn card_of(action: &Self::Action) -> Option<u8> {
        match action {
            planet_nine::Action::Play { card } => Some(card.index() as u8),
            _ => None,
        }
    }

    fn play(card: u8) -> Self::Action {
        planet_nine::Action::Play { card: Card::from_index(card) }
    }

    fn settles(&self, action: &Self::Action) -> bool {
        use planet_nine::{Action, Answer, Proposal};
        match action {
            // The commander may name any member after any answer.
            Action::Answer { answer } => {
                matches!(answer, Answer::Yes | Answer::Good | Answer::FirstFour)
            }
            Action::Name { .. } | Action::Take { .. } | Action::Give { .. } | Action::Agree => true,
            Action::Propose { proposal } => {
                matches!(proposal, Proposal::Swap { .. } | Proposal::Move { .. })
            }
            _ => false,
        }
    }

    fn hands_over(action: &Self::Action) -> bool {
        use planet_nine::{Action, Proposal};
        matches!(action, Action::Propose { proposal: Proposal::HandOver { .. } })
    }

    fn passes(action: &Self::Action) -> bool {
        matches!(action, planet_nine::Action::Pass { .. })
    }
}

impl CrewGame for DeepSea {
    fn position(&self) -> Option<Position> {
        Position::of_deep_sea(self)
    }

    fn card_of(action: &Self::Action) -> Option<u8> {
        match action {
            deep_sea::Action::Play { card } => Some(card.index() as u8),
            _ => None,
        }
    }

    fn play(card: u8) -> Self::Action {
        deep_sea::Action::Play { card: Card::from_index(card) }
    }

    fn settles(&self, action: &Self::Action) -> bool {
        use deep_sea::{Action, Proposal};
        match action {
            Action::Take { .. } | Action::Skip | Action::Agree | Action::Keep | Action::Ask => true,
            Action::Yes | Action::No => true,
            // A task that has an owner could be moved on for ever.
            Action::Give { task, .. } => self.tasks().any(|(free, owner)| free == *task && owner.is_none()),
            Action::Propose { proposal } => matches!(proposal, Proposal::Member { .. }),
            _ => false,
        }
    }

    fn hands_over(_: &Self::Action) -> bool {
        false
    }

    fn passes(action: &Self::Action) -> bool {
        matches!(action, deep_sea::Action::Pass { .. })
    }
}
