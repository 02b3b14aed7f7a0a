//! The special rules of a mission, judged together.

use crew::{Suit, Trick};

use crate::judge::winners::{self, OPENING};
use crate::judge::{Judgement, Reason, cards};
use crate::orders::Orders;
use crate::rule::{Role, Rule};
use crate::token::Token;
use crate::{Card, CardSet, Ledger};

/// Judges the special rules together.
pub(super) fn judge_rules(orders: &Orders, ledger: &Ledger) -> Judgement {
    let rules = orders.mission.rules;
    if !rules.is_judged() {
        return Judgement::Done;
    }
    for (number, trick) in ledger.tricks().iter().enumerate() {
        if let Some(rule) = rules.iter().find(|&rule| breaks(orders, ledger, rule, number, trick)) {
            return Judgement::Failed(Reason::RuleBroken { rule, trick: number as u8 + 1 });
        }
    }
    if let Some(rule) = cards::out_of_reach(orders, ledger) {
        return Judgement::Failed(Reason::RuleOutOfReach { rule });
    }
    if !winners::can_go_on(orders, ledger) {
        let about_winners =
            [Rule::CommanderFirstAndLast, Rule::Volunteer, Rule::Pilot, Rule::OpenerAndCloser, Rule::Balance];
        let rule = about_winners.into_iter().find(|&rule| rules.has(rule)).unwrap_or(Rule::Sick);
        return Judgement::Failed(Reason::RuleOutOfReach { rule });
    }
    if rules.iter().all(|rule| is_done(orders, ledger, rule)) { Judgement::Done } else { Judgement::Open }
}

/// Whether a finished trick breaks a rule.
fn breaks(orders: &Orders, ledger: &Ledger, rule: Rule, number: usize, trick: &Trick<'r'>) -> bool {
    let Some((winner, card)) = trick.best() else { return false };
    let holds = |role| orders.roles.holder(role) == Some(winner);
    let (first, last) = (number == 0, number + 1 == ledger.n_tricks());
    match rule {
        Rule::Sick => holds(Role::Sick),
        Rule::RocketsWin => (trick.cards() & CardSet::TRUMPS).len() > 1,
        Rule::RocketsWinInOrder => {
            let rockets = trick.cards() & CardSet::TRUMPS;
            let before = ledger.tricks()[..number].iter().fold(CardSet::EMPTY, |all, t| all | t.cards());
            let missing = rockets
                .highest()
                .map_or(CardSet::EMPTY, |rocket| (CardSet::below(rocket) & ledger.in_play()) - before);
            !missing.is_empty()
        }
        Rule::NoNineWins => card.value() == 9,
        Rule::Balance => {
            let won = |member| {
                let mask = (1u16 << (number + 1)) - 1;
                (ledger.tricks_of(member) & mask).count_ones()
            };
            let most = ledger.crew().members().map(won).max();
            let fewest = ledger.crew().members().map(won).min();
            most > fewest.map(|fewest| fewest + 1)
        }
        Rule::CommanderFirstAndLast => (first || last) && winner != orders.commander,
        Rule::Volunteer => holds(Role::Volunteer) && (card.is_trump() || has_won_before(ledger, number)),
        Rule::Pilot => holds(Role::Pilot) != (first || last) || holds(Role::Pilot) && card.is_trump(),
        Rule::PinkToTheLeft => {
            let pink = trick.cards() & CardSet::suit(Suit::Pink);
            !pink.is_empty() && orders.pink != Some(winner)
        }
        Rule::OmegaInLastTrick => !last && omega(orders).is_some_and(|card| trick.cards().contains(card)),
        Rule::OpenerAndCloser => holds(Role::Opener) != (number < OPENING) || holds(Role::Closer) != last,
        Rule::Silent | Rule::Draw | Rule::OneWins | Rule::TwoOnesWin | Rule::SwapTokens | Rule::MoveToken => {
            false
        }
    }
}

/// Whether the winner of this trick had won one before.
fn has_won_before(ledger: &Ledger, number: usize) -> bool {
    let winner = ledger.tricks()[number].best().map(|(winner, _)| winner);
    winner.is_some_and(|winner| ledger.tricks_of(winner).trailing_zeros() < number as u32)
}

fn omega(orders: &Orders) -> Option<Card> {
    orders.tasks.all().iter().find(|task| task.token == Some(Token::Omega)).map(|task| task.card)
}

/// Whether a rule that is unbroken so far can no longer be broken, or counts as met by then.
///
/// Success is not declared earlier than the logbook says (CR-5.2, NINES-END).
fn is_done(orders: &Orders, ledger: &Ledger, rule: Rule) -> bool {
    let gone = |cards: CardSet| (ledger.unplayed() & cards).is_empty();
    match rule {
        Rule::RocketsWin | Rule::RocketsWinInOrder => gone(CardSet::TRUMPS),
        Rule::OneWins | Rule::TwoOnesWin => cards::ones_missing(orders, ledger) == 0,
        Rule::NoNineWins => ledger.is_over() || gone(CardSet::value(9)),
        Rule::PinkToTheLeft => ledger.is_over() || gone(CardSet::suit(Suit::Pink)),
        Rule::Silent | Rule::Draw | Rule::SwapTokens | Rule::MoveToken => true,
        Rule::Sick
        | Rule::Balance
        | Rule::CommanderFirstAndLast
        | Rule::Volunteer
        | Rule::Pilot
        | Rule::OmegaInLastTrick
        | Rule::OpenerAndCloser => ledger.is_over(),
    }
}
