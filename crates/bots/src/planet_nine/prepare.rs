//! Rules of thumb for everything before the first trick.

use ::planet_nine::{Action, Answer, Card, Matter, PhaseView, PlanetNine, Role};
use crew::Distress;
use crew::bits::{TRUMPS, len, of_value};
use game::{Observer, Seat};

use crate::crew::{CrewCards, CrewPlayer, MissionNumbers, PublicState, SeatKnowledge, Weights};

/// A task that is wanted about as often as not.
const FAIR: f32 = 1.6;

/// What a seat does before the first trick; `None` to wait for others.
pub(super) fn choose(game: &PlanetNine, seat: Seat, weights: &Weights) -> Option<Action> {
    let view =
        PreparationView { game, state: game.cards().public_state(), mission: game.mission(), weights, seat };
    let is_mine = |member: Seat| game.attempt().decider(member) == seat;
    let is_commander = game.orders().commander == seat;
    match game.phase(Observer::Seat(seat)) {
        PhaseView::Asking { matter, asked } if is_mine(asked) => {
            Some(Action::Answer { answer: view.answer(matter, asked) })
        }
        PhaseView::Drafting { picker, .. } if is_mine(picker) => {
            let free = game.orders().tasks.free().map(|task| task.card);
            let best = best(free, |&task| view.wish(picker, task));
            best.map(|task| Action::Take { task })
        }
        PhaseView::Naming { role } if is_commander => view.best_member(|member| view.fits(member, role)),
        PhaseView::Deciding | PhaseView::Distributing { .. } if is_commander => {
            view.best_member(|member| view.deserves(member))
        }
        PhaseView::Voting { .. } => view.listed().find(|action| *action == Action::Agree),
        PhaseView::Passing { chosen: None, .. } => {
            let passable = Distress::passable(game.attempt().hand(seat)).iter();
            best(passable, |&card| view.dispensable(card)).map(|card| Action::Pass { card })
        }
        _ => None,
    }
}

/// The item with the highest value.
fn best<T>(items: impl Iterator<Item = T>, value: impl Fn(&T) -> f32) -> Option<T> {
    items.max_by(|one, other| value(one).total_cmp(&value(other)))
}

struct PreparationView<'a> {
    game: &'a PlanetNine,
    state: PublicState,
    mission: MissionNumbers,
    weights: &'a Weights,
    seat: Seat,
}

impl PreparationView<'_> {
    fn listed(&self) -> impl Iterator<Item = Action> {
        let mut listed = Vec::new();
        game::Game::legal(self.game, self.seat, &mut listed);
        listed.into_iter()
    }

    /// The listed action about the member with the highest value.
    fn best_member(&self, value: impl Fn(Seat) -> f32) -> Option<Action> {
        best(self.listed(), |action| match *action {
            Action::Name { member } | Action::Give { member } => value(member),
            _ => f32::NEG_INFINITY,
        })
    }

    /// How gladly a member would have a task, seen from the member's own hand.
    fn wish(&self, member: Seat, task: Card) -> f32 {
        let hand = self.game.attempt().hand(member).bits();
        let place = self.game.attempt().crew().place(member);
        let known = SeatKnowledge {
            state: &self.state,
            mission: &self.mission,
            weights: self.weights,
            member: place,
            hand,
            seen: hand,
        };
        known.task_appeal(task.index() as u8)
    }

    /// How strong a member's hand is as a whole: rockets and high cards.
    fn strength(&self, member: Seat) -> u8 {
        let hand = self.game.attempt().hand(member).bits();
        2 * len(hand & TRUMPS) + len(hand & (of_value(9) | of_value(8)))
    }

    fn free_task(&self) -> Option<Card> {
        self.game.orders().tasks.free().next().map(|task| task.card)
    }

    fn answer(&self, matter: Matter, asked: Seat) -> Answer {
        let strength = self.strength(asked);
        let yes_if = |yes| if yes { Answer::Yes } else { Answer::No };
        match matter {
            Matter::Role { role: Role::Sick } if strength <= 2 => Answer::Bad,
            Matter::Role { role: Role::Sick } => Answer::Good,
            Matter::Role { role: Role::Opener | Role::Closer } => match strength {
                5.. => Answer::FirstFour,
                3..5 => Answer::Between,
                _ => Answer::Last,
            },
            Matter::Role { .. } => yes_if((2..5).contains(&strength)),
            Matter::AllTasks => yes_if(strength >= 5),
            Matter::Task => yes_if(self.free_task().is_some_and(|task| self.wish(asked, task) > FAIR)),
        }
    }

    fn has_answered(&self, member: Seat, wanted: Answer) -> bool {
        self.game.answer_of(member) == Some(wanted)
    }

    /// How well a member suits a role, by what was answered and by what the commander sees.
    fn fits(&self, member: Seat, role: Role) -> f32 {
        let wanted = match role {
            Role::Sick => Answer::Bad,
            Role::Opener => Answer::FirstFour,
            Role::Closer => Answer::Last,
            Role::Silent | Role::Volunteer | Role::Pilot => Answer::Yes,
        };
        let is_strong_self = role == Role::Opener && member == self.seat && self.strength(member) >= 6;
        f32::from(u8::from(self.has_answered(member, wanted))) + 2.0 * f32::from(u8::from(is_strong_self))
    }

    /// How well a member would be served with the task in question, or with all of them.
    fn deserves(&self, member: Seat) -> f32 {
        let n_tasks = self.game.orders().tasks.of(member).count() as f32;
        let likely = match self.free_task() {
            Some(task) if self.game.attempt().decider(member) == self.seat => self.wish(member, task),
            _ if self.has_answered(member, Answer::Yes) => FAIR + 0.4,
            _ => FAIR - 0.8,
        };
        likely - 0.2 * n_tasks
    }

    /// How gladly a card is passed on: a low one of a short colour that is no task of one's own.
    fn dispensable(&self, card: Card) -> f32 {
        let suit = crew::CardSet::suit(card.suit());
        let in_suit = (self.game.attempt().hand(self.seat) & suit).len() as f32;
        let owner = self.game.orders().tasks.find(card).and_then(|task| task.owner);
        f32::from(9 - card.value()) - in_suit - if owner == Some(self.seat) { 5.0 } else { 0.0 }
    }
}
