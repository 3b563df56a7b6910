//! Where everything is kept: SQLite in a file, or PostgreSQL. One schema, one set of statements, in the common subset of both.

mod campaigns;
mod log;
mod nodes;
mod people;
mod results;
mod sessions;
mod tables;

use std::borrow::Cow;
use std::path::PathBuf;
use std::str::FromStr as _;
use std::time::Duration;

use room::{Refusal, Unreadable};
use sqlx::SqlSafeStr as _;
use sqlx::migrate::{Migration, MigrationType, Migrator};
use sqlx::postgres::{PgConnectOptions, PgPool, PgPoolOptions};
use sqlx::sqlite::{SqliteConnectOptions, SqliteJournalMode, SqlitePool, SqlitePoolOptions, SqliteSynchronous};

use crate::limits;

pub use campaigns::CampaignRow;
pub use log::{Append, Appended, Writer};
pub use people::{PersonRow, TokenRow};
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
    /// The schema could not be brought up to date.
    #[error("the database could not be brought up to date: {0}")]
    Migration(#[from] sqlx::migrate::MigrateError),
    /// What is stored cannot be understood: written by a newer version, or by something else.
    #[error("what is stored cannot be read: {0}")]
    Unreadable(String),
    /// The store is closing.
    #[error("the store is closing")]
    Closing,
}

impl From<Unreadable> for StoreError {
    fn from(Unreadable(what): Unreadable) -> Self {
        Self::Unreadable(what)
    }
}

/// The reason goes to the log, for the host; the player only hears that something is wrong.
impl From<StoreError> for Refusal {
    fn from(error: StoreError) -> Self {
        tracing::error!(%error, "a request failed");
        Self::trouble()
    }
}

/// Runs one expression on whichever pool there is: the statements are the same, only their types differ.
macro_rules! on {
    ($store:expr, $pool:ident => $run:expr) => {
        match &$store.pools {
            $crate::store::Pools::Sqlite($pool) => $run,
            $crate::store::Pools::Postgres($pool) => $run,
        }
    };
}
use on;

const MIGRATIONS: &[(i64, &str, &str)] = &[
    (1, "tables", include_str!("../../migrations/0001_tables.sql")),
    (2, "campaigns", include_str!("../../migrations/0002_campaigns.sql")),
    (3, "sessions", include_str!("../../migrations/0003_sessions.sql")),
    (4, "session rows", include_str!("../../migrations/0004_session_rows.sql")),
];

impl Store {
    /// Opens the database and brings its schema up to date.
    pub async fn open(database: &Database) -> Result<Self, StoreError> {
        let pools = match database {
            Database::Sqlite(file) => {
                let options = SqliteConnectOptions::new()
                    .filename(file)
                    .create_if_missing(true)
                    .journal_mode(SqliteJournalMode::Wal)
                    // Entries are stored in batches, so the wait for the disk is shared, and a power cut loses nothing.
                    .synchronous(SqliteSynchronous::Full)
                    .foreign_keys(true)
                    .busy_timeout(Duration::from_secs(10));
                Pools::Sqlite(
                    SqlitePoolOptions::new()
                        .max_connections(4)
                        .acquire_timeout(limits::DATABASE_WAIT)
                        .connect_with(options)
                        .await?,
                )
            }
            Database::Postgres(url) => {
                let options = PgConnectOptions::from_str(url)?.application_name("portolan");
                Pools::Postgres(
                    PgPoolOptions::new().max_connections(12).acquire_timeout(limits::DATABASE_WAIT).connect_with(options).await?,
                )
            }
        };
        let store = Self { pools };
        let migrations = MIGRATIONS.iter().map(|(version, name, sql)| {
            Migration::new(*version, Cow::Borrowed(*name), MigrationType::Simple, sql.into_sql_str(), false)
        });
        let migrator = Migrator { migrations: migrations.collect(), ..Migrator::DEFAULT };
        on!(store, pool => migrator.run(pool).await)?;
        Ok(store)
    }

    /// Does the database answer?
    pub async fn is_ready(&self) -> bool {
        on!(self, pool => sqlx::query("SELECT 1").execute(pool).await.is_ok())
    }

    /// Closes every connection.
    pub async fn close(&self) {
        on!(self, pool => pool.close().await);
    }

    /// The PostgreSQL pool, where several nodes may share the tables.
    pub(crate) fn postgres(&self) -> Option<&PgPool> {
        match &self.pools {
            Pools::Sqlite(_) => None,
            Pools::Postgres(pool) => Some(pool),
        }
    }

    /// A value all nodes agree on: the one stored first.
    pub async fn agree(&self, name: &str, proposal: &str) -> Result<String, StoreError> {
        on!(self, pool => {
            sqlx::query("INSERT INTO meta (name, value) VALUES ($1, $2) ON CONFLICT DO NOTHING")
                .bind(name).bind(proposal).execute(pool).await?;
            let value: String =
                sqlx::query_scalar("SELECT value FROM meta WHERE name = $1").bind(name).fetch_one(pool).await?;
            Ok(value)
        })
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
