//! The rules at the table, one test per rule number.

use crate::table::{Table, card, cards, seat, setup};
use game::{Game, Observer, Seats, Talk};
use planet_nine::{Deal, MissionChoice, Setup};

/// Four hands that leave nothing to chance: A is commander, only C holds high pinks and blues, only D high
/// yellows.
const FOUR: &str = "p1 p2 p3 b1 b2 b3 g1 g2 r1 r4 / p4 p5 p6 b4 b5 b6 g3 g4 y1 r2 / \
                    p7 p8 p9 b7 b8 b9 g5 g6 y2 y3 / g7 g8 g9 y4 y5 y6 y7 y8 y9 r3";

fn four(mission: u8, tasks: &str) -> Table {
    Table::new(&setup(4, mission, FOUR, tasks))
}

#[test]
fn cr_1_1_every_card_is_somewhere() {
    let table = four(1, "y2");
    let mut census = table.game.census();
    census.sort_unstable();
    assert_eq!(census, planet_nine::Card::all().collect::<Vec<_>>());
}

#[test]
fn cr_1_2_hands() {
    for (players, sizes) in [(2, vec![13, 13, 14]), (4, vec![10; 4]), (5, vec![8; 5])] {
        let table = Table::new(&setup(players, 1, "", ""));
        let members = table.view("spectator").table.members;
        assert_eq!(members.iter().map(|member| usize::from(member.n_cards)).collect::<Vec<_>>(), sizes);
    }
    let members = Table::new(&setup(3, 1, "", "")).view("A").table.members;
    assert_eq!(members.iter().map(|member| member.n_cards).sum::<u8>(), 40);
}

#[test]
fn cr_1_3_the_commander_chooses_first_and_leads() {
    let mut table = four(2, "y2 y3");
    assert_eq!(table.view("B").table.commander, seat("A"));
    assert_eq!(table.refused("B take y2"), "not-your-turn");
    table.act("A take y2, B take y3");
    assert_eq!(table.refused("B play p4"), "not-your-turn");
    assert_eq!(table.may("A", "play"), "p1 p2 p3 b1 b2 b3 g1 g2 r1 r4");
    assert_eq!(four(16, "").may("A", "play"), "p1 p2 p3 b1 b2 b3 g1 g2 r1 r4", "also without tasks");
}

#[test]
fn cr_2_1_follow_suit_and_the_best_card_wins() {
    let mut table = four(1, "y2");
    table.act("A take y2, A play p1");
    assert_eq!(table.may("B", "play"), "p4 p5 p6");
    assert_eq!(table.refused("B play r2"), "must-follow-suit");
    assert_eq!(table.refused("B play p7"), "not-in-hand");
    table.act("B play p4, C play p7");
    assert_eq!(table.may("D", "play"), "g7 g8 g9 y4 y5 y6 y7 y8 y9 r3", "without pink anything goes");
    table.act("D play y9");
    assert_eq!(table.awaited(), "ABCD", "C leads; the others may communicate");
    assert_eq!(table.refused("A play p2"), "not-your-turn");
    table.act("C play p8, D play r3, A play p2, B play p5");
    assert_eq!(table.view("A").table.last_trick.unwrap().winner, seat("D"), "a rocket wins");
}

#[test]
fn cr_2_2_only_the_last_trick_can_be_looked_at() {
    let play =
        "A take y2, A play p1, B play p4, C play p7, D play y9, C play p8, D play y8, A play p2, B play p5";
    let mut table = four(1, "y2");
    table.act(play);
    let view = table.view("A").table;
    assert_eq!(view.last_trick.unwrap().plays[0].card, card("p8"));
    assert_eq!(view.history, None);
    assert_eq!(view.members.iter().map(|member| member.n_tricks).collect::<Vec<_>>(), [0, 0, 2, 0]);

    let mut open = Table::new(&Setup { open_history: true, ..setup(4, 1, FOUR, "y2") });
    open.act(play);
    assert_eq!(open.view("B").table.history.unwrap().len(), 2);
    assert!(open.view("B").open_history, "the house rule is shown");
}

