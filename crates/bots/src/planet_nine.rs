//! A first crew member for Planet Nine: a few rules of thumb, no search.
//!
//! Its conventions:
//!
//! - It takes the task it is likeliest to win, and says yes to one it would win more often than not.
//! - It communicates before the first trick it may: a card that is somebody else's task, or the highest
//!   card of a colour in which it has a task itself. Silence means that it has neither.
//! - It leads high to catch its own tasks and low to let others win theirs.
//! - A trick with a task in it is left to the task's owner; tasks are thrown on their owner's tricks.
//! - It agrees to every proposal and makes none.

use ::planet_nine::{
    Action, Answer, Card, CardSet, Matter, PhaseView, PlanetNine, Role, Rule, TaskState, TaskView, View,
};
use crew::{MemberView, Suit};
use game::Seat;

use crate::{Bot, Knowledge};

/// The first crew member; it remembers which cards have been played.
#[derive(Clone, Debug, Default)]
pub struct First {
    played: CardSet,
}

impl Bot<PlanetNine> for First {
    fn choose(&mut self, knowledge: &Knowledge<PlanetNine>) -> Option<Action> {
        let (view, legal) = (&knowledge.view(), knowledge.legal());
        self.remember(view);
        let mind = Mind { view, me: view.seat?, played: self.played };
        match &view.phase {
            PhaseView::Asking { matter, asked } => {
                Some(Action::Answer { answer: mind.answer(*matter, *asked) })
            }
            PhaseView::Naming { role } => best(legal, |action| mind.value_of_naming(*role, action)),
            PhaseView::Drafting { picker, .. } => best(takes(legal), |action| match action {
                Action::Take { task } => mind.chance(*picker, *task),
                _ => 0.0,
            }),
            PhaseView::Deciding | PhaseView::Distributing { .. } => {
                best(legal, |action| mind.value_of_giving(action))
            }
            PhaseView::Voting { .. } => legal.contains(&Action::Agree).then_some(Action::Agree),
            PhaseView::Passing { .. } => best(legal, |action| mind.value_of_passing(action)),
            PhaseView::Briefing { .. } | PhaseView::Playing => mind.act(legal),
            PhaseView::Over { .. } => None,
        }
    }
}

impl First {
    /// Everybody acts in every trick, so the last one and the one under way are all that is new.
    fn remember(&mut self, view: &View) {
        let table = &view.table;
        if table.trick_number == 1 {
            self.played = CardSet::EMPTY;
        }
        let last = table.last_trick.iter().flat_map(|trick| &trick.plays);
        self.played = last.chain(&table.trick).map(|play| play.card).fold(self.played, CardSet::with);
    }
}

/// The action with the highest value; the first of equals.
fn best(actions: impl AsRef<[Action]>, value: impl Fn(&Action) -> f64) -> Option<Action> {
    let mut best: Option<(f64, Action)> = None;
    for action in actions.as_ref() {
        let value = value(action);
        if best.is_none_or(|(most, _)| most < value) {
            best = Some((value, *action));
        }
    }
    best.map(|(_, action)| action)
}

fn takes(legal: &[Action]) -> Vec<Action> {
    legal.iter().copied().filter(|action| matches!(action, Action::Take { .. })).collect()
}

/// What the bot knows and thinks.
struct Mind<'a> {
    view: &'a View,
    me: Seat,
    played: CardSet,
}

