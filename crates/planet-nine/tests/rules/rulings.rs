//! The rulings on open points, at the table.

use crate::table::{Table, card, cards, seat, setup};
use planet_nine::{MissionChoice, PhaseView, Role, Setup, TaskState};

const FOUR: &str = "p1 p2 p3 b1 b2 b3 g1 g2 r1 r4 / p4 p5 p6 b4 b5 b6 g3 g4 y1 r2 / \
                    p7 p8 p9 b7 b8 b9 g5 g6 y2 y3 / g7 g8 g9 y4 y5 y6 y7 y8 y9 r3";

fn four(mission: u8, tasks: &str) -> Table {
    Table::new(&setup(4, mission, FOUR, tasks))
}

/// B is commander. Jarvis sits on B's left.
fn two(mission: u8, tasks: &str) -> Setup {
    let hands = "p1 p2 p3 p4 p5 p6 p7 p8 p9 b5 b6 b7 b8 / b9 g7 g8 g9 y3 y4 y5 y6 y7 y8 y9 r3 r4";
    let mut setup = setup(2, mission, hands, tasks);
    if let Some(deal) = &mut setup.deal {
        deal.dummy.open = cards("g1 g2 g3 b1 b2 y1 r1").into_iter().map(Some).collect();
        deal.dummy.covered = cards("g4 g5 g6 b3 b4 y2 r2").into_iter().map(Some).collect();
    }
    setup
}

#[test]
fn five_attempt_the_hand_over_counts_once_or_not_at_all() {
    for help_counts in [true, false] {
        let setup = Setup { help_counts, ..setup(5, 27, "r4 / p9 / p1 / p2 / p3", "p1 p2 p3") };
        let mut table = Table::new(&setup);
        table.act("B answer yes, C answer no, D answer no, E answer no, A give B");
        table.act("C propose hand-over p3 E, A agree, B agree, D agree, E agree");
        assert_eq!(table.view("A").tasks[2].owner, Some(seat("E")));
        // E cannot stop B from winning its own task with the pink 9.
        let lead = table.may("A", "play").split(' ').next().unwrap().to_owned();
        table.act(&format!("A play {lead}"));
        while table.ending() == "open" {
            let by = table.view("A").table.to_play.to_string();
            let play = table.may(&by, "play").split(' ').next().unwrap().to_owned();
            table.act(&format!("{by} play {play}"));
        }
        let report = table.game.report(&setup, "2026-01-31", &[]).unwrap();
        assert_eq!(report.help, help_counts);
    }
}

#[test]
fn self_pick_the_commander_is_never_sick_silent_volunteer_or_pilot() {
    for mission in [5, 11, 33, 41] {
        let mut table = four(mission, "");
        while let PhaseView::Asking { asked, .. } = table.view("A").phase {
            let answer = table.may(&asked.to_string(), "answer").split(' ').next().unwrap().to_owned();
            table.act(&format!("{asked} answer {answer}"));
        }
        assert_eq!(table.may("A", "name"), "B C D", "mission {mission}");
        assert_eq!(table.refused("A name A"), "not-eligible");
    }
}

#[test]
fn asking_goes_clockwise_and_binds_nobody() {
    let mut table = four(5, "");
    assert_eq!(table.awaited(), "B");
    assert_eq!(table.may("B", "answer"), "good bad");
    assert_eq!(table.refused("C answer bad"), "not-your-turn");
    table.act("B answer bad, C answer good");
    assert_eq!(table.awaited(), "D");
    assert!(table.seen("D").contains(&"B answers bad.".to_owned()), "answers are public");
    table.act("D answer good, A name C");
    assert_eq!(table.view("B").roles[0].member, seat("C"));
    assert_eq!(four(33, "").may("B", "answer"), "yes no");
    assert_eq!(four(50, "").may("B", "answer"), "first-four between last");
    assert_eq!(four(11, "").awaited(), "A", "nothing is asked in mission 11");
}

#[test]
fn silent_timing_before_the_draft_and_for_the_whole_mission() {
    let mut table = four(11, "p1 p2 p3 b1");
    assert_eq!(table.refused("A take p1"), "not-now");
    table.act("A name C, A take p1, B take p2, C take p3, D take b1");
    assert_eq!(table.may("C", "radio"), "");
    assert_eq!(table.refused("C radio p9"), "no-token");
    assert_eq!(table.view("A").table.members[2].token, Some(crew::Token::Barred));
    assert!(!table.may("B", "radio").is_empty());
}

