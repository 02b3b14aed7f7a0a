//! The steps of a turn (DMD-2).

use std::ops::ControlFlow;

use game::{Log, Seat, Seats};

use crate::ability::Origin;
use crate::action::Action;
use crate::card::{Card, Suit};
use crate::event::Event;
use crate::pile::Pile;
use crate::setup::Variant;
use crate::state::{DeadMansDraw, Effect, Pending, Phase, Question};
use crate::traits::Trait;

impl DeadMansDraw {
    /// Draws the top card (DMD-2.1).
    pub(crate) fn draw(&mut self, log: &mut impl Log<Event>) {
        let card = self.draw_pile.take().expect("`legal` lists a draw only while there are cards");
        self.has_drawn = true;
        log.note(|| Event::Drawn { seat: self.active, card });
        self.place(card, Origin::DrawPile, log);
    }

    /// Brings a card to the play area: it busts, or it enters and acts (DMD-2.2, DMD-2.3).
    pub(crate) fn place(&mut self, card: Card, origin: Origin, log: &mut impl Log<Event>) {
        let seat = self.active;
        if self.is_banked_at_once(card, origin) {
            self.n_banked_at_once += 1;
            log.note(|| Event::BankedAtOnce { seat, card });
            self.give(Some(seat), &card.into(), log);
        } else if self.is_barred(card) {
            self.bust(card, log);
        } else {
            self.play_area.enter(card);
            if origin == Origin::Hook && self.has(Trait::Miser) {
                self.play_area.secure_last();
            }
            self.owed = self.owed.saturating_sub(1);
            self.act(card.suit(), log);
        }
    }

    /// Whether Casanova or Fisherman banks the card at once (DMD-4.1, DMD-4.2).
    ///
    /// With the mermaid ability Casanova does something else (DMD-5.4).
    pub(crate) fn is_banked_at_once(&self, card: Card, origin: Origin) -> bool {
        let is_favourite = match card.suit() {
            Suit::Mermaid => self.has(Trait::Casanova) && !self.rules.mermaid_ability,
            Suit::Kraken => self.has(Trait::Fisherman),
            _ => false,
        };
        is_favourite && (origin == Origin::DrawPile || !self.rules.house.direct_banking_from_draw_pile_only)
    }

    /// Whether the play area holds the card's suit, or in Strange Lands its value.
    fn is_barred(&self, card: Card) -> bool {
        if self.is_variant(Variant::StrangeLands) {
            self.play_area.cards().any(|other| other.value() == card.value())
        } else {
            self.play_area.cards().any(|other| other.suit() == card.suit())
        }
    }

    /// Whether the active player busts if this card comes next.
    pub(crate) fn would_bust(&self, card: Card, origin: Origin) -> bool {
        self.is_barred(card) && !self.is_banked_at_once(card, origin)
    }

    /// Ends the turn with only the protected cards (DMD-2.3); pending effects are dropped (D-05).
    fn bust(&mut self, card: Card, log: &mut impl Log<Event>) {
        let seat = self.active;
        let saved = self.play_area.take_protected();
        // The card never enters (D-03), but it lies with the lost cards until they go.
        self.play_area.enter(card);
        self.owed = 0;
        let house = &self.rules.house;
        let n = if house.anchored_key_and_chest_pay_bonus { self.bonus(&saved) } else { 0 };
        let [sooner, later] = if house.bust_discards_before_anchored_bonus {
            [Effect::Lose, Effect::Bonus { n }]
        } else {
            [Effect::Bonus { n }, Effect::Lose]
        };
        self.pending.clear();
        self.perform_next(&[sooner, later, Effect::EndTurn]);
        log.note(|| Event::Busted { seat, card, saved: saved.iter().collect() });
        self.give(Some(seat), &saved, log);
    }

    /// Moves the play area to the bank (DMD-2.4).
    pub(crate) fn collect(&mut self, log: &mut impl Log<Event>) {
        let seat = self.active;
        let cards = self.play_area.take_all();
        self.perform_next(&[Effect::Bonus { n: self.bonus(&cards) }, Effect::EndTurn]);
        log.note(|| Event::Collected { seat, cards: cards.iter().collect() });
        self.give(Some(seat), &cards, log);
    }

    fn perform_next(&mut self, effects: &[Effect]) {
        effects.iter().rev().for_each(|&effect| self.pending.push(Pending::Perform(effect)));
    }

