//! A first player for Deep Sea: it weighs every card by what the trick would mean for everybody's tasks.
//!
//! Its conventions:
//!
//! - It takes tasks that suit its hand — strong hands take tasks that want tricks, weak ones those that
//!   avoid them, captains those about the first trick — and none, if it may, when nothing suits it.
//! - It trusts its partners to win a trick when that helps, and to stay low when it does not.
//! - It communicates before the first trick it leads or plays to, if it holds a card that somebody else's
//!   task names, or else a 9; it never proposes a distress signal, and agrees to what others propose.
//!
//! It remembers the cards that were played, as a person would.

mod suits;
mod worth;

use ::deep_sea::{Action, Card, CardSet, DeepSea, Goal, PhaseView, Prediction, Proposal, TaskId, View};
use game::Seat;

use crate::{Bot, Knowledge};

/// The first player for Deep Sea.
#[derive(Clone, Debug, Default)]
pub struct First {
    played: CardSet,
}

impl Bot<DeepSea> for First {
    fn choose(&mut self, knowledge: &Knowledge<DeepSea>) -> Option<Action> {
        let (view, legal) = (&knowledge.view(), knowledge.legal());
        let me = view.table.members.iter().find(|member| member.hand.is_some() && !member.is_dummy)?.seat;
        self.remember(view);
        let table = Table { view, me, played: self.played };
        match view.phase {
            PhaseView::Play => table.play(legal),
            _ => table.decide(legal),
        }
    }
}

impl First {
    fn remember(&mut self, view: &View) {
        let Some(last) = &view.table.last_trick else {
            self.played = CardSet::EMPTY;
            return;
        };
        self.played |= last.plays.iter().map(|play| play.card).collect();
    }
}

/// The table as the bot knows it.
struct Table<'a> {
    view: &'a View,
    me: Seat,
    played: CardSet,
}

