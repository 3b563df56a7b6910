//! Real servers on real databases: processes that are started, stopped and killed.

use std::fs::File;
use std::io::{BufRead as _, BufReader, Write as _};
use std::net::{Ipv4Addr, SocketAddr, SocketAddrV4, TcpListener, TcpStream};
use std::path::PathBuf;
use std::process::{Child, Command, Stdio};
use std::sync::atomic::{AtomicU16, Ordering};
use std::time::{Duration, Instant, SystemTime, UNIX_EPOCH};

use tempfile::TempDir;

/// How long a test waits for what must happen. It only ends tests that would hang: none may depend on how fast anything is.
pub const PATIENCE: Duration = Duration::from_secs(120);

/// Waits until something outside this process has happened.
pub fn wait_until(what: &str, mut happened: impl FnMut() -> bool) {
    let begun = Instant::now();
    while !happened() {
        assert!(begun.elapsed() < PATIENCE, "never happens: {what}");
        std::thread::sleep(Duration::from_millis(20));
    }
}

/// The time as the servers on this machine know it, in milliseconds since 1970.
pub fn now() -> i64 {
    SystemTime::now().duration_since(UNIX_EPOCH).expect("it is later").as_millis() as i64
}

/// An address for a server that cannot choose its own port. No other process uses it: the loopback network has an address for every
/// process id. The system assigns no such port by itself, and none is used twice.
pub fn own_address() -> SocketAddr {
    static PORTS: AtomicU16 = AtomicU16::new(20_000);
    let [_, high, middle, low] = std::process::id().to_be_bytes();
    let host = Ipv4Addr::new(127, 64 + high, middle, low);
    loop {
        let address = SocketAddrV4::new(host, PORTS.fetch_add(1, Ordering::Relaxed));
        // Something may listen at this port of every address.
        if TcpListener::bind(address).is_ok() {
            return address.into();
        }
    }
}

/// A database of its own for one test.
pub enum Database {
    Sqlite(TempDir),
    /// A file in a folder of the test's own.
    In(PathBuf),
    /// A file on a disk of a few megabytes.
    Small(SmallDisk),
    Postgres(Postgres),
}

impl Database {
    pub fn sqlite() -> Self {
        Self::Sqlite(TempDir::new().expect("a folder"))
    }

    pub fn postgres() -> Self {
        Self::Postgres(Postgres::start())
    }

    /// One of each kind.
    pub fn both() -> [Self; 2] {
        [Self::sqlite(), Self::postgres()]
    }

    fn arguments(&self) -> [String; 2] {
        match self {
            Self::Sqlite(folder) => ["--data".to_owned(), folder.path().display().to_string()],
            Self::In(folder) => ["--data".to_owned(), folder.display().to_string()],
            Self::Small(disk) => ["--data".to_owned(), disk.folder.path().display().to_string()],
            Self::Postgres(postgres) => ["--database".to_owned(), postgres.url.clone()],
        }
    }

    /// The command that starts this program where the database can be seen.
    fn program(&self) -> Command {
        let portolan = env!("CARGO_BIN_EXE_portolan");
        match self {
            Self::Small(disk) => {
                let mut inside = disk.inside();
                inside.arg(portolan);
                inside
            }
            _ => Command::new(portolan),
        }
    }

    /// The database is away while this is done.
    pub async fn without<T>(&mut self, meanwhile: impl Future<Output = T>) -> T {
        let Self::Postgres(postgres) = self else { panic!("a file is never away") };
        postgres.stop();
        let done = meanwhile.await;
        postgres.start_again();
        done
    }

    /// Runs `portolan admin` on it.
    pub fn admin(&self, arguments: &[&str]) -> String {
        self.try_admin(arguments).unwrap_or_else(|error| panic!("{error}"))
    }

    /// The same, or why it could not be done.
    pub fn try_admin(&self, arguments: &[&str]) -> Result<String, String> {
        let output = self.program().arg("admin").args(self.arguments()).args(arguments).output().expect("the binary starts");
        let text = |bytes: Vec<u8>| String::from_utf8_lossy(&bytes).into_owned();
        if output.status.success() { Ok(text(output.stdout)) } else { Err(text(output.stderr)) }
    }
}

/// A disk of a few megabytes, which only those inside its own mount namespace see: so anybody may make one.
pub struct SmallDisk {
    folder: TempDir,
    holder: Child,
}

impl SmallDisk {
    pub fn new(megabytes: u32) -> Self {
        let folder = TempDir::new().expect("a folder");
        let mount = format!("mount -t tmpfs -o size={megabytes}m,mode=0777 tmpfs \"$0\" && echo mounted && exec sleep infinity");
        let mut holder = Command::new("unshare")
            .args(["--user", "--map-root-user", "--mount", "sh", "-c", &mount])
            .arg(folder.path())
            .stdout(Stdio::piped())
            .spawn()
            .expect("unshare starts");
        let mut line = String::new();
        BufReader::new(holder.stdout.take().expect("a pipe")).read_line(&mut line).expect("a line");
        assert_eq!(line, "mounted\n", "a small disk can be made");
        Self { folder, holder }
    }

