//! What is counted, for Prometheus.

use std::sync::LazyLock;
use std::time::Duration;

use prometheus_client::encoding::EncodeLabelSet;
use prometheus_client::encoding::text::encode;
use prometheus_client::metrics::counter::Counter;
use prometheus_client::metrics::family::Family;
use prometheus_client::metrics::gauge::Gauge;
use prometheus_client::metrics::histogram::Histogram;
use prometheus_client::registry::{Metric, Registry};

/// The counters of this process. They are counted from everywhere, and mean the process and not one server in it.
pub static METRICS: LazyLock<Metrics> = LazyLock::new(Metrics::new);

/// Everything that is counted.
pub struct Metrics {
    registry: Registry,
    /// Requests answered.
    requests: Family<Answered, Counter>,
    /// How long a request took.
    request_seconds: Family<Route, Histogram, fn() -> Histogram>,
    /// Open connections, but for WebSockets.
    pub connections: Gauge,
    /// Connections that were not taken.
    pub connections_refused: Counter,
    /// Open WebSockets.
    pub sockets: Gauge,
    /// Messages that were sent over WebSockets.
    pub messages: Counter,
    /// Tables in memory.
    pub live_tables: Gauge,
    /// Commands carried out.
    pub commands: Family<What, Counter>,
    /// Commands refused.
    pub refused: Counter,
    /// Commands tried again because their number was taken.
    pub retried: Counter,
    /// Entries given to the store.
    entries: Counter,
    /// How long a batch of entries took to store.
    store_seconds: Histogram,
    /// What went wrong, through no fault of whoever asked.
    pub errors: Family<What, Counter>,
    /// Connections to the database, idle ones and those in use.
    pub pool: Family<Pool, Gauge>,
    /// Actions bots decided.
    pub bot_moves: Counter,
    /// Bots that failed or thought too long, and whose fallback played.
    pub bot_failures: Counter,
    /// Bots that thought a short thought instead of a long one.
    pub bots_hurried: Counter,
    /// Bots that wait for their turn to think.
    pub bots_waiting: Gauge,
    /// Bots that think.
    pub bots_thinking: Gauge,
    /// How long bots waited for their turn.
    pub bot_wait_seconds: Histogram,
    /// How long bots thought.
    pub bot_thought_seconds: Histogram,
    /// Tables taken over from a node that died.
    pub takeovers: Counter,
    /// Times in which no node could store anything.
    pub outages: Counter,
}

/// How a request was answered.
#[derive(Clone, Debug, PartialEq, Eq, Hash, EncodeLabelSet)]
struct Answered {
    method: String,
    route: String,
    status: u16,
}

/// What was asked for, as its documentation writes it.
#[derive(Clone, Debug, PartialEq, Eq, Hash, EncodeLabelSet)]
struct Route {
    route: String,
}

/// One kind among several.
#[derive(Clone, Debug, PartialEq, Eq, Hash, EncodeLabelSet)]
pub struct What {
    /// Which.
    pub what: &'static str,
}

/// Connections of one pool in one state.
#[derive(Clone, Debug, PartialEq, Eq, Hash, EncodeLabelSet)]
pub struct Pool {
    /// Which pool.
    pub pool: &'static str,
    /// `idle` or `used`.
    pub state: &'static str,
}

/// From a millisecond to half a minute: what people and databases take.
const SECONDS: [f64; 12] = [0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 1.0, 2.5, 10.0, 30.0];

fn seconds() -> Histogram {
    Histogram::new(SECONDS)
}

