//! The tables in memory. A table is read when somebody asks for it, and forgotten when nobody does any more.

use std::collections::{BTreeMap, HashMap};
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};

use tokio::sync::OnceCell;
use tricorne_kernel::{Header, SeatInfo, record::RECORD_FORMAT};
use tricorne_library::{AnyGame, AnyTable};

use super::absent::Absent;
use super::assemble::Assembled;
use super::clocks::Clocks;
use super::live::{Left, Services};
use super::meta::{Kept, Proposals};
use super::render::{conceded, table_message};
use super::{Live, Meta, Refused, assemble, header_of};
use crate::clock::now;
use crate::nodes::Lease;
use crate::pace::Pace;
use crate::store::{Fence, Opened, SeatRow, Status, TableRow};

/// Seconds after which a table that nobody uses is forgotten.
const IDLE: i64 = 600;

type Slot = Arc<OnceCell<Arc<Live>>>;

/// The tables in memory.
#[derive(Clone, Debug)]
pub struct Registry {
    pub(super) services: Services,
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
        let revived = async || {
            let lease = self.services.nodes.take(&id).await?;
            self.revive(row, seats, lease).await
        };
        self.get_or(&id, revived).await
    }

    /// Keeps a new table at which nobody is missing, and begins its game, in one commit. For a server that works alone: the
    /// lease of a node needs a table that is there.
    pub async fn begin(&self, new: Opened) -> Result<(), Refused> {
        let registry = self.clone();
        let begun = async move {
            let Opened { row, seats, .. } = &new;
            let id = row.id.clone();
            let begin = async || {
                let game = tricorne_library::find(&row.game).ok_or(Refused::NotFound("game"))?;
                let (header, meta) = (header_of(&row.header)?, registry.meta_of(row, game, seats));
                let live = registry.live(id.clone(), game, header, meta, None, Absent::default());
                let live = live.held_by(None);
                live.clone().begin(new.clone()).await?;
                Ok(live)
            };
            registry.get_or(&id, begin).await.map(drop)
        };
        // To its end, whatever becomes of whoever asked for it.
        tokio::spawn(begun).await.map_err(|error| Refused::Unknown(error.to_string()))?
    }

    /// Whether a table is in memory, and this node's.
    pub fn is_here(&self, id: &str) -> bool {
        self.tables().get(id).is_some_and(|slot| slot.get().is_some_and(|live| !live.is_dead()))
    }

    /// Whether a table is in memory, this node's, and there for all to see.
    pub fn is_public_here(&self, id: &str) -> bool {
        let public = |live: &Arc<Live>| !live.is_private && !live.is_dead();
        self.tables().get(id).is_some_and(|slot| slot.get().is_some_and(public))
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
        let (store, lease) = (&self.services.store, self.services.nodes.take(id).await?);
        let row = store.table(id).await?.ok_or(Refused::NotFound("table"))?;
        let seats = store.seats(id).await?;
        self.revive(row, seats, lease).await
    }

    async fn revive(
        &self,
        mut row: TableRow,
        seats: Vec<SeatRow>,
        lease: Option<Lease>,
    ) -> Result<Arc<Live>, Refused> {
        let game = tricorne_library::find(&row.game).ok_or(Refused::NotFound("game"))?;
        if row.status() == Status::Open || (row.status() == Status::Abandoned && row.answers == 0) {
            let (header, meta) = (header_of(&row.header)?, self.meta_of(&row, game, &seats));
            return Ok(self.live(row.id, game, header, meta, None, Absent::default()).held_by(lease));
        }
        let fence = lease.as_ref().map(Lease::fence);
        let made = match self.assemble(&mut row, game, &seats, fence.as_ref()).await {
            Ok(made) => made,
            Err(Refused::Broken(why)) => return self.broken(row, game, &seats, &why, lease).await,
            Err(refused) => return Err(refused),
        };
        if row.broken.is_some() {
            self.services.store.set_broken(&row.id, None, fence.as_ref()).await?;
        }
        let mut meta = self.meta_of(&row, game, &seats);
        if let Some(clocks) = meta.clocks.as_mut().filter(|_| row.broken.is_some()) {
            // Nobody could play while the table was broken.
            clocks.forgive();
        }
        meta.reasons = made.reasons;
        meta.follow(&*made.table, 0, false);
        let (kept, notes) = (made.kept, made.table.notes());
        let played_on = made.table.answers() > kept;
        if !played_on {
            meta.set_asked_versions(row.asked_versions());
        }
        let absent = Absent::read(self.services.store.told(&row.id).await?);
        let (id, header) = (row.id.clone(), header_of(&row.header)?);
        let live = self.live(id, game, header, meta, Some(made.table), absent).held_by(lease);
        let mut turn = live.take_turn().await?;
        if played_on {
            live.commit(&mut turn, kept, Left { answers: kept, notes }, Vec::new()).await?;
        } else {
            live.let_bots_think(&turn);
        }
        drop(turn);
        Ok(live)
    }

    /// Brings the game of a table to life. Where its rules have changed, it goes on under the new ones.
    async fn assemble(
        &self,
        row: &mut TableRow,
        game: &'static dyn AnyGame,
        seats: &[SeatRow],
        fence: Option<&Fence>,
    ) -> Result<Assembled, Refused> {
        let mut lines = self.services.store.lines(&row.id).await?;
        if lines.len() as i64 != row.answers {
            let (found, due) = (lines.len(), row.answers);
            return Err(Refused::Broken(format!("the record has {found} lines where {due} were kept")));
        }
        let header = header_of(&row.header)?;
        if header.rules > game.rules_version() {
            return Err(Refused::UnknownRules { found: header.rules, known: game.rules_version() });
        }
        if header.rules < game.rules_version() {
            lines = self.upgrade(row, game, lines, fence).await?;
        }
        let header = header_of(&row.header)?;
        // Nobody plays on where somebody has resigned.
        let over = row.outcome.as_deref().is_some_and(conceded);
        let players = if over { Vec::new() } else { seats.to_vec() };
        let packs = self.services.packs.clone();
        self.services.pool.run(move || assemble(game, &packs, header, &players, lines)).await?
    }

    /// A table that cannot be played: it can be left and resigned.
    async fn broken(
        &self,
        row: TableRow,
        game: &'static dyn AnyGame,
        seats: &[SeatRow],
        why: &str,
        lease: Option<Lease>,
    ) -> Result<Arc<Live>, Refused> {
        let fence = lease.as_ref().map(Lease::fence);
        if self.services.store.set_broken(&row.id, Some(why), fence.as_ref()).await? {
            tracing::error!(table = %row.id, error = why, "a table cannot be played");
            metrics::counter!("tricorne_tables_broken_total").increment(1);
        }
        let mut meta = self.meta_of(&row, game, seats);
        meta.broken = usize::try_from(row.answers).ok();
        // A header that cannot be read is of no use to anybody; what else there is can be left.
        let header = header_of(&row.header).unwrap_or_else(|_| header_for(game));
        Ok(self.live(row.id, game, header, meta, None, Absent::default()).held_by(lease))
    }

    fn live(
        &self,
        id: String,
        game: &'static dyn AnyGame,
        header: Header,
        meta: Meta,
        table: Option<Box<dyn AnyTable>>,
        absent: Absent,
    ) -> Live {
        Live::new(id, game, header, self.services.clone(), meta, table, absent)
    }

    fn meta_of(&self, row: &TableRow, game: &dyn AnyGame, seats: &[SeatRow]) -> Meta {
        let named = |info: &&SeatInfo| seats.iter().any(|seat| seat.seat == info.id);
        let setup = header_of(&row.header).map_or_else(|_| game.default_setup(), |header| header.setup);
        let infos = game.seats(&setup).unwrap_or_default();
        let pace = Pace::read(row.pace.as_deref());
        let uptime = &self.services.uptime;
        let clocks = pace.map(|pace| Clocks::read(pace, uptime.clone(), row.clocks.as_deref()));
        Meta {
            version: row.version,
            status: row.status(),
            host: row.host.clone(),
            is_private: row.is_private(),
            stakes: row.stakes(),
            seats: seats.to_vec(),
            seat_names: infos.iter().filter(named).map(|info| info.id).collect(),
            asked: Vec::new(),
            kept: Kept { status: row.status(), changed: row.changed },
            asked_since: row.asked_since,
            clocks,
            dialogue: None,
            solid_since: row.version,
            reasons: BTreeMap::new(),
            proposals: Proposals::read(row.proposals.as_deref()),
            conceded: row.outcome.as_deref().is_some_and(conceded),
            broken: None,
        }
    }

    /// Sends all who are at a table away, and reloads it when somebody asks for it.
    pub fn retire(&self, id: &str) {
        if let Some(live) = self.tables().remove(id).and_then(|slot| slot.get().cloned()) {
            live.retire();
        }
    }

    /// Sends all away from all tables.
    pub fn retire_all(&self) {
        self.tables().values().filter_map(|slot| slot.get()).for_each(|live| live.retire());
    }

    /// Tells those who watch that clocks have stopped, or go on.
    pub async fn tell_clocks(&self) {
        let slots: Vec<Slot> = self.tables().values().cloned().collect();
        for live in slots.iter().filter_map(|slot| slot.get()) {
            live.look(|meta, _| live.hub.tell(&table_message(&live.id, meta))).await;
        }
    }

    /// Forgets tables that nobody has used for a while.
    pub fn forget_idle(&self) {
        let mut idle = Vec::new();
        let mut tables = self.tables();
        tables.retain(|id, slot| match slot.get() {
            // Whoever else holds it may be changing it.
            Some(live) if Arc::strong_count(slot) == 1 && Arc::strong_count(live) == 1 => {
                let used = !live.is_dead() && live.used() + IDLE > now();
                if let Some(lease) = live.lease.as_ref().filter(|_| !used) {
                    idle.push((id.clone(), lease.clone()));
                }
                used
            }
            Some(live) => !live.is_dead(),
            None => true,
        });
        metrics::gauge!("tricorne_tables_in_memory").set(tables.len() as f64);
        self.services.nodes.release(idle);
    }
}

/// The header of a game's default set-up, as a table has it that was just opened.
fn header_for(game: &dyn AnyGame) -> Header {
    Header {
        tricorne: RECORD_FORMAT,
        game: game.name().to_owned(),
        rules: game.rules_version(),
        facts: None,
        setup: game.default_setup(),
        seats: BTreeMap::new(),
        seed: None,
        deck: Vec::new(),
        position: None,
    }
}
