//! Playing by plain requests.

use axum::Json;
use axum::extract::State;
use axum::http::header::CONTENT_TYPE;
use axum::response::IntoResponse;
use serde::{Deserialize, Serialize};
use serde_json::value::RawValue;
use tricorne_kernel::odds::OddsError;
use tricorne_kernel::{Refusal, Viewer};
use tricorne_library::{AdviceError, AnyTable, ORDINARY_POINTS};
use tricorne_wire::{Advice, Choice, Odds, Preview, Reason};
use utoipa::{IntoParams, ToSchema};

use super::error::Replied;
use super::extract::{Body, Caller, Params, Path};
use super::seats::Done;
use super::state::{Look, check_visible, visible};
use crate::App;
use crate::play::{GameView, Live, Refused, Span, StateMessage};
use crate::store::Kind;

/// An answer.
#[derive(Debug, Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
pub struct Answer {
    /// Whose.
    pub seat: String,
    /// The notation of the choice.
    pub choice: String,
    /// The version in which the question was seen. An answer to a question that has passed is refused.
    pub version: Option<i64>,
}

/// A seat.
#[derive(Debug, Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
pub struct OfSeat {
    pub seat: String,
}

/// A wish to go back past the answers of others.
#[derive(Debug, Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
pub struct AskUndo {
    /// Whose.
    pub seat: String,
    /// How many answers would remain: the first one taken back must be of this seat.
    pub to: usize,
}

/// What one says to a wish to go back.
#[derive(Debug, Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
pub struct AnswerUndo {
    pub agree: bool,
}

/// Whose advice for which seat.
#[derive(Debug, Deserialize, IntoParams)]
#[into_params(parameter_in = Query)]
pub struct WantAdvice {
    /// One's own seat, which is asked.
    seat: String,
    /// The bot to ask; the game's first where it is not given.
    agent: Option<String>,
}

/// A choice to be tried.
#[derive(Debug, Deserialize, IntoParams)]
#[into_params(parameter_in = Query)]
pub struct WantPreview {
    /// One's own seat, which is asked.
    seat: String,
    /// The notation of the choice.
    choice: String,
    /// The notations of answers that are to follow it, separated by spaces.
    #[serde(default)]
    then: String,
}

/// What would follow, and what the board would look like then.
#[derive(Debug, Serialize, ToSchema)]
pub struct LookAhead {
    #[serde(flatten)]
    preview: Preview,
    /// The position, in the shape of the game.
    #[schema(value_type = GameView)]
    view: Box<RawValue>,
}

/// Odds to be worked out.
#[derive(Debug, Deserialize, IntoParams)]
#[into_params(parameter_in = Query)]
pub struct WantOdds {
    /// One's own seat, which is asked.
    seat: String,
    /// The notation of the choice; without one, what is going on.
    choice: Option<String>,
    /// The notations of answers that are to follow it, separated by spaces: then the odds are those of the last.
    #[serde(default)]
    then: String,
}

/// Odds, or why there are none.
#[derive(Debug, Serialize, ToSchema)]
pub struct OddsReply {
    odds: Option<Odds>,
    /// `no-dice` where nothing is rolled for.
    #[serde(skip_serializing_if = "Option::is_none")]
    why: Option<&'static str>,
}

/// How the table stands: journal, questions and the observation.
#[utoipa::path(get, path = "/api/tables/{id}/state", params(Look, ("id" = String, Path,)),
    responses((status = 200, body = StateMessage)))]
pub async fn state(
    State(app): State<App>,
    Path(id): Path<String>,
    caller: Option<Caller>,
    Params(look): Params<Look>,
) -> Replied<impl IntoResponse> {
    check_visible(&app, &id, caller.as_ref(), look.invitation.as_deref()).await?;
    let (viewpoint, locale) = (look.viewpoint(caller.as_ref()), look.locale()?);
    let live = app.tables.get(&id).await?;
    let text = live
        .look(|meta, table| {
            let table = meta.begun(table)?;
            if viewpoint.refused(meta, table) {
                return Err(Refused::Forbidden("this viewpoint is not yours"));
            }
            Ok(live.rendering(meta, table, &viewpoint, locale).message(Span::default()))
        })
        .await?;
    Ok(([(CONTENT_TYPE, "application/json")], text))
}

