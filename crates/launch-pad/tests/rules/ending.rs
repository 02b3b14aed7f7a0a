//! LP-8: the countdown and the points; LP-10.2.

use game::{Game, Seats, Turn};
use launch_pad::{LaunchPad, Seen, Setup, Step};

use crate::table::{Table, deep_setup, launched, table};

const PARTS: &str = "pad-top-left pad-top-right pad-bottom-left pad-bottom-right";

/// A fast game in which A has just drawn all four parts.
fn countdown(hands: &str) -> Table {
    let mut table = Table::deep(&Setup { fast: true, ..deep_setup(hands, PARTS) });
    table.run("draw");
    assert_eq!(table.parts_out(), 4);
    table
}

fn finish(mut table: Table) -> Table {
    while table.view().step != Step::Over {
        table.hurry();
    }
    table
}

fn winners(game: &LaunchPad) -> Seats {
    match game.turn() {
        Turn::Over(outcome) => outcome.winners,
        Turn::Waiting(_) => panic!("the game is not over"),
    }
}

#[test]
fn lp_8_1_the_turn_is_finished_and_each_has_one_more() {
    let mut table = countdown("rapid / rapid");
    assert_eq!(table.view().countdown, Some(2));
    let turns = |table: &Table| table.count(|seen| matches!(seen, Seen::TurnBegan { .. }));
    let before = turns(&table);
    table.hurry_turn();
    assert_eq!((table.view().active.to_string(), table.view().countdown), ("B".into(), Some(1)));
    table.hurry_turn();
    assert_eq!((table.view().active.to_string(), table.view().countdown), ("A".into(), Some(0)));
    table.hurry_turn();
    assert_eq!((table.view().step, turns(&table)), (Step::Over, before + 2));
    assert_eq!(table.refusal("end"), "game-over");
}

#[test]
fn l_06_who_completes_the_pad_by_moving_a_part_is_last() {
    let setup =
        deep_setup("rapid / rapid", "pad-top-left pad-top-right pad-bottom-left pad-bottom-right launch-key");
    let mut table = Table::deep(&setup);
    table.run("draw").fill().run("end");
    // Three parts leave by themselves; A keeps the key for the last.
    while table.parts_out() < 3 {
        if table.view().active.to_string() == "A" {
            table.fill().run("end");
        } else {
            table.hurry_turn();
        }
    }
    table.fill();
    let last = table.player("A").zones.iter().flat_map(|zone| zone.parts.clone()).next().unwrap();
    table.run(&format!("play launch-key {last}"));
    assert_eq!(table.view().countdown, Some(2));
    table.hurry_turn();
    table.hurry_turn();
    assert_eq!(table.view().active.to_string(), "A", "the completer is last");
    table.hurry_turn();
    assert_eq!(table.view().step, Step::Over);
}

#[test]
fn l_06_three_players_clockwise_from_the_next() {
    let setup = Setup { players: 3, fast: true, ..Setup::default() };
    let mut table = Table::new(&setup);
    while table.view().countdown.is_none() {
        table.hurry();
    }
    let completer = table.view().active;
    let mut order = Vec::new();
    while table.view().step != Step::Over {
        table.hurry_turn();
        order.push(table.view().active);
    }
    assert_eq!(order[..3], [completer.left(1, 3), completer.left(2, 3), completer]);
}

#[test]
fn lp_8_2_points_for_rockets_by_zone() {
    let mut table = table("fearless swift metal fuel engineer mission-controller / rapid", "2 rapid");
    assert_eq!(table.score("A").total, -10, "no mission controller");
    table.run("play mission-controller; play fearless; play swift");
    assert_eq!((table.score("A").assembly, table.score("A").total), (-18, -18));
    table.run("play metal A assembly 2; play fuel A assembly 2");
    assert_eq!(table.score("A").total, -18, "complete or not (L-07)");
    table.run("play engineer; end; end; advance A assembly 2");
    assert_eq!(table.score("A").total, -12, "nothing on the stand");
}

#[test]
fn lp_8_2_points_on_the_launch_table() {
    let mut table = launched("mission-controller oxygen", "rapid");
    assert_eq!((table.score("A").launch, table.score("A").total), (6, -4));
    table.run("play mission-controller");
    assert_eq!(table.score("A").total, 6);
    assert_eq!(table.score("B").total, -10, "cards in hand count nothing");
}

#[test]
fn l_08_no_mission_controller_costs_ten_once_rockets_or_not() {
    let table = launched("swift oxygen", "jack-of-all-trades");
    assert_eq!(table.score("A").control, -10);
    assert_eq!(table.score("B").total, -10, "without any rocket");
    let mut table = self::table("jack-of-all-trades 5 oxygen / rapid", "");
    table.run("play jack-of-all-trades launch");
    assert_eq!(table.score("A").total, 0, "a jack-of-all-trades at the launch table will do");
}

/// A game in which both players reach −4 points: a swift on the launch table and no mission controller.
fn equal(extra_a: &str, extra_b: &str) -> Table {
    let hands =
        format!("swift metal fuel priority {extra_a} / swift metal fuel engineer inspector {extra_b}");
    let mut table = Table::new(&Setup { fast: true, ..deep_setup(&hands, PARTS) });
    table.run("play swift; play metal A assembly 1; play fuel A assembly 1; play priority A assembly 1");
    if extra_a.contains("oxygen") {
        table.run("play oxygen A launch 1");
    }
    table.run("end; play swift; play metal B assembly 1; play fuel B assembly 1; play engineer; play inspector; end");
    finish(table)
}

#[test]
fn lp_8_2_most_points_win() {
    let mut table = launched("mission-controller oxygen", "rapid");
    table.run("play mission-controller");
    let table = finish(table);
    assert_eq!(winners(&table.game), Seats::only(game::Seat::new(0)));
}

#[test]
fn l_09_a_tie_goes_to_more_advantages_and_is_shared_otherwise() {
    let table = equal("oxygen rapid", "rapid");
    assert_eq!((table.score("A").total, table.score("B").total), (-4, -4));
    assert_eq!((table.score("A").advantages, table.score("B").advantages), (1, 0));
    assert_eq!(winners(&table.game), Seats::only(game::Seat::new(0)));
    let table = equal("2 rapid", "rapid");
    assert_eq!((table.score("A").total, table.score("B").total), (-4, -4));
    assert_eq!(winners(&table.game), Seats::all(2));
}

#[test]
fn lp_10_2_running_scores_and_parts_are_always_visible() {
    let mut table = launched("mission-controller oxygen", "rapid");
    table.run("play mission-controller");
    for view in [table.view(), table.seen_by("B")] {
        assert_eq!(view.players.iter().map(|player| player.score.total).collect::<Vec<_>>(), [6, -10]);
        assert_eq!(view.parts.len(), 4);
    }
    assert_eq!(countdown("rapid / rapid").parts_out(), 4);
}
