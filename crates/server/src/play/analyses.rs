//! Analyses of games that are over: one after the other, on threads of their own, so that they never slow play.

use std::collections::BTreeMap;
use std::sync::atomic::Ordering;
use std::sync::{Arc, Mutex, PoisonError};

use tricorne_kernel::Record;
use tricorne_lab::{Effort, Progress, analyse};
use tricorne_library::AnyGame;
use tricorne_wire::StoredAnalysis;

use super::{Pool, Refused};
use crate::store::Store;

/// How many analyses may wait.
const MOST: usize = 32;

/// The analyses that are being made, or wait for that.
#[derive(Debug)]
pub struct Analyses {
    /// One at a time.
    turn: Pool,
    threads: Arc<rayon::ThreadPool>,
    running: Arc<Mutex<BTreeMap<String, Running>>>,
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
        let threads = rayon::ThreadPoolBuilder::new().num_threads(threads.max(1)).build();
        let threads = threads.expect("threads can be started when the server starts");
        Analyses { turn: Pool::new(1), threads: Arc::new(threads), running: Arc::default() }
    }

    /// The share that is done of a table's analysis, while it is being made or waits.
    pub fn share(&self, table: &str) -> Option<f64> {
        let running = self.running.lock().unwrap_or_else(PoisonError::into_inner);
        running.get(table).map(|running| running.progress.share())
    }

    /// Begins an analysis, unless it has begun. Its result goes to the store.
    pub fn begin(&self, subject: Subject, store: Store) -> Result<(), Refused> {
        let progress = Arc::<Progress>::default();
        {
            let mut running = self.running.lock().unwrap_or_else(PoisonError::into_inner);
            if running.contains_key(&subject.table) {
                return Ok(());
            }
            if running.values().any(|running| running.who == subject.who) {
                return Err(Refused::Conflict("another analysis of yours is not done yet"));
            }
            if running.len() >= MOST {
                return Err(Refused::Conflict("too many analyses are waiting; try again later"));
            }
            let new = Running { who: subject.who.clone(), progress: progress.clone() };
            running.insert(subject.table.clone(), new);
        }
        let (turn, threads, running) = (self.turn.clone(), self.threads.clone(), self.running.clone());
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
            running.lock().unwrap_or_else(PoisonError::into_inner).remove(&table);
            if let Err(error) = kept {
                tracing::error!(table, error, "an analysis failed");
            }
        });
        Ok(())
    }

    /// Ends all of them, for the server ends.
    pub fn stop(&self) {
        let running = self.running.lock().unwrap_or_else(PoisonError::into_inner);
        running.values().for_each(|running| running.progress.stop.store(true, Ordering::Relaxed));
    }
}
