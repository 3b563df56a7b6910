//! Roles, sanctions, reports to be settled, and the audit log.

use super::{ReportRow, Store, StoreError, change, in_transaction, on};
use crate::sanctions::Sanction;

/// An act of a moderator, as the audit log keeps it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct AuditRow {
    /// Its id.
    pub id: String,
    /// When.
    pub at: i64,
    /// Who: a person, or [`HOST`].
    pub moderator: String,
    /// What was done.
    pub act: String,
    /// Whom it was done to.
    pub person: Option<String>,
    /// What it was done to: a table, an entry of it, a network, a sanction, a role.
    pub subject: Option<String>,
    /// Until when it holds.
    pub until: Option<i64>,
    /// Why.
    pub reason: String,
    /// The report it settled.
    pub report: Option<String>,
}

/// Whoever runs the server.
pub const HOST: &str = "host";

/// What an act changes, beside the audit log.
#[derive(Clone, Debug)]
pub enum Change {
    /// Nothing here.
    None,
    /// Somebody is told or forbidden something.
    Sanction(Sanction),
    /// What somebody was forbidden, they are no longer.
    Lift(String),
    /// Somebody has this role now.
    Role(String, &'static str),
}

type SanctionColumns = (String, String, Option<String>, Option<String>, String, i64, Option<i64>);

fn sanction((id, kind, person, network, reason, since, until): SanctionColumns) -> Option<Sanction> {
    let network = network.map(|network| network.parse()).transpose().ok()?;
    Some(Sanction { id, kind: kind.parse().ok()?, person, network, reason, since, until })
}

impl Store {
    /// Notes an act in the audit log, with what it changes and the report it settles. False when there is nothing to lift, or no such
    /// report: then nothing is noted.
    pub async fn note_act(&self, audit: &AuditRow, changes: &Change) -> Result<bool, StoreError> {
        const AUDIT: &str = "INSERT INTO audit (id, at, moderator, act, person, subject, until, reason, report)
            VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9)";
        const SANCTION: &str = "INSERT INTO sanctions (id, kind, person, network, reason, since, until)
            VALUES ($1, $2, $3, $4, $5, $6, $7)";
        const LIFT: &str = "UPDATE sanctions SET ended = 1 WHERE id = $1 AND ended = 0";
        const ROLE: &str = "UPDATE people SET role = $2 WHERE id = $1";
        const SETTLE: &str = "UPDATE reports SET settled = $2 WHERE id = $1 AND settled IS NULL";
        in_transaction!(self, transaction => {
            let mut rows = 1;
            match changes {
                Change::None => {}
                Change::Sanction(Sanction { id, kind, person, network, reason, since, until }) => {
                    sqlx::query(SANCTION)
                        .bind(id)
                        .bind(kind.name())
                        .bind(person)
                        .bind(network.map(|network| network.to_string()))
                        .bind(reason)
                        .bind(since)
                        .bind(until)
                        .execute(&mut *transaction)
                        .await?;
                }
                Change::Lift(id) => rows = sqlx::query(LIFT).bind(id).execute(&mut *transaction).await?.rows_affected(),
                Change::Role(person, role) => {
                    rows = sqlx::query(ROLE).bind(person).bind(*role).execute(&mut *transaction).await?.rows_affected();
                }
            }
            if let (1, Some(report)) = (rows, &audit.report) {
                rows = sqlx::query(SETTLE).bind(report).bind(audit.at).execute(&mut *transaction).await?.rows_affected();
            }
            if rows != 1 {
                transaction.rollback().await?;
                return Ok(false);
            }
            sqlx::query(AUDIT)
                .bind(&audit.id)
                .bind(audit.at)
                .bind(&audit.moderator)
                .bind(&audit.act)
                .bind(&audit.person)
                .bind(&audit.subject)
                .bind(audit.until)
                .bind(&audit.reason)
                .bind(&audit.report)
                .execute(&mut *transaction)
                .await?;
            true
        })
    }

    /// Somebody's role; empty if they have none.
    pub async fn role(&self, person: &str) -> Result<String, StoreError> {
        const SELECT: &str = "SELECT role FROM people WHERE id = $1";
        let role: Option<String> = on!(self, connection => sqlx::query_scalar(SELECT).bind(person).fetch_optional(connection))?;
        Ok(role.unwrap_or_default())
    }

