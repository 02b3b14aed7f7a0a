//! The games that may be, given what was seen and what the partner has said.

use game::{Dice, Game, Observer, Seat};
use smitten::{Hand, PhaseView, Smitten};

use super::officer::{SURE, best_play};
use crate::Knowledge;

/// How many worlds in a row are refused at most: a partner who keeps to no convention may have said what fits none.
const MOST_REFUSED: usize = 12;

/// The games that may be.
pub(super) struct Worlds<'a> {
    knowledge: &'a Knowledge<'a, Smitten>,
    /// The partner, and what the partner has said about playing in this turn.
    said: Option<(Seat, bool)>,
}

impl Worlds<'_> {
    pub(super) fn new<'a>(knowledge: &'a Knowledge<'a, Smitten>) -> Worlds<'a> {
        let view = knowledge.view();
        let partner = Hand::BOTH.into_iter().find(|hand| hand.seat() != knowledge.seat());
        let said =
            partner.filter(|_| !view.rules.is_solo() && view.phase == PhaseView::Deciding).and_then(|hand| {
                let signal = view.hands[hand].signal.filter(|signal| signal.can)?;
                Some((hand.seat(), signal.want?))
            });
        Worlds { knowledge, said }
    }

    /// A game in which the partner would have said what the partner has said.
    pub(super) fn next(&mut self, dice: &mut Dice) -> Smitten {
        let mut world = self.knowledge.world(dice);
        if let Some((partner, want)) = self.said {
            for _ in 0..MOST_REFUSED {
                let best = best_play(&world.view(Observer::Seat(partner)));
                if best.is_some_and(|(_, chance)| chance >= SURE) == want {
                    break;
                }
                world = self.knowledge.world(dice);
            }
        }
        world
    }
}
