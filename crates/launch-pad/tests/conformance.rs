//! The properties every game must pass, for every number of players and every mix of variants.

use launch_pad::{LaunchPad, Setup};

/// Every number of players with every combination of the four variants.
fn setups() -> impl Iterator<Item = Setup> {
    (2..=4).flat_map(|players| {
        (0..16u8).map(move |mix| Setup {
            players,
            fast: mix & 1 != 0,
            long: mix & 2 != 0,
            negotiation: mix & 4 != 0,
            super_powers: mix & 8 != 0,
            deal: None,
        })
    })
}

#[test]
fn conformance() {
    conformance::check::<LaunchPad>(setups(), 20);
}
