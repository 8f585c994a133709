//! §7.8, §7.9 Interception and retreat before battle.

use tricorne_testkit::script::{expect, offered, play};
use washingtons_war::pieces::Side::{American, British};
use washingtons_war::state::Place;

use crate::board::{Board, at, cus, offers, place};

/// Arnold waits in Albany; the British come to Saratoga, which has an American PC marker.
fn arnold() -> Board {
    Board::quiet()
        .general("arnold", "albany")
        .american(3, "albany")
        .pcs(American, &["saratoga"])
        .general("burgoyne", "ticonderoga")
        .british(4, "ticonderoga")
        .hand(British, &[19, 20])
        .begins(British)
}

const MARCH: [(&str, &str); 4] =
    [("british", "card-19"), ("british", "activate"), ("british", "saratoga"), ("british", "4")];

/// §7.8, §9.1 The rulebook's example: with agility 2, Arnold intercepts on 1 or 2, and there is a battle in that space, in
/// which the British are still the attackers.
#[test]
fn arnold_intercepts_on_two() {
    let mut table = arnold().table(["2"]);
    play(&mut table, &MARCH);
    assert_eq!(offered(&table), ["arnold", "no"]);
    play(&mut table, &[("american", "arnold")]);
    assert_eq!((place(&table, "arnold"), cus(&table, American, "saratoga")), (at("saratoga"), 3));
    expect(&table, "british", "battle-card");
}

/// §7.8.E The rulebook's example: on 3 he fails, the British march on, and if they attack him with the same card he may
/// not retreat before battle.
#[test]
fn arnold_fails_on_three() {
    let mut table = arnold().table(["3"]);
    play(&mut table, &MARCH);
    play(&mut table, &[("american", "arnold"), ("british", "albany"), ("british", "4")]);
    expect(&table, "british", "battle-card");
}

/// §7.8.A, §7.8.B No interception where there is no American PC marker, or where British units stood before.
#[test]
fn where_nobody_intercepts() {
    let mut table = arnold().with(|state| state.unmark(crate::board::space("saratoga"))).open();
    play(&mut table, &MARCH);
    assert!(offers(&table, "stop"));
    let mut table = arnold().british(1, "saratoga").open();
    play(&mut table, &MARCH);
    assert!(offers(&table, "stop"));
}

/// §7.8.C No more than five units come.
#[test]
fn five_units_intercept() {
    let mut table = arnold().american(4, "albany").table(["1"]);
    play(&mut table, &MARCH);
    play(&mut table, &[("american", "arnold")]);
    assert_eq!((cus(&table, American, "saratoga"), cus(&table, American, "albany")), (5, 2));
}

/// §7.8.D, §7.8.E An army may come to the help of another, whose general may have to go; then nobody retreats.
#[test]
fn help_arrives() {
    let mut table = arnold().general("lee", "saratoga").american(1, "saratoga").table(["2"]);
    play(&mut table, &MARCH);
    play(&mut table, &[("american", "arnold"), ("american", "lee")]);
    assert_eq!(place(&table, "lee"), Place::Reinforcements);
    assert_eq!(cus(&table, American, "saratoga"), 4);
    expect(&table, "british", "battle-card");
}

/// §7.8.F, §9.63.A The intercepted attacker must go back where he came from; on an enemy PC marker he surrenders.
#[test]
fn intercepted_and_lost() {
    let mut table = arnold().pcs(American, &["ticonderoga"]).table(["1", "1", "6", "1", "6", "1", "6"]);
    play(&mut table, &MARCH);
    play(&mut table, &[("american", "arnold"), ("british", "no-card")]);
    assert_eq!(place(&table, "burgoyne"), Place::Captured);
    assert_eq!(cus(&table, British, "saratoga") + cus(&table, British, "ticonderoga"), 0);
}

/// §7.3.B, §7.9 An army retreats before battle on its general's agility; the British stop in the space.
#[test]
fn lee_retreats_before_battle() {
    let board = Board::quiet()
        .general("lee", "saratoga")
        .american(3, "saratoga")
        .general("burgoyne", "ticonderoga")
        .british(4, "ticonderoga")
        .hand(British, &[19, 20])
        .begins(British);
    let mut table = board.clone().table(["2"]);
    play(&mut table, &MARCH);
    play(&mut table, &[("american", "yes")]);
    // Not where the British came from.
    assert_eq!(offered(&table), ["brattleboro", "albany"]);
    play(&mut table, &[("american", "albany")]);
    assert_eq!((place(&table, "lee"), cus(&table, American, "albany")), (at("albany"), 3));
    expect(&table, "british", "play-card");
    let mut table = board.table(["3"]);
    play(&mut table, &MARCH);
    play(&mut table, &[("american", "yes")]);
    expect(&table, "british", "battle-card");
}

/// §7.9.A Washington and Greene add 2 to their agility.
#[test]
fn greene_slips_away_on_five() {
    let mut table = Board::quiet()
        .general("greene", "saratoga")
        .american(3, "saratoga")
        .general("burgoyne", "ticonderoga")
        .british(4, "ticonderoga")
        .hand(British, &[19, 20])
        .begins(British)
        .table(["5"]);
    play(&mut table, &MARCH);
    play(&mut table, &[("american", "yes"), ("american", "brattleboro")]);
    assert_eq!(place(&table, "greene"), at("brattleboro"));
}

/// §7.9.B With more than five units the rest stand; a single one is overrun, and the British still stop.
#[test]
fn the_rest_is_overrun() {
    let mut table = Board::quiet()
        .general("lee", "saratoga")
        .american(6, "saratoga")
        .general("burgoyne", "ticonderoga")
        .british(4, "ticonderoga")
        .hand(British, &[19, 20])
        .begins(British)
        .table(["1"]);
    play(&mut table, &MARCH);
    play(&mut table, &[("american", "yes"), ("american", "albany")]);
    assert_eq!((cus(&table, American, "albany"), cus(&table, American, "saratoga")), (5, 0));
    expect(&table, "british", "play-card");
    assert_eq!(table.state().alliance, 0);
}

/// §7.9.C An army may retreat before battle as often as it is attacked, twice in one campaign too.
#[test]
fn lee_retreats_twice() {
    let mut table = Board::quiet()
        .general("lee", "saratoga")
        .american(3, "saratoga")
        .general("burgoyne", "ticonderoga")
        .british(4, "ticonderoga")
        .general("howe", "west-point")
        .british(4, "west-point")
        .hand(British, &[58, 20])
        .begins(British)
        .table(["2", "1"]);
    play(
        &mut table,
        &[("british", "card-58"), ("british", "event"), ("british", "burgoyne"), ("british", "saratoga")],
    );
    play(&mut table, &[("british", "4"), ("american", "yes"), ("american", "albany"), ("british", "howe")]);
    play(
        &mut table,
        &[("british", "albany"), ("british", "4"), ("american", "yes"), ("american", "springfield")],
    );
    assert_eq!(place(&table, "lee"), at("springfield"));
}

/// W16 Without a space to go to there is no attempt.
#[test]
fn nowhere_to_go() {
    let mut table = Board::quiet()
        .general("lee", "saratoga")
        .american(3, "saratoga")
        .pcs(British, &["brattleboro", "albany"])
        .general("burgoyne", "ticonderoga")
        .british(4, "ticonderoga")
        .hand(British, &[19, 20])
        .begins(British)
        .open();
    play(&mut table, &MARCH);
    expect(&table, "british", "battle-card");
}
