//! A toy game with secrets, and one switch for every flaw.
//!
//! Two seats hold two of the cards 1 to 6, two cards stay in the pile. The follower must play a card as even
//! or odd as the one led, if there is one; the higher card wins the trick and leads.

use std::fmt;
use std::hash::Hash;
use std::marker::PhantomData;
use std::str::FromStr;
use std::sync::atomic::{AtomicU32, Ordering};

use game::{BySeat, Dice, Game, Log, Match, Observer, Outcome, Seat, Seats, Seed, SetupError, Talk, Turn};
use schemars::JsonSchema;
use serde::{Deserialize, Serialize};

/// The flaws of a toy, each off by default.
pub(crate) trait Flaw: Copy + Eq + Hash + fmt::Debug + Send + Sync + 'static {
    const COUNTS_GAMES: bool = false;
    const LISTS_TWICE: bool = false;
    const LISTS_UNAWAITED: bool = false;
    const ACCEPTS_ANYTHING: bool = false;
    const REFUSES_ODD: bool = false;
    const REFUSAL_MOVES: bool = false;
    const DROPS_CARDS: bool = false;
    const GETS_STUCK: bool = false;
    const NEVER_ENDS: bool = false;
    const GOES_ON_AFTER_THE_END: bool = false;
    const VIEW_SHOWS_PILE: bool = false;
    const EVENT_SHOWS_HAND: bool = false;
    const LISTS_BY_OTHER_HAND: bool = false;
    const TURN_BETRAYS_HAND: bool = false;
    const TALK_BETRAYS_HAND: bool = false;
    const AWAITS_BOTH: bool = false;
    const REDEAL_FORGETS_VOIDS: bool = false;
    const REDEAL_IS_A_COPY: bool = false;
    const RECORD_LOSES_SETUP: bool = false;
    const TEXT_IS_AMBIGUOUS: bool = false;
    const JSON_LOSES_CARD: bool = false;
    const POSITION_FORGETS_PLAYS: bool = false;
    const POSITION_FORGETS_HANDS: bool = false;
    const POSITION_CANNOT_BE: bool = false;
}

#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) struct Toy<F> {
    hands: [u8; 2],
    pile: u8,
    played: Vec<(Seat, u8)>,
    /// The parities that a seat has shown not to hold: bit 0 even, bit 1 odd.
    voids: [u8; 2],
    leader: Seat,
    tricks: [u8; 2],
    flaw: PhantomData<F>,
}

#[derive(Clone, PartialEq, Eq, Debug, Default, Serialize, Deserialize, JsonSchema)]
pub(crate) struct Setup<F> {
    pub(crate) deal: Option<[u8; 2]>,
    /// The plays before the position begins.
    pub(crate) played: Vec<(Seat, u8)>,
    #[serde(skip)]
    pub(crate) flaw: PhantomData<F>,
    #[serde(skip)]
    pub(crate) lost: Option<[u8; 2]>,
}

#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, JsonSchema)]
pub(crate) struct Play<F> {
    card: u8,
    #[serde(skip)]
    flaw: PhantomData<F>,
}

impl<'de, F: Flaw> Deserialize<'de> for Play<F> {
    fn deserialize<D: serde::Deserializer<'de>>(from: D) -> Result<Self, D::Error> {
        #[derive(Deserialize)]
        struct Plain {
            card: u8,
        }
        let card = Plain::deserialize(from)?.card;
        Ok(play(if F::JSON_LOSES_CARD { 1 } else { card }))
    }
}

impl<F: Flaw> fmt::Display for Play<F> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let card = if F::TEXT_IS_AMBIGUOUS { self.card / 2 * 2 } else { self.card };
        card.fmt(f)
    }
}

impl<F> FromStr for Play<F> {
    type Err = std::num::ParseIntError;
    fn from_str(text: &str) -> Result<Self, Self::Err> {
        Ok(play(text.parse()?))
    }
}

fn play<F>(card: u8) -> Play<F> {
    Play { card, flaw: PhantomData }
}

#[derive(Clone, PartialEq, Eq, Debug, Serialize, JsonSchema)]
pub(crate) enum Event {
    Dealt(Seat, u8),
    Played(Seat, u8),
    Counted(u32),
}

impl fmt::Display for Event {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{self:?}")
    }
}

#[derive(Clone, PartialEq, Eq, Debug, Serialize, JsonSchema)]
pub(crate) struct View {
    hand: Option<u8>,
    pile: Option<u8>,
    table: Option<u8>,
    tricks: [u8; 2],
}

impl fmt::Display for View {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{self:?}")
    }
}

#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error, Serialize, JsonSchema)]
#[serde(tag = "code")]
pub(crate) enum Refusal {
    #[error("not now")]
    NotNow,
}

