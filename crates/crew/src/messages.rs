//! Communication between members by radio or sonar tokens (CR-3).

use game::{Seat, Seats};
use schemars::JsonSchema;
use serde::{Deserialize, Serialize};

use crate::{Card, CardSet, Crew, MAX_MEMBERS, Suit};

/// The place of the token on a communicated card.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize, JsonSchema)]
#[serde(rename_all = "kebab-case")]
pub enum Position {
    /// At the top: the sender's highest card of this colour.
    Highest,
    /// In the middle: the sender's only card of this colour.
    Only,
    /// At the bottom: the sender's lowest card of this colour.
    Lowest,
}

/// A message: true when it was sent, and never changed.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Message<const TRUMP: char> {
    /// The sender.
    pub by: Seat,
    /// The card laid open.
    pub card: Card<TRUMP>,
    /// The place of the token, even if the zone hides it.
    pub position: Position,
    /// The number of tricks finished before it.
    pub after: u8,
}

/// The ownership of the tokens.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Tokens {
    /// One token per player (CR-3.2).
    Own,
    /// This many tokens in the middle, free to take (CR-3.6).
    Shared(u8),
}

/// The tokens, the messages, and when communication is allowed.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Messages<const TRUMP: char> {
    /// The players who have, or may take, a token.
    ready: Seats,
    /// The tokens left in the middle, if they lie there.
    shared: Option<u8>,
    hides_position: bool,
    /// The least number of finished tricks at which communication is allowed.
    from: u8,
    /// The greatest number of finished tricks at which communication is allowed.
    until: u8,
    n_sent: u8,
    sent: [Message<TRUMP>; MAX_MEMBERS],
}

impl<const TRUMP: char> Messages<TRUMP> {
    /// The state before the first message; the dummy has no token (CR-6.3).
    pub fn new(crew: Crew, tokens: Tokens) -> Self {
        let nothing = Message { by: Seat::new(0), card: Card::COMMANDER, position: Position::Only, after: 0 };
        let shared = match tokens {
            Tokens::Own => None,
            Tokens::Shared(n) => Some(n),
        };
        Messages {
            ready: if shared == Some(0) { Seats::NONE } else { Seats::all(crew.players()) },
            shared,
            hides_position: false,
            from: 0,
            until: u8::MAX,
            n_sent: 0,
            sent: [nothing; MAX_MEMBERS],
        }
    }

    /// Hides positions: a dead zone, or ocean currents (CR-3.4).
    #[must_use]
    pub fn hiding_position(self) -> Self {
        Messages { hides_position: true, ..self }
    }

    /// Forbids communication before this trick, counted from one: interference (CR-3.5).
    #[must_use]
    pub fn from_trick(self, trick: u8) -> Self {
        Messages { from: trick - 1, ..self }
    }

    /// Forbids communication after this trick has begun, counted from one.
    #[must_use]
    pub fn until_trick(self, trick: u8) -> Self {
        Messages { until: trick - 1, ..self }
    }

    /// Forbids all communication.
    #[must_use]
    pub fn off(self) -> Self {
        Messages { ready: Seats::NONE, ..self }
    }

    /// Forbids this member to communicate.
    pub fn silence(&mut self, member: Seat) {
        self.ready = self.ready.without(member);
    }

    /// The players who may still communicate in this attempt, judged by public facts.
    pub fn ready(&self) -> Seats {
        self.ready
    }

    /// The players who may communicate before the trick after `n_finished` ones, judged by public facts.
    ///
    /// Whether such a player holds a lawful card is secret.
    pub fn entitled(&self, n_finished: usize) -> Seats {
        if (usize::from(self.from)..=usize::from(self.until)).contains(&n_finished) {
            self.ready
        } else {
            Seats::NONE
        }
    }

    /// Whether communication is over for good once `n_begun` tricks have begun.
    pub fn is_past(&self, n_begun: usize) -> bool {
        n_begun > usize::from(self.until)
    }

    /// Whether messages come without a position.
    pub fn hides_position(&self) -> bool {
        self.hides_position
    }

    /// The first trick before which communication is allowed, counted from one.
    pub fn first_trick(&self) -> u8 {
        self.from + 1
    }

    /// The tokens left in the middle, if they lie there.
    pub fn shared(&self) -> Option<u8> {
        self.shared
    }

    /// All messages so far, in order.
    pub fn sent(&self) -> &[Message<TRUMP>] {
        &self.sent[..self.n_sent.into()]
    }

    pub(crate) fn sent_mut(&mut self) -> &mut [Message<TRUMP>] {
        &mut self.sent[..self.n_sent.into()]
    }

