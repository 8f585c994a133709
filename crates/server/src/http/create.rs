//! New tables.

use std::collections::BTreeMap;

use axum::Json;
use axum::extract::State;
use axum::http::StatusCode;
use serde::Deserialize;
use tricorne_kernel::{Header, Setup, record::RECORD_FORMAT};
use tricorne_library::AnyGame;
use utoipa::{IntoParams, ToSchema};

use super::error::{ApiError, Replied};
use super::extract::{Body, Caller, Params, Path};
use super::invitations::invitee;
use super::state::{TableInfo, visible};
use crate::App;
use crate::clock::now;
use crate::nodes::Errand;
use crate::pace::Pace;
use crate::play::{Locale, Refused, header_of};
use crate::secret;
use crate::store::{Kind, Opened, Quota, SeatRow, Stakes, Status, TableRow, User};

/// How many times as many tables one may keep as one may play at.
const FINISHED: i64 = 5;
/// What the name of somebody begins with for whom a seat is kept.
const PLAYER: &str = "player:";

/// A table to be.
#[derive(Debug, Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
pub struct NewTable {
    /// The game, as `/api/games` names it.
    game: String,
    /// The scenario; the game's first where it is not given.
    scenario: Option<String>,
    /// The options; the rest have their defaults.
    #[serde(default)]
    options: BTreeMap<String, String>,
    /// For each seat `me`, `open`, `invitation`, `player:NAME` to keep it for an account, or the name of a bot. A seat
    /// that is not named is open.
    #[serde(default)]
    seats: BTreeMap<String, String>,
    /// Whether to keep it out of the lists.
    #[serde(default)]
    private: bool,
    /// Whether players may ask bots for advice though others play too.
    #[serde(default)]
    advice: bool,
    /// Whether the game changes ratings: between accounts alone, each with one seat, without advice.
    #[serde(default)]
    rated: bool,
    /// The least rating at the game, in points, of whoever takes an open seat; 1500 where there is none.
    rating_from: Option<i64>,
    /// The highest.
    rating_to: Option<i64>,
    /// How fast it is played; nobody has to hurry where it is not given.
    pace: Option<Pace>,
}

/// Open a table. Where every seat is mine or a bot's, the game begins at once.
#[utoipa::path(post, path = "/api/tables", request_body = NewTable, responses((status = 201, body = TableInfo)))]
pub async fn create(
    State(app): State<App>,
    Caller(user): Caller,
    Body(new): Body<NewTable>,
) -> Replied<(StatusCode, Json<TableInfo>)> {
    check_quota(&app, &user.id).await?;
    let game = tricorne_library::find(&new.game).ok_or_else(|| ApiError::not_found("game"))?;
    let scenario = new.scenario.unwrap_or_else(|| game.default_setup().scenario);
    let setup = Setup { scenario, options: new.options };
    let mut invited = BTreeMap::new();
    for name in new.seats.values().filter_map(|player| player.strip_prefix(PLAYER)) {
        invited.insert(name.to_owned(), invitee(&app, &user, name).await?.id);
    }
    let seats = seat_rows(game, &setup, &new.seats, &user.id, &invited)?;
    let stakes = if new.rated { Stakes::Rated } else { Stakes::Casual };
    if new.rated {
        check_rated(&user, &seats, new.advice)?;
    }
    if let Some(pace) = &new.pace {
        pace.check().map_err(ApiError::bad)?;
    }
    if new.rating_from.zip(new.rating_to).is_some_and(|(from, to)| from > to) {
        return Err(ApiError::bad("rating_from is at most rating_to"));
    }
    let header = Header {
        tricorne: RECORD_FORMAT,
        game: game.name().to_owned(),
        rules: game.rules_version(),
        facts: app.config.packs.of(game).fingerprint(),
        setup,
        seats: BTreeMap::new(),
        seed: Some(app.new_seed()),
        deck: Vec::new(),
        position: None,
    };
    let mut row = TableRow::new(secret::table_id(), &header, &user.id, now())
        .private(new.private)
        .advice(new.advice)
        .stakes_of(stakes);
    row.pace = new.pace.as_ref().map(Pace::kept);
    row.rating_from = new.rating_from;
    row.rating_to = new.rating_to;
    open(&app, Opened { row, seats, lines: Vec::new() }, &user.id).await
}

/// How to play again.
#[derive(Debug, Deserialize, IntoParams)]
#[into_params(parameter_in = Query)]
pub struct Again {
    /// Whether everybody takes the seat before her own, the first the last one: of two, they change seats.
    #[serde(default)]
    swap: bool,
}

/// Open the same table again, with the same people.
#[utoipa::path(post, path = "/api/tables/{id}/rematch", params(Again, ("id" = String, Path,)),
    responses((status = 201, body = TableInfo)))]
