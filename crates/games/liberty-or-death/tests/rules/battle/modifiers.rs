//! §3.6.5, §3.6.6 One test for each modifier.

use liberty_or_death::battle::Attack;
use liberty_or_death::battle::modifiers::{to_attacker_loss, to_defender_loss};
use liberty_or_death::battle::sides;
use liberty_or_death::map::Space::*;
use liberty_or_death::pieces::Faction::*;
use liberty_or_death::pieces::{Leader, Piece::*};
use tricorne_testkit::script::play;

use super::{LodTable, british_attack, joint_attack, modifiers, rebel_attack, roll};
use crate::board::Board;

fn to_defenders(table: &LodTable) -> Vec<String> {
    modifiers(table, "3.6.5")
}

fn to_attackers(table: &LodTable) -> Vec<String> {
    modifiers(table, "3.6.6")
}

/// §3.6.5, §3.6.6 Plain forces have no modifier.
#[test]
fn none() {
    let board = Board::at_war().put(1, Tories, Georgia).put(1, Continentals, Georgia);
    let table = rebel_attack(board, Patriots, Georgia);
    assert_eq!(to_defenders(&table), Vec::<String>::new());
    assert_eq!(to_attackers(&table), Vec::<String>::new());
}

/// §3.6.5 Half Regulars among the attackers. By the printed text Active War Parties count among the pieces, by the
/// living text only cubes do (L42).
#[test]
fn half_the_attackers_regulars() {
    let board = Board::at_war()
        .put(2, BritishRegulars, Georgia)
        .put(1, Tories, Georgia)
        .put(2, WarPartiesActive, Georgia)
        .put(1, MilitiaActive, Georgia);
    let modified = |board: Board| {
        let mut table = british_attack(board, Georgia);
        play(&mut table, &[("british", "yes")]);
        roll(&mut table, &["1"]);
        to_defenders(&table)
    };
    assert_eq!(modified(board.clone()), Vec::<String>::new());
    assert_eq!(modified(board.clone().put(1, BritishRegulars, Georgia)), ["+1 half-regulars"]);
    assert_eq!(modified(board.living()), ["+1 half-regulars"]);
}

/// §3.6.5 Only what is in the Force Level takes part: Tories beyond the Regulars do not spoil the half (L42), in
/// either edition, nor do Underground War Parties.
#[test]
fn half_of_those_who_take_part() {
    let board = Board::at_war()
        .put(1, BritishRegulars, Georgia)
        .put(5, Tories, Georgia)
        .put(3, WarPartiesUnderground, Georgia)
        .put(1, MilitiaActive, Georgia);
    for board in [board.clone(), board.living()] {
        let mut table = british_attack(board, Georgia);
        play(&mut table, &[("british", "yes"), ("british", "0")]);
        assert_eq!(to_defenders(&table), ["+1 half-regulars", "+1 underground"]);
    }
}

/// §3.6.6 Half Regulars among the defenders: Forts are pieces too, but no cubes (L42).
#[test]
fn half_the_defenders_regulars() {
    let board = Board::at_war()
        .put(1, Continentals, Georgia)
        .put(1, BritishRegulars, Georgia)
        .put(1, Tories, Georgia)
        .put(1, BritishForts, Georgia);
    let mut table = rebel_attack(board.clone(), Patriots, Georgia);
    roll(&mut table, &["1"]);
    assert_eq!(to_attackers(&table), ["+1 forts"]);
    let mut table = rebel_attack(board.living(), Patriots, Georgia);
    roll(&mut table, &["1"]);
    assert_eq!(to_attackers(&table), ["+1 half-regulars", "+1 forts"]);
}

/// §3.6.6 French Regulars are Regulars; Continentals are none (L42).
#[test]
fn continentals_are_no_regulars() {
    let board = Board::at_war().put(1, BritishRegulars, Georgia);
    let table = british_attack(board.clone().put(2, Continentals, Georgia), Georgia);
    assert_eq!(to_attackers(&table), Vec::<String>::new());
    let table = british_attack(board.put(1, FrenchRegulars, Georgia).put(1, Continentals, Georgia), Georgia);
    assert_eq!(to_attackers(&table), ["+1 half-regulars"]);
}

/// §3.6.5, §3.6.6 Without any piece in the Force Level there is no half of Regulars.
#[test]
fn no_regular_no_half() {
    let board = Board::at_war().put(1, MilitiaUnderground, Georgia).put(1, WarPartiesUnderground, Georgia);
    let mut table = rebel_attack(board, Patriots, Georgia);
    play(&mut table, &[("patriots", "0"), ("indians", "0")]);
    assert_eq!(to_defenders(&table), ["+1 underground"]);
    assert_eq!(to_attackers(&table), ["+1 underground"]);
}

