//! What whoever runs a server can do to it from the outside: list, inspect and close tables, back up.

use room::{Entry, Room, Stored};

use crate::clock::now;
use crate::hub::Notice;
use crate::limits;
use crate::people::name_key;
use crate::store::{Append, Appended, Expired, Keep, Store, StoreError};

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
    /// It is closed, although its log cannot be read.
    Unreadable,
    /// There is no such table.
    NoSuchTable,
}

/// Closes a table. Whoever watches it is told by the server, at once on PostgreSQL, within a second on SQLite.
pub async fn close(store: &Store, table: &str) -> Result<Closed, StoreError> {
    let Some(opening) = store.table(table).await? else { return Ok(Closed::NoSuchTable) };
    for _ in 0..limits::TRIES {
        let log = store.entries_after(table, 0).await?;
        let Ok(mut room) = Room::replay(opening.clone(), &log) else {
            store.close_unreadable(table, now()).await?;
            return Ok(Closed::Unreadable);
        };
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
        let appended = store.append(&append).await?;
        if appended == Appended::Busy {
            tokio::time::sleep(limits::TRY_AGAIN).await;
        }
        if appended == Appended::Stored {
            store.finish(table, &room.results()).await?;
            store.project(table, &room.projection(), at).await?;
            store.tell_nodes(None, &[Notice::Appended { table: table.to_owned(), number: room.number() }]).await?;
            return Ok(Closed::Now);
        }
    }
    Err(StoreError::Closing)
}

/// The person with this id, or who claimed this name.
pub async fn find_person(store: &Store, who: &str) -> Result<Option<String>, StoreError> {
    if let Some((id, _)) = store.claimed_by(&name_key(who)).await? {
        return Ok(Some(id));
    }
    Ok(store.person(who).await?.filter(|person| !person.name.is_empty()).map(|person| person.id))
}

/// The moment so many days from now, in milliseconds since 1970.
pub fn in_days(days: u32) -> i64 {
    now() + i64::from(days) * 24 * 3600 * 1000
}

/// What has expired, ten thousand of each at most, and, unless it is only to be seen, is removed.
pub async fn expire(store: &Store, keep: Keep, remove: bool) -> Result<Expired, StoreError> {
    let expired = store.expired(keep, now(), 10_000).await?;
    if remove {
        for table in expired.unfinished.iter().chain(&expired.finished) {
            store.remove_table(table).await?;
        }
        for guest in &expired.guests {
            store.remove_guest(guest).await?;
        }
    }
    Ok(expired)
}
