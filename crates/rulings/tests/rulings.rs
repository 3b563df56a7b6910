//! The runner, tried on a small game: cases that hold, cases that must fail with the right text, and files.

mod pebbles;

use pebbles::games;
use rulings::{Case, Place, Wrong};

/// A case of the small game, from its part below the heading.
fn case(text: &str) -> Case {
    Case::parse(&whole(text)).unwrap_or_else(|error| panic!("{error}\n{text}"))
}

/// The heading takes three lines.
fn whole(text: &str) -> String {
    format!("title = \"A title\"\nrule = \"A rule\"\ngame = \"pebbles\"\n{text}")
}

#[track_caller]
fn holds(text: &str) {
    if let Err(failure) = case(text).run(&games) {
        panic!("{failure}");
    }
}

/// What a failing case prints below its heading.
#[track_caller]
fn fails(text: &str, expected: &str) {
    let failure = case(text).run(&games).expect_err("this case must fail");
    let printed = failure.to_string();
    let printed = printed.strip_prefix("A title\n  rule: A rule\n").expect("a heading");
    assert_eq!(printed, expected.trim_matches('\n'));
}

#[track_caller]
fn unreadable(text: &str, line: usize, what: &str) {
    let error = Case::parse(&whole(text)).expect_err("this case cannot be read");
    assert_eq!((error.line, error.what.as_str()), (line, what));
}

const BAG: &str = "[rig]\nbag = ['red', 'white', 'blue', 'blue', 'red']\n";

#[test]
fn steps_are_played_refused_and_taken_back() {
    holds(&format!(
        "{BAG}
        [[step]]
        play = ['1: take', '1: stop']
        [[step]]
        undo = 1
        [[step]]
        refuse = '1: undo'
        because = 'nothing-to-undo'
        note = 'the pebble was seen'
        [[step]]
        expect = {{ awaited = [1], seats.1.pebbles.count = 1 }}
        [[step]]
        play = '1: stop'
        [[step]]
        refuse = '1: take'
        because = 'table-not-your-turn'
        [[step]]
        undo = '1'
        [[step]]
        play = '1:take 2'
        [[step]]
        refuse = '1: take'
        because = 'pebbles-hand-full'
        [[step]]
        refuse = '1: jump'
        because = 'not-understood'
        [[step]]
        play = ['1: stop', '1: undo', '1: stop']
        "
    ));
}

#[test]
fn every_path_of_an_expectation_can_be_written_in_several_ways() {
    holds(&format!(
        "{BAG}pebbles.2 = ['white']
        [expect]
        seats.2.pebbles.0 = 'white'
        'seats.2.pebbles.first' = 'white'
        'seats.2'.pebbles = ['white']
        seats.2.'pebbles.last' = 'white'
        bag.1 = 'white'
        bag.last = 'red'
        bag.count = 5
        seats.count = 2
        active = 1
        position.active = 1
        idle = false
        [expect.seats.1]
        pebbles = []
        "
    ));
}

#[test]
fn values_can_be_compared_in_several_ways() {
    holds(&format!(
        "{BAG}pebbles.2 = ['white']
        [expect]
        bag = {{ any_order = ['red', 'red', 'blue', 'blue', 'white'] }}
        seats.1.pebbles = {{ any_order = [] }}
        seats.2 = {{ pebbles = {{ contains = ['white'] }} }}
        position.bag = {{ contains = ['red', 'red'] }}
        'seats.1' = {{ pebbles = {{ lacks = ['red'] }}, 'pebbles.count' = 0, coins = {{ absent = true }} }}
        stopped = {{ absent = true }}
        active = {{ absent = false }}
        taken = 0.0
        "
    ));
}

