//! §8.7.1 to §8.7.4 Which Command the flowchart leads to, and §8.7.8 the Brilliant Stroke.

use Piece::{BritishRegulars, MilitiaActive, PatriotForts, Villages, WarPartiesUnderground};
use Space::{Florida, Georgia, NewHampshire, Northwest, Pennsylvania, Quebec, Southwest, Virginia};
use liberty_or_death::cards::CardNumber;
use liberty_or_death::map::Space;
use liberty_or_death::pieces::{Faction, Leader, Piece};
use liberty_or_death::state::{Level, Phase};
use tricorne_testkit::script::{play, told};

use super::{
    COLUMN, GATHER, RAID, ROW, TWO, available, count, empty, executes, resources, roll, turn, war_parties,
    whole_turn,
};
use crate::board::{Board, LodTable};

/// Opposition exceeds Support by 3, and two War Parties are next to it.
fn unrest() -> Board {
    empty().level(Virginia, Level::PassiveOpposition).level(Georgia, Level::PassiveOpposition).put(
        2,
        WarPartiesUnderground,
        Southwest,
    )
}

/// §8.7.1 Support and the die do not exceed Opposition: Raid.
#[test]
fn raid_by_the_die() {
    let table = whole_turn(unrest(), &[(RAID, "3")]);
    executes(&table, "raid");
    assert_eq!(table.state().level(Virginia), Level::Neutral);
    assert_eq!(table.state().level(Georgia), Level::Neutral);
}

/// §8.7.1, §8.7.2 They do exceed it: no Raid, but with more than six War Parties Available Gather without a die.
#[test]
fn no_raid_by_the_die() {
    let table = whole_turn(unrest(), &[(RAID, "4"), (COLUMN, "1"), (ROW, "3")]);
    executes(&table, "gather");
    assert_eq!(war_parties(&table, Southwest), (3, 0));
    assert_eq!(war_parties(&table, NewHampshire), (1, 0));
}

/// §8.7.1 Six more Opposition than Support need no die.
#[test]
fn raid_without_a_die() {
    let table = whole_turn(
        unrest().level(Virginia, Level::ActiveOpposition).level(Pennsylvania, Level::PassiveOpposition),
        &[],
    );
    executes(&table, "raid");
}

/// Three War Parties at a Village in Florida, next to a Militia, and no other Village to build.
fn frontier() -> Board {
    let board = empty().put(3, WarPartiesUnderground, Florida).put(1, Villages, Florida).put(
        1,
        MilitiaActive,
        Georgia,
    );
    available(board, 0, Villages)
}

/// §8.7.2 With few War Parties Available the die must show less.
#[test]
fn gather_by_the_die() {
    let board = available(frontier(), 4, WarPartiesUnderground);
    let table = whole_turn(board.clone(), &[(GATHER, "3")]);
    executes(&table, "gather");
    assert_eq!(war_parties(&table, Florida), (4, 1), "two came, and one Traded");
    let table = whole_turn(board, &[(GATHER, "4")]);
    executes(&table, "march");
}

/// §8.7.2 Two Villages to place are reason enough, without a die.
#[test]
fn gather_for_two_villages() {
    let board = empty().put(3, WarPartiesUnderground, Northwest).put(3, WarPartiesUnderground, Quebec);
    let board = available(board, 2, Villages);
    let table = whole_turn(available(board.clone(), 0, WarPartiesUnderground), &[(TWO, "1"), (TWO, "1")]);
    executes(&table, "gather");
    assert_eq!(count(&table, Villages, Northwest) + count(&table, Villages, Quebec), 2);
}

/// §8.7.2 Villages that cannot be paid for do not count: then the die decides.
#[test]
fn gather_for_villages_within_means() {
    let board = empty().put(3, WarPartiesUnderground, Northwest).put(3, WarPartiesUnderground, Virginia);
    let board = available(available(board, 3, WarPartiesUnderground), 2, Villages);
    let mut table = turn(board.clone().resources(Faction::Indians, 0));
    roll(&mut table, &[(GATHER, "3")]);
    executes(&table, "gather");
    assert_eq!((count(&table, Villages, Northwest), count(&table, Villages, Virginia)), (1, 0));
    let mut table = turn(board.resources(Faction::Indians, 1));
    roll(&mut table, &[(TWO, "1")]);
    assert_eq!((count(&table, Villages, Northwest), count(&table, Villages, Virginia)), (1, 1));
}

/// §8.7.4 British Regulars beside a War Party: Scout. §8.7.3 Else March.
#[test]
fn scout_or_march() {
    let board = available(frontier(), 0, WarPartiesUnderground).resources(Faction::British, 1);
    let table = whole_turn(board.clone(), &[]);
    executes(&table, "march");
    let table = whole_turn(board.put(2, BritishRegulars, Florida), &[]);
    executes(&table, "scout");
}

