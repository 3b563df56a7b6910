//! For those who run the server.

use std::sync::Arc;

use axum::extract::State;
use axum::http::{StatusCode, header};
use axum::response::{IntoResponse, Response};
use room::Refusal;

use super::refused::{HttpRefusal, Refused};
use crate::App;
use crate::metrics::METRICS;

/// Is the process alive?
#[utoipa::path(get, path = "/healthz", tag = "operations", responses((status = OK, body = String)))]
pub async fn healthz() -> &'static str {
    "ok\n"
}

/// Can it serve: can something be stored, and is it not going away?
#[utoipa::path(get, path = "/readyz", tag = "operations",
    responses((status = OK, body = String), (status = SERVICE_UNAVAILABLE, body = String)))]
pub async fn readyz(State(app): State<Arc<App>>) -> Response {
    if *app.hub.closing().borrow() {
        return (StatusCode::SERVICE_UNAVAILABLE, "going away\n").into_response();
    }
    if let Err(why) = app.hub.is_ready().await {
        return (StatusCode::SERVICE_UNAVAILABLE, format!("{why}\n")).into_response();
    }
    "ready\n".into_response()
}

/// Counters for Prometheus, unless they have an address of their own
#[utoipa::path(get, path = "/metrics", tag = "operations",
    responses((status = OK, body = String), (status = NOT_FOUND, body = Refused)))]
pub async fn metrics(State(app): State<Arc<App>>) -> Result<Response, HttpRefusal> {
    if app.figures_elsewhere {
        return Err(Refusal::missing("server-no-such-address").into());
    }
    Ok(figures(&app))
}

/// The same at their own address.
pub async fn own_metrics(State(app): State<Arc<App>>) -> Response {
    figures(&app)
}

/// Everything that is counted, as it stands now.
fn figures(app: &App) -> Response {
    app.hub.store.count_connections();
    ([(header::CONTENT_TYPE, "application/openmetrics-text; version=1.0.0; charset=utf-8")], METRICS.text()).into_response()
}
