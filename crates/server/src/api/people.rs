//! Coming in, names and passwords, tokens, and what others may know of somebody.

use std::sync::Arc;

use axum::Json;
use axum::extract::State;
use axum::http::{StatusCode, header};
use axum::response::{IntoResponse, Response};
use room::{Refusal, RefusalKind, SeatTerms, Terms};
use serde::{Deserialize, Serialize};
use serde_json::{Value, json};
use table::Message;
use utoipa::ToSchema;

use super::caller::{Address, Agent, InPerson, Origin, Person, Visitor, begin_session, end_session};
use super::input::{Body, Which};
use super::refused::{HttpRefusal, Refused};
use crate::App;
use crate::clock::now;

use crate::ids;
use crate::limits::{self, Quota, Rate};
use crate::moderation::MODERATOR;
use crate::people::{check_name, check_password, hash_password, is_password, looks, name_key, suggested_name};
use crate::ratings::Rating;
use crate::shares::{Share, Streak, count};
use crate::store::{Filter, ListedRow, PersonRow, RatingsOf, SessionRow, StoreError};

/// Somebody, as they see themselves.
#[derive(Serialize, ToSchema, ts_rs::TS)]
pub struct Me {
    /// Their id; no secret.
    id: String,
    /// Their name.
    name: String,
    /// Is the name theirs alone, with a password?
    claimed: bool,
    /// Are they a moderator?
    moderator: bool,
    /// What moderators have told or forbidden them.
    told: Vec<ToldByModerators>,
}

/// A warning, a mute or a ban.
#[derive(Serialize, ToSchema, ts_rs::TS)]
pub struct ToldByModerators {
    /// Its id: a warning is taken away by it once it is read.
    id: String,
    /// What it is.
    #[ts(type = "\"warning\" | \"mute\" | \"ban\"")]
    kind: &'static str,
    /// Why, and until when.
    #[schema(value_type = Object)]
    message: Message,
}

impl Me {
    /// Somebody, as they see themselves.
    pub async fn of(app: &App, person: &PersonRow) -> Result<Self, StoreError> {
        let store = &app.hub.store;
        let told = store.sanctions_of(&person.id, now()).await?;
        let told = told.into_iter().map(|sanction| ToldByModerators {
            message: sanction.message(),
            kind: sanction.kind.name(),
            id: sanction.id,
        });
        Ok(Self {
            id: person.id.clone(),
            name: person.name.clone(),
            claimed: person.claimed,
            moderator: store.role(&person.id).await? == MODERATOR,
            told: told.collect(),
        })
    }
}

/// A name.
#[derive(Deserialize, ToSchema, ts_rs::TS)]
#[serde(deny_unknown_fields)]
pub struct Named {
    /// The name; without one, a name is suggested.
    #[serde(default)]
    #[schema(min_length = 1, max_length = 24)]
    name: Option<String>,
}

/// A name and its password.
#[derive(Deserialize, ToSchema, ts_rs::TS)]
#[serde(deny_unknown_fields)]
pub struct Credentials {
    /// The name.
    #[schema(min_length = 1, max_length = 24)]
    name: String,
    /// The password.
    #[schema(min_length = 8, max_length = 128)]
    password: String,
}

/// Who am I?
#[utoipa::path(get, path = "/api/me", tag = "people",
    responses((status = OK, body = Me), (status = UNAUTHORIZED, body = Refused)))]
pub async fn me(State(app): State<Arc<App>>, Visitor(visitor): Visitor) -> Result<Json<Me>, HttpRefusal> {
    // Who may not play is told so here, too.
    let person = visitor.ok_or(Refusal::come_in_first())?;
    Ok(Json(Me::of(&app, &person).await?))
}

/// Come in as a guest, or change a guest's name
#[utoipa::path(post, path = "/api/me", tag = "people", request_body = Named,
    responses((status = OK, body = Me), (status = BAD_REQUEST, body = Refused), (status = UNAUTHORIZED, body = Refused),
        (status = CONFLICT, body = Refused), (status = TOO_MANY_REQUESTS, body = Refused)))]