    /// What is forbidden to anybody now.
    pub async fn sanctions_in_force(&self, now: i64) -> Result<Vec<Sanction>, StoreError> {
        const SELECT: &str = "SELECT id, kind, person, network, reason, since, until FROM sanctions
            WHERE ended = 0 AND kind IN ('mute', 'ban') AND (until IS NULL OR until > $1) ORDER BY since DESC, id";
        let rows: Vec<SanctionColumns> = on!(self, connection => sqlx::query_as(SELECT).bind(now).fetch_all(connection))?;
        Ok(rows.into_iter().filter_map(sanction).collect())
    }

    /// What somebody is to be told: what is forbidden to them, and warnings they have not read.
    pub async fn sanctions_of(&self, person: &str, now: i64) -> Result<Vec<Sanction>, StoreError> {
        const SELECT: &str = "SELECT id, kind, person, network, reason, since, until FROM sanctions
            WHERE person = $1 AND ended = 0 AND (until IS NULL OR until > $2) ORDER BY since, id";
        let rows: Vec<SanctionColumns> =
            on!(self, connection => sqlx::query_as(SELECT).bind(person).bind(now).fetch_all(connection))?;
        Ok(rows.into_iter().filter_map(sanction).collect())
    }

    /// Somebody has read a warning. False when there is none.
    pub async fn read_warning(&self, person: &str, id: &str) -> Result<bool, StoreError> {
        const UPDATE: &str = "UPDATE sanctions SET ended = 1 WHERE id = $2 AND person = $1 AND kind = 'warning' AND ended = 0";
        Ok(change!(self, sqlx::query(UPDATE).bind(person).bind(id))? == 1)
    }

    /// Reports that nobody has settled, the oldest first, with the names of who reports and of whom.
    pub async fn reports(&self, most: i64) -> Result<Vec<(ReportRow, Option<String>, Option<String>)>, StoreError> {
        const SELECT: &str = "SELECT reports.id, at, reporter, person, reason, words, table_id, entry, said, who.name, whom.name
            FROM reports LEFT JOIN people who ON who.id = reporter LEFT JOIN people whom ON whom.id = person
            WHERE settled IS NULL ORDER BY at, reports.id LIMIT $1";
        type Columns = (
            String,
            i64,
            String,
            String,
            String,
            String,
            Option<String>,
            Option<i64>,
            Option<String>,
            Option<String>,
            Option<String>,
        );
        let rows: Vec<Columns> = on!(self, connection => sqlx::query_as(SELECT).bind(most).fetch_all(connection))?;
        let report = |(id, at, reporter, person, reason, words, table_id, entry, said, by, about): Columns| {
            (ReportRow { id, at, reporter, person, reason, words, table_id, entry, said }, by, about)
        };
        Ok(rows.into_iter().map(report).collect())
    }

    /// The audit log, the latest act first, from the one before an act on; with the names of who did it and to whom.
    pub async fn audit(
        &self,
        before: Option<&str>,
        most: i64,
    ) -> Result<Vec<(AuditRow, Option<String>, Option<String>)>, StoreError> {
        const SELECT: &str = "SELECT audit.id, at, moderator, act, person, subject, until, reason, report, who.name, whom.name
            FROM audit LEFT JOIN people who ON who.id = moderator LEFT JOIN people whom ON whom.id = person
            WHERE $2 = '' OR EXISTS (SELECT 1 FROM audit shown WHERE shown.id = $2
                AND (audit.at < shown.at OR (audit.at = shown.at AND audit.id < shown.id)))
            ORDER BY at DESC, audit.id DESC LIMIT $1";
        type Columns = (
            String,
            i64,
            String,
            String,
            Option<String>,
            Option<String>,
            Option<i64>,
            String,
            Option<String>,
            Option<String>,
            Option<String>,
        );
        let before = before.unwrap_or_default();
        let rows: Vec<Columns> = on!(self, connection => sqlx::query_as(SELECT).bind(most).bind(before).fetch_all(connection))?;
        let act = |(id, at, moderator, act, person, subject, until, reason, report, by, about): Columns| {
            (AuditRow { id, at, moderator, act, person, subject, until, reason, report }, by, about)
        };
        Ok(rows.into_iter().map(act).collect())
    }
}
