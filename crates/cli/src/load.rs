//! Scripted players that put a load on a server over the real protocol.

use std::time::{Duration, Instant};

use anyhow::{Context, Result, bail};
use futures_util::{SinkExt, StreamExt};
use game::{Participant, Seed, Turn};
use serde::Deserialize;
use serde_json::value::RawValue;
use serde_json::{Value, json};
use tokio::io::{AsyncReadExt, AsyncWriteExt};
use tokio::net::TcpStream;
use tokio_tungstenite::tungstenite::Message;
use tokio_tungstenite::tungstenite::client::IntoClientRequest;
use tokio_tungstenite::tungstenite::protocol::WebSocketConfig;
use tokio_tungstenite::{MaybeTlsStream, WebSocketStream, connect_async_with_config};

/// The address for callers that need no particular one.
pub(crate) const HERE: &str = "127.0.0.1";

/// The parts of a message that a scripted player reads.
#[derive(Deserialize)]
struct Heard<'a> {
    #[serde(borrow)]
    sight: Option<Sight<'a>>,
    /// The problem, if something was refused.
    error: Option<Value>,
    /// The server's reason for saying goodbye.
    reason: Option<String>,
}

#[derive(Deserialize)]
struct Sight<'a> {
    version: u64,
    #[serde(rename = "match", borrow)]
    playing: Option<Playing<'a>>,
}

#[derive(Deserialize)]
struct Playing<'a> {
    ending: Option<Value>,
    #[serde(borrow)]
    legal: Vec<&'a RawValue>,
}

/// One connection.
pub(crate) struct Player {
    socket: WebSocketStream<MaybeTlsStream<TcpStream>>,
    table: String,
    pub(crate) version: u64,
    pub(crate) action: Option<String>,
    pub(crate) is_over: bool,
}

impl Player {
    /// A connection that has said hello.
    pub(crate) async fn connect(server: &str, token: &str) -> Result<Player> {
        Player::connect_from(HERE, server, token).await
    }

    /// Connects from an address that the server takes from the header of a trusted proxy.
    pub(crate) async fn connect_from(from: &str, server: &str, token: &str) -> Result<Player> {
        let mut url = format!("{}/api/socket", server.replacen("http", "ws", 1)).into_client_request()?;
        url.headers_mut().insert("x-forwarded-for", from.parse()?);
        // Thousands of these share the machine with the server that is measured.
        let config = WebSocketConfig::default().read_buffer_size(4096).write_buffer_size(0);
        let (socket, _) = connect_async_with_config(url, Some(config), true).await?;
        let mut player = Player { socket, table: String::new(), version: 0, action: None, is_over: false };
        player.send(&json!({ "type": "hello", "protocol": 1, "token": token })).await?;
        player.hear().await?;
        Ok(player)
    }

    /// Sits down at a table and watches it.
    pub(crate) async fn sit(&mut self, table: &str, seat: usize) -> Result<()> {
        self.table = table.into();
        let seat = char::from(b'A' + seat as u8).to_string();
        self.ask(json!({ "type": "join" })).await?;
        self.ask(json!({ "type": "sit", "seat": seat, "contribution": "load" })).await?;
        self.send(&json!({ "type": "watch", "table": table })).await
    }

    pub(crate) async fn ask(&mut self, command: Value) -> Result<()> {
        self.send(&json!({ "type": "command", "ref": "r", "table": self.table, "command": command })).await
    }

    async fn send(&mut self, message: &Value) -> Result<()> {
        Ok(self.socket.send(Message::text(message.to_string())).await?)
    }

    /// Takes the next message.
    pub(crate) async fn hear(&mut self) -> Result<()> {
        loop {
            let message = self.socket.next().await.context("the server went away")??;
            let Message::Text(text) = message else { continue };
            let Heard { sight, error, reason } = serde_json::from_str(&text)?;
            if error.is_some() || reason.is_some() {
                bail!("the server refuses to go on: {text}");
            }
            if let Some(sight) = sight {
                self.version = sight.version;
                let playing = sight.playing.as_ref();
                self.is_over = playing.is_none_or(|playing| playing.ending.is_some());
                // The last action is seldom "draw one more", so matches come to an end.
                let legal = playing.and_then(|playing| playing.legal.last());
                self.action = legal.map(|action| action.get().to_string());
            }
            return Ok(());
        }
    }

    /// Waits until this version has been shown.
    async fn hear_of(&mut self, version: u64) -> Result<()> {
        while self.version < version {
            self.hear().await?;
        }
        Ok(())
    }
}

/// A table full of players.
pub(crate) struct Party {
    players: Vec<Player>,
}

impl Party {
    /// Opens a table of Dead Man's Draw and seats a player in each of its places.
    pub(crate) async fn gather(server: &str, tokens: &[String]) -> Result<Party> {
        let setup = json!({ "players": tokens.len(), "traits": false });
        let table = &open(HERE, server, &tokens[0], "dead-mans-draw", &setup).await?;
        let mut players = Vec::new();
        for (seat, token) in tokens.iter().enumerate() {
            let mut player = Player::connect(server, token).await?;
            player.sit(table, seat).await?;
            players.push(player);
        }
        let mut party = Party { players };
        // Opening is entry 0; each player joins, except for the first, and sits.
        party.hear_of(2 * tokens.len() as u64).await?;
        Ok(party)
    }

