//! The web client, as browsers get it.

#![expect(clippy::unwrap_used, reason = "a test may panic")]

mod common;

use std::fs;

use common::{Data, Server, quick};
use serde_json::json;
use server::Config;
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
    for path in ["/t/Zm9vYmFy_-", "/about", "/t/x/deep?er"] {
        let (head, body) = get(&server, path, "").await;
        assert!(head.starts_with("HTTP/1.1 200") && body.starts_with(b"<!doctype html>"), "{path}: {head}");
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
