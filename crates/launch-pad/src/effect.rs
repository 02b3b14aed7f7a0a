//! The small vocabulary the thirteen action cards are written in.

use crate::card::Card;
use crate::zone::Zone;

/// What an action card does: aims at something and carries out its effects in order.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Rule {
    /// What must be chosen.
    pub aim: Aim,
    /// What happens, in order.
    pub effects: &'static [Effect],
    /// Cards that forbid the choice. An upgrade protects its owner's things from others; an advantage
    /// protects the rocket it is on from everybody (LP-6.2, L-12).
    pub blocked_by: &'static [Card],
}

/// What an action card is aimed at.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Aim {
    /// At nothing in particular.
    Nothing,
    /// At one rocket.
    Rocket {
        /// Whose rockets come into question.
        whose: Whose,
        /// Where it must stand.
        zones: &'static [Zone],
        /// Whether it must have all its components.
        complete: bool,
    },
    /// At one component of another player's rocket (L-10).
    Component,
    /// At the oxygen of anybody's rocket.
    Oxygen,
    /// At anybody's expert.
    Expert,
    /// At another player's upgrade; with super powers at all of them (LP-9.4).
    Upgrades,
    /// At a launch-pad part in anybody's zones.
    Part,
    /// At a card of the discard pile.
    DiscardPile,
    /// At two cards in one other hand, or one in each of two (LP-6.8).
    Hands,
}

/// Whose cards an action may be aimed at.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Whose {
    /// Only the player's own.
    Own,
    /// Anybody's, the player's own included (L-11).
    Anyone,
}

/// One thing an action card does.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Effect {
    /// What was chosen comes to the hand.
    Take,
    /// The rocket goes to this zone; going back it loses its advantages (LP-5.4).
    Move(Zone),
    /// The rocket goes to the discard pile with all that is attached.
    Scrap,
    /// The launch-pad part jumps to the common area.
    Launch,
    /// So many cards are drawn, whatever the hand's size.
    Draw(u8),
    /// So many cards, or all there are, go from the top of the discard pile into the draw pile. The
    /// played card itself follows onto the discard pile afterwards (L-14).
    ShuffleIn(u8),
    /// Everybody who holds cards discards one.
    EachDiscards,
}
