//! Why a table refuses a command.

use catalogue::Problem;
use game::Seat;
use serde::Serialize;

/// Why a table refuses a command: a code with arguments, and a sentence that says what to do.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error, Serialize)]
#[serde(tag = "code", rename_all = "kebab-case")]
pub enum Refusal {
    /// The table is closed.
    #[error("this table is closed: open another one")]
    Closed,
    /// The person is not at the table.
    #[error("you are not at this table: join it first")]
    NotHere,
    /// The person has been sent away.
    #[error("you were sent away from this table: open one of your own")]
    SentAway,
    /// Only the host may do this.
    #[error("only the host of the table may do that")]
    NotYours,
    /// There is no such seat.
    #[error("there is no seat {seat} at this table")]
    NoSuchSeat {
        /// The seat asked for.
        seat: Seat,
    },
    /// The seat is another person's.
    #[error("seat {seat} is taken: choose another one")]
    SeatTaken {
        /// The seat asked for.
        seat: Seat,
    },
    /// No bot sits there.
    #[error("no bot sits in seat {seat}")]
    NoBotThere {
        /// The seat asked for.
        seat: Seat,
    },
    /// The person is seated already.
    #[error("you sit in seat {seat} already: stand up first")]
    AlreadySeated {
        /// The own seat.
        seat: Seat,
    },
    /// The person has seen the cards of another seat in this match.
    #[error("you have seen the cards of seat {seat} in this match: sit there, or wait for the next match")]
    KnowsAnotherSeat {
        /// The seat whose cards were seen.
        seat: Seat,
    },
    /// The person has no seat.
    #[error("you have no seat at this table: take one")]
    NotSeated,
    /// A bot plays for the person.
    #[error("a bot plays for you: take your seat over first")]
    BotPlays,
    /// No bot plays for the person.
    #[error("you play yourself already")]
    NoBotPlays,
    /// There is no such bot.
    #[error("there is no such bot for this game")]
    NoSuchBot,
    /// There is no such guest.
    #[error("there is no such guest at this table")]
    NoSuchGuest,
    /// A match is under way.
    #[error("a match is under way: wait until it is over")]
    MatchUnderWay,
    /// No match is under way.
    #[error("no match is under way: deal first")]
    NoMatch,
    /// The match rests.
    #[error("the match rests: let it go on first")]
    Paused,
    /// The match does not rest.
    #[error("the match does not rest")]
    NotPaused,
    /// The last action cannot be taken back.
    #[error("this cannot be taken back: only your own last action can, if it showed nothing hidden")]
    NotTakenBack,
    /// Nothing may be said now.
    #[error(
        "only the game's own signals are allowed now: talk when the crew decides together, or after the match"
    )]
    Silence,
    /// The table has agreed on silence.
    #[error("this table has agreed to say nothing while a match is under way: talk when it is over")]
    AgreedSilence,
    /// The table plays on from a moment of another match.
    #[error("this table plays on from a moment of another match: open a new one for something else")]
    Branches,
    /// Another guest leads the shared replay.
    #[error("another guest leads the replay: follow it, or ask for the lead")]
    AnotherLeads,
    /// No shared replay is under way.
    #[error("no shared replay is under way: begin one")]
    NobodyLeads,
    /// There is no such moment to look at.
    #[error("no match of this table has such a moment: choose another one")]
    NoSuchMoment,
    /// A text is empty or too long.
    #[error("`{field}` must have 1 to {most} characters")]
    Length {
        /// Which text.
        field: &'static str,
        /// How long it may be.
        most: usize,
    },
    /// The game refuses.
    #[error("{0}")]
    #[serde(untagged)]
    Game(Problem),
}

impl From<Problem> for Refusal {
    fn from(problem: Problem) -> Refusal {
        Refusal::Game(problem)
    }
}
