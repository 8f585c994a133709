//! §6.6 The Desertion Phase.

use Piece::{Continentals, MilitiaActive, MilitiaUnderground, Tories};
use Space::{Boston, Georgia, NewYork, Virginia};
use liberty_or_death::map::Space;
use liberty_or_death::pieces::{Faction, Leader, Piece};
use liberty_or_death::state::Phase;
use tricorne_testkit::script::{expect, offered, play};

use super::{asked, count, winter};
use crate::board::{Board, LodTable};

fn desertion(board: Board) -> LodTable {
    winter(board, Phase::Desertion)
}

/// §6.6.1 One in five Militia and one in five Continentals: the Indians choose the first of each, the Patriots the others.
#[test]
fn patriots_desert() {
    let board = Board::empty()
        .put(6, MilitiaUnderground, Virginia)
        .put(4, MilitiaActive, Georgia)
        .put(9, Continentals, Boston)
        .put(3, Continentals, Virginia);
    let mut table = desertion(board);
    expect(&table, "indians", "militia-desert");
    assert_eq!(offered(&table), ["militia-underground@virginia", "militia-active@georgia"]);
    play(&mut table, &[("indians", "militia-underground@virginia")]);
    expect(&table, "indians", "continentals-desert");
    assert_eq!(offered(&table), ["continentals@boston", "continentals@virginia"]);
    play(&mut table, &[("indians", "continentals@virginia")]);
    play(&mut table, &[("patriots", "militia-active@georgia"), ("patriots", "continentals@boston")]);
    assert_eq!(asked(&table), "draw-card");
    assert_eq!((table.state().militia(Virginia), table.state().militia(Georgia)), (5, 3));
    assert_eq!((count(&table, Continentals, Virginia), count(&table, Continentals, Boston)), (2, 8));
    assert_eq!(table.state().available[Continentals as usize], 10);
    assert_eq!(table.state().crc, 0, "deserters are no Casualties");
}

/// §6.6.1 Rounded down, each kind by itself.
#[test]
fn four_of_a_kind_stay() {
    let table = desertion(Board::empty().put(4, MilitiaActive, Virginia).put(5, Continentals, Virginia));
    assert_eq!(table.state().militia(Virginia), 4);
    assert_eq!(count(&table, Continentals, Virginia), 4);
}

/// §6.6.2 One in five Tories: the French choose the first, the British the others.
#[test]
fn tories_desert() {
    let mut table = desertion(Board::empty().put(11, Tories, Boston).put(4, Tories, NewYork));
    expect(&table, "french", "tories-desert");
    play(&mut table, &[("french", "tories@new-york")]);
    expect(&table, "british", "tories-desert");
    play(&mut table, &[("british", "tories@boston"), ("british", "tories@boston")]);
    assert_eq!(asked(&table), "draw-card");
    assert_eq!((count(&table, Tories, Boston), count(&table, Tories, NewYork)), (9, 3));
    assert_eq!(table.state().cbc, 0);
    let table = desertion(Board::empty().put(4, Tories, Boston));
    assert_eq!(count(&table, Tories, Boston), 4);
}

/// §1.10 Washington does not stay where his last troops deserted.
#[test]
fn washington_is_not_left_alone() {
    let board = Board::empty().leader(Leader::Washington, Virginia).put(1, Continentals, Virginia).put(
        4,
        Continentals,
        Boston,
    );
    let mut table = desertion(board);
    play(&mut table, &[("indians", "continentals@virginia")]);
    expect(&table, "patriots", "leader-homeless");
    play(&mut table, &[("patriots", "boston")]);
    assert_eq!(table.state().leader_space(Faction::Patriots), Some(Boston));
}
