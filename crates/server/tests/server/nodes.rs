//! Two nodes on one store act as one.

use crate::common::{Data, Server};
use serde_json::json;

#[tokio::test]
async fn players_of_one_table_are_on_two_nodes() {
    let data = Data::new().await;
    let (one, two) = (Server::start(&data).await, Server::start(&data).await);
    let (ada, bo) = (one.introduce("Ada").await, two.introduce("Bo").await);
    let table = one.open(&ada, 3).await;
    let (mut a, mut b) = (one.connect(&ada).await, two.connect(&bo).await);
    a.sit(&table, "A").await;
    b.sit(&table, "B").await;
    for number in 1..=3 {
        a.command(&table, json!({ "type": "deal" })).await.unwrap();
        let ((last_a, events_a), (last_b, events_b)) = tokio::join!(a.play(&table, "a"), b.play(&table, "b"));
        assert_eq!(last_a["version"], last_b["version"]);
        assert_eq!(last_a["match"]["ending"], last_b["match"]["ending"]);
        assert_eq!(events_a.last(), events_b.last(), "both saw the same end");
        let record = two.get(&format!("/api/tables/{table}/records/{number}"), &bo).await;
        let record = serde_json::from_value(record).unwrap();
        catalogue::find("dead-mans-draw").unwrap().open(&record).unwrap();
    }
    one.stop().await;
    two.stop().await;
}

#[tokio::test]
async fn a_player_changes_nodes_between_any_two_actions() {
    let data = Data::new().await;
    let nodes = [Server::start(&data).await, Server::start(&data).await];
    let ada = nodes[0].introduce("Ada").await;
    let table = nodes[0].open(&ada, 2).await;
    let mut a = nodes[0].connect(&ada).await;
    a.sit(&table, "A").await;
    a.command(&table, json!({ "type": "deal" })).await.unwrap();
    let mut seen = 0;
    for number in 0.. {
        let mut a = nodes[number % 2].connect(&ada).await;
        let mut message = a.watch(&table, Some(seen)).await;
        while message["sight"]["stage"] == "playing" && message["sight"]["match"]["legal"] == json!([]) {
            message = a.next_of("table").await;
        }
        if message["sight"]["stage"] == "over" {
            break;
        }
        seen = message["sight"]["version"].as_u64().unwrap();
        let legal = message["sight"]["match"]["legal"].as_array().unwrap();
        let action = &legal[number * 5 % legal.len()];
        let act = json!({ "type": "act", "id": format!("a{number}"), "action": action });
        let version = a.command(&table, act.clone()).await.unwrap();
        // The answer may have been lost on the way: the other node knows the action all the same.
        let mut elsewhere = nodes[(number + 1) % 2].connect(&ada).await;
        assert!(version <= elsewhere.command(&table, act).await.unwrap());
    }
    for node in nodes {
        node.stop().await;
    }
}
