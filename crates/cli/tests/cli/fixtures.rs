//! Records and data for commands.

use std::path::Path;

use game::{Dice, Participant, Record, Seat, Seed};
use serde_json::Value;
use store::{Append, Location, Put};

use crate::run::{stdout, wardroom};

/// The names of all commands, as `wardroom --help` lists them.
pub(crate) fn commands() -> Vec<String> {
    let help = stdout(&wardroom(&["--help"], ""));
    let list =
        help.lines().skip_while(|line| *line != "Commands:").skip(1).take_while(|line| !line.is_empty());
    let names = list.filter_map(|line| line.strip_prefix("  ").filter(|line| !line.starts_with(' ')));
    let names: Vec<_> = names.map(|line| line.split(' ').next().unwrap().to_string()).collect();
    assert!(names.len() > 14, "{help}");
    names
}

/// A match between cadets, up to this many actions.
pub(crate) fn played(game: &str, setup: Value, seed: &str, most: usize) -> Record {
    let game = catalogue::find(game).unwrap();
    let mut running = game.begin(&setup, seed.parse().unwrap()).unwrap();
    let mut dice: Dice = Seed::from_phrase("cadets").dice(0);
    while running.turn().outcome().is_none() && running.version() < most {
        let advised = running
            .asking_order()
            .into_iter()
            .find_map(|seat| Some((seat, running.bot_action(seat, "cadet", dice.seed().dice(0))?)));
        let (seat, action) = advised.unwrap_or_else(|| {
            let first = |seat: Seat| Some((seat, running.legal_json(seat).into_iter().next()?));
            running.asking_order().into_iter().find_map(first).unwrap()
        });
        running.act(seat, &action).unwrap();
    }
    let seats = Seat::all(running.n_seats());
    running.record(seats.map(|seat| Participant { name: format!("Seat {seat}"), bot: None }).collect())
}

/// A whole match of Dead Man's Draw as text.
pub(crate) fn duel() -> String {
    played("dead-mans-draw", serde_json::json!({ "players": 2, "traits": false }), "duel", usize::MAX).write()
}

/// A data folder with two tables, three people and one record.
pub(crate) fn data(folder: &Path) {
    let runtime = tokio::runtime::Runtime::new().unwrap();
    runtime.block_on(async {
        let store = store::open(&Location::Folder(folder.into())).await.unwrap();
        for table in ["one", "two"] {
            for seq in 0..3 {
                let body = "{}".parse().unwrap();
                store.write(Append { table: table.into(), seq, at: 0, body }.into()).await.unwrap();
            }
        }
        for (kind, id) in [("person", "a"), ("person", "b"), ("person", "c"), ("record", "one.1")] {
            store.write(Put::new(kind, id, "{}".parse().unwrap()).into()).await.unwrap();
        }
    });
}
