//! How far a goal has come: a small number that grows with the tricks.
//!
//! Each goal is an automaton. [`Goal::after`] reads one finished trick; [`Goal::state`] decides from the
//! number alone, and from what is still in the hands, whether the goal is met or lost for good. What has
//! the same numbers has the same future, so they are part of a position's key.

use ::crew::bits::{SUITS, TRUMPS, bit, each, len, value};

use super::goal::{Comparison, Goal};
use super::position::MAX_MEMBERS;

/// The number of a goal that is met whatever happens.
pub(crate) const MET: u32 = u32::MAX;

/// A finished trick.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Finished {
    pub(crate) leader: u8,
    pub(crate) led: u8,
    pub(crate) last: u8,
    pub(crate) cards: u64,
    pub(crate) winner: u8,
    pub(crate) best: u8,
    /// How many tricks had been finished before it.
    pub(crate) number: u8,
}

/// What is still to come.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Remaining {
    pub(crate) n_members: u8,
    /// The tricks to come.
    pub(crate) n_left: u8,
    /// The number of tricks finished.
    pub(crate) number: u8,
    /// What each member can still play, covered cards included.
    pub(crate) hands: [u64; MAX_MEMBERS],
    pub(crate) held: u64,
}

impl Remaining {
    /// The cards a member can still win. A trump falls only to itself or to a higher one.
    fn winnable(&self, member: u8) -> u64 {
        let trumps = self.hands[usize::from(member)] & TRUMPS;
        let caught = if trumps == 0 { 0 } else { (2 << trumps.ilog2()) - 1 };
        self.held & (!TRUMPS | caught)
    }

    /// How many of these cards a member cannot help winning. Each own trump that is not to win needs a higher one
    /// of another member, each in a trick of its own. One card may be left over.
    fn n_unavoidable(&self, member: u8, cards: u64) -> u32 {
        let hand = self.hands[usize::from(member)];
        let (mut n_higher, mut n_sure) = (0, 0);
        for trump in (36..40).rev().map(bit).filter(|trump| self.held & trump != 0) {
            if hand & trump == 0 {
                n_higher += 1;
            } else if cards & trump != 0 {
                n_sure += u32::from(n_higher == 0);
                n_higher -= u32::from(n_higher > 0);
            }
        }
        n_sure.saturating_sub(u32::from(len(hand) > self.n_left))
    }
}

#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum GoalState {
    /// It holds in every continuation.
    Met,
    Open,
    /// It holds in none.
    Lost,
}

impl Goal {
    /// The number to begin with, when these cards are in the game.
    pub(crate) fn start(&self, in_game: u64) -> u32 {
        match self {
            // A colour that is not complete cannot be won whole.
            Goal::WholeColour { .. } => SUITS[..4]
                .iter()
                .zip(0..)
                .filter(|(suit, _)| in_game & **suit != **suit)
                .map(|(_, i)| 1 << i)
                .sum(),
            Goal::More { .. } => EVEN,
            Goal::Compare {
                comparison: Comparison::MoreThan(_) | Comparison::FewerThan(_) | Comparison::SameAs(_),
                ..
            } => EVEN,
            _ => 0,
        }
    }

