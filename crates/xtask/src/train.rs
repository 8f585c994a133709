//! `cargo xtask train`: what positions of a game are worth, learned from play.

use anyhow::Result;

use crate::shell;

#[derive(clap::Args)]
pub struct Args {
    /// Name of the game
    game: String,
    /// Games of quick players
    #[arg(long, default_value_t = 30_000)]
    quick: u64,
    /// Games in which one seat is played by the search
    #[arg(long, default_value_t = 600)]
    searched: u64,
    /// Playouts of the search for a question
    #[arg(long, default_value_t = 40)]
    playouts: usize,
    /// How often all positions are gone through
    #[arg(long, default_value_t = 5)]
    times: usize,
    /// Seed of the games
    #[arg(long, default_value_t = 1)]
    seed: u64,
}

/// Plays games on all cores, trains, and writes the weights to `crates/library/values`.
pub fn run(args: &Args) -> Result<()> {
    let Args { game, quick, searched, playouts, times, seed } = args;
    let program = ["run", "--release", "--locked", "--package", "tricorne-library", "--example", "train"];
    let mut cargo = shell::cargo(program);
    cargo.args(["--", game, &format!("crates/library/values/{game}.bin")]);
    cargo.args([quick, searched].map(u64::to_string));
    cargo.args([playouts, times].map(usize::to_string));
    shell::run(cargo.arg(seed.to_string()))
}
