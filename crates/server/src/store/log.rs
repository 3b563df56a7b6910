//! The log of numbered entries, and the one writer that adds to it.
//!
//! Entries of many tables are stored in one transaction, so they share the wait for the disk; each is answered only after that. An
//! entry that something else holds up, such as a node that stands still, is not waited for: the others go on without it, and it is
//! tried again by itself.

use std::collections::HashSet;
use std::sync::LazyLock;
use std::time::Instant;

use room::Stored;
use sqlx::pool::PoolConnection;
use sqlx::{PgConnection, Pool, Postgres, Sqlite, SqliteConnection};
use tokio::sync::{mpsc, oneshot};
use tokio::task::JoinHandle;

use super::{Pools, Store, StoreError, in_time, on};
use crate::clock::now;
use crate::hub::{Notice, Told};
use crate::ids;
use crate::limits;
use crate::metrics::METRICS;

/// An entry to be stored.
#[derive(Clone, Debug)]
pub struct Append {
    /// At which table.
    pub table: String,
    /// The entry, with the number it wants.
    pub stored: Stored,
}

/// What became of it.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Appended {
    /// It is stored, for good.
    Stored,
    /// Another entry has this number.
    NumberTaken,
    /// The same client has done this before: under this number.
    DoneBefore(i64),
    /// Somebody else is just adding to this table's log, and it is not known yet what becomes of it.
    Busy,
}

type Waiting = (Append, oneshot::Sender<Result<Appended, StoreError>>);

/// Hands entries to the writer.
#[derive(Clone)]
pub struct Writer {
    /// For which node: in its notices it says so, because it need not be told what it has stored.
    pub node: String,
    queue: mpsc::Sender<Waiting>,
    /// For what was found busy: in a queue of its own, so that nobody waits behind it.
    again: mpsc::Sender<Waiting>,
}

impl Writer {
    /// Starts the writer of this node. It ends when the last handle is gone and everything is stored; the tasks tell when.
    pub fn start(store: &Store, node: String) -> (Self, [JoinHandle<()>; 2]) {
        let (queue, waiting) = mpsc::channel(4 * limits::ENTRIES_A_BATCH);
        let (again, waiting_again) = mpsc::channel(4 * limits::ENTRIES_A_BATCH);
        let first = tokio::spawn(write(Line::to(store, Some(&node)), waiting, limits::ENTRIES_A_BATCH));
        let second = tokio::spawn(write(Line::to(store, Some(&node)), waiting_again, 1));
        (Self { node, queue, again }, [first, second])
    }

    /// Has it ended, as only a server that goes away or fails does?
    pub fn has_ended(&self) -> bool {
        self.queue.is_closed() || self.again.is_closed()
    }

    /// Stores one entry, and answers when it is stored. Was it found busy before?
    pub async fn append(&self, append: Append, was_busy: bool) -> Result<Appended, StoreError> {
        let (reply, outcome) = oneshot::channel();
        let queue = if was_busy { &self.again } else { &self.queue };
        queue.send((append, reply)).await.map_err(|_| StoreError::Closing)?;
        outcome.await.map_err(|_| StoreError::Closing)?
    }
}

/// Stores what comes, as much at a time as is waiting.
async fn write(mut line: Line, mut waiting: mpsc::Receiver<Waiting>, most: usize) {
    let mut batch = Vec::with_capacity(most);
    while waiting.recv_many(&mut batch, most).await > 0 {
        let begun = std::time::Instant::now();
        let appends: Vec<&Append> = batch.iter().map(|(append, _)| append).collect();
        let mut outcomes = line.append(&appends).await;
        if appends.len() > 1 && outcomes.as_ref().is_err_and(StoreError::is_held_up) {
            outcomes = line.append_one_by_one(&appends).await;
        }
        METRICS.stored(batch.len(), begun.elapsed());
        match outcomes {
            Ok(outcomes) => {
                for ((_, reply), outcome) in batch.drain(..).zip(outcomes) {
                    // Whoever no longer waits finds the entry in the log.
                    let _ = reply.send(Ok(outcome));
                }
            }
            Err(error) if error.is_held_up() => {
                for (_, reply) in batch.drain(..) {
                    let _ = reply.send(Ok(Appended::Busy));
                }
            }
            Err(error) => {
                tracing::error!(%error, entries = batch.len(), "entries could not be stored");
                for (_, reply) in batch.drain(..) {
                    let _ = reply.send(Err(StoreError::NotStored));
                }
            }
        }
    }
}

