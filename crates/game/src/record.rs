//! Records: a match on disk as one versioned, human-readable JSON object.

use std::convert::Infallible;

use serde::de::DeserializeOwned;
use serde::{Deserialize, Serialize};

use crate::{Game, Match, Outcome, Seat, Seed, Silent};

/// Version of the record's layout.
pub const FORMAT: u32 = 1;

/// A match as a record: players, setup, seed, actions and result.
///
/// `S` is the setup and `A` an action; with [`serde_json::Value`] for both it holds a match of any game.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Record<S = serde_json::Value, A = serde_json::Value> {
    /// Version of this layout: [`FORMAT`].
    pub wardroom: u32,
    /// The game's id.
    pub game: String,
    /// Version of the game's rules.
    pub rules: u32,
    /// The players in order of seats, from seat A on.
    pub seats: Vec<Participant>,
    /// The changes of players during the match, in order.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub handovers: Vec<Handover>,
    /// The agreement before the deal.
    pub setup: S,
    /// The commitment shown before the first action: the SHA-256 of the seed, or of the secret it was mixed
    /// from.
    pub commitment: String,
    /// The seed of every shuffle.
    pub seed: Seed,
    /// How the seed was mixed, if players' devices contributed.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub shuffle: Option<Shuffle>,
    /// The actions in order, each with the seat that took it.
    pub actions: Vec<(Seat, A)>,
    /// The result, once the match is over.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub result: Option<Ending>,
}

/// The parts of a seed that no single party could choose; see [`Seed::mixed`].
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Shuffle {
    /// The table's secret, committed to before the first contribution.
    pub secret: Seed,
    /// The contributions of the players' devices, in the order of mixing.
    pub contributions: Vec<String>,
}

/// A seat that passed to another player during the match.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Handover<P = Participant> {
    /// The number of actions taken before the change.
    pub at: usize,
    /// The seat.
    pub seat: Seat,
    /// The new player.
    pub to: P,
}

/// The player of a seat.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Participant {
    /// The name shown at the table.
    pub name: String,
    /// The bot's level, if it was a bot.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub bot: Option<String>,
}

impl Participant {
    /// The bot's level, or else the person's name.
    pub fn player(&self) -> &str {
        self.bot.as_deref().unwrap_or(&self.name)
    }
}

/// How a match ended, as a record tells it.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Ending {
    /// The winning seats.
    pub winners: Vec<Seat>,
    /// The final scores from seat A on, where the game keeps any.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub points: Option<Vec<i16>>,
}

impl Ending {
    /// The outcome at a table for `n`.
    pub fn new(outcome: Outcome, n: u8) -> Ending {
        Ending {
            winners: outcome.winners.iter().collect(),
            points: outcome.points.map(|points| points.0[..n.into()].to_vec()),
        }
    }
}

/// The reason why a text is not accepted as a record.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
pub enum RecordError {
    /// The text is no record at all.
    #[error("this is no record of a match: {0}")]
    Syntax(String),
    /// The layout is unknown to this version.
    #[error("the record has layout {given}, but this version reads {FORMAT}: use a newer wardroom")]
    Format {
        /// The record's layout.
        given: u32,
    },
    /// The record is of another game.
    #[error("the record is of `{given}`, not of `{wanted}`")]
    Game {
        /// The record's game.
        given: String,
        /// The game it should be of.
        wanted: &'static str,
    },
    /// The rules have another version, and no conversion exists.
    #[error("the record was played by version {given} of the rules, this is version {known}")]
    Rules {
        /// The record's rules.
        given: u32,
        /// The version of our rules.
        known: u32,
    },
    /// The seed does not match the commitment.
    #[error("the seed does not fit its commitment: the record was changed, or the shuffle was not fair")]
    Commitment,
    /// The number of names is not the number of seats.
    #[error("the record names {given} players, but {wanted} sit at the table")]
    Seats {
        /// The number of names.
        given: usize,
        /// The number of seats.
        wanted: u8,
    },
    /// A handover names no seat of the table, or no possible moment.
    #[error("seat {seat} cannot have passed to another player after {at} actions: the record was changed")]
    Handover {
        /// The number of actions before it.
        at: usize,
        /// The seat.
        seat: Seat,
    },
    /// The actions do not replay.
    #[error("{0}")]
    Replay(String),
    /// The result is not the one that the actions lead to.
    #[error("the result does not follow from the actions: the record was changed")]
    Result,
}

impl<S: DeserializeOwned, A: DeserializeOwned> Record<S, A> {
    /// Reads a record's text.
    pub fn read(text: &str) -> Result<Self, RecordError> {
        /// The part that every layout has.
        #[derive(Deserialize)]
        struct Header {
            wardroom: u32,
        }
        let syntax = |error: serde_json::Error| RecordError::Syntax(error.to_string());
        let header: Header = serde_json::from_str(text).map_err(syntax)?;
        if header.wardroom != FORMAT {
            return Err(RecordError::Format { given: header.wardroom });
        }
        serde_json::from_str(text).map_err(syntax)
    }
}

