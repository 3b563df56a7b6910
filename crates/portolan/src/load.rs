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
/// watched and left; then people at the other tables play at the asked rate. How long a move takes is counted from when it was due, so
/// that a server that falls behind cannot hide it; only while a bot thinks, and between two games, nothing is due at a table.
///
/// Examples:
///   portolan bench server
///   portolan bench server --tables 400 --rate 2000 --seconds 60 --idle 10000
///   portolan bench server --database "$DATABASE" --nodes 2 --apart --json
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
    /// At how many of a hundred of them a bot plays, too
    #[arg(long, default_value_t = 0, value_parser = clap::value_parser!(u8).range(0..=100))]
    bots: u8,
    /// The folder, which must not be there yet, for the SQLite file: on the disk to be measured. By default a temporary one
    #[arg(long)]
    data: Option<PathBuf>,
    /// A PostgreSQL server to keep everything in, instead of SQLite
    #[arg(long, env = "PORTOLAN_DATABASE", hide_env_values = true)]
    database: Option<String>,
    /// How many nodes share the PostgreSQL server
    #[arg(long, default_value_t = 1, requires = "database", value_parser = clap::value_parser!(u8).range(1..))]
    nodes: u8,
    /// People of one table come in through different nodes, as through a proxy that knows no tables
    #[arg(long)]
    apart: bool,
    /// Print a JSON object
    #[arg(long)]
    json: bool,
}

