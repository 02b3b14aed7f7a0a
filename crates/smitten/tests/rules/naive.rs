//! The rules once more, written slowly and separately, with the nine instructions as plain code.
//!
//! Both readings must count the same lines of play in small positions (perft); some of the counts are kept in
//! `counts.txt`.

use game::{Dice, Game, Seed, Silent, Turn};
use smitten::{Action, Setup, Smitten};

use crate::table::setup;

/// The number of ways to play to the end, and the number of those that win.
type Lines = (u64, u64);

/// A position in plain words.
#[derive(Clone)]
struct Naive {
    solo: bool,
    hand_size: usize,
    balance: bool,
    fixed_calls: bool,
    may_exchange: bool,
    squares: [Vec<u8>; 2],
    hands: [Vec<u8>; 2],
    down: [Option<u8>; 2],
    deck: Vec<u8>,
    aside: u8,
}

impl Naive {
    /// A position that is wholly written down.
    fn new(setup: &Setup) -> Naive {
        let deal = setup.deal.as_ref().unwrap();
        let numbers = |cards: &[smitten::Card]| cards.iter().map(|card| card.number()).collect::<Vec<u8>>();
        let down = |i: usize| deal.face_down.get(i).copied().flatten().map(smitten::Card::number);
        let solo = setup.players == 1;
        Naive {
            solo,
            hand_size: if setup.difficulty == smitten::Difficulty::Easy { 4 } else { 3 },
            balance: setup.difficulty == smitten::Difficulty::Hard || setup.solo.hard_2,
            fixed_calls: setup.solo.hard_1,
            may_exchange: setup.solo.easy,
            squares: [numbers(&deal.left), numbers(&deal.right)],
            hands: [numbers(&deal.hands[0]), numbers(&deal.hands[1])],
            down: [down(0), down(1)],
            deck: numbers(&deal.deck),
            aside: deal.aside.unwrap().number(),
        }
    }

    fn fits(&self, card: u8, square: usize) -> bool {
        let lying = &self.squares[square];
        let place = |card: u8| (i32::from((card - 1) / 3), i32::from((card - 1) % 3));
        let touches = |other: &u8| {
            let ((row, column), (its_row, its_column)) = (place(card), place(*other));
            (row - its_row).abs() + (column - its_column).abs() == 1
        };
        let is_free = !lying.contains(&card);
        let is_balanced = !self.balance || lying.len() < self.squares[1 - square].len() + 1;
        is_free && is_balanced && (lying.is_empty() || lying.iter().any(touches))
    }

    fn lay(&self, hand: usize, card: u8, square: usize) -> Naive {
        let mut next = self.clone();
        let at = next.hands[hand].iter().position(|&held| held == card).unwrap();
        next.hands[hand].remove(at);
        next.squares[square].push(card);
        next
    }

    fn is_won(&self) -> bool {
        self.squares[0].len() + self.squares[1].len() == 17
    }

    /// All lines from the start of a turn.
    fn turn(&self) -> Lines {
        let mut lines = Vec::new();
        for hand in 0..2 {
            for card in kinds(&self.hands[hand]) {
                for square in 0..2 {
                    if self.fits(card, square) {
                        lines.push(self.play(hand, card, square));
                    }
                }
                if self.solo && self.may_exchange {
                    let mut next = self.clone();
                    let at = next.hands[hand].iter().position(|&held| held == card).unwrap();
                    next.hands[hand][at] = self.aside;
                    next.aside = card;
                    next.may_exchange = false;
                    lines.push(next.turn());
                }
            }
            if let Some(card) = self.down[hand] {
                let mut next = self.clone();
                next.hands[hand].push(card);
                next.down[hand] = None;
                let tried: Vec<Lines> = (0..2)
                    .filter(|&square| next.fits(card, square))
                    .map(|square| next.play(hand, card, square))
                    .collect();
                lines.push(sum(tried));
            }
        }
        sum(lines)
    }

    fn play(&self, hand: usize, card: u8, square: usize) -> Lines {
        let mut next = self.lay(hand, card, square);
        if next.is_won() {
            return (1, 1);
        }
        let partner = 1 - hand;
        let calls: &[bool] = match card {
            5 if self.fixed_calls && square == 0 => &[true],
            5 if self.fixed_calls => &[false],
            5 => &[true, false],
            _ => &[true],
        };
        next.hands[partner].extend(next.down[partner].take());
        sum(calls.iter().map(|&higher| next.follow(partner, card, square, higher)).collect())
    }

    /// All lines from here, where `hand` has to carry out the instruction of `played`.
    fn follow(&self, hand: usize, played: u8, square: usize, higher: bool) -> Lines {
        let held = &self.hands[hand];
        if played == 9 {
            return self.refilled(1 - hand).turn();
        }
        let mut lines = Vec::new();
        for card in kinds(held) {
            for target in 0..2 {
                let lies = |square: usize| self.squares[square].contains(&card);
                let does = match played {
                    1 => held.len() >= 2,
                    2 => target == square,
                    3 => target != square,
                    4 => !lies(0) && !lies(1),
                    5 => card != 5 && (card > 5) == higher,
                    6 => lies(0) != lies(1),
                    7 => target == square && (card == 4 || card == 8),
                    8 => self.squares[target].len() <= self.squares[1 - target].len(),
                    _ => unreachable!(),
                };
                if does && self.fits(card, target) {
                    let next = self.lay(hand, card, target);
                    let after = if next.is_won() { (1, 1) } else { next.refilled(1 - hand).turn() };
                    // With two players the card 1 is a line for each other card that may be shown.
                    let mut others = held.clone();
                    others.remove(others.iter().position(|&other| other == card).unwrap());
                    let shown = if played == 1 && !self.solo { kinds(&others).len() as u64 } else { 1 };
                    lines.push((after.0 * shown, after.1 * shown));
                }
            }
        }
        sum(lines)
    }

