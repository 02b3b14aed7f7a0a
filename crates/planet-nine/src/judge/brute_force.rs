//! Verdicts against brute force over all sortings of small endgames, and against a naive reading of whole
//! games (CR-5.3).

use crew::{Crew, Suit, Trick, Verdict};
use game::{Dice, Seat, Seed};

use crate::judge::{Judgement, judge_rules, judge_task};
use crate::mission::Mission;
use crate::orders::{Orders, Roles};
use crate::rule::{Role, Rule};
use crate::task::Tasks;
use crate::token::Token;
use crate::{Card, CardSet, Ledger};

/// Whether the task was met in its order, by a naive reading of a finished game.
fn is_task_met(orders: &Orders, ledger: &Ledger, card: Card) -> bool {
    let tasks = orders.tasks.all();
    let met_in = |card: Card| {
        let owner = tasks.iter().find(|task| task.card == card).unwrap().owner;
        let trick = ledger.tricks().iter().position(|trick| trick.cards().contains(card))?;
        (ledger.tricks()[trick].best().map(|(winner, _)| winner) == owner).then_some(trick)
    };
    let Some(trick) = met_in(card) else { return false };
    let n_until =
        |last: usize| tasks.iter().filter(|task| met_in(task.card).is_some_and(|t| t <= last)).count();
    let (after, before) = (n_until(trick), if trick == 0 { 0 } else { n_until(trick - 1) });
    let token = tasks.iter().find(|task| task.card == card).unwrap().token;
    match token {
        None => true,
        Some(Token::Omega) => after == tasks.len(),
        Some(token) => match token.number() {
            Some(n) => before < n && n <= after,
            None => tasks.iter().all(|other| {
                let comes_first = other.token.is_some_and(|lower| lower.is_arrow_before(token));
                !comes_first || met_in(other.card).is_some_and(|t| t <= trick)
            }),
        },
    }
}

/// Whether the special rule was kept, by a naive reading of a finished game.
fn is_rule_kept(orders: &Orders, ledger: &Ledger, rule: Rule) -> bool {
    let best: Vec<(Seat, Card)> = ledger.tricks().iter().map(|trick| trick.best().unwrap()).collect();
    let winners: Vec<Seat> = best.iter().map(|&(winner, _)| winner).collect();
    let last = winners.len() - 1;
    let won = |member: Option<Seat>| -> Vec<usize> {
        (0..winners.len()).filter(|&i| Some(winners[i]) == member).collect()
    };
    let role = |role| won(orders.roles.holder(role));
    let by_rocket = |tricks: &[usize]| tricks.iter().any(|&i| best[i].1.is_trump());
    let winning_rockets: Vec<u8> =
        best.iter().filter(|(_, card)| card.is_trump()).map(|(_, card)| card.value()).collect();
    let n_rockets = (ledger.in_play() & CardSet::TRUMPS).len();
    let n_ones = best.iter().filter(|(_, card)| card.value() == 1 && !card.is_trump()).count();
    match rule {
        Rule::Sick => role(Role::Sick).is_empty(),
        Rule::RocketsWin => winning_rockets.len() == n_rockets,
        Rule::RocketsWinInOrder => winning_rockets.len() == n_rockets && winning_rockets.is_sorted(),
        Rule::OneWins => n_ones >= 1,
        Rule::TwoOnesWin => n_ones >= 2,
        Rule::NoNineWins => best.iter().all(|(_, card)| card.value() != 9),
        Rule::Balance => (0..=last).all(|i| {
            let counts = ledger.crew().members().map(|m| winners[..=i].iter().filter(|&&w| w == m).count());
            counts.clone().max().unwrap() <= counts.min().unwrap() + 1
        }),
        Rule::CommanderFirstAndLast => winners[0] == orders.commander && winners[last] == orders.commander,
        Rule::Volunteer => role(Role::Volunteer).len() == 1 && !by_rocket(&role(Role::Volunteer)),
        Rule::Pilot => role(Role::Pilot) == [0, last] && !by_rocket(&role(Role::Pilot)),
        Rule::PinkToTheLeft => ledger.tricks().iter().zip(&winners).all(|(trick, &winner)| {
            let pink = trick.cards() & CardSet::suit(Suit::Pink);
            pink.is_empty() || Some(winner) == orders.pink
        }),
        Rule::OmegaInLastTrick => {
            let omega = orders.tasks.all().iter().find(|task| task.token == Some(Token::Omega)).unwrap();
            ledger.tricks()[last].cards().contains(omega.card)
        }
        Rule::OpenerAndCloser => role(Role::Opener) == [0, 1, 2, 3] && role(Role::Closer) == [last],
        Rule::Silent | Rule::Draw | Rule::SwapTokens | Rule::MoveToken => true,
    }
}