#[test]
fn cr_3_1_hands_are_secret_and_only_lawful_messages_are_offered() {
    let mut table = four(1, "y2");
    table.act("A take y2");
    for (observer, other) in [("A", "B"), ("B", "C"), ("spectator", "D")] {
        assert_eq!(table.view(observer).table.members[seat(other).index()].hand, None);
    }
    let seen = table.seen("B").join(" ");
    assert!(seen.contains("B is dealt p4 p5 p6") && seen.contains("A is dealt 10 cards."));
    assert_eq!(table.may("D", "radio"), "g7 g9 y4 y9");
}

#[test]
fn cr_3_2_one_message_each_before_a_trick() {
    let mut table = four(1, "y2");
    assert_eq!(table.refused("A radio p3"), "not-now", "tasks are allotted first");
    table.act("A take y2");
    assert_eq!(table.may("C", "radio"), "p7 p9 b7 b9 g5 g6 y2 y3");
    assert_eq!(table.refused("C radio p8"), "nothing-to-say");
    assert_eq!(table.refused("D radio r3"), "not-a-rocket");
    assert_eq!(table.refused("D radio p1"), "not-in-hand");
    table.act("C radio p9, B radio y1");
    assert!(table.seen("spectator").contains(&"C communicates p9: the highest.".to_owned()));
    assert!(table.seen("A").contains(&"B communicates y1: the only one.".to_owned()));
    assert_eq!(table.refused("C radio p7"), "no-token");
    table.act("A play p1");
    assert_eq!(table.refused("D radio y4"), "trick-under-way");
    table.act("B play p4, C play p7, D play y9, D radio y8");
    assert!(table.seen("A").contains(&"D communicates y8: the highest.".to_owned()));
}

#[test]
fn cr_3_2_nobody_has_to_answer_and_nobody_can_tell_who_could() {
    let mut table = four(1, "y2");
    table.act("A take y2");
    assert_eq!(table.awaited(), "ABCD");
    table.act("A play r4, B play r2, C play p9, D play r3");
    assert_eq!(table.awaited(), "ABCD", "a seat with a token is awaited, whatever the hand");
    table.act("A radio p1");
    assert_eq!(table.awaited(), "ABCD", "A leads");
    table.act("A play p1");
    assert_eq!(table.awaited(), "B");
}

#[test]
fn cr_3_3_the_message_stays_until_its_card_is_played() {
    let mut table = four(1, "y2");
    table.act("A take y2, C radio p9, A play p1, B play p4, C play p7, D play y9");
    let c = table.view("A").table.members[2].clone();
    assert_eq!((c.messages[0].is_open, c.token), (true, Some(crew::Token::OnCard)));
    table.act("C play p9, D play y8, A play p2, B play p5");
    let c = table.view("A").table.members[2].clone();
    assert_eq!((c.messages[0].is_open, c.token), (false, Some(crew::Token::Used)));
    assert_eq!(c.messages[0].position, Some(crew::Position::Highest));
}

#[test]
fn cr_3_4_a_dead_zone_hides_the_position() {
    let mut table = four(6, "p1 p2 p3");
    table.act("A take p1, B take p2, C take p3, C radio p9");
    let c = table.view("C").table.members[2].clone();
    assert_eq!((c.messages[0].position, c.token), (None, Some(crew::Token::Used)));
    assert_eq!(table.refused("D radio y6"), "nothing-to-say", "one of the three must still hold");
}

#[test]
fn cr_3_5_interference_ends_before_its_trick() {
    let mut table = four(18, "p1 p2 p3 b1 b2");
    table.act("A take p1, B take p2, C take p3, D take b1, A take b2");
    assert_eq!(table.refused("B radio y1"), "interference");
    assert!(!table.may("B", "propose").is_empty(), "the distress signal is not affected");
    table.act("A play r4, B play r2, C play y2, D play r3");
    assert_eq!(table.may("B", "radio"), "p4 p6 b4 b6 g3 g4 y1");
    assert_eq!(four(19, "").view("A").table.communication_from, 3);
}

