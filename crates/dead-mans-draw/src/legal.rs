//! Legal actions: the one source of legality.

use std::ops::ControlFlow;

use game::Seat;

use crate::ability::Origin;
use crate::action::Action;
use crate::card::{Card, Suit};
use crate::setup::Variant;
use crate::state::{DeadMansDraw, Phase, Question};
use crate::traits::Trait;

impl DeadMansDraw {
    pub(crate) fn list_legal(&self, seat: Seat, actions: &mut Vec<Action>) {
        if !self.awaited().contains(seat) {
            return;
        }
        match self.phase {
            Phase::Traits => {
                if let Some([one, other]) = self.offers[seat] {
                    actions.push(Action::Keep { r#trait: one });
                    // Two decks of traits can offer the same one twice.
                    if other != one {
                        actions.push(Action::Keep { r#trait: other });
                    }
                }
            }
            Phase::Victims => {
                actions.extend(seat.others(self.rules.players).map(|victim| Action::Haunt { victim }));
            }
            Phase::Turn => match self.question() {
                Some(question) => {
                    let _ = self.answers(question, |answer| {
                        actions.push(answer);
                        ControlFlow::Continue(())
                    });
                }
                None => {
                    if !self.draw_pile.is_empty() {
                        actions.push(Action::Draw);
                    }
                    if self.can_collect() {
                        actions.push(Action::Collect);
                    }
                }
            },
            Phase::Over(_) => {}
        }
    }

    /// Whether the active player may stop (DMD-2.5, DMD-2.6, DMD-3.8).
    pub(crate) fn can_collect(&self) -> bool {
        let is_worth_it = !self.play_area.is_empty()
            || self.rules.house.may_stop_with_empty_play_area
            || self.draw_pile.is_empty();
        self.has_drawn && self.obligation() == 0 && is_worth_it
    }

    /// Calls back with each possible answer to a question, none of them twice, until `each` breaks.
    pub(crate) fn answers(
        &self,
        question: Question,
        mut each: impl FnMut(Action) -> ControlFlow<()>,
    ) -> ControlFlow<()> {
        let bank = &self.banks[self.active];
        match question {
            Question::Hook { .. } => {
                for suit in bank.suits() {
                    if bank.top(suit).is_some_and(|card| self.may_force(card, Origin::Hook)) {
                        each(Action::Hook { suit })?;
                    }
                }
            }
            Question::Cannon => {
                for victim in self.opponents() {
                    for suit in self.banks[victim].suits() {
                        each(Action::Shoot { victim, suit })?;
                    }
                }
            }
            Question::Misfire => {
                for suit in bank.suits() {
                    each(Action::Sink { suit })?;
                }
            }
            Question::Map(shown) => {
                for (i, &card) in shown.iter().enumerate() {
                    if !shown[..i].contains(&card) && self.may_force(card, Origin::Map) {
                        each(Action::Fetch { card })?;
                    }
                }
            }
            Question::Navigate => {
                let mut last = None;
                for card in self.discard.iter() {
                    if last.replace(card) != Some(card) && self.may_force(card, Origin::Map) {
                        each(Action::Fetch { card })?;
                    }
                }
            }
            Question::Sword => {
                let is_parried = self.opponent_with(Trait::Parry).is_some();
                let takes_all = self.has(Trait::Swordsman);
                for victim in self.opponents() {
                    for suit in self.banks[victim].suits() {
                        if (takes_all || bank.stack(suit).is_empty())
                            && (!is_parried || suit == Suit::Kraken)
                            && self
                                .target(victim, suit)
                                .is_some_and(|card| self.may_force(card, Origin::Sword))
                        {
                            each(Action::Steal { victim, suit })?;
                        }
                    }
                }
            }
            Question::Mermaid => {
                // The mermaid herself is the last card.
                let mut cards = self.play_area.cards().peekable();
                while let (Some(card), Some(_)) = (cards.next(), cards.peek()) {
                    each(Action::Replay { card })?;
                }
            }
            Question::Plunder { .. } => {
                // An empty bank is no choice while another has cards, and no gain when none has (D-20).
                for victim in self.opponents().filter(|&seat| !self.banks[seat].is_empty()) {
                    each(Action::Plunder { victim })?;
                }
            }
        }
        ControlFlow::Continue(())
    }

    /// The card that a cannon or sword hits on a stack: the highest, or by Bottom Feeder the lowest.
    pub(crate) fn target(&self, seat: Seat, suit: Suit) -> Option<Card> {
        if self.is_variant(Variant::BottomFeeder) {
            self.banks[seat].bottom(suit)
        } else {
            self.banks[seat].top(suit)
        }
    }

    /// Whether hook, map or sword may bring this card.
    ///
    /// They may bring any card, unless the digital rule spares the player a bust.
    pub(crate) fn may_force(&self, card: Card, origin: Origin) -> bool {
        !self.rules.digital_rule || !self.would_bust(card, origin)
    }
}
