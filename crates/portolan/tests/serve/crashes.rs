//! Nothing that was acknowledged is ever lost, whatever ends.

use std::sync::Arc;

use serde_json::json;

use crate::people::{Person, Socket, eventually, legal, play, play_and_tell};
use crate::servers::{Database, Server};

#[tokio::test]
async fn after_a_kill_in_the_middle_of_twenty_games_every_acknowledged_move_is_there_and_every_table_goes_on() {
    for database in Database::both() {
        let server = Server::start(&database);
        let mut games = tokio::task::JoinSet::new();
        let (acknowledged, mut acknowledgements) = tokio::sync::mpsc::unbounded_channel();
        let all_sit = Arc::new(tokio::sync::Barrier::new(20));
        for number in 0..20 {
            let (address, all_sit) = (server.address.clone(), all_sit.clone());
            let acknowledged = acknowledged.clone();
            games.spawn(async move {
                let anna = Person::come_in(&address, &format!("Anna {number}")).await;
                let bob = Person::come_in(&address, &format!("Bob {number}")).await;
                let game = ["port-royal", "puerto-rico"][number % 2];
                let seats = json!([{ "is": "open" }, { "is": "open" }, { "is": "bot", "bot": "mate" }]);
                let table = anna.open(&address, game, json!({ "seats": seats })).await;
                bob.act(&address, &table, json!({ "do": "sit" })).await;
                anna.act(&address, &table, json!({ "do": "start" })).await;
                let (mut one, mut two) = (anna.watch(&address, &table, "").await, bob.watch(&address, &table, "").await);
                all_sit.wait().await;
                // Nobody listens any more once the server is killed.
                let tell = || {
                    let _ = acknowledged.send(());
                };
                let ((_, by_anna), (_, by_bob)) =
                    tokio::join!(play_and_tell(&mut one, usize::MAX, tell), play_and_tell(&mut two, usize::MAX, tell));
                (table, anna, bob, by_anna, by_bob)
            });
        }
        for _ in 0..100 {
            acknowledgements.recv().await.expect("the games go on");
        }
        server.kill();
        let games = games.join_all().await;

        let server = Server::start(&database);
        let address = &server.address;
        for (table, anna, bob, by_anna, by_bob) in games {
            for (person, done) in [(&anna, &by_anna), (&bob, &by_bob)] {
                for (client, command, number) in done {
                    let again = json!({ "client": client, "command": command });
                    let answer = person.post(address, &format!("/api/tables/{table}/commands"), again).await;
                    assert_eq!(answer["number"], *number, "a move that was acknowledged is not there: {command}");
                }
            }
            if anna.look(address, &table).await["table"]["phase"] == "over" {
                continue;
            }
            let (mut one, mut two) = (anna.watch(address, &table, "").await, bob.watch(address, &table, "").await);
            let (news, done) = tokio::select! {
                played = play(&mut one, 2) => played,
                played = play(&mut two, 2) => played,
            };
            assert!(done.len() == 2 || news["table"]["phase"] == "over", "the table does not go on");
        }
        server.stop();
    }
}

#[tokio::test]
async fn a_move_on_one_node_reaches_the_other_and_its_bots_play_on_when_one_node_is_killed() {
    let database = Database::postgres();
    let (first, second) = (Server::start(&database), Server::start(&database));
    let anna = Person::come_in(&first.address, "Anna").await;
    let seats = json!([{ "is": "open" }, { "is": "bot", "bot": "mate" }, { "is": "bot", "bot": "mate" }]);
    let terms = json!({ "seats": seats, "seed": "2a", "automatic": false });
    let table = anna.open(&first.address, "port-royal", terms).await;
    anna.act(&first.address, &table, json!({ "do": "start" })).await;

    let mut elsewhere = anna.watch(&second.address, &table, "viewer=onlooker").await;
    let mut here = anna.watch(&first.address, &table, "").await;
    let (news, done) = play(&mut here, 5).await;
    let last = done.last().expect("a move").2;
    let heard = elsewhere.until(|message| message["number"].as_i64() >= Some(last)).await;
    assert!(heard["number"].as_i64() >= Some(last) && news["number"].as_i64().is_some());

    // The same command on both nodes at once is one entry.
    let line = eventually("both nodes know that she is asked", async || {
        let (here, there) = (anna.look(&first.address, &table).await, anna.look(&second.address, &table).await);
        legal(&here).first().filter(|_| here["number"] == there["number"]).cloned()
    })
    .await;
    let body = json!({ "client": "twice", "command": { "do": "play", "line": line } });
    let path = format!("/api/tables/{table}/commands");
    let (one, two) = tokio::join!(anna.post(&first.address, &path, body.clone()), anna.post(&second.address, &path, body.clone()));
    assert_eq!(one["number"], two["number"]);

    // The first node drives the bots; without it the second must.
    first.kill();
    let mut here = anna.watch(&second.address, &table, "").await;
    let (news, _) = play(&mut here, usize::MAX).await;
    assert_eq!(news["table"]["phase"], "over");
    assert_eq!(news["table"]["abandoned"], false);
}

#[tokio::test]
async fn two_nodes_never_make_the_same_number_however_they_race() {
    let database = Database::postgres();
    let nodes = [Server::start(&database), Server::start(&database)];
    let anna = Person::come_in(&nodes[0].address, "Anna").await;
    let table = anna.open(&nodes[0].address, "port-royal", json!({ "setup": { "seats": 2 } })).await;
    let mut said = tokio::task::JoinSet::new();
    for number in 0..6 {
        let (anna, table, address) = (anna.clone(), table.clone(), nodes[number % 2].address.clone());
        said.spawn(async move { anna.act(&address, &table, json!({ "do": "say", "text": format!("{number}") })).await });
    }
    let mut numbers: Vec<i64> = said.join_all().await.iter().filter_map(|done| done["number"].as_i64()).collect();
    numbers.sort_unstable();
    numbers.dedup();
    assert_eq!(numbers.len(), 6, "{numbers:?}");
}

#[tokio::test]
async fn a_server_that_is_asked_to_stop_says_goodbye_and_its_tables_go_on_after_it() {
    let database = Database::sqlite();
    let server = Server::start(&database);
    let anna = Person::come_in(&server.address, "Anna").await;
    let seats = json!([{ "is": "open" }, { "is": "bot", "bot": "mate" }]);
    let table = anna.open(&server.address, "port-royal", json!({ "seats": seats, "seed": "2a" })).await;
    anna.act(&server.address, &table, json!({ "do": "start" })).await;
    let mut socket: Socket = anna.watch(&server.address, &table, "").await;
    let (_, done) = play(&mut socket, 3).await;
    let stopping = tokio::task::spawn_blocking(move || server.stop());
    socket.until(|message| message["type"] == "goodbye").await;
    stopping.await.expect("it stops");

    let server = Server::start(&database);
    let mut socket = anna.watch(&server.address, &table, "").await;
    let (news, _) = play(&mut socket, usize::MAX).await;
    assert!(news["number"].as_i64() > Some(done[2].2));
    assert_eq!(news["table"]["phase"], "over");
}
