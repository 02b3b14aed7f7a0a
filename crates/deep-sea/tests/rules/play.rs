//! From the allotted tasks to the end: distress, predictions, clock, communication, special rules.

use deep_sea::{
    Allotment, Communication, Deal, Loss, Mission, MissionChoice, PhaseView, Reason, Setup, Special, Suits,
    Tasks,
};
use game::Game;

use crate::table::{Table, dealt, mission, tasks};

/// A mission of one's own.
fn own(players: u8, mission: Mission) -> Setup {
    Setup { players, mission: MissionChoice::Own(mission), ..Setup::default() }
}

fn given(names: &str) -> Mission {
    Mission { tasks: Tasks::Given(tasks(names)), ..Mission::default() }
}

fn loss(table: &Table) -> Loss {
    match table.phase() {
        PhaseView::Lost { loss } => loss,
        other => panic!("the mission is not lost: {other}"),
    }
}

/// Four players of whom each wins a trick with a 9.
const NINES: &str = "s4 p9 b1 g3 y2 / b9 p1 g1 y3 / g9 p2 b2 y1 / y9 p3 b3 g2";
const NINES_PLAYED: &str = "p9 p1 p2 p3 b1 b9 b2 b3 g1 g9 g2 g3 y1 y9 y2 y3";

#[test]
fn ds_8_4_a_mission_is_won_the_moment_every_task_is_done() {
    let setup = dealt(own(4, given("win-pink-3 first-trick")), NINES, "");
    let mut table = Table::new(&setup);
    table.act("A take win-pink-3; B skip; C skip; D take first-trick; A begin");
    table.play("p9 p1 p2 p3");
    assert_eq!(table.is_won(), Some(false), "only the owner can meet a task (DS-8.9)");

    let mut table = Table::new(&setup);
    table.act("A take win-pink-3; B take first-trick; A begin");
    assert_eq!(table.is_won(), None);
    let mut table = Table::new(&dealt(
        own(4, Mission { allotment: Allotment::OneMember, ..given("win-pink-3 first-trick") }),
        NINES,
        "",
    ));
    table.act("A propose member A; B agree; C agree; D agree; A begin").play("p9 p1 p2 p3");
    assert_eq!(table.is_won(), Some(true), "one trick does both tasks");
    assert!(table.seen("spectator").contains(&"A has done first-trick.".to_owned()));
}

#[test]
fn ds_8_4_the_verdict_names_the_task_the_card_and_the_trick() {
    let setup = dealt(own(4, given("win-pink-3")), NINES, "");
    let mut table = Table::new(&setup);
    table.act("A skip; B take win-pink-3; A begin").play("p9 p1 p2 p3");
    let reason = Reason::CardLost { card: "p3".parse().unwrap(), to: "A".parse().unwrap(), trick: 1 };
    let wanted = Loss::TaskFailed { task: tasks("win-pink-3")[0], owner: "B".parse().unwrap(), reason };
    assert_eq!(loss(&table), wanted);
    let json = serde_json::to_value(loss(&table)).unwrap();
    assert_eq!(json["code"], "task-failed");
    assert_eq!(json["reason"], serde_json::json!({"code": "card-lost", "card": "p3", "to": "A", "trick": 1}));
    assert_eq!(table.public().tasks[0].reason, Some(reason));
}

#[test]
fn ds_8_5_a_forbidden_lead_of_a_task_is_legal_and_loses_on_the_card() {
    let setup = dealt(own(4, given("never-lead-pink-green")), NINES, "");
    let mut table = Table::new(&setup);
    table.act("A take never-lead-pink-green; A begin");
    assert!(table.legal("A").contains(&"play p9".to_owned()));
    table.play("p9");
    let reason = Reason::CardLed { by: "A".parse().unwrap(), card: "p9".parse().unwrap(), trick: 1 };
    assert!(matches!(loss(&table), Loss::TaskFailed { reason: given, .. } if given == reason));
}

#[test]
fn ds_8_5_an_open_prediction_is_judged_as_soon_as_it_is_exceeded() {
    let setup = dealt(own(4, given("predict-open")), NINES, "");
    let mut table = Table::new(&setup);
    table.act("A take predict-open; A begin");
    assert_eq!(table.awaited(), "A");
    assert_eq!(table.legal("A").len(), 11, "zero is a valid number");
    table.check_refused("A predict open 11", "too-many-tricks");
    table.act("A predict open 0");
    assert_eq!(table.public().tasks[0].prediction, Some(0));
    table.play("p9 p1 p2 p3");
    assert!(matches!(loss(&table), Loss::TaskFailed { reason: Reason::TrickWon { trick: 1 }, .. }));
}

