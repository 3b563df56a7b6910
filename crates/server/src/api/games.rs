//! The games there are.

use axum::Json;
use serde::Serialize;
use serde_json::Value;
use table::Form;
use utoipa::ToSchema;

/// A game, and how one is set up.
#[derive(Serialize, ToSchema, ts_rs::TS)]
pub struct Game {
    /// Its name in addresses, and the id of its name in `locales/`.
    name: &'static str,
    /// The newest version of its rules.
    rules: u32,
    /// The dialog for its setup: fields, choices, presets.
    #[schema(value_type = Object)]
    form: Form,
    /// The setup played when nothing is said.
    #[schema(value_type = Object)]
    setup: Value,
}

/// Games, and bots.
#[derive(Serialize, ToSchema, ts_rs::TS)]
pub struct Games {
    games: Vec<Game>,
    /// The levels of bots, from the weakest up; `server-` before one is the id of its name in `locales/`.
    bots: &'static [&'static str],
}

/// Every game, and the levels of bots
#[utoipa::path(get, path = "/api/games", tag = "games", responses((status = OK, body = Games)))]
pub async fn list_games() -> Json<Games> {
    let game = |game: &'static dyn table::AnyGame| Game {
        name: game.name(),
        rules: game.rules(),
        form: game.form(),
        setup: game.default_setup(),
    };
    Json(Games { games: games::all().map(game).collect(), bots: games::LEVELS })
}
