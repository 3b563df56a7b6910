//! The rulebook: its chapters, the search, and its examples as something to look at and play.

use std::sync::Arc;

use axum::Json;
use axum::extract::State;
use room::shown::{Happening, Look, Play};
use room::{Refusal, RefusalKind, bad_rig};
use rulebook::{Book, Chapter, Found, FoundIn};
use rulings::{Case, CaseError, Failure, Place, Refused as TriedInVain, Wrong};
use serde::{Deserialize, Serialize};
use serde_json::Value;
use table::{Arg, Message, Seat, Viewer};
use utoipa::{IntoParams, ToSchema};
use words::Language;

use super::caller::{Address, Visitor};
use super::input::{Asked, Body, Which};
use super::moments::{heard, on_own_thread};
use super::refused::{HttpRefusal, Refused};
use crate::App;
use crate::limits::{self, Rate};
use crate::store::PersonRow;

/// In which language.
#[derive(Deserialize, IntoParams)]
#[serde(deny_unknown_fields)]
#[into_params(parameter_in = Query)]
pub struct Spoken {
    /// `en`, `cs` or `ro`.
    #[param(pattern = "^(en|cs|ro)$")]
    lang: String,
}

/// What somebody would like to know.
#[derive(Deserialize, IntoParams)]
#[serde(deny_unknown_fields)]
#[into_params(parameter_in = Query)]
pub struct Sought {
    /// `en`, `cs` or `ro`.
    #[param(pattern = "^(en|cs|ro)$")]
    lang: String,
    /// In their own words.
    words: String,
}

/// A chapter in the table of contents.
#[derive(Serialize, ToSchema, ts_rs::TS)]
pub struct ListedChapter {
    /// Its name in addresses.
    name: String,
    /// What stands above it.
    title: String,
    /// Its sections.
    sections: Vec<ListedSection>,
}

/// A section in the table of contents.
#[derive(Serialize, ToSchema, ts_rs::TS)]
pub struct ListedSection {
    /// Its name: the same in every language.
    name: String,
    /// What stands above it.
    title: String,
    /// 2 for a section, 3 for one below it.
    depth: u8,
}

/// A game's table of contents
///
/// What gives away later chapters of a story is left out for whoever has not played them.
#[utoipa::path(get, path = "/api/rules/{game}", tag = "rules", params(("game" = String, Path), Spoken),
    responses((status = OK, body = Vec<ListedChapter>), (status = NOT_FOUND, body = Refused)))]
pub async fn contents(
    State(app): State<Arc<App>>,
    Visitor(visitor): Visitor,
    Which(game): Which<String>,
    Asked(Spoken { lang }): Asked<Spoken>,
) -> Result<Json<Vec<ListedChapter>>, HttpRefusal> {
    let book = find(&lang, &game)?;
    let told = told(&app, visitor.as_ref(), &game, book).await?;
    let listed = |chapter: &Chapter| ListedChapter {
        name: chapter.name.clone(),
        title: chapter.title.clone(),
        sections: chapter
            .sections
            .iter()
            .filter(|section| section.told_from <= told)
            .map(|section| ListedSection { name: section.name.clone(), title: section.title.clone(), depth: section.depth })
            .collect(),
    };
    Ok(Json(book.chapters.iter().map(listed).collect()))
}

/// A chapter
#[utoipa::path(get, path = "/api/rules/{game}/chapters/{chapter}", tag = "rules",
    params(("game" = String, Path), ("chapter" = String, Path), Spoken),
    responses((status = OK, body = Object), (status = NOT_FOUND, body = Refused)))]
pub async fn chapter(
    State(app): State<Arc<App>>,
    Visitor(visitor): Visitor,
    Which((game, chapter)): Which<(String, String)>,
    Asked(Spoken { lang }): Asked<Spoken>,
) -> Result<Json<Chapter>, HttpRefusal> {
    let book = find(&lang, &game)?;
    let chapter = book.chapter(&chapter).ok_or(Refusal::missing("server-no-such-section"))?;
    Ok(Json(chapter.told(told(&app, visitor.as_ref(), &game, book).await?)))
}

/// The sections that best answer what somebody asks, the best first
#[utoipa::path(get, path = "/api/rules/{game}/search", tag = "rules", params(("game" = String, Path), Sought),
    responses((status = OK, body = Vec<Object>), (status = BAD_REQUEST, body = Refused), (status = NOT_FOUND, body = Refused),
        (status = TOO_MANY_REQUESTS, body = Refused)))]
pub async fn search(
    State(app): State<Arc<App>>,
    Visitor(visitor): Visitor,
    Address(address): Address,
    Which(game): Which<String>,
    Asked(Sought { lang, words }): Asked<Sought>,
) -> Result<Json<Vec<Found>>, HttpRefusal> {
    app.hub.rates.take(Rate::Moments, &address)?;
    if words.chars().count() > limits::SOUGHT_CHARS {
        return Err(Refusal::too_long(limits::SOUGHT_CHARS).into());
    }
    let book = find(&lang, &game)?;
    let told = told(&app, visitor.as_ref(), &game, book).await?;
    Ok(Json(book.search(&words, told, limits::SECTIONS_FOUND)))
}

