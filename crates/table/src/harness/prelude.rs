//! What can be checked before anybody plays: declarations, the form, and how setups are read.

use std::collections::HashSet;

use serde_json::{Value, json};

use super::examine::back_from_json;
use super::fault::{Check, Checked, Flaw, demand, difference};
use super::speech::Speech;
use crate::{FieldKind, Game, MESSAGES, Seed, Setup};

/// Checks what holds for the game as a whole.
pub(super) fn check<G: Game>(speech: &Speech) -> Checked {
    let mut ids = HashSet::new();
    let twice = G::MESSAGES.iter().chain(MESSAGES).find(|spec| !ids.insert(spec.id));
    demand!(twice.is_none(), Said, "the message `{}` is declared twice", twice.map_or("", |spec| spec.id));
    form::<G>(speech)?;
    reading::<G>(speech)
}

/// Checks one setup that is to be played.
pub(super) fn check_setup<G: Game>(setup: &G::Setup) -> Checked {
    back_from_json(setup, "the setup")?;
    let fault = |what: String| Flaw::new(Check::Setup, what);
    let game = G::new(setup, Seed::from_number(1)).map_err(|refused| fault(format!("the setup is refused: {refused}")))?;
    demand!(game.seats() == setup.seats(), Setup, "a setup of {} seats makes a game of {}", setup.seats(), game.seats());
    let empty = serde_json::from_value::<G::Rig>(json!({}))
        .map_err(|error| fault(format!("a case that says nothing cannot be read: {error}")))?;
    let rigged = G::rigged(setup, &empty)
        .and_then(|position| G::from_position(setup, &position))
        .map_err(|refused| fault(format!("a case that says nothing is refused: {refused}")))?;
    demand!(!rigged.awaited().is_empty(), Setup, "a case that says nothing awaits nobody");
    Ok(())
}

fn form<G: Game>(speech: &Speech) -> Checked {
    let form = G::Setup::form();
    let default = serde_json::to_value(G::Setup::default()).unwrap_or_default();
    for field in &form.fields {
        demand!(default.get(field.id).is_some(), Setup, "the form asks for `{}`, which the setup does not have", field.id);
        let choices = match &field.kind {
            FieldKind::Choice(choices) | FieldKind::Choices(choices) => &choices[..],
            _ => &[],
        };
        label(speech, field.label)?;
        if let Some(heading) = field.group {
            demand!(speech.knows(heading), Said, "`{heading}`, a heading of the form, is not declared in MESSAGES");
        }
        if let Some(value) = &field.proposal {
            let id = field.id;
            let fault = |why: String| Flaw::new(Check::Setup, format!("`{id}` cannot be `{value}`, as the form proposes: {why}"));
            let setup = serde_json::from_value(json!({ id: value })).map_err(|error| fault(error.to_string()))?;
            G::new(&setup, Seed::from_number(1)).map_err(|refused| fault(refused.to_string()))?;
        }
        for (value, choice) in choices {
            demand!(speech.knows(choice), Said, "`{choice}`, the label of `{value}` in the form, is not declared in MESSAGES");
        }
        if let Some((other, _)) = &field.only_if {
            let known = form.fields.iter().any(|field| field.id == *other);
            demand!(known, Setup, "the form asks for `{}` depending on `{other}`, which it does not ask for", field.id);
        }
    }
    for warning in &form.warnings {
        let id = warning.message;
        demand!(speech.knows(id), Said, "`{id}`, a warning of the form, is not declared in MESSAGES");
        let known = warning.when.iter().all(|(field, _)| form.fields.iter().any(|other| other.id == *field));
        demand!(known, Setup, "the warning `{id}` depends on something the form does not ask for");
    }
    for preset in &form.presets {
        label(speech, preset.label)?;
        let fault = |why: String| Flaw::new(Check::Setup, format!("the preset `{}` cannot be played: {why}", preset.label));
        let setup = serde_json::from_value(preset.setup.clone()).map_err(|error| fault(error.to_string()))?;
        G::new(&setup, Seed::from_number(1)).map_err(|refused| fault(refused.to_string()))?;
    }
    Ok(())
}

/// What a dialog calls something, and its explanation.
fn label(speech: &Speech, id: &str) -> Checked {
    for id in [id.to_owned(), format!("{id}-help")] {
        demand!(speech.knows(&id), Said, "`{id}`, a label of the form, is not declared in MESSAGES");
    }
    Ok(())
}

fn reading<G: Game>(speech: &Speech) -> Checked {
    let read = |value: Value| serde_json::from_value::<G::Setup>(value);
    let default = read(json!({}));
    demand!(
        default.as_ref().is_ok_and(|setup| *setup == G::Setup::default()),
        Setup,
        "a setup that says nothing is not the default:\n{}",
        difference(&format!("{:#?}", G::Setup::default()), &format!("{default:#?}"))
    );
    demand!(read(json!({"no such field": 1})).is_err(), Setup, "a setup with an unknown field is read all the same");
    for nonsense in [json!({"seats": 0}), json!({"seats": 200}), json!({"rules": 0}), json!({"rules": G::RULES + 1})] {
        let Ok(setup) = read(nonsense.clone()) else { continue };
        match G::new(&setup, Seed::from_number(1)) {
            Ok(_) => return Err(Flaw::new(Check::Setup, format!("the setup {nonsense} is not refused"))),
            Err(refused) => speech.check(&refused.message, format_args!("the refusal of a setup"))?,
        }
    }
    Ok(())
}
