//! `wardroom solve`: can this be won, and how?

use std::process::ExitCode;

use anyhow::{Context, Result, bail, ensure};
use catalogue::{Outlook, Solution};
use game::{Seat, Seed};
use serde::Deserialize;
use serde_json::{Value, json};

use crate::analyse::in_words;
use crate::bar::Bar;
use crate::input::{find_game, read_text};

/// What `solve` is told.
#[derive(clap::Args)]
pub(crate) struct Args {
    /// What to solve: records, or matches under way such as {"game":…,"setup":…,"seed":…,"actions":[…]},
    /// one JSON object after the other; or deals of Planet Nine, one per line, with the fields id,
    /// players, captain, hands and tasks between tabs. `-` reads standard input.
    file: String,
    /// How many cards may be tried for each, in millions.
    #[arg(long, value_name = "MILLIONS", default_value_t = 15)]
    nodes: u64,
    /// Print one JSON object per line.
    #[arg(long)]
    json: bool,
}

/// A match under way; a record has all of this and more.
#[derive(Deserialize)]
struct Begun {
    game: String,
    #[serde(default = "nothing")]
    setup: Value,
    #[serde(default = "any_seed")]
    seed: Seed,
    #[serde(default)]
    actions: Vec<(Seat, Value)>,
}

fn nothing() -> Value {
    json!({})
}

/// What decides whatever the setup's deal leaves open.
fn any_seed() -> Seed {
    Seed::from_number(0)
}

/// Answers for everything in a file. The exit code is 1 unless all of it can be won.
pub(crate) fn run(args: &Args) -> Result<ExitCode> {
    let all = read_all(&read_text(&args.file)?).with_context(|| args.file.clone())?;
    ensure!(!all.is_empty(), "{}: there is nothing to solve", args.file);
    let mut bar = Bar::new();
    let mut are_winnable = true;
    for (number, begun) in (1..).zip(&all) {
        let solution = solve(begun, args.nodes.saturating_mul(1_000_000))
            .with_context(|| format!("{}, number {number}", args.file))?;
        are_winnable &= solution.outlook == Outlook::Winnable;
        if args.json {
            println!("{}", json!({ "number": number, "solution": solution }));
        } else {
            println!("{number}: {}", tell(&solution));
        }
        bar.show(number, all.len() as u64);
    }
    Ok(if are_winnable { ExitCode::SUCCESS } else { ExitCode::from(1) })
}

fn read_all(text: &str) -> Result<Vec<Begun>> {
    let mut all = Vec::new();
    if text.trim_start().starts_with('{') {
        for begun in serde_json::Deserializer::from_str(text).into_iter() {
            all.push(begun.with_context(|| format!("number {}", all.len() + 1))?);
        }
    } else {
        for line in text.lines().filter(|line| !line.trim().is_empty()) {
            all.push(read_deal(line).with_context(|| format!("number {}", all.len() + 1))?);
        }
    }
    Ok(all)
}

fn solve(begun: &Begun, nodes: u64) -> Result<Solution> {
    let entry = find_game(&begun.game)?;
    let mut running = (entry.new)(&begun.setup, begun.seed)?;
    for (i, (seat, action)) in begun.actions.iter().enumerate() {
        running.act(*seat, action).with_context(|| format!("action {}", i + 1))?;
    }
    running.solve(nodes).with_context(|| format!("there is no solver for {}", entry.name))
}

fn tell(solution: &Solution) -> String {
    match solution.outlook {
        Outlook::Winnable => format!("winnable: {}", in_words(&solution.line)),
        Outlook::Lost => format!("lost ({} cards tried)", solution.nodes),
        Outlook::Unknown if solution.nodes == 0 => {
            "not settled yet who has which task; add the actions that settle it".into()
        }
        Outlook::Unknown => format!("not decided after {} cards; try more --nodes", solution.nodes),
    }
}

/// Reads `id players captain hand|hand|… owner:card,…`, where tasks go round from the captain on.
fn read_deal(line: &str) -> Result<Begun> {
    let fields: Vec<&str> = line.split('\t').collect();
    let [_, players, captain, hands, tasks] = fields[..] else {
        bail!("a deal has the fields id, players, captain, hands and tasks between tabs");
    };
    let players: u8 = players.parse().context("players is a number")?;
    let captain: u8 = captain.parse().context("captain is a number")?;
    let hands: Vec<Vec<String>> =
        hands.split('|').map(|hand| hand.split(',').map(our_name).collect()).collect();
    let mut cards = Vec::new();
    let mut actions = Vec::new();
    for (i, task) in (0..).zip(tasks.split(',').filter(|task| !task.is_empty())) {
        let (owner, card) = task.split_once(':').context("a task is owner:card")?;
        let owner: u8 = owner.parse().context("the owner of a task is a number")?;
        ensure!(players > 0 && owner == (captain + i) % players, "tasks go round from the captain on");
        cards.push(our_name(card));
        actions.push((Seat::new(owner), json!({ "type": "take", "task": our_name(card) })));
    }
    let setup = json!({
        "players": players,
        "mission": { "tasks": cards.len() },
        "deal": { "hands": hands, "tasks": cards },
    });
    Ok(Begun { game: "planet-nine".into(), setup, seed: any_seed(), actions })
}

/// A card in our notation: trumps are rockets.
fn our_name(card: &str) -> String {
    card.trim().to_lowercase().replace('s', "r")
}

#[cfg(test)]
mod tests {
    use super::*;

    /// A wins every trick, since nobody else has higher pinks or rockets.
    const DEAL: &str = "0\t4\t0\t\
        S4,S3,S2,S1,P9,P8,P7,P6,P5,P4|B9,B8,B7,B6,B5,B4,B3,B2,B1,P3|\
        G9,G8,G7,G6,G5,G4,G3,G2,G1,P2|Y9,Y8,Y7,Y6,Y5,Y4,Y3,Y2,Y1,P1\t0:P1,1:B9";

    #[test]
    fn a_deal_of_others_is_read_and_solved() {
        let all = read_all(&[DEAL, &DEAL.replace(",1:B9", "")].join("\n")).unwrap();
        let [lost, won] = [0, 1].map(|i| solve(&all[i], 1_000_000).unwrap());
        assert_eq!(lost.outlook, Outlook::Lost);
        assert_eq!(won.outlook, Outlook::Winnable);
        assert!(tell(&won).starts_with("winnable: A play "), "{}", tell(&won));
    }

    #[test]
    fn bad_deals_are_refused_with_the_reason() {
        let check = |from: &str, to: &str, reason: &str| {
            let error = read_all(&DEAL.replacen(from, to, 1))
                .and_then(|all| solve(&all[0], 1000).map(drop))
                .expect_err("a bad deal");
            assert!(format!("{error:#}").contains(reason), "{error:#}");
        };
        check("\t0:P1", "", "between tabs");
        check("1:B9", "2:B9", "round from the captain");
        check("P9", "P8", "p8");
        check("P9", "Q9", "q9");
    }

    #[test]
    fn several_records_follow_one_another() {
        let text = r#"{"game":"planet-nine","setup":{"players":3}} {"game":"launch-pad"}"#;
        let all = read_all(text).unwrap();
        assert_eq!(solve(&all[0], 1000).unwrap().outlook, Outlook::Unknown);
        assert!(solve(&all[1], 1000).unwrap_err().to_string().contains("no solver for Launch Pad"));
        assert!(read_all(&text[..60]).is_err());
    }
}
