//! `cargo xtask soak`: many more random games than the tests play.

use anyhow::Result;

use crate::{shell, test::nextest};

#[derive(clap::Args)]
pub struct Args {
    /// How many games of each game
    #[arg(long, default_value_t = 20_000, value_parser = clap::value_parser!(u32).range(1_000..))]
    games: u32,
}

/// Plays random games of every game, checks them after each answer, and prints what happened in them.
pub fn run(args: &Args) -> Result<()> {
    nextest::install()?;
    let tests = ["nextest", "run", "--release", "--workspace", "--locked", "--no-fail-fast"];
    let which = ["--success-output", "immediate", "--filterset", "binary(coverage)"];
    let mut cargo = shell::cargo(tests);
    shell::run(cargo.args(which).env(shell::SOAK_GAMES, args.games.to_string()))
}