pub async fn come_in(
    State(app): State<Arc<App>>,
    Visitor(visitor): Visitor,
    Address(address): Address,
    Origin(origin): Origin,
    agent: Agent,
    Body(Named { name }): Body<Named>,
) -> Result<Response, HttpRefusal> {
    let store = &app.hub.store;
    if visitor.is_none() || name.is_some() {
        app.hub.sanctions.check_may_act(visitor.as_ref().map(|visitor| visitor.id.as_str()), origin)?;
    }
    let name = name.as_deref().map(check_name).transpose()?;
    if let Some(name) = &name
        && let Some(owner) = store.owner_of_name(&name_key(name), &looks(name)).await?
        && visitor.as_ref().is_none_or(|visitor| visitor.id != owner)
    {
        return Err(Refusal::conflict("server-name-taken").into());
    }
    if let Some(mut person) = visitor {
        if let Some(name) = name {
            if person.claimed {
                return Err(Refusal::conflict("server-name-is-claimed").into());
            }
            store.rename(&person.id, &name).await?;
            // Sockets come back under the new name.
            app.hub.signed_out(&person.id);
            person.name = name;
        }
        return Ok(Json(Me::of(&app, &person).await?).into_response());
    }
    app.hub.rates.take(Rate::NewPeople, &address)?;
    let account = app.hub.account("", &address);
    app.hub.quotas.take(store, Quota::Guests, &account, 1).await?;
    let person = PersonRow { id: ids::new(), name: name.unwrap_or_else(suggested_name), claimed: false, created: now() };
    store.add_person(&person.id, &person.name, &account.origin, person.created).await?;
    welcome(&app, &person, agent).await
}

/// A name to be claimed.
#[derive(Deserialize, ToSchema, ts_rs::TS)]
#[serde(deny_unknown_fields)]
pub struct Claim {
    /// The name.
    #[schema(min_length = 1, max_length = 24)]
    name: String,
    /// The new password.
    #[schema(min_length = 8, max_length = 128)]
    password: String,
    /// The password until now, if there is one.
    #[serde(default)]
    #[schema(max_length = 128)]
    #[ts(optional)]
    current: Option<String>,
}

/// Claim a name with a password, to log in elsewhere; or change name or password
///
/// Who has a password must give it, and whoever else was logged in, browser or program, is logged out. A program with a token may not
/// do this.
#[utoipa::path(post, path = "/api/me/claim", tag = "people", request_body = Claim,
    responses((status = OK, body = Me), (status = BAD_REQUEST, body = Refused), (status = UNAUTHORIZED, body = Refused),
        (status = FORBIDDEN, body = Refused), (status = CONFLICT, body = Refused), (status = TOO_MANY_REQUESTS, body = Refused)))]
pub async fn claim(
    State(app): State<Arc<App>>,
    InPerson { person, session }: InPerson,
    Address(address): Address,
    Body(Claim { name, password, current }): Body<Claim>,
) -> Result<Json<Me>, HttpRefusal> {
    let name = check_name(&name)?;
    check_password(&password)?;
    app.hub.rates.take(Rate::PasswordsAnAddress, &address)?;
    let store = &app.hub.store;
    if person.claimed {
        prove(&app, &person, &address, current.unwrap_or_default()).await?;
    }
    let hash = hash_password(password).await?;
    if !store.claim(&person.id, &name, &name_key(&name), &hash, &session).await? {
        return Err(Refusal::conflict("server-name-taken").into());
    }
    app.hub.signed_out(&person.id);
    Ok(Json(Me { name, claimed: true, ..Me::of(&app, &person).await? }))
}

/// Refuses whoever does not know the person's password: they may only have found an open browser.
async fn prove(app: &App, person: &PersonRow, address: &str, password: String) -> Result<(), Refusal> {
    let (store, origin, key) = (&app.hub.store, app.hub.account("", address).origin, name_key(&person.name));
    if !store.may_try_password(&origin, &key, now()).await? {
        return Err(Refusal::too_fast());
    }
    let short = password.chars().count() <= *limits::PASSWORD_CHARS.end();
    if !short || !is_password(password, store.password(&person.id).await?).await {
        return Err(Refusal::forbidden("server-wrong-password"));
    }
    Ok(store.password_was_right(&origin, &key).await?)
}

/// A password, to prove who one is.
#[derive(Deserialize, ToSchema, ts_rs::TS)]
#[serde(deny_unknown_fields)]
pub struct Proof {
    /// The password.
    #[schema(max_length = 128)]
    password: String,
}

/// Codes to get in by, for who has lost the password. Each works once.
#[derive(Serialize, ToSchema, ts_rs::TS)]
pub struct RecoveryCodes {
    /// How many are left.
    left: i64,
    /// The codes themselves: told once.
    codes: Vec<String>,
}

