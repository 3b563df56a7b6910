//! The rulebook over HTTP: who may read what, examples, and practice tables that begin from them.

use reqwest::{Method, StatusCode};
use serde_json::{Value, json};
use table::Record;

use crate::people::{Person, play};
use crate::servers::{Database, Server};
use crate::tables::two_people;

const EXAMPLE: &str = "/api/examples/port-royal/repel/three-swords-repel-a-ship-with-two";

fn names(listed: &Value) -> Vec<&str> {
    let sections = listed.as_array().into_iter().flatten().flat_map(|chapter| chapter["sections"].as_array().into_iter().flatten());
    sections.filter_map(|section| section["name"].as_str()).collect()
}

#[tokio::test]
async fn the_rulebook_is_read_and_asked_in_every_language() {
    let database = Database::sqlite();
    let server = Server::start(&database);
    let address = &server.address;
    let anna = Person::come_in(address, "Anna").await;
    for lang in ["en", "cs", "ro"] {
        let contents = anna.get(address, &format!("/api/rules/puerto-rico?lang={lang}")).await;
        assert!(names(&contents).contains(&"must-load"), "{contents}");
        let chapter = anna.get(address, &format!("/api/rules/puerto-rico/chapters/captain?lang={lang}")).await;
        assert_eq!(chapter["sections"][0]["name"], "captain");
    }
    let found = anna.get(address, "/api/rules/puerto-rico/search?lang=en&words=governor").await;
    assert!(found[0]["excerpt"].as_array().is_some_and(|pieces| !pieces.is_empty()), "{found}");
    let place = anna.get(address, "/api/rules/puerto-rico/where/puerto-rico-must-load").await;
    assert_eq!(place, json!({ "chapter": "captain", "section": "must-load" }));
    for (path, status) in [
        ("/api/rules/chess?lang=en", StatusCode::NOT_FOUND),
        ("/api/rules/dominion?lang=de", StatusCode::BAD_REQUEST),
        ("/api/rules/dominion/chapters/nowhere?lang=en", StatusCode::NOT_FOUND),
        ("/api/rules/dominion/where/nothing", StatusCode::NOT_FOUND),
        ("/api/examples/dominion/no/such", StatusCode::NOT_FOUND),
    ] {
        assert_eq!(anna.ask(address, Method::GET, path, None).await.0, status, "{path}");
    }
}

#[tokio::test]
async fn the_story_is_told_to_whoever_plays_it() {
    for database in Database::both() {
        let server = Server::start(&database);
        let address = &server.address;
        let (anna, bob) = two_people(&server).await;
        let setup = json!({ "seats": 1, "mode": "cooperative-adventure", "chapter": 2 });
        let table = anna.open(address, "port-royal", json!({ "setup": setup })).await;
        let knows = async |person: &Person| {
            let contents = person.get(address, "/api/rules/port-royal?lang=en").await;
            ["chapter-2", "chapter-3"].map(|section| names(&contents).contains(&section))
        };
        assert_eq!(knows(&anna).await, [false, false], "the game has not begun");
        anna.act(address, &table, json!({ "do": "start" })).await;
        assert_eq!(knows(&anna).await, [true, false]);
        assert_eq!(knows(&bob).await, [false, false]);
    }
}

#[tokio::test]
async fn an_example_is_shown_step_by_step_and_played_on_for_practice() {
    let database = Database::sqlite();
    let server = Server::start(&database);
    let address = &server.address;
    let anna = Person::come_in(address, "Anna").await;
    let shown = anna.get(address, EXAMPLE).await;
    let stages = shown["stages"].as_array().expect("stages");
    assert_eq!((stages.len(), shown["wrong"].is_null(), &shown["viewer"]), (4, true, &json!(1)));
    assert_eq!(stages[3]["refused"]["why"]["id"], "table-not-your-turn");
    let bot = json!({ "is": "bot", "bot": "deckhand" });
    let terms = json!({ "setup": shown["setup"], "rig": shown["rig"], "seats": [{ "is": "open" }, bot, bot] });
    for counted in ["rated", "public"] {
        let mut terms = terms.clone();
        terms[counted] = true.into();
        let body = json!({ "game": "port-royal", "terms": terms });
        assert!(!anna.ask(address, Method::POST, "/api/tables", Some(&body)).await.0.is_success(), "{counted}");
    }
    let opened = anna.post(address, "/api/tables", json!({ "game": "port-royal", "terms": terms, "start": true })).await;
    let table = opened["id"].as_str().expect("an id");
    let news = anna.look(address, table).await;
    assert!(news["happened"].as_array().into_iter().flatten().any(|one| one["message"]["id"] == "server-practice"), "{news}");
    assert_eq!(news["table"]["play"]["section"], "repel");
    let mut socket = anna.watch(address, table, "").await;
    play(&mut socket, usize::MAX).await;
    let record = anna.get(address, &format!("/api/tables/{table}/record")).await;
    let record: Record = record.as_str().expect("text").parse().expect("a record");
    assert_eq!((record.rig.as_ref(), record.seed, record.secret), (Some(&shown["rig"]), None, None));
    games::find("port-royal").expect("a game").replay(&record).expect("it can be played again");
    let person = anna.get(address, &format!("/api/people/{}", anna.id)).await;
    assert_eq!(person["results"].as_array().map(Vec::len), Some(0), "practice has no results");
}

#[tokio::test]
async fn a_ruling_of_ones_own_is_shown_or_its_fault_told_with_the_line() {
    let database = Database::sqlite();
    let server = Server::start(&database);
    let address = &server.address;
    let anna = Person::come_in(address, "Anna").await;
    let ruling = anna.get(address, EXAMPLE).await["ruling"].as_str().expect("text").to_owned();
    let shown = anna.post(address, "/api/rulings", json!({ "ruling": ruling })).await;
    assert_eq!(shown["stages"].as_array().map(Vec::len), Some(4));
    let line = |message: &Value| message["args"].as_array().and_then(|args| args.iter().find(|arg| arg[0] == "line").cloned());
    let faulty = json!({ "ruling": ruling.replace("play = \"1: repel\"", "play = \"repel\"") });
    let (status, refused) = anna.ask(address, Method::POST, "/api/rulings", Some(&faulty)).await;
    assert_eq!((status, line(&refused["message"])), (StatusCode::BAD_REQUEST, Some(json!(["line", { "number": 21 }]))));
    let disputed = ruling.replace("play = \"1: repel\"", "play = \"2: repel\"");
    let shown = anna.post(address, "/api/rulings", json!({ "ruling": disputed })).await;
    assert_eq!(shown["wrong"]["id"], "server-ruling-refused", "{}", shown["wrong"]);
    assert_eq!(line(&shown["wrong"]), Some(json!(["line", { "number": 21 }])));
}
