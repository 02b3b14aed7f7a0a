//! What is on its way to one connection.

use std::sync::Arc;

use axum::extract::ws::Utf8Bytes;
use serde::Serialize;
use tokio::sync::{Notify, mpsc};

/// How many messages a connection may be behind before it is closed. It can come back and say what it
/// saw last, which costs less than keeping everything for it.
const MOST_WAITING: usize = 64;

/// The way to one connection.
#[derive(Clone)]
pub(crate) struct Outbox {
    queue: mpsc::Sender<Utf8Bytes>,
    overflow: Arc<Notify>,
}

impl Outbox {
    /// An outbox, what comes out of it, and what rings when too much was put in.
    pub(crate) fn new() -> (Outbox, mpsc::Receiver<Utf8Bytes>, Arc<Notify>) {
        let (queue, messages) = mpsc::channel(MOST_WAITING);
        let overflow = Arc::new(Notify::new());
        (Outbox { queue, overflow: overflow.clone() }, messages, overflow)
    }

    /// Sends a message, if the connection is still there and keeps up.
    pub(crate) fn send(&self, message: &impl Serialize) -> bool {
        let text = serde_json::to_string(message).expect("plain data always serializes");
        match self.queue.try_send(text.into()) {
            Ok(()) => true,
            Err(mpsc::error::TrySendError::Full(_)) => {
                self.overflow.notify_one();
                false
            }
            Err(mpsc::error::TrySendError::Closed(_)) => false,
        }
    }
}
