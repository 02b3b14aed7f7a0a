//! What the crew has to do, in numbers.

use ::crew::bits::{N_CARDS, TRUMPS, Trick, bit, each, len, value};
use solver::crew::{Goal, MAX_MEMBERS, Position, Task, Token};

/// The owner of a card that is no task.
pub(crate) const NO_OWNER: u8 = u8::MAX;

/// The tasks and the other demands of the mission, which are public.
#[derive(Clone, Debug)]
pub(crate) struct MissionNumbers {
    /// Whose task each card is.
    pub(crate) owner: [u8; N_CARDS],
    /// The cards that are tasks.
    pub(crate) due: u64,
    /// The tasks of each member.
    pub(crate) due_of: [u64; MAX_MEMBERS],
    tokens: Vec<(u8, Token)>,
    pub(crate) goals: Vec<Goal>,
    /// Which of the goals that one trick can meet are met.
    met: u64,
}

impl MissionNumbers {
    /// What has to be done in a position.
    pub(crate) fn of(position: &Position) -> MissionNumbers {
        let mut mission = MissionNumbers {
            owner: [NO_OWNER; N_CARDS],
            due: 0,
            due_of: [0; MAX_MEMBERS],
            tokens: Vec::new(),
            goals: position.goals.clone(),
            met: 0,
        };
        for played in &position.tricks {
            let members = (0..).map(|steps| (played.leader + steps) % position.n_members());
            let cards = members.zip(&played.cards);
            mission.note(
                &cards.fold(Trick::led_by(played.leader), |trick, (member, &card)| trick.with(member, card)),
            );
        }
        for task in &position.tasks {
            mission.owner[usize::from(task.card)] = task.owner;
            mission.due |= bit(task.card);
            mission.due_of[usize::from(task.owner)] |= bit(task.card);
            mission.tokens.extend(task.token.map(|token| (task.card, token)));
        }
        mission
    }

    /// These cards are tasks, each with its owner, and nothing else is asked for.
    pub(crate) fn of_cards(tasks: impl Iterator<Item = (u8, u8)>) -> MissionNumbers {
        let tasks = tasks.map(|(card, owner)| Task { owner, card, token: None }).collect();
        MissionNumbers::of(&Position { tasks, ..Position::default() })
    }

    /// Notes what a finished trick has met.
    pub(crate) fn note(&mut self, trick: &Trick) {
        let best = bit(trick.best);
        for (number, goal) in self.goals.iter().enumerate() {
            let (owner, is_met) = match *goal {
                Goal::Using { owner, with, capture } => {
                    (owner, with & best != 0 && capture & trick.cards & !best != 0)
                }
                Goal::Sum { owner, totals } => {
                    let sum: u8 = each(trick.cards).map(value).sum();
                    (owner, trick.cards & TRUMPS == 0 && totals >> sum & 1 == 1)
                }
                Goal::Within { owner, cards } => (owner, trick.cards & !cards == 0),
                Goal::EqualInTrick { owner, one, other } => {
                    let n = len(trick.cards & one);
                    (owner, n > 0 && n == len(trick.cards & other))
                }
                _ => continue,
            };
            if is_met && owner == trick.winner {
                self.met |= 1 << number;
            }
        }
    }

    /// The goals that are not known to be met.
    pub(crate) fn unmet(&self) -> impl Iterator<Item = &Goal> {
        self.goals.iter().enumerate().filter(|(number, _)| self.met >> number & 1 == 0).map(|(_, goal)| goal)
    }

    /// Those of the open tasks that may be met next.
    pub(crate) fn ready(&self, open: u64) -> u64 {
        if self.tokens.is_empty() {
            return open;
        }
        let next = len(self.due & !open) + 1;
        let is_open = |card: u8| open & bit(card) != 0;
        let numbered =
            self.tokens.iter().find(|(card, token)| *token == Token::Number(next) && is_open(*card));
        if let Some((card, _)) = numbered {
            return bit(*card);
        }
        let waits = |&(card, token): &(u8, Token)| match token {
            Token::Number(_) => true,
            Token::Omega => open != bit(card),
            Token::Arrows(n) => {
                let comes_before = |other: Token| matches!(other, Token::Arrows(m) if m < n);
                self.tokens.iter().any(|&(other, token)| is_open(other) && comes_before(token))
            }
        };
        self.tokens.iter().filter(|task| waits(task)).fold(open, |ready, task| ready & !bit(task.0))
    }

    /// The owner of the tasks among these cards, if all belong to one member.
    pub(crate) fn one_owner(&self, tasks: u64) -> Option<u8> {
        let mut owners = each(tasks).map(|card| self.owner[usize::from(card)]);
        let first = owners.next()?;
        owners.all(|owner| owner == first).then_some(first)
    }
}