/// What was measured.
#[derive(Serialize)]
struct LoadFigures {
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
    /// The time on a core that a move costs the server and the clients, in microseconds.
    server_us_a_move: f64,
    clients_us_a_move: f64,
    /// What people at the table are sent of a move.
    messages_a_move: f64,
    kib_sent_a_move: f64,
    /// Entries that are stored, the move's own and what follows by itself; and how they are.
    entries_a_move: f64,
    entries_a_transaction: f64,
    ms_a_transaction: f64,
    /// What the server itself writes to disks: with PostgreSQL that does.
    kib_written_a_move: f64,
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
        writeln!(io::stdout(), "  {:>10.1} ms from when a move is due to done, half of the time", figures.p50_ms)?;
        writeln!(io::stdout(), "  {:>10.1} ms, 99 times in 100", figures.p99_ms)?;
        writeln!(io::stdout(), "  {:>10.1} ms at most", figures.max_ms)?;
        writeln!(
            io::stdout(),
            "  {:>10.2} cores busy in the server, {:.2} in the clients: {:.0} and {:.0} µs a move",
            figures.server_cores,
            figures.clients_cores,
            figures.server_us_a_move,
            figures.clients_us_a_move
        )?;
        writeln!(io::stdout(), "  {:>10.1} KiB sent a move, in {:.1} messages", figures.kib_sent_a_move, figures.messages_a_move)?;
        writeln!(
            io::stdout(),
            "  {:>10.2} entries stored a move, {:.1} in a transaction of {:.1} ms; {:.1} KiB written",
            figures.entries_a_move,
            figures.entries_a_transaction,
            figures.ms_a_transaction,
            figures.kib_written_a_move
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

    async fn measure(&self) -> Result<LoadFigures> {
        let temporary = || std::env::temp_dir().join(format!("portolan-bench-{}", std::process::id()));
        let folder = self.data.clone().unwrap_or_else(temporary);
        ensure!(!folder.exists(), "{} is there already", folder.display());
        let nodes = (0..self.nodes).map(|_| Server::start(&folder, self.database.as_deref())).collect::<Result<Vec<_>>>()?;
        let nodes = Nodes(Arc::new(nodes));
        let game = self.game.clone().unwrap_or_else(|| games::all().map(AnyGame::name).next().unwrap_or_default().to_owned());
        let mut memory = BTreeMap::new();
        let started = nodes.used()?.memory_mib;
        memory.insert("0 at the start".to_owned(), started);
        let mut kib_an_idle_table = None;
        if self.idle > 0 {
            let tables = open_idle(&nodes, &game, self.seats, self.idle).await?;
            memory.insert(format!("1 with {} tables just started", self.idle), nodes.used()?.memory_mib);
            let watched = watch_idle(tables).await?;
            let all = nodes.used()?.memory_mib;
            memory.insert(format!("2 with {} idle tables, each watched by one", self.idle), all);
            kib_an_idle_table = Some((all - started) * 1024.0 / self.idle as f64);
            drop(watched);
            tokio::time::sleep(AT_REST).await;
            memory.insert(format!("3 with {} idle tables at rest", self.idle), nodes.used()?.memory_mib);
        }
        let mut tables = Vec::with_capacity(self.tables);
        for number in 0..self.tables {
            // Spread evenly over all of them.
            let bot = (number + 1) * usize::from(self.bots) / 100 > number * usize::from(self.bots) / 100;
            tables.push(Game::open(&nodes, &game, self.seats, self.apart, bot, number).await?);
        }
        let (before, own_before, stored_before) = (nodes.used()?, Used::by(std::process::id())?, nodes.stored().await?);
        let counts = Arc::new(Counts::default());
        let pause = if self.rate > 0.0 { Duration::from_secs_f64(self.tables as f64 / self.rate) } else { Duration::ZERO };
        let begun = Instant::now();
        let mut playing = JoinSet::new();
        for (number, table) in tables.into_iter().enumerate() {
            // Tables begin one after the other, so that moves come evenly.
            let first = begun + pause.mul_f64(number as f64 / self.tables as f64);
            playing.spawn(table.play(counts.clone(), first, pause));
        }
        tokio::time::sleep(Duration::from_secs(self.seconds)).await;
        let seconds = begun.elapsed().as_secs_f64();
        counts.stop.store(true, Relaxed);
        let (after, own, stored) = (nodes.used()?, Used::by(std::process::id())?, nodes.stored().await?);
        let (messages, bytes) = (counts.messages.load(Relaxed) as f64, counts.bytes.load(Relaxed) as f64);
        memory.insert(format!("4 after {} tables were played at", self.tables), after.memory_mib);
        let mut waited = Vec::new();
        while let Some(table) = playing.join_next().await {
            waited.extend(table??);
        }
        waited.sort_unstable();
        ensure!(!waited.is_empty(), "no move was made");
        let quantile = |part: f64| waited[((waited.len() - 1) as f64 * part) as usize].as_secs_f64() * 1000.0;
        let moves = waited.len() as f64;
        let (used, own_used) = (after.cpu_s - before.cpu_s, own.cpu_s - own_before.cpu_s);
        let (entries, batches) = (stored.entries - stored_before.entries, stored.batches - stored_before.batches);
        Ok(LoadFigures {
            game,
            tables: self.tables,
            moves: waited.len() as u64,
            refused: counts.refused.load(Relaxed),
            moves_per_s: moves / seconds,
            p50_ms: quantile(0.5),
            p99_ms: quantile(0.99),
            max_ms: quantile(1.0),
            server_cores: used / seconds,
            clients_cores: own_used / seconds,
            server_us_a_move: used / moves * 1e6,
            clients_us_a_move: own_used / moves * 1e6,
            messages_a_move: messages / moves,
            kib_sent_a_move: bytes / moves / 1024.0,
            entries_a_move: entries / moves,
            entries_a_transaction: entries / batches,
            ms_a_transaction: (stored.seconds - stored_before.seconds) / batches * 1000.0,
            kib_written_a_move: (after.written_kib - before.written_kib) / moves,
            memory_mib: memory,
            kib_a_played_table: (after.memory_mib - before.memory_mib).max(0.0) * 1024.0 / self.tables as f64,
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
    messages: AtomicU64,
    bytes: AtomicU64,
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
        // People come from addresses of their own, as through a proxy: a server welcomes only a limited number from one.
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

    /// What it has counted: the sum of all lines that begin so.
    async fn counted(&self, names: &[&str]) -> Result<Vec<f64>> {
        let mut connection = TcpStream::connect(&self.address).await?;
        connection.write_all(b"GET /metrics HTTP/1.1\r\nhost: bench\r\nconnection: close\r\n\r\n").await?;
        let mut answer = String::new();
        connection.read_to_string(&mut answer).await?;
        let value = |name: &&str| {
            let values = answer.lines().filter_map(|line| line.strip_prefix(name)?.trim().parse::<f64>().ok());
            values.sum::<f64>()
        };
        Ok(names.iter().map(value).collect())
    }
}

/// What a process has used.
#[derive(Clone, Copy, Default)]
struct Used {
    /// Time on cores.
    cpu_s: f64,
    /// Memory it has now.
    memory_mib: f64,
    /// Written to disks.
    written_kib: f64,
}

impl Used {
    fn by(process: u32) -> Result<Self> {
        // A hundred ticks a second: what Linux has told programs for decades, whatever its own clock.
        const TICKS: f64 = 100.0;
        let read = |file: &str| {
            let path = format!("/proc/{process}/{file}");
            std::fs::read_to_string(path).context("what a process uses is read from /proc")
        };
        let line = |text: &str, name: &str| -> Option<f64> {
            let value = text.lines().find_map(|line| line.strip_prefix(name))?;
            value.trim().trim_end_matches(" kB").parse().ok()
        };
        let (stat, status) = (read("stat")?, read("status")?);
        let (_, fields) = stat.rsplit_once(')').context("a process has a name")?;
        let ticks = |index: usize| fields.split_whitespace().nth(index).and_then(|field| field.parse::<f64>().ok()).unwrap_or(0.0);
        // Where it is kept from us, it is not counted.
        let written = read("io").ok().and_then(|io| line(&io, "write_bytes:")).unwrap_or_default();
        Ok(Self {
            cpu_s: (ticks(11) + ticks(12)) / TICKS,
            memory_mib: line(&status, "VmRSS:").context("VmRSS")? / 1024.0,
            written_kib: written / 1024.0,
        })
    }
}

/// What was stored.
#[derive(Default)]
struct StoredSoFar {
    entries: f64,
    batches: f64,
    seconds: f64,
}

/// All servers that are measured.
#[derive(Clone)]
struct Nodes(Arc<Vec<Server>>);

impl Nodes {
    /// The node with this number, of however many there are.
    fn node(&self, number: usize) -> &Server {
        &self.0[number % self.0.len()]
    }

    /// What all of them have used.
    fn used(&self) -> Result<Used> {
        let mut all = Used::default();
        for node in self.0.iter() {
            let used = Used::by(node.child.id())?;
            all.cpu_s += used.cpu_s;
            all.memory_mib += used.memory_mib;
            all.written_kib += used.written_kib;
        }
        Ok(all)
    }

    /// What all of them have stored.
    async fn stored(&self) -> Result<StoredSoFar> {
        let mut all = StoredSoFar::default();
        for node in self.0.iter() {
            let names = ["portolan_entries_total ", "portolan_store_seconds_count ", "portolan_store_seconds_sum "];
            let counted = node.counted(&names).await?;
            all.entries += counted[0];
            all.batches += counted[1];
            all.seconds += counted[2];
        }
        Ok(all)
    }
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
    server: String,
    connection: tokio::io::BufReader<TcpStream>,
    cookie: String,
    from: String,
}

impl Person {
    async fn come_in(server: &Server, number: usize) -> Result<Self> {
        let connection = tokio::io::BufReader::new(TcpStream::connect(&server.address).await?);
        let from = format!("10.{}.{}.{}", number >> 16 & 255, number >> 8 & 255, number & 255);
        let mut person = Self { server: server.address.clone(), connection, cookie: String::new(), from };
        person.post("/api/me", &json!({})).await?;
        ensure!(!person.cookie.is_empty(), "no cookie");
        Ok(person)
    }

    /// One request by hand, so that the bench needs no library for it. A server closes a connection on which nobody has asked
    /// anything for a while: then it is asked on another one.
    async fn post(&mut self, path: &str, body: &Value) -> Result<Value> {
        if let Some(answer) = self.try_post(path, body).await? {
            return Ok(answer);
        }
        self.connection = tokio::io::BufReader::new(TcpStream::connect(&self.server).await?);
        self.try_post(path, body).await?.context("the server hung up")
    }

    /// The answer; none if the connection was closed before it began.
    async fn try_post(&mut self, path: &str, body: &Value) -> Result<Option<Value>> {
        let body = body.to_string();
        let head = format!(
            "POST {path} HTTP/1.1\r\nhost: bench\r\nx-forwarded-for: {}\r\ncookie: {}\r\ncontent-type: application/json\r\n\
             content-length: {}\r\n\r\n",
            self.from,
            self.cookie,
            body.len()
        );
        if self.connection.get_mut().write_all(format!("{head}{body}").as_bytes()).await.is_err() {
            return Ok(None);
        }
        let (mut status, mut length) = (String::new(), 0);
        loop {
            let mut line = String::new();
            let read = self.connection.read_line(&mut line).await;
            if status.is_empty() && !matches!(read, Ok(1..)) {
                return Ok(None);
            }
            ensure!(read? > 0, "the server hung up in the middle of an answer");
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
        Ok(Some(serde_json::from_str(&answer)?))
    }

    async fn act(&mut self, table: &str, command: Value) -> Result<Value> {
        self.post(&format!("/api/tables/{table}/commands"), &json!({ "command": command })).await
    }

    async fn open(&mut self, game: &str, seats: usize, bot: bool) -> Result<String> {
        let mut seats = vec![json!({ "is": "open" }); seats];
        if bot {
            seats.push(json!({ "is": "bot", "bot": "captain" }));
        }
        let opened = self.post("/api/tables", &json!({ "game": game, "terms": { "seats": seats } })).await?;
        Ok(opened["id"].as_str().context("a table")?.to_owned())
    }

    async fn watch(&self, table: &str) -> Result<Socket> {
        let mut request = format!("ws://{}/api/tables/{table}/stream", self.server).into_client_request()?;
        request.headers_mut().insert("cookie", self.cookie.parse()?);
        request.headers_mut().insert("x-forwarded-for", self.from.parse()?);
        let stream = TcpStream::connect(&self.server).await?;
        stream.set_nodelay(true)?;
        let (socket, _) = tokio_tungstenite::client_async(request, MaybeTlsStream::Plain(stream)).await?;
        Ok(socket)
    }
}

type Socket = WebSocketStream<MaybeTlsStream<TcpStream>>;

/// Opens and starts tables at which one person has all seats, and leaves them.
async fn open_idle(nodes: &Nodes, game: &str, seats: usize, tables: usize) -> Result<Vec<(Person, Vec<String>)>> {
    let mut opening = JoinSet::new();
    let mut opened = Vec::new();
    for (number, first) in (0..tables).step_by(TABLES_A_PERSON).enumerate() {
        let (nodes, game, many) = (nodes.clone(), game.to_owned(), TABLES_A_PERSON.min(tables - first));
        if opening.len() >= AT_ONCE
            && let Some(done) = opening.join_next().await
        {
            opened.push(done??);
        }
        opening.spawn(async move {
            let mut person = Person::come_in(nodes.node(number), 1_000_000 + number).await?;
            let mut tables = Vec::with_capacity(many);
            for _ in 0..many {
                let table = person.open(&game, seats, false).await?;
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
async fn watch_idle(tables: Vec<(Person, Vec<String>)>) -> Result<Vec<Socket>> {
    let mut sockets = Vec::new();
    for (person, tables) in tables {
        for table in tables {
            let mut socket = person.watch(&table).await?;
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
    viewer: Option<u8>,
    play: Option<HeardPlay>,
}

#[derive(Deserialize)]
struct HeardPlay {
    awaited: Vec<u8>,
    legal: Vec<HeardOffer>,
}

#[derive(Deserialize)]
struct HeardOffer {
    notation: String,
}

/// A table at which people play, each with a socket.
struct Game {
    people: Vec<Person>,
    /// Does a bot play with them?
    bot: bool,
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
    async fn open(nodes: &Nodes, game: &str, seats: usize, apart: bool, bot: bool, number: usize) -> Result<Self> {
        let mut people = Vec::with_capacity(seats);
        for seat in 0..seats {
            let node = nodes.node(if apart { number + seat } else { number });
            people.push(Person::come_in(node, number * seats + seat).await?);
        }
        let table = people[0].open(game, seats, bot).await?;
        for person in &mut people[1..] {
            person.act(&table, json!({ "do": "sit" })).await?;
        }
        people[0].act(&table, json!({ "do": "start" })).await?;
        Ok(Self { people, bot, table, chance: Chance::imagined(number as u64) })
    }

    async fn sockets(&self) -> Result<Sockets> {
        let (mut out, mut heard) = (Vec::new(), SelectAll::new());
        for (seat, person) in self.people.iter().enumerate() {
            let (sink, stream): (_, SplitStream<Socket>) = person.watch(&self.table).await?.split();
            out.push(sink);
            heard.push(stream.map(move |message| (seat, message.map_err(anyhow::Error::from))).boxed());
        }
        Ok(Sockets { out, heard })
    }

    /// Plays game after game, a move at a time, until told to stop. Answers how long each move took from when it was due to done.
    async fn play(mut self, counts: Arc<Counts>, first: Instant, pause: Duration) -> Result<Vec<Duration>> {
        let mut waited = Vec::new();
        let mut next_at = first;
        while !counts.stop.load(Relaxed) {
            let sockets = self.sockets().await?;
            // Between two games nothing is due.
            next_at = next_at.max(Instant::now());
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
        // Which seat each has here, and whether all wait for a bot.
        let (mut seats, mut bot_thinks) = (vec![None; self.people.len()], false);
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
                    // It counts from when it was due, also if the one before it took so long that it could not be sent then.
                    asked = Some(if pause.is_zero() { Instant::now() } else { *next_at });
                    *next_at += pause;
                    sockets.out[seat].send(Message::text(request.to_string())).await?;
                }
                heard = tokio::time::timeout(Duration::from_secs(30), sockets.heard.next()) => {
                    let Some((seat, message)) = heard.context("nothing heard for half a minute")? else { bail!("the server hung up") };
                    let Message::Text(text) = message? else { continue };
                    counts.messages.fetch_add(1, Relaxed);
                    counts.bytes.fetch_add(text.len() as u64, Relaxed);
                    let heard: Heard = serde_json::from_str(&text)?;
                    match (heard.r#type.as_str(), heard.table) {
                        ("welcome" | "entry", Some(HeardTable { phase, viewer, play })) => {
                            if phase == "over" {
                                return Ok(());
                            }
                            let number = heard.number.unwrap_or_default();
                            known = known.max(number);
                            seats[seat] = viewer;
                            if let Some(HeardPlay { awaited, .. }) = play.as_ref().filter(|_| self.bot) {
                                let somebody = awaited.iter().any(|seat| seats.contains(&Some(*seat)));
                                if somebody && bot_thinks {
                                    *next_at = (*next_at).max(Instant::now());
                                }
                                bot_thinks = !somebody;
                            }
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
