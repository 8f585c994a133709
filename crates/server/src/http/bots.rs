//! Accounts that programs play with, each with somebody who answers for it.

use axum::Json;
use axum::extract::State;
use axum::http::StatusCode;
use serde::{Deserialize, Serialize};
use utoipa::ToSchema;

use super::account::{TOKEN_SECONDS, remove};
use super::error::{ApiError, Replied};
use super::extract::{Body, Caller, Path};
use crate::App;
use crate::play::Refused;
use crate::store::{TokenKind, User};

/// The most bot accounts of one person.
const MOST_BOTS: usize = 5;

/// A bot account to be.
#[derive(Debug, Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
pub struct NewBot {
    name: String,
}

/// A bot account of one's own.
#[derive(Debug, Serialize, ToSchema)]
pub struct BotInfo {
    /// The id that tables name it by.
    id: String,
    name: Option<String>,
}

/// A bot account with its token, shown this once.
#[derive(Debug, Serialize, ToSchema)]
pub struct BotToken {
    #[serde(flatten)]
    bot: BotInfo,
    token: String,
}

impl BotInfo {
    /// An account of a program.
    pub fn of(user: &User) -> BotInfo {
        BotInfo { id: user.id.clone(), name: user.name.clone() }
    }
}

/// My bot accounts.
#[utoipa::path(get, path = "/api/bots", responses((status = 200, body = Vec<BotInfo>)))]
pub async fn bots(State(app): State<App>, Caller(user): Caller) -> Replied<Json<Vec<BotInfo>>> {
    Ok(Json(app.store.bots_of(&user.id).await?.iter().map(BotInfo::of).collect()))
}

/// Make an account for a program. All see that it is one, and it plays no rated games.
#[utoipa::path(post, path = "/api/bots", request_body = NewBot, responses((status = 200, body = BotToken)))]
pub async fn add(
    State(app): State<App>,
    Caller(user): Caller,
    Body(new): Body<NewBot>,
) -> Replied<Json<BotToken>> {
    if user.is_guest() || user.is_bot() {
        return Err(Refused::Forbidden("bot accounts are made by people with an account").into());
    }
    crate::name::check(&new.name).map_err(ApiError::bad)?;
    if app.store.bots_of(&user.id).await?.len() >= MOST_BOTS {
        return Err(Refused::Quota("you have 5 bot accounts: delete one first").into());
    }
    let taken =
        || ApiError::new(StatusCode::CONFLICT, "name-taken", "this name is taken, or looks like one that is");
    let bot = app.store.add_bot(&user, &new.name).await?.ok_or_else(taken)?;
    tracing::info!(user = %user.id, bot = %bot.id, "a bot account was made");
    with_token(&app, bot).await
}

/// Give a bot account a new token. The one before ends.
#[utoipa::path(post, path = "/api/bots/{name}/token", params(("name" = String, Path,)), responses((status = 200, body = BotToken)))]
pub async fn token(
    State(app): State<App>,
    Path(name): Path<String>,
    Caller(user): Caller,
) -> Replied<Json<BotToken>> {
    let bot = own(&app, &user, &name).await?;
    app.store.drop_tokens(&bot.id, None).await?;
    app.end_sockets(&bot.id);
    with_token(&app, bot).await
}

/// Delete a bot account. Games go on, with its seats left.
#[utoipa::path(delete, path = "/api/bots/{name}", params(("name" = String, Path,)), responses((status = 204)))]
pub async fn delete(
    State(app): State<App>,
    Path(name): Path<String>,
    Caller(user): Caller,
) -> Replied<StatusCode> {
    let bot = own(&app, &user, &name).await?;
    remove(&app, &bot).await?;
    Ok(StatusCode::NO_CONTENT)
}

async fn own(app: &App, owner: &User, name: &str) -> Replied<User> {
    let bot = app.store.user_named(name).await?.filter(|bot| bot.bot_of.as_ref() == Some(&owner.id));
    bot.ok_or_else(|| ApiError::not_found("bot"))
}

async fn with_token(app: &App, bot: User) -> Replied<Json<BotToken>> {
    let token = app.store.add_token(&bot.id, TokenKind::Personal, "bot", TOKEN_SECONDS).await?;
    Ok(Json(BotToken { bot: BotInfo::of(&bot), token }))
}
