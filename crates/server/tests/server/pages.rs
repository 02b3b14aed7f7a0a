//! The web client as browsers get it, and what its pages ask for besides tables: puzzles, missions of one's own,
//! deals of the day.

use std::fs;

use crate::common::{Data, Server, quick};
use serde_json::{Value, json};
use server::{Config, Limits, Rate};
use tempfile::TempDir;

/// A server with a small client in a folder of its own.
async fn serve() -> (Server, Data, TempDir) {
    let folder = tempfile::tempdir().unwrap();
    fs::create_dir(folder.path().join("assets")).unwrap();
    for (name, text) in [
        ("index.html", "<!doctype html><title>The client</title>"),
        ("service-worker.js", "self.skipWaiting();"),
        ("manifest.webmanifest", "{}"),
        ("assets/main-1a2b.js", &"let x = 'again and again';\n".repeat(100)),
        ("assets/font-3c4d.woff2", &"font".repeat(100)),
    ] {
        fs::write(folder.path().join(name), text).unwrap();
    }
    let data = Data::new().await;
    let web = Some(folder.path().into());
    let server = Server::start_with(&data, Config { web, ..quick() }).await;
    (server, data, folder)
}

/// The head and body of the answer to a plain request with further headers.
async fn get(server: &Server, path: &str, headers: &str) -> (String, Vec<u8>) {
    let request = format!("GET {path} HTTP/1.1\r\nHost: x\r\nConnection: close\r\n{headers}\r\n");
    let answer = server.raw_bytes(&request).await;
    let end = answer.windows(4).position(|four| four == b"\r\n\r\n").unwrap();
    (String::from_utf8(answer[..end].to_vec()).unwrap() + "\r\n", answer[end + 4..].to_vec())
}

#[tokio::test]
async fn files_have_their_types_and_may_be_kept() {
    let (server, _data, _folder) = serve().await;
    for (path, kind, caching) in [
        ("/", "text/html; charset=utf-8", "no-cache"),
        ("/service-worker.js", "text/javascript; charset=utf-8", "no-cache"),
        ("/manifest.webmanifest", "application/manifest+json", "no-cache"),
        ("/assets/main-1a2b.js", "text/javascript; charset=utf-8", "public, max-age=31536000, immutable"),
        ("/assets/font-3c4d.woff2", "font/woff2", "public, max-age=31536000, immutable"),
    ] {
        let (head, _) = get(&server, path, "").await;
        assert!(head.starts_with("HTTP/1.1 200"), "{path}: {head}");
        assert!(head.contains(&format!("content-type: {kind}\r\n")), "{path}: {head}");
        assert!(head.contains(&format!("cache-control: {caching}\r\n")), "{path}: {head}");
        assert!(head.contains("content-security-policy: "), "{path}: {head}");
        let tag = head.lines().find_map(|line| line.strip_prefix("etag: ")).unwrap();
        let (head, body) = get(&server, path, &format!("If-None-Match: \"old\", {tag}\r\n")).await;
        assert!(head.starts_with("HTTP/1.1 304") && body.is_empty(), "{path}: {head}");
    }
    server.stop().await;
}

#[tokio::test]
async fn addresses_of_the_client_are_its_one_page() {
    let (server, _data, _folder) = serve().await;
    for (path, status) in [
        ("/", 200),
        ("/t/Zm9vYmFy_-", 200),
        ("/about?x", 200),
        ("/t/x/replay/12", 200),
        ("/statistics", 200),
        ("/statistics/smitten", 200),
        ("/t/x/replay/0", 404),
        ("/t/x/deep?er", 404),
        ("/nowhere", 404),
        ("/about/x", 404),
        ("/t", 404),
    ] {
        // The client says itself that there is no such page; programs are told by the status.
        let (head, body) = get(&server, path, "").await;
        assert!(head.starts_with(&format!("HTTP/1.1 {status}")), "{path}: {head}");
        assert!(body.starts_with(b"<!doctype html>"), "{path}");
    }
    for path in ["/robots.txt", "/assets/gone-5e6f.js", "/../index.html", "/assets/../../x.txt", "//etc/x.y"]
    {
        let (head, _) = get(&server, path, "").await;
        assert!(head.starts_with("HTTP/1.1 404"), "{path}: {head}");
    }
    for path in ["/api", "/api/", "/api/nothing", "/api/tables/x/y/z"] {
        let (head, body) = get(&server, path, "").await;
        assert!(head.starts_with("HTTP/1.1 404"), "{path}: {head}");
        assert!(String::from_utf8(body).unwrap().contains("not-found"), "{path}");
    }
    assert_eq!(server.http("POST", "/about", "", None).await.0, 405);
    server.stop().await;
}

