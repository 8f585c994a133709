//! Whole games between agents, for counting.

use std::sync::{Arc, Mutex, PoisonError};

use tricorne_kernel::{
    AnyPrompt, Chance, Fault, FaultKind, Game, Inspection, Position, Seat, Setup, SetupError, Table,
};

use crate::agents::Agents;
use crate::studies::Study;
use crate::{AnyGame, OpenError, catch_panic};

/// Who plays whom, under which set-up.
#[derive(Clone, PartialEq, Debug)]
pub struct Simulation {
    setup: Setup,
    /// An agent for each seat.
    agents: Vec<String>,
    max_answers: usize,
    /// Where each game begins, if not where the scenario does.
    position: Option<Position>,
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
        Ok(Simulation { setup, agents, max_answers, position: None })
    }

    /// The same with games that begin from a position. [`AnyGame::check_simulation`] says whether they can.
    #[must_use]
    pub fn from_position(self, position: Option<Position>) -> Simulation {
        Simulation { position, ..self }
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

/// What is kept of a game besides its result.
#[derive(Clone, Copy, PartialEq, Eq, Default, Debug)]
pub struct Watch {
    /// What is measured when each turn begins, and at the end.
    pub turns: bool,
    /// How often each Command, card and the like is used, and what it does to the margin.
    pub uses: bool,
    /// The record.
    pub record: bool,
}

/// A game that was played.
#[derive(Clone, PartialEq, Debug)]
pub struct Played {
    /// How it went.
    pub result: GameResult,
    /// What was measured, turn by turn. Empty if nobody asked, or the game measures nothing.
    pub turns: Vec<Turn>,
    /// What was used. Empty in the same cases.
    pub uses: Vec<Use>,
    /// The record, if somebody asked.
    pub record: Option<String>,
}

/// What was measured when a turn began, or at the end.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Turn {
    /// Its number: a card, or a year.
    pub turn: i64,
    /// What was measured, by the names of the columns.
    pub measures: Vec<(&'static str, i64)>,
}

/// One use of a Command, a card or the like.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Use {
    /// By which seat, as an index.
    pub seat: usize,
    /// What was used, by its notation.
    pub what: String,
    /// How far the seat was ahead before.
    pub before: i64,
    /// How far it was ahead when somebody next could use something.
    pub after: i64,
}

/// What was seen of a game while it was played.
#[derive(Default)]
struct Seen {
    asked: usize,
    turns: Vec<Turn>,
    /// The number of the question, the seat, what an answer `event` plays, and the margin before and after.
    counted: Vec<(usize, Seat, String, i64, i64)>,
}

impl Seen {
    /// Takes in a question that is about to be answered.
    fn look<G: Game>(&mut self, study: &Study<G>, watch: Watch, asked: &Inspection<'_, G>) {
        let (state, facts) = (asked.state, asked.facts);
        if watch.turns {
            let turn = (study.turn)(state, facts);
            if self.turns.last().is_none_or(|last| last.turn != turn) {
                self.turns.push(Turn { turn, measures: (study.measures)(state, facts) });
            }
        }
        let AnyPrompt::Seat(prompt) = asked.prompt else { return };
        if watch.uses
            && let Some(event) = (study.counted)(prompt, state)
        {
            self.settle(study, state, facts);
            let before = (study.margin)(state, facts, asked.seat);
            self.counted.push((self.asked, asked.seat, event, before, before));
        }
    }

    /// What the last use did to the margin.
    fn settle<G: Game>(&mut self, study: &Study<G>, state: &G::State, facts: &G::Facts) {
        if let Some((_, seat, _, _, after)) = self.counted.last_mut() {
            *after = (study.margin)(state, facts, *seat);
        }
    }
}

pub(crate) fn simulate<G: Game>(
    facts: &Arc<G::Facts>,
    simulation: &Simulation,
    agents: Agents<G>,
    seed: u64,
    watch: Watch,
) -> Played {
    let table = seated(facts, simulation, agents, seed);
    let mut table = table.expect("a simulation was checked");
    let seen = Arc::new(Mutex::new(Seen::default()));
    table.limit(simulation.max_answers);
    if let Some(study) = agents.study
        && (watch.turns || watch.uses)
    {
        let watcher = seen.clone();
        table.inspect(Box::new(move |asked| {
            let mut seen = watcher.lock().unwrap_or_else(PoisonError::into_inner);
            seen.look(study, watch, asked);
            seen.asked += 1;
            Ok(())
        }));
    }
    let gone = catch_panic(|| table.run());
    let result = result_of(&table, gone);
    let finished = matches!(result, GameResult::Finished { .. });
    let mut seen = std::mem::take(&mut *seen.lock().unwrap_or_else(PoisonError::into_inner));
    if let (true, Some(study)) = (finished, agents.study) {
        seen.settle(study, table.state(), facts);
        if watch.turns {
            let turn = (study.turn)(table.state(), facts);
            seen.turns.push(Turn { turn, measures: (study.measures)(table.state(), facts) });
        }
    }
    let wanted = finished && (watch.record || !seen.counted.is_empty());
    let record = wanted.then(|| table.record());
    // The questions were asked one by one, so that the n-th answer is that to the n-th question.
    let choice = |nth: usize| record.as_ref()?.lines.get(nth).map(|line| line.choice.clone());
    let uses = seen.counted.into_iter().filter_map(|(nth, seat, event, before, after)| {
        let what = choice(nth).map(|what| if what == "event" && !event.is_empty() { event } else { what })?;
        Some(Use { seat: seat.index(), what, before, after })
    });
    let uses = uses.collect();
    Played { result, turns: seen.turns, uses, record: record.filter(|_| watch.record).map(|it| it.to_text()) }
}

/// A table that is about to be played by agents.
pub(crate) fn seated<G: Game>(
    facts: &Arc<G::Facts>,
    simulation: &Simulation,
    agents: Agents<G>,
    seed: u64,
) -> Result<Table<G>, SetupError> {
    let seats = G::seats(&simulation.setup).iter().map(|info| info.id);
    let players = seats.zip(simulation.agents.iter().map(String::as_str));
    let setup = agents.with_their_options(simulation.setup.clone(), players);
    let mut table = match &simulation.position {
        Some(position) => Table::<G>::from_position(facts, setup, Chance::seeded(seed), position.clone())?,
        None => Table::<G>::new(facts, setup, Chance::seeded(seed))?,
    };
    for (index, name) in simulation.agents.iter().enumerate() {
        let agent = agents.named(name).expect("a simulation has agents of the game");
        table.seat_agent(Seat::new(index as u8), name, agent);
    }
    table.quiet();
    Ok(table)
}

fn result_of<G: Game>(table: &Table<G>, gone: Result<Result<(), Box<Fault>>, String>) -> GameResult {
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
