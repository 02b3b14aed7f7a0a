//! What every bot is tried by, in each game.

use bots::{Bot, Knowledge};
use game::{Dice, Game, Observer, Seat, Seats, Seed, Silent, Turn};

/// Makes a bot that decides with these dice.
pub(crate) type Make<G> = fn(Dice) -> Box<dyn Bot<G>>;

/// The first awaited seat that wants to act and what it does.
pub(crate) fn next<G: Game>(
    game: &G,
    mut choose: impl FnMut(&Knowledge<G>) -> Option<G::Action>,
) -> (Seat, G::Action) {
    let ask = |seat| {
        let knowledge = Knowledge::new(game, seat)?;
        let action = choose(&knowledge)?;
        assert!(knowledge.legal().contains(&action), "{action} is not listed");
        Some((seat, action))
    };
    game.turn().waiting().without(Seat::CLOCK).iter().find_map(ask).expect("a seat wants to act")
}

/// Plays a match and gives the winners.
pub(crate) fn play_by<G: Game>(
    setup: &G::Setup,
    number: u64,
    mut choose: impl FnMut(&Knowledge<G>) -> Option<G::Action>,
) -> Seats {
    let mut game = G::deal(setup, Seed::from_number(number), &mut Silent).expect("the setup is lawful");
    for _ in 0..G::LONGEST {
        if let Turn::Over(outcome) = game.turn() {
            return outcome.winners;
        }
        let (seat, action) = next(&game, &mut choose);
        game.step(seat, action, &mut Silent);
    }
    panic!("the match does not end");
}

/// Plays a match with a new bot for every decision, as on a server, and gives the winners.
pub(crate) fn play<G: Game>(setup: &G::Setup, number: u64, bot_in: impl Fn(Seat) -> Make<G>) -> Seats {
    let mut dice = Seed::from_number(number).dice(99);
    play_by(setup, number, |knowledge| bot_in(knowledge.seat())(dice.seed().dice(0)).choose(knowledge))
}

/// The share of wins of the first bot against the second for two players, each deal from both seats.
pub(crate) fn share<G: Game>(setup: &G::Setup, deals: u64, [one, other]: [Make<G>; 2]) -> f64 {
    let mut wins = 0.0;
    for number in 0..deals {
        for own in [0, 1].map(Seat::new) {
            let winners = play(setup, number, |seat| if seat == own { one } else { other });
            if winners.contains(own) {
                wins += 1.0 / winners.len() as f64;
            }
        }
    }
    wins / (2 * deals) as f64
}

/// Plays a match and checks at each decision that the bot answers alike with the same dice when everything that
/// its seat cannot know is dealt anew.
pub(crate) fn check_blindness<G: Game>(setup: &G::Setup, number: u64, make: Make<G>) {
    let mut game = G::deal(setup, Seed::from_number(number), &mut Silent).expect("the setup is lawful");
    let mut dice = Seed::from_number(number).dice(98);
    while let Turn::Waiting(seats) = game.turn() {
        let mut step = None;
        for seat in seats.without(Seat::CLOCK).iter() {
            let seed = dice.seed();
            let choose = |game: &G| Some(make(seed.dice(0)).choose(&Knowledge::new(game, seat)?));
            let choice = choose(&game);
            for _ in 0..2 {
                let other = game.redeal(Observer::Seat(seat), &mut dice);
                assert_eq!(choose(&other), choice, "seat {seat} of game {number}");
            }
            step = step.or(choice.flatten().map(|action| (seat, action)));
        }
        let (seat, action) = step.expect("a seat wants to act");
        game.step(seat, action, &mut Silent);
    }
}
