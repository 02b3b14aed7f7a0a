//! The logbook, typed a second time, and drawing tasks for it.

use crew::Verdict;
use deep_sea::{
    Allotment, Communication, Deal, DeepSea, Loss, Mission, MissionChoice, MissionName, PhaseView, Setup,
    Special, TaskId, TaskSet, Tasks, Training, exclude_each_other,
};
use game::{Game, Observer, Seat, Seed, Silent, Turn};

use crate::table::{Table, check_refused, dealt, mission, tasks};

/// Number; `t` timed or `u` untimed where both exist; difficulty; communication; allotment; the rest.
const LOGBOOK: &str = "
1 1 normal draft
2 2 normal draft
3 3 normal draft
4 4 normal draft
5 5 normal draft
6 5 normal one-member
7 6 normal draft
8 0 normal draft balance-9
9 7 currents draft
10 4 normal captain-or-willing
11 8 rapture draft
12 0 normal draft no-lead-pink-trump
13 5 normal captain-or-willing
14t 6 normal volunteer 210s
14u 6 currents draft
15t 6 normal volunteer 180s
15u 6 rapture draft
16t 6 normal volunteer 150s
16u 6 silence draft
17 9 normal free
18 9 normal draft
19 9 normal hardest-first
20 10 terrain draft
21 0 terrain draft balance-1
22 11 terrain draft
23 0 terrain draft first-winner-ahead silent-1
24 12 terrain draft
25 12 terrain skip-captain
26t 10 terrain two-volunteers 300s
26u 12 terrain draft
27 0 terrain draft last-card-y5
28 14 normal free
29 15 normal free
30 16 normal free
31 17 normal free
32 0 normal draft exactly-0-tricks exactly-3-in-a-row two-in-a-row first-and-last-trick
";

fn describe(mission: &Mission) -> String {
    let word = |value: serde_json::Value| value.as_str().unwrap().to_owned();
    let difficulty = if let Tasks::Drawn(difficulty) = mission.tasks { difficulty } else { 0 };
    let mut words = vec![
        difficulty.to_string(),
        mission.communication.to_string(),
        word(serde_json::to_value(mission.allotment).unwrap()),
    ];
    match mission.special {
        Some(Special::Balance(value)) => words.push(format!("balance-{value}")),
        Some(Special::NoLead(suits)) => {
            let suits: Vec<_> = suits.iter().map(|suit| suit.to_string()).collect();
            words.push(format!("no-lead-{}", suits.join("-")));
        }
        Some(Special::FirstWinnerAhead) => words.push("first-winner-ahead".into()),
        Some(Special::LastCard(card)) => words.push(format!("last-card-{card}")),
        None => {}
    }
    if mission.silent_tricks > 0 {
        words.push(format!("silent-{}", mission.silent_tricks));
    }
    words.extend(mission.seconds.map(|seconds| format!("{seconds}s")));
    if let Tasks::Given(tasks) = &mission.tasks {
        words.extend(tasks.iter().map(TaskId::to_string));
    }
    words.join(" ")
}

#[test]
fn the_logbook_agrees_with_its_transcript() {
    let mut wanted = LOGBOOK.trim().lines();
    for number in 1..=deep_sea::N_MISSIONS {
        let ways: &[(&str, bool)] =
            if Mission::has_clock(number) { &[("t", true), ("u", false)] } else { &[("", true)] };
        for (letter, timed) in ways {
            let printed = describe(&Mission::printed(number, *timed).unwrap());
            assert_eq!(Some(format!("{number}{letter} {printed}").as_str()), wanted.next());
        }
        if !Mission::has_clock(number) {
            assert_eq!(Mission::printed(number, true), Mission::printed(number, false));
        }
    }
    assert_eq!(wanted.next(), None);
    assert_eq!(Mission::printed(0, true), None);
    assert_eq!(Mission::printed(33, true), None);
}

#[test]
fn m26_has_10_points_timed_and_12_untimed_and_terrain_both_ways() {
    let timed = Mission::printed(26, true).unwrap();
    let untimed = Mission::printed(26, false).unwrap();
    assert_eq!((timed.tasks, untimed.tasks), (Tasks::Drawn(10), Tasks::Drawn(12)));
    assert_eq!(
        (timed.communication, untimed.communication),
        (Communication::Terrain, Communication::Terrain)
    );
}

