//! People I want neither to hear nor to play with, and those I tell the moderators of.

use std::sync::Arc;

use axum::Json;
use axum::extract::State;
use axum::http::StatusCode;
use room::{Entry, Refusal, RefusalKind};
use serde::{Deserialize, Serialize};
use table::Message;
use utoipa::ToSchema;

use super::caller::{Address, Person};
use super::input::{Body, Which};
use super::refused::{HttpRefusal, Refused};
use crate::App;
use crate::clock::now;
use crate::ids;
use crate::limits::{self, Quota};
use crate::store::ReportRow;

/// Somebody I have blocked.
#[derive(Serialize, ToSchema, ts_rs::TS)]
pub struct BlockedPerson {
    id: String,
    name: String,
    /// Since when, in milliseconds since 1970.
    since: i64,
}

/// Whom to block.
#[derive(Deserialize, ToSchema, ts_rs::TS)]
#[serde(deny_unknown_fields)]
pub struct NewBlock {
    /// The person's id.
    person: String,
}

/// Whom I have blocked, the latest first
#[utoipa::path(get, path = "/api/blocks", tag = "people",
    responses((status = OK, body = Vec<BlockedPerson>), (status = UNAUTHORIZED, body = Refused)))]
pub async fn blocks(State(app): State<Arc<App>>, Person(person): Person) -> Result<Json<Vec<BlockedPerson>>, HttpRefusal> {
    let blocks = app.hub.store.blocks(&person.id).await?;
    Ok(Json(blocks.into_iter().map(|(id, name, since)| BlockedPerson { id, name, since }).collect()))
}

/// Block somebody: I hear nothing they say, and they can neither sit down at my tables nor seat me at another one
#[utoipa::path(post, path = "/api/blocks", tag = "people", request_body = NewBlock,
    responses((status = NO_CONTENT), (status = BAD_REQUEST, body = Refused), (status = UNAUTHORIZED, body = Refused),
        (status = NOT_FOUND, body = Refused), (status = CONFLICT, body = Refused)))]
pub async fn block(
    State(app): State<Arc<App>>,
    Person(person): Person,
    Body(NewBlock { person: other }): Body<NewBlock>,
) -> Result<StatusCode, HttpRefusal> {
    check_other(&app, &person.id, &other).await?;
    let most = limits::BLOCKS_A_PERSON;
    if !app.hub.store.block(&person.id, &other, now(), most).await? {
        let message = Message::new("server-too-many-blocks").with("most", most);
        return Err(Refusal::new(RefusalKind::Conflict, message).into());
    }
    // Sockets come back and hear them no more.
    app.hub.signed_out(&person.id);
    Ok(StatusCode::NO_CONTENT)
}

/// Hear somebody again
#[utoipa::path(delete, path = "/api/blocks/{id}", tag = "people", params(("id" = String, Path)),
    responses((status = NO_CONTENT), (status = UNAUTHORIZED, body = Refused), (status = NOT_FOUND, body = Refused)))]
pub async fn unblock(
    State(app): State<Arc<App>>,
    Person(person): Person,
    Which(other): Which<String>,
) -> Result<StatusCode, HttpRefusal> {
    if !app.hub.store.unblock(&person.id, &other).await? {
        return Err(Refusal::missing("server-no-such-person").into());
    }
    app.hub.signed_out(&person.id);
    Ok(StatusCode::NO_CONTENT)
}

/// Refuses whoever is not there, and oneself.
async fn check_other(app: &App, person: &str, other: &str) -> Result<(), Refusal> {
    if other == person {
        return Err(Refusal::invalid("server-that-is-you"));
    }
    let known = app.hub.store.person(other).await?.is_some_and(|other| !other.name.is_empty());
    if known { Ok(()) } else { Err(Refusal::missing("server-no-such-person")) }
}

