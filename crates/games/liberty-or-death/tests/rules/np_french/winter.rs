//! §8.6.7 to §8.6.10 Supply, the West Indies, Redeployment and Desertion.

use Piece::{
    BritishForts, BritishRegulars, Continentals, FrenchRegulars, MilitiaActive, PatriotForts, Tories,
    Villages,
};
use Space::{
    Georgia, Massachusetts, NewHampshire, NorthCarolina, Northwest, Pennsylvania, Virginia, WestIndies,
};
use liberty_or_death::map::Space;
use liberty_or_death::pieces::{Faction, Leader, Piece};
use liberty_or_death::state::{Level, Phase};

use super::{at_war, count, french, resources};
use crate::board::{Board, LodTable};

fn winter(board: Board, phase: Phase) -> LodTable {
    board.np(Faction::French).phase(phase)
}

/// §8.6.7 Paid for where Control depends on the Regulars, first where the British could else Reward Loyalty; the others
/// go to the nearest Patriot Fort.
#[test]
fn supply() {
    let board = at_war(0)
        .put(1, PatriotForts, Pennsylvania)
        .put(1, Villages, Northwest)
        .put(1, BritishForts, Virginia)
        .put(1, BritishRegulars, Virginia)
        .put(1, BritishForts, NorthCarolina)
        .put(1, BritishRegulars, NorthCarolina)
        .put(1, Tories, NorthCarolina)
        .put(2, BritishForts, Georgia)
        .put(1, BritishRegulars, Georgia);
    let board = french(french(french(board, 2, Virginia), 3, NorthCarolina), 1, Georgia);
    let table = winter(board.clone(), Phase::Supply);
    let regulars =
        |table: &LodTable| [Virginia, NorthCarolina, Georgia].map(|at| count(table, FrenchRegulars, at));
    assert_eq!(regulars(&table), [2, 3, 0], "Georgia is British with them or without");
    assert_eq!(count(&table, FrenchRegulars, Pennsylvania), 1);
    let table = winter(board.resources(Faction::French, 1), Phase::Supply);
    assert_eq!(regulars(&table), [0, 3, 0], "the one Resource is kept for North Carolina");
}

/// §8.6.8 In the West Indies they stay for a Resource, or return without one.
#[test]
fn west_indies() {
    let board = french(at_war(0), 3, WestIndies).put(1, Villages, Northwest);
    let table = winter(board.clone(), Phase::Supply);
    assert_eq!(count(&table, FrenchRegulars, WestIndies), 3);
    assert_eq!(
        resources(&table, Faction::French),
        9 + 3 + 7 + 5,
        "one paid; then FNI, Cities and the islands earn"
    );
    let table = winter(board.resources(Faction::French, 0), Phase::Supply);
    assert_eq!(count(&table, FrenchRegulars, WestIndies), 0);
}

/// §8.6.9 The Leader goes where Regulars and Continentals stand together, then where most Regulars stand.
#[test]
fn redeployment() {
    let at = |table: &LodTable| table.state().leader_space(Faction::French);
    let board = french(french(at_war(0), 5, Virginia), 2, Georgia).leader(Leader::Rochambeau, Georgia);
    assert_eq!(at(&winter(board.clone(), Phase::Redeployment)), Some(Virginia));
    let board = board.put(1, Continentals, Georgia).leader(Leader::Washington, Georgia);
    let table = board.np(Faction::Patriots).np(Faction::French).phase(Phase::Redeployment);
    assert_eq!(at(&table), Some(Georgia));
}

/// §8.6.10 The first Tory to desert changes Control, else was the last in the most populous space that is not at Active
/// Support.
#[test]
fn desertion() {
    let board = at_war(0)
        .put(2, Tories, Virginia)
        .put(1, MilitiaActive, Virginia)
        .put(3, Tories, Georgia)
        .put(3, BritishRegulars, Georgia);
    let table = winter(board, Phase::Desertion);
    assert_eq!(count(&table, Tories, Virginia), 1);
    let board = [(1, NewHampshire), (1, Massachusetts), (3, Georgia)]
        .into_iter()
        .fold(at_war(0), |board, (tories, space)| {
            board.put(tories, Tories, space).put(2, BritishRegulars, space)
        });
    let table = winter(board.clone(), Phase::Desertion);
    assert_eq!(count(&table, Tories, Massachusetts), 0);
    let table = winter(board.level(Massachusetts, Level::ActiveSupport), Phase::Desertion);
    assert_eq!(count(&table, Tories, NewHampshire), 0);
}
