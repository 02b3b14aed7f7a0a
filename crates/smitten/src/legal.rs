//! Legal actions: the one source of legality.

use game::Seat;

use crate::phase::Phase;
use crate::{Action, ByHand, BySquare, Call, Card, Cards, Hand, Numbers, Signal, Smitten, Square};

impl Smitten {
    /// Appends the legal actions of a seat.
    pub(crate) fn list_legal(&self, seat: Seat, actions: &mut Vec<Action>) {
        match self.phase {
            Phase::Deciding(signals) => {
                if let Some(hand) = self.hand_of(seat) {
                    self.list_decisions(hand, signals, actions);
                }
            }
            _ if !self.awaited().waiting().contains(seat) => {}
            Phase::Choosing => self.list_choices(actions),
            Phase::Naming { hand, card } => {
                list_laying(Numbers::only(card), self.opens(), actions, |card, square| Action::Play {
                    from: Some(hand),
                    card,
                    square,
                });
            }
            Phase::Announcing => {
                actions.extend([Call::Higher, Call::Lower].map(|call| Action::Announce { call }));
            }
            Phase::Following(answers) if self.n_to_show() == 0 => {
                list_laying(self.unshown().numbers(), answers, actions, |card, square| Action::Place {
                    card,
                    square,
                });
            }
            Phase::Following(_) => {
                let cards = self.unshown().numbers().iter().filter(|&card| self.may_show(card));
                actions.extend(cards.map(|card| Action::Show { card }));
            }
            Phase::Over(_) => {}
        }
    }

    /// Lists the decisions of two players: cards that fit, and signals not yet given.
    fn list_decisions(&self, hand: Hand, signals: ByHand<Signal>, actions: &mut Vec<Action>) {
        list_laying(self.hands[hand].cards.numbers(), self.opens(), actions, |card, square| Action::Play {
            from: None,
            card,
            square,
        });
        if signals[hand].may_say(true) {
            actions.push(Action::Want);
        }
        if signals[hand].may_say(false) {
            actions.push(Action::DontWant);
        }
    }

    /// Lists the decisions of one player: cards of either hand that fit, face-down cards, and the exchange.
    fn list_choices(&self, actions: &mut Vec<Action>) {
        let open = self.opens();
        for hand in Hand::BOTH {
            let held = &self.hands[hand];
            list_laying(held.cards.numbers(), open, actions, |card, square| Action::Play {
                from: Some(hand),
                card,
                square,
            });
            if held.down.is_some() {
                actions.push(Action::TurnOver { hand });
            }
            if self.exchange_is_open() {
                actions.extend(held.cards.numbers().iter().map(|card| Action::Exchange { hand, card }));
            }
        }
    }

    /// The number of cards the partner still has to show; alone it is 0, as all of them lie face up by then.
    pub(crate) fn n_to_show(&self) -> u8 {
        if self.rules.is_solo() {
            return 0;
        }
        let turn = self.last_turn();
        self.designs.effect(turn.played.card).reveal - turn.shown.len()
    }

    /// The following hand's cards that have not been shown for this instruction.
    pub(crate) fn unshown(&self) -> Cards {
        let turn = self.last_turn();
        self.hands[turn.active.partner()].cards.without_all(turn.shown)
    }

    /// Whether showing this card leaves one that can be placed, if one must be (SM-1.7).
    pub(crate) fn may_show(&self, card: Card) -> bool {
        let Phase::Following(answers) = self.phase else { return false };
        let places = self.designs.effect(self.last_turn().played.card).place;
        places == 0 || self.unshown().without(card).numbers().meets(answers.either())
    }
}

/// Lists every card with every square it may enter.
fn list_laying(
    numbers: Numbers,
    open: BySquare<Numbers>,
    actions: &mut Vec<Action>,
    action: impl Fn(Card, Square) -> Action,
) {
    for square in Square::BOTH {
        actions.extend((numbers & open[square]).iter().map(|card| action(card, square)));
    }
}
