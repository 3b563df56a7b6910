//! Campaigns: a series of tables of one group.

use reqwest::{Method, StatusCode};
use serde_json::{Value, json};
use table::Campaign;

use crate::people::{Person, eventually, play};
use crate::servers::{Database, Server};

/// The campaign, once what became of its latest table is noted: that follows the last entry at once, but not in the same moment.
async fn noted(person: &Person, address: &str, campaign: &str, games: usize) -> Value {
    eventually("the game is noted", async || {
        let found = person.get(address, &format!("/api/campaigns/{campaign}")).await;
        (found["games"] == games).then_some(found)
    })
    .await
}

#[tokio::test]
async fn a_campaign_goes_on_with_the_same_people_until_its_last_game_and_can_be_taken_elsewhere() {
    for database in Database::both() {
        let server = Server::start(&database);
        let address = &server.address;
        let (anna, bob) = (Person::come_in(address, "Anna").await, Person::come_in(address, "Bob").await);
        let begun = json!({ "game": "port-royal", "setup": { "seats": 3 }, "names": ["Anna", "Bob"] });
        let campaign = anna.post(address, "/api/campaigns", begun).await["id"].as_str().expect("an id").to_owned();
        let tables = format!("/api/campaigns/{campaign}/tables");
        let (status, _) = bob.ask(address, Method::POST, &tables, Some(&json!({}))).await;
        assert_eq!(status, StatusCode::FORBIDDEN, "bob is not of the group yet");
        let seats = json!([{ "is": "open" }, { "is": "open" }, { "is": "bot", "bot": "mate" }]);
        let first = anna.post(address, &tables, json!({ "terms": { "seats": seats } })).await["id"].clone();
        assert_eq!(anna.post(address, &tables, json!({})).await["id"], first, "the latest table is not over");
        let first = first.as_str().expect("an id");
        bob.act(address, first, json!({ "do": "sit" })).await;
        anna.act(address, first, json!({ "do": "start" })).await;
        for person in [&anna, &bob] {
            person.act(address, first, json!({ "do": "abandon", "agree": true })).await;
        }
        let found = noted(&anna, address, &campaign, 1).await;
        assert_eq!((&found["played"][0]["end"], &found["played"][0]["table"]), (&json!("given-up"), &json!(first)));
        assert_eq!((&found["tries"], &found["progress"], &found["over"]), (&json!(2), &json!(0), &json!(false)));

        // Both ask for the next table at once, and get the same, at their old seats.
        let (one, two) = tokio::join!(
            anna.act(address, first, json!({ "do": "continue" })),
            bob.act(address, first, json!({ "do": "continue" }))
        );
        assert_eq!(one["table"], two["table"]);
        let second = one["table"].as_str().expect("a table");
        let seen = bob.look(address, second).await;
        assert_eq!((&seen["table"]["viewer"], &seen["table"]["terms"]["campaign"]), (&json!(2), &json!(campaign)));
        assert_eq!(seen["table"]["seats"][2]["bot"], "mate");
        anna.act(address, second, json!({ "do": "start" })).await;
        let (mut here, mut there) = (anna.watch(address, second, "").await, bob.watch(address, second, "").await);
        tokio::join!(play(&mut here, usize::MAX), play(&mut there, usize::MAX));
        let found = noted(&bob, address, &campaign, 2).await;
        assert_eq!((&found["played"][1]["end"], &found["progress"]), (&json!("finished"), &json!(1)));
        assert_eq!((&found["over"], &found["next"]), (&json!(true), &Value::Null), "this game has no sequel");
        let (status, answer) = anna.try_act(address, second, json!({ "do": "continue" })).await;
        assert_eq!((status, &answer["message"]["id"]), (StatusCode::CONFLICT, &json!("server-campaign-over")));
        assert_eq!(bob.get(address, "/api/campaigns").await[0]["id"], json!(campaign), "it is bob's campaign too");

        // What was exported is a campaign, and is imported as the same.
        let exported = anna.get(address, &format!("/api/campaigns/{campaign}/export")).await;
        let text: Campaign = exported.to_string().parse().expect("a campaign");
        text.check(games::find("port-royal").expect("a game")).expect("every record can be played again");
        assert_eq!(text.names, ["Anna", "Bob", "mate"]);
        let imported = bob.post(address, "/api/campaigns/import", exported.clone()).await["id"].clone();
        let imported = imported.as_str().expect("an id");
        assert_eq!(bob.get(address, &format!("/api/campaigns/{imported}/export")).await, exported);
        let mut forged = exported;
        forged["games"][1]["scores"][0] = json!(99);
        let (status, answer) = bob.ask(address, Method::POST, "/api/campaigns/import", Some(&forged)).await;
        assert_eq!((status, &answer["message"]["id"]), (StatusCode::BAD_REQUEST, &json!("server-bad-campaign")));

        // Who deletes their account has no name in it any more.
        let (status, _) = bob.ask_in_person(address, Method::POST, "/api/me/leave", &json!({ "password": "" })).await;
        assert_eq!(status, StatusCode::NO_CONTENT, "a guest has no password");
        let exported = anna.get(address, &format!("/api/campaigns/{campaign}/export")).await;
        let text: Campaign = exported.to_string().parse().expect("a campaign");
        text.check(games::find("port-royal").expect("a game")).expect("every record can still be played again");
        assert!(text.names == ["Anna", "–", "mate"] && !exported.to_string().contains("Bob"), "{exported}");
    }
}

