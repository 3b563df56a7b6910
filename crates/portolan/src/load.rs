//! `bench server`: how many moves a second a server takes, how long each waits, and how much memory tables need. Real clients over
//! real WebSockets against a real `portolan serve`, a process of its own; both share the machine.

use std::collections::BTreeMap;
use std::io::{self, BufRead as _, BufReader, Write as _};
use std::path::{Path, PathBuf};
use std::process::{Child, Command, ExitCode, Stdio};
use std::sync::Arc;
use std::sync::atomic::{AtomicBool, AtomicU64, Ordering::Relaxed};
use std::time::Duration;

use anyhow::{Context as _, Result, bail, ensure};
use clap::Args;
use futures_util::stream::{SelectAll, SplitSink, SplitStream};
use futures_util::{SinkExt as _, StreamExt as _};
use serde::{Deserialize, Serialize};
use serde_json::{Value, json};
use table::{AnyGame, Chance, Stream};
use tokio::io::{AsyncBufReadExt as _, AsyncReadExt as _, AsyncWriteExt as _};
use tokio::net::TcpStream;
use tokio::task::JoinSet;
use tokio::time::Instant;
use tokio_tungstenite::tungstenite::Message;
use tokio_tungstenite::tungstenite::client::IntoClientRequest as _;
use tokio_tungstenite::{MaybeTlsStream, WebSocketStream};

use crate::serve::block_on;

/// Measure a server: moves a second, how long each waits, memory
///
/// Starts `portolan serve` on a database of its own and plays at its tables over WebSockets. Idle tables are opened, started,
/// watched and left; then people at the other tables play at the asked rate.
///
/// Examples:
///   portolan bench server
///   portolan bench server --tables 400 --rate 2000 --seconds 60 --idle 10000
///   portolan bench server --database "$DATABASE" --json
#[derive(Args)]
#[command(verbatim_doc_comment)]
pub struct Load {
    /// The game played
    #[arg(long, value_parser = games::all().map(AnyGame::name).collect::<Vec<_>>())]
    game: Option<String>,
    /// How many people sit at each table
    #[arg(long, default_value_t = 2)]
    seats: usize,
    /// Tables at which people play
    #[arg(long, default_value_t = 200)]
    tables: usize,
    /// Moves a second to aim at, over all tables; 0 for as many as there can be
    #[arg(long, default_value_t = 2000.0)]
    rate: f64,
    /// For how long to play
    #[arg(long, default_value_t = 20)]
    seconds: u64,
    /// Idle tables beside them
    #[arg(long, default_value_t = 0)]
    idle: usize,
    /// A PostgreSQL server to keep everything in, instead of SQLite in a temporary folder
    #[arg(long, env = "PORTOLAN_DATABASE", hide_env_values = true)]
    database: Option<String>,
    /// Print a JSON object
    #[arg(long)]
    json: bool,
}

/// What was measured.
#[derive(Serialize)]
struct Figures {
    game: String,
    tables: usize,
    moves: u64,
    refused: u64,
    moves_per_s: f64,
    p50_ms: f64,
    p99_ms: f64,
    max_ms: f64,
    /// How many of the machine's cores the server and the clients kept busy while playing.
    server_cores: f64,
    clients_cores: f64,
    /// Resident memory of the server, in MiB, at each moment worth noting.
    memory_mib: BTreeMap<String, f64>,
    kib_a_played_table: f64,
    kib_an_idle_table: Option<f64>,
}

impl Load {
    pub fn run(self) -> Result<ExitCode> {
        let figures = block_on(self.measure())?;
        if self.json {
            writeln!(io::stdout(), "{}", serde_json::to_string(&figures)?)?;
            return Ok(ExitCode::SUCCESS);
        }
        writeln!(io::stdout(), "{}, {} tables of {}", figures.game, figures.tables, self.seats)?;
        writeln!(
            io::stdout(),
            "  {:>10.0} moves a second ({} moves, {} refused)",
            figures.moves_per_s,
            figures.moves,
            figures.refused
        )?;
        writeln!(io::stdout(), "  {:>10.1} ms from sending to done, half of the time", figures.p50_ms)?;
        writeln!(io::stdout(), "  {:>10.1} ms, 99 times in 100", figures.p99_ms)?;
        writeln!(io::stdout(), "  {:>10.1} ms at most", figures.max_ms)?;
        writeln!(
            io::stdout(),
            "  {:>10.2} cores busy in the server, {:.2} in the clients",
            figures.server_cores,
            figures.clients_cores
        )?;
        writeln!(io::stdout(), "  {:>10.1} KiB a table that is played at", figures.kib_a_played_table)?;
        if let Some(idle) = figures.kib_an_idle_table {
            writeln!(io::stdout(), "  {idle:>10.1} KiB an idle table, watched by one")?;
        }
        for (when, memory) in &figures.memory_mib {
            writeln!(io::stdout(), "  {memory:>10.1} MiB {when}")?;
        }
        Ok(ExitCode::SUCCESS)
    }

