//! The board for a terminal.

use tricorne_kernel::{BareKeys, Game, Viewer, WIDTH};
use tricorne_testkit::ShortWords;
use washingtons_war::WashingtonsWar;
use washingtons_war::pieces::Side::{American, British};

use crate::board::{Board, facts};

/// Every line fits, own cards are shown with their text, and the other's are not.
#[test]
fn the_board_fits_and_hides() {
    let table = Board::quiet().hand(American, &[1, 63]).hand(British, &[90]).open();
    let view = table.view(Viewer::Seat(American.into()));
    let board = WashingtonsWar::board(&view, &ShortWords(facts()));
    for line in board.lines() {
        assert!(line.chars().count() <= WIDTH, "{line}");
    }
    let board = WashingtonsWar::board(&view, &BareKeys(facts()));
    assert!(board.contains("ww-text-card-063") && !board.contains("ww-text-card-090"));
    assert!(board.contains("ww-board-marks"));
}
