//! For moderators: reports, sanctions, acts, and the audit log.

use std::sync::Arc;

use axum::Json;
use axum::extract::{FromRequestParts, State};
use axum::http::StatusCode;
use axum::http::request::Parts;
use room::Refusal;
use serde::{Deserialize, Serialize};
use utoipa::{IntoParams, ToSchema};

use super::caller::InPerson;
use super::input::{Asked, Body, Which};
use super::refused::{HttpRefusal, Refused};
use crate::App;
use crate::clock::now;
use crate::limits;
use crate::moderation::{ActError, MODERATOR, Order, carry_out};
use crate::sanctions::Sanction;
use crate::store::{AuditRow, ReportRow};

/// Whoever asks, who must be a moderator, and no program of theirs.
pub struct Moderator(String);

impl FromRequestParts<Arc<App>> for Moderator {
    type Rejection = HttpRefusal;

    async fn from_request_parts(parts: &mut Parts, app: &Arc<App>) -> Result<Self, HttpRefusal> {
        let InPerson { person, .. } = InPerson::from_request_parts(parts, app).await?;
        if app.hub.store.role(&person.id).await? == MODERATOR {
            Ok(Self(person.id))
        } else {
            Err(Refusal::forbidden("server-only-moderators").into())
        }
    }
}

/// Somebody in a list; without a name, if they have deleted their account.
#[derive(Serialize, ToSchema, ts_rs::TS)]
pub struct Someone {
    id: String,
    name: Option<String>,
}

impl Someone {
    fn new(id: String, name: Option<String>) -> Self {
        Self { id, name: name.filter(|name| !name.is_empty()) }
    }
}

/// A report to be settled.
#[derive(Serialize, ToSchema, ts_rs::TS)]
pub struct Report {
    id: String,
    /// When, in milliseconds since 1970.
    at: i64,
    /// Who reports.
    reporter: Someone,
    /// Whom.
    person: Someone,
    /// Of which kind it is.
    reason: String,
    /// In the reporter's own words.
    words: String,
    /// The table it is about.
    table: Option<String>,
    /// The line of talk it is about.
    entry: Option<i64>,
    /// What that said.
    said: Option<String>,
}

/// Reports nobody has settled, the oldest first
#[utoipa::path(get, path = "/api/moderation/reports", tag = "moderation",
    responses((status = OK, body = Vec<Report>), (status = UNAUTHORIZED, body = Refused), (status = FORBIDDEN, body = Refused)))]
pub async fn reports(State(app): State<Arc<App>>, _: Moderator) -> Result<Json<Vec<Report>>, HttpRefusal> {
    let reports = app.hub.store.reports(limits::TABLES_LISTED).await?;
    let report = |(row, by, about): (ReportRow, Option<String>, Option<String>)| Report {
        id: row.id,
        at: row.at,
        reporter: Someone::new(row.reporter, by),
        person: Someone::new(row.person, about),
        reason: row.reason,
        words: row.words,
        table: row.table_id,
        entry: row.entry,
        said: row.said,
    };
    Ok(Json(reports.into_iter().map(report).collect()))
}

/// A mute or a ban.
#[derive(Serialize, ToSchema, ts_rs::TS)]
pub struct InForce {
    id: String,
    /// `mute` or `ban`.
    kind: &'static str,
    /// Whom.
    person: Option<Someone>,
    /// Everybody from there.
    network: Option<String>,
    /// Why.
    reason: String,
    /// Since when, in milliseconds since 1970.
    since: i64,
    /// Until when; none: for good.
    until: Option<i64>,
}

/// Mutes and bans in force, the latest first
#[utoipa::path(get, path = "/api/moderation/sanctions", tag = "moderation",
    responses((status = OK, body = Vec<InForce>), (status = UNAUTHORIZED, body = Refused), (status = FORBIDDEN, body = Refused)))]
