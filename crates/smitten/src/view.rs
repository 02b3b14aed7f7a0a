//! The view of one observer.

use std::fmt;

use game::{Observer, Seat};
use schemars::JsonSchema;
use serde::Serialize;

use crate::phase::Phase;
use crate::{
    ByHand, BySquare, Call, Card, Cards, Design, Ending, Hand, Laid, Numbers, PastTurn, Rules, Signal,
    Smitten, Square,
};

/// The game as one observer may know it.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, JsonSchema)]
pub struct View {
    /// The observer's seat; `None` for a spectator.
    pub you: Option<Seat>,
    /// The rules of this table.
    pub rules: Rules,
    /// The nine designs in ascending order, with the confidence that they equal the printed cards.
    pub cards: [Design; Card::NUMBERS],
    /// Both squares.
    pub squares: BySquare<SquareView>,
    /// Both hands.
    pub hands: ByHand<HandView>,
    /// The number of cards in the deck.
    pub deck_size: u8,
    /// The deck from the top, once the game is over.
    pub deck: Vec<Card>,
    /// The card set aside, if it is known: after an exchange, or once the game is over.
    pub aside: Option<Card>,
    /// Alone: whether the exchange for the card set aside is still possible.
    pub may_exchange: bool,
    /// The decision that is due.
    pub phase: PhaseView,
    /// The public facts of the turns so far; the last one may still be under way.
    pub turns: Vec<PastTurn>,
}

/// One square.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, JsonSchema)]
pub struct SquareView {
    /// The numbers in it.
    pub cards: Numbers,
    /// The numbers that could be played into it now.
    pub open: Numbers,
}

/// One hand, as far as the observer knows it.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, JsonSchema)]
pub struct HandView {
    /// How many cards it has.
    pub size: u8,
    /// The cards that the observer knows: all of their own, otherwise those that were shown.
    pub known: Cards,
    /// The cards that all players know, because they were shown and have not left the hand since.
    pub shown: Cards,
    /// Alone: whether one of the cards lies face down.
    pub face_down: bool,
    /// With two players: its player's signal in this turn.
    pub signal: Option<Signal>,
}

/// The decision that is due.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, JsonSchema)]
#[serde(tag = "type", rename_all = "kebab-case")]
pub enum PhaseView {
    /// Two players: the one who plays a card becomes active.
    Deciding,
    /// Alone: a card of either hand is to be played.
    Choosing,
    /// Alone: a card was turned over, its square is to be named.
    Naming {
        /// The hand it comes from.
        hand: Hand,
        /// The card.
        card: Card,
    },
    /// The active player is to announce "higher" or "lower".
    Announcing {
        /// The active hand.
        hand: Hand,
        /// The played card.
        played: Laid,
    },
    /// The partner is to carry out an instruction.
    Following {
        /// The partner's hand.
        hand: Hand,
        /// The played card.
        played: Laid,
        /// The announcement.
        call: Option<Call>,
        /// The number of cards still to be shown.
        to_show: u8,
        /// The numbers that may be placed in each square.
        answers: BySquare<Numbers>,
    },
    /// The game has ended.
    Over {
        /// The ending.
        ending: Ending,
    },
}

impl Smitten {
    /// The game as this observer may know it.
    pub(crate) fn view_for(&self, observer: Observer) -> View {
        let is_over = self.ending().is_some();
        let open = self.opens();
        let square = |square| SquareView { cards: self.squares.lying(square), open: open[square] };
        View {
            you: observer.seat(),
            rules: self.rules,
            cards: *self.designs.all(),
            squares: BySquare { left: square(Square::Left), right: square(Square::Right) },
            hands: ByHand::from_fn(|hand| self.view_hand(hand, observer)),
            deck_size: self.deck().len() as u8,
            deck: if is_over { self.deck().to_vec() } else { Vec::new() },
            aside: if is_over { Some(self.aside()) } else { self.exchanged },
            may_exchange: self.exchange_is_open(),
            phase: self.view_phase(),
            turns: self.turns().to_vec(),
        }
    }

    fn view_hand(&self, hand: Hand, observer: Observer) -> HandView {
        let held = &self.hands[hand];
        let known = if self.ending().is_some() || observer == Observer::Open {
            self.face_down(hand).into_iter().fold(held.cards, Cards::with)
        } else if self.rules.is_solo() || observer.sees(hand.seat()) {
            held.cards
        } else {
            held.shown
        };
        let signals = match self.phase {
            Phase::Deciding(signals) => Some(signals),
            Phase::Announcing | Phase::Following(_) => self.last_turn().signals,
            Phase::Choosing | Phase::Naming { .. } | Phase::Over(_) => None,
        };
        HandView {
            size: held.n_cards(),
            known,
            shown: held.shown,
            face_down: held.down.is_some(),
            signal: signals.map(|signals| signals[hand]),
        }
    }

