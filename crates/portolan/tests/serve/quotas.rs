//! What one person or one address may use, and what goes when it is old.

use reqwest::{Method, StatusCode};
use serde_json::{Value, json};

use crate::people::{Person, client_from, eventually};
use crate::servers::{Database, Server};

/// Tries to import something of this size, which is no campaign; answers how it was refused.
async fn import(person: &Person, address: &str, bytes: usize) -> (StatusCode, String) {
    let body = json!({ "game": "x".repeat(bytes) });
    let (status, answer) = person.ask(address, Method::POST, "/api/campaigns/import", Some(&body)).await;
    (status, answer["message"]["id"].as_str().unwrap_or_default().to_owned())
}

#[tokio::test]
async fn of_twenty_large_imports_most_are_refused_and_on_another_node_the_rest() {
    const BYTES: usize = 3_900_000;
    let database = Database::postgres();
    let Database::Postgres(postgres) = &database else { panic!("a database") };
    let (first, second) = (Server::start(&database), Server::start(&database));
    let anna = Person::come_in(&first.address, "Anna").await;
    let until_stored = async |least: usize| {
        let sum = format!("SELECT COALESCE(SUM(used), 0) FROM quotas WHERE what = 'bytes' AND subject = '{}'", anna.id);
        let stored = async || (postgres.run(&sum).parse::<usize>().expect("a number") >= least).then_some(());
        eventually("what was used is stored", stored).await;
    };
    // The other node knows her, and that nothing was used.
    let unread = StatusCode::BAD_REQUEST;
    assert_eq!(import(&anna, &second.address, 1).await.0, unread);
    let mut read = 0;
    for _ in 0..20 {
        let (status, _) = import(&anna, &first.address, BYTES).await;
        read += usize::from(status == unread);
        assert!(status == unread || status == StatusCode::TOO_MANY_REQUESTS, "{status}");
    }
    assert_eq!(read, 4, "what one person may keep in a day is four of these");
    until_stored(4 * BYTES).await;
    // The other node hears of it when it has something to add itself; once it has added something else, it has heard.
    for _ in 0..2 {
        let before = postgres.run(&format!("SELECT SUM(used) FROM quotas WHERE what = 'bytes' AND subject = '{}'", anna.id));
        assert_eq!(import(&anna, &second.address, 1).await.0, unread);
        until_stored(before.parse::<usize>().expect("a number") + 1).await;
    }
    assert_eq!(import(&anna, &second.address, BYTES).await, (StatusCode::TOO_MANY_REQUESTS, "server-quota".to_owned()));
}

#[tokio::test]
async fn lists_have_pages_that_leave_out_nothing_and_tell_nothing_twice() {
    for database in Database::both() {
        let server = Server::start(&database);
        let address = &server.address;
        let mut opened = Vec::new();
        for name in ["Anna", "Bob", "Cecilia"] {
            let person = Person::come_in(address, name).await;
            for _ in 0..45 {
                opened.push(person.open(address, "port-royal", json!({ "setup": { "seats": 2 }, "public": true })).await);
            }
        }
        let ids = |page: &Value| -> Vec<String> {
            page.as_array().expect("a list").iter().map(|table| table["id"].as_str().expect("an id").to_owned()).collect()
        };
        let nobody = Person::nobody();
        let page = nobody.get(address, "/api/tables?list=open").await;
        assert_eq!((&page[0]["seats"], &page[0]["clock"]["is"]), (&json!(2), &json!("none")));
        let first = ids(&page);
        let second = ids(&nobody.get(address, &format!("/api/tables?list=open&after={}", first.last().expect("a table"))).await);
        assert_eq!((first.len(), second.len()), (100, 35));
        let mut all = [first, second].concat();
        all.sort();
        opened.sort();
        assert_eq!(all, opened);
    }
}

