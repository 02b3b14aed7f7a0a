//! The entry for the logbook.

use crew::logbook::Report;

use crate::phase::Phase;
use crate::setup::Setup;
use crate::state::PlanetNine;

impl PlanetNine {
    /// The logbook entry of this attempt, once it is over; the mission is named as in its setup.
    ///
    /// Every attempt counts, also one that could not have been won (CR-5.4).
    pub fn report(&self, setup: &Setup, date: &str, crew: &[String]) -> Option<Report<crate::MissionChoice>> {
        let Phase::Over(result) = self.phase else { return None };
        Some(Report {
            mission: setup.mission.clone(),
            won: result.is_ok(),
            distress: self.options.is_distress_active || self.attempt.distress().is_some(),
            help: self.has_handed_over && self.options.help_counts,
            open_history: self.options.open_history,
            counts: true,
            date: date.to_owned(),
            crew: crew.to_vec(),
        })
    }
}
