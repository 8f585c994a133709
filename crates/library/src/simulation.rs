//! Whole games between agents, for counting.

use std::sync::Arc;

use tricorne_kernel::{Chance, FaultKind, Game, Seat, Setup, Table};

use crate::agents::Agents;
use crate::{AnyGame, OpenError, catch_panic};

/// Who plays whom, under which set-up.
#[derive(Clone, PartialEq, Debug)]
pub struct Simulation {
    setup: Setup,
    /// An agent for each seat.
    agents: Vec<String>,
    max_answers: usize,
}

impl Simulation {
    /// A simulation of this game between agents: one for all seats, or one for each.
    pub fn new(
        game: &dyn AnyGame,
        setup: Setup,
        agents: &[String],
        max_answers: usize,
    ) -> Result<Simulation, OpenError> {
        let seats = game.seats(&setup)?;
        for agent in agents {
            game.check_player(agent)?;
        }
        let agents = match agents {
            [one] => vec![one.clone(); seats.len()],
            each if each.len() == seats.len() => each.to_vec(),
            other => {
                let names = seats.iter().map(|info| info.id).collect::<Vec<_>>().join(",");
                let (given, wanted) = (other.len(), seats.len());
                return Err(OpenError::Setup(format!(
                    "{given} agents for {wanted} seats; give one, or {wanted}: {names}"
                )));
            }
        };
        Ok(Simulation { setup, agents, max_answers })
    }

    /// Scenario and options.
    pub fn setup(&self) -> &Setup {
        &self.setup
    }

    /// Who plays each seat, in order.
    pub fn players(&self, game: &dyn AnyGame) -> Result<Vec<(&'static str, String)>, OpenError> {
        let seats = game.seats(&self.setup)?;
        Ok(seats.iter().map(|info| info.id).zip(self.agents.iter().cloned()).collect())
    }
}

/// How one game of a simulation went.
#[derive(Clone, PartialEq, Debug)]
pub enum GameResult {
    /// It ended.
    Finished {
        /// The seats that won, by index; none in a draw.
        winners: Vec<usize>,
        /// What each seat scored, where the game keeps scores.
        scores: Vec<i32>,
        /// How many answers were given, Chance included.
        answers: usize,
    },
    /// It reached the limit of answers.
    Unfinished {
        /// How many answers were given, Chance included.
        answers: usize,
    },
    /// Rules or an agent broke.
    Failed(Box<Failure>),
}

/// What broke, and the record that leads to it.
#[derive(Clone, PartialEq, Debug)]
pub struct Failure {
    /// What is wrong.
    pub message: String,
    /// Whether an agent chose what was not offered.
    pub refused_choice: bool,
    /// The record so far, as text.
    pub record: String,
    /// How many answers were given, Chance included.
    pub answers: usize,
}

pub(crate) fn simulate<G: Game>(
    facts: &Arc<G::Facts>,
    simulation: &Simulation,
    agents: Agents<G>,
    seed: u64,
) -> GameResult {
    let seats = G::seats(&simulation.setup).iter().map(|info| info.id);
    let players = seats.zip(simulation.agents.iter().map(String::as_str));
    let table = Table::<G>::new(
        facts,
        agents.with_their_options(simulation.setup.clone(), players),
        Chance::seeded(seed),
    );
    let mut table = table.expect("a simulation has a valid set-up");
    for (index, name) in simulation.agents.iter().enumerate() {
        let agent = agents.named(name).expect("a simulation has agents of the game");
        table.seat_agent(Seat::new(index as u8), name, agent);
    }
    table.quiet();
    let (mut asked, most) = (0, simulation.max_answers);
    table.inspect(Box::new(move |_| {
        asked += 1;
        if asked > most { Err(format!("more than {most} answers")) } else { Ok(()) }
    }));
    let gone = catch_panic(|| table.run());
    let answers = table.answers();
    let failed = |message: String, refused_choice: bool, record: String| {
        GameResult::Failed(Box::new(Failure { message, refused_choice, record, answers }))
    };
    match gone {
        Ok(Ok(())) if table.outcome().is_none() => {
            failed("an agent stopped without an answer".into(), false, table.record().to_text())
        }
        Ok(Ok(())) => {
            let scores = table.outcome().map(|outcome| outcome.scores.as_slice()).unwrap_or_default();
            GameResult::Finished {
                winners: table.winners().iter().map(|seat| seat.index()).collect(),
                scores: scores.iter().map(|(_, score)| *score).collect(),
                answers,
            }
        }
        Ok(Err(fault)) => match fault.kind {
            FaultKind::Inspection(_) => GameResult::Unfinished { answers },
            _ => {
                let refused = matches!(fault.kind, FaultKind::AgentRefused { .. });
                failed(fault.to_string(), refused, fault.record)
            }
        },
        Err(panic) => {
            let record = catch_panic(|| table.record().to_text()).unwrap_or_default();
            failed(format!("a panic: {panic}"), false, record)
        }
    }
}
