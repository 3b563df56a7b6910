//! The browser client, embedded: `web/dist` as `make web` builds it, served with what browsers need to keep it. The first page is made
//! for the address: it names what the browser will need next, and tells those who are sent a link what it leads to.

use std::collections::HashMap;
use std::fmt::Write as _;
use std::sync::LazyLock;

use axum::Router;
use axum::extract::State;
use axum::http::{HeaderMap, HeaderValue, Method, StatusCode, Uri, header};
use axum::response::{IntoResponse as _, Response};
use include_dir::{Dir, include_dir};
use serde::Deserialize;
use server::{Glance, Glances};
use table::Message;
use words::{Language, SeatNames, Words};

use crate::picture::{draw, escaped};

static FILES: Dir<'_> = include_dir!("$CARGO_MANIFEST_DIR/../../web/dist");

/// The page every address of the client begins with.
const INDEX: &str = "index.html";
/// Files here carry a hash of their content in their names: a browser need never ask for them again.
const HASHED: &str = "assets/";
/// Pictures of tables: `/picture/abc.svg?at=40`.
const PICTURES: &str = "picture/";

/// What the build says of its files: what a page, a language and a game need, so that nothing is asked for late.
#[derive(Default, Deserialize)]
struct Preloads {
    /// By language.
    words: HashMap<String, Vec<String>>,
    /// By language and game: `cs/port-royal`.
    game_words: HashMap<String, Vec<String>>,
    /// By page: `table`.
    pages: HashMap<String, Vec<String>>,
    /// By game.
    boards: HashMap<String, Vec<String>>,
}

static PRELOADS: LazyLock<Preloads> = LazyLock::new(|| {
    let written = FILES.get_file("preloads.json").and_then(|file| serde_json::from_slice(file.contents()).ok());
    written.unwrap_or_default()
});

/// Answers whatever the server itself does not.
pub fn router(glances: Glances) -> Router {
    Router::new().fallback(page).with_state(Some(glances))
}

async fn page(State(glances): State<Option<Glances>>, method: Method, uri: Uri, headers: HeaderMap) -> Response {
    if method != Method::GET && method != Method::HEAD {
        return StatusCode::METHOD_NOT_ALLOWED.into_response();
    }
    let path = uri.path().trim_start_matches('/');
    if let Some(table) = path.strip_prefix(PICTURES).and_then(|file| file.strip_suffix(".svg")) {
        return picture(glances.as_ref(), table, &uri, language_of(&headers)).await;
    }
    // The client finds its own way by the address; only names of files are looked up.
    let is_file = path.rsplit('/').next().is_some_and(|name| name.contains('.'));
    if !is_file {
        return first_page(glances.as_ref(), path, &uri, &headers).await;
    }
    let Some(file) = FILES.get_file(path) else { return StatusCode::NOT_FOUND.into_response() };
    let packed = FILES.get_file(format!("{path}.gz")).filter(|_| takes_gzip(&headers));
    let mut answer = packed.unwrap_or(file).contents().into_response();
    let out = answer.headers_mut();
    let mut set = |name, value| out.insert(name, HeaderValue::from_static(value));
    set(header::CONTENT_TYPE, content_type(path));
    set(header::CACHE_CONTROL, if path.starts_with(HASHED) { "public, max-age=31536000, immutable" } else { "no-cache" });
    set(header::VARY, "accept-encoding");
    if packed.is_some() {
        set(header::CONTENT_ENCODING, "gzip");
    }
    answer
}

