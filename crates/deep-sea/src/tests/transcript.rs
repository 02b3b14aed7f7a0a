//! The task cards typed a second time, as a text, and read naively after the last trick.
//!
//! The crate's own table is compared with this.

use crew::Suit;
use game::Seat;

use crate::{Card, CardSet, Ledger, TaskId, Trick};

/// Number, name, difficulty with three, four and five, and the condition in the end.
///
/// A bare digit is a value in the four colours, a letter a suit; `;` joins conditions.
pub(crate) const TRANSCRIPT: &str = "
1  win-pink-3                      111  win p3
2  win-yellow-1                    111  win y1
3  win-blue-4                      111  win b4
4  win-green-6                     111  win g6
5  win-submarine-3                 111  win s3
6  win-pink-1-green-7              222  win p1 g7
7  win-pink-5-yellow-6             223  win p5 y6
8  win-pink-8-blue-5               223  win p8 b5
9  win-pink-9-yellow-8             233  win p9 y8
10 win-blue-6-yellow-7             223  win b6 y7
11 win-blue-7-yellow-9             233  win b7 y9
12 win-blue-8-green-5              223  win b8 g5
13 win-blue-1-blue-2-blue-3        233  win b1 b2 b3
14 win-green-3-yellow-4-yellow-5   344  win g3 y4 y5
15 win-all-3s                      345  win 3
16 win-all-9s                      456  win 9
17 win-green-2-last-trick          345  win g2; tricks -1; last g2
18 win-submarine-1-only            333  win s1; none s2 s3 s4
19 win-submarine-2-only            333  win s2; none s1 s3 s4
20 at-least-2-sevens               222  least 2 7
21 at-least-3-fives                345  least 3 5
22 at-least-3-nines                345  least 3 9
23 exactly-2-nines                 233  exactly 2 9
24 exactly-3-sixes                 344  exactly 3 6
25 at-least-5-pink                 233  least 5 p
26 at-least-7-yellow               333  least 7 y
27 exactly-1-pink                  334  exactly 1 p
28 exactly-2-blue                  344  exactly 2 b
29 exactly-2-green                 344  exactly 2 g
30 exactly-1-pink-1-green          444  exactly 1 p; exactly 1 g
31 exactly-1-submarine             333  exactly 1 s
32 exactly-2-submarines            334  exactly 2 s
33 exactly-3-submarines            344  exactly 3 s
34 win-using-2                     345  using 2
35 win-using-3                     345  using 3
36 win-using-5                     234  using 5
37 win-using-6                     233  using 6
38 capture-5-with-7                122  using 7 5
39 capture-6-with-6                234  using 6 6
40 capture-8-with-4                345  using 4 8
41 capture-pink-7-with-submarine   333  using s p7
42 capture-green-9-with-submarine  333  using s g9
43 no-1s                           222  none 1
44 no-5s                           122  none 5
45 no-9s                           111  none 9
46 no-8s-9s                        332  none 8 9
47 no-1s-2s-3s                     333  none 1 2 3
48 no-pink                         222  none p
49 no-green                        222  none g
50 no-yellow                       222  none y
51 no-pink-no-blue                 333  none p b
52 no-green-no-yellow              333  none g y
53 no-submarines                   111  none s
54 first-trick                     111  tricks 1
55 first-2-tricks                  112  tricks 1 2
56 first-3-tricks                  234  tricks 1 2 3
57 last-trick                      233  tricks -1
58 first-and-last-trick            344  tricks 1 -1
59 only-first-trick                433  tricks 1; count 1
60 only-last-trick                 444  tricks -1; count 1
61 none-of-first-3                 122  without 1 2 3
62 none-of-first-4                 123  without 1 2 3 4
63 none-of-first-5                 233  without 1 2 3 4 5
64 exactly-0-tricks                433  count 0
65 exactly-1-trick                 322  count 1
66 exactly-2-tricks                222  count 2
67 exactly-4-tricks                235  count 4
68 two-in-a-row                    111  row 2
69 three-in-a-row                  234  row 3
70 exactly-2-in-a-row              333  count 2; row 2
71 exactly-3-in-a-row              334  count 3; row 3
72 never-2-in-a-row                322  norow 2
73 more-than-each-other            233  beat each
74 fewer-than-each-other           223  trail each
75 more-than-all-others-together   345  beat all
76 more-than-captain               223  beat captain
77 fewer-than-captain              222  trail captain
78 same-as-captain                 433  match captain
79 trick-sum-below                 334  sum < 8 12 16
80 trick-sum-above                 334  sum > 23 28 31
81 trick-sum-22-or-23              334  sum = 22 23
82 trick-all-above-5               234  within 6 7 8 9
83 trick-all-below-7               233  within 1 2 3 4 5 6
84 predict-open                    322  predict
85 predict-secret                  433  predict
86 equal-pink-blue-in-trick        233  pairs p b
87 equal-green-yellow-in-trick     233  pairs g y
88 equal-pink-yellow-total         444  equal p y
89 more-pink-than-green            111  more p g
90 more-yellow-than-blue           111  more y b
91 one-of-each-colour              234  least 1 p; least 1 b; least 1 g; least 1 y
92 all-of-one-colour               345  whole
93 trick-all-even                  256  within 2 4 6 8
94 trick-all-odd                   245  within 1 3 5 7 9
95 never-lead-pink-green           211  never-lead p g
96 never-lead-pink-blue-yellow     433  never-lead p b y
";

