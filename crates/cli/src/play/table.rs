//! One player and bots around a match, line by line.

use std::fs;
use std::io::Write;
use std::sync::Arc;

use anyhow::{Context, Result};
use catalogue::{AnyGame, AnyMatch, Move};
use game::{Dice, Observer, Participant, Seat, Seed};
use serde_json::Value;

use crate::keep::Keeper;
use crate::narrate;
use crate::out::out;

const HELP: &str = "\
Type the number of an action, or the action itself.
  Enter   wait for the others, when they can go on without you
  view    show the table again          log     tell what has happened so far
  hint    what a bot would do           save F  write the match to the file F
  help    this text                     quit    leave; the match is kept, and you are told how to go on
";

/// The purpose of the dice for bots; those of the match itself have smaller numbers.
const BOTS: u64 = 1 << 32;

/// The lines that the player types.
pub(super) type Lines<'a> = std::io::Lines<std::io::StdinLock<'a>>;

/// A decision of the player.
enum Answer {
    Act(Value),
    Wait,
    Leave,
}

/// One player and bots around a running match.
pub(super) struct Table<'a, 'b> {
    pub(super) running: Box<dyn AnyMatch>,
    pub(super) seed: Seed,
    pub(super) me: Seat,
    pub(super) bot: String,
    pub(super) names: Vec<String>,
    /// The version up to which events have been printed.
    pub(super) told: usize,
    pub(super) lines: &'a mut Lines<'b>,
    pub(super) keeper: Arc<Keeper>,
    /// Whether the player has been told that the match cannot be kept.
    pub(super) is_warned: bool,
}

impl Table<'_, '_> {
    /// Plays until the match is over or left.
    pub(super) fn play(&mut self, game: &dyn AnyGame) -> Result<()> {
        writeln!(out(), "{}. You are seat {}. Type help for help.", game.info().name, self.me)?;
        for seat in Seat::all(self.running.n_seats()).filter(|&seat| seat != self.me) {
            writeln!(out(), "  {seat} is {}, a bot.", self.names[seat.index()])?;
        }
        let mut is_waiting = false;
        loop {
            self.tell()?;
            if let Some(outcome) = self.running.turn().outcome() {
                writeln!(out(), "\n{}", self.running.view(Observer::Seat(self.me)))?;
                writeln!(out(), "{}", narrate::ending(&*self.running, outcome, &self.names))?;
                self.offer_to_save()?;
                self.keeper.forget();
                return Ok(());
            }
            if !is_waiting && !self.running.legal(self.me).is_empty() {
                match self.ask()? {
                    Answer::Act(action) => self.act(self.me, &action)?,
                    Answer::Wait => is_waiting = true,
                    Answer::Leave => return self.tell_way_back(),
                }
                continue;
            }
            match self.bots_move() {
                Some(Move::Wanted(seat, action)) => {
                    is_waiting = false;
                    self.act(seat, &action)?;
                }
                _ if is_waiting => {
                    writeln!(out(), "All others wait for you.")?;
                    is_waiting = false;
                }
                Some(Move::Forced(seat, action)) => self.act(seat, &action)?,
                None => self.let_time_pass()?,
            }
        }
    }

    /// Prints the events that the player has seen since the last time.
    fn tell(&mut self) -> Result<()> {
        for (_, line) in self.running.seen(Observer::Seat(self.me), self.told) {
            writeln!(out(), "{line}")?;
        }
        self.told = self.running.version() + 1;
        Ok(())
    }

    /// Carries out an action and keeps the match before any of it is printed.
    fn act(&mut self, seat: Seat, action: &Value) -> Result<()> {
        if let Err(problem) = self.running.act(seat, action) {
            let rule = problem.rule.map(|rule| format!(" (rule {rule})")).unwrap_or_default();
            return Ok(writeln!(out(), "{problem}{rule}")?);
        }
        let kept = self.keeper.keep(self.running.game().info().id, &self.record());
        if let Some(error) = kept.err().filter(|_| !self.is_warned) {
            self.is_warned = true;
            writeln!(out(), "The match cannot be kept: {error:#}. Save it with save F.")?;
        }
        Ok(())
    }

