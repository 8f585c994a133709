//! The `tricorne` program: one file per subcommand.

mod admin;
mod analyse;
mod arena;
mod bench;
mod common;
mod data;
mod engine;
mod failure;
mod odds;
mod play;
mod report;
mod serve;
mod sim;
mod verify;

use std::process::ExitCode;

use clap::{Parser, Subcommand};

/// Requests, messages and positions are made of small pieces, which it hands out and takes back quickest.
#[global_allocator]
static MEMORY: mimalloc::MiMalloc = mimalloc::MiMalloc;

/// Play board wargames of the American Revolution, with every rule enforced
#[derive(Debug, Parser)]
#[command(name = "tricorne", version, after_help = EXIT_CODES, args_conflicts_with_subcommands = true)]
struct Cli {
    #[command(subcommand)]
    command: Option<Command>,
    #[command(flatten)]
    serve: serve::Args,
}

const EXIT_CODES: &str = "\
Exit codes:
  0  success
  1  a check failed: an invalid game record, or an internal error in a game
  2  a wrong command, or a file that cannot be read or written";

#[derive(Debug, Subcommand)]
enum Command {
    Serve(serve::Args),
    Play(play::Args),
    Sim(sim::Args),
    Report(report::Args),
    Odds(odds::Args),
    Arena(arena::Args),
    Analyse(analyse::Args),
    Verify(verify::Args),
    Bench(bench::Args),
    Engine(engine::Args),
    Admin(admin::Args),
}

fn main() -> ExitCode {
    let cli = Cli::parse();
    let done = match cli.command {
        None => serve::run(cli.serve),
        Some(Command::Serve(args)) => serve::run(args),
        Some(Command::Play(args)) => play::run(args),
        Some(Command::Sim(args)) => sim::run(args),
        Some(Command::Report(args)) => report::run(args),
        Some(Command::Odds(args)) => odds::run(args),
        Some(Command::Arena(args)) => arena::run(args),
        Some(Command::Analyse(args)) => analyse::run(args),
        Some(Command::Verify(args)) => verify::run(args),
        Some(Command::Bench(args)) => bench::run(args),
        Some(Command::Engine(args)) => engine::run(args),
        Some(Command::Admin(args)) => admin::run(args),
    };
    match done {
        Ok(()) => ExitCode::SUCCESS,
        Err(failure) => failure.report(),
    }
}