    fn view_phase(&self) -> PhaseView {
        match self.phase {
            Phase::Deciding(_) => PhaseView::Deciding,
            Phase::Choosing => PhaseView::Choosing,
            Phase::Naming { hand, card } => PhaseView::Naming { hand, card },
            Phase::Announcing => {
                let turn = self.last_turn();
                PhaseView::Announcing { hand: turn.active, played: turn.played }
            }
            Phase::Following(answers) => {
                let &PastTurn { active, played, call, .. } = self.last_turn();
                PhaseView::Following {
                    hand: active.partner(),
                    played,
                    call,
                    to_show: self.n_to_show(),
                    answers,
                }
            }
            Phase::Over(ending) => PhaseView::Over { ending },
        }
    }
}

impl fmt::Display for View {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let n_laid = self.squares.left.cards.len() + self.squares.right.cards.len();
        writeln!(f, "{n_laid} of 17 cards lie, {} in the deck.", self.deck_size)?;
        self.write_square("Left", &self.squares.left, f)?;
        self.write_square("Right", &self.squares.right, f)?;
        for hand in Hand::BOTH {
            self.write_hand(hand, f)?;
        }
        if let Some(aside) = self.aside {
            writeln!(f, "Aside: {aside}")?;
        }
        if !self.deck.is_empty() {
            let deck: Vec<String> = self.deck.iter().map(ToString::to_string).collect();
            writeln!(f, "Deck: {}", deck.join(" "))?;
        }
        self.write_phase(f)
    }
}

impl View {
    /// Writes a square in three rows, with a dot for each free place, and the cards that fit.
    fn write_square(&self, name: &str, square: &SquareView, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{name}:")?;
        for row in 1..=3 {
            f.write_str(if row == 1 { "" } else { " /" })?;
            for column in 1..=3 {
                let here = |design: &&Design| (design.row, design.column) == (row, column);
                let number = self.cards.iter().find(here).map(|design| Card::new(design.number));
                match number.filter(|&card| square.cards.contains(card)) {
                    Some(card) => write!(f, " {card}")?,
                    None => f.write_str(" .")?,
                }
            }
        }
        writeln!(f, "; open: {}", square.open)
    }

    fn write_hand(&self, hand: Hand, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let HandView { size, known, shown, face_down, signal } = &self.hands[hand];
        let hidden = match (size - known.len(), face_down) {
            (0, _) => String::new(),
            (_, true) => "one face down".into(),
            (n, false) => format!("{n} hidden"),
        };
        match (known.is_empty(), hidden.as_str()) {
            (_, "") => write!(f, "{hand}: {known}")?,
            (true, _) => write!(f, "{hand}: {hidden}")?,
            (false, _) => write!(f, "{hand}: {known} and {hidden}")?,
        }
        if known != shown && !shown.is_empty() {
            write!(f, "; shown {shown}")?;
        }
        if let Some(signal) = signal {
            f.write_str(if signal.can { "; can play" } else { "; cannot play" })?;
            match signal.want {
                Some(true) => f.write_str(", wants to")?,
                Some(false) => f.write_str(", does not want to")?,
                None => {}
            }
        }
        writeln!(f)
    }

    fn write_phase(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self.phase {
            PhaseView::Deciding => f.write_str("Who plays a card?"),
            PhaseView::Choosing if self.may_exchange => {
                f.write_str("Play a card of either hand, or exchange one for the card set aside.")
            }
            PhaseView::Choosing => f.write_str("Play a card of either hand."),
            PhaseView::Naming { hand, card } => write!(f, "{hand} plays {card}: into which square?"),
            PhaseView::Announcing { hand, played } => {
                write!(f, "{hand} has played {} {}: higher or lower?", played.card, played.square)
            }
            PhaseView::Following { hand, played, call, to_show, answers } => {
                write!(f, "{hand} carries out {} {}", played.card, played.square)?;
                if let Some(call) = call {
                    write!(f, " ({call})")?;
                }
                if to_show > 0 {
                    write!(f, ", shows {to_show}")?;
                }
                if !answers.either().is_empty() {
                    write!(f, ", places left {} or right {}", answers.left, answers.right)?;
                }
                f.write_str(".")
            }
            PhaseView::Over { ending } => write!(f, "{ending}"),
        }
    }
}
