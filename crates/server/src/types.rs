//! The TypeScript types of everything the server says and hears, for the browser client.

use room::Command;
use room::shown::ToClient;
use ts_rs::{Config, ExportError, TS as _};

use crate::api;

/// Writes the types of the server's messages and answers.
pub fn write_types(to: &Config) -> Result<(), ExportError> {
    ToClient::export_all(to)?;
    Command::export_all(to)?;
    api::write_types(to)
}