/// The first page, made for its address.
async fn first_page(glances: Option<&Glances>, path: &str, uri: &Uri, headers: &HeaderMap) -> Response {
    let Some(index) = FILES.get_file(INDEX).and_then(|file| file.contents_utf8()) else {
        return StatusCode::NOT_FOUND.into_response();
    };
    let language = language_of(headers);
    let (place, id) = path.split_once('/').unwrap_or((path, ""));
    let about_table = matches!(place, "table" | "replay") && !id.is_empty();
    let glance = match glances.filter(|_| about_table) {
        Some(glances) => glances.now(id).await,
        None => None,
    };
    let mut head = String::new();
    let code = language.code();
    let mut load = |files: Option<&Vec<String>>| {
        for file in files.into_iter().flatten() {
            let rel = if content_type(file).starts_with("text/css") { "rel=\"stylesheet\"" } else { "rel=\"modulepreload\"" };
            // Writing to a text never fails.
            let _ = write!(head, "<link {rel} crossorigin href=\"{file}\">");
        }
    };
    load(PRELOADS.words.get(code));
    load(PRELOADS.pages.get(place));
    if let Some(Glance { game, .. }) = &glance {
        load(PRELOADS.boards.get(game));
        load(PRELOADS.game_words.get(&format!("{code}/{game}")));
    }
    // What the page will ask for first, exactly as it will.
    let asked = match (place, &glance, uri.query()) {
        ("", ..) => Some("/api/start".to_owned()),
        ("table", Some(_), None) => Some(format!("/api/tables/{id}?after=0&amp;sheet=true")),
        _ => None,
    };
    if let Some(asked) = asked {
        let _ = write!(head, "<link rel=\"preload\" as=\"fetch\" crossorigin href=\"{asked}\">");
    }
    if let Some(glance) = &glance {
        head.push_str(&told(glance, place, id, uri, headers, language));
    }
    let page = index.replacen("</head>", &format!("{head}</head>"), 1).replacen("lang=\"en\"", &format!("lang=\"{code}\""), 1);
    let headers = [
        (header::CONTENT_TYPE, "text/html; charset=utf-8"),
        (header::CACHE_CONTROL, "no-cache"),
        (header::VARY, "accept-encoding, accept-language"),
    ];
    (headers, page).into_response()
}

/// What is told of a table where its link is shown: title and picture.
fn told(glance: &Glance, place: &str, id: &str, uri: &Uri, headers: &HeaderMap, language: Language) -> String {
    let words = Words::new(language);
    let title = named(&words, glance.game.clone());
    let names = names(glance, &words).join(", ");
    // Addresses of pictures must be whole.
    let host = headers.get(header::HOST).and_then(|host| host.to_str().ok()).unwrap_or_default();
    let scheme = headers.get("x-forwarded-proto").and_then(|scheme| scheme.to_str().ok()).unwrap_or("http");
    let at = moment(uri).map(|at| format!("?at={at}")).unwrap_or_default();
    let property = |name: &str, content: &str| format!("<meta property=\"og:{name}\" content=\"{}\">", escaped(content));
    [
        property("type", "website"),
        property("site_name", "Portolan"),
        property("title", &format!("{title}: {names}")),
        property("url", &format!("{scheme}://{host}/{place}/{id}{at}")),
        property("image", &format!("{scheme}://{host}/{PICTURES}{id}.svg{at}")),
        property("image:type", "image/svg+xml"),
        "<meta name=\"twitter:card\" content=\"summary_large_image\">".to_owned(),
    ]
    .concat()
}

/// The picture of a table, at a moment of its game where one is named.
async fn picture(glances: Option<&Glances>, table: &str, uri: &Uri, language: Language) -> Response {
    let found = match (glances, moment(uri)) {
        (Some(glances), Some(at)) => glances.then(table, at).await,
        (Some(glances), None) => glances.now(table).await,
        (None, _) => None,
    };
    let Some(glance) = found else { return StatusCode::NOT_FOUND.into_response() };
    let words = Words::new(language);
    let title = named(&words, glance.game.clone());
    let svg = draw(&glance, &title, &names(&glance, &words));
    // A finished game stays as it was.
    let keep = if glance.over { "public, max-age=86400" } else { "no-cache" };
    ([(header::CONTENT_TYPE, "image/svg+xml"), (header::CACHE_CONTROL, keep), (header::VARY, "accept-language")], svg)
        .into_response()
}

fn names(glance: &Glance, words: &Words) -> Vec<String> {
    let bot = |level: &String| named(words, format!("server-{level}"));
    let name = |seat: &server::Seated| seat.name.clone().or_else(|| seat.bot.as_ref().map(bot)).unwrap_or_else(|| "–".to_owned());
    glance.seats.iter().map(name).collect()
}

