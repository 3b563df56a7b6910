//! The HTTP side: what can be asked, its documentation, and the headers of every answer.

mod analyses;
mod blocks;
mod caller;
mod campaigns;
mod games;
mod input;
mod moderation;
mod moments;
mod observe;
mod operations;
mod people;
mod refused;
mod rules;
mod start;
mod stream;
mod tables;
mod websocket;

use std::sync::Arc;

use axum::Router;
use axum::extract::DefaultBodyLimit;
use axum::http::{HeaderName, HeaderValue, StatusCode, header};
use axum::response::IntoResponse as _;
use axum::routing::{any, get};
use room::Refusal;
use room::shown::ToClient;
use table::Message;
use tower_http::catch_panic::CatchPanicLayer;
use tower_http::compression::CompressionLayer;
use tower_http::set_header::SetResponseHeaderLayer;
use ts_rs::TS as _;
use utoipa::openapi::security::{ApiKey, ApiKeyValue, Http, HttpAuthScheme, SecurityScheme};
use utoipa::openapi::{Content, Ref, Response};
use utoipa::{Modify, OpenApi};
use utoipa_axum::router::OpenApiRouter;
use utoipa_axum::routes;
use utoipa_swagger_ui::SwaggerUi;

use crate::App;
use crate::limits;

use caller::COOKIE_NAME;
use refused::Refused;

pub use caller::network;
pub use refused::HttpRefusal;

/// What the documentation says of the whole.
#[derive(OpenApi)]
#[openapi(
    info(
        title = "Portolan",
        description = "Tables for harbour games. Come in with `POST /api/me` (a cookie) or with a token \
            (`Authorization: Bearer …`), open or find a table, and play over its WebSocket (`/api/tables/{id}/stream`) or \
            with `POST /api/tables/{id}/commands`. Everything a player reads is a message: an id from `locales/` with arguments."
    ),
    components(schemas(Refused, ToClient, room::Command)),
    modifiers(&Keys),
    security((), ("cookie" = []), ("token" = []))
)]
struct Documentation;

/// How whoever asks is known.
struct Keys;

impl Modify for Keys {
    fn modify(&self, documentation: &mut utoipa::openapi::OpenApi) {
        let components = documentation.components.get_or_insert_default();
        let cookie = ApiKeyValue::with_description(COOKIE_NAME, "Given by `POST /api/me` and `POST /api/login`");
        components.add_security_scheme("cookie", SecurityScheme::ApiKey(ApiKey::Cookie(cookie)));
        let token = Http::builder().scheme(HttpAuthScheme::Bearer).description(Some("Given by `POST /api/tokens`")).build();
        components.add_security_scheme("token", SecurityScheme::Http(token));
    }
}

/// What may be answered before an operation is reached, whichever it is.
fn add_common_answers(documentation: &mut utoipa::openapi::OpenApi) {
    for (path, item) in &mut documentation.paths.paths {
        let changing = [&mut item.post, &mut item.put, &mut item.patch, &mut item.delete].into_iter().map(|found| (true, found));
        for (changes, operation) in changing.chain([(false, &mut item.get)]) {
            let Some(operation) = operation.as_mut().filter(|_| path.starts_with("/api/")) else { continue };
            let mut may = |status: StatusCode, why: &str| {
                let content = Content::builder().schema(Some(Ref::from_schema_name("Refused"))).build();
                let refused = Response::builder().description(why).content("application/json", content).build();
                operation.responses.responses.entry(status.as_str().to_owned()).or_insert(refused.into());
            };
            if changes {
                may(StatusCode::FORBIDDEN, "A page of another site asks");
            }
            may(StatusCode::BAD_REQUEST, "It cannot be read");
            may(StatusCode::SERVICE_UNAVAILABLE, "The database does not answer, or the server goes away: ask again in a moment");
            if operation.request_body.is_some() {
                may(StatusCode::PAYLOAD_TOO_LARGE, "It is too large");
                may(StatusCode::REQUEST_TIMEOUT, "It did not arrive in time");
                may(StatusCode::UNSUPPORTED_MEDIA_TYPE, "It is not JSON");
            }
        }
    }
}

