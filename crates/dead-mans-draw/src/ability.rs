//! The abilities of the suits (DMD-3, DMD-5), as traits change them (DMD-4).

use game::{List, Log, Seat};

use crate::action::Action;
use crate::card::{Card, Suit};
use crate::event::Event;
use crate::setup::IdleSword;
use crate::state::{DeadMansDraw, Pending, Question};
use crate::traits::Trait;

/// The place from which a card comes to the play area.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Origin {
    DrawPile,
    Hook,
    Map,
    Sword,
}

impl Question {
    /// The suit whose ability asks.
    pub(crate) fn suit(self) -> Suit {
        match self {
            Question::Hook { .. } => Suit::Hook,
            Question::Cannon | Question::Misfire => Suit::Cannon,
            Question::Map(_) | Question::Navigate => Suit::Map,
            Question::Sword => Suit::Sword,
            Question::Mermaid => Suit::Mermaid,
            Question::Plunder { .. } => Suit::Chest,
        }
    }
}

impl DeadMansDraw {
    /// Carries out the ability of the rightmost card of the play area.
    pub(crate) fn act(&mut self, suit: Suit, log: &mut impl Log<Event>) {
        let seat = self.active;
        match suit {
            Suit::Anchor => {
                self.play_area.anchor();
                if self.has(Trait::SafeHarbor) {
                    self.play_area.secure_last();
                    self.play_area.harbor(2);
                }
            }
            Suit::Hook => {
                if self.has(Trait::Miser) {
                    self.play_area.secure_last();
                }
                self.ask(Question::Hook { left: if self.has(Trait::CaptainsHook) { 2 } else { 1 } });
            }
            Suit::Cannon if self.opponent_with(Trait::Misfire).is_some() => self.ask(Question::Misfire),
            Suit::Cannon => self.ask(Question::Cannon),
            Suit::Map if self.discard.is_empty() => log.note(|| Event::Idle { seat, suit }),
            Suit::Map if self.has(Trait::Navigator) => self.ask(Question::Navigate),
            Suit::Map => self.reveal_three(log),
            Suit::Oracle if self.draw_pile.is_empty() => log.note(|| Event::Idle { seat, suit }),
            Suit::Oracle => {
                let n = if self.has(Trait::Mystic) { 3 } else { 1 };
                self.draw_pile.show(n);
                log.note(|| Event::Foreseen { seat, cards: self.draw_pile.top_down().take(n).collect() });
            }
            Suit::Sword => self.ask(Question::Sword),
            // The draw pile cannot meet the kraken's demand (D-13).
            Suit::Kraken if self.draw_pile.is_empty() => log.note(|| Event::Idle { seat, suit }),
            Suit::Kraken => {
                let n = if self.opponent_with(Trait::Beastmaster).is_some() { 4 } else { 2 };
                self.owed = n;
                log.note(|| Event::Obliged { seat, n });
            }
            Suit::Mermaid if self.rules.mermaid_ability => self.ask(Question::Mermaid),
            // Key and chest act on collecting (DMD-2.2).
            Suit::Mermaid | Suit::Key | Suit::Chest => {}
        }
    }

    fn ask(&mut self, question: Question) {
        self.pending.push(Pending::Ask(question));
    }

    fn reveal_three(&mut self, log: &mut impl Log<Event>) {
        // The cards shown stay in the discard pile until one is chosen.
        let mut pile = self.discard;
        let revealed = self.from_discard.take(3, &mut pile, &mut self.chance);
        let mut shown = List::new(Card::printed(Suit::Map, Card::LEAST));
        revealed.iter().for_each(|card| shown.push(card));
        log.note(|| Event::Revealed { seat: self.active, cards: shown.to_vec() });
        self.ask(Question::Map(shown));
    }

