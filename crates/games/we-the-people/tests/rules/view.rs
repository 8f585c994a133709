//! What a viewer may know.

use tricorne_kernel::Viewer;
use tricorne_testkit::script::play;
use we_the_people::pieces::Side::{American, British};

use crate::board::{Board, WtpTable};

/// §6.0 A player sees the own hand and the size of the other; somebody without a seat sees sizes alone.
#[test]
fn hands_are_hidden() {
    let table = Board::quiet().hand(American, &[1, 63]).hand(British, &[90]).open();
    let seen = |viewer: Viewer| serde_json::to_value(table.view(viewer)).unwrap();
    let american = seen(Viewer::Seat(American.into()));
    assert_eq!(american["hands"]["american"]["cards"], serde_json::json!([1, 63]));
    assert_eq!(american["hands"]["british"], serde_json::json!({"size": 1}));
    let observer = seen(Viewer::Observer);
    assert_eq!(observer["hands"]["american"], serde_json::json!({"size": 2}));
    assert_eq!(observer["deck"], 96 - 2 - 1);
    let text = american.to_string();
    assert!(!text.contains("\"deck\":["), "{text}");
    let referee = seen(Viewer::Referee);
    assert_eq!(referee["hands"]["british"]["cards"], serde_json::json!([90]));
}

/// Howe attacks a lone American combat unit, with five battle cards against one.
fn howe_attacks(battle_cards: [&str; 6]) -> WtpTable {
    let mut table = Board::quiet()
        .general("howe", "boston")
        .british(1, "boston")
        .american(1, "lexington-concord")
        .hand(British, &[37])
        .begins(British)
        .table(battle_cards);
    play(&mut table, &[("british", "move"), ("british", "lexington-concord")]);
    table
}

/// §9.1 In a battle each sees the own battle cards, and how many the other has.
#[test]
fn battle_hands_are_hidden() {
    let table = howe_attacks(["probe", "bombardment", "probe", "flank-left", "probe", "probe"]);
    let seen = |viewer: Viewer| serde_json::to_value(table.view(viewer)).unwrap()["battle_hands"].clone();
    let british = seen(Viewer::Seat(British.into()));
    assert_eq!(british["british"]["cards"], serde_json::json!({"flank-left": 1, "probe": 4}));
    assert_eq!(british["american"], serde_json::json!({"size": 1}));
    let observer = seen(Viewer::Observer);
    assert_eq!(observer["british"], serde_json::json!({"size": 5}));
}

/// §9.1 Everybody sees where the battle cards came from, and what was played in each round.
#[test]
fn a_battle_lies_open() {
    let mut table = howe_attacks(["probe", "probe", "flank-left", "probe", "probe", "probe"]);
    play(&mut table, &[("british", "probe"), ("american", "probe")]);
    let fight = serde_json::to_value(table.view(Viewer::Observer)).unwrap()["fight"].clone();
    assert_eq!(
        fight["sources"],
        serde_json::json!({
            "american": {"combat-units": 1},
            "british": {"general": 3, "combat-units": 1, "regulars": 1},
        })
    );
    assert_eq!(
        fight["rounds"],
        serde_json::json!([{"attacking": "british", "attack": "probe", "defence": "probe"}])
    );
}
