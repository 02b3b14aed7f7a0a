//! What the bots need of a game of the Crew beside what the solver needs.

use ::crew::{Attempt, Crew, Position};
use game::{Seat, Seats};
use solver::crew::CrewGame;

use super::belief::{Happened, review};
use super::mission_numbers::MissionNumbers;
use super::public_state::PublicState;
use super::weights::Weights;

/// A game of the Crew that the bots can play.
pub(crate) trait CrewPlayer: CrewGame {
    /// Its cards.
    type Cards: CrewCards;

    /// Hands, tricks and messages.
    fn cards(&self) -> &Self::Cards;
    /// What the crew has to do, as far as it is settled.
    fn mission(&self) -> MissionNumbers;
    /// Whether tricks are being played, or about to be.
    fn is_playing(&self) -> bool;

    /// The cards that the member whose turn it is may play.
    fn playable(&self) -> u64 {
        self.cards().playable()
    }

    /// The card that the action communicates.
    fn message_of(action: &Self::Action) -> Option<u8>;
    /// The action that communicates a card.
    fn communicate(card: u8) -> Self::Action;
    /// The logarithm of how likely others than `me` were to decide before the first trick as they did.
    fn likelihood(&self, me: Seat, weights: &Weights) -> f32;
    /// What a seat does by rules of thumb before the first trick; `None` to wait for others.
    fn prepare(&self, seat: Seat, weights: &Weights) -> Option<Self::Action>;
    /// Whether a bot ever does this of its own accord.
    fn is_considered(action: &Self::Action) -> bool;
    /// Whether this is a proposal that the rules do not demand.
    fn is_proposal(action: &Self::Action) -> bool;
    /// Whether this seat has made such a proposal. A bot makes one and takes an objection for final.
    fn has_proposed(_view: &Self::View, _seat: Seat) -> bool {
        false
    }

    /// Whether the action is to object to a proposal.
    fn is_objection(action: &Self::Action) -> bool;
}

/// The cards of an attempt in numbers, independent of the letter of its trumps.
pub(crate) trait CrewCards {
    fn crew(&self) -> Crew;
    fn public_state(&self) -> PublicState;
    /// The member's cards; of the dummy, the open ones.
    fn hand(&self, member: u8) -> u64;
    fn playable(&self) -> u64;
    /// The seats that may communicate now.
    fn entitled(&self) -> Seats;
    /// The cards that this player may communicate now.
    fn communicable(&self, seat: Seat) -> u64;
    /// The seat that decides for this member.
    fn decider(&self, member: u8) -> Seat;
    /// Where the token lies on this player's last message, unless it is hidden.
    fn token_position(&self, seat: Seat) -> Option<Position>;
    /// Goes through what others than `me` have done, each time with the hand they had then.
    fn review(&self, me: Seat, see: impl FnMut(&PublicState, u8, u64, Happened));
    /// Whether cards turn up or change hands between tricks.
    fn is_changing(&self) -> bool;
}

impl<const TRUMP: char> CrewCards for Attempt<TRUMP> {
    fn crew(&self) -> Crew {
        Attempt::crew(self)
    }

    fn public_state(&self) -> PublicState {
        PublicState::of(self)
    }

    fn hand(&self, member: u8) -> u64 {
        Attempt::hand(self, self.crew().seat_at(member)).bits()
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

    fn decider(&self, member: u8) -> Seat {
        Attempt::decider(self, self.crew().seat_at(member))
    }

    fn token_position(&self, seat: Seat) -> Option<Position> {
        let messages = self.messages();
        let message = messages.sent().iter().rfind(|message| message.by == seat)?;
        (!messages.hides_position()).then_some(message.position)
    }

    fn review(&self, me: Seat, see: impl FnMut(&PublicState, u8, u64, Happened)) {
        review(self, me, see);
    }

    fn is_changing(&self) -> bool {
        self.crew().dummy().is_some()
            || self.draws().is_some_and(|draws| draws.after == self.ledger().n_finished() as u8)
    }
}
