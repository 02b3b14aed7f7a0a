//! Step 4: playing cards and carrying out their effects.

use game::{Log, Seat};

use crate::action::Action;
use crate::board::Rocket;
use crate::card::{Card, Kind};
use crate::effect::{Aim, Effect, Rule};
use crate::event::{Event, Seen, Witnesses};
use crate::hand::Held;
use crate::phase::{Choice, Heap, Phase};
use crate::state::LaunchPad;
use crate::target::{RocketAt, Target};
use crate::zone::Zone;

impl LaunchPad {
    pub(crate) fn play(&mut self, card: Card, target: Option<Target>, log: &mut impl Log<Event>) {
        let seat = self.active;
        self.hands.take_open(seat, card);
        log.note(|| Seen::Played { seat, card, target }.into());
        match card.kind() {
            Kind::Action(rule) => return self.act(card, rule, target, log),
            Kind::Rocket { .. } => {
                self.board_mut(seat).at_mut(Zone::Assembly).rockets.push(Rocket::new(card));
            }
            Kind::Component => *self.rocket_mut(on_rocket(target)).components_mut(card) += 1,
            Kind::Advantage(_) => self.rocket_mut(on_rocket(target)).attach(card),
            Kind::Expert(zone) => {
                let zone = match target {
                    Some(Target::Zone(zone)) => zone,
                    _ => zone.expect("a jack-of-all-trades is played to a zone"),
                };
                self.board_mut(seat).at_mut(zone).expert = Some(card);
            }
            Kind::Upgrade => {
                if !self.variants.super_powers {
                    let replaced = self.board_mut(seat).take_upgrades();
                    replaced.for_each(|old| self.put_on_discard(old, log));
                }
                self.board_mut(seat).add_upgrade(card);
            }
            Kind::Part => unreachable!("launch-pad parts are never in a hand"),
        }
        self.play_on(log);
    }

    /// Carries out an action card.
    ///
    /// It goes to the discard pile first, unless it is shuffling part of that pile away (L-14).
    fn act(&mut self, card: Card, rule: Rule, target: Option<Target>, log: &mut impl Log<Event>) {
        let goes_last = matches!(rule.effects, [Effect::ShuffleIn(_)]);
        if !goes_last {
            self.discard.push(card);
        }
        let mut heap = Heap::new(Card::Swift);
        for &effect in rule.effects {
            match effect {
                Effect::Take => self.take(rule.aim, target, log),
                Effect::Move(zone) => self.send(on_rocket(target), zone, &mut heap, log),
                Effect::Scrap => self.scrap(on_rocket(target), &mut heap),
                Effect::Launch => self.launch(target, log),
                Effect::Draw(n) => {
                    for _ in 0..n {
                        self.draw_card(self.active, log);
                    }
                }
                Effect::ShuffleIn(n) => self.shuffle_in(n.into(), log),
                Effect::EachDiscards => return self.send_to_duty(),
            }
        }
        if goes_last {
            self.discard.push(card);
        }
        self.pile_up(heap, log);
    }

    /// Moves the target to the active player's hand (LP-6.5).
    fn take(&mut self, aim: Aim, target: Option<Target>, log: &mut impl Log<Event>) {
        let seat = self.active;
        match (aim, target) {
            (_, Some(Target::Component(at, component))) => {
                *self.rocket_mut(at).components_mut(component) -= 1;
                self.hold_open(seat, component, Some(at.seat), log);
            }
            (_, Some(Target::Rocket(at))) => {
                self.rocket_mut(at).detach(Card::Oxygen);
                self.hold_open(seat, Card::Oxygen, Some(at.seat), log);
            }
            (_, Some(Target::Expert(from, zone))) => {
                if let Some(expert) = self.board_mut(from).at_mut(zone).expert.take() {
                    self.hold_open(seat, expert, Some(from), log);
                }
            }
            (_, Some(Target::Card(card))) => {
                // The card is the topmost of several copies, but not the one just played (L-14).
                let below = &self.discard[..self.discard.len() - 1];
                let index = below.iter().rposition(|&other| other == card);
                self.discard.remove(index.expect("the card is in the discard pile"));
                self.hold_open(seat, card, None, log);
            }
            (Aim::Hands, Some(Target::Player(from))) => {
                self.steal(from, log);
                self.steal(from, log);
            }
            (_, Some(Target::Player(from))) => {
                let upgrades = self.board_mut(from).take_upgrades();
                upgrades.for_each(|upgrade| self.hold_open(seat, upgrade, Some(from), log));
            }
            (_, Some(Target::Players(first, second))) => {
                self.steal(first, log);
                self.steal(second, log);
            }
            (_, Some(Target::Zone(_)) | None) => {}
        }
    }

    /// Moves a random card of another hand to the active player's.
    fn steal(&mut self, from: Seat, log: &mut impl Log<Event>) {
        let card = self.random_hand_card(from);
        let held = self.hands.take_hidden(from, card);
        self.pass(held, from, self.active, true, log);
    }

    /// Moves a card from hand to hand; both know it from now on, and those who knew it still do.
    pub(crate) fn pass(&mut self, held: Held, from: Seat, to: Seat, stolen: bool, log: &mut impl Log<Event>) {
        log.note(|| passed(held, from, to, stolen));
        self.hands.receive(to, held);
    }

