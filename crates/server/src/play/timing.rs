//! What happens when time runs out: whoever is at the end of it is told, and after the grace the seat is lost.

use std::sync::Arc;

use super::clocks::{Clocks, Stage};
use super::render::table_message;
use super::{Live, Refused};
use crate::clock::now;
use crate::notices::Event;
use crate::pace::Late;
use crate::store::{SeatRow, Status, SystemLine};

impl Live {
    /// Looks at the clocks, and does what is due.
    pub async fn keep_time(self: Arc<Self>) -> Result<(), Refused> {
        self.in_own_task(move |live| async move {
            let mut turn = live.take_turn().await?;
            if turn.meta.status != Status::Running || turn.meta.broken.is_some() {
                return Ok(());
            }
            let Some(clocks) = &mut turn.meta.clocks else { return Ok(()) };
            clocks.count();
            let (reached, late) = (clocks.reached(), clocks.pace.late());
            let lost: Vec<String> = clocks.late().map(str::to_owned).collect();
            let lost: Vec<SeatRow> = lost.iter().filter_map(|seat| turn.meta.seat(seat)).cloned().collect();
            let agent = crate::first_agent(live.game);
            if lost.is_empty() {
                live.change_seats(&mut turn, Vec::new()).await?;
            } else if late == Late::Forfeit {
                live.give_up_seats(&mut turn, lost.clone(), &agent).await?;
            } else {
                live.seat_bots(&mut turn, lost.clone(), &agent).await?;
            }
            for (seat, stage) in &reached {
                match stage {
                    Stage::Low => live.tell_seat(&turn.meta, seat, Event::TimeLow),
                    Stage::Out => live.tell_seat(&turn.meta, seat, Event::TimeOut),
                    Stage::Enough | Stage::Lost => {}
                }
            }
            // A rated game that a bot would have to go on with is over.
            let late = if turn.meta.conceded { Late::Forfeit } else { late };
            drop(turn);
            for (seat, _) in reached.into_iter().filter(|(_, stage)| *stage == Stage::Out) {
                live.say_as_server(SystemLine::OutOfTime { seat, late }).await?;
            }
            for SeatRow { seat, .. } in lost {
                tracing::info!(table = %live.id, seat, "a seat was lost on time");
                live.say_as_server(SystemLine::LostOnTime { seat, late }).await?;
            }
            Ok(())
        })
        .await
    }

    /// Says something in the chat, and tells those who are here to look.
    pub(super) async fn say_as_server(&self, line: SystemLine) -> Result<(), Refused> {
        let _one = self.chat.lock().await;
        if !self.services.store.say_of(&self.id, &line, now(), self.fence().as_ref()).await? {
            return Err(Refused::Conflict("the table is being reloaded; try again"));
        }
        self.look(|meta, _| self.hub.tell(&table_message(&self.id, meta))).await;
        Ok(())
    }
}

/// Whether one of these seats was lost on time.
pub(super) fn lost_on_time(clocks: Option<&Clocks>, seats: &[&str]) -> bool {
    clocks.is_some_and(|clocks| seats.iter().any(|seat| clocks.has_lost(seat)))
}
