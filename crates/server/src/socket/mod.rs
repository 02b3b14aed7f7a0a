//! The WebSocket: a person's connection to any number of tables.

pub(crate) mod connections;
mod frame_limit;
pub(crate) mod outbox;
pub(crate) mod protocol;

use std::collections::HashSet;
use std::convert::Infallible;
use std::net::SocketAddr;
use std::sync::Arc;
use std::time::{Duration, Instant};

use axum::extract::ws::rejection::WebSocketUpgradeRejection;
use axum::extract::ws::{Message as Frame, Utf8Bytes, WebSocket, WebSocketUpgrade};
use axum::extract::{ConnectInfo, State};
use axum::http::HeaderMap;
use axum::response::{IntoResponse, Response};
use table::Command;
use tokio::sync::{Notify, mpsc, watch};
use tokio::time::{interval, timeout};
use tokio_tungstenite::tungstenite::{self, error::ProtocolError};

use crate::app::{Admitted, App};
use crate::error::ApiError;
use crate::live::actor::Message;
use crate::metrics::Metrics;
use crate::people::Caller;

use frame_limit::FrameLimit;
use outbox::{Outbox, Parcel};
use protocol::{FromClient, FromServer, Goodbye, LARGEST_FRAME, PROTOCOL};

/// How long a new connection may take to say who it is.
const HELLO_WITHIN: Duration = Duration::from_secs(10);
/// How long one message may take to be sent.
const SEND_WITHIN: Duration = Duration::from_secs(10);
/// How long the last messages on a connection may take.
const FAREWELL_WITHIN: Duration = Duration::from_secs(2);
/// How long commands that were taken may take to be answered when the node goes down.
const ANSWER_WITHIN: Duration = Duration::from_secs(8);
/// How long the other side may take to confirm the end of a connection, and how long it may say nothing then.
const CLOSE_WITHIN: Duration = Duration::from_secs(1);
const QUIET_WITHIN: Duration = Duration::from_millis(100);
/// How many tables one connection watches.
const MOST_WATCHED: usize = 50;
/// The longest name a client may give a command, and the longest id it may ask for.
const LONGEST_NAME: usize = 64;

/// Opens a socket.
pub(crate) async fn open(
    State(app): State<Arc<App>>,
    ConnectInfo(peer): ConnectInfo<SocketAddr>,
    headers: HeaderMap,
    upgrade: Result<WebSocketUpgrade, WebSocketUpgradeRejection>,
) -> Response {
    let upgrade = match upgrade {
        Ok(upgrade) => upgrade,
        Err(rejection) => {
            let message = format!("open a WebSocket here: {}", rejection.body_text());
            return ApiError::new(rejection.status(), "no-websocket", &message).into_response();
        }
    };
    let Some(place) = app.admit(app.address(&headers, peer)) else {
        return ApiError::too_fast(SEND_WITHIN).into_response();
    };
    upgrade
        .max_message_size(LARGEST_FRAME)
        .max_frame_size(LARGEST_FRAME)
        .read_buffer_size(2 * 1024)
        .write_buffer_size(0)
        .on_upgrade(move |socket| run(app, place, socket))
}

