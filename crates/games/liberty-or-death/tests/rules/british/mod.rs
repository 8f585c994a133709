//! §3.2 The Commands of the British.

mod battle;
mod common_cause;
mod garrison;
mod march;
mod muster;
mod reward_loyalty;

use liberty_or_death::map::Space;
use liberty_or_death::pieces::{ByFaction, Faction, Piece};
use liberty_or_death::state::{FirstDid, Phase, Sequence};
use tricorne_testkit::script::offered;

use crate::board::{Board, LodTable};

/// A table where this Faction has a Limited Command: it is second, after a Command.
pub fn limited(mut board: Board, faction: Faction) -> LodTable {
    let number = board.0.cards.current;
    board.0.sequence =
        Sequence { phase: Phase::EligibleFaction, first: Some(FirstDid::Command), ..Sequence::default() };
    board.0.sequence.eligible[faction] = true;
    board.0.cards.current = number;
    board.table()
}

/// A table where this Faction may play its Brilliant Stroke.
pub fn stroke(mut board: Board, faction: Faction) -> LodTable {
    board.0.strokes = ByFaction::default();
    board.0.strokes[faction] = true;
    board.phase(Phase::BrilliantStrokes)
}

/// How many of a kind are in a space.
pub fn count(table: &LodTable, piece: Piece, space: Space) -> u8 {
    table.state().count(piece, space)
}

/// The spaces among the choices of the one question that waits.
pub fn spaces(table: &LodTable) -> Vec<String> {
    offered(table).into_iter().filter(|choice| Space::from_id(choice).is_some()).collect()
}

/// Whether the one question that waits offers this.
pub fn offers(table: &LodTable, choice: &str) -> bool {
    offered(table).iter().any(|offered| offered == choice)
}

/// The Resources of a Faction.
pub fn resources(table: &LodTable, faction: Faction) -> u8 {
    table.state().resources[faction]
}
