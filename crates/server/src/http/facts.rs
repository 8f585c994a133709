//! The facts that a game is played with here, for clients that draw its board.

use std::collections::BTreeMap;

use axum::body::Bytes;
use axum::extract::State;
use axum::http::header::{CACHE_CONTROL, CONTENT_TYPE, ETAG, IF_NONE_MATCH};
use axum::http::{HeaderMap, StatusCode};
use axum::response::{IntoResponse, Response};
use serde::{Deserialize, Serialize};
use serde_json::value::RawValue;
use tricorne_kernel::{FactFiles, Fingerprint};
use tricorne_library::Packs;
use tricorne_locale::Language;
use utoipa::{IntoParams, ToSchema};

use super::error::{ApiError, Replied};
use super::extract::{Params, Path};
use crate::{App, secret};

/// The facts of a game: its own, or corrected ones that this server was started with.
#[derive(Debug, Serialize, ToSchema)]
pub struct GameFacts<'a> {
    game: &'static str,
    /// What tells these facts from others; records name it.
    #[schema(value_type = String)]
    fingerprint: Fingerprint,
    /// What stands in each file, by its name.
    #[schema(value_type = BTreeMap<String, Object>)]
    files: BTreeMap<&'static str, &'a RawValue>,
    /// Corrected messages (Fluent), by language; they take the place of those with the same keys.
    #[schema(value_type = BTreeMap<String, String>)]
    words: BTreeMap<&'static str, &'a str>,
}

/// A reply that never changes while the server runs.
#[derive(Debug)]
struct Page {
    text: Bytes,
    tag: String,
}

/// The replies about every pack that this server plays with.
#[derive(Debug)]
pub struct FactPages {
    /// By game and fingerprint.
    pages: BTreeMap<(&'static str, String), Page>,
    /// What new tables are played with.
    newest: BTreeMap<&'static str, String>,
}

impl FactPages {
    /// The replies about these packs.
    pub fn new(packs: &Packs) -> FactPages {
        let (mut pages, mut newest) = (BTreeMap::new(), BTreeMap::new());
        for game in tricorne_library::all() {
            for files in packs.all_of(game).iter().filter_map(|pack| pack.facts().files()) {
                let fingerprint = files.fingerprint().to_string();
                pages.insert((game.name(), fingerprint.clone()), Page::of(game.name(), files));
                newest.insert(game.name(), fingerprint);
            }
        }
        FactPages { pages, newest }
    }
}

/// Which facts of a game.
#[derive(Debug, Deserialize, IntoParams)]
pub struct WhichFacts {
    /// The fingerprint that a table names; the facts of new tables where it is not given.
    fingerprint: Option<String>,
}

impl Page {
    fn of(game: &'static str, facts: &FactFiles) -> Page {
        let raw = |text| serde_json::from_str(text).expect("a pack is read before it is used");
        let words = Language::ALL.into_iter().filter_map(|language| {
            Some((language.code(), facts.words(&format!("{}.ftl", language.code()))?))
        });
        let told = GameFacts {
            game,
            fingerprint: facts.fingerprint(),
            files: facts.files().map(|(name, text)| (name, raw(text))).collect(),
            words: words.collect(),
        };
        let text = serde_json::to_string(&told).expect("facts are plain data");
        // Weak, for the reply may be compressed on its way.
        let tag = format!("W/\"{}\"", secret::hash(&text));
        Page { text: text.into(), tag }
    }
}

/// The facts of a game as this server uses them: the game's own, or corrected ones. For games whose facts can be corrected.
#[utoipa::path(get, path = "/api/games/{game}/facts", params(WhichFacts, ("game" = String, Path,)),
    responses((status = 200, body = GameFacts, headers(("etag" = String))),
        (status = 304, description = "what the reply with the tag of `If-None-Match` said is still true")))]
pub async fn facts(
    State(app): State<App>,
    Path(game): Path<String>,
    Params(which): Params<WhichFacts>,
    headers: HeaderMap,
) -> Replied<Response> {
    let game = tricorne_library::find(&game).ok_or_else(|| ApiError::not_found("game"))?.name();
    let newest = app.fact_pages.newest.get(game).ok_or_else(|| {
        let message = format!("{game} has no facts that could be corrected");
        ApiError::new(StatusCode::NOT_FOUND, "no-facts", message)
    })?;
    let fingerprint = which.fingerprint.unwrap_or_else(|| newest.clone());
    let page = app.fact_pages.pages.get(&(game, fingerprint));
    let page = page.ok_or_else(|| ApiError::not_found("pack of facts"))?;
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
