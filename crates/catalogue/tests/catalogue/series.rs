//! Matches between bots.

use catalogue::{Standings, find, wilson};
use game::Seed;
use serde_json::json;

fn series(bots: &[&str], games: u64) -> Standings {
    let bots: Vec<String> = bots.iter().map(ToString::to_string).collect();
    let entry = find("launch-pad").unwrap();
    (entry.play_series)(&json!({"players": 2}), &bots, Seed::from_number(1), games)
}

#[test]
fn each_deal_is_played_from_every_seat_and_wins_are_shared_out() {
    let standings = series(&["officer", "random"], 4).expect("both are known");
    assert!(standings.iter().all(|standing| standing.seats == 4));
    assert_eq!(standings.iter().map(|standing| standing.wins).sum::<f64>(), 4.0);
    assert!(standings[0].wins > standings[1].wins, "an officer beats chance");
}

#[test]
fn yardsticks_can_be_measured_but_take_no_seat_at_a_table() {
    let standings = series(&["greedy", "random"], 2).expect("yardsticks are known here");
    assert_eq!(standings[0].bot, "greedy");
    assert!((find("launch-pad").unwrap().bots)().iter().all(|name| !["greedy", "flat"].contains(name)));
}

#[test]
fn an_unknown_bot_is_named() {
    let problem = series(&["officer", "admiral"], 2).expect_err("there is no admiral");
    assert!(problem.to_string().contains("admiral"), "{problem}");
}

#[test]
fn the_interval_is_wilsons() {
    let (low, high) = wilson(0.8, 2000.0);
    assert!((low - 0.7819).abs() < 0.0005 && (high - 0.8169).abs() < 0.0005, "{low} {high}");
    assert!(wilson(0.0, 10.0).0.abs() < 1e-12, "nothing won is still possible to be nothing");
}