/// One line of the transcript.
pub(crate) struct Line {
    pub(crate) name: &'static str,
    pub(crate) difficulty: [u8; 3],
    conditions: Vec<Condition>,
}

/// A verb with its words, and the cards that each word may mean.
struct Condition {
    verb: &'static str,
    words: Vec<&'static str>,
    sets: Vec<CardSet>,
}

impl Condition {
    fn read(text: &'static str) -> Condition {
        let mut words = text.split_whitespace();
        let verb = words.next().unwrap();
        let words: Vec<_> = words.collect();
        let sets = words.iter().map(|word| cards(word)).collect();
        Condition { verb, words, sets }
    }

    fn number(&self, i: usize) -> usize {
        self.words[i].parse().unwrap()
    }

    /// The cards of the words from this one on.
    fn any(&self, from: usize) -> CardSet {
        self.sets[from..].iter().fold(CardSet::EMPTY, |all, &set| all | set)
    }
}

fn cards(word: &str) -> CardSet {
    let is_meant = |card: &Card| {
        let text = card.to_string();
        text == word || text[..1] == *word || card.suit() != Suit::Trump && text[1..] == *word
    };
    Card::all().filter(is_meant).collect()
}

pub(crate) fn lines() -> Vec<Line> {
    let line = |(i, text): (usize, &'static str)| {
        assert_eq!(text[..3].trim(), (i + 1).to_string());
        let digits: Vec<_> = text[35..38].bytes().map(|digit| digit - b'0').collect();
        let conditions = text[40..].split(';').map(Condition::read).collect();
        Line { name: text[3..35].trim(), difficulty: digits.try_into().unwrap(), conditions }
    };
    TRANSCRIPT.trim().lines().enumerate().map(line).collect()
}

/// The end of a game from the point of view of a task's owner.
pub(crate) struct Finished<'a> {
    pub(crate) ledger: &'a Ledger,
    pub(crate) owner: Seat,
    pub(crate) captain: Seat,
    pub(crate) prediction: u8,
}

impl Line {
    /// Whether the task is met by a game that is over.
    pub(crate) fn is_met(&self, end: &Finished) -> bool {
        self.conditions.iter().all(|condition| end.holds(condition))
    }
}

