//! Positions of Deep Sea.

use ::crew::Attempt;
use ::crew::bits::{bit, each, len};
use deep_sea::{Bound, CardSet, Comparison as Rivals, DeepSea, Goal as Printed, Special, Sum, TaskId};
use game::Seat;

use super::goal::{Comparison, Goal};
use super::position::{Position, Task};

/// A task card that a member has taken.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Taken {
    /// Who has taken it.
    pub owner: Seat,
    /// What is printed on it.
    pub goal: Printed,
    /// How many tricks the owner has foretold. A number that is still to be chosen will fit.
    pub prediction: Option<u8>,
}

/// More than any deal has of anything.
const NO_LIMIT: u8 = u8::MAX;

impl Position {
    /// An attempt of Deep Sea, once all tasks are taken.
    pub fn of_deep_sea(game: &DeepSea) -> Option<Position> {
        let taken = |(task, owner): (TaskId, Option<Seat>)| {
            Some(Taken { owner: owner?, goal: *task.goal(), prediction: game.prediction(task) })
        };
        let tasks: Option<Vec<Taken>> = game.tasks().map(taken).collect();
        Some(Position::of_tasks(game.attempt(), &tasks?, game.special()))
    }

    /// An attempt of Deep Sea, with the tasks that have been taken and the mission's special rule.
    pub fn of_tasks(attempt: &Attempt<'s'>, tasks: &[Taken], special: Option<Special>) -> Position {
        let mut position = Position::of_attempt(attempt);
        for task in tasks {
            position.add_task(task, attempt);
        }
        let members = (1 << attempt.crew().size()) - 1;
        position.goals.extend(special.map(|special| match special {
            Special::Balance(value) => Goal::BalancedCards { cards: CardSet::value(value).bits() },
            Special::NoLead(suits) => Goal::NeverLead { members, cards: suits.cards().bits() },
            Special::FirstWinnerAhead => Goal::FirstWinnerAhead,
            Special::LastCard(card) => Goal::LastCard { card: card.index() as u8 },
        }));
        position
    }

    fn add_task(&mut self, task: &Taken, attempt: &Attempt<'s'>) {
        let crew = attempt.crew();
        let owner = crew.place(task.owner);
        let captain = crew.place(attempt.commander());
        let all: u16 = (1 << attempt.ledger().n_tricks()) - 1;
        let goal = match task.goal {
            Printed::Cards(set, bound) => return self.add_cards(owner, set, bound),
            Printed::BothCards(counts) => {
                return counts
                    .map(|(set, n)| self.add_cards(owner, set, Bound::Exactly(n)))
                    .into_iter()
                    .collect();
            }
            Printed::InLastTrick(cards) => {
                self.add_cards(owner, cards, Bound::AtLeast(cards.len() as u8));
                self.goals.extend(each(cards.bits()).map(|card| Goal::InLastTrick { card }));
                return;
            }
            Printed::Using { with, capture } => {
                // A single card that is to be captured has to be won in any case.
                if capture.len() == 1 {
                    self.add_cards(owner, capture, Bound::AtLeast(1));
                }
                Goal::Using { owner, with: with.bits(), capture: capture.bits() }
            }
            Printed::Positions { first, last, only } => {
                let wanted = ((1 << first) - 1) | if last { all & !(all >> 1) } else { 0 };
                Goal::Positions { owner, wanted, barred: if only { all & !wanted } else { 0 } }
            }
            Printed::NoneOfFirst(n) => Goal::Positions { owner, wanted: 0, barred: (1 << n) - 1 },
            Printed::Tricks(n) => Goal::Tricks { owner, least: n, most: n },
            Printed::Predict(_) => match task.prediction {
                Some(n) => Goal::Tricks { owner, least: n, most: n },
                None => return,
            },
            Printed::Streak(length) => Goal::Streak { owner, length },
            Printed::OneStreak(length) => Goal::OneStreak { owner, length },
            Printed::NoStreak(length) => Goal::NoStreak { owner, length },
            Printed::Compare(rivals) => Goal::Compare { owner, comparison: comparison(rivals, captain) },
            Printed::Sum(sum) => Goal::Sum { owner, totals: totals(sum, self.n_members()) },
            Printed::Within(cards) => Goal::Within { owner, cards: cards.bits() },
            Printed::EqualInTrick(one, other) => {
                Goal::EqualInTrick { owner, one: one.bits(), other: other.bits() }
            }
            Printed::EqualInAll(one, other) => {
                Goal::EqualInAll { owner, one: one.bits(), other: other.bits() }
            }
            Printed::More { of, than } => Goal::More { owner, of: of.bits(), than: than.bits() },
            Printed::EachColour => Goal::EachColour { owner },
            Printed::WholeColour => Goal::WholeColour { owner },
            Printed::NeverLead(cards) => Goal::NeverLead { members: 1 << owner, cards: cards.bits() },
        };
        self.goals.push(goal);
    }