#[test]
fn the_table_can_be_asked_as_well_as_the_position() {
    holds(&format!(
        "setup = {{ seats = 3 }}
        {BAG}pebbles.2 = ['white']
        [[step]]
        play = ['1: take', '1: stop']
        [[step]]
        [step.expect]
        awaited = [2]
        'awaited.count' = 1
        legal.2 = ['stop', 'take']
        legal.1 = []
        can.2 = ['take']
        can.1 = []
        cannot.1 = ['take', 'stop']
        prompt.2 = 'your-turn'
        prompt.1 = 'pebbles-wait'
        over = false
        winners = []
        score.2 = 1
        rank = {{ 1 = 1, 2 = 1, 3 = 3 }}
        view.1.mine = ['red']
        view.2.bag = 4
        view.onlooker = {{ bag = 4, mine = {{ absent = true }} }}
        automatic.2 = {{ absent = true }}
        can_undo.1 = true
        can_undo.2 = false
        heard.1 = ['drew', 'stopped']
        heard.2 = ['pebbles-took', 'pebbles-stopped']
        heard.onlooker = {{ contains = ['took'] }}
        [[step]]
        undo = 1
        [[step]]
        expect = {{ heard.1 = [] }}
        [[step]]
        play = ['1: stop', '2: take 3', '2: stop', '3: stop']
        [[step]]
        expect = {{ automatic.1 = 'take', heard.3.last = 'stopped' }}
        [[step]]
        play = '1: take'
        [expect]
        over = true
        winners = [2]
        awaited = []
        prompt.3 = 'game-over'
        score.2 = 4
        rank.1 = 2
        "
    ));
}

#[test]
fn seats_that_share_the_first_place_are_all_winners_in_any_order() {
    holds("[rig]\nbag = ['red']\npebbles.2 = ['blue']\n[[step]]\nplay = '1: take'\n[expect]\nwinners = [2, 1]");
}

#[test]
fn a_case_without_a_rig_starts_where_a_game_starts() {
    holds("[expect]\nbag.count = 9\nawaited = [1]");
}

#[test]
fn an_impossible_rig_must_be_refused_with_the_right_reason() {
    let rig = "[rig]\nbag = ['red', 'red', 'red', 'red']";
    holds(&format!("impossible = 'only 3'\n{rig}"));
    holds("impossible = 'unknown field'\n[rig]\nbags = []");
    fails(
        &format!("impossible = 'only 4'\n{rig}"),
        "  at the start:\n    the rig is refused, but not with \"only 4\": 4 Red pebbles, and there are only 3",
    );
    fails(
        "impossible = 'only 3'\n[rig]\nbag = []",
        "  at the start:\n    the rig is possible, and should have been refused: \"only 3\"",
    );
    fails(&format!("{rig}\n[expect]\nover = true"), "  at the start:\n    the rig is refused: 4 Red pebbles, and there are only 3");
}

#[test]
fn a_bad_setup_must_be_refused_for_the_right_field_or_message() {
    for expected in ["seats", "wrong-seats", "table-wrong-seats"] {
        holds(&format!("setup = {{ seats = 7 }}\nbad_setup = '{expected}'"));
    }
    fails(
        "setup = { seats = 7 }\nbad_setup = 'rules'",
        "  at the start:\n    the setup is refused, but not because of `rules`: \
         setup field `seats`: table-wrong-seats (seats: 7, least: 2, most: 4)",
    );
    fails("bad_setup = 'seats'", "  at the start:\n    the setup is playable, and should have been refused because of `seats`");
    fails(
        "setup = { seats = 7 }\n[expect]\nover = true",
        "  at the start:\n    the setup is refused: setup field `seats`: table-wrong-seats (seats: 7, least: 2, most: 4)",
    );
}

#[test]
fn a_game_nobody_knows_is_told() {
    let case = Case::parse("title = 't'\nrule = 'r'\ngame = 'marbles'\n[expect]\nover = true").expect("a case");
    let failure = case.run(&games).expect_err("no such game");
    assert_eq!((failure.place, failure.wrong), (Place::Start, Wrong::UnknownGame("marbles".into())));
}

#[test]
fn a_refused_action_is_told_with_its_step_and_what_was_legal() {
    fails(
        &format!("{BAG}[[step]]\nplay = '1: take'\n[[step]]\nnote = 'too early'\nplay = ['1: stop', '1: take']"),
        "
  at step 2, line 10 (too early):
    `1: take` is refused: table-not-your-turn
  seat 2 may: \"take\", \"stop\"",
    );
}

#[test]
fn a_long_line_is_refused_where_it_cannot_go_on() {
    fails(
        "[rig]\nbag = ['red', 'blue']\n[[step]]\nplay = '1: take 3'",
        "  at step 1, line 7:\n    `1: take 3` is refused: table-game-over",
    );
}

