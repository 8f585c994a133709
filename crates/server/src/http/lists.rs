//! What there is to play, and where it is played.

use std::collections::BTreeMap;

use axum::Json;
use axum::extract::State;
use serde::{Deserialize, Serialize};
use tricorne_library::AnyGame;
use tricorne_wire::GameInfo;
use utoipa::{IntoParams, ToSchema};

use super::error::ApiError;
use super::error::Replied;
use super::extract::{Caller, Params, Path};
use super::profile::RatingInfo;
use super::state::{Look, TableInfo, locale, visible};
use crate::App;
use crate::rating::Rating;
use crate::store::{Before, Filter, PaceKind, Status, Wanted};

/// The most tables of one reply.
const PAGE: i64 = 50;

/// Which tables to list.
#[derive(Debug, Deserialize, IntoParams)]
#[into_params(parameter_in = Query)]
pub struct List {
    /// Whose and which.
    list: Option<Which>,
    /// Only those that changed before this time: `changed` of the last table of a page, for the next page.
    before: Option<i64>,
    /// And of those that changed in that second, only those listed after this one: `id` of that table.
    before_id: Option<String>,
    /// Only this game. This and what follows is for lists of the tables of all.
    game: Option<String>,
    /// Only this scenario.
    scenario: Option<String>,
    /// Only where this seat is free for all.
    seat: Option<String>,
    /// Only rated tables, or only others.
    rated: Option<bool>,
    /// Only of this pace.
    pace: Option<PaceKind>,
    /// Only where the host's rating at the game is at least so many points; 1500 where there is none.
    rating_from: Option<i64>,
    /// Only where it is at most so many points.
    rating_to: Option<i64>,
    /// `en`, `it`, or `none` for keys without text.
    lang: Option<String>,
}

/// Whose and which tables.
#[derive(Clone, Copy, Debug, Deserialize, ToSchema)]
#[serde(rename_all = "kebab-case")]
pub enum Which {
    /// Where I sit.
    Mine,
    /// Where a seat is free.
    Open,
    /// Where one may look on.
    Running,
    /// Where the game is over.
    Finished,
}

/// The games of a server.
#[derive(Debug, Serialize, ToSchema)]
pub struct Games {
    /// Those on offer.
    games: Vec<GameInfo>,
    /// Those to learn with, which no menu offers.
    examples: Vec<GameInfo>,
    /// How strong bots are, by game and bot, as far as they were compared.
    ratings: BTreeMap<&'static str, BTreeMap<String, RatingInfo>>,
}

/// The games that can be played, with scenarios, options, seats and bots.
#[utoipa::path(get, path = "/api/games", params(Look), responses((status = 200, body = Games)))]
pub async fn games(State(app): State<App>, Params(look): Params<Look>) -> Replied<Json<Games>> {
    let locale = look.locale()?;
    let info = |game: &dyn AnyGame| GameInfo::of(game, &locale.words(app.config.packs.of(game)));
    let games = tricorne_library::games().map(info).collect();
    let examples = tricorne_library::examples().map(info).collect();
    let told = |(bot, rating): (&String, &Rating)| (bot.clone(), RatingInfo::of(*rating));
    let ratings = app.bot_ratings.by_game().map(|(game, bots)| (game, bots.iter().map(told).collect()));
    Ok(Json(Games { games, examples, ratings: ratings.collect() }))
}

/// List tables, those that changed last first.
#[utoipa::path(get, path = "/api/tables", params(List), responses((status = 200, body = Vec<TableInfo>)))]
pub async fn tables(
    State(app): State<App>,
    caller: Option<Caller>,
    Params(list): Params<List>,
) -> Replied<Json<Vec<TableInfo>>> {
    let user = caller.as_ref().map(|caller| caller.0.id.as_str());
    let locale = locale(list.lang.as_deref())?;
    // Not every database takes the character 0, and no name has it.
    for (field, text) in [
        ("before_id", &list.before_id),
        ("game", &list.game),
        ("scenario", &list.scenario),
        ("seat", &list.seat),
    ] {
        if text.as_ref().is_some_and(|text| text.contains('\0')) {
            return Err(ApiError::bad(format!("{field} is a name")));
        }
    }
    let wanted = Wanted {
        game: list.game.as_deref(),
        scenario: list.scenario.as_deref(),
        seat: list.seat.as_deref(),
        rated: list.rated,
        pace: list.pace,
        rating_from: list.rating_from,
        rating_to: list.rating_to,
    };
    let filter = match list.list.unwrap_or(Which::Open) {
        Which::Mine => Filter::Of(user.ok_or_else(ApiError::nobody)?),
        Which::Open => Filter::Public(Status::Open, wanted),
        Which::Running => Filter::Public(Status::Running, wanted),
        Which::Finished => Filter::Public(Status::Finished, wanted),
    };
    let before = Before {
        changed: list.before.unwrap_or(i64::MAX),
        id: list.before_id.as_deref().unwrap_or_default(),
    };
    let tables = app.store.list(filter, before, PAGE, user).await?;
    Ok(Json(tables.into_iter().map(|table| TableInfo::of(&app, table, user, locale)).collect()))
}

/// Describe a table.
#[utoipa::path(get, path = "/api/tables/{id}", params(Look, ("id" = String, Path,)),
    responses((status = 200, body = TableInfo)))]
pub async fn table(
    State(app): State<App>,
    Path(id): Path<String>,
    caller: Option<Caller>,
    Params(look): Params<Look>,
) -> Replied<Json<TableInfo>> {
    visible(&app, &id, caller.as_ref(), look.invitation.as_deref()).await?;
    let user = caller.as_ref().map(|caller| caller.0.id.as_str());
    Ok(Json(TableInfo::named(&app, &id, user, look.locale()?).await?))
}
