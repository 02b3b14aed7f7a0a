//! LP-9.3: offers of several cards for several, and of gifts.

use game::{Game, Observer, Seed, Silent};
use launch_pad::{Action, LaunchPad, OFFERS, Seen, Setup, Step};

use crate::table::{Table, names, setup, table};

/// A game for two or three players who may negotiate.
fn negotiating(hands: &str) -> Table {
    Table::new(&Setup { negotiation: true, ..setup(hands, "") })
}

/// The offer in a seat's view: cards given and wanted, and their numbers.
fn offer(table: &Table, seat: &str) -> (String, String, usize, usize) {
    let offer = table.seen_by(seat).offer.expect("an offer is made");
    (names(&offer.give), names(&offer.want), offer.n_give, offer.n_want)
}

#[test]
fn lp_9_3_swaps_are_offered_and_accepted() {
    let mut table = negotiating("swift 5 oxygen / 6 metal");
    table.run("offer B swift; ask metal; B accept");
    assert_eq!(table.hand("A"), "metal oxygen oxygen oxygen oxygen oxygen");
    assert_eq!(table.hand("B"), "swift metal metal metal metal metal");
    assert_eq!(table.view().step, Step::Play);
}

#[test]
fn lp_9_3_several_cards_for_several() {
    let mut table = negotiating("2 swift 4 oxygen / 4 metal 2 fuel");
    table.run("offer B swift; offer B swift; offer B oxygen; want metal; want fuel; want metal; ask nothing");
    assert_eq!(offer(&table, "B"), ("swift swift oxygen".into(), "metal metal fuel".into(), 3, 3));
    table.run("B accept");
    assert_eq!(table.hand("A"), "metal metal fuel oxygen oxygen oxygen");
    assert_eq!(table.hand("B"), "swift swift metal metal fuel oxygen");
    let seen = table.seen("B");
    assert!(seen.contains(&"A's offer to B stands: 3 cards for 3.".into()), "{seen:?}");
}

#[test]
fn lp_9_3_the_last_card_wanted_also_makes_the_offer() {
    let mut table = negotiating("swift 5 oxygen / 4 metal 2 fuel");
    table.run("offer B swift; want metal; ask fuel; B accept");
    assert_eq!(table.hand("A"), "metal fuel oxygen oxygen oxygen oxygen oxygen");
}

#[test]
fn lp_9_3_a_gift_is_of_any_number_of_cards() {
    let mut table = negotiating("swift 5 oxygen / 6 metal");
    table.run("offer B oxygen; offer B swift; offer B oxygen; ask nothing");
    assert_eq!(offer(&table, "B"), ("swift oxygen oxygen".into(), String::new(), 3, 0));
    table.run("B accept");
    assert_eq!(table.player("A").hand_size, 3);
    assert_eq!(table.player("B").hand_size, 9);
    assert!(!table.view().refilled, "cards are left in hand");
}

#[test]
fn lp_9_3_a_hand_given_away_whole_refills() {
    let mut table = negotiating("swift 5 oxygen / 6 metal");
    table.run("offer B swift");
    (0..5).for_each(|_| _ = table.run("offer B oxygen"));
    table.run("ask nothing; B accept");
    assert!(table.view().refilled);
    assert_eq!((table.player("A").hand_size, table.player("B").hand_size), (6, 12));
    assert_eq!((table.view().active.to_string(), table.view().step), ("A".into(), Step::Play));
}

#[test]
fn lp_9_3_giving_the_last_card_away_triggers_the_refill() {
    let mut table = negotiating("swift metal fuel engineer inspector oxygen / 6 metal");
    table.run("play swift; play metal A assembly 1; play fuel A assembly 1; play engineer; play inspector");
    table.run("offer B oxygen; ask nothing; B accept");
    assert!(table.view().refilled);
    assert_eq!(table.player("A").hand_size, 6);
}

#[test]
fn lp_9_3_a_whole_hand_swapped_does_not_refill() {
    let mut table = negotiating("6 fuel / 6 metal");
    (0..6).for_each(|_| _ = table.run("offer B fuel"));
    table.run("ask metal; B accept");
    assert_eq!((table.hand("A"), table.view().refilled), ("metal".into(), false));
}

