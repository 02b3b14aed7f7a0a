//! A real server on a port of its own, and clients that use its public protocol.

use std::net::SocketAddr;
use std::sync::Arc;
use std::time::Duration;

use futures_util::{SinkExt, StreamExt};
use serde_json::{Value, json};
use server::{Config, Limits};
use store::{Location, Store};
use tokio::io::{AsyncReadExt, AsyncWriteExt};
use tokio::net::{TcpListener, TcpStream};
use tokio::sync::oneshot;
use tokio::task::JoinHandle;
use tokio::time::timeout;
use tokio_tungstenite::tungstenite::Message;
use tokio_tungstenite::{MaybeTlsStream, WebSocketStream};

/// Long enough for any machine, short enough to fail.
pub(crate) const PATIENCE: Duration = Duration::from_secs(300);

/// A store in a folder that goes when the test does.
pub(crate) struct Data {
    pub(crate) store: Arc<dyn Store>,
    pub(crate) folder: tempfile::TempDir,
}

impl Data {
    pub(crate) async fn new() -> Data {
        let folder = tempfile::tempdir().unwrap();
        let store = store::open(&Location::Folder(folder.path().into())).await.unwrap();
        Data { store, folder }
    }
}

/// A server.
pub(crate) struct Server {
    pub(crate) address: SocketAddr,
    stop: Option<oneshot::Sender<()>>,
    task: JoinHandle<()>,
}

/// A server's settings for tests: bots do not pause, and no rate is limited.
pub(crate) fn quick() -> Config {
    Config { bot_pause: Duration::ZERO, courtesy: Duration::ZERO, limits: Limits::NONE, ..Config::default() }
}

impl Server {
    pub(crate) async fn start(data: &Data) -> Server {
        Server::start_with(data, quick()).await
    }

    pub(crate) async fn start_with(data: &Data, config: Config) -> Server {
        let listener = TcpListener::bind("127.0.0.1:0").await.unwrap();
        let address = listener.local_addr().unwrap();
        let (stop, stopped) = oneshot::channel();
        let stopped = async {
            let _ = stopped.await;
        };
        let task = tokio::spawn(server::serve(listener, data.store.clone(), config, stopped));
        Server { address, stop: Some(stop), task }
    }

    /// Lets the server go down in good order.
    pub(crate) async fn stop(mut self) {
        self.stop.take().unwrap().send(()).unwrap();
        timeout(PATIENCE, self.task).await.unwrap().unwrap();
    }

    /// An HTTP request; gives the status and the JSON, or the text, of the answer.
    pub(crate) async fn http(
        &self,
        method: &str,
        path: &str,
        token: &str,
        body: Option<Value>,
    ) -> (u16, Value) {
        let body = body.map_or(String::new(), |body| body.to_string());
        let head = format!(
            "{method} {path} HTTP/1.1\r\nHost: {}\r\nConnection: close\r\nAuthorization: Bearer {token}\r\n\
             Content-Type: application/json\r\nContent-Length: {}\r\n\r\n",
            self.address,
            body.len()
        );
        let answer = self.raw(&(head + &body)).await;
        let (head, body) = answer.split_once("\r\n\r\n").unwrap();
        let status = head.split(' ').nth(1).unwrap().parse().unwrap();
        (status, serde_json::from_str(body).unwrap_or_else(|_| Value::String(body.into())))
    }

    /// Whatever the server answers to these bytes.
    pub(crate) async fn raw(&self, request: &str) -> String {
        String::from_utf8(self.raw_bytes(request).await).unwrap()
    }

    pub(crate) async fn raw_bytes(&self, request: &str) -> Vec<u8> {
        let mut stream = TcpStream::connect(self.address).await.unwrap();
        stream.write_all(request.as_bytes()).await.unwrap();
        let mut answer = Vec::new();
        timeout(PATIENCE, stream.read_to_end(&mut answer)).await.unwrap().unwrap();
        answer
    }

    pub(crate) async fn get(&self, path: &str, token: &str) -> Value {
        let (status, value) = self.http("GET", path, token, None).await;
        assert_eq!(status, 200, "{path}: {value}");
        value
    }

    /// The answer to a question about a record: it is asked for until it is there.
    pub(crate) async fn found_out(&self, record: &str, question: &Value, token: &str) -> Value {
        match self.analysis(record, question, token).await {
            (200, answer) => answer,
            (status, answer) => panic!("{record} {question}: {status} {answer}"),
        }
    }

    /// The status and the body of the answer to a question about a record, once it is there.
    pub(crate) async fn analysis(&self, record: &str, question: &Value, token: &str) -> (u16, Value) {
        loop {
            let path = format!("{record}/analysis");
            let (status, answer) = self.http("POST", &path, token, Some(question.clone())).await;
            if status != 202 {
                return (status, answer);
            }
            assert!(answer["done"].as_u64() <= answer["of"].as_u64(), "{path}: {answer}");
        }
    }

    pub(crate) async fn post(&self, path: &str, token: &str, body: Value) -> Value {
        let (status, value) = self.http("POST", path, token, Some(body)).await;
        assert!((200..300).contains(&status), "{path}: {status} {value}");
        value
    }

