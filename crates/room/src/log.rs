//! The log as it is kept: one line for each entry.

/// One entry as it is stored.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Stored {
    /// Its number, from 1.
    pub number: i64,
    /// When it was made, in milliseconds since 1970.
    pub at: i64,
    /// The seat, or the person without one.
    pub author: String,
    /// The client's own id.
    pub client: Option<String>,
    /// What happened, as JSON.
    pub entry: String,
}

/// A log that makes no table: written by a newer version, or by something else.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
#[error("{0}")]
pub struct Unreadable(pub String);