impl Mind<'_> {
    fn member(&self, member: Seat) -> &MemberView<'r'> {
        &self.view.table.members[member.index()]
    }

    /// The cards of a member, as far as the bot sees them.
    fn hand(&self, member: Seat) -> CardSet {
        self.member(member).hand.unwrap_or(CardSet::EMPTY)
    }

    /// The cards that may be in hands the bot does not see.
    fn unseen(&self, member: Seat) -> CardSet {
        CardSet::ALL - self.played - self.hand(member)
    }

    fn open_tasks(&self) -> impl Iterator<Item = &TaskView> {
        self.view.tasks.iter().filter(|task| task.state == TaskState::Open)
    }

    /// Whose open task this card is.
    fn owner(&self, card: Card) -> Option<Seat> {
        self.open_tasks().find(|task| task.card == card).and_then(|task| task.owner)
    }

    /// Whether no unseen card of the suit is higher.
    fn is_boss(&self, member: Seat, card: Card) -> bool {
        (CardSet::above(card) & self.unseen(member)).is_empty()
    }

    /// How likely a member is to win this card: high cards catch it, rockets catch it once a colour is
    /// gone, and a low card in one's own hand is hard to win.
    fn chance(&self, member: Seat, card: Card) -> f64 {
        let hand = self.hand(member);
        if hand.is_empty() {
            return 0.4;
        }
        let suit = hand & CardSet::suit(card.suit());
        let rockets = (hand & CardSet::TRUMPS).len() as f64;
        if hand.contains(card) {
            let above = (CardSet::above(card) & self.unseen(member)).len() as f64;
            return (0.95 - 0.2 * above).max(0.1) + 0.02 * rockets;
        }
        let highest = suit.highest().filter(|highest| highest.value() > card.value());
        let by_colour = highest.map_or(0.1, |highest| 0.85 - 0.2 * f64::from(9 - highest.value()));
        let by_rocket = if suit.len() <= 1 { 0.25 * rockets } else { 0.08 * rockets };
        (by_colour + by_rocket).clamp(0.05, 0.99)
    }

    /// How strong a hand is as a whole: rockets and nines.
    fn strength(&self, member: Seat) -> usize {
        let hand = self.hand(member);
        let rockets = (hand & CardSet::TRUMPS).len();
        2 * rockets + (hand & CardSet::value(9)).len() + (hand & CardSet::value(8)).len()
    }

    fn answer(&self, matter: Matter, asked: Seat) -> Answer {
        let strength = self.strength(asked);
        let yes_if = |yes| if yes { Answer::Yes } else { Answer::No };
        match matter {
            Matter::Role { role: Role::Sick } => {
                if strength <= 2 {
                    Answer::Bad
                } else {
                    Answer::Good
                }
            }
            Matter::Role { role: Role::Opener | Role::Closer } => match strength {
                5.. => Answer::FirstFour,
                3..5 => Answer::Between,
                _ => Answer::Last,
            },
            Matter::Role { .. } => yes_if((2..5).contains(&strength)),
            Matter::AllTasks => yes_if(strength >= 5),
            Matter::Task => {
                let free = self.view.tasks.iter().find(|task| task.state == TaskState::Free);
                yes_if(free.is_some_and(|task| self.chance(asked, task.card) > 0.5))
            }
        }
    }

    fn has_answered(&self, member: Seat, wanted: Answer) -> bool {
        self.view.answers.get(member.index()) == Some(&Some(wanted))
    }

    fn value_of_naming(&self, role: Role, action: &Action) -> f64 {
        let Action::Name { member } = *action else { return 0.0 };
        let wanted = match role {
            Role::Sick => Answer::Bad,
            Role::Opener => Answer::FirstFour,
            Role::Closer => Answer::Last,
            Role::Silent | Role::Volunteer | Role::Pilot => Answer::Yes,
        };
        // Whoever has rocket 4 opens best.
        let is_strong_self = role == Role::Opener && member == self.me && self.strength(self.me) >= 6;
        f64::from(u8::from(self.has_answered(member, wanted))) + 2.0 * f64::from(u8::from(is_strong_self))
    }

    fn value_of_giving(&self, action: &Action) -> f64 {
        let Action::Give { member } = *action else { return 0.0 };
        let n_tasks = self.view.tasks_of(member).count() as f64;
        let free = self.view.tasks.iter().find(|task| task.state == TaskState::Free);
        let likely = match free {
            Some(task) if member == self.me => self.chance(member, task.card),
            _ if self.has_answered(member, Answer::Yes) => 0.7,
            _ => 0.3,
        };
        likely - 0.05 * n_tasks
    }

    /// Passes a low card that is nobody's task, best one that voids a colour.
    fn value_of_passing(&self, action: &Action) -> f64 {
        let Action::Pass { card } = *action else { return 0.0 };
        let in_suit = (self.hand(self.me) & CardSet::suit(card.suit())).len() as f64;
        let is_mine = self.owner(card) == Some(self.me);
        f64::from(9 - card.value()) - in_suit - if is_mine { 5.0 } else { 0.0 }
    }

    /// Communicates, plays, or waits.
    fn act(&self, legal: &[Action]) -> Option<Action> {
        let messages: Vec<_> =
            legal.iter().copied().filter(|action| matches!(action, Action::Radio { .. })).collect();
        let message = best(messages, |action| self.value_of_telling(action));
        if let Some(message) = message.filter(|message| self.value_of_telling(message) >= 1.0) {
            return Some(message);
        }
        let plays: Vec<_> =
            legal.iter().copied().filter(|action| matches!(action, Action::Play { .. })).collect();
        best(plays, |action| match action {
            Action::Play { card } if self.view.table.trick.is_empty() => self.value_of_leading(*card),
            Action::Play { card } => self.value_of_following(*card),
            _ => 0.0,
        })
    }

    fn value_of_telling(&self, action: &Action) -> f64 {
        let Action::Radio { card } = *action else { return 0.0 };
        let has_task_in = |suit: Suit| {
            self.open_tasks().any(|task| task.owner == Some(self.me) && task.card.suit() == suit)
        };
        match self.owner(card) {
            Some(owner) if owner != self.me => 2.0,
            None if card.value() >= 8 && has_task_in(card.suit()) => 1.0,
            _ => 0.0,
        }
    }

    /// What special rules say about winning a trick with this card.
    fn worth_of_winning(&self, member: Seat, card: Card) -> f64 {
        let role = self.view.roles.iter().find(|role| role.member == member).map(|role| role.role);
        let table = &self.view.table;
        let is_end = table.trick_number == 1 || table.trick_number == table.n_tricks;
        let mut worth = match role {
            Some(Role::Sick) => -60.0,
            Some(Role::Pilot) => {
                if is_end {
                    60.0
                } else {
                    -60.0
                }
            }
            Some(Role::Opener) => {
                if table.trick_number <= 4 {
                    60.0
                } else {
                    -60.0
                }
            }
            Some(Role::Closer) => {
                if table.trick_number == table.n_tricks {
                    60.0
                } else {
                    -60.0
                }
            }
            Some(Role::Volunteer) if self.member(member).n_tricks > 0 || card.is_trump() => -60.0,
            _ => 0.0,
        };
        let has = |rule| self.view.mission.rules.contains(&rule);
        if has(Rule::NoNineWins) && card.value() == 9 {
            worth -= 80.0;
        }
        if has(Rule::Balance) {
            let fewest = table.members.iter().map(|member| member.n_tricks).min().unwrap_or(0);
            worth += if self.member(member).n_tricks > fewest { -60.0 } else { 20.0 };
        }
        if has(Rule::PinkToTheLeft) {
            let is_pink = |card: Card| card.suit() == Suit::Pink;
            let holds_pink = is_pink(card) || table.trick.iter().any(|play| is_pink(play.card));
            if holds_pink {
                worth += if self.view.pink_winner == Some(member) { 60.0 } else { -60.0 };
            }
        }
        worth
    }

    fn value_of_leading(&self, card: Card) -> f64 {
        let member = self.view.table.to_play;
        let low = -0.5 * f64::from(card.value()) - if card.is_trump() { 8.0 } else { 0.0 };
        let is_boss = self.is_boss(member, card);
        let mut value = low;
        for task in self.open_tasks().filter(|task| task.card.suit() == card.suit()) {
            let is_own = task.owner == Some(member);
            let is_here = task.card == card;
            value += match (is_own, is_here, is_boss) {
                (true, _, true) => 30.0,
                (true, true, false) => -30.0,
                (true, false, false) => -2.0,
                (false, true, _) => -25.0,
                // Whoever owns the task gets a chance to win it; a high card would take it away.
                (false, false, true) => -20.0,
                (false, false, false) => 6.0,
            };
        }
        if self.must_rockets_win() && card.is_trump() {
            // Whoever still has a rocket would have to play it into the same trick.
            value += if (self.unseen(member) & CardSet::TRUMPS).is_empty() { 20.0 } else { -40.0 };
        }
        if self.must_ones_win() && CardSet::value(1).contains(card) {
            let is_last = (self.unseen(member) & CardSet::suit(card.suit())).is_empty();
            value += if is_last { 40.0 } else { -20.0 };
        }
        value + if is_boss { self.worth_of_winning(member, card) } else { 0.0 }
    }

    fn must_rockets_win(&self) -> bool {
        let rules = &self.view.mission.rules;
        rules.contains(&Rule::RocketsWin) || rules.contains(&Rule::RocketsWinInOrder)
    }

    fn must_ones_win(&self) -> bool {
        let rules = &self.view.mission.rules;
        rules.contains(&Rule::OneWins) || rules.contains(&Rule::TwoOnesWin)
    }

    fn value_of_following(&self, card: Card) -> f64 {
        let table = &self.view.table;
        let member = table.to_play;
        let Some(best) = table
            .trick
            .iter()
            .copied()
            .reduce(|best, play| if play.card.beats(best.card) { play } else { best })
        else {
            return 0.0;
        };
        let n_after = table.members.len() - table.trick.len() - 1;
        let wins = card.beats(best.card);
        let is_safe =
            n_after == 0 || if wins { self.is_boss(member, card) } else { self.is_boss(member, best.card) };
        let has_played = |seat: Seat| table.trick.iter().any(|play| play.by == seat);
        let in_trick = table.trick.iter().map(|play| play.card).chain([card]);
        let mut value = 0.0;
        for owner in in_trick.filter_map(|card| self.owner(card)) {
            value += match (owner == member, wins) {
                (true, true) => {
                    if is_safe {
                        60.0
                    } else {
                        40.0
                    }
                }
                (true, false) => -60.0,
                (false, true) => -60.0,
                (false, false) if owner == best.by => {
                    if is_safe {
                        30.0
                    } else {
                        5.0
                    }
                }
                (false, false) if has_played(owner) => -40.0,
                (false, false) => -4.0,
            };
        }
        if wins {
            value += self.worth_of_winning(member, card) - 2.0;
        } else if self.view.mission.rules.contains(&Rule::NoNineWins) && card.value() == 9 {
            value += 30.0;
        }
        if self.must_ones_win() {
            // A trick with nothing but colours goes to a 1 only when nobody can follow: ones wait.
            value -= if CardSet::value(1).contains(card) { 30.0 } else { 0.0 };
        }
        if self.must_rockets_win() && card.is_trump() {
            let is_alone = !table.trick.iter().any(|play| play.card.is_trump());
            let is_alone = is_alone && (n_after == 0 || (self.unseen(member) & CardSet::TRUMPS).is_empty());
            value += if is_alone { 40.0 } else { -40.0 };
        }
        // High cards are kept for own tasks and thrown where others have theirs.
        let keeps = self.open_tasks().any(|t| t.owner == Some(member) && t.card.suit() == card.suit());
        let high = f64::from(card.value()) + if card.is_trump() { 9.0 } else { 0.0 };
        value + if wins || keeps || card.is_trump() { -0.4 * high } else { 0.2 * high }
    }
}

