//! Who may see a table, and how a table is described.

use std::collections::{BTreeMap, BTreeSet};

use serde::{Deserialize, Serialize};
use serde_json::Value;
use tricorne_kernel::Setup;
use utoipa::{IntoParams, ToSchema};

use super::chat::Seen;
use super::error::{ApiError, Replied};
use super::extract::Caller;
use super::profile::RatingInfo;
use crate::App;
use crate::pace::Pace;
use crate::play::{ClockInfo, Clocks, Locale, Proposals, UndoAsked, Viewpoint, header_of, outcome_told};
use crate::store::{Before, Filter, Kind, ListedTable, Player, SeatRow, Stakes, Status, TableRow};

/// With whose viewpoint to look, and in which language.
#[derive(Clone, Debug, Default, Deserialize, IntoParams)]
#[into_params(parameter_in = Query)]
pub struct Look {
    /// A seat, `observer`, or `referee` once the game is over; one's own seat where it is not given.
    #[serde(rename = "as")]
    #[param(rename = "as")]
    pub wanted: Option<String>,
    /// `en`, `it`, or `none` for keys without text.
    pub lang: Option<String>,
    /// The end of the invitation's link, where the table is private.
    pub invitation: Option<String>,
}

impl Look {
    /// The viewpoint of a person.
    pub fn viewpoint(&self, caller: Option<&Caller>) -> Viewpoint {
        Viewpoint { user: caller.map(|caller| caller.0.id.clone()), wanted: self.wanted.clone() }
    }

    /// The language.
    pub fn locale(&self) -> Replied<Locale> {
        locale(self.lang.as_deref())
    }
}

/// The language of a code, or none for keys without text.
pub fn locale(code: Option<&str>) -> Replied<Locale> {
    match code {
        None => Ok(Locale::default()),
        Some("none") => Ok(Locale(None)),
        Some(code) => code
            .parse()
            .map(|language| Locale(Some(language)))
            .map_err(|error| ApiError::bad(format!("{error}"))),
    }
}

/// A table, if this person may see it: a private one is there for its members and those invited alone.
pub async fn visible(
    app: &App,
    id: &str,
    caller: Option<&Caller>,
    invitation: Option<&str>,
) -> Replied<TableRow> {
    let none = || ApiError::not_found("table");
    let row = app.store.table(id).await?.ok_or_else(none)?;
    if !row.is_private() || invited(&row, invitation) {
        return Ok(row);
    }
    let user = caller.map(|caller| caller.0.id.as_str()).ok_or_else(none)?;
    let sits = |seat: &SeatRow| seat.user.as_deref() == Some(user);
    if row.host == user || app.store.seats(id).await?.iter().any(sits) { Ok(row) } else { Err(none()) }
}

/// Refuses a table that this person may not see. Where all may see it and it is in memory, nothing is read.
pub async fn check_visible(
    app: &App,
    id: &str,
    caller: Option<&Caller>,
    invitation: Option<&str>,
) -> Replied<()> {
    if app.tables.is_public_here(id) {
        return Ok(());
    }
    visible(app, id, caller, invitation).await.map(drop)
}

/// Whether somebody holds the invitation. Hashes are compared, so that the time tells nothing.
pub fn invited(row: &TableRow, invitation: Option<&str>) -> bool {
    invitation.is_some_and(|given| crate::secret::hash(given) == crate::secret::hash(&row.invitation))
}

/// A table as others see it.
#[derive(Debug, Serialize, ToSchema)]
pub struct TableInfo {
    /// Its name in addresses.
    pub id: String,
    game: String,
    scenario: String,
    options: BTreeMap<String, String>,
    status: Status,
    /// Whether it is in no list.
    private: bool,
    /// The id of who opened it.
    host: String,
    /// The end of the invitation's link; for the host alone.
    #[serde(skip_serializing_if = "Option::is_none")]
    invitation: Option<String>,
    /// How fast it is played; none where nobody has to hurry.
    pace: Option<Pace>,
    /// The clocks of those who play, once the game has begun.
    clocks: Vec<ClockInfo>,
    rematch_of: Option<String>,
    /// Whether players may ask bots for advice though others play too.
    advice: bool,
    /// Whether the game changes ratings.
    rated: bool,
    /// The least rating, in points, of whoever takes an open seat.
    rating_from: Option<i64>,
    /// The highest.
    rating_to: Option<i64>,
    /// Whether it cannot be played because of an internal error. It can be left and resigned.
    broken: bool,
    seats: Vec<SeatInfo>,
    /// The seats that are asked.
    asked: Vec<String>,
    /// Since when, in seconds since 1970.
    asked_since: i64,
    /// Whether one of them is yours.
    your_turn: bool,
    /// How the game ended.
    outcome: Option<Value>,
    /// A wish to go back past the answers of others.
    undo_asked: Option<UndoAsked>,
    /// The ids of those who agree that a bot takes a seat, by seat.
    bot_votes: BTreeMap<String, BTreeSet<String>>,
    /// Up to where you have seen it.
    seen: Option<Seen>,
    created: i64,
    changed: i64,
}