const INSERT: &str = "INSERT INTO log (table_id, number, at, author, client, entry) VALUES ($1, $2, $3, $4, $5, $6)
    ON CONFLICT DO NOTHING";
const DONE_BEFORE: &str = "SELECT number FROM log WHERE table_id = $1 AND author = $2 AND client = $3";
const IS_THERE: &str = "SELECT COUNT(*) FROM log WHERE table_id = $1 AND number = $2";
const TELL: &str = "SELECT pg_notify('portolan', notice) FROM unnest($1::TEXT[]) AS notice";

/// PostgreSQL stores a batch and tells other nodes in one statement: one round trip, so a node that stops in between holds nothing.
/// Whoever adds to a table's log locks it; where another has, nothing is waited for.
const INSERT_AND_TELL: &str = "WITH stored AS (
        INSERT INTO log (table_id, number, at, author, client, entry)
        SELECT table_id, number, at, author, client, entry
        FROM unnest($1::TEXT[], $2::BIGINT[], $3::BIGINT[], $4::TEXT[], $5::TEXT[], $6::TEXT[])
            AS asked (table_id, number, at, author, client, entry)
        WHERE pg_try_advisory_xact_lock(hashtextextended(table_id, 0))
        ON CONFLICT DO NOTHING RETURNING table_id, number)
    SELECT table_id, number,
        pg_notify('portolan',
            json_build_object('kind', 'appended', 'table', table_id, 'number', number, 'node', $7::TEXT)::TEXT)::TEXT
    FROM stored";

/// The statement that inserts this number of rows.
fn insert_rows(rows: usize) -> &'static str {
    static STATEMENTS: LazyLock<Vec<String>> = LazyLock::new(|| {
        let row = |row: usize| {
            let places: Vec<String> = (1..=6).map(|place| format!("${}", row * 6 + place)).collect();
            format!("({})", places.join(", "))
        };
        let statement = |rows: usize| {
            let rows: Vec<String> = (0..rows).map(row).collect();
            format!("INSERT INTO log (table_id, number, at, author, client, entry) VALUES {}", rows.join(", "))
        };
        (1..=limits::ENTRIES_A_BATCH).map(statement).collect()
    });
    &STATEMENTS[rows - 1]
}

/// A way to the log, with a connection of its own.
enum Line {
    Sqlite(Kept<Sqlite>),
    /// And the node that tells others.
    Postgres(Kept<Postgres>, Option<String>),
}

/// A connection that is kept from one batch to the next: to take it from its pool and give it back, which asks each time whether it
/// still lives, takes longer than to store something.
struct Kept<DB: sqlx::Database> {
    pool: Pool<DB>,
    held: Option<PoolConnection<DB>>,
    used: Instant,
}

impl<DB: sqlx::Database> Kept<DB> {
    fn from(pool: &Pool<DB>) -> Self {
        Self { pool: pool.clone(), held: None, used: Instant::now() }
    }

    /// The connection. One that was silent for long may be dead: it goes back to its pool, which finds out.
    async fn take(&mut self) -> Result<PoolConnection<DB>, StoreError> {
        match self.held.take().filter(|_| self.used.elapsed() < limits::CONNECTION_BELIEVED) {
            Some(held) => Ok(held),
            None => Ok(self.pool.acquire().await?),
        }
    }

    /// Keeps the connection for the next time; one on which something failed is closed, and never used again.
    fn keep(&mut self, mut connection: PoolConnection<DB>, is_well: bool) {
        if is_well {
            (self.held, self.used) = (Some(connection), Instant::now());
        } else {
            connection.close_on_drop();
        }
    }
}

