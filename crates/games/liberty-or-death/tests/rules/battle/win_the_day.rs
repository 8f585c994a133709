//! §3.6.8 Winners and Win the Day.

use liberty_or_death::battle::Attack;
use liberty_or_death::battle::losses::Losses;
use liberty_or_death::battle::sides::{self, Army, Role};
use liberty_or_death::battle::win_the_day::winner as named;
use liberty_or_death::map::Space::{self, *};
use liberty_or_death::pieces::Faction::*;
use liberty_or_death::pieces::{Leader, Piece, Piece::*, Side};
use liberty_or_death::state::Level;
use tricorne_testkit::script::{expect, offered, play};

use super::{LodTable, british_attack, count, joint_attack, notes, rebel_attack, roll, waits_for, winner};
use crate::board::Board;

fn board(pieces: &[(u8, Piece)], space: Space) -> Board {
    pieces.iter().fold(Board::at_war(), |board, &(count, piece)| board.put(count, piece, space))
}

/// Who wins a British attack in Virginia after these losses, with these pieces left.
fn after(left: &[(u8, Piece)], attackers: u8, defenders: u8) -> Option<Side> {
    let board = board(left, Virginia);
    let defending = sides::defenders(&board.0, Attack::new(British, Virginia));
    let attacking =
        Army { role: Role::Attacking, ..sides::defenders(&board.0, Attack::new(Patriots, Virginia)) };
    let lost = |pieces| Losses { pieces, cube_or_fort: true };
    named(&board.0, (&attacking, lost(attackers)), (&defending, lost(defenders)))
}

/// §3.6.8 Who lost fewer pieces wins, the defenders if it is the same.
#[test]
fn fewer_pieces_lost() {
    let both = [(3, BritishRegulars), (3, Continentals)];
    assert_eq!(after(&both, 1, 2), Some(Side::Royalist));
    assert_eq!(after(&both, 2, 2), Some(Side::Rebellion));
    assert_eq!(after(&both, 3, 2), Some(Side::Rebellion));
}

/// §3.6.8 A side with nothing but Underground pieces left loses, whatever was lost; if that goes for both, nobody wins.
#[test]
fn eliminated_sides() {
    let hidden = [(1, WarPartiesUnderground), (1, MilitiaUnderground)];
    assert_eq!(after(&[hidden[0], hidden[1], (1, Tories)], 5, 1), Some(Side::Royalist));
    assert_eq!(after(&[hidden[0], hidden[1], (1, MilitiaActive)], 1, 5), Some(Side::Rebellion));
    assert_eq!(after(&hidden, 1, 5), None);
}

/// §3.6.8 A Fort or Village that stands is enough not to be eliminated, of the attackers too.
#[test]
fn a_standing_fort_is_not_eliminated() {
    assert_eq!(after(&[(1, BritishForts), (1, Continentals)], 1, 2), Some(Side::Royalist));
    assert_eq!(after(&[(1, Villages), (1, Continentals)], 1, 2), Some(Side::Royalist));
}

/// A British attack on Continentals that costs the defenders `lost` Continentals and the attackers nothing.
fn british_win(lost: u8, level: Level) -> LodTable {
    let board =
        board(&[(9, BritishRegulars), (lost + 1, Continentals)], Pennsylvania).level(Pennsylvania, level);
    let mut table = british_attack(board, Pennsylvania);
    // +1 for Regulars: the dice make an odd number, which the last Continental overshoots or meets.
    let dice: [&str; 3] = match lost {
        2 => ["1", "1", "1"],
        3 => ["1", "1", "3"],
        4 => ["1", "3", "3"],
        _ => ["3", "3", "3"],
    };
    roll(&mut table, &dice);
    while offered(&table) == ["1", "2", "3"] && waits_for(&table, "battle-die") {
        roll(&mut table, &["1"]);
    }
    assert_eq!(winner(&table).as_deref(), Some("royalist"));
    assert_eq!(count(&table, Continentals, Pennsylvania), 1);
    table
}

/// §3.6.8 The Battle space shifts by half the pieces that the loser removed, rounded down.
#[test]
fn shifts_by_half_the_losses() {
    for (lost, level) in [
        (2, Level::PassiveOpposition),
        (3, Level::PassiveOpposition),
        (4, Level::Neutral),
        (5, Level::Neutral),
    ] {
        let table = british_win(lost, Level::ActiveOpposition);
        assert_eq!(table.state().level(Pennsylvania), level, "{lost} pieces lost");
    }
}

/// §3.6.8 A Royalist win brings no Rally and moves no Blockade.
#[test]
fn no_rally_for_royalists() {
    let table = british_win(4, Level::ActiveOpposition);
    assert!(!waits_for(&table, "win-the-day-rally"));
}

