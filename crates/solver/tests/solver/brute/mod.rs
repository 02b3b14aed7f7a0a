//! A solver too simple to be wrong: it plays every card and reads the finished game as the cards say.
//! It shares no code with the one it checks.

pub(crate) mod random;

use solver::crew::{Comparison, Dummy, Goal, Played, Position, Task, Token};

/// A game under way, all in plain lists.
#[derive(Clone)]
struct Table {
    hands: Vec<Vec<u8>>,
    dummy: Option<Dummy>,
    tricks: Vec<Played>,
    leader: u8,
    cards: Vec<u8>,
    n_tricks: usize,
}

/// Whether some play of this position wins.
pub(crate) fn is_winnable(position: &Position) -> bool {
    exists(&Table::new(position), position)
}

/// Whether some play wins that begins with this card.
pub(crate) fn keeps(position: &Position, card: u8) -> bool {
    let mut table = Table::new(position);
    table.play(card);
    exists(&table, position)
}

/// Whether these cards can be played and have won by then, whatever follows.
pub(crate) fn wins(position: &Position, line: &[u8], any: &mut impl FnMut(usize) -> usize) -> bool {
    let mut table = Table::new(position);
    for &card in line {
        if !table.playable().contains(&card) {
            return false;
        }
        table.play(card);
    }
    (0..5).all(|_| {
        let mut table = table.clone();
        while !table.is_over() {
            let playable = table.playable();
            table.play(playable[any(playable.len())]);
        }
        succeeds(&table, position)
    })
}

fn exists(table: &Table, position: &Position) -> bool {
    if table.is_over() {
        return succeeds(table, position);
    }
    // One copy serves all cards, put right after each.
    let mut next = table.clone();
    let turn = table.turn();
    table.playable().into_iter().any(|card| {
        next.play(card);
        let found = exists(&next, position);
        if table.cards.len() + 1 < table.hands.len() {
            next.cards.pop();
            next.hands[turn].clone_from(&table.hands[turn]);
        } else {
            next.clone_from(table);
        }
        found
    })
}

impl Table {
    fn new(position: &Position) -> Table {
        let list = |set: u64| (0..40).filter(|card| set & (1 << card) != 0).collect();
        let hands: Vec<Vec<u8>> = position.hands.iter().map(|&hand| list(hand)).collect();
        let covered = position.dummy.iter().map(|dummy| dummy.columns.len()).sum::<usize>();
        let unplayed = hands.iter().map(Vec::len).sum::<usize>() + covered + position.table.len();
        Table {
            n_tricks: position.tricks.len() + unplayed / hands.len(),
            hands,
            dummy: position.dummy.clone(),
            tricks: position.tricks.clone(),
            leader: position.leader,
            cards: position.table.clone(),
        }
    }

    fn is_over(&self) -> bool {
        self.tricks.len() == self.n_tricks
    }

    fn turn(&self) -> usize {
        (usize::from(self.leader) + self.cards.len()) % self.hands.len()
    }

    fn playable(&self) -> Vec<u8> {
        let hand = &self.hands[self.turn()];
        let follows = |card: &&u8| self.cards.first().is_some_and(|led| led / 9 == **card / 9);
        if hand.iter().any(|card| follows(&card)) {
            hand.iter().filter(follows).copied().collect()
        } else {
            hand.clone()
        }
    }

    fn play(&mut self, card: u8) {
        let turn = self.turn();
        self.hands[turn].retain(|&other| other != card);
        self.cards.push(card);
        if self.cards.len() == self.hands.len() {
            let trick = Played { leader: self.leader, cards: std::mem::take(&mut self.cards) };
            self.leader = winner(&trick).0;
            if let Some(dummy) = &mut self.dummy {
                for (_, lower) in dummy.columns.extract_if(.., |column| trick.cards.contains(&column.0)) {
                    self.hands[usize::from(dummy.member)].push(lower);
                }
            }
            self.tricks.push(trick);
        }
    }
}

