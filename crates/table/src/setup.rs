//! What is settled before a game begins: the setup, the form from which every interface builds its dialog, and what can be wrong.

use serde::de::DeserializeOwned;
use serde::{Deserialize, Serialize};

use crate::message::{Id, Message};

/// The settled terms of one game: rules version, seats, edition, variants, content.
///
/// Read strictly: an unknown field is an error, a missing one has its default.
pub trait Setup: Serialize + DeserializeOwned + Clone + PartialEq + Default + std::fmt::Debug + Send + Sync + 'static {
    /// How many seats play.
    fn seats(&self) -> u8;

    /// The version of the rules the table plays by and keeps to the end.
    fn rules(&self) -> u32;

    /// The dialog in which people settle it.
    fn form() -> Form;

    /// What the rules advise against in this setup although it can be played: the form's warnings that hold for it.
    fn warnings(&self) -> Vec<Message> {
        // A setup is plain data with text keys, which serde_json always can write.
        let setup = serde_json::to_value(self).expect("a setup can be written as JSON");
        Self::form()
            .warnings
            .into_iter()
            .filter(|warning| warning.holds(&setup))
            .map(|warning| Message::new(warning.message))
            .collect()
    }
}

/// A dialog: fields in order, and whole arrangements to start from.
///
/// ```
/// use pig::Setup;
/// use table::Setup as _;
///
/// let form = Setup::form();
/// let asked: Vec<&str> = form.fields.iter().map(|field| field.id).collect();
/// assert_eq!(asked, ["seats", "goal", "first"]);
/// ```
#[derive(Clone, Debug, PartialEq, Serialize, ts_rs::TS)]
pub struct Form {
    /// What can be settled, in the order it is asked.
    pub fields: Vec<Field>,
    /// Sensible whole setups with a name of their own ("first game"); the first is the default.
    pub presets: Vec<Preset>,
    /// What can be settled but is not advised.
    pub warnings: Vec<Warning>,
}

impl Form {
    /// Refuses numbers beyond what the form offers. How many seats there may be, a game says itself.
    pub(crate) fn check_numbers(&self, setup: &serde_json::Value) -> Result<(), SetupError> {
        for Field { id, label, kind, .. } in &self.fields {
            let FieldKind::Number { least, most } = kind else { continue };
            let is_beyond = |number: &serde_json::Value| {
                number.is_number() && !number.as_i64().is_some_and(|number| (*least..=*most).contains(&number))
            };
            if *id != "seats" && setup.get(id).is_some_and(is_beyond) {
                let label = Message::new(label);
                let message = Message::new("table-out-of-range").with("field", label).with("least", *least).with("most", *most);
                return Err(SetupError::new(id, message));
            }
        }
        Ok(())
    }
}

/// Something the rules allow and advise against.
#[derive(Clone, Debug, PartialEq, Serialize, ts_rs::TS)]
pub struct Warning {
    /// The message that says so.
    pub message: &'static str,
    /// It is shown when all of these fields hold one of the values beside them, or several of them.
    #[ts(type = "Array<[string, Array<unknown>]>")]
    pub when: Vec<(&'static str, Vec<serde_json::Value>)>,
}

impl Warning {
    /// A warning that always holds, until it is said when.
    pub const fn new(message: &'static str) -> Self {
        Self { message, when: Vec::new() }
    }

    /// The same warning, only when the field holds one of these values, or several of them.
    #[must_use]
    pub fn when(mut self, field: &'static str, values: impl IntoIterator<Item = serde_json::Value>) -> Self {
        self.when.push((field, values.into_iter().collect()));
        self
    }