    /// The cards this member has laid open, played ones included.
    pub fn shown(&self, member: Seat) -> CardSet<TRUMP> {
        self.sent().iter().filter(|message| message.by == member).map(|message| message.card).collect()
    }

    /// The cards of a hand that may be communicated: the ends of each colour (CR-3.2).
    pub fn lawful(&self, member: Seat, hand: CardSet<TRUMP>) -> CardSet<TRUMP> {
        let ends = Suit::COLOURS.map(|colour| (hand & CardSet::suit(colour)).ends());
        ends.into_iter().fold(CardSet::EMPTY, CardSet::or) - self.shown(member)
    }

    /// Lays a lawful card open and takes a token.
    pub fn communicate(
        &mut self,
        member: Seat,
        card: Card<TRUMP>,
        hand: CardSet<TRUMP>,
        n_finished: usize,
    ) -> Message<TRUMP> {
        let message = Message { by: member, card, position: position(card, hand), after: n_finished as u8 };
        self.sent[usize::from(self.n_sent)] = message;
        self.n_sent += 1;
        match &mut self.shared {
            None => self.ready = self.ready.without(member),
            Some(left) => {
                *left -= 1;
                if *left == 0 {
                    self.ready = Seats::NONE;
                }
            }
        }
        message
    }
}

/// The place of the token on a card of this hand; a single card is always the only one (CR-3.2).
pub(crate) fn position<const TRUMP: char>(card: Card<TRUMP>, hand: CardSet<TRUMP>) -> Position {
    let (above, below) = (hand & CardSet::above(card), hand & CardSet::below(card));
    match (above.is_empty(), below.is_empty()) {
        (true, true) => Position::Only,
        (true, false) => Position::Highest,
        (false, _) => Position::Lowest,
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    const B: Seat = Seat::new(1);

    fn lawful(hand: &str) -> String {
        Messages::<'r'>::new(Crew::new(4), Tokens::Own).lawful(B, hand.parse().unwrap()).to_string()
    }

    #[test]
    fn cr_3_2_the_rulebooks_hand_hides_only_the_middle_card_and_the_trumps() {
        assert_eq!(lawful("p2 p7 b9 g1 g4 y3 y6 y8 r1 r3"), "p2 p7 b9 g1 g4 y3 y8");
        assert_eq!(lawful("r1 r2 r3"), "");
    }

    #[test]
    fn cr_3_2_the_position_follows_from_the_hand() {
        let check = |card: &str, hand: &str, wanted: Position| {
            assert_eq!(position::<'r'>(card.parse().unwrap(), hand.parse().unwrap()), wanted);
        };
        check("p7", "p2 p7 y1", Position::Highest);
        check("p2", "p2 p7 y1", Position::Lowest);
        check("y1", "p2 p7 y1", Position::Only);
    }

    #[test]
    fn cr_3_2_one_token_each() {
        let mut messages = Messages::<'r'>::new(Crew::new(3), Tokens::Own);
        let hand = "p1 p2".parse().unwrap();
        messages.communicate(B, "p1".parse().unwrap(), hand, 0);
        assert!(!messages.entitled(0).contains(B) && messages.entitled(0).contains(Seat::new(0)));
    }

    #[test]
    fn cr_3_5_interference_ends_before_its_trick() {
        let messages = Messages::<'r'>::new(Crew::new(4), Tokens::Own).from_trick(3);
        assert!(messages.entitled(1).is_empty());
        assert_eq!(messages.entitled(2), Seats::all(4));
    }

    #[test]
    fn cr_3_6_shared_tokens_go_to_whoever_takes_them() {
        let mut messages = Messages::<'s'>::new(Crew::new(4), Tokens::Shared(2));
        let hand = "p1 p2 b3".parse().unwrap();
        messages.communicate(B, "p1".parse().unwrap(), hand, 0);
        assert_eq!(messages.entitled(0), Seats::all(4));
        assert_eq!(messages.lawful(B, hand).to_string(), "p2 b3", "a card is laid open once");
        messages.communicate(B, "b3".parse().unwrap(), hand, 0);
        assert!(messages.entitled(0).is_empty());
    }

    #[test]
    fn cr_6_3_the_dummy_has_no_token() {
        assert_eq!(Messages::<'r'>::new(Crew::new(2), Tokens::Own).ready(), Seats::all(2));
    }

    #[test]
    fn communication_can_end_early() {
        let messages = Messages::<'s'>::new(Crew::new(4), Tokens::Own).until_trick(1);
        assert_eq!(messages.entitled(0), Seats::all(4));
        assert!(messages.entitled(1).is_empty());
        assert!(Messages::<'s'>::new(Crew::new(4), Tokens::Own).off().entitled(0).is_empty());
    }
}
