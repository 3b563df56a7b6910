//! `replay`: a recorded game again, in words, and whether it is what it says.

use std::fs;
use std::io::{self, BufRead as _, IsTerminal as _, Write as _};
use std::path::PathBuf;
use std::process::ExitCode;

use anyhow::{Context as _, Result, bail};
use clap::Args;
use table::{HeardEvent, Message, Record, Seat, Viewer};
use words::{Language, Words};

use crate::names;
use crate::screen::Screen;

/// Play a recorded game again
///
/// Every line is checked against the rules, and the final state against the recorded one.
///
/// Examples:
///   portolan replay records/port-royal-2-seats.record
///   portolan replay evening.record --verify
///   portolan replay evening.record --verify --commitment ec4916dd28fc4c10d78e287ca5d9cc51ee1ae73cbfde08c6b37324cbfaac8bc5
///   portolan replay evening.record --step --lang ro
#[derive(Args)]
#[command(verbatim_doc_comment)]
pub struct Replay {
    /// The record
    file: PathBuf,
    /// Only check the record: how the seed was made, every move, the final state
    #[arg(long)]
    verify: bool,
    /// The hash that was shown before the game: the record's secret must have it
    #[arg(long, value_name = "HASH", requires = "verify")]
    commitment: Option<String>,
    /// Show the table after every move; Enter goes on
    #[arg(long, conflicts_with = "verify")]
    step: bool,
    /// The language: en, cs or ro; by default that of your environment
    #[arg(long)]
    pub lang: Option<Language>,
}

impl Replay {
    pub fn run(self) -> Result<ExitCode> {
        let name = self.file.display().to_string();
        let text = fs::read_to_string(&self.file).with_context(|| format!("cannot read {name}"))?;
        let record: Record = text.parse().with_context(|| name.clone())?;
        let game = games::find(&record.game).with_context(|| format!("{name}: there is no game called `{}`", record.game))?;
        let table = game.replay(&record).with_context(|| name.clone())?;
        if self.verify {
            writeln!(io::stdout(), "{name}: {} lines of {}, all legal", record.lines.len(), record.game)?;
            if let Some(seed) = record.seed {
                let secret = record.secret.unwrap_or(seed);
                if record.known_shuffle {
                    writeln!(io::stdout(), "seed      {seed} (known before the game)")?;
                } else {
                    writeln!(io::stdout(), "secret    {secret}")?;
                    writeln!(io::stdout(), "its hash  {}", secret.commitment())?;
                    for (seat, salt) in &record.salts {
                        writeln!(io::stdout(), "salt {seat}    {salt}")?;
                    }
                    writeln!(io::stdout(), "seed      {seed} (made of them)")?;
                }
                if self.commitment.as_ref().is_some_and(|shown| !shown.eq_ignore_ascii_case(&secret.commitment())) {
                    bail!("{name}: another hash was shown before the game");
                }
            }
            match &record.digest {
                Some(digest) => writeln!(io::stdout(), "final     {digest} (as recorded)")?,
                None => writeln!(io::stdout(), "final     {} (the game is not over, nothing recorded)", table.digest())?,
            }
            return Ok(ExitCode::SUCCESS);
        }
        let words = Words::new(self.lang.unwrap_or_else(|| Language::of_environment(|name| std::env::var(name).ok())));
        let names = names::spoken(game, record.names.iter().map(String::as_str), &words);
        let screen = Screen::new(words, names);
        if self.step {
            return step_through(&record, &screen);
        }
        let mut out = io::stdout().lock();
        for HeardEvent { entry, message, .. } in table.heard_since(0, Viewer::Onlooker) {
            writeln!(out, "{:>5}  {}", entry + 1, screen.say(&message))?;
        }
        write!(out, "\n{}", screen.sheet(&table.sheet(Viewer::Onlooker)))?;
        let standing = table.standing();
        if standing.over {
            let mut seats: Vec<_> = (0..standing.seats() as usize).map(Seat::new).collect();
            seats.sort_by_key(|seat| standing.rank(*seat));
            for seat in seats {
                let line = Message::new("terminal-result-line")
                    .with("rank", standing.rank(seat))
                    .with("seat", seat)
                    .with("score", standing.score(seat));
                writeln!(out, "  {}", screen.say(&line))?;
            }
        }
        Ok(ExitCode::SUCCESS)
    }
}

/// The game from its first moment, one line of the record at a time.
fn step_through(record: &Record, screen: &Screen) -> Result<ExitCode> {
    let game = games::find(&record.game).context("the game is known")?;
    let seed = record.seed.context("a record without a seed cannot be dealt again")?;
    let mut table = game.open(&record.setup, seed)?;
    let mut told = 0;
    for line in &record.lines {
        write!(io::stdout(), "{}", screen.sheet(&table.sheet(Viewer::Onlooker)))?;
        write!(io::stdout(), "{} {} ", screen.bold(&line.text()), screen.dim(&screen.say(&Message::new("terminal-step"))))?;
        io::stdout().flush()?;
        let mut answer = String::new();
        if io::stdin().lock().read_line(&mut answer)? == 0 && io::stdin().is_terminal() {
            return Ok(ExitCode::SUCCESS);
        }
        writeln!(io::stdout())?;
        let done = if line.what == "undo" { table.undo(line.seat) } else { table.play(line.seat, &line.what) };
        done.map_err(|illegal| anyhow::anyhow!("{illegal}"))?;
        for HeardEvent { message, .. } in table.heard_since(told, Viewer::Onlooker) {
            writeln!(io::stdout(), "  · {}", screen.say(&message))?;
        }
        told = table.entries();
    }
    write!(io::stdout(), "{}", screen.sheet(&table.sheet(Viewer::Onlooker)))?;
    Ok(ExitCode::SUCCESS)
}
