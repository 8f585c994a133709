//! §6.4 The Support Phase.

use Piece::{BritishRegulars, Continentals, FrenchRegulars, MilitiaActive, MilitiaUnderground, Tories};
use Space::{Boston, Georgia, NewYorkCity, Quebec, Virginia};
use liberty_or_death::map::Space;
use liberty_or_death::pieces::{Faction, Piece};
use liberty_or_death::state::{Level, Phase, Scenario};
use tricorne_testkit::script::{expect, offered, play};

use super::{asked, money, winter};
use crate::board::{Board, LodTable};

fn support(board: Board) -> LodTable {
    winter(board, Phase::SupportPhase)
}

/// §6.4.2 Spaces under Rebellion Control with a Patriot piece, not yet at Active Opposition.
#[test]
fn where_committees_meet() {
    let board = Board::at_war()
        .put(1, MilitiaUnderground, Virginia)
        .put(1, FrenchRegulars, Georgia)
        .put(1, Continentals, Boston)
        .level(Boston, Level::ActiveOpposition)
        .put(1, MilitiaActive, Quebec)
        .put(1, MilitiaActive, NewYorkCity)
        .put(1, Tories, NewYorkCity);
    let table = support(board);
    expect(&table, "patriots", "committees-where");
    assert_eq!(offered(&table), ["virginia", "done"]);
}

/// §6.4.2 One Resource a level, two levels at the most, each space once.
#[test]
fn two_levels_at_the_most() {
    let board = Board::empty()
        .put(1, MilitiaActive, Virginia)
        .level(Virginia, Level::ActiveSupport)
        .put(1, MilitiaActive, Georgia)
        .level(Georgia, Level::PassiveOpposition);
    let mut table = support(board);
    play(&mut table, &[("patriots", "virginia")]);
    assert_eq!(offered(&table), ["1", "2"]);
    play(&mut table, &[("patriots", "2")]);
    assert_eq!(table.state().level(Virginia), Level::Neutral);
    assert_eq!(money(&table, Faction::Patriots), 8);
    assert_eq!(offered(&table), ["georgia", "done"]);
    play(&mut table, &[("patriots", "georgia")]);
    assert_eq!(table.state().level(Georgia), Level::ActiveOpposition, "one level was left");
    assert_eq!(money(&table, Faction::Patriots), 7);
    assert_ne!(asked(&table), "committees-where");
}

/// §6.4.2 Raid markers come first, one Resource each; Propaganda is no hindrance (L58).
#[test]
fn raid_markers_come_first() {
    let fresh = || support(Board::empty().put(1, MilitiaActive, Virginia).markers(Virginia, 3, 2));
    let mut table = fresh();
    play(&mut table, &[("patriots", "virginia")]);
    assert_eq!(offered(&table), ["1", "2", "3", "4"]);
    play(&mut table, &[("patriots", "3")]);
    let here = table.state().spaces[Virginia];
    assert_eq!((here.raids, here.propaganda, here.level), (0, 3, Level::PassiveOpposition));
    let mut table = fresh();
    play(&mut table, &[("patriots", "virginia"), ("patriots", "1")]);
    let here = table.state().spaces[Virginia];
    assert_eq!((here.raids, here.level), (1, Level::Neutral));
}

/// §6.4.2 No more than the Patriots have; without Resources they are not asked.
#[test]
fn as_far_as_the_resources_reach() {
    let board = Board::empty().put(1, MilitiaActive, Virginia).put(1, MilitiaActive, Boston);
    let mut table = support(board.clone().resources(Faction::Patriots, 1));
    play(&mut table, &[("patriots", "virginia")]);
    assert_eq!(table.state().level(Virginia), Level::PassiveOpposition);
    assert_ne!(asked(&table), "committees-where");
    assert_ne!(asked(&support(board.resources(Faction::Patriots, 0))), "committees-where");
}

/// §6.4.1 The British come before the Patriots, wherever they can Reward Loyalty.
#[test]
fn the_british_come_first() {
    let board =
        Board::empty().put(1, BritishRegulars, Boston).put(1, Tories, Boston).put(1, MilitiaActive, Virginia);
    let mut table = support(board);
    expect(&table, "british", "winter-reward-loyalty");
    assert_eq!(offered(&table), ["boston", "done"]);
    play(&mut table, &[("british", "done")]);
    expect(&table, "patriots", "committees-where");
}

/// §6.4.1 The British reward loyalty by two levels at the most, and in each space once.
#[test]
fn loyalty_by_two_levels_at_the_most() {
    let board = Board::empty()
        .put(1, BritishRegulars, Boston)
        .put(1, Tories, Boston)
        .level(Boston, Level::ActiveOpposition)
        .put(1, MilitiaActive, Virginia);
    let mut table = support(board);
    play(&mut table, &[("british", "boston")]);
    assert_eq!(offered(&table), ["1", "2"]);
    play(&mut table, &[("british", "2")]);
    assert_eq!((table.state().level(Boston), money(&table, Faction::British)), (Level::Neutral, 8));
    expect(&table, "patriots", "committees-where");
}

/// §6.4.2 Where only a Raid marker is left to remove, the Patriots may.
#[test]
fn a_raid_marker_alone() {
    let board = Board::empty()
        .put(1, MilitiaActive, Virginia)
        .level(Virginia, Level::ActiveOpposition)
        .markers(Virginia, 0, 1);
    let mut table = support(board);
    play(&mut table, &[("patriots", "virginia")]);
    assert_eq!(table.state().spaces[Virginia].raids, 0);
    assert_eq!(money(&table, Faction::Patriots), 9);
}

/// §6.4.3, §2.4.1 The game goes on after the Support Phase unless the round is the scenario's last.
#[test]
fn the_final_round_ends_here() {
    for (scenario, rounds) in
        [(Scenario::Long, 6), (Scenario::Medium, 4), (Scenario::Short, 3), (Scenario::Sprint, 2)]
    {
        let round = |winters| {
            let mut board = Board::empty();
            board.0.scenario = scenario;
            board.0.cards.winters = winters;
            support(board).outcome().is_some()
        };
        assert!(!round(rounds - 1) && round(rounds), "{scenario:?}");
    }
}
