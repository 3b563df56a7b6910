//! Tables over HTTP and WebSocket, durable in SQLite or PostgreSQL.
//!
//! What a table is stands in the crate [`room`]. Around it stand here the store, a task for each table somebody uses ([`live`]), all
//! of a node's tables and what nodes tell each other ([`hub`]), and the HTTP side ([`api`]). Games are known only through the
//! registry: nothing here names one.

pub mod admin;
mod analyses;
mod api;
mod campaigns;
mod clock;
#[cfg(test)]
mod fixtures;
mod glance;
mod hub;
mod ids;
mod limits;
mod listen;
mod live;
mod messages;
mod metrics;
pub mod moderation;
mod people;
mod quotas;
mod rates;
mod ratings;
mod sanctions;
mod shares;
mod sockets;
mod store;
mod thinkers;
mod types;

use std::fs::{File, TryLockError};
use std::path::{Path, PathBuf};
use std::sync::Arc;
use std::time::Duration;

use axum::Router;
use tokio::net::TcpListener;
use tokio::sync::watch;

pub use api::openapi;
pub use glance::{Glance, Glances, Seated};
pub use messages::MESSAGES;
pub use room::WHO_LEFT;
pub use store::{Database, Expired, Keep, Store, StoreError};
pub use types::write_types;

/// The target of spans that are made for traces, and no others.
pub const TRACES: &str = "traces";

/// How a server is run.
pub struct Config {
    /// Where everything is kept.
    pub database: Database,
    /// Do people reach it by https? Then cookies are only sent that way.
    pub https: bool,
    /// Is it behind a proxy of ours, which says where requests come from (`X-Forwarded-For`)?
    pub behind_proxy: bool,
    /// How many bots think at a time.
    pub thinkers: usize,
    /// How long tables are kept.
    pub keep: Keep,
    /// How many files the process may open: each connection is one.
    pub open_files: usize,
    /// Whatever else there is to see, such as the browser client; its pages may tell of tables.
    pub pages: Option<fn(Glances) -> Router>,
}

/// Why a server could not run.
#[derive(Debug, thiserror::Error)]
pub enum RunError {
    /// The database failed.
    #[error(transparent)]
    Store(#[from] StoreError),
    /// Another process serves the same file.
    #[error("another server uses {0}; for several, use PostgreSQL")]
    InUse(PathBuf),
    /// The network failed.
    #[error("the network failed: {0}")]
    Network(#[from] std::io::Error),
}

/// What requests share.
struct App {
    hub: Arc<hub::Hub>,
    https: bool,
    behind_proxy: bool,
    /// Are figures told at an address of their own?
    figures_elsewhere: bool,
}

/// Serves until `shutdown` is ready; then clients are told, what is under way is finished and stored, and the tables are left to
/// other nodes. `serving` is called once it does; figures are told at `figures`, or where everything is.
pub async fn run(
    listener: TcpListener,
    figures: Option<TcpListener>,
    config: Config,
    serving: impl FnOnce(),
    shutdown: impl Future<Output = ()> + Send + 'static,
) -> Result<(), RunError> {
    // Held until the process ends, however it does.
    let _alone = match &config.database {
        Database::Sqlite(file) => Some(be_alone(file)?),
        Database::Postgres(_) => None,
    };
    let store = Store::open(&config.database).await?;
    if matches!(config.database, Database::Sqlite(_)) {
        store.be_alone(clock::now()).await?;
    }
    let proposal = table::Seed(ids::random()).to_string();
    let key = store.agree("key", &proposal).await?;
    let key: table::Seed = key.parse().map_err(|_| StoreError::Unreadable("the key that signs cookies".to_owned()))?;

    let (close, closing) = watch::channel(false);
    let (writer, written) = store::Writer::start(&store, ids::new());
    let thinkers = thinkers::Thinkers::new(config.thinkers);
    // Most of the files the process may open are for those who play.
    let files = config.open_files.saturating_sub(limits::OTHER_FILES);
    let sockets = sockets::Sockets::new(limits::SOCKETS.min(files * 3 / 4));
    let hub = hub::Hub::new(store.clone(), writer, thinkers, sockets, config.keep, key.0, closing);
    // Where no other node can be, every moment since the last one was heard of is an outage.
    let alone = matches!(config.database, Database::Sqlite(_));
    hub.learn_sanctions().await?;
    hub.renew(if alone { Duration::ZERO } else { limits::OUTAGE }).await?;
    let renewing = hub.keep_renewing();
    let sweeping = hub.keep_sweeping();
    let listening = hub.keep_listening();
    let telling = hub.keep_telling();

    let (https, behind_proxy) = (config.https, config.behind_proxy);
    let app = Arc::new(App { hub: hub.clone(), https, behind_proxy, figures_elsewhere: figures.is_some() });
    let pages = config.pages.map(|pages| pages(Glances::new(hub.clone())));
    let telling_figures = figures.map(|figures| {
        let (router, mut closing) = (api::figures(app.clone()), hub.closing());
        tokio::spawn(async move {
            let few = listen::Capacity { in_all: limits::CONNECTIONS_AN_ADDRESS, from_one_address: usize::MAX };
            let closed = async move {
                let _ = closing.wait_for(|closing| *closing).await;
            };
            listen::serve(figures, router, few, closed).await;
        })
    });
    let router = api::router(app, pages);
    let capacity = listen::Capacity {
        in_all: limits::CONNECTIONS.min(files / 4),
        from_one_address: if config.behind_proxy { usize::MAX } else { limits::CONNECTIONS_AN_ADDRESS },
    };
    let goodbye = async move {
        shutdown.await;
        tracing::info!("going away");
        // Nobody may be listening any more, which is as good.
        let _ = close.send(true);
    };
    let mut closing = hub.closing();
    let served = listen::serve(listener, router, capacity, goodbye);
    serving();
    let deadline = async {
        let _ = closing.wait_for(|closing| *closing).await;
        tokio::time::sleep(limits::FAREWELL).await;
    };
    tokio::select! {
        () = served => {}
        () = deadline => tracing::warn!("somebody would not leave"),
    }

    let farewell = async {
        while hub.live_tables() > 0 || hub.sockets.open() > 0 {
            tokio::time::sleep(Duration::from_millis(10)).await;
        }
    };
    if tokio::time::timeout(limits::FAREWELL, farewell).await.is_err() {
        tracing::warn!(tables = hub.live_tables(), sockets = hub.sockets.open(), "not everybody has left");
    }
    for task in [Some(renewing), Some(sweeping), listening, telling, telling_figures].into_iter().flatten() {
        let _ = task.await;
    }
    drop(hub);
    // Everything that was to be stored is.
    for written in written {
        let _ = tokio::time::timeout(limits::FAREWELL, written).await;
    }
    store.close().await;
    Ok(())
}

/// Makes sure that no other process serves this file: two would not hear of each other's moves.
fn be_alone(file: &Path) -> Result<File, RunError> {
    let mut options = File::options();
    options.write(true).create(true);
    #[cfg(unix)]
    std::os::unix::fs::OpenOptionsExt::mode(&mut options, 0o600);
    let lock = options.open(file.with_extension("lock"))?;
    match lock.try_lock() {
        Ok(()) => Ok(lock),
        Err(TryLockError::WouldBlock) => Err(RunError::InUse(file.to_owned())),
        Err(TryLockError::Error(error)) => {
            tracing::warn!(%error, "this file system knows no locks: make sure that one process alone serves it");
            Ok(lock)
        }
    }
}
