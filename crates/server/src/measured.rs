//! What is measured, for Prometheus.

use std::sync::OnceLock;

use metrics_exporter_prometheus::{PrometheusBuilder, PrometheusHandle};

/// The bounds of the times that are counted, in seconds.
const BUCKETS: [f64; 11] = [0.0005, 0.001, 0.002, 0.005, 0.01, 0.025, 0.05, 0.1, 0.5, 1.0, 5.0];
/// What happens seldom or never is there from the start: Prometheus sees no increase in a count that begins with 1.
const COUNTERS: [&str; 17] = [
    "tricorne_accept_failures_total",
    "tricorne_answers_total",
    "tricorne_bots_failed_total",
    "tricorne_bulletins_dropped_total",
    "tricorne_connections_refused_total",
    "tricorne_database_connections_discarded_total",
    "tricorne_failed_logins_total",
    "tricorne_foreign_nodes_total",
    "tricorne_leases_lost_total",
    "tricorne_notices_dropped_total",
    "tricorne_notices_total",
    "tricorne_refused_requests_total",
    "tricorne_requests_forwarded_total",
    "tricorne_tables_broken_total",
    "tricorne_tables_given_up_total",
    "tricorne_tables_opened_total",
    "tricorne_tables_upgraded_total",
];
/// The same, each for what was told and what was not.
const TOLD: [&str; 2] = ["tricorne_pushes_total", "tricorne_webhooks_total"];
const GAUGES: [&str; 4] =
    ["tricorne_pool_busy", "tricorne_sockets", "tricorne_tables_in_memory", "tricorne_tunnels"];

/// The recorder of metrics, of which a process has one. Those of a node bear its name.
pub fn recorder(node: Option<&str>) -> PrometheusHandle {
    static RECORDER: OnceLock<PrometheusHandle> = OnceLock::new();
    let install = || {
        let builder = PrometheusBuilder::new();
        let builder = node.into_iter().fold(builder, |builder, name| builder.add_global_label("node", name));
        let recorder = builder.set_buckets(&BUCKETS).expect("there are buckets").install_recorder();
        COUNTERS.into_iter().for_each(|name| metrics::counter!(name).increment(0));
        for (name, result) in TOLD.into_iter().flat_map(|name| [(name, "told"), (name, "failed")]) {
            metrics::counter!(name, "result" => result).increment(0);
        }
        GAUGES.into_iter().for_each(|name| metrics::gauge!(name).increment(0.0));
        recorder.expect("nobody else installs a recorder")
    };
    RECORDER.get_or_init(install).clone()
}
