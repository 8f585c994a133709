//! Running steps until somebody must answer.

use std::sync::Arc;

use crate::driver::Driver;
use crate::error::{FaultKind, QuestionText};
use crate::{Game, Outcome, Step, Stop};

/// How many steps in a row may ask nothing.
const IDLE_STEPS: usize = 10_000;

/// Where a run ended.
pub(crate) enum End {
    /// Somebody must answer; or nobody, where no more steps were to be played.
    Waiting,
    /// The game is over.
    Over(Box<Outcome>),
    /// Something is broken.
    Broken(FaultKind, Option<QuestionText>),
}

/// A run, once it has ended.
pub(crate) struct Ran<G: Game> {
    /// The state at the start of the step in which it ended.
    pub start: G::State,
    /// The state where it ended.
    pub current: G::State,
    /// How it ended.
    pub end: End,
}

/// Runs step after step from this state, over the answers from this number on, until somebody must answer or the game is
/// over. `finished` is called with the state at the end of each step.
pub(crate) fn run<G: Game>(
    driver: &mut Driver<G>,
    facts: &Arc<G::Facts>,
    mut start: G::State,
    (mut answers, mut notes): (usize, usize),
    mut finished: impl FnMut(&mut Driver<G>, &G::State),
) -> Ran<G> {
    let between_steps = |start: G::State, end| Ran { current: start.clone(), start, end };
    let mut idle = 0;
    loop {
        driver.begin_step(answers, notes);
        if let Some(outcome) = G::outcome(&start, facts) {
            return between_steps(start, End::Over(Box::new(outcome)));
        }
        let mut current = start.clone();
        let flow = G::step(&mut Step { state: &mut current, facts, start: Some(&start), driver });
        let end = match (driver.trouble.take(), flow) {
            (Some((kind, question)), _) => End::Broken(kind, question),
            (None, Ok(())) if !driver.pending.is_empty() => End::Broken(FaultKind::Unheeded, None),
            (None, Ok(())) if driver.cursor < driver.log.len() => {
                End::Broken(FaultKind::NotDeterministic, None)
            }
            (None, Ok(())) => {
                idle = if driver.cursor == answers { idle + 1 } else { 0 };
                if idle <= IDLE_STEPS {
                    start = current;
                    finished(driver, &start);
                    (answers, notes) = (driver.cursor, driver.notes.len());
                    driver.steps_left = driver.steps_left.saturating_sub(1);
                    if driver.steps_left == 0 && G::outcome(&start, facts).is_none() {
                        driver.begin_step(answers, notes);
                        return between_steps(start, End::Waiting);
                    }
                    continue;
                }
                End::Broken(FaultKind::Idle(idle), None)
            }
            (None, Err(Stop::Paused)) if !driver.pending.is_empty() => End::Waiting,
            (None, Err(Stop::Paused | Stop::Broken)) => End::Broken(FaultKind::Unheeded, None),
        };
        return Ran { start, current, end };
    }
}