    async fn measure(&self) -> Result<Figures> {
        let folder = std::env::temp_dir().join(format!("portolan-bench-{}", std::process::id()));
        let server = Arc::new(Server::start(&folder, self.database.as_deref())?);
        let game = self.game.clone().unwrap_or_else(|| games::all().map(AnyGame::name).next().unwrap_or_default().to_owned());
        let mut memory = BTreeMap::new();
        let started = server.memory()?;
        memory.insert("0 at the start".to_owned(), started);
        let mut kib_an_idle_table = None;
        if self.idle > 0 {
            let tables = open_idle(&server, &game, self.seats, self.idle).await?;
            memory.insert(format!("1 with {} tables just started", self.idle), server.memory()?);
            let watched = watch_idle(&server, tables).await?;
            let all = server.memory()?;
            memory.insert(format!("2 with {} idle tables, each watched by one", self.idle), all);
            kib_an_idle_table = Some((all - started) * 1024.0 / self.idle as f64);
            drop(watched);
            tokio::time::sleep(AT_REST).await;
            memory.insert(format!("3 with {} idle tables at rest", self.idle), server.memory()?);
        }
        let mut tables = Vec::with_capacity(self.tables);
        for number in 0..self.tables {
            tables.push(Game::open(&server, &game, self.seats, number).await?);
        }
        let (before, used_before) = (server.memory()?, server.cpu_seconds()?);
        let own_before = cpu_seconds(std::process::id())?;
        let counts = Arc::new(Counts::default());
        let pause = if self.rate > 0.0 { Duration::from_secs_f64(self.tables as f64 / self.rate) } else { Duration::ZERO };
        let begun = Instant::now();
        let mut playing = JoinSet::new();
        for (number, table) in tables.into_iter().enumerate() {
            // Tables begin one after the other, so that moves come evenly.
            let first = begun + pause.mul_f64(number as f64 / self.tables as f64);
            playing.spawn(table.play(server.clone(), counts.clone(), first, pause));
        }
        tokio::time::sleep(Duration::from_secs(self.seconds)).await;
        let seconds = begun.elapsed().as_secs_f64();
        counts.stop.store(true, Relaxed);
        let (used, own) = (server.cpu_seconds()? - used_before, cpu_seconds(std::process::id())? - own_before);
        let after = server.memory()?;
        memory.insert(format!("4 after {} tables were played at", self.tables), after);
        let mut waited = Vec::new();
        while let Some(table) = playing.join_next().await {
            waited.extend(table??);
        }
        waited.sort_unstable();
        ensure!(!waited.is_empty(), "no move was made");
        let quantile = |part: f64| waited[((waited.len() - 1) as f64 * part) as usize].as_secs_f64() * 1000.0;
        Ok(Figures {
            game,
            tables: self.tables,
            moves: waited.len() as u64,
            refused: counts.refused.load(Relaxed),
            moves_per_s: waited.len() as f64 / seconds,
            p50_ms: quantile(0.5),
            p99_ms: quantile(0.99),
            max_ms: quantile(1.0),
            server_cores: used / seconds,
            clients_cores: own / seconds,
            memory_mib: memory,
            kib_a_played_table: (after - before).max(0.0) * 1024.0 / self.tables as f64,
            kib_an_idle_table,
        })
    }
}

/// Longer than a server keeps a table in memory that nobody watches.
const AT_REST: Duration = Duration::from_secs(75);
/// Tables one person opens: what the server allows at once.
const TABLES_A_PERSON: usize = 50;
/// Requests under way at once while tables are opened.
const AT_ONCE: usize = 16;

