//! People who delete their account: what is kept about them goes at once; their name goes out of the logs of what was played, the one
//! thing that is ever changed there.

use super::{Store, StoreError, change, in_transaction, on};

/// An entry of a log: table, number, and the entry as JSON.
pub type LogLine = (String, i64, String);

impl Store {
    /// Deletes somebody's account. Their name is still in what was played: they are [`leaving`](Self::leaving).
    pub async fn delete_person(&self, id: &str) -> Result<(), StoreError> {
        const DELETE: [&str; 7] = [
            "DELETE FROM sessions WHERE person = $1",
            "DELETE FROM tokens WHERE person = $1",
            "DELETE FROM recovery_codes WHERE person = $1",
            "DELETE FROM ratings WHERE person = $1",
            "DELETE FROM blocks WHERE person = $1 OR blocked = $1",
            "UPDATE analyses SET person = '' WHERE person = $1",
            // At no table of which anybody else has sat.
            "DELETE FROM campaigns WHERE owner = $1 AND table_id IS NULL",
        ];
        const FORGET: &str =
            "UPDATE people SET name = '', claimed = NULL, password = NULL, looks = '', origin = '', role = '', leaving = 1
            WHERE id = $1";
        in_transaction!(self, transaction => {
            for statement in DELETE {
                sqlx::query(statement).bind(id).execute(&mut *transaction).await?;
            }
            sqlx::query(FORGET).bind(id).execute(&mut *transaction).await?;
        })
    }

    /// Whose seats and names are still to be given up.
    pub async fn leaving(&self) -> Result<Vec<String>, StoreError> {
        on!(self, connection => sqlx::query_scalar("SELECT id FROM people WHERE leaving = 1").fetch_all(connection))
    }

    /// Nothing of them is left to be given up.
    pub async fn has_left(&self, id: &str) -> Result<(), StoreError> {
        change!(self, sqlx::query("UPDATE people SET leaving = 0 WHERE id = $1").bind(id))?;
        Ok(())
    }

    /// The entries that name somebody, at tables where they have sat or spoken.
    pub async fn entries_naming(&self, id: &str) -> Result<Vec<LogLine>, StoreError> {
        const TABLES: &str = "SELECT table_id FROM table_people WHERE person = $1
            UNION SELECT table_id FROM log WHERE author = $1 AND LENGTH(author) > 8";
        const ENTRIES: &str = "SELECT table_id, number, entry FROM log WHERE table_id = $1 AND entry LIKE $2";
        let tables: Vec<String> = on!(self, connection => sqlx::query_scalar(TABLES).bind(id).fetch_all(connection))?;
        let naming = format!("%{id}%");
        let mut found = Vec::new();
        for table in tables {
            let entries: Vec<LogLine> =
                on!(self, connection => sqlx::query_as(ENTRIES).bind(&table).bind(&naming).fetch_all(connection))?;
            found.extend(entries);
        }
        Ok(found)
    }

    /// One entry of a table's log.
    pub async fn entry(&self, table: &str, number: i64) -> Result<Option<String>, StoreError> {
        const SELECT: &str = "SELECT entry FROM log WHERE table_id = $1 AND number = $2";
        on!(self, connection => sqlx::query_scalar(SELECT).bind(table).bind(number).fetch_optional(connection))
    }

    /// Changes what an entry says.
    pub async fn rewrite_entry(&self, (table, number, entry): &LogLine) -> Result<(), StoreError> {
        const UPDATE: &str = "UPDATE log SET entry = $3 WHERE table_id = $1 AND number = $2";
        change!(self, sqlx::query(UPDATE).bind(table).bind(number).bind(entry))?;
        Ok(())
    }

    /// The campaigns in which games were played at this table: id and text.
    pub async fn campaigns_at(&self, table: &str) -> Result<Vec<(String, String)>, StoreError> {
        const SELECT: &str = "SELECT id, campaign FROM campaigns WHERE table_id = $1
            OR id IN (SELECT campaign_id FROM campaign_games WHERE campaign_games.table_id = $1)";
        on!(self, connection => sqlx::query_as(SELECT).bind(table).fetch_all(connection))
    }

    /// Changes the text of a campaign, and what lists show of it. False when it says something else by now.
    pub async fn rewrite_campaign(&self, id: &str, before: &str, text: &str, summary: &str) -> Result<bool, StoreError> {
        const UPDATE: &str = "UPDATE campaigns SET campaign = $3, summary = $4 WHERE id = $1 AND campaign = $2";
        Ok(change!(self, sqlx::query(UPDATE).bind(id).bind(before).bind(text).bind(summary))? == 1)
    }
}