    /// A command that sees the disk.
    fn inside(&self) -> Command {
        let mut command = Command::new("nsenter");
        command.args(["--target", &self.holder.id().to_string(), "--user", "--preserve-credentials", "--mount"]);
        command
    }

    /// The file that fills it.
    fn filler(&self) -> PathBuf {
        let folder = self.folder.path().strip_prefix("/").expect("a whole path");
        PathBuf::from(format!("/proc/{}/root", self.holder.id())).join(folder).join("filler")
    }

    /// Fills it to the last byte.
    pub fn fill(&self) {
        let mut file = std::fs::File::create(self.filler()).expect("a file");
        for size in [65536, 4096, 1] {
            while file.write_all(&vec![0; size]).is_ok() {}
        }
    }

    /// Makes room again.
    pub fn empty(&self) {
        std::fs::remove_file(self.filler()).expect("the file goes");
    }
}

impl Drop for SmallDisk {
    fn drop(&mut self) {
        let _ = self.holder.kill();
        let _ = self.holder.wait();
    }
}

/// A PostgreSQL server in a temporary folder. It refuses to run as root, so root runs it as its own user.
pub struct Postgres {
    url: String,
    address: SocketAddr,
    server: Child,
    folder: TempDir,
}

impl Postgres {
    fn start() -> Self {
        let folder = TempDir::new().expect("a folder");
        if is_root() {
            run(Command::new("chown").arg("postgres").arg(folder.path()));
        }
        let data = folder.path().join("data");
        run(as_postgres("initdb").args(["--auth=trust", "--no-sync", "--username=portolan", "-D"]).arg(&data).current_dir("/"));
        let address = own_address();
        let server = Self::serve(&folder, address);
        Self { url: format!("postgres://portolan@{address}/postgres"), address, server, folder }
    }

    fn serve(folder: &TempDir, address: SocketAddr) -> Child {
        let (host, port) = (address.ip().to_string(), address.port().to_string());
        let log = folder.path().join("log");
        let mut server = as_postgres("postgres")
            .arg("-D")
            .arg(folder.path().join("data"))
            .arg("-k")
            .arg(folder.path())
            .args(["-p", &port, "-c", &format!("listen_addresses={host}"), "-c", "fsync=off"])
            .current_dir("/")
            .stdout(Stdio::null())
            .stderr(File::create(&log).expect("a file"))
            .spawn()
            .expect("postgres starts");
        let mut ready = Command::new(postgres_binaries().join("pg_isready"));
        ready.args(["-q", "-h", &host, "-p", &port]);
        wait_until("postgres is ready", || {
            let ended = server.try_wait().expect("its state");
            assert!(ended.is_none(), "postgres does not start: {}", std::fs::read_to_string(&log).unwrap_or_default());
            ready.status().is_ok_and(|ready| ready.success())
        });
        server
    }

    /// Somebody who holds what the statements have changed, until they are dropped.
    pub fn hold(&self, statements: &str) -> Child {
        let mut holder = Command::new(postgres_binaries().join("psql"))
            .args(["--quiet", "--tuples-only", "--no-align", "--set", "ON_ERROR_STOP=1", &self.url])
            .stdin(Stdio::piped())
            .stdout(Stdio::piped())
            .spawn()
            .expect("psql starts");
        let stdin = holder.stdin.as_mut().expect("a pipe");
        writeln!(stdin, "BEGIN;\n{statements}\nSELECT 'held';").expect("it listens");
        let held = BufReader::new(holder.stdout.as_mut().expect("a pipe")).lines().any(|line| line.expect("a line") == "held");
        assert!(held, "it cannot be held: {statements}");
        holder
    }

    /// Runs statements, and returns the values they select.
    pub fn run(&self, statements: &str) -> String {
        let mut psql = Command::new(postgres_binaries().join("psql"));
        run(psql.args(["--quiet", "--tuples-only", "--no-align", "--set", "ON_ERROR_STOP=1", "-c", statements, &self.url]))
    }

    /// Ends every connection, and then itself.
    fn stop(&mut self) {
        signal(&self.server, "-INT");
        self.server.wait().expect("it ends");
    }

    fn start_again(&mut self) {
        self.server = Self::serve(&self.folder, self.address);
    }
}

impl Drop for Postgres {
    fn drop(&mut self) {
        // Asked to quit at once, so that the folder can go.
        signal(&self.server, "-QUIT");
        let _ = self.server.wait();
    }
}

