//! The board for a terminal.

use tricorne_kernel::{Arg, BareKeys, FactId, Facts as _, Game, Message, Viewer, WIDTH, Words};
use washingtons_war::WashingtonsWar;
use washingtons_war::pieces::Side::{American, British};

use crate::board::{Board, facts};

/// Words about as long as those of a language.
struct Short;

impl Words for Short {
    fn say(&self, message: &Message) -> String {
        let args = message.args().iter().map(|(_, value)| match value {
            Arg::Number(number) => number.to_string(),
            Arg::Key(key) | Arg::Named(_, key) => last(key.0),
            Arg::Fact(id) => self.fact(*id),
        });
        std::iter::once(last(message.key.0)).chain(args).collect::<Vec<_>>().join(" ")
    }

    fn fact(&self, id: FactId) -> String {
        last(facts().name(id).key)
    }
}

fn last(key: &str) -> String {
    key.rsplit('-').next().unwrap_or_default().to_owned()
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
    let board = WashingtonsWar::board(&view, &BareKeys(facts()));
    assert!(board.contains("ww-text-card-063") && !board.contains("ww-text-card-090"));
    assert!(board.contains("ww-board-marks"));
}
