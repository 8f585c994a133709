//! How a seat may go on with its turn. What an answer is worth depends on those that follow it in the same turn, and the quick player
//! may not see what the answer is good for: so a tree of further answers grows beneath each, playout by playout.

use std::hash::{Hash, Hasher};
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};

use rustc_hash::{FxHashMap, FxHasher};
use tricorne_kernel::{Agent, Chosen, Dice, Flow, Game, Observation, Seat};

/// How much of the curiosity goes to the quick player's answer; the others share the rest.
const QUICK: f64 = 0.5;
/// How much more an answer that was seldom tried may promise than it has held.
const CURIOSITY: f64 = 0.4;

/// The answers of a turn that were tried so far, after one that is being weighed.
#[derive(Clone, Debug, Default)]
pub struct Tree(Arc<Mutex<Growth>>);

#[derive(Debug, Default)]
struct Growth {
    /// The questions that were met, each by the answers that led to it.
    questions: FxHashMap<u64, Question>,
    /// The questions and answers of the present playout.
    path: Vec<(u64, u64)>,
    /// The next question, as long as the playout is inside the tree.
    next: Option<u64>,
}

/// What came of each answer; the quick player's is the first.
#[derive(Debug, Default)]
struct Question(Vec<Tried>);

#[derive(Clone, Copy, Debug)]
struct Tried {
    choice: u64,
    count: u32,
    sum: f64,
}

impl Tried {
    fn mean(&self) -> f64 {
        self.sum / f64::from(self.count)
    }
}

fn number(it: impl Hash) -> u64 {
    let mut hasher = FxHasher::default();
    it.hash(&mut hasher);
    hasher.finish()
}

impl Tree {
    fn growth(&self) -> MutexGuard<'_, Growth> {
        self.0.lock().unwrap_or_else(PoisonError::into_inner)
    }

    /// A playout begins.
    pub fn enter(&self) {
        let mut growth = self.growth();
        growth.path.clear();
        growth.next = Some(0);
    }

    /// The turn is over: the playout goes on outside.
    pub fn leave(&self) {
        self.growth().next = None;
    }

    /// What the playout was worth.
    pub fn learn(&self, worth: f64) {
        let mut growth = self.growth();
        let Growth { questions, path, .. } = &mut *growth;
        for (question, choice) in path.drain(..) {
            let tried = &mut questions.entry(question).or_default().0;
            match tried.iter_mut().find(|it| it.choice == choice) {
                Some(it) => (it.count, it.sum) = (it.count + 1, it.sum + worth),
                None => tried.push(Tried { choice, count: 1, sum: worth }),
            }
        }
    }
}

impl Growth {
    /// The most promising of these choices; none at a question that was never met, where the quick player answers and the tree ends.
    fn pick<C: Hash>(&self, choices: &[C]) -> Option<usize> {
        let Question(tried) = self.questions.get(&self.next?)?;
        let total = tried.iter().map(|it| f64::from(it.count)).sum::<f64>();
        let promise = |choice: &C| {
            let choice = number(choice);
            let found = tried.iter().find(|it| it.choice == choice);
            let share =
                if choice == tried[0].choice { QUICK } else { (1.0 - QUICK) / (choices.len() - 1) as f64 };
            let (mean, count) = found.map_or((tried[0].mean(), 0), |it| (it.mean(), it.count));
            mean + CURIOSITY * share * total.sqrt() / f64::from(1 + count)
        };
        let promises = choices.iter().map(promise).enumerate();
        promises.reduce(|best, it| if it.1 > best.1 { it } else { best }).map(|(position, _)| position)
    }

    /// This was answered to the next question.
    fn go<C: Hash>(&mut self, choice: &C, is_known: bool) {
        let Some(question) = self.next else { return };
        let choice = number(choice);
        self.path.push((question, choice));
        self.next = is_known.then(|| number((question, choice)));
    }
}

/// A seat that goes on with its turn by a tree, and outside it as the quick player does.
pub struct Turn<G: Game> {
    quick: Box<dyn Agent<G>>,
    seat: Seat,
    tree: Tree,
}

impl<G: Game> Turn<G> {
    /// Plays this seat.
    pub fn new(quick: Box<dyn Agent<G>>, seat: Seat, tree: &Tree) -> Turn<G> {
        Turn { quick, seat, tree: tree.clone() }
    }
}

impl<G: Game> Agent<G> for Turn<G> {
    fn choose(&mut self, observation: &Observation<'_, G>, dice: &mut Dice<'_, G>) -> Flow<Chosen> {
        let choices = observation.choices;
        if choices.len() == 1 || observation.seat != self.seat {
            return self.quick.choose(observation, dice);
        }
        let mut growth = self.tree.growth();
        let picked = growth.pick(choices);
        let chosen = match picked {
            Some(position) => position.into(),
            None => self.quick.choose(observation, dice)?,
        };
        growth.go(&choices[chosen.position], picked.is_some());
        Ok(chosen)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// A playout of two questions, in which the quick player always takes 0. Says what was answered.
    fn playout(tree: &Tree, worth: impl Fn(usize, usize) -> f64) -> [usize; 2] {
        tree.enter();
        let answer = || {
            let mut growth = tree.growth();
            let picked = growth.pick(&[0, 1, 2]);
            let answer = picked.unwrap_or(0);
            growth.go(&answer, picked.is_some());
            answer
        };
        let answers = [answer(), answer()];
        tree.leave();
        tree.learn(worth(answers[0], answers[1]));
        answers
    }

    /// Only 1 and then 2 is good: whoever goes on as the quick player does after the 1 never learns it.
    #[test]
    fn it_finds_what_two_answers_make_together() {
        let tree = Tree::default();
        let worth = |first, second| if (first, second) == (1, 2) { 0.9 } else { 0.5 };
        let played: Vec<_> = (0..200).map(|_| playout(&tree, worth)).collect();
        assert_eq!(played[0], [0, 0]);
        let found = played[100..].iter().filter(|it| **it == [1, 2]).count();
        assert!(found > 80, "{found} of 100");
    }

    /// Where others are worth no more, the quick player's answer is mostly taken.
    #[test]
    fn it_goes_on_as_the_quick_player_where_nothing_is_better() {
        let tree = Tree::default();
        let worth = |first, _| if first == 0 { 0.6 } else { 0.3 };
        let quick = (0..200).filter(|_| playout(&tree, worth)[0] == 0).count();
        assert!(quick > 160, "{quick} of 200");
    }

    #[test]
    fn what_is_outside_is_the_quick_players() {
        let tree = Tree::default();
        for _ in 0..10 {
            playout(&tree, |_, _| 0.5);
        }
        tree.leave();
        assert_eq!(tree.growth().pick(&[0, 1, 2]), None);
        tree.growth().go(&1, true);
        assert!(tree.growth().path.is_empty());
    }
}
