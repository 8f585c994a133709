//! Positions from play, each with what came of it.

use std::sync::Arc;

use rayon::iter::{IntoParallelIterator, ParallelIterator};
use tricorne_kernel::{
    Agent, AgentRng, Chance, Chosen, Dice, Encode, Flow, Game, Node, Observation, Players, Refusal, Seat,
    SetupError, Table,
};

use super::{Course, row_of};
use crate::search::{Guide, Search};

/// A position in numbers, and what it was worth to somebody in the end.
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
const KEPT: usize = 3;
/// So many quick games leave a game of the search at each position.
const LEFT: usize = 4;
/// How many of a thousand answers are not the quick player's: each player draws one of these.
const OTHERWISE: [usize; 4] = [0, 20, 60, 150];
/// The same where games go on from a position of the search.
const RARELY: [usize; 4] = [0, 0, 30, 100];

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
pub struct School<'a, G: Encode> {
    /// The facts that are played with.
    pub facts: &'a Arc<G::Facts>,
    /// What the game tells the search.
    pub guide: &'static Guide<G>,
    /// What is learned.
    pub course: &'a Course<G>,
}

/// Why a game taught nothing.
type Trouble = Box<dyn std::error::Error + Send + Sync>;

impl<G: Encode> School<'_, G> {
    /// Lessons from this many games of quick players.
    pub fn quick_games(&self, games: u64, seed: u64) -> Result<Vec<Lesson>, Trouble> {
        let lessons = (0..games).into_par_iter().map(|number| {
            let mut rng = AgentRng::at(seed, number);
            let mut players = self.wayward(&OTHERWISE, &mut rng);
            Ok(self.play_out(self.begin(&mut rng)?, &mut players, &mut rng)?.0)
        });
        Ok(lessons.collect::<Result<Vec<_>, Trouble>>()?.concat())
    }

    /// Lessons from this many games in which one seat is played by the search, and from quick games that leave them at their
    /// settled positions.
    pub fn search_games(
        &self,
        games: u64,
        seed: u64,
        search: impl Fn() -> Search<G> + Sync,
    ) -> Result<Vec<Lesson>, Trouble> {
        let lessons = (0..games).into_par_iter().map(|number| {
            let mut rng = AgentRng::at(seed, number);
            let begun = self.begin(&mut rng)?;
            let seats = self.pupils(&begun);
            let thinks = seats[rng.below(seats.len())].0;
            let mut players = Players::all(self.guide.policy).with(thinks, Box::new(search()));
            let (mut lessons, path) = self.play_out(begun, &mut players, &mut rng)?;
            for left in path.iter().flat_map(|node| std::iter::repeat_n(node, LEFT)) {
                let mut players = self.wayward(&RARELY, &mut rng);
                lessons.extend(self.play_out(left.clone(), &mut players, &mut rng)?.0);
            }
            Ok(lessons)
        });
        Ok(lessons.collect::<Result<Vec<_>, Trouble>>()?.concat())
    }

    fn begin(&self, rng: &mut AgentRng) -> Result<Node<G>, Trouble> {
        let chance = Chance::seeded(rng.bits());
        let mut table = Table::<G>::new(self.facts, (self.course.setup)(rng), chance)
            .map_err(|error: SetupError| Box::new(error) as Trouble)?;
        table.run()?;
        Ok(table.node())
    }

    fn wayward(&self, habits: &[usize], rng: &mut AgentRng) -> Players<G> {
        Players::all(|| {
            let otherwise = habits[rng.below(habits.len())];
            Box::new(Wayward { quick: (self.guide.policy)(), otherwise, will: AgentRng::new(rng.bits()) })
        })
    }

    /// The seats that learn, each with its output.
    fn pupils(&self, node: &Node<G>) -> Vec<(Seat, usize)> {
        let seats = (0..node.seats().len()).map(|seat| Seat::new(seat as u8));
        seats.filter_map(|seat| Some((seat, (self.course.output)(node.state(), seat)?))).collect()
    }

    /// Plays a game to its end, and gives lessons from some of its settled positions, and all of them.
    fn play_out(
        &self,
        mut node: Node<G>,
        players: &mut Players<G>,
        rng: &mut AgentRng,
    ) -> Result<(Vec<Lesson>, Vec<Node<G>>), Refusal> {
        let mut chance = Chance::Random(AgentRng::new(rng.bits()));
        let mut path = Vec::new();
        while node.outcome().is_none() {
            node.look_ahead(&mut chance, players, 1)?;
            if node.outcome().is_none() && (self.guide.settled)(node.state()) {
                path.push(node.clone());
            }
        }
        let pupils = self.pupils(&node);
        let mut lessons = Vec::new();
        for position in path.iter().filter(|_| rng.below(KEPT) == 0) {
            let all = row_of(position);
            let row = all.iter().enumerate().filter(|(_, number)| **number != 0.0);
            let row: Vec<(u16, i16)> = row.map(|(at, number)| (at as u16, *number as i16)).collect();
            lessons.extend(pupils.iter().map(|&(seat, output)| Lesson {
                inputs: all.len(),
                row: row.clone(),
                output,
                worth: (self.guide.value)(&node, seat) as f32,
            }));
        }
        Ok((lessons, path))
    }
}
