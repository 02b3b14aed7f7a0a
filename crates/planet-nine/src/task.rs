//! The tasks of an attempt and their owners (PN-7.1).

use game::Seat;

use crate::token::Token;
use crate::{Card, CardSet};

/// How many task cards there are.
pub const MAX_TASKS: usize = 36;

/// A task: its owner must win the trick with this card.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Task {
    /// The card to be won.
    pub card: Card,
    /// The token that says when the task must be met, if there is one.
    pub token: Option<Token>,
    /// The member who must meet the task, once it is allotted.
    pub owner: Option<Seat>,
}

/// The tasks of an attempt, in the order in which they were drawn.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Tasks {
    list: [Task; MAX_TASKS],
    len: u8,
    n_revealed: u8,
    n_allotted: u8,
    cards: CardSet,
}

impl Tasks {
    /// Tasks for these cards, with the tokens from the left, face down and without owners.
    pub(crate) fn new(cards: &[Card], mut tokens: impl Iterator<Item = Token>) -> Tasks {
        let nothing = Task { card: Card::COMMANDER, token: None, owner: None };
        let mut list = [nothing; MAX_TASKS];
        for (task, &card) in list.iter_mut().zip(cards) {
            *task = Task { card, token: tokens.next(), owner: None };
        }
        Tasks {
            list,
            len: cards.len() as u8,
            n_revealed: 0,
            n_allotted: 0,
            cards: cards.iter().copied().collect(),
        }
    }

    /// All tasks, face-down ones included, in the order in which they were drawn.
    pub fn all(&self) -> &[Task] {
        &self.list[..self.len.into()]
    }

    /// The tasks that have been turned up.
    pub fn revealed(&self) -> &[Task] {
        &self.list[..self.n_revealed.into()]
    }

    /// How many tasks are still face down.
    pub fn n_hidden(&self) -> usize {
        usize::from(self.len - self.n_revealed)
    }

    /// How many tasks have an owner.
    pub fn n_allotted(&self) -> usize {
        self.n_allotted.into()
    }

    /// Whether every task has an owner.
    pub fn is_allotted(&self) -> bool {
        self.n_allotted == self.len
    }

    /// The cards of all tasks.
    pub fn cards(&self) -> CardSet {
        self.cards
    }

    /// The open tasks without an owner.
    pub fn free(&self) -> impl Iterator<Item = &Task> + Clone {
        self.revealed().iter().filter(|task| task.owner.is_none())
    }

    /// The tasks of one member.
    pub fn of(&self, member: Seat) -> impl Iterator<Item = &Task> + Clone {
        self.all().iter().filter(move |task| task.owner == Some(member))
    }

    /// The task for this card, if it has been turned up.
    pub fn find(&self, card: Card) -> Option<&Task> {
        self.revealed().iter().find(|task| task.card == card)
    }

    pub(crate) fn reveal(&mut self, n: usize) {
        self.n_revealed += n as u8;
    }

    /// Gives a task to a member, perhaps from another one.
    pub(crate) fn allot(&mut self, card: Card, owner: Seat) {
        if let Some(task) = self.list[..self.len.into()].iter_mut().find(|task| task.card == card) {
            self.n_allotted += u8::from(task.owner.is_none());
            task.owner = Some(owner);
        }
    }

    /// Exchanges this token with what lies on the task.
    pub(crate) fn exchange_tokens(&mut self, token: Token, card: Card) {
        let position = |by: &dyn Fn(&Task) -> bool| self.all().iter().position(by);
        let (from, to) = (position(&|task| task.token == Some(token)), position(&|task| task.card == card));
        if let (Some(from), Some(to)) = (from, to) {
            let other = self.list[to].token;
            self.list[to].token = Some(token);
            self.list[from].token = other;
        }
    }

    /// Replaces the face-down cards.
    pub(crate) fn replace_hidden(&mut self, cards: impl Iterator<Item = Card>) {
        for (task, card) in self.list[self.n_revealed.into()..self.len.into()].iter_mut().zip(cards) {
            task.card = card;
        }
        self.cards = self.all().iter().map(|task| task.card).collect();
    }
}
