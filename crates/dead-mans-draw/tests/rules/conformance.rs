//! The properties every game must pass, over every option of this one.

use dead_mans_draw::{DeadMansDraw, HouseRules, IdleSword, Setup, Variant};

/// Every number of players with one set of options.
fn tables(setup: &Setup) -> impl Iterator<Item = Setup> {
    (2..=8).map(|players| Setup { players, ..setup.clone() })
}

#[test]
fn every_number_of_players() {
    conformance::check::<DeadMansDraw>(tables(&Setup::default()), 1000);
}

#[test]
fn every_number_of_players_without_traits() {
    let plain = Setup { traits: false, ..Setup::default() };
    conformance::check::<DeadMansDraw>(tables(&plain), 1000);
}

#[test]
fn mermaid_ability() {
    let mermaids = Setup { mermaid_ability: true, ..Setup::default() };
    conformance::check::<DeadMansDraw>(tables(&mermaids), 100);
}

#[test]
fn every_variant() {
    for variant in Variant::ALL {
        for mermaid_ability in [false, true] {
            let setup = Setup { variant: Some(variant), mermaid_ability, ..Setup::default() };
            conformance::check::<DeadMansDraw>(tables(&setup), 20);
        }
    }
}

#[test]
fn digital_rule() {
    let setup = Setup { digital_rule: true, ..Setup::default() };
    conformance::check::<DeadMansDraw>(tables(&setup), 100);
}

#[test]
fn every_house_rule() {
    let ours = HouseRules::default();
    let each_flipped = [
        HouseRules { anchored_key_and_chest_pay_bonus: false, ..ours },
        HouseRules { bust_discards_before_anchored_bonus: false, ..ours },
        HouseRules { directly_banked_cards_count_for_bonus: true, ..ours },
        HouseRules { may_stop_with_empty_play_area: false, ..ours },
        HouseRules { sword_without_legal_stack: IdleSword::Discard, ..ours },
        HouseRules { moved_card_keeps_old_anchor_protection: true, ..ours },
        HouseRules { siren_before_casanova: false, ..ours },
        HouseRules { direct_banking_from_draw_pile_only: false, ..ours },
        HouseRules { kraken_obligation_survives_its_kraken: false, ..ours },
        HouseRules { several_keys_or_chests_pay_once: false, ..ours },
    ];
    for house_rules in each_flipped {
        for (mermaid_ability, variant) in [(false, None), (true, None), (true, Some(Variant::StrangeLands))] {
            let setup = Setup { players: 3, house_rules, mermaid_ability, variant, ..Setup::default() };
            conformance::check::<DeadMansDraw>([setup], 50);
        }
    }
}

#[test]
fn turns_under_way() {
    let deal = r#"{"first":"A","draw":["kraken-2","map-3","key-2"],"actions":[["A",{"type":"draw"}],["A",{"type":"draw"}]]}"#;
    let setup = Setup { traits: false, deal: Some(serde_json::from_str(deal).unwrap()), ..Setup::default() };
    conformance::check::<DeadMansDraw>(tables(&setup), 40);
}
