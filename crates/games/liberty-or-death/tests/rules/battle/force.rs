//! §3.6.1 to §3.6.4 Who fights, who decides, Force Levels and dice.

use liberty_or_death::battle::Attack;
use liberty_or_death::battle::force::Force;
use liberty_or_death::battle::sides::{self, Army, Role};
use liberty_or_death::map::Space::{self, *};
use liberty_or_death::pieces::Faction::*;
use liberty_or_death::pieces::Piece::{self, *};
use liberty_or_death::pieces::Side;
use tricorne_testkit::script::{expect, offered, play};

use super::{british_attack, count, force, joint_attack, modifiers, notes, rebel_attack, roll};
use crate::board::Board;
use tricorne_kernel::Prompt;

fn board(pieces: &[(u8, Piece)], space: Space) -> Board {
    pieces.iter().fold(Board::at_war(), |board, &(count, piece)| board.put(count, piece, space))
}

/// §3.6.3 Attacking Tories count only up to the number of Regulars.
#[test]
fn attacking_tories_need_regulars() {
    let table =
        british_attack(board(&[(1, BritishRegulars), (4, Tories), (1, MilitiaActive)], Virginia), Virginia);
    assert_eq!(force(&table, "lod-royalist"), (2, 0));
}

/// §3.6.3 Defending Tories all count, and so do Forts; Villages do not. Half the Active War Parties, rounded down.
#[test]
fn all_royalists_defend() {
    let royalists =
        [(1, BritishRegulars), (3, Tories), (1, BritishForts), (3, WarPartiesActive), (1, Villages)];
    let mut table =
        rebel_attack(board(&royalists, Virginia).put(1, Continentals, Virginia), Patriots, Virginia);
    assert_eq!(offered(&table), ["1", "2", "3"]);
    roll(&mut table, &["1", "1"]);
    assert_eq!(force(&table, "lod-royalist"), (6, 2));
}

/// §3.6.3 Patriots, French, Militia and Forts defend together, and no side pays for that (§3.6.1).
#[test]
fn all_rebels_defend() {
    let rebels = [(1, Continentals), (3, FrenchRegulars), (1, PatriotForts), (3, MilitiaActive)];
    let board = board(&rebels, Virginia).put(1, BritishRegulars, Virginia);
    let mut table = british_attack(board, Virginia);
    roll(&mut table, &["1", "1"]);
    assert_eq!(force(&table, "lod-rebellion"), (6, 2));
    assert_eq!((table.state().resources[Patriots], table.state().resources[French]), (10, 10));
}

/// §3.6.1 The British may do without the Indians: these then neither come out, nor help, nor suffer.
#[test]
fn british_may_leave_the_indians_out() {
    let royalists = [(2, BritishRegulars), (2, WarPartiesActive), (2, WarPartiesUnderground)];
    let board = board(&royalists, Virginia).put(2, Continentals, Virginia).put(2, PatriotForts, Virginia);
    let mut table = british_attack(board.clone(), Virginia);
    expect(&table, "british", "battle-indians-join");
    play(&mut table, &[("british", "no")]);
    roll(&mut table, &["3"]);
    assert_eq!(force(&table, "lod-royalist"), (2, 0));
    assert_eq!(modifiers(&table, "3.6.5"), ["+1 half-regulars", "-2 forts"]);
    // The Loss Level of 5 takes both Regulars and no War Party.
    assert_eq!(count(&table, BritishRegulars, Virginia), 0);
    assert_eq!(count(&table, WarPartiesActive, Virginia), 2);

    let mut table = british_attack(board, Virginia);
    play(&mut table, &[("british", "yes")]);
    expect(&table, "british", "battle-activate");
    assert_eq!(offered(&table), ["0", "1", "2"]);
    play(&mut table, &[("british", "1")]);
    roll(&mut table, &["1", "3"]);
    assert_eq!(force(&table, "lod-royalist"), (3, 1));
    assert_eq!(count(&table, WarPartiesActive, Virginia), 2);
    assert_eq!(count(&table, WarPartiesUnderground, Virginia), 1);
}

