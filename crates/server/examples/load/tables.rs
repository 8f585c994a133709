//! How much memory a table takes whose game has been played to its end.

use tricorne_library::{AnyTable, Opening, Packs, RANDOM};

use crate::processor::memory_kb;

/// How many tables share what the program itself takes.
const TABLES: u64 = 200;

/// Plays the first scenario of each game, which is the longest, by random players, keeps all the tables, and prints what one takes.
pub fn run() {
    let packs = Packs::own();
    for game in tricorne_library::games() {
        let setup = game.default_setup();
        let seats = game.seats(&setup).expect("its own set-up");
        let before = memory_kb();
        let tables: Vec<Box<dyn AnyTable>> = (0..TABLES)
            .map(|seed| {
                let seats = seats.iter().map(|seat| (seat.id.to_owned(), RANDOM.to_owned())).collect();
                let opening = Opening { seats, ..Opening::new(setup.clone(), seed) };
                game.open(packs.of(game), opening).expect("random players end every game")
            })
            .collect();
        let answers = tables.iter().map(|table| table.answers()).sum::<usize>() as u64 / TABLES;
        let each = (memory_kb() - before) / TABLES;
        println!("{}, {}: {each} KB for a game of {answers} answers", game.name(), setup.scenario);
    }
}