#[test]
fn random_draw_after_the_first_trick() {
    let mut setup = setup(4, 12, FOUR, "y9 y8 y7 y6");
    if let Some(deal) = &mut setup.deal {
        deal.draws = ["r3", "b1", "p4", "p7"].map(|text| Some(card(text))).to_vec();
    }
    let mut table = Table::new(&setup);
    table.act("A take y9, B take y8, C take y7, D take y6, C radio p9");
    table.act("A play p1, B play p5, C play p8, D play g7");
    // Each member took from the right: A from D, B from A, C from B, D from C.
    assert!(table.hand("A").contains(card("r3")), "rockets can be drawn");
    assert!(table.hand("B").contains(card("b1")));
    assert!(table.hand("C").contains(card("p4")));
    assert!(table.hand("D").contains(card("p7")));
    assert!(table.seen("A").contains(&"A draws r3 from D.".to_owned()));
    assert!(table.seen("D").contains(&"A draws r3 from D.".to_owned()), "D knows what is gone");
    assert!(table.seen("C").contains(&"A draws a card from D.".to_owned()));
    assert_eq!(table.may("D", "radio"), "p7 g8 g9 y4 y9", "communication comes after the draw");
    assert_eq!(table.view("A").table.draws.as_ref().unwrap().lost, Some(card("b1")));
}

#[test]
fn random_draw_spares_open_cards_and_never_comes_after_the_end() {
    let mut setup = setup(4, 12, FOUR, "y9 y8 y7 y6");
    if let Some(deal) = &mut setup.deal {
        deal.draws = vec![None, None, None, Some(card("p9"))];
    }
    let mut table = Table::new(&setup);
    table.act("A take y9, B take y8, C take y7, D take y6, C radio p9");
    table.act("A play p1, B play p5, C play p8, D play g7");
    assert!(table.hand("C").contains(card("p9")), "a card lying open cannot be drawn");
    let mut table = Table::new(&setup);
    table.act("A take y9, B take y8, C take y7, D take y6");
    table.act("A play p1, B play p5, C play p8, D play y9");
    assert_eq!(table.ending(), "won-by-another");
    assert_eq!(table.view("A").table.draws, None);
}

#[test]
fn random_draw_leaves_the_commander_commander() {
    let mut setup = setup(4, 12, FOUR, "y9 y8 y7 y6");
    if let Some(deal) = &mut setup.deal {
        deal.draws = vec![None, Some(card("r4"))];
    }
    let mut table = Table::new(&setup);
    table.act("A take y9, B take y8, C take y7, D take y6");
    table.act("A play p1, B play p5, C play p8, D play g7");
    assert!(table.hand("B").contains(card("r4")));
    assert_eq!(table.view("B").table.commander, seat("A"));
}

#[test]
fn token_change_before_the_draft() {
    let mut table = four(23, "p1 p2 p3 b1 b2");
    assert_eq!(table.awaited(), "ABCD");
    assert_eq!(table.may("C", "propose swap 1"), "2 3 4 5");
    table.act("C propose swap 1 4, A agree, B agree, D agree");
    let tokens: Vec<_> = table.view("A").tasks.iter().map(|task| task.token.unwrap().to_string()).collect();
    assert_eq!(tokens, ["4", "2", "3", "1", "5"]);
    assert_eq!(table.may("B", "propose"), "", "once");
    let mut table = four(23, "p1 p2 p3 b1 b2");
    table.act("A take p1");
    assert_eq!(table.refused("B propose swap 1 2"), "first-task-taken", "not after the first pick");
    assert_eq!(table.awaited(), "B");
}

#[test]
fn token_change_moves_one_token_in_mission_40() {
    let mut table = four(40, "p1 p2 p3 b1 b2 b3 g1 g2");
    assert_eq!(table.may("D", "propose move 2"), "b1 b2 b3 g1 g2");
    table.act("D propose move 2 g1, A agree, B agree, C agree");
    let view = table.view("A");
    assert_eq!((view.tasks[1].token, view.tasks[6].token), (None, Some(planet_nine::Token::Two)));
}

#[test]
fn even_split_binds_only_the_final_result() {
    // Six tasks for four: two members get two. The commander may take two at once.
    let mut table = four(24, "");
    let ask = "B answer yes, C answer no, D answer no";
    table.act(&format!("{ask}, A give A, {ask}, A give A, {ask}"));
    assert_eq!(table.may("A", "give"), "B C D");
    table.act(&format!("A give B, {ask}, A give B, {ask}"));
    assert_eq!(table.may("A", "give"), "C D");
}

#[test]
fn decision_and_pass_to_anybody() {
    let mut table = Table::new(&setup(5, 37, "r4", "p1 p2 p3 b1"));
    table.act("B answer yes, C answer no, D answer no, E answer no, A give B");
    assert_eq!(table.may("E", "propose hand-over b1"), "A C D E");
    table.act("E propose hand-over b1 A, A agree, B agree, C agree, D agree");
    assert_eq!(table.view("B").tasks[3].owner, Some(seat("A")));
    let mut twenty = Table::new(&setup(5, 20, "r4", ""));
    twenty.act("B answer yes, C answer no, D answer no, E answer no, A give B");
    assert_eq!(twenty.may("A", "propose hand-over"), "", "mission 20 has no gold frame");
}

