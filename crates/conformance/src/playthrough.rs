//! Golden games: whole matches as text, reviewed by people and compared by tests (snapshot tests).

use std::fmt::Write as _;
use std::path::Path;
use std::{env, fs};

use game::{Dice, Game, Observer, Seat, Seed, Turn};

/// Every how many actions the views of all observers are shown.
const VIEWS_EVERY: usize = 20;

/// A player of all seats: chooses one of the listed actions of a seat.
pub type Policy<'a, G> = &'a mut dyn FnMut(&G, Seat, &[<G as Game>::Action]) -> <G as Game>::Action;

/// A policy that takes random listed actions, the same ones each time.
pub fn any_action<G: Game>(seed: &str) -> impl FnMut(&G, Seat, &[G::Action]) -> G::Action + use<G> {
    let mut dice: Dice = Seed::from_phrase(seed).dice(u64::MAX);
    move |_, _, listed| listed[dice.below(listed.len())]
}

/// Plays a match and compares it with `playthroughs/NAME.txt` of the crate at `crate_dir`.
///
/// With `UPDATE_EXPECT=1` it writes that text instead. Returns the finished game.
///
/// # Panics
/// If the text differs, or there is none.
pub fn playthrough<G: Game>(
    crate_dir: &str,
    name: &str,
    setup: &G::Setup,
    seed: &str,
    policy: Policy<'_, G>,
) -> G {
    let (text, game) = transcript::<G>(setup, seed, policy);
    let path = Path::new(crate_dir).join("playthroughs").join(format!("{name}.txt"));
    if env::var_os("UPDATE_EXPECT").is_some() {
        fs::create_dir_all(path.parent().expect("it has a folder")).expect("the folder can be made");
        fs::write(&path, text).expect("the playthrough can be written");
        return game;
    }
    let golden = fs::read_to_string(&path)
        .unwrap_or_else(|error| panic!("{}: {error}; UPDATE_EXPECT=1 writes it", path.display()));
    if let Some((number, (was, is))) =
        golden.lines().zip(text.lines()).enumerate().find(|(_, (was, is))| was != is)
    {
        panic!(
            "{} line {}: expected\n{was}\nbut got\n{is}\nUPDATE_EXPECT=1 takes the new text over",
            path.display(),
            number + 1
        );
    }
    assert_eq!(golden.len(), text.len(), "{}: one text goes on where the other ends", path.display());
    game
}

/// The match as text: each action, the events as seen, and all views every [`VIEWS_EVERY`] actions.
fn transcript<G: Game>(setup: &G::Setup, seed: &str, policy: Policy<'_, G>) -> (String, G) {
    let mut text = format!(
        "{} rules {}\nsetup {}\nseed {seed}\n",
        G::ID,
        G::RULES,
        serde_json::to_string(setup).expect("a setup serializes")
    );
    let mut events = Vec::new();
    let mut game = G::deal(setup, Seed::from_phrase(seed), &mut events).expect("the setup is lawful");
    let observers: Vec<_> = Observer::all(game.n_seats()).collect();
    write_events::<G>(&mut text, &events, &observers);
    write_views(&mut text, &game, &observers);
    let mut n_actions = 0;
    let mut listed = Vec::new();
    while let Turn::Waiting(seats) = game.turn() {
        let seat = seats
            .iter()
            .find(|&seat| {
                listed.clear();
                game.legal(seat, &mut listed);
                !listed.is_empty()
            })
            .expect("a seat can act");
        let action = policy(&game, seat, &listed);
        let _ = writeln!(text, "\n{seat} {action}");
        events.clear();
        game.apply(seat, action, &mut events).unwrap_or_else(|refusal| panic!("{seat} {action}: {refusal}"));
        write_events::<G>(&mut text, &events, &observers);
        n_actions += 1;
        assert!(n_actions <= G::LONGEST, "no end after {n_actions} actions");
        if n_actions % VIEWS_EVERY == 0 {
            write_views(&mut text, &game, &observers);
        }
    }
    write_views(&mut text, &game, &observers);
    (text, game)
}

/// Writes each event once for those who saw it; observers are named unless all saw it.
fn write_events<G: Game>(text: &mut String, events: &[G::Event], observers: &[Observer]) {
    for event in events {
        let mut sentences: Vec<(String, Vec<Observer>)> = Vec::new();
        for &observer in observers {
            let Some(seen) = G::seen(event, observer) else { continue };
            let seen = seen.to_string();
            match sentences.iter_mut().find(|(sentence, _)| *sentence == seen) {
                Some((_, who)) => who.push(observer),
                None => sentences.push((seen, vec![observer])),
            }
        }
        for (sentence, who) in sentences {
            let _ = if who.len() == observers.len() {
                writeln!(text, "  {sentence}")
            } else {
                let names: Vec<_> = who.iter().map(ToString::to_string).collect();
                writeln!(text, "  [{}] {sentence}", names.join(" "))
            };
        }
    }
}

fn write_views<G: Game>(text: &mut String, game: &G, observers: &[Observer]) {
    for &observer in observers {
        let _ = writeln!(text, "  {observer} sees");
        for line in game.view(observer).to_string().lines() {
            let _ = writeln!(text, "    {line}");
        }
    }
}
