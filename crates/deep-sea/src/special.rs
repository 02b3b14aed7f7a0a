//! The special rules of missions without tasks.

use std::fmt;

use crew::{MAX_MEMBERS, Suit, Verdict};
use game::{BySeat, Seat};
use schemars::JsonSchema;
use serde::{Deserialize, Serialize};

use crate::{Card, CardSet, Ledger, Trick};

/// A demand of a mission beside its tasks.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize, JsonSchema)]
#[serde(rename_all = "kebab-case")]
pub enum Special {
    /// No member may ever have won two colour cards of this value more than another.
    ///
    /// Won when all four are won, or after the last trick.
    Balance(u8),
    /// No trick may be opened with these suits: unlawful while another lead is in hand, else lost.
    NoLead(Suits),
    /// The winner of the first trick must stay ahead of all others in tricks won.
    FirstWinnerAhead,
    /// This card must be the last card of the last trick.
    LastCard(Card),
}

impl Special {
    /// The cards no trick may be opened with.
    pub(crate) fn barred_leads(self) -> CardSet {
        match self {
            Special::NoLead(suits) => suits.cards(),
            _ => CardSet::EMPTY,
        }
    }

    /// Whether the card that opens this trick breaks the rule, which is judged on the card (CR-5.2).
    pub(crate) fn is_broken_by_lead(self, trick: &Trick) -> bool {
        trick.led().is_some_and(|card| self.barred_leads().contains(card))
    }

    /// The verdict after the trick just finished, if it was open before.
    ///
    /// It is exact in the sense of CR-5.3, but `Done` only when the printed moment of success has come.
    pub(crate) fn judge(self, ledger: &Ledger) -> Verdict {
        let (can_hold, is_complete) = match self {
            Special::Balance(value) => {
                let watched = CardSet::value(value);
                let left = (ledger.unplayed() & watched).len();
                (Balance::of(ledger, watched).can_hold(left), left == 0)
            }
            Special::NoLead(suits) => {
                let is_kept = ledger.last().is_none_or(|trick| !self.is_broken_by_lead(trick));
                (is_kept && ledger.n_left() <= (ledger.unplayed() - suits.cards()).len(), false)
            }
            Special::FirstWinnerAhead => (is_first_winner_ahead(ledger), false),
            Special::LastCard(card) => (comes_last(ledger, card), false),
        };
        match can_hold {
            false => Verdict::Failed,
            true if is_complete || ledger.is_over() => Verdict::Done,
            true => Verdict::Open,
        }
    }
}

/// The watched cards that each member has won, and the remaining tricks.
#[derive(Clone, Copy)]
struct Balance {
    won: BySeat<u8, MAX_MEMBERS>,
    n_members: u8,
    n_left: usize,
    n_left_over: usize,
}

impl Balance {
    fn of(ledger: &Ledger, watched: CardSet) -> Balance {
        let mut won = BySeat([0; MAX_MEMBERS]);
        for member in ledger.crew().members() {
            won[member] = (ledger.won(member) & watched).len() as u8;
        }
        let n_members = ledger.crew().size();
        Balance { won, n_members, n_left: ledger.n_left(), n_left_over: ledger.n_left_over() }
    }

    /// Whether no member is two ahead, and `left` more watched cards can be won without that.
    fn can_hold(self, left: usize) -> bool {
        let won = &self.won.0[..self.n_members.into()];
        let lead = won.iter().max().zip(won.iter().min()).map_or(0, |(most, fewest)| most - fewest);
        if lead > 1 {
            return false;
        }
        // One at a time they can all go to the member with the fewest.
        if left <= self.n_left + self.n_left_over {
            return true;
        }
        self.n_left > 0
            && Seat::all(self.n_members).any(|winner| {
                (0..=left.min(self.n_members.into())).any(|taken| {
                    let mut next = self;
                    next.won[winner] += taken as u8;
                    next.n_left -= 1;
                    next.can_hold(left - taken)
                })
            })
    }
}

fn is_first_winner_ahead(ledger: &Ledger) -> bool {
    let Some((first, _)) = ledger.tricks().first().and_then(Trick::best) else { return true };
    ledger.crew().members().all(|other| other == first || ledger.n_won(other) < ledger.n_won(first))
}

/// Whether the card is still unplayed, or was the very last.
fn comes_last(ledger: &Ledger, card: Card) -> bool {
    match ledger.last().and_then(|trick| trick.plays().last()) {
        Some(&(_, last)) if ledger.is_over() => last == card,
        _ => ledger.unplayed().contains(card),
    }
}

/// Suits, in JSON a list such as `["pink", "trump"]`.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default, Serialize, Deserialize, JsonSchema)]
#[serde(from = "Vec<Suit>", into = "Vec<Suit>")]
#[schemars(with = "Vec<Suit>")]
pub struct Suits(u8);

impl Suits {
    /// The set of these suits.
    pub const fn of(suits: &[Suit]) -> Suits {
        let mut bits = 0;
        let mut i = 0;
        while i < suits.len() {
            bits |= 1 << suits[i] as u8;
            i += 1;
        }
        Suits(bits)
    }

    /// The suits in order.
    pub fn iter(self) -> impl Iterator<Item = Suit> {
        Suit::ALL.into_iter().filter(move |&suit| self.0 >> suit as u8 & 1 != 0)
    }

    /// The cards of these suits.
    pub fn cards(self) -> CardSet {
        self.iter().map(CardSet::suit).fold(CardSet::EMPTY, |cards, suit| cards | suit)
    }
}

impl From<Vec<Suit>> for Suits {
    fn from(suits: Vec<Suit>) -> Suits {
        Suits::of(&suits)
    }
}

impl From<Suits> for Vec<Suit> {
    fn from(suits: Suits) -> Vec<Suit> {
        suits.iter().collect()
    }
}

impl fmt::Display for Special {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Special::Balance(value) => write!(f, "no member is ever two {value}s ahead of another"),
            Special::NoLead(suits) => {
                let suits: Vec<_> = suits.iter().map(|suit| suit.to_string()).collect();
                write!(f, "no trick is opened with {}", suits.join(" or "))
            }
            Special::FirstWinnerAhead => {
                f.write_str("the winner of the first trick stays ahead of all others")
            }
            Special::LastCard(card) => write!(f, "{card} is the last card of the last trick"),
        }
    }
}
