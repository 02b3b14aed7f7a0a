//! Positions of Planet Nine.

use ::crew::{Attempt, Suit};
use planet_nine::{CardSet, Orders, PlanetNine, Role, Rule};

use super::goal::Goal;
use super::position::{Position, Task};
use super::token::Token;

impl Position {
    /// An attempt of Planet Nine, once all tasks are allotted and all roles given. There is none while cards
    /// are still to be drawn at random.
    pub fn of_planet_nine(game: &PlanetNine) -> Option<Position> {
        Position::of_orders(game.attempt(), game.orders())
    }

    /// The same with other orders than those given.
    pub fn of_orders(attempt: &Attempt<'r'>, orders: &Orders) -> Option<Position> {
        let crew = attempt.crew();
        let mut position = Position::of_attempt(attempt);
        for task in orders.tasks.all() {
            let (owner, card) = (crew.place(task.owner?), task.card.index() as u8);
            position.tasks.push(Task { owner, card, token: task.token.map(token) });
        }
        for rule in orders.mission.rules.iter() {
            position.add_rule(rule, attempt, orders)?;
        }
        Some(position)
    }

    fn add_rule(&mut self, rule: Rule, attempt: &Attempt<'r'>, orders: &Orders) -> Option<()> {
        let crew = attempt.crew();
        let role = |role: Role| orders.roles.holder(role).map(|member| crew.place(member));
        let rockets = (attempt.ledger().in_play() & CardSet::TRUMPS).bits();
        let all: u16 = (1 << attempt.ledger().n_tricks()) - 1;
        let last = all & !(all >> 1);
        let only = |owner: u8, wanted: u16| Goal::Positions { owner, wanted, barred: all & !wanted };
        let without_rockets = |owner: u8| Goal::NeverWith { members: 1 << owner, cards: rockets };
        let winners =
            |cards: u64, least: u32, ascending| Goal::Winners { cards, least: least as u8, ascending };
        match rule {
            Rule::Silent | Rule::SwapTokens | Rule::MoveToken => {}
            Rule::Draw => return attempt.draws().map(|_| ()),
            Rule::Sick => self.goals.push(Goal::Tricks { owner: role(Role::Sick)?, least: 0, most: 0 }),
            Rule::RocketsWin => self.goals.push(winners(rockets, rockets.count_ones(), false)),
            Rule::RocketsWinInOrder => self.goals.push(winners(rockets, rockets.count_ones(), true)),
            Rule::OneWins => self.goals.push(winners(CardSet::value(1).bits(), 1, false)),
            Rule::TwoOnesWin => self.goals.push(winners(CardSet::value(1).bits(), 2, false)),
            Rule::NoNineWins => {
                let cards = CardSet::value(9).bits();
                self.goals.push(Goal::NeverWith { members: (1 << crew.size()) - 1, cards });
            }
            Rule::Balance => self.goals.push(Goal::BalancedTricks),
            Rule::CommanderFirstAndLast => {
                let owner = crew.place(orders.commander);
                self.goals.push(Goal::Positions { owner, wanted: 1 | last, barred: 0 });
            }
            Rule::Volunteer => {
                let owner = role(Role::Volunteer)?;
                self.goals.extend([Goal::Tricks { owner, least: 1, most: 1 }, without_rockets(owner)]);
            }
            Rule::Pilot => {
                let owner = role(Role::Pilot)?;
                self.goals.extend([only(owner, 1 | last), without_rockets(owner)]);
            }
            Rule::PinkToTheLeft => {
                let cards = CardSet::suit(Suit::Pink).bits();
                self.goals.push(Goal::Reserved { cards, takers: 1 << crew.place(orders.pink?) });
            }
            Rule::OmegaInLastTrick => {
                let omega = self.tasks.iter().filter(|task| task.token == Some(Token::Omega));
                self.goals.extend(omega.map(|task| Goal::InLastTrick { card: task.card }));
            }
            Rule::OpenerAndCloser => {
                let (opener, closer) = (role(Role::Opener)?, role(Role::Closer)?);
                self.goals.extend([only(opener, 0b1111), only(closer, last)]);
            }
        }
        Some(())
    }
}

fn token(token: planet_nine::Token) -> Token {
    use planet_nine::Token as T;
    match token {
        T::One => Token::Number(1),
        T::Two => Token::Number(2),
        T::Three => Token::Number(3),
        T::Four => Token::Number(4),
        T::Five => Token::Number(5),
        T::Omega => Token::Omega,
        T::Arrow => Token::Arrows(1),
        T::TwoArrows => Token::Arrows(2),
        T::ThreeArrows => Token::Arrows(3),
        T::FourArrows => Token::Arrows(4),
    }
}
