//! Refusals of actions.

use game::Seat;
use schemars::JsonSchema;
use serde::Serialize;

use crate::phase::Phase;
use crate::{Action, Card, Hand, Laid, Smitten, Square};

/// The reason why an action is refused.
#[derive(Clone, Copy, PartialEq, Eq, Debug, thiserror::Error, Serialize, JsonSchema)]
#[serde(tag = "code", rename_all = "kebab-case")]
pub enum Refusal {
    /// The game has ended.
    #[error("the game is over: start another one")]
    GameOver,
    /// Another player is awaited.
    #[error("another player is awaited: wait for them")]
    NotYourTurn,
    /// Signals need a partner.
    #[error("you play alone and need no signals: play a card")]
    NobodyToTell,
    /// The signal was given already, or the player has changed their mind once this turn.
    #[error("you have said so already, and may think better of it once a turn: play a card or wait")]
    AlreadySaid,
    /// Alone, the hand must be named.
    #[error("you play both hands: say which one, as in `play A 5 left`")]
    NameTheHand,
    /// With two players each plays their own hand.
    #[error("you play your own hand only: leave out the letter, as in `play 5 left`")]
    OwnHandOnly,
    /// The card is not in that hand, or does not lie face up there.
    #[error("there is no {card} to be used in hand {hand}: choose one of its cards")]
    NotInHand {
        /// The hand.
        hand: Hand,
        /// The card.
        card: Card,
    },
    /// The card's place in that square is taken.
    #[error("there is a {card} in the {square} square already: choose the other square or another card")]
    PlaceTaken {
        /// The card.
        card: Card,
        /// The square.
        square: Square,
    },
    /// The card would not touch another one.
    #[error("{card} would touch no card of the {square} square: choose one that does")]
    NoNeighbour {
        /// The card.
        card: Card,
        /// The square.
        square: Square,
    },
    /// The square would get two cards ahead of the other.
    #[error("the {square} square would get two cards ahead: choose the other one")]
    Unbalanced {
        /// The square.
        square: Square,
    },
    /// Face-down cards and the exchange exist only alone.
    #[error("that is possible only when you play alone: play a card or tell whether you want to")]
    OnlyAlone,
    /// There is no face-down card in that hand.
    #[error("hand {hand} has no face-down card: play one that lies face up")]
    NothingFaceDown {
        /// The hand.
        hand: Hand,
    },
    /// The exchange belongs to the easy mode.
    #[error("there is no exchange in this mode: play a card")]
    NoExchange,
    /// The exchange is possible once.
    #[error("the card set aside has been exchanged already: play a card")]
    AlreadyExchanged,
    /// A card was turned over to be played.
    #[error("{card} was turned over to be played: name its square")]
    PlayTurnedOver {
        /// The card.
        card: Card,
    },
    /// The partner waits for an announcement.
    #[error("announce first whether your partner must place a higher or a lower card")]
    AnnounceFirst,
    /// There is nothing to announce.
    #[error("there is nothing to announce now")]
    NothingToAnnounce,
    /// An instruction must be carried out first.
    #[error("carry out the instruction of {card} first")]
    FollowFirst {
        /// The card with the instruction.
        card: Card,
    },
    /// No instruction is to be carried out.
    #[error("there is no instruction to carry out: play a card")]
    NothingToFollow,
    /// A card must be shown before one is placed.
    #[error("show a card first, and place another one then")]
    ShowFirst,
    /// Nothing (more) is to be shown.
    #[error("there is nothing to show now")]
    NothingToShow,
    /// After showing that card none could be placed.
    #[error("without {card} you could place no card: show another one")]
    KeepToPlace {
        /// The card.
        card: Card,
    },
    /// A card that was shown for this instruction stays in hand.
    #[error("you showed {card} for this instruction, so it stays in your hand: place another card")]
    ShownStays {
        /// The card.
        card: Card,
    },
    /// The instruction does not allow that square.
    #[error("the instruction of {played} does not allow the {square} square: choose the other one")]
    WrongSquare {
        /// The card with the instruction.
        played: Card,
        /// The square.
        square: Square,
    },
    /// The instruction does not allow that number.
    #[error("the instruction of {played} does not allow a {card}: choose another card")]
    WrongNumber {
        /// The card with the instruction.
        played: Card,
        /// The card.
        card: Card,
    },
    /// The instruction asks for a card next to the played one.
    #[error("{card} is not next to {played}: choose a card that is")]
    NotNextTo {
        /// The card with the instruction.
        played: Card,
        /// The card.
        card: Card,
    },
}

