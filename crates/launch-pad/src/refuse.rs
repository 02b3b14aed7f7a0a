//! Reasons for refusing actions that are not listed.

use game::{Game, Seat};

use crate::action::Action;
use crate::card::{Card, Kind};
use crate::phase::{Phase, Step};
use crate::refusal::Refusal;
use crate::state::LaunchPad;
use crate::target::{RocketAt, Target};
use crate::zone::Zone;

impl LaunchPad {
    pub(crate) fn refuse(&self, seat: Seat, action: Action) -> Refusal {
        let step = self.phase.step();
        if step == Step::Over {
            return Refusal::GameOver;
        }
        if !self.turn().waiting().contains(seat) {
            return Refusal::NotYourTurn;
        }
        let holds = |card| self.hands.kinds(seat).contains(card);
        match (action, &self.phase) {
            (Action::Advance { rocket }, Phase::Advance { .. }) => self.refuse_advance(rocket),
            (Action::Play { card, .. }, Phase::Play) if !holds(card) => Refusal::NotInHand { card },
            (Action::Play { card, target }, Phase::Play) => self.refuse_play(card, target),
            (Action::Pile { card }, Phase::Pile(_)) => Refusal::NotToBePiled { card },
            (Action::Discard { card }, Phase::Play | Phase::Discard | Phase::Duty(_)) => {
                Refusal::NotInHand { card }
            }
            (Action::Offer { to, card }, Phase::Play) => self.refuse_offer(to, card),
            (action, Phase::Ask { to, want }) => {
                self.refuse_addition(*to, want, action).unwrap_or(Refusal::WrongStep { step })
            }
            (Action::Accept, Phase::Offer { to, want }) if seat == *to => match self.missing(seat, want) {
                Some(card) => Refusal::CannotPay { card },
                None => Refusal::WrongStep { step },
            },
            (Action::End, Phase::Play | Phase::Discard) => {
                Refusal::HandTooLarge { hand: self.hands.size(seat), limit: self.board(seat).hand_limit() }
            }
            _ => Refusal::WrongStep { step },
        }
    }

    fn refuse_advance(&self, rocket: RocketAt) -> Refusal {
        let Phase::Advance { from_assembly, from_test } = self.phase else {
            return Refusal::WrongStep { step: self.phase.step() };
        };
        if rocket.seat != self.active {
            return Refusal::NotYourRocket { rocket };
        }
        let board = self.board(self.active);
        let place = board.at(rocket.zone);
        let moved = match rocket.zone {
            Zone::Assembly => from_assembly,
            Zone::Test => from_test,
            Zone::Launch => 0,
        };
        match place.rockets.get(usize::from(rocket.index)) {
            None => Refusal::NoSuchRocket { rocket },
            Some(_) if rocket.zone == Zone::Launch => Refusal::CannotGoFurther { rocket },
            Some(found) if !found.is_complete() => Refusal::Incomplete { rocket },
            Some(_) if place.expert.is_none() => Refusal::NoExpert { zone: rocket.zone },
            Some(_) if moved >= board.advances() => Refusal::ZoneSpent { zone: rocket.zone },
            Some(_) => Refusal::CannotGoFurther { rocket },
        }
    }

    /// The reason why a card in hand cannot be played like this.
    fn refuse_play(&self, card: Card, target: Option<Target>) -> Refusal {
        let mut ways = Vec::new();
        self.list_plays(card, &mut ways);
        match (ways.as_slice(), target) {
            (_, Some(target)) if self.protection(card, target).is_some() => {
                let by = self.protection(card, target).unwrap_or(card);
                Refusal::Protected { card, target, by }
            }
            ([], target) => match (card.kind(), target) {
                (Kind::Expert(Some(zone)), _) | (Kind::Expert(None), Some(Target::Zone(zone))) => {
                    Refusal::PlaceTaken { zone }
                }
                (Kind::Expert(None), _) => Refusal::PlaceTaken { zone: Zone::Launch },
                (Kind::Action(_), _) => Refusal::Impossible { card },
                _ => Refusal::NoRocketFor { card },
            },
            ([Action::Play { target: None, .. }], Some(_)) => Refusal::NoTargetNeeded { card },
            (_, None) => Refusal::TargetMissing { card },
            (_, Some(target)) => match self.missing_rocket(target) {
                Some(rocket) => Refusal::NoSuchRocket { rocket },
                None => Refusal::WrongTarget { card, target },
            },
        }
    }

    /// The card that protects a target from an action card.
    fn protection(&self, card: Card, target: Target) -> Option<Card> {
        let Kind::Action(rule) = card.kind() else { return None };
        let [Some(seat), None] = target.seats() else { return None };
        let board = self.boards.get(seat.index())?;
        let rocket = match target {
            Target::Rocket(at) | Target::Component(at, _) => {
                Some(*board.at(at.zone).rockets.get(usize::from(at.index))?)
            }
            _ => None,
        };
        self.shield(rule, seat, rocket)
    }

    fn missing_rocket(&self, target: Target) -> Option<RocketAt> {
        match target {
            Target::Rocket(at) | Target::Component(at, _) => {
                let board = self.boards.get(at.seat.index());
                let found =
                    board.is_some_and(|board| usize::from(at.index) < board.at(at.zone).rockets.len());
                (!found).then_some(at)
            }
            _ => None,
        }
    }
}
