//! A running game.

use game::{Outcome, Seat, Seats, Turn};

use crate::deal::Layout;
use crate::phase::Phase;
use crate::{
    ByHand, BySquare, Card, Cards, Designs, Ending, Hand, Laid, Numbers, PastTurn, Rules, Square, Squares,
};

/// The most turns of a game: each plays a card, and the seventeenth card in the squares wins.
pub(crate) const MOST_TURNS: usize = 17;

/// The state of a game.
///
/// It remembers the whole order of the cards and every turn, because facts about earlier hands limit what may
/// be hidden now.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Smitten {
    pub(crate) rules: Rules,
    pub(crate) designs: Designs,
    /// The cards as [`Layout`] orders them.
    pub(crate) order: [Card; Card::COUNT],
    /// The place in `order` of the top of the deck.
    pub(crate) top: u8,
    /// The place in `order` of the card set aside, right below the deck.
    pub(crate) bottom: u8,
    /// The face-up card that was exchanged for the one set aside.
    pub(crate) exchanged: Option<Card>,
    pub(crate) squares: Squares,
    pub(crate) hands: ByHand<Held>,
    pub(crate) phase: Phase,
    /// The turns so far; the last one may still be under way.
    turns: [PastTurn; MOST_TURNS],
    n_turns: u8,
}

/// The cards of a hand.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) struct Held {
    /// The cards in hand; alone, those that lie face up.
    pub(crate) cards: Cards,
    /// Alone: the place in `order` of the face-down card.
    pub(crate) down: Option<u8>,
    /// The cards that were shown and have not left the hand since.
    pub(crate) shown: Cards,
}

impl Held {
    pub(crate) fn n_cards(&self) -> u8 {
        self.cards.len() + u8::from(self.down.is_some())
    }
}

impl Smitten {
    /// The game as laid out, before its first turn.
    pub(crate) fn new(rules: Rules, designs: Designs, layout: Layout) -> Smitten {
        let mut at = 0;
        let hands = ByHand::from_fn(|hand| {
            let open = &layout.order[at..at + usize::from(layout.open[hand])];
            at += open.len();
            let down = layout.has_down[hand].then_some(at as u8);
            at += usize::from(layout.has_down[hand]);
            Held { cards: open.iter().copied().collect(), down, shown: Cards::NONE }
        });
        // The filler is never read.
        let none = PastTurn {
            open: Numbers::NONE,
            signals: None,
            active: Hand::A,
            played: Laid { card: Card::new(1), square: Square::Left },
            call: None,
            shown: Cards::NONE,
            placed: None,
            drew: ByHand::default(),
        };
        Smitten {
            rules,
            designs,
            order: layout.order,
            top: at as u8,
            bottom: at as u8 + layout.deck,
            exchanged: None,
            squares: layout.squares,
            hands,
            phase: Phase::Choosing,
            turns: [none; MOST_TURNS],
            n_turns: 0,
        }
    }

    /// The turns so far; the last one may still be under way.
    pub(crate) fn turns(&self) -> &[PastTurn] {
        &self.turns[..usize::from(self.n_turns)]
    }

    /// Begins the entry of a turn.
    pub(crate) fn push_turn(&mut self, turn: PastTurn) {
        self.turns[usize::from(self.n_turns)] = turn;
        self.n_turns += 1;
    }

    /// The turn whose card was played last.
    pub(crate) fn last_turn(&self) -> &PastTurn {
        &self.turns[usize::from(self.n_turns) - 1]
    }

    /// The turn whose card was played last, for adding to it.
    pub(crate) fn last_turn_mut(&mut self) -> &mut PastTurn {
        &mut self.turns[usize::from(self.n_turns) - 1]
    }

    /// The player of a hand.
    pub(crate) fn owner(&self, hand: Hand) -> Seat {
        if self.rules.is_solo() { Hand::A.seat() } else { hand.seat() }
    }

    /// The hand of a seat, if two play and the seat has one.
    pub(crate) fn hand_of(&self, seat: Seat) -> Option<Hand> {
        Hand::BOTH.into_iter().find(|hand| !self.rules.is_solo() && hand.seat() == seat)
    }

    /// The numbers that may enter each square now.
    pub(crate) fn opens(&self) -> BySquare<Numbers> {
        self.squares.opens(self.rules.balance)
    }

    /// The undrawn cards, from the top.
    pub(crate) fn deck(&self) -> &[Card] {
        &self.order[usize::from(self.top)..usize::from(self.bottom)]
    }

    /// The eighteenth card, which lies aside.
    pub(crate) fn aside(&self) -> Card {
        self.exchanged.unwrap_or(self.order[usize::from(self.bottom)])
    }

    /// A hand's face-down card.
    pub(crate) fn face_down(&self, hand: Hand) -> Option<Card> {
        self.hands[hand].down.map(|at| self.order[usize::from(at)])
    }

    /// Whether the exchange for the card set aside is still possible (SM-3.5).
    pub(crate) fn exchange_is_open(&self) -> bool {
        self.rules.exchange && self.exchanged.is_none()
    }

    /// The ending, if the game has ended.
    pub(crate) fn ending(&self) -> Option<Ending> {
        match self.phase {
            Phase::Over(ending) => Some(ending),
            _ => None,
        }
    }

    /// The awaited seats, or the outcome.
    ///
    /// It follows from public facts alone, so waiting reveals nothing.
    pub(crate) fn awaited(&self) -> Turn {
        Turn::Waiting(match self.phase {
            Phase::Deciding(signals) => {
                Hand::BOTH.into_iter().filter(|&hand| signals[hand].may_act()).map(Hand::seat).collect()
            }
            Phase::Choosing | Phase::Naming { .. } => Seats::only(Hand::A.seat()),
            Phase::Announcing => Seats::only(self.owner(self.last_turn().active)),
            Phase::Following(_) => Seats::only(self.owner(self.last_turn().active.partner())),
            Phase::Over(ending) => {
                return Turn::Over(Outcome::together(self.rules.players, ending.is_won()));
            }
        })
    }
}
