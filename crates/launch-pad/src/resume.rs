//! Games that begin in the middle of a turn, and positions written down.

use game::{Dice, Log, Match, Seat, SetupError};

use crate::card::{Card, N_KINDS};
use crate::deal::Token;
use crate::event::Event;
use crate::hand::{Held, Knowers};
use crate::part::UnderWay;
use crate::phase::{Phase, Step};
use crate::position::{PlayerDeal, Position, RocketDeal, ZoneDeal};
use crate::setup::{Deal, HAND, Setup, impossible};
use crate::state::LaunchPad;
use crate::zone::Zone;

impl LaunchPad {
    /// Lays out a position: the cards it names, and random ones in hands left out and in the draw pile.
    pub(crate) fn lay_out(
        &mut self,
        deal: &Deal,
        position: &Position,
        dice: &mut Dice,
        log: &mut impl Log<Event>,
    ) -> Result<(), SetupError> {
        for (seat, player) in Seat::all(self.n).zip(&position.players) {
            self.lay_board(seat, player);
        }
        position.out.iter().for_each(|&part| self.parts.out.push(part));
        position.discard_pile.iter().for_each(|&card| self.discard.push(card));
        (self.refilled, self.rebuilt) = (position.refilled, position.rebuilt);
        if self.parts.out.len() == Card::PARTS.len() {
            self.countdown = Some(position.countdown.unwrap_or(self.n));
        }
        let mut open = self.unplaced(deal, position);
        dice.shuffle(&mut open);
        for seat in Seat::all(self.n) {
            self.lay_hand(seat, position.player(seat), &mut open, log)?;
        }
        if self.n_parts_in_draw() > 0 {
            let named =
                |part: &Card| deal.draw.contains(part) || position.parts().any(|other| other == *part);
            open.extend(Card::PARTS.into_iter().filter(|part| !named(part)));
            dice.shuffle(&mut open);
        }
        let below = open.into_iter().chain(deal.draw.iter().rev().copied());
        below.for_each(|card| self.draw.push(Token { card, buried: 0 }));
        self.lower = self.draw.len() as u8;
        self.take_step(position.step, log)
    }

    fn lay_board(&mut self, seat: Seat, player: &PlayerDeal) {
        player.upgrades.iter().for_each(|&upgrade| self.board_mut(seat).add_upgrade(upgrade));
        for given in &player.zones {
            let zone = given.zone;
            given.parts.iter().for_each(|&part| self.parts.under_way.push(UnderWay { part, seat, zone }));
            let place = self.board_mut(seat).at_mut(zone);
            place.expert = given.expert;
            given.rockets.iter().for_each(|rocket| place.rockets.push(rocket.rocket()));
        }
    }

    /// The cards that can be held and are named nowhere.
    fn unplaced(&self, deal: &Deal, position: &Position) -> Vec<Card> {
        let mut left = [0; N_KINDS];
        Card::playable().for_each(|card| left[card as usize] = card.copies());
        let hands = position.players.iter().filter_map(|player| player.hand.as_ref()).flatten();
        let boards = self.boards.iter().flat_map(|board| {
            let places = Zone::ALL.into_iter().map(|zone| board.at(zone));
            let cards = places.flat_map(|place| {
                place.expert.into_iter().chain(place.rockets.iter().flat_map(|rocket| rocket.cards()))
            });
            board.upgrades().chain(cards)
        });
        let named = hands.chain(&deal.draw).chain(self.discard.iter()).copied().chain(boards);
        named.filter(|card| !card.is_part()).for_each(|card| left[card as usize] -= 1);
        Card::playable().flat_map(|card| std::iter::repeat_n(card, left[card as usize].into())).collect()
    }

    fn lay_hand(
        &mut self,
        seat: Seat,
        player: Option<&PlayerDeal>,
        open: &mut Vec<Card>,
        log: &mut impl Log<Event>,
    ) -> Result<(), SetupError> {
        let Some(hand) = player.and_then(|player| player.hand.as_ref()) else {
            for _ in 0..HAND {
                let card = open.pop().ok_or_else(|| {
                    let reason = format!("too few cards are left for the hand of {seat}");
                    impossible("deal.position", reason)
                })?;
                self.hold_drawn(seat, Token { card, buried: 0 }, log);
            }
            return Ok(());
        };
        let mut known = player.map(|player| player.known_hand.clone()).unwrap_or_default();
        for &card in hand {
            match known.iter().position(|&other| other == card) {
                Some(i) => {
                    known.remove(i);
                    self.hold_open(seat, card, None, log);
                }
                None => self.hold_drawn(seat, Token { card, buried: 0 }, log),
            }
        }
        Ok(())
    }

