//! What a viewer may know.

use tricorne_kernel::Viewer;
use washingtons_war::pieces::Side::{American, British};

use crate::board::Board;

/// §6.1 A player sees the own hand and the size of the other; somebody without a seat sees sizes alone.
#[test]
fn hands_are_hidden() {
    let table = Board::quiet().hand(American, &[1, 63]).hand(British, &[90]).open();
    let seen = |viewer: Viewer| serde_json::to_value(table.view(viewer)).unwrap();
    let american = seen(Viewer::Seat(American.into()));
    assert_eq!(american["hands"]["american"]["cards"], serde_json::json!([1, 63]));
    assert_eq!(american["hands"]["british"], serde_json::json!({"size": 1}));
    let observer = seen(Viewer::Observer);
    assert_eq!(observer["hands"]["american"], serde_json::json!({"size": 2}));
    assert_eq!(observer["deck"], 110 - 2 - 3);
    let text = american.to_string();
    assert!(!text.contains("\"deck\":["), "{text}");
    let referee = seen(Viewer::Referee);
    assert_eq!(referee["hands"]["british"]["cards"], serde_json::json!([90]));
}
