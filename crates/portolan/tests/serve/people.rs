//! People at a server: over HTTP, and over WebSockets.

use std::sync::atomic::{AtomicU64, Ordering};
use std::time::Duration;

use futures_util::{SinkExt as _, StreamExt as _};
use reqwest::{Method, StatusCode};
use serde_json::{Value, json};
use tokio::net::TcpStream;
use tokio_tungstenite::tungstenite::Message;
use tokio_tungstenite::tungstenite::client::IntoClientRequest as _;
use tokio_tungstenite::{MaybeTlsStream, WebSocketStream};

/// Somebody with a token.
#[derive(Clone)]
pub struct Person {
    pub id: String,
    pub token: String,
    /// What a browser of theirs would send.
    pub cookie: String,
    http: reqwest::Client,
}

static CLIENTS: AtomicU64 = AtomicU64::new(1);

/// An id no other command has.
pub fn client_id() -> String {
    format!("client-{}", CLIENTS.fetch_add(1, Ordering::Relaxed))
}

impl Person {
    /// Somebody new.
    pub async fn come_in(address: &str, name: &str) -> Self {
        let http = reqwest::Client::new();
        let answer = http.post(format!("http://{address}/api/me")).json(&json!({ "name": name })).send().await.expect("an answer");
        assert_eq!(answer.status(), StatusCode::OK);
        let cookie = answer.headers()["set-cookie"].to_str().expect("text").split(';').next().expect("a cookie").to_owned();
        let me: Value = answer.json().await.expect("json");
        let token: Value = http
            .post(format!("http://{address}/api/tokens"))
            .header("cookie", &cookie)
            .json(&json!({ "label": "test" }))
            .send()
            .await
            .expect("an answer")
            .json()
            .await
            .expect("json");
        let text = |value: &Value| value.as_str().expect("text").to_owned();
        Self { id: text(&me["id"]), token: text(&token["token"]), cookie, http }
    }

    /// The same person in another browser, which has this cookie.
    pub fn in_browser(&self, cookie: String) -> Self {
        Self { cookie, ..self.clone() }
    }

    /// Asks something, and says how it was answered.
    pub async fn ask(&self, address: &str, method: Method, path: &str, body: Option<&Value>) -> (StatusCode, Value) {
        let mut request = self.http.request(method, format!("http://{address}{path}")).bearer_auth(&self.token);
        if let Some(body) = body {
            request = request.json(body);
        }
        let answer = request.send().await.expect("an answer");
        let status = answer.status();
        let text = answer.text().await.expect("a body");
        (status, serde_json::from_str(&text).unwrap_or(Value::String(text)))
    }

    /// Asks something as a browser does, with the cookie.
    pub async fn ask_in_person(&self, address: &str, method: Method, path: &str, body: &Value) -> (StatusCode, Value) {
        let request = self.http.request(method, format!("http://{address}{path}")).header("cookie", &self.cookie).json(body);
        let answer = request.send().await.expect("an answer");
        let (status, text) = (answer.status(), answer.text().await.expect("a body"));
        (status, serde_json::from_str(&text).unwrap_or(Value::String(text)))
    }

    /// Claims a name.
    pub async fn claim(&self, address: &str, name: &str) {
        let body = json!({ "name": name, "password": "a long secret" });
        let (status, answer) = self.ask_in_person(address, Method::POST, "/api/me/claim", &body).await;
        assert_eq!(status, StatusCode::OK, "{answer}");
    }

    pub async fn get(&self, address: &str, path: &str) -> Value {
        let (status, answer) = self.ask(address, Method::GET, path, None).await;
        assert_eq!(status, StatusCode::OK, "{path}: {answer}");
        answer
    }

    pub async fn post(&self, address: &str, path: &str, body: Value) -> Value {
        let (status, answer) = self.ask(address, Method::POST, path, Some(&body)).await;
        assert_eq!(status, StatusCode::OK, "{path} {body}: {answer}");
        answer
    }

    /// Opens a table, and says which. Seat 1 begins unless the terms say otherwise: so whoever opens acts first.
    pub async fn open(&self, address: &str, game: &str, mut terms: Value) -> String {
        if terms["setup"].is_null() {
            terms["setup"] = json!({});
        }
        if let Some(setup) = terms["setup"].as_object_mut() {
            setup.entry("first").or_insert_with(|| "seat-1".into());
        }
        let opened = self.post(address, "/api/tables", json!({ "game": game, "terms": terms })).await;
        opened["id"].as_str().expect("an id").to_owned()
    }

    /// Does something at a table, which must go well.
    pub async fn act(&self, address: &str, table: &str, command: Value) -> Value {
        self.post(address, &format!("/api/tables/{table}/commands"), json!({ "client": client_id(), "command": command })).await
    }

