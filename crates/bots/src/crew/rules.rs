//! Rules of thumb: how good a card looks to one member.

use ::crew::bits::{SUIT_OF, TRUMPS, Trick, above, bit, each, len, value};
use solver::crew::Goal;

use super::goal_value::Outcome;
use super::mission_numbers::MissionNumbers;
use super::public_state::PublicState;
use super::trick_goals::hunger;
use super::weights::{Sign, Weights};

/// What one member knows: the public facts and its own hand.
#[derive(Clone, Copy)]
pub(crate) struct SeatKnowledge<'a> {
    pub(crate) state: &'a PublicState,
    pub(crate) mission: &'a MissionNumbers,
    pub(crate) weights: &'a Weights,
    /// The member who is looked after, which may be the dummy.
    pub(crate) member: u8,
    /// That member's cards.
    pub(crate) hand: u64,
    /// All cards whose places the one who decides knows.
    pub(crate) seen: u64,
}

impl SeatKnowledge<'_> {
    /// The best of the cards that may be played.
    pub(crate) fn best_card(&self, playable: u64) -> u8 {
        let mut best = (f32::NEG_INFINITY, 0);
        if playable & (playable - 1) == 0 {
            return playable.trailing_zeros() as u8;
        }
        for card in each(playable) {
            let score = self.of_card(card);
            if score > best.0 {
                best = (score, card);
            }
        }
        best.1
    }

    /// How good it looks to play this card now.
    pub(crate) fn of_card(&self, card: u8) -> f32 {
        let state = self.state;
        let trick = state.trick.with(self.member, card);
        let open = self.mission.due & (state.unplayed | state.trick.cards);
        let ready = self.mission.ready(open);
        let mut score = self.of_tasks_in(&trick, open, ready);
        score +=
            if state.trick.len == 0 { self.of_lead(card, open, ready) } else { self.of_follow(card, open) };
        if !self.mission.goals.is_empty() {
            score += self.weight(Sign::GoalValue) * self.goal_value(card, &trick);
        }
        score
    }

    pub(super) fn weight(&self, sign: Sign) -> f32 {
        self.weights.get(sign)
    }

    /// How likely a member who has yet to play takes the trick, helping or not.
    fn takes(&self, member: u8, trick: &Trick, helps: bool) -> f32 {
        let chance = self.state.chance_to_beat(member, trick, self.seen);
        if helps { chance } else { chance * self.weight(Sign::Forced) }
    }

    /// How likely the member that wins the trick so far keeps it, if no other wants it.
    fn holds(&self, trick: &Trick) -> f32 {
        self.state.later().map(|member| 1.0 - self.takes(member, trick, false)).product()
    }

    /// What becomes of the tasks in the trick.
    fn of_tasks_in(&self, trick: &Trick, open: u64, ready: u64) -> f32 {
        let trick = &self.with_falling(trick, open);
        let tasks = trick.cards & open;
        if tasks == 0 {
            return 0.0;
        }
        let owner = if tasks & !ready == 0 { self.mission.one_owner(tasks) } else { None };
        let is_met = match owner {
            None => 0.0,
            Some(owner) if owner == trick.winner => self.holds(trick),
            Some(owner) if self.state.later().any(|member| member == owner) => self.takes(owner, trick, true),
            Some(_) => 0.0,
        };
        f32::from(len(tasks))
            * (self.weight(Sign::Meets) * is_met + self.weight(Sign::Breaks) * (1.0 - is_met))
    }

    /// The trick with the tasks that are bound to fall into it: those that were communicated as the only card of their
    /// colour, in hands that have yet to play.
    fn with_falling(&self, trick: &Trick, open: u64) -> Trick {
        let mut trick = *trick;
        if open & trick.suit & !trick.cards == 0 {
            return trick;
        }
        for member in self.state.later() {
            let held = self.state.may[usize::from(member)] & trick.suit;
            let shown = self.state.has[usize::from(member)] & open;
            if held & shown != 0 && len(held) == 1 {
                trick = trick.with(member, held.trailing_zeros() as u8);
            }
        }
        trick
    }

    fn of_lead(&self, card: u8, open: u64, ready: u64) -> f32 {
        let suit = SUIT_OF[usize::from(card)];
        let trick = self.state.trick.with(self.member, card);
        let height = f32::from(value(card)) / 9.0;
        let n_beside = len(self.hand & suit) - 1;
        let mut score = self.weight(Sign::LeadLong) * f32::from(n_beside);
        if n_beside == 0 {
            score += self.weight(Sign::LeadSingle);
        }
        if suit == TRUMPS {
            return score + self.weight(Sign::LeadTrump) * (1.0 + height);
        }
        score += self.weight(Sign::LeadHigh) * height;
        let tasks = open & suit & !bit(card);
        if open & suit == 0 {
            return score + self.weight(Sign::LeadIdle) + self.weight(Sign::LeadIdleHigh) * height;
        }
        if tasks == 0 {
            return score;
        }
        let holds = self.holds(&trick);
        for task in each(tasks) {
            let owner = self.mission.owner[usize::from(task)];
            let is_held = self.hand & bit(task) != 0;
            if ready & bit(task) == 0 {
                score += self.weight(Sign::LeadEarly);
            } else if owner == self.member {
                score += if is_held {
                    self.weight(Sign::BesideOwn)
                } else {
                    holds * self.weight(Sign::CatchOwn) + (1.0 - holds) * self.weight(Sign::RiskOwn)
                };
            } else {
                let serves = self.state.chance_to_beat(owner, &trick, self.seen);
                let (serve, steal) = if is_held {
                    (Sign::ServeHeld, Sign::StealHeld)
                } else {
                    (Sign::ServeOut, Sign::StealOut)
                };
                score += serves * self.weight(serve) + (1.0 - serves) * self.weight(steal);
            }
        }
        score
    }

    fn of_follow(&self, card: u8, open: u64) -> f32 {
        let before = &self.state.trick;
        let trick = before.with(self.member, card);
        let suit = SUIT_OF[usize::from(card)];
        let height = f32::from(value(card)) / 9.0;
        let wins = trick.winner == self.member;
        let mut score = 0.0;
        if wins {
            let is_last = trick.len == self.state.n_members;
            score += self.weight(Sign::Win) + self.weight(Sign::WinHigh) * height;
            score += if is_last { self.weight(Sign::WinLast) } else { self.of_falling(&trick, open) };
            score += self.weight(Sign::WinKeen) * self.n_to_catch(card, open);
            score += if suit == TRUMPS && before.suit != TRUMPS { self.weight(Sign::TrumpIn) } else { 0.0 };
        } else {
            score += self.weight(Sign::DuckHigh) * height;
        }
        if before.suit & bit(card) == 0 && !wins {
            score += match len(self.hand & suit) {
                _ if suit == TRUMPS => self.weight(Sign::ThrowTrump),
                1 => self.weight(Sign::ThrowLast),
                _ => 0.0,
            };
        }
        if suit == TRUMPS {
            return score;
        }
        // What the card could still have done for the tasks of its colour.
        let owner_wins = self.mission.one_owner(trick.cards & open) == Some(self.member) && wins;
        for task in each(open & suit & !trick.cards) {
            let is_mine = self.mission.owner[usize::from(task)] == self.member;
            let is_higher = card > task;
            score += match (is_mine, is_higher) {
                (true, true) if owner_wins => 0.0,
                (true, true) => self.weight(Sign::SpendCatcher) * height,
                (true, false) => self.weight(Sign::SpendLowOwn),
                (false, true) => self.weight(Sign::ShedDanger) * height,
                (false, false) => self.weight(Sign::ShedLow),
            };
        }
        score
    }

    /// What it means to win a trick into which tasks may still fall.
    fn of_falling(&self, trick: &Trick, open: u64) -> f32 {
        let falling = open & trick.suit & !trick.cards & !self.hand;
        let own = falling & self.mission.due_of[usize::from(self.member)];
        self.weight(Sign::WinOwnSuit) * f32::from(len(own))
            + self.weight(Sign::WinTheirSuit) * f32::from(len(falling & !own))
    }

    /// How many tasks of one's own could be caught with a lead, when this card is gone.
    fn n_to_catch(&self, card: u8, open: u64) -> f32 {
        let mine = self.mission.due_of[usize::from(self.member)] & open & !self.hand;
        let rest = self.hand & !bit(card);
        let can_catch = |task: &u8| {
            let top = each(rest & above(*task)).last();
            top.is_some_and(|top| above(top) & self.state.unplayed & !self.hand == 0)
        };
        each(mine).filter(can_catch).count() as f32
    }

    /// What the trick means for everything that is demanded beside the tasks.
    fn goal_value(&self, card: u8, trick: &Trick) -> f32 {
        let state = self.state;
        let value = |winner: u8| {
            let outcome = Outcome { state, trick, winner };
            self.mission.unmet().map(|goal| outcome.value(goal)).sum::<f32>()
        };
        let mut expected = value(trick.winner);
        for member in state.later() {
            let theirs = value(member);
            // Partners win what helps, and only seldom have to win what does not.
            expected += self.takes(member, trick, theirs > expected) * (theirs - expected);
        }
        let barred = |goal: &&Goal| match **goal {
            Goal::NeverLead { members, cards } => members & 1 << self.member != 0 && cards & bit(card) != 0,
            _ => false,
        };
        if trick.len == 1 {
            expected -= 10.0 * self.mission.goals.iter().filter(barred).count() as f32;
        }
        expected + self.thrift(card, trick.winner == self.member)
    }

    /// Saves good cards for those who want tricks, and gets rid of them for those who do not.
    fn thrift(&self, card: u8, wins: bool) -> f32 {
        let hunger: f32 = self.mission.unmet().map(|goal| hunger(goal, self.state, self.member)).sum();
        let strength = f32::from(value(card)) + if TRUMPS & bit(card) != 0 { 9.0 } else { 0.0 };
        let thrift = if wins { -0.1 } else { -0.25 };
        strength * thrift * hunger.clamp(-1.0, 1.0)
    }
}
