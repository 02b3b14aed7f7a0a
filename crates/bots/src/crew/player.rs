//! What the bots need of a game of the Crew.

use ::crew::{Attempt, Messages, Position as Told};
use game::{Game, Seat, Seats};
use solver::crew::Position;

use super::belief::{Happened, review};
use super::mission_numbers::Brief;
use super::public_state::{Scene, place, seat_at};
use super::weights::Weights;

/// A game of the Crew.
pub(crate) trait Mission: Game {
    /// Its cards.
    type Cards: Cards;

    /// Hands, tricks and messages.
    fn cards(&self) -> &Self::Cards;
    /// What the crew has to do, as far as it is settled.
    fn brief(&self) -> Brief;
    /// The position with all cards open, once everything is settled.
    fn position(&self) -> Option<Position>;
    /// Whether tricks are being played, or about to be.
    fn is_playing(&self) -> bool;

    /// The cards that the member whose turn it is may play.
    fn playable(&self) -> u64 {
        self.cards().playable()
    }

    /// What an action does.
    fn deed(action: &Self::Action) -> Deed;
    /// The action that does it.
    fn action(deed: Deed) -> Option<Self::Action>;
    /// The logarithm of how likely others than `me` were to decide before the first trick as they did.
    fn likelihood(&self, me: Seat, weights: &Weights) -> f32;
    /// What a seat does by rules of thumb before the first trick; `None` to wait for others.
    fn prepare(&self, seat: Seat, weights: &Weights) -> Option<Self::Action>;
    /// Whether a bot ever does this of its own accord.
    fn is_considered(action: &Self::Action) -> bool;
    /// Whether this proposes something nobody has to propose.
    fn is_proposal(action: &Self::Action) -> bool;
    /// Whether this seat has made such a proposal; a bot makes one, and leaves it at an objection.
    fn has_proposed(_view: &Self::View, _seat: Seat) -> bool {
        false
    }

    /// Whether the action is to object to a proposal.
    fn is_objection(action: &Self::Action) -> bool;
}

/// What an action does, as far as both games have it.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Deed {
    /// Plays a card.
    Play(u8),
    /// Tells a card.
    Tell(u8),
    /// Something else.
    Other,
}

/// The cards of an attempt in numbers, whatever the trumps are called.
pub(crate) trait Cards {
    fn scene(&self) -> Scene;
    /// The member's cards; of the dummy, the open ones.
    fn hand(&self, member: u8) -> u64;
    fn playable(&self) -> u64;
    /// Who may communicate now.
    fn entitled(&self) -> Seats;
    /// What this player may tell now.
    fn communicable(&self, seat: Seat) -> u64;
    fn seat(&self, member: u8) -> Seat;
    fn place(&self, seat: Seat) -> u8;
    /// Who decides for this member.
    fn decider(&self, member: u8) -> Seat;
    /// Where the token of a message by this player lies.
    fn told(&self, seat: Seat, card: u8) -> Option<Told>;
    /// Goes through what others than `me` have done, each time with the hand they had then.
    fn review(&self, me: Seat, see: impl FnMut(&Scene, u8, u64, Happened));
    /// Whether cards turn up or change hands between tricks.
    fn is_changing(&self) -> bool;
}

impl<const TRUMP: char> Cards for Attempt<TRUMP> {
    fn scene(&self) -> Scene {
        Scene::of(self)
    }

    fn hand(&self, member: u8) -> u64 {
        Attempt::hand(self, Cards::seat(self, member)).bits()
    }

    fn playable(&self) -> u64 {
        Attempt::playable(self).bits()
    }

    fn entitled(&self) -> Seats {
        Attempt::entitled(self)
    }

    fn communicable(&self, seat: Seat) -> u64 {
        Attempt::communicable(self, seat).bits()
    }

    fn seat(&self, member: u8) -> Seat {
        if self.crew().dummy().is_none() { Seat::new(member) } else { seat_at(self.crew(), member) }
    }

    fn place(&self, seat: Seat) -> u8 {
        place(self.crew(), seat)
    }

    fn decider(&self, member: u8) -> Seat {
        Attempt::decider(self, Cards::seat(self, member))
    }

    fn told(&self, seat: Seat, card: u8) -> Option<Told> {
        let messages: &Messages<TRUMP> = self.messages();
        let message = messages.sent().iter().rfind(|message| message.by == seat)?;
        debug_assert_eq!(message.card.index(), usize::from(card));
        (!messages.hides_position()).then_some(message.position)
    }

    fn review(&self, me: Seat, see: impl FnMut(&Scene, u8, u64, Happened)) {
        review(self, me, see);
    }

    fn is_changing(&self) -> bool {
        self.crew().dummy().is_some()
            || self.draws().is_some_and(|draws| draws.after == self.ledger().n_finished() as u8)
    }
}