impl Table<'_> {
    fn hand(&self, member: Seat) -> CardSet {
        self.view.table.members[member.index()].hand.unwrap_or(CardSet::EMPTY)
    }

    fn trick(&self) -> Vec<(Seat, Card)> {
        self.view.table.trick.iter().map(|play| (play.by, play.card)).collect()
    }

    /// The cards whose holder the bot does not know.
    fn unseen(&self) -> CardSet {
        let open = self.view.table.members.iter().filter_map(|member| member.hand);
        let trick = self.view.table.trick.iter().map(|play| play.card).collect();
        open.fold(CardSet::ALL - self.played - trick, |unseen, hand| unseen - hand)
    }

    // Playing.

    fn play(&self, legal: &[Action]) -> Option<Action> {
        let cards = legal.iter().filter_map(|&action| match action {
            Action::Play { card } => Some((action, card)),
            _ => None,
        });
        let best = cards.max_by(|one, other| self.promise(one.1).total_cmp(&self.promise(other.1)))?;
        self.message(legal).or(Some(best.0))
    }

    /// How good it is for everybody's tasks to play this card now.
    fn promise(&self, card: Card) -> f64 {
        let member = self.view.table.to_play;
        let mut trick = self.trick();
        trick.push((member, card));
        let later = self.later(member, trick.len());
        let mut best = trick[0];
        for &(by, card) in &trick[1..] {
            if card.beats(best.1) {
                best = (by, card);
            }
        }
        let cards: CardSet = trick.iter().map(|&(_, card)| card).collect();
        let worth = |winner: Seat, best: Card| {
            worth::of(self.view, worth::Outcome { winner, best, cards, is_complete: later.is_empty() })
        };
        let mut expected = worth(best.0, best.1);
        for &next in &later {
            let others = worth(next, best.1);
            let chance = self.chance_to_beat(next, best.1, trick[0].1);
            // Partners win what helps, and only seldom have to win what does not.
            let chance = if others > expected { chance } else { 0.15 * chance };
            expected += chance * (others - expected);
        }
        let lead = if trick.len() == 1 { worth::of_lead(self.view, member, card) } else { 0.0 };
        expected + lead + self.thrift(member, card, best.0 == member)
    }

    /// Who plays after this member in the trick under way.
    fn later(&self, member: Seat, n_played: usize) -> Vec<Seat> {
        let order = &self.view.table.order;
        let place = order.iter().position(|&seat| seat == member).unwrap_or(0);
        (1..=order.len() - n_played).map(|steps| order[(place + steps) % order.len()]).collect()
    }

    /// How likely it is that this member can beat the best card so far.
    fn chance_to_beat(&self, member: Seat, best: Card, led: Card) -> f64 {
        let beating: CardSet = Card::all().filter(|card| card.beats(best)).collect();
        let follows = CardSet::suit(led.suit());
        let row = &self.view.table.members[member.index()];
        if let Some(hand) = row.hand.filter(|_| row.is_dummy) {
            let playable = if (hand & follows).is_empty() { hand } else { hand & follows };
            return if (playable & beating).is_empty() { 0.0 } else { 1.0 };
        }
        let unseen = self.unseen();
        let n_unseen = unseen.len().max(1) as f64;
        let holds = |cards: CardSet| {
            let share = (cards & unseen).len() as f64 / n_unseen;
            1.0 - (1.0 - share).powi(row.n_cards.into())
        };
        let by_suit = holds(beating & follows);
        // Trumping takes a void in the led suit.
        by_suit + (1.0 - by_suit) * holds(beating - follows) * (1.0 - holds(follows))
    }

    /// Saves good cards for those who want tricks, and gets rid of them for those who do not.
    fn thrift(&self, member: Seat, card: Card, is_winning: bool) -> f64 {
        let strength = if card.is_trump() { 9.0 + f64::from(card.value()) } else { f64::from(card.value()) };
        let appetite = worth::appetite(self.view, member);
        let thrift = if is_winning { -0.1 } else { -0.25 };
        strength * thrift * appetite.clamp(-1.0, 1.0) - if card.is_trump() { 0.5 } else { 0.0 }
    }

    /// Something worth saying, if it may be said now.
    fn message(&self, legal: &[Action]) -> Option<Action> {
        let cards = legal.iter().filter_map(|&action| match action {
            Action::Radio { card } => Some((action, card)),
            _ => None,
        });
        let others = self.view.tasks.iter().filter(|task| task.owner.is_some_and(|owner| owner != self.me));
        let wanted = others.fold(CardSet::EMPTY, |cards, task| cards | worth::named(task.task));
        let is_telling = |card: Card| wanted.contains(card) || card.value() == 9;
        cards
            .filter(|&(_, card)| is_telling(card))
            .max_by_key(|&(_, card)| wanted.contains(card))
            .map(|(action, _)| action)
    }

    // Before the first trick.

    fn decide(&self, legal: &[Action]) -> Option<Action> {
        let all: f64 = self.view.tasks.iter().map(|task| self.suits(task.task, self.me)).sum();
        let best = legal
            .iter()
            .copied()
            .max_by(|&one, &other| self.appeal(one, all).total_cmp(&self.appeal(other, all)))?;
        // Waiting for the captain to begin is better than proposing anything.
        if matches!(best, Action::Propose { .. }) && matches!(self.view.phase, PhaseView::Distress { .. }) {
            return None;
        }
        Some(best)
    }

    /// How well a task suits a member, as far as the bot can tell.
    fn suits(&self, task: TaskId, member: Seat) -> f64 {
        let is_captain = member == self.view.captain;
        let n_members = self.view.table.members.len();
        if member == self.me || self.view.table.members[member.index()].is_dummy {
            suits::fitness(task, self.hand(member), is_captain, n_members)
        } else {
            // Somebody unknown is as good as anybody.
            0.0
        }
    }

    fn appeal(&self, action: Action, all: f64) -> f64 {
        let next = match self.view.phase {
            PhaseView::Draft { next, .. } | PhaseView::Asking { next, .. } => next,
            _ => self.me,
        };
        match action {
            Action::Take { task } => self.suits(task, next),
            Action::Skip => -0.2,
            Action::Propose { proposal: Proposal::Member { member } } if member == self.me => all,
            Action::Propose { proposal: Proposal::Member { .. } } => 0.0,
            Action::Propose { .. } => -1.0,
            Action::Begin | Action::Agree => 1.0,
            Action::Object => -1.0,
            Action::Keep | Action::Yes => all,
            Action::Ask | Action::No => 0.0,
            Action::Give { task, member } => {
                let n_held = self.view.tasks.iter().filter(|other| other.owner == Some(member)).count();
                self.suits(task, member) - 0.3 * n_held as f64
            }
            Action::Pass { card } => self.dispensable(card),
            Action::Predict { how, tricks } => -(f64::from(tricks) - self.foreseen(how)).abs(),
            _ => 0.0,
        }
    }

    /// How gladly a card is passed on: a lonely low one, that no task of one's own names.
    fn dispensable(&self, card: Card) -> f64 {
        let mine = self.view.tasks.iter().filter(|task| task.owner == Some(self.me));
        let named = mine.fold(CardSet::EMPTY, |cards, task| cards | worth::named(task.task));
        let length = (self.hand(self.me) & CardSet::suit(card.suit())).len() as f64;
        -length - 0.3 * f64::from(card.value()) - if named.contains(card) { 5.0 } else { 0.0 }
    }

    /// How many tricks the owner of a prediction may expect.
    fn foreseen(&self, how: Prediction) -> f64 {
        let owner = self.view.tasks.iter().find(|task| task.task.goal() == &Goal::Predict(how));
        let owner = owner.and_then(|task| task.owner).unwrap_or(self.me);
        suits::expected_tricks(self.hand(owner), self.view.table.members.len())
    }
}

