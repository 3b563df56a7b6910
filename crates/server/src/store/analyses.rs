//! Analyses of finished games: how far each has come, and what came of it.

use super::{Store, StoreError, change, on};

/// An analysis, under way or done.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct AnalysisRow {
    /// Who asked for it.
    pub person: String,
    /// Moves judged so far.
    pub done: i64,
    /// Of so many.
    pub moves: i64,
    /// Was it stopped?
    pub stopped: bool,
    /// When anything of this last changed.
    pub changed: i64,
    /// What came of it, as JSON, once it is done.
    pub analysis: Option<String>,
}

/// One attempt at an analysis.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Run {
    /// The analysis.
    pub id: String,
    /// The attempt.
    pub run: String,
}

impl Store {
    /// An analysis, if anybody has ever asked for it.
    pub async fn analysis(&self, id: &str) -> Result<Option<AnalysisRow>, StoreError> {
        const SELECT: &str = "SELECT person, done, moves, stopped, changed, analysis FROM analyses WHERE id = $1";
        type Columns = (String, i64, i64, i64, i64, Option<String>);
        let row: Option<Columns> = on!(self, connection => sqlx::query_as(SELECT).bind(id).fetch_optional(connection))?;
        let read = |(person, done, moves, stopped, changed, analysis)| AnalysisRow {
            person,
            done,
            moves,
            stopped: stopped == 1,
            changed,
            analysis,
        };
        Ok(row.map(read))
    }

    /// Begins an attempt, unless it is done or another is under way: one that was stopped, or of which nothing was heard since, is not.
    pub async fn begin_analysis(&self, run: &Run, person: &str, moves: i64, now: i64, since: i64) -> Result<bool, StoreError> {
        const UPSERT: &str = "INSERT INTO analyses (id, person, run, done, moves, changed) VALUES ($1, $2, $3, 0, $4, $5)
            ON CONFLICT (id) DO UPDATE SET person = excluded.person, run = excluded.run, done = 0, moves = excluded.moves,
                stopped = 0, changed = excluded.changed
            WHERE analyses.analysis IS NULL AND (analyses.stopped = 1 OR analyses.changed < $6)";
        let begun = change!(self, sqlx::query(UPSERT).bind(&run.id).bind(person).bind(&run.run).bind(moves).bind(now).bind(since))?;
        Ok(begun == 1)
    }

    /// Notes how far an attempt has come; false if it is to go no further.
    pub async fn note_analysis(&self, run: &Run, done: i64, now: i64) -> Result<bool, StoreError> {
        const UPDATE: &str = "UPDATE analyses SET done = $3, changed = $4 WHERE id = $1 AND run = $2 AND stopped = 0";
        Ok(change!(self, sqlx::query(UPDATE).bind(&run.id).bind(&run.run).bind(done).bind(now))? == 1)
    }

    /// Keeps what came of an attempt, unless it was to go no further.
    pub async fn finish_analysis(&self, run: &Run, analysis: &str, now: i64) -> Result<(), StoreError> {
        const UPDATE: &str =
            "UPDATE analyses SET done = moves, changed = $4, analysis = $3 WHERE id = $1 AND run = $2 AND stopped = 0";
        change!(self, sqlx::query(UPDATE).bind(&run.id).bind(&run.run).bind(analysis).bind(now))?;
        Ok(())
    }

    /// Stops an analysis that somebody has asked for; false if they have not, or it is done.
    pub async fn stop_analysis(&self, id: &str, person: &str, now: i64) -> Result<bool, StoreError> {
        const UPDATE: &str = "UPDATE analyses SET stopped = 1, changed = $3 WHERE id = $1 AND person = $2 AND analysis IS NULL";
        Ok(change!(self, sqlx::query(UPDATE).bind(id).bind(person).bind(now))? == 1)
    }
}
