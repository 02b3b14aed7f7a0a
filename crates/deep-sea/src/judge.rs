//! Verdicts on tasks, from the finished tricks alone (CR-5.3).
//!
//! The unplayed cards may be sorted into the remaining tricks in any way, with any winners. So an owner may
//! still win any set of unplayed cards that fills whole tricks, and a remaining trick may be any set of
//! unplayed cards of the right size. Every verdict below is exact in this sense: `Done` if every sorting
//! meets the goal, `Failed` if none does.

use crew::Verdict;
use game::Seat;

use crate::remaining::Remaining;
use crate::task::{Comparison, Goal, Prediction, Sum};
use crate::{CardSet, Ledger, Trick};

/// The point of view for judging a goal: its owner, the captain, and the owner's prediction.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Claim {
    pub(crate) owner: Seat,
    pub(crate) captain: Seat,
    pub(crate) prediction: Option<u8>,
}

impl Goal {
    /// The verdict after the trick just finished, if the goal was open before it.
    ///
    /// Goals that one trick can meet look at that trick only, so they have to be judged after every one.
    pub(crate) fn judge(&self, claim: Claim, ledger: &Ledger) -> Verdict {
        let Claim { owner, captain, prediction } = claim;
        let remaining = Remaining::of(ledger);
        let mine = ledger.won(owner);
        let n_won = usize::from(ledger.n_won(owner));
        match *self {
            Goal::Cards(set, bound) => remaining.cards(mine, set, bound),
            Goal::BothCards(counts) => remaining.both_cards(mine, counts),
            Goal::InLastTrick(card) => match ledger.last() {
                Some(last) if ledger.is_over() => {
                    met_or_failed(won_by(last, owner) && holds(last.cards(), card))
                }
                _ => possible(card.is_subset(remaining.unplayed)),
            },
            Goal::Using { with, capture } => one_trick(
                ledger,
                owner,
                |trick| used(trick, with, capture),
                || remaining.can_use(with, capture),
            ),
            Goal::Positions { first, last, only } => {
                let last = if last { 1 << (ledger.n_tricks() - 1) } else { 0 };
                let wanted = ((1 << first) - 1) | last;
                positions(ledger, owner, wanted, if only { !wanted } else { 0 })
            }
            Goal::NoneOfFirst(n) => positions(ledger, owner, 0, (1 << n) - 1),
            Goal::Tricks(n) => remaining.tricks(n_won, n.into()),
            Goal::Streak(n) => {
                let runs = Runs::of(ledger, owner);
                if runs.has(n) {
                    Verdict::Done
                } else {
                    possible(usize::from(n) <= runs.current + remaining.n)
                }
            }
            Goal::OneStreak(n) => {
                let runs = Runs::of(ledger, owner);
                let missing = usize::from(n).checked_sub(n_won);
                match missing {
                    _ if !runs.is_one() => Verdict::Failed,
                    None => Verdict::Failed,
                    Some(0) => kept_or_open(remaining.n == 0),
                    Some(missing) => {
                        possible(missing <= remaining.n && (n_won == 0 || runs.current == n_won))
                    }
                }
            }
            Goal::NoStreak(n) => {
                let runs = Runs::of(ledger, owner);
                if runs.has(n) {
                    Verdict::Failed
                } else {
                    kept_or_open(runs.current + remaining.n < n.into())
                }
            }
            Goal::Compare(comparison) => compare(ledger, owner, captain, comparison),
            Goal::Sum(sum) => {
                let members = ledger.crew().size();
                one_trick(
                    ledger,
                    owner,
                    |trick| sums_to(trick, sum, members),
                    || remaining.can_sum(sum, members),
                )
            }
            Goal::Within(set) => one_trick(
                ledger,
                owner,
                |trick| trick.cards().is_subset(set),
                || remaining.size <= (remaining.unplayed & set).len(),
            ),
            Goal::Predict(Prediction::Secret) if remaining.n > 0 => Verdict::Open,
            Goal::Predict(_) => match prediction {
                Some(foretold) => remaining.tricks(n_won, foretold.into()),
                None => Verdict::Open,
            },
            Goal::EqualInTrick(one, other) => one_trick(
                ledger,
                owner,
                |trick| equal_in(trick, one, other),
                || remaining.can_equal(one, other),
            ),
            Goal::EqualInAll(one, other) => remaining.equal_in_all(mine, one, other),
            Goal::More { of, than } => remaining.more(mine, of, than),
            Goal::EachColour => remaining.each_colour(mine),
            Goal::WholeColour => remaining.whole_colour(mine),
            Goal::NeverLead(set) => {
                let led = ledger.last().is_some_and(|trick| self.is_broken_by_lead(owner, trick));
                if led {
                    Verdict::Failed
                } else {
                    kept_or_open(remaining.n == 0 || !holds(remaining.unplayed, set))
                }
            }
        }
    }

    /// Whether the card that opens this trick breaks the goal, which is judged on the card (CR-5.2).
    pub(crate) fn is_broken_by_lead(&self, owner: Seat, trick: &Trick) -> bool {
        match (self, trick.leader(), trick.led()) {
            (Goal::NeverLead(set), Some(leader), Some(card)) => leader == owner && set.contains(card),
            _ => false,
        }
    }
}

/// `Open` while the goal is possible, else `Failed`.
pub(crate) fn possible(is_possible: bool) -> Verdict {
    if is_possible { Verdict::Open } else { Verdict::Failed }
}

