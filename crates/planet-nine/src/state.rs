//! The state of an attempt, and its beginning.

use crew::{Attempt, Column, Crew, MAX_MEMBERS, Proposers, Suit};
use game::{BySeat, Chance, Dice, Log, Seat, Seats, Seed, SetupError};

use crate::event::{Event, Seen};
use crate::judge::is_possible;
use crate::mission::{Assignment, Mission};
use crate::orders::{Orders, Roles};
use crate::phase::{Offers, Phase};
use crate::rule::{Answer, Role, Rule};
use crate::setup::{Deal, MissionChoice, Setup};
use crate::task::Tasks;
use crate::{Card, CardSet};

/// One attempt at a mission of Planet Nine.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct PlanetNine {
    pub(crate) attempt: Attempt<'r'>,
    pub(crate) orders: Orders,
    pub(crate) phase: Phase,
    pub(crate) offers: Offers,
    /// Whether a task has been handed over (PN-7.6).
    pub(crate) has_handed_over: bool,
    /// The last answer of each member.
    pub(crate) answers: BySeat<Option<Answer>, MAX_MEMBERS>,
    pub(crate) options: Options,
    /// The cards written in the deal for the draw of mission 12.
    pub(crate) script: BySeat<Option<Card>, MAX_MEMBERS>,
    pub(crate) chance: Chance,
}

/// The options of the setup besides the mission.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) struct Options {
    /// The mission's number in the logbook.
    pub(crate) number: Option<u8>,
    pub(crate) is_distress_active: bool,
    pub(crate) open_history: bool,
    pub(crate) help_counts: bool,
}

impl PlanetNine {
    pub(crate) fn new(
        setup: &Setup,
        seed: Seed,
        log: &mut impl Log<Event>,
    ) -> Result<PlanetNine, SetupError> {
        let crew = setup.crew()?;
        let mission = setup.mission.mission()?;
        let nothing = Deal::default();
        let deal = setup.deal.as_ref().unwrap_or(&nothing);
        let mut chance = Chance::new(seed);
        let mut attempt = Attempt::deal(crew, setup.cards(), &deal.hands, &deal.dummy, &mut chance.dice())?;
        check(&mission, &attempt, &setup.mission)?;
        if mission.is_dead_zone {
            *attempt.messages_mut() = attempt.messages().clone().hiding_position();
        }
        *attempt.messages_mut() = attempt.messages().clone().from_trick(mission.communication_from);
        let cards = draw_tasks(&mission, setup.cards() & CardSet::COLOURS, &deal.tasks, &mut chance.dice())?;
        let script = check_draws(deal, &mission, &attempt)?;
        let holder = mission.rules.has(Rule::PinkToTheLeft).then(|| pink_nine(&attempt));

        let mut game = PlanetNine {
            orders: Orders {
                mission,
                commander: attempt.commander(),
                roles: Roles::default(),
                pink: holder.map(|holder| crew.left(holder)),
                tasks: Tasks::new(&cards, mission.tokens()),
            },
            attempt,
            phase: Phase::Briefing,
            offers: offers(&mission, crew),
            has_handed_over: false,
            answers: BySeat([None; MAX_MEMBERS]),
            options: Options {
                number: setup.mission.number(),
                is_distress_active: setup.distress,
                open_history: setup.open_history,
                help_counts: setup.help_counts,
            },
            script,
            chance,
        };
        game.tell_deal(log);
        if mission.assignment == Assignment::Draft {
            game.reveal(usize::from(mission.n_tasks), log);
        } else if mission.n_tasks > 0 {
            log.note(|| Event::public(Seen::TasksHidden { n_tasks: mission.n_tasks }));
        }
        if let Some(holder) = holder {
            log.note(|| Event::public(Seen::PinkNineShown { holder, winner: crew.left(holder) }));
        }
        game.begin(log);
        game.resume(deal, log)?;
        Ok(game)
    }

    /// The cards, tricks and messages of the attempt.
    pub fn attempt(&self) -> &Attempt<'r'> {
        &self.attempt
    }

    /// The answer this member gave when the commander last asked.
    pub fn answer_of(&self, member: Seat) -> Option<Answer> {
        self.answers[member]
    }

    /// The demands of the mission with its tasks and roles.
    pub fn orders(&self) -> &Orders {
        &self.orders
    }

    fn tell_deal(&self, log: &mut impl Log<Event>) {
        for to in Seat::all(self.attempt.crew().players()) {
            let hand = self.attempt.hand(to);
            log.note(|| {
                let what = Seen::HandDealt { to, n_cards: hand.len() as u8, cards: Some(hand) };
                Event::secret(what, Seats::only(to))
            });
        }
        if let Some(row) = self.attempt.row() {
            let open = |column: &Column<'r'>| match column {
                Column::Both { card } | Column::Open { card } => Some(*card),
                Column::Covered | Column::Empty => None,
            };
            log.note(|| {
                Event::public(Seen::RowDealt { open: row.columns().iter().filter_map(open).collect() })
            });
        }
        let commander = self.attempt.commander();
        log.note(|| Event::public(Seen::CommanderNamed { commander }));
    }

    /// Turns up `n` more tasks.
    pub(crate) fn reveal(&mut self, n: usize, log: &mut impl Log<Event>) {
        let first = self.orders.tasks.revealed().len();
        self.orders.tasks.reveal(n);
        for task in &self.orders.tasks.revealed()[first..] {
            log.note(|| Event::public(Seen::TaskRevealed { task: task.card, token: task.token }));
        }
    }

