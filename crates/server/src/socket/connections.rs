//! The accept loop: TCP connections before their first request.

use std::future::Future;
use std::net::SocketAddr;
use std::pin::pin;
use std::time::Duration;

use axum::Router;
use axum::extract::{ConnectInfo, Request};
use axum::serve::Listener;
use hyper::body::Incoming;
use hyper::server::conn::http1;
use hyper::service::service_fn;
use hyper_util::rt::{TokioIo, TokioTimer};
use socket2::SockRef;
use tokio::net::{TcpListener, TcpStream};
use tokio::sync::watch;
use tower_service::Service;

/// How many bytes the kernel takes for a reader; Linux reserves twice as much. A table's message has some
/// kilobytes, so play never waits for it.
const SEND_BUFFER: usize = 48 * 1024;
/// How many bytes the kernel takes from a writer; Linux reserves twice as much.
const RECEIVE_BUFFER: usize = 32 * 1024;

/// Accepts connections until `stop` is ready. One that is idle or slow for `patience` is closed.
///
/// The sender that it gives ends them: a message makes each connection close after its current request, and when
/// all have, the channel has no receivers.
pub(crate) async fn accept(
    mut listener: TcpListener,
    router: Router,
    patience: Duration,
    stop: impl Future<Output = ()>,
) -> watch::Sender<()> {
    bound_buffers(&listener);
    let open = watch::Sender::new(());
    let mut http = http1::Builder::new();
    http.timer(TokioTimer::new()).header_read_timeout(patience);
    let mut stop = pin!(stop);
    loop {
        let (stream, peer): (_, SocketAddr) = tokio::select! {
            accepted = Listener::accept(&mut listener) => accepted,
            () = &mut stop => return open,
        };
        // A move is one small message: it must not wait for more to be sent with it.
        let _ = stream.set_nodelay(true);
        give_up_on_silence(&stream, patience);
        let router = router.clone();
        let service = service_fn(move |mut request: Request<Incoming>| {
            request.extensions_mut().insert(ConnectInfo(peer));
            router.clone().call(request)
        });
        let connection = http.serve_connection(TokioIo::new(stream), service).with_upgrades();
        let mut is_leaving = open.subscribe();
        tokio::spawn(async move {
            let mut connection = pin!(connection);
            // The result is of no use: its requests have been answered, or the client has gone.
            tokio::select! {
                _ = connection.as_mut() => return,
                _ = is_leaving.changed() => connection.as_mut().graceful_shutdown(),
            }
            let _ = connection.await;
        });
    }
}

/// Bounds the kernel's buffers of each connection; a reader that never reads would otherwise pin megabytes.
fn bound_buffers(listener: &TcpListener) {
    let socket = SockRef::from(listener);
    // Where it is refused, the system's own bounds hold.
    let _ = socket.set_send_buffer_size(SEND_BUFFER);
    let _ = socket.set_recv_buffer_size(RECEIVE_BUFFER);
}

/// Lets the kernel drop a connection, and its buffers, if the peer takes nothing for `patience`.
fn give_up_on_silence(stream: &TcpStream, patience: Duration) {
    #[cfg(target_os = "linux")]
    let _ = SockRef::from(stream).set_tcp_user_timeout(Some(patience));
    #[cfg(not(target_os = "linux"))]
    let _ = (stream, patience);
}
