//! What belongs to a person: password, sessions, tokens.

use reqwest::{Method, StatusCode};
use serde_json::{Value, json};

use crate::people::{Person, eventually};
use crate::servers::{Database, Server};

/// Logs in with a name and a password, as another browser; answers its cookie.
async fn log_in(address: &str, name: &str, password: &str) -> Result<String, StatusCode> {
    let body = json!({ "name": name, "password": password });
    let answer = reqwest::Client::new().post(format!("http://{address}/api/login")).json(&body).send().await.expect("an answer");
    if answer.status() != StatusCode::OK {
        return Err(answer.status());
    }
    Ok(answer.headers()["set-cookie"].to_str().expect("text").split(';').next().expect("a cookie").to_owned())
}

#[tokio::test]
async fn a_new_password_asks_for_the_old_one_and_ends_other_sessions_and_tokens() {
    for database in Database::both() {
        let server = Server::start(&database);
        let address = &server.address;
        let anna = Person::come_in(address, "Anna").await;
        anna.claim(address, "Anna").await;
        let elsewhere = anna.in_browser(log_in(address, "Anna", "a long secret").await.expect("she logs in"));
        let claim = async |current: Value| {
            let body = json!({ "name": "Anna", "password": "a longer secret", "current": current });
            let (status, answer) = anna.ask_in_person(address, Method::POST, "/api/me/claim", &body).await;
            (status, answer["message"]["id"].clone())
        };
        let wrong = (StatusCode::FORBIDDEN, json!("server-wrong-password"));
        assert_eq!(claim(Value::Null).await, wrong, "whoever finds an open browser does not know it");
        assert_eq!(claim(json!("a wrong secret")).await, wrong);
        assert_eq!(elsewhere.ask_in_person(address, Method::GET, "/api/me", &Value::Null).await.0, StatusCode::OK);
        assert_eq!(claim(json!("a long secret")).await.0, StatusCode::OK);
        let me = async |person: &Person| person.ask_in_person(address, Method::GET, "/api/me", &Value::Null).await.0;
        assert_eq!((me(&anna).await, me(&elsewhere).await), (StatusCode::OK, StatusCode::UNAUTHORIZED));
        assert_eq!(anna.ask(address, Method::GET, "/api/me", None).await.0, StatusCode::UNAUTHORIZED, "the token has ended");
        assert_eq!(log_in(address, "Anna", "a long secret").await, Err(StatusCode::UNAUTHORIZED));
        assert!(log_in(address, "Anna", "a longer secret").await.is_ok());
    }
}

#[tokio::test]
async fn sessions_are_listed_and_each_can_be_ended() {
    let database = Database::sqlite();
    let server = Server::start(&database);
    let address = &server.address;
    let anna = Person::come_in(address, "Anna").await;
    anna.claim(address, "Anna").await;
    let elsewhere = anna.in_browser(log_in(address, "Anna", "a long secret").await.expect("she logs in"));
    let none = Value::Null;
    let (_, sessions) = anna.ask_in_person(address, Method::GET, "/api/sessions", &none).await;
    let sessions = sessions.as_array().expect("a list");
    let (own, other): (Vec<&Value>, Vec<&Value>) = sessions.iter().partition(|session| session["current"] == true);
    assert_eq!((own.len(), other.len()), (1, 1), "{sessions:?}");
    let end = format!("/api/sessions/{}", other[0]["id"].as_str().expect("an id"));
    assert_eq!(anna.ask_in_person(address, Method::DELETE, &end, &none).await.0, StatusCode::NO_CONTENT);
    assert_eq!(anna.ask_in_person(address, Method::DELETE, &end, &none).await.0, StatusCode::NOT_FOUND);
    assert_eq!(elsewhere.ask_in_person(address, Method::GET, "/api/me", &none).await.0, StatusCode::UNAUTHORIZED);
    assert_eq!(anna.ask_in_person(address, Method::GET, "/api/me", &none).await.0, StatusCode::OK);
}