    /// Whether the mission is decided.
    pub(crate) fn is_over(&self) -> bool {
        matches!(self.phase, Phase::Over(_))
    }

    /// The pink 9 and the member who was dealt it, if that was announced.
    pub(crate) fn announced(&self) -> Option<(Card, Seat)> {
        self.orders.pink.map(|winner| (Card::new(Suit::Pink, 9), self.attempt.crew().right(winner)))
    }
}

/// The limits on proposals at the beginning.
fn offers(mission: &Mission, crew: Crew) -> Offers {
    let all = Seats::all(crew.players());
    let all_if = |is_offered: bool| Proposers::new(if is_offered { all } else { Seats::NONE });
    Offers {
        token_change: all_if(mission.rules.has(Rule::SwapTokens) || mission.rules.has(Rule::MoveToken)),
        hand_over: all_if(mission.has_help && mission.n_tasks > 0 && crew.players() == 5),
        distress: all_if(true),
    }
}

/// The member who was dealt the pink 9; Jarvis if it lies covered.
fn pink_nine(attempt: &Attempt<'r'>) -> Seat {
    let card = Card::new(Suit::Pink, 9);
    let holder = attempt.crew().members().find(|&member| attempt.hand(member).contains(card));
    holder.or(attempt.crew().dummy()).expect("the pink 9 is always dealt")
}

/// Checks that the crew is large enough for the mission's roles, and that its rules leave a way to win.
fn check(mission: &Mission, attempt: &Attempt<'r'>, choice: &MissionChoice) -> Result<(), SetupError> {
    if choice.number().is_some() {
        return Ok(());
    }
    let roles = mission.rules.roles().filter(|role| !role.is_for_commander()).count();
    if roles + 1 > attempt.crew().size().into() || !is_possible(mission, attempt.ledger()) {
        let reason = "no crew of this size can keep all its rules together".into();
        return Err(SetupError::Impossible { field: "mission.rules".into(), reason });
    }
    if attempt.crew().dummy().is_some() && mission.rules.has(Rule::Silent) && roles > 1 {
        let reason = "Jarvis cannot be the silent one, and no other member is left".into();
        return Err(SetupError::Impossible { field: "mission.rules".into(), reason });
    }
    Ok(())
}

/// The task cards: the written ones first, then random ones.
fn draw_tasks(
    mission: &Mission,
    in_game: CardSet,
    written: &[Card],
    dice: &mut Dice,
) -> Result<Vec<Card>, SetupError> {
    let wanted = usize::from(mission.n_tasks);
    let field = || "deal.tasks".to_owned();
    if written.len() > wanted {
        let wanted = format!("at most {wanted}");
        return Err(SetupError::Count { field: field(), given: written.len(), wanted });
    }
    if wanted > in_game.len() {
        let (given, most) = (wanted as i64, in_game.len() as i64);
        return Err(SetupError::Range { field: "mission.tasks".into(), given, least: 0, most });
    }
    let mut rest = in_game;
    for &card in written {
        if !in_game.contains(card) {
            return Err(SetupError::NotInGame { field: field(), item: format!("the task {card}") });
        }
        if !rest.contains(card) {
            return Err(SetupError::Twice { field: field(), item: card.to_string() });
        }
        rest = rest.without(card);
    }
    let mut rest: Vec<_> = rest.iter().collect();
    dice.shuffle(&mut rest);
    Ok(written.iter().copied().chain(rest).take(wanted).collect())
}

/// Checks the cards written in the deal for the draw of mission 12.
fn check_draws(
    deal: &Deal,
    mission: &Mission,
    attempt: &Attempt<'r'>,
) -> Result<BySeat<Option<Card>, MAX_MEMBERS>, SetupError> {
    let mut script = BySeat([None; MAX_MEMBERS]);
    let field = || "deal.draws".to_owned();
    if !deal.draws.is_empty() && !mission.rules.has(Rule::Draw) {
        return Err(SetupError::Conflict { field: field(), other: "mission".into() });
    }
    let size = usize::from(attempt.crew().size());
    if deal.draws.len() > size {
        let wanted = format!("at most {size}, one per crew member");
        return Err(SetupError::Count { field: field(), given: deal.draws.len(), wanted });
    }
    let mut seen = CardSet::EMPTY;
    for (member, &card) in attempt.crew().members().zip(&deal.draws) {
        if let Some(card) = card {
            if !attempt.ledger().in_play().contains(card) {
                return Err(SetupError::NotInGame { field: field(), item: card.to_string() });
            }
            if seen.contains(card) {
                return Err(SetupError::Twice { field: field(), item: card.to_string() });
            }
            seen = seen.with(card);
        }
        script[member] = card;
    }
    Ok(script)
}

/// Whether a member may be named for a role.
///
/// The commander may only where the role allows it, Jarvis never for silence, and no member may have two
/// roles.
pub(crate) fn is_eligible(game: &PlanetNine, role: Role, member: Seat) -> bool {
    let is_commander = member == game.orders.commander;
    let is_mute_dummy = role == Role::Silent && game.attempt.crew().is_dummy(member);
    (role.is_for_commander() || !is_commander) && !is_mute_dummy && game.orders.roles.of(member).is_none()
}
