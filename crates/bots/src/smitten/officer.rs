//! A first player for Smitten, together and alone.
//!
//! It weighs every hand its partner may have by everything seen so far ([`Belief`]) and plays the card
//! that its partner can most likely follow into a position that stays open. Its conventions:
//!
//! - "I want" means: I hold a card that my partner follows with a chance of at least 95 % into a
//!   position as good. A hand that wants to plays.
//! - "I do not want" means: nothing that sure; please play. Only after the partner has declined too does
//!   it play its best card; in seat A it first leaves that to its partner too, if its best card is poor.
//! - Instructions are followed into the most open position; shown is the card most likely to be of use.
//!
//! Alone it reckons with every card a face-down one may be, and exchanges a card when all else is poor.

use ::smitten::{
    Action, Announce, Belief, BySquare, Call, Card, CardTable, Cards, Designs, Hand, Laid, Numbers,
    PhaseView, Smitten, Square, Squares, View,
};

use crate::{Bot, Knowledge};

/// The chance from which on the bot wants to play.
pub(super) const SURE: f64 = 0.95;
/// The chance below which it would rather see a partner play who does not want to either.
pub(super) const POOR: f64 = 0.6;

/// Reckons with every hand the partner may have, one turn ahead; it needs no dice.
#[derive(Clone, Copy, Debug, Default)]
pub struct Officer;

impl Bot<Smitten> for Officer {
    fn choose(&mut self, knowledge: &Knowledge<Smitten>) -> Option<Action> {
        let (view, legal) = (&knowledge.view(), knowledge.legal());
        if view.phase == PhaseView::Deciding {
            return decide(view);
        }
        let table = Table::new(view);
        match view.phase {
            PhaseView::Following { to_show: 1.., .. } => show(&table, view, legal),
            _ => best(legal, |action| table.value(view, action)).map(|(action, _)| action),
        }
    }
}

/// Two players: speak, play, or leave it to the partner.
fn decide(view: &View) -> Option<Action> {
    let own = own_hand(view)?;
    let (me, partner) = (view.hands[own].signal?, view.hands[own.partner()].signal?);
    let Some((play, value)) = best_play(view) else {
        return me.want.is_none().then_some(Action::DontWant);
    };
    match me.want {
        _ if !partner.can => Some(play),
        None if value >= SURE => Some(Action::Want),
        None => Some(Action::DontWant),
        Some(true) => Some(play),
        // The partner is asked, and has not answered or wants to.
        Some(false) if partner.want != Some(false) => None,
        // One of the two must play (SM-1.6), so only one seat may decline.
        Some(false) if value < POOR && own == Hand::A => None,
        Some(false) => Some(play),
    }
}

/// The best card to begin a turn with for the seat of this view, and how likely all goes well.
pub(super) fn best_play(view: &View) -> Option<(Action, f64)> {
    let own = own_hand(view)?;
    let open = BySquare { left: view.squares.left.open, right: view.squares.right.open };
    let plays = replies(open, view.hands[own].known.numbers());
    if plays.is_empty() {
        return None;
    }
    let table = Table::new(view);
    let play = |Laid { card, square }| Action::Play { from: None, card, square };
    best(&plays, |laid| table.value(view, play(laid))).map(|(laid, value)| (play(laid), value))
}

/// Shows what is not to be placed, and of that what the partner can do most with.
fn show(table: &Table, view: &View, legal: &[Action]) -> Option<Action> {
    let own = own_hand(view)?;
    let PhaseView::Following { answers, .. } = view.phase else { return None };
    let hand = view.hands[own].known;
    let places = replies(answers, hand.numbers());
    let placed = best(&places, |laid| table.outlook_after(laid, hand.numbers())).map(|(laid, _)| laid.card);
    let open = table.squares.opens(view.rules.balance);
    best(legal, |action| match action {
        Action::Show { card } if Some(card) == placed && hand.count(card) == 1 => 0.0,
        Action::Show { card } => {
            Square::BOTH.iter().filter(|&&square| open[square].contains(card)).count() as f64 + 1.0
        }
        _ => 0.0,
    })
    .map(|(action, _)| action)
}

/// The hand of the view's seat, if two play.
fn own_hand(view: &View) -> Option<Hand> {
    Hand::BOTH.into_iter().find(|hand| !view.rules.is_solo() && view.you == Some(hand.seat()))
}

/// The item of the highest value, the first of equals, and that value.
fn best<T: Copy>(items: &[T], mut value: impl FnMut(T) -> f64) -> Option<(T, f64)> {
    let mut best = None;
    for &item in items {
        let value = value(item);
        if best.is_none_or(|(_, highest)| value > highest) {
            best = Some((item, value));
        }
    }
    best
}

/// All cards of these numbers that may be placed, with their squares.
fn replies(answers: BySquare<Numbers>, numbers: Numbers) -> Vec<Laid> {
    Square::BOTH
        .into_iter()
        .flat_map(|square| (answers[square] & numbers).iter().map(move |card| Laid { card, square }))
        .collect()
}