#[test]
fn ds_8_5_a_secret_prediction_is_judged_after_the_last_trick() {
    let mut table = Table::new(&dealt(own(4, given("predict-secret")), NINES, ""));
    table.act("A take predict-secret; A begin; A predict secret 0").play("p9 p1 p2 p3");
    assert_eq!(table.is_won(), None, "a secret number is no public fact");
    assert_eq!(table.public().tasks[0].prediction, None);
    assert_eq!(table.view("B").tasks[0].prediction, None);
    assert_eq!(table.view("A").tasks[0].prediction, Some(0));
    assert!(table.seen("spectator").contains(&"A foretells a number of tricks in secret.".to_owned()));
    while table.is_won().is_none() {
        let seat = table.public().table.to_play.to_string();
        let card = table.legal(&seat).into_iter().find(|action| action.starts_with("play")).unwrap();
        table.act(&format!("{seat} {card}"));
    }
    assert_eq!(table.is_won(), Some(false));
    assert_eq!(table.public().tasks[0].prediction, Some(0));
    assert!(table.seen("spectator").contains(&"A had foretold 0 tricks.".to_owned()));
}

#[test]
fn ds_8_9_won_cards_that_count_lie_open_until_the_task_is_done() {
    let mut table = Table::new(&dealt(own(4, given("at-least-5-pink no-yellow")), NINES, ""));
    table.act("A take at-least-5-pink; B take no-yellow; A begin").play("p9 p1 p2 p3");
    let view = table.public();
    assert_eq!(view.tasks[0].cards, "p1 p2 p3 p9".parse().unwrap());
    assert_eq!(view.tasks[0].progress, Some(deep_sea::Progress { have: 4, want: 5 }));
    assert_eq!(view.tasks[1].cards, "".parse().unwrap());
    assert_eq!(view.table.history, None, "the tricks themselves are face down (CR-2.2)");
}

#[test]
fn ds_8_10_the_order_before_the_first_trick() {
    let mission =
        Mission { communication: Communication::Terrain, seconds: Some(60), ..given("predict-open no-9s") };
    let deal = Deal { terrain: "p4".parse().ok(), hands: crate::table::hands("s4"), ..Deal::default() };
    let mut table = Table::new(&Setup { deal: Some(deal), ..own(3, mission) });
    table.act("A take predict-open; B take no-9s; A propose distress left; B agree; C agree");
    for seat in ["A", "B", "C"] {
        let pass = table.legal(seat)[0].clone();
        table.act(&format!("{seat} {pass}"));
    }
    table.act("A predict open 3");
    let history = table.seen("spectator").join(" ");
    let places: Vec<_> = [
        "Unknown terrain",
        "A is dealt",
        "Task predict-open",
        "A is captain",
        "A takes the task",
        "distress signal",
        "A passes a card to B",
        "foretells 3",
        "The clock runs for 60 seconds",
    ]
    .iter()
    .map(|text| history.find(text).unwrap_or_else(|| panic!("{text} is missing in {history}")))
    .collect();
    assert!(places.is_sorted(), "{history}");
    assert!(table.legal("B").iter().any(|action| action.starts_with("radio")), "then communication");
}

#[test]
fn ds_8_7_clock_time_runs_only_while_cards_are_played_and_loses_the_mission() {
    let mut table = Table::new(&dealt(mission(4, 14), "s4", "first-trick win-all-9s"));
    assert_eq!(table.game.time_limit(), None);
    table.act("B yes");
    table.check_refused("clock time-up", "not-your-turn");
    assert!(
        table.legal("A").iter().all(|action| !action.starts_with("radio") && !action.starts_with("play"))
    );
    table.act("A begin");
    assert_eq!((table.game.time_limit(), table.public().seconds), (Some(210), Some(210)));
    assert_eq!(table.legal("clock"), ["time-up"]);
    assert!(table.awaited().ends_with("clock"));
    table.act("clock time-up");
    assert_eq!(loss(&table), Loss::TimeUp);
    table.check_refused("clock time-up", "mission-over");
}

#[test]
fn clock_is_not_awaited_in_an_untimed_mission() {
    let mut table =
        Table::new(&Setup { untimed: true, ..dealt(mission(4, 14), "s4", "first-trick win-all-9s") });
    table.begin();
    assert!(table.legal("clock").is_empty());
}

