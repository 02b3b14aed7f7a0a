//! Decides which entry of the log a command leads to.

use catalogue::AnyGame;
use game::{Seat, Seed, Talk};
use serde_json::Value;

use crate::branch::Branch;
use crate::command::Command;
use crate::deadline::{Deadline, Lost};
use crate::entry::{Actor, Entry, PersonId};
use crate::refusal::Refusal;
use crate::signal::Signal;
use crate::state::Table;
use crate::terms::{Terms, without_deal};
use crate::words::Words;

const LONGEST_REMARK: usize = 500;
const LONGEST_ID: usize = 64;
const LONGEST_SEED: usize = 200;

/// The entry of the log that a command leads to, or nothing if it was carried out before (idempotency).
pub type Decision = Result<Option<Entry>, Refusal>;

impl Table {
    /// The first entry of a new table, which is joined by its code. It may be a crew's, with the distress
    /// signals that are still active in its logbook.
    pub fn opening(
        by: PersonId,
        terms: Terms,
        code: String,
        crew: Option<String>,
        signals: Vec<Signal>,
        secret: Seed,
    ) -> Result<Entry, Refusal> {
        check_terms(&terms)?;
        Ok(Entry::Opened { by, terms, code, crew, signals, secret, branch: None })
    }

    /// The first entry of a new table whose matches go on from a moment of another one.
    pub fn branching(
        by: PersonId,
        terms: Terms,
        code: String,
        branch: Branch,
        secret: Seed,
    ) -> Result<Entry, Refusal> {
        branch.running(game_of(&terms)?, &terms.setup)?;
        let (crew, signals) = (None, Vec::new());
        Ok(Entry::Opened { by, terms, code, crew, signals, secret, branch: Some(Box::new(branch)) })
    }

    /// What a person's command leads to. `fresh` is an unforeseeable seed, for the next shuffle
    /// or the salt of a remark.
    pub fn decide(&self, by: &PersonId, command: Command, fresh: Seed) -> Decision {
        if self.is_closed {
            return Err(Refusal::Closed);
        }
        if self.sent_away.contains(by) {
            return Err(Refusal::SentAway);
        }
        let is_here = self.guests.contains(by);
        if command == Command::Join {
            return Ok((!is_here).then(|| Entry::Joined { person: by.clone() }));
        }
        if !is_here {
            return Err(Refusal::NotHere);
        }
        let entry = match command {
            Command::Join => unreachable!("handled above"),
            Command::Leave => Entry::Left { person: by.clone(), is_removed: false },
            Command::Remove { guest } => {
                self.check_host(by)?;
                let person = self.guests.get(guest).ok_or(Refusal::NoSuchGuest)?;
                if person == by {
                    return Err(Refusal::NoSuchGuest);
                }
                Entry::Left { person: person.clone(), is_removed: true }
            }
            Command::Agree { terms } => {
                self.check_host(by)?;
                self.between_matches()?;
                let terms = self.with_hidden_deal(by, terms);
                check_terms(&terms)?;
                let is_same = terms.game == self.terms.game && terms.setup == self.terms.setup;
                if self.branch.is_some() && !is_same {
                    return Err(Refusal::Branches);
                }
                Entry::Agreed { terms }
            }
            Command::Sit { seat, contribution } => return self.sit(by, seat, contribution),
            Command::Stand => {
                let seat = self.own_seat(by)?;
                self.between_matches()?;
                Entry::Stood { seat }
            }
            Command::SeatBot { seat, bot } => {
                self.check_arranging(by)?;
                self.check_seat(seat)?;
                let bot = self.named_bot(bot)?;
                if self.seats[seat.index()].person.is_some() {
                    return Err(Refusal::SeatTaken { seat });
                }
                Entry::BotSat { seat, bot }
            }
            Command::RemoveBot { seat } => {
                self.check_arranging(by)?;
                self.check_seat(seat)?;
                self.between_matches()?;
                let seating = &self.seats[seat.index()];
                if seating.bot.is_none() || seating.person.is_some() {
                    return Err(Refusal::NoBotThere { seat });
                }
                Entry::Stood { seat }
            }
            Command::HandOver { bot } => {
                let seat = self.own_seat(by)?;
                let bot = self.named_bot(bot)?;
                Entry::HandedOver { seat, bot }
            }
            Command::TakeOver => {
                let seat = self.own_seat(by)?;
                if self.seats[seat.index()].bot.is_none() {
                    return Err(Refusal::NoBotPlays);
                }
                Entry::TookOver { seat }
            }
            Command::Deal => return self.deal_again(by, fresh),
            Command::Act { id, action } => return self.act_for(by, id, action),
            Command::TakeBack => {
                let seat = self.playing_seat(by)?;
                self.playing()?;
                if !self.can_take_back(seat) {
                    return Err(Refusal::NotTakenBack);
                }
                Entry::TookBack { seat }
            }
            Command::Pause => {
                self.own_seat(by)?;
                if self.playing()?.is_paused {
                    return Err(Refusal::Paused);
                }
                Entry::Paused { by: by.clone() }
            }
            Command::Resume => {
                self.own_seat(by)?;
                if !self.playing()?.is_paused {
                    return Err(Refusal::NotPaused);
                }
                Entry::Resumed { by: by.clone() }
            }
            Command::Say { id, text } => return self.say(by, id, text, fresh),
            Command::LookBack { stop } => return self.look_back(by, stop),
            Command::PassLead { guest } => return self.pass_lead(by, guest),
            Command::StopLooking => return self.stop_looking(by),
            Command::Close => {
                self.check_host(by)?;
                Entry::Closed
            }
        };
        Ok(Some(entry))
    }

