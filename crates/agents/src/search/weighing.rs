//! What answers are worth, for somebody who looks at a game that was played.

use tricorne_kernel::{Agent, Chosen, Dice, Flow, Game, Observation};

use super::Search;

/// What an answer is worth.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Weighed {
    /// Its position in the question.
    pub position: usize,
    /// From 0 for lost to 1 for won.
    pub worth: f64,
    /// How many playouts say so.
    pub playouts: usize,
}

/// Searches like a player and remembers what came of each answer.
#[derive(Debug)]
pub struct Weighing<G: Game> {
    search: Search<G>,
    among: Vec<usize>,
    opinion: u64,
    /// What the answers are worth, the best first, once it has been asked.
    pub found: Vec<Weighed>,
}

impl<G: Game> Weighing<G> {
    /// Weighs the answers at these positions, or all where there are none. Another `opinion` plays other dice in other worlds.
    pub fn new(search: Search<G>, among: &[usize], opinion: u64) -> Weighing<G> {
        Weighing { search, among: among.to_vec(), opinion, found: Vec::new() }
    }
}

impl<G: Game> Agent<G> for Weighing<G> {
    fn choose(&mut self, observation: &Observation<'_, G>, dice: &mut Dice<'_, G>) -> Flow<Chosen> {
        let Some(belief) = observation.belief() else { return self.search.choose(observation, dice) };
        let all = 0..observation.choices.len();
        let positions: Vec<usize> = match &self.among[..] {
            [] => all.collect(),
            among => all.filter(|position| among.contains(position)).collect(),
        };
        let seed = dice.rng().bits() ^ self.opinion;
        let found = self.search.search(&belief, observation.seat, &positions, seed);
        let tried = found.iter().filter(|it| it.count > 0);
        let weighed = tried.map(|it| Weighed { position: it.position, worth: it.mean(), playouts: it.count });
        self.found = weighed.collect();
        let Some(taken) = found.first().filter(|it| it.count > 0) else {
            return self.search.choose(observation, dice);
        };
        let reasons = self.search.reasons(observation, &belief, &found, taken);
        Ok(Chosen { position: taken.position, reasons })
    }
}
