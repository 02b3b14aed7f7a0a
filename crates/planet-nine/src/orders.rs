//! What the crew has to do in this attempt: all that verdicts need besides the ledger.

use game::Seat;

use crate::mission::Mission;
use crate::rule::Role;
use crate::task::Tasks;

/// Who has which role.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct Roles([Option<Seat>; Role::ALL.len()]);

impl Roles {
    /// Who has this role.
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

/// The mission with everything that was settled before the first trick; all of it is public.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Orders {
    /// The mission.
    pub mission: Mission,
    /// Who was dealt rocket 4.
    pub commander: Seat,
    /// Who was named for what.
    pub roles: Roles,
    /// Who must win all pink cards, if the mission says so.
    pub pink: Option<Seat>,
    /// The tasks.
    pub tasks: Tasks,
}
