//! §2.3.9 The Treaty of Alliance.

use liberty_or_death::cards::CardNumber;
use liberty_or_death::map::Space::*;
use liberty_or_death::pieces::Faction::{self, *};
use liberty_or_death::pieces::{Leader, Piece::*};
use liberty_or_death::state::Phase;
use tricorne_testkit::script::{expect, offered, play, question};

use super::{TURGOT, asked, eligible, turns_up_a_card, with_card};
use crate::board::{Board, LodTable};
use tricorne_kernel::Prompt;

/// Before the Treaty: 10 French Regulars Available, 5 Unavailable, two Squadrons in the West Indies, this CBC.
fn board(cbc: u8) -> Board {
    let mut board = Board::empty()
        .only_available(10, FrenchRegulars)
        .only_available(20, BritishRegulars)
        .put(2, Continentals, Virginia);
    board.0.unavailable[BritishRegulars as usize] -= 3;
    board.0.available[BritishRegulars as usize] += 3;
    board.0.squadrons_unavailable = 1;
    board.0.spaces[WestIndies].squadrons = 2;
    board.0.treaty_card = true;
    board.0.strokes[French] = true;
    board.0.cbc = cbc;
    board
}

fn begin(board: Board, eligible: &[Faction]) -> LodTable {
    let mut board = with_card(board, TURGOT, eligible);
    board.0.sequence.phase = Phase::BrilliantStrokes;
    board.table()
}

/// §2.3.9 French Preparations must exceed 15: Available Regulars, Squadrons in the West Indies and CBC (L26).
#[test]
fn preparations() {
    assert_eq!(asked(&begin(board(3), &[French])), "french", "15 are not enough");
    let table = begin(board(4), &[French]);
    expect(&table, "french", "stroke");
    assert_eq!(offered(&table), ["treaty-of-alliance", "no"]);
}

/// §2.3.9 The French must be Eligible, hold the card, and no Winter Quarters card may show. Their other Brilliant Stroke
/// has to wait for the Treaty.
#[test]
fn conditions() {
    assert_eq!(asked(&begin(board(40), &[British])), "british");
    let mut played = board(40);
    played.0.treaty_card = false;
    assert_eq!(asked(&begin(played, &[French])), "french");
    let mut winter = board(40);
    winter.0.options.winter_is_coming = true;
    winter.0.cards.on_deck = CardNumber::new(97);
    winter.0.cards.seen |= 1 << 97;
    assert_eq!(asked(&begin(winter, &[French])), "french");
}

/// §2.3.9, card 109 A free Muster that Rochambeau joins, FNI 1, three Regulars each to the West Indies, Unavailable ones
/// first; then all are Eligible and the Event is gone.
#[test]
fn effects() {
    let mut table = begin(board(4), &[French]);
    let resources = table.state().resources;
    play(&mut table, &[("french", "treaty-of-alliance")]);
    assert_eq!(offered(&table), ["virginia", "west-indies"], "under Rebellion Control, or the West Indies");
    play(&mut table, &[("french", "virginia"), ("french", "4"), ("french", "no")]);
    expect(&table, "french", "blockade");
    play(&mut table, &[("french", "boston")]);
    assert!(turns_up_a_card(&table));
    let state = table.state();
    assert!(state.treaty && !state.treaty_card);
    assert_eq!(state.count(FrenchRegulars, Virginia), 4);
    assert_eq!(state.leader_space(French), Some(Virginia));
    assert_eq!((state.fni(), state.squadrons(), state.squadrons_unavailable), (1, 1, 1));
    assert_eq!(state.count(FrenchRegulars, WestIndies), 3);
    assert_eq!(
        (state.available[FrenchRegulars as usize], state.unavailable[FrenchRegulars as usize]),
        (6, 2)
    );
    assert_eq!(state.count(BritishRegulars, WestIndies), 3);
    assert_eq!(
        (state.available[BritishRegulars as usize], state.unavailable[BritishRegulars as usize]),
        (22, 0)
    );
    assert_eq!(state.resources, resources);
    assert_eq!(eligible(&table), Faction::ALL);
    assert!(state.strokes[French], "the second card is theirs from now on");
}

/// Card 109 With fewer Unavailable Regulars than three the rest come from Available.
#[test]
fn to_the_west_indies_from_available() {
    let mut board = board(4);
    board.0.unavailable[FrenchRegulars as usize] = 1;
    board.0.available[FrenchRegulars as usize] = 14;
    let mut table = begin(board, &[French]);
    play(&mut table, &[("french", "treaty-of-alliance"), ("french", "virginia"), ("french", "0")]);
    play(&mut table, &[("french", "boston")]);
    let state = table.state();
    assert_eq!(state.count(FrenchRegulars, WestIndies), 3);
    assert_eq!(
        (state.available[FrenchRegulars as usize], state.unavailable[FrenchRegulars as usize]),
        (12, 0)
    );
    assert_eq!(state.leader_space(French), None, "with no Regular he stays Available");
}

/// §2.3.8, §2.3.9 The Treaty trumps any other stroke, the Indians' too, and nobody trumps it.
#[test]
fn the_treaty_trumps_all() {
    let mut board = board(4).put(2, WarPartiesUnderground, Northwest).leader(Leader::Brant, Northwest);
    board.0.strokes[Indians] = true;
    let mut table = begin(board, &Faction::ALL);
    expect(&table, "indians", "stroke");
    play(&mut table, &[("indians", "brilliant-stroke")]);
    expect(&table, "french", "trump");
    assert_eq!(offered(&table), ["treaty-of-alliance", "no"]);
    play(&mut table, &[("french", "treaty-of-alliance")]);
    assert!(table.state().strokes[Indians], "the trumped card goes back");
    assert_eq!(question(&table).prompt.rule(), "3.5.3");
}

/// §2.3.9 From the Treaty on the French have other Commands.
#[test]
fn french_commands() {
    let before = with_card(board(0).put(1, MilitiaUnderground, Massachusetts), TURGOT, &[French]).table();
    assert_eq!(offered(&before), ["agent-mobilization", "hortalez", "event", "pass"]);
    let board = Board::at_war().put(1, FrenchRegulars, Virginia).put(1, Continentals, Virginia);
    let after = with_card(board.put(1, Tories, Virginia), TURGOT, &[French]).table();
    assert_eq!(offered(&after), ["hortalez", "muster", "march", "battle", "event", "pass"]);
}