fn as_postgres(program: &str) -> Command {
    let program = postgres_binaries().join(program);
    if is_root() {
        let mut command = Command::new("setpriv");
        command.args(["--reuid=postgres", "--regid=postgres", "--clear-groups"]).arg(program);
        command
    } else {
        Command::new(program)
    }
}

fn is_root() -> bool {
    Command::new("id").arg("-u").output().is_ok_and(|output| output.stdout.starts_with(b"0\n"))
}

/// The newest PostgreSQL installed.
fn postgres_binaries() -> PathBuf {
    let versions = std::fs::read_dir("/usr/lib/postgresql").into_iter().flatten().flatten();
    let newest = versions.map(|version| version.path()).max();
    newest.map(|version| version.join("bin")).expect("PostgreSQL is installed: run scripts/install-test-tools")
}

/// Runs a command that must succeed, and returns what it prints.
fn run(command: &mut Command) -> String {
    let output = command.output().expect("the command starts");
    assert!(output.status.success(), "{command:?}: {}", String::from_utf8_lossy(&output.stderr));
    String::from_utf8_lossy(&output.stdout).trim().to_owned()
}

/// Waits until a process accepts connections.
pub fn wait_until_it_listens(child: &mut Child, address: SocketAddr) {
    wait_until(&format!("something listens at {address}"), || {
        let ended = child.try_wait().expect("its state");
        assert_eq!(ended, None, "it does not start");
        TcpStream::connect(address).is_ok()
    });
}

fn signal(child: &Child, signal: &str) {
    let _ = Command::new("kill").arg(signal).arg(child.id().to_string()).status();
}

/// A node: `portolan serve`, as a host runs it.
pub struct Server {
    child: Child,
    pub address: String,
}

impl Server {
    pub fn start(database: &Database) -> Self {
        Self::start_with(database, &[])
    }

    /// Started with more arguments.
    pub fn start_with(database: &Database, arguments: &[&str]) -> Self {
        let mut child = database
            .program()
            .arg("serve")
            .args(database.arguments())
            .args(["--port", "0"])
            .args(arguments)
            .env("RUST_LOG", "warn")
            .stdout(Stdio::piped())
            .spawn()
            .expect("the binary starts");
        let mut line = String::new();
        BufReader::new(child.stdout.take().expect("a pipe")).read_line(&mut line).expect("a line");
        let address = line.trim().trim_start_matches("http://").trim_end_matches('/').to_owned();
        assert!(!address.is_empty(), "the server does not start");
        Self { child, address }
    }

    /// The process ends at once, in the middle of whatever it does.
    pub fn kill(mut self) {
        self.child.kill().expect("it can be killed");
        self.child.wait().expect("it ends");
    }

    /// A server that cannot start: what it says.
    pub fn refused(database: &Database) -> String {
        let output =
            database.program().arg("serve").args(database.arguments()).args(["--port", "0"]).output().expect("the binary starts");
        assert!(!output.status.success() && output.stdout.is_empty(), "it says that it serves");
        String::from_utf8_lossy(&output.stderr).into_owned()
    }

    /// The process stands still, as on a machine that swaps or sleeps: every thread of it, once this returns.
    pub fn pause(&self) {
        signal(&self.child, "-STOP");
        let threads = format!("/proc/{}/task", self.child.id());
        let stopped = |thread: std::io::Result<std::fs::DirEntry>| {
            let state = thread.and_then(|thread| std::fs::read_to_string(thread.path().join("stat")));
            // A thread that has ended meanwhile does nothing any more.
            state.map_or(true, |state| state.rsplit_once(") ").is_some_and(|(_, state)| state.starts_with('T')))
        };
        wait_until("every thread is stopped", || std::fs::read_dir(&threads).expect("its threads").all(stopped));
    }

    /// From now on no file of the process may grow beyond this, as if the disk had a fault; nothing means any size.
    pub fn limit_files(&self, bytes: Option<u64>) {
        let limit = bytes.map_or("unlimited".to_owned(), |bytes| bytes.to_string());
        run(Command::new("prlimit").arg("--pid").arg(self.child.id().to_string()).arg(format!("--fsize={limit}:unlimited")));
    }

    /// The process goes on.
    pub fn resume(&self) {
        signal(&self.child, "-CONT");
    }

    /// Asks the process to end, and waits until it has.
    pub fn stop(mut self) {
        signal(&self.child, "-TERM");
        wait_until("the server ends", || self.child.try_wait().expect("its state").is_some());
        let status = self.child.wait().expect("its state");
        assert!(status.success(), "it ended badly: {status}");
    }
}

impl Drop for Server {
    fn drop(&mut self) {
        let _ = self.child.kill();
        let _ = self.child.wait();
    }
}
