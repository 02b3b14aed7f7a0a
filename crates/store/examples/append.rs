//! How many appends a second a store takes, alone and with many writers at once.
//!
//! ```text
//! cargo run --release -p store --example append -- FOLDER | postgres://… [SECONDS]
//! ```

use std::error::Error;
use std::sync::Arc;
use std::time::{Duration, Instant};

use store::{Append, Json, Location, Store};
use tokio::task::JoinSet;

#[tokio::main]
async fn main() -> Result<(), Box<dyn Error>> {
    let mut arguments = std::env::args().skip(1);
    let location: Location =
        arguments.next().ok_or("where? give a folder or a PostgreSQL address")?.parse()?;
    let seconds: u64 = arguments.next().map_or(Ok(5), |text| text.parse())?;
    let store = store::open(&location).await?;
    println!("{location}");
    for writers in [1, 32, 256] {
        let (before, start) = (store.tally(), Instant::now());
        let mut waits = run(&store, writers, Duration::from_secs(seconds)).await?;
        let time = start.elapsed().as_secs_f64();
        let commits = store.tally().commits - before.commits;
        waits.sort_unstable();
        println!(
            "{writers:>4} writers: {:>6.0} appends/s, {:>5.0} commits/s, half within {:.1} ms, 99 % within {:.1} ms",
            waits.len() as f64 / time,
            commits as f64 / time,
            waits[waits.len() / 2].as_secs_f64() * 1e3,
            waits[waits.len() * 99 / 100].as_secs_f64() * 1e3,
        );
    }
    Ok(())
}

/// Lets writers append to a table each, one entry after the other, and returns how long each one took.
async fn run(
    store: &Arc<dyn Store>,
    writers: usize,
    time: Duration,
) -> Result<Vec<Duration>, Box<dyn Error>> {
    let run_id = store.tally().writes;
    let body = Json::new(&serde_json::json!({ "seat": "A", "action": { "type": "play", "card": "p1" } }))?;
    let end = Instant::now() + time;
    let mut tasks = JoinSet::new();
    for number in 0..writers {
        let (store, body) = (store.clone(), body.clone());
        // Never the table of an earlier run.
        let table = format!("{}-{run_id}-{number}", std::process::id());
        tasks.spawn(async move {
            let mut waits = Vec::new();
            for seq in 0.. {
                let start = Instant::now();
                if end <= start {
                    break;
                }
                let append = Append { table: table.clone(), seq, at: 0, body: body.clone() };
                store.write(append.into()).await?;
                waits.push(start.elapsed());
            }
            Ok::<_, store::WriteError>(waits)
        });
    }
    let mut waits = Vec::new();
    while let Some(task) = tasks.join_next().await {
        waits.extend(task??);
    }
    Ok(waits)
}
