//! The allotment of tasks: the draft, one member, volunteers, free distribution.

use crew::Token;
use deep_sea::{Allotment, DeepSea, Mission, MissionChoice, PhaseView, Setup, Tasks};
use game::{Game, Match, Participant, Record, RecordError, Seed, Talk};

use crate::table::{Table, check_refused, dealt, mission, tasks};

/// A mission of one's own with these tasks.
fn own(players: u8, allotment: Allotment, names: &str) -> Setup {
    let mission = Mission { tasks: Tasks::Given(tasks(names)), allotment, ..Mission::default() };
    Setup { players, mission: MissionChoice::Own(mission), ..Setup::default() }
}

/// The rulebook's example, p. 10: Tomek is A, Julia B, Daniel C and Karolina D.
fn tomek() -> Table {
    let setup = dealt(
        mission(4, 5),
        "s4 p9 / p7 / y2 s1 b1 b2 b3 g1 g2 g3 y3 y4 / p8",
        "at-least-2-sevens first-2-tricks at-least-5-pink win-pink-1-green-7",
    );
    Table::new(&setup)
}

#[test]
fn ds_8_1_the_rulebooks_example_discards_a_card_that_is_too_difficult() {
    // Difficulties 2 and 1 are drawn, 3 would exceed the mission's 5, then comes 2.
    let table = tomek();
    assert_eq!(table.tasks(), ["at-least-2-sevens", "first-2-tricks", "win-pink-1-green-7"]);
    assert!(table.public().used.contains(&tasks("at-least-5-pink")[0]), "discarded cards stay out");
}

#[test]
fn ds_8_3_the_rulebooks_example_of_choosing_tasks() {
    let mut table = tomek();
    assert_eq!(table.awaited(), "A");
    table.check_listed(
        "A",
        &["take at-least-2-sevens", "take first-2-tricks", "take win-pink-1-green-7", "skip"],
    );
    table.act("A take first-2-tricks; B skip");
    table.check_listed("C", &["take at-least-2-sevens", "take win-pink-1-green-7"]);
    table.check_refused("C skip", "cannot-skip");
    table.check_refused("C take first-2-tricks", "task-taken");
    table.act("C take at-least-2-sevens");
    table.check_listed("D", &["take win-pink-1-green-7"]);
    table.act("D take win-pink-1-green-7");
    assert_eq!(table.owners(), "C at-least-2-sevens, A first-2-tricks, D win-pink-1-green-7");
}

#[test]
fn ds_8_3_the_rulebooks_example_of_the_first_trick() {
    let mut table = tomek();
    table.act("A take first-2-tricks; B skip; C take at-least-2-sevens; D take win-pink-1-green-7; A begin");
    table.play("p9 p7");
    // Daniel has no pink card and could even play a submarine.
    assert_eq!(table.legal("C").len(), 10);
    assert!(table.legal("C").contains(&"play s1".to_owned()));
    table.play("y2 p8");
    assert_eq!(table.public().table.to_play, "A".parse().unwrap());
    assert_eq!(table.is_won(), None);
}

#[test]
fn ds_8_3_the_rulebooks_example_is_lost_if_daniel_trumps() {
    let mut table = tomek();
    table.act("A take first-2-tricks; B skip; C take at-least-2-sevens; D take win-pink-1-green-7; A begin");
    table.play("p9 p7 s1 p8");
    assert_eq!(table.is_won(), Some(false));
    assert!(table.phase().to_string().contains("A cannot do first-2-tricks, trick 1 was not won"));
}

#[test]
fn ds_8_3_with_five_tasks_nobody_passes_and_the_captain_takes_the_last() {
    let names = "win-pink-3 win-yellow-1 win-blue-4 win-green-6 no-9s";
    let mut table = Table::new(&Setup { deal: None, ..own(4, Allotment::Draft, names) });
    let captain = table.public().captain;
    for _ in 0..4 {
        let next = table.awaited();
        assert!(!table.legal(&next).contains(&"skip".to_owned()));
        table.check_refused(&format!("{next} skip"), "cannot-skip");
        let first = table.legal(&next)[0].clone();
        table.act(&format!("{next} {first}"));
    }
    assert_eq!(table.awaited(), captain.to_string());
    assert_eq!(table.legal(&captain.to_string()), ["take no-9s"]);
}

