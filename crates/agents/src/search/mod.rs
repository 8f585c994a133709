//! A player for any game that looks ahead: it tries every choice in worlds that its seat may believe in, lets a quick player
//! play on from there, and takes the choice that came out best.

mod halving;
mod level;

use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering};

use tricorne_kernel::{
    Agent, AgentRng, Belief, Chance, Choice, Chosen, Dice, Flow, Game, Node, Observation, Outcome, Players,
    Reason, Seat, msg,
};

use halving::{Candidate, halving};
pub use level::{LEVELS, Level};

/// What a game tells the search.
#[derive(Debug)]
pub struct Guide<G: Game> {
    /// A quick player, for all seats of a playout.
    pub policy: fn() -> Box<dyn Agent<G>>,
    /// What a position is worth to a seat where a playout stops, from 0 for lost to 1 for won. It may see what the sampled
    /// world hides.
    pub value: fn(&Node<G>, Seat) -> f64,
    /// After how many steps a playout stops.
    pub horizon: usize,
}

/// The player: a level, and what the game tells.
#[derive(Debug)]
pub struct Search<G: Game> {
    level: &'static Level,
    guide: &'static Guide<G>,
    stop: Arc<AtomicBool>,
}

/// So many playouts may break before the search gives up on a question: rules that break in a world do not break in a game.
const BROKEN: usize = 16;

/// How many choices are told beside the best two.
const OTHERS: usize = 4;

impl<G: Game> Search<G> {
    /// A player of this level. It answers by what it has found so far once `stop` is set.
    pub fn new(level: &'static Level, guide: &'static Guide<G>, stop: Arc<AtomicBool>) -> Search<G> {
        Search { level, guide, stop }
    }

    /// All candidates, the best first; none if no world could be played.
    fn search(&self, belief: &Belief<G>, seat: Seat, choices: usize, seed: u64) -> Vec<Candidate> {
        let mut players = Players::all(self.guide.policy);
        let mut broken = 0;
        halving(choices, self.level.playouts, |nth, alive| {
            if broken > BROKEN || self.stop.load(Ordering::Relaxed) {
                return;
            }
            let Some(world) = belief.sample(&mut AgentRng::at(seed, 2 * nth)) else {
                broken += 1;
                return;
            };
            let worth: Option<Vec<f64>> = alive
                .iter()
                .map(|candidate| {
                    // The same dice for all, so that only the choice differs.
                    let chance = Chance::Random(AgentRng::at(seed, 2 * nth + 1));
                    self.playout(world.clone(), seat, candidate.position, chance, &mut players)
                })
                .collect();
            match worth {
                Some(worth) => {
                    alive.iter_mut().zip(worth).for_each(|(candidate, worth)| candidate.add(worth))
                }
                None => broken += 1,
            }
        })
    }

    fn playout(
        &self,
        mut node: Node<G>,
        seat: Seat,
        position: usize,
        mut chance: Chance,
        players: &mut Players<G>,
    ) -> Option<f64> {
        node.apply(seat, position, &mut chance).ok()?;
        if node.outcome().is_none() {
            node.look_ahead(&mut chance, players, self.guide.horizon).ok()?;
        }
        Some((self.guide.value)(&node, seat))
    }

    /// Why it was taken: what it is worth, what the next best would have cost, and what the others are worth.
    fn reasons(&self, observation: &Observation<'_, G>, found: &[Candidate], chosen: usize) -> Vec<Reason> {
        let percent = |candidate: &Candidate| (candidate.mean() * 100.0).round() as i32;
        // Choices that were not taken may tell others what the seat holds.
        let named = !G::HIDES || observation.is_advice();
        let reason = |candidate: &Candidate, message| {
            let label = || observation.choices[candidate.position].label(observation.facts());
            Reason { rule: "", message, candidates: named.then(label).into_iter().collect() }
        };
        let tried = || found.iter().filter(|it| it.count > 0);
        let Some(taken) = tried().find(|it| it.position == chosen) else { return Vec::new() };
        let worth = msg!("tricorne-search-worth", percent = percent(taken), playouts = taken.count as i32);
        let mut reasons = vec![reason(taken, worth)];
        let mut others = tried().filter(|it| it.position != chosen);
        if let Some(second) = others.next() {
            let cost = (percent(taken) - percent(second)).max(0);
            reasons
                .push(reason(second, msg!("tricorne-search-second", percent = percent(second), cost = cost)));
        }
        let others = others.take(if named { OTHERS } else { 0 });
        reasons.extend(others.map(|it| reason(it, msg!("tricorne-search-other", percent = percent(it)))));
        reasons
    }
}

impl<G: Game> Agent<G> for Search<G> {
    fn choose(&mut self, observation: &Observation<'_, G>, dice: &mut Dice<'_, G>) -> Flow<Chosen> {
        if observation.choices.len() == 1 {
            return Ok(0.into());
        }
        let seed = dice.rng().bits();
        let found = match observation.belief() {
            Some(belief) => self.search(&belief, observation.seat, observation.choices.len(), seed),
            None => Vec::new(),
        };
        if found.first().is_none_or(|best| best.count == 0) {
            let quick = (self.guide.policy)().choose(observation, dice)?;
            let reason = Reason { rule: "", message: msg!("tricorne-search-blind"), candidates: Vec::new() };
            return Ok(Chosen { position: quick.position, reasons: vec![reason] });
        }
        let near = found.iter().filter(|it| it.count > 0 && it.mean() >= found[0].mean() - self.level.slack);
        let near: Vec<usize> = near.map(|it| it.position).collect();
        let position = near[dice.rng().below(near.len())];
        let wanted = observation.reasons_wanted();
        let reasons = if wanted { self.reasons(observation, &found, position) } else { Vec::new() };
        Ok(Chosen { position, reasons })
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
