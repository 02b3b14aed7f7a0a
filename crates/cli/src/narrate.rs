//! Sentences about matches.

use catalogue::AnyMatch;
use game::{Outcome, Seat};

/// The outcome in one sentence.
pub(crate) fn ending(running: &dyn AnyMatch, outcome: Outcome, names: &[String]) -> String {
    let n = usize::from(running.n_seats());
    let name = |seat: Seat| names[seat.index()].as_str();
    let winners: Vec<_> = outcome.winners.iter().map(name).collect();
    let mut text = match winners.as_slice() {
        [] => "No player wins.".to_string(),
        all if all.len() == n && n > 1 => "All players win.".to_string(),
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
