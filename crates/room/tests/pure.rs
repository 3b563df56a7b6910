//! A room does no I/O: nothing it is built from reaches a network, a database or a runtime.

use std::process::Command;

#[test]
fn nothing_a_room_is_built_from_does_any_io() {
    let output = Command::new(env!("CARGO"))
        .args(["tree", "--offline", "--package", "room", "--edges", "normal", "--prefix", "none", "--format", "{p}"])
        .current_dir(env!("CARGO_MANIFEST_DIR"))
        .output()
        .expect("cargo starts");
    assert!(output.status.success(), "{}", String::from_utf8_lossy(&output.stderr));
    let tree = String::from_utf8_lossy(&output.stdout).into_owned();
    let crates: Vec<&str> = tree.lines().filter_map(|line| line.split(' ').next()).collect();
    assert!(crates.contains(&"table"), "{tree}");
    for forbidden in ["axum", "hyper", "sqlx", "sqlx-core", "tokio", "mio", "socket2", "getrandom", "server"] {
        assert!(!crates.contains(&forbidden), "a room is built from {forbidden}");
    }
}
