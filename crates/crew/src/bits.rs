//! Cards as numbers and sets of cards as bit masks, for search.
//!
//! The numbers are those of [`Card::index`](crate::Card::index): pink, blue, green and yellow from 1 to 9, then
//! the four trumps.

/// How many cards there are.
pub const N_CARDS: usize = 40;
/// All cards.
pub const ALL: u64 = (1 << N_CARDS) - 1;
/// The trumps.
pub const TRUMPS: u64 = SUITS[4];
/// The five suits, trumps last.
pub const SUITS: [u64; 5] = [0x1ff, 0x1ff << 9, 0x1ff << 18, 0x1ff << 27, 0xf << 36];
/// The cards of each card's suit.
pub const SUIT_OF: [u64; N_CARDS] = {
    let mut suits = [0; N_CARDS];
    let mut card = 0;
    while card < N_CARDS {
        suits[card] = SUITS[card / 9];
        card += 1;
    }
    suits
};
/// The cards that take a trick from each card: higher ones of its suit and, unless it is one, trumps.
pub const BEATING: [u64; N_CARDS] = {
    let mut beating = [0; N_CARDS];
    let mut card = 0;
    while card < N_CARDS {
        beating[card] = (SUIT_OF[card] | TRUMPS) & !((2 << card) - 1);
        card += 1;
    }
    beating
};

/// No card.
pub const NO_CARD: u8 = u8::MAX;

/// The four colour cards of a value.
#[inline]
pub const fn of_value(value: u8) -> u64 {
    (1 | 1 << 9 | 1 << 18 | 1 << 27) << (value - 1)
}

/// The set of one card.
#[inline]
pub const fn bit(card: u8) -> u64 {
    1 << card
}

/// The value printed on a card.
#[inline]
pub const fn value(card: u8) -> u8 {
    card % 9 + 1
}

/// The cards above a card in its suit.
#[inline]
pub const fn above(card: u8) -> u64 {
    SUIT_OF[card as usize] & !((2 << card) - 1)
}

/// The cards below a card in its suit.
#[inline]
pub const fn below(card: u8) -> u64 {
    SUIT_OF[card as usize] & (bit(card) - 1)
}

/// How many cards the set has.
#[inline]
pub const fn len(cards: u64) -> u8 {
    cards.count_ones() as u8
}

/// The cards of a set in ascending order.
#[inline]
pub fn each(mut cards: u64) -> impl Iterator<Item = u8> + Clone {
    std::iter::from_fn(move || {
        (cards != 0).then(|| {
            let card = cards.trailing_zeros() as u8;
            cards &= cards - 1;
            card
        })
    })
}

/// The trick under way (CR-2.1).
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Trick {
    /// How many cards have been played to it.
    pub len: u8,
    /// The cards of the led suit; before the lead, all.
    pub suit: u64,
    /// Its cards.
    pub cards: u64,
    /// The card that wins so far, or [`NO_CARD`].
    pub best: u8,
    /// The member that wins so far; before the lead, the leader.
    pub winner: u8,
}

impl Trick {
    /// A trick before its first card.
    #[inline]
    pub const fn led_by(leader: u8) -> Trick {
        Trick { len: 0, suit: ALL, cards: 0, best: NO_CARD, winner: leader }
    }

    /// The trick with this member's card.
    #[inline]
    #[must_use]
    pub const fn with(mut self, member: u8, card: u8) -> Trick {
        if self.len == 0 {
            self.suit = SUIT_OF[card as usize];
            self.best = card;
            self.winner = member;
        } else if BEATING[self.best as usize] & bit(card) != 0 {
            self.best = card;
            self.winner = member;
        }
        self.cards |= bit(card);
        self.len += 1;
        self
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::Card;

    #[test]
    fn the_tables_agree_with_the_cards() {
        for card in Card::<'r'>::all() {
            let beating = Card::all().filter(|other| other.beats(card));
            let bits = |cards: &mut dyn Iterator<Item = Card<'r'>>| {
                cards.fold(0, |bits, card| bits | bit(card.index() as u8))
            };
            let number = card.index() as u8;
            let same_suit = || Card::all().filter(move |other: &Card<'r'>| other.suit() == card.suit());
            assert_eq!(BEATING[card.index()], bits(&mut beating.into_iter()), "{card}");
            assert_eq!(SUIT_OF[card.index()], bits(&mut same_suit()), "{card}");
            assert_eq!(above(number), bits(&mut same_suit().filter(|other| *other > card)), "{card}");
            assert_eq!(below(number), bits(&mut same_suit().filter(|other| *other < card)), "{card}");
            assert_eq!(value(number), card.value(), "{card}");
        }
    }

    /// Checks which member wins a trick that member 1 of three leads.
    fn check(cards: &str, winner: u8) {
        let cards = cards.split(' ').map(|card| card.parse::<Card<'r'>>().unwrap().index() as u8);
        let trick = [1, 2, 0]
            .into_iter()
            .zip(cards)
            .fold(Trick::led_by(1), |trick, (member, card)| trick.with(member, card));
        assert_eq!((trick.len, trick.winner), (3, winner));
    }

    #[test]
    fn cr_2_1_the_highest_of_the_led_suit_or_trump_wins() {
        check("b3 b7 b5", 2);
        check("b3 y9 p9", 1);
        check("b9 r1 b2", 2);
        check("b9 r1 r2", 0);
        check("r3 b9 r2", 1);
    }
}
