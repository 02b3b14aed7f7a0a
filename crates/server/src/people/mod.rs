//! People, their devices, clubs and saved codes. A device has a token, a person a name; nothing else is stored.
//!
//! Names are stored here only. Logs and records hold random ids, so deleting one note erases a person.

pub(crate) mod clubs;
mod devices;
pub(crate) mod forgiveness;
pub(crate) mod kept_codes;
pub(crate) mod logbook;
mod names;

use std::collections::{BTreeSet, HashMap};
use std::sync::{Arc, Mutex};
use std::time::{Duration, Instant};

use serde::{Deserialize, Serialize};
use store::{Expect, Put, Query, Store, StoreError, Write, WriteError};
use table::{Face, PersonId};

use crate::clock::Time;
use crate::error::ApiError;
use crate::node::{now, time_tag};
use crate::notes::{find, put};
use crate::random;
use crate::upkeep::scrub;

pub(crate) use devices::{Device, no_such_device};

const LONGEST_NAME: usize = 24;
/// The longest visit, in milliseconds: a later request begins a new one.
const VISIT_LASTS: u64 = 60 * 60 * 1000;
const LINK_CODE_LENGTH: usize = 8;
const LINK_LASTS: Duration = Duration::from_secs(600);
const MOST_MUTED: usize = 500;
/// How long a node believes what it has read, in case another node changes it.
const BELIEVED_FOR: Duration = Duration::from_secs(10);
const MOST_REMEMBERED: usize = 50_000;
const MOST_ATTEMPTS: usize = 5;

/// A person.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
pub(crate) struct Person {
    #[serde(flatten)]
    pub(crate) face: Face,
    /// Whose remarks this person does not want to read.
    #[serde(default)]
    pub(crate) muted: BTreeSet<PersonId>,
    /// When they came, until they choose a name or come again; in milliseconds since 1970.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub(crate) arrived: Option<u64>,
}

/// The caller: a person whose device says its token.
#[derive(Clone)]
pub(crate) struct Caller {
    pub(crate) id: PersonId,
    pub(crate) person: Arc<Person>,
    /// The note of the device.
    pub(crate) device: String,
}

impl Caller {
    /// Whether this is whom or what was forgotten.
    pub(crate) fn is_meant_by(&self, gone: &Gone) -> bool {
        match gone {
            Gone::Person(person) => *person == self.id,
            Gone::Device(device) => *device == self.device,
        }
    }
}

/// Who or what was forgotten, so that connections are closed on every node.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub(crate) enum Gone {
    /// A person with all devices.
    Person(PersonId),
    /// A device, by its note.
    Device(String),
}

/// Whose a one-time code is.
#[derive(Serialize, Deserialize)]
struct Belongs {
    person: PersonId,
    until: u64,
}

/// All people.
pub(crate) struct People {
    pub(crate) store: Arc<dyn Store>,
    pub(crate) time: Arc<Time>,
    remembered: Mutex<HashMap<PersonId, (Arc<Person>, Instant)>>,
}

impl People {
    pub(crate) fn new(store: Arc<dyn Store>, time: Arc<Time>) -> People {
        People { store, time, remembered: Mutex::default() }
    }

    /// Creates a person with a first device; gives the device's token, which cannot be read again.
    pub(crate) async fn introduce(&self, face: Face) -> Result<(String, PersonId), ApiError> {
        let face = checked(face)?;
        let (id, token) = (PersonId(random::id()), random::token());
        let now = self.time.now();
        let person = Person { face, muted: BTreeSet::new(), arrived: Some(now) };
        let write = Write::from(note(&id, &person).expecting(Expect::New));
        self.store.write(write.with(devices::new(&token, &id, now))).await?;
        Ok((token, id))
    }

    /// The person whose device has this token.
    pub(crate) async fn by_token(&self, token: &str) -> Result<Caller, ApiError> {
        let device = random::hashed(token);
        let id = self.visit(&device).await?.ok_or_else(ApiError::unknown_device)?;
        let mut person = self.find(&id).await?.ok_or_else(ApiError::unknown_device)?;
        if person.arrived.is_some_and(|arrived| arrived + VISIT_LASTS <= self.time.now()) {
            person = self.change(&id, |person| person.arrived = None).await?;
        }
        Ok(Caller { id, person, device })
    }

    /// A person, if known.
    pub(crate) async fn find(&self, id: &PersonId) -> Result<Option<Arc<Person>>, StoreError> {
        let believed = self.remembered().get(id).filter(|(_, read)| read.elapsed() < BELIEVED_FOR).cloned();
        if let Some((person, _)) = believed {
            return Ok(Some(person));
        }
        let Some((person, _)) = find::<Person>(&*self.store, "person", &id.0).await? else {
            self.remembered().remove(id);
            return Ok(None);
        };
        let person = Arc::new(person);
        self.remember(id, person.clone());
        Ok(Some(person))
    }

    /// How a person is shown; one who is not known has a placeholder face.
    pub(crate) async fn face(&self, id: &PersonId) -> Result<Face, StoreError> {
        Ok(self.find(id).await?.map_or_else(Face::unknown, |person| person.face.clone()))
    }

    /// How people are shown.
    pub(crate) async fn faces(
        &self,
        people: impl Iterator<Item = &PersonId>,
    ) -> Result<HashMap<PersonId, Face>, StoreError> {
        let mut faces = HashMap::new();
        for id in people {
            if !faces.contains_key(id) {
                faces.insert(id.clone(), self.face(id).await?);
            }
        }
        Ok(faces)
    }

