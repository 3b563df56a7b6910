//! People at a server: over HTTP, and over WebSockets.

use std::sync::atomic::{AtomicU64, Ordering};
use std::sync::{Arc, Mutex};
use std::time::Duration;

use futures_util::{SinkExt as _, StreamExt as _};
use reqwest::header::{HeaderMap, HeaderValue};
use reqwest::{Method, StatusCode};
use serde_json::{Value, json};
use tokio::net::TcpStream;
use tokio_tungstenite::tungstenite::Message;
use tokio_tungstenite::tungstenite::client::IntoClientRequest as _;
use tokio_tungstenite::{MaybeTlsStream, WebSocketStream};

use crate::servers::{PATIENCE, Server};

/// Somebody with a token.
#[derive(Clone)]
pub struct Person {
    pub id: String,
    pub token: String,
    /// What a browser of theirs would send.
    pub cookie: String,
    http: reqwest::Client,
}

/// Asks from this address, as a proxy says.
pub fn client_from(from: &str) -> reqwest::Client {
    let mut headers = HeaderMap::new();
    headers.insert("x-forwarded-for", HeaderValue::from_str(from).expect("an address"));
    reqwest::Client::builder().default_headers(headers).build().expect("a client")
}

static CLIENTS: AtomicU64 = AtomicU64::new(1);

/// An id no other command has.
pub fn client_id() -> String {
    format!("client-{}", CLIENTS.fetch_add(1, Ordering::Relaxed))
}

impl Person {
    /// Somebody who has not come in.
    pub fn nobody() -> Self {
        Self { id: String::new(), token: String::new(), cookie: String::new(), http: reqwest::Client::new() }
    }

    /// Somebody new.
    pub async fn come_in(address: &str, name: &str) -> Self {
        Self::come_in_with(reqwest::Client::new(), address, name).await
    }

    /// Somebody new, from this address, as a proxy says.
    pub async fn come_in_from(from: &str, address: &str, name: &str) -> Self {
        Self::come_in_with(client_from(from), address, name).await
    }

    async fn come_in_with(http: reqwest::Client, address: &str, name: &str) -> Self {
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
        self.try_ask(address, method, path, body).await.expect("an answer")
    }

