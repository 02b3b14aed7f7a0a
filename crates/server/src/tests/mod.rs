//! A node whose clocks a test sets: codes, deadlines, and what goes by itself.

use std::sync::Arc;
use std::time::Duration;

use serde_json::{Value, json};
use store::{Location, Query, Store};
use table::{Command, Entry, Face, PersonId, TableStatus, Terms};
use tempfile::TempDir;

use crate::clock::fake::FakeClock;
use crate::config::Config;
use crate::live::registry::Tables;
use crate::lobby::summary::alarm_note;
use crate::lobby::{self, Which};
use crate::node::{DAY, Node};
use crate::upkeep::sweep::sweep;

mod attempts;
mod clubs;
mod history;

const HOUR: u64 = 60 * 60 * 1000;
const START: u64 = 20_000 * DAY;

/// A node without sockets, on a store that goes with it.
struct Scene {
    clock: Arc<FakeClock>,
    tables: Arc<Tables>,
    _folder: Option<TempDir>,
}

impl Scene {
    async fn new(config: Config) -> Scene {
        let folder = tempfile::tempdir().unwrap();
        let store = store::open(&Location::Folder(folder.path().into())).await.unwrap();
        let clock = FakeClock::at(START);
        Scene { _folder: Some(folder), ..Scene::on(store, clock, config) }
    }

    fn on(store: Arc<dyn Store>, clock: Arc<FakeClock>, config: Config) -> Scene {
        let config = Config { clock: clock.clone(), ..config };
        let tables = Tables::new(Arc::new(Node::new(store, config)));
        Scene { clock, tables, _folder: None }
    }

    /// Another node on the same store and clock.
    fn beside(&self, config: Config) -> Scene {
        Scene::on(self.tables.node.store.clone(), self.clock.clone(), config)
    }

    async fn introduce(&self, name: &str) -> (String, PersonId) {
        let face = Face { name: name.into(), ..Face::unknown() };
        self.tables.node.people.introduce(face).await.unwrap()
    }

    async fn knows(&self, token: &str) -> bool {
        self.tables.node.people.by_token(token).await.is_ok()
    }

    async fn open(&self, by: &PersonId, terms: Value) -> (String, String) {
        let terms: Terms = serde_json::from_value(terms).unwrap();
        lobby::open(&self.tables.node, by, terms, None).await.unwrap()
    }

    async fn ask(&self, table: &str, by: &PersonId, command: Command) {
        self.tables.command(table, by.clone(), command).await.unwrap();
    }

    async fn sit(&self, table: &str, by: &PersonId, seat: &str) {
        self.ask(table, by, Command::Join).await;
        let sit = Command::Sit { seat: seat.parse().unwrap(), contribution: "x".into() };
        self.ask(table, by, sit).await;
    }

    async fn finds(&self, code: &str) -> bool {
        lobby::by_code(&self.tables.node, code).await.is_ok()
    }

    async fn sweep(&self) {
        sweep(&self.tables, self.tables.node.time.now()).await.unwrap();
    }

    /// Whether the table's log is there, and its notes; never one without the other.
    async fn has(&self, table: &str, code: &str) -> bool {
        let store = &self.tables.node.store;
        let has_log = !store.log(table, 0).await.unwrap().is_empty();
        assert_eq!(store.note("table", table).await.unwrap().is_some(), has_log);
        assert!(has_log || store.note("code", code).await.unwrap().is_none());
        assert!(has_log || store.note("deadline", table).await.unwrap().is_none());
        has_log
    }

    /// Lets the alarms ring, and says whether a bot has Ada's seat then.
    async fn has_lost_the_seat(&self, table: &str) -> bool {
        self.tables.ring_alarms().await.unwrap();
        self.tables.ask(table, |table| table.seats()[0].bot.is_some()).await.unwrap()
    }
}

/// No bot thinks and nothing is put away.
fn calm() -> Config {
    let never = Duration::from_secs(1 << 30);
    Config { bot_pause: never, courtesy: never, unload_after: never, ..Config::default() }
}

fn terms() -> Value {
    json!({ "game": "dead-mans-draw", "setup": { "players": 2, "traits": false, "deal": { "first": "A" } } })
}