#[tokio::test]
async fn text_is_compressed_and_fonts_are_not() {
    let (server, _data, _folder) = serve().await;
    let (_, plain) = get(&server, "/assets/main-1a2b.js", "").await;
    for encoding in ["gzip", "br"] {
        let accept = format!("Accept-Encoding: {encoding}\r\n");
        let (head, body) = get(&server, "/assets/main-1a2b.js", &accept).await;
        assert!(head.contains(&format!("content-encoding: {encoding}\r\n")), "{head}");
        assert!(head.contains("vary: ") && body.len() < plain.len() / 4, "{}", body.len());
        let (head, body) = get(&server, "/assets/font-3c4d.woff2", &accept).await;
        assert!(!head.contains("content-encoding") && body.len() == 400, "{head}");
    }
    server.stop().await;
}

#[tokio::test]
async fn a_server_without_a_client_says_how_to_build_it() {
    let (server, _data, folder) = serve().await;
    fs::remove_file(folder.path().join("index.html")).unwrap();
    let (head, body) = get(&server, "/", "").await;
    assert!(head.starts_with("HTTP/1.1 200"), "{head}");
    assert!(String::from_utf8(body).unwrap().contains("npm --prefix web run build"));
    server.stop().await;
}

/// The code of the refusal of a request.
async fn refused(server: &Server, method: &str, path: &str, body: Option<Value>) -> (u16, String) {
    let (status, answer) = server.http(method, path, "", body).await;
    (status, answer["error"]["code"].as_str().unwrap_or_default().into())
}

#[tokio::test]
async fn a_puzzle_is_asked_and_answered() {
    let data = Data::new().await;
    let server = Server::start_with(&data, Config { limits: Limits::NONE, ..quick() }).await;
    for game in ["planet-nine", "deep-sea", "dead-mans-draw", "smitten"] {
        let list = server.get(&format!("/api/puzzles?game={game}"), "").await;
        let number = list[0]["number"].as_u64().unwrap();
        let puzzle = server.get(&format!("/api/puzzles/{game}/{number}"), "").await;
        assert_eq!(puzzle["grade"], 1, "the easiest come first");
        let legal = puzzle["legal"].as_array().unwrap();
        assert!(legal.len() > 1 && puzzle["view"].is_object());
        let mut n_right = 0;
        for action in legal {
            let path = format!("/api/puzzles/{game}/{number}/answer");
            let solved = server.post(&path, "", json!({ "action": action })).await;
            let is_right = solved["is_right"].as_bool().unwrap();
            n_right += usize::from(is_right);
            if game != "dead-mans-draw" {
                // The right answer is played out until all seats have won, any other until none has.
                let winners = solved["outcome"]["winners"].as_array().unwrap();
                assert_eq!(winners.is_empty(), !is_right, "{game} {action}");
                assert!(!solved["steps"].as_array().unwrap().is_empty());
            }
        }
        assert!((1..legal.len()).contains(&n_right), "{game}: {n_right} of {} are right", legal.len());
    }
    server.stop().await;
}

#[tokio::test]
async fn what_is_no_puzzle_or_no_answer_is_refused() {
    let data = Data::new().await;
    let server = Server::start(&data).await;
    let number = server.get("/api/puzzles?game=planet-nine", "").await[0]["number"].clone();
    let answer = format!("/api/puzzles/planet-nine/{number}/answer");
    for (method, path, body, status, code) in [
        ("GET", "/api/puzzles?game=chess", None, 404, "unknown-game"),
        ("GET", "/api/puzzles/planet-nine/999999999", None, 404, "no-such-puzzle"),
        ("POST", &*answer, Some(json!({ "action": { "type": "fly" } })), 400, "bad-action"),
        ("POST", &*answer, Some(json!({ "move": 1 })), 400, "bad-request"),
    ] {
        assert_eq!(refused(&server, method, path, body).await, (status, code.into()), "{path}");
    }
    assert_eq!(server.get("/api/puzzles?game=launch-pad", "").await, json!([]));
    server.stop().await;
}

#[tokio::test]
async fn a_mission_of_ones_own_is_checked_while_it_is_made_up() {
    let data = Data::new().await;
    let server = Server::start(&data).await;
    let check = |game: &str, mission: Value| json!({ "game": game, "mission": mission });
    let sound = check("planet-nine", json!({ "tasks": 3, "tokens": ["1"] }));
    let checked = server.post("/api/missions/check", "", sound).await;
    assert_eq!(checked["players"], json!([2, 3, 4, 5]));
    assert_eq!(checked["problems"], json!([]));
    let code = checked["code"].as_str().unwrap();
    assert_eq!(server.get(&format!("/api/missions/{code}"), "").await, checked);

    let roles = check("planet-nine", json!({ "rules": ["sick", "silent", "volunteer"] }));
    let few = server.post("/api/missions/check", "", roles).await;
    assert_eq!(few["players"], json!([4, 5]), "three roles besides the commander");
    assert_eq!(few["problems"][0]["error"]["code"], "impossible");
    let nothing = server.post("/api/missions/check", "", check("deep-sea", json!({}))).await;
    assert_eq!(nothing["players"], json!([]));

    for (body, code) in [
        (check("launch-pad", json!({})), "no-own-missions"),
        (check("chess", json!({})), "unknown-game"),
        (check("planet-nine", json!({ "taks": 1 })), "bad-mission"),
        (check("planet-nine", json!("PN1-00")), "mistyped-mission"),
    ] {
        let (status, found) = refused(&server, "POST", "/api/missions/check", Some(body)).await;
        assert_eq!((status, &*found), (400, code));
    }
    let (status, found) = refused(&server, "GET", "/api/missions/nonsense", None).await;
    assert_eq!((status, &*found), (404, "bad-mission"));
    server.stop().await;
}

