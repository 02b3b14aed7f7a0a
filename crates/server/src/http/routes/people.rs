//! `/api/people`, `/api/me`, `/api/link`.

use std::sync::Arc;

use axum::Json;
use axum::extract::State;
use axum::http::StatusCode;
use schemars::JsonSchema;
use serde::{Deserialize, Serialize};
use table::{Command, Face, PersonId};

use crate::app::App;
use crate::error::ApiError;
use crate::http::extract::{Address, Body, Caller, Path};
use crate::live::actor::Message;
use crate::live::remarks;
use crate::people::clubs;
use crate::people::{Device, Gone, no_such_device};
use crate::{lobby, random};

/// A device that is known from now on.
#[derive(Serialize, JsonSchema)]
pub(super) struct Introduced {
    /// The device's token. It is told once and stored nowhere: keep it.
    token: String,
    /// Whose device it is.
    you: Face,
}

/// What the platform knows of a person.
#[derive(Serialize, JsonSchema)]
pub(super) struct Me {
    /// How others see them.
    #[serde(flatten)]
    face: Face,
    /// Whose remarks they do not want to read.
    muted: Vec<Muted>,
}

/// A person whose remarks are hidden.
#[derive(Serialize, JsonSchema)]
pub(super) struct Muted {
    /// The handle by which to unmute them.
    handle: String,
    /// How they are shown.
    #[serde(flatten)]
    face: Face,
}

/// A device of a person.
#[derive(Serialize, JsonSchema)]
pub(super) struct DeviceLine {
    /// A handle for requests about it, which is of use to this person only.
    handle: String,
    /// What its person calls it.
    name: Option<String>,
    /// Since when it is known, in milliseconds since 1970.
    since: Option<u64>,
    /// When it was used last, to the hour.
    seen: Option<u64>,
    /// Whether it is the one that asks.
    is_this: bool,
}

/// What a device is called.
#[derive(Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub(super) struct DeviceName {
    /// The name: 1 to 24 visible characters.
    name: String,
}

/// A one-time code for another device.
#[derive(Serialize, JsonSchema)]
pub(super) struct LinkCode {
    /// The code.
    code: String,
    /// Until when it is good, in milliseconds since 1970.
    until: u64,
}

/// A code that was typed in.
#[derive(Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub(super) struct Typed {
    /// The code.
    pub(super) code: String,
}

/// A guest of a table.
#[derive(Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub(super) struct GuestAt {
    /// The table's id.
    table: String,
    /// Which guest, by the number shown at the table.
    guest: usize,
}

pub(super) async fn introduce(
    State(app): State<Arc<App>>,
    Address(address): Address,
    Body(face): Body<Face>,
) -> Result<(StatusCode, Json<Introduced>), ApiError> {
    app.limit(&app.creations, address)?;
    let (token, id) = app.node.people.introduce(face).await?;
    Ok((StatusCode::CREATED, Json(Introduced { token, you: app.node.people.face(&id).await? })))
}

pub(super) async fn link(
    State(app): State<Arc<App>>,
    Address(address): Address,
    Body(typed): Body<Typed>,
) -> Result<(StatusCode, Json<Introduced>), ApiError> {
    app.limit_codes(address)?;
    let (token, id) = app.node.people.link(&typed.code).await?;
    Ok((StatusCode::CREATED, Json(Introduced { token, you: app.node.people.face(&id).await? })))
}

pub(super) async fn link_code(
    State(app): State<Arc<App>>,
    caller: Caller,
) -> Result<Json<LinkCode>, ApiError> {
    let (code, until) = app.node.people.link_code(&caller.id).await?;
    Ok(Json(LinkCode { code, until }))
}

pub(super) async fn devices(
    State(app): State<Arc<App>>,
    caller: Caller,
) -> Result<Json<Vec<DeviceLine>>, ApiError> {
    let line = |(id, device): (String, Device)| DeviceLine {
        handle: device_handle(&caller.id, &id),
        name: device.name,
        since: device.since,
        seen: device.seen,
        is_this: id == caller.device,
    };
    Ok(Json(app.node.people.devices(&caller.id).await?.into_iter().map(line).collect()))
}

pub(super) async fn name_device(
    State(app): State<Arc<App>>,
    caller: Caller,
    Path(wanted): Path<String>,
    Body(DeviceName { name }): Body<DeviceName>,
) -> Result<StatusCode, ApiError> {
    let device = find_device(&app, &caller, &wanted).await?;
    app.node.people.name_device(&device, &name).await?;
    Ok(StatusCode::NO_CONTENT)
}

