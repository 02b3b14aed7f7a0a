//! The card table against a second transcription, typed separately from the rulebook's overview.

use launch_pad::{Card, Kind, N_CARDS};

/// The overview: name, number of cards, sort, and for rockets metal, fuel and points.
const OVERVIEW: &str = "
swift 12 rocket 1 1 6
rapid 4 rocket 1 2 8
dauntless 3 rocket 2 2 10
fearless 2 rocket 3 2 12
metal 28 component
fuel 30 component
engineer 5 expert assembly
inspector 5 expert test
mission-controller 5 expert launch
jack-of-all-trades 3 expert any
astronaut 5 advantage launch
top-secret 3 advantage launch
oxygen 5 advantage launch
certification 4 advantage test
pad-top-left 1 part
pad-top-right 1 part
pad-bottom-left 1 part
pad-bottom-right 1 part
cancel-project 1 action security-system top-secret
launch-key 1 action
budget-cut 2 action
priority 1 action
research 2 action
retest 1 action certification
headhunting 1 action employment-contract
brainstorm 1 action
sabotage 1 action security-system top-secret
solder-and-chisel 2 action
potato-duty 1 action
espionage 1 action
vacuum 1 action security-system top-secret
employment-contract 2 upgrade
overtime 1 upgrade
security-system 1 upgrade
warehouse 2 upgrade
";

#[test]
fn the_table_is_the_overview() {
    let mut described: Vec<String> = Card::all().map(describe).collect();
    let mut overview: Vec<&str> = OVERVIEW.trim().lines().collect();
    described.sort();
    overview.sort();
    assert_eq!(described, overview);
}

fn describe(card: Card) -> String {
    let rest = match card.kind() {
        Kind::Rocket { metal, fuel, points } => format!("rocket {metal} {fuel} {points}"),
        Kind::Component => "component".into(),
        Kind::Expert(Some(zone)) => format!("expert {zone}"),
        Kind::Expert(None) => "expert any".into(),
        Kind::Advantage(zone) => format!("advantage {zone}"),
        Kind::Action(rule) => {
            let blocked_by = rule.blocked_by.iter().map(|card| format!(" {card}"));
            format!("action{}", blocked_by.collect::<String>())
        }
        Kind::Upgrade => "upgrade".into(),
        Kind::Part => "part".into(),
    };
    format!("{card} {} {rest}", card.copies())
}

#[test]
fn there_are_140_cards_by_sort() {
    let count = |wanted: fn(Kind) -> bool| -> u8 {
        Card::all().filter(|card| wanted(card.kind())).map(Card::copies).sum()
    };
    assert_eq!(count(|_| true), N_CARDS as u8);
    assert_eq!(count(|kind| matches!(kind, Kind::Rocket { .. })), 21);
    assert_eq!(count(|kind| kind == Kind::Component), 58);
    assert_eq!(count(|kind| matches!(kind, Kind::Expert(_))), 18);
    assert_eq!(count(|kind| matches!(kind, Kind::Advantage(_))), 17);
    assert_eq!(count(|kind| kind == Kind::Part), 4);
    assert_eq!(count(|kind| matches!(kind, Kind::Action(_))), 16);
    assert_eq!(count(|kind| kind == Kind::Upgrade), 6);
}

/// The rulebook promises components enough for all rockets.
#[test]
fn there_are_components_for_all_rockets() {
    let (mut metal, mut fuel) = (0, 0);
    for card in Card::all() {
        if let Kind::Rocket { metal: m, fuel: f, .. } = card.kind() {
            metal += m * card.copies();
            fuel += f * card.copies();
        }
    }
    assert!(metal <= Card::Metal.copies() && fuel <= Card::Fuel.copies() + 2, "{metal} metal, {fuel} fuel");
    assert_eq!((metal, fuel), (28, 30));
}

/// L-21: the rulebook calls some cards by two names; each is one card here.
#[test]
fn l_21_two_names_one_card() {
    for (id, other) in
        [("vacuum", "oxygen-theft"), ("retest", "quality-control"), ("cancel-project", "mission-cancelling")]
    {
        assert_eq!(id.parse::<Card>().map(Card::copies), Ok(1));
        assert!(other.parse::<Card>().is_err());
    }
}