    fn refilled(&self, first: usize) -> Naive {
        let mut next = self.clone();
        for hand in [first, 1 - first] {
            let up = if self.solo { 2 } else { self.hand_size };
            while next.hands[hand].len() < up && !next.deck.is_empty() {
                let card = next.deck.remove(0);
                next.hands[hand].push(card);
            }
            let has_room = self.solo && next.hands[hand].len() <= 2 && next.down[hand].is_none();
            if has_room && !next.deck.is_empty() {
                next.down[hand] = Some(next.deck.remove(0));
            }
        }
        next
    }
}

fn kinds(cards: &[u8]) -> Vec<u8> {
    let mut kinds = cards.to_vec();
    kinds.sort_unstable();
    kinds.dedup();
    kinds
}

/// A line that goes no further is a line that loses.
fn sum(lines: Vec<Lines>) -> Lines {
    let (all, won) = lines.iter().fold((0, 0), |sum, lines| (sum.0 + lines.0, sum.1 + lines.1));
    if lines.is_empty() { (1, 0) } else { (all, won) }
}

/// The same counts by the game itself, without signals.
fn count(game: Smitten) -> Lines {
    let seats = match game.turn() {
        Turn::Waiting(seats) => seats,
        Turn::Over(outcome) => return (1, u64::from(!outcome.winners.is_empty())),
    };
    let mut lines = Vec::new();
    for seat in seats.iter() {
        let mut actions = Vec::new();
        game.legal(seat, &mut actions);
        for action in actions.into_iter().filter(|action| !matches!(action, Action::Want | Action::DontWant))
        {
            let mut next = game;
            next.step(seat, action, &mut Silent);
            lines.push(count(next));
        }
    }
    sum(lines)
}

fn deal(setup: &Setup) -> Smitten {
    Smitten::deal(setup, Seed::from_number(0), &mut Silent).unwrap()
}

/// A random position with `n` cards to come, wholly written down.
fn random_position(mode: &str, n: usize, dice: &mut Dice) -> Setup {
    let hand_size = if mode == "easy" { 4 } else { 3 };
    let balance = mode.contains("hard-2") || mode == "hard";
    loop {
        let mut cards: Vec<u8> = (1..=9).flat_map(|number| [number, number]).collect();
        dice.shuffle(&mut cards);
        // Lay whatever fits until `n` cards and the one aside are left.
        let mut naive = Naive::new(&setup("medium; aside 1"));
        naive.balance = balance;
        for _ in 0..1000 {
            if cards.len() <= n + 1 {
                break;
            }
            let (at, square) = (dice.below(cards.len()), dice.below(2));
            if naive.fits(cards[at], square) {
                naive.squares[square].push(cards.remove(at));
            }
        }
        if cards.len() > n + 1 {
            continue;
        }
        let mut take = |n: usize| -> String {
            let n = n.min(cards.len());
            cards.drain(..n).map(|card| format!(" {card}")).collect()
        };
        let aside = take(1);
        let sizes = [hand_size.min(n.div_ceil(2)), hand_size.min(n / 2)];
        let mut down = String::new();
        let hands = sizes.map(|size| {
            let has_down = mode.starts_with("solo") && size == 3;
            down += &if has_down { take(1) } else { " -".into() };
            take(size - usize::from(has_down))
        });
        let list = |cards: &[u8]| cards.iter().map(|card| format!(" {card}")).collect::<String>();
        let deck = take(n);
        return setup(&format!(
            "{mode}; left{}; right{}; A{}; B{}; down{down}; deck{deck}; aside{aside}",
            list(&naive.squares[0]),
            list(&naive.squares[1]),
            hands[0],
            hands[1]
        ));
    }
}

#[test]
fn both_readings_count_the_same_lines() {
    let mut dice = Seed::from_phrase("naive").dice(0);
    let modes = [
        "easy",
        "medium",
        "hard",
        "solo",
        "solo easy",
        "solo hard-1",
        "solo hard-2",
        "solo easy hard-1 hard-2",
    ];
    let mut n_won = 0;
    for mode in modes {
        for n in [1, 3, 5, 7, 8] {
            for _ in 0..12 {
                let setup = random_position(mode, n, &mut dice);
                let lines = count(deal(&setup));
                assert_eq!(lines, Naive::new(&setup).turn(), "{setup:?}");
                n_won += u64::from(lines.1 > 0);
            }
        }
    }
    assert!(n_won > 200, "most positions can be won: {n_won}");
}

#[test]
fn counts_are_as_ever() {
    let text = include_str!("counts.txt");
    let positions = text.lines().filter(|line| !line.starts_with('#')).collect::<Vec<_>>();
    assert_eq!(positions.len(), 8);
    for line in positions {
        let (position, counts) = line.split_once(" = ").expect("a position and its counts");
        let setup = setup(position);
        let lines = count(deal(&setup));
        assert_eq!(format!("{} lines, {} won", lines.0, lines.1), counts, "{position}");
        assert_eq!(lines, Naive::new(&setup).turn(), "{position}");
    }
}
