//! Rules about winning cards: whether the unplayed cards can be sorted so that they are kept.

use crate::judge::nines;
use crate::orders::Orders;
use crate::rule::{Role, Rule};
use crate::{CardSet, Ledger};

/// The rule about winning cards that can no longer be met, if there is one.
pub(super) fn out_of_reach(orders: &Orders, ledger: &Ledger) -> Option<Rule> {
    let rules = orders.mission.rules;
    let size = usize::from(ledger.crew().size());
    let unplayed = ledger.unplayed();
    let rockets = unplayed & CardSet::TRUMPS;
    let n_ones = ones_missing(orders, ledger);
    let n_rocketless = rocketless(orders, ledger).max(n_ones);

    let Some(n_free) = ledger.n_left().checked_sub(n_rocketless) else {
        return Some(if n_ones > ledger.n_left() { ones_rule(orders) } else { rocketless_rule(orders) });
    };
    if rules.has(Rule::RocketsWin) || rules.has(Rule::RocketsWinInOrder) {
        // Each rocket needs a trick of its own.
        if rockets.len() > n_free {
            let in_order = rules.has(Rule::RocketsWinInOrder);
            return Some(if in_order { Rule::RocketsWinInOrder } else { Rule::RocketsWin });
        }
    } else if rockets.len() > n_free * size + ledger.n_left_over() {
        return Some(if n_ones == n_rocketless { ones_rule(orders) } else { rocketless_rule(orders) });
    }
    if n_ones > 0 && !can_ones_win(unplayed - CardSet::TRUMPS, n_ones, size) {
        return Some(ones_rule(orders));
    }
    if rules.has(Rule::NoNineWins) && !nines::can_lose(ledger) {
        return Some(Rule::NoNineWins);
    }
    None
}

/// How many colour cards of value 1 must still win a trick.
pub(super) fn ones_missing(orders: &Orders, ledger: &Ledger) -> usize {
    let wanted = match ones_rule(orders) {
        Rule::TwoOnesWin => 2,
        _ => usize::from(orders.mission.rules.has(Rule::OneWins)),
    };
    let ones = CardSet::value(1);
    let won = ledger.tricks().iter().filter_map(crew::Trick::best).filter(|&(_, card)| ones.contains(card));
    wanted - won.count().min(wanted)
}

fn ones_rule(orders: &Orders) -> Rule {
    if orders.mission.rules.has(Rule::TwoOnesWin) { Rule::TwoOnesWin } else { Rule::OneWins }
}

/// How many of the remaining tricks must be won without a rocket.
fn rocketless(orders: &Orders, ledger: &Ledger) -> usize {
    let volunteer = orders.roles.holder(Role::Volunteer).is_some_and(|member| ledger.n_won(member) == 0);
    let pilot = match orders.roles.holder(Role::Pilot) {
        Some(_) if ledger.n_finished() == 0 => 2,
        Some(_) if !ledger.is_over() => 1,
        _ => 0,
    };
    usize::from(volunteer) + pilot
}

fn rocketless_rule(orders: &Orders) -> Rule {
    if orders.mission.rules.has(Rule::Pilot) { Rule::Pilot } else { Rule::Volunteer }
}

/// Whether `n` ones can each win a trick.
///
/// A 1 wins when it is led and all others throw off other colours, so a trick needs as many cards that are
/// neither its colour nor rockets.
fn can_ones_win(unplayed: CardSet, n: usize, size: usize) -> bool {
    let ones = unplayed & CardSet::value(1);
    // The other ones that win cannot be thrown off.
    let needed = size - 1 + (n - 1);
    let candidates = ones.iter().filter(|one| (unplayed - CardSet::suit(one.suit())).len() >= needed);
    // A card serves all tricks but those of its own colour.
    // So when each trick has enough cards by itself, the total decides.
    candidates.count() >= n && unplayed.len() >= n * size
}
