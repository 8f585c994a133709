//! §8.1, §8.5.6 Washington's ways.

use liberty_or_death::map::Space;
use liberty_or_death::pieces::{Faction, Leader, Piece};
use liberty_or_death::state::{Level, Phase, Whereabouts};
use tricorne_testkit::script::{expect, play};

use super::turn;
use crate::board::{Board, LodTable};

fn washington(table: &LodTable) -> Whereabouts {
    table.state().leaders[Faction::Patriots].place
}

/// Washington is in Massachusetts with so many Continentals, of which as many March to Boston as `stay` leaves free.
fn march(continentals: u8, stay: u8) -> LodTable {
    let board = Board::empty()
        .put(continentals, Piece::Continentals, Space::Massachusetts)
        .put(stay - 1, Piece::Tories, Space::Massachusetts)
        .leader(Leader::Washington, Space::Massachusetts)
        .level(Space::Massachusetts, Level::ActiveOpposition)
        .put(1, Piece::MilitiaUnderground, Space::Florida)
        .put(continentals - stay - 1, Piece::Tories, Space::Boston);
    let mut table = turn(board);
    play(&mut table, &[("chance", "1")]);
    table
}

/// §8.1 The Leader goes with the larger group; the die decides between equals.
#[test]
fn washington_goes_with_the_larger_group() {
    let table = march(3, 1);
    assert_eq!(washington(&table), Whereabouts::At(Space::Boston));
    let mut table = march(2, 1);
    expect(&table, "chance", "np-roll-two-spaces");
    play(&mut table, &[("chance", "1")]);
    assert_eq!(washington(&table), Whereabouts::At(Space::Boston));
    let mut table = march(2, 1);
    play(&mut table, &[("chance", "4")]);
    assert_eq!(washington(&table), Whereabouts::At(Space::Massachusetts));
}

/// §8.5.6 In winter Washington goes to the most Continentals.
#[test]
fn washington_redeploys_to_the_most_continentals() {
    let board = Board::empty()
        .put(1, Piece::Continentals, Space::Massachusetts)
        .put(3, Piece::Continentals, Space::Georgia)
        .put(5, Piece::MilitiaActive, Space::Virginia)
        .leader(Leader::Washington, Space::Massachusetts)
        .np(Faction::Patriots);
    let mut table = board.phase(Phase::Redeployment);
    for _ in 0..4 {
        if washington(&table) != Whereabouts::At(Space::Massachusetts) {
            break;
        }
        let seat = table.seat_name(table.questions()[0].seat).to_owned();
        play(&mut table, &[(&seat, "to-available")]);
    }
    assert_eq!(washington(&table), Whereabouts::At(Space::Georgia));
}
