//! The addresses where `serve` listens, and those under which it is found.

use std::net::{IpAddr, Ipv4Addr, Ipv6Addr, SocketAddr, UdpSocket};
use std::str::FromStr;

use anyhow::{Context, Result};
use tokio::net::{TcpListener, lookup_host};

/// A place to listen: a host or an address of this machine, and a port.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) struct Listen {
    host: String,
    port: u16,
}

impl FromStr for Listen {
    type Err = String;

    /// `127.0.0.1:8080`, `[::1]:8080`, `localhost:8080`, or `:8080` for every address of this machine.
    fn from_str(text: &str) -> Result<Listen, String> {
        let advice =
            "give an address such as 127.0.0.1:8080, localhost:8080, or :8080 for all of this machine";
        let (host, port) = text.rsplit_once(':').ok_or(advice)?;
        let port = port.parse().map_err(|_| advice)?;
        let host = match host.strip_prefix('[').and_then(|host| host.strip_suffix(']')) {
            Some(host) => host,
            None if host.contains(':') => return Err(advice.into()),
            None if host.is_empty() => "0.0.0.0",
            None => host,
        };
        Ok(Listen { host: host.into(), port })
    }
}

impl Listen {
    /// Begins to listen there.
    pub(crate) async fn bind(&self) -> Result<TcpListener> {
        let Listen { host, port } = self;
        let refused =
            || format!("cannot listen on {host}, port {port}: choose another address with --listen");
        let mut addresses: Vec<_> =
            lookup_host((host.as_str(), *port)).await.with_context(refused)?.collect();
        // `localhost` has two addresses, and people type the IPv4 one.
        addresses.sort_by_key(SocketAddr::is_ipv6);
        TcpListener::bind(&addresses[..]).await.with_context(refused)
    }
}

/// The addresses to open in a browser: first the one for this machine, then those for others.
pub(crate) fn addresses(listening: SocketAddr) -> Vec<SocketAddr> {
    let port = listening.port();
    let own: Vec<IpAddr> = match listening.ip() {
        IpAddr::V4(Ipv4Addr::UNSPECIFIED) => {
            [Ipv4Addr::LOCALHOST.into()].into_iter().chain(outward_v4()).collect()
        }
        IpAddr::V6(Ipv6Addr::UNSPECIFIED) => {
            [Ipv6Addr::LOCALHOST.into()].into_iter().chain(outward_v4()).chain(outward_v6()).collect()
        }
        ip => vec![ip],
    };
    own.into_iter().map(|ip| SocketAddr::new(ip, port)).collect()
}

/// Far addresses: those for documentation, and the ends of the private networks.
const FAR_V4: [[u8; 4]; 4] = [[192, 0, 2, 1], [192, 168, 255, 254], [172, 31, 255, 254], [10, 255, 255, 254]];
const FAR_V6: [Ipv6Addr; 1] = [Ipv6Addr::new(0x2001, 0xdb8, 0, 0, 0, 0, 0, 1)];

fn outward_v4() -> Vec<IpAddr> {
    outward(Ipv4Addr::UNSPECIFIED.into(), FAR_V4.map(IpAddr::from))
}

fn outward_v6() -> Vec<IpAddr> {
    outward(Ipv6Addr::UNSPECIFIED.into(), FAR_V6.map(IpAddr::from))
}

/// The own addresses from which this machine reaches others. Connecting a UDP socket sends nothing.
fn outward(from: IpAddr, far: impl IntoIterator<Item = IpAddr>) -> Vec<IpAddr> {
    let own = |to: IpAddr| {
        let socket = UdpSocket::bind((from, 0)).ok()?;
        socket.connect((to, 9)).ok()?;
        Some(socket.local_addr().ok()?.ip()).filter(|ip| !ip.is_loopback() && !ip.is_unspecified())
    };
    let mut all = Vec::new();
    for ip in far.into_iter().filter_map(own) {
        if !all.contains(&ip) {
            all.push(ip);
        }
    }
    all
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn places_are_read() {
        let listen = |host: &str, port| Ok(Listen { host: host.into(), port });
        assert_eq!("127.0.0.1:80".parse(), listen("127.0.0.1", 80));
        assert_eq!("localhost:8080".parse(), listen("localhost", 8080));
        assert_eq!("[::1]:8080".parse(), listen("::1", 8080));
        assert_eq!(":8080".parse(), listen("0.0.0.0", 8080));
        for wrong in ["", "8080", "localhost", "localhost:", "::1", "::1:80", "localhost:65536"] {
            assert!(wrong.parse::<Listen>().is_err(), "{wrong}");
        }
    }

    #[test]
    fn one_address_is_the_only_one() {
        let one: SocketAddr = "127.0.0.1:8080".parse().unwrap();
        assert_eq!(addresses(one), [one]);
    }

    #[test]
    fn of_all_addresses_this_machines_own_comes_first() {
        for (all, own) in [("0.0.0.0:80", "127.0.0.1:80"), ("[::]:80", "[::1]:80")] {
            let found = addresses(all.parse().unwrap());
            assert_eq!(found[0], own.parse().unwrap());
            assert!(found[1..].iter().all(|it| !it.ip().is_loopback() && it.port() == 80), "{found:?}");
        }
    }
}
