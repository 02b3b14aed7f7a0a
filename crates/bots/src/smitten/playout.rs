//! Games played on by officers, without the words they would say.

use game::{Game, Observer, Seat, Silent, Turn};
use smitten::{Action, Hand, PhaseView, Smitten};

use super::Officer;
use super::officer::{POOR, SURE, best_play};
use crate::{Bot, Knowledge};

/// Whether officers win a game.
pub(super) fn is_won_by_officers(mut game: Smitten) -> bool {
    loop {
        let seats = match game.turn() {
            Turn::Over(outcome) => return !outcome.winners.is_empty(),
            Turn::Waiting(seats) => seats,
        };
        let seat = seats.first().expect("a seat is awaited until it is over");
        let view = game.view(Observer::Seat(seat));
        let (seat, action) = match view.phase {
            PhaseView::Deciding => decide(&game),
            _ => {
                let knowledge = Knowledge::new(&game, seat).expect("an awaited seat can act");
                (seat, Officer.choose(&knowledge).expect("an instruction is carried out"))
            }
        };
        game.step(seat, action, &mut Silent);
    }
}

/// Who plays, and what, once both have said what officers say, unless they have said something else already:
/// the seat that wants to, A before B; otherwise A, unless A's best card is poor.
fn decide(game: &Smitten) -> (Seat, Action) {
    let best = |hand: Hand| {
        let view = game.view(Observer::Seat(hand.seat()));
        let (play, chance) = best_play(&view)?;
        let said = view.hands[hand].signal.and_then(|signal| signal.want);
        Some(Plan { hand, play, chance, wants: said.unwrap_or(chance >= SURE) })
    };
    let plan = match best(Hand::A) {
        Some(a) if a.wants => a,
        a => match (a, best(Hand::B)) {
            (Some(a), Some(b)) if !b.wants && a.chance >= POOR => a,
            (_, Some(b)) => b,
            (Some(a), None) => a,
            (None, None) => unreachable!("a hand can play until it is over"),
        },
    };
    (plan.hand.seat(), plan.play)
}

/// What an officer would play.
struct Plan {
    hand: Hand,
    play: Action,
    chance: f64,
    wants: bool,
}
