//! A match that is over, step by step.

use analysis::{Outlook, Solution};
use catalogue::{AnyMatch, SavedMatch, Shown};
use game::{Ending, Observer, Participant, Seat};
use schemars::JsonSchema;
use serde::Serialize;
use serde_json::Value;
use table::{EndingSchema, Moment, Occupant};

use crate::error::ApiError;

/// A match that is over, step by step as one observer would have seen it.
#[derive(Serialize, JsonSchema)]
pub(crate) struct Replay {
    /// The game's id.
    game: String,
    /// What was agreed.
    setup: Value,
    /// Through whose eyes: a seat, `spectator`, or `open` with all cards.
    observer: String,
    /// The moment of another match from which it went on; then it counts nowhere.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub(crate) branch: Option<Moment>,
    /// Who sat where when it was dealt, from seat A on: people and bots by their names.
    seats: Vec<String>,
    /// Who has played.
    occupants: Vec<Occupant>,
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
    /// Who acted; none for the deal.
    by: Option<Seat>,
    /// What was done.
    action: Option<Value>,
    /// What the observer saw happen.
    #[schemars(with = "Vec<Value>")]
    events: Vec<Box<dyn Shown>>,
    /// What the observer could see then.
    #[schemars(with = "Value")]
    view: Box<dyn Shown>,
}

/// How a match could have been won from some moment on.
#[derive(Serialize, JsonSchema)]
pub(crate) struct WinningLine {
    /// Whether it could.
    outlook: Outlook,
    /// How many cards were tried; none if it was not settled yet who has which task.
    nodes: u64,
    /// The steps from that moment to the end, as the observer would have seen them.
    steps: Vec<Step>,
    /// How it would have ended.
    #[schemars(with = "Option<EndingSchema>")]
    outcome: Option<Ending>,
}

impl Step {
    /// The step that this action, just taken, was to an observer.
    pub(crate) fn after(running: &dyn AnyMatch, by: Seat, action: Value, observer: Observer) -> Step {
        Step { by: Some(by), action: Some(action), ..Step::at(running, observer) }
    }

    /// The latest step of a match, with its action left open.
    fn at(running: &dyn AnyMatch, observer: Observer) -> Step {
        let version = running.version();
        let (_, events) = running.seen(observer, version).into_iter().unzip::<_, _, Vec<_>, _>();
        Step { version, by: None, action: None, events, view: running.view(observer) }
    }
}

/// Reads through whose eyes a match is to be seen: `a` to `h`, `spectator` or `open`.
pub(crate) fn read_observer(text: &str) -> Result<Observer, ApiError> {
    match text {
        "open" => Ok(Observer::Open),
        "spectator" => Ok(Observer::Spectator),
        seat => match seat.to_ascii_uppercase().parse() {
            Ok(seat) if seat != Seat::CLOCK => Ok(Observer::Seat(seat)),
            _ => Err(ApiError::bad("bad-observer", "`observer` is a seat, `spectator` or `open`")),
        },
    }
}

/// Plays a match again for an observer.
pub(crate) fn replay(saved: SavedMatch, observer: Observer) -> Result<Replay, ApiError> {
    check(&saved, observer)?;
    let mut running = saved.after(0)?;
    let mut steps = vec![Step::at(&*running, observer)];
    let occupants = occupants(&saved);
    for (seat, action) in saved.actions {
        steps.push(step(&mut *running, seat, action, observer)?);
    }
    Ok(Replay {
        game: saved.game,
        setup: saved.setup,
        observer: observer.to_string(),
        branch: None,
        occupants,
        seats: saved.seats.into_iter().map(|seat| seat.name).collect(),
        steps,
        outcome: ending(&*running),
    })
}

/// Plays a line on from a moment of a match, for an observer.
pub(crate) fn play_on(
    saved: &SavedMatch,
    at: usize,
    solution: Solution,
    observer: Observer,
) -> Result<WinningLine, ApiError> {
    check(saved, observer)?;
    let mut running = saved.after(at)?;
    let mut steps = Vec::new();
    for analysis::Step { seat, action, .. } in solution.line {
        steps.push(step(&mut *running, seat, action, observer)?);
    }
    Ok(WinningLine { outlook: solution.outlook, nodes: solution.nodes, steps, outcome: ending(&*running) })
}

/// Who has played as the match that was written down names them.
fn occupants(saved: &SavedMatch) -> Vec<Occupant> {
    let dealt = Seat::all(saved.seats.len() as u8).zip(&saved.seats).map(|(seat, who)| (seat, 0, who));
    let passed = saved.handovers.iter().map(|handover| (handover.seat, handover.at, &handover.to));
    let shown = |(seat, from, Participant { name, bot }): (Seat, usize, &Participant)| Occupant {
        seat,
        from,
        name: Some(name).filter(|name| !name.is_empty() && Some(*name) != bot.as_ref()).cloned(),
        avatar: None,
        bot: bot.clone(),
        is_you: false,
    };
    dealt.chain(passed).map(shown).collect()
}

fn check(saved: &SavedMatch, observer: Observer) -> Result<(), ApiError> {
    if observer.seat().is_some_and(|seat| saved.seats.len() <= seat.index()) {
        return Err(ApiError::bad("bad-observer", "this match has no such seat: choose another one"));
    }
    Ok(())
}

fn step(running: &mut dyn AnyMatch, seat: Seat, action: Value, observer: Observer) -> Result<Step, ApiError> {
    running.act(seat, &action)?;
    Ok(Step::after(running, seat, action, observer))
}

fn ending(running: &dyn AnyMatch) -> Option<Ending> {
    running.turn().outcome().map(|outcome| Ending::new(outcome, running.n_seats()))
}