/// The sections of all rulebooks that best answer what somebody asks, the best first
#[utoipa::path(get, path = "/api/rules", tag = "rules", params(Sought),
    responses((status = OK, body = Vec<Object>), (status = BAD_REQUEST, body = Refused), (status = TOO_MANY_REQUESTS, body = Refused)))]
pub async fn search_all(
    State(app): State<Arc<App>>,
    Visitor(visitor): Visitor,
    Address(address): Address,
    Asked(Sought { lang, words }): Asked<Sought>,
) -> Result<Json<Vec<FoundIn>>, HttpRefusal> {
    app.hub.rates.take(Rate::Moments, &address)?;
    if words.chars().count() > limits::SOUGHT_CHARS {
        return Err(Refusal::too_long(limits::SOUGHT_CHARS).into());
    }
    let mut books = Vec::new();
    for game in games::all() {
        let book = find(&lang, game.name())?;
        books.push((game.name(), book, told(&app, visitor.as_ref(), game.name(), book).await?));
    }
    Ok(Json(rulebook::search(&books, &words, limits::SECTIONS_FOUND)))
}

/// Where a rule stands.
#[derive(Serialize, ToSchema, ts_rs::TS)]
pub struct RulePlace {
    /// In which chapter.
    chapter: String,
    /// In which section.
    section: String,
}

/// Where the rulebook tells something: a section by its name, or the rule behind a message of the game
#[utoipa::path(get, path = "/api/rules/{game}/where/{what}", tag = "rules",
    params(("game" = String, Path), ("what" = String, Path, description = "A section's name, or a message's id")),
    responses((status = OK, body = RulePlace), (status = NOT_FOUND, body = Refused)))]
pub async fn place(Which((game, what)): Which<(String, String)>) -> Result<Json<RulePlace>, HttpRefusal> {
    let book = find(Language::English.code(), &game)?;
    let said = games::find(&game).into_iter().flat_map(table::AnyGame::messages).find(|spec| spec.id == what);
    let section = said.and_then(|spec| spec.section).unwrap_or(&what);
    let (chapter, section) = book.section(section).ok_or(Refusal::missing("server-no-such-section"))?;
    Ok(Json(RulePlace { chapter: chapter.name.clone(), section: section.name.clone() }))
}

fn find(lang: &str, game: &str) -> Result<&'static Book, Refusal> {
    let language = lang.parse().map_err(|_| Refusal::invalid("server-no-such-language"))?;
    rulebook::book(language, game).ok_or(Refusal::missing("server-no-such-game"))
}

/// How many chapters of a game's story somebody knows: those they have played, or play. A setup's `chapter` says which it is.
async fn told(app: &App, visitor: Option<&PersonRow>, game: &str, book: &Book) -> Result<u8, HttpRefusal> {
    let Some(person) = visitor.filter(|_| book.sections().any(|(_, section)| section.told_from > 0)) else { return Ok(0) };
    let played = app.hub.store.setups_played(&person.id, game).await?;
    let chapters = played.iter().filter_map(|setup| u8::try_from(setup.get("chapter")?.as_u64()?).ok());
    Ok(chapters.max().unwrap_or(0))
}

/// A ruling to look at: a position, and what is played and refused from there.
#[derive(Serialize, ToSchema, ts_rs::TS)]
pub struct ShownRuling {
    /// The game.
    game: String,
    /// Its terms.
    #[schema(value_type = Object)]
    #[ts(type = "Record<string, unknown>")]
    setup: Value,
    /// What is laid out by hand.
    #[schema(value_type = Object)]
    #[ts(type = "Record<string, unknown>")]
    rig: Value,
    /// Its text.
    ruling: String,
    /// How many seats play.
    seats: u8,
    /// Through whose eyes it is seen.
    #[schema(value_type = u8)]
    viewer: Seat,
    /// Its moments, from the position on.
    stages: Vec<ShownStage>,
    /// What is wrong with it, if it does not hold.
    #[schema(value_type = Option<Object>)]
    wrong: Option<Message>,
}

/// A moment of a ruling.
#[derive(Serialize, ToSchema, ts_rs::TS)]
pub struct ShownStage {
    /// What happened since the one before.
    happened: Vec<Happening>,
    /// What was tried in vain.
    refused: Option<ShownRefusal>,
    /// What is told of it, where somebody has written that down.
    #[schema(value_type = Option<Object>)]
    say: Option<Message>,
    /// The game then.
    play: Play,
}

/// Something that is not allowed.
#[derive(Serialize, ToSchema, ts_rs::TS)]
pub struct ShownRefusal {
    /// Who tried.
    #[schema(value_type = u8)]
    seat: Seat,
    /// What, where the game has words for it.
    #[schema(value_type = Option<Object>)]
    action: Option<Message>,
    /// Why not.
    #[schema(value_type = Object)]
    why: Message,
}