#[derive(Default)]
struct Counts {
    stop: AtomicBool,
    refused: AtomicU64,
}

/// `portolan serve`, which ends when this is dropped, and its folder.
struct Server {
    child: Child,
    address: String,
    folder: PathBuf,
}

impl Server {
    fn start(folder: &Path, database: Option<&str>) -> Result<Self> {
        let mut command = Command::new(std::env::current_exe()?);
        // People come from addresses of their own, as through a proxy: a server welcomes only so many from one.
        command.args(["serve", "--port", "0", "--behind-proxy", "--data"]).arg(folder);
        if let Some(database) = database {
            command.args(["--database", database]);
        }
        let mut child = command.env("RUST_LOG", "warn").stdout(Stdio::piped()).spawn().context("the server does not start")?;
        let mut line = String::new();
        BufReader::new(child.stdout.take().context("a pipe")?).read_line(&mut line)?;
        let address = line.trim().trim_start_matches("http://").trim_end_matches('/').to_owned();
        ensure!(!address.is_empty(), "the server does not start");
        Ok(Self { child, address, folder: folder.to_owned() })
    }

    /// Resident memory in MiB.
    fn memory(&self) -> Result<f64> {
        let status = std::fs::read_to_string(format!("/proc/{}/status", self.child.id())).context("memory is read from /proc")?;
        let line = status.lines().find_map(|line| line.strip_prefix("VmRSS:")).context("VmRSS")?;
        let kib: f64 = line.trim().trim_end_matches(" kB").parse()?;
        Ok(kib / 1024.0)
    }

    fn cpu_seconds(&self) -> Result<f64> {
        cpu_seconds(self.child.id())
    }
}

/// The processor time a process has used, in seconds.
fn cpu_seconds(process: u32) -> Result<f64> {
    // A hundred ticks a second: what Linux has told programs for decades, whatever its own clock.
    const TICKS: f64 = 100.0;
    let stat = std::fs::read_to_string(format!("/proc/{process}/stat")).context("times are read from /proc")?;
    let (_, fields) = stat.rsplit_once(')').context("a process has a name")?;
    let ticks = |index: usize| fields.split_whitespace().nth(index).and_then(|field| field.parse::<f64>().ok()).unwrap_or(0.0);
    Ok((ticks(11) + ticks(12)) / TICKS)
}

impl Drop for Server {
    fn drop(&mut self) {
        let _ = self.child.kill();
        let _ = self.child.wait();
        let _ = std::fs::remove_dir_all(&self.folder);
    }
}

/// Somebody with a cookie and a connection.
struct Person {
    connection: tokio::io::BufReader<TcpStream>,
    cookie: String,
    from: String,
}

impl Person {
    async fn come_in(server: &Server, number: usize) -> Result<Self> {
        let connection = tokio::io::BufReader::new(TcpStream::connect(&server.address).await?);
        let from = format!("10.{}.{}.{}", number >> 16 & 255, number >> 8 & 255, number & 255);
        let mut person = Self { connection, cookie: String::new(), from };
        person.post("/api/me", &json!({})).await?;
        ensure!(!person.cookie.is_empty(), "no cookie");
        Ok(person)
    }

    /// One request by hand, so that the bench needs no library for it.
    async fn post(&mut self, path: &str, body: &Value) -> Result<Value> {
        let body = body.to_string();
        let head = format!(
            "POST {path} HTTP/1.1\r\nhost: bench\r\nx-forwarded-for: {}\r\ncookie: {}\r\ncontent-type: application/json\r\n\
             content-length: {}\r\n\r\n",
            self.from,
            self.cookie,
            body.len()
        );
        self.connection.get_mut().write_all(format!("{head}{body}").as_bytes()).await?;
        let (mut status, mut length) = (String::new(), 0);
        loop {
            let mut line = String::new();
            ensure!(self.connection.read_line(&mut line).await? > 0, "the server hung up");
            let line = line.trim_end();
            if status.is_empty() {
                line.clone_into(&mut status);
            }
            let (name, value) = line.split_once(": ").unwrap_or((line, ""));
            if name.eq_ignore_ascii_case("content-length") {
                length = value.parse()?;
            }
            if name.eq_ignore_ascii_case("set-cookie") {
                value.split(';').next().unwrap_or_default().clone_into(&mut self.cookie);
            }
            if line.is_empty() {
                break;
            }
        }
        let mut answer = vec![0; length];
        self.connection.read_exact(&mut answer).await?;
        let answer = String::from_utf8_lossy(&answer);
        ensure!(status.contains(" 200 "), "{path} {body}: {status} {answer}");
        Ok(serde_json::from_str(&answer)?)
    }