    fn tell_way_back(&self) -> Result<()> {
        if let Some(way_back) = self.keeper.way_back() {
            writeln!(out(), "{way_back}")?;
        }
        Ok(())
    }

    /// The action of the first bot that wants to act.
    fn bots_move(&self) -> Option<Move<Value>> {
        let mut dice = self.dice();
        let bots = self.running.asking_order().into_iter().filter(|&seat| seat != self.me);
        self.running.ask_bots(bots, |_| Some((self.bot.clone(), dice.seed().dice(0))))
    }

    /// The dice of bots at this moment, which follow from the seed and the version.
    fn dice(&self) -> Dice {
        self.seed.dice(BOTS + self.running.version() as u64)
    }

    /// Lets the first bot act that can, since none wants to.
    fn let_time_pass(&mut self) -> Result<()> {
        match self.running.legal_json(Seat::CLOCK).first() {
            Some(action) => self.act(Seat::CLOCK, action),
            None => Ok(()),
        }
    }

    /// Asks the player until there is a decision.
    fn ask(&mut self) -> Result<Answer> {
        writeln!(out(), "\n{}", self.running.view(Observer::Seat(self.me)))?;
        let actions = self.running.legal_json(self.me);
        let texts: Vec<String> = self.running.legal(self.me).iter().map(ToString::to_string).collect();
        writeln!(out(), "Your move:")?;
        for (number, text) in texts.iter().enumerate() {
            writeln!(out(), "  {}  {text}", number + 1)?;
        }
        loop {
            write!(out(), "> ")?;
            out().flush()?;
            let Some(line) = self.lines.next().transpose()? else {
                writeln!(out(), "\nThe input has ended.")?;
                return Ok(Answer::Leave);
            };
            let line = line.trim();
            let (word, rest) = line.split_once(' ').unwrap_or((line, ""));
            match word {
                "" if self.running.turn().waiting().len() > 1 => return Ok(Answer::Wait),
                "" => writeln!(out(), "It is your move: type a number from 1 to {}.", texts.len())?,
                "help" | "?" => write!(out(), "{HELP}")?,
                "view" => writeln!(out(), "{}", self.running.view(Observer::Seat(self.me)))?,
                "log" => self
                    .running
                    .seen(Observer::Seat(self.me), 0)
                    .iter()
                    .try_for_each(|(_, line)| writeln!(out(), "{line}"))?,
                "hint" => self.hint(&actions, &texts)?,
                "save" => self.save(rest.trim())?,
                "quit" | "q" => return Ok(Answer::Leave),
                _ => match line.parse::<usize>() {
                    Ok(number) if (1..=actions.len()).contains(&number) => {
                        return Ok(Answer::Act(actions[number - 1].clone()));
                    }
                    Ok(_) => writeln!(out(), "Type a number from 1 to {}.", actions.len())?,
                    Err(_) => match self.running.game().read_action(line) {
                        Ok(action) => return Ok(Answer::Act(action)),
                        Err(problem) => writeln!(out(), "{problem} Type help for help.")?,
                    },
                },
            }
        }
    }

    fn hint(&self, actions: &[Value], texts: &[String]) -> Result<()> {
        let advice = self.running.bot_action(self.me, &self.bot, self.dice());
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

    /// The whole match as text.
    fn record(&self) -> String {
        let seats = Seat::all(self.running.n_seats()).map(|seat| Participant {
            name: self.names[seat.index()].clone(),
            bot: (seat != self.me).then(|| self.bot.clone()),
        });
        self.running.record(seats.collect()).write()
    }

    fn save(&self, path: &str) -> Result<()> {
        if path.is_empty() {
            return Ok(writeln!(out(), "Name a file: save match.json")?);
        }
        match write_new(path, &self.record()) {
            Ok(()) => writeln!(out(), "Saved to {path}.")?,
            Err(error) => writeln!(out(), "Not saved: {error:#}.")?,
        }
        Ok(())
    }
}

/// Writes a new file; an existing one is never overwritten.
fn write_new(path: &str, text: &str) -> Result<()> {
    let mut file = fs::File::create_new(path).with_context(|| format!("cannot create {path}"))?;
    file.write_all(text.as_bytes()).with_context(|| format!("cannot write {path}"))
}
