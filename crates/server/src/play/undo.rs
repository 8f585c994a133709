//! Going back past the answers of others, with their consent.

use std::collections::BTreeSet;
use std::sync::Arc;

use tricorne_kernel::{Note, RecordLine, Viewer};
use tricorne_library::AnyTable;

use super::live::{Left, Locked};
use super::meta::UndoAsked;
use super::{Live, Refused, assemble};
use crate::store::{Line, Status};

/// What was told before something was taken back.
pub(super) struct Before {
    lines: Vec<RecordLine>,
    notes: Vec<Note>,
}

impl Before {
    pub fn of(table: &dyn AnyTable) -> Before {
        Before { lines: table.lines_for(Viewer::Referee, 0), notes: table.journal(Viewer::Referee, 0) }
    }

    pub fn answers(&self) -> usize {
        self.lines.len()
    }

    /// What of it still holds.
    pub fn left_in(&self, table: Option<&dyn AnyTable>) -> Left {
        let Some(table) = table else { return Left { answers: 0, notes: 0 } };
        let (lines, notes) = (table.lines_for(Viewer::Referee, 0), table.journal(Viewer::Referee, 0));
        let answers = self.lines.iter().zip(&lines).take_while(|(old, new)| old == new).count();
        let notes = self.notes.iter().zip(&notes).take_while(|(old, new)| old == new).count();
        Left { answers, notes }
    }
}

impl Live {
    /// Asks all to go back to where so many answers were given, which must be to an answer of the seat that asks.
    /// Where nobody else plays, it is done at once.
    pub async fn ask_undo(self: Arc<Self>, user: String, seat: String, to: usize) -> Result<i64, Refused> {
        self.in_own_task(move |live| async move {
            let mut turn = live.take_turn().await?;
            if !turn.meta.plays(&user, &seat) {
                return Err(Refused::Forbidden("this seat is not yours"));
            }
            if turn.meta.status != Status::Running {
                return Err(Refused::Conflict("the game is not being played"));
            }
            let own = turn
                .table
                .as_deref()
                .and_then(|table| table.lines_for(Viewer::Referee, to).into_iter().next());
            if own.is_none_or(|line| line.seat != seat) {
                return Err(Refused::Conflict("there is no such answer of this seat"));
            }
            turn.meta.proposals.undo = Some(UndoAsked { seat, to, agreed: BTreeSet::from([user]) });
            live.go_back_if_agreed(&mut turn).await
        })
        .await
    }

    /// Agrees to go back, or refuses.
    pub async fn answer_undo(self: Arc<Self>, user: String, agree: bool) -> Result<i64, Refused> {
        self.in_own_task(move |live| async move {
            let mut turn = live.take_turn().await?;
            // Whoever has left and may come back is asked, and may answer.
            if !turn.meta.consenting().contains(user.as_str()) {
                return Err(Refused::Forbidden("you do not play here"));
            }
            let Some(undo) = &mut turn.meta.proposals.undo else {
                return Err(Refused::Conflict("nobody asks to take anything back"));
            };
            if agree {
                undo.agreed.insert(user);
            } else {
                turn.meta.proposals.undo = None;
            }
            live.go_back_if_agreed(&mut turn).await
        })
        .await
    }

    async fn go_back_if_agreed(self: &Arc<Self>, turn: &mut Locked) -> Result<i64, Refused> {
        let table = turn.meta.begun(turn.table.as_deref())?;
        let (answers, notes) = (table.answers(), table.notes());
        let agreed = turn
            .meta
            .proposals
            .undo
            .clone()
            .filter(|undo| turn.meta.consenting().iter().all(|person| undo.agreed.contains(*person)));
        let Some(undo) = agreed else {
            return self.commit(turn, answers, Left { answers, notes }, Vec::new()).await;
        };
        let before = Before::of(table);
        let lines: Vec<Line> = before.lines[..undo.to]
            .iter()
            .map(|line| {
                let line = serde_json::to_string(line).expect("lines are plain data");
                Line { line, reasons: None, state_hash: None }
            })
            .collect();
        self.freeze(table, &turn.meta);
        let (game, header, seats) = (self.game, self.header.clone(), turn.meta.seats.clone());
        let packs = self.services.packs.clone();
        let again = self.services.pool.run(move || assemble(game, &packs, header, &seats, lines)).await;
        match again.and_then(|again| again) {
            Ok(again) => turn.table = Some(again.table),
            Err(refused) => {
                self.thaw();
                return Err(refused);
            }
        }
        let left = before.left_in(turn.table.as_deref());
        turn.meta.proposals.undo = None;
        turn.meta.solid_since = turn.meta.version + 1;
        self.commit(turn, answers, left, Vec::new()).await
    }
}
