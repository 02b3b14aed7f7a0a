//! Non-interference: what an observer sees depends only on what that observer may know.

use game::{Dice, Game, Observer, Seat, Silent, Turn};

use crate::Property;
use crate::walk::{Held, Walk};

/// The number of redeals in which an awaited seat without actions is tried.
const WORLDS: usize = 100;

impl<G: Game> Walk<G> {
    /// Checks [`Property::Hides`] for a random observer, by the present and by the whole history.
    pub(crate) fn hides(&mut self, has_differed: &mut bool) -> Held {
        let n = self.game.n_seats();
        let observers: Vec<_> = Observer::all(n).collect();
        let Some(observer) = self.dice.pick(&observers) else { return Ok(()) };
        let other = self.game.redeal(observer, &mut self.dice);

        if sight(&other, observer) != sight(&self.game, observer) {
            let detail = format!(
                "{observer} can tell a redeal:\n{}\ninstead of\n{}",
                sight(&other, observer),
                sight(&self.game, observer)
            );
            return self.breach(Property::Hides, detail);
        }
        if other.turn() != self.game.turn() {
            return self.breach(Property::Hides, format!("{observer} can tell a redeal by who is awaited"));
        }
        if other.talk() != self.game.talk() {
            return self.breach(Property::Hides, format!("{observer} can tell a redeal by what may be said"));
        }

        let retraced = other.retrace(&self.history);
        let mut events = Vec::new();
        let replayed = match retraced.replay(&mut events) {
            Ok(replayed) => replayed,
            Err(error) => {
                let detail = format!("a redeal for {observer} cannot have come about: {error}");
                return self.breach(Property::Hides, detail);
            }
        };
        let history = |events: &[G::Event]| -> Vec<G::Seen> {
            events.iter().filter_map(|event| G::seen(event, observer)).collect()
        };
        let (ours, theirs) = (history(&self.events), history(&events));
        if ours != theirs {
            let differs = ours.iter().zip(&theirs).find(|(a, b)| a != b);
            let detail = format!("{observer} can tell a redeal by its history, first at {differs:?}");
            return self.breach(Property::Hides, detail);
        }
        for viewer in observers {
            if !look_alike(&replayed, &other, viewer) {
                let detail = format!(
                    "the retraced redeal for {observer} is not the redeal; {viewer} sees\n{}\ninstead of\n{}",
                    sight(&replayed, viewer),
                    sight(&other, viewer)
                );
                return self.breach(Property::Hides, detail);
            }
        }
        if !*has_differed {
            *has_differed = future(&other, self.dice.clone()) != future(&self.game, self.dice.clone());
        }
        Ok(())
    }
}

impl<G: Game> Walk<G> {
    /// Checks [`Property::Awaits`]: an awaited seat without actions has some in another redeal.
    pub(crate) fn awaits(&self) -> Held {
        let mut dice = self.dice.clone();
        let cannot_act = |seat: &Seat| listed(&self.game, *seat).is_empty();
        for seat in self.game.turn().waiting().iter().filter(cannot_act) {
            let mut is_idle = || {
                let world = self.game.redeal(Observer::Spectator, &mut dice);
                world.turn() == self.game.turn() && listed(&world, seat).is_empty()
            };
            if (0..WORLDS).all(|_| is_idle()) {
                let detail = format!("{seat} is awaited, and can do nothing in {WORLDS} worlds");
                return self.breach(Property::Awaits, detail);
            }
        }
        Ok(())
    }
}

/// The legal actions of a seat.
fn listed<G: Game>(game: &G, seat: Seat) -> Vec<G::Action> {
    let mut listed = Vec::new();
    game.legal(seat, &mut listed);
    listed
}

/// The exact bytes an observer is shown: view and legal actions as JSON.
pub(crate) fn sight<G: Game>(game: &G, observer: Observer) -> String {
    let mut listed = Vec::new();
    if let Observer::Seat(seat) = observer {
        game.legal(seat, &mut listed);
    }
    format!("{} {}", json(&game.view(observer)), json(&listed))
}

/// Whether an observer sees the same in both games. Comparing values is quicker than comparing bytes.
pub(crate) fn look_alike<G: Game>(one: &G, other: &G, observer: Observer) -> bool {
    let listed = |game: &G| {
        let mut listed = Vec::new();
        if let Observer::Seat(seat) = observer {
            game.legal(seat, &mut listed);
        }
        listed
    };
    one.view(observer) == other.view(observer) && listed(one) == listed(other)
}

/// The end of the game under these dice, as all observers see it.
fn future<G: Game>(game: &G, mut dice: Dice) -> String {
    let mut game = game.clone();
    let mut actions = Vec::new();
    for _ in 0..G::LONGEST {
        let Turn::Waiting(seats) = game.turn() else { break };
        let able: Vec<Seat> = seats
            .iter()
            .filter(|&seat| {
                actions.clear();
                game.legal(seat, &mut actions);
                !actions.is_empty()
            })
            .collect();
        let Some(seat) = dice.pick(&able) else { break };
        actions.clear();
        game.legal(seat, &mut actions);
        game.step(seat, actions[dice.below(actions.len())], &mut Silent);
    }
    Observer::all(game.n_seats()).map(|observer| sight(&game, observer)).collect()
}

fn json(value: &impl serde::Serialize) -> String {
    serde_json::to_string(value).expect("views and events serialize")
}
