//! People, their devices, their crews, and being forgotten.

use crate::common::{Data, PATIENCE, Server};
use serde_json::json;
use store::Line;

#[tokio::test]
async fn a_second_device_is_linked_once() {
    let data = Data::new().await;
    let server = Server::start(&data).await;
    let ada = server.introduce("Ada").await;
    let code = server.post("/api/me/link", &ada, json!({})).await["code"].as_str().unwrap().to_string();
    let second = server.post("/api/link", "", json!({ "code": code.to_lowercase() })).await;
    assert_eq!(second["you"]["name"], "Ada");
    let phone = second["token"].as_str().unwrap();
    assert_ne!(phone, ada);
    let again = server.http("POST", "/api/link", "", Some(json!({ "code": code }))).await;
    assert_eq!((again.0, &again.1["error"]["code"]), (400, &json!("wrong-code")));

    let changed =
        server.http("PUT", "/api/me", phone, Some(json!({ "name": "Ada L.", "avatar": "comet" }))).await;
    assert_eq!(changed.0, 200, "{changed:?}");
    assert_eq!(
        server.get("/api/me", &ada).await,
        json!({ "name": "Ada L.", "avatar": "comet", "muted": [] })
    );
    for name in [
        "",
        "   ",
        "x\u{202e}y",
        &"x".repeat(25),
        "a\nb",
        // Without a visible glyph: combining marks, fillers of Hangul, a blank of Braille, tags, selectors.
        "\u{301}\u{302}",
        "\u{3164}",
        "\u{115f}\u{1160}",
        "\u{ffa0}",
        "\u{2800}",
        "\u{e0061}\u{e0062}",
        "\u{fe0f}",
        "\u{34f}",
        "\u{ad}",
        "\u{2003}\u{a0}\u{3000}",
        "\u{1d159}",
        // With one, and something that takes no place.
        "x\u{e0061}",
        "x\u{2800}y",
    ] {
        assert_eq!(
            server.http("PUT", "/api/me", phone, Some(json!({ "name": name }))).await.0,
            400,
            "{name:?}"
        );
    }
    server.stop().await;
}

#[tokio::test]
async fn devices_are_listed_named_and_thrown_out_one_by_one() {
    let data = Data::new().await;
    let (one, two) = (Server::start(&data).await, Server::start(&data).await);
    let (laptop, bo) = (one.introduce("Ada").await, one.introduce("Bo").await);
    let mut tokens = Vec::new();
    for _ in 0..2 {
        let code = one.post("/api/me/link", &laptop, json!({})).await["code"].clone();
        let linked = one.post("/api/link", "", json!({ "code": code })).await;
        tokens.push(linked["token"].as_str().unwrap().to_string());
    }
    let [phone, tablet] = &tokens[..] else { unreachable!() };
    let devices = one.get("/api/me/devices", phone).await;
    let devices = devices.as_array().unwrap();
    assert_eq!(devices.len(), 3);
    assert!(devices.iter().all(|device| device["name"].is_null() && device["seen"].is_u64()));
    let own: Vec<_> = devices.iter().filter(|device| device["is_this"] == true).collect();
    let path = format!("/api/me/devices/{}", own[0]["handle"].as_str().unwrap());
    assert_eq!(own.len(), 1);

    assert_eq!(one.http("PUT", &path, phone, Some(json!({ "name": " Ada's phone " }))).await.0, 204);
    for name in ["", "\u{3164}", &"x".repeat(25)] {
        assert_eq!(one.http("PUT", &path, phone, Some(json!({ "name": name }))).await.0, 400, "{name:?}");
    }
    let seen = one.get("/api/me/devices", &laptop).await;
    let named = seen.as_array().unwrap().iter().find(|device| device["name"] == "Ada's phone").unwrap();
    assert!(named["is_this"] == false && named["handle"] == own[0]["handle"]);
    for (method, body) in [("PUT", Some(json!({ "name": "x" }))), ("DELETE", None)] {
        let (status, error) = one.http(method, &path, &bo, body).await;
        assert_eq!((status, &error["error"]["code"]), (404, &json!("no-such-device")));
    }

    // The phone is lost: its connections end on both nodes, and its token is good for nothing.
    let (mut here, mut there) = (one.connect(phone).await, two.connect(phone).await);
    let (mut other, mut stranger) = (one.connect(tablet).await, two.connect(&bo).await);
    assert_eq!(one.http("DELETE", &path, &laptop, None).await.0, 204);
    while here.next().await.is_some() {}
    while there.next().await.is_some() {}
    for node in [&one, &two] {
        assert_eq!(node.http("GET", "/api/me", phone, None).await.0, 401);
    }
    assert_eq!(one.http("DELETE", &path, &laptop, None).await.0, 404);
    for client in [&mut other, &mut stranger] {
        client.send(json!({ "type": "ping" })).await;
        client.next_of("pong").await;
    }
    assert_eq!(two.get("/api/me/devices", tablet).await.as_array().unwrap().len(), 2);
    one.stop().await;
    two.stop().await;
}

