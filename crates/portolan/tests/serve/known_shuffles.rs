//! Tables with a known shuffle: the same seed and the same moves make the same game, and everyone is told.

use reqwest::{Method, StatusCode};
use serde_json::{Value, json};
use table::{Record, Seed};

use crate::people::{Person, eventually, play};
use crate::servers::{Database, Server};
use crate::tables::two_play;

/// Plays a whole game against these bots, and returns its record.
async fn record_of(server: &Server, game: &str, terms: &Value) -> String {
    let address = &server.address;
    let anna = Person::come_in(address, "Anna").await;
    let table = anna.open(address, game, terms.clone()).await;
    anna.act(address, &table, json!({ "do": "start" })).await;
    let (news, _) = play(&mut anna.watch(address, &table, "").await, usize::MAX).await;
    assert_eq!(news["table"]["phase"], "over", "{game}");
    anna.get(address, &format!("/api/tables/{table}/record")).await.as_str().expect("text").to_owned()
}

#[tokio::test]
async fn the_same_seed_and_the_same_moves_make_the_same_record() {
    let bots = |bots: &[&str]| -> Vec<Value> {
        let bots = bots.iter().map(|bot| json!({ "is": "bot", "bot": bot }));
        std::iter::once(json!({ "is": "open" })).chain(bots).collect()
    };
    for (game, setup, bots) in [
        ("port-royal", json!({ "first": "drawn" }), bots(&["captain", "mate"])),
        ("puerto-rico", json!({}), bots(&["deckhand", "mate"])),
        ("dominion", json!({ "kingdom": "random", "round_limit": 8 }), bots(&["deckhand", "mate"])),
        // Here people and bots are asked at the same time, to discard and to trade.
        ("explorers", json!({ "scenario": 1, "round_limit": 8 }), bots(&["deckhand", "mate", "deckhand"])),
    ] {
        let terms = json!({ "setup": setup, "seats": bots, "seed": "2a" });
        let mut records = Vec::new();
        for database in Database::both() {
            records.push(record_of(&Server::start(&database), game, &terms).await);
        }
        assert_eq!(records[0], records[1]);
        let record: Record = records[0].parse().expect("a record");
        assert_eq!((record.known_shuffle, record.seed, record.secret), (true, Some(Seed::from_number(0x2a)), None));
        games::find(game).expect("a game").replay(&record).expect("the record can be played again");
    }
}

#[tokio::test]
async fn a_known_shuffle_is_named_wherever_its_table_is_and_never_rated() {
    for database in Database::both() {
        let server = Server::start(&database);
        let address = &server.address;
        let anna = Person::come_in(address, "Anna").await;
        let seed = Seed::from_number(0x2a).to_string();
        let refused = async |terms: Value| {
            let body = json!({ "game": "port-royal", "terms": terms });
            let (status, answer) = anna.ask(address, Method::POST, "/api/tables", Some(&body)).await;
            (status, answer["message"]["id"].as_str().unwrap_or_default().to_owned())
        };
        let invalid = |id: &str| (StatusCode::BAD_REQUEST, id.to_owned());
        assert_eq!(refused(json!({ "seed": "2a", "rated": true })).await, invalid("server-known-shuffle-is-unrated"));
        assert_eq!(refused(json!({ "seed": "2a", "rig": {} })).await, invalid("server-rigged-has-no-shuffle"));
        assert_eq!(refused(json!({ "seed": "no seed" })).await, invalid("server-unreadable"));

        let terms = json!({ "seed": "2a", "public": true, "setup": { "seats": 2 } });
        let table = anna.open(address, "port-royal", terms).await;
        let other = anna.open(address, "port-royal", json!({ "public": true, "setup": { "seats": 2 } })).await;
        for list in ["open", "mine"] {
            let listed = anna.get(address, &format!("/api/tables?list={list}")).await;
            let known =
                |id: &str| listed.as_array().into_iter().flatten().find(|row| row["id"] == id).map(|row| &row["known_shuffle"]);
            assert_eq!((known(&table), known(&other)), (Some(&json!(true)), Some(&json!(false))), "{list}");
        }
        // Everyone who looks is shown the seed, and no salt can change it.
        let shown = Person::come_in(address, "Bob").await.look(address, &table).await;
        assert_eq!((&shown["table"]["terms"]["seed"], &shown["table"]["shuffle"]["seed"]), (&json!(seed), &json!(seed)));
        let (status, answer) = anna.try_act(address, &table, json!({ "do": "salt", "salt": "mine" })).await;
        assert_eq!((status, &answer["message"]["id"]), (StatusCode::CONFLICT, &json!("server-shuffle-is-known")));

        anna.act(address, &table, json!({ "do": "start", "fill": "mate" })).await;
        let (news, _) = play(&mut anna.watch(address, &table, "").await, usize::MAX).await;
        let told = news.to_string() + &anna.look(address, &table).await.to_string();
        assert!(told.contains("server-started-with-known-shuffle") && !told.contains("\"server-started\""), "{told}");
        let record = anna.get(address, &format!("/api/tables/{table}/record")).await;
        let replayed = anna.post(address, "/api/replay", json!({ "record": record, "at": 0 })).await;
        assert_eq!(replayed["known_shuffle"], true);
        let page = eventually("the result is noted", async || {
            let page = anna.get(address, &format!("/api/people/{}", anna.id)).await;
            page["results"][0].is_object().then_some(page)
        });
        let page = page.await;
        assert_eq!((&page["results"][0]["known_shuffle"], &page["shares"]), (&json!(true), &json!([])), "it counts for nothing");

        // A rematch is a new game: its shuffle is secret.
        let again = anna.act(address, &table, json!({ "do": "rematch" })).await["table"].as_str().expect("a table").to_owned();
        assert_eq!(anna.look(address, &again).await["table"]["terms"]["seed"], Value::Null);
    }
}

