//! `rulings`: the engines against the rulebooks' own cases.

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
#[derive(Args)]
#[command(verbatim_doc_comment)]
pub struct Rulings {
    /// Files and folders
    #[arg(default_value = "rulings")]
    paths: Vec<PathBuf>,
}

impl Rulings {
    pub fn run(self) -> Result<ExitCode> {
        let report = rulings::run_paths(&self.paths, &games::find)?;
        println!("{report}");
        Ok(if report.faults.is_empty() { ExitCode::SUCCESS } else { ExitCode::FAILURE })
    }
}