#[tokio::test]
async fn a_name_of_any_script_is_a_name() {
    let data = Data::new().await;
    let server = Server::start(&data).await;
    let ada = server.introduce("Ada").await;
    for name in ["Соломія", "Łucja", "नेहा", "محمد", "木村", "🐙", "❤️", "e\u{301}", "7", "!?", "O'Brien"]
    {
        let (status, face) = server.http("PUT", "/api/me", &ada, Some(json!({ "name": name }))).await;
        assert_eq!((status, &face["name"]), (200, &json!(name)));
        server.post("/api/crews", &ada, json!({ "name": name })).await;
    }
    let (status, error) = server.http("POST", "/api/crews", &ada, Some(json!({ "name": "\u{3164}" }))).await;
    assert_eq!((status, &error["error"]["code"]), (400, &json!("bad-name")));
    server.stop().await;
}

#[tokio::test]
async fn whoever_wants_to_be_forgotten_is() {
    let data = Data::new().await;
    let server = Server::start(&data).await;
    let (ada, bo) = (server.introduce("Ada").await, server.introduce("Boadicea").await);
    let table = server.open(&ada, 2).await;
    let (mut a, mut b) = (server.connect(&ada).await, server.connect(&bo).await);
    a.sit(&table, "A").await;
    b.sit(&table, "B").await;
    let crew = server.post("/api/crews", &bo, json!({ "name": "Nautilus" })).await;
    server.post("/api/crews/join", &ada, json!({ "code": crew["code"] })).await;
    a.command(&table, json!({ "type": "deal" })).await.unwrap();
    tokio::join!(a.play(&table, "a"), b.play(&table, "b"));
    server.post("/api/me/link", &bo, json!({})).await;
    let code = server.post("/api/missions/check", "", json!({ "game": "planet-nine", "mission": {} })).await;
    let path = format!("/api/me/codes/{}", code["code"].as_str().unwrap());
    server.http("PUT", &path, &bo, Some(json!({ "name": "Boadicea's mission" }))).await;

    assert_eq!(server.http("DELETE", "/api/me", &bo, None).await.0, 204);
    // The connection is closed.
    while b.next().await.is_some() {}
    assert_eq!(server.http("GET", "/api/me", &bo, None).await.0, 401);
    let sight = server.get(&format!("/api/tables/{table}"), &ada).await;
    assert_eq!(sight["seats"][1]["is_person"], false);
    assert_eq!(sight["guests"].as_array().unwrap().len(), 1);
    let record = server.get(&format!("/api/tables/{table}/records/1"), &ada).await;
    assert_eq!(record["seats"][1]["name"], "somebody");
    let members = server.get("/api/crews", &ada).await[0]["members"].clone();
    assert_eq!(members.as_array().unwrap().len(), 1);

    let (sender, mut lines) = tokio::sync::mpsc::channel(10_000);
    data.store.scan(sender).await.unwrap();
    while let Some(line) = lines.recv().await {
        let text = match line {
            Line::Entry(entry) => entry.body.as_str().to_string(),
            Line::Note(note) => format!("{} {}", note.id, note.body.as_str()),
            Line::Head(_) => continue,
        };
        assert!(!text.contains("Boadicea") && !text.contains(&bo), "{text}");
    }
    server.stop().await;
}

