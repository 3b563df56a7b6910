//! Tables: what is settled for good, and what is worked out from their log for lists.

use room::{Clock, Opening, Projection, Stored, Terms};

use super::{Store, StoreError, change, in_transaction, on};

/// A table to be opened.
#[derive(Clone, Debug)]
pub struct TableToAdd {
    /// What never changes.
    pub opening: Opening,
    /// What lists show.
    pub projection: Projection,
    /// The first entries of its log, from number 1.
    pub entries: Vec<Stored>,
}

/// A table in a list: nothing of it is long, whatever was settled.
#[derive(Clone, Debug)]
pub struct ListedRow {
    /// Which table.
    pub id: String,
    /// The game's name.
    pub game: String,
    /// Who opened it.
    pub owner: String,
    /// When.
    pub created: i64,
    /// Its phase.
    pub phase: String,
    /// How many seats it has.
    pub seats: usize,
    /// Seats anybody may take.
    pub open_seats: i64,
    /// Does it count for ratings?
    pub rated: bool,
    /// Is the seed known before the game?
    pub known_shuffle: bool,
    /// How long seats may think.
    pub clock: Clock,
    /// When something about it last changed.
    pub changed: i64,
}

/// Which tables to list.
#[derive(Clone, Debug)]
pub enum Filter {
    /// Those that are public, in this phase.
    Public(&'static str),
    /// Those of a person, whatever their phase.
    Of(String),
}

type OpeningColumns = (String, String, String, String, String, i64);
type ListedColumns = (String, String, String, i64, String, i64, i64, i64, i64, String, i64, String);

fn opening((id, game, terms, secret, owner, created): OpeningColumns) -> Result<Opening, StoreError> {
    let unreadable = |what: &dyn std::fmt::Display| StoreError::Unreadable(format!("table {id}: {what}"));
    let terms = serde_json::from_str(&terms).map_err(|error| unreadable(&error))?;
    let secret = secret.parse().map_err(|_| unreadable(&"its secret is none"))?;
    Ok(Opening { id, game, terms, secret, owner, created })
}

fn listed(columns: ListedColumns) -> Option<ListedRow> {
    let (id, game, owner, created, phase, seats, open_seats, rated, known_shuffle, clock, changed, terms) = columns;
    let (seats, rated, clock) = if seats > 0 {
        (seats as usize, rated == 1, serde_json::from_str(&clock).ok()?)
    } else {
        let terms: Terms = serde_json::from_str(&terms).ok()?;
        (terms.seats.len(), terms.rated, terms.clock)
    };
    Some(ListedRow { id, game, owner, created, phase, seats, open_seats, rated, known_shuffle: known_shuffle == 1, clock, changed })
}

impl Store {
    /// Opens a table. Nothing happens when it is there already.
    pub async fn add_table(&self, new: &TableToAdd) -> Result<(), StoreError> {
        const INSERT: &str = "INSERT INTO tables
            (id, game, terms, secret, owner, created, listed, phase, open_seats, changed, seats, rated, clock, known_shuffle)
            VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9, $6, $10, $11, $12, $13) ON CONFLICT DO NOTHING";
        const LOG: &str = "INSERT INTO log (table_id, number, at, author, client, entry) VALUES ($1, $2, $3, $4, $5, $6)";
        const SEATED: &str = "INSERT INTO table_people (person, table_id) VALUES ($1, $2) ON CONFLICT DO NOTHING";
        in_transaction!(self, transaction => {
            let TableToAdd { opening, projection, entries } = new;
            // Plain data with text keys, which serde_json always can write.
            let terms = serde_json::to_string(&opening.terms).expect("terms can be written as JSON");
            let clock = serde_json::to_string(&opening.terms.clock).expect("a clock can be written as JSON");
            let done = sqlx::query(INSERT)
                .bind(&opening.id)
                .bind(&opening.game)
                .bind(terms)
                .bind(opening.secret.to_string())
                .bind(&opening.owner)
                .bind(opening.created)
                .bind(i64::from(projection.listed))
                .bind(projection.phase)
                .bind(projection.open_seats)
                .bind(opening.terms.seats.len() as i64)
                .bind(i64::from(opening.terms.rated))
                .bind(clock)
                .bind(i64::from(opening.terms.seed.is_some()))
                .execute(&mut *transaction)
                .await?;
            if done.rows_affected() == 1 {
                for entry in entries {
                    sqlx::query(LOG)
                        .bind(&opening.id)
                        .bind(entry.number)
                        .bind(entry.at)
                        .bind(&entry.author)
                        .bind(&entry.client)
                        .bind(&entry.entry)
                        .execute(&mut *transaction)
                        .await?;
                }
                for person in &projection.people {
                    sqlx::query(SEATED).bind(person).bind(&opening.id).execute(&mut *transaction).await?;
                }
            }
        })
    }

    /// A table by id.
    pub async fn table(&self, id: &str) -> Result<Option<Opening>, StoreError> {
        const SELECT: &str = "SELECT id, game, terms, secret, owner, created FROM tables WHERE id = $1";
        let row: Option<OpeningColumns> = on!(self, connection => sqlx::query_as(SELECT).bind(id).fetch_optional(connection))?;
        row.map(opening).transpose()
    }

