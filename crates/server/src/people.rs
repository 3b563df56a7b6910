//! Who somebody is: a guest at once, with a signed cookie; the same person everywhere, once they claim their name with a password;
//! and programs, with tokens.

use std::convert::Infallible;
use std::net::{IpAddr, SocketAddr};
use std::sync::Arc;

use argon2::Argon2;
use argon2::password_hash::phc::PasswordHash;
use argon2::password_hash::{PasswordHasher as _, PasswordVerifier as _};
use axum::extract::{ConnectInfo, FromRequestParts};
use axum::http::HeaderValue;
use axum::http::header::{AUTHORIZATION, COOKIE};
use axum::http::request::Parts;
use table::Message;

use crate::App;
use crate::clock::now;
use crate::hub::Hub;
use crate::ids;
use crate::limits;
use crate::live::Who;
use crate::refusal::Refusal;
use crate::store::{PersonRow, StoreError};

const COOKIE_NAME: &str = "portolan";

/// Whoever asks, if they have come in.
pub struct Visitor(pub Option<PersonRow>);

/// Whoever asks, who must have come in.
pub struct Person(pub PersonRow);

/// Where a request comes from.
pub struct Address(pub String);

impl Person {
    /// The person as tables know them.
    pub fn who(&self) -> Who {
        Who { id: self.0.id.clone(), name: self.0.name.clone(), claimed: self.0.claimed }
    }
}

impl FromRequestParts<Arc<App>> for Visitor {
    type Rejection = Refusal;

    async fn from_request_parts(parts: &mut Parts, app: &Arc<App>) -> Result<Self, Refusal> {
        if let Some(token) = parts.headers.get(AUTHORIZATION).and_then(bearer) {
            let person = app.hub.store.token_person(&ids::hash(token)).await?;
            // A wrong token is a mistake to be told, not a guest to be welcomed.
            return person.map(|person| Self(Some(person))).ok_or(Refusal::come_in_first());
        }
        let cookies = parts.headers.get_all(COOKIE).iter().filter_map(|header| header.to_str().ok());
        for cookie in cookies.flat_map(|header| header.split(';')) {
            if let Some(("portolan", session)) = cookie.trim().split_once('=')
                && let Some((id, epoch)) = read_session(&app.hub, session)
            {
                let person = app.hub.store.person(&id).await?;
                return Ok(Self(person.filter(|person| person.epoch == epoch)));
            }
        }
        Ok(Self(None))
    }
}

fn bearer(header: &HeaderValue) -> Option<&str> {
    header.to_str().ok()?.strip_prefix("Bearer ")
}

impl FromRequestParts<Arc<App>> for Person {
    type Rejection = Refusal;

    async fn from_request_parts(parts: &mut Parts, app: &Arc<App>) -> Result<Self, Refusal> {
        let Visitor(person) = Visitor::from_request_parts(parts, app).await?;
        person.map(Self).ok_or(Refusal::come_in_first())
    }
}

impl FromRequestParts<Arc<App>> for Address {
    type Rejection = Infallible;

    async fn from_request_parts(parts: &mut Parts, app: &Arc<App>) -> Result<Self, Infallible> {
        // The last entry is the one our own proxy wrote; those before it are anybody's claim.
        let forwarded = parts.headers.get("x-forwarded-for").and_then(|header| header.to_str().ok()?.rsplit(',').next());
        let forwarded = forwarded.filter(|_| app.behind_proxy).and_then(|address| address.trim().parse::<IpAddr>().ok());
        let direct = || parts.extensions.get::<ConnectInfo<SocketAddr>>().map(|ConnectInfo(address)| address.ip());
        Ok(Self(forwarded.or_else(direct).map(|address| address.to_string()).unwrap_or_default()))
    }
}

/// The cookie that says who somebody is.
pub fn cookie(hub: &Hub, person: &str, epoch: i64, https: bool) -> String {
    let expires = now() + limits::SESSION.as_millis() as i64;
    let session = format!("{person}.{epoch}.{expires}");
    let signature = hub.sign(&format!("session {session}"));
    dress(&format!("{session}.{signature}"), limits::SESSION.as_secs(), https)
}

/// The cookie that says it no longer.
pub fn no_cookie(https: bool) -> String {
    dress("", 0, https)
}

