//! §8.4 The non-player British against random players: every game ends, and no answer of theirs is refused.

use std::collections::BTreeMap;

use liberty_or_death::LibertyOrDeath;
use liberty_or_death::non_players::NonPlayer;
use liberty_or_death::pieces::Faction;
use tricorne_agents::Random;
use tricorne_kernel::{Chance, Setup, Table, own_facts};

const SCENARIOS: [&str; 4] = ["1775-long", "1776-medium", "1778-short", "1778-sprint"];
/// How many games of each scenario, half of them by either edition.
const GAMES: u64 = 50;
/// Every so many games the journal is kept, so that reasons are given too.
const TOLD: u64 = 5;

fn setup(scenario: &str, edition: &str) -> Setup {
    let options = [("british", "non-player"), ("edition", edition)];
    Setup {
        scenario: scenario.to_owned(),
        options: options.map(|(name, value)| (name.to_owned(), value.to_owned())).into_iter().collect(),
    }
}

/// §8.4
#[test]
fn two_hundred_games_end_and_no_answer_is_refused() {
    let mut played = BTreeMap::new();
    for scenario in SCENARIOS {
        for seed in 1..=GAMES {
            let edition = if seed % 2 == 0 { "printed" } else { "living" };
            let mut table = Table::<LibertyOrDeath>::new(
                &own_facts::<LibertyOrDeath>(),
                setup(scenario, edition),
                Chance::seeded(seed),
            )
            .expect("a table");
            for faction in Faction::ALL {
                table.seat_agent(faction.into(), "random", Box::new(Random));
            }
            table.seat_agent(Faction::British.into(), "np", Box::new(NonPlayer));
            if seed % TOLD != 0 {
                table.quiet();
            }
            if let Err(fault) = table.run() {
                panic!("{scenario}, {edition} edition, seed {seed}: {fault}\n{}", fault.record);
            }
            assert!(table.outcome().is_some(), "{scenario}, seed {seed}, did not end");
            *played.entry(scenario).or_insert(0) += table.answers();
        }
    }
    println!("answers by scenario: {played:?}");
}
