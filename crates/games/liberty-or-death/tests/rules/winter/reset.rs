//! §6.7 The Reset Phase.

use Piece::{BritishRegulars, Continentals, MilitiaActive, Tories, WarPartiesActive};
use Space::{Georgia, Northwest, Virginia};
use liberty_or_death::map::{Regions, Space, SpaceSet};
use liberty_or_death::pieces::{ByFaction, Piece};
use liberty_or_death::state::{Phase, Sequence};

use super::{asked, count, winter};
use crate::board::Board;

/// §6.7 Markers go, Casualties return, Militia and War Parties go Underground, everybody is Eligible.
#[test]
fn all_is_made_ready() {
    let mut board = Board::empty()
        .markers(Virginia, 2, 1)
        .markers(Georgia, 0, 3)
        .put(2, MilitiaActive, Virginia)
        .put(2, WarPartiesActive, Northwest);
    for (piece, lost) in [(BritishRegulars, 3), (Tories, 2), (Continentals, 4)] {
        board.0.available[piece as usize] -= lost;
        board.0.casualties[piece as usize] = lost;
    }
    (board.0.cbc, board.0.crc) = (5, 4);
    let table = winter(board, Phase::Reset);
    let state = table.state();
    assert!(
        SpaceSet::MAP.iter().all(|space| state.spaces[space].propaganda + state.spaces[space].raids == 0)
    );
    assert_eq!(count(&table, Piece::MilitiaUnderground, Virginia), 2);
    assert_eq!(count(&table, Piece::WarPartiesUnderground, Northwest), 2);
    assert_eq!(
        [BritishRegulars, Tories, Continentals].map(|piece| state.available[piece as usize]),
        [25, 25, 20]
    );
    assert_eq!(state.casualties, [0; 11]);
    assert_eq!((state.cbc, state.crc), (5, 4), "the totals stay");
    assert_eq!(asked(&table), "draw-card");
}

/// §6.7 Who was Ineligible, by what he did or by an Event, is Eligible again.
#[test]
fn everybody_is_eligible() {
    let mut board = Board::empty();
    board.0.sequence = Sequence {
        phase: Phase::Reset,
        eligible: ByFaction([false; 4]),
        ineligible_through_next: ByFaction([true; 4]),
        ..Sequence::default()
    };
    let table = board.table();
    assert_eq!(table.state().sequence.eligible, ByFaction([true; 4]));
    assert_eq!(table.state().sequence.ineligible_through_next, ByFaction([false; 4]));
}
