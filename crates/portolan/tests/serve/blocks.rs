//! People who do not want to hear or meet each other, and those who are told of to the moderators.

use reqwest::{Method, StatusCode};
use serde_json::{Value, json};

use crate::people::Person;
use crate::servers::{Database, Server};

fn why((status, answer): (StatusCode, Value)) -> (StatusCode, String) {
    (status, answer["message"]["id"].as_str().unwrap_or_default().to_owned())
}

fn refused(status: StatusCode, id: &str) -> (StatusCode, String) {
    (status, id.to_owned())
}

#[tokio::test]
async fn who_is_blocked_is_neither_heard_nor_let_to_my_tables_nor_plays_with_me_again() {
    for database in Database::both() {
        let server = Server::start(&database);
        let address = &server.address;
        let (anna, bob) = (Person::come_in(address, "Anna").await, Person::come_in(address, "Bob").await);
        let cyril = Person::come_in(address, "Cyril").await;
        let table = anna.open(address, "port-royal", json!({ "setup": { "seats": 2 } })).await;
        bob.act(address, &table, json!({ "do": "sit" })).await;
        anna.act(address, &table, json!({ "do": "start" })).await;
        bob.act(address, &table, json!({ "do": "say", "text": "You play badly" })).await;
        let mut socket = anna.watch(address, &table, "").await;
        socket.until(|message| message["type"] == "welcome").await;

        let block =
            async |person: &str| why(anna.ask(address, Method::POST, "/api/blocks", Some(&json!({ "person": person }))).await);
        assert_eq!(block(&anna.id).await, refused(StatusCode::BAD_REQUEST, "server-that-is-you"));
        assert_eq!(block("nobody").await, refused(StatusCode::NOT_FOUND, "server-no-such-person"));
        assert_eq!(block(&bob.id).await.0, StatusCode::NO_CONTENT);
        assert_eq!(block(&bob.id).await.0, StatusCode::NO_CONTENT, "twice is once");
        let blocks = anna.get(address, "/api/blocks").await;
        assert_eq!((&blocks[0]["name"], blocks.as_array().map(Vec::len)), (&json!("Bob"), Some(1)));

        // Her socket comes back, once, and hears everything but him.
        socket.until_closed().await;
        let mut socket = anna.watch(address, &table, "").await;
        bob.act(address, &table, json!({ "do": "say", "text": "Very badly" })).await;
        let last = cyril.act(address, &table, json!({ "do": "say", "text": "Ahoy" })).await["number"].clone();
        let mut heard = String::new();
        loop {
            let message = socket.next().await.expect("what her own node tells the others lets her go no second time");
            heard += &message.to_string();
            if message["number"] == last {
                break;
            }
        }
        assert!(heard.contains("Ahoy") && !heard.contains("badly"), "{heard}");
        for path in [format!("/api/tables/{table}"), format!("/api/tables/{table}/at/{last}")] {
            assert!(!anna.get(address, &path).await.to_string().contains("badly"), "{path}");
            assert!(cyril.get(address, &path).await.to_string().contains("badly"), "others hear him");
        }

        for person in [&anna, &bob] {
            person.act(address, &table, json!({ "do": "abandon", "agree": true })).await;
        }
        let not_welcome = refused(StatusCode::FORBIDDEN, "server-not-welcome");
        assert_eq!(why(bob.try_act(address, &table, json!({ "do": "rematch" })).await), not_welcome);
        let hers = anna.open(address, "port-royal", json!({ "setup": { "seats": 2 } })).await;
        assert_eq!(why(bob.try_act(address, &hers, json!({ "do": "sit" })).await), not_welcome);
        let unblock = format!("/api/blocks/{}", bob.id);
        assert_eq!(anna.ask(address, Method::DELETE, &unblock, None).await.0, StatusCode::NO_CONTENT);
        assert_eq!(anna.ask(address, Method::DELETE, &unblock, None).await.0, StatusCode::NOT_FOUND);
        bob.act(address, &hers, json!({ "do": "sit" })).await;
        assert!(anna.look(address, &table).await.to_string().contains("You play badly"));
    }
}

#[tokio::test]
async fn a_report_is_of_somebody_and_of_what_they_said_and_there_are_only_so_many_in_a_day() {
    for database in Database::both() {
        let server = Server::start(&database);
        let address = &server.address;
        let (anna, bob) = (Person::come_in(address, "Anna").await, Person::come_in(address, "Bob").await);
        let table = anna.open(address, "port-royal", json!({ "setup": { "seats": 2 }, "onlookers": false })).await;
        bob.act(address, &table, json!({ "do": "sit" })).await;
        let entry = bob.act(address, &table, json!({ "do": "say", "text": "You play badly" })).await["number"].clone();
        anna.act(address, &table, json!({ "do": "start" })).await;
        let report = async |by: &Person, body: Value| why(by.ask(address, Method::POST, "/api/reports", Some(&body)).await);
        let insult = json!({ "person": bob.id, "reason": "insult", "table": table, "entry": entry });
        assert_eq!(report(&anna, insult.clone()).await.0, StatusCode::NO_CONTENT);
        assert_eq!(report(&anna, insult.clone()).await, refused(StatusCode::CONFLICT, "server-reported-before"));
        let stranger = Person::come_in(address, "Cyril").await;
        assert_eq!(report(&stranger, insult).await, refused(StatusCode::FORBIDDEN, "server-no-onlookers"));
        let not_said = json!({ "person": bob.id, "reason": "insult", "table": table, "entry": 1 });
        assert_eq!(report(&anna, not_said).await, refused(StatusCode::NOT_FOUND, "server-no-such-talk"));
        let nothing = json!({ "person": bob.id, "reason": "other" });
        assert_eq!(report(&anna, nothing).await, refused(StatusCode::BAD_REQUEST, "server-say-what"));
        let name = json!({ "person": anna.id, "reason": "name" });
        assert_eq!(report(&anna, name).await, refused(StatusCode::BAD_REQUEST, "server-that-is-you"));
        for _ in 1..20 {
            let other = Person::come_in(address, "Dora").await;
            let spam = json!({ "person": other.id, "reason": "spam", "words": "Buy, buy" });
            assert_eq!(report(&anna, spam).await.0, StatusCode::NO_CONTENT);
        }
        let spam = json!({ "person": stranger.id, "reason": "spam" });
        assert_eq!(report(&anna, spam).await, refused(StatusCode::TOO_MANY_REQUESTS, "server-quota"));
    }
}