#[test]
fn ds_8_3_as_many_tasks_as_members_leave_no_choice_to_pass() {
    let table = Table::new(&own(3, Allotment::Draft, "win-pink-3 win-yellow-1 win-blue-4"));
    let captain = table.awaited();
    table.check_refused(&format!("{captain} skip"), "cannot-skip");
}

#[test]
fn ds_8_3_the_number_at_the_start_decides() {
    // Two tasks of four members: after two passes the others have to take them.
    let mut table = Table::new(&dealt(own(4, Allotment::Draft, "no-9s no-1s"), "s4", ""));
    table.act("A skip; B skip");
    table.check_listed("C", &["take no-9s", "take no-1s"]);
    let mut other = Table::new(&dealt(own(4, Allotment::Draft, "no-9s no-1s"), "s4", ""));
    other.act("A take no-9s; B skip");
    other.check_listed("C", &["take no-1s", "skip"]);
    other.act("C skip");
    other.check_listed("D", &["take no-1s"]);
}

#[test]
fn ds_8_8_training_is_one_task_of_difficulty_one_with_passing() {
    for players in 2..=5 {
        let training = MissionChoice::Training(deep_sea::Training::Training);
        let mut table = Table::new(&Setup { players, mission: training, ..Setup::default() });
        let view = table.public();
        assert_eq!((view.tasks.len(), view.tasks[0].difficulty), (1, 1));
        let n_members = players.max(3);
        for _ in 1..n_members {
            let next = table.awaited();
            table.act(&format!("{next} skip"));
        }
        let last = table.awaited();
        table.check_refused(&format!("{last} skip"), "cannot-skip");
    }
}

#[test]
fn ds_8_5_the_captain_cannot_be_compared_with_the_captain() {
    let names = "more-than-captain no-9s";
    let mut table = Table::new(&dealt(own(4, Allotment::Draft, names), "s4", ""));
    table.check_listed("A", &["take no-9s", "skip"]);
    table.check_refused("A take more-than-captain", "not-for-captain");
    table.act("A skip; B take more-than-captain");
}

#[test]
fn captain_task_left_over_for_the_captain_loses_the_attempt() {
    // The crew could have left the captain another task.
    let names = "no-9s no-5s more-than-captain fewer-than-captain win-pink-3";
    let mut table = Table::new(&dealt(own(4, Allotment::Draft, names), "s4", ""));
    table.act("A take no-9s; B take no-5s; C take win-pink-3; D take fewer-than-captain");
    assert_eq!(table.is_won(), Some(false));
    assert!(matches!(table.phase(), PhaseView::Lost { loss: deep_sea::Loss::NoTaskForCaptain { .. } }));
}

#[test]
fn captain_task_forced_by_the_draw_is_exchanged() {
    // Three such cards at three seats: the last one goes back, a card of equal difficulty comes.
    let own = |tasks| Mission { tasks, ..Mission::default() };
    let names = "more-than-captain fewer-than-captain same-as-captain win-all-9s";
    let setup = Setup { players: 3, mission: MissionChoice::Own(own(Tasks::Drawn(8))), ..Setup::default() };
    let table = Table::new(&dealt(setup.clone(), "", names));
    assert_eq!(table.tasks(), ["more-than-captain", "fewer-than-captain", "win-all-9s"]);
    let given = Mission {
        tasks: Tasks::Given(tasks("more-than-captain fewer-than-captain same-as-captain")),
        ..own(Tasks::None)
    };
    check_refused(
        &Setup { mission: MissionChoice::Own(given), ..setup },
        "impossible",
        "mission.tasks.given",
    );
}

#[test]
fn hardest_the_captain_begins_with_one_of_the_hardest_and_may_not_pass() {
    let names = "no-9s win-all-9s trick-all-even";
    let mut table = Table::new(&dealt(own(4, Allotment::HardestFirst, names), "s4", ""));
    table.check_listed("A", &["take win-all-9s", "take trick-all-even"]);
    table.check_refused("A take no-9s", "not-hardest");
    table.check_refused("A skip", "cannot-skip");
    table.act("A take win-all-9s");
    table.check_listed("B", &["take no-9s", "take trick-all-even", "skip"]);
}

