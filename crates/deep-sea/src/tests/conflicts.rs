//! Tasks that exclude each other, confirmed from both sides.
//!
//! For every pair that is not listed a sequence of tricks is found that meets both, and for none that is
//! listed.

use crew::{Crew, Verdict};
use game::{Dice, Seat, Seed};

use crate::conflict::exclude_each_other;
use crate::judge::Claim;
use crate::{Card, CardSet, Ledger, TaskId, Trick};

const A: Seat = Seat::new(0);
const B: Seat = Seat::new(1);
const C: Seat = Seat::new(2);

/// A sorting of all cards, each with the member who plays it, in order of play.
#[derive(Clone)]
struct Sorting {
    crew: Crew,
    cards: Vec<Card>,
    members: Vec<Seat>,
}

impl Sorting {
    fn random(crew: Crew, dice: &mut Dice) -> Sorting {
        let mut cards: Vec<Card> = Card::all().collect();
        dice.shuffle(&mut cards);
        let mut members: Vec<Seat> =
            cards.chunks_exact(crew.size().into()).flat_map(|_| crew.members()).collect();
        for trick in members.chunks_exact_mut(crew.size().into()) {
            dice.shuffle(trick);
        }
        Sorting { crew, cards, members }
    }

    /// A random sorting that differs a little from this one.
    fn varied(&self, dice: &mut Dice) -> Sorting {
        let mut other = self.clone();
        let size = usize::from(self.crew.size());
        match dice.below(4) {
            0 | 1 => {
                let n = other.cards.len();
                other.cards.swap(dice.below(n), dice.below(n));
            }
            2 => {
                let trick = dice.below(other.members.len() / size) * size;
                other.members.swap(trick + dice.below(size), trick + dice.below(size));
            }
            _ => {
                let n = other.members.len() / size;
                let (one, two) = (dice.below(n) * size, dice.below(n) * size);
                for i in 0..size {
                    other.cards.swap(one + i, two + i);
                    other.members.swap(one + i, two + i);
                }
            }
        }
        other
    }

    /// The ledgers after each trick.
    fn ledgers(&self) -> impl Iterator<Item = Ledger> {
        let size = usize::from(self.crew.size());
        let tricks = self.cards.chunks_exact(size).zip(self.members.chunks_exact(size));
        tricks.scan(Ledger::new(self.crew, CardSet::ALL), |ledger, (cards, members)| {
            let mut trick = Trick::EMPTY;
            cards.iter().zip(members).for_each(|(&card, &member)| trick.push(member, card));
            ledger.push(trick);
            Some(ledger.clone())
        })
    }

    /// The number of tricks for which A and B keep up their tasks; the greatest value if both are met.
    fn score(&self, tasks: [TaskId; 2], captain: Seat) -> usize {
        let mut verdicts = [Verdict::Open; 2];
        let mut score = [0; 2];
        for ledger in self.ledgers() {
            for ((owner, task), (verdict, score)) in
                [A, B].into_iter().zip(tasks).zip(verdicts.iter_mut().zip(&mut score))
            {
                // A prediction may always have been the right one.
                let claim = Claim { owner, captain, prediction: None };
                if *verdict == Verdict::Open {
                    *verdict = task.goal().judge(claim, &ledger);
                }
                *score += usize::from(*verdict != Verdict::Failed);
            }
        }
        score[0] + score[1]
    }
}

/// Whether a sorting is found in which A meets the first task and B the second, under any captain.
fn can_both_be_met(tasks: [TaskId; 2], crew: Crew, tries: usize, dice: &mut Dice) -> bool {
    let enough = 2 * Ledger::new(crew, CardSet::ALL).n_tricks();
    let barred = tasks.map(|task| task.card().is_barred_to_captain());
    let captains =
        [C, A, B].into_iter().filter(|&captain| !(barred[0] && captain == A || barred[1] && captain == B));
    for captain in captains.cycle().take(tries) {
        let mut best = Sorting::random(crew, dice);
        let mut score = best.score(tasks, captain);
        for _ in 0..600 {
            if score == enough {
                return true;
            }
            let other = best.varied(dice);
            let other_score = other.score(tasks, captain);
            if score <= other_score {
                (best, score) = (other, other_score);
            }
        }
    }
    false
}

#[test]
fn ds_8_2_exactly_the_listed_pairs_are_impossible() {
    let mut dice = Seed::from_phrase("pairs").dice(0);
    let mut wrong = Vec::new();
    for players in [3, 4, 5] {
        for one in TaskId::all() {
            for other in TaskId::all().filter(|&other| one < other) {
                let tries = if exclude_each_other(one, other, players) { 2 } else { 60 };
                let found = can_both_be_met([one, other], Crew::new(players), tries, &mut dice);
                if found == exclude_each_other(one, other, players) {
                    wrong.push(format!("{players} {one} {other}"));
                }
            }
        }
    }
    assert_eq!(wrong, [""; 0]);
}
