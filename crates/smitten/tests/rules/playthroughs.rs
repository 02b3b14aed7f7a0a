//! Golden games: every mode, and every way to end with two players and alone.

#![expect(clippy::unwrap_used, reason = "a failing helper fails its test")]

use std::collections::BTreeSet;

use conformance::{any_action, playthrough};
use game::{Game, Observer};
use smitten::{Action, Deal, Difficulty, Ending, PhaseView, Setup, Smitten, Solo};

/// Each mode with the seeds of its games.
const GAMES: [(&str, &[u32]); 8] = [
    ("easy", &[7, 11]),
    ("medium", &[0, 17, 13, 7]),
    ("hard", &[98, 38]),
    ("solo", &[1, 3, 24, 0]),
    ("solo easy", &[0, 60]),
    ("solo hard 1", &[2, 40]),
    ("solo hard 2", &[63, 18]),
    ("solo all", &[6, 58]),
];

fn setup(mode: &str) -> Setup {
    let together = |difficulty| Setup { difficulty, ..Setup::default() };
    let alone =
        |easy, hard_1, hard_2| Setup { players: 1, solo: Solo { easy, hard_1, hard_2 }, ..Setup::default() };
    match mode {
        "easy" => together(Difficulty::Easy),
        "medium" => together(Difficulty::Medium),
        "hard" => together(Difficulty::Hard),
        "solo" => alone(false, false, false),
        "solo easy" => alone(true, false, false),
        "solo hard 1" => alone(false, true, false),
        "solo hard 2" => alone(false, false, true),
        "solo all" => alone(true, true, true),
        _ => panic!("`{mode}` is no mode"),
    }
}

/// A game with an exchange in vain: being stuck alone without a face-down card is rare otherwise.
fn stuck() -> Smitten {
    let cards = |text: &str| text.split(' ').map(|card| card.parse().unwrap()).collect();
    let deal = Deal {
        hands: vec![cards("3 6 2"), cards("5 7 9")],
        deck: cards("4"),
        aside: "8".parse().ok(),
        left: cards("1 2 3 4 5 6 7 8 9"),
        right: cards("1"),
        ..Deal::default()
    };
    let setup = Setup { deal: Some(deal), ..setup("solo easy") };
    let exchange: Action = "exchange A 2".parse().unwrap();
    play("solo easy stuck", &setup, "stuck", &mut |_, _, _| exchange)
}

fn play(name: &str, setup: &Setup, seed: &str, policy: conformance::Policy<'_, Smitten>) -> Smitten {
    playthrough(env!("CARGO_MANIFEST_DIR"), &name.replace(' ', "-"), setup, seed, policy)
}

#[test]
fn every_mode_and_every_ending_is_told() {
    let mut endings = BTreeSet::new();
    let mut note = |game: &Smitten| {
        let PhaseView::Over { ending } = game.view(Observer::Spectator).phase else { panic!("it goes on") };
        endings.insert((game.n_seats(), code(ending)));
    };
    for (mode, seeds) in GAMES {
        for number in seeds {
            let seed = format!("{mode} {number}");
            note(&play(&seed, &setup(mode), &seed, &mut any_action(&seed)));
        }
    }
    note(&stuck());
    let everything: BTreeSet<(u8, &str)> = [
        (1, "cannot follow"),
        (1, "does not fit"),
        (1, "no card can be played"),
        (1, "won by placement"),
        (1, "won by play"),
        (2, "cannot follow"),
        (2, "no card can be played"),
        (2, "won by placement"),
        (2, "won by play"),
    ]
    .into();
    assert_eq!(endings, everything);
}

fn code(ending: Ending) -> &'static str {
    match ending {
        Ending::WonByPlay { .. } => "won by play",
        Ending::WonByPlacement { .. } => "won by placement",
        Ending::NobodyCanPlay => "no card can be played",
        Ending::CannotFollow { .. } => "cannot follow",
        Ending::DoesNotFit { .. } => "does not fit",
    }
}
