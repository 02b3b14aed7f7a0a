//! The error of the API: why a request is refused.

use std::time::Duration;

use axum::Json;
use axum::http::{StatusCode, header};
use axum::response::{IntoResponse, Response};
use catalogue::Problem;
use serde_json::{Value, json};
use store::{StoreError, WriteError};
use table::Refusal;

/// The argument of a refusal that says after how many seconds to try again.
const RETRY_AFTER: &str = "retry_after";

/// A refused request: its problem, and the status that HTTP adds to it. A socket sends the problem alone.
#[derive(Clone, Debug)]
pub(crate) struct ApiError {
    pub(crate) status: StatusCode,
    pub(crate) problem: Box<Problem>,
}

impl ApiError {
    pub(crate) fn new(status: StatusCode, code: &str, message: &str) -> ApiError {
        ApiError { status, problem: Box::new(Problem::new(code, message)) }
    }

    pub(crate) fn bad(code: &str, message: &str) -> ApiError {
        ApiError::new(StatusCode::BAD_REQUEST, code, message)
    }

    pub(crate) fn not_found(message: &str) -> ApiError {
        ApiError::new(StatusCode::NOT_FOUND, "not-found", message)
    }

    pub(crate) fn no_such_table() -> ApiError {
        ApiError::new(StatusCode::NOT_FOUND, "no-such-table", "there is no such table")
    }

    pub(crate) fn unknown_device() -> ApiError {
        let message = "this device is not known: introduce it with POST /api/people";
        ApiError::new(StatusCode::UNAUTHORIZED, "unknown-device", message)
    }

    /// Refuses what would be allowed after this wait, which is told in whole seconds.
    pub(crate) fn too_fast(wait: Duration) -> ApiError {
        let message = "slow down and try again in a moment";
        let mut refused = ApiError::new(StatusCode::TOO_MANY_REQUESTS, "too-fast", message);
        let seconds = wait.as_secs_f32().ceil().max(1.0) as u64;
        refused.problem.arguments.insert(RETRY_AFTER.into(), seconds.into());
        refused
    }

    pub(crate) fn broken_table() -> ApiError {
        let message = "this was written by other rules, or is damaged, and cannot be taken up again";
        ApiError::new(StatusCode::INTERNAL_SERVER_ERROR, "broken-table", message)
    }

    pub(crate) fn busy() -> ApiError {
        let message = "others were quicker several times: try again";
        ApiError::new(StatusCode::CONFLICT, "busy", message)
    }

    pub(crate) fn unavailable() -> ApiError {
        let message = "the server cannot save anything at the moment: try again";
        ApiError::new(StatusCode::SERVICE_UNAVAILABLE, "unavailable", message)
    }
}

impl From<Refusal> for ApiError {
    fn from(refusal: Refusal) -> ApiError {
        let problem = match refusal {
            Refusal::Game(problem) => problem,
            refusal => Problem::from_error(&refusal),
        };
        ApiError { status: StatusCode::CONFLICT, problem: Box::new(problem) }
    }
}

impl From<Problem> for ApiError {
    fn from(problem: Problem) -> ApiError {
        ApiError { status: StatusCode::BAD_REQUEST, problem: Box::new(problem) }
    }
}

impl From<StoreError> for ApiError {
    fn from(error: StoreError) -> ApiError {
        tracing::error!(%error, "the store failed");
        match error {
            StoreError::Unavailable(_) => ApiError::unavailable(),
            StoreError::Damaged(_) => ApiError::broken_table(),
        }
    }
}

impl From<WriteError> for ApiError {
    fn from(error: WriteError) -> ApiError {
        match error {
            WriteError::Taken { .. } | WriteError::Gap { .. } | WriteError::Changed { .. } => {
                ApiError::busy()
            }
            WriteError::Unfit(error) => ApiError::bad("unfit", &error.to_string()),
            WriteError::Unavailable(error) => error.into(),
        }
    }
}

impl IntoResponse for ApiError {
    fn into_response(self) -> Response {
        let wait = match self.status {
            StatusCode::TOO_MANY_REQUESTS => {
                self.problem.arguments.get(RETRY_AFTER).and_then(Value::as_u64).or(Some(1))
            }
            _ => None,
        };
        let mut response = (self.status, Json(json!({ "error": self.problem }))).into_response();
        if let Some(seconds) = wait {
            response.headers_mut().insert(header::RETRY_AFTER, seconds.into());
        }
        response
    }
}