#[test]
fn cr_4_1_all_pass_one_card_or_nobody() {
    let mut table = four(1, "y2");
    table.act("A take y2, B propose distress left");
    assert_eq!(table.awaited(), "ACDclock");
    assert_eq!(table.refused("A play p1"), "not-now");
    table.act("A agree, C agree, D agree");
    assert_eq!(table.awaited(), "ABCD");
    assert_eq!(table.may("D", "pass"), "g7 g8 g9 y4 y5 y6 y7 y8 y9", "rockets stay");
    assert_eq!(table.refused("D pass r3"), "not-a-rocket");
    table.act("A pass p1, B pass p4, D pass y9");
    assert_eq!(table.hand("A").len(), 10, "no player sees a card before all have chosen");
    assert!(!table.hand("A").contains(card("y9")));
    assert!(table.seen("B").contains(&"A chooses a card to pass.".to_owned()));
    table.act("C pass p9");
    assert!(table.hand("A").contains(card("y9")) && table.hand("B").contains(card("p1")));
    assert!(table.seen("A").contains(&"D passes y9 to A.".to_owned()));
    assert!(table.seen("B").contains(&"D passes a card to A.".to_owned()));
    assert_eq!(table.may("A", "propose"), "", "once per attempt");
    assert_eq!(table.view("A").table.commander, seat("A"));
}

#[test]
fn cr_4_1_silence_means_no_and_one_objection_is_enough() {
    let mut table = four(1, "y2");
    table.act("A take y2, B propose distress right, C agree, D object");
    assert_eq!(table.may("C", "propose"), "distress left distress right");
    table.act("C radio p9");
    assert_eq!(table.refused("D propose distress left"), "communicated-already");
    let mut table = four(1, "y2");
    table.act("A take y2, A play p1");
    assert_eq!(table.refused("B propose distress left"), "first-card-played");
}

/// The rule for free text after each of these lines.
fn talk(table: &mut Table, lines: &[&str]) -> Vec<Talk> {
    lines.iter().map(|line| table.act(line).game.talk()).collect()
}

#[test]
fn cr_3_1_the_crew_talks_over_what_it_decides_together() {
    let open = Talk::HandsExcepted;
    let mut table = four(1, "y2");
    assert_eq!(table.game.talk(), Talk::Closed, "each takes tasks alone");
    let lines = ["A take y2", "B propose distress left", "C object", "A play p1", "B play p4"];
    assert_eq!(talk(&mut table, &lines), [open, open, open, Talk::Closed, Talk::Closed]);
    table.act("C play p9, D play y4");
    let mut table = four(1, "y2");
    assert_eq!(talk(&mut table, &["A take y2", "C radio p9"]), [open, Talk::Closed], "a message ends it");
    let mut table = four(1, "p4");
    table.act("A take p4, B propose distress left, A agree, C agree, D agree");
    assert_eq!(table.game.talk(), Talk::Closed, "each chooses a card alone");
    table.act("A pass p1, B pass p6, C pass p9, D pass y9");
    assert_eq!(table.game.talk(), Talk::Closed, "nothing is left to decide together");
    let mut table = four(1, "p4");
    table.act("A take p4, A play p1, B play p4, C play p9, D play y4");
    assert_eq!((table.ending().as_str(), table.game.talk()), ("won-by-another", Talk::Free));
}

#[test]
fn cr_3_1_the_crew_talks_over_the_commanders_questions() {
    let open = Talk::HandsExcepted;
    let mut role = four(5, "");
    assert_eq!(role.game.talk(), open);
    let lines = ["B answer good, C answer good", "D answer bad", "A name D"];
    assert_eq!(talk(&mut role, &lines), [open, open, open], "the signal follows");
    let mut all = four(20, "p1 y4");
    assert_eq!(all.game.talk(), Talk::Closed, "no task is known yet");
    assert_eq!(talk(&mut all, &["B answer no, C answer yes, D answer no", "A give C"]), [Talk::Closed, open]);
    let mut one = four(24, "p1 p2 p3 b1 b2 b3");
    assert_eq!(talk(&mut one, &["B answer no, C answer yes, D answer no", "A give C"]), [open, open]);
    let silent = four(11, "");
    assert_eq!(silent.game.talk(), Talk::Closed, "nothing is asked");
}

