//! The board for a terminal.

use tricorne_kernel::{BareKeys, Game, Viewer, WIDTH};
use tricorne_testkit::ShortWords;
use we_the_people::WeThePeople;
use we_the_people::pieces::Side::{American, British};

use crate::board::{Board, facts};

/// Every line fits, own cards are shown with their text, and the other's are not.
#[test]
fn the_board_fits_and_hides() {
    let table = Board::quiet().hand(American, &[1, 63]).hand(British, &[90]).open();
    let view = table.view(Viewer::Seat(American.into()));
    let board = WeThePeople::board(&view, &ShortWords(facts()));
    for line in board.lines() {
        assert!(line.chars().count() <= WIDTH, "{line}");
    }
    let board = WeThePeople::board(&view, &BareKeys(facts()));
    assert!(board.contains("wtp-text-card-63") && !board.contains("wtp-text-card-90"));
    assert!(board.contains("wtp-board-marks"));
}
