//! `wardroom bench server --unread N`: the kernel's memory for clients that never read.

use std::fs;
use std::io::Write;
use std::process::ExitCode;

use anyhow::{Context, Result};
use futures_util::{SinkExt, StreamExt};
use serde_json::json;
use tokio::net::{TcpSocket, TcpStream};
use tokio_tungstenite::tungstenite::Message;
use tokio_tungstenite::{WebSocketStream, client_async};

use crate::load::{HERE, Player, get, introduce, open};
use crate::out::out;

/// The number of chat messages sent to each person at the table; each is about a kilobyte.
const N_REMARKS: usize = 4_000;
/// Every how many chat messages memory is measured.
const A_LOOK_EVERY: usize = 50;
/// The receive buffer of a client in bytes, kept small so that only the server's side is measured.
const SMALL_WINDOW: u32 = 4096;

/// Measures `n_clients` that never read.
pub(crate) async fn measure(n_clients: usize, is_json: bool, server: &str) -> Result<ExitCode> {
    let token = introduce(server).await?;
    let setup = json!({ "players": 2, "traits": false });
    let table = open(HERE, server, &token, "dead-mans-draw", &setup).await?;
    let mut speaker = Player::connect(server, &token).await?;
    speaker.sit(&table, 0).await?;
    let mut silent = Vec::new();
    for _ in 0..n_clients {
        silent.push(watch_and_stop_reading(server, &token, &table).await?);
    }
    let before = kernel_memory()?;
    let (mut most_kernel, mut most_outboxes) = (0.0_f64, 0.0_f64);
    for number in 1..=N_REMARKS {
        let version = speaker.version;
        speaker.ask(json!({ "type": "say", "text": "x".repeat(500) })).await?;
        while speaker.version == version {
            speaker.hear().await?;
        }
        if number % A_LOOK_EVERY == 0 {
            most_kernel = most_kernel.max(kernel_memory()? - before);
            most_outboxes = most_outboxes.max(metric(server, "unread_bytes").await? / MIB);
        }
    }
    let n_closed = metric(server, "slow_clients_total").await?;
    if is_json {
        let report = json!({ "clients": n_clients, "kernel_mib": most_kernel, "outboxes_mib": most_outboxes,
            "closed": n_closed });
        writeln!(out(), "{report}")?;
    } else {
        writeln!(
            out(),
            "{n_clients} clients that never read: at most {most_kernel:.1} MiB in the kernel and \
             {most_outboxes:.1} MiB in outboxes; {n_closed} were closed"
        )?;
    }
    Ok(ExitCode::SUCCESS)
}

/// Connects, watches a table and then never reads.
async fn watch_and_stop_reading(
    server: &str,
    token: &str,
    table: &str,
) -> Result<WebSocketStream<TcpStream>> {
    let socket = TcpSocket::new_v4()?;
    socket.set_recv_buffer_size(SMALL_WINDOW)?;
    let stream = socket.connect(server.trim_start_matches("http://").parse()?).await?;
    let (mut socket, _) =
        client_async(format!("{}/api/socket", server.replacen("http", "ws", 1)), stream).await?;
    let hello = json!({ "type": "hello", "protocol": 1, "token": token });
    let watch = json!({ "type": "watch", "table": table });
    for message in [hello, watch] {
        socket.send(Message::text(message.to_string())).await?;
        socket.next().await.context("the server went away")??;
    }
    Ok(socket)
}

const MIB: f64 = 1024.0 * 1024.0;

/// The kernel's memory for all TCP connections of the machine, in MiB.
fn kernel_memory() -> Result<f64> {
    let text = fs::read_to_string("/proc/net/sockstat").context("memory is measured on Linux")?;
    let tcp = text.lines().find_map(|line| line.strip_prefix("TCP: ")).context("no TCP in sockstat")?;
    let pages = tcp.split(' ').skip_while(|word| *word != "mem").nth(1).context("no memory in sockstat")?;
    let page = rustix::param::page_size() as f64;
    Ok(pages.parse::<f64>()? * page / MIB)
}

/// A value of the server's metrics; 0 if it has none of this name.
async fn metric(server: &str, name: &str) -> Result<f64> {
    let text = get(server, "/metrics").await?;
    let name = format!("wardroom_{name} ");
    Ok(text.lines().find_map(|line| line.strip_prefix(&name)).unwrap_or("0").trim().parse()?)
}
