//! How fast: a clone of the state, and whole random games on one core.

use divan::counter::ItemsCount;
use divan::{Bencher, black_box};
use tricorne_agents::Random;
use tricorne_kernel::{Chance, Game, Seat, Setup, Table};
use we_the_people::WeThePeople;

fn main() {
    divan::main();
}

#[divan::bench]
fn clone_a_state(bencher: Bencher<'_, '_>) {
    let state = WeThePeople::begin(&Setup::of::<WeThePeople>()).expect("a scenario");
    bencher.bench_local(|| black_box(&state).clone());
}

/// Items are games.
#[divan::bench]
fn random_games(bencher: Bencher<'_, '_>) {
    let mut seed = 0;
    bencher.counter(ItemsCount::new(1_usize)).bench_local(|| {
        seed += 1;
        let setup = Setup::of::<WeThePeople>();
        let mut table = Table::<WeThePeople>::new(setup, Chance::seeded(seed)).expect("a table");
        for seat in 0..2 {
            table.seat(Seat::new(seat), "random", Box::new(Random));
        }
        table.quiet();
        table.go().expect("rules that hold");
        table.answers()
    });
}