#[cfg(test)]
mod tests {
    use ::planet_nine::{Choice, Setup};
    use game::{Game, Seed, Silent, Turn};

    use super::*;
    use crate::Random;

    /// How many of so many games a crew wins.
    fn wins(setup: &Setup, games: u64, mut bot: impl FnMut(Seed) -> Vec<Box<dyn Bot<PlanetNine>>>) -> u32 {
        let mut n_won = 0;
        for number in 0..games {
            let seed = Seed::from_number(number);
            let mut crew = bot(seed);
            let mut game = PlanetNine::deal(setup, seed, &mut Silent).unwrap();
            while let Turn::Waiting(seats) = game.turn() {
                let acted = seats.iter().filter(|&seat| seat != Seat::CLOCK).any(|seat| {
                    let knowledge = Knowledge::new(&game, seat);
                    let action = knowledge.and_then(|knowledge| crew[seat.index()].choose(&knowledge));
                    if let Some(action) = action {
                        game.apply(seat, action, &mut Silent).expect("bots act lawfully");
                    }
                    action.is_some()
                });
                assert!(acted, "everybody waits");
            }
            n_won += u32::from(game.turn().outcome().is_some_and(|outcome| !outcome.winners.is_empty()));
        }
        n_won
    }

    fn first(n: u8) -> Vec<Box<dyn Bot<PlanetNine>>> {
        (0..n).map(|_| Box::new(First::default()) as Box<dyn Bot<PlanetNine>>).collect()
    }

    fn random(n: u8, seed: Seed) -> Vec<Box<dyn Bot<PlanetNine>>> {
        (0..n).map(|seat| Box::new(Random(seed.dice(seat.into()))) as Box<dyn Bot<PlanetNine>>).collect()
    }

    #[test]
    fn clearly_better_than_chance() {
        for (players, mission) in [(3, 2), (4, 2), (5, 2), (4, 4), (2, 4), (4, 9), (3, 13), (5, 16)] {
            let setup = Setup { players, mission: Choice::Printed(mission), ..Setup::default() };
            let bots = wins(&setup, 60, |_| first(players));
            let chance = wins(&setup, 60, |seed| random(players, seed));
            assert!(
                bots >= 10 && bots >= 2 * chance,
                "{players} players, mission {mission}: {bots} against {chance}"
            );
        }
    }

    #[test]
    fn plays_every_mission_to_the_end() {
        for mission in 1..=50 {
            for players in 2..=5 {
                let setup = Setup { players, mission: Choice::Printed(mission), ..Setup::default() };
                wins(&setup, 2, |_| first(players));
            }
        }
    }
}
