//! What a position in Launch Pad promises: a forecast of the final scores, and so of who wins.

use game::{BySeat, Outcome, Seat};
use launch_pad::{Card, Kind, PlayerView, RocketView, View, Zone};

use super::officer::turns_left;
use super::weights::{SPREADS, WEIGHTS};

/// How many signs of a player's position the forecast looks at.
pub const N_SIGNS: usize = 26;
/// How many stages of a game have weights of their own.
pub const N_STAGES: usize = 7;

/// What a point counts when nothing else does: a win by more is a little better, and so is a narrow loss.
const TRIFLE: f64 = 0.002;

/// What the end of a game is worth to each seat: its share of the win, and a trifle for each point ahead.
pub(super) fn shares(outcome: Outcome, n: u8) -> BySeat<f64> {
    let mut shares = BySeat::default();
    let points = |seat: Seat| outcome.points.map_or(0.0, |points| f64::from(points[seat]));
    let mean = Seat::all(n).map(points).sum::<f64>() / f64::from(n);
    for seat in Seat::all(n) {
        let won = if outcome.winners.contains(seat) { 1.0 / outcome.winners.len() as f64 } else { 0.0 };
        shares[seat] = won + TRIFLE * (points(seat) - mean);
    }
    shares
}

/// How likely each seat is to win, seen with open cards. The odds between two players grow by the factor e with
/// each spread of the stage between their forecasts.
pub(super) fn chances(view: &View) -> BySeat<f64> {
    let (n, stage) = (view.players.len() as u8, stage(view));
    let mut chances: BySeat<f64> = BySeat::default();
    for player in &view.players {
        chances[player.seat] = forecast(view, player, stage);
    }
    let mean = Seat::all(n).map(|seat| chances[seat]).sum::<f64>() / f64::from(n);
    let ahead = chances.0.map(|forecast| TRIFLE * (forecast - mean));
    let most = Seat::all(n).map(|seat| chances[seat]).fold(f64::MIN, f64::max);
    Seat::all(n).for_each(|seat| chances[seat] = ((chances[seat] - most) / SPREADS[stage]).exp());
    let total: f64 = Seat::all(n).map(|seat| chances[seat]).sum();
    Seat::all(n).for_each(|seat| chances[seat] = chances[seat] / total + ahead[seat.index()]);
    chances
}

/// The score a player may expect at the end.
fn forecast(view: &View, player: &PlayerView, stage: usize) -> f64 {
    signs(view, player).iter().zip(&WEIGHTS[stage]).map(|(sign, weight)| sign * weight).sum()
}

/// How far the game is from its end, in stages.
pub fn stage(view: &View) -> usize {
    match turns_left(view) {
        turns @ 0..=3 => turns,
        4 | 5 => 4,
        6..=8 => 5,
        _ => 6,
    }
}

/// The signs of a player's position, seen with open cards.
pub fn signs(view: &View, player: &PlayerView) -> [f64; N_SIGNS] {
    let (shop, stand) = (&player.zones[0], &player.zones[1]);
    let score = &player.score;
    let points = |rockets: &[RocketView], counts: &dyn Fn(&RocketView) -> bool| -> f64 {
        rockets.iter().filter(|rocket| counts(rocket)).map(|rocket| f64::from(rocket.points)).sum()
    };
    let lacks = |rocket: &RocketView| rocket.lacks_metal + rocket.lacks_fuel;
    let lacking: u8 = shop.rockets.iter().map(lacks).sum();
    let n_held = |counts: &dyn Fn(Kind) -> bool| {
        player.known_hand.iter().filter(|card| counts(card.kind())).count() as f64
    };
    let n_components = n_held(&|kind| kind == Kind::Component);
    let vacant = |zone: Zone| player.zones[zone.index()].expert.is_none();
    let holds_expert = |zone: Zone| vacant(zone) && n_held(&|kind| kind == Kind::Expert(Some(zone))) > 0.0;
    let has = |upgrade| f64::from(player.upgrades.contains(&upgrade));
    [
        1.0,
        f64::from(player.seat == view.active),
        f64::from(score.launch + score.astronauts + score.certifications),
        f64::from(!vacant(Zone::Launch)),
        f64::from(!vacant(Zone::Test)),
        f64::from(!vacant(Zone::Assembly)),
        if vacant(Zone::Test) { 0.0 } else { points(&stand.rockets, &|_| true) },
        if vacant(Zone::Test) { points(&stand.rockets, &|_| true) } else { 0.0 },
        if vacant(Zone::Assembly) { 0.0 } else { points(&shop.rockets, &|rocket| lacks(rocket) == 0) },
        if vacant(Zone::Assembly) { points(&shop.rockets, &|rocket| lacks(rocket) == 0) } else { 0.0 },
        points(&shop.rockets, &|rocket| lacks(rocket) == 1),
        points(&shop.rockets, &|rocket| lacks(rocket) == 2),
        points(&shop.rockets, &|rocket| lacks(rocket) > 2),
        f64::from(stand.rockets.len().saturating_sub(1) as u8),
        has(Card::Warehouse),
        has(Card::Overtime),
        has(Card::SecuritySystem),
        has(Card::EmploymentContract),
        player.hand_size as f64,
        n_components.min(f64::from(lacking)),
        n_held(&|kind| matches!(kind, Kind::Rocket { .. })),
        f64::from(holds_expert(Zone::Launch)),
        f64::from(holds_expert(Zone::Test)) + f64::from(holds_expert(Zone::Assembly)),
        n_held(&|kind| matches!(kind, Kind::Expert(None))),
        n_held(&|kind| matches!(kind, Kind::Action(_))),
        n_held(&|kind| matches!(kind, Kind::Advantage(_))),
    ]
}