#[tokio::test]
async fn a_person_keeps_cards_of_their_own_by_their_code() {
    let data = Data::new().await;
    let server = Server::start(&data).await;
    let (ada, bo) = (server.introduce("Ada").await, server.introduce("Bo").await);
    let card = |i| json!({ "number": i + 1, "row": i / 3 + 1, "column": i % 3 + 1, "effect": {} });
    let cards: Vec<_> = (0..9).map(card).collect();
    let checked =
        server.post("/api/missions/check", "", json!({ "game": "smitten", "mission": cards })).await;
    let code = checked["code"].as_str().unwrap().to_string();
    assert_eq!(checked["players"], json!([1, 2]));
    assert_eq!(server.get(&format!("/api/missions/{code}"), "").await["mission"][0]["confidence"], "house");

    let path = format!("/api/me/codes/{}", code.to_lowercase());
    for name in ["Ours", "The true nine"] {
        assert_eq!(server.http("PUT", &path, &ada, Some(json!({ "name": name }))).await.0, 204);
    }
    let kept = json!([{ "code": code, "game": "smitten", "name": "The true nine" }]);
    assert_eq!(server.get("/api/me/codes", &ada).await, kept);
    assert_eq!(server.get("/api/me/codes", &bo).await, json!([]));
    for (path, body, status) in [
        ("/api/me/codes/SM1-00", json!({ "name": "x" }), 404),
        (path.as_str(), json!({ "name": " " }), 400),
        (path.as_str(), json!({ "name": "x".repeat(41) }), 400),
    ] {
        assert_eq!(server.http("PUT", path, &ada, Some(body)).await.0, status, "{path}");
    }

    let terms = json!({ "game": "smitten", "setup": { "players": 2, "cards": code } });
    let table = server.post("/api/tables", &ada, json!({ "terms": terms })).await["table"].clone();
    let table = table.as_str().unwrap();
    let (mut a, mut b) = (server.connect(&ada).await, server.connect(&bo).await);
    a.sit(table, "A").await;
    b.sit(table, "B").await;
    a.command(table, json!({ "type": "deal" })).await.unwrap();
    let sight = server.get(&format!("/api/tables/{table}"), &ada).await;
    assert_eq!(sight["match"]["view"]["cards"][6]["confidence"], "house");

    assert_eq!(server.http("DELETE", &path, &ada, None).await.0, 204);
    assert_eq!(server.get("/api/me/codes", &ada).await, json!([]));
    server.stop().await;
}

#[tokio::test]
async fn a_damaged_table_says_so_and_others_go_on() {
    let data = Data::new().await;
    let server = Server::start(&data).await;
    let ada = server.introduce("Ada").await;
    let tables = [server.open(&ada, 2).await, server.open(&ada, 2).await];
    server.stop().await;
    let body = store::Json::new(&json!({ "type": "closed" })).unwrap();
    let entry = store::Append { table: tables[0].clone(), seq: 1, at: 0, body };
    data.store.write(entry.into()).await.unwrap();
    let file = rusqlite::Connection::open(data.folder.path().join("wardroom.db")).unwrap();
    file.execute("UPDATE entry SET at = 1 WHERE table_id = ?1 AND seq = 1", [&tables[0]]).unwrap();
    let server = Server::start(&data).await;
    let (status, refused) = server.http("GET", &format!("/api/tables/{}", tables[0]), &ada, None).await;
    assert_eq!((status, &refused["error"]["code"]), (500, &json!("broken-table")));
    assert_eq!(server.get(&format!("/api/tables/{}", tables[1]), &ada).await["is_yours"], true);
    server.stop().await;
}