#[test]
fn cr_3_1_the_crew_talks_over_tokens_and_tasks_of_five() {
    let open = Talk::HandsExcepted;
    let mut table = four(23, "p1 p2 p3 b1 b2");
    assert_eq!(table.game.talk(), open);
    let lines = ["B propose swap 1 2", "A agree, C agree, D agree", "A take p1"];
    assert_eq!(talk(&mut table, &lines), [open, Talk::Closed, Talk::Closed]);
    let mut table = five();
    table.act("B propose distress left, A agree, C agree, D agree, E agree");
    for by in ["A", "B", "C", "D", "E"] {
        assert_eq!(table.game.talk(), Talk::Closed);
        let card = table.may(by, "pass").split(' ').next().unwrap().to_owned();
        table.act(&format!("{by} pass {card}"));
    }
    assert_eq!(table.game.talk(), open, "a task can still be handed over");
    let told = table.may("A", "radio").split(' ').next().unwrap().to_owned();
    let lines = [&format!("A radio {told}"), "D propose hand-over p1 E"];
    assert_eq!(talk(&mut table, &lines), [Talk::Closed; 2], "until the first message only");
}

#[test]
fn cr_3_1_after_an_objection_the_same_can_be_proposed_again() {
    let mut table = four(1, "y2");
    table.act("A take y2");
    for _ in 0..5 {
        table.act("B propose distress left, C object");
    }
    assert_eq!(table.refused("B propose distress left"), "proposals-spent", "no player can stall for ever");
    assert_eq!(table.may("C", "propose"), "distress left distress right");
    let mut table = four(1, "y2");
    table.act(
        "A take y2, B propose distress left, C object, B propose distress left, A agree, C agree, D agree",
    );
    assert_eq!(table.awaited(), "ABCD", "talked over, it is carried at the second attempt");
}

#[test]
fn cr_4_1_each_reason_against_a_signal_has_its_code() {
    let mut table = four(1, "y2");
    assert_eq!(table.refused("B propose distress left"), "allot-first");
    table.act("A take y2, B propose distress left");
    assert_eq!(table.refused("C propose distress right"), "vote-under-way");
    table.act("A agree, C agree, D agree");
    assert_eq!(table.refused("A propose distress left"), "signal-sent");
    table.act("A pass p1, B pass p4, C pass p9, D pass y9");
    assert_eq!(table.refused("A propose distress left"), "signal-sent");
    let mut table = Table::new(&two(1, TWO, "p9"));
    table.act("B take p9");
    assert_eq!(table.refused("A propose distress right"), "one-direction");
}

#[test]
fn cr_4_1_the_commander_decides_when_somebody_is_away() {
    let mut table = four(1, "y2");
    table.act("A take y2, B propose distress left, C agree, clock time-up");
    assert_eq!(table.awaited(), "A");
    table.act("A agree");
    assert_eq!(table.awaited(), "ABCD");
    assert!(!table.may("D", "pass").is_empty());
    let mut table = four(1, "y2");
    table.act("A take y2, A propose distress left, clock time-up");
    assert!(!table.may("D", "pass").is_empty(), "the commander proposed it");
}

#[test]
fn cr_4_2_an_active_signal_is_shown_and_noted() {
    let setup = Setup { distress: true, ..setup(4, 1, FOUR, "p4") };
    let mut table = Table::new(&setup);
    assert!(table.view("A").is_distress_active);
    table.act("A take p4, A play p1, B play p4, C play p9, D play y4");
    assert!(table.game.report(&setup, "2026-01-31", &[]).unwrap().distress);
}

#[test]
fn cr_5_1_an_attempt_is_reported_to_the_logbook() {
    let setup = setup(4, 1, FOUR, "y2");
    let mut table = Table::new(&setup);
    assert_eq!(table.game.report(&setup, "2026-01-31", &[]), None, "not before it is over");
    table.act("A take y2, A play r4, B play r2, C play y2, D play r3");
    let mut logbook = crew::logbook::Logbook::default();
    logbook.note(table.game.report(&setup, "2026-01-31", &["Ada".into()]).unwrap());
    assert!(logbook.is_done(&MissionChoice::Printed(1)));
    assert_eq!(logbook.pages[0].noted(), 1);
    let campaign: Vec<_> = (1..=50).map(MissionChoice::Printed).collect();
    assert_eq!(logbook.next(&campaign), Some(&MissionChoice::Printed(2)));
}

