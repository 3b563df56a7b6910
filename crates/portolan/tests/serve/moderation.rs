//! Moderators: reports, warnings, mutes, bans, talk removed and tables closed, and the log of all of it.

use reqwest::{Method, StatusCode};
use serde_json::{Value, json};

use crate::people::{Person, eventually};
use crate::servers::{Database, Server};

fn why((status, answer): (StatusCode, Value)) -> (StatusCode, String) {
    (status, answer["message"]["id"].as_str().unwrap_or_default().to_owned())
}

fn refused(status: StatusCode, id: &str) -> (StatusCode, String) {
    (status, id.to_owned())
}

/// Does something as a moderator.
async fn act(moderator: &Person, address: &str, order: Value) -> (StatusCode, String) {
    why(moderator.ask_in_person(address, Method::POST, "/api/moderation/acts", &order).await)
}

async fn list(moderator: &Person, address: &str, what: &str) -> Vec<Value> {
    let (status, answer) = moderator.ask_in_person(address, Method::GET, &format!("/api/moderation/{what}"), &Value::Null).await;
    assert_eq!(status, StatusCode::OK, "{answer}");
    answer.as_array().expect("a list").clone()
}

/// Somebody whom the host has made a moderator.
async fn moderator(database: &Database, address: &str) -> Person {
    let moderator = Person::come_in(address, "Marina").await;
    moderator.claim(address, "Marina").await;
    database.admin(&["role", "Marina", "moderator"]);
    moderator
}

const DONE: StatusCode = StatusCode::NO_CONTENT;

#[tokio::test]
async fn a_moderator_settles_reports_and_every_act_is_noted() {
    for database in Database::both() {
        let server = Server::start(&database);
        let address = &server.address;
        let (anna, bob) = (Person::come_in(address, "Anna").await, Person::come_in(address, "Bob").await);
        let marina = moderator(&database, address).await;
        let table = anna.open(address, "port-royal", json!({ "setup": { "seats": 2 } })).await;
        bob.act(address, &table, json!({ "do": "sit" })).await;
        let entry = bob.act(address, &table, json!({ "do": "say", "text": "You play badly" })).await["number"].clone();
        let report = json!({ "person": bob.id, "reason": "insult", "words": "Rude", "table": table, "entry": entry });
        assert_eq!(anna.ask(address, Method::POST, "/api/reports", Some(&report)).await.0, DONE);

        let only_moderators = refused(StatusCode::FORBIDDEN, "server-only-moderators");
        assert_eq!(why(anna.ask_in_person(address, Method::GET, "/api/moderation/reports", &Value::Null).await), only_moderators);
        let reports = list(&marina, address, "reports").await;
        assert_eq!((&reports[0]["said"], &reports[0]["person"]["name"]), (&json!("You play badly"), &json!("Bob")));
        assert!(database.admin(&["reports"]).contains("You play badly"));

        // The line is taken out, for whoever watches too.
        let mut socket = anna.watch(address, &table, "").await;
        socket.until(|message| message["type"] == "welcome").await;
        let remove = json!({ "act": { "act": "remove-talk", "table": table, "entry": entry }, "why": "An insult", "report": reports[0]["id"] });
        assert_eq!(act(&anna, address, remove.clone()).await, only_moderators);
        assert_eq!(act(&marina, address, remove.clone()).await.0, DONE);
        assert_eq!(act(&marina, address, remove).await, refused(StatusCode::NOT_FOUND, "server-no-such-talk"));
        let anew = socket.until(|message| message["type"] == "welcome").await.to_string();
        assert!(anew.contains("server-said-removed") && !anew.contains("You play badly"), "{anew}");
        assert_eq!(list(&marina, address, "reports").await, [Value::Null; 0]);

        // A warning is told once.
        let told = async || bob.ask_in_person(address, Method::GET, "/api/me", &Value::Null).await.1["told"].clone();
        let warn = json!({ "act": { "act": "warn", "person": bob.id }, "why": "Be polite" });
        assert_eq!(act(&marina, address, warn).await.0, DONE);
        let warnings = told().await;
        assert_eq!((&warnings[0]["kind"], &warnings[0]["message"]["id"]), (&json!("warning"), &json!("server-warned")));
        assert!(warnings.to_string().contains("Be polite"));
        let read = format!("/api/me/warnings/{}/read", warnings[0]["id"].as_str().expect("an id"));
        assert_eq!(bob.ask_in_person(address, Method::POST, &read, &json!({})).await.0, DONE);
        assert_eq!(told().await, json!([]));

        let close = json!({ "act": { "act": "close-table", "table": table }, "why": "Enough" });
        assert_eq!(act(&marina, address, close).await.0, DONE);
        eventually("it is closed", async || (anna.look(address, &table).await["table"]["phase"] == "over").then_some(())).await;
        let silent = json!({ "act": { "act": "warn", "person": bob.id }, "why": " " });
        assert_eq!(act(&marina, address, silent).await, refused(StatusCode::BAD_REQUEST, "server-say-why"));

        let acts = list(&marina, address, "audit").await;
        let names: Vec<&str> = acts.iter().filter_map(|act| act["act"].as_str()).collect();
        assert_eq!(names, ["close-table", "warn", "remove-talk", "give-role"]);
        assert_eq!((&acts[1]["moderator"]["name"], &acts[1]["person"]["name"]), (&json!("Marina"), &json!("Bob")));
        assert_eq!((&acts[3]["moderator"]["id"], &acts[2]["report"]), (&json!("host"), &reports[0]["id"]));
        let printed = database.admin(&["audit"]);
        assert!(printed.lines().count() == 4 && printed.contains("Be polite") && printed.contains("host  give-role"), "{printed}");
        database.admin(&["role", "Marina", "none"]);
        assert_eq!(why(marina.ask_in_person(address, Method::GET, "/api/moderation/audit", &Value::Null).await), only_moderators);
    }
}

