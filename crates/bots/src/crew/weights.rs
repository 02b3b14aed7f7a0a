//! What counts for and against a choice, and how much.

/// What the rules of thumb look at.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
#[repr(usize)]
pub(crate) enum Sign {
    // Any card: the trick it is played to.
    /// How likely the tasks in the trick go to their owner.
    Meets,
    /// How likely they do not.
    Breaks,
    /// What the trick means for other demands of the mission.
    GoalValue,
    // Leading.
    /// The height of the card.
    LeadHigh,
    /// Leading a trump at all.
    LeadTrump,
    /// How many cards of the colour stay in the hand.
    LeadLong,
    /// The last card of the colour.
    LeadSingle,
    /// No task is open in the colour.
    LeadIdle,
    /// The height of the card in a colour without tasks.
    LeadIdleHigh,
    /// A task of one's own is out, and this card wins.
    CatchOwn,
    /// A task of one's own is out, and this card may not win.
    RiskOwn,
    /// A task of one's own is in the hand beside this card.
    BesideOwn,
    /// Another's task is out, and its owner can win.
    ServeOut,
    /// Another's task is out, and its owner cannot win.
    StealOut,
    /// Another's task is in the hand, and its owner can win.
    ServeHeld,
    /// Another's task is in the hand, and its owner cannot win.
    StealHeld,
    /// A task of the colour must not be met yet.
    LeadEarly,
    // Following.
    /// The card wins so far.
    Win,
    /// The height of a winning card.
    WinHigh,
    /// The card wins as the last of the trick.
    WinLast,
    /// A trump wins a trick of another suit.
    TrumpIn,
    /// Wins a trick into which a task of one's own may still fall.
    WinOwnSuit,
    /// Wins a trick into which another's task may still fall.
    WinTheirSuit,
    /// Wins the lead, and has a task of one's own to catch with it.
    WinKeen,
    /// The height of a card that does not win.
    DuckHigh,
    /// A card that could win a task of one's own is spent.
    SpendCatcher,
    /// A card below a task of one's own is spent.
    SpendLowOwn,
    /// A card that could win another's task is shed.
    ShedDanger,
    /// A card below another's task is spent.
    ShedLow,
    /// The last card of its colour is thrown off.
    ThrowLast,
    /// A trump is thrown off.
    ThrowTrump,
    /// How likely a member that can still win against its will has to.
    Forced,
    // Taking a task.
    /// The task's card is in the hand.
    HoldIt,
    /// Higher cards than the task in the hand are out.
    HoldAbove,
    /// How many cards of its colour are in the hand with it.
    HoldLong,
    /// Lower cards than the task in the hand are out.
    HoldLow,
    /// How many trumps are in the hand.
    Trumps,
    /// How high the best card above the task is.
    Top,
    /// How many cards above the task are in the hand.
    TopLong,
    /// No card above the task is in the hand.
    Lacking,
    /// How many tasks of the colour are one's own already.
    SameSuit,
    // Communicating a card.
    /// Any card at all.
    Message,
    /// Another's task.
    MessageTheirs,
    /// Another's task, and the only card of its colour.
    MessageTheirsOnly,
    /// How high a card is that can win a task of one's own.
    MessageCatcher,
    /// A task of one's own.
    MessageOwn,
    /// How high the highest card is.
    MessageTop,
    /// How high the highest card is in a colour of another's task.
    MessageTopTheirs,
    /// The lowest card in a colour of another's task.
    MessageLow,
}

/// How many signs there are.
pub const N_SIGNS: usize = Sign::MessageLow as usize + 1;

/// How much each sign counts.
#[derive(Clone, PartialEq, Debug)]
pub(crate) struct Weights(pub(crate) [f32; N_SIGNS]);

impl Weights {
    pub(crate) fn get(&self, sign: Sign) -> f32 {
        self.0[sign as usize]
    }

    const fn of(list: &[(Sign, f32); N_SIGNS]) -> Weights {
        let mut weights = [0.0; N_SIGNS];
        let mut i = 0;
        while i < N_SIGNS {
            weights[list[i].0 as usize] = list[i].1;
            i += 1;
        }
        Weights(weights)
    }
}

/// The weights fitted by self-play with `examples/fit_crew.rs`, except those for messages about another's task:
/// rules of thumb alone make little of such a message, partners who think make much of it.
pub(crate) static FITTED: Weights = Weights::of(&[
    (Sign::Meets, 6.4),
    (Sign::Breaks, -8.8),
    (Sign::GoalValue, 1.0),
    (Sign::LeadHigh, 5.7),
    (Sign::LeadTrump, -4.0),
    (Sign::LeadLong, -1.6),
    (Sign::LeadSingle, 2.7),
    (Sign::LeadIdle, 1.4),
    (Sign::LeadIdleHigh, 1.2),
    (Sign::CatchOwn, 2.8),
    (Sign::RiskOwn, -4.7),
    (Sign::BesideOwn, -0.7),
    (Sign::ServeOut, 1.0),
    (Sign::StealOut, -0.6),
    (Sign::ServeHeld, -0.9),
    (Sign::StealHeld, 1.9),
    (Sign::LeadEarly, -3.5),
    (Sign::Win, -0.1),
    (Sign::WinHigh, 1.5),
    (Sign::WinLast, -0.1),
    (Sign::TrumpIn, -1.0),
    (Sign::WinOwnSuit, 2.1),
    (Sign::WinTheirSuit, -2.5),
    (Sign::WinKeen, -0.2),
    (Sign::DuckHigh, -0.8),
    (Sign::SpendCatcher, -1.4),
    (Sign::SpendLowOwn, 0.8),
    (Sign::ShedDanger, 1.2),
    (Sign::ShedLow, -1.7),
    (Sign::ThrowLast, 0.7),
    (Sign::ThrowTrump, -1.3),
    (Sign::Forced, 0.15),
    (Sign::HoldIt, 1.9),
    (Sign::HoldAbove, -3.9),
    (Sign::HoldLong, -0.1),
    (Sign::HoldLow, 2.0),
    (Sign::Trumps, 0.1),
    (Sign::Top, 2.3),
    (Sign::TopLong, 0.3),
    (Sign::Lacking, 0.1),
    (Sign::SameSuit, 0.5),
    (Sign::Message, 0.1),
    (Sign::MessageTheirs, 0.2),
    (Sign::MessageTheirsOnly, 2.5),
    (Sign::MessageCatcher, 4.2),
    (Sign::MessageOwn, 1.4),
    (Sign::MessageTop, 0.5),
    (Sign::MessageTopTheirs, 0.2),
    (Sign::MessageLow, -0.3),
]);