    /// Does it hold for this setup?
    pub fn holds(&self, setup: &serde_json::Value) -> bool {
        self.when.iter().all(|(field, values)| match setup.get(field) {
            Some(serde_json::Value::Array(held)) => held.iter().any(|value| values.contains(value)),
            Some(value) => values.contains(value),
            None => false,
        })
    }
}

/// One thing to settle.
#[derive(Clone, Debug, PartialEq, Serialize, ts_rs::TS)]
pub struct Field {
    /// The key in the setup.
    pub id: &'static str,
    /// What the dialog calls it: a message id; the explanation is the same id with `-help` behind it.
    pub label: &'static str,
    /// What may be chosen.
    pub kind: FieldKind,
    /// Asked only when another field has one of these values.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[ts(optional, type = "[string, Array<unknown>]")]
    pub only_if: Option<(&'static str, Vec<serde_json::Value>)>,
    /// The heading under which it stands with others, apart from what everybody is asked: a message id.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[ts(optional)]
    pub group: Option<&'static str>,
    /// What people are asked to agree to, where that is not the setup's default ([`AnyGame::proposed_setup`](crate::AnyGame)).
    #[serde(skip)]
    #[ts(skip)]
    pub proposal: Option<serde_json::Value>,
}

impl Field {
    /// A field that is always asked.
    pub const fn new(id: &'static str, label: &'static str, kind: FieldKind) -> Self {
        Self { id, label, kind, only_if: None, group: None, proposal: None }
    }

    /// The same field, asked only when another one has one of these values.
    #[must_use]
    pub fn only_if(mut self, field: &'static str, values: impl IntoIterator<Item = serde_json::Value>) -> Self {
        self.only_if = Some((field, values.into_iter().collect()));
        self
    }

    /// The same field under a heading of its own, apart from what everybody is asked.
    #[must_use]
    pub const fn under(mut self, heading: &'static str) -> Self {
        self.group = Some(heading);
        self
    }

    /// The same field, for which people are proposed another value than the default.
    #[must_use]
    pub fn proposing(mut self, value: serde_json::Value) -> Self {
        self.proposal = Some(value);
        self
    }
}

/// The heading for what only tournament players care about.
pub const FOR_TOURNAMENTS: &str = "table-for-tournaments";

/// What a field can hold.
#[derive(Clone, Debug, PartialEq, Serialize, ts_rs::TS)]
#[serde(rename_all = "kebab-case")]
pub enum FieldKind {
    /// A whole number between two, both included.
    Number {
        /// The least.
        least: i64,
        /// The most.
        most: i64,
    },
    /// Yes or no.
    Flag,
    /// One of several: the value in the setup and the message id of its label.
    Choice(Vec<(&'static str, &'static str)>),
    /// Any number of several: values and labels as in a choice.
    Choices(Vec<(&'static str, &'static str)>),
    /// A content file, given as text.
    Text,
}

/// A whole setup with a name.
#[derive(Clone, Debug, PartialEq, Serialize, ts_rs::TS)]
pub struct Preset {
    /// The message id of its name; the explanation is the same id with `-help` behind it.
    pub label: &'static str,
    /// The setup, as far as it differs from the default.
    #[ts(type = "Record<string, unknown>")]
    pub setup: serde_json::Value,
}

/// Why a setup cannot be played: for the host or whoever fills in the form.
///
/// ```
/// use table::SetupError;
///
/// assert!(SetupError::check_seats(3, 2..=4).is_ok());
/// let refused = SetupError::check_seats(9, 2..=4).unwrap_err();
/// assert_eq!(refused.field, "seats");
/// ```
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error, Serialize, Deserialize)]
#[error("setup field `{field}`: {message}")]
pub struct SetupError {
    /// The field at fault; `setup` when no single one is.
    pub field: Id,
    /// What is wrong with it.
    pub message: Message,
}

impl SetupError {
    /// A fault of one field.
    pub fn new(field: &'static str, message: impl Into<Message>) -> Self {
        Self { field: field.into(), message: message.into() }
    }

    /// Refuses every number of seats but these.
    pub fn check_seats(seats: u8, allowed: std::ops::RangeInclusive<u8>) -> Result<(), Self> {
        if allowed.contains(&seats) {
            return Ok(());
        }
        let message =
            Message::new("table-wrong-seats").with("seats", seats).with("least", *allowed.start()).with("most", *allowed.end());
        Err(Self::new("seats", message))
    }

    /// Refuses a rules version this program does not know.
    pub fn check_rules(rules: u32, known: u32) -> Result<(), Self> {
        if (1..=known).contains(&rules) {
            return Ok(());
        }
        let message = Message::new("table-unknown-rules").with("rules", rules).with("known", known);
        Err(Self::new("rules", message))
    }
}

/// Why a position cannot be: for whoever writes rulings and tutorials, in plain English.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
#[error("impossible position: {0}")]
pub struct PositionError(pub String);

impl From<SetupError> for PositionError {
    fn from(error: SetupError) -> Self {
        Self(error.to_string())
    }
}
