//! The expectation of every decision: an average wherever chance decides, the best wherever a player does.

use dead_mans_draw::{Action, Card, DeadMansDraw};
use game::{BySeat, Game, Seat, Seed, Silent};

use super::chance::{Cases, best_of_three, by_card, by_kind, discarded, sample, subsets};

/// What a position is worth to each seat. Seats prefer more.
pub type SeatValues = BySeat<f64>;

/// Says what a position is worth in which the search goes no further; also the end of a game.
pub trait LeafValue {
    /// What the position is worth to each seat.
    fn worth(&self, game: &DeadMansDraw) -> SeatValues;
}

/// How far a search looks.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Horizon {
    /// To the end of the turn, at most this many uncertain draws ahead, after which the player collects. The
    /// first draw is taken card by card, later ones suit by suit. Cannons hit what looks best at once.
    Draws(u8),
    /// To the end of the turn, card by card: exact.
    Turn,
    /// To the end of the game, card by card, with each player choosing what is best for them: exact.
    Game,
}

/// How a search is done.
#[derive(Clone, Copy, Debug)]
pub struct Plan {
    /// How far it looks.
    pub horizon: Horizon,
    /// How many steps of the rules it may take.
    pub nodes: u64,
}

/// A decision and what it is worth.
pub type ValuedAction = (Action, SeatValues);

/// Every decision the active player has, with its expectation; nothing if the nodes do not suffice.
pub fn weigh(game: &DeadMansDraw, leaf_value: &impl LeafValue, plan: Plan) -> Option<Vec<ValuedAction>> {
    let mut options = Vec::new();
    game.options(&mut options);
    let draws = match plan.horizon {
        Horizon::Draws(n) => n,
        Horizon::Turn | Horizon::Game => u8::MAX,
    };
    let mut search =
        Search { leaf_value, horizon: plan.horizon, active: game.active(), nodes: plan.nodes, max: draws };
    options.into_iter().map(|action| Some((action, search.after(game, action, draws)?))).collect()
}

/// The luck with which things are sampled that cannot be enumerated.
const N_SAMPLES: u64 = 12;
/// The most bonuses that are looked at one by one.
const MOST_BONUSES: usize = 60;
/// How many cards stand for all in a draw that is forced beyond the horizon.
const N_FORCED: usize = 3;

struct Search<'a, O> {
    leaf_value: &'a O,
    horizon: Horizon,
    /// Whose turn is looked at.
    active: Seat,
    nodes: u64,
    /// How many uncertain draws are looked at.
    max: u8,
}

