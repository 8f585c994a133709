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
pub struct Learned<G: Encode> {
    weights: &'static [u8],
    network: OnceLock<Option<Network>>,
    output: Output<G>,
}

/// Which output of a network speaks for a seat in this state, if one does.
pub type Output<G> = fn(&<G as Game>::State, Seat) -> Option<usize>;

/// What a game's value is learned from.
#[derive(Debug)]
pub struct Course<G: Game> {
    /// A set-up to play: some scenario, some options.
    pub setup: fn(&mut AgentRng) -> Setup,
    /// Which output speaks for a seat; none for those that nothing is to be learned about.
    pub output: Output<G>,
    /// How many outputs there are.
    pub outputs: usize,
}

impl<G: Game> Clone for Course<G> {
    fn clone(&self) -> Self {
        *self
    }
}

impl<G: Game> Copy for Course<G> {}

impl<G: Encode> Learned<G> {
    /// The value with these weights, as [`Network::to_bytes`] writes them. Weights of another encoding are of no use, and without
    /// any the game's own value is used.
    pub const fn new(weights: &'static [u8], output: Output<G>) -> Learned<G> {
        Learned { weights, network: OnceLock::new(), output }
    }
}

impl<G: Encode> Value<G> for Learned<G> {
    fn value(&self, node: &Node<G>, seat: Seat) -> Option<f64> {
        let network = self.network.get_or_init(|| Network::from_bytes(self.weights)).as_ref()?;
        let output = (self.output)(node.state(), seat)?;
        let mut row = vec![0.0; network.inputs()];
        let written = Row::write(&mut row, |row| G::encode(&node.view(Viewer::Referee), row));
        (written == row.len() && output < network.bias.len()).then(|| network.value(&row, output))
    }
}

/// A position in numbers, with all secrets of its world.
pub fn row_of<G: Encode>(node: &Node<G>) -> Vec<f32> {
    let view = node.view(Viewer::Referee);
    let count = Row::write(&mut [], |row| G::encode(&view, row));
    let mut row = vec![0.0; count];
    Row::write(&mut row, |row| G::encode(&view, row));
    row
}
