//! Why something is refused: a status for programs, and a message for people.

use axum::Json;
use axum::http::StatusCode;
use axum::response::{IntoResponse, Response};
use serde::Serialize;
use table::{Arg, Illegal, Message};
use utoipa::ToSchema;

use crate::store::StoreError;

/// A refused request. Nothing has changed.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Refusal {
    /// The HTTP status.
    pub status: StatusCode,
    /// Why, in words.
    pub message: Message,
}

/// A refusal as it is sent.
#[derive(Serialize, ToSchema, ts_rs::TS)]
pub struct Refused {
    /// Why: a message id with arguments, from `locales/`.
    #[schema(value_type = Object)]
    pub message: Message,
}

impl Refusal {
    /// A request that makes no sense.
    pub const fn bad(id: &'static str) -> Self {
        Self::new(StatusCode::BAD_REQUEST, Message::new(id))
    }

    /// A request of somebody who may not.
    pub const fn forbidden(id: &'static str) -> Self {
        Self::new(StatusCode::FORBIDDEN, Message::new(id))
    }

    /// A request for something that is not there.
    pub const fn missing(id: &'static str) -> Self {
        Self::new(StatusCode::NOT_FOUND, Message::new(id))
    }

    /// A request that does not fit the moment.
    pub const fn conflict(id: &'static str) -> Self {
        Self::new(StatusCode::CONFLICT, Message::new(id))
    }

    /// Too many requests.
    pub const fn too_fast() -> Self {
        Self::new(StatusCode::TOO_MANY_REQUESTS, Message::new("server-too-fast"))
    }

    /// Nobody has come in yet.
    pub const fn come_in_first() -> Self {
        Self::new(StatusCode::UNAUTHORIZED, Message::new("server-come-in-first"))
    }

    /// A text with too many characters.
    pub fn too_long(most: usize) -> Self {
        Self::new(StatusCode::BAD_REQUEST, Message::new("server-too-long").with("most", most as i64))
    }

    /// A request that cannot be read.
    pub fn unreadable(why: String) -> Self {
        Self::new(StatusCode::BAD_REQUEST, Message::new("server-unreadable").with("why", Arg::Text(why)))
    }

    /// A status with its message.
    pub const fn new(status: StatusCode, message: Message) -> Self {
        Self { status, message }
    }
}

impl From<Illegal> for Refusal {
    fn from(Illegal(message): Illegal) -> Self {
        Self::new(StatusCode::CONFLICT, message)
    }
}

/// The reason goes to the log, for the host; the player only hears that something is wrong.
impl From<StoreError> for Refusal {
    fn from(error: StoreError) -> Self {
        tracing::error!(%error, "a request failed");
        Self::new(StatusCode::SERVICE_UNAVAILABLE, Message::new("server-trouble"))
    }
}

impl IntoResponse for Refusal {
    fn into_response(self) -> Response {
        (self.status, Json(Refused { message: self.message })).into_response()
    }
}