#[tokio::test]
async fn a_forgotten_person_leaves_no_byte() {
    let data = Data::new().await;
    let (one, two) = (Server::start(&data).await, Server::start(&data).await);
    let (ada, bo) = (one.introduce("Ada").await, one.introduce("Boadicea").await);
    let (table, left) = (one.open(&ada, 2).await, one.open(&ada, 2).await);
    let (mut a, mut b) = (two.connect(&ada).await, one.connect(&bo).await);
    for table in [&table, &left] {
        b.command(table, json!({ "type": "join" })).await.unwrap();
        b.command(table, json!({ "type": "say", "text": "Venta Icenorum" })).await.unwrap();
        let told = a.watch(table, None).await;
        assert_eq!(told["remarks"][0]["text"], "Venta Icenorum");
        assert_eq!(told["remarks"][0]["is_removed"], false);
    }
    a.command(&table, json!({ "type": "say", "text": "Verulamium" })).await.unwrap();
    b.command(&left, json!({ "type": "leave" })).await.unwrap();
    let renamed = one.http("PUT", "/api/me", &bo, Some(json!({ "name": "Boudica" }))).await;
    assert_eq!(renamed.0, 200);
    assert!(files_with(&data, "Boudica") > 0 && files_with(&data, "Venta Icenorum") > 0);

    assert_eq!(one.http("DELETE", "/api/me", &bo, None).await.0, 204);
    // The files are wiped at once, but not while the answer waits.
    let said = ["Boadicea", "Boudica", "Venta Icenorum"];
    let is_wiped = async {
        while said.iter().any(|text| files_with(&data, text) > 0) {
            tokio::time::sleep(std::time::Duration::from_millis(20)).await;
        }
    };
    tokio::time::timeout(PATIENCE, is_wiped).await.unwrap();
    assert!(files_with(&data, "Verulamium") > 0);
    // Both nodes have had the remark in memory.
    for node in [&one, &two] {
        let remarks = node.connect(&ada).await.watch(&table, None).await["remarks"].clone();
        assert_eq!(remarks[0]["text"], "", "{remarks}");
        assert_eq!(remarks[0]["is_removed"], true);
        assert_eq!((&remarks[1]["text"], &remarks[1]["is_removed"]), (&json!("Verulamium"), &json!(false)));
    }
    let remarks = one.connect(&ada).await.watch(&left, None).await["remarks"].clone();
    assert_eq!(remarks[0]["is_removed"], true, "also where that person was no more");
    assert_eq!(remarks[0]["name"], "somebody");
    let verified = server::verify(&*data.store).await.unwrap();
    assert_eq!((verified.remarks, verified.store.faults), (1, Vec::new()));
    one.stop().await;
    two.stop().await;
}

/// How many files of the data folder hold this text.
fn files_with(data: &Data, text: &str) -> usize {
    let files = std::fs::read_dir(data.folder.path()).unwrap();
    // A journal may go while it is looked for.
    let contents = files.filter_map(|file| std::fs::read(file.unwrap().path()).ok());
    contents.filter(|content| content.windows(text.len()).any(|window| window == text.as_bytes())).count()
}

