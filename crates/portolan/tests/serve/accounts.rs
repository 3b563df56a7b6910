//! What belongs to a person: password, sessions, tokens.

use reqwest::{Method, StatusCode};
use serde_json::{Value, json};

use crate::people::Person;
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