#[test]
fn lp_9_3_accepted_offers_are_never_counted() {
    let mut table = negotiating("swift 5 oxygen / 6 metal");
    for _ in 0..10 {
        table.run("offer B swift; ask metal; B accept; offer B metal; ask swift; B accept");
    }
    assert_eq!((table.view().offers_left, table.known_of("B", "A").offers_left), (OFFERS, OFFERS));
}

#[test]
fn lp_9_3_refused_and_withdrawn_offers_are_counted_for_each_other_player() {
    let mut table = negotiating("swift 5 oxygen / 6 metal / 6 fuel");
    assert_eq!(table.view().offers_left, 2 * OFFERS);
    table.run("offer B swift; offer B oxygen; ask nothing; B refuse");
    assert!(table.hand("A").contains("swift"), "a refused card stays");
    table.run("offer B swift; withdraw; offer B swift; ask metal; A withdraw");
    assert!(table.hand("A").contains("swift"), "a withdrawn card stays");
    assert_eq!(table.refusal("offer B swift"), "offers-spent");
    assert_eq!((table.known_of("B", "A").offers_left, table.known_of("C", "A").offers_left), (0, OFFERS));
    table.run("offer C swift; ask fuel; C accept; end");
    assert_eq!(table.view().offers_left, 2 * OFFERS, "a new turn, new offers");
    assert_eq!(table.player("B").offers_left, 0, "an offer is for another player");
}

#[test]
fn lp_9_3_a_refused_offer_leaves_nothing_behind() {
    let mut table = negotiating("2 swift 4 oxygen / 6 metal");
    table.run("offer B swift; offer B swift; ask metal; B refuse; offer B oxygen; ask nothing");
    assert_eq!(offer(&table, "B"), ("oxygen".into(), String::new(), 1, 0));
    table.run("withdraw; play swift; play swift");
    assert_eq!(table.player("A").hand_size, 4);
}

#[test]
fn lp_9_3_a_receiver_above_the_limit_sheds_at_the_own_turns_end() {
    let mut table = negotiating("swift 5 oxygen / 6 metal");
    table.run("offer B swift; ask nothing; B accept; end");
    assert_eq!(table.player("B").hand_size, 7);
    assert_eq!(table.refusal("end"), "hand-too-large");
    table.run("play swift; end");
}

#[test]
fn lp_9_3_only_in_step_four_and_only_if_agreed() {
    let plain = table("swift / metal", "");
    assert_eq!(plain.refusal("offer B swift"), "no-negotiation");
    let mut table = negotiating("swift 5 oxygen / 6 metal");
    assert_eq!(table.refusal("offer A swift"), "no-partner");
    assert_eq!(table.refusal("offer C swift"), "no-partner");
    assert_eq!(table.refusal("offer B fearless"), "not-in-hand");
    assert_eq!(table.refusal("accept"), "wrong-step");
    assert_eq!(table.refusal("want metal"), "wrong-step");
    table.run("offer B swift");
    assert_eq!(table.refusal("ask pad-top-left"), "never-in-hand");
    assert_eq!(table.refusal("want pad-top-left"), "never-in-hand");
    assert_eq!(table.refusal("B refuse"), "not-your-turn");
    table.run("ask fearless");
    assert_eq!(table.refusal("B accept"), "cannot-pay");
    assert_eq!(table.refusal("end"), "wrong-step");
    assert_eq!(table.refusal("want metal"), "wrong-step");
    table.run("B refuse; discard swift");
    assert_eq!(table.refusal("offer B oxygen"), "wrong-step");
}

#[test]
fn lp_9_3_a_card_lies_in_an_offer_once() {
    let mut table = negotiating("swift 5 oxygen / 6 metal / 6 fuel");
    table.run("offer B swift");
    assert_eq!(table.refusal("offer B swift"), "already-offered");
    assert_eq!(table.refusal("offer B rapid"), "not-in-hand");
    assert_eq!(table.refusal("offer C oxygen"), "one-offer-at-a-time");
    assert_eq!(table.refusal("play swift"), "wrong-step");
}