    /// Carries out the answer to the question on top.
    pub(crate) fn answer(&mut self, question: Question, answer: Action, log: &mut impl Log<Event>) {
        let seat = self.active;
        self.pending.pop();
        match answer {
            Action::Hook { suit } => {
                if let Question::Hook { left: 2 } = question {
                    self.ask(Question::Hook { left: 1 });
                }
                let card = self.banks[seat].top(suit).expect("`legal` lists stacks that are there");
                self.banks[seat].remove(card);
                log.note(|| Event::Hooked { seat, card });
                self.place(card, Origin::Hook, log);
            }
            Action::Shoot { victim, suit } => {
                let to = self.has(Trait::Scavenger).then_some(seat);
                let cards = if self.has(Trait::MasterGunner) {
                    self.banks[victim].take_stack(suit)
                } else {
                    self.take_target(victim, suit).into()
                };
                log.note(|| Event::Shot { seat, victim, cards: cards.iter().collect(), to });
                self.give(to, &cards, log);
            }
            Action::Sink { suit } => {
                let card = self.take_target(seat, suit);
                self.discard.add(card);
                log.note(|| Event::Misfired { seat, card });
            }
            Action::Fetch { card } => {
                self.discard.remove(card);
                log.note(|| Event::Fetched { seat, card });
                self.place(card, Origin::Map, log);
            }
            Action::Steal { victim, suit } => {
                let card = self.take_target(victim, suit);
                log.note(|| Event::Stolen { seat, victim, card });
                self.place(card, Origin::Sword, log);
            }
            Action::Replay { card } => self.replay(card, log),
            Action::Plunder { victim } => {
                let Question::Plunder { n } = question else {
                    unreachable!("only a Plunderer is asked this")
                };
                let cards = self.plundered.take(n.into(), &mut self.banks[victim], &mut self.chance);
                log.note(|| Event::BonusTaken { seat, cards: cards.iter().collect(), from: Some(victim) });
                self.give(Some(seat), &cards, log);
            }
            Action::Keep { .. } | Action::Haunt { .. } | Action::Draw | Action::Collect => {
                unreachable!("no card asks for this")
            }
        }
    }

    fn take_target(&mut self, seat: Seat, suit: Suit) -> Card {
        let card = self.target(seat, suit).expect("`legal` lists stacks that are there");
        self.banks[seat].remove(card);
        card
    }

    /// Carries out the consequence of a question without answers.
    pub(crate) fn lapse(&mut self, question: Question, log: &mut impl Log<Event>) {
        let seat = self.active;
        self.pending.pop();
        let is_discarded = question == Question::Sword
            && (self.opponent_with(Trait::Parry).is_some()
                || self.rules.house.sword_without_legal_stack == IdleSword::Discard);
        match self.play_area.cards().last() {
            Some(card) if is_discarded => {
                self.play_area.remove(card);
                self.discard.add(card);
                log.note(|| Event::Parried { seat, card });
            }
            _ => log.note(|| Event::Idle { seat, suit: question.suit() }),
        }
    }

    /// Lets the mermaid's choice act again, unless an opponent's trait takes it away (DMD-5.2 to DMD-5.5).
    fn replay(&mut self, card: Card, log: &mut impl Log<Event>) {
        let seat = self.active;
        let siren = self.opponent_with(Trait::Siren);
        let casanova = self.has(Trait::Casanova).then_some(seat);
        let taker =
            if self.rules.house.siren_before_casanova { siren.or(casanova) } else { casanova.or(siren) };
        let Some(to) = taker else {
            self.play_area.move_right(card, self.rules.house.moved_card_keeps_old_anchor_protection);
            log.note(|| Event::Replayed { seat, card });
            // A mermaid moved by a mermaid, possible in Strange Lands, does not choose in her turn:
            // two of them would call each other for ever.
            if card.suit() != Suit::Mermaid {
                self.act(card.suit(), log);
            }
            return;
        };
        self.play_area.remove(card);
        let is_last_kraken =
            card.suit() == Suit::Kraken && self.play_area.cards().all(|other| other.suit() != Suit::Kraken);
        if is_last_kraken && !self.rules.house.kraken_obligation_survives_its_kraken {
            self.owed = 0;
        }
        if to == seat {
            self.n_banked_at_once += 1;
        }
        log.note(|| Event::Lured { seat, card, to });
        self.give(Some(to), &card.into(), log);
    }
}
