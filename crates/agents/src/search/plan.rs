//! Agents of a playout: the quick player, with a will of its own for a turn, or watched.

use std::sync::{Arc, Mutex};

use tricorne_kernel::{Agent, AgentRng, Choice, Chosen, Dice, Flow, Game, Message, Observation, Seat};

/// One of so many answers of a plan is not the quick player's.
const OTHERWISE: usize = 4;

/// The quick player, which now and then answers otherwise: the same plan does so at the same questions. So a whole turn is
/// tried, and not only the answer that begins it.
pub struct Planned<G: Game> {
    quick: Box<dyn Agent<G>>,
    will: AgentRng,
}

impl<G: Game> Planned<G> {
    /// A plan: the same seed makes the same one.
    pub fn new(quick: Box<dyn Agent<G>>, will: AgentRng) -> Planned<G> {
        Planned { quick, will }
    }
}

impl<G: Game> Agent<G> for Planned<G> {
    fn choose(&mut self, observation: &Observation<'_, G>, dice: &mut Dice<'_, G>) -> Flow<Chosen> {
        let choices = observation.choices.len();
        if choices > 1 && self.will.below(OTHERWISE) == 0 {
            return Ok(self.will.below(choices).into());
        }
        self.quick.choose(observation, dice)
    }
}

/// An answer that somebody gave: who, its position, and its words.
pub type Seen = (Seat, usize, Message);

/// The quick player, with somebody who looks at its answers.
pub struct Watched<G: Game> {
    quick: Box<dyn Agent<G>>,
    seen: Arc<Mutex<Vec<Seen>>>,
}

impl<G: Game> Watched<G> {
    /// Adds what it answers to `seen`, where there was a choice.
    pub fn new(quick: Box<dyn Agent<G>>, seen: &Arc<Mutex<Vec<Seen>>>) -> Watched<G> {
        Watched { quick, seen: seen.clone() }
    }
}

impl<G: Game> Agent<G> for Watched<G> {
    fn choose(&mut self, observation: &Observation<'_, G>, dice: &mut Dice<'_, G>) -> Flow<Chosen> {
        let chosen = self.quick.choose(observation, dice)?;
        if let (Some(choice), Ok(mut seen), true) =
            (observation.choices.get(chosen.position), self.seen.lock(), observation.choices.len() > 1)
        {
            seen.push((observation.seat, chosen.position, choice.label(observation.facts())));
        }
        Ok(chosen)
    }
}
