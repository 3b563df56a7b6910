//! Traces for an OpenTelemetry collector: what the server does for a request or a command, span by span.

use anyhow::{Context as _, Result};
use opentelemetry::trace::TracerProvider as _;
use opentelemetry_otlp::{SpanExporter, WithExportConfig as _};
use opentelemetry_sdk::Resource;
use opentelemetry_sdk::trace::SdkTracerProvider;
use tracing::Subscriber;
use tracing_subscriber::Layer;
use tracing_subscriber::filter::filter_fn;
use tracing_subscriber::registry::LookupSpan;

/// Sends spans in batches, from a thread of its own; what is left goes when it is dropped.
pub struct Traces(SdkTracerProvider);

impl Traces {
    /// To a collector at this address.
    pub fn to(address: &str) -> Result<Self> {
        let endpoint = format!("{}/v1/traces", address.trim_end_matches('/'));
        let exporter = SpanExporter::builder().with_http().with_endpoint(endpoint).build();
        let exporter = exporter
            .with_context(|| format!("traces cannot be sent to {address}: say an address such as http://127.0.0.1:4318"))?;
        let resource = Resource::builder().with_service_name("portolan").build();
        Ok(Self(SdkTracerProvider::builder().with_batch_exporter(exporter).with_resource(resource).build()))
    }

    /// What is made of the server's spans.
    pub fn layer<S: Subscriber + for<'span> LookupSpan<'span>>(&self) -> impl Layer<S> + use<S> {
        let layer = tracing_opentelemetry::layer().with_tracer(self.0.tracer("portolan"));
        layer.with_filter(filter_fn(|about| about.target() == server::TRACES))
    }
}

impl Drop for Traces {
    fn drop(&mut self) {
        if let Err(error) = self.0.shutdown() {
            tracing::warn!(%error, "the last traces could not be sent");
        }
    }
}
