//! The logbook: a crew's attempts and successes (CR-5.1).

use schemars::JsonSchema;
use serde::{Deserialize, Serialize};

/// A crew's logbook: a page per run at a mission, in the order they were begun.
///
/// `M` names a mission. Missions are meant to be played in order but may be played in any.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, JsonSchema)]
pub struct Logbook<M> {
    /// The pages.
    pub pages: Vec<Page<M>>,
}

impl<M> Default for Logbook<M> {
    fn default() -> Self {
        Logbook { pages: Vec::new() }
    }
}

/// All attempts at one mission until it succeeded.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, JsonSchema)]
pub struct Page<M> {
    /// The mission.
    pub mission: M,
    /// How many attempts count, the successful one included.
    pub attempts: u32,
    /// How many attempts do not count, since their failure could not have been prevented (CR-5.4).
    pub not_counted: u32,
    /// Whether a distress signal was sent (CR-4.2).
    pub distress: bool,
    /// Whether the help for five players was used in a way that counts (PN-7.6).
    pub help: bool,
    /// Whether an attempt was played with the house rule of open history (CR-2.2).
    pub open_history: bool,
    /// How the mission succeeded, once it has.
    pub success: Option<Success>,
}

/// When and by whom a mission was accomplished.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, JsonSchema)]
pub struct Success {
    /// The date, as the table gives it.
    pub date: String,
    /// Who played.
    pub crew: Vec<String>,
}

/// The entry for one finished attempt.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, JsonSchema)]
pub struct Report<M> {
    /// The mission.
    pub mission: M,
    /// Whether it succeeded.
    pub won: bool,
    /// Whether the distress signal was sent, or still active from an earlier attempt.
    pub distress: bool,
    /// Whether the help for five players was used and counts.
    pub help: bool,
    /// Whether the attempt was played with open history.
    pub open_history: bool,
    /// Whether a failed attempt counts: not if it could not have been prevented (CR-5.4), as the solver
    /// finds.
    pub counts: bool,
    /// The date.
    pub date: String,
    /// Who played.
    pub crew: Vec<String>,
}

impl<M> Page<M> {
    /// The number noted in the logbook: attempts, plus one each for distress and help.
    pub fn noted(&self) -> u32 {
        self.attempts + u32::from(self.distress) + u32::from(self.help)
    }
}

impl<M: PartialEq> Logbook<M> {
    /// Notes an attempt. A mission that has succeeded before begins a new page.
    pub fn note(&mut self, report: Report<M>) {
        let Report { mission, won, distress, help, open_history, counts, date, crew } = report;
        let number =
            match self.pages.iter().position(|page| page.success.is_none() && page.mission == mission) {
                Some(number) => number,
                None => {
                    self.pages.push(Page {
                        mission,
                        attempts: 0,
                        not_counted: 0,
                        distress: false,
                        help: false,
                        open_history: false,
                        success: None,
                    });
                    self.pages.len() - 1
                }
            };
        let page = &mut self.pages[number];
        if won || counts {
            page.attempts += 1;
        } else {
            page.not_counted += 1;
        }
        page.distress |= distress;
        page.help |= help;
        page.open_history |= open_history;
        page.success = won.then_some(Success { date, crew });
    }

    /// Whether the mission has succeeded.
    pub fn is_done(&self, mission: &M) -> bool {
        self.pages.iter().any(|page| page.mission == *mission && page.success.is_some())
    }

    /// Whether the distress signal is still active for the next attempt at this mission.
    pub fn is_distress_active(&self, mission: &M) -> bool {
        self.pages.iter().any(|page| page.mission == *mission && page.success.is_none() && page.distress)
    }

    /// The next mission of a campaign: the first that has not succeeded.
    pub fn next<'a>(&self, campaign: impl IntoIterator<Item = &'a M>) -> Option<&'a M>
    where
        M: 'a,
    {
        campaign.into_iter().find(|mission| !self.is_done(mission))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn report(mission: u8, won: bool) -> Report<u8> {
        Report {
            mission,
            won,
            distress: false,
            help: false,
            open_history: false,
            counts: true,
            date: "2026-01-31".into(),
            crew: vec!["Ada".into()],
        }
    }

    #[test]
    fn cr_5_1_the_successful_attempt_counts_too() {
        let mut logbook = Logbook::default();
        logbook.note(report(7, false));
        assert!(!logbook.is_done(&7));
        logbook.note(report(7, true));
        assert_eq!((logbook.pages.len(), logbook.pages[0].noted()), (1, 2));
        assert!(logbook.is_done(&7));
        logbook.note(report(7, false));
        assert_eq!(logbook.pages.len(), 2, "playing it again begins a new page");
        assert!(logbook.is_done(&7));
    }

    #[test]
    fn cr_5_1_missions_may_be_played_in_any_order() {
        let mut logbook = Logbook::default();
        logbook.note(report(1, true));
        logbook.note(report(9, true));
        assert_eq!(logbook.next(&[1, 2, 3]), Some(&2));
        logbook.note(report(2, true));
        logbook.note(report(3, true));
        assert_eq!(logbook.next(&[1, 2, 3]), None);
    }

    #[test]
    fn cr_4_2_distress_adds_one_once_and_stays_until_the_mission_succeeds() {
        let mut logbook = Logbook::default();
        logbook.note(Report { distress: true, ..report(3, false) });
        assert!(logbook.is_distress_active(&3));
        logbook.note(Report { distress: true, ..report(3, true) });
        assert_eq!(logbook.pages[0].noted(), 3);
        assert!(!logbook.is_distress_active(&3));
    }

    #[test]
    fn pn_7_6_help_adds_one_once() {
        let mut logbook = Logbook::default();
        logbook.note(Report { help: true, ..report(25, false) });
        logbook.note(Report { help: true, ..report(25, true) });
        assert_eq!(logbook.pages[0].noted(), 3);
    }

    #[test]
    fn cr_5_4_what_could_not_be_prevented_does_not_count() {
        let mut logbook = Logbook::default();
        logbook.note(Report { counts: false, ..report(4, false) });
        logbook.note(report(4, true));
        assert_eq!((logbook.pages[0].noted(), logbook.pages[0].not_counted), (1, 1));
    }

    #[test]
    fn cr_2_2_open_history_is_shown() {
        let mut logbook = Logbook::default();
        logbook.note(Report { open_history: true, ..report(4, false) });
        logbook.note(report(4, true));
        assert!(logbook.pages[0].open_history);
    }
}
