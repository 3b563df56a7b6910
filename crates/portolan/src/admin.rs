//! `admin`: what whoever runs a server can do to its tables.

use std::io::{self, Write as _};
use std::path::PathBuf;
use std::process::ExitCode;

use anyhow::{Context as _, Result, bail};
use clap::{Args, Subcommand, ValueEnum};
use server::admin::{Closed, expire, find_person, inspect, list};
use server::moderation::close_as_host;
use server::{Keep, Store};

use crate::moderate::Moderate;
use crate::serve::{KeepArgs, StoreArgs, block_on};

/// Look after a server: its tables, the people there, what moderators did; back up
///
/// Works beside a running server, on the same database.
///
/// Examples:
///   portolan admin --data /var/lib/portolan list
///   portolan admin --database "$DATABASE" close k3v9m2x7q4w8z5t6
///   portolan admin --data /var/lib/portolan expire --keep-finished 365 --dry-run
///   portolan admin --data /var/lib/portolan role Marina moderator
///   portolan admin --data /var/lib/portolan ban 203.0.113.0/24 --days 7 --why "A flood of guests"
///   portolan admin --data /var/lib/portolan backup monday.sqlite
#[derive(Args)]
#[command(verbatim_doc_comment)]
pub struct Admin {
    #[command(flatten)]
    store: StoreArgs,
    #[command(subcommand)]
    what: Task,
}

#[derive(Subcommand)]
enum Task {
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
        /// Why, for the audit log
        #[arg(long, default_value = "closed by the host")]
        why: String,
    },
    #[command(flatten)]
    Moderate(Moderate),
    /// Bring the database of an older version up to date, without serving; there is no way back but a copy
    Migrate,
    /// Remove what has expired, as the server itself does every hour
    Expire {
        #[command(flatten)]
        keep: KeepArgs,
        /// Only say what would be removed
        #[arg(long)]
        dry_run: bool,
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
            let database = self.store.existing()?;
            let store = match self.what {
                Task::Migrate => Store::open(&database).await?,
                _ => Store::open_as_it_is(&database).await?,
            };
            match self.what {
                Task::Migrate => writeln!(io::stdout(), "the database is up to date")?,
                Task::List { phase, most } => {
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
                Task::Show { table } => {
                    let log = inspect(&store, &table).await?.with_context(|| format!("there is no table `{table}`"))?;
                    for line in log {
                        writeln!(io::stdout(), "{line}")?;
                    }
                }
                Task::Close { table, why } => match close_as_host(&store, &table, why).await? {
                    Closed::Now => writeln!(io::stdout(), "{table} is closed")?,
                    Closed::Already => writeln!(io::stdout(), "{table} was over already")?,
                    Closed::Unreadable => writeln!(io::stdout(), "{table} cannot be read; it is closed, and in no list any more")?,
                    Closed::NoSuchTable => bail!("there is no table `{table}`"),
                },
                Task::Moderate(moderate) => moderate.run(&store).await?,
                Task::Expire { keep, dry_run } => {
                    let expired = expire(&store, Keep::from(&keep), !dry_run).await?;
                    let kinds = [
                        ("unfinished table of guests", expired.unfinished),
                        ("finished table", expired.finished),
                        ("guest who left nothing", expired.guests),
                    ];
                    let verb = if dry_run { "would go" } else { "removed" };
                    for (kind, ids) in kinds {
                        for id in ids {
                            writeln!(io::stdout(), "{verb}: {kind} {id}")?;
                        }
                    }
                }
                Task::Backup { file } => {
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

/// The id of whoever is named.
pub async fn found(store: &Store, who: &str) -> Result<String> {
    find_person(store, who).await?.with_context(|| format!("nobody has claimed the name `{who}`, nor has that id"))
}
