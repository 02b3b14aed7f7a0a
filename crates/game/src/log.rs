//! The two ways to step: with events for a table, without them for a playout.

/// A sink for the events of a step.
///
/// Events arrive as closures, so that a step into [`Silent`] builds none of them and the compiler removes the
/// code that would have.
pub trait Log<E> {
    /// Notes one event.
    fn note(&mut self, event: impl FnOnce() -> E);
}

impl<E> Log<E> for Vec<E> {
    fn note(&mut self, event: impl FnOnce() -> E) {
        self.push(event());
    }
}

/// The log of a playout, which drops every event at no cost.
#[derive(Clone, Copy, Debug, Default)]
pub struct Silent;

impl<E> Log<E> for Silent {
    #[inline(always)]
    fn note(&mut self, _: impl FnOnce() -> E) {}
}