#[test]
fn clock_predictions_and_distress_come_before_it() {
    let mission = Mission { seconds: Some(30), ..given("predict-open") };
    let mut table = Table::new(&dealt(own(3, mission), "s4", ""));
    table.act("A take predict-open");
    assert!(table.legal("A").contains(&"propose distress left".to_owned()));
    table.act("A begin");
    assert!(!table.awaited().contains("clock"));
    table.act("A predict open 1");
    assert!(table.awaited().contains("clock"));
}

#[test]
fn cr_4_1_all_pass_a_card_the_same_way_or_nobody_does() {
    let mut table = Table::new(&dealt(mission(4, 8), "s4 p1 / b1 / g1 / y1", ""));
    table.act("C propose distress right; A agree");
    let PhaseView::Distress { by, .. } = table.phase() else { panic!("it is voted on") };
    assert_eq!(by, "C".parse().ok(), "later agreement does not change the proposer");
    table.act("B agree");
    assert!(!table.view("A").distress);
    table.act("D agree");
    assert!(table.view("A").distress, "it has been sent, before any card is passed (CR-4.2)");
    table.check_refused("A pass s4", "submarine-passed");
    table.check_refused("A pass b1", "not-in-hand");
    table.act("A pass p1; B pass b1");
    let PhaseView::Passing { chosen, .. } = table.view("A").phase else { panic!("cards are passed") };
    assert_eq!(chosen, "p1".parse().ok());
    let PhaseView::Passing { chosen, .. } = table.view("C").phase else { panic!("cards are passed") };
    assert_eq!(chosen, None, "no player sees a card before all have chosen");
    table.act("C pass g1; D pass y1");
    let hand = |seat: &str| table.view(seat).table.members[seat.as_bytes()[0] as usize - 65].hand.unwrap();
    for (seat, card) in [("A", "b1"), ("B", "g1"), ("C", "y1"), ("D", "p1")] {
        assert!(hand(seat).contains(card.parse().unwrap()));
    }
    assert!(table.public().distress);
}

#[test]
fn cr_4_1_one_objection_ends_a_proposal_and_it_can_be_made_again() {
    let mut table = Table::new(&dealt(mission(3, 8), "s4", ""));
    table.act("A propose distress left; B object");
    assert_eq!(table.awaited(), "A B C");
    table.check_listed("A", &["propose distress left", "propose distress right", "begin"]);
    for _ in 0..5 {
        table.act("C propose distress left; A agree; B object; B propose distress right; A object");
    }
    table.check_refused("C propose distress left", "proposals-spent");
    assert_eq!(table.awaited(), "A", "public facts leave B and C nothing to do");
    table.act("A begin");
    assert!(!table.public().distress);
}

#[test]
fn cr_4_2_an_active_signal_counts_even_if_nobody_passes() {
    let table = Table::new(&Setup { distress: true, ..mission(3, 8) });
    assert!(table.public().distress);
}

#[test]
fn cr_3_2_one_message_each_between_tricks() {
    let mut table = Table::new(&dealt(mission(4, 8), "s4 p9 p1 p3 / p2 / p4 / p5", ""));
    table.act("A begin");
    table.check_refused("A radio s4", "submarine-on-radio");
    table.check_refused("A radio p3", "not-communicable");
    table.check_refused("A radio p2", "not-in-hand");
    table.act("A radio p9");
    table.check_refused("A radio p1", "no-radio-now");
    table.play("p9");
    table.check_refused("B radio p2", "no-radio-now");
}

#[test]
fn ruling_only_card_of_a_colour_is_said_to_be_the_only_one() {
    let hands = "s4 p9 b1 b2 b3 b4 b5 b6 b7 b8";
    let mut table = Table::new(&dealt(mission(4, 8), hands, ""));
    table.act("A begin; A radio p9");
    assert_eq!(table.public().table.members[0].messages[0].position, Some(crew::Position::Only));
}

#[test]
fn cr_3_4_currents_tell_no_position() {
    let mut table = Table::new(&dealt(mission(4, 9), "s4 p9 p1 p3", ""));
    table.begin().act("A radio p9");
    let message = table.public().table.members[0].messages[0];
    assert_eq!((message.card.to_string().as_str(), message.position), ("p9", None));
    assert!(table.seen("spectator").contains(&"A communicates p9: one of the three.".to_owned()));
}

