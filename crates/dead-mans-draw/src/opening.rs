//! The opening: traits are chosen in secret and shown together, then lockers get their victims (DMD-1.5,
//! DMD-4.9).

use game::{List, Log, Seat, Seats};

use crate::event::Event;
use crate::setup::Variant;
use crate::state::{DeadMansDraw, Phase, Rules};
use crate::traits::Trait;

/// The traits that can be dealt: eighteen at most from each of two boxes.
pub(crate) type TraitDeck = List<Trait, 36>;

impl Rules {
    /// All traits of this game.
    ///
    /// The Siren belongs to the mermaid ability, and Davy Jones' Locker claims the same cards as Thieves
    /// Island (D-34).
    pub(crate) fn trait_deck(&self) -> TraitDeck {
        let mut deck = List::new(Trait::Siren);
        for r#trait in Trait::ALL {
            let is_in_game = match r#trait {
                Trait::Siren => self.mermaid_ability,
                Trait::DavyJonesLocker => self.variant != Some(Variant::ThievesIsland),
                _ => true,
            };
            if is_in_game {
                (0..self.n_decks()).for_each(|_| deck.push(r#trait));
            }
        }
        deck
    }
}

/// Removes a trait from the deck, if it is there.
pub(crate) fn take_trait(deck: &mut TraitDeck, wanted: Trait) -> Option<Trait> {
    let index = deck.iter().position(|&one| one == wanted)?;
    Some(deck.remove(index))
}

impl DeadMansDraw {
    /// The awaited seats.
    pub(crate) fn awaited(&self) -> Seats {
        let seats = Seat::all(self.rules.players);
        match self.phase {
            Phase::Traits => seats.filter(|&seat| self.traits[seat].is_none()).collect(),
            Phase::Victims => seats.filter(|&seat| self.lacks_victim(seat)).collect(),
            Phase::Turn => Seats::only(self.active),
            Phase::Over(_) => Seats::NONE,
        }
    }

    fn lacks_victim(&self, seat: Seat) -> bool {
        self.traits[seat] == Some(Trait::DavyJonesLocker) && self.victims[seat].is_none()
    }

    /// Whether the traits kept lie face up.
    pub(crate) fn are_traits_revealed(&self) -> bool {
        self.phase != Phase::Traits
    }

    /// Notes the trait a seat keeps; after the last choice all are turned up.
    pub(crate) fn keep(&mut self, seat: Seat, kept: Trait, log: &mut impl Log<Event>) {
        self.traits[seat] = Some(kept);
        log.note(|| Event::TraitChosen { seat });
        if self.awaited().is_empty() {
            self.reveal_traits(log);
        }
    }

    /// Turns up the traits that the seats have kept.
    pub(crate) fn reveal_traits(&mut self, log: &mut impl Log<Event>) {
        self.phase = Phase::Victims;
        for seat in Seat::all(self.rules.players) {
            if let Some(r#trait) = self.traits[seat] {
                log.note(|| Event::TraitRevealed { seat, r#trait });
            }
        }
        // With two players the victim is clear.
        if self.rules.players == 2
            && let Some(seat) = self.awaited().first()
        {
            self.name_victim(seat, seat.left(1, 2), log);
        }
        self.begin_turns();
    }

    /// Names the victim of a locker's owner.
    pub(crate) fn haunt(&mut self, seat: Seat, victim: Seat, log: &mut impl Log<Event>) {
        self.name_victim(seat, victim, log);
        self.begin_turns();
    }

    fn name_victim(&mut self, seat: Seat, victim: Seat, log: &mut impl Log<Event>) {
        self.victims[seat] = Some(victim);
        log.note(|| Event::VictimNamed { seat, victim });
    }

    fn begin_turns(&mut self) {
        if self.awaited().is_empty() {
            self.phase = Phase::Turn;
        }
    }
}
