//! Applies an entry of the log to a table.

use std::collections::{BTreeMap, BTreeSet};

use game::{Seat, Seed, Shuffle, Talk};

use crate::chat::ChatEntry;
use crate::entry::{Actor, Entry};
use crate::players::Players;
use crate::seating::Seating;
use crate::shared_replay::SharedReplay;
use crate::state::{Table, UnderWay};

/// What a table keeps of what was said; the log keeps everything.
const MOST_REMARKS: usize = 200;
/// How many names of remarks a table keeps: those of some minutes at the busiest table.
const MOST_SAID: usize = 1000;

impl Table {
    /// Takes the next entry of the log, written at the given time. Entries come from
    /// [`decide`](Table::decide) on a table of this version, so they always fit.
    ///
    /// # Panics
    /// If the log was not written by this version's rules.
    pub fn evolve(&mut self, entry: &Entry, at: u64) {
        self.version += 1;
        match entry {
            Entry::Opened { .. } => unreachable!("a table is opened once, by its first entry"),
            Entry::Joined { person } => self.guests.push(person.clone()),
            Entry::Left { person, is_removed } => self.leave(person, *is_removed),
            Entry::Agreed { terms } => {
                let is_same = terms.game == self.terms.game
                    && terms.setup == self.terms.setup
                    && terms.seed == self.terms.seed;
                if !is_same {
                    self.under_way = None;
                    // Only the host agrees on terms.
                    self.author = self.host.clone();
                }
                self.terms = terms.clone();
                self.fit_seats();
            }
            Entry::Sat { seat, person, contribution } => {
                self.is_shared |= *person != self.maker;
                let contribution = contribution.clone();
                if let Some(under_way) = &mut self.under_way {
                    under_way.seen_by.insert(person.clone(), *seat);
                }
                self.seats[seat.index()] = Seating { person: Some(person.clone()), bot: None, contribution };
            }
            Entry::Stood { seat } => self.seats[seat.index()] = Seating::default(),
            Entry::BotSat { seat, bot } => {
                self.seats[seat.index()] = Seating { bot: Some(bot.clone()), ..Seating::default() };
            }
            Entry::HandedOver { seat, bot } => self.seats[seat.index()].bot = Some(bot.clone()),
            Entry::TookOver { seat } => self.seats[seat.index()].bot = None,
            Entry::Dealt { bots, next_secret, rules } => {
                for (seat, bot) in bots {
                    self.seats[seat.index()] = Seating { bot: Some(bot.clone()), ..Seating::default() };
                }
                self.deal(*rules);
                self.secret = *next_secret;
            }
            Entry::Acted { seat, action, by } => self.act(*seat, action, by),
            Entry::TookBack { .. } => {
                let under_way = self.under_way();
                under_way.running.take_back();
                under_way.steps.pop();
                under_way.players.take_back(under_way.running.version());
            }
            Entry::Paused { .. } => self.under_way().is_paused = true,
            Entry::Resumed { .. } => {
                let under_way = self.under_way();
                under_way.is_paused = false;
                // No seat's time runs while a match is paused.
                under_way.awaited_since.clear();
            }
            Entry::Said { person, words, id } => {
                if let Some(id) = id {
                    self.said.push((person.clone(), id.clone()));
                    if self.said.len() > MOST_SAID {
                        self.said.remove(0);
                    }
                }
                let version = self.version;
                self.remarks.push(ChatEntry { person: person.clone(), words: words.clone(), at, version });
                if self.remarks.len() > MOST_REMARKS {
                    self.remarks.remove(0);
                }
                // What is still being talked over is not decided by the clock.
                if self.talk() == Talk::HandsExcepted {
                    self.under_way().awaited_since.remove(&Seat::CLOCK);
                }
            }
            Entry::LookedBack { by, stop } => {
                self.shared_replay = Some(SharedReplay { leader: by.clone(), stop: stop.clone() });
            }
            Entry::LeadPassed { to } => {
                if let Some(replay) = &mut self.shared_replay {
                    replay.leader = to.clone();
                }
            }
            Entry::StoppedLooking => self.shared_replay = None,
            Entry::Closed => self.is_closed = true,
        }
        self.note_who_plays();
        self.note_who_is_awaited(matches!(entry, Entry::Acted { .. } | Entry::TookBack { .. }), at);
    }