/// §3.6.5, §3.6.6 An Underground piece counts once for its side, and no more when all came out.
#[test]
fn underground() {
    let board = Board::at_war().put(2, MilitiaUnderground, Georgia).put(2, WarPartiesUnderground, Georgia);
    let mut table = rebel_attack(board.clone(), Patriots, Georgia);
    play(&mut table, &[("patriots", "2"), ("indians", "1")]);
    assert_eq!(to_defenders(&table), Vec::<String>::new());
    assert_eq!(to_attackers(&table), ["+1 underground"]);
    let mut table = rebel_attack(board, Patriots, Georgia);
    play(&mut table, &[("patriots", "1"), ("indians", "2")]);
    assert_eq!(to_defenders(&table), ["+1 underground"]);
    assert_eq!(to_attackers(&table), Vec::<String>::new());
}

/// §3.6.1, §3.6.5 The Underground Militia of Patriots who did not pay help no French attack.
#[test]
fn bystanders_do_not_hide() {
    let board = Board::at_war()
        .put(1, FrenchRegulars, Georgia)
        .put(1, MilitiaUnderground, Georgia)
        .put(1, Tories, Georgia);
    let table = rebel_attack(board.clone(), French, Georgia);
    assert_eq!(to_defenders(&table), ["+1 half-regulars"]);
    let mut table = joint_attack(board, French, Georgia);
    play(&mut table, &[("french", "0")]);
    assert_eq!(to_defenders(&table), ["+1 half-regulars", "+1 underground"]);
}

/// §3.6.5, §3.6.6 A Leader counts, two count once.
#[test]
fn leaders() {
    let board = Board::at_war()
        .put(1, BritishRegulars, Georgia)
        .put(2, WarPartiesActive, Georgia)
        .leader(Leader::Howe, Georgia)
        .leader(Leader::Brant, Georgia)
        .put(2, Continentals, Georgia)
        .put(1, FrenchRegulars, Georgia)
        .leader(Leader::Rochambeau, Georgia);
    let mut table = british_attack(board, Georgia);
    play(&mut table, &[("british", "yes")]);
    roll(&mut table, &["1"]);
    assert_eq!(to_defenders(&table), ["+1 leader"]);
    assert_eq!(to_attackers(&table), ["+1 leader"]);
}

/// §3.6.1 The Indian Leader helps a British attack only together with War Parties, be it as Tories.
#[test]
fn indian_leader_in_attack() {
    let board = Board::at_war()
        .put(1, BritishRegulars, Georgia)
        .put(1, WarPartiesActive, Georgia)
        .leader(Leader::Brant, Georgia)
        .put(1, MilitiaActive, Georgia);
    for (answer, expected) in
        [("yes", &["+1 half-regulars", "+1 leader"][..]), ("no", &["+1 half-regulars"][..])]
    {
        let mut table = british_attack(board.clone(), Georgia);
        play(&mut table, &[("british", answer)]);
        assert_eq!(to_defenders(&table), expected);
    }
    let mut table = board.turn(British);
    play(&mut table, &[("british", "battle"), ("british", "georgia"), ("british", "1")]);
    assert_eq!(to_defenders(&table), ["+1 half-regulars", "+1 leader"]);
}

/// §3.6.1 A friend's Leader helps the attack only if that Faction paid.
#[test]
fn leader_of_a_bystander() {
    let board = Board::at_war()
        .put(1, Continentals, Georgia)
        .put(1, FrenchRegulars, Georgia)
        .leader(Leader::Rochambeau, Georgia)
        .put(2, Tories, Georgia);
    assert_eq!(to_defenders(&rebel_attack(board.clone(), Patriots, Georgia)), Vec::<String>::new());
    let table = joint_attack(board, Patriots, Georgia);
    assert_eq!(to_defenders(&table), ["+1 half-regulars", "+1 leader"]);
}

/// §1.10, §3.6.5 Lauzun adds one more where French attack, also with the Patriots, but not in defence.
#[test]
fn lauzun() {
    let board = Board::at_war()
        .put(1, Continentals, Georgia)
        .put(1, FrenchRegulars, Georgia)
        .leader(Leader::Lauzun, Georgia)
        .put(2, Tories, Georgia);
    let both = ["+1 half-regulars", "+1 leader", "+1 lauzun"];
    assert_eq!(to_defenders(&rebel_attack(board.clone(), French, Georgia)), both);
    assert_eq!(to_defenders(&joint_attack(board.clone(), Patriots, Georgia)), both);
    assert_eq!(to_defenders(&rebel_attack(board.clone(), Patriots, Georgia)), Vec::<String>::new());
    let table = british_attack(board, Georgia);
    assert_eq!(to_attackers(&table), ["+1 half-regulars", "+1 leader"]);
}

