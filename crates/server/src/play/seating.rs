//! Who sits where: joining, beginning, leaving, and bots that take a seat.

use std::collections::BTreeSet;
use std::sync::Arc;

use super::live::{Left, Locked};
use super::{Live, Refused, assemble};
use crate::clock::now;
use crate::store::{Kind, Line, Opened, SeatRow, Stakes, Status};

impl Live {
    /// Takes a free seat, or the one that is kept for this person.
    pub async fn join(self: Arc<Self>, user: String, seat: String, invited: bool) -> Result<i64, Refused> {
        self.in_own_task(move |live| async move {
            let mut turn = live.take_turn().await?;
            if turn.meta.status != Status::Open {
                return Err(Refused::Conflict("the game has begun"));
            }
            let row = turn.meta.seat(&seat).ok_or(Refused::NotFound("seat"))?;
            match row.kind {
                Kind::Open => {}
                Kind::Invitation if invited => {}
                Kind::Reserved if row.user.as_deref() == Some(&user) => {}
                Kind::Invitation | Kind::Reserved => {
                    return Err(Refused::Forbidden("this seat is kept for somebody else"));
                }
                Kind::Person | Kind::Bot => return Err(Refused::Conflict("this seat is taken")),
            }
            if turn.meta.stakes == Stakes::Rated && turn.meta.seats_of(&user).next().is_some() {
                return Err(Refused::Conflict("at a rated table everybody has one seat"));
            }
            let row = SeatRow { kind: Kind::Person, user: Some(user), ..row.clone() };
            live.reseat(&mut turn, row).await
        })
        .await
    }

    /// Keeps a seat that nobody has for somebody. Only the host may.
    pub async fn invite(self: Arc<Self>, host: String, seat: String, user: String) -> Result<i64, Refused> {
        self.in_own_task(move |live| async move {
            let mut turn = live.take_turn().await?;
            if turn.meta.host != host {
                return Err(Refused::Forbidden("only the host invites"));
            }
            if turn.meta.status != Status::Open {
                return Err(Refused::Conflict("the game has begun"));
            }
            let row = turn.meta.seat(&seat).cloned().ok_or(Refused::NotFound("seat"))?;
            if matches!(row.kind, Kind::Person | Kind::Bot) {
                return Err(Refused::Conflict("this seat is taken"));
            }
            let row = SeatRow { kind: Kind::Reserved, user: Some(user), ..row };
            live.reseat(&mut turn, row).await
        })
        .await
    }

    /// Gives the seats free that are kept for somebody who does not want them.
    pub async fn decline(self: Arc<Self>, user: String) -> Result<i64, Refused> {
        self.in_own_task(move |live| async move {
            let mut turn = live.take_turn().await?;
            let kept = |row: &&SeatRow| row.kind == Kind::Reserved && row.user.as_deref() == Some(&user);
            let free = |row: &SeatRow| SeatRow { kind: Kind::Open, user: None, ..row.clone() };
            let rows: Vec<SeatRow> = turn.meta.seats.iter().filter(kept).map(free).collect();
            if rows.is_empty() {
                return Err(Refused::Conflict("no seat is kept for you here"));
            }
            live.change_seats(&mut turn, rows).await
        })
        .await
    }

    /// Begins the game, once no seat is free. Only the host may.
    pub async fn start(self: Arc<Self>, user: String) -> Result<i64, Refused> {
        self.in_own_task(move |live| async move {
            let mut turn = live.take_turn().await?;
            if turn.meta.host != user {
                return Err(Refused::Forbidden("only the host begins the game"));
            }
            if turn.meta.status != Status::Open {
                return Err(Refused::Conflict("the game has begun"));
            }
            if turn.meta.seats.iter().any(|row| !matches!(row.kind, Kind::Person | Kind::Bot)) {
                return Err(Refused::Conflict("a seat is still free"));
            }
            live.bring_to_life(&mut turn, Vec::new()).await
        })
        .await
    }

    /// Begins the game of a table at which nobody is missing, and keeps both together.
    pub async fn begin(self: Arc<Self>, new: Opened) -> Result<i64, Refused> {
        self.in_own_task(move |live| async move {
            let mut turn = live.take_turn().await?;
            turn.by = Some(new.row.host.clone());
            turn.unkept = Some(new);
            live.bring_to_life(&mut turn, Vec::new()).await
        })
        .await
    }

    /// Leaves all seats: before the game they become free, during it they wait for their player or a bot.
    pub async fn leave(self: Arc<Self>, user: String) -> Result<i64, Refused> {
        self.in_own_task(move |live| async move {
            let mut turn = live.take_turn().await?;
            let rows = live.rows_of(&turn, &user)?;
            let open = turn.meta.status == Status::Open;
            let rows: Vec<SeatRow> = rows
                .into_iter()
                .map(|row| match open {
                    true => SeatRow { kind: Kind::Open, user: None, ..row },
                    false => SeatRow { left_at: Some(now()), ..row },
                })
                .collect();
            live.change_seats(&mut turn, rows).await
        })
        .await
    }

