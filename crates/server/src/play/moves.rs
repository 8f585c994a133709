//! Answers, and taking them back.

use std::sync::Arc;

use tricorne_kernel::{Reason, Refusal};

use super::live::{Left, Locked};
use super::meta::viewer_of;
use super::{Live, Refused};
use crate::store::{Stakes, Status};

impl Live {
    /// Takes an answer. When it returns, the answer is durable, and so are those of the quick bots that followed.
    ///
    /// `version` is the one in which the question was seen; without it, the answer is for whatever is asked now.
    pub async fn answer(
        self: Arc<Self>,
        user: String,
        seat: String,
        choice: String,
        version: Option<i64>,
    ) -> Result<i64, Refused> {
        self.in_own_task(move |live| async move {
            let mut turn = live.take_turn().await?;
            if turn.meta.seat(&seat).is_none() {
                return Err(Refused::NotFound("seat"));
            }
            if !turn.meta.plays(&user, &seat) {
                return Err(Refused::Forbidden("this seat is not yours"));
            }
            live.returned(&user);
            turn.by = Some(user);
            live.take_answer(&mut turn, seat, choice, version, Vec::new()).await
        })
        .await
    }

    /// Takes an answer of whoever plays a seat.
    pub(super) async fn take_answer(
        self: &Arc<Self>,
        turn: &mut Locked,
        seat: String,
        choice: String,
        version: Option<i64>,
        reasons: Vec<Reason>,
    ) -> Result<i64, Refused> {
        if turn.meta.conceded {
            return Err(Refusal::GameOver.into());
        }
        let asked = turn.meta.asked.iter().find(|asked| asked.seat == seat).map(|asked| asked.version);
        if let (Some(given), Some(asked)) = (version, asked)
            && (given < asked || given > turn.meta.version)
        {
            return Err(Refused::Stale { given, asked });
        }
        let table = turn.meta.begun(turn.table.as_deref())?;
        let (had, notes, viewer) = (table.answers(), table.notes(), viewer_of(table, &seat));
        self.play(turn, move |table| table.answer_because(&seat, &choice, reasons)).await?;
        self.commit(turn, had, Left { answers: had, notes }, Vec::new()).await?;
        Ok(turn.meta.version_for(viewer))
    }

    /// Takes back the last answer of a seat, where nothing was rolled, revealed or answered by others since.
    pub async fn undo(self: Arc<Self>, user: String, seat: String) -> Result<i64, Refused> {
        self.in_own_task(move |live| async move {
            let mut turn = live.take_turn().await?;
            if !turn.meta.plays(&user, &seat) {
                return Err(Refused::Forbidden("this seat is not yours"));
            }
            if turn.meta.status != Status::Running {
                return Err(Refused::Conflict("the game is not being played"));
            }
            if turn.meta.stakes == Stakes::Rated {
                return Err(Refused::Conflict("at a rated table the others must agree: ask them"));
            }
            let table = turn.meta.begun(turn.table.as_deref())?;
            let (before, viewer) = (super::undo::Before::of(table), viewer_of(table, &seat));
            live.play(&mut turn, move |table| table.undo(&seat).map(drop)).await?;
            let left = before.left_in(turn.table.as_deref());
            turn.meta.solid_since = turn.meta.version + 1;
            live.commit(&mut turn, before.answers(), left, Vec::new()).await?;
            Ok(turn.meta.version_for(viewer))
        })
        .await
    }

    /// Runs a change to its end, whatever becomes of whoever asked for it.
    pub(super) async fn in_own_task<T, F>(
        self: Arc<Self>,
        change: impl FnOnce(Arc<Live>) -> F + Send + 'static,
    ) -> Result<T, Refused>
    where
        T: Send + 'static,
        F: Future<Output = Result<T, Refused>> + Send + 'static,
    {
        let task = tokio::spawn(change(self.clone()));
        match task.await {
            Ok(done) => done,
            // It may have broken after the change was kept.
            Err(error) => Err(self.give_up(Refused::Unknown(error.to_string()))),
        }
    }
}
