//! §2.3.8, §1.10 Brilliant Strokes.

use liberty_or_death::cards::CardNumber;
use liberty_or_death::map::Space::*;
use liberty_or_death::pieces::Faction::{self, *};
use liberty_or_death::pieces::{Leader, Piece::*};
use liberty_or_death::state::Phase;
use tricorne_testkit::script::{expect, offered, play, question};

use super::{TURGOT, asked, eligible, turns_up_a_card, with_card};
use crate::board::{Board, LodTable};
use tricorne_kernel::Prompt;

/// At war, each Leader with a piece of his own, everybody holding a card.
fn board() -> Board {
    let mut board = Board::at_war()
        .put(2, Continentals, Virginia)
        .leader(Leader::Washington, Virginia)
        .put(2, BritishRegulars, Boston)
        .leader(Leader::Howe, Boston)
        .put(2, FrenchRegulars, Massachusetts)
        .put(1, MilitiaUnderground, Massachusetts)
        .leader(Leader::Rochambeau, Massachusetts)
        .put(2, WarPartiesUnderground, Northwest)
        .leader(Leader::Brant, Northwest);
    board.0.strokes.0 = [true; 4];
    board
}

fn begin(mut board: Board, eligible: &[Faction]) -> LodTable {
    board = with_card(board, TURGOT, eligible);
    board.0.sequence.phase = Phase::BrilliantStrokes;
    board.table()
}

/// Who is asked for a card, in order, if nobody plays any.
fn all_asked(board: Board, eligible: &[Faction]) -> Vec<&'static str> {
    let mut table = begin(board, eligible);
    let mut seats = Vec::new();
    while question(&table).prompt.rule() == "2.3.8" {
        let seat = table.seat_name(question(&table).seat);
        seats.push(seat);
        play(&mut table, &[(seat, "no")]);
    }
    if !eligible.is_empty() {
        asked(&table);
    }
    seats
}

/// §2.3.8 Every Eligible Faction that holds its card is asked before the 1st Eligible acts, the lowest on the ladder
/// first; then the card is played as usual.
#[test]
fn each_is_asked_once() {
    assert_eq!(all_asked(board(), &Faction::ALL), ["patriots", "british", "french", "indians"]);
}

/// §2.3.8 An Ineligible Faction may not play its card, nor one without a card.
#[test]
fn eligible_holders_only() {
    assert_eq!(all_asked(board(), &[British, Indians]), ["british", "indians"]);
    let mut board = board();
    board.0.strokes[British] = false;
    assert_eq!(all_asked(board, &Faction::ALL), ["patriots", "french", "indians"]);
}

/// §2.3.8 Not while a Winter Quarters card shows.
#[test]
fn not_before_winter() {
    let mut board = board();
    board.0.options.winter_is_coming = true;
    board.0.cards.on_deck = CardNumber::new(97);
    board.0.cards.seen |= 1 << 97;
    assert_eq!(all_asked(board, &Faction::ALL), [""; 0]);
}

/// §1.10 The Leader must be on the map, and some Limited Command must involve his space; before the Treaty the French
/// Leader takes part in none (L23).
#[test]
fn the_leader_must_take_part() {
    let mut away = board();
    away.0.leaders[Patriots].place = liberty_or_death::state::Whereabouts::Available;
    assert_eq!(all_asked(away, &Faction::ALL), ["british", "french", "indians"]);

    // Howe in Quebec with a Fort, and not one Regular on the map.
    let mut idle = Board::empty().put(1, BritishForts, Quebec).leader(Leader::Howe, Quebec);
    idle.0.strokes.0 = [true; 4];
    assert_eq!(all_asked(idle.clone(), &Faction::ALL), [""; 0]);
    assert_eq!(all_asked(idle.put(1, BritishRegulars, NewYork), &Faction::ALL), ["british"]);
}

/// §2.3.8 Indians trump French, these the British, these the Patriots; a trumped card goes back to its owner.
#[test]
fn trumping() {
    let mut table = begin(board(), &Faction::ALL);
    expect(&table, "patriots", "stroke");
    play(&mut table, &[("patriots", "brilliant-stroke")]);
    expect(&table, "british", "trump");
    assert_eq!(offered(&table), ["brilliant-stroke", "no"]);
    play(&mut table, &[("british", "brilliant-stroke")]);
    expect(&table, "french", "trump");
    play(&mut table, &[("french", "brilliant-stroke")]);
    expect(&table, "indians", "trump");
    play(&mut table, &[("indians", "brilliant-stroke")]);
    expect(&table, "indians", "stroke-action");
    assert_eq!(table.state().strokes.0, [true, true, false, true], "only the Indians' card is used up");
}

/// §2.3.8 Who declined to trump leaves the stroke to the one who played it.
#[test]
fn trumping_declined() {
    let mut table = begin(board(), &Faction::ALL);
    play(
        &mut table,
        &[("patriots", "no"), ("british", "brilliant-stroke"), ("french", "no"), ("indians", "no")],
    );
    expect(&table, "british", "stroke-action");
    assert_eq!(table.state().strokes.0, [false, true, true, true]);
}

