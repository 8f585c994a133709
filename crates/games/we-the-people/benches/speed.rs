//! How fast: a clone of the state, whole random games on one core, and a choice of `steady`.

use std::cell::RefCell;

use divan::counter::ItemsCount;
use divan::{Bencher, black_box};
use tricorne_agents::Random;
use tricorne_kernel::{Chance, Game, Seat, Setup, Table};
use we_the_people::WeThePeople;
use we_the_people::steady::Steady;

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

/// The choices of the first games that `steady` plays against itself, each timed by itself: the median and the slowest
/// are those of a single choice.
#[divan::bench(sample_size = 1, sample_count = 400)]
fn choice_of_steady(bencher: Bencher<'_, '_>) {
    let seeds = RefCell::new(1..);
    let begin = || {
        let seed = seeds.borrow_mut().next().expect("seeds without end");
        let mut table =
            Table::<WeThePeople>::new(Setup::of::<WeThePeople>(), Chance::seeded(seed)).expect("a table");
        table.go().expect("rules that hold");
        table
    };
    let table = RefCell::new(begin());
    let advise =
        |table: &Table<WeThePeople>, seat| table.advise(seat, &mut Steady).expect("a choice").0.to_string();
    let next_seat = || {
        let mut table = table.borrow_mut();
        if let Some(asked) = table.questions().first() {
            let seat = table.seat_name(asked.seat);
            let choice = advise(&table, seat);
            table.answer(seat, &choice).expect("an offered choice");
        }
        if table.questions().is_empty() {
            *table = begin();
        }
        table.seat_name(table.questions()[0].seat)
    };
    bencher.with_inputs(next_seat).bench_local_values(|seat| advise(&table.borrow(), seat));
}
