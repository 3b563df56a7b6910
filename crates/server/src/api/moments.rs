//! Looking at moments that are not now: an earlier one of a table, one of a recorded game, one of a lesson.

use std::sync::Arc;

use axum::Json;
use axum::extract::State;
use room::shown::{Eyes, Happening, Look, News, Play, news};
use room::{Refusal, RefusalKind, Room, Unreadable};
use rulebook::Moment;
use serde::{Deserialize, Serialize};
use serde_json::Value;
use table::{AnyTable, Arg, HeardEvent, Message, Record, Seat, Viewer};
use utoipa::{IntoParams, ToSchema};

use super::caller::{Address, Visitor};
use super::input::{Asked, Body, Which};
use super::refused::{HttpRefusal, Refused};
use super::rules::ShownRefusal;
use super::tables::unheard;
use crate::App;
use crate::limits::Rate;
use crate::store::StoreError;

/// Who looks.
#[derive(Deserialize, IntoParams)]
#[serde(deny_unknown_fields)]
#[into_params(parameter_in = Query)]
pub struct MomentQuery {
    /// A seat of one's own, or `onlooker`; of a finished game, any seat.
    #[serde(default)]
    #[param(pattern = "^([1-8]|onlooker)$")]
    viewer: Option<String>,
    /// Also the view as blocks of text, for interfaces that do not know the game?
    #[serde(default)]
    sheet: Option<bool>,
}

/// A table as I saw it, or would have seen it, after an earlier entry
#[utoipa::path(get, path = "/api/tables/{id}/at/{number}", tag = "tables",
    params(("id" = String, Path), ("number" = i64, Path, description = "The number of the entry"), MomentQuery),
    responses((status = OK, body = News), (status = BAD_REQUEST, body = Refused), (status = UNAUTHORIZED, body = Refused),
        (status = FORBIDDEN, body = Refused), (status = NOT_FOUND, body = Refused), (status = TOO_MANY_REQUESTS, body = Refused)))]
pub async fn moment(
    State(app): State<Arc<App>>,
    Visitor(visitor): Visitor,
    Address(address): Address,
    Which((id, number)): Which<(String, i64)>,
    Asked(MomentQuery { viewer, sheet }): Asked<MomentQuery>,
) -> Result<Json<News>, HttpRefusal> {
    let wish = read_viewer(viewer.as_deref())?;
    app.hub.rates.take(Rate::Moments, &address)?;
    let person = visitor.map(|visitor| visitor.id);
    let unheard = unheard(&app, person.as_deref()).await?;
    let eyes = Eyes { person, wish, sheet: sheet.unwrap_or(false), unheard: unheard.clone() };
    // Who may look is settled by the table as it is now: people sit down and stand up.
    let look = app.hub.read(&id, move |room| match eyes.wish {
        // After the end everybody who may look at all may look through any eyes.
        Some(viewer) if room.phase().is_over() && is_at(room, viewer) => {
            room.viewer(eyes.person.as_deref(), None)?;
            Ok(Look { viewer, sheet: eyes.sheet })
        }
        _ => eyes.at(room),
    });
    let look = look.await??;
    let row = app.hub.store.table(&id).await?.ok_or(Refusal::missing("server-no-such-table"))?;
    let mut log = app.hub.store.entries_after(&id, 0).await?;
    log.truncate(usize::try_from(number).map_err(|_| Refusal::missing("server-no-such-moment"))?);
    let then = on_own_thread(move || Room::replay(row, &log).map(|room| news(&room, look, 0))).await?;
    Ok(Json(then.map_err(StoreError::from)?.without_talk_of(&unheard)))
}

/// Everybody's points at a moment.
#[derive(Serialize, ToSchema, ts_rs::TS)]
pub struct Points {
    /// After how many entries of the game's record.
    at: usize,
    /// From the first seat on.
    points: Vec<i32>,
}

/// How the points of a finished game went: after every entry that changed any
#[utoipa::path(get, path = "/api/tables/{id}/course", tag = "tables", params(("id" = String, Path)),
    responses((status = OK, body = Vec<Points>), (status = UNAUTHORIZED, body = Refused), (status = FORBIDDEN, body = Refused),
        (status = NOT_FOUND, body = Refused), (status = CONFLICT, body = Refused), (status = TOO_MANY_REQUESTS, body = Refused)))]