/// How many recovery codes I have left
#[utoipa::path(get, path = "/api/me/recovery-codes", tag = "people",
    responses((status = OK, body = RecoveryCodes), (status = UNAUTHORIZED, body = Refused), (status = FORBIDDEN, body = Refused)))]
pub async fn recovery_codes(
    State(app): State<Arc<App>>,
    InPerson { person, .. }: InPerson,
) -> Result<Json<RecoveryCodes>, HttpRefusal> {
    Ok(Json(RecoveryCodes { left: app.hub.store.recovery_codes(&person.id).await?, codes: Vec::new() }))
}

/// New recovery codes, in the place of those I had
#[utoipa::path(post, path = "/api/me/recovery-codes", tag = "people", request_body = Proof,
    responses((status = OK, body = RecoveryCodes), (status = BAD_REQUEST, body = Refused), (status = UNAUTHORIZED, body = Refused),
        (status = FORBIDDEN, body = Refused), (status = CONFLICT, body = Refused), (status = TOO_MANY_REQUESTS, body = Refused)))]
pub async fn new_recovery_codes(
    State(app): State<Arc<App>>,
    InPerson { person, .. }: InPerson,
    Address(address): Address,
    Body(Proof { password }): Body<Proof>,
) -> Result<Json<RecoveryCodes>, HttpRefusal> {
    if !person.claimed {
        return Err(Refusal::conflict("server-no-password").into());
    }
    prove(&app, &person, &address, password).await?;
    let codes: Vec<String> = (0..limits::RECOVERY_CODES).map(|_| ids::new()).collect();
    let hashes: Vec<String> = codes.iter().map(|code| ids::hash(code)).collect();
    app.hub.store.set_recovery_codes(&person.id, &hashes).await?;
    // In groups of four they are easier to copy by hand.
    let grouped = |code: &String| code.as_bytes().chunks(4).map(String::from_utf8_lossy).collect::<Vec<_>>().join("-");
    Ok(Json(RecoveryCodes { left: codes.len() as i64, codes: codes.iter().map(grouped).collect() }))
}

/// A name, a recovery code, and the new password.
#[derive(Deserialize, ToSchema, ts_rs::TS)]
#[serde(deny_unknown_fields)]
pub struct Recovery {
    /// The name.
    #[schema(min_length = 1, max_length = 24)]
    name: String,
    /// One of the codes; how it is grouped does not matter.
    #[schema(max_length = 64)]
    code: String,
    /// The new password.
    #[schema(min_length = 8, max_length = 128)]
    password: String,
}

/// Get in with a recovery code, which is used up, and a new password; whoever else was logged in is logged out
#[utoipa::path(post, path = "/api/recover", tag = "people", request_body = Recovery,
    responses((status = OK, body = Me), (status = BAD_REQUEST, body = Refused), (status = UNAUTHORIZED, body = Refused),
        (status = TOO_MANY_REQUESTS, body = Refused)))]
pub async fn recover(
    State(app): State<Arc<App>>,
    Address(address): Address,
    agent: Agent,
    Body(Recovery { name, code, password }): Body<Recovery>,
) -> Result<Response, HttpRefusal> {
    let wrong = || Refusal::new(RefusalKind::Unknown, Message::new("server-wrong-code"));
    if name.chars().count() > limits::NAME_CHARS || code.chars().count() > limits::CLIENT_CHARS {
        return Err(wrong().into());
    }
    check_password(&password)?;
    let (store, key, origin) = (&app.hub.store, name_key(name.trim()), app.hub.account("", &address).origin);
    app.hub.rates.take(Rate::PasswordsAnAddress, &address)?;
    if !store.may_try_password(&origin, &key, now()).await? {
        return Err(Refusal::too_fast().into());
    }
    let hash = hash_password(password).await?;
    let code: String = code.chars().filter(char::is_ascii_alphanumeric).map(|sign| sign.to_ascii_lowercase()).collect();
    let (id, _) = store.claimed_by(&key).await?.ok_or_else(wrong)?;
    if !store.recover(&id, &ids::hash(&code), &hash).await? {
        return Err(wrong().into());
    }
    app.hub.signed_out(&id);
    store.password_was_right(&origin, &key).await?;
    let person = store.person(&id).await?.ok_or_else(wrong)?;
    welcome(&app, &person, agent).await
}

