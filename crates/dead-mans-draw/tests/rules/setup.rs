//! DMD-1: the layout before the first turn.

use std::collections::BTreeSet;

use dead_mans_draw::{Card, DeadMansDraw, Deal, Event, Question, Setup, Suit, Trait};
use game::{Game, Observer, Seat, Seats, Seed};

use crate::table::{Table, cards, check, in_stacks, seat, words};

#[test]
fn dmd_1_1_ten_suits_of_six() {
    for players in 2..=4 {
        let census = Table::dealt(&Setup { players, ..Setup::default() }, 1).game.census();
        assert_eq!(census.len(), 60);
        for suit in Suit::ALL {
            let mut values: Vec<_> =
                census.iter().filter(|card| card.suit() == suit).map(|card| card.value()).collect();
            values.sort_unstable();
            let wanted = if suit == Suit::Mermaid { [4, 5, 6, 7, 8, 9] } else { [2, 3, 4, 5, 6, 7] };
            assert_eq!(values, wanted, "{suit}");
        }
    }
}

#[test]
fn dmd_1_2_the_lowest_of_each_suit_start_in_the_discard_pile() {
    let view = Table::dealt(&Setup::default(), 1).game.view(Observer::Spectator);
    assert_eq!(
        words(in_stacks(&view.discard)),
        "anchor-2 hook-2 cannon-2 key-2 chest-2 map-2 oracle-2 sword-2 kraken-2 mermaid-4"
    );
    assert_eq!(view.n_draw, 50);
    assert!(view.players.iter().all(|player| player.bank.is_empty()));
}

#[test]
fn dmd_1_2_the_draw_pile_is_shuffled() {
    let order = |seed| {
        let setup = Setup { traits: false, ..Setup::default() };
        let mut game = Table::dealt(&setup, seed).game.clone();
        let first = game.view(Observer::Spectator).active;
        let mut events = Vec::new();
        game.apply(first, "draw".parse().unwrap(), &mut events).unwrap();
        match events[0] {
            Event::Drawn { card, .. } => card,
            _ => panic!("{events:?}"),
        }
    };
    let tops: BTreeSet<Card> = (0..500).map(order).collect();
    assert_eq!(tops.len(), 50, "every card can be on top");
}

#[test]
fn dmd_1_3_anybody_may_start() {
    let setup = Setup { players: 4, ..Setup::default() };
    let starters: Seats =
        (0..60).map(|seed| Table::dealt(&setup, seed).game.view(Observer::Spectator).active).collect();
    assert_eq!(starters, Seats::all(4));
}

#[test]
fn dmd_1_3_play_goes_to_the_left() {
    let position = "A: / B: / C: / draw: key-3 key-4 key-5";
    check(position, "draw, collect", "turn: B");
    check(position, "draw, collect, draw, collect", "turn: C");
    check(
        position,
        "draw, collect, draw, collect, draw, collect",
        "turn: A / A: key-3 / B: key-4 / C: key-5",
    );
}

#[test]
fn dmd_1_4_banks_and_piles_are_open_to_all() {
    let table =
        Table::new(&Setup::default(), "A: key-3 key-7 map-2 / B: mermaid-9 / discard: map-3 / draw: hook-3");
    for observer in Observer::all(2) {
        let view = table.game.view(observer);
        assert_eq!(words(in_stacks(&view.player(seat("A")).bank)), "key-7 key-3 map-2", "high to low");
        assert_eq!(words(in_stacks(&view.player(seat("B")).bank)), "mermaid-9");
        assert_eq!(words(in_stacks(&view.discard)), "map-3");
        assert_eq!(view.n_draw, 55);
        assert_eq!(view.unseen.len(), 55);
        assert!(view.known.is_empty());
    }
}

/// Two players with their traits still to choose.
fn choosing() -> DeadMansDraw {
    let offers = vec![Some([Trait::Miser, Trait::Parry]), Some([Trait::Mystic, Trait::Casanova])];
    let deal = Some(Deal { offers, ..Deal::default() });
    Table::dealt(&Setup { deal, ..Setup::default() }, 1).game.clone()
}

#[test]
fn dmd_1_5_traits_are_chosen_in_secret_and_shown_together() {
    let (a, b) = (seat("A"), seat("B"));
    let mut game = choosing();
    assert_eq!(game.turn().waiting(), Seats::all(2), "all choose at once");
    assert_eq!(game.view(Observer::Seat(a)).offer, Some([Trait::Miser, Trait::Parry]));
    assert_eq!(game.view(Observer::Spectator).offer, None);

    let mut events = Vec::new();
    game.apply(b, "keep mystic".parse().unwrap(), &mut events).unwrap();
    assert_eq!(words(&events), "B has chosen a trait.");
    let seen_by = |game: &DeadMansDraw, observer| game.view(observer).player(b).r#trait;
    assert_eq!(seen_by(&game, Observer::Seat(a)), None);
    assert_eq!(seen_by(&game, Observer::Spectator), None);
    assert_eq!(seen_by(&game, Observer::Seat(b)), Some(Trait::Mystic), "one's own choice is no secret");
    assert_eq!(game.turn().waiting(), Seats::only(a));

    events.clear();
    game.apply(a, "keep parry".parse().unwrap(), &mut events).unwrap();
    assert_eq!(words(&events), "A has chosen a trait. A has parry. B has mystic.");
    assert_eq!(seen_by(&game, Observer::Spectator), Some(Trait::Mystic));
    assert_eq!(game.view(Observer::Spectator).question, Question::Turn { can_collect: false });
    assert_eq!(game.view(Observer::Seat(b)).offer, Some([Trait::Mystic, Trait::Casanova]));
}

#[test]
fn dmd_1_5_no_score_betrays_a_choice() {
    let deal = Deal {
        banks: vec![cards("mermaid-9"), Vec::new()],
        offers: vec![Some([Trait::GoldenScales, Trait::Miser]), None],
        ..Deal::default()
    };
    let mut table = Table::dealt(&Setup { deal: Some(deal), ..Setup::default() }, 1);
    table.play("A keep golden-scales").expect("points: 9 0");
    let any = table.legal().split(", ").next().expect("B has a choice").to_owned();
    table.play(&any).expect("points: 14 0");
}

#[test]
fn dmd_1_5_offers_are_seen_by_their_owners_only() {
    let mut events = Vec::new();
    DeadMansDraw::deal(&Setup { players: 3, ..Setup::default() }, Seed::from_number(5), &mut events).unwrap();
    let offers: Vec<_> = events.iter().filter(|event| matches!(event, Event::TraitsOffered { .. })).collect();
    assert_eq!(offers.len(), 3);
    for (event, owner) in offers.into_iter().zip(Seat::all(3)) {
        for observer in Observer::all(3) {
            assert_eq!(DeadMansDraw::seen(event, observer).is_some(), observer.sees(owner));
        }
    }
}

#[test]
fn dmd_1_5_every_trait_is_dealt_once() {
    let game = Table::dealt(&Setup { players: 4, ..Setup::default() }, 1).game.clone();
    let offered: BTreeSet<_> =
        Seat::all(4).filter_map(|seat| game.view(Observer::Seat(seat)).offer).flatten().collect();
    assert_eq!(offered.len(), 8);
    assert!(!offered.contains(&Trait::Siren));
}

#[test]
fn dmd_1_5_a_game_without_traits_starts_at_once() {
    let view = Table::dealt(&Setup { traits: false, ..Setup::default() }, 1).game.view(Observer::Spectator);
    assert_eq!(view.question, Question::Turn { can_collect: false });
    assert!(view.players.iter().all(|player| player.r#trait.is_none()));
}
