//! Rules about the winners of tricks: whether an order of winners keeps them all.

use game::{Seat, Seats};

use crate::Ledger;
use crate::mission::Mission;
use crate::orders::{Orders, Roles};
use crate::rule::{Role, Rule};
use crew::Crew;

/// The members who may win a trick of a deal of `n_tricks`, by the rules that name or forbid winners.
///
/// `trick` is counted from zero.
pub(super) fn may_win(orders: &Orders, crew: Crew, n_tricks: usize, trick: usize) -> Seats {
    let (first, last) = (trick == 0, trick + 1 == n_tricks);
    let mut allowed = Seats::all(crew.size());
    let mut only = |member: Option<Seat>| {
        let member = member.filter(|&member| allowed.contains(member));
        allowed = member.map_or(Seats::NONE, Seats::only);
    };
    let has = |rule| orders.mission.rules.has(rule);
    if has(Rule::CommanderFirstAndLast) && (first || last) {
        only(Some(orders.commander));
    }
    if has(Rule::Pilot) && (first || last) {
        only(orders.roles.holder(Role::Pilot));
    }
    if has(Rule::OpenerAndCloser) && trick < OPENING {
        only(orders.roles.holder(Role::Opener));
    }
    if has(Rule::OpenerAndCloser) && last {
        only(orders.roles.holder(Role::Closer));
    }
    let mut never = |role: Role| {
        if let Some(member) = orders.roles.holder(role) {
            allowed = allowed.without(member);
        }
    };
    if has(Rule::Sick) {
        never(Role::Sick);
    }
    if has(Rule::Pilot) && !first && !last {
        never(Role::Pilot);
    }
    if has(Rule::OpenerAndCloser) && trick >= OPENING {
        never(Role::Opener);
    }
    if has(Rule::OpenerAndCloser) && !last {
        never(Role::Closer);
    }
    allowed
}

/// The number of tricks the opener wins.
pub(super) const OPENING: usize = 4;

/// Whether the remaining tricks can be won so that these rules stay kept.
pub(super) fn can_go_on(orders: &Orders, ledger: &Ledger) -> bool {
    const NAMING: [Rule; 5] =
        [Rule::Sick, Rule::CommanderFirstAndLast, Rule::Volunteer, Rule::Pilot, Rule::OpenerAndCloser];
    if !NAMING.into_iter().any(|rule| orders.mission.rules.has(rule)) {
        // Balance alone can always be kept: the member with the fewest tricks wins the next.
        return true;
    }
    let crew = ledger.crew();
    let is_balanced = orders.mission.rules.has(Rule::Balance);
    let volunteer = orders.roles.holder(Role::Volunteer);
    let round = crew.members().fold(0, |round, member| {
        let ahead = usize::from(ledger.n_won(member)) > ledger.n_finished() / usize::from(crew.size());
        round | u32::from(is_balanced && ahead) << member.index()
    });
    // With balance each member wins once before any member wins again.
    // So the state is the set of winners in the current round, and whether the volunteer has won: a bit per
    // set of members, for both cases.
    let mut reachable = [0u32; 2];
    let has_won = volunteer.is_some_and(|member| ledger.n_won(member) > 0);
    reachable[usize::from(has_won)] = 1 << round;
    for trick in ledger.n_finished()..ledger.n_tricks() {
        let mut next = [0u32; 2];
        for winner in may_win(orders, crew, ledger.n_tricks(), trick).iter() {
            for (had_won, sets) in reachable.into_iter().enumerate() {
                let is_volunteer = volunteer == Some(winner);
                if is_volunteer && had_won == 1 {
                    continue;
                }
                let mut rest = sets;
                while rest != 0 {
                    let round = rest.trailing_zeros();
                    rest &= rest - 1;
                    let bit = u32::from(is_balanced) << winner.index();
                    if round & bit == 0 {
                        let full = round | bit;
                        let round = if full == (1 << crew.size()) - 1 { 0 } else { full };
                        next[had_won | usize::from(is_volunteer)] |= 1 << round;
                    }
                }
            }
        }
        reachable = next;
    }
    if volunteer.is_some() { reachable[1] != 0 } else { reachable[0] != 0 }
}

/// Whether a crew of this size can keep all the mission's rules about winners.
pub(crate) fn is_possible(mission: &Mission, ledger: &Ledger) -> bool {
    let crew = ledger.crew();
    let commander = Seat::new(0);
    let mut roles = Roles::default();
    // The holders of roles are interchangeable; the commander takes one only if no other member is left.
    let mut free = crew.from(commander).skip(1).chain([commander]);
    for role in mission.rules.roles().filter(|&role| role != Role::Silent) {
        match free.next() {
            Some(member) if role.is_for_commander() || member != commander => roles.give(role, member),
            _ => return false,
        }
    }
    let tasks = crate::task::Tasks::new(&[], std::iter::empty());
    can_go_on(&Orders { mission: *mission, commander, roles, pink: None, tasks }, ledger)
}
