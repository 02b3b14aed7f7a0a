//! The 140 cards as one table: name, number of copies, kind.

use std::fmt;
use std::str::FromStr;

use crate::effect::{Aim, Effect, Rule, Whose};
use crate::zone::Zone;

/// A card, named by its kind: cards of one kind are interchangeable.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
#[repr(u8)]
#[expect(missing_docs, reason = "the table below says what each card is")]
pub enum Card {
    Swift,
    Rapid,
    Dauntless,
    Fearless,
    Metal,
    Fuel,
    Engineer,
    Inspector,
    MissionController,
    JackOfAllTrades,
    Certification,
    Astronaut,
    Oxygen,
    TopSecret,
    CancelProject,
    LaunchKey,
    BudgetCut,
    Priority,
    Research,
    Retest,
    Headhunting,
    Brainstorm,
    Sabotage,
    SolderAndChisel,
    PotatoDuty,
    Espionage,
    Vacuum,
    EmploymentContract,
    Overtime,
    SecuritySystem,
    Warehouse,
    PadTopLeft,
    PadTopRight,
    PadBottomLeft,
    PadBottomRight,
}

use Card::*;

/// The sort of a card, with all that is particular to it.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Kind {
    /// A rocket, built in the shop out of metal and fuel (LP-3.1).
    Rocket {
        /// The metal it needs.
        metal: u8,
        /// The fuel it needs.
        fuel: u8,
        /// The points it is worth.
        points: i16,
    },
    /// A component, for an own rocket in the shop that lacks it (LP-3.1).
    Component,
    /// An expert, for the place in this zone, or in any zone (LP-4.1).
    Expert(Option<Zone>),
    /// An advantage, for an own rocket in this zone (LP-5).
    Advantage(Zone),
    /// An action, which is carried out and discarded (LP-6).
    Action(Rule),
    /// An upgrade, which lies beside the own zones and has a lasting effect (LP-7).
    Upgrade,
    /// A quarter of the launch pad, placed as soon as it is drawn (LP-2.3).
    Part,
}

/// One line of the table.
struct Row {
    card: Card,
    id: &'static str,
    copies: u8,
    kind: Kind,
}

const fn row(card: Card, id: &'static str, copies: u8, kind: Kind) -> Row {
    Row { card, id, copies, kind }
}

const fn rocket(metal: u8, fuel: u8, points: i16) -> Kind {
    Kind::Rocket { metal, fuel, points }
}

/// An action without protections.
const fn action(aim: Aim, effects: &'static [Effect]) -> Kind {
    Kind::Action(Rule { aim, effects, blocked_by: &[] })
}

const fn blockable(aim: Aim, effects: &'static [Effect], blocked_by: &'static [Card]) -> Kind {
    Kind::Action(Rule { aim, effects, blocked_by })
}

/// Any player's rocket, wherever it stands.
const ANY_ROCKET: Aim = Aim::Rocket { whose: Whose::Anyone, zones: &Zone::ALL, complete: false };
/// Any player's rocket that has reached the launch table.
const LAUNCHABLE: Aim = Aim::Rocket { whose: Whose::Anyone, zones: &[Zone::Launch], complete: false };
/// A complete own rocket that has not reached the launch table.
const OWN_COMPLETE: Aim =
    Aim::Rocket { whose: Whose::Own, zones: &[Zone::Assembly, Zone::Test], complete: true };

