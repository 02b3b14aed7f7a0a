//! The properties that need no redeal.

use std::collections::HashSet;

use game::{Game, Match, Observer, Participant, Record, Seat, Silent, Turn};

use crate::Property;
use crate::secrets::{look_alike, sight};
use crate::walk::{Held, Walk};

impl<G: Game> Walk<G> {
    /// Checks [`Property::Ends`].
    pub(crate) fn ends(&self) -> Held {
        let n = self.history.actions.len();
        if n > G::LONGEST {
            return self.breach(Property::Ends, format!("{n} actions and no end; LONGEST is {}", G::LONGEST));
        }
        let seats = Seat::all(self.game.n_seats()).chain([Seat::CLOCK]);
        let able: Vec<_> = seats.filter(|&seat| !listed(&self.game, seat).is_empty()).collect();
        match self.game.turn() {
            Turn::Over(_) if !able.is_empty() => self.breach(Property::Ends, "over, but a seat can act"),
            Turn::Waiting(_) if able.iter().all(|&seat| seat == Seat::CLOCK) => {
                self.breach(Property::Ends, "not over, but no seat can act")
            }
            Turn::Waiting(seats) if able.iter().any(|&seat| !seats.contains(seat)) => {
                self.breach(Property::Ends, "a seat can act that is not awaited")
            }
            _ => Ok(()),
        }
    }

    /// Checks [`Property::Keeps`]: the multiset of cards never changes.
    pub(crate) fn keeps(&self, census: &[G::Card]) -> Held {
        let now = self.census();
        if now == census {
            return Ok(());
        }
        let text = |cards: &[G::Card]| cards.iter().map(ToString::to_string).collect::<Vec<_>>().join(" ");
        self.breach(Property::Keeps, format!("cards were\n{}\nand are\n{}", text(census), text(&now)))
    }

    /// All cards, sorted.
    pub(crate) fn census(&self) -> Vec<G::Card> {
        let mut cards = self.game.census();
        cards.sort_unstable();
        cards
    }

    /// Checks [`Property::Lists`] with actions to try.
    pub(crate) fn lists_for(&self, seat: Seat, listed: &[G::Action], tried: &[G::Action]) -> Held {
        if listed.iter().collect::<HashSet<_>>().len() < listed.len() {
            return self.breach(Property::Lists, format!("an action of {seat} is listed twice"));
        }
        for &action in tried {
            let mut after = self.game.clone();
            let answer = after.apply(seat, action, &mut Silent);
            match answer {
                Ok(()) if !listed.contains(&action) => {
                    return self
                        .breach(Property::Lists, format!("{seat} {action} is accepted but not listed"));
                }
                Err(refusal) if listed.contains(&action) => {
                    let detail = format!("{seat} {action} is listed but refused: {refusal}");
                    return self.breach(Property::Lists, detail);
                }
                Err(_) if after != self.game => {
                    let detail = format!("{seat} {action} was refused and changed the game");
                    return self.breach(Property::Lists, detail);
                }
                Err(refusal) if !has_code(&refusal) => {
                    let detail = format!("the refusal of {seat} {action} has no code: {refusal}");
                    return self.breach(Property::Lists, detail);
                }
                _ => {}
            }
        }
        Ok(())
    }

    /// Checks [`Property::Reads`].
    pub(crate) fn reads(&self, action: G::Action) -> Held {
        let text = action.to_string();
        match text.parse::<G::Action>() {
            Ok(read) if read == action => {}
            Ok(read) => {
                let detail = format!("`{text}` of {action:?} reads as {read:?}");
                return self.breach(Property::Reads, detail);
            }
            Err(error) => return self.breach(Property::Reads, format!("`{text}` cannot be read: {error}")),
        }
        let read = serde_json::to_value(action).and_then(serde_json::from_value::<G::Action>);
        match read {
            Ok(read) if read == action => Ok(()),
            Ok(read) => self.breach(Property::Reads, format!("{action:?} comes back from JSON as {read:?}")),
            Err(error) => self.breach(Property::Reads, format!("{action:?} does not survive JSON: {error}")),
        }
    }

    /// Checks [`Property::Repeats`].
    pub(crate) fn repeats(&self) -> Held {
        let mut events = Vec::new();
        let game = match self.history.replay(&mut events) {
            Ok(game) => game,
            Err(error) => return self.breach(Property::Repeats, format!("does not replay: {error}")),
        };
        if events != self.events {
            return self.breach(Property::Repeats, "a replay brings other events");
        }
        if game != self.game || Observer::all(game.n_seats()).any(|o| game.view(o) != self.game.view(o)) {
            return self.breach(Property::Repeats, "a replay leads to another game");
        }
        match self.history.replay(&mut Silent) {
            Ok(silent) if silent == self.game => Ok(()),
            _ => self.breach(Property::Repeats, "a replay without events leads to another game"),
        }
    }

    /// Checks [`Property::Deals`] at a random position of this game.
    pub(crate) fn deals(mut self) -> Held {
        let n = self.dice.below(self.history.actions.len() + 1);
        self.history.actions.truncate(n);
        let Ok(game) = self.history.replay(&mut Silent) else {
            return self.breach(Property::Repeats, "the beginning of a match does not replay");
        };
        let setup = game.deal_of(&self.history);
        let text = serde_json::to_string(&setup).expect("setups serialize");
        let again = match G::deal(&setup, self.history.seed, &mut Silent) {
            Ok(again) => again,
            Err(error) => return self.breach(Property::Deals, format!("{text} is refused: {error}")),
        };
        if again.turn() != game.turn() || again.talk() != game.talk() {
            return self.breach(Property::Deals, format!("{text} awaits or lets talk others"));
        }
        let seats = Seat::all(game.n_seats()).chain([Seat::CLOCK]);
        if seats.into_iter().any(|seat| listed(&again, seat) != listed(&game, seat)) {
            return self.breach(Property::Deals, format!("{text} lists other actions"));
        }
        match Observer::all(game.n_seats()).find(|&observer| !look_alike(&again, &game, observer)) {
            None => Ok(()),
            Some(observer) => {
                let (is, was) = (sight(&again, observer), sight(&game, observer));
                self.breach(Property::Deals, format!("by {text} {observer} sees\n{is}\ninstead of\n{was}"))
            }
        }
    }

    /// Checks [`Property::Records`].
    pub(crate) fn records(&self) -> Held {
        let n = usize::from(self.game.n_seats());
        let seats = vec![Participant { name: "Ada".into(), bot: None }; n];
        let record = Record::of(self.history.clone(), &self.game, seats);
        let read = Record::<G::Setup, G::Action>::read(&record.write()).and_then(Record::verify::<G>);
        match read {
            Ok((history, game)) if history == self.history && game == self.game => Ok(()),
            Ok((Match { .. }, _)) => self.breach(Property::Records, "the record tells another match"),
            Err(error) => self.breach(Property::Records, format!("the record is not accepted: {error}")),
        }
    }
}

fn listed<G: Game>(game: &G, seat: Seat) -> Vec<G::Action> {
    let mut actions = Vec::new();
    game.legal(seat, &mut actions);
    actions
}

/// Whether a refusal serializes as an object with a `code`.
fn has_code(refusal: &impl serde::Serialize) -> bool {
    serde_json::to_value(refusal).is_ok_and(|value| value["code"].is_string())
}
