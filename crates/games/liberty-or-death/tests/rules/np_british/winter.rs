//! §8.4.5, §8.4.6, §8.4.8 to §8.4.10 Winter, and Trade.

use liberty_or_death::map::Space::*;
use liberty_or_death::pieces::Faction::{British, Indians};
use liberty_or_death::pieces::Leader;
use liberty_or_death::pieces::Piece::*;
use liberty_or_death::state::{Level, Phase, Whereabouts};
use tricorne_testkit::script::{expect, play, question};

use super::{resources, roll, stand};
use crate::board::Board;
use tricorne_kernel::Prompt;

/// §8.4.5 Loyalty is rewarded where the fewest markers are, then for the largest gain; never for markers alone.
#[test]
fn loyalty_has_its_order() {
    let garrisoned = |board: Board, space| board.put(1, BritishRegulars, space).put(1, Tories, space);
    let mut board = Board::empty().resources(British, 5);
    for space in [NewHampshire, Virginia, Georgia, SouthCarolina] {
        board = garrisoned(board, space);
    }
    let board = board.markers(Virginia, 1, 0).markers(SouthCarolina, 2, 2);
    let mut table = board.np(British).phase(Phase::SupportPhase);
    // New Hampshire and Georgia gain alike: a die. Both take two levels; the fifth Resource would only clear a marker.
    roll(&mut table, "np-roll-two-spaces", "1");
    assert_eq!(table.state().level(NewHampshire), Level::ActiveSupport);
    assert_eq!(table.state().level(Georgia), Level::ActiveSupport);
    assert_eq!(table.state().spaces[Virginia].propaganda, 1);
    assert_eq!(resources(&table), 1);
}

/// §8.4.5 With the means markers go too, and then the levels.
#[test]
fn markers_are_paid_away_for_a_level() {
    let board = Board::empty()
        .put(1, BritishRegulars, Virginia)
        .put(1, Tories, Virginia)
        .markers(Virginia, 1, 1)
        .resources(British, 3);
    let table = board.np(British).phase(Phase::SupportPhase);
    assert_eq!(table.state().level(Virginia), Level::PassiveSupport);
    assert_eq!((table.state().spaces[Virginia].propaganda, table.state().spaces[Virginia].raids), (0, 0));
    assert_eq!(resources(&table), 0);
}

/// §8.4.6 Poorer Indians get half a die, rounded up, if the British have more than it shows.
#[test]
fn trade_is_granted_by_a_die() {
    let ask = |british, indians| {
        let mut table = Board::empty()
            .put(1, Villages, Northwest)
            .put(4, WarPartiesUnderground, Northwest)
            .resources(British, british)
            .resources(Indians, indians)
            .np(British)
            .turn(Indians);
        play(&mut table, &[("indians", "gather"), ("indians", "trade")]);
        table
    };
    let mut table = ask(6, 2);
    roll(&mut table, "np-british-roll-trade", "5");
    assert_eq!((resources(&table), table.state().resources[Indians]), (3, 5));
    let mut table = ask(6, 2);
    roll(&mut table, "np-british-roll-trade", "6");
    assert_eq!((resources(&table), table.state().resources[Indians]), (6, 3));
    // Indians who are as rich get nothing, without a die.
    let table = ask(6, 6);
    assert_eq!((resources(&table), table.state().resources[Indians]), (6, 7));
}

/// §8.4.8 Regulars stay in the West Indies for a Resource if the British Control them, else all come back.
#[test]
fn the_west_indies_are_kept_or_left() {
    let held = Board::at_war().put(2, BritishRegulars, WestIndies).np(British).phase(Phase::Supply);
    stand(&held, &[(2, BritishRegulars, WestIndies)]);
    let mut lost = Board::at_war()
        .put(1, Villages, Northwest)
        .put(2, BritishRegulars, WestIndies)
        .put(3, FrenchRegulars, WestIndies)
        .np(British)
        .phase(Phase::Supply);
    while question(&lost).prompt.name() == "battle-die" {
        play(&mut lost, &[("chance", "1")]);
    }
    expect(&lost, "french", "west-indies-withdraw");
    play(&mut lost, &[("french", "0")]);
    stand(&lost, &[(0, BritishRegulars, WestIndies)]);
}

/// §8.4.9 The Leader goes to the space with the most British Regulars.
#[test]
fn the_leader_goes_to_the_most_regulars() {
    let mut board = Board::empty()
        .put(2, BritishRegulars, Boston)
        .put(3, BritishRegulars, Virginia)
        .put(9, Tories, Georgia)
        .leader(Leader::Gage, Boston)
        .np(British);
    board.0.cards.on_deck = None;
    let mut table = board.phase(Phase::Redeployment);
    while question(&table).prompt.name() == "leader-redeploys" {
        let seat = table.seat_name(question(&table).seat);
        play(&mut table, &[(seat, "to-available")]);
    }
    assert_eq!(table.state().leaders[British].place, Whereabouts::At(Virginia));
}

/// §8.4.10 Tories desert where Control does not change, and not the last one of a space; then by the dice.
#[test]
fn tories_desert_where_it_harms_least() {
    let board = Board::empty()
        // Control would change.
        .put(2, Tories, Georgia)
        .put(1, MilitiaUnderground, Georgia)
        // The last of a space.
        .put(1, Tories, NewJersey)
        .put(3, BritishRegulars, NewJersey)
        .put(4, Tories, Virginia)
        .put(3, Tories, NewYork);
    let mut table = board.np(British).phase(Phase::Desertion);
    play(&mut table, &[("french", "tories@virginia")]);
    // Two of ten desert; the French named the first.
    roll(&mut table, "np-roll-two-spaces", "6");
    stand(
        &table,
        &[(2, Tories, Georgia), (1, Tories, NewJersey), (2, Tories, Virginia), (3, Tories, NewYork)],
    );
}