#[tokio::test]
async fn what_a_muted_person_says_is_not_heard() {
    let data = Data::new().await;
    let server = Server::start(&data).await;
    let (ada, bo) = (server.introduce("Ada").await, server.introduce("Bo").await);
    let table = server.open(&ada, 2).await;
    let (mut a, mut b) = (server.connect(&ada).await, server.connect(&bo).await);
    a.watch(&table, None).await;
    b.command(&table, json!({ "type": "join" })).await.unwrap();
    a.next_of("table").await;
    b.command(&table, json!({ "type": "say", "text": "Ahoy!" })).await.unwrap();
    assert_eq!(a.next_of("table").await["remarks"][0]["text"], "Ahoy!");

    let muted = server.http("POST", "/api/me/muted", &ada, Some(json!({ "table": table, "guest": 1 }))).await;
    assert_eq!(muted.0, 204);
    a.next_of("table").await;
    b.command(&table, json!({ "type": "say", "text": "Ahoy again!" })).await.unwrap();
    assert_eq!(a.next_of("table").await["remarks"], json!([]));
    assert_eq!(b.watch(&table, None).await["remarks"].as_array().unwrap().len(), 2);

    let me = server.get("/api/me", &ada).await;
    assert_eq!(me["muted"][0]["name"], "Bo");
    let handle = me["muted"][0]["handle"].as_str().unwrap();
    assert_eq!(server.http("DELETE", &format!("/api/me/muted/{handle}"), &ada, None).await.0, 204);
    assert_eq!(server.get("/api/me", &ada).await["muted"], json!([]));
    a.next_of("table").await;
    assert_eq!(a.watch(&table, None).await["remarks"].as_array().unwrap().len(), 2);
    server.stop().await;
}

#[tokio::test]
async fn a_new_name_is_shown_at_once() {
    let data = Data::new().await;
    let server = Server::start(&data).await;
    let (ada, bo) = (server.introduce("Ada").await, server.introduce("Bo").await);
    let table = server.open(&ada, 2).await;
    let mut b = server.connect(&bo).await;
    assert_eq!(b.watch(&table, None).await["sight"]["guests"][0]["name"], "Ada");
    server.http("PUT", "/api/me", &ada, Some(json!({ "name": "Augusta" }))).await;
    assert_eq!(b.next_of("table").await["sight"]["guests"][0]["name"], "Augusta");
    server.stop().await;
}

#[tokio::test]
async fn a_crew_takes_so_many_and_goes_with_the_last() {
    let data = Data::new().await;
    let server = Server::start(&data).await;
    let ada = server.introduce("Ada").await;
    let crew = server.post("/api/crews", &ada, json!({ "name": "Nautilus" })).await;
    let code = json!({ "code": crew["code"] });
    let mut others = Vec::new();
    for n in 2..=50 {
        others.push(server.introduce(&format!("Number {n}")).await);
        server.post("/api/crews/join", &others[others.len() - 1], code.clone()).await;
    }
    let late = server.introduce("Late").await;
    let (status, answer) = server.http("POST", "/api/crews/join", &late, Some(code.clone())).await;
    assert_eq!((status, &answer["error"]["code"]), (409, &json!("crew-full")));
    server.post("/api/crews/join", &ada, code.clone()).await;

    let path = format!("/api/crews/{}", crew["crew"].as_str().unwrap());
    for member in others.iter().chain([&ada]) {
        assert_eq!(server.http("DELETE", &path, member, None).await.0, 204);
    }
    let (status, answer) = server.http("POST", "/api/crews/join", &late, Some(code)).await;
    assert_eq!((status, &answer["error"]["code"]), (404, &json!("no-such-code")));
    server.stop().await;
}

