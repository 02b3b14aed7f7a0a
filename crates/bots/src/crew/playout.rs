//! Playing a made-up world to its end by rules of thumb, each member by what it may know.

use ::crew::bits::each;
use game::{Seat, Silent, Turn};

use super::mission_numbers::MissionNumbers;
use super::player::{CrewCards, CrewPlayer};
use super::public_state::PublicState;
use super::rules::SeatKnowledge;
use super::weights::Weights;
use crate::{Move, Wish, first_to_act};

/// Whether the crew wins if all go on by rules of thumb. The seat `silent` communicates nothing more.
pub(crate) fn play_out<G: CrewPlayer>(world: &mut G, weights: &Weights, silent: Option<Seat>) -> bool {
    prepare(world, weights);
    let mut state = world.cards().public_state();
    let mut mission = world.mission();
    if state.trick.len == 0 && world.turn().outcome().is_none() {
        communicate(world, &mut state, &mission, weights, silent);
    }
    while let Turn::Waiting(_) = world.turn() {
        let card = seat_knowledge(world.cards(), &state, &mission, weights).best_card(world.playable());
        let seat = world.cards().decider(state.turn);
        world.step(seat, G::play(card), &mut Silent);
        let trick = state.trick.with(state.turn, card);
        state.play(card);
        if state.trick.len == 0 && !mission.goals.is_empty() {
            mission.note(&trick);
        }
        if state.trick.len == 0 && world.cards().is_changing() {
            state = world.cards().public_state();
        }
    }
    world.turn().outcome().is_some_and(|outcome| !outcome.winners.is_empty())
}

/// What the member whose turn it is knows.
pub(crate) fn seat_knowledge<'a>(
    cards: &impl CrewCards,
    state: &'a PublicState,
    mission: &'a MissionNumbers,
    weights: &'a Weights,
) -> SeatKnowledge<'a> {
    let member = state.turn;
    let hand = cards.hand(member);
    let seen = match state.dummy {
        None => hand,
        Some(dummy) => cards.hand(dummy) | cards.hand(cards.crew().place(cards.decider(member))),
    };
    SeatKnowledge { state, mission, weights, member, hand, seen }
}

/// Everything before the first trick.
pub(crate) fn prepare<G: CrewPlayer>(world: &mut G, weights: &Weights) {
    let mut listed = Vec::new();
    while let Turn::Waiting(seats) = world.turn() {
        if world.is_playing() {
            return;
        }
        let step = first_to_act(seats.without(Seat::CLOCK).iter(), |seat| {
            world.prepare(seat, weights).map(Wish::Act).or_else(|| {
                listed.clear();
                world.legal(seat, &mut listed);
                listed.first().map(|&or_else| Wish::Wait { or_else })
            })
        });
        let Some((seat, action)) = step.map(Move::into_step) else { return };
        world.step(seat, action, &mut Silent);
    }
}

/// Every entitled seat but `silent` communicates the card that appeals most, if one does.
fn communicate<G: CrewPlayer>(
    world: &mut G,
    state: &mut PublicState,
    mission: &MissionNumbers,
    weights: &Weights,
    silent: Option<Seat>,
) {
    for seat in world.cards().entitled().iter().filter(|&seat| Some(seat) != silent) {
        let mut best = (0.0, None);
        for card in each(world.cards().communicable(seat)) {
            let score = message_score(world, seat, state, mission, weights, card);
            if score > best.0 {
                best = (score, Some(card));
            }
        }
        if let Some(card) = best.1
            && world.cards().entitled().contains(seat)
        {
            world.step(seat, G::communicate(card), &mut Silent);
            state.note_message(world.cards().crew().place(seat), card, world.cards().token_position(seat));
        }
    }
}

/// How much a card appeals to this player as a message.
pub(crate) fn message_score<G: CrewPlayer>(
    world: &G,
    seat: Seat,
    state: &PublicState,
    mission: &MissionNumbers,
    weights: &Weights,
    card: u8,
) -> f32 {
    let member = world.cards().crew().place(seat);
    let hand = world.cards().hand(member);
    SeatKnowledge { state, mission, weights, member, hand, seen: hand }.message_appeal(card)
}
