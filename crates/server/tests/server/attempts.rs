//! Lost attempts that do not count (CR-5.4), on two nodes.

use std::time::Duration;

use crate::common::{Client, Data, PATIENCE, Server, quick};
use serde_json::{Value, json};
use server::Config;
use tokio::time::{sleep, timeout};

/// A crew of two on two nodes.
struct Crew {
    data: Data,
    nodes: [Server; 2],
    tokens: [String; 2],
    id: Value,
}

impl Crew {
    async fn new(config: Config) -> Crew {
        let data = Data::new().await;
        let nodes =
            [Server::start_with(&data, config.clone()).await, Server::start_with(&data, config).await];
        let tokens = [nodes[0].introduce("Ada").await, nodes[1].introduce("Bo").await];
        let crew = nodes[0].post("/api/crews", &tokens[0], json!({ "name": "Nautilus" })).await;
        nodes[1].post("/api/crews/join", &tokens[1], json!({ "code": crew["code"] })).await;
        Crew { data, nodes, tokens, id: crew["crew"].clone() }
    }

    /// Loses an attempt at a mission; the last seats are those of bots. Gives the address of its record.
    async fn lose(&self, mission: Value, n_people: usize) -> String {
        let setup = json!({ "players": 3, "mission": mission });
        let wanted = json!({ "terms": { "game": "deep-sea", "setup": setup }, "crew": self.id });
        let opened = self.nodes[0].post("/api/tables", &self.tokens[0], wanted).await;
        let table = opened["table"].as_str().unwrap();
        let mut players: Vec<Client> = Vec::new();
        for (n, seat) in ["A", "B"].into_iter().enumerate().take(n_people) {
            players.push(self.nodes[n].connect(&self.tokens[n]).await);
            players[n].sit(table, seat).await;
        }
        for seat in &["A", "B", "C"][n_people..] {
            let bot = json!({ "type": "seat-bot", "seat": seat, "bot": "random" });
            players[0].command(table, bot).await.unwrap();
        }
        players[0].command(table, json!({ "type": "deal" })).await.unwrap();
        for player in &mut players {
            player.command(table, json!({ "type": "hand-over", "bot": "random" })).await.unwrap();
        }
        let (last, _) = players[0].play(table, "a").await;
        assert_eq!(last["match"]["ending"]["winners"], json!([]), "such a mission is always lost");
        format!("/api/tables/{table}/records/1")
    }

    /// What the logbook says of the latest match, once the solver has looked into it without a request.
    async fn decided(&self, record: &str) -> Value {
        let review = record.trim_start_matches("/api/tables/").replace("/records/", ".");
        let look = async {
            while self.data.store.note("review", &review).await.unwrap().is_none() {
                sleep(Duration::from_millis(20)).await;
            }
        };
        timeout(PATIENCE, look).await.expect("the solver looks into it");
        self.latest().await
    }

    async fn logbook(&self) -> Value {
        let path = format!("/api/crews/{}/logbook", self.id.as_str().unwrap());
        self.nodes[1].get(&path, &self.tokens[1]).await
    }

    async fn latest(&self) -> Value {
        self.logbook().await["matches"][0]["forgiveness"].take()
    }

    /// How many attempts at the mission of the first page count, and how many do not.
    async fn counted(&self) -> [Value; 2] {
        let page = self.logbook().await["campaigns"]["deep-sea"]["pages"][0].take();
        [page["attempts"].clone(), page["not_counted"].clone()]
    }

    /// A member says something about a lost attempt, on their own node.
    async fn say(&self, method: &str, record: &str, member: usize) -> (u16, Value) {
        let path = format!("{record}/forgiveness");
        self.nodes[member].http(method, &path, &self.tokens[member], None).await
    }

    async fn stop(self) {
        for node in self.nodes {
            node.stop().await;
        }
    }
}

#[tokio::test]
async fn cr_5_4_an_unwinnable_deal_is_written_to_the_logbook_without_a_question() {
    let crew = Crew::new(quick()).await;
    let tasks = json!({ "given": ["exactly-0-tricks", "first-trick"] });
    let record = crew.lose(json!({ "tasks": tasks, "allotment": "one-member" }), 2).await;
    let forgiveness = crew.decided(&record).await;
    assert_eq!((&forgiveness["forgiven"], &forgiveness["is_open"]), (&json!("unwinnable"), &json!(false)));
    assert_eq!(crew.counted().await, [json!(0), json!(1)]);
    let path = format!("/api/crews/{}/logbook.txt", crew.id.as_str().unwrap());
    let text = crew.nodes[0].get(&path, &crew.tokens[0]).await;
    let text = text.as_str().unwrap();
    assert!(text.contains(", 1 not counted") && text.contains("it could not be won"), "{text}");
    crew.stop().await;
}

#[tokio::test]
async fn cr_5_4_what_is_not_decided_is_forgiven_when_all_who_played_agree() {
    let crew = Crew::new(Config { review_nodes: 1, ..quick() }).await;
    let hopeless = json!({ "tasks": { "drawn": 40 } });
    let record = crew.lose(hopeless.clone(), 2).await;
    let undecided = crew.decided(&record).await;
    assert_eq!((&undecided["forgiven"], &undecided["is_open"]), (&json!(null), &json!(true)));
    let stranger = crew.nodes[0].introduce("Eve").await;
    let path = format!("{record}/forgiveness");
    let (status, answer) = crew.nodes[0].http("PUT", &path, &stranger, None).await;
    assert_eq!((status, &answer["error"]["code"]), (403, &json!("not-played")));

    // One who does not agree, or no longer does, keeps it.
    let (status, one) = crew.say("PUT", &record, 0).await;
    assert_eq!((status, &one["forgiven"]), (200, &json!(null)));
    let seen = crew.say("GET", &record, 1).await.1;
    let people = seen["people"].as_array().unwrap();
    let said = |name: &str| people.iter().find(|it| it["name"] == name).unwrap();
    assert_eq!((&said("Ada")["agrees"], &said("Ada")["is_you"]), (&json!(true), &json!(false)));
    assert_eq!((&said("Bo")["agrees"], &said("Bo")["is_you"]), (&json!(false), &json!(true)));
    assert_eq!(crew.say("DELETE", &record, 0).await.0, 200);
    assert_eq!(crew.say("PUT", &record, 1).await.1["forgiven"], json!(null));
    assert_eq!(crew.counted().await, [json!(1), json!(0)]);
    assert_eq!(crew.say("DELETE", &record, 1).await.0, 200);

    // Both at the same time, each on a node of their own.
    let (a, b) = tokio::join!(crew.say("PUT", &record, 0), crew.say("PUT", &record, 1));
    assert_eq!((a.0, b.0), (200, 200));
    assert_eq!(crew.latest().await["forgiven"], "agreed");
    assert_eq!(crew.counted().await, [json!(0), json!(1)]);
    assert_eq!(crew.say("PUT", &record, 0).await.0, 200, "once more says nothing new");
    let (status, answer) = crew.say("DELETE", &record, 0).await;
    assert_eq!((status, &answer["error"]["code"]), (409, &json!("attempt-settled")));

    // Beside bots one person is all who played.
    let record = crew.lose(hopeless, 1).await;
    crew.decided(&record).await;
    assert_eq!(crew.say("PUT", &record, 0).await.1["forgiven"], "agreed");
    assert_eq!(crew.counted().await, [json!(0), json!(2)]);
    crew.stop().await;
}
