//! Knowledge of cards: hands, thefts, reshuffles.

use game::{Game, Match, Observer, Seed};
use launch_pad::{Card, Event, LaunchPad, Seen, Setup, Step};

use crate::table::{Table, cards, names, setup, table};

/// A seat's hand in each of a hundred redeals.
fn guesses(game: &LaunchPad, observer: Observer, seat: &str) -> Vec<Vec<Card>> {
    let mut dice = Seed::from_number(5).dice(0);
    let owner = Observer::Seat(seat.parse().unwrap());
    let index = seat.parse::<game::Seat>().unwrap().index();
    (0..100)
        .map(|_| game.redeal(observer, &mut dice).view(owner).players.swap_remove(index).known_hand)
        .collect()
}

fn by(seat: &str) -> Observer {
    Observer::Seat(seat.parse().unwrap())
}

#[test]
fn nobody_sees_a_hand_or_the_draw_pile() {
    let table = table("swift 5 oxygen / 6 metal", "");
    assert!(table.known_of("A", "B").known_hand.is_empty());
    assert!(table.view().players.iter().all(|player| player.known_hand.is_empty()));
    let json = serde_json::to_string(&table.seen_by("B")).unwrap();
    assert!(!json.contains("swift") && !json.contains("oxygen"));
    let history = table.seen("B").join(" ");
    assert!(history.contains("A draws a card.") && history.contains("B draws metal."));
}

#[test]
fn what_came_openly_to_a_hand_is_known() {
    let mut table = table("swift 5 oxygen / 6 metal", "");
    table.run("discard swift; end; end; take");
    assert_eq!(names(&table.known_of("A", "B").known_hand), "swift");
    assert!(guesses(&table.game, by("B"), "A").iter().all(|hand| hand.contains(&Card::Swift)));
    table.run("play swift");
    assert!(table.known_of("A", "B").known_hand.is_empty());
}

#[test]
fn stolen_cards_are_known_to_thief_and_victim_alone() {
    let mut table = table("espionage 5 oxygen / 6 metal / 6 swift", "");
    table.run("play espionage B");
    assert_eq!(names(&table.known_of("A", "B").known_hand), "metal metal");
    assert!(table.known_of("A", "C").known_hand.is_empty());
    let history = table.seen("C").join(" ");
    assert!(history.contains("A steals a card from B.") && !history.contains("metal"), "{history}");
    let hands = guesses(&table.game, by("C"), "A");
    assert!(hands.iter().any(|hand| !hand.contains(&Card::Metal)), "for C it can be anything");
    assert!(
        guesses(&table.game, by("B"), "A").iter().all(|hand| hand
            .iter()
            .filter(|&&card| card == Card::Metal)
            .count()
            >= 2)
    );
}

#[test]
fn who_knows_a_card_sees_where_it_goes() {
    let negotiation = Setup { negotiation: true, ..setup("swift 5 oxygen / 6 metal / rapid", "") };
    let mut table = Table::new(&negotiation);
    table.run("offer B swift; ask nothing; B accept; end; offer C swift; ask nothing; C accept");
    assert_eq!(names(&table.known_of("C", "A").known_hand), "swift");
    assert!(table.seen("A").contains(&"B gives C swift.".into()));
    assert!(table.view().players.iter().all(|player| player.known_hand.is_empty()));
}

#[test]
fn of_several_copies_the_best_known_goes_first() {
    let mut table = table("2 swift 4 oxygen / 6 metal", "");
    table.run("discard swift; end; end; take; play swift");
    assert!(table.known_of("A", "B").known_hand.is_empty(), "the known one was played");
    assert!(table.hand("A").contains("swift"));
}

#[test]
fn a_pick_for_potato_duty_shows_nothing_even_of_a_known_card() {
    let mut table = table("swift 5 oxygen / potato-duty 5 metal", "");
    table.run("discard swift; end; end; take; end; play potato-duty; A discard swift");
    assert_eq!(names(&table.known_of("A", "B").known_hand), "swift");
    assert_eq!((table.known_of("A", "B").hand_size, table.known_of("A", "B").picked), (6, None));
    table.run("B discard metal");
    assert_eq!((table.known_of("A", "B").hand_size, table.view().step), (5, Step::Pile));
}

#[test]
fn a_refused_offer_has_still_been_seen() {
    let mut table = Table::new(&Setup { negotiation: true, ..setup("swift 5 oxygen / 6 metal / rapid", "") });
    table.run("offer B swift; ask metal; B refuse");
    assert_eq!(names(&table.known_of("A", "B").known_hand), "swift");
    assert!(table.known_of("A", "C").known_hand.is_empty());
    assert!(table.known_of("B", "A").known_hand.is_empty(), "a refusal tells nothing");
}

