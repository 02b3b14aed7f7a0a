//! Hostile clients: they are refused, and other clients do not notice.

use std::time::Duration;

use crate::common::{Client, Data, PATIENCE, Server, quick};
use futures_util::SinkExt;
use serde_json::{Value, json};
use server::{Config, LARGEST_FRAME, Limits, Rate};
use tokio_tungstenite::MaybeTlsStream;
use tokio_tungstenite::tungstenite::Message;
use tokio_tungstenite::tungstenite::protocol::frame::Frame;
use tokio_tungstenite::tungstenite::protocol::frame::coding::{Data as Kind, OpCode};

/// Ada and Bo at a table for two, and Mallory, who is not.
struct Scene {
    server: Server,
    ada: String,
    mallory: String,
    table: String,
    a: Client,
    b: Client,
    m: Client,
    _data: Data,
}

async fn scene(config: Config) -> Scene {
    let data = Data::new().await;
    let server = Server::start_with(&data, config).await;
    let [ada, bo, mallory] =
        [server.introduce("Ada").await, server.introduce("Bo").await, server.introduce("Mallory").await];
    let table = server.open(&ada, 2).await;
    let (mut a, mut b) = (server.connect(&ada).await, server.connect(&bo).await);
    a.sit(&table, "A").await;
    b.sit(&table, "B").await;
    a.command(&table, json!({ "type": "deal" })).await.unwrap();
    let m = server.connect(&mallory).await;
    Scene { server, ada, mallory, table, a, b, m, _data: data }
}

impl Scene {
    /// Ada and Bo play on as if nothing had happened.
    async fn others_do_not_notice(mut self) {
        let (last, _) = tokio::join!(self.a.play(&self.table, "a"), self.b.play(&self.table, "b"));
        assert_eq!(last.0["stage"], "over");
        self.server.stop().await;
    }

    async fn refused(&mut self, command: Value) -> String {
        let error = self.m.command(&self.table, command).await.unwrap_err();
        error["code"].as_str().unwrap().into()
    }
}

#[tokio::test]
async fn strangers_cannot_act_nor_see_more_than_the_public() {
    let mut scene = scene(quick()).await;
    let act = json!({ "type": "act", "id": "1", "action": { "type": "draw" } });
    assert_eq!(scene.refused(act.clone()).await, "not-here");
    scene.m.command(&scene.table, json!({ "type": "join" })).await.unwrap();
    assert_eq!(scene.refused(act).await, "not-seated");
    let sit = json!({ "type": "sit", "seat": "A", "contribution": "x" });
    assert_eq!(scene.refused(sit).await, "seat-taken");
    for command in [
        json!({ "type": "close" }),
        json!({ "type": "remove", "guest": 0 }),
        json!({ "type": "agree", "terms": { "game": "dead-mans-draw" } }),
    ] {
        assert_eq!(scene.refused(command).await, "not-yours");
    }
    let seen = scene.m.watch(&scene.table, None).await;
    assert_eq!(seen["sight"]["match"]["legal"], json!([]));
    assert_eq!(seen["sight"]["seat"], Value::Null);
    for path in [format!("/api/tables/{}/records/1", scene.table), "/api/crews/x/logbook".into()] {
        assert_eq!(scene.server.http("GET", &path, &scene.mallory, None).await.0, 404);
    }
    let text = scene.server.get(&format!("/api/tables/{}", scene.table), &scene.mallory).await.to_string();
    for secret in ["seed", "secret", "contribution", "dice of A", &scene.ada] {
        assert!(!text.contains(secret) && !seen.to_string().contains(secret), "{secret} in {text}");
    }
    scene.others_do_not_notice().await;
}

#[tokio::test]
async fn whoever_was_sent_away_sees_nothing_any_more() {
    let mut scene = scene(quick()).await;
    scene.m.command(&scene.table, json!({ "type": "join" })).await.unwrap();
    scene.m.watch(&scene.table, None).await;
    scene.a.command(&scene.table, json!({ "type": "remove", "guest": 2 })).await.unwrap();
    assert_eq!(scene.m.next_of("error").await["error"]["code"], "sent-away");
    assert_eq!(scene.refused(json!({ "type": "join" })).await, "sent-away");
    let path = format!("/api/tables/{}", scene.table);
    assert_eq!(scene.server.http("GET", &path, &scene.mallory, None).await.0, 409);
    scene.others_do_not_notice().await;
}

