//! People, their passwords and tokens.

use super::{Store, StoreError, change, in_transaction, on};
use crate::limits;
use crate::people::looks;

/// A person as stored.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct PersonRow {
    /// The id.
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
    /// Adds a guest, who comes from this address.
    pub async fn add_person(&self, id: &str, name: &str, origin: &str, now: i64) -> Result<(), StoreError> {
        const INSERT: &str = "INSERT INTO people (id, name, epoch, created, origin) VALUES ($1, $2, 0, $3, $4)";
        change!(self, sqlx::query(INSERT).bind(id).bind(name).bind(now).bind(origin))?;
        Ok(())
    }

    /// Notes from which address somebody has come in.
    pub async fn came_from(&self, id: &str, origin: &str) -> Result<(), StoreError> {
        const UPDATE: &str = "UPDATE people SET origin = $2 WHERE id = $1";
        change!(self, sqlx::query(UPDATE).bind(id).bind(origin))?;
        Ok(())
    }

    /// From which address somebody last came in, as a hash; empty where it is not known.
    pub async fn origin(&self, id: &str) -> Result<String, StoreError> {
        const SELECT: &str = "SELECT origin FROM people WHERE id = $1";
        let origin: Option<String> = on!(self, connection => sqlx::query_scalar(SELECT).bind(id).fetch_optional(connection))?;
        Ok(origin.unwrap_or_default())
    }

    /// Counts one more password that is tried for a name from an address, unless it is too early after the wrong ones before it: so many
    /// may be tried at once, from however many nodes, that each is counted before it is looked at. A right one clears the count.
    pub async fn may_try_password(&self, origin: &str, name: &str, now: i64) -> Result<bool, StoreError> {
        const SELECT: &str = "SELECT failures, last FROM attempts WHERE origin = $1 AND name = $2";
        const FIRST: &str = "INSERT INTO attempts (origin, name, failures, last) VALUES ($1, $2, 1, $3) ON CONFLICT DO NOTHING";
        const NEXT: &str =
            "UPDATE attempts SET failures = failures + 1, last = $3 WHERE origin = $1 AND name = $2 AND failures = $4";
        let before: Option<(i64, i64)> =
            on!(self, connection => sqlx::query_as(SELECT).bind(origin).bind(name).fetch_optional(connection))?;
        let Some((failures, last)) = before else {
            return Ok(change!(self, sqlx::query(FIRST).bind(origin).bind(name).bind(now))? == 1);
        };
        if now < last + limits::password_wait(failures).as_millis() as i64 {
            return Ok(false);
        }
        Ok(change!(self, sqlx::query(NEXT).bind(origin).bind(name).bind(now).bind(failures))? == 1)
    }

    /// The password was right: the wrong ones before it are forgotten.
    pub async fn password_was_right(&self, origin: &str, name: &str) -> Result<(), StoreError> {
        const DELETE: &str = "DELETE FROM attempts WHERE origin = $1 AND name = $2";
        change!(self, sqlx::query(DELETE).bind(origin).bind(name))?;
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

    /// The person who claimed a name, or one that looks the same.
    pub async fn owner_of_name(&self, key: &str, looks: &str) -> Result<Option<String>, StoreError> {
        const SELECT: &str = "SELECT id FROM people WHERE claimed = $1 OR (looks = $2 AND claimed IS NOT NULL) LIMIT 1";
        on!(self, connection => sqlx::query_scalar(SELECT).bind(key).bind(looks).fetch_optional(connection))
    }

    /// Notes what claimed names look like, where that is not known yet.
    pub async fn note_looks(&self) -> Result<(), StoreError> {
        const SELECT: &str = "SELECT id, name FROM people WHERE claimed IS NOT NULL AND looks = ''";
        const UPDATE: &str = "UPDATE people SET looks = $2 WHERE id = $1";
        let names: Vec<(String, String)> = on!(self, connection => sqlx::query_as(SELECT).fetch_all(connection))?;
        for (id, name) in names {
            change!(self, sqlx::query(UPDATE).bind(id).bind(looks(&name)))?;
        }
        Ok(())
    }

    /// Gives somebody these codes to get in by, in the place of those they had.
    pub async fn set_recovery_codes(&self, id: &str, hashes: &[String]) -> Result<(), StoreError> {
        const DELETE: &str = "DELETE FROM recovery_codes WHERE person = $1";
        const INSERT: &str = "INSERT INTO recovery_codes (hash, person) VALUES ($1, $2)";
        in_transaction!(self, transaction => {
            sqlx::query(DELETE).bind(id).execute(&mut *transaction).await?;
            for hash in hashes {
                sqlx::query(INSERT).bind(hash).bind(id).execute(&mut *transaction).await?;
            }
        })
    }

    /// How many codes somebody has left.
    pub async fn recovery_codes(&self, id: &str) -> Result<i64, StoreError> {
        const COUNT: &str = "SELECT COUNT(*) FROM recovery_codes WHERE person = $1";
        on!(self, connection => sqlx::query_scalar(COUNT).bind(id).fetch_one(connection))
    }

    /// Gives somebody a new password for one of their codes, which is used up; they are logged out everywhere, and their tokens are
    /// worth nothing. False when it is no code of theirs.
    pub async fn recover(&self, id: &str, code: &str, password: &str) -> Result<bool, StoreError> {
        const CODE: &str = "DELETE FROM recovery_codes WHERE person = $1 AND hash = $2";
        const PASSWORD: &str = "UPDATE people SET password = $2 WHERE id = $1";
        in_transaction!(self, transaction => {
            let known = sqlx::query(CODE).bind(id).bind(code).execute(&mut *transaction).await?.rows_affected() == 1;
            if known {
                sqlx::query(PASSWORD).bind(id).bind(password).execute(&mut *transaction).await?;
                sqlx::query("DELETE FROM sessions WHERE person = $1").bind(id).execute(&mut *transaction).await?;
                sqlx::query("DELETE FROM tokens WHERE person = $1").bind(id).execute(&mut *transaction).await?;
            }
            known
        })
    }

    /// What somebody did in their own name at tables where they have sat, such as sitting down or talking: table, number, time, entry.
    pub async fn entries_by(&self, id: &str, most: i64) -> Result<Vec<(String, i64, i64, String)>, StoreError> {
        const SELECT: &str = "SELECT table_id, number, at, entry FROM log WHERE author = $1
            AND table_id IN (SELECT table_id FROM table_people WHERE person = $1) ORDER BY at, table_id, number LIMIT $2";
        on!(self, connection => sqlx::query_as(SELECT).bind(id).bind(most).fetch_all(connection))
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
        const UPDATE: &str = "UPDATE people SET name = $2, claimed = $3, password = $4, looks = $5 WHERE id = $1
            AND NOT EXISTS (SELECT 1 FROM people other
                WHERE (other.claimed = $3 OR (other.looks = $5 AND other.claimed IS NOT NULL)) AND other.id <> $1)";
        let claimed = in_transaction!(self, transaction => {
            sqlx::query(SESSIONS).bind(id).bind(session).execute(&mut *transaction).await?;
            sqlx::query(TOKENS).bind(id).execute(&mut *transaction).await?;
            let claimed = sqlx::query(UPDATE).bind(id).bind(name).bind(key).bind(password).bind(looks(name));
            let claimed = claimed.execute(&mut *transaction).await?;
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