fn slow() -> Value {
    let mut terms = terms();
    terms["turn_seconds"] = 60.into();
    terms
}

#[tokio::test]
async fn a_code_is_good_as_long_as_the_table_is_in_use() {
    let scene = Scene::new(calm()).await;
    let ((_, ada), (_, bo)) = (scene.introduce("Ada").await, scene.introduce("Bo").await);
    let (table, code) = scene.open(&ada, terms()).await;
    assert_eq!(code.len(), 8);
    scene.clock.pass(30 * DAY - 1);
    assert!(scene.finds(&code).await);
    scene.clock.pass(1);
    assert!(!scene.finds(&code).await, "no person sat there for thirty days");
    scene.sit(&table, &ada, "A").await;
    assert!(scene.finds(&code).await, "a person does again");
    scene.sit(&table, &bo, "B").await;
    scene.ask(&table, &ada, Command::Deal).await;
    scene.clock.pass(90 * DAY);
    assert!(scene.finds(&code).await, "a slow game is under way");
    scene.ask(&table, &ada, Command::Close).await;
    assert!(!scene.finds(&code).await, "the table is closed");
}

#[tokio::test]
async fn codes_of_six_characters_go_on_working() {
    let scene = Scene::new(calm()).await;
    let (_, ada) = scene.introduce("Ada").await;
    let (table, _) = scene.open(&ada, terms()).await;
    let old = crate::notes::put("code", "ABC234", &table);
    scene.tables.node.store.write(old.into()).await.unwrap();
    assert_eq!(lobby::by_code(&scene.tables.node, "abc-234").await.unwrap(), table);
}

#[tokio::test]
async fn a_seat_is_not_lost_while_the_machine_sleeps() {
    let scene = Scene::new(calm()).await;
    let (_, ada) = scene.introduce("Ada").await;
    let (table, _) = scene.open(&ada, slow()).await;
    scene.sit(&table, &ada, "A").await;
    scene.ask(&table, &ada, Command::Deal).await;
    scene.clock.pass(20_000);
    scene.clock.sleep(8 * HOUR);
    assert!(!scene.has_lost_the_seat(&table).await, "40 seconds are left");
    scene.clock.pass(39_999);
    assert!(!scene.has_lost_the_seat(&table).await);
    scene.clock.pass(1);
    assert!(scene.has_lost_the_seat(&table).await);
    let log = scene.tables.node.store.log(&table, 0).await.unwrap();
    assert_eq!(log.last().unwrap().at, START + 60_000 + 8 * HOUR);
}

#[tokio::test]
async fn a_clock_that_is_set_back_does_not_make_a_table_wait_for_longer() {
    let scene = Scene::new(calm()).await;
    let (_, ada) = scene.introduce("Ada").await;
    let (table, _) = scene.open(&ada, slow()).await;
    scene.sit(&table, &ada, "A").await;
    scene.ask(&table, &ada, Command::Deal).await;
    // By less than has gone by: what began before is told from what begins then.
    scene.clock.pass(50_000);
    scene.tables.node.time.now();
    scene.clock.set_back(20_000);
    let due = scene.tables.ask(&table, {
        let time = scene.tables.node.time.clone();
        move |table| time.due(table)
    });
    assert_eq!(due.await.unwrap(), Some(START + 40_000));
}

#[tokio::test]
async fn an_alarm_that_waits_does_not_ring_every_second() {
    let scene = Scene::new(calm()).await;
    let (_, ada) = scene.introduce("Ada").await;
    let (table, _) = scene.open(&ada, slow()).await;
    scene.sit(&table, &ada, "A").await;
    scene.ask(&table, &ada, Command::Deal).await;
    scene.clock.sleep(8 * HOUR);
    assert!(!scene.has_lost_the_seat(&table).await);
    let note = || async { scene.tables.node.store.note("deadline", &table).await.unwrap().unwrap() };
    let before = note().await;
    let rung = scene.tables.node.store.tally().writes;
    for _ in 0..20 {
        scene.clock.pass(1000);
        assert!(!scene.has_lost_the_seat(&table).await);
    }
    assert_eq!((note().await, scene.tables.node.store.tally().writes), (before, rung));
    // Another node that did not sleep goes by the note, which has not changed.
    let awake = scene.beside(calm());
    assert!(awake.has_lost_the_seat(&table).await);
}

