//! Legal actions: the one source of legality.

use game::Seat;

use crate::action::Action;
use crate::board::Rocket;
use crate::card::{Card, Kind, Kinds};
use crate::effect::{Aim, Effect, Rule, Whose};
use crate::phase::{Choice, Phase};
use crate::state::LaunchPad;
use crate::target::{RocketAt, Target};
use crate::zone::Zone;

impl LaunchPad {
    /// Appends the legal actions of a seat.
    pub(crate) fn list_legal(&self, seat: Seat, actions: &mut Vec<Action>) {
        match &self.phase {
            Phase::Duty(choices) => {
                if choices.get(seat.index()) == Some(&Choice::Open) {
                    self.list_discards(seat, actions);
                }
            }
            Phase::Offer { to, want, .. } => {
                if seat == *to {
                    if self.missing(seat, want).is_none() {
                        actions.push(Action::Accept);
                    }
                    actions.push(Action::Refuse);
                } else if seat == self.active {
                    actions.push(Action::Withdraw);
                }
            }
            Phase::Over => {}
            _ if seat != self.active => {}
            Phase::Advance { .. } => {
                actions.extend(self.ready_rockets().map(|rocket| Action::Advance { rocket }));
                actions.push(Action::Stay);
            }
            Phase::Draw => actions.extend([Action::Draw, Action::Take]),
            Phase::Play => {
                self.hands.kinds(seat).iter().for_each(|card| self.list_plays(card, actions));
                self.list_offers(actions);
                self.list_discards(seat, actions);
                self.list_end(actions);
            }
            Phase::Pile(heap) => {
                let kinds = heap.iter().fold(Kinds::NONE, |kinds, &card| kinds.with(card));
                actions.extend(kinds.iter().map(|card| Action::Pile { card }));
            }
            Phase::Ask { to, want } => self.list_additions(*to, want, actions),
            Phase::Discard => {
                self.list_discards(seat, actions);
                self.list_end(actions);
            }
        }
    }

    fn list_discards(&self, seat: Seat, actions: &mut Vec<Action>) {
        actions.extend(self.hands.kinds(seat).iter().map(|card| Action::Discard { card }));
    }

    fn list_end(&self, actions: &mut Vec<Action>) {
        if self.hands.size(self.active) <= self.board(self.active).hand_limit() {
            actions.push(Action::End);
        }
    }

    /// The rockets that may move on in step 2 (LP-2.2).
    pub(crate) fn ready_rockets(&self) -> impl Iterator<Item = RocketAt> {
        let rockets =
            [Zone::Assembly, Zone::Test].into_iter().flat_map(|zone| self.rockets(self.active, zone));
        rockets.map(|(at, _)| at).filter(|&at| self.may_advance(at))
    }

    /// Whether the active player may advance this own rocket in step 2.
    ///
    /// The start of the turn decides, since only step 2 itself has changed anything.
    fn may_advance(&self, at: RocketAt) -> bool {
        let Phase::Advance { from_assembly, from_test } = self.phase else { return false };
        let board = self.board(self.active);
        let place = board.at(at.zone);
        let (moved, arrived) = match at.zone {
            Zone::Assembly => (from_assembly, 0),
            Zone::Test => (from_test, from_assembly),
            Zone::Launch => return false,
        };
        moved < board.advances()
            && place.expert.is_some()
            && at.index + arrived < place.rockets.len() as u8
            && place.rockets[usize::from(at.index)].is_complete()
    }

    /// Lists the ways to play a card of the active player's hand in step 4 (LP-2.4).
    pub(crate) fn list_plays(&self, card: Card, actions: &mut Vec<Action>) {
        let board = self.board(self.active);
        let own_rockets = |zone| self.rockets(self.active, zone);
        let mut play = |target| actions.push(Action::Play { card, target });
        match card.kind() {
            Kind::Rocket { .. } | Kind::Upgrade => play(None),
            Kind::Component => {
                let fit = own_rockets(Zone::Assembly).filter(|(_, rocket)| rocket.lacks(card));
                fit.for_each(|(at, _)| play(Some(Target::Rocket(at))));
            }
            Kind::Advantage(zone) => {
                let fit = own_rockets(zone).filter(|(_, rocket)| !rocket.has(card));
                fit.for_each(|(at, _)| play(Some(Target::Rocket(at))));
            }
            Kind::Expert(Some(zone)) => {
                if board.at(zone).expert.is_none() {
                    play(None);
                }
            }
            Kind::Expert(None) => {
                let vacant = Zone::ALL.into_iter().filter(|&zone| board.at(zone).expert.is_none());
                vacant.for_each(|zone| play(Some(Target::Zone(zone))));
            }
            Kind::Action(rule) => self.list_aims(rule, play),
            Kind::Part => {}
        }
    }

    /// The rockets in one zone.
    fn rockets(&self, seat: Seat, zone: Zone) -> impl Iterator<Item = (RocketAt, Rocket)> {
        let rockets = self.board(seat).at(zone).rockets.iter().enumerate();
        rockets.map(move |(index, &rocket)| (RocketAt { seat, zone, index: index as u8 }, rocket))
    }

