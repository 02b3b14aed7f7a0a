//! A test table in notation.

use std::ops::{Deref, DerefMut};

use game::{Game, Observer, Seat, Seed};
use launch_pad::{Action, Card, Deal, LaunchPad, PlayerView, Score, Seen, Setup, Step, View};

/// The test table of Launch Pad.
pub(crate) struct Table(conformance::Table<LaunchPad>);

impl Deref for Table {
    type Target = conformance::Table<LaunchPad>;

    fn deref(&self) -> &Self::Target {
        &self.0
    }
}

impl DerefMut for Table {
    fn deref_mut(&mut self) -> &mut Self::Target {
        &mut self.0
    }
}

/// Cards in a row; a number in front repeats a card: `3 fuel swift`.
pub(crate) fn cards(text: &str) -> Vec<Card> {
    let mut times = 1;
    let mut cards = Vec::new();
    for word in text.split_whitespace() {
        match word.parse() {
            Ok(n) => times = n,
            Err(_) => {
                cards.extend(std::iter::repeat_n(word.parse::<Card>().unwrap(), times));
                times = 1;
            }
        }
    }
    cards
}

/// A setup with these hands, then the draw pile; A begins: `swift metal / fuel`.
pub(crate) fn setup(hands: &str, draw: &str) -> Setup {
    let hands: Vec<Vec<Card>> = hands.split('/').map(cards).collect();
    let players = hands.len() as u8;
    let first = Some(Seat::new(0));
    Setup {
        players,
        deal: Some(Deal { first, hands, draw: cards(draw), ..Deal::default() }),
        ..Setup::default()
    }
}

/// A table with such a game.
pub(crate) fn table(hands: &str, draw: &str) -> Table {
    Table::new(&setup(hands, draw))
}

/// A table where A has a rocket on the launch table in the first turn, and two more cards in hand.
pub(crate) fn launched(extras: &str, others: &str) -> Table {
    let mut table = table(&format!("swift metal fuel priority {extras} / {others}"), "");
    table.run("play swift; play metal A assembly 1; play fuel A assembly 1; play priority A assembly 1");
    table
}

/// The setup of a game for two whose draw pile has harmless cards down to its lower half, and then these.
pub(crate) fn deep_setup(hands: &str, lower: &str) -> Setup {
    let named = [cards(&hands.replace('/', " ")), cards(lower)].concat();
    let left = |card: Card| usize::from(card.copies()) - named.iter().filter(|&&other| other == card).count();
    let harmless = [Card::Fuel, Card::Metal, Card::Swift];
    let filler = harmless.iter().flat_map(|&card| std::iter::repeat_n(card, left(card)));
    let mut setup = setup(hands, "");
    let deal = setup.deal.as_mut().unwrap();
    deal.draw = filler.take(62).chain(cards(lower)).collect();
    assert_eq!(deal.draw.len(), 62 + cards(lower).len(), "there are harmless cards enough");
    setup
}

/// The action of a player who only wants the game to go on: advance all rockets, draw, discard everything.
pub(crate) fn hurry(listed: &[Action]) -> Action {
    let first = |wanted: fn(&Action) -> bool| listed.iter().copied().find(wanted);
    first(|action| matches!(action, Action::Advance { .. } | Action::Draw))
        .or_else(|| first(|action| matches!(action, Action::Discard { .. })))
        .unwrap_or(listed[0])
}

impl Table {
    pub(crate) fn new(setup: &Setup) -> Table {
        Table::dealt(setup, Seed::from_phrase("a table for tests"))
    }

    pub(crate) fn dealt(setup: &Setup, seed: Seed) -> Table {
        Table(conformance::Table::deal(setup, seed))
    }

    /// A table where A takes up with two cards in hand when the lower half is reached, and is about to draw.
    pub(crate) fn deep(setup: &Setup) -> Table {
        let mut table = Table::new(setup);
        let lower = table.view().draw_pile - 62;
        while table.view().draw_pile > lower || table.view().step != Step::Draw {
            table.hurry();
        }
        assert_eq!(table.player("A").hand_size, 2);
        table
    }

    pub(crate) fn hurry(&mut self) {
        let seat = self.game.turn().waiting().first().unwrap();
        let action = hurry(&self.listed(seat));
        self.act(&format!("{seat} {action}"));
    }