impl Finished<'_> {
    fn holds(&self, condition: &Condition) -> bool {
        let Condition { words, sets, .. } = condition;
        let number = |i: usize| condition.number(i);
        let all = self.ledger.tricks();
        let mine = || all.iter().filter(|trick| winner(trick) == self.owner);
        let won: CardSet = mine().flat_map(Trick::plays).map(|&(_, card)| card).collect();
        let n_mine = mine().count();
        let n_won = |who: Seat| all.iter().filter(|trick| winner(trick) == who).count();
        let others = || self.ledger.crew().members().filter(|&member| member != self.owner);
        let is_mine = |place: usize| winner(&all[place]) == self.owner;
        let places =
            || words.iter().map(|word| if *word == "-1" { all.len() } else { word.parse().unwrap() } - 1);
        let streak = |n: usize| (0..=all.len() - n).any(|from| (from..from + n).all(is_mine));
        match condition.verb {
            "win" => condition.any(0).iter().all(|card| won.contains(card)),
            "none" => condition.any(0).iter().all(|card| !won.contains(card)),
            "least" => number(0) <= (won & sets[1]).iter().count(),
            "exactly" => number(0) == (won & sets[1]).iter().count(),
            "last" => sets[0].iter().all(|card| all[all.len() - 1].cards().contains(card)),
            "using" => mine().any(|trick| {
                let (_, best) = trick.best().unwrap();
                let mut beside = trick.plays().iter().map(|&(_, card)| card).filter(|&card| card != best);
                sets[0].contains(best) && (sets.len() == 1 || beside.any(|card| sets[1].contains(card)))
            }),
            "tricks" => places().all(is_mine),
            "without" => !places().any(is_mine),
            "count" => number(0) == n_mine,
            "predict" => usize::from(self.prediction) == n_mine,
            "row" => streak(number(0)),
            "norow" => !streak(number(0)),
            "beat" => match words[0] {
                "each" => others().all(|other| n_won(other) < n_mine),
                "all" => others().map(n_won).sum::<usize>() < n_mine,
                _ => n_won(self.captain) < n_mine,
            },
            "trail" => match words[0] {
                "each" => others().all(|other| n_won(other) > n_mine),
                _ => n_won(self.captain) > n_mine,
            },
            "match" => n_won(self.captain) == n_mine,
            "sum" => mine().any(|trick| {
                let total: usize = trick.plays().iter().map(|(_, card)| usize::from(card.value())).sum();
                trick.plays().iter().all(|(_, card)| card.suit() != Suit::Trump)
                    && match words[0] {
                        "<" => total < number(trick.plays().len() - 2),
                        ">" => total > number(trick.plays().len() - 2),
                        _ => total == number(1) || total == number(2),
                    }
            }),
            "within" => {
                mine().any(|trick| trick.plays().iter().all(|(_, card)| condition.any(0).contains(*card)))
            }
            "pairs" => mine().any(|trick| is_equal(trick.cards(), sets)),
            "equal" => is_equal(won, sets),
            "more" => (won & sets[0]).len() > (won & sets[1]).len(),
            "whole" => ["p", "b", "g", "y"].iter().any(|colour| (won & cards(colour)).len() == 9),
            "never-lead" => all.iter().all(|trick| {
                trick.leader() != Some(self.owner) || !condition.any(0).contains(trick.led().unwrap())
            }),
            verb => panic!("{verb} is no condition"),
        }
    }
}

fn winner(trick: &Trick) -> Seat {
    trick.best().unwrap().0
}

fn is_equal(cards: CardSet, colours: &[CardSet]) -> bool {
    let n = (cards & colours[0]).len();
    n > 0 && n == (cards & colours[1]).len()
}

#[test]
fn ds_8_1_the_table_agrees_with_the_transcript() {
    let lines = lines();
    assert_eq!(lines.len(), TaskId::COUNT);
    for (task, line) in TaskId::all().zip(&lines) {
        assert_eq!(task.to_string(), line.name);
        assert_eq!(task.card().difficulty, line.difficulty, "{task}");
        assert_eq!(line.name.parse(), Ok(task));
    }
}

#[test]
fn ds_8_1_the_difficulties_add_up() {
    let sum = |crew: usize| lines().iter().map(|line| u32::from(line.difficulty[crew])).sum::<u32>();
    assert_eq!([0, 1, 2].map(sum), [229, 264, 297]);
}
