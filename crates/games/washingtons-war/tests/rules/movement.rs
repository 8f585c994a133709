//! §7.2 to §7.7 Campaigns, marches, sailing, captures, Congress.

use tricorne_testkit::script::{expect, offered, play};
use washingtons_war::pieces::Side::{American, British};
use washingtons_war::state::Place;

use crate::board::{Board, at, cus, offers, pc, place};

/// §7.3, §7.3.A, §7.3.C The rulebook's example: Gates drops two units at Eutaw Springs and picks up three at Charleston; after
/// four spaces he may march a fifth, since he does not fight.
#[test]
fn gates_marches_to_savannah() {
    let mut table = Board::quiet()
        .general("gates", "ninety-six")
        .american(4, "ninety-six")
        .american(3, "charleston")
        .hand(American, &[19, 1])
        .open();
    play(
        &mut table,
        &[("american", "card-19"), ("american", "activate"), ("american", "camden"), ("american", "4")],
    );
    play(&mut table, &[("american", "eutaw-springs"), ("american", "4"), ("american", "charleston")]);
    play(&mut table, &[("american", "2"), ("american", "savannah"), ("american", "5")]);
    assert_eq!(cus(&table, American, "eutaw-springs"), 2);
    assert_eq!(cus(&table, American, "charleston"), 0);
    assert_eq!(cus(&table, American, "savannah"), 5);
    assert_eq!(offered(&table), ["charleston", "augusta", "st-marys", "stop"]);
    play(&mut table, &[("american", "stop")]);
    assert_eq!(place(&table, "gates"), at("savannah"));
}

/// §7.3.C The fifth space must not hold enemy combat units.
#[test]
fn no_battle_on_the_fifth_space() {
    let mut table = Board::quiet()
        .general("gates", "ninety-six")
        .american(4, "ninety-six")
        .british(2, "st-marys")
        .british(2, "savannah")
        .hand(American, &[19, 1])
        .open();
    play(
        &mut table,
        &[("american", "card-19"), ("american", "activate"), ("american", "camden"), ("american", "4")],
    );
    play(
        &mut table,
        &[("american", "eutaw-springs"), ("american", "4"), ("american", "charleston"), ("american", "4")],
    );
    assert!(offers(&table, "savannah"));
    play(&mut table, &[("american", "eutaw-springs"), ("american", "4")]);
    // Four spaces are gone: the fifth leads nowhere with British in it.
    assert_eq!(offered(&table), ["charleston", "camden", "stop"]);
}

/// §7.3.D The rulebook's example: the wilderness between Fort Detroit and Bassett Town counts as three spaces.
#[test]
fn the_wilderness_counts_three() {
    let mut table = Board::quiet()
        .general("carleton", "fort-detroit")
        .british(2, "fort-detroit")
        .hand(British, &[37, 38])
        .begins(British)
        .open();
    play(
        &mut table,
        &[("british", "card-37"), ("british", "activate"), ("british", "bassett-town"), ("british", "2")],
    );
    assert!(!offers(&table, "point-pleasant"));
    assert!(offers(&table, "winchester") && offers(&table, "pittsburgh"));
}

/// §7.4.D Only Arnold knows the way from Falmouth to Quebec.
#[test]
fn arnolds_way() {
    for (who, knows) in [("arnold", true), ("gates", false)] {
        let mut table =
            Board::quiet().general(who, "falmouth").american(1, "falmouth").hand(American, &[19, 1]).open();
        play(&mut table, &[("american", "card-19"), ("american", "activate")]);
        assert_eq!(offers(&table, "quebec"), knows, "{who}");
    }
}

/// §7.4.A, §7.4.B A general alone enters neither enemy units nor an enemy PC marker; he may pass a lone enemy general,
/// but not stop with him.
#[test]
fn a_general_alone() {
    let mut table = Board::quiet()
        .general("greene", "albany")
        .pcs(British, &["fort-stanwix"])
        .british(1, "springfield")
        .general("burgoyne", "saratoga")
        .hand(American, &[1, 2])
        .open();
    play(&mut table, &[("american", "card-1"), ("american", "activate")]);
    assert_eq!(offered(&table), ["saratoga", "west-point"]);
    play(&mut table, &[("american", "saratoga")]);
    assert!(!offers(&table, "stop"));
    assert_eq!(place(&table, "burgoyne"), at("saratoga"));
}

/// §7.4.C Two generals in one space: the owner sends one to the box, and never Washington.
#[test]
fn one_general_leaves() {
    let board = Board::quiet().american(2, "albany").american(2, "west-point").hand(American, &[19, 20]);
    let mut table = board.clone().general("gates", "albany").general("lee", "west-point").open();
    play(&mut table, &[("american", "card-19"), ("american", "activate"), ("american", "gates")]);
    play(&mut table, &[("american", "west-point"), ("american", "2"), ("american", "stop")]);
    expect(&table, "american", "who-leaves");
    play(&mut table, &[("american", "lee")]);
    assert_eq!(place(&table, "lee"), Place::Reinforcements);
    let mut table = board.general("gates", "albany").general("washington", "west-point").open();
    play(&mut table, &[("american", "card-19"), ("american", "activate"), ("american", "gates")]);
    play(&mut table, &[("american", "west-point"), ("american", "2"), ("american", "stop")]);
    assert_eq!(
        (place(&table, "gates"), place(&table, "washington")),
        (Place::Reinforcements, at("west-point"))
    );
}

