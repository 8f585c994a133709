//! §8.5.5, §8.5.7 The winter of the non-player Patriots.

use liberty_or_death::map::Space;
use liberty_or_death::pieces::{Faction, Piece};
use liberty_or_death::state::{Level, Phase};
use tricorne_testkit::script::{expect, play, told};

use super::{patriots, resources};
use crate::board::{Board, LodTable};
use crate::winter::winter_with;

fn supply(board: Board) -> LodTable {
    board.np(Faction::Patriots).phase(Phase::Supply)
}

/// Two Militia, a British Fort and a Regular: nobody has Control, and the British would if a Militia went.
fn contested(board: Board, space: Space) -> Board {
    board.put(2, Piece::MilitiaUnderground, space).put(1, Piece::BritishForts, space).put(
        1,
        Piece::BritishRegulars,
        space,
    )
}

/// §8.5.5 They pay where a loss changes Control, and nowhere else.
#[test]
fn supply_where_control_would_change() {
    let board = contested(Board::empty(), Space::Virginia)
        .put(9, Piece::WarPartiesActive, Space::Georgia)
        .put(3, Piece::Continentals, Space::Georgia)
        .put(2, Piece::MilitiaActive, Space::Georgia)
        .put(2, Piece::MilitiaUnderground, Space::Georgia);
    let table = supply(board);
    assert_eq!(patriots(&table, Space::Virginia), [0, 2, 0, 0]);
    // Seven units lose three: Continentals but for the last, then an Active Militia.
    assert_eq!(patriots(&table, Space::Georgia), [1, 2, 1, 0]);
    assert_eq!(resources(&table), 9);
}

/// §8.5.5 With too few Resources they pay first where the British could Reward Loyalty, then by Villages, then by
/// Population; the dice decide between equals.
#[test]
fn supply_with_too_few_resources() {
    let poor = |board: Board| supply(board.resources(Faction::Patriots, 1));
    let both = |first, second| contested(contested(Board::empty(), first), second);
    let kept = |table: &LodTable, space| patriots(table, space)[1] == 2;
    let table = poor(both(Space::NewHampshire, Space::Virginia));
    assert!(!kept(&table, Space::NewHampshire) && kept(&table, Space::Virginia));
    let village = both(Space::NewHampshire, Space::Virginia)
        .put(1, Piece::Villages, Space::NewHampshire)
        .put(1, Piece::MilitiaUnderground, Space::NewHampshire);
    let table = poor(village);
    assert!(patriots(&table, Space::NewHampshire)[1] == 3 && !kept(&table, Space::Virginia));
    let loyal = contested(Board::empty(), Space::Virginia)
        .put(2, Piece::MilitiaUnderground, Space::NewHampshire)
        .put(1, Piece::BritishRegulars, Space::NewHampshire)
        .put(1, Piece::Tories, Space::NewHampshire);
    let mut table = loyal.np(Faction::Patriots).resources(Faction::Patriots, 1).phase(Phase::Supply);
    play(&mut table, &[("british", "pay")]);
    assert!(kept(&table, Space::NewHampshire) && !kept(&table, Space::Virginia));
    let mut table = poor(both(Space::Virginia, Space::NorthCarolina));
    expect(&table, "chance", "np-roll-two-spaces");
    play(&mut table, &[("chance", "6")]);
    assert!(!kept(&table, Space::Virginia) && kept(&table, Space::NorthCarolina));
}

/// §6.4.2, L85 The printed text: as many spaces as they can pay for, by the dice if not all.
#[test]
fn committees_of_the_printed_text() {
    let board = Board::empty()
        .put(1, Piece::MilitiaActive, Space::Virginia)
        .put(1, Piece::MilitiaActive, Space::Georgia)
        .markers(Space::Georgia, 0, 1)
        .np(Faction::Patriots);
    let table = board.clone().resources(Faction::Patriots, 5).phase(Phase::SupportPhase);
    assert_eq!(table.state().level(Space::Virginia), Level::ActiveOpposition);
    assert_eq!(table.state().level(Space::Georgia), Level::ActiveOpposition);
    assert_eq!(resources(&table), 0);
    let mut table = board.resources(Faction::Patriots, 2).phase(Phase::SupportPhase);
    expect(&table, "chance", "np-roll-two-spaces");
    play(&mut table, &[("chance", "6")]);
    assert_eq!(table.state().level(Space::Georgia), Level::PassiveOpposition);
    assert_eq!((resources(&table), table.state().spaces[Space::Georgia].raids), (0, 0));
}

/// §6.4.2, L85 † The living text: the fewest Raid markers, then the largest gain, and never for markers alone.
#[test]
fn committees_of_the_living_text() {
    let board = Board::empty()
        .living()
        .put(1, Piece::MilitiaActive, Space::Virginia)
        .markers(Space::Virginia, 0, 1)
        .put(1, Piece::MilitiaActive, Space::Georgia)
        .np(Faction::Patriots);
    let table = board.clone().resources(Faction::Patriots, 3).phase(Phase::SupportPhase);
    assert_eq!(table.state().level(Space::Georgia), Level::ActiveOpposition);
    assert_eq!(table.state().level(Space::Virginia), Level::Neutral);
    // The last Resource would only clear a marker.
    assert_eq!((resources(&table), table.state().spaces[Space::Virginia].raids), (1, 1));
    let board = board.markers(Space::Virginia, 0, 0);
    let table = board.resources(Faction::Patriots, 2).phase(Phase::SupportPhase);
    assert_eq!(table.state().level(Space::Virginia), Level::ActiveOpposition);
    assert_eq!(table.state().level(Space::Georgia), Level::Neutral);
}

/// §8.5.7 Deserters leave where Control stays and where they are not the last; Active before Underground.
#[test]
fn deserters_change_little_control() {
    let board = Board::empty()
        .put(1, Piece::MilitiaUnderground, Space::NewHampshire)
        .put(2, Piece::MilitiaActive, Space::Boston)
        .put(1, Piece::Tories, Space::Boston)
        .put(1, Piece::MilitiaActive, Space::Georgia)
        .put(3, Piece::Tories, Space::Georgia)
        .put(5, Piece::MilitiaUnderground, Space::Virginia)
        .put(1, Piece::MilitiaActive, Space::Virginia)
        .np(Faction::Patriots);
    let mut table = board.phase(Phase::Desertion);
    // Ten Militia: the Indians name the first deserter, the Patriots the second.
    play(&mut table, &[("indians", "militia-underground@virginia")]);
    assert!(
        told(&table)
            .contains(&"lod-note-deserts piece=lod-name-militia-active space=lod-space-virginia".to_owned())
    );
    assert_eq!(table.state().militia(Space::Virginia), 4);
}

/// §6.7, §8.2 The Fort that a Winter Quarters card takes is named by the dice.
#[test]
fn a_fort_lost_by_the_dice() {
    let board = Board::empty()
        .put(1, Piece::PatriotForts, Space::Boston)
        .put(1, Piece::PatriotForts, Space::Virginia)
        .np(Faction::Patriots);
    let mut table = winter_with(102, board, Phase::Reset);
    expect(&table, "chance", "np-roll-two-spaces");
    play(&mut table, &[("chance", "4")]);
    assert_eq!(patriots(&table, Space::Boston)[3], 0);
    assert_eq!(patriots(&table, Space::Virginia)[3], 1);
}
