//! The drill: everything that can go wrong, again and again, while people play. `DRILL_ROUNDS` says how often; `make soak` does it
//! twenty times.

use std::time::{Duration, Instant};

use crate::people::{Players, Sparring};
use crate::servers::{Database, Server, SmallDisk};

fn rounds() -> usize {
    std::env::var("DRILL_ROUNDS").ok().and_then(|rounds| rounds.parse().ok()).unwrap_or(1)
}

/// People who play with each other and against bots while something goes wrong, and how long it took until play went on.
struct Drill {
    what: &'static str,
    players: Players,
    sparring: Vec<Sparring>,
    /// Until the first table went on, until every one did, and until bots did at every one of theirs.
    first: Vec<Duration>,
    all: Vec<Duration>,
    bots: Vec<Duration>,
}

impl Drill {
    async fn begin(what: &'static str, address: &str) -> Self {
        let players = Players::sit_down(address, 6).await;
        let mut sparring = Vec::new();
        for _ in 0..3 {
            sparring.push(Sparring::sit_down(address).await);
        }
        players.until_acknowledged(10).await;
        Self { what, players, sparring, first: Vec::new(), all: Vec::new(), bots: Vec::new() }
    }

    fn move_to(&self, address: &str) {
        self.players.move_to(address);
        self.sparring.iter().for_each(|sparring| sparring.move_to(address));
    }

    /// From now on everything is well again, at this address.
    async fn goes_on(&mut self, address: &str) {
        let (begun, before) = (Instant::now(), self.players.acknowledged_to_each());
        self.move_to(address);
        let first = async {
            self.players.until_acknowledged(1).await;
            begun.elapsed()
        };
        let all = async {
            self.players.until_each_is_acknowledged_one_more(&before).await;
            begun.elapsed()
        };
        let bots = async {
            // The first may have been made before, and not been heard of.
            futures_util::future::join_all(self.sparring.iter().map(|sparring| sparring.until_bot_moved(2))).await;
            begun.elapsed()
        };
        let (first, all, bots) = tokio::join!(first, all, bots);
        self.first.push(first);
        self.all.push(all);
        self.bots.push(bots);
        self.players.until_acknowledged(20).await;
    }

    /// Asserts that nothing acknowledged is lost or there twice, and prints how long everything took.
    async fn end(self, address: &str) {
        let acknowledged = self.players.stop().await;
        acknowledged.all_are_there(address).await;
        println!("{} ×{}: {} acknowledged, 0 lost, 0 doubled", self.what, self.all.len(), acknowledged.count());
        for (what, mut waits) in
            [("the first table goes on", self.first), ("every table does", self.all), ("bots play on at every table", self.bots)]
        {
            waits.sort_unstable();
            let (median, longest) = (waits[waits.len() / 2].as_secs_f64(), waits[waits.len() - 1].as_secs_f64());
            println!("  {median:.2} s until {what}, {longest:.2} s at most");
        }
    }
}

#[tokio::test]
async fn drill_kills() {
    let database = Database::sqlite();
    let mut server = Server::start(&database);
    let mut drill = Drill::begin("kill -9", &server.address).await;
    for _ in 0..rounds() {
        server.kill();
        server = Server::start(&database);
        drill.goes_on(&server.address).await;
    }
    drill.end(&server.address).await;
}

#[tokio::test]
async fn drill_kills_of_one_of_two_nodes() {
    let database = Database::postgres();
    let (mut first, mut second) = (Server::start(&database), Server::start(&database));
    let mut drill = Drill::begin("kill -9 of one of two nodes", &first.address).await;
    for _ in 0..rounds().div_ceil(2) {
        first.kill();
        drill.goes_on(&second.address).await;
        first = second;
        second = Server::start(&database);
    }
    drill.end(&second.address).await;
}

