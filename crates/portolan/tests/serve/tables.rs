//! What people do at tables.

use reqwest::StatusCode;
use serde_json::{Value, json};
use table::{Record, Seed};

use crate::people::{Person, eventually, legal, play};
use crate::servers::{Database, Server};

pub async fn two_people(server: &Server) -> (Person, Person) {
    (Person::come_in(&server.address, "Anna").await, Person::come_in(&server.address, "Bob").await)
}

/// Two people who have begun a game of Port Royal on these terms.
pub async fn two_play(server: &Server, terms: Value) -> (Person, Person, String) {
    let (anna, bob) = two_people(server).await;
    let table = anna.open(&server.address, "port-royal", terms).await;
    bob.act(&server.address, &table, json!({ "do": "sit" })).await;
    anna.act(&server.address, &table, json!({ "do": "start" })).await;
    (anna, bob, table)
}

/// The ids of everything that was told.
fn told(news: &Value) -> Vec<&str> {
    news["happened"].as_array().into_iter().flatten().filter_map(|happening| happening["message"]["id"].as_str()).collect()
}

#[tokio::test]
async fn whole_games_are_played_against_bots_and_their_shuffle_can_be_checked() {
    for database in Database::both() {
        let server = Server::start(&database);
        let address = &server.address;
        let anna = Person::come_in(address, "Anna").await;
        for game in anna.get(address, "/api/games").await["games"].as_array().expect("games") {
            let game = game["name"].as_str().expect("a name");
            // Nothing is said of who begins.
            let opened = anna.post(address, "/api/tables", json!({ "game": game, "terms": { "public": true } })).await;
            let table = opened["id"].as_str().expect("an id").to_owned();
            let salted = anna.act(address, &table, json!({ "do": "salt", "salt": "my own dice" })).await;
            assert_eq!(salted["number"], 2);
            let before = anna.look(address, &table).await;
            assert_eq!(before["table"]["shuffle"]["secret"], Value::Null);
            anna.act(address, &table, json!({ "do": "start", "fill": "mate" })).await;
            let mut socket = anna.watch(address, &table, "sheet=true").await;
            let (news, _) = play(&mut socket, usize::MAX).await;
            assert_eq!(news["table"]["play"]["standing"]["over"], true, "{game}");

            let shuffle = &news["table"]["shuffle"];
            let secret: Seed = shuffle["secret"].as_str().expect("a secret").parse().expect("a seed");
            assert_eq!(secret.commitment(), before["table"]["shuffle"]["commitment"].as_str().expect("a hash"));
            let record = anna.get(address, &format!("/api/tables/{table}/record")).await;
            let record: Record = record.as_str().expect("text").parse().expect("a record");
            assert_eq!(record.seed.expect("a seed").to_string(), shuffle["seed"].as_str().expect("a seed"));
            assert_eq!((record.secret, record.salts.len()), (Some(secret), 1));
            games::find(game).expect("a game").replay(&record).expect("the record can be played again");
            let seats = record.setup["seats"].as_u64().expect("a number") as u8;
            let lot = record.seed.expect("a seed").lot(seats);
            assert_eq!((&record.setup["first"], record.lines[0].seat), (&json!("drawn"), lot), "{game}");
        }
        let results = anna.get(address, &format!("/api/people/{}", anna.id)).await;
        assert_eq!(results["results"].as_array().map(Vec::len), Some(games::all().len()));
    }
}

#[tokio::test]
async fn a_downloaded_record_proves_the_shuffle_against_the_hash_shown_before() {
    let database = Database::sqlite();
    let server = Server::start(&database);
    let address = &server.address;
    let (anna, bob) = two_people(&server).await;
    let table = anna.open(address, "port-royal", json!({ "setup": { "seats": 2 } })).await;
    bob.act(address, &table, json!({ "do": "sit" })).await;
    anna.act(address, &table, json!({ "do": "salt", "salt": "my own dice" })).await;
    bob.act(address, &table, json!({ "do": "salt", "salt": "kostky, žádný podvod" })).await;
    let shown = anna.look(address, &table).await["table"]["shuffle"]["commitment"].as_str().expect("a hash").to_owned();
    anna.act(address, &table, json!({ "do": "start" })).await;
    let (mut one, mut two) = (anna.watch(address, &table, "").await, bob.watch(address, &table, "").await);
    tokio::join!(play(&mut one, usize::MAX), play(&mut two, usize::MAX));
    let record = anna.get(address, &format!("/api/tables/{table}/record")).await;
    let record = record.as_str().expect("text").to_owned();
    let folder = tempfile::TempDir::new().expect("a folder");
    let verify = |record: &str, commitment: &str| {
        let file = folder.path().join("game.record");
        std::fs::write(&file, record).expect("a file");
        let mut replay = std::process::Command::new(env!("CARGO_BIN_EXE_portolan"));
        replay.arg("replay").arg(file).args(["--verify", "--commitment", commitment]);
        replay.output().expect("the binary starts").status.success()
    };
    assert!(verify(&record, &shown));
    assert!(!verify(&record, &Seed::from_number(1).commitment()), "another hash was shown");
    assert!(!verify(&record.replace("my own dice", "your dice"), &shown), "another salt");
}