#[test]
fn mission_32_is_worth_11_11_and_12() {
    let Tasks::Given(tasks) = Mission::printed(32, true).unwrap().tasks else { panic!("tasks are given") };
    let sum = |n: u8| tasks.iter().map(|task| task.card().difficulty(n)).sum::<u8>();
    assert_eq!([3, 4, 5].map(sum), [11, 11, 12]);
}

#[test]
fn ds_8_1_every_draw_adds_up_to_the_missions_difficulty() {
    for players in 2..=5 {
        for number in 1..=deep_sea::N_MISSIONS {
            for seed in 0..6 {
                let setup = mission(players, number);
                let game = DeepSea::deal(&setup, Seed::from_number(seed), &mut Silent).unwrap();
                let view = game.view(Observer::Spectator);
                let sum: u8 = view.tasks.iter().map(|task| task.difficulty).sum();
                match Mission::printed(number, true).unwrap().tasks {
                    Tasks::Drawn(difficulty) => assert_eq!(sum, difficulty, "mission {number}"),
                    Tasks::Given(tasks) => assert_eq!(view.tasks.len(), tasks.len()),
                    Tasks::None => assert_eq!(sum, 0),
                }
                let names: TaskSet = view.tasks.iter().map(|task| task.task).collect();
                assert_eq!(names.iter().count(), view.tasks.len(), "no task comes twice");
                assert!(view.tasks.iter().all(|task| view.used.contains(&task.task)));
            }
        }
    }
}

#[test]
fn ds_8_1_two_players_use_the_difficulties_for_three() {
    let table = Table::new(&dealt(mission(2, 2), "", "first-3-tricks"));
    assert_eq!(table.public().tasks[0].difficulty, 2);
}

#[test]
fn ds_8_1_used_tasks_stay_out_until_the_pile_has_run_through() {
    // Only three tasks are left; the mission of difficulty 2 takes what it can of them.
    let left = tasks("win-pink-3 trick-all-even trick-all-odd");
    let used: Vec<TaskId> = TaskId::all().filter(|task| !left.contains(task)).collect();
    for seed in 0..20 {
        let setup = Setup { used: used.clone(), ..mission(4, 1) };
        let game = DeepSea::deal(&setup, Seed::from_number(seed), &mut Silent).unwrap();
        let view = game.view(Observer::Spectator);
        assert_eq!(view.tasks[0].task, left[0]);
        assert_eq!(view.used.len(), 93 + view.used.iter().filter(|task| left.contains(task)).count());

        let setup = Setup { used: used.clone(), ..mission(4, 2) };
        let game = DeepSea::deal(&setup, Seed::from_number(seed), &mut Silent).unwrap();
        let view = game.view(Observer::Spectator);
        // The pile ran out and was shuffled anew, without the task on the table.
        assert_eq!(view.tasks[0].task, left[0]);
        assert_ne!(view.tasks[1].task, left[0]);
        assert!(view.used.len() < 96 && view.used.contains(&view.tasks[1].task));
    }
}

#[test]
fn ds_8_1_a_pile_that_is_used_up_is_shuffled_anew() {
    let setup = Setup { used: TaskId::all().collect(), ..mission(3, 5) };
    let table = Table::new(&setup);
    assert_eq!(table.public().tasks.iter().map(|task| task.difficulty).sum::<u8>(), 5);
    assert!(table.public().used.len() < 96);
}

#[test]
fn ds_8_1_a_setting_lowers_the_pink_nine() {
    let setup = dealt(mission(4, 2), "", "win-pink-9-yellow-8");
    let easier = Table::new(&Setup { easier_pink_9: true, ..setup.clone() });
    assert_eq!(easier.public().tasks[0].difficulty, 2);
    let table = Table::new(&dealt(mission(4, 3), "", "win-pink-9-yellow-8"));
    assert_eq!(table.public().tasks[0].difficulty, 3);
    let three = Table::new(&Setup { easier_pink_9: true, ..dealt(mission(3, 2), "", "win-pink-9-yellow-8") });
    assert_eq!(three.public().tasks[0].difficulty, 2);
}