/// A name by the id of its message.
fn named(words: &Words, id: String) -> String {
    words.say(&Message { id: id.into(), args: Vec::new() }, &SeatNames::default())
}

/// The moment an address names.
fn moment(uri: &Uri) -> Option<usize> {
    uri.query()?.split('&').find_map(|part| part.strip_prefix("at=")?.parse().ok())
}

/// The first of the languages a browser wishes for that we speak.
fn language_of(headers: &HeaderMap) -> Language {
    let wishes = headers.get(header::ACCEPT_LANGUAGE).and_then(|value| value.to_str().ok()).unwrap_or_default();
    wishes.split(',').find_map(|wish| Language::of_locale(wish.split(';').next().unwrap_or_default().trim())).unwrap_or_default()
}

fn takes_gzip(headers: &HeaderMap) -> bool {
    let accepted = headers.get(header::ACCEPT_ENCODING).and_then(|value| value.to_str().ok()).unwrap_or_default();
    accepted.split(',').any(|coding| coding.trim() == "gzip" || coding.trim().starts_with("gzip;"))
}

fn content_type(path: &str) -> &'static str {
    match path.rsplit('.').next() {
        Some("html") => "text/html; charset=utf-8",
        Some("js") => "text/javascript; charset=utf-8",
        Some("css") => "text/css; charset=utf-8",
        Some("svg") => "image/svg+xml",
        Some("woff2") => "font/woff2",
        _ => "application/octet-stream",
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    async fn get(path: &str, accepts: &'static str) -> Response {
        let mut headers = HeaderMap::new();
        headers.insert(header::ACCEPT_ENCODING, HeaderValue::from_static(accepts));
        headers.insert(header::ACCEPT_LANGUAGE, HeaderValue::from_static("fr, cs;q=0.8"));
        page(State(None), Method::GET, path.parse().expect("an address"), headers).await
    }

    fn header_of(answer: &Response, name: header::HeaderName) -> &str {
        answer.headers().get(name).and_then(|value| value.to_str().ok()).unwrap_or_default()
    }

    #[tokio::test]
    async fn every_address_of_the_client_gets_its_first_page() {
        for path in ["/", "/table/abc", "/replay", "/rules/port-royal"] {
            let answer = get(path, "").await;
            assert_eq!(answer.status(), StatusCode::OK, "{path}");
            assert_eq!(header_of(&answer, header::CONTENT_TYPE), "text/html; charset=utf-8");
            assert_eq!(header_of(&answer, header::CACHE_CONTROL), "no-cache");
        }
        assert_eq!(get("/assets/no-such.js", "").await.status(), StatusCode::NOT_FOUND);
    }

    #[tokio::test]
    async fn the_first_page_names_what_comes_next() {
        let body = |answer: Response| async {
            let bytes = axum::body::to_bytes(answer.into_body(), usize::MAX).await.expect("a page");
            String::from_utf8(bytes.to_vec()).expect("text")
        };
        let lobby = body(get("/", "").await).await;
        assert!(lobby.contains("lang=\"cs\"") && lobby.contains("href=\"/api/start\""), "{lobby}");
        let [words] = PRELOADS.words["cs"].as_slice() else { panic!("one file of words") };
        assert!(lobby.contains(words.as_str()));
        let table = body(get("/table/abc", "").await).await;
        assert!(!table.contains("/api/start") && table.contains(PRELOADS.pages["table"][0].as_str()), "{table}");
    }

    #[tokio::test]
    async fn hashed_files_are_kept_forever_and_packed_for_who_can_unpack_them() {
        let script = FILES.find("assets/*.js").expect("a pattern").next().expect("a script").path();
        let path = format!("/{}", script.display());
        let packed = get(&path, "br;q=1.0, gzip").await;
        assert_eq!(header_of(&packed, header::CONTENT_ENCODING), "gzip");
        assert!(header_of(&packed, header::CACHE_CONTROL).contains("immutable"));
        assert_eq!(header_of(&packed, header::CONTENT_TYPE), "text/javascript; charset=utf-8");
        assert_eq!(header_of(&get(&path, "br").await, header::CONTENT_ENCODING), "");
    }
}
