//! People and bots play over real sockets.

use crate::common::{Data, Server, quick};
use futures_util::SinkExt;
use game::Record;
use serde_json::{Value, json};
use server::{Config, Limits, Rate};
use std::time::Duration;
use tokio_tungstenite::tungstenite::Message;

#[tokio::test]
async fn two_people_and_a_bot_play_a_match() {
    let data = Data::new().await;
    let server = Server::start(&data).await;
    let (ada, bo) = (server.introduce("Ada").await, server.introduce("Bo").await);
    let table = server.open(&ada, 3).await;
    let (mut a, mut b) = (server.connect(&ada).await, server.connect(&bo).await);
    a.sit(&table, "A").await;
    let code = server.get("/api/tables?which=mine", &ada).await[0]["code"].as_str().unwrap().to_lowercase();
    assert_eq!(server.get(&format!("/api/codes/{code}"), &bo).await["table"], *table);
    b.sit(&table, "C").await;
    let shown = b.watch(&table, None).await["sight"]["commitment"].clone();
    a.command(&table, json!({ "type": "deal" })).await.unwrap();
    let branches = format!("/api/tables/{table}/records/1/branches");
    assert_eq!(server.http("POST", &branches, &ada, Some(json!({ "at": 0 }))).await.0, 404);

    let ((last_a, events), (last_b, _)) = tokio::join!(a.play(&table, "a"), b.play(&table, "b"));
    assert_eq!(last_a["version"], last_b["version"]);
    assert!(events.len() > 20, "{events:?}");
    assert_eq!(last_a["seats"][1]["bot"], "captain");
    assert!(!last_a["match"]["ending"]["winners"].as_array().unwrap().is_empty());

    // The record proves that the shuffle was fair and the result true.
    let record = server.get(&format!("/api/tables/{table}/records/1"), &bo).await;
    let record: Record = serde_json::from_value(record).unwrap();
    assert_eq!(shown, *record.commitment);
    let names: Vec<_> = record.seats.iter().map(|seat| seat.name.as_str()).collect();
    assert_eq!(names, ["Ada", "captain", "Bo"]);
    catalogue::find("dead-mans-draw").unwrap().open(&record).unwrap();

    let steps = format!("/api/tables/{table}/records/1/steps?observer=");
    for (observer, shown) in [("a", "A"), ("C", "C"), ("spectator", "spectator"), ("open", "open")] {
        let replay = server.get(&format!("{steps}{observer}"), &bo).await;
        assert_eq!(replay["observer"], shown);
        assert_eq!(replay["seats"], json!(names));
        assert_eq!(replay["outcome"], json!(record.result));
        let steps = replay["steps"].as_array().unwrap();
        assert_eq!(steps.len(), record.actions.len() + 1);
        assert_eq!((&steps[0]["by"], &steps[0]["action"]), (&json!(null), &json!(null)));
        assert_eq!(steps[1]["by"], json!(record.actions[0].0));
        assert_eq!(steps[1]["action"], record.actions[0].1);
        let told = steps.iter().flat_map(|step| step["events"].as_array().unwrap());
        if observer == "a" {
            assert!(told.eq(&events), "the replay tells what was seen in the match");
            assert_eq!(steps.last().unwrap()["view"], last_a["match"]["view"]);
        }
    }
    for (observer, status) in [("b", 200), ("d", 400), ("z", 400), ("clock", 400), ("", 400)] {
        assert_eq!(
            server.http("GET", &format!("{steps}{observer}"), &bo, None).await.0,
            status,
            "{observer}"
        );
    }

    let history = server.get("/api/matches", &bo).await;
    assert_eq!((&history[0]["table"], &history[0]["seat"]), (&json!(table), &json!("C")));
    assert_eq!(history.as_array().unwrap().len(), 1);
    let statistics = server.get("/api/statistics/dead-mans-draw", "").await;
    assert_eq!(statistics[0]["matches"], 1);

    // Another match at the same table.
    b.command(&table, json!({ "type": "deal" })).await.unwrap();
    tokio::join!(a.play(&table, "a"), b.play(&table, "b"));
    server.get(&format!("/api/tables/{table}/records/2"), &ada).await;
    assert_eq!(server.get("/api/matches", &ada).await.as_array().unwrap().len(), 2);
    server.stop().await;
}

