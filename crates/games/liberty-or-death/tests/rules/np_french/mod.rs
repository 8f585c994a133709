//! §8.6 The non-player French.

mod activities;
mod battle;
mod before_the_treaty;
mod event;
mod march;
mod muster;
mod winter;

use liberty_or_death::map::Space;
use liberty_or_death::pieces::{Faction, Piece};
use liberty_or_death::state::{FirstDid, Phase, Sequence};
use tricorne_testkit::script::{expect, play, question, told, waiting};

use crate::board::{Board, LodTable};
use tricorne_kernel::Prompt;

/// The non-player French act as 2nd Eligible Faction after a Command: no Event to think of, and no Limited Command
/// (§8.1).
fn turn(board: Board) -> LodTable {
    let mut board = board.np(Faction::French);
    board.0.sequence =
        Sequence { phase: Phase::EligibleFaction, first: Some(FirstDid::Command), ..Sequence::default() };
    board.0.sequence.eligible[Faction::French] = true;
    board.0.sequence.acted[Faction::Indians] = true;
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

/// After the Treaty of Alliance, with nothing Unavailable, all Squadrons on Savannah and so many Regulars Available. The
/// others are Casualties.
fn at_war(regulars: u8) -> Board {
    let board = Board::at_war().blockade(Space::Savannah).blockade(Space::Savannah).blockade(Space::Savannah);
    available(board, regulars, Piece::FrenchRegulars)
}

/// So many cubes of this kind are Available; the others are Casualties, or Militia in Georgia.
fn available(mut board: Board, count: u8, piece: Piece) -> Board {
    let surplus = board.0.available[piece as usize] - count;
    if piece == Piece::MilitiaUnderground {
        return board.put(surplus, Piece::MilitiaActive, Space::Georgia);
    }
    board.0.available[piece as usize] = count;
    board.0.casualties[piece as usize] += surplus;
    board
}

/// Squadrons return to the West Indies.
fn squadrons(mut board: Board, count: u8) -> Board {
    (0..count).for_each(|_| board.0.move_squadron(Space::Savannah, Space::WestIndies));
    board
}

/// French Regulars come from among the Casualties.
fn french(mut board: Board, count: u8, space: Space) -> Board {
    board.0.casualties[Piece::FrenchRegulars as usize] -= count;
    board.0.spaces[space].pieces[Piece::FrenchRegulars as usize] += count;
    board
}

/// French Regulars that are Casualties become Unavailable.
fn unavailable(mut board: Board, count: u8) -> Board {
    board.0.casualties[Piece::FrenchRegulars as usize] -= count;
    board.0.unavailable[Piece::FrenchRegulars as usize] += count;
    board
}

fn count(table: &LodTable, piece: Piece, space: Space) -> u8 {
    table.state().count(piece, space)
}

fn resources(table: &LodTable, faction: Faction) -> u8 {
    table.state().resources[faction]
}

const TWO: &str = "np-roll-two-spaces";
const HORTALEZ: &str = "np-french-roll-hortalez";
const MUSTER: &str = "np-french-roll-muster";
const PREPARER: &str = "np-french-roll-preparer";