fn dress(value: &str, seconds: u64, https: bool) -> String {
    let secure = if https { "; Secure" } else { "" };
    format!("{COOKIE_NAME}={value}; Path=/; HttpOnly; SameSite=Lax; Max-Age={seconds}{secure}")
}

fn read_session(hub: &Hub, session: &str) -> Option<(String, i64)> {
    let (session, signature) = session.rsplit_once('.')?;
    if !hub.is_signed(&format!("session {session}"), signature) {
        return None;
    }
    let mut parts = session.split('.');
    let (id, epoch, expires) = (parts.next()?, parts.next()?.parse().ok()?, parts.next()?.parse::<i64>().ok()?);
    (expires > now()).then(|| (id.to_owned(), epoch))
}

/// A name as it will be shown: trimmed, with single spaces, and without signs that are not seen.
pub fn check_name(name: &str) -> Result<String, Refusal> {
    let name = name.split_whitespace().collect::<Vec<_>>().join(" ");
    let length = name.chars().count();
    let hidden = |sign: char| {
        sign.is_control()
            || matches!(sign, '\u{200b}'..='\u{200f}' | '\u{2028}'..='\u{202e}' | '\u{2060}'..='\u{206f}' | '\u{feff}')
    };
    if length == 0 || length > limits::NAME_CHARS || name.chars().any(hidden) {
        let message = Message::new("server-bad-name").with("most", limits::NAME_CHARS as i64);
        return Err(Refusal::new(axum::http::StatusCode::BAD_REQUEST, message));
    }
    Ok(name)
}

/// What makes two names the same.
pub fn name_key(name: &str) -> String {
    name.to_lowercase()
}

/// A name for somebody who has not chosen one.
pub fn suggested_name() -> String {
    // Harbours: the same in every language.
    const FIRST: [&str; 16] = [
        "Ancona",
        "Bergen",
        "Cadiz",
        "Corfu",
        "Gallipoli",
        "Genova",
        "Lisboa",
        "Malaga",
        "Messina",
        "Oporto",
        "Otranto",
        "Palma",
        "Ragusa",
        "Rovigno",
        "Tunis",
        "Varna",
    ];
    let [which, high, low] = ids::random();
    format!("{} {}", FIRST[usize::from(which) % FIRST.len()], 100 + u16::from_be_bytes([high, low]) % 900)
}

/// Is this long enough for a password, and short enough to hash?
pub fn check_password(password: &str) -> Result<(), Refusal> {
    if limits::PASSWORD_CHARS.contains(&password.chars().count()) {
        return Ok(());
    }
    let message = Message::new("server-bad-password")
        .with("least", *limits::PASSWORD_CHARS.start() as i64)
        .with("most", *limits::PASSWORD_CHARS.end() as i64);
    Err(Refusal::new(axum::http::StatusCode::BAD_REQUEST, message))
}

/// Hashes a password with argon2id: slow on purpose, so on a thread of its own.
pub async fn hash_password(password: String) -> Result<String, StoreError> {
    let hash =
        tokio::task::spawn_blocking(move || Argon2::default().hash_password(password.as_bytes()).map(|hash| hash.to_string()));
    match hash.await {
        Ok(Ok(hash)) => Ok(hash),
        Ok(Err(error)) => Err(StoreError::Unreadable(format!("a password cannot be hashed: {error}"))),
        Err(error) => Err(StoreError::Unreadable(error.to_string())),
    }
}

/// Is this the password of that hash? Without a hash it takes as long to say no, so that nobody learns which names exist.
pub async fn is_password(password: String, hash: Option<String>) -> bool {
    // The hash of nothing anybody can type.
    const NOBODYS: &str = "$argon2id$v=19$m=19456,t=2,p=1$c29tZSBmaXhlZCBzYWx0$4Q2lqkYtfBVuS1eVjjmLv1pzWvNXVwpW8h6lC0ZyWUI";
    let check = tokio::task::spawn_blocking(move || {
        let known = hash.is_some();
        let hash = hash.unwrap_or_else(|| NOBODYS.to_owned());
        let right =
            PasswordHash::new(&hash).is_ok_and(|hash| Argon2::default().verify_password(password.as_bytes(), &hash).is_ok());
        known && right
    });
    check.await.unwrap_or(false)
}
