//! Real servers on real databases: processes that are started, stopped and killed.

use std::io::{BufRead as _, BufReader, Write as _};
use std::net::TcpListener;
use std::path::PathBuf;
use std::process::{Child, Command, Stdio};
use std::time::{Duration, Instant};

use tempfile::TempDir;

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
    port: u16,
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
        let port = free_port();
        let server = Self::serve(&folder, port);
        Self { url: format!("postgres://portolan@127.0.0.1:{port}/postgres"), port, server, folder }
    }

    fn serve(folder: &TempDir, port: u16) -> Child {
        let server = as_postgres("postgres")
            .arg("-D")
            .arg(folder.path().join("data"))
            .arg("-k")
            .arg(folder.path())
            .args(["-p", &port.to_string(), "-c", "listen_addresses=127.0.0.1", "-c", "fsync=off"])
            .current_dir("/")
            .stdout(Stdio::null())
            .stderr(Stdio::null())
            .spawn()
            .expect("postgres starts");
        let begun = Instant::now();
        while std::net::TcpStream::connect(("127.0.0.1", port)).is_err() {
            assert!(begun.elapsed() < Duration::from_secs(60), "postgres does not answer");
            std::thread::sleep(Duration::from_millis(50));
        }
        // It answers a little before it lets anybody in.
        let ready = postgres_binaries().join("pg_isready");
        while !Command::new(&ready)
            .args(["-q", "-h", "127.0.0.1", "-p", &port.to_string()])
            .status()
            .is_ok_and(|ready| ready.success())
        {
            assert!(begun.elapsed() < Duration::from_secs(60), "postgres is not ready");
            std::thread::sleep(Duration::from_millis(50));
        }
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
        let mut line = String::new();
        while line.trim() != "held" {
            line.clear();
            let read = BufReader::new(holder.stdout.as_mut().expect("a pipe")).read_line(&mut line).expect("a line");
            assert!(read > 0, "it cannot be held: {statements}");
        }
        holder
    }

    /// Runs statements.
    pub fn run(&self, statements: &str) {
        run(Command::new(postgres_binaries().join("psql")).args([
            "--quiet",
            "--set",
            "ON_ERROR_STOP=1",
            "-c",
            statements,
            &self.url,
        ]));
    }

    /// Ends every connection, and then itself.
    fn stop(&mut self) {
        signal(&self.server, "-INT");
        self.server.wait().expect("it ends");
    }

    fn start_again(&mut self) {
        self.server = Self::serve(&self.folder, self.port);
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

fn run(command: &mut Command) {
    let output = command.output().expect("the command starts");
    assert!(output.status.success(), "{command:?}: {}", String::from_utf8_lossy(&output.stderr));
}

/// A port nobody listens at.
pub fn free_port() -> u16 {
    let listener = TcpListener::bind("127.0.0.1:0").expect("a port");
    listener.local_addr().expect("an address").port()
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

    /// The process stands still, as on a machine that swaps or sleeps.
    pub fn pause(&self) {
        signal(&self.child, "-STOP");
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
        let begun = Instant::now();
        loop {
            if let Some(status) = self.child.try_wait().expect("its state") {
                assert!(status.success(), "it ended badly: {status}");
                return;
            }
            assert!(begun.elapsed() < Duration::from_secs(30), "it does not end");
            std::thread::sleep(Duration::from_millis(20));
        }
    }
}

impl Drop for Server {
    fn drop(&mut self) {
        let _ = self.child.kill();
        let _ = self.child.wait();
    }
}