#[tokio::test]
async fn nonsense_is_refused() {
    let mut scene = scene(quick()).await;
    for message in [
        json!(7),
        json!({ "type": "watch" }),
        json!({ "type": "become-admin" }),
        json!({ "type": "hello", "protocol": 1, "token": "x" }),
        json!({ "type": "watch", "table": "x".repeat(1000) }),
        json!({ "type": "command", "ref": "1", "table": scene.table, "command": { "type": "act" } }),
    ] {
        scene.m.send(message.clone()).await;
        let answer = scene.m.next().await.unwrap();
        assert_eq!(answer["type"], "error", "{message}: {answer}");
    }
    scene.m.send(json!({ "type": "watch", "table": "no-such-table" })).await;
    assert_eq!(scene.m.next_of("error").await["error"]["code"], "no-such-table");
    let error = scene.m.command("no-such-table", json!({ "type": "join" })).await.unwrap_err();
    assert_eq!(error["code"], "no-such-table");
    for action in
        [json!(null), json!([]), json!({ "type": "fly" }), json!({ "type": "draw", "x": [[[[[]]]]] })]
    {
        scene
            .m
            .command(&scene.table, json!({ "type": "act", "id": "1", "action": action }))
            .await
            .unwrap_err();
    }
    scene.m.socket.send(Message::binary(vec![0; 10])).await.unwrap();
    assert_eq!(scene.m.next().await.unwrap()["error"]["code"], "bad-message");
    scene.others_do_not_notice().await;
}

#[tokio::test]
async fn huge_frames_and_broken_text_end_the_connection() {
    let mut scene = scene(quick()).await;
    scene.m.socket.send(Message::text("x".repeat(LARGEST_FRAME + 1))).await.unwrap();
    assert!(scene.m.next().await.is_none());
    let mut m = scene.server.connect(&scene.mallory).await;
    let broken = Frame::message(vec![b'"', 0xff, 0xfe, b'"'], OpCode::Data(Kind::Text), true);
    m.socket.send(Message::Frame(broken)).await.unwrap();
    assert!(m.next().await.is_none());
    let large = format!("{{\"name\":\"{}\"}}", "x".repeat(LARGEST_FRAME));
    let (status, _) = scene.server.http("POST", "/api/people", "", Some(json!(large))).await;
    assert_eq!(status, 413);
    scene.others_do_not_notice().await;
}

#[tokio::test]
async fn pages_of_other_sites_are_refused() {
    let scene = scene(quick()).await;
    let address = scene.server.address;
    let upgrade = "Connection: Upgrade\r\nUpgrade: websocket\r\nSec-WebSocket-Version: 13\r\n\
                   Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\n";
    let socket = format!(
        "GET /api/socket HTTP/1.1\r\nHost: {address}\r\nOrigin: http://evil.example\r\n{upgrade}\r\n"
    );
    let answer = scene.server.raw(&socket.replace("Connection: Upgrade", "Connection: Upgrade, close")).await;
    assert!(answer.starts_with("HTTP/1.1 403") && answer.contains("foreign-origin"), "{answer}");
    let post = format!(
        "POST /api/people HTTP/1.1\r\nHost: {address}\r\nOrigin: http://evil.example\r\nConnection: close\r\n\
         Content-Type: application/json\r\nContent-Length: 14\r\n\r\n{{\"name\":\"Eve\"}}"
    );
    assert!(scene.server.raw(&post).await.starts_with("HTTP/1.1 403"));
    let own = post.replace("http://evil.example", &format!("http://{address}"));
    let answer = scene.server.raw(&own).await;
    assert!(answer.starts_with("HTTP/1.1 201"), "{answer}");
    for header in [
        "content-security-policy: default-src 'self'",
        "x-frame-options: DENY",
        "referrer-policy: no-referrer",
    ] {
        assert!(answer.contains(header), "{header} in {answer}");
    }
    let form = own.replace("application/json", "text/plain");
    assert!(scene.server.raw(&form).await.starts_with("HTTP/1.1 415"));
    scene.others_do_not_notice().await;
}

