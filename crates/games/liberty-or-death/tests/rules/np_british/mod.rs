//! §8.4 The non-player British.

mod activities;
mod battle;
mod flowchart;
mod garrison;
mod march;
mod muster;
mod supply;
mod winter;

use liberty_or_death::map::Space;
use liberty_or_death::pieces::{Faction, Piece};
use tricorne_testkit::script::{expect, play, told};

use crate::board::{Board, LodTable};

/// A card with a sword under the British: they never want its Event.
const SWORD: u8 = 66;

/// A table where the non-player British alone are Eligible, up to their first die.
pub fn british_turn(board: Board) -> LodTable {
    board.np(Faction::British).event(SWORD, Faction::British)
}

/// Checks what a die is rolled for, and lets it fall.
#[track_caller]
pub fn roll(table: &mut LodTable, purpose: &str, face: &str) {
    expect(table, "chance", purpose);
    play(table, &[("chance", face)]);
}

/// Lets the dice of the Random Spaces table fall: column, then row.
#[track_caller]
pub fn random_space(table: &mut LodTable, column: &str, row: &str) {
    roll(table, "np-roll-column", column);
    roll(table, "np-roll-row", row);
}

/// Checks that the turn is over: the next card is to be drawn.
#[track_caller]
pub fn over(table: &LodTable) {
    expect(table, "chance", "draw-card");
}

/// Checks how many of each kind are in each space.
#[track_caller]
pub fn stand(table: &LodTable, wanted: &[(u8, Piece, Space)]) {
    for &(count, piece, space) in wanted {
        assert_eq!(table.state().count(piece, space), count, "{} in {space}", piece.id());
    }
}

/// The Resources of the British.
pub fn resources(table: &LodTable) -> u8 {
    table.state().resources[Faction::British]
}

/// Whether the journal tells of this.
pub fn tells(table: &LodTable, key: &str) -> bool {
    told(table).iter().any(|note| note.split_whitespace().next() == Some(key))
}
