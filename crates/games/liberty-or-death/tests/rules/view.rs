//! What front ends see of a position.

use liberty_or_death::LibertyOrDeath;
use liberty_or_death::map::Space::*;
use liberty_or_death::pieces::Faction::*;
use liberty_or_death::pieces::Piece::*;
use liberty_or_death::state::Level;
use tricorne_kernel::{Game, Viewer};
use tricorne_testkit::script::play;

use crate::board::Board;

/// §1.6.3, §1.7 Control and totals stand in the view, and in the midst of a Command what is being executed.
#[test]
fn control_totals_and_the_command_under_way() {
    let board = Board::empty()
        .put(1, MilitiaUnderground, Virginia)
        .put(2, BritishRegulars, NewYorkCity)
        .level(NewYorkCity, Level::ActiveSupport)
        .level(Virginia, Level::PassiveOpposition);
    let mut table = board.turn(Patriots);
    let before = serde_json::to_value(table.view(Viewer::Observer)).unwrap();
    assert_eq!(before["control"], serde_json::json!({"new-york-city": "royalist", "virginia": "rebellion"}));
    assert_eq!((&before["total_support"], &before["total_opposition"]), (&4.into(), &2.into()));
    assert_eq!(before.get("executing"), None);
    play(&mut table, &[("patriots", "rabble-rousing"), ("patriots", "virginia")]);
    let during = serde_json::to_value(table.view(Viewer::Observer)).unwrap();
    assert_eq!(during["executing"]["command"], "rabble-rousing");
    assert_eq!(during["executing"]["selected"], serde_json::json!(["virginia"]));
}

/// §7.1, §7.2 The view tells how far each Faction is from victory, and who would win a Victory Check now.
#[test]
fn margins_and_who_would_win() {
    let seen = |board: Board| serde_json::to_value(board.turn(Patriots).view(Viewer::Observer)).unwrap();
    let rebels = Board::empty()
        .level(Virginia, Level::ActiveOpposition)
        .level(Pennsylvania, Level::ActiveOpposition)
        .level(Massachusetts, Level::ActiveOpposition)
        .put(1, PatriotForts, Georgia);
    let view = seen(rebels);
    assert_eq!(view["lead_needed"], 10);
    let margin = |faction: &str| {
        let it = &view["margins"][faction];
        ["lead", "second", "total"].map(|field| it[field].as_i64().unwrap())
    };
    assert_eq!(margin("patriots"), [12, 4, 16]);
    assert_eq!(margin("indians"), [-12, -4, -16]);
    assert_eq!((margin("british"), margin("french")), ([-12, 0, -12], [12, 0, 12]));
    let met = |faction: &str| view["margins"][faction]["met"].as_bool().unwrap();
    assert_eq!(["british", "patriots", "indians", "french"].map(met), [false, true, false, false]);
    assert_eq!(view["winning"], serde_json::json!(["patriots"]));
    assert_eq!(seen(Board::empty())["winning"], serde_json::json!([]));
}

/// §1.9, §2.3 Lists in view and document are keyed by Faction, and Blockades are named so; older documents are still read.
#[test]
fn factions_and_blockades_by_name() {
    let board = Board::at_war().blockade(Boston);
    let state = board.0.clone();
    let view = serde_json::to_value(board.turn(Patriots).view(Viewer::Observer)).unwrap();
    assert_eq!(view["sequence"]["eligible"]["patriots"], true);
    assert_eq!(view["sequence"]["eligible"]["british"], false);
    assert_eq!(view["spaces"]["boston"], serde_json::json!({"blockades": 1}));
    assert_eq!(view["spaces"]["west-indies"]["squadrons"], 2);
    let mut document = LibertyOrDeath::write_state(&state, &());
    assert_eq!(LibertyOrDeath::read_state(document.clone(), &()).as_ref(), Ok(&state));
    document["spaces"]["boston"] = serde_json::json!({"squadrons": 1});
    document["sequence"]["eligible"] = serde_json::json!([true, true, true, true]);
    assert_eq!(LibertyOrDeath::read_state(document, &()), Ok(state));
}
