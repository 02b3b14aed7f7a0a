//! `wardroom play`: a game against bots, line by line, usable with a screen reader.

use std::fs;
use std::io::{BufRead, Write, stdin};
use std::process::ExitCode;

use anyhow::{Context, Result, ensure};
use catalogue::{ENTRIES, Entry, Running};
use game::{Dice, Observer, Participant, Seat};
use serde_json::Value;

use crate::input::{SetupArgs, check_seat, find_game, read_record, seed_or_fresh};
use crate::narrate;
use crate::out::out;

const HELP: &str = "\
Type the number of an action, or the action itself.
  Enter   wait for the others, when they can go on without you
  view    show the table again          log     tell what has happened so far
  hint    what a bot would do           save F  write the match to the file F
  help    this text                     quit    leave; the match can be saved first
";

/// Names of the bots, in seat order after the player.
const BOT_NAMES: [&str; 7] = ["Ada", "Bohdan", "Celina", "Dmytro", "Edith", "Felix", "Galya"];

/// What `play` is told.
#[derive(clap::Args)]
pub(crate) struct Args {
    /// The game; without one you are asked.
    game: Option<String>,
    #[command(flatten)]
    setup: SetupArgs,
    /// Where you sit: A, B, …
    #[arg(long, default_value = "A")]
    seat: Seat,
    /// Your name.
    #[arg(long, default_value = "You")]
    name: String,
    /// Which bot sits in the other seats; `--bot help` lists them.
    #[arg(long)]
    bot: Option<String>,
    /// What decides the shuffles: any phrase; a fresh one if left out.
    #[arg(long)]
    seed: Option<String>,
    /// Take up a saved match.
    #[arg(long, value_name = "FILE", conflicts_with_all = ["game", "setup", "players", "cards", "seed"])]
    load: Option<String>,
}

/// Plays one match.
pub(crate) fn run(args: &Args) -> Result<ExitCode> {
    let mut lines = stdin().lock().lines();
    let (running, entry) = match &args.load {
        Some(path) => {
            let (record, entry) = read_record(path)?;
            ((entry.load)(&record)?, entry)
        }
        None => {
            let entry = match &args.game {
                Some(id) => find_game(id)?,
                None => match ask_game(&mut lines)? {
                    Some(entry) => entry,
                    None => return Ok(ExitCode::SUCCESS),
                },
            };
            ((entry.new)(&args.setup.value()?, seed_or_fresh(args.seed.as_deref())?)?, entry)
        }
    };
    let bots = (entry.bots)();
    let bot = args.bot.clone().unwrap_or_else(|| bots[0].to_string());
    ensure!(
        bots.contains(&bot.as_str()),
        "there is no bot `{bot}` for this game; there are {}",
        bots.join(", ")
    );
    let n = running.n_seats();
    check_seat(args.seat, n)?;
    let mut others = BOT_NAMES.iter();
    let names = Seat::all(n)
        .map(|seat| {
            if seat == args.seat {
                args.name.clone()
            } else {
                others.next().map_or_else(String::new, ToString::to_string)
            }
        })
        .collect();
    let mut table = Table {
        running,
        me: args.seat,
        bot,
        names,
        dice: seed_or_fresh(None)?.dice(0),
        told: 0,
        lines: &mut lines,
    };
    table.play(entry)?;
    Ok(ExitCode::SUCCESS)
}