impl game::Refusal for Refusal {
    fn rule(&self) -> &'static str {
        match self {
            Refusal::NotNow => "TOY-1.1",
        }
    }
}

const DECK: u8 = 0b111_1110;
const EVEN: u8 = 0b101_0100;
static GAMES: AtomicU32 = AtomicU32::new(0);

fn cards(set: u8) -> impl Iterator<Item = u8> {
    (1..=6).filter(move |card| set & 1 << card != 0)
}

fn of_parity(card: u8) -> u8 {
    if card.is_multiple_of(2) { EVEN } else { DECK & !EVEN }
}

impl<F: Flaw> Toy<F> {
    fn table(&self) -> Option<u8> {
        if self.played.len() % 2 == 1 { self.played.last().map(|&(_, card)| card) } else { None }
    }

    fn to_move(&self) -> Seat {
        if self.table().is_some() { self.leader.left(1, 2) } else { self.leader }
    }

    fn is_over(&self) -> bool {
        self.hands == [0, 0] && !F::NEVER_ENDS
    }

    fn playable(&self, seat: Seat) -> u8 {
        let hand = self.hands[seat.index()];
        match self.table() {
            Some(led) if hand & of_parity(led) != 0 => hand & of_parity(led),
            _ => hand,
        }
    }

    fn split(unseen: u8, sizes: [u32; 2], dice: &mut Dice) -> [u8; 2] {
        let mut unseen: Vec<u8> = cards(unseen).collect();
        dice.shuffle(&mut unseen);
        let mut rest = unseen.into_iter();
        sizes.map(|n| rest.by_ref().take(n as usize).fold(0, |hand, card| hand | 1 << card))
    }
}

impl<F: Flaw> Game for Toy<F> {
    const ID: &'static str = "toy";
    const NAME: &'static str = "Toy";
    const RULES: u32 = 1;
    const SEATS: std::ops::RangeInclusive<u8> = 2..=2;
    const LONGEST: usize = 4;
    type Setup = Setup<F>;
    type Action = Play<F>;
    type Event = Event;
    type Seen = Event;
    type View = View;
    type Refusal = Refusal;
    type Card = u8;

    fn deal(setup: &Setup<F>, seed: Seed, log: &mut impl Log<Event>) -> Result<Self, SetupError> {
        let hands = match (setup.deal, setup.lost) {
            (Some(hands), _) => hands,
            (None, Some(lost)) => lost,
            (None, None) => Self::split(DECK, [2, 2], &mut seed.dice(0)),
        };
        for seat in Seat::all(2) {
            log.note(|| Event::Dealt(seat, hands[seat.index()]));
        }
        let mut toy = Toy {
            hands,
            pile: DECK & !hands[0] & !hands[1],
            played: Vec::new(),
            voids: [0; 2],
            leader: Seat::new(0),
            tricks: [0; 2],
            flaw: PhantomData,
        };
        for &(seat, card) in &setup.played {
            game::redo(&mut toy, seat, play(card), "played", log)?;
        }
        Ok(toy)
    }

    fn n_seats(&self) -> u8 {
        2
    }

    fn turn(&self) -> Turn {
        if self.is_over() {
            let points = BySeat(std::array::from_fn(|i| self.tricks.get(i).map_or(0, |&n| n.into())));
            let winner = Seat::new(u8::from(self.tricks[1] > self.tricks[0]));
            return Turn::Over(Outcome { winners: Seats::only(winner), points: Some(points) });
        }
        let seats = Seats::only(self.to_move());
        let holds_a_six = F::TURN_BETRAYS_HAND && self.hands[1] & 1 << 6 != 0;
        Turn::Waiting(if holds_a_six || F::AWAITS_BOTH { seats.with(Seat::new(1)) } else { seats })
    }

    fn talk(&self) -> Talk {
        let holds_a_six = F::TALK_BETRAYS_HAND && self.hands[1] & 1 << 6 != 0;
        if holds_a_six { Talk::Closed } else { Talk::Free }
    }

    fn legal(&self, seat: Seat, actions: &mut Vec<Play<F>>) {
        if self.is_over() && F::GOES_ON_AFTER_THE_END && seat == Seat::new(0) {
            actions.push(play(1));
        }
        if F::NEVER_ENDS && self.hands == [0, 0] && seat == self.to_move() {
            actions.push(play(1));
        }
        let stuck = F::GETS_STUCK && self.played.len() == 2;
        let out_of_turn = F::LISTS_UNAWAITED && seat == Seat::new(0) && self.table().is_some();
        if self.is_over() || stuck || (seat != self.to_move() && !out_of_turn) {
            return;
        }
        if F::LISTS_BY_OTHER_HAND && self.hands[1 - seat.index()] & 1 << 6 != 0 {
            actions.push(play(cards(self.playable(seat)).next().unwrap_or(1)));
            return;
        }
        actions.extend(cards(self.playable(seat)).map(play));
        if F::LISTS_TWICE {
            actions.extend_from_within(..1);
        }
    }

