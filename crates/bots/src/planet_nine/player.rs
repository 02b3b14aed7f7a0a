//! Planet Nine as the bots of both games need it.

use ::planet_nine::{Action, Assignment, Card, PhaseView, PlanetNine, Proposal, Rule, Rules, View};
use crew::Attempt;
use game::{Observer, Seat};
use solver::crew::Position;

use super::prepare;
use crate::crew::{CrewPlayer, MissionNumbers, PublicState, SeatKnowledge, Weights, share};

/// How freely others take tasks.
const DRAFT_HEAT: f32 = 1.0;

impl CrewPlayer for PlanetNine {
    type Cards = Attempt<'r'>;

    fn cards(&self) -> &Attempt<'r'> {
        self.attempt()
    }

    fn mission(&self) -> MissionNumbers {
        if let Some(position) = Position::of_planet_nine(self) {
            return MissionNumbers::of(&position);
        }
        // Some tasks are not allotted yet, or cards are still to be drawn.
        let mut orders = self.orders().clone();
        let rules: Vec<_> = orders.mission.rules.iter().filter(|&rule| rule != Rule::Draw).collect();
        orders.mission.rules = Rules::of(&rules);
        match Position::of_orders(self.attempt(), &orders) {
            Some(position) => MissionNumbers::of(&position),
            None => {
                let allotted = orders.tasks.revealed().iter();
                let place = |owner| self.attempt().crew().place(owner);
                MissionNumbers::of_cards(
                    allotted.filter_map(|t| Some((t.card.index() as u8, place(t.owner?)))),
                )
            }
        }
    }

    fn is_playing(&self) -> bool {
        matches!(
            self.phase(Observer::Spectator),
            PhaseView::Briefing { .. } | PhaseView::Playing | PhaseView::Over { .. }
        )
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

    fn likelihood(&self, me: Seat, weights: &Weights) -> f32 {
        if self.orders().mission.assignment != Assignment::Draft {
            return 0.0;
        }
        let state = PublicState::before(self.attempt());
        let mission = MissionNumbers::of_cards(std::iter::empty());
        let tasks = self.orders().tasks.revealed();
        let all = tasks.iter().fold(0, |all, task| all | 1 << task.card.index());
        let dealt = self.attempt().dealt();
        let mut log = 0.0;
        for task in tasks {
            let Some(owner) = task.owner.filter(|&owner| self.attempt().decider(owner) != me) else {
                continue;
            };
            let member = self.attempt().crew().place(owner);
            let hand = dealt[owner].bits();
            let known = SeatKnowledge { state: &state, mission: &mission, weights, member, hand, seen: hand };
            log += share(task.card.index() as u8, all, DRAFT_HEAT, |task| known.task_appeal(task));
        }
        log
    }

    fn prepare(&self, seat: Seat, weights: &Weights) -> Option<Action> {
        prepare::choose(self, seat, weights)
    }

    fn is_considered(action: &Action) -> bool {
        // Signals and help are noted in the logbook, so people decide whether to ask for them.
        !matches!(action, Action::Propose { proposal: Proposal::Distress { .. } | Proposal::HandOver { .. } })
    }

    fn is_objection(action: &Action) -> bool {
        *action == Action::Object
    }

    fn is_proposal(action: &Action) -> bool {
        matches!(action, Action::Propose { .. })
    }

    fn has_proposed(view: &View, seat: Seat) -> bool {
        match &view.phase {
            PhaseView::Drafting { have_proposed, .. } => have_proposed.contains(&seat),
            _ => false,
        }
    }
}