/// A seat as others see it.
#[derive(Debug, Serialize, ToSchema)]
pub struct SeatInfo {
    seat: String,
    kind: Kind,
    /// The id of its player.
    user: Option<String>,
    /// The name of its player; none for a guest who has chosen none.
    name: Option<String>,
    /// Whether that is the name of an account, which has a profile.
    account: bool,
    /// Whether a program plays with it.
    bot_account: bool,
    /// Its rating at this game; that of a bot comes from the arena.
    rating: Option<RatingInfo>,
    /// The bot that plays it.
    agent: Option<String>,
    /// Whether its player has left.
    left: bool,
    /// Whether its player resigned.
    resigned: bool,
    /// Whether it is yours.
    yours: bool,
}

impl TableInfo {
    /// The table of this name as this person sees it.
    pub async fn named(app: &App, id: &str, user: Option<&str>, locale: Locale) -> Replied<TableInfo> {
        let found = app.store.list(Filter::Named(id), Before::default(), 1, user).await?;
        let table = found.into_iter().next().ok_or_else(|| ApiError::not_found("table"))?;
        Ok(TableInfo::of(app, table, user, locale))
    }

    /// A table of a list that was read for this person.
    pub fn of(app: &App, table: ListedTable, user: Option<&str>, locale: Locale) -> TableInfo {
        let ListedTable { row, seats, seen } = table;
        // A damaged header is reported where the table is opened; the list shows what else is known. Of a sound one no more
        // is read than it shows.
        let setup: Setup = serde_json::from_str(&row.header).unwrap_or_default();
        let outcome = row.outcome.as_deref().and_then(|kept| {
            let (game, packs) = (tricorne_library::find(&row.game)?, &app.config.packs);
            let header = header_of(&row.header).ok();
            let recorded = header.as_ref().and_then(|header| packs.of_record(game, header).ok());
            outcome_told(kept, recorded.unwrap_or_else(|| packs.of(game)), locale)
        });
        let rating_of_bot = |seat: &SeatRow| app.bot_ratings.of(&row.game, seat.agent.as_deref()?);
        let info = |(seat, player): (SeatRow, Player)| SeatInfo {
            yours: user.is_some_and(|user| seat.is_played_by(user)),
            left: seat.left_at.is_some(),
            resigned: seat.resigned,
            name: player.name,
            account: player.account,
            bot_account: player.bot,
            rating: player.rating.or_else(|| rating_of_bot(&seat)).map(RatingInfo::of),
            seat: seat.seat,
            kind: seat.kind,
            user: seat.user,
            agent: seat.agent,
        };
        let infos: Vec<SeatInfo> = seats.into_iter().map(info).collect();
        let pace = Pace::read(row.pace.as_deref());
        let people = infos.iter().filter(|seat| seat.kind == Kind::Person).map(|seat| seat.seat.as_str());
        let clocks = pace
            .filter(|_| row.status() == Status::Running)
            .map(|pace| Clocks::read(pace, app.uptime.clone(), row.clocks.as_deref()).shown(people));
        let clocks = clocks.unwrap_or_default();
        let proposals = Proposals::read(row.proposals.as_deref());
        let asked: Vec<String> = row.asked().map(str::to_owned).collect();
        TableInfo {
            your_turn: infos.iter().any(|seat| seat.yours && asked.contains(&seat.seat)),
            invitation: (user == Some(&row.host)).then(|| row.invitation.clone()),
            status: row.status(),
            broken: row.broken.is_some(),
            private: row.is_private(),
            advice: row.allows_advice(),
            rated: row.stakes() == Stakes::Rated,
            rating_from: row.rating_from,
            rating_to: row.rating_to,
            outcome,
            undo_asked: proposals.undo,
            bot_votes: proposals.bots,
            seen: seen.map(Seen::of),
            id: row.id,
            game: row.game,
            scenario: setup.scenario,
            options: setup.options,
            host: row.host,
            pace,
            clocks,
            rematch_of: row.rematch_of,
            seats: infos,
            asked,
            asked_since: row.asked_since,
            created: row.created,
            changed: row.changed,
        }
    }
}
