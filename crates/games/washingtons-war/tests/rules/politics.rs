//! §10.0 Political control.

use tricorne_testkit::script::{expect, offered, play};
use washingtons_war::map::Colony;
use washingtons_war::pieces::Side::{American, British};
use washingtons_war::politics::isolation::isolated;
use washingtons_war::state::Phase;

use crate::board::{Board, facts, offers, pc, space, spaces};

/// §10.11.B.ii The rulebook's example: from Montreal a 2 reaches Oswego, but not Fort Stanwix behind it.
#[test]
fn the_british_do_not_chain() {
    let mut table =
        Board::quiet().pcs(British, &["montreal"]).hand(British, &[19, 20]).begins(British).open();
    play(&mut table, &[("british", "card-19"), ("british", "political-control")]);
    assert!(offers(&table, "oswego") && !offers(&table, "fort-stanwix"));
    play(&mut table, &[("british", "oswego")]);
    assert!(!offers(&table, "fort-stanwix") && offers(&table, "ticonderoga"));
    play(&mut table, &[("british", "ticonderoga")]);
    assert_eq!(pc(&table, "ticonderoga"), Some(British));
    expect(&table, "british", "play-card");
    // With the next card Oswego counts.
    play(&mut table, &[("british", "card-20"), ("british", "political-control")]);
    assert!(offers(&table, "fort-stanwix"));
}

/// §10.11.B.ii To the British all ports are next to each other, even under blockade (W27).
#[test]
fn ports_are_next_to_each_other() {
    let board = Board::quiet().pcs(British, &["norfolk"]).hand(British, &[1, 2]).begins(British);
    for board in [board.clone(), board.allied("chesapeake")] {
        let mut table = board.open();
        play(&mut table, &[("british", "card-1"), ("british", "political-control")]);
        for port in ["savannah", "boston", "richmond", "new-bern", "baltimore"] {
            assert!(offers(&table, port), "{port}");
        }
        assert!(!offers(&table, "hillsboro"));
    }
}

/// §10.11.B The British place nothing among American units, and flip only where an army of theirs is.
#[test]
fn british_placing_and_flipping() {
    let mut table = Board::quiet()
        .pcs(British, &["norfolk"])
        .pcs(American, &["new-york", "reading", "york"])
        .american(1, "richmond")
        .general("howe", "reading")
        .british(1, "reading")
        .general("clinton", "york")
        .general("burgoyne", "salem")
        .british(1, "salem")
        .hand(British, &[1, 2])
        .begins(British)
        .open();
    play(&mut table, &[("british", "card-1"), ("british", "political-control")]);
    assert!(!offers(&table, "richmond") && !offers(&table, "new-york"));
    // An army flips, or places far from other PC markers; a general alone does neither.
    assert!(offers(&table, "reading") && offers(&table, "salem") && !offers(&table, "york"));
}

/// §10.11.A The American places anywhere without a PC marker and British units, and flips where a general is.
#[test]
fn american_placing_and_flipping() {
    let board = Board::quiet()
        .pcs(British, &["norfolk", "richmond"])
        .british(1, "boston")
        .general("greene", "richmond")
        .hand(American, &[1, 2]);
    let mut table = board.clone().open();
    play(&mut table, &[("american", "card-1"), ("american", "political-control")]);
    assert!(offers(&table, "richmond") && !offers(&table, "norfolk") && !offers(&table, "boston"));
    assert!(offers(&table, "quebec") && offers(&table, "savannah"));
    // §10.11.A.iv Without Congress only the flip is left.
    let mut table = board.clone().with(|state| state.congress = None).open();
    play(&mut table, &[("american", "card-1"), ("american", "political-control")]);
    assert_eq!(offered(&table), ["richmond", "done"]);
    let mut table = board.with(|state| state.blocked.american.ops = true).open();
    play(&mut table, &[("american", "card-1"), ("american", "political-control")]);
    assert_eq!(offered(&table), ["richmond", "done"]);
}

/// §10.0.A, §10.0.B Majority controls a colony; Canada is controlled by who has Montreal and Quebec.
#[test]
fn control() {
    let board =
        Board::quiet().pcs(British, &["montreal", "fort-detroit", "hartford"]).pcs(American, &["new-haven"]);
    let colony = |id: &str| Colony::from_id(facts(), id).unwrap();
    assert_eq!(board.0.control(facts(), colony("CAN")), None);
    assert_eq!(board.0.control(facts(), colony("CT")), None);
    let board = board.pcs(British, &["quebec"]).pcs(American, &["hartford"]);
    assert_eq!(board.0.control(facts(), colony("CAN")), Some(British));
    assert_eq!(board.0.control(facts(), colony("CT")), Some(American));
    assert_eq!((board.0.colonies(facts(), American), board.0.colonies(facts(), British)), (1, 1));
}

/// §5.6, §10.2 Congress meets again in the thirteen colonies on an American PC marker without British pieces; armies place and
/// flip, units and generals alone do not.
#[test]
fn the_political_control_phase() {
    let mut table = Board::quiet()
        .with(|state| {
            state.congress = None;
            state.dispersed = true;
        })
        .pcs(American, &["quebec", "reading", "york", "albany"])
        .general("howe", "reading")
        .british(1, "reading")
        .general("greene", "newport")
        .american(1, "newport")
        .general("burgoyne", "salem")
        .british(2, "camden")
        .phase(Phase::PoliticalControl)
        .open();
    assert_eq!(offered(&table), ["albany", "york"]);
    play(&mut table, &[("american", "york")]);
    assert_eq!(table.state().congress, Some(space("york")));
    assert_eq!((pc(&table, "reading"), pc(&table, "newport")), (Some(British), Some(American)));
    assert_eq!((pc(&table, "salem"), pc(&table, "camden")), (None, None));
    // §5.3 Next year the British choose who begins.
    assert!(table.state().british_choose);
}

