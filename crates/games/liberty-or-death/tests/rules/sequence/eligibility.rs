//! §2.3.1 to §2.3.3, §2.3.6 Who may act, in which order.

use liberty_or_death::map::Space::*;
use liberty_or_death::pieces::Faction::{self, *};
use liberty_or_death::pieces::Piece::*;
use liberty_or_death::state::Phase;
use tricorne_testkit::script::{offered, play, refused};

use super::{TURGOT, asked, done, eligible, turns_up_a_card, with_card};
use crate::board::{Board, LodTable};

fn table(eligible: &[Faction]) -> LodTable {
    let board = Board::empty().put(1, BritishRegulars, Boston).put(1, MilitiaUnderground, Virginia);
    with_card(board, TURGOT, eligible).table()
}

/// §2.3.2 The leftmost Eligible Faction of the card comes first, whatever the order of seats.
#[test]
fn leftmost_first() {
    assert_eq!(asked(&table(&Faction::ALL)), "french");
    assert_eq!(asked(&table(&[British, Indians])), "indians");
    assert_eq!(asked(&table(&[British])), "british");
}

/// §2.3.1, §2.3.2 An Ineligible Faction is skipped and cannot act.
#[test]
fn ineligible_factions_do_nothing() {
    let mut table = table(&[Patriots, British]);
    assert_eq!(asked(&table), "patriots");
    refused(&mut table, "french", "pass");
    play(&mut table, &[("patriots", "pass")]);
    assert_eq!(asked(&table), "british", "the Indians are skipped");
}

/// §2.3.3 Passing brings Patriots and Indians one Resource, British and French two, and the next Faction takes the place.
#[test]
fn passing() {
    let mut table = table(&Faction::ALL);
    let first = offered(&table);
    for (seat, faction, income) in
        [("french", French, 2), ("patriots", Patriots, 1), ("indians", Indians, 1), ("british", British, 2)]
    {
        assert_eq!(asked(&table), seat);
        assert!(offered(&table).contains(&"event".to_owned()), "each is 1st Eligible in turn");
        play(&mut table, &[(seat, "pass")]);
        assert_eq!(table.state().resources[faction], 10 + income);
    }
    assert!(first.contains(&"pass".to_owned()));
    assert!(turns_up_a_card(&table), "when the last has passed the next card comes");
    assert_eq!(eligible(&table), Faction::ALL, "who passes stays Eligible");
}

/// §1.8, §2.3.3 Passing does not bring more than 50 Resources.
#[test]
fn passing_with_a_full_chest() {
    let board = with_card(Board::empty().resources(French, 49), TURGOT, &[French]);
    let mut table = board.table();
    play(&mut table, &[("french", "pass")]);
    assert_eq!(table.state().resources[French], 50);
}

/// §2.3.3 A 2nd Eligible Faction that passes is replaced by the next, with the same options.
#[test]
fn second_passes() {
    let mut table = table(&[Patriots, British, Indians]);
    play(&mut table, &[("patriots", "rally"), ("patriots", "georgia")]);
    done(&mut table);
    assert_eq!(asked(&table), "indians");
    play(&mut table, &[("indians", "pass")]);
    assert_eq!(asked(&table), "british");
    assert!(!offered(&table).contains(&"event".to_owned()), "as for the Faction that passed");
}

/// §2.3, §2.3.6 Two Factions act and no more; they become Ineligible, the others Eligible.
#[test]
fn two_act_and_become_ineligible() {
    let mut table = table(&[French, Patriots, Indians]);
    play(&mut table, &[("french", "pass"), ("patriots", "rally"), ("patriots", "georgia")]);
    done(&mut table);
    play(&mut table, &[("indians", "gather"), ("indians", "northwest")]);
    done(&mut table);
    assert!(turns_up_a_card(&table));
    assert_eq!(eligible(&table), [British, French], "also the British, who were Ineligible");
    assert_eq!(table.state().sequence.phase, Phase::NextCard);
}

/// §2.3.6 A Faction that an Event made Ineligible through the next card loses its turn on this one, sits the next one
/// out, and is Eligible after it (L21).
#[test]
fn ineligible_through_the_next_card() {
    let mut board = with_card(Board::empty(), TURGOT, &[French, British]);
    board.0.sequence.ineligible_through_next[Patriots] = true;
    let mut table = board.table();
    play(&mut table, &[("french", "pass"), ("british", "pass")]);
    assert_eq!(eligible(&table), [British, Indians, French]);
    play(&mut table, &[("chance", "card-53")]);
    // Card 2 has the Patriots first.
    for seat in ["british", "french", "indians"] {
        assert_eq!(asked(&table), seat);
        play(&mut table, &[(seat, "pass")]);
    }
    assert!(turns_up_a_card(&table));
    assert_eq!(eligible(&table), Faction::ALL);
}

/// §2.3.6 A Faction that an Event leaves Eligible is so on the next card although it acted (L22), but gets no further
/// action on this one.
#[test]
fn remaining_eligible() {
    let mut board = with_card(Board::empty(), TURGOT, &[Patriots, British]);
    board.0.sequence.remains_eligible[Patriots] = true;
    let mut table = board.table();
    play(&mut table, &[("patriots", "rally"), ("patriots", "georgia")]);
    done(&mut table);
    assert_eq!(asked(&table), "british");
    play(&mut table, &[("british", "pass")]);
    assert!(turns_up_a_card(&table));
    assert_eq!(eligible(&table), Faction::ALL);
}

/// §2.3.6, L21 Card 61: the Event takes the turn of Patriots who were still waiting.
#[test]
fn an_event_takes_a_turn() {
    let board = with_card(Board::empty(), 61, &[French, Patriots]);
    let mut table = board.table();
    play(&mut table, &[("french", "event"), ("french", "unshaded")]);
    assert!(turns_up_a_card(&table), "nobody else is Eligible");
    assert_eq!(eligible(&table), [British, Indians]);
}

/// §2.3.6, L22 Card 38: the British execute the Event and stay Eligible.
#[test]
fn an_event_leaves_its_executor_eligible() {
    let mut table = with_card(Board::empty(), 38, &[British]).table();
    play(&mut table, &[("british", "event")]);
    super::finish_action(&mut table);
    assert!(turns_up_a_card(&table));
    assert_eq!(eligible(&table), Faction::ALL);
}
