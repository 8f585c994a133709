//! All that is kept of a person, for herself.

use std::collections::BTreeMap;

use axum::Json;
use axum::extract::State;
use axum::http::header::CONTENT_DISPOSITION;
use axum::response::IntoResponse;
use serde::Serialize;
use utoipa::ToSchema;

use super::account::{Me, SessionInfo};
use super::bots::BotInfo;
use super::company::Blocked;
use super::error::Replied;
use super::extract::Caller;
use super::hooks::HookInfo;
use super::profile::{PlayedGame, RatingInfo};
use crate::App;
use crate::store::{
    OwnBrowser, OwnLine, OwnNote, OwnNotice, OwnPlace, OwnSeat, OwnTournament, OwnVacation, Report,
};

/// All that is kept of a person. Passwords and tokens are kept as hashes alone, and are not among it.
#[derive(Serialize, ToSchema)]
pub struct OwnData {
    account: Me,
    /// When she first came, and when she was last here, in seconds since 1970.
    created: i64,
    seen: i64,
    sessions: Vec<SessionInfo>,
    seats: Vec<OwnSeat>,
    results: Vec<PlayedGame>,
    /// By game.
    ratings: BTreeMap<String, RatingInfo>,
    chat: Vec<OwnLine>,
    notes: Vec<OwnNote>,
    blocked: Vec<Blocked>,
    /// What she told moderators of others.
    reports: Vec<Report>,
    /// Her webhook, if she has one.
    webhook: Option<HookInfo>,
    /// Her browsers that are told by push.
    browsers: Vec<OwnBrowser>,
    vacations: Vec<OwnVacation>,
    tournaments: Vec<OwnTournament>,
    /// Accounts of her programs.
    bots: Vec<BotInfo>,
    /// Up to where she has seen each table.
    seen_tables: Vec<OwnPlace>,
    /// What she was told last of tables that she is away from.
    notices: Vec<OwnNotice>,
}

/// All that is kept of me, as a file.
#[utoipa::path(get, path = "/api/me/data", responses((status = 200, body = OwnData)))]
pub async fn data(State(app): State<App>, Caller(user): Caller) -> Replied<impl IntoResponse> {
    let store = &app.store;
    let results =
        store.results_of(&user.id).await?.into_iter().map(PlayedGame::of).collect::<Result<_, _>>()?;
    let ratings = store.ratings_of(&user.id).await?;
    let blocked = store.blocked_by(&user.id).await?;
    let data = OwnData {
        account: Me::of(&user),
        created: user.created,
        seen: user.seen,
        sessions: store.sessions(&user.id).await?.into_iter().map(SessionInfo::of).collect(),
        seats: store.seats_of(&user.id).await?,
        results,
        ratings: ratings.into_iter().map(|(game, rating)| (game, RatingInfo::of(rating))).collect(),
        chat: store.lines_said_by(&user.id).await?,
        notes: store.notes_of(&user.id).await?,
        blocked: blocked.into_iter().map(|(id, name)| Blocked { id, name }).collect(),
        reports: store.reports_by(&user.id).await?,
        webhook: store.hook(&user.id).await?.map(|hook| HookInfo::of(Some(hook))),
        browsers: store.browsers_of(&user.id).await?,
        vacations: store.vacations_of(&user.id).await?,
        tournaments: store.tournaments_with(&user.id).await?,
        bots: store.bots_of(&user.id).await?.iter().map(BotInfo::of).collect(),
        seen_tables: store.places_of(&user.id).await?,
        notices: store.notices_of(&user.id).await?,
    };
    Ok(([(CONTENT_DISPOSITION, "attachment; filename=\"tricorne-data.json\"")], Json(data)))
}
