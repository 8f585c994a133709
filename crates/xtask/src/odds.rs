//! `cargo xtask odds`: whether exact odds are those of battles that are fought, in many more set-ups than the tests look at.

use anyhow::{Result, bail, ensure};

use crate::metadata::Metadata;
use crate::{shell, test::nextest};

#[derive(clap::Args)]
pub struct Args {
    /// Name of a game; repeatable [default: every game with odds]
    #[arg(long = "game", value_name = "GAME")]
    games: Vec<String>,
    /// How many set-ups of each game
    #[arg(long, default_value_t = 200, value_parser = clap::value_parser!(u32).range(1..))]
    setups: u32,
    /// How many battles in each set-up
    #[arg(long, default_value_t = 100_000, value_parser = clap::value_parser!(u32).range(100..))]
    fights: u32,
}

/// Fights battles in random set-ups of one game after the other, and compares them with their odds.
pub fn run(args: &Args) -> Result<()> {
    nextest::install()?;
    let known = games()?;
    if let Some(other) = args.games.iter().find(|game| !known.contains(game)) {
        bail!("{other} has no odds; there are: {}", known.join(", "));
    }
    let games = if args.games.is_empty() { &known } else { &args.games };
    let failed: Vec<&str> = games.iter().filter(|game| !agrees(game, args)).map(String::as_str).collect();
    ensure!(failed.is_empty(), "odds of {} are not those of battles", failed.join(", "));
    Ok(())
}

/// Whether the battles of a game come out as its odds say. Its test says how far it is.
fn agrees(game: &str, args: &Args) -> bool {
    let mut cargo = shell::cargo(["nextest", "run", "--release", "--locked", "--no-capture"]);
    cargo.args(["--package", game, "--test", "odds", "odds_are_those_of_the_dice"]);
    cargo.env(shell::ODDS_SETUPS, args.setups.to_string());
    cargo.env(shell::ODDS_FIGHTS, args.fights.to_string());
    match shell::run(&mut cargo) {
        Ok(()) => true,
        Err(error) => {
            eprintln!("{error:#}");
            false
        }
    }
}

/// The packages with a test of odds.
fn games() -> Result<Vec<String>> {
    let packages = Metadata::of_workspace()?.packages.into_iter();
    let tests_odds = |folder: &std::path::Path| folder.join("tests/odds.rs").is_file();
    Ok(packages.filter(|it| it.manifest_path.parent().is_some_and(tests_odds)).map(|it| it.name).collect())
}