    /// Calls back with each target on which an action card can be carried out in full (LP-6.1).
    fn list_aims(&self, rule: Rule, mut play: impl FnMut(Option<Target>)) {
        let seats = Seat::all(self.n);
        let others = self.active.others(self.n);
        let unshielded =
            |&(at, rocket): &(RocketAt, Rocket)| self.shield(rule, at.seat, Some(rocket)).is_none();
        match rule.aim {
            Aim::Nothing => {
                if rule.effects.iter().all(|&effect| self.is_possible(effect)) {
                    play(None);
                }
            }
            Aim::Rocket { whose, zones, complete } => {
                for seat in seats.filter(|&seat| whose == Whose::Anyone || seat == self.active) {
                    let rockets = zones.iter().flat_map(|&zone| self.rockets(seat, zone)).filter(unshielded);
                    let fit = rockets.filter(|(_, rocket)| !complete || rocket.is_complete());
                    fit.for_each(|(at, _)| play(Some(Target::Rocket(at))));
                }
            }
            Aim::Component => {
                let zones = others.flat_map(|seat| Zone::ALL.map(|zone| (seat, zone)));
                for (at, rocket) in zones.flat_map(|(seat, zone)| self.rockets(seat, zone)).filter(unshielded)
                {
                    let there =
                        [Card::Metal, Card::Fuel].into_iter().filter(|&card| rocket.components(card) > 0);
                    there.for_each(|component| play(Some(Target::Component(at, component))));
                }
            }
            Aim::Oxygen => {
                let rockets = seats.flat_map(|seat| self.rockets(seat, Zone::Launch)).filter(unshielded);
                let fit = rockets.filter(|(_, rocket)| rocket.has(Card::Oxygen));
                fit.for_each(|(at, _)| play(Some(Target::Rocket(at))));
            }
            Aim::Expert => {
                for seat in seats.filter(|&seat| self.shield(rule, seat, None).is_none()) {
                    let placed =
                        Zone::ALL.into_iter().filter(|&zone| self.board(seat).at(zone).expert.is_some());
                    placed.for_each(|zone| play(Some(Target::Expert(seat, zone))));
                }
            }
            Aim::Upgrades => {
                let owners = others.filter(|&seat| self.board(seat).has_upgrades());
                owners.for_each(|seat| play(Some(Target::Player(seat))));
            }
            Aim::Part => {
                let parts = self.parts.under_way.iter().map(|under_way| under_way.part);
                parts.for_each(|part| play(Some(Target::Card(part))));
            }
            Aim::DiscardPile => {
                // The card itself is not yet there, so it cannot be taken (L-14).
                // Taking its twin from the top would change nothing and could be repeated for ever.
                let twin = self.discard.last().filter(|&&top| top == Card::SolderAndChisel);
                let kinds = self.discard.iter().fold(Kinds::NONE, |kinds, &card| kinds.with(card));
                let fit = kinds.iter().filter(|card| Some(card) != twin);
                fit.for_each(|card| play(Some(Target::Card(card))));
            }
            Aim::Hands => {
                for first in seats.clone().filter(|&seat| seat != self.active) {
                    if self.hands.size(first) >= 2 {
                        play(Some(Target::Player(first)));
                    }
                    for second in seats.clone().filter(|&seat| first < seat && seat != self.active) {
                        if self.hands.size(first) > 0 && self.hands.size(second) > 0 {
                            play(Some(Target::Players(first, second)));
                        }
                    }
                }
            }
        }
    }

    /// The card that protects this player's rocket, or experts, from an action of the active player.
    ///
    /// It is an upgrade of another player, or an advantage on the rocket (LP-6.2, L-12).
    pub(crate) fn shield(&self, rule: Rule, seat: Seat, rocket: Option<Rocket>) -> Option<Card> {
        rule.blocked_by.iter().copied().find(|&card| match card.kind() {
            Kind::Upgrade => seat != self.active && self.board(seat).has(card),
            _ => rocket.is_some_and(|rocket| rocket.has(card)),
        })
    }

    /// Whether an effect without target can be carried out in full by a card still in hand (L-13).
    fn is_possible(&self, effect: Effect) -> bool {
        match effect {
            Effect::Draw(n) => {
                // The played card lies on the discard pile by then, and so can be drawn itself.
                let there = self.draw.len() - self.n_parts_in_draw() + self.discard.len() + 1;
                there >= usize::from(n)
            }
            Effect::ShuffleIn(_) => !self.discard.is_empty(),
            Effect::EachDiscards => {
                self.hands.size(self.active) > 1
                    || self.active.others(self.n).any(|seat| self.hands.size(seat) > 0)
            }
            Effect::Take | Effect::Move(_) | Effect::Scrap | Effect::Launch => true,
        }
    }
}

#[cfg(test)]
mod tests {
    use game::{Game, Seed, Silent};

    use super::*;
    use crate::setup::{Deal, Setup};

    /// Whether R&D may be played with few cards left to draw, a state that takes long to reach by playing.
    fn can_research(draw_pile: usize, parts: usize, discard_pile: usize) -> bool {
        let deal = Deal { first: Some(Seat::new(0)), hands: vec![vec![Card::Research]], ..Deal::default() };
        let setup = Setup { deal: Some(deal), ..Setup::default() };
        let mut game = LaunchPad::deal(&setup, Seed::from_number(1), &mut Silent).unwrap();
        while game.parts.n_hidden() > parts {
            let out = game.parts.out.len();
            game.parts.out.push(Card::PARTS[out]);
        }
        while game.draw.len() > draw_pile {
            game.draw.pop();
        }
        (0..discard_pile).for_each(|_| game.discard.push(Card::Fuel));
        let mut listed = Vec::new();
        game.legal(Seat::new(0), &mut listed);
        listed.contains(&Action::Play { card: Card::Research, target: None })
    }

    #[test]
    fn l_13_research_needs_three_cards_to_draw() {
        assert!(can_research(3, 0, 0));
        assert!(can_research(2, 0, 0), "itself can be drawn after a reshuffle");
        assert!(!can_research(1, 0, 0));
        assert!(can_research(1, 0, 1), "the discard pile counts");
        assert!(!can_research(4, 3, 0), "launch-pad parts do not count");
        assert!(can_research(5, 3, 0));
    }
}
