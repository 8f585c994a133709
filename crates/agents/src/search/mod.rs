//! A player for any game that looks ahead: it tries every choice in worlds that its seat may believe in, looks how its turn may go on,
//! lets a quick player play on from there for a while, and takes the choice whose positions are worth most.

mod halving;
mod level;
mod turn;
mod watched;
mod weighing;

use std::collections::BTreeMap;
use std::fmt::Debug;
use std::sync::atomic::{AtomicBool, Ordering};
use std::sync::{Arc, PoisonError};

use rayon::iter::{IntoParallelIterator, ParallelIterator};
use tricorne_kernel::{
    Agent, AgentRng, Arg, Belief, Chance, Choice, Chosen, Dice, Flow, Game, Node, Observation, Outcome,
    Players, Reason, Refusal, Seat, SeatInfo, msg,
};

pub use halving::Budget;
use halving::{Candidate, halving};
pub use level::{LEVELS, Level, PLAYOUTS, SLACK};
use turn::{Tree, Turn};
use watched::{Seen, Watched};
pub use weighing::{Weighed, Weighing};

use crate::learned::Course;

/// What a game tells the search.
#[derive(Debug)]
pub struct Guide<G: Game> {
    /// A quick player, for all seats of a playout.
    pub policy: fn() -> Box<dyn Agent<G>>,
    /// What a position is worth to a seat where a playout stops, from 0 for lost to 1 for won. It may see what the sampled
    /// world hides.
    pub value: fn(&Node<G>, Seat) -> f64,
    /// After how many steps a playout may stop.
    pub horizon: usize,
    /// A value that was learned from play, for games that are not over, if there is one. Where it knows nothing, the other value
    /// counts.
    pub learned: Option<&'static dyn Value<G>>,
    /// After how many steps a playout may stop that is cut short by what was learned.
    pub cut: usize,
    /// When it is, in numbers that differ from step to step and are the same in all games that have come as far.
    pub moment: fn(&G::State) -> u64,
    /// Whether it may stop between two steps in this state; else it goes on.
    pub settled: fn(&G::State) -> bool,
    /// What a value can be learned from.
    pub course: Course<G>,
    /// What may be better by less than this is not worth the trials that would show it: the more questions decide a game together,
    /// the more little things count.
    pub slight: f64,
    /// What each level spends on a question: [`PLAYOUTS`], or less where a turn asks many small questions.
    pub playouts: [usize; LEVELS.len()],
    /// By how much less than the best an answer of each level may promise: [`SLACK`], or less where a turn asks many small questions.
    pub slack: [f64; LEVELS.len()],
}

/// What positions are worth, as far as it is known.
pub trait Value<G: Game>: Debug + Send + Sync {
    /// What a position is worth to a seat, from 0 for lost to 1 for won.
    fn value(&self, node: &Node<G>, seat: Seat) -> Option<f64>;
}

/// The player: a level, and what the game tells.
#[derive(Debug)]
pub struct Search<G: Game> {
    level: Level,
    guide: &'static Guide<G>,
    stop: Arc<AtomicBool>,
    all_cores: bool,
}

/// A world that a seat may believe in, and the dice that are rolled there: the same for all answers, so that only they differ.
struct World<G: Game> {
    node: Node<G>,
    dice: u64,
}

impl<G: Game> World<G> {
    fn sample(belief: &Belief<G>, seed: u64, number: u64) -> Option<World<G>> {
        let node = belief.sample(&mut AgentRng::at(seed, 2 * number))?;
        Some(World { node, dice: AgentRng::at(seed, 2 * number + 1).bits() })
    }
}

/// So many playouts may break before the search gives up on a question: rules that break in a world do not break in a game.
const BROKEN: usize = 16;

/// So many standard errors another answer must be better than the quick player's to be taken instead: the luckiest of many
/// answers looks better than it is.
const SURE: f64 = 1.0;

/// How many choices are told beside the best two.
const OTHERS: usize = 4;
/// For how many turns it is told what is expected.
const AHEAD: usize = 3;
/// How many answers are told of a turn.
const EXPECTED: usize = 6;

impl<G: Game> Search<G> {
    /// A player of this level, on one core.
    pub fn new(mut level: Level, guide: &'static Guide<G>) -> Search<G> {
        if let Some(rank) = LEVELS.iter().position(|it| *it == level) {
            level.budget = Budget::Playouts(guide.playouts[rank]);
            level.slack = guide.slack[rank];
        }
        Search { level, guide, stop: Arc::default(), all_cores: false }
    }

    /// The same, which answers by what it has found so far once `stop` is set.
    #[must_use]
    pub fn that_stops(self, stop: &Arc<AtomicBool>) -> Search<G> {
        Search { stop: stop.clone(), ..self }
    }

    /// The same on all cores, with the same answers.
    #[must_use]
    pub fn on_all_cores(self) -> Search<G> {
        Search { all_cores: true, ..self }
    }

