//! §8.7 The non-player Indians.

mod activities;
mod chart;
mod event;
mod gather;
mod march;
mod raid;
mod scout;
mod winter;

use liberty_or_death::map::Space;
use liberty_or_death::pieces::{Faction, Piece};
use liberty_or_death::state::{FirstDid, Level, Phase, Sequence};
use tricorne_testkit::script::{expect, play, question, told, waiting};

use crate::board::{Board, LodTable};
use tricorne_kernel::Prompt;

/// An empty map, with British who have nothing to offer in a Trade.
fn empty() -> Board {
    Board::empty().resources(Faction::British, 0)
}

/// So many War Parties or Villages are Available. The others play no part: War Parties are held in New Hampshire by as
/// many Continentals, and Villages stand in Colonies at Active Support, where nobody Gathers.
fn available(board: Board, count: u8, piece: Piece) -> Board {
    let mut surplus = board.0.available[piece as usize] - count;
    if piece == Piece::WarPartiesUnderground {
        return board
            .put(surplus, Piece::WarPartiesActive, Space::NewHampshire)
            .put(surplus, Piece::Continentals, Space::NewHampshire)
            .level(Space::NewHampshire, Level::ActiveSupport);
    }
    let mut board = board;
    for space in REMOTE {
        let here = surplus.min(2);
        if here > 0 {
            board = board.put(here, piece, space).level(space, Level::ActiveSupport);
            surplus -= here;
        }
    }
    board
}

/// Colonies that tests with few Villages leave alone.
const REMOTE: [Space; 6] = [
    Space::Massachusetts,
    Space::ConnecticutRhodeIsland,
    Space::NewJersey,
    Space::MarylandDelaware,
    Space::Pennsylvania,
    Space::NewYork,
];

/// The non-player Indians act as 2nd Eligible Faction after a Command: no Event to think of, and no Limited Command
/// (§8.1).
fn turn(board: Board) -> LodTable {
    let mut board = board.np(Faction::Indians);
    board.0.sequence =
        Sequence { phase: Phase::EligibleFaction, first: Some(FirstDid::Command), ..Sequence::default() };
    board.0.sequence.eligible[Faction::Indians] = true;
    board.0.sequence.acted[Faction::Patriots] = true;
    board.table()
}

/// The turn with these dice, each by the purpose that it is rolled for; then it must be over.
#[track_caller]
fn whole_turn(board: Board, dice: &[(&str, &str)]) -> LodTable {
    let mut table = turn(board);
    roll(&mut table, dice);
    over(&table);
    table
}

/// Answers dice, each by the purpose that it is rolled for.
#[track_caller]
fn roll(table: &mut LodTable, dice: &[(&str, &str)]) {
    for &(purpose, face) in dice {
        expect(table, "chance", purpose);
        play(table, &[("chance", face)]);
    }
}

/// Checks that nothing is asked but the next card.
#[track_caller]
fn over(table: &LodTable) {
    let key = question(table).prompt.name();
    assert_eq!(key, "draw-card", "{}\n{:#?}", waiting(table), told(table));
}

/// Checks that this Command was executed.
#[track_caller]
fn executes(table: &LodTable, command: &str) {
    let note = format!("command=lod-{command}");
    let notes = told(table);
    let found = notes.iter().any(|it| it.starts_with("lod-note-command") && it.ends_with(&note));
    assert!(found, "{command} is expected: {notes:#?}");
}

fn count(table: &LodTable, piece: Piece, space: Space) -> u8 {
    table.state().count(piece, space)
}

/// Hidden and Active War Parties of a space.
fn war_parties(table: &LodTable, space: Space) -> (u8, u8) {
    (count(table, Piece::WarPartiesUnderground, space), count(table, Piece::WarPartiesActive, space))
}

fn resources(table: &LodTable, faction: Faction) -> u8 {
    table.state().resources[faction]
}

const COLUMN: &str = "np-roll-column";
const ROW: &str = "np-roll-row";
const TWO: &str = "np-roll-two-spaces";
const RAID: &str = "np-indians-roll-raid";
const GATHER: &str = "np-indians-roll-gather";