    /// The number after a trick, if the trick has not broken the goal; `held` is what is held after it.
    pub(crate) fn after(&self, before: u32, trick: &Finished, remaining: &Remaining) -> Option<u32> {
        let wins = |owner: u8| trick.winner == owner;
        let n = |cards: u64| u32::from(len(trick.cards & cards));
        let met_if = |is_met: bool| Some(if is_met { MET } else { before });
        let unless = |is_broken: bool, then: u32| (!is_broken).then_some(then);
        match *self {
            Goal::Cards { owner, cards, most, .. } => {
                let won = before + if wins(owner) { n(cards) } else { 0 };
                unless(won > most.into(), won)
            }
            Goal::Reserved { cards, takers } => unless(n(cards) > 0 && takers & 1 << trick.winner == 0, 0),
            Goal::Using { owner, with, capture } => {
                met_if(wins(owner) && with & bit(trick.best) != 0 && n(capture & !bit(trick.best)) > 0)
            }
            Goal::Positions { owner, wanted, barred } => {
                let wrong = if wins(owner) { barred } else { wanted };
                unless(wrong & 1 << trick.number != 0, 0)
            }
            Goal::Tricks { owner, most, .. } => {
                let won = before + u32::from(wins(owner));
                unless(won > most.into(), won)
            }
            Goal::Streak { owner, length } => {
                let run = if wins(owner) { before + 1 } else { 0 };
                Some(if run >= length.into() { MET } else { run })
            }
            Goal::OneStreak { owner, length } => {
                let length = u32::from(length);
                let is_broken = if wins(owner) { before == length } else { 0 < before && before < length };
                unless(is_broken, before + u32::from(wins(owner)))
            }
            Goal::NoStreak { owner, length } => {
                let run = if wins(owner) { before + 1 } else { 0 };
                unless(run >= length.into(), run)
            }
            Goal::Compare { owner, comparison } => Some(match comparison {
                Comparison::MoreThanEachOther | Comparison::FewerThanEachOther => {
                    before + tally(trick.winner, 1)
                }
                Comparison::MoreThanAllOthersTogether => before + u32::from(wins(owner)),
                Comparison::MoreThan(rival) | Comparison::FewerThan(rival) | Comparison::SameAs(rival) => {
                    // Only the difference matters.
                    before + u32::from(wins(owner)) - u32::from(wins(rival))
                }
            }),
            Goal::Sum { owner, totals } => {
                let sum = each(trick.cards).map(value).sum::<u8>();
                met_if(wins(owner) && trick.cards & TRUMPS == 0 && totals >> sum & 1 != 0)
            }
            Goal::Within { owner, cards } => met_if(wins(owner) && trick.cards & !cards == 0),
            Goal::EqualInTrick { owner, one, other } => {
                met_if(wins(owner) && n(one) > 0 && n(one) == n(other))
            }
            Goal::EqualInAll { owner, one, other } => {
                Some(before + if wins(owner) { n(one) | n(other) << 8 } else { 0 })
            }
            Goal::More { owner, of, than } => {
                Some(if wins(owner) { before + n(of) - n(than) } else { before })
            }
            Goal::EachColour { owner } => {
                Some(if wins(owner) { before | colours(trick.cards) } else { before })
            }
            Goal::WholeColour { owner } => {
                Some(if wins(owner) { before } else { before | colours(trick.cards) })
            }
            Goal::NeverLead { members, cards } => {
                unless(members & 1 << trick.leader != 0 && cards & bit(trick.led) != 0, 0)
            }
            Goal::NeverWith { members, cards } => {
                unless(members & 1 << trick.winner != 0 && cards & bit(trick.best) != 0, 0)
            }
            Goal::Winners { cards, ascending, .. } => {
                let is_one = cards & bit(trick.best) != 0;
                let is_early = is_one && ascending && remaining.held & cards & (bit(trick.best) - 1) != 0;
                unless(is_early, before + u32::from(is_one))
            }
            Goal::BalancedTricks => {
                let tallies = before + tally(trick.winner, 1);
                unless(lead(tallies, remaining.n_members) > 1, tallies)
            }
            Goal::BalancedCards { cards } => {
                let tallies = before + tally(trick.winner, n(cards));
                unless(lead(tallies, remaining.n_members) > 1, tallies)
            }
            Goal::FirstWinnerAhead => {
                let first = if trick.number == 0 { trick.winner } else { first_winner(before) };
                let tallies = (before & TALLIES) + tally(trick.winner, 1);
                let is_ahead = |other: u8| other == first || of(tallies, other) < of(tallies, first);
                unless(!(0..remaining.n_members).all(is_ahead), tallies | u32::from(first) << FIRST_WINNER)
            }
            Goal::InLastTrick { card } => unless(n(bit(card)) > 0 && remaining.n_left > 0, 0),
            Goal::LastCard { card } => {
                unless(n(bit(card)) > 0 && (remaining.n_left > 0 || trick.last != card), 0)
            }
        }
    }

