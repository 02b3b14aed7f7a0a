//! The machine and build of a measurement.

use std::fs;

use serde::Serialize;

/// The program's version and the commit it was built from.
pub(crate) const VERSION: &str = concat!(env!("CARGO_PKG_VERSION"), ", commit ", env!("WARDROOM_COMMIT"));

/// The machine of a measurement.
#[derive(Serialize)]
pub(crate) struct Machine {
    processor: String,
    cores: usize,
    memory_mib: u64,
    kernel: String,
    /// The load average of the last minute when the measurement began.
    load: String,
    version: &'static str,
    commit: &'static str,
}

impl Machine {
    pub(crate) fn this() -> Machine {
        let read = |path: &str| fs::read_to_string(path).unwrap_or_default();
        let field = |text: &str, name: &str| {
            let value = |line: &str| Some(line.strip_prefix(name)?.split(':').nth(1)?.trim().to_string());
            text.lines().find_map(value)
        };
        let kib = field(&read("/proc/meminfo"), "MemTotal").unwrap_or_default();
        Machine {
            processor: field(&read("/proc/cpuinfo"), "model name").unwrap_or_else(|| "unknown".into()),
            cores: std::thread::available_parallelism().map_or(1, usize::from),
            memory_mib: kib.trim_end_matches(" kB").parse().unwrap_or(0) / 1024,
            kernel: read("/proc/sys/kernel/osrelease").trim().into(),
            load: read("/proc/loadavg").split(' ').next().unwrap_or_default().into(),
            version: env!("CARGO_PKG_VERSION"),
            commit: env!("WARDROOM_COMMIT"),
        }
    }
}

impl std::fmt::Display for Machine {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        let Machine { processor, cores, memory_mib, kernel, load, version, commit } = self;
        writeln!(f, "wardroom {version}, commit {commit}")?;
        write!(f, "{cores} cores of {processor}, {memory_mib} MiB, Linux {kernel}, load {load} before")
    }
}
