//! The cadet follows a feeling for risk, and sometimes that fails.

use dead_mans_draw::{Action, DeadMansDraw, View};
use game::Dice;

use super::officer::Mind;
use crate::{Bot, Knowledge};

/// A beginner: draws while the risk feels small — now a little too bold, now a little too careful —, takes what
/// looks best on its face, and once in a while anything.
#[derive(Clone, Debug)]
pub struct Cadet(pub Dice);

/// The risk, in percent, up to which it draws: anything in between.
const LEAST_BOLD: usize = 15;
const MOST_BOLD: usize = 45;
/// One decision in this many is made at random.
const ERROR_RATE: usize = 10;

impl Bot<DeadMansDraw> for Cadet {
    fn choose(&mut self, knowledge: &Knowledge<DeadMansDraw>) -> Option<Action> {
        let (view, legal) = (knowledge.view(), knowledge.legal());
        if legal.contains(&Action::Collect) && legal.contains(&Action::Draw) {
            let limit = LEAST_BOLD + self.0.below(MOST_BOLD - LEAST_BOLD);
            let risk = 100 * usize::from(view.odds.busting);
            let is_safe = risk <= limit * usize::from(view.odds.of);
            return Some(if is_safe { Action::Draw } else { Action::Collect });
        }
        if self.0.below(ERROR_RATE) == 0 {
            return self.0.pick(legal);
        }
        legal.iter().copied().rev().max_by_key(|&action| looks(&view, action))
    }
}

/// What an action looks like at a glance: the points on the card it moves.
fn looks(view: &View, action: Action) -> i16 {
    let Some(me) = view.me else { return 0 };
    let mind = Mind::new(view, me);
    let value = match action {
        Action::Hook { suit } => mind.top(me, suit).value(),
        Action::Shoot { victim, suit } | Action::Steal { victim, suit } => mind.target(victim, suit).value(),
        Action::Fetch { card } => card.value(),
        Action::Sink { suit } => return -i16::from(mind.top(me, suit).value()),
        Action::Haunt { victim } | Action::Plunder { victim } => return view.player(victim).points,
        Action::Keep { .. } | Action::Draw | Action::Collect | Action::Replay { .. } => 0,
    };
    value.into()
}
