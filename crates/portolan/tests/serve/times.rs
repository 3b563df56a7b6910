//! Time in which nobody could play does not count, whatever ended; and what a proxy says.

use std::time::{Duration, Instant};

use reqwest::{Method, StatusCode};
use serde_json::{Value, json};

use crate::people::{Person, client_id, eventually, legal};
use crate::servers::{Database, Server};

/// A running game of two seats of one person, with a clock.
async fn timed(server: &Server, clock: Value) -> (Person, String) {
    let address = &server.address;
    let anna = Person::come_in(address, "Anna").await;
    let table = anna.open(address, "port-royal", json!({ "setup": { "seats": 2 }, "clock": clock })).await;
    anna.act(address, &table, json!({ "do": "sit", "name": "Bob" })).await;
    anna.act(address, &table, json!({ "do": "start" })).await;
    // Once this is done, the table has a driver.
    anna.act(address, &table, json!({ "do": "say", "text": "Ahoy" })).await;
    (anna, table)
}

/// The time the first seat had left when the clock was stopped.
async fn left_after_stop(person: &Person, address: &str, table: &str) -> i64 {
    let news = eventually("the clock is stopped", async || {
        let news = person.look(address, table).await;
        let mut told = news["happened"].as_array().into_iter().flatten();
        told.any(|happening| happening["message"]["id"] == "server-clock-stopped").then_some(news)
    })
    .await;
    assert_eq!(news["table"]["seats"][0]["substitute"], Value::Null, "nobody plays for who had no chance to");
    news["table"]["seats"][0]["left_ms"].as_i64().expect("a clock")
}

#[tokio::test]
async fn clocks_do_not_run_while_the_server_is_stopped_or_dead_or_stands_still() {
    let left = async |what: &str| {
        let database = Database::sqlite();
        let mut server = Server::start(&database);
        let (anna, table) = timed(&server, json!({ "is": "turn", "seconds": 9 })).await;
        match what {
            "stopped" => server.stop(),
            "dead" => server.kill(),
            _ => {
                server.pause();
                tokio::time::sleep(Duration::from_secs(10)).await;
                server.resume();
                return left_after_stop(&anna, &server.address, &table).await;
            }
        }
        tokio::time::sleep(Duration::from_secs(10)).await;
        server = Server::start(&database);
        left_after_stop(&anna, &server.address, &table).await
    };
    let (stopped, dead, still) = tokio::join!(left("stopped"), left("dead"), left("still"));
    for (left, what) in [(stopped, "stopped"), (dead, "dead"), (still, "standing still")] {
        assert!(left > 3000, "only {left} ms are left of 9000 ({what})");
    }
}

#[tokio::test]
async fn clocks_do_not_run_until_another_node_takes_over() {
    let database = Database::postgres();
    let (first, second) = (Server::start(&database), Server::start(&database));
    let (anna, table) = timed(&first, json!({ "is": "bank", "seconds": 9, "increment": 0 })).await;
    first.kill();
    let left = left_after_stop(&anna, &second.address, &table).await;
    assert!(left > 3000, "only {left} ms are left of 9000");
}

/// The last entry that was made, when, and what the seat that is asked had left then.
async fn clock(person: &Person, address: &str, table: &str) -> (i64, i64, i64) {
    let news = person.look(address, table).await;
    let seat = news["table"]["play"]["awaited"][0].as_i64().expect("a seat");
    let last = news["happened"].as_array().and_then(|happened| happened.last()).expect("something happened");
    let left = news["table"]["seats"][seat as usize - 1]["left_ms"].as_i64().expect("a clock");
    (seat, last["at"].as_i64().expect("a time"), left)
}

