//! The description of the API: for programs as OpenAPI, for people as a page.

use axum::Router;
use axum::http::header::CONTENT_TYPE;
use axum::response::Html;
use axum::routing::get;
use serde_json::Value;
use utoipa::openapi::{Content, OpenApi, Ref, ResponseBuilder};

use super::stop::{escaped, page};
use crate::App;

/// The routes of the description.
pub fn routes(json: &str) -> Router<App> {
    let shown = axum::body::Bytes::from(page("Tricorne: API", &listed(json)));
    let json = axum::body::Bytes::from(json.to_owned());
    Router::new()
        .route("/api", get(async move || Html(shown.clone())))
        .route("/api/openapi.json", get(async move || ([(CONTENT_TYPE, "application/json")], json.clone())))
}

/// Says of every route that an error reply has its own body.
pub fn describe_errors(description: &mut OpenApi) {
    let body = Content::new(Some(Ref::from_schema_name("Problem")));
    let response = ResponseBuilder::new().description("an error reply: nothing has changed");
    let response = response.content("application/json", body).build();
    for item in description.paths.paths.values_mut() {
        let methods = [&mut item.get, &mut item.put, &mut item.post, &mut item.patch, &mut item.delete];
        for operation in methods.into_iter().flatten() {
            operation.responses.responses.insert("default".to_owned(), response.clone().into());
        }
    }
}

fn listed(json: &str) -> String {
    let mut body = String::from("<p><a href=\"/api/openapi.json\">openapi.json</a></p><dl>");
    let description: Value = serde_json::from_str(json).unwrap_or_default();
    for (path, methods) in description["paths"].as_object().into_iter().flatten() {
        for (method, operation) in methods.as_object().into_iter().flatten() {
            let summary = operation["summary"].as_str().unwrap_or_default();
            let (method, path) = (escaped(&method.to_uppercase()), escaped(path));
            body.push_str(&format!("<dt><code>{method} {path}</code></dt><dd>{}</dd>", escaped(summary)));
        }
    }
    body.push_str("</dl><pre>");
    body.push_str(&escaped(include_str!("../../PROTOCOL.md")));
    body.push_str("</pre>");
    body
}