#[tokio::test]
async fn what_has_expired_goes_but_nothing_of_those_who_have_a_name() {
    for database in Database::both() {
        let server = Server::start(&database);
        let address = &server.address;
        let (guest, anna) = (Person::come_in(address, "Guest").await, Person::come_in(address, "Anna").await);
        anna.claim(address, "Anna").await;
        let terms = json!({ "setup": { "seats": 2 } });
        let (theirs, hers) =
            (guest.open(address, "port-royal", terms.clone()).await, anna.open(address, "port-royal", terms.clone()).await);
        let shared = guest.open(address, "port-royal", terms).await;
        anna.act(address, &shared, json!({ "do": "sit" })).await;
        server.stop();
        let expire = ["expire", "--keep-guests", "0", "--dry-run"];
        assert!(!database.admin(&["expire", "--keep-guests", "1"]).contains("table"), "a day has not passed");
        let told = database.admin(&expire);
        assert!(told.contains(&theirs) && !told.contains(&hers) && !told.contains(&shared), "{told}");
        assert_eq!(database.admin(&expire), told, "nothing was removed");
        database.admin(&expire[..3]);
        assert!(!database.admin(&expire).contains(&theirs));
        let server = Server::start(&database);
        let gone = guest.ask(&server.address, Method::GET, &format!("/api/tables/{theirs}"), None).await;
        assert_eq!(gone.0, StatusCode::NOT_FOUND);
        anna.look(&server.address, &hers).await;
        anna.look(&server.address, &shared).await;
    }
}

#[tokio::test]
async fn one_ipv6_network_and_one_proxy_line_count_as_one_address() {
    let database = Database::sqlite();
    let server = Server::start_with(&database, &["--behind-proxy"]);
    let come_in = async |lines: &[&str]| {
        let mut request = reqwest::Client::new().post(format!("http://{}/api/me", server.address)).json(&json!({}));
        for line in lines {
            request = request.header("x-forwarded-for", *line);
        }
        request.send().await.expect("an answer").status()
    };
    // A whole network is used up by addresses that are all different.
    let mut number = 0;
    while come_in(&[&format!("2001:db8:0:1::{number:x}")]).await == StatusCode::OK {
        number += 1;
        assert!(number < 200, "a network of addresses is no end of guests");
    }
    assert_eq!(come_in(&["2001:db8:0:2::1"]).await, StatusCode::OK, "others still come in");
    // The proxy's own line is the last one, whatever somebody sent before it. Another guest is let in only every ten seconds.
    let mut refused = 0;
    for _ in 0..20 {
        refused += usize::from(come_in(&["10.1.1.1", "10.2.2.2, 2001:db8:0:1::77"]).await == StatusCode::TOO_MANY_REQUESTS);
    }
    assert!(refused > 0, "a network that is used up has no end of guests behind a proxy");
    assert_eq!(come_in(&["2001:db8:0:1::77", "10.2.2.2"]).await, StatusCode::OK);
}

#[tokio::test]
async fn whoever_tries_wrong_passwords_locks_out_nobody_but_themselves() {
    for database in Database::both() {
        let servers = match &database {
            Database::Postgres(_) => {
                vec![Server::start_with(&database, &["--behind-proxy"]), Server::start_with(&database, &["--behind-proxy"])]
            }
            _ => vec![Server::start_with(&database, &["--behind-proxy"])],
        };
        let anna = Person::come_in_from("10.0.0.1", &servers[0].address, "Anna").await;
        anna.claim(&servers[0].address, "Anna").await;
        let log_in = async |server: &Server, from: &str, password: &str| {
            let body = json!({ "name": "Anna", "password": password });
            let request = client_from(from).post(format!("http://{}/api/login", server.address)).json(&body);
            request.send().await.expect("an answer").status()
        };
        // Whichever node they ask.
        let mut tried = 0;
        while log_in(&servers[tried % servers.len()], "10.6.6.6", "a wrong secret").await == StatusCode::UNAUTHORIZED {
            tried += 1;
            assert!(tried < 12, "anybody may guess as often as they like");
        }
        let last = servers.last().expect("a server");
        let stranger = async |password: &str| log_in(last, "10.6.6.6", password).await;
        // Without waiting they get nowhere. However slow the machine is: each time the wait has passed, the next is twice as long.
        let mut refused = 0;
        for _ in 0..8 {
            refused += usize::from(stranger("a wrong secret").await == StatusCode::TOO_MANY_REQUESTS);
        }
        assert!(refused > 0, "anybody may guess again at once");
        assert_eq!(log_in(last, "10.0.0.1", "a long secret").await, StatusCode::OK, "who is at home is let in");
        assert_eq!(log_in(&servers[0], "10.0.0.2", "a long secret").await, StatusCode::OK, "and from anywhere else");
    }
}