pub async fn rematch(
    State(app): State<App>,
    Path(id): Path<String>,
    caller: Caller,
    Params(how): Params<Again>,
) -> Replied<(StatusCode, Json<TableInfo>)> {
    let old = visible(&app, &id, Some(&caller), None).await?;
    check_quota(&app, &caller.0.id).await?;
    let seats = app.store.seats(&id).await?;
    let user = &caller.0.id;
    // The game of a record has been played; another one like it is a game of its own.
    let stakes = if old.stakes() == Stakes::Rated { Stakes::Rated } else { Stakes::Casual };
    if !matches!(old.status(), Status::Finished | Status::Abandoned) {
        return Err(Refused::Conflict("the game is not over").into());
    }
    if !seats.iter().any(|seat| seat.user.as_ref() == Some(user)) {
        return Err(Refused::Forbidden("you did not play here").into());
    }
    let mut header = header_of(&old.header)?;
    header.seed = Some(app.new_seed());
    if let Some(game) = tricorne_library::find(&old.game) {
        header.rules = game.rules_version();
        header.facts = app.config.packs.of(game).fingerprint();
    }
    let mut row = TableRow::new(secret::table_id(), &header, user, now())
        .private(old.is_private())
        .advice(old.allows_advice())
        .stakes_of(stakes);
    row.pace = old.pace;
    row.rating_from = old.rating_from;
    row.rating_to = old.rating_to;
    row.rematch_of = Some(old.id);
    let again = |seat: SeatRow| {
        let kind = match (&seat.user, seat.kind) {
            (Some(player), _) if player == user => Kind::Person,
            (Some(_), _) => Kind::Reserved,
            (None, Kind::Bot) => Kind::Bot,
            (None, _) => Kind::Open,
        };
        let agent = seat.agent.filter(|_| kind == Kind::Bot);
        (kind, seat.user, agent)
    };
    let names: Vec<String> = seats.iter().map(|seat| seat.seat.clone()).collect();
    let mut players: Vec<_> = seats.into_iter().map(again).collect();
    if how.swap {
        players.rotate_left(1);
    }
    let seated = names.iter().zip(players);
    let seats = seated.map(|(name, (kind, user, agent))| SeatRow::new(name, kind, user, agent)).collect();
    open(&app, Opened { row, seats, lines: Vec::new() }, user).await
}

/// Refuses one more table to whoever has all that one may.
pub async fn check_quota(app: &App, user: &str) -> Replied<()> {
    let Some(most) = app.limits.tables else { return Ok(()) };
    if app.store.count_of(Quota::Tables, user).await? >= most {
        return Err(
            Refused::Quota("you have opened as many tables as one may: finish or leave some first").into()
        );
    }
    if app.store.count_of(Quota::AllTables, user).await? >= most * FINISHED {
        return Err(Refused::Quota("you have opened as many tables as one may keep here").into());
    }
    Ok(())
}

/// Keeps a table, and begins its game if nobody is missing.
pub async fn open(app: &App, new: Opened, user: &str) -> Replied<(StatusCode, Json<TableInfo>)> {
    let (id, row, seats) = (new.row.id.clone(), new.row.clone(), new.seats.clone());
    let complete = new.seats.iter().all(|seat| matches!(seat.kind, Kind::Person | Kind::Bot));
    let at_once = complete && app.nodes.node().is_none();
    if at_once {
        app.tables.begin(new).await?;
    } else {
        app.store.add_table(new).await?;
    }
    app.events.table_opened(&id, &row.game, &seats);
    metrics::counter!("tricorne_tables_opened_total").increment(1);
    tracing::info!(table = %id, game = row.game, user, "a table was opened");
    if complete && !at_once {
        let start = Errand::Start(user.to_owned());
        match app.tables.take_in(row, seats).await {
            // Somebody who saw it in a list was quicker, at another node.
            Err(Refused::Elsewhere(_)) => start.run_at(app, &id).await?,
            live => start.run(live?).await?,
        }
    }
    Ok((StatusCode::CREATED, Json(TableInfo::named(app, &id, Some(user), Locale::default()).await?)))
}

/// Refuses rated games to guests and programs.
pub fn check_may_be_rated(user: &User) -> Result<(), Refused> {
    if user.is_guest() {
        return Err(Refused::Forbidden("rated games are for accounts: register first"));
    }
    if user.is_bot() {
        return Err(Refused::Forbidden("rated games are for people"));
    }
    Ok(())
}

/// Refuses what no rated table may have.
fn check_rated(host: &User, seats: &[SeatRow], advice: bool) -> Result<(), Refused> {
    check_may_be_rated(host)?;
    if seats.iter().any(|row| row.kind == Kind::Bot) {
        return Err(Refused::Conflict("no bot plays at a rated table"));
    }
    if seats.iter().filter(|row| row.kind == Kind::Person).count() > 1 {
        return Err(Refused::Conflict("at a rated table everybody has one seat"));
    }
    if advice {
        return Err(Refused::Conflict("nobody asks bots for advice at a rated table"));
    }
    Ok(())
}

fn seat_rows(
    game: &dyn AnyGame,
    setup: &Setup,
    wanted: &BTreeMap<String, String>,
    user: &str,
    invited: &BTreeMap<String, String>,
) -> Result<Vec<SeatRow>, Refused> {
    let seats = game.seats(setup)?;
    if wanted.keys().any(|name| !seats.iter().any(|info| info.id == name)) {
        return Err(Refused::NotFound("seat"));
    }
    let row = |name: &str| {
        let player = wanted.get(name).map_or("open", String::as_str);
        let (kind, user, agent) = match player {
            "me" => (Kind::Person, Some(user.to_owned()), None),
            "open" => (Kind::Open, None, None),
            "invitation" => (Kind::Invitation, None, None),
            player if player.starts_with(PLAYER) => {
                (Kind::Reserved, invited.get(&player[PLAYER.len()..]).cloned(), None)
            }
            agent => {
                game.check_agent(agent)?;
                (Kind::Bot, None, Some(agent.to_owned()))
            }
        };
        Ok(SeatRow::new(name, kind, user, agent))
    };
    let rows = seats.iter().map(|info| row(info.id)).collect::<Result<Vec<_>, Refused>>()?;
    if rows.iter().all(|row| row.kind == Kind::Bot) {
        return Err(Refused::Conflict("a table needs a person"));
    }
    Ok(rows)
}
