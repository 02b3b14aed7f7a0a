//! The steps of a turn (LP-2).

use game::{Log, Seat};

use crate::action::Action;
use crate::card::Card;
use crate::event::{Event, Seen};
use crate::hand::Held;
use crate::part::UnderWay;
use crate::phase::Phase;
use crate::state::LaunchPad;
use crate::target::RocketAt;
use crate::zone::Zone;

impl LaunchPad {
    /// Carries out a listed action.
    pub(crate) fn carry_out(&mut self, seat: Seat, action: Action, log: &mut impl Log<Event>) {
        match action {
            Action::Advance { rocket } => self.advance(rocket, log),
            Action::Stay => self.draw_up(false, log),
            Action::Draw => {
                self.draw_card(seat, log);
                self.draw_up(false, log);
            }
            Action::Take => {
                let card = self.discard.pop().expect("there is a discard to take");
                self.hold_open(seat, card, None, log);
                self.draw_up(true, log);
            }
            Action::Play { card, target } => self.play(card, target, log),
            Action::Pile { card } => self.pile(card, log),
            Action::Discard { card } if matches!(self.phase, Phase::Duty(_)) => self.pick(seat, card, log),
            Action::Discard { card } => {
                self.hands.take_open(seat, card);
                self.put_on_discard(card, log);
                self.phase = Phase::Discard;
                if self.hands.size(seat) == 0 {
                    self.end_turn(log);
                }
            }
            Action::Offer { to, card } => self.offer(to, card, log),
            Action::Ask { card } => self.ask(card, log),
            Action::Want { card } => self.want(card, log),
            Action::Accept => self.accept(log),
            Action::Refuse => self.decline(log),
            Action::Withdraw => self.withdraw(log),
            Action::End => self.end_turn(log),
        }
    }

    /// Begins the active player's turn with step 1 and goes on to the first decision.
    pub(crate) fn begin_turn(&mut self, log: &mut impl Log<Event>) {
        let seat = self.active;
        log.note(|| Seen::TurnBegan { seat }.into());
        self.refilled = false;
        self.failed = [0; 4];
        self.advance_parts(log);
        self.phase = Phase::Advance { from_assembly: 0, from_test: 0 };
        if self.ready_rockets().next().is_none() {
            self.draw_up(false, log);
        }
    }

    /// Carries out step 1: each zone passes on its oldest part, the last zone first, so that none moves twice
    /// (L-01).
    fn advance_parts(&mut self, log: &mut impl Log<Event>) {
        for zone in Zone::ALL.into_iter().rev() {
            let Some(i) = self.parts.at(self.active, zone).next() else { continue };
            let UnderWay { part, seat, .. } = self.parts.under_way[i];
            match zone.next() {
                Some(to) => {
                    self.parts.under_way[i].zone = to;
                    log.note(|| Seen::PartMoved { seat, part, to }.into());
                }
                None => {
                    self.parts.under_way.remove(i);
                    self.bring_out(part, log);
                }
            }
        }
    }

    /// Moves a part to the common area; the fourth starts the countdown (LP-8.1).
    pub(crate) fn bring_out(&mut self, part: Card, log: &mut impl Log<Event>) {
        let seat = self.active;
        self.parts.out.push(part);
        log.note(|| Seen::PartOut { seat, part }.into());
        if self.parts.out.len() == Card::PARTS.len() {
            // The turn is played out. Then each player has one more, and the one who completed the pad is
            // last (L-06).
            self.countdown = Some(self.n);
            log.note(|| Seen::CountdownBegan { seat }.into());
        }
    }

    fn advance(&mut self, rocket: RocketAt, log: &mut impl Log<Event>) {
        let Phase::Advance { from_assembly, from_test } = &mut self.phase else { return };
        let to = match rocket.zone {
            Zone::Assembly => {
                *from_assembly += 1;
                Zone::Test
            }
            _ => {
                *from_test += 1;
                Zone::Launch
            }
        };
        self.move_rocket(rocket, to, log);
        if self.ready_rockets().next().is_none() {
            self.draw_up(false, log);
        }
    }

    /// Carries out step 3: draws up to the hand limit, and stops where the top discard may be taken instead
    /// (L-03).
    fn draw_up(&mut self, taken: bool, log: &mut impl Log<Event>) {
        let seat = self.active;
        while self.hands.size(seat) < self.board(seat).hand_limit() {
            if !taken && !self.discard.is_empty() {
                self.phase = Phase::Draw;
                return;
            }
            if !self.draw_card(seat, log) {
                break;
            }
        }
        self.play_on(log);
    }

