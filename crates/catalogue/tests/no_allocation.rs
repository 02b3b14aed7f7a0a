//! Playouts allocate nothing per move: twice as many games make no further allocation.

use allocation_counter::measure;
use catalogue::ENTRIES;
use game::Seed;

/// Enough for every buffer to have grown to the largest it will be in twice as many games.
const WARM_UP: u64 = 3000;

#[test]
fn playouts_do_not_allocate_after_warm_up() {
    for entry in ENTRIES {
        for (what, setup) in entry.benchmarks {
            let setup = serde_json::from_str(setup).expect("benchmark setups are JSON");
            let allocations = |games| {
                measure(|| {
                    let played = (entry.play_out)(&setup, Seed::from_number(1), games);
                    assert_eq!(played.expect("benchmark setups are lawful").games, games);
                })
                .count_total
            };
            assert_eq!(allocations(2 * WARM_UP), allocations(WARM_UP), "{} {what}", entry.id);
        }
    }
}

#[test]
fn the_counter_counts() {
    assert_eq!(measure(|| drop(std::hint::black_box(vec![1]))).count_total, 1);
}
