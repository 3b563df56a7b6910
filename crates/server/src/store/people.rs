//! People, their passwords and tokens.

use super::{Store, StoreError, change, in_transaction, on};

/// A person as stored.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct PersonRow {
    /// Who.
    pub id: String,
    /// The name others see.
    pub name: String,
    /// Is the name theirs alone?
    pub claimed: bool,
    /// When they came first.
    pub created: i64,
}

/// A token, without its secret.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct TokenRow {
    /// Its id, to take it away by.
    pub id: String,
    /// What it is for.
    pub label: String,
    /// When it was made.
    pub created: i64,
}

pub(super) type PersonColumns = (String, String, Option<String>, i64);

pub(super) fn person((id, name, claimed, created): PersonColumns) -> PersonRow {
    PersonRow { id, name, claimed: claimed.is_some(), created }
}

impl Store {
    /// Adds a guest.
    pub async fn add_person(&self, id: &str, name: &str, now: i64) -> Result<(), StoreError> {
        const INSERT: &str = "INSERT INTO people (id, name, epoch, created) VALUES ($1, $2, 0, $3)";
        change!(self, sqlx::query(INSERT).bind(id).bind(name).bind(now))?;
        Ok(())
    }

    /// A person by id.
    pub async fn person(&self, id: &str) -> Result<Option<PersonRow>, StoreError> {
        const SELECT: &str = "SELECT id, name, claimed, created FROM people WHERE id = $1";
        let row: Option<PersonColumns> = on!(self, connection => sqlx::query_as(SELECT).bind(id).fetch_optional(connection))?;
        Ok(row.map(person))
    }

    /// The person who claimed a name (given in small letters), and the hash of their password.
    pub async fn claimed_by(&self, name: &str) -> Result<Option<(String, String)>, StoreError> {
        const SELECT: &str = "SELECT id, password FROM people WHERE claimed = $1 AND password IS NOT NULL";
        Ok(on!(self, connection => sqlx::query_as(SELECT).bind(name).fetch_optional(connection))?)
    }

    /// Renames a guest.
    pub async fn rename(&self, id: &str, name: &str) -> Result<(), StoreError> {
        const UPDATE: &str = "UPDATE people SET name = $2 WHERE id = $1 AND claimed IS NULL";
        change!(self, sqlx::query(UPDATE).bind(id).bind(name))?;
        Ok(())
    }

    /// The hash of a person's password, if they have one.
    pub async fn password(&self, id: &str) -> Result<Option<String>, StoreError> {
        const SELECT: &str = "SELECT password FROM people WHERE id = $1";
        let password: Option<Option<String>> =
            on!(self, connection => sqlx::query_scalar(SELECT).bind(id).fetch_optional(connection))?;
        Ok(password.flatten())
    }

    /// Claims a name with a password. False when somebody else has it. Who had a password before is logged out everywhere but in
    /// this session, and their tokens are worth nothing.
    pub async fn claim(&self, id: &str, name: &str, key: &str, password: &str, session: &str) -> Result<bool, StoreError> {
        const SESSIONS: &str = "DELETE FROM sessions WHERE person = $1 AND id <> $2
            AND EXISTS (SELECT 1 FROM people WHERE id = $1 AND password IS NOT NULL)";
        const TOKENS: &str = "DELETE FROM tokens WHERE person = $1
            AND EXISTS (SELECT 1 FROM people WHERE id = $1 AND password IS NOT NULL)";
        const UPDATE: &str = "UPDATE people SET name = $2, claimed = $3, password = $4 WHERE id = $1
            AND NOT EXISTS (SELECT 1 FROM people other WHERE other.claimed = $3 AND other.id <> $1)";
        let claimed = in_transaction!(self, transaction => {
            sqlx::query(SESSIONS).bind(id).bind(session).execute(&mut *transaction).await?;
            sqlx::query(TOKENS).bind(id).execute(&mut *transaction).await?;
            let claimed = sqlx::query(UPDATE).bind(id).bind(name).bind(key).bind(password).execute(&mut *transaction).await?;
            if claimed.rows_affected() == 0 {
                // What was deleted comes back.
                transaction.rollback().await?;
                return Ok(false);
            }
            true
        });
        match claimed {
            // Two people claim the same name in the same moment.
            Err(StoreError::Sql(sqlx::Error::Database(error))) if error.is_unique_violation() => Ok(false),
            claimed => claimed,
        }
    }

    /// Adds a token. False when the person has too many.
    pub async fn add_token(
        &self,
        person: &str,
        id: &str,
        hash: &str,
        label: &str,
        now: i64,
        most: i64,
    ) -> Result<bool, StoreError> {
        const COUNT: &str = "SELECT COUNT(*) FROM tokens WHERE person = $1";
        const INSERT: &str = "INSERT INTO tokens (hash, id, person, label, created) VALUES ($1, $2, $3, $4, $5)";
        in_transaction!(self, transaction => {
            let count: i64 = sqlx::query_scalar(COUNT).bind(person).fetch_one(&mut *transaction).await?;
            if count < most {
                sqlx::query(INSERT).bind(hash).bind(id).bind(person).bind(label).bind(now).execute(&mut *transaction).await?;
            }
            count < most
        })
    }

    /// The person's tokens.
    pub async fn tokens(&self, person: &str) -> Result<Vec<TokenRow>, StoreError> {
        const SELECT: &str = "SELECT id, label, created FROM tokens WHERE person = $1 ORDER BY created, id";
        let rows: Vec<(String, String, i64)> = on!(self, connection => sqlx::query_as(SELECT).bind(person).fetch_all(connection))?;
        Ok(rows.into_iter().map(|(id, label, created)| TokenRow { id, label, created }).collect())
    }

    /// Takes a token away. False when the person has no such token.
    pub async fn remove_token(&self, person: &str, id: &str) -> Result<bool, StoreError> {
        const DELETE: &str = "DELETE FROM tokens WHERE person = $1 AND id = $2";
        Ok(change!(self, sqlx::query(DELETE).bind(person).bind(id))? == 1)
    }

    /// The person a token stands for.
    pub async fn token_person(&self, hash: &str) -> Result<Option<PersonRow>, StoreError> {
        const SELECT: &str = "SELECT people.id, people.name, people.claimed, people.created
            FROM tokens JOIN people ON people.id = tokens.person WHERE tokens.hash = $1";
        let row: Option<PersonColumns> = on!(self, connection => sqlx::query_as(SELECT).bind(hash).fetch_optional(connection))?;
        Ok(row.map(person))
    }
}
