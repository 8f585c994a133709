//! Vacations of one's own.

use axum::Json;
use axum::extract::State;
use axum::http::StatusCode;
use serde::{Deserialize, Serialize};
use utoipa::ToSchema;

use super::error::{ApiError, Replied};
use super::extract::{Body, Caller};
use crate::App;
use crate::clock::now;
use crate::play::Refused;
use crate::store::User;
use crate::vacation;

const DAY: i64 = 24 * 3600;

/// One's vacations.
#[derive(Debug, Serialize, ToSchema)]
pub struct VacationInfo {
    /// When the present one ends, in seconds since 1970.
    ends: Option<i64>,
    /// Whole days that may still be taken.
    days_left: i64,
    /// Days that may be taken in any 365.
    days_a_year: i64,
}

/// A vacation to be.
#[derive(Debug, Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
pub struct NewVacation {
    /// How long, from now on.
    days: i64,
}

/// One's vacations. While one lasts, one's clocks by the day do not run; live ones do.
#[utoipa::path(get, path = "/api/vacation", responses((status = 200, body = VacationInfo)))]
pub async fn vacation(State(app): State<App>, Caller(user): Caller) -> Replied<Json<VacationInfo>> {
    account(&user)?;
    info(&app, &user, now()).await
}

/// Go on vacation.
#[utoipa::path(post, path = "/api/vacation", request_body = NewVacation, responses((status = 200, body = VacationInfo)))]
pub async fn begin(
    State(app): State<App>,
    Caller(user): Caller,
    Body(new): Body<NewVacation>,
) -> Replied<Json<VacationInfo>> {
    account(&user)?;
    let at = now();
    if !(1..=app.config.vacation_days).contains(&new.days) {
        return Err(ApiError::bad(format!("days is 1 to {}", app.config.vacation_days)));
    }
    if new.days > info(&app, &user, at).await?.days_left {
        return Err(Refused::Quota("you do not have that many days of vacation left").into());
    }
    if !app.store.begin_vacation(&user.id, at, at + new.days * DAY).await? {
        return Err(Refused::Conflict("you are on vacation").into());
    }
    vacation::apply(&app).await?;
    info(&app, &user, at).await
}

/// Come back from vacation. What was not used may be taken later.
#[utoipa::path(delete, path = "/api/vacation", responses((status = 200, body = VacationInfo)))]
pub async fn end(State(app): State<App>, Caller(user): Caller) -> Replied<Json<VacationInfo>> {
    account(&user)?;
    let at = now();
    if !app.store.end_vacation(&user.id, at).await? {
        return Err(Refused::Conflict("you are not on vacation").into());
    }
    vacation::apply(&app).await?;
    info(&app, &user, at).await
}

fn account(user: &User) -> Replied<()> {
    if user.is_guest() {
        return Err(ApiError::new(StatusCode::FORBIDDEN, "forbidden", "only an account has vacations"));
    }
    Ok(())
}

async fn info(app: &App, user: &User, at: i64) -> Replied<Json<VacationInfo>> {
    let had = app.store.vacations_had(&user.id, at).await?;
    let days_a_year = app.config.vacation_days;
    let days_left = ((days_a_year * DAY - had.taken) / DAY).max(0);
    Ok(Json(VacationInfo { ends: had.ends, days_left, days_a_year }))
}
