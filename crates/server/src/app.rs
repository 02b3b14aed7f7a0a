//! The state that all requests share: tables, rate limits and open sockets.

use std::collections::HashMap;
use std::net::{IpAddr, Ipv6Addr, SocketAddr};
use std::sync::atomic::{AtomicU64, AtomicUsize, Ordering::Relaxed};
use std::sync::{Arc, Mutex};

use axum::http::HeaderMap;
use table::PersonId;
use tokio::sync::watch;

use crate::error::ApiError;
use crate::http::rate_limit::Buckets;
use crate::live::registry::Tables;
use crate::metrics::Metrics;
use crate::node::Node;
use crate::work::trials::Trials;
use crate::work::{Asker, Lane};

/// The state that all requests share.
pub(crate) struct App {
    pub(crate) node: Arc<Node>,
    pub(crate) tables: Arc<Tables>,
    /// Whether the node goes down.
    pub(crate) is_draining: watch::Sender<bool>,
    pub(crate) commands: Buckets<PersonId>,
    pub(crate) remarks: Buckets<PersonId>,
    pub(crate) requests: Buckets<IpAddr>,
    pub(crate) creations: Buckets<IpAddr>,
    codes: Buckets<IpAddr>,
    network_codes: Buckets<IpAddr>,
    node_codes: Buckets<()>,
    pub(crate) replays: Buckets<IpAddr>,
    pub(crate) analyses: Buckets<PersonId>,
    pub(crate) trials_begun: Buckets<IpAddr>,
    /// Missions that bots try.
    pub(crate) trials: Arc<Trials>,
    n_sockets: AtomicUsize,
    sockets_from: Mutex<HashMap<IpAddr, usize>>,
    last_connection: AtomicU64,
}

impl App {
    pub(crate) fn new(node: Arc<Node>) -> Arc<App> {
        let limits = node.config.limits;
        let trials = Trials::new(node.work.clone());
        Arc::new(App {
            tables: Tables::new(node.clone()),
            node,
            is_draining: watch::Sender::new(false),
            commands: Buckets::new(limits.commands),
            remarks: Buckets::new(limits.remarks),
            requests: Buckets::new(limits.requests),
            creations: Buckets::new(limits.creations),
            codes: Buckets::new(limits.codes),
            network_codes: Buckets::new(limits.network_codes),
            node_codes: Buckets::new(limits.node_codes),
            replays: Buckets::new(limits.replays),
            analyses: Buckets::new(limits.analyses),
            trials_begun: Buckets::new(limits.trials),
            trials,
            n_sockets: AtomicUsize::new(0),
            sockets_from: Mutex::default(),
            last_connection: AtomicU64::new(0),
        })
    }

    /// The client's address: the peer's, or the one that a trusted proxy names.
    pub(crate) fn address(&self, headers: &HeaderMap, peer: SocketAddr) -> IpAddr {
        let forwarded = || {
            // Only the last entry comes from our own proxy; a client can forge those before it.
            let text = headers.get_all("x-forwarded-for").iter().next_back()?.to_str().ok()?;
            text.rsplit(',').next()?.trim().parse().ok()
        };
        rate_limit_key(self.node.config.trusts_proxy.then(forwarded).flatten().unwrap_or(peer.ip()))
    }

    /// Refuses an asker that exceeds its rate limit.
    pub(crate) fn limit<K: Eq + std::hash::Hash>(
        &self,
        buckets: &Buckets<K>,
        asker: K,
    ) -> Result<(), ApiError> {
        buckets.take(asker).map_err(|wait| {
            Metrics::count(&self.node.metrics.too_fast);
            ApiError::too_fast(wait)
        })
    }

    /// Refuses an address that tries too many codes.
    ///
    /// A try that the address may not make is not counted for its network or for the node.
    pub(crate) fn limit_codes(&self, address: IpAddr) -> Result<(), ApiError> {
        self.limit(&self.codes, address)?;
        self.limit(&self.network_codes, network(address))?;
        self.limit(&self.node_codes, ())
    }

    /// Replays a match in the pool, so that no live table is delayed.
    pub(crate) async fn replay<T: Send + 'static>(
        &self,
        asker: Asker,
        replay: impl FnOnce() -> Result<T, ApiError> + Send + 'static,
    ) -> Result<T, ApiError> {
        let replayed = self.node.work.run(Lane::Replay, asker.urgent(), |_| replay()).await;
        replayed.unwrap_or_else(|_| Err(ApiError::broken_table()))
    }

    /// How many sockets are open.
    pub(crate) fn n_sockets(&self) -> usize {
        self.n_sockets.load(Relaxed)
    }

    /// A place for one more socket, if this address has not too many.
    pub(crate) fn admit(self: &Arc<Self>, address: IpAddr) -> Option<Admitted> {
        let mut from = self.sockets_from.lock().expect("no thread panics while counting");
        let n = from.entry(address).or_default();
        if self.node.config.limits.connections <= *n {
            return None;
        }
        *n += 1;
        self.n_sockets.fetch_add(1, Relaxed);
        let connection = self.last_connection.fetch_add(1, Relaxed) + 1;
        Some(Admitted { app: self.clone(), address, connection })
    }
}

/// The key under which rate limits count an address: an IPv6 customer holds a whole /64 network.
fn rate_limit_key(address: IpAddr) -> IpAddr {
    masked(address, 64)
}

/// The network of an address that one customer of a provider is given: of IPv6, 48 bits.
fn network(address: IpAddr) -> IpAddr {
    masked(address, 48)
}

/// The first bits of an IPv6 address, at least one; any other address as it is.
fn masked(address: IpAddr, n_bits: u32) -> IpAddr {
    match address.to_canonical() {
        IpAddr::V6(address) => Ipv6Addr::from_bits(address.to_bits() & (u128::MAX << (128 - n_bits))).into(),
        address => address,
    }
}

/// A socket's place, given up when dropped.
pub(crate) struct Admitted {
    app: Arc<App>,
    /// Where it comes from, as limits count it.
    pub(crate) address: IpAddr,
    /// The connection's number on this node.
    pub(crate) connection: u64,
}

impl Drop for Admitted {
    fn drop(&mut self) {
        self.app.n_sockets.fetch_sub(1, Relaxed);
        let mut from = self.app.sockets_from.lock().expect("no thread panics while counting");
        if let Some(n) = from.get_mut(&self.address) {
            *n -= 1;
            if *n == 0 {
                from.remove(&self.address);
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_network_of_one_household_is_one_address() {
        for (address, home, customer) in [
            ("192.0.2.7", "192.0.2.7", "192.0.2.7"),
            ("::ffff:192.0.2.7", "192.0.2.7", "192.0.2.7"),
            ("2001:db8:1:2:3:4:5:6", "2001:db8:1:2::", "2001:db8:1::"),
        ] {
            let address = address.parse().unwrap();
            let counted = [home, customer].map(|text| text.parse::<IpAddr>().unwrap());
            assert_eq!([rate_limit_key(address), network(address)], counted);
        }
    }
}
