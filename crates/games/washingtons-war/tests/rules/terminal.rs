//! The board for a terminal.

use tricorne_kernel::{BareKeys, Game, Key, Message, Viewer, WIDTH, Words};
use washingtons_war::WashingtonsWar;
use washingtons_war::pieces::Side::{American, British};

use crate::board::Board;

/// Words about as long as those of a language.
struct Short;

impl Words for Short {
    fn say(&self, message: &Message) -> String {
        let name = |key: Key| key.0.rsplit('-').next().unwrap_or_default().to_owned();
        let args = message.args().iter().map(|(_, value)| match value {
            tricorne_kernel::Arg::Number(number) => number.to_string(),
            tricorne_kernel::Arg::Key(key) => name(*key),
        });
        std::iter::once(name(message.key)).chain(args).collect::<Vec<_>>().join(" ")
    }
}

/// Every line fits, own cards are shown with their text, and the other's are not.
#[test]
fn the_board_fits_and_hides() {
    let table = Board::quiet().hand(American, &[1, 63]).hand(British, &[90]).open();
    let view = table.view(Viewer::Seat(American.into()));
    let board = WashingtonsWar::board(&view, &Short);
    for line in board.lines() {
        assert!(line.chars().count() <= WIDTH, "{line}");
    }
    let board = WashingtonsWar::board(&view, &BareKeys);
    assert!(board.contains("ww-text-card-063") && !board.contains("ww-text-card-090"));
    assert!(board.contains("ww-board-marks"));
}
