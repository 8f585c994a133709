//! §10.2 The Political Control Phase.

use tricorne_testkit::script::{offered, play};
use we_the_people::map::{Colony, SpaceSet};
use we_the_people::pieces::Side::{self, American, British};
use we_the_people::politics::isolation::isolated;
use we_the_people::state::Phase;

use crate::board::{Board, facts, pc, space, spaces};

fn colony(id: &str) -> SpaceSet {
    Colony::from_id(facts(), id).unwrap().spaces(facts())
}

fn fill(board: Board, side: Side, id: &str) -> Board {
    board.with(|state| colony(id).iter().for_each(|space| state.mark(side, space)))
}

/// All of South Carolina is British, North Carolina and Georgia are American, the French Navy is at Charleston, and an
/// American combat unit is in Salem.
fn carolina() -> Board {
    let board = fill(fill(fill(Board::quiet(), British, "SC"), American, "NC"), American, "GA");
    board.allied("charleston").american(1, "salem").phase(Phase::PoliticalControl)
}

/// §10.2 The rulebook's example: Georgia is isolated and removed first, so that South Carolina is not.
#[test]
fn georgia_is_isolated() {
    let table = carolina().open();
    let state = table.state();
    assert_eq!(state.pcs.american & colony("GA"), SpaceSet::NONE);
    assert_eq!(state.pcs.american & colony("NC"), colony("NC"));
    assert_eq!(state.pcs.british & colony("SC"), colony("SC"));
}

/// §10.2 The rulebook's example: with an American combat unit in Savannah, Georgia stays and South Carolina is removed as
/// a group, Charleston included.
#[test]
fn a_unit_in_savannah() {
    let table = carolina().american(1, "savannah").open();
    let state = table.state();
    assert_eq!(state.pcs.american & colony("GA"), colony("GA"));
    assert_eq!(state.pcs.british & colony("SC"), SpaceSet::NONE);
}

/// §10.2 Without the French Navy the port of Charleston saves them all.
#[test]
fn a_port_saves_the_british() {
    let board = carolina().american(1, "savannah").allied("new-york");
    assert_eq!(isolated(&board.0, facts(), British), SpaceSet::NONE);
}

/// §10.2 American generals alone and Congress save markers; British generals do not.
#[test]
fn who_saves() {
    let lone = || Board::quiet().pcs(American, &["st-marys"]).pcs(British, &["savannah"]);
    assert_eq!(isolated(&lone().0, facts(), American), spaces(&["st-marys"]));
    assert_eq!(isolated(&lone().general("greene", "st-marys").0, facts(), American), SpaceSet::NONE);
    let congress = lone().with(|state| state.congress = Some(space("st-marys")));
    assert_eq!(isolated(&congress.0, facts(), American), SpaceSet::NONE);
    let british = || Board::quiet().pcs(British, &["saratoga"]).pcs(American, &["ticonderoga", "albany"]);
    assert_eq!(isolated(&british().general("howe", "saratoga").0, facts(), British), spaces(&["saratoga"]));
    assert_eq!(isolated(&british().british(1, "saratoga").0, facts(), British), SpaceSet::NONE);
}

/// §10.2 A space that enemy combat units hold is not empty.
#[test]
fn empty_spaces() {
    let board = || Board::quiet().pcs(American, &["saratoga"]).pcs(British, &["albany"]);
    assert_eq!(isolated(&board().0, facts(), American), SpaceSet::NONE);
    assert_eq!(isolated(&board().british(1, "ticonderoga").0, facts(), American), spaces(&["saratoga"]));
}

/// §10.2 A marker next to a friendly combat unit is safe, whoever has the marker there (P17).
#[test]
fn a_path_to_units() {
    let board = || Board::quiet().pcs(American, &["barnstable"]).pcs(British, &["boston"]);
    let board = |unit: &str| board().with(|state| state.cus[2] = Default::default()).american(1, unit);
    assert_eq!(isolated(&board("boston").0, facts(), American), SpaceSet::NONE);
    assert_eq!(isolated(&board("albany").0, facts(), American), spaces(&["barnstable"]));
}

/// §10.2 Congress meets again on an American marker of the thirteen colonies without British pieces.
#[test]
fn congress_meets_again() {
    let mut table = Board::quiet()
        .pcs(American, &["york", "reading", "albany", "quebec"])
        .general("howe", "albany")
        .with(|state| state.congress = None)
        .phase(Phase::PoliticalControl)
        .open();
    assert_eq!(offered(&table), ["reading", "york"]);
    play(&mut table, &[("american", "york")]);
    assert_eq!(table.state().congress, Some(space("york")));
}

/// §10.0, §10.2 Armies place and flip markers where they stand; generals and combat units alone do not.
#[test]
fn occupation() {
    let table = Board::quiet()
        .general("howe", "albany")
        .british(1, "albany")
        .pcs(American, &["albany", "saratoga", "camden"])
        .british(1, "saratoga")
        .general("clinton", "camden")
        .general("greene", "reading")
        .american(1, "reading")
        .phase(Phase::PoliticalControl)
        .open();
    assert_eq!((pc(&table, "albany"), pc(&table, "reading")), (Some(British), Some(American)));
    assert_eq!((pc(&table, "saratoga"), pc(&table, "camden")), (Some(American), Some(American)));
}
