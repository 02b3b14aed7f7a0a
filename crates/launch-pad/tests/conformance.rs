//! The properties every game must pass, for every number of players and every mix of variants.

use launch_pad::{LaunchPad, Setup};

/// Every number of players with every combination of the other three variants.
fn setups(negotiation: bool) -> impl Iterator<Item = Setup> {
    (2..=4).flat_map(move |players| {
        (0..8u8).map(move |mix| Setup {
            players,
            fast: mix & 1 != 0,
            long: mix & 2 != 0,
            negotiation,
            super_powers: mix & 4 != 0,
            deal: None,
        })
    })
}

#[test]
fn conformance() {
    conformance::check::<LaunchPad>(setups(false), 20);
}

#[test]
fn conformance_with_negotiation() {
    conformance::check::<LaunchPad>(setups(true), 20);
}
