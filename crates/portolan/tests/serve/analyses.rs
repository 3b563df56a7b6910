//! Finished games are analysed once for everybody, within a quota, where bots think; running ones never are.

use std::path::Path;

use reqwest::{Method, StatusCode};
use serde_json::{Value, json};
use table::{Record, Seat};

use crate::people::{Person, eventually};
use crate::servers::{Database, Server};

/// The record of a game of three moves that ends with the third; the second seat has so many coins, so that no two are the same.
fn short_record(coins: usize) -> String {
    let setup = json!({ "seats": 2, "first": "seat-2" });
    let own = json!({ "expeditions": ["expedition captain+captain+settler 6/3"], "people": ["admiral 9/3", "admiral 7/2"] });
    let seats = json!({ "1": own, "2": { "coins": coins } });
    let rig = json!({ "active": 1, "harbour": ["sailor 3/1", "flute 2/2"], "seats": seats });
    let mut table = games::find("port-royal").expect("the game").rig(&setup, &rig).expect("a case");
    for (seat, line) in [(0, "stop"), (0, "hire sailor 3/1"), (1, "take flute 2/2")] {
        table.play(Seat::new(seat), line).expect("a legal move");
    }
    Record { rig: Some(rig), ..table.record(vec!["Anna".to_owned(), "Bob".to_owned()]) }.to_string()
}

/// The record of a game that takes a while.
fn long_record() -> String {
    let file = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../records/explorers-4-seats-scenario-5.record");
    std::fs::read_to_string(file).expect("a record")
}

async fn ask(person: &Person, address: &str, record: &str) -> (StatusCode, Value) {
    person.ask(address, Method::POST, "/api/analyses", Some(&json!({ "record": record }))).await
}

async fn until_done(person: &Person, address: &str, id: &Value) -> Value {
    let path = format!("/api/analyses/{}", id.as_str().expect("an id"));
    eventually("the analysis", async || {
        let progress = person.get(address, &path).await;
        (progress["state"] == "done").then_some(progress)
    })
    .await
}

#[tokio::test]
async fn a_finished_game_is_analysed_once_for_everybody() {
    for database in Database::both() {
        let server = Server::start(&database);
        let address = &server.address;
        let (anna, bob) = (Person::come_in(address, "Anna").await, Person::come_in(address, "Bob").await);
        let record = short_record(0);
        let (status, begun) = ask(&anna, address, &record).await;
        assert_eq!((status, &begun["moves"], &begun["mine"]), (StatusCode::OK, &json!(3), &json!(true)), "{begun}");
        let done = until_done(&anna, address, &begun["id"]).await;
        let last = &done["analysis"]["moves"][2];
        assert_eq!(last["chances"], json!([1.0, 0.0]), "the first seat has won");
        assert!(!done.to_string().contains("Anna"), "nobody is named");
        // Whoever sat there: the second viewer has it at once, and cannot stop it.
        let (_, known) = ask(&bob, address, &record.replace("Anna", "Cecilia")).await;
        assert_eq!((&known["state"], &known["analysis"]), (&json!("done"), &done["analysis"]));
        let path = format!("/api/analyses/{}", begun["id"].as_str().expect("an id"));
        for person in [&anna, &bob] {
            let (status, _) = person.ask(address, Method::DELETE, &path, None).await;
            assert_eq!(status, StatusCode::NOT_FOUND, "what is done cannot be stopped");
        }
    }
}

#[tokio::test]
async fn an_analysis_can_be_stopped_by_whoever_began_it_and_begun_anew() {
    let database = Database::postgres();
    let (first, second) = (Server::start(&database), Server::start(&database));
    let (anna, bob) = (Person::come_in(&first.address, "Anna").await, Person::come_in(&first.address, "Bob").await);
    let (_, begun) = ask(&anna, &first.address, &long_record()).await;
    // However fast it is: it goes no further until it is stopped.
    first.pause();
    assert_eq!(begun["state"], "running");
    let (address, path) = (&second.address, format!("/api/analyses/{}", begun["id"].as_str().expect("an id")));
    assert_eq!(bob.get(address, &path).await["mine"], false);
    assert_eq!(bob.ask(address, Method::DELETE, &path, None).await.0, StatusCode::NOT_FOUND, "it is not theirs");
    assert_eq!(anna.ask(address, Method::DELETE, &path, None).await.0, StatusCode::NO_CONTENT);
    let stopped = anna.get(address, &path).await;
    assert_eq!(stopped["state"], "stopped");
    // Nothing more is done of it; the places are free for what comes next.
    first.resume();
    let address = &first.address;
    let short = ask(&anna, address, &short_record(1)).await.1;
    until_done(&anna, address, &short["id"]).await;
    assert_eq!(anna.get(address, &path).await["done"], stopped["done"]);
    let (_, again) = ask(&bob, address, &long_record()).await;
    assert_eq!((&again["state"], &again["mine"], &again["id"]), (&json!("running"), &json!(true), &begun["id"]));
}

#[tokio::test]
async fn a_running_game_is_not_analysed_nor_is_junk() {
    let database = Database::sqlite();
    let server = Server::start(&database);
    let address = &server.address;
    let anna = Person::come_in(address, "Anna").await;
    let table = anna.open(address, "port-royal", json!({ "setup": { "seats": 2 } })).await;
    anna.act(address, &table, json!({ "do": "start", "fill": "mate" })).await;
    let request = reqwest::Client::new().get(format!("http://{address}/api/tables/{table}/record")).bearer_auth(&anna.token);
    let running = request.send().await.expect("an answer").text().await.expect("a record");
    assert!(running.starts_with("portolan record"), "{running}");
    let refused = async |record: &str| {
        let (status, answer) = ask(&anna, address, record).await;
        (status, answer["message"]["id"].as_str().unwrap_or_default().to_owned())
    };
    assert_eq!(refused(&running).await, (StatusCode::CONFLICT, "server-not-over".to_owned()));
    // Nor one that only says it is over.
    let cut: Vec<String> = short_record(2).lines().map(str::to_owned).collect();
    let cut = cut[..cut.len() - 1].join("\n") + "\n";
    assert_eq!(refused(&cut).await, (StatusCode::BAD_REQUEST, "server-bad-record".to_owned()));
    assert_eq!(refused("hello").await, (StatusCode::BAD_REQUEST, "server-bad-record".to_owned()));
    let nobody = Person::nobody();
    assert_eq!(ask(&nobody, address, &short_record(2)).await.0, StatusCode::UNAUTHORIZED);
}

#[tokio::test]
async fn one_person_begins_so_many_a_day_and_may_look_at_others_all_the_same() {
    let database = Database::sqlite();
    let server = Server::start(&database);
    let address = &server.address;
    let (anna, bob) = (Person::come_in(address, "Anna").await, Person::come_in(address, "Bob").await);
    let mut begun = 0;
    let refused = loop {
        let (status, answer) = ask(&anna, address, &short_record(begun)).await;
        if status != StatusCode::OK {
            break (status, answer["message"]["id"].as_str().unwrap_or_default().to_owned());
        }
        begun += 1;
        assert!(begun <= 20, "there is no end of it");
    };
    assert_eq!((begun, refused), (20, (StatusCode::TOO_MANY_REQUESTS, "server-quota".to_owned())));
    let (_, others) = ask(&bob, address, &short_record(begun)).await;
    until_done(&anna, address, &others["id"]).await;
    assert_eq!(ask(&anna, address, &short_record(begun)).await.1["state"], "done", "what is done costs nobody anything");
}
