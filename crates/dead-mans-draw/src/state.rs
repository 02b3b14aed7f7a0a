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
    /// What the active player's cards still do, innermost last. Empty: draw or collect.
    pub(crate) pending: List<Pending, MOST_PENDING>,
    pub(crate) active: Seat,
    /// Whether the active player has drawn in this turn (DMD-2.5).
    pub(crate) has_drawn: bool,
    /// How many cards a kraken still wants in the play area (DMD-3.8).
    pub(crate) owed: u8,
    /// How many cards traits have banked in this turn past the play area (D-08).
    pub(crate) n_banked_at_once: u8,
    pub(crate) play_area: PlayArea,
    pub(crate) draw_pile: DrawPile,
    pub(crate) discard: Pile,
    pub(crate) banks: BySeat<Pile>,
    /// What each seat has kept; secret until all have chosen.
    pub(crate) traits: BySeat<Option<Trait>>,
    /// What each seat was offered; for ever a secret of that seat, but for what it kept.
    pub(crate) offers: BySeat<Option<[Trait; 2]>>,
    /// Whose lost cards come to this seat's bank by Davy Jones' Locker (DMD-4.9).
    pub(crate) victims: BySeat<Option<Seat>>,
    pub(crate) chance: Chance,
    pub(crate) from_discard: Picks,
    pub(crate) plundered: Picks,
}

/// What was agreed, as far as it matters during the game.
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

    /// One deck for up to four, two for a party (DMD-6.1).
    pub(crate) fn n_decks(&self) -> u8 {
        if self.players <= 4 { 1 } else { 2 }
    }
}

/// What the game is about just now.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Phase {
    /// Every seat keeps one of the two traits it was offered (DMD-1.5).
    Traits,
    /// The owners of Davy Jones' Locker name their victims (DMD-4.9).
    Victims,
    /// The active player's turn.
    Turn,
    /// Over; these have won.
    Over(Seats),
}

/// Something the active player's cards still do.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Pending {
    /// The active player has a choice; its answers are found when it comes to the top.
    Ask(Question),
    /// Nothing to ask; carried out at once.
    Perform(Effect),
}

/// In Strange Lands eight cards can lie in the play area, each a hook of Captain's Hook with a second
/// card to fetch or a mermaid that lets one act again; on top lies one more question.
pub(crate) const MOST_PENDING: usize = 10;

/// A choice that an ability leaves to the active player.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Question {
    /// Which own stack the hook takes from; `left` cards are still to be fetched, this one included.
    Hook { left: u8 },
    /// Which stack of an opponent the cannon hits.
    Cannon,
    /// Which own stack a cannon hits that misfires.
    Misfire,
    /// Which of the cards shown the map brings.
    Map(List<Card, 3>),
    /// Which card of the discard pile a Navigator's map brings.
    Navigate,
    /// Which stack of an opponent the sword takes from.
    Sword,
    /// Which card the mermaid lets act again.
    Mermaid,
    /// Which opponent pays a Plunderer's bonus of `n` cards.
    Plunder { n: u8 },
}

/// Something that happens without a choice.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Effect {
    /// Key and chest pay a bonus of `n` cards.
    Bonus { n: u8 },
    /// What lies in the play area is lost in a bust.
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

    /// How many more cards have to enter before the active player may collect. The obligation is void
    /// when there is nothing left to draw (D-13).
    pub(crate) fn obligation(&self) -> u8 {
        if self.draw_pile.is_empty() { 0 } else { self.owed }
    }

    /// The question that is open.
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