/// What lies on the table, and how to judge it.
struct Table {
    designs: Designs,
    squares: Squares,
    balance: bool,
    fixed_calls: bool,
    /// How many cards a full hand has.
    hand_size: i32,
    /// The hands that may have to follow, with their weights.
    partners: Vec<(Cards, f64)>,
}

impl Table {
    fn new(view: &View) -> Table {
        let designs = Designs::try_from(&CardTable(view.cards.to_vec())).unwrap_or_default();
        let lying = BySquare { left: view.squares.left.cards, right: view.squares.right.cards };
        // To carry out an instruction it does not matter what the partner holds.
        let is_asked = !matches!(view.phase, PhaseView::Following { .. });
        let belief = is_asked.then(|| Belief::about_partner(view)).flatten();
        let partners = belief.map_or_else(Vec::new, |belief| {
            belief.hands().iter().map(|possible| (possible.hand, possible.ways as f64)).collect()
        });
        Table {
            squares: Squares::with(lying, &designs),
            designs,
            balance: view.rules.balance,
            fixed_calls: view.rules.fixed_calls,
            hand_size: view.rules.hand_size.into(),
            partners,
        }
    }

    /// The chance, roughly, that all goes well until the end of the next turn.
    fn value(&self, view: &View, action: Action) -> f64 {
        match (action, view.phase) {
            (Action::Play { from: None, card, square }, _) => {
                let rest = own_hand(view).map_or(Cards::NONE, |own| view.hands[own].known.without(card));
                self.play(Laid { card, square }, rest, &self.partners)
            }
            (Action::Play { from: Some(hand), card, square }, _) => {
                let rest = view.hands[hand].known.without(card);
                self.play(Laid { card, square }, rest, &self.turned_over(view, hand.partner(), unseen(view)))
            }
            (Action::Announce { call }, PhaseView::Announcing { hand, played }) => {
                let rest = view.hands[hand].known;
                let partners = match view.rules.is_solo() {
                    true => &self.turned_over(view, hand.partner(), unseen(view)),
                    false => &self.partners,
                };
                self.followed(&self.squares, played, Some(call), rest, partners)
            }
            (Action::Place { card, square }, PhaseView::Following { hand, .. }) => {
                let rest = view.hands[hand].known.without(card);
                self.outlook_after(Laid { card, square }, rest.numbers())
            }
            (Action::TurnOver { hand }, _) => self.blind(view, hand),
            (Action::Exchange { hand, card }, _) => self.exchange(view, hand, card),
            _ => 0.0,
        }
    }

    /// Alone: the partner hand as it may be once its face-down card is turned over.
    fn turned_over(&self, view: &View, partner: Hand, unseen: Cards) -> Vec<(Cards, f64)> {
        let known = view.hands[partner].known;
        match view.hands[partner].face_down {
            true => {
                unseen.numbers().iter().map(|card| (known.with(card), unseen.count(card).into())).collect()
            }
            false => vec![(known, 1.0)],
        }
    }

    /// Alone: whatever a face-down card may be, played as well as possible.
    fn blind(&self, view: &View, hand: Hand) -> f64 {
        let (unseen, known) = (unseen(view), view.hands[hand].known);
        average(unseen, |card| {
            let partners = self.turned_over(view, hand.partner(), unseen.without(card));
            let open = self.squares.opens(self.balance);
            best(&replies(open, Numbers::only(card)), |laid| self.play(laid, known, &partners))
                .map_or(0.0, |(_, value)| value)
        })
    }

    /// Alone: whatever may lie aside instead of that card, with the best card played then. A little is
    /// taken off, for the exchange is gone afterwards.
    fn exchange(&self, view: &View, hand: Hand, gave: Card) -> f64 {
        let unseen = unseen(view);
        let after = average(unseen, |got| {
            let mut view = view.clone();
            view.hands[hand].known = view.hands[hand].known.without(gave).with(got);
            view.may_exchange = false;
            let open = self.squares.opens(self.balance);
            let values = Hand::BOTH.into_iter().map(|active| {
                let known = view.hands[active].known;
                let partners = self.turned_over(&view, active.partner(), unseen.without(got));
                best(&replies(open, known.numbers()), |laid| {
                    self.play(laid, known.without(laid.card), &partners)
                })
                .map_or(0.0, |(_, value)| value)
            });
            values.fold(0.0, f64::max)
        });
        after - 0.1
    }

    /// The value of playing a card: `rest` is what its hand keeps.
    fn play(&self, played: Laid, rest: Cards, partners: &[(Cards, f64)]) -> f64 {
        let mut squares = self.squares;
        squares.lay(played, &self.designs);
        if squares.n_cards() == 17 {
            return 1.0;
        }
        self.calls(played)
            .iter()
            .map(|&call| self.followed(&squares, played, call, rest, partners))
            .fold(0.0, f64::max)
    }

