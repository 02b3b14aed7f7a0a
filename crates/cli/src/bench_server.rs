//! `wardroom bench server`: the load that a server of this build bears on this machine.

use std::fs;
use std::io::{BufRead, BufReader, Write};
use std::process::{Child, Command, ExitCode, Stdio};
use std::time::{Duration, Instant};

use anyhow::{Context, Result, ensure};
use serde::Serialize;
use tokio::task::JoinSet;

use crate::attack;
use crate::files;
use crate::input::whole;
use crate::load::{HERE, Party, Player, analyse_on, introduce};
use crate::location::block_on;
use crate::machine::Machine;
use crate::out::out;
use crate::unread;

/// The arguments of `bench server`.
#[derive(clap::Args)]
pub(crate) struct Args {
    /// Idle connections to hold.
    #[arg(long, default_value_t = 10_000, value_parser = whole::<usize>(0))]
    sockets: usize,
    /// Tables at which scripted players play.
    #[arg(long, default_value_t = 1_000, value_parser = whole::<usize>(1))]
    tables: usize,
    /// Players at each table.
    #[arg(long, default_value_t = 4, value_parser = clap::value_parser!(u8).range(2..=8))]
    seats: u8,
    /// How many moves to make per second in the second round [default: half of what the first reached].
    #[arg(long)]
    rate: Option<f64>,
    /// In a third round, like the second, this many lost missions are analysed at the same time.
    #[arg(long, default_value_t = 0, value_parser = whole::<usize>(0))]
    analyses: usize,
    /// Measure instead how a stranger's bot and analysis fare while others ask for as much as they can.
    #[arg(long)]
    attack: bool,
    /// Measure instead the kernel's memory for this many clients that never read.
    #[arg(long, value_name = "CLIENTS", conflicts_with = "attack", value_parser = whole::<usize>(1))]
    unread: Option<usize>,
    /// How long each round lasts, in seconds.
    #[arg(long, default_value_t = 10, value_parser = whole::<u64>(1))]
    seconds: u64,
    /// PostgreSQL database to use instead of SQLite in a temporary folder.
    #[arg(long, value_name = "URL")]
    database: Option<String>,
    /// Print one JSON object.
    #[arg(long)]
    json: bool,
}

/// The report.
#[derive(Serialize)]
struct Report {
    machine: Machine,
    store: &'static str,
    idle_sockets: usize,
    idle_mib: f64,
    tables: usize,
    seats: u8,
    rounds: Vec<Round>,
}

/// The results of one round of play.
#[derive(Serialize)]
struct Round {
    /// The moves per second asked for; `None` for as many as possible.
    asked: Option<f64>,
    /// The number of analyses meanwhile.
    analyses: usize,
    moves_per_second: f64,
    p50_ms: f64,
    p99_ms: f64,
    worst_ms: f64,
}

/// A server in a process of its own, which ends with the benchmark.
struct Served {
    child: Child,
    url: String,
    _folder: Folder,
}

/// A folder that is removed with the benchmark.
struct Folder(std::path::PathBuf);

impl Drop for Folder {
    fn drop(&mut self) {
        let _ = fs::remove_dir_all(&self.0);
    }
}

impl Drop for Served {
    fn drop(&mut self) {
        let _ = self.child.kill();
        let _ = self.child.wait();
    }
}

/// Measures a server.
pub(crate) fn run(args: &Args) -> Result<ExitCode> {
    ensure!(args.rate.is_none_or(|rate| rate > 0.0), "--rate must be above 0");
    if args.attack {
        return block_on(attack::measure(args.seconds, args.json, &start(args)?.url));
    }
    if let Some(n) = args.unread {
        files::allow_many();
        return block_on(unread::measure(n, args.json, &start(args)?.url));
    }
    let report = block_on(measure(args))?;
    if args.json {
        writeln!(out(), "{}", serde_json::to_string(&report)?)?;
        return Ok(ExitCode::SUCCESS);
    }
    let Report { machine, store, idle_sockets, idle_mib, tables, seats, rounds } = report;
    writeln!(out(), "{machine}\n{store}; players run on the same machine")?;
    writeln!(out(), "{idle_sockets} idle sockets: {idle_mib:.0} MiB")?;
    writeln!(out(), "{tables} tables of {seats}:")?;
    for Round { asked, analyses, moves_per_second, p50_ms, p99_ms, worst_ms } in rounds {
        let asked = asked.map_or("as many as possible".into(), |asked| format!("{asked:.0} asked"));
        let asked = match analyses {
            0 => asked,
            n => format!("{asked}, {n} analyses under way"),
        };
        writeln!(
            out(),
            "  {moves_per_second:>6.0} durable moves/s ({asked}); from send to all seats informed: \
             half within {p50_ms:.1} ms, 99 % within {p99_ms:.1} ms, all within {worst_ms:.1} ms"
        )?;
    }
    Ok(ExitCode::SUCCESS)
}