/// Everything that is told of a match only when it is over.
const LOOKING_BACK: [&str; 4] = ["", "/branches", "/steps?observer=open", "/steps?observer=a"];

/// Everything that may be asked of a match only when it is over.
fn questions() -> Vec<Value> {
    let questions = r#"[
        {"type":"review"}, {"type":"fair"}, {"type":"course"}, {"type":"steps","observer":"open"},
        {"type":"line","at":0,"observer":"open"}, {"type":"line","at":0,"observer":"a"},
        {"type":"belief","seat":"a"}, {"type":"belief","seat":"b"}
    ]"#;
    serde_json::from_str(questions).unwrap()
}

#[tokio::test]
async fn nothing_is_told_of_a_match_under_way() {
    let data = Data::new().await;
    let server = Server::start_with(&data, Config { bot_pause: Duration::from_secs(3600), ..quick() }).await;
    let (ada, bo, eve) =
        (server.introduce("Ada").await, server.introduce("Bo").await, server.introduce("Eve").await);
    for game in catalogue::GAMES.map(|game| game.info().id) {
        let table = server.open_with(&ada, json!({ "game": game })).await;
        let (mut a, mut b) = (server.connect(&ada).await, server.connect(&bo).await);
        a.sit(&table, "A").await;
        b.command(&table, json!({ "type": "join" })).await.unwrap();
        a.command(&table, json!({ "type": "deal" })).await.unwrap();
        // A player, a watcher, a stranger, and a request without a token.
        let asked = questions().into_iter().map(|question| ("POST", "/analysis", Some(question)));
        for (method, part, body) in LOOKING_BACK.map(|part| ("GET", part, None)).into_iter().chain(asked) {
            for (token, status, code) in [
                (&ada, 404, "no-such-record"),
                (&bo, 404, "no-such-record"),
                (&eve, 404, "no-such-record"),
                (&String::new(), 401, "unknown-device"),
            ] {
                let path = format!("/api/tables/{table}/records/1{part}");
                let (answered, answer) = server.http(method, &path, token, body.clone()).await;
                assert_eq!(
                    (answered, &answer["error"]["code"]),
                    (status, &json!(code)),
                    "{game} {part} {body:?}"
                );
            }
        }
    }
    server.stop().await;
}

