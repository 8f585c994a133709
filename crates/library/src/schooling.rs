//! How a game's value is learned: lessons from quick games, then from games of a search that uses what was learned so far.

use std::sync::Arc;

use thiserror::Error;
use tricorne_agents::learned::{Learned, Lesson, School, train as train_network};
use tricorne_agents::search::{Budget, Guide, Level, Search};
use tricorne_kernel::Encode;

/// How much is learned from.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Schooling {
    /// Games of quick players.
    pub quick: u64,
    /// Games in which one seat is played by the search.
    pub searched: u64,
    /// The playouts of the search for a question.
    pub playouts: usize,
    /// How often all lessons are gone through.
    pub times: usize,
    /// The seed of the games.
    pub seed: u64,
}

impl Default for Schooling {
    fn default() -> Self {
        Schooling { quick: 30_000, searched: 600, playouts: 40, times: 5, seed: 1 }
    }
}

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
    let &Schooling { quick, searched, playouts, times, seed } = schooling;
    let course = &guide.course;
    let mut lessons = School { facts, guide, course }.quick_games(quick, seed)?;
    let mut learn = |lessons: &mut [Lesson]| {
        let trained = train_network(lessons, course.outputs, times);
        let errors = trained.errors.iter().map(|error| format!("{error:.4}")).collect::<Vec<_>>().join(", ");
        let (count, without) = (lessons.len(), trained.without);
        told(format!("{count} lessons, error {errors} (without: {without:.4})"));
        trained.network
    };
    let network = learn(&mut lessons);
    if searched == 0 {
        return Ok(network.to_bytes());
    }
    // A search lives as long as the program, and so does what it is told.
    let learned = &*Box::leak(Box::new(Learned::with(network, course.output)));
    let told_by_search = &*Box::leak(Box::new(guide.with(learned)));
    let level = Level::with(Budget::Playouts(playouts));
    let search = || Search::new(level, told_by_search);
    lessons.extend(School { facts, guide, course }.search_games(searched, !seed, search)?);
    Ok(learn(&mut lessons).to_bytes())
}
