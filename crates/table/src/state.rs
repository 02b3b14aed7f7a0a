//! The state of a table: the fold of its log.

use std::collections::{BTreeMap, BTreeSet};

use catalogue::{AnyGame, AnyMatch};
use game::{Handover, Record, Seat, Seed, Shuffle};

use crate::branch::Branch;
use crate::chat::ChatEntry;
use crate::entry::{Entry, PersonId};
use crate::players::{Players, SeatOccupant};
use crate::seating::Seating;
use crate::shared_replay::SharedReplay;
use crate::signal::Signal;
use crate::terms::Terms;

/// A table as its log has made it.
pub struct Table {
    pub(crate) terms: Terms,
    /// Who agreed on the terms, and so laid out the cards if they are laid out.
    pub(crate) author: PersonId,
    /// Who opened the table.
    pub(crate) maker: PersonId,
    /// Whether others than its maker have ever had a seat.
    pub(crate) is_shared: bool,
    /// The host: the opener, and once they have left, the guest who has been there longest.
    pub(crate) host: PersonId,
    /// What it is joined by.
    pub(crate) code: String,
    /// The crew it was opened for.
    pub(crate) crew: Option<String>,
    /// The distress signals that are active.
    pub(crate) signals: Vec<Signal>,
    /// The people at the table, in the order of coming.
    pub(crate) guests: Vec<PersonId>,
    pub(crate) sent_away: BTreeSet<PersonId>,
    pub(crate) seats: Vec<Seating>,
    pub(crate) under_way: Option<UnderWay>,
    pub(crate) n_matches: u32,
    pub(crate) is_closed: bool,
    pub(crate) remarks: Vec<ChatEntry>,
    /// Names of the latest remarks people have sent, so that sending one twice does no harm.
    pub(crate) said: Vec<(PersonId, String)>,
    /// Where its matches go on from, if they do not begin with a shuffle.
    pub(crate) branch: Option<Box<Branch>>,
    /// What those who look back together look at.
    pub(crate) shared_replay: Option<SharedReplay>,
    /// The secret of the next shuffle.
    pub(crate) secret: Seed,
    /// How many entries the log has.
    pub(crate) version: u64,
}

/// The match on the table, which may be over.
pub(crate) struct UnderWay {
    pub(crate) running: Box<dyn AnyMatch>,
    /// How the seed was mixed; nothing if it was agreed on, or if the match goes on from another one.
    pub(crate) shuffle: Option<Shuffle>,
    /// Who plays in which seat.
    pub(crate) players: Players,
    /// The seat whose cards each person has seen. No person may see those of two seats.
    pub(crate) seen_by: BTreeMap<PersonId, Seat>,
    /// The table's version after the deal, and after each action since.
    pub(crate) dealt_at: u64,
    pub(crate) steps: Vec<u64>,
    /// Names of the actions people have sent, so that sending one twice does no harm.
    pub(crate) sent: BTreeSet<(PersonId, String)>,
    pub(crate) is_paused: bool,
    /// When each awaited seat began to be waited for.
    pub(crate) awaited_since: BTreeMap<Seat, u64>,
}

impl Table {
    /// The table that a log's first entry opens; `None` if that entry opens none.
    pub fn open(entry: &Entry) -> Option<Table> {
        let Entry::Opened { by, terms, code, crew, signals, secret, branch } = entry else { return None };
        let mut table = Table {
            terms: terms.clone(),
            author: by.clone(),
            maker: by.clone(),
            is_shared: false,
            host: by.clone(),
            code: code.clone(),
            crew: crew.clone(),
            signals: signals.clone(),
            guests: vec![by.clone()],
            sent_away: BTreeSet::new(),
            seats: Vec::new(),
            under_way: None,
            n_matches: 0,
            is_closed: false,
            remarks: Vec::new(),
            said: Vec::new(),
            branch: branch.clone(),
            shared_replay: None,
            secret: *secret,
            version: 1,
        };
        table.fit_seats();
        Some(table)
    }

    /// How many entries the log has: the number the next one takes.
    pub fn version(&self) -> u64 {
        self.version
    }

    /// What was agreed.
    pub fn terms(&self) -> &Terms {
        &self.terms
    }

    /// The host.
    pub fn host(&self) -> &PersonId {
        &self.host
    }

    /// The short code the table is joined by.
    pub fn code(&self) -> &str {
        &self.code
    }

    /// The crew it was opened for.
    pub fn crew(&self) -> Option<&str> {
        self.crew.as_deref()
    }

    /// Whether this person was sent away.
    pub fn has_sent_away(&self, person: &PersonId) -> bool {
        self.sent_away.contains(person)
    }

    /// The people who were sent away.
    pub fn sent_away(&self) -> &BTreeSet<PersonId> {
        &self.sent_away
    }

    /// Whether others than the one who opened the table have ever had a seat.
    pub fn is_shared(&self) -> bool {
        self.is_shared
    }

    /// Whether the table was closed for good.
    pub fn is_closed(&self) -> bool {
        self.is_closed
    }