/// Everything that is kept about me, as one file
#[utoipa::path(get, path = "/api/me/data", tag = "people",
    responses((status = OK, body = Object, content_type = "application/json"), (status = UNAUTHORIZED, body = Refused),
        (status = FORBIDDEN, body = Refused), (status = TOO_MANY_REQUESTS, body = Refused)))]
pub async fn data(State(app): State<Arc<App>>, InPerson { person, session }: InPerson) -> Result<Response, HttpRefusal> {
    app.hub.rates.take(Rate::Exports, &person.id)?;
    let (store, id) = (&app.hub.store, person.id.as_str());
    let (mut tables, mine): (Vec<ListedRow>, _) = (Vec::new(), Filter::Of(id.to_owned()));
    loop {
        let last = tables.last().map(|table| table.id.as_str());
        let page = store.list(&mine, last, limits::TABLES_LISTED).await?;
        if page.is_empty() {
            break;
        }
        tables.extend(page);
    }
    let tables: Vec<Value> = tables
        .iter()
        .map(|table| json!({ "id": table.id, "game": table.game, "phase": table.phase, "created": table.created, "owner": table.owner == id }))
        .collect();
    let results: Vec<Value> = store
        .results(id, Some(id), limits::ENTRIES_EXPORTED)
        .await?
        .into_iter()
        .map(|(row, _)| json!({ "table": row.table, "game": row.game, "seat": row.seat, "place": row.place, "score": row.score, "ended": row.ended }))
        .collect();
    let ratings: Vec<Rated> =
        store.ratings(RatingsOf::Person(id), limits::TABLES_LISTED).await?.into_iter().map(Rated::from).collect();
    let campaigns: Vec<Value> = store
        .campaigns_of(id, limits::CAMPAIGNS_A_PERSON)
        .await?
        .into_iter()
        .map(|row| json!({ "id": row.id, "game": row.game, "created": row.created, "owner": row.owner == id }))
        .collect();
    let did = store.entries_by(id, limits::ENTRIES_EXPORTED).await?.into_iter().map(|(table, number, at, entry)| {
        let entry: Value = serde_json::from_str(&entry).unwrap_or(Value::String(entry));
        json!({ "table": table, "number": number, "at": at, "entry": entry })
    });
    let blocked = store.blocks(id).await?.into_iter().map(|(id, name, since)| json!({ "id": id, "name": name, "since": since }));
    let reported = store
        .reports_by(id, limits::ENTRIES_EXPORTED)
        .await?
        .into_iter()
        .map(|(at, person, reason, words)| json!({ "at": at, "person": person, "reason": reason, "words": words }));
    let session = |SessionRow { id, agent, created, seen }| Session { current: id == session, id, agent, created, seen };
    let token = |row: crate::store::TokenRow| Token { id: row.id, label: row.label, created: row.created, secret: None };
    let data = json!({
        "person": { "id": person.id, "name": person.name, "claimed": person.claimed, "created": person.created },
        "sessions": store.sessions(id, now()).await?.into_iter().map(session).collect::<Vec<_>>(),
        "tokens": store.tokens(id).await?.into_iter().map(token).collect::<Vec<_>>(),
        "recovery_codes_left": store.recovery_codes(id).await?,
        "ratings": ratings,
        "results": results,
        "tables": tables,
        "campaigns": campaigns,
        "did": did.collect::<Vec<_>>(),
        "blocked": blocked.collect::<Vec<_>>(),
        "reported": reported.collect::<Vec<_>>(),
        "told_by_moderators": Me::of(&app, &person).await?.told,
    });
    let disposition = [(header::CONTENT_DISPOSITION, "attachment; filename=\"portolan.json\"")];
    Ok((disposition, Json(data)).into_response())
}

/// Delete my account: my seats are given up, and my name is taken out of what was played; there is no way back
///
/// Who has a password must give it; a guest gives an empty one. What was said and played stays, without the name.
#[utoipa::path(post, path = "/api/me/leave", tag = "people", request_body = Proof,
    responses((status = NO_CONTENT), (status = BAD_REQUEST, body = Refused), (status = UNAUTHORIZED, body = Refused),
        (status = FORBIDDEN, body = Refused), (status = TOO_MANY_REQUESTS, body = Refused)))]
