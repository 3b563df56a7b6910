//! Who makes a request: a guest or a person with a cookie, a program with a token; and from which address.

use std::convert::Infallible;
use std::net::{IpAddr, SocketAddr};
use std::sync::Arc;

use axum::extract::{ConnectInfo, FromRequestParts};
use axum::http::HeaderValue;
use axum::http::header::{AUTHORIZATION, USER_AGENT};
use axum::http::request::Parts;
use axum_extra::extract::cookie::{Cookie, CookieJar, SameSite};
use room::Refusal;

use super::HttpRefusal;
use crate::App;
use crate::clock::now;
use crate::ids;
use crate::limits;
use crate::live::Who;
use crate::store::{PersonRow, SessionRow, StoreError};

/// The cookie that says who somebody is.
pub const COOKIE_NAME: &str = "portolan";

/// Whoever asks, if they have come in.
pub struct Visitor(pub Option<PersonRow>);

/// Whoever asks, who must have come in and may play.
pub struct Person(pub PersonRow);

/// Whoever asks, who must have come in themselves: a program with a token may not change who they are.
pub struct InPerson {
    /// The person's id.
    pub person: PersonRow,
    /// The id of their session.
    pub session: String,
}

/// Where a request comes from.
pub struct Address(pub String);

/// The same as the address itself, where it is known.
pub struct Origin(pub Option<IpAddr>);

/// What a browser calls itself.
pub struct Agent(pub String);

impl Person {
    /// The person as tables know them.
    pub fn who(&self) -> Who {
        Who { id: self.0.id.clone(), name: self.0.name.clone(), claimed: self.0.claimed }
    }
}

impl FromRequestParts<Arc<App>> for Visitor {
    type Rejection = HttpRefusal;

    async fn from_request_parts(parts: &mut Parts, app: &Arc<App>) -> Result<Self, HttpRefusal> {
        if let Some(token) = token(parts) {
            let person = app.hub.store.token_person(&ids::hash(token)).await?;
            // A wrong token is a mistake to be told, not a guest to be welcomed.
            return person.map(|person| Self(Some(person))).ok_or(Refusal::come_in_first().into());
        }
        Ok(Self(session(parts, app).await?.map(|(person, _)| person)))
    }
}

/// The token of a program.
fn token(parts: &Parts) -> Option<&str> {
    let header: &HeaderValue = parts.headers.get(AUTHORIZATION)?;
    let (scheme, token) = header.to_str().ok()?.split_once(' ')?;
    scheme.eq_ignore_ascii_case("bearer").then(|| token.trim())
}

/// Whose cookie the request carries, and of which session.
async fn session(parts: &Parts, app: &App) -> Result<Option<(PersonRow, String)>, StoreError> {
    let cookies = CookieJar::from_headers(&parts.headers);
    let Some(cookie) = cookies.get(COOKIE_NAME) else { return Ok(None) };
    app.hub.store.session(&ids::hash(cookie.value()), now()).await
}

impl FromRequestParts<Arc<App>> for Person {
    type Rejection = HttpRefusal;

    async fn from_request_parts(parts: &mut Parts, app: &Arc<App>) -> Result<Self, HttpRefusal> {
        let Visitor(person) = Visitor::from_request_parts(parts, app).await?;
        let person = person.ok_or(Refusal::come_in_first())?;
        app.hub.sanctions.check_may_act(Some(&person.id), origin(parts, app))?;
        Ok(Self(person))
    }
}

impl FromRequestParts<Arc<App>> for InPerson {
    type Rejection = HttpRefusal;

    async fn from_request_parts(parts: &mut Parts, app: &Arc<App>) -> Result<Self, HttpRefusal> {
        if token(parts).is_some() {
            // A wrong token is told as such.
            Visitor::from_request_parts(parts, app).await?;
            return Err(Refusal::forbidden("server-not-with-a-token").into());
        }
        let (person, session) = session(parts, app).await?.ok_or(Refusal::come_in_first())?;
        Ok(Self { person, session })
    }
}

impl FromRequestParts<Arc<App>> for Address {
    type Rejection = Infallible;

    async fn from_request_parts(parts: &mut Parts, app: &Arc<App>) -> Result<Self, Infallible> {
        Ok(Self(origin(parts, app).map(network).unwrap_or_default()))
    }
}

impl FromRequestParts<Arc<App>> for Origin {
    type Rejection = Infallible;

    async fn from_request_parts(parts: &mut Parts, app: &Arc<App>) -> Result<Self, Infallible> {
        Ok(Self(origin(parts, app)))
    }
}

/// The address a request comes from.
fn origin(parts: &Parts, app: &App) -> Option<IpAddr> {
    // The last entry of the last line is the one our own proxy wrote; those before it are anybody's claim.
    let mut lines = parts.headers.get_all("x-forwarded-for").iter();
    let last = lines.next_back().and_then(|line| line.to_str().ok()?.rsplit(',').next());
    let forwarded = last.filter(|_| app.behind_proxy).and_then(|address| address.trim().parse::<IpAddr>().ok());
    let direct = || parts.extensions.get::<ConnectInfo<SocketAddr>>().map(|ConnectInfo(address)| address.ip());
    forwarded.or_else(direct)
}

/// The network an address counts for: with IPv6, everybody has a whole one of 64 bits.
pub fn network(address: IpAddr) -> String {
    match address.to_canonical() {
        IpAddr::V4(address) => address.to_string(),
        IpAddr::V6(address) => {
            let [a, b, c, d, ..] = address.segments();
            format!("{a:x}:{b:x}:{c:x}:{d:x}::/64")
        }
    }
}

impl FromRequestParts<Arc<App>> for Agent {
    type Rejection = Infallible;

    async fn from_request_parts(parts: &mut Parts, _: &Arc<App>) -> Result<Self, Infallible> {
        let agent = parts.headers.get(USER_AGENT).and_then(|header| header.to_str().ok()).unwrap_or_default();
        Ok(Self(agent.chars().take(limits::AGENT_CHARS).collect()))
    }
}

/// Begins a session, and answers the cookie that says so.
pub async fn begin_session(app: &App, person: &str, Agent(agent): Agent) -> Result<CookieJar, StoreError> {
    let (secret, now) = (ids::text(&ids::random::<30>()), now());
    let session = SessionRow { id: ids::new(), agent, created: now, seen: now };
    app.hub.store.begin_session(&ids::hash(&secret), person, &session).await?;
    Ok(CookieJar::new().add(cookie(app, secret)))
}

/// The cookie that says who somebody is no longer.
pub fn end_session(app: &App) -> CookieJar {
    let mut cookie = cookie(app, String::new());
    cookie.make_removal();
    CookieJar::new().add(cookie)
}

fn cookie(app: &App, secret: String) -> Cookie<'static> {
    Cookie::build((COOKIE_NAME, secret))
        .path("/")
        .http_only(true)
        .same_site(SameSite::Lax)
        .secure(app.https)
        .max_age(time::Duration::seconds(limits::SESSION.as_secs() as i64))
        .build()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn an_ipv6_network_counts_as_one_address() {
        let network = |address: &str| network(address.parse().expect("an address"));
        assert_eq!(network("2001:db8:1:2:3:4:5:6"), network("2001:db8:1:2:ffff::1"));
        assert_ne!(network("2001:db8:1:2::1"), network("2001:db8:1:3::1"));
        assert_eq!(network("::ffff:10.0.0.1"), network("10.0.0.1"));
    }
}
