//! The view of an attempt for one observer.

use std::fmt;

use game::{Observer, Seat};
use schemars::JsonSchema;
use serde::Serialize;

use crate::attempt::Attempt;
use crate::distress::Direction;
use crate::dummy::Column;
use crate::{Card, CardSet, Position, Trick};

/// The cards and tricks of an attempt as one observer knows them.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, JsonSchema)]
#[schemars(rename = "AttemptView")]
pub struct AttemptView<const TRUMP: char> {
    /// The member who was dealt trump 4.
    pub commander: Seat,
    /// The crew members in the order of play, from A on; the dummy included.
    pub order: Vec<Seat>,
    /// The crew members by seat; the dummy last.
    pub members: Vec<MemberView<TRUMP>>,
    /// The trick under way, or next, counted from one; after the last trick its number.
    pub trick_number: u8,
    /// How many tricks the deal has.
    pub n_tricks: u8,
    /// The cards of the trick under way, in the order of play.
    pub trick: Vec<PlayView<TRUMP>>,
    /// The trick just finished.
    pub last_trick: Option<TrickView<TRUMP>>,
    /// All finished tricks; only with the house rule of open history, or when the attempt is over.
    pub history: Option<Vec<TrickView<TRUMP>>>,
    /// The dummy's row, from the left.
    pub row: Option<Vec<Column<TRUMP>>>,
    /// The member whose turn to play it is.
    pub to_play: Seat,
    /// The players who may communicate now, judged by public facts.
    pub may_communicate: Vec<Seat>,
    /// Whether messages come without a position.
    pub hides_position: bool,
    /// The first trick before which communication is allowed.
    pub communication_from: u8,
    /// How many tokens are left in the middle, if they lie there.
    pub shared_tokens: Option<u8>,
    /// The exchange after a distress signal, if there was one.
    pub distress: Option<DistressView<TRUMP>>,
    /// What was drawn from neighbours' hands, if anything was.
    pub draws: Option<DrawsView<TRUMP>>,
}

/// One crew member.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, JsonSchema)]
#[schemars(rename = "MemberView")]
pub struct MemberView<const TRUMP: char> {
    /// The member.
    pub seat: Seat,
    /// Whether this is the dummy, whom the commander plays.
    pub is_dummy: bool,
    /// How many cards are left; the dummy's covered ones included.
    pub n_cards: u8,
    /// The hand, if the observer may see it; the dummy's open cards.
    pub hand: Option<CardSet<TRUMP>>,
    /// The cards that may be played now, if the observer plays them.
    pub playable: CardSet<TRUMP>,
    /// How many tricks this member has won.
    pub n_tricks: u8,
    /// The member's own token, if there is one.
    pub token: Option<Token>,
    /// What this member has communicated.
    pub messages: Vec<MessageView<TRUMP>>,
}

/// The state of a member's own token.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, JsonSchema)]
#[serde(rename_all = "kebab-case")]
pub enum Token {
    /// Not used yet.
    Ready,
    /// It lies on a card.
    OnCard,
    /// Used up.
    Used,
    /// This member must not communicate.
    Barred,
}

/// A message as public facts show it.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, JsonSchema)]
#[schemars(rename = "MessageView")]
pub struct MessageView<const TRUMP: char> {
    /// The card.
    pub card: Card<TRUMP>,
    /// Where the token was laid; nothing in a dead zone.
    pub position: Option<Position>,
    /// The trick before which it was sent.
    pub before_trick: u8,
    /// Whether the card still lies open.
    pub is_open: bool,
}

/// A play of a trick.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, JsonSchema)]
#[schemars(rename = "PlayView")]
pub struct PlayView<const TRUMP: char> {
    /// The member who played.
    pub by: Seat,
    /// The card.
    pub card: Card<TRUMP>,
}

/// A finished trick.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, JsonSchema)]
#[schemars(rename = "TrickView")]
pub struct TrickView<const TRUMP: char> {
    /// Its cards, in the order of play.
    pub plays: Vec<PlayView<TRUMP>>,
    /// The winner of the trick.
    pub winner: Seat,
}

/// The exchange after a distress signal.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, JsonSchema)]
#[schemars(rename = "DistressView")]
pub struct DistressView<const TRUMP: char> {
    /// The direction of the exchange.
    pub direction: Direction,
    /// The card the observer gave.
    pub given: Option<Card<TRUMP>>,
    /// The card the observer received.
    pub received: Option<Card<TRUMP>>,
}

/// The random draw from the right neighbours' hands.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, JsonSchema)]
#[schemars(rename = "DrawsView")]
pub struct DrawsView<const TRUMP: char> {
    /// The card the observer took.
    pub taken: Option<Card<TRUMP>>,
    /// The card taken from the observer.
    pub lost: Option<Card<TRUMP>>,
    /// The dummy's column in which a covered card was exchanged, from the left.
    pub column: Option<u8>,
}

/// The parts of an attempt that are shown.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Showing {
    /// The house rule that all tricks stay visible.
    pub open_history: bool,
    /// Whether cards are being played, so that playable ones are marked.
    pub playing: bool,
    /// Whether all hands and tricks are shown.
    pub all: bool,
}

