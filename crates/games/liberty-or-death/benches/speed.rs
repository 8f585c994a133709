//! How fast: a clone of the state, and whole games of random players and of non-players on one core.

use divan::counter::ItemsCount;
use divan::{Bencher, black_box};
use liberty_or_death::LibertyOrDeath;
use liberty_or_death::non_players::NonPlayer;
use liberty_or_death::pieces::Faction;
use liberty_or_death::setup::NON_PLAYER;
use tricorne_agents::Random;
use tricorne_kernel::{Agent, Chance, Game, Seat, Setup, Table, own_facts};

fn main() {
    divan::main();
}

fn setup(scenario: &str) -> Setup {
    Setup { scenario: scenario.to_owned(), ..Setup::default() }
}

#[divan::bench]
fn clone_a_state(bencher: Bencher<'_, '_>) {
    let state = LibertyOrDeath::begin(&setup("1778-short"), &()).expect("a scenario");
    bencher.bench_local(|| black_box(&state).clone());
}

/// Items are games between random players.
#[divan::bench(args = ["1778-sprint", "1778-short", "1776-medium", "1775-long"])]
fn random_games(bencher: Bencher<'_, '_>, scenario: &str) {
    games(bencher, &setup(scenario), || Box::new(Random));
}

/// Items are games between four non-players.
#[divan::bench(args = ["1778-sprint", "1778-short", "1776-medium", "1775-long"])]
fn non_player_games(bencher: Bencher<'_, '_>, scenario: &str) {
    let mut setup = setup(scenario);
    for faction in Faction::ALL {
        setup.options.insert(faction.id().to_owned(), NON_PLAYER.to_owned());
    }
    games(bencher, &setup, || Box::new(NonPlayer));
}

/// Whole games, each from a seed of its own, with this agent at every seat.
fn games(bencher: Bencher<'_, '_>, setup: &Setup, agent: fn() -> Box<dyn Agent<LibertyOrDeath>>) {
    let mut seed = 0;
    bencher.counter(ItemsCount::new(1_usize)).bench_local(|| {
        seed += 1;
        let mut table =
            Table::<LibertyOrDeath>::new(&own_facts::<LibertyOrDeath>(), setup.clone(), Chance::seeded(seed))
                .expect("a table");
        for seat in 0..4 {
            table.seat_agent(Seat::new(seat), "agent", agent());
        }
        table.quiet();
        table.run().expect("rules that hold");
        table.answers()
    });
}
