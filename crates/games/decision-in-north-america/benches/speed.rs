//! How fast: a clone of the state, whole random games on one core, and a choice of `steady`.

use std::cell::RefCell;

use decision_in_north_america::DecisionInNorthAmerica;
use decision_in_north_america::steady::Steady;
use divan::counter::ItemsCount;
use divan::{Bencher, black_box};
use tricorne_agents::Random;
use tricorne_kernel::{Chance, Game, Seat, Setup, Table, own_facts};
use tricorne_testkit::Advised;

fn main() {
    divan::main();
}

#[divan::bench]
fn clone_a_state(bencher: Bencher<'_, '_>) {
    let state = DecisionInNorthAmerica::begin(
        &Setup::of::<DecisionInNorthAmerica>(),
        &own_facts::<DecisionInNorthAmerica>(),
    )
    .expect("a scenario");
    bencher.bench_local(|| black_box(&state).clone());
}

/// Items are games.
#[divan::bench]
fn random_games(bencher: Bencher<'_, '_>) {
    let facts = own_facts::<DecisionInNorthAmerica>();
    let mut seed = 0;
    bencher.counter(ItemsCount::new(1_usize)).bench_local(|| {
        seed += 1;
        let setup = Setup::of::<DecisionInNorthAmerica>();
        let mut table =
            Table::<DecisionInNorthAmerica>::new(&facts, setup, Chance::seeded(seed)).expect("a table");
        for seat in 0..2 {
            table.seat_agent(Seat::new(seat), "random", Box::new(Random));
        }
        table.quiet();
        table.run().expect("rules that hold");
        table.answers()
    });
}

/// The choices of the first games that `steady` plays against itself, each timed by itself: the median and the slowest
/// are those of a single choice.
#[divan::bench(sample_size = 1, sample_count = 400)]
fn choice_of_steady(bencher: Bencher<'_, '_>) {
    let table = RefCell::new(Advised::<DecisionInNorthAmerica, _>::new(Steady));
    let next = || table.borrow_mut().follow();
    bencher.with_inputs(next).bench_local_values(|()| table.borrow_mut().advise());
}