#[test]
fn cr_5_2_a_mission_ends_the_moment_it_is_decided() {
    let mut table = four(2, "y2 p1");
    table.act("A take y2, B take p1, A play r4, B play r2, C play y2, D play r3");
    assert_eq!(table.ending(), "open");
    table.act("A play p1, B play p4, C play p9");
    assert_eq!(table.ending(), "open", "verdicts fall when a trick is complete");
    table.act("D play y4");
    assert_eq!(table.ending(), "won-by-another");
    assert_eq!(table.game.turn().outcome().unwrap().winners, Seats::NONE);
    assert_eq!(table.refused("C play p8"), "over");
    assert!(table.view("A").table.members.iter().all(|member| member.hand.is_some()), "all hands are shown");
}

#[test]
fn cr_5_3_verdicts_do_not_use_hidden_cards() {
    // Only C can win pink tricks now, and A owns a pink task, but that is secret.
    let mut table = four(1, "p9");
    table.act("A take p9, A play r4, B play r2, C play y2, D play r3");
    assert_eq!(table.ending(), "open");
    assert_eq!(table.view("A").tasks[0].state, planet_nine::TaskState::Open);
}

#[test]
fn cr_5_4_every_attempt_counts_in_planet_nine() {
    let setup = setup(4, 1, FOUR, "p4");
    let mut table = Table::new(&setup);
    table.act("A take p4, A play p1, B play p4, C play p9, D play y4");
    let report = table.game.report(&setup, "2026-01-31", &[]).unwrap();
    assert_eq!((report.won, report.counts), (false, true));
}

fn two(mission: u8, hands: &str, tasks: &str) -> Setup {
    let mut setup = setup(2, mission, hands, tasks);
    if let Some(deal) = &mut setup.deal {
        deal.dummy.open = cards("g1 g2 g3 b1 b2 y1 r1").into_iter().map(Some).collect();
        deal.dummy.covered = cards("g4 g5 g6 b3 b4 y2 r2").into_iter().map(Some).collect();
    }
    setup
}

/// B is commander. A holds pinks and blues, B the rest.
const TWO: &str = "p1 p2 p3 p4 p5 p6 p7 p8 p9 b5 b6 b7 b8 / b9 g7 g8 g9 y3 y4 y5 y6 y7 y8 y9 r3 r4";

#[test]
fn cr_6_1_the_commander_decides_for_jarvis_alone() {
    let mut table = Table::new(&two(2, TWO, "g1 p9"));
    assert_eq!(table.view("A").table.order, [seat("A"), seat("B"), seat("C")]);
    assert_eq!(table.game.n_seats(), 2);
    table.act("B take p9");
    assert_eq!(table.awaited(), "B", "Jarvis sits on B's left");
    table.act("B take g1");
    assert_eq!(table.view("A").tasks[0].owner, Some(seat("C")));
    table.act("B play g7");
    assert_eq!(table.may("B", "play"), "g1 g2 g3", "for Jarvis");
    assert_eq!(table.refused("A play g1"), "not-your-turn");
    assert_eq!(table.refused("B play b1"), "must-follow-suit");

    let before = Setup { dummy_after: Some(seat("A")), ..two(2, TWO, "g1 p9") };
    let mut table = Table::new(&before);
    assert_eq!(table.view("A").table.order, [seat("A"), seat("C"), seat("B")]);
    table.act("B take p9");
    assert_eq!(table.awaited(), "A");
}

#[test]
fn cr_6_2_only_open_cards_are_played() {
    let mut table = Table::new(&two(1, TWO, "p9"));
    table.act("B take p9, B play r4, B play r1");
    let row = table.view("A").table.row.unwrap();
    assert_eq!(row[6], crew::Column::Covered, "turned up only after the trick");
    assert_eq!(table.may("A", "play"), "p1 p2 p3 p4 p5 p6 p7 p8 p9 b5 b6 b7 b8");
    table.act("A play p1");
    assert_eq!(table.view("A").table.row.unwrap()[6], crew::Column::Open { card: card("r2") });
    assert!(table.seen("A").contains(&"Jarvis turns up r2.".to_owned()));
    table.act("B play b9");
    assert_eq!(table.may("B", "play"), "b1 b2", "Jarvis follows among the open cards");
}

