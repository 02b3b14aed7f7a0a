//! The table in numbers, as all see it.

use ::crew::bits::{BEATING, SUITS, Trick, above, below, bit, each, len};
use ::crew::{Attempt, Card, Position};
use solver::crew::MAX_MEMBERS;

/// The highest trump.
const TRUMP_4: u64 = bit(39);

/// The public facts of an attempt and what follows from them for the hidden cards.
///
/// Members are numbered by their places in the order of play, cards as the solver numbers them.
#[derive(Clone, Debug)]
pub(crate) struct PublicState {
    pub(crate) n_members: u8,
    pub(crate) n_tricks: u8,
    pub(crate) n_finished: u8,
    /// Whose turn it is.
    pub(crate) turn: u8,
    pub(crate) trick: Trick,
    /// The cards in hands, covered ones included.
    pub(crate) unplayed: u64,
    /// What each member may hold.
    pub(crate) may: [u64; MAX_MEMBERS],
    /// What each member holds for all to see.
    pub(crate) has: [u64; MAX_MEMBERS],
    /// How many cards each member holds.
    pub(crate) n_cards: [u8; MAX_MEMBERS],
    /// The cards each member has won.
    pub(crate) won: [u64; MAX_MEMBERS],
    /// Which tricks each member has won; the first is bit 0.
    pub(crate) tricks: [u16; MAX_MEMBERS],
    pub(crate) dummy: Option<u8>,
}

fn number<const TRUMP: char>(card: Card<TRUMP>) -> u8 {
    card.index() as u8
}

impl PublicState {
    /// The public facts of an attempt.
    pub(crate) fn of<const TRUMP: char>(attempt: &Attempt<TRUMP>) -> PublicState {
        let crew = attempt.crew();
        let ledger = attempt.ledger();
        let mut state = PublicState::before(attempt);
        let first = attempt.draws().map_or(0, |draws| usize::from(draws.after));
        for (n_finished, trick) in ledger.tricks().iter().chain([attempt.trick()]).enumerate() {
            // What was known of hands before the draw is worth little after it.
            let counts = n_finished >= first;
            for message in attempt.messages().sent() {
                if counts && usize::from(message.after) == n_finished {
                    let position = (!attempt.messages().hides_position()).then_some(message.position);
                    state.note_message(crew.place(message.by), number(message.card), position);
                }
            }
            for &(member, card) in trick.plays() {
                state.turn = crew.place(member);
                if counts {
                    state.play(number(card));
                } else {
                    state.put(number(card));
                }
            }
        }
        state.turn = crew.place(attempt.to_play());
        if let Some(dummy) = crew.dummy() {
            let open = attempt.hand(dummy).bits();
            let dummy = usize::from(crew.place(dummy));
            (state.may[dummy], state.has[dummy]) = (open, open);
            state.n_cards[dummy] = len(open);
        }
        state
    }

    /// Before anything was seen: only trump 4 has shown itself.
    pub(crate) fn before<const TRUMP: char>(attempt: &Attempt<TRUMP>) -> PublicState {
        let crew = attempt.crew();
        let mut state = PublicState {
            n_members: crew.size(),
            n_tricks: attempt.ledger().n_tricks() as u8,
            n_finished: 0,
            turn: crew.place(attempt.commander()),
            trick: Trick::led_by(crew.place(attempt.commander())),
            unplayed: attempt.ledger().in_play().bits(),
            may: [attempt.ledger().in_play().bits(); MAX_MEMBERS],
            has: [0; MAX_MEMBERS],
            n_cards: [0; MAX_MEMBERS],
            won: [0; MAX_MEMBERS],
            tricks: [0; MAX_MEMBERS],
            dummy: crew.dummy().map(|dummy| crew.place(dummy)),
        };
        let tricks = attempt.ledger().tricks().iter().chain([attempt.trick()]);
        for member in crew.members() {
            let n_played = tricks.clone().filter(|trick| trick.card_of(member).is_some()).count();
            state.n_cards[usize::from(crew.place(member))] = (attempt.hand(member).len() + n_played) as u8;
        }
        let is_trump_4 = |card: Card<TRUMP>| card == Card::COMMANDER;
        let was_drawn =
            attempt.draws().is_some_and(|draws| crew.members().any(|member| is_trump_4(draws.taken[member])));
        if !was_drawn {
            state.show(state.turn, TRUMP_4);
        }
        state
    }