impl Line {
    fn to(store: &Store, node: Option<&str>) -> Self {
        match &store.log {
            Pools::Sqlite(pool) => Self::Sqlite(Kept::from(pool)),
            Pools::Postgres(pool) => Self::Postgres(Kept::from(pool), node.map(str::to_owned)),
        }
    }

    /// Stores entries in one transaction. Watchers on other nodes are told when it is complete.
    async fn append(&mut self, appends: &[&Append]) -> Result<Vec<Appended>, StoreError> {
        match self {
            Self::Sqlite(kept) => {
                let mut connection = kept.take().await?;
                let appended = in_time(append_to_sqlite(&mut connection, appends)).await;
                kept.keep(connection, appended.is_ok());
                appended
            }
            Self::Postgres(kept, node) => {
                let mut connection = kept.take().await?;
                let appended = in_time(append_to_postgres(&mut connection, appends, node.as_deref())).await;
                kept.keep(connection, appended.is_ok());
                appended
            }
        }
    }

    /// The same, each by itself, so that one that is held up holds up no other.
    async fn append_one_by_one(&mut self, appends: &[&Append]) -> Result<Vec<Appended>, StoreError> {
        let mut outcomes = Vec::with_capacity(appends.len());
        for append in appends {
            outcomes.push(match self.append(&[append]).await {
                Ok(outcome) => outcome[0],
                Err(error) if error.is_held_up() => Appended::Busy,
                Err(error) => return Err(error),
            });
        }
        Ok(outcomes)
    }
}

impl Store {
    /// Stores one entry, for whoever is no node.
    pub async fn append(&self, append: &Append) -> Result<Appended, StoreError> {
        Ok(Line::to(self, None).append(&[append]).await?[0])
    }

    /// Tells nodes something: one of them, or the host. A file has one, which looks for what it is told every second.
    pub async fn tell_nodes(&self, teller: Option<&str>, notices: &[Notice]) -> Result<(), StoreError> {
        const LEAVE: &str = "INSERT INTO notices (id, at, notice) VALUES ($1, $2, $3)";
        let told = |notice: &Notice| Told { notice: notice.clone(), node: teller.map(str::to_owned) }.text();
        let notices: Vec<String> = notices.iter().map(told).collect();
        match &self.pools {
            Pools::Sqlite(pool) => {
                for notice in notices {
                    on!(@ pool, connection => sqlx::query(LEAVE).bind(ids::new()).bind(now()).bind(notice).execute(connection))?;
                }
            }
            Pools::Postgres(pool) => {
                on!(@ pool, connection => sqlx::query(TELL).bind(&notices).execute(connection))?;
            }
        }
        Ok(())
    }

    /// Takes what was left for the one node of a file.
    pub async fn take_notices(&self) -> Result<Vec<String>, StoreError> {
        const ANY: &str = "SELECT COUNT(*) FROM notices";
        const TAKE: &str = "DELETE FROM notices RETURNING notice";
        let Pools::Sqlite(pool) = &self.pools else { return Ok(Vec::new()) };
        // Looking costs nothing; deleting nothing would wait for whoever writes.
        let any: i64 = on!(@ pool, connection => sqlx::query_scalar(ANY).fetch_one(connection))?;
        if any == 0 {
            return Ok(Vec::new());
        }
        on!(@ pool, connection => sqlx::query_scalar(TAKE).fetch_all(connection))
    }

    /// The entries of a table after a number, in order.
    pub async fn entries_after(&self, table: &str, number: i64) -> Result<Vec<Stored>, StoreError> {
        const SELECT: &str =
            "SELECT number, at, author, client, entry FROM log WHERE table_id = $1 AND number > $2 ORDER BY number";
        let rows: Vec<(i64, i64, String, Option<String>, String)> =
            on!(self, connection => sqlx::query_as(SELECT).bind(table).bind(number).fetch_all(connection))?;
        Ok(rows.into_iter().map(|(number, at, author, client, entry)| Stored { number, at, author, client, entry }).collect())
    }

