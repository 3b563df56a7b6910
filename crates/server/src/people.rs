//! Who somebody is: a guest at once, with a signed cookie; the same person everywhere, once they claim their name with a password;
//! and programs, with tokens.

use std::convert::Infallible;
use std::net::{IpAddr, SocketAddr};
use std::sync::Arc;

use argon2::Argon2;
use argon2::password_hash::phc::PasswordHash;
use argon2::password_hash::{PasswordHasher as _, PasswordVerifier as _};
use axum::extract::{ConnectInfo, FromRequestParts};
use axum::http::header::{AUTHORIZATION, COOKIE};
use axum::http::request::Parts;
use axum::http::{HeaderMap, HeaderValue};
use room::{Refusal, RefusalKind};
use table::Message;
use tokio::sync::Semaphore;

use crate::App;
use crate::api::HttpRefusal;
use crate::clock::now;
use crate::hub::Hub;
use crate::ids;
use crate::limits;
use crate::live::Who;
use crate::store::{PersonRow, StoreError};

/// The cookie that says who somebody is.
pub const COOKIE_NAME: &str = "portolan";

/// Whoever asks, if they have come in.
pub struct Visitor(pub Option<PersonRow>);

/// Whoever asks, who must have come in.
pub struct Person(pub PersonRow);

/// Whoever asks, who must have come in themselves: a program with a token may not change who they are.
pub struct InPerson(pub PersonRow);

/// Where a request comes from.
pub struct Address(pub String);

impl Person {
    /// The person as tables know them.
    pub fn who(&self) -> Who {
        Who { id: self.0.id.clone(), name: self.0.name.clone(), claimed: self.0.claimed }
    }
}

impl FromRequestParts<Arc<App>> for Visitor {
    type Rejection = HttpRefusal;

    async fn from_request_parts(parts: &mut Parts, app: &Arc<App>) -> Result<Self, HttpRefusal> {
        if let Some(token) = parts.headers.get(AUTHORIZATION).and_then(bearer) {
            let person = app.hub.store.token_person(&ids::hash(token)).await?;
            // A wrong token is a mistake to be told, not a guest to be welcomed.
            return person.map(|person| Self(Some(person))).ok_or(Refusal::come_in_first().into());
        }
        let Some(session) = Session::of(&app.hub, &parts.headers) else { return Ok(Self(None)) };
        let person = app.hub.store.session_person(&session.person, &session.hash).await?;
        Ok(Self(person.filter(|person| person.epoch == session.epoch)))
    }
}

fn bearer(header: &HeaderValue) -> Option<&str> {
    let (scheme, token) = header.to_str().ok()?.split_once(' ')?;
    scheme.eq_ignore_ascii_case("bearer").then(|| token.trim())
}

impl FromRequestParts<Arc<App>> for Person {
    type Rejection = HttpRefusal;

    async fn from_request_parts(parts: &mut Parts, app: &Arc<App>) -> Result<Self, HttpRefusal> {
        let Visitor(person) = Visitor::from_request_parts(parts, app).await?;
        person.map(Self).ok_or(Refusal::come_in_first().into())
    }
}

impl FromRequestParts<Arc<App>> for InPerson {
    type Rejection = HttpRefusal;

    async fn from_request_parts(parts: &mut Parts, app: &Arc<App>) -> Result<Self, HttpRefusal> {
        let Person(person) = Person::from_request_parts(parts, app).await?;
        let token = parts.headers.get(AUTHORIZATION).and_then(bearer).is_some();
        if token { Err(Refusal::forbidden("server-not-with-a-token").into()) } else { Ok(Self(person)) }
    }
}

impl FromRequestParts<Arc<App>> for Address {
    type Rejection = Infallible;

    async fn from_request_parts(parts: &mut Parts, app: &Arc<App>) -> Result<Self, Infallible> {
        // The last entry is the one our own proxy wrote; those before it are anybody's claim.
        let forwarded = parts.headers.get("x-forwarded-for").and_then(|header| header.to_str().ok()?.rsplit(',').next());
        let forwarded = forwarded.filter(|_| app.behind_proxy).and_then(|address| address.trim().parse::<IpAddr>().ok());
        let direct = || parts.extensions.get::<ConnectInfo<SocketAddr>>().map(|ConnectInfo(address)| address.ip());
        Ok(Self(forwarded.or_else(direct).map(whose).unwrap_or_default()))
    }
}

