//! Whom people have blocked.

use std::collections::BTreeSet;

use super::{Store, StoreError, change, on};

/// Somebody who is blocked: id, name and since when.
pub type BlockedRow = (String, String, i64);

impl Store {
    /// Blocks somebody. False when the person has blocked too many already.
    pub async fn block(&self, person: &str, blocked: &str, now: i64, most: i64) -> Result<bool, StoreError> {
        const INSERT: &str = "INSERT INTO blocks (person, blocked, since) SELECT $1, $2, CAST($3 AS BIGINT)
            WHERE (SELECT COUNT(*) FROM blocks WHERE person = $1) < CAST($4 AS BIGINT) ON CONFLICT DO NOTHING";
        if change!(self, sqlx::query(INSERT).bind(person).bind(blocked).bind(now).bind(most))? == 1 {
            return Ok(true);
        }
        self.has_blocked(&[person.to_owned()], blocked).await
    }

    /// Lets somebody be heard again. False when they were not blocked.
    pub async fn unblock(&self, person: &str, blocked: &str) -> Result<bool, StoreError> {
        const DELETE: &str = "DELETE FROM blocks WHERE person = $1 AND blocked = $2";
        Ok(change!(self, sqlx::query(DELETE).bind(person).bind(blocked))? == 1)
    }

    /// Whom a person has blocked, the latest first.
    pub async fn blocks(&self, person: &str) -> Result<Vec<BlockedRow>, StoreError> {
        const SELECT: &str = "SELECT people.id, people.name, since FROM blocks JOIN people ON people.id = blocked
            WHERE person = $1 ORDER BY since DESC, people.id";
        on!(self, connection => sqlx::query_as(SELECT).bind(person).fetch_all(connection))
    }

    /// The same by id alone.
    pub async fn blocked_by(&self, person: &str) -> Result<BTreeSet<String>, StoreError> {
        const SELECT: &str = "SELECT blocked FROM blocks WHERE person = $1";
        let blocked: Vec<String> = on!(self, connection => sqlx::query_scalar(SELECT).bind(person).fetch_all(connection))?;
        Ok(blocked.into_iter().collect())
    }

    /// Has any of these people blocked somebody?
    pub async fn has_blocked(&self, people: &[String], somebody: &str) -> Result<bool, StoreError> {
        const SELECT: &str = "SELECT person FROM blocks WHERE blocked = $1";
        let by: Vec<String> = on!(self, connection => sqlx::query_scalar(SELECT).bind(somebody).fetch_all(connection))?;
        Ok(by.iter().any(|person| people.contains(person)))
    }
}
