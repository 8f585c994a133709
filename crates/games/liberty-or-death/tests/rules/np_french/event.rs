//! §8.6 Which Effective Events the non-player French execute.

use Piece::{BritishRegulars, MilitiaActive};
use Space::{Boston, Georgia, Pennsylvania, WestIndies};
use liberty_or_death::map::Space;
use liberty_or_death::pieces::{Faction, Piece};
use liberty_or_death::state::Level;
use tricorne_testkit::script::{expect, play, told};

use super::{at_war, squadrons, unavailable};
use crate::board::{Board, LodTable};

const ROLL: &str = "np-french-roll-event";

fn table(board: Board, card: u8) -> LodTable {
    board.np(Faction::French).event(card, Faction::French)
}

fn executes_event(table: &LodTable) -> bool {
    told(table).iter().any(|note| note.starts_with("lod-note-event-"))
}

/// §8.6 Card 60 raises FNI, which counts while Support is ahead; else only the die helps.
#[test]
fn fni_while_support_is_ahead() {
    let board = squadrons(at_war(0), 1);
    assert!(executes_event(&table(board.clone().level(Boston, Level::PassiveSupport), 60)));
    let table = table(board.level(Pennsylvania, Level::PassiveOpposition), 60);
    expect(&table, "chance", ROLL);
}

/// §8.6 Cards 49 and 54 bring Regulars or Squadrons out of Unavailable.
#[test]
fn out_of_unavailable() {
    assert!(executes_event(&table(unavailable(at_war(0), 5), 49)));
    assert!(executes_event(&table(Board::empty(), 54)));
}

/// §8.6 Card 50 places Available Regulars.
#[test]
fn available_regulars() {
    assert!(executes_event(&table(at_war(4).put(1, MilitiaActive, Georgia), 50)));
}

/// §8.6 Card 90 inflicts British Casualties.
#[test]
fn british_casualties() {
    assert!(executes_event(&table(Board::empty().put(2, BritishRegulars, Boston), 90)));
}

/// §8.6 Card 61 adds French Resources.
#[test]
fn french_resources() {
    assert!(executes_event(&table(Board::empty(), 61)));
}

/// §8.6 Card 56 does none of this: after the Treaty of Alliance a die decides, before it is left alone.
#[test]
fn by_the_die() {
    for (face, executed) in [("4", false), ("5", true)] {
        let mut table = table(at_war(0), 56);
        expect(&table, "chance", ROLL);
        play(&mut table, &[("chance", face)]);
        assert_eq!(executes_event(&table), executed);
    }
    let mut before = Board::empty();
    before.0.spaces[WestIndies].squadrons = 3;
    before.0.squadrons_unavailable = 0;
    assert!(!executes_event(&table(before, 56)));
}
