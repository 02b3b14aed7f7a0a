//! Games that an observer cannot tell from the real one.

use game::{Dice, Game, Match, Observer, Silent};

use crate::belief::n_dealt;
use crate::{Belief, Card, Deal, Hand, Setup, Smitten, Square};

/// The number of times both hands are dealt anew for a spectator (Gibbs sampling).
///
/// Sixteen rounds leave no trace of the real deal even when a single card lies beside the two hands: 40,000
/// such redeals pass for evenly chosen ones.
const ROUNDS: usize = 16;

impl Smitten {
    /// A random game that the observer cannot tell from this one.
    pub(crate) fn redealt(&self, observer: Observer, dice: &mut Dice) -> Smitten {
        let mut game = *self;
        if self.ending().is_some() {
            return game; // Everything has been laid open.
        }
        if self.rules.is_solo() {
            game.shuffle_face_down(dice);
        } else if let Observer::Seat(seat) = observer {
            let own = self.hand_of(seat).expect("an observer's seat is at the table");
            game.imagine(own.partner(), dice);
        } else {
            // Dealing one hand anew among all that fits the other one keeps the uniform distribution over
            // pairs of hands, and comes close to it quickly.
            for _ in 0..ROUNDS {
                Hand::BOTH.into_iter().for_each(|hand| game.imagine(hand, dice));
            }
        }
        game
    }

    /// Alone: shuffles all hidden cards.
    fn shuffle_face_down(&mut self, dice: &mut Dice) {
        let mut places: Vec<usize> =
            Hand::BOTH.iter().filter_map(|&hand| self.hands[hand].down).map(usize::from).collect();
        places.extend(usize::from(self.top)..usize::from(self.bottom));
        if self.exchanged.is_none() {
            places.push(self.bottom.into());
        }
        self.deal_out(&places, dice);
    }

    /// Deals a hand and the hidden cards anew, among all that fit the partner's view.
    fn imagine(&mut self, hand: Hand, dice: &mut Dice) {
        let view = self.view_for(Observer::Seat(hand.partner().seat()));
        let belief = Belief::about_partner(&view).expect("the game is not over and two play it");
        let (drawn, now) = belief.sample(dice);

        let places = self.drawn_places(hand);
        let hidden: Vec<usize> = (usize::from(self.top)..=usize::from(self.bottom)).collect();
        let mut rest: Vec<Card> = places.iter().chain(&hidden).map(|&at| self.order[at]).collect();
        for (&at, &card) in places.iter().zip(&drawn) {
            self.order[at] = card;
            let spare = rest.iter().position(|&other| other == card).expect("it was drawn out of these");
            rest.swap_remove(spare);
        }
        for (&at, card) in hidden.iter().zip(rest) {
            self.order[at] = card;
        }
        self.deal_out(&hidden, dice);
        self.hands[hand].cards = now;
    }

    /// Shuffles the cards at these places. Sorting first makes the dice alone decide.
    fn deal_out(&mut self, places: &[usize], dice: &mut Dice) {
        let mut cards: Vec<Card> = places.iter().map(|&at| self.order[at]).collect();
        cards.sort_unstable();
        dice.shuffle(&mut cards);
        for (&at, card) in places.iter().zip(cards) {
            self.order[at] = card;
        }
    }

    /// The places in `order` of all cards a hand has drawn, in order.
    fn drawn_places(&self, hand: Hand) -> Vec<usize> {
        let dealt = |hand: Hand| usize::from(n_dealt(self.turns(), hand, self.hands[hand].n_cards()));
        let first = if hand == Hand::A { 0 } else { dealt(Hand::A) };
        let mut places: Vec<usize> = (first..first + dealt(hand)).collect();
        let mut top = dealt(Hand::A) + dealt(Hand::B);
        for turn in self.turns() {
            for drawing in [turn.active, turn.active.partner()] {
                let n = usize::from(turn.drew[drawing]);
                if drawing == hand {
                    places.extend(top..top + n);
                }
                top += n;
            }
        }
        places
    }

    /// The match as it went, with the cards ordered as in this game.
    ///
    /// All actions are public, so only the deal differs.
    pub(crate) fn retraced(&self, history: &Match<Smitten>) -> Match<Smitten> {
        let mut retraced = history.clone();
        if let Some(deal) = &mut retraced.setup.deal {
            retraced.actions.splice(0..0, std::mem::take(&mut deal.actions));
        }
        let mut start =
            Smitten::deal(&retraced.setup, history.seed, &mut Silent).expect("the match was dealt like this");
        start.order = self.order;
        retraced.setup.deal = Some(start.dealt());
        retraced
    }

    /// A setup that deals this position: all cards as they were dealt, and the actions since.
    pub(crate) fn written_down(&self, history: &Match<Smitten>) -> Setup {
        let Match { mut setup, actions, .. } = self.retraced(history);
        setup.deal.get_or_insert_default().actions = actions;
        setup
    }

    /// This game's deal before the first action.
    fn dealt(&self) -> Deal {
        let mut at = 0;
        let mut hands = Vec::new();
        for hand in Hand::BOTH {
            let held = &self.hands[hand];
            hands.push(self.order[at..at + usize::from(held.cards.len())].to_vec());
            at += usize::from(held.n_cards());
        }
        let lying = |square| self.squares.lying(square).iter().collect();
        Deal {
            hands,
            face_down: if self.rules.is_solo() {
                Hand::BOTH.map(|hand| self.face_down(hand)).to_vec()
            } else {
                Vec::new()
            },
            deck: self.deck().to_vec(),
            aside: Some(self.aside()),
            left: lying(Square::Left),
            right: lying(Square::Right),
            actions: Vec::new(),
        }
    }
}