    /// Draws one card that stays in hand; returns false if there is none.
    ///
    /// Parts drawn before it are placed (LP-2.3).
    pub(crate) fn draw_card(&mut self, seat: Seat, log: &mut impl Log<Event>) -> bool {
        loop {
            if self.draw.is_empty() && !self.rebuild(log) {
                return false;
            }
            let token = self.draw.pop().expect("the draw pile was rebuilt");
            let part = token.card;
            if !part.is_part() {
                self.hold_drawn(seat, token, log);
                return true;
            }
            self.draws = self.draws.saturating_add(1);
            log.note(|| Seen::PartDrawn { seat, part }.into());
            if self.variants.fast {
                self.bring_out(part, log);
            } else {
                self.parts.under_way.push(UnderWay { part, seat, zone: Zone::Assembly });
            }
        }
    }

    /// Makes a new draw pile of the discard pile, at the moment a card is needed (L-20).
    fn rebuild(&mut self, log: &mut impl Log<Event>) -> bool {
        if self.discard.is_empty() {
            return false;
        }
        while let Some(card) = self.discard.pop() {
            self.bury(card);
        }
        if self.variants.long && !self.rebuilt {
            Card::PARTS.into_iter().for_each(|part| self.bury(part));
        }
        self.rebuilt = true;
        self.shuffle();
        log.note(|| Seen::Reshuffled { cards: self.draw.len() as u8 }.into());
        true
    }

    /// Goes on with step 4.
    ///
    /// An empty hand is refilled once per turn (LP-2.5); if it stays empty the step is over.
    pub(crate) fn play_on(&mut self, log: &mut impl Log<Event>) {
        let seat = self.active;
        self.phase = Phase::Play;
        if self.hands.size(seat) > 0 {
            return;
        }
        if !self.refilled {
            self.refilled = true;
            log.note(|| Seen::Refilled { seat }.into());
            while self.hands.size(seat) < self.board(seat).hand_limit() && self.draw_card(seat, log) {}
        }
        if self.hands.size(seat) == 0 {
            self.end_turn(log);
        }
    }

    fn end_turn(&mut self, log: &mut impl Log<Event>) {
        match &mut self.countdown {
            Some(0) => return self.finish(log),
            Some(turns) => *turns -= 1,
            None => {}
        }
        self.active = self.active.left(1, self.n);
        self.begin_turn(log);
    }

    fn finish(&mut self, log: &mut impl Log<Event>) {
        self.phase = Phase::Over;
        log.note(|| {
            let outcome = self.outcome();
            let points = outcome.points.unwrap_or_default().0[..self.n.into()].to_vec();
            Seen::GameEnded { winners: outcome.winners.iter().collect(), points }.into()
        });
    }

    /// Puts a card into a hand openly, from a player's side or else from the discard pile.
    pub(crate) fn hold_open(
        &mut self,
        seat: Seat,
        card: Card,
        from: Option<Seat>,
        log: &mut impl Log<Event>,
    ) {
        self.hands.push(seat, Held::open(card));
        log.note(|| Seen::Took { seat, card, from }.into());
    }

    pub(crate) fn put_on_discard(&mut self, card: Card, log: &mut impl Log<Event>) {
        let seat = self.active;
        self.discard.push(card);
        log.note(|| Seen::Discarded { seat, card }.into());
    }
}

#[cfg(test)]
mod tests {
    use game::{Game, Seed, Silent};

    use super::*;
    use crate::phase::Step;
    use crate::setup::Setup;

    /// The game with both piles empty, which takes hoarding on a scale no test wants to play.
    fn without_piles() -> LaunchPad {
        let mut game = LaunchPad::deal(&Setup::default(), Seed::from_number(1), &mut Silent).unwrap();
        while game.draw.pop().is_some() {}
        game
    }

    #[test]
    fn l_20_with_both_piles_empty_drawing_stops() {
        let mut game = without_piles();
        let card = game.hands.of(game.active)[0].card;
        game.hands.take_open(game.active, card);
        game.begin_turn(&mut Silent);
        assert_eq!((game.phase.step(), game.hands.size(game.active)), (Step::Play, 5));
    }

    #[test]
    fn l_20_a_refill_without_cards_ends_the_turn() {
        let mut game = without_piles();
        let active = game.active;
        while let Some(held) = game.hands.of(active).first() {
            let card = held.card;
            game.hands.take_open(active, card);
        }
        game.play_on(&mut Silent);
        assert_ne!(game.active, active);
    }
}
