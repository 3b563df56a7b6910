//! Which node drives which table, and when nobody could play. A node's row is its lease: as long as it is renewed, the tables that name
//! it as their driver are its own; then any other node may take them.

use super::{Store, StoreError, change, in_transaction, on};
use crate::clock::now;
use crate::limits;

/// A time in which nobody could play.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Outage {
    /// Since when, in milliseconds since 1970.
    pub since: i64,
    /// Until when.
    pub until: i64,
}

/// What became of a node that wanted to drive a table.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Drive {
    /// It does.
    Mine,
    /// It does, in the place of a node that was last heard of at this time.
    InheritedFrom(i64),
    /// Another node does.
    Others,
}

impl Store {
    /// Renews the node's lease, and returns as of when: the moment the database answers. When no node had a sign of life for longer
    /// than `gap` milliseconds before that, it was an outage.
    pub async fn renew(&self, node: &str, lease: i64, gap: i64) -> Result<i64, StoreError> {
        const OUTAGE: &str = "INSERT INTO outages (since, until)
            SELECT heard, $1 FROM (SELECT MAX(renewed) AS heard FROM nodes) AS last WHERE heard > 0 AND heard < $1 - $2
            ON CONFLICT (since) DO UPDATE SET until = excluded.until";
        const RENEW: &str = "INSERT INTO nodes (id, alive_until, renewed) VALUES ($1, $2, $3)
            ON CONFLICT (id) DO UPDATE SET alive_until = excluded.alive_until, renewed = excluded.renewed";
        on!(self, connection => async {
            // While the database was waited for, nobody could play: the time before that wait would hide it.
            sqlx::query("SELECT 1").execute(&mut *connection).await?;
            let now = now();
            sqlx::query(OUTAGE).bind(now).bind(gap).execute(&mut *connection).await?;
            sqlx::query(RENEW).bind(node).bind(now + lease).bind(now).execute(&mut *connection).await?;
            Ok::<i64, StoreError>(now)
        })
    }

    /// The outages that ended after this time, in order.
    pub async fn outages_after(&self, at: i64) -> Result<Vec<Outage>, StoreError> {
        const SELECT: &str = "SELECT since, until FROM outages WHERE until > $1 ORDER BY since";
        let rows: Vec<(i64, i64)> = on!(self, connection => sqlx::query_as(SELECT).bind(at).fetch_all(connection))?;
        Ok(rows.into_iter().map(|(since, until)| Outage { since, until }).collect())
    }

    /// The nodes that live, and until when.
    pub async fn living(&self, now: i64) -> Result<Vec<(String, i64)>, StoreError> {
        const SELECT: &str = "SELECT id, alive_until FROM nodes WHERE alive_until > $1";
        on!(self, connection => sqlx::query_as(SELECT).bind(now).fetch_all(connection))
    }

    /// Makes the node the table's driver, unless another that lives is.
    pub async fn drive(&self, table: &str, node: &str, now: i64) -> Result<Drive, StoreError> {
        const BEFORE: &str = "SELECT nodes.renewed FROM tables JOIN nodes ON nodes.id = tables.driver
            WHERE tables.id = $1 AND tables.driver <> $2";
        const UPDATE: &str = "UPDATE tables SET driver = $2, wake = NULL WHERE id = $1 AND (driver IS NULL OR driver = $2
            OR driver NOT IN (SELECT id FROM nodes WHERE alive_until > $3))";
        let before: Option<i64> =
            on!(self, connection => sqlx::query_scalar(BEFORE).bind(table).bind(node).fetch_optional(connection))?;
        let driven = change!(self.followed, sqlx::query(UPDATE).bind(table).bind(node).bind(now))? == 1;
        Ok(match before {
            _ if !driven => Drive::Others,
            Some(heard) => Drive::InheritedFrom(heard),
            None => Drive::Mine,
        })
    }

    /// The node drives the table no longer; somebody must look at it again at this time, if at all.
    pub async fn release(&self, table: &str, node: &str, wake: Option<i64>) -> Result<(), StoreError> {
        const UPDATE: &str = "UPDATE tables SET driver = NULL, wake = $3 WHERE id = $1 AND driver = $2";
        change!(self.followed, sqlx::query(UPDATE).bind(table).bind(node).bind(wake))?;
        Ok(())
    }

    /// Somebody must look at the table soon.
    pub async fn wake(&self, table: &str) -> Result<(), StoreError> {
        const UPDATE: &str = "UPDATE tables SET wake = 0 WHERE id = $1 AND driver IS NULL";
        change!(self, sqlx::query(UPDATE).bind(table))?;
        Ok(())
    }

    /// In a file that only one process uses, every other node is gone.
    pub async fn be_alone(&self, now: i64) -> Result<(), StoreError> {
        const UPDATE: &str = "UPDATE nodes SET alive_until = $1 WHERE alive_until > $1";
        change!(self, sqlx::query(UPDATE).bind(now))?;
        Ok(())
    }

    /// Tables that wait for a driver: theirs died, or it is time to look again. Those that are still open in lists may have been
    /// started in the moment before.
    pub async fn undriven(&self, now: i64, most: i64) -> Result<Vec<String>, StoreError> {
        const SELECT: &str = "SELECT id FROM tables WHERE phase IN ('open', 'running') AND (
                (driver IS NOT NULL AND driver NOT IN (SELECT id FROM nodes WHERE alive_until > $1))
                OR (driver IS NULL AND wake <= $1))
            LIMIT $2";
        on!(self, connection => sqlx::query_scalar(SELECT).bind(now).bind(most).fetch_all(connection))
    }

    /// Forgets nodes that died long ago and drive nothing, and outages nobody's clock can still remember.
    pub async fn forget_nodes(&self, now: i64) -> Result<(), StoreError> {
        const NODES: &str = "DELETE FROM nodes WHERE alive_until < $1
            AND id NOT IN (SELECT driver FROM tables WHERE driver IS NOT NULL)";
        const PROBES: &str = "DELETE FROM probes WHERE node NOT IN (SELECT id FROM nodes)";
        const OUTAGES: &str = "DELETE FROM outages WHERE until < $1";
        change!(self, sqlx::query(NODES).bind(now - limits::NODES_KEPT.as_millis() as i64))?;
        change!(self, sqlx::query(PROBES))?;
        change!(self, sqlx::query(OUTAGES).bind(now - limits::OUTAGES_KEPT.as_millis() as i64))?;
        Ok(())
    }

    /// Writes something, and takes it back: can anything be stored?
    pub async fn probe(&self, node: &str) -> Result<(), StoreError> {
        const WRITE: &str =
            "INSERT INTO probes (node, filler) VALUES ($1, $2) ON CONFLICT (node) DO UPDATE SET filler = excluded.filler";
        const CLEAR: &str = "UPDATE probes SET filler = '' WHERE node = $1";
        // More than a page, so that a full disk shows.
        let filler = "x".repeat(8192);
        in_transaction!(self, transaction => {
            sqlx::query(WRITE).bind(node).bind(&filler).execute(&mut *transaction).await?;
        })?;
        change!(self, sqlx::query(CLEAR).bind(node))?;
        Ok(())
    }
}
