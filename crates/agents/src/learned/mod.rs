//! A value that was learned from play: what a position is worth to a seat, from its numbers.

mod lessons;
mod network;
mod training;

use std::sync::OnceLock;

use tricorne_kernel::{AgentRng, Encode, Game, Node, Row, Seat, Setup, Viewer};

pub use lessons::{Lesson, School};
pub use network::{HIDDEN, Network};
pub use training::{Practice, Trained, train};

use crate::search::Value;

/// A value that a game brings: the weights, and which of its outputs speaks for a seat.
#[derive(Debug)]
pub struct Learned<G: Game> {
    weights: &'static [u8],
    network: OnceLock<Option<Network>>,
    course: Course<G>,
}

/// What a game's value is learned from.
#[derive(Debug)]
pub struct Course<G: Game> {
    /// A set-up to play: some scenario, some options.
    pub setup: fn(&mut AgentRng) -> Setup,
    /// What is read of a position: whole numbers. It may see all secrets of its world.
    pub read: fn(&Node<G>, &mut Row<'_>),
    /// Which output speaks for a seat; none for those that nothing is to be learned about.
    pub output: fn(&G::State, Seat) -> Option<usize>,
    /// How many outputs there are.
    pub outputs: usize,
    /// How many games of quick players teach enough.
    pub games: u64,
}

impl<G: Game> Clone for Course<G> {
    fn clone(&self) -> Self {
        *self
    }
}

impl<G: Game> Copy for Course<G> {}

impl<G: Game> Course<G> {
    /// A position in numbers.
    fn row(&self, node: &Node<G>) -> Vec<f32> {
        let mut row = vec![0.0; Row::write(&mut [], |row| (self.read)(node, row))];
        Row::write(&mut row, |row| (self.read)(node, row));
        row
    }
}

/// Reads the whole encoding of a game.
pub fn read_all<G: Encode>(node: &Node<G>, row: &mut Row<'_>) {
    G::encode(&node.view(Viewer::Referee), row);
}

impl<G: Game> Learned<G> {
    /// The value with these weights, as [`Network::to_bytes`] writes them, that was learned in this course. Weights for other
    /// numbers are of no use, and without any the game's own value is used.
    pub const fn new(weights: &'static [u8], course: Course<G>) -> Learned<G> {
        Learned { weights, network: OnceLock::new(), course }
    }
}

impl<G: Game> Value<G> for Learned<G> {
    fn value(&self, node: &Node<G>, seat: Seat) -> Option<f64> {
        let network = self.network.get_or_init(|| Network::from_bytes(self.weights)).as_ref()?;
        let output = (self.course.output)(node.state(), seat)?;
        let mut row = vec![0.0; network.inputs()];
        let written = Row::write(&mut row, |row| (self.course.read)(node, row));
        (written == row.len() && output < network.bias.len()).then(|| network.value(&row, output))
    }
}