    /// Hurries through this player's turn.
    pub(crate) fn hurry_turn(&mut self) {
        let active = self.view().active;
        while self.view().active == active && self.view().step != Step::Over {
            self.hurry();
        }
    }

    /// Carries out lines such as `play swift; B accept; end`. Without a seat the active player acts.
    pub(crate) fn run(&mut self, script: &str) -> &mut Table {
        for line in script.split(';').map(str::trim).filter(|line| !line.is_empty()) {
            let line = self.seated(line);
            self.act(&line);
        }
        self
    }

    /// Draws cards until nothing is left to draw.
    pub(crate) fn fill(&mut self) -> &mut Table {
        while self.view().step == Step::Draw {
            self.run("draw");
        }
        self
    }

    /// Whether an action is listed.
    pub(crate) fn may(&self, line: &str) -> bool {
        let line = self.seated(line);
        let (seat, action) = line.split_once(' ').unwrap();
        self.legal(seat).iter().any(|listed| listed == action)
    }

    /// The code of the refusal.
    pub(crate) fn refusal(&self, line: &str) -> String {
        self.refused(&self.seated(line))
    }

    pub(crate) fn listed(&self, seat: Seat) -> Vec<Action> {
        let mut listed = Vec::new();
        self.game.legal(seat, &mut listed);
        listed
    }

    /// The listed plays of a card, as notation.
    pub(crate) fn plays(&self, card: &str) -> Vec<String> {
        self.legal_after(&self.view().active.to_string(), &format!("play {card}"))
    }

    /// The line with the active player's seat in front, unless it names a seat.
    fn seated(&self, line: &str) -> String {
        let names_seat = line.split_once(' ').is_some_and(|(seat, _)| seat.parse::<Seat>().is_ok());
        if names_seat { line.to_owned() } else { format!("{} {line}", self.view().active) }
    }

    pub(crate) fn view(&self) -> View {
        self.game.view(Observer::Spectator)
    }

    pub(crate) fn seen_by(&self, seat: &str) -> View {
        self.0.view(seat)
    }

    /// A player as that player sees it.
    pub(crate) fn player(&self, seat: &str) -> PlayerView {
        self.known_of(seat, seat)
    }

    /// A player as another one sees it.
    pub(crate) fn known_of(&self, seat: &str, by: &str) -> PlayerView {
        self.seen_by(by).players.swap_remove(seat.parse::<Seat>().unwrap().index())
    }

    pub(crate) fn hand(&self, seat: &str) -> String {
        names(&self.player(seat).known_hand)
    }

    pub(crate) fn score(&self, seat: &str) -> Score {
        self.player(seat).score
    }

    /// The discard pile from bottom to top.
    pub(crate) fn discards(&self) -> String {
        names(&self.view().discard_pile)
    }

    /// The rockets of a player's zone, with all that is attached.
    pub(crate) fn rockets(&self, seat: &str, zone: usize) -> String {
        let rockets = self.player(seat).zones[zone].rockets.clone();
        let text = rockets.iter().map(|rocket| {
            let mut text = format!("{} {}m {}f", rocket.card, rocket.metal, rocket.fuel);
            rocket.advantages.iter().for_each(|card| text += &format!(" {card}"));
            text
        });
        text.collect::<Vec<_>>().join(", ")
    }

    /// The launch-pad parts of a player: the numbers in shop, stand and table.
    pub(crate) fn parts(&self, seat: &str) -> [usize; 3] {
        let zones = self.player(seat).zones;
        [zones[0].parts.len(), zones[1].parts.len(), zones[2].parts.len()]
    }

    pub(crate) fn parts_out(&self) -> usize {
        self.view().parts.iter().filter(|part| part.place == launch_pad::PartPlace::Out).count()
    }

    pub(crate) fn count(&self, wanted: impl Fn(&Seen) -> bool) -> usize {
        let seen = self.events.iter().filter_map(|event| LaunchPad::seen(event, Observer::Spectator));
        seen.filter(|seen| wanted(seen)).count()
    }
}

pub(crate) fn names(cards: &[Card]) -> String {
    cards.iter().map(|card| card.id()).collect::<Vec<_>>().join(" ")
}
