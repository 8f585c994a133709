//! `cargo xtask odds`: whether exact odds are those of battles that are fought, in many more set-ups than the tests look at.

use anyhow::Result;

use crate::{shell, test::nextest};

#[derive(clap::Args)]
pub struct Args {
    /// How many set-ups of each game
    #[arg(long, default_value_t = 200, value_parser = clap::value_parser!(u32).range(1..))]
    setups: u32,
    /// How many battles in each set-up
    #[arg(long, default_value_t = 100_000, value_parser = clap::value_parser!(u32).range(100..))]
    fights: u32,
}

/// Fights battles in random set-ups of every game, and compares them with their odds.
pub fn run(args: &Args) -> Result<()> {
    nextest::install()?;
    let tests = ["nextest", "run", "--release", "--workspace", "--locked", "--no-fail-fast"];
    let mut cargo = shell::cargo(tests);
    cargo.args(["--filterset", "binary(odds)"]);
    cargo.env(shell::ODDS_SETUPS, args.setups.to_string());
    shell::run(cargo.env(shell::ODDS_FIGHTS, args.fights.to_string()))
}
