//! A player that reconnects whatever happens to the server, and remembers what was acknowledged.

use std::sync::atomic::{AtomicBool, AtomicUsize, Ordering::Relaxed};
use std::sync::{Arc, Mutex};
use std::time::{Duration, Instant};

use futures_util::{SinkExt, StreamExt};
use serde_json::{Value, json};
use tokio::io::{AsyncReadExt, AsyncWriteExt};
use tokio::net::TcpStream;
use tokio::time::{sleep, timeout};
use tokio_tungstenite::tungstenite::Message;
use tokio_tungstenite::{MaybeTlsStream, WebSocketStream, connect_async};

/// The time limit: long enough for any machine, short enough to fail.
pub(crate) const PATIENCE: Duration = Duration::from_secs(300);

/// The present address of the server.
#[derive(Clone)]
pub(crate) struct Address(Arc<Mutex<String>>);

impl Address {
    pub(crate) fn new(url: &str) -> Address {
        Address(Arc::new(Mutex::new(url.trim_start_matches("http://").into())))
    }

    pub(crate) fn change(&self, url: &str) {
        *self.0.lock().unwrap() = url.trim_start_matches("http://").into();
    }

    fn host(&self) -> String {
        self.0.lock().unwrap().clone()
    }
}

/// The names of the acknowledged actions, with their versions.
pub(crate) type Acknowledged = Vec<(String, u64)>;

/// The state shared by all players.
#[derive(Default)]
pub(crate) struct Course {
    /// Whether to stop after the present match.
    pub(crate) is_enough: AtomicBool,
    /// The number of acknowledged actions.
    pub(crate) n_done: AtomicUsize,
    /// The number of answers that the store was unavailable.
    pub(crate) n_unavailable: AtomicUsize,
    /// The time of each answer to an action.
    pub(crate) waits: Mutex<Vec<Duration>>,
}

/// Plays match after match until told to stop, and the last one to its end.
pub(crate) async fn play(
    address: &Address,
    token: &str,
    table: &str,
    seat: &str,
    course: &Course,
) -> Acknowledged {
    let mut player = Player {
        token: token.into(),
        table: table.into(),
        seat: seat.into(),
        seen: 0,
        wanted: None,
        sent: Instant::now(),
        acknowledged: Vec::new(),
    };
    loop {
        match player.visit(address, course).await {
            Some(()) => return player.acknowledged,
            // The server is gone, so the player looks for it again.
            None => sleep(Duration::from_millis(20)).await,
        }
    }
}

struct Player {
    token: String,
    table: String,
    seat: String,
    /// The version seen last.
    seen: u64,
    /// An action that was sent and not answered yet.
    wanted: Option<(String, Value)>,
    /// The time of the last sending.
    sent: Instant,
    acknowledged: Acknowledged,
}

type Socket = WebSocketStream<MaybeTlsStream<TcpStream>>;

impl Player {
    /// Plays on one connection; `None` if it broke.
    async fn visit(&mut self, address: &Address, course: &Course) -> Option<()> {
        let (mut socket, _) = connect_async(format!("ws://{}/api/socket", address.host())).await.ok()?;
        send(&mut socket, json!({ "type": "hello", "protocol": 1, "token": self.token })).await?;
        if self.seen == 0 {
            self.command(&mut socket, "join", json!({ "type": "join" })).await?;
            let sit = json!({ "type": "sit", "seat": self.seat, "contribution": self.seat });
            self.command(&mut socket, "sit", sit).await?;
        }
        if let Some((id, action)) = self.wanted.clone() {
            self.act(&mut socket, &id, &action).await?;
        }
        self.watch(&mut socket).await?;
        loop {
            let message = next(&mut socket).await?;
            match message["type"].as_str()? {
                "table" => {
                    let sight = &message["sight"];
                    let version = sight["version"].as_u64()?;
                    assert!(self.seen <= version, "what was seen once has been undone");
                    self.seen = version;
                    if self.follow(&mut socket, sight, course).await? {
                        return Some(());
                    }
                }
                "done" if self.wanted.is_some() && message["ref"] == self.wanted.as_ref()?.0 => {
                    let (id, _) = self.wanted.take()?;
                    self.acknowledged.push((id, message["version"].as_u64()?));
                    self.note_answer(course, &course.n_done);
                    self.watch(&mut socket).await?;
                }
                "refused" if self.wanted.as_ref().is_some_and(|(id, _)| message["ref"] == *id) => {
                    let code = &message["error"]["code"];
                    assert!(code == "unavailable" || code == "busy", "{message}");
                    self.note_answer(course, &course.n_unavailable);
                    let (id, action) = self.wanted.clone()?;
                    sleep(Duration::from_millis(20)).await;
                    self.act(&mut socket, &id, &action).await?;
                }
                "error" if message["error"]["code"] == "unavailable" => {
                    course.n_unavailable.fetch_add(1, Relaxed);
                    sleep(Duration::from_millis(20)).await;
                    self.watch(&mut socket).await?;
                }
                "goodbye" => return None,
                _ => {}
            }
        }
    }

