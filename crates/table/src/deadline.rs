//! Deadlines: when the clock acts, moves for a seat, or gives a seat to a bot.

use game::{Seat, Turn};

use crate::state::Table;

/// Something that is due at a certain time.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Deadline {
    /// The clock at the table acts.
    Clock,
    /// The seat's time for its decision is up: a bot moves for it.
    Move(Seat),
    /// The seat has been waited for too long: a bot takes it over.
    Absence(Seat),
}

/// Says how many milliseconds since a time do not count, because the clock jumped over them.
pub type Lost<'a> = &'a dyn Fn(u64) -> i64;

/// How long a vote may take before the clock ends it, unless the rules say otherwise.
const VOTE_SECONDS: u16 = 60;

impl Table {
    /// What is due next and when, in milliseconds since 1970, after what was lost is given back.
    pub fn deadline(&self, lost_since: Lost<'_>) -> Option<(u64, Deadline)> {
        let under_way =
            self.under_way.as_ref().filter(|under_way| !under_way.is_paused && !self.is_closed)?;
        let Turn::Waiting(awaited) = under_way.running.turn() else { return None };
        let mut due = Vec::new();
        for seat in awaited.iter() {
            let Some(&since) = under_way.awaited_since.get(&seat) else { continue };
            let begin = since.saturating_add_signed(lost_since(since));
            let after = |seconds: u32| begin + u64::from(seconds) * 1000;
            if seat == Seat::CLOCK {
                let seconds = under_way.running.time_limit().unwrap_or(VOTE_SECONDS);
                due.push((after(seconds.into()), Deadline::Clock));
            } else if self.seats[seat.index()].player().is_some() {
                due.extend(self.terms.turn_seconds.map(|n| (after(n), Deadline::Move(seat))));
                due.extend(self.terms.absence_seconds.map(|n| (after(n), Deadline::Absence(seat))));
            }
        }
        due.into_iter().min_by_key(|(at, _)| *at)
    }
}
