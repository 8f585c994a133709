//! §8.6.5 March.

use Piece::{BritishRegulars, Continentals, FrenchRegulars, MilitiaActive, Tories, WarPartiesUnderground};
use Space::{Boston, ConnecticutRhodeIsland, Massachusetts, NewJersey, NewYork, Pennsylvania, Virginia};
use liberty_or_death::map::Space;
use liberty_or_death::pieces::{Faction, Leader, Piece};

use super::{HORTALEZ, at_war, count, executes, french, resources, whole_turn};
use crate::board::Board;

/// Regulars and a Continental in the space, and Patriots who cannot pay.
fn camp(regulars: u8, space: Space) -> Board {
    french(at_war(0).put(1, Continentals, space), regulars, space).resources(Faction::Patriots, 0)
}

/// §8.6.5, L88 To add Rebellion Control, a City before Colonies: all Regulars and Continentals who can go without loss
/// of Control. The Regulars then Skirmish.
#[test]
fn to_a_city() {
    let board = at_war(0).put(2, Continentals, Massachusetts).put(1, BritishRegulars, Boston);
    let table = whole_turn(french(board, 4, Massachusetts), &[]);
    executes(&table, "march");
    let at = |space| (count(&table, FrenchRegulars, space), count(&table, Continentals, space));
    assert_eq!((at(Boston), at(Massachusetts)), ((4, 1), (0, 1)), "one piece holds Massachusetts");
    assert_eq!((resources(&table, Faction::French), resources(&table, Faction::Patriots)), (9, 9));
    assert_eq!(count(&table, BritishRegulars, Boston), 0);
}

/// §8.6.5, L88 The most British pieces first.
#[test]
fn to_the_most_british() {
    let board = camp(3, NewYork)
        .put(1, MilitiaActive, NewJersey)
        .put(2, Tories, NewJersey)
        .put(1, MilitiaActive, ConnecticutRhodeIsland)
        .put(1, Tories, ConnecticutRhodeIsland);
    let table = whole_turn(board, &[]);
    assert_eq!(count(&table, FrenchRegulars, NewJersey), 2, "three came, and one was lost in the Skirmish");
    assert_eq!(count(&table, Tories, NewJersey), 0);
    assert_eq!(count(&table, FrenchRegulars, ConnecticutRhodeIsland), 0);
}

/// §8.6.5 From several spaces at once, where one group is not enough.
#[test]
fn from_several_spaces() {
    let board = french(camp(2, NewYork).put(1, Continentals, Massachusetts), 2, Massachusetts)
        .put(1, MilitiaActive, ConnecticutRhodeIsland)
        .put(3, BritishRegulars, ConnecticutRhodeIsland);
    let table = whole_turn(board, &[]);
    assert_eq!(
        count(&table, FrenchRegulars, ConnecticutRhodeIsland),
        3,
        "four came, and one was lost in the Skirmish"
    );
    assert_eq!(resources(&table, Faction::French), 9, "one destination");
}

/// §8.6.5 No Rebellion Control is lost: nobody can leave, and nothing is left but Hortalez.
#[test]
fn no_control_is_lost() {
    let board = french(at_war(0), 2, Virginia)
        .put(1, WarPartiesUnderground, Virginia)
        .put(1, MilitiaActive, Pennsylvania)
        .put(1, Tories, Pennsylvania)
        .resources(Faction::Patriots, 0);
    executes(&whole_turn(board, &[(HORTALEZ, "1")]), "hortalez");
}

/// §8.6.5 Regulars with no British around go towards the nearest.
#[test]
fn towards_the_british() {
    let board = camp(2, Massachusetts).put(1, MilitiaActive, NewYork).put(5, BritishRegulars, Virginia);
    let table = whole_turn(board, &[]);
    assert_eq!(count(&table, FrenchRegulars, NewYork), 2);
    // Next to the British there is no need to.
    let board = camp(2, NewYork).put(1, MilitiaActive, Massachusetts).put(5, BritishRegulars, Pennsylvania);
    executes(&whole_turn(board, &[(HORTALEZ, "1")]), "hortalez");
}

/// §8.6.5 If neither is possible one Regular joins Patriots who face the British.
#[test]
fn one_joins_the_patriots() {
    let board = camp(2, NewYork).put(1, MilitiaActive, Pennsylvania).put(5, BritishRegulars, Pennsylvania);
    let table = whole_turn(board, &[]);
    executes(&table, "march");
    assert_eq!(count(&table, FrenchRegulars, NewYork), 1);
    assert_eq!(count(&table, BritishRegulars, Pennsylvania), 3, "the one who came was lost in the Skirmish");
}

/// §8.1 The Leaders go with the larger groups, Washington too.
#[test]
fn leaders() {
    let board = at_war(0)
        .put(3, Continentals, Massachusetts)
        .put(1, BritishRegulars, Boston)
        .leader(Leader::Rochambeau, Massachusetts)
        .leader(Leader::Washington, Massachusetts);
    let table = whole_turn(french(board, 4, Massachusetts), &[]);
    assert_eq!(table.state().leader_space(Faction::French), Some(Boston));
    assert_eq!(count(&table, Continentals, Boston), 2);
    assert_eq!(table.state().leader_space(Faction::Patriots), Some(Boston), "two of three went");
}
