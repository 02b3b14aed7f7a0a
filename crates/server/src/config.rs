//! What can be set about a server.

use std::path::PathBuf;
use std::sync::Arc;
use std::time::Duration;

use crate::clock::{Clock, SystemClock};
use crate::http::rate_limit::Rate;

/// What can be set about a server.
#[derive(Clone, Debug)]
pub struct Config {
    /// Where people find the server, such as `https://cards.example`; only pages from there may talk to
    /// it. Without it, pages from whatever host the request names.
    pub public_url: Option<String>,
    /// Whether a proxy in front says in `X-Forwarded-For` who is asking.
    pub trusts_proxy: bool,
    /// A folder with the web client, instead of the one in the binary.
    pub web: Option<PathBuf>,
    /// How long a bot pauses, so that people can follow.
    pub bot_pause: Duration,
    /// How long a bot pauses if a person may act as well, so that people get their say.
    pub courtesy: Duration,
    /// How many bots of one address think at the same time; one more may for other addresses.
    pub n_thinkers: usize,
    /// How long a table stays in memory without watchers and commands.
    pub unload_after: Duration,
    /// How long a connection may take over a request, or be open without one.
    pub idle: Duration,
    /// How often a connection is asked whether it is still there.
    pub heartbeat: Duration,
    /// After how long a silence a connection is given up.
    pub silence: Duration,
    /// After how long a table without a match under way is removed; without it, never.
    pub keep_tables: Option<Duration>,
    /// How many cards the solver may try at each moment of a match that it reviews.
    pub review_nodes: u64,
    /// Where the time is taken from.
    pub clock: Arc<dyn Clock>,
    /// How often may be asked.
    pub limits: Limits,
}

/// How often may be asked.
#[derive(Clone, Copy, Debug)]
pub struct Limits {
    /// Frames on one connection.
    pub frames: Rate,
    /// Commands of one person on all connections of a node.
    pub commands: Rate,
    /// HTTP requests from one address.
    pub requests: Rate,
    /// New people and tables from one address.
    pub creations: Rate,
    /// Codes tried from one address.
    pub codes: Rate,
    /// Codes tried from one network: of IPv6 the 48 bits that one customer is given, else the address.
    pub network_codes: Rate,
    /// Codes tried on a node altogether.
    pub node_codes: Rate,
    /// Matches played again for one address.
    pub replays: Rate,
    /// Questions of one person about matches that take some thought.
    pub analyses: Rate,
    /// Missions that bots begin to try for one address.
    pub trials: Rate,
    /// Remarks of one person.
    pub remarks: Rate,
    /// Connections at the same time from one address.
    pub connections: usize,
    /// Tables of one address in memory at which bots play.
    pub bot_tables: usize,
}

impl Limits {
    /// No limits, for measuring.
    pub const NONE: Limits = {
        let none = Rate::new(1e9, 1e9);
        Limits {
            frames: none,
            commands: none,
            requests: none,
            creations: none,
            codes: none,
            network_codes: none,
            node_codes: none,
            replays: none,
            analyses: none,
            trials: none,
            remarks: none,
            connections: usize::MAX,
            bot_tables: usize::MAX,
        }
    };
}

impl Default for Limits {
    fn default() -> Limits {
        Limits {
            frames: Rate::new(60.0, 20.0),
            commands: Rate::new(40.0, 10.0),
            requests: Rate::new(100.0, 20.0),
            creations: Rate::new(30.0, 0.2),
            codes: Rate::new(10.0, 0.2),
            network_codes: Rate::new(30.0, 0.5),
            node_codes: Rate::new(200.0, 10.0),
            replays: Rate::new(20.0, 0.5),
            analyses: Rate::new(30.0, 0.2),
            trials: Rate::new(5.0, 0.02),
            remarks: Rate::new(10.0, 1.0),
            connections: 200,
            bot_tables: 24,
        }
    }
}

impl Default for Config {
    fn default() -> Config {
        let n_cores = std::thread::available_parallelism().map_or(1, usize::from);
        Config {
            public_url: None,
            trusts_proxy: false,
            web: None,
            bot_pause: Duration::from_millis(400),
            courtesy: Duration::from_millis(1500),
            n_thinkers: n_cores.div_ceil(2),
            unload_after: Duration::from_secs(60),
            idle: Duration::from_secs(30),
            heartbeat: Duration::from_secs(20),
            silence: Duration::from_secs(60),
            keep_tables: None,
            review_nodes: analysis::NODES,
            clock: Arc::new(SystemClock::new()),
            limits: Limits::default(),
        }
    }
}
