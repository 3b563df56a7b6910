//! Who may do and know what: strangers, onlookers, those a bot plays for, programs with tokens, and pages of other sites.

use reqwest::{Method, StatusCode};
use serde_json::{Value, json};

use crate::people::{Person, eventually, play};
use crate::servers::{Database, Server};
use crate::tables::{two_people, two_play};

fn why((status, answer): (StatusCode, Value)) -> (StatusCode, String) {
    (status, answer["message"]["id"].as_str().unwrap_or_default().to_owned())
}

fn refused(status: StatusCode, id: &str) -> (StatusCode, String) {
    (status, id.to_owned())
}

#[tokio::test]
async fn who_may_not_look_on_can_neither_speak_nor_look_back() {
    let database = Database::sqlite();
    let server = Server::start(&database);
    let address = &server.address;
    let (anna, bob, table) = two_play(&server, json!({ "setup": { "seats": 2 }, "onlookers": false })).await;
    let cyril = Person::come_in(address, "Cyril").await;
    let no_onlookers = refused(StatusCode::FORBIDDEN, "server-no-onlookers");
    let say = json!({ "do": "say", "text": "Look out!" });
    assert_eq!(why(cyril.try_act(address, &table, say.clone()).await), no_onlookers);
    bob.act(address, &table, say).await;
    for person in [&anna, &bob] {
        person.act(address, &table, json!({ "do": "abandon", "agree": true })).await;
    }
    for path in ["", "/at/3?viewer=1", "/at/3", "/record", "/record?viewer=onlooker"] {
        let path = format!("/api/tables/{table}{path}");
        assert_eq!(why(cyril.ask(address, Method::GET, &path, None).await), no_onlookers, "{path}");
    }
    assert_eq!(bob.get(address, &format!("/api/tables/{table}/at/3?viewer=1")).await["table"]["viewer"], 1);
}

#[tokio::test]
async fn an_onlooker_who_talks_too_much_can_be_muted() {
    let database = Database::sqlite();
    let server = Server::start(&database);
    let address = &server.address;
    let (anna, _, table) = two_play(&server, json!({ "setup": { "seats": 2 } })).await;
    let cyril = Person::come_in(address, "Cyril").await;
    let mute = json!({ "do": "mute", "person": cyril.id, "muted": true });
    let unknown = refused(StatusCode::NOT_FOUND, "server-no-such-person");
    assert_eq!(why(anna.try_act(address, &table, mute.clone()).await), unknown, "who was never here");
    let say = json!({ "do": "say", "text": "Take the frigate!" });
    cyril.act(address, &table, say.clone()).await;
    anna.act(address, &table, mute).await;
    assert_eq!(why(cyril.try_act(address, &table, say).await), refused(StatusCode::FORBIDDEN, "server-muted"));
}

#[tokio::test]
async fn who_is_played_for_can_neither_take_back_nor_end_the_game() {
    let database = Database::sqlite();
    let server = Server::start(&database);
    let address = &server.address;
    let (anna, bob, table) = two_play(&server, json!({ "setup": { "seats": 2 } })).await;
    anna.act(address, &table, json!({ "do": "resign" })).await;
    bob.act(address, &table, json!({ "do": "leave" })).await;
    let bot = refused(StatusCode::CONFLICT, "server-bot-plays-for-you");
    for command in [json!({ "do": "undo" }), json!({ "do": "abandon", "agree": true })] {
        let found = why(anna.try_act(address, &table, command.clone()).await);
        // Two bots may have finished by then.
        assert!(found == bot || found.1 == "table-game-over", "{command}: {found:?}");
    }
    assert_eq!(anna.look(address, &table).await["table"]["abandoned"], false);
}

