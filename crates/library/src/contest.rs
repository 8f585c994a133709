//! Whole games between agents, for counting.

use tricorne_kernel::{Chance, FaultKind, Game, Seat, Setup, Table};

use crate::shelf::{agent_named, settled};
use crate::{AnyGame, OpenError, OwnAgent, caught};

/// Who plays whom, under which set-up.
#[derive(Clone, PartialEq, Debug)]
pub struct Contest {
    setup: Setup,
    /// An agent for each seat.
    agents: Vec<String>,
    max_answers: usize,
}

impl Contest {
    /// A contest of this game between agents: one for all seats, or one for each.
    pub fn new(
        game: &dyn AnyGame,
        setup: Setup,
        agents: &[String],
        max_answers: usize,
    ) -> Result<Contest, OpenError> {
        let seats = game.seats(&setup)?;
        for agent in agents {
            game.check_agent(agent)?;
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
        Ok(Contest { setup, agents, max_answers })
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

/// How one game of a contest went.
#[derive(Clone, PartialEq, Debug)]
pub enum Played {
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

pub(crate) fn simulate<G: Game>(contest: &Contest, own: &[OwnAgent<G>], seed: u64) -> Played {
    let seats = G::seats(&contest.setup).iter().map(|info| info.id);
    let players = seats.zip(contest.agents.iter().map(String::as_str));
    let table = Table::<G>::new(settled(contest.setup.clone(), own, players), Chance::seeded(seed));
    let mut table = table.expect("a contest has a valid set-up");
    for (index, name) in contest.agents.iter().enumerate() {
        let agent = agent_named(own, name).expect("a contest has agents of the game");
        table.seat(Seat::new(index as u8), name, agent);
    }
    table.quiet();
    let (mut asked, most) = (0, contest.max_answers);
    table.inspect(Box::new(move |_, _| {
        asked += 1;
        if asked > most { Err(format!("more than {most} answers")) } else { Ok(()) }
    }));
    let gone = caught(|| table.go());
    let answers = table.answers();
    let failed = |message: String, refused_choice: bool, record: String| {
        Played::Failed(Box::new(Failure { message, refused_choice, record, answers }))
    };
    match gone {
        Ok(Ok(())) if table.outcome().is_none() => {
            failed("an agent stopped without an answer".into(), false, table.record().to_text())
        }
        Ok(Ok(())) => {
            let scores = table.outcome().map(|outcome| outcome.scores.as_slice()).unwrap_or_default();
            Played::Finished {
                winners: table.winners().iter().map(|seat| seat.index()).collect(),
                scores: scores.iter().map(|(_, score)| *score).collect(),
                answers,
            }
        }
        Ok(Err(fault)) => match fault.kind {
            FaultKind::Inspection(_) => Played::Unfinished { answers },
            _ => {
                let refused = matches!(fault.kind, FaultKind::AgentRefused { .. });
                failed(fault.to_string(), refused, fault.record)
            }
        },
        Err(panic) => {
            let record = caught(|| table.record().to_text()).unwrap_or_default();
            failed(format!("a panic: {panic}"), false, record)
        }
    }
}
