//! The files of the web client: embedded in the binary, or read from a folder during development.

use std::path::{Component, Path};
use std::sync::{Arc, LazyLock};

use axum::extract::State;
use axum::http::{HeaderMap, StatusCode, Uri, header};
use axum::response::{Html, IntoResponse, Response};
use base64::Engine;
use base64::engine::general_purpose::URL_SAFE_NO_PAD;
use rust_embed::{EmbeddedFile, RustEmbed, utils::read_file_from_fs};

use crate::app::App;
use crate::error::ApiError;
use crate::http::routes;

/// The client as it was built last. A debug build reads the folder instead.
#[derive(RustEmbed)]
#[folder = "../../web/dist"]
#[allow_missing = true]
struct Built;

const INDEX: &str = "index.html";

/// The addresses of the client's own pages, which a test of the client compares with its router: `*` is any
/// text, `#` a number.
static ROUTES: LazyLock<Vec<String>> = LazyLock::new(|| {
    serde_json::from_str(include_str!("../../../../web/src/routes.json")).expect("the list is JSON")
});

/// The file at an address. The client has addresses of its own, of tables for instance, which are all
/// its one page; it also says that there is no such page. Whatever looks like a file is a file or nothing.
pub(crate) async fn read(State(app): State<Arc<App>>, uri: Uri, headers: HeaderMap) -> Response {
    let path = uri.path().trim_start_matches('/');
    let is_file = Path::new(path).extension().is_some();
    let name = if is_file { path } else { INDEX };
    match find(app.node.config.web.as_deref(), name) {
        Some(file) if is_file || is_page(path) => answer(name, file, &headers),
        Some(file) => (StatusCode::NOT_FOUND, answer(name, file, &HeaderMap::new())).into_response(),
        None if is_file => ApiError::not_found("there is no such file").into_response(),
        None => not_built().into_response(),
    }
}

/// Whether the client has a page at this address.
fn is_page(path: &str) -> bool {
    fn parts(path: &str) -> impl Iterator<Item = &str> {
        path.split('/').filter(|part| !part.is_empty())
    }
    let is_number = |part: &str| !part.starts_with('0') && part.bytes().all(|byte| byte.is_ascii_digit());
    let fits = |(expected, part): (&str, &str)| match expected {
        "*" => true,
        "#" => is_number(part),
        expected => expected == part,
    };
    let leads_to = |route: &&String| {
        parts(route).count() == parts(path).count() && parts(route).zip(parts(path)).all(fits)
    };
    ROUTES.iter().any(|route| leads_to(&route))
}

fn find(folder: Option<&Path>, name: &str) -> Option<EmbeddedFile> {
    let Some(folder) = folder else { return Built::get(name) };
    let is_inside = Path::new(name).components().all(|part| matches!(part, Component::Normal(_)));
    is_inside.then(|| read_file_from_fs(&folder.join(name)).ok()).flatten()
}

fn answer(name: &str, file: EmbeddedFile, headers: &HeaderMap) -> Response {
    // Weak, since the same file is sent with and without compression.
    let tag = format!("W/\"{}\"", URL_SAFE_NO_PAD.encode(file.metadata.sha256_hash()));
    // The name of an asset changes with its content; everything else is asked for anew.
    let is_for_ever = name.starts_with("assets/");
    let caching = if is_for_ever { "public, max-age=31536000, immutable" } else { "no-cache" };
    let is_known = headers
        .get_all(header::IF_NONE_MATCH)
        .iter()
        .any(|known| known.to_str().is_ok_and(|known| known.split(',').any(|known| known.trim() == tag)));
    let kind = content_type(file.metadata.mimetype());
    let head = [(header::ETAG, tag), (header::CACHE_CONTROL, caching.into()), (header::CONTENT_TYPE, kind)];
    if is_known {
        return (StatusCode::NOT_MODIFIED, head).into_response();
    }
    (head, file.data).into_response()
}

/// Our texts are all UTF-8, which a type has to say.
fn content_type(kind: &str) -> String {
    let is_text = kind.starts_with("text/");
    if is_text { format!("{kind}; charset=utf-8") } else { kind.into() }
}

fn not_built() -> impl IntoResponse {
    let body = "<p>The server is running, but it was built without the web client. Build the client with \
                <code>npm --prefix web install &amp;&amp; npm --prefix web run build</code> and then the server \
                with <code>cargo build --release</code>, or let <code>./run</code> do both.</p>\n\
                <p>The HTTP side is described at <a href=\"/api/docs\">/api/docs</a>.</p>";
    ([(header::CACHE_CONTROL, "no-cache")], Html(routes::page("Wardroom", body)))
}
