//! `admin`: what whoever runs a server can do to its tables.

use std::io::{self, Write as _};
use std::path::PathBuf;
use std::process::ExitCode;

use anyhow::{Context as _, Result, bail};
use clap::{Args, Subcommand, ValueEnum};
use server::Store;
use server::admin::{Closed, close, inspect, list};

use crate::serve::{StoreArgs, block_on};

/// Look after a server's tables: list, inspect and close them, back up
///
/// Works beside a running server, on the same database.
///
/// Examples:
///   portolan admin --data /var/lib/portolan list
///   portolan admin --database "$DATABASE" close k3v9m2x7q4w8z5t6
///   portolan admin --data /var/lib/portolan backup monday.sqlite
#[derive(Args)]
#[command(verbatim_doc_comment)]
pub struct Admin {
    #[command(flatten)]
    store: StoreArgs,
    #[command(subcommand)]
    what: What,
}

#[derive(Subcommand)]
enum What {
    /// List tables, the latest first
    List {
        /// How far they are
        #[arg(long, value_enum, default_value_t = Phase::Running)]
        phase: Phase,
        /// How many at most
        #[arg(long, default_value_t = 100)]
        most: u32,
    },
    /// Print a table's log: it holds everybody's actions, so do not show it to those who play
    Show {
        /// The table
        table: String,
    },
    /// Close a table, for good
    Close {
        /// The table
        table: String,
    },
    /// Copy the SQLite database into a new file, while the server runs
    Backup {
        /// The new file
        file: PathBuf,
    },
}

#[derive(Clone, Copy, ValueEnum)]
enum Phase {
    Open,
    Running,
    Over,
}

impl Admin {
    pub fn run(self) -> Result<ExitCode> {
        block_on(async {
            let store = Store::open(&self.store.existing()?).await?;
            match self.what {
                What::List { phase, most } => {
                    let phase = match phase {
                        Phase::Open => "open",
                        Phase::Running => "running",
                        Phase::Over => "over",
                    };
                    for table in list(&store, phase, most.into()).await? {
                        writeln!(
                            io::stdout(),
                            "{}  {:<8}  {:<12}  open seats {}  changed {}",
                            table.id,
                            table.phase,
                            table.game,
                            table.open_seats,
                            table.changed
                        )?;
                    }
                }
                What::Show { table } => {
                    let log = inspect(&store, &table).await?.with_context(|| format!("there is no table `{table}`"))?;
                    for line in log {
                        writeln!(io::stdout(), "{line}")?;
                    }
                }
                What::Close { table } => match close(&store, &table).await? {
                    Closed::Now => writeln!(io::stdout(), "{table} is closed")?,
                    Closed::Already => writeln!(io::stdout(), "{table} was over already")?,
                    Closed::NoSuchTable => bail!("there is no table `{table}`"),
                },
                What::Backup { file } => {
                    let name = file.to_str().context("the file's name must be readable text")?;
                    let mut copy = std::fs::OpenOptions::new();
                    copy.write(true).create_new(true);
                    #[cfg(unix)]
                    std::os::unix::fs::OpenOptionsExt::mode(&mut copy, 0o600);
                    copy.open(&file).with_context(|| format!("cannot make {name}"))?;
                    if !store.back_up(name).await? {
                        bail!("this is PostgreSQL: use pg_dump");
                    }
                    writeln!(io::stdout(), "copied to {name}")?;
                }
            }
            store.close().await;
            Ok(ExitCode::SUCCESS)
        })
    }
}
