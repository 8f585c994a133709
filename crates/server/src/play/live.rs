//! A table that somebody looks at or plays at.
//!
//! Changes come one after another: each holds the turn until what it changed is durable and told. A bot may think for
//! long; meanwhile a copy of the table as it stood answers those who only look.

use std::sync::atomic::{AtomicBool, AtomicI64, Ordering};
use std::sync::{Arc, Mutex, PoisonError};

use tokio::sync::{Mutex as TurnMutex, MutexGuard, watch};
use tricorne_kernel::{Header, Refusal, Seat};
use tricorne_library::{AnyGame, AnyTable, Packs, catch_panic};

use super::absent::Absent;
use super::assemble::new_lines;
use super::clocks::Clocks;
use super::dialogue::Told;
use super::hub::{Hub, Subscription, Watcher};
use super::meta::Kept;
use super::render::{Rendering, Span, outcome_kept, table_message};
use super::thinking::Thoughts;
use super::upgrade::{document, state_hash};
use super::{Locale, Meta, Pool, Refused, Viewpoint};
use crate::clock::{Uptime, now};
use crate::events::Events;
use crate::nodes::{Lease, Nodes};
use crate::notices::Notices;
use crate::store::{Change, Ended, Fence, Opened, SeatResult, SeatRow, Stakes, Status, Store};
use crate::vacation::Vacations;

/// After how many answers the position is saved again. A table whose rules have changed goes on from there.
const POSITION_EVERY: usize = 16;

/// What a live table needs of the server.
#[derive(Clone, Debug)]
pub struct Services {
    /// The facts that tables are played with.
    pub packs: Arc<Packs>,
    /// What is kept.
    pub store: Store,
    /// Where games are computed.
    pub pool: Pool,
    /// Where bots think.
    pub thinkers: Pool,
    /// Who tells people of their turns.
    pub notices: Notices,
    /// Who tells programs of them.
    pub events: Events,
    /// How long the server has been up.
    pub uptime: Uptime,
    /// Who is on vacation.
    pub vacations: Vacations,
    /// Who else serves tables of the same database.
    pub nodes: Nodes,
}

/// A table in memory.
#[derive(Debug)]
pub struct Live {
    /// Its name.
    pub id: String,
    /// Its game.
    pub game: &'static dyn AnyGame,
    /// The header of its record.
    pub header: Header,
    /// Whether only members and those invited may see it.
    pub is_private: bool,
    /// Those who watch.
    pub hub: Hub,
    /// Held while something said is kept and told, so that lines come one after another.
    pub chat: TurnMutex<()>,
    pub(super) services: Services,
    pub(super) turn: TurnMutex<Locked>,
    pub(super) thoughts: Thoughts,
    pub(super) absent: Absent,
    /// What makes it this node's table, where there are several.
    pub(super) lease: Option<Lease>,
    copy: watch::Sender<Option<Arc<Frozen>>>,
    used: AtomicI64,
    dead: AtomicBool,
}

/// What whoever holds the turn may change.
#[derive(Debug)]
pub(super) struct Locked {
    /// The game; none before it begins, and while it is in the pool.
    pub table: Option<Box<dyn AnyTable>>,
    pub meta: Meta,
    /// The table as it was opened, where that is to be kept together with the first change.
    pub unkept: Option<Opened>,
    /// Whose request the change is: whoever sends it is not away.
    pub by: Option<String>,
}

/// How a table stood before the change that is under way.
#[derive(Debug)]
struct Frozen {
    table: Mutex<Box<dyn AnyTable>>,
    meta: Meta,
}

/// What a change leaves of what was there.
pub(super) struct Left {
    pub answers: usize,
    pub notes: usize,
}

impl Live {
    pub(super) fn new(
        id: String,
        game: &'static dyn AnyGame,
        header: Header,
        services: Services,
        meta: Meta,
        table: Option<Box<dyn AnyTable>>,
        absent: Absent,
    ) -> Live {
        let hub = Hub::default();
        hub.set_version(meta.version);
        let is_private = meta.is_private;
        let turn = TurnMutex::new(Locked { table, meta, unkept: None, by: None });
        let (copy, _) = watch::channel(None);
        let (used, dead) = (AtomicI64::new(now()), AtomicBool::new(false));
        let (chat, thoughts) = (TurnMutex::new(()), Thoughts::default());
        Live {
            id,
            game,
            header,
            is_private,
            hub,
            chat,
            services,
            turn,
            thoughts,
            absent,
            lease: None,
            copy,
            used,
            dead,
        }
    }

