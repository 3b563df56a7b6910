//! Everything the first page needs, in one answer: on a slow line every further question costs as much as all of it.

use std::sync::Arc;

use axum::Json;
use axum::extract::State;
use serde::Serialize;
use table::{AnyTable, Seats};
use utoipa::ToSchema;

use super::caller::Visitor;
use super::games::{Games, all_games};
use super::people::Me;
use super::refused::{HttpRefusal, Refused};
use super::tables::{Listed, listed};
use crate::App;
use crate::limits;

use crate::store::Filter;

/// What the first page shows.
#[derive(Serialize, ToSchema, ts_rs::TS)]
pub struct Start {
    /// Who asks; nobody, if they have not come in yet.
    me: Option<Me>,
    /// The games there are.
    #[serde(flatten)]
    games: Games,
    /// Tables of whoever asks that are not over, those that wait for them first.
    mine: Vec<Mine>,
    /// Public tables with a free seat.
    open: Vec<Listed>,
    /// Public tables that are being played at.
    running: Vec<Listed>,
}

/// A table of whoever asks.
#[derive(Serialize, ToSchema, ts_rs::TS)]
pub struct Mine {
    /// The table.
    #[serde(flatten)]
    table: Listed,
    /// Does it wait for them?
    awaits_me: bool,
}

/// Everything the first page shows: who I am, the games, my tables, and those to join or watch
#[utoipa::path(get, path = "/api/start", tag = "tables",
    responses((status = OK, body = Start), (status = UNAUTHORIZED, body = Refused)))]
pub async fn start(State(app): State<Arc<App>>, Visitor(visitor): Visitor) -> Result<Json<Start>, HttpRefusal> {
    let (mut mine, mut ids) = (Vec::new(), Vec::new());
    if let Some(person) = &visitor {
        let tables = listed(&app, &Filter::Of(person.id.clone()), None).await?;
        ids = tables.iter().map(|table| table.id.clone()).collect();
        for table in tables.into_iter().filter(|table| table.phase != "over").take(limits::TABLES_LOOKED_INTO) {
            let awaits_me = table.phase == "running" && awaits(&app, &table.id, &person.id).await;
            mine.push(Mine { table, awaits_me });
        }
        mine.sort_by_key(|mine| !mine.awaits_me);
    }
    let me = match &visitor {
        Some(person) => Some(Me::of(&app, person).await?),
        None => None,
    };
    let others = |table: &Listed| !ids.contains(&table.id);
    let open = listed(&app, &Filter::Public("open"), None).await?;
    let running = listed(&app, &Filter::Public("running"), None).await?;
    Ok(Json(Start {
        me,
        games: all_games(),
        mine,
        open: open.into_iter().filter(|table| others(table) && table.open_seats > 0).collect(),
        running: running.into_iter().filter(others).collect(),
    }))
}

/// Is the person asked something at the table, at any seat of theirs? One that cannot be read now waits for nobody.
async fn awaits(app: &App, table: &str, person: &str) -> bool {
    let person = person.to_owned();
    let awaits = app.hub.read(table, move |room| {
        let awaited = room.table().map_or(Seats::NONE, AnyTable::awaited);
        room.seats_of(&person).any(|seat| awaited.contains(seat) && !room.is_played_by_bot(seat))
    });
    awaits.await.unwrap_or(false)
}
