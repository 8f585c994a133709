//! Bots that think. Each plays like a person: it looks at a copy of the table, thinks apart from it in a pool of its own, and
//! answers when it is done. Others never wait for it; what it thought about a question that stands no more is dropped. Where it
//! fails, a quicker one answers in its place. During maintenance no bot answers: it is asked again afterwards.

use std::collections::BTreeMap;
use std::sync::atomic::{AtomicBool, Ordering};
use std::sync::{Arc, Mutex, PoisonError};

use tricorne_library::{AdviceError, RANDOM};

use super::live::Locked;
use super::{Live, Refused};
use crate::store::{Status, SystemLine};

/// The questions that bots of a table are thinking about.
#[derive(Debug, Default)]
pub(super) struct Thoughts {
    questions: Mutex<BTreeMap<Question, Arc<AtomicBool>>>,
    /// Whether the players were told that a bot fails.
    failure_told: AtomicBool,
}

/// A question to a seat: the version in which it was first asked.
type Question = (&'static str, i64);

impl Thoughts {
    /// Stops thinking about all but these questions. Gives those that are new, each with what tells it to stop.
    fn turn_to(&self, questions: impl Iterator<Item = Question>) -> Vec<(Question, Arc<AtomicBool>)> {
        let mut thoughts = self.questions.lock().unwrap_or_else(PoisonError::into_inner);
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
        self.questions.lock().unwrap_or_else(PoisonError::into_inner).remove(&question);
    }
}

impl Live {
    /// Lets bots think about what they are asked now.
    pub(super) fn let_bots_think(self: &Arc<Self>, turn: &Locked) {
        let meta = &turn.meta;
        let may_think = meta.status == Status::Running && !self.services.uptime.is_paused();
        let Some(table) = turn.table.as_deref().filter(|_| may_think) else {
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

    /// Lets bots think that are asked and do not: maintenance is over.
    pub async fn wake_bots(self: &Arc<Self>) {
        let turn = self.turn.lock().await;
        if !self.is_dead() {
            self.let_bots_think(&turn);
        }
    }

    /// Gives the answer that a bot thought of, if the question still stands.
    async fn say(
        self: &Arc<Self>,
        (seat, version): Question,
        stop: &AtomicBool,
        thought: Result<Option<Result<Thought, AdviceError>>, Refused>,
    ) -> Result<(), Refused> {
        let (thought, failure) = match thought {
            Ok(None) => return Ok(()),
            Ok(Some(Ok(thought))) => (Some(thought), None),
            Ok(Some(Err(error))) => (None, Some(failed(error))),
            Err(broken @ Refused::Broken(_)) => (None, Some(broken)),
            Err(refused) => return Err(refused),
        };
        let mut turn = self.turn.lock().await;
        if self.is_dead() || stop.load(Ordering::Relaxed) {
            return Ok(());
        }
        self.thoughts.settle((seat, version));
        if self.services.uptime.is_paused() {
            return Ok(());
        }
        let (choice, reasons) = match thought {
            Some(thought) => thought,
            None => self.quick_thought(&mut turn, seat).await?,
        };
        self.take_answer(&mut turn, seat.to_owned(), choice.notation, Some(version), reasons).await?;
        drop(turn);
        let Some(failure) = failure else { return Ok(()) };
        if !self.thoughts.failure_told.swap(true, Ordering::Relaxed) {
            self.say_as_server(SystemLine::BotFailed { seat: seat.to_owned() }).await?;
        }
        Err(failure)
    }

    /// What a quick bot answers in the place of one that failed.
    async fn quick_thought(&self, turn: &mut Locked, seat: &'static str) -> Result<Thought, Refused> {
        let quick = self.game.agents().iter().find(|agent| !agent.thinks).map(|agent| agent.id);
        let mut refused = Refused::Conflict("the game has not begun");
        for agent in quick.into_iter().chain([RANDOM]) {
            let Some(copy) = turn.table.as_deref().map(|table| table.fork()) else { break };
            match self.services.pool.run(move || copy.advise(seat, agent)).await {
                Ok(Ok(thought)) => return Ok(thought),
                Ok(Err(error)) => refused = failed(error),
                Err(broken) => refused = broken,
            }
        }
        Err(refused)
    }
}

fn failed(error: AdviceError) -> Refused {
    match error {
        AdviceError::Agent(error) => Refused::Open(error),
        AdviceError::Refused(refusal) => refusal.into(),
    }
}

/// An answer, and why.
type Thought = (tricorne_library::Choice, Vec<tricorne_kernel::Reason>);

#[cfg(test)]
mod tests {
    use super::*;
    use crate::play::tests::begun;

    #[tokio::test]
    async fn a_quick_bot_answers_for_one_that_fails_and_the_players_are_told_once() {
        let (_folder, app, live) = begun().await;
        let standing = || {
            live.look(|meta, table| (table.unwrap().answers(), (meta.asked[0].seat, meta.asked[0].version)))
        };
        for _ in 0..2 {
            let (answers, question) = standing().await;
            let panic = || Err(Refused::Broken("a panic".to_owned()));
            let failed = live.say(question, &AtomicBool::new(true), panic()).await;
            assert!(failed.is_ok(), "what stands no more needs no answer: {failed:?}");
            app.uptime.pause(true);
            live.say(question, &AtomicBool::new(false), panic()).await.unwrap();
            assert_eq!(standing().await, (answers, question), "nobody answers during maintenance");
            app.uptime.pause(false);
            let failed = live.say(question, &AtomicBool::new(false), panic()).await;
            assert!(matches!(failed, Err(Refused::Broken(_))), "it is logged: {failed:?}");
            assert!(standing().await.0 > answers, "the game goes on");
        }
        let said = app.store.said("one", 0).await.unwrap();
        let line = serde_json::to_string(&SystemLine::BotFailed { seat: "north".to_owned() }).unwrap();
        let lines: Vec<_> = said.into_iter().filter_map(|row| row.message).collect();
        assert_eq!(lines, [line]);
    }
}