/// §8.7.4 No Scout without British Resources: March instead.
#[test]
fn march_if_no_scout() {
    let board = available(frontier(), 0, WarPartiesUnderground).put(2, BritishRegulars, Florida);
    executes(&whole_turn(board, &[]), "march");
}

/// §8.7.1, L92, L94 A Raid that cannot be paid for is no Raid; Gather follows without its test.
#[test]
fn raid_without_resources() {
    let board = empty()
        .level(Virginia, Level::ActiveOpposition)
        .level(Pennsylvania, Level::ActiveOpposition)
        .resources(Faction::Indians, 0)
        .put(2, WarPartiesUnderground, Southwest)
        .put(1, Villages, Southwest);
    let table = whole_turn(available(board, 1, WarPartiesUnderground), &[]);
    executes(&table, "gather");
    assert_eq!(war_parties(&table, Southwest), (2, 1), "one comes, and one Trades");
    assert_eq!(resources(&table, Faction::Indians), 1);
}

/// §8.7.2 No Gather is possible: March.
#[test]
fn march_if_no_gather() {
    let board = empty()
        .resources(Faction::Indians, 1)
        .level(Virginia, Level::ActiveSupport)
        .put(2, WarPartiesUnderground, Virginia)
        .put(1, MilitiaActive, Northwest);
    // Every other Province is at an Active level, so that Raid and Gather find none. The Reserve Provinces are full.
    let colonies = Space::ALL.into_iter().filter(|space| space.is_colony());
    let board = colonies.fold(board, |board, space| board.level(space, Level::ActiveSupport));
    let board = available(board, 7, WarPartiesUnderground);
    let reserves = [Quebec, Northwest, Southwest, Florida];
    let board = reserves.into_iter().fold(board, |board, space| board.put(1, PatriotForts, space));
    let board = available(board, 0, Villages);
    let table = whole_turn(board, &[]);
    executes(&table, "march");
    assert_eq!(war_parties(&table, Southwest), (1, 0), "one outweighs the Fort");
}

/// §8.7.3, L65 Neither March nor Gather has anything to do: the Indians pass.
#[test]
fn pass() {
    let board = empty().put(1, WarPartiesUnderground, Florida);
    let board = available(available(board, 0, Villages), 0, WarPartiesUnderground);
    let table = whole_turn(board, &[]);
    assert_eq!(resources(&table, Faction::Indians), 11);
}

fn stroke(board: Board) -> LodTable {
    let mut board = board.np(Faction::Indians);
    board.0.strokes[Faction::Indians] = true;
    board.phase(Phase::BrilliantStrokes)
}

fn at_war(war_parties: u8) -> Board {
    Board::at_war().leader(Leader::Brant, Northwest).put(war_parties, WarPartiesUnderground, Northwest)
}

fn is_played(table: &LodTable) -> bool {
    told(table).iter().any(|note| note.starts_with("lod-note-stroke-played"))
}

/// §8.7.8 Three War Parties with the Leader, the Treaty played, and a player is 1st Eligible.
#[test]
fn brilliant_stroke() {
    assert!(is_played(&stroke(at_war(3))));
    assert!(!is_played(&stroke(at_war(2))), "too few");
    let mut before = at_war(3);
    before.0.treaty = false;
    assert!(!is_played(&stroke(before)), "before the Treaty");
    let mut machines = at_war(3);
    machines.0.options.non_players.0 = [true, true, true, true];
    assert!(!is_played(&stroke(machines)), "only players provoke it");
}

/// §8.7.8 Against a Brilliant Stroke of the Rebellion, but not against a friend's.
#[test]
fn brilliant_stroke_against_another() {
    let board = |other: Faction| {
        let mut board = at_war(3)
            .leader(Leader::Washington, Pennsylvania)
            .put(4, Piece::Continentals, Pennsylvania)
            .leader(Leader::Howe, Virginia)
            .put(4, BritishRegulars, Virginia);
        // A non-player is 1st Eligible.
        board.0.options.non_players[Faction::French] = true;
        board.0.cards.current = CardNumber::new(49);
        board.0.cards.seen |= 1 << 49;
        board.0.strokes[other] = true;
        stroke(board)
    };
    let mut table = board(Faction::Patriots);
    play(&mut table, &[("patriots", "brilliant-stroke")]);
    assert!(is_trumped(&table));
    let mut table = board(Faction::British);
    play(&mut table, &[("british", "brilliant-stroke")]);
    assert!(!is_trumped(&table));
}

fn is_trumped(table: &LodTable) -> bool {
    told(table).iter().any(|note| note.starts_with("lod-note-stroke-trumped"))
}
