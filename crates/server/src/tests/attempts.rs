//! Lost attempts of a club: what the solver finds out without a request, and what the club agrees on.

use analysis::{Outlook, Review};

use super::*;
use crate::app::App;
use crate::lobby::summary::Finished;
use crate::notes::{find, put};
use crate::people::forgiveness::{self, Forgiven, Forgiveness};
use crate::people::logbook;
use crate::work::verdicts::{decide_next, due};

const MINUTE: u64 = 60 * 1000;

/// A club of one that has lost an attempt with bots.
struct Lost {
    scene: Scene,
    app: Arc<App>,
    ada: PersonId,
    club: String,
    table: String,
}

impl Lost {
    /// One member has to win no trick, and the first one: no sharing out of the tasks can win that.
    async fn new() -> Lost {
        let scene =
            Scene::new(Config { bot_pause: Duration::ZERO, courtesy: Duration::ZERO, ..calm() }).await;
        let (_, ada) = scene.introduce("Ada").await;
        let node = &scene.tables.node;
        crate::people::clubs::found(node, &ada, "Nautilus").await.unwrap();
        let club = crate::people::clubs::list(node, &ada).await.unwrap().remove(0).club;
        let tasks = json!({ "given": ["exactly-0-tricks", "first-trick"] });
        let mission = json!({ "tasks": tasks, "allotment": "one-member" });
        let terms = json!({ "game": "deep-sea", "setup": { "players": 3, "mission": mission } });
        let terms = serde_json::from_value(terms).unwrap();
        let (table, _) = lobby::open(node, &ada, terms, Some(club.clone())).await.unwrap();
        scene.sit(&table, &ada, "A").await;
        scene.ask(&table, &ada, Command::Deal).await;
        scene.ask(&table, &ada, Command::HandOver { bot: Some("random".into()) }).await;
        while scene.tables.ask(&table, table::Table::status).await.unwrap() != TableStatus::Over {
            tokio::task::yield_now().await;
        }
        let app = App::new(node.clone());
        Lost { scene, app, ada, club, table }
    }

    fn id(&self) -> String {
        format!("{}.1", self.table)
    }

    async fn is_due(&self) -> bool {
        self.app.node.store.note("lost-attempt", &self.id()).await.unwrap().is_some()
    }

    async fn standing(&self) -> Forgiveness {
        forgiveness::read(&self.app.node, &self.ada, &self.table, 1).await.unwrap()
    }

    async fn say(&self, agrees: bool) -> Result<Option<Forgiven>, String> {
        let said = forgiveness::say(&self.app.node, &self.ada, &self.table, 1, agrees).await;
        said.map(|standing| standing.forgiven).map_err(|refused| refused.problem.code)
    }

    /// How many attempts count in the logbook, and how many do not.
    async fn counted(&self) -> (u64, u64) {
        let logbook = logbook::read(&self.app.node, &self.ada, &self.club).await.unwrap();
        let page = json!(logbook)["campaigns"]["deep-sea"]["pages"][0].take();
        (page["attempts"].as_u64().unwrap(), page["not_counted"].as_u64().unwrap())
    }

    /// Notes that the solver has found this out.
    async fn decide(&self, deal: Outlook) {
        let review = Review { deal, plays: Vec::new(), lost_at: None, lost_by: None, line: Vec::new() };
        self.app.node.store.write(put("review", &self.id(), &review).into()).await.unwrap();
    }
}

#[tokio::test]
async fn cr_5_4_a_lost_attempt_is_looked_into_once_and_after_a_restart() {
    let lost = Lost::new().await;
    assert!(lost.is_due().await);
    assert_eq!(lost.counted().await, (1, 0), "until it is decided, it counts");
    // A node has begun with it and went down.
    let until = lost.app.node.time.now() + 10 * MINUTE;
    lost.app.node.store.write(due(&lost.id(), until).into()).await.unwrap();
    assert!(!decide_next(&lost.app).await.unwrap());
    lost.scene.clock.pass(10 * MINUTE);
    let other = App::new(lost.scene.beside(calm()).tables.node.clone());
    let (one, two) = tokio::join!(decide_next(&lost.app), decide_next(&other));
    assert!(one.unwrap() || two.unwrap());
    assert!(lost.app.node.store.note("review", &lost.id()).await.unwrap().is_some() && !lost.is_due().await);
    let n_jobs = lost.app.node.jobs.n_remembered() + other.node.jobs.n_remembered();
    assert_eq!(n_jobs, 1, "one of the nodes has found it out");
    assert!(!decide_next(&lost.app).await.unwrap() && !decide_next(&other).await.unwrap());
    assert_eq!(lost.standing().await.forgiven, Some(Forgiven::Unwinnable));
    assert_eq!(lost.counted().await, (0, 1));
    assert!(!lost.is_due().await, "what is known is not asked again");
}

#[tokio::test]
async fn cr_5_4_reading_the_logbook_asks_about_attempts_of_old() {
    let lost = Lost::new().await;
    let store = &lost.app.node.store;
    store.write(store::Put::delete("lost-attempt", lost.id()).into()).await.unwrap();
    lost.counted().await;
    assert!(lost.is_due().await);
    let version = || async { store.note("lost-attempt", &lost.id()).await.unwrap().unwrap().version };
    let before = version().await;
    lost.counted().await;
    assert_eq!(version().await, before, "it is noted once");
}

#[tokio::test]
async fn cr_5_4_an_agreement_stands_whatever_the_solver_finds_out_later() {
    let lost = Lost::new().await;
    assert!(!lost.standing().await.is_open, "the solver still has time");
    assert_eq!(lost.say(true).await, Err("attempt-settled".into()));
    lost.scene.clock.pass(10 * MINUTE);
    assert!(lost.standing().await.is_open, "it did not decide in time");
    assert_eq!(lost.counted().await, (1, 0));
    assert_eq!(lost.say(true).await, Ok(Some(Forgiven::Agreed)), "beside bots one person is all who played");
    assert_eq!(lost.say(false).await, Err("attempt-settled".into()));
    lost.decide(Outlook::Winnable).await;
    assert_eq!((lost.standing().await.forgiven, lost.counted().await), (Some(Forgiven::Agreed), (0, 1)));
}

#[tokio::test]
async fn cr_5_4_what_the_solver_has_decided_is_not_up_to_the_crew() {
    let lost = Lost::new().await;
    lost.decide(Outlook::Winnable).await;
    assert_eq!(lost.say(true).await, Err("attempt-settled".into()));
    assert_eq!((lost.standing().await.forgiven, lost.counted().await), (None, (1, 0)));
}

#[tokio::test]
async fn cr_5_4_matches_of_no_crew_are_not_looked_into() {
    let lost = Lost::new().await;
    let store = &lost.app.node.store;
    let (finished, _) = find::<Finished>(&**store, "match", &lost.id()).await.unwrap().unwrap();
    assert!(finished.may_be_forgiven());
    assert!(!Finished { club: None, ..finished.clone() }.may_be_forgiven());
    assert!(!Finished { report: None, ..finished.clone() }.may_be_forgiven(), "arranged cards");
    assert!(!Finished { game: "planet-nine".into(), ..finished.clone() }.may_be_forgiven());
    let write = put("match", &lost.id(), &Finished { club: None, ..finished });
    store.write(write.into()).await.unwrap();
    assert_eq!(lost.say(true).await, Err("no-lost-attempt".into()));
    assert!(lost.standing().await.people.is_empty());
}