/// Lets something happen in which nobody can play, moves at once when it is over, and answers how much more the seat paid for its move
/// than the time in which it could have been made, in milliseconds.
async fn overcharged(server: Server, outage: impl AsyncFnOnce(Server) -> Server) -> i64 {
    let (anna, table) = timed(&server, json!({ "is": "bank", "seconds": 600, "increment": 0 })).await;
    let (seat, before, had) = clock(&anna, &server.address, &table).await;
    let begun = Instant::now();
    let server = outage(server).await;
    let lost = begun.elapsed().as_millis() as i64;
    let path = format!("/api/tables/{table}?viewer={seat}");
    let (mut moved, client) = (Value::Null, client_id());
    for _ in 0..600 {
        // The first moments after an outage may still be refused.
        let looked = anna.ask(&server.address, Method::GET, &path, None).await;
        if let Some(line) = legal(&looked.1).first() {
            let wanted = json!({ "client": client, "command": { "do": "play", "seat": seat, "line": line } });
            let (status, answer) =
                anna.ask(&server.address, Method::POST, &format!("/api/tables/{table}/commands"), Some(&wanted)).await;
            if status == StatusCode::OK {
                moved = answer;
                break;
            }
        }
        tokio::time::sleep(Duration::from_millis(50)).await;
    }
    let news = anna.look(&server.address, &table).await;
    let happened = news["happened"].as_array().expect("a list").iter().find(|happening| happening["number"] == moved["number"]);
    let at = happened.expect("the move happened")["at"].as_i64().expect("a time");
    let left = news["table"]["seats"][seat as usize - 1]["left_ms"].as_i64().expect("a clock");
    (had - left) - (at - before - lost)
}

#[tokio::test]
async fn who_moves_first_after_an_outage_pays_for_none_of_it() {
    let while_away = Duration::from_secs(8);
    let killed = async {
        let database = Database::sqlite();
        let server = Server::start(&database);
        overcharged(server, async |server: Server| {
            server.kill();
            tokio::time::sleep(while_away).await;
            Server::start(&database)
        })
        .await
    };
    let stood_still = async {
        let database = Database::sqlite();
        let server = Server::start(&database);
        overcharged(server, async |server: Server| {
            server.pause();
            tokio::time::sleep(while_away).await;
            server.resume();
            server
        })
        .await
    };
    let all_nodes_killed = async {
        let database = Database::postgres();
        let (first, second) = (Server::start(&database), Server::start(&database));
        overcharged(first, async |first: Server| {
            first.kill();
            second.kill();
            tokio::time::sleep(while_away).await;
            Server::start(&database)
        })
        .await
    };
    let database_stopped = async {
        let mut database = Database::postgres();
        let (first, _second) = (Server::start(&database), Server::start(&database));
        overcharged(first, async |first: Server| {
            database.without(tokio::time::sleep(while_away)).await;
            first
        })
        .await
    };
    let (killed, stood_still) = tokio::join!(killed, stood_still);
    let (all_nodes_killed, database_stopped) = tokio::join!(all_nodes_killed, database_stopped);
    for (overcharged, what) in [
        (killed, "the server was killed"),
        (stood_still, "the server stood still"),
        (all_nodes_killed, "all nodes were killed"),
        (database_stopped, "the database was stopped"),
    ] {
        println!("{what}: {overcharged} ms too much was paid");
        // Nodes say once a second that they live; on a busy machine somewhat later.
        assert!((-3000..=3000).contains(&overcharged), "{what}: {overcharged} ms too much was paid");
    }
}

/// Comes in again and again until the server has had enough of this address; answers how often that went well.
async fn guests(address: &str, forwarded: &str) -> usize {
    let http = reqwest::Client::new();
    for count in 0..100 {
        let request = http.post(format!("http://{address}/api/me")).header("x-forwarded-for", forwarded).json(&json!({}));
        if request.send().await.expect("an answer").status() == StatusCode::TOO_MANY_REQUESTS {
            return count;
        }
    }
    100
}

#[tokio::test]
async fn a_proxy_is_believed_only_where_there_is_one_and_only_for_what_it_saw_itself() {
    let database = Database::sqlite();
    let server = Server::start_with(&database, &["--behind-proxy"]);
    assert!((1..100).contains(&guests(&server.address, "10.0.0.1").await));
    assert_eq!(guests(&server.address, "10.9.9.9, 10.0.0.1").await, 0, "what a client claims of itself counts for nothing");
    assert!(guests(&server.address, "10.0.0.2").await > 1, "others still come in");
    drop(server);
    let database = Database::sqlite();
    let server = Server::start(&database);
    assert!((1..100).contains(&guests(&server.address, "10.0.0.1").await));
    assert_eq!(guests(&server.address, "10.0.0.2").await, 0, "without a proxy anybody could claim anything");
}
