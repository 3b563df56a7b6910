//! `rulings`: the engines against the rulebooks' own cases.

use std::io::{self, Write as _};
use std::path::PathBuf;
use std::process::ExitCode;

use anyhow::Result;
use clap::Args;

/// Check the engines against rulebook cases
///
/// Give any file or folder; `rulings/README.md` says how to write a case.
///
/// Examples:
///   portolan rulings
///   portolan rulings rulings/port-royal/repel my-case.toml
///   portolan rulings --mutate my-case.toml
#[derive(Args)]
#[command(verbatim_doc_comment)]
pub struct Rulings {
    /// Files and folders
    #[arg(default_value = "rulings")]
    paths: Vec<PathBuf>,

    /// Change each case in every way there is (a move less, another number in the rig, another term), and list what it does
    /// not notice: such a case does not test what it says
    #[arg(long)]
    mutate: bool,
}

impl Rulings {
    pub fn run(self) -> Result<ExitCode> {
        let well = if self.mutate {
            let report = rulings::mutate_paths(&self.paths, &games::find)?;
            writeln!(io::stdout(), "{report}")?;
            report.faults.is_empty() && report.unnoticed.is_empty()
        } else {
            let report = rulings::run_paths(&self.paths, &games::find)?;
            writeln!(io::stdout(), "{report}")?;
            report.faults.is_empty()
        };
        Ok(if well { ExitCode::SUCCESS } else { ExitCode::FAILURE })
    }
}