#[test]
fn hardest_is_the_hardest_allowed_if_all_are_forbidden_to_the_captain() {
    let names = "same-as-captain no-9s no-1s";
    let table = Table::new(&dealt(own(4, Allotment::HardestFirst, names), "s4", ""));
    table.check_listed("A", &["take no-1s"]);
}

#[test]
fn skip_pass_counts_the_choosing_members() {
    let mut table = Table::new(&dealt(own(4, Allotment::SkipCaptain, "no-9s no-1s"), "s4", ""));
    assert_eq!(table.awaited(), "B", "the captain's left neighbour begins");
    table.act("B skip");
    table.check_refused("C skip", "cannot-skip");
    table.act("C take no-9s; D take no-1s");
    let mut table = Table::new(&dealt(own(4, Allotment::SkipCaptain, "no-9s no-1s no-5s no-pink"), "s4", ""));
    table.check_refused("B skip", "cannot-skip");
    table.act("B take no-9s; C take no-1s; D take no-5s; B take no-pink");
    assert_eq!(table.owners(), "B no-9s, C no-1s, D no-5s, B no-pink");
}

#[test]
fn mission_6_the_crew_agrees_on_one_member() {
    let mut table = Table::new(&dealt(mission(4, 6), "s4", ""));
    table
        .check_listed("A", &["propose member A", "propose member B", "propose member C", "propose member D"]);
    table.act("A propose member C; B agree; D object");
    assert_eq!(table.awaited(), "B", "the next proposes");
    table.act("B propose member D; A agree; C agree; D agree");
    assert!(table.public().tasks.iter().all(|task| task.owner == "D".parse().ok()));
}

/// Each player's proposal meets an objection, twice.
const TWO_ROUNDS: &str = "B propose member A; A object; C propose member A; A object; A propose member C; C object; \
                          B propose member A; A object; C propose member A; A object; A propose member C; C object";

#[test]
fn mission_6_the_crew_goes_on_until_all_agree() {
    let mut table = Table::new(&dealt(mission(3, 6), "/s4", ""));
    table.act(TWO_ROUNDS);
    table.act("B propose member A");
    assert_eq!(table.awaited(), "A C clock", "having been first does not let B decide alone");
    table.act("A agree; C agree");
    assert!(table.owners().starts_with("A "));
}

#[test]
fn mission_6_a_match_of_the_first_rules_replays_as_it_was_played() {
    let setup = dealt(mission(3, 6), "/s4", "");
    let old = <DeepSea as Game>::as_of(setup.clone(), 1).unwrap();
    let mut table = Table::new(&old);
    table.act("B propose member A; A object; C propose member A; A object; A propose member C; C object");
    table.act("B propose member A; B begin");
    assert!(table.owners().starts_with("A "), "the first proposer decided alone then");

    let told = Match::<DeepSea> {
        setup: old,
        seed: Seed::from_phrase("table"),
        actions: table.history.actions.clone(),
    };
    let mut record = Record::of(told, &table.game, vec![Participant { name: "Ada".into(), bot: None }; 3]);
    assert_eq!(record.rules, DeepSea::RULES);
    assert!(record.clone().verify::<DeepSea>().is_ok(), "written down anew it is still the same match");
    (record.rules, record.setup) = (1, setup);
    assert!(record.clone().verify::<DeepSea>().is_ok(), "as it was written down then");
    record.rules = 2;
    assert!(matches!(record.clone().verify::<DeepSea>(), Err(RecordError::Replay(_))));
    record.rules = 3;
    assert!(matches!(record.verify::<DeepSea>(), Err(RecordError::Rules { given: 3, known: 2 })));
}

#[test]
fn mission_6_when_time_is_up_the_captains_word_counts() {
    let mut table = Table::new(&dealt(mission(3, 6), "s4", ""));
    table.act("A propose member B; clock time-up");
    assert!(table.owners().starts_with("B "));
    let mut table = Table::new(&dealt(mission(3, 6), "s4", ""));
    table.act("A propose member B; C object; B propose member C; clock time-up");
    assert_eq!(table.awaited(), "A");
    table.act("A agree");
    assert!(table.owners().starts_with("C "));
}

