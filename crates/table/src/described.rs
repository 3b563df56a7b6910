//! What an action is, for interfaces: in words, what it touches, and of which kind it is.

use serde::Serialize;
use ts_rs::TS;

use crate::{Game, Illegal, Message, Played, Seat, Unheard};

/// An action in words.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct Described {
    /// What it does.
    pub message: Message,
    /// What it touches, so that an interface can light it up without knowing the rules: `kind:thing`, such as `harbour:flute 2/2`,
    /// `pile:draw`, `seat:2`; what belongs to the acting seat itself is named without the seat (`people:captain 4/1`).
    pub targets: Vec<String>,
    /// Of which kind it is.
    pub kind: Kind,
}

impl Described {
    /// A plain action that touches these things.
    pub const fn new(message: Message, targets: Vec<String>) -> Self {
        Self { message, targets, kind: Kind::PLAIN }
    }

    /// The same action, of another kind.
    #[must_use]
    pub fn of_kind(self, kind: Kind) -> Self {
        Self { kind, ..self }
    }
}

/// Of which kind an action is, so that an interface can group, confirm and colour it without knowing its name.
///
/// ```
/// use table::{Described, Kind, Message};
///
/// let hold = Described::new(Message::new("pig-do-hold"), vec!["turn".to_owned()]).of_kind(Kind::ENDS_TURN);
/// assert!(hold.kind.ends_turn && !hold.kind.passes);
/// ```
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, TS)]
pub struct Kind {
    /// After it the seat's turn, or its part in what everybody does in turn, is over.
    #[serde(skip_serializing_if = "is_false")]
    #[ts(optional, as = "Option<bool>")]
    pub ends_turn: bool,
    /// It declines, and does nothing else.
    #[serde(skip_serializing_if = "is_false")]
    #[ts(optional, as = "Option<bool>")]
    pub passes: bool,
    /// It cannot be taken back. No game says this: [`offers`] finds it out, because [`Game::play`] answers it.
    #[serde(skip_serializing_if = "is_false")]
    #[ts(optional, as = "Option<bool>")]
    pub is_final: bool,
    /// The message of the question that several offers answer together ("place a colonist", "ask for"), to stand above them.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[ts(optional)]
    pub group: Option<&'static str>,
    /// Is it nearly always a slip, so that an interface asks once more? A game that does not say leaves it to the interface.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[ts(optional)]
    pub slip: Option<bool>,
}

impl Kind {
    /// Nothing special.
    pub const PLAIN: Self = Self { ends_turn: false, passes: false, is_final: false, group: None, slip: None };
    /// Declines.
    pub const PASSES: Self = Self { passes: true, ..Self::PLAIN };
    /// Ends the turn.
    pub const ENDS_TURN: Self = Self { ends_turn: true, ..Self::PLAIN };

    /// One of several answers to this question.
    pub const fn group(question: &'static str) -> Self {
        Self { group: Some(question), ..Self::PLAIN }
    }

    /// The same kind; and it ends the turn, if so.
    #[must_use]
    pub const fn ending_turn(self, ends_turn: bool) -> Self {
        Self { ends_turn, ..self }
    }

    /// The same kind; and the game knows whether it is a slip.
    #[must_use]
    pub const fn slip(self, slip: bool) -> Self {
        Self { slip: Some(slip), ..self }
    }
}

#[expect(clippy::trivially_copy_pass_by_ref, reason = "serde asks for it")]
const fn is_false(flag: &bool) -> bool {
    !*flag
}

/// One legal action.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, TS)]
pub struct Offer {
    /// Its notation.
    pub notation: String,
    /// It in words.
    pub message: Message,
    /// What it touches.
    pub targets: Vec<String>,
    /// Of which kind it is.
    pub kind: Kind,
}

/// Something near at hand that is not allowed.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, TS)]
pub struct Blocked {
    /// Its notation.
    pub notation: String,
    /// It in words.
    pub message: Message,
    /// What it would touch.
    pub targets: Vec<String>,
    /// Why it is not allowed.
    pub why: Message,
}

/// What the seat may do.
pub fn offers<G: Game>(game: &G, seat: Seat) -> Vec<Offer> {
    let mut actions = Vec::new();
    game.legal(seat, &mut actions);
    let offer = |action: G::Action| {
        let Described { message, targets, kind } = game.describe(seat, action);
        let kind = Kind { is_final: is_final(game, seat, action), ..kind };
        Offer { notation: action.to_string(), message, targets, kind }
    };
    actions.into_iter().map(offer).collect()
}

/// Would the action be taken back by nobody? The seat may know: `play` gives the same answer in every state the seat may imagine.
fn is_final<G: Game>(game: &G, seat: Seat, action: G::Action) -> bool {
    let mut ahead = game.clone();
    let played = ahead.play(seat, action, &mut Unheard);
    played == Ok(Played::Barrier) || ahead.awaited().is_empty()
}

/// What the seat may nearly do, and why not.
pub fn blocked<G: Game>(game: &G, seat: Seat) -> Vec<Blocked> {
    let mut actions = Vec::new();
    game.blocked(seat, &mut actions);
    let blocked = |(action, Illegal(why)): (G::Action, Illegal)| {
        let Described { message, targets, .. } = game.describe(seat, action);
        Blocked { notation: action.to_string(), message, targets, why }
    };
    actions.into_iter().map(blocked).collect()
}