    /// The people at the table, in the order of coming.
    pub fn guests(&self) -> &[PersonId] {
        &self.guests
    }

    /// Who sits where, from seat A on.
    pub fn seats(&self) -> &[Seating] {
        &self.seats
    }

    /// What was said.
    pub fn remarks(&self) -> &[ChatEntry] {
        &self.remarks
    }

    /// The match on the table; it may be over.
    pub fn running(&self) -> Option<&dyn AnyMatch> {
        self.under_way.as_ref().map(|under_way| &*under_way.running)
    }

    /// Whether a match is on the table and not over.
    pub fn is_playing(&self) -> bool {
        self.running().is_some_and(|running| running.turn().outcome().is_none())
    }

    /// Whether the match rests.
    pub fn is_paused(&self) -> bool {
        self.under_way.as_ref().is_some_and(|under_way| under_way.is_paused)
    }

    /// How many matches have been dealt.
    pub fn n_matches(&self) -> u32 {
        self.n_matches
    }

    /// The seat of a person.
    pub fn seat_of(&self, person: &PersonId) -> Option<Seat> {
        let index = self.seats.iter().position(|seating| seating.belongs_to(person))?;
        Some(Seat::new(index as u8))
    }

    /// The awaited seats in which a bot plays, with the bot, in the order in which they are asked.
    pub fn awaited_bots(&self) -> Vec<(Seat, &str)> {
        if self.is_paused() || self.is_closed {
            return Vec::new();
        }
        let awaited = self.running().map(AnyMatch::asking_order).unwrap_or_default();
        let bot_in = |seat: Seat| self.seats.get(seat.index())?.bot.as_deref();
        awaited.into_iter().filter_map(|seat| Some((seat, bot_in(seat)?))).collect()
    }

    /// Who has played in the match on the table.
    pub fn players(&self) -> Option<&Players> {
        self.under_way.as_ref().map(|under_way| &under_way.players)
    }

    /// Everyone whose name may be shown: those at the table, those who played, and those who said something.
    pub fn people(&self) -> impl Iterator<Item = &PersonId> {
        let players = self.players().into_iter().flat_map(Players::people);
        self.guests.iter().chain(players).chain(self.remarks.iter().map(|remark| &remark.person))
    }

    /// The seat whose cards this person has seen in the match under way.
    pub(crate) fn seat_seen_by(&self, person: &PersonId) -> Option<Seat> {
        let under_way = self.under_way.as_ref().filter(|_| self.is_playing())?;
        under_way.seen_by.get(person).copied()
    }

    /// The record of the match on the table, without the names of people, which depend on the reader.
    ///
    /// While the match is under way the record holds secrets.
    pub fn record(&self) -> Option<Record> {
        let under_way = self.under_way.as_ref()?;
        let Players { seats, handovers } = &under_way.players;
        let mut record = under_way.running.record(seats.iter().map(SeatOccupant::participant).collect());
        let handover = |handover: &Handover<SeatOccupant>| Handover {
            at: handover.at,
            seat: handover.seat,
            to: handover.to.participant(),
        };
        record.handovers = handovers.iter().map(handover).collect();
        if let Some(shuffle) = &under_way.shuffle {
            record.commitment = shuffle.secret.commitment();
            record.shuffle = Some(shuffle.clone());
        }
        Some(record)
    }

    /// The same table once more, to try a step on.
    #[must_use]
    pub fn fork(&self) -> Table {
        Table {
            terms: self.terms.clone(),
            author: self.author.clone(),
            maker: self.maker.clone(),
            is_shared: self.is_shared,
            host: self.host.clone(),
            code: self.code.clone(),
            crew: self.crew.clone(),
            signals: self.signals.clone(),
            guests: self.guests.clone(),
            sent_away: self.sent_away.clone(),
            seats: self.seats.clone(),
            under_way: self.under_way.as_ref().map(UnderWay::fork),
            n_matches: self.n_matches,
            is_closed: self.is_closed,
            remarks: self.remarks.clone(),
            said: self.said.clone(),
            branch: self.branch.clone(),
            shared_replay: self.shared_replay.clone(),
            secret: self.secret,
            version: self.version,
        }
    }

    pub(crate) fn game(&self) -> Option<&'static dyn AnyGame> {
        catalogue::find(&self.terms.game)
    }

    /// Makes as many seats as the setup asks for; a person whose seat goes stays as a guest.
    pub(crate) fn fit_seats(&mut self) {
        let n = self.game().and_then(|game| game.begin(&self.terms.setup, Seed::from_number(0)).ok());
        let n = n.map_or(0, |running| running.n_seats());
        self.seats.resize_with(n.into(), Seating::default);
    }
}

impl UnderWay {
    fn fork(&self) -> UnderWay {
        UnderWay {
            running: self.running.fork(),
            shuffle: self.shuffle.clone(),
            players: self.players.clone(),
            seen_by: self.seen_by.clone(),
            dealt_at: self.dealt_at,
            steps: self.steps.clone(),
            sent: self.sent.clone(),
            is_paused: self.is_paused,
            awaited_since: self.awaited_since.clone(),
        }
    }
}