#[tokio::test]
async fn the_same_shuffle_with_other_seats_is_a_known_one() {
    let database = Database::sqlite();
    let server = Server::start(&database);
    let address = &server.address;
    let (anna, bob, table) = two_play(&server, json!({ "setup": { "seats": 2 } })).await;
    for person in [&anna, &bob] {
        person.act(address, &table, json!({ "do": "abandon", "agree": true })).await;
    }
    let finished = anna.look(address, &table).await;
    let again = anna.post(address, &format!("/api/tables/{table}/again"), json!({})).await;
    let shown = bob.look(address, again["id"].as_str().expect("an id")).await;
    let (terms, seats) = (&shown["table"]["terms"], &shown["table"]["seats"]);
    assert_eq!(terms["seed"], finished["table"]["shuffle"]["seed"]);
    assert_eq!((&terms["rated"], &seats[0]["name"], &seats[1]["name"]), (&json!(false), &json!("Bob"), &json!("Anna")));
}

#[tokio::test]
async fn a_practice_table_begins_in_the_middle_of_a_recorded_game() {
    for database in Database::both() {
        let server = Server::start(&database);
        let address = &server.address;
        let against = |bot: &str| json!([{ "is": "open" }, { "is": "bot", "bot": bot }]);
        let whole =
            record_of(&server, "port-royal", &json!({ "setup": { "seats": 2 }, "seats": against("mate"), "seed": "2a" })).await;
        let record: Record = whole.parse().expect("a record");
        let lines: Vec<String> = record.lines.iter().map(|line| format!("{}: {}", line.seat, line.what)).collect();
        let mut before = lines[..lines.len() / 2].to_vec();
        // A person goes on from where it is the first seat's turn.
        while !lines[before.len()].starts_with("1: ") {
            before.push(lines[before.len()].clone());
        }
        let anna = Person::come_in(address, "Anna").await;
        let terms = |played: &[String]| json!({ "setup": record.setup, "seats": against("mate"), "seed": "2a", "played": played });
        let refused = async |terms: Value| {
            let body = json!({ "game": "port-royal", "terms": terms });
            let (status, answer) = anna.ask(address, Method::POST, "/api/tables", Some(&body)).await;
            (status, answer["message"]["id"].as_str().unwrap_or_default().to_owned())
        };
        let changed = |field: &str, value: Value| {
            let mut terms = terms(&before);
            terms[field] = value;
            terms
        };
        let invalid = |id: &str| (StatusCode::BAD_REQUEST, id.to_owned());
        assert_eq!(refused(changed("public", json!(true))).await, invalid("server-rigged-is-practice"));
        assert_eq!(refused(changed("seed", Value::Null)).await, invalid("server-played-needs-beginning"));
        assert_eq!(refused(changed("played", json!(["1: fly"]))).await, invalid("server-bad-played"));
        assert_eq!(refused(changed("played", json!(["fly"]))).await, invalid("server-bad-played"));
        assert_eq!(refused(terms(&lines)).await, invalid("server-nothing-left-to-play"));

        let table = anna.open(address, "port-royal", terms(&before)).await;
        anna.act(address, &table, json!({ "do": "start" })).await;
        let told = anna.look(address, &table).await.to_string();
        assert!(told.contains("server-practice-of-record"), "{told}");
        let (news, _) = play(&mut anna.watch(address, &table, "").await, usize::MAX).await;
        assert_eq!(news["table"]["phase"], "over");
        let played = anna.get(address, &format!("/api/tables/{table}/record")).await;
        let played: Record = played.as_str().expect("text").parse().expect("a record");
        assert!(played.lines.len() > before.len());
        let begun: Vec<String> = played.lines[..before.len()].iter().map(|line| format!("{}: {}", line.seat, line.what)).collect();
        assert_eq!(begun, before);
        games::find("port-royal").expect("a game").replay(&played).expect("the record can be played again");
    }
}
