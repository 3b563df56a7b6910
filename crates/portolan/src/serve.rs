//! `serve`: tables for browsers and programs.

use std::io::{self, Write as _};
use std::net::{IpAddr, SocketAddr};
use std::path::{Path, PathBuf};
use std::process::ExitCode;

use anyhow::{Context as _, Result, bail, ensure};
use clap::Args;
use server::{Config, Database, Keep, RunError, StoreError};
use tokio::net::TcpListener;
use tracing_subscriber::filter::filter_fn;
use tracing_subscriber::layer::SubscriberExt as _;
use tracing_subscriber::util::SubscriberInitExt as _;
use tracing_subscriber::{EnvFilter, Layer as _};

use crate::traces::Traces;

/// Serve tables to browsers and programs
///
/// Everything is kept in one SQLite file, or in PostgreSQL, where any number of nodes can share it. `RUST_LOG` says how much is
/// logged, `info` by default.
///
/// Examples:
///   portolan serve
///   portolan serve --data /var/lib/portolan --address 0.0.0.0 --port 8080 --https --behind-proxy
///   portolan serve --database "$DATABASE"
#[derive(Args)]
#[command(verbatim_doc_comment)]
#[allow(clippy::struct_excessive_bools, reason = "each is a flag of its own")]
pub struct Serve {
    #[command(flatten)]
    store: StoreArgs,
    /// The address to listen at
    #[arg(long, default_value = "127.0.0.1")]
    address: IpAddr,
    /// The port to listen at; 0 takes any that is free
    #[arg(long, default_value_t = 8080)]
    port: u16,
    /// People reach this server by https: cookies are only sent that way
    #[arg(long)]
    https: bool,
    /// A proxy of yours stands before this server and says where requests come from (X-Forwarded-For)
    #[arg(long)]
    behind_proxy: bool,
    /// An address and port of their own for figures, such as 127.0.0.1:9464, where Prometheus asks for /metrics; without it they are
    /// at the same port as everything else
    #[arg(long, value_name = "ADDRESS:PORT", env = "PORTOLAN_METRICS")]
    metrics: Option<SocketAddr>,
    /// The address of an OpenTelemetry collector, such as `http://127.0.0.1:4318`, to which traces are sent (OTLP over HTTP)
    #[arg(long, value_name = "ADDRESS", env = "PORTOLAN_OTLP")]
    otlp: Option<String>,
    /// How many bots may think at a time; by default one less than there are cores
    #[arg(long)]
    thinkers: Option<usize>,
    #[command(flatten)]
    keep: KeepArgs,
    /// Write the log as JSON, a line an event
    #[arg(long)]
    log_json: bool,
    /// Open the lobby in your browser, where there is one
    #[arg(long)]
    open: bool,
}

/// How long tables are kept.
#[derive(Args)]
pub struct KeepArgs {
    /// After how many days without a move unfinished tables of guests are removed
    #[arg(long, value_name = "DAYS", default_value_t = 60, env = "PORTOLAN_KEEP_GUESTS")]
    keep_guests: u32,
    /// After how many days finished tables are removed; without it they are kept
    #[arg(long, value_name = "DAYS", env = "PORTOLAN_KEEP_FINISHED")]
    keep_finished: Option<u32>,
}

impl From<&KeepArgs> for Keep {
    fn from(keep: &KeepArgs) -> Self {
        Self { guests_days: Some(keep.keep_guests), finished_days: keep.keep_finished }
    }
}

/// Where everything is kept.
#[derive(Args)]
pub struct StoreArgs {
    /// The folder of the SQLite file
    #[arg(long, default_value = "saves", env = "PORTOLAN_DATA")]
    data: PathBuf,
    /// A PostgreSQL server instead, as `postgres://user:password@host/database`
    #[arg(long, env = "PORTOLAN_DATABASE", hide_env_values = true)]
    database: Option<String>,
}

