//! What every store must do, tried on both databases, and what only one of them does.

#![expect(clippy::unwrap_used, reason = "a test that cannot go on has failed")]

/// Runs each test of a module on SQLite and on PostgreSQL.
macro_rules! on_both {
    ($($test:ident),* $(,)?) => {
        mod sqlite {
            $(#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
            async fn $test() {
                super::$test(&crate::place::Place::folder()).await;
            })*
        }
        mod postgres {
            $(#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
            async fn $test() {
                super::$test(&crate::place::Place::database().await).await;
            })*
        }
    };
}

mod chain;
mod concurrency;
mod durability;
mod folder;
mod hanging;
mod logs;
mod nodes;
mod notes;
mod opening;
mod place;
#[cfg(target_os = "linux")]
mod power;
mod transfer;
mod writes;
