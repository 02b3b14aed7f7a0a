//! Which of the waiting turns is next: start-time fair queueing.
//!
//! Each address pays for the time its turns took, and within an address each person does. The next turn is
//! that of the address that has used least. Idle time earns no credit: a newcomer starts level with the one
//! that was served last, so a single turn never waits behind all turns of another address.

use std::collections::HashMap;
use std::hash::Hash;
use std::net::IpAddr;
use std::time::Duration;

use table::PersonId;

/// How many urgent turns may pass before one that can wait is served.
const MOST_URGENT_IN_A_ROW: u32 = 3;

/// The person and the address for whom something is computed.
#[derive(Clone, PartialEq, Eq, Hash, Debug, Default)]
pub(crate) struct Asker {
    /// The address as limits count it; a network of 64 bits if it is one of IPv6.
    pub(crate) address: Option<IpAddr>,
    /// The person, if known.
    pub(crate) person: Option<PersonId>,
}

/// Whether others may be served first.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Rank {
    /// A person waits for it.
    Urgent,
    /// It can wait, but gets every fourth turn.
    Patient,
}

/// On whose account a turn is taken, and how urgent it is.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) struct Key {
    pub(crate) asker: Asker,
    pub(crate) rank: Rank,
}

impl Asker {
    /// The node itself, which pays for what was not requested.
    pub(crate) fn node() -> Asker {
        Asker::default()
    }

    /// Whether no person waits for the answer.
    pub(crate) fn is_node(&self) -> bool {
        *self == Asker::node()
    }

    /// A key for something that a person waits for.
    pub(crate) fn urgent(self) -> Key {
        Key { asker: self, rank: Rank::Urgent }
    }

    /// A key for something that can wait.
    pub(crate) fn patient(self) -> Key {
        Key { asker: self, rank: Rank::Patient }
    }

    /// Whose share is used: the address's, or the person's if no address is known.
    fn payer(&self) -> Asker {
        match self.address {
            Some(_) => Asker { address: self.address, person: None },
            None => self.clone(),
        }
    }
}

/// Turns that wait, and what each asker has used.
pub(crate) struct FairQueue<T> {
    /// How many turns of one address may be under way.
    most_of_address: usize,
    under_way: HashMap<Asker, usize>,
    waiting: Vec<Waiting<T>>,
    last_number: u64,
    n_urgent_in_a_row: u32,
    addresses: Usage<Asker>,
    people: HashMap<Asker, Usage<Option<PersonId>>>,
}

struct Waiting<T> {
    number: u64,
    key: Key,
    turn: T,
}

impl<T> FairQueue<T> {
    /// An empty queue that limits how many turns of one address are taken at the same time.
    pub(crate) fn new(most_of_address: usize) -> FairQueue<T> {
        FairQueue {
            most_of_address,
            under_way: HashMap::new(),
            waiting: Vec::new(),
            last_number: 0,
            n_urgent_in_a_row: 0,
            addresses: Usage::new(),
            people: HashMap::new(),
        }
    }

    /// Adds a turn at the end; gives the number by which it can be removed.
    pub(crate) fn push(&mut self, key: Key, turn: T) -> u64 {
        self.last_number += 1;
        self.waiting.push(Waiting { number: self.last_number, key, turn });
        self.last_number
    }

    /// Removes a turn, if it still waits.
    pub(crate) fn remove(&mut self, number: u64) {
        self.waiting.retain(|waiting| waiting.number != number);
    }

    /// Takes out the turn that is next; it is under way until it is charged for.
    pub(crate) fn next(&mut self) -> Option<(Key, T)> {
        let rank = self.next_rank();
        let may_begin = |waiting: &Waiting<T>| waiting.key.rank == rank && self.may_begin(&waiting.key);
        let candidates = self.waiting.iter().enumerate().filter(|(_, waiting)| may_begin(waiting));
        let (index, _) = candidates.min_by_key(|(_, Waiting { number, key, .. })| {
            let payer = key.asker.payer();
            let people = self.people.get(&payer);
            let by_person = people.map_or(Duration::ZERO, |people| people.of(&key.asker.person));
            (self.addresses.of(&payer), by_person, *number)
        })?;
        let Waiting { key, turn, .. } = self.waiting.remove(index);
        self.n_urgent_in_a_row = if rank == Rank::Urgent { self.n_urgent_in_a_row + 1 } else { 0 };
        let payer = key.asker.payer();
        *self.under_way.entry(payer.clone()).or_default() += 1;
        self.addresses.serve(&payer);
        self.people.entry(payer).or_insert_with(Usage::new).serve(&key.asker.person);
        Some((key, turn))
    }

