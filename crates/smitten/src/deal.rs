//! Dealing: by chance, or as written in the setup.

use game::{Seat, Seed, SetupError};
use schemars::JsonSchema;
use serde::{Deserialize, Serialize};

use crate::{Action, ByHand, BySquare, Card, Cards, Designs, Hand, Laid, Numbers, Rules, Square, Squares};

/// The chance decisions fixed in advance; the seed decides the rest.
///
/// With cards in the squares it is a position in mid-game. If too few cards are left for full hands, the deck
/// is empty, and cards not written down go to the shorter hand first.
#[derive(Clone, PartialEq, Eq, Debug, Default, Serialize, Deserialize, JsonSchema)]
#[serde(default, deny_unknown_fields)]
pub struct Deal {
    /// The cards of hand A and of hand B; alone, those that lie face up.
    #[schemars(length(max = 2))]
    pub hands: Vec<Vec<Card>>,
    /// Alone: the face-down card of hand A and of hand B, or null.
    #[schemars(length(max = 2))]
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub face_down: Vec<Option<Card>>,
    /// The deck from the top.
    pub deck: Vec<Card>,
    /// The card set aside.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub aside: Option<Card>,
    /// The cards in the left square.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub left: Vec<Card>,
    /// The cards in the right square.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub right: Vec<Card>,
    /// The actions after all this, as a record writes them.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub actions: Vec<(Seat, Action)>,
}

/// The order of all cards, and the sizes of the places they go to.
///
/// First come hand A's, then hand B's, then the deck, the card set aside, and last the squares. A hand's
/// face-down card comes after its face-up cards.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) struct Layout {
    pub(crate) order: [Card; Card::COUNT],
    /// The number of cards in each hand, without the face-down one.
    pub(crate) open: ByHand<u8>,
    /// Whether each hand has a face-down card.
    pub(crate) has_down: ByHand<bool>,
    /// The number of cards in the deck.
    pub(crate) deck: u8,
    pub(crate) squares: Squares,
}

impl Layout {
    /// Lays out the written cards and shuffles the rest.
    pub(crate) fn new(
        rules: &Rules,
        designs: &Designs,
        deal: &Deal,
        seed: Seed,
    ) -> Result<Layout, SetupError> {
        let mut unnamed = Unnamed(Cards::ALL);
        let squares = lay_squares(rules, designs, deal, &mut unnamed)?;
        unnamed.take_all("deal.aside", deal.aside)?;
        check_hands(rules, deal)?;
        for (i, hand) in deal.hands.iter().enumerate() {
            unnamed.take_all(&format!("deal.hands[{i}]"), hand.iter().copied())?;
        }
        for (i, down) in deal.face_down.iter().enumerate() {
            unnamed.take_all(&format!("deal.face_down[{i}]"), *down)?;
        }
        unnamed.take_all("deal.deck", deal.deck.iter().copied())?;

        let mut rest: Vec<Card> = unnamed.0.iter().collect();
        seed.dice(0).shuffle(&mut rest);
        let sizes = hand_sizes(rules, deal, squares.n_cards())?;
        let n_free = Card::COUNT as u8 - 1 - squares.n_cards();
        let deck = n_free - sizes.a - sizes.b;
        if usize::from(deck) < deal.deck.len() {
            let wanted = format!("at most {deck}, for that is what the hands leave");
            return Err(SetupError::Count { field: "deal.deck".into(), given: deal.deck.len(), wanted });
        }

        let mut next = || rest.pop().expect("every card that is not named is left");
        let mut order = Vec::with_capacity(Card::COUNT);
        let (mut open, mut has_down) = (ByHand::default(), ByHand::default());
        for hand in Hand::BOTH {
            let (named, down) = (deal.hand(hand), deal.down(hand));
            has_down[hand] = rules.is_solo() && (down.is_some() || named.len() < 3 && sizes[hand] == 3);
            open[hand] = sizes[hand] - u8::from(has_down[hand]);
            order.extend(named);
            order.extend((named.len()..open[hand].into()).map(|_| next()));
            order.extend(has_down[hand].then(|| down.unwrap_or_else(&mut next)));
        }
        order.extend(&deal.deck);
        order.extend((deal.deck.len()..deck.into()).map(|_| next()));
        order.push(deal.aside.unwrap_or_else(next));
        order.extend(Square::BOTH.into_iter().flat_map(|square| squares.lying(square).iter()));
        let order = order.try_into().expect("eighteen cards are laid out");
        Ok(Layout { order, open, has_down, deck, squares })
    }
}

