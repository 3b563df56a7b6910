//! The binary as its users run it: in a pipe, with good and bad input.

use std::io::Write as _;
use std::path::{Path, PathBuf};
use std::process::{Child, Command, Output, Stdio};

/// Starts the binary in a folder of its own, in which it also saves games.
fn start(folder: &Path, arguments: &[&str]) -> Child {
    Command::new(env!("CARGO_BIN_EXE_portolan"))
        .args(arguments)
        .current_dir(folder)
        .env("NO_COLOR", "1")
        .env("LC_ALL", "C.UTF-8")
        .env("PORTOLAN_SAVES", folder.join("saves"))
        .stdin(Stdio::piped())
        .stdout(Stdio::piped())
        .stderr(Stdio::piped())
        .spawn()
        .expect("the binary starts")
}

/// Runs the binary in a folder of its own with these lines typed.
fn portolan(folder: &Path, arguments: &[&str], typed: &str) -> Output {
    let mut child = start(folder, arguments);
    // It may leave before it has read everything.
    let _ = child.stdin.take().expect("a pipe").write_all(typed.as_bytes());
    child.wait_with_output().expect("the binary ends")
}

fn stdout(output: &Output) -> String {
    String::from_utf8_lossy(&output.stdout).into_owned()
}

fn stderr(output: &Output) -> String {
    String::from_utf8_lossy(&output.stderr).into_owned()
}

/// An empty folder for one test.
fn folder(name: &str) -> PathBuf {
    let folder = Path::new(env!("CARGO_TARGET_TMPDIR")).join(name);
    let _ = std::fs::remove_dir_all(&folder);
    std::fs::create_dir_all(&folder).expect("a folder");
    folder
}

#[test]
fn a_game_is_played_to_its_end_in_a_pipe() {
    for (language, end) in [("en", "The game is over."), ("cs", "Partie skončila."), ("ro", "Partida s-a încheiat.")] {
        let folder = folder(&format!("pipe-{language}"));
        let typed = "1\n2\n".repeat(2000);
        let output = portolan(&folder, &["play", "port-royal", "--seed", "7", "--lang", language], &typed);
        assert!(output.status.success(), "{}", stderr(&output));
        assert!(stdout(&output).contains(end), "{language}: {}", stdout(&output));
        assert!(!stdout(&output).contains("port-royal-"), "{language}: a message has no words");
    }
}

#[test]
fn leaving_saves_the_game_and_it_goes_on() {
    let folder = folder("leaving");
    let left = portolan(&folder, &["play", "port-royal", "--seed", "5", "--seat", "you", "--seat", "mate"], "1\n1\nquit\n");
    assert!(left.status.success(), "{}", stderr(&left));
    let file = folder.join("saves/port-royal-1.record");
    let file_name = file.display().to_string();
    assert!(stdout(&left).contains(&file_name), "it says where: {}", stdout(&left));
    let record = std::fs::read_to_string(&file).expect("a saved game");
    assert!(record.starts_with("portolan record 1\ngame: port-royal\n"), "{record}");
    for arguments in [&["play", "port-royal", "--resume"][..], &["play", "port-royal", "--resume", &file_name]] {
        // The offer is answered with its number; who sits where stands in the record.
        let typed = if arguments.len() == 3 { "2\n1\nlog\n1\nquit\n" } else { "log\n1\nquit\n" };
        let resumed = portolan(&folder, arguments, typed);
        assert!(resumed.status.success(), "{}", stderr(&resumed));
        assert!(stdout(&resumed).contains("    1  ") && stdout(&resumed).contains("Mate"), "{}", stdout(&resumed));
        assert_eq!(stdout(&resumed).contains("port-royal-1.record: you, mate; "), arguments.len() == 3);
    }
    let saved: Vec<_> = std::fs::read_dir(folder.join("saves")).expect("a folder").collect();
    assert_eq!(saved.len(), 1, "a game that was left again is saved where it was: {saved:?}");
    let verified = portolan(&folder, &["replay", &file_name, "--verify"], "");
    assert!(verified.status.success(), "{}", stderr(&verified));
}

