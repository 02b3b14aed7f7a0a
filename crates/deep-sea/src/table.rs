//! The 96 task cards, a row each.
//!
//! The columns are the name, the difficulties with three, four and five crew members, the goal and, for some,
//! the holdings with which the cards are dealt again.

use crew::Suit;

use crate::CardSet;
use crate::task::Bound::{AtLeast, Exactly};
use crate::task::Comparison::{
    FewerThanCaptain, FewerThanEachOther, MoreThanAllOthersTogether, MoreThanCaptain, MoreThanEachOther,
    SameAsCaptain,
};
use crate::task::Goal::{
    BothCards, Cards, Compare, EachColour, EqualInAll, EqualInTrick, InLastTrick, More, NeverLead, NoStreak,
    NoneOfFirst, OneStreak, Positions, Predict, Streak, Tricks, Using, WholeColour, Within,
};
use crate::task::Prediction::{Open, Secret};
use crate::task::Sum::{Above, Below, OneOf};
use crate::task::{Goal, Task};

const PINK: CardSet = CardSet::suit(Suit::Pink);
const BLUE: CardSet = CardSet::suit(Suit::Blue);
const GREEN: CardSet = CardSet::suit(Suit::Green);
const YELLOW: CardSet = CardSet::suit(Suit::Yellow);
const SUBMARINES: CardSet = CardSet::TRUMPS;
const EVEN: CardSet = any(&[value(2), value(4), value(6), value(8)]);
const ODD: CardSet = any(&[value(1), value(3), value(5), value(7), value(9)]);
const ABOVE_5: CardSet = any(&[value(6), value(7), value(8), value(9)]);
const BELOW_7: CardSet = any(&[value(1), value(2), value(3), value(4), value(5), value(6)]);
const ANYTHING: CardSet = CardSet::ALL;

