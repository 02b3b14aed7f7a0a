//! What an observer with open cards sees.

use game::{Game, Observer, Seat, Seed, Silent};

/// In games with hidden hands, another deal may look the same to a player but not with open cards.
fn check<G: Game>() {
    let mut dice = Seed::from_number(1).dice(0);
    let setup = serde_json::from_str("{}").unwrap();
    let game = G::deal(&setup, dice.seed(), &mut Silent).unwrap();
    let me = Observer::Seat(Seat::new(0));
    let other = (0..20).map(|_| game.redeal(me, &mut dice)).find(|other| *other != game).unwrap();
    assert_eq!(other.view(me), game.view(me));
    assert_ne!(other.view(Observer::Open), game.view(Observer::Open), "{}", G::ID);
}

#[test]
fn whoever_looks_with_open_cards_sees_all_hands() {
    check::<planet_nine::PlanetNine>();
    check::<deep_sea::DeepSea>();
    check::<launch_pad::LaunchPad>();
    check::<smitten::Smitten>();
}
