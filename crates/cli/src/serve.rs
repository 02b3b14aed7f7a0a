//! `wardroom serve`: the game server.

use std::future::pending;
use std::io::{IsTerminal, Write};
use std::net::SocketAddr;
use std::path::PathBuf;
use std::process::ExitCode;
use std::time::Duration;

use anyhow::{Result, ensure};
use clap::ValueEnum;
use server::{Config, Limits};

use crate::control;
use crate::files;
use crate::input::whole;
use crate::listen::{Listen, addresses};
use crate::location::{LocationArgs, block_on};
use crate::logs;
use crate::out::out;

const DAY: Duration = Duration::from_secs(24 * 60 * 60);

/// The arguments of `serve`.
#[derive(clap::Args)]
pub(crate) struct Args {
    /// Where to listen; `:8080` is every address of this machine. Encryption is a proxy's business, so stay on
    /// a private address.
    #[arg(long, value_name = "ADDRESS", default_value = "127.0.0.1:8080")]
    listen: Listen,
    #[command(flatten)]
    location: LocationArgs,
    /// Where people find the server, such as `https://cards.example`; pages of other sites are refused.
    #[arg(long, value_name = "URL")]
    public_url: Option<String>,
    /// A proxy in front says in X-Forwarded-For who is asking.
    #[arg(long)]
    behind_proxy: bool,
    /// Serve the web client from this folder instead of the one in the binary.
    #[arg(long, value_name = "DIR")]
    web: Option<PathBuf>,
    /// How logs are written.
    #[arg(long, value_enum, default_value_t = Log::Text)]
    log: Log,
    /// How long a bot pauses before it acts, in milliseconds.
    #[arg(long, value_name = "MS", default_value_t = 400, value_parser = whole::<u64>(0))]
    bot_pause: u64,
    /// How long a bot pauses if a person may act too, in milliseconds.
    #[arg(long, value_name = "MS", default_value_t = 1500, value_parser = whole::<u64>(0))]
    courtesy: u64,
    /// Days after which a table without a match under way is removed; what was played there stays in histories
    /// and logbooks [default: never].
    #[arg(long, value_name = "DAYS", env = "WARDROOM_KEEP_TABLES", value_parser = clap::value_parser!(u32).range(1..))]
    keep_tables: Option<u32>,
    /// Lift the limits on how often one client may ask, for measuring.
    #[arg(long, hide = true)]
    no_limits: bool,
}

/// How logs are written.
#[derive(Clone, Copy, ValueEnum)]
enum Log {
    /// For people.
    Text,
    /// For programs: one JSON object per line.
    Json,
}

/// Serves until a signal ends it.
pub(crate) fn run(args: &Args) -> Result<ExitCode> {
    if let Some(url) = &args.public_url {
        let is_url = url.starts_with("http://") || url.starts_with("https://");
        ensure!(is_url, "--public-url takes an address such as https://cards.example");
    }
    if let Some(folder) = &args.web {
        let is_built = folder.join("index.html").is_file();
        ensure!(is_built, "{} holds no index.html: build the web client first", folder.display());
    }
    block_on(serve(args))
}

async fn serve(args: &Args) -> Result<ExitCode> {
    let repetitions = logs::begin(matches!(args.log, Log::Json));
    tokio::spawn(repetitions.clone().report());
    files::allow_many();
    let location = args.location.location()?;
    let store = store::open(&location).await?;
    for warning in store::exposed(&location) {
        tracing::warn!("{warning}");
    }
    let listener = args.listen.bind().await?;
    let address = listener.local_addr()?;
    tracing::info!(%address, data = %location, version = env!("CARGO_PKG_VERSION"), "serving");
    let stop = told_to_stop();
    // A failed print must not stop the server.
    let _ = print_addresses(address);
    let config = Config {
        public_url: args.public_url.clone(),
        trusts_proxy: args.behind_proxy,
        web: args.web.clone(),
        bot_pause: Duration::from_millis(args.bot_pause),
        courtesy: Duration::from_millis(args.courtesy),
        keep_tables: args.keep_tables.map(|days| DAY * days),
        limits: if args.no_limits { Limits::NONE } else { Limits::default() },
        ..Config::default()
    };
    let _control = control::listen(&location, store.clone());
    server::serve(listener, store, config, stop).await;
    repetitions.say();
    tracing::info!("stopped");
    Ok(ExitCode::SUCCESS)
}

/// Prints the addresses to open in a browser.
///
/// Programs, which may have asked for port 0, get an address per line.
fn print_addresses(listening: SocketAddr) -> std::io::Result<()> {
    let all = addresses(listening);
    if !std::io::stdout().is_terminal() {
        return all.iter().try_for_each(|address| writeln!(out(), "http://{address}"));
    }
    writeln!(out(), "Open http://{} in a browser. Ctrl-C ends the server.", all[0])?;
    all[1..].iter().try_for_each(|address| writeln!(out(), "Others in your network open http://{address}."))
}

/// Completes at Ctrl-C or SIGTERM; counts from the call on, not from the first poll.
pub(crate) fn told_to_stop() -> impl Future<Output = ()> {
    #[cfg(unix)]
    {
        use tokio::signal::unix::{SignalKind, signal};
        let signals = [SignalKind::interrupt(), SignalKind::terminate()].map(|kind| signal(kind).ok());
        let [mut interrupted, mut terminated] = signals;
        async move {
            let interrupted = async { interrupted.as_mut()?.recv().await };
            let terminated = async { terminated.as_mut()?.recv().await };
            tokio::select! {
                Some(()) = interrupted => {}
                Some(()) = terminated => {}
                else => pending().await,
            }
        }
    }
    #[cfg(not(unix))]
    async {
        drop(tokio::signal::ctrl_c().await);
    }
}