#[tokio::test]
async fn everybody_sees_who_is_there() {
    let database = Database::sqlite();
    let server = Server::start(&database);
    let address = &server.address;
    let (anna, bob) = two_people(&server).await;
    let table = anna.open(address, "port-royal", json!({ "setup": { "seats": 2 } })).await;
    let there = |people: &[&Person]| {
        let mut ids: Vec<&str> = people.iter().map(|person| person.id.as_str()).collect();
        ids.sort_unstable();
        let ids = json!(ids);
        move |message: &Value| message["type"] == "present" && message["people"] == ids
    };
    let mut here = anna.watch(address, &table, "").await;
    here.until(there(&[&anna])).await;
    let mut elsewhere = bob.watch(address, &table, "").await;
    here.until(there(&[&anna, &bob])).await;
    elsewhere.until(there(&[&anna, &bob])).await;
    drop(elsewhere);
    here.until(there(&[&anna])).await;
}

#[tokio::test]
async fn everybody_sees_who_is_there_through_other_nodes_too() {
    let database = Database::postgres();
    let (first, second) = (Server::start(&database), Server::start(&database));
    let (anna, bob) = two_people(&first).await;
    let table = anna.open(&first.address, "port-royal", json!({ "setup": { "seats": 2 } })).await;
    let mut both = [anna.id.as_str(), bob.id.as_str()];
    both.sort_unstable();
    let there = |people: Value| move |message: &Value| message["type"] == "present" && message["people"] == people;
    let mut here = anna.watch(&first.address, &table, "").await;
    here.until(there(json!([anna.id]))).await;
    let mut elsewhere = bob.watch(&second.address, &table, "").await;
    here.until(there(json!(both))).await;
    elsewhere.until(there(json!(both))).await;
    drop(elsewhere);
    here.until(there(json!([anna.id]))).await;
    let _elsewhere = bob.watch(&second.address, &table, "").await;
    here.until(there(json!(both))).await;
    second.kill();
    here.until(there(json!([anna.id]))).await;
}

#[tokio::test]
async fn who_comes_back_gets_exactly_what_was_missed() {
    for database in Database::both() {
        let server = Server::start(&database);
        let address = &server.address;
        let (anna, bob, table) = two_play(&server, json!({ "setup": { "seats": 2 }, "automatic": false })).await;
        let mut socket = bob.watch(address, &table, "").await;
        let welcome = socket.until(|message| message["type"] == "welcome").await;
        let known = welcome["number"].as_i64().expect("a number");
        drop(socket);
        for text in ["one", "two", "three"] {
            anna.act(address, &table, json!({ "do": "say", "text": text })).await;
        }
        let mut socket = bob.watch(address, &table, &format!("after={known}")).await;
        let welcome = socket.next().await.expect("a welcome");
        let numbers: Vec<i64> =
            welcome["happened"].as_array().into_iter().flatten().filter_map(|told| told["number"].as_i64()).collect();
        assert_eq!(numbers, [known + 1, known + 2, known + 3]);
        assert_eq!(welcome["complete"], true);
        assert_eq!(told(&welcome), ["server-said"; 3]);
    }
}

#[tokio::test]
async fn a_command_sent_twice_is_done_once() {
    for database in Database::both() {
        let server = Server::start(&database);
        let address = &server.address;
        let (anna, _, table) = two_play(&server, json!({ "setup": { "seats": 2 }, "automatic": false })).await;
        let line = legal(&anna.look(address, &table).await)[0].clone();
        let path = format!("/api/tables/{table}/commands");
        let body = json!({ "client": "once", "command": { "do": "play", "line": line } });
        let (one, two) = tokio::join!(anna.post(address, &path, body.clone()), anna.post(address, &path, body.clone()));
        assert_eq!(one["number"], two["number"]);
        assert_eq!(anna.look(address, &table).await["number"], one["number"]);
        let late = anna.post(address, &path, body).await;
        assert_eq!(late["number"], one["number"]);
    }
}

