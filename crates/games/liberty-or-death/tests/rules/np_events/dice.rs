//! §8.2 Equal spaces are told apart by dice.

use liberty_or_death::map::Space::{self, *};
use liberty_or_death::pieces::Faction::*;
use liberty_or_death::pieces::Piece::*;
use tricorne_testkit::script::{expect, offered, play};

use super::*;

/// Card 77, unshaded, asks the Indians for a space with British and Indian pieces: a Village comes there.
fn village_among(spaces: &[Space]) -> LodTable {
    let board = spaces
        .iter()
        .fold(war(), |board, &space| board.put(1, Tories, space).put(1, WarPartiesUnderground, space));
    executes(board, 77, Indians)
}

/// §8.2 Of two equal spaces a die takes the one that comes first in the table on 1 to 3, else the other (L67).
#[test]
fn two_spaces_share_a_die() {
    for (roll, taken, left) in [("3", NewYork, Georgia), ("4", Georgia, NewYork)] {
        let mut table = village_among(&[Georgia, NewYork]);
        expect(&table, "chance", "np-roll-two-spaces");
        play(&mut table, &[("chance", roll)]);
        over(&table);
        assert_eq!((count(&table, Villages, taken), count(&table, Villages, left)), (1, 0));
    }
}

/// §8.2 Of three a D3 takes the column of the table and a D6 the row.
#[test]
fn three_spaces_take_the_table() {
    let mut table = village_among(&[Georgia, NewYork, Virginia]);
    expect(&table, "chance", "np-roll-column");
    play(&mut table, &[("chance", "3")]);
    expect(&table, "chance", "np-roll-row");
    play(&mut table, &[("chance", "4")]);
    over(&table);
    assert_eq!(count(&table, Villages, Georgia), 1);
}

/// §8.2 In a box of two the upper space comes first. The example: Florida before South Carolina.
#[test]
fn the_upper_space_of_a_box_comes_first() {
    let taken = |spaces: &[Space]| {
        let mut table = village_among(spaces);
        play(&mut table, &[("chance", "3"), ("chance", "3")]);
        over(&table);
        spaces.iter().copied().find(|&space| count(&table, Villages, space) == 1)
    };
    assert_eq!(taken(&[SouthCarolina, Florida, Quebec]), Some(Florida));
    assert_eq!(taken(&[SouthCarolina, Quebec, Virginia]), Some(SouthCarolina));
}

/// §8.2 From a box without a candidate one goes down the column, on to the next, and from Massachusetts to Quebec City.
#[test]
fn the_arrows_lead_on_to_a_candidate() {
    let taken = |spaces: &[Space], column: &str, row: &str| {
        let mut table = village_among(spaces);
        play(&mut table, &[("chance", column), ("chance", row)]);
        over(&table);
        spaces.iter().copied().find(|&space| count(&table, Villages, space) == 1)
    };
    let candidates = [NewYork, Pennsylvania, Virginia];
    assert_eq!(taken(&candidates, "1", "3"), Some(Pennsylvania), "down and over to the next column");
    assert_eq!(taken(&candidates, "3", "6"), Some(NewYork), "past Massachusetts to the top of the first");
}

/// §8.1.3, §8.2 As much as possible is done in the space that was reached, and dice are rolled again only for another.
#[test]
fn a_space_is_exhausted_before_the_next() {
    let board = war().put(2, MilitiaActive, Virginia).put(2, MilitiaActive, Georgia);
    let mut table = executes(board.put(2, MilitiaActive, NewYork), 4, British);
    play(&mut table, &[("chance", "2"), ("chance", "5")]);
    assert_eq!(count(&table, MilitiaActive, Virginia), 0, "both, without another die");
    expect(&table, "chance", "np-roll-two-spaces");
    play(&mut table, &[("chance", "6")]);
    over(&table);
    assert_eq!((count(&table, MilitiaActive, Virginia), count(&table, MilitiaActive, Georgia)), (0, 1));
}

/// §8.2 The West Indies are not in the table: a die with as many sides as candidates takes their place.
#[test]
fn the_west_indies_share_a_die() {
    let board = war().put(1, FrenchRegulars, Georgia).put(2, FrenchRegulars, Virginia).np(French);
    let mut table = executes(board, 36, British);
    expect(&table, "chance", "np-roll-any-space");
    assert_eq!(offered(&table), ["1", "2", "3"]);
    play(&mut table, &[("chance", "1")]);
    assert_eq!(count(&table, FrenchRegulars, WestIndies), 1);
}