/// Asks which game to play; `None` if the input ends.
fn ask_game(lines: &mut Lines<'_>) -> Result<Option<&'static Entry>> {
    writeln!(out(), "Which game?")?;
    for (number, entry) in ENTRIES.iter().enumerate() {
        writeln!(
            out(),
            "  {}  {} ({} to {} players)",
            number + 1,
            entry.name,
            entry.seats.start(),
            entry.seats.end()
        )?;
    }
    loop {
        write!(out(), "> ")?;
        out().flush()?;
        let Some(line) = lines.next().transpose()? else { return Ok(None) };
        let line = line.trim();
        if matches!(line, "quit" | "q") {
            return Ok(None);
        }
        let by_number = line.parse::<usize>().ok().and_then(|i| ENTRIES.get(i.checked_sub(1)?));
        match by_number.or_else(|| catalogue::find(line)) {
            Some(entry) => return Ok(Some(entry)),
            None => writeln!(out(), "Type a number from 1 to {}, or quit.", ENTRIES.len())?,
        }
    }
}

type Lines<'a> = std::io::Lines<std::io::StdinLock<'a>>;

/// What the player decided.
enum Answer {
    Act(Value),
    Wait,
    Leave,
}

/// One player and bots around a running match.
struct Table<'a, 'b> {
    running: Box<dyn Running>,
    me: Seat,
    bot: String,
    names: Vec<String>,
    dice: Dice,
    /// The version up to which events have been told.
    told: usize,
    lines: &'a mut Lines<'b>,
}

impl Table<'_, '_> {
    fn play(&mut self, entry: &Entry) -> Result<()> {
        writeln!(out(), "{}. You are seat {}. Type help for help.", entry.name, self.me)?;
        for seat in Seat::all(self.running.n_seats()).filter(|&seat| seat != self.me) {
            writeln!(out(), "  {seat} is {}, a bot.", self.names[seat.index()])?;
        }
        let mut is_waiting = false;
        loop {
            self.tell()?;
            if let Some(outcome) = self.running.turn().outcome() {
                writeln!(out(), "\n{}", self.running.view_text(Observer::Seat(self.me)))?;
                writeln!(out(), "{}", narrate::ending(&*self.running, outcome, &self.names))?;
                return self.offer_to_save();
            }
            if !is_waiting && !self.running.legal(self.me).is_empty() {
                match self.ask()? {
                    Answer::Act(action) => self.act(self.me, &action)?,
                    Answer::Wait => is_waiting = true,
                    Answer::Leave => return Ok(()),
                }
                continue;
            }
            match self.bot_action() {
                Some((seat, action)) => {
                    is_waiting = false;
                    self.act(seat, &action)?;
                }
                None if is_waiting => {
                    writeln!(out(), "Everybody waits for you.")?;
                    is_waiting = false;
                }
                None => self.push_on()?,
            }
        }
    }

    /// Tells what the player has seen since the last time.
    fn tell(&mut self) -> Result<()> {
        for line in self.running.seen_text(Observer::Seat(self.me), self.told) {
            writeln!(out(), "{line}")?;
        }
        self.told = self.running.version() + 1;
        Ok(())
    }

    fn act(&mut self, seat: Seat, action: &Value) -> Result<()> {
        if let Err(problem) = self.running.act(seat, action) {
            writeln!(out(), "{problem}")?;
        }
        Ok(())
    }

    /// What the first bot that wants to act does.
    fn bot_action(&mut self) -> Option<(Seat, Value)> {
        let seats = self.running.in_turn();
        seats.into_iter().filter(|&seat| seat != self.me).find_map(|seat| {
            let dice = self.dice.seed().dice(0);
            Some((seat, self.running.advise(seat, &self.bot, dice)?))
        })
    }

    /// No bot wants to begin: the first that can does.
    fn push_on(&mut self) -> Result<()> {
        let seats = self.running.turn().waiting();
        let first = seats.iter().find_map(|seat| Some((seat, self.running.legal(seat).into_iter().next()?)));
        match first {
            Some((seat, action)) => self.act(seat, &action),
            None => Ok(()),
        }
    }

    /// Asks the player until there is a decision.
    fn ask(&mut self) -> Result<Answer> {
        writeln!(out(), "\n{}", self.running.view_text(Observer::Seat(self.me)))?;
        let actions = self.running.legal(self.me);
        let texts = self.running.legal_text(self.me);
        writeln!(out(), "Your move:")?;
        for (number, text) in texts.iter().enumerate() {
            writeln!(out(), "  {}  {text}", number + 1)?;
        }
        loop {
            write!(out(), "> ")?;
            out().flush()?;
            let Some(line) = self.lines.next().transpose()? else {
                writeln!(out(), "\nThe input has ended; the match is left.")?;
                return Ok(Answer::Leave);
            };
            let line = line.trim();
            let (word, rest) = line.split_once(' ').unwrap_or((line, ""));
            match word {
                "" if self.running.turn().waiting().len() > 1 => return Ok(Answer::Wait),
                "" => writeln!(out(), "It is your move: type a number from 1 to {}.", texts.len())?,
                "help" | "?" => write!(out(), "{HELP}")?,
                "view" => writeln!(out(), "{}", self.running.view_text(Observer::Seat(self.me)))?,
                "log" => self
                    .running
                    .seen_text(Observer::Seat(self.me), 0)
                    .iter()
                    .try_for_each(|line| writeln!(out(), "{line}"))?,
                "hint" => self.hint(&actions, &texts)?,
                "save" => self.save(rest.trim())?,
                "quit" | "q" => return Ok(Answer::Leave),
                _ => match line.parse::<usize>() {
                    Ok(number) if (1..=actions.len()).contains(&number) => {
                        return Ok(Answer::Act(actions[number - 1].clone()));
                    }
                    Ok(_) => writeln!(out(), "Type a number from 1 to {}.", actions.len())?,
                    Err(_) => match self.running.read_action(line) {
                        Ok(action) => return Ok(Answer::Act(action)),
                        Err(problem) => writeln!(out(), "{problem} Type help for help.")?,
                    },
                },
            }
        }
    }

    fn hint(&mut self, actions: &[Value], texts: &[String]) -> Result<()> {
        let dice = self.dice.seed().dice(0);
        let advice = self.running.advise(self.me, &self.bot, dice);
        match advice.and_then(|advice| actions.iter().position(|action| *action == advice)) {
            Some(i) => writeln!(out(), "A bot would choose {}: {}.", i + 1, texts[i])?,
            None => writeln!(out(), "A bot would wait for the others.")?,
        }
        Ok(())
    }

    fn offer_to_save(&mut self) -> Result<()> {
        writeln!(out(), "Type save F to keep the match in the file F, or Enter to leave.")?;
        let answer = self.lines.next().transpose()?.unwrap_or_default();
        if let Some(path) = answer.trim().strip_prefix("save ") {
            self.save(path.trim())?;
        }
        Ok(())
    }

    fn save(&self, path: &str) -> Result<()> {
        if path.is_empty() {
            return Ok(writeln!(out(), "Name a file: save match.json")?);
        }
        let seats = Seat::all(self.running.n_seats())
            .map(|seat| Participant {
                name: self.names[seat.index()].clone(),
                bot: (seat != self.me).then(|| self.bot.clone()),
            })
            .collect();
        match write_new(path, &self.running.record(seats).write()) {
            Ok(()) => writeln!(out(), "Saved to {path}.")?,
            Err(error) => writeln!(out(), "Not saved: {error:#}.")?,
        }
        Ok(())
    }
}

/// Writes a file that is not there yet: a match never overwrites anything.
fn write_new(path: &str, text: &str) -> Result<()> {
    let mut file = fs::File::create_new(path).with_context(|| format!("cannot create {path}"))?;
    file.write_all(text.as_bytes()).with_context(|| format!("cannot write {path}"))
}
