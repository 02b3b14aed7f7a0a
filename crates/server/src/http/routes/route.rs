//! A row of the table of routes, and the functions that make one for each HTTP method.

use std::sync::Arc;

use axum::handler::Handler;
use axum::routing::{self, MethodRouter};
use schemars::{JsonSchema, Schema, SchemaGenerator};

use crate::app::App;

type Describe = fn(&mut SchemaGenerator) -> Schema;

/// One method of one path, with its handler and its OpenAPI description.
pub(super) struct Route {
    pub(super) method: &'static str,
    pub(super) path: &'static str,
    pub(super) summary: &'static str,
    pub(super) handler: MethodRouter<Arc<App>>,
    /// Whether a request must carry a device's token.
    pub(super) is_personal: bool,
    pub(super) request: Option<Describe>,
    pub(super) response: Option<Describe>,
    /// Whether the answer may be 202 with the progress of a job.
    pub(super) takes_time: bool,
}

impl Route {
    fn new(
        method: &'static str,
        path: &'static str,
        summary: &'static str,
        handler: MethodRouter<Arc<App>>,
    ) -> Route {
        Route {
            method,
            path,
            summary,
            handler,
            is_personal: true,
            request: None,
            response: None,
            takes_time: false,
        }
    }

    /// Lets requests without a device's token in.
    pub(super) fn public(self) -> Route {
        Route { is_personal: false, ..self }
    }

    /// Describes the body of the request.
    pub(super) fn takes<T: JsonSchema>(self) -> Route {
        Route { request: Some(SchemaGenerator::subschema_for::<T>), ..self }
    }

    /// Describes 202 as a possible answer.
    pub(super) fn takes_time(self) -> Route {
        Route { takes_time: true, ..self }
    }

    /// Describes the body of the response.
    pub(super) fn gives<T: JsonSchema>(self) -> Route {
        Route { response: Some(SchemaGenerator::subschema_for::<T>), ..self }
    }
}

pub(super) fn get<T: 'static>(
    path: &'static str,
    summary: &'static str,
    handler: impl Handler<T, Arc<App>>,
) -> Route {
    Route::new("get", path, summary, routing::get(handler))
}

pub(super) fn post<T: 'static>(
    path: &'static str,
    summary: &'static str,
    handler: impl Handler<T, Arc<App>>,
) -> Route {
    Route::new("post", path, summary, routing::post(handler))
}

pub(super) fn put<T: 'static>(
    path: &'static str,
    summary: &'static str,
    handler: impl Handler<T, Arc<App>>,
) -> Route {
    Route::new("put", path, summary, routing::put(handler))
}

pub(super) fn delete<T: 'static>(
    path: &'static str,
    summary: &'static str,
    handler: impl Handler<T, Arc<App>>,
) -> Route {
    Route::new("delete", path, summary, routing::delete(handler))
}
