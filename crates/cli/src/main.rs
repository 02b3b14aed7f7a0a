//! The `wardroom` command.

// They panic if the output has no reader; `out` has replacements.
#![deny(clippy::print_stdout, clippy::print_stderr)]

mod analyse;
mod attack;
mod bar;
mod bench;
mod bench_server;
mod control;
mod files;
mod input;
mod keep;
mod listen;
mod load;
mod location;
mod logs;
mod machine;
mod mine;
mod narrate;
mod out;
mod play;
mod referee;
mod replay;
mod schema;
mod serve;
mod simulate;
mod solve;
mod transfer;
mod unread;
mod verify;
mod verify_data;

use std::process::ExitCode;

use clap::{ArgAction, CommandFactory, FromArgMatches, Parser, Subcommand};

use crate::out::{is_reader_gone, out, say};

/// Five card games for the browser and the terminal, with friends and with bots, and an engine to study them.
///
/// `wardroom serve` serves the games to browsers, `wardroom play` is a game against bots in this terminal.
#[derive(Parser)]
#[command(name = "wardroom", version, max_term_width = 100, after_help = EXIT_CODES)]
struct Cli {
    #[command(subcommand)]
    command: Command,
}

const EXIT_CODES: &str = "Exit codes: 0 done, 1 a negative answer (such as a tampered record), 2 bad input; \
                          `wardroom solve --help` names further ones.";

#[derive(Subcommand)]
enum Command {
    /// Serve tables to browsers, bots and terminals.
    Serve(serve::Args),
    /// Play in the terminal against bots, line by line.
    Play(play::Args),
    /// Hold games for programs: JSON requests on standard input, answers on standard output.
    Referee,
    /// Tell the story of recorded matches.
    Replay(replay::Args),
    /// Check that recorded matches went by the rules, their shuffles were fair and their results are true; or,
    /// with --data, that nothing a server keeps was damaged.
    Verify(verify::Args),
    /// Find out whether missions of the Crew or games of Smitten can be won with all cards open, and how.
    Solve(solve::Args),
    /// Find out where a recorded match was lost, and how it could have been won.
    Analyse(analyse::Args),
    /// Let bots play each other and count who wins.
    Simulate(simulate::Args),
    /// Look for puzzles in matches between bots: moments at which exactly one choice is right.
    Mine(mine::Args),
    /// Measure how fast random games run through the rules, or how much a server bears.
    Bench(bench::Args),
    /// Print the JSON schemas of all messages, requests and games in one document.
    Schema,
    /// Copy the data of a server, which may be running, to a file.
    Backup(transfer::BackupArgs),
    /// Write all data of a server, which may be running, as text, to move it elsewhere.
    Export(transfer::TransferArgs),
    /// Take exported data into an empty folder or database.
    Import(transfer::TransferArgs),
}

fn main() -> ExitCode {
    let done = match read_arguments().command {
        Command::Serve(args) => serve::run(&args),
        Command::Play(args) => play::run(&args),
        Command::Referee => referee::run(std::io::stdin().lock(), out()),
        Command::Replay(args) => replay::run(&args),
        Command::Verify(args) => verify::run(&args),
        Command::Solve(args) => solve::run(&args),
        Command::Analyse(args) => analyse::run(&args),
        Command::Simulate(args) => simulate::run(&args),
        Command::Mine(args) => mine::run(&args),
        Command::Bench(args) => bench::run(&args),
        Command::Schema => schema::run(),
        Command::Backup(args) => transfer::backup(&args),
        Command::Export(args) => transfer::export(&args),
        Command::Import(args) => transfer::import(&args),
    };
    match done {
        Ok(code) => code,
        Err(error) if is_reader_gone(&error) => ExitCode::SUCCESS,
        Err(error) => {
            say(format_args!("wardroom: {error:#}"));
            ExitCode::from(2)
        }
    }
}

/// Reads the arguments. Options take `-5` as their value, so that the value is refused and not the option.
fn read_arguments() -> Cli {
    let command = allow_negative_numbers(Cli::command());
    Cli::from_arg_matches(&command.get_matches()).unwrap_or_else(|error| error.exit())
}

fn allow_negative_numbers(command: clap::Command) -> clap::Command {
    let with_value = |arg: clap::Arg| match arg.get_action() {
        ArgAction::Set | ArgAction::Append if arg.get_long().is_some() => arg.allow_negative_numbers(true),
        _ => arg,
    };
    command.mut_args(with_value).mut_subcommands(allow_negative_numbers)
}
