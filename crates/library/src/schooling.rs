//! How a game's value is learned: from games of quick players.

use std::sync::Arc;

use thiserror::Error;
use tricorne_agents::learned::{Practice, School, Trained, train as train_network};
use tricorne_agents::search::Guide;
use tricorne_kernel::Encode;

/// How much is learned from.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Schooling {
    /// Games of quick players.
    pub games: u64,
    /// How often all lessons are gone through.
    pub times: usize,
    /// The seed of the games.
    pub seed: u64,
}

impl Default for Schooling {
    fn default() -> Self {
        Schooling { games: 480_000, times: 4, seed: 1 }
    }
}

/// The size of steps, and how fast weights shrink: with less, games that were seen are learned by heart.
const RATE: f32 = 0.001;
const DECAY: f32 = 2.5;

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
    told: &mut dyn FnMut(String),
) -> Result<Vec<u8>, Untaught> {
    let &Schooling { games, times, seed } = schooling;
    let course = &guide.course;
    let lessons = School { facts, guide, course }.games(games, seed)?;
    let practice = Practice { times, rate: RATE, decay: DECAY };
    let Trained { network, errors, without } = train_network(&lessons, course.outputs, &practice);
    let errors = errors.iter().map(|error| format!("{error:.4}")).collect::<Vec<_>>().join(", ");
    let count = lessons.iter().map(Vec::len).sum::<usize>();
    told(format!("{count} lessons of {games} games, error {errors} (without: {without:.4})"));
    Ok(network.to_bytes())
}