#[tokio::test]
async fn tables_that_are_not_public_stand_in_nobodys_history_but_for_those_who_sat_there() {
    for database in Database::both() {
        let server = Server::start(&database);
        let address = &server.address;
        let cyril = Person::come_in(address, "Cyril").await;
        let (anna, bob) = two_people(&server).await;
        for public in [false, true] {
            let terms = json!({ "setup": { "seats": 2 }, "public": public });
            let table = anna.open(address, "port-royal", terms).await;
            bob.act(address, &table, json!({ "do": "sit" })).await;
            anna.act(address, &table, json!({ "do": "start" })).await;
            let (mut one, mut two) = (anna.watch(address, &table, "").await, bob.watch(address, &table, "").await);
            tokio::join!(play(&mut one, usize::MAX), play(&mut two, usize::MAX));
        }
        let history = format!("/api/people/{}", anna.id);
        eventually("all of them see what they may", async || {
            let mut seen = [0; 3];
            for (person, seen) in [&anna, &bob, &cyril].into_iter().zip(&mut seen) {
                *seen = person.get(address, &history).await["results"].as_array().map_or(0, Vec::len);
            }
            (seen == [2, 2, 1]).then_some(())
        })
        .await;
    }
}

#[tokio::test]
async fn who_logs_out_is_out_with_every_copy_of_the_cookie_and_every_socket() {
    for database in Database::both() {
        let server = Server::start(&database);
        let address = &server.address;
        let (anna, bob) = two_people(&server).await;
        let table = anna.open(address, "port-royal", json!({ "setup": { "seats": 2 } })).await;
        let (mut hers, mut his) = (anna.watch(address, &table, "").await, bob.watch(address, &table, "").await);
        hers.until(|message| message["type"] == "welcome").await;
        his.until(|message| message["type"] == "welcome").await;
        let none = Value::Null;
        assert_eq!(anna.ask_in_person(address, Method::GET, "/api/me", &none).await.0, StatusCode::OK);
        assert_eq!(anna.ask_in_person(address, Method::POST, "/api/logout", &none).await.0, StatusCode::NO_CONTENT);
        assert_eq!(anna.ask_in_person(address, Method::GET, "/api/me", &none).await.0, StatusCode::UNAUTHORIZED);
        hers.until_closed().await;
        assert_eq!(bob.ask_in_person(address, Method::GET, "/api/me", &none).await.0, StatusCode::OK, "bob stays");
        bob.act(address, &table, json!({ "do": "say", "text": "Ahoy" })).await;
        his.until(|message| message["type"] == "entry").await;
    }
}

#[tokio::test]
async fn a_program_with_a_token_cannot_change_who_somebody_is_and_ends_with_its_token_on_every_node() {
    let database = Database::postgres();
    let (first, second) = (Server::start(&database), Server::start(&database));
    let address = &first.address;
    let anna = Person::come_in(address, "Anna").await;
    let table = anna.open(address, "port-royal", json!({ "setup": { "seats": 2 } })).await;
    let tokens = anna.get(address, "/api/tokens").await;
    let token = format!("/api/tokens/{}", tokens[0]["id"].as_str().expect("an id"));
    let claim = json!({ "name": "Anna", "password": "another's secret" });
    let label = json!({ "label": "one more" });
    for (method, path, body) in
        [(Method::POST, "/api/me/claim", Some(&claim)), (Method::POST, "/api/tokens", Some(&label)), (Method::DELETE, &token, None)]
    {
        let found = why(anna.ask(address, method, path, body).await);
        assert_eq!(found, refused(StatusCode::FORBIDDEN, "server-not-with-a-token"), "{path}");
    }
    let (mut here, mut there) = (anna.watch(address, &table, "").await, anna.watch(&second.address, &table, "").await);
    here.until(|message| message["type"] == "welcome").await;
    there.until(|message| message["type"] == "welcome").await;
    assert_eq!(anna.ask_in_person(address, Method::DELETE, &token, &Value::Null).await.0, StatusCode::NO_CONTENT);
    here.until_closed().await;
    there.until_closed().await;
    assert_eq!(anna.ask(&second.address, Method::GET, "/api/me", None).await.0, StatusCode::UNAUTHORIZED);
}

