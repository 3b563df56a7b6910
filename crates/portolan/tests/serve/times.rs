//! Time in which nobody could play does not count, whatever ended; and what a proxy says.

use std::time::Duration;

use reqwest::{Method, StatusCode};
use serde_json::{Value, json};

use crate::people::{Person, client_id, eventually, legal};
use crate::servers::{Database, Server, now};

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

/// The last entry that was made, when, and what the seat that is asked had left then.
async fn clock(person: &Person, address: &str, table: &str) -> (i64, i64, i64) {
    let news = person.look(address, table).await;
    let seat = news["table"]["play"]["awaited"][0].as_i64().expect("a seat");
    let last = news["happened"].as_array().and_then(|happened| happened.last()).expect("something happened");
    let left = news["table"]["seats"][seat as usize - 1]["left_ms"].as_i64().expect("a clock");
    (seat, last["at"].as_i64().expect("a time"), left)
}

/// The entry after those made until a moment, once there is one.
async fn next_entry(database: &Database, table: &str, until: i64) -> Value {
    eventually("another entry is made", async || {
        database.admin(&["show", table]).lines().find_map(|line| {
            let (number_and_time, entry) = line.split_at(line.find('{').expect("an entry"));
            let at: i64 = number_and_time.split_whitespace().nth(1).expect("a time").parse().expect("a number");
            (at > until).then(|| serde_json::from_str(entry).expect("json"))
        })
    })
    .await
}

/// Longer than the two seconds from which on it counts as an outage. Returns for how long it was, in milliseconds.
async fn while_nobody_can_play() -> i64 {
    let begun = now();
    tokio::time::sleep(Duration::from_millis(2500)).await;
    now() - begun
}

/// An outage in which the time of the seat that is asked would have run out: the next entry gives that time back.
async fn time_does_not_run_out(begin: impl Fn(&mut Option<Server>), end: impl Fn(&Database, &mut Option<Server>)) {
    // The outage has to begin before the time is up: where the machine is too slow for that, with more time.
    for seconds in [5, 20, 80, 320] {
        let database = Database::sqlite();
        let mut server = Some(Server::start(&database));
        let node = server.as_ref().expect("a server");
        let (anna, table) = timed(node, json!({ "is": "turn", "seconds": seconds })).await;
        let (_, at, left) = clock(&anna, &node.address, &table).await;
        begin(&mut server);
        let stopped = now();
        if stopped >= at + left {
            continue;
        }
        while_nobody_can_play().await;
        tokio::time::sleep(Duration::from_millis((at + left - now()).max(0) as u64)).await;
        let resumed = now();
        end(&database, &mut server);
        let entry = next_entry(&database, &table, stopped).await;
        assert_eq!(entry["kind"], "clock-stopped", "{entry}");
        let (since, uncounted) = (entry["since"].as_i64().expect("a time"), entry["uncounted"].as_i64().expect("a time"));
        assert!(since <= stopped && since + uncounted >= resumed, "{entry}: the outage was from {stopped} to {resumed}");
        return;
    }
    panic!("it never takes less than five minutes to begin an outage");
}

#[tokio::test]
async fn clocks_do_not_run_while_the_server_is_stopped_or_dead_or_stands_still() {
    let start = |database: &Database, server: &mut Option<Server>| *server = Some(Server::start(database));
    let stopped = time_does_not_run_out(|server| server.take().expect("a server").stop(), start);
    let dead = time_does_not_run_out(|server| server.take().expect("a server").kill(), start);
    let still = time_does_not_run_out(
        |server| server.as_ref().expect("a server").pause(),
        |_, server| server.as_ref().expect("a server").resume(),
    );
    tokio::join!(stopped, dead, still);
}

