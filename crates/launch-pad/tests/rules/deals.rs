//! LP-1: setting up, and explicit deals.

use game::{Game, Seat, Seed, SetupError, Silent};
use launch_pad::{Card, Deal, LaunchPad, PartPlace, Setup, Step};

use crate::table::{Table, cards, deep_setup, names, setup, table};

#[test]
fn lp_1_1_two_to_four_play_with_three_zones_each() {
    for players in 2..=4 {
        let table = Table::new(&Setup { players, ..Setup::default() });
        assert_eq!(table.view().players.len(), usize::from(players));
        for player in table.view().players {
            let zones: Vec<_> = player.zones.iter().map(|zone| zone.zone.to_string()).collect();
            assert_eq!(zones, ["assembly", "test", "launch"]);
            assert!(player.zones.iter().all(|zone| zone.rockets.is_empty() && zone.expert.is_none()));
            assert!(player.upgrades.is_empty());
        }
    }
    for players in [0, 1, 5, 255] {
        let refused =
            LaunchPad::deal(&Setup { players, ..Setup::default() }, Seed::from_number(0), &mut Silent);
        assert_eq!(refused, Err(SetupError::Players { given: players, least: 2, most: 4 }));
    }
}

#[test]
fn lp_1_2_six_cards_each_and_the_parts_in_the_lower_half() {
    for (players, pile) in [(2, 124), (3, 118), (4, 112)] {
        for number in 0..20 {
            let setup = Setup { players, ..Setup::default() };
            let mut table = Table::dealt(&setup, Seed::from_number(number));
            assert!(table.view().players.iter().all(|player| player.hand_size == 6));
            assert_eq!(table.view().draw_pile, pile + 4);
            while table.view().draw_pile > pile / 2 + 4 {
                table.hurry();
                let drawn = pile + 4 - table.view().draw_pile;
                let hidden = table.view().parts.iter().all(|part| part.place == PartPlace::ToBeDrawn);
                assert!(drawn > pile / 2 || hidden, "a part came early");
            }
        }
    }
}

#[test]
fn lp_1_3_the_whole_discard_pile_is_public() {
    let mut table = table("swift 2 metal fuel engineer oxygen / swift", "");
    table.run("discard metal; discard oxygen; end");
    assert_eq!(table.discards(), "metal oxygen");
    assert_eq!(names(&table.seen_by("B").discard_pile), "metal oxygen");
}

#[test]
fn lp_1_4_the_first_player_is_random_and_the_limit_six() {
    let first = |number| {
        Table::dealt(&Setup { players: 4, ..Setup::default() }, Seed::from_number(number)).view().active
    };
    let seats: std::collections::BTreeSet<Seat> = (0..60).map(first).collect();
    assert_eq!(seats.len(), 4);
    assert!(table("swift / metal", "").view().players.iter().all(|player| player.hand_limit == 6));
}

#[test]
fn an_explicit_deal_is_dealt() {
    let mut table = table("swift 2 metal fuel engineer oxygen / top-secret", "rapid fearless");
    assert_eq!(table.hand("A"), "swift metal metal fuel engineer oxygen");
    assert!(table.player("B").known_hand.contains(&Card::TopSecret));
    table.run("play swift; end; end");
    assert_eq!(table.hand("A"), "rapid metal metal fuel engineer oxygen");
}

#[test]
fn the_rest_of_a_deal_comes_from_the_seed() {
    let setup = setup("swift / metal", "fuel");
    let deal = |number| LaunchPad::deal(&setup, Seed::from_number(number), &mut Silent).unwrap();
    assert_eq!(deal(1), deal(1));
    assert_ne!(deal(1), deal(2));
}

