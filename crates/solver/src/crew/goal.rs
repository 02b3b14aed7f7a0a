//! What a mission can demand beside tasks bound to a card.

/// A demand on the whole course of play. Members and sets of members are given as numbers and bit masks.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Goal {
    /// The owner wins a number of cards of a set.
    Cards {
        /// Who.
        owner: u8,
        /// Which cards count.
        cards: u64,
        /// How many at least.
        least: u8,
        /// How many at most.
        most: u8,
    },
    /// Only these members win any of these cards. Cards that stay unplayed do no harm.
    Reserved {
        /// What is reserved.
        cards: u64,
        /// For whom.
        takers: u8,
    },
    /// The owner wins a trick with a card of one set while another card in it is of the other.
    Using {
        /// Who.
        owner: u8,
        /// The owner's winning card.
        with: u64,
        /// What must lie in the trick beside it.
        capture: u64,
    },
    /// The owner wins certain tricks and does not win certain others. The first trick is bit 0.
    Positions {
        /// Who.
        owner: u8,
        /// The tricks to win.
        wanted: u16,
        /// The tricks not to win.
        barred: u16,
    },
    /// The owner wins a number of tricks.
    Tricks {
        /// Who.
        owner: u8,
        /// How many at least.
        least: u8,
        /// How many at most.
        most: u8,
    },
    /// The owner wins `length` consecutive tricks, at least once.
    Streak {
        /// Who.
        owner: u8,
        /// How many.
        length: u8,
    },
    /// The owner wins exactly `length` tricks, and these are consecutive.
    OneStreak {
        /// Who.
        owner: u8,
        /// How many.
        length: u8,
    },
    /// The owner never wins `length` consecutive tricks.
    NoStreak {
        /// Who.
        owner: u8,
        /// How many.
        length: u8,
    },
    /// The owner's number of tricks compares with those of others.
    Compare {
        /// Who.
        owner: u8,
        /// How, and with whom.
        comparison: Comparison,
    },
    /// The owner wins a trick without trumps whose values add up to one of these totals.
    Sum {
        /// Who.
        owner: u8,
        /// The totals, as a bit mask.
        totals: u64,
    },
    /// The owner wins a trick that holds cards of this set only.
    Within {
        /// Who.
        owner: u8,
        /// What it may hold.
        cards: u64,
    },
    /// The owner wins a trick that holds equally many cards of both sets, and some.
    EqualInTrick {
        /// Who.
        owner: u8,
        /// One set.
        one: u64,
        /// The other.
        other: u64,
    },
    /// The owner wins equally many cards of both sets in all, and some.
    EqualInAll {
        /// Who.
        owner: u8,
        /// One set.
        one: u64,
        /// The other.
        other: u64,
    },
    /// The owner wins more cards of one set than of the other.
    More {
        /// Who.
        owner: u8,
        /// The more frequent.
        of: u64,
        /// The less frequent.
        than: u64,
    },
    /// The owner wins a card of each colour.
    EachColour {
        /// Who.
        owner: u8,
    },
    /// The owner wins all nine cards of a colour.
    WholeColour {
        /// Who.
        owner: u8,
    },
    /// These members never lead these cards.
    NeverLead {
        /// Who.
        members: u8,
        /// What.
        cards: u64,
    },
    /// These members never win a trick with one of these cards.
    NeverWith {
        /// Who.
        members: u8,
        /// With what.
        cards: u64,
    },
    /// At least `least` of these cards win a trick, for any member.
    Winners {
        /// Which cards.
        cards: u64,
        /// How many at least.
        least: u8,
        /// Whether they have to win in ascending order.
        ascending: bool,
    },
    /// No member is ever two tricks ahead of another.
    BalancedTricks,
    /// No member is ever two cards of this set ahead of another.
    BalancedCards {
        /// Which cards count.
        cards: u64,
    },
    /// The winner of the first trick always has more tricks than each other member.
    FirstWinnerAhead,
    /// This card falls in the last trick.
    InLastTrick {
        /// The card.
        card: u8,
    },
    /// This card is the last one of the last trick.
    LastCard {
        /// The card.
        card: u8,
    },
}

/// How a number of tricks compares with others'; a tie is neither more nor fewer.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Comparison {
    /// More than every other member, one by one.
    MoreThanEachOther,
    /// Fewer than every other member, one by one.
    FewerThanEachOther,
    /// More than the others' tricks added up.
    MoreThanAllOthersTogether,
    /// More than this member.
    MoreThan(u8),
    /// Fewer than this member.
    FewerThan(u8),
    /// As many as this member.
    SameAs(u8),
}
