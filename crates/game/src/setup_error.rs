//! What can be wrong with a setup or an explicit deal.

/// Why no game can be set up like this. `field` is the place in the setup, such as `deal.draw`.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error, serde::Serialize)]
#[serde(tag = "code", rename_all = "kebab-case")]
pub enum SetupError {
    /// The game is not for that many.
    #[error("this game seats {least} to {most}, not {given}: change `players`")]
    Players {
        /// How many were asked for.
        given: u8,
        /// The fewest.
        least: u8,
        /// The most.
        most: u8,
    },
    /// A value outside its range.
    #[error("`{field}` is {given}, but must be from {least} to {most}")]
    Range {
        /// The place in the setup.
        field: String,
        /// What was given.
        given: i64,
        /// The least that is possible.
        least: i64,
        /// The most that is possible.
        most: i64,
    },
    /// Two options that exclude each other.
    #[error("`{field}` cannot go together with `{other}`: drop one of them")]
    Conflict {
        /// One option.
        field: String,
        /// The other.
        other: String,
    },
    /// A card (task, trait, …) that is not in this game.
    #[error("`{field}` names {item}, which is not in this game")]
    NotInGame {
        /// The place in the setup.
        field: String,
        /// What is not in the game.
        item: String,
    },
    /// More of a card than there are.
    #[error("`{field}` names {item} again: there is no further one, name each card once")]
    Twice {
        /// The place in the setup where it is once too often.
        field: String,
        /// The card.
        item: String,
    },
    /// A list of the wrong length.
    #[error("`{field}` has {given} entries, but must have {wanted}")]
    Count {
        /// The place in the setup.
        field: String,
        /// How many it has.
        given: usize,
        /// How many it must have, in words.
        wanted: String,
    },
    /// Anything else that cannot be.
    #[error("`{field}` is impossible: {reason}")]
    Impossible {
        /// The place in the setup.
        field: String,
        /// Why, as a clause.
        reason: String,
    },
}