#[test]
fn dead_zone_29_is_no_ban() {
    let mut table = four(29, "");
    table.act("C radio p9");
    assert!(table.seen("A").contains(&"C communicates p9: one of the three.".to_owned()));
}

#[test]
fn pink_nine_moves_but_the_neighbour_stays() {
    let mut table = four(46, "");
    assert_eq!(table.view("A").pink_winner, Some(seat("D")));
    assert!(table.seen("B").contains(&"C has the pink 9: D must win all pink cards.".to_owned()));
    table.act("A propose distress left, B agree, C agree, D agree");
    table.act("A pass p1, B pass p4, C pass p9, D pass y9");
    assert!(table.hand("D").contains(card("p9")));
    assert_eq!(table.view("A").pink_winner, Some(seat("D")));
}

#[test]
fn final_roles_may_go_to_the_commander() {
    let mut table = four(50, "");
    table.act("B answer between, C answer last, D answer first-four");
    assert_eq!(table.may("A", "name"), "A B C D");
    table.act("A name A");
    assert_eq!(table.may("A", "name"), "B C D", "two different members");
    table.act("A name C");
    let roles: Vec<_> = table.view("B").roles.iter().map(|role| (role.role, role.member)).collect();
    assert_eq!(roles, [(Role::Opener, seat("A")), (Role::Closer, seat("C"))]);
    assert!(!table.may("A", "play").is_empty());
}

#[test]
fn jarvis_the_commander_answers_for_him_and_may_name_him() {
    let mut table = Table::new(&two(5, ""));
    assert_eq!(table.awaited(), "B", "Jarvis, on B's left, is asked first");
    table.act("B answer bad, A answer good");
    assert_eq!(table.may("B", "name"), "A C");
    let mut table = Table::new(&two(20, "p1 y3"));
    table.act("B answer yes, A answer no, B give C");
    assert!(table.view("A").tasks.iter().all(|task| task.owner == Some(seat("C"))));
    assert_eq!(Table::new(&two(11, "")).may("B", "name"), "A", "Jarvis cannot be the silent one");
}

#[test]
fn jarvis_draws_face_down() {
    let mut setup = two(12, "p1 p2 p3 p4");
    if let Some(deal) = &mut setup.deal {
        deal.draws = ["g4", "p9", "y9"].map(|text| Some(card(text))).to_vec();
    }
    let mut table = Table::new(&setup);
    table.act("B take p1, B take p2, A take p3, B take p4, B play g7, B play g2, A play b5");
    // A sits on Jarvis's left and draws a covered card; Jarvis's own goes face down in its place.
    assert!(table.seen("A").contains(&"Jarvis turns up g5.".to_owned()), "first what the trick uncovered");
    assert!(table.hand("A").contains(card("g4")) && table.hand("B").contains(card("p9")));
    assert!(table.seen("B").contains(&"C draws y9 from B.".to_owned()));
    assert!(table.seen("A").contains(&"C draws a card from B.".to_owned()));
    assert_eq!(table.view("A").table.draws.as_ref().unwrap().column, Some(0));
    assert_eq!(table.view("A").table.members[2].hand, Some("g1 g3 g5 b1 b2 y1 r1".parse().unwrap()));
    table.act("B play g8, B play g1, A play g4");
    assert_eq!(table.view("A").table.row.unwrap()[0], crew::Column::Open { card: card("y9") });
}

#[test]
fn jarvis_holds_the_pink_nine_if_nobody_shows_it() {
    let mut setup = setup(2, 46, "r4", "");
    if let Some(deal) = &mut setup.deal {
        deal.dummy.covered = vec![Some(card("p9"))];
    }
    let table = Table::new(&setup);
    assert_eq!(table.view("A").pink_winner, Some(seat("A")), "A sits on Jarvis's left");
}

#[test]
fn taras_takes_the_first_and_the_fifth_task_of_mission_18() {
    // The rulebook's example of preparation: four players, five tasks.
    let table_setup = setup(4, 18, "r4 p9 p8 b2", "p1 b5 b8 g4 y7");
    let mut taras = Table::new(&table_setup);
    taras.act("A take p1, B take b5, C take b8, D take g4");
    assert_eq!(taras.may("A", "take"), "y7");
    taras.act("A take y7");
    assert_eq!(taras.view("B").tasks_of(seat("A")).count(), 2);
}

#[test]
fn own_and_printed_missions_are_named_by_the_setup() {
    let json = r#"{"players":3,"mission":7}"#;
    let setup: Setup = serde_json::from_str(json).unwrap();
    assert_eq!(setup.mission, MissionChoice::Printed(7));
}

#[test]
fn a_task_is_not_judged_before_all_are_allotted() {
    let mut table = four(8, "p1 p2 p3");
    table.act("A take p3, B take p2");
    let states: Vec<_> = table.view("A").tasks.iter().map(|task| task.state).collect();
    assert_eq!(
        states,
        [TaskState::Free, TaskState::Open, TaskState::Open],
        "the first token is without an owner yet"
    );
}
