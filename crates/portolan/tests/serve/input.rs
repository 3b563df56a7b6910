//! Bad input of every kind gets the right answer, with a message, and never an error of the server's own.

use reqwest::{Method, StatusCode};
use serde_json::{Value, json};
use table::harness::seed_from_environment;
use table::{Chance, Stream};

use crate::people::Person;
use crate::servers::{Database, Server};

#[tokio::test]
async fn every_wrong_request_gets_the_right_refusal() {
    let database = Database::sqlite();
    let server = Server::start(&database);
    let address = &server.address;
    let anna = Person::come_in(address, "Anna").await;
    let bob = Person::come_in(address, "Bob").await;
    let table = anna.open(address, "port-royal", json!({ "setup": { "seats": 2 } })).await;
    let commands = format!("/api/tables/{table}/commands");
    let play = json!({ "command": { "do": "play", "line": "reveal" } });
    let large = json!({ "command": { "do": "say", "text": "x".repeat(300_000) } });
    let long = json!({ "command": { "do": "say", "text": "x".repeat(3000) } });
    let foreign = json!({ "command": { "do": "play", "seat": 1, "line": "reveal" } });
    let no_seat = json!({ "command": { "do": "play", "seat": 9, "line": "reveal" } });
    let list = json!([]);
    let cases = [
        (&anna, Method::GET, "/api/nothing", None, StatusCode::NOT_FOUND, "server-no-such-address"),
        (&anna, Method::DELETE, "/api/games", None, StatusCode::METHOD_NOT_ALLOWED, "server-wrong-method"),
        (&anna, Method::GET, "/api/tables/none", None, StatusCode::NOT_FOUND, "server-no-such-table"),
        (&anna, Method::GET, "/api/tables?list=all", None, StatusCode::BAD_REQUEST, "server-unreadable"),
        (&anna, Method::POST, commands.as_str(), Some(&large), StatusCode::PAYLOAD_TOO_LARGE, "server-too-large"),
        (&anna, Method::POST, commands.as_str(), Some(&long), StatusCode::BAD_REQUEST, "server-too-long"),
        (&anna, Method::POST, commands.as_str(), Some(&play), StatusCode::CONFLICT, "server-not-started"),
        (&bob, Method::POST, commands.as_str(), Some(&foreign), StatusCode::FORBIDDEN, "server-not-your-seat"),
        (&anna, Method::POST, commands.as_str(), Some(&no_seat), StatusCode::BAD_REQUEST, "server-unreadable"),
        (&anna, Method::POST, commands.as_str(), Some(&list), StatusCode::BAD_REQUEST, "server-unreadable"),
    ];
    for (person, method, path, body, status, message) in cases {
        let (found, answer) = person.ask(address, method.clone(), path, body).await;
        assert_eq!((found, answer["message"]["id"].as_str()), (status, Some(message)), "{method} {path}: {answer}");
    }
    let nobody = reqwest::Client::new();
    let answer = nobody.post(format!("http://{address}{commands}")).json(&play).send().await.expect("an answer");
    assert_eq!(answer.status(), StatusCode::UNAUTHORIZED);
    let answer =
        nobody.post(format!("http://{address}{commands}")).bearer_auth("wrong").json(&play).send().await.expect("an answer");
    assert_eq!(answer.status(), StatusCode::UNAUTHORIZED);
    let answer = nobody.post(format!("http://{address}/api/me")).body("{").send().await.expect("an answer");
    assert_eq!(answer.status(), StatusCode::UNSUPPORTED_MEDIA_TYPE, "a form of another site is not read");
}

#[tokio::test]
async fn a_cookie_cannot_be_guessed_and_is_out_of_reach_and_every_answer_has_its_headers() {
    let database = Database::sqlite();
    let server = Server::start(&database);
    let address = &server.address;
    let http = reqwest::Client::new();
    let answer = http.post(format!("http://{address}/api/me")).json(&json!({})).send().await.expect("an answer");
    let cookie = answer.headers()["set-cookie"].to_str().expect("text").to_owned();
    assert!(cookie.contains("; HttpOnly; SameSite=Lax"), "{cookie}");
    let policy = answer.headers()["content-security-policy"].to_str().expect("text");
    assert!(policy.contains("script-src 'self';"), "{policy}");
    assert_eq!(answer.headers()["x-content-type-options"], "nosniff");
    let session = cookie.split(';').next().expect("a cookie").to_owned();
    let me = async |cookie: String| {
        http.get(format!("http://{address}/api/me")).header("cookie", cookie).send().await.expect("an answer").status()
    };
    assert_eq!(me(session.clone()).await, StatusCode::OK);
    assert_eq!(me(format!("{session}x")).await, StatusCode::UNAUTHORIZED, "another secret");
    assert!(session.len() > 50, "{session} could be guessed");
}

