//! Whole games with the non-player Patriots against random players: they end, and no choice is refused.

use liberty_or_death::LibertyOrDeath;
use liberty_or_death::non_players::NonPlayer;
use liberty_or_death::pieces::Faction;
use tricorne_agents::Random;
use tricorne_kernel::{Chance, Setup, Table, own_facts};

const SCENARIOS: [&str; 4] = ["1775-long", "1776-medium", "1778-short", "1778-sprint"];
const GAMES_EACH: u64 = 50;

fn game(scenario: &str, edition: &str, seed: u64) {
    let mut setup = Setup { scenario: scenario.to_owned(), ..Setup::of::<LibertyOrDeath>() };
    setup.options.insert("patriots".to_owned(), "non-player".to_owned());
    setup.options.insert("edition".to_owned(), edition.to_owned());
    let mut table = Table::<LibertyOrDeath>::new(&own_facts::<LibertyOrDeath>(), setup, Chance::seeded(seed))
        .expect("a set-up");
    for faction in Faction::ALL {
        match faction {
            Faction::Patriots => table.seat_agent(faction.into(), "np", Box::new(NonPlayer)),
            _ => table.seat_agent(faction.into(), "random", Box::new(Random)),
        }
    }
    // Most games build no reasons, as in the laboratory.
    if !seed.is_multiple_of(10) {
        table.quiet();
    }
    table
        .run()
        .unwrap_or_else(|fault| panic!("{scenario}, {edition}, seed {seed}: {fault}\n{}", fault.record));
    assert!(table.outcome().is_some(), "{scenario}, {edition}, seed {seed} does not end");
}

/// §8.5 The non-player Patriots play every scenario to its end, by either text of the rules.
#[test]
fn the_patriots_play_whole_games() {
    for scenario in SCENARIOS {
        for seed in 0..GAMES_EACH {
            game(scenario, if seed.is_multiple_of(2) { "printed" } else { "living" }, seed);
        }
    }
}
