//! A game under way.

use game::{BySeat, Chance, List, Seat, Seats};

use crate::card::Card;
use crate::draw_pile::DrawPile;
use crate::picks::Picks;
use crate::pile::Pile;
use crate::play_area::PlayArea;
use crate::setup::{HouseRules, Setup, Variant};
use crate::traits::Trait;

/// A game of Dead Man's Draw under way.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct DeadMansDraw {
    pub(crate) rules: Rules,
    pub(crate) phase: Phase,
    /// The stack of effects that the active player's cards still have, innermost last.
    ///
    /// If it is empty the player draws or collects.
    pub(crate) pending: List<Pending, MOST_PENDING>,
    pub(crate) active: Seat,
    /// Whether the active player has drawn in this turn (DMD-2.5).
    pub(crate) has_drawn: bool,
    /// The number of cards a kraken still demands in the play area (DMD-3.8).
    pub(crate) owed: u8,
    /// The number of cards that traits have banked in this turn past the play area (D-08).
    pub(crate) n_banked_at_once: u8,
    pub(crate) play_area: PlayArea,
    pub(crate) draw_pile: DrawPile,
    pub(crate) discard: Pile,
    pub(crate) banks: BySeat<Pile>,
    /// The trait each seat has kept; secret until all have chosen.
    pub(crate) traits: BySeat<Option<Trait>>,
    /// The two traits each seat was offered, which stay its secret except for the one it kept.
    pub(crate) offers: BySeat<Option<[Trait; 2]>>,
    /// The victim of each seat's Davy Jones' Locker (DMD-4.9).
    pub(crate) victims: BySeat<Option<Seat>>,
    pub(crate) chance: Chance,
    pub(crate) from_discard: Picks,
    pub(crate) plundered: Picks,
}

/// The parts of the setup that matter during the game.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) struct Rules {
    pub(crate) players: u8,
    pub(crate) mermaid_ability: bool,
    pub(crate) variant: Option<Variant>,
    pub(crate) digital_rule: bool,
    pub(crate) house: HouseRules,
}

impl Rules {
    pub(crate) fn new(setup: &Setup) -> Rules {
        Rules {
            players: setup.players,
            mermaid_ability: setup.mermaid_ability,
            variant: setup.variant,
            digital_rule: setup.digital_rule,
            house: setup.house_rules,
        }
    }

    /// The number of decks: one for up to four players, two for a party (DMD-6.1).
    pub(crate) fn n_decks(&self) -> u8 {
        if self.players <= 4 { 1 } else { 2 }
    }
}

/// The phase of the game.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Phase {
    /// Every seat keeps one of the two traits it was offered (DMD-1.5).
    Traits,
    /// The owners of Davy Jones' Locker name their victims (DMD-4.9).
    Victims,
    /// The active player's turn.
    Turn,
    /// The game is over, and these seats have won.
    Over(Seats),
}

/// An effect that the active player's cards still have.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Pending {
    /// The active player has a choice; its answers are found when it comes to the top.
    Ask(Question),
    /// An effect without a choice, carried out at once.
    Perform(Effect),
}

/// The most pending effects.
///
/// In Strange Lands eight cards can lie in the play area, each a hook of Captain's Hook with a second card to
/// fetch or a mermaid that lets one act again; on top lies one more question.
pub(crate) const MOST_PENDING: usize = 10;

/// A choice that an ability leaves to the active player.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Question {
    /// The own stack the hook takes from; `left` cards are still to be fetched, this one included.
    Hook { left: u8 },
    /// The opponent's stack that the cannon hits.
    Cannon,
    /// The own stack that a misfiring cannon hits.
    Misfire,
    /// The card that the map brings, of those shown.
    Map(List<Card, 3>),
    /// The card of the discard pile that a Navigator's map brings.
    Navigate,
    /// The opponent's stack that the sword takes from.
    Sword,
    /// The card that the mermaid lets act again.
    Mermaid,
    /// The opponent who pays a Plunderer's bonus of `n` cards.
    Plunder { n: u8 },
}

/// An effect without a choice.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Effect {
    /// Key and chest pay a bonus of `n` cards.
    Bonus { n: u8 },
    /// The cards in the play area are lost in a bust.
    Lose,
    /// The next player's turn begins, or the game ends.
    EndTurn,
}

impl DeadMansDraw {
    /// Whether the active player has this trait.
    pub(crate) fn has(&self, wanted: Trait) -> bool {
        self.traits[self.active] == Some(wanted)
    }

    /// The opponent with this trait who sits nearest to the active player's left (D-35).
    pub(crate) fn opponent_with(&self, wanted: Trait) -> Option<Seat> {
        self.opponents().find(|&seat| self.traits[seat] == Some(wanted))
    }

    /// The active player's opponents, clockwise.
    pub(crate) fn opponents(&self) -> impl Iterator<Item = Seat> + use<> {
        self.active.others(self.rules.players)
    }

    /// The number of further cards that have to enter before the active player may collect.
    ///
    /// The obligation is void when the draw pile is empty (D-13).
    pub(crate) fn obligation(&self) -> u8 {
        if self.draw_pile.is_empty() { 0 } else { self.owed }
    }

    /// The open question.
    pub(crate) fn question(&self) -> Option<Question> {
        match self.pending.last() {
            Some(&Pending::Ask(question)) => Some(question),
            _ => None,
        }
    }

    pub(crate) fn is_variant(&self, variant: Variant) -> bool {
        self.rules.variant == Some(variant)
    }
}
