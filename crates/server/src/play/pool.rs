//! Where games are computed: a bounded number of threads, apart from those that serve people.

use std::sync::Arc;

use tokio::sync::Semaphore;
use tricorne_library::catch_panic;

use super::Refused;

/// A bounded pool. What does not find room waits its turn.
#[derive(Clone, Debug)]
pub struct Pool(Arc<Semaphore>);

impl Pool {
    /// A pool of so many threads.
    pub fn new(threads: usize) -> Pool {
        Pool(Arc::new(Semaphore::new(threads.max(1))))
    }

    /// Runs something that may take long. A panic in it is an error.
    pub async fn run<T: Send + 'static>(
        &self,
        work: impl FnOnce() -> T + Send + 'static,
    ) -> Result<T, Refused> {
        let permit = self.0.clone().acquire_owned().await;
        metrics::gauge!("tricorne_pool_busy").increment(1.0);
        let done = tokio::task::spawn_blocking(move || {
            let done = catch_panic(work);
            drop(permit);
            done
        })
        .await;
        metrics::gauge!("tricorne_pool_busy").decrement(1.0);
        match done {
            Ok(Ok(done)) => Ok(done),
            Ok(Err(panic)) => Err(Refused::Broken(panic)),
            Err(_) => Err(Refused::Conflict("the server is shutting down")),
        }
    }
}
