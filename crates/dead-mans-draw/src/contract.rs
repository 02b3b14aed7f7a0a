//! Dead Man's Draw as a [`Game`].

use std::ops::RangeInclusive;

use game::{Dice, Game, Log, Match, Observer, Seat, Seed, SetupError, Turn};

use crate::action::Action;
use crate::card::Card;
use crate::deal::{LEAST_PLAYERS, MOST_PLAYERS};
use crate::event::Event;
use crate::pile::Pile;
use crate::refusal::Refusal;
use crate::setup::Setup;
use crate::state::{DeadMansDraw, Phase};
use crate::view::View;

impl Game for DeadMansDraw {
    const ID: &'static str = "dead-mans-draw";
    const NAME: &'static str = "Dead Man's Draw";
    const RULES: u32 = 1;
    const SEATS: RangeInclusive<u8> = LEAST_PLAYERS..=MOST_PLAYERS;
    /// The bound is eight traits and victims before the first turn, and then 120 turns at most.
    ///
    /// Every turn draws one of at most 120 cards. In a turn ten cards enter, each of which asks three times
    /// at most (a mermaid that lets Captain's Hook act again); then the player collects and chooses whom to
    /// plunder.
    const LONGEST: usize = 8 * 2 + 120 + 120 * (10 * 3 + 2);

    type Setup = Setup;
    type Action = Action;
    type Event = Event;
    type Seen = Event;
    type View = View;
    type Refusal = Refusal;
    type Card = Card;

    fn deal(setup: &Setup, seed: Seed, log: &mut impl Log<Event>) -> Result<Self, SetupError> {
        DeadMansDraw::set_up(setup, seed, log)
    }

    fn n_seats(&self) -> u8 {
        self.rules.players
    }

    fn turn(&self) -> Turn {
        match self.phase {
            Phase::Over(winners) => Turn::Over(self.outcome(winners)),
            _ => Turn::Waiting(self.awaited()),
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

    fn seen(event: &Event, observer: Observer) -> Option<Event> {
        event.is_seen_by(observer).then(|| event.clone())
    }

    fn redeal(&self, observer: Observer, dice: &mut Dice) -> Self {
        self.redealt(observer, dice)
    }

    fn retrace(&self, history: &Match<Self>) -> Match<Self> {
        self.retraced(history)
    }

    fn deal_of(&self, history: &Match<Self>) -> Setup {
        self.written_down(history)
    }

    fn census(&self) -> Vec<Card> {
        let banks = self.banks.0.iter().flat_map(Pile::iter);
        let piles = self.draw_pile.top_down().chain(self.discard.iter());
        banks.chain(piles).chain(self.play_area.cards()).collect()
    }
}
