//! The bot: it plays whole games with reasons, and beats players who choose at random or look one answer ahead.
//! The README names the command that plays thousands of games.

use decision_in_north_america::DecisionInNorthAmerica as Dina;
use decision_in_north_america::sides::Side;
use decision_in_north_america::steady::{Steady, value};
use tricorne_agents::Random;
use tricorne_kernel::{Agent, Chance, Chosen, Dice, Flow, Game, Observation, Setup, Table, own_facts};
use tricorne_testkit::Advised;

#[test]
fn every_choice_has_a_reason() {
    assert!(Advised::<Dina, Steady>::new(Steady).gives_reasons() > 200);
}

/// Looks one answer ahead in a world that it may believe in, and takes what is worth most there by the bot's own measure.
#[derive(Clone, Copy)]
struct Greedy;

impl Agent<Dina> for Greedy {
    fn choose(&mut self, observation: &Observation<'_, Dina>, dice: &mut Dice<'_, Dina>) -> Flow<Chosen> {
        let (rng, side) = (dice.rng(), Side::of(observation.seat));
        let count = observation.choices.len();
        let world = observation.belief().filter(|_| count > 1).and_then(|belief| belief.sample(rng));
        let Some(world) = world else { return Ok(rng.below(count).into()) };
        let seed = rng.bits();
        let worth = |position: &usize| {
            let mut node = world.clone();
            let answered = node.apply(observation.seat, *position, &mut Chance::seeded(seed));
            answered.map_or(i32::MIN, |()| value(node.state(), node.facts(), side))
        };
        let mut positions: Vec<usize> = (0..count).collect();
        rng.shuffle(&mut positions);
        Ok(positions.into_iter().max_by_key(worth).unwrap_or(0).into())
    }
}

/// How many of these games the bot wins: sides, scenarios and optional rules, all or none, taken in turn.
fn wins(games: u64, other: impl Fn() -> Box<dyn Agent<Dina>>) -> u64 {
    let facts = own_facts::<Dina>();
    let plays = |seed: u64| {
        let (side, short, options) = (Side::BOTH[seed as usize % 2], seed & 2 == 0, seed & 4 == 0);
        let scenario = Dina::scenarios()[usize::from(short)].id.to_owned();
        let mut setup = Setup { scenario, ..Setup::default() };
        for option in Dina::options().iter().filter(|_| options) {
            setup = setup.with(option.id, "yes");
        }
        let mut table = Table::<Dina>::new(&facts, setup, Chance::seeded(seed)).expect("a table");
        table.seat_agent(side.seat(), "steady", Box::new(Steady));
        table.seat_agent(side.enemy().seat(), "other", other());
        table.quiet();
        table.run().expect("rules that hold");
        table.winners().contains(&side.seat())
    };
    (0..games).filter(|seed| plays(*seed)).count() as u64
}

#[test]
fn it_beats_random_players() {
    let won = wins(200, || Box::new(Random));
    assert!(won >= 196, "{won} of 200");
}

#[test]
fn it_beats_greedy_players() {
    let won = wins(16, || Box::new(Greedy));
    assert!(won >= 13, "{won} of 16");
}
