//! A running game.

use std::ops::RangeInclusive;
use std::sync::Arc;

use game::{Chance, Dice, Game, List, Log, Match, Observer, Seat, Seats, Seed, SetupError, Turn};
use schemars::JsonSchema;
use serde::Serialize;

use crate::action::Action;
use crate::board::Board;
use crate::card::{Card, N_CARDS};
use crate::deal::{Script, Token};
use crate::event::{Event, Seen};
use crate::hand::Hands;
use crate::part::Parts;
use crate::phase::{Choice, Phase};
use crate::refusal::Refusal;
use crate::setup::Setup;
use crate::view::View;
use crate::zone::Zone;

/// The variants that were agreed (LP-9).
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, JsonSchema)]
pub struct Variants {
    /// A drawn launch-pad part goes straight to the launch-pad area.
    pub fast: bool,
    /// The launch-pad parts come into play only when the draw pile is rebuilt for the first time.
    pub long: bool,
    /// The active player may offer swaps and gifts of hand cards.
    pub negotiation: bool,
    /// Any number of upgrades per player.
    pub super_powers: bool,
}

/// A game of Launch Pad.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct LaunchPad {
    pub(crate) n: u8,
    pub(crate) variants: Variants,
    pub(crate) chance: Chance,
    pub(crate) script: Option<Arc<Script>>,
    /// The draw pile; its top is the end of the list.
    pub(crate) draw: List<Token, N_CARDS>,
    /// How many cards at the bottom of the draw pile may be launch-pad parts.
    pub(crate) lower: u8,
    /// The discard pile; its top is the end of the list.
    pub(crate) discard: List<Card, N_CARDS>,
    pub(crate) hands: Hands,
    pub(crate) boards: [Board; 4],
    pub(crate) parts: Parts,
    pub(crate) active: Seat,
    pub(crate) phase: Phase,
    /// Whether the hand was refilled in this turn (LP-2.5).
    pub(crate) refilled: bool,
    /// How many offers to each player were refused or withdrawn in this turn.
    pub(crate) failed: [u8; 4],
    /// Once the pad is complete: how many turns are still to begin (LP-8.1).
    pub(crate) countdown: Option<u8>,
    /// How often the draw pile was shuffled since the deal.
    pub(crate) shuffles: u8,
    /// Whether the first draw pile has run out and been rebuilt; Brainstorm does not count (L-22).
    pub(crate) rebuilt: bool,
    /// How many cards were drawn since the match began, the deal included.
    pub(crate) draws: u16,
    /// How many cards were stolen out of hands.
    pub(crate) thefts: u16,
}

impl LaunchPad {
    pub(crate) fn board(&self, seat: Seat) -> &Board {
        &self.boards[seat.index()]
    }

    pub(crate) fn board_mut(&mut self, seat: Seat) -> &mut Board {
        &mut self.boards[seat.index()]
    }

    /// How many launch-pad parts are in the draw pile.
    pub(crate) fn n_parts_in_draw(&self) -> usize {
        if self.variants.long && !self.rebuilt { 0 } else { self.parts.n_hidden() }
    }
}

impl Game for LaunchPad {
    const ID: &'static str = "launch-pad";
    const NAME: &'static str = "Launch Pad";
    const RULES: u32 = 1;
    const SEATS: RangeInclusive<u8> = 2..=4;
    const LONGEST: usize = 20_000;

    type Setup = Setup;
    type Action = Action;
    type Event = Event;
    type Seen = Seen;
    type View = View;
    type Refusal = Refusal;
    type Card = Card;

    fn deal(setup: &Setup, seed: Seed, log: &mut impl Log<Event>) -> Result<LaunchPad, SetupError> {
        LaunchPad::dealt(setup, seed, log)
    }

    fn n_seats(&self) -> u8 {
        self.n
    }

    fn turn(&self) -> Turn {
        match &self.phase {
            Phase::Over => Turn::Over(self.outcome()),
            Phase::Duty(choices) => Turn::Waiting(
                Seat::all(self.n).filter(|seat| choices[seat.index()] == Choice::Open).collect(),
            ),
            Phase::Offer { to, .. } => Turn::Waiting(Seats::only(self.active).with(*to)),
            _ => Turn::Waiting(Seats::only(self.active)),
        }
    }

    fn legal(&self, seat: Seat, actions: &mut Vec<Action>) {
        self.list(seat, actions);
    }

    fn step(&mut self, seat: Seat, action: Action, log: &mut impl Log<Event>) {
        self.carry_out(seat, action, log);
    }

    fn refusal(&self, seat: Seat, action: &Action) -> Refusal {
        self.why_not(seat, *action)
    }

    fn view(&self, observer: Observer) -> View {
        View::of(self, observer)
    }

    fn seen(event: &Event, observer: Observer) -> Option<Seen> {
        Some(event.seen(observer))
    }

    fn redeal(&self, observer: Observer, dice: &mut Dice) -> LaunchPad {
        self.redealt(observer, dice)
    }

    fn retrace(&self, told: &Match<LaunchPad>) -> Match<LaunchPad> {
        self.retraced(told)
    }

    fn deal_of(&self, told: &Match<LaunchPad>) -> Setup {
        self.written_down(told)
    }

    fn census(&self) -> Vec<Card> {
        let mut cards: Vec<Card> = self.draw.iter().map(|token| token.card).collect();
        if self.variants.long && !self.rebuilt {
            cards.extend(Card::PARTS);
        }
        cards.extend(self.discard.iter());
        cards.extend(self.hands.all().iter().map(|held| held.card));
        cards.extend(self.parts.under_way.iter().map(|under_way| under_way.part));
        cards.extend(self.parts.out.iter());
        for board in &self.boards {
            cards.extend(board.upgrades());
            for zone in Zone::ALL {
                cards.extend(board.at(zone).expert);
                cards.extend(board.at(zone).rockets.iter().flat_map(|rocket| rocket.cards()));
            }
        }
        if let Phase::Pile(heap) = &self.phase {
            cards.extend(heap.iter());
        }
        cards
    }

    fn can_take_back(&self, seat: Seat, action: &Action) -> bool {
        self.is_own_business(seat, *action)
    }
}
