//! `cargo xtask train GAME`: learns what positions are worth from play, and writes the weights that the search uses.

use std::process::ExitCode;
use std::time::Instant;

use tricorne_library::{Packs, Schooling, find};

fn main() -> ExitCode {
    let args: Vec<String> = std::env::args().skip(1).collect();
    let [game, file, numbers @ ..] = &args[..] else {
        eprintln!("usage: train GAME FILE [GAMES TIMES SEED]");
        return ExitCode::FAILURE;
    };
    match train(game, file, numbers) {
        Ok(()) => ExitCode::SUCCESS,
        Err(error) => {
            eprintln!("{error}");
            ExitCode::FAILURE
        }
    }
}

fn train(game: &str, file: &str, numbers: &[String]) -> Result<(), Box<dyn std::error::Error>> {
    let game = find(game).ok_or_else(|| format!("there is no game {game}"))?;
    let mut schooling = Schooling::default();
    if let [games, times, seed] = numbers {
        schooling = Schooling { games: games.parse()?, times: times.parse()?, seed: seed.parse()? };
    }
    let begun = Instant::now();
    let told = &mut |line| println!("{line} ({} s)", begun.elapsed().as_secs());
    let weights = game.train(Packs::own().of(game), &schooling, told)?;
    std::fs::write(file, weights)?;
    Ok(())
}