    /// Takes a step at each tick until the end; returns how long each took to reach all players.
    pub(crate) async fn play(
        &mut self,
        pace: Option<Duration>,
        start: Instant,
        end: Instant,
    ) -> Result<Vec<Duration>> {
        let mut waits = Vec::new();
        let mut due = start;
        while Instant::now() < end {
            if let Some(pace) = pace {
                tokio::time::sleep_until(due.into()).await;
                due += pace;
            }
            waits.push(self.step().await?);
        }
        Ok(waits)
    }

    /// Takes one step: the awaited player acts, and all players get the news.
    async fn step(&mut self) -> Result<Duration> {
        let next = self.players[0].version + 1;
        let start = Instant::now();
        match self.players.iter().position(|player| player.action.is_some()) {
            Some(index) if !self.players[index].is_over => {
                let player = &mut self.players[index];
                let action = RawValue::from_string(player.action.take().unwrap_or_default())?;
                player.ask(json!({ "type": "act", "id": next.to_string(), "action": action })).await?;
            }
            _ => self.players[0].ask(json!({ "type": "deal" })).await?,
        }
        self.hear_of(next).await?;
        Ok(start.elapsed())
    }

    async fn hear_of(&mut self, version: u64) -> Result<()> {
        for player in &mut self.players {
            player.hear_of(version).await?;
        }
        Ok(())
    }
}

/// Analyses one lost mission after the other, as fast as the server answers, and never ends.
pub(crate) async fn analyse_on(from: &str, server: &str, token: &str, phrase: &str) -> Result<()> {
    for attempt in 0.. {
        let text = lost_mission(&format!("{phrase} {attempt}"))?;
        for question in ["review", "fair"] {
            // The server reports progress until the result is there.
            while analyse(from, server, token, &text, question).await?.is_some() {}
        }
    }
    Ok(())
}

/// Asks about a match; returns the number of steps of the analysis, 0 if it has not begun, `None` if it is
/// done.
pub(crate) async fn analyse(
    from: &str,
    server: &str,
    token: &str,
    text: &str,
    question: &str,
) -> Result<Option<u64>> {
    let asked = json!({ "text": text, "question": { "type": question } });
    let answer = post_from(from, server, "/api/analysis", token, &asked).await?;
    Ok(answer.get("of").and_then(Value::as_u64))
}

/// The record of a mission played without any thought.
pub(crate) fn lost_mission(phrase: &str) -> Result<String> {
    let game = catalogue::find("planet-nine").context("no Planet Nine")?;
    let mut running = game.begin(&json!({ "players": 4, "mission": 20 }), Seed::from_phrase(phrase))?;
    while let Turn::Waiting(seats) = running.turn() {
        let first = |seat| Some((seat, running.legal_json(seat).into_iter().next()?));
        let (seat, action) = seats.iter().find_map(first).context("a seat can act until it is over")?;
        running.act(seat, &action)?;
    }
    let seats = vec![Participant { name: "Load".into(), bot: None }; running.n_seats().into()];
    Ok(running.record(seats).write())
}

/// A new person's token.
pub(crate) async fn introduce(server: &str) -> Result<String> {
    introduce_from(HERE, server).await
}

/// Registers a new person at an address and returns their token.
pub(crate) async fn introduce_from(from: &str, server: &str) -> Result<String> {
    let introduced = post_from(from, server, "/api/people", "", &json!({ "name": "Load" })).await?;
    Ok(introduced["token"].as_str().context("no token")?.into())
}

/// Sends a request over HTTP from an address in the header of a trusted proxy.
pub(crate) async fn post_from(
    from: &str,
    server: &str,
    path: &str,
    token: &str,
    body: &Value,
) -> Result<Value> {
    let body = body.to_string();
    let request = format!(
        "POST {path} HTTP/1.1\r\nAuthorization: Bearer {token}\r\nX-Forwarded-For: {from}\r\n\
         Content-Type: application/json\r\nContent-Length: {}\r\n",
        body.len()
    );
    Ok(serde_json::from_str(&exchange(server, &request, &body).await?)?)
}

/// The body at an address of the server.
pub(crate) async fn get(server: &str, path: &str) -> Result<String> {
    exchange(server, &format!("GET {path} HTTP/1.1\r\n"), "").await
}

/// Opens a table and returns its id.
pub(crate) async fn open(from: &str, server: &str, token: &str, game: &str, setup: &Value) -> Result<String> {
    let terms = json!({ "terms": { "game": game, "setup": setup } });
    let opened = post_from(from, server, "/api/tables", token, &terms).await?;
    Ok(opened["table"].as_str().context("no table")?.into())
}

/// Sends a request on a connection of its own and returns the body of the answer.
async fn exchange(server: &str, head: &str, body: &str) -> Result<String> {
    let host = server.trim_start_matches("http://");
    let mut stream = TcpStream::connect(host).await?;
    let request = format!("{head}Host: {host}\r\nConnection: close\r\n\r\n{body}");
    stream.write_all(request.as_bytes()).await?;
    let mut answer = String::new();
    stream.read_to_string(&mut answer).await?;
    let (head, body) = answer.split_once("\r\n\r\n").context("no answer")?;
    if !head.starts_with("HTTP/1.1 20") {
        bail!("this was refused: {body}");
    }
    Ok(body.into())
}
