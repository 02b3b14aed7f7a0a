//! A match that is over, step by step.

use catalogue::Running;
use game::{Ending, Observer, Record, Seat};
use schemars::JsonSchema;
use serde::Serialize;
use serde_json::Value;
use table::EndingSchema;

use crate::refused::Refused;

/// A match that is over, step by step as one observer would have seen it.
#[derive(Serialize, JsonSchema)]
pub(crate) struct Replay {
    /// The game's id.
    game: String,
    /// What was agreed.
    setup: Value,
    /// Through whose eyes: a seat, `spectator`, or `open` with all cards.
    observer: String,
    /// Who played, from seat A on.
    seats: Vec<String>,
    /// The deal, and every action since.
    steps: Vec<Step>,
    /// How it ended.
    #[schemars(with = "Option<EndingSchema>")]
    outcome: Option<Ending>,
}

/// One step of a match.
#[derive(Serialize, JsonSchema)]
pub(crate) struct Step {
    /// How many actions have been taken: none after the deal.
    version: usize,
    /// Who acted; nobody did to deal.
    by: Option<Seat>,
    /// What was done.
    action: Option<Value>,
    /// What the observer saw happen.
    events: Vec<Value>,
    /// What the observer could see then.
    view: Value,
}

impl Step {
    /// The step that this action, just taken, was to an observer.
    pub(crate) fn after(running: &dyn Running, by: Seat, action: Value, observer: Observer) -> Step {
        let version = running.version();
        let (events, view) = (running.seen(observer, version), running.view(observer));
        Step { version, by: Some(by), action: Some(action), events, view }
    }
}

/// Reads through whose eyes a match is to be seen: `a` to `h`, `spectator` or `open`.
pub(crate) fn read_observer(text: &str) -> Result<Observer, Refused> {
    match text {
        "open" => Ok(Observer::Open),
        "spectator" => Ok(Observer::Spectator),
        seat => match seat.to_ascii_uppercase().parse() {
            Ok(seat) if seat != Seat::CLOCK => Ok(Observer::Seat(seat)),
            _ => Err(Refused::bad("bad-observer", "`observer` is a seat, `spectator` or `open`")),
        },
    }
}

/// Plays a match again for an observer.
pub(crate) fn replay(record: Record, observer: Observer) -> Result<Replay, Refused> {
    let entry = catalogue::find(&record.game).ok_or_else(Refused::broken_table)?;
    // What other rules have led to is not shown as if these rules had.
    (entry.load)(&record).map_err(|_| Refused::broken_table())?;
    let mut running = (entry.new)(&record.setup, record.seed).map_err(|_| Refused::broken_table())?;
    if observer.seat().is_some_and(|seat| record.seats.len() <= seat.index()) {
        return Err(Refused::bad("bad-observer", "nobody sat there: choose another seat"));
    }
    let mut steps = vec![Step {
        version: 0,
        by: None,
        action: None,
        events: running.seen(observer, 0),
        view: running.view(observer),
    }];
    for (seat, action) in record.actions {
        running.act(seat, &action).map_err(|_| Refused::broken_table())?;
        steps.push(Step::after(&*running, seat, action, observer));
    }
    Ok(Replay {
        game: record.game,
        setup: record.setup,
        observer: observer.to_string(),
        seats: record.seats.into_iter().map(|seat| seat.name).collect(),
        steps,
        outcome: record.result,
    })
}
