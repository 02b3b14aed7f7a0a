//! Solves deals with random tasks of Mission Deep Sea, and lists the hard ones.
//!
//! ```sh
//! cargo run --release -p solver --example deep_sea_survey -- [players] [tasks] [deals-per-task] [million-nodes]
//! ```

use std::time::Instant;

use crew::{Attempt, Crew, DummyDeal};
use deep_sea::{CardSet, TaskId};
use game::Seed;
use solver::crew::{Budget, Position, Solved, Solver, Taken};

fn main() {
    let mut arguments = std::env::args().skip(1).map(|text| text.parse::<usize>().expect("a number"));
    let mut argument = |default: usize| arguments.next().unwrap_or(default);
    let (players, n_tasks, n_deals) = (argument(4) as u8, argument(1), argument(10));
    let budget = Budget { nodes: argument(5) as u64 * 1_000_000 };
    let mut solver = Solver::new();
    let (mut n_winnable, mut n_unwinnable, mut n_unknown) = (0, 0, 0);
    let mut times = Vec::new();
    for task in TaskId::all() {
        let mut n_hard = 0;
        for deal in 0..n_deals {
            let mut dice = Seed::from_number((deal * 100 + usize::from(task.number())) as u64).dice(0);
            let nothing = DummyDeal::default();
            let attempt = Attempt::deal(Crew::new(players), CardSet::ALL, &[], &nothing, &mut dice)
                .expect("nothing is written down");
            let mut others: Vec<TaskId> = TaskId::all().filter(|&other| other != task).collect();
            dice.shuffle(&mut others);
            let owners = attempt.crew().from(attempt.crew().left(attempt.commander()));
            let tasks = std::iter::once(task).chain(others).take(n_tasks).zip(owners.cycle());
            let taken = tasks.map(|(task, owner)| Taken { owner, goal: *task.goal(), prediction: Some(2) });
            let position = Position::of_tasks(&attempt, &taken.collect::<Vec<_>>(), None);
            let start = Instant::now();
            match solver.solve(&position, budget).verdict {
                Solved::Winnable(_) => n_winnable += 1,
                Solved::Unwinnable => n_unwinnable += 1,
                Solved::Unknown => n_hard += 1,
            }
            times.push(start.elapsed());
        }
        if n_hard > 0 {
            println!("{task}: {n_hard} of {n_deals} unknown");
        }
        n_unknown += n_hard;
    }
    times.sort();
    println!(
        "{players} players, {n_tasks} tasks: {n_winnable} winnable, {n_unwinnable} unwinnable, {n_unknown} unknown"
    );
    println!("median {:?}, 90 % {:?}", times[times.len() / 2], times[times.len() * 9 / 10]);
}