/// §3.6.8 Never more than three levels.
#[test]
fn three_levels_at_most() {
    let board = board(&[(9, BritishRegulars), (2, Tories), (9, MilitiaActive)], Pennsylvania)
        .level(Pennsylvania, Level::ActiveOpposition);
    let mut table = british_attack(board, Pennsylvania);
    roll(&mut table, &["3", "3", "3", "1"]);
    // Nine Militia fall; 9 / 2 would be four.
    assert_eq!(count(&table, MilitiaActive, Pennsylvania), 0);
    assert_eq!(table.state().level(Pennsylvania), Level::ActiveOpposition, "no cube or Fort was lost (L44)");

    let board = self::board(&[(9, BritishRegulars), (1, Continentals), (10, MilitiaActive)], Pennsylvania)
        .level(Pennsylvania, Level::ActiveOpposition);
    let mut table = british_attack(board, Pennsylvania);
    roll(&mut table, &["3", "3", "3", "1", "1"]);
    assert_eq!(count(&table, MilitiaActive, Pennsylvania), 2);
    assert_eq!(table.state().level(Pennsylvania), Level::PassiveSupport);
}

/// §3.6.8, L44 The loser must have removed at least two pieces, one of them a cube or a Fort; what the winner lost does
/// not matter.
#[test]
fn what_the_loser_must_lose() {
    // One cube only.
    let one = board(&[(3, BritishRegulars), (2, Continentals)], Pennsylvania);
    let mut table = british_attack(one, Pennsylvania);
    roll(&mut table, &["1"]);
    assert_eq!(count(&table, Continentals, Pennsylvania), 1);
    assert_eq!(winner(&table).as_deref(), Some("royalist"));
    assert!(notes(&table, "lod-note-win-the-day").is_empty());
    // Two Militia: no cube.
    let militia = board(&[(3, BritishRegulars), (3, MilitiaActive)], Pennsylvania);
    let mut table = british_attack(militia, Pennsylvania);
    roll(&mut table, &["1"]);
    assert_eq!(count(&table, MilitiaActive, Pennsylvania), 1);
    assert!(notes(&table, "lod-note-win-the-day").is_empty());
    // Two Militia and a Fort.
    let fort = board(&[(6, BritishRegulars), (2, MilitiaActive), (1, PatriotForts)], Pennsylvania);
    let mut table = british_attack(fort, Pennsylvania);
    roll(&mut table, &["1", "2"]);
    assert_eq!(table.state().pieces_of(Patriots, Pennsylvania), 0);
    assert_eq!(table.state().level(Pennsylvania), Level::PassiveSupport);
}

/// §3.6.8 No Win the Day in the West Indies.
#[test]
fn not_in_the_west_indies() {
    let board = board(&[(9, FrenchRegulars), (4, BritishRegulars)], WestIndies);
    let mut table = rebel_attack(board, French, WestIndies);
    roll(&mut table, &["1", "1", "1", "1"]);
    assert_eq!(winner(&table).as_deref(), Some("rebellion"));
    assert_eq!(count(&table, BritishRegulars, WestIndies), 2);
    assert!(notes(&table, "lod-note-win-the-day").is_empty());
}

/// A Rebellion win in Pennsylvania over two British Regulars: one level.
fn patriot_win(board: Board) -> LodTable {
    let board = board.put(9, Continentals, Pennsylvania).put(3, BritishRegulars, Pennsylvania);
    let mut table = rebel_attack(board, Patriots, Pennsylvania);
    roll(&mut table, &["1", "1", "1", "1"]);
    assert_eq!(winner(&table).as_deref(), Some("rebellion"));
    table
}

/// §3.6.8, L45 What the Battle space cannot take may go to adjacent spaces with Population, as the Patriots like.
#[test]
fn left_over_shifts() {
    let full = Board::at_war()
        .level(Pennsylvania, Level::ActiveOpposition)
        .level(NewJersey, Level::ActiveOpposition);
    let mut table = patriot_win(full);
    expect(&table, "patriots", "win-the-day-where");
    let mut expected: Vec<_> = Pennsylvania
        .adjacent()
        .iter()
        .filter(|&space| space.population() > 0 && space != NewJersey)
        .map(|space| space.id().to_owned())
        .collect();
    expected.push("done".to_owned());
    assert_eq!(offered(&table), expected);
    assert!(!expected.contains(&"northwest".to_owned()));
    play(&mut table, &[("patriots", "maryland-delaware")]);
    assert_eq!(table.state().level(MarylandDelaware), Level::PassiveOpposition);
    assert!(waits_for(&table, "win-the-day-rally"), "the one shift is used");
}

/// §3.6.8 Left-over shifts may be declined.
#[test]
fn left_over_shifts_declined() {
    let mut table = patriot_win(Board::at_war().level(Pennsylvania, Level::ActiveOpposition));
    play(&mut table, &[("patriots", "done")]);
    assert_eq!(table.state().total_opposition(), 2 * Pennsylvania.population());
    expect(&table, "patriots", "win-the-day-rally");
}

/// §3.6.8 In a space without Population all shifts are left over; after a Royalist win the British use them.
#[test]
fn battle_in_a_reserve_province() {
    let board = board(&[(9, BritishRegulars), (3, Continentals)], Northwest);
    let mut table = british_attack(board, Northwest);
    roll(&mut table, &["1", "1", "1", "1"]);
    expect(&table, "british", "win-the-day-where");
    play(&mut table, &[("british", "virginia")]);
    assert_eq!(table.state().level(Virginia), Level::PassiveSupport);
    assert_eq!(table.state().level(Northwest), Level::Neutral);
}