const CARDS: [Row; N_KINDS] = [
    row(Swift, "swift", 12, rocket(1, 1, 6)),
    row(Rapid, "rapid", 4, rocket(1, 2, 8)),
    row(Dauntless, "dauntless", 3, rocket(2, 2, 10)),
    row(Fearless, "fearless", 2, rocket(3, 2, 12)),
    row(Metal, "metal", 28, Kind::Component),
    row(Fuel, "fuel", 30, Kind::Component),
    row(Engineer, "engineer", 5, Kind::Expert(Some(Zone::Assembly))),
    row(Inspector, "inspector", 5, Kind::Expert(Some(Zone::Test))),
    row(MissionController, "mission-controller", 5, Kind::Expert(Some(Zone::Launch))),
    row(JackOfAllTrades, "jack-of-all-trades", 3, Kind::Expert(None)),
    row(Certification, "certification", 4, Kind::Advantage(Zone::Test)),
    row(Astronaut, "astronaut", 5, Kind::Advantage(Zone::Launch)),
    row(Oxygen, "oxygen", 5, Kind::Advantage(Zone::Launch)),
    row(TopSecret, "top-secret", 3, Kind::Advantage(Zone::Launch)),
    row(
        CancelProject,
        "cancel-project",
        1,
        blockable(ANY_ROCKET, &[Effect::Scrap], &[SecuritySystem, TopSecret]),
    ),
    row(LaunchKey, "launch-key", 1, action(Aim::Part, &[Effect::Launch])),
    row(BudgetCut, "budget-cut", 2, action(Aim::Upgrades, &[Effect::Take])),
    row(Priority, "priority", 1, action(OWN_COMPLETE, &[Effect::Move(Zone::Launch)])),
    row(Research, "research", 2, action(Aim::Nothing, &[Effect::Draw(3)])),
    row(Retest, "retest", 1, blockable(LAUNCHABLE, &[Effect::Move(Zone::Test)], &[Certification])),
    row(Headhunting, "headhunting", 1, blockable(Aim::Expert, &[Effect::Take], &[EmploymentContract])),
    row(Brainstorm, "brainstorm", 1, action(Aim::Nothing, &[Effect::ShuffleIn(10)])),
    row(
        Sabotage,
        "sabotage",
        1,
        blockable(
            Aim::Component,
            &[Effect::Take, Effect::Move(Zone::Assembly)],
            &[SecuritySystem, TopSecret],
        ),
    ),
    row(SolderAndChisel, "solder-and-chisel", 2, action(Aim::DiscardPile, &[Effect::Take])),
    row(PotatoDuty, "potato-duty", 1, action(Aim::Nothing, &[Effect::EachDiscards])),
    row(Espionage, "espionage", 1, action(Aim::Hands, &[Effect::Take])),
    row(Vacuum, "vacuum", 1, blockable(Aim::Oxygen, &[Effect::Take], &[SecuritySystem, TopSecret])),
    row(EmploymentContract, "employment-contract", 2, Kind::Upgrade),
    row(Overtime, "overtime", 1, Kind::Upgrade),
    row(SecuritySystem, "security-system", 1, Kind::Upgrade),
    row(Warehouse, "warehouse", 2, Kind::Upgrade),
    row(PadTopLeft, "pad-top-left", 1, Kind::Part),
    row(PadTopRight, "pad-top-right", 1, Kind::Part),
    row(PadBottomLeft, "pad-bottom-left", 1, Kind::Part),
    row(PadBottomRight, "pad-bottom-right", 1, Kind::Part),
];

/// The number of kinds of cards.
pub const N_KINDS: usize = 35;

/// The number of cards.
pub const N_CARDS: usize = 140;

const _: () = {
    let mut total = 0;
    let mut i = 0;
    while i < CARDS.len() {
        assert!(CARDS[i].card as usize == i, "the table is out of order");
        total += CARDS[i].copies as usize;
        i += 1;
    }
    assert!(total == N_CARDS, "the table has a wrong number of cards");
};

impl Card {
    /// The four parts of the launch pad.
    pub const PARTS: [Card; 4] = [PadTopLeft, PadTopRight, PadBottomLeft, PadBottomRight];
    /// The four upgrades.
    pub const UPGRADES: [Card; 4] = [EmploymentContract, Overtime, SecuritySystem, Warehouse];
    /// The four advantages.
    pub const ADVANTAGES: [Card; 4] = [Certification, Astronaut, Oxygen, TopSecret];

    /// Every kind of card once.
    pub fn all() -> impl Iterator<Item = Card> + Clone {
        CARDS.iter().map(|row| row.card)
    }

    /// The kinds a hand can hold: all but the launch-pad parts.
    pub fn playable() -> impl Iterator<Item = Card> + Clone {
        Card::all().filter(|card| !card.is_part())
    }

    /// The card's identifier, such as `top-secret`.
    pub const fn id(self) -> &'static str {
        CARDS[self as usize].id
    }

    /// The number of copies of this kind.
    pub const fn copies(self) -> u8 {
        CARDS[self as usize].copies
    }

    /// The sort of the card.
    pub const fn kind(self) -> Kind {
        CARDS[self as usize].kind
    }

    /// Whether it is a part of the launch pad.
    pub const fn is_part(self) -> bool {
        self as u8 >= PadTopLeft as u8
    }
}

impl fmt::Display for Card {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.id())
    }
}

/// A text that names no card.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
#[error("`{0}` is no card: cards are named like swift, metal or top-secret")]
pub struct CardError(String);

impl FromStr for Card {
    type Err = CardError;

    fn from_str(text: &str) -> Result<Card, CardError> {
        Card::all().find(|card| card.id() == text).ok_or_else(|| CardError(text.chars().take(20).collect()))
    }
}

game::as_text!(
    Card,
    "Card",
    "A card by its kind, such as `swift`, `metal`, `mission-controller` or `pad-top-left`.",
    "^[a-z]+(-[a-z]+)*$"
);

/// A set of kinds of cards that a hand can hold.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default)]
pub(crate) struct Kinds(u32);

impl Kinds {
    pub(crate) const NONE: Kinds = Kinds(0);

    #[must_use]
    pub(crate) const fn with(self, card: Card) -> Kinds {
        debug_assert!(!card.is_part());
        Kinds(self.0 | 1 << card as u8)
    }

    pub(crate) const fn contains(self, card: Card) -> bool {
        !card.is_part() && self.0 & 1 << card as u8 != 0
    }

    /// The kinds in the order of the table.
    pub(crate) fn iter(self) -> impl Iterator<Item = Card> {
        let mut rest = self.0;
        std::iter::from_fn(move || {
            let lowest = rest.trailing_zeros();
            if lowest == u32::BITS {
                return None;
            }
            rest &= rest - 1;
            Some(CARDS[lowest as usize].card)
        })
    }
}