#[test]
fn mission_6_the_captain_cannot_take_tasks_that_compare_with_the_captain() {
    let table = Table::new(&dealt(own(3, Allotment::OneMember, "no-9s same-as-captain"), "s4", ""));
    table.check_listed("A", &["propose member B", "propose member C"]);
    table.check_refused("A propose member A", "not-for-captain");
}

#[test]
fn passed_on_the_captain_keeps_the_tasks_or_asks() {
    for number in [10, 13] {
        let mut table = Table::new(&dealt(mission(4, number), "/s4", ""));
        table.check_listed("B", &["keep", "ask"]);
        table.act("B keep; B begin");
        assert!(table.owners().starts_with("B "));
        let view = table.public().table;
        assert_eq!(view.may_communicate.len(), 4);
    }
}

#[test]
fn passed_on_tasks_end_communication_with_the_first_trick() {
    let setup = dealt(mission(4, 10), "s4 p9 p8 / p1 / p2 / p3", "no-1s no-5s");
    let mut table = Table::new(&setup);
    table.act("A ask; B no; C yes; A begin");
    assert_eq!(table.owners(), "C no-1s, C no-5s");
    assert_eq!(
        table.public().table.may_communicate.len(),
        4,
        "allowed before the first trick, never compulsory"
    );
    let tokens = |table: &Table| table.public().table.members.iter().map(|one| one.token).collect::<Vec<_>>();
    assert_eq!(tokens(&table), [Some(Token::Ready); 4]);
    table.play("p8");
    assert_eq!(tokens(&table), [Some(Token::Barred); 4], "communication is over, and all players see it");
    table.play("p1 p2 p3");
    assert_eq!(table.public().table.may_communicate.len(), 0);
    table.check_refused("B radio b1", "no-radio-now");
}

#[test]
fn passed_on_to_nobody_the_tasks_are_the_captains() {
    let mut table = Table::new(&dealt(mission(4, 10), "s4", ""));
    table.act("A ask; B no; C no; D no; A begin");
    assert!(table.owners().starts_with("A "));
    assert_eq!(table.public().table.may_communicate.len(), 4);
}

#[test]
fn ds_8_7_the_first_yes_takes_all_tasks() {
    for number in [14, 15, 16] {
        let mut table = Table::new(&dealt(mission(4, number), "/ s4", ""));
        assert_eq!(table.awaited(), "C", "the captain asks clockwise");
        table.check_listed("C", &["yes", "no"]);
        table.act("C no; D yes");
        assert!(table.public().tasks.iter().all(|task| task.owner == "D".parse().ok()));
    }
}

#[test]
fn ds_8_7_the_captain_answers_last_and_has_to() {
    let mut table = Table::new(&dealt(mission(4, 14), "/ s4", ""));
    table.act("C no; D no; A no");
    assert!(table.public().tasks.iter().all(|task| task.owner == "B".parse().ok()));
}

#[test]
fn ds_8_7_the_rulebooks_example_of_two_volunteers() {
    // With four players, if the first two say no, the third and the captain have to.
    let mut table = Table::new(&dealt(mission(4, 26), "s4", ""));
    table.act("B no; C no");
    match table.phase() {
        PhaseView::Share { among, .. } => assert_eq!(among, ["A", "D"].map(|seat| seat.parse().unwrap())),
        other => panic!("{other}"),
    }
}

#[test]
fn ds_8_7_two_volunteers_share_freely_with_one_task_each_at_least() {
    let names = "no-9s no-1s no-5s";
    let mut table = Table::new(&dealt(own(4, Allotment::TwoVolunteers, names), "s4", ""));
    table.act("B yes; C no; D yes");
    assert_eq!(table.awaited(), "B");
    table.act("B give no-9s B; B give no-1s B");
    table.check_refused("B give no-5s B", "wrong-member");
    table.check_refused("B give no-5s C", "wrong-member");
    table.act("B give no-5s D");
    assert_eq!(table.awaited(), "D clock", "only the two have a say");
    table.act("D object");
    assert_eq!(table.owners(), "- no-9s, - no-1s, - no-5s");
    table.act("D give no-5s D; D give no-1s D; D give no-9s B; B agree");
    assert_eq!(table.owners(), "B no-9s, D no-1s, D no-5s");
}

