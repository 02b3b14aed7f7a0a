//! The best of several actions, found by playouts in the same sampled worlds (sequential halving).

/// In how many worlds at least an action is tried before it is given up.
const FEWEST: usize = 4;
/// By how many standard errors an action must be better than the usual one to replace it: among many actions
/// some look better by luck alone.
const CLEARLY: f64 = 1.0;

/// An action and what it was worth in each world so far. All actions see the same worlds in the same order.
struct Tried<A> {
    action: A,
    worths: Vec<f64>,
}

impl<A> Tried<A> {
    fn mean(&self) -> f64 {
        self.worths.iter().sum::<f64>() / self.worths.len().max(1) as f64
    }

    /// Whether it is clearly better than another action in the worlds that both have seen. What luck does to both
    /// cancels out.
    fn is_clearly_better(&self, than: &Tried<A>) -> bool {
        let gains = || self.worths.iter().zip(&than.worths).map(|(one, other)| one - other);
        let n = gains().count().max(1) as f64;
        let mean = gains().sum::<f64>() / n;
        let variance = gains().map(|gain| (gain - mean).powi(2)).sum::<f64>() / (n - 1.0).max(1.0);
        mean > CLEARLY * (variance / n).sqrt()
    }
}

/// The action that is clearly better than the first one, the usual, or else that. All are tried in the same
/// worlds, the better half again in more of them, and so on until `effort` trials are used up.
pub(crate) fn improve<W, A: Copy>(
    actions: &[A],
    effort: usize,
    mut world: impl FnMut() -> W,
    mut worth: impl FnMut(&W, A) -> f64,
) -> Option<A> {
    let mut left: Vec<Tried<A>> =
        actions.iter().map(|&action| Tried { action, worths: Vec::new() }).collect();
    if left.len() < 2 {
        return actions.first().copied();
    }
    let n_halvings = left.len().ilog2() as usize + 1;
    for _ in 0..n_halvings {
        for _ in 0..(effort / (n_halvings * left.len())).max(FEWEST) {
            let world = world();
            left.iter_mut().for_each(|tried| tried.worths.push(worth(&world, tried.action)));
        }
        // The usual one stays first, so that all others are compared with it.
        left[1..].sort_by(|one, other| other.mean().total_cmp(&one.mean()));
        left.truncate(left.len().div_ceil(2).max(2));
    }
    let (usual, best) = (&left[0], &left[1]);
    Some(if best.is_clearly_better(usual) { best.action } else { usual.action })
}

/// What each action is worth on the average, all tried equally often in the same worlds.
pub(crate) fn values<W, A: Copy>(
    actions: &[A],
    effort: usize,
    mut world: impl FnMut() -> W,
    mut worth: impl FnMut(&W, A) -> f64,
) -> Vec<(A, f64)> {
    let n_worlds = (effort / actions.len().max(1)).max(FEWEST);
    let mut values: Vec<(A, f64)> = actions.iter().map(|&action| (action, 0.0)).collect();
    for _ in 0..n_worlds {
        let world = world();
        values.iter_mut().for_each(|(action, value)| *value += worth(&world, *action) / n_worlds as f64);
    }
    values.iter_mut().for_each(|(_, value)| *value = value.clamp(0.0, 1.0));
    values
}

#[cfg(test)]
mod tests {
    use super::*;

    /// Worlds are numbers; an action is worth its own number, give or take what the world does to all.
    fn luck(world: &u32) -> f64 {
        f64::from(world * 7 % 10)
    }

    fn improved(actions: &[u32], worth: impl FnMut(&u32, u32) -> f64) -> Option<u32> {
        let mut n = 0;
        let world = || {
            n += 1;
            n
        };
        improve(actions, 200, world, worth)
    }

    #[test]
    fn a_small_difference_shows_through_common_luck() {
        let best = improved(&[1, 2, 9, 4, 5], |world, action| luck(world) + 0.01 * f64::from(action));
        assert_eq!(best, Some(9));
    }

    #[test]
    fn without_a_clear_difference_the_usual_action_stays() {
        assert_eq!(improved(&[3, 1, 2], |world, _| luck(world)), Some(3));
        assert_eq!(improved(&[3], |_, _| 0.0), Some(3));
        assert_eq!(improved(&[], |_, _| 0.0), None);
    }
}
