//! Who did what: names are those of the moment, also when seats pass from one to another.

use serde_json::{Value, json};

use crate::common::{Client, Data, Server};

/// Waits until this client may act, and takes the last of its legal actions.
async fn act(client: &mut Client, table: &str) {
    let mut message = client.watch(table, None).await;
    loop {
        let sight = &message["sight"];
        assert_ne!(sight["stage"], "over", "the match is long enough");
        if let Some(action) = sight["match"]["legal"].as_array().and_then(|legal| legal.last()) {
            let id = format!("at {}", sight["version"]);
            let act = json!({ "type": "act", "id": id, "action": action });
            client.command(table, act).await.unwrap();
            return;
        }
        message = client.next_of("table").await;
    }
}

/// Who plays, as a client is told: seat, name and bot, and from which action on.
fn told(occupants: &Value) -> Vec<(String, Value, Value, u64)> {
    let occupants = occupants.as_array().unwrap_or_else(|| panic!("occupants: {occupants}"));
    let told = |one: &Value| {
        let seat = one["seat"].as_str().unwrap().into();
        (seat, one["name"].clone(), one["bot"].clone(), one["from"].as_u64().unwrap())
    };
    occupants.iter().map(told).collect()
}

/// Ada plays to the end against Bo, who leaves after his first action, a bot, and Cy, who sits down for the bot.
async fn passed_on(server: &Server, [ada, bo, cy]: [&str; 3]) -> String {
    let terms = json!({
        "game": "dead-mans-draw",
        "setup": { "players": 2, "traits": false, "deal": { "first": "B" } },
    });
    let table = server.open_with(ada, terms).await;
    let mut a = server.connect(ada).await;
    let (mut b, mut c) = (server.connect(bo).await, server.connect(cy).await);
    a.sit(&table, "A").await;
    b.sit(&table, "B").await;
    a.command(&table, json!({ "type": "deal" })).await.unwrap();
    act(&mut b, &table).await;
    b.command(&table, json!({ "type": "leave" })).await.unwrap();
    // The bot has ended its turn when Ada may act.
    act(&mut a, &table).await;
    c.sit(&table, "B").await;
    tokio::join!(a.play(&table, "a"), c.play(&table, "c"));
    table
}

