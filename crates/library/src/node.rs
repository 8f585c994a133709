//! A point to look ahead from, whichever game.

use std::fmt::Debug;

use serde_json::Value;
use tricorne_kernel::{AgentRng, Chance, Encode, Game, Node, Players, Refusal, Seat, SeatInfo, Viewer};

use crate::agents::Agents;
use crate::table::{asked, offered, outcome_of, question_of};
use crate::{Asked, Encoding, EncodingError, OpenError, Outcome, Question};

/// A point of a game to look ahead from, whichever game it is. See [`Node`] for what its methods do.
pub trait AnyNode: Debug + Send + Sync {
    /// The seats, in order.
    fn seats(&self) -> &'static [SeatInfo];
    /// What is asked.
    fn questions(&self) -> Vec<Question>;
    /// Who is asked, and among how many choices, without any words.
    fn asked(&self) -> Option<Asked>;
    /// How the game ended, once it has.
    fn outcome(&self) -> Option<Outcome>;
    /// What a viewer may know, and what the viewer is asked, in numbers.
    fn observe(&self, encoding: &Encoding, viewer: Viewer, out: &mut [f32]) -> Result<(), EncodingError>;
    /// The actions that the question of [`AnyNode::asked`] offers, in its order.
    fn offered(&self, encoding: &Encoding, actions: &mut Vec<u32>) -> Result<(), EncodingError>;
    /// What a viewer may know.
    fn view(&self, viewer: Viewer) -> Value;
    /// Answers by position. With a seed, dice fall; without, they are asked, each outcome with its odds.
    fn apply(&mut self, seat: Seat, position: usize, seed: Option<u64>) -> Result<(), Refusal>;
    /// Plays the game to its end between agents of these names: one for all seats, or one for each.
    fn play_out(&mut self, agents: &[&str], seed: u64) -> Result<Outcome, PlayOutError>;
    /// Another game that a viewer cannot tell from this one, at the same question. None if none was found.
    fn determinize(&self, viewer: Viewer, seed: u64) -> Option<Box<dyn AnyNode>>;
    /// The same point: the same state at the start of the step and the same answers since. For use in one process.
    fn hash(&self) -> u64;
    /// A copy.
    fn copy(&self) -> Box<dyn AnyNode>;
}

/// Why a game was not played to its end.
#[derive(Clone, PartialEq, Debug, thiserror::Error)]
pub enum PlayOutError {
    /// The game has no such agent.
    #[error(transparent)]
    Agent(#[from] OpenError),
    /// The rules broke.
    #[error(transparent)]
    Refused(#[from] Refusal),
}

#[derive(Debug)]
pub(crate) struct ErasedNode<G: Game> {
    pub node: Node<G>,
    pub agents: Agents<G>,
}

impl<G: Encode> AnyNode for ErasedNode<G> {
    fn seats(&self) -> &'static [SeatInfo] {
        self.node.seats()
    }

    fn questions(&self) -> Vec<Question> {
        let questions = self.node.questions().iter();
        questions.map(|question| question_of(question, self.node.seats(), self.node.facts())).collect()
    }

    fn asked(&self) -> Option<Asked> {
        asked(self.node.questions())
    }

    fn observe(&self, encoding: &Encoding, viewer: Viewer, out: &mut [f32]) -> Result<(), EncodingError> {
        let node = &self.node;
        encoding.observe::<G>(viewer, &node.view(viewer), node.questions(), node.facts(), out)
    }

    fn offered(&self, encoding: &Encoding, actions: &mut Vec<u32>) -> Result<(), EncodingError> {
        offered(self.node.questions(), self.node.facts(), encoding, actions)
    }

    fn outcome(&self) -> Option<Outcome> {
        self.node.outcome().map(|outcome| outcome_of(outcome, self.node.seats()))
    }

    fn view(&self, viewer: Viewer) -> Value {
        serde_json::to_value(self.node.view(viewer)).expect("views are plain data")
    }

    fn apply(&mut self, seat: Seat, position: usize, seed: Option<u64>) -> Result<(), Refusal> {
        self.node.apply(seat, position, &mut chance(seed))
    }

    fn play_out(&mut self, agents: &[&str], seed: u64) -> Result<Outcome, PlayOutError> {
        let seats = self.node.seats();
        let mut players = Players::default();
        for index in 0..seats.len() {
            let name = agents.get(index).or(agents.first()).copied().unwrap_or(crate::RANDOM);
            players = players.with(Seat::new(index as u8), self.agents.named(name)?);
        }
        let outcome = self.node.play_out(&mut players, &mut chance(Some(seed)))?;
        Ok(outcome_of(outcome, seats))
    }

    fn determinize(&self, viewer: Viewer, seed: u64) -> Option<Box<dyn AnyNode>> {
        let node = self.node.belief(viewer).sample(&mut AgentRng::new(seed))?;
        Some(Box::new(ErasedNode { node, agents: self.agents }))
    }

    fn hash(&self) -> u64 {
        self.node.hash()
    }

    fn copy(&self) -> Box<dyn AnyNode> {
        Box::new(ErasedNode { node: self.node.clone(), agents: self.agents })
    }
}

fn chance(seed: Option<u64>) -> Chance {
    seed.map_or(Chance::Asked, |seed| Chance::Random(AgentRng::new(seed)))
}
