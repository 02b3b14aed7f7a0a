//! Errors in a setup or an explicit deal.

/// The reason why a setup is refused. `field` is the place in the setup, such as `deal.draw`.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error, serde::Serialize)]
#[serde(tag = "code", rename_all = "kebab-case")]
pub enum SetupError {
    /// The game does not allow this number of players.
    #[error("this game seats {least} to {most}, not {given}: change `players`")]
    Players {
        /// The number asked for.
        given: u8,
        /// The fewest players.
        least: u8,
        /// The most players.
        most: u8,
    },
    /// A value is outside its range.
    #[error("`{field}` is {given}, but must be from {least} to {most}")]
    Range {
        /// The place in the setup.
        field: String,
        /// The value given.
        given: i64,
        /// The least value allowed.
        least: i64,
        /// The greatest value allowed.
        most: i64,
    },
    /// Two options exclude each other.
    #[error("`{field}` cannot go together with `{other}`: drop one of them")]
    Conflict {
        /// One option.
        field: String,
        /// The other.
        other: String,
    },
    /// A card, task or trait is not in this game.
    #[error("`{field}` names {item}, which is not in this game")]
    NotInGame {
        /// The place in the setup.
        field: String,
        /// The item that is not in the game.
        item: String,
    },
    /// A card is named more often than it exists.
    #[error("`{field}` names {item} again: there is no further one, name each card once")]
    Twice {
        /// The place in the setup of the surplus mention.
        field: String,
        /// The card.
        item: String,
    },
    /// A list has the wrong length.
    #[error("`{field}` has {given} entries, but must have {wanted}")]
    Count {
        /// The place in the setup.
        field: String,
        /// The number of entries given.
        given: usize,
        /// The number of entries wanted, in words.
        wanted: String,
    },
    /// A demand that cannot be met, for a reason without a variant of its own.
    #[error("`{field}` is impossible: {reason}")]
    Impossible {
        /// The place in the setup.
        field: String,
        /// The reason, as a clause.
        reason: String,
    },
}
