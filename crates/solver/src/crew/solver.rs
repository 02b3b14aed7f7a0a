//! Answers to questions about a position.

use ::crew::bits::{ALL, SUITS, Trick, bit, each};

use super::position::{MAX_MEMBERS, Played, Position};
use super::progress::{Finished, MET, Remaining};
use super::search::{Found, Node, Search, Sequences};
use super::search_facts::SearchFacts;
use super::suit::SuitTable;
use super::table::Table;

/// How many nodes the first two rounds have; the next two have twice as many, and so on.
const FIRST_ROUND: u64 = 2000;

/// How much a question may cost.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Budget {
    /// The most cards that are tried.
    pub nodes: u64,
}

/// What the solver has found out.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Solved {
    /// These cards, played one after the other, win.
    Winnable(Vec<u8>),
    /// No play wins.
    Unwinnable,
    /// The budget was used up before either was certain.
    Unknown,
}

/// An answer and what it cost.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Answer {
    /// The answer.
    pub verdict: Solved,
    /// How many cards were tried.
    pub nodes: u64,
}

/// A solver with its memory, to be used for many positions.
pub struct Solver {
    table: Table,
}

impl Default for Solver {
    fn default() -> Self {
        Solver::new()
    }
}

impl Solver {
    /// A solver that remembers up to a million positions, eight megabytes of them.
    pub fn new() -> Solver {
        Solver { table: Table::new(17) }
    }

    /// Whether the mission can still be won from here.
    ///
    /// # Panics
    /// If the position is not [sound](Position::is_sound).
    pub fn solve(&mut self, position: &Position, budget: Budget) -> Answer {
        assert!(position.is_sound(), "no such position can arise");
        self.table.clear();
        let facts = SearchFacts::new(position);
        let Some(start) = replay(position, &facts) else {
            return Answer { verdict: Solved::Unwinnable, nodes: 0 };
        };
        let mut search = begin(position, &facts, &mut self.table, &start);
        let found = match search.under_way(position) {
            Ok((node, sequences)) => search.run(budget, |search| search.card(&node, &sequences)),
            Err(found) => found,
        };
        let verdict = match found {
            Found::Win => Solved::Winnable(search.line.iter().rev().copied().collect()),
            Found::Dead => Solved::Unwinnable,
            Found::Nothing => Solved::Unknown,
        };
        Answer { verdict, nodes: search.nodes }
    }

    /// Which of the cards that may be played now keep the mission winnable. Each gets the whole budget.
    ///
    /// # Panics
    /// If the position is not [sound](Position::is_sound).
    pub fn keeping_moves(&mut self, position: &Position, budget: Budget) -> Keeping {
        assert!(position.is_sound(), "no such position can arise");
        self.table.clear();
        let mut keeping = Keeping { winnable: 0, unknown: 0, nodes: 0 };
        let facts = SearchFacts::new(position);
        let Some(start) = replay(position, &facts) else { return keeping };
        let mut search = begin(position, &facts, &mut self.table, &start);
        let (node, sequences) = match search.under_way(position) {
            Ok(begun) => begun,
            Err(Found::Win) => return Keeping { winnable: position.playable(), ..keeping },
            Err(_) => return keeping,
        };
        // Cards as good as one another come in ascending order, the first of them first.
        let firsts = search.moves(&node).iter().fold(0, |cards, card| cards | bit(card));
        let mut found = Found::Dead;
        for card in each(position.playable() & !search.withheld(&node)) {
            if firsts & bit(card) != 0 {
                search.limit = 0;
                let budget = Budget { nodes: search.nodes + budget.nodes };
                found = search.run(budget, |search| search.play(&node, card, &sequences));
            }
            match found {
                Found::Win => keeping.winnable |= bit(card),
                Found::Dead => {}
                Found::Nothing => keeping.unknown |= bit(card),
            }
        }
        Keeping { nodes: search.nodes, ..keeping }
    }
}

/// The cards that keep a mission winnable.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Keeping {
    /// The cards after which it can be won.
    pub winnable: u64,
    /// The cards for which the budget was used up. All others lose.
    pub unknown: u64,
    /// How many cards were tried.
    pub nodes: u64,
}