    async fn act(&mut self, table: &str, command: Value) -> Result<Value> {
        self.post(&format!("/api/tables/{table}/commands"), &json!({ "command": command })).await
    }

    async fn open(&mut self, game: &str, seats: usize) -> Result<String> {
        let seats = vec![json!({ "is": "open" }); seats];
        let opened = self.post("/api/tables", &json!({ "game": game, "terms": { "seats": seats } })).await?;
        Ok(opened["id"].as_str().context("a table")?.to_owned())
    }

    async fn watch(&self, server: &Server, table: &str) -> Result<Socket> {
        let mut request = format!("ws://{}/api/tables/{table}/stream", server.address).into_client_request()?;
        request.headers_mut().insert("cookie", self.cookie.parse()?);
        let stream = TcpStream::connect(&server.address).await?;
        stream.set_nodelay(true)?;
        let (socket, _) = tokio_tungstenite::client_async(request, MaybeTlsStream::Plain(stream)).await?;
        Ok(socket)
    }
}

type Socket = WebSocketStream<MaybeTlsStream<TcpStream>>;

/// Opens and starts tables at which one person has all seats, and leaves them.
async fn open_idle(server: &Arc<Server>, game: &str, seats: usize, tables: usize) -> Result<Vec<(Person, Vec<String>)>> {
    let mut opening = JoinSet::new();
    let mut opened = Vec::new();
    for (number, first) in (0..tables).step_by(TABLES_A_PERSON).enumerate() {
        let (server, game, many) = (server.clone(), game.to_owned(), TABLES_A_PERSON.min(tables - first));
        if opening.len() >= AT_ONCE
            && let Some(done) = opening.join_next().await
        {
            opened.push(done??);
        }
        opening.spawn(async move {
            let mut person = Person::come_in(&server, 1_000_000 + number).await?;
            let mut tables = Vec::with_capacity(many);
            for _ in 0..many {
                let table = person.open(&game, seats).await?;
                for _ in 1..seats {
                    person.act(&table, json!({ "do": "sit" })).await?;
                }
                person.act(&table, json!({ "do": "start" })).await?;
                tables.push(table);
            }
            anyhow::Ok((person, tables))
        });
    }
    while let Some(done) = opening.join_next().await {
        opened.push(done??);
    }
    Ok(opened)
}

/// A socket at every table.
async fn watch_idle(server: &Arc<Server>, tables: Vec<(Person, Vec<String>)>) -> Result<Vec<Socket>> {
    let mut sockets = Vec::new();
    for (person, tables) in tables {
        for table in tables {
            let mut socket = person.watch(server, &table).await?;
            // Its welcome.
            socket.next().await.context("a welcome")??;
            sockets.push(socket);
        }
    }
    Ok(sockets)
}

/// What a client reads of a message.
#[derive(Deserialize)]
struct Heard {
    r#type: String,
    number: Option<i64>,
    table: Option<HeardTable>,
}

#[derive(Deserialize)]
struct HeardTable {
    phase: String,
    play: Option<HeardPlay>,
}

#[derive(Deserialize)]
struct HeardPlay {
    legal: Vec<HeardOffer>,
}

#[derive(Deserialize)]
struct HeardOffer {
    notation: String,
}

/// A table at which people play, each with a socket.
struct Game {
    people: Vec<Person>,
    table: String,
    chance: Chance,
}

/// The people's sockets, for the length of one game.
struct Sockets {
    out: Vec<SplitSink<Socket, Message>>,
    heard: SelectAll<futures_util::stream::BoxStream<'static, (usize, Result<Message>)>>,
}

const PICK: Stream = Stream::new(0);

