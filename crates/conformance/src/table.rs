//! A test table: a game under way, played in notation.

use std::fmt::Debug;

use game::{Game, Match, Observer, Seat, Seed, SetupError, Silent};

/// A game under way, with its history.
pub struct Table<G: Game> {
    /// The game.
    pub game: G,
    /// The setup, the seed and the actions so far.
    pub history: Match<G>,
    /// The events so far.
    pub events: Vec<G::Event>,
}

impl<G: Game> Table<G> {
    /// Deals a game by this setup.
    ///
    /// # Panics
    /// If the setup is refused.
    pub fn deal(setup: &G::Setup, seed: Seed) -> Table<G> {
        let history = Match::new(setup.clone(), seed);
        let mut events = Vec::new();
        let game = G::deal(&history.setup, history.seed, &mut events);
        let game = game.unwrap_or_else(|error| panic!("{setup:?}: {error}"));
        Table { game, history, events }
    }

    /// Carries out actions such as `A take p1; B play p2`. Without a seat the first awaited one acts.
    ///
    /// # Panics
    /// If an action is refused.
    pub fn act(&mut self, script: &str) -> &mut Self {
        for line in script.split([';', ',']).map(str::trim).filter(|line| !line.is_empty()) {
            let (seat, action) = self.read(line);
            if let Err(refusal) = self.game.apply(seat, action, &mut self.events) {
                panic!("{line}: {refusal}\n{}", self.game.view(Observer::Seat(seat)));
            }
            self.history.actions.push((seat, action));
        }
        self
    }

    /// The refusal of an action.
    ///
    /// # Panics
    /// If the action is accepted, or if the refusal changes the game or says nothing.
    pub fn refusal(&self, line: &str) -> G::Refusal {
        let (seat, action) = self.read(line);
        let mut game = self.game.clone();
        let Err(refusal) = game.apply(seat, action, &mut Silent) else { panic!("accepted: {line}") };
        assert!(game == self.game, "a refusal changes nothing: {line}");
        assert!(!refusal.to_string().is_empty(), "a refusal says what to do: {line}");
        refusal
    }

    /// The code with which an action is refused.
    ///
    /// # Panics
    /// If the action is accepted, or if the refusal changes the game or says nothing.
    pub fn refused(&self, line: &str) -> String {
        code(&self.refusal(line))
    }

    /// The legal actions of a seat, in the order of the game.
    pub fn legal(&self, seat: &str) -> Vec<String> {
        let mut actions = Vec::new();
        self.game.legal(parsed(seat), &mut actions);
        actions.iter().map(ToString::to_string).collect()
    }

    /// The legal actions of a seat that begin with these words, without them.
    pub fn legal_after(&self, seat: &str, words: &str) -> Vec<String> {
        let rest = |text: &String| text.strip_prefix(words).map(|rest| rest.trim().to_owned());
        self.legal(seat).iter().filter_map(rest).collect()
    }

    /// The awaited seats, as letters.
    pub fn awaited(&self) -> String {
        self.game.turn().waiting().iter().map(|seat| seat.to_string()).collect()
    }

    /// The view of a seat, a `spectator`, or with `open` cards.
    pub fn view(&self, observer: &str) -> G::View {
        self.game.view(self::observer(observer))
    }

    /// The events so far as a seat, a `spectator` or an `open` observer has seen them, as sentences.
    pub fn seen(&self, observer: &str) -> Vec<String> {
        let observer = self::observer(observer);
        self.events.iter().filter_map(|event| G::seen(event, observer)).map(|seen| seen.to_string()).collect()
    }

    fn read(&self, line: &str) -> (Seat, G::Action) {
        let seated = line.split_once(' ').and_then(|(seat, rest)| Some((seat.parse().ok()?, rest)));
        let awaited = || self.game.turn().waiting().first().expect("the game is over");
        let (seat, action) = seated.unwrap_or_else(|| (awaited(), line));
        (seat, action.parse().unwrap_or_else(|error| panic!("{line}: {error}")))
    }
}

/// The code and the error with which a setup is refused.
///
/// # Panics
/// If the setup is accepted.
pub fn refused_setup<G: Game>(setup: &G::Setup) -> (String, SetupError) {
    let Err(error) = G::deal(setup, Seed::from_phrase("refused"), &mut Silent) else {
        panic!("the setup is accepted: {setup:?}")
    };
    (code(&error), error)
}

fn code(error: &(impl serde::Serialize + Debug)) -> String {
    let json = serde_json::to_value(error).ok();
    json.and_then(|json| Some(json["code"].as_str()?.to_owned()))
        .unwrap_or_else(|| panic!("an error has a code: {error:?}"))
}

fn observer(text: &str) -> Observer {
    match text {
        "spectator" => Observer::Spectator,
        "open" => Observer::Open,
        seat => Observer::Seat(parsed(seat)),
    }
}

fn parsed(seat: &str) -> Seat {
    seat.parse().unwrap_or_else(|error| panic!("{error}"))
}
