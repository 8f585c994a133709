//! A quick player that is watched.

use std::sync::{Arc, Mutex};

use tricorne_kernel::{Agent, Choice, Chosen, Dice, Flow, Game, Message, Observation, Seat};

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