    /// Whether the goal is met or lost for good, by a view of what is to come that errs on the bright side.
    pub(crate) fn state(&self, now: u32, remaining: &Remaining) -> GoalState {
        if now == MET {
            return GoalState::Met;
        }
        let n_left = u32::from(remaining.n_left);
        let is_over = n_left == 0;
        let held = if is_over { 0 } else { remaining.held };
        let n = |cards: u64| u32::from(len(held & cards));
        let hand = |owner: u8| if is_over { 0 } else { remaining.hands[usize::from(owner)] };
        let judge = |is_met: bool, can_be: bool| match (is_met, can_be) {
            (true, _) => GoalState::Met,
            (false, true) => GoalState::Open,
            (false, false) => GoalState::Lost,
        };
        match *self {
            Goal::Cards { owner, cards, least, most } => {
                let (least, most) = (u32::from(least), u32::from(most));
                let n_sure = remaining.n_unavoidable(owner, cards);
                let n_more = n(cards & remaining.winnable(owner));
                judge(least <= now && now + n_more <= most, least <= now + n_more && now + n_sure <= most)
            }
            Goal::Reserved { cards, .. } => judge(n(cards) == 0, true),
            Goal::Using { owner, with, capture } => {
                let is_possible = each(hand(owner) & with).any(|card| n(capture & !bit(card)) > 0);
                judge(false, is_possible)
            }
            Goal::Positions { wanted, barred, .. } => {
                let coming = (wanted | barred) >> remaining.number & ((1 << remaining.n_left) - 1);
                judge(coming == 0, wanted >> remaining.number >> remaining.n_left == 0)
            }
            Goal::Tricks { owner, least, most } => {
                let (least, most) = (u32::from(least), u32::from(most));
                let n_sure = remaining.n_unavoidable(owner, TRUMPS);
                judge(least <= now && now + n_left <= most, least <= now + n_left && now + n_sure <= most)
            }
            Goal::Streak { length, .. } => judge(false, u32::from(length) <= now + n_left),
            Goal::OneStreak { length, .. } => {
                let length = u32::from(length);
                judge(is_over && now == length, length <= now + n_left)
            }
            Goal::NoStreak { length, .. } => judge(now + n_left < length.into(), true),
            Goal::Compare { owner, comparison } => compare(now, owner, comparison, remaining),
            Goal::Sum { totals, .. } => {
                let values = |member: usize| each(remaining.hands[member] & !TRUMPS).map(value);
                let members = 0..usize::from(remaining.n_members);
                let highest: Option<u8> = members.clone().map(|member| values(member).max()).sum();
                let lowest: Option<u8> = members.map(|member| values(member).min()).sum();
                let fits =
                    |(lowest, highest): (u8, u8)| totals >> lowest & ((2 << (highest - lowest)) - 1) != 0;
                judge(false, !is_over && lowest.zip(highest).is_some_and(fits))
            }
            Goal::Within { cards, .. } => {
                let members = &remaining.hands[..usize::from(remaining.n_members)];
                judge(false, !is_over && members.iter().all(|hand| hand & cards != 0))
            }
            Goal::EqualInTrick { one, other, .. } => judge(false, n(one) > 0 && n(other) > 0),
            Goal::EqualInAll { one, other, .. } => {
                let (n_one, n_other) = (now & 0xff, now >> 8);
                let is_met = n_one == n_other && n_one > 0 && n(one | other) == 0;
                let most = (n_one + n(one)).min(n_other + n(other));
                judge(is_met, most > 0 && n_one.max(n_other) <= most)
            }
            Goal::More { of, than, .. } => {
                let gap = now.cast_signed() - EVEN.cast_signed();
                judge(gap > n(than).cast_signed(), gap + n(of).cast_signed() > 0)
            }
            Goal::EachColour { .. } => judge(now == 0b1111, now | colours(held) == 0b1111),
            Goal::WholeColour { .. } => {
                // A card left over after the last trick is not won.
                judge(now | colours(remaining.held) != 0b1111, !is_over && now != 0b1111)
            }
            Goal::NeverLead { members, cards } => {
                let is_safe = |member: u8| members & 1 << member == 0 || hand(member) & cards == 0;
                judge((0..remaining.n_members).all(is_safe), true)
            }
            Goal::NeverWith { cards, .. } => judge(n(cards) == 0, true),
            Goal::Winners { cards, least, .. } => {
                judge(u32::from(least) <= now, u32::from(least) <= now + n(cards).min(n_left))
            }
            Goal::BalancedTricks | Goal::FirstWinnerAhead => judge(is_over, true),
            Goal::BalancedCards { cards } => judge(n(cards) == 0, true),
            Goal::InLastTrick { card } | Goal::LastCard { card } => {
                judge(is_over && remaining.held & bit(card) == 0, n(bit(card)) > 0)
            }
        }
    }

    /// The members that may win the coming trick.
    pub(crate) fn takers(&self, now: u32, remaining: &Remaining) -> u8 {
        let all_members = (1 << remaining.n_members) - 1;
        let n_left = u32::from(remaining.n_left);
        let choose = |owner: u8, must: bool, must_not: bool| match (must, must_not) {
            (false, false) => all_members,
            (true, false) => 1 << owner,
            (false, true) => all_members & !(1 << owner),
            (true, true) => 0,
        };
        if now == MET {
            return all_members;
        }
        match *self {
            Goal::Positions { owner, wanted, barred } => {
                choose(owner, wanted >> remaining.number & 1 != 0, barred >> remaining.number & 1 != 0)
            }
            Goal::Tricks { owner, least, most } => {
                choose(owner, now + n_left <= least.into(), now >= most.into())
            }
            Goal::Streak { owner, length } => choose(owner, now + n_left <= length.into(), false),
            Goal::OneStreak { owner, length } => {
                let length = u32::from(length);
                choose(owner, now < length && (0 < now || n_left <= length), now == length)
            }
            Goal::NoStreak { owner, length } => choose(owner, false, now + 1 >= length.into()),
            Goal::BalancedTricks => (0..remaining.n_members)
                .filter(|&member| lead(now + tally(member, 1), remaining.n_members) <= 1)
                .fold(0, |takers, member| takers | 1 << member),
            Goal::FirstWinnerAhead if remaining.number > 0 => {
                let first = first_winner(now);
                let is_far = |&member: &u8| member == first || of(now, member) + 1 < of(now, first);
                (0..remaining.n_members).filter(is_far).fold(0, |takers, member| takers | 1 << member)
            }
            _ => all_members,
        }
    }

