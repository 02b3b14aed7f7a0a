//! How well the players of Launch Pad do.

use crate::common::{Make, check_blindness, next, play, share};
use ::launch_pad::{Action, Deal, Event, LaunchPad, OFFERS, Seen, Setup, Step};
use bots::launch_pad::{Cadet, Captain, Officer};
use bots::{Bot, Knowledge, Random};
use game::{Game, Observer, Seat, Seed, Silent, Turn};

const CAPTAIN: Make<LaunchPad> = |dice| Box::new(Captain::new(dice, 20));
const OFFICER: Make<LaunchPad> = |_| Box::new(Officer);
const CADET: Make<LaunchPad> = |dice| Box::new(Cadet(dice));
const RANDOM: Make<LaunchPad> = |dice| Box::new(Random(dice));

#[test]
fn each_level_beats_the_one_below() {
    let setup = Setup { players: 2, ..Setup::default() };
    for (makers, least) in [([OFFICER, CADET], 0.65), ([CADET, RANDOM], 0.65)] {
        let share = share(&setup, 30, makers);
        assert!(share > least, "{share}, {least} expected");
    }
    let share = share(&Setup { fast: true, ..setup }, 3, [CAPTAIN, OFFICER]);
    assert!(share > 0.6, "{share} of the captain's games are won");
}

#[test]
fn an_officer_beats_random_players_at_every_table() {
    for players in 2..=4 {
        let setup = Setup { players, ..Setup::default() };
        let is_won = |&number: &u64| {
            let seat = Seat::new((number % u64::from(players)) as u8);
            play(&setup, number, |other| if other == seat { OFFICER } else { RANDOM }).contains(seat)
        };
        let n_won = (0..24).filter(is_won).count();
        assert!(n_won >= 22, "{n_won} of 24 against {} random players", players - 1);
    }
}

#[test]
fn every_level_plays_every_variant() {
    for mix in 0..16_u64 {
        let setup = Setup {
            players: 2 + (mix % 3) as u8,
            fast: mix & 1 != 0,
            long: mix & 2 != 0,
            negotiation: mix & 4 != 0,
            super_powers: mix & 8 != 0,
            deal: None,
        };
        play(&setup, mix, |seat| [OFFICER, CADET][seat.index() % 2]);
    }
}

#[test]
fn the_captain_plays_to_the_end() {
    let setup = Setup { players: 3, fast: true, negotiation: true, ..Setup::default() };
    play(&setup, 1, |seat| if seat.index() == 0 { CAPTAIN } else { OFFICER });
}

#[test]
fn a_captain_who_takes_over_gives_nothing_away() {
    let setup = Setup { players: 2, negotiation: true, ..Setup::default() };
    let mut game = LaunchPad::deal(&setup, Seed::from_number(1), &mut Silent).expect("a lawful setup");
    let offer = loop {
        let seat = game.turn().waiting().iter().next().expect("a seat is awaited");
        let knowledge = Knowledge::new(&game, seat).expect("a seat of the match");
        let offer = knowledge.legal().iter().find(|action| matches!(action, Action::Offer { .. })).copied();
        let action = offer.unwrap_or(knowledge.legal()[0]);
        game.step(seat, action, &mut Silent);
        if offer.is_some() {
            break Knowledge::new(&game, seat).expect("it is still this seat's turn");
        }
    };
    assert!(offer.legal().contains(&Action::Ask { card: None }));
    assert_eq!(CAPTAIN(Seed::from_number(2).dice(0)).choose(&offer), Some(Action::Withdraw));
}

#[test]
fn nobody_sees_hidden_cards() {
    for (number, make) in [CAPTAIN, OFFICER, CADET].into_iter().enumerate() {
        let setup = Setup { players: 3, fast: true, negotiation: number == 0, ..Setup::default() };
        check_blindness(&setup, number as u64, make);
    }
}

