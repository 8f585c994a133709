//! Those who play and are away: they are told what concerns them, and not again before they come back.

use std::collections::BTreeMap;
use std::sync::{Mutex, MutexGuard, PoisonError};

use tricorne_library::AnyTable;

use super::{Live, Locale, Meta, Viewpoint};
use crate::notices::{Event, Notice};
use crate::store::{Kind, SeatRow, Status};

/// What those who are away were told last.
#[derive(Debug, Default)]
pub(super) struct Absent(Mutex<BTreeMap<String, Event>>);

impl Absent {
    /// From what was kept.
    pub fn read(kept: Vec<(String, i64)>) -> Absent {
        let told = kept.into_iter().filter_map(|(user, event)| Some((user, Event::numbered(event)?)));
        Absent(Mutex::new(told.collect()))
    }

    fn told(&self) -> MutexGuard<'_, BTreeMap<String, Event>> {
        self.0.lock().unwrap_or_else(PoisonError::into_inner)
    }
}

impl Live {
    /// Somebody looks at the table or plays.
    pub(super) fn returned(&self, user: &str) {
        if self.absent.told().remove(user).is_some() {
            self.services.notices.returned(&self.id, user);
        }
    }

    /// What happened after so many notes of the journal, in sentences that this person may read.
    pub async fn happened(&self, user: &str, locale: Locale, from: usize) -> Vec<String> {
        let viewpoint = Viewpoint { user: Some(user.to_owned()), wanted: None };
        let told = |meta: &Meta, table: Option<&dyn AnyTable>| {
            table.map(|table| self.rendering(meta, table, &viewpoint, locale).sentences(from))
        };
        self.look(told).await.unwrap_or_default()
    }

    /// Tells those who are away of their turn, and of the end of a game that ended just now. Whoever changed the table is there.
    pub(super) fn tell_absent(&self, meta: &Meta, ended: bool, by: Option<&str>) {
        let is_there = |seat: &str| by.is_some_and(|user| meta.plays(user, seat));
        for asked in meta.asked.iter().filter(|asked| asked.newly && !is_there(asked.seat)) {
            self.tell_seat(meta, asked.seat, Event::Turn);
        }
        if ended && meta.status == Status::Finished {
            meta.seats.iter().for_each(|row| self.tell_seat(meta, &row.seat, Event::Ended));
        }
    }

    /// Tells the player of a seat, if she is away and was not told anything that matters more.
    pub(super) fn tell_seat(&self, meta: &Meta, seat: &str, event: Event) {
        let plays = |row: &&SeatRow| row.kind == Kind::Person && row.left_at.is_none();
        let Some(user) = meta.seat(seat).filter(plays).and_then(|row| row.user.as_ref()) else { return };
        if self.hub.has(user) {
            return;
        }
        let mut told = self.absent.told();
        if told.get(user).is_some_and(|before| *before >= event) {
            return;
        }
        told.insert(user.clone(), event);
        let notice = Notice { table: self.id.clone(), game: self.game, user: user.clone(), event };
        self.services.notices.tell(notice);
    }
}
