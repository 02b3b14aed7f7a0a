//! Carrying out actions.

use game::{Log, Seat};

use crate::phase::Phase;
use crate::{
    Action, Announce, ByHand, Call, Card, Ending, Event, Face, Hand, Laid, PastTurn, Seen, Signal, Smitten,
    Square,
};

impl Smitten {
    /// Draws the first hands and begins the first turn.
    pub(crate) fn begin(&mut self, log: &mut impl Log<Event>) {
        for hand in Hand::BOTH {
            let face = if self.rules.is_solo() { Face::Up } else { Face::InHand };
            for card in self.hands[hand].cards.iter() {
                log.note(|| Event::Drew { hand, card, face });
            }
            if let Some(card) = self.face_down(hand) {
                log.note(|| Event::Drew { hand, card, face: Face::Down });
            }
        }
        self.begin_turn(log);
    }

    /// Carries out a listed action.
    pub(crate) fn carry_out(&mut self, seat: Seat, action: Action, log: &mut impl Log<Event>) {
        match action {
            Action::Want => self.say(seat, true, log),
            Action::DontWant => self.say(seat, false, log),
            Action::Play { from, card, square } => {
                let hand = from.or(self.hand_of(seat)).expect("alone, the hand is named");
                self.play(hand, Laid { card, square }, log);
            }
            Action::TurnOver { hand } => self.turn_over_to_play(hand, log),
            Action::Exchange { hand, card } => self.exchange(hand, card, log),
            Action::Announce { call } => self.announce(call, log),
            Action::Show { card } => self.show(card, log),
            Action::Place { card, square } => self.place(Laid { card, square }, log),
        }
    }

    fn say(&mut self, seat: Seat, want: bool, log: &mut impl Log<Event>) {
        let hand = self.hand_of(seat).expect("signals exist only with two players");
        if let Phase::Deciding(signals) = &mut self.phase {
            signals[hand] = signals[hand].said(want);
            log.note(|| Event::Public(Seen::Said { hand, want }));
        }
    }

    /// Turns over a face-down card before its square is named; it must fit (SM-3.2).
    fn turn_over_to_play(&mut self, hand: Hand, log: &mut impl Log<Event>) {
        if let Some(card) = self.turn_over(hand, log) {
            if self.opens().either().contains(card) {
                self.phase = Phase::Naming { hand, card };
            } else {
                self.end(Ending::DoesNotFit { hand, card }, log);
            }
        }
    }

    /// Turns a hand's face-down card face up, if it has one.
    fn turn_over(&mut self, hand: Hand, log: &mut impl Log<Event>) -> Option<Card> {
        let card = self.face_down(hand)?;
        let held = &mut self.hands[hand];
        held.down = None;
        held.cards = held.cards.with(card);
        log.note(|| Event::Public(Seen::TurnedOver { hand, card }));
        Some(card)
    }

    /// Exchanges a face-up card for the card set aside (SM-3.5).
    fn exchange(&mut self, hand: Hand, gave: Card, log: &mut impl Log<Event>) {
        let got = self.aside();
        let held = &mut self.hands[hand];
        held.cards = held.cards.without(gave).with(got);
        self.exchanged = Some(gave);
        log.note(|| Event::Public(Seen::Exchanged { hand, gave, got }));
        self.check_playable(log);
    }

    /// Plays a card, whose instruction the partner must carry out (SM-1.4).
    fn play(&mut self, hand: Hand, laid: Laid, log: &mut impl Log<Event>) {
        let Laid { card, square } = laid;
        let signals = match self.phase {
            Phase::Deciding(signals) => Some(signals),
            _ => None,
        };
        self.push_turn(PastTurn {
            open: self.opens().either(),
            signals,
            active: hand,
            played: laid,
            call: None,
            shown: Default::default(),
            placed: None,
            drew: ByHand::default(),
        });
        log.note(|| Event::Public(Seen::Played { hand, card, square }));
        if self.lay(hand, laid) {
            // SM-1.5: the instruction of the seventeenth card is ignored.
            self.end(Ending::WonByPlay { hand, card }, log);
        } else if self.designs.effect(card).announce == Announce::None {
            self.begin_instruction(None, log);
        } else if self.rules.fixed_calls {
            // SM-3.6: the square leaves nothing to decide.
            self.announce(if square == Square::Left { Call::Higher } else { Call::Lower }, log);
        } else {
            self.phase = Phase::Announcing;
        }
    }

    fn announce(&mut self, call: Call, log: &mut impl Log<Event>) {
        let hand = self.last_turn().active;
        self.last_turn_mut().call = Some(call);
        log.note(|| Event::Public(Seen::Announced { hand, call }));
        self.begin_instruction(Some(call), log);
    }

    /// Asks the partner to carry out the instruction, or ends the game if they cannot (SM-1.6).
    fn begin_instruction(&mut self, call: Option<Call>, log: &mut impl Log<Event>) {
        let &PastTurn { active, played, .. } = self.last_turn();
        let partner = active.partner();
        // SM-3.2: alone, the partner's face-down card is turned over once nothing is to be announced.
        self.turn_over(partner, log);
        let effect = self.designs.effect(played.card);
        let answers = self.designs.answers(played, call, &self.squares, self.rules.balance);
        let cards = self.hands[partner].cards;
        let can_place = effect.place == 0 || cards.numbers().meets(answers.either());
        if cards.len() < effect.cards_needed() || !can_place {
            self.end(Ending::CannotFollow { hand: partner, card: played.card }, log);
        } else {
            self.phase = Phase::Following(answers);
            self.end_turn_if_done(log);
        }
    }

