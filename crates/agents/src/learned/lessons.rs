//! Positions from play, each with what it was worth.

use std::ops::Range;
use std::sync::Arc;

use rayon::iter::{IntoParallelIterator, ParallelIterator};
use tricorne_kernel::{
    Agent, AgentRng, Chance, Chosen, Dice, Flow, Game, Observation, Players, Seat, SetupError, Table,
};

use super::{Course, Network};
use crate::search::Guide;

/// A position in numbers, and what it was worth to somebody.
#[derive(Clone, PartialEq, Debug)]
pub struct Lesson {
    /// How many numbers the position has.
    pub inputs: usize,
    /// The numbers that are not 0, each with its place.
    pub row: Vec<(u16, i16)>,
    /// Which output is to learn it.
    pub output: usize,
    /// From 0 for lost to 1 for won.
    pub worth: f32,
}

/// One of so many positions of a game is kept.
const KEPT: usize = 4;
/// How much of what a position was worth comes from later in its game; the rest is what the next kept position is worth to a network.
/// One game ends by luck; the network knows many.
const LATER: f32 = 0.7;
/// How many of a thousand answers are not the quick player's: each player draws one of these.
const OTHERWISE: [usize; 4] = [0, 20, 60, 150];

/// A quick player that answers otherwise now and then, so that more is seen than its own games.
struct Wayward<G: Game> {
    quick: Box<dyn Agent<G>>,
    /// How many of a thousand answers are any choice.
    otherwise: usize,
    will: AgentRng,
}

impl<G: Game> Agent<G> for Wayward<G> {
    fn choose(&mut self, observation: &Observation<'_, G>, dice: &mut Dice<'_, G>) -> Flow<Chosen> {
        if self.will.below(1000) < self.otherwise {
            return Ok(self.will.below(observation.choices.len()).into());
        }
        self.quick.choose(observation, dice)
    }
}

/// Where lessons come from: a game, and what it tells the search.
#[derive(Debug)]
pub struct School<'a, G: Game> {
    /// The facts that are played with.
    pub facts: &'a Arc<G::Facts>,
    /// What the game tells the search.
    pub guide: &'static Guide<G>,
    /// What is learned.
    pub course: &'a Course<G>,
}

/// Why a game taught nothing.
type Trouble = Box<dyn std::error::Error + Send + Sync>;

impl<G: Game> School<'_, G> {
    /// Lessons from the games of quick players with these numbers. A network that has learned already helps to tell what positions
    /// are worth.
    pub fn games(
        &self,
        numbers: Range<u64>,
        seed: u64,
        network: Option<&Network>,
    ) -> Result<Vec<Lesson>, Trouble> {
        let game = |number| self.game(&mut AgentRng::at(seed, number), network);
        let games = numbers.into_par_iter().map(game).collect::<Result<Vec<_>, _>>()?;
        Ok(games.into_iter().flatten().collect())
    }

    /// Plays a game to its end. The lessons are some of its settled positions.
    fn game(&self, rng: &mut AgentRng, network: Option<&Network>) -> Result<Vec<Lesson>, Trouble> {
        let chance = Chance::seeded(rng.bits());
        let mut table = Table::<G>::new(self.facts, (self.course.setup)(rng), chance)
            .map_err(|error: SetupError| Box::new(error) as Trouble)?;
        table.run()?;
        let mut node = table.node();
        let mut players = Players::all(|| {
            let otherwise = OTHERWISE[rng.below(OTHERWISE.len())];
            Box::new(Wayward { quick: (self.guide.policy)(), otherwise, will: AgentRng::new(rng.bits()) })
        });
        let mut chance = Chance::Random(AgentRng::new(rng.bits()));
        let mut rows = Vec::new();
        while node.outcome().is_none() {
            node.look_ahead(&mut chance, &mut players, 1)?;
            let ends_here = node.outcome().is_some() || !(self.guide.settled)(node.state());
            if !ends_here && rng.below(KEPT) == 0 {
                rows.push(self.course.row(&node));
            }
        }
        let seats = (0..node.seats().len()).map(|seat| Seat::new(seat as u8));
        let worth =
            |seat| Some(((self.course.output)(node.state(), seat)?, (self.guide.value)(&node, seat) as f32));
        let mut pupils: Vec<(usize, f32)> = seats.filter_map(worth).collect();
        let mut lessons = Vec::new();
        // Backwards, for what a position is worth depends on the one after it.
        for all in rows.iter().rev() {
            let row = all.iter().enumerate().filter(|(_, number)| **number != 0.0);
            let row: Vec<(u16, i16)> = row.map(|(at, number)| (at as u16, *number as i16)).collect();
            for (output, worth) in &mut pupils {
                lessons.push(Lesson { inputs: all.len(), row: row.clone(), output: *output, worth: *worth });
                if let Some(network) = network {
                    *worth = LATER * *worth + (1.0 - LATER) * network.value(all, *output) as f32;
                }
            }
        }
        Ok(lessons)
    }
}