impl Metrics {
    fn new() -> Self {
        let mut registry = Registry::with_prefix("portolan");
        let mut own = Registered(&mut registry);
        let metrics = Self {
            requests: own.add("requests", "Requests answered.", Family::default()),
            request_seconds: own.add(
                "request_seconds",
                "How long a request took.",
                Family::new_with_constructor(seconds as fn() -> Histogram),
            ),
            connections: own.add("connections", "Open connections, but for WebSockets.", Gauge::default()),
            connections_refused: own.add("connections_refused", "Connections that were not taken.", Counter::default()),
            sockets: own.add("sockets", "Open WebSockets.", Gauge::default()),
            messages: own.add("messages", "Messages sent over WebSockets.", Counter::default()),
            live_tables: own.add("live_tables", "Tables in memory.", Gauge::default()),
            commands: own.add("commands", "Commands carried out.", Family::default()),
            refused: own.add("refused", "Commands refused.", Counter::default()),
            retried: own.add("retried", "Commands tried again because their number was taken.", Counter::default()),
            entries: own.add("entries", "Entries given to the store.", Counter::default()),
            store_seconds: own.add("store_seconds", "How long a batch of entries took to store.", seconds()),
            errors: own.add("errors", "What went wrong, through no fault of whoever asked.", Family::default()),
            pool: own.add("pool", "Connections to the database.", Family::default()),
            bot_moves: own.add("bot_moves", "Actions decided by bots.", Counter::default()),
            bot_failures: own.add("bot_failures", "Bots whose fallback played.", Counter::default()),
            bots_hurried: own.add("bots_hurried", "Bots that thought a short thought instead of a long one.", Counter::default()),
            bots_waiting: own.add("bots_waiting", "Bots that wait for their turn to think.", Gauge::default()),
            bots_thinking: own.add("bots_thinking", "Bots that think.", Gauge::default()),
            bot_wait_seconds: own.add("bot_wait_seconds", "How long bots waited for their turn.", seconds()),
            bot_thought_seconds: own.add("bot_thought_seconds", "How long bots thought.", seconds()),
            takeovers: own.add("takeovers", "Tables taken over from a node that died.", Counter::default()),
            outages: own.add("outages", "Times in which no node could store anything.", Counter::default()),
            registry: Registry::default(),
        };
        Self { registry, ..metrics }
    }

    /// Counts a request. Routes and methods are few; whatever else is asked for counts as one.
    pub fn answered(&self, method: &str, route: &str, status: u16, took: Duration) {
        let (method, route) = (method.to_owned(), route.to_owned());
        self.request_seconds.get_or_create(&Route { route: route.clone() }).observe(took.as_secs_f64());
        self.requests.get_or_create(&Answered { method, route, status }).inc();
    }

    /// Counts a batch of entries.
    pub fn stored(&self, entries: usize, took: Duration) {
        self.entries.inc_by(entries as u64);
        self.store_seconds.observe(took.as_secs_f64());
    }

    /// Counts something that went wrong.
    pub fn failed(&self, what: &'static str) {
        self.errors.get_or_create(&What { what }).inc();
    }

    /// Everything in the text format of Prometheus.
    pub fn text(&self) -> String {
        let mut out = String::new();
        // Writing into a String cannot fail.
        let _ = encode(&mut out, &self.registry);
        out
    }
}

/// Registers what is counted under its name.
struct Registered<'a>(&'a mut Registry);

impl Registered<'_> {
    fn add<M: Metric + Clone>(&mut self, name: &str, help: &str, metric: M) -> M {
        // The registry ends the sentence.
        self.0.register(name, help.trim_end_matches('.'), metric.clone());
        metric
    }
}

#[cfg(test)]
mod tests {
    use std::collections::BTreeSet;

    use super::*;

    #[test]
    fn what_the_dashboard_and_the_alerts_ask_for_is_told() {
        // A family is told once it has a member.
        METRICS.answered("GET", "/api/tables/{id}", 200, Duration::from_millis(3));
        METRICS.failed("store");
        METRICS.commands.get_or_create(&What { what: "play" }).inc();
        METRICS.pool.get_or_create(&Pool { pool: "log", state: "idle" }).set(1);
        let text = METRICS.text();
        let told: BTreeSet<&str> = text.lines().filter_map(|line| line.strip_prefix("# TYPE ")?.split(' ').next()).collect();
        let dashboard = include_str!("../../../deploy/grafana.json");
        serde_json::from_str::<serde_json::Value>(dashboard).expect("the dashboard is JSON");
        for asked in [dashboard, include_str!("../../../deploy/alerts.yml")] {
            let names = asked.match_indices("portolan_").map(|(at, _)| {
                let rest = &asked[at..];
                &rest[..rest.find(|sign: char| !sign.is_ascii_lowercase() && sign != '_').unwrap_or(rest.len())]
            });
            for name in names {
                let name = name.trim_end_matches("_total").trim_end_matches("_bucket");
                assert!(told.contains(name), "{name} is asked for and never told");
            }
        }
    }

    #[test]
    fn everything_is_told_under_its_name() {
        METRICS.answered("GET", "/api/tables/{id}", 200, Duration::from_millis(3));
        METRICS.failed("store");
        METRICS.stored(2, Duration::from_millis(1));
        let text = METRICS.text();
        for line in [
            "# TYPE portolan_entries counter",
            "portolan_errors_total{what=\"store\"} ",
            "portolan_requests_total{method=\"GET\",route=\"/api/tables/{id}\",status=\"200\"} ",
            "portolan_request_seconds_bucket{le=\"0.005\",route=\"/api/tables/{id}\"} ",
            "portolan_bots_waiting 0",
        ] {
            assert!(text.contains(line), "{line} is not in\n{text}");
        }
    }
}