    /// The same of a server that may not be there.
    pub async fn try_ask(
        &self,
        address: &str,
        method: Method,
        path: &str,
        body: Option<&Value>,
    ) -> Result<(StatusCode, Value), reqwest::Error> {
        let mut request = self.http.request(method, format!("http://{address}{path}"));
        if !self.token.is_empty() {
            request = request.bearer_auth(&self.token);
        }
        if let Some(body) = body {
            request = request.json(body);
        }
        let answer = request.send().await?;
        let (status, text) = (answer.status(), answer.text().await?);
        Ok((status, serde_json::from_str(&text).unwrap_or(Value::String(text))))
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

    /// The same for many, however fast: who is asked to wait does.
    pub async fn post_patiently(&self, address: &str, path: &str, body: &Value) -> Value {
        eventually("the server has time for this", async || {
            let (status, answer) = self.ask(address, Method::POST, path, Some(body)).await;
            assert!(matches!(status, StatusCode::OK | StatusCode::TOO_MANY_REQUESTS), "{path} {body}: {answer}");
            (status == StatusCode::OK).then_some(answer)
        })
        .await
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

/// Waits for what must happen.
pub async fn in_time<T>(what: &str, happens: impl Future<Output = T>) -> T {
    tokio::time::timeout(PATIENCE, happens).await.unwrap_or_else(|_| panic!("never happens: {what}"))
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
    in_time(what, answered).await
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
        in_time("another message", message).await
    }

    /// The next message but for heartbeats, which come also when nothing else ever will; none when the socket is closed.
    async fn next_news(&mut self) -> Option<Value> {
        let news = async {
            loop {
                let message = self.next().await;
                if message.as_ref().is_none_or(|message| message["type"] != "alive") {
                    return message;
                }
            }
        };
        in_time("another message that is no heartbeat", news).await
    }

    pub async fn send(&mut self, wanted: &Value) -> bool {
        self.socket.send(Message::text(wanted.to_string())).await.is_ok()
    }

    /// Waits for a message with this property.
    pub async fn until(&mut self, wanted: impl Fn(&Value) -> bool) -> Value {
        let mut last = Value::Null;
        let found = async {
            loop {
                last = self.next().await.expect("the socket stays open");
                if wanted(&last) {
                    return;
                }
            }
        };
        let found = tokio::time::timeout(PATIENCE, found).await;
        assert!(found.is_ok(), "the message that is waited for never comes; the last one was {last}");
        last
    }

    /// Waits until the server closes the socket.
    pub async fn until_closed(mut self) {
        in_time("the socket is closed", async { while self.next().await.is_some() {} }).await;
    }
}

/// Everything a node has counted, as of one moment.
pub async fn metrics(node: &Server) -> String {
    Person::nobody().get(&node.address, "/metrics").await.as_str().expect("text").to_owned()
}

/// What stands under this name there.
pub fn count(metrics: &str, name: &str) -> u64 {
    let count = metrics.lines().find_map(|line| line.strip_prefix(name)?.trim().parse().ok());
    count.unwrap_or_else(|| panic!("{name} is not counted"))
}

/// What a node has counted under this name.
pub async fn counted(node: &Server, name: &str) -> u64 {
    count(&metrics(node).await, name)
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
        let Some(message) = socket.next_news().await else { return (news, done) };
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

/// What was acknowledged: client's id, command, number.
type Done = (String, Value, i64);

/// What was acknowledged to somebody, table by table.
type Played = (Person, Vec<(String, Vec<Done>)>);

/// People who play on and on, each alone at both seats of a table, whatever becomes of the server.
pub struct Players {
    counts: Arc<Counts>,
    address: Arc<Mutex<String>>,
    playing: tokio::task::JoinSet<Played>,
}

#[derive(Default)]
struct Counts {
    acknowledged: AtomicU64,
    /// The same for each of them.
    each: Vec<AtomicU64>,
    refused: AtomicU64,
    stop: std::sync::atomic::AtomicBool,
}

/// What was acknowledged to each of them.
pub struct Acknowledged(Vec<Played>);

impl Players {
    pub async fn sit_down(address: &str, people: usize) -> Self {
        let counts = Counts { each: (0..people).map(|_| AtomicU64::new(0)).collect(), ..Counts::default() };
        let (counts, address) = (Arc::new(counts), Arc::new(Mutex::new(address.to_owned())));
        let mut playing = tokio::task::JoinSet::new();
        for number in 0..people {
            let here = address.lock().expect("no panic").clone();
            let person = Person::come_in(&here, &format!("Player {number}")).await;
            playing.spawn(play_on(person, number, address.clone(), counts.clone()));
        }
        Self { counts, address, playing }
    }

    /// How many moves of each of them are acknowledged.
    pub fn acknowledged_to_each(&self) -> Vec<u64> {
        self.counts.each.iter().map(|count| count.load(Ordering::Relaxed)).collect()
    }

    /// Waits until each of them is acknowledged one more than they were.
    pub async fn until_each_is_acknowledged_one_more(&self, than: &[u64]) {
        for (count, before) in self.counts.each.iter().zip(than) {
            until(count, before + 1, "acknowledged to somebody").await;
        }
    }

    /// Waits until this many more moves are acknowledged.
    pub async fn until_acknowledged(&self, more: u64) {
        until_more(&self.counts.acknowledged, more, "acknowledged").await;
    }

    /// Waits until this many more requests are refused, or not answered.
    pub async fn until_refused(&self, more: u64) {
        until_more(&self.counts.refused, more, "refused").await;
    }

    /// From now on they ask another server.
    pub fn move_to(&self, address: &str) {
        address.clone_into(&mut self.address.lock().expect("no panic"));
    }

    /// Everybody stops after the next answer.
    pub async fn stop(self) -> Acknowledged {
        self.counts.stop.store(true, Ordering::Relaxed);
        Acknowledged(self.playing.join_all().await)
    }
}

async fn until_more(count: &AtomicU64, more: u64, what: &str) {
    until(count, count.load(Ordering::Relaxed) + more, what).await;
}

async fn until(count: &AtomicU64, wanted: u64, what: &str) {
    let reached = async {
        while count.load(Ordering::Relaxed) < wanted {
            tokio::time::sleep(Duration::from_millis(5)).await;
        }
    };
    let reached = tokio::time::timeout(PATIENCE, reached).await;
    assert!(reached.is_ok(), "only {} of {wanted} are {what}", count.load(Ordering::Relaxed));
}

/// A game against a bot that goes on and on, whatever becomes of the server. Its table has a clock, so the bot plays also when nobody looks.
pub struct Sparring {
    bot_moves: Arc<AtomicU64>,
    address: Arc<Mutex<String>>,
    _playing: tokio::task::JoinSet<()>,
}

impl Sparring {
    pub async fn sit_down(address: &str) -> Self {
        let person = Person::come_in(address, "Sparring").await;
        let (bot_moves, address) = (Arc::new(AtomicU64::new(0)), Arc::new(Mutex::new(address.to_owned())));
        let mut playing = tokio::task::JoinSet::new();
        playing.spawn(spar(person, address.clone(), bot_moves.clone()));
        let sparring = Self { bot_moves, address, _playing: playing };
        sparring.until_bot_moved(1).await;
        sparring
    }

    /// Waits until the bot has made this many more moves.
    pub async fn until_bot_moved(&self, more: u64) {
        until_more(&self.bot_moves, more, "made by the bot").await;
    }

    /// From now on another server is asked.
    pub fn move_to(&self, address: &str) {
        address.clone_into(&mut self.address.lock().expect("no panic"));
    }
}

/// Asks whichever server is to be asked now. One that stands still answers nothing: it is waited for until another is to be asked.
async fn ask_here(
    person: &Person,
    address: &Mutex<String>,
    method: Method,
    path: &str,
    body: Option<&Value>,
) -> Option<(StatusCode, Value)> {
    let here = || address.lock().expect("no panic").clone();
    let asked = here();
    let moved = async {
        while here() == asked {
            tokio::time::sleep(Duration::from_millis(20)).await;
        }
    };
    tokio::select! {
        answer = person.try_ask(&asked, method, path, body) => answer.ok(),
        () = moved => None,
    }
}

async fn spar(person: Person, address: Arc<Mutex<String>>, bot_moves: Arc<AtomicU64>) {
    let ask = async |method: Method, path: &str, body: Option<Value>| {
        let answer = ask_here(&person, &address, method, path, body.as_ref()).await;
        let answer = answer.filter(|(status, _)| *status == StatusCode::OK);
        if answer.is_none() {
            tokio::time::sleep(Duration::from_millis(20)).await;
        }
        answer.map(|(_, answer)| answer)
    };
    loop {
        let seats = json!([{ "is": "open" }, { "is": "bot", "bot": "mate" }]);
        let terms = json!({ "seats": seats, "automatic": false, "clock": { "is": "turn", "seconds": 3600 } });
        let opened = ask(Method::POST, "/api/tables", Some(json!({ "game": "port-royal", "terms": terms, "start": true }))).await;
        let Some(table) = opened.as_ref().and_then(|opened| opened["id"].as_str()) else { continue };
        let (mut counted, mut own) = (0, 0);
        loop {
            let Some(news) = ask(Method::GET, &format!("/api/tables/{table}?after=999999999"), None).await else { continue };
            if news["table"]["phase"] == "over" {
                break;
            }
            let Some(line) = legal(&news).pop() else {
                tokio::time::sleep(Duration::from_millis(10)).await;
                continue;
            };
            // Every entry after the person's own last one is the bot's, or its clock's.
            let number = news["number"].as_i64().expect("a number");
            if own > 0 && number > own.max(counted) {
                counted = number;
                bot_moves.fetch_add(1, Ordering::Relaxed);
            }
            let wanted = json!({ "client": client_id(), "command": { "do": "play", "line": line } });
            if let Some(done) = ask(Method::POST, &format!("/api/tables/{table}/commands"), Some(wanted)).await {
                own = done["number"].as_i64().expect("a number");
            }
        }
    }
}

async fn play_on(person: Person, index: usize, address: Arc<Mutex<String>>, counts: Arc<Counts>) -> Played {
    let mut tables: Vec<(String, Vec<Done>)> = Vec::new();
    let ask = async |method: Method, path: String, body: Option<Value>| {
        let answer = ask_here(&person, &address, method, &path, body.as_ref()).await;
        let done = answer.as_ref().is_some_and(|(status, _)| *status == StatusCode::OK);
        if !done {
            counts.refused.fetch_add(1, Ordering::Relaxed);
            tokio::time::sleep(Duration::from_millis(20)).await;
        }
        (
            answer.as_ref().is_some_and(|(status, _)| *status == StatusCode::CONFLICT),
            answer.filter(|_| done).map(|(_, answer)| answer),
        )
    };
    let mut over = true;
    let mut picks: usize = 0;
    // What was sent and not answered is sent again as it was: it must not be done twice.
    let mut unanswered: Option<(String, Value)> = None;
    while !counts.stop.load(Ordering::Relaxed) {
        if over {
            let terms = json!({ "setup": { "seats": 2 }, "automatic": false });
            let opened = ask(Method::POST, "/api/tables".into(), Some(json!({ "game": "port-royal", "terms": terms }))).await;
            let (_, Some(opened)) = opened else { continue };
            let table = opened["id"].as_str().expect("an id").to_owned();
            for command in [json!({ "do": "sit", "name": "Other" }), json!({ "do": "start" })] {
                let wanted = json!({ "client": client_id(), "command": command });
                while ask(Method::POST, format!("/api/tables/{table}/commands"), Some(wanted.clone())).await.1.is_none() {
                    if counts.stop.load(Ordering::Relaxed) {
                        return (person, tables);
                    }
                }
            }
            tables.push((table, Vec::new()));
            over = false;
        }
        let (table, done) = tables.last_mut().expect("a table");
        if unanswered.is_none() {
            let (_, Some(news)) = ask(Method::GET, format!("/api/tables/{table}?after=999999999"), None).await else { continue };
            let seat = news["table"]["play"]["awaited"][0].as_i64();
            let Some(seat) = seat else {
                over = true;
                continue;
            };
            let path = format!("/api/tables/{table}?after=999999999&viewer={seat}");
            let (_, Some(news)) = ask(Method::GET, path, None).await else { continue };
            let legal = legal(&news);
            if legal.is_empty() {
                continue;
            }
            picks += 1;
            unanswered = Some((client_id(), json!({ "do": "play", "seat": seat, "line": legal[picks * 31 % legal.len()] })));
        }
        let (client, command) = unanswered.clone().expect("a command");
        let wanted = json!({ "client": client, "command": command });
        match ask(Method::POST, format!("/api/tables/{table}/commands"), Some(wanted)).await {
            (_, Some(answer)) => {
                done.push((client, command, answer["number"].as_i64().expect("a number")));
                counts.acknowledged.fetch_add(1, Ordering::Relaxed);
                counts.each[index].fetch_add(1, Ordering::Relaxed);
                unanswered = None;
            }
            // A node that was behind offered what is no longer legal.
            (true, None) => unanswered = None,
            (false, None) => {}
        }
    }
    (person, tables)
}

impl Acknowledged {
    /// How many.
    pub fn count(&self) -> usize {
        self.0.iter().flat_map(|(_, tables)| tables).map(|(_, done)| done.len()).sum()
    }

    /// Every one of them is in its table's log, under the number that was told, and once.
    pub async fn all_are_there(&self, address: &str) {
        assert!(self.count() > 0);
        for (person, tables) in &self.0 {
            for (table, done) in tables {
                let mut numbers: Vec<i64> = Vec::new();
                for (client, command, number) in done {
                    let again = json!({ "client": client, "command": command });
                    let answer = person.post_patiently(address, &format!("/api/tables/{table}/commands"), &again).await;
                    assert_eq!(answer["number"], *number, "a move that was acknowledged is not there: {command}");
                    numbers.push(*number);
                }
                numbers.sort_unstable();
                numbers.dedup();
                assert_eq!(numbers.len(), done.len(), "two moves have one number");
            }
        }
    }
}
