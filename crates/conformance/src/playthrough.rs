//! Golden games: whole matches as text, reviewed by people and compared by tests.

use std::fmt::Write as _;
use std::path::Path;
use std::{env, fs};

use game::{Dice, Game, Observer, Seat, Seed, Turn};

/// How often everybody's view is shown.
const VIEWS_EVERY: usize = 20;

/// Who does what: given the game, a seat that can act, and its listed actions.
pub type Policy<'a, G> = &'a mut dyn FnMut(&G, Seat, &[<G as Game>::Action]) -> <G as Game>::Action;

/// A policy that takes any listed action, the same ones each time.
pub fn any_action<G: Game>(seed: &str) -> impl FnMut(&G, Seat, &[G::Action]) -> G::Action + use<G> {
    let mut dice: Dice = Seed::from_phrase(seed).dice(u64::MAX);
    move |_, _, listed| listed[dice.below(listed.len())]
}

/// Plays a match and compares it with the golden text `playthroughs/NAME.txt` of the crate at
/// `crate_dir`; with `UPDATE_EXPECT=1` it writes that text instead. Returns the finished game.
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
    let (text, game) = tell::<G>(setup, seed, policy);
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

/// The match as text: each action, what was seen of it, and now and then everybody's view.
fn tell<G: Game>(setup: &G::Setup, seed: &str, policy: Policy<'_, G>) -> (String, G) {
    let mut text = format!(
        "{} rules {}\nsetup {}\nseed {seed}\n",
        G::ID,
        G::RULES,
        serde_json::to_string(setup).expect("a setup serializes")
    );
    let mut events = Vec::new();
    let mut game = G::deal(setup, Seed::from_phrase(seed), &mut events).expect("the setup is lawful");
    let observers: Vec<_> = Observer::all(game.n_seats()).collect();
    tell_events::<G>(&mut text, &events, &observers);
    tell_views(&mut text, &game, &observers);
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
            .expect("somebody can act");
        let action = policy(&game, seat, &listed);
        let _ = writeln!(text, "\n{seat} {action}");
        events.clear();
        game.apply(seat, action, &mut events).unwrap_or_else(|refusal| panic!("{seat} {action}: {refusal}"));
        tell_events::<G>(&mut text, &events, &observers);
        n_actions += 1;
        assert!(n_actions <= G::LONGEST, "no end after {n_actions} actions");
        if n_actions % VIEWS_EVERY == 0 {
            tell_views(&mut text, &game, &observers);
        }
    }
    tell_views(&mut text, &game, &observers);
    (text, game)
}

/// What everybody saw once, and what only some saw with their names.
fn tell_events<G: Game>(text: &mut String, events: &[G::Event], observers: &[Observer]) {
    for event in events {
        let mut told: Vec<(String, Vec<Observer>)> = Vec::new();
        for &observer in observers {
            let Some(seen) = G::seen(event, observer) else { continue };
            let seen = seen.to_string();
            match told.iter_mut().find(|(sentence, _)| *sentence == seen) {
                Some((_, who)) => who.push(observer),
                None => told.push((seen, vec![observer])),
            }
        }
        for (sentence, who) in told {
            let _ = if who.len() == observers.len() {
                writeln!(text, "  {sentence}")
            } else {
                let names: Vec<_> = who.iter().map(ToString::to_string).collect();
                writeln!(text, "  [{}] {sentence}", names.join(" "))
            };
        }
    }
}

fn tell_views<G: Game>(text: &mut String, game: &G, observers: &[Observer]) {
    for &observer in observers {
        let _ = writeln!(text, "  {observer} sees");
        for line in game.view(observer).to_string().lines() {
            let _ = writeln!(text, "    {line}");
        }
    }
}