    /// Comes back to seats that were left and that no bot has taken.
    pub async fn rejoin(self: Arc<Self>, user: String) -> Result<i64, Refused> {
        self.in_own_task(move |live| async move {
            let mut turn = live.take_turn().await?;
            let rows: Vec<SeatRow> = turn
                .meta
                .seats
                .iter()
                .filter(|row| {
                    row.kind == Kind::Person && row.left_at.is_some() && row.user.as_ref() == Some(&user)
                })
                .map(|row| SeatRow { left_at: None, ..row.clone() })
                .collect();
            if rows.is_empty() {
                return Err(Refused::Conflict("you have left no seat here"));
            }
            if turn.meta.status == Status::Abandoned {
                turn.meta.status = Status::Running;
                if let Some(clocks) = &mut turn.meta.clocks {
                    rows.iter().for_each(|row| clocks.refill(&row.seat));
                }
            }
            live.change_seats(&mut turn, rows).await
        })
        .await
    }

    /// Gives up a seat, or all seats of a person, for good. Where nobody is left to play against the others, they have
    /// won at once; otherwise a bot plays on.
    pub async fn resign(
        self: Arc<Self>,
        user: String,
        seat: Option<String>,
        agent: String,
    ) -> Result<i64, Refused> {
        self.in_own_task(move |live| async move {
            live.game.check_agent(&agent)?;
            let mut turn = live.take_turn().await?;
            if turn.meta.status != Status::Running {
                return Err(Refused::Conflict("the game is not being played"));
            }
            let mut rows = live.rows_of(&turn, &user)?;
            if let Some(seat) = seat {
                rows.retain(|row| row.seat == seat);
                if rows.is_empty() {
                    return Err(Refused::Forbidden("this seat is not yours"));
                }
            }
            live.give_up_seats(&mut turn, rows, &agent).await
        })
        .await
    }

    /// Agrees that a bot takes a seat that its player has left. It does once all who still play agree. Before the game
    /// the host gives free seats to bots.
    pub async fn agree_to_bot(
        self: Arc<Self>,
        user: String,
        seat: String,
        agent: String,
    ) -> Result<i64, Refused> {
        self.in_own_task(move |live| async move {
            live.game.check_agent(&agent)?;
            let mut turn = live.take_turn().await?;
            if turn.meta.status == Status::Open {
                return live.fill_seat(&mut turn, &user, &seat, agent).await;
            }
            if turn.meta.status != Status::Running {
                return Err(Refused::Conflict("the game is not being played"));
            }
            let row = turn.meta.seat(&seat).cloned().ok_or(Refused::NotFound("seat"))?;
            if row.kind != Kind::Person || row.left_at.is_none() {
                return Err(Refused::Conflict("the player of this seat has not left"));
            }
            if turn.meta.seats_of(&user).next().is_none() {
                return Err(Refused::Forbidden("you do not play here"));
            }
            turn.meta.proposals.bots.entry(seat.clone()).or_default().insert(user);
            let votes = &turn.meta.proposals.bots[&seat];
            if turn.meta.people().iter().all(|person| votes.contains(*person)) {
                turn.meta.proposals.bots.remove(&seat);
                return live.seat_bots(&mut turn, vec![row], &agent).await;
            }
            live.change_seats(&mut turn, Vec::new()).await
        })
        .await
    }

    /// These seats are given up for good. Where that decides the game it is over; otherwise a bot plays on.
    pub(super) async fn give_up_seats(
        self: &Arc<Self>,
        turn: &mut Locked,
        mut rows: Vec<SeatRow>,
        agent: &str,
    ) -> Result<i64, Refused> {
        rows.iter_mut().for_each(|row| row.resigned = true);
        let mut after = turn.meta.seats.clone();
        put(&mut after, &rows);
        if rows.iter().filter_map(|row| row.user.as_deref()).any(|user| is_decided(&after, user)) {
            turn.meta.conceded = true;
            return self.change_seats(turn, rows).await;
        }
        if turn.meta.broken.is_some() {
            // No bot can play on there.
            rows.iter_mut().for_each(|row| row.left_at = Some(now()));
            return self.change_seats(turn, rows).await;
        }
        self.seat_bots(turn, rows, agent).await
    }

    /// Before the game: a bot takes a seat that nobody has. Only the host decides.
    async fn fill_seat(
        self: &Arc<Self>,
        turn: &mut Locked,
        user: &str,
        seat: &str,
        agent: String,
    ) -> Result<i64, Refused> {
        if turn.meta.host != user {
            return Err(Refused::Forbidden("only the host gives seats to bots"));
        }
        if turn.meta.stakes == Stakes::Rated {
            return Err(Refused::Conflict("no bot plays at a rated table"));
        }
        let row = turn.meta.seat(seat).cloned().ok_or(Refused::NotFound("seat"))?;
        if matches!(row.kind, Kind::Person | Kind::Bot) {
            return Err(Refused::Conflict("this seat is taken"));
        }
        self.reseat(turn, SeatRow { kind: Kind::Bot, user: None, agent: Some(agent), ..row }).await
    }