    /// Acts if awaited; returns true if it is time to stop.
    async fn follow(&mut self, socket: &mut Socket, sight: &Value, course: &Course) -> Option<bool> {
        let is_first = self.seat == "A";
        match sight["stage"].as_str()? {
            "over" if course.is_enough.load(Relaxed) => return Some(true),
            "gathering" | "over" if is_first && sight["seats"][1]["is_person"] == true => {
                self.command(socket, "deal", json!({ "type": "deal" })).await?;
            }
            _ => {}
        }
        let legal = sight["match"]["legal"].as_array().cloned().unwrap_or_default();
        if !legal.is_empty() && self.wanted.is_none() {
            // The last action is seldom "draw one more", so matches come to an end.
            let action = legal[legal.len() - 1].clone();
            let id = format!("{}{}", self.seat, self.seen);
            self.act(socket, &id, &action).await?;
            self.wanted = Some((id, action));
        }
        Some(false)
    }

    async fn watch(&self, socket: &mut Socket) -> Option<()> {
        send(socket, json!({ "type": "watch", "table": self.table, "since": self.seen })).await
    }

    fn note_answer(&self, course: &Course, counter: &AtomicUsize) {
        counter.fetch_add(1, Relaxed);
        course.waits.lock().unwrap().push(self.sent.elapsed());
    }

    async fn act(&mut self, socket: &mut Socket, id: &str, action: &Value) -> Option<()> {
        self.sent = Instant::now();
        self.command(socket, id, json!({ "type": "act", "id": id, "action": action })).await
    }

    async fn command(&self, socket: &mut Socket, reference: &str, command: Value) -> Option<()> {
        send(socket, json!({ "type": "command", "ref": reference, "table": self.table, "command": command }))
            .await
    }
}

async fn send(socket: &mut Socket, message: Value) -> Option<()> {
    socket.send(Message::text(message.to_string())).await.ok()
}

async fn next(socket: &mut Socket) -> Option<Value> {
    loop {
        let message = timeout(PATIENCE, socket.next()).await.expect("the server goes on")?;
        if let Message::Text(text) = message.ok()? {
            return serde_json::from_str(&text).ok();
        }
    }
}

/// Registers a new person and returns their token.
pub(crate) async fn introduce(address: &Address) -> String {
    request(address, "POST", "/api/people", "", &json!({ "name": "Stubborn" })).await["token"]
        .as_str()
        .unwrap()
        .into()
}

/// A new table of Dead Man's Draw.
pub(crate) async fn open(address: &Address, token: &str, players: u8) -> String {
    let terms = json!({ "game": "dead-mans-draw", "setup": { "players": players, "traits": false } });
    let opened = request(address, "POST", "/api/tables", token, &json!({ "terms": terms })).await;
    opened["table"].as_str().unwrap().into()
}

pub(crate) async fn get(address: &Address, path: &str, token: &str) -> Value {
    request(address, "GET", path, token, &Value::Null).await
}

/// The status of an answer.
pub(crate) async fn status(address: &Address, method: &str, path: &str) -> u16 {
    let answer = answer(address, method, path, "", &json!({ "name": "Stubborn" })).await;
    answer.split(' ').nth(1).unwrap().parse().unwrap()
}

async fn request(address: &Address, method: &str, path: &str, token: &str, body: &Value) -> Value {
    let answer = answer(address, method, path, token, body).await;
    serde_json::from_str(answer.split_once("\r\n\r\n").unwrap().1).unwrap()
}

async fn answer(address: &Address, method: &str, path: &str, token: &str, body: &Value) -> String {
    let (host, body) = (address.host(), body.to_string());
    let mut stream = TcpStream::connect(&host).await.unwrap();
    let request = format!(
        "{method} {path} HTTP/1.1\r\nHost: {host}\r\nConnection: close\r\nAuthorization: Bearer {token}\r\n\
         Content-Type: application/json\r\nContent-Length: {}\r\n\r\n{body}",
        body.len()
    );
    stream.write_all(request.as_bytes()).await.unwrap();
    let mut answer = String::new();
    stream.read_to_string(&mut answer).await.unwrap();
    answer
}