    /// Notes that this member holds these cards, so that no other does.
    pub(crate) fn show(&mut self, member: u8, cards: u64) {
        for (other, may) in self.may.iter_mut().enumerate() {
            if other != usize::from(member) {
                *may &= !cards;
            }
        }
        self.has[usize::from(member)] |= cards & self.unplayed;
    }

    /// Notes a message.
    pub(crate) fn note_message(&mut self, member: u8, card: u8, position: Option<Position>) {
        self.show(member, bit(card));
        self.may[usize::from(member)] &= !match position {
            None => 0,
            Some(Position::Highest) => above(card),
            Some(Position::Only) => above(card) | below(card),
            Some(Position::Lowest) => below(card),
        };
    }

    /// Notes a card of the member whose turn it is, and that a member that does not follow suit is void.
    pub(crate) fn play(&mut self, card: u8) {
        if self.trick.len > 0 && self.trick.suit & bit(card) == 0 && self.dummy != Some(self.turn) {
            self.may[usize::from(self.turn)] &= !self.trick.suit;
        }
        self.put(card);
    }

    /// Puts down a card, the last one of a trick included.
    fn put(&mut self, card: u8) {
        self.trick = self.trick.with(self.turn, card);
        self.unplayed &= !bit(card);
        self.n_cards[usize::from(self.turn)] -= u8::from(self.n_cards[usize::from(self.turn)] > 0);
        for (may, has) in self.may.iter_mut().zip(&mut self.has) {
            *may &= !bit(card);
            *has &= !bit(card);
        }
        self.turn = self.left(self.turn);
        if self.trick.len == self.n_members {
            let winner = usize::from(self.trick.winner);
            self.won[winner] |= self.trick.cards;
            self.tricks[winner] |= 1 << self.n_finished;
            self.turn = self.trick.winner;
            self.n_finished += 1;
            self.trick = Trick::led_by(self.turn);
        }
    }

    pub(crate) fn left(&self, member: u8) -> u8 {
        if member + 1 == self.n_members { 0 } else { member + 1 }
    }

    /// Who plays after the one whose turn it is.
    pub(crate) fn later(&self) -> impl Iterator<Item = u8> + Clone + use<> {
        let (n, turn) = (self.n_members, self.turn);
        (1..n - self.trick.len).map(move |steps| (turn + steps) % n)
    }

    /// The cards of this hand that may be played.
    pub(crate) fn playable(&self, hand: u64) -> u64 {
        if hand & self.trick.suit == 0 { hand } else { hand & self.trick.suit }
    }

    /// How likely one of these cards is in a member's hand, if the cards `seen` are known to be elsewhere.
    pub(crate) fn chance(&self, member: u8, cards: u64, seen: u64) -> f32 {
        let member = usize::from(member);
        if cards & self.has[member] != 0 {
            return 1.0;
        }
        1.0 - self.chance_of_none(member, cards, seen)
    }

    /// How likely none of these cards is among a member's hidden ones.
    fn chance_of_none(&self, member: usize, cards: u64, seen: u64) -> f32 {
        let pool = self.may[member] & !seen & !self.has[member];
        let n_hidden = self.n_cards[member].saturating_sub(len(self.has[member]));
        let (n_pool, n_wanted) = (len(pool), len(pool & cards));
        if n_wanted == 0 {
            return 1.0;
        }
        if n_hidden >= n_pool {
            return 0.0;
        }
        let share = f32::from(n_hidden) / f32::from(n_pool);
        (1.0 - share).powi(n_wanted.into())
    }

    /// How likely a member can take the trick from its best card.
    pub(crate) fn chance_to_beat(&self, member: u8, trick: &Trick, seen: u64) -> f32 {
        let beating = BEATING[usize::from(trick.best)];
        let by_suit = self.chance(member, beating & trick.suit, seen);
        let by_trump = beating & !trick.suit;
        if by_trump == 0 || by_suit == 1.0 || self.has[usize::from(member)] & trick.suit != 0 {
            return by_suit;
        }
        let is_void = self.chance_of_none(usize::from(member), trick.suit, seen);
        by_suit + is_void * self.chance(member, by_trump, seen)
    }
}

/// The lowest and the highest card of each colour of a hand.
pub(crate) fn ends(hand: u64) -> u64 {
    SUITS[..4].iter().fold(0, |ends, suit| {
        let cards = hand & suit;
        let highest = each(cards).last().map_or(0, bit);
        ends | cards & cards.wrapping_neg() | highest
    })
}
