//! Everything Pig says, with its arguments.

use table::ArgKind::{Number, Seat};
use table::{MessageSpec, names, says};

/// Every message the game can speak.
pub(crate) const MESSAGES: &[MessageSpec] = &[
    names("pig"),
    says("pig-help", &[]),
    // The setup.
    says("pig-seats", &[]),
    says("pig-seats-help", &[]),
    says("pig-goal", &[]),
    says("pig-goal-help", &[]),
    says("pig-preset-usual", &[]),
    says("pig-preset-usual-help", &[]),
    says("pig-preset-short", &[]),
    says("pig-preset-short-help", &[]),
    says("pig-no-such-goal", &[("least", Number), ("most", Number)]),
    // What is asked and done.
    says("pig-prompt-roll", &[]),
    says("pig-prompt-choose", &[("total", Number)]),
    says("pig-prompt-wait", &[("seat", Seat)]),
    says("pig-do-roll", &[]),
    says("pig-do-hold", &[("total", Number)]),
    says("pig-roll-first", &[]),
    // What happens.
    says("pig-rolled", &[("seat", Seat), ("die", Number), ("total", Number)]),
    says("pig-rolled-one", &[("seat", Seat)]),
    says("pig-lost", &[("seat", Seat), ("total", Number)]),
    says("pig-held", &[("seat", Seat), ("total", Number), ("points", Number)]),
    says("pig-kept", &[]),
    // The sheet.
    says("pig-sheet-turn", &[]),
    says("pig-sheet-goal", &[("number", Number)]),
    says("pig-sheet-total", &[("number", Number)]),
    says("pig-sheet-seats", &[]),
    says("pig-sheet-player", &[]),
    says("pig-sheet-points", &[]),
    says("pig-sheet-seat", &[("seat", Seat)]),
    says("pig-sheet-number", &[("number", Number)]),
    // Why a hand-written player does what it does.
    says("pig-why-roll", &[]),
    says("pig-why-hold", &[]),
];