#[tokio::test]
async fn nobody_gets_in_without_a_token() {
    let scene = scene(quick()).await;
    for token in ["", "x", &"A".repeat(43), &scene.ada[..42], &format!("{}A", &scene.ada)] {
        for (method, path) in [("GET", "/api/me"), ("GET", "/api/tables?which=mine"), ("DELETE", "/api/me")] {
            let (status, answer) = scene.server.http(method, path, token, None).await;
            assert_eq!((status, &answer["error"]["code"]), (401, &json!("unknown-device")), "{path}");
        }
        let mut client = scene.server.connect_silently().await;
        client.send(json!({ "type": "hello", "protocol": 1, "token": token })).await;
        assert_eq!(client.next().await.unwrap()["error"]["code"], "unknown-device");
        assert_eq!(client.next().await.unwrap()["reason"], "no-hello");
        assert!(client.next().await.is_none());
    }
    let mut client = scene.server.connect_silently().await;
    client.send(json!({ "type": "watch", "table": scene.table })).await;
    assert_eq!(client.next().await.unwrap()["error"]["code"], "no-hello");
    let mut client = scene.server.connect_silently().await;
    client.send(json!({ "type": "hello", "protocol": 99, "token": scene.ada })).await;
    assert_eq!(client.next().await.unwrap()["error"]["code"], "other-protocol");
    scene.others_do_not_notice().await;
}