#[tokio::test]
async fn a_claimed_name_is_nobody_elses_and_lets_one_log_in() {
    for database in Database::both() {
        let server = Server::start(&database);
        let address = &server.address;
        let anna = Person::come_in(address, "Anna").await;
        anna.claim(address, "Anna").await;
        let bob = Person::come_in(address, "Bob").await;
        for (path, body) in
            [("/api/me", json!({ "name": "ANNA" })), ("/api/me/claim", json!({ "name": "anna", "password": "another secret" }))]
        {
            let (status, answer) = bob.ask_in_person(address, Method::POST, path, &body).await;
            assert_eq!((status, &answer["message"]["id"]), (StatusCode::CONFLICT, &json!("server-name-taken")));
        }
        let log_in = async |password: &str| {
            bob.ask(address, Method::POST, "/api/login", Some(&json!({ "name": "anna", "password": password }))).await
        };
        assert_eq!(log_in("a wrong secret").await.0, StatusCode::UNAUTHORIZED);
        let (status, me) = log_in("a long secret").await;
        assert_eq!((status, &me["id"]), (StatusCode::OK, &json!(anna.id)));
    }
}

#[tokio::test]
async fn the_documentation_is_served_and_tells_every_address() {
    let database = Database::sqlite();
    let server = Server::start(&database);
    let address = &server.address;
    let anna = Person::come_in(address, "Anna").await;
    let documentation = anna.get(address, "/api/openapi.json").await;
    for path in ["/api/tables", "/api/tables/{id}/stream", "/api/me", "/healthz"] {
        assert!(documentation["paths"][path].is_object(), "{path}");
    }
    let (status, page) = anna.ask(address, Method::GET, "/api/docs/", None).await;
    assert_eq!(status, StatusCode::OK);
    assert!(page.as_str().is_some_and(|page| page.contains("swagger")), "{page}");
    assert_eq!(anna.get(address, "/readyz").await, json!("ready\n"));
    let metrics = anna.get(address, "/metrics").await;
    assert!(metrics.as_str().is_some_and(|metrics| metrics.contains("portolan_entries_total")), "{metrics}");
}

const FUZZ: Stream = Stream::new(0);

/// Something a request might hold, sensible or not.
fn junk(chance: &mut Chance, depth: u32) -> Value {
    const WORDS: [&str; 26] = [
        "",
        "a",
        "port-royal",
        "mate",
        "onlooker",
        "1",
        "0",
        "-1",
        "99999999999999999999",
        "reveal",
        "undo",
        "open",
        "bot",
        "turn",
        "bank",
        "sit",
        "play",
        "start",
        "say",
        "rematch",
        "\u{0}",
        "\u{202e}x",
        "ěščř",
        "../../etc/passwd",
        "%ff%00",
        "'; DROP TABLE log; --",
    ];
    const KEYS: [&str; 27] = [
        "do", "seat", "line", "client", "command", "game", "terms", "setup", "seats", "is", "bot", "clock", "seconds", "name",
        "password", "label", "text", "person", "muted", "agree", "salt", "fill", "names", "games", "next", "portolan", "campaign",
    ];
    match chance.draw(FUZZ, if depth == 0 { 6 } else { 9 }) {
        0 => Value::Null,
        1 => json!(chance.draw(FUZZ, 2) == 0),
        2 => json!(i64::from(chance.draw(FUZZ, 12)) - 2),
        3 => json!(u64::MAX),
        4 | 5 => json!(WORDS[chance.draw(FUZZ, WORDS.len() as u32) as usize]),
        6 => (0..chance.draw(FUZZ, 4)).map(|_| junk(chance, depth - 1)).collect(),
        _ => {
            let mut object = serde_json::Map::new();
            for _ in 0..chance.draw(FUZZ, 5) {
                let key = KEYS[chance.draw(FUZZ, KEYS.len() as u32) as usize];
                object.insert(key.to_owned(), junk(chance, depth - 1));
            }
            Value::Object(object)
        }
    }
}

