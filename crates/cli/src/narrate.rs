//! Matches in words.

use catalogue::Running;
use game::{Observer, Outcome, Seat};

/// How it ended, in one sentence.
pub(crate) fn ending(running: &dyn Running, outcome: Outcome, names: &[String]) -> String {
    let n = usize::from(running.n_seats());
    let name = |seat: Seat| names[seat.index()].as_str();
    let winners: Vec<_> = outcome.winners.iter().map(name).collect();
    let mut text = match winners.as_slice() {
        [] => "Nobody wins.".to_string(),
        all if all.len() == n && n > 1 => "Everybody wins.".to_string(),
        [one] => format!("{one} wins."),
        [most @ .., last] => format!("{} and {last} share the win.", most.join(", ")),
    };
    if let Some(points) = outcome.points {
        let scores: Vec<_> =
            Seat::all(running.n_seats()).map(|seat| format!("{} {}", name(seat), points[seat])).collect();
        text += &format!(" Points: {}.", scores.join(", "));
    }
    text
}

/// What happened from the given version on, seen by everybody together: what only some saw carries
/// their seats in brackets.
pub(crate) fn seen_by_all(running: &dyn Running, since: usize) -> Vec<String> {
    let public = running.seen_text(Observer::Spectator, since);
    let mut lines = public.clone();
    for seat in Seat::all(running.n_seats()) {
        for line in running.seen_text(Observer::Seat(seat), since) {
            if !public.contains(&line) {
                lines.push(format!("[{seat}] {line}"));
            }
        }
    }
    lines
}
