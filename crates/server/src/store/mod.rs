//! Where everything is kept: SQLite in a file, or PostgreSQL. One schema, one set of statements, in the common subset of both.

mod analyses;
mod blocks;
mod campaigns;
mod expiry;
mod leaving;
mod log;
mod moderation;
mod nodes;
mod people;
mod quotas;
mod reports;
mod results;
mod sessions;
mod tables;

use std::borrow::Cow;
use std::cmp::Ordering;
use std::path::PathBuf;
use std::str::FromStr as _;
use std::time::Duration;

use room::{Refusal, Unreadable};
use sqlx::migrate::{Migration, MigrationType, Migrator};
use sqlx::pool::PoolOptions;
use sqlx::postgres::{PgConnectOptions, PgPool};
use sqlx::sqlite::{SqliteConnectOptions, SqliteJournalMode, SqlitePool, SqliteSynchronous};
use sqlx::{Connection as _, SqlSafeStr as _};

use crate::limits;
use crate::metrics::METRICS;

pub use analyses::{AnalysisRow, Run};
pub use campaigns::{CampaignRow, ListedCampaignRow};
pub use expiry::{Expired, Keep};
pub use log::{Append, Appended, Writer};
pub use moderation::{AuditRow, Change, HOST};
pub use nodes::{Drive, Outage};
pub use people::{PersonRow, TokenRow};
pub use quotas::Used;
pub use reports::ReportRow;
pub use results::{RatingRow, RatingsOf};
pub use sessions::SessionRow;
pub use tables::{Filter, ListedRow, TableToAdd};

/// Which database.
#[derive(Clone, Debug)]
pub enum Database {
    /// A file; made when it is not there.
    Sqlite(PathBuf),
    /// A PostgreSQL server, for one node or many.
    Postgres(String),
}

/// The database, open.
#[derive(Clone)]
pub struct Store {
    pools: Pools,
    /// The log has connections of its own: moves never wait behind requests that wait for something else.
    log: Pools,
    followed: Followed,
}

/// Connections for what follows from the log and is only kept for lists, and for who drives a table. SQLite does not wait for the disk
/// there: after a power cut it is worked out anew, and whatever of it came before an entry of the log is on the disk with that.
#[derive(Clone)]
struct Followed {
    pools: Pools,
}

#[derive(Clone)]
enum Pools {
    Sqlite(SqlitePool),
    Postgres(PgPool),
}

