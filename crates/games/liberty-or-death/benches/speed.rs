//! How fast: a clone of the state, and whole random games on one core.

use divan::counter::ItemsCount;
use divan::{Bencher, black_box};
use liberty_or_death::LibertyOrDeath;
use tricorne_agents::Random;
use tricorne_kernel::{Chance, Game, Seat, Setup, Table};

fn main() {
    divan::main();
}

fn setup(scenario: &str) -> Setup {
    Setup { scenario: scenario.to_owned(), ..Setup::default() }
}

#[divan::bench]
fn clone_a_state(bencher: Bencher<'_, '_>) {
    let state = LibertyOrDeath::begin(&setup("1778-short")).expect("a scenario");
    bencher.bench_local(|| black_box(&state).clone());
}

/// Items are games.
#[divan::bench(args = ["1778-sprint", "1778-short", "1776-medium", "1775-long"])]
fn random_games(bencher: Bencher<'_, '_>, scenario: &str) {
    let mut seed = 0;
    bencher.counter(ItemsCount::new(1_usize)).bench_local(|| {
        seed += 1;
        let mut table = Table::<LibertyOrDeath>::new(setup(scenario), Chance::seeded(seed)).expect("a table");
        for seat in 0..4 {
            table.seat(Seat::new(seat), "random", Box::new(Random));
        }
        table.quiet();
        table.go().expect("rules that hold");
        table.answers()
    });
}