/// Answer a question. The answer is durable when the reply comes.
#[utoipa::path(post, path = "/api/tables/{id}/answer", request_body = Answer, params(("id" = String, Path,)),
    responses((status = 200, body = Done)))]
pub async fn answer(
    State(app): State<App>,
    Path(id): Path<String>,
    caller: Caller,
    Body(answer): Body<Answer>,
) -> Replied<Json<Done>> {
    check_visible(&app, &id, Some(&caller), None).await?;
    let live = app.tables.get(&id).await?;
    let version = live.answer(caller.0.id, answer.seat, answer.choice, answer.version).await?;
    Ok(Json(Done { version }))
}

/// Take back one's last answer, where nothing happened since.
#[utoipa::path(post, path = "/api/tables/{id}/undo", request_body = OfSeat, params(("id" = String, Path,)),
    responses((status = 200, body = Done)))]
pub async fn undo(
    State(app): State<App>,
    Path(id): Path<String>,
    caller: Caller,
    Body(of): Body<OfSeat>,
) -> Replied<Json<Done>> {
    check_visible(&app, &id, Some(&caller), None).await?;
    let version = app.tables.get(&id).await?.undo(caller.0.id, of.seat).await?;
    Ok(Json(Done { version }))
}

/// Ask all to go back past the answers of others.
#[utoipa::path(post, path = "/api/tables/{id}/undo/ask", request_body = AskUndo, params(("id" = String, Path,)),
    responses((status = 200, body = Done)))]
pub async fn ask_undo(
    State(app): State<App>,
    Path(id): Path<String>,
    caller: Caller,
    Body(ask): Body<AskUndo>,
) -> Replied<Json<Done>> {
    check_visible(&app, &id, Some(&caller), None).await?;
    let version = app.tables.get(&id).await?.ask_undo(caller.0.id, ask.seat, ask.to).await?;
    Ok(Json(Done { version }))
}

/// Agree to go back, or refuse.
#[utoipa::path(post, path = "/api/tables/{id}/undo/answer", request_body = AnswerUndo, params(("id" = String, Path,)),
    responses((status = 200, body = Done)))]
pub async fn answer_undo(
    State(app): State<App>,
    Path(id): Path<String>,
    caller: Caller,
    Body(answer): Body<AnswerUndo>,
) -> Replied<Json<Done>> {
    check_visible(&app, &id, Some(&caller), None).await?;
    let version = app.tables.get(&id).await?.answer_undo(caller.0.id, answer.agree).await?;
    Ok(Json(Done { version }))
}

/// What a bot would choose in one's place, and why. Where others play too, only if the table was opened so.
#[utoipa::path(get, path = "/api/tables/{id}/advice", params(Look, WantAdvice, ("id" = String, Path,)),
    responses((status = 200, body = Advice)))]
pub async fn advice(
    State(app): State<App>,
    Path(id): Path<String>,
    caller: Caller,
    Params(look): Params<Look>,
    Params(want): Params<WantAdvice>,
) -> Replied<Json<Advice>> {
    let row = visible(&app, &id, Some(&caller), None).await?;
    let seats = app.store.seats(&id).await?;
    let locale = look.locale()?;
    let user = &caller.0.id;
    let others = seats.iter().any(|seat| seat.kind == Kind::Person && seat.user.as_ref() != Some(user));
    if others && !row.allows_advice() {
        return Err(Refused::Forbidden("others play here, and the table was opened without advice").into());
    }
    let live = app.tables.get(&id).await?;
    let copy = copy_for(&live, user, &want.seat).await?;
    let agent = want.agent.unwrap_or_else(|| crate::first_agent(live.game));
    live.game.check_agent(&agent).map_err(Refused::Open)?;
    let pack = copy.pack().clone();
    let pool = if live.game.thinks(&agent) { &app.thinkers } else { &app.pool };
    let advised = pool.run(move || copy.advise(&want.seat, &agent)).await?;
    let (choice, reasons) = advised.map_err(|error| match error {
        AdviceError::Agent(error) => Refused::Open(error),
        AdviceError::Refused(refusal) => refused(refusal),
    })?;
    let words = locale.words(&pack);
    let reasons = reasons.iter().map(|reason| Reason::of(reason, &words)).collect();
    Ok(Json(Advice { choice: Choice::of(choice, &words), reasons }))
}

