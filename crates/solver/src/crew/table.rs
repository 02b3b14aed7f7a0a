//! A table of positions known to be dead.

/// Positions at the start of a trick that cannot be won any more.
///
/// A position is stored as a hash, of which 60 bits are compared beside those that choose the bucket. Two
/// different positions may agree in all of them, but at the speed of one core that is to be expected once
/// in a thousand years.
pub(crate) struct Table {
    buckets: Vec<Bucket>,
    /// The buckets in use are those up to this number, a power of two less one.
    mask: usize,
    max_mask: usize,
    n_stored: usize,
}

const N_SLOTS: usize = 8;
const SMALLEST: usize = 1 << 9;
/// The low bits of an entry say how many tricks were left.
const N_LEFT: u64 = 0xf;

/// One cache line.
#[derive(Clone, Copy)]
#[repr(align(64))]
struct Bucket([u64; N_SLOTS]);

/// A position's hash.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) struct Key {
    pub(crate) place: u64,
    pub(crate) check: u64,
}

impl Key {
    pub(crate) fn new(start: u64) -> Key {
        Key { place: start, check: !start }
    }

    pub(crate) fn add(&mut self, word: u64) {
        // Two products of odd constants, each folded upon itself, so that every bit reaches every other.
        let place = u128::from(self.place ^ word) * 0x9E37_79B9_7F4A_7C15;
        self.place = (place >> 64) as u64 ^ place as u64;
        let check = u128::from(self.check ^ word) * 0xD6E8_FEB8_6659_FD93;
        self.check = ((check >> 64) as u64 ^ check as u64).wrapping_add(word);
    }
}

impl Table {
    /// A table that grows to at most `2^log_buckets` buckets of eight positions.
    pub(crate) fn new(log_buckets: u32) -> Table {
        let max_mask = (1 << log_buckets) - 1;
        Table { buckets: Vec::new(), mask: SMALLEST.min(max_mask + 1) - 1, max_mask, n_stored: 0 }
    }

    /// Forgets everything. Small searches touch little of the table, so they pay for little.
    pub(crate) fn clear(&mut self) {
        self.mask = SMALLEST.min(self.max_mask + 1) - 1;
        self.n_stored = 0;
        self.clear_from(0);
    }

    fn clear_from(&mut self, first: usize) {
        let n_old = self.buckets.len().min(self.mask + 1);
        self.buckets[first.min(n_old)..n_old].fill(Bucket([0; N_SLOTS]));
        self.buckets.resize(self.buckets.len().max(self.mask + 1), Bucket([0; N_SLOTS]));
    }

    /// Whether the position is known to be dead.
    pub(crate) fn contains(&self, key: Key, n_left: u8) -> bool {
        self.buckets[key.place as usize & self.mask].0.contains(&entry(key, n_left))
    }

    /// Notes a dead position, in place of one with fewer tricks left if need be.
    pub(crate) fn insert(&mut self, key: Key, n_left: u8) {
        self.n_stored += 1;
        if self.n_stored > 4 * self.mask && self.mask < self.max_mask {
            // Positions that belong into the new half are no longer found: they are merely forgotten.
            let first = self.mask + 1;
            self.mask = (self.mask << 1) | 1;
            self.clear_from(first);
        }
        let bucket = &mut self.buckets[key.place as usize & self.mask].0;
        // The place moves on, so that equals are replaced in turn.
        let start = self.n_stored % N_SLOTS;
        let slots = (0..N_SLOTS).map(|i| (start + i) % N_SLOTS);
        let worst = slots.min_by_key(|&slot| bucket[slot] & N_LEFT).unwrap_or(0);
        bucket[worst] = entry(key, n_left);
    }
}

/// Never zero, which is the empty slot.
fn entry(key: Key, n_left: u8) -> u64 {
    (key.check & !N_LEFT) | u64::from(n_left)
}

#[cfg(test)]
mod tests {
    use super::*;

    fn key(number: u64) -> Key {
        let mut key = Key::new(1);
        key.add(number);
        key
    }

    #[test]
    fn what_is_stored_is_found_until_cleared() {
        let mut table = Table::new(9);
        table.clear();
        assert!(!table.contains(key(7), 3));
        table.insert(key(7), 3);
        assert!(table.contains(key(7), 3));
        assert!(!table.contains(key(7), 4) && !table.contains(key(8), 3));
        table.clear();
        assert!(!table.contains(key(7), 3));
    }

    #[test]
    fn a_table_that_grows_forgets_but_never_invents() {
        let mut table = Table::new(12);
        table.clear();
        for number in 0..100_000 {
            assert!(!table.contains(key(number), 5));
            table.insert(key(number), 5);
        }
        let n_found = (0..100_000).filter(|&number| table.contains(key(number), 5)).count();
        assert!((20_000..=32_768).contains(&n_found), "{n_found}");
        assert!((100_000..200_000).all(|number| !table.contains(key(number), 5)));
    }

    #[test]
    fn positions_with_more_tricks_to_come_are_kept() {
        let mut table = Table::new(0);
        table.clear();
        table.insert(key(0), 9);
        (1..100).for_each(|number| table.insert(key(number), 2));
        assert!(table.contains(key(0), 9));
    }
}