impl From<TriedInVain> for ShownRefusal {
    fn from(TriedInVain { seat, action, why }: TriedInVain) -> Self {
        Self { seat, action, why }
    }
}

/// An example of the rulebook, step by step
#[utoipa::path(get, path = "/api/examples/{game}/{folder}/{name}", tag = "rules",
    params(("game" = String, Path), ("folder" = String, Path), ("name" = String, Path)),
    responses((status = OK, body = ShownRuling), (status = NOT_FOUND, body = Refused), (status = TOO_MANY_REQUESTS, body = Refused)))]
pub async fn example(
    State(app): State<Arc<App>>,
    Address(address): Address,
    Which((game, folder, name)): Which<(String, String, String)>,
) -> Result<Json<ShownRuling>, HttpRefusal> {
    app.hub.rates.take(Rate::Moments, &address)?;
    let text = rulebook::example(&format!("{game}/{folder}/{name}")).ok_or(Refusal::missing("server-no-such-example"))?;
    Ok(Json(on_own_thread(|| show(text)).await??))
}

/// A ruling's text.
#[derive(Deserialize, ToSchema, ts_rs::TS)]
#[serde(deny_unknown_fields)]
pub struct Ruling {
    /// As `rulings/README.md` tells to write it.
    ruling: String,
}

/// Somebody's own ruling, step by step
#[utoipa::path(post, path = "/api/rulings", tag = "rules", request_body = Ruling,
    responses((status = OK, body = ShownRuling), (status = BAD_REQUEST, body = Refused), (status = NOT_FOUND, body = Refused),
        (status = TOO_MANY_REQUESTS, body = Refused)))]
pub async fn try_ruling(
    State(app): State<Arc<App>>,
    Address(address): Address,
    Body(Ruling { ruling }): Body<Ruling>,
) -> Result<Json<ShownRuling>, HttpRefusal> {
    app.hub.rates.take(Rate::Moments, &address)?;
    Ok(Json(on_own_thread(move || show(&ruling)).await??))
}

fn show(text: &str) -> Result<ShownRuling, Refusal> {
    let refuse = |message| Refusal::new(RefusalKind::Invalid, message);
    let case = Case::parse(text).map_err(|CaseError { line, what }| {
        refuse(Message::new("server-ruling-unreadable").with("line", line as i64).with("why", Arg::Text(what)))
    })?;
    let (stages, failure) = case.show(&games::find);
    let wrong = failure.map(|failure| wrong(*failure));
    let Some(first) = stages.first() else {
        return Err(refuse(wrong.unwrap_or(Message::new("server-ruling-shows-nothing"))));
    };
    let viewer = case.viewer().or(first.table.awaited().lowest()).unwrap_or(Seat::new(0));
    let look = Look { viewer: Viewer::Seat(viewer), sheet: true };
    Ok(ShownRuling {
        game: case.game.clone(),
        setup: first.table.setup(),
        rig: case.rig().clone(),
        ruling: text.to_owned(),
        seats: first.table.seats(),
        viewer,
        stages: stages
            .into_iter()
            .map(|stage| ShownStage {
                happened: heard(stage.table.as_ref(), look.viewer, stage.from),
                refused: stage.refused.map(ShownRefusal::from),
                say: stage.say,
                play: Play::of(stage.table.as_ref(), look, stage.table.awaited()),
            })
            .collect(),
        wrong,
    })
}

/// What is wrong with a ruling, in words.
fn wrong(Failure { place, wrong, .. }: Failure) -> Message {
    let at = |id: &'static str, line: usize| Message::new(id).with("line", line as i64);
    let line = match place {
        Place::Step { line, .. } => line,
        Place::Start | Place::End => 1,
    };
    match wrong {
        Wrong::UnknownGame(_) => Message::new("server-no-such-game"),
        Wrong::SetupRefused(error) | Wrong::SetupOtherwise { found: error, .. } => {
            Message::new("server-bad-setup").with("why", error.message)
        }
        Wrong::RigRefused(error) | Wrong::RigOtherwise { found: error, .. } => bad_rig(error),
        Wrong::SetupTaken(_) | Wrong::RigTaken(_) => Message::new("server-ruling-is-possible"),
        Wrong::NoSuchSeat(..) => at("server-ruling-no-seat", line),
        Wrong::Refused(_, why) => at("server-ruling-refused", line).with("why", why.0),
        Wrong::RefusedOtherwise { found, .. } => at("server-ruling-refused-otherwise", line).with("why", found.0),
        Wrong::Allowed(..) | Wrong::RefusalChanged(_) => at("server-ruling-allowed", line),
        Wrong::Unmet(unmet) => at("server-ruling-unmet", unmet.first().map_or(line, |mismatch| mismatch.line)),
    }
}