    /// What a bot's action leads to.
    pub fn decide_for_bot(&self, seat: Seat, action: Value) -> Decision {
        let under_way = self.playing()?;
        if under_way.is_paused {
            return Err(Refusal::Paused);
        }
        self.check_action(seat, &action)?;
        Ok(Some(Entry::Acted { seat, action, by: Actor::Bot }))
    }

    /// What a deadline that has passed leads to; nothing if it no longer matters.
    pub fn decide_for_clock(&self, now: u64, lost_since: Lost<'_>) -> Option<Entry> {
        let (_, deadline) = self.deadline(lost_since).filter(|(due, _)| *due <= now)?;
        match deadline {
            Deadline::Clock => {
                let action = self.running()?.legal_json(Seat::CLOCK).into_iter().next()?;
                Some(Entry::Acted { seat: Seat::CLOCK, action, by: Actor::Clock })
            }
            // A person whose time ran out may take over again at any time.
            Deadline::Move(seat) | Deadline::Absence(seat) => {
                Some(Entry::HandedOver { seat, bot: self.best_bot() })
            }
        }
    }

    /// What may be said at the table now: while a match is under way what its game and the terms allow, else
    /// anything.
    pub fn talk(&self) -> Talk {
        match self.running() {
            Some(_) if self.is_playing() && self.terms.silent => Talk::Closed,
            Some(running) if self.is_playing() => running.talk(),
            _ => Talk::Free,
        }
    }

