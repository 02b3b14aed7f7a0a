//! Random endings with random demands.

use crew::bits;
use solver::crew::{Comparison, Dummy, Goal, Played, Position, Task, Token};

/// A stream of pseudo-random numbers.
pub(crate) struct Stream(pub(crate) u64);

impl Stream {
    pub(crate) fn below(&mut self, n: usize) -> usize {
        self.0 = self.0.wrapping_add(0x9E37_79B9_7F4A_7C15);
        let mut z = self.0;
        z = (z ^ (z >> 30)).wrapping_mul(0xBF58_476D_1CE4_E5B9);
        z = (z ^ (z >> 27)).wrapping_mul(0x94D0_49BB_1331_11EB);
        ((z ^ (z >> 31)) % n as u64) as usize
    }

    fn chance(&mut self, percent: usize) -> bool {
        self.below(100) < percent
    }

    fn shuffle(&mut self, items: &mut [u8]) {
        for i in (1..items.len()).rev() {
            items.swap(i, self.below(i + 1));
        }
    }

    fn member(&mut self, position: &Position) -> u8 {
        self.below(position.hands.len()) as u8
    }

    /// Some cards, about one in `n`.
    fn cards(&mut self, n: usize) -> u64 {
        (0..40).filter(|_| self.below(n) == 0).fold(0, |set, card| set | 1 << card)
    }

    fn colour(&mut self) -> u64 {
        bits::SUITS[self.below(4)]
    }
}

/// How many kinds of demands there are.
pub(crate) const N_KINDS: usize = 28;

/// A position with a few cards a hand and a demand of this kind.
pub(crate) fn ending(stream: &mut Stream, kind: usize, most_cards: usize) -> Position {
    let n_members = 3 + stream.below(3);
    // Brute force has its limits.
    let n_left = (3 + stream.below(most_cards - 2)).min(8 - n_members);
    let mut position = Position { leader: stream.below(n_members) as u8, ..Position::default() };
    let mut deck: Vec<u8> = (0..40).collect();
    if stream.chance(30) {
        // Few suits, so that much happens in each.
        deck.retain(|card| [0, 1, 4].contains(&(card / 9)) && (*card >= 36 || card % 9 < 8));
    }
    stream.shuffle(&mut deck);
    deal(stream, &mut position, &deck, n_members, n_left);
    if kind != 26 && stream.chance(50) {
        history(stream, &mut position, &mut deck, n_members, n_left);
    }
    demand(stream, &mut position, kind);
    if stream.chance(30) {
        let second = stream.below(N_KINDS);
        demand(stream, &mut position, second);
    }
    for _ in 0..[0, 0, 1, 2, 3, 4][stream.below(6)].min(n_members - 1) {
        let playable: Vec<u8> = bits::each(position.playable()).collect();
        let card = playable[stream.below(playable.len())];
        let turn = usize::from(position.turn());
        position.hands[turn] &= !(1 << card);
        position.table.push(card);
    }
    position
}

fn deal(stream: &mut Stream, position: &mut Position, deck: &[u8], n_members: usize, n_left: usize) {
    let mut rest = deck.iter().copied();
    let mut hand = |n: usize| rest.by_ref().take(n).fold(0u64, |hand, card| hand | 1 << card);
    position.hands = (0..n_members).map(|_| hand(n_left)).collect();
    if n_members > 3 {
        return;
    }
    let long = stream.below(3);
    position.hands[long] |= hand(1);
    if stream.chance(50) {
        let mut own: Vec<u8> = bits::each(position.hands[long]).collect();
        stream.shuffle(&mut own);
        let n_columns = 1 + stream.below(own.len() / 2);
        let columns: Vec<(u8, u8)> = own[..2 * n_columns].chunks(2).map(|pair| (pair[0], pair[1])).collect();
        for &(_, lower) in &columns {
            position.hands[long] &= !(1 << lower);
        }
        position.dummy = Some(Dummy { member: long as u8, columns });
    }
}

/// Finished tricks of cards that are no longer held. They need not have been lawful.
fn history(
    stream: &mut Stream,
    position: &mut Position,
    deck: &mut Vec<u8>,
    n_members: usize,
    n_left: usize,
) {
    deck.retain(|card| position.unplayed() & (1 << card) == 0);
    for _ in 0..stream.below(4).min(13 - n_left) {
        if deck.len() >= n_members {
            let cards = deck.split_off(deck.len() - n_members);
            position.tricks.push(Played { leader: stream.below(n_members) as u8, cards });
        }
    }
}

