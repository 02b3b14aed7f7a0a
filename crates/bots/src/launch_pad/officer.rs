//! The officer plans by rule of thumb.

use std::cell::OnceCell;

use game::Seat;
use launch_pad::{
    Action, Card, Kind, LaunchPad, PartPlace, PlayerView, RocketAt, RocketView, Target, View, Zone,
};

use super::haggle::Deal;
use crate::{Bot, Knowledge};

/// Plays what brings the most points by rule of thumb, one small decision after the other.
///
/// Its conventions: every finished rocket moves on. Cards that gain something are played, the most valuable
/// first; rockets are begun only while there is time to launch them, and not more than can be fed. Harmful
/// actions go where they hurt most, the leader counting more than the others. Cards of no use are discarded, so
/// that better ones come. It offers what should help both, each other player once a turn, and accepts only what is
/// clearly better for it.
#[derive(Clone, Copy, Debug, Default)]
pub struct Officer;

/// Values are in tenths of a point.
pub(super) type Value = i32;

/// What ending the turn is worth: less than anything that gains, more than letting a good card go.
const END: Value = -500;
/// What an offer is worth: less than any play that gains.
const OFFER: Value = 1;
/// What is not done if anything else can be.
const NEVER: Value = -5000;
/// How many cards at most are kept for later turns.
const KEPT: usize = 2;

impl Bot<LaunchPad> for Officer {
    fn choose(&mut self, knowledge: &Knowledge<LaunchPad>) -> Option<Action> {
        let (view, legal) = (&knowledge.view(), knowledge.legal());
        // A seat that has made an offer waits for the answer.
        (legal != [Action::Withdraw]).then(|| favourite(view, legal))
    }
}

/// What looks most promising; the first of equals. Offers are thought of only if nothing else gains.
pub(super) fn favourite(view: &View, legal: &[Action]) -> Action {
    let plan = Plan::new(view);
    let mut best = (legal[0], Value::MIN);
    let offers = legal.iter().filter(|action| is_offer(action));
    let others = legal.iter().filter(|action| !is_offer(action));
    for &action in others.chain(offers) {
        if is_offer(&action) && best.1 >= OFFER {
            break;
        }
        let value = plan.value(action);
        if value > best.1 {
            best = (action, value);
        }
    }
    best.0
}

/// What may be done, the most promising first; of equal actions the first stays first. Offers that are no part of a
/// plan are left out.
pub(super) fn ranked(view: &View, legal: &[Action]) -> Vec<Action> {
    let plan = Plan::new(view);
    let mut ranked: Vec<(Action, Value)> = legal.iter().map(|&action| (action, plan.value(action))).collect();
    ranked.retain(|&(action, value)| value > NEVER || !is_offer(&action));
    ranked.sort_by_key(|&(_, value)| std::cmp::Reverse(value));
    ranked.into_iter().map(|(action, _)| action).collect()
}

/// Whether an action builds an offer of one's own.
pub(super) fn is_offer(action: &Action) -> bool {
    matches!(action, Action::Offer { .. } | Action::Want { .. } | Action::Ask { .. })
}

/// How many turns the observer will probably have after this one.
pub(super) fn turns_left(view: &View) -> usize {
    let n = view.players.len();
    if let Some(turns) = view.countdown {
        return usize::from(turns) / n;
    }
    let steps = |place| match place {
        PartPlace::ToBeDrawn => 4 + view.draw_pile / (6 * n),
        PartPlace::UnderWay { zone, .. } => 3 - zone.index(),
        PartPlace::Out => 0,
    };
    view.parts.iter().map(|part| steps(part.place)).max().unwrap_or(0) + 1
}

/// The situation as one player judges it.
pub(super) struct Plan<'a> {
    pub(super) view: &'a View,
    pub(super) me: &'a PlayerView,
    /// Own turns after this one.
    pub(super) turns: usize,
    /// The offer to be made.
    deal: OnceCell<Option<Deal>>,
}