    /// Charges an asker for a turn that took so long.
    pub(crate) fn charge(&mut self, asker: &Asker, took: Duration) {
        let payer = asker.payer();
        if let Some(n) = self.under_way.get_mut(&payer) {
            *n -= 1;
        }
        self.under_way.retain(|_, n| 0 < *n);
        self.addresses.charge(&payer, took);
        self.people.entry(payer).or_insert_with(Usage::new).charge(&asker.person, took);
        // An address that is level with the others starts anew, and so do its people.
        let addresses = &self.addresses;
        self.people.retain(|payer, _| addresses.owes(payer));
    }

    fn may_begin(&self, key: &Key) -> bool {
        self.under_way.get(&key.asker.payer()).is_none_or(|n| *n < self.most_of_address)
    }

    fn next_rank(&self) -> Rank {
        let may_begin = |waiting: &&Waiting<T>| self.may_begin(&waiting.key);
        let waits = |rank| self.waiting.iter().filter(may_begin).any(|waiting| waiting.key.rank == rank);
        let is_patient_due = MOST_URGENT_IN_A_ROW <= self.n_urgent_in_a_row && waits(Rank::Patient);
        if waits(Rank::Urgent) && !is_patient_due { Rank::Urgent } else { Rank::Patient }
    }
}

/// How much time each of several payers has used, above the level of the one served last.
struct Usage<K> {
    level: Duration,
    used: HashMap<K, Duration>,
}

impl<K: Clone + Eq + Hash> Usage<K> {
    fn new() -> Usage<K> {
        Usage { level: Duration::ZERO, used: HashMap::new() }
    }

    fn of(&self, payer: &K) -> Duration {
        self.used.get(payer).map_or(self.level, |used| self.level.max(*used))
    }

    fn owes(&self, payer: &K) -> bool {
        self.level < self.of(payer)
    }

    fn charge(&mut self, payer: &K, took: Duration) {
        let used = self.of(payer) + took;
        self.used.insert(payer.clone(), used);
    }

    fn serve(&mut self, payer: &K) {
        let level = self.of(payer);
        self.level = level;
        self.used.retain(|_, used| level < *used);
    }
}

#[cfg(test)]
mod tests {
    use std::cell::Cell;

    use super::*;

    fn asker(address: u8, person: &str) -> Asker {
        Asker { address: Some([192, 0, 2, address].into()), person: Some(PersonId(person.into())) }
    }

    fn push_many(queue: &mut FairQueue<&'static str>, n: usize, key: &Key, turn: &'static str) {
        for _ in 0..n {
            queue.push(key.clone(), turn);
        }
    }

    /// Serves one turn at a time, each of which takes so long; gives what was served.
    fn serve<T>(queue: &mut FairQueue<T>, n: usize, took: impl Fn(&T) -> u64) -> Vec<T> {
        let served = (0..n).map_while(|_| {
            let (key, turn) = queue.next()?;
            queue.charge(&key.asker, Duration::from_millis(took(&turn)));
            Some(turn)
        });
        served.collect()
    }

    #[test]
    fn a_strangers_bot_waits_for_one_turn_of_an_attacker_with_29_tables() {
        let mut queue = FairQueue::new(1);
        push_many(&mut queue, 29, &asker(1, "mallory").urgent(), "mallory");
        serve(&mut queue, 10, |_| 300);
        // Each time the attacker's tables have gone on thinking before the stranger's bot is awaited again.
        for _ in 0..10 {
            serve(&mut queue, 3, |_| 300);
            push_many(&mut queue, 4, &asker(1, "mallory").urgent(), "mallory");
            queue.push(asker(2, "ada").urgent(), "ada");
            assert_eq!(serve(&mut queue, 1, |_| 300), ["ada"]);
        }
    }