impl<O: LeafValue> Search<'_, O> {
    /// What the position is worth if all choose well. `None`: the nodes have run out.
    fn value(&mut self, game: &DeadMansDraw, draws: u8) -> Option<SeatValues> {
        let is_elsewhere = self.horizon != Horizon::Game && game.active() != self.active;
        if is_elsewhere || game.turn().outcome().is_some() {
            return Some(self.leaf_value.worth(game));
        }
        if game.is_map_open() {
            return self.map(game, draws);
        }
        let mut options = Vec::new();
        game.options(&mut options);
        if draws == 0 && options.contains(&Action::Collect) {
            return self.after(game, Action::Collect, draws);
        }
        if matches!(self.horizon, Horizon::Draws(_)) {
            self.aim(game, &mut options)?;
        }
        let mut best: Option<SeatValues> = None;
        for action in options {
            let worth = self.after(game, action, draws)?;
            if best.is_none_or(|best| best[game.active()] < worth[game.active()]) {
                best = Some(worth);
            }
        }
        best
    }

    /// Of a cannon's targets only the one is looked at that leaves the best position at once: what is hit
    /// hardly matters for the rest of the turn, and there may be dozens.
    fn aim(&mut self, game: &DeadMansDraw, options: &mut Vec<Action>) -> Option<()> {
        if !matches!(options[..], [Action::Shoot { .. } | Action::Sink { .. }, _, ..]) {
            return Some(());
        }
        let mut best = (options[0], f64::MIN);
        for &action in options.iter() {
            let after = self.play(game.clone(), action)?;
            let worth = self.leaf_value.worth(&after)[game.active()];
            if best.1 < worth {
                best = (action, worth);
            }
        }
        *options = vec![best.0];
        Some(())
    }

    /// What an action is worth.
    fn after(&mut self, game: &DeadMansDraw, action: Action, draws: u8) -> Option<SeatValues> {
        if action != Action::Draw || game.n_known() > 0 {
            return self.step(game, action, draws);
        }
        let cards = game.cards_at(0);
        let cases = if draws == 0 { sample(&cards, N_FORCED) } else { self.cases(game, &cards, draws) };
        let left = draws.saturating_sub(1);
        average(cases, |card| self.step(&game.with_card_at(0, card), Action::Draw, left))
    }

    /// The cards that can come, as closely as the search looks at them.
    fn cases(&self, game: &DeadMansDraw, cards: &[Card], draws: u8) -> Cases {
        match self.horizon {
            Horizon::Draws(_) if draws < self.max => by_kind(cards, game.variant()),
            _ => by_card(cards),
        }
    }

    /// What an action is worth whose card, if it draws one, is settled.
    fn step(&mut self, game: &DeadMansDraw, action: Action, draws: u8) -> Option<SeatValues> {
        let after = self.play(game.clone(), action)?;
        if after.n_chances() == game.n_chances() || after.is_map_open() {
            return self.foresee(game, action, &after, draws);
        }
        // Random cards have moved: a bonus, as a rule.
        let pile = discarded(game);
        let n_found = pile.len().saturating_sub(discarded(&after).len());
        // A Plunderer's comes out of a bank, and leaves the pile as it was.
        let is_out_of_pile = action == Action::Collect && n_found > 0;
        let bonuses = is_out_of_pile.then(|| subsets(&pile, n_found, MOST_BONUSES)).flatten();
        let lucky: Vec<DeadMansDraw> = match bonuses {
            Some(sets) => sets.iter().map(|cards| game.with_found(cards)).collect(),
            None => (0..N_SAMPLES).map(|i| game.with_luck(&mut Seed::from_number(i).dice(0))).collect(),
        };
        average(lucky.into_iter().map(|lucky| (lucky, 1.0)), |lucky| {
            let after = self.play(lucky, action)?;
            self.value(&after, draws)
        })
    }

    /// Goes on after an action; if an oracle has shown a card it may have been any.
    fn foresee(
        &mut self,
        before: &DeadMansDraw,
        action: Action,
        after: &DeadMansDraw,
        draws: u8,
    ) -> Option<SeatValues> {
        let n_known = before.n_known().saturating_sub(usize::from(action == Action::Draw));
        if after.n_known() <= n_known {
            return self.value(after, draws);
        }
        let cases = self.cases(after, &after.cards_at(n_known), draws);
        average(cases, |card| self.value(&after.with_card_at(n_known, card), draws))
    }

    /// A map shows three cards of the discard pile. Whichever they are, the best of them is chosen; so it
    /// suffices to know what each card is worth.
    fn map(&mut self, game: &DeadMansDraw, draws: u8) -> Option<SeatValues> {
        let me = game.active();
        let mut worths = Vec::new();
        for (card, n) in by_card(&discarded(game)) {
            let (shown, is_lawful) = game.with_shown(card);
            let worth = match is_lawful {
                true => self.step(&shown, Action::Fetch { card }, draws)?,
                false => self.value(&shown.without_answer(), draws)?,
            };
            worths.extend(std::iter::repeat_n((is_lawful, worth), n as usize));
        }
        worths.sort_by(|(one_lawful, one), (other_lawful, other)| {
            other_lawful.cmp(one_lawful).then(other[me].total_cmp(&one[me]))
        });
        let chances = best_of_three(worths.len());
        let cases: Vec<_> = worths.into_iter().map(|(_, worth)| worth).zip(chances).collect();
        average(cases, Some)
    }

    fn play(&mut self, mut game: DeadMansDraw, action: Action) -> Option<DeadMansDraw> {
        self.nodes = self.nodes.checked_sub(1)?;
        game.step(game.active(), action, &mut Silent);
        Some(game)
    }
}

/// The average of what cases are worth, each as often as it says.
fn average<T>(
    cases: impl IntoIterator<Item = (T, f64)>,
    mut worth: impl FnMut(T) -> Option<SeatValues>,
) -> Option<SeatValues> {
    let mut sum = SeatValues::default();
    let mut total = 0.0;
    for (case, weight) in cases {
        let worth = worth(case)?;
        sum.0.iter_mut().zip(worth.0).for_each(|(sum, one)| *sum += weight * one);
        total += weight;
    }
    sum.0.iter_mut().for_each(|sum| *sum /= total);
    Some(sum)
}