#[tokio::test]
async fn bots_try_a_mission_in_the_background() {
    let data = Data::new().await;
    let limits = Limits { trials: Rate::new(2.0, 0.0), ..Limits::default() };
    let server = Server::start_with(&data, Config { limits, ..quick() }).await;
    let draft = json!({ "game": "planet-nine", "mission": { "tasks": 1 } });
    let code = server.post("/api/missions/check", "", draft).await["code"].clone();
    let path = format!("/api/missions/{}/trial", code.as_str().unwrap());
    assert_eq!(refused(&server, "GET", &path, None).await, (404, "no-such-trial".into()));
    let begun = server.post(&path, "", Value::Null).await;
    assert_eq!((&begun["is_under_way"], &begun["n_matches"]), (&json!(true), &json!(200)));
    let counted = loop {
        let trial = server.get(&path, "").await;
        let results = trial["results"].as_array().unwrap().clone();
        if results.iter().all(|counted| counted["played"].as_u64() > Some(0)) {
            break results;
        }
        tokio::time::sleep(std::time::Duration::from_millis(20)).await;
    };
    for (counted, players) in counted.iter().zip(3..) {
        assert_eq!(counted["players"], players);
        let share = counted["won"].as_f64().unwrap() / counted["played"].as_f64().unwrap();
        assert!(counted["low"].as_f64().unwrap() <= share && share <= counted["high"].as_f64().unwrap());
    }
    // Asking again begins nothing new, but beginning is rate-limited.
    server.post(&path, "", Value::Null).await;
    assert_eq!(refused(&server, "POST", &path, None).await, (429, "too-fast".into()));
    server.stop().await;
}

#[tokio::test]
async fn the_deals_of_the_day_are_the_same_for_everybody() {
    let data = Data::new().await;
    let server = Server::start(&data).await;
    let daily = server.get("/api/daily", "").await;
    let deal = &daily["deals"][0];
    assert_eq!(deal["game"], "planet-nine");
    assert!(deal["seed"].as_str().unwrap().ends_with(daily["date"].as_str().unwrap()));
    let terms = json!({ "game": "planet-nine", "setup": deal["setup"], "seed": deal["seed"] });
    let mut hands = Vec::new();
    for name in ["Ada", "Bo"] {
        let token = server.introduce(name).await;
        let table = server.open_with(&token, terms.clone()).await;
        let mut client = server.connect(&token).await;
        client.watch(&table, None).await;
        client.sit(&table, "A").await;
        client.command(&table, json!({ "type": "deal" })).await.unwrap();
        let sight = server.get(&format!("/api/tables/{table}"), &token).await;
        assert_eq!(sight["is_arranged"], true, "these cards can be known beforehand");
        hands.push(sight["match"]["view"]["table"]["members"][0]["hand"].clone());
    }
    assert_eq!(hands[0], hands[1]);
    let token = server.introduce("Cy").await;
    let long = json!({ "terms": { "game": "smitten", "seed": "x".repeat(201) } });
    let (status, answer) = server.http("POST", "/api/tables", &token, Some(long)).await;
    assert_eq!((status, &answer["error"]["code"]), (409, &json!("length")));
    server.stop().await;
}

#[tokio::test]
async fn anybody_may_take_a_lesson() {
    let data = Data::new().await;
    let server = Server::start(&data).await;
    let (status, lesson) = server.http("GET", "/api/lessons/smitten", "", None).await;
    assert_eq!((status, lesson["learner"].as_str()), (200, Some("A")));
    assert!(lesson["steps"].as_array().is_some_and(|steps| steps.len() >= 8));
    let (status, refused) = server.http("GET", "/api/lessons/chess", "", None).await;
    assert_eq!((status, refused["error"]["code"].as_str()), (404, Some("unknown-game")));
    // At its fifth step the learner must follow suit.
    let path = "/api/lessons/planet-nine/4";
    let play = |card: &str| Some(json!({ "type": "play", "card": card }));
    let (status, refused) = server.http("POST", path, "", play("r4")).await;
    assert_eq!((status, refused["error"]["code"].as_str()), (409, Some("must-follow-suit")));
    assert_eq!(server.http("POST", path, "", play("b4")).await.0, 204);
    server.stop().await;
}
