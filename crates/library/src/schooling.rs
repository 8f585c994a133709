//! How a game's value is learned: from games of quick players.

use std::sync::Arc;

use thiserror::Error;
use tricorne_agents::learned::{Network, Practice, School, Trained, train as train_network};
use tricorne_agents::search::Guide;
use tricorne_kernel::Encode;

/// How much is learned from.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Schooling {
    /// Games of quick players; the game says how many are enough.
    pub games: Option<u64>,
    /// How often they are gone through.
    pub times: usize,
    /// The seed of the games.
    pub seed: u64,
}

impl Default for Schooling {
    fn default() -> Self {
        Schooling { games: None, times: 3, seed: 1 }
    }
}

/// The size of steps, and how fast weights shrink: with less, games that were seen are learned by heart.
const RATE: f32 = 0.001;
const DECAY: f32 = 0.5;
/// The games of a class, at most: they are kept in memory at the same time.
const CLASS: u64 = 20_000;

/// Why nothing was learned.
#[derive(Debug, Error)]
pub enum Untaught {
    /// The game has no search.
    #[error("{0} has no search that could use a value")]
    NoGuide(&'static str),
    /// Rules broke on the way.
    #[error("a game broke: {0}")]
    Broken(#[from] Box<dyn std::error::Error + Send + Sync>),
}

pub(crate) fn train<G: Encode>(
    facts: &Arc<G::Facts>,
    guide: &'static Guide<G>,
    schooling: &Schooling,
    told: &mut (dyn FnMut(String) + Send),
) -> Result<Vec<u8>, Untaught> {
    let &Schooling { games, times, seed } = schooling;
    let course = &guide.course;
    let games = games.unwrap_or(course.games);
    let classes = games.div_ceil(CLASS).max(1);
    let size = games.div_ceil(classes);
    let school = School { facts, guide, course };
    let class =
        |number, network: Option<&Network>| school.games(number * size..(number + 1) * size, seed, network);
    let practice = Practice { classes, times, rate: RATE, decay: DECAY };
    let tell = |number: u64, error| told(format!("{} games, error {error:.5}", number * size));
    let Trained { network, without } = train_network(course.outputs, &practice, class, tell)?;
    told(format!("without: {without:.5}"));
    Ok(network.to_bytes())
}
