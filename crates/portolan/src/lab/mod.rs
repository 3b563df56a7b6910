//! `lab`: bots against each other, fairly: the same seeds for every arrangement of seats, and standard errors that know it.

mod count;
mod page;
mod play;
mod ratings;
mod report;
mod tournament;

use std::fs;
use std::io::{self, Write as _};
use std::path::{Path, PathBuf};
use std::process::ExitCode;
use std::time::Instant;

use anyhow::{Context as _, Result, bail};
use clap::Args;
use serde_json::Value;
use table::{BotSpec, Seat, Seed};
use words::{Language, SeatNames, Words};

use crate::setup::SetupArgs;
use play::Play;
use report::Report;
use tournament::{Kind, Match, NamedSetup, Tournament};

/// Let bots play against each other and count
///
/// Name a game and its bots, or a tournament file (docs/laboratory.md tells how to write one). Every seed is played in every
/// rotation of the seats that is another game, so that no bot profits from its place or its cards. With --out, results
/// are also written as report.md, .csv, .json and .html, and a tournament that was interrupted goes on where it was.
///
/// Examples:
///   portolan lab port-royal --seat script --seat random --games 1000
///   portolan lab dominion --set kingdom=random --seat captain --seat mate --games 400 --json
///   portolan lab strength/dominion.toml --out results
#[derive(Args)]
#[command(verbatim_doc_comment)]
pub struct Lab {
    /// A game, or a tournament file
    #[arg(value_name = "GAME | FILE.toml")]
    what: String,
    #[command(flatten)]
    setup: SetupArgs,
    /// A bot, one for each seat: a level, random, script, search:iterations=N, search:ms=N (also with threads=N), or one of the game's own
    #[arg(long = "seat", value_name = "BOT")]
    bots: Vec<BotSpec>,
    /// The seed of the first games, as hexadecimal digits
    #[arg(long)]
    seed: Option<Seed>,
    /// How many games a match has (rounded up to whole rotations)
    #[arg(long)]
    games: Option<u64>,
    /// How many games are played at the same time; all cores by default
    #[arg(long)]
    jobs: Option<usize>,
    /// Keep games and reports in this folder
    #[arg(long, value_name = "DIR")]
    out: Option<PathBuf>,
    /// Write every game's record into this folder
    #[arg(long, value_name = "DIR")]
    save: Option<PathBuf>,
    /// Print one JSON object
    #[arg(long)]
    json: bool,
}

impl Lab {
    pub fn run(self) -> Result<ExitCode> {
        let tournament = self.tournament()?;
        let game = tournament.find_game()?;
        let matches = tournament.matches()?;
        tell_remarks(&tournament, &matches)?;
        let cores = std::thread::available_parallelism().map_or(1, usize::from);
        let play = Play {
            game,
            matches: &matches,
            seed: tournament.seed,
            stop: tournament.stop,
            jobs: self.jobs.unwrap_or(cores).max(1),
            save: self.save.as_deref(),
            quiet: self.json,
        };
        if let Some(folder) = &self.out {
            fs::create_dir_all(folder).with_context(|| format!("cannot make the folder {}", folder.display()))?;
        }
        let file = self.out.as_deref().map(play::log_of);
        let begun = Instant::now();
        let played = play.run(file.as_deref(), &tournament.identity()?)?;
        let seconds = begun.elapsed().as_secs_f64();
        let report = Report::new(&tournament, &matches, &played);
        if let Some(folder) = &self.out {
            write_reports(folder, &report)?;
        }
        if self.json {
            writeln!(io::stdout(), "{}", serde_json::to_string(&report)?)?;
        } else {
            write!(io::stdout(), "{}", report.text())?;
            let games: u64 = report.matches.iter().map(|of| of.games).sum();
            writeln!(io::stdout(), "{games} games in {seconds:.1} s")?;
        }
        Ok(ExitCode::SUCCESS)
    }

    /// What is to be played: read from a file, or as the arguments say.
    fn tournament(&self) -> Result<Tournament> {
        let mut tournament = if games::find(&self.what).is_some() {
            if self.bots.is_empty() {
                bail!("seats: name a bot for each, with --seat");
            }
            let game = games::find(&self.what).context("a game")?;
            let terms = match self.setup.setup(game, Some(self.bots.len()))? {
                Value::Object(terms) => terms,
                _ => serde_json::Map::new(),
            };
            Tournament {
                name: String::new(),
                game: self.what.clone(),
                kind: Kind::Table,
                bots: self.bots.iter().map(ToString::to_string).collect(),
                seats: None,
                games: 1000,
                seed: Seed::from_number(1),
                stop: None,
                setups: vec![NamedSetup { name: String::new(), terms }],
            }
        } else {
            if Path::new(&self.what).extension().is_none_or(|extension| extension != "toml") {
                bail!("`{}` is neither a game nor a tournament file (FILE.toml)", self.what);
            }
            if !self.bots.is_empty() || self.setup.is_settled() {
                bail!("bots and terms stand in the tournament file");
            }
            let text = fs::read_to_string(&self.what).with_context(|| format!("cannot read {}", self.what))?;
            Tournament::read(&text).with_context(|| self.what.clone())?
        };
        tournament.games = self.games.unwrap_or(tournament.games);
        tournament.seed = self.seed.unwrap_or(tournament.seed);
        Ok(tournament)
    }
}

/// What bots were told and cannot follow, judged by the first game: with random cards the next one may suit them.
fn tell_remarks(tournament: &Tournament, matches: &[Match]) -> Result<()> {
    let game = tournament.find_game()?;
    let words = Words::new(Language::English);
    for of in matches {
        let table = game.open(&of.setup, tournament.seed)?;
        for bot in &of.bots {
            for remark in table.remarks(Seat::one(), bot)? {
                eprintln!("{bot}: {} (in the first game)", words.say(&remark, &SeatNames::new([""; 0])));
            }
        }
    }
    Ok(())
}

fn write_reports(folder: &Path, report: &Report) -> Result<()> {
    let json = serde_json::to_string_pretty(report)?;
    let files = [
        ("report.md", report.markdown()),
        ("report.csv", report.csv()),
        ("report.json", json),
        ("report.html", page::page(report)),
    ];
    for (name, text) in files {
        let file = folder.join(name);
        fs::write(&file, text).with_context(|| format!("cannot write {}", file.display()))?;
    }
    Ok(())
}
