//! §8.4.7 Supply.

use liberty_or_death::map::Space::*;
use liberty_or_death::pieces::Faction::British;
use liberty_or_death::pieces::Piece::*;
use liberty_or_death::state::{Level, Phase};
use tricorne_testkit::script::told;

use super::{resources, roll, stand};
use crate::board::{Board, LodTable};

fn winter(board: Board) -> LodTable {
    board.np(British).phase(Phase::Supply)
}

/// §8.4.7, L80 Cubes that allow Reward Loyalty are paid for, all others leave; Reserve Provinces never qualify.
#[test]
fn cubes_that_allow_loyalty_stay() {
    let board = Board::empty()
        .put(1, BritishRegulars, Virginia)
        .put(1, Tories, Virginia)
        .put(2, BritishRegulars, Georgia)
        .put(1, BritishRegulars, NewYork)
        .put(1, Tories, NewYork)
        .level(NewYork, Level::ActiveSupport)
        .put(1, BritishRegulars, Florida)
        .put(1, Tories, Florida);
    let table = winter(board);
    stand(
        &table,
        &[
            (1, BritishRegulars, Virginia),
            (0, BritishRegulars, Georgia),
            (0, BritishRegulars, NewYork),
            (0, BritishRegulars, Florida),
        ],
    );
    // One Resource for Virginia.
    let paid = told(&table).iter().filter(|note| note.starts_with("lod-note-supply-paid")).count();
    assert_eq!(paid, 1);
}

/// §8.4.7 Cubes that keep the Rebellion from Control where Patriots are stay too, but not at Active Opposition.
#[test]
fn cubes_that_prevent_committees_stay() {
    let board = |level| {
        Board::empty().put(2, Tories, Virginia).put(2, MilitiaUnderground, Virginia).level(Virginia, level)
    };
    stand(&winter(board(Level::PassiveOpposition)), &[(2, Tories, Virginia)]);
    stand(&winter(board(Level::ActiveOpposition)), &[(0, Tories, Virginia)]);
}

/// §8.4.7 Raid and Propaganda markers that cannot be paid away make the cubes useless; the income of Forts and Cities to
/// come counts.
#[test]
fn what_loyalty_costs_is_weighed() {
    let board = Board::empty()
        .put(1, BritishRegulars, Virginia)
        .put(1, Tories, Virginia)
        .markers(Virginia, 2, 1)
        .resources(British, 3);
    stand(&winter(board.clone()), &[(0, Tories, Virginia)]);
    let table = winter(board.put(2, BritishForts, Quebec));
    stand(&table, &[(1, Tories, Virginia)]);
}

/// §8.4.7 Resources go to the highest Population first; where they run short the space itself shifts.
#[test]
fn the_highest_population_is_paid_first() {
    let board = Board::empty()
        .put(2, Tories, NewHampshire)
        .put(2, MilitiaUnderground, NewHampshire)
        .put(2, Tories, Virginia)
        .put(2, MilitiaUnderground, Virginia)
        .resources(British, 1);
    let table = winter(board);
    assert_eq!(table.state().level(NewHampshire), Level::PassiveOpposition);
    assert_eq!(table.state().level(Virginia), Level::Neutral);
    stand(&table, &[(2, Tories, NewHampshire), (2, Tories, Virginia)]);
    assert_eq!(resources(&table), 0);
}

/// §8.4.7, §8.2 Among equals a die tells who is paid for.
#[test]
fn a_die_parts_equals() {
    let board = Board::empty()
        .put(2, Tories, Massachusetts)
        .put(2, MilitiaUnderground, Massachusetts)
        .put(2, Tories, Virginia)
        .put(2, MilitiaUnderground, Virginia)
        .resources(British, 1);
    for (face, level) in [("1", Level::Neutral), ("2", Level::PassiveOpposition)] {
        let mut table = winter(board.clone());
        roll(&mut table, "np-british-roll-supply", face);
        assert_eq!(table.state().level(Massachusetts), level);
        assert_eq!(resources(&table), 0);
    }
}
