//! Smitten as a [`Game`].

use std::ops::RangeInclusive;

use game::{Dice, Game, Log, Match, Observer, Seat, Seed, SetupError, Talk, Turn, redo_all};

use crate::deal::Layout;
use crate::state::MOST_TURNS;
use crate::{Action, Card, Deal, Designs, Event, Hand, Refusal, Rules, Seen, Setup, Smitten, Square, View};

impl Game for Smitten {
    const ID: &'static str = "smitten";
    const NAME: &'static str = "Smitten";
    const RULES: u32 = 1;
    const SEATS: RangeInclusive<u8> = 1..=2;
    /// The bound per turn: two signals each, then play, announce, show up to three cards and place one.
    ///
    /// Alone there is a card to turn over instead, and one exchange.
    const LONGEST: usize = MOST_TURNS * 10 + 1;

    type Setup = Setup;
    type Action = Action;
    type Event = Event;
    type Seen = Seen;
    type View = View;
    type Refusal = Refusal;
    type Card = Card;

    fn deal(setup: &Setup, seed: Seed, log: &mut impl Log<Event>) -> Result<Smitten, SetupError> {
        let rules = Rules::try_from(setup)?;
        let designs = setup.cards.as_ref().map_or_else(|| Ok(Designs::default()), Designs::try_from)?;
        let nothing = Deal::default();
        let deal = setup.deal.as_ref().unwrap_or(&nothing);
        let mut game = Smitten::new(rules, designs, Layout::new(&rules, &designs, deal, seed)?);
        game.begin(log);
        redo_all(&mut game, &deal.actions, log)?;
        Ok(game)
    }

    fn talk(&self) -> Talk {
        if self.turn().outcome().is_some() { Talk::Free } else { Talk::Closed }
    }

    fn n_seats(&self) -> u8 {
        self.rules.players
    }

    fn turn(&self) -> Turn {
        self.awaited()
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

    fn redeal(&self, observer: Observer, dice: &mut Dice) -> Smitten {
        self.redealt(observer, dice)
    }

    fn retrace(&self, history: &Match<Smitten>) -> Match<Smitten> {
        self.retraced(history)
    }

    fn deal_of(&self, history: &Match<Smitten>) -> Setup {
        self.written_down(history)
    }

    fn census(&self) -> Vec<Card> {
        let mut cards: Vec<Card> = self.deck().to_vec();
        cards.push(self.aside());
        for hand in Hand::BOTH {
            cards.extend(self.hands[hand].cards.iter());
            cards.extend(self.face_down(hand));
        }
        for square in Square::BOTH {
            cards.extend(self.squares.lying(square).iter());
        }
        cards
    }
}
