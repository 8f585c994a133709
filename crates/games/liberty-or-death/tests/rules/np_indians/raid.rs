//! §8.7.1 Raid.

use Piece::{Continentals, MilitiaActive, Villages, WarPartiesActive, WarPartiesUnderground};
use Space::{
    Georgia, MarylandDelaware, NewYork, NorthCarolina, Northwest, Pennsylvania, SouthCarolina, Southwest,
    Virginia,
};
use liberty_or_death::map::Space;
use liberty_or_death::pieces::{Faction, Leader, Piece};
use liberty_or_death::state::Level;

use super::{COLUMN, ROW, TWO, empty, executes, resources, war_parties, whole_turn};
use crate::board::{Board, LodTable};

/// Active Opposition in these Colonies.
fn uproar(spaces: &[Space]) -> Board {
    spaces.iter().fold(empty(), |board, &space| board.level(space, Level::ActiveOpposition))
}

#[track_caller]
fn raided(table: &LodTable, spaces: &[Space]) {
    let found: Vec<Space> =
        Space::ALL.into_iter().filter(|&space| table.state().spaces[space].raids > 0).collect();
    assert_eq!(found, spaces);
}

/// §8.7.1 Up to three Colonies, those first where Plunder can follow, then the most populous.
#[test]
fn where_plunder_can_follow_first() {
    let board = uproar(&[Virginia, NorthCarolina, SouthCarolina, Georgia])
        .put(8, WarPartiesUnderground, Southwest)
        .put(2, MilitiaActive, Virginia)
        .put(2, MilitiaActive, NorthCarolina)
        .put(2, MilitiaActive, SouthCarolina);
    // Georgia, where one War Party outnumbers nobody at all, comes first in spite of its small Population; two of the
    // three others follow by the dice. Georgia is plundered.
    let table = whole_turn(board, &[(COLUMN, "2"), (ROW, "5"), (TWO, "4")]);
    executes(&table, "raid");
    raided(&table, &[Virginia, SouthCarolina, Georgia]);
    assert_eq!(war_parties(&table, Georgia), (0, 0), "lost in the Plunder");
    assert_eq!(war_parties(&table, Virginia), (0, 1));
    assert_eq!(resources(&table, Faction::Patriots), 9);
    assert_eq!(resources(&table, Faction::Indians), 10 - 3 + 1);
}

/// §8.7.1 No War Party moves in where those present outnumber the Rebellion and one is hidden.
#[test]
fn nobody_moves_without_need() {
    let board = uproar(&[Virginia, Georgia])
        .put(2, WarPartiesUnderground, Virginia)
        .put(1, MilitiaActive, Virginia)
        .put(2, WarPartiesUnderground, Northwest);
    let table = whole_turn(board, &[]);
    raided(&table, &[Virginia]);
    assert_eq!(war_parties(&table, Northwest), (2, 0));
    assert_eq!(war_parties(&table, Virginia), (1, 0), "one raided and was lost in the Plunder");
}

/// §8.7.1 One moves in where they do not outnumber the Rebellion, even if a hidden one is there.
#[test]
fn reinforcement() {
    let board = uproar(&[Virginia, Georgia])
        .put(1, WarPartiesUnderground, Virginia)
        .put(1, MilitiaActive, Virginia)
        .put(2, WarPartiesUnderground, Northwest);
    let table = whole_turn(board, &[]);
    assert_eq!(war_parties(&table, Northwest), (1, 0));
    assert_eq!(war_parties(&table, Virginia), (1, 0), "two, of which one raided and was lost in the Plunder");
}

/// §8.7.1 The last War Party of a Village stays there, Active ones counted.
#[test]
fn the_last_at_a_village_stays() {
    let board = uproar(&[Virginia, Pennsylvania])
        .put(1, WarPartiesUnderground, Northwest)
        .put(1, Villages, Northwest);
    let dice = [(COLUMN, "1"), (ROW, "3"), (COLUMN, "1"), (ROW, "4")];
    executes(&whole_turn(board.clone(), &dice), "gather");
    let table = whole_turn(board.put(1, WarPartiesActive, Northwest), &[(TWO, "1")]);
    executes(&table, "raid");
    raided(&table, &[Pennsylvania]);
}

/// §8.7.1, §1.10 War Parties with Dragging Canoe reach two spaces far.
#[test]
fn dragging_canoe() {
    let board = uproar(&[NorthCarolina, NewYork])
        .put(2, WarPartiesUnderground, Northwest)
        .level(NewYork, Level::ActiveSupport)
        .level(Virginia, Level::ActiveOpposition)
        .level(MarylandDelaware, Level::ActiveOpposition);
    let near = whole_turn(board.clone(), &[(TWO, "1"), (TWO, "1")]);
    raided(&near, &[MarylandDelaware, Virginia]);
    let far = whole_turn(
        board
            .level(Virginia, Level::Neutral)
            .level(MarylandDelaware, Level::Neutral)
            .level(NewYork, Level::Neutral)
            .level(SouthCarolina, Level::PassiveOpposition)
            .leader(Leader::DraggingCanoe, Northwest),
        &[(TWO, "1"), (TWO, "1"), (TWO, "1")],
    );
    raided(&far, &[NorthCarolina, SouthCarolina]);
}

/// §8.7.1, L94 Without Resources for the next Colony they Plunder and go on.
#[test]
fn plunder_pays_for_the_rest() {
    let board = uproar(&[Virginia, Georgia])
        .resources(Faction::Indians, 1)
        .put(4, WarPartiesUnderground, Southwest)
        .put(3, MilitiaActive, Georgia);
    let table = whole_turn(board, &[]);
    raided(&table, &[Virginia, Georgia]);
    assert_eq!(resources(&table, Faction::Patriots), 8);
    assert_eq!(resources(&table, Faction::Indians), 1, "one, none, two from the Plunder, one");
}

/// §8.7.1, L93 Where the Patriots have nothing to take, Trade pays.
#[test]
fn trade_pays_for_the_rest() {
    let board = uproar(&[Virginia, Georgia])
        .resources(Faction::Indians, 1)
        .resources(Faction::Patriots, 0)
        .put(4, WarPartiesUnderground, Southwest)
        .put(1, Villages, Southwest);
    let table = whole_turn(board, &[]);
    raided(&table, &[Virginia, Georgia]);
    assert_eq!(resources(&table, Faction::Indians), 0);
    assert_eq!(war_parties(&table, Southwest), (1, 1), "one of four Traded, two raid");
}

/// §8.7.1 Neither is possible: what cannot be paid for is dropped.
#[test]
fn what_stays_unpaid_is_dropped() {
    let board = uproar(&[Virginia, Georgia])
        .resources(Faction::Indians, 1)
        .resources(Faction::Patriots, 0)
        .put(4, WarPartiesUnderground, Southwest);
    let table = whole_turn(board, &[]);
    raided(&table, &[Virginia]);
}

/// §8.7.1 No Plunder possible after the Raid: War Path.
#[test]
fn war_path_after_the_raid() {
    let board = uproar(&[Virginia, Georgia])
        .level(Georgia, Level::ActiveSupport)
        .level(Pennsylvania, Level::ActiveOpposition)
        .put(2, WarPartiesUnderground, Southwest)
        .put(3, Continentals, Virginia)
        .put(1, WarPartiesUnderground, Virginia);
    let table = whole_turn(board, &[]);
    executes(&table, "raid");
    raided(&table, &[Virginia]);
    assert_eq!(
        table.state().count(Continentals, Virginia),
        2,
        "one hidden War Party is left for the War Path"
    );
    assert_eq!(war_parties(&table, Virginia), (0, 2));
}
