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

/// The four colour cards of a value.
pub const fn of_value(value: u8) -> u64 {
    (1 | 1 << 9 | 1 << 18 | 1 << 27) << (value - 1)
}

/// The set of one card.
pub const fn bit(card: u8) -> u64 {
    1 << card
}

/// The value printed on a card.
pub const fn value(card: u8) -> u8 {
    card % 9 + 1
}

/// How many cards the set has.
pub const fn len(cards: u64) -> u8 {
    cards.count_ones() as u8
}

/// The cards of a set in ascending order.
pub fn each(mut cards: u64) -> impl Iterator<Item = u8> + Clone {
    std::iter::from_fn(move || {
        (cards != 0).then(|| {
            let card = cards.trailing_zeros() as u8;
            cards &= cards - 1;
            card
        })
    })
}
