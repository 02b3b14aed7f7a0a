//! Smitten with all cards open, the deck included.

use game::{Game, Match, Silent};
use smitten::Smitten;
use solver::crew::{Outlook, Play};
use solver::smitten::{Answer, solve as search};

use crate::review::{Review, Solution, Step, step};

/// A step of the rules takes so much longer than a card that is tried in the Crew.
const STEP: u64 = 10;

/// Whether both can still win from here on.
pub(crate) fn solve(game: &Smitten, nodes: u64) -> Solution {
    let (outlook, line) = outlook(game, nodes);
    Solution { outlook, line, nodes }
}

fn outlook(game: &Smitten, nodes: u64) -> (Outlook, Vec<Step>) {
    match search(game, nodes / STEP) {
        Answer::Winnable(line) => (Outlook::Winnable, line.iter().map(step).collect()),
        Answer::Lost => (Outlook::Lost, Vec::new()),
        Answer::Unknown => (Outlook::Unknown, Vec::new()),
    }
}

/// Where a finished game was lost. What can be won at some moment could be won before it, too, so the moments
/// are gone through from the end until one can be won.
pub(crate) fn review(history: &Match<Smitten>, nodes: u64, progress: &mut dyn FnMut(usize, usize)) -> Review {
    let mut game =
        Smitten::deal(&history.setup, history.seed, &mut Silent).expect("a recorded match can be dealt");
    let mut moments = Vec::new();
    for &(seat, action) in &history.actions {
        moments.push(game);
        game.step(seat, action, &mut Silent);
    }
    let is_won = game.turn().outcome().is_some_and(|outcome| !outcome.winners.is_empty());
    let mut outlooks = vec![Outlook::Winnable; moments.len()];
    let mut line = Vec::new();
    if !is_won {
        for (i, moment) in moments.iter().enumerate().rev() {
            (outlooks[i], line) = outlook(moment, nodes);
            progress(moments.len() - i, moments.len());
            match outlooks[i] {
                Outlook::Winnable => break,
                // What was not decided later on is decided now.
                Outlook::Lost => outlooks[i..].fill(Outlook::Lost),
                Outlook::Unknown => {}
            }
        }
    }
    outlooks.push(if is_won { Outlook::Winnable } else { Outlook::Lost });
    let plays: Vec<Play> = outlooks
        .windows(2)
        .enumerate()
        .map(|(version, around)| Play { version, before: around[0], after: around[1] })
        .collect();
    let is_losing = |play: &&Play| play.before == Outlook::Winnable && play.after == Outlook::Lost;
    let lost_at = plays.iter().find(is_losing).map(|play| play.version);
    let lost_by = lost_at.map(|version| step(&history.actions[version]));
    Review { deal: outlooks[0], lost_at, lost_by, line, plays }
}