#[tokio::test]
async fn a_crew_keeps_a_logbook() {
    let data = Data::new().await;
    let server = Server::start(&data).await;
    let (ada, bo) = (server.introduce("Ada").await, server.introduce("Bo").await);
    let crew = server.post("/api/crews", &ada, json!({ "name": "Nautilus" })).await["crew"].clone();
    let path = format!("/api/crews/{}/logbook", crew.as_str().unwrap());
    let wanted = json!({ "terms": { "game": "dead-mans-draw", "setup": { "players": 2 } }, "crew": crew });
    assert_eq!(server.http("POST", "/api/tables", &bo, Some(wanted.clone())).await.0, 404);
    assert_eq!(server.http("GET", &path, &bo, None).await.0, 404);
    let table = server.post("/api/tables", &ada, wanted).await["table"].as_str().unwrap().to_string();
    let (mut a, mut b) = (server.connect(&ada).await, server.connect(&bo).await);
    a.sit(&table, "A").await;
    b.sit(&table, "B").await;
    b.command(&table, json!({ "type": "deal" })).await.unwrap();
    tokio::join!(a.play(&table, "a"), b.play(&table, "b"));
    let record = format!("/api/tables/{table}/records/1");
    let review = server.analysis(&record, &json!({ "type": "review" }), &ada).await;
    assert_eq!((review.0, &review.1["error"]["code"]), (404, &json!("no-analysis")));
    let course = server.found_out(&record, &json!({ "type": "course" }), &ada).await;
    let accounts = course["accounts"].as_array().unwrap();
    let gains = accounts.iter().map(|it| it["luck"].as_f64().unwrap() - it["lost"].as_f64().unwrap());
    assert!(gains.sum::<f64>().abs() < 1e-9, "what one wins another loses: {accounts:?}");
    assert!(!course["decisions"].as_array().unwrap().is_empty());
    let logbook = server.get(&path, &ada).await;
    assert_eq!(logbook["matches"][0]["seats"][1]["name"], "Bo");
    assert_eq!(logbook["matches"][0]["substitutes"], json!(["B"]));
    assert_eq!(logbook["campaigns"], json!({}), "no campaign without missions");
    let text = server.get(&format!("{path}.txt"), &ada).await;
    let text = text.as_str().unwrap();
    assert!(text.starts_with("Logbook of Nautilus\n") && text.contains("Ada, Bo (substitute)"), "{text}");
    server.stop().await;
}

#[tokio::test]
async fn who_is_connected_is_shown() {
    let data = Data::new().await;
    let (one, two) = (Server::start(&data).await, Server::start(&data).await);
    let (ada, bo) = (one.introduce("Ada").await, one.introduce("Bo").await);
    let table = one.open(&ada, 2).await;
    let mut a = one.connect(&ada).await;
    a.sit(&table, "A").await;
    let entries = data.store.log(&table, 0).await.unwrap().len();
    assert_eq!(a.watch(&table, None).await["sight"]["seats"][0]["is_here"], true);
    // Once on the same node, and once on another.
    for node in [&one, &two] {
        let mut b = node.connect(&bo).await;
        b.command(&table, json!({ "type": "join" })).await.unwrap();
        b.watch(&table, None).await;
        while a.next_of("table").await["sight"]["guests"][1]["is_here"] != true {}
        let sight = node.get(&format!("/api/tables/{table}"), &bo).await;
        assert_eq!(sight["guests"][1]["is_here"], true);
        drop(b);
        while a.next_of("table").await["sight"]["guests"][1]["is_here"] != false {}
    }
    assert_eq!(data.store.log(&table, 0).await.unwrap().len(), entries + 1, "only the joining is logged");
    one.stop().await;
    two.stop().await;
    assert!(data.store.notes(&store::Query::of("presence")).await.unwrap().is_empty());
}

