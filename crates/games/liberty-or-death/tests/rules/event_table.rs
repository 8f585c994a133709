//! Tables at which an Event is executed, and what its tests look at.

use liberty_or_death::map::{Space, Space::*};
use liberty_or_death::pieces::Faction;
use liberty_or_death::pieces::{Leader, Piece, Piece::*};
use liberty_or_death::state::Level;
use tricorne_testkit::script::{expect, play, told};

use crate::board::{Board, LodTable};

/// At war, with every Leader parked where no card of these tests looks: the British in Quebec City and the Patriots in
/// Boston with a Fort, the Indians in New Hampshire with a Village, the French in the West Indies with a Regular.
pub fn war() -> Board {
    parked(Board::at_war()).put(1, FrenchRegulars, WestIndies).leader(Leader::Lauzun, WestIndies)
}

/// The same before the Treaty of Alliance, with nothing French anywhere.
pub fn before_the_treaty() -> Board {
    parked(Board::empty())
}

pub fn parked(board: Board) -> Board {
    board
        .put(1, BritishForts, QuebecCity)
        .leader(Leader::Clinton, QuebecCity)
        .put(1, PatriotForts, Boston)
        .leader(Leader::Washington, Boston)
        .put(1, Villages, NewHampshire)
        .leader(Leader::DraggingCanoe, NewHampshire)
}

/// The Faction executes this side of the card and these answers follow.
#[track_caller]
pub fn event(board: Board, card: u8, executor: Faction, side: &str, answers: &[(&str, &str)]) -> LodTable {
    let mut table = board.event(card, executor);
    play(&mut table, &[(executor.id(), "event"), (executor.id(), side)]);
    play(&mut table, answers);
    table
}

/// The same for a card with one side.
#[track_caller]
pub fn only_event(board: Board, card: u8, executor: Faction, answers: &[(&str, &str)]) -> LodTable {
    let mut table = board.event(card, executor);
    play(&mut table, &[(executor.id(), "event")]);
    play(&mut table, answers);
    table
}

/// The Event is over: nothing waits but the next card.
#[track_caller]
pub fn over(table: &LodTable) {
    expect(table, "chance", "draw-card");
}

/// The Event is over, changed nothing and said so.
#[track_caller]
pub fn nothing(table: &LodTable) {
    over(table);
    assert!(told(table).iter().any(|note| note.starts_with("lod-note-event-nothing")), "{:#?}", told(table));
}

pub fn count(table: &LodTable, piece: Piece, space: Space) -> u8 {
    table.state().count(piece, space)
}

pub fn available(table: &LodTable, piece: Piece) -> u8 {
    table.state().available[piece as usize]
}

pub fn level(table: &LodTable, space: Space) -> Level {
    table.state().level(space)
}

pub fn propaganda(table: &LodTable, space: Space) -> u8 {
    table.state().spaces[space].propaganda
}

/// Who will be Eligible on the next card.
pub fn eligible(table: &LodTable, faction: Faction) -> bool {
    table.state().sequence.eligible[faction]
}

/// What a Faction has.
pub fn resources(table: &LodTable, faction: Faction) -> u8 {
    table.state().resources[faction]
}