#[test]
fn an_action_that_should_be_refused_and_is_not_is_told() {
    fails(
        &format!("{BAG}[[step]]\nrefuse = '1: take'\nbecause = 'hand-full'"),
        "
  at step 1, line 7:
    `1: take` is allowed, and should have been refused because of `hand-full`
  seat 1 may: \"take\", \"stop\"",
    );
    fails(
        &format!("{BAG}[[step]]\nrefuse = '2: take'\nbecause = 'hand-full'"),
        "
  at step 1, line 7:
    `2: take` is refused, but not because of `hand-full`: table-not-your-turn
  seat 1 may: \"take\", \"stop\"",
    );
}

#[test]
fn a_refusal_that_leaves_a_trace_is_told() {
    let step = "[[step]]\nrefuse = '2: take'\nbecause = 'not-your-turn'";
    holds(step);
    fails(
        &format!("setup = {{ careless = true }}\n{step}"),
        "
  at step 1, line 6:
    `2: take` is refused as it should be, but changed the position all the same
  seat 1 may: \"take\", \"stop\"",
    );
}

#[test]
fn a_seat_that_does_not_exist_is_told() {
    for step in ["play = '3: take'", "undo = 3", "refuse = '3: take'\nbecause = 'not-your-turn'"] {
        let failure = case(&format!("[[step]]\n{step}")).run(&games).expect_err("two seats only");
        assert!(matches!(&failure.wrong, Wrong::NoSuchSeat(_, 2)), "{failure}");
    }
}