#[tokio::test]
async fn seats_are_kept_for_invitations_and_onlookers_can_be_kept_out() {
    let database = Database::sqlite();
    let server = Server::start(&database);
    let address = &server.address;
    let (anna, bob) = two_people(&server).await;
    let terms = json!({ "seats": [{ "is": "open" }, { "is": "invited" }], "onlookers": false });
    let table = anna.open(address, "port-royal", terms).await;
    let sit = |invitation: &Value| json!({ "do": "sit", "seat": 2, "invitation": invitation });
    let (status, answer) = bob.try_act(address, &table, sit(&Value::Null)).await;
    assert_eq!((status, &answer["message"]["id"]), (StatusCode::FORBIDDEN, &json!("server-wrong-invitation")));
    let (status, _) = bob.ask(address, reqwest::Method::GET, &format!("/api/tables/{table}/invitations"), None).await;
    assert_eq!(status, StatusCode::FORBIDDEN);
    let invitations = anna.get(address, &format!("/api/tables/{table}/invitations")).await;
    bob.act(address, &table, sit(&invitations[0]["invitation"])).await;
    anna.act(address, &table, json!({ "do": "start" })).await;
    let cyril = Person::come_in(address, "Cyril").await;
    let (status, answer) = cyril.ask(address, reqwest::Method::GET, &format!("/api/tables/{table}"), None).await;
    assert_eq!((status, &answer["message"]["id"]), (StatusCode::FORBIDDEN, &json!("server-no-onlookers")));
    assert_eq!(bob.look(address, &table).await["table"]["viewer"], 2);
}

#[tokio::test]
async fn who_leaves_is_played_for_until_they_return_and_who_resigns_for_good() {
    let database = Database::sqlite();
    let server = Server::start(&database);
    let address = &server.address;
    let (anna, bob, table) = two_play(&server, json!({ "setup": { "seats": 2 } })).await;
    bob.act(address, &table, json!({ "do": "leave" })).await;
    let seen = anna.look(address, &table).await;
    assert_eq!(seen["table"]["seats"][1]["substitute"], "left");
    bob.act(address, &table, json!({ "do": "return" })).await;
    bob.act(address, &table, json!({ "do": "resign" })).await;
    let (status, _) = bob.try_act(address, &table, json!({ "do": "return" })).await;
    assert_eq!(status, StatusCode::CONFLICT);
    let mut socket = anna.watch(address, &table, "").await;
    let (news, _) = play(&mut socket, usize::MAX).await;
    assert_eq!(news["table"]["phase"], "over");
    let results = anna.get(address, &format!("/api/people/{}", bob.id)).await;
    assert_eq!(results["results"][0]["place"], 2, "who gives up comes last");
}

#[tokio::test]
async fn a_game_ends_early_when_everybody_agrees_and_a_rematch_rotates_the_seats() {
    let database = Database::sqlite();
    let server = Server::start(&database);
    let address = &server.address;
    let (anna, bob, table) = two_play(&server, json!({ "setup": { "seats": 2 } })).await;
    anna.act(address, &table, json!({ "do": "abandon", "agree": true })).await;
    assert_eq!(anna.look(address, &table).await["table"]["phase"], "running");
    bob.act(address, &table, json!({ "do": "abandon", "agree": true })).await;
    let seen = anna.look(address, &table).await;
    assert_eq!((&seen["table"]["phase"], &seen["table"]["abandoned"]), (&json!("over"), &json!(true)));
    let (one, two) =
        tokio::join!(anna.act(address, &table, json!({ "do": "rematch" })), bob.act(address, &table, json!({ "do": "rematch" })));
    assert_eq!(one["table"], two["table"], "both ask for the same rematch");
    let again = one["table"].as_str().expect("a table");
    let seats = &anna.look(address, again).await["table"]["seats"];
    assert_eq!((&seats[0]["person"], &seats[1]["person"]), (&json!(bob.id), &json!(anna.id)));
}