    /// Another name or picture.
    pub(crate) async fn show_as(&self, id: &PersonId, face: Face) -> Result<(), ApiError> {
        let face = checked(face)?;
        self.change(id, |person| {
            person.face = face.clone();
            person.arrived = None;
        })
        .await?;
        Ok(())
    }

    /// Whether to read what another person says.
    pub(crate) async fn mute(&self, id: &PersonId, other: &PersonId, is_muted: bool) -> Result<(), ApiError> {
        self.change(id, |person| {
            if !is_muted {
                person.muted.remove(other);
            } else if person.muted.len() < MOST_MUTED {
                person.muted.insert(other.clone());
            }
        })
        .await?;
        Ok(())
    }

    /// A code with which another device can become this person's, once and soon.
    pub(crate) async fn link_code(&self, id: &PersonId) -> Result<(String, u64), ApiError> {
        let code = random::code(LINK_CODE_LENGTH);
        let until = self.time.now() + LINK_LASTS.as_millis() as u64;
        let link = put("link", &random::hashed(&code), &Belongs { person: id.clone(), until });
        self.store
            .write(link.tagged(time_tag(until)).tagged(person_tag(id)).expecting(Expect::New).into())
            .await?;
        Ok((code, until))
    }

    /// A token for the device on which this code was typed.
    pub(crate) async fn link(&self, code: &str) -> Result<(String, PersonId), ApiError> {
        let wrong = || ApiError::bad("wrong-code", "this code is wrong, used or too old: ask for a new one");
        let id = random::hashed(&random::read_code(code));
        let (link, version) = find::<Belongs>(&*self.store, "link", &id).await?.ok_or_else(wrong)?;
        let now = self.time.now();
        if link.until < now {
            return Err(wrong());
        }
        let token = random::token();
        // The code goes with the same write that makes the device, so it is good for one only.
        let used = Put::delete("link", id).expecting(Expect::Version(version));
        match self.store.write(Write::from(used).with(devices::new(&token, &link.person, now))).await {
            Ok(()) => Ok((token, link.person)),
            Err(WriteError::Changed { .. }) => Err(wrong()),
            Err(error) => Err(error.into()),
        }
    }

    /// Forgets a person and all their devices.
    pub(crate) async fn forget(&self, id: &PersonId) -> Result<(), ApiError> {
        let mut write = self.everything_of(id, Expect::Any).await?;
        write = write.with(gone_note(&Gone::Person(id.clone()))).with(scrub::due());
        self.store.write(write).await?;
        self.remembered().remove(id);
        Ok(())
    }

    /// Deletes what is noted of a person, if it is still this.
    pub(crate) async fn everything_of(&self, id: &PersonId, expect: Expect) -> Result<Write, StoreError> {
        let mut write = Write::from(Put::delete("person", &id.0).expecting(expect));
        for kind in ["device", "link", "kept", "remark"] {
            for found in self.store.notes(&Query::of(kind).tagged(person_tag(id))).await? {
                write = write.with(Put::delete(kind, found.note.id));
            }
        }
        Ok(write)
    }

    /// Notes that a person has come to stay.
    pub(crate) async fn settle(&self, id: &PersonId) -> Result<(), ApiError> {
        self.change(id, |person| person.arrived = None).await?;
        Ok(())
    }

    async fn change(&self, id: &PersonId, change: impl Fn(&mut Person)) -> Result<Arc<Person>, ApiError> {
        for _ in 0..MOST_ATTEMPTS {
            let found = find::<Person>(&*self.store, "person", &id.0).await?;
            let (mut person, version) = found.ok_or_else(ApiError::unknown_device)?;
            change(&mut person);
            match self.store.write(note(id, &person).expecting(Expect::Version(version)).into()).await {
                Ok(()) => {
                    let person = Arc::new(person);
                    self.remember(id, person.clone());
                    return Ok(person);
                }
                Err(WriteError::Changed { .. }) => {}
                Err(error) => return Err(error.into()),
            }
        }
        Err(ApiError::busy())
    }

    fn remember(&self, id: &PersonId, person: Arc<Person>) {
        let mut remembered = self.remembered();
        if MOST_REMEMBERED <= remembered.len() {
            remembered.clear();
        }
        remembered.insert(id.clone(), (person, Instant::now()));
    }

    fn remembered(&self) -> std::sync::MutexGuard<'_, HashMap<PersonId, (Arc<Person>, Instant)>> {
        self.remembered.lock().expect("no thread panics while remembering")
    }
}

/// How a person is shown, once all faces are looked up.
pub(crate) fn face_in(faces: &HashMap<PersonId, Face>, id: &PersonId) -> Face {
    faces.get(id).cloned().unwrap_or_else(Face::unknown)
}

/// The tag of everything that is a person's.
pub(crate) fn person_tag(person: &PersonId) -> String {
    format!("person:{person}")
}

/// The tag of a person who has neither chosen a name nor come again, by when they came.
pub(crate) const NEW: &str = "new/";

fn note(id: &PersonId, person: &Person) -> Put {
    let note = put("person", &id.0, person);
    match person.arrived {
        Some(arrived) => note.tagged(format!("{NEW}{}", time_tag(arrived))),
        None => note,
    }
}

/// The note by which other nodes hear who or what was forgotten.
pub(crate) fn gone_note(gone: &Gone) -> Put {
    put("gone", &random::id(), gone).tagged(time_tag(now()))
}

fn checked(Face { name, avatar }: Face) -> Result<Face, ApiError> {
    Ok(Face { name: checked_name(&name)?, avatar })
}

fn checked_name(name: &str) -> Result<String, ApiError> {
    let bad_name = || ApiError::bad("bad-name", "a name has 1 to 24 visible characters");
    names::checked(name, LONGEST_NAME).ok_or_else(bad_name)
}
