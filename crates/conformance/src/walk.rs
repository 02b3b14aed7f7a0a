//! One random game, with the properties checked on the way.

use std::collections::HashSet;

use game::{Dice, Game, Match, Seat, Seed, Turn};

use crate::{Breach, Property};

/// How many known actions are tried against each position.
const TRIED: usize = 3;
/// Every how many positions, on average, the costly checks of secrets are made.
const SECRETS_IN: usize = 8;

/// A random game under way.
pub(crate) struct Walk<G: Game> {
    pub(crate) history: Match<G>,
    pub(crate) game: G,
    pub(crate) events: Vec<G::Event>,
    pub(crate) dice: Dice,
    /// Every action ever listed in this game, to try those that are not listed now.
    known: Vec<G::Action>,
    known_set: HashSet<G::Action>,
}

/// The outcome of one check: the property holds, or a breach of it.
pub(crate) type Held = Result<(), Box<Breach>>;

impl<G: Game> Walk<G> {
    pub(crate) fn new(setup: G::Setup, seed: Seed) -> Result<Walk<G>, Box<Breach>> {
        let history = Match::new(setup, seed);
        let mut events = Vec::new();
        match G::deal(&history.setup, seed, &mut events) {
            Ok(game) => Ok(Walk {
                history,
                game,
                events,
                // The stream is unrelated to those the game draws from the seed.
                dice: seed.dice(u64::MAX),
                known: Vec::new(),
                known_set: HashSet::new(),
            }),
            Err(error) => {
                let detail = format!("a setup of the suite is refused: {error}");
                Err(Box::new(Breach::new(Property::Repeats, detail, &history)))
            }
        }
    }

    /// Plays to the end and checks all properties; notes whether a redeal had another future.
    pub(crate) fn finish(mut self, has_differed: &mut bool) -> Result<Walk<G>, Box<Breach>> {
        let census = self.census();
        loop {
            self.ends()?;
            self.keeps(&census)?;
            let actions = self.lists()?;
            if self.dice.below(SECRETS_IN) == 0 {
                self.hides(has_differed)?;
                self.awaits()?;
            }
            let Some((seat, action)) = self.choose(&actions) else { break };
            self.reads(action)?;
            self.game.step(seat, action, &mut self.events);
            self.history.actions.push((seat, action));
        }
        self.repeats()?;
        self.records()?;
        self.hides(has_differed)?;
        Ok(self)
    }

    /// Checks [`Property::Lists`] for every seat and returns all listed actions.
    fn lists(&mut self) -> Result<Vec<(Seat, G::Action)>, Box<Breach>> {
        let mut all = Vec::new();
        for seat in Seat::all(self.game.n_seats()).chain([Seat::CLOCK]) {
            let mut listed = Vec::new();
            self.game.legal(seat, &mut listed);
            for &action in &listed {
                if self.known_set.insert(action) {
                    self.known.push(action);
                }
                all.push((seat, action));
            }
            let tried: Vec<_> = (0..TRIED.min(self.known.len()))
                .map(|_| self.known[self.dice.below(self.known.len())])
                .chain(listed.iter().copied().take(1))
                .collect();
            self.lists_for(seat, &listed, &tried)?;
        }
        Ok(all)
    }

    /// A random action, each awaited seat equally often; the clock acts once in sixteen times.
    fn choose(&mut self, actions: &[(Seat, G::Action)]) -> Option<(Seat, G::Action)> {
        let Turn::Waiting(seats) = self.game.turn() else { return None };
        let people: Vec<_> = actions.iter().copied().filter(|(seat, _)| *seat != Seat::CLOCK).collect();
        let clock: Vec<_> = actions.iter().copied().filter(|(seat, _)| *seat == Seat::CLOCK).collect();
        if !clock.is_empty() && (people.is_empty() || self.dice.below(16) == 0) {
            return self.dice.pick(&clock);
        }
        let can_act: Vec<_> = seats.iter().filter(|seat| people.iter().any(|(by, _)| by == seat)).collect();
        let seat = self.dice.pick(&can_act)?;
        let own: Vec<_> = people.into_iter().filter(|(by, _)| *by == seat).collect();
        self.dice.pick(&own)
    }

    pub(crate) fn breach<T>(&self, property: Property, detail: impl Into<String>) -> Result<T, Box<Breach>> {
        Err(Box::new(Breach::new(property, detail, &self.history)))
    }
}
