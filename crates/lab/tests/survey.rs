//! How the odds of attacks are come by.

use tricorne_lab::survey;
use tricorne_library::{Packs, find};

/// Nothing is hidden in Liberty or Death, and its Battles are small: all its odds are exact.
#[test]
fn battles_with_nothing_hidden_have_exact_odds() {
    let (game, packs) = (find("liberty-or-death").unwrap(), Packs::own());
    let found = survey(game, packs.of(game), 1, 20).unwrap();
    assert!(found.attacks >= 20 && found.exact == found.attacks, "{found:?}");
    assert!(found.median_ms <= found.most_ms, "{found:?}");
}

/// Every attack is counted once; the same seed has the same attacks.
#[test]
fn attacks_are_exact_means_or_estimates() {
    let (game, packs) = (find("decision-in-north-america").unwrap(), Packs::own());
    let again = || survey(game, packs.of(game), 7, 5).unwrap();
    let (one, other) = (again(), again());
    assert!(one.attacks >= 5 && one.exact + one.means + one.estimates == one.attacks, "{one:?}");
    let counts = |it: &tricorne_lab::Survey| (it.attacks, it.exact, it.means, it.estimates);
    assert_eq!(counts(&one), counts(&other));
}

/// A game without battles has none.
#[test]
fn no_attacks_where_there_are_no_battles() {
    let (game, packs) = (find("ferry-town").unwrap(), Packs::own());
    assert_eq!(survey(game, packs.of(game), 1, 5).unwrap().attacks, 0);
}
