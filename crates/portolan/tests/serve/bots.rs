//! Bots share the time they think, and think for those who look.

use serde_json::json;

use crate::people::{Person, count, counted, eventually, metrics, play};
use crate::servers::{Database, Server};

#[tokio::test]
async fn a_hundred_tables_that_two_guests_left_hold_up_nobody_elses_bots() {
    let database = Database::sqlite();
    let server = Server::start_with(&database, &["--behind-proxy", "--thinkers", "1"]);
    let address = &server.address;
    // Where there is a clock, bots think although nobody looks.
    let captains = json!([{ "is": "open" }, { "is": "bot", "bot": "captain" }, { "is": "bot", "bot": "captain" }]);
    let left = json!({ "seats": captains, "clock": { "is": "turn", "seconds": 86400 }, "setup": { "first": "seat-2" } });
    for from in ["10.0.0.1", "10.0.0.2"] {
        let greedy = Person::come_in_from(from, address, "Greedy").await;
        for _ in 0..50 {
            let table = greedy.open(address, "port-royal", left.clone()).await;
            greedy.act(address, &table, json!({ "do": "start" })).await;
        }
    }
    let modest = Person::come_in_from("10.0.0.3", address, "Modest").await;
    let table = modest.open(address, "port-royal", json!({ "seats": captains })).await;
    modest.act(address, &table, json!({ "do": "start" })).await;
    let mut socket = modest.watch(address, &table, "").await;
    let (news, done) = play(&mut socket, 6).await;
    assert!(done.len() == 6 || news["table"]["phase"] == "over");
    // There was something to wait for. All of it is read at once, because the hundred tables go on.
    let metrics = metrics(&server).await;
    let waits = count(&metrics, "portolan_bot_wait_seconds_count");
    assert!(count(&metrics, "portolan_bot_wait_seconds_bucket{le=\"0.001\"}") < waits, "they wait for each other");
}

#[tokio::test]
async fn bots_wait_at_a_table_without_a_clock_until_somebody_looks() {
    let database = Database::sqlite();
    let server = Server::start(&database);
    let anna = Person::come_in(&server.address, "Anna").await;
    let mut seats = vec![json!({ "is": "bot", "bot": "admiral" }); 5];
    seats[0] = json!({ "is": "open" });
    let table = anna.open(&server.address, "port-royal", json!({ "seats": seats })).await;
    anna.act(&server.address, &table, json!({ "do": "start" })).await;
    // From now on only bots play. However fast admirals are, the game is not over when the server is killed.
    anna.act(&server.address, &table, json!({ "do": "leave" })).await;
    server.kill();
    let log = || database.admin(&["show", &table]).lines().count();
    let stored = log();
    let server = Server::start(&database);
    let taken_over = async || (counted(&server, "portolan_takeovers_total").await > 0).then_some(());
    eventually("the table is taken over", taken_over).await;
    assert_eq!(counted(&server, "portolan_bots_thinking").await, 0, "nobody looks");
    assert_eq!(log(), stored);
    let _watching = anna.watch(&server.address, &table, "").await;
    eventually("the bot plays", async || (log() > stored).then_some(())).await;
}
