//! Bots that think. Each plays like a person: it looks at a copy of the table, thinks apart from it in a pool of its own, and
//! answers when it is done. Others never wait for it; what it thought about a question that stands no more is dropped.

use std::collections::BTreeMap;
use std::sync::atomic::{AtomicBool, Ordering};
use std::sync::{Arc, Mutex, PoisonError};

use tricorne_library::AdviceError;

use super::live::Locked;
use super::{Live, Refused};
use crate::store::Status;

/// The questions that bots of a table are thinking about.
#[derive(Debug, Default)]
pub(super) struct Thoughts(Mutex<BTreeMap<Question, Arc<AtomicBool>>>);

/// A question to a seat: the version in which it was first asked.
type Question = (&'static str, i64);

impl Thoughts {
    /// Stops thinking about all but these questions. Gives those that are new, each with what tells it to stop.
    fn turn_to(&self, questions: impl Iterator<Item = Question>) -> Vec<(Question, Arc<AtomicBool>)> {
        let mut thoughts = self.0.lock().unwrap_or_else(PoisonError::into_inner);
        let mut before = std::mem::take(&mut *thoughts);
        let mut new = Vec::new();
        for question in questions {
            let stop = before.remove(&question).unwrap_or_else(|| {
                let stop = Arc::<AtomicBool>::default();
                new.push((question, stop.clone()));
                stop
            });
            thoughts.insert(question, stop);
        }
        before.into_values().for_each(|stop| stop.store(true, Ordering::Relaxed));
        new
    }

    /// Forgets a question that is being answered: what is asked next is another, even in the same version.
    fn settle(&self, question: Question) {
        self.0.lock().unwrap_or_else(PoisonError::into_inner).remove(&question);
    }
}

impl Live {
    /// Lets bots think about what they are asked now.
    pub(super) fn let_bots_think(self: &Arc<Self>, turn: &Locked) {
        let meta = &turn.meta;
        let Some(table) = turn.table.as_deref().filter(|_| meta.status == Status::Running) else {
            self.thoughts.turn_to(std::iter::empty());
            return;
        };
        let thinker = |seat| meta.seat(seat).and_then(|row| row.thinker(self.game));
        let asked = meta.asked.iter().filter(|asked| thinker(asked.seat).is_some());
        for (question, stop) in self.thoughts.turn_to(asked.map(|asked| (asked.seat, asked.version))) {
            let Some(agent) = thinker(question.0) else { continue };
            let (live, agent, copy) = (self.clone(), agent.to_owned(), table.fork());
            tokio::spawn(async move {
                let (seat, told) = (question.0, stop.clone());
                let thought =
                    move || (!told.load(Ordering::Relaxed)).then(|| copy.think(seat, &agent, &told));
                let thought = live.services.thinkers.run(thought).await;
                if let Err(refused) = live.say(question, &stop, thought).await {
                    tracing::error!(table = %live.id, seat, error = refused.detail(), "a bot could not answer");
                    metrics::counter!("tricorne_bots_failed_total").increment(1);
                }
            });
        }
    }

    /// Gives the answer that a bot thought of, if the question still stands.
    async fn say(
        self: &Arc<Self>,
        (seat, version): Question,
        stop: &AtomicBool,
        thought: Result<Option<Result<Thought, AdviceError>>, Refused>,
    ) -> Result<(), Refused> {
        let Some(thought) = thought? else { return Ok(()) };
        let (choice, reasons) = thought.map_err(|error| match error {
            AdviceError::Agent(error) => Refused::Open(error),
            AdviceError::Refused(refusal) => refusal.into(),
        })?;
        let mut turn = self.turn.lock().await;
        if self.is_dead() || stop.load(Ordering::Relaxed) {
            return Ok(());
        }
        self.thoughts.settle((seat, version));
        self.take_answer(&mut turn, seat.to_owned(), choice.notation, Some(version), reasons).await.map(drop)
    }
}

/// An answer, and why.
type Thought = (tricorne_library::Choice, Vec<tricorne_kernel::Reason>);
