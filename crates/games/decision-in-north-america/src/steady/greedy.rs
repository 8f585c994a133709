//! A player who looks one answer ahead: what the bot is measured against.

use tricorne_kernel::{Agent, Chance, Chosen, Dice, Flow, Observation};

use super::value;
use crate::DecisionInNorthAmerica;
use crate::sides::Side;

/// Takes what is worth most after one answer by the bot's own measure, in a world that the seat may believe in.
#[derive(Clone, Copy, Debug)]
pub struct Greedy;

impl Agent<DecisionInNorthAmerica> for Greedy {
    fn choose(
        &mut self,
        observation: &Observation<'_, DecisionInNorthAmerica>,
        dice: &mut Dice<'_, DecisionInNorthAmerica>,
    ) -> Flow<Chosen> {
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
