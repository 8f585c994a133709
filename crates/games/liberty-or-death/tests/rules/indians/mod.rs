//! §3.4 and §4.4: the Indians.

mod gather;
mod march;
mod plunder;
mod raid;
mod scout;
mod trade;
mod war_path;

use liberty_or_death::map::Space;
use liberty_or_death::pieces::{Faction, Leader, Piece};
use liberty_or_death::state::{FirstDid, Phase, Sequence};
use tricorne_testkit::script::{offered, question};

use crate::board::{Board, LodTable};
use tricorne_kernel::Prompt;

/// Brant sits in Northwest with an Active War Party, so that nobody asks where he is.
fn camp() -> Board {
    Board::empty().leader(Leader::Brant, Space::Northwest).put(1, Piece::WarPartiesActive, Space::Northwest)
}

fn count(table: &LodTable, piece: Piece, space: Space) -> u8 {
    table.state().count(piece, space)
}

fn resources(table: &LodTable, faction: Faction) -> u8 {
    table.state().resources[faction]
}

/// Whether the choice is offered now.
fn offers(table: &LodTable, choice: &str) -> bool {
    offered(table).iter().any(|it| it == choice)
}

/// Whether no further space can be selected: at the most a Special Activity is left.
fn is_spent(table: &LodTable) -> bool {
    is_over(table) || offered(table).iter().all(|choice| Space::from_id(choice).is_none())
}

/// Whether the turn is over: the next card is to be turned up.
fn is_over(table: &LodTable) -> bool {
    question(table).prompt.name() == "draw-card"
}

/// A table where the Indians act as 2nd Eligible Faction after a plain Command: a Limited Command only.
fn limited(board: Board) -> LodTable {
    let mut board = board;
    board.0.sequence =
        Sequence { phase: Phase::EligibleFaction, first: Some(FirstDid::Command), ..Sequence::default() };
    board.0.sequence.eligible[Faction::Indians] = true;
    board.0.sequence.acted[Faction::Patriots] = true;
    board.table()
}

/// A table where the Indians may play their Brilliant Stroke.
fn stroke(board: Board) -> LodTable {
    let mut board = board;
    board.0.strokes[Faction::Indians] = true;
    board.phase(Phase::BrilliantStrokes)
}