/// A trick in which this card is led and this member wins.
pub(super) fn trick(cards: CardSet, led: Card, winner: Seat, crew: Crew) -> Trick<'r'> {
    let order: Vec<Card> = [led].into_iter().chain(cards.without(led).iter()).collect();
    let mut bare = Trick::EMPTY;
    for (&card, member) in order.iter().zip(crew.members()) {
        bare.push(member, card);
    }
    let best = bare.best().unwrap().1;
    let mut others = crew.members().filter(|&member| member != winner);
    let mut trick = Trick::EMPTY;
    for &card in &order {
        trick.push(if card == best { winner } else { others.next().unwrap() }, card);
    }
    trick
}

/// All sets of `n` of these cards.
fn choices(cards: CardSet, n: usize) -> Vec<CardSet> {
    let Some(first) = cards.lowest() else { return if n == 0 { vec![CardSet::EMPTY] } else { vec![] } };
    let rest = cards.without(first);
    let mut sets = choices(rest, n);
    if n > 0 {
        sets.extend(choices(rest, n - 1).into_iter().map(|set| set.with(first)));
    }
    sets
}

/// Calls back with every ending allowed by CR-5.3, until the callback returns true.
///
/// The unplayed cards are sorted into the remaining tricks in any way, any of them led and any member
/// winning.
fn every_ending(ledger: &Ledger, seen: &mut impl FnMut(&Ledger) -> bool) -> bool {
    if ledger.is_over() {
        return seen(ledger);
    }
    let crew = ledger.crew();
    for cards in choices(ledger.unplayed(), crew.size().into()) {
        for led in cards.iter() {
            for winner in crew.members() {
                let mut next = ledger.clone();
                next.push(trick(cards, led, winner, crew));
                if !every_ending(&next, seen) {
                    return false;
                }
            }
        }
    }
    true
}

/// The verdict of brute force: met in all endings, in some, or in none.
fn brute_force(ledger: &Ledger, is_met: impl Fn(&Ledger) -> bool) -> Verdict {
    let (mut some, mut all) = (false, true);
    every_ending(ledger, &mut |ending| {
        let met = is_met(ending);
        some |= met;
        all &= met;
        !some || all
    });
    match (some, all) {
        (false, _) => Verdict::Failed,
        (true, true) => Verdict::Done,
        (true, false) => Verdict::Open,
    }
}

/// A trick of random unplayed cards with a random leader and winner.
///
/// Some cards are kept for later, so that strange endgames come about.
fn random_trick(ledger: &Ledger, kept: CardSet, dice: &mut Dice) -> Trick<'r'> {
    let crew = ledger.crew();
    let mut cards: Vec<Card> = ledger.unplayed().iter().collect();
    dice.shuffle(&mut cards);
    cards.sort_by_cached_key(|&card| kept.contains(card) && dice.below(8) > 0);
    cards.truncate(crew.size().into());
    let winner = Seat::new(dice.below(crew.size().into()) as u8);
    trick(cards.iter().copied().collect(), cards[0], winner, crew)
}

