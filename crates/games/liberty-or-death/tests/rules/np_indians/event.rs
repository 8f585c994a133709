//! §8.7 Which Effective Events the non-player Indians execute.

use Piece::{MilitiaActive, PatriotForts, Villages, WarPartiesUnderground};
use Space::{Boston, Florida, Georgia, Northwest, Pennsylvania, Quebec, Southwest};
use liberty_or_death::map::Space;
use liberty_or_death::pieces::{Faction, Piece};
use liberty_or_death::state::Level;
use tricorne_testkit::script::{expect, play, question, told};

use super::empty;
use crate::board::{Board, LodTable};
use tricorne_kernel::Prompt;

const ROLL: &str = "np-indians-roll-event";

fn table(board: Board, card: u8) -> LodTable {
    board.np(Faction::Indians).event(card, Faction::Indians)
}

fn executes_event(table: &LodTable) -> bool {
    told(table).iter().any(|note| note.starts_with("lod-note-event-"))
}

/// §8.7 Card 46 adds nothing to the balance; card 10 adds Support, which counts while Opposition is ahead.
#[test]
fn towards_support() {
    assert!(executes_event(&table(empty().level(Pennsylvania, Level::PassiveOpposition), 10)));
    assert!(!executes_event(&table(empty().level(Boston, Level::PassiveSupport), 10)));
    assert!(!executes_event(&table(empty().level(Pennsylvania, Level::PassiveOpposition), 46)));
}

/// §8.7 Cards 81 and 84 place a Village or grant a Gather.
#[test]
fn villages_and_gather() {
    assert!(executes_event(&table(empty(), 81)));
    assert!(executes_event(&table(empty(), 84)));
}

/// §8.7 Card 6 removes a Patriot Fort, where there is one.
#[test]
fn a_patriot_fort() {
    let board = empty().put(2, MilitiaActive, Georgia);
    assert!(!executes_event(&table(board.clone(), 6)));
    assert!(executes_event(&table(board.put(1, PatriotForts, Georgia), 6)));
}

/// §8.7 With four Villages a 5 or 6 is enough for any Effective Event.
#[test]
fn by_the_die() {
    let villages = |count: u8| {
        [Quebec, Northwest, Southwest, Florida]
            .into_iter()
            .take(count.into())
            .fold(empty(), |board, space| board.put(1, Villages, space).put(1, WarPartiesUnderground, space))
    };
    for (face, executed) in [("4", false), ("5", true)] {
        let mut table = table(villages(4), 46);
        expect(&table, "chance", ROLL);
        play(&mut table, &[("chance", face)]);
        assert_eq!(executes_event(&table), executed);
    }
    let table = table(villages(3), 46);
    assert!(!executes_event(&table));
    assert_ne!(question(&table).prompt.name(), ROLL);
}
