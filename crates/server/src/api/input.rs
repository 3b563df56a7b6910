//! What requests bring, read strictly; what cannot be read is answered with a message like everything else.

use axum::Json;
use axum::extract::rejection::JsonRejection;
use axum::extract::{FromRequest, FromRequestParts, Path, Query, Request};
use axum::http::request::Parts;
use axum::http::{HeaderMap, StatusCode, header};
use axum::middleware::Next;
use axum::response::Response;
use room::Refusal;
use serde::de::DeserializeOwned;
use serde_json::Value;
use table::Message;

use super::HttpRefusal;
use crate::limits;

/// A body of JSON.
pub struct Body<T>(pub T);

/// What stands behind the question mark.
pub struct Asked<T>(pub T);

/// What stands in the address.
pub struct Which<T>(pub T);

impl<S: Send + Sync, T: DeserializeOwned> FromRequest<S> for Body<T> {
    type Rejection = HttpRefusal;

    async fn from_request(request: Request, state: &S) -> Result<Self, HttpRefusal> {
        let Ok(body) = tokio::time::timeout(limits::BODY_WAIT, Json::<Value>::from_request(request, state)).await else {
            return Err(HttpRefusal::new(StatusCode::REQUEST_TIMEOUT, Message::new("server-too-slow")));
        };
        match body {
            Ok(Json(body)) if !body.is_object() => Err(Refusal::unreadable("not an object".to_owned()).into()),
            Ok(Json(body)) => Ok(Self(read(body)?)),
            Err(JsonRejection::BytesRejection(error)) if error.status() == StatusCode::PAYLOAD_TOO_LARGE => {
                Err(HttpRefusal::new(StatusCode::PAYLOAD_TOO_LARGE, Message::new("server-too-large")))
            }
            Err(JsonRejection::MissingJsonContentType(error)) => {
                let Refusal { message, .. } = Refusal::unreadable(error.body_text());
                Err(HttpRefusal::new(StatusCode::UNSUPPORTED_MEDIA_TYPE, message))
            }
            Err(error) => Err(Refusal::unreadable(error.body_text()).into()),
        }
    }
}

/// A page of another site must not act in the name of whoever reads it: browsers say whose page asks.
pub fn check_origin(headers: &HeaderMap) -> Result<(), Refusal> {
    let text = |name| headers.get(name).and_then(|value| value.to_str().ok());
    let Some(origin) = headers.get(header::ORIGIN) else { return Ok(()) };
    let host = origin.to_str().ok().and_then(|origin| origin.split_once("://")).map(|(_, host)| host);
    if host.is_some() && host == text(header::HOST) { Ok(()) } else { Err(Refusal::forbidden("server-foreign-page")) }
}

/// The same for every request that may change something.
pub async fn only_own_pages(request: Request, next: Next) -> Result<Response, HttpRefusal> {
    if !request.method().is_safe() {
        check_origin(request.headers())?;
    }
    Ok(next.run(request).await)
}

/// Reads what somebody sent. A null character is never meant, and PostgreSQL cannot store it.
pub fn read<T: DeserializeOwned>(body: Value) -> Result<T, Refusal> {
    if holds_null(&body) {
        return Err(Refusal::unreadable("a null character".to_owned()));
    }
    serde_json::from_value(body).map_err(|error| Refusal::unreadable(error.to_string()))
}

fn holds_null(value: &Value) -> bool {
    match value {
        Value::String(text) => text.contains('\0'),
        Value::Array(values) => values.iter().any(holds_null),
        Value::Object(object) => object.iter().any(|(key, value)| key.contains('\0') || holds_null(value)),
        Value::Null | Value::Bool(_) | Value::Number(_) => false,
    }
}

impl<S: Send + Sync, T: DeserializeOwned> FromRequestParts<S> for Asked<T> {
    type Rejection = HttpRefusal;

    async fn from_request_parts(parts: &mut Parts, state: &S) -> Result<Self, HttpRefusal> {
        if parts.uri.query().is_some_and(|query| query.contains("%00")) {
            return Err(Refusal::unreadable("a null character".to_owned()).into());
        }
        let query = Query::from_request_parts(parts, state).await;
        query.map(|Query(asked)| Self(asked)).map_err(|error| Refusal::unreadable(error.body_text()).into())
    }
}

impl<S: Send + Sync, T: DeserializeOwned + Send> FromRequestParts<S> for Which<T> {
    type Rejection = HttpRefusal;

    async fn from_request_parts(parts: &mut Parts, state: &S) -> Result<Self, HttpRefusal> {
        if parts.uri.path().contains("%00") {
            return Err(Refusal::unreadable("a null character".to_owned()).into());
        }
        let path = Path::from_request_parts(parts, state).await;
        path.map(|Path(which)| Self(which)).map_err(|error| Refusal::unreadable(error.body_text()).into())
    }
}