/// All task cards; the one with number `n` is in place `n - 1`.
pub(crate) static TASKS: [Task; 96] = [
    // named cards
    task("win-pink-3", [1, 1, 1], Cards(cards("p3"), AtLeast(1))),
    task("win-yellow-1", [1, 1, 1], Cards(cards("y1"), AtLeast(1))),
    task("win-blue-4", [1, 1, 1], Cards(cards("b4"), AtLeast(1))),
    task("win-green-6", [1, 1, 1], Cards(cards("g6"), AtLeast(1))),
    task("win-submarine-3", [1, 1, 1], Cards(cards("s3"), AtLeast(1))),
    task("win-pink-1-green-7", [2, 2, 2], Cards(cards("p1 g7"), AtLeast(2))),
    task("win-pink-5-yellow-6", [2, 2, 3], Cards(cards("p5 y6"), AtLeast(2))),
    task("win-pink-8-blue-5", [2, 2, 3], Cards(cards("p8 b5"), AtLeast(2))),
    task("win-pink-9-yellow-8", [2, 3, 3], Cards(cards("p9 y8"), AtLeast(2))),
    task("win-blue-6-yellow-7", [2, 2, 3], Cards(cards("b6 y7"), AtLeast(2))),
    task("win-blue-7-yellow-9", [2, 3, 3], Cards(cards("b7 y9"), AtLeast(2))),
    task("win-blue-8-green-5", [2, 2, 3], Cards(cards("b8 g5"), AtLeast(2))),
    task("win-blue-1-blue-2-blue-3", [2, 3, 3], Cards(cards("b1 b2 b3"), AtLeast(3))),
    task("win-green-3-yellow-4-yellow-5", [3, 4, 4], Cards(cards("g3 y4 y5"), AtLeast(3))),
    task("win-all-3s", [3, 4, 5], Cards(value(3), AtLeast(4))),
    task("win-all-9s", [4, 5, 6], Cards(value(9), AtLeast(4))),
    task("win-green-2-last-trick", [3, 4, 5], InLastTrick(cards("g2"))),
    task("win-submarine-1-only", [3, 3, 3], BothCards([(cards("s1"), 1), (cards("s2 s3 s4"), 0)]))
        .redealt_with(&[cards("s1 s4"), cards("s1 s2 s3")]),
    task("win-submarine-2-only", [3, 3, 3], BothCards([(cards("s2"), 1), (cards("s1 s3 s4"), 0)]))
        .redealt_with(&[cards("s2 s4"), cards("s1 s2 s3")]),
    // card counts
    task("at-least-2-sevens", [2, 2, 2], Cards(value(7), AtLeast(2))),
    task("at-least-3-fives", [3, 4, 5], Cards(value(5), AtLeast(3))),
    task("at-least-3-nines", [3, 4, 5], Cards(value(9), AtLeast(3))),
    task("exactly-2-nines", [2, 3, 3], Cards(value(9), Exactly(2))),
    task("exactly-3-sixes", [3, 4, 4], Cards(value(6), Exactly(3))),
    task("at-least-5-pink", [2, 3, 3], Cards(PINK, AtLeast(5))),
    task("at-least-7-yellow", [3, 3, 3], Cards(YELLOW, AtLeast(7))),
    task("exactly-1-pink", [3, 3, 4], Cards(PINK, Exactly(1))),
    task("exactly-2-blue", [3, 4, 4], Cards(BLUE, Exactly(2))),
    task("exactly-2-green", [3, 4, 4], Cards(GREEN, Exactly(2))),
    task("exactly-1-pink-1-green", [4, 4, 4], BothCards([(PINK, 1), (GREEN, 1)])),
    task("exactly-1-submarine", [3, 3, 3], Cards(SUBMARINES, Exactly(1)))
        .redealt_with(&[cards("s1 s2 s3 s4")]),
    task("exactly-2-submarines", [3, 3, 4], Cards(SUBMARINES, Exactly(2))).redealt_with(&[cards("s2 s3 s4")]),
    task("exactly-3-submarines", [3, 4, 4], Cards(SUBMARINES, Exactly(3)))
        .redealt_with(&[cards("s1 s2 s3 s4")]),
    // win using
    task("win-using-2", [3, 4, 5], Using { with: value(2), capture: ANYTHING }),
    task("win-using-3", [3, 4, 5], Using { with: value(3), capture: ANYTHING }),
    task("win-using-5", [2, 3, 4], Using { with: value(5), capture: ANYTHING }),
    task("win-using-6", [2, 3, 3], Using { with: value(6), capture: ANYTHING }),
    task("capture-5-with-7", [1, 2, 2], Using { with: value(7), capture: value(5) }),
    task("capture-6-with-6", [2, 3, 4], Using { with: value(6), capture: value(6) }),
    task("capture-8-with-4", [3, 4, 5], Using { with: value(4), capture: value(8) }),
    task("capture-pink-7-with-submarine", [3, 3, 3], Using { with: SUBMARINES, capture: cards("p7") })
        .redealt_with(&[cards("s1 s2 s3 s4 p7")]),
    task("capture-green-9-with-submarine", [3, 3, 3], Using { with: SUBMARINES, capture: cards("g9") })
        .redealt_with(&[cards("s1 s2 s3 s4 g9")]),
    // avoid cards
    task("no-1s", [2, 2, 2], Cards(value(1), Exactly(0))),
    task("no-5s", [1, 2, 2], Cards(value(5), Exactly(0))),
    task("no-9s", [1, 1, 1], Cards(value(9), Exactly(0))),
    task("no-8s-9s", [3, 3, 2], Cards(any(&[value(8), value(9)]), Exactly(0))),
    task("no-1s-2s-3s", [3, 3, 3], Cards(any(&[value(1), value(2), value(3)]), Exactly(0))),
    task("no-pink", [2, 2, 2], Cards(PINK, Exactly(0))),
    task("no-green", [2, 2, 2], Cards(GREEN, Exactly(0))),
    task("no-yellow", [2, 2, 2], Cards(YELLOW, Exactly(0))),
    task("no-pink-no-blue", [3, 3, 3], Cards(any(&[PINK, BLUE]), Exactly(0))),
    task("no-green-no-yellow", [3, 3, 3], Cards(any(&[GREEN, YELLOW]), Exactly(0))),
    task("no-submarines", [1, 1, 1], Cards(SUBMARINES, Exactly(0))),
    // trick positions
    task("first-trick", [1, 1, 1], Positions { first: 1, last: false, only: false }),
    task("first-2-tricks", [1, 1, 2], Positions { first: 2, last: false, only: false }),
    task("first-3-tricks", [2, 3, 4], Positions { first: 3, last: false, only: false }),
    task("last-trick", [2, 3, 3], Positions { first: 0, last: true, only: false }),
    task("first-and-last-trick", [3, 4, 4], Positions { first: 1, last: true, only: false }),
    task("only-first-trick", [4, 3, 3], Positions { first: 1, last: false, only: true }),
    task("only-last-trick", [4, 4, 4], Positions { first: 0, last: true, only: true }),
    task("none-of-first-3", [1, 2, 2], NoneOfFirst(3)),
    task("none-of-first-4", [1, 2, 3], NoneOfFirst(4)),
    task("none-of-first-5", [2, 3, 3], NoneOfFirst(5)),
    // trick counts
    task("exactly-0-tricks", [4, 3, 3], Tricks(0)),
    task("exactly-1-trick", [3, 2, 2], Tricks(1)),
    task("exactly-2-tricks", [2, 2, 2], Tricks(2)),
    task("exactly-4-tricks", [2, 3, 5], Tricks(4)),
    task("two-in-a-row", [1, 1, 1], Streak(2)),
    task("three-in-a-row", [2, 3, 4], Streak(3)),
    task("exactly-2-in-a-row", [3, 3, 3], OneStreak(2)),
    task("exactly-3-in-a-row", [3, 3, 4], OneStreak(3)),
    task("never-2-in-a-row", [3, 2, 2], NoStreak(2)),
    // trick comparison
    task("more-than-each-other", [2, 3, 3], Compare(MoreThanEachOther)),
    task("fewer-than-each-other", [2, 2, 3], Compare(FewerThanEachOther)),
    task("more-than-all-others-together", [3, 4, 5], Compare(MoreThanAllOthersTogether)),
    task("more-than-captain", [2, 2, 3], Compare(MoreThanCaptain)),
    task("fewer-than-captain", [2, 2, 2], Compare(FewerThanCaptain)),
    task("same-as-captain", [4, 3, 3], Compare(SameAsCaptain)),
    // trick values
    task("trick-sum-below", [3, 3, 4], Goal::Sum(Below([8, 12, 16]))),
    task("trick-sum-above", [3, 3, 4], Goal::Sum(Above([23, 28, 31]))),
    task("trick-sum-22-or-23", [3, 3, 4], Goal::Sum(OneOf(22, 23))),
    task("trick-all-above-5", [2, 3, 4], Within(ABOVE_5)),
    task("trick-all-below-7", [2, 3, 3], Within(BELOW_7)),
    // prediction
    task("predict-open", [3, 2, 2], Predict(Open)),
    task("predict-secret", [4, 3, 3], Predict(Secret)),
    // colours equal
    task("equal-pink-blue-in-trick", [2, 3, 3], EqualInTrick(PINK, BLUE)),
    task("equal-green-yellow-in-trick", [2, 3, 3], EqualInTrick(GREEN, YELLOW)),
    task("equal-pink-yellow-total", [4, 4, 4], EqualInAll(PINK, YELLOW)),
    // colours more
    task("more-pink-than-green", [1, 1, 1], More { of: PINK, than: GREEN }),
    task("more-yellow-than-blue", [1, 1, 1], More { of: YELLOW, than: BLUE }),
    // colour sets
    task("one-of-each-colour", [2, 3, 4], EachColour),
    task("all-of-one-colour", [3, 4, 5], WholeColour),
    // trick parity
    task("trick-all-even", [2, 5, 6], Within(EVEN)),
    task("trick-all-odd", [2, 4, 5], Within(ODD)),
    // no lead
    task("never-lead-pink-green", [2, 1, 1], NeverLead(any(&[PINK, GREEN]))),
    task("never-lead-pink-blue-yellow", [4, 3, 3], NeverLead(any(&[PINK, BLUE, YELLOW]))),
];

