//! `random`: any choice, each as likely as any other.

use tricorne_kernel::{Agent, Chosen, Dice, Flow, Game, Observation};

/// Takes any choice. The yardstick for every other player, and the tester of every rule.
#[derive(Clone, Copy, Default, Debug)]
pub struct Random;

impl<G: Game> Agent<G> for Random {
    fn choose(&mut self, observation: &Observation<'_, G>, dice: &mut Dice<'_, G>) -> Flow<Chosen> {
        Ok(dice.rng().below(observation.choices.len()).into())
    }
}
