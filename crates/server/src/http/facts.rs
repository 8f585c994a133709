//! The facts that a game is played with here, for clients that draw its board.

use std::collections::BTreeMap;
use std::sync::LazyLock;

use axum::body::Bytes;
use axum::http::header::{CACHE_CONTROL, CONTENT_TYPE, ETAG, IF_NONE_MATCH};
use axum::http::{HeaderMap, StatusCode};
use axum::response::{IntoResponse, Response};
use serde::Serialize;
use serde_json::value::RawValue;
use tricorne_kernel::FactFiles;
use tricorne_locale::{Language, corrections};
use utoipa::ToSchema;

use super::error::{ApiError, Replied};
use super::extract::Path;
use crate::secret;

/// The facts of a game, with the corrections that this server was started with.
#[derive(Debug, Serialize, ToSchema)]
pub struct GameFacts<'a> {
    game: &'static str,
    /// What tells these facts from others; records name it.
    #[schema(value_type = String)]
    fingerprint: tricorne_kernel::Fingerprint,
    /// What stands in each file, by its name.
    #[schema(value_type = BTreeMap<String, Object>)]
    files: BTreeMap<&'static str, &'a RawValue>,
    /// Corrected messages (Fluent), by language; they take the place of those with the same keys.
    #[schema(value_type = BTreeMap<String, String>)]
    words: BTreeMap<&'static str, String>,
}

/// A reply that never changes while the server runs.
#[derive(Debug)]
struct Page {
    text: Bytes,
    tag: String,
}

static PAGES: LazyLock<BTreeMap<&'static str, Page>> = LazyLock::new(|| {
    let with_facts = tricorne_library::all().filter_map(|game| Some((game.name(), game.facts()?)));
    with_facts.map(|(game, facts)| (game, Page::of(game, facts))).collect()
});

impl Page {
    fn of(game: &'static str, facts: &FactFiles) -> Page {
        let raw = |text| serde_json::from_str(text).expect("a pack is read before it is used");
        let words = Language::ALL.into_iter().map(|language| (language.code(), corrections(language)));
        let told = GameFacts {
            game,
            fingerprint: facts.fingerprint(),
            files: facts.files().map(|(name, text)| (name, raw(text))).collect(),
            words: words.filter(|(_, text)| !text.is_empty()).collect(),
        };
        let text = serde_json::to_string(&told).expect("facts are plain data");
        // Weak, for the reply may be compressed on its way.
        let tag = format!("W/\"{}\"", secret::hash(&text));
        Page { text: text.into(), tag }
    }
}

/// The facts of a game as this server uses them: the game's own, or corrected ones. For games whose facts can be corrected.
#[utoipa::path(get, path = "/api/games/{game}/facts", params(("game" = String, Path,)),
    responses((status = 200, body = GameFacts, headers(("etag" = String))),
        (status = 304, description = "what the reply with the tag of `If-None-Match` said is still true")))]
pub async fn facts(Path(game): Path<String>, headers: HeaderMap) -> Replied<Response> {
    let game = tricorne_library::find(&game).ok_or_else(|| ApiError::not_found("game"))?.name();
    let page = PAGES.get(game).ok_or_else(|| {
        let message = format!("{game} has no facts that could be corrected");
        ApiError::new(StatusCode::NOT_FOUND, "no-facts", message)
    })?;
    let tags = [(ETAG, page.tag.as_str()), (CACHE_CONTROL, "no-cache")];
    if is_known(&headers, &page.tag) {
        return Ok((StatusCode::NOT_MODIFIED, tags).into_response());
    }
    Ok((tags, [(CONTENT_TYPE, "application/json")], page.text.clone()).into_response())
}

/// Whether who asks has the reply of this tag already.
fn is_known(headers: &HeaderMap, tag: &str) -> bool {
    let known = headers.get_all(IF_NONE_MATCH).into_iter().filter_map(|value| value.to_str().ok());
    let bare = |tag: &str| tag.trim().trim_start_matches("W/").to_owned();
    known.flat_map(|value| value.split(',')).any(|known| known.trim() == "*" || bare(known) == bare(tag))
}