impl<S: Serialize, A: Serialize> Record<S, A> {
    /// The record as text: a line per field, and a line per action.
    pub fn write(&self) -> String {
        fn json<T: Serialize>(value: &T) -> String {
            serde_json::to_string(value).expect("plain data always serializes")
        }
        let actions: Vec<_> = self.actions.iter().map(|action| format!("\n    {}", json(action))).collect();
        let end = if actions.is_empty() { "" } else { "\n  " };
        let mut lines = vec![
            format!("\"wardroom\": {}", self.wardroom),
            format!("\"game\": {}", json(&self.game)),
            format!("\"rules\": {}", self.rules),
            format!("\"seats\": {}", json(&self.seats)),
            format!("\"setup\": {}", json(&self.setup)),
            format!("\"commitment\": {}", json(&self.commitment)),
            format!("\"seed\": {}", json(&self.seed)),
        ];
        if !self.handovers.is_empty() {
            let handovers: Vec<_> =
                self.handovers.iter().map(|handover| format!("\n    {}", json(handover))).collect();
            lines.insert(4, format!("\"handovers\": [{}\n  ]", handovers.join(",")));
        }
        if let Some(shuffle) = &self.shuffle {
            lines.push(format!("\"shuffle\": {}", json(shuffle)));
        }
        lines.push(format!("\"actions\": [{}{end}]", actions.join(",")));
        if let Some(result) = &self.result {
            lines.push(format!("\"result\": {}", json(result)));
        }
        format!("{{\n  {}\n}}\n", lines.join(",\n  "))
    }
}

impl<S, A> Record<S, A> {
    /// The same record with setup and actions of other types.
    pub fn map<T, B>(self, setup: impl FnOnce(S) -> T, action: impl Fn(A) -> B) -> Record<T, B> {
        let mapped = self.try_map(|it| Ok::<_, Infallible>(setup(it)), |it| Ok(action(it)));
        mapped.unwrap_or_else(|never| match never {})
    }

    /// The same record with setup and actions of other types, if all of them can be had.
    pub fn try_map<T, B, E>(
        self,
        setup: impl FnOnce(S) -> Result<T, E>,
        action: impl Fn(A) -> Result<B, E>,
    ) -> Result<Record<T, B>, E> {
        let actions = self.actions.into_iter().map(|(seat, it)| Ok((seat, action(it)?)));
        Ok(Record {
            wardroom: self.wardroom,
            game: self.game,
            rules: self.rules,
            seats: self.seats,
            handovers: self.handovers,
            setup: setup(self.setup)?,
            commitment: self.commitment,
            seed: self.seed,
            shuffle: self.shuffle,
            actions: actions.collect::<Result<_, E>>()?,
            result: self.result,
        })
    }
}

impl<S, A: Copy> Record<S, A> {
    /// The record of a match that has led to `game`.
    pub fn of<G: Game<Setup = S, Action = A>>(history: Match<G>, game: &G, seats: Vec<Participant>) -> Self {
        Record {
            wardroom: FORMAT,
            game: G::ID.into(),
            rules: G::RULES,
            seats,
            handovers: Vec::new(),
            setup: history.setup,
            commitment: history.seed.commitment(),
            seed: history.seed,
            shuffle: None,
            actions: history.actions,
            result: game.turn().outcome().map(|outcome| Ending::new(outcome, game.n_seats())),
        }
    }

    /// Replays the match and checks every claim of the record; returns the match and its game.
    pub fn verify<G: Game<Setup = S, Action = A>>(self) -> Result<(Match<G>, G), RecordError> {
        let (history, claims) = self.claims::<G>()?;
        let game = history.replay(&mut Silent).map_err(|error| RecordError::Replay(error.to_string()))?;
        claims.check(&game)?;
        Ok((history, game))
    }

    /// The match, and what the record claims of the game it leads to. Game, rules and commitment are checked.
    pub fn claims<G: Game<Setup = S, Action = A>>(self) -> Result<(Match<G>, Claims), RecordError> {
        if self.game != G::ID {
            return Err(RecordError::Game { given: self.game, wanted: G::ID });
        }
        let (given, known, is_fair) = (self.rules, G::RULES, self.is_fair());
        let setup = if given == known { Some(self.setup) } else { G::as_of(self.setup, given) };
        let setup = setup.ok_or(RecordError::Rules { given, known })?;
        if !is_fair {
            return Err(RecordError::Commitment);
        }
        let claims = Claims {
            n_players: self.seats.len(),
            n_actions: self.actions.len(),
            handovers: self.handovers,
            result: self.result,
        };
        Ok((Match { setup, seed: self.seed, actions: self.actions }, claims))
    }

    /// Whether the seed matches the commitment, after mixing in the devices' contributions.
    fn is_fair(&self) -> bool {
        match &self.shuffle {
            None => self.commitment == self.seed.commitment(),
            Some(Shuffle { secret, contributions }) => {
                self.commitment == secret.commitment() && self.seed == secret.mixed(contributions)
            }
        }
    }
}

/// What a record claims of the game to which its match leads.
pub struct Claims {
    n_players: usize,
    n_actions: usize,
    handovers: Vec<Handover>,
    result: Option<Ending>,
}

impl Claims {
    /// Checks the claims against the game.
    pub fn check<G: Game>(self, game: &G) -> Result<(), RecordError> {
        if self.n_players != usize::from(game.n_seats()) {
            return Err(RecordError::Seats { given: self.n_players, wanted: game.n_seats() });
        }
        if let Some(Handover { at, seat, .. }) = misplaced(self.handovers, game.n_seats(), self.n_actions) {
            return Err(RecordError::Handover { at, seat });
        }
        if self.result != game.turn().outcome().map(|outcome| Ending::new(outcome, game.n_seats())) {
            return Err(RecordError::Result);
        }
        Ok(())
    }
}

/// The first handover that cannot be: at no seat of the table, after the end, or before the one above it.
fn misplaced(handovers: Vec<Handover>, n_seats: u8, n_actions: usize) -> Option<Handover> {
    let mut least = 0;
    handovers.into_iter().find(|handover| {
        let is_possible =
            handover.seat.index() < n_seats.into() && (least..=n_actions).contains(&handover.at);
        least = handover.at;
        !is_possible
    })
}
