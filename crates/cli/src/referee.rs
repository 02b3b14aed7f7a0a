//! `wardroom referee`: a line protocol for programs, as UCI is for chess engines.
//!
//! It is JSON, with one request and one answer per line.

use std::io::{BufRead, Read, Write};
use std::process::ExitCode;

use anyhow::Result;
use catalogue::{AnyGame, AnyMatch, GAMES, Problem};
use game::{Ending, Observer, Participant, Record, Seat, Seed, Turn};
use serde::Deserialize;
use serde_json::{Value, json};

/// The longest request that is read, in bytes; longer lines are refused and skipped.
const LONGEST_LINE: u64 = 512 * 1024;

/// A request of a program.
#[derive(Deserialize)]
#[serde(tag = "cmd", rename_all = "kebab-case", deny_unknown_fields)]
enum Request {
    // The braces make serde refuse further fields; a unit variant would accept any.
    Games {},
    New {
        game: String,
        #[serde(default = "no_setup")]
        setup: Value,
        seed: Option<String>,
    },
    Legal {
        seat: Value,
    },
    Act {
        seat: Value,
        action: Value,
    },
    View {
        seat: Option<Value>,
        observer: Option<String>,
    },
    Record {},
    Load {
        record: Value,
    },
}

const COMMANDS: &str = "games, new, legal, act, view, record, load";

fn no_setup() -> Value {
    json!({})
}

/// Answers requests until the input ends.
pub(crate) fn run(mut input: impl BufRead, mut output: impl Write) -> Result<ExitCode> {
    let mut referee = Referee { running: None };
    let mut line = Vec::new();
    while let Some(read) = read_line(&mut input, &mut line)? {
        let answer = match read {
            Line::Whole => referee.answer(&line),
            Line::TooLong => Err(Problem::new(
                "line-too-long",
                format!("a request must fit into {LONGEST_LINE} bytes; this line was skipped"),
            )),
        };
        let answer = answer.unwrap_or_else(|problem| json!({ "ok": false, "error": problem }));
        writeln!(output, "{answer}")?;
        output.flush()?;
    }
    Ok(ExitCode::SUCCESS)
}

enum Line {
    Whole,
    TooLong,
}

/// Reads the next line, of any length, without holding more than the limit.
fn read_line(input: &mut impl BufRead, line: &mut Vec<u8>) -> std::io::Result<Option<Line>> {
    line.clear();
    if input.by_ref().take(LONGEST_LINE).read_until(b'\n', line)? == 0 {
        return Ok(None);
    }
    if line.ends_with(b"\n") || (line.len() as u64) < LONGEST_LINE {
        return Ok(Some(Line::Whole));
    }
    while !line.ends_with(b"\n") {
        line.clear();
        if input.by_ref().take(LONGEST_LINE).read_until(b'\n', line)? == 0 {
            break;
        }
    }
    Ok(Some(Line::TooLong))
}

/// The referee, which holds at most one match at a time.
struct Referee {
    running: Option<Box<dyn AnyMatch>>,
}

impl Referee {
    fn answer(&mut self, line: &[u8]) -> Result<Value, Problem> {
        match parse(line)? {
            Request::Games {} => Ok(games()),
            Request::New { game, setup, seed } => {
                let game = find(&game)?;
                let seed = match seed {
                    Some(text) => text.parse::<Seed>(),
                    None => Ok(Seed::from_number(0)),
                };
                let seed = seed.map_err(|error| Problem::new("bad-seed", error.to_string()))?;
                let running = game.begin(&setup, seed)?;
                Ok(self.hold(running, Observer::Spectator))
            }
            Request::Load { record } => {
                let text = match record {
                    Value::String(text) => text,
                    other => other.to_string(),
                };
                let record: Record = Record::read(&text)?;
                let running = find(&record.game)?.open(&record)?;
                Ok(self.hold(running, Observer::Spectator))
            }
            Request::Legal { seat } => {
                let running = self.running()?;
                let seat = read_seat(&**running, &seat)?;
                Ok(json!({ "ok": true, "actions": running.legal_json(seat) }))
            }
            Request::Act { seat, action } => {
                let running = self.running()?;
                let seat = read_seat(&**running, &seat)?;
                let since = running.version() + 1;
                running.act(seat, &action)?;
                let observer = if seat == Seat::CLOCK { Observer::Spectator } else { Observer::Seat(seat) };
                Ok(state(&**running, observer, since))
            }
            Request::View { seat, observer } => {
                let running = self.running()?;
                let observer = read_observer(&**running, seat.as_ref(), observer.as_deref())?;
                Ok(json!({ "ok": true, "version": running.version(), "view": running.view_json(observer) }))
            }
            Request::Record {} => {
                let running = self.running()?;
                let names = Seat::all(running.n_seats())
                    .map(|seat| Participant { name: format!("Seat {seat}"), bot: None })
                    .collect();
                Ok(json!({ "ok": true, "record": running.record(names) }))
            }
        }
    }