fn begin<'a>(position: &Position, facts: &'a SearchFacts, table: &'a mut Table, start: &[u32]) -> Search<'a> {
    let n_left = usize::from(position.n_left());
    let mut progress = vec![0; (n_left + 1) * start.len()];
    progress[n_left * start.len()..].copy_from_slice(start);
    Search {
        facts,
        table,
        hands: position.hands_at_lead(),
        covered: position.covered(),
        nodes: 0,
        limit: 0,
        line: Vec::new(),
        progress,
        barred: Default::default(),
        trick_needs: Default::default(),
        suits: Vec::new(),
        n_tricks: position.tricks.len() as u8 + position.n_left(),
        move_order_seed: 0,
    }
}

impl Search<'_> {
    /// Comes to the trick under way.
    fn under_way(&mut self, position: &Position) -> Result<(Node, Sequences), Found> {
        let held = self.held();
        let mut node = self.opening(position.leader, position.n_left(), held)?;
        if self.is_hopeless(&node, held) {
            return Err(Found::Dead);
        }
        let sequences = self.sequences(held, &[0; SUITS.len()], ALL);
        for &card in &position.table {
            node = self.place(&node, card).ok_or(Found::Dead)?;
        }
        Ok((node, sequences))
    }

    /// Searches in rounds, each with a larger share of the budget and another order of moves. What a round
    /// has proved dead stays so; a round that has gone astray costs little.
    fn run(&mut self, budget: Budget, search: impl Fn(&mut Self) -> Found) -> Found {
        let mut round: u64 = 0;
        loop {
            self.limit = (self.nodes + (FIRST_ROUND << (round / 2))).min(budget.nodes);
            self.move_order_seed = round.wrapping_mul(0x9E37_79B9_7F4A_7C15);
            let found = search(self);
            if found != Found::Nothing || self.nodes >= budget.nodes {
                return found;
            }
            if self.suits.is_empty() {
                self.suits = (0..4).map(|colour| SuitTable::new(self, colour)).collect();
            }
            round += 1;
        }
    }
}

/// What the finished tricks have made of the goals, unless they have broken something.
fn replay(position: &Position, facts: &SearchFacts) -> Option<Vec<u32>> {
    let mut held = position
        .tricks
        .iter()
        .flat_map(|trick| &trick.cards)
        .fold(position.unplayed(), |all, &c| all | bit(c));
    let mut progress: Vec<u32> = facts.goals.iter().map(|goal| goal.start(held)).collect();
    let n_tricks = position.tricks.len() as u8 + position.n_left();
    let mut open = facts.due;
    for (number, trick) in (0..).zip(&position.tricks) {
        let finished = finish(trick, number, facts.n_members);
        held &= !finished.cards;
        let remaining = Remaining {
            n_members: facts.n_members,
            n_left: n_tricks - number - 1,
            number: number + 1,
            hands: [held; MAX_MEMBERS],
            held,
        };
        let is_taken = |&card: &u8| facts.takers[usize::from(card)] & 1 << finished.winner != 0;
        let still_open = open & !finished.cards;
        if !trick.cards.iter().all(is_taken) || !facts.order.allows(open, still_open) {
            return None;
        }
        open = still_open;
        for (goal, now) in facts.goals.iter().zip(&mut progress) {
            if *now != MET {
                *now = goal.after(*now, &finished, &remaining)?;
            }
        }
    }
    let nobody_may = |card: u8| facts.takers[usize::from(card)] == 0;
    (open & !held == 0 && !each(open).any(nobody_may)).then_some(progress)
}

fn finish(trick: &Played, number: u8, n_members: u8) -> Finished {
    let members = (0..).map(|steps| (trick.leader + steps) % n_members);
    let plays = members.zip(&trick.cards);
    let taken = plays.fold(Trick::led_by(trick.leader), |taken, (member, &card)| taken.with(member, card));
    Finished {
        leader: trick.leader,
        led: trick.cards[0],
        last: trick.cards[trick.cards.len() - 1],
        cards: taken.cards,
        winner: taken.winner,
        best: taken.best,
        number,
    }
}
