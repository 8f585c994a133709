//! The Winter Quarters cards, 97 to 104 (§6.7).

use Piece::{PatriotForts, Villages, WarPartiesUnderground};
use Space::{Boston, Florida, Georgia, Northwest, Quebec, Virginia};
use liberty_or_death::map::Space;
use liberty_or_death::pieces::{Faction, Leader, Piece};
use liberty_or_death::state::Phase;
use tricorne_testkit::script::{expect, offered, play};

use super::{asked, count, money, winter_with};
use crate::board::{Board, LodTable};

fn reset(card: u8, board: Board) -> LodTable {
    winter_with(card, board, Phase::Reset)
}

fn casualties(cbc: u8, crc: u8) -> Board {
    let mut board = Board::empty();
    (board.0.cbc, board.0.crc) = (cbc, crc);
    board
}

/// Card 97: 5 Resources for the British, or for the French when CRC exceeds CBC.
#[test]
fn royals_commit() {
    for (cbc, crc, british, french) in [(3, 3, 15, 10), (4, 3, 15, 10), (3, 4, 10, 15)] {
        let table = reset(97, casualties(cbc, crc));
        assert_eq!((money(&table, Faction::British), money(&table, Faction::French)), (british, french));
    }
}

/// Card 98: the French lose 3 Resources, or the British when CRC exceeds CBC; nobody falls below 0.
#[test]
fn overconfident_at_home() {
    for (cbc, crc, british, french) in [(3, 3, 10, 7), (3, 4, 7, 10)] {
        let table = reset(98, casualties(cbc, crc));
        assert_eq!((money(&table, Faction::British), money(&table, Faction::French)), (british, french));
    }
    assert_eq!(money(&reset(98, casualties(0, 0).resources(Faction::French, 2)), Faction::French), 0);
}

/// Cards 99 and 100: the higher of CBC and CRC falls by half the difference, rounded down.
#[test]
fn conflict_goes_the_other_way() {
    for card in [99, 100] {
        for (before, after) in [((9, 4), (7, 4)), ((4, 10), (4, 7)), ((5, 5), (5, 5)), ((5, 4), (5, 4))] {
            let table = reset(card, casualties(before.0, before.1));
            assert_eq!((table.state().cbc, table.state().crc), after, "card {card}");
        }
    }
}

/// Cards 101 and 104: who leads in Forts and Villages loses 2 Resources; nobody if they are level.
#[test]
fn who_leads_pays() {
    let villages = |board: Board| board.put(2, Villages, Quebec).put(2, Villages, Northwest);
    for card in [101, 104] {
        let pays = |board: Board| {
            let table = reset(card, board);
            (money(&table, Faction::Patriots), money(&table, Faction::Indians))
        };
        assert_eq!(pays(Board::empty()), (8, 10), "0 Forts and 3 exceed 0 Villages");
        assert_eq!(pays(villages(Board::empty())), (10, 8));
        assert_eq!(pays(villages(Board::empty()).put(1, PatriotForts, Boston)), (10, 10));
    }
}

/// Cards 102 and 103: who leads in Forts and Villages returns one of them, of its own choice.
#[test]
fn who_leads_loses_one() {
    for card in [102, 103] {
        let board = Board::empty().put(1, PatriotForts, Boston).put(1, PatriotForts, Virginia);
        let mut table = reset(card, board.clone().put(1, Villages, Quebec));
        expect(&table, "patriots", "winter-base");
        assert_eq!(offered(&table), ["patriot-forts@boston", "patriot-forts@virginia"]);
        play(&mut table, &[("patriots", "patriot-forts@virginia")]);
        assert_eq!((count(&table, PatriotForts, Virginia), table.state().crc), (0, 0), "no Casualty");
        let indians = Board::empty()
            .put(2, Villages, Quebec)
            .put(1, Villages, Northwest)
            .put(1, Villages, Florida)
            .put(1, WarPartiesUnderground, Georgia)
            .leader(Leader::Brant, Florida);
        let mut table = reset(card, indians);
        assert_eq!(offered(&table), ["villages@quebec", "villages@northwest", "villages@florida"]);
        play(&mut table, &[("indians", "villages@florida")]);
        assert_eq!(count(&table, Villages, Florida), 0);
        expect(&table, "indians", "leader-homeless");
    }
}

/// Cards 102 and 103: Patriots who lead without a Fort have nothing to lose, and nobody loses if they are level.
#[test]
fn nothing_to_lose() {
    assert_eq!(asked(&reset(102, Board::empty())), "draw-card");
    let level =
        Board::empty().put(2, Villages, Quebec).put(2, Villages, Northwest).put(1, PatriotForts, Boston);
    assert_eq!(asked(&reset(103, level)), "draw-card");
}