#[test]
fn ds_8_2_the_rulebooks_impossible_combination_is_exchanged() {
    // Two tasks for four members go to different ones: the last drawn is shuffled back.
    let table = Table::new(&dealt(mission(4, 2), "", "first-trick first-2-tricks win-pink-3"));
    assert_eq!(table.tasks(), ["first-trick", "win-pink-3"]);
    assert!(!table.public().used.contains(&tasks("first-2-tricks")[0]), "it is back in the pile");
}

#[test]
fn ds_8_2_an_exchange_needs_the_same_difficulty() {
    let names = "first-trick first-and-last-trick no-9s trick-all-odd";
    let table = Table::new(&dealt(mission(4, 5), "", names));
    assert_eq!(table.tasks(), ["first-trick", "trick-all-odd"]);
    assert!(table.public().used.contains(&tasks("no-9s")[0]), "what does not fit is discarded");
}

#[test]
fn ds_8_2_nothing_is_exchanged_if_one_member_could_take_both() {
    // Four tasks for three members.
    let names = "first-trick first-2-tricks win-pink-3 win-yellow-1";
    let table = Table::new(&dealt(mission(3, 4), "", names));
    assert_eq!(table.tasks().len(), 4);
    assert!(table.tasks().contains(&"first-2-tricks".to_owned()));
    // All tasks go to one member.
    let table = Table::new(&dealt(mission(4, 10), "", "first-trick first-3-tricks"));
    assert_eq!(table.tasks(), ["first-trick", "first-3-tricks"]);
    // As many tasks as members.
    let table = Table::new(&dealt(mission(3, 3), "", "first-trick first-2-tricks win-pink-3 win-yellow-1"));
    assert_eq!(table.tasks(), ["first-trick", "win-yellow-1", "win-pink-3"]);
}

#[test]
fn ds_8_2_no_draw_that_must_be_shared_holds_an_impossible_pair() {
    for seed in 0..300 {
        for (players, number) in [(3, 5), (4, 7), (5, 9), (5, 11)] {
            let game =
                DeepSea::deal(&mission(players, number), Seed::from_number(seed), &mut Silent).unwrap();
            let drawn: Vec<TaskId> =
                game.view(Observer::Spectator).tasks.iter().map(|task| task.task).collect();
            if drawn.len() <= players.into() {
                let excludes = |one: TaskId| {
                    drawn.iter().any(|&other| one < other && exclude_each_other(one, other, players))
                };
                assert!(!drawn.iter().any(|&task| excludes(task)), "{drawn:?}");
            }
        }
    }
}

#[test]
fn ds_8_2_the_card_shuffled_back_does_not_return_for_ever() {
    // With this seed the rejected card is the last of its difficulty in the pile.
    let mission = Mission { tasks: Tasks::Drawn(12), ..Mission::default() };
    let setup = Setup { players: 4, mission: MissionChoice::Own(mission), ..Setup::default() };
    let game = DeepSea::deal(&setup, Seed::from_number(101_959), &mut Silent).unwrap();
    let tasks = game.view(Observer::Spectator).tasks;
    assert_eq!(tasks.iter().map(|task| task.difficulty).sum::<u8>(), 12);
}

#[test]
fn ds_8_2_submarines_that_nobody_could_use_are_dealt_again() {
    let own = |names: &str| Mission { tasks: Tasks::Given(tasks(names)), ..Mission::default() };
    let check = |names: &str, hand: &str| {
        let setup = Setup { players: 4, mission: MissionChoice::Own(own(names)), ..Setup::default() };
        check_refused(&dealt(setup, hand, ""), "impossible", "deal.hands");
    };
    check("win-submarine-1-only", "s1 s4");
    check("win-submarine-1-only", "/ s1 s2 s3");
    check("win-submarine-2-only", "s2 s4");
    check("win-submarine-2-only", "// s1 s2 s3");
    check("exactly-1-submarine", "s1 s2 s3 s4");
    check("exactly-2-submarines", "s2 s3 s4");
    check("exactly-3-submarines", "s1 s2 s3 s4");
    check("capture-pink-7-with-submarine", "s1 s2 s3 s4 p7");
    check("capture-green-9-with-submarine", "s1 s2 s3 s4 g9");
    // One card fewer is played.
    let setup = Setup {
        players: 4,
        mission: MissionChoice::Own(own("capture-pink-7-with-submarine")),
        ..Setup::default()
    };
    Table::new(&dealt(setup, "s1 s2 s3 s4 / p7", ""));
}

