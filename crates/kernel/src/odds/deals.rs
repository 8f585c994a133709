//! What others may have been dealt: every way in which the hidden draws of a step may have gone.

use std::collections::HashMap;
use std::hash::{DefaultHasher, Hash, Hasher};

use super::{OddsError, Weights};
use crate::belief::Belief;
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
        let start = Node::new(world.facts(), world.seats(), world.start().clone(), &mut Chance::Asked)?;
        let (mut ways, mut points) = (vec![(start, 1.0)], 0);
        for place in 0..self.given() {
            let mut next: Worlds<G> = Vec::new();
            let mut places: HashMap<u64, usize> = HashMap::new();
            for (node, probability) in ways {
                let Some((question, positions)) = self.fitting(&node, place) else { continue };
                let weights = question.seat.is_chance().then(|| Weights::of(question));
                for position in positions {
                    points += 1;
                    if points > most {
                        return Err(OddsError::TooMany(most));
                    }
                    let share = weights.as_ref().map_or(1.0, |weights| weights.share(position));
                    let mut after = node.clone();
                    after.apply(question.seat, position, &mut Chance::Asked)?;
                    // The same cards in another order are the same hand: nothing else of a deal is remembered.
                    let mut hasher = DefaultHasher::new();
                    (after.state(), after.answers().len()).hash(&mut hasher);
                    match places.get(&hasher.finish()) {
                        Some(&at)
                            if next[at].0.state() == after.state() && asks_same(&next[at].0, &after) =>
                        {
                            next[at].1 += probability * share;
                        }
                        Some(_) | None => {
                            places.insert(hasher.finish(), next.len());
                            next.push((after, probability * share));
                        }
                    }
                }
            }
            ways = next;
        }
        ways.retain(|(node, _)| self.looks_like(node));
        let all: f64 = ways.iter().map(|way| way.1).sum();
        ways.iter_mut().for_each(|way| way.1 /= all);
        Ok(Some(ways))
    }
}

fn asks_same<G: Game>(one: &Node<G>, other: &Node<G>) -> bool {
    let same = |(one, other): (&Question<G>, &Question<G>)| {
        one.seat == other.seat && one.prompt == other.prompt && one.choices == other.choices
    };
    one.questions().len() == other.questions().len()
        && one.questions().iter().zip(other.questions()).all(same)
}
