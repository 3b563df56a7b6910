//! Nodes that stand still, in the middle of whatever they do.

use serde_json::json;

use crate::people::{Person, Players};
use crate::servers::{Database, Server};

#[tokio::test]
async fn a_table_whose_next_number_somebody_holds_holds_up_no_other_table() {
    let database = Database::postgres();
    let Database::Postgres(postgres) = &database else { panic!("a database") };
    let server = Server::start(&database);
    let address = &server.address;
    let anna = Person::come_in(address, "Anna").await;
    let terms = json!({ "setup": { "seats": 2 }, "automatic": false });
    let held = anna.open(address, "port-royal", terms.clone()).await;
    let number = anna.act(address, &held, json!({ "do": "say", "text": "Ahoy" })).await["number"].as_i64().expect("a number");
    let next = number + 1;
    let mut holder = postgres.hold(&format!(
        "INSERT INTO log (table_id, number, at, author, entry) VALUES ('{held}', {next}, 0, 'nobody', '{{\"kind\":\"closed\"}}');"
    ));
    let waiting = {
        let (anna, address, held) = (anna.clone(), address.clone(), held.clone());
        tokio::spawn(async move { anna.try_act(&address, &held, json!({ "do": "say", "text": "Is anybody there?" })).await })
    };
    let players = Players::sit_down(address, 4).await;
    players.until_acknowledged(40).await;
    assert_eq!(holder.try_wait().expect("its state"), None, "the number is still held");
    players.stop().await.all_are_there(address).await;
    holder.kill().expect("it can be killed");
    holder.wait().expect("it ends");
    let (status, answer) = waiting.await.expect("an answer");
    // It was tried for a while; if that was not long enough, whoever asked is told, and may ask again.
    if status == 200 {
        assert_eq!(answer["number"], next);
    } else {
        assert_eq!((status.as_u16(), answer["message"]["id"].as_str()), (503, Some("server-trouble")));
        assert_eq!(anna.act(address, &held, json!({ "do": "say", "text": "There." })).await["number"], next);
    }
}

#[tokio::test]
async fn when_a_node_stands_still_the_others_go_on_with_its_tables_and_their_own() {
    let database = Database::postgres();
    let (first, second) = (Server::start(&database), Server::start(&database));
    let (ours, theirs) = tokio::join!(Players::sit_down(&first.address, 6), Players::sit_down(&second.address, 6));
    for _ in 0..3 {
        ours.until_acknowledged(10).await;
        first.pause();
        theirs.until_acknowledged(30).await;
        // Whoever played at the node that stands still finds the other one.
        ours.move_to(&second.address);
        ours.until_acknowledged(30).await;
        first.resume();
        ours.move_to(&first.address);
    }
    let (ours, theirs) = (ours.stop().await, theirs.stop().await);
    ours.all_are_there(&second.address).await;
    theirs.all_are_there(&first.address).await;
}