    fn show(&mut self, card: Card, log: &mut impl Log<Event>) {
        let turn = self.last_turn_mut();
        turn.shown = turn.shown.with(card);
        let (hand, shown) = (turn.active.partner(), turn.shown);
        let held = &mut self.hands[hand];
        held.shown = held.shown.at_least(shown);
        log.note(|| Event::Public(Seen::Showed { hand, card }));
        self.end_turn_if_done(log);
    }

    /// Places a card; its own instruction is not carried out (SM-1.4).
    fn place(&mut self, laid: Laid, log: &mut impl Log<Event>) {
        let Laid { card, square } = laid;
        let turn = self.last_turn_mut();
        turn.placed = Some(laid);
        let hand = turn.active.partner();
        log.note(|| Event::Public(Seen::Placed { hand, card, square }));
        if self.lay(hand, laid) {
            self.end(Ending::WonByPlacement { hand, card }, log);
        } else {
            self.end_turn(log);
        }
    }

    /// Moves a card from a hand into a square; returns whether it was the seventeenth there.
    fn lay(&mut self, hand: Hand, laid: Laid) -> bool {
        let held = &mut self.hands[hand];
        held.cards = held.cards.without(laid.card);
        held.shown = held.shown.without(laid.card);
        self.squares.lay(laid, &self.designs);
        self.squares.n_cards() == 17
    }

    /// Ends the turn of an instruction that asks for nothing more.
    fn end_turn_if_done(&mut self, log: &mut impl Log<Event>) {
        let places = self.designs.effect(self.last_turn().played.card).place;
        if places == 0 && self.n_to_show() == 0 {
            self.end_turn(log);
        }
    }

    /// Refills both hands, the active one first (SM-2.3, SM-3.4).
    fn end_turn(&mut self, log: &mut impl Log<Event>) {
        let active = self.last_turn().active;
        for hand in [active, active.partner()] {
            while let Some(face) = self.wants_card(hand).filter(|_| self.top < self.bottom) {
                let at = self.top;
                let card = self.order[usize::from(at)];
                self.top += 1;
                let held = &mut self.hands[hand];
                match face {
                    Face::Down => held.down = Some(at),
                    Face::Up | Face::InHand => held.cards = held.cards.with(card),
                }
                self.last_turn_mut().drew[hand] += 1;
                log.note(|| Event::Drew { hand, card, face });
            }
        }
        self.begin_turn(log);
    }

    /// The visibility of a hand's next card, if the hand is not full.
    fn wants_card(&self, hand: Hand) -> Option<Face> {
        let held = &self.hands[hand];
        if held.n_cards() == self.rules.hand_size {
            None
        } else if !self.rules.is_solo() {
            Some(Face::InHand)
        } else if held.cards.len() < 2 {
            Some(Face::Up)
        } else {
            Some(Face::Down)
        }
    }

    /// Begins a turn, or ends the game if no card can be played (SM-1.6).
    fn begin_turn(&mut self, log: &mut impl Log<Event>) {
        let can = if self.rules.is_solo() {
            self.phase = Phase::Choosing;
            None
        } else {
            let open = self.opens().either();
            let can = ByHand::from_fn(|hand| self.hands[hand].cards.numbers().meets(open));
            self.phase = Phase::Deciding(ByHand::from_fn(|hand| Signal::new(can[hand])));
            Some(can)
        };
        let turn = self.turns().len() as u8 + 1;
        log.note(|| Event::Public(Seen::TurnBegan { turn, can }));
        self.check_playable(log);
    }

    /// Ends the game if no card can be played (SM-1.6).
    ///
    /// Alone, a face-down card may always be tried, and an open exchange is still a chance (SM-3.2, SM-3.5).
    fn check_playable(&mut self, log: &mut impl Log<Event>) {
        let open = self.opens().either();
        let is_stuck = Hand::BOTH.into_iter().all(|hand| {
            let held = &self.hands[hand];
            let may_exchange = self.exchange_is_open() && !held.cards.is_empty();
            !held.cards.numbers().meets(open) && held.down.is_none() && !may_exchange
        });
        if is_stuck {
            self.end(Ending::NobodyCanPlay, log);
        }
    }

    fn end(&mut self, ending: Ending, log: &mut impl Log<Event>) {
        self.phase = Phase::Over(ending);
        log.note(|| Event::Public(Seen::Ended { ending }));
        if ending.is_won() {
            // With seventeen cards down the card set aside is the one that is missing (SM-1.5).
            log.note(|| {
                let card = self.aside();
                let is_left = !self.squares.lying(Square::Left).contains(card);
                let square = if is_left { Square::Left } else { Square::Right };
                Event::Public(Seen::Completed { card, square })
            });
        }
    }
}