pub async fn sanctions(State(app): State<Arc<App>>, _: Moderator) -> Result<Json<Vec<InForce>>, HttpRefusal> {
    let store = &app.hub.store;
    let mut listed = Vec::new();
    for Sanction { id, kind, person, network, reason, since, until } in store.sanctions_in_force(now()).await? {
        let person = match person {
            Some(id) => {
                let name = store.person(&id).await?.map(|person| person.name);
                Some(Someone::new(id, name))
            }
            None => None,
        };
        listed.push(InForce {
            id,
            kind: kind.name(),
            person,
            network: network.map(|network| network.to_string()),
            reason,
            since,
            until,
        });
    }
    Ok(Json(listed))
}

/// Do something as a moderator; it is noted in the audit log
#[utoipa::path(post, path = "/api/moderation/acts", tag = "moderation", request_body = Order,
    responses((status = NO_CONTENT), (status = BAD_REQUEST, body = Refused), (status = UNAUTHORIZED, body = Refused),
        (status = FORBIDDEN, body = Refused), (status = NOT_FOUND, body = Refused), (status = CONFLICT, body = Refused)))]
pub async fn act(
    State(app): State<Arc<App>>,
    Moderator(moderator): Moderator,
    Body(order): Body<Order>,
) -> Result<StatusCode, HttpRefusal> {
    let notices = carry_out(&app.hub.store, &moderator, order).await.map_err(|error| match error {
        ActError::Store(error) => Refusal::from(error),
        ActError::Refused(refusal) => refusal,
    })?;
    app.hub.learn_sanctions().await?;
    for notice in notices {
        app.hub.announce(notice);
    }
    Ok(StatusCode::NO_CONTENT)
}

/// An act, as the audit log keeps it.
#[derive(Serialize, ToSchema, ts_rs::TS)]
pub struct Audited {
    id: String,
    /// When, in milliseconds since 1970.
    at: i64,
    /// Who did it; `host` is whoever runs the server.
    moderator: Someone,
    /// What was done.
    act: String,
    /// Whom it was done to.
    person: Option<Someone>,
    /// What it was done to: a table, an entry of it, a network, a sanction, a role.
    subject: Option<String>,
    /// Until when it holds.
    until: Option<i64>,
    /// Why.
    reason: String,
    /// The report it settled.
    report: Option<String>,
}

/// Which acts.
#[derive(Deserialize, IntoParams)]
#[serde(deny_unknown_fields)]
#[into_params(parameter_in = Query)]
pub struct Before {
    /// The last act of the page before: those before it are told.
    #[serde(default)]
    before: Option<String>,
}

/// Everything moderators and the host have done, the latest first, a hundred a page
#[utoipa::path(get, path = "/api/moderation/audit", tag = "moderation", params(Before),
    responses((status = OK, body = Vec<Audited>), (status = UNAUTHORIZED, body = Refused), (status = FORBIDDEN, body = Refused)))]
pub async fn audit(
    State(app): State<Arc<App>>,
    _: Moderator,
    Asked(Before { before }): Asked<Before>,
) -> Result<Json<Vec<Audited>>, HttpRefusal> {
    let acts = app.hub.store.audit(before.as_deref(), limits::TABLES_LISTED).await?;
    let audited = |(row, by, about): (AuditRow, Option<String>, Option<String>)| Audited {
        id: row.id,
        at: row.at,
        moderator: Someone::new(row.moderator, by),
        act: row.act,
        person: row.person.map(|id| Someone::new(id, about)),
        subject: row.subject,
        until: row.until,
        reason: row.reason,
        report: row.report,
    };
    Ok(Json(acts.into_iter().map(audited).collect()))
}

/// I have read a warning
#[utoipa::path(post, path = "/api/me/warnings/{id}/read", tag = "people", params(("id" = String, Path)),
    responses((status = NO_CONTENT), (status = UNAUTHORIZED, body = Refused), (status = FORBIDDEN, body = Refused),
        (status = NOT_FOUND, body = Refused)))]
pub async fn read_warning(
    State(app): State<Arc<App>>,
    InPerson { person, .. }: InPerson,
    Which(id): Which<String>,
) -> Result<StatusCode, HttpRefusal> {
    if app.hub.store.read_warning(&person.id, &id).await? {
        Ok(StatusCode::NO_CONTENT)
    } else {
        Err(Refusal::missing("server-no-such-sanction").into())
    }
}
