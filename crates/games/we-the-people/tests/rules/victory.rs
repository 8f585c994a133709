//! §12.0 Victory.

use tricorne_testkit::script::expect_winners;
use we_the_people::map::Colony;
use we_the_people::pieces::Side::{self, American, British};
use we_the_people::state::Phase;
use we_the_people::victory;

use crate::board::{Board, WtpTable, card, facts};

/// The last year ends with so many colonies British and the rest American, some by markers, some because nobody has any.
fn last_year(british: usize, canada: Option<Side>) -> WtpTable {
    let thirteen: Vec<Colony> = Colony::all(facts()).filter(|it| it.is_of_thirteen(facts())).collect();
    let board = Board::quiet().year(1783).phase(Phase::End).with(|state| {
        for (at, colony) in thirteen.iter().enumerate() {
            let first = colony.spaces(facts()).iter().next().unwrap();
            if at < british {
                state.mark(British, first);
            } else if at % 2 == 0 {
                state.mark(American, first);
            }
        }
    });
    match canada {
        Some(side) => board.pcs(side, &["montreal", "quebec"]).open(),
        None => board.open(),
    }
}

/// §12.0 Six colonies win for the British, nine for the American, ties being American; in between nobody wins. Canada
/// counts for the American alone.
#[test]
fn by_colonies() {
    for (british, canada, winners) in [
        (6, None, &["british"][..]),
        (5, None, &[]),
        (5, Some(British), &[]),
        (5, Some(American), &["american"]),
        (4, None, &["american"]),
        (13, Some(American), &["british"]),
    ] {
        expect_winners(&last_year(british, canada), winners);
    }
}

/// §12.0 One of the two spaces of Canada is not enough (P18).
#[test]
fn half_of_canada() {
    let board = Board::quiet().pcs(American, &["montreal"]);
    assert_eq!(board.0.colonies(facts(), American), 13);
    assert_eq!(board.pcs(American, &["quebec"]).0.colonies(facts(), American), 14);
}

/// §12.0 Without American or French combat units on the map the British win; without British ones in the thirteen
/// colonies the American does, Canada notwithstanding.
#[test]
fn at_once() {
    let none =
        |nation: usize| move |state: &mut we_the_people::state::State| state.cus[nation] = Default::default();
    assert_eq!(victory::automatic(&Board::quiet().0, facts()), None);
    assert_eq!(victory::automatic(&Board::quiet().with(none(0)).0, facts()), Some(British));
    let french = Board::quiet().with(none(0)).cu(1, we_the_people::pieces::Nation::French, "quebec");
    assert_eq!(victory::automatic(&french.0, facts()), None);
    let canada = Board::quiet().with(none(2)).british(3, "quebec");
    assert_eq!(victory::automatic(&canada.0, facts()), Some(American));
}

/// §6.2 The rulebook's example: in 1781 the war is over with the card of 1780 in the box, and goes on with that of 1782.
#[test]
fn lord_norths_government_falls() {
    let ended = |number: u8| {
        let board = Board::quiet().year(1781).phase(Phase::End).pcs(American, &["albany"]);
        let board = board.with(|state| {
            state.deck.remove(card(number));
            state.war_ends = Some(card(number));
        });
        board.open().outcome().is_some()
    };
    assert!(ended(93) && ended(94) && !ended(95));
    assert_eq!(facts().thirteen.len(), 64);
}