/// Who wins a trick, and with which card: the highest trump, or else the highest card of the led suit.
fn winner(trick: &Played) -> (u8, u8) {
    let suit = if trick.cards.iter().any(|card| card / 9 == 4) { 4 } else { trick.cards[0] / 9 };
    let best = *trick.cards.iter().filter(|&card| card / 9 == suit).max().expect("a trick has cards");
    let place = trick.cards.iter().position(|&card| card == best).expect("it is there");
    ((trick.leader + place as u8) % trick.cards.len() as u8, best)
}

fn succeeds(table: &Table, position: &Position) -> bool {
    tasks_met(&table.tricks, &position.tasks) && position.goals.iter().all(|goal| holds(table, goal))
}

/// Whether the tasks were met, in an order that fits the tokens.
fn tasks_met(tricks: &[Played], tasks: &[Task]) -> bool {
    let mut orders: Vec<Vec<Task>> = vec![Vec::new()];
    for trick in tricks {
        let met: Vec<Task> = tasks.iter().filter(|task| trick.cards.contains(&task.card)).copied().collect();
        if met.iter().any(|task| task.owner != winner(trick).0) {
            return false;
        }
        // Those of one trick may be taken in any order.
        for _ in 0..met.len() {
            orders = orders
                .iter()
                .flat_map(|order| {
                    met.iter()
                        .filter(|task| !order.contains(task))
                        .map(|&task| [&order[..], &[task]].concat())
                })
                .collect();
        }
    }
    let arrows = |task: &Task| if let Some(Token::Arrows(n)) = task.token { n } else { 0 };
    orders.iter().any(|order| {
        order.len() == tasks.len()
            && order.iter().enumerate().all(|(place, task)| match task.token {
                None => true,
                Some(Token::Number(n)) => place + 1 == usize::from(n),
                Some(Token::Omega) => place + 1 == order.len(),
                Some(Token::Arrows(n)) => {
                    order[place..].iter().all(|later| arrows(later) == 0 || arrows(later) >= n)
                }
            })
    })
}