#[tokio::test]
async fn a_table_cannot_claim_to_be_of_a_campaign() {
    let database = Database::sqlite();
    let server = Server::start(&database);
    let anna = Person::come_in(&server.address, "Anna").await;
    let body = json!({ "game": "port-royal", "terms": { "campaign": "any" } });
    let (status, answer) = anna.ask(&server.address, Method::POST, "/api/tables", Some(&body)).await;
    assert_eq!((status, &answer["message"]["id"]), (StatusCode::BAD_REQUEST, &json!("server-campaign-opens-tables")));
}

#[tokio::test]
async fn every_game_with_a_campaign_goes_on_to_the_next_chapter_or_the_same_once_more() {
    let database = Database::sqlite();
    let server = Server::start(&database);
    let address = &server.address;
    let anna = Person::come_in(address, "Anna").await;
    let all = anna.get(address, "/api/games").await;
    let mut campaigns = 0;
    for game in all["games"].as_array().expect("games") {
        let presets = game["form"]["presets"].as_array().expect("presets").iter();
        let mut presets = presets.filter(|preset| preset["label"].as_str().is_some_and(|label| label.ends_with("campaign")));
        let Some(preset) = presets.next() else { continue };
        let begun = json!({ "game": game["name"], "setup": preset["setup"] });
        let campaign = anna.post(address, "/api/campaigns", begun).await["id"].as_str().expect("an id").to_owned();
        let before = anna.get(address, &format!("/api/campaigns/{campaign}")).await;
        let bot = json!({ "is": "bot", "bot": "mate" });
        let mut seats = vec![bot; before["names"].as_array().expect("names").len()];
        seats[0] = json!({ "is": "open" });
        let terms = json!({ "terms": { "seats": seats } });
        let table = anna.post(address, &format!("/api/campaigns/{campaign}/tables"), terms).await["id"].clone();
        let table = table.as_str().expect("a table");
        anna.act(address, table, json!({ "do": "start" })).await;
        let mut socket = anna.watch(address, table, "").await;
        play(&mut socket, usize::MAX).await;
        let found = noted(&anna, address, &campaign, 1).await;
        let lost = found["played"][0]["end"] == "lost";
        assert_eq!((&found["over"], &found["tries"]), (&json!(false), &json!(if lost { 2 } else { 1 })));
        let next = anna.act(address, table, json!({ "do": "continue" })).await["table"].clone();
        let seen = anna.look(address, next.as_str().expect("a table")).await;
        assert_eq!((&seen["table"]["terms"]["setup"], &seen["table"]["viewer"]), (&found["next"], &json!(1)));
        campaigns += 1;
    }
    assert!(campaigns > 0, "no game has a campaign");
}
