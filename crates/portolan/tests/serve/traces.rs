//! Traces reach an OpenTelemetry collector.

use serde_json::json;
use tokio::io::{AsyncBufReadExt as _, AsyncReadExt as _, AsyncWriteExt as _, BufReader};
use tokio::net::{TcpListener, TcpStream};
use tokio::sync::mpsc;

use crate::people::{Person, in_time};
use crate::servers::{Database, Server};

/// A collector as small as can be: passes on what it is sent, as text in which the names of spans can be found.
async fn collect(sent: mpsc::UnboundedSender<String>) -> String {
    let listener = TcpListener::bind("127.0.0.1:0").await.expect("a port");
    let address = listener.local_addr().expect("an address");
    tokio::spawn(async move {
        while let Ok((stream, _)) = listener.accept().await {
            let sent = sent.clone();
            tokio::spawn(async move { while_open(BufReader::new(stream), sent).await });
        }
    });
    format!("http://{address}")
}

/// Takes one request after the other.
async fn while_open(mut stream: BufReader<TcpStream>, sent: mpsc::UnboundedSender<String>) -> Option<()> {
    loop {
        let (mut first, mut length) = (String::new(), 0);
        stream.read_line(&mut first).await.ok().filter(|read| *read > 0)?;
        loop {
            let mut header = String::new();
            stream.read_line(&mut header).await.ok().filter(|read| *read > 0)?;
            if let Some(("content-length", value)) = header.to_ascii_lowercase().trim().split_once(": ") {
                length = value.parse().ok()?;
            }
            if header.trim().is_empty() {
                break;
            }
        }
        let mut body = vec![0; length];
        stream.read_exact(&mut body).await.ok()?;
        let _ = sent.send(format!("{first}{}", String::from_utf8_lossy(&body)));
        let answer = "HTTP/1.1 200 OK\r\ncontent-type: application/x-protobuf\r\ncontent-length: 0\r\n\r\n";
        stream.write_all(answer.as_bytes()).await.ok()?;
    }
}

#[tokio::test]
async fn a_collector_hears_of_requests_commands_and_what_was_stored() {
    let (sent, mut received) = mpsc::unbounded_channel();
    let collector = collect(sent).await;
    let database = Database::sqlite();
    let server = Server::start_with(&database, &["--otlp", &collector]);
    let anna = Person::come_in(&server.address, "Anna").await;
    let table = anna.open(&server.address, "port-royal", json!({ "setup": { "seats": 2 } })).await;
    anna.act(&server.address, &table, json!({ "do": "say", "text": "Ahoy" })).await;
    // What is left is sent when it stops.
    let stopped = tokio::task::spawn_blocking(move || server.stop());
    let mut all = String::new();
    while !["POST /api/tables/{id}/commands", "say", "store", "portolan", &table].iter().all(|name| all.contains(*name)) {
        all += &in_time("everything is sent", received.recv()).await.expect("the collector listens");
    }
    assert!(all.contains("POST /v1/traces"), "{all}");
    assert!(!all.contains("Ahoy"), "what was said is nobody's business");
    stopped.await.expect("it stops");
}