    /// The number of a table's last entry.
    pub async fn last_number(&self, table: &str) -> Result<i64, StoreError> {
        const SELECT: &str = "SELECT COALESCE(MAX(number), 0) FROM log WHERE table_id = $1";
        Ok(on!(self, connection => sqlx::query_scalar(SELECT).bind(table).fetch_one(connection))?)
    }
}

/// One statement is a transaction by itself: one word to the thread that writes, and all rows are stored, or none.
async fn append_to_sqlite(connection: &mut SqliteConnection, appends: &[&Append]) -> Result<Vec<Appended>, StoreError> {
    let mut insert = sqlx::query(insert_rows(appends.len()));
    for Append { table, stored } in appends {
        let Stored { number, at, author, client, entry } = stored;
        insert = insert.bind(table).bind(number).bind(at).bind(author).bind(client).bind(entry);
    }
    match insert.execute(&mut *connection).await {
        Ok(_) => Ok(vec![Appended::Stored; appends.len()]),
        Err(sqlx::Error::Database(error)) if error.is_unique_violation() => insert_one_by_one(connection, appends).await,
        Err(error) => Err(error.into()),
    }
}

/// Inserts entries one after the other, and finds out about those that cannot be.
async fn insert_one_by_one(connection: &mut SqliteConnection, appends: &[&Append]) -> Result<Vec<Appended>, StoreError> {
    let mut transaction = sqlx::Connection::begin_with(connection, "BEGIN IMMEDIATE").await?;
    let mut outcomes = Vec::with_capacity(appends.len());
    for Append { table, stored } in appends {
        let Stored { number, at, author, client, entry } = stored;
        let insert = sqlx::query(INSERT).bind(table).bind(number).bind(at).bind(author).bind(client).bind(entry);
        outcomes.push(if insert.execute(&mut *transaction).await?.rows_affected() == 1 {
            Appended::Stored
        } else {
            let before = sqlx::query_scalar(DONE_BEFORE).bind(table).bind(author).bind(client);
            let before: Option<i64> = before.fetch_optional(&mut *transaction).await?;
            before.map_or(Appended::NumberTaken, Appended::DoneBefore)
        });
    }
    transaction.commit().await?;
    Ok(outcomes)
}

async fn append_to_postgres(
    connection: &mut PgConnection,
    appends: &[&Append],
    node: Option<&str>,
) -> Result<Vec<Appended>, StoreError> {
    fn column<'a, T>(appends: &[&'a Append], of: impl Fn(&'a Append) -> T) -> Vec<T> {
        appends.iter().map(|append| of(append)).collect()
    }
    let statement = sqlx::query_as(INSERT_AND_TELL)
        .bind(column(appends, |append| append.table.as_str()))
        .bind(column(appends, |append| append.stored.number))
        .bind(column(appends, |append| append.stored.at))
        .bind(column(appends, |append| append.stored.author.as_str()))
        .bind(column(appends, |append| append.stored.client.as_deref()))
        .bind(column(appends, |append| append.stored.entry.as_str()))
        .bind(node);
    let rows: Vec<(String, i64, String)> = statement.fetch_all(&mut *connection).await?;
    let stored: HashSet<(&str, i64)> = rows.iter().map(|(table, number, _)| (table.as_str(), *number)).collect();
    let mut outcomes = Vec::with_capacity(appends.len());
    for Append { table, stored: entry } in appends {
        outcomes.push(if stored.contains(&(table.as_str(), entry.number)) {
            Appended::Stored
        } else {
            let done_before = sqlx::query_scalar(DONE_BEFORE).bind(table).bind(&entry.author).bind(&entry.client);
            let done_before: Option<i64> = done_before.fetch_optional(&mut *connection).await?;
            let is_there = sqlx::query_scalar(IS_THERE).bind(table).bind(entry.number);
            let is_there: i64 = is_there.fetch_one(&mut *connection).await?;
            match done_before {
                Some(number) => Appended::DoneBefore(number),
                None if is_there > 0 => Appended::NumberTaken,
                None => Appended::Busy,
            }
        });
    }
    Ok(outcomes)
}