    /// The token of a new person.
    pub(crate) async fn introduce(&self, name: &str) -> String {
        let introduced = self.post("/api/people", "", json!({ "name": name })).await;
        introduced["token"].as_str().unwrap().into()
    }

    /// Opens a table of Dead Man's Draw and gives its id.
    pub(crate) async fn open(&self, token: &str, players: u8) -> String {
        let terms = json!({ "game": "dead-mans-draw", "setup": { "players": players, "traits": false } });
        self.open_with(token, terms).await
    }

    pub(crate) async fn open_with(&self, token: &str, terms: Value) -> String {
        let opened = self.post("/api/tables", token, json!({ "terms": terms })).await;
        opened["table"].as_str().unwrap().into()
    }

    /// A connection that has said hello.
    pub(crate) async fn connect(&self, token: &str) -> Client {
        let mut client = self.connect_silently().await;
        client.send(json!({ "type": "hello", "protocol": 1, "token": token })).await;
        client.next_of("welcome").await;
        client
    }

    pub(crate) async fn connect_silently(&self) -> Client {
        let url = format!("ws://{}/api/socket", self.address);
        let (socket, _) = tokio_tungstenite::connect_async(url).await.unwrap();
        Client::over(socket)
    }
}

/// A client.
pub(crate) struct Client {
    pub(crate) socket: WebSocketStream<MaybeTlsStream<TcpStream>>,
    n_sent: u64,
}

impl Client {
    pub(crate) fn over(socket: WebSocketStream<MaybeTlsStream<TcpStream>>) -> Client {
        Client { socket, n_sent: 0 }
    }

    pub(crate) async fn send(&mut self, message: Value) {
        self.socket.send(Message::text(message.to_string())).await.unwrap();
    }

    /// The next message; `None` if the connection has ended.
    pub(crate) async fn next(&mut self) -> Option<Value> {
        loop {
            match timeout(PATIENCE, self.socket.next()).await.expect("the server answers in time") {
                Some(Ok(Message::Text(text))) => return Some(serde_json::from_str(&text).unwrap()),
                Some(Ok(Message::Close(_)) | Err(_)) | None => return None,
                Some(Ok(_)) => {}
            }
        }
    }

    /// The next message of this type; others are left out.
    pub(crate) async fn next_of(&mut self, wanted: &str) -> Value {
        loop {
            let message = self.next().await.unwrap_or_else(|| panic!("{wanted} before the end"));
            if message["type"] == wanted {
                return message;
            }
        }
    }

    /// Watches a table; gives its sight as it is now.
    pub(crate) async fn watch(&mut self, table: &str, since: Option<u64>) -> Value {
        // Who came and who went is told in its own time: the end of an earlier match may be told once more.
        self.send(json!({ "type": "ping" })).await;
        self.next_of("pong").await;
        self.send(json!({ "type": "watch", "table": table, "since": since })).await;
        self.next_of("table").await
    }

    /// Sends a command and waits for what becomes of it.
    pub(crate) async fn command(&mut self, table: &str, command: Value) -> Result<u64, Value> {
        self.n_sent += 1;
        let reference = format!("r{}", self.n_sent);
        self.send(json!({ "type": "command", "ref": reference, "table": table, "command": command })).await;
        loop {
            let message = self.next().await.expect("an answer");
            if message["ref"] == *reference {
                return match message["type"].as_str() {
                    Some("done") => Ok(message["version"].as_u64().unwrap()),
                    _ => Err(message["error"].clone()),
                };
            }
        }
    }

    /// Joins a table and sits down.
    pub(crate) async fn sit(&mut self, table: &str, seat: &str) {
        self.command(table, json!({ "type": "join" })).await.unwrap();
        self.command(
            table,
            json!({ "type": "sit", "seat": seat, "contribution": format!("dice of {seat}") }),
        )
        .await
        .unwrap();
    }

    /// Plays the own seat until the match is over; gives the last sight and all events seen.
    pub(crate) async fn play(&mut self, table: &str, id: &str) -> (Value, Vec<Value>) {
        let message = self.watch(table, None).await;
        self.play_from(table, id, message).await
    }

    pub(crate) async fn play_from(
        &mut self,
        table: &str,
        id: &str,
        mut message: Value,
    ) -> (Value, Vec<Value>) {
        let mut events = Vec::new();
        loop {
            let sight = &message["sight"];
            events.extend(message["events"].as_array().unwrap().iter().cloned());
            if sight["stage"] == "over" {
                return (sight.clone(), events);
            }
            let legal = sight["match"]["legal"].as_array().cloned().unwrap_or_default();
            if !legal.is_empty() {
                let version = sight["version"].as_u64().unwrap();
                let action = &legal[version as usize * 7 % legal.len()];
                self.send(json!({
                    "type": "command", "ref": "a", "table": table,
                    "command": { "type": "act", "id": format!("{id}{version}"), "action": action },
                }))
                .await;
            }
            message = self.next_of("table").await;
        }
    }
}
