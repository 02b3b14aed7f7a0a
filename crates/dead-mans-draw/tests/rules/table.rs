//! A test table in one line of notation, so that a test reads like a diagram in a rulebook.

use std::ops::{Deref, DerefMut};

use dead_mans_draw::{Card, DeadMansDraw, Deal, Setup, Stack, Trait, View};
use game::{Game, Observer, Seat, Seed};

/// The test table of Dead Man's Draw.
pub(crate) struct Table(conformance::Table<DeadMansDraw>);

impl Deref for Table {
    type Target = conformance::Table<DeadMansDraw>;

    fn deref(&self) -> &Self::Target {
        &self.0
    }
}

impl DerefMut for Table {
    fn deref_mut(&mut self) -> &mut Self::Target {
        &mut self.0
    }
}

impl Table {
    /// Sets a position up. Its parts are separated by ` / `:
    ///
    /// - `A miser: key-2 map-3` is a seat with its trait, if it has one, and its bank;
    /// - `draw: key-2 map-3` is the top of the draw pile, below which lies what is named nowhere;
    /// - `last: key-2 map-3` is the whole draw pile; what is named nowhere is in the discard pile;
    /// - `discard: key-2 map-3` is the discard pile, empty if it is not given;
    /// - `picks: key-2 map-3; key-4` is what random picks from the discard pile turn up;
    /// - `plunder: key-2; key-4` the same for picks from banks.
    ///
    /// A starts.
    pub(crate) fn new(setup: &Setup, position: &str) -> Table {
        let mut deal = Deal {
            first: Some(seat("A")),
            discard: Some(Vec::new()),
            ..setup.deal.clone().unwrap_or_default()
        };
        let mut is_last = false;
        for (place, content) in parts(position) {
            let lists = || content.split(';').map(cards).collect();
            match place.split(' ').collect::<Vec<_>>()[..] {
                ["draw"] => deal.draw = cards(content),
                ["last"] => (deal.draw, is_last) = (cards(content), true),
                ["discard"] => deal.discard = Some(cards(content)),
                ["picks"] => deal.from_discard = lists(),
                ["plunder"] => deal.plundered = lists(),
                [_] => {
                    deal.banks.push(cards(content));
                    deal.traits.push(None);
                }
                [_, pirate] => {
                    deal.banks.push(cards(content));
                    deal.traits.push(Some(pirate.parse::<Trait>().expect(pirate)));
                }
                _ => panic!("no such place: {place}"),
            }
        }
        let mut setup = Setup { players: deal.banks.len() as u8, traits: true, ..setup.clone() };
        if is_last {
            let named = deal.draw.len() + deal.banks.iter().flatten().count();
            let rest = rest_of_the_deck(&setup, &deal);
            assert_eq!(named + rest.len(), if setup.players > 4 { 120 } else { 60 });
            deal.discard = Some(rest);
        }
        setup.deal = Some(deal);
        Table(conformance::Table::deal(&setup, Seed::from_phrase("rules")))
    }

    /// Deals by options alone.
    pub(crate) fn dealt(setup: &Setup, seed: u64) -> Table {
        Table(conformance::Table::deal(setup, Seed::from_number(seed)))
    }

    /// Carries out moves, separated by commas. The seat is given only where several are awaited.
    pub(crate) fn play(&mut self, moves: &str) -> &mut Table {
        self.events.clear();
        self.act(moves);
        self
    }

