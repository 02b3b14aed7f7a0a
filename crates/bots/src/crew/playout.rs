//! Playing a made-up world to its end by rules of thumb, everybody by what they may know.

use game::{Seat, Silent, Turn};
use solver::crew::cards::each;

use super::mission_numbers::Brief;
use super::player::{Cards, Deed, Mission};
use super::public_state::Scene;
use super::rules::Eyes;
use super::weights::Weights;
use crate::{Move, Wish, first_to_act};

/// Whether the crew wins if everybody goes on by rules of thumb. Whoever is deciding now tells nothing more.
pub(crate) fn play_out<G: Mission>(world: &mut G, weights: &Weights, silent: Option<Seat>) -> bool {
    prepare(world, weights);
    let mut scene = world.cards().scene();
    let mut brief = world.brief();
    if scene.trick.len == 0 && world.turn().outcome().is_none() {
        tell(world, &mut scene, &brief, weights, silent);
    }
    while let Turn::Waiting(_) = world.turn() {
        let card = eyes(world.cards(), &scene, &brief, weights).best_card(world.playable());
        let seat = world.cards().decider(scene.turn);
        let Some(action) = G::action(Deed::Play(card)) else { break };
        world.step(seat, action, &mut Silent);
        let trick = scene.trick.with(scene.turn, card);
        scene.play(card);
        if scene.trick.len == 0 && !brief.goals.is_empty() {
            brief.note(&trick);
        }
        if scene.trick.len == 0 && world.cards().is_changing() {
            scene = world.cards().scene();
        }
    }
    world.turn().outcome().is_some_and(|outcome| !outcome.winners.is_empty())
}

/// The eyes of the member whose turn it is.
pub(crate) fn eyes<'a>(
    cards: &impl Cards,
    scene: &'a Scene,
    brief: &'a Brief,
    weights: &'a Weights,
) -> Eyes<'a> {
    let member = scene.turn;
    let hand = cards.hand(member);
    let seen = match scene.dummy {
        None => hand,
        Some(dummy) => cards.hand(dummy) | cards.hand(cards.place(cards.decider(member))),
    };
    Eyes { scene, brief, weights, member, hand, seen }
}

/// Everything before the first trick.
pub(crate) fn prepare<G: Mission>(world: &mut G, weights: &Weights) {
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

/// Everybody who may tells what is worth telling.
fn tell<G: Mission>(
    world: &mut G,
    scene: &mut Scene,
    brief: &Brief,
    weights: &Weights,
    silent: Option<Seat>,
) {
    for seat in world.cards().entitled().iter().filter(|&seat| Some(seat) != silent) {
        let mut best = (0.0, None);
        for card in each(world.cards().communicable(seat)) {
            let score = message_score(world, seat, scene, brief, weights, card);
            if score > best.0 {
                best = (score, G::action(Deed::Tell(card)));
            }
        }
        if let Some(action) = best.1
            && world.cards().entitled().contains(seat)
        {
            world.step(seat, action, &mut Silent);
            if let Deed::Tell(card) = G::deed(&action) {
                scene.tell(world.cards().place(seat), card, world.cards().told(seat, card));
            }
        }
    }
}

/// How gladly this player would tell a card.
pub(crate) fn message_score<G: Mission>(
    world: &G,
    seat: Seat,
    scene: &Scene,
    brief: &Brief,
    weights: &Weights,
    card: u8,
) -> f32 {
    let member = world.cards().place(seat);
    let hand = world.cards().hand(member);
    Eyes { scene, brief, weights, member, hand, seen: hand }.of_message(card)
}