async fn run(app: Arc<App>, place: Admitted, mut socket: WebSocket) {
    let mut is_draining = app.is_draining.subscribe();
    let greeted = tokio::select! {
        greeted = timeout(HELLO_WITHIN, greet(&app, &mut socket)) => greeted.unwrap_or(Err(Goodbye::NoHello)),
        () = drained(&mut is_draining) => Err(Goodbye::Draining),
    };
    let ended = match greeted {
        Ok(caller) => {
            let (outbox, messages, overflow) = Outbox::new(app.node.metrics.unread_bytes.clone());
            let frame_limit = FrameLimit::new(app.node.config.limits.frames, Instant::now());
            let (under_way, answered) = mpsc::channel(1);
            let (watched, under_way) = (HashSet::new(), Some(under_way));
            let mut connection = Connection { app, place, caller, watched, outbox, frame_limit, under_way };
            let ended = connection.run(&mut socket, messages, overflow, answered).await;
            connection.close();
            match ended {
                // A client that floods has more answers than it can read.
                Err(Goodbye::TooSlow) if connection.frame_limit.was_exceeded_lately(Instant::now()) => {
                    Err(Goodbye::TooFast)
                }
                Err(Goodbye::TooSlow) => {
                    Metrics::count(&connection.app.node.metrics.slow_clients);
                    ended
                }
                _ => ended,
            }
        }
        Err(reason) => Err(reason),
    };
    if let Err(reason) = ended {
        let _ = timeout(FAREWELL_WITHIN, send(&mut socket, &FromServer::Goodbye { reason })).await;
    }
    let _ = timeout(FAREWELL_WITHIN, socket.send(Frame::Close(None))).await;
    // A connection that is dropped with frames unread is reset, and the goodbye may be lost with it.
    let rest = async { while let Ok(Some(Ok(_))) = timeout(QUIET_WITHIN, socket.recv()).await {} };
    let _ = timeout(CLOSE_WITHIN, rest).await;
}

/// Waits for the first message and finds out who is there.
async fn greet(app: &App, socket: &mut WebSocket) -> Result<Caller, Goodbye> {
    let Some(Ok(Frame::Text(text))) = socket.recv().await else { return Err(Goodbye::NoHello) };
    let refused = match serde_json::from_str(&text) {
        Ok(FromClient::Hello { protocol: PROTOCOL, token }) => match app.node.people.by_token(&token).await {
            Ok(caller) => {
                let server = env!("CARGO_PKG_VERSION");
                let you = caller.person.face.clone();
                let welcome = FromServer::Welcome { protocol: PROTOCOL, server, you };
                return if send(socket, &welcome).await { Ok(caller) } else { Err(Goodbye::NoHello) };
            }
            Err(refused) => refused,
        },
        Ok(FromClient::Hello { .. }) => ApiError::bad("other-protocol", "this server speaks protocol 1"),
        Ok(_) => ApiError::bad("no-hello", "say hello first"),
        Err(error) => bad_message(&error),
    };
    send(socket, &FromServer::Error { table: None, error: &refused.problem }).await;
    Err(Goodbye::NoHello)
}

/// A connection whose person is known.
struct Connection {
    app: Arc<App>,
    place: Admitted,
    caller: Caller,
    watched: HashSet<String>,
    outbox: Outbox,
    frame_limit: FrameLimit,
    /// Each command that is under way holds a copy; nothing is ever sent on it.
    under_way: Option<mpsc::Sender<Infallible>>,
}

impl Connection {
    /// Serves the connection until the other side ends it, or gives the reason for which we do.
    async fn run(
        &mut self,
        socket: &mut WebSocket,
        mut messages: mpsc::Receiver<Parcel>,
        overflow: Arc<Notify>,
        mut answered: mpsc::Receiver<Infallible>,
    ) -> Result<(), Goodbye> {
        let mut is_draining = self.app.is_draining.subscribe();
        let mut gone = self.app.node.gone.subscribe();
        let mut heartbeat = interval(self.app.node.config.heartbeat);
        heartbeat.tick().await;
        let mut heard = Instant::now();
        loop {
            tokio::select! {
                frame = socket.recv() => {
                    heard = Instant::now();
                    match frame {
                        Some(Ok(Frame::Close(_))) | None => return Ok(()),
                        Some(Ok(frame)) => self.take(frame)?,
                        Some(Err(error)) => {
                            if is_broken(&error) {
                                Metrics::count(&self.app.node.metrics.broken_frames);
                                tracing::info!(connection = self.place.connection, %error, "a frame was broken");
                            }
                            return Ok(());
                        }
                    }
                }
                Some(parcel) = messages.recv() => {
                    let frame = Frame::Text(parcel.text.clone());
                    if !deliver(socket, frame, &overflow).await? {
                        return Ok(());
                    }
                }
                () = overflow.notified() => return Err(Goodbye::TooSlow),
                _ = heartbeat.tick() => {
                    if self.app.node.config.silence < heard.elapsed() {
                        return Err(Goodbye::Silence);
                    }
                    if !deliver(socket, Frame::Ping(Default::default()), &overflow).await? {
                        return Ok(());
                    }
                }
                Ok(gone) = gone.recv() => {
                    if self.caller.is_meant_by(&gone) {
                        return Ok(());
                    }
                }
                () = drained(&mut is_draining) => {
                    self.finish(socket, &mut messages, &mut answered).await;
                    return Err(Goodbye::Draining);
                }
            }
        }
    }

