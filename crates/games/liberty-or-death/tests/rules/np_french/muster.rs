//! §8.6.3, §8.6.4 Muster and Hortalez after the Treaty of Alliance, and §8.6.11 the Brilliant Stroke.

use Piece::{BritishRegulars, Continentals, FrenchRegulars, MilitiaActive, PatriotForts};
use Space::{Boston, Massachusetts, Pennsylvania, Virginia, WestIndies};
use liberty_or_death::cards::CardNumber;
use liberty_or_death::map::Space;
use liberty_or_death::pieces::{Faction, Leader, Piece};
use liberty_or_death::state::Phase;
use tricorne_testkit::script::{play, told};

use super::{HORTALEZ, MUSTER, TWO, at_war, count, executes, french, resources, whole_turn};
use crate::board::{Board, LodTable};

/// §8.6.4 The die shows less than the Regulars Available: all that can be placed land under Rebellion Control, first
/// with Continentals; no Fort is built.
#[test]
fn muster_with_continentals() {
    let board = at_war(5).put(2, MilitiaActive, Massachusetts).put(1, Continentals, Virginia);
    let table = whole_turn(board, &[(MUSTER, "4")]);
    executes(&table, "muster");
    assert_eq!(count(&table, FrenchRegulars, Virginia), 4);
    assert_eq!(count(&table, PatriotForts, Virginia), 0);
    assert_eq!(resources(&table, Faction::French), 8);
    assert_eq!(table.state().leader_space(Faction::French), Some(Virginia), "the Leader comes along");
}

/// §8.6.4 The die does not show less: no Muster, while there is another Command.
#[test]
fn no_muster_by_the_die() {
    let board = at_war(5).put(2, Continentals, Massachusetts).put(1, BritishRegulars, Boston);
    let table = whole_turn(french(board, 2, Massachusetts), &[(MUSTER, "5")]);
    executes(&table, "march");
}

/// §8.6.4 More than six Available need no die; equal spaces are picked by the dice.
#[test]
fn muster_without_a_die() {
    let board = at_war(7).put(1, MilitiaActive, Massachusetts).put(1, MilitiaActive, Boston);
    let table = whole_turn(board, &[(TWO, "1")]);
    assert_eq!(count(&table, FrenchRegulars, Boston), 4, "Boston comes first in the table");
}

/// §8.6.4 Fewer than four go to the West Indies while the Rebellion does not Control them.
#[test]
fn muster_in_the_west_indies() {
    let board = at_war(3).put(1, Continentals, Virginia);
    let table = whole_turn(board.clone(), &[(MUSTER, "1")]);
    assert_eq!(count(&table, FrenchRegulars, WestIndies), 3);
    let table = whole_turn(french(board, 1, WestIndies), &[(MUSTER, "1")]);
    assert_eq!(count(&table, FrenchRegulars, Virginia), 3);
}

/// §8.6.4, §8.6.3 Nowhere to land, or too little to pay: Hortalez.
#[test]
fn hortalez_if_no_muster() {
    let table = whole_turn(at_war(7), &[(HORTALEZ, "2")]);
    executes(&table, "hortalez");
    let board = at_war(7).put(1, Continentals, Virginia).resources(Faction::French, 1);
    let table = whole_turn(board, &[(HORTALEZ, "3")]);
    executes(&table, "hortalez");
    assert_eq!(resources(&table, Faction::French), 2, "all given, then two by Préparer la Guerre");
}

/// §8.6.5 No March is possible: Muster, without another die.
#[test]
fn muster_if_no_march() {
    let board = at_war(5).put(1, Continentals, Virginia);
    executes(&whole_turn(board, &[(MUSTER, "5")]), "muster");
}

fn stroke(board: Board) -> LodTable {
    let mut board = board.np(Faction::French);
    board.0.strokes[Faction::French] = true;
    board.phase(Phase::BrilliantStrokes)
}

fn with_leader(regulars: u8) -> Board {
    let board = at_war(7).leader(Leader::Rochambeau, Pennsylvania).put(1, Continentals, Pennsylvania);
    french(board, regulars, Pennsylvania)
}

/// Whether the card is played, with a 1 on every die of the French: the flowchart must lead to a Command that the Leader
/// can take part in (§8.3.7).
fn is_played(mut table: LodTable) -> bool {
    roll_ones(&mut table);
    told(&table).iter().any(|note| note.starts_with("lod-note-stroke-played"))
}

fn roll_ones(table: &mut LodTable) {
    while table.questions().first().is_some_and(|asked| asked.rolled_for == Some(Faction::French.into())) {
        play(table, &[("chance", "1")]);
    }
}

/// §8.6.11 Four Regulars with the Leader, and a player is 1st Eligible.
#[test]
fn brilliant_stroke() {
    assert!(is_played(stroke(with_leader(4))));
    assert!(!is_played(stroke(with_leader(3))), "too few");
    let mut machines = with_leader(4);
    machines.0.options.non_players.0 = [true; 4];
    assert!(!is_played(stroke(machines)), "only players provoke it");
}

/// §8.6.11 Against the British Brilliant Stroke.
#[test]
fn brilliant_stroke_against_the_british() {
    let mut board = with_leader(4).leader(Leader::Howe, Virginia).put(4, BritishRegulars, Virginia);
    // A non-player is 1st Eligible.
    board.0.options.non_players[Faction::Indians] = true;
    board.0.cards.current = CardNumber::new(73);
    board.0.cards.seen |= 1 << 73;
    board.0.strokes[Faction::British] = true;
    let mut table = stroke(board);
    play(&mut table, &[("british", "brilliant-stroke")]);
    roll_ones(&mut table);
    assert!(told(&table).iter().any(|note| note.starts_with("lod-note-stroke-trumped")));
}