#[test]
fn cr_3_6_rapture_leaves_crew_size_minus_two_tokens_for_anybody() {
    for (players, tokens) in [(3, 1), (4, 2), (5, 3)] {
        let mut table = Table::new(&dealt(mission(players, 11), "s4 p9 p1 b2", ""));
        table.begin();
        assert_eq!(table.public().table.shared_tokens, Some(tokens));
    }
    let mut table = Table::new(&dealt(mission(4, 11), "s4 p9 p1 b2", ""));
    table.begin().act("A radio p9; A radio p1");
    assert!(table.public().table.may_communicate.is_empty(), "one member may use several");
}

#[test]
fn mission_16_untimed_allows_no_communication() {
    let mut table = Table::new(&Setup { untimed: true, ..mission(4, 16) });
    table.begin();
    assert!(table.public().table.may_communicate.is_empty());
}

#[test]
fn mission_23_communication_begins_with_the_second_trick_and_the_first_winner_stays_ahead() {
    let deal = Deal { terrain: "p1".parse().ok(), ..Deal::default() };
    let setup = dealt(Setup { deal: Some(deal), ..mission(4, 23) }, NINES, "");
    let mut table = Table::new(&setup);
    table.act("A begin");
    assert!(table.public().table.may_communicate.is_empty());
    table.play("p9 p1 p2 p3");
    assert_eq!(table.public().table.may_communicate.len(), 4);
    table.play("b1 b9 b2 b3");
    assert!(
        matches!(loss(&table), Loss::RuleBroken { reason: Reason::TrickWon { trick: 2 } }),
        "a tie is lost at once"
    );
}

#[test]
fn balance_mission_8_is_won_when_all_nines_are_won_evenly() {
    let mut table = Table::new(&dealt(mission(4, 8), NINES, ""));
    table.act("A begin").play(NINES_PLAYED);
    assert_eq!(table.is_won(), Some(true));
    assert_eq!(table.public().table.trick_number, 5, "not only after the last trick");
}

#[test]
fn balance_a_lead_of_two_is_lost_and_a_lead_of_one_is_fine() {
    let setup = dealt(mission(4, 8), "s4 p9 / b9 b1 b2 b3 g1 g2 g3 y1 y2 y3 / p2 / p3", "");
    let mut table = Table::new(&setup);
    table.act("A begin");
    let mut other = Table::new(&setup);
    other.act("A begin").play("p9 b1 p2 p3");
    assert_eq!(other.is_won(), None);
    table.play("p9 b9 p2 p3");
    assert!(matches!(loss(&table), Loss::RuleBroken { reason: Reason::CardWon { trick: 1, .. } }));
}

#[test]
fn balance_mission_21_does_not_count_submarine_1() {
    let deal = Deal { terrain: "p1".parse().ok(), ..Deal::default() };
    let hands = "s4 b9 / s1 p9 / p1 p2 / p3 p4";
    let mut table = Table::new(&dealt(Setup { deal: Some(deal), ..mission(4, 21) }, hands, ""));
    table.act("A begin").play("s4 s1 p1");
    let seat = table.public().table.to_play.to_string();
    let last = table
        .legal(&seat)
        .into_iter()
        .find(|action| action.starts_with("play") && !action.ends_with('1'))
        .unwrap();
    table.act(&format!("{seat} {last}"));
    assert_eq!(table.is_won(), None, "one colour 1 and submarine 1 are one");
}

#[test]
fn lead_ban_forbids_a_lead_while_there_is_another() {
    let mut table = Table::new(&dealt(mission(4, 12), "s4 p1 p2 b1 / p9 / p8 / p7", ""));
    table.act("A begin");
    assert!(
        !table.legal("A").iter().any(|action| action.starts_with("play p") || action.starts_with("play s"))
    );
    table.check_refused("A play p1", "lead-barred");
    table.check_refused("A play s4", "lead-barred");
    let playable = table.view("A").table.members[0].playable;
    assert!(!playable.contains("p1".parse().unwrap()) && playable.contains("b1".parse().unwrap()));
}

#[test]
fn lead_ban_a_leader_with_nothing_else_loses_on_the_card_and_not_before() {
    let mut table = Table::new(&dealt(mission(4, 12), "s4 b1 / b9 p1 p2 p3 p4 p5 p6 p7 p8 p9 / b2 / b3", ""));
    table.act("A begin").play("b1 b9 b2 b3");
    assert_eq!(table.is_won(), None);
    table.play("p5");
    assert!(matches!(loss(&table), Loss::RuleBroken { reason: Reason::CardLed { trick: 2, .. } }));
}

#[test]
fn lead_ban_a_captain_with_nothing_else_is_dealt_again() {
    crate::table::check_refused(
        &dealt(mission(4, 12), "s4 p1 p2 p3 p4 p5 p6 p7 p8 p9", ""),
        "impossible",
        "deal.hands",
    );
}

