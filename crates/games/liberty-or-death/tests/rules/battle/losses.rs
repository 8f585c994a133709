//! §3.6.7 Removal.

use liberty_or_death::battle::Attack;
use liberty_or_death::battle::losses::due;
use liberty_or_death::battle::sides::{self, Army, Role};
use liberty_or_death::map::Space::*;
use liberty_or_death::pieces::Faction::*;
use liberty_or_death::pieces::{Leader, Piece, Piece::*};
use tricorne_testkit::script::{expect, offered, play};

use super::{british_attack, count, joint_attack, rebel_attack, roll, waits_for};
use crate::board::Board;

/// The army that has these pieces in Virginia, and what it loses at a Loss Level.
fn lost(pieces: &[(u8, Piece)], role: Role, level: i8) -> Vec<(u8, Piece)> {
    let board =
        pieces.iter().fold(Board::at_war(), |board, &(count, piece)| board.put(count, piece, Virginia));
    let enemy = pieces[0].1.side().enemy().factions()[0];
    let army = Army { role, ..sides::defenders(&board.0, Attack::new(enemy, Virginia)) };
    let lost = due(&board.0, &army, level);
    Piece::ALL.into_iter().map(|piece| (lost[piece as usize], piece)).filter(|it| it.0 > 0).collect()
}

const ROYALISTS: [(u8, Piece); 6] = [
    (2, BritishRegulars),
    (3, Tories),
    (2, WarPartiesActive),
    (2, WarPartiesUnderground),
    (1, Villages),
    (1, BritishForts),
];

const REBELS: [(u8, Piece); 5] =
    [(2, FrenchRegulars), (1, Continentals), (3, MilitiaActive), (2, MilitiaUnderground), (1, PatriotForts)];

/// §3.6.7 Royalists alternate Regulars and Tories, then lose Active War Parties and, in defence, Villages before Forts.
/// Values must reach the Loss Level and may pass it; Underground War Parties are never lost.
#[test]
fn royalist_order() {
    let cases: [(i8, &[(u8, Piece)]); 14] = [
        (-1, &[]),
        (0, &[]),
        (1, &[(1, BritishRegulars)]),
        (2, &[(1, BritishRegulars)]),
        (3, &[(1, BritishRegulars), (1, Tories)]),
        (4, &[(2, BritishRegulars), (1, Tories)]),
        (5, &[(2, BritishRegulars), (1, Tories)]),
        (6, &[(2, BritishRegulars), (2, Tories)]),
        (7, &[(2, BritishRegulars), (3, Tories)]),
        (8, &[(2, BritishRegulars), (3, Tories), (1, WarPartiesActive)]),
        (9, &[(2, BritishRegulars), (3, Tories), (2, WarPartiesActive)]),
        (10, &[(2, BritishRegulars), (3, Tories), (2, WarPartiesActive), (1, Villages)]),
        (11, &[(2, BritishRegulars), (3, Tories), (1, BritishForts), (2, WarPartiesActive), (1, Villages)]),
        (20, &[(2, BritishRegulars), (3, Tories), (1, BritishForts), (2, WarPartiesActive), (1, Villages)]),
    ];
    for (level, expected) in cases {
        assert_eq!(lost(&ROYALISTS, Role::Defending, level), expected, "Loss Level {level}");
    }
}

/// §3.6.7 Rebels alternate French, Continentals and Active Militia, skipping what is exhausted, then in defence lose
/// Forts. Underground Militia are never lost.
#[test]
fn rebel_order() {
    let cases: [(i8, &[(u8, Piece)]); 9] = [
        (1, &[(1, FrenchRegulars)]),
        (3, &[(1, Continentals), (1, FrenchRegulars)]),
        (5, &[(1, Continentals), (1, MilitiaActive), (1, FrenchRegulars)]),
        (6, &[(1, Continentals), (1, MilitiaActive), (2, FrenchRegulars)]),
        (7, &[(1, Continentals), (1, MilitiaActive), (2, FrenchRegulars)]),
        (8, &[(1, Continentals), (2, MilitiaActive), (2, FrenchRegulars)]),
        (9, &[(1, Continentals), (3, MilitiaActive), (2, FrenchRegulars)]),
        (10, &[(1, Continentals), (3, MilitiaActive), (1, PatriotForts), (2, FrenchRegulars)]),
        (20, &[(1, Continentals), (3, MilitiaActive), (1, PatriotForts), (2, FrenchRegulars)]),
    ];
    for (level, expected) in cases {
        assert_eq!(lost(&REBELS, Role::Defending, level), expected, "Loss Level {level}");
    }
}