    fn rows_of(&self, turn: &Locked, user: &str) -> Result<Vec<SeatRow>, Refused> {
        let rows: Vec<SeatRow> =
            turn.meta.seats.iter().filter(|row| row.is_played_by(user)).cloned().collect();
        if rows.is_empty() { Err(Refused::Forbidden("you do not play here")) } else { Ok(rows) }
    }

    async fn reseat(self: &Arc<Self>, turn: &mut Locked, row: SeatRow) -> Result<i64, Refused> {
        self.change_seats(turn, vec![row]).await
    }

    pub(super) async fn change_seats(
        self: &Arc<Self>,
        turn: &mut Locked,
        rows: Vec<SeatRow>,
    ) -> Result<i64, Refused> {
        put(&mut turn.meta.seats, &rows);
        if turn.meta.people().is_empty() && turn.meta.status != Status::Finished && !turn.meta.conceded {
            turn.meta.status = Status::Abandoned;
        }
        let kept = turn.meta.broken.unwrap_or(0);
        let (answers, notes) =
            turn.table.as_deref().map_or((kept, 0), |table| (table.answers(), table.notes()));
        self.commit(turn, answers, Left { answers, notes }, rows).await
    }

    /// Bots take these seats, and play if they are asked. A table without people is abandoned instead.
    pub(super) async fn seat_bots(
        self: &Arc<Self>,
        turn: &mut Locked,
        rows: Vec<SeatRow>,
        agent: &str,
    ) -> Result<i64, Refused> {
        let bots: Vec<SeatRow> = rows
            .into_iter()
            .map(|row| SeatRow {
                kind: Kind::Bot,
                agent: Some(agent.to_owned()),
                left_at: Some(now()),
                ..row
            })
            .collect();
        let mut after = turn.meta.clone();
        put(&mut after.seats, &bots);
        if after.stakes == Stakes::Rated && after.people().len() == 1 {
            // Nobody is rated by a game against a bot: whoever is left has won.
            let rows = bots.into_iter().map(|row| SeatRow {
                kind: Kind::Person,
                agent: None,
                resigned: true,
                ..row
            });
            turn.meta.conceded = true;
            return self.change_seats(turn, rows.collect()).await;
        }
        if after.people().is_empty() {
            let rows =
                bots.into_iter().map(|row| SeatRow { kind: Kind::Person, agent: None, ..row }).collect();
            return self.change_seats(turn, rows).await;
        }
        self.bring_to_life(turn, bots).await
    }

    /// Puts these players into their seats and plays on from what was answered so far.
    async fn bring_to_life(self: &Arc<Self>, turn: &mut Locked, rows: Vec<SeatRow>) -> Result<i64, Refused> {
        if let Some(table) = turn.table.as_deref() {
            self.freeze(table, &turn.meta);
        }
        let notes = turn.table.as_deref().map_or(0, |table| table.notes());
        let mut seats = turn.meta.seats.clone();
        put(&mut seats, &rows);
        let (game, header, players) = (self.game, self.header.clone(), seats.clone());
        let lines = match &turn.unkept {
            Some(new) => new.lines.iter().map(Line::from).collect(),
            None => self.services.store.lines(&self.id).await?,
        };
        let packs = self.services.packs.clone();
        let made = self.services.pool.run(move || assemble(game, &packs, header, &players, lines)).await;
        let made = match made.and_then(|made| made) {
            Ok(made) => made,
            Err(refused) => {
                self.thaw();
                return Err(refused);
            }
        };
        turn.meta.seats = seats;
        turn.meta.status = Status::Running;
        turn.meta.reasons = made.reasons;
        turn.table = Some(made.table);
        self.commit(turn, made.kept, Left { answers: made.kept, notes }, rows).await
    }
}

/// Whether nobody is left to play against those who have not resigned, after this person resigned.
fn is_decided(seats: &[SeatRow], user: &str) -> bool {
    let others = || seats.iter().filter(|row| !row.resigned);
    if others().any(|row| row.is_played_by(user)) {
        // Several people share one screen: each seat is a player of its own.
        return others().count() == 1;
    }
    let people: BTreeSet<_> =
        others().filter(|row| row.kind == Kind::Person).map(|row| row.user.as_deref()).collect();
    let bots = others().any(|row| row.kind == Kind::Bot);
    people.is_empty() || (people.len() == 1 && !bots)
}

/// Puts rows in the place of those of the same seat.
fn put(seats: &mut [SeatRow], rows: &[SeatRow]) {
    for row in rows {
        if let Some(place) = seats.iter_mut().find(|seat| seat.seat == row.seat) {
            *place = row.clone();
        }
    }
}
