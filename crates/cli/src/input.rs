//! Reading of arguments that several commands have.

use std::fs;
use std::io::Read;
use std::time::{SystemTime, UNIX_EPOCH};

use anyhow::{Context, Result, bail, ensure};
use catalogue::{AnyGame, Problem};
use game::{Record, Seat, Seed};
use serde_json::{Map, Value};

/// What is agreed before the deal.
#[derive(clap::Args, Default)]
pub(crate) struct SetupArgs {
    /// How many play.
    #[arg(long, value_name = "N", value_parser = whole::<u8>(1))]
    players: Option<u8>,
    /// Options as a JSON object, such as '{"variant":"strange-lands"}'; `wardroom referee` lists them.
    #[arg(long, value_name = "JSON")]
    setup: Option<String>,
    /// A file with another set of cards, for games that can take one (Smitten).
    #[arg(long, value_name = "FILE")]
    cards: Option<String>,
}

impl SetupArgs {
    /// The setup as one JSON object.
    pub(crate) fn value(&self) -> Result<Value> {
        let mut setup = match &self.setup {
            None => Map::new(),
            Some(text) => match serde_json::from_str(text) {
                Ok(Value::Object(setup)) => setup,
                Ok(_) => bail!("--setup takes a JSON object, such as '{{\"traits\":false}}'"),
                Err(error) => bail!("--setup is no JSON ({error}); quote it like '{{\"traits\":false}}'"),
            },
        };
        if let Some(players) = self.players {
            setup.insert("players".into(), players.into());
        }
        if let Some(path) = &self.cards {
            let cards = serde_json::from_str(&read_text(path)?)
                .with_context(|| format!("{path} is no JSON table of cards"))?;
            setup.insert("cards".into(), cards);
        }
        Ok(Value::Object(setup))
    }
}

/// Reads whole numbers from this least one on.
pub(crate) fn whole<N: TryFrom<u64>>(least: u64) -> impl Fn(&str) -> Result<N, String> + Clone {
    move |text| {
        let number = text.parse().ok().filter(|&number| least <= number);
        let most = u64::MAX >> (64 - 8 * size_of::<N>());
        number
            .and_then(|number| N::try_from(number).ok())
            .ok_or_else(|| format!("give a whole number from {least} to {most}"))
    }
}

/// Refuses a seat that a table of this size does not have.
pub(crate) fn check_seat(seat: Seat, n: u8) -> Result<()> {
    let is_there = seat != Seat::CLOCK && seat.number() < n;
    ensure!(is_there, "there is no seat {seat}; this table has {n} seats from A on");
    Ok(())
}

/// The game with this id, or an error that lists all games.
pub(crate) fn find_game(id: &str) -> Result<&'static dyn AnyGame, Problem> {
    catalogue::find(id).ok_or_else(|| Problem::unknown_game(id))
}

/// The given seed, or an unpredictable one.
pub(crate) fn seed_or_fresh(seed: Option<&str>) -> Result<Seed> {
    match seed {
        Some(text) => Ok(text.parse()?),
        None => fresh_seed(),
    }
}

/// A seed from the system's random numbers, or from the time where there are none.
fn fresh_seed() -> Result<Seed> {
    let mut bytes = [0; 32];
    if fs::File::open("/dev/urandom").and_then(|mut file| file.read_exact(&mut bytes)).is_ok() {
        return Ok(Seed(bytes));
    }
    let now = SystemTime::now().duration_since(UNIX_EPOCH)?;
    Ok(Seed::from_phrase(&format!("{} {}", now.as_nanos(), std::process::id())))
}

/// A file's text; `-` is standard input.
pub(crate) fn read_text(path: &str) -> Result<String> {
    if path == "-" {
        let mut text = String::new();
        std::io::stdin().read_to_string(&mut text).context("standard input is not text")?;
        return Ok(text);
    }
    fs::read_to_string(path).with_context(|| format!("cannot read {path}"))
}

/// A record and its game.
pub(crate) fn read_record(path: &str) -> Result<(Record, &'static dyn AnyGame), Problem> {
    let text = read_text(path).map_err(|error| Problem::new("unreadable", format!("{error:#}")))?;
    let record = Record::read(&text).map_err(|error| in_file(path, error.into()))?;
    let game = find_game(&record.game).map_err(|problem| in_file(path, problem))?;
    Ok((record, game))
}

/// Adds the file's name to a problem.
pub(crate) fn in_file(path: &str, mut problem: Problem) -> Problem {
    problem.message = format!("{path}: {}", problem.message);
    problem
}