/// The routes, and their documentation.
fn documented() -> (Router<Arc<App>>, utoipa::openapi::OpenApi) {
    let (router, mut documentation) = OpenApiRouter::with_openapi(Documentation::openapi())
        .routes(routes!(start::start))
        .routes(routes!(games::list_games))
        .routes(routes!(games::check_setups))
        .routes(routes!(people::me, people::come_in))
        .routes(routes!(people::leave))
        .routes(routes!(people::claim))
        .routes(routes!(people::recovery_codes, people::new_recovery_codes))
        .routes(routes!(people::recover))
        .routes(routes!(people::data))
        .routes(routes!(people::log_in))
        .routes(routes!(people::log_out))
        .routes(routes!(people::sessions))
        .routes(routes!(people::remove_session))
        .routes(routes!(people::tokens, people::new_token))
        .routes(routes!(people::remove_token))
        .routes(routes!(blocks::blocks, blocks::block))
        .routes(routes!(blocks::unblock))
        .routes(routes!(blocks::report))
        .routes(routes!(moderation::reports))
        .routes(routes!(moderation::sanctions))
        .routes(routes!(moderation::act))
        .routes(routes!(moderation::audit))
        .routes(routes!(moderation::read_warning))
        .routes(routes!(people::person))
        .routes(routes!(people::ratings))
        .routes(routes!(tables::list_tables, tables::open_table))
        .routes(routes!(tables::again))
        .routes(routes!(tables::table))
        .routes(routes!(tables::command))
        .routes(routes!(tables::hint))
        .routes(routes!(tables::record))
        .routes(routes!(tables::invitations))
        .routes(routes!(moments::moment))
        .routes(routes!(moments::course))
        .routes(routes!(moments::replay))
        .routes(routes!(moments::lesson))
        .routes(routes!(analyses::begin_analysis))
        .routes(routes!(analyses::analysis, analyses::stop_analysis))
        .routes(routes!(rules::contents))
        .routes(routes!(rules::chapter))
        .routes(routes!(rules::search))
        .routes(routes!(rules::search_all))
        .routes(routes!(rules::place))
        .routes(routes!(rules::example))
        .routes(routes!(rules::try_ruling))
        .routes(routes!(stream::stream))
        .routes(routes!(campaigns::list_campaigns, campaigns::begin_campaign))
        .routes(routes!(campaigns::campaign))
        .routes(routes!(campaigns::next_table))
        .routes(routes!(campaigns::export_campaign))
        .merge(
            OpenApiRouter::new().routes(routes!(campaigns::import_campaign)).layer(DefaultBodyLimit::max(limits::CAMPAIGN_BYTES)),
        )
        .routes(routes!(operations::healthz))
        .routes(routes!(operations::readyz))
        .routes(routes!(operations::metrics))
        .split_for_parts();
    add_common_answers(&mut documentation);
    (router, documentation)
}

/// The documentation as JSON: what `/api/openapi.json` serves.
pub fn openapi() -> String {
    let (_, documentation) = documented();
    // Plain data with text keys, which serde_json always can write.
    documentation.to_pretty_json().expect("documentation can be written as JSON")
}

