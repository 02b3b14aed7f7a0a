//! Clubs: standing groups of friends who play together. Addresses, JSON and notes call a club a crew.

use std::collections::BTreeSet;

use schemars::JsonSchema;
use serde::{Deserialize, Serialize};
use store::{Expect, Put, Query, Write, WriteError};
use table::{Face, PersonId};

use crate::error::ApiError;
use crate::node::Node;
use crate::notes::{find, put, read};
use crate::people::names;
use crate::people::person_tag;
use crate::random;

const CODE_LENGTH: usize = 8;
/// The longest name of a new club; older ones have up to 40 characters.
const LONGEST_NAME: usize = 24;
const MOST_MEMBERS: usize = 50;
const MOST_ATTEMPTS: usize = 5;

/// A club.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub(crate) struct Club {
    pub(crate) name: String,
    code: String,
    pub(crate) members: BTreeSet<PersonId>,
}

/// A club as its members see it.
#[derive(Serialize, JsonSchema)]
pub(crate) struct ClubLine {
    /// The club's id.
    #[serde(rename = "crew")]
    pub(crate) club: String,
    /// Its name.
    pub(crate) name: String,
    /// The code to join by.
    pub(crate) code: String,
    /// Who belongs to it.
    pub(crate) members: Vec<Face>,
}

/// A new club with one member.
pub(crate) async fn found(node: &Node, by: &PersonId, name: &str) -> Result<ClubLine, ApiError> {
    let bad_name = || ApiError::bad("bad-name", "a crew's name has 1 to 24 visible characters");
    let name = names::checked(name, LONGEST_NAME).ok_or_else(bad_name)?;
    let (id, code) = (random::id(), random::code(CODE_LENGTH));
    let club = Club { name, code: code.clone(), members: [by.clone()].into() };
    let by_code = put("crew-code", &code, &id).expecting(Expect::New);
    node.store.write(Write::from(note(&id, &club, Expect::New)).with(by_code)).await?;
    show(node, id, club).await
}

/// Joins a club by its code.
pub(crate) async fn join(node: &Node, person: &PersonId, code: &str) -> Result<ClubLine, ApiError> {
    let no_such_code = || {
        ApiError::new(axum::http::StatusCode::NOT_FOUND, "no-such-code", "there is no crew with this code")
    };
    let found = find::<String>(&*node.store, "crew-code", &random::read_code(code)).await?;
    let (id, _) = found.ok_or_else(no_such_code)?;
    let club = change(node, &id, |club| {
        if club.members.len() < MOST_MEMBERS {
            club.members.insert(person.clone());
        }
    })
    .await?;
    if !club.members.contains(person) {
        let message = "this crew has as many members as a crew can have";
        return Err(ApiError::new(axum::http::StatusCode::CONFLICT, "crew-full", message));
    }
    show(node, id, club).await
}

/// Leaves a club. A club without members is deleted; its matches stay.
pub(crate) async fn leave(node: &Node, person: &PersonId, id: &str) -> Result<(), ApiError> {
    change(node, id, |club| {
        club.members.remove(person);
    })
    .await?;
    Ok(())
}

/// The clubs a person belongs to.
pub(crate) async fn list(node: &Node, person: &PersonId) -> Result<Vec<ClubLine>, ApiError> {
    let mut lines = Vec::new();
    for found in node.store.notes(&Query::of("crew").tagged(person_tag(person))).await? {
        lines.push(show(node, found.note.id.clone(), read(&found.note)?).await?);
    }
    Ok(lines)
}

/// Refuses people who do not belong to the club, to whom it does not exist.
pub(crate) async fn check_member(node: &Node, person: &PersonId, id: &str) -> Result<Club, ApiError> {
    match find::<Club>(&*node.store, "crew", id).await? {
        Some((club, _)) if club.members.contains(person) => Ok(club),
        _ => Err(no_such_club()),
    }
}

/// Takes a person out of all clubs.
pub(crate) async fn forget(node: &Node, person: &PersonId) -> Result<(), ApiError> {
    for club in list(node, person).await? {
        leave(node, person, &club.club).await?;
    }
    Ok(())
}

async fn change(node: &Node, id: &str, change: impl Fn(&mut Club)) -> Result<Club, ApiError> {
    for _ in 0..MOST_ATTEMPTS {
        let (mut club, version) = find::<Club>(&*node.store, "crew", id).await?.ok_or_else(no_such_club)?;
        change(&mut club);
        let write = if club.members.is_empty() {
            let gone = Put::delete("crew", id).expecting(Expect::Version(version));
            Write::from(gone).with(Put::delete("crew-code", &club.code))
        } else {
            note(id, &club, Expect::Version(version)).into()
        };
        match node.store.write(write).await {
            Ok(()) => return Ok(club),
            Err(WriteError::Changed { .. }) => {}
            Err(error) => return Err(error.into()),
        }
    }
    Err(ApiError::busy())
}

fn note(id: &str, club: &Club, expect: Expect) -> Put {
    let note = put("crew", id, club).expecting(expect);
    club.members.iter().fold(note, |note, member| note.tagged(person_tag(member)))
}

async fn show(node: &Node, id: String, club: Club) -> Result<ClubLine, ApiError> {
    let mut members = Vec::new();
    for member in &club.members {
        members.push(node.people.face(member).await?);
    }
    Ok(ClubLine { club: id, name: club.name, code: club.code, members })
}

fn no_such_club() -> ApiError {
    let message = "you belong to no such crew: join it by its code";
    ApiError::new(axum::http::StatusCode::NOT_FOUND, "no-such-crew", message)
}