impl Plan<'_> {
    fn new(view: &View) -> Plan<'_> {
        let seat = view.seat.expect("only players plan");
        let (me, turns) = (&view.players[seat.index()], turns_left(view));
        Plan { view, me, turns, deal: OnceCell::new() }
    }

    fn value(&self, action: Action) -> Value {
        match action {
            Action::Advance { rocket } => self.rocket(rocket).map_or(0, |rocket| rocket.points.into()),
            Action::Take => self.view.discard_pile.last().map_or(0, |&top| self.use_of(top)) - 25,
            Action::Play { card, target } => match self.play(card, target) {
                gain if gain > 0 => gain,
                _ => NEVER,
            },
            // The pile's last card is the next player's to take: it had better be of little use.
            Action::Pile { card } => self.use_of(card),
            Action::Discard { card } if self.is_kept(card) => END - 100 - self.use_of(card),
            Action::Discard { card } => END + 200 - self.use_of(card),
            Action::End => END,
            Action::Accept => self.view.offer.as_ref().map_or(-1, |offer| self.answer(offer)),
            Action::Offer { .. } | Action::Want { .. } | Action::Ask { .. } => self.haggle(action),
            Action::Stay | Action::Draw | Action::Refuse | Action::Withdraw => 0,
        }
    }

    /// Whether a card is kept for later turns: only the best few, since a full hand draws nothing. So the draw
    /// pile shrinks in every turn, and no player can wait for ever.
    fn is_kept(&self, card: Card) -> bool {
        let as_good = self.me.known_hand.iter().filter(|&&other| self.use_of(other) >= self.use_of(card));
        self.use_of(card) >= 15 && as_good.count() <= KEPT
    }

    /// Offers come when nothing else gains anything, and before cards are discarded.
    fn haggle(&self, action: Action) -> Value {
        let deal = self.deal.get_or_init(|| self.best_deal()).as_ref();
        let next = deal.and_then(|deal| deal.next(self.view.offer.as_ref()));
        if next == Some(action) { OFFER } else { NEVER }
    }

    /// What a card in hand promises, whether or not it can be played now.
    fn use_of(&self, card: Card) -> Value {
        self.nth_use(self.me, card, self.copies(card))
    }

    /// What one of several copies of a card in a player's hand promises, whether or not it can be played now.
    pub(super) fn nth_use(&self, player: &PlayerView, card: Card, nth: usize) -> Value {
        let is_vacant = |zone: Zone| player.zones[zone.index()].expert.is_none();
        let spare = |zone: Zone| is_vacant(zone) && nth <= 1;
        match card.kind() {
            Kind::Rocket { .. } if self.turns < 2 => 0,
            Kind::Rocket { points, .. } => 10 * i32::from(points) / 3,
            Kind::Component if lacking(player, card) >= nth && self.turns > 0 => 30,
            Kind::Component if self.turns > 2 && nth <= 2 => 15,
            Kind::Component => 2,
            Kind::Expert(Some(Zone::Launch)) if spare(Zone::Launch) => 100,
            Kind::Expert(Some(zone)) if spare(zone) && self.turns > 0 => 60,
            Kind::Expert(None) if Zone::ALL.into_iter().any(is_vacant) => 80,
            Kind::Expert(_) => 0,
            Kind::Advantage(_) if self.turns == 0 => 5,
            Kind::Advantage(_) if nth > 1 => 5,
            Kind::Advantage(_) => 20,
            Kind::Action(_) => 30,
            Kind::Upgrade if player.upgrades.is_empty() => 20,
            Kind::Upgrade | Kind::Part => 0,
        }
    }

    /// What playing a card gains now; zero or less means that it is better kept.
    fn play(&self, card: Card, target: Option<Target>) -> Value {
        let on = match target {
            Some(Target::Rocket(at) | Target::Component(at, _)) => self.rocket(at),
            _ => None,
        };
        match (card.kind(), target, on) {
            (Kind::Rocket { points, .. }, ..) => self.begin(points),
            (Kind::Component, _, Some(rocket)) => self.feed(rocket),
            (Kind::Expert(zone), target, _) => match (zone, target) {
                (Some(zone), _) => self.expert(zone),
                // A jack-of-all-trades goes where no other card in hand can.
                (None, Some(Target::Zone(zone))) if !self.holds_expert(zone) => self.expert(zone) - 5,
                _ => -1,
            },
            (Kind::Advantage(_), _, Some(rocket)) => self.advantage(card, rocket),
            (Kind::Upgrade, ..) => self.upgrade(card),
            (Kind::Action(_), target, rocket) => self.act(card, target, rocket),
            _ => 0,
        }
    }

    /// Begins a rocket if it can be launched in time, and if no other waits for components.
    fn begin(&self, points: i16) -> Value {
        let waiting = self.rockets(Zone::Assembly).filter(|rocket| !is_complete(rocket)).count();
        let late = self.turns < 3;
        let ready = self.turns >= 2 && self.copies(Card::Metal) > 1 && self.copies(Card::Fuel) > 1;
        if (late && !ready) || waiting >= 3 { -1 } else { 40 + i32::from(points) }
    }

    /// A component counts the more the fewer are missing.
    fn feed(&self, rocket: &RocketView) -> Value {
        let missing = i32::from(rocket.lacks_metal + rocket.lacks_fuel);
        if self.turns == 0 { 1 } else { 60 + i32::from(rocket.points) - 8 * missing }
    }

    fn expert(&self, zone: Zone) -> Value {
        if zone == Zone::Launch {
            100
        } else if self.turns > 0 {
            90
        } else {
            1
        }
    }

    fn advantage(&self, card: Card, rocket: &RocketView) -> Value {
        let has = |card| rocket.advantages.contains(&card);
        match card {
            Card::Certification if self.turns > 0 => 30,
            Card::Astronaut if has(Card::Oxygen) => 40,
            Card::Oxygen if has(Card::Astronaut) => 80,
            Card::Oxygen if self.copies(Card::Astronaut) > 0 => 35,
            Card::TopSecret => i32::from(rocket.points),
            _ => -1,
        }
    }

    fn upgrade(&self, card: Card) -> Value {
        let rank = |card| match card {
            Card::Warehouse => 25,
            Card::Overtime => 20,
            Card::SecuritySystem => 15,
            _ => 10,
        };
        let old = self.me.upgrades.iter().copied().map(rank).max().unwrap_or(0);
        if self.view.variants.super_powers { rank(card) } else { rank(card) - old }
    }

    fn act(&self, card: Card, target: Option<Target>, rocket: Option<&RocketView>) -> Value {
        let standing = rocket.map_or(0, |rocket| self.standing(rocket));
        let points = rocket.map_or(0, |rocket| 10 * i32::from(rocket.points));
        let extras = rocket.map_or(0, |rocket| 35 * rocket.advantages.len() as i32);
        let harm = self.harm(target);
        match (card, target) {
            (Card::CancelProject, _) => harm * (standing + extras) / 10,
            (Card::Sabotage, _) => harm * (standing + extras + points) / 10 + 20,
            (Card::Retest, _) => harm * (standing + extras) / 10,
            (Card::Vacuum, _) => harm * if extras > 35 { 80 } else { 10 } / 10,
            (Card::Headhunting, Some(Target::Expert(_, zone))) => {
                harm * if zone == Zone::Launch { 100 } else { 30 } / 10 + self.expert(zone) / 2
            }
            (Card::BudgetCut, _) => 20,
            (Card::Priority, _) if self.turns < 2 => points - standing,
            (Card::Priority, _) => (points - standing) / 4,
            (Card::LaunchKey, _) if self.lead() > 60 => 30,
            (Card::Research, _) => 50,
            (Card::Espionage, _) => 40,
            // The two of them could fetch each other for ever.
            (Card::SolderAndChisel, Some(Target::Card(Card::SolderAndChisel))) => -1,
            (Card::SolderAndChisel, Some(Target::Card(card))) => self.use_of(card) - 10,
            (Card::PotatoDuty, _) if self.me.hand_size <= 2 => 10,
            (Card::Brainstorm, _) => 1,
            _ => -1,
        }
    }

    /// How welcome harm to a target is, in tenths: the leader's loss most, the own not at all.
    fn harm(&self, target: Option<Target>) -> Value {
        let seat = match target {
            Some(Target::Rocket(at) | Target::Component(at, _)) => at.seat,
            Some(Target::Expert(seat, _) | Target::Player(seat)) => seat,
            _ => return 0,
        };
        if seat == self.me.seat {
            return -10;
        }
        let best = self.others().map(|player| player.score.total).max();
        if best == Some(self.player(seat).score.total) { 10 } else { 6 }
    }

    /// What a rocket will probably score where it stands.
    fn standing(&self, rocket: &RocketView) -> Value {
        let points = 10 * i32::from(rocket.points);
        match (rocket.at.zone, rocket.ready && self.turns > 0) {
            (Zone::Launch, _) => points,
            (Zone::Test, true) => points * 3 / 4,
            (Zone::Test, false) => 0,
            (Zone::Assembly, true) => points / 4,
            (Zone::Assembly, false) => -points,
        }
    }

    /// Points ahead of the best other player, in tenths.
    fn lead(&self) -> Value {
        let best = self.others().map(|player| player.score.total).max().unwrap_or(0);
        10 * i32::from(self.me.score.total - best)
    }

    pub(super) fn others(&self) -> impl Iterator<Item = &PlayerView> {
        self.view.players.iter().filter(|player| player.seat != self.me.seat)
    }

    fn player(&self, seat: Seat) -> &PlayerView {
        &self.view.players[seat.index()]
    }

    fn rocket(&self, at: RocketAt) -> Option<&RocketView> {
        self.player(at.seat).zones[at.zone.index()].rockets.get(usize::from(at.index))
    }

    fn rockets(&self, zone: Zone) -> impl Iterator<Item = &RocketView> {
        self.me.zones[zone.index()].rockets.iter()
    }

    /// How many copies of a card are in hand.
    fn copies(&self, card: Card) -> usize {
        self.me.known_hand.iter().filter(|&&other| other == card).count()
    }

    fn holds_expert(&self, zone: Zone) -> bool {
        self.me.known_hand.iter().any(|card| card.kind() == Kind::Expert(Some(zone)))
    }
}

/// How many of a component a player's rockets in the shop still need.
fn lacking(player: &PlayerView, component: Card) -> usize {
    let lacks = |rocket: &RocketView| match component {
        Card::Metal => usize::from(rocket.lacks_metal),
        _ => usize::from(rocket.lacks_fuel),
    };
    player.zones[Zone::Assembly.index()].rockets.iter().map(lacks).sum()
}

fn is_complete(rocket: &RocketView) -> bool {
    rocket.lacks_metal + rocket.lacks_fuel == 0
}
