//! What is counted, for Prometheus.

use std::fmt::Write as _;
use std::sync::atomic::{AtomicI64, AtomicU64, Ordering::Relaxed};
use std::time::Duration;

/// The counters of this process. They are counted from everywhere, and mean the process and not one server in it.
pub static METRICS: Metrics = Metrics {
    entries: AtomicU64::new(0),
    batches: AtomicU64::new(0),
    store_us: AtomicU64::new(0),
    slow_batches: [const { AtomicU64::new(0) }; BUCKETS_MS.len()],
    refused: AtomicU64::new(0),
    retried: AtomicU64::new(0),
    bot_moves: AtomicU64::new(0),
    bot_failures: AtomicU64::new(0),
    takeovers: AtomicU64::new(0),
    live_tables: AtomicI64::new(0),
    sockets: AtomicI64::new(0),
};

const BUCKETS_MS: [u64; 6] = [1, 5, 20, 50, 200, 1000];

/// Everything that is counted.
pub struct Metrics {
    entries: AtomicU64,
    batches: AtomicU64,
    store_us: AtomicU64,
    slow_batches: [AtomicU64; BUCKETS_MS.len()],
    /// Commands refused.
    pub refused: AtomicU64,
    /// Commands tried again because their number was taken.
    pub retried: AtomicU64,
    /// Actions bots decided.
    pub bot_moves: AtomicU64,
    /// Bots that failed or thought too long, and whose fallback played.
    pub bot_failures: AtomicU64,
    /// Tables taken over from a node that died.
    pub takeovers: AtomicU64,
    /// Tables in memory.
    pub live_tables: AtomicI64,
    /// Open WebSockets.
    pub sockets: AtomicI64,
}

impl Metrics {
    /// Counts a batch of entries.
    pub fn stored(&self, entries: usize, took: Duration) {
        self.entries.fetch_add(entries as u64, Relaxed);
        self.batches.fetch_add(1, Relaxed);
        self.store_us.fetch_add(took.as_micros() as u64, Relaxed);
        for (bucket, most) in self.slow_batches.iter().zip(BUCKETS_MS) {
            if took.as_millis() as u64 <= most {
                bucket.fetch_add(1, Relaxed);
            }
        }
    }

    /// Everything in the text format of Prometheus.
    pub fn text(&self) -> String {
        let mut out = String::new();
        let mut line = |kind: &str, name: &str, help: &str, value: &dyn std::fmt::Display| {
            // Writing into a String cannot fail.
            let _ = writeln!(out, "# HELP portolan_{name} {help}\n# TYPE portolan_{name} {kind}\nportolan_{name} {value}");
        };
        line("counter", "entries_total", "Entries given to the store.", &self.entries.load(Relaxed));
        line("counter", "refused_total", "Commands refused.", &self.refused.load(Relaxed));
        line("counter", "retried_total", "Commands tried again because their number was taken.", &self.retried.load(Relaxed));
        line("counter", "bot_moves_total", "Actions decided by bots.", &self.bot_moves.load(Relaxed));
        line("counter", "bot_failures_total", "Bots whose fallback played.", &self.bot_failures.load(Relaxed));
        line("counter", "takeovers_total", "Tables taken over from a node that died.", &self.takeovers.load(Relaxed));
        line("gauge", "live_tables", "Tables in memory.", &self.live_tables.load(Relaxed));
        line("gauge", "sockets", "Open WebSockets.", &self.sockets.load(Relaxed));
        let name = "portolan_store_seconds";
        let _ = writeln!(out, "# HELP {name} How long a batch of entries took to store.\n# TYPE {name} histogram");
        for (bucket, most) in self.slow_batches.iter().zip(BUCKETS_MS) {
            let _ = writeln!(out, "{name}_bucket{{le=\"{}\"}} {}", most as f64 / 1000.0, bucket.load(Relaxed));
        }
        let batches = self.batches.load(Relaxed);
        let _ = writeln!(out, "{name}_bucket{{le=\"+Inf\"}} {batches}");
        let _ = writeln!(out, "{name}_sum {}\n{name}_count {batches}", self.store_us.load(Relaxed) as f64 / 1e6);
        out
    }
}
