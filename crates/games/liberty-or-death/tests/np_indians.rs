//! Whole games with the non-player Indians against random players: they end, and no choice is refused.

use liberty_or_death::LibertyOrDeath;
use liberty_or_death::non_players::NonPlayer;
use liberty_or_death::pieces::Faction;
use tricorne_agents::Random;
use tricorne_kernel::{Chance, Setup, Table, own_facts};

const SCENARIOS: [&str; 4] = ["1775-long", "1776-medium", "1778-short", "1778-sprint"];
const GAMES_EACH: u64 = 50;

fn game(scenario: &str, seed: u64) {
    let mut setup = Setup { scenario: scenario.to_owned(), ..Setup::of::<LibertyOrDeath>() };
    setup.options.insert("indians".to_owned(), "non-player".to_owned());
    let mut table = Table::<LibertyOrDeath>::new(&own_facts::<LibertyOrDeath>(), setup, Chance::seeded(seed))
        .expect("a set-up");
    for faction in Faction::ALL {
        match faction {
            Faction::Indians => table.seat_agent(faction.into(), "np", Box::new(NonPlayer)),
            _ => table.seat_agent(faction.into(), "random", Box::new(Random)),
        }
    }
    // Most games build no reasons, as in the laboratory.
    if !seed.is_multiple_of(10) {
        table.quiet();
    }
    table.run().unwrap_or_else(|fault| panic!("{scenario}, seed {seed}: {fault}\n{}", fault.record));
    assert!(table.outcome().is_some(), "{scenario}, seed {seed} does not end");
}

/// §8.7 The non-player Indians play every scenario to its end.
#[test]
fn the_indians_play_whole_games() {
    for scenario in SCENARIOS {
        (0..GAMES_EACH).for_each(|seed| game(scenario, seed));
    }
}