#[test]
fn a_game_that_ended_is_not_offered_again() {
    let folder = folder("ended");
    portolan(&folder, &["play", "port-royal", "--seed", "7"], "1\nquit\n");
    let ended = portolan(&folder, &["play", "port-royal", "--resume"], &("\n".to_owned() + &"1\n2\n".repeat(2000)));
    assert!(stdout(&ended).contains("The game is over."), "{}", stdout(&ended));
    let output = portolan(&folder, &["play", "port-royal", "--resume"], "");
    assert!(!output.status.success() && stderr(&output).contains("saves"), "{}", stderr(&output));
}

#[test]
fn bots_of_one_name_are_numbered_in_replays_too() {
    let folder = folder("numbered");
    portolan(&folder, &["play", "port-royal", "--seed", "5"], "1\n1\nquit\n");
    let replayed = portolan(&folder, &["replay", "saves/port-royal-1.record"], "");
    assert!(stdout(&replayed).contains("Mate 2") && stdout(&replayed).contains("Mate 3"), "{}", stdout(&replayed));
}

#[test]
fn help_explains_any_thing_of_the_game() {
    let folder = folder("help");
    let output = portolan(&folder, &["play", "dominion", "--seed", "5"], "help wharf\nhelp Seven League Boots\n");
    let text = stdout(&output);
    assert!(text.contains("+2 Cards, +1 Buy."), "{text}");
    assert!(text.contains("Nothing is written about “Seven League Boots”") && text.contains("Throne Room"), "{text}");
}

#[test]
fn a_buy_list_that_names_cards_outside_the_kingdom_says_so() {
    let folder = folder("buy-list");
    let output = portolan(&folder, &["play", "dominion", "--seat", "you", "--seat", "buy: Province, Witch, Silver"], "");
    let remark = "The buy list names cards that are not in this kingdom, and they are passed over: Witch.";
    let told = stdout(&output).split_whitespace().collect::<Vec<_>>().join(" ");
    assert!(told.contains(remark), "{told}");
    let list = ["--seat", "buy: Province, Witch, Silver", "--seat", "big-money"];
    let output = portolan(&folder, &[&["arena", "dominion", "--games", "2"], &list[..]].concat(), "");
    assert!(output.status.success() && stderr(&output).contains(remark), "{}", stderr(&output));
    let output = portolan(&folder, &["arena", "dominion", "--games", "2", "--seat", "big-money", "--seat", "big-money"], "");
    assert_eq!(stderr(&output), "");
}

#[test]
fn a_pipe_that_closes_ends_the_program_quietly() {
    let folder = folder("closed");
    let record = concat!(env!("CARGO_MANIFEST_DIR"), "/../../records/port-royal-2-seats.record");
    for arguments in [
        &["replay", record][..],
        &["replay", record, "--step"],
        &["replay", record, "--verify"],
        &["rulings", concat!(env!("CARGO_MANIFEST_DIR"), "/../../rulings/port-royal/tax")],
        &["play", "port-royal"],
        &["play", "port-royal", "--terms-list"],
        &["arena", "port-royal", "--seat", "random", "--seat", "random", "--games", "2"],
        &["bench", "port-royal", "--decisions", "1000"],
        &["perft", "port-royal", "--depth", "2"],
        &["completions", "bash"],
    ] {
        let mut child = start(&folder, arguments);
        drop(child.stdout.take());
        let output = child.wait_with_output().expect("the binary ends");
        assert_eq!(stderr(&output), "", "{arguments:?}");
        assert!(output.status.success(), "{arguments:?}: {}", output.status);
    }
}

#[test]
fn files_that_the_help_names_exist() {
    let root = Path::new(env!("CARGO_MANIFEST_DIR")).join("../..");
    let mut named = 0;
    for command in ["play", "serve", "admin", "arena", "replay", "rulings", "bench", "perft"] {
        let help = stdout(&portolan(&root, &[command, "--help"], ""));
        for word in help.split_whitespace().filter(|word| word.starts_with("records/") || word.starts_with("rulings/")) {
            assert!(root.join(word).exists(), "`{command} --help` names {word}");
            named += 1;
        }
    }
    assert!(named > 0);
}

