//! The browser client, embedded: `web/dist` as `make web` builds it, served with what browsers need to keep it.

use axum::Router;
use axum::http::{HeaderMap, HeaderValue, Method, StatusCode, Uri, header};
use axum::response::{IntoResponse as _, Response};
use include_dir::{Dir, include_dir};

static FILES: Dir<'_> = include_dir!("$CARGO_MANIFEST_DIR/../../web/dist");

/// The page every address of the client begins with.
const INDEX: &str = "index.html";
/// Files here carry a hash of their content in their names: a browser need never ask for them again.
const HASHED: &str = "assets/";

/// Answers whatever the server itself does not.
pub fn router() -> Router {
    Router::new().fallback(page)
}

async fn page(method: Method, uri: Uri, headers: HeaderMap) -> Response {
    if method != Method::GET && method != Method::HEAD {
        return StatusCode::METHOD_NOT_ALLOWED.into_response();
    }
    let path = uri.path().trim_start_matches('/');
    // The client finds its own way by the address; only names of files are looked up.
    let is_file = path.rsplit('/').next().is_some_and(|name| name.contains('.'));
    let path = if is_file { path } else { INDEX };
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
        page(Method::GET, path.parse().expect("an address"), headers).await
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
