//! Deep Sea as the bots of both games need it.

use ::deep_sea::{Action, Allotment, Card, CardSet, DeepSea, Goal, PhaseView, Proposal, TaskId};
use crew::{Attempt, Distress};
use game::{Game, Observer, Seat};
use solver::crew::Position;

use super::suits::{expected_tricks, fitness};
use crate::crew::{CrewPlayer, MissionNumbers, Weights, share_among};

/// How freely others take tasks.
const DRAFT_HEAT: f32 = 0.5;

impl CrewPlayer for DeepSea {
    type Cards = Attempt<'s'>;

    fn cards(&self) -> &Attempt<'s'> {
        self.attempt()
    }

    fn mission(&self) -> MissionNumbers {
        Position::of_deep_sea(self).map_or_else(
            || MissionNumbers::of_cards(std::iter::empty()),
            |position| MissionNumbers::of(&position),
        )
    }

    fn is_playing(&self) -> bool {
        matches!(self.phase(Observer::Spectator), PhaseView::Play | PhaseView::Won | PhaseView::Lost { .. })
    }

    fn playable(&self) -> u64 {
        DeepSea::playable(self).bits()
    }

    fn message_of(action: &Action) -> Option<u8> {
        match action {
            Action::Communicate { card } => Some(card.index() as u8),
            _ => None,
        }
    }

    fn communicate(card: u8) -> Action {
        Action::Communicate { card: Card::from_index(card) }
    }

    fn likelihood(&self, me: Seat, _weights: &Weights) -> f32 {
        let is_draft =
            matches!(self.allotment(), Allotment::Draft | Allotment::HardestFirst | Allotment::SkipCaptain);
        if !is_draft {
            return 0.0;
        }
        let dealt = self.attempt().dealt();
        let mut log = 0.0;
        for (task, owner) in self.tasks() {
            let Some(owner) = owner.filter(|&owner| self.attempt().decider(owner) != me) else { continue };
            let wish = |task: TaskId| {
                let is_captain = owner == self.attempt().commander();
                fitness(task, dealt[owner], is_captain, self.attempt().crew().size().into()) as f32
            };
            log += share_among(wish(task), self.tasks().map(|(other, _)| wish(other)), DRAFT_HEAT);
        }
        log
    }

    fn prepare(&self, seat: Seat, _weights: &Weights) -> Option<Action> {
        let view = PreparationView { game: self, phase: self.phase(Observer::Seat(seat)), seat };
        let mut listed = Vec::new();
        self.legal(seat, &mut listed);
        let listed = listed.into_iter().filter(Self::is_considered);
        listed.max_by(|&one, &other| view.appeal(one).total_cmp(&view.appeal(other)))
    }

    fn is_considered(action: &Action) -> bool {
        // A signal is noted in the logbook, so people decide whether to send it.
        !matches!(action, Action::Propose { proposal: Proposal::Distress { .. } })
    }

    fn is_objection(action: &Action) -> bool {
        *action == Action::Object
    }

    fn is_proposal(_action: &Action) -> bool {
        // The rules demand the only proposal there is: who takes the tasks.
        false
    }
}

/// What a player thinks before the first trick, by rules of thumb.
struct PreparationView<'a> {
    game: &'a DeepSea,
    phase: PhaseView,
    seat: Seat,
}

impl PreparationView<'_> {
    /// How well a task suits a member, as far as this player can tell.
    fn suits(&self, task: TaskId, member: Seat) -> f64 {
        let attempt = self.game.attempt();
        if attempt.decider(member) != self.seat {
            // A hidden hand counts as an average one.
            return 0.0;
        }
        fitness(task, attempt.hand(member), member == attempt.commander(), attempt.crew().size().into())
    }

    fn appeal(&self, action: Action) -> f64 {
        let next = match self.phase {
            PhaseView::Draft { next, .. } | PhaseView::Asking { next, .. } => next,
            _ => self.seat,
        };
        let all = || self.game.tasks().map(|(task, _)| self.suits(task, next)).sum();
        match action {
            Action::Take { task } => self.suits(task, next),
            Action::Skip => -0.2,
            Action::Propose { proposal: Proposal::Member { member } } if member == self.seat => all(),
            Action::Begin | Action::Agree => 1.0,
            Action::Object => -1.0,
            Action::Keep | Action::Yes => all(),
            Action::Give { task, member } => {
                let n_held = self.game.tasks().filter(|(_, owner)| *owner == Some(member)).count();
                self.suits(task, member) - 0.3 * n_held as f64
            }
            Action::Pass { card } => self.dispensable(card),
            Action::Predict { how, tricks } => {
                let task = self.game.tasks().find(|(task, _)| *task.goal() == Goal::Predict(how));
                let owner = task.and_then(|(_, owner)| owner).unwrap_or(self.seat);
                let attempt = self.game.attempt();
                let foreseen = expected_tricks(attempt.hand(owner), attempt.crew().size().into());
                -(f64::from(tricks) - foreseen).abs()
            }
            _ => 0.0,
        }
    }

    /// How gladly a card is passed on: a low one of a short colour that no task of one's own names.
    fn dispensable(&self, card: Card) -> f64 {
        let hand = Distress::passable(self.game.attempt().hand(self.seat));
        let mine = self.game.tasks().filter(|(_, owner)| *owner == Some(self.seat));
        let is_named = mine.map(|(task, _)| task).any(|task| match *task.goal() {
            Goal::Cards(set, _) | Goal::InLastTrick(set) => set.contains(card),
            Goal::Using { with, .. } => with.contains(card),
            _ => false,
        });
        let length = (hand & CardSet::suit(card.suit())).len() as f64;
        -length - 0.3 * f64::from(card.value()) - if is_named { 5.0 } else { 0.0 }
    }
}