/// §3.6.1 A Village alone brings no Indian into a British attack.
#[test]
fn a_village_does_not_attack() {
    let table =
        british_attack(board(&[(1, BritishRegulars), (1, Villages), (1, MilitiaActive)], Virginia), Virginia);
    assert!(notes(&table, "lod-note-battle-indians-join").is_empty());
    assert_eq!(force(&table, "lod-royalist"), (1, 0));
}

/// §4.2.1, §3.6.3 War Parties used as Tories count whole, within the number of Regulars and with the Tories. Those
/// that stay Indians count by halves.
#[test]
fn common_cause_counts_as_tories() {
    let royalists = [(3, BritishRegulars), (1, Tories), (3, WarPartiesUnderground)];
    let board = board(&royalists, Virginia).put(2, Continentals, Virginia);
    let mut table = board.turn(British);
    play(&mut table, &[("british", "battle"), ("british", "virginia")]);
    expect(&table, "british", "battle-common-cause");
    assert_eq!(offered(&table), ["0", "1", "2", "3"]);
    play(&mut table, &[("british", "1")]);
    expect(&table, "british", "battle-indians-join");
    play(&mut table, &[("british", "yes")]);
    expect(&table, "british", "battle-activate");
    assert_eq!(offered(&table), ["0", "1", "2"]);
    play(&mut table, &[("british", "2")]);
    roll(&mut table, &["1", "1"]);
    assert_eq!(force(&table, "lod-royalist"), (6, 2));
}

/// §4.2.1 With all War Parties used as Tories nobody is asked about the Indians; beyond the Regulars they add nothing.
#[test]
fn common_cause_is_bound_by_regulars() {
    let royalists = [(1, BritishRegulars), (2, WarPartiesUnderground)];
    let board = board(&royalists, Virginia).put(1, MilitiaActive, Virginia);
    let mut table = board.turn(British);
    play(&mut table, &[("british", "battle"), ("british", "virginia"), ("british", "2")]);
    assert_eq!(force(&table, "lod-royalist"), (2, 0));
    assert_eq!(count(&table, WarPartiesUnderground, Virginia), 0);
}

/// §3.6.1, §3.6.3 In a Patriot attack French Regulars count up to the Continentals, if the French paid.
#[test]
fn patriots_attack_with_french() {
    let rebels = [(2, Continentals), (4, FrenchRegulars), (2, MilitiaActive)];
    let board = board(&rebels, Virginia).put(1, Tories, Virginia);
    let mut table = joint_attack(board.clone(), Patriots, Virginia);
    roll(&mut table, &["1"]);
    assert_eq!(force(&table, "lod-rebellion"), (5, 1));
    let mut table = rebel_attack(board, Patriots, Virginia);
    roll(&mut table, &["1"]);
    assert_eq!(force(&table, "lod-rebellion"), (3, 1));
}

/// §3.6.1, §3.6.3 In a French attack Continentals count up to the French Regulars, and Militia too, if the Patriots
/// paid. The French decide how many come out.
#[test]
fn french_attack_with_patriots() {
    let rebels = [(4, Continentals), (2, FrenchRegulars), (2, MilitiaUnderground)];
    let board = board(&rebels, Virginia).put(1, Tories, Virginia);
    let mut table = joint_attack(board.clone(), French, Virginia);
    expect(&table, "french", "battle-activate");
    play(&mut table, &[("french", "2")]);
    roll(&mut table, &["1"]);
    assert_eq!(force(&table, "lod-rebellion"), (5, 1));

    let table = rebel_attack(board, French, Virginia);
    assert_eq!(force(&table, "lod-rebellion"), (2, 0));
    assert_eq!(count(&table, MilitiaUnderground, Virginia), 2);
}

