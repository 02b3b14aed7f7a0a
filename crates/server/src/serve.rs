//! Listening, and going down without losing anything.

use std::future::Future;
use std::sync::Arc;
use std::time::Duration;

use axum::extract::{DefaultBodyLimit, State};
use axum::http::{StatusCode, header};
use axum::response::IntoResponse;
use axum::routing::{any, get};
use axum::{Router, middleware};
use store::Store;
use tokio::net::TcpListener;
use tokio::time::{sleep, timeout};
use tower_http::compression::CompressionLayer;
use tower_http::compression::predicate::{DefaultPredicate, NotForContentType, Predicate};

use crate::app::App;
use crate::config::Config;
use crate::error::ApiError;
use crate::http::{guard, pages, routes};
use crate::node::Node;
use crate::socket;
use crate::socket::connections::accept;
use crate::socket::protocol::LARGEST_FRAME;
use crate::upkeep::scrub;
use crate::work::verdicts;

/// How long connections and tables have to finish when a node goes down.
const PATIENCE: Duration = Duration::from_secs(10);

/// Serves until `stop` is ready, then drains: finishes what is under way and asks clients to reconnect.
pub async fn serve(
    listener: TcpListener,
    store: Arc<dyn Store>,
    config: Config,
    stop: impl Future<Output = ()>,
) {
    let app = App::new(Arc::new(Node::new(store, config)));
    // No writer waits yet.
    if let Err(error) = scrub::wipe(&app.node, true).await {
        tracing::warn!(%error, "what was deleted is still in the files");
        app.node.is_scrub_due.notify_one();
    }
    let background = [
        tokio::spawn(scrub::run(app.node.clone())),
        tokio::spawn(app.tables.clone().listen()),
        tokio::spawn(app.tables.clone().watch_the_clock()),
        tokio::spawn(app.tables.clone().refresh_presence()),
        tokio::spawn(verdicts::watch(app.clone())),
    ];
    let patience = app.node.config.idle;
    let open = accept(listener, router(app.clone()), patience, stop).await;
    tracing::info!("draining");
    app.is_draining.send_replace(true);
    open.send_replace(());
    let _ = timeout(PATIENCE, open.closed()).await;
    let sockets_close = async {
        while app.n_sockets() != 0 {
            sleep(Duration::from_millis(10)).await;
        }
    };
    let _ = timeout(PATIENCE, sockets_close).await;
    app.tables.drain(PATIENCE).await;
    background.iter().for_each(tokio::task::JoinHandle::abort);
    app.tables.leave().await;
}

fn router(app: Arc<App>) -> Router {
    Router::new()
        .route("/api/socket", get(socket::open))
        .merge(routes::router())
        .route("/api", any(nothing))
        .route("/api/", any(nothing))
        .route("/api/{*rest}", any(nothing))
        .route("/healthz", get(health))
        .route("/metrics", get(metrics))
        .fallback(get(pages::read).fallback(other_method))
        .method_not_allowed_fallback(other_method)
        .layer(CompressionLayer::new().compress_when(worth_compressing()))
        .layer(DefaultBodyLimit::max(LARGEST_FRAME))
        .layer(middleware::from_fn_with_state(app.clone(), guard::check))
        .with_state(app)
}

/// Fonts, like pictures, are compressed already.
fn worth_compressing() -> impl Predicate {
    DefaultPredicate::new().and(NotForContentType::const_new("font/"))
}

/// Whether the node can do its work, told within a second: not while it goes down, nor while nothing can be
/// written.
async fn health(State(app): State<Arc<App>>) -> (StatusCode, &'static str) {
    if *app.is_draining.borrow() {
        return (StatusCode::SERVICE_UNAVAILABLE, "draining\n");
    }
    match app.node.store.probe().await {
        Ok(()) => (StatusCode::OK, "ok\n"),
        Err(_) => (StatusCode::SERVICE_UNAVAILABLE, "nothing can be written\n"),
    }
}

async fn metrics(State(app): State<Arc<App>>) -> impl IntoResponse {
    let text = app.node.metrics.text(app.n_sockets(), app.tables.len(), app.node.store.tally());
    ([(header::CONTENT_TYPE, "text/plain; version=0.0.4")], text)
}

/// There is nothing else under `/api`.
async fn nothing() -> ApiError {
    ApiError::not_found("there is nothing here: see /api/docs")
}

/// The address is known, the method is not one of those in the header `Allow`.
async fn other_method() -> ApiError {
    let message = "this address does not take that method: see the header `Allow`";
    ApiError::new(StatusCode::METHOD_NOT_ALLOWED, "other-method", message)
}