/// §10.2 Without a space Congress stays away.
#[test]
fn congress_stays_away() {
    let table = Board::quiet().with(|state| state.congress = None).phase(Phase::PoliticalControl).open();
    assert!(table.state().congress.is_none());
}

/// New Haven (A) and Hartford (B) are American; Newport (C) is next to Hartford, and all others around are British.
fn rhode_island() -> Board {
    Board::quiet()
        .pcs(American, &["new-haven", "hartford"])
        .pcs(British, &["new-york", "springfield", "west-point", "boston", "barnstable"])
}

/// §10.31, §10.31.A American example 1: they trace to an uncontrolled space without a British unit.
#[test]
fn american_isolation_1() {
    assert_eq!(isolated(&rhode_island().0, facts(), American), spaces(&[]));
    assert_eq!(
        isolated(&rhode_island().british(1, "newport").0, facts(), American),
        spaces(&["new-haven", "hartford"])
    );
}

/// §10.31 American example 2: they trace to Congress, whose own space is never isolated.
#[test]
fn american_isolation_2() {
    let board =
        rhode_island().pcs(American, &["newport"]).with(|state| state.congress = Some(space("newport")));
    assert_eq!(isolated(&board.0, facts(), American), spaces(&[]));
}

/// §10.31.A American example 3: they trace to a unit or general, and through an American space with a British unit in it.
#[test]
fn american_isolation_3() {
    let board = rhode_island().pcs(American, &["newport"]);
    assert_eq!(isolated(&board.0, facts(), American), spaces(&["newport", "hartford", "new-haven"]));
    assert_eq!(isolated(&board.clone().american(1, "new-haven").0, facts(), American), spaces(&[]));
    assert_eq!(isolated(&board.clone().general("lee", "new-haven").0, facts(), American), spaces(&[]));
    let french = board.clone().allied("delaware").cu(1, washingtons_war::pieces::Nation::French, "new-haven");
    assert_eq!(isolated(&french.0, facts(), American), spaces(&[]));
    let through = board.american(1, "new-haven").british(1, "hartford");
    assert_eq!(isolated(&through.0, facts(), American), spaces(&[]));
}

/// §10.32, §10.32.A British example 1: an uncontrolled space supports, a port always does, an American unit or general in the
/// uncontrolled space does not.
#[test]
fn british_isolation_1() {
    let port = Board::quiet().pcs(British, &["new-haven"]).pcs(American, &["new-york"]);
    assert_eq!(isolated(&port.0, facts(), British), spaces(&[]));
    assert_eq!(isolated(&port.pcs(American, &["hartford"]).0, facts(), British), spaces(&[]));
    // Springfield is no port: Hartford beside it is uncontrolled.
    let inland = Board::quiet()
        .pcs(British, &["springfield"])
        .pcs(American, &["albany", "brattleboro", "lexington-concord"]);
    assert_eq!(isolated(&inland.0, facts(), British), spaces(&[]));
    assert_eq!(
        isolated(&inland.clone().american(1, "hartford").0, facts(), British),
        spaces(&["springfield"])
    );
    assert_eq!(isolated(&inland.general("lee", "hartford").0, facts(), British), spaces(&["springfield"]));
}

/// §10.32 British example 2: a British unit supports the PC marker in its space.
#[test]
fn british_isolation_2() {
    let board = Board::quiet()
        .pcs(British, &["springfield"])
        .pcs(American, &["albany", "brattleboro", "lexington-concord", "hartford"]);
    assert_eq!(isolated(&board.0, facts(), British), spaces(&["springfield"]));
    assert_eq!(isolated(&board.british(1, "springfield").0, facts(), British), spaces(&[]));
}

/// §10.3, §10.31.B, §10.32.B British example 3, mutual isolation: the American markers go first, and the British ones are free.
#[test]
fn mutual_isolation() {
    let board = Board::quiet()
        .pcs(
            British,
            &["carlisle", "pittsburgh", "fort-detroit", "point-pleasant", "winchester", "genesee", "oswego"],
        )
        .pcs(American, &["bassett-town", "fort-niagara", "reading", "york"])
        .moved("genesee", "reading");
    assert_eq!(isolated(&board.0, facts(), American), spaces(&["bassett-town", "fort-niagara"]));
    assert_eq!(isolated(&board.0, facts(), British), spaces(&["carlisle", "pittsburgh", "fort-detroit"]));
    let table = board.phase(Phase::PoliticalControl).open();
    assert_eq!(pc(&table, "bassett-town"), None);
    assert_eq!((pc(&table, "carlisle"), pc(&table, "pittsburgh")), (Some(British), Some(British)));
}

/// W28 The Arnold-only line does not count for PC markers.
#[test]
fn arnolds_line_is_no_neighbour() {
    assert!(!space("falmouth").adjacent(facts()).contains(space("quebec")));
}