pub async fn course(
    State(app): State<Arc<App>>,
    Visitor(visitor): Visitor,
    Address(address): Address,
    Which(id): Which<String>,
) -> Result<Json<Vec<Points>>, HttpRefusal> {
    app.hub.rates.take(Rate::Moments, &address)?;
    let may_know = app.hub.read(&id, move |room| {
        room.viewer(visitor.as_ref().map(|visitor| visitor.id.as_str()), None)?;
        // While it runs, points may be a secret.
        if room.phase().is_over() { Ok(()) } else { Err(Refusal::conflict("server-not-over")) }
    });
    may_know.await??;
    let row = app.hub.store.table(&id).await?.ok_or(Refusal::missing("server-no-such-table"))?;
    let log = app.hub.store.entries_after(&id, 0).await?;
    let course = on_own_thread(move || {
        let mut room = Room::new(row)?;
        let mut course: Vec<Points> = Vec::new();
        for entry in &log {
            room.read(entry)?;
            let Some(table) = room.table() else { continue };
            let standing = table.standing();
            let points: Vec<i32> = room.places().map(|(seat, _)| standing.score(seat)).collect();
            if course.last().is_none_or(|last| last.points != points) {
                course.push(Points { at: table.entries(), points });
            }
        }
        Ok::<_, Unreadable>(course)
    });
    Ok(Json(course.await?.map_err(StoreError::from)?))
}

fn is_at(room: &Room, viewer: Viewer) -> bool {
    viewer.seat().is_none_or(|seat| seat.index() < room.places().count())
}

/// A record, and which moment of it.
#[derive(Deserialize, ToSchema, ts_rs::TS)]
#[serde(deny_unknown_fields)]
pub struct Replay {
    /// The record's text.
    record: String,
    /// After how many entries; at the end, if it is not said.
    #[serde(default)]
    at: Option<usize>,
    /// A seat, or `onlooker`, which is the default: a record tells everything to everybody.
    #[serde(default)]
    viewer: Option<String>,
    /// Also the view as blocks of text?
    #[serde(default)]
    sheet: bool,
}

/// A moment of a recorded game.
#[derive(Serialize, ToSchema, ts_rs::TS)]
pub struct Replayed {
    /// The game.
    game: String,
    /// Its setup.
    #[schema(value_type = Object)]
    #[ts(type = "Record<string, unknown>")]
    setup: Value,
    /// Who sat where, as far as the record says.
    names: Vec<String>,
    /// How many seats played.
    seats: u8,
    /// How many entries the record has.
    entries: usize,
    /// After how many of them this is.
    at: usize,
    /// The seed, if the record has one.
    seed: Option<String>,
    /// Was the seed known before the game?
    known_shuffle: bool,
    /// Does the record say how the game ended, and did it end so when it was played again? Only told of the last moment.
    verified: bool,
    /// Everything that happened until then.
    happened: Vec<Happening>,
    /// The game at that moment.
    play: Play,
}

/// Play a record again, up to any moment
#[utoipa::path(post, path = "/api/replay", tag = "records", request_body = Replay,
    responses((status = OK, body = Replayed), (status = BAD_REQUEST, body = Refused), (status = NOT_FOUND, body = Refused),
        (status = TOO_MANY_REQUESTS, body = Refused)))]
pub async fn replay(
    State(app): State<Arc<App>>,
    Address(address): Address,
    Body(Replay { record, at, viewer, sheet }): Body<Replay>,
) -> Result<Json<Replayed>, HttpRefusal> {
    let viewer = read_viewer(viewer.as_deref())?.unwrap_or(Viewer::Onlooker);
    app.hub.rates.take(Rate::Moments, &address)?;
    let mut record: Record = record.parse().map_err(|error: table::RecordError| bad_record(error.to_string()))?;
    let game = games::find(&record.game).ok_or(Refusal::missing("server-no-such-game"))?;
    let entries = record.lines.len();
    let at = at.unwrap_or(entries).min(entries);
    if at < entries {
        record.lines.truncate(at);
        record.digest = None;
    }
    let (verified, seed) = (record.digest.is_some(), record.seed.map(|seed| seed.to_string()));
    let replayed = on_own_thread(move || {
        let table = game.replay(&record).map_err(|error| bad_record(error.to_string()))?;
        if viewer.seat().is_some_and(|seat| seat.index() >= table.seats() as usize) {
            return Err(Refusal::missing("server-no-such-seat"));
        }
        Ok(Replayed {
            game: record.game,
            setup: table.setup(),
            names: record.names,
            seats: table.seats(),
            entries,
            at,
            seed,
            known_shuffle: record.known_shuffle,
            verified,
            happened: heard(table.as_ref(), viewer, 0),
            play: Play::of(table.as_ref(), Look { viewer, sheet }, table.awaited()),
        })
    });
    Ok(Json(replayed.await??))
}

