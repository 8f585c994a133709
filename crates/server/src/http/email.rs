//! Links in mail: to confirm an address, and to set a new password.

use axum::Form;
use axum::extract::{Extension, State};
use axum::http::StatusCode;
use axum::response::{Html, IntoResponse};
use serde::Deserialize;
use tricorne_locale::{Speech, say};
use utoipa::{IntoParams, ToSchema};

use super::error::{ApiError, Replied};
use super::extract::{Body, Params};
use super::guard::From;
use super::state::Look;
use super::stop::{escaped, page};
use crate::notices::Mail;
use crate::store::{MailTokenKind, Profile, User};
use crate::{App, password};

/// What a link carries.
#[derive(Debug, Deserialize, IntoParams)]
#[into_params(parameter_in = Query)]
pub struct Link {
    /// From the link in a mail. It works once.
    token: String,
}

/// Whose password.
#[derive(Debug, Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
pub struct Forgot {
    /// The name of the account.
    name: String,
}

/// A new password.
#[derive(Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
pub struct NewPassword {
    /// 8 to 200 characters.
    password: String,
}

fn speech(look: &Look) -> Replied<&'static Speech> {
    Ok(Speech::of(look.locale()?.0.unwrap_or_default()))
}

fn used(look: &Look) -> Replied<ApiError> {
    Ok(ApiError::new(StatusCode::NOT_FOUND, "link-used", say!(speech(look)?, "server-link-used")))
}

/// A page with a button that confirms an address: programs that follow links in mail press no buttons.
#[utoipa::path(get, path = "/api/email/confirm", params(Look, Link),
    responses((status = 200, content_type = "text/html", body = String)))]
pub async fn ask(Params(look): Params<Look>, Params(_): Params<Link>) -> Replied<impl IntoResponse> {
    let speech = speech(&look)?;
    let (title, button) = (say!(speech, "server-confirm-title"), say!(speech, "server-confirm-button"));
    Ok(Html(page(&title, &format!("<form method=\"post\"><button>{}</button></form>", escaped(&button)))))
}

/// Confirm an address.
#[utoipa::path(post, path = "/api/email/confirm", params(Look, Link),
    responses((status = 200, content_type = "text/html", body = String)))]
pub async fn confirm(
    State(app): State<App>,
    Params(look): Params<Look>,
    Params(link): Params<Link>,
) -> Replied<impl IntoResponse> {
    let token = app.store.take_mail_token(&link.token, MailTokenKind::Confirm).await?;
    let Some(token) = token else { return Err(used(&look)?) };
    if !app.store.confirm_email(&token.user_id, &token.email).await? {
        return Err(used(&look)?);
    }
    Ok(Html(page(&say!(speech(&look)?, "server-confirmed"), "")))
}

/// Ask for a mail with which to set a new password. The reply is the same whether or not there is such an account.
#[utoipa::path(post, path = "/api/password/forgot", request_body = Forgot, responses((status = 204)))]
pub async fn forgot(
    State(app): State<App>,
    Extension(From(address)): Extension<From>,
    Body(forgot): Body<Forgot>,
) -> Replied<StatusCode> {
    if forgot.name.contains('\0') {
        return Err(ApiError::bad("no name has the character 0"));
    }
    app.limits.login(address).map_err(ApiError::too_many)?;
    let user = app.store.user_named(&forgot.name).await?.filter(User::is_email_confirmed);
    if let Some(user) = user
        && let Some(email) = &user.email
        && app.limits.mail(email).is_ok()
    {
        tracing::info!(user = %user.id, %address, "a new password was asked for");
        app.notices.send(Mail::Reset(user.id));
    }
    Ok(StatusCode::NO_CONTENT)
}

/// A page on which to set a new password.
#[utoipa::path(get, path = "/api/password/reset", params(Look, Link),
    responses((status = 200, content_type = "text/html", body = String)))]
pub async fn ask_password(Params(look): Params<Look>, Params(_): Params<Link>) -> Replied<impl IntoResponse> {
    let speech = speech(&look)?;
    let (label, button) = (say!(speech, "server-reset-label"), say!(speech, "server-reset-button"));
    let form = format!(
        "<form method=\"post\"><label>{} <input name=\"password\" type=\"password\" minlength=\"8\" \
         maxlength=\"200\" required autocomplete=\"new-password\"></label> <button>{}</button></form>",
        escaped(&label),
        escaped(&button)
    );
    Ok(Html(page(&say!(speech, "server-reset-title"), &form)))
}

/// Set a new password. All sessions and tokens end.
#[utoipa::path(post, path = "/api/password/reset", params(Look, Link),
    request_body(content = NewPassword, content_type = "application/x-www-form-urlencoded"),
    responses((status = 200, content_type = "text/html", body = String)))]
pub async fn reset(
    State(app): State<App>,
    Extension(From(address)): Extension<From>,
    Params(look): Params<Look>,
    Params(link): Params<Link>,
    form: Result<Form<NewPassword>, axum::extract::rejection::FormRejection>,
) -> Replied<impl IntoResponse> {
    let Form(new) = form.map_err(|rejection| ApiError::unread(rejection.status(), rejection.body_text()))?;
    app.limits.login(address).map_err(ApiError::too_many)?;
    password::check(&new.password).map_err(ApiError::bad)?;
    let hash = app.passwords.hash(new.password).await?;
    let token = app.store.take_mail_token(&link.token, MailTokenKind::Reset).await?;
    let user = match &token {
        Some(token) => {
            app.store.user(&token.user_id).await?.filter(|user| user.email.as_ref() == Some(&token.email))
        }
        None => None,
    };
    let Some(user) = user else { return Err(used(&look)?) };
    let profile = Profile {
        email: user.email.as_deref(),
        notices: user.wants_notices(),
        language: &user.language,
        password: Some(&hash),
    };
    app.store.set_profile(&user.id, &profile).await?;
    app.end_sockets(&user.id);
    tracing::info!(user = %user.id, %address, "the password was reset by mail");
    Ok(Html(page(&say!(speech(&look)?, "server-reset-done"), "")))
}