#[test]
fn ds_8_2_hands_left_to_chance_are_dealt_until_they_can_be_played() {
    let own = Mission {
        tasks: Tasks::Given(tasks("exactly-2-submarines win-submarine-1-only")),
        ..Mission::default()
    };
    for seed in 0..200 {
        let setup = Setup { players: 3, mission: MissionChoice::Own(own.clone()), ..Setup::default() };
        let game = DeepSea::deal(&setup, Seed::from_number(seed), &mut Silent).unwrap();
        for seat in Seat::all(3) {
            let view = game.view(Observer::Seat(seat));
            let hand = view.table.members[seat.index()].hand.unwrap();
            for set in ["s2 s3 s4", "s1 s4", "s1 s2 s3"] {
                let set: deep_sea::CardSet = set.parse().unwrap();
                assert!(!set.is_subset(hand));
            }
        }
    }
}

#[test]
fn cr_5_1_a_crew_keeps_its_tasks_or_draws_new_ones() {
    let kept = tasks("no-1s win-pink-1-green-7 first-trick");
    let setup = Setup { kept: kept.clone(), used: kept.clone(), ..mission(4, 5) };
    let table = Table::new(&setup);
    assert_eq!(table.public().tasks.iter().map(|task| task.task).collect::<Vec<_>>(), kept);
    assert_eq!(table.public().used.len(), 3);
    // It is public whether the tasks were drawn, whatever the mission is called.
    let drawn = |mission| Table::new(&Setup { mission, ..Setup::default() }).public().drawn;
    let own = |tasks| MissionChoice::Own(Mission { tasks, ..Mission::default() });
    assert_eq!(table.public().drawn, Some(5));
    assert_eq!(drawn(own(Tasks::Drawn(7))), Some(7));
    assert_eq!(drawn(own(Tasks::Given(kept))), None);
    assert_eq!(drawn(MissionChoice::Printed(8)), None);
    check_refused(&Setup { kept: tasks("no-1s"), ..mission(4, 5) }, "impossible", "kept");
    check_refused(&Setup { kept: tasks("no-1s no-1s first-trick"), ..mission(4, 5) }, "twice", "kept");
    check_refused(&Setup { kept: tasks("no-1s"), ..mission(4, 8) }, "conflict", "kept");
    check_refused(&Setup { kept: tasks("no-1s"), ..mission(4, 32) }, "conflict", "kept");
}

#[test]
fn the_epilogue_begins_with_18_and_grows() {
    for difficulty in [18, 19, 25] {
        let setup = Setup { mission: MissionChoice::Epilogue { epilogue: difficulty }, ..Setup::default() };
        let view = Table::new(&setup).public();
        assert_eq!(view.tasks.iter().map(|task| task.difficulty).sum::<u8>(), difficulty);
        assert_eq!(view.allotment, Allotment::Free);
    }
    check_refused(
        &Setup { mission: MissionChoice::Epilogue { epilogue: 17 }, ..Setup::default() },
        "range",
        "mission",
    );
    check_refused(
        &Setup { mission: MissionChoice::Epilogue { epilogue: 49 }, ..Setup::default() },
        "range",
        "mission",
    );
}

