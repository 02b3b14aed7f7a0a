//! The three levels: cadet, officer and captain.

use ::crew::bits::each;
use ::deep_sea::DeepSea;
use ::planet_nine::PlanetNine;
use game::Dice;
use solver::crew::Solver;

use super::player::{CrewCards, CrewPlayer};
use super::playout::{message_score, seat_knowledge};
use super::search::{Choice, ChoiceJudge, Effort};
use super::weights::FITTED;
use crate::{Bot, Knowledge};

/// Goes by rules of thumb, and errs like a person: it overlooks things now and then.
#[derive(Clone, Debug)]
pub struct Cadet(pub Dice);

/// How far a cadet may misjudge a card.
const MISJUDGED: f32 = 6.0;
/// How often a cadet forgets to communicate.
const FORGOTTEN: f64 = 0.25;

impl Cadet {
    fn think<G: CrewPlayer>(&mut self, knowledge: &Knowledge<G>) -> Option<G::Action> {
        let options = Options::of(knowledge);
        // Only the own hand and public facts of the made-up world are used.
        let world = knowledge.world(&mut self.0);
        let state = world.cards().public_state();
        let mission = world.mission();
        let messages = options.messages.iter().map(|&(card, action)| {
            (message_score(&world, knowledge.seat(), &state, &mission, &FITTED, card), action)
        });
        let best = messages.max_by(|one, other| one.0.total_cmp(&other.0)).filter(|best| best.0 > 0.0);
        if let Some((_, action)) = best
            && self.0.fraction() >= FORGOTTEN
        {
            return Some(action);
        }
        if !options.plays.is_empty() {
            let known = seat_knowledge(world.cards(), &state, &mission, &FITTED);
            let score = |card: u8, dice: &mut Dice| known.of_card(card) + MISJUDGED * dice.fraction() as f32;
            let scores: Vec<_> =
                each(world.playable()).map(|card| (score(card, &mut self.0), card)).collect();
            let best = scores.into_iter().max_by(|one, other| one.0.total_cmp(&other.0))?;
            return Some(G::play(best.1));
        }
        if options.others.is_empty() && options.proposals.is_empty() {
            // Only messages could be sent, and none is.
            return None;
        }
        world.prepare(knowledge.seat(), &FITTED)
    }
}

/// Judges what it may do in many made-up worlds.
pub struct Thinker {
    effort: Effort,
    dice: Dice,
    solver: Solver,
}

/// The weight of the rules of thumb in the value of a message.
const RULE_WEIGHT: f32 = 0.02;
/// The number of worlds at which the gain of a message counts half. In a few worlds it is mostly chance.
const DOUBT: f32 = 300.0;
/// What a proposal must gain to be made.
const WORTH_PROPOSING: f32 = 0.05;
/// What an objection must gain. The seat that proposes knows a hand that the bot does not.
const WORTH_OBJECTING: f32 = 0.2;

impl Thinker {
    /// A bot that puts this effort into each decision.
    pub fn new(effort: Effort, dice: Dice) -> Thinker {
        Thinker { effort, dice, solver: Solver::new() }
    }

    /// A good partner who thinks for some hundredths of a second.
    pub fn officer(dice: Dice) -> Thinker {
        Thinker::new(Effort { worlds: 40, pool: 1, solved: 10, nodes: 1000, trust: 0.3 }, dice)
    }

    /// The best partner within a second.
    pub fn captain(dice: Dice) -> Thinker {
        Thinker::new(Effort { worlds: 1200, pool: 3, solved: 300, nodes: 6000, trust: 0.3 }, dice)
    }

    fn think<G: CrewPlayer>(&mut self, knowledge: &Knowledge<G>) -> Option<G::Action> {
        let options = Options::of(knowledge);
        let mut judge = ChoiceJudge { effort: self.effort, solver: &mut self.solver, dice: &mut self.dice };
        if let Some(message) = best_message(&mut judge, knowledge, &options.messages) {
            return Some(message);
        }
        let (actions, proposals) = if options.plays.is_empty() {
            (options.others, options.proposals)
        } else {
            (options.plays, Vec::new())
        };
        match actions[..] {
            [] => return None,
            [only] if proposals.is_empty() => return Some(only),
            _ => {}
        }
        let all: Vec<_> = actions.iter().chain(&proposals).copied().collect();
        let choices = judge.compare(knowledge, &all);
        let value = |choice: &Choice<G::Action>| {
            let handicap = match &choice.action {
                action if G::is_proposal(action) => WORTH_PROPOSING,
                action if G::is_objection(action) => WORTH_OBJECTING,
                _ => 0.0,
            };
            choice.value(self.effort) - handicap
        };
        let best =
            choices.iter().reduce(|best, choice| if value(choice) > value(best) { choice } else { best });
        best.map(|choice| choice.action)
    }
}