#[test]
fn a_campaign_is_told_saved_and_tried_again() {
    let folder = folder("campaign");
    let begin = ["play", "port-royal", "--set", "mode=cooperative-adventure", "--seat", "random", "--campaign", "story.json"];
    let output = portolan(&folder, &[&begin[..], &["--seed", "3"]].concat(), "y\nn\n");
    assert!(output.status.success(), "{}", stderr(&output));
    let told = stdout(&output);
    assert!(told.contains("Rust-Red Sails") && told.contains("Three ships with rust-red sails"), "{told}");
    assert!(told.contains("It is try 2") && told.contains("It is try 3"), "{told}");
    let saved = || -> serde_json::Value {
        let text = std::fs::read_to_string(folder.join("story.json")).expect("a saved campaign");
        serde_json::from_str(&text).expect("a campaign")
    };
    assert_eq!((saved()["games"].as_array().map(Vec::len), &saved()["next"]["defeats"]), (Some(2), &2.into()));
    // Whoever goes on needs nothing but the file, and settles nothing anew.
    let output = portolan(&folder, &["play", "port-royal", "--campaign", "story.json", "--seed", "4"], "n\n");
    assert!(output.status.success(), "{}", stderr(&output));
    assert_eq!(saved()["games"].as_array().map(Vec::len), Some(3));
    let output = portolan(&folder, &begin, "");
    assert!(!output.status.success() && stderr(&output).contains("settled"), "{}", stderr(&output));
    std::fs::write(folder.join("story.json"), "{}").expect("a broken campaign");
    let output = portolan(&folder, &["play", "port-royal", "--campaign", "story.json"], "");
    assert!(!output.status.success() && stderr(&output).contains("campaign"), "{}", stderr(&output));
}

#[test]
fn what_the_rules_advise_against_is_said() {
    let folder = folder("warning");
    let setup = ["--set", "mode=adventure", "--set", "with=[\"gamblers\"]", "--seat", "random", "--seat", "random"];
    let output = portolan(&folder, &[&["play", "port-royal", "--seed", "3"], &setup[..]].concat(), "");
    assert!(stdout(&output).contains("A word of warning: The rulebook advises against"), "{}", stdout(&output));
}

#[test]
fn junk_is_answered_and_loses_nothing() {
    let folder = folder("junk");
    let typed = "fly\n0\n99\n\u{1f600}\nundo\nhire sailor 3/1\nsave\nsave no/such/folder/x\nhelp\nhint\n\n";
    let output = portolan(&folder, &["play", "port-royal", "--seed", "5"], typed);
    assert!(output.status.success(), "{}", stderr(&output));
    let text = stdout(&output);
    for answer in [
        "This makes no sense here: “fly”",
        "Choose a number from 1 to 2.",
        "There is nothing left to take back.",
        "A captain would:",
        "could not be saved as no/such/folder/x",
    ] {
        assert!(text.contains(answer), "no `{answer}` in\n{text}");
    }
}

#[test]
fn help_tells_how_the_game_at_hand_is_won() {
    let folder = folder("help");
    for (mode, goal) in [
        ("base", "reaches 12 influence points"),
        ("set-sail", "reaches 8 influence points"),
        ("cooperative-contracts", "before the time pile runs out"),
        ("adventure", "12 influence points and two cubes"),
        ("cooperative-adventure", "solved every task"),
    ] {
        let output = portolan(&folder, &["play", "port-royal", "--seed", "5", "--set", &format!("mode={mode}")], "help\n");
        // Lines are broken where they are full.
        let text = stdout(&output).split_whitespace().collect::<Vec<_>>().join(" ");
        assert!(text.contains(goal), "{mode}: no `{goal}` in\n{text}");
    }
}

#[test]
fn undo_takes_back_a_stop() {
    let folder = folder("undo");
    let output = portolan(&folder, &["play", "port-royal", "--seed", "5", "--seat", "you", "--seat", "you"], "stop\nundo\n");
    assert!(stdout(&output).contains("Your last move is taken back."), "{}", stdout(&output));
}

