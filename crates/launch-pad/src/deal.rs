//! Setting up and dealing, and the chance decisions of a running game.

use std::sync::Arc;

use game::{Chance, Dice, List, Log, Seat, Seed, SetupError, redo_all};

use crate::board::Board;
use crate::card::{Card, Kinds, N_CARDS, N_KINDS};
use crate::event::Event;
use crate::hand::{Hands, Held, Knowers};
use crate::part::Parts;
use crate::phase::Phase;
use crate::setup::{Deal, HAND, Setup};
use crate::state::{LaunchPad, Variants};

/// A card in the draw pile.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug)]
pub(crate) struct Token {
    pub(crate) card: Card,
    /// The number of shuffles before it went into the draw pile.
    pub(crate) buried: u8,
}

/// The chance decisions in mid-game that an explicit deal fixes.
#[derive(PartialEq, Eq, Debug)]
pub(crate) struct Script {
    shuffles: Vec<Vec<Card>>,
    thefts: Vec<Card>,
}

impl LaunchPad {
    pub(crate) fn dealt(
        setup: &Setup,
        seed: Seed,
        log: &mut impl Log<Event>,
    ) -> Result<LaunchPad, SetupError> {
        setup.check()?;
        let empty = Deal::default();
        let deal = setup.deal.as_ref().unwrap_or(&empty);
        let mut chance = Chance::new(seed);
        let mut dice = chance.dice();
        let first = Seat::new(dice.below(setup.players.into()) as u8);
        let script = (!deal.shuffles.is_empty() || !deal.thefts.is_empty())
            .then(|| Arc::new(Script { shuffles: deal.shuffles.clone(), thefts: deal.thefts.clone() }));
        let mut game = LaunchPad {
            n: setup.players,
            variants: Variants {
                fast: setup.fast,
                long: setup.long,
                negotiation: setup.negotiation,
                super_powers: setup.super_powers,
            },
            chance,
            script,
            draw: List::new(Token { card: Card::Swift, buried: 0 }),
            lower: setup.draw_pile().0 as u8 - setup.draw_pile().1 as u8,
            discard: List::new(Card::Swift),
            hands: Hands::EMPTY,
            boards: [Board::EMPTY; 4],
            parts: Parts::NONE,
            active: deal.first.unwrap_or(first),
            phase: Phase::Draw,
            refilled: false,
            failed: [0; 4],
            countdown: None,
            shuffles: 0,
            rebuilt: false,
            draws: 0,
            thefts: 0,
        };
        match &deal.position {
            Some(position) => game.lay_out(deal, position, &mut dice, log)?,
            None => {
                game.deal_cards(setup, deal, &mut dice, log);
                game.begin_turn(log);
            }
        }
        redo_all(&mut game, &deal.actions, log)?;
        Ok(game)
    }

    /// Deals the hands and builds the draw pile (LP-1.2).
    ///
    /// Random cards fill the places that the deal does not name.
    fn deal_cards(&mut self, setup: &Setup, deal: &Deal, dice: &mut Dice, log: &mut impl Log<Event>) {
        let (mut open, parts) = unnamed(deal);
        dice.shuffle(&mut open);
        for seat in Seat::all(self.n) {
            let named = deal.hands.get(seat.index()).map_or(&[][..], Vec::as_slice);
            for i in 0..HAND {
                let card = named.get(i).copied().or_else(|| open.pop()).expect("there are cards for all");
                self.hold_drawn(seat, Token { card, buried: 0 }, log);
            }
        }
        let (size, upper) = setup.draw_pile();
        for i in 0..size {
            if i == upper && !setup.long {
                parts.iter().for_each(|&part| open.push(part));
                dice.shuffle(&mut open);
            }
            let card = deal.draw.get(i).copied().or_else(|| open.pop()).expect("the rest is as large");
            self.draw.push(Token { card, buried: 0 });
        }
        self.draw.reverse();
    }

    /// Puts a drawn card into a hand.
    pub(crate) fn hold_drawn(&mut self, seat: Seat, token: Token, log: &mut impl Log<Event>) {
        let held = Held {
            card: token.card,
            buried: token.buried,
            drawn_after: self.shuffles,
            knowers: Knowers::only(seat),
            draw: self.draws,
            not: Kinds::NONE,
            laid: 0,
        };
        self.draws = self.draws.saturating_add(1);
        self.hands.push(seat, held);
        log.note(|| Event::Drew { seat, card: token.card });
    }

    /// Puts a card into the draw pile that is about to be shuffled.
    pub(crate) fn bury(&mut self, card: Card) {
        self.draw.push(Token { card, buried: self.shuffles.saturating_add(1) });
    }

    /// Shuffles the draw pile in mid-game.
    pub(crate) fn shuffle(&mut self) {
        let mut dice = self.chance.dice();
        dice.shuffle(&mut self.draw);
        self.lower = self.draw.len() as u8;
        if let Some(order) =
            self.script.as_ref().and_then(|script| script.shuffles.get(usize::from(self.shuffles)))
        {
            arrange(&mut self.draw, order);
        }
        self.shuffles = self.shuffles.saturating_add(1);
    }

    /// Chooses a random card of a hand.
    pub(crate) fn random_hand_card(&mut self, seat: Seat) -> Card {
        let mut dice = self.chance.dice();
        let scripted = self.script.as_ref().and_then(|script| script.thefts.get(usize::from(self.thefts)));
        self.thefts = self.thefts.saturating_add(1);
        match scripted {
            Some(&card) if self.hands.kinds(seat).contains(card) => card,
            _ => self.hands.of(seat)[dice.below(self.hands.size(seat))].card,
        }
    }
}

/// Moves the named cards to the top of the draw pile, which is its end.
fn arrange(draw: &mut [Token], order: &[Card]) {
    let mut rest = draw.len();
    for &card in order {
        if let Some(found) = draw[..rest].iter().position(|token| token.card == card) {
            rest -= 1;
            draw.swap(found, rest);
        }
    }
}

/// The cards that an explicit deal does not name; launch-pad parts come separately.
fn unnamed(deal: &Deal) -> (List<Card, N_CARDS>, List<Card, 4>) {
    let mut left = [0; N_KINDS];
    Card::all().for_each(|card| left[card as usize] = card.copies());
    deal.hands.iter().flatten().chain(&deal.draw).for_each(|&card| left[card as usize] -= 1);
    let mut open = List::new(Card::Swift);
    let mut parts = List::new(Card::PadTopLeft);
    for card in Card::all() {
        for _ in 0..left[card as usize] {
            if card.is_part() { parts.push(card) } else { open.push(card) }
        }
    }
    (open, parts)
}