#[tokio::test]
async fn a_recovery_code_works_once_and_logs_out_everybody_else() {
    for database in Database::both() {
        let server = Server::start(&database);
        let address = &server.address;
        let anna = Person::come_in(address, "Anna").await;
        let proof = json!({ "password": "a long secret" });
        let (status, answer) = anna.ask_in_person(address, Method::POST, "/api/me/recovery-codes", &proof).await;
        assert_eq!((status, &answer["message"]["id"]), (StatusCode::CONFLICT, &json!("server-no-password")));
        anna.claim(address, "Anna").await;
        let wrong = json!({ "password": "a wrong secret" });
        let (status, _) = anna.ask_in_person(address, Method::POST, "/api/me/recovery-codes", &wrong).await;
        assert_eq!(status, StatusCode::FORBIDDEN, "whoever finds an open browser gets none");
        let (_, codes) = anna.ask_in_person(address, Method::POST, "/api/me/recovery-codes", &proof).await;
        assert_eq!((&codes["left"], codes["codes"].as_array().map(Vec::len)), (&json!(8), Some(8)));
        let code = codes["codes"][3].as_str().expect("a code").to_uppercase().replace('-', " ");
        let recover = async |code: &str| {
            let body = json!({ "name": "anna", "code": code, "password": "a newer secret" });
            Person::nobody().ask(address, Method::POST, "/api/recover", Some(&body)).await.0
        };
        assert_eq!(recover("aaaa-bbbb-cccc-dddd").await, StatusCode::UNAUTHORIZED);
        assert_eq!(recover(&code).await, StatusCode::OK);
        assert_eq!(recover(&code).await, StatusCode::UNAUTHORIZED, "once");
        assert_eq!(anna.ask_in_person(address, Method::GET, "/api/me", &Value::Null).await.0, StatusCode::UNAUTHORIZED);
        assert_eq!(log_in(address, "Anna", "a long secret").await, Err(StatusCode::UNAUTHORIZED));
        let again = anna.in_browser(log_in(address, "Anna", "a newer secret").await.expect("she logs in"));
        let (_, left) = again.ask_in_person(address, Method::GET, "/api/me/recovery-codes", &Value::Null).await;
        assert_eq!(left, json!({ "left": 7, "codes": [] }));
    }
}

#[tokio::test]
async fn everybody_gets_everything_that_is_kept_about_them_and_nothing_secret() {
    for database in Database::both() {
        let server = Server::start(&database);
        let address = &server.address;
        let (anna, bob) = (Person::come_in(address, "Anna").await, Person::come_in(address, "Bob").await);
        let table = anna.open(address, "port-royal", json!({ "setup": { "seats": 2 } })).await;
        bob.act(address, &table, json!({ "do": "sit" })).await;
        anna.act(address, &table, json!({ "do": "say", "text": "Ahoy" })).await;
        bob.act(address, &table, json!({ "do": "say", "text": "Mine alone" })).await;
        let spam = json!({ "person": bob.id, "reason": "spam", "words": "Buy, buy" });
        assert_eq!(anna.ask(address, Method::POST, "/api/reports", Some(&spam)).await.0, StatusCode::NO_CONTENT);
        let (status, data) = anna.ask_in_person(address, Method::GET, "/api/me/data", &Value::Null).await;
        assert_eq!(status, StatusCode::OK);
        assert_eq!((&data["person"]["name"], &data["tables"][0]["id"]), (&json!("Anna"), &json!(table)));
        let text = data.to_string();
        assert!(text.contains("Ahoy") && text.contains("Buy, buy") && !text.contains("Mine alone"), "{text}");
        assert!(!text.contains(&anna.token) && !text.contains(anna.cookie.trim_start_matches("portolan=")), "{text}");
        let (status, _) = anna.ask(address, Method::GET, "/api/me/data", None).await;
        assert_eq!(status, StatusCode::FORBIDDEN, "not for programs");
    }
}

#[tokio::test]
async fn a_name_that_looks_like_a_claimed_one_is_taken() {
    let database = Database::sqlite();
    let server = Server::start(&database);
    let address = &server.address;
    let paula = Person::come_in(address, "Paula").await;
    paula.claim(address, "Paula").await;
    let taken = async |name: &str| {
        let (status, answer) = Person::nobody().ask(address, Method::POST, "/api/me", Some(&json!({ "name": name }))).await;
        (status, answer["message"]["id"].as_str().unwrap_or_default().to_owned())
    };
    for name in ["PAULA", "PauIa", "Pau1a"] {
        assert_eq!(taken(name).await, (StatusCode::CONFLICT, "server-name-taken".to_owned()), "{name}");
    }
    assert_eq!(taken("P\u{430}ula").await, (StatusCode::BAD_REQUEST, "server-bad-name".to_owned()), "two scripts in one word");
    assert_eq!(taken("Pauline").await.0, StatusCode::OK);
}