/// Whose address it is: in the newer kind, everybody has a whole network of them.
fn whose(address: IpAddr) -> String {
    match address.to_canonical() {
        IpAddr::V4(address) => address.to_string(),
        IpAddr::V6(address) => {
            let [a, b, c, d, ..] = address.segments();
            format!("{a:x}:{b:x}:{c:x}:{d:x}::/64")
        }
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

/// What a cookie says, and it is signed.
pub struct Session {
    /// Who.
    pub person: String,
    /// Of which epoch.
    pub epoch: i64,
    /// Until when, in milliseconds since 1970.
    pub expires: i64,
    /// The hash of the cookie: by it, a session is ended.
    pub hash: String,
}

impl Session {
    /// The first good one among a request's cookies.
    pub fn of(hub: &Hub, headers: &HeaderMap) -> Option<Self> {
        let cookies = headers.get_all(COOKIE).iter().filter_map(|header| header.to_str().ok());
        cookies.flat_map(|header| header.split(';')).find_map(|cookie| match cookie.trim().split_once('=') {
            Some((COOKIE_NAME, cookie)) => Self::read(hub, cookie),
            _ => None,
        })
    }

    fn read(hub: &Hub, cookie: &str) -> Option<Self> {
        let (session, signature) = cookie.rsplit_once('.')?;
        if !hub.is_signed(&format!("session {session}"), signature) {
            return None;
        }
        let mut parts = session.split('.');
        let (person, epoch, expires) = (parts.next()?.to_owned(), parts.next()?.parse().ok()?, parts.next()?.parse().ok()?);
        (expires > now()).then(|| Self { person, epoch, expires, hash: ids::hash(cookie) })
    }
}

/// A name as it will be shown: trimmed, with single spaces, and without signs that are not seen.
pub fn check_name(name: &str) -> Result<String, Refusal> {
    let name = name.split_whitespace().collect::<Vec<_>>().join(" ");
    let length = name.chars().count();
    let hidden = |sign: char| {
        sign.is_control()
            || matches!(sign, '\u{200b}'..='\u{200f}' | '\u{2028}'..='\u{202e}' | '\u{2060}'..='\u{206f}' | '\u{feff}')
            || matches!(sign, '\u{ad}' | '\u{34f}' | '\u{61c}' | '\u{115f}' | '\u{1160}' | '\u{17b4}' | '\u{17b5}')
            || matches!(sign, '\u{180b}'..='\u{180f}' | '\u{2800}' | '\u{3164}' | '\u{ffa0}' | '\u{e0000}'..='\u{e0fff}')
    };
    if length == 0 || length > limits::NAME_CHARS || name.chars().any(hidden) {
        let message = Message::new("server-bad-name").with("most", limits::NAME_CHARS as i64);
        return Err(Refusal::new(RefusalKind::Invalid, message));
    }
    Ok(name)
}

/// What makes two names the same: how large letters are written does not count, nor how signs are to be drawn.
pub fn name_key(name: &str) -> String {
    name.to_lowercase().chars().filter(|sign| !matches!(sign, '\u{fe00}'..='\u{fe0f}')).collect()
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
    Err(Refusal::new(RefusalKind::Invalid, message))
}

/// How many passwords are hashed at a time: each takes 19 MiB.
static HASHING: Semaphore = Semaphore::const_new(4);

/// Hashes a password with argon2id: slow on purpose, so on a thread of its own.
pub async fn hash_password(password: String) -> Result<String, StoreError> {
    let _place = HASHING.acquire().await;
    let hash =
        tokio::task::spawn_blocking(move || Argon2::default().hash_password(password.as_bytes()).map(|hash| hash.to_string()));
    match hash.await {
        Ok(Ok(hash)) => Ok(hash),
        Ok(Err(error)) => Err(StoreError::Unreadable(format!("a password cannot be hashed: {error}"))),
        Err(error) => Err(StoreError::Unreadable(error.to_string())),
    }
}

/// The hash of nothing anybody can type.
const NOBODYS: &str = "$argon2id$v=19$m=19456,t=2,p=1$c29tZSBmaXhlZCBzYWx0$4Q2lqkYtfBVuS1eVjjmLv1pzWvNXVwpW8h6lC0ZyWUI";

/// Is this the password of that hash? Without a hash it takes as long to say no, so that nobody learns which names exist.
pub async fn is_password(password: String, hash: Option<String>) -> bool {
    let _place = HASHING.acquire().await;
    let check = tokio::task::spawn_blocking(move || {
        let known = hash.is_some();
        let hash = hash.unwrap_or_else(|| NOBODYS.to_owned());
        let right =
            PasswordHash::new(&hash).is_ok_and(|hash| Argon2::default().verify_password(password.as_bytes(), &hash).is_ok());
        known && right
    });
    check.await.unwrap_or(false)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn names_that_look_the_same_are_the_same_or_no_names() {
        assert_eq!(name_key("ANNA\u{fe0f}"), name_key("anna"));
        for hidden in ["An\u{ad}na", "Anna\u{200b}", "\u{3164}", "Anna\u{e0041}"] {
            assert!(check_name(hidden).is_err(), "{hidden:?}");
        }
        assert_eq!(check_name("  Žluťoučký   kůň ").as_deref(), Ok("Žluťoučký kůň"));
    }

    #[test]
    fn a_network_of_the_newer_kind_counts_as_one_address() {
        let whose = |address: &str| whose(address.parse().expect("an address"));
        assert_eq!(whose("2001:db8:1:2:3:4:5:6"), whose("2001:db8:1:2:ffff::1"));
        assert_ne!(whose("2001:db8:1:2::1"), whose("2001:db8:1:3::1"));
        assert_eq!(whose("::ffff:10.0.0.1"), whose("10.0.0.1"));
    }

    #[tokio::test]
    async fn a_name_nobody_has_costs_the_same_work_as_any_other() {
        let hash = hash_password("a long secret".to_owned()).await.expect("a hash");
        let (known, nobodys) = (PasswordHash::new(&hash).expect("a hash"), PasswordHash::new(NOBODYS).expect("a hash"));
        assert_eq!((known.algorithm, known.version), (nobodys.algorithm, nobodys.version));
        assert_eq!(known.params, nobodys.params, "memory, rounds and lanes are what checking takes");
        assert!(!is_password("a wrong secret".to_owned(), Some(hash)).await);
        assert!(!is_password("a wrong secret".to_owned(), None).await);
    }
}
