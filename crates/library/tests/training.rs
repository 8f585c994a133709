//! Values are learned from play, the same from the same seed.

use tricorne_library::{Packs, Schooling, Untaught, find};

fn trained(game: &str, seed: u64) -> Result<Vec<u8>, Untaught> {
    let game = find(game).expect("the game is known");
    let schooling = Schooling { games: Some(4), times: 1, seed };
    game.train(Packs::own().of(game), &schooling, &mut |_| ())
}

#[test]
fn the_same_seed_gives_the_same_weights() {
    let weights = trained("liberty-or-death", 1).unwrap();
    assert!(weights.len() > 100_000 && weights.len() < 1_000_000, "{}", weights.len());
    assert_eq!(trained("liberty-or-death", 1).unwrap(), weights);
    assert_ne!(trained("liberty-or-death", 2).unwrap(), weights);
}

#[test]
fn a_game_without_search_learns_nothing() {
    assert!(matches!(trained("ferry-town", 1), Err(Untaught::NoGuide("ferry-town"))));
}