    /// The same table, held by a lease where there are several nodes.
    pub(super) fn held_by(self, lease: Option<Lease>) -> Arc<Live> {
        Arc::new(Live { lease, ..self })
    }

    /// When somebody last looked or played.
    pub fn used(&self) -> i64 {
        self.used.load(Ordering::Relaxed)
    }

    /// Whether it no longer agrees with what is kept, and must be reloaded.
    pub fn is_dead(&self) -> bool {
        self.dead.load(Ordering::Acquire) || self.lease.as_ref().is_some_and(|lease| !lease.holds())
    }

    /// What shows that the table is this node's, where there are several.
    pub fn fence(&self) -> Option<Fence> {
        self.lease.as_ref().map(Lease::fence)
    }

    /// Looks at the table, which is none before the game begins. Never waits for a bot.
    pub async fn look<T>(&self, see: impl FnOnce(&Meta, Option<&dyn AnyTable>) -> T) -> T {
        self.used.store(now(), Ordering::Relaxed);
        tokio::select! {
            biased;
            turn = self.turn.lock() => see(&turn.meta, turn.table.as_deref()),
            frozen = self.frozen() => {
                let table = frozen.table.lock().unwrap_or_else(PoisonError::into_inner);
                see(&frozen.meta, Some(&**table))
            }
        }
    }

    /// Waits for a copy of the table as it stood before a change that is under way.
    async fn frozen(&self) -> Arc<Frozen> {
        let mut copies = self.copy.subscribe();
        loop {
            if let Some(frozen) = copies.borrow_and_update().clone() {
                return frozen;
            }
            // The sender lives as long as the table.
            let _ = copies.changed().await;
        }
    }

    /// Lets somebody watch who already has all before this span.
    pub async fn watch(
        self: &Arc<Self>,
        watcher: Watcher,
        since: Option<Known>,
    ) -> Result<Subscription, Refused> {
        loop {
            let (version, first) = self
                .look(|meta, table| {
                    let Some(table) = table else {
                        return Ok((meta.version, (None, table_message(&self.id, meta).to_string())));
                    };
                    if watcher.viewpoint.refused(meta, table) {
                        return Err(Refused::Forbidden("this viewpoint is not yours"));
                    }
                    // Who plays several seats may have seen as one of them what she sees as another now.
                    let own = watcher.viewpoint.user.iter().flat_map(|user| meta.seats_of(user)).count();
                    let since = since.filter(|_| own < 2 || !self.game.hides());
                    let from = since.map_or(Span::default(), |known| known.span(meta, table));
                    let rendering = self.rendering(meta, table, &watcher.viewpoint, watcher.locale);
                    Ok((meta.version, (Some(rendering.viewer), rendering.message(from))))
                })
                .await?;
            if let Some(subscription) = Hub::enter(self, watcher.clone(), version, first) {
                if let Some(user) = &watcher.viewpoint.user {
                    self.returned(user);
                }
                return Ok(subscription);
            }
        }
    }

