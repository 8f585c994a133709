//! §11.0 Winter attrition.

use we_the_people::pieces::Side::{American, British};
use we_the_people::state::Phase;

use crate::board::{Board, cus};

/// §11.0 The rulebook's example: Washington with five in Reading loses two.
#[test]
fn reading() {
    let table = Board::quiet()
        .general("washington", "reading")
        .american(5, "reading")
        .phase(Phase::WinterAttrition)
        .open();
    assert_eq!(cus(&table, American, "reading"), 3);
}

/// §11.0 Half is lost, rounded down, but not in winter quarters and not in the Carolinas and Georgia; a single unit is
/// spared.
#[test]
fn who_suffers() {
    let table = Board::quiet()
        .british(4, "morristown")
        .american(7, "camden")
        .british(3, "monmouth")
        .american(1, "reading")
        .phase(Phase::WinterAttrition)
        .open();
    assert_eq!((cus(&table, British, "morristown"), cus(&table, American, "camden")), (4, 7));
    assert_eq!((cus(&table, British, "monmouth"), cus(&table, American, "reading")), (2, 1));
}
