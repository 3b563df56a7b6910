//! The log of numbered entries, and the one writer that adds to it.
//!
//! Entries of many tables are stored in one transaction, so they share the wait for the disk; each is answered only after that.

use std::sync::LazyLock;

use room::Stored;
use sqlx::Connection as _;
use tokio::sync::{mpsc, oneshot};

use super::{Pools, Store, StoreError, on};
use crate::hub::Notice;
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
}

type Waiting = (Append, oneshot::Sender<Result<Appended, StoreError>>);

/// Hands entries to the writer.
#[derive(Clone)]
pub struct Writer {
    queue: mpsc::Sender<Waiting>,
}

impl Writer {
    /// Starts the writer. It ends when the last handle is gone and everything is stored; the task tells when.
    pub fn start(store: Store) -> (Self, tokio::task::JoinHandle<()>) {
        let (queue, mut waiting) = mpsc::channel::<Waiting>(4 * limits::ENTRIES_A_BATCH);
        let task = tokio::spawn(async move {
            let mut batch = Vec::with_capacity(limits::ENTRIES_A_BATCH);
            while waiting.recv_many(&mut batch, limits::ENTRIES_A_BATCH).await > 0 {
                // In this order two nodes never wait for each other.
                batch.sort_by(|(a, _), (b, _)| (&a.table, a.stored.number).cmp(&(&b.table, b.stored.number)));
                let begun = std::time::Instant::now();
                let appends: Vec<&Append> = batch.iter().map(|(append, _)| append).collect();
                let outcomes = store.append(&appends).await;
                METRICS.stored(batch.len(), begun.elapsed());
                match outcomes {
                    Ok(outcomes) => {
                        for ((_, reply), outcome) in batch.drain(..).zip(outcomes) {
                            // Whoever no longer waits finds the entry in the log.
                            let _ = reply.send(Ok(outcome));
                        }
                    }
                    Err(error) => {
                        tracing::error!(%error, entries = batch.len(), "entries could not be stored");
                        for (_, reply) in batch.drain(..) {
                            let _ = reply.send(Err(StoreError::Closing));
                        }
                    }
                }
            }
        });
        (Self { queue }, task)
    }

    /// Stores one entry, and answers when it is stored.
    pub async fn append(&self, append: Append) -> Result<Appended, StoreError> {
        let (reply, outcome) = oneshot::channel();
        self.queue.send((append, reply)).await.map_err(|_| StoreError::Closing)?;
        outcome.await.map_err(|_| StoreError::Closing)?
    }
}

const INSERT: &str = "INSERT INTO log (table_id, number, at, author, client, entry) VALUES ($1, $2, $3, $4, $5, $6)
    ON CONFLICT DO NOTHING";
const DONE_BEFORE: &str = "SELECT number FROM log WHERE table_id = $1 AND author = $2 AND client = $3";
const TELL: &str = "SELECT pg_notify('portolan', notice) FROM unnest($1::TEXT[]) AS notice";

/// The most rows one statement inserts.
const MOST_ROWS: usize = 64;

/// The statement that inserts this number of rows, a power of two: few statements to prepare, few to run for a batch of any size.
fn insert_rows(rows: usize) -> &'static str {
    static STATEMENTS: LazyLock<Vec<String>> = LazyLock::new(|| {
        let row = |row: usize| {
            let places: Vec<String> = (1..=6).map(|place| format!("${}", row * 6 + place)).collect();
            format!("({})", places.join(", "))
        };
        let statement = |rows: usize| {
            let rows: Vec<String> = (0..rows).map(row).collect();
            let rows = rows.join(", ");
            format!("INSERT INTO log (table_id, number, at, author, client, entry) VALUES {rows} ON CONFLICT DO NOTHING")
        };
        (0..=MOST_ROWS.ilog2()).map(|power| statement(1 << power)).collect()
    });
    &STATEMENTS[rows.ilog2() as usize]
}