#[test]
fn cr_6_2_one_card_of_jarvis_remains() {
    let table = Table::new(&two(1, TWO, "p9"));
    assert_eq!(table.view("A").table.n_tricks, 13);
}

#[test]
fn cr_6_3_two_players_swap_a_card() {
    let mut table = Table::new(&two(1, TWO, "p9"));
    table.act("B take p9");
    assert_eq!(table.view("A").table.members[2].token, None, "Jarvis has no token");
    assert_eq!(table.may("A", "propose"), "distress left");
    table.act("A propose distress left, B agree, A pass p1, B pass b9");
    assert!(table.hand("A").contains(card("b9")) && table.hand("B").contains(card("p1")));
    assert_eq!(table.view("A").table.members[2].n_cards, 14);
}

#[test]
fn pn_7_1_the_owner_wins_the_card() {
    let mut table = four(1, "y2");
    table.act("A take y2, A play r4, B play r2, C play y2, D play r3");
    assert_eq!(table.ending(), "won");
    assert!(table.seen("B").contains(&"A meets the task y2.".to_owned()));
    assert_eq!(table.game.turn().outcome().unwrap().winners, Seats::all(4));
    let mut table = four(1, "p4");
    table.act("A take p4, A play p1, B play p4, C play p9, D play y4");
    assert_eq!(table.ending(), "won-by-another");
}

#[test]
fn pn_7_1_several_tasks_can_be_met_in_one_trick() {
    let mut table = four(20, "p1 y4");
    table.act("B answer no, C answer yes, D answer no, A give C");
    table.act("A play p1, B play p4, C play p9, D play y4");
    assert_eq!(table.ending(), "won");
}

#[test]
fn pn_7_2_the_draft_goes_round_until_all_tasks_are_taken() {
    let mut table = four(18, "p1 p2 p3 b1 b2");
    assert_eq!(table.may("A", "take"), "p1 p2 p3 b1 b2");
    table.act("A take p3, B take p1, C take b2, D take b1");
    assert_eq!((table.awaited(), table.may("A", "take")), ("A".into(), "p2".into()));
    assert_eq!(table.refused("A take p3"), "no-such-task");
    assert_eq!(table.refused("A play p1"), "not-now", "no passing");
    table.act("A take p2");
    assert_eq!(table.view("B").tasks_of(seat("A")).count(), 2);
}

#[test]
fn pn_7_3_a_task_keeps_its_token() {
    let mut table = four(3, "y2 p1");
    table.act("A take p1");
    let tasks = table.view("D").tasks;
    assert_eq!(tasks[0].token, Some(planet_nine::Token::One));
    assert_eq!((tasks[1].token, tasks[1].owner), (Some(planet_nine::Token::Two), Some(seat("A"))));
}

#[test]
fn pn_7_4_the_commander_gives_all_face_down_tasks_to_one_other() {
    let mut table = four(20, "p1 y4");
    let view = table.view("A");
    assert_eq!((view.tasks.len(), view.n_hidden_tasks), (0, 2));
    assert_eq!(table.awaited(), "B");
    assert_eq!(table.may("B", "answer"), "yes no");
    assert_eq!(table.refused("B answer good"), "wrong-answer");
    table.act("B answer no, C answer yes, D answer no");
    assert_eq!(table.may("A", "give"), "B C D");
    assert_eq!(table.refused("A give A"), "not-eligible");
    table.act("A give D");
    let view = table.view("A");
    assert_eq!(view.n_hidden_tasks, 0);
    assert!(view.tasks.iter().all(|task| task.owner == Some(seat("D"))));
}