fn demand(stream: &mut Stream, position: &mut Position, kind: usize) {
    let owner = stream.member(position);
    let rival = (owner + 1 + stream.below(position.hands.len() - 1) as u8) % position.hands.len() as u8;
    let n_tricks = position.tricks.len() + usize::from(position.n_left());
    let length = 1 + stream.below(3) as u8;
    let few = stream.below(4) as u8;
    let goal = match kind {
        0..=2 | 27 => return tasks(stream, position, kind),
        3 => Goal::Cards { owner, cards: stream.cards(3), least: few, most: 200 },
        4 => Goal::Cards { owner, cards: stream.cards(3), least: few, most: few },
        5 => Goal::Reserved { cards: stream.cards(3), takers: 1 << owner | 1 << rival },
        6 => Goal::Using { owner, with: stream.cards(4), capture: stream.cards(3) },
        7 => {
            let wanted =
                stream.below(1 << n_tricks) & stream.below(1 << n_tricks) & stream.below(1 << n_tricks);
            let barred = stream.below(1 << n_tricks) & stream.below(1 << n_tricks);
            Goal::Positions { owner, wanted: wanted as u16, barred: barred as u16 }
        }
        8 => Goal::Tricks { owner, least: few, most: few + stream.below(2) as u8 },
        9 => Goal::Streak { owner, length: 1 + length },
        10 => Goal::OneStreak { owner, length },
        11 => Goal::NoStreak { owner, length },
        12 => {
            let comparison = [
                Comparison::MoreThanEachOther,
                Comparison::FewerThanEachOther,
                Comparison::MoreThanAllOthersTogether,
                Comparison::MoreThan(rival),
                Comparison::FewerThan(rival),
                Comparison::SameAs(rival),
            ][stream.below(6)];
            Goal::Compare { owner, comparison }
        }
        13 => Goal::Sum { owner, totals: 0b11_1101_1111 << stream.below(30) },
        14 => Goal::Within { owner, cards: bits::ALL & !stream.cards(2) | stream.colour() },
        15 => Goal::EqualInTrick { owner, one: bits::SUITS[0], other: bits::SUITS[1 + stream.below(3)] },
        16 => Goal::EqualInAll { owner, one: bits::SUITS[0], other: bits::SUITS[1 + stream.below(3)] },
        17 => Goal::More { owner, of: stream.colour(), than: stream.cards(2) },
        18 => Goal::EachColour { owner },
        19 => Goal::NeverLead { members: 1 << owner | 1 << rival, cards: stream.cards(2) | stream.colour() },
        20 => Goal::NeverWith { members: 1 << owner | 1 << rival, cards: stream.cards(2) },
        21 => Goal::Winners {
            cards: bits::of_value(1 + stream.below(9) as u8),
            least: 1 + few / 2,
            ascending: false,
        },
        22 => {
            let trumps = position.unplayed() & bits::TRUMPS;
            Goal::Winners { cards: trumps, least: bits::len(trumps), ascending: stream.chance(50) }
        }
        23 => Goal::BalancedTricks,
        24 => Goal::BalancedCards { cards: stream.cards(4) },
        25 => Goal::FirstWinnerAhead,
        _ => {
            let all: Vec<u8> = bits::each(position.unplayed()).collect();
            let card = all[stream.below(all.len())];
            if stream.chance(50) { Goal::InLastTrick { card } } else { Goal::LastCard { card } }
        }
    };
    position.goals.push(goal);
}

/// Tasks bound to cards: plain, with tokens, or a whole colour.
fn tasks(stream: &mut Stream, position: &mut Position, kind: usize) {
    if kind == 27 {
        let owner = stream.member(position);
        return whole_colour(stream, position, owner);
    }
    let mut all: Vec<u8> = bits::each(position.unplayed()).collect();
    stream.shuffle(&mut all);
    let mut tokens = match (kind, stream.below(3)) {
        _ if !position.tasks.is_empty() => vec![],
        (0, _) => vec![],
        (_, 0) => (1..=5).map(Token::Number).filter(|_| stream.chance(70)).collect(),
        (_, 1) => vec![Token::Arrows(1), Token::Arrows(2), Token::Arrows(3)],
        _ => vec![Token::Omega, Token::Number(1)],
    }
    .into_iter();
    for &card in &all[..2 + stream.below(2)] {
        if position.tasks.iter().all(|task| task.card != card) {
            // With one strong owner there is something to be won.
            let owner = if stream.chance(60) { 0 } else { stream.member(position) };
            position.tasks.push(Task { owner, card, token: tokens.next() });
        }
    }
}

/// Sets up that a member may still win a whole colour: what of it is not held, it has won.
fn whole_colour(stream: &mut Stream, position: &mut Position, owner: u8) {
    position.goals.push(Goal::WholeColour { owner });
    let colour = stream.colour();
    let n_members = position.hands.len();
    let played =
        position.tricks.iter().flat_map(|trick| &trick.cards).fold(0u64, |all, card| all | 1 << card);
    let mut missing: Vec<u8> = bits::each(colour & !position.unplayed() & !played).collect();
    let mut others: Vec<u8> = bits::each(!colour & bits::ALL & !position.unplayed() & !played).collect();
    others.retain(|&card| card < 36);
    while !missing.is_empty() && missing.len() + others.len() >= n_members {
        let mut cards: Vec<u8> = missing.split_off(missing.len().saturating_sub(n_members));
        while cards.len() < n_members {
            cards.extend(others.pop());
        }
        position.tricks.push(Played { leader: owner, cards });
        if stream.chance(80) {
            // The owner has led the highest and won.
            if let Some(trick) = position.tricks.last_mut() {
                let best = trick.cards.iter().position(|card| colour & 1 << card != 0).unwrap_or(0);
                trick.cards[..=best].reverse();
                let in_colour = trick.cards.iter().filter(|card| colour & 1 << **card != 0);
                let top = in_colour.max().copied();
                if let Some(place) = trick.cards.iter().position(|&card| Some(card) == top) {
                    trick.cards.swap(0, place);
                }
            }
        }
    }
}