    /// Takes a frame. Whatever comes too fast is refused, and after a while so is the connection.
    fn take(&mut self, frame: Frame) -> Result<(), Goodbye> {
        Metrics::count(&self.app.node.metrics.frames);
        let leave = self.frame_limit.count(Instant::now());
        let is_in_time = leave.is_ok();
        let message = match &frame {
            Frame::Text(text) => serde_json::from_str(text).map_err(|error| bad_message(&error)),
            Frame::Ping(_) | Frame::Pong(_) if is_in_time => return Ok(()),
            _ => Err(ApiError::bad("bad-message", "send JSON in text frames")),
        };
        if let Err(too_fast) = leave {
            Metrics::count(&self.app.node.metrics.too_fast);
            if too_fast.is_flood {
                tracing::info!(
                    connection = self.place.connection,
                    "a connection was closed because it sent frames too fast"
                );
                return Err(Goodbye::TooFast);
            }
        }
        let too_fast = leave.map_err(|too_fast| ApiError::too_fast(too_fast.wait));
        match message {
            Ok(FromClient::Command { reference, table, version, command }) => {
                let done = too_fast.and_then(|()| self.check(&reference, &table, &command));
                let (outbox, by) = (self.outbox.clone(), self.caller.id.clone());
                match done {
                    Ok(()) => {
                        let under_way = self.under_way.clone();
                        let answer = Box::new(move |done| {
                            answer(&outbox, &reference, done);
                            drop(under_way);
                        });
                        let address = Some(self.place.address);
                        let message = Message::Command { by, address, command, version, answer };
                        self.app.tables.send(&table, message);
                    }
                    Err(refused) => answer(&outbox, &reference, Err(refused)),
                }
            }
            Ok(other) => {
                let done = too_fast.and_then(|()| self.follow(other));
                self.answer_error(done);
            }
            Err(refused) => {
                Metrics::count(&self.app.node.metrics.broken_frames);
                self.answer_error(Err(refused));
            }
        }
        Ok(())
    }

    /// Whether a command may be passed on.
    fn check(&self, reference: &str, table: &str, command: &Command) -> Result<(), ApiError> {
        if LONGEST_NAME < reference.len() || LONGEST_NAME < table.len() {
            return Err(ApiError::bad("bad-message", "`ref` and `table` have at most 64 characters"));
        }
        self.app.limit(&self.app.commands, self.caller.id.clone())?;
        if matches!(command, Command::Say { .. }) {
            self.app.limit(&self.app.remarks, self.caller.id.clone())?;
        }
        Ok(())
    }