#[test]
fn pn_7_5_the_commander_gives_out_tasks_one_by_one_and_evenly() {
    let mut table = four(36, "p1 p2 p3 b1 b2 b3 g1");
    let view = table.view("B");
    assert_eq!((view.tasks.len(), view.n_hidden_tasks), (1, 6));
    assert_eq!(
        view.tasks[0].token,
        Some(planet_nine::Token::One),
        "the first token goes with the first task"
    );
    table.act("B answer yes, C answer no, D answer no, A give A");
    assert_eq!(table.view("B").tasks.len(), 2);
    let ask = "B answer no, C answer no, D answer no";
    table.act(&format!("{ask}, A give A, {ask}"));
    assert_eq!(table.may("A", "give"), "B C D", "seven tasks make two, two, two and one");
    assert_eq!(table.refused("A give A"), "uneven-split");
    table.act(&format!("A give B, {ask}, A give B, {ask}, A give C, {ask}"));
    assert_eq!(table.may("A", "give"), "C D");
    table.act(&format!("A give C, {ask}"));
    assert_eq!(table.may("A", "give"), "D");
    table.act("A give D");
    assert_eq!(table.may("A", "play").len(), 29);
}

/// Mission 25 with five players, all tasks taken in turn.
fn five() -> Table {
    let mut table = Table::new(&setup(5, 25, "r4 p9", "p1 p2 p3 b1 b2 b3"));
    table.act("A take p1, B take p2, C take p3, D take b1, E take b2, A take b3");
    table
}

#[test]
fn pn_7_6_five_players_may_hand_over_a_task() {
    let mut table = five();
    assert_eq!(table.may("D", "propose hand-over p1"), "B C D E");
    table.act("D propose hand-over p1 E, A agree, B agree, C agree, E agree");
    let view = table.view("C");
    assert_eq!(
        (view.tasks[0].owner, view.tasks[0].token),
        (Some(seat("E")), Some(planet_nine::Token::Arrow))
    );
    assert!(view.has_handed_over);
    assert_eq!(table.may("B", "propose"), "distress left distress right", "once");
}

#[test]
fn pn_7_6_neither_a_message_nor_a_distress_signal_ends_it() {
    let mut table = five();
    let told = table.may("A", "radio").split(' ').next().unwrap().to_owned();
    table.act(&format!("A radio {told}"));
    assert_eq!(table.may("D", "propose hand-over p1"), "B C D E");
    assert_eq!(table.may("D", "propose distress"), "", "the signal comes before any message");
    table.act("D propose hand-over p1 E, A agree, B agree, C agree, E agree");
    assert_eq!(table.view("B").tasks[0].owner, Some(seat("E")));

    let mut table = five();
    table.act("B propose distress left, A agree, C agree, D agree, E agree");
    for by in ["A", "B", "C", "D", "E"] {
        let card = table.may(by, "pass").split(' ').next().unwrap().to_owned();
        table.act(&format!("{by} pass {card}"));
    }
    table.act("D propose hand-over p1 E, A agree, B agree, C agree, E agree");
    assert_eq!(table.view("B").tasks[0].owner, Some(seat("E")));
}

#[test]
fn pn_7_6_each_reason_against_it_has_its_code() {
    let over = "D propose hand-over p1 E";
    let mut table = Table::new(&setup(5, 25, "r4 p9", "p1 p2 p3 b1 b2 b3"));
    assert_eq!(table.refused(over), "allot-first");
    table = five();
    assert_eq!(table.refused("D propose hand-over p1 A"), "owned-already");
    assert_eq!(table.refused("D propose hand-over g9 A"), "no-such-task");
    assert_eq!(table.refused("D propose hand-over p1 F"), "not-eligible");
    let spent = format!("{over}, A object, ").repeat(5);
    table.act(&spent);
    assert_eq!(table.refused(over), "proposals-spent");
    table.act("E propose hand-over p1 D");
    assert_eq!(table.refused("B propose hand-over p1 E"), "vote-under-way");
    table.act("A agree, B agree, C agree, D agree");
    assert_eq!(table.refused("B propose hand-over p1 E"), "handed-over-already");
    table = five();
    table.act("A play p9");
    assert_eq!(table.refused(over), "first-card-played");
    let mut table = five();
    table.act("B propose distress left, A agree, C agree, D agree, E agree");
    assert_eq!(table.refused(over), "pass-first");

    let early = Table::new(&setup(5, 24, "r4", ""));
    assert_eq!(early.refused("A propose hand-over p1 B"), "no-help-in-mission", "it has no gold frame");
    let none = Table::new(&setup(5, 26, "r4", ""));
    assert_eq!(none.view("A").mission.n_tasks, 0);
    assert_eq!(none.refused("A propose hand-over p1 B"), "no-tasks");
    let four = Table::new(&setup(4, 42, FOUR, ""));
    assert_eq!(four.refused("A propose hand-over p1 B"), "help-needs-five");
}

