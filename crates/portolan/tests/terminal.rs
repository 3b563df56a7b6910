//! Every game of the registry, played to its end in a real pseudo-terminal, in Czech.

use std::io::{Read as _, Write as _};
use std::sync::mpsc::{Receiver, RecvTimeoutError, channel};
use std::time::Duration;

use portable_pty::{CommandBuilder, PtySize, native_pty_system};

/// How long the program may be silent. It only ends a test that would hang.
const PATIENCE: Duration = Duration::from_secs(120);
/// Far more choices than any of these games takes.
const MOST_CHOICES: usize = 5000;
/// What the prompt begins with.
const PROMPT: &str = "Tvoje volba (1–";
const END: &str = "Partie skončila.";

#[test]
fn every_game_is_played_to_its_end_in_a_terminal() {
    for game in games::all() {
        let screen = play_in_a_terminal(game.name());
        assert!(screen.contains(END), "{} does not end:\n{}", game.name(), tail(&screen));
        assert!(!screen.contains(&format!("{}-", game.name())), "{}: a message has no words:\n{}", game.name(), tail(&screen));
    }
}

/// Types a pseudo-random choice at every prompt until the game is over; yields everything that was on the screen.
fn play_in_a_terminal(game: &str) -> String {
    let pty = native_pty_system().openpty(PtySize { rows: 50, cols: 120, ..PtySize::default() }).expect("a pseudo-terminal");
    let mut command = CommandBuilder::new(env!("CARGO_BIN_EXE_portolan"));
    command.args(["play", game, "--lang", "cs", "--seed", "3"]);
    let folder = tempfile::TempDir::new().expect("a folder");
    command.cwd(folder.path());
    command.env("PORTOLAN_SAVES", folder.path());
    let mut child = pty.slave.spawn_command(command).expect("the binary starts");
    drop(pty.slave);
    let mut keyboard = pty.master.take_writer().expect("a keyboard");
    let output = read_in_background(pty.master.try_clone_reader().expect("a screen"));

    let (mut screen, mut answered, mut choices, mut number) = (String::new(), 0, 0, 1usize);
    loop {
        match output.recv_timeout(PATIENCE) {
            Ok(text) => screen.push_str(&text),
            Err(RecvTimeoutError::Disconnected) => break,
            Err(RecvTimeoutError::Timeout) => panic!("{game} is silent:\n{}", tail(&screen)),
        }
        if let Some(options) = open_prompt(&screen[answered..]) {
            answered = screen.len();
            choices += 1;
            assert!(choices <= MOST_CHOICES, "{game} goes on and on:\n{}", tail(&screen));
            number = number.wrapping_mul(6_364_136_223_846_793_005).wrapping_add(1_442_695_040_888_963_407);
            writeln!(keyboard, "{}", (number >> 33) % options + 1).expect("somebody listens");
        }
    }
    assert!(child.wait().expect("it ends").success(), "{game} fails:\n{}", tail(&screen));
    screen
}

/// How many options the prompt at the end of the screen offers, if there is one.
fn open_prompt(screen: &str) -> Option<usize> {
    let (_, prompt) = screen.rsplit_once(PROMPT)?;
    prompt.trim_end().ends_with("help):").then(|| prompt.split(',').next()?.parse().ok())?
}

fn read_in_background(mut reader: Box<dyn std::io::Read + Send>) -> Receiver<String> {
    let (sender, receiver) = channel();
    std::thread::spawn(move || {
        let (mut bytes, mut rest) = ([0; 4096], Vec::new());
        while let Ok(count @ 1..) = reader.read(&mut bytes) {
            rest.extend_from_slice(&bytes[..count]);
            // A letter may be cut in two; the rest of it comes with the next bytes.
            let whole = rest.len() - rest.utf8_chunks().last().map_or(0, |chunk| chunk.invalid().len().min(3));
            let text = String::from_utf8_lossy(&rest.drain(..whole).collect::<Vec<_>>()).into_owned();
            if sender.send(text).is_err() {
                break;
            }
        }
    });
    receiver
}

fn tail(screen: &str) -> String {
    let lines: Vec<_> = screen.lines().collect();
    lines[lines.len().saturating_sub(60)..].join("\n")
}
