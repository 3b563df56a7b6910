//! What several commands are told in the same way: the game and its setup.

use anyhow::{Context as _, Result, bail};
use clap::Args;
use serde_json::{Map, Value};
use table::{AnyGame, FieldKind, Seed};

/// A game and its setup.
#[derive(Args)]
pub struct GameArgs {
    /// The game
    #[arg(value_parser = games::all().map(AnyGame::name).collect::<Vec<_>>())]
    pub game: String,
    #[command(flatten)]
    pub setup: SetupArgs,
}

/// The terms of the game.
#[derive(Args)]
pub struct SetupArgs {
    /// Settle one of the game's terms, such as `seats=4`, `edition=classic` or `with=set-sail,gamblers` (see `portolan play GAME
    /// --terms-list`)
    #[arg(long = "set", value_name = "TERM=VALUE")]
    terms: Vec<String>,
}

impl GameArgs {
    /// The game by its name.
    pub fn find(&self) -> Result<&'static dyn AnyGame> {
        games::find(&self.game).with_context(|| format!("there is no game called `{}`", self.game))
    }
}

impl SetupArgs {
    /// Was any of the game's terms settled?
    pub const fn is_settled(&self) -> bool {
        !self.terms.is_empty()
    }

    /// The setup as far as it is given, `seats` included if it is known otherwise. Where the game asks for several values, they can
    /// stand behind each other with commas.
    pub fn setup(&self, game: &dyn AnyGame, seats: Option<usize>) -> Result<Value> {
        let fields = game.form().fields;
        let takes_several = |key: &str| fields.iter().any(|field| field.id == key && matches!(field.kind, FieldKind::Choices(_)));
        let mut setup = Map::new();
        for term in &self.terms {
            let Some((key, value)) = term.split_once('=') else {
                bail!("`{term}` settles nothing: write TERM=VALUE, such as `seats=4`");
            };
            let value = match serde_json::from_str(value) {
                Ok(value) => value,
                Err(_) if takes_several(key) => value.split(',').map(str::trim).collect(),
                Err(_) => Value::from(value),
            };
            if setup.insert(key.to_owned(), value).is_some() {
                bail!("`{key}` is settled twice");
            }
        }
        if let Some(seats) = seats {
            setup.entry("seats").or_insert_with(|| seats.into());
        }
        Ok(setup.into())
    }
}

/// A seed nobody can foresee.
pub fn fresh_seed() -> Result<Seed> {
    let mut bytes = [0; 32];
    getrandom::fill(&mut bytes).context("the system gives no random numbers")?;
    Ok(Seed(bytes))
}