/// §7.2.A, §7.4.E A campaign activates each general once, and no combat unit is moved by two of them.
#[test]
fn campaigns_move_no_unit_twice() {
    let mut table = Board::quiet()
        .general("gates", "albany")
        .american(3, "albany")
        .general("lee", "west-point")
        .american(1, "west-point")
        .hand(American, &[58, 1])
        .open();
    play(&mut table, &[("american", "card-58"), ("american", "event"), ("american", "gates")]);
    play(
        &mut table,
        &[("american", "west-point"), ("american", "3"), ("american", "hartford"), ("american", "0")],
    );
    play(&mut table, &[("american", "stop")]);
    assert_eq!(offered(&table), ["lee", "done"]);
    play(&mut table, &[("american", "lee"), ("american", "albany")]);
    // Of the four units in West Point three came with Gates.
    assert_eq!(offered(&table), ["0", "1"]);
}

/// §7.2.B A landing party flips or places in an open port that is not fortified, once a card.
#[test]
fn landing_party() {
    let mut table = Board::quiet()
        .pcs(American, &["norfolk", "charleston", "savannah"])
        .american(1, "savannah")
        .hand(British, &[58, 1])
        .begins(British)
        .open();
    play(&mut table, &[("british", "card-58"), ("british", "event"), ("british", "landing-party")]);
    assert!(!offers(&table, "charleston") && !offers(&table, "savannah") && offers(&table, "new-bern"));
    play(&mut table, &[("british", "norfolk")]);
    assert_eq!(pc(&table, "norfolk"), Some(British));
    assert!(!offers(&table, "landing-party"));
}

/// §7.2.B, §12.3 No landing party in a blockaded zone.
#[test]
fn no_landing_party_under_blockade() {
    let mut table = Board::quiet()
        .allied("chesapeake")
        .hand(British, &[58, 1])
        .general("howe", "boston")
        .begins(British)
        .open();
    play(&mut table, &[("british", "card-58"), ("british", "event"), ("british", "landing-party")]);
    assert!(!offers(&table, "norfolk") && offers(&table, "savannah"));
}

/// §7.5 The British sail between ports without American units or PC markers and outside the blockade, with the whole move.
#[test]
fn naval_movement() {
    let board = Board::quiet()
        .general("howe", "boston")
        .british(6, "boston")
        .pcs(American, &["norfolk"])
        .american(1, "savannah")
        .hand(British, &[37, 38])
        .begins(British);
    let mut table = board.clone().open();
    play(&mut table, &[("british", "card-37"), ("british", "activate")]);
    assert!(offers(&table, "by-sea:charleston") && offers(&table, "by-sea:quebec"));
    assert!(!offers(&table, "by-sea:norfolk") && !offers(&table, "by-sea:savannah"));
    play(&mut table, &[("british", "by-sea:charleston")]);
    assert_eq!(offered(&table), ["0", "1", "2", "3", "4", "5"]);
    play(&mut table, &[("british", "5")]);
    assert_eq!((cus(&table, British, "charleston"), cus(&table, British, "boston")), (5, 1));
    expect(&table, "british", "play-card");

    let mut table = board.clone().pcs(American, &["boston"]).open();
    play(&mut table, &[("british", "card-37"), ("british", "activate")]);
    assert!(!offers(&table, "by-sea:charleston"));

    let mut table = board.allied("new-england").open();
    play(&mut table, &[("british", "card-37"), ("british", "activate")]);
    assert!(!offers(&table, "by-sea:charleston"));
}

/// §7.6.A An army captures a general without units, and may march on; he returns to his box next year.
#[test]
fn capture() {
    let mut table = Board::quiet()
        .general("greene", "newport")
        .american(2, "newport")
        .general("burgoyne", "hartford")
        .hand(American, &[1, 2])
        .open();
    play(
        &mut table,
        &[("american", "card-1"), ("american", "activate"), ("american", "hartford"), ("american", "2")],
    );
    assert_eq!(place(&table, "burgoyne"), Place::Captured);
    assert!(offers(&table, "springfield"));
}

/// §7.6.B Washington's capture takes him out of the game, five American PC markers of five colonies off the map, and the
/// French back three steps.
#[test]
fn washington_is_captured() {
    let mut table = Board::quiet()
        .general("washington", "albany")
        .general("burgoyne", "saratoga")
        .british(2, "saratoga")
        .pcs(
            American,
            &["norwich", "concord-nh", "springfield", "hartford", "reading", "york", "richmond", "monmouth"],
        )
        .with(|state| state.alliance = 5)
        .hand(British, &[19, 20])
        .begins(British)
        .open();
    play(
        &mut table,
        &[("british", "card-19"), ("british", "activate"), ("british", "albany"), ("british", "2")],
    );
    assert_eq!(place(&table, "washington"), Place::Out);
    assert_eq!(table.state().alliance, 2);
    // Congress keeps its own PC marker safe.
    assert_eq!(
        offered(&table),
        ["norwich", "concord-nh", "springfield", "hartford", "reading", "york", "richmond"]
    );
    play(&mut table, &[("british", "norwich")]);
    assert!(!offers(&table, "concord-nh"));
    play(&mut table, &[("british", "york"), ("british", "springfield"), ("british", "hartford")]);
    assert_eq!(table.state().pcs.american.len(), 3);
}

/// §7.7 A British army disperses Congress where no American unit guards it, and may march on.
#[test]
fn congress_is_dispersed() {
    let mut table = Board::quiet()
        .general("howe", "new-brunswick")
        .british(3, "new-brunswick")
        .hand(British, &[37, 38])
        .begins(British)
        .open();
    play(
        &mut table,
        &[("british", "card-37"), ("british", "activate"), ("british", "monmouth"), ("british", "3")],
    );
    assert!(table.state().congress.is_none() && table.state().dispersed);
    assert!(offers(&table, "philadelphia"));
}
