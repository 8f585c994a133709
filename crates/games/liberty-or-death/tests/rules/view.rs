//! What front ends see of a position.

use liberty_or_death::map::Space::*;
use liberty_or_death::pieces::Faction::*;
use liberty_or_death::pieces::Piece::*;
use liberty_or_death::state::Level;
use tricorne_kernel::Viewer;
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
