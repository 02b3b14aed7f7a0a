//! A short list without heap allocation, so that copying a game stays cheap.

use std::fmt;
use std::ops::{Deref, DerefMut};

use crate::Dice;

/// Up to `N` items in order; it derefs to a slice.
#[derive(Clone, Copy)]
pub struct List<T, const N: usize> {
    items: [T; N],
    len: u8,
}

impl<T: Copy, const N: usize> List<T, N> {
    /// An empty list; `filler` occupies unused places and is never returned.
    pub const fn new(filler: T) -> List<T, N> {
        assert!(N <= u8::MAX as usize, "the length is a byte");
        List { items: [filler; N], len: 0 }
    }

    /// Appends an item.
    ///
    /// # Panics
    /// If there is no room.
    pub fn push(&mut self, item: T) {
        self.items[usize::from(self.len)] = item;
        self.len += 1;
    }

    /// Removes and returns the last item.
    pub fn pop(&mut self) -> Option<T> {
        self.len = self.len.checked_sub(1)?;
        Some(self.items[usize::from(self.len)])
    }

    /// Removes the item at an index; the items behind it close the gap.
    pub fn remove(&mut self, index: usize) -> T {
        let item = self[index];
        self.copy_within(index + 1.., index);
        self.len -= 1;
        item
    }

    /// Removes a random item; the order of the others changes.
    pub fn take_random(&mut self, dice: &mut Dice) -> T {
        let index = dice.below(self.len());
        let last = self.len() - 1;
        self.swap(index, last);
        self.remove(last)
    }

    /// Removes all items.
    pub fn clear(&mut self) {
        self.len = 0;
    }
}

impl<T, const N: usize> Deref for List<T, N> {
    type Target = [T];

    fn deref(&self) -> &[T] {
        &self.items[..usize::from(self.len)]
    }
}

impl<T, const N: usize> DerefMut for List<T, N> {
    fn deref_mut(&mut self) -> &mut [T] {
        &mut self.items[..usize::from(self.len)]
    }
}

impl<T: PartialEq, const N: usize> PartialEq for List<T, N> {
    fn eq(&self, other: &Self) -> bool {
        **self == **other
    }
}

impl<T: Eq, const N: usize> Eq for List<T, N> {}

impl<T: fmt::Debug, const N: usize> fmt::Debug for List<T, N> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_list().entries(self.iter()).finish()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn only_the_items_count() {
        let mut list = List::<u8, 4>::new(0);
        for item in [1, 2, 3, 4] {
            list.push(item);
        }
        assert_eq!(list.remove(1), 2);
        assert_eq!(list.pop(), Some(4));
        assert_eq!(*list, [1, 3]);
        let mut other = List::new(9);
        other.push(1);
        other.push(3);
        assert_eq!(list, other, "what lies beyond the end is no part of the list");
        list.clear();
        assert_eq!(list.pop(), None);
    }
}
