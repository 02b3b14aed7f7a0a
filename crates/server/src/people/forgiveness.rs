//! Lost attempts that do not count (CR-5.4): the deal could not have been won, or those who played agree.

use std::collections::BTreeSet;

use analysis::{Outlook, Review};
use axum::http::StatusCode;
use schemars::JsonSchema;
use serde::{Deserialize, Serialize};
use store::{Expect, WriteError};
use table::{Face, PersonId};

use crate::error::ApiError;
use crate::history::records::finished;
use crate::lobby::summary::Finished;
use crate::node::Node;
use crate::notes::{find, put};

/// The kind of the notes that say who agrees.
const KIND: &str = "agreement";
/// How long after an attempt the solver's answer is in time, in milliseconds.
const IN_TIME: u64 = 10 * 60 * 1000;
const MOST_ATTEMPTS: usize = 5;

/// Why a lost attempt does not count.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, JsonSchema)]
#[serde(rename_all = "kebab-case")]
pub(crate) enum Forgiven {
    /// The solver has proven that the deal could not be won.
    Unwinnable,
    /// The solver did not decide it in time, and all who played agree.
    Agreed,
}

/// Whether a lost attempt counts, and who agrees that it does not.
#[derive(PartialEq, Eq, Debug, Serialize, JsonSchema)]
pub(crate) struct Forgiveness {
    /// What the solver says of the deal; nothing until it has looked.
    pub(crate) deal: Option<Outlook>,
    /// Why it does not count; nothing if it does.
    pub(crate) forgiven: Option<Forgiven>,
    /// Whether those who played can agree now that it does not count, or change their minds.
    pub(crate) is_open: bool,
    /// The people who played; none if it is no lost attempt of a club at a game that forgives.
    pub(crate) people: Vec<Voice>,
}

/// A person who played, and what they say.
#[derive(PartialEq, Eq, Debug, Serialize, JsonSchema)]
pub(crate) struct Voice {
    #[serde(flatten)]
    face: Face,
    /// Whether this is the reader.
    is_you: bool,
    /// Whether they agree that the attempt does not count.
    agrees: bool,
}

/// Who agrees that an attempt does not count.
#[derive(Default, Serialize, Deserialize)]
struct Agreement {
    agreed: BTreeSet<PersonId>,
}

/// Everything by which it is decided whether a lost attempt counts.
struct Case {
    /// What the solver says of the deal; nothing until it has looked.
    outlook: Option<Outlook>,
    is_late: bool,
    agreement: Agreement,
    expect: Expect,
    /// The people who played and are still known.
    people: Vec<PersonId>,
}

impl Case {
    async fn of(node: &Node, finished: &Finished) -> Result<Case, ApiError> {
        let id = finished.id();
        let review = find::<Review>(&*node.store, "review", &id).await?;
        let (agreement, expect) = match find::<Agreement>(&*node.store, KIND, &id).await? {
            Some((agreement, version)) => (agreement, Expect::Version(version)),
            None => (Agreement::default(), Expect::New),
        };
        let mut people = Vec::new();
        for person in finished.players.people() {
            if !people.contains(person) && node.people.find(person).await?.is_some() {
                people.push(person.clone());
            }
        }
        let is_late = finished.at + IN_TIME <= node.time.now();
        Ok(Case { outlook: review.map(|(review, _)| review.deal), is_late, agreement, expect, people })
    }

    fn forgiven(&self) -> Option<Forgiven> {
        let Agreement { agreed } = &self.agreement;
        if self.outlook == Some(Outlook::Lost) {
            return Some(Forgiven::Unwinnable);
        }
        let is_agreed = !agreed.is_empty() && self.people.iter().all(|person| agreed.contains(person));
        is_agreed.then_some(Forgiven::Agreed)
    }

    fn is_open(&self) -> bool {
        let is_undecided = match self.outlook {
            Some(outlook) => outlook == Outlook::Unknown,
            None => self.is_late,
        };
        is_undecided && self.forgiven().is_none()
    }

    async fn shown(&self, node: &Node, reader: &PersonId) -> Result<Forgiveness, ApiError> {
        let mut people = Vec::new();
        for person in &self.people {
            let (face, agrees) = (node.people.face(person).await?, self.agreement.agreed.contains(person));
            people.push(Voice { face, is_you: person == reader, agrees });
        }
        Ok(Forgiveness { deal: self.outlook, forgiven: self.forgiven(), is_open: self.is_open(), people })
    }
}

/// Whether a match counts that is over; nothing if it is no lost attempt of a club at a game that forgives.
pub(crate) async fn of(
    node: &Node,
    reader: &PersonId,
    finished: &Finished,
) -> Result<Option<Forgiveness>, ApiError> {
    if !finished.may_be_forgiven() {
        return Ok(None);
    }
    Ok(Some(Case::of(node, finished).await?.shown(node, reader).await?))
}

/// Whether a match counts, for those who may read its record.
pub(crate) async fn read(
    node: &Node,
    reader: &PersonId,
    table: &str,
    number: u32,
) -> Result<Forgiveness, ApiError> {
    let none = Forgiveness { deal: None, forgiven: None, is_open: false, people: Vec::new() };
    Ok(of(node, reader, &finished(node, reader, table, number).await?).await?.unwrap_or(none))
}

/// Notes that a person who played agrees that the attempt does not count, or no longer does.
pub(crate) async fn say(
    node: &Node,
    person: &PersonId,
    table: &str,
    number: u32,
    agrees: bool,
) -> Result<Forgiveness, ApiError> {
    let finished = finished(node, person, table, number).await?;
    if !finished.may_be_forgiven() {
        return Err(refused("no-lost-attempt", "only a lost attempt of a crew at Deep Sea can be forgiven"));
    }
    for _ in 0..MOST_ATTEMPTS {
        let mut case = Case::of(node, &finished).await?;
        if !case.people.contains(person) {
            let message = "only those who played this attempt decide whether it counts";
            return Err(ApiError::new(StatusCode::FORBIDDEN, "not-played", message));
        }
        if case.agreement.agreed.contains(person) == agrees {
            return case.shown(node, person).await;
        }
        if !case.is_open() {
            return Err(refused("attempt-settled", "whether this attempt counts is not up to the crew now"));
        }
        if agrees {
            case.agreement.agreed.insert(person.clone());
        } else {
            case.agreement.agreed.remove(person);
        }
        let note = put(KIND, &finished.id(), &case.agreement).expecting(case.expect);
        match node.store.write(note.into()).await {
            Ok(()) => return case.shown(node, person).await,
            Err(WriteError::Changed { .. }) => {}
            Err(error) => return Err(error.into()),
        }
    }
    Err(ApiError::busy())
}

fn refused(code: &str, message: &str) -> ApiError {
    ApiError::new(StatusCode::CONFLICT, code, message)
}
