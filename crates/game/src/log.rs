//! The two ways to step: a table wants to know what happened, a playout does not.

/// Where a step writes down what happened.
///
/// Events are handed over as closures, so that a step into [`Silent`] builds none of them and the
/// compiler removes what would have built them.
pub trait Log<E> {
    /// Notes one event.
    fn note(&mut self, event: impl FnOnce() -> E);
}

impl<E> Log<E> for Vec<E> {
    fn note(&mut self, event: impl FnOnce() -> E) {
        self.push(event());
    }
}

/// The log of a playout: forgets everything at no cost.
#[derive(Clone, Copy, Debug, Default)]
pub struct Silent;

impl<E> Log<E> for Silent {
    #[inline(always)]
    fn note(&mut self, _: impl FnOnce() -> E) {}
}