impl Deal {
    /// The cards named for a hand.
    fn hand(&self, hand: Hand) -> &[Card] {
        self.hands.get(hand as usize).map_or(&[], Vec::as_slice)
    }

    /// The face-down card named for a hand.
    fn down(&self, hand: Hand) -> Option<Card> {
        self.face_down.get(hand as usize).copied().flatten()
    }

    /// The number of cards named for a hand.
    fn n_named(&self, hand: Hand) -> u8 {
        self.hand(hand).len() as u8 + u8::from(self.down(hand).is_some())
    }
}

/// The cards for which no place has been named.
struct Unnamed(Cards);

impl Unnamed {
    fn take_all(&mut self, field: &str, cards: impl IntoIterator<Item = Card>) -> Result<(), SetupError> {
        for card in cards {
            if !self.0.contains(card) {
                return Err(SetupError::Twice { field: field.into(), item: card.to_string() });
            }
            self.0 = self.0.without(card);
        }
        Ok(())
    }
}

/// The squares of the deal, if they can come about by the rules.
fn lay_squares(
    rules: &Rules,
    designs: &Designs,
    deal: &Deal,
    unnamed: &mut Unnamed,
) -> Result<Squares, SetupError> {
    let mut squares = Squares::default();
    for (square, cards) in [(Square::Left, &deal.left), (Square::Right, &deal.right)] {
        let field = format!("deal.{square}");
        unnamed.take_all(&field, cards.iter().copied())?;
        let numbers: Numbers = cards.iter().copied().collect();
        if let Some(twin) = cards.iter().find(|&card| cards.iter().filter(|other| *other == card).count() > 1)
        {
            return Err(SetupError::Twice { field, item: twin.to_string() });
        }
        // Lays touching cards until no further one touches.
        while let Some(card) = (squares.open(square, false) & numbers).iter().next() {
            squares.lay(Laid { card, square }, designs);
        }
        if squares.lying(square) != numbers {
            let reason = "its cards do not all hang together".into();
            return Err(SetupError::Impossible { field, reason });
        }
    }
    let BySquare { left, right } = BySquare { left: deal.left.len(), right: deal.right.len() };
    if rules.balance && 1 < left.abs_diff(right) {
        let (field, reason) = ("deal.left".into(), "the balance rule allows one card more at most".into());
        return Err(SetupError::Impossible { field, reason });
    }
    if 16 < left + right {
        let (given, wanted) = (left + right, "at most 16 together with `deal.right`".into());
        return Err(SetupError::Count { field: "deal.left".into(), given, wanted });
    }
    Ok(squares)
}

/// Checks that no hand is named twice or has too many cards.
fn check_hands(rules: &Rules, deal: &Deal) -> Result<(), SetupError> {
    let count = |field: &str, given: usize, most: usize| {
        if given <= most {
            return Ok(());
        }
        Err(SetupError::Count { field: field.into(), given, wanted: format!("at most {most}") })
    };
    count("deal.hands", deal.hands.len(), 2)?;
    count("deal.face_down", deal.face_down.len(), 2)?;
    if !rules.is_solo() && deal.face_down.iter().any(Option::is_some) {
        return Err(SetupError::Conflict { field: "deal.face_down".into(), other: "players".into() });
    }
    for hand in Hand::BOTH {
        let most = rules.hand_size - u8::from(deal.down(hand).is_some());
        count(&format!("deal.hands[{}]", hand as usize), deal.hand(hand).len(), most.into())?;
    }
    Ok(())
}

/// The number of cards in each hand: full hands, or what is left for them.
fn hand_sizes(rules: &Rules, deal: &Deal, n_laid: u8) -> Result<ByHand<u8>, SetupError> {
    let n_free = Card::COUNT as u8 - 1 - n_laid;
    let mut sizes = ByHand::from_fn(|hand| deal.n_named(hand));
    if n_free < sizes.a + sizes.b {
        let wanted = format!("at most {n_free}, for that is what the squares and the card set aside leave");
        return Err(SetupError::Count {
            field: "deal.hands".into(),
            given: (sizes.a + sizes.b).into(),
            wanted,
        });
    }
    while sizes.a + sizes.b < n_free.min(2 * rules.hand_size) {
        let shorter = if sizes.b < sizes.a { Hand::B } else { Hand::A };
        sizes[shorter] += 1;
    }
    Ok(sizes)
}