impl StoreArgs {
    /// The database; folder and file are made if they are not there, for no other user's eyes: they hold what nobody may see.
    pub fn database(&self) -> Result<Database> {
        let place = self.place()?;
        if let Database::Sqlite(file) = &place {
            let folder = self.data.display();
            let mut builder = std::fs::DirBuilder::new();
            #[cfg(unix)]
            std::os::unix::fs::DirBuilderExt::mode(&mut builder, 0o700);
            let made = builder.recursive(true).create(&self.data);
            made.with_context(|| format!("the folder {folder} cannot be made: choose another with --data"))?;
            let made = make_private(file);
            made.with_context(|| {
                format!("nothing can be written in {folder}: make it writable for this user, or choose another with --data")
            })?;
        }
        Ok(place)
    }

    /// The database of a server that runs, or has run.
    pub fn existing(&self) -> Result<Database> {
        let place = self.place()?;
        if let Database::Sqlite(file) = &place {
            ensure!(file.exists(), "there is no {}: say with --data where the server keeps its file", file.display());
        }
        Ok(place)
    }

    fn place(&self) -> Result<Database> {
        let Some(url) = &self.database else { return Ok(Database::Sqlite(self.data.join("portolan.sqlite"))) };
        match url.split_once("://") {
            Some(("postgres" | "postgresql", _)) => Ok(Database::Postgres(url.clone())),
            // Never the whole address: it may hold a password.
            Some((scheme, _)) => bail!(
                "--database cannot be `{scheme}://…`: only PostgreSQL is known, as postgres://user:password@host/database; \
                 for SQLite say --data and a folder instead"
            ),
            None => bail!("--database must be an address such as postgres://user:password@host/database"),
        }
    }
}

/// Makes a file if it is not there, and makes sure that nobody else can read it.
fn make_private(file: &Path) -> io::Result<()> {
    let mut options = std::fs::OpenOptions::new();
    options.append(true).create(true);
    #[cfg(unix)]
    std::os::unix::fs::OpenOptionsExt::mode(&mut options, 0o600);
    let made = options.open(file)?;
    #[cfg(unix)]
    made.set_permissions(std::os::unix::fs::PermissionsExt::from_mode(0o600))?;
    drop(made);
    Ok(())
}

/// Runs what waits for the network, the disk or the clock.
pub fn block_on<T>(future: impl Future<Output = Result<T>>) -> Result<T> {
    tokio::runtime::Runtime::new().context("cannot start")?.block_on(future)
}

impl Serve {
    /// From here on something is logged, and traced if it is wanted.
    fn begin_log(&self, traces: Option<&Traces>) {
        let filter = EnvFilter::try_from_default_env().unwrap_or_else(|_| "info".into());
        // When even the log cannot be written, because its disk is full, play goes on without it.
        let log = tracing_subscriber::fmt::layer().with_writer(io::stderr).log_internal_errors(false);
        let log = if self.log_json { log.json().boxed() } else { log.boxed() };
        // Spans for traces say much, and would make every line of the log long.
        let log = log.with_filter(filter).with_filter(filter_fn(|about| about.target() != server::TRACES));
        tracing_subscriber::registry().with(log).with(traces.map(Traces::layer)).init();
    }

