//! What is on its way to one connection.

use std::sync::Arc;
use std::sync::atomic::{AtomicUsize, Ordering::Relaxed};

use axum::extract::ws::Utf8Bytes;
use serde::Serialize;
use tokio::sync::{Notify, mpsc};

/// How many messages a connection may be behind before it is closed. It can come back and say what it
/// saw last, which costs less than keeping everything for it.
const MOST_WAITING: usize = 64;
/// How many bytes a connection may be behind; a single message may be longer.
const MOST_BYTES: usize = 128 * 1024;

/// The way to one connection.
#[derive(Clone)]
pub(crate) struct Outbox {
    queue: mpsc::Sender<Parcel>,
    /// What waits for this connection, and for all of the node.
    n_bytes: [Arc<AtomicUsize>; 2],
    overflow: Arc<Notify>,
}

/// A message on its way, counted among the unread bytes until it is dropped.
pub(crate) struct Parcel {
    pub(crate) text: Utf8Bytes,
    n_bytes: [Arc<AtomicUsize>; 2],
}

impl Outbox {
    /// An outbox, what comes out of it, and what rings when too much was put in. `unread` counts the bytes of
    /// all outboxes.
    pub(crate) fn new(unread: Arc<AtomicUsize>) -> (Outbox, mpsc::Receiver<Parcel>, Arc<Notify>) {
        let (queue, messages) = mpsc::channel(MOST_WAITING);
        let overflow = Arc::new(Notify::new());
        let n_bytes = [Arc::default(), unread];
        (Outbox { queue, n_bytes, overflow: overflow.clone() }, messages, overflow)
    }

    /// Sends a message, if the connection is still there and keeps up.
    pub(crate) fn send(&self, message: &impl Serialize) -> bool {
        let text = serde_json::to_string(message).expect("plain data always serializes");
        let n_waiting = self.n_bytes[0].load(Relaxed);
        if n_waiting != 0 && MOST_BYTES < n_waiting + text.len() {
            self.overflow.notify_one();
            return false;
        }
        match self.queue.try_send(Parcel::new(text.into(), self)) {
            Ok(()) => true,
            Err(mpsc::error::TrySendError::Full(_)) => {
                self.overflow.notify_one();
                false
            }
            Err(mpsc::error::TrySendError::Closed(_)) => false,
        }
    }
}

impl Parcel {
    fn new(text: Utf8Bytes, outbox: &Outbox) -> Parcel {
        for n_bytes in &outbox.n_bytes {
            n_bytes.fetch_add(text.len(), Relaxed);
        }
        Parcel { text, n_bytes: outbox.n_bytes.clone() }
    }
}

impl Drop for Parcel {
    fn drop(&mut self) {
        for n_bytes in &self.n_bytes {
            n_bytes.fetch_sub(self.text.len(), Relaxed);
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_reader_may_be_so_many_bytes_behind() {
        let unread = Arc::new(AtomicUsize::new(0));
        let (outbox, mut messages, _overflow) = Outbox::new(unread.clone());
        let text = "x".repeat(50 * 1024);
        assert_eq!([(); 4].map(|()| outbox.send(&text)), [true, true, false, false]);
        assert_eq!(unread.load(Relaxed), 2 * (text.len() + 2));
        drop((messages.try_recv(), messages.try_recv()));
        assert_eq!(unread.load(Relaxed), 0);
        // A long message goes out alone.
        assert!(outbox.send(&"x".repeat(2 * MOST_BYTES)));
        assert!(!outbox.send(&"x"));
        drop(messages);
        assert_eq!(unread.load(Relaxed), 0);
    }

    #[test]
    fn a_reader_may_be_so_many_messages_behind() {
        let (outbox, _messages, _overflow) = Outbox::new(Arc::default());
        assert_eq!((0..100).filter(|_| outbox.send(&"x")).count(), MOST_WAITING);
    }
}