/// The message worth sending now, if there is one.
fn best_message<G: CrewPlayer>(
    judge: &mut ChoiceJudge,
    knowledge: &Knowledge<G>,
    messages: &[(u8, G::Action)],
) -> Option<G::Action> {
    if messages.is_empty() {
        return None;
    }
    let world = knowledge.world(judge.dice);
    let (state, mission) = (world.cards().public_state(), world.mission());
    let actions: Vec<_> = messages.iter().map(|&(_, action)| action).collect();
    let gains = judge.gains(knowledge, &actions);
    let n_worlds = judge.effort.worlds as f32;
    let sureness = n_worlds / (n_worlds + DOUBT);
    let values = messages.iter().zip(gains).map(|(&(card, action), gain)| {
        let by_rules = message_score(&world, knowledge.seat(), &state, &mission, &FITTED, card);
        (sureness * gain + RULE_WEIGHT * by_rules, action)
    });
    let best = values.max_by(|one, other| one.0.total_cmp(&other.0))?;
    (best.0 > 0.0).then_some(best.1)
}

/// What a seat may do, sorted.
struct Options<A> {
    plays: Vec<A>,
    /// Each with the card that it communicates.
    messages: Vec<(u8, A)>,
    proposals: Vec<A>,
    others: Vec<A>,
}

impl<A: Copy> Options<A> {
    fn of<G: CrewPlayer<Action = A>>(knowledge: &Knowledge<G>) -> Options<A> {
        let mut options =
            Options { plays: Vec::new(), messages: Vec::new(), proposals: Vec::new(), others: Vec::new() };
        let may_propose = knowledge.legal().iter().any(G::is_proposal)
            && !G::has_proposed(&knowledge.view(), knowledge.seat());
        let is_considered =
            |action: &&A| G::is_considered(action) && (may_propose || !G::is_proposal(action));
        for &action in knowledge.legal().iter().filter(is_considered) {
            if let Some(card) = G::message_of(&action) {
                options.messages.push((card, action));
                continue;
            }
            let kind = match G::card_of(&action) {
                Some(_) => &mut options.plays,
                None if G::is_proposal(&action) => &mut options.proposals,
                None => &mut options.others,
            };
            kind.push(action);
        }
        options
    }
}

impl Bot<PlanetNine> for Cadet {
    fn choose(&mut self, knowledge: &Knowledge<PlanetNine>) -> Option<<PlanetNine as game::Game>::Action> {
        self.think(knowledge)
    }
}

impl Bot<DeepSea> for Cadet {
    fn choose(&mut self, knowledge: &Knowledge<DeepSea>) -> Option<<DeepSea as game::Game>::Action> {
        self.think(knowledge)
    }
}

impl Bot<PlanetNine> for Thinker {
    fn choose(&mut self, knowledge: &Knowledge<PlanetNine>) -> Option<<PlanetNine as game::Game>::Action> {
        self.think(knowledge)
    }
}

impl Bot<DeepSea> for Thinker {
    fn choose(&mut self, knowledge: &Knowledge<DeepSea>) -> Option<<DeepSea as game::Game>::Action> {
        self.think(knowledge)
    }
}

#[cfg(test)]
mod tests {
    use ::planet_nine::{Deal, MissionChoice, Setup};
    use game::{Game, Seat, Seed, Silent};

    use super::*;

    #[test]
    fn a_bot_whose_proposal_met_an_objection_leaves_it_at_that() {
        let deal = Deal { hands: vec![vec!["r4".parse().unwrap()]], ..Deal::default() };
        let setup = Setup { mission: MissionChoice::Printed(23), deal: Some(deal), ..Setup::default() };
        let mut game = PlanetNine::deal(&setup, Seed::from_number(1), &mut Silent).unwrap();
        let n_proposals = |game: &PlanetNine| {
            let knowledge = Knowledge::new(game, Seat::new(0)).unwrap();
            Options::of(&knowledge).proposals.len()
        };
        assert_eq!(n_proposals(&game), 10, "two of five tokens");
        for (seat, action) in [(0, "propose swap 1 2"), (1, "object")] {
            game.apply(Seat::new(seat), action.parse().unwrap(), &mut Silent).unwrap();
        }
        assert_eq!(n_proposals(&game), 0, "the rules would allow more");
    }
}