    /// Compares places with what they should hold. Its parts are separated by ` / `:
    ///
    /// - `A: key-2 map-3` is a bank, `discard: …` the discard pile, in any order;
    /// - `play: [key-2] map-3` is the play area from left to right, with brackets around what is
    ///   protected;
    /// - `may: draw, collect` is what the awaited player may do, in any order;
    /// - `turn: A`, `won: A B`, `points: 4 0`, `owed: 2`, `known: key-2`, `odds: 3 of 40` are what they
    ///   say, and `n: 12` is the number of cards in the draw pile.
    pub(crate) fn expect(&self, expected: &str) -> &Table {
        let view = self.game.view(Observer::Spectator);
        for (place, content) in parts(expected) {
            let (is, wanted) = match place {
                "discard" => (sorted(&in_stacks(&view.discard)), sorted(&cards(content))),
                "may" => {
                    let mut wanted: Vec<_> = content.split(", ").map(str::to_owned).collect();
                    wanted.sort_unstable();
                    (self.legal(), wanted.join(", "))
                }
                "play" => (play_area(&view), content.to_owned()),
                "turn" => (view.active.to_string(), content.to_owned()),
                "won" => (self.winners(), content.to_owned()),
                "points" => (words(view.players.iter().map(|player| player.points)), content.to_owned()),
                "owed" => (view.owed.to_string(), content.to_owned()),
                "known" => (words(&view.known), content.to_owned()),
                "odds" => (format!("{} of {}", view.odds.busting, view.odds.of), content.to_owned()),
                "n" => (view.n_draw.to_string(), content.to_owned()),
                bank => (sorted(&in_stacks(&view.player(seat(bank)).bank)), sorted(&cards(content))),
            };
            assert_eq!(is, wanted, "{place} in\n{view}");
        }
        self
    }

    /// The actions of the first awaited seat, in alphabetical order.
    pub(crate) fn legal(&self) -> String {
        let seat = self.game.turn().waiting().first().expect("the game is not over");
        let mut texts = self.0.legal(&seat.to_string());
        texts.sort_unstable();
        texts.join(", ")
    }

    fn winners(&self) -> String {
        match self.game.turn().outcome() {
            None => "not over".into(),
            Some(outcome) => words(outcome.winners.iter()),
        }
    }

    /// The events of the last moves, as sentences.
    pub(crate) fn story(&self) -> String {
        words(&self.events)
    }
}

/// Sets up by the standard options, plays and compares.
pub(crate) fn check(position: &str, moves: &str, expected: &str) {
    check_with(&Setup::default(), position, moves, expected);
}

/// Sets up by other options, plays and compares.
pub(crate) fn check_with(setup: &Setup, position: &str, moves: &str, expected: &str) {
    Table::new(setup, position).play(moves).expect(expected);
}

pub(crate) fn seat(text: &str) -> Seat {
    text.parse().expect(text)
}

pub(crate) fn cards(text: &str) -> Vec<Card> {
    text.split_whitespace()
        .map(|card| card.parse().unwrap_or_else(|error| panic!("{card}: {error}")))
        .collect()
}

pub(crate) fn words<T: ToString>(items: impl IntoIterator<Item = T>) -> String {
    items.into_iter().map(|item| item.to_string()).collect::<Vec<_>>().join(" ")
}

fn parts(text: &str) -> impl Iterator<Item = (&str, &str)> {
    text.split(" / ").map(|part| {
        let (place, content) = part.split_once(':').unwrap_or_else(|| panic!("`{part}` names no place"));
        (place.trim(), content.trim())
    })
}

pub(crate) fn in_stacks(stacks: &[Stack]) -> Vec<Card> {
    let values = |stack: &Stack| stack.values.clone();
    stacks
        .iter()
        .flat_map(|stack| values(stack).into_iter().filter_map(|value| Card::new(stack.suit, value)))
        .collect()
}

fn sorted(cards: &[Card]) -> String {
    let mut cards = cards.to_vec();
    cards.sort_unstable();
    words(cards)
}

fn play_area(view: &View) -> String {
    words(view.play_area.iter().map(|placed| {
        if placed.is_protected { format!("[{}]", placed.card) } else { placed.card.to_string() }
    }))
}

/// All cards of the game that the deal does not name.
fn rest_of_the_deck(setup: &Setup, deal: &Deal) -> Vec<Card> {
    let fresh = Setup { deal: None, traits: false, ..setup.clone() };
    let mut rest = Table::dealt(&fresh, 0).game.census();
    for card in deal.draw.iter().chain(deal.banks.iter().flatten()) {
        let index = rest.iter().position(|other| other == card).expect("each card is named once");
        rest.swap_remove(index);
    }
    rest
}
