//! The games there are.

use axum::Json;
use room::Refusal;
use serde::{Deserialize, Serialize};
use serde_json::{Value, json};
use table::{Form, Message};
use utoipa::ToSchema;

use super::input::{Body, Which};
use super::refused::{HttpRefusal, Refused};
use crate::limits;

/// A game, and how one is set up.
#[derive(Serialize, ToSchema, ts_rs::TS)]
pub struct Game {
    /// Its name in addresses, and the id of its name in `locales/`.
    name: &'static str,
    /// The newest version of its rules.
    rules: u32,
    /// Its lessons, in the order one takes them; behind the game's name and `-lesson-` each is the id of its title.
    lessons: Vec<&'static str>,
    /// The bots only this game has, each with a plan of its own; `server-` before one is the id of its name in `locales/`, and `-help`
    /// behind that of what it does.
    personalities: &'static [&'static str],
    /// The dialog for its setup: fields, choices, presets.
    #[schema(value_type = Object)]
    form: Form,
    /// The setup played when nothing is said.
    #[schema(value_type = Object)]
    #[ts(type = "Record<string, unknown>")]
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
    Json(all_games())
}

/// Every game of the registry.
pub fn all_games() -> Games {
    let game = |game: &'static dyn table::AnyGame| Game {
        name: game.name(),
        rules: game.rules(),
        lessons: rulebook::lessons(game.name()).iter().map(|lesson| lesson.name.as_str()).collect(),
        personalities: game.personalities(),
        form: game.form(),
        setup: game.proposed_setup(&json!({})),
    };
    Games { games: games::all().map(game).collect(), bots: games::LEVELS }
}

/// Setups to try.
#[derive(Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
pub struct Setups {
    /// Each as far as it differs from the default.
    #[schema(value_type = Vec<Object>)]
    setups: Vec<Value>,
}

/// Which setups can be played
///
/// For each, nothing or why not: so a form offers only what goes together.
#[utoipa::path(post, path = "/api/games/{game}/check", tag = "games", params(("game" = String, Path)), request_body = Setups,
    responses((status = OK, body = Vec<Option<Object>>), (status = BAD_REQUEST, body = Refused), (status = NOT_FOUND, body = Refused)))]
pub async fn check_setups(
    Which(game): Which<String>,
    Body(Setups { setups }): Body<Setups>,
) -> Result<Json<Vec<Option<Message>>>, HttpRefusal> {
    let game = games::find(&game).ok_or(Refusal::missing("server-no-such-game"))?;
    if setups.len() > limits::SETUPS_CHECKED {
        return Err(Refusal::too_long(limits::SETUPS_CHECKED).into());
    }
    Ok(Json(setups.iter().map(|setup| game.check_setup(setup).err().map(|error| error.message)).collect()))
}
