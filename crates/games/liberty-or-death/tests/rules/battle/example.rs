use liberty_or_death::map::Space;
use liberty_or_death::pieces::{Leader, Piece};
use liberty_or_death::state::Level;
use tricorne_testkit::script::{expect, offered, play};

use super::{british_attack, count, force, modifiers, roll, winner};
use crate::board::Board;

/// §3.6.2 to §3.6.8 The Battle in Pennsylvania, from Activation to the free Rally. The Patriots there use only two of
/// the four shifts that Washington gives them (§1.10).
#[test]
fn pennsylvania() {
    let here = Space::Pennsylvania;
    let board = Board::at_war()
        .put(5, Piece::BritishRegulars, here)
        .put(2, Piece::Tories, here)
        .put(3, Piece::WarPartiesUnderground, here)
        .leader(Leader::Clinton, here)
        .put(3, Piece::Continentals, here)
        .put(2, Piece::FrenchRegulars, here)
        .put(1, Piece::MilitiaActive, here)
        .put(2, Piece::MilitiaUnderground, here)
        .put(1, Piece::PatriotForts, here)
        .leader(Leader::Washington, here)
        .level(here, Level::PassiveOpposition)
        .level(Space::MarylandDelaware, Level::ActiveSupport);
    let (cbc, crc) = (board.0.cbc, board.0.crc);
    let mut table = british_attack(board, here);

    play(&mut table, &[("british", "yes"), ("british", "2"), ("patriots", "1")]);
    roll(&mut table, &["2", "3", "1", "2"]);
    assert_eq!(force(&table, "lod-royalist"), (8, 2));
    assert_eq!(force(&table, "lod-rebellion"), (7, 2));
    assert_eq!(
        modifiers(&table, "3.6.5"),
        ["+1 half-regulars", "+1 underground", "+1 leader", "-1 washington", "-1 forts"]
    );
    assert_eq!(modifiers(&table, "3.6.6"), ["+1 underground", "+1 leader", "+1 forts"]);

    // Both Loss Levels are 6: four pieces each, the last French Regular more than is owed.
    assert_eq!(count(&table, Piece::FrenchRegulars, here), 0);
    assert_eq!(count(&table, Piece::Continentals, here), 2);
    assert_eq!(count(&table, Piece::MilitiaActive, here), 1);
    assert_eq!(count(&table, Piece::MilitiaUnderground, here), 1);
    assert_eq!(count(&table, Piece::PatriotForts, here), 1);
    assert_eq!(count(&table, Piece::BritishRegulars, here), 3);
    assert_eq!(count(&table, Piece::Tories, here), 0);
    assert_eq!(count(&table, Piece::WarPartiesActive, here), 2);
    assert_eq!(count(&table, Piece::WarPartiesUnderground, here), 1);
    let state = table.state();
    assert_eq!((state.cbc - cbc, state.crc - crc), (4, 3));
    assert_eq!(state.casualties[Piece::BritishRegulars as usize], 2);
    assert_eq!(state.casualties[Piece::Tories as usize], 2);
    assert_eq!(state.casualties[Piece::FrenchRegulars as usize], 2);
    assert_eq!(state.casualties[Piece::Continentals as usize], 1);

    // The defenders win the tie.
    assert_eq!(winner(&table).as_deref(), Some("rebellion"));
    assert_eq!(table.state().level(here), Level::ActiveOpposition);
    expect(&table, "patriots", "win-the-day-where");
    assert!(offered(&table).contains(&"maryland-delaware".to_owned()));
    play(&mut table, &[("patriots", "maryland-delaware"), ("patriots", "1"), ("patriots", "done")]);
    assert_eq!(table.state().level(Space::MarylandDelaware), Level::PassiveSupport);
    expect(&table, "patriots", "win-the-day-rally");
    play(&mut table, &[("patriots", "yes"), ("patriots", "maryland-delaware")]);
    assert_eq!(count(&table, Piece::MilitiaUnderground, Space::MarylandDelaware), 1);
    assert_eq!(table.state().resources[liberty_or_death::pieces::Faction::Patriots], 10);
}