#[test]
fn bad_arguments_are_refused_with_the_reason() {
    let folder = folder("arguments");
    for (arguments, reason) in [
        (&["play", "port-royal", "--set", "seats=9"][..], "seats"),
        (&["play", "port-royal", "--set", "colour=red"], "colour"),
        (&["play", "port-royal", "--seat", "you", "--seat", "wizard"], "wizard"),
        (&["play", "port-royal", "--seed", "xyz"], "hexadecimal"),
        (&["play", "halma"], "halma"),
        (&["play", "dominion", "--seat", "you", "--seat", "wizard"], "big-money"),
        (&["arena", "port-royal", "--seat", "script", "--games", "1"], "seats"),
        (&["arena", "port-royal", "--seat", "script", "--seat", "search:speed=9"], "speed"),
        (&["replay", "no-such-file"], "no-such-file"),
        (&["rulings", "no-such-file"], "no-such-file"),
    ] {
        let output = portolan(&folder, arguments, "");
        assert!(!output.status.success(), "{arguments:?} should be refused");
        assert!(stderr(&output).contains(reason), "{arguments:?}: {}", stderr(&output));
    }
}

#[test]
fn the_arena_counts_every_game_once_a_seat() {
    let folder = folder("arena");
    let arguments = ["arena", "port-royal", "--seat", "script", "--seat", "random", "--seat", "random", "--games", "30", "--json"];
    let output = portolan(&folder, &arguments, "");
    let json: serde_json::Value = serde_json::from_slice(&output.stdout).expect("a JSON object");
    let seats = json["seats"].as_array().expect("seats");
    assert_eq!(seats.len(), 3);
    let shares: f64 = seats.iter().filter_map(|seat| seat["win_share"].as_f64()).sum();
    assert!((shares - 1.0).abs() < 1e-6, "{json}");
    assert!(seats.iter().all(|seat| seat["games"] == 30), "{json}");
    let again = portolan(&folder, &arguments, "");
    let again: serde_json::Value = serde_json::from_slice(&again.stdout).expect("a JSON object");
    assert_eq!(again["seats"][0]["wins"], json["seats"][0]["wins"], "the same seeds give the same games");
}

#[test]
fn every_record_in_the_repository_is_what_it_says() {
    let records = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../records");
    let mut found = 0;
    for entry in std::fs::read_dir(&records).expect("the folder records/") {
        let file = entry.expect("a file").path();
        if file.extension().is_some_and(|extension| extension == "record") {
            let output = portolan(&records, &["replay", &file.display().to_string(), "--verify"], "");
            assert!(output.status.success(), "{}: {}", file.display(), stderr(&output));
            assert!(stdout(&output).contains("(as recorded)"), "{}: the game is not finished", file.display());
            found += 1;
        }
    }
    assert!(found > 0, "no records in {}", records.display());
}

#[test]
fn bench_prints_what_programs_can_read() {
    let folder = folder("bench");
    let output = portolan(&folder, &["bench", "port-royal", "--json", "--decisions", "20000"], "");
    let json: serde_json::Value = serde_json::from_slice(&output.stdout).expect("a JSON object");
    for key in ["decisions_per_s", "games_per_s", "state_bytes", "clone_ns", "imagine_ns"] {
        assert!(json[key].is_number(), "{key}: {json}");
    }
    assert_eq!(json["game"], "port-royal");
}

#[test]
fn perft_counts_the_same_branches_every_time() {
    let folder = folder("perft");
    let output = portolan(&folder, &["perft", "port-royal", "--depth", "3", "--seed", "2a"], "");
    assert!(output.status.success());
    assert_eq!(stdout(&output), stdout(&portolan(&folder, &["perft", "port-royal", "--depth", "3", "--seed", "2a"], "")));
    assert!(stdout(&output).starts_with("   1                1\n"), "{}", stdout(&output));
}

#[test]
fn a_setup_that_cannot_be_played_is_refused_in_words() {
    let folder = folder("refused");
    let arguments = ["play", "port-royal", "--set", "mode=set-sail", "--set", "with=gamblers"];
    for (language, reason) in [("en", "Set Sail! is played"), ("cs", "Napněte plachty! se hraje"), ("ro", "Pânzele sus! se joacă")]
    {
        let output = portolan(&folder, &[&arguments[..], &["--lang", language]].concat(), "");
        assert!(!output.status.success());
        assert!(stderr(&output).contains(&format!("with: {reason}")), "{}", stderr(&output));
    }
}

#[test]
fn several_values_stand_behind_each_other_with_commas() {
    let folder = folder("several");
    let arguments =
        ["arena", "port-royal", "--set", "with=set-sail,gamblers", "--games", "2", "--seat", "script", "--seat", "script"];
    let output = portolan(&folder, &arguments, "");
    assert!(output.status.success(), "{}", stderr(&output));
}