#[test]
fn after_a_reshuffle_an_old_card_is_none_of_the_discards() {
    // B keeps three astronauts while everything else goes through the discard pile.
    let mut table = Table::new(&setup("swift / 3 astronaut 3 fuel", ""));
    while table.count(|seen| matches!(seen, Seen::Reshuffled { .. })) == 0 {
        let active = table.view().active.to_string();
        let hand = table.hand(&active);
        let other = hand.split(' ').find(|card| active == "A" || *card != "astronaut");
        match (table.view().step, other) {
            (Step::Draw, _) => table.run("draw"),
            (_, Some(card)) => table.run(&format!("discard {card}")),
            (_, None) => table.run("end"),
        };
    }
    assert_eq!(table.view().step, Step::Play);
    let hands = guesses(&table.game, by("A"), "B");
    let held = |hand: &Vec<Card>| hand.iter().filter(|&&card| card == Card::Astronaut).count();
    assert!(hands.iter().all(|hand| held(hand) >= 2), "A can count: only what was never discarded is left");
}

#[test]
fn redeals_differ_and_keep_the_parts_in_the_lower_half() {
    let table = table("swift 5 oxygen / 6 metal", "");
    let hands = guesses(&table.game, by("A"), "B");
    assert!(hands.iter().any(|hand| hand != &hands[0]));
    assert!(hands.iter().all(|hand| !hand.iter().any(|card| card.is_part())));
    let mut dice = Seed::from_number(8).dice(0);
    for _ in 0..20 {
        let mut other = self::table("swift 5 oxygen / 6 metal", "");
        other.game = table.game.redeal(Observer::Spectator, &mut dice);
        while other.view().draw_pile > 66 {
            assert_eq!(other.parts("A")[0] + other.parts("B")[0], 0);
            other.hurry();
        }
    }
}

#[test]
fn redeals_are_even() {
    // B holds six of 130 unseen cards, 28 of them metal: 1.3 on average.
    let table = table("swift 5 oxygen / rapid", "");
    let mut dice = Seed::from_number(6).dice(0);
    let redeals = 1000;
    let mut metal = 0;
    for _ in 0..redeals {
        let hand = table.game.redeal(by("A"), &mut dice).view(by("B")).players.swap_remove(1).known_hand;
        metal += hand.iter().filter(|&&card| card == Card::Metal).count();
    }
    let mean = metal as f64 / f64::from(redeals);
    assert!((1.2..1.4).contains(&mean), "{mean}");
}

/// Plays a script and redeals after every action: no observer can tell by what was seen since the deal.
fn check_redeals(setup: Setup, script: &str) {
    let mut history = Match::<LaunchPad>::new(setup, Seed::from_phrase("a table for tests"));
    let mut events = Vec::new();
    let mut game = LaunchPad::deal(&history.setup, history.seed, &mut events).unwrap();
    let mut dice = Seed::from_number(9).dice(0);
    let seen = |events: &[Event], observer| -> Vec<Seen> {
        events.iter().filter_map(|event| LaunchPad::seen(event, observer)).collect()
    };
    for line in script.split(';').map(str::trim) {
        let (seat, action) = line.split_once(' ').unwrap();
        let (seat, action) = (seat.parse().unwrap(), action.parse().unwrap());
        game.apply(seat, action, &mut events).unwrap_or_else(|refusal| panic!("{line}: {refusal}"));
        history.actions.push((seat, action));
        for observer in Observer::all(history.setup.players) {
            for _ in 0..20 {
                let other = game.redeal(observer, &mut dice);
                assert_eq!(other.view(observer), game.view(observer), "{observer} after {line}");
                let mut others = Vec::new();
                let replayed = other.retrace(&history).replay(&mut others);
                let replayed = replayed.unwrap_or_else(|error| panic!("{observer} after {line}: {error}"));
                assert_eq!(seen(&others, observer), seen(&events, observer), "{observer} after {line}");
                for viewer in Observer::all(history.setup.players) {
                    assert_eq!(replayed.view(viewer), other.view(viewer), "{observer} after {line}");
                }
            }
        }
    }
}

#[test]
fn bystanders_cannot_tell_which_cards_change_hands() {
    let mut setup = Setup {
        negotiation: true,
        ..setup("2 swift 3 oxygen espionage / 3 metal 3 fuel / 2 rapid 4 metal", "")
    };
    setup.deal.as_mut().unwrap().thefts = cards("metal metal");
    check_redeals(
        setup,
        "A offer B swift; A offer B swift; A offer B oxygen; A want metal; A want fuel; A ask metal; B accept;
         A offer B metal; A offer B fuel; A want oxygen; A ask nothing; B refuse;
         A offer C metal; A offer C metal; A offer C fuel; A want rapid; A ask rapid; C accept;
         A offer C oxygen; A withdraw; A play espionage B C;
         A end; B draw; B offer A swift; B offer A fuel; B want rapid; B ask metal; A accept;
         B offer C oxygen; B offer C swift; B ask metal; C accept",
    );
}

#[test]
fn the_order_of_cards_given_says_nothing_about_the_rest_of_the_hand() {
    let setup = Setup { negotiation: true, ..setup("oxygen swift metal 3 rapid / 6 fuel", "") };
    check_redeals(setup, "A offer B swift; A offer B metal; A ask nothing; B accept");
}
