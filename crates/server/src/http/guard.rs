//! What every request must pass, and what every reply carries.

use std::net::{IpAddr, SocketAddr};
use std::time::Instant;

use axum::extract::{ConnectInfo, Request, State};
use axum::http::header::{HOST, HeaderName, HeaderValue, ORIGIN, UPGRADE};
use axum::http::{HeaderMap, Method, StatusCode};
use axum::middleware::Next;
use axum::response::{IntoResponse, Response};

use super::error::ApiError;
use super::extract::{bearer, session};
use crate::{App, Config};

const HEADERS: [(&str, &str); 7] = [
    (
        "content-security-policy",
        "default-src 'self'; script-src 'self'; style-src 'self'; img-src 'self' data:; connect-src 'self'; \
         object-src 'none'; base-uri 'none'; form-action 'self'; frame-ancestors 'none'",
    ),
    ("x-content-type-options", "nosniff"),
    ("x-frame-options", "DENY"),
    ("referrer-policy", "same-origin"),
    ("cross-origin-opener-policy", "same-origin"),
    ("cross-origin-resource-policy", "same-origin"),
    ("permissions-policy", "camera=(), microphone=(), geolocation=()"),
];

/// The address that a request comes from.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct From(pub IpAddr);

/// Refuses foreign origins, foreign hosts and floods; adds the security headers.
pub async fn guard(State(app): State<App>, mut request: Request, next: Next) -> Response {
    let address = address(&app.config, &request);
    request.extensions_mut().insert(From(address));
    let is_api = request.uri().path().starts_with("/api/");
    let begun = Instant::now();
    let method = request.method().clone();
    let mut response = match check(&app, &request, address) {
        Ok(()) => next.run(request).await,
        Err(error) => {
            metrics::counter!("tricorne_refused_requests_total").increment(1);
            error.into_response()
        }
    };
    let status = response.status().as_u16().to_string();
    metrics::counter!("tricorne_http_requests_total", "method" => method_name(&method), "status" => status)
        .increment(1);
    metrics::histogram!("tricorne_http_seconds").record(begun.elapsed());
    let headers = response.headers_mut();
    for (name, value) in HEADERS {
        headers.insert(HeaderName::from_static(name), HeaderValue::from_static(value));
    }
    if is_api {
        headers.insert("cache-control", HeaderValue::from_static("no-store"));
    }
    if app.config.is_https() {
        headers.insert(
            "strict-transport-security",
            HeaderValue::from_static("max-age=31536000; includeSubDomains"),
        );
    }
    response
}

fn check(app: &App, request: &Request, address: IpAddr) -> Result<(), ApiError> {
    let headers = request.headers();
    // Whoever watches over the server may know it by its number alone.
    let is_probe = matches!(request.uri().path(), "/healthz" | "/readyz");
    if !is_probe && !host_is_ours(&app.config, headers) {
        let message = "this server is not known by that name";
        return Err(ApiError::new(StatusCode::MISDIRECTED_REQUEST, "foreign-host", message));
    }
    if !origin_is_ours(&app.config, request.method(), headers) {
        return Err(ApiError::new(
            StatusCode::FORBIDDEN,
            "foreign-origin",
            "this request comes from another site, or does not say from which",
        ));
    }
    app.limits.address(address).map_err(ApiError::too_many)?;
    let changes = !matches!(*request.method(), Method::GET | Method::HEAD | Method::OPTIONS);
    if app.in_maintenance() && changes { Err(ApiError::maintenance()) } else { Ok(()) }
}

/// A method, of which metrics know those that there are.
fn method_name(method: &Method) -> &'static str {
    match *method {
        Method::GET => "get",
        Method::POST => "post",
        Method::PUT => "put",
        Method::PATCH => "patch",
        Method::DELETE => "delete",
        _ => "other",
    }
}

/// From where a request comes. Each of our proxies adds to the list from where it came to it, so the entry of the
/// outermost one is that many from the end; whatever stands before it, anybody may have written.
fn address(config: &Config, request: &Request) -> IpAddr {
    let peer = request.extensions().get::<ConnectInfo<SocketAddr>>().map(|info| info.0.ip());
    let forwarded = || {
        let lines = request.headers().get_all("x-forwarded-for").iter();
        let entries: Vec<&str> =
            lines.filter_map(|line| line.to_str().ok()).flat_map(|line| line.split(',')).collect();
        let entry = entries.len().checked_sub(config.proxies)?;
        entries.get(entry)?.trim().parse().ok()
    };
    forwarded().or(peer).unwrap_or(IpAddr::from([127, 0, 0, 1]))
}