pub(super) async fn remove_device(
    State(app): State<Arc<App>>,
    caller: Caller,
    Path(wanted): Path<String>,
) -> Result<StatusCode, ApiError> {
    let device = find_device(&app, &caller, &wanted).await?;
    app.node.people.remove_device(&device).await?;
    let _ = app.node.gone.send(Gone::Device(device));
    Ok(StatusCode::NO_CONTENT)
}

/// The device of the caller that has this handle.
async fn find_device(app: &App, caller: &Caller, handle: &str) -> Result<String, ApiError> {
    let devices = app.node.people.devices(&caller.id).await?;
    let found = devices.into_iter().find(|(id, _)| device_handle(&caller.id, id) == handle);
    found.map(|(id, _)| id).ok_or_else(no_such_device)
}

fn device_handle(person: &PersonId, device: &str) -> String {
    random::hashed(&format!("{person} device {device}"))
}

pub(super) async fn show(State(app): State<Arc<App>>, caller: Caller) -> Result<Json<Me>, ApiError> {
    let mut muted = Vec::new();
    for other in &caller.person.muted {
        muted.push(Muted { handle: handle(&caller.id, other), face: app.node.people.face(other).await? });
    }
    Ok(Json(Me { face: caller.person.face.clone(), muted }))
}

pub(super) async fn change(
    State(app): State<Arc<App>>,
    caller: Caller,
    Body(face): Body<Face>,
) -> Result<Json<Face>, ApiError> {
    app.node.people.show_as(&caller.id, face).await?;
    tell_tables(&app, &caller.id).await?;
    Ok(Json(app.node.people.face(&caller.id).await?))
}

pub(super) async fn forget(State(app): State<Arc<App>>, caller: Caller) -> Result<StatusCode, ApiError> {
    // Tables look up what a person said when that person leaves.
    remarks::forget(&*app.node.store, &caller.id).await?;
    for table in lobby::all_of(&app.node, &caller.id).await? {
        match app.tables.command(&table, caller.id.clone(), Command::Leave).await {
            Err(refused) if refused.status == StatusCode::SERVICE_UNAVAILABLE => return Err(refused),
            _ => {}
        }
    }
    clubs::forget(&app.node, &caller.id).await?;
    // A remark may have been made since the first pass.
    remarks::forget(&*app.node.store, &caller.id).await?;
    app.node.people.forget(&caller.id).await?;
    app.node.is_scrub_due.notify_one();
    app.tables.send_to_all_loaded(|| Message::Forgotten { person: caller.id.clone() });
    // Without a listener the send fails, which is no fault.
    let _ = app.node.gone.send(Gone::Person(caller.id));
    Ok(StatusCode::NO_CONTENT)
}

pub(super) async fn mute(
    State(app): State<Arc<App>>,
    caller: Caller,
    Body(GuestAt { table, guest }): Body<GuestAt>,
) -> Result<StatusCode, ApiError> {
    let other = app.tables.ask(&table, move |table| table.guests().get(guest).cloned()).await?;
    let other = other.ok_or(table::Refusal::NoSuchGuest)?;
    if other != caller.id {
        app.node.people.mute(&caller.id, &other, true).await?;
        tell_tables(&app, &caller.id).await?;
    }
    Ok(StatusCode::NO_CONTENT)
}

pub(super) async fn unmute(
    State(app): State<Arc<App>>,
    caller: Caller,
    Path(wanted): Path<String>,
) -> Result<StatusCode, ApiError> {
    if let Some(other) = caller.person.muted.iter().find(|other| handle(&caller.id, other) == wanted) {
        app.node.people.mute(&caller.id, other, false).await?;
        tell_tables(&app, &caller.id).await?;
    }
    Ok(StatusCode::NO_CONTENT)
}

/// Tells the tables on this node that a person's face or mute list has changed.
async fn tell_tables(app: &App, person: &PersonId) -> Result<(), ApiError> {
    for table in lobby::all_of(&app.node, person).await? {
        app.tables.send_if_loaded(&table, Message::Changed { person: person.clone() });
    }
    Ok(())
}

/// A pseudonym of `other` that only `person` can use.
fn handle(person: &PersonId, other: &PersonId) -> String {
    random::hashed(&format!("{person} {other}"))
}
