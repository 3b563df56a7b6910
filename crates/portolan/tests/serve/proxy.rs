//! Three nodes behind a real nginx, with the configuration that `deploy/` offers.

use std::process::{Child, Command, Stdio};

use serde_json::json;
use tempfile::TempDir;

use crate::people::{Person, play};
use crate::servers::{Database, Server, own_address, wait_until_it_listens};

/// nginx before these nodes, without https.
struct Nginx {
    child: Child,
    address: String,
    _folder: TempDir,
}

impl Nginx {
    fn start(nodes: &[Server]) -> Self {
        let folder = TempDir::new().expect("a folder");
        let address = own_address();
        let mut site = include_str!("../../../../deploy/nginx.conf").to_owned();
        for (example, node) in ["127.0.0.1:8081", "127.0.0.1:8082", "127.0.0.1:8083"].into_iter().zip(nodes) {
            assert!(site.contains(example), "{example} is not in the example");
            site = site.replace(example, &node.address);
        }
        site = site.replace("listen 443 ssl", &format!("listen {address}"));
        let site: Vec<&str> = site.lines().filter(|line| !line.trim().starts_with("ssl_")).collect();
        let site = site.join("\n");
        let here = folder.path().display();
        let temporary: String =
            ["client_body", "proxy", "fastcgi", "uwsgi", "scgi"].map(|kind| format!("{kind}_temp_path {here}/{kind};\n")).concat();
        let main =
            format!("pid {here}/pid;\nerror_log {here}/errors;\nevents {{}}\nhttp {{\naccess_log off;\n{temporary}\n{site}\n}}\n");
        let file = folder.path().join("nginx.conf");
        std::fs::write(&file, main).expect("a file");
        let mut child = Command::new("/usr/sbin/nginx")
            .arg("-p")
            .arg(folder.path())
            .arg("-c")
            .arg(&file)
            .args(["-g", "daemon off;"])
            .stderr(Stdio::inherit())
            .spawn()
            .expect("nginx is installed: run scripts/install-test-tools");
        wait_until_it_listens(&mut child, address);
        Self { child, address: address.to_string(), _folder: folder }
    }
}

impl Drop for Nginx {
    fn drop(&mut self) {
        // Asked gently, so that it takes its workers along.
        let _ = Command::new("kill").arg(self.child.id().to_string()).status();
        let _ = self.child.wait();
    }
}

#[tokio::test]
async fn a_game_behind_nginx_goes_on_when_nodes_die_and_clients_come_back_anywhere() {
    let database = Database::postgres();
    let mut nodes: Vec<Server> = (0..3).map(|_| Server::start_with(&database, &["--behind-proxy"])).collect();
    let nginx = Nginx::start(&nodes);
    let address = &nginx.address;
    let anna = Person::come_in(address, "Anna").await;
    let seats = json!([{ "is": "open" }, { "is": "bot", "bot": "mate" }, { "is": "bot", "bot": "mate" }]);
    let table = anna.open(address, "port-royal", json!({ "seats": seats, "seed": "2a" })).await;
    anna.act(address, &table, json!({ "do": "start" })).await;
    let (mut moves, mut phase) = (0, String::new());
    while phase != "over" {
        let mut socket = anna.watch(address, &table, "").await;
        // Wherever the socket is, two nodes die, one after the other.
        let (news, done) = play(&mut socket, if nodes.len() > 1 { 3 } else { usize::MAX }).await;
        moves += done.len();
        news["table"]["phase"].as_str().expect("a phase").clone_into(&mut phase);
        if nodes.len() > 1 {
            nodes.remove(0).kill();
        }
    }
    assert!(moves > 6, "{moves} moves");
    let metrics = reqwest::get(format!("http://{address}/metrics")).await.expect("an answer");
    assert_eq!(metrics.status(), 404, "figures are for the host");
}