    fn running(&mut self) -> Result<&mut Box<dyn AnyMatch>, Problem> {
        self.running.as_mut().ok_or_else(|| {
            Problem::new("no-game", r#"there is no game yet; begin with {"cmd":"new","game":"…"}"#)
        })
    }

    fn hold(&mut self, running: Box<dyn AnyMatch>, observer: Observer) -> Value {
        let answer = state(&*running, observer, 0);
        self.running = Some(running);
        answer
    }
}

fn parse(line: &[u8]) -> Result<Request, Problem> {
    let value: Value = serde_json::from_slice(line)
        .map_err(|error| Problem::new("bad-json", format!("this line is no JSON: {error}")))?;
    let Some(cmd) = value.get("cmd") else {
        return Err(Problem::new(
            "no-command",
            format!(r#"a request is an object with "cmd", one of {COMMANDS}"#),
        ));
    };
    let name = cmd.as_str().unwrap_or_default();
    if !COMMANDS.split(", ").any(|known| known == name) {
        return Err(Problem::new(
            "unknown-command",
            format!("{cmd:.60} is no command; there are {COMMANDS}"),
        ));
    }
    Request::deserialize(&value).map_err(|error| Problem::new("bad-request", format!("{name}: {error}")))
}

fn find(id: &str) -> Result<&'static dyn AnyGame, Problem> {
    catalogue::find(id).ok_or_else(|| Problem::unknown_game(id))
}

/// A seat is a letter, or a number counted from zero.
fn read_seat(running: &dyn AnyMatch, value: &Value) -> Result<Seat, Problem> {
    let n = running.n_seats();
    let seat = match value {
        Value::String(text) => text.parse().ok(),
        Value::Number(number) => number.as_u64().filter(|&i| i < n.into()).map(|i| Seat::new(i as u8)),
        _ => None,
    };
    seat.filter(|&seat: &Seat| seat == Seat::CLOCK || seat.number() < n).ok_or_else(|| {
        let last = Seat::new(n - 1);
        Problem::new(
            "unknown-seat",
            format!("there is no such seat; this table has A to {last} (0 to {})", n - 1),
        )
    })
}

fn read_observer(
    running: &dyn AnyMatch,
    seat: Option<&Value>,
    observer: Option<&str>,
) -> Result<Observer, Problem> {
    match (seat, observer) {
        (Some(seat), None) => match read_seat(running, seat)? {
            Seat::CLOCK => Err(Problem::new("unknown-seat", "the clock sees nothing; name a seat")),
            seat => Ok(Observer::Seat(seat)),
        },
        (None, Some("spectator")) => Ok(Observer::Spectator),
        (None, Some("open")) => Ok(Observer::Open),
        _ => Err(Problem::new("bad-request", r#"view needs a "seat", or "observer":"spectator" or "open""#)),
    }
}

/// The state of the match, and the events the observer has seen since a version.
fn state(running: &dyn AnyMatch, observer: Observer, since: usize) -> Value {
    let turn = match running.turn() {
        Turn::Waiting(seats) => json!({ "waiting": seats.iter().collect::<Vec<_>>() }),
        Turn::Over(outcome) => json!({ "over": Ending::new(outcome, running.n_seats()) }),
    };
    json!({
        "ok": true,
        "version": running.version(),
        "turn": turn,
        "events": running.events_json(observer, since),
    })
}

fn games() -> Value {
    let games: Vec<_> = GAMES
        .iter()
        .map(|game| {
            let info = game.info();
            json!({
                "id": info.id,
                "name": info.name,
                "rules": info.rules,
                "seats": { "least": info.seats.start(), "most": info.seats.end() },
                "bots": (info.bots)(),
                "schema": game.schemas(),
            })
        })
        .collect();
    json!({ "ok": true, "games": games })
}
