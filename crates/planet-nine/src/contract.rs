//! Planet Nine as a [`Game`].

use std::ops::RangeInclusive;

use crew::Proposers;
use game::{Dice, Game, Log, Match, Observer, Seat, Seed, SetupError, Talk, Turn};

use crate::Card;
use crate::action::Action;
use crate::event::{Event, Seen};
use crate::refusal::Refusal;
use crate::setup::Setup;
use crate::state::PlanetNine;
use crate::view::View;

impl Game for PlanetNine {
    const ID: &'static str = "planet-nine";
    const NAME: &'static str = "The Crew: The Quest for Planet Nine";
    const RULES: u32 = 1;
    const SEATS: RangeInclusive<u8> = 2..=5;
    /// The sum of 40 cards, five messages, five cards passed, 36 tasks with four answers each, and all
    /// proposals.
    ///
    /// Five players make proposals of three kinds, each with four answers and the clock.
    const LONGEST: usize = 40 + 5 + 5 + 36 * 5 + 3 * 5 * Proposers::MOST as usize * 6;

    type Setup = Setup;
    type Action = Action;
    type Event = Event;
    type Seen = Seen;
    type View = View;
    type Refusal = Refusal;
    type Card = Card;

    fn deal(setup: &Setup, seed: Seed, log: &mut impl Log<Event>) -> Result<PlanetNine, SetupError> {
        PlanetNine::new(setup, seed, log)
    }

    fn talk(&self) -> Talk {
        self.talk_now()
    }

    fn n_seats(&self) -> u8 {
        self.attempt.crew().players()
    }

    fn turn(&self) -> Turn {
        self.turn_now()
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

    fn redeal(&self, observer: Observer, dice: &mut Dice) -> PlanetNine {
        self.redealt(observer, dice)
    }

    fn retrace(&self, history: &Match<PlanetNine>) -> Match<PlanetNine> {
        self.retraced(history)
    }

    fn deal_of(&self, history: &Match<PlanetNine>) -> Setup {
        self.written_down(history)
    }

    fn census(&self) -> Vec<Card> {
        self.attempt.census()
    }
}
