//! Everything the terminal itself says to a player, with its arguments.

use table::ArgKind::{Name, Number, Said, Seat, Text};
use table::{MessageSpec, names, says};

/// Every message of the terminal.
pub const MESSAGES: &[MessageSpec] = &[
    says("terminal-welcome", &[("game", Name)]),
    says("terminal-seed", &[("seed", Text)]),
    says("terminal-commitment", &[("commitment", Text)]),
    says("terminal-you", &[]),
    says("terminal-bot", &[("bot", Name)]),
    says("terminal-bot-numbered", &[("bot", Name), ("number", Number)]),
    names("terminal-deckhand"),
    names("terminal-mate"),
    names("terminal-captain"),
    names("terminal-admiral"),
    names("terminal-random"),
    names("terminal-script"),
    names("terminal-search"),
    says("terminal-person", &[("number", Number)]),
    says("terminal-pass-keyboard", &[("seat", Seat)]),
    says("terminal-choose", &[("most", Number)]),
    says("terminal-no-such-number", &[("most", Number)]),
    says("terminal-refused", &[("why", Said)]),
    says("terminal-blocked", &[]),
    says("terminal-help", &[]),
    says("terminal-no-help", &[("thing", Text), ("things", Text)]),
    says("terminal-hint", &[("action", Said), ("reason", Said)]),
    says("terminal-log-empty", &[]),
    says("terminal-taken-back", &[]),
    says("terminal-saved", &[("file", Text)]),
    says("terminal-not-saved", &[("file", Text), ("why", Text)]),
    says("terminal-left", &[("file", Text), ("game", Text)]),
    says("terminal-left-unsaved", &[]),
    says("terminal-save-where", &[]),
    says("terminal-resume", &[("folder", Text)]),
    says("terminal-resume-line", &[("file", Text), ("names", Text), ("moves", Number)]),
    says("terminal-resume-which", &[("most", Number)]),
    says("terminal-result", &[]),
    says("terminal-result-line", &[("rank", Number), ("seat", Seat), ("score", Number)]),
    says("terminal-winner", &[("seat", Seat)]),
    says("terminal-winners", &[]),
    says("terminal-group-won", &[("score", Number)]),
    says("terminal-group-lost", &[("score", Number)]),
    says("terminal-terms", &[("game", Name)]),
    says("terminal-presets", &[]),
    says("terminal-step", &[]),
    says("terminal-warning", &[("warning", Said)]),
    says("terminal-remark", &[("seat", Seat), ("remark", Said)]),
    says("terminal-yes", &[]),
    says("terminal-campaign-saved", &[("file", Text)]),
    says("terminal-campaign-next", &[]),
    says("terminal-campaign-again", &[("tries", Number)]),
    says("terminal-campaign-over", &[]),
];

#[test]
fn every_message_is_there_in_every_language_and_no_other() {
    let games = games::all().flat_map(table::AnyGame::messages);
    let lessons = games::all().filter_map(|game| games::lesson(game.name())).flat_map(|lesson| &lesson.steps);
    let lessons = lessons.map(|step| table::says(&step.say, &[]));
    let fixed = table::MESSAGES.iter().chain(MESSAGES).chain(room::MESSAGES).chain(server::MESSAGES).chain(games).copied();
    let faults = words::check(fixed.chain(lessons));
    let list: Vec<_> = faults.iter().map(ToString::to_string).collect();
    assert!(list.is_empty(), "{}", list.join("\n"));
}