/// §3.6.7 Attackers lose neither Forts nor Villages.
#[test]
fn attackers_keep_their_bases() {
    let royalists = [(2, BritishRegulars), (3, Tories), (2, WarPartiesActive)];
    assert_eq!(lost(&ROYALISTS, Role::Attacking, 20), royalists);
    let rebels = [(1, Continentals), (3, MilitiaActive), (2, FrenchRegulars)];
    assert_eq!(lost(&REBELS, Role::Attacking, 20), rebels);
}

/// §3.6.7 Without Regulars Tories go one after the other; Regulars without Tories likewise.
#[test]
fn one_kind_left() {
    assert_eq!(lost(&[(4, Tories)], Role::Defending, 3), [(3, Tories)]);
    assert_eq!(lost(&[(4, BritishRegulars)], Role::Defending, 5), [(3, BritishRegulars)]);
    assert_eq!(lost(&[(3, MilitiaActive)], Role::Defending, 2), [(2, MilitiaActive)]);
}

/// §3.6.7, §1.6.4 Cubes go to the Casualties box, Forts to Available as Casualties; Villages, Militia and War Parties
/// just to Available. CBC and CRC follow.
#[test]
fn casualties() {
    let pieces: [(u8, Piece); 9] = [
        (1, BritishRegulars),
        (1, Tories),
        (1, WarPartiesActive),
        (1, Villages),
        (1, BritishForts),
        (3, Continentals),
        (3, FrenchRegulars),
        (2, MilitiaActive),
        (2, MilitiaUnderground),
    ];
    let board =
        pieces.iter().fold(Board::at_war(), |board, &(count, piece)| board.put(count, piece, Virginia));
    let (cbc, crc) = (board.0.cbc, board.0.crc);
    let mut table = joint_attack(board, Patriots, Virginia);
    play(&mut table, &[("patriots", "0")]);
    // The attackers' Force Level of 7 gives two dice, +1 for the Underground, -1 for the Fort. The defenders have one
    // die, +1 for the Fort.
    roll(&mut table, &["3", "2", "1"]);
    let state = table.state();
    assert_eq!(state.pieces_of(British, Virginia), 1);
    assert_eq!(count(&table, BritishForts, Virginia), 1);
    assert_eq!(state.pieces_of(Indians, Virginia), 0);
    assert_eq!(state.casualties[BritishRegulars as usize], 1);
    assert_eq!(state.casualties[Tories as usize], 1);
    assert_eq!(state.available[WarPartiesUnderground as usize], 15);
    assert_eq!(state.available[Villages as usize], 12);
    assert_eq!(state.casualties[FrenchRegulars as usize], 1);
    assert_eq!((state.cbc - cbc, state.crc - crc), (2, 1));
}

/// §3.6.7, §1.6.4 A Fort lost in defence is Available again at once, and a Casualty all the same.
#[test]
fn a_lost_fort_is_available() {
    let board = Board::at_war().put(1, PatriotForts, Virginia).put(9, BritishRegulars, Virginia);
    let crc = board.0.crc;
    let mut table = british_attack(board, Virginia);
    roll(&mut table, &["1", "1", "1"]);
    assert_eq!(count(&table, PatriotForts, Virginia), 0);
    assert_eq!(table.state().available[PatriotForts as usize], 6);
    assert_eq!(table.state().crc - crc, 1);
}

