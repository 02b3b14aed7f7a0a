//! The expectations of Dead Man's Draw against plain enumeration of everything that chance can bring.

use dead_mans_draw::{Action, Card, DeadMansDraw, Deal, Setup, Suit, Trait, Variant};
use game::{BySeat, Dice, Game, Observer, Seat, Seed, Silent};
use solver::dead_mans_draw::{Horizon, LeafValue, Plan, SeatValues, survival, weigh};

/// Points, and a little for each card in each place, so that no two decisions are worth the same by chance.
struct Points;

impl LeafValue for Points {
    fn worth(&self, game: &DeadMansDraw) -> SeatValues {
        let mut worth: SeatValues = BySeat::default();
        for seat in Seat::all(game.n_seats()) {
            let trifle = |card: Card| f64::from(10 * (card.suit() as u8) + card.value()).sqrt() / 1000.0;
            worth[seat] += f64::from(game.points(seat)) + game.banked(seat).map(trifle).sum::<f64>();
            for other in seat.others(game.n_seats()) {
                worth[other] -=
                    0.3 * f64::from(game.points(seat)) + 0.01 * game.banked(seat).map(trifle).sum::<f64>();
            }
        }
        worth
    }
}

/// How many cards are left when everything is gone through to the end of the game.
const LAST: usize = 2;

/// A position near the end of a game for two: `n_draw` cards to draw, few in the discard pile, the others in
/// the banks.
fn position(dice: &mut Dice, n_draw: usize, variant: Option<Variant>) -> DeadMansDraw {
    let values = |suit| Card::values(suit, false).map(move |value| Card::new(suit, value));
    let mut cards: Vec<Card> = Suit::ALL.into_iter().flat_map(values).flatten().collect();
    dice.shuffle(&mut cards);
    if variant.is_none() && n_draw == LAST {
        // Hooks and swords that bring hooks and swords have too many ends to go through them all.
        cards.sort_by_key(|card| !matches!(card.suit(), Suit::Hook | Suit::Sword));
    }
    let draw = cards.split_off(cards.len() - n_draw);
    let discard = cards.split_off(cards.len() - 3);
    // Most suits in the own bank leave the sword little to choose, and enumeration an end.
    let (other, one) = cards.split_at(3 + dice.below(4));
    // What a Plunderer takes out of a bank, and a Mystic's second card, are sampled.
    let exact = Trait::ALL.into_iter().filter(|&one| {
        !matches!(one, Trait::Plunderer | Trait::Mystic | Trait::Siren | Trait::DavyJonesLocker)
    });
    let mut traits: Vec<Trait> = exact.collect();
    dice.shuffle(&mut traits);
    let setup = Setup {
        variant,
        deal: Some(Deal {
            first: Some(Seat::new(0)),
            draw,
            discard: Some(discard),
            banks: vec![one.to_vec(), other.to_vec()],
            traits: vec![Some(traits[0]), Some(traits[1])],
            ..Deal::default()
        }),
        ..Setup::default()
    };
    DeadMansDraw::deal(&setup, Seed::from_number(1), &mut Silent).expect("the deal is lawful")
}

/// What the position is worth by going through every order of the cards and every set that a map or bonus can
/// turn up.
fn by_force(game: &DeadMansDraw, active: Seat, to_the_end: bool) -> SeatValues {
    if game.turn().outcome().is_some() || (!to_the_end && game.active() != active) {
        return Points.worth(game);
    }
    let mut options = Vec::new();
    game.options(&mut options);
    let me = game.active();
    let worths = options.into_iter().map(|action| force_action(game, action, active, to_the_end));
    worths.max_by(|one, other| one[me].total_cmp(&other[me])).expect("a seat can act")
}

fn force_action(game: &DeadMansDraw, action: Action, active: Seat, to_the_end: bool) -> SeatValues {
    let futures = futures(game, action);
    let mut sum: SeatValues = BySeat::default();
    for future in &futures {
        let n = future.len() as f64 * futures.len() as f64;
        for after in future {
            let worth = by_force(after, active, to_the_end);
            sum.0.iter_mut().zip(worth.0).for_each(|(sum, one)| *sum += one / n);
        }
    }
    sum
}

/// What can come of an action: for each order of the next two unseen cards, all of them equally likely, the
/// game after each equally likely order in which random cards turn up.
fn futures(game: &DeadMansDraw, action: Action) -> Vec<Vec<DeadMansDraw>> {
    let step = |mut world: DeadMansDraw| {
        world.step(game.active(), action, &mut Silent);
        world
    };
    let after = step(game.clone());
    let is_certain = |after: &DeadMansDraw| after.n_chances() == game.n_chances();
    if is_certain(&after) && (after.n_draw(), after.n_known()) == (game.n_draw(), game.n_known()) {
        return vec![vec![after]];
    }
    let mut worlds = vec![game.clone()];
    for place in (game.n_known()..game.n_draw()).take(2) {
        let cards = |world: &DeadMansDraw| world.cards_at(place).into_iter();
        let put = |world: &DeadMansDraw| {
            cards(world).map(|card| world.with_card_at(place, card)).collect::<Vec<_>>()
        };
        worlds = worlds.iter().flat_map(put).collect();
    }
    let pile: Vec<Card> = game.discarded().collect();
    let after = |world: DeadMansDraw| match step(world.clone()) {
        after if is_certain(&after) => vec![after],
        _ => orders(&pile).iter().map(|order| step(world.with_found(order))).collect(),
    };
    worlds.into_iter().map(after).collect()
}

fn orders(cards: &[Card]) -> Vec<Vec<Card>> {
    if cards.is_empty() {
        return vec![Vec::new()];
    }
    let each = (0..cards.len()).flat_map(|i| {
        let mut rest = cards.to_vec();
        let first = rest.remove(i);
        orders(&rest).into_iter().map(move |order| [&[first], order.as_slice()].concat())
    });
    each.collect()
}