/// Writes the TypeScript types of what is asked and answered.
pub fn write_types(to: &ts_rs::Config) -> Result<(), ts_rs::ExportError> {
    Refused::export_all(to)?;
    games::Games::export_all(to)?;
    start::Start::export_all(to)?;
    people::Me::export_all(to)?;
    people::Named::export_all(to)?;
    people::Credentials::export_all(to)?;
    people::Claim::export_all(to)?;
    people::Proof::export_all(to)?;
    people::Recovery::export_all(to)?;
    people::RecoveryCodes::export_all(to)?;
    people::Session::export_all(to)?;
    people::Token::export_all(to)?;
    people::Somebody::export_all(to)?;
    blocks::BlockedPerson::export_all(to)?;
    blocks::NewBlock::export_all(to)?;
    blocks::NewReport::export_all(to)?;
    moderation::Report::export_all(to)?;
    moderation::InForce::export_all(to)?;
    moderation::Audited::export_all(to)?;
    crate::moderation::Order::export_all(to)?;
    tables::Listed::export_all(to)?;
    tables::NewTable::export_all(to)?;
    tables::Opened::export_all(to)?;
    tables::OpenedTable::export_all(to)?;
    tables::Wanted::export_all(to)?;
    tables::Hint::export_all(to)?;
    tables::Invitation::export_all(to)?;
    moments::Points::export_all(to)?;
    moments::Replay::export_all(to)?;
    moments::Replayed::export_all(to)?;
    moments::LessonStep::export_all(to)?;
    analyses::NewAnalysis::export_all(to)?;
    analyses::AnalysisProgress::export_all(to)?;
    rules::ListedChapter::export_all(to)?;
    rules::RulePlace::export_all(to)?;
    rules::ShownRuling::export_all(to)?;
    rules::Ruling::export_all(to)?;
    rulebook::Chapter::export_all(to)?;
    rulebook::FoundIn::export_all(to)?;
    campaigns::NewCampaign::export_all(to)?;
    campaigns::ListedCampaign::export_all(to)?;
    campaigns::ShownCampaign::export_all(to)?;
    campaigns::NextTable::export_all(to)
}

/// What is told at an address of its own, for whoever looks after the server.
pub fn figures(app: Arc<App>) -> Router {
    Router::new()
        .route("/metrics", get(operations::own_metrics))
        .route("/healthz", get(operations::healthz))
        .route("/readyz", get(operations::readyz))
        .with_state(app)
}

/// Everything the server answers. `pages` is whatever else there is to see, such as the browser client.
pub fn router(app: Arc<App>, pages: Option<Router>) -> Router {
    let (documented, documentation) = documented();
    let (https, observing) = (app.https, app.clone());
    let set = |name: HeaderName, value: &'static str| SetResponseHeaderLayer::if_not_present(name, HeaderValue::from_static(value));
    let mut router = documented
        .method_not_allowed_fallback(async || HttpRefusal::new(StatusCode::METHOD_NOT_ALLOWED, Message::new("server-wrong-method")))
        .layer(axum::middleware::from_fn(input::only_own_pages))
        .layer(set(header::CACHE_CONTROL, "no-store"))
        .with_state(app)
        .merge(SwaggerUi::new("/api/docs").url("/api/openapi.json", documentation));
    let nothing_here = async || HttpRefusal::from(Refusal::missing("server-no-such-address"));
    router = match pages {
        Some(pages) => router.route("/api/{*rest}", any(nothing_here)).fallback_service(pages),
        None => router.fallback(nothing_here),
    };
    router = router
        // Views and lists shrink to a quarter; what the pages bring is packed already.
        .layer(CompressionLayer::new())
        .layer(DefaultBodyLimit::max(limits::BODY_BYTES))
        .layer(CatchPanicLayer::custom(|_| {
            HttpRefusal::new(StatusCode::INTERNAL_SERVER_ERROR, Message::new("server-trouble")).into_response()
        }))
        .layer(set(header::CONTENT_SECURITY_POLICY, CONTENT_SECURITY_POLICY))
        .layer(set(header::X_CONTENT_TYPE_OPTIONS, "nosniff"))
        .layer(set(header::X_FRAME_OPTIONS, "DENY"))
        .layer(set(header::REFERRER_POLICY, "same-origin"))
        .layer(set(HeaderName::from_static("cross-origin-opener-policy"), "same-origin"))
        .layer(set(HeaderName::from_static("cross-origin-resource-policy"), "same-origin"))
        .layer(set(HeaderName::from_static("permissions-policy"), "camera=(), microphone=(), geolocation=()"))
        .layer(axum::middleware::from_fn_with_state(observing, observe::observe));
    if https {
        router = router.layer(set(header::STRICT_TRANSPORT_SECURITY, "max-age=31536000"));
    }
    router
}

/// No inline scripts, nothing from elsewhere; style attributes are what the client's framework needs.
const CONTENT_SECURITY_POLICY: &str = "default-src 'self'; script-src 'self'; style-src 'self'; style-src-attr 'unsafe-inline'; \
    img-src 'self' data:; connect-src 'self'; object-src 'none'; base-uri 'none'; form-action 'self'; frame-ancestors 'none'";