#[tokio::test]
async fn a_page_of_another_site_changes_nothing_in_the_name_of_its_reader() {
    let database = Database::sqlite();
    let server = Server::start(&database);
    let address = &server.address;
    let http = reqwest::Client::new();
    let log_out = async |origin: &str| {
        let answer = http.post(format!("http://{address}/api/logout")).header("origin", origin).send().await.expect("an answer");
        (answer.status(), answer.headers().contains_key("set-cookie"))
    };
    for origin in ["https://elsewhere.example", "null", "http://127.0.0.1:1"] {
        assert_eq!(log_out(origin).await, (StatusCode::FORBIDDEN, false), "{origin}");
    }
    assert_eq!(log_out(&format!("http://{address}")).await, (StatusCode::NO_CONTENT, true));
    let answer = http.get(format!("http://{address}/api/games")).header("origin", "null").send().await.expect("an answer");
    assert_eq!(answer.status(), StatusCode::OK, "who only reads changes nothing");
    assert_eq!(answer.headers()["cache-control"], "no-store");
}

#[tokio::test]
async fn leaving_and_coming_back_brings_no_time() {
    let database = Database::sqlite();
    let server = Server::start(&database);
    let address = &server.address;
    // So long that no machine is slow enough for it to run out, or to hide what is gained.
    let clock = json!({ "is": "bank", "seconds": 3600, "increment": 3600 });
    let (anna, _, table) = two_play(&server, json!({ "setup": { "seats": 2 }, "clock": clock, "automatic": false })).await;
    let left = async || anna.look(address, &table).await["table"]["seats"][0]["left_ms"].as_i64().expect("a clock");
    let before = left().await;
    for _ in 0..5 {
        // Bob thinks about his turn for as long as this takes, so Anna is asked once at most, and the bot is while she is away.
        anna.act(address, &table, json!({ "do": "leave" })).await;
        anna.act(address, &table, json!({ "do": "return" })).await;
        let after = left().await;
        assert!(after <= before, "{after} ms are left, of {before}");
    }
}

#[tokio::test]
async fn nobodys_rating_is_won_by_a_bot() {
    let database = Database::sqlite();
    let server = Server::start(&database);
    let address = &server.address;
    let (anna, bob) = two_people(&server).await;
    anna.claim(address, "Anna").await;
    bob.claim(address, "Bob").await;
    let table = anna.open(address, "port-royal", json!({ "setup": { "seats": 2 }, "rated": true, "public": true })).await;
    bob.act(address, &table, json!({ "do": "sit" })).await;
    anna.act(address, &table, json!({ "do": "start" })).await;
    anna.act(address, &table, json!({ "do": "leave" })).await;
    // Whatever Bob plays, the bot plays better.
    let mut socket = bob.watch(address, &table, "").await;
    let (news, _) = play(&mut socket, usize::MAX).await;
    assert_eq!(news["table"]["phase"], "over");
    let result = eventually("her result is noted", async || {
        let results = anna.get(address, &format!("/api/people/{}", anna.id)).await;
        Some(results["results"][0].clone()).filter(Value::is_object)
    })
    .await;
    assert_eq!((&result["place"], &result["rated"]), (&json!(2), &json!(true)));
}

#[tokio::test]
async fn a_seat_kept_for_an_invitation_is_kept_in_the_rematch_too() {
    let database = Database::sqlite();
    let server = Server::start(&database);
    let address = &server.address;
    let (anna, bob) = two_people(&server).await;
    let table = anna.open(address, "port-royal", json!({ "seats": [{ "is": "open" }, { "is": "invited" }] })).await;
    let invitations = anna.get(address, &format!("/api/tables/{table}/invitations")).await;
    bob.act(address, &table, json!({ "do": "sit", "seat": 2, "invitation": invitations[0]["invitation"] })).await;
    anna.act(address, &table, json!({ "do": "start" })).await;
    for person in [&anna, &bob] {
        person.act(address, &table, json!({ "do": "abandon", "agree": true })).await;
    }
    let again = bob.act(address, &table, json!({ "do": "rematch" })).await["table"].clone();
    let again = again.as_str().expect("a table");
    bob.act(address, again, json!({ "do": "leave" })).await;
    let cyril = Person::come_in(address, "Cyril").await;
    let sit = json!({ "do": "sit", "seat": 1 });
    let wrong = refused(StatusCode::FORBIDDEN, "server-wrong-invitation");
    assert_eq!(why(cyril.try_act(address, again, sit).await), wrong);
}
