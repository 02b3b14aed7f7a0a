//! Missions of one's own, as values and as codes.

use deep_sea::{
    Allotment, Code, Communication, Mission, MissionChoice, MissionName, N_MISSIONS, Setup, Special, Suits,
    Tasks,
};

use crate::table::{Table, check_refused, tasks};

fn own(mission: Mission) -> Setup {
    Setup { mission: MissionChoice::Own(mission), ..Setup::default() }
}

#[test]
fn every_mission_has_a_code_that_leads_back_to_it() {
    let printed = (1..=N_MISSIONS)
        .flat_map(|number| [true, false].map(|timed| Mission::printed(number, timed).unwrap()));
    for mission in printed.chain([Mission::training(), Mission::epilogue(20)]) {
        let code = Code(mission.clone()).to_string();
        assert!(code.len() <= 20, "{code} is not short");
        assert_eq!(code.parse(), Ok(Code(mission)), "{code}");
    }
}

#[test]
fn a_mistyped_code_is_told() {
    let code = Code(Mission::epilogue(20)).to_string();
    assert_eq!(code.to_lowercase().parse::<Code>(), code.parse());
    for place in 4..code.len() {
        let mut typed = code.clone().into_bytes();
        typed[place] = if typed[place] == b'7' { b'8' } else { b'7' };
        let typed = String::from_utf8(typed).unwrap();
        assert!(typed.parse::<Code>().is_err(), "{typed}");
    }
    for text in ["", "DS1-", "PN1-00", "DS1-U000", &code[..code.len() - 1]] {
        assert!(text.parse::<Code>().is_err(), "{text}");
    }
}

#[test]
fn a_code_sets_up_the_mission() {
    let mission = Mission { allotment: Allotment::Free, ..Mission::printed(18, true).unwrap() };
    let setup = Setup { mission: MissionChoice::Code(Code(mission.clone())), ..Setup::default() };
    let json = serde_json::to_string(&setup).unwrap();
    assert!(json.contains("DS1-"), "{json}");
    assert_eq!(serde_json::from_str::<Setup>(&json).unwrap(), setup);
    let table = Table::new(&setup);
    assert_eq!(table.public().mission, MissionName::Own);
    assert_eq!(table.public(), Table::new(&own(mission)).public());
}

#[test]
fn any_tasks_communication_and_special_rule_can_be_combined() {
    let mission = Mission {
        tasks: Tasks::Given(tasks("first-trick no-1s")),
        allotment: Allotment::SkipCaptain,
        communication: Communication::Rapture,
        silent_tricks: 2,
        special: Some(Special::Balance(7)),
        seconds: Some(90),
    };
    let mut table = Table::new(&own(mission));
    table.begin();
    let view = table.public();
    assert_eq!((view.tasks.len(), view.seconds, view.special), (2, Some(90), Some(Special::Balance(7))));
    assert!(view.table.may_communicate.is_empty());
    assert!(view.tasks.iter().all(|task| task.owner.is_some_and(|owner| owner != view.captain)));
}

#[test]
fn tasks_and_special_rule_must_both_be_met() {
    // The task is done with the first trick, but the nines are still to come.
    let mission = Mission {
        tasks: Tasks::Given(tasks("first-trick")),
        special: Some(Special::Balance(9)),
        ..Mission::default()
    };
    let hands = "s4 p9 b1 g3 y2 / b9 p1 g1 y3 / g9 p2 b2 y1 / y9 p3 b3 g2";
    let mut table = Table::new(&crate::table::dealt(own(mission), hands, ""));
    table.act("A take first-trick; A begin").play("p9 p1 p2 p3");
    assert_eq!(table.is_won(), None);
    table.play("b1 b9 b2 b3 g1 g9 g2 g3 y1 y9 y2 y3");
    assert_eq!(table.is_won(), Some(true));
}

#[test]
fn missions_that_make_no_sense_are_refused() {
    let check = |mission: Mission, code: &str, field: &str| check_refused(&own(mission), code, field);
    let with = |tasks| Mission { tasks, ..Mission::default() };
    check(Mission::default(), "impossible", "mission");
    check(with(Tasks::Drawn(0)), "range", "mission.tasks.drawn");
    check(with(Tasks::Drawn(49)), "range", "mission.tasks.drawn");
    check(with(Tasks::Given(vec![])), "range", "mission.tasks.given");
    check(with(Tasks::Given(tasks("no-1s no-1s"))), "twice", "mission.tasks.given");
    check(with(Tasks::Given(tasks("first-trick only-first-trick"))), "impossible", "mission.tasks.given");
    check(Mission { seconds: Some(5), ..with(Tasks::Drawn(5)) }, "range", "mission.seconds");
    check(Mission { silent_tricks: 11, ..with(Tasks::Drawn(5)) }, "range", "mission.silent_tricks");
    check(
        Mission { special: Some(Special::Balance(0)), ..Mission::default() },
        "range",
        "mission.special.balance",
    );
    check(
        Mission { special: Some(Special::NoLead(Suits::of(&crew::Suit::ALL))), ..Mission::default() },
        "impossible",
        "mission.special.no-lead",
    );
    check(
        Mission { allotment: Allotment::TwoVolunteers, ..with(Tasks::Drawn(6)) },
        "impossible",
        "mission.allotment",
    );
}
