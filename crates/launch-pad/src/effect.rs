//! The small vocabulary in which the thirteen action cards are written.

use crate::card::Card;
use crate::zone::Zone;

/// The content of an action card: its aim, and its effects in order.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Rule {
    /// The target to choose.
    pub aim: Aim,
    /// The effects in order.
    pub effects: &'static [Effect],
    /// The cards that protect a target.
    ///
    /// An upgrade protects its owner's cards from other players; an advantage protects its rocket from all
    /// players (LP-6.2, L-12).
    pub blocked_by: &'static [Card],
}

/// The aim of an action card.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Aim {
    /// No target.
    Nothing,
    /// One rocket.
    Rocket {
        /// The owners whose rockets may be chosen.
        whose: Whose,
        /// The zones where it may stand.
        zones: &'static [Zone],
        /// Whether it must have all its components.
        complete: bool,
    },
    /// One component of another player's rocket (L-10).
    Component,
    /// The oxygen of any player's rocket.
    Oxygen,
    /// Any player's expert.
    Expert,
    /// Another player's upgrade; with super powers all of them (LP-9.4).
    Upgrades,
    /// A launch-pad part in any player's zones.
    Part,
    /// A card of the discard pile.
    DiscardPile,
    /// Two cards in one other hand, or one in each of two (LP-6.8).
    Hands,
}

/// The owners whose cards an action may be aimed at.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Whose {
    /// The active player only.
    Own,
    /// All players, the active one included (L-11).
    Anyone,
}

/// One effect of an action card.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Effect {
    /// The target comes to the hand.
    Take,
    /// The rocket goes to this zone; going back it loses its advantages (LP-5.4).
    Move(Zone),
    /// The rocket goes to the discard pile with all that is attached.
    Scrap,
    /// The launch-pad part jumps to the common area.
    Launch,
    /// The player draws this many cards, whatever the hand's size.
    Draw(u8),
    /// Up to this many cards go from the top of the discard pile into the draw pile.
    ///
    /// The played card itself follows onto the discard pile afterwards (L-14).
    ShuffleIn(u8),
    /// Each player with cards discards one.
    EachDiscards,
}
