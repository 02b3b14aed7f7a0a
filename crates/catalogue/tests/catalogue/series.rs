//! Matches between bots.

use catalogue::{Series, find, wilson};
use game::{Seat, Seats, Seed};
use serde_json::{Value, json};

fn series(bots: &[&str], games: u64) -> Series {
    let bots: Vec<String> = bots.iter().map(ToString::to_string).collect();
    let game = find("launch-pad").unwrap();
    game.play_series(&json!({"players": 2}), &bots, Seed::from_number(1), games)
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
    assert!(
        (find("launch-pad").unwrap().info().bots)().iter().all(|name| !["greedy", "flat"].contains(name))
    );
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

/// Once a trick has begun no member may communicate, so a bot that leads must not be quicker than the others.
#[test]
fn the_leader_of_a_trick_is_asked_after_all_that_may_still_communicate() {
    for game in ["planet-nine", "deep-sea"] {
        let (mut n_leaders, mut n_before_others) = (0, 0);
        for seed in 0..20 {
            let mut running = find(game).unwrap().begin(&json!({}), Seed::from_number(seed)).unwrap();
            loop {
                let seats = running.asking_order();
                let Some(&last) = seats.last() else { break };
                assert_eq!(
                    seats.iter().copied().collect::<Seats>(),
                    running.turn().waiting().without(Seat::CLOCK)
                );
                let may_play =
                    |seat: Seat| running.legal_json(seat).iter().any(|action| action["type"] == "play");
                if seats.iter().any(|&seat| may_play(seat)) {
                    assert!(may_play(last), "{game}: {seats:?}");
                    n_leaders += 1;
                    n_before_others += usize::from(seats.iter().any(|&other| other > last));
                }
                // Without messages, so that they can be sent before every trick.
                let act = |seat: Seat| {
                    let listed = running.legal_json(seat);
                    let is_done = |action: &&Value| action["type"] != "radio";
                    Some((seat, listed.iter().find(is_done)?.clone()))
                };
                let Some((seat, action)) = seats.iter().copied().find_map(act) else { break };
                running.act(seat, &action).unwrap();
            }
        }
        assert!(n_leaders > 100 && n_before_others > 20, "{game}: {n_leaders}, {n_before_others}");
    }
}