#[test]
fn lp_9_3_no_more_is_asked_for_than_the_other_holds() {
    let mut table = negotiating("swift 5 oxygen / 6 metal");
    table.run("end");
    (0..5).for_each(|_| _ = table.run("discard metal"));
    table.run("end; offer B swift; want fuel");
    assert_eq!(table.known_of("B", "A").hand_size, 1);
    assert_eq!(table.refusal("want metal"), "asks-too-much");
    assert_eq!(table.refusal("ask metal"), "asks-too-much");
    assert!(table.may("ask nothing") && table.may("offer B oxygen") && table.may("withdraw"));
}

#[test]
fn lp_9_3_all_that_is_wanted_must_be_there() {
    let mut table = negotiating("swift 5 oxygen / 1 metal 5 fuel");
    table.run("offer B swift; want metal; ask metal");
    assert_eq!(table.refusal("B accept"), "cannot-pay");
    table.run("B refuse");
}

#[test]
fn l_15_any_gift_may_be_refused_whatever_the_hand() {
    let mut table = negotiating("swift 5 oxygen / 6 metal");
    table.run("end; discard metal; discard metal; end; offer B oxygen; ask nothing");
    assert!(table.may("B refuse") && table.may("B accept") && table.may("A withdraw"));
}

#[test]
fn lp_9_3_an_offer_shows_the_others_only_how_many_cards() {
    let mut table = negotiating("swift 5 oxygen / 6 metal / 6 fuel");
    table.run("offer B swift; offer B oxygen; ask metal");
    assert_eq!(offer(&table, "A"), ("swift oxygen".into(), "metal".into(), 2, 1));
    assert_eq!(offer(&table, "B"), offer(&table, "A"));
    assert_eq!(offer(&table, "C"), (String::new(), String::new(), 2, 1));
    assert!(table.seen_by("C").offer.unwrap().complete);
    table.run("B accept");
    let seen = table.seen("C").join(" ");
    assert!(seen.contains("A gives B a card. A gives B a card. B gives A a card."), "{seen}");
    assert!(!seen.contains("swift") && !seen.contains("oxygen") && !seen.contains("metal"));
}

/// A match recorded when an offer was one card for one card, or for nothing.
#[test]
fn matches_of_single_card_offers_replay() {
    let actions = include_str!("single-card-offers.txt");
    let setup = Setup { players: 3, fast: true, negotiation: true, ..Setup::default() };
    let mut game = LaunchPad::deal(&setup, Seed::from_phrase("haggling"), &mut Silent).unwrap();
    let mut events = Vec::new();
    for line in actions.lines() {
        let (seat, action) = line.split_once(' ').unwrap();
        let done = game.apply(seat.parse().unwrap(), action.parse().unwrap(), &mut events);
        done.unwrap_or_else(|refusal| panic!("{line}: {refusal}"));
    }
    assert_eq!(game.turn().outcome().unwrap().points.unwrap().0[..3], [-10, -14, -6]);
    let seen = events.iter().filter_map(|event| LaunchPad::seen(event, Observer::Open));
    assert_eq!(seen.filter(|seen| matches!(seen, Seen::Accepted { .. })).count(), 14);
}

#[test]
fn lp_9_3_a_player_alone_cannot_stall() {
    let mut table = negotiating("2 swift 4 oxygen / 6 metal / 6 fuel");
    let mut n_actions = 0;
    let is_idle =
        |action: &&Action| !matches!(action, Action::Play { .. } | Action::Discard { .. } | Action::End);
    // The active player prolongs the offers of this turn as far as possible and withdraws each in the end.
    loop {
        let listed = table.listed("A".parse().unwrap());
        let adds = |action: &&Action| matches!(action, Action::Offer { .. } | Action::Want { .. });
        let next = listed.iter().find(adds).or_else(|| listed.iter().rfind(is_idle));
        let Some(next) = next else { break };
        table.run(&next.to_string());
        n_actions += 1;
    }
    assert_eq!(n_actions, 2 * OFFERS * (6 + 6 + 1), "of each offer: both hands, and the withdrawal");
    table.run("end");
}
