//! What people tell the moderators of others.

use super::{Store, StoreError, change, on};

/// A report.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct ReportRow {
    /// Its id.
    pub id: String,
    /// When.
    pub at: i64,
    /// Who reports.
    pub reporter: String,
    /// Whom.
    pub person: String,
    /// Of which kind it is.
    pub reason: String,
    /// In the reporter's own words.
    pub words: String,
    /// The table it is about.
    pub table_id: Option<String>,
    /// The line of talk it is about.
    pub entry: Option<i64>,
    /// What that says.
    pub said: Option<String>,
}

impl Store {
    /// Adds a report.
    pub async fn add_report(&self, report: &ReportRow) -> Result<(), StoreError> {
        const INSERT: &str = "INSERT INTO reports (id, at, reporter, person, reason, words, table_id, entry, said)
            VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9)";
        let ReportRow { id, at, reporter, person, reason, words, table_id, entry, said } = report;
        let insert = change!(
            self,
            sqlx::query(INSERT)
                .bind(id)
                .bind(at)
                .bind(reporter)
                .bind(person)
                .bind(reason)
                .bind(words)
                .bind(table_id)
                .bind(entry)
                .bind(said)
        );
        insert?;
        Ok(())
    }

    /// What somebody has reported, the latest first: when, whom, of which kind, in which words.
    pub async fn reports_by(&self, reporter: &str, most: i64) -> Result<Vec<(i64, String, String, String)>, StoreError> {
        const SELECT: &str = "SELECT at, person, reason, words FROM reports WHERE reporter = $1 ORDER BY at DESC, id LIMIT $2";
        on!(self, connection => sqlx::query_as(SELECT).bind(reporter).bind(most).fetch_all(connection))
    }

    /// Has this been reported by the same person before, and is not settled yet?
    pub async fn is_reported(
        &self,
        reporter: &str,
        person: &str,
        table: Option<&str>,
        entry: Option<i64>,
    ) -> Result<bool, StoreError> {
        const COUNT: &str = "SELECT COUNT(*) FROM reports WHERE reporter = $1 AND person = $2
            AND COALESCE(table_id, '') = $3 AND COALESCE(entry, 0) = $4 AND settled IS NULL";
        let (table, entry) = (table.unwrap_or_default(), entry.unwrap_or_default());
        let count: i64 = on!(self, connection => sqlx::query_scalar(COUNT).bind(reporter).bind(person).bind(table).bind(entry).fetch_one(connection))?;
        Ok(count > 0)
    }
}