    /// The cards a member may not win now, though it may have won some like them before.
    pub(crate) fn barred(&self, now: u32) -> Option<(u8, u64)> {
        match *self {
            Goal::Cards { owner, cards, most, .. } if now == u32::from(most) => Some((owner, cards)),
            _ => None,
        }
    }

    /// Sets of cards this goal tells apart from others of their suit.
    pub(crate) fn kinds(&self, sets: &mut Vec<u64>) {
        match *self {
            Goal::Cards { cards, .. }
            | Goal::Reserved { cards, .. }
            | Goal::Within { cards, .. }
            | Goal::NeverLead { cards, .. }
            | Goal::NeverWith { cards, .. }
            | Goal::BalancedCards { cards } => sets.push(cards),
            Goal::Using { with: one, capture: other, .. }
            | Goal::EqualInTrick { one, other, .. }
            | Goal::EqualInAll { one, other, .. }
            | Goal::More { of: one, than: other, .. } => sets.extend([one, other]),
            Goal::Sum { .. } => sets.extend((1..=9).map(::crew::bits::of_value)),
            Goal::Winners { cards, ascending: true, .. } => sets.extend(each(cards).map(bit)),
            Goal::Winners { cards, .. } => sets.push(cards),
            Goal::InLastTrick { card } | Goal::LastCard { card } => sets.push(bit(card)),
            Goal::Positions { .. }
            | Goal::Tricks { .. }
            | Goal::Streak { .. }
            | Goal::OneStreak { .. }
            | Goal::NoStreak { .. }
            | Goal::Compare { .. }
            | Goal::EachColour { .. }
            | Goal::WholeColour { .. }
            | Goal::BalancedTricks
            | Goal::FirstWinnerAhead => {}
        }
    }
}

fn compare(now: u32, owner: u8, comparison: Comparison, remaining: &Remaining) -> GoalState {
    let n_left = i32::from(remaining.n_left);
    let others =
        || (0..remaining.n_members).filter(|&other| other != owner).map(|other| of(now, other).cast_signed());
    let mine = of(now, owner).cast_signed();
    let gap = now.cast_signed() - EVEN.cast_signed();
    let (is_met, can_be) = match comparison {
        Comparison::MoreThanEachOther => {
            let theirs = others().max().unwrap_or(0);
            (mine > theirs + n_left, mine + n_left > theirs)
        }
        Comparison::FewerThanEachOther => {
            let n_wanted: i32 = others().map(|theirs| (mine + 1 - theirs).max(0)).sum();
            (others().all(|theirs| mine + n_left < theirs), n_wanted <= n_left)
        }
        Comparison::MoreThanAllOthersTogether => {
            let mine = now.cast_signed();
            let theirs = i32::from(remaining.number) - mine;
            (mine > theirs + n_left, mine + n_left > theirs)
        }
        Comparison::MoreThan(_) => (gap > n_left, gap + n_left > 0),
        Comparison::FewerThan(_) => (-gap > n_left, n_left - gap > 0),
        Comparison::SameAs(_) => (n_left == 0 && gap == 0, gap.abs() <= n_left),
    };
    match (is_met, can_be) {
        (true, _) => GoalState::Met,
        (false, true) => GoalState::Open,
        (false, false) => GoalState::Lost,
    }
}

/// A difference is noted as its distance from this number, which none exceeds.
const EVEN: u32 = 64;

/// Each member's count takes four bits.
fn tally(member: u8, n: u32) -> u32 {
    n << (4 * member)
}

fn of(tallies: u32, member: u8) -> u32 {
    tallies >> (4 * member) & 0xf
}

/// Where the first winner is noted, above the five counts.
const FIRST_WINNER: u32 = 20;
const TALLIES: u32 = (1 << FIRST_WINNER) - 1;

fn first_winner(now: u32) -> u8 {
    (now >> FIRST_WINNER) as u8
}

/// The difference between the highest and the lowest count.
fn lead(tallies: u32, n_members: u8) -> u32 {
    let counts = || (0..n_members).map(|member| of(tallies, member));
    counts().max().unwrap_or(0) - counts().min().unwrap_or(0)
}

/// The colours among these cards, as a bit mask.
fn colours(cards: u64) -> u32 {
    (0..4).filter(|&colour| cards & SUITS[colour] != 0).map(|colour| 1 << colour).sum()
}