#[tokio::test]
async fn clocks_do_not_run_until_another_node_takes_over() {
    let database = Database::postgres();
    let Database::Postgres(postgres) = &database else { panic!("a database") };
    let (first, second) = (Server::start(&database), Server::start(&database));
    let (anna, table) = timed(&first, json!({ "is": "bank", "seconds": 3600, "increment": 0 })).await;
    let (_, at, _) = clock(&anna, &first.address, &table).await;
    let driver = postgres.run(&format!("SELECT driver FROM tables WHERE id = '{table}'"));
    first.kill();
    let heard: i64 = postgres.run(&format!("SELECT renewed FROM nodes WHERE id = '{driver}'")).parse().expect("a time");
    let entry = next_entry(&database, &table, at).await;
    assert_eq!((&entry["kind"], entry["since"].as_i64()), (&json!("clock-stopped"), Some(heard.max(at))), "{entry}");
    // No node takes over before the lease of the other has ended, four seconds after that was last heard of.
    let until = heard.max(at) + entry["uncounted"].as_i64().expect("a time");
    assert!(until >= heard + 4000, "{entry}: last heard of at {heard}");
    assert_eq!(anna.look(&second.address, &table).await["table"]["seats"][0]["substitute"], Value::Null);
}

/// Lets something happen in which nobody can play, for at least as long as it says, and moves when it is over. Returns how much more
/// the seat paid for its move than the time in which it could have been made, in milliseconds.
async fn overcharged(server: Server, outage: impl AsyncFnOnce(Server) -> (Server, i64)) -> i64 {
    let (anna, table) = timed(&server, json!({ "is": "bank", "seconds": 3600, "increment": 0 })).await;
    let (seat, before, had) = clock(&anna, &server.address, &table).await;
    let (server, lost) = outage(server).await;
    let (path, client) = (format!("/api/tables/{table}"), client_id());
    let moved = eventually("the seat moves", async || {
        // The first moments after an outage may still be refused.
        let (_, news) = anna.ask(&server.address, Method::GET, &format!("{path}?viewer={seat}"), None).await;
        let wanted = json!({ "client": client, "command": { "do": "play", "seat": seat, "line": legal(&news).first()? } });
        let (status, answer) = anna.ask(&server.address, Method::POST, &format!("{path}/commands"), Some(&wanted)).await;
        (status == StatusCode::OK).then_some(answer)
    })
    .await;
    let news = anna.look(&server.address, &table).await;
    let happened = news["happened"].as_array().expect("a list").iter().find(|happening| happening["number"] == moved["number"]);
    let at = happened.expect("the move happened")["at"].as_i64().expect("a time");
    let left = news["table"]["seats"][seat as usize - 1]["left_ms"].as_i64().expect("a clock");
    assert!(left <= had, "an outage brings no time: {left} ms are left of {had}");
    (had - left) - (at - before - lost)
}

#[tokio::test]
async fn who_moves_first_after_an_outage_pays_for_none_of_it() {
    let killed = async {
        let database = Database::sqlite();
        let server = Server::start(&database);
        overcharged(server, async |server: Server| {
            server.kill();
            let lost = while_nobody_can_play().await;
            (Server::start(&database), lost)
        })
        .await
    };
    let stood_still = async {
        let database = Database::sqlite();
        let server = Server::start(&database);
        overcharged(server, async |server: Server| {
            server.pause();
            let lost = while_nobody_can_play().await;
            server.resume();
            (server, lost)
        })
        .await
    };
    let all_nodes_killed = async {
        let database = Database::postgres();
        let (first, second) = (Server::start(&database), Server::start(&database));
        overcharged(first, async |first: Server| {
            first.kill();
            second.kill();
            let lost = while_nobody_can_play().await;
            (Server::start(&database), lost)
        })
        .await
    };
    let database_stopped = async {
        let mut database = Database::postgres();
        let (first, _second) = (Server::start(&database), Server::start(&database));
        overcharged(first, async |first: Server| (first, database.without(while_nobody_can_play()).await)).await
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
        assert!(overcharged <= 0, "{what}: {overcharged} ms too much was paid");
    }
}

/// Far fewer than may come in from one address at once (60). After those it is one every ten seconds, so on a slow machine a few.
const FEW: usize = 20;

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
    assert!((60..100).contains(&guests(&server.address, "10.0.0.1").await));
    assert!(guests(&server.address, "10.9.9.9, 10.0.0.1").await < FEW, "what a client claims of itself counts for nothing");
    assert!(guests(&server.address, "10.0.0.2").await >= 60, "others still come in");
    drop(server);
    let database = Database::sqlite();
    let server = Server::start(&database);
    assert!((60..100).contains(&guests(&server.address, "10.0.0.1").await));
    assert!(guests(&server.address, "10.0.0.2").await < FEW, "without a proxy anybody could claim anything");
}
