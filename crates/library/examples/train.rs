//! `cargo xtask train GAME`: learns what positions are worth from play, and writes the weights that the search uses.

use std::process::ExitCode;
use std::time::Instant;

use tricorne_library::{Packs, Schooling, find};

fn main() -> ExitCode {
    let args: Vec<String> = std::env::args().skip(1).collect();
    let [game, file, times, seed, games @ ..] = &args[..] else {
        eprintln!("usage: train GAME FILE TIMES SEED [GAMES]");
        return ExitCode::FAILURE;
    };
    match train(game, file, (times, seed, games.first())) {
        Ok(()) => ExitCode::SUCCESS,
        Err(error) => {
            eprintln!("{error}");
            ExitCode::FAILURE
        }
    }
}

fn train(
    game: &str,
    file: &str,
    (times, seed, games): (&str, &str, Option<&String>),
) -> Result<(), Box<dyn std::error::Error>> {
    let game = find(game).ok_or_else(|| format!("there is no game {game}"))?;
    let games = games.map(|games| games.parse()).transpose()?;
    let schooling = Schooling { games, times: times.parse()?, seed: seed.parse()? };
    let begun = Instant::now();
    let told = &mut |line| println!("{line} ({} s)", begun.elapsed().as_secs());
    let weights = game.train(Packs::own().of(game), &schooling, told)?;
    std::fs::write(file, weights)?;
    Ok(())
}