/// Plays a match with new bots for every decision; gives for each accepted offer how many cards it was about.
fn accepted(setup: &Setup, number: u64, make: Make<LaunchPad>) -> Vec<(u8, u8)> {
    let mut events = Vec::new();
    let mut game = LaunchPad::deal(setup, Seed::from_number(number), &mut Silent).expect("a lawful setup");
    let mut dice = Seed::from_number(number).dice(97);
    for _ in 0..LaunchPad::LONGEST {
        if game.turn().outcome().is_some() {
            return swaps(&events);
        }
        let (seat, action) = next(&game, |knowledge| make(dice.seed().dice(0)).choose(knowledge));
        game.apply(seat, action, &mut events).expect("bots choose what is listed");
    }
    panic!("the match does not end");
}

fn swaps(events: &[Event]) -> Vec<(u8, u8)> {
    let mut proposed = (0, 0);
    let mut accepted = Vec::new();
    for seen in events.iter().filter_map(|event| LaunchPad::seen(event, Observer::Open)) {
        match seen {
            Seen::Proposed { gives, wants, .. } => proposed = (gives, wants),
            Seen::Accepted { .. } => accepted.push(proposed),
            _ => {}
        }
    }
    accepted
}

#[test]
fn bots_agree_on_offers_of_several_cards_and_every_match_ends() {
    let mut deals = Vec::new();
    for number in 0..40 {
        let setup = Setup { players: 2 + (number % 3) as u8, negotiation: true, ..Setup::default() };
        let make = if number % 4 == 3 { CADET } else { OFFICER };
        deals.extend(accepted(&setup, number, make));
    }
    assert!(
        deals.iter().any(|&(gives, wants)| gives > 1 && wants > 0),
        "several cards are swapped: {deals:?}"
    );
    assert!(deals.iter().any(|&(gives, wants)| gives > 1 && wants == 0), "a hand is given away: {deals:?}");
}

/// What an officer in seat B says to an offer of A, whose hand is given first.
fn answer(hands: [&str; 2], offer: &str) -> Option<Action> {
    let hand = |text: &str| text.split(' ').map(|card| card.parse().expect("a card")).collect();
    let deal = Deal { first: Some(Seat::new(0)), hands: hands.map(hand).to_vec(), ..Deal::default() };
    let setup = Setup { negotiation: true, deal: Some(deal), ..Setup::default() };
    let mut game = LaunchPad::deal(&setup, Seed::from_number(1), &mut Silent).expect("a lawful setup");
    for action in offer.split("; ") {
        let action = action.parse().expect("an action");
        game.apply(Seat::new(0), action, &mut Silent).unwrap_or_else(|refusal| panic!("{action}: {refusal}"));
    }
    Officer.choose(&Knowledge::new(&game, Seat::new(1)).expect("B is asked"))
}

#[test]
fn an_officer_judges_all_cards_of_an_offer_together() {
    let hands = ["engineer mission-controller oxygen oxygen metal fuel", "swift fuel fuel fuel rapid rapid"];
    let say = |offer| answer(hands, offer);
    assert_eq!(say("offer B engineer; offer B mission-controller; ask swift"), Some(Action::Accept));
    assert_eq!(say("offer B engineer; want swift; want rapid; ask rapid"), Some(Action::Refuse));
    assert_eq!(say("offer B oxygen; offer B oxygen; ask swift"), Some(Action::Refuse));
    assert_eq!(say("offer B mission-controller; ask nothing"), Some(Action::Accept));
}

#[test]
fn an_officer_does_not_ask_again_after_a_refusal() {
    let setup = Setup { players: 2, negotiation: true, ..Setup::default() };
    let mut refused = 0;
    for number in 0..20 {
        let mut game =
            LaunchPad::deal(&setup, Seed::from_number(number), &mut Silent).expect("a lawful setup");
        while let Turn::Waiting(seats) = game.turn() {
            let acts = |seat| {
                let knowledge = Knowledge::new(&game, seat)?;
                let answers = knowledge.legal().contains(&Action::Refuse);
                let action = if answers { Action::Refuse } else { Officer.choose(&knowledge)? };
                Some((seat, action))
            };
            let (seat, action) = seats.iter().find_map(acts).expect("a seat acts");
            game.step(seat, action, &mut Silent);
            refused += usize::from(action == Action::Refuse);
            let view = game.view(Observer::Spectator);
            assert!(view.offers_left >= OFFERS - 1 || view.step == Step::Over, "it has asked twice");
        }
    }
    assert!(refused > 0, "it has asked");
}
