//! `wardroom bench server --attack`: the delays of one user while others use up all that limits allow.
//!
//! The user plays against a captain and analyses lost missions: first alone, then while one new person has 29
//! tables of five captains, then while 16 new people have four analyses each under way as well. Each address
//! is another one, passed as by a proxy, and the server has no limits.

use std::io::Write;
use std::process::ExitCode;
use std::time::{Duration, Instant};

use anyhow::Result;
use serde::Serialize;
use serde_json::{Value, json};
use tokio::task::JoinSet;

use crate::load::{Player, analyse, analyse_on, introduce_from, lost_mission, open};
use crate::machine::Machine;
use crate::out::out;

const STRANGER: &str = "198.51.100.1";
const N_TABLES: usize = 29;
const N_ANALYSTS: usize = 16;
const N_ANALYSES_EACH: usize = 4;

/// The delays of one round.
#[derive(Serialize)]
struct Round {
    attack: &'static str,
    n_bot_actions: usize,
    /// The median time of the bot's action in milliseconds, its pause of 400 ms included.
    bot_p50_ms: f64,
    bot_p90_ms: f64,
    bot_worst_ms: f64,
    n_analyses: usize,
    /// The longest time until an analysis was known to have begun, in milliseconds; polling adds up to 900
    /// ms.
    analysis_worst_ms: f64,
}

impl Round {
    fn print(&self) -> std::io::Result<()> {
        writeln!(out(), "{}:", self.attack)?;
        writeln!(
            out(),
            "  the bot acts within {:.0} ms (half), {:.0} ms (90 %), {:.0} ms (all {} times)",
            self.bot_p50_ms,
            self.bot_p90_ms,
            self.bot_worst_ms,
            self.n_bot_actions
        )?;
        writeln!(out(), "  {} analyses begin within {:.0} ms", self.n_analyses, self.analysis_worst_ms)
    }
}

/// Measures each round for `seconds`.
pub(crate) async fn measure(seconds: u64, is_json: bool, server: &str) -> Result<ExitCode> {
    let mut attackers = JoinSet::new();
    let mut rounds = Vec::new();
    for attack in ["none", "29 tables of captains", "16 people with analyses as well"] {
        match rounds.len() {
            0 => {}
            1 => tables(server, &mut attackers).await?,
            _ => analyses(server, &mut attackers).await?,
        }
        // The attack gets a head start of two seconds.
        tokio::time::sleep(Duration::from_secs(2)).await;
        let round = round(attack, server, Duration::from_secs(seconds)).await?;
        if !is_json {
            round.print()?;
        }
        rounds.push(round);
        // An attacker that stopped was refused something, which spoils the measurement.
        if let Some(stopped) = attackers.try_join_next() {
            stopped??;
        }
    }
    if is_json {
        writeln!(out(), "{}", json!({ "machine": Machine::this(), "rounds": rounds }))?;
        return Ok(ExitCode::SUCCESS);
    }
    writeln!(out(), "{}", Machine::this())?;
    Ok(ExitCode::SUCCESS)
}

/// Opens tables of five captains for one new person and watches all of them.
async fn tables(server: &str, attackers: &mut JoinSet<Result<()>>) -> Result<()> {
    let from = "203.0.113.100";
    let token = introduce_from(from, server).await?;
    for _ in 0..N_TABLES {
        let table = open(from, server, &token, "deep-sea", &json!({ "players": 5, "mission": 10 })).await?;
        let mut player = Player::connect_from(from, server, &token).await?;
        player.sit(&table, 0).await?;
        while player.version == 0 {
            player.hear().await?;
        }
        deal(&mut player).await?;
        player.ask(json!({ "type": "hand-over", "bot": "captain" })).await?;
        attackers.spawn(async move {
            loop {
                player.hear().await?;
                if player.is_over {
                    deal(&mut player).await?;
                }
            }
        });
    }
    Ok(())
}

async fn deal(player: &mut Player) -> Result<()> {
    player.ask(json!({ "type": "deal" })).await?;
    while player.is_over {
        player.hear().await?;
    }
    Ok(())
}

/// Starts analyses for new people at many addresses, as many as one person may have.
async fn analyses(server: &str, attackers: &mut JoinSet<Result<()>>) -> Result<()> {
    for person in 0..N_ANALYSTS {
        let from = format!("203.0.113.{person}");
        let token = introduce_from(&from, server).await?;
        for number in 0..N_ANALYSES_EACH {
            let (from, server, token) = (from.clone(), server.to_string(), token.clone());
            let phrase = format!("attack {person} {number}");
            attackers.spawn(async move { analyse_on(&from, &server, &token, &phrase).await });
        }
    }
    Ok(())
}

async fn round(attack: &'static str, server: &str, lasts: Duration) -> Result<Round> {
    let token = introduce_from(STRANGER, server).await?;
    let end = Instant::now() + lasts;
    let (bot, analysis) = tokio::join!(play(server, &token, end), look_back(server, &token, attack, end));
    let (bot, analysis) = (bot?, analysis?);
    Ok(Round {
        attack,
        n_bot_actions: bot.len(),
        bot_p50_ms: within(&bot, 0.5),
        bot_p90_ms: within(&bot, 0.9),
        bot_worst_ms: within(&bot, 1.0),
        n_analyses: analysis.len(),
        analysis_worst_ms: within(&analysis, 1.0),
    })
}

/// Plays against a captain; returns how long each of the captain's actions took.
async fn play(server: &str, token: &str, end: Instant) -> Result<Vec<Duration>> {
    let setup = json!({ "players": 2, "traits": false });
    let table = open(STRANGER, server, token, "dead-mans-draw", &setup).await?;
    let mut player = Player::connect_from(STRANGER, server, token).await?;
    player.sit(&table, 0).await?;
    while player.version == 0 {
        player.hear().await?;
    }
    let mut waits = Vec::new();
    while Instant::now() < end {
        let (version, since) = (player.version, Instant::now());
        let is_bot_awaited = !player.is_over && player.action.is_none();
        match player.action.take() {
            _ if player.is_over => player.ask(json!({ "type": "deal" })).await?,
            Some(action) => {
                let action: Value = serde_json::from_str(&action)?;
                let id = version.to_string();
                player.ask(json!({ "type": "act", "id": id, "action": action })).await?;
            }
            None => {}
        }
        while player.version == version {
            player.hear().await?;
        }
        if is_bot_awaited {
            waits.push(since.elapsed());
        }
    }
    Ok(waits)
}

/// Analyses one lost mission after the other; returns the delays until each was known to have begun.
async fn look_back(server: &str, token: &str, attack: &str, end: Instant) -> Result<Vec<Duration>> {
    let mut waits = Vec::new();
    while Instant::now() < end {
        let text = lost_mission(&format!("stranger {attack} {}", waits.len()))?;
        let since = Instant::now();
        while analyse(STRANGER, server, token, &text, "review").await? == Some(0) {}
        waits.push(since.elapsed());
        while analyse(STRANGER, server, token, &text, "review").await?.is_some() {}
        tokio::time::sleep(Duration::from_secs(1)).await;
    }
    Ok(waits)
}

/// The given quantile of these delays, in milliseconds.
fn within(waits: &[Duration], part: f64) -> f64 {
    let mut waits = waits.to_vec();
    waits.sort_unstable();
    let index = ((waits.len() as f64 * part) as usize).min(waits.len().saturating_sub(1));
    waits.get(index).map_or(0.0, |wait| wait.as_secs_f64() * 1e3)
}