impl<const TRUMP: char> Attempt<TRUMP> {
    /// The cards and tricks as this observer may know them.
    pub fn view(&self, observer: Observer, showing: Showing) -> AttemptView<TRUMP> {
        let first = Seat::new(0);
        let me = observer.seat().filter(|seat| seat.number() < self.crew.players());
        let n_finished = self.ledger.n_finished();
        AttemptView {
            commander: self.commander,
            order: self.crew.from(first).collect(),
            members: self.crew.members().map(|member| self.member_view(member, me, showing)).collect(),
            trick_number: (n_finished + 1).min(self.ledger.n_tricks()) as u8,
            n_tricks: self.ledger.n_tricks() as u8,
            trick: plays(&self.trick),
            last_trick: self.ledger.last().map(trick_view),
            history: (showing.open_history || showing.all)
                .then(|| self.ledger.tricks().iter().map(trick_view).collect()),
            row: self.row.as_ref().map(|row| row.columns().to_vec()),
            to_play: self.to_play,
            may_communicate: if showing.playing { self.entitled().iter().collect() } else { Vec::new() },
            hides_position: self.messages.hides_position(),
            communication_from: self.messages.first_trick(),
            shared_tokens: self.messages.shared(),
            distress: self.distress.as_ref().map(|distress| DistressView {
                direction: distress.direction,
                given: me.and_then(|seat| distress.chosen(seat)),
                received: me.and_then(|seat| distress.chosen(distress.direction.giver(self.crew, seat))),
            }),
            draws: self.draws.as_ref().map(|draws| DrawsView {
                taken: me.map(|seat| draws.taken[seat]),
                lost: me.map(|seat| draws.taken[self.crew.left(seat)]),
                column: draws.column,
            }),
        }
    }

    fn member_view(&self, member: Seat, me: Option<Seat>, showing: Showing) -> MemberView<TRUMP> {
        let is_dummy = self.crew.is_dummy(member);
        let covered = self.row.as_ref().filter(|_| is_dummy).map_or(0, |row| row.covered().len());
        let hand = self.hands[member];
        let mine = showing.playing && self.to_play == member && me == Some(self.decider(member));
        let messages: Vec<_> = self
            .messages
            .sent()
            .iter()
            .filter(|message| message.by == member)
            .map(|message| MessageView {
                card: message.card,
                position: (!self.messages.hides_position()).then_some(message.position),
                before_trick: message.after + 1,
                is_open: hand.contains(message.card),
            })
            .collect();
        let has_own_token = !is_dummy && self.messages.shared().is_none();
        let n_begun = self.ledger.n_finished() + usize::from(self.trick.led().is_some());
        MemberView {
            seat: member,
            is_dummy,
            n_cards: (hand.len() + covered) as u8,
            hand: (is_dummy || me == Some(member) || showing.all).then_some(hand),
            playable: if mine { self.playable() } else { CardSet::EMPTY },
            n_tricks: self.ledger.n_won(member),
            token: has_own_token.then(|| match messages.first() {
                None if self.messages.ready().contains(member) && !self.messages.is_past(n_begun) => {
                    Token::Ready
                }
                None => Token::Barred,
                // In a dead zone the token is turned over at once (CR-3.4), else with the card (CR-3.3).
                Some(message) if message.is_open && message.position.is_some() => Token::OnCard,
                Some(_) => Token::Used,
            }),
            messages,
        }
    }
}

fn plays<const TRUMP: char>(trick: &Trick<TRUMP>) -> Vec<PlayView<TRUMP>> {
    trick.plays().iter().map(|&(by, card)| PlayView { by, card }).collect()
}

fn trick_view<const TRUMP: char>(trick: &Trick<TRUMP>) -> TrickView<TRUMP> {
    let (winner, _) = trick.best().expect("a finished trick has a winner");
    TrickView { plays: plays(trick), winner }
}

impl<const TRUMP: char> fmt::Display for AttemptView<TRUMP> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        writeln!(f, "Trick {} of {}.", self.trick_number, self.n_tricks)?;
        for member in &self.members {
            member.fmt(f)?;
            let is_commander = member.seat == self.commander;
            writeln!(f, "{}", if is_commander { commander_note(TRUMP) } else { "" })?;
        }
        if let Some(row) = &self.row {
            writeln!(f, "Row: {}", row.iter().map(Column::to_string).collect::<Vec<_>>().join(" "))?;
        }
        if let Some(trick) = &self.last_trick {
            writeln!(f, "Last trick: {} to {}.", line(&trick.plays), trick.winner)?;
        }
        if !self.trick.is_empty() {
            writeln!(f, "Trick: {}.", line(&self.trick))?;
        }
        Ok(())
    }
}

impl<const TRUMP: char> fmt::Display for MemberView<TRUMP> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let dummy = if self.is_dummy { " (dummy)" } else { "" };
        write!(f, "{}{dummy} has won {}: ", self.seat, self.n_tricks)?;
        match self.hand {
            Some(hand) if !self.is_dummy => write!(f, "{hand}")?,
            _ => write!(f, "{} cards", self.n_cards)?,
        }
        for message in &self.messages {
            let position = match message.position {
                None => "open",
                Some(Position::Highest) => "highest",
                Some(Position::Only) => "only",
                Some(Position::Lowest) => "lowest",
            };
            write!(f, ", told {} {position}", message.card)?;
        }
        Ok(())
    }
}

impl<const TRUMP: char> fmt::Display for Column<TRUMP> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Column::Both { card } => write!(f, "{card}+"),
            Column::Covered => f.write_str("+"),
            Column::Open { card } => card.fmt(f),
            Column::Empty => f.write_str("-"),
        }
    }
}

/// The game's title for the holder of trump 4.
fn commander_note(trump: char) -> &'static str {
    if trump == 's' { " (captain)" } else { " (commander)" }
}

fn line<const TRUMP: char>(plays: &[PlayView<TRUMP>]) -> String {
    plays.iter().map(|play| format!("{} {}", play.by, play.card)).collect::<Vec<_>>().join(", ")
}
