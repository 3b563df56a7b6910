//! Refusals as HTTP answers them: each kind has its status, and the message is the body.

use axum::Json;
use axum::http::StatusCode;
use axum::response::{IntoResponse, Response};
use room::{Refusal, RefusalKind};
use serde::Serialize;
use table::Message;
use utoipa::ToSchema;

use super::observe::request_id;
use crate::store::StoreError;

/// A refusal as it is sent.
#[derive(Serialize, ToSchema, ts_rs::TS)]
pub struct Refused {
    /// Why: a message id with arguments, from `locales/`.
    #[schema(value_type = Object)]
    pub message: Message,
    /// The id of the request: who tells it helps to find what went wrong.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[ts(optional)]
    pub request: Option<String>,
}

/// A refusal with its status.
pub struct HttpRefusal {
    status: StatusCode,
    message: Message,
}

impl HttpRefusal {
    /// What only HTTP refuses, such as a wrong method.
    pub const fn new(status: StatusCode, message: Message) -> Self {
        Self { status, message }
    }
}

impl From<Refusal> for HttpRefusal {
    fn from(Refusal { kind, message }: Refusal) -> Self {
        let status = match kind {
            RefusalKind::Invalid => StatusCode::BAD_REQUEST,
            RefusalKind::Unknown => StatusCode::UNAUTHORIZED,
            RefusalKind::Forbidden => StatusCode::FORBIDDEN,
            RefusalKind::Missing => StatusCode::NOT_FOUND,
            RefusalKind::Conflict => StatusCode::CONFLICT,
            RefusalKind::TooFast => StatusCode::TOO_MANY_REQUESTS,
            RefusalKind::Trouble => StatusCode::SERVICE_UNAVAILABLE,
        };
        Self { status, message }
    }
}

impl From<StoreError> for HttpRefusal {
    fn from(error: StoreError) -> Self {
        Refusal::from(error).into()
    }
}

impl IntoResponse for HttpRefusal {
    fn into_response(self) -> Response {
        (self.status, Json(Refused { message: self.message, request: request_id() })).into_response()
    }
}