/// A random game with `n_left` tricks left; where possible these rules are unbroken.
fn random_ledger(crew: Crew, n_left: usize, orders: &Orders, dice: &mut Dice) -> Ledger {
    let mut ledger = Ledger::new(crew, CardSet::ALL);
    let kept = match dice.below(5) {
        0 => CardSet::EMPTY,
        1 => CardSet::value(9) | CardSet::suit(Suit::Pink),
        2 => CardSet::value(9) | CardSet::value(8),
        3 => CardSet::value(1) | CardSet::suit(Suit::Pink),
        _ => CardSet::TRUMPS | CardSet::value(1),
    };
    while ledger.n_left() > n_left {
        // Sometimes the last trick is random, so that broken rules come about too.
        let tries = if ledger.n_left() == n_left + 1 && dice.below(4) == 0 { 1 } else { 60 };
        let mut next = ledger.clone();
        for _ in 0..tries {
            next = ledger.clone();
            next.push(random_trick(&ledger, kept, dice));
            if judge_rules(orders, &next) == Judgement::Open {
                break;
            }
        }
        ledger = next;
    }
    ledger
}

fn orders(rules: &[Rule], tasks: Tasks) -> Orders {
    let mut roles = Roles::default();
    for rule in rules {
        // The opener is the commander, and the other roles come after.
        for (&role, member) in rule.roles().iter().zip([1, 2]) {
            roles.give(role, Seat::new(if role == Role::Opener { 0 } else { member }));
        }
    }
    let mission = Mission::new(tasks.all().len() as u8).with_rules(rules).with_tokens(&[Token::One]);
    Orders { mission, commander: Seat::new(0), roles, pink: Some(Seat::new(2)), tasks }
}

fn no_tasks() -> Tasks {
    Tasks::new(&[], std::iter::empty())
}

fn check_rules(rules: &[Rule], number: u64) {
    let mut dice = Seed::from_number(number).dice(0);
    let orders = orders(rules, no_tasks());
    let (mut open, mut failed) = (0, 0);
    for (players, n_left, games) in [(3, 2, 25), (4, 2, 15), (3, 1, 60), (4, 1, 60), (5, 1, 60)] {
        for _ in 0..games {
            let ledger = random_ledger(Crew::new(players), n_left, &orders, &mut dice);
            let judged = judge_rules(&orders, &ledger).verdict();
            let forced =
                brute_force(&ledger, |ending| rules.iter().all(|&rule| is_rule_kept(&orders, ending, rule)));
            let is_right = match judged {
                // Success may be declared later than it is certain (CR-5.2), never earlier.
                Verdict::Open => forced != Verdict::Failed,
                Verdict::Done | Verdict::Failed => forced == judged,
            };
            assert!(is_right, "{rules:?}: {judged:?}, but {forced:?} of {:?}", ledger.tricks());
            open += usize::from(judged == Verdict::Open);
            failed += usize::from(judged == Verdict::Failed);
        }
    }
    assert!(open > 20 && failed > 5, "{rules:?}: {open} open and {failed} failed are no test");
}

#[test]
fn cr_5_3_ones() {
    check_rules(&[Rule::OneWins], 1);
    check_rules(&[Rule::TwoOnesWin], 2);
}

#[test]
fn cr_5_3_rockets() {
    check_rules(&[Rule::RocketsWin], 3);
    check_rules(&[Rule::RocketsWinInOrder], 4);
}

#[test]
fn cr_5_3_nines() {
    check_rules(&[Rule::NoNineWins], 5);
}

#[test]
fn cr_5_3_balance() {
    check_rules(&[Rule::Balance], 6);
    check_rules(&[Rule::Balance, Rule::CommanderFirstAndLast], 7);
}

#[test]
fn cr_5_3_roles() {
    check_rules(&[Rule::Sick], 8);
    check_rules(&[Rule::Volunteer], 9);
    check_rules(&[Rule::Pilot], 10);
    check_rules(&[Rule::OpenerAndCloser], 11);
}

#[test]
fn cr_5_3_pink() {
    check_rules(&[Rule::PinkToTheLeft], 12);
}

#[test]
fn cr_5_3_rules_of_own_missions_together() {
    check_rules(&[Rule::RocketsWin, Rule::OneWins], 13);
    check_rules(&[Rule::Volunteer, Rule::TwoOnesWin], 14);
    check_rules(&[Rule::Sick, Rule::CommanderFirstAndLast], 15);
    check_rules(&[Rule::Pilot, Rule::RocketsWinInOrder], 16);
}