#[tokio::test]
async fn who_is_muted_plays_on_in_silence_and_who_is_banned_gives_up_their_seats_until_it_is_lifted() {
    for database in Database::both() {
        let server = Server::start(&database);
        let address = &server.address;
        let (anna, bob) = (Person::come_in(address, "Anna").await, Person::come_in(address, "Bob").await);
        let marina = moderator(&database, address).await;
        let table = anna.open(address, "port-royal", json!({ "setup": { "seats": 2 } })).await;
        bob.act(address, &table, json!({ "do": "sit" })).await;
        anna.act(address, &table, json!({ "do": "start" })).await;

        let soon =
            std::time::SystemTime::now().duration_since(std::time::UNIX_EPOCH).expect("a time").as_millis() as i64 + 3_600_000;
        let mute = json!({ "act": { "act": "mute", "person": bob.id, "until": soon }, "why": "Be polite" });
        assert_eq!(act(&marina, address, mute).await.0, DONE);
        let say = json!({ "do": "say", "text": "Ahoy" });
        let (status, answer) = bob.try_act(address, &table, say.clone()).await;
        assert_eq!((status, &answer["message"]["id"]), (StatusCode::FORBIDDEN, &json!("server-silenced-until")));
        assert!(answer.to_string().contains("Be polite") && answer.to_string().contains("UTC"), "{answer}");
        bob.act(address, &table, json!({ "do": "abandon", "agree": true })).await;
        let sanctions = list(&marina, address, "sanctions").await;
        assert_eq!((&sanctions[0]["kind"], &sanctions[0]["person"]["name"]), (&json!("mute"), &json!("Bob")));
        let lift = json!({ "act": { "act": "lift", "sanction": sanctions[0]["id"] }, "why": "He is sorry" });
        assert_eq!(act(&marina, address, lift.clone()).await.0, DONE);
        assert_eq!(act(&marina, address, lift).await, refused(StatusCode::NOT_FOUND, "server-no-such-sanction"));
        bob.act(address, &table, say.clone()).await;

        // A ban, for good: he may look, and is told why.
        let socket = bob.watch(address, &table, "").await;
        let ban = json!({ "act": { "act": "ban", "person": bob.id }, "why": "Impolite again" });
        assert_eq!(act(&marina, address, ban).await.0, DONE);
        socket.until_closed().await;
        let banned = refused(StatusCode::FORBIDDEN, "server-banned");
        assert_eq!(why(bob.try_act(address, &table, json!({ "do": "return" })).await), banned);
        let open = json!({ "game": "port-royal" });
        assert_eq!(why(bob.ask(address, Method::POST, "/api/tables", Some(&open)).await), banned);
        let mut socket = bob.watch(address, &table, "").await;
        socket.send(&json!({ "client": "a", "command": say })).await;
        let answer = socket.until(|message| message["type"] == "refused").await;
        assert_eq!(answer["message"]["id"], "server-banned");
        eventually("a bot plays for him", async || {
            (anna.look(address, &table).await["table"]["seats"][1]["substitute"] == "left").then_some(())
        })
        .await;
        let me = bob.ask_in_person(address, Method::GET, "/api/me", &Value::Null).await.1;
        assert!(me["told"].to_string().contains("Impolite again"), "{me}");

        // The host can do the same, and more: a moderator does nothing to another.
        let other = json!({ "act": { "act": "ban", "person": marina.id }, "why": "Me or her" });
        assert_eq!(act(&marina, address, other).await, refused(StatusCode::FORBIDDEN, "server-only-host"));
        let id = list(&marina, address, "sanctions").await[0]["id"].as_str().expect("an id").to_owned();
        database.admin(&["lift", &id, "--why", "Last chance"]);
        eventually("he may play again", async || {
            (bob.try_act(address, &table, json!({ "do": "return" })).await.0 == StatusCode::OK).then_some(())
        })
        .await;
        database.admin(&["ban", &bob.id, "--why", "No chance", "--days", "1"]);
        eventually("he may not", async || {
            (why(bob.try_act(address, &table, say.clone()).await).1 == "server-banned-until").then_some(())
        })
        .await;
        // After a restart it is still so.
        server.stop();
        let server = Server::start(&database);
        assert_eq!(why(bob.try_act(&server.address, &table, say).await).1, "server-banned-until");
    }
}

