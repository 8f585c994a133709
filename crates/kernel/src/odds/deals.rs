//! What others may have been dealt: every way in which the hidden draws of a step may have gone.

use std::collections::HashMap;
use std::hash::{DefaultHasher, Hash, Hasher};

use super::{OddsError, Weights};
use crate::belief::{Belief, Pool};
use crate::{Chance, Game, Node, Question};

/// Worlds, each with its probability.
pub type Worlds<G> = Vec<(Node<G>, f64)>;

impl<G: Game> Belief<G> {
    /// Every way in which the hidden draws of the present step may have gone, with its probability: what is known comes again,
    /// and what others answered says only that they could. What was hidden at the start of the step is as in `world`, which is
    /// one that this belief sampled. None where others have answered something in secret.
    pub fn deals(&self, world: &Node<G>, most: usize) -> Result<Option<Worlds<G>>, OddsError> {
        if self.answers_hidden() {
            return Ok(None);
        }
        if !self.draws_hidden() {
            return Ok(Some(vec![(world.clone(), 1.0)]));
        }
        let node = Node::new(world.facts(), world.seats(), world.start().clone(), &mut Chance::Asked)?;
        let mut ways = vec![Way { node, probability: 1.0, runs: Vec::new() }];
        let (mut points, mut order) = (0, Vec::new());
        for place in 0..self.given() {
            let pool = self.hidden_pool(place);
            let mut next: Vec<Way<G>> = Vec::new();
            let mut places: HashMap<u64, usize> = HashMap::new();
            for way in ways {
                let Some((question, positions)) = self.fitting(&way.node, place) else { continue };
                let weights = question.seat.is_chance().then(|| Weights::of(question));
                for position in positions {
                    let mut runs = if weights.is_some() { way.runs.clone() } else { Vec::new() };
                    let rank = rank(&mut order, question.choices[position]);
                    let Some(orders) = pool.map_or(Some(1.0), |pool| draw(&mut runs, pool, rank)) else {
                        continue;
                    };
                    points += 1;
                    if points > most {
                        return Err(OddsError::TooMany(most));
                    }
                    let share = weights.as_ref().map_or(1.0, |weights| weights.share(position));
                    let probability = way.probability * share * orders;
                    let mut node = way.node.clone();
                    node.apply(question.seat, position, &mut Chance::Asked)?;
                    // The same cards that came otherwise are the same hand: nothing else of a deal is remembered.
                    let mut hasher = DefaultHasher::new();
                    (node.state(), node.answers().len()).hash(&mut hasher);
                    match places.get(&hasher.finish()).map(|&at| &mut next[at]) {
                        Some(other)
                            if other.runs == runs
                                && other.node.state() == node.state()
                                && asks_same(&other.node, &node) =>
                        {
                            other.probability += probability;
                        }
                        Some(_) | None => {
                            places.insert(hasher.finish(), next.len());
                            next.push(Way { node, probability, runs });
                        }
                    }
                }
            }
            ways = next;
        }
        let mut ways: Worlds<G> = ways.into_iter().map(|way| (way.node, way.probability)).collect();
        ways.retain(|(node, _)| self.looks_like(node));
        let all: f64 = ways.iter().map(|way| way.1).sum();
        ways.iter_mut().for_each(|way| way.1 /= all);
        Ok(Some(ways))
    }
}

/// A way in which the hidden draws may have gone so far.
struct Way<G: Game> {
    node: Node<G>,
    probability: f64,
    runs: Vec<Run>,
}

/// Draws to a pool with no answer of a seat in between. Their order changes nothing, so one order stands for all.
#[derive(Clone, Copy, PartialEq)]
struct Run {
    pool: Pool,
    draws: u32,
    /// The rank of the last one, and how many were like it.
    last: usize,
    alike: u32,
}

/// One more draw to a pool: how many orders it stands for, beside those of the draws before it. None if it comes too early in the one
/// order that is looked at.
fn draw(runs: &mut Vec<Run>, pool: Pool, rank: usize) -> Option<f64> {
    let Some(run) = runs.iter_mut().find(|run| run.pool == pool) else {
        runs.push(Run { pool, draws: 1, last: rank, alike: 1 });
        return Some(1.0);
    };
    if rank < run.last {
        return None;
    }
    let alike = if rank == run.last { run.alike + 1 } else { 1 };
    *run = Run { pool, draws: run.draws + 1, last: rank, alike };
    Some(f64::from(run.draws) / f64::from(run.alike))
}

/// The place of a choice in the order in which they were first met.
fn rank<C: PartialEq>(order: &mut Vec<C>, choice: C) -> usize {
    order.iter().position(|known| *known == choice).unwrap_or_else(|| {
        order.push(choice);
        order.len() - 1
    })
}

fn asks_same<G: Game>(one: &Node<G>, other: &Node<G>) -> bool {
    let same = |(one, other): (&Question<G>, &Question<G>)| {
        one.seat == other.seat && one.prompt == other.prompt && one.choices == other.choices
    };
    one.questions().len() == other.questions().len()
        && one.questions().iter().zip(other.questions()).all(same)
}
