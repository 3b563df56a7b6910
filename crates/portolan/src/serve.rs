//! `serve`: tables for browsers and programs.

use std::net::{IpAddr, SocketAddr};
use std::path::PathBuf;
use std::process::ExitCode;

use anyhow::{Context as _, Result, ensure};
use clap::Args;
use server::{Config, Database};
use tokio::net::TcpListener;

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
    /// How many bots may think at a time; by default one less than there are cores
    #[arg(long)]
    thinkers: Option<usize>,
    /// Write the log as JSON, a line an event
    #[arg(long)]
    log_json: bool,
    /// Open the lobby in your browser, where there is one
    #[arg(long)]
    open: bool,
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
    /// The database; the folder is made if it is not there, for no other user's eyes: it holds what nobody may see.
    pub fn database(&self) -> Result<Database> {
        if self.database.is_none() {
            let mut folder = std::fs::DirBuilder::new();
            #[cfg(unix)]
            std::os::unix::fs::DirBuilderExt::mode(&mut folder, 0o700);
            let made = folder.recursive(true).create(&self.data);
            made.with_context(|| format!("cannot make the folder {}", self.data.display()))?;
        }
        Ok(self.place())
    }

    /// The database of a server that runs, or has run.
    pub fn existing(&self) -> Result<Database> {
        let place = self.place();
        if let Database::Sqlite(file) = &place {
            ensure!(file.exists(), "there is no {}", file.display());
        }
        Ok(place)
    }

    fn place(&self) -> Database {
        match &self.database {
            Some(url) => Database::Postgres(url.clone()),
            None => Database::Sqlite(self.data.join("portolan.sqlite")),
        }
    }
}

/// Runs what waits for the network, the disk or the clock.
pub fn block_on<T>(future: impl Future<Output = Result<T>>) -> Result<T> {
    tokio::runtime::Runtime::new().context("cannot start")?.block_on(future)
}

impl Serve {
    pub fn run(self) -> Result<ExitCode> {
        let filter = tracing_subscriber::EnvFilter::try_from_default_env().unwrap_or_else(|_| "info".into());
        // When even the log cannot be written, because its disk is full, play goes on without it.
        let log = tracing_subscriber::fmt().with_env_filter(filter).with_writer(std::io::stderr).log_internal_errors(false);
        if self.log_json {
            log.json().init();
        } else {
            log.init();
        }
        let cores = std::thread::available_parallelism().map_or(1, usize::from);
        let config = Config {
            database: self.store.database()?,
            https: self.https,
            behind_proxy: self.behind_proxy,
            thinkers: self.thinkers.unwrap_or(cores.saturating_sub(1)).max(1),
            open_files: open_files(),
            #[cfg(feature = "embed-web")]
            pages: Some(crate::pages::router()),
            #[cfg(not(feature = "embed-web"))]
            pages: None,
        };
        block_on(async {
            #[cfg(unix)]
            let _told = tell_of_files_that_may_not_grow()?;
            let address = SocketAddr::new(self.address, self.port);
            let listener = TcpListener::bind(address).await.with_context(|| format!("cannot listen at {address}"))?;
            let address = listener.local_addr()?;
            // Scripts wait for this line; everything else is told on standard error.
            println!("http://{address}/");
            if self.open {
                open_in_browser(&format!("http://{address}/"));
            }
            tracing::info!(%address, "serving");
            server::run(listener, config, asked_to_stop()).await.context("the server stopped")
        })?;
        Ok(ExitCode::SUCCESS)
    }
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

/// Ready when somebody presses Ctrl-C, or the system asks the process to end.
async fn asked_to_stop() {
    let interrupted = async {
        if tokio::signal::ctrl_c().await.is_err() {
            std::future::pending::<()>().await;
        }
    };
    #[cfg(unix)]
    let terminated = async {
        match tokio::signal::unix::signal(tokio::signal::unix::SignalKind::terminate()) {
            Ok(mut signal) => {
                signal.recv().await;
            }
            Err(_) => std::future::pending().await,
        }
    };
    #[cfg(not(unix))]
    let terminated = std::future::pending::<()>();
    tokio::select! {
        () = interrupted => {}
        () = terminated => {}
    }
}
