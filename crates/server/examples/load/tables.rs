//! How much memory a table takes whose game has been played to its end.

use std::process::Command;

use tricorne_library::{AnyGame, AnyTable, Opening, Packs, RANDOM};

use crate::processor::memory_kb;

/// How many tables share what the program itself takes: of random players, and of bots, which think.
const RANDOM_TABLES: u64 = 200;
const BOT_TABLES: u64 = 20;

/// Prints what a table of each game takes, after random players and after its own bot. Each is measured in a process
/// of its own, which has nothing to use again.
pub fn run() {
    let program = std::env::current_exe().expect("this program has a path");
    for game in tricorne_library::games() {
        let own = game.agents().first().map_or(RANDOM, |agent| agent.id);
        for (player, tables) in [(RANDOM, RANDOM_TABLES), (own, BOT_TABLES)] {
            let words = ["table", game.name(), player, &tables.to_string()];
            let status = Command::new(&program).args(words).status().expect("a second process starts");
            assert!(status.success(), "{words:?}: {status}");
        }
    }
}

/// Plays the first scenario of a game, which is the longest, keeps all the tables, and prints what one takes.
pub fn measure(game: &str, player: &str, tables: u64) {
    let packs = Packs::own();
    let game: &dyn AnyGame = tricorne_library::find(game).expect("there is such a game");
    let setup = game.default_setup();
    let seats = game.seats(&setup).expect("its own set-up");
    let open = |seed| {
        let seats = seats.iter().map(|seat| (seat.id.to_owned(), player.to_owned())).collect();
        let opening = Opening { seats, ..Opening::new(setup.clone(), seed) };
        game.open(packs.of(game), opening).expect("every game ends")
    };
    // What all games share is there before the first is counted.
    drop(open(tables));
    let before = memory_kb(std::process::id());
    let kept: Vec<Box<dyn AnyTable>> = (0..tables).map(open).collect();
    let answers = kept.iter().map(|table| table.answers()).sum::<usize>() as u64 / tables;
    let each = memory_kb(std::process::id()).saturating_sub(before) / tables;
    println!("{}, {}, {player}: {each} KB for a game of {answers} answers", game.name(), setup.scenario);
}
