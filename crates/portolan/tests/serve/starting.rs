//! How a server starts, or says what keeps it from it.

use std::process::{Command, Output};

use reqwest::{Method, StatusCode};
use tempfile::TempDir;

use crate::people::{Person, eventually};
use crate::servers::{Database, Server, own_address};

/// A server that cannot start: what it says.
fn refuses_to_start(arguments: &[&str]) -> String {
    let Output { status, stdout, stderr } =
        Command::new(env!("CARGO_BIN_EXE_portolan")).arg("serve").args(arguments).output().expect("the binary starts");
    assert!(!status.success());
    assert!(stdout.is_empty(), "it says that it serves: {}", String::from_utf8_lossy(&stdout));
    String::from_utf8_lossy(&stderr).into_owned()
}

#[test]
fn a_database_of_another_kind_is_named_without_its_password() {
    let said = refuses_to_start(&["--port", "0", "--database", "mysql://me:secret@host/db"]);
    assert!(said.contains("mysql://…") && said.contains("postgres://user:password@host/database"), "{said}");
    assert!(!said.contains("secret"), "{said}");
}

#[test]
fn a_database_that_is_not_there_is_told_with_what_to_check() {
    let url = format!("postgres://nobody:secret@{}/db", own_address());
    let said = refuses_to_start(&["--port", "0", "--database", &url]);
    assert!(said.contains("is it running") && !said.contains("secret"), "{said}");
}

#[test]
fn a_port_that_is_taken_is_told_with_the_way_to_another() {
    let taken = std::net::TcpListener::bind("127.0.0.1:0").expect("a port");
    let port = taken.local_addr().expect("an address").port().to_string();
    let folder = TempDir::new().expect("a folder");
    let data = folder.path().to_str().expect("text");
    let said = refuses_to_start(&["--port", &port, "--data", data]);
    assert!(said.contains("is another program there already") && said.contains("--port"), "{said}");
    let said = refuses_to_start(&["--port", "0", "--metrics", &format!("127.0.0.1:{port}"), "--data", data]);
    assert!(said.contains("--metrics"), "{said}");
}

#[test]
fn a_folder_that_cannot_be_written_is_told_with_the_way_to_another() {
    // Nobody can write there, not even root.
    let said = refuses_to_start(&["--port", "0", "--data", "/proc/portolan"]);
    assert!(said.contains("/proc/portolan") && said.contains("--data"), "{said}");
}

#[test]
fn what_is_kept_is_for_no_other_users_eyes() {
    use std::os::unix::fs::PermissionsExt;
    let folder = TempDir::new().expect("a folder");
    let data = folder.path().join("data");
    let file = data.join("portolan.sqlite");
    std::fs::create_dir(&data).expect("a folder");
    // A file from a time when that was not seen to.
    std::fs::write(&file, "").expect("a file");
    std::fs::set_permissions(&file, std::fs::Permissions::from_mode(0o644)).expect("its rights");
    let database = Database::In(data.clone());
    let server = Server::start(&database);
    let mut files = 0;
    for entry in std::fs::read_dir(&data).expect("a folder") {
        let entry = entry.expect("a file");
        let mode = entry.metadata().expect("its rights").permissions().mode() & 0o777;
        assert_eq!(mode, 0o600, "{} is for everybody", entry.path().display());
        files += 1;
    }
    assert!(files >= 2, "there is a database and its lock");
    server.stop();
}

#[tokio::test]
async fn figures_have_an_address_of_their_own_where_the_host_wants_it() {
    let database = Database::sqlite();
    let figures = own_address().to_string();
    let server = Server::start_with(&database, &["--metrics", &figures]);
    let nobody = Person::nobody();
    let (status, _) = nobody.ask(&server.address, Method::GET, "/metrics", None).await;
    assert_eq!(status, StatusCode::NOT_FOUND, "not where everybody asks");
    let told = eventually("figures are told", async || nobody.try_ask(&figures, Method::GET, "/metrics", None).await.ok()).await;
    let text = told.1.as_str().expect("text");
    for line in ["portolan_pool{pool=\"log\",state=\"idle\"} ", "portolan_requests_total{method=\"GET\",route=\"/metrics\""] {
        assert!(text.contains(line), "{line} is not in\n{text}");
    }
    for path in ["/healthz", "/readyz"] {
        assert_eq!(nobody.ask(&figures, Method::GET, path, None).await.0, StatusCode::OK);
    }
    assert_eq!(nobody.ask(&figures, Method::GET, "/api/games", None).await.0, StatusCode::NOT_FOUND);
}

#[tokio::test]
async fn every_answer_tells_its_id_and_so_does_every_refusal() {
    let database = Database::sqlite();
    let server = Server::start(&database);
    let url = format!("http://{}/api/me", server.address);
    let answer = reqwest::Client::new().get(&url).header("x-request-id", "mine").send().await.expect("an answer");
    let id = answer.headers()["x-request-id"].to_str().expect("text").to_owned();
    assert_ne!(id, "mine", "only a proxy of ours may give one");
    let refused: serde_json::Value = answer.json().await.expect("json");
    assert_eq!(refused["request"], id.as_str());
}