impl Game {
    async fn open(server: &Server, game: &str, seats: usize, number: usize) -> Result<Self> {
        let mut people = Vec::with_capacity(seats);
        for seat in 0..seats {
            people.push(Person::come_in(server, number * seats + seat).await?);
        }
        let table = people[0].open(game, seats).await?;
        for person in &mut people[1..] {
            person.act(&table, json!({ "do": "sit" })).await?;
        }
        people[0].act(&table, json!({ "do": "start" })).await?;
        Ok(Self { people, table, chance: Chance::imagined(number as u64) })
    }

    async fn sockets(&self, server: &Server) -> Result<Sockets> {
        let (mut out, mut heard) = (Vec::new(), SelectAll::new());
        for (seat, person) in self.people.iter().enumerate() {
            let (sink, stream): (_, SplitStream<Socket>) = person.watch(server, &self.table).await?.split();
            out.push(sink);
            heard.push(stream.map(move |message| (seat, message.map_err(anyhow::Error::from))).boxed());
        }
        Ok(Sockets { out, heard })
    }

    /// Plays game after game, a move at a time, until told to stop. Answers how long each move took from sending to done.
    async fn play(mut self, server: Arc<Server>, counts: Arc<Counts>, first: Instant, pause: Duration) -> Result<Vec<Duration>> {
        let mut waited = Vec::new();
        let mut next_at = first;
        while !counts.stop.load(Relaxed) {
            let sockets = self.sockets(&server).await?;
            self.one_game(sockets, &counts, &mut next_at, pause, &mut waited).await?;
            if !counts.stop.load(Relaxed) {
                let done = self.people[0].act(&self.table, json!({ "do": "rematch" })).await?;
                done["table"].as_str().context("a rematch")?.clone_into(&mut self.table);
                self.people[0].act(&self.table, json!({ "do": "start" })).await?;
            }
        }
        Ok(waited)
    }

    async fn one_game(
        &mut self,
        mut sockets: Sockets,
        counts: &Counts,
        next_at: &mut Instant,
        pause: Duration,
        waited: &mut Vec<Duration>,
    ) -> Result<()> {
        // What each seat may do, and at which entry it learned so.
        let mut legal: Vec<(i64, Vec<String>)> = vec![(0, Vec::new()); self.people.len()];
        let mut known = 0;
        let mut asked: Option<Instant> = None;
        loop {
            if counts.stop.load(Relaxed) && asked.is_none() {
                return Ok(());
            }
            let ready = legal.iter().position(|(number, legal)| *number >= known && !legal.is_empty());
            let turn = async {
                match ready.filter(|_| asked.is_none()) {
                    Some(seat) => {
                        tokio::time::sleep_until(*next_at).await;
                        seat
                    }
                    None => std::future::pending().await,
                }
            };
            tokio::select! {
                seat = turn => {
                    let options = std::mem::take(&mut legal[seat].1);
                    let line = &options[self.chance.draw(PICK, options.len() as u32) as usize];
                    let request = json!({ "client": format!("{}-{}", waited.len(), known), "command": { "do": "play", "line": line } });
                    asked = Some(Instant::now());
                    *next_at = (*next_at + pause).max(Instant::now());
                    sockets.out[seat].send(Message::text(request.to_string())).await?;
                }
                heard = tokio::time::timeout(Duration::from_secs(30), sockets.heard.next()) => {
                    let Some((seat, message)) = heard.context("nothing heard for half a minute")? else { bail!("the server hung up") };
                    let Message::Text(text) = message? else { continue };
                    let heard: Heard = serde_json::from_str(&text)?;
                    match (heard.r#type.as_str(), heard.table) {
                        ("welcome" | "entry", Some(HeardTable { phase, play })) => {
                            if phase == "over" {
                                return Ok(());
                            }
                            let number = heard.number.unwrap_or_default();
                            known = known.max(number);
                            let notations = play.into_iter().flat_map(|play| play.legal).map(|offer| offer.notation);
                            legal[seat] = (number, notations.collect());
                        }
                        ("done", _) => {
                            known = known.max(heard.number.unwrap_or_default());
                            waited.extend(asked.take().map(|sent| sent.elapsed()));
                        }
                        // What was the only option may have been played by itself in the same moment.
                        ("refused", _) => {
                            asked = None;
                            counts.refused.fetch_add(1, Relaxed);
                        }
                        _ => {}
                    }
                }
            }
        }
    }
}
