//! The profile of Smitten.

use analysis::{ActionValues, Analyses, Choice, Choices, OpenCards, Outlook, Play, Solved};
use bots::smitten::{Cadet, Captain, EFFORT, Officer, values};
use bots::{Level, Random};
use game::{Dice, Game, Match, Observer, Seat, Silent};
use serde_json::{Value, json};
use smitten::{Action, Belief, CardTable, RULEBOOK, Smitten};
use solver::smitten::{Answer, solve};

use crate::json::json;
use crate::own_mission::read_own;
use crate::{Catalogued, OwnMission, Problem, Profile, Puzzles};

impl Catalogued for Smitten {
    const PROFILE: Profile<Smitten> = Profile {
        is_cooperative: true,
        has_talk: false,
        benchmarks: &[("two players", r#"{"players":2}"#), ("alone", r#"{"players":1}"#)],
        analyses: Analyses {
            open_cards: Some(|| Box::new(OpenDeck)),
            values: Some(VALUES),
            choices: Some(choices),
            ..Analyses::NONE
        },
        read_mission: Some(read_cards),
        puzzles: Some(&PUZZLES),
        ..Profile::new(BOTS, RULEBOOK, setup, include_str!("lesson.json"))
    };
}

const BOTS: &[Level<Smitten>] = &[
    Level { name: "captain", make: |dice| Box::new(Captain::new(dice, EFFORT)) },
    Level { name: "officer", make: |_| Box::new(Officer) },
    Level { name: "cadet", make: |dice| Box::new(Cadet(dice)) },
    Level { name: "random", make: |dice| Box::new(Random(dice)) },
];

/// A hundred playouts of each choice in the same worlds are wrong by a few points of percent.
const VALUES: ActionValues<Smitten> = ActionValues {
    margin: 0.1,
    values: |knowledge, dice| values(knowledge, 4 * EFFORT, dice),
    n_possible,
    is_contest: false,
};

const PUZZLES: Puzzles =
    Puzzles { text: include_str!("puzzles.txt"), setup, clear_gap: 1.0, least_choices: 2 };

fn setup(dice: &mut Dice) -> Value {
    json!({ "difficulty": dice.pick(&["easy", "medium", "hard"]) })
}

fn is_signal(action: &Action) -> bool {
    matches!(action, Action::Want | Action::DontWant)
}

fn n_possible(game: &Smitten, seat: Seat, signal: &Action) -> Option<usize> {
    if !is_signal(signal) {
        return None;
    }
    let partner = Seat::new(1 - seat.number());
    let belief = Belief::about_partner(&game.view(Observer::Seat(partner)))?;
    Some(belief.hands().len())
}

fn read_cards(cards: &Value) -> Result<OwnMission, Problem> {
    let cards = read_own(cards, |cards: CardTable| cards)?;
    Ok(OwnMission { code: cards.code()?, mission: json(&cards), field: "cards" })
}

/// Smitten with all cards open, the deck included.
struct OpenDeck;

/// A step of the rules takes so much longer than a card that is tried in the Crew.
const STEP: u64 = 10;

impl OpenCards<Smitten> for OpenDeck {
    fn solve(&mut self, game: &Smitten, nodes: u64) -> Solved<Action> {
        let (outlook, line) = match solve(game, nodes / STEP) {
            Answer::Winnable(line) => (Outlook::Winnable, line),
            Answer::Lost => (Outlook::Lost, Vec::new()),
            Answer::Unknown => (Outlook::Unknown, Vec::new()),
        };
        Solved { outlook, line, nodes }
    }

    fn is_decision(&self, _: &Action) -> bool {
        true
    }

    fn is_settled(&self, _: &Smitten) -> bool {
        true
    }

    fn deal(&mut self, _: &Match<Smitten>, plays: &[Play], _: u64) -> Outlook {
        plays.first().map_or(Outlook::Unknown, |first| first.before)
    }
}

/// Which actions keep Smitten winnable. Only once the deck is empty: before, no player could know.
fn choices(game: &Smitten, nodes: u64) -> Option<Choices<Action>> {
    if game.view(Observer::Open).deck_size > 0 {
        return None;
    }
    let mut all: Vec<(Seat, Choice<Action>)> = Vec::new();
    let mut legal = Vec::new();
    for seat in game.turn().waiting().iter() {
        legal.clear();
        game.legal(seat, &mut legal);
        // With open cards there is nothing to tell.
        for &action in legal.iter().filter(|action| !is_signal(action)) {
            let mut after = *game;
            after.step(seat, action, &mut Silent);
            let value = match solve(&after, nodes) {
                Answer::Winnable(_) => 1.0,
                Answer::Lost => 0.0,
                Answer::Unknown => return None,
            };
            all.push((seat, Choice { actions: vec![action], value }));
        }
    }
    let mut right = all.iter().filter(|(_, choice)| choice.value == 1.0);
    let seat = match (right.next(), right.next()) {
        (Some((seat, _)), None) => *seat,
        // Either of the two can go on, or in several ways: that is no question for one of them.
        (Some(_), Some(_)) => return None,
        (None, _) => all.first()?.0,
    };
    let choices = all.into_iter().filter(|(by, _)| *by == seat).map(|(_, choice)| choice).collect();
    Some(Choices { seat, choices })
}