/// `Done` once nothing can change, else `Open`.
pub(crate) fn kept_or_open(is_settled: bool) -> Verdict {
    if is_settled { Verdict::Done } else { Verdict::Open }
}

/// The verdict after the last trick.
pub(crate) fn met_or_failed(is_met: bool) -> Verdict {
    if is_met { Verdict::Done } else { Verdict::Failed }
}

pub(crate) fn holds(cards: CardSet, any_of: CardSet) -> bool {
    !(cards & any_of).is_empty()
}

fn won_by(trick: &Trick, member: Seat) -> bool {
    trick.best().is_some_and(|(winner, _)| winner == member)
}

/// The verdict on a goal that a single won trick meets.
///
/// `meets` tests a trick, `can_come` whether a remaining trick could meet it.
fn one_trick(
    ledger: &Ledger,
    owner: Seat,
    meets: impl FnOnce(&Trick) -> bool,
    can_come: impl FnOnce() -> bool,
) -> Verdict {
    match ledger.last() {
        Some(trick) if won_by(trick, owner) && meets(trick) => Verdict::Done,
        _ => possible(!ledger.is_over() && can_come()),
    }
}

fn used(trick: &Trick, with: CardSet, capture: CardSet) -> bool {
    trick.best().is_some_and(|(_, best)| with.contains(best) && holds(trick.cards().without(best), capture))
}

fn sums_to(trick: &Trick, sum: Sum, n_members: u8) -> bool {
    let values = || trick.plays().iter().map(|(_, card)| card.value()).sum();
    !holds(trick.cards(), CardSet::TRUMPS) && sum.allows(values(), n_members)
}

impl Sum {
    pub(crate) fn allows(self, total: u8, n_members: u8) -> bool {
        let crew = usize::from(n_members) - 3;
        match self {
            Sum::Below(limits) => total < limits[crew],
            Sum::Above(limits) => total > limits[crew],
            Sum::OneOf(one, other) => total == one || total == other,
        }
    }
}

fn equal_in(trick: &Trick, one: CardSet, other: CardSet) -> bool {
    let n_one = (trick.cards() & one).len();
    n_one > 0 && n_one == (trick.cards() & other).len()
}

/// The verdict on tricks that must be won and tricks that must not, as bit masks from the first trick on.
fn positions(ledger: &Ledger, owner: Seat, wanted: u32, barred: u32) -> Verdict {
    let all = (1 << ledger.n_tricks()) - 1;
    let finished = (1 << ledger.n_finished()) - 1;
    let won = u32::from(positions_won(ledger, owner));
    if wanted & finished & !won != 0 || barred & won != 0 {
        Verdict::Failed
    } else {
        kept_or_open((wanted | barred) & all & !finished == 0)
    }
}

/// The runs of consecutive tricks that a member has won.
struct Runs {
    won: u16,
    /// The length of the run that ends with the last finished trick.
    current: usize,
}

impl Runs {
    fn of(ledger: &Ledger, owner: Seat) -> Runs {
        let won = positions_won(ledger, owner);
        let latest_first = u64::from(won) << (63 - ledger.n_finished()) << 1;
        Runs { won, current: latest_first.leading_ones() as usize }
    }

    /// Whether a run has at least `n` tricks.
    fn has(&self, n: u8) -> bool {
        (1..n).fold(self.won, |runs, _| runs & runs >> 1) != 0
    }

    /// Whether there is no more than one run.
    fn is_one(&self) -> bool {
        self.won == 0 || (self.won >> self.won.trailing_zeros()).trailing_ones() == self.won.count_ones()
    }
}

/// The verdict on a comparison of numbers of tricks; any member may win the remaining ones.
fn compare(ledger: &Ledger, owner: Seat, captain: Seat, comparison: Comparison) -> Verdict {
    let left = ledger.n_left() as u8;
    let mine = ledger.n_won(owner);
    let others =
        || ledger.crew().members().filter(|&member| member != owner).map(|other| ledger.n_won(other));
    let more_than = |theirs: u8| {
        if theirs + left < mine { Verdict::Done } else { possible(theirs < mine + left) }
    };
    match comparison {
        Comparison::MoreThanEachOther => more_than(others().max().unwrap_or(0)),
        Comparison::MoreThanAllOthersTogether => more_than(others().sum()),
        Comparison::MoreThanCaptain => more_than(ledger.n_won(captain)),
        Comparison::FewerThanEachOther => {
            // Every other member who is not ahead yet has to win tricks of their own.
            let needed: u8 = others().map(|theirs| (mine + 1).saturating_sub(theirs)).sum();
            if others().all(|theirs| mine + left < theirs) { Verdict::Done } else { possible(needed <= left) }
        }
        Comparison::FewerThanCaptain => {
            let theirs = ledger.n_won(captain);
            if mine + left < theirs { Verdict::Done } else { possible(mine < theirs + left) }
        }
        Comparison::SameAsCaptain => {
            let gap = mine.abs_diff(ledger.n_won(captain));
            if left == 0 { met_or_failed(gap == 0) } else { possible(gap <= left) }
        }
    }
}

/// The tricks a member has won, as a bit mask from the first trick on.
fn positions_won(ledger: &Ledger, owner: Seat) -> u16 {
    ledger.tricks().iter().rev().fold(0, |won, trick| won << 1 | u16::from(won_by(trick, owner)))
}