#[tokio::test]
async fn nobody_comes_in_or_plays_from_where_everybody_is_banned() {
    let database = Database::sqlite();
    let server = Server::start_with(&database, &["--behind-proxy"]);
    let address = &server.address;
    let bob = Person::come_in_from("203.0.113.7", address, "Bob").await;
    let anna = Person::come_in_from("198.51.100.7", address, "Anna").await;
    assert!(database.try_admin(&["ban", "0.0.0.0/0", "--why", "All"]).is_err_and(|error| error.contains("addresses")));
    database.admin(&["ban", "203.0.113.0/24", "--why", "A flood", "--days", "2"]);
    let open = json!({ "game": "port-royal" });
    eventually("he may not play", async || {
        (why(bob.ask(address, Method::POST, "/api/tables", Some(&open)).await).1 == "server-banned-until").then_some(())
    })
    .await;
    let from = |from| crate::people::client_from(from).post(format!("http://{address}/api/me")).json(&json!({})).send();
    assert_eq!(from("203.0.113.99").await.expect("an answer").status(), StatusCode::FORBIDDEN);
    assert_eq!(from("198.51.100.99").await.expect("an answer").status(), StatusCode::OK);
    assert_eq!(anna.ask(address, Method::POST, "/api/tables", Some(&open)).await.0, StatusCode::OK);
    assert!(database.admin(&["sanctions"]).contains("203.0.113.0/24"));
}