/// The Patriots play their card on card 56 and nobody trumps.
fn patriot_stroke(board: Board) -> LodTable {
    let mut table = begin(board, &[Patriots]);
    play(&mut table, &[("patriots", "brilliant-stroke")]);
    table
}

/// §2.3.8 Two free Limited Commands and a Special Activity; no Faction acts on the Event card, and all are Eligible
/// afterwards.
#[test]
fn a_whole_stroke() {
    let mut table = patriot_stroke(board().resources(Patriots, 0).put(1, MilitiaUnderground, Virginia));
    expect(&table, "patriots", "stroke-action");
    let first = offered(&table);
    assert!(first.contains(&"rally".to_owned()) && first.contains(&"persuasion".to_owned()));
    assert!(!first.contains(&"done".to_owned()), "Washington has not taken part");
    play(&mut table, &[("patriots", "persuasion"), ("patriots", "virginia"), ("patriots", "done")]);
    assert_eq!(table.state().resources[Patriots], 1, "what Persuasion brought");
    expect(&table, "patriots", "stroke-action");
    assert!(!offered(&table).contains(&"persuasion".to_owned()), "one Special Activity");

    play(&mut table, &[("patriots", "rally")]);
    assert!(!offered(&table).contains(&"done".to_owned()));
    play(&mut table, &[("patriots", "georgia")]);
    expect(&table, "patriots", "stroke-action-next");
    assert!(!offered(&table).contains(&"done".to_owned()));

    // The second must involve Washington's Virginia.
    play(&mut table, &[("patriots", "rally")]);
    assert_eq!(offered(&table), ["virginia"]);
    while !turns_up_a_card(&table) {
        let seat = question(&table).seat;
        table.answer_at(seat, 0).unwrap();
    }
    assert_eq!(table.state().resources[Patriots], 1, "all free");
    assert_eq!(table.state().count(MilitiaUnderground, Georgia), 1);
    assert_eq!(eligible(&table), Faction::ALL, "also those who were Ineligible");
    assert!(!table.state().strokes[Patriots]);
}

/// §5.1.4, L180 The card is executed in full: nothing of it may be left undone.
#[test]
fn no_short_stroke() {
    let mut table = patriot_stroke(board());
    play(&mut table, &[("patriots", "rally"), ("patriots", "virginia")]);
    while !question(&table).prompt.name().starts_with("stroke-action") {
        let seat = question(&table).seat;
        table.answer_at(seat, 0).unwrap();
    }
    assert!(!offered(&table).contains(&"done".to_owned()));
    play(&mut table, &[("patriots", "rally"), ("patriots", "georgia")]);
    assert!(turns_up_a_card(&table) || offered(&table) == ["persuasion"]);
}

/// §1.10 A March out of the Leader's space involves him as well, though he stays behind.
#[test]
fn the_leader_at_an_origin() {
    let mut table = patriot_stroke(board());
    play(&mut table, &[("patriots", "march"), ("patriots", "north-carolina")]);
    play(&mut table, &[("patriots", "1"), ("patriots", "no")]);
    assert_eq!(table.state().leader_space(Patriots), Some(Virginia));
    expect(&table, "patriots", "stroke-action-next");
    play(&mut table, &[("patriots", "rally")]);
    assert!(offered(&table).len() > 1, "Virginia was an origin: the Rally may be anywhere");
}

/// §2.3.6, §2.3.8, §5.1.4 The Event under a stroke is never played: the next card comes into play at once.
#[test]
fn the_event_is_cancelled() {
    let mut table = patriot_stroke(board());
    play(&mut table, &[("patriots", "rally"), ("patriots", "virginia")]);
    while !question(&table).prompt.name().starts_with("stroke-action") {
        let seat = question(&table).seat;
        table.answer_at(seat, 0).unwrap();
    }
    while !turns_up_a_card(&table) {
        let seat = question(&table).seat;
        table.answer_at(seat, 0).unwrap();
    }
    play(&mut table, &[("chance", "card-53")]);
    assert_eq!(table.state().cards.current, CardNumber::new(2));
    assert_eq!(table.state().cards.on_deck, CardNumber::new(53));
    let sequence = &table.state().sequence;
    assert_eq!((sequence.acted.0, sequence.passed.0, sequence.first), ([false; 4], [false; 4], None));
}

/// L24 Within a British stroke Common Cause may help a Battle, and is then its Special Activity.
#[test]
fn common_cause_in_a_stroke() {
    let board = board()
        .put(1, BritishRegulars, Pennsylvania)
        .put(2, WarPartiesUnderground, Pennsylvania)
        .put(1, MilitiaActive, Pennsylvania);
    let mut table = begin(board, &[British]);
    play(&mut table, &[("british", "brilliant-stroke"), ("british", "battle"), ("british", "pennsylvania")]);
    expect(&table, "british", "battle-common-cause");
    play(&mut table, &[("british", "1")]);
    while !question(&table).prompt.name().starts_with("stroke-action") {
        let seat = question(&table).seat;
        table.answer_at(seat, 0).unwrap();
    }
    assert!(!offered(&table).contains(&"skirmish".to_owned()));
    assert!(!offered(&table).contains(&"naval-pressure".to_owned()));
}