#[test]
fn captain_task_keeps_the_captain_from_volunteering_alone() {
    let mut table = Table::new(&dealt(own(3, Allotment::Volunteer, "no-9s same-as-captain"), "s4", ""));
    table.act("B no");
    assert_eq!(table.owners(), "C no-9s, C same-as-captain");
}

#[test]
fn ds_8_6_free_distribution_needs_everybodys_consent() {
    let mut table = Table::new(&dealt(own(3, Allotment::Free, "no-9s no-1s same-as-captain"), "s4", ""));
    table.check_refused("A give same-as-captain A", "not-for-captain");
    table.check_refused("B give no-9s B", "not-your-turn");
    table.act("A give no-9s B; A give no-1s B; A give same-as-captain B");
    assert_eq!(table.awaited(), "B C clock");
    table.act("C agree; B agree");
    assert_eq!(table.owners(), "B no-9s, B no-1s, B same-as-captain", "also all to one");
}

#[test]
fn ds_8_6_after_every_proposal_the_crew_goes_on_until_all_agree() {
    let mut table = Table::new(&dealt(own(3, Allotment::Free, "no-9s"), "s4", ""));
    table.act("A give no-9s B; B object; B give no-9s C; C object; C give no-9s A; A object; A give no-9s B");
    assert_eq!(table.awaited(), "B C clock");
    table.act("B agree; C agree");
    assert_eq!(table.owners(), "B no-9s");
    assert!(matches!(table.phase(), PhaseView::Distress { .. }));
}

#[test]
fn untimed_draft_replaces_the_volunteers() {
    for number in [14, 15, 16, 26] {
        let setup = Setup { untimed: true, ..mission(4, number) };
        let table = Table::new(&setup);
        assert!(matches!(table.phase(), PhaseView::Draft { .. }));
        assert_eq!(table.public().seconds, None);
    }
}

#[test]
fn cr_3_1_ds_8_6_the_crew_talks_over_what_it_decides_together() {
    let open = Talk::HandsExcepted;
    let talk = |table: &mut Table, lines: &[&str]| -> Vec<Talk> {
        lines.iter().map(|line| table.act(line).game.talk()).collect()
    };
    let mut free = Table::new(&dealt(own(3, Allotment::Free, "no-9s"), "s4", ""));
    assert_eq!(free.game.talk(), open);
    let lines = ["A give no-9s B", "B object", "B give no-9s C; A agree; C agree", "A begin"];
    assert_eq!(talk(&mut free, &lines), [open, open, open, Talk::Closed]);
    let mut six = Table::new(&dealt(mission(4, 6), "s4", ""));
    assert_eq!(six.game.talk(), open);
    assert_eq!(talk(&mut six, &["A propose member C", "B object"]), [open, open]);
    let mut asked = Table::new(&dealt(mission(4, 26), "s4", ""));
    assert_eq!(asked.game.talk(), open, "the captain asks all");
    assert_eq!(talk(&mut asked, &["B no; C no"]), [open], "between the halves");
    let mut kept = Table::new(&dealt(mission(4, 10), "/s4", ""));
    assert_eq!(kept.game.talk(), Talk::Closed, "the captain decides alone");
    assert_eq!(talk(&mut kept, &["B ask"]), [open]);
    for number in [1, 8, 19] {
        let table = Table::new(&mission(4, number));
        assert_eq!(
            table.game.talk() == open,
            matches!(table.phase(), PhaseView::Distress { .. }),
            "{number}"
        );
    }
}

#[test]
fn cr_3_1_each_chooses_cards_and_numbers_alone() {
    let mut table = Table::new(&dealt(own(3, Allotment::Draft, "predict-open"), "s4 p1 / p2 / p3", ""));
    assert_eq!(table.game.talk(), Talk::Closed, "tasks are taken in turn");
    table.act("A take predict-open");
    assert_eq!(table.game.talk(), Talk::HandsExcepted);
    table.act("B propose distress left; A agree; C agree");
    assert_eq!(table.game.talk(), Talk::Closed);
    table.act("A pass p1; B pass p2; C pass p3");
    assert!(matches!(table.phase(), PhaseView::Predict { .. }));
    assert_eq!(table.game.talk(), Talk::Closed);
    table.act("A predict open 3");
    assert_eq!((table.phase(), table.game.talk()), (PhaseView::Play, Talk::Closed));
}
