//! Databases that are away for a while, nodes that stand still, and kills in the worst moment.

use reqwest::{Method, StatusCode};
use serde_json::json;

use crate::people::{Person, counted, eventually, legal, play};
use crate::servers::{Database, Server};

#[tokio::test]
async fn what_could_not_be_stored_never_happened_and_the_table_goes_on_once_the_database_is_back() {
    let mut database = Database::postgres();
    let server = Server::start(&database);
    let address = &server.address;
    let anna = Person::come_in(address, "Anna").await;
    let table = anna.open(address, "port-royal", json!({ "setup": { "seats": 2 }, "automatic": false })).await;
    anna.act(address, &table, json!({ "do": "sit", "name": "Bob" })).await;
    anna.act(address, &table, json!({ "do": "start" })).await;
    let mut socket = anna.watch(address, &table, "viewer=1").await;
    let welcome = socket.until(|message| message["type"] == "welcome").await;
    let number = welcome["number"].as_i64().expect("a number");
    let command = json!({ "do": "play", "seat": 1, "line": legal(&welcome)[0] });
    // Over the socket, which asks no database who somebody is.
    let refused = database
        .without(async {
            assert!(socket.send(&json!({ "client": "lost", "command": command })).await);
            socket.until(|message| message["client"] == "lost").await
        })
        .await;
    assert_eq!((&refused["type"], &refused["message"]["id"]), (&json!("refused"), &json!("server-trouble")));
    // It may take a moment until the table is read anew.
    let path = format!("/api/tables/{table}");
    let seen = eventually("the table is read anew", async || {
        let (status, seen) = anna.ask(address, Method::GET, &path, None).await;
        (status == StatusCode::OK).then_some(seen)
    })
    .await;
    assert_eq!(seen["number"], json!(number), "what was not stored did not happen");
    let done = anna.post(address, &format!("{path}/commands"), json!({ "client": "lost", "command": command })).await;
    assert_eq!(done["number"], number + 1, "no number is left out");
    server.kill();
    let server = Server::start(&database);
    assert_eq!(anna.look(&server.address, &table).await["number"], number + 1);
}

#[tokio::test]
async fn games_that_were_started_in_the_moment_before_a_kill_go_on_by_themselves() {
    let database = Database::sqlite();
    let server = Server::start(&database);
    let mut starting = tokio::task::JoinSet::new();
    let mut tables = Vec::new();
    for number in 0..12 {
        let address = server.address.clone();
        let anna = Person::come_in(&address, &format!("Anna {number}")).await;
        let seats = json!([{ "is": "bot", "bot": "mate" }, { "is": "open" }]);
        // Where there is a clock, bots go on although nobody looks.
        let clock = json!({ "is": "turn", "seconds": 600 });
        let table = anna.open(&address, "port-royal", json!({ "seats": seats, "clock": clock })).await;
        tables.push(table.clone());
        starting.spawn(async move {
            let body = json!({ "client": "start", "command": { "do": "start" } });
            let url = format!("http://{address}/api/tables/{table}/commands");
            let _ = reqwest::Client::new().post(url).bearer_auth(&anna.token).json(&body).send().await;
        });
    }
    starting.join_next().await;
    server.kill();
    starting.join_all().await;
    let _server = Server::start(&database);
    // Nobody looks at the tables but the host, from the outside.
    let log = |table: &String| database.admin(&["show", table]);
    let started: Vec<&String> = tables.iter().filter(|table| log(table).contains("\"kind\":\"started\"")).collect();
    assert!(!started.is_empty());
    for table in started {
        let moved = async || log(table).contains("\"by\":\"bot\"").then_some(());
        eventually("the bot at the first seat plays", moved).await;
    }
}

#[tokio::test]
async fn a_node_that_stood_still_leaves_its_tables_to_who_took_them_over() {
    let database = Database::postgres();
    let (first, second) = (Server::start(&database), Server::start(&database));
    let anna = Person::come_in(&first.address, "Anna").await;
    let seats = json!([{ "is": "open" }, { "is": "bot", "bot": "mate" }]);
    let table = anna.open(&first.address, "port-royal", json!({ "seats": seats, "seed": "2a" })).await;
    anna.act(&first.address, &table, json!({ "do": "start" })).await;
    let mut here = anna.watch(&first.address, &table, "").await;
    play(&mut here, 3).await;
    first.pause();
    let mut there = anna.watch(&second.address, &table, "").await;
    let (_, played) = play(&mut there, 6).await;
    let last = played.last().expect("the second node takes over").2;
    first.resume();
    let caught_up = async || (anna.look(&first.address, &table).await["number"].as_i64() >= Some(last)).then_some(());
    eventually("the first node has read what it missed", caught_up).await;
    let mut there = anna.watch(&second.address, &table, "").await;
    let (news, _) = play(&mut there, usize::MAX).await;
    assert_eq!(news["table"]["phase"], "over");
    // One node alone lets bots think: only when the table is taken over, a bot may have decided for nothing.
    let mut counts = [0; 2];
    for (count, name) in counts.iter_mut().zip(["portolan_bot_moves_total", "portolan_takeovers_total"]) {
        *count = counted(&first, name).await + counted(&second, name).await;
    }
    let [decided, taken_over] = counts;
    let made = database.admin(&["show", &table]).matches("\"by\":\"bot\"").count() as u64;
    assert!((made..=made + taken_over).contains(&decided), "{decided} decisions, {made} moves, {taken_over} times taken over");
}