    /// Begins with this step of the active player's turn, or with the turn.
    fn take_step(&mut self, step: Option<Step>, log: &mut impl Log<Event>) -> Result<(), SetupError> {
        let field = "deal.position.step";
        let seat = self.active;
        let (size, limit) = (self.hands.size(seat), self.board(seat).hand_limit());
        let (phase, lacks) = match step {
            None => {
                self.begin_turn(log);
                return Ok(());
            }
            Some(Step::Advance) => {
                self.phase = Phase::Advance { from_assembly: 0, from_test: 0 };
                let has_none = self.ready_rockets().next().is_none();
                (self.phase.clone(), has_none.then_some("has no rocket that is ready"))
            }
            Some(Step::Draw) if size >= limit => (Phase::Draw, Some("has a full hand")),
            Some(Step::Draw) => {
                (Phase::Draw, self.discard.is_empty().then_some("has no discard to take, so draws at once"))
            }
            Some(Step::Play) => (Phase::Play, (size == 0).then_some("has no card in hand")),
            Some(Step::Discard) => (Phase::Discard, (size == 0).then_some("has no card in hand")),
            Some(_) => {
                let reason = "what leads to this step is written down as `deal.actions`".into();
                return Err(impossible(field, reason));
            }
        };
        if let Some(lacks) = lacks {
            return Err(impossible(field, format!("{seat} {lacks}")));
        }
        self.phase = phase;
        Ok(())
    }

    /// A setup that deals this position.
    pub(crate) fn written_down(&self, history: &Match<LaunchPad>) -> Setup {
        let mut setup = history.setup.clone();
        if !self.is_settled() {
            let deal = setup.deal.get_or_insert_default();
            deal.actions.extend(&history.actions);
            return setup;
        }
        let position = Position {
            players: Seat::all(self.n).map(|seat| self.player_written(seat)).collect(),
            out: self.parts.out.to_vec(),
            discard_pile: self.discard.to_vec(),
            step: Some(self.phase.step()),
            refilled: self.refilled,
            countdown: self.countdown,
            rebuilt: self.rebuilt,
        };
        let draw = self.draw.iter().rev().map(|token| token.card).collect();
        let first = Some(self.active);
        setup.deal = Some(Deal { first, draw, position: Some(position), ..Deal::default() });
        setup
    }

    /// Whether the cards on the table and the step describe this moment completely.
    ///
    /// They do if no offer has failed in this turn, no rocket has moved in this step, and no card is known to
    /// some observers but not to all.
    fn is_settled(&self) -> bool {
        let is_plain = match self.phase {
            Phase::Advance { from_assembly, from_test } => (from_assembly, from_test) == (0, 0),
            Phase::Draw | Phase::Play | Phase::Discard => true,
            _ => false,
        };
        is_plain && self.failed == [0; 4] && !self.hands.all().iter().any(|held| held.knowers.are_some())
    }

    fn player_written(&self, seat: Seat) -> PlayerDeal {
        let cards = |wanted: fn(&Held) -> bool| -> Vec<Card> {
            self.hands.of(seat).iter().filter(|held| wanted(held)).map(|held| held.card).collect()
        };
        PlayerDeal {
            hand: Some(cards(|_| true)),
            known_hand: cards(|held| held.knowers == Knowers::ALL),
            upgrades: self.board(seat).upgrades().collect(),
            zones: Zone::ALL.into_iter().filter_map(|zone| self.zone_written(seat, zone)).collect(),
        }
    }

    fn zone_written(&self, seat: Seat, zone: Zone) -> Option<ZoneDeal> {
        let place = self.board(seat).at(zone);
        let parts: Vec<Card> = self.parts.at(seat, zone).map(|i| self.parts.under_way[i].part).collect();
        let rocket = |&rocket: &crate::board::Rocket| RocketDeal {
            card: rocket.card,
            metal: rocket.metal,
            fuel: rocket.fuel,
            advantages: rocket.advantages().collect(),
        };
        let rockets: Vec<_> = place.rockets.iter().map(rocket).collect();
        let is_empty = place.expert.is_none() && parts.is_empty() && rockets.is_empty();
        (!is_empty).then_some(ZoneDeal { zone, expert: place.expert, parts, rockets })
    }
}

/// Writes the dealt hands of a position, with these cards drawn face down.
pub(crate) fn hands_written(position: &mut Position, n: u8, mut drawn: impl Iterator<Item = Card>) {
    position.players.resize(n.into(), PlayerDeal::default());
    for player in &mut position.players {
        let Some(hand) = &mut player.hand else {
            player.hand = Some(drawn.by_ref().take(HAND).collect());
            continue;
        };
        let mut known = player.known_hand.clone();
        for card in hand {
            match known.iter().position(|other| other == card) {
                Some(i) => drop(known.remove(i)),
                None => *card = drawn.next().unwrap_or(*card),
            }
        }
    }
}

/// The number of cards in a position's hands that were drawn face down.
pub(crate) fn n_drawn(position: &Position, n: u8) -> usize {
    let players = Seat::all(n).map(|seat| position.player(seat));
    let drawn =
        |player: &PlayerDeal| player.hand.as_ref().map_or(HAND, |hand| hand.len() - player.known_hand.len());
    players.map(|player| player.map_or(HAND, drawn)).sum()
}