/// §3.6.7, L41 An attacking friend who did not pay suffers no loss.
#[test]
fn bystanders_are_spared() {
    let rebels = [(1, Continentals), (2, FrenchRegulars)];
    let board =
        rebels.iter().fold(Board::at_war(), |board, &(count, piece)| board.put(count, piece, Virginia));
    let board = board.put(3, BritishRegulars, Virginia).put(1, BritishForts, Virginia);
    let mut table = rebel_attack(board.clone(), Patriots, Virginia);
    roll(&mut table, &["3"]);
    assert_eq!(count(&table, Continentals, Virginia), 0);
    assert_eq!(count(&table, FrenchRegulars, Virginia), 2);
    let mut table = joint_attack(board, Patriots, Virginia);
    roll(&mut table, &["3"]);
    assert_eq!(count(&table, FrenchRegulars, Virginia), 0);
}

/// §3.6.7, L43 War Parties used as Tories take turns with the Regulars, at the choice of the British, and return to
/// Available without raising CBC. The other War Parties come after all of them.
#[test]
fn common_cause_war_parties_fall_as_tories() {
    let board = Board::at_war()
        .put(3, BritishRegulars, Virginia)
        .put(2, Tories, Virginia)
        .put(2, WarPartiesUnderground, Virginia)
        .put(6, Continentals, Virginia)
        .put(1, PatriotForts, Virginia);
    let cbc = board.0.cbc;
    let attack = |losses: &[&str]| {
        let mut table = board.clone().turn(British);
        play(&mut table, &[("british", "battle"), ("british", "virginia"), ("british", "1")]);
        play(&mut table, &[("british", "yes"), ("british", "1")]);
        roll(&mut table, &["1", "1"]);
        roll(&mut table, losses);
        table
    };
    // A Loss Level of 6 is two Regulars and two of three Tories.
    let mut table = attack(&["2", "3"]);
    expect(&table, "british", "battle-war-parties-lost");
    assert_eq!(offered(&table), ["0", "1"]);
    play(&mut table, &[("british", "1")]);
    assert_eq!(count(&table, BritishRegulars, Virginia), 1);
    assert_eq!(count(&table, Tories, Virginia), 1);
    assert_eq!(count(&table, WarPartiesActive, Virginia), 1);
    assert_eq!(table.state().cbc - cbc, 3);

    let mut table = attack(&["2", "3"]);
    play(&mut table, &[("british", "0")]);
    assert_eq!(count(&table, Tories, Virginia), 0);
    assert_eq!(count(&table, WarPartiesActive, Virginia), 2);
    assert_eq!(table.state().cbc - cbc, 4);
}

/// §3.6.7, L43 When all Tories must go, nothing is asked.
#[test]
fn common_cause_without_a_choice() {
    let board = Board::at_war().put(1, BritishRegulars, Virginia).put(1, WarPartiesActive, Virginia).put(
        6,
        Continentals,
        Virginia,
    );
    let mut table = board.turn(British);
    play(&mut table, &[("british", "battle"), ("british", "virginia"), ("british", "1")]);
    roll(&mut table, &["2", "3"]);
    assert!(!waits_for(&table, "battle-war-parties-lost"));
    assert_eq!(table.state().pieces_of(British, Virginia), 0);
    assert_eq!(table.state().pieces_of(Indians, Virginia), 0);
}

/// §1.10 A Leader who is left without a piece of his Faction finds another place.
#[test]
fn leaders_settle() {
    let board = Board::at_war()
        .put(1, BritishRegulars, Virginia)
        .leader(Leader::Howe, Virginia)
        .put(1, Tories, Georgia)
        .put(6, Continentals, Virginia);
    let mut table = british_attack(board, Virginia);
    roll(&mut table, &["3", "3"]);
    expect(&table, "british", "leader-homeless");
    assert_eq!(offered(&table), ["georgia", "to-available"]);
    play(&mut table, &[("british", "georgia")]);
    assert_eq!(table.state().leader_space(British), Some(Georgia));
}