/// §3.6.5, §3.6.6 British in a Blockaded City strike more weakly, attacking or defending; others do not.
#[test]
fn blockaded_city() {
    let board = Board::at_war().put(2, Tories, Boston).put(1, Continentals, Boston).blockade(Boston);
    let table = british_attack(board.clone(), Boston);
    assert_eq!(to_defenders(&table), ["-1 blockade"]);
    assert_eq!(to_attackers(&table), Vec::<String>::new());
    let table = rebel_attack(board, Patriots, Boston);
    assert_eq!(to_defenders(&table), Vec::<String>::new());
    assert_eq!(to_attackers(&table), ["-1 blockade"]);
}

/// §3.6.5, §3.6.6 A Squadron in the West Indies weakens the British there, attacking or defending, several once.
#[test]
fn squadrons_in_the_west_indies() {
    let mut board = Board::at_war().put(1, BritishRegulars, WestIndies).put(1, FrenchRegulars, WestIndies);
    let table = british_attack(board.clone(), WestIndies);
    assert_eq!(to_defenders(&table), ["+1 half-regulars", "-1 squadron"]);
    assert_eq!(to_attackers(&table), ["+1 half-regulars"]);
    let table = rebel_attack(board.clone(), French, WestIndies);
    assert_eq!(to_defenders(&table), ["+1 half-regulars"]);
    assert_eq!(to_attackers(&table), ["+1 half-regulars", "-1 squadron"]);
    board.0.spaces[WestIndies].squadrons = 0;
    board.0.squadrons_unavailable = 3;
    let table = british_attack(board, WestIndies);
    assert_eq!(to_defenders(&table), ["+1 half-regulars"]);
}

/// §3.6.5, §3.6.6 Each defending Fort spares the defenders one and costs the attackers one; a Village does neither, nor
/// does a Fort of the attackers.
#[test]
fn forts() {
    let board = Board::at_war()
        .put(1, Tories, Georgia)
        .put(1, Villages, Georgia)
        .put(1, Continentals, Georgia)
        .put(1, PatriotForts, Georgia);
    let table = rebel_attack(board, Patriots, Georgia);
    assert_eq!(to_defenders(&table), Vec::<String>::new());
    assert_eq!(to_attackers(&table), Vec::<String>::new());

    let board = Board::at_war().put(2, BritishForts, Georgia).put(1, Continentals, Georgia);
    let table = rebel_attack(board, Patriots, Georgia);
    assert_eq!(to_defenders(&table), ["-2 forts"]);
    assert_eq!(to_attackers(&table), ["+2 forts"]);
}

/// §3.6.5 Indians who defend in an Indian Reserve Province suffer less; British alone do not, nor Indians elsewhere.
#[test]
fn indians_in_their_reserve() {
    let board = Board::at_war().put(1, Continentals, Northwest);
    let table = rebel_attack(board.clone().put(1, Villages, Northwest), Patriots, Northwest);
    assert_eq!(to_defenders(&table), ["-1 indian-reserve"]);
    let table = rebel_attack(board.put(1, Tories, Northwest), Patriots, Northwest);
    assert_eq!(to_defenders(&table), Vec::<String>::new());
    let board = Board::at_war().put(1, Continentals, Georgia).put(1, Villages, Georgia);
    assert_eq!(to_defenders(&rebel_attack(board, Patriots, Georgia)), Vec::<String>::new());
}

/// §1.10, §3.6.5 Washington spares a Rebellion that defends with him one loss; attacking he is a Leader like others.
#[test]
fn washington() {
    let board = Board::at_war()
        .put(1, Continentals, Georgia)
        .leader(Leader::Washington, Georgia)
        .put(2, Tories, Georgia);
    let table = british_attack(board.clone(), Georgia);
    assert_eq!(to_defenders(&table), ["-1 washington"]);
    assert_eq!(to_attackers(&table), ["+1 leader"]);
    let table = rebel_attack(board, Patriots, Georgia);
    assert_eq!(to_defenders(&table), ["+1 leader"]);
    assert_eq!(to_attackers(&table), Vec::<String>::new());
}

/// Card 51: an Event changes the Loss Level of either side.
#[test]
fn events() {
    let board = Board::at_war().put(1, Tories, Georgia).put(1, Continentals, Georgia);
    let attack = Attack { defender_loss_bonus: 2, attacker_loss_bonus: -2, ..Attack::new(Patriots, Georgia) };
    let defenders = sides::defenders(&board.0, attack);
    let mut attackers = sides::defenders(&board.0, Attack { faction: British, ..attack });
    attackers.loss_bonus = attack.attacker_loss_bonus;
    let values = |modifiers: liberty_or_death::battle::modifiers::Modifiers| {
        modifiers.iter().map(|it| (it.why.0, it.value)).collect::<Vec<_>>()
    };
    assert_eq!(values(to_defender_loss(&board.0, &attackers, &defenders)), [("lod-battle-event", 2)]);
    assert_eq!(values(to_attacker_loss(&board.0, &attackers, &defenders)), [("lod-battle-event", -2)]);
}
