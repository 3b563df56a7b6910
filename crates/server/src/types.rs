//! The TypeScript types of everything the server says and hears, for the browser client.

use ts_rs::{Config, ExportError, TS as _};

use crate::api;
use crate::entry::Command;
use crate::refusal::Refused;
use crate::shown::ToClient;

/// Writes the types of the server's messages and answers.
pub fn write_types(to: &Config) -> Result<(), ExportError> {
    ToClient::export_all(to)?;
    Command::export_all(to)?;
    Refused::export_all(to)?;
    api::write_types(to)
}
