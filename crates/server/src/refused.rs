//! Why a request is refused.

use axum::Json;
use axum::http::StatusCode;
use axum::response::{IntoResponse, Response};
use catalogue::Problem;
use store::{StoreError, WriteError};
use table::Refusal;

/// Why a request is refused: the same on a socket and over HTTP, where a status says it once more.
#[derive(Clone, Debug)]
pub(crate) struct Refused {
    pub(crate) status: StatusCode,
    pub(crate) problem: Box<Problem>,
}

impl Refused {
    pub(crate) fn new(status: StatusCode, code: &str, message: &str) -> Refused {
        Refused { status, problem: Box::new(Problem::new(code, message)) }
    }

    pub(crate) fn bad(code: &str, message: &str) -> Refused {
        Refused::new(StatusCode::BAD_REQUEST, code, message)
    }

    pub(crate) fn not_found(message: &str) -> Refused {
        Refused::new(StatusCode::NOT_FOUND, "not-found", message)
    }

    pub(crate) fn no_such_table() -> Refused {
        Refused::new(StatusCode::NOT_FOUND, "no-such-table", "there is no such table")
    }

    pub(crate) fn unknown_device() -> Refused {
        let message = "this device is not known: introduce it with POST /api/people";
        Refused::new(StatusCode::UNAUTHORIZED, "unknown-device", message)
    }

    pub(crate) fn too_fast() -> Refused {
        Refused::new(StatusCode::TOO_MANY_REQUESTS, "too-fast", "slow down and try again in a moment")
    }

    pub(crate) fn broken_table() -> Refused {
        let message = "this table was played by other rules and cannot be taken up again";
        Refused::new(StatusCode::INTERNAL_SERVER_ERROR, "broken-table", message)
    }

    pub(crate) fn busy() -> Refused {
        let message = "others were quicker several times: try again";
        Refused::new(StatusCode::CONFLICT, "busy", message)
    }

    pub(crate) fn unavailable() -> Refused {
        let message = "the server cannot save anything at the moment: try again";
        Refused::new(StatusCode::SERVICE_UNAVAILABLE, "unavailable", message)
    }
}

impl From<Refusal> for Refused {
    fn from(refusal: Refusal) -> Refused {
        let problem = match refusal {
            Refusal::Game(problem) => problem,
            refusal => Problem::from_error(&refusal),
        };
        Refused { status: StatusCode::CONFLICT, problem: Box::new(problem) }
    }
}

impl From<Problem> for Refused {
    fn from(problem: Problem) -> Refused {
        Refused { status: StatusCode::BAD_REQUEST, problem: Box::new(problem) }
    }
}

impl From<StoreError> for Refused {
    fn from(error: StoreError) -> Refused {
        tracing::error!(%error, "the store failed");
        Refused::unavailable()
    }
}

impl From<WriteError> for Refused {
    fn from(error: WriteError) -> Refused {
        match error {
            WriteError::Taken { .. } | WriteError::Gap { .. } | WriteError::Changed { .. } => Refused::busy(),
            WriteError::Unfit(error) => Refused::bad("unfit", &error.to_string()),
            WriteError::Unavailable(error) => error.into(),
        }
    }
}

impl IntoResponse for Refused {
    fn into_response(self) -> Response {
        (self.status, Json(serde_json::json!({ "error": self.problem }))).into_response()
    }
}
