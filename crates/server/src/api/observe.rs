//! What is noted of every request: an id that stands in the answer and in every line of the log about it, how it was answered, and how
//! long that took.

use std::sync::Arc;
use std::time::Instant;

use axum::extract::{FromRequestParts as _, MatchedPath, Request, State};
use axum::http::{HeaderName, HeaderValue, StatusCode};
use axum::middleware::Next;
use axum::response::{IntoResponse as _, Response};
use table::Message;
use tracing::Instrument as _;
use tracing::field::Empty;

use super::caller::Address;
use super::refused::HttpRefusal;
use crate::ids;
use crate::limits;
use crate::metrics::METRICS;
use crate::{App, TRACES};

/// The header that tells a request's id.
const REQUEST_ID: HeaderName = HeaderName::from_static("x-request-id");

tokio::task_local! {
    static ID: String;
}

/// The id of the request that is being answered.
pub fn request_id() -> Option<String> {
    ID.try_with(Clone::clone).ok()
}

/// Answers a request, in time, and notes what became of it.
pub async fn observe(State(app): State<Arc<App>>, request: Request, next: Next) -> Response {
    let begun = Instant::now();
    // A proxy of ours may have given it an id already.
    let given = request.headers().get(&REQUEST_ID).filter(|_| app.behind_proxy).and_then(|id| id.to_str().ok());
    let id = given.filter(|id| id.len() <= limits::REQUEST_ID_CHARS && id.is_ascii()).map_or_else(ids::new, str::to_owned);
    let method = request.method().as_str().to_owned();
    let path = request.uri().path().to_owned();
    let route = request.extensions().get::<MatchedPath>().map_or_else(|| "other".to_owned(), |route| route.as_str().to_owned());
    let (mut parts, body) = request.into_parts();
    let Ok(Address(address)) = Address::from_request_parts(&mut parts, &app).await;
    let request = Request::from_parts(parts, body);

    let span = tracing::info_span!("request", id);
    let answering = ID.scope(id.clone(), async {
        let answered = tokio::time::timeout(limits::REQUEST, next.run(request)).await;
        answered.unwrap_or_else(|_| {
            METRICS.failed("too slow");
            HttpRefusal::new(StatusCode::SERVICE_UNAVAILABLE, Message::new("server-trouble")).into_response()
        })
    });
    let traced = tracing::info_span!(
        target: TRACES,
        "answer",
        otel.name = format!("{method} {route}"),
        otel.kind = "server",
        http.request.method = method,
        http.route = route,
        http.response.status_code = Empty,
        url.path = path,
        request.id = id
    );
    let mut answer = answering.instrument(span.clone()).instrument(traced.clone()).await;
    traced.record("http.response.status_code", answer.status().as_u16());

    let (status, took) = (answer.status().as_u16(), begun.elapsed());
    METRICS.answered(&method, &route, status, took);
    let _in_span = span.enter();
    let micros = took.as_micros() as u64;
    tracing::info!(target: "access", method, path, status, micros, address, "answered");
    if let Ok(id) = HeaderValue::from_str(&id) {
        answer.headers_mut().insert(REQUEST_ID, id);
    }
    answer
}