    fn step(&mut self, seat: Seat, action: Play<F>, log: &mut impl Log<Event>) {
        let card = action.card;
        let led = self.table();
        self.hands[seat.index()] &= !(1 << card);
        if let Some(led) = led {
            if of_parity(led) != of_parity(card) {
                self.voids[seat.index()] |= of_parity(led);
            }
            let winner = if card > led { seat } else { self.leader };
            self.tricks[winner.index()] += 1;
            self.leader = winner;
        }
        if !(F::DROPS_CARDS && card == 6) {
            self.played.push((seat, card));
        }
        log.note(|| Event::Played(seat, card));
        if F::COUNTS_GAMES && self.hands == [0, 0] {
            log.note(|| Event::Counted(GAMES.fetch_add(1, Ordering::Relaxed)));
        }
    }

    fn refusal(&self, _: Seat, _: &Play<F>) -> Refusal {
        Refusal::NotNow
    }

    fn apply(&mut self, seat: Seat, action: Play<F>, log: &mut impl Log<Event>) -> Result<(), Refusal> {
        let mut listed = Vec::new();
        self.legal(seat, &mut listed);
        if (listed.contains(&action) || F::ACCEPTS_ANYTHING) && !(F::REFUSES_ODD && action.card % 2 == 1) {
            self.step(seat, action, log);
            return Ok(());
        }
        if F::REFUSAL_MOVES {
            self.pile = 0;
        }
        Err(Refusal::NotNow)
    }

    fn view(&self, observer: Observer) -> View {
        let hand = Seat::all(2).find(|&seat| observer.sees(seat)).map(|seat| self.hands[seat.index()]);
        let pile = F::VIEW_SHOWS_PILE.then_some(self.pile);
        View { hand, pile, table: self.table(), tricks: self.tricks }
    }

    fn seen(event: &Event, observer: Observer) -> Option<Event> {
        match event {
            Event::Dealt(seat, _) if !observer.sees(*seat) && !F::EVENT_SHOWS_HAND => None,
            _ => Some(event.clone()),
        }
    }

    fn redeal(&self, observer: Observer, dice: &mut Dice) -> Self {
        if F::REDEAL_IS_A_COPY {
            return self.clone();
        }
        let own = Seat::all(2).find(|&seat| observer.sees(seat)).map(Seat::index);
        let mut unseen = self.pile | self.hands[0] | self.hands[1];
        let mut sizes = self.hands.map(u8::count_ones);
        if let Some(own) = own {
            unseen &= !self.hands[own];
            sizes[own] = 0;
        }
        loop {
            let mut hands = Self::split(unseen, sizes, dice);
            if let Some(own) = own {
                hands[own] = self.hands[own];
            }
            let fits = (0..2).all(|seat| hands[seat] & self.voids[seat] == 0);
            if fits || F::REDEAL_FORGETS_VOIDS {
                let pile = (self.pile | self.hands[0] | self.hands[1]) & !hands[0] & !hands[1];
                return Toy { hands, pile, ..self.clone() };
            }
        }
    }

    fn retrace(&self, history: &Match<Self>) -> Match<Self> {
        let mut hands = self.hands;
        for &(seat, action) in &history.actions {
            hands[seat.index()] |= 1 << action.card;
        }
        let setup = Setup { deal: Some(hands), ..history.setup.clone() };
        Match { setup, ..history.clone() }
    }

    fn deal_of(&self, history: &Match<Self>) -> Setup<F> {
        let mut setup = self.retrace(history).setup;
        setup.played = history.actions.iter().map(|&(seat, action)| (seat, action.card)).collect();
        if F::POSITION_FORGETS_PLAYS {
            setup.played.clear();
        }
        if F::POSITION_FORGETS_HANDS {
            setup.deal = Some(self.hands);
        }
        if F::POSITION_CANNOT_BE {
            setup.played.reverse();
        }
        setup
    }

    fn census(&self) -> Vec<u8> {
        let held = self.pile | self.hands[0] | self.hands[1];
        cards(held).chain(self.played.iter().map(|&(_, card)| card)).collect()
    }
}

impl<F: Flaw> Toy<F> {
    /// The setups that the suite runs on.
    pub(crate) fn setups() -> Vec<Setup<F>> {
        let lost = F::RECORD_LOSES_SETUP.then_some([0b000_0110, 0b001_1000]);
        vec![Setup { deal: None, played: Vec::new(), flaw: PhantomData, lost }]
    }
}