/// §1.10, §3.6.8 Washington doubles the shifts of a Rebellion he fights with, to six at most; the player splits what
/// is left over.
#[test]
fn washington_doubles() {
    let board = board(&[(9, Continentals), (4, BritishRegulars), (4, Tories)], Pennsylvania)
        .leader(Leader::Washington, Pennsylvania)
        .level(Pennsylvania, Level::PassiveOpposition);
    let mut table = rebel_attack(board, Patriots, Pennsylvania);
    roll(&mut table, &["3", "3", "3", "1", "1"]);
    // A Loss Level of 10 takes seven pieces: three levels, doubled.
    assert_eq!(table.state().units_of(British, Pennsylvania), 1);
    assert_eq!(table.state().level(Pennsylvania), Level::ActiveOpposition);
    expect(&table, "patriots", "win-the-day-where");
    play(&mut table, &[("patriots", "new-jersey")]);
    assert_eq!(offered(&table), ["1", "2"], "from Neutral there are two levels to go");
    play(&mut table, &[("patriots", "2")]);
    assert!(!offered(&table).contains(&"new-jersey".to_owned()));
    play(&mut table, &[("patriots", "philadelphia"), ("patriots", "1")]);
    play(&mut table, &[("patriots", "philadelphia")]);
    assert_eq!(table.state().level(Philadelphia), Level::ActiveOpposition);
    play(&mut table, &[("patriots", "maryland-delaware")]);
    assert!(waits_for(&table, "win-the-day-rally"), "all six are used");
}

/// §1.10, §3.6.1 Washington does not double the win of French who fight without the Patriots, nor a Royalist win.
#[test]
fn washington_must_take_part() {
    let pieces = [(9, FrenchRegulars), (1, Continentals), (3, BritishRegulars)];
    let board = board(&pieces, Pennsylvania).leader(Leader::Washington, Pennsylvania);
    let mut table = rebel_attack(board.clone(), French, Pennsylvania);
    roll(&mut table, &["1", "1", "1", "1"]);
    assert_eq!(table.state().level(Pennsylvania), Level::PassiveOpposition);
    let mut table = joint_attack(board, French, Pennsylvania);
    roll(&mut table, &["1", "1", "1", "1"]);
    assert_eq!(table.state().level(Pennsylvania), Level::ActiveOpposition);

    let board = self::board(&[(9, BritishRegulars), (3, Continentals)], Pennsylvania)
        .leader(Leader::Washington, Pennsylvania);
    let mut table = british_attack(board, Pennsylvania);
    roll(&mut table, &["1", "1", "2", "1"]);
    assert_eq!(count(&table, Continentals, Pennsylvania), 1);
    assert_eq!(table.state().level(Pennsylvania), Level::PassiveSupport);
}

/// §3.6.8, L46 One free Rally follows a Rebellion win, also of the French, and may be declined.
#[test]
fn free_rally() {
    let pieces = [(9, FrenchRegulars), (1, MilitiaActive), (3, BritishRegulars)];
    let board = board(&pieces, Pennsylvania).resources(Patriots, 1).level(Boston, Level::ActiveSupport);
    let mut table = rebel_attack(board.clone(), French, Pennsylvania);
    roll(&mut table, &["1", "1", "1", "1"]);
    expect(&table, "patriots", "win-the-day-rally");
    play(&mut table, &[("patriots", "yes")]);
    assert!(!offered(&table).contains(&"boston".to_owned()), "Active Support");
    play(&mut table, &[("patriots", "georgia")]);
    assert_eq!(count(&table, MilitiaUnderground, Georgia), 1);
    assert_eq!(table.state().resources[Patriots], 1);

    let mut table = rebel_attack(board, French, Pennsylvania);
    roll(&mut table, &["1", "1", "1", "1"]);
    play(&mut table, &[("patriots", "no")]);
    assert_eq!(count(&table, MilitiaUnderground, Georgia), 0);
    assert!(!waits_for(&table, "win-the-day-blockade"));
}

/// §3.6.8, L46 After a Rebellion win in a City the French may move its Blockades to other Cities, each where they like;
/// Blockades elsewhere stay.
#[test]
fn blockades_move_on() {
    let pieces = [(9, Continentals), (3, BritishRegulars)];
    let board = board(&pieces, Boston).blockade(Boston).blockade(Boston).blockade(Savannah);
    let mut table = rebel_attack(board, Patriots, Boston);
    roll(&mut table, &["1", "1", "1", "1"]);
    play(&mut table, &[("patriots", "no")]);
    expect(&table, "french", "win-the-day-blockade");
    assert!(!offered(&table).contains(&"boston".to_owned()));
    play(&mut table, &[("french", "norfolk")]);
    play(&mut table, &[("french", "done")]);
    let blockades = |city: Space| table.state().spaces[city].squadrons;
    assert_eq!([Boston, Norfolk, Savannah].map(blockades), [1, 1, 1]);
    assert_eq!(table.state().fni(), 3);
}
