//! What a position in Launch Pad promises.

use game::{Outcome, Seat};
use launch_pad::{PlayerView, RocketView, View, Zone};

use super::officer::turns_left;

/// What winning is worth beside the points, in points.
const WIN: f64 = 10.0;
/// What an expert is worth who lets rockets leave a zone, while there is time.
const EXPERT: f64 = 3.0;
/// What a card in hand is worth, while there is time.
const CARD: f64 = 0.6;

/// What the end of a game means to a seat, in points.
pub(super) fn victory(outcome: Outcome, seat: Seat) -> f64 {
    let points = |seat: Seat| outcome.points.map_or(0.0, |points| f64::from(points[seat]));
    let n = game::MAX_SEATS as u8;
    let best = Seat::all(n).filter(|&other| other != seat).map(points).fold(f64::MIN, f64::max);
    let win = match outcome.winners.contains(seat) {
        true => WIN / outcome.winners.len() as f64,
        false => -WIN,
    };
    win + points(seat) - best
}

/// How far a seat is ahead of the best other one, in points to be expected.
pub(super) fn lead(view: &View, seat: Seat) -> f64 {
    let turns = turns_left(view) as f64;
    let prospect = |player: &PlayerView| prospect(player, turns);
    let others = view.players.iter().filter(|player| player.seat != seat).map(prospect);
    prospect(&view.players[seat.index()]) - others.fold(f64::MIN, f64::max)
}

/// The points a player may expect.
fn prospect(player: &PlayerView, turns: f64) -> f64 {
    let score = &player.score;
    let launched = f64::from(score.launch + score.astronauts + score.certifications + score.control);
    let time = (turns / 3.0).min(1.0);
    let mut sum = launched + CARD * time * player.hand_size as f64;
    for zone in &player.zones {
        let has_expert = zone.expert.is_some();
        if has_expert && zone.zone != Zone::Launch {
            sum += EXPERT * time;
        }
        for rocket in &zone.rockets {
            sum += match zone.zone {
                Zone::Launch => 0.0,
                Zone::Test => f64::from(rocket.points) * arrival(has_expert, turns, 1.0),
                Zone::Assembly => assembled(rocket, has_expert, turns),
            };
        }
    }
    sum
}

/// What a rocket in the assembly shop promises: it may still fly, or it costs its points.
fn assembled(rocket: &RocketView, has_expert: bool, turns: f64) -> f64 {
    let (done, missing) =
        (f64::from(rocket.metal + rocket.fuel), f64::from(rocket.lacks_metal + rocket.lacks_fuel));
    let progress = done / (done + missing).max(1.0);
    let flies = (0.25 + 0.75 * progress) * arrival(has_expert, turns, 2.0 + missing / 2.0);
    f64::from(rocket.points) * (1.5 * flies - 0.7 * (1.0 - (turns / 4.0).min(1.0)))
}

/// How likely a rocket gets to the launch table that needs so many turns.
fn arrival(has_expert: bool, turns: f64, needed: f64) -> f64 {
    let in_time = (turns / (needed + 1.0)).min(1.0);
    if has_expert { 0.9 * in_time } else { 0.6 * in_time }
}