pub async fn leave(
    State(app): State<Arc<App>>,
    InPerson { person, .. }: InPerson,
    Address(address): Address,
    Body(Proof { password }): Body<Proof>,
) -> Result<Response, HttpRefusal> {
    if person.claimed {
        prove(&app, &person, &address, password).await?;
    }
    app.hub.store.delete_person(&person.id).await?;
    app.hub.signed_out(&person.id);
    // From here on the account is gone; what is left to do is done later where it cannot be done now.
    if let Err(error) = app.hub.see_off(&person.id).await {
        tracing::warn!(%error, "a name is taken out of what was played in a while");
    }
    Ok((end_session(&app), StatusCode::NO_CONTENT).into_response())
}

/// Log in with a claimed name
#[utoipa::path(post, path = "/api/login", tag = "people", request_body = Credentials,
    responses((status = OK, body = Me), (status = BAD_REQUEST, body = Refused), (status = UNAUTHORIZED, body = Refused),
        (status = TOO_MANY_REQUESTS, body = Refused)))]
pub async fn log_in(
    State(app): State<Arc<App>>,
    Address(address): Address,
    agent: Agent,
    Body(Credentials { name, password }): Body<Credentials>,
) -> Result<Response, HttpRefusal> {
    let wrong = || Refusal::new(RefusalKind::Unknown, Message::new("server-wrong-password"));
    if name.chars().count() > limits::NAME_CHARS || password.chars().count() > *limits::PASSWORD_CHARS.end() {
        return Err(wrong().into());
    }
    let key = name_key(name.trim());
    app.hub.rates.take(Rate::PasswordsAnAddress, &address)?;
    // By address and name together: nobody can lock out somebody who comes from elsewhere.
    let (store, origin) = (&app.hub.store, app.hub.account("", &address).origin);
    if !store.may_try_password(&origin, &key, now()).await? {
        return Err(Refusal::too_fast().into());
    }
    let (id, hash) = store.claimed_by(&key).await?.unzip();
    if !is_password(password, hash).await {
        return Err(wrong().into());
    }
    let person = store.person(&id.unwrap_or_default()).await?.ok_or_else(wrong)?;
    store.password_was_right(&origin, &key).await?;
    store.came_from(&person.id, &origin).await?;
    welcome(&app, &person, agent).await
}

/// Log out: the cookie is worth nothing any more. A guest who does is gone for good.
#[utoipa::path(post, path = "/api/logout", tag = "people", responses((status = NO_CONTENT)))]
pub async fn log_out(State(app): State<Arc<App>>, caller: Result<InPerson, HttpRefusal>) -> Result<Response, HttpRefusal> {
    // Who has not come in is out already.
    if let Ok(InPerson { person, session }) = caller {
        app.hub.store.end_session(&person.id, &session).await?;
        app.hub.signed_out(&person.id);
    }
    Ok((end_session(&app), StatusCode::NO_CONTENT).into_response())
}

/// The answer to somebody who has come in: a cookie, and who they are.
async fn welcome(app: &App, person: &PersonRow, agent: Agent) -> Result<Response, HttpRefusal> {
    Ok((begin_session(app, &person.id, agent).await?, Json(Me::of(app, person).await?)).into_response())
}

/// A session: a browser in which somebody has come in.
#[derive(Serialize, ToSchema, ts_rs::TS)]
pub struct Session {
    id: String,
    /// What the browser calls itself.
    agent: String,
    /// When it began, in milliseconds since 1970.
    created: i64,
    /// When it was last used, to the hour, in milliseconds since 1970.
    seen: i64,
    /// Is it the one that asks?
    current: bool,
}

/// My sessions, the latest used first
#[utoipa::path(get, path = "/api/sessions", tag = "people",
    responses((status = OK, body = Vec<Session>), (status = UNAUTHORIZED, body = Refused), (status = FORBIDDEN, body = Refused)))]
pub async fn sessions(
    State(app): State<Arc<App>>,
    InPerson { person, session: current }: InPerson,
) -> Result<Json<Vec<Session>>, HttpRefusal> {
    let session = |SessionRow { id, agent, created, seen }| Session { current: id == current, id, agent, created, seen };
    let sessions = app.hub.store.sessions(&person.id, now()).await?;
    Ok(Json(sessions.into_iter().map(session).collect()))
}

