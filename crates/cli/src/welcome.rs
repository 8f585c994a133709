//! `tricorne` alone: what it can do.

use std::io::{self, Write};

use tricorne_library::{AnyGame, examples, games};

use crate::failure::Done;

pub fn run() -> Done {
    let mut out = io::stdout().lock();
    writeln!(out, "Tricorne {}: board wargames with every rule enforced.\n", env!("CARGO_PKG_VERSION"))?;
    let example = examples().map(AnyGame::name).next().unwrap_or("GAME");
    let names: Vec<_> = games().map(AnyGame::name).collect();
    if names.is_empty() {
        writeln!(out, "No game is on offer yet. To look around there is a small example, {example}.\n")?;
    } else {
        writeln!(out, "Games: {}. A small example to look around: {example}.\n", names.join(", "))?;
    }
    let game = names.first().unwrap_or(&example);
    let random = "all=random";
    for (command, meaning) in [
        (format!("tricorne play {game}"), "play in this terminal"),
        (format!("tricorne play {game} --seat {random}"), "watch a game between bots"),
        (format!("tricorne sim {game} --games 1000"), "play many games, and count"),
        ("tricorne verify FILE".into(), "check that a record holds"),
        (format!("tricorne bench {game}"), "how fast is this machine?"),
        ("tricorne engine".into(), "the protocol for other programs, JSON lines"),
        ("tricorne help".into(), "all there is to say, and `tricorne help play` for one command"),
    ] {
        writeln!(out, "  {command:<48} {meaning}")?;
    }
    Ok(())
}