    /// The learned value, if this player cuts its playouts short by it.
    fn learned(&self) -> Option<&'static dyn Value<G>> {
        self.guide.learned.filter(|_| self.level.learned)
    }

    /// What a position is worth to a seat.
    fn worth(&self, node: &Node<G>, seat: Seat) -> f64 {
        let learned = self.learned().filter(|_| node.outcome().is_none());
        learned
            .and_then(|learned| learned.value(node, seat))
            .unwrap_or_else(|| (self.guide.value)(node, seat))
    }

    /// Answers, and plays on to where a playout stops: the rest of the turn by the tree, then with quick players. Every moment of the
    /// game has dice of its own, so that playouts of different answers soon meet the same dice and cards again: then less of what
    /// sets them apart is luck.
    fn play_on(
        &self,
        node: &mut Node<G>,
        (seat, position): (Seat, usize),
        players: &mut Players<G>,
        dice: u64,
        tree: &Tree,
    ) -> Result<(), Refusal> {
        tree.enter();
        let mut chance = Chance::Random(AgentRng::new(dice));
        node.apply(seat, position, &mut chance)?;
        let Guide { horizon, cut, settled, moment, .. } = *self.guide;
        let mut steps = if self.learned().is_some() { cut } else { horizon };
        let mut now = moment(node.start());
        while node.outcome().is_none() && (steps > 0 || !settled(node.state())) {
            node.look_ahead(&mut chance, players, 1)?;
            tree.leave();
            steps = steps.saturating_sub(1);
            let next = moment(node.state());
            if next != now {
                (now, chance) = (next, Chance::Random(AgentRng::at(dice, next)));
            }
        }
        Ok(())
    }

    /// The answers at these positions, the best first.
    fn search(&self, belief: &Belief<G>, seat: Seat, positions: &[usize], seed: u64) -> Vec<Candidate> {
        let mut candidates: Vec<Candidate> = positions.iter().copied().map(Candidate::new).collect();
        let trees: BTreeMap<usize, Tree> =
            positions.iter().map(|&position| (position, Tree::default())).collect();
        let mut broken = 0;
        halving(&mut candidates, self.level.budget, self.guide.slight, |numbers, alive| {
            if broken > BROKEN {
                return;
            }
            let worlds = self.each(numbers, |number| World::sample(belief, seed, number));
            // A tree learns from one playout for the next, so that cores share out the answers, not the worlds.
            let worths = self.each(&*alive, |candidate: &Candidate| {
                self.worths(&worlds, seat, candidate.position, &trees[&candidate.position])
            });
            for number in 0..worlds.len() {
                let of_world: Option<Vec<f64>> = worths.iter().map(|worths| worths[number]).collect();
                match of_world {
                    Some(worths) => {
                        let first = worths[0];
                        alive.iter_mut().zip(worths).for_each(|(it, worth)| it.add(worth, first));
                    }
                    None => broken += 1,
                }
            }
        });
        candidates
    }

    /// Does something for each, on one core or on all.
    fn each<T, R: Send>(
        &self,
        all: impl IntoIterator<Item = T> + IntoParallelIterator<Item = T>,
        of: impl Fn(T) -> R + Send + Sync,
    ) -> Vec<R> {
        if self.all_cores { all.into_par_iter().map(of).collect() } else { all.into_iter().map(of).collect() }
    }

    /// The answers that are tried: all, or as many as the budget allows, the quick player's among them and first.
    fn worth_trying(&self, belief: &Belief<G>, seat: Seat, choices: usize, seed: u64) -> Vec<usize> {
        let mut rng = AgentRng::at(seed, u64::MAX);
        let mut positions: Vec<usize> = (0..choices).collect();
        rng.shuffle(&mut positions);
        let quick = self.line(belief, seat, None, &mut rng).into_iter().find(|seen| seen.0 == seat);
        if let Some((_, quick, _)) = quick {
            positions.retain(|&position| position != quick);
            positions.insert(0, quick);
        }
        // Halving tries twice as often as there are candidates, at least.
        positions.truncate((self.playouts() / 2).max(1));
        positions
    }

    fn playouts(&self) -> usize {
        match self.level.budget {
            Budget::Playouts(playouts) => playouts,
            Budget::Time(_) => usize::MAX,
        }
    }

    /// What an answer is worth in each of these worlds; none where it cannot be played.
    fn worths(
        &self,
        worlds: &[Option<World<G>>],
        seat: Seat,
        position: usize,
        tree: &Tree,
    ) -> Vec<Option<f64>> {
        let turn = Turn::new((self.guide.policy)(), seat, tree);
        let mut players = Players::all(self.guide.policy).with(seat, Box::new(turn));
        let worth = |world: &Option<World<G>>| {
            if self.stop.load(Ordering::Relaxed) {
                return None;
            }
            let World { node, dice } = world.as_ref()?;
            let mut node = node.clone();
            self.play_on(&mut node, (seat, position), &mut players, *dice, tree).ok()?;
            let worth = self.worth(&node, seat);
            tree.learn(worth);
            Some(worth)
        };
        worlds.iter().map(worth).collect()
    }

    /// What quick players answer next, in some world: from the question on, or from this answer on.
    fn line(&self, belief: &Belief<G>, seat: Seat, answer: Option<usize>, rng: &mut AgentRng) -> Vec<Seen> {
        let seen = Arc::default();
        let played = belief.sample(rng).and_then(|mut world| {
            let mut chance = Chance::Random(rng.clone());
            if let Some(position) = answer {
                world.apply(seat, position, &mut chance).ok()?;
            }
            let mut players = Players::all(|| Box::new(Watched::new((self.guide.policy)(), &seen)));
            let steps = if answer.is_some() { AHEAD } else { 1 };
            world.outcome().is_none().then(|| world.look_ahead(&mut chance, &mut players, steps))?.ok()
        });
        let seen = std::mem::take(&mut *seen.lock().unwrap_or_else(PoisonError::into_inner));
        played.map_or_else(Vec::new, |()| seen)
    }

    /// Why it was taken: what it is worth, what the next best would have cost, what the others are worth, and what is expected
    /// to follow.
    fn reasons(
        &self,
        observation: &Observation<'_, G>,
        belief: &Belief<G>,
        found: &[Candidate],
        taken: &Candidate,
    ) -> Vec<Reason> {
        let percent = |candidate: &Candidate| (candidate.mean() * 100.0).round() as i32;
        // Choices that were not taken may tell others what the seat holds.
        let named = !G::HIDES || observation.is_advice();
        let reason = |candidate: &Candidate, message| {
            let label = || observation.choices[candidate.position].label(observation.facts());
            Reason { rule: "", message, candidates: named.then(label).into_iter().collect() }
        };
        let worth = msg!("tricorne-search-worth", percent = percent(taken), playouts = taken.count as i32);
        let mut reasons = vec![reason(taken, worth)];
        let tried = found.iter().filter(|it| it.count > 0);
        let others: Vec<&Candidate> = tried.filter(|it| it.position != taken.position).collect();
        if let Some(second) = others.first() {
            let cost = (percent(taken) - percent(second)).max(0);
            reasons
                .push(reason(second, msg!("tricorne-search-second", percent = percent(second), cost = cost)));
        }
        if named {
            let others = others.iter().skip(1).take(OTHERS);
            reasons.extend(others.map(|it| reason(it, msg!("tricorne-search-other", percent = percent(it)))));
            reasons.extend(self.expected(observation, belief, taken.position));
        }
        reasons
    }

    /// What is expected to follow, seat by seat.
    fn expected(&self, observation: &Observation<'_, G>, belief: &Belief<G>, answer: usize) -> Vec<Reason> {
        let line = self.line(belief, observation.seat, Some(answer), &mut AgentRng::new(0));
        let turns = line.chunk_by(|one, other| one.0 == other.0);
        let reason = |turn: &[Seen]| {
            let SeatInfo { id, name } = belief.seats()[turn[0].0.index()];
            Reason {
                rule: "",
                message: msg!("tricorne-search-expected", seat = Arg::Named(id, name)),
                candidates: turn.iter().take(EXPECTED).map(|seen| seen.2).collect(),
            }
        };
        turns.take(AHEAD).map(reason).collect()
    }
}

