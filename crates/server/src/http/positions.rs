//! Positions that people write by hand.

use axum::Json;
use axum::extract::State;
use serde::{Deserialize, Serialize};
use serde_json::Value;
use serde_json::value::RawValue;
use tricorne_kernel::{Chance, Flaw, Position, Setup, Viewer, Words};
use tricorne_library::{AnyGame, Opening, Pack};
use utoipa::ToSchema;

use super::error::{ApiError, Replied};
use super::extract::{Body, Params};
use super::state::Look;
use crate::App;
use crate::play::GameView;

/// A position to be checked.
#[derive(Debug, Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
pub struct WrittenPosition {
    /// The game, as `/api/games` names it.
    game: String,
    /// The scenario it is of.
    scenario: String,
    /// The state, as a record with a position has it; the beginning of the scenario where it is not given.
    #[schema(value_type = Option<Object>)]
    position: Option<Value>,
}

/// What is wrong with a position or, if nothing is, what it looks like.
#[derive(Debug, Serialize, ToSchema)]
pub struct CheckedPosition {
    flaws: Vec<FlawInfo>,
    /// The position, in the shape of the game.
    #[schema(value_type = Option<GameView>)]
    view: Option<Box<RawValue>>,
}

/// One thing that is wrong.
#[derive(Debug, Serialize, ToSchema)]
pub struct FlawInfo {
    /// The field, such as `spaces.boston`; empty where it is none of them.
    field: String,
    /// What is wrong.
    text: String,
}

/// Check a position that somebody wrote. Every fault is named, and no table is opened.
#[utoipa::path(post, path = "/api/positions", request_body = WrittenPosition, params(Look),
    responses((status = 200, body = CheckedPosition)))]
pub async fn check(
    State(app): State<App>,
    Params(look): Params<Look>,
    Body(written): Body<WrittenPosition>,
) -> Replied<Json<CheckedPosition>> {
    let locale = look.locale()?;
    let game = tricorne_library::find(&written.game).ok_or_else(|| ApiError::not_found("game"))?;
    let packs = app.config.packs.clone();
    let checked = app.pool.run(move || {
        let pack = packs.of(game);
        let words = locale.words(pack);
        let in_words = |flaw: Flaw| {
            let said = flaw.message.zip(words.wanted()).map(|(message, words)| words.say(&message));
            let text = said.unwrap_or(flaw.text);
            FlawInfo { field: flaw.field, text }
        };
        match looked_at(game, pack, written) {
            Ok(view) => CheckedPosition { flaws: Vec::new(), view: Some(view) },
            Err(flaws) => CheckedPosition { flaws: flaws.into_iter().map(in_words).collect(), view: None },
        }
    });
    Ok(Json(checked.await?))
}

/// What a position looks like, if a game can begin from it.
fn looked_at(
    game: &dyn AnyGame,
    pack: &Pack,
    WrittenPosition { scenario, position, .. }: WrittenPosition,
) -> Result<Box<RawValue>, Vec<Flaw>> {
    let view = position.clone().map(|state| game.check_position(pack, state)).transpose()?;
    let mut opening = Opening::new(Setup { scenario, ..game.default_setup() }, 0);
    opening.chance = Chance::Asked;
    opening.position = position.map(|state| Position { state, answers: Vec::new() });
    let opened = game.open(pack, opening).map_err(|error| vec![Flaw::unplaced(error.to_string())])?;
    Ok(view.unwrap_or_else(|| opened.view_text(Viewer::Referee)))
}