#[test]
fn a_script_orders_reshuffles_and_thefts() {
    let mut setup = deep_setup("espionage 5 oxygen / 5 astronaut rapid", "");
    let deal = setup.deal.as_mut().unwrap();
    deal.shuffles = vec![cards("top-secret fearless")];
    deal.thefts = cards("rapid overtime");
    let mut table = Table::new(&setup);
    table.run("play espionage B");
    assert_eq!(
        table.hand("A"),
        "rapid astronaut oxygen oxygen oxygen oxygen oxygen",
        "the second was not there"
    );

    let mut table = Table::new(&Setup {
        deal: Some(Deal { shuffles: vec![cards("rapid metal")], ..Deal::default() }),
        ..setup
    });
    while table.view().draw_pile > 0 {
        table.hurry();
    }
    while table.view().step != Step::Draw {
        table.hurry();
    }
    let active = table.view().active.to_string();
    let before = table.hand(&active);
    table.run("draw");
    assert_ne!(table.hand(&active), before);
    assert!(table.player(&active).known_hand.contains(&Card::Rapid));
}

#[test]
fn impossible_deals_are_refused() {
    let code = |change: fn(&mut Setup)| {
        let mut setup = setup("swift / metal", "");
        change(&mut setup);
        let error = LaunchPad::deal(&setup, Seed::from_number(0), &mut Silent).expect_err("refused");
        let json = serde_json::to_value(&error).unwrap();
        format!("{} {}", json["code"].as_str().unwrap(), json["field"].as_str().unwrap())
    };
    fn deal(setup: &mut Setup) -> &mut Deal {
        setup.deal.as_mut().unwrap()
    }
    assert_eq!(code(|s| deal(s).first = Some(Seat::new(2))), "not-in-game deal.first");
    assert_eq!(code(|s| deal(s).first = Some(Seat::CLOCK)), "not-in-game deal.first");
    assert_eq!(code(|s| deal(s).hands.push(cards("fuel"))), "count deal.hands");
    assert_eq!(code(|s| deal(s).hands[1] = cards("7 fuel")), "count deal.hands[1]");
    assert_eq!(code(|s| deal(s).hands[0] = cards("pad-top-left")), "impossible deal.hands[0]");
    assert_eq!(code(|s| deal(s).hands[1] = cards("2 sabotage")), "twice deal.hands[1]");
    assert_eq!(code(|s| deal(s).draw = cards("13 swift")), "twice deal.draw");
    assert_eq!(code(|s| deal(s).draw = cards("fuel pad-top-left")), "impossible deal.draw[1]");
    assert_eq!(code(|s| deal(s).draw = vec![Card::Fuel; 129]), "count deal.draw");
    // A hand of `n` cards.
    //
    // 124 of the 136 cards that can be held are left for the draw pile; one more would be missing in a hand.
    fn held(n: usize) -> Vec<Card> {
        let all = Card::playable().flat_map(|card| std::iter::repeat_n(card, card.copies().into()));
        all.take(n).collect()
    }
    assert_eq!(code(|s| *deal(s) = Deal { draw: held(125), ..Deal::default() }), "count deal.draw");
    let full = Deal { draw: held(124), ..Deal::default() };
    assert!(
        LaunchPad::deal(&Setup { deal: Some(full), ..Setup::default() }, Seed::from_number(0), &mut Silent)
            .is_ok()
    );
    assert_eq!(code(|s| deal(s).shuffles = vec![cards("31 fuel")]), "twice deal.shuffles[0]");
    assert_eq!(code(|s| deal(s).thefts = cards("pad-top-left")), "impossible deal.thefts");
    let mut long = deep_setup("swift / rapid", "pad-top-left");
    assert!(LaunchPad::deal(&long, Seed::from_number(0), &mut Silent).is_ok());
    long.long = true;
    assert!(LaunchPad::deal(&long, Seed::from_number(0), &mut Silent).is_err());
}

#[test]
fn a_setup_survives_json_and_refuses_unknown_fields() {
    let setup = Setup { fast: true, negotiation: true, ..setup("swift / metal", "fuel") };
    let json = serde_json::to_string(&setup).unwrap();
    assert_eq!(serde_json::from_str::<Setup>(&json).unwrap(), setup);
    assert_eq!(serde_json::from_str::<Setup>("{}").unwrap(), Setup::default());
    assert!(serde_json::from_str::<Setup>(r#"{"player":2}"#).is_err());
    assert!(serde_json::from_str::<Setup>(r#"{"deal":{"draws":[]}}"#).is_err());
}