impl<G: Game> Agent<G> for Search<G> {
    fn choose(&mut self, observation: &Observation<'_, G>, dice: &mut Dice<'_, G>) -> Flow<Chosen> {
        if observation.choices.len() == 1 {
            return Ok(0.into());
        }
        let seed = dice.rng().bits();
        let belief = observation.belief();
        let found = belief.as_ref().map_or_else(Vec::new, |belief| {
            let positions = self.worth_trying(belief, observation.seat, observation.choices.len(), seed);
            let mut found = self.search(belief, observation.seat, &positions, seed);
            if found[0].certainty() < SURE {
                found.sort_by_key(|it| it.position != positions[0]);
            }
            found
        });
        let Some((belief, best)) = belief.zip(found.first().filter(|best| best.count > 0)) else {
            let quick = (self.guide.policy)().choose(observation, dice)?;
            let reason = Reason { rule: "", message: msg!("tricorne-search-blind"), candidates: Vec::new() };
            return Ok(Chosen { position: quick.position, reasons: vec![reason] });
        };
        // What fell out early was tried too seldom to be called near.
        let near = |it: &&Candidate| 2 * it.count >= best.count && it.mean() + self.level.slack > best.mean();
        let near: Vec<&Candidate> = found.iter().filter(near).collect();
        let taken = if self.level.slack > 0.0 { near[dice.rng().below(near.len())] } else { best };
        let wanted = observation.reasons_wanted();
        let reasons = if wanted { self.reasons(observation, &belief, &found, taken) } else { Vec::new() };
        Ok(Chosen { position: taken.position, reasons })
    }
}

/// What an outcome is worth to a seat: won, lost, or half where nobody won; a win of several is shared by all of them.
pub fn worth_of(outcome: &Outcome, seat: Seat) -> f64 {
    match &outcome.winners[..] {
        [] => 0.5,
        winners if winners.contains(&seat) => 1.0,
        _ => 0.0,
    }
}

/// A number of any size as a share between 0 and 1: a half for 0, three quarters or so for `scale`.
pub fn share(value: f64, scale: f64) -> f64 {
    1.0 / (1.0 + (-value / scale).exp())
}
