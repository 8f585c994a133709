//! Analyses of games that are over: one after the other, on threads of their own, so that they never slow play.

use std::collections::{BTreeMap, BTreeSet};
use std::sync::atomic::Ordering;
use std::sync::{Arc, Mutex, PoisonError};

use tricorne_kernel::Record;
use tricorne_lab::{Effort, Progress, analyse};
use tricorne_library::AnyGame;
use tricorne_wire::StoredAnalysis;

use super::Pool;
use crate::store::Store;

/// How many analyses may wait.
const MOST: usize = 32;

/// The analyses that are being made, or wait for that.
#[derive(Debug)]
pub struct Analyses {
    /// One at a time.
    turn: Pool,
    threads: Pool,
    jobs: Arc<Mutex<Jobs>>,
}

/// What is known of each table.
#[derive(Debug, Default)]
struct Jobs {
    running: BTreeMap<String, Running>,
    /// Those that came to nothing, until somebody tries again.
    failed: BTreeSet<String>,
}

/// How far the analysis of a table is.
#[derive(Clone, Copy, PartialEq, Debug)]
pub enum Stage {
    /// It is being made or waits: the share that is done.
    Running(f64),
    /// It came to nothing.
    Failed,
}

/// Why an analysis cannot begin now.
#[derive(Clone, Copy, PartialEq, Eq, Debug, thiserror::Error)]
pub enum Busy {
    /// One at a time for each person.
    #[error("another analysis of yours is not done yet")]
    Yours,
    /// Too many wait.
    #[error("too many analyses are waiting; try again later")]
    Queue,
}

impl Busy {
    /// A short name for programs.
    pub fn code(self) -> &'static str {
        match self {
            Busy::Yours => "analysis-yours",
            Busy::Queue => "analysis-queue",
        }
    }
}

#[derive(Debug)]
struct Running {
    who: String,
    progress: Arc<Progress>,
}

/// The game to be analysed.
#[derive(Debug)]
pub struct Subject {
    /// The id of its table.
    pub table: String,
    /// Who wants to know.
    pub who: String,
    /// The game.
    pub game: &'static dyn AnyGame,
    /// The facts it was played with.
    pub pack: tricorne_library::Pack,
    /// All that was answered.
    pub record: Record,
}

impl Analyses {
    /// Analyses on so many threads.
    pub fn new(threads: usize) -> Analyses {
        Analyses { turn: Pool::patient(1), threads: Pool::patient(threads), jobs: Arc::default() }
    }

    /// How far a table's analysis is, where somebody asked for one that is not kept.
    pub fn stage(&self, table: &str) -> Option<Stage> {
        let jobs = self.jobs.lock().unwrap_or_else(PoisonError::into_inner);
        let running = jobs.running.get(table).map(|running| Stage::Running(running.progress.share()));
        running.or_else(|| jobs.failed.contains(table).then_some(Stage::Failed))
    }

    /// Begins an analysis, unless it has begun. Its result goes to the store.
    pub fn begin(&self, subject: Subject, store: Store) -> Result<(), Busy> {
        let progress = Arc::<Progress>::default();
        {
            let mut jobs = self.jobs.lock().unwrap_or_else(PoisonError::into_inner);
            if jobs.running.contains_key(&subject.table) {
                return Ok(());
            }
            if jobs.running.values().any(|running| running.who == subject.who) {
                return Err(Busy::Yours);
            }
            if jobs.running.len() >= MOST {
                return Err(Busy::Queue);
            }
            let new = Running { who: subject.who.clone(), progress: progress.clone() };
            jobs.failed.remove(&subject.table);
            jobs.running.insert(subject.table.clone(), new);
        }
        let (turn, threads, jobs) = (self.turn.clone(), self.threads.clone(), self.jobs.clone());
        tokio::spawn(async move {
            let Subject { table, game, pack, record, .. } = subject;
            let answers = record.lines.len();
            let made = turn
                .run(move || {
                    let made =
                        threads.install(|| analyse(game, &pack, &record, Effort::default(), &progress));
                    made.map(|analysis| StoredAnalysis::of(&analysis, &**pack.facts()))
                })
                .await;
            let kept = match made {
                Ok(Ok(analysis)) => {
                    let text = serde_json::to_string(&analysis).expect("an analysis is plain data");
                    store.keep_analysis(&table, answers, &text).await.map_err(|error| error.to_string())
                }
                Ok(Err(error)) => Err(error.to_string()),
                Err(refused) => Err(refused.detail()),
            };
            if let Err(error) = &kept {
                tracing::error!(table, error, "an analysis failed");
            }
            jobs.lock().unwrap_or_else(PoisonError::into_inner).end(table, kept.is_ok());
        });
        Ok(())
    }

    /// Ends all of them, for the server ends.
    pub fn stop(&self) {
        let jobs = self.jobs.lock().unwrap_or_else(PoisonError::into_inner);
        jobs.running.values().for_each(|running| running.progress.stop.store(true, Ordering::Relaxed));
    }
}

impl Jobs {
    /// Remembers that a table's analysis is over. Of those that failed not more are remembered than may wait.
    fn end(&mut self, table: String, made: bool) {
        self.running.remove(&table);
        if made {
            return;
        }
        if self.failed.len() >= MOST {
            self.failed.pop_first();
        }
        self.failed.insert(table);
    }
}

#[cfg(test)]
mod tests {
    use std::time::Duration;

    use tricorne_kernel::Record;
    use tricorne_library::Packs;

    use super::*;
    use crate::store::tests::store;

    /// A game of which nothing was played, so that its analysis fails.
    fn subject(table: &str, who: &str) -> Subject {
        let game = tricorne_library::find("ferry-town").expect("the example is there");
        let header =
            r#"{"tricorne":2,"game":"ferry-town","rules":1,"scenario":"two","options":{},"seats":{}}"#;
        Subject {
            table: table.to_owned(),
            who: who.to_owned(),
            game,
            pack: Packs::own().of(game).clone(),
            record: Record::parse(&format!("{header}\n")).expect("a record"),
        }
    }

    // No task runs before the test waits, so that all that was begun is still to be done.
    #[tokio::test]
    async fn each_person_has_one_analysis_and_the_queue_is_bounded() {
        let (_folder, store) = store().await;
        let analyses = Analyses::new(1);
        let begin = |table: &str, who: &str| analyses.begin(subject(table, who), store.clone());
        assert_eq!(begin("one", "ann"), Ok(()));
        assert_eq!(begin("one", "ben"), Ok(()), "it has begun, whoever asked");
        assert_eq!(begin("two", "ann"), Err(Busy::Yours));
        for nth in 1..MOST {
            assert_eq!(begin(&format!("table {nth}"), &format!("person {nth}")), Ok(()));
        }
        assert_eq!(begin("three", "cat"), Err(Busy::Queue));
        assert_eq!(analyses.stage("one"), Some(Stage::Running(0.0)));
        assert_eq!(analyses.stage("three"), None);
    }

    #[tokio::test]
    async fn a_failure_is_told_until_somebody_tries_again() {
        let (_folder, store) = store().await;
        let analyses = Analyses::new(1);
        analyses.begin(subject("one", "ann"), store.clone()).expect("nobody else asks");
        while analyses.stage("one") != Some(Stage::Failed) {
            tokio::time::sleep(Duration::from_millis(5)).await;
        }
        analyses.begin(subject("two", "ann"), store.clone()).expect("the first is over");
        analyses.begin(subject("one", "ben"), store).expect("it is tried again");
        assert!(matches!(analyses.stage("one"), Some(Stage::Running(_))));
    }
}