#[tokio::test]
async fn a_seat_that_was_passed_on_names_everyone_who_played_there() {
    let data = Data::new().await;
    let server = Server::start(&data).await;
    let (ada, bo, cy, eve) = (
        server.introduce("Ada").await,
        server.introduce("Bo").await,
        server.introduce("Cy").await,
        server.introduce("Eve").await,
    );
    let table = passed_on(&server, [&ada, &bo, &cy]).await;

    // A client that comes later is told who played when, and which action led to each event.
    let mut e = server.connect(&eve).await;
    let message = e.watch(&table, None).await;
    let live = told(&message["sight"]["match"]["occupants"]);
    let [first, second, third, fourth] = &live[..] else { panic!("{live:?}") };
    assert_eq!(*first, ("A".into(), json!("Ada"), json!(null), 0));
    assert_eq!(*second, ("B".into(), json!("Bo"), json!(null), 0));
    assert_eq!(*third, ("B".into(), json!(null), json!("captain"), 1));
    assert_eq!((&*fourth.0, &fourth.1, &fourth.2), ("B", &json!("Cy"), &json!(null)));
    let versions: Vec<_> =
        message["versions"].as_array().unwrap().iter().map(|n| n.as_u64().unwrap()).collect();
    assert_eq!(versions.len(), message["events"].as_array().unwrap().len());
    assert!(versions.is_sorted() && versions[0] == 0, "{versions:?}");
    assert_eq!(versions.last(), message["sight"]["match"]["version"].as_u64().as_ref());

    // The record and its replay tell the same, and the record still holds.
    let path = format!("/api/tables/{table}/records/1");
    let record: game::Record = serde_json::from_value(server.get(&path, &eve).await).unwrap();
    catalogue::find("dead-mans-draw").unwrap().open(&record).unwrap();
    let replay = server.get(&format!("{path}/steps"), &eve).await;
    assert_eq!(told(&replay["occupants"]), live);
    assert_eq!(replay["seats"], json!(["Ada", "Bo"]), "as older clients know it");
    let text = record.write();
    assert!(text.contains(r#"{"at":1,"seat":"B","to":{"name":"captain","bot":"captain"}}"#), "{text}");
    assert!(text.contains(r#""to":{"name":"Cy"}"#), "{text}");
    let pasted = json!({ "text": text, "question": { "type": "steps", "observer": "open" } });
    assert_eq!(told(&server.post("/api/analysis", &eve, pasted).await["occupants"]), live);

    // All three find the match; the result is that of those who sat there at its end.
    for (token, seat) in [(&ada, json!("A")), (&bo, json!(null)), (&cy, json!("B"))] {
        let history = server.get("/api/matches", token).await;
        assert_eq!((&history[0]["table"], &history[0]["seat"]), (&json!(table), &seat));
        assert_eq!(told(&history[0]["occupants"]), live);
    }
    let statistics = server.get("/api/statistics/dead-mans-draw", "").await;
    assert_eq!(statistics, json!([]), "an arranged match counts in none");

    // Who is forgotten stays apart from those who followed.
    assert_eq!(server.http("DELETE", "/api/me", &bo, None).await.0, 204);
    let replay = server.get(&format!("{path}/steps"), &eve).await;
    assert_eq!(told(&replay["occupants"])[1].1, "somebody");
    server.stop().await;
}

#[tokio::test]
async fn a_bot_that_stands_in_is_named_for_what_it_does() {
    let data = Data::new().await;
    let server = Server::start(&data).await;
    let ada = server.introduce("Ada").await;
    let table = server.open(&ada, 2).await;
    let mut a = server.connect(&ada).await;
    a.sit(&table, "A").await;
    a.command(&table, json!({ "type": "deal" })).await.unwrap();
    act(&mut a, &table).await;
    a.command(&table, json!({ "type": "hand-over" })).await.unwrap();
    let (sight, _) = a.play(&table, "a").await;
    let live = told(&sight["match"]["occupants"]);
    let of_ada: Vec<_> = live.iter().filter(|one| one.0 == "A").collect();
    assert_eq!(of_ada.len(), 2, "{live:?}");
    assert_eq!((&of_ada[0].1, &of_ada[0].2), (&json!("Ada"), &json!(null)));
    assert_eq!((&of_ada[1].1, &of_ada[1].2), (&json!("Ada"), &json!("captain")), "the seat is still hers");
    let replay = server.get(&format!("/api/tables/{table}/records/1/steps"), &ada).await;
    assert_eq!(told(&replay["occupants"]), live);

    // She did not take over again: the next match is the bot's from its first card on.
    a.command(&table, json!({ "type": "deal" })).await.unwrap();
    let (sight, _) = a.play(&table, "a").await;
    assert_eq!(sight["match"]["occupants"][0]["bot"], "captain");
    let replay = server.get(&format!("/api/tables/{table}/records/2/steps"), &ada).await;
    assert_eq!(replay["occupants"][0]["bot"], "captain");
    server.stop().await;
}

#[tokio::test]
async fn a_what_if_table_says_so_and_counts_nowhere() {
    let data = Data::new().await;
    let server = Server::start(&data).await;
    let (ada, bo) = (server.introduce("Ada").await, server.introduce("Bo").await);
    let table = server.open(&ada, 2).await;
    let mut a = server.connect(&ada).await;
    a.sit(&table, "A").await;
    a.command(&table, json!({ "type": "deal" })).await.unwrap();
    a.play(&table, "a").await;
    let branches = format!("/api/tables/{table}/records/1/branches");
    let opened = server.post(&branches, &bo, json!({ "at": 4 })).await;
    let other = opened["table"].as_str().unwrap();
    let mut b = server.connect(&bo).await;
    b.sit(other, "A").await;
    b.command(other, json!({ "type": "deal" })).await.unwrap();
    let (sight, _) = b.play(other, "b").await;

    // What came before the moment was done by those who played it.
    let live = told(&sight["match"]["occupants"]);
    let of_a: Vec<_> = live.iter().filter(|one| one.0 == "A").map(|one| (&one.1, one.3)).collect();
    assert_eq!(of_a, [(&json!("Ada"), 0), (&json!("Bo"), 4)]);
    let path = format!("/api/tables/{other}/records/1");
    let replay = server.get(&format!("{path}/steps"), &bo).await;
    assert_eq!(told(&replay["occupants"]), live);

    // It is in no list of matches and no sum, and leads back to where it came from.
    assert_eq!(server.get("/api/matches", &bo).await, json!([]));
    assert_eq!(server.get("/api/matches", &ada).await.as_array().unwrap().len(), 1);
    assert_eq!(server.get("/api/statistics/dead-mans-draw", "").await[0]["matches"], 1);
    let moment = json!({ "table": table, "number": 1, "at": 4 });
    assert_eq!(sight["branch"], moment);
    assert_eq!(replay["branch"], moment);
    assert_eq!(server.get("/api/tables?which=mine", &bo).await[0]["branch"], moment);
    let before = server.get(&format!("/api/tables/{table}/records/1/steps"), &bo).await;
    assert_eq!(before["branch"], json!(null));

    // One what-if leads to another.
    let opened = server.post(&format!("{path}/branches"), &ada, json!({ "at": 5 })).await;
    let third = opened["table"].as_str().unwrap();
    a.sit(third, "A").await;
    a.command(third, json!({ "type": "deal" })).await.unwrap();
    let (sight, _) = a.play(third, "c").await;
    let live = told(&sight["match"]["occupants"]);
    let of_a: Vec<_> = live.iter().filter(|one| one.0 == "A").map(|one| (&one.1, one.3)).collect();
    assert_eq!(of_a, [(&json!("Ada"), 0), (&json!("Bo"), 4), (&json!("Ada"), 5)]);
    assert_eq!(server.get("/api/matches", &ada).await.as_array().unwrap().len(), 1);
    server.stop().await;
}