/// §3.6.1 British or Patriots decide for a mixed defence, Indians or French where they are alone. The attacker decides
/// first.
#[test]
fn who_decides_in_defence() {
    let mixed = [(1, Tories), (1, WarPartiesUnderground)];
    let table = rebel_attack(board(&mixed, Virginia).put(1, Continentals, Virginia), Patriots, Virginia);
    expect(&table, "british", "battle-activate");

    let alone = board(&[(1, WarPartiesUnderground), (1, MilitiaUnderground)], Virginia);
    let mut table = rebel_attack(alone, Patriots, Virginia);
    expect(&table, "patriots", "battle-activate");
    play(&mut table, &[("patriots", "0")]);
    expect(&table, "indians", "battle-activate");

    let mixed = [(1, FrenchRegulars), (1, MilitiaUnderground)];
    let table = british_attack(board(&mixed, Virginia).put(1, BritishRegulars, Virginia), Virginia);
    expect(&table, "patriots", "battle-activate");

    let decider =
        |board: &Board, attacker| sides::defenders(&board.0, Attack::new(attacker, Virginia)).decider;
    assert_eq!(decider(&board(&[(1, FrenchRegulars)], Virginia), British), French);
    assert_eq!(decider(&board(&[(1, Villages)], Virginia), Patriots), Indians);
    assert_eq!(decider(&board(&[(1, BritishForts), (1, Villages)], Virginia), French), British);
}

/// §3.6.3 No Underground piece, no question; an Active one counts without being asked about.
#[test]
fn nothing_to_activate() {
    let table = rebel_attack(board(&[(2, MilitiaActive), (1, Tories)], Virginia), Patriots, Virginia);
    assert_eq!(force(&table, "lod-rebellion"), (1, 0));
    assert_eq!(force(&table, "lod-royalist"), (1, 0));
}

/// §3.6.4 One die for each 3 points, none below 3 and never more than three. The attacker rolls first.
#[test]
fn dice() {
    for (regulars, dice) in [(2, 0), (3, 1), (5, 1), (6, 2), (8, 2), (9, 3), (12, 3), (15, 3)] {
        let board = board(&[(regulars, BritishRegulars), (9, Continentals)], Virginia);
        let mut table = british_attack(board, Virginia);
        roll(&mut table, &["1"; 6][..3 + dice]);
        assert_eq!(force(&table, "lod-royalist"), (i64::from(regulars), dice as i64));
        assert_eq!(notes(&table, "lod-note-battle-roll").len(), if dice == 0 { 1 } else { 2 });
    }
    let mut table = british_attack(board(&[(3, BritishRegulars), (3, Continentals)], Virginia), Virginia);
    let roller = |table: &super::LodTable| super::question(table).prompt.message().args()[0].1;
    assert_eq!(roller(&table), Side::Royalist.into());
    roll(&mut table, &["1"]);
    assert_eq!(roller(&table), Side::Rebellion.into());
}

/// §3.6.4 A Loss Level is the sum of the dice and the modifiers.
#[test]
fn loss_level_is_dice_and_modifiers() {
    let mut table = british_attack(board(&[(6, BritishRegulars), (6, Continentals)], Virginia), Virginia);
    roll(&mut table, &["3", "1", "1", "1"]);
    // 4 and half Regulars: 5, which is three Continentals; 2 on the other side: one Regular.
    assert_eq!(count(&table, Continentals, Virginia), 3);
    assert_eq!(count(&table, BritishRegulars, Virginia), 5);
}

/// Cards 52, 66: an Event's help raises the Force Level of the attacking side only.
#[test]
fn an_event_raises_the_force_level() {
    let board = board(&[(1, BritishRegulars), (1, Continentals)], Virginia);
    let attack = Attack { force_bonus: 2, ..Attack::new(Patriots, Virginia) };
    let defenders = sides::defenders(&board.0, attack);
    assert_eq!(Force::of(&board.0, &defenders).level(), 1);
    let as_if = Attack { faction: British, ..attack };
    let attackers =
        Army { role: Role::Attacking, force_bonus: attack.force_bonus, ..sides::defenders(&board.0, as_if) };
    assert_eq!(Force::of(&board.0, &attackers).level(), 3);
}
