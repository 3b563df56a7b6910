//! Sessions: who has come in, and with which browser.

use super::people::{PersonColumns, person};
use super::{PersonRow, Store, StoreError, change, on};
use crate::limits;

/// A session, without its secret.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct SessionRow {
    /// Its id, to end it by.
    pub id: String,
    /// What the browser calls itself.
    pub agent: String,
    /// When it began.
    pub created: i64,
    /// When it was last used, to the hour.
    pub seen: i64,
}

impl Store {
    /// Begins a session.
    pub async fn begin_session(&self, hash: &str, person: &str, session: &SessionRow) -> Result<(), StoreError> {
        const INSERT: &str = "INSERT INTO sessions (hash, id, person, agent, created, seen) VALUES ($1, $2, $3, $4, $5, $6)";
        let insert = change!(
            self,
            sqlx::query(INSERT)
                .bind(hash)
                .bind(&session.id)
                .bind(person)
                .bind(&session.agent)
                .bind(session.created)
                .bind(session.seen)
        );
        insert?;
        Ok(())
    }

    /// The person of a session and the session's id, unless it has ended or was not used for too long.
    pub async fn session(&self, hash: &str, now: i64) -> Result<Option<(PersonRow, String)>, StoreError> {
        const SELECT: &str = "SELECT people.id, people.name, people.claimed, people.created, sessions.id, sessions.seen
            FROM sessions JOIN people ON people.id = sessions.person WHERE sessions.hash = $1 AND sessions.seen > $2";
        const SEEN: &str = "UPDATE sessions SET seen = $2 WHERE hash = $1";
        type Columns = (String, String, Option<String>, i64, String, i64);
        let oldest = now - limits::SESSION.as_millis() as i64;
        let row: Option<Columns> =
            on!(self, connection => sqlx::query_as(SELECT).bind(hash).bind(oldest).fetch_optional(connection))?;
        let Some((id, name, claimed, created, session, seen)) = row else { return Ok(None) };
        if now - seen > limits::SESSION_SEEN.as_millis() as i64 {
            change!(self, sqlx::query(SEEN).bind(hash).bind(now))?;
        }
        let person = person((id, name, claimed, created) as PersonColumns);
        Ok(Some((person, session)))
    }

    /// A person's sessions, the latest used first.
    pub async fn sessions(&self, person: &str, now: i64) -> Result<Vec<SessionRow>, StoreError> {
        const SELECT: &str = "SELECT id, agent, created, seen FROM sessions WHERE person = $1 AND seen > $2
            ORDER BY seen DESC, id LIMIT $3";
        type Columns = (String, String, i64, i64);
        let oldest = now - limits::SESSION.as_millis() as i64;
        let rows: Vec<Columns> = on!(self, connection => sqlx::query_as(SELECT).bind(person).bind(oldest).bind(limits::SESSIONS_LISTED).fetch_all(connection))?;
        Ok(rows.into_iter().map(|(id, agent, created, seen)| SessionRow { id, agent, created, seen }).collect())
    }

    /// Ends one of a person's sessions. False when there is no such session.
    pub async fn end_session(&self, person: &str, id: &str) -> Result<bool, StoreError> {
        const DELETE: &str = "DELETE FROM sessions WHERE person = $1 AND id = $2";
        Ok(change!(self, sqlx::query(DELETE).bind(person).bind(id))? == 1)
    }
}