#[tokio::test]
async fn floods_run_dry() {
    let limits = Limits { frames: Rate::new(20.0, 1.0), ..Limits::NONE };
    let mut scene = scene(Config { limits, ..quick() }).await;
    let mut n_pongs = 0;
    for _ in 0..2000 {
        if scene.m.socket.feed(Message::text(r#"{"type":"ping"}"#)).await.is_err() {
            break;
        }
    }
    let _ = scene.m.socket.flush().await;
    let reason = loop {
        match scene.m.next().await {
            Some(message) if message["type"] == "pong" => n_pongs += 1,
            Some(message) if message["type"] == "error" => assert_eq!(message["error"]["code"], "too-fast"),
            Some(message) => break message["reason"].clone(),
            None => break Value::Null,
        }
    };
    assert_eq!(reason, "too-fast", "neither too slow nor torn down without a word");
    assert!(n_pongs <= 25, "{n_pongs}");
    drop(scene.m);
    scene.server.stop().await;
}

#[tokio::test]
async fn the_cards_of_an_arranged_deal_are_their_authors_alone() {
    let data = Data::new().await;
    let server = Server::start_with(&data, quick()).await;
    let (ada, bo) = (server.introduce("Ada").await, server.introduce("Bo").await);
    let deal = json!({ "first": "B", "draw": ["anchor-7"] });
    let setup = json!({ "players": 2, "traits": false, "deal": deal });
    let terms = json!({ "game": "dead-mans-draw", "setup": setup, "privacy": "open" });
    let table = server.open_with(&ada, terms).await;
    let (mut a, mut b) = (server.connect(&ada).await, server.connect(&bo).await);
    a.sit(&table, "A").await;
    b.sit(&table, "B").await;
    a.command(&table, json!({ "type": "deal" })).await.unwrap();
    let path = format!("/api/tables/{table}");
    let own = [a.watch(&table, None).await["sight"].clone(), server.get(&path, &ada).await];
    let spectator = server.introduce("Eve").await;
    let others = [
        b.watch(&table, None).await["sight"].clone(),
        server.get(&path, &bo).await,
        server.get(&path, &spectator).await,
    ];
    for sight in own.iter().chain(&others) {
        assert_eq!((&sight["is_arranged"], &sight["terms"]["setup"]["players"]), (&json!(true), &json!(2)));
    }
    assert!(own.iter().all(|sight| sight["terms"]["setup"]["deal"] == deal));
    for sight in others {
        assert!(sight["terms"]["setup"].get("deal").is_none(), "{sight}");
    }
    for (token, which) in
        [(&ada, "open"), (&bo, "open"), (&bo, "mine"), (&spectator, "open"), (&ada, "mine"), (&bo, "turn")]
    {
        let lines = server.get(&format!("/api/tables?which={which}"), token).await;
        for line in lines.as_array().unwrap() {
            assert!(line["setup"].get("deal").is_none() && line["is_arranged"] == true, "{which}: {line}");
        }
        assert!(which == "turn" || !lines.as_array().unwrap().is_empty());
    }
    for (method, part) in [("GET", ""), ("GET", "/steps"), ("GET", "/branches"), ("POST", "/analysis")] {
        let body = (method == "POST").then(|| json!({ "type": "review" }));
        for token in [&ada, &bo, &spectator] {
            let answer = server.http(method, &format!("{path}/records/1{part}"), token, body.clone()).await;
            assert_eq!((answer.0, &answer.1["error"]["code"]), (404, &json!("no-such-record")), "{part}");
        }
    }
    // The next host did not lay the cards out.
    a.command(&table, json!({ "type": "leave" })).await.unwrap();
    let sight = server.get(&path, &bo).await;
    assert!(
        sight["guests"][0]["is_host"] == true && sight["terms"]["setup"].get("deal").is_none(),
        "{sight}"
    );
    server.stop().await;
}

#[tokio::test]
async fn codes_cannot_be_guessed() {
    let limits = Limits { codes: Rate::new(3.0, 0.001), creations: Rate::new(4.0, 0.001), ..Limits::NONE };
    let scene = scene(Config { limits, ..quick() }).await;
    let mut statuses = Vec::new();
    for guess in ["AAAAAA", "BBBBBB", "CCCCCC", "DDDDDD", "EEEEEE"] {
        statuses.push(scene.server.http("GET", &format!("/api/codes/{guess}"), &scene.mallory, None).await.0);
    }
    assert_eq!(statuses, [404, 404, 404, 429, 429]);
    let link = scene.server.http("POST", "/api/link", "", Some(json!({ "code": "AAAAAAAA" }))).await;
    assert_eq!(link.0, 429);
    let many = scene.server.http("POST", "/api/people", "", Some(json!({ "name": "Eve" }))).await;
    assert_eq!(many.0, 429, "three people and a table were enough");
    scene.others_do_not_notice().await;
}

#[tokio::test]
async fn codes_cannot_be_searched_from_many_addresses() {
    let data = Data::new().await;
    let (codes, network_codes) = (Rate::new(2.0, 0.001), Rate::new(3.0, 0.001));
    let limits = Limits { codes, network_codes, node_codes: Rate::new(6.0, 0.001), ..Limits::NONE };
    let server = Server::start_with(&data, Config { limits, trusts_proxy: true, ..quick() }).await;
    let token = server.introduce("Mallory").await;
    let mut statuses = Vec::new();
    for address in [
        // One household has two tries, one network of 48 bits three, and others are not touched by that.
        "2001:db8:1:1::1",
        "2001:db8:1:1::2",
        "2001:db8:1:1::3",
        "2001:db8:1:2::1",
        "2001:db8:1:3::1",
        "2001:db8:2:1::1",
        "192.0.2.1",
        // The node has six.
        "192.0.2.2",
        "192.0.2.3",
    ] {
        let request = format!(
            "GET /api/codes/AAAAAAAA HTTP/1.1\r\nHost: x\r\nConnection: close\r\nX-Forwarded-For: {address}\r\n\
             Authorization: Bearer {token}\r\n\r\n"
        );
        let answer = server.raw(&request).await;
        statuses.push(answer.split(' ').nth(1).unwrap().parse::<u16>().unwrap());
    }
    assert_eq!(statuses, [404, 404, 429, 404, 429, 404, 404, 404, 429]);
    server.stop().await;
}

#[tokio::test]
async fn one_address_has_so_many_connections() {
    let limits = Limits { connections: 4, ..Limits::NONE };
    let scene = scene(Config { limits, ..quick() }).await;
    let fourth = scene.server.connect(&scene.mallory).await;
    let url = format!("ws://{}/api/socket", scene.server.address);
    assert!(tokio_tungstenite::connect_async(&url).await.is_err());
    drop(fourth);
    // The server notices in its own time that the place is free.
    let is_free = async {
        while tokio_tungstenite::connect_async(&url).await.is_err() {
            tokio::time::sleep(Duration::from_millis(20)).await;
        }
    };
    tokio::time::timeout(PATIENCE, is_free).await.unwrap();
    scene.others_do_not_notice().await;
}

#[tokio::test]
async fn silence_is_no_connection() {
    let config = Config { heartbeat: Duration::from_millis(50), silence: Duration::from_secs(1), ..quick() };
    let data = Data::new().await;
    let server = Server::start_with(&data, config).await;
    let ada = server.introduce("Ada").await;
    let mut a = server.connect(&ada).await;
    // A client that does not read does not answer the server's pings either.
    tokio::time::sleep(Duration::from_millis(1500)).await;
    while a.next().await.is_some() {}
    assert!(server.get("/metrics", "").await.as_str().unwrap().contains("\nwardroom_sockets 0\n"));
    server.stop().await;
}

#[tokio::test]
async fn whoever_asks_for_nothing_or_too_slowly_is_given_up() {
    let data = Data::new().await;
    let config = Config { idle: Duration::from_secs(1), ..quick() };
    let server = Server::start_with(&data, config).await;
    // Nothing at all, half a head, and a head whose body does not come. Each answer ends the connection.
    assert_eq!(server.raw("").await, "");
    server.raw("GET /healthz HTTP/1.1\r\nHost: x\r\n").await;
    let head = "POST /api/people HTTP/1.1\r\nHost: x\r\nContent-Type: application/json\r\n";
    let answer = server.raw(&format!("{head}Content-Length: 14\r\n\r\n{{\"name\"")).await;
    assert!(answer.starts_with("HTTP/1.1 408"), "{answer}");
    // Answered, and then silent.
    let answer = server.raw("GET /healthz HTTP/1.1\r\nHost: x\r\n\r\n").await;
    assert!(answer.starts_with("HTTP/1.1 200"), "{answer}");
    // A socket is no request: it may be idle.
    let ada = server.introduce("Ada").await;
    let mut a = server.connect(&ada).await;
    tokio::time::sleep(Duration::from_millis(1500)).await;
    a.send(json!({ "type": "ping" })).await;
    assert_eq!(a.next().await.unwrap()["type"], "pong");
    server.stop().await;
}

#[tokio::test]
async fn whoever_was_sent_away_reads_no_records() {
    let mut scene = scene(quick()).await;
    scene.m.command(&scene.table, json!({ "type": "join" })).await.unwrap();
    scene.a.command(&scene.table, json!({ "type": "remove", "guest": 2 })).await.unwrap();
    tokio::join!(scene.a.play(&scene.table, "a"), scene.b.play(&scene.table, "b"));
    for part in ["", "/steps?observer=open"] {
        let path = format!("/api/tables/{}/records/1{part}", scene.table);
        assert_eq!(scene.server.http("GET", &path, &scene.ada, None).await.0, 200);
        assert_eq!(scene.server.http("GET", &path, &scene.mallory, None).await.0, 409);
    }
    scene.server.stop().await;
}

#[tokio::test]
async fn matches_are_not_played_again_without_end() {
    let limits = Limits { replays: Rate::new(2.0, 0.001), ..Limits::NONE };
    let scene = scene(Config { limits, ..quick() }).await;
    let path = format!("/api/tables/{}/records/1/steps", scene.table);
    let mut statuses = Vec::new();
    for _ in 0..3 {
        statuses.push(scene.server.http("GET", &path, &scene.mallory, None).await.0);
    }
    assert_eq!(statuses, [404, 404, 429]);
    scene.others_do_not_notice().await;
}

#[tokio::test]
async fn whatever_asks_the_database_is_limited() {
    let data = Data::new().await;
    let limits = Limits { requests: Rate::new(3.0, 0.001), ..Limits::NONE };
    let server = Server::start_with(&data, Config { limits, ..quick() }).await;
    let mut statuses = Vec::new();
    for path in ["/healthz", "/api/statistics/smitten", "/api/games", "/healthz", "/api/games", "/about"] {
        statuses.push(server.http("GET", path, "", None).await.0);
    }
    assert_eq!(statuses, [200, 200, 200, 429, 429, 200]);
    server.stop().await;
}

#[tokio::test]
async fn one_address_has_so_many_tables_with_bots() {
    let data = Data::new().await;
    let limits = Limits { bot_tables: 2, ..Limits::NONE };
    let server = Server::start_with(&data, Config { limits, ..quick() }).await;
    let ada = server.introduce("Ada").await;
    let mut a = server.connect(&ada).await;
    let mut tables = Vec::new();
    for _ in 0..3 {
        let table = server.open(&ada, 2).await;
        a.sit(&table, "A").await;
        a.watch(&table, None).await;
        tables.push(table);
    }
    let deal = json!({ "type": "deal" });
    a.command(&tables[0], deal.clone()).await.unwrap();
    a.command(&tables[1], deal.clone()).await.unwrap();
    let refused = a.command(&tables[2], deal.clone()).await.unwrap_err();
    assert_eq!(refused["code"], "too-many-bot-tables");
    // Among people there is no such limit.
    let bo = server.introduce("Bo").await;
    let mut b = server.connect(&bo).await;
    b.sit(&tables[2], "B").await;
    a.command(&tables[2], deal.clone()).await.unwrap();
    // A match that is over makes room for another one.
    let fourth = server.open(&ada, 2).await;
    a.sit(&fourth, "A").await;
    assert_eq!(a.command(&fourth, deal.clone()).await.unwrap_err()["code"], "too-many-bot-tables");
    a.play(&tables[0], "a").await;
    a.command(&fourth, deal).await.unwrap();
    server.stop().await;
}

/// A client for which the kernel keeps little.
async fn connect_with_small_window(server: &Server) -> Client {
    let socket = tokio::net::TcpSocket::new_v4().unwrap();
    socket.set_recv_buffer_size(4096).unwrap();
    let stream = socket.connect(server.address).await.unwrap();
    let url = format!("ws://{}/api/socket", server.address);
    let (socket, _) = tokio_tungstenite::client_async(url, MaybeTlsStream::Plain(stream)).await.unwrap();
    Client::over(socket)
}

#[tokio::test]
async fn a_reader_that_never_reads_pins_little_and_is_given_up() {
    let mut scene = scene(quick()).await;
    let mut slow = connect_with_small_window(&scene.server).await;
    slow.send(json!({ "type": "hello", "protocol": 1, "token": scene.mallory })).await;
    slow.next_of("welcome").await;
    slow.send(json!({ "type": "watch", "table": scene.table })).await;
    slow.next_of("table").await;
    let metrics = async |server: &Server| server.get("/metrics", "").await.as_str().unwrap().to_string();
    let mut n_remarks = 0;
    while metrics(&scene.server).await.contains("\nwardroom_slow_clients_total 0\n") {
        for _ in 0..20 {
            let remark = json!({ "type": "say", "text": "x".repeat(500) });
            scene.a.command(&scene.table, remark).await.unwrap();
            n_remarks += 1;
        }
        assert!(n_remarks < 10_000, "the reader is not given up");
    }
    // Now it reads what the kernel has taken for it, and no more is sent.
    let mut n_bytes = 0;
    while let Some(message) = slow.next().await {
        n_bytes += message.to_string().len();
    }
    assert!(n_bytes < 400 * 1024, "{n_bytes} bytes of {n_remarks} remarks");
    assert!(metrics(&scene.server).await.contains("\nwardroom_unread_bytes 0\n"));
    scene.others_do_not_notice().await;
}

#[tokio::test]
async fn pages_of_other_sites_are_limited_before_they_are_logged() {
    let data = Data::new().await;
    let limits = Limits { requests: Rate::new(3.0, 0.001), ..Limits::NONE };
    let server = Server::start_with(&data, Config { limits, ..quick() }).await;
    let post = format!(
        "POST /about HTTP/1.1\r\nHost: {}\r\nOrigin: http://evil.example\r\nConnection: close\r\n\
         Content-Length: 0\r\n\r\n",
        server.address
    );
    let mut statuses = Vec::new();
    for _ in 0..5 {
        statuses.push(server.raw(&post).await[9..12].to_string());
    }
    assert_eq!(statuses, ["403", "403", "403", "429", "429"]);
    server.stop().await;
}
