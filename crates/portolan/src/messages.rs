//! Everything the terminal itself says to a player, with its arguments.

use table::ArgKind::{Name, Number, Said, Seat, Text};
use table::{MessageSpec, names, says};

/// Every message of the terminal.
pub const MESSAGES: &[MessageSpec] = &[
    says("terminal-welcome", &[("game", Name)]),
    says("terminal-seed", &[("seed", Text)]),
    says("terminal-commitment", &[("commitment", Text)]),
    says("terminal-known-shuffle", &[]),
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
    says("terminal-hint-best", &[("percent", Number), ("action", Said)]),
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
    says("terminal-rules-books", &[]),
    says("terminal-rules-read", &[("command", Text)]),
    says("terminal-rules-found", &[("words", Text)]),
    says("terminal-rules-nothing", &[("words", Text), ("game", Name)]),
];

#[test]
fn every_message_is_there_in_every_language_and_no_other() {
    use std::collections::BTreeSet;
    use std::fs;
    use std::path::Path;

    use rulings::Case;

    let games = games::all().flat_map(table::AnyGame::messages);
    let titles = games::all().flat_map(|game| {
        rulebook::lessons(game.name()).iter().map(move |lesson| format!("{}-lesson-{}", game.name(), lesson.name))
    });
    let rulings = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../rulings");
    let told = rulings::collect([rulings]).expect("the rulings").into_iter().flat_map(|path| {
        let text = fs::read_to_string(&path).expect("a ruling");
        let case = Case::parse(&text).unwrap_or_else(|fault| panic!("{}: {fault}", path.display()));
        case.told().map(str::to_owned).collect::<BTreeSet<_>>()
    });
    let lessons = titles.chain(told).collect::<BTreeSet<_>>().into_iter().map(|id| table::says(id.leak(), &[]));
    let analysis = games::analysis::MESSAGES;
    let fixed =
        table::MESSAGES.iter().chain(analysis).chain(MESSAGES).chain(room::MESSAGES).chain(server::MESSAGES).chain(games).copied();
    let faults = words::check(fixed.chain(lessons));
    let list: Vec<_> = faults.iter().map(ToString::to_string).collect();
    assert!(list.is_empty(), "{}", list.join("\n"));
}
