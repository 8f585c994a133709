//! An arena on the example game.

use tricorne_kernel::Setup;
use tricorne_lab::{Arena, ArenaError, Standing, Verdict};
use tricorne_library::{AnyGame, Packs, find};

fn game() -> &'static dyn AnyGame {
    find("ferry-town").expect("the example")
}

fn setup(scenario: &str) -> Setup {
    Setup { scenario: scenario.to_owned(), ..game().default_setup() }
}

#[test]
fn the_same_numbers_give_the_same_rounds() {
    let arena = Arena::new(game(), &setup("two"), ("random", "random"), &[], 7).unwrap();
    let (packs, game) = (Packs::own(), game());
    let whole = arena.play(packs.of(game), 0..20).unwrap();
    assert_eq!(whole[12..], arena.play(packs.of(game), 12..20).unwrap());
    assert_eq!(whole.iter().map(|round| round.number).collect::<Vec<_>>(), (0..20).collect::<Vec<_>>());
}

#[test]
fn two_who_play_alike_share_the_points() {
    let arena = Arena::new(game(), &setup("two"), ("random", "random"), &[], 7).unwrap();
    let rounds = arena.play(Packs::own().of(game()), 0..200).unwrap();
    let standing = Standing::of(&arena, &rounds);
    let all = standing.all.clone().unwrap();
    assert_eq!(all.won + all.drawn + all.lost, 400);
    assert_eq!(standing.verdict, Verdict::Open, "{standing:?}");
    let elo = standing.elo.unwrap();
    assert!(elo.low < 0.0 && elo.high > 0.0, "{elo:?}");
    assert_eq!(all.opponent, None);
}

#[test]
fn with_more_seats_the_opponent_plays_the_same_ones() {
    let scenario =
        game().scenarios().iter().map(|info| info.id).find(|id| *id != "two").expect("a larger one");
    let named = [vec!["north".to_owned(), "east".to_owned()]];
    let arena = Arena::new(game(), &setup(scenario), ("random", "random"), &named, 7).unwrap();
    let rounds = arena.play(Packs::own().of(game()), 0..30).unwrap();
    let standing = Standing::of(&arena, &rounds);
    assert_eq!((standing.lines.len(), standing.all.is_none()), (1, true));
    let line = &standing.lines[0];
    assert_eq!((line.seats.as_str(), line.won + line.drawn + line.lost), ("north+east", 60));
    // All seats have the same player, and so the same games.
    assert_eq!(line.opponent, Some(line.score));
    assert_eq!(standing.elo, None);
}

#[test]
fn what_does_not_fit_is_named() {
    let named = [vec!["south-west".to_owned()]];
    let refused = Arena::new(game(), &setup("two"), ("random", "random"), &named, 7).unwrap_err();
    assert_eq!(refused.to_string(), "unknown seat \"south-west\"; the seats are north, east");
    let refused = Arena::new(game(), &setup("two"), ("nobody", "random"), &[], 7).unwrap_err();
    assert!(matches!(refused, ArenaError::Open(_)), "{refused}");
}
