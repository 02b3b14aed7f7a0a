//! Explicit deals: what they fix, and what is refused.

use dead_mans_draw::{DeadMansDraw, Deal, Setup, Trait, Variant};
use game::{Game, Observer, Seed, SetupError, Silent};

use crate::table::{Table, cards, check, in_stacks, seat, words};

fn deal(deal: Deal, seed: u64) -> Result<DeadMansDraw, SetupError> {
    let setup = Setup { deal: Some(deal), ..Setup::default() };
    DeadMansDraw::deal(&setup, Seed::from_number(seed), &mut Silent)
}

fn error(deal: Deal) -> String {
    self::deal(deal, 1).expect_err("the deal is impossible").to_string()
}

#[test]
fn a_deal_reads_like_the_table() {
    let json = r#"{"players":2,"deal":{"first":"B","draw":["key-3","map-4"],"discard":["key-2"],
        "banks":[["anchor-5"],[]],"traits":["miser",null],"from_discard":[["key-2"]]}}"#;
    let setup: Setup = serde_json::from_str(json).unwrap();
    let game = Table::dealt(&setup, 1).game.clone();
    let view = game.view(Observer::Spectator);
    assert_eq!(view.active, seat("B"));
    assert_eq!(view.n_draw, 58);
    assert_eq!(view.player(seat("A")).r#trait, Some(Trait::Miser));
    assert_eq!(words(in_stacks(&view.player(seat("A")).bank)), "anchor-5");
    assert_eq!(serde_json::from_str::<Setup>(&serde_json::to_string(&setup).unwrap()).unwrap(), setup);
    assert!(serde_json::from_str::<Setup>(r#"{"colour":"red"}"#).is_err());
}

#[test]
fn the_usual_discard_pile_lacks_what_lies_elsewhere() {
    let banks = vec![cards("key-2 anchor-2"), cards("mermaid-4")];
    let view =
        deal(Deal { banks, draw: cards("hook-2"), ..Deal::default() }, 1).unwrap().view(Observer::Spectator);
    assert_eq!(words(in_stacks(&view.discard)), "cannon-2 chest-2 map-2 oracle-2 sword-2 kraken-2");
    assert_eq!(view.n_draw, 51);
}

#[test]
fn fixing_one_thing_leaves_the_rest_to_the_seed() {
    let free = deal(Deal::default(), 7).unwrap();
    let fixed = deal(Deal { first: Some(seat("A")), ..Deal::default() }, 7).unwrap();
    for observer in [Observer::Seat(seat("A")), Observer::Seat(seat("B"))] {
        assert_eq!(free.view(observer).offer, fixed.view(observer).offer);
    }
    let partly = Deal { offers: vec![Some([Trait::Miser, Trait::Parry]), None], ..Deal::default() };
    let offer = deal(partly, 7).unwrap().view(Observer::Seat(seat("B"))).offer.unwrap();
    assert!(!offer.contains(&Trait::Miser) && !offer.contains(&Trait::Parry));
}

#[test]
fn a_script_passes_over_what_is_not_there() {
    // The first pick names a card that is not in the pile: chance fills the gap.
    check(
        "A: / B: / draw: key-3 chest-3 / discard: map-2 map-3 map-4 / picks: hook-7 map-4 map-3 map-2",
        "draw, draw, collect",
        "A: key-3 chest-3 map-4 map-3 / discard: map-2",
    );
    let script = Deal {
        first: Some(seat("A")),
        draw: cards("key-3 chest-3"),
        discard: Some(cards("map-2 map-3 map-4")),
        traits: vec![None, None],
        from_discard: vec![cards("hook-7 map-4")],
        ..Deal::default()
    };
    let mut game = deal(script, 1).unwrap();
    for action in ["draw", "draw", "collect"] {
        game.apply(seat("A"), action.parse().unwrap(), &mut Silent).unwrap();
    }
    let bank = words(in_stacks(&game.view(Observer::Spectator).player(seat("A")).bank));
    assert!(bank == "key-3 chest-3 map-4 map-3" || bank == "key-3 chest-3 map-4 map-2", "{bank}");
}

#[test]
fn a_script_has_a_list_for_every_time() {
    check(
        "A: / B: / draw: map-3 map-4 / discard: key-2 hook-2 kraken-2 chest-2 sword-2 oracle-2 / \
         picks: key-2 hook-2 chest-2; sword-2 oracle-2 hook-2",
        "draw, fetch key-2, collect, draw",
        "A: map-3 key-2 / may: fetch sword-2, fetch oracle-2, fetch hook-2",
    );
}

#[test]
fn impossible_deals_are_refused_with_the_reason() {
    assert_eq!(
        error(Deal { first: Some(seat("C")), ..Deal::default() }),
        "`deal.first` names C, which is not in this game"
    );
    assert_eq!(
        error(Deal { draw: cards("key-3 key-3"), ..Deal::default() }),
        "`deal.draw` names key-3 again: there is no further one, name each card once"
    );
    assert_eq!(
        error(Deal { draw: cards("mermaid-3"), ..Deal::default() }),
        "`deal.draw` names mermaid-3, which is not in this game"
    );
    assert_eq!(
        error(Deal { discard: Some(cards("key-3")), banks: vec![cards("key-3"), vec![]], ..Deal::default() }),
        "`deal.discard` names key-3 again: there is no further one, name each card once"
    );
    assert_eq!(
        error(Deal { banks: vec![cards("key-3")], ..Deal::default() }),
        "`deal.banks` has 1 entries, but must have one for each of the 2 seats"
    );
    assert_eq!(
        error(Deal { traits: vec![Some(Trait::Siren), None], ..Deal::default() }),
        "`deal.traits` names siren, which is not in this game"
    );
    assert_eq!(
        error(Deal { traits: vec![Some(Trait::Miser), Some(Trait::Miser)], ..Deal::default() }),
        "`deal.traits` names miser again: there is no further one, name each card once"
    );
    assert_eq!(
        error(Deal { offers: vec![Some([Trait::Miser, Trait::Miser]), None], ..Deal::default() }),
        "`deal.offers` names miser again: there is no further one, name each card once"
    );
    assert_eq!(
        error(Deal {
            offers: vec![Some([Trait::Miser, Trait::Parry]), None],
            traits: vec![None, None],
            ..Deal::default()
        }),
        "`deal.offers` cannot go together with `deal.traits`: drop one of them"
    );
    assert_eq!(
        error(Deal { from_discard: vec![cards("mermaid-2")], ..Deal::default() }),
        "`deal.from_discard` names mermaid-2, which is not in this game"
    );
    assert_eq!(
        error(Deal { plundered: vec![cards("mermaid-2")], ..Deal::default() }),
        "`deal.plundered` names mermaid-2, which is not in this game"
    );
}

#[test]
fn a_draw_pile_needs_a_card() {
    let all = deal(Deal::default(), 1).unwrap().census();
    assert_eq!(
        error(Deal { discard: Some(all), ..Deal::default() }),
        "`deal` is impossible: no card is left for the draw pile"
    );
}

#[test]
fn options_can_exclude_each_other() {
    let refuse = |setup: Setup| {
        DeadMansDraw::deal(&setup, Seed::from_number(1), &mut Silent).expect_err("impossible").to_string()
    };
    let traits = Deal { traits: vec![None, None], ..Deal::default() };
    assert_eq!(
        refuse(Setup { traits: false, deal: Some(traits), ..Setup::default() }),
        "`deal.traits` cannot go together with `traits`: drop one of them"
    );
    for players in [0, 1, 9, 255] {
        assert_eq!(
            refuse(Setup { players, ..Setup::default() }),
            format!("this game seats 2 to 8, not {players}: change `players`")
        );
    }
    let rich = "anchor-7 hook-7 cannon-7 key-7 chest-7 map-7 oracle-7 sword-7";
    let banks = vec![vec![], cards(rich)];
    assert_eq!(
        refuse(Setup {
            variant: Some(Variant::SuddenDeath),
            deal: Some(Deal { banks, ..Deal::default() }),
            ..Setup::default()
        }),
        "`deal.banks` is impossible: B would have won before the first turn"
    );
}

#[test]
fn any_deal_is_refused_or_played_to_its_end() {
    let mut dice = Seed::from_phrase("any deal").dice(0);
    let all = Table::dealt(&Setup::default(), 1).game.census();
    let mut n_played = 0;
    for seed in 0..300 {
        let mut some =
            |most: usize| -> Vec<_> { (0..dice.below(most)).map(|_| all[dice.below(all.len())]).collect() };
        let deal = Deal {
            draw: some(4),
            discard: Some(some(5)),
            banks: vec![some(4), some(4)],
            from_discard: vec![some(5), some(5)],
            plundered: vec![some(5)],
            ..Deal::default()
        };
        let setup = Setup { deal: Some(deal), ..Setup::default() };
        let Ok(mut game) = DeadMansDraw::deal(&setup, Seed::from_number(seed), &mut Silent) else { continue };
        n_played += 1;
        let mut actions = Vec::new();
        while let Some(seat) = game.turn().waiting().first() {
            actions.clear();
            game.legal(seat, &mut actions);
            game.step(seat, actions[dice.below(actions.len())], &mut Silent);
        }
        assert_eq!(game.census().len(), 60);
    }
    assert!((50..250).contains(&n_played), "{n_played} of 300 deals are possible");
}
