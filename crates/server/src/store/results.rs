//! How games ended, and what that made of people's ratings.

use room::SeatResult;

use super::{Store, StoreError, in_transaction, on};
use crate::ratings::{Rating, rate};

/// A person's rating in one game.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct RatingRow {
    /// The person's id.
    pub person: String,
    /// Their name.
    pub name: String,
    /// The game.
    pub game: String,
    /// The rating.
    pub rating: Rating,
}

type ResultColumns = (String, i64, String, String, i64, i64, i64, i64, i64, String);
type RatingColumns = (String, String, String, i64, i64, i64);

impl Store {
    /// Writes down the results of a table, once, and rates them where they count.
    pub async fn finish(&self, table: &str, results: &[SeatResult]) -> Result<(), StoreError> {
        // Whoever changes the row first does the rest, in the same transaction.
        const OVER: &str = "UPDATE tables SET phase = 'over', driver = NULL, wake = NULL WHERE id = $1 AND phase <> 'over'";
        const RESULT: &str = "INSERT INTO results (table_id, seat, person, game, place, seats, score, rated, ended)
            VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9)";
        // Nobody's rating is read while another table changes it; always in the same order, so that two tables never wait for each other.
        const ONE_AT_A_TIME: &str = "UPDATE people SET epoch = epoch WHERE id = $1";
        const RATING: &str = "SELECT rating, uncertainty, games FROM ratings WHERE person = $1 AND game = $2";
        const RATED: &str = "INSERT INTO ratings (person, game, rating, uncertainty, games) VALUES ($1, $2, $3, $4, $5)
            ON CONFLICT (person, game) DO UPDATE SET rating = excluded.rating, uncertainty = excluded.uncertainty,
            games = excluded.games";
        in_transaction!(self.followed, transaction => {
            let first = sqlx::query(OVER).bind(table).execute(&mut *transaction).await?.rows_affected() == 1;
            let results = if first { results } else { &[] };
            for result in results {
                sqlx::query(RESULT)
                    .bind(&result.table)
                    .bind(result.seat)
                    .bind(&result.person)
                    .bind(&result.game)
                    .bind(result.place)
                    .bind(result.seats)
                    .bind(result.score)
                    .bind(i64::from(result.rated))
                    .bind(result.ended)
                    .execute(&mut *transaction)
                    .await?;
            }
            let rated: Vec<&SeatResult> = results.iter().filter(|result| result.rated).collect();
            if rated.len() > 1 {
                let mut people: Vec<&String> = rated.iter().map(|result| &result.person).collect();
                people.sort_unstable();
                for person in people {
                    sqlx::query(ONE_AT_A_TIME).bind(person).execute(&mut *transaction).await?;
                }
                let mut before = Vec::with_capacity(rated.len());
                for result in &rated {
                    let row: Option<(i64, i64, i64)> = sqlx::query_as(RATING)
                        .bind(&result.person)
                        .bind(&result.game)
                        .fetch_optional(&mut *transaction)
                        .await?;
                    let rating = row.map_or_else(Rating::default, |(estimate, uncertainty, games)| Rating {
                        estimate,
                        uncertainty,
                        games,
                    });
                    before.push((rating, result.place));
                }
                for (result, rating) in rated.iter().zip(rate(&before)) {
                    sqlx::query(RATED)
                        .bind(&result.person)
                        .bind(&result.game)
                        .bind(rating.estimate)
                        .bind(rating.uncertainty)
                        .bind(rating.games)
                        .execute(&mut *transaction)
                        .await?;
                }
            }
        })
    }

    /// A person's latest results with the terms of their tables, as JSON, as far as whoever asks may know of them: whoever knows a table can look at it, so one that is not
    /// public is named only to those who have sat there.
    pub async fn results(&self, person: &str, asks: Option<&str>, most: i64) -> Result<Vec<(SeatResult, String)>, StoreError> {
        const SELECT: &str =
            "SELECT table_id, seat, person, results.game, place, results.seats, score, results.rated, ended, terms FROM results
            JOIN tables ON tables.id = results.table_id WHERE person = $1 AND (listed = 1 OR EXISTS
                (SELECT 1 FROM table_people WHERE table_people.table_id = results.table_id AND table_people.person = $3))
            ORDER BY ended DESC, table_id LIMIT $2";
        let rows: Vec<ResultColumns> =
            on!(self, connection => sqlx::query_as(SELECT).bind(person).bind(most).bind(asks).fetch_all(connection))?;
        let result = |(table, seat, person, game, place, seats, score, rated, ended, terms): ResultColumns| {
            (SeatResult { table, seat, person, game, place, seats, score, rated: rated == 1, ended }, terms)
        };
        Ok(rows.into_iter().map(result).collect())
    }

    /// The ratings of a person, or of a game, the best first.
    pub async fn ratings(&self, of: RatingsOf<'_>, most: i64) -> Result<Vec<RatingRow>, StoreError> {
        const PERSON: &str = "SELECT person, name, game, rating, uncertainty, games FROM ratings
            JOIN people ON people.id = ratings.person WHERE person = $1 ORDER BY rating DESC, game LIMIT $2";
        const GAME: &str = "SELECT person, name, game, rating, uncertainty, games FROM ratings
            JOIN people ON people.id = ratings.person WHERE game = $1 ORDER BY rating DESC, person LIMIT $2";
        let (sql, key) = match of {
            RatingsOf::Person(person) => (PERSON, person),
            RatingsOf::Game(game) => (GAME, game),
        };
        let rows: Vec<RatingColumns> = on!(self, connection => sqlx::query_as(sql).bind(key).bind(most).fetch_all(connection))?;
        let rating = |(person, name, game, estimate, uncertainty, games): RatingColumns| RatingRow {
            person,
            name,
            game,
            rating: Rating { estimate, uncertainty, games },
        };
        Ok(rows.into_iter().map(rating).collect())
    }
}

/// Which ratings to list.
#[derive(Clone, Copy, Debug)]
pub enum RatingsOf<'a> {
    /// One person's, in every game.
    Person(&'a str),
    /// Everybody's, in one game.
    Game(&'a str),
}
