//! §13.0 Victory.

use tricorne_testkit::script::{expect_winners, play};
use washingtons_war::map::Colony;
use washingtons_war::pieces::Nation;
use washingtons_war::pieces::Side::{self, American, British};
use washingtons_war::state::Phase;
use washingtons_war::victory::by_colonies;

use crate::board::{Board, card, facts, space};

/// One PC marker of a side in each of the first so many colonies, Canada included.
fn colonies(american: usize, british: usize) -> Board {
    let mut board = Board::quiet();
    let mut mark = |side: Side, colony: Colony| {
        let key = colony.key_spaces(facts());
        let spaces = if key.is_empty() { colony.spaces(facts()) } else { key };
        let first = if key.is_empty() { 1 } else { 2 };
        spaces.iter().take(first).for_each(|space| board.0.mark(side, space));
    };
    for (at, colony) in Colony::all(facts()).enumerate() {
        if at < british {
            mark(British, colony);
        } else if at < british + american {
            mark(American, colony);
        }
    }
    board
}

/// §13.2 The British need six colonies, the Americans seven; both or neither is a British victory. Canada counts.
#[test]
fn colonies_decide() {
    for (american, british, winner) in [
        (7, 5, American),
        (8, 6, British),
        (6, 5, British),
        (7, 6, British),
        (9, 2, American),
        (0, 6, British),
    ] {
        assert_eq!(by_colonies(&colonies(american, british).0, facts()), winner, "{american} to {british}");
    }
}

/// §13.1 The Americans win at once when no British unit is left in the thirteen colonies.
#[test]
fn no_british_unit_in_the_colonies() {
    let mut table = Board::quiet()
        .with(|state| state.eliminate(Nation::British, space("barnstable"), 1))
        .british(3, "quebec")
        .general("greene", "springfield")
        .american(4, "springfield")
        .british(1, "hartford")
        .hand(American, &[1])
        .open();
    play(&mut table, &[("american", "activate"), ("american", "hartford"), ("american", "4")]);
    expect_winners(&table, &["american"]);
}

/// §5.7, §6.34.C.iii The war ends in the year of the card in the box, or at once if that is past.
#[test]
fn north_falls() {
    let at_the_end = |year: u16, box_card: Option<u8>| {
        let board = colonies(7, 2).year(year).phase(Phase::End).with(|state| {
            if let Some(number) = box_card {
                state.deck.remove(card(number));
                state.war_ends = Some(card(number));
            }
        });
        board.open()
    };
    expect_winners(&at_the_end(1779, Some(71)), &["american"]);
    expect_winners(&at_the_end(1781, Some(71)), &["american"]);
    assert!(at_the_end(1780, Some(73)).outcome().is_none());
    assert!(at_the_end(1782, None).outcome().is_none());
    expect_winners(&at_the_end(1783, None), &["american"]);
}