fn holds(table: &Table, goal: &Goal) -> bool {
    let tricks = &table.tricks;
    let n_members = table.hands.len() as u8;
    let is_in = |card: u8, set: u64| set & (1 << card) != 0;
    let won_by = |member: u8| tricks.iter().filter(move |trick| winner(trick).0 == member);
    let won_cards = |member: u8| won_by(member).flat_map(|trick| trick.cards.clone()).collect::<Vec<u8>>();
    let n_of = |cards: &[u8], set: u64| cards.iter().filter(|&&card| is_in(card, set)).count();
    let n_tricks = |member: u8| won_by(member).count();
    let pattern = |member: u8| tricks.iter().map(|trick| winner(trick).0 == member).collect::<Vec<bool>>();
    let longest = |member: u8| {
        let pattern = pattern(member);
        pattern.split(|is_won| !is_won).map(<[bool]>::len).max().unwrap_or(0)
    };
    let others = |member: u8| (0..n_members).filter(move |&other| other != member);
    let balanced = |counts: &dyn Fn(&[Played], u8) -> usize| {
        (0..=tricks.len()).all(|n| {
            let counts: Vec<usize> = (0..n_members).map(|member| counts(&tricks[..n], member)).collect();
            counts.iter().max().zip(counts.iter().min()).is_none_or(|(most, least)| most - least <= 1)
        })
    };
    match *goal {
        Goal::Cards { owner, cards, least, most } => {
            let n = n_of(&won_cards(owner), cards);
            usize::from(least) <= n && n <= usize::from(most)
        }
        Goal::Reserved { cards, takers } => {
            (0..n_members).all(|member| takers & (1 << member) != 0 || n_of(&won_cards(member), cards) == 0)
        }
        Goal::Using { owner, with, capture } => won_by(owner).any(|trick| {
            let best = winner(trick).1;
            is_in(best, with) && trick.cards.iter().any(|&card| card != best && is_in(card, capture))
        }),
        Goal::Positions { owner, wanted, barred } => (0..16).all(|place| {
            let is_won = pattern(owner).get(place).copied().unwrap_or(false);
            (wanted & (1 << place) == 0 || is_won) && (barred & (1 << place) == 0 || !is_won)
        }),
        Goal::Tricks { owner, least, most } => {
            usize::from(least) <= n_tricks(owner) && n_tricks(owner) <= usize::from(most)
        }
        Goal::Streak { owner, length } => longest(owner) >= length.into(),
        Goal::OneStreak { owner, length } => {
            longest(owner) == usize::from(length) && n_tricks(owner) == usize::from(length)
        }
        Goal::NoStreak { owner, length } => longest(owner) < length.into(),
        Goal::Compare { owner, comparison } => {
            let mine = n_tricks(owner);
            match comparison {
                Comparison::MoreThanEachOther => others(owner).all(|other| mine > n_tricks(other)),
                Comparison::FewerThanEachOther => others(owner).all(|other| mine < n_tricks(other)),
                Comparison::MoreThanAllOthersTogether => mine > others(owner).map(n_tricks).sum(),
                Comparison::MoreThan(rival) => mine > n_tricks(rival),
                Comparison::FewerThan(rival) => mine < n_tricks(rival),
                Comparison::SameAs(rival) => mine == n_tricks(rival),
            }
        }
        Goal::Sum { owner, totals } => won_by(owner).any(|trick| {
            let sum: u8 = trick.cards.iter().map(|card| card % 9 + 1).sum();
            trick.cards.iter().all(|card| *card < 36) && totals & (1 << sum) != 0
        }),
        Goal::Within { owner, cards } => {
            won_by(owner).any(|trick| trick.cards.iter().all(|&card| is_in(card, cards)))
        }
        Goal::EqualInTrick { owner, one, other } => won_by(owner).any(|trick| {
            let n = n_of(&trick.cards, one);
            n > 0 && n == n_of(&trick.cards, other)
        }),
        Goal::EqualInAll { owner, one, other } => {
            let n = n_of(&won_cards(owner), one);
            n > 0 && n == n_of(&won_cards(owner), other)
        }
        Goal::More { owner, of, than } => n_of(&won_cards(owner), of) > n_of(&won_cards(owner), than),
        Goal::EachColour { owner } => {
            (0..4).all(|colour| won_cards(owner).iter().any(|card| card / 9 == colour))
        }
        Goal::WholeColour { owner } => {
            (0..4).any(|colour| won_cards(owner).iter().filter(|card| *card / 9 == colour).count() == 9)
        }
        Goal::NeverLead { members, cards } => {
            tricks.iter().all(|trick| members & (1 << trick.leader) == 0 || !is_in(trick.cards[0], cards))
        }
        Goal::NeverWith { members, cards } => tricks.iter().all(|trick| {
            let (member, best) = winner(trick);
            members & (1 << member) == 0 || !is_in(best, cards)
        }),
        Goal::Winners { cards, least, ascending } => {
            let winners: Vec<u8> =
                tricks.iter().map(|trick| winner(trick).1).filter(|&best| is_in(best, cards)).collect();
            winners.len() >= least.into() && (!ascending || winners.is_sorted())
        }
        Goal::BalancedTricks => {
            balanced(&|tricks, member| tricks.iter().filter(|trick| winner(trick).0 == member).count())
        }
        Goal::BalancedCards { cards } => balanced(&|tricks, member| {
            let won = tricks.iter().filter(|trick| winner(trick).0 == member);
            won.map(|trick| n_of(&trick.cards, cards)).sum()
        }),
        Goal::FirstWinnerAhead => (1..=tricks.len()).all(|n| {
            let n_won = |member: u8| tricks[..n].iter().filter(|trick| winner(trick).0 == member).count();
            let first = winner(&tricks[0]).0;
            others(first).all(|other| n_won(other) < n_won(first))
        }),
        Goal::InLastTrick { card } => tricks.last().is_some_and(|trick| trick.cards.contains(&card)),
        Goal::LastCard { card } => tricks.last().and_then(|trick| trick.cards.last()) == Some(&card),
    }
}