/// A step of a lesson.
#[derive(Serialize, ToSchema, ts_rs::TS)]
pub struct LessonStep {
    /// Which, from 1.
    step: usize,
    /// Of how many.
    steps: usize,
    /// What the learner is told.
    #[schema(value_type = Option<Object>)]
    say: Option<Message>,
    /// What was just tried in vain.
    refused: Option<ShownRefusal>,
    /// What the learner should do then, in notation; nothing, where there is only something to read.
    wanted: Option<String>,
    /// How many seats play.
    seats: u8,
    /// Where the learner sits.
    #[schema(value_type = u8)]
    learner: Seat,
    /// What happened since the step before.
    happened: Vec<Happening>,
    /// The game at that moment, as the learner sees it.
    play: Play,
}

/// A step of a lesson
#[utoipa::path(get, path = "/api/lessons/{game}/{lesson}/{step}", tag = "lessons",
    params(("game" = String, Path), ("lesson" = String, Path), ("step" = usize, Path, description = "Which step, from 1")),
    responses((status = OK, body = LessonStep), (status = BAD_REQUEST, body = Refused), (status = NOT_FOUND, body = Refused),
        (status = TOO_MANY_REQUESTS, body = Refused)))]
pub async fn lesson(
    State(app): State<Arc<App>>,
    Address(address): Address,
    Which((game, lesson, step)): Which<(String, String, usize)>,
) -> Result<Json<LessonStep>, HttpRefusal> {
    app.hub.rates.take(Rate::Moments, &address)?;
    let lesson = rulebook::lesson(&game, &lesson).ok_or(Refusal::missing("server-no-such-lesson"))?;
    let shown = on_own_thread(move || {
        let mut moments = lesson.moments(&games::find);
        let steps = moments.len();
        let index = step.checked_sub(1).filter(|index| *index < steps)?;
        let Moment { learner, stage, acts } = moments.swap_remove(index);
        let look = Look { viewer: Viewer::Seat(learner), sheet: true };
        Some(LessonStep {
            step,
            steps,
            say: stage.say,
            refused: stage.refused.map(ShownRefusal::from),
            wanted: stage.next.filter(|_| acts).map(|(_, action)| action),
            seats: stage.table.seats(),
            learner,
            happened: heard(stage.table.as_ref(), look.viewer, stage.from),
            play: Play::of(stage.table.as_ref(), look, stage.table.awaited()),
        })
    });
    Ok(Json(shown.await?.ok_or(Refusal::missing("server-no-such-moment"))?))
}

/// What the viewer heard, numbered by the game's own entries from 1.
pub fn heard(table: &dyn AnyTable, viewer: Viewer, from: usize) -> Vec<Happening> {
    let happening = |heard: HeardEvent| Happening::of_game(heard.entry as i64 + 1, 0, heard);
    table.heard_since(from, viewer).into_iter().map(happening).collect()
}

/// Why a record cannot be read or played again.
pub fn bad_record(why: String) -> Refusal {
    Refusal::new(RefusalKind::Invalid, Message::new("server-bad-record").with("why", Arg::Text(why)))
}

fn read_viewer(viewer: Option<&str>) -> Result<Option<Viewer>, Refusal> {
    viewer.map(str::parse).transpose().map_err(|_| Refusal::invalid("server-no-such-seat"))
}

/// Long work, on a thread of its own and not on those that answer people.
pub async fn on_own_thread<T: Send + 'static>(work: impl FnOnce() -> T + Send + 'static) -> Result<T, Refusal> {
    tokio::task::spawn_blocking(work).await.map_err(|_| Refusal::trouble())
}