/// What an answer would lead to, and others after it, up to the next question or die. Games that hide something have no such look ahead.
#[utoipa::path(get, path = "/api/tables/{id}/preview", params(Look, WantPreview, ("id" = String, Path,)),
    responses((status = 200, body = LookAhead)))]
pub async fn preview(
    State(app): State<App>,
    Path(id): Path<String>,
    caller: Caller,
    Params(look): Params<Look>,
    Params(want): Params<WantPreview>,
) -> Replied<Json<LookAhead>> {
    check_visible(&app, &id, Some(&caller), None).await?;
    let locale = look.locale()?;
    let live = app.tables.get(&id).await?;
    let copy = copy_for(&live, &caller.0.id, &want.seat).await?;
    let seen = app.pool.run(move || {
        let then: Vec<&str> = want.then.split_whitespace().collect();
        let mut seen = copy.preview(&want.seat, &want.choice, &then)?;
        let view = std::mem::take(&mut seen.view);
        Ok(LookAhead { preview: Preview::of(seen, &*copy, &locale.words(copy.pack())), view })
    });
    let ahead = seen.await?.map_err(refused)?;
    Ok(Json(ahead))
}

/// How likely is what an answer leads to, or what is going on, by the rules themselves and as far as the seat may know.
#[utoipa::path(get, path = "/api/tables/{id}/odds", params(Look, WantOdds, ("id" = String, Path,)),
    responses((status = 200, body = OddsReply)))]
pub async fn odds(
    State(app): State<App>,
    Path(id): Path<String>,
    caller: Caller,
    Params(look): Params<Look>,
    Params(want): Params<WantOdds>,
) -> Replied<Json<OddsReply>> {
    check_visible(&app, &id, Some(&caller), None).await?;
    let locale = look.locale()?;
    let live = app.tables.get(&id).await?;
    let copy = copy_for(&live, &caller.0.id, &want.seat).await?;
    let worked_out = app.odds.run(move || {
        let viewer = copy.seat_named(&want.seat).map_or(Viewer::Observer, Viewer::Seat);
        let seat = want.seat.as_str();
        let then: Vec<&str> = want.then.split_whitespace().collect();
        let odds = match (want.choice.as_deref(), then.split_last()) {
            (Some(choice), Some((last, between))) => {
                let tried = copy.tried(seat, choice, between)?;
                tried.odds(viewer, Some((seat, *last)), ORDINARY_POINTS)?
            }
            (choice, _) => copy.odds(viewer, choice.map(|choice| (seat, choice)), ORDINARY_POINTS)?,
        };
        Ok(Odds::of(&odds, &locale.words(copy.pack())))
    });
    match worked_out.await? {
        Ok(odds) => Ok(Json(OddsReply { odds: Some(odds), why: None })),
        Err(OddsError::Refused(refusal)) => Err(refused(refusal).into()),
        Err(none) => Ok(Json(OddsReply { odds: None, why: Some(none.code()) })),
    }
}

/// A copy of the table for trying things, if this seat is the person's and the game goes on.
async fn copy_for(live: &Live, user: &str, seat: &str) -> Result<Box<dyn AnyTable>, Refused> {
    live.look(|meta, table| {
        let table = meta.begun(table)?;
        if !meta.plays(user, seat) {
            return Err(Refused::Forbidden("this seat is not yours"));
        }
        if meta.conceded {
            return Err(Refusal::GameOver.into());
        }
        Ok(table.fork())
    })
    .await
}

/// A refusal on a copy: what broke there broke nothing at the table.
fn refused(refusal: Refusal) -> Refused {
    match refusal {
        Refusal::Broken(fault) => Refused::Broken(fault.to_string()),
        refusal => Refused::Rules(refusal),
    }
}
