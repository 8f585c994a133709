//! §8.5 The non-player Patriots.

mod activities;
mod battle;
mod command;
mod event;
mod leaders;
mod march;
mod rabble_rousing;
mod rally;
mod winter;

use liberty_or_death::map::Space;
use liberty_or_death::pieces::{Faction, Piece};
use tricorne_testkit::script::{expect, told};

use crate::board::{Board, LodTable};

/// The non-player Patriots act on a card whose Event they ignore: a sword stands under their symbol.
fn turn(board: Board) -> LodTable {
    board.np(Faction::Patriots).event(65, Faction::Patriots)
}

/// The turn is over, and no die is left to roll.
#[track_caller]
fn expect_end(table: &LodTable) {
    expect(table, "chance", "draw-card");
}

/// The Command that was executed.
#[track_caller]
fn expect_command(table: &LodTable, command: &str) {
    let notes = told(table);
    let wanted = format!("command=lod-{command}");
    let found = notes.iter().find(|note| note.starts_with("lod-note-command")).cloned().unwrap_or_default();
    assert!(found.ends_with(&wanted), "{command} is expected, not {found:?}\n{notes:#?}");
}

/// How many of these stand in the space: Continentals, Underground Militia, Active Militia, Patriot Forts.
fn patriots(table: &LodTable, space: Space) -> [u8; 4] {
    [Piece::Continentals, Piece::MilitiaUnderground, Piece::MilitiaActive, Piece::PatriotForts]
        .map(|piece| table.state().count(piece, space))
}

/// The Resources that the Patriots have left.
fn resources(table: &LodTable) -> u8 {
    table.state().resources[Faction::Patriots]
}