/// End a session of mine: that browser is logged out at once
#[utoipa::path(delete, path = "/api/sessions/{id}", tag = "people", params(("id" = String, Path)),
    responses((status = NO_CONTENT), (status = UNAUTHORIZED, body = Refused), (status = FORBIDDEN, body = Refused),
        (status = NOT_FOUND, body = Refused)))]
pub async fn remove_session(
    State(app): State<Arc<App>>,
    InPerson { person, .. }: InPerson,
    Which(id): Which<String>,
) -> Result<StatusCode, HttpRefusal> {
    if !app.hub.store.end_session(&person.id, &id).await? {
        return Err(Refusal::missing("server-no-such-session").into());
    }
    app.hub.signed_out(&person.id);
    Ok(StatusCode::NO_CONTENT)
}

/// A token without its secret.
#[derive(Serialize, ToSchema, ts_rs::TS)]
pub struct Token {
    id: String,
    /// What it is for.
    label: String,
    /// When it was made, in milliseconds since 1970.
    created: i64,
    /// The token itself: told once.
    #[serde(rename = "token", skip_serializing_if = "Option::is_none")]
    secret: Option<String>,
}

/// What a token is for.
#[derive(Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
pub struct Label {
    /// What the token is for.
    #[schema(max_length = 60)]
    label: String,
}

/// My tokens
#[utoipa::path(get, path = "/api/tokens", tag = "people",
    responses((status = OK, body = Vec<Token>), (status = UNAUTHORIZED, body = Refused)))]
pub async fn tokens(State(app): State<Arc<App>>, Person(person): Person) -> Result<Json<Vec<Token>>, HttpRefusal> {
    let tokens = app.hub.store.tokens(&person.id).await?;
    let token = |row: crate::store::TokenRow| Token { id: row.id, label: row.label, created: row.created, secret: None };
    Ok(Json(tokens.into_iter().map(token).collect()))
}

/// A new token, for a program of mine, which may not make others itself
#[utoipa::path(post, path = "/api/tokens", tag = "people", request_body = Label,
    responses((status = OK, body = Token), (status = BAD_REQUEST, body = Refused), (status = UNAUTHORIZED, body = Refused),
        (status = FORBIDDEN, body = Refused), (status = CONFLICT, body = Refused)))]
pub async fn new_token(
    State(app): State<Arc<App>>,
    InPerson { person, .. }: InPerson,
    Body(Label { label }): Body<Label>,
) -> Result<Json<Token>, HttpRefusal> {
    if label.chars().count() > limits::LABEL_CHARS {
        return Err(Refusal::too_long(limits::LABEL_CHARS).into());
    }
    let (id, token, created) = (ids::new(), ids::text(&ids::random::<30>()), now());
    let most = limits::TOKENS_A_PERSON;
    if !app.hub.store.add_token(&person.id, &id, &ids::hash(&token), &label, created, most).await? {
        let message = Message::new("server-too-many-tokens").with("most", most);
        return Err(Refusal::new(RefusalKind::Conflict, message).into());
    }
    Ok(Json(Token { id, label, created, secret: Some(token) }))
}

/// Take a token away: whatever program has it is let go at once
#[utoipa::path(delete, path = "/api/tokens/{id}", tag = "people", params(("id" = String, Path)),
    responses((status = NO_CONTENT), (status = UNAUTHORIZED, body = Refused), (status = FORBIDDEN, body = Refused),
        (status = NOT_FOUND, body = Refused)))]
pub async fn remove_token(
    State(app): State<Arc<App>>,
    InPerson { person, .. }: InPerson,
    Which(id): Which<String>,
) -> Result<StatusCode, HttpRefusal> {
    if !app.hub.store.remove_token(&person.id, &id).await? {
        return Err(Refusal::missing("server-no-such-token").into());
    }
    app.hub.signed_out(&person.id);
    Ok(StatusCode::NO_CONTENT)
}

/// Somebody, as others see them.
#[derive(Serialize, ToSchema, ts_rs::TS)]
pub struct Somebody {
    id: String,
    name: String,
    claimed: bool,
    /// Since when, in milliseconds since 1970.
    since: i64,
    ratings: Vec<Rated>,
    /// How often they came first.
    shares: Vec<Share>,
    /// How often running.
    streak: Streak,
    /// The latest results: at public tables, and at those where whoever asks has sat, too.
    results: Vec<Played>,
}

