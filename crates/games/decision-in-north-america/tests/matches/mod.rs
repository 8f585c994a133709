//! Games of the bot against another player, for the tests and for `examples/strength.rs`.

use decision_in_north_america::DecisionInNorthAmerica as Dina;
use decision_in_north_america::sides::Side;
use decision_in_north_america::steady::Steady;
use tricorne_kernel::{Agent, Chance, Game, Setup, Table, own_facts};

/// Whether the bot wins this game against another player. Sides are taken in turn, and then scenarios.
pub fn wins(number: u64, optional_rules: bool, other: Box<dyn Agent<Dina>>) -> bool {
    let side = Side::BOTH[number as usize % 2];
    let scenarios = Dina::scenarios();
    let scenario = scenarios[number as usize / 2 % scenarios.len()].id.to_owned();
    let mut setup = Setup { scenario, ..Setup::default() };
    for option in Dina::options().iter().filter(|_| optional_rules) {
        setup = setup.with(option.id, "yes");
    }
    let facts = own_facts::<Dina>();
    let mut table = Table::<Dina>::new(&facts, setup, Chance::seeded(number)).expect("a table");
    table.seat_agent(side.seat(), "steady", Box::new(Steady));
    table.seat_agent(side.enemy().seat(), "other", other);
    table.quiet();
    table.run().expect("rules that hold");
    table.winners().contains(&side.seat())
}
