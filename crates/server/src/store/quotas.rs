//! What was used of what one may use in a day, by all nodes together.

use super::{Store, StoreError, change, in_transaction, on};

/// An amount that was used: by whom, of what, how much.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Used {
    /// A person, or the hash of an address.
    pub subject: String,
    /// Of what.
    pub what: &'static str,
    /// How much.
    pub amount: i64,
}

impl Store {
    /// What a subject has used on a day.
    pub async fn used(&self, subject: &str, what: &str, day: i64) -> Result<i64, StoreError> {
        const SELECT: &str = "SELECT used FROM quotas WHERE subject = $1 AND what = $2 AND day = $3";
        let used: Option<i64> =
            on!(self, connection => sqlx::query_scalar(SELECT).bind(subject).bind(what).bind(day).fetch_optional(connection))?;
        Ok(used.unwrap_or_default())
    }

    /// Adds to what was used on a day; answers what it comes to, over all nodes.
    pub async fn add_used(&self, used: &[Used], day: i64) -> Result<Vec<i64>, StoreError> {
        const UPSERT: &str = "INSERT INTO quotas (subject, what, day, used) VALUES ($1, $2, $3, $4)
            ON CONFLICT (subject, what, day) DO UPDATE SET used = quotas.used + excluded.used RETURNING used";
        in_transaction!(self.followed, transaction => {
            let mut totals = Vec::with_capacity(used.len());
            for Used { subject, what, amount } in used {
                let upsert = sqlx::query_scalar(UPSERT).bind(subject).bind(*what).bind(day).bind(amount);
                let total: i64 = upsert.fetch_one(&mut *transaction).await?;
                totals.push(total);
            }
            totals
        })
    }

    /// Forgets what was used before a day.
    pub async fn forget_used(&self, before: i64) -> Result<(), StoreError> {
        change!(self, sqlx::query("DELETE FROM quotas WHERE day < $1").bind(before))?;
        Ok(())
    }
}
