//! Deep Sea as a [`Game`].

use crew::Proposers;
use game::{Dice, Game, Log, Match, Observer, Outcome, Seat, Seed, SetupError, Talk, Turn};

use crate::event::{Event, Seen};
use crate::phase::{Ending, Phase};
use crate::refusal::Refusal;
use crate::setup::Setup;
use crate::state::DeepSea;
use crate::view::View;
use crate::{Action, Card, Deal};

impl Game for DeepSea {
    const ID: &'static str = "deep-sea";
    const NAME: &'static str = "The Crew: Mission Deep Sea";
    const RULES: u32 = 2;
    const SEATS: std::ops::RangeInclusive<u8> = 2..=5;
    /// The sum of 200 times 32 tasks shared out and answered, all proposals, passes, predictions, cards and
    /// messages.
    ///
    /// A crew may object to more proposals.
    const LONGEST: usize = 200 * (32 + 6) + 5 * Proposers::MOST as usize * 6 + 1 + 5 + 2 + 40 + 5 + 1;

    type Setup = Setup;
    type Action = Action;
    type Event = Event;
    type Seen = Seen;
    type View = View;
    type Refusal = Refusal;
    type Card = Card;

    fn deal(setup: &Setup, seed: Seed, log: &mut impl Log<Event>) -> Result<DeepSea, SetupError> {
        let mut game = setup.deal(seed, log)?;
        let nothing = Deal::default();
        game.resume(setup.deal.as_ref().unwrap_or(&nothing), log)?;
        Ok(game)
    }

    fn as_of(setup: Setup, rules: u32) -> Option<Setup> {
        (rules == 1).then_some(Setup { first_decides: true, ..setup })
    }

    fn n_seats(&self) -> u8 {
        self.attempt.crew().players()
    }

    fn turn(&self) -> Turn {
        match self.phase {
            Phase::Over(ending) => Turn::Over(Outcome::together(self.n_seats(), ending == Ending::Won)),
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
        self.refuse(seat, action)
    }

    fn view(&self, observer: Observer) -> View {
        self.view_for(observer)
    }

    fn seen(event: &Event, observer: Observer) -> Option<Seen> {
        event.seen(observer)
    }

    fn redeal(&self, observer: Observer, dice: &mut Dice) -> DeepSea {
        self.redealt(observer, dice)
    }

    fn retrace(&self, history: &Match<DeepSea>) -> Match<DeepSea> {
        self.retraced(history)
    }

    fn deal_of(&self, history: &Match<DeepSea>) -> Setup {
        self.written_down(history)
    }

    fn census(&self) -> Vec<Card> {
        self.attempt.census()
    }

    fn talk(&self) -> Talk {
        match self.phase {
            // The crew decides together, or the captain asks all members (CR-3.1, DS-8.6).
            Phase::OneMember(_) | Phase::Share { .. } | Phase::Asking { .. } | Phase::Signal { .. } => {
                Talk::HandsExcepted
            }
            Phase::Draft { .. } | Phase::Offer | Phase::Passing(_) | Phase::Predict | Phase::Play => {
                Talk::Closed
            }
            Phase::Over(_) => Talk::Free,
        }
    }

    fn time_limit(&self) -> Option<u16> {
        match self.phase {
            Phase::Play => self.briefing.seconds,
            _ => None,
        }
    }
}