#[test]
fn mission_27_the_last_card_must_not_fall_earlier() {
    let deal = Deal { terrain: "p1".parse().ok(), ..Deal::default() };
    let hands = "s4 y9 / y5 y1 / y2 / y3";
    let mut table = Table::new(&dealt(Setup { deal: Some(deal), ..mission(4, 27) }, hands, ""));
    table.act("A begin").play("y9 y5");
    assert_eq!(table.is_won(), None, "verdicts fall when the trick is complete");
    table.play("y2 y3");
    let reason = Reason::CardFell { card: "y5".parse().unwrap(), trick: 1 };
    assert_eq!(loss(&table), Loss::RuleBroken { reason });
}

#[test]
fn mission_12_is_won_only_after_the_last_trick() {
    // A has every blue and green card worth leading and wins all tricks with them.
    let hands = "b9 b8 b7 b6 b5 g9 g8 g7 s4 g6 / b4 p1 p2 p3 p4 p5 p6 p7 p8 p9 / y1 y2 y3 y4 y5 y6 y7 y8 y9 b3 / b1 b2 g1 g2 g3 g4 g5 s1 s2 s3";
    let mut table = Table::new(&dealt(mission(4, 12), hands, ""));
    table.act("A begin").play("b9 b4 b3 b1 b8 p1 y1 b2 g9 p2 y2 g1 g8 p3 y3 g2 g7 p4 y4 g3 g6 p5 y5 g4");
    assert_eq!(table.is_won(), None);
    // D trumps in, and then has to lead from what is left.
    table.play("b7 p6 y6 s1 g5 s4 p7 y7");
    assert_eq!(table.is_won(), None);
    table.play("b6 p8 y8 s2");
    assert_eq!(table.is_won(), None);
    table.check_listed("D", &["play s3"]);
    table.play("s3");
    assert_eq!(table.is_won(), Some(false));
}

#[test]
fn cr_5_2_no_lead_is_won_at_the_end() {
    let ban =
        Mission { special: Some(Special::NoLead(Suits::of(&[crew::Suit::Yellow]))), ..Mission::default() };
    let hands = "s4 s3 s2 s1 b9 b8 b7 b6 / y1 y2 y3 y4 y5 y6 y7 y8 / p1 p2 p3 p4 p5 p6 p7 p8 / g1 g2 g3 g4 g5 g6 g7 g8 / b1 b2 b3 b4 b5 p9 g9 y9";
    let mut table = Table::new(&dealt(own(5, ban), hands, ""));
    table.act("A begin");
    table.play("s4 y1 p1 g1 b1 s3 y2 p2 g2 b2 s2 y3 p3 g3 b3 s1 y4 p4 g4 p9 b9 y5 p5 g5 b4 b8 y6 p6 g6 b5 b7 y7 p7 g7 g9");
    assert_eq!(table.is_won(), None);
    table.play("b6 y8 p8 g8 y9");
    assert_eq!(table.is_won(), Some(true));
}

#[test]
fn cr_2_2_open_history_is_a_house_rule() {
    let mut table = Table::new(&Setup { open_history: true, ..dealt(mission(4, 8), NINES, "") });
    table.act("A begin").play("p9 p1 p2 p3 b1 b9 b2 b3");
    assert_eq!(table.public().table.history.unwrap().len(), 2);
}

#[test]
fn views_hide_hands_and_mark_playable_cards() {
    let mut table = Table::new(&dealt(mission(4, 8), NINES, ""));
    table.act("A begin");
    let view = table.view("A");
    assert_eq!(view.table.members[0].hand.unwrap(), view.table.members[0].playable);
    assert_eq!(view.table.members[1].hand, None);
    assert!(table.view("B").table.members[1].playable.is_empty());
    assert_eq!(view.captain, "A".parse().unwrap());
    table.play("p9");
    assert_eq!(table.view("B").table.members[1].playable & "p1 b9".parse().unwrap(), "p1".parse().unwrap());
}

#[test]
fn refusals_say_who_is_awaited() {
    let mut table = Table::new(&dealt(mission(4, 8), NINES, ""));
    table.check_refused("B begin", "not-now");
    table.act("A begin");
    table.check_refused("B play p1", "not-your-turn");
    table.check_refused("A play p1", "not-in-hand");
    table.play("p9");
    table.check_refused("B play b9", "must-follow-suit");
    table.check_refused("B begin", "not-now");
}
