//! What is old and goes: guests' tables nobody plays at any more, finished tables where the host does not want to keep them, guests who
//! never came back, and everything that ends by itself.

use super::{Store, StoreError, change, in_transaction, on};
use crate::limits;

/// How long tables are kept, in days; nothing means for ever.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Keep {
    /// Unfinished tables and campaigns of guests, since somebody last did something there.
    pub guests_days: Option<u32>,
    /// Finished tables, since they ended.
    pub finished_days: Option<u32>,
}

/// What has expired.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Expired {
    /// Unfinished tables of guests.
    pub unfinished: Vec<String>,
    /// Finished tables.
    pub finished: Vec<String>,
    /// Guests who have not been here for longer than a session lives, and left nothing.
    pub guests: Vec<String>,
}

const DAY_MS: i64 = 24 * 3600 * 1000;

impl Store {
    /// What has expired by now, a certain number of each at most.
    pub async fn expired(&self, keep: Keep, now: i64, most: i64) -> Result<Expired, StoreError> {
        // The last entry says when somebody last did something.
        const UNFINISHED: &str = "SELECT tables.id FROM tables WHERE phase <> 'over' AND changed < $1
            AND COALESCE((SELECT MAX(at) FROM log WHERE log.table_id = tables.id), created) < $1
            AND NOT EXISTS (SELECT 1 FROM people WHERE people.id = tables.owner AND people.claimed IS NOT NULL)
            AND NOT EXISTS (SELECT 1 FROM table_people JOIN people ON people.id = table_people.person
                WHERE table_people.table_id = tables.id AND people.claimed IS NOT NULL)
            AND NOT EXISTS (SELECT 1 FROM campaigns WHERE campaigns.table_id = tables.id)
            ORDER BY changed LIMIT $2";
        const FINISHED: &str = "SELECT tables.id FROM tables WHERE phase = 'over' AND changed < $1
            AND NOT EXISTS (SELECT 1 FROM campaigns WHERE campaigns.table_id = tables.id)
            ORDER BY changed LIMIT $2";
        const GUESTS: &str = "SELECT id FROM people WHERE claimed IS NULL AND created < $1
            AND NOT EXISTS (SELECT 1 FROM sessions WHERE sessions.person = people.id AND sessions.seen > $1)
            AND NOT EXISTS (SELECT 1 FROM tokens WHERE tokens.person = people.id)
            AND NOT EXISTS (SELECT 1 FROM tables WHERE tables.owner = people.id)
            AND NOT EXISTS (SELECT 1 FROM table_people WHERE table_people.person = people.id)
            AND NOT EXISTS (SELECT 1 FROM campaigns WHERE campaigns.owner = people.id)
            AND NOT EXISTS (SELECT 1 FROM results WHERE results.person = people.id)
            ORDER BY created LIMIT $2";
        let before = |days: Option<u32>| days.map(|days| now - i64::from(days) * DAY_MS);
        let find = async |sql: &'static str, before: Option<i64>| -> Result<Vec<String>, StoreError> {
            let Some(before) = before else { return Ok(Vec::new()) };
            on!(self, connection => sqlx::query_scalar(sql).bind(before).bind(most).fetch_all(connection))
        };
        Ok(Expired {
            unfinished: find(UNFINISHED, before(keep.guests_days)).await?,
            finished: find(FINISHED, before(keep.finished_days)).await?,
            guests: find(GUESTS, Some(now - limits::SESSION.as_millis() as i64)).await?,
        })
    }

    /// Removes a table, with everything that was ever said and done there.
    pub async fn remove_table(&self, table: &str) -> Result<(), StoreError> {
        const STATEMENTS: [&str; 5] = [
            "DELETE FROM campaign_games WHERE table_id = $1",
            "DELETE FROM results WHERE table_id = $1",
            "DELETE FROM table_people WHERE table_id = $1",
            "DELETE FROM log WHERE table_id = $1",
            "DELETE FROM tables WHERE id = $1",
        ];
        in_transaction!(self, transaction => {
            for statement in STATEMENTS {
                sqlx::query(statement).bind(table).execute(&mut *transaction).await?;
            }
        })
    }

    /// Removes a guest who left nothing behind.
    pub async fn remove_guest(&self, person: &str) -> Result<(), StoreError> {
        in_transaction!(self, transaction => {
            sqlx::query("DELETE FROM sessions WHERE person = $1").bind(person).execute(&mut *transaction).await?;
            sqlx::query("DELETE FROM blocks WHERE person = $1 OR blocked = $1").bind(person).execute(&mut *transaction).await?;
            sqlx::query("DELETE FROM people WHERE id = $1 AND claimed IS NULL").bind(person).execute(&mut *transaction).await?;
        })
    }

    /// Forgets what has ended by itself: sessions nobody used, quotas of days gone by, wrong passwords long ago, notices
    /// that were heard, analyses nobody asked for of late.
    pub async fn forget_ended(&self, now: i64) -> Result<(), StoreError> {
        const SESSIONS: &str = "DELETE FROM sessions WHERE seen < $1";
        const ATTEMPTS: &str = "DELETE FROM attempts WHERE last < $1";
        const NOTICES: &str = "DELETE FROM notices WHERE at < $1";
        const ANALYSES: &str = "DELETE FROM analyses WHERE changed < $1";
        change!(self, sqlx::query(SESSIONS).bind(now - limits::SESSION.as_millis() as i64))?;
        change!(self, sqlx::query(ATTEMPTS).bind(now - limits::PASSWORDS_FORGOTTEN.as_millis() as i64))?;
        change!(self, sqlx::query(ANALYSES).bind(now - limits::ANALYSES_KEPT.as_millis() as i64))?;
        change!(self, sqlx::query(NOTICES).bind(now - limits::NOTICES_KEPT.as_millis() as i64))?;
        self.forget_used(now.div_euclid(DAY_MS) - 1).await
    }

    /// May this node do what one node does now and then? Only one is told so in each period.
    pub async fn is_its_turn(&self, what: &str, now: i64, period: i64) -> Result<bool, StoreError> {
        const FIRST: &str = "INSERT INTO meta (name, value) VALUES ($1, $2) ON CONFLICT DO NOTHING";
        const NEXT: &str = "UPDATE meta SET value = $2 WHERE name = $1 AND CAST(value AS BIGINT) < $3";
        let name = format!("last {what}");
        if change!(self, sqlx::query(FIRST).bind(&name).bind(now.to_string()))? == 1 {
            return Ok(true);
        }
        Ok(change!(self, sqlx::query(NEXT).bind(&name).bind(now.to_string()).bind(now - period))? == 1)
    }
}
