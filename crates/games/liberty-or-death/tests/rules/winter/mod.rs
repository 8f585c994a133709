//! §6.0 The Winter Quarters Round.

mod cards;
mod desertion;
mod redeployment;
mod reset;
mod resources;
mod supply;
mod support;
mod west_indies;

use liberty_or_death::cards::CardNumber;
use liberty_or_death::map::Space;
use liberty_or_death::pieces::{Faction, Piece};
use liberty_or_death::state::Phase;
use tricorne_testkit::script::question;

use crate::board::{Board, LodTable};
use tricorne_kernel::Prompt;

/// The first Winter Quarters Round, from this phase on, with card 99, which does nothing while nobody has Casualties.
pub fn winter(board: Board, phase: Phase) -> LodTable {
    winter_with(99, board, phase)
}

/// The first Winter Quarters Round with this card.
pub fn winter_with(card: u8, mut board: Board, phase: Phase) -> LodTable {
    let card = CardNumber::new(card).unwrap();
    board.0.cards.current = Some(card);
    board.0.cards.seen |= 1 << card.get();
    board.0.cards.winters = board.0.cards.winters.max(1);
    board.phase(phase)
}

fn count(table: &LodTable, piece: Piece, space: Space) -> u8 {
    table.state().count(piece, space)
}

fn money(table: &LodTable, faction: Faction) -> u8 {
    table.state().resources[faction]
}

/// The key of the one prompt that waits.
fn asked(table: &LodTable) -> &'static str {
    question(table).prompt.name()
}