#[tokio::test]
async fn a_table_the_host_closes_tells_whoever_watches_and_nobody_speaks_there_any_more() {
    for database in Database::both() {
        let server = Server::start(&database);
        let address = &server.address;
        let anna = Person::come_in(address, "Anna").await;
        let table = anna.open(address, "port-royal", json!({ "setup": { "seats": 2 } })).await;
        let mut socket = anna.watch(address, &table, "").await;
        socket.until(|message| message["type"] == "welcome").await;
        assert!(database.admin(&["close", &table]).contains("is closed"));
        socket.until(|message| message["table"]["phase"] == "over").await;
        let (status, answer) = anna.try_act(address, &table, json!({ "do": "say", "text": "Why?" })).await;
        assert_eq!((status, &answer["message"]["id"]), (StatusCode::CONFLICT, &json!("server-table-closed")));
    }
}

#[tokio::test]
async fn a_table_that_cannot_be_read_says_so_and_can_be_closed() {
    let database = Database::postgres();
    let Database::Postgres(postgres) = &database else { panic!("a database") };
    let server = Server::start(&database);
    let anna = Person::come_in(&server.address, "Anna").await;
    let terms = json!({ "setup": { "seats": 2 }, "public": true });
    let (broken, sound) =
        (anna.open(&server.address, "port-royal", terms.clone()).await, anna.open(&server.address, "port-royal", terms).await);
    server.stop();
    postgres.run(&format!("UPDATE log SET entry = '{{\"kind\":\"from-the-future\"}}' WHERE table_id = '{broken}'"));
    let server = Server::start(&database);
    let address = &server.address;
    for _ in 0..2 {
        let (status, answer) = anna.ask(address, Method::GET, &format!("/api/tables/{broken}"), None).await;
        assert_eq!((status, &answer["message"]["id"]), (StatusCode::CONFLICT, &json!("server-table-unreadable")));
    }
    anna.look(address, &sound).await;
    assert!(database.admin(&["close", &broken]).contains("cannot be read"));
    // The same while somebody watches, as when a newer node adds what this one does not know: the socket is closed, and nothing else.
    let watched = anna.open(address, "port-royal", json!({ "setup": { "seats": 2 } })).await;
    let mut socket = anna.watch(address, &watched, "").await;
    let next = socket.until(|message| message["type"] == "welcome").await["number"].as_i64().expect("a number") + 1;
    postgres.run(&format!(
        "INSERT INTO log (table_id, number, at, author, entry) VALUES ('{watched}', {next}, 0, 'x', '{{\"kind\":\"from-the-future\"}}');
         SELECT pg_notify('portolan', '{{\"kind\":\"appended\",\"table\":\"{watched}\",\"number\":{next}}}')"
    ));
    socket.until_closed().await;
    assert_eq!(anna.ask(address, Method::GET, &format!("/api/tables/{watched}"), None).await.0, StatusCode::CONFLICT);
    anna.act(address, &sound, json!({ "do": "say", "text": "All is well here" })).await;
    let open = anna.get(address, "/api/tables?list=open").await;
    let ids: Vec<&Value> = open.as_array().expect("a list").iter().map(|table| &table["id"]).collect();
    assert_eq!(ids, [&json!(sound)]);
}