#[tokio::test]
async fn one_screen_can_have_several_seats() {
    let database = Database::sqlite();
    let server = Server::start(&database);
    let address = &server.address;
    let anna = Person::come_in(address, "Anna").await;
    let table = anna.open(address, "port-royal", json!({ "setup": { "seats": 2, "first": "seat-2" } })).await;
    anna.act(address, &table, json!({ "do": "sit", "name": "Little brother" })).await;
    anna.act(address, &table, json!({ "do": "start" })).await;
    // The brother is to move, so the table waits for Anna.
    let start = anna.get(address, "/api/start").await;
    assert_eq!(start["mine"][0]["awaits_me"], true, "{start}");
    let (status, answer) = anna.try_act(address, &table, json!({ "do": "undo" })).await;
    assert_eq!((status, &answer["message"]["id"]), (StatusCode::BAD_REQUEST, &json!("server-which-seat")));
    let mut one = anna.watch(address, &table, "viewer=1").await;
    let mut two = anna.watch(address, &table, "viewer=2").await;
    let ((news, _), _) = tokio::join!(play(&mut one, usize::MAX), play(&mut two, usize::MAX));
    assert_eq!(news["table"]["seats"][1]["name"], "Little brother");
    assert_eq!(news["table"]["phase"], "over");
}

#[tokio::test]
async fn talk_is_limited_and_the_owner_can_mute() {
    let database = Database::sqlite();
    let server = Server::start(&database);
    let address = &server.address;
    let (anna, bob) = two_people(&server).await;
    let table = anna.open(address, "port-royal", json!({ "setup": { "seats": 2 } })).await;
    bob.act(address, &table, json!({ "do": "sit" })).await;
    let say = json!({ "do": "say", "text": "Ahoy" });
    bob.act(address, &table, say.clone()).await;
    eventually("talk is limited", async || {
        (bob.try_act(address, &table, say.clone()).await.0 == StatusCode::TOO_MANY_REQUESTS).then_some(())
    })
    .await;
    let mute = json!({ "do": "mute", "person": bob.id, "muted": true });
    assert_eq!(bob.try_act(address, &table, mute.clone()).await.0, StatusCode::FORBIDDEN);
    anna.act(address, &table, mute).await;
    // Once enough time has gone by for another word.
    let (status, answer) = eventually("talk is no longer limited", async || {
        Some(bob.try_act(address, &table, say.clone()).await).filter(|(status, _)| *status != StatusCode::TOO_MANY_REQUESTS)
    })
    .await;
    assert_eq!((status, &answer["message"]["id"]), (StatusCode::FORBIDDEN, &json!("server-muted")));
}

#[tokio::test]
async fn when_the_clock_runs_out_a_bot_plays_until_the_seat_comes_back() {
    let database = Database::sqlite();
    let server = Server::start(&database);
    let address = &server.address;
    let (anna, bob) = two_people(&server).await;
    // Before the seat is asked again, the other four have to run out of time, too: long enough for it to come back.
    let terms = json!({ "setup": { "seats": 5 }, "clock": { "is": "turn", "seconds": 10 } });
    let table = anna.open(address, "port-royal", terms).await;
    bob.act(address, &table, json!({ "do": "sit" })).await;
    for name in ["Brother", "Sister", "Cousin"] {
        bob.act(address, &table, json!({ "do": "sit", "name": name })).await;
    }
    anna.act(address, &table, json!({ "do": "start" })).await;
    let mut socket = anna.watch(address, &table, "").await;
    let late = socket.until(|message| told(message).contains(&"server-out-of-time")).await;
    assert_eq!(late["table"]["seats"][0]["substitute"], "clock");
    let (status, _) = anna.try_act(address, &table, json!({ "do": "play", "line": "reveal" })).await;
    assert_eq!(status, StatusCode::CONFLICT);
    anna.act(address, &table, json!({ "do": "return" })).await;
    assert_eq!(anna.look(address, &table).await["table"]["seats"][0]["substitute"], Value::Null);
}

