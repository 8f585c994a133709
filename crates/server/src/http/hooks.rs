//! One's webhook.

use axum::Json;
use axum::extract::State;
use axum::http::StatusCode;
use serde::{Deserialize, Serialize};
use utoipa::ToSchema;

use super::error::{ApiError, Replied};
use super::extract::{Body, Caller};
use crate::App;
use crate::store::{Hook, HookForm};

/// A webhook.
#[derive(Debug, Serialize, ToSchema)]
pub struct HookInfo {
    /// Where it is; none where there is none.
    url: Option<String>,
    /// How it is written to.
    form: HookForm,
    /// Whether it was switched off because it failed too often. Setting it switches it on again.
    off: bool,
    /// How it failed last.
    problem: Option<String>,
}

impl HookInfo {
    /// A webhook, or that there is none.
    pub fn of(hook: Option<Hook>) -> HookInfo {
        HookInfo {
            form: hook.as_ref().map_or(HookForm::Json, Hook::form),
            off: hook.as_ref().is_some_and(Hook::is_off),
            problem: hook.as_ref().and_then(|hook| hook.problem.clone()),
            url: hook.map(|hook| hook.url),
        }
    }
}

/// A webhook to be.
#[derive(Debug, Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
pub struct NewHook {
    /// An https address.
    url: String,
    /// How it is written to.
    form: HookForm,
}

/// One's webhook.
#[utoipa::path(get, path = "/api/hook", responses((status = 200, body = HookInfo)))]
pub async fn hook(State(app): State<App>, Caller(user): Caller) -> Replied<Json<HookInfo>> {
    Ok(Json(HookInfo::of(app.store.hook(&user.id).await?)))
}

/// Set one's webhook. It gets a POST when one is away from a table and it is one's turn, time runs low or the game ended.
#[utoipa::path(put, path = "/api/hook", request_body = NewHook, responses((status = 200, body = HookInfo)))]
pub async fn set(
    State(app): State<App>,
    Caller(user): Caller,
    Body(new): Body<NewHook>,
) -> Replied<Json<HookInfo>> {
    if user.is_guest() {
        return Err(ApiError::new(StatusCode::FORBIDDEN, "forbidden", "only an account has a webhook"));
    }
    app.outbound.check(&new.url).map_err(|why| ApiError::bad(format!("url: {why}")))?;
    app.store.set_hook(&user.id, &new.url, new.form).await?;
    Ok(Json(HookInfo::of(app.store.hook(&user.id).await?)))
}

/// Forget one's webhook.
#[utoipa::path(delete, path = "/api/hook", responses((status = 200, body = HookInfo)))]
pub async fn forget(State(app): State<App>, Caller(user): Caller) -> Replied<Json<HookInfo>> {
    if !app.store.drop_hook(&user.id).await? {
        return Err(ApiError::not_found("webhook"));
    }
    Ok(Json(HookInfo::of(None)))
}