#[tokio::test]
async fn every_match_counts_once_on_however_many_nodes() {
    let data = Data::new().await;
    let nodes = [Server::start(&data).await, Server::start(&data).await];
    let ada = nodes[0].introduce("Ada").await;
    let crew = nodes[0].post("/api/crews", &ada, json!({ "name": "Nautilus" })).await["crew"].clone();
    let crew = crew.as_str().unwrap();
    let setup = json!({ "players": 2, "traits": false });
    for (number, crew, setup) in [
        (0, Some(crew), setup.clone()),
        (1, None, setup),
        (2, None, json!({ "players": 3, "traits": false })),
        (3, Some(crew), json!({ "players": 2, "traits": false, "deal": { "first": "A" } })),
    ] {
        let node = &nodes[number % 2];
        let wanted = json!({ "terms": { "game": "dead-mans-draw", "setup": setup }, "crew": crew });
        let table = node.post("/api/tables", &ada, wanted).await["table"].as_str().unwrap().to_string();
        let mut a = node.connect(&ada).await;
        a.sit(&table, "A").await;
        a.command(&table, json!({ "type": "deal" })).await.unwrap();
        a.play(&table, "a").await;
    }
    // Both count at the same time.
    let path = "/api/statistics/dead-mans-draw";
    tokio::join!(nodes[0].get(path, ""), nodes[1].get(path, ""));
    for node in nodes {
        let all = node.get(path, "").await;
        let matches: Vec<_> = all.as_array().unwrap().iter().map(|one| &one["matches"]).collect();
        assert_eq!(matches, [&json!(2), &json!(1)], "the most played first, and none laid out by hand");
        assert_eq!(all[0]["setup"]["players"], 2);
        assert!(all[0]["best_points"].as_f64().unwrap() > 0.0);
        let own = node.get(&format!("/api/crews/{crew}/statistics"), &ada).await;
        assert_eq!((own.as_array().unwrap().len(), &own[0]["matches"]), (1, &json!(1)));
        let stranger = node.introduce("Eve").await;
        let path = format!("/api/crews/{crew}/statistics");
        assert_eq!(node.http("GET", &path, &stranger, None).await.0, 404);
        node.stop().await;
    }
}

#[tokio::test]
async fn both_campaigns_are_in_the_logbook() {
    let data = Data::new().await;
    let server = Server::start(&data).await;
    let ada = server.introduce("Ada").await;
    let crew = server.post("/api/crews", &ada, json!({ "name": "Nautilus" })).await["crew"].clone();
    for game in ["planet-nine", "deep-sea"] {
        let wanted =
            json!({ "terms": { "game": game, "setup": { "players": 3 }, "silent": true }, "crew": crew });
        let table = server.post("/api/tables", &ada, wanted).await["table"].as_str().unwrap().to_string();
        let mut a = server.connect(&ada).await;
        a.sit(&table, "A").await;
        for seat in ["B", "C"] {
            a.command(&table, json!({ "type": "seat-bot", "seat": seat, "bot": "cadet" })).await.unwrap();
        }
        a.command(&table, json!({ "type": "deal" })).await.unwrap();
        let said = a.command(&table, json!({ "type": "say", "text": "I have the nine!" })).await;
        assert_eq!(said.unwrap_err()["code"], "agreed-silence");
        a.command(&table, json!({ "type": "hand-over", "bot": "cadet" })).await.unwrap();
        let (last, _) = a.play(&table, "a").await;
        let won = last["match"]["ending"]["winners"] != json!([]);
        let (record, question) = (format!("/api/tables/{table}/records/1"), json!({ "type": "review" }));
        let review = server.found_out(&record, &question, &ada).await;
        let last_card = review["plays"].as_array().unwrap().last().unwrap();
        assert_eq!(last_card["after"], if won { "winnable" } else { "lost" }, "{review}");
        assert_eq!(won, review["line"] == json!([]), "a lost mission is shown to be winnable: {review}");
        assert_eq!(server.analysis(&record, &question, &ada).await, (200, review));
        let path = format!("/api/crews/{}/logbook", crew.as_str().unwrap());
        let page = server.get(&path, &ada).await["campaigns"][game]["pages"][0].clone();
        assert_eq!(page["mission"], 1, "{page}");
        assert_eq!((page["attempts"].clone(), !page["success"].is_null()), (json!(1), won));
        let text = server.get(&format!("{path}.txt"), &ada).await;
        assert!(text.as_str().unwrap().contains(&format!("\n{game}\n  mission 1: ")), "{text}");
    }
    server.stop().await;
}