#[test]
fn cr_3_7_terrain_decides_the_communication() {
    let check = |card: &str, wanted: Communication| {
        let deal = Deal { terrain: Some(card.parse().unwrap()), ..Deal::default() };
        let view = Table::new(&Setup { deal: Some(deal), ..mission(4, 20) }).public();
        assert_eq!((view.communication, view.terrain), (wanted, card.parse().ok()));
    };
    for colour in ["p", "b", "g", "y"] {
        for (value, wanted) in (1..=9).zip(
            [Communication::Normal, Communication::Currents, Communication::Rapture].map(|c| [c; 3]).concat(),
        ) {
            check(&format!("{colour}{value}"), wanted);
        }
    }
    let submarine = Deal { terrain: "s4".parse().ok(), ..Deal::default() };
    check_refused(&Setup { deal: Some(submarine.clone()), ..mission(4, 20) }, "impossible", "deal.terrain");
    check_refused(&Setup { deal: Some(submarine), ..mission(4, 1) }, "conflict", "deal.terrain");
}

#[test]
fn cr_3_7_all_terrains_come_up() {
    let mut counts = [0; 3];
    for seed in 0..90 {
        let game = DeepSea::deal(&mission(3, 22), Seed::from_number(seed), &mut Silent).unwrap();
        let value = game.view(Observer::Spectator).terrain.unwrap().value();
        counts[usize::from(value - 1) / 3] += 1;
    }
    assert!(counts.iter().all(|&n| n > 15), "{counts:?}");
}