    /// The bots that can play here, the best first.
    pub(crate) fn bots(&self) -> Vec<&'static str> {
        self.game().map(|game| (game.info().bots)()).unwrap_or_default()
    }

    /// The bot that fills free seats.
    pub(crate) fn best_bot(&self) -> String {
        self.bots().first().copied().unwrap_or_default().into()
    }

    /// Keeps the hidden deal if a person who cannot see it agrees to the setup as shown.
    ///
    /// A `deal` of `null` gives it up.
    fn with_hidden_deal(&self, by: &PersonId, terms: Terms) -> Terms {
        let is_as_shown = *by != self.author
            && terms.game == self.terms.game
            && terms.setup == without_deal(&self.terms.setup);
        if is_as_shown { Terms { setup: self.terms.setup.clone(), ..terms } } else { terms }
    }

    fn sit(&self, by: &PersonId, seat: Seat, contribution: String) -> Decision {
        self.check_seat(seat)?;
        check_length("contribution", &contribution, LONGEST_ID)?;
        if let Some(seat) = self.seat_of(by) {
            return Err(Refusal::AlreadySeated { seat });
        }
        if self.seats[seat.index()].person.is_some() {
            return Err(Refusal::SeatTaken { seat });
        }
        if let Some(seat) = self.seat_seen_by(by).filter(|seen| *seen != seat) {
            return Err(Refusal::KnowsAnotherSeat { seat });
        }
        Ok(Some(Entry::Sat { seat, person: by.clone(), contribution }))
    }

    fn deal_again(&self, by: &PersonId, fresh: Seed) -> Decision {
        self.own_seat(by)?;
        self.between_matches()?;
        let free = (0..self.seats.len()).filter(|&i| self.seats[i].is_free());
        let bots = free.map(|i| (Seat::new(i as u8), self.best_bot())).collect();
        let rules = self.game().map_or(1, |game| game.info().rules);
        Ok(Some(Entry::Dealt { bots, next_secret: fresh, rules }))
    }

    fn say(&self, by: &PersonId, id: Option<String>, text: String, fresh: Seed) -> Decision {
        if let Some(id) = &id {
            check_length("id", id, LONGEST_ID)?;
            if self.said.iter().any(|(person, said)| person == by && said == id) {
                return Ok(None);
            }
        }
        check_length("text", &text, LONGEST_REMARK)?;
        match self.talk() {
            Talk::Closed if self.terms.silent => return Err(Refusal::AgreedSilence),
            Talk::Closed => return Err(Refusal::Silence),
            Talk::Free | Talk::HandsExcepted => {}
        }
        Ok(Some(Entry::Said { person: by.clone(), words: Words::new(text, fresh), id }))
    }

    fn act_for(&self, by: &PersonId, id: String, action: Value) -> Decision {
        check_length("id", &id, LONGEST_ID)?;
        let under_way = self.under_way.as_ref().ok_or(Refusal::NoMatch)?;
        let name = (by.clone(), id);
        if under_way.sent.contains(&name) {
            return Ok(None);
        }
        let seat = self.playing_seat(by)?;
        if under_way.is_paused {
            return Err(Refusal::Paused);
        }
        self.check_action(seat, &action)?;
        let (person, id) = name;
        Ok(Some(Entry::Acted { seat, action, by: Actor::Person { person, id } }))
    }

    /// Asks the game on a copy, which costs little and keeps this table as its log made it.
    fn check_action(&self, seat: Seat, action: &Value) -> Result<(), Refusal> {
        let running = self.running().ok_or(Refusal::NoMatch)?;
        Ok(running.fork().act(seat, action)?)
    }

    fn check_host(&self, person: &PersonId) -> Result<(), Refusal> {
        if self.host == *person { Ok(()) } else { Err(Refusal::NotYours) }
    }

    /// Only the host and the seated choose bots; a watcher may not.
    fn check_arranging(&self, person: &PersonId) -> Result<(), Refusal> {
        self.check_host(person).or_else(|_| self.own_seat(person).map(drop))
    }

    pub(crate) fn between_matches(&self) -> Result<(), Refusal> {
        if self.is_playing() { Err(Refusal::MatchUnderWay) } else { Ok(()) }
    }

    fn playing(&self) -> Result<&crate::state::UnderWay, Refusal> {
        self.under_way.as_ref().filter(|_| self.is_playing()).ok_or(Refusal::NoMatch)
    }

    fn own_seat(&self, person: &PersonId) -> Result<Seat, Refusal> {
        self.seat_of(person).ok_or(Refusal::NotSeated)
    }

    /// The seat in which this person plays themselves.
    fn playing_seat(&self, person: &PersonId) -> Result<Seat, Refusal> {
        let seat = self.own_seat(person)?;
        if self.seats[seat.index()].bot.is_some() { Err(Refusal::BotPlays) } else { Ok(seat) }
    }

    fn check_seat(&self, seat: Seat) -> Result<(), Refusal> {
        if seat.index() < self.seats.len() { Ok(()) } else { Err(Refusal::NoSuchSeat { seat }) }
    }

    /// The bot that was named, or the best.
    fn named_bot(&self, name: Option<String>) -> Result<String, Refusal> {
        let name = name.unwrap_or_else(|| self.best_bot());
        if self.bots().contains(&&*name) { Ok(name) } else { Err(Refusal::NoSuchBot) }
    }
}

fn check_terms(terms: &Terms) -> Result<(), Refusal> {
    game_of(terms)?.begin(&terms.setup, Seed::from_number(0))?;
    if let Some(seed) = &terms.seed {
        check_length("seed", seed, LONGEST_SEED)?;
    }
    Ok(())
}

fn game_of(terms: &Terms) -> Result<&'static dyn AnyGame, Refusal> {
    Ok(catalogue::find(&terms.game).ok_or_else(|| catalogue::Problem::unknown_game(&terms.game))?)
}

fn check_length(field: &'static str, text: &str, most: usize) -> Result<(), Refusal> {
    let n = text.trim().chars().take(most + 1).count();
    if (1..=most).contains(&n) && !text.chars().any(char::is_control) {
        Ok(())
    } else {
        Err(Refusal::Length { field, most })
    }
}