    /// Adds cards to win. All cards of a set become a task each, which the solver prunes by best.
    fn add_cards(&mut self, owner: u8, set: CardSet, bound: Bound) {
        let cards = set.bits();
        let (least, most) = match bound {
            Bound::AtLeast(n) => (n, NO_LIMIT),
            Bound::Exactly(n) => (n, n),
        };
        if least < len(cards) {
            self.goals.push(Goal::Cards { owner, cards, least, most });
            return;
        }
        for card in each(cards) {
            let task = Task { owner, card, token: None };
            if !self.tasks.contains(&task) {
                self.tasks.push(task);
            }
        }
    }
}

fn comparison(rivals: Rivals, captain: u8) -> Comparison {
    match rivals {
        Rivals::MoreThanEachOther => Comparison::MoreThanEachOther,
        Rivals::FewerThanEachOther => Comparison::FewerThanEachOther,
        Rivals::MoreThanAllOthersTogether => Comparison::MoreThanAllOthersTogether,
        Rivals::MoreThanCaptain => Comparison::MoreThan(captain),
        Rivals::FewerThanCaptain => Comparison::FewerThan(captain),
        Rivals::SameAsCaptain => Comparison::SameAs(captain),
    }
}

/// The totals that fit, as a bit mask.
fn totals(sum: Sum, n_members: u8) -> u64 {
    let crew = usize::from(n_members) - 3;
    match sum {
        Sum::Below(limits) => bit(limits[crew]) - 1,
        Sum::Above(limits) => !(bit(limits[crew] + 1) - 1),
        Sum::OneOf(one, other) => bit(one) | bit(other),
    }
}

#[cfg(test)]
mod tests {
    use ::crew::bits::ALL;
    use ::crew::{Crew, DummyDeal};
    use game::Seed;

    use super::*;
    use crate::crew::{Budget, Solved, Solver};

    fn attempt(players: u8, seed: u64) -> Attempt<'s'> {
        let mut dice = Seed::from_number(seed).dice(0);
        Attempt::deal(Crew::new(players), CardSet::ALL, &[], &DummyDeal::default(), &mut dice).unwrap()
    }

    #[test]
    fn tasks_alone_are_mostly_winnable_and_soon_decided() {
        let mut solver = Solver::new();
        let (mut n_winnable, mut n_unknown) = (0, 0);
        for task in TaskId::all() {
            for players in 2..=5 {
                let attempt = attempt(players, task.number().into());
                let owner = attempt.crew().left(attempt.commander());
                let taken = Taken { owner, goal: *task.goal(), prediction: Some(2) };
                let position = Position::of_tasks(&attempt, &[taken], None);
                match solver.solve(&position, Budget { nodes: 100_000 }).verdict {
                    Solved::Winnable(_) => n_winnable += 1,
                    Solved::Unwinnable => {}
                    Solved::Unknown => n_unknown += 1,
                }
            }
        }
        assert!(n_winnable > 340 && n_unknown < 15, "{n_winnable} winnable and {n_unknown} unknown of 384");
    }

    #[test]
    fn ds_8_5_totals_by_crew() {
        let sums = |sum, n_members| each(totals(sum, n_members) & ALL).collect::<Vec<_>>();
        assert_eq!(sums(Sum::Below([8, 12, 16]), 3), [0, 1, 2, 3, 4, 5, 6, 7]);
        assert_eq!(sums(Sum::Above([23, 28, 31]), 5)[0], 32);
        assert_eq!(sums(Sum::OneOf(22, 23), 4), [22, 23]);
    }
}
