//! How likely a made-up world is, judged by what the others have done in it.

use ::crew::Attempt;
use ::crew::bits::{bit, each};
use game::{Dice, Seat};
use solver::crew::MAX_MEMBERS;

use super::player::{CrewCards, CrewPlayer};
use super::public_state::{PublicState, ends};
use super::rules::SeatKnowledge;
use super::weights::{FITTED, Weights};
use crate::Knowledge;

/// How much of what the rules of thumb say about others is believed: partners think more than they do.
const BELIEF: f32 = 0.3;
/// How freely others choose: with a high temperature every choice is about as likely.
const PLAY_HEAT: f32 = 2.5;
const MESSAGE_HEAT: f32 = 1.5;
/// The share of choices that are made at random.
const RANDOM_RATE: f32 = 0.05;

/// Worlds that fit what has been seen, the more often the likelier the others' choices are in them.
pub(crate) fn worlds<G: CrewPlayer>(
    knowledge: &Knowledge<G>,
    n_worlds: usize,
    n_each: usize,
    dice: &mut Dice,
) -> Vec<G> {
    let pool: Vec<G> = (0..n_worlds * n_each).map(|_| knowledge.world(dice)).collect();
    if n_each == 1 {
        return pool;
    }
    let logs: Vec<f32> = pool.iter().map(|world| likelihood(world, knowledge.seat(), &FITTED)).collect();
    let most = logs.iter().copied().fold(f32::NEG_INFINITY, f32::max);
    let sum: f32 = logs.iter().map(|log| (log - most).exp()).sum();
    // One throw decides all: worlds are taken at even distances along their likelihoods.
    let step = sum / n_worlds as f32;
    let mut next = step * dice.fraction() as f32;
    let mut chosen = Vec::with_capacity(n_worlds);
    let mut so_far = 0.0;
    for (world, log) in pool.into_iter().zip(&logs) {
        so_far += (log - most).exp();
        while next < so_far && chosen.len() < n_worlds {
            chosen.push(world.clone());
            next += step;
        }
    }
    chosen
}

/// The logarithm of how likely the others were to do in this world what they did.
fn likelihood<G: CrewPlayer>(world: &G, me: Seat, weights: &Weights) -> f32 {
    let cards = world.cards();
    let mission = world.mission();
    let mut log = world.likelihood(me, weights);
    cards.review(me, |state, member, hand, happened| {
        let known = SeatKnowledge { state, mission: &mission, weights, member, hand, seen: hand };
        log += match happened {
            Happened::Played(card) => {
                let playable = state.playable(hand);
                share(card, playable, PLAY_HEAT, |card| known.of_card(card))
            }
            Happened::Communicated(card) => share_of_message(Some(card), &known),
            Happened::KeptSilent => share_of_message(None, &known),
        };
    });
    BELIEF * log
}

/// An act of a member from which its hand can be inferred.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Happened {
    Played(u8),
    Communicated(u8),
    /// The member could have communicated and did not.
    KeptSilent,
}

/// The logarithm of how likely this card is chosen among all of a set.
pub(crate) fn share(chosen: u8, all: u64, heat: f32, score: impl Fn(u8) -> f32) -> f32 {
    share_among(score(chosen), each(all).map(score), heat)
}

/// The logarithm of how likely a choice with this score is made among choices with these scores.
pub(crate) fn share_among(own: f32, all: impl Iterator<Item = f32>, heat: f32) -> f32 {
    let (mut sum, mut n) = (0.0, 0.0);
    for score in all {
        sum += ((score - own) / heat).min(30.0).exp();
        n += 1.0;
    }
    ((1.0 - RANDOM_RATE) / sum + RANDOM_RATE / n).ln()
}

fn share_of_message(chosen: Option<u8>, known: &SeatKnowledge) -> f32 {
    let score = |card: u8| (known.message_appeal(card) / MESSAGE_HEAT).min(30.0).exp();
    let sum: f32 = 1.0 + each(ends(known.hand)).map(score).sum::<f32>();
    let own = chosen.map_or(1.0, score);
    ((1.0 - RANDOM_RATE) * own / sum + RANDOM_RATE / 10.0).ln()
}

/// Goes through what the others have done, each time with the hand they had then.
pub(crate) fn review<const TRUMP: char>(
    attempt: &Attempt<TRUMP>,
    me: Seat,
    mut see: impl FnMut(&PublicState, u8, u64, Happened),
) {
    let crew = attempt.crew();
    let first = attempt.draws().map_or(0, |draws| usize::from(draws.after));
    let tricks = || attempt.ledger().tricks().iter().chain([attempt.trick()]).enumerate().skip(first);
    let mut hands: [u64; MAX_MEMBERS] = [0; MAX_MEMBERS];
    for member in crew.members() {
        hands[usize::from(crew.place(member))] = attempt.hand(member).bits();
    }
    for &(member, card) in tricks().flat_map(|(_, trick)| trick.plays()) {
        hands[usize::from(crew.place(member))] |= bit(card.index() as u8);
    }
    let is_other = |member: Seat| member != me && !crew.is_dummy(member);
    let mut state = PublicState::before(attempt);
    for (n_finished, trick) in tricks() {
        let messages = attempt.messages();
        let sent = messages.sent().iter().filter(|message| usize::from(message.after) == n_finished);
        for message in sent {
            let (member, card) = (crew.place(message.by), message.card.index() as u8);
            if is_other(message.by) {
                see(&state, member, hands[usize::from(member)], Happened::Communicated(card));
            }
            state.note_message(member, card, (!messages.hides_position()).then_some(message.position));
        }
        // Silence is informative mostly at the first opportunity to communicate.
        if n_finished + 1 == usize::from(messages.first_trick()) && !trick.is_empty() {
            for silent in messages.ready().iter().filter(|&seat| is_other(seat)) {
                let member = crew.place(silent);
                see(&state, member, hands[usize::from(member)], Happened::KeptSilent);
            }
        }
        for &(by, card) in trick.plays() {
            let (member, card) = (crew.place(by), card.index() as u8);
            if is_other(by) {
                state.turn = member;
                see(&state, member, hands[usize::from(member)], Happened::Played(card));
            }
            hands[usize::from(member)] &= !bit(card);
            state.turn = member;
            state.play(card);
        }
    }
}
