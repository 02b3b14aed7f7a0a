//! LP-3 to LP-5: rockets, experts, advantages.

use launch_pad::Step;

use crate::table::{Table, launched, table};

#[test]
fn lp_3_1_components_go_onto_one_rocket_and_never_too_many() {
    let mut table = table("swift dauntless 3 metal fuel / rapid", "");
    table.run("play swift; play dauntless");
    assert_eq!(table.plays("metal"), ["A assembly 1", "A assembly 2"]);
    assert_eq!(table.refusal("play metal"), "target-missing");
    assert_eq!(table.refusal("play metal B assembly 1"), "no-such-rocket");
    assert_eq!(table.refusal("play metal B"), "wrong-target");
    table.run("play metal A assembly 1");
    assert_eq!(table.refusal("play metal A assembly 1"), "wrong-target");
    table.run("play metal A assembly 2; play metal A assembly 2");
    assert_eq!(table.rockets("A", 0), "swift 1m 0f, dauntless 2m 0f");
    let rocket = &table.player("A").zones[0].rockets[1];
    assert_eq!((rocket.lacks_metal, rocket.lacks_fuel, rocket.ready), (0, 2, false));
}

/// The four worked examples of the rulebook: the needs and points of each rocket.
#[test]
fn lp_3_1_the_four_rockets_of_the_rulebook() {
    for (rocket, metal, fuel, points) in
        [("swift", 1, 1, 6), ("rapid", 1, 2, 8), ("dauntless", 2, 2, 10), ("fearless", 3, 2, 12)]
    {
        let mut table = table(&format!("{rocket} 3 metal 2 fuel / top-secret"), "");
        table.run(&format!("play {rocket}"));
        for component in ["metal", "metal", "metal", "fuel", "fuel"] {
            if table.may(&format!("play {component} A assembly 1")) {
                table.run(&format!("play {component} A assembly 1"));
            }
        }
        assert_eq!(table.rockets("A", 0), format!("{rocket} {metal}m {fuel}f"));
        assert_eq!(table.player("A").zones[0].rockets[0].points, points);
        assert!(
            table.plays("metal").is_empty() && table.plays("fuel").is_empty(),
            "a complete rocket takes no more"
        );
    }
}

#[test]
fn lp_3_2_rockets_are_built_without_an_engineer() {
    let mut table = table("swift metal fuel 3 oxygen / rapid", "");
    table.run("play swift; play metal A assembly 1; play fuel A assembly 1");
    assert_eq!(table.player("A").zones[0].expert, None);
    assert_eq!(table.rockets("A", 0), "swift 1m 1f");
}

#[test]
fn lp_4_1_one_expert_per_zone_and_it_stays() {
    let mut table = table("2 engineer inspector mission-controller 2 jack-of-all-trades / rapid", "");
    table.run("play engineer");
    assert_eq!(table.refusal("play engineer"), "place-taken");
    assert_eq!(table.plays("jack-of-all-trades"), ["test", "launch"]);
    assert_eq!(table.refusal("play jack-of-all-trades assembly"), "wrong-target");
    table.run("play jack-of-all-trades launch");
    assert_eq!(table.refusal("play mission-controller"), "place-taken");
    table.run("play inspector");
    assert_eq!(table.refusal("play jack-of-all-trades test"), "place-taken");
    let experts: Vec<_> =
        table.player("A").zones.iter().map(|zone| zone.expert.unwrap().to_string()).collect();
    assert_eq!(experts, ["engineer", "inspector", "jack-of-all-trades"]);
}

#[test]
fn lp_4_1_a_jack_of_all_trades_counts_as_the_expert() {
    let mut table = table("swift metal fuel 2 jack-of-all-trades oxygen / rapid", "");
    table.run("play swift; play metal A assembly 1; play fuel A assembly 1");
    table.run("play jack-of-all-trades assembly; play jack-of-all-trades test; end; end");
    table.run("advance A assembly 1; end; end; advance A test 1");
    assert_eq!(table.rockets("A", 2), "swift 1m 1f");
}

#[test]
fn l_17_an_occupied_place_takes_no_second_expert() {
    let mut table = table("2 mission-controller 3 jack-of-all-trades rapid / rapid", "");
    table.run("play mission-controller");
    assert!(table.plays("mission-controller").is_empty());
    assert!(!table.may("play jack-of-all-trades launch"));
}

