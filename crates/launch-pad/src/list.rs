//! Short lists without a heap.

use std::fmt;
use std::ops::{Deref, DerefMut};

/// A list of at most `N` items kept in place, so that a game is copied in one go.
#[derive(Clone)]
pub(crate) struct List<T, const N: usize> {
    items: [T; N],
    len: u8,
}

impl<T: Copy, const N: usize> List<T, N> {
    /// An empty list; the filler is never seen.
    pub(crate) const fn new(filler: T) -> Self {
        List { items: [filler; N], len: 0 }
    }

    pub(crate) fn push(&mut self, item: T) {
        self.items[usize::from(self.len)] = item;
        self.len += 1;
    }

    pub(crate) fn pop(&mut self) -> Option<T> {
        self.len = self.len.checked_sub(1)?;
        Some(self.items[usize::from(self.len)])
    }

    /// Takes out one item; the later ones move up.
    pub(crate) fn remove(&mut self, index: usize) -> T {
        let item = self[index];
        self.copy_within(index + 1.., index);
        self.len -= 1;
        item
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
        (**self).fmt(f)
    }
}