    /// The number of cards that key and chest pay if both are among these (DMD-3.4).
    fn bonus(&self, cards: &Pile) -> u8 {
        let house = &self.rules.house;
        let n_pairs = cards.stack(Suit::Key).len().min(cards.stack(Suit::Chest).len());
        let n_paid = if house.several_keys_or_chests_pay_once { n_pairs.min(1) } else { n_pairs };
        let per_card = if self.has(Trait::TreasureHunter) { 2 } else { 1 };
        let at_once = if house.directly_banked_cards_count_for_bonus { self.n_banked_at_once } else { 0 };
        let n = n_paid * per_card * (cards.len() + usize::from(at_once));
        // No pile holds that many cards.
        n.min(u8::MAX.into()) as u8
    }

    /// Carries out pending effects until a player has a choice; a choice of one is none (DMD-8.1).
    pub(crate) fn settle(&mut self, log: &mut impl Log<Event>) {
        while let Some(&pending) = self.pending.last() {
            match pending {
                Pending::Perform(effect) => {
                    self.pending.pop();
                    self.perform(effect, log);
                }
                Pending::Ask(question) => {
                    let mut answer = None;
                    let has_choice = self
                        .answers(question, |one| match answer.replace(one) {
                            None => ControlFlow::Continue(()),
                            Some(_) => ControlFlow::Break(()),
                        })
                        .is_break();
                    match answer {
                        None => self.lapse(question, log),
                        Some(_) if has_choice => return,
                        Some(only) => self.answer(question, only, log),
                    }
                }
            }
        }
    }

    fn perform(&mut self, effect: Effect, log: &mut impl Log<Event>) {
        let seat = self.active;
        match effect {
            Effect::Bonus { n: 0 } => {}
            Effect::Bonus { n } if self.has(Trait::Plunderer) => {
                self.pending.push(Pending::Ask(Question::Plunder { n }));
            }
            Effect::Bonus { .. } if self.discard.is_empty() => {
                log.note(|| Event::Idle { seat, suit: Suit::Chest });
            }
            Effect::Bonus { n } => {
                let cards = self.from_discard.take(n.into(), &mut self.discard, &mut self.chance);
                log.note(|| Event::BonusTaken { seat, cards: cards.iter().collect(), from: None });
                self.give(Some(seat), &cards, log);
            }
            Effect::Lose => {
                let cards = self.play_area.take_all();
                let to = self.heir();
                log.note(|| Event::Lost { seat, cards: cards.iter().collect(), to });
                self.give(to, &cards, log);
            }
            Effect::EndTurn => self.end_turn(log),
        }
    }

    /// The owner of the bank that gets the active player's lost cards; `None` for the discard pile.
    fn heir(&self) -> Option<Seat> {
        if self.is_variant(Variant::ThievesIsland) {
            self.opponents().next()
        } else {
            // Of two lockers with the same victim the nearest to the left takes all (D-35).
            self.opponents().find(|&seat| self.victims[seat] == Some(self.active))
        }
    }

    fn end_turn(&mut self, log: &mut impl Log<Event>) {
        self.has_drawn = false;
        self.owed = 0;
        self.n_banked_at_once = 0;
        if self.draw_pile.is_empty() {
            self.finish(self.winners(), log);
        } else {
            self.active = self.active.left(1, self.rules.players);
        }
    }

    /// Puts cards into a bank, or into the discard pile.
    ///
    /// In Sudden Death this may end the game, so it is the last part of an effect.
    pub(crate) fn give(&mut self, to: Option<Seat>, cards: &Pile, log: &mut impl Log<Event>) {
        let Some(seat) = to else { return self.discard.add_all(cards) };
        self.banks[seat].add_all(cards);
        if self.is_variant(Variant::SuddenDeath) && self.has_sudden_win(seat) {
            self.finish(Seats::only(seat), log);
        }
    }

    fn finish(&mut self, winners: Seats, log: &mut impl Log<Event>) {
        self.pending.clear();
        self.phase = Phase::Over(winners);
        log.note(|| Event::GameOver {
            winners: winners.iter().collect(),
            points: Seat::all(self.rules.players).map(|seat| self.points(seat)).collect(),
        });
    }

    /// Carries out a listed action.
    pub(crate) fn carry_out(&mut self, seat: Seat, action: Action, log: &mut impl Log<Event>) {
        match action {
            Action::Keep { r#trait } => self.keep(seat, r#trait, log),
            Action::Haunt { victim } => self.haunt(seat, victim, log),
            Action::Draw => self.draw(log),
            Action::Collect => self.collect(log),
            answer => {
                let question = self.question().expect("`legal` lists answers only to a question");
                self.answer(question, answer, log);
            }
        }
        self.settle(log);
    }
}
