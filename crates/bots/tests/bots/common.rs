//! What every bot is tried by, whatever its game.

use bots::{Bot, Knowledge};
use game::{Game, Observer, Seat, Seats, Seed, Silent, Turn};

/// Makes a bot out of a seed.
pub(crate) type Maker<'a, G> = &'a dyn Fn(Seed) -> Box<dyn Bot<G>>;

/// Plays a match, with a new bot for every decision, as on a server; gives the winners.
pub(crate) fn play<G: Game>(
    setup: &G::Setup,
    number: u64,
    bot_in: impl Fn(Seat) -> usize,
    makers: &[Maker<G>],
) -> Seats {
    let mut game = G::deal(setup, Seed::from_number(number), &mut Silent).expect("the setup is lawful");
    let mut dice = Seed::from_number(number).dice(99);
    for _ in 0..G::LONGEST {
        let seats = match game.turn() {
            Turn::Waiting(seats) => seats.without(Seat::CLOCK),
            Turn::Over(outcome) => return outcome.winners,
        };
        let acts = |seat| {
            let knowledge = Knowledge::new(&game, seat)?;
            let action = makers[bot_in(seat)](dice.seed()).choose(&knowledge)?;
            assert!(knowledge.legal().contains(&action), "{action} is not listed");
            Some((seat, action))
        };
        let (seat, action) = seats.iter().find_map(acts).expect("not everybody waits");
        game.step(seat, action, &mut Silent);
    }
    panic!("the match does not end");
}

/// The share of wins of the first bot against the second for two players, each deal from both seats.
pub(crate) fn share<G: Game>(setup: &G::Setup, deals: u64, makers: [Maker<G>; 2]) -> f64 {
    let mut wins = 0.0;
    for number in 0..deals {
        for first in 0..2 {
            let bot_in = |seat: Seat| usize::from(seat.index() != first);
            let winners = play(setup, number, bot_in, &makers);
            if winners.contains(Seat::new(first as u8)) {
                wins += 1.0 / winners.len() as f64;
            }
        }
    }
    wins / (2 * deals) as f64
}

/// Plays a match and checks at each decision that the bot answers alike when it is asked again, and when
/// everything that its seat cannot know is dealt anew.
pub(crate) fn check_blindness<G: Game>(setup: &G::Setup, number: u64, maker: Maker<G>) {
    let mut game = G::deal(setup, Seed::from_number(number), &mut Silent).expect("the setup is lawful");
    let mut dice = Seed::from_number(number).dice(98);
    while let Turn::Waiting(seats) = game.turn() {
        let mut step = None;
        for seat in seats.without(Seat::CLOCK).iter() {
            let Some(knowledge) = Knowledge::new(&game, seat) else { continue };
            let seed = dice.seed();
            let choice = maker(seed).choose(&knowledge);
            assert_eq!(choice, maker(seed).choose(&knowledge), "the same seed, the same choice");
            let other = game.redeal(Observer::Seat(seat), &mut dice);
            let redealt = Knowledge::new(&other, seat).expect("the seat cannot tell, so it can act");
            assert_eq!(choice, maker(seed).choose(&redealt), "the same knowledge, the same choice");
            step = step.or(choice.map(|action| (seat, action)));
        }
        let (seat, action) = step.expect("not everybody waits");
        game.step(seat, action, &mut Silent);
    }
}