    fn under_way(&mut self) -> &mut UnderWay {
        self.under_way.as_mut().expect("a match is on the table")
    }

    fn leave(&mut self, person: &crate::PersonId, is_removed: bool) {
        self.guests.retain(|guest| guest != person);
        self.shared_replay.take_if(|replay| replay.leader == *person);
        // Perhaps in order to be forgotten.
        self.doubt(person);
        if is_removed {
            self.sent_away.insert(person.clone());
        }
        if let Some(next) = self.guests.first().filter(|_| self.host == *person) {
            self.host = next.clone();
        }
        let is_playing = self.is_playing();
        if let Some(seat) = self.seat_of(person) {
            let seating = &mut self.seats[seat.index()];
            if is_playing {
                // The match goes on: a bot has the seat from now on.
                seating.person = None;
                let bot = self.best_bot();
                self.seats[seat.index()].bot.get_or_insert(bot);
            } else {
                *seating = Seating::default();
            }
        }
    }

    fn deal(&mut self, rules: u32) {
        let game = self.game().expect("the terms name a game");
        let setup = if self.branch.is_some() { self.terms.setup.clone() } else { self.next_setup() };
        let setup = (game.info().as_of)(setup, rules);
        let (running, shuffle) = match (&self.branch, &self.terms.seed) {
            (Some(branch), _) => (branch.running(game, &setup), None),
            (None, Some(phrase)) => (game.begin(&setup, Seed::from_phrase(phrase)), None),
            (None, None) => {
                let shuffle = self.shuffle();
                let seed = shuffle.secret.mixed(&shuffle.contributions);
                (game.begin(&setup, seed), Some(shuffle))
            }
        };
        let running = running.expect("the terms were checked");
        let seen_by = self.seats.iter().zip(Seat::all(self.seats.len() as u8));
        let seen_by = seen_by.filter_map(|(seating, seat)| Some((seating.person.clone()?, seat))).collect();
        let players = match &self.branch {
            Some(branch) => branch.players(&self.seats),
            None => Players::new(&self.seats),
        };
        self.n_matches += 1;
        self.shared_replay = None;
        self.under_way = Some(UnderWay {
            shuffle,
            players,
            seen_by,
            dealt_at: self.version,
            steps: vec![self.version; running.version()],
            sent: BTreeSet::new(),
            is_paused: false,
            awaited_since: BTreeMap::new(),
            running,
        });
    }

    /// The next shuffle, with what the players' devices contribute to it.
    fn shuffle(&self) -> Shuffle {
        let people = self.seats.iter().filter(|seat| seat.person.is_some());
        let contributions = people.map(|seat| seat.contribution.clone()).collect();
        Shuffle { secret: self.secret, contributions }
    }

    fn act(&mut self, seat: Seat, action: &serde_json::Value, by: &Actor) {
        let version = self.version;
        let under_way = self.under_way();
        under_way.steps.push(version);
        under_way.running.act(seat, action).expect("the action was checked before it was logged");
        under_way.awaited_since.remove(&seat);
        if let Actor::Person { person, id } = by {
            under_way.sent.insert((person.clone(), id.clone()));
        }
        if let Some(report) = under_way.running.report() {
            self.note_signal(report);
        }
    }

    /// Takes note of seats that have passed to others. Who comes after the end has played nothing.
    fn note_who_plays(&mut self) {
        let Some(under_way) = self.under_way.as_mut() else { return };
        if under_way.running.turn().outcome().is_none() {
            under_way.players.note(under_way.running.version(), &self.seats);
        }
    }

    /// Remembers since when each awaited seat has been waited for.
    fn note_who_is_awaited(&mut self, has_acted: bool, at: u64) {
        let Some(under_way) = &mut self.under_way else { return };
        let awaited = under_way.running.turn().waiting();
        under_way.awaited_since.retain(|&seat, _| awaited.contains(seat));
        for seat in awaited.iter() {
            let since = under_way.awaited_since.entry(seat).or_insert(at);
            // A new decision has its own time; the clock's runs on.
            if has_acted && seat != Seat::CLOCK {
                *since = at;
            }
        }
    }
}
