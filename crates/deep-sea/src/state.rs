//! A mission under way.

use crew::{Attempt, Proposers, Vote};
use game::{Dice, Game, Log, Match, Observer, Outcome, Seat, Seats, Seed, SetupError, Talk, Turn};

use crate::draw::Difficulties;
use crate::event::{Event, Seen};
use crate::held::Held;
use crate::phase::{Council, Ending, Phase};
use crate::refusal::Refusal;
use crate::setup::{MissionName, Setup};
use crate::view::View;
use crate::{Action, Allotment, Card, Communication, Deal, Goal, Special, TaskId, TaskSet};

/// One attempt at a mission of Deep Sea.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct DeepSea {
    pub(crate) attempt: Attempt<'s'>,
    pub(crate) held: Held,
    pub(crate) phase: Phase,
    pub(crate) briefing: Briefing,
}

/// What was agreed and drawn before the deal.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) struct Briefing {
    pub(crate) mission: MissionName,
    pub(crate) allotment: Allotment,
    /// The communication that holds, never `Terrain`.
    pub(crate) communication: Communication,
    /// The card that decided the communication, if one was drawn.
    pub(crate) terrain: Option<Card>,
    pub(crate) special: Option<Special>,
    pub(crate) seconds: Option<u16>,
    /// What the difficulties of drawn tasks add up to.
    pub(crate) drawn: Option<u8>,
    pub(crate) difficulties: Difficulties,
    pub(crate) open_history: bool,
    pub(crate) is_distress_active: bool,
    pub(crate) first_decides: bool,
    /// All tasks that are out of the pile now, those of this mission included.
    pub(crate) used: TaskSet,
}

impl DeepSea {
    /// Everybody's cards and the tricks so far.
    pub fn attempt(&self) -> &Attempt<'s'> {
        &self.attempt
    }

    /// The tasks in the order in which they were turned up, each with whoever has taken it.
    pub fn tasks(&self) -> impl Iterator<Item = (TaskId, Option<Seat>)> {
        self.held.tasks().iter().enumerate().map(|(place, &task)| (task, self.held.owner(place)))
    }

    /// How many tricks were foretold for a task that asks for it, openly or in secret.
    pub fn prediction(&self, task: TaskId) -> Option<u8> {
        match *task.goal() {
            Goal::Predict(how) => self.held.prediction(how),
            _ => None,
        }
    }

    /// Who takes which task.
    pub fn allotment(&self) -> Allotment {
        self.briefing.allotment
    }

    /// The mission's special rule.
    pub fn special(&self) -> Option<Special> {
        self.briefing.special
    }
}

impl Game for DeepSea {
    const ID: &'static str = "deep-sea";
    const NAME: &'static str = "The Crew: Mission Deep Sea";
    const RULES: u32 = 2;
    const SEATS: std::ops::RangeInclusive<u8> = 2..=5;
    /// 200 times 32 tasks shared out and answered, signals proposed by five players and answered, a card passed by
    /// each, two predictions, 40 cards, five messages, and the clock. A crew may object to more proposals.
    const LONGEST: usize = 200 * (32 + 6) + 5 * Proposers::MOST as usize * 6 + 1 + 5 + 2 + 40 + 5 + 1;

    type Setup = Setup;
    type Action = Action;
    type Event = Event;
    type Seen = Seen;
    type View = View;
    type Refusal = Refusal;
    type Card = Card;

    fn deal(setup: &Setup, seed: Seed, log: &mut impl Log<Event>) -> Result<DeepSea, SetupError> {
        let mut game = setup.deal(seed, log)?;
        let nothing = Deal::default();
        game.resume(setup.deal.as_ref().unwrap_or(&nothing), log)?;
        Ok(game)
    }

    fn as_of(setup: Setup, rules: u32) -> Option<Setup> {
        (rules == 1).then_some(Setup { first_decides: true, ..setup })
    }

    fn n_seats(&self) -> u8 {
        self.attempt.crew().players()
    }

    fn turn(&self) -> Turn {
        match self.phase {
            Phase::Over(ending) => Turn::Over(Outcome::together(self.n_seats(), ending == Ending::Won)),
            _ => Turn::Waiting(self.awaited()),
        }
    }

    fn legal(&self, seat: Seat, actions: &mut Vec<Action>) {
        self.list(seat, actions);
    }

    fn step(&mut self, seat: Seat, action: Action, log: &mut impl Log<Event>) {
        self.carry_out(seat, action, log);
    }

    fn refusal(&self, seat: Seat, action: &Action) -> Refusal {
        self.refuse(seat, action)
    }

    fn view(&self, observer: Observer) -> View {
        View::new(self, observer)
    }

    fn seen(event: &Event, observer: Observer) -> Option<Seen> {
        event.seen(observer)
    }

    fn redeal(&self, observer: Observer, dice: &mut Dice) -> DeepSea {
        self.deal_again(observer, dice)
    }

    fn retrace(&self, told: &Match<DeepSea>) -> Match<DeepSea> {
        self.tell_again(told)
    }

    fn deal_of(&self, told: &Match<DeepSea>) -> Setup {
        self.written_down(told)
    }

    fn census(&self) -> Vec<Card> {
        self.attempt.census()
    }

    fn talk(&self) -> Talk {
        match self.phase {
            // The crew decides together, or the captain asks all (CR-3.1, DS-8.6).
            Phase::OneMember(_) | Phase::Share { .. } | Phase::Asking { .. } | Phase::Signal { .. } => {
                Talk::HandsExcepted
            }
            Phase::Draft { .. } | Phase::Offer | Phase::Passing(_) | Phase::Predict | Phase::Play => {
                Talk::Closed
            }
            Phase::Over(_) => Talk::Free,
        }
    }

    fn time_limit(&self) -> Option<u16> {
        match self.phase {
            Phase::Play => self.briefing.seconds,
            _ => None,
        }
    }
}

impl DeepSea {
    pub(crate) fn captain(&self) -> Seat {
        self.attempt.commander()
    }

    /// The players at the table.
    pub(crate) fn players(&self) -> Seats {
        Seats::all(self.n_seats())
    }

    /// Who may act now.
    pub(crate) fn awaited(&self) -> Seats {
        let attempt = &self.attempt;
        match self.phase {
            Phase::Draft { next, .. } | Phase::Asking { next, .. } => Seats::only(attempt.decider(next)),
            Phase::OneMember(council) => self.in_council(&council),
            Phase::Share { council, .. } => self.in_council(&council),
            Phase::Offer => Seats::only(self.captain()),
            Phase::Signal { vote: Some(vote), .. } => self.asked(&vote),
            Phase::Signal { vote: None, proposers } => proposers.able().with(self.captain()),
            Phase::Passing(distress) => distress.waiting(attempt.crew()),
            Phase::Predict => self.predictors(),
            Phase::Play => {
                let next = attempt.entitled().with(attempt.decider(attempt.to_play()));
                if self.briefing.seconds.is_some() { next.with(Seat::CLOCK) } else { next }
            }
            Phase::Over(_) => Seats::NONE,
        }
    }

    /// Who is still asked in a vote.
    pub(crate) fn asked<P>(&self, vote: &Vote<P>) -> Seats {
        vote.waiting(self.attempt.crew(), self.captain())
    }

    fn in_council<P>(&self, council: &Council<P>) -> Seats {
        council.vote.as_ref().map_or(Seats::only(council.proposer), |vote| self.asked(vote))
    }
}