    /// What may be announced with a card.
    fn calls(&self, played: Laid) -> &'static [Option<Call>] {
        const BOTH: [Option<Call>; 2] = [Some(Call::Higher), Some(Call::Lower)];
        match (self.designs.effect(played.card).announce, played.square) {
            (Announce::None, _) => &[None],
            (Announce::HigherOrLower, Square::Left) if self.fixed_calls => &BOTH[..1],
            (Announce::HigherOrLower, Square::Right) if self.fixed_calls => &BOTH[1..],
            (Announce::HigherOrLower, _) => &BOTH,
        }
    }

    /// How well the partner's possible hands can follow a card that lies in these squares.
    fn followed(
        &self,
        squares: &Squares,
        played: Laid,
        call: Option<Call>,
        rest: Cards,
        partners: &[(Cards, f64)],
    ) -> f64 {
        let effect = self.designs.effect(played.card);
        let answers = self.designs.answers(played, call, squares, self.balance);
        let after = Table { squares: *squares, partners: Vec::new(), ..*self };
        let quiet = after.outlook(rest.numbers());
        // For each number the best square to place it into, once for all hands.
        let mut values = [0.0_f64; Card::NUMBERS];
        for laid in replies(answers, Numbers::ALL) {
            let value = &mut values[laid.card.index()];
            *value = value.max(after.outlook_after(laid, rest.numbers()));
        }
        let (mut sum, mut total) = (0.0, 0.0);
        for (hand, weight) in partners {
            total += weight;
            if hand.len() >= effect.cards_needed() {
                let placed = hand.numbers().iter().map(|card| values[card.index()]).fold(0.0, f64::max);
                sum += weight * if effect.place == 0 { quiet } else { placed };
            }
        }
        if total > 0.0 { sum / total } else { 0.0 }
    }

    /// The outlook once this card has been placed as well.
    fn outlook_after(&self, laid: Laid, held: Numbers) -> f64 {
        let mut squares = self.squares;
        squares.lay(laid, &self.designs);
        Table { squares, partners: Vec::new(), ..*self }.outlook(held)
    }

    /// About the chance that one hand holds a card the other can follow: `held` is in a hand for
    /// certain, anything else that does not lie yet may be.
    fn outlook(&self, held: Numbers) -> f64 {
        if self.squares.n_cards() >= 16 {
            return 1.0;
        }
        let left = |card: Card| {
            2 - Square::BOTH.iter().filter(|&&square| self.squares.lying(square).contains(card)).count()
        };
        let total = f64::from(Card::COUNT as u8 - self.squares.n_cards());
        let open = self.squares.opens(self.balance);
        let mut chances: Vec<(f64, f64)> = Vec::with_capacity(Card::NUMBERS);
        for card in open.either().iter() {
            let follow = Square::BOTH
                .into_iter()
                .filter(|&square| open[square].contains(card))
                .flat_map(|square| self.calls(Laid { card, square }).iter().map(move |&call| (square, call)))
                .map(|(square, call)| self.chance_to_follow(Laid { card, square }, call, left, total))
                .fold(0.0, f64::max);
            let held = match held.contains(card) {
                true => 1.0,
                false => 1.0 - (1.0 - left(card) as f64 / total).powi(self.hand_size),
            };
            chances.push((follow, held));
        }
        // The hand with the best card plays it, otherwise the next best.
        chances.sort_by(|one, other| other.0.total_cmp(&one.0));
        let (mut value, mut none) = (0.0, 1.0);
        for (follow, held) in chances {
            value += none * held * follow;
            none *= 1.0 - held;
        }
        value
    }

    /// The chance that a hand of cards that do not lie yet can follow this card.
    fn chance_to_follow(
        &self,
        played: Laid,
        call: Option<Call>,
        left: impl Fn(Card) -> usize,
        total: f64,
    ) -> f64 {
        if self.designs.effect(played.card).place == 0 {
            return 1.0;
        }
        let mut squares = self.squares;
        squares.lay(played, &self.designs);
        let answers = self.designs.answers(played, call, &squares, self.balance).either();
        let n_answers: usize = answers.iter().map(|card| left(card) - usize::from(card == played.card)).sum();
        1.0 - (1.0 - n_answers as f64 / (total - 1.0)).max(0.0).powi(self.hand_size)
    }
}

/// Alone: the cards that are still hidden.
fn unseen(view: &View) -> Cards {
    let lying = [view.squares.left.cards, view.squares.right.cards];
    let seen = lying.iter().flat_map(|lying| lying.iter());
    let held = Hand::BOTH.into_iter().flat_map(|hand| view.hands[hand].known.iter());
    seen.chain(held).chain(view.aside).fold(Cards::ALL, Cards::without)
}

/// The average over all cards of a heap.
fn average(cards: Cards, value: impl Fn(Card) -> f64) -> f64 {
    let total: f64 = cards.numbers().iter().map(|card| f64::from(cards.count(card)) * value(card)).sum();
    total / f64::from(cards.len().max(1))
}