/// A request that is nearly right: something sensible with one part replaced.
fn nearly(chance: &mut Chance, table: &str) -> Value {
    let commands = [
        json!({ "do": "sit" }),
        json!({ "do": "sit", "seat": 2, "invitation": "x", "name": "Y" }),
        json!({ "do": "seat-bot", "seat": 2, "bot": "mate" }),
        json!({ "do": "free", "seat": 2 }),
        json!({ "do": "leave" }),
        json!({ "do": "salt", "salt": "x" }),
        json!({ "do": "start", "fill": "mate" }),
        json!({ "do": "play", "seat": 1, "line": "reveal" }),
        json!({ "do": "undo" }),
        json!({ "do": "return" }),
        json!({ "do": "resign" }),
        json!({ "do": "abandon", "agree": true }),
        json!({ "do": "say", "text": "x" }),
        json!({ "do": "mute", "person": "x", "muted": true }),
        json!({ "do": "rematch" }),
        json!({ "do": "continue" }),
    ];
    let mut request = match chance.draw(FUZZ, 5) {
        0 => {
            json!({ "game": "port-royal", "terms": { "setup": { "seats": 2 }, "clock": { "is": "turn", "seconds": 60 } }, "sit": true })
        }
        1 => json!({ "name": "Somebody", "password": "a long secret" }),
        2 => json!({ "label": table }),
        3 if chance.draw(FUZZ, 2) == 0 => json!({ "game": "port-royal", "setup": { "seats": 2 }, "names": ["Anna", "Bob"] }),
        3 => {
            let played = json!({ "setup": { "seats": 2 }, "end": "finished", "scores": [3, 2], "record": ["portolan record 1"] });
            let next = json!({ "seats": 2 });
            json!({ "portolan": "campaign 1", "game": "port-royal", "names": ["A", "B"], "games": [played], "next": next })
        }
        _ => json!({ "client": "c", "command": commands[chance.draw(FUZZ, commands.len() as u32) as usize] }),
    };
    if chance.draw(FUZZ, 3) > 0 {
        spoil(&mut request, chance);
    }
    request
}

/// Replaces one part, at any depth.
fn spoil(part: &mut Value, chance: &mut Chance) {
    if let Value::Object(object) = part
        && chance.draw(FUZZ, 3) > 0
    {
        let which = chance.draw(FUZZ, object.len().max(1) as u32) as usize;
        if let Some(next) = object.values_mut().nth(which) {
            return spoil(next, chance);
        }
    }
    *part = junk(chance, 2);
}

#[tokio::test]
async fn no_request_to_any_documented_address_breaks_the_server() {
    let seed = seed_from_environment(7);
    let rounds: u32 = std::env::var("FUZZ_ROUNDS").ok().and_then(|rounds| rounds.parse().ok()).unwrap_or(25);
    for database in Database::both() {
        let server = Server::start(&database);
        let address = &server.address;
        let mut anna = Person::come_in(address, "Anna").await;
        let documentation = anna.get(address, "/api/openapi.json").await;
        let mut table = anna.open(address, "port-royal", json!({ "setup": { "seats": 2 } })).await;
        let mut chance = Chance::imagined(seed);
        for round in 0..rounds {
            if round % 10 == 9 {
                anna = Person::come_in(address, &format!("Anna {round}")).await;
                table = anna.open(address, "port-royal", json!({ "setup": { "seats": 2 } })).await;
            }
            for (path, operations) in documentation["paths"].as_object().expect("paths") {
                for (method, operation) in operations.as_object().expect("operations") {
                    let method = Method::from_bytes(method.to_uppercase().as_bytes()).expect("a method");
                    let id = match chance.draw(FUZZ, 3) {
                        0 => "%ff",
                        1 => "port-royal",
                        _ => &table,
                    };
                    let mut path = path.replace("{id}", id).replace("{game}", id);
                    for (index, parameter) in operation["parameters"].as_array().into_iter().flatten().enumerate() {
                        if parameter["in"] == "query" && chance.draw(FUZZ, 2) == 0 {
                            let value =
                                ["1", "-1", "onlooker", "true", "x", "99999999999999999999", "%00"][chance.draw(FUZZ, 7) as usize];
                            let before = if index == 0 || !path.contains('?') { '?' } else { '&' };
                            path = format!("{path}{before}{}={value}", parameter["name"].as_str().expect("a name"));
                        }
                    }
                    let body = match chance.draw(FUZZ, 4) {
                        0 => junk(&mut chance, 3),
                        _ => nearly(&mut chance, &table),
                    };
                    let body = operation["requestBody"].is_object().then_some(&body);
                    let (status, answer) = anna.ask(address, method.clone(), &path, body).await;
                    assert!(status.as_u16() < 500, "{method} {path} {body:?}: {status} {answer}");
                    let refused = status.is_client_error();
                    assert!(
                        !refused || answer["message"]["id"].is_string(),
                        "{method} {path}: {status} without a message: {answer}"
                    );
                }
            }
        }
    }
}