#[tokio::test]
async fn hints_say_what_to_do_and_undo_takes_it_back() {
    let database = Database::sqlite();
    let server = Server::start(&database);
    let address = &server.address;
    let (anna, bob) = two_people(&server).await;
    // Nobody else moves, so what can be taken back stays so.
    let table = anna.open(address, "puerto-rico", json!({ "setup": { "seats": 3 }, "seed": "2a", "automatic": false })).await;
    bob.act(address, &table, json!({ "do": "sit" })).await;
    bob.act(address, &table, json!({ "do": "sit", "name": "Brother" })).await;
    anna.act(address, &table, json!({ "do": "start" })).await;
    let news = anna.look(address, &table).await;
    let hint = anna.get(address, &format!("/api/tables/{table}/hint")).await;
    assert!(legal(&news).iter().any(|notation| hint["notation"] == notation.as_str()), "{hint}");
    let best = hint["best"].as_array().expect("the best moves");
    assert_eq!((best.len(), &best[0]["notation"]), (3, &hint["notation"]), "{hint}");
    assert!(best.iter().all(|one| one["percent"].as_u64().is_some_and(|percent| percent <= 100)), "{hint}");
    assert!(hint["reason"].to_string().contains("table-thought"), "it says how the pick compares: {hint}");
    let (status, _) = bob.ask(address, reqwest::Method::GET, &format!("/api/tables/{table}/hint"), None).await;
    assert_eq!(status, StatusCode::CONFLICT, "bob is not asked anything");
    // Some action somewhere in the game can be taken back.
    let mut undone = false;
    for _ in 0..200 {
        let news = anna.look(address, &table).await;
        if news["table"]["play"]["can_undo"] == true {
            anna.act(address, &table, json!({ "do": "undo" })).await;
            let after = anna.look(address, &table).await;
            assert!(told(&after).contains(&"table-undone"));
            undone = true;
            break;
        }
        let seat = news["table"]["play"]["awaited"][0].as_u64().expect("a seat");
        let person = if seat == 1 { &anna } else { &bob };
        let news = person.get(address, &format!("/api/tables/{table}?viewer={seat}")).await;
        person.act(address, &table, json!({ "do": "play", "seat": seat, "line": legal(&news)[0] })).await;
    }
    assert!(undone, "nothing could ever be taken back");
}

#[tokio::test]
async fn a_rated_game_between_people_with_claimed_names_moves_their_ratings() {
    for database in Database::both() {
        let server = Server::start(&database);
        let address = &server.address;
        let (anna, bob) = two_people(&server).await;
        let terms = json!({ "setup": { "seats": 2 }, "rated": true });
        let body = json!({ "game": "port-royal", "terms": terms });
        let (status, _) = anna.ask(address, reqwest::Method::POST, "/api/tables", Some(&body)).await;
        assert_eq!(status, StatusCode::FORBIDDEN, "guests are not rated");
        for (person, name) in [(&anna, "Anna"), (&bob, "Bob")] {
            person.claim(address, name).await;
        }
        let table = anna.open(address, "port-royal", terms).await;
        bob.act(address, &table, json!({ "do": "sit" })).await;
        anna.act(address, &table, json!({ "do": "start" })).await;
        let (mut one, mut two) = (anna.watch(address, &table, "").await, bob.watch(address, &table, "").await);
        tokio::join!(play(&mut one, usize::MAX), play(&mut two, usize::MAX));
        let ratings = eventually("both are rated", async || {
            let ratings = anna.get(address, "/api/ratings/port-royal").await;
            (ratings.as_array().map(Vec::len) == Some(2)).then_some(ratings)
        });
        assert_eq!(ratings.await[0]["games"], 1);
    }
}

#[tokio::test]
async fn the_host_lists_inspects_closes_and_backs_up() {
    let database = Database::sqlite();
    let server = Server::start(&database);
    let address = &server.address;
    let anna = Person::come_in(address, "Anna").await;
    let table = anna.open(address, "port-royal", json!({ "setup": { "seats": 2 } })).await;
    anna.act(address, &table, json!({ "do": "start", "fill": "mate" })).await;
    assert!(database.admin(&["list"]).contains(&table));
    assert!(database.admin(&["show", &table]).contains("\"kind\":\"started\""));
    assert!(database.admin(&["close", &table]).contains("is closed"));
    let folder = tempfile::TempDir::new().expect("a folder");
    let copy = folder.path().join("copy.sqlite");
    database.admin(&["backup", copy.to_str().expect("text")]);
    assert!(copy.exists());
    let again = database.try_admin(&["backup", copy.to_str().expect("text")]);
    assert!(again.is_err_and(|error| error.contains("copy.sqlite")), "a backup is never overwritten");
    assert!(Database::sqlite().try_admin(&["list"]).is_err(), "where no server has run there is nothing to list");
    assert!(Server::refused(&database).contains("another server uses"), "one process alone serves a file");
    let (status, _) = anna.try_act(address, &table, json!({ "do": "abandon", "agree": false })).await;
    assert_eq!(status, StatusCode::CONFLICT, "the table is over");
}