fn check(horizon: Horizon, n_draw: usize, variant: Option<Variant>, positions: u64) {
    for number in 0..positions {
        let game = position(&mut Seed::from_number(number).dice(7), n_draw, variant);
        let plan = Plan { horizon, nodes: u64::MAX };
        for (action, worth) in weigh(&game, &Points, plan).expect("there are nodes enough") {
            let forced = force_action(&game, action, game.active(), horizon == Horizon::Game);
            for seat in Seat::all(game.n_seats()) {
                let difference = (worth[seat] - forced[seat]).abs();
                assert!(
                    difference < 1e-9,
                    "{number} {action}: {worth:?} {forced:?}\n{}",
                    game.view(Observer::Open)
                );
            }
        }
    }
}

#[test]
fn a_turn_is_worth_what_enumeration_says() {
    check(Horizon::Turn, 3, None, 12);
    // Banks like these have won in Sudden Death.
    for variant in Variant::ALL.into_iter().filter(|&variant| variant != Variant::SuddenDeath) {
        check(Horizon::Turn, 3, Some(variant), 3);
    }
}

#[test]
fn the_last_cards_are_worth_what_enumeration_says() {
    check(Horizon::Game, LAST, None, 12);
}

#[test]
fn what_a_plunderer_will_find_is_not_known_before() {
    let cards = |text: &str| text.split(' ').map(|card| card.parse().expect("a card")).collect::<Vec<Card>>();
    let setup = Setup {
        deal: Some(Deal {
            first: Some(Seat::new(0)),
            draw: cards("key-3 chest-4"),
            discard: Some(cards("oracle-2 anchor-2")),
            banks: vec![Vec::new(), cards("cannon-7 hook-6 sword-5 mermaid-9 map-3 kraken-2")],
            traits: vec![Some(Trait::Plunderer), Some(Trait::Miser)],
            ..Deal::default()
        }),
        ..Setup::default()
    };
    let mut game = DeadMansDraw::deal(&setup, Seed::from_number(1), &mut Silent).expect("a lawful deal");
    for _ in 0..2 {
        game.apply(Seat::new(0), Action::Draw, &mut Silent).expect("there are cards to draw");
    }
    let collected = |game: &DeadMansDraw| {
        let weighed = weigh(game, &Points, Plan { horizon: Horizon::Draws(1), nodes: 20_000 });
        let mut weighed = weighed.expect("there are nodes enough").into_iter();
        weighed.find(|(action, _)| *action == Action::Collect).expect("the river can be collected").1
    };
    let mut dice = Seed::from_number(2).dice(0);
    let other = game.redeal(Observer::Seat(Seat::new(0)), &mut dice);
    assert_eq!(collected(&game), collected(&other));
}

#[test]
fn too_few_nodes_give_no_answer() {
    let game = position(&mut Seed::from_number(1).dice(7), 4, None);
    assert!(weigh(&game, &Points, Plan { horizon: Horizon::Game, nodes: 3 }).is_none());
}

#[test]
fn the_odds_are_those_of_all_orders() {
    for (number, variant) in (0..60).zip([None, Some(Variant::StrangeLands)].into_iter().cycle()) {
        let mut game = position(&mut Seed::from_number(number).dice(9), 6, variant);
        if number % 3 > 0 {
            game.step(game.active(), Action::Draw, &mut Silent);
        }
        if game.active() != Seat::new(0) || game.turn().outcome().is_some() {
            continue;
        }
        let chances = survival(&game);
        let odds = game.view(Observer::Spectator).odds;
        let safe = f64::from(odds.of - odds.busting) / f64::from(odds.of);
        assert!(
            (chances.get(1).copied().unwrap_or(0.0) - safe).abs() < 1e-12,
            "{number}: {chances:?} {odds:?}"
        );
        for n in 1..=game.n_draw() {
            let safe = n_safe(&game, &mut Vec::new(), n) / n_orders(&game, n);
            let chance = chances.get(n).copied().unwrap_or(0.0);
            assert!((chance - safe).abs() < 1e-12, "{number}, {n} draws: {chances:?} and {safe}");
        }
    }
}

/// In how many orders `n` more cards come without a bust.
fn n_safe(game: &DeadMansDraw, drawn: &mut Vec<Card>, n: usize) -> f64 {
    if n == 0 {
        return 1.0;
    }
    let is_strange = game.variant() == Some(Variant::StrangeLands);
    let mut sum = 0.0;
    for card in candidates(game, drawn) {
        let meets = |&other: &Card| match is_strange {
            _ if game.banks_at_once(other) => false,
            true => other.value() == card.value(),
            false => other.suit() == card.suit(),
        };
        let is_safe = game.banks_at_once(card) || !game.busts_on(card) && !drawn.iter().any(meets);
        if is_safe {
            drawn.push(card);
            sum += n_safe(game, drawn, n - 1);
            drawn.pop();
        }
    }
    sum
}

fn n_orders(game: &DeadMansDraw, n: usize) -> f64 {
    (0..n).map(|drawn| if drawn < game.n_known() { 1.0 } else { (game.n_draw() - drawn) as f64 }).product()
}

/// What can come after these.
fn candidates(game: &DeadMansDraw, drawn: &[Card]) -> Vec<Card> {
    match game.known_cards().nth(drawn.len()) {
        Some(known) => vec![known],
        None => {
            let mut rest = game.cards_at(game.n_known());
            for card in drawn.iter().skip(game.n_known()) {
                let at = rest.iter().position(|other| other == card).expect("it was one of these");
                rest.remove(at);
            }
            rest
        }
    }
}