async fn measure(args: &Args) -> Result<Report> {
    files::allow_many();
    let machine = Machine::this();
    let served = start(args)?;
    let (idle_sockets, idle_mib) = hold(&served, args.sockets).await?;
    let mut parties = gather(&served.url, args).await?;
    let first = play(&mut parties, None, args.seconds).await?;
    let rate = args.rate.unwrap_or(first.moves_per_second / 2.0);
    let second = play(&mut parties, Some(rate), args.seconds).await?;
    let mut rounds = vec![first, second];
    if 0 < args.analyses {
        let mut analysts = JoinSet::new();
        for number in 0..args.analyses {
            let (url, token) = (served.url.clone(), introduce(&served.url).await?);
            let phrase = format!("load {number}");
            analysts.spawn(async move { analyse_on(HERE, &url, &token, &phrase).await });
        }
        let mut third = play(&mut parties, Some(rate), args.seconds).await?;
        third.analyses = args.analyses;
        // An analyst that stopped was refused something, which spoils the measurement.
        if let Some(stopped) = analysts.try_join_next() {
            stopped??;
        }
        rounds.push(third);
    }
    Ok(Report {
        machine,
        store: if args.database.is_some() { "PostgreSQL" } else { "SQLite" },
        idle_sockets,
        idle_mib,
        tables: args.tables,
        seats: args.seats,
        rounds,
    })
}

fn start(args: &Args) -> Result<Served> {
    let folder = Folder(std::env::temp_dir().join(format!("wardroom-bench-{}", std::process::id())));
    fs::create_dir_all(&folder.0)?;
    // `WARDROOM` names the command of another build to compare with.
    let command = std::env::var_os("WARDROOM").map_or_else(std::env::current_exe, |path| Ok(path.into()));
    let mut command = Command::new(command?);
    command
        .args(["serve", "--listen", "127.0.0.1:0", "--no-limits", "--behind-proxy"])
        .stdout(Stdio::piped());
    match &args.database {
        Some(url) => command.env("WARDROOM_DATABASE", url),
        None => command.arg("--data").arg(&folder.0),
    };
    let mut child = command.stderr(Stdio::inherit()).spawn()?;
    let mut url = String::new();
    BufReader::new(child.stdout.take().context("no output")?).read_line(&mut url)?;
    let served = Served { child, url: url.trim().into(), _folder: folder };
    ensure!(!served.url.is_empty(), "the server did not start");
    Ok(served)
}

/// Opens idle connections; returns their number and the memory the server then needs, in MiB.
async fn hold(served: &Served, n: usize) -> Result<(usize, f64)> {
    let token = introduce(&served.url).await?;
    let mut held = Vec::new();
    for _ in 0..n {
        let player = Player::connect(&served.url, &token).await;
        held.push(player.context("the system allows too few open files: let root raise `ulimit -Hn`")?);
    }
    Ok((held.len(), memory(served.child.id())?))
}

async fn gather(url: &str, args: &Args) -> Result<Vec<Party>> {
    let mut parties = Vec::new();
    let mut gathering = JoinSet::new();
    for number in 0..args.tables {
        let (url, seats) = (url.to_string(), args.seats);
        gathering.spawn(async move {
            let mut tokens = Vec::new();
            for _ in 0..seats {
                tokens.push(introduce(&url).await?);
            }
            Party::gather(&url, &tokens).await
        });
        // A few tables are opened at a time, as people would come.
        if 50 <= gathering.len() || number + 1 == args.tables {
            while let Some(party) = gathering.join_next().await {
                parties.push(party??);
            }
        }
    }
    Ok(parties)
}

async fn play(parties: &mut Vec<Party>, rate: Option<f64>, seconds: u64) -> Result<Round> {
    let n = parties.len();
    let pace = rate.map(|rate| Duration::from_secs_f64(n as f64 / rate));
    let start = Instant::now() + Duration::from_millis(100);
    let end = start + Duration::from_secs(seconds);
    let mut playing = JoinSet::new();
    for (number, mut party) in parties.drain(..).enumerate() {
        // The tables begin at different moments, as people do.
        let first = start + pace.unwrap_or_default().mul_f64(number as f64 / n as f64);
        playing.spawn(async move {
            let waits = party.play(pace, first, end).await;
            (party, waits)
        });
    }
    let mut waits = Vec::new();
    while let Some(done) = playing.join_next().await {
        let (party, waited) = done?;
        waits.extend(waited?);
        parties.push(party);
    }
    let spent = start.elapsed().as_secs_f64();
    waits.sort_unstable();
    let at = |part: f64| {
        let index = ((waits.len() as f64 * part) as usize).min(waits.len().saturating_sub(1));
        waits.get(index).map_or(0.0, |wait| wait.as_secs_f64() * 1e3)
    };
    Ok(Round {
        asked: rate,
        analyses: 0,
        moves_per_second: waits.len() as f64 / spent,
        p50_ms: at(0.5),
        p99_ms: at(0.99),
        worst_ms: at(1.0),
    })
}

/// The memory of a process, in MiB.
fn memory(process: u32) -> Result<f64> {
    let status =
        fs::read_to_string(format!("/proc/{process}/status")).context("memory is measured on Linux")?;
    let line = status.lines().find_map(|line| line.strip_prefix("VmRSS:")).context("no VmRSS")?;
    let kib: f64 = line.trim().trim_end_matches(" kB").parse()?;
    Ok(kib / 1024.0)
}
