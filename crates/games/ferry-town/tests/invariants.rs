//! The checks that every game passes.

use ferry_town::FerryTown;
use tricorne_testkit::{Plan, random_games};

#[test]
fn random_games_end_and_keep_every_token() {
    let played = random_games::<FerryTown>(Plan::of::<FerryTown>(10_000));
    assert_eq!(played.games, 10_000);
    assert!(played.longest <= 16 + 4 + 3 * (1 + 4 + 1 + 1));
}
