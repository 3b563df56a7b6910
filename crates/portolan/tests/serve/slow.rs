//! Clients that are slow, silent, or too many.

use std::net::{Ipv4Addr, SocketAddr};
use std::time::{Duration, Instant};

use reqwest::StatusCode;
use serde_json::json;
use tokio::io::{AsyncReadExt as _, AsyncWriteExt as _};
use tokio::net::{TcpSocket, TcpStream};

use crate::people::{Person, Players, in_time};
use crate::servers::{Database, Server};

/// A connection from one of the many addresses this machine has to itself.
async fn connect(address: &str, from: Ipv4Addr) -> std::io::Result<TcpStream> {
    let socket = TcpSocket::new_v4()?;
    socket.bind(SocketAddr::new(from.into(), 0))?;
    socket.connect(address.parse().expect("an address")).await
}

/// Waits until the other side has closed the connection.
async fn until_closed(stream: &mut TcpStream) {
    let mut buffer = [0; 1024];
    let closed = async { while stream.read(&mut buffer).await.is_ok_and(|read| read > 0) {} };
    in_time("the server closes the connection", closed).await;
}

#[tokio::test]
async fn hundreds_of_half_open_requests_lock_nobody_out_and_are_ended() {
    let database = Database::sqlite();
    let server = Server::start(&database);
    let half = [
        "",
        "GET /api/games HTTP/1.1\r\nHost: here\r\nX-Slow: ",
        "POST /api/me HTTP/1.1\r\nHost: here\r\nContent-Type: application/json\r\nContent-Length: 1000\r\n\r\n{",
    ];
    let mut open = Vec::new();
    for index in 0..300 {
        let mut stream = connect(&server.address, Ipv4Addr::LOCALHOST).await.expect("a connection");
        stream.write_all(half[index % half.len()].as_bytes()).await.expect("it takes the beginning");
        open.push(stream);
    }
    let players = Players::sit_down(&server.address, 2).await;
    players.until_acknowledged(10).await;
    players.stop().await.all_are_there(&server.address).await;
    for stream in &mut open {
        until_closed(stream).await;
    }
}

#[tokio::test]
async fn who_was_answered_may_ask_again_later_but_not_slowly() {
    let database = Database::sqlite();
    let server = Server::start(&database);
    let mut stream = connect(&server.address, Ipv4Addr::LOCALHOST).await.expect("a connection");
    let ask = async |stream: &mut TcpStream| {
        stream.write_all(b"GET /healthz HTTP/1.1\r\nHost: here\r\n\r\n").await.expect("it is taken");
        let mut answer = Vec::new();
        while !answer.ends_with(b"\r\n\r\nok\n") {
            assert!(stream.read_buf(&mut answer).await.expect("an answer") > 0, "{}", String::from_utf8_lossy(&answer));
        }
        assert!(answer.starts_with(b"HTTP/1.1 200"), "{}", String::from_utf8_lossy(&answer));
    };
    ask(&mut stream).await;
    // Nothing happens for longer than the headers of a request may take, and for less than a connection may be silent, by minutes.
    tokio::time::sleep(Duration::from_secs(17)).await;
    ask(&mut stream).await;
    let begun = Instant::now();
    stream.write_all(b"GET /healthz HTTP/1.1\r\nX-Slow: ").await.expect("the beginning is taken");
    until_closed(&mut stream).await;
    assert!(begun.elapsed() >= Duration::from_secs(15), "headers may take a while");
}

#[tokio::test]
async fn one_address_takes_no_more_connections_than_it_may_and_others_still_get_in() {
    rlimit::increase_nofile_limit(4096).expect("files can be opened");
    let database = Database::sqlite();
    let server = Server::start(&database);
    let greedy = Ipv4Addr::new(127, 0, 0, 2);
    let mut open = Vec::new();
    for _ in 0..1000 {
        open.push(connect(&server.address, greedy).await.expect("a connection"));
    }
    // One too many is closed at once, without having said anything.
    let mut one_more = connect(&server.address, greedy).await.expect("a connection");
    until_closed(&mut one_more).await;
    let elsewhere = reqwest::Client::builder().local_address(Some(Ipv4Addr::new(127, 0, 0, 3).into())).build().expect("a client");
    let answer = elsewhere.post(format!("http://{}/api/me", server.address)).json(&json!({})).send().await.expect("an answer");
    assert_eq!(answer.status(), StatusCode::OK);
}

#[tokio::test]
async fn a_socket_that_hears_nothing_is_told_that_the_server_is_there() {
    let database = Database::sqlite();
    let server = Server::start(&database);
    let anna = Person::come_in(&server.address, "Anna").await;
    let table = anna.open(&server.address, "port-royal", json!({ "setup": { "seats": 2 } })).await;
    let mut socket = anna.watch(&server.address, &table, "").await;
    for _ in 0..2 {
        socket.until(|message| message["type"] == "alive").await;
    }
}