#[test]
fn what_is_not_met_is_told_with_expected_and_found() {
    fails(
        &format!(
            "{BAG}[expect]
active = 2
'bag.count' = 4
bag = ['red', 'blue']
position.bag = {{ any_order = ['red', 'red', 'blue', 'white', 'white'] }}
seats.1.pebbles = {{ contains = ['red'] }}
view.1.mine = 'red'
awaited = [2, 1]
legal.1 = ['take']
can.2 = ['take']
cannot.1 = ['stop']
stopped = 1
seats.2 = {{ absent = true }}
prompt.1 = 'wait'
"
        ),
        "
  after the last step:
    line 7: active
      expected 2
      found    1
    line 8: bag.count
      expected 4
      found    5
    line 9: bag
      expected [\"red\", \"blue\"]
      found    [\"red\", \"white\", \"blue\", \"blue\", \"red\"]
      they differ from number 1 on, counted from 0
    line 10: position.bag
      expected [\"red\", \"red\", \"blue\", \"white\", \"white\"] in any order
      found    [\"red\", \"white\", \"blue\", \"blue\", \"red\"]
      missing  \"white\"
      too much \"blue\"
    line 11: seats.1.pebbles
      expected at least [\"red\"]
      found    []
      missing  \"red\"
    line 12: view.1.mine
      expected \"red\"
      found    []
    line 13: awaited
      expected [2, 1] in any order
      found    [1]
      missing  2
    line 14: legal.1
      expected [\"take\"] in any order
      found    [\"take\", \"stop\"]
      too much \"stop\"
    line 15: can.2
      expected at least [\"take\"]
      found    []
      missing  \"take\"
    line 16: cannot.1
      expected none of [\"stop\"]
      found    [\"take\", \"stop\"]
      too much \"stop\"
    line 17: stopped
      expected 1
      found    nothing
    line 18: seats.2
      expected nothing
      found    { pebbles = [] }
    line 19: prompt.1
      expected \"wait\"
      found    \"pebbles-your-turn\"
  seat 1 may: \"take\", \"stop\"",
    );
}

#[test]
fn a_path_that_leads_nowhere_says_how_far_it_led() {
    fails(
        &format!(
            "{BAG}[expect]
bagg = 1
seats.3.pebbles = []
seats.1.coins = 1
bag.5 = 'red'
bag.0.colour = 'red'
bag.count.count = 1
legal.3 = []
view.watcher.bag = 5
seats.7.pebbles = {{ absent = true }}
stopped.seat = 1
"
        ),
        "
  after the last step:
    line 7: bagg
      there is no `bagg`: the position has active, bag, idle, seats, stopped, taken
    line 8: seats.3.pebbles
      there is no `3`: `seats` has 1, 2
    line 9: seats.1.coins
      there is no `coins`: `seats.1` has pebbles
    line 10: bag.5
      there is no `5`: `bag` is a list of 5, numbered from 0
    line 11: bag.0.colour
      there is no `colour`: `bag.0` is \"red\"
    line 12: bag.count.count
      there is no `count`: `bag.count` is 5
    line 13: legal.3
      there is no `3`: `legal` has 1, 2
    line 14: view.watcher.bag
      there is no `watcher`: `view` has 1, 2, onlooker
    line 15: seats.7.pebbles
      there is no `7`: `seats` has 1, 2
    line 16: stopped.seat
      there is no `seat`: `stopped` is nothing
  seat 1 may: \"take\", \"stop\"",
    );
}

#[test]
fn a_mistyped_action_does_not_pass_as_one_that_cannot_be_done() {
    fails(
        "[expect]\ncannot.2 = ['tkae']",
        "
  after the last step:
    line 5: cannot.2
      \"tkae\" is not an action of this game: is it mistyped?
  seat 1 may: \"take\", \"stop\"",
    );
}

#[test]
fn whatever_is_unknown_or_amiss_is_told_with_its_line() {
    let keys = "`title`, `rule`, `source`, `game`, `say`, `setup`, `rig`, `bad_setup`, `impossible`, `step`, `expect`";
    unreadable("setpu = { seats = 2 }", 4, &format!("there is no key `setpu`: a case has {keys}"));
    let keys = "`play`, `refuse`, `because`, `undo`, `expect`, `note`, `say`";
    unreadable("[[step]]\nplay = '1: take'\nbecuase = 'x'", 6, &format!("there is no key `becuase`: a step has {keys}"));
    unreadable("", 1, "the case claims nothing: it has neither a `[[step]]` nor an `[expect]`");
    unreadable("source = 3", 4, "`source` is a text in quotation marks");
    unreadable("source = ' '", 4, "`source` is a text in quotation marks");
    unreadable("setup = 3", 4, "`setup` is a table: write `[setup]`, and its keys below");
    unreadable("[rig]\nday = 2024-01-01", 5, "dates have no place in a case");
    unreadable("[rig]\nmany = 99999999999999999999", 5, "the number 99999999999999999999 is too large");
    unreadable("[rig]\nmany = inf", 5, "the number inf is not finite");
    unreadable("[step]\nplay = '1: take'", 4, "a step is written as `[[step]]`, with two brackets");
    unreadable("step = [1]", 4, "a step is a table: write `[[step]]`, and its keys below");
    let one = "a step has exactly one of `play`, `refuse`, `undo` and `expect`";
    unreadable("[[step]]\nnote = 'nothing'", 4, one);
    unreadable("\n[[step]]\nplay = '1: take'\nundo = 1", 5, one);
    unreadable("[[step]]\nrefuse = '1: take'", 5, "`refuse` needs its reason: `because`");
    unreadable("[[step]]\nplay = '1: take'\nbecause = 'x'", 6, "`because` belongs to `refuse`");
    let form = "an action is written as \"SEAT: ACTION\", for example \"1: stop\"";
    unreadable("[[step]]\nplay = 'take'", 5, form);
    unreadable("[[step]]\nplay = ['1: take',\n '1:']", 6, form);
    unreadable("[[step]]\nplay = 1", 5, form);
    unreadable("[[step]]\nplay = []", 5, "nothing is played");
    unreadable("[[step]]\nplay = '9: take'", 5, "`9` is not a seat: seats are numbered from 1 to 8");
    unreadable("[[step]]\nundo = true", 5, "a seat is written as its number");
    unreadable("[[step]]\nundo = 0", 5, "`0` is not a seat: seats are numbered from 1 to 8");
    unreadable("[[step]]\nexpect = 1", 5, "`expect` is a table: write `[expect]`, and what must hold below");
    unreadable("[expect]", 4, "an empty table expects nothing");
    unreadable("[expect]\nover = true\nseats.1 = {}", 6, "an empty table expects nothing");
    unreadable("[expect]\nbag = [{}]", 5, "an empty table expects nothing");
    unreadable("[expect]\n'seats..coins' = 1", 5, "`seats..coins` has an empty part");
    unreadable("[expect]\nbag = { contains = 'red' }", 5, "a list is expected here");
    unreadable("[expect]\nbag = { absent = 1 }", 5, "`absent` is true or false");
    let alone = "only one of `any_order`, `contains`, `lacks`, `absent` can stand here, and nothing beside it";
    unreadable("[expect]\nbag = { contains = [], lacks = [] }", 5, alone);
    unreadable("[expect]\ncan.1 = 'take'", 5, "`can` is written as `can.SEAT = [\"ACTION\", …]`");
    unreadable("[expect]\ncannot = ['take']", 5, "`cannot` is written as `cannot.SEAT = [\"ACTION\", …]`");
    let nothing = |key| format!("with `{key}` nothing is played, so");
    unreadable("impossible = 'x'\n[expect]\nover = true", 5, &format!("{} `expect` says nothing", nothing("impossible")));
    unreadable("bad_setup = 'x'\n\nrig = {}", 6, &format!("{} `rig` says nothing", nothing("bad_setup")));
    unreadable("bad_setup = 'x'\nimpossible = 'x'", 5, &format!("{} `impossible` says nothing", nothing("bad_setup")));
}

#[test]
fn what_is_required_and_missing_is_told() {
    for (text, what) in
        [("", "`title` is missing"), ("title = 't'", "`rule` is missing"), ("title = 't'\nrule = 'r'", "`game` is missing")]
    {
        assert_eq!(Case::parse(text).expect_err("incomplete").what, what);
    }
}

#[test]
fn what_is_no_toml_is_told_with_its_line() {
    for (text, line) in [("\n\n[expect", 6), ("\n[expect]\nover = ", 6), ("game = 'again'", 4), ("\0", 4)] {
        let error = Case::parse(&whole(text)).expect_err("no TOML");
        assert_eq!(error.line, line, "{error}");
        assert!(error.what.starts_with("this is no TOML: "), "{error}");
    }
}

mod files {
    use std::path::{Path, PathBuf};

    use super::*;
    use rulings::{collect, run_file, run_paths, trials};

    const CASES: &str = concat!(env!("CARGO_MANIFEST_DIR"), "/tests/cases");

    #[test]
    fn a_folder_is_read_with_all_its_folders_in_order() {
        let root = Path::new(CASES);
        let files: Vec<PathBuf> =
            ["idle.toml", "taking/not-written-well.toml", "taking/three-at-most.toml"].map(|file| root.join(file)).into();
        assert_eq!(collect([root]).expect("a folder"), files);
        assert_eq!(collect(&files[1..]).expect("files"), files[1..]);
        assert!(collect([root.join("nowhere")]).expect_err("no such folder").to_string().contains("nowhere"));
    }

    #[test]
    fn a_report_tells_every_fault_and_sums_up() {
        let report = run_paths([CASES], &games).expect("a folder");
        let expected = format!(
            "{CASES}/idle.toml: Two seats in a row may not both stop without taking
  rule: Pebbles, Taking
  at step 2, line 9:
    line 9: awaited
      expected [1] in any order
      found    [2]
      missing  1
      too much 2
  seat 2 may: \"take\"

{CASES}/taking/not-written-well.toml: line 3: there is no key `gmae`: a case has `title`, `rule`, `source`, `game`, `say`, `setup`, \
             `rig`, `bad_setup`, `impossible`, `step`, `expect`

1 of 3 rulings hold."
        );
        assert_eq!(report.to_string(), expected);
        let good = Path::new(CASES).join("taking/three-at-most.toml");
        assert_eq!(run_paths([&good], &games).expect("a file").to_string(), "1 ruling holds.");
        assert_eq!(run_paths([&good, &good], &games).expect("files").to_string(), "2 rulings hold.");
        assert_eq!(run_paths([""; 0], &games).expect("nothing").to_string(), "There is no ruling here.");
        assert!(run_file(&Path::new(CASES).join("nowhere"), &games).is_err());
    }

    #[test]
    fn every_file_is_a_test_of_its_own() {
        let trials = trials(Path::new(CASES), games);
        let names: Vec<&str> = trials.iter().map(libtest_mimic::Trial::name).collect();
        assert_eq!(names, ["idle", "taking/not-written-well", "taking/three-at-most"]);
        let log = Some(concat!(env!("CARGO_TARGET_TMPDIR"), "/trials.log").to_owned());
        let conclusion = libtest_mimic::run(&libtest_mimic::Arguments { logfile: log, ..Default::default() }, trials);
        assert_eq!((conclusion.num_passed, conclusion.num_failed), (1, 2));
    }

    #[test]
    fn a_folder_without_rulings_is_a_test_that_fails() {
        for folder in ["nowhere", "taking/three-at-most.toml/nowhere"] {
            assert_eq!(trials(&Path::new(CASES).join(folder), games).len(), 1);
        }
        assert_eq!(trials(&Path::new(CASES).join("../pebbles"), games)[0].name(), "rulings");
    }
}

mod mutation {
    use super::*;

    /// What a case does not notice, in words.
    #[track_caller]
    fn unnoticed(text: &str) -> Vec<String> {
        let mutated = case(text).mutate(&games).unwrap_or_else(|failure| panic!("{failure}"));
        mutated.unnoticed.iter().map(ToString::to_string).collect()
    }

    #[test]
    fn a_case_that_tests_something_notices_every_move() {
        let case = format!("{BAG}[[step]]\nplay = ['1: take', '1: stop']\n[expect]\nbag.count = 4\nawaited = [2]");
        assert_eq!(unnoticed(&case), [""; 0]);
    }

    #[test]
    fn a_case_that_holds_whatever_is_changed_is_found_with_its_idle_moves() {
        let case = format!("{BAG}[[step]]\nplay = ['1: take', '1: stop']\n[expect]\nover = false");
        let moves = ["line 7: it holds without `1: take`", "line 7: it holds without `1: stop`"];
        assert_eq!(unnoticed(&case), [&["it holds whatever is changed"], &moves[..], &["rig: it holds without `bag`"]].concat());
    }

    #[test]
    fn a_refusal_must_hang_on_something_in_the_case() {
        let full = "[[step]]\nplay = '1: take 3'\n[[step]]\nrefuse = '1: take'\nbecause = 'hand-full'";
        assert_eq!(unnoticed(&format!("{BAG}{full}\n[expect]\nbag.count = 2")), [""; 0]);
        let others_turn = "[[step]]\nrefuse = '2: take'\nbecause = 'not-your-turn'";
        assert_eq!(unnoticed(others_turn), [""; 0]);
        let undo = "[[step]]\nrefuse = '1: undo'\nbecause = 'nothing-to-undo'";
        let found = ["it holds whatever is changed", "line 5: `1: undo` is refused whatever is changed"];
        assert_eq!(unnoticed(undo), found);
    }

    #[test]
    fn a_refusal_is_shown_to_hang_on_something_by_another_moment_of_the_case() {
        let undo = "[[step]]\nrefuse = '1: undo'\nbecause = 'nothing-to-undo'\n[[step]]\nplay = '1: stop'\n";
        assert_eq!(unnoticed(&format!("{undo}[[step]]\nundo = 1\n[expect]\nawaited = [1]")), [""; 0]);
        let offered =
            "[[step]]\nplay = ['1: stop']\n[[step]]\nrefuse = '2: stop'\nbecause = 'must-take'\n[[step]]\nplay = '2: take'";
        assert_eq!(unnoticed(&format!("{offered}\n[expect]\ncan.2 = ['stop']")), [""; 0]);
    }

    #[test]
    fn an_entry_of_the_rig_that_makes_no_difference_is_found() {
        let case = format!("{BAG}pebbles.2 = ['white']\n[[step]]\nplay = '1: take'\n[expect]\nbag.count = 4");
        assert_eq!(unnoticed(&case), ["rig: it holds without `pebbles.2`"]);
        assert_eq!(unnoticed(&format!("{case}\nseats.2.pebbles = ['white']")), [""; 0]);
    }

    #[test]
    fn terms_are_settled_otherwise_too() {
        assert_eq!(unnoticed("setup = { seats = 3 }\n[expect]\nseats.count = 3"), [""; 0]);
        assert_eq!(unnoticed("setup = { seats = 5 }\nbad_setup = 'seats'"), [""; 0]);
        assert_eq!(unnoticed("[expect]\nover = false"), ["it holds whatever is changed"]);
    }

    #[test]
    fn a_case_that_does_not_hold_is_not_changed() {
        assert!(case("[expect]\nover = true").mutate(&games).is_err());
    }

    #[test]
    fn folders_are_summed_up() {
        let report = rulings::mutate_paths([concat!(env!("CARGO_MANIFEST_DIR"), "/tests/cases")], &games).expect("a folder");
        assert_eq!((report.rulings, report.faults.len()), (3, 2));
        assert!(report.to_string().contains("3 rulings were changed in "), "{report}");
    }
}

mod readme {
    use super::*;

    const README: &str = include_str!("../../../rulings/README.md");

    /// The blocks of code in the text, with their languages.
    fn blocks() -> Vec<(&'static str, &'static str)> {
        README.split("```").skip(1).step_by(2).map(|block| block.split_once('\n').expect("a language")).collect()
    }

    #[test]
    fn every_example_can_be_read_and_holds_where_it_says_so() {
        let blocks = blocks();
        let cases = blocks.iter().zip(blocks.iter().skip(1)).filter(|((language, _), _)| *language == "toml");
        let mut run = 0;
        for ((_, text), (next, printed)) in cases {
            if !text.starts_with("title") {
                case(text);
                continue;
            }
            let case = Case::parse(text).unwrap_or_else(|error| panic!("{error}\n{text}"));
            if case.game == "pebbles" {
                run += 1;
                let result = case.run(&games).map_err(|failure| format!("{failure}\n"));
                let expected = if *next == "text" { Err((*printed).to_owned()) } else { Ok(()) };
                assert_eq!(result, expected);
            }
        }
        assert_eq!(run, 3, "two cases that hold and one that fails");
    }

    #[test]
    fn the_unreadable_example_is_printed_as_it_says() {
        let (_, printed) = blocks().pop().expect("blocks");
        let error = Case::parse(&whole("setpu = { seats = 3 }")).expect_err("a mistyped key");
        assert_eq!(format!("{error}\n"), printed);
    }
}

mod properties {
    use super::*;
    use proptest::prelude::*;
    use proptest::test_runner::RngSeed;
    use table::harness::seed_from_environment;

    /// Pieces from which something like a case can be put together.
    fn pieces() -> impl Strategy<Value = String> {
        const PIECES: &[&str] = &[
            "title = 't'",
            "rule = 'r'",
            "game = 'pebbles'",
            "[rig]",
            "[[step]]",
            "[step]",
            "[expect]",
            "play = '1: take'",
            "undo = 1",
            "refuse = '1: stop'",
            "because = 'x'",
            "expect = { a.b = 1 }",
            "a.b.c = [1, { d = 2 }]",
            "bag = { contains = [1] }",
            "\"a..b\" = 1",
            "can.1 = []",
            "x = 1e400",
            "y = 0x7fffffffffffffff",
            "z = 1979-05-27",
            "impossible = ''",
            "é = \"\u{1f980}\"",
            "setup = {}",
        ];
        prop::collection::vec(prop::sample::select(PIECES), 0..12).prop_map(|lines| lines.join("\n"))
    }

    /// The same cases in every run, unless `SEED` says otherwise.
    fn cases(cases: u32) -> ProptestConfig {
        let rng_seed = RngSeed::Fixed(seed_from_environment(1));
        ProptestConfig { cases, rng_seed, failure_persistence: None, ..ProptestConfig::default() }
    }

    proptest! {
        #![proptest_config(cases(256))]

        #[test]
        fn no_text_makes_the_reader_panic(text in any::<String>()) {
            let _ = Case::parse(&text);
        }

        #[test]
        fn nothing_like_a_case_makes_the_reader_or_the_runner_panic(text in pieces(), junk in any::<String>(), cut in any::<prop::sample::Index>()) {
            let mut broken = text.clone();
            let place = cut.get(&text.char_indices().map(|(place, _)| place).chain([text.len()]).collect::<Vec<_>>()).to_owned();
            broken.insert_str(place, &junk);
            for text in [text, broken] {
                if let Ok(case) = Case::parse(&text) {
                    let _ = case.run(&games).map_err(|failure| failure.to_string());
                }
            }
        }
    }

    #[test]
    fn nesting_without_end_is_an_error_and_no_overflow() {
        for deep in ["a.".repeat(50_000) + "a = 1", format!("a = {}", "[".repeat(50_000)), format!("a = {}", "{a=".repeat(50_000))]
        {
            assert!(Case::parse(&whole(&format!("[expect]\n{deep}"))).is_err());
        }
        let quoted = format!("[expect]\n\"{}a\" = 1", "a.".repeat(50_000));
        assert!(case(&quoted).run(&games).is_err());
    }
}