#[cfg(test)]
mod tests {
    use ::deep_sea::{Choice, Setup};
    use game::{Game, Seed, Silent, Turn};

    use super::*;
    use crate::Random;

    /// Whether a crew of bots accomplishes the mission.
    fn wins(setup: &Setup, seed: Seed, bots: &mut [Box<dyn Bot<DeepSea>>]) -> bool {
        let mut game = DeepSea::deal(setup, seed, &mut Silent).unwrap();
        loop {
            let seats = match game.turn() {
                Turn::Over(outcome) => return !outcome.winners.is_empty(),
                Turn::Waiting(seats) => seats,
            };
            let choice = seats
                .iter()
                .filter(|&seat| seat != Seat::CLOCK)
                .find_map(|seat| Some((seat, bots[seat.index()].choose(&Knowledge::new(&game, seat)?)?)));
            let (seat, action) = choice.expect("somebody acts");
            game.apply(seat, action, &mut Silent).unwrap();
        }
    }

    /// How many of `games` attempts at a mission succeed, by this bot and at random.
    fn compare(players: u8, mission: u8, games: u64) -> [u32; 2] {
        let setup = Setup { players, mission: Choice::Printed(mission), ..Setup::default() };
        let mut won = [0; 2];
        for number in 0..games {
            let seed = Seed::from_number(number);
            let mut first: Vec<Box<dyn Bot<DeepSea>>> =
                (0..players).map(|_| Box::new(First::default()) as Box<dyn Bot<DeepSea>>).collect();
            let mut random: Vec<Box<dyn Bot<DeepSea>>> =
                (0..players).map(|_| Box::new(Random(seed.dice(9))) as Box<dyn Bot<DeepSea>>).collect();
            won[0] += u32::from(wins(&setup, seed, &mut first));
            won[1] += u32::from(wins(&setup, seed, &mut random));
        }
        won
    }

    #[test]
    fn it_is_much_better_than_chance() {
        for (players, mission, wanted) in
            [(2, 2, 50), (3, 3, 40), (4, 3, 40), (4, 5, 15), (5, 3, 40), (4, 23, 60), (4, 32, 8)]
        {
            let [first, random] = compare(players, mission, 100);
            let told = format!("{players} players, mission {mission}: {first} against {random} of 100");
            assert!(first >= wanted && first >= 2 * random, "{told}");
        }
    }
}
