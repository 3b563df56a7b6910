//! The binary as its users run it: in a pipe, with good and bad input.

use std::io::Write as _;
use std::path::Path;
use std::process::{Child, Command, Output, Stdio};

use tempfile::TempDir;

/// Starts the binary in a folder, in which it also saves games.
fn start(folder: impl AsRef<Path>, arguments: &[&str]) -> Child {
    let folder = folder.as_ref();
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

/// Runs the binary in a folder with these lines typed.
fn portolan(folder: impl AsRef<Path>, arguments: &[&str], typed: &str) -> Output {
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

/// An empty folder for one test; it goes when it is dropped.
fn folder() -> TempDir {
    TempDir::new().expect("a folder")
}

#[test]
fn a_game_is_played_to_its_end_in_a_pipe() {
    for (language, end) in [("en", "The game is over."), ("cs", "Partie skončila."), ("ro", "Partida s-a încheiat.")] {
        let folder = folder();
        let typed = "1\n2\n".repeat(2000);
        let output = portolan(&folder, &["play", "port-royal", "--seed", "7", "--lang", language], &typed);
        assert!(output.status.success(), "{}", stderr(&output));
        assert!(stdout(&output).contains(end), "{language}: {}", stdout(&output));
        assert!(!stdout(&output).contains("port-royal-"), "{language}: a message has no words");
    }
}

#[test]
fn the_same_seed_and_the_same_moves_make_the_same_record() {
    for game in ["port-royal", "puerto-rico", "dominion", "explorers"] {
        let records = [(), ()].map(|()| {
            let folder = folder();
            let typed = "1\n2\n3\n".repeat(8) + "save game.record\nquit\n";
            let output = portolan(&folder, &["play", game, "--seed", "2a"], &typed);
            assert!(stdout(&output).contains("Known shuffle:"), "{}", stdout(&output));
            std::fs::read_to_string(folder.path().join("game.record")).expect("the game was saved")
        });
        assert_eq!(records[0], records[1]);
        assert!(records[0].contains("\nshuffle: known\n") && records[0].lines().count() > 20, "{}", records[0]);
    }
}

#[test]
fn leaving_saves_the_game_and_it_goes_on() {
    let folder = folder();
    let left = portolan(&folder, &["play", "port-royal", "--seed", "5", "--seat", "you", "--seat", "mate"], "1\n1\nquit\n");
    assert!(left.status.success(), "{}", stderr(&left));
    let file = folder.path().join("saves/port-royal-1.record");
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
    let saved: Vec<_> = std::fs::read_dir(folder.path().join("saves")).expect("a folder").collect();
    assert_eq!(saved.len(), 1, "a game that was left again is saved where it was: {saved:?}");
    let verified = portolan(&folder, &["replay", &file_name, "--verify"], "");
    assert!(verified.status.success(), "{}", stderr(&verified));
}

#[test]
fn a_game_that_ended_is_not_offered_again() {
    let folder = folder();
    portolan(&folder, &["play", "port-royal", "--seed", "7"], "1\nquit\n");
    let ended = portolan(&folder, &["play", "port-royal", "--resume"], &("\n".to_owned() + &"1\n2\n".repeat(2000)));
    assert!(stdout(&ended).contains("The game is over."), "{}", stdout(&ended));
    let output = portolan(&folder, &["play", "port-royal", "--resume"], "");
    assert!(!output.status.success() && stderr(&output).contains("saves"), "{}", stderr(&output));
}

#[test]
fn bots_of_one_name_are_numbered_in_replays_too() {
    let folder = folder();
    portolan(&folder, &["play", "port-royal", "--seed", "5"], "1\n1\nquit\n");
    let replayed = portolan(&folder, &["replay", "saves/port-royal-1.record"], "");
    assert!(stdout(&replayed).contains("Mate 2") && stdout(&replayed).contains("Mate 3"), "{}", stdout(&replayed));
}

#[test]
fn help_explains_any_thing_of_the_game() {
    let folder = folder();
    let output = portolan(&folder, &["play", "dominion", "--seed", "5"], "help wharf\nhelp Seven League Boots\n");
    let text = stdout(&output);
    assert!(text.contains("+2 Cards, +1 Buy."), "{text}");
    assert!(text.contains("Nothing is written about “Seven League Boots”") && text.contains("Throne Room"), "{text}");
}

#[test]
fn a_buy_list_that_names_cards_outside_the_kingdom_says_so() {
    let folder = folder();
    let output = portolan(&folder, &["play", "dominion", "--seat", "you", "--seat", "buy: Province, Witch, Silver"], "");
    let remark = "The buy list names cards that are not in this kingdom, and they are passed over: Witch.";
    let told = stdout(&output).split_whitespace().collect::<Vec<_>>().join(" ");
    assert!(told.contains(remark), "{told}");
    let list = ["--seat", "buy: Province, Witch, Silver", "--seat", "big-money"];
    let output = portolan(&folder, &[&["lab", "dominion", "--games", "2"], &list[..]].concat(), "");
    assert!(output.status.success() && stderr(&output).contains(remark), "{}", stderr(&output));
    let output = portolan(&folder, &["lab", "dominion", "--games", "2", "--seat", "big-money", "--seat", "big-money"], "");
    assert_eq!(stderr(&output), "");
}

#[test]
fn a_pipe_that_closes_ends_the_program_quietly() {
    let folder = folder();
    let record = concat!(env!("CARGO_MANIFEST_DIR"), "/../../records/port-royal-2-seats.record");
    for arguments in [
        &["replay", record][..],
        &["replay", record, "--step"],
        &["replay", record, "--verify"],
        &["rulings", concat!(env!("CARGO_MANIFEST_DIR"), "/../../rulings/port-royal/tax")],
        &["play", "port-royal"],
        &["play", "port-royal", "--terms-list"],
        &["lab", "port-royal", "--seat", "random", "--seat", "random", "--games", "2"],
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
    for command in ["play", "serve", "admin", "lab", "replay", "rulings", "bench", "perft"] {
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
    let folder = folder();
    let begin = ["play", "port-royal", "--set", "mode=cooperative-adventure", "--seat", "random", "--campaign", "story.json"];
    let output = portolan(&folder, &[&begin[..], &["--seed", "3"]].concat(), "y\nn\n");
    assert!(output.status.success(), "{}", stderr(&output));
    let told = stdout(&output);
    assert!(told.contains("Rust-Red Sails") && told.contains("Three ships with rust-red sails"), "{told}");
    assert!(told.contains("It is try 2") && told.contains("It is try 3"), "{told}");
    let saved = || -> serde_json::Value {
        let text = std::fs::read_to_string(folder.path().join("story.json")).expect("a saved campaign");
        serde_json::from_str(&text).expect("a campaign")
    };
    assert_eq!((saved()["games"].as_array().map(Vec::len), &saved()["next"]["defeats"]), (Some(2), &2.into()));
    // Whoever goes on needs nothing but the file, and settles nothing anew.
    let output = portolan(&folder, &["play", "port-royal", "--campaign", "story.json", "--seed", "4"], "n\n");
    assert!(output.status.success(), "{}", stderr(&output));
    assert_eq!(saved()["games"].as_array().map(Vec::len), Some(3));
    let output = portolan(&folder, &begin, "");
    assert!(!output.status.success() && stderr(&output).contains("settled"), "{}", stderr(&output));
    std::fs::write(folder.path().join("story.json"), "{}").expect("a broken campaign");
    let output = portolan(&folder, &["play", "port-royal", "--campaign", "story.json"], "");
    assert!(!output.status.success() && stderr(&output).contains("campaign"), "{}", stderr(&output));
}

#[test]
fn what_the_rules_advise_against_is_said() {
    let folder = folder();
    let setup = ["--set", "mode=adventure", "--set", "with=[\"gamblers\"]", "--seat", "random", "--seat", "random"];
    let output = portolan(&folder, &[&["play", "port-royal", "--seed", "3"], &setup[..]].concat(), "");
    assert!(stdout(&output).contains("A word of warning: The rulebook advises against"), "{}", stdout(&output));
}

#[test]
fn junk_is_answered_and_loses_nothing() {
    let folder = folder();
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
    let folder = folder();
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
    let folder = folder();
    let output = portolan(&folder, &["play", "port-royal", "--seed", "5", "--seat", "you", "--seat", "you"], "stop\nundo\n");
    assert!(stdout(&output).contains("Your last move is taken back."), "{}", stdout(&output));
}

#[test]
fn bad_arguments_are_refused_with_the_reason() {
    let folder = folder();
    for (arguments, reason) in [
        (&["play", "port-royal", "--set", "seats=9"][..], "seats"),
        (&["play", "port-royal", "--set", "colour=red"], "colour"),
        (&["play", "port-royal", "--seat", "you", "--seat", "wizard"], "wizard"),
        (&["play", "port-royal", "--seed", "xyz"], "hexadecimal"),
        (&["play", "halma"], "halma"),
        (&["play", "dominion", "--seat", "you", "--seat", "wizard"], "big-money"),
        (&["lab", "port-royal", "--seat", "script", "--games", "1"], "seats"),
        (&["lab", "port-royal", "--seat", "script", "--seat", "search:speed=9"], "speed"),
        (&["replay", "no-such-file"], "no-such-file"),
        (&["rulings", "no-such-file"], "no-such-file"),
    ] {
        let output = portolan(&folder, arguments, "");
        assert!(!output.status.success(), "{arguments:?} should be refused");
        assert!(stderr(&output).contains(reason), "{arguments:?}: {}", stderr(&output));
    }
}

#[test]
fn the_laboratory_counts_different_games_only() {
    let folder = folder();
    let arguments = ["lab", "port-royal", "--seat", "script", "--seat", "random", "--seat", "random", "--games", "30", "--json"];
    let output = portolan(&folder, &arguments, "");
    let json: serde_json::Value = serde_json::from_slice(&output.stdout).expect("a JSON object");
    let played = &json["matches"][0];
    assert_eq!((&played["games"], &played["seeds"]), (&30.into(), &10.into()), "{json}");
    let share = |bot: usize| played["bots"][bot]["win_share"].as_f64().expect("a share");
    assert!((share(0) + 2.0 * share(1) - 1.0).abs() < 1e-5, "{json}");
    assert_eq!(played["bots"][1]["seatings"], 60, "{json}");
    let again = portolan(&folder, &arguments, "");
    let again: serde_json::Value = serde_json::from_slice(&again.stdout).expect("a JSON object");
    assert_eq!(again["matches"][0]["bots"][0]["wins"], played["bots"][0]["wins"], "the same seeds give the same games");
}

#[test]
fn a_tournament_leaves_reports_and_goes_on_after_a_kill() {
    let folder = folder();
    let file = folder.path().join("levels.toml");
    let text = "name = 'Levels'\ngame = 'port-royal'\nkind = 'round-robin'\nbots = ['mate', 'deckhand', 'random']\ngames = 60\n";
    std::fs::write(&file, text).expect("a tournament file");
    let file = file.display().to_string();
    let run = |out: &str| portolan(&folder, &["lab", &file, "--out", out], "");
    let told = |out: &str| {
        let text = std::fs::read_to_string(folder.path().join(out).join("report.csv")).expect("a report");
        // All but the last column, which is how long it took.
        text.lines().map(|line| line.rsplit_once(',').expect("columns").0.to_owned()).collect::<Vec<_>>()
    };
    assert!(run("whole").status.success());
    for name in ["report.md", "report.csv", "report.json", "report.html"] {
        assert!(folder.path().join("whole").join(name).exists(), "{name}");
    }
    let mut child = start(&folder, &["lab", &file, "--out", "killed"]);
    let games = folder.path().join("killed/games.jsonl");
    // Killed once something is written down, and before it is done or just after.
    while std::fs::read_to_string(&games).map_or(0, |text| text.lines().count()) < 4 && child.try_wait().expect("a child").is_none()
    {
        std::thread::yield_now();
    }
    let _ = child.kill();
    child.wait().expect("the binary ends");
    assert!(run("killed").status.success());
    assert_eq!(told("killed"), told("whole"));
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
    let folder = folder();
    let output = portolan(&folder, &["bench", "port-royal", "--json", "--decisions", "20000"], "");
    let json: serde_json::Value = serde_json::from_slice(&output.stdout).expect("a JSON object");
    for key in ["decisions_per_s", "games_per_s", "state_bytes", "clone_ns", "imagine_ns", "search_iterations_per_s"] {
        assert!(json[key].is_number(), "{key}: {json}");
    }
    assert_eq!(json["game"], "port-royal");
}

#[test]
fn perft_counts_the_same_branches_every_time() {
    let folder = folder();
    let output = portolan(&folder, &["perft", "port-royal", "--depth", "3", "--seed", "2a"], "");
    assert!(output.status.success());
    assert_eq!(stdout(&output), stdout(&portolan(&folder, &["perft", "port-royal", "--depth", "3", "--seed", "2a"], "")));
    assert!(stdout(&output).starts_with("   1                1\n"), "{}", stdout(&output));
}

#[test]
fn a_setup_that_cannot_be_played_is_refused_in_words() {
    let folder = folder();
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
    let folder = folder();
    let arguments =
        ["lab", "port-royal", "--set", "with=set-sail,gamblers", "--games", "2", "--seat", "script", "--seat", "script"];
    let output = portolan(&folder, &arguments, "");
    assert!(output.status.success(), "{}", stderr(&output));
}

#[test]
fn the_rules_are_read_in_the_terminal() {
    let folder = folder();
    let said = |arguments: &[&str]| {
        let output = portolan(&folder, arguments, "");
        assert!(output.status.success(), "{arguments:?}: {}", stderr(&output));
        stdout(&output)
    };
    assert!(said(&["rules"]).contains("portolan rules puerto-rico"));
    let contents = said(&["rules", "puerto-rico"]);
    assert!(contents.contains("The captain") && contents.contains("must-load"), "{contents}");
    let chapter = said(&["rules", "puerto-rico", "mayor", "--lang", "cs"]);
    assert!(chapter.contains("Fáze purkmistra") && !chapter.contains(":::") && !chapter.contains("]("), "{chapter}");
    assert!(chapter.lines().all(|line| line.chars().count() <= 100), "{chapter}");
    let section = said(&["rules", "dominion", "card-wharf", "--lang", "ro"]);
    assert!(section.contains("Debarcader"), "{section}");
    let found = said(&["rules", "puerto-rico", "must", "I", "load"]);
    assert!(found.contains("must-load"), "{found}");
    let nothing = portolan(&folder, &["rules", "dominion", "xyzzyplugh"], "");
    assert!(!nothing.status.success() && stdout(&nothing).contains("xyzzyplugh"));
    assert!(stderr(&portolan(&folder, &["rules", "chess"], "")).contains("puerto-rico"));
}

#[test]
fn the_terminal_tells_nothing_of_the_story_unasked() {
    let folder = folder();
    let read = |more: &[&str]| stdout(&portolan(&folder, &[&["rules", "port-royal", "adventure-book"], more].concat(), ""));
    assert!(!read(&[]).contains("chapter-3"));
    assert!(read(&["--story", "3"]).contains("chapter-3") && !read(&["--story", "3"]).contains("chapter-4"));
}

#[test]
fn a_finished_game_is_analysed_in_words_as_data_and_as_a_page() {
    let folder = folder();
    let record = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../web/tests/fixtures/short.record").display().to_string();
    for (language, heading) in [("en", "Luck and choice"), ("cs", "Štěstí a volba"), ("ro", "Noroc și alegere")] {
        let told = portolan(&folder, &["analyse", &record, "--lang", language, "--page", "game.html"], "");
        assert!(told.status.success(), "{}", stderr(&told));
        assert!(stdout(&told).contains(heading) && stdout(&told).contains("Anna"), "{}", stdout(&told));
        assert!(!stdout(&told).contains("analysis-"), "{language}: a message has no words: {}", stdout(&told));
        let page = std::fs::read_to_string(folder.path().join("game.html")).expect("a page");
        assert!(page.contains(&format!("lang=\"{language}\"")) && page.contains("role=\"slider\"") && page.contains(heading));
        assert!(!page.contains("http") && !page.contains("src="), "it needs nothing else");
        assert_eq!(page.matches("<tr id=\"move-").count(), 4, "the start and three moves");
    }
    let json = portolan(&folder, &["analyse", &record, "--json", "--games", "50"], "");
    let again = portolan(&folder, &["analyse", &record, "--json", "--games", "50", "--jobs", "1"], "");
    assert_eq!(stdout(&json), stdout(&again), "on one core or several");
    let analysis: serde_json::Value = serde_json::from_str(&stdout(&json)).expect("JSON");
    assert_eq!((&analysis["games"], &analysis["moves"][2]["chances"]), (&50.into(), &serde_json::json!([0.0, 1.0])));
    // Whoever had won by hiring the sailor took a ship instead.
    let mistake = &analysis["moves"][1]["mistake"];
    assert_eq!((&mistake["better"]["notation"], &mistake["grade"]), (&"hire sailor 3/1".into(), &"blunder".into()));
    assert!(analysis["turnings"].as_array().expect("a list").contains(&serde_json::json!({ "index": 1, "by": "choice" })));
    let file = folder.path().join("running.record");
    let whole = std::fs::read_to_string(&record).expect("a record");
    let running =
        whole.lines().filter(|line| !line.starts_with("final: ") && !line.starts_with("2: ")).collect::<Vec<_>>().join("\n");
    std::fs::write(&file, running + "\n").expect("a file");
    let refused = portolan(&folder, &["analyse", &file.display().to_string()], "");
    assert!(!refused.status.success() && stderr(&refused).contains("the game is not over"), "{}", stderr(&refused));
}