#[test]
fn those_are_awaited_to_whom_public_facts_leave_something_to_do() {
    // Mission 11 names a silent member, mission 19 is disturbed until trick three.
    let mut table = Table::new(&setup(4, 11, FOUR, "y2 p1 p2 b1"));
    table.act("A name C, A take y2, B take p1, C take p2, D take b1");
    assert_eq!(table.awaited(), "ABCD", "any may propose a signal");
    table.act("B radio p4");
    assert_eq!(table.awaited(), "AD", "B has told something, C is silent, and the signal came first");
    let mut table = four(19, "y2 p1 p2 b1 b2");
    table.act("A take y2, B take p1, C take p2, D take b1, A take b2");
    assert_eq!(table.awaited(), "ABCD");
    table.act(&"C propose distress left, D object, ".repeat(5));
    assert_eq!(table.awaited(), "ABD", "C has nothing left to propose and no message is allowed yet");
    let mut table = five();
    let told = table.may("A", "radio").split(' ').next().unwrap().to_owned();
    table.act(&format!("A radio {told}, D propose hand-over p1 E, A agree, B agree, C agree, E agree"));
    assert_eq!(table.awaited(), "ABCDE", "A leads, the others may communicate");
}

#[test]
fn pn_7_7_the_harder_game_for_three() {
    let setup = Setup { challenge: true, ..setup(3, 13, "", "") };
    let table = Table::new(&setup);
    let mut census = table.game.census();
    census.sort_unstable();
    assert_eq!(census.len(), 30);
    assert!(census.iter().all(|card| card.to_string() != "r1" && !card.to_string().starts_with('g')));
    assert_eq!(table.view("A").table.n_tricks, 10);
    let with = |text: &str| {
        let deal = Deal { hands: vec![cards(text)], ..Deal::default() };
        crate::table::refused(&Setup { deal: Some(deal), ..setup.clone() })
    };
    assert_eq!((with("g1"), with("r1")), ("not-in-game".into(), "not-in-game".into()));
    assert_eq!(crate::table::refused(&Setup { challenge: true, ..Setup::default() }), "conflict");
}

#[test]
fn pn_7_7_rocket_1_is_not_missed() {
    // Missions 13 and 44 without rocket 1: three rockets, three tricks.
    for mission in [13, 44] {
        let hands =
            "r2 r3 r4 p1 p2 p3 b1 b2 b3 y1 / p4 p5 p6 b4 b5 b6 y2 y3 y4 y5 / p7 p8 p9 b7 b8 b9 y6 y7 y8 y9";
        let mut table = Table::new(&Setup { challenge: true, ..setup(3, mission, hands, "") });
        table.act("A play r2, B play p4, C play p7, A play r3, B play p5, C play p8");
        assert_eq!(table.ending(), "open");
        table.act("A play r4, B play p6, C play p9");
        assert_eq!(table.ending(), "won");
    }
}

#[test]
fn pn_7_8_own_missions_are_played_like_printed_ones() {
    let own = planet_nine::Own { tasks: 1, rules: vec![planet_nine::Rule::NoNineWins], ..Default::default() };
    let deal = Deal { hands: FOUR.split('/').map(cards).collect(), tasks: cards("p1"), ..Deal::default() };
    let setup = Setup { mission: MissionChoice::Own(own), deal: Some(deal), ..Setup::default() };
    let mut table = Table::new(&setup);
    assert_eq!(table.view("A").mission.number, None);
    table.act("A take p1, A play p2, B play p4, C play p9, D play y9");
    assert_eq!(table.ending(), "rule-broken");
}

#[test]
fn an_observer_beyond_the_seats_sees_what_is_public() {
    let table = four(1, "y2");
    let view = table.game.view(Observer::Spectator);
    assert!(view.table.members.iter().all(|member| member.hand.is_none() && member.playable.is_empty()));
    assert!(view.to_string().contains("Mission 1: A takes a task."));
}
