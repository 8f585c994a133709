//! §3.6 The odds of Battles.

use liberty_or_death::LibertyOrDeath;
use liberty_or_death::map::Space;
use liberty_or_death::non_players::NonPlayer;
use liberty_or_death::odds::BATTLE;
use liberty_or_death::pieces::{Faction, Leader, Piece};
use liberty_or_death::state::Level;
use tricorne_kernel::odds::{Found, Limits, Odds, OddsError, odds};
use tricorne_kernel::{Arg, Players};
use tricorne_testkit::script::play;

use super::british_attack;
use crate::board::{Board, LodTable};

const LIMITS: Limits = Limits::points(20_000);

fn now(table: &LodTable) -> Result<Odds, OddsError> {
    let mut players = Players::<LibertyOrDeath>::all(|| Box::new(NonPlayer))
        .asked_only(|prompt| (BATTLE.part)(prompt).is_some());
    odds(&BATTLE, &table.node(), None, &mut players, LIMITS)
}

/// What is decided, by the name of the thing that it is about: losses by piece, levels by space.
fn value(found: &[tricorne_kernel::odds::Finding], key: &str, of: Option<&str>) -> Option<Found> {
    let about = |arg: Arg| match arg {
        Arg::Named(id, _) => Some(id),
        Arg::Number(_) | Arg::Key(_) | Arg::Fact(_) => None,
    };
    let it = found.iter().find(|it| {
        it.what.key.0 == key && of.is_none_or(|of| it.what.args().iter().any(|arg| about(arg.1) == Some(of)))
    });
    it.map(|it| it.value)
}

/// §3.6.2 to §3.6.8 The rulebook's Battle in Pennsylvania is one of the results.
#[test]
fn pennsylvania_is_a_point_of_the_distribution() {
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
        .level(here, Level::PassiveOpposition);
    let mut table = british_attack(board, here);
    play(&mut table, &[("british", "yes"), ("british", "2"), ("patriots", "1")]);
    let odds = now(&table).unwrap();
    let all: f64 = odds.results.iter().map(|result| result.1).sum();
    assert!((all - 1.0).abs() < 1e-12, "{all}");
    let example = odds.results.iter().filter(|(found, _)| {
        let lost = |piece| value(found, "tricorne-odds-lost", Some(piece));
        lost("british-regulars") == Some(Found::Number(2))
            && lost("tories") == Some(Found::Number(2))
            && lost("french-regulars") == Some(Found::Number(2))
            && lost("continentals") == Some(Found::Number(1))
            && lost("militia-active") == Some(Found::Number(1))
            && matches!(
                value(found, "tricorne-odds-winner", None),
                Some(Found::Name(Arg::Named("rebellion", _)))
            )
            && value(found, "lod-odds-levels", None) == Some(Found::Number(4))
    });
    let example: f64 = example.map(|result| result.1).sum();
    // A Loss Level of 6 is a 3 of the Rebellion's two dice and a 5 of the British; 6 of theirs costs the same four pieces.
    let with_two_dice = |sum: i32| f64::from(3 - (sum - 4).abs()) / 9.0;
    let by_hand = with_two_dice(3) * (with_two_dice(5) + with_two_dice(6));
    assert!((example - by_hand).abs() < 1e-12, "{example}, not {by_hand}: {:#?}", odds.results);
}

/// §3.6.4 One die against none: the odds by hand.
#[test]
fn one_die_against_none() {
    let here = Space::Virginia;
    let board = Board::at_war().put(3, Piece::BritishRegulars, here).put(2, Piece::Continentals, here);
    let table = british_attack(board, here);
    let odds = now(&table).unwrap();
    // 1 to 3, and 1 for at least half Regulars: Loss Levels 2, 3 and 4, so 1 Continental or both.
    let lost = |count: i64| -> f64 {
        let such = odds.results.iter().filter(|(found, _)| {
            value(found, "tricorne-odds-lost", Some("continentals")) == Some(Found::Number(count))
        });
        such.map(|result| result.1).sum()
    };
    assert!(
        (lost(1) - 1.0 / 3.0).abs() < 1e-12 && (lost(2) - 2.0 / 3.0).abs() < 1e-12,
        "{:#?}",
        odds.results
    );
    assert_eq!(odds.points, 3);
}

/// Where nothing is rolled for there are no odds, and too many points are refused.
#[test]
fn no_dice_and_too_many() {
    let here = Space::Virginia;
    let board = Board::at_war().put(3, Piece::BritishRegulars, here).put(2, Piece::Continentals, here);
    assert!(matches!(now(&board.clone().turn(Faction::British)), Err(OddsError::NoDice)));
    let table = british_attack(board, here);
    let mut players = Players::<LibertyOrDeath>::all(|| Box::new(NonPlayer));
    let few = Limits::points(2);
    assert!(matches!(odds(&BATTLE, &table.node(), None, &mut players, few), Err(OddsError::TooMany(2))));
}