const fn task(name: &'static str, difficulty: [u8; 3], goal: Goal) -> Task {
    Task { name, difficulty, goal, redealt_with: &[] }
}

impl Task {
    const fn redealt_with(self, redealt_with: &'static [CardSet]) -> Task {
        Task { redealt_with, ..self }
    }
}

/// The four colour cards of a value.
const fn value(value: u8) -> CardSet {
    CardSet::value(value)
}

/// The cards of any of these sets.
const fn any(sets: &[CardSet]) -> CardSet {
    let mut bits = 0;
    let mut i = 0;
    while i < sets.len() {
        bits |= sets[i].bits();
        i += 1;
    }
    CardSet::from_bits(bits)
}

/// The cards of a list such as `p1 g7`, read at compile time.
const fn cards(list: &str) -> CardSet {
    let list = list.as_bytes();
    let mut cards = CardSet::EMPTY;
    let mut i = 0;
    while i < list.len() {
        let suit = match list[i] {
            b'p' => Suit::Pink,
            b'b' => Suit::Blue,
            b'g' => Suit::Green,
            b'y' => Suit::Yellow,
            b's' => Suit::Trump,
            _ => panic!("no such suit"),
        };
        cards = cards.with(crate::Card::new(suit, list[i + 1] - b'0'));
        i += 3;
    }
    cards
}
