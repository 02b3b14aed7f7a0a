//! What handlers take out of a request.

use std::fmt::Display;
use std::net::{IpAddr, SocketAddr};
use std::sync::Arc;

use axum::body::Bytes;
use axum::extract::{self, ConnectInfo, FromRequest, FromRequestParts, Request};
use axum::http::request::Parts;
use axum::http::{StatusCode, header};
use serde::de::DeserializeOwned;
use tokio::time::timeout;

use crate::app::App;
use crate::error::ApiError;
pub(super) use crate::people::Caller;

impl FromRequestParts<Arc<App>> for Caller {
    type Rejection = ApiError;

    async fn from_request_parts(parts: &mut Parts, app: &Arc<App>) -> Result<Caller, ApiError> {
        let header = parts.headers.get(header::AUTHORIZATION).and_then(|value| value.to_str().ok());
        let token =
            header.and_then(|value| value.strip_prefix("Bearer ")).ok_or_else(ApiError::unknown_device)?;
        app.node.people.by_token(token.trim()).await
    }
}

/// Where a request comes from.
pub(super) struct Address(pub(super) IpAddr);

impl FromRequestParts<Arc<App>> for Address {
    type Rejection = ApiError;

    async fn from_request_parts(parts: &mut Parts, app: &Arc<App>) -> Result<Address, ApiError> {
        let peer = parts.extensions.get::<ConnectInfo<SocketAddr>>();
        let peer = peer.map_or(SocketAddr::from(([0, 0, 0, 0], 0)), |info| info.0);
        Ok(Address(app.address(&parts.headers, peer)))
    }
}

/// The named parts of an address.
pub(super) struct Path<T>(pub(super) T);

impl<T: DeserializeOwned + Send> FromRequestParts<Arc<App>> for Path<T> {
    type Rejection = ApiError;

    async fn from_request_parts(parts: &mut Parts, app: &Arc<App>) -> Result<Path<T>, ApiError> {
        match extract::Path::from_request_parts(parts, app).await {
            Ok(extract::Path(value)) => Ok(Path(value)),
            Err(rejection) => Err(unreadable(&rejection.body_text())),
        }
    }
}

/// What comes after the `?` of an address.
pub(super) struct Query<T>(pub(super) T);

impl<T: DeserializeOwned> FromRequestParts<Arc<App>> for Query<T> {
    type Rejection = ApiError;

    async fn from_request_parts(parts: &mut Parts, app: &Arc<App>) -> Result<Query<T>, ApiError> {
        match extract::Query::from_request_parts(parts, app).await {
            Ok(extract::Query(value)) => Ok(Query(value)),
            Err(rejection) => Err(unreadable(&rejection.body_text())),
        }
    }
}

/// A request's JSON.
pub(super) struct Body<T>(pub(super) T);

impl<T: DeserializeOwned> FromRequest<Arc<App>> for Body<T> {
    type Rejection = ApiError;

    async fn from_request(request: Request, app: &Arc<App>) -> Result<Body<T>, ApiError> {
        let kind = request.headers().get(header::CONTENT_TYPE).and_then(|value| value.to_str().ok());
        // A form of another site can send anything but this.
        if !kind.is_some_and(|kind| kind.starts_with("application/json")) {
            let message = "send JSON with the header `Content-Type: application/json`";
            return Err(ApiError::new(StatusCode::UNSUPPORTED_MEDIA_TYPE, "no-json", message));
        }
        let bytes = timeout(app.node.config.idle, Bytes::from_request(request, app)).await.map_err(|_| {
            ApiError::new(StatusCode::REQUEST_TIMEOUT, "too-slow", "the rest of the request did not come")
        })?;
        let bytes = bytes.map_err(|_| {
            ApiError::new(StatusCode::PAYLOAD_TOO_LARGE, "too-large", "a request has at most 64 KiB")
        })?;
        match serde_json::from_slice(&bytes) {
            Ok(value) => Ok(Body(value)),
            Err(error) => Err(unreadable(&error)),
        }
    }
}

fn unreadable(error: &dyn Display) -> ApiError {
    ApiError::bad("bad-request", &format!("this cannot be read: {error}"))
}
