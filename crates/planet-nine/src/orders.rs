//! The orders of an attempt: all that verdicts need besides the ledger.

use game::Seat;

use crate::mission::Mission;
use crate::rule::Role;
use crate::task::Tasks;

/// The roles and their holders.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct Roles([Option<Seat>; Role::ALL.len()]);

impl Roles {
    /// The holder of this role.
    pub fn holder(&self, role: Role) -> Option<Seat> {
        self.0[role as usize]
    }

    /// The role of this member.
    pub fn of(&self, member: Seat) -> Option<Role> {
        Role::ALL.into_iter().find(|&role| self.holder(role) == Some(member))
    }

    pub(crate) fn give(&mut self, role: Role, member: Seat) {
        self.0[role as usize] = Some(member);
    }
}

/// The mission with everything settled before the first trick; all of it is public.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Orders {
    /// The mission.
    pub mission: Mission,
    /// The member who was dealt rocket 4.
    pub commander: Seat,
    /// The roles and their holders.
    pub roles: Roles,
    /// The member who must win all pink cards, if the mission says so.
    pub pink: Option<Seat>,
    /// The tasks.
    pub tasks: Tasks,
}
