//! What whoever runs a server can do to it from the outside: list, inspect and close tables, back up.

use room::{Entry, Room, Stored};

use crate::clock::now;
use crate::limits;
use crate::store::{Append, Appended, Store, StoreError};

/// A table in a list.
pub struct Summary {
    /// Which table.
    pub id: String,
    /// The game.
    pub game: String,
    /// `open`, `running` or `over`.
    pub phase: String,
    /// Seats anybody may take.
    pub open_seats: i64,
    /// When something about it last changed, in milliseconds since 1970.
    pub changed: i64,
}

/// All tables of a phase, public or not, the latest first.
pub async fn list(store: &Store, phase: &str, most: i64) -> Result<Vec<Summary>, StoreError> {
    let rows = store.list_all(phase, most).await?;
    let summary = |(id, game, phase, open_seats, changed)| Summary { id, game, phase, open_seats, changed };
    Ok(rows.into_iter().map(summary).collect())
}

/// A table's log, line by line: number, time, author and entry. It holds everybody's actions, and is for the host's eyes only.
pub async fn inspect(store: &Store, table: &str) -> Result<Option<Vec<String>>, StoreError> {
    if store.table(table).await?.is_none() {
        return Ok(None);
    }
    let log = store.entries_after(table, 0).await?;
    let line = |entry: Stored| format!("{:>6}  {}  {:<16}  {}", entry.number, entry.at, entry.author, entry.entry);
    Ok(Some(log.into_iter().map(line).collect()))
}

/// What became of a table to be closed.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Closed {
    /// It is closed.
    Now,
    /// It was over already.
    Already,
    /// There is no such table.
    NoSuchTable,
}

/// Closes a table. A server that runs on PostgreSQL hears of it at once; one on SQLite when somebody next acts there.
pub async fn close(store: &Store, table: &str) -> Result<Closed, StoreError> {
    let Some(opening) = store.table(table).await? else { return Ok(Closed::NoSuchTable) };
    for _ in 0..limits::TRIES {
        let mut room = Room::replay(opening.clone(), &store.entries_after(table, 0).await?)?;
        if room.phase().is_over() {
            return Ok(Closed::Already);
        }
        let at = now().max(room.changed());
        if room.apply(at, &Entry::Closed).is_err() {
            return Ok(Closed::Already);
        }
        let entry = serde_json::to_string(&Entry::Closed).expect("an entry can be written as JSON");
        let stored = Stored { number: room.number(), at, author: "host".to_owned(), client: None, entry };
        let append = Append { table: table.to_owned(), stored };
        let appended = store.append(&[&append]).await?;
        if appended == [Appended::Busy] {
            tokio::time::sleep(limits::TRY_AGAIN).await;
        }
        if appended == [Appended::Stored] {
            store.finish(table, &room.results()).await?;
            store.project(table, &room.projection(), at).await?;
            return Ok(Closed::Now);
        }
    }
    Err(StoreError::Closing)
}