/// Why the database did not do what it was asked.
#[derive(Debug, thiserror::Error)]
pub enum StoreError {
    /// A statement failed.
    #[error("the database failed: {0}")]
    Sql(#[from] sqlx::Error),
    /// It cannot be reached, or lets nobody in.
    #[error("the database cannot be reached: {0}")]
    Unreachable(sqlx::Error),
    /// The schema could not be brought up to date.
    #[error("the database could not be brought up to date: {0}")]
    Migration(#[from] sqlx::migrate::MigrateError),
    /// Its schema is that of an older version.
    #[error("the database is of an older version: `portolan admin migrate` brings it up to date, and so does `portolan serve`")]
    Older,
    /// Its schema is that of a newer version.
    #[error("the database is of a newer version: use that one")]
    Newer,
    /// What is stored cannot be understood: written by a newer version, or by something else.
    #[error("what is stored cannot be read: {0}")]
    Unreadable(String),
    /// The database does not answer.
    #[error("the database did not answer in time")]
    TooSlow,
    /// Entries could not be stored; why, was logged once for all of them.
    #[error("entries could not be stored")]
    NotStored,
    /// The store is closing.
    #[error("the store is closing")]
    Closing,
}

impl StoreError {
    /// Did somebody else hold what was to be changed, for too long?
    fn is_held_up(&self) -> bool {
        const LOCK_NOT_AVAILABLE: &str = "55P03";
        match self {
            Self::Sql(sqlx::Error::Database(error)) => error.code().as_deref() == Some(LOCK_NOT_AVAILABLE),
            _ => false,
        }
    }
}

impl From<Unreadable> for StoreError {
    fn from(Unreadable(what): Unreadable) -> Self {
        Self::Unreadable(what)
    }
}

/// The reason goes to the log, for the host; the player only hears that something is wrong.
impl From<StoreError> for Refusal {
    fn from(error: StoreError) -> Self {
        METRICS.failed("store");
        tracing::error!(%error, "a request failed");
        Self::trouble()
    }
}

/// Runs one statement on a connection of whichever database there is: the statements are the same, only their types differ. When it
/// fails, or takes too long, the connection is closed and never used again: what state it is in, nobody knows.
macro_rules! on {
    ($store:expr, $connection:ident => $run:expr) => {
        match &$store.pools {
            $crate::store::Pools::Sqlite(pool) => $crate::store::on!(@ pool, $connection => $run),
            $crate::store::Pools::Postgres(pool) => $crate::store::on!(@ pool, $connection => $run),
        }
    };
    (@ $pool:expr, $connection:ident => $run:expr) => {
        match $pool.acquire().await {
            Ok(mut held) => {
                let done = {
                    let $connection = &mut *held;
                    $crate::store::in_time($run).await
                };
                if done.is_err() {
                    held.close_on_drop();
                }
                done
            }
            Err(error) => Err($crate::store::StoreError::from(error)),
        }
    };
}
use on;

/// Runs one statement that changes something; answers how many rows it changed.
macro_rules! change {
    ($store:expr, $statement:expr) => {
        $crate::store::on!($store, connection => async {
            Ok::<u64, $crate::store::StoreError>($statement.execute(connection).await?.rows_affected())
        })
    };
}
use change;

/// Runs several statements in one transaction, likewise. SQLite rolls back by itself when the disk is full, and what is then written
/// into the transaction it no longer has would be acknowledged and never stored: so a connection that failed is closed here, too.
macro_rules! in_transaction {
    ($store:expr, $transaction:ident => $run:expr) => {
        match &$store.pools {
            // A transaction that begins as a reader may find, when it wants to write, that another has.
            $crate::store::Pools::Sqlite(pool) => $crate::store::in_transaction!(@ pool, "BEGIN IMMEDIATE", $transaction => $run),
            $crate::store::Pools::Postgres(pool) => $crate::store::in_transaction!(@ pool, "BEGIN", $transaction => $run),
        }
    };
    (@ $pool:expr, $begin:literal, $transaction:ident => $run:expr) => {
        $crate::store::on!(@ $pool, connection => async {
            let mut $transaction = sqlx::Connection::begin_with(connection, $begin).await?;
            let done = $run;
            $transaction.commit().await?;
            Ok::<_, $crate::store::StoreError>(done)
        })
    };
}
use in_transaction;

/// Waits for the database, but not for ever: it may be out of reach without a word.
async fn in_time<T, E>(work: impl Future<Output = Result<T, E>>) -> Result<T, StoreError>
where
    StoreError: From<E>,
{
    match tokio::time::timeout(limits::DATABASE_WAIT, work).await {
        Ok(done) => Ok(done?),
        Err(_) => Err(StoreError::TooSlow),
    }
}

const MIGRATIONS: &[(i64, &str, &str)] = &[
    (1, "tables", include_str!("../../migrations/0001_tables.sql")),
    (2, "campaigns", include_str!("../../migrations/0002_campaigns.sql")),
    (3, "sessions", include_str!("../../migrations/0003_sessions.sql")),
    (4, "session rows", include_str!("../../migrations/0004_session_rows.sql")),
    (5, "outages", include_str!("../../migrations/0005_outages.sql")),
    (6, "quotas", include_str!("../../migrations/0006_quotas.sql")),
    (7, "people", include_str!("../../migrations/0007_people.sql")),
    (8, "leaving", include_str!("../../migrations/0008_leaving.sql")),
    (9, "blocks", include_str!("../../migrations/0009_blocks.sql")),
    (10, "moderation", include_str!("../../migrations/0010_moderation.sql")),
    (11, "analyses", include_str!("../../migrations/0011_analyses.sql")),
    (12, "known shuffle", include_str!("../../migrations/0012_known_shuffle.sql")),
];

impl Store {
    /// Opens the database and brings its schema up to date.
    pub async fn open(database: &Database) -> Result<Self, StoreError> {
        Self::open_and(database, true).await
    }

    /// Opens a database whose schema is up to date.
    pub async fn open_as_it_is(database: &Database) -> Result<Self, StoreError> {
        const SELECT: &str = "SELECT COALESCE(MAX(version), 0) FROM _sqlx_migrations";
        let store = Self::open_and(database, false).await?;
        let known = MIGRATIONS.last().map_or(0, |(version, ..)| *version);
        let found: i64 = on!(store, connection => sqlx::query_scalar(SELECT).fetch_one(connection))?;
        match found.cmp(&known) {
            Ordering::Less => Err(StoreError::Older),
            Ordering::Equal => Ok(store),
            Ordering::Greater => Err(StoreError::Newer),
        }
    }

    async fn open_and(database: &Database, up_to_date: bool) -> Result<Self, StoreError> {
        let (pools, log, followed) = match database {
            Database::Sqlite(file) => {
                let options = SqliteConnectOptions::new()
                    .filename(file)
                    .create_if_missing(true)
                    .journal_mode(SqliteJournalMode::Wal)
                    // Entries are stored in batches, so the wait for the disk is shared, and a power cut loses nothing.
                    .synchronous(SqliteSynchronous::Full)
                    .foreign_keys(true)
                    .busy_timeout(limits::DATABASE_WAIT / 2);
                let pools = pool(4).connect_with(options.clone()).await?;
                let followed = pool(2).connect_lazy_with(options.clone().synchronous(SqliteSynchronous::Normal));
                (Pools::Sqlite(pools), Pools::Sqlite(pool(2).connect_lazy_with(options)), Pools::Sqlite(followed))
            }
            Database::Postgres(url) => {
                let options = PgConnectOptions::from_str(url)?.application_name("portolan");
                let first = pool(1).connect_with(options.clone()).await.map_err(StoreError::Unreachable)?;
                if up_to_date {
                    migrate(&Pools::Postgres(first)).await?;
                }
                let patient = options.clone().options(postgres_limits(limits::LOCK_WAIT));
                let hasty = options.options(postgres_limits(limits::LOG_LOCK_WAIT));
                let pools = pool(12).connect_with(patient).await?;
                (Pools::Postgres(pools.clone()), Pools::Postgres(pool(2).connect_lazy_with(hasty)), Pools::Postgres(pools))
            }
        };
        if up_to_date && matches!(pools, Pools::Sqlite(_)) {
            migrate(&pools).await?;
        }
        let store = Self { pools, log, followed: Followed { pools: followed } };
        if up_to_date {
            store.note_looks().await?;
        }
        Ok(store)
    }

    /// Closes every connection.
    pub async fn close(&self) {
        for pools in [&self.log, &self.followed.pools, &self.pools] {
            match pools {
                Pools::Sqlite(pool) => pool.close().await,
                Pools::Postgres(pool) => pool.close().await,
            }
        }
    }

    /// The PostgreSQL pool, where several nodes may share the tables.
    pub(crate) fn postgres(&self) -> Option<&PgPool> {
        match &self.pools {
            Pools::Sqlite(_) => None,
            Pools::Postgres(pool) => Some(pool),
        }
    }

    /// Notes how many connections there are, and how many of them nobody uses.
    pub fn count_connections(&self) {
        for (pool, pools) in [("all", &self.pools), ("log", &self.log)] {
            let (open, idle) = match pools {
                Pools::Sqlite(pool) => (pool.size(), pool.num_idle()),
                Pools::Postgres(pool) => (pool.size(), pool.num_idle()),
            };
            let used = i64::from(open) - idle as i64;
            for (state, count) in [("idle", idle as i64), ("used", used.max(0))] {
                METRICS.pool.get_or_create(&crate::metrics::Pool { pool, state }).set(count);
            }
        }
    }

    /// A value all nodes agree on: the one stored first.
    pub async fn agree(&self, name: &str, proposal: &str) -> Result<String, StoreError> {
        const INSERT: &str = "INSERT INTO meta (name, value) VALUES ($1, $2) ON CONFLICT DO NOTHING";
        const SELECT: &str = "SELECT value FROM meta WHERE name = $1";
        change!(self, sqlx::query(INSERT).bind(name).bind(proposal))?;
        on!(self, connection => sqlx::query_scalar(SELECT).bind(name).fetch_one(connection))
    }

    /// Copies a SQLite database, in use or not, into a new file. False for PostgreSQL, which has tools of its own.
    pub async fn back_up(&self, file: &str) -> Result<bool, StoreError> {
        match &self.pools {
            Pools::Sqlite(pool) => {
                sqlx::query("VACUUM INTO $1").bind(file).execute(pool).await?;
                Ok(true)
            }
            Pools::Postgres(_) => Ok(false),
        }
    }
}

/// A pool of so many connections at most.
fn pool<DB: sqlx::Database>(most: u32) -> PoolOptions<DB> {
    PoolOptions::new()
        .max_connections(most)
        .acquire_timeout(limits::CONNECTION_WAIT)
        // To ask each time whether a connection still lives would take as long as what it is used for.
        .test_before_acquire(false)
        .before_acquire(|connection: &mut DB::Connection, about| {
            Box::pin(async move {
                if about.idle_for > limits::CONNECTION_BELIEVED {
                    connection.ping().await?;
                }
                Ok(true)
            })
        })
}

/// Brings the schema up to date.
async fn migrate(pools: &Pools) -> Result<(), StoreError> {
    let migrations = MIGRATIONS.iter().map(|(version, name, sql)| {
        Migration::new(*version, Cow::Borrowed(*name), MigrationType::Simple, sql.into_sql_str(), false)
    });
    let migrator = Migrator { migrations: migrations.collect(), ..Migrator::DEFAULT };
    match pools {
        Pools::Sqlite(pool) => migrator.run(pool).await?,
        Pools::Postgres(pool) => migrator.run(pool).await?,
    }
    Ok(())
}

/// What PostgreSQL itself sees to: that no statement and no lock is waited for too long, and that the locks of a node that stands still
/// or has lost its power are not kept.
fn postgres_limits(lock_wait: Duration) -> [(&'static str, String); 8] {
    let (seconds, millis) = (|time: Duration| time.as_secs().to_string(), |time: Duration| time.as_millis().to_string());
    [
        ("lock_timeout", millis(lock_wait)),
        ("statement_timeout", millis(limits::DATABASE_WAIT)),
        ("idle_in_transaction_session_timeout", millis(limits::TRANSACTION_IDLE)),
        ("client_connection_check_interval", millis(limits::TRANSACTION_IDLE)),
        ("tcp_keepalives_idle", seconds(limits::KEEPALIVE)),
        ("tcp_keepalives_interval", "2".to_owned()),
        ("tcp_keepalives_count", "3".to_owned()),
        ("tcp_user_timeout", millis(limits::DATABASE_WAIT)),
    ]
}
