//! Middleware of every request: origin check, rate limit and security headers.

use std::net::SocketAddr;
use std::sync::Arc;

use axum::extract::{ConnectInfo, Request, State};
use axum::http::{HeaderMap, HeaderName, HeaderValue, Method, StatusCode, header};
use axum::middleware::Next;
use axum::response::{IntoResponse, Response};

use crate::app::App;
use crate::error::ApiError;
use crate::metrics::Metrics;

/// Security headers of every response.
///
/// The address of a table is a secret of its players, hence no referrer.
const HEADERS: [(HeaderName, &str); 6] = [
    (
        header::CONTENT_SECURITY_POLICY,
        "default-src 'self'; img-src 'self' data:; style-src 'self' 'unsafe-inline'; object-src 'none'; \
         base-uri 'none'; form-action 'self'; frame-ancestors 'none'",
    ),
    (header::X_CONTENT_TYPE_OPTIONS, "nosniff"),
    (header::X_FRAME_OPTIONS, "DENY"),
    (header::REFERRER_POLICY, "no-referrer"),
    (HeaderName::from_static("cross-origin-opener-policy"), "same-origin"),
    (HeaderName::from_static("cross-origin-resource-policy"), "same-origin"),
];

/// Refuses requests from other sites' pages and those that come too fast; adds the headers.
pub(crate) async fn check(
    State(app): State<Arc<App>>,
    ConnectInfo(peer): ConnectInfo<SocketAddr>,
    request: Request,
    next: Next,
) -> Response {
    let metrics = &app.node.metrics;
    Metrics::count(&metrics.requests);
    let address = app.address(request.headers(), peer);
    let is_api = request.uri().path().starts_with("/api/");
    let changes = !matches!(*request.method(), Method::GET | Method::HEAD);
    let is_socket = request.uri().path() == "/api/socket";
    let public_url = app.node.config.public_url.as_deref();
    let is_foreign = (changes || is_socket) && !is_own_origin(request.headers(), public_url);
    // The client's files are many and cheap; everything else reads the database or the log.
    let is_limited = is_api || is_foreign || request.uri().path() == "/healthz";
    let allowed = if is_limited { app.limit(&app.requests, address) } else { Ok(()) };
    let mut response = match allowed {
        Err(refused) => refused.into_response(),
        Ok(()) if is_foreign => {
            Metrics::count(&metrics.foreign_origins);
            tracing::info!(%address, "a page of another site was refused");
            ApiError::new(StatusCode::FORBIDDEN, "foreign-origin", "pages of other sites may not do this")
                .into_response()
        }
        Ok(()) => next.run(request).await,
    };
    for (name, value) in HEADERS {
        response.headers_mut().insert(name, HeaderValue::from_static(value));
    }
    if is_api {
        response.headers_mut().insert(header::CACHE_CONTROL, HeaderValue::from_static("no-store"));
    }
    response
}

/// Whether a request comes from one of our own pages, or from no page at all.
fn is_own_origin(headers: &HeaderMap, public_url: Option<&str>) -> bool {
    let Some(origin) = headers.get(header::ORIGIN) else { return true };
    let Ok(origin) = origin.to_str() else { return false };
    match public_url {
        Some(url) => origin.eq_ignore_ascii_case(origin_of(url)),
        None => {
            let host = headers.get(header::HOST).and_then(|host| host.to_str().ok());
            let of = |scheme| origin.strip_prefix(scheme);
            host.is_some() && of("http://").or_else(|| of("https://")) == host
        }
    }
}

/// The scheme, host and port of an address.
fn origin_of(url: &str) -> &str {
    let start = url.find("://").map_or(0, |at| at + 3);
    let end = url[start..].find('/').map_or(url.len(), |at| start + at);
    &url[..end]
}

#[cfg(test)]
mod tests {
    use super::*;

    fn check(public_url: Option<&str>, origin: Option<&str>, is_own: bool) {
        let mut headers = HeaderMap::new();
        headers.insert(header::HOST, HeaderValue::from_static("127.0.0.1:8080"));
        if let Some(origin) = origin {
            headers.insert(header::ORIGIN, origin.parse().unwrap());
        }
        assert_eq!(is_own_origin(&headers, public_url), is_own, "{public_url:?} {origin:?}");
    }

    #[test]
    fn only_our_own_pages_are_ours() {
        let url = Some("https://cards.example/play");
        check(url, None, true);
        check(url, Some("https://cards.example"), true);
        check(url, Some("http://cards.example"), false);
        check(url, Some("https://cards.example.evil.example"), false);
        check(url, Some("null"), false);
        check(None, Some("http://127.0.0.1:8080"), true);
        check(None, Some("http://127.0.0.1:9090"), false);
        check(None, Some("http://evil.example"), false);
        check(None, Some("null"), false);
    }
}