#[tokio::test]
async fn whoever_does_not_stay_is_forgotten_after_a_day() {
    let scene = Scene::new(calm()).await;
    let (passing, _) = scene.introduce("Guest 1").await;
    let (returning, _) = scene.introduce("Guest 2").await;
    let (named, naming) = scene.introduce("Guest 3").await;
    let (seated, sitting) = scene.introduce("Guest 4").await;
    let (founding, founder) = scene.introduce("Guest 5").await;
    let people = &scene.tables.node.people;
    people.show_as(&naming, Face { name: "Ada".into(), ..Face::unknown() }).await.unwrap();
    people.link_code(&naming).await.unwrap();
    let (table, code) = scene.open(&sitting, terms()).await;
    scene.sit(&table, &sitting, "A").await;
    crate::people::clubs::found(&scene.tables.node, &founder, "Nautilus").await.unwrap();
    scene.clock.pass(2 * HOUR);
    assert!(scene.knows(&returning).await);
    scene.clock.pass(DAY - 2 * HOUR - 1);
    scene.sweep().await;
    let store = &scene.tables.node.store;
    assert_eq!(store.notes(&Query::of("device")).await.unwrap().len(), 5);
    scene.clock.pass(1);
    // Two nodes at once do what one does.
    let other = scene.beside(calm());
    tokio::join!(scene.sweep(), other.sweep());
    assert_eq!(store.notes(&Query::of("device")).await.unwrap().len(), 4);
    for (token, is_known) in [(&passing, false), (&returning, true), (&named, true), (&founding, true)] {
        assert_eq!(other.knows(token).await, is_known);
    }
    assert!(store.notes(&Query::of("link")).await.unwrap().is_empty());
    // The one with a seat goes when the table does, and nothing else has happened.
    scene.clock.pass(14 * DAY);
    scene.sweep().await;
    assert!(!scene.has(&table, &code).await && !scene.beside(calm()).knows(&seated).await);
}

#[tokio::test]
async fn a_table_of_one_goes_after_two_weeks_and_others_stay() {
    let scene = Scene::new(calm()).await;
    let ((_, ada), (_, bo)) = (scene.introduce("Ada").await, scene.introduce("Bo").await);
    let (alone, alone_code) = scene.open(&ada, terms()).await;
    let (shared, shared_code) = scene.open(&ada, terms()).await;
    let (used, used_code) = scene.open(&ada, terms()).await;
    let (watched, watched_code) = scene.open(&ada, terms()).await;
    for table in [&alone, &shared, &used, &watched] {
        scene.sit(table, &ada, "A").await;
    }
    scene.sit(&shared, &bo, "B").await;
    scene.ask(&shared, &bo, Command::Leave).await;
    // A person who only looks in has not sat there.
    scene.ask(&alone, &bo, Command::Join).await;
    scene.clock.pass(7 * DAY);
    let say = Command::Say { id: None, text: "Still here.".into() };
    scene.ask(&used, &ada, say).await;
    scene.clock.pass(7 * DAY - 1);
    scene.sweep().await;
    assert!(scene.has(&alone, &alone_code).await);
    scene.clock.pass(1);
    scene.tables.presence.set(&watched, [ada.clone()].into());
    scene.sweep().await;
    assert!(!scene.has(&alone, &alone_code).await);
    for (table, code) in [(&shared, &shared_code), (&used, &used_code), (&watched, &watched_code)] {
        assert!(scene.has(table, code).await);
    }
    // Its actor is still there, and refuses.
    let late = scene.tables.command(&alone, ada.clone(), Command::Deal).await;
    assert_eq!(late.unwrap_err().problem.code, "no-such-table");
    let mine = lobby::list(&scene.tables.node, &ada, Which::Mine).await.unwrap();
    assert_eq!(mine.len(), 3);
    assert!(scene.tables.node.store.log(&alone, 0).await.unwrap().is_empty());
}