    /// Tries something at a table.
    pub async fn try_act(&self, address: &str, table: &str, command: Value) -> (StatusCode, Value) {
        let body = json!({ "client": client_id(), "command": command });
        self.ask(address, Method::POST, &format!("/api/tables/{table}/commands"), Some(&body)).await
    }

    /// The table as this person may see it.
    pub async fn look(&self, address: &str, table: &str) -> Value {
        self.get(address, &format!("/api/tables/{table}")).await
    }

    /// A socket at a table.
    pub async fn watch(&self, address: &str, table: &str, query: &str) -> Socket {
        let url = format!("ws://{address}/api/tables/{table}/stream?{query}");
        let mut request = url.into_client_request().expect("a request");
        request.headers_mut().insert("authorization", format!("Bearer {}", self.token).parse().expect("a header"));
        let (socket, _) = tokio_tungstenite::connect_async(request).await.expect("a socket");
        Socket { socket }
    }
}

/// Asks until there is an answer: what follows an entry follows it soon, but not in the same moment.
pub async fn eventually<T>(what: &str, mut ask: impl AsyncFnMut() -> Option<T>) -> T {
    let answered = async {
        loop {
            if let Some(answer) = ask().await {
                return answer;
            }
            tokio::time::sleep(Duration::from_millis(50)).await;
        }
    };
    tokio::time::timeout(Duration::from_secs(60), answered).await.unwrap_or_else(|_| panic!("never happens: {what}"))
}

/// A table's stream.
pub struct Socket {
    socket: WebSocketStream<MaybeTlsStream<TcpStream>>,
}

impl Socket {
    /// The next message; none when the socket is closed.
    pub async fn next(&mut self) -> Option<Value> {
        let message = async {
            loop {
                match self.socket.next().await {
                    Some(Ok(Message::Text(text))) => return Some(serde_json::from_str(&text).expect("json")),
                    Some(Ok(Message::Close(_)) | Err(_)) | None => return None,
                    Some(Ok(_)) => {}
                }
            }
        };
        tokio::time::timeout(Duration::from_secs(60), message).await.expect("a message in time")
    }

    pub async fn send(&mut self, wanted: &Value) -> bool {
        self.socket.send(Message::text(wanted.to_string())).await.is_ok()
    }

    /// Waits for a message with this property.
    pub async fn until(&mut self, wanted: impl Fn(&Value) -> bool) -> Value {
        loop {
            let message = self.next().await.expect("the socket stays open");
            if wanted(&message) {
                return message;
            }
        }
    }
}

/// What a viewer that is asked something could do: each as notation.
pub fn legal(news: &Value) -> Vec<String> {
    let legal = news["table"]["play"]["legal"].as_array();
    legal.into_iter().flatten().filter_map(|offer| offer["notation"].as_str()).map(str::to_owned).collect()
}

/// Plays a seat over its socket, with choices that differ from move to move, until the game is over or it has acted so often. The
/// last news come back, and what was acknowledged: client's id, command, number.
pub async fn play(socket: &mut Socket, most: usize) -> (Value, Vec<(String, Value, i64)>) {
    play_and_tell(socket, most, || ()).await
}

/// The same, and tells whenever something was acknowledged.
pub async fn play_and_tell(socket: &mut Socket, most: usize, tell: impl Fn()) -> (Value, Vec<(String, Value, i64)>) {
    let mut news = Value::Null;
    let mut asked: Option<(String, Value)> = None;
    let mut done: Vec<(String, Value, i64)> = Vec::new();
    let (mut asked_at, mut refused_at) = (-1, -1);
    loop {
        let known = news["number"].as_i64().unwrap_or(-1);
        let acted_at = done.last().map_or(0, |(_, _, number)| *number);
        let legal = legal(&news);
        if news["table"]["phase"] == "over" || (done.len() >= most && asked.is_none()) {
            return (news, done);
        }
        if asked.is_none() && known >= acted_at && known > refused_at && !legal.is_empty() {
            let line = &legal[(done.len() * 31 + known as usize * 17) / 7 % legal.len()];
            let command = json!({ "do": "play", "seat": news["table"]["viewer"], "line": line });
            let client = client_id();
            if !socket.send(&json!({ "client": client, "command": command })).await {
                return (news, done);
            }
            asked = Some((client, command));
            asked_at = known;
        }
        let Some(message) = socket.next().await else { return (news, done) };
        match message["type"].as_str() {
            Some("welcome" | "entry") => news = message,
            Some("done") => {
                let (client, command) = asked.take().expect("only what was asked is done");
                assert_eq!(message["client"], client.as_str());
                done.push((client, command, message["number"].as_i64().expect("a number")));
                tell();
            }
            // What was the only option may have been played by itself in the same moment.
            Some("refused") => {
                assert!(message["client"].is_string(), "{message}");
                (asked, refused_at) = (None, asked_at);
            }
            _ => {}
        }
    }
}
