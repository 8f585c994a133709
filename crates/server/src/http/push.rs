//! Push: browsers of one's own that are told.

use axum::Json;
use axum::extract::State;
use axum::http::StatusCode;
use serde::{Deserialize, Serialize};
use utoipa::ToSchema;

use super::error::{ApiError, Replied};
use super::extract::{Body, Caller};
use crate::App;
use crate::push::BrowserKeys;
use crate::store::Subscription;

/// The most browsers of one person.
const MOST: i64 = 10;

/// The key that a browser subscribes with.
#[derive(Debug, Serialize, ToSchema)]
pub struct PushKeyInfo {
    /// `applicationServerKey` of the Push API, in base64url.
    key: String,
}

/// A browser's subscription, as `PushSubscription.toJSON()` gives it.
#[derive(Debug, Deserialize, ToSchema)]
pub struct NewSubscription {
    /// Where its service takes messages.
    endpoint: String,
    keys: SubscriptionKeys,
}

/// The keys of a subscription, in base64url.
#[derive(Debug, Deserialize, ToSchema)]
pub struct SubscriptionKeys {
    p256dh: String,
    auth: String,
}

/// A subscription to be ended.
#[derive(Debug, Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
pub struct OldSubscription {
    endpoint: String,
}

/// The key that a browser subscribes with.
#[utoipa::path(get, path = "/api/push", responses((status = 200, body = PushKeyInfo)))]
pub async fn key(State(app): State<App>) -> Json<PushKeyInfo> {
    Json(PushKeyInfo { key: app.push_key.public.clone() })
}

/// Have a browser told when one is away from a table and it is one's turn, time runs low or the game ended.
#[utoipa::path(post, path = "/api/push", request_body = NewSubscription, responses((status = 204)))]
pub async fn subscribe(
    State(app): State<App>,
    Caller(user): Caller,
    Body(new): Body<NewSubscription>,
) -> Replied<StatusCode> {
    app.outbound.check(&new.endpoint).map_err(|why| ApiError::bad(format!("endpoint: {why}")))?;
    let SubscriptionKeys { p256dh, auth } = new.keys;
    if BrowserKeys::parse(&p256dh, &auth).is_none() {
        return Err(ApiError::bad("keys: p256dh is a point of P-256 and auth 16 bytes, in base64url"));
    }
    let browser = Subscription { endpoint: new.endpoint, p256dh, auth };
    app.store.subscribe(&user.id, &browser, MOST).await?;
    Ok(StatusCode::NO_CONTENT)
}

/// Have a browser told no more.
#[utoipa::path(delete, path = "/api/push", request_body = OldSubscription, responses((status = 204)))]
pub async fn unsubscribe(
    State(app): State<App>,
    Caller(user): Caller,
    Body(old): Body<OldSubscription>,
) -> Replied<StatusCode> {
    if !app.store.unsubscribe(&user.id, &old.endpoint).await? {
        return Err(ApiError::not_found("subscription"));
    }
    Ok(StatusCode::NO_CONTENT)
}
