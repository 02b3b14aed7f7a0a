//! A match as text on disk: one versioned, human-readable JSON object.

use serde::de::DeserializeOwned;
use serde::{Deserialize, Serialize};

use crate::{Game, Match, Outcome, Seat, Seed, Silent};

/// Version of the record's own layout.
pub const FORMAT: u32 = 1;

/// One match: who played what, what was agreed, what was done, and how it ended.
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
    /// Who sat where, from seat A on.
    pub seats: Vec<Participant>,
    /// Which seats passed to others while the match was under way, in order.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub handovers: Vec<Handover>,
    /// What was agreed.
    pub setup: S,
    /// What was shown before the first action: the SHA-256 of the seed, or of the secret it was mixed from.
    pub commitment: String,
    /// What decided the shuffles.
    pub seed: Seed,
    /// How the seed was mixed, if players' devices contributed to it.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub shuffle: Option<Shuffle>,
    /// What was done, in order.
    pub actions: Vec<(Seat, A)>,
    /// How it ended, if it has.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub result: Option<Ending>,
}

/// How a seed came about that nobody alone could choose: [`Seed::mixed`].
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Shuffle {
    /// The table's secret, committed to before anybody contributed.
    pub secret: Seed,
    /// What the players' devices contributed, in the order in which it was mixed in.
    pub contributions: Vec<String>,
}

/// A seat that passed to another player while the match was under way.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Handover<P = Participant> {
    /// How many actions had been taken: the next one is the new player's, if it is this seat's.
    pub at: usize,
    /// Which seat.
    pub seat: Seat,
    /// Who plays there from then on.
    pub to: P,
}

/// Who sat in a seat.
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
    /// Who acted in the seat: the bot's level, or else the person's name.
    pub fn player(&self) -> &str {
        self.bot.as_deref().unwrap_or(&self.name)
    }
}

/// How a match ended, as a record tells it.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Ending {
    /// Who won.
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

/// Why a text is no honest record.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
pub enum RecordError {
    /// Not a record at all.
    #[error("this is no record of a match: {0}")]
    Syntax(String),
    /// A layout this version does not know.
    #[error("the record has layout {given}, but this version reads {FORMAT}: use a newer wardroom")]
    Format {
        /// The record's layout.
        given: u32,
    },
    /// A record of another game.
    #[error("the record is of `{given}`, not of `{wanted}`")]
    Game {
        /// The record's game.
        given: String,
        /// The game it was read as.
        wanted: &'static str,
    },
    /// Rules of another version.
    #[error("the record was played by version {given} of the rules, this is version {known}")]
    Rules {
        /// The record's rules.
        given: u32,
        /// The rules we have.
        known: u32,
    },
    /// The seed is not the one that was committed to.
    #[error("the seed does not fit its commitment: the record was changed, or the shuffle was not fair")]
    Commitment,
    /// The number of names is not the number of seats.
    #[error("the record names {given} players, but {wanted} sit at the table")]
    Seats {
        /// How many are named.
        given: usize,
        /// How many there are.
        wanted: u8,
    },
    /// A seat cannot have passed to another player like this.
    #[error("seat {seat} cannot have passed to another player after {at} actions: the record was changed")]
    Handover {
        /// After how many actions it is said to have passed on.
        at: usize,
        /// Which seat.
        seat: Seat,
    },
    /// The match cannot have gone like this.
    #[error("{0}")]
    Replay(String),
    /// The result is not what the actions lead to.
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
    /// The record's text: a line per field, and a line per action.
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

impl<S, A: Copy> Record<S, A> {
    /// The record of a match, which has led to `game`.
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

    /// Plays the match again; gives it and the game it leads to, if every claim of the record holds.
    pub fn verify<G: Game<Setup = S, Action = A>>(self) -> Result<(Match<G>, G), RecordError> {
        if self.game != G::ID {
            return Err(RecordError::Game { given: self.game, wanted: G::ID });
        }
        let (given, known, is_fair) = (self.rules, G::RULES, self.is_fair());
        let setup = if given == known { Some(self.setup) } else { G::as_of(self.setup, given) };
        let setup = setup.ok_or(RecordError::Rules { given, known })?;
        if !is_fair {
            return Err(RecordError::Commitment);
        }
        let n_actions = self.actions.len();
        let history = Match::<G> { setup, seed: self.seed, actions: self.actions };
        let game = history.replay(&mut Silent).map_err(|error| RecordError::Replay(error.to_string()))?;
        if self.seats.len() != usize::from(game.n_seats()) {
            return Err(RecordError::Seats { given: self.seats.len(), wanted: game.n_seats() });
        }
        if let Some(Handover { at, seat, .. }) = misplaced(self.handovers, game.n_seats(), n_actions) {
            return Err(RecordError::Handover { at, seat });
        }
        if self.result != game.turn().outcome().map(|outcome| Ending::new(outcome, game.n_seats())) {
            return Err(RecordError::Result);
        }
        Ok((history, game))
    }

    /// Whether the seed is the one that was committed to, mixed with what the devices contributed.
    fn is_fair(&self) -> bool {
        match &self.shuffle {
            None => self.commitment == self.seed.commitment(),
            Some(Shuffle { secret, contributions }) => {
                self.commitment == secret.commitment() && self.seed == secret.mixed(contributions)
            }
        }
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
