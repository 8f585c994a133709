//! Where games are computed: a bounded number of threads, apart from those that serve people.

use std::sync::Arc;

use rayon::{ThreadPool, ThreadPoolBuilder};
use tokio::sync::oneshot;
use tricorne_library::catch_panic;

use super::Refused;

/// A bounded pool. What does not find room waits its turn.
#[derive(Clone, Debug)]
pub struct Pool(Arc<ThreadPool>);

impl Pool {
    /// A pool of so many threads, for what somebody waits for.
    pub fn new(threads: usize) -> Pool {
        Pool::of(ThreadPoolBuilder::new().num_threads(threads.max(1)))
    }

    /// A pool of so many threads that give way to all others of this machine, for what takes long.
    pub fn patient(threads: usize) -> Pool {
        Pool::of(ThreadPoolBuilder::new().num_threads(threads.max(1)).start_handler(|_| give_way()))
    }

    fn of(threads: ThreadPoolBuilder) -> Pool {
        Pool(Arc::new(threads.build().expect("threads can be started when the server starts")))
    }

    /// Runs something that may take long. A panic in it is an error; nobody computes what nobody waits for any more.
    pub async fn run<T: Send + 'static>(
        &self,
        work: impl FnOnce() -> T + Send + 'static,
    ) -> Result<T, Refused> {
        let (told, done) = oneshot::channel();
        self.0.spawn_fifo(move || {
            if !told.is_closed() {
                metrics::gauge!("tricorne_pool_busy").increment(1.0);
                let done = catch_panic(work);
                metrics::gauge!("tricorne_pool_busy").decrement(1.0);
                drop(told.send(done));
            }
        });
        match done.await {
            Ok(Ok(done)) => Ok(done),
            Ok(Err(panic)) => Err(Refused::Broken(panic)),
            Err(_) => Err(Refused::Conflict("the server is shutting down")),
        }
    }

    /// Runs something that shares its work out to all threads of the pool, and waits for it.
    pub fn install<T: Send>(&self, work: impl FnOnce() -> T + Send) -> T {
        self.0.install(work)
    }
}

/// Lets this thread run only while nobody else wants its core, where that can be said of a single thread. Elsewhere the scheduler must
/// be fair enough.
fn give_way() {
    #[cfg(target_os = "linux")]
    let given_way = {
        use thread_priority::unix::{set_thread_priority_and_policy, thread_native_id};
        use thread_priority::{NormalThreadSchedulePolicy::Idle, ThreadPriority, ThreadSchedulePolicy};

        // A thread of the lowest niceness still keeps its core for some milliseconds when another wakes up; an idle one does not.
        set_thread_priority_and_policy(
            thread_native_id(),
            ThreadPriority::Min,
            ThreadSchedulePolicy::Normal(Idle),
        )
    };
    #[cfg(windows)]
    let given_way = thread_priority::set_current_thread_priority(thread_priority::ThreadPriority::Min);
    #[cfg(any(target_os = "linux", windows))]
    if let Err(error) = given_way {
        tracing::warn!(?error, "long work runs at the same priority as all else");
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[tokio::test]
    async fn a_panic_is_an_error_and_the_thread_goes_on() {
        let pool = Pool::new(1);
        assert!(matches!(pool.run(|| panic!("a mistake")).await, Err::<(), _>(Refused::Broken(_))));
        assert_eq!(pool.run(|| 2).await.unwrap(), 2);
    }

    #[tokio::test]
    async fn what_nobody_waits_for_is_not_begun() {
        let pool = Pool::new(1);
        let (go, gate) = std::sync::mpsc::channel::<()>();
        let begun = Arc::new(std::sync::Mutex::new(Vec::new()));
        let note = |what: &'static str| {
            let begun = begun.clone();
            move || begun.lock().unwrap().push(what)
        };
        let (first, second) = (note("first"), note("second"));
        let long = tokio::spawn({
            let pool = pool.clone();
            async move {
                let work = move || {
                    first();
                    gate.recv().unwrap();
                };
                pool.run(work).await.unwrap();
            }
        });
        while begun.lock().unwrap().is_empty() {
            tokio::task::yield_now().await;
        }
        let given_up = tokio::time::timeout(std::time::Duration::ZERO, pool.run(second)).await;
        assert!(given_up.is_err());
        go.send(()).unwrap();
        long.await.unwrap();
        pool.run(note("third")).await.unwrap();
        assert_eq!(*begun.lock().unwrap(), ["first", "third"]);
    }

    /// Linux tells how a thread is scheduled in its `stat`, as the forty-first field: 0 like most, 5 when nobody else wants the core.
    #[cfg(target_os = "linux")]
    #[tokio::test]
    async fn patient_threads_give_way() {
        let policy = || {
            let stat = std::fs::read_to_string("/proc/thread-self/stat").unwrap();
            let (_, fields) = stat.rsplit_once(')').unwrap();
            fields.split_whitespace().nth(38).unwrap().parse::<u32>().unwrap()
        };
        let own = policy();
        assert_eq!(Pool::new(1).run(policy).await.unwrap(), own);
        assert_eq!(Pool::patient(1).run(policy).await.unwrap(), 5);
    }
}