    #[test]
    fn one_address_never_has_all_turns_under_way() {
        let mut queue = FairQueue::new(2);
        push_many(&mut queue, 29, &asker(1, "mallory").urgent(), "mallory");
        let first = queue.next().unwrap().0;
        assert!(queue.next().is_some());
        assert!(queue.next().is_none(), "a third place is for other addresses");
        queue.push(asker(2, "ada").urgent(), "ada");
        assert_eq!(queue.next().map(|(_, turn)| turn), Some("ada"));
        queue.charge(&first.asker, Duration::from_millis(300));
        assert_eq!(queue.next().map(|(_, turn)| turn), Some("mallory"));
    }

    #[test]
    fn an_analysis_begins_at_once_beside_those_of_sixteen_people() {
        for address_of in [|_: u8| 1, |person: u8| person + 1] {
            let mut queue = FairQueue::new(1);
            for person in 0..16 {
                let asker = asker(address_of(person), &format!("m{person}"));
                push_many(&mut queue, 4, &asker.urgent(), "mallory");
            }
            // No two steps take the same time.
            let n_steps = Cell::new(0);
            let took = |_: &&str| 700 + n_steps.replace(n_steps.get() + 1) * 7 % 31;
            serve(&mut queue, 20, took);
            queue.push(asker(99, "ada").urgent(), "ada");
            let served = serve(&mut queue, 17, took);
            let place = served.iter().position(|who| *who == "ada");
            assert!(place.is_some_and(|place| place < 2), "{served:?}");
        }
    }

    #[test]
    fn shares_are_shares_of_time_and_not_of_turns() {
        let mut queue = FairQueue::new(1);
        for _ in 0..100 {
            queue.push(asker(1, "ada").urgent(), 100);
            queue.push(asker(2, "bo").urgent(), 10);
        }
        let served = serve(&mut queue, 55, |took| *took);
        let time = |cost: u64| served.iter().filter(|took| **took == cost).sum::<u64>();
        assert!(time(100).abs_diff(time(10)) <= 100, "{served:?}");
    }

    #[test]
    fn people_at_one_address_share_its_share() {
        let mut queue = FairQueue::new(1);
        for _ in 0..12 {
            for person in ["m1", "m2", "m3"] {
                queue.push(asker(1, person).urgent(), person);
            }
            queue.push(asker(2, "ada").urgent(), "ada");
        }
        let served = serve(&mut queue, 12, |_| 100);
        let n = |who: &str| served.iter().filter(|served| **served == who).count();
        assert_eq!(["ada", "m1", "m2", "m3"].map(n), [6, 2, 2, 2], "{served:?}");
    }

    #[test]
    fn what_can_wait_gets_every_fourth_turn() {
        let mut queue = FairQueue::new(1);
        for _ in 0..8 {
            queue.push(asker(1, "ada").patient(), "p");
            queue.push(asker(1, "ada").urgent(), "u");
        }
        assert_eq!(serve(&mut queue, 16, |_| 1).concat(), "uuupuuupuupppppp");
    }

    #[test]
    fn idle_time_earns_no_credit() {
        let mut queue = FairQueue::new(1);
        push_many(&mut queue, 50, &asker(1, "ada").urgent(), "ada");
        serve(&mut queue, 40, |_| 100);
        push_many(&mut queue, 50, &asker(2, "bo").urgent(), "bo");
        let served = serve(&mut queue, 10, |_| 100);
        let n = served.iter().filter(|who| **who == "bo").count();
        assert!((4..=6).contains(&n), "{served:?}");
    }

    #[test]
    fn a_turn_given_up_is_not_served() {
        let mut queue = FairQueue::new(1);
        let number = queue.push(asker(1, "ada").urgent(), "ada");
        queue.push(asker(1, "ada").urgent(), "bo");
        queue.remove(number);
        assert_eq!(serve(&mut queue, 2, |_| 1), ["bo"]);
        assert!(
            queue.people.len() <= 1 && queue.addresses.used.len() <= 1,
            "nothing is kept of those served"
        );
    }
}
