//! Who plays in which seat of a match, action by action.

use game::{Handover, Participant, Seat};
use schemars::JsonSchema;
use serde::{Deserialize, Serialize};

use crate::{Avatar, Face, Faces, PersonId, Seating};

/// Who is in a seat: a person, a bot, or a bot that stands in for a person.
#[derive(Clone, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
pub struct SeatOccupant {
    /// Whose seat it is.
    pub person: Option<PersonId>,
    /// The bot that plays.
    pub bot: Option<String>,
}

/// Who plays in each seat of a match, from the deal to its end.
#[derive(Clone, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
pub struct Players {
    /// Who sat where when it was dealt.
    pub seats: Vec<SeatOccupant>,
    /// Which seats passed to others since, in order.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub handovers: Vec<Handover<SeatOccupant>>,
}

/// Who plays in a seat from some action of a match on, as people see it.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, JsonSchema)]
pub struct Occupant {
    /// Which seat.
    pub seat: Seat,
    /// How many actions had been taken before. What each seat has first is who it was dealt to.
    pub from: usize,
    /// The name of the person whose seat it is.
    pub name: Option<String>,
    /// That person's picture.
    pub avatar: Option<Avatar>,
    /// The bot that plays, for itself or for that person.
    pub bot: Option<String>,
    /// Whether it is the seat of the one who looks.
    pub is_you: bool,
}

impl From<&Seating> for SeatOccupant {
    fn from(seating: &Seating) -> SeatOccupant {
        SeatOccupant { person: seating.person.clone(), bot: seating.bot.clone() }
    }
}

impl SeatOccupant {
    /// The place as a record holds it. The name of a person is left empty: it is looked up when it is shown.
    pub(crate) fn participant(&self) -> Participant {
        let name = if self.person.is_some() { None } else { self.bot.clone() };
        Participant { name: name.unwrap_or_default(), bot: self.bot.clone() }
    }
}

impl Players {
    /// The players of a match that is dealt.
    pub(crate) fn new(seats: &[Seating]) -> Players {
        Players { seats: seats.iter().map(SeatOccupant::from).collect(), handovers: Vec::new() }
    }

    /// The players as of the first `at` actions.
    pub(crate) fn until(&self, at: usize) -> Players {
        let earlier = self.handovers.iter().filter(|handover| handover.at < at);
        Players { seats: self.seats.clone(), handovers: earlier.cloned().collect() }
    }

    /// Notes who sits where after `at` actions.
    pub(crate) fn note(&mut self, at: usize, seats: &[Seating]) {
        for (seating, seat) in seats.iter().zip(Seat::all(seats.len() as u8)) {
            let is_known =
                |place: &SeatOccupant| (&place.person, &place.bot) == (&seating.person, &seating.bot);
            if !self.last(seat).is_some_and(is_known) {
                self.pass(Handover { at, seat, to: seating.into() });
            }
        }
    }

    /// Moves handovers that followed an action taken back to the moment before the next one.
    pub(crate) fn take_back(&mut self, version: usize) {
        for handover in std::mem::take(&mut self.handovers) {
            self.pass(Handover { at: handover.at.min(version), ..handover });
        }
    }

    /// Who has the seat at last.
    pub fn last(&self, seat: Seat) -> Option<&SeatOccupant> {
        self.in_seat(seat).last()
    }

    /// Everyone who has played in a seat, person or bot.
    pub fn in_seat(&self, seat: Seat) -> impl Iterator<Item = &SeatOccupant> {
        let passed = self.handovers.iter().filter(move |handover| handover.seat == seat);
        self.seats.get(seat.index()).into_iter().chain(passed.map(|handover| &handover.to))
    }

    /// Everyone who has played, person or bot.
    pub fn places(&self) -> impl Iterator<Item = &SeatOccupant> {
        self.seats.iter().chain(self.handovers.iter().map(|handover| &handover.to))
    }

    /// The people who have played.
    pub fn people(&self) -> impl Iterator<Item = &PersonId> {
        self.places().filter_map(|place| place.person.as_ref())
    }

    /// All players as the reader sees them.
    pub fn shown(&self, reader: Option<&PersonId>, faces: Faces<'_>) -> Vec<Occupant> {
        let dealt = self.seats.iter().zip(Seat::all(self.seats.len() as u8));
        let dealt = dealt.map(|(place, seat)| (0, seat, place));
        let passed = self.handovers.iter().map(|Handover { at, seat, to }| (*at, *seat, to));
        let shown = |(from, seat, SeatOccupant { person, bot }): (usize, Seat, &SeatOccupant)| {
            let face: Option<Face> = person.as_ref().map(faces);
            Occupant {
                seat,
                from,
                avatar: face.as_ref().map(|face| face.avatar),
                name: face.map(|face| face.name),
                bot: bot.clone(),
                is_you: reader.is_some() && person.as_ref() == reader,
            }
        };
        dealt.chain(passed).map(shown).collect()
    }

    /// Passes a seat on. Who had it for no action is forgotten, unless it was dealt to them.
    fn pass(&mut self, handover: Handover<SeatOccupant>) {
        let is_same =
            |earlier: &Handover<SeatOccupant>| (earlier.at, earlier.seat) == (handover.at, handover.seat);
        self.handovers.retain(|earlier| !is_same(earlier));
        if self.last(handover.seat) != Some(&handover.to) {
            self.handovers.push(handover);
        }
    }
}