#[tokio::test]
async fn who_deletes_their_account_leaves_no_name_behind_and_their_seats_to_bots() {
    for database in Database::both() {
        let server = Server::start(&database);
        let address = &server.address;
        let (anna, bob) = (Person::come_in(address, "Annabella").await, Person::come_in(address, "Bob").await);
        anna.claim(address, "Annabella").await;
        let table = async || {
            let table = anna.open(address, "port-royal", json!({ "setup": { "seats": 2 } })).await;
            bob.act(address, &table, json!({ "do": "sit" })).await;
            anna.act(address, &table, json!({ "do": "say", "text": "Ahoy" })).await;
            anna.act(address, &table, json!({ "do": "start" })).await;
            table
        };
        let (finished, running) = (table().await, table().await);
        for person in [&anna, &bob] {
            person.act(address, &finished, json!({ "do": "abandon", "agree": true })).await;
        }
        let waiting = anna.open(address, "port-royal", json!({ "setup": { "seats": 2 } })).await;
        let watched = bob.open(address, "port-royal", json!({ "setup": { "seats": 2 } })).await;
        anna.act(address, &watched, json!({ "do": "say", "text": "Ahoy" })).await;
        let socket = anna.watch(address, &running, "").await;

        let leave = async |password: &str| {
            anna.ask_in_person(address, Method::POST, "/api/me/leave", &json!({ "password": password })).await.0
        };
        assert_eq!(leave("a wrong secret").await, StatusCode::FORBIDDEN);
        assert_eq!(leave("a long secret").await, StatusCode::NO_CONTENT);
        socket.until_closed().await;
        for table in [&finished, &running, &watched] {
            let seen = eventually("the name is gone", async || {
                let seen = bob.look(address, table).await;
                (!seen.to_string().contains("Annabella")).then_some(seen)
            })
            .await;
            assert!(seen.to_string().contains("server-somebody") && seen.to_string().contains("Ahoy"), "{seen}");
            assert_eq!(seen["table"]["seats"][usize::from(table != &watched)]["name"], json!("Bob"));
        }
        for table in [&finished, &running] {
            assert_eq!(bob.look(address, table).await["table"]["seats"][0]["name"], Value::Null);
            let record = bob.get(address, &format!("/api/tables/{table}/record")).await;
            assert!(
                record.as_str().is_some_and(|record| record.contains("seat 1: –") && !record.contains("Annabella")),
                "{record}"
            );
        }
        assert_eq!(bob.look(address, &running).await["table"]["seats"][0]["substitute"], "left");
        eventually("nobody waits for her", async || (bob.look(address, &waiting).await["table"]["phase"] == "over").then_some(()))
            .await;
        assert_eq!(bob.ask(address, Method::GET, &format!("/api/people/{}", anna.id), None).await.0, StatusCode::NOT_FOUND);
        assert_eq!(anna.ask(address, Method::GET, "/api/me", None).await.0, StatusCode::UNAUTHORIZED, "the token has ended");
        assert_eq!(anna.ask_in_person(address, Method::GET, "/api/me", &Value::Null).await.0, StatusCode::UNAUTHORIZED);
        assert_eq!(log_in(address, "Annabella", "a long secret").await, Err(StatusCode::UNAUTHORIZED));
        // After a restart the log says the same, and the name can be anybody's.
        server.stop();
        let server = Server::start(&database);
        assert!(!bob.look(&server.address, &finished).await.to_string().contains("Annabella"));
        Person::come_in(&server.address, "Cecilia").await.claim(&server.address, "Annabella").await;
    }
}

#[tokio::test]
async fn the_host_deletes_an_account_whether_or_not_a_server_runs() {
    for database in Database::both() {
        let server = Server::start(&database);
        let address = &server.address;
        let (anna, bob) = (Person::come_in(address, "Annabella").await, Person::come_in(address, "Bob").await);
        let dora = Person::come_in(address, "Doralice").await;
        anna.claim(address, "Annabella").await;
        let table = bob.open(address, "port-royal", json!({ "setup": { "seats": 3 } })).await;
        for person in [&anna, &dora] {
            person.act(address, &table, json!({ "do": "sit" })).await;
        }
        assert!(database.try_admin(&["delete-person", "Nobody"]).is_err_and(|error| error.contains("`Nobody`")));
        database.admin(&["delete-person", "annabella", "--why", "She wrote to us"]);
        let gone = async |address: &str, name: &str| {
            eventually("the name is gone", async || (!bob.look(address, &table).await.to_string().contains(name)).then_some(()))
                .await;
        };
        gone(address, "Annabella").await;
        assert_eq!(anna.ask(address, Method::GET, "/api/me", None).await.0, StatusCode::UNAUTHORIZED);
        assert!(database.admin(&["audit"]).contains(&format!("delete-person  {}  \"She wrote to us\"", anna.id)));
        server.stop();
        database.admin(&["delete-person", &dora.id]);
        let server = Server::start(&database);
        gone(&server.address, "Doralice").await;
        let seats = bob.look(&server.address, &table).await["table"]["seats"].clone();
        assert_eq!((&seats[1]["is"], &seats[2]["is"]), (&json!("open"), &json!("open")));
    }
}
