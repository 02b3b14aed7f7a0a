//! Every mission, with every crew: its set-up, a game lost and a game won.

use game::{Dice, Game, Observer, Seat, Seed, Silent, Turn};
use planet_nine::{Action, Assignment, MISSIONS, MissionChoice, PhaseView, PlanetNine, Rule, Setup};

fn setup(players: u8, mission: u8) -> Setup {
    Setup { players, mission: MissionChoice::Printed(mission), ..Setup::default() }
}

fn deal(setup: &Setup, number: u64) -> PlanetNine {
    PlanetNine::deal(setup, Seed::from_number(number), &mut Silent).unwrap()
}

/// The legal actions that move the game on: no messages, no proposals.
fn next(game: &PlanetNine) -> (Seat, Vec<Action>) {
    for seat in game.turn().waiting().iter() {
        let mut actions = Vec::new();
        game.legal(seat, &mut actions);
        actions.retain(|action| !matches!(action, Action::Communicate { .. } | Action::Propose { .. }));
        if !actions.is_empty() {
            return (seat, actions);
        }
    }
    unreachable!("a seat moves the game on")
}

/// Whether a few thousand tries with open cards find a way to win.
fn is_won(game: &PlanetNine, dice: &mut Dice, tries: &mut u32) -> bool {
    match game.turn() {
        Turn::Over(outcome) => return !outcome.winners.is_empty(),
        Turn::Waiting(_) if *tries == 0 => return false,
        Turn::Waiting(_) => *tries -= 1,
    }
    let (seat, mut actions) = next(game);
    dice.shuffle(&mut actions);
    actions.into_iter().any(|action| {
        let mut after = game.clone();
        after.step(seat, action, &mut Silent);
        is_won(&after, dice, tries)
    })
}

/// Whether a game played at random is lost.
fn is_lost(mut game: PlanetNine, dice: &mut Dice) -> bool {
    loop {
        if let Turn::Over(outcome) = game.turn() {
            return outcome.winners.is_empty();
        }
        let (seat, actions) = next(&game);
        game.step(seat, actions[dice.below(actions.len())], &mut Silent);
    }
}

/// Checks that the set-up is the one the logbook asks for.
fn check_setup(players: u8, number: u8) {
    let mission = MISSIONS[usize::from(number) - 1];
    let game = deal(&setup(players, number), 1);
    let view = game.view(Observer::Spectator);
    let n_revealed = match mission.assignment {
        Assignment::Draft => mission.n_tasks,
        Assignment::Decision => 0,
        // A role is named before the distribution; no printed mission has both.
        Assignment::Distribution => 1,
    };
    assert_eq!(view.tasks.len(), usize::from(n_revealed), "mission {number}");
    assert_eq!(view.n_hidden_tasks, mission.n_tasks - n_revealed);
    let tokens: Vec<_> = view.tasks.iter().filter_map(|task| task.token).collect();
    assert_eq!(tokens, mission.tokens().take(n_revealed.into()).collect::<Vec<_>>());
    assert_eq!(view.table.hides_position, mission.is_dead_zone);
    assert_eq!(view.table.communication_from, mission.communication_from);
    assert_eq!(view.pink_winner.is_some(), mission.rules.has(Rule::PinkToTheLeft));
    let is_right = match view.phase {
        PhaseView::Asking { .. } => {
            mission.assignment != Assignment::Draft || mission.rules.roles().next().is_some()
        }
        PhaseView::Naming { .. } => mission.rules.has(Rule::Silent),
        PhaseView::Drafting { .. } => mission.n_tasks > 0 && mission.assignment == Assignment::Draft,
        PhaseView::Briefing { .. } => mission.n_tasks == 0,
        _ => false,
    };
    assert!(is_right, "mission {number} begins with {:?}", view.phase);
}

fn check(number: u8) {
    for players in 2..=5 {
        check_setup(players, number);
        let setup = setup(players, number);
        let mut dice = Seed::from_number(number.into()).dice(0);
        let lost = (0..60).any(|seed| is_lost(deal(&setup, seed), &mut dice));
        assert!(lost, "mission {number} with {players} cannot be lost");
    }
}

macro_rules! missions {
    ($($name:ident: $number:literal;)*) => {
        $(#[test] fn $name() { check($number); })*

        #[test]
        fn there_is_a_test_for_every_mission() {
            assert_eq!([$($number),*].to_vec(), (1..=50).collect::<Vec<u8>>());
        }
    };
}

missions! {
    mission_01_one_task: 1;
    mission_02_two_tasks: 2;
    mission_03_in_order: 3;
    mission_04_three_tasks: 4;
    mission_05_a_sick_member: 5;
    mission_06_dead_zone: 6;
    mission_07_omega: 7;
    mission_08_three_in_order: 8;
    mission_09_a_one_wins: 9;
    mission_10_four_tasks: 10;
    mission_11_a_silent_member: 11;
    mission_12_random_draw: 12;
    mission_13_every_rocket_wins: 13;
    mission_14_three_arrows: 14;
    mission_15_four_in_order: 15;
    mission_16_no_nine_wins: 16;
    mission_17_tasks_and_no_nine_wins: 17;
    mission_18_interference: 18;
    mission_19_longer_interference: 19;
    mission_20_decision: 20;
    mission_21_dead_zone_in_order: 21;
    mission_22_four_arrows: 22;
    mission_23_five_in_order: 23;
    mission_24_distribution: 24;
    mission_25_gold: 25;
    mission_26_two_ones_win: 26;
    mission_27_decision: 27;
    mission_28_first_and_last: 28;
    mission_29_balance: 29;
    mission_30_arrows_and_interference: 30;
    mission_31_three_in_order: 31;
    mission_32_distribution: 32;
    mission_33_a_volunteer: 33;
    mission_34_balance_and_commander: 34;
    mission_35_arrows: 35;
    mission_36_distribution_in_order: 36;
    mission_37_decision: 37;
    mission_38_eight_tasks: 38;
    mission_39_eight_in_a_dead_zone: 39;
    mission_40_a_token_moves: 40;
    mission_41_a_pilot: 41;
    mission_42_nine_tasks: 42;
    mission_43_distribution: 43;
    mission_44_rockets_in_order: 44;
    mission_45_nine_tasks_and_arrows: 45;
    mission_46_pink_to_the_left: 46;
    mission_47_ten_tasks: 47;
    mission_48_omega_in_the_last_trick: 48;
    mission_49_ten_tasks_and_arrows: 49;
    mission_50_the_final_mission: 50;
}

#[test]
fn every_mission_can_be_won() {
    for number in 1..=50 {
        let mut dice = Seed::from_number(number).dice(0);
        let won = (0..400).any(|seed| {
            let players = 2 + (seed % 4) as u8;
            is_won(&deal(&setup(players, number as u8), seed), &mut dice, &mut 4_000)
        });
        assert!(won, "mission {number}: no game was won");
    }
}