/// Tasks for these cards, with random tokens, for random owners among the first members.
fn random_tasks(cards: &[Card], ledger: &Ledger, dice: &mut Dice) -> Tasks {
    let mut tokens = Token::ALL.to_vec();
    tokens.retain(|token| token.number() <= Some(cards.len()));
    dice.shuffle(&mut tokens);
    tokens.truncate(dice.below(cards.len() + 1));
    let mut tasks = Tasks::new(cards, tokens.into_iter());
    let n_owners = 1 + dice.below(ledger.crew().size().into());
    for &card in cards {
        let random = Seat::new(dice.below(n_owners) as u8);
        // Most tasks belong to the member who has won their card.
        let owner = ledger.winner_of(card).filter(|_| dice.below(8) > 0).unwrap_or(random);
        tasks.allot(card, owner);
    }
    tasks
}

#[test]
fn cr_5_3_tasks_in_order() {
    let mut dice = Seed::from_number(20).dice(0);
    let mut counts = [0; 3];
    for (players, n_left, games) in [(3, 2, 60), (4, 2, 30), (3, 1, 150), (4, 1, 150), (5, 1, 150)] {
        for _ in 0..games {
            let ledger = random_ledger(Crew::new(players), n_left, &orders(&[], no_tasks()), &mut dice);
            let mut cards: Vec<Card> = (ledger.unplayed() & CardSet::COLOURS).iter().collect();
            dice.shuffle(&mut cards);
            cards.truncate(1 + dice.below(5));
            let mut played: Vec<Card> =
                ((CardSet::ALL - ledger.unplayed()) & CardSet::COLOURS).iter().collect();
            dice.shuffle(&mut played);
            cards.extend(played.into_iter().take(dice.below(4)));
            let orders = orders(&[], random_tasks(&cards, &ledger, &mut dice));
            for &card in &cards {
                let judged = judge_task(&orders, &ledger, card).verdict();
                let forced = brute_force(&ledger, |ending| is_task_met(&orders, ending, card));
                assert_eq!(judged, forced, "{card} of {:?} after {:?}", orders.tasks.all(), ledger.tricks());
                counts[judged as usize] += 1;
            }
        }
    }
    assert!(counts.iter().all(|&n| n > 50), "{counts:?}");
}

#[test]
fn verdicts_never_go_back_and_end_as_a_naive_reading_says() {
    let mut dice = Seed::from_number(21).dice(0);
    for number in 0..400u16 {
        let crew = Crew::new(2 + (number % 4) as u8);
        let mut ledger = Ledger::new(crew, CardSet::ALL);
        let mut cards: Vec<Card> = CardSet::COLOURS.iter().collect();
        dice.shuffle(&mut cards);
        cards.truncate(1 + dice.below(10));
        let rules: Vec<Rule> = Rule::ALL
            .into_iter()
            .filter(|&rule| rule != Rule::OmegaInLastTrick && dice.below(8) == 0)
            .collect();
        let orders = orders(&rules, random_tasks(&cards, &ledger, &mut dice));
        let mut before = vec![Verdict::Open; cards.len() + 1];
        while !ledger.is_over() {
            ledger.push(random_trick(&ledger, CardSet::EMPTY, &mut dice));
            let tasks = cards.iter().map(|&card| judge_task(&orders, &ledger, card).verdict());
            let now: Vec<_> = tasks.chain([judge_rules(&orders, &ledger).verdict()]).collect();
            for (was, is) in before.iter().zip(&now) {
                assert!(*was == Verdict::Open || was == is, "{was:?} became {is:?}");
            }
            before = now;
        }
        let (rules_judged, tasks_judged) = before.split_last().unwrap();
        for (&card, &judged) in cards.iter().zip(tasks_judged) {
            let wanted = if is_task_met(&orders, &ledger, card) { Verdict::Done } else { Verdict::Failed };
            assert_eq!(judged, wanted, "{card} of {:?} in {:?}", orders.tasks.all(), ledger.tricks());
        }
        let kept = rules.iter().all(|&rule| is_rule_kept(&orders, &ledger, rule));
        assert_eq!(*rules_judged, if kept { Verdict::Done } else { Verdict::Failed }, "{rules:?}");
    }
}
