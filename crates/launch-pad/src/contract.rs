//! Launch Pad as a [`Game`].

use std::ops::RangeInclusive;

use game::{Dice, Game, Log, Match, Observer, Seat, Seats, Seed, SetupError, Turn};

use crate::action::Action;
use crate::card::Card;
use crate::event::{Event, Seen};
use crate::phase::{Choice, Phase};
use crate::refusal::Refusal;
use crate::setup::Setup;
use crate::state::LaunchPad;
use crate::view::View;
use crate::zone::Zone;

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
        self.list_legal(seat, actions);
    }

    fn step(&mut self, seat: Seat, action: Action, log: &mut impl Log<Event>) {
        self.carry_out(seat, action, log);
    }

    fn refusal(&self, seat: Seat, action: &Action) -> Refusal {
        self.refuse(seat, *action)
    }

    fn view(&self, observer: Observer) -> View {
        self.view_for(observer)
    }

    fn seen(event: &Event, observer: Observer) -> Option<Seen> {
        Some(event.seen(observer))
    }

    fn redeal(&self, observer: Observer, dice: &mut Dice) -> LaunchPad {
        self.redealt(observer, dice)
    }

    fn retrace(&self, history: &Match<LaunchPad>) -> Match<LaunchPad> {
        self.retraced(history)
    }

    fn deal_of(&self, history: &Match<LaunchPad>) -> Setup {
        self.written_down(history)
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
