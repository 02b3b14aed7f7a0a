//! The shared replay: one guest leads, the others see the same moment of a finished match.

use schemars::JsonSchema;
use serde::{Deserialize, Serialize};

use crate::decide::Decision;
use crate::entry::{Entry, PersonId};
use crate::face::Faces;
use crate::refusal::Refusal;
use crate::state::Table;

/// More actions than any match has.
const MOST_ACTIONS: usize = 10_000;

/// A shared replay: who leads it, and the moment shown.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) struct SharedReplay {
    pub(crate) leader: PersonId,
    pub(crate) stop: ReplayPosition,
}

/// A moment of a match played at the table, as one observer sees it.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct ReplayPosition {
    /// Which match at this table, counted from one.
    pub number: u32,
    /// After how many actions.
    pub at: usize,
    /// The observer: a seat, `spectator`, or `open` with all cards.
    pub observer: String,
}

/// A shared replay as every person at the table sees it.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, JsonSchema)]
pub struct SharedReplayView {
    /// The name of the leader.
    pub leader: String,
    /// Whether the one who looks leads.
    pub is_yours: bool,
    /// What is looked at.
    #[serde(flatten)]
    pub stop: ReplayPosition,
}

impl Table {
    /// Shows a moment to those who follow; the first to do so leads.
    pub(crate) fn look_back(&self, by: &PersonId, stop: ReplayPosition) -> Decision {
        self.between_matches()?;
        if self.shared_replay.as_ref().is_some_and(|replay| replay.leader != *by) {
            return Err(Refusal::AnotherLeads);
        }
        let is_seat = stop.observer.len() == 1 && stop.observer.parse::<game::Seat>().is_ok();
        let is_observer = is_seat || stop.observer == "open" || stop.observer == "spectator";
        let is_played = (1..=self.n_matches).contains(&stop.number);
        if !is_observer || !is_played || stop.at > MOST_ACTIONS {
            return Err(Refusal::NoSuchMoment);
        }
        let is_there = self.shared_replay.as_ref().is_some_and(|replay| replay.stop == stop);
        Ok((!is_there).then(|| Entry::LookedBack { by: by.clone(), stop }))
    }

    /// Hands the lead to another guest.
    pub(crate) fn pass_lead(&self, by: &PersonId, guest: usize) -> Decision {
        self.leads(by)?;
        let to = self.guests.get(guest).ok_or(Refusal::NoSuchGuest)?.clone();
        Ok(Some(Entry::LeadPassed { to }))
    }

    /// Ends the replay.
    pub(crate) fn stop_looking(&self, by: &PersonId) -> Decision {
        self.leads(by)?;
        Ok(Some(Entry::StoppedLooking))
    }

    pub(crate) fn shared_replay_view(&self, person: &PersonId, faces: Faces<'_>) -> Option<SharedReplayView> {
        let SharedReplay { leader, stop } = self.shared_replay.as_ref()?;
        Some(SharedReplayView { leader: faces(leader).name, is_yours: leader == person, stop: stop.clone() })
    }

    fn leads(&self, by: &PersonId) -> Result<(), Refusal> {
        match &self.shared_replay {
            Some(replay) if replay.leader == *by => Ok(()),
            Some(_) => Err(Refusal::AnotherLeads),
            None => Err(Refusal::NobodyLeads),
        }
    }
}