#[tokio::test]
async fn drill_full_disks() {
    let database = Database::Small(SmallDisk::new(8));
    let Database::Small(disk) = &database else { panic!("a small disk") };
    let server = Server::start(&database);
    let mut drill = Drill::begin("full disk", &server.address).await;
    for _ in 0..rounds().div_ceil(4) {
        disk.fill();
        drill.players.until_refused(10).await;
        disk.empty();
        drill.goes_on(&server.address).await;
    }
    server.kill();
    let server = Server::start(&database);
    drill.end(&server.address).await;
}

#[tokio::test]
async fn drill_frozen_nodes() {
    let database = Database::postgres();
    let (first, second) = (Server::start(&database), Server::start(&database));
    let mut drill = Drill::begin("frozen node", &first.address).await;
    let others = Players::sit_down(&second.address, 6).await;
    others.until_acknowledged(10).await;
    let mut longest = Duration::ZERO;
    for _ in 0..rounds().div_ceil(4) {
        first.pause();
        let (begun, before) = (Instant::now(), others.acknowledged_to_each());
        let go_on = async {
            others.until_each_is_acknowledged_one_more(&before).await;
            begun.elapsed()
        };
        let ((), go_on) = tokio::join!(drill.goes_on(&second.address), go_on);
        longest = longest.max(go_on);
        first.resume();
        drill.move_to(&first.address);
        drill.players.until_acknowledged(10).await;
    }
    println!("frozen node: {:.2} s at most until every table of the other node goes on", longest.as_secs_f64());
    others.stop().await.all_are_there(&first.address).await;
    drill.end(&second.address).await;
}

#[tokio::test]
async fn drill_databases_that_are_away() {
    let mut database = Database::postgres();
    let server = Server::start(&database);
    let mut drill = Drill::begin("database away", &server.address).await;
    for _ in 0..rounds().div_ceil(4) {
        database.without(drill.players.until_refused(10)).await;
        drill.goes_on(&server.address).await;
    }
    drill.end(&server.address).await;
}

#[tokio::test]
async fn what_was_acknowledged_before_a_backup_is_there_after_it_was_put_back() {
    let folder = tempfile::TempDir::new().expect("a folder");
    let data = folder.path().join("data");
    std::fs::create_dir(&data).expect("a folder");
    let database = Database::In(data.clone());
    let server = Server::start(&database);
    let players = Players::sit_down(&server.address, 3).await;
    players.until_acknowledged(30).await;
    let acknowledged = players.stop().await;
    // Others play on while the copy is made.
    let others = Players::sit_down(&server.address, 3).await;
    others.until_acknowledged(5).await;
    let copy = folder.path().join("copy.sqlite");
    database.admin(&["backup", copy.to_str().expect("text")]);
    others.until_acknowledged(5).await;
    drop(others);
    server.kill();
    // The disk is lost; what deploy/README.md says is done.
    std::fs::remove_dir_all(&data).expect("it goes");
    std::fs::create_dir(&data).expect("a folder");
    std::fs::copy(&copy, data.join("portolan.sqlite")).expect("a copy");
    let server = Server::start(&database);
    acknowledged.all_are_there(&server.address).await;
    let players = Players::sit_down(&server.address, 2).await;
    players.until_acknowledged(5).await;
    players.stop().await.all_are_there(&server.address).await;
}

#[test]
fn a_database_of_a_newer_version_is_left_alone() {
    let database = Database::postgres();
    let Database::Postgres(postgres) = &database else { panic!("a database") };
    let server = Server::start(&database);
    server.stop();
    assert!(database.admin(&["migrate"]).contains("up to date"));
    postgres.run("UPDATE _sqlx_migrations SET version = 999 WHERE version = (SELECT MAX(version) FROM _sqlx_migrations)");
    let said = database.try_admin(&["list"]).expect_err("it is not touched");
    assert!(said.contains("newer version"), "{said}");
    let said = database.try_admin(&["migrate"]).expect_err("it is not touched");
    assert!(said.contains("999") || said.contains("newer"), "{said}");
    postgres.run("DELETE FROM _sqlx_migrations WHERE version = 999");
    let said = database.try_admin(&["list"]).expect_err("it is to be brought up to date first");
    assert!(said.contains("admin migrate"), "{said}");
}
