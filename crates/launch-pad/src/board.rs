//! A player's cards in play: three zones with rockets and experts, and the upgrades.

use game::List;

use crate::card::{Card, Kind};
use crate::zone::Zone;

/// The most rockets in one zone: all rockets of the game.
const N_ROCKETS: usize = 21;

/// A rocket in play with the cards attached to it.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) struct Rocket {
    pub(crate) card: Card,
    pub(crate) metal: u8,
    pub(crate) fuel: u8,
    /// The advantages on it as a bit set, since there are never two of a kind (LP-5).
    advantages: u8,
}

impl Rocket {
    pub(crate) const fn new(card: Card) -> Rocket {
        Rocket { card, metal: 0, fuel: 0, advantages: 0 }
    }

    /// The metal and fuel that the rocket needs in all.
    pub(crate) fn needs(self) -> (u8, u8) {
        match self.card.kind() {
            Kind::Rocket { metal, fuel, .. } => (metal, fuel),
            _ => unreachable!("only rocket cards become rockets"),
        }
    }

    /// The points of the rocket on the launch table.
    pub(crate) fn points(self) -> i16 {
        match self.card.kind() {
            Kind::Rocket { points, .. } => points,
            _ => unreachable!("only rocket cards become rockets"),
        }
    }

    /// Whether the rocket still lacks this component (LP-3.1).
    pub(crate) fn lacks(self, component: Card) -> bool {
        let (metal, fuel) = self.needs();
        match component {
            Card::Metal => self.metal < metal,
            Card::Fuel => self.fuel < fuel,
            _ => false,
        }
    }

    pub(crate) fn is_complete(self) -> bool {
        (self.metal, self.fuel) == self.needs()
    }

    /// The number of these components on the rocket.
    pub(crate) fn components(self, component: Card) -> u8 {
        match component {
            Card::Metal => self.metal,
            Card::Fuel => self.fuel,
            _ => 0,
        }
    }

    pub(crate) fn components_mut(&mut self, component: Card) -> &mut u8 {
        match component {
            Card::Metal => &mut self.metal,
            _ => &mut self.fuel,
        }
    }

    pub(crate) fn has(self, advantage: Card) -> bool {
        self.advantages & bit(advantage) != 0
    }

    pub(crate) fn attach(&mut self, advantage: Card) {
        self.advantages |= bit(advantage);
    }

    pub(crate) fn detach(&mut self, advantage: Card) {
        self.advantages &= !bit(advantage);
    }

    /// The advantages on the rocket, in the order of the table.
    pub(crate) fn advantages(self) -> impl Iterator<Item = Card> {
        Card::ADVANTAGES.into_iter().filter(move |&card| self.has(card))
    }

    /// The rocket's own card, its components and its advantages.
    pub(crate) fn cards(self) -> impl Iterator<Item = Card> {
        let metal = std::iter::repeat_n(Card::Metal, self.metal.into());
        let fuel = std::iter::repeat_n(Card::Fuel, self.fuel.into());
        std::iter::once(self.card).chain(metal).chain(fuel).chain(self.advantages())
    }

    pub(crate) fn n_advantages(self) -> u8 {
        self.advantages.count_ones() as u8
    }
}

const fn bit(advantage: Card) -> u8 {
    1 << (advantage as u8 - Card::Certification as u8)
}

/// One zone of one player.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) struct Place {
    /// The rockets in the order they arrived.
    pub(crate) rockets: List<Rocket, N_ROCKETS>,
    pub(crate) expert: Option<Card>,
}

/// All cards in front of one player, except launch-pad parts.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) struct Board {
    places: [Place; 3],
    /// The number of each upgrade: at most one in all, unless super powers are agreed (LP-7.1).
    upgrades: [u8; 4],
}

impl Board {
    pub(crate) const EMPTY: Board = {
        const PLACE: Place = Place { rockets: List::new(Rocket::new(Card::Swift)), expert: None };
        Board { places: [PLACE; 3], upgrades: [0; 4] }
    };

    pub(crate) fn at(&self, zone: Zone) -> &Place {
        &self.places[zone.index()]
    }

    pub(crate) fn at_mut(&mut self, zone: Zone) -> &mut Place {
        &mut self.places[zone.index()]
    }

    pub(crate) fn has(&self, upgrade: Card) -> bool {
        self.upgrades[slot(upgrade)] > 0
    }

    pub(crate) fn has_upgrades(&self) -> bool {
        self.upgrades != [0; 4]
    }

    pub(crate) fn add_upgrade(&mut self, upgrade: Card) {
        self.upgrades[slot(upgrade)] += 1;
    }

    /// Removes all upgrades and returns them.
    pub(crate) fn take_upgrades(&mut self) -> impl Iterator<Item = Card> + use<> {
        repeated(std::mem::take(&mut self.upgrades))
    }

    pub(crate) fn upgrades(&self) -> impl Iterator<Item = Card> + use<> {
        repeated(self.upgrades)
    }

    /// The number of cards the owner may hold at the end of the own turn (LP-1.4, LP-7.1, L-23).
    pub(crate) fn hand_limit(&self) -> usize {
        if self.has(Card::Warehouse) { 8 } else { 6 }
    }

    /// The number of rockets that may leave each zone per turn (LP-2.2).
    pub(crate) fn advances(&self) -> u8 {
        if self.has(Card::Overtime) { 2 } else { 1 }
    }
}

fn slot(upgrade: Card) -> usize {
    usize::from(upgrade as u8 - Card::EmploymentContract as u8)
}

fn repeated(counts: [u8; 4]) -> impl Iterator<Item = Card> {
    Card::UPGRADES.into_iter().zip(counts).flat_map(|(card, n)| std::iter::repeat_n(card, n.into()))
}
