//! The tables in memory. A table is read when somebody asks for it, and forgotten when nobody does any more.

use std::collections::{BTreeMap, HashMap};
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};

use tokio::sync::OnceCell;

use super::live::{Left, Services};
use super::meta::Proposals;
use super::render::conceded;
use super::{Live, Meta, Refused, assemble, header_of};
use crate::clock::now;
use crate::store::{SeatRow, Status, TableRow};

/// Seconds after which a table that nobody uses is forgotten.
const IDLE: i64 = 600;

type Slot = Arc<OnceCell<Arc<Live>>>;

/// The tables in memory.
#[derive(Clone, Debug)]
pub struct Registry {
    services: Services,
    tables: Arc<Mutex<HashMap<String, Slot>>>,
}

impl Registry {
    /// No table yet.
    pub fn new(services: Services) -> Registry {
        Registry { services, tables: Arc::default() }
    }

    fn tables(&self) -> MutexGuard<'_, HashMap<String, Slot>> {
        self.tables.lock().unwrap_or_else(PoisonError::into_inner)
    }

    /// The table of this name, read from what is kept if need be.
    pub async fn get(&self, id: &str) -> Result<Arc<Live>, Refused> {
        self.get_or(id, || self.read(id)).await
    }

    /// A table that has just been kept: what is known of it need not be read.
    pub async fn take_in(&self, row: TableRow, seats: Vec<SeatRow>) -> Result<Arc<Live>, Refused> {
        let id = row.id.clone();
        self.get_or(&id, || self.revive(row, seats)).await
    }

    async fn get_or<F>(&self, id: &str, make: impl FnOnce() -> F) -> Result<Arc<Live>, Refused>
    where
        F: Future<Output = Result<Arc<Live>, Refused>>,
    {
        let slot = {
            let mut tables = self.tables();
            if tables.get(id).is_some_and(|slot| slot.get().is_some_and(|live| live.is_dead())) {
                tables.remove(id);
            }
            tables.entry(id.to_owned()).or_default().clone()
        };
        let live = slot.get_or_try_init(make).await.cloned();
        if live.is_err() {
            self.tables().remove(id);
        }
        metrics::gauge!("tricorne_tables_in_memory").set(self.tables().len() as f64);
        live
    }

    async fn read(&self, id: &str) -> Result<Arc<Live>, Refused> {
        let store = &self.services.store;
        let row = store.table(id).await?.ok_or(Refused::NotFound("table"))?;
        let seats = store.seats(id).await?;
        self.revive(row, seats).await
    }

    async fn revive(&self, row: TableRow, seats: Vec<SeatRow>) -> Result<Arc<Live>, Refused> {
        let (store, id) = (&self.services.store, row.id.as_str());
        let game = tricorne_library::find(&row.game).ok_or(Refused::NotFound("game"))?;
        let header = header_of(&row.header)?;
        let mut meta = Meta {
            version: row.version,
            status: row.status(),
            host: row.host.clone(),
            seats: seats.clone(),
            asked: Vec::new(),
            asked_since: row.asked_since,
            solid_since: row.version,
            reasons: BTreeMap::new(),
            proposals: Proposals::read(row.proposals.as_deref()),
            conceded: row.outcome.as_deref().is_some_and(conceded),
        };
        if row.status() == Status::Open || (row.status() == Status::Abandoned && row.answers == 0) {
            return Ok(Arc::new(Live::new(id.to_owned(), game, header, self.services.clone(), meta, None)));
        }
        let lines = store.lines(id).await?;
        let again = header.clone();
        // Nobody plays on where somebody has resigned.
        let players = if meta.conceded { Vec::new() } else { seats };
        let packs = self.services.packs.clone();
        let made = self.services.pool.run(move || assemble(game, &packs, again, &players, lines)).await??;
        meta.reasons = made.reasons;
        meta.ask(&*made.table, false);
        let (kept, notes) = (made.kept, made.table.notes());
        let played_on = made.table.answers() > kept;
        let live =
            Arc::new(Live::new(id.to_owned(), game, header, self.services.clone(), meta, Some(made.table)));
        if played_on {
            let mut turn = live.take_turn().await?;
            live.commit(&mut turn, kept, Left { answers: kept, notes }, Vec::new()).await?;
        }
        Ok(live)
    }

    /// Forgets tables that nobody has used for a while.
    pub fn forget_idle(&self) {
        let mut tables = self.tables();
        tables.retain(|_, slot| match slot.get() {
            // Whoever else holds it may be changing it.
            Some(live) if Arc::strong_count(slot) == 1 && Arc::strong_count(live) == 1 => {
                !live.is_dead() && live.used() + IDLE > now()
            }
            Some(live) => !live.is_dead(),
            None => true,
        });
        metrics::gauge!("tricorne_tables_in_memory").set(tables.len() as f64);
    }
}