/// A rating.
#[derive(Serialize, ToSchema, ts_rs::TS)]
pub struct Rated {
    person: String,
    name: String,
    game: String,
    /// The estimate, in thousandths: 25 000 for who has never played.
    rating: i64,
    /// How unsure it is, in thousandths.
    uncertainty: i64,
    /// From how many games.
    games: i64,
}

impl From<crate::store::RatingRow> for Rated {
    fn from(row: crate::store::RatingRow) -> Self {
        let Rating { estimate: rating, uncertainty, games } = row.rating;
        Self { person: row.person, name: row.name, game: row.game, rating, uncertainty, games }
    }
}

/// A result.
#[derive(Serialize, ToSchema, ts_rs::TS)]
pub struct Played {
    table: String,
    game: String,
    seat: i64,
    /// The place, from 1.
    place: i64,
    seats: i64,
    score: i64,
    rated: bool,
    /// Was the seed known before the game?
    known_shuffle: bool,
    /// The level of the strongest bot that was there from the beginning; none among people.
    against: Option<String>,
    /// When it ended, in milliseconds since 1970.
    ended: i64,
}

/// The strongest bot that the terms of a table seat there.
fn strongest_bot(terms: &Terms) -> Option<String> {
    let bots = terms.seats.iter().filter_map(|seat| match seat {
        SeatTerms::Bot { bot } => Some(bot.clone()),
        _ => None,
    });
    bots.max_by_key(|bot| games::LEVELS.iter().position(|level| level == bot))
}

/// Somebody's ratings and latest results
#[utoipa::path(get, path = "/api/people/{id}", tag = "people", params(("id" = String, Path)),
    responses((status = OK, body = Somebody), (status = UNAUTHORIZED, body = Refused), (status = NOT_FOUND, body = Refused)))]
pub async fn person(
    State(app): State<Arc<App>>,
    Visitor(visitor): Visitor,
    Which(id): Which<String>,
) -> Result<Json<Somebody>, HttpRefusal> {
    let store = &app.hub.store;
    // Who has deleted their account has no name any more.
    let person = store.person(&id).await?.filter(|person| !person.name.is_empty());
    let person = person.ok_or(Refusal::missing("server-no-such-person"))?;
    let ratings = store.ratings(RatingsOf::Person(&id), limits::TABLES_LISTED).await?;
    let asks = visitor.as_ref().map(|visitor| visitor.id.as_str());
    let of_terms = |terms: String| {
        let terms: Option<Terms> = serde_json::from_str(&terms).ok();
        (terms.as_ref().and_then(strongest_bot), terms.is_some_and(|terms| terms.seed.is_some()))
    };
    let results: Vec<(room::SeatResult, (Option<String>, bool))> = store
        .results(&id, asks, limits::RESULTS_COUNTED)
        .await?
        .into_iter()
        .map(|(result, terms)| (result, of_terms(terms)))
        .collect();
    // A win is no achievement where every hidden card can be looked up.
    let counted = results.iter().filter(|(_, (_, known_shuffle))| !known_shuffle);
    let (shares, streak) = count(counted.map(|(result, (against, _))| (result, against.as_deref())));
    let played = |(row, (against, known_shuffle)): (room::SeatResult, (Option<String>, bool))| Played {
        table: row.table,
        game: row.game,
        seat: row.seat,
        place: row.place,
        seats: row.seats,
        score: row.score,
        rated: row.rated,
        known_shuffle,
        against,
        ended: row.ended,
    };
    Ok(Json(Somebody {
        id: person.id,
        name: person.name,
        claimed: person.claimed,
        since: person.created,
        ratings: ratings.into_iter().map(Rated::from).collect(),
        shares,
        streak,
        results: results.into_iter().take(limits::TABLES_LISTED as usize).map(played).collect(),
    }))
}

/// The best ratings of a game
#[utoipa::path(get, path = "/api/ratings/{game}", tag = "people", params(("game" = String, Path)),
    responses((status = OK, body = Vec<Rated>), (status = NOT_FOUND, body = Refused)))]
pub async fn ratings(State(app): State<Arc<App>>, Which(game): Which<String>) -> Result<Json<Vec<Rated>>, HttpRefusal> {
    games::find(&game).ok_or(Refusal::missing("server-no-such-game"))?;
    let ratings = app.hub.store.ratings(RatingsOf::Game(&game), limits::TABLES_LISTED).await?;
    Ok(Json(ratings.into_iter().map(Rated::from).collect()))
}