/// Inserts entries as one, if every one of them can be.
macro_rules! insert_at_once {
    ($transaction:expr, $appends:expr) => {{
        let mut rest: &[&Append] = $appends;
        let mut all = true;
        while all && !rest.is_empty() {
            let rows = 1 << rest.len().min(MOST_ROWS).ilog2();
            let (chunk, later) = rest.split_at(rows);
            let mut insert = sqlx::query(insert_rows(rows));
            for Append { table, stored } in chunk {
                let Stored { number, at, author, client, entry } = stored;
                insert = insert.bind(table).bind(number).bind(at).bind(author).bind(client).bind(entry);
            }
            all = insert.execute(&mut *$transaction).await?.rows_affected() == rows as u64;
            rest = later;
        }
        all
    }};
}

/// Inserts entries one after the other, and finds out about those that cannot be.
macro_rules! insert_one_by_one {
    ($transaction:expr, $appends:expr) => {{
        let mut outcomes = Vec::with_capacity($appends.len());
        for Append { table, stored } in $appends {
            let Stored { number, at, author, client, entry } = stored;
            let insert = sqlx::query(INSERT).bind(table).bind(number).bind(at).bind(author).bind(client).bind(entry);
            outcomes.push(if insert.execute(&mut *$transaction).await?.rows_affected() == 1 {
                Appended::Stored
            } else {
                let before = sqlx::query_scalar(DONE_BEFORE).bind(table).bind(author).bind(client);
                let before: Option<i64> = before.fetch_optional(&mut *$transaction).await?;
                before.map_or(Appended::NumberTaken, Appended::DoneBefore)
            });
        }
        outcomes
    }};
}

impl Store {
    /// Stores entries in one transaction. Watchers on other nodes are told when it is complete.
    pub async fn append(&self, appends: &[&Append]) -> Result<Vec<Appended>, StoreError> {
        match &self.pools {
            Pools::Sqlite(pool) => {
                let mut connection = pool.acquire().await?;
                let mut transaction = connection.begin().await?;
                if insert_at_once!(transaction, appends) {
                    transaction.commit().await?;
                    return Ok(vec![Appended::Stored; appends.len()]);
                }
                transaction.rollback().await?;
                let mut transaction = connection.begin().await?;
                let outcomes = insert_one_by_one!(transaction, appends);
                transaction.commit().await?;
                Ok(outcomes)
            }
            Pools::Postgres(pool) => {
                let mut connection = pool.acquire().await?;
                let mut transaction = connection.begin().await?;
                let outcomes = if insert_at_once!(transaction, appends) {
                    vec![Appended::Stored; appends.len()]
                } else {
                    transaction.rollback().await?;
                    transaction = connection.begin().await?;
                    insert_one_by_one!(transaction, appends)
                };
                let stored = appends.iter().zip(&outcomes).filter(|(_, outcome)| **outcome == Appended::Stored);
                let notice =
                    |append: &Append| Notice::Appended { table: append.table.clone(), number: append.stored.number }.text();
                let notices: Vec<String> = stored.map(|(append, _)| notice(append)).collect();
                sqlx::query(TELL).bind(notices).execute(&mut *transaction).await?;
                transaction.commit().await?;
                Ok(outcomes)
            }
        }
    }

    /// Tells other nodes something, where there can be any.
    pub async fn tell_nodes(&self, notices: &[Notice]) -> Result<(), StoreError> {
        if let Pools::Postgres(pool) = &self.pools {
            let notices: Vec<String> = notices.iter().map(Notice::text).collect();
            sqlx::query(TELL).bind(notices).execute(pool).await?;
        }
        Ok(())
    }

    /// The entries of a table after a number, in order.
    pub async fn entries_after(&self, table: &str, number: i64) -> Result<Vec<Stored>, StoreError> {
        const SELECT: &str =
            "SELECT number, at, author, client, entry FROM log WHERE table_id = $1 AND number > $2 ORDER BY number";
        let rows: Vec<(i64, i64, String, Option<String>, String)> =
            on!(self, pool => sqlx::query_as(SELECT).bind(table).bind(number).fetch_all(pool).await)?;
        Ok(rows.into_iter().map(|(number, at, author, client, entry)| Stored { number, at, author, client, entry }).collect())
    }

    /// The number of a table's last entry.
    pub async fn last_number(&self, table: &str) -> Result<i64, StoreError> {
        const SELECT: &str = "SELECT COALESCE(MAX(number), 0) FROM log WHERE table_id = $1";
        Ok(on!(self, pool => sqlx::query_scalar(SELECT).bind(table).fetch_one(pool).await)?)
    }
}
