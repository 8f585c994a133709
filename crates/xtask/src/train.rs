//! `cargo xtask train`: what positions of a game are worth, learned from play.

use anyhow::Result;

use crate::shell;

#[derive(clap::Args)]
pub struct Args {
    /// Name of the game
    game: String,
    /// Games of quick players [default: what the game finds enough]
    #[arg(long)]
    games: Option<u64>,
    /// How often they are gone through
    #[arg(long, default_value_t = 3)]
    times: usize,
    /// Seed of the games
    #[arg(long, default_value_t = 1)]
    seed: u64,
}

/// Plays games on all cores, trains, and writes the weights to `crates/library/values`.
pub fn run(args: &Args) -> Result<()> {
    let Args { game, games, times, seed } = args;
    let program = ["run", "--release", "--locked", "--package", "tricorne-library", "--example", "train"];
    let mut cargo = shell::cargo(program);
    cargo.args(["--", game, &format!("crates/library/values/{game}.bin")]);
    cargo.args([times.to_string(), seed.to_string()]);
    shell::run(cargo.args(games.map(|games| games.to_string())))
}