#[tokio::test]
async fn tables_that_rest_are_kept_unless_the_operator_says_otherwise() {
    let scene = Scene::new(calm()).await;
    let ((_, ada), (_, bo)) = (scene.introduce("Ada").await, scene.introduce("Bo").await);
    let mut tables = Vec::new();
    for _ in 0..3 {
        let (table, code) = scene.open(&ada, terms()).await;
        scene.sit(&table, &ada, "A").await;
        scene.sit(&table, &bo, "B").await;
        tables.push((table, code));
    }
    let [(playing, _), (closed, closed_code), (left, _)] = &tables[..] else { unreachable!() };
    scene.ask(playing, &ada, Command::Deal).await;
    scene.ask(closed, &ada, Command::Close).await;
    scene.ask(left, &ada, Command::Remove { guest: 1 }).await;
    // The code of a closed table may be given to another one.
    let reused = crate::notes::put("code", closed_code, playing);
    scene.tables.node.store.write(reused.into()).await.unwrap();
    scene.clock.pass(1000 * DAY);
    scene.sweep().await;
    for (table, code) in &tables {
        assert!(scene.has(table, code).await, "nothing was set");
    }
    let keep_tables = Some(Duration::from_secs(90 * 24 * 60 * 60));
    let strict = scene.beside(Config { keep_tables, ..calm() });
    tokio::join!(strict.sweep(), strict.sweep());
    let store = &scene.tables.node.store;
    let n_entries = |table: &String| {
        let table = table.clone();
        async move { store.log(&table, 0).await.unwrap().len() }
    };
    assert!(n_entries(playing).await > 0, "a match is under way");
    assert_eq!((n_entries(closed).await, n_entries(left).await), (0, 0));
    assert!(store.note("code", closed_code).await.unwrap().is_some(), "it is another table's");
    // Bo was sent away, and so may not read what was played there.
    let kept = crate::history::records::kept(&scene.tables.node, &bo, left, 1).await;
    assert_eq!(kept.err().map(|refused| refused.problem.code).as_deref(), Some("sent-away"));
    assert_eq!(lobby::list(&scene.tables.node, &ada, Which::Mine).await.unwrap().len(), 1);
}

#[tokio::test]
async fn what_was_played_outlives_its_table() {
    let scene = Scene::new(Config { bot_pause: Duration::ZERO, courtesy: Duration::ZERO, ..calm() }).await;
    let (_, ada) = scene.introduce("Ada").await;
    let (table, code) = scene.open(&ada, terms()).await;
    scene.sit(&table, &ada, "A").await;
    scene.ask(&table, &ada, Command::Deal).await;
    scene.ask(&table, &ada, Command::HandOver { bot: Some("random".into()) }).await;
    while scene.tables.ask(&table, table::Table::status).await.unwrap() != TableStatus::Over {
        tokio::task::yield_now().await;
    }
    scene.clock.pass(14 * DAY);
    scene.sweep().await;
    assert!(!scene.has(&table, &code).await);
    let history = crate::history::records::history(&scene.tables.node, &ada, None).await.unwrap();
    assert_eq!((history.len(), &history[0].table), (1, &table));
    let kept = crate::history::records::kept(&scene.tables.node, &ada, &table, 1).await.unwrap();
    assert!(!kept.record.actions.is_empty());
}

#[tokio::test]
async fn an_old_deadline_note_is_set_anew() {
    let scene = Scene::new(calm()).await;
    let (_, ada) = scene.introduce("Ada").await;
    let (table, _) = scene.open(&ada, slow()).await;
    scene.sit(&table, &ada, "A").await;
    scene.ask(&table, &ada, Command::Deal).await;
    let store = &scene.tables.node.store;
    store.write(alarm_note(&table, Some(START)).into()).await.unwrap();
    assert!(!scene.has_lost_the_seat(&table).await);
    let note = store.note("deadline", &table).await.unwrap().unwrap();
    assert_eq!(note.body.as_str(), (START + 60_000).to_string());
    let log = store.log(&table, 0).await.unwrap();
    assert!(log.iter().all(|entry| serde_json::from_str::<Entry>(entry.body.as_str()).is_ok()));
}
