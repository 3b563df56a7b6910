//! Which node drives which table. A node's row is its lease: as long as it is renewed, the tables that name it as their driver are
//! its own; then any other node may take them.

use super::{Store, StoreError, on};

impl Store {
    /// Renews the node's lease.
    pub async fn renew(&self, node: &str, until: i64) -> Result<(), StoreError> {
        const UPSERT: &str = "INSERT INTO nodes (id, alive_until) VALUES ($1, $2)
            ON CONFLICT (id) DO UPDATE SET alive_until = excluded.alive_until";
        on!(self, pool => sqlx::query(UPSERT).bind(node).bind(until).execute(pool).await.map(|_| ()))?;
        Ok(())
    }

    /// The nodes that live.
    pub async fn living(&self, now: i64) -> Result<Vec<String>, StoreError> {
        const SELECT: &str = "SELECT id FROM nodes WHERE alive_until > $1";
        Ok(on!(self, pool => sqlx::query_scalar(SELECT).bind(now).fetch_all(pool).await)?)
    }

    /// Makes the node the table's driver, unless another that lives is. Answers whether it is now, and when the lease of the
    /// driver before it ended, if that one died.
    pub async fn drive(&self, table: &str, node: &str, now: i64) -> Result<(bool, Option<i64>), StoreError> {
        const BEFORE: &str = "SELECT nodes.alive_until FROM tables JOIN nodes ON nodes.id = tables.driver
            WHERE tables.id = $1 AND tables.driver <> $2";
        const UPDATE: &str = "UPDATE tables SET driver = $2, wake = NULL WHERE id = $1 AND (driver IS NULL OR driver = $2
            OR driver NOT IN (SELECT id FROM nodes WHERE alive_until > $3))";
        on!(self, pool => {
            let before: Option<i64> = sqlx::query_scalar(BEFORE).bind(table).bind(node).fetch_optional(pool).await?;
            let done = sqlx::query(UPDATE).bind(table).bind(node).bind(now).execute(pool).await?;
            Ok((done.rows_affected() == 1, before))
        })
    }

    /// The node drives the table no longer; somebody must look at it again at this time, if at all.
    pub async fn release(&self, table: &str, node: &str, wake: Option<i64>) -> Result<(), StoreError> {
        const UPDATE: &str = "UPDATE tables SET driver = NULL, wake = $3 WHERE id = $1 AND driver = $2";
        on!(self, pool => sqlx::query(UPDATE).bind(table).bind(node).bind(wake).execute(pool).await.map(|_| ()))?;
        Ok(())
    }

    /// Somebody must look at the table soon.
    pub async fn wake(&self, table: &str) -> Result<(), StoreError> {
        const UPDATE: &str = "UPDATE tables SET wake = 0 WHERE id = $1 AND driver IS NULL";
        on!(self, pool => sqlx::query(UPDATE).bind(table).execute(pool).await.map(|_| ()))?;
        Ok(())
    }

    /// In a file that only one process uses, every other node is gone.
    pub async fn be_alone(&self, now: i64) -> Result<(), StoreError> {
        const UPDATE: &str = "UPDATE nodes SET alive_until = $1 WHERE alive_until > $1";
        on!(self, pool => sqlx::query(UPDATE).bind(now).execute(pool).await.map(|_| ()))?;
        Ok(())
    }

    /// Tables that wait for a driver: theirs died, or it is time to look again. Those that are still open in lists may have been
    /// started in the moment before.
    pub async fn undriven(&self, now: i64, most: i64) -> Result<Vec<String>, StoreError> {
        const SELECT: &str = "SELECT id FROM tables WHERE phase IN ('open', 'running') AND (
                (driver IS NOT NULL AND driver NOT IN (SELECT id FROM nodes WHERE alive_until > $1))
                OR (driver IS NULL AND wake <= $1))
            LIMIT $2";
        Ok(on!(self, pool => sqlx::query_scalar(SELECT).bind(now).bind(most).fetch_all(pool).await)?)
    }

    /// Where no node lives, hands the tables that wait for their clock to the node that lived last, so that whoever takes them over
    /// knows how long nobody could play.
    pub async fn note_downtime(&self, now: i64) -> Result<(), StoreError> {
        const UPDATE: &str = "UPDATE tables SET driver = (SELECT id FROM nodes ORDER BY alive_until DESC LIMIT 1)
            WHERE phase = 'running' AND driver IS NULL AND wake IS NOT NULL
            AND NOT EXISTS (SELECT 1 FROM nodes WHERE alive_until > $1)";
        // Nodes that died long ago and drive nothing are forgotten.
        const FORGET: &str = "DELETE FROM nodes WHERE alive_until < $1
            AND id NOT IN (SELECT driver FROM tables WHERE driver IS NOT NULL)
            AND id <> (SELECT id FROM nodes ORDER BY alive_until DESC LIMIT 1)";
        on!(self, pool => {
            sqlx::query(UPDATE).bind(now).execute(pool).await?;
            sqlx::query(FORGET).bind(now - 24 * 3600 * 1000).execute(pool).await?;
        });
        Ok(())
    }
}
