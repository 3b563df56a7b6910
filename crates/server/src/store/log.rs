//! The log of numbered entries, and the one writer that adds to it.
//!
//! Entries of many tables are stored in one transaction, so they share the wait for the disk; each is answered only after that. An
//! entry that something else holds up, such as a node that stands still, is not waited for: the others go on without it, and it is
//! tried again by itself.

use std::collections::HashSet;
use std::sync::LazyLock;

use room::Stored;
use sqlx::{PgPool, SqlitePool};
use tokio::sync::{mpsc, oneshot};
use tokio::task::JoinHandle;

use super::{Pools, Store, StoreError, in_transaction, on};
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
    /// Somebody else is just adding to this table's log, and it is not known yet what becomes of it.
    Busy,
}

type Waiting = (Append, oneshot::Sender<Result<Appended, StoreError>>);

/// Hands entries to the writer.
#[derive(Clone)]
pub struct Writer {
    queue: mpsc::Sender<Waiting>,
    /// For what was found busy: in a queue of its own, so that nobody waits behind it.
    again: mpsc::Sender<Waiting>,
}

impl Writer {
    /// Starts the writer. It ends when the last handle is gone and everything is stored; the tasks tell when.
    pub fn start(store: &Store) -> (Self, [JoinHandle<()>; 2]) {
        let (queue, waiting) = mpsc::channel(4 * limits::ENTRIES_A_BATCH);
        let (again, waiting_again) = mpsc::channel(4 * limits::ENTRIES_A_BATCH);
        let first = tokio::spawn(write(store.clone(), waiting, limits::ENTRIES_A_BATCH));
        let second = tokio::spawn(write(store.clone(), waiting_again, 1));
        (Self { queue, again }, [first, second])
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
async fn write(store: Store, mut waiting: mpsc::Receiver<Waiting>, most: usize) {
    let mut batch = Vec::with_capacity(most);
    while waiting.recv_many(&mut batch, most).await > 0 {
        let begun = std::time::Instant::now();
        let appends: Vec<&Append> = batch.iter().map(|(append, _)| append).collect();
        let mut outcomes = store.append(&appends).await;
        if appends.len() > 1 && outcomes.as_ref().is_err_and(StoreError::is_held_up) {
            outcomes = store.append_one_by_one(&appends).await;
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
        pg_notify('portolan', json_build_object('kind', 'appended', 'table', table_id, 'number', number)::TEXT)::TEXT
    FROM stored";

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
        match &self.log {
            Pools::Sqlite(pool) => append_to_sqlite(pool, appends).await,
            Pools::Postgres(pool) => append_to_postgres(pool, appends).await,
        }
    }

    /// The same, each by itself, so that one that is held up holds up no other.
    async fn append_one_by_one(&self, appends: &[&Append]) -> Result<Vec<Appended>, StoreError> {
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

    /// Tells other nodes something, where there can be any.
    pub async fn tell_nodes(&self, notices: &[Notice]) -> Result<(), StoreError> {
        if let Pools::Postgres(pool) = &self.pools {
            let notices: Vec<String> = notices.iter().map(Notice::text).collect();
            on!(@ pool, connection => sqlx::query(TELL).bind(&notices).execute(connection))?;
        }
        Ok(())
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

async fn append_to_sqlite(pool: &SqlitePool, appends: &[&Append]) -> Result<Vec<Appended>, StoreError> {
    let all = in_transaction!(@ pool, "BEGIN IMMEDIATE", transaction => {
        if !insert_at_once!(transaction, appends) {
            transaction.rollback().await?;
            return Ok(false);
        }
        true
    })?;
    if all {
        return Ok(vec![Appended::Stored; appends.len()]);
    }
    in_transaction!(@ pool, "BEGIN IMMEDIATE", transaction => insert_one_by_one!(transaction, appends))
}

async fn append_to_postgres(pool: &PgPool, appends: &[&Append]) -> Result<Vec<Appended>, StoreError> {
    fn column<'a, T>(appends: &[&'a Append], of: impl Fn(&'a Append) -> T) -> Vec<T> {
        appends.iter().map(|append| of(append)).collect()
    }
    let statement = sqlx::query_as(INSERT_AND_TELL)
        .bind(column(appends, |append| append.table.as_str()))
        .bind(column(appends, |append| append.stored.number))
        .bind(column(appends, |append| append.stored.at))
        .bind(column(appends, |append| append.stored.author.as_str()))
        .bind(column(appends, |append| append.stored.client.as_deref()))
        .bind(column(appends, |append| append.stored.entry.as_str()));
    let rows: Vec<(String, i64, String)> = on!(@ pool, connection => statement.fetch_all(connection))?;
    let stored: HashSet<(&str, i64)> = rows.iter().map(|(table, number, _)| (table.as_str(), *number)).collect();
    let mut outcomes = Vec::with_capacity(appends.len());
    for Append { table, stored: entry } in appends {
        outcomes.push(if stored.contains(&(table.as_str(), entry.number)) {
            Appended::Stored
        } else {
            let done_before = sqlx::query_scalar(DONE_BEFORE).bind(table).bind(&entry.author).bind(&entry.client);
            let done_before: Option<i64> = on!(@ pool, connection => done_before.fetch_optional(connection))?;
            let is_there = sqlx::query_scalar(IS_THERE).bind(table).bind(entry.number);
            let is_there: i64 = on!(@ pool, connection => is_there.fetch_one(connection))?;
            match done_before {
                Some(number) => Appended::DoneBefore(number),
                None if is_there > 0 => Appended::NumberTaken,
                None => Appended::Busy,
            }
        });
    }
    Ok(outcomes)
}