    /// Moves a rocket to another zone; going back it loses its advantages (LP-5.4).
    fn send(&mut self, at: RocketAt, to: Zone, heap: &mut Heap, log: &mut impl Log<Event>) {
        if to < at.zone {
            let rocket = self.rocket_mut(at);
            for advantage in rocket.advantages() {
                rocket.detach(advantage);
                heap.push(advantage);
            }
        }
        if to != at.zone {
            self.move_rocket(at, to, log);
        }
    }

    pub(crate) fn move_rocket(&mut self, at: RocketAt, to: Zone, log: &mut impl Log<Event>) {
        let board = self.board_mut(at.seat);
        let rocket = board.at_mut(at.zone).rockets.remove(at.index.into());
        board.at_mut(to).rockets.push(rocket);
        log.note(|| Seen::RocketMoved { rocket: at, card: rocket.card, to }.into());
    }

    fn scrap(&mut self, at: RocketAt, heap: &mut Heap) {
        let rocket = self.board_mut(at.seat).at_mut(at.zone).rockets.remove(at.index.into());
        rocket.cards().for_each(|card| heap.push(card));
    }

    fn launch(&mut self, target: Option<Target>, log: &mut impl Log<Event>) {
        let part =
            self.parts.under_way.iter().position(|under_way| Some(Target::Card(under_way.part)) == target);
        if let Some(i) = part {
            let part = self.parts.under_way.remove(i).part;
            self.bring_out(part, log);
        }
    }

    /// Moves the top cards of the discard pile into the draw pile and shuffles it (L-19).
    fn shuffle_in(&mut self, n: usize, log: &mut impl Log<Event>) {
        let n = n.min(self.discard.len());
        for _ in 0..n {
            let card = self.discard.pop().expect("there are as many discards");
            self.bury(card);
        }
        self.shuffle();
        log.note(|| Seen::ShuffledIn { cards: n as u8 }.into());
    }

    /// Begins potato duty: each player with cards must pick one (LP-6.7).
    fn send_to_duty(&mut self) {
        let mut choices = [Choice::Free; 4];
        for seat in Seat::all(self.n).filter(|&seat| self.hands.size(seat) > 0) {
            choices[seat.index()] = Choice::Open;
        }
        self.phase = Phase::Duty(choices);
    }

    /// Notes the card a player picks on potato duty; after the last choice the cards are turned up.
    pub(crate) fn pick(&mut self, seat: Seat, card: Card, log: &mut impl Log<Event>) {
        log.note(|| Event::Picked { seat, card });
        let Phase::Duty(choices) = &mut self.phase else { return };
        choices[seat.index()] = Choice::Made(card);
        if choices.contains(&Choice::Open) {
            return;
        }
        let choices = *choices;
        let mut heap = Heap::new(Card::Swift);
        for seat in Seat::all(self.n) {
            if let Choice::Made(card) = choices[seat.index()] {
                self.hands.take_open(seat, card);
                heap.push(card);
                log.note(|| Seen::Revealed { seat, card }.into());
            }
        }
        self.pile_up(heap, log);
    }

    /// Moves cards to the discard pile in the order the active player wants (LP-6.1).
    ///
    /// The order is asked only if it makes a difference.
    fn pile_up(&mut self, mut heap: Heap, log: &mut impl Log<Event>) {
        if heap.windows(2).any(|pair| pair[0] != pair[1]) {
            self.phase = Phase::Pile(heap);
            return;
        }
        while let Some(card) = heap.pop() {
            self.put_on_discard(card, log);
        }
        self.play_on(log);
    }

    pub(crate) fn pile(&mut self, card: Card, log: &mut impl Log<Event>) {
        let Phase::Pile(heap) = &self.phase else { return };
        let mut heap = *heap;
        if let Some(i) = heap.iter().position(|&other| other == card) {
            heap.remove(i);
            self.put_on_discard(card, log);
        }
        self.pile_up(heap, log);
    }

    /// Whether an action may be taken back: it shows nothing hidden and concerns no other player (LP-10.1).
    ///
    /// Only plays of step 4 may, judged by their consequences.
    pub(crate) fn is_own_business(&self, seat: Seat, action: Action) -> bool {
        let mut listed = Vec::new();
        self.list_legal(seat, &mut listed);
        if seat != self.active
            || !matches!(action, Action::Play { .. } | Action::Pile { .. })
            || !listed.contains(&action)
        {
            return false;
        }
        let mut events = Vec::new();
        let mut next = self.clone();
        next.carry_out(seat, action, &mut events);
        !matches!(next.phase, Phase::Duty(_)) && events.iter().all(|event| event.concerns_only(seat))
    }

    fn rocket_mut(&mut self, at: RocketAt) -> &mut Rocket {
        &mut self.board_mut(at.seat).at_mut(at.zone).rockets[usize::from(at.index)]
    }
}

/// The event of a card that passes from hand to hand.
pub(crate) fn passed(held: Held, from: Seat, to: Seat, stolen: bool) -> Event {
    Event::Passed { from, to, card: held.card, stolen, known: Witnesses(held.knowers) }
}

/// The rocket at which a listed action is aimed.
fn on_rocket(target: Option<Target>) -> RocketAt {
    match target {
        Some(Target::Rocket(at) | Target::Component(at, _)) => at,
        _ => unreachable!("the action was listed with a rocket"),
    }
}
