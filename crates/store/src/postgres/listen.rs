//! Change notifications from all nodes, this one included, over a connection of its own.

use std::future::poll_fn;
use std::time::Duration;

use tokio::task::{AbortHandle, JoinHandle};
use tokio::time::{sleep, timeout};
use tokio_postgres::{AsyncMessage, Client, Config, Error, NoTls};

use super::connection::PATIENCE;
use super::session::limit;
use crate::LogChanged;
use crate::change_feed::ChangeFeed;

/// The channel all nodes listen to.
pub(super) const CHANNEL: &str = "wardroom";

/// How many tables one message tells of. A message is shorter than 8000 bytes: this many of the longest
/// names still fit when all their letters have to be escaped.
const TABLES_PER_MESSAGE: usize = 16;

/// How long to wait before the next attempt to connect.
const PAUSE: Duration = Duration::from_millis(500);

/// How often the server is asked whether it is still there, and how long an answer may take.
const CHECK: Duration = Duration::from_secs(2);

/// Listens for as long as the handle does not abort it, and connects again when the connection is lost.
pub(super) async fn start(config: Config, feed: ChangeFeed) -> Result<AbortHandle, Error> {
    let mut ear = Ear::connect(&config, &feed).await?;
    let listening = tokio::spawn(async move {
        loop {
            ear.until_deaf().await;
            ear = loop {
                match timeout(PATIENCE, Ear::connect(&config, &feed)).await {
                    Ok(Ok(ear)) => break ear,
                    _ => sleep(PAUSE).await,
                }
            };
            // Notifications sent meanwhile are lost.
            feed.send(LogChanged::Everything);
        }
    });
    Ok(listening.abort_handle())
}

/// The messages that tell of tables and how many entries they have now.
pub(super) fn messages(grown: &[(&str, u64)]) -> Vec<String> {
    let tell = |tables| serde_json::to_string(tables).expect("names and numbers make JSON");
    grown.chunks(TABLES_PER_MESSAGE).map(tell).collect()
}

/// The message that tells of everything.
pub(super) const EVERYTHING: &str = "everything";

fn read_message(message: &str) -> Vec<LogChanged> {
    match serde_json::from_str::<Vec<(String, u64)>>(message) {
        Ok(tables) => tables.into_iter().map(|(table, len)| LogChanged::Table { table, len }).collect(),
        Err(_) => vec![LogChanged::Everything],
    }
}

/// A connection that listens, and ends when dropped.
struct Ear {
    client: Client,
    task: JoinHandle<()>,
}

impl Ear {
    async fn connect(config: &Config, feed: &ChangeFeed) -> Result<Ear, Error> {
        let (client, mut connection) = config.connect(NoTls).await?;
        let feed = feed.clone();
        let task = tokio::spawn(async move {
            while let Some(Ok(message)) = poll_fn(|context| connection.poll_message(context)).await {
                if let AsyncMessage::Notification(notification) = message {
                    read_message(notification.payload()).into_iter().for_each(|change| feed.send(change));
                }
            }
        });
        let ear = Ear { client, task };
        limit(&ear.client).await?;
        ear.listen().await?;
        Ok(ear)
    }

    /// Subscribes to the channel, which changes nothing the second time.
    async fn listen(&self) -> Result<(), Error> {
        self.client.batch_execute(&format!("LISTEN {CHANNEL}")).await
    }

    /// Waits until the connection is lost, or the server no longer answers on it.
    async fn until_deaf(&mut self) {
        loop {
            tokio::select! {
                // Whether it ended or panicked makes no difference.
                _ = &mut self.task => return,
                () = sleep(CHECK) => {}
            }
            if !matches!(timeout(CHECK, self.listen()).await, Ok(Ok(()))) {
                return;
            }
        }
    }
}

impl Drop for Ear {
    fn drop(&mut self) {
        self.task.abort();
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::LONGEST_NAME;

    #[test]
    fn messages_are_short_and_complete() {
        let name = "\"".repeat(LONGEST_NAME);
        let grown = vec![(name.as_str(), u64::MAX); 100];
        let messages = messages(&grown);
        assert!(messages.iter().all(|message| message.len() < 8000));
        let heard = messages.iter().flat_map(|message| read_message(message)).count();
        assert_eq!(heard, 100);
    }

    #[test]
    fn what_is_not_understood_may_mean_everything() {
        assert_eq!(read_message(EVERYTHING), [LogChanged::Everything]);
        assert_eq!(read_message(r#"{"from":"a newer node"}"#), [LogChanged::Everything]);
    }
}
