//! The browser client, embedded in the program where it was built.

use axum::http::header::{ACCEPT_ENCODING, CACHE_CONTROL, CONTENT_ENCODING, CONTENT_TYPE, VARY};
use axum::http::{HeaderMap, StatusCode, Uri};
use axum::response::{Html, IntoResponse, Response};
use tricorne_locale::{Language, Speech, say};

use super::error::ApiError;
use super::stop::{escaped, page};

/// A file by its path: as it is, and compressed.
type Embedded = (&'static str, &'static [u8], Option<&'static [u8]>);

// What `build.rs` found: `FILES`, by path, each with its compressed form where that is smaller.
include!(concat!(env!("OUT_DIR"), "/client.rs"));

/// A file: as it is, and compressed.
type File = (&'static [u8], Option<&'static [u8]>);

fn file(path: &str) -> Option<File> {
    FILES.iter().find(|(name, _, _)| *name == path).map(|(_, data, compressed)| (*data, *compressed))
}

/// A file of the client. Addresses within the client, such as that of a table, are its first page.
pub async fn serve(uri: Uri, headers: HeaderMap) -> Response {
    let path = uri.path().trim_start_matches('/');
    if path.starts_with("api/") {
        return ApiError::not_found("page").into_response();
    }
    if let Some(found) = file(path) {
        // Names of built files carry their contents' hash.
        let lasting = path.starts_with("assets/");
        return reply(
            path,
            found,
            if lasting { "public, max-age=31536000, immutable" } else { "no-cache" },
            &headers,
        );
    }
    let is_file = path.rsplit('/').next().is_some_and(|name| name.contains('.'));
    match file("index.html") {
        Some(_) if is_file => StatusCode::NOT_FOUND.into_response(),
        Some(index) => reply("index.html", index, "no-cache", &headers),
        None => not_built(&headers).into_response(),
    }
}

fn reply(path: &str, (data, compressed): File, cache: &'static str, headers: &HeaderMap) -> Response {
    let common = [(CONTENT_TYPE, kind(path)), (CACHE_CONTROL, cache), (VARY, "accept-encoding")];
    let wanted = headers.get(ACCEPT_ENCODING).and_then(|value| value.to_str().ok()).unwrap_or_default();
    match compressed {
        Some(compressed) if wanted.split(',').any(takes_gzip) => {
            (common, [(CONTENT_ENCODING, "gzip")], compressed).into_response()
        }
        _ => (common, data).into_response(),
    }
}

/// Whether an entry of `accept-encoding` lets a reply be compressed.
fn takes_gzip(entry: &str) -> bool {
    let mut parts = entry.split(';').map(str::trim);
    let named = parts.next() == Some("gzip");
    let weight = parts.find_map(|part| part.strip_prefix("q=")).map_or(Some(1.0), |q| q.parse::<f32>().ok());
    named && weight.is_some_and(|weight| weight > 0.0)
}

fn kind(path: &str) -> &'static str {
    match path.rsplit('.').next() {
        Some("html") => "text/html; charset=utf-8",
        Some("js" | "mjs") => "text/javascript; charset=utf-8",
        Some("css") => "text/css; charset=utf-8",
        Some("json" | "map") => "application/json",
        Some("svg") => "image/svg+xml",
        Some("png") => "image/png",
        Some("webp") => "image/webp",
        Some("ico") => "image/x-icon",
        Some("woff2") => "font/woff2",
        Some("webmanifest") => "application/manifest+json",
        Some("txt" | "ftl") => "text/plain; charset=utf-8",
        _ => "application/octet-stream",
    }
}

fn not_built(headers: &HeaderMap) -> Html<String> {
    let wanted = headers.get("accept-language").and_then(|value| value.to_str().ok()).unwrap_or_default();
    let language = wanted.get(..2).and_then(|code| code.parse().ok()).unwrap_or(Language::English);
    let speech = Speech::of(language);
    let (title, text) = (say!(speech, "server-no-client-title"), say!(speech, "server-no-client"));
    Html(page(&title, &format!("<p>{}</p><p><a href=\"/api\">/api</a></p>", escaped(&text))))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn whoever_takes_it_gets_what_was_compressed_at_build_time() {
        let encoding = |wanted: &str, compressed: Option<&'static [u8]>| {
            let headers = HeaderMap::from_iter([(ACCEPT_ENCODING, wanted.parse().expect("a header"))]);
            let reply = reply("a.js", (b"let a = 1;", compressed), "no-cache", &headers);
            assert_eq!(reply.headers()[VARY], "accept-encoding");
            reply.headers().get(CONTENT_ENCODING).cloned()
        };
        let gzip = Some(axum::http::HeaderValue::from_static("gzip"));
        for wanted in ["gzip", "br, gzip", "gzip;q=0.5", "gzip; q=1, *;q=0"] {
            assert_eq!(encoding(wanted, Some(b"short")), gzip, "{wanted}");
        }
        for wanted in ["", "br", "gzip;q=0", "gzip; q=0.0", "x-gzip"] {
            assert_eq!(encoding(wanted, Some(b"short")), None, "{wanted}");
        }
        assert_eq!(encoding("gzip", None), None, "what does not become smaller is sent as it is");
    }
}