/// A page of another site that points its own name at this machine must not reach it.
fn host_is_ours(config: &Config, headers: &HeaderMap) -> bool {
    let Some(host) = headers.get(HOST).and_then(|host| host.to_str().ok()) else { return true };
    let named =
        config.origin().and_then(|origin| origin.split_once("://")).is_some_and(|(_, ours)| ours == host);
    named || is_loopback(host)
}

fn is_loopback(host: &str) -> bool {
    let name = match host.rsplit_once(':') {
        Some((name, port)) if port.bytes().all(|byte| byte.is_ascii_digit()) => name,
        _ => host,
    };
    name == "localhost"
        || name == "[::1]"
        || name.parse::<IpAddr>().is_ok_and(|address| address.is_loopback())
}

/// A browser says from which site an unsafe request or a socket comes. Programs with a token need not.
fn origin_is_ours(config: &Config, method: &Method, headers: &HeaderMap) -> bool {
    let safe =
        matches!(*method, Method::GET | Method::HEAD | Method::OPTIONS) && !headers.contains_key(UPGRADE);
    if safe {
        return true;
    }
    let Some(origin) = headers.get(ORIGIN) else {
        return bearer(headers).is_some() || session(headers).is_none();
    };
    let Ok(origin) = origin.to_str() else { return false };
    if config.origin() == Some(origin) {
        return true;
    }
    let host = headers.get(HOST).and_then(|host| host.to_str().ok());
    host.is_some_and(|host| is_loopback(host) && origin.strip_prefix("http://") == Some(host))
}

#[cfg(test)]
mod tests {
    use super::*;

    fn headers(pairs: &[(&'static str, &str)]) -> HeaderMap {
        pairs
            .iter()
            .map(|(name, value)| (HeaderName::from_static(name), value.parse().expect("a header")))
            .collect()
    }

    #[test]
    fn only_our_own_names_are_hosts() {
        let config = Config { base_url: Some("https://table.example".into()), ..Config::default() };
        for host in ["localhost", "localhost:1776", "127.0.0.1:80", "[::1]:80", "table.example"] {
            assert!(host_is_ours(&config, &headers(&[("host", host)])), "{host}");
        }
        for host in ["evil.example", "localhost.evil.example:80", "10.0.0.1", "table.example:81"] {
            assert!(!host_is_ours(&config, &headers(&[("host", host)])), "{host}");
        }
    }

    #[test]
    fn only_the_entries_of_our_own_proxies_are_believed() {
        let of = |proxies: usize, lines: &[&str]| {
            let mut request = Request::new(axum::body::Body::empty());
            request.extensions_mut().insert(ConnectInfo(SocketAddr::from(([10, 0, 0, 1], 1))));
            for line in lines {
                request.headers_mut().append("x-forwarded-for", line.parse().expect("a header"));
            }
            address(&Config { proxies, ..Config::default() }, &request).to_string()
        };
        assert_eq!(of(0, &["6.6.6.6"]), "10.0.0.1", "nobody is believed without a proxy");
        assert_eq!(of(1, &["6.6.6.6, 1.2.3.4"]), "1.2.3.4");
        assert_eq!(of(1, &["6.6.6.6", "1.2.3.4"]), "1.2.3.4", "a forged line before that of the proxy");
        assert_eq!(of(2, &["6.6.6.6, 1.2.3.4, 10.0.0.7"]), "1.2.3.4");
        assert_eq!(of(2, &["1.2.3.4"]), "10.0.0.1", "too few entries: not through our proxies");
        assert_eq!(of(1, &["nonsense"]), "10.0.0.1");
    }

    #[test]
    fn unsafe_requests_name_our_origin() {
        let config = Config::default();
        let ours = |pairs: &[(&'static str, &str)]| origin_is_ours(&config, &Method::POST, &headers(pairs));
        assert!(ours(&[("host", "localhost:1"), ("origin", "http://localhost:1")]));
        assert!(!ours(&[("host", "localhost:1"), ("origin", "http://localhost:2")]));
        assert!(!ours(&[("host", "localhost:1"), ("origin", "null")]));
        assert!(!ours(&[("cookie", "tricorne_session=x")]));
        assert!(ours(&[("authorization", "Bearer x")]));
        assert!(!ours(&[("authorization", "Bearer x"), ("origin", "http://evil.example")]));
    }
}
