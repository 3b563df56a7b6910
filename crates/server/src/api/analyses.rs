//! Analyses of finished games: asking for one, following it, stopping it.

use std::sync::Arc;

use axum::Json;
use axum::extract::State;
use axum::http::StatusCode;
use games::analysis::{Analysis, StudyError, VERSION};
use room::{Refusal, RefusalKind};
use serde::{Deserialize, Serialize};
use serde_json::Value;
use table::{Message, Record};
use utoipa::ToSchema;

use super::caller::{Address, Person, Visitor};
use super::input::{Body, Which};
use super::moments::{bad_record, on_own_thread};
use super::refused::{HttpRefusal, Refused};
use crate::App;
use crate::analyses::{self, heard_since};
use crate::clock::now;
use crate::ids;
use crate::limits::{Quota, Rate};
use crate::store::{AnalysisRow, Run, StoreError};

/// A game to be analysed.
#[derive(Deserialize, ToSchema, ts_rs::TS)]
#[serde(deny_unknown_fields)]
pub struct NewAnalysis {
    /// The record of a game that is over, as text.
    record: String,
}

/// How an analysis stands.
#[derive(Serialize, ToSchema, ts_rs::TS)]
pub struct AnalysisProgress {
    /// Its id: the same for the same record, whoever asks.
    id: String,
    /// Whether it goes on.
    state: AnalysisState,
    /// Moves judged so far.
    done: i64,
    /// Of so many.
    moves: i64,
    /// Did whoever asks begin it? Then they may stop it.
    mine: bool,
    /// What came of it, once it is done.
    #[schema(value_type = Option<Object>)]
    #[ts(as = "Option<Analysis>")]
    analysis: Option<Value>,
}

/// Whether an analysis goes on.
#[derive(Serialize, ToSchema, ts_rs::TS)]
#[serde(rename_all = "kebab-case")]
pub enum AnalysisState {
    /// It is under way, or waits for a place.
    Running,
    /// It is done.
    Done,
    /// It was stopped, or its node has gone: it can be begun anew.
    Stopped,
}

fn progress(id: String, row: AnalysisRow, person: Option<&str>) -> Result<AnalysisProgress, StoreError> {
    let AnalysisRow { person: asked, done, moves, stopped, changed, analysis } = row;
    let state = match &analysis {
        Some(_) => AnalysisState::Done,
        None if stopped || changed < heard_since() => AnalysisState::Stopped,
        None => AnalysisState::Running,
    };
    let analysis = analysis.map(|text| serde_json::from_str(&text)).transpose();
    let analysis = analysis.map_err(|error: serde_json::Error| StoreError::Unreadable(error.to_string()))?;
    Ok(AnalysisProgress { id, state, done, moves, mine: person == Some(&asked), analysis })
}

/// How far an analysis has come, or what came of it.
async fn find(app: &App, id: &str, person: Option<&str>) -> Result<Option<AnalysisProgress>, StoreError> {
    let row = app.hub.store.analysis(id).await?;
    row.map(|row| progress(id.to_owned(), row, person)).transpose()
}

/// Analyse a finished game: every seat's chance to win after every move, the moves that changed it, luck apart from choice
///
/// What was analysed before is answered at once. Otherwise it is begun; ask for it by its id until it is done.
#[utoipa::path(post, path = "/api/analyses", tag = "records", request_body = NewAnalysis,
    responses((status = OK, body = AnalysisProgress), (status = BAD_REQUEST, body = Refused), (status = UNAUTHORIZED, body = Refused),
        (status = FORBIDDEN, body = Refused), (status = NOT_FOUND, body = Refused), (status = CONFLICT, body = Refused),
        (status = TOO_MANY_REQUESTS, body = Refused)))]
pub async fn begin_analysis(
    State(app): State<Arc<App>>,
    Person(person): Person,
    Address(address): Address,
    Body(NewAnalysis { record }): Body<NewAnalysis>,
) -> Result<Json<AnalysisProgress>, HttpRefusal> {
    app.hub.rates.take(Rate::Moments, &address)?;
    let record: Record = record.parse().map_err(|error: table::RecordError| bad_record(error.to_string()))?;
    // A running game's record has no end. What is not over is never analysed: it would tell what is hidden.
    if record.digest.is_none() {
        return Err(Refusal::conflict("server-not-over").into());
    }
    // Who sat there changes nothing, and whoever leaves is not named by what is kept.
    let record = Record { names: Vec::new(), ..record };
    // What an earlier version of the program made of it says other things.
    let id = ids::hash(&format!("{VERSION} {record}"));
    if let Some(known) = find(&app, &id, Some(&person.id)).await?.filter(|known| !matches!(known.state, AnalysisState::Stopped)) {
        return Ok(Json(known));
    }
    let begun = on_own_thread(move || games::study(&record, None)).await?;
    let study = begun.ok_or(Refusal::missing("server-no-such-game"))?.map_err(|error| match error {
        StudyError::Replay(error) => bad_record(error.to_string()),
        StudyError::NotOver => Refusal::conflict("server-not-over"),
        StudyError::TooLong(most) => {
            Refusal::new(RefusalKind::Conflict, Message::new("server-analysis-too-long").with("most", most as i64))
        }
    })?;
    let account = app.hub.account(&person.id, &address);
    app.hub.quotas.take(&app.hub.store, Quota::Analyses, &account, 1).await?;
    let run = Run { id: id.clone(), run: ids::new() };
    // Of several who ask at once, one begins it, and the others follow.
    if app.hub.store.begin_analysis(&run, &person.id, study.moves() as i64, now(), heard_since()).await? {
        analyses::start(app.hub.clone(), study, run, account);
    }
    Ok(Json(find(&app, &id, Some(&person.id)).await?.ok_or(Refusal::trouble())?))
}

/// How far an analysis has come, and what came of it once it is done
#[utoipa::path(get, path = "/api/analyses/{id}", tag = "records", params(("id" = String, Path)),
    responses((status = OK, body = AnalysisProgress), (status = BAD_REQUEST, body = Refused), (status = UNAUTHORIZED, body = Refused),
        (status = NOT_FOUND, body = Refused), (status = TOO_MANY_REQUESTS, body = Refused)))]
pub async fn analysis(
    State(app): State<Arc<App>>,
    Visitor(visitor): Visitor,
    Address(address): Address,
    Which(id): Which<String>,
) -> Result<Json<AnalysisProgress>, HttpRefusal> {
    app.hub.rates.take(Rate::Moments, &address)?;
    let person = visitor.map(|visitor| visitor.id);
    Ok(Json(find(&app, &id, person.as_deref()).await?.ok_or(Refusal::missing("server-no-such-analysis"))?))
}

/// Stop an analysis I have begun
#[utoipa::path(delete, path = "/api/analyses/{id}", tag = "records", params(("id" = String, Path)),
    responses((status = NO_CONTENT), (status = BAD_REQUEST, body = Refused), (status = UNAUTHORIZED, body = Refused),
        (status = FORBIDDEN, body = Refused), (status = NOT_FOUND, body = Refused)))]
pub async fn stop_analysis(
    State(app): State<Arc<App>>,
    Person(person): Person,
    Which(id): Which<String>,
) -> Result<StatusCode, HttpRefusal> {
    if app.hub.store.stop_analysis(&id, &person.id, now()).await? {
        return Ok(StatusCode::NO_CONTENT);
    }
    Err(Refusal::missing("server-no-such-analysis").into())
}