    /// Does what is not asked of a table.
    fn follow(&mut self, message: FromClient) -> Result<(), ApiError> {
        let connection = self.place.connection;
        match message {
            FromClient::Watch { table, since } => {
                if LONGEST_NAME < table.len() {
                    return Err(ApiError::no_such_table());
                }
                if MOST_WATCHED <= self.watched.len() && !self.watched.contains(&table) {
                    return Err(ApiError::bad("too-many-tables", "watch fewer tables on one connection"));
                }
                let (person, outbox, address) =
                    (self.caller.id.clone(), self.outbox.clone(), self.place.address);
                let message = Message::Watch { connection, person, address, since, outbox };
                self.app.tables.send(&table, message);
                self.watched.insert(table);
            }
            FromClient::Unwatch { table } => {
                self.app.tables.send_if_loaded(&table, Message::Unwatch { connection });
                self.watched.remove(&table);
            }
            FromClient::Hold { table, is_on } => {
                let person = self.caller.id.clone();
                self.app.limit(&self.app.commands, person.clone())?;
                self.app.tables.send_if_loaded(&table, Message::Hold { person, is_on });
            }
            FromClient::Ping => {
                self.outbox.send(&FromServer::Pong);
            }
            FromClient::Hello { .. } | FromClient::Command { .. } => {
                return Err(ApiError::bad("bad-message", "you have said hello already"));
            }
        }
        Ok(())
    }

    /// Tells what becomes of the commands that were taken, before the connection ends.
    async fn finish(
        &mut self,
        socket: &mut WebSocket,
        messages: &mut mpsc::Receiver<Parcel>,
        answered: &mut mpsc::Receiver<Infallible>,
    ) {
        self.under_way = None;
        let all_answers = async {
            loop {
                tokio::select! {
                    biased;
                    Some(parcel) = messages.recv() => if !send_text(socket, parcel.text.clone()).await { return },
                    None = answered.recv() => break,
                }
            }
            while let Ok(parcel) = messages.try_recv() {
                if !send_text(socket, parcel.text.clone()).await {
                    return;
                }
            }
        };
        let _ = timeout(ANSWER_WITHIN, all_answers).await;
    }

    fn answer_error(&self, done: Result<(), ApiError>) {
        if let Err(refused) = done {
            self.outbox.send(&FromServer::Error { table: None, error: &refused.problem });
        }
    }

    /// Leaves all tables.
    fn close(&self) {
        for table in &self.watched {
            self.app.tables.send_if_loaded(table, Message::Unwatch { connection: self.place.connection });
        }
    }
}

/// Whether a client sent what no client should, rather than just went away.
fn is_broken(error: &axum::Error) -> bool {
    let cause = std::error::Error::source(error).and_then(|cause| cause.downcast_ref());
    !matches!(
        cause,
        Some(
            tungstenite::Error::Io(_)
                | tungstenite::Error::ConnectionClosed
                | tungstenite::Error::Protocol(ProtocolError::ResetWithoutClosingHandshake)
        )
    )
}

/// Waits until the node goes down.
async fn drained(is_draining: &mut watch::Receiver<bool>) {
    // The sender lives as long as the node.
    let _ = is_draining.wait_for(|is_draining| *is_draining).await;
}

/// Tells what became of a command.
fn answer(outbox: &Outbox, reference: &str, done: Result<u64, ApiError>) {
    match done {
        Ok(version) => outbox.send(&FromServer::Done { reference, version }),
        Err(refused) => outbox.send(&FromServer::Refused { reference, error: &refused.problem }),
    };
}

fn bad_message(error: &serde_json::Error) -> ApiError {
    ApiError::bad("bad-message", &format!("this is no message: {error}"))
}

/// Sends a frame; false if the connection has ended. A reader that falls too far behind meanwhile is given up.
async fn deliver(socket: &mut WebSocket, frame: Frame, overflow: &Notify) -> Result<bool, Goodbye> {
    tokio::select! {
        sent = timeout(SEND_WITHIN, socket.send(frame)) => match sent {
            Ok(sent) => Ok(sent.is_ok()),
            Err(_) => Err(Goodbye::TooSlow),
        },
        () = overflow.notified() => Err(Goodbye::TooSlow),
    }
}

async fn send(socket: &mut WebSocket, message: &FromServer<'_>) -> bool {
    let text = serde_json::to_string(message).expect("plain data always serializes");
    send_text(socket, text.into()).await
}

async fn send_text(socket: &mut WebSocket, text: Utf8Bytes) -> bool {
    matches!(timeout(SEND_WITHIN, socket.send(Frame::Text(text))).await, Ok(Ok(())))
}
