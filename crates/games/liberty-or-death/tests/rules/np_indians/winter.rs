//! §8.7.5 to §8.7.7, §8.7.9 Supply, Desertion, Redeployment and Battle.

use Piece::{Continentals, MilitiaActive, MilitiaUnderground, Villages, WarPartiesUnderground};
use Space::{Florida, Georgia, NewYork, NorthCarolina, Northwest, Pennsylvania, Quebec, Southwest, Virginia};
use liberty_or_death::map::Space;
use liberty_or_death::pieces::{Faction, Leader, Piece};
use liberty_or_death::state::{Level, Phase};
use tricorne_testkit::script::{play, told};

use super::{TWO, count, empty, roll, war_parties};
use crate::board::{Board, LodTable};

fn winter(board: Board, phase: Phase) -> LodTable {
    board.np(Faction::Indians).phase(phase)
}

/// §8.7.5 Paid for where the Rebellion would gain Control, then where Gather could build a Village; the others go to the
/// nearest Village.
#[test]
fn supply() {
    let board = empty()
        .put(1, Villages, Southwest)
        .put(2, WarPartiesUnderground, Virginia)
        .put(1, MilitiaActive, Virginia)
        .put(3, WarPartiesUnderground, NorthCarolina)
        .put(2, WarPartiesUnderground, Georgia);
    let table = winter(board.clone(), Phase::Supply);
    assert_eq!(war_parties(&table, Virginia), (2, 0));
    assert_eq!(war_parties(&table, NorthCarolina), (3, 0));
    assert_eq!(war_parties(&table, Georgia), (0, 0));
    assert_eq!(war_parties(&table, Southwest), (2, 0));
    // Too little for both: Control comes first, although North Carolina is asked for later.
    let table = winter(board.clone().resources(Faction::Indians, 1), Phase::Supply);
    assert_eq!(war_parties(&table, Virginia), (2, 0));
    assert_eq!(war_parties(&table, NorthCarolina), (0, 0));
    let board =
        board.put(3, WarPartiesUnderground, NewYork).put(1, Villages, Quebec).resources(Faction::Indians, 1);
    let table = winter(board, Phase::Supply);
    assert_eq!(war_parties(&table, NewYork), (0, 0), "kept for Virginia");
    assert_eq!(war_parties(&table, Virginia), (2, 0));
}

/// §8.7.5, L67 Of two nearest Villages one by a die.
#[test]
fn supply_by_a_die() {
    let board =
        empty().put(1, Villages, Quebec).put(1, Villages, Northwest).put(2, WarPartiesUnderground, NewYork);
    let mut table = winter(board, Phase::Supply);
    roll(&mut table, &[(TWO, "4")]);
    assert_eq!(war_parties(&table, Northwest), (2, 0));
}

/// §6.2.1 Without a Village one rises where War Parties are.
#[test]
fn first_village() {
    let board = empty().put(1, WarPartiesUnderground, Florida);
    let table = winter(board, Phase::Supply);
    assert_eq!(count(&table, Villages, Florida), 1);
}

/// §8.7.6 Deserters: at Villages first, then to end Rebellion Control, then the last of a kind, then by the dice; a
/// hidden Militia first.
#[test]
fn desertion() {
    let five = |board: Board| board.put(3, MilitiaActive, Quebec);
    let at_village = five(empty()).put(1, Villages, Virginia).put(1, MilitiaActive, Virginia).put(
        1,
        MilitiaUnderground,
        Virginia,
    );
    let table = winter(at_village, Phase::Desertion);
    assert_eq!(table.state().militia(Virginia), 1);
    assert!(told(&table).iter().any(|note| note.contains("piece=lod-name-militia-underground")));
    let control = five(empty())
        .put(2, MilitiaActive, Virginia)
        .put(1, WarPartiesUnderground, Virginia)
        .put(1, MilitiaActive, Georgia)
        .put(1, Continentals, Georgia);
    let table = winter(control, Phase::Desertion);
    assert_eq!(table.state().militia(Virginia), 1);
    let last = five(empty()).put(1, MilitiaActive, Virginia).put(1, Continentals, Virginia).put(
        2,
        MilitiaActive,
        Georgia,
    );
    let table = winter(last, Phase::Desertion);
    assert_eq!(table.state().militia(Virginia), 0);
    let mut table = winter(five(empty()).put(3, MilitiaActive, Georgia), Phase::Desertion);
    roll(&mut table, &[(TWO, "4")]);
    assert_eq!(table.state().militia(Georgia), 2);
}

/// §8.7.6 The same for Continentals, whatever Militia stand by.
#[test]
fn desertion_of_continentals() {
    let board =
        empty().put(4, Continentals, Quebec).put(1, Continentals, Virginia).put(1, MilitiaActive, Virginia);
    let table = winter(board, Phase::Desertion);
    assert_eq!(count(&table, Continentals, Virginia), 0);
    assert_eq!(table.state().militia(Virginia), 1);
}

/// §8.7.7 The Leader goes to the most War Parties.
#[test]
fn redeployment() {
    let board = empty()
        .leader(Leader::Brant, Quebec)
        .put(2, WarPartiesUnderground, Quebec)
        .put(3, WarPartiesUnderground, Northwest)
        .put(1, Villages, Florida);
    let table = winter(board, Phase::Redeployment);
    assert_eq!(table.state().leader_space(Faction::Indians), Some(Northwest));
}

/// §8.7.7 Cornplanter goes where two War Parties have room for a Village at a calm level, or like the others.
#[test]
fn redeployment_of_cornplanter() {
    let board = empty()
        .leader(Leader::Cornplanter, Quebec)
        .put(4, WarPartiesUnderground, Quebec)
        .put(2, Villages, Quebec)
        .put(3, WarPartiesUnderground, Virginia)
        .level(Virginia, Level::ActiveSupport)
        .put(1, WarPartiesUnderground, Southwest);
    let at = |table: &LodTable| table.state().leader_space(Faction::Indians);
    let table = winter(board.clone(), Phase::Redeployment);
    assert_eq!(at(&table), Some(Quebec));
    let table = winter(board.clone().put(2, WarPartiesUnderground, Northwest), Phase::Redeployment);
    assert_eq!(at(&table), Some(Northwest));
    let mut table = winter(
        board.put(2, WarPartiesUnderground, Northwest).put(2, WarPartiesUnderground, Southwest),
        Phase::Redeployment,
    );
    roll(&mut table, &[(TWO, "4")]);
    assert_eq!(at(&table), Some(Southwest));
}

/// §8.7.9, L75 At a Village all hidden War Parties but one come out to defend it; elsewhere none does.
#[test]
fn defending_in_battle() {
    let attacked = |village: u8| {
        let board = empty()
            .put(6, WarPartiesUnderground, Pennsylvania)
            .put(village, Villages, Pennsylvania)
            .put(3, Continentals, Pennsylvania)
            .np(Faction::Indians);
        let mut table = board.turn(Faction::Patriots);
        play(&mut table, &[("patriots", "battle"), ("patriots", "pennsylvania")]);
        table
    };
    assert_eq!(war_parties(&attacked(1), Pennsylvania), (1, 5));
    assert_eq!(war_parties(&attacked(0), Pennsylvania), (6, 0));
}
