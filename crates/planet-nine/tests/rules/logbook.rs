//! The mission table against a second transcription, made feature by feature.

use planet_nine::{Assignment, Facts, MISSIONS, Rule};

/// The number of tasks of missions 1 to 50.
const TASKS: [u8; 50] = [
    1, 2, 2, 3, 0, 3, 3, 3, 0, 4, // 1 to 10
    4, 4, 0, 4, 4, 0, 2, 5, 5, 2, // 11 to 20
    5, 5, 5, 6, 6, 0, 3, 6, 0, 6, // 21 to 30
    6, 7, 0, 0, 7, 7, 4, 8, 8, 8, // 31 to 40
    0, 9, 9, 0, 9, 0, 10, 3, 10, 0, // 41 to 50
];

fn check<T: PartialEq + std::fmt::Debug>(of: impl Fn(usize) -> T, wanted: &[(usize, T)], other: T) {
    for number in 1..=50 {
        let wanted = wanted.iter().find(|(n, _)| *n == number).map_or(&other, |(_, value)| value);
        assert_eq!(of(number), *wanted, "mission {number}");
    }
}

#[test]
fn facts_write_out_the_missions_that_are_played() {
    let told: Vec<_> = Facts::default().missions.iter().map(|own| own.mission().unwrap()).collect();
    assert_eq!(told, MISSIONS);
}

#[test]
fn tasks() {
    assert_eq!(MISSIONS.map(|mission| mission.n_tasks), TASKS);
}

#[test]
fn tokens() {
    let of = |number: usize| {
        MISSIONS[number - 1].tokens().map(|token| token.to_string()).collect::<Vec<_>>().join(" ")
    };
    let wanted = [
        (3, "1 2"),
        (6, "> >>"),
        (7, "omega"),
        (8, "1 2 3"),
        (11, "1"),
        (12, "omega"),
        (14, "> >> >>>"),
        (15, "1 2 3 4"),
        (19, "1"),
        (21, "1 2"),
        (22, "> >> >>> >>>>"),
        (23, "1 2 3 4 5"),
        (25, "> >>"),
        (28, "1 omega"),
        (30, "> >> >>>"),
        (31, "1 2 3"),
        (35, "> >> >>>"),
        (36, "1 2"),
        (39, "> >> >>>"),
        (40, "1 2 3"),
        (45, "> >> >>>"),
        (48, "omega"),
        (49, "> >> >>>"),
    ]
    .map(|(number, tokens)| (number, tokens.to_owned()));
    check(of, &wanted, String::new());
}

#[test]
fn communication() {
    let dead = [6, 14, 21, 25, 29, 39].map(|number| (number, true));
    check(|number| MISSIONS[number - 1].is_dead_zone, &dead, false);
    let disturbed = [(18, 2), (19, 3), (28, 3), (30, 2), (38, 3)];
    check(|number| MISSIONS[number - 1].communication_from, &disturbed, 1);
}

#[test]
fn assignment() {
    let decided = [20, 27, 37].map(|number| (number, Assignment::Decision));
    let distributed = [24, 32, 36, 43].map(|number| (number, Assignment::Distribution));
    let wanted = [&decided[..], &distributed[..]].concat();
    check(|number| MISSIONS[number - 1].assignment, &wanted, Assignment::Draft);
}

#[test]
fn gold_frames() {
    let gold = [25, 27, 28, 30, 31, 32, 35, 36, 37, 38, 39, 40, 42, 43, 45, 47, 48, 49];
    check(|number| MISSIONS[number - 1].has_help, &gold.map(|number| (number, true)), false);
}

#[test]
fn special_rules() {
    let wanted: Vec<(usize, Vec<Rule>)> = vec![
        (5, vec![Rule::Sick]),
        (9, vec![Rule::OneWins]),
        (11, vec![Rule::Silent]),
        (12, vec![Rule::Draw]),
        (13, vec![Rule::RocketsWin]),
        (16, vec![Rule::NoNineWins]),
        (17, vec![Rule::NoNineWins]),
        (23, vec![Rule::SwapTokens]),
        (26, vec![Rule::TwoOnesWin]),
        (29, vec![Rule::Balance]),
        (33, vec![Rule::Volunteer]),
        (34, vec![Rule::Balance, Rule::CommanderFirstAndLast]),
        (40, vec![Rule::MoveToken]),
        (41, vec![Rule::Pilot]),
        (44, vec![Rule::RocketsWinInOrder]),
        (46, vec![Rule::PinkToTheLeft]),
        (48, vec![Rule::OmegaInLastTrick]),
        (50, vec![Rule::OpenerAndCloser]),
    ];
    check(|number| MISSIONS[number - 1].rules.iter().collect::<Vec<_>>(), &wanted, vec![]);
}