    /// The table as somebody sees it.
    pub fn rendering<'a>(
        &'a self,
        meta: &'a Meta,
        table: &'a dyn AnyTable,
        viewpoint: &Viewpoint,
        locale: Locale,
    ) -> Rendering<'a> {
        let viewer = viewpoint.viewer(meta, table);
        Rendering { id: &self.id, meta, table, hides: self.game.hides(), viewer, locale }
    }

    /// Waits for the turn.
    pub(super) async fn take_turn(&self) -> Result<MutexGuard<'_, Locked>, Refused> {
        self.used.store(now(), Ordering::Relaxed);
        let mut turn = self.turn.lock().await;
        turn.by = None;
        if self.is_dead() {
            return Err(Refused::Conflict("the table is being reloaded; try again"));
        }
        Ok(turn)
    }

    /// Does something to the game that may take long: in the pool where a bot plays, or else at once.
    pub(super) async fn play<T: Send + 'static>(
        &self,
        turn: &mut Locked,
        act: impl FnOnce(&mut dyn AnyTable) -> Result<T, Refusal> + Send + 'static,
    ) -> Result<T, Refused> {
        turn.meta.begun(turn.table.as_deref())?;
        let Some(mut table) = turn.table.take() else {
            return Err(Refused::Conflict("the game has not begun"));
        };
        let played = if turn.meta.has_bots() {
            self.freeze(&*table, &turn.meta);
            let played = self.services.pool.run(move || {
                let done = act(&mut *table);
                (table, done)
            });
            played.await
        } else {
            catch_panic(|| act(&mut *table)).map_err(Refused::Broken).map(|done| (table, done))
        };
        match played {
            Ok((table, Ok(done))) => {
                turn.table = Some(table);
                Ok(done)
            }
            Ok((_, Err(Refusal::Broken(fault)))) => Err(self.give_up(Refused::Broken(fault.to_string()))),
            Ok((table, Err(refusal))) => {
                turn.table = Some(table);
                self.thaw();
                Err(refusal.into())
            }
            Err(refused) => Err(self.give_up(refused)),
        }
    }

    /// Lets others look at the table as it stands while it is being changed.
    pub(super) fn freeze(&self, table: &dyn AnyTable, meta: &Meta) {
        let mut copy = table.fork();
        for seat in (0..table.seats().len()).map(|index| Seat::new(index as u8)) {
            copy.name_player(seat, table.player(seat));
        }
        let frozen = Frozen { table: Mutex::new(copy), meta: meta.clone() };
        self.copy.send_replace(Some(Arc::new(frozen)));
    }

    pub(super) fn thaw(&self) {
        self.copy.send_if_modified(|copy| copy.take().is_some());
    }

    /// What is in memory is no longer what is kept: all are sent away, and the table is reloaded.
    pub(super) fn give_up(&self, refused: Refused) -> Refused {
        tracing::error!(table = %self.id, error = refused.detail(), "a table is reloaded");
        metrics::counter!("tricorne_tables_given_up_total").increment(1);
        self.retire();
        refused
    }

    /// Sends all away: the table is reloaded when somebody comes back.
    pub fn retire(&self) {
        self.dead.store(true, Ordering::Release);
        self.thaw();
        self.hub.close();
    }

    /// Keeps a change, and then tells everybody. Gives the new version.
    pub(super) async fn commit(
        self: &Arc<Self>,
        turn: &mut Locked,
        had: usize,
        left: Left,
        seats: Vec<SeatRow>,
    ) -> Result<i64, Refused> {
        let meta = &mut turn.meta;
        let from_version = meta.version;
        let before: Vec<&'static str> = meta.asked.iter().map(|asked| asked.seat).collect();
        // A question that waits beside others stays the same, and so does one where nothing was answered.
        let stands = left.answers == had && turn.table.as_deref().is_some_and(|table| table.answers() == had);
        let together = before.len() > 1 || stands;
        let (kept, mut told) = (left.answers, Told::All);
        // Whoever is told has all before the dialogue that went on until now.
        let open = meta.dialogue.as_ref().map_or(kept, |dialogue| dialogue.from);
        let left = Left { answers: kept.min(open), ..left };
        let (mut lines, mut position, mut status) = (Vec::new(), None, meta.status);
        meta.version += 1;
        if let Some(table) = turn.table.as_deref() {
            lines = new_lines(table, kept, &mut meta.reasons);
            told = meta.follow(table, had, together);
            let due = had == 0 || had / POSITION_EVERY < table.answers() / POSITION_EVERY;
            if due || kept < had {
                let here = table.position();
                if let Some(last) = lines.last_mut() {
                    last.state_hash = Some(state_hash(&here));
                }
                position = Some(document(&here));
            }
        }
        let table = turn.table.as_deref();
        let pack = table.map_or_else(|| self.services.packs.of(self.game), |table| table.pack());
        let outcome = outcome_kept(meta, table, pack);
        if outcome.is_some() {
            status = Status::Finished;
        }
        let at = now();
        if !(lines.is_empty() && kept == had) {
            meta.asked_since = at;
            meta.proposals.undo = None;
        }
        meta.status = status;
        meta.run_clocks(turn.table.as_deref(), &before, kept, &self.services.vacations);
        let results = match &outcome {
            Some(outcome) if meta.kept.status != Status::Finished => self.results(meta, outcome, at)?,
            _ => Vec::new(),
        };
        let before = std::mem::replace(&mut meta.kept, Kept { status, changed: at });
        let change = Change {
            table: self.id.clone(),
            from_version,
            version: meta.version,
            keep: kept,
            had,
            lines,
            asked: meta.asked_names(),
            asked_since: meta.asked_since,
            asked_versions: meta.asked_versions(),
            clocks: meta.clocks.as_ref().map(Clocks::kept),
            due: meta.clocks.as_ref().and_then(Clocks::due),
            position,
            status,
            outcome,
            proposals: meta.proposals.kept(),
            seats,
            results,
            status_before: before.status,
            fence: self.fence(),
            before: before.changed,
            at,
        };
        let (answers, seats_changed) = (change.lines.len(), !change.seats.is_empty());
        let ended = change.status != change.status_before;
        let rates = meta.stakes == Stakes::Rated && !change.results.is_empty();
        let store = &self.services.store;
        let done = match turn.unkept.take() {
            Some(new) => store.begin_table(new, change).await,
            None => store.keep(change).await,
        };
        if let Err(error) = done {
            return Err(self.give_up(error.into()));
        }
        metrics::counter!("tricorne_answers_total").increment(answers as u64);
        if rates && let Err(error) = self.services.store.rate_games().await {
            // The result is kept: the chores try again.
            tracing::error!(table = %self.id, %error, "a rated game has not changed ratings yet");
        }
        self.tell(turn, left, told);
        if seats_changed {
            self.hub.tell(&table_message(&self.id, &turn.meta));
        }
        self.tell_absent(&turn.meta, ended, turn.by.as_deref());
        self.services.events.table_changed(&self.id, self.game.name(), &turn.meta);
        self.let_bots_think(turn);
        Ok(turn.meta.version)
    }

    /// How each seat came out of the game, which has just ended.
    fn results(&self, meta: &Meta, outcome: &str, at: i64) -> Result<Vec<SeatResult>, Refused> {
        let Meta { stakes, seats, .. } = meta;
        let (game, scenario) = (self.game.name(), &self.header.setup.scenario);
        let ended = Ended { table: &self.id, game, scenario, stakes: *stakes, outcome, seats, at };
        Ok(ended.results()?)
    }

    /// Tells those whom a change concerns how the table stands, who have all up to what is left of it.
    fn tell(&self, turn: &Locked, left: Left, told: Told) {
        let Some(table) = turn.table.as_deref() else {
            self.hub.set_version(turn.meta.version);
            self.hub.tell(&table_message(&self.id, &turn.meta));
            return;
        };
        let hides = self.game.hides();
        let from = match turn.meta.is_over(table) {
            true if hides => Span::default(),
            _ => Span { answers: left.answers, journal: left.notes },
        };
        self.hub.publish(&self.id, &turn.meta, table, hides, (from, told));
        self.thaw();
    }
}

/// What somebody already has who comes back.
#[derive(Clone, Copy, Debug)]
pub struct Known {
    /// The version that she saw last.
    pub version: i64,
    /// What she has.
    pub span: Span,
}

impl Known {
    /// From where on she must be told. A version that was taken back since cannot be told from one that was not, so
    /// she keeps only what could not have been taken back.
    fn span(self, meta: &Meta, table: &dyn AnyTable) -> Span {
        let whole = self.version > meta.version
            || self.span.answers > table.answers()
            || self.span.journal > table.notes()
            || meta.is_over(table);
        if whole || self.version < meta.solid_since {
            return Span::default();
        }
        Span { answers: self.span.answers.min(table.open_from()), ..self.span }
    }
}
