//! Disks that are full, or fail.

use reqwest::{Method, StatusCode};

use crate::people::{Person, Players, eventually};
use crate::servers::{Database, Server, SmallDisk};

/// Waits until the server says of itself that it can serve, or that it cannot.
async fn until_ready(address: &str, ready: bool) {
    let nobody = Person::nobody();
    let wanted = if ready { StatusCode::OK } else { StatusCode::SERVICE_UNAVAILABLE };
    eventually(&format!("the server says {wanted} of itself"), async || {
        (nobody.ask(address, Method::GET, "/readyz", None).await.0 == wanted).then_some(())
    })
    .await;
}

/// Plays, lets something go wrong with the disk and right again, and sees that nothing acknowledged is lost and play goes on.
async fn survives(database: &Database, wrong: impl Fn(&Server), right: impl Fn(&Server)) {
    let server = Server::start(database);
    let players = Players::sit_down(&server.address, 4).await;
    players.until_acknowledged(20).await;
    for _ in 0..2 {
        wrong(&server);
        until_ready(&server.address, false).await;
        players.until_refused(4).await;
        right(&server);
        until_ready(&server.address, true).await;
        players.until_acknowledged(20).await;
    }
    let acknowledged = players.stop().await;
    server.kill();
    let server = Server::start(database);
    acknowledged.all_are_there(&server.address).await;
}

#[tokio::test]
async fn a_full_disk_loses_nothing_that_was_acknowledged_and_play_goes_on_when_there_is_room_again() {
    let database = Database::Small(SmallDisk::new(6));
    let Database::Small(disk) = &database else { panic!("a small disk") };
    survives(&database, |_| disk.fill(), |_| disk.empty()).await;
}

#[tokio::test]
async fn a_disk_that_fails_loses_nothing_that_was_acknowledged_and_play_goes_on_when_it_is_well_again() {
    let database = Database::sqlite();
    survives(&database, |server| server.limit_files(Some(4096)), |server| server.limit_files(None)).await;
}