/// Of which kind a report is.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Deserialize, Serialize, ToSchema, ts_rs::TS)]
#[serde(rename_all = "kebab-case")]
pub enum Reason {
    /// They insult or threaten.
    Insult,
    /// They advertise, or fill the talk.
    Spam,
    /// Their name is an insult, or somebody else's.
    Name,
    /// They cheat, or play together against others.
    Cheating,
    /// Something else, told in words.
    Other,
}

impl Reason {
    /// As it is stored.
    const fn name(self) -> &'static str {
        match self {
            Self::Insult => "insult",
            Self::Spam => "spam",
            Self::Name => "name",
            Self::Cheating => "cheating",
            Self::Other => "other",
        }
    }
}

/// What to tell the moderators.
#[derive(Deserialize, ToSchema, ts_rs::TS)]
#[serde(deny_unknown_fields)]
#[ts(optional_fields)]
pub struct NewReport {
    /// Whom it is about, by id.
    person: String,
    /// Of which kind it is.
    reason: Reason,
    /// In one's own words.
    #[serde(default)]
    #[schema(max_length = 500)]
    #[ts(optional, as = "Option<String>")]
    words: String,
    /// The table where it happened.
    #[serde(default)]
    table: Option<String>,
    /// The line of their talk there, by the number of its entry.
    #[serde(default)]
    entry: Option<i64>,
}

/// Tell the moderators of somebody, and perhaps of a line of their talk
#[utoipa::path(post, path = "/api/reports", tag = "people", request_body = NewReport,
    responses((status = NO_CONTENT), (status = BAD_REQUEST, body = Refused), (status = UNAUTHORIZED, body = Refused),
        (status = FORBIDDEN, body = Refused), (status = NOT_FOUND, body = Refused), (status = CONFLICT, body = Refused),
        (status = TOO_MANY_REQUESTS, body = Refused)))]
pub async fn report(
    State(app): State<Arc<App>>,
    Person(person): Person,
    Address(address): Address,
    Body(NewReport { person: other, reason, words, table, entry }): Body<NewReport>,
) -> Result<StatusCode, HttpRefusal> {
    let (store, words) = (&app.hub.store, words.trim());
    if words.chars().count() > limits::REPORT_CHARS {
        return Err(Refusal::too_long(limits::REPORT_CHARS).into());
    }
    if reason == Reason::Other && words.is_empty() {
        return Err(Refusal::invalid("server-say-what").into());
    }
    check_other(&app, &person.id, &other).await?;
    let said = talk(&app, &person.id, &other, table.as_deref(), entry).await?;
    if store.is_reported(&person.id, &other, table.as_deref(), entry).await? {
        return Err(Refusal::conflict("server-reported-before").into());
    }
    app.hub.quotas.take(store, Quota::Reports, &app.hub.account(&person.id, &address), 1).await?;
    let report = ReportRow {
        id: ids::new(),
        at: now(),
        reporter: person.id,
        person: other,
        reason: reason.name().to_owned(),
        words: words.to_owned(),
        table_id: table,
        entry,
        said,
    };
    store.add_report(&report).await?;
    Ok(StatusCode::NO_CONTENT)
}

/// What a line of somebody's talk says that a report is about, if whoever reports may read it.
async fn talk(
    app: &Arc<App>,
    reporter: &str,
    person: &str,
    table: Option<&str>,
    entry: Option<i64>,
) -> Result<Option<String>, Refusal> {
    let nothing = || Refusal::missing("server-no-such-talk");
    let Some(table) = table else {
        return if entry.is_none() { Ok(None) } else { Err(nothing()) };
    };
    let reporter = reporter.to_owned();
    app.hub.read(table, move |room| room.viewer(Some(&reporter), None).map(|_| ())).await??;
    let Some(entry) = entry else { return Ok(None) };
    let text = app.hub.store.entry(table, entry).await?.ok_or_else(nothing)?;
    match serde_json::from_str(&text) {
        Ok(Entry::Said { person: speaker, text, .. }) if speaker == person => Ok(Some(text)),
        _ => Err(nothing()),
    }
}