#[tokio::test]
async fn a_mission_is_looked_into_when_it_is_over() {
    let data = Data::new().await;
    let limits = Limits { analyses: Rate::new(5.0, 0.0), ..Limits::NONE };
    let server = Server::start_with(&data, Config { limits, ..quick() }).await;
    let (ada, bo) = (server.introduce("Ada").await, server.introduce("Bo").await);
    let terms = json!({ "game": "planet-nine", "setup": { "players": 3, "mission": 9 } });
    let table = server.open_with(&ada, terms).await;
    let mut a = server.connect(&ada).await;
    a.sit(&table, "A").await;
    for seat in ["B", "C"] {
        a.command(&table, json!({ "type": "seat-bot", "seat": seat, "bot": "random" })).await.unwrap();
    }
    a.command(&table, json!({ "type": "deal" })).await.unwrap();
    a.command(&table, json!({ "type": "hand-over", "bot": "random" })).await.unwrap();
    a.play(&table, "a").await;

    let path = format!("/api/tables/{table}/records/1");
    let record = server.get(&path, &ada).await;
    let review_question = json!({ "type": "review" });
    let review = server.found_out(&path, &review_question, &ada).await;
    let fair = server.found_out(&path, &json!({ "type": "fair" }), &ada).await;
    assert_eq!(review["plays"].as_array().unwrap().len(), fair["plays"].as_array().unwrap().len());
    let first = &review["plays"][0];
    let line_at = |at: &Value, observer: &str| json!({ "type": "line", "at": at, "observer": observer });
    let line = server.found_out(&path, &line_at(&first["version"], "b"), &ada).await;
    assert_eq!(line["outlook"], first["before"], "the same question has the same answer");
    assert_eq!(line["outcome"]["winners"], json!(["A", "B", "C"]));
    let last = line["steps"].as_array().unwrap().last().unwrap();
    assert_eq!(last["view"]["seat"], "B", "it is shown through the eyes that were asked for");
    let beliefs = server.found_out(&path, &json!({ "type": "belief", "seat": "c" }), &ada).await;
    assert_eq!(beliefs["moments"].as_array().unwrap().len(), record["actions"].as_array().unwrap().len() + 1);
    assert_eq!(beliefs["moments"][0]["places"], json!(["A", "B"]));
    for (question, code) in [
        (line_at(&json!(999), "open"), "bad-moment"),
        (line_at(&first["version"], "d"), "bad-observer"),
        (line_at(&first["version"], "z"), "bad-observer"),
    ] {
        let (status, answer) = server.analysis(&path, &question, &ada).await;
        assert_eq!((status, &answer["error"]["code"]), (400, &json!(code)), "{question}");
    }

    // What is known already costs nothing; new questions are limited for each person.
    for _ in 0..5 {
        assert_eq!(server.found_out(&path, &review_question, &ada).await, review);
    }
    let new = line_at(&json!(first["version"].as_u64().unwrap() + 1), "open");
    let (status, answer) = server.analysis(&path, &new, &ada).await;
    assert_eq!((status, &answer["error"]["code"]), (429, &json!("too-fast")));
    server.found_out(&path, &new, &bo).await;

    // For one release the old addresses name the new one.
    for part in ["review", "fair", "course", "line?at=0", "belief?seat=a"] {
        let (status, answer) = server.http("GET", &format!("{path}/{part}"), &ada, None).await;
        assert_eq!((status, &answer["error"]["code"]), (410, &json!("moved")), "{part}");
        assert_eq!(answer["error"]["address"], json!(format!("{path}/analysis")));
        let kind = part.split('?').next().unwrap();
        assert!(answer["error"]["message"].as_str().unwrap().contains(&format!("\"type\":\"{kind}\"")));
    }

    // The same record, pasted by another person, has the same answers; nothing of it is stored.
    let notes = data.store.notes(&store::Query::of("review")).await.unwrap().len();
    let question = json!({ "type": "review" });
    let mut record = record;
    record["seats"][0]["name"] = json!("Eve");
    let asked = json!({ "text": record.to_string(), "question": question });
    let pasted = loop {
        let (status, answer) = server.http("POST", "/api/analysis", &bo, Some(asked.clone())).await;
        if status != 202 {
            assert_eq!(status, 200, "{answer}");
            break answer;
        }
    };
    assert_eq!(pasted, review);
    assert_eq!(data.store.notes(&store::Query::of("review")).await.unwrap().len(), notes);
    let actions = record["actions"].as_array_mut().unwrap();
    // No action is accepted once it is over.
    actions.push(actions[0].clone());
    for (text, code) in [
        (record.to_string(), "tampered-record"),
        (String::new(), "bad-record"),
        ("hello".into(), "bad-record"),
        (r#"{"game":"chess"}"#.into(), "unknown-game"),
        (r#"{"game":"smitten"} {"game":"smitten"}"#.into(), "bad-record"),
    ] {
        let asked = json!({ "text": text, "question": { "type": "steps", "observer": "open" } });
        let (status, answer) = server.http("POST", "/api/analysis", &bo, Some(asked)).await;
        assert_eq!((status, &answer["error"]["code"]), (400, &json!(code)), "{text}");
    }
    server.stop().await;
}

#[tokio::test]
async fn whoever_comes_back_misses_nothing() {
    let data = Data::new().await;
    let server = Server::start(&data).await;
    let (ada, bo) = (server.introduce("Ada").await, server.introduce("Bo").await);
    let table = server.open(&ada, 2).await;
    let (mut a, mut b) = (server.connect(&ada).await, server.connect(&bo).await);
    a.sit(&table, "A").await;
    b.sit(&table, "B").await;
    a.command(&table, json!({ "type": "deal" })).await.unwrap();
    let seen = b.watch(&table, None).await;
    let since = seen["sight"]["version"].as_u64().unwrap();
    drop(b);

    a.command(&table, json!({ "type": "say", "text": "Where are you?" })).await.unwrap();
    let first = a.watch(&table, None).await;
    let mover = if first["sight"]["match"]["legal"] == json!([]) { &bo } else { &ada };
    let mut mover = server.connect(mover).await;
    let legal = mover.watch(&table, None).await["sight"]["match"]["legal"][0].clone();
    mover.command(&table, json!({ "type": "act", "id": "1", "action": legal })).await.unwrap();

    let mut b = server.connect(&bo).await;
    let back = b.watch(&table, Some(since)).await;
    assert!(!back["events"].as_array().unwrap().is_empty());
    assert_eq!(back["remarks"][0]["text"], "Where are you?");
    assert_eq!(back["remarks"][0]["name"], "Ada");
    let version = back["sight"]["version"].as_u64();
    let again = b.watch(&table, version).await;
    assert_eq!((&again["events"], &again["remarks"]), (&json!([]), &json!([])));
    server.stop().await;
}

#[tokio::test]
async fn an_action_that_is_sent_twice_is_taken_once() {
    let data = Data::new().await;
    let server = Server::start(&data).await;
    let ada = server.introduce("Ada").await;
    let table = server
        .open_with(
            &ada,
            json!({ "game": "dead-mans-draw", "setup": { "players": 2, "deal": { "first": "A" } } }),
        )
        .await;
    let mut a = server.connect(&ada).await;
    a.sit(&table, "A").await;
    a.command(&table, json!({ "type": "sit", "seat": "B", "contribution": "x" })).await.unwrap_err();
    a.command(&table, json!({ "type": "deal" })).await.unwrap();
    let sight = a.watch(&table, None).await["sight"].clone();
    let act = json!({ "type": "act", "id": "same", "action": sight["match"]["legal"][0] });
    let first = a.command(&table, act.clone()).await.unwrap();
    let second = a.command(&table, act.clone()).await.unwrap();
    assert!(first <= second);
    let stale = json!({
        "type": "command", "ref": "old", "table": table, "version": 1,
        "command": { "type": "say", "text": "late" },
    });
    a.send(stale).await;
    assert_eq!(a.next_of("refused").await["error"]["code"], "stale");
    server.stop().await;
}

#[tokio::test]
async fn a_refusal_names_the_rule_of_the_game() {
    let data = Data::new().await;
    let server = Server::start(&data).await;
    let ada = server.introduce("Ada").await;
    let deal = json!({ "first": "A" });
    let setup = json!({ "players": 2, "traits": false, "deal": deal });
    let table = server.open_with(&ada, json!({ "game": "dead-mans-draw", "setup": setup })).await;
    let mut a = server.connect(&ada).await;
    a.sit(&table, "A").await;
    a.command(&table, json!({ "type": "deal" })).await.unwrap();
    let collect = json!({ "type": "act", "id": "early", "action": { "type": "collect" } });
    let refused = a.command(&table, collect).await.unwrap_err();
    assert_eq!((&refused["code"], &refused["rule"]), (&json!("draw-first"), &json!("DMD-2.5")));
    let taken =
        a.command(&table, json!({ "type": "sit", "seat": "B", "contribution": "x" })).await.unwrap_err();
    assert_eq!(taken.get("rule"), None, "no rule of the game forbids it: {taken}");

    let rocket = json!({ "type": "play", "card": "r4" });
    let (status, refused) = server.http("POST", "/api/lessons/planet-nine/4", &ada, Some(rocket)).await;
    assert_eq!((status, &refused["error"]["rule"]), (409, &json!("CR-2.1")));
    server.stop().await;
}

#[tokio::test]
async fn a_remark_that_is_sent_twice_is_said_once() {
    let data = Data::new().await;
    let (one, two) = (Server::start(&data).await, Server::start(&data).await);
    let (ada, bo) = (one.introduce("Ada").await, one.introduce("Bo").await);
    let table = one.open(&ada, 2).await;
    let (mut a, mut b) = (one.connect(&ada).await, two.connect(&bo).await);
    b.command(&table, json!({ "type": "join" })).await.unwrap();
    let say = json!({ "type": "say", "id": "first", "text": "Ahoy!" });
    let version = a.command(&table, say.clone()).await.unwrap();
    assert_eq!(a.command(&table, say.clone()).await.unwrap(), version);
    // The same name of another person, another name, and none at all.
    b.command(&table, say.clone()).await.unwrap();
    a.command(&table, json!({ "type": "say", "id": "second", "text": "Ahoy!" })).await.unwrap();
    a.command(&table, json!({ "type": "say", "text": "Ahoy!" })).await.unwrap();
    // The answer may have been lost on the way: another node knows the remark all the same.
    let mut elsewhere = two.connect(&ada).await;
    elsewhere.command(&table, say).await.unwrap();
    assert_eq!(elsewhere.watch(&table, None).await["remarks"].as_array().unwrap().len(), 4);
    one.stop().await;
    two.stop().await;
}

#[tokio::test]
async fn it_is_my_turn_where_i_can_act() {
    let data = Data::new().await;
    let server = Server::start(&data).await;
    let (ada, bo) = (server.introduce("Ada").await, server.introduce("Bo").await);
    let terms = json!({
        "game": "dead-mans-draw", "privacy": "open",
        "setup": { "players": 2, "traits": false, "deal": { "first": "B" } },
    });
    let table = server.open_with(&ada, terms).await;
    let open = server.get("/api/tables?which=open", &bo).await;
    assert_eq!((&open[0]["table"], &open[0]["n_free"]), (&json!(table), &json!(2)));
    assert_eq!(server.get("/api/tables?which=mine", &bo).await, json!([]));
    let (mut a, mut b) = (server.connect(&ada).await, server.connect(&bo).await);
    a.sit(&table, "A").await;
    b.sit(&table, "B").await;
    a.command(&table, json!({ "type": "deal" })).await.unwrap();
    assert_eq!(server.get("/api/tables?which=turn", &ada).await, json!([]));
    assert_eq!(server.get("/api/tables?which=turn", &bo).await[0]["is_your_turn"], true);
    b.command(&table, json!({ "type": "pause" })).await.unwrap();
    assert_eq!(server.get("/api/tables?which=turn", &bo).await, json!([]), "the match rests");
    a.command(&table, json!({ "type": "close" })).await.unwrap();
    assert_eq!(server.get("/api/tables?which=open", &bo).await, json!([]));
    server.stop().await;
}

#[tokio::test]
async fn a_bot_takes_over_from_whoever_lets_the_time_pass() {
    let data = Data::new().await;
    let server = Server::start(&data).await;
    let ada = server.introduce("Ada").await;
    let terms = json!({
        "game": "dead-mans-draw", "turn_seconds": 1, "setup": { "players": 2, "deal": { "first": "A" } },
    });
    let table = server.open_with(&ada, terms).await;
    let mut a = server.connect(&ada).await;
    a.sit(&table, "A").await;
    a.command(&table, json!({ "type": "deal" })).await.unwrap();
    let mut sight = a.watch(&table, None).await["sight"].clone();
    assert!(sight["match"]["due"].is_u64());
    while sight["seats"][0]["bot"].is_null() {
        sight = a.next_of("table").await["sight"].clone();
    }
    while sight["stage"] != "over" {
        sight = a.next_of("table").await["sight"].clone();
    }
    server.stop().await;
}

#[tokio::test]
async fn bots_play_on_after_a_restart_though_nobody_looks() {
    let data = Data::new().await;
    let slow = Config { bot_pause: Duration::from_secs(3600), unload_after: Duration::ZERO, ..quick() };
    let server = Server::start_with(&data, slow).await;
    let ada = server.introduce("Ada").await;
    let table = server.open(&ada, 2).await;
    let mut a = server.connect(&ada).await;
    a.sit(&table, "A").await;
    a.command(&table, json!({ "type": "deal" })).await.unwrap();
    a.command(&table, json!({ "type": "hand-over", "bot": "random" })).await.unwrap();
    server.stop().await;
    let due = data.store.notes(&store::Query::of("deadline")).await.unwrap();
    assert_eq!(due.len(), 1, "some node has to look after the bots");
    assert_eq!(due[0].note.id, table);

    let server = Server::start(&data).await;
    let mut a = server.connect(&ada).await;
    let (last, _) = a.play(&table, "a").await;
    assert_eq!(last["stage"], "over");
    server.stop().await;
    assert!(data.store.notes(&store::Query::of("deadline")).await.unwrap().is_empty());
}

#[tokio::test]
async fn bots_wait_for_whoever_asks_them_to() {
    let data = Data::new().await;
    let server = Server::start(&data).await;
    let ada = server.introduce("Ada").await;
    // Tasks are not chosen in this mission: before the first trick every seat may act.
    let terms = json!({ "game": "planet-nine", "setup": { "players": 3, "mission": 9 } });
    let table = server.open_with(&ada, terms).await;
    let mut a = server.connect(&ada).await;
    a.watch(&table, None).await;
    a.sit(&table, "A").await;
    for seat in ["B", "C"] {
        a.command(&table, json!({ "type": "seat-bot", "seat": seat, "bot": "random" })).await.unwrap();
    }
    a.send(json!({ "type": "hold", "table": table, "is_on": true })).await;
    a.command(&table, json!({ "type": "deal" })).await.unwrap();
    tokio::time::sleep(Duration::from_millis(500)).await;
    let sight = a.watch(&table, None).await["sight"].clone();
    assert_eq!(sight["match"]["version"], 0, "they would act at once");

    a.send(json!({ "type": "hold", "table": table, "is_on": false })).await;
    let mut sight = a.next_of("table").await["sight"].clone();
    while sight["match"]["version"] == 0 {
        sight = a.next_of("table").await["sight"].clone();
    }
    server.stop().await;
}

#[tokio::test]
async fn whoever_comes_as_a_table_is_put_away_sees_what_follows() {
    let data = Data::new().await;
    let server = Server::start_with(&data, Config { unload_after: Duration::ZERO, ..quick() }).await;
    let (ada, bo) = (server.introduce("Ada").await, server.introduce("Bo").await);
    let (mut a, mut b) = (server.connect(&ada).await, server.connect(&bo).await);
    for _ in 0..20 {
        let table = server.open(&ada, 2).await;
        // Once the command is carried out, only the watch message that follows needs the table.
        let sit = json!({ "type": "sit", "seat": "A", "contribution": "dice" });
        a.send(json!({ "type": "command", "ref": "sit", "table": table, "command": sit })).await;
        a.send(json!({ "type": "watch", "table": table, "since": null })).await;
        let mut n_guests = a.next_of("table").await["sight"]["guests"].as_array().unwrap().len();
        b.command(&table, json!({ "type": "join" })).await.unwrap();
        while n_guests < 2 {
            n_guests = a.next_of("table").await["sight"]["guests"].as_array().unwrap().len();
        }
    }
    server.stop().await;
}

#[tokio::test]
async fn a_server_that_goes_down_tells_everybody_to_come_back() {
    let data = Data::new().await;
    let server = Server::start(&data).await;
    let ada = server.introduce("Ada").await;
    let mut a = server.connect(&ada).await;
    let stopping = tokio::spawn(server.stop());
    assert_eq!(a.next_of("goodbye").await["reason"], "draining");
    assert!(a.next().await.is_none());
    stopping.await.unwrap();
}

#[tokio::test]
async fn what_was_committed_is_acknowledged_before_goodbye() {
    for _ in 0..5 {
        let data = Data::new().await;
        let server = Server::start(&data).await;
        let ada = server.introduce("Ada").await;
        let table = server.open(&ada, 2).await;
        let mut a = server.connect(&ada).await;
        for n in 0..60 {
            let say = json!({ "type": "say", "text": "Ahoy!" });
            let message = json!({ "type": "command", "ref": format!("{n}"), "table": table, "command": say });
            a.socket.feed(Message::text(message.to_string())).await.unwrap();
        }
        a.socket.flush().await.unwrap();
        let mut n_done = u64::from(a.next_of("done").await["ref"] == "0");
        let stopping = tokio::spawn(server.stop());
        loop {
            let message = a.next().await.unwrap();
            match message["type"].as_str() {
                Some("done") => n_done += 1,
                Some("goodbye") => break assert_eq!(message["reason"], "draining"),
                _ => panic!("{message}"),
            }
        }
        stopping.await.unwrap();
        let n_logged = data.store.log(&table, 1).await.unwrap().len() as u64;
        assert_eq!(n_done, n_logged, "every remark in the log was acknowledged");
        assert!(n_logged > 1, "some were under way");
    }
}

#[tokio::test]
async fn it_can_be_watched_over() {
    let data = Data::new().await;
    let server = Server::start(&data).await;
    assert_eq!(server.get("/healthz", "").await, "ok\n");
    let ada = server.introduce("Ada").await;
    let _a = server.connect(&ada).await;
    let metrics = server.get("/metrics", "").await;
    let metrics = metrics.as_str().unwrap();
    assert!(metrics.contains("\nwardroom_sockets 1\n"), "{metrics}");
    assert!(server.get("/", "").await.as_str().unwrap().contains("Wardroom"));
    assert!(server.get("/api/docs", "").await.as_str().unwrap().contains("/api/tables"));
    assert_eq!(server.get("/api/openapi.json", "").await["openapi"], "3.1.0");
    let games = server.get("/api/games", "").await;
    assert_eq!(games.as_array().unwrap().len(), catalogue::GAMES.len());
    for game in games.as_array().unwrap() {
        assert!(game.get("schemas").is_none());
        let path = format!("/api/games/{}", game["id"].as_str().unwrap());
        assert!(server.get(&path, "").await.is_object());
        assert!(server.get(&format!("{path}/schemas"), "").await["view"].is_object());
    }
    assert_eq!(server.http("GET", "/api/games/chess", "", None).await.0, 404);
    server.stop().await;
}

#[tokio::test]
async fn what_if_is_played_at_a_table_of_its_own() {
    let data = Data::new().await;
    let server = Server::start(&data).await;
    let (ada, bo) = (server.introduce("Ada").await, server.introduce("Bo").await);
    let table = server.open(&ada, 2).await;
    let mut a = server.connect(&ada).await;
    a.sit(&table, "A").await;
    a.command(&table, json!({ "type": "deal" })).await.unwrap();
    a.play(&table, "a").await;
    let record = server.get(&format!("/api/tables/{table}/records/1"), &ada).await;

    let branches = format!("/api/tables/{table}/records/1/branches");
    assert_eq!(server.get(&branches, &bo).await, json!([]));
    let n = record["actions"].as_array().unwrap().len();
    for (at, code) in
        [(json!(n), "no-such-moment"), (json!(100_000), "no-such-moment"), (json!("x"), "bad-request")]
    {
        let (status, answer) = server.http("POST", &branches, &bo, Some(json!({ "at": at }))).await;
        assert!((400..500).contains(&status), "{status}");
        assert_eq!(answer["error"]["code"], code, "{at}");
    }
    let opened = server.post(&branches, &bo, json!({ "at": 4 })).await;
    let other = opened["table"].as_str().unwrap();
    let mut b = server.connect(&bo).await;
    b.sit(other, "B").await;
    b.command(other, json!({ "type": "deal" })).await.unwrap();
    b.play(other, "b").await;
    let second = server.get(&format!("/api/tables/{other}/records/1"), &bo).await;
    assert_eq!(second["seed"], record["seed"]);
    assert_eq!(second["actions"].as_array().unwrap()[..4], record["actions"].as_array().unwrap()[..4]);
    let second = serde_json::from_value(second).unwrap();
    catalogue::find("dead-mans-draw").unwrap().open(&second).unwrap();

    let lines = server.get(&branches, &ada).await;
    assert_eq!((&lines[0]["table"], &lines[0]["branch"]["at"]), (&json!(other), &json!(4)));
    // It proves nothing, so it is counted nowhere.
    let statistics = server.get("/api/statistics/dead-mans-draw", "").await;
    assert_eq!(statistics[0]["matches"], 1);
    server.stop().await;
}

#[tokio::test]
async fn people_look_back_together() {
    let data = Data::new().await;
    let server = Server::start(&data).await;
    let (ada, bo) = (server.introduce("Ada").await, server.introduce("Bo").await);
    let table = server.open(&ada, 2).await;
    let (mut a, mut b) = (server.connect(&ada).await, server.connect(&bo).await);
    a.sit(&table, "A").await;
    a.command(&table, json!({ "type": "deal" })).await.unwrap();
    a.play(&table, "a").await;
    b.command(&table, json!({ "type": "join" })).await.unwrap();
    let stop = json!({ "number": 1, "at": 3, "observer": "open" });
    a.command(&table, json!({ "type": "look-back", "stop": stop })).await.unwrap();
    let tour = b.watch(&table, None).await["sight"]["tour"].clone();
    assert_eq!(tour, json!({ "leader": "Ada", "is_yours": false, "number": 1, "at": 3, "observer": "open" }));
    let refused = b.command(&table, json!({ "type": "look-back", "stop": stop })).await.unwrap_err();
    assert_eq!(refused["code"], "another-leads");
    server.stop().await;
}