#[test]
fn setups_travel_as_json() {
    let json = r#"{"players":3,"mission":5,"deal":{"hands":[["s4"]],"tasks":["first-trick"]}}"#;
    let setup: Setup = serde_json::from_str(json).unwrap();
    assert_eq!(setup.mission, MissionChoice::Printed(5));
    let again: Setup = serde_json::from_str(&serde_json::to_string(&setup).unwrap()).unwrap();
    assert_eq!(again, setup);
    let choice = |json: &str| serde_json::from_str::<MissionChoice>(json).unwrap();
    assert_eq!(choice(r#""training""#), MissionChoice::Training(Training::Training));
    assert_eq!(choice(r#"{"epilogue":20}"#), MissionChoice::Epilogue { epilogue: 20 });
    assert!(matches!(choice(r#"{"tasks":{"drawn":7},"allotment":"free"}"#), MissionChoice::Own(_)));
    assert!(serde_json::from_str::<Setup>(r#"{"colour":"red"}"#).is_err());
}

#[test]
fn impossible_setups_are_refused_with_the_reason() {
    let players = |players| Setup { players, ..Setup::default() };
    assert_eq!(serde_json::to_value(crate::table::refused(&players(1))).unwrap()["code"], "players");
    assert_eq!(serde_json::to_value(crate::table::refused(&players(6))).unwrap()["code"], "players");
    check_refused(&mission(4, 0), "range", "mission");
    check_refused(&mission(4, 33), "range", "mission");
    check_refused(&Setup { used: tasks("no-1s no-1s"), ..mission(4, 1) }, "twice", "used");
    check_refused(&Setup { dummy_after: "A".parse().ok(), ..mission(4, 1) }, "conflict", "dummy_after");
    check_refused(&Setup { dummy_after: "C".parse().ok(), ..mission(2, 1) }, "impossible", "dummy_after");
    check_refused(&dealt(mission(4, 1), "p1 p1", ""), "twice", "deal.hands.0");
    check_refused(&dealt(mission(5, 1), "p1 p2 p3 p4 p5 p6 p7 p8 p9", ""), "count", "deal.hands.0");
    check_refused(&dealt(mission(4, 1), "", "first-trick no-9s"), "count", "deal.tasks");
    check_refused(&dealt(mission(4, 8), "", "first-trick"), "conflict", "deal.tasks");
    let used = Setup { used: tasks("no-9s"), ..dealt(mission(4, 1), "", "no-9s") };
    check_refused(&used, "twice", "deal.tasks");
}

/// Declares a test per mission: its beginning for every crew, and a verdict of random play that the tasks
/// bear out.
macro_rules! missions {
    ($($name:ident: $number:literal $(untimed $untimed:literal)?, $begins:pat,)*) => {$(
        #[test]
        fn $name() {
            let untimed = false $(|| $untimed)?;
            for players in 2..=5 {
                let setup = Setup { untimed, ..mission(players, $number) };
                for seed in 0..8 {
                    let game = DeepSea::deal(&setup, Seed::from_number(seed), &mut Silent).unwrap();
                    let view = game.view(Observer::Spectator);
                    assert!(matches!(view.phase, $begins), "{}", view.phase);
                    assert_eq!(view.mission, MissionName::Printed($number));
                    check_random_play(game, seed);
                }
            }
        }
    )*};
}

missions! {
    mission_1: 1, PhaseView::Draft { may_skip: true, .. },
    mission_2: 2, PhaseView::Draft { .. },
    mission_3: 3, PhaseView::Draft { .. },
    mission_4: 4, PhaseView::Draft { .. },
    mission_5: 5, PhaseView::Draft { .. },
    mission_6: 6, PhaseView::OneMember { proposed: None, .. },
    mission_7: 7, PhaseView::Draft { .. },
    mission_8: 8, PhaseView::Distress { proposed: None, .. },
    mission_9: 9, PhaseView::Draft { .. },
    mission_10: 10, PhaseView::Offer | PhaseView::Asking { .. },
    mission_11: 11, PhaseView::Draft { .. },
    mission_12: 12, PhaseView::Distress { proposed: None, .. },
    mission_13: 13, PhaseView::Offer | PhaseView::Asking { .. },
    mission_14: 14, PhaseView::Asking { .. },
    mission_14_untimed: 14 untimed true, PhaseView::Draft { .. },
    mission_15: 15, PhaseView::Asking { .. },
    mission_15_untimed: 15 untimed true, PhaseView::Draft { .. },
    mission_16: 16, PhaseView::Asking { .. },
    mission_16_untimed: 16 untimed true, PhaseView::Draft { .. },
    mission_17: 17, PhaseView::Share { is_proposed: false, .. },
    mission_18: 18, PhaseView::Draft { .. },
    mission_19: 19, PhaseView::Draft { may_skip: false, .. },
    mission_20: 20, PhaseView::Draft { .. },
    mission_21: 21, PhaseView::Distress { proposed: None, .. },
    mission_22: 22, PhaseView::Draft { .. },
    mission_23: 23, PhaseView::Distress { proposed: None, .. },
    mission_24: 24, PhaseView::Draft { .. },
    mission_25: 25, PhaseView::Draft { .. },
    mission_26: 26, PhaseView::Asking { .. },
    mission_26_untimed: 26 untimed true, PhaseView::Draft { .. },
    mission_27: 27, PhaseView::Distress { proposed: None, .. },
    mission_28: 28, PhaseView::Share { .. },
    mission_29: 29, PhaseView::Share { .. },
    mission_30: 30, PhaseView::Share { .. },
    mission_31: 31, PhaseView::Share { .. },
    mission_32: 32, PhaseView::Draft { .. },
}

fn check_random_play(mut game: DeepSea, seed: u64) {
    let mut dice = Seed::from_number(seed).dice(7);
    let mut verdicts = vec![Verdict::Open; game.view(Observer::Spectator).tasks.len()];
    let mut actions = Vec::new();
    while let Turn::Waiting(seats) = game.turn() {
        let people: Vec<Seat> = seats.iter().filter(|&seat| seat != Seat::CLOCK).collect();
        let seat = dice.pick(&people).unwrap();
        actions.clear();
        game.legal(seat, &mut actions);
        if let Some(action) = dice.pick(&actions) {
            game.apply(seat, action, &mut Silent).unwrap();
        }
        for (before, task) in verdicts.iter_mut().zip(&game.view(Observer::Spectator).tasks) {
            assert!(*before == Verdict::Open || *before == task.verdict, "{} went back", task.task);
            *before = task.verdict;
        }
    }
    let view = game.view(Observer::Spectator);
    match view.phase {
        PhaseView::Won => assert!(verdicts.iter().all(|&verdict| verdict == Verdict::Done)),
        PhaseView::Lost { loss: Loss::TaskFailed { task, reason, .. } } => {
            let failed = view.tasks.iter().find(|other| other.task == task).unwrap();
            assert_eq!((failed.verdict, failed.reason), (Verdict::Failed, Some(reason)));
        }
        PhaseView::Lost { .. } => assert!(!verdicts.contains(&Verdict::Failed)),
        other => panic!("the mission is not decided: {other}"),
    }
}