    /// The setups of this game that a person has played or plays.
    pub async fn setups_played(&self, person: &str, game: &str) -> Result<Vec<serde_json::Value>, StoreError> {
        const SELECT: &str = "SELECT terms FROM tables JOIN table_people ON table_people.table_id = tables.id
            WHERE table_people.person = $1 AND game = $2 AND phase <> 'open'";
        let rows: Vec<String> = on!(self, connection => sqlx::query_scalar(SELECT).bind(person).bind(game).fetch_all(connection))?;
        // What cannot be read tells nothing.
        let setup = |terms: String| serde_json::from_str::<room::Terms>(&terms).ok().map(|terms| terms.setup.value());
        Ok(rows.into_iter().filter_map(setup).collect())
    }

    /// The phase that lists show.
    pub async fn phase(&self, id: &str) -> Result<String, StoreError> {
        Ok(on!(self, connection => sqlx::query_scalar("SELECT phase FROM tables WHERE id = $1").bind(id).fetch_one(connection))?)
    }

    /// Notes for lists what the log has come to. A node that is behind others changes nothing: tables only go forward.
    pub async fn project(&self, id: &str, projection: &Projection, now: i64) -> Result<(), StoreError> {
        const UPDATE: &str = "UPDATE tables SET listed = $2, phase = $3, open_seats = $4, changed = $5 WHERE id = $1
            AND (phase = $3 OR phase = 'open' OR $3 = 'over')";
        const SEATED: &str = "INSERT INTO table_people (person, table_id) VALUES ($1, $2) ON CONFLICT DO NOTHING";
        in_transaction!(self.followed, transaction => {
            sqlx::query(UPDATE)
                .bind(id)
                .bind(i64::from(projection.listed))
                .bind(projection.phase)
                .bind(projection.open_seats)
                .bind(now)
                .execute(&mut *transaction)
                .await?;
            for person in &projection.people {
                sqlx::query(SEATED).bind(person).bind(id).execute(&mut *transaction).await?;
            }
        })
    }

    /// Tables for a list, the latest first, from the one after a table on.
    pub async fn list(&self, filter: &Filter, after: Option<&str>, most: i64) -> Result<Vec<ListedRow>, StoreError> {
        // Tables that were opened by an older version have no number of seats: only of those the terms are read.
        const PUBLIC: &str = "SELECT id, game, owner, created, phase, seats, open_seats, rated, known_shuffle, clock, changed,
                CASE WHEN seats = 0 THEN terms ELSE '' END FROM tables
            WHERE phase = $1 AND listed = 1 AND ($3 = '' OR EXISTS (SELECT 1 FROM tables shown WHERE shown.id = $3
                AND (tables.changed < shown.changed OR (tables.changed = shown.changed AND tables.id > shown.id))))
            ORDER BY changed DESC, id LIMIT $2";
        const MINE: &str = "SELECT tables.id, game, owner, created, phase, seats, open_seats, rated, known_shuffle, clock, changed,
                CASE WHEN seats = 0 THEN terms ELSE '' END FROM tables
            JOIN table_people ON table_people.table_id = tables.id
            WHERE table_people.person = $1 AND ($3 = '' OR EXISTS (SELECT 1 FROM tables shown WHERE shown.id = $3
                AND (tables.changed < shown.changed OR (tables.changed = shown.changed AND tables.id > shown.id))))
            ORDER BY changed DESC, tables.id LIMIT $2";
        let (sql, key) = match filter {
            Filter::Public(phase) => (PUBLIC, *phase),
            Filter::Of(person) => (MINE, person.as_str()),
        };
        let after = after.unwrap_or_default();
        let rows: Vec<ListedColumns> =
            on!(self, connection => sqlx::query_as(sql).bind(key).bind(most).bind(after).fetch_all(connection))?;
        // One table that cannot be read does not hide the others.
        Ok(rows.into_iter().filter_map(listed).collect())
    }

    /// Every table of a phase, the latest first, for the host: id, game, phase, open seats, and when something changed.
    pub async fn list_all(&self, phase: &str, most: i64) -> Result<Vec<(String, String, String, i64, i64)>, StoreError> {
        const SELECT: &str = "SELECT id, game, phase, open_seats, changed FROM tables
            WHERE phase = $1 ORDER BY changed DESC, id LIMIT $2";
        Ok(on!(self, connection => sqlx::query_as(SELECT).bind(phase).bind(most).fetch_all(connection))?)
    }

    /// The tables at which a person has sat, or which they opened, that are not over.
    pub async fn unfinished_tables_of(&self, person: &str) -> Result<Vec<String>, StoreError> {
        const SELECT: &str = "SELECT id FROM tables WHERE phase <> 'over'
            AND (owner = $1 OR id IN (SELECT table_id FROM table_people WHERE person = $1))";
        on!(self, connection => sqlx::query_scalar(SELECT).bind(person).fetch_all(connection))
    }

    /// How many tables of a person are not over.
    pub async fn unfinished_tables(&self, owner: &str) -> Result<i64, StoreError> {
        const COUNT: &str = "SELECT COUNT(*) FROM tables WHERE owner = $1 AND phase <> 'over'";
        Ok(on!(self, connection => sqlx::query_scalar(COUNT).bind(owner).fetch_one(connection))?)
    }

    /// Closes a table whose log cannot be read: it is in no list, and nobody drives it any more.
    pub async fn close_unreadable(&self, id: &str, now: i64) -> Result<(), StoreError> {
        const UPDATE: &str =
            "UPDATE tables SET phase = 'over', listed = 0, open_seats = 0, driver = NULL, wake = NULL, changed = $2
            WHERE id = $1";
        change!(self, sqlx::query(UPDATE).bind(id).bind(now))?;
        Ok(())
    }
}