impl Smitten {
    /// The reason for refusing an action that is not listed.
    pub(crate) fn refuse(&self, seat: Seat, action: Action) -> Refusal {
        if self.ending().is_some() {
            return Refusal::GameOver;
        }
        if !self.awaited().waiting().contains(seat) {
            return Refusal::NotYourTurn;
        }
        match self.phase {
            Phase::Naming { card, .. } => self.refuse_naming(card, action),
            Phase::Announcing => Refusal::AnnounceFirst,
            Phase::Following(_) => self.refuse_following(action),
            _ => self.refuse_playing(seat, action),
        }
    }

    fn refuse_playing(&self, seat: Seat, action: Action) -> Refusal {
        match action {
            Action::Want | Action::DontWant if self.rules.is_solo() => Refusal::NobodyToTell,
            Action::Want | Action::DontWant => Refusal::AlreadySaid,
            Action::Play { from, card, square } => match (from, self.hand_of(seat)) {
                (None, None) => Refusal::NameTheHand,
                (Some(_), Some(_)) => Refusal::OwnHandOnly,
                (Some(hand), None) | (None, Some(hand)) if !self.hands[hand].cards.contains(card) => {
                    Refusal::NotInHand { hand, card }
                }
                _ => self.refuse_laying(Laid { card, square }),
            },
            Action::TurnOver { .. } | Action::Exchange { .. } if !self.rules.is_solo() => Refusal::OnlyAlone,
            Action::TurnOver { hand } => Refusal::NothingFaceDown { hand },
            Action::Exchange { .. } if !self.rules.exchange => Refusal::NoExchange,
            Action::Exchange { .. } if self.exchanged.is_some() => Refusal::AlreadyExchanged,
            Action::Exchange { hand, card } => Refusal::NotInHand { hand, card },
            Action::Announce { .. } => Refusal::NothingToAnnounce,
            Action::Show { .. } | Action::Place { .. } => Refusal::NothingToFollow,
        }
    }

    fn refuse_naming(&self, turned: Card, action: Action) -> Refusal {
        match action {
            Action::Play { from: None, .. } => Refusal::NameTheHand,
            Action::Play { from: Some(_), card, square } if card == turned => {
                self.refuse_laying(Laid { card, square })
            }
            _ => Refusal::PlayTurnedOver { card: turned },
        }
    }

    fn refuse_following(&self, action: Action) -> Refusal {
        let turn = self.last_turn();
        let (hand, played) = (turn.active.partner(), turn.played);
        match action {
            Action::Show { .. } if self.n_to_show() == 0 => Refusal::NothingToShow,
            Action::Place { .. } if self.n_to_show() > 0 => Refusal::ShowFirst,
            Action::Show { card } | Action::Place { card, .. } if !self.hands[hand].cards.contains(card) => {
                Refusal::NotInHand { hand, card }
            }
            Action::Show { card } | Action::Place { card, .. } if !self.unshown().contains(card) => {
                Refusal::ShownStays { card }
            }
            Action::Show { card } => Refusal::KeepToPlace { card },
            Action::Place { card, square } => {
                let effect = self.designs.effect(played.card);
                if !self.opens()[square].contains(card) {
                    self.refuse_laying(Laid { card, square })
                } else if !effect.allows(square, played, &self.squares) {
                    Refusal::WrongSquare { played: played.card, square }
                } else if !effect.values(played, turn.call, &self.squares).contains(card) {
                    Refusal::WrongNumber { played: played.card, card }
                } else {
                    Refusal::NotNextTo { played: played.card, card }
                }
            }
            _ => Refusal::FollowFirst { card: played.card },
        }
    }

    /// The reason why a card may not enter a square, by the general rules (SM-1.3, SM-2.4).
    fn refuse_laying(&self, laid: Laid) -> Refusal {
        let Laid { card, square } = laid;
        if self.squares.lying(square).contains(card) {
            Refusal::PlaceTaken { card, square }
        } else if self.rules.balance && self.squares.is_ahead(square) {
            Refusal::Unbalanced { square }
        } else {
            Refusal::NoNeighbour { card, square }
        }
    }
}