    pub fn run(self) -> Result<ExitCode> {
        let traces = self.otlp.as_deref().map(Traces::to).transpose()?;
        self.begin_log(traces.as_ref());
        let cores = std::thread::available_parallelism().map_or(1, usize::from);
        let config = Config {
            database: self.store.database()?,
            https: self.https,
            behind_proxy: self.behind_proxy,
            thinkers: self.thinkers.unwrap_or(cores.saturating_sub(1)).max(1),
            keep: Keep::from(&self.keep),
            open_files: open_files(),
            #[cfg(feature = "embed-web")]
            pages: Some(crate::pages::router),
            #[cfg(not(feature = "embed-web"))]
            pages: None,
        };
        block_on(async {
            #[cfg(unix)]
            let _told = tell_of_files_that_may_not_grow()?;
            let address = SocketAddr::new(self.address, self.port);
            let listener = listen_at(address, "--port").await?;
            let figures = match self.metrics {
                Some(address) => Some(listen_at(address, "--metrics").await?),
                None => None,
            };
            let address = listener.local_addr()?;
            let serving = || {
                // Scripts wait for this line; everything else is told on standard error.
                let _ = writeln!(io::stdout(), "http://{address}/");
                if self.open {
                    open_in_browser(&format!("http://{address}/"));
                }
                tracing::info!(%address, "serving");
            };
            let ran = server::run(listener, figures, config, serving, asked_to_stop()).await;
            ran.map_err(|error| advise(error, &self.store))
        })?;
        // What is not sent yet is sent now.
        drop(traces);
        Ok(ExitCode::SUCCESS)
    }
}

async fn listen_at(address: SocketAddr, option: &str) -> Result<TcpListener> {
    TcpListener::bind(address).await.with_context(|| match address.port() {
        0 => format!("cannot listen at {address}"),
        port => {
            format!("cannot listen at {address}: is another program there already? Choose another port than {port} with {option}")
        }
    })
}

/// Why the server stopped, and what to do about it.
fn advise(error: RunError, store: &StoreArgs) -> anyhow::Error {
    let advice = match (&error, &store.database) {
        (RunError::Store(StoreError::Unreachable(_)), Some(_)) => {
            "PostgreSQL does not let us in: is it running, can this machine reach it, and are user, password and database in --database right?"
        }
        (RunError::Store(StoreError::Migration(_)), _) => {
            "the database was last used by a newer version, or cannot be changed: use that version, or go back to a copy"
        }
        _ => "the server stopped",
    };
    anyhow::Error::from(error).context(advice)
}

/// A file that may not grow is a write that fails, which the server survives, and no reason to die. Holds as long as what it answers.
#[cfg(unix)]
fn tell_of_files_that_may_not_grow() -> std::io::Result<tokio::signal::unix::Signal> {
    tokio::signal::unix::signal(tokio::signal::unix::SignalKind::from_raw(libc::SIGXFSZ))
}

/// How many files this process may open, as many as the system lets it.
fn open_files() -> usize {
    #[cfg(unix)]
    let files = rlimit::increase_nofile_limit(rlimit::INFINITY).map_or(1024, |files| usize::try_from(files).unwrap_or(usize::MAX));
    #[cfg(not(unix))]
    let files = 8192;
    files
}

/// Asks the system to show an address. Where nothing can, the address has been printed.
fn open_in_browser(address: &str) {
    let (program, before): (_, &[&str]) = match std::env::consts::OS {
        "macos" => ("open", &[]),
        "windows" => ("cmd", &["/c", "start"]),
        _ => ("xdg-open", &[]),
    };
    let quiet = std::process::Stdio::null;
    if std::process::Command::new(program).args(before).arg(address).stdout(quiet()).stderr(quiet()).spawn().is_err() {
        tracing::info!("open {address} in a browser");
    }
}

/// Ready when somebody presses Ctrl-C, or the system asks the process to end: from the moment it is called, not only once it is waited for.
fn asked_to_stop() -> impl Future<Output = ()> + Send + 'static {
    #[cfg(unix)]
    let terminate = tokio::signal::unix::signal(tokio::signal::unix::SignalKind::terminate());
    let interrupted = async {
        if tokio::signal::ctrl_c().await.is_err() {
            std::future::pending::<()>().await;
        }
    };
    #[cfg(unix)]
    let terminated = async {
        match terminate {
            Ok(mut signal) => {
                signal.recv().await;
            }
            Err(_) => std::future::pending().await,
        }
    };
    #[cfg(not(unix))]
    let terminated = std::future::pending::<()>();
    async {
        tokio::select! {
            () = interrupted => {}
            () = terminated => {}
        }
    }
}
