//! Every error is JSON, whatever is asked for and however badly.

use std::collections::BTreeMap;

use crate::common::{Data, Server, quick};
use serde_json::{Value, json};
use server::{Config, Limits, Rate};

/// Answers a raw request with this status and these headers, and a body.
struct Answer {
    status: u16,
    headers: BTreeMap<String, String>,
    body: String,
}

async fn ask(server: &Server, method: &str, path: &str, headers: &str, body: &str) -> Answer {
    let request = format!(
        "{method} {path} HTTP/1.1\r\nHost: x\r\nConnection: close\r\n{headers}Content-Length: {}\r\n\r\n{body}",
        body.len()
    );
    let answer = server.raw(&request).await;
    let (head, body) = answer.split_once("\r\n\r\n").unwrap();
    let mut lines = head.lines();
    let status = lines.next().unwrap().split(' ').nth(1).unwrap().parse().unwrap();
    let headers = lines.filter_map(|line| line.split_once(": "));
    let headers = headers.map(|(name, value)| (name.into(), value.into())).collect();
    Answer { status, headers, body: body.into() }
}

/// Fails unless the answer is no refusal, or one in JSON with a code and a sentence.
fn check(answer: &Answer, asked: &str) {
    if answer.status < 400 {
        return;
    }
    assert!(answer.status < 500, "{asked}: {} {}", answer.status, answer.body);
    assert_eq!(answer.headers["content-type"], "application/json", "{asked}: {}", answer.body);
    let error = serde_json::from_str::<Value>(&answer.body).unwrap()["error"].take();
    for field in ["code", "message"] {
        assert!(error[field].as_str().is_some_and(|text| !text.is_empty()), "{asked}: {}", answer.body);
    }
}

/// The path with this in the place of each parameter.
fn filled(path: &str, with: &str) -> String {
    let parts = path.split('/').map(|part| if part.starts_with('{') { with } else { part });
    parts.collect::<Vec<_>>().join("/")
}

#[tokio::test]
async fn every_error_of_every_operation_is_json() {
    let data = Data::new().await;
    let server = Server::start(&data).await;
    let token = server.introduce("Ada").await;
    let personal = format!("Authorization: Bearer {token}\r\n");
    let json = format!("{personal}Content-Type: application/json\r\n");
    let description = server.get("/api/openapi.json", "").await;
    let mut n_refused = 0;
    let mut answered = 0;
    for (path, operations) in description["paths"].as_object().unwrap() {
        let methods: Vec<_> = operations.as_object().unwrap().keys().map(|it| it.to_uppercase()).collect();
        for method in methods.iter().filter(|method| !(path == "/api/me" && *method == "DELETE")) {
            for parameter in ["x", "%ff", "%00", "-1", "99999999999999999999", "a%2Fb", "%F0%9F%8E%89"] {
                for query in ["", "?at=x&before=x&which=x&game=%ff&seat=%ff&observer=%ff", "?%ff=%ff&&="] {
                    for (headers, body) in
                        [("", ""), (&*personal, "x"), (&json, ""), (&json, "{"), (&json, "[]"), (&json, "{}")]
                    {
                        let address = filled(path, parameter) + query;
                        let answer = ask(&server, method, &address, headers, body).await;
                        check(&answer, &format!("{method} {address} with {body:?}"));
                        answered += 1;
                        n_refused += usize::from(answer.status >= 400);
                    }
                }
                if !path.contains('{') {
                    break;
                }
            }
        }
        for method in ["GET", "POST", "PUT", "DELETE", "PATCH", "OPTIONS"] {
            if !methods.iter().any(|known| known == method) {
                let address = filled(path, "x");
                let answer = ask(&server, method, &address, &json, "{}").await;
                assert_eq!(answer.status, 405, "{method} {address}");
                assert!(answer.headers["allow"].contains(&methods[0]), "{method} {address}");
                check(&answer, &format!("{method} {address}"));
            }
        }
    }
    assert!(n_refused > 500 && n_refused < answered, "{n_refused} of {answered}");
    server.stop().await;
}

#[tokio::test]
async fn errors_outside_the_api_are_json_too() {
    let data = Data::new().await;
    let server = Server::start(&data).await;
    for (method, path, status) in [
        ("GET", "/api", 404),
        ("GET", "/api/nothing", 404),
        ("DELETE", "/api/nothing/at/all", 404),
        ("GET", "/api/socket", 400),
        ("POST", "/api/socket", 405),
        ("GET", "/robots.txt", 404),
        ("GET", "/assets/gone-5e6f.js", 404),
        ("POST", "/about", 405),
        ("POST", "/healthz", 405),
    ] {
        let answer = ask(&server, method, path, "", "").await;
        assert_eq!(answer.status, status, "{method} {path}");
        check(&answer, path);
    }
    server.stop().await;
}

#[tokio::test]
async fn whoever_is_too_fast_is_told_how_long_to_wait() {
    let data = Data::new().await;
    let limits = Limits { requests: Rate::new(2.0, 0.02), ..Limits::NONE };
    let server = Server::start_with(&data, Config { limits, ..quick() }).await;
    for _ in 0..2 {
        assert_eq!(ask(&server, "GET", "/api/games", "", "").await.status, 200);
    }
    let answer = ask(&server, "GET", "/api/games", "", "").await;
    assert_eq!(answer.status, 429);
    // One request in fifty seconds, some of which may have gone by.
    let seconds: u32 = answer.headers["retry-after"].parse().unwrap();
    assert!((1..=50).contains(&seconds), "{seconds}");
    let error = serde_json::from_str::<Value>(&answer.body).unwrap()["error"].take();
    assert_eq!((&error["code"], &error["retry_after"]), (&json!("too-fast"), &json!(seconds)));
    server.stop().await;
}