/// A has a complete rocket on the test stand and a certification.
fn on_the_stand() -> Table {
    let mut table =
        table("swift metal fuel engineer inspector certification / retest 5 oxygen", "top-secret");
    table.run("play swift; play metal A assembly 1; play fuel A assembly 1; play engineer; play inspector");
    table.run("end; end; advance A assembly 1");
    table
}

#[test]
fn lp_5_1_certification_goes_on_the_stand_and_along() {
    let mut table = on_the_stand();
    assert_eq!(table.plays("certification"), ["A test 1"]);
    table.run("play certification A test 1");
    assert_eq!(table.score("A").certifications, 0, "worth nothing on the stand");
    table.run("end; end; advance A test 1");
    assert_eq!(table.rockets("A", 2), "swift 1m 1f certification");
    assert_eq!(table.score("A").certifications, 3);
    table.run("end");
    assert_eq!(table.refusal("play retest A launch 1"), "protected");
    assert!(table.plays("retest").is_empty());
}

#[test]
fn lp_5_1_certification_does_not_go_on_other_zones() {
    let table = launched("certification oxygen", "rapid");
    assert!(table.plays("certification").is_empty());
}

#[test]
fn lp_5_2_astronaut_and_oxygen_in_either_order() {
    let mut table = launched("astronaut oxygen", "rapid");
    assert_eq!(table.score("A").astronauts, 0);
    table.run("play astronaut A launch 1");
    assert_eq!(table.score("A").astronauts, -4);
    table.run("play oxygen A launch 1");
    assert_eq!(table.score("A").astronauts, 4);

    let mut table = launched("astronaut oxygen", "rapid");
    table.run("play oxygen A launch 1");
    assert_eq!(table.score("A").astronauts, 0, "oxygen alone is worth nothing");
    table.run("play astronaut A launch 1");
    assert_eq!(table.score("A").astronauts, 4);
}

#[test]
fn lp_5_2_at_most_one_of_each_kind_per_rocket() {
    let mut table = launched("2 oxygen", "rapid");
    table.run("play oxygen A launch 1");
    assert_eq!(table.refusal("play oxygen A launch 1"), "no-rocket-for");
}

#[test]
fn lp_5_3_top_secret_goes_on_the_launch_table_and_scores_nothing() {
    let mut table = launched("top-secret oxygen", "sabotage cancel-project vacuum 3 metal");
    let before = table.score("A").total;
    table.run("play oxygen A launch 1; play top-secret A launch 1");
    assert_eq!(table.score("A").total, before);
    // The hand was empty and has been refilled.
    table.fill().run("end");
    assert_eq!(table.refusal("play sabotage A launch 1 fuel"), "protected");
    assert_eq!(table.refusal("play cancel-project A launch 1"), "protected");
    assert_eq!(table.refusal("play vacuum A launch 1"), "protected");
}

#[test]
fn l_12_top_secret_stops_its_owner_too() {
    let mut table = table("swift metal fuel priority top-secret cancel-project / rapid", "");
    table.run("play swift; play metal A assembly 1; play fuel A assembly 1; play priority A assembly 1");
    assert!(table.may("play cancel-project A launch 1"));
    table.run("play top-secret A launch 1");
    assert_eq!(table.refusal("play cancel-project A launch 1"), "protected");
}

#[test]
fn lp_5_4_a_rocket_sent_back_loses_its_advantages() {
    let mut table = launched("astronaut oxygen", "retest 5 metal");
    table.run("play astronaut A launch 1; play oxygen A launch 1; end; play retest A launch 1");
    assert_eq!(table.view().step, Step::Pile);
    table.run("pile oxygen");
    assert_eq!(table.rockets("A", 1), "swift 1m 1f");
    assert_eq!(table.discards(), "priority retest oxygen astronaut");
}

#[test]
fn l_16_advantages_go_on_one_rocket_of_several() {
    let mut table = table("2 swift metal fuel engineer inspector / rapid", "metal fuel 2 oxygen");
    table.run("play swift; play swift; play metal A assembly 1; play fuel A assembly 1; play engineer; play inspector");
    table.run("play metal A assembly 2; play fuel A assembly 2; end; end");
    table.run(
        "advance A assembly 1; end; end; advance A assembly 1; advance A test 1; end; end; advance A test 1",
    );
    assert_eq!(table.plays("oxygen"), ["A launch 1", "A launch 2"]);
    table.run("play oxygen A launch 2");
    assert_eq!(table.rockets("A", 2), "swift 1m 1f, swift 1m 1f oxygen");
}
