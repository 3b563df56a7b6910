//! `analyse`: where a finished game was won: chances move by move, the moves that mattered, luck apart from choice.

mod page;

use std::fs;
use std::io::{self, IsTerminal as _, Write as _};
use std::path::PathBuf;
use std::process::ExitCode;
use std::sync::atomic::{AtomicUsize, Ordering};

use anyhow::{Context as _, Result, bail};
use clap::Args;
use games::analysis::{AnalysedMove, Analysis, Better, By, Grade, Judged, Mistake, SeatAnalysis, Study, Turning};
use indicatif::{ProgressBar, ProgressDrawTarget, ProgressStyle};
use table::{Message, Record, Seat};
use words::{Language, Words};

use crate::names;
use crate::screen::{Screen, wrap};

/// Analyse a finished game
///
/// Tells each seat's chance to win after every move, the moves that mattered and what would have
/// been better, how much was luck and how much choice, and how well everybody chose. The same
/// record and the same number of games give the same analysis. Ctrl-C stops it.
///
/// Examples:
///   portolan analyse evening.record
///   portolan analyse evening.record --page evening.html --lang cs
///   portolan analyse evening.record --json --games 1000
#[derive(Args)]
#[command(verbatim_doc_comment)]
pub struct Analyse {
    /// The record
    file: PathBuf,
    /// Print one JSON object
    #[arg(long)]
    json: bool,
    /// Write one page to share, which needs nothing else
    #[arg(long, value_name = "FILE")]
    page: Option<PathBuf>,
    /// How many games are imagined for each position; by default fewer the longer the game is
    #[arg(long, value_parser = clap::value_parser!(u32).range(1..=1_000_000))]
    games: Option<u32>,
    /// How many positions are looked at at the same time; all cores by default
    #[arg(long)]
    jobs: Option<usize>,
    /// The language: en, cs or ro; by default that of your environment
    #[arg(long)]
    pub lang: Option<Language>,
}

impl Analyse {
    pub fn run(self) -> Result<ExitCode> {
        let name = self.file.display().to_string();
        let text = fs::read_to_string(&self.file).with_context(|| format!("cannot read {name}"))?;
        let record: Record = text.parse().with_context(|| name.clone())?;
        let unknown = || format!("{name}: there is no game called `{}`", record.game);
        let game = games::find(&record.game).with_context(unknown)?;
        let study = games::study(&record, self.games).with_context(unknown)?.with_context(|| name.clone())?;
        let analysis = self.judge_all(study.as_ref())?;
        let words = Words::new(self.lang.unwrap_or_else(|| Language::of_environment(|name| std::env::var(name).ok())));
        let seated = if record.names.is_empty() { vec![String::new(); analysis.seats.len()] } else { record.names.clone() };
        let names = names::spoken(game, seated.iter().map(String::as_str), &words);
        let told = Told { analysis: &analysis, screen: Screen::new(words, names) };
        if let Some(file) = &self.page {
            fs::write(file, page::page(&told)).with_context(|| format!("cannot write {}", file.display()))?;
        }
        if self.json {
            writeln!(io::stdout(), "{}", serde_json::to_string(&analysis)?)?;
        } else {
            told.print()?;
        }
        Ok(ExitCode::SUCCESS)
    }

    /// Judges every move, several at the same time.
    fn judge_all(&self, study: &dyn Study) -> Result<Analysis> {
        let moves = study.moves();
        let cores = std::thread::available_parallelism().map_or(1, usize::from);
        let jobs = self.jobs.unwrap_or(cores).clamp(1, moves.max(1));
        let bar = progress(moves, self.json);
        let next = AtomicUsize::new(0);
        let work = || {
            let mut judged: Vec<(usize, Judged)> = Vec::new();
            loop {
                let index = next.fetch_add(1, Ordering::Relaxed);
                if index >= moves {
                    return judged;
                }
                judged.push((index, study.judge(index)));
                bar.inc(1);
            }
        };
        let finished = std::thread::scope(|scope| {
            let threads: Vec<_> = (0..jobs).map(|_| scope.spawn(work)).collect();
            threads.into_iter().map(std::thread::ScopedJoinHandle::join).collect::<Result<Vec<_>, _>>()
        });
        bar.finish_and_clear();
        let Ok(finished) = finished else { bail!("a position could not be judged") };
        let mut judged: Vec<_> = finished.into_iter().flatten().collect();
        judged.sort_by_key(|(index, _)| *index);
        let judged: Vec<Judged> = judged.into_iter().map(|(_, judged)| judged).collect();
        Ok(study.conclude(&judged))
    }
}

fn progress(moves: usize, quiet: bool) -> ProgressBar {
    let bar = ProgressBar::new(moves as u64);
    if quiet || !io::stderr().is_terminal() {
        bar.set_draw_target(ProgressDrawTarget::hidden());
    }
    if let Ok(style) = ProgressStyle::with_template("{bar:40} {pos}/{len} moves, {eta} left") {
        bar.set_style(style);
    }
    bar
}

/// An analysis in words.
struct Told<'a> {
    analysis: &'a Analysis,
    screen: Screen,
}

impl Told<'_> {
    fn say(&self, message: &Message) -> String {
        self.screen.say(message)
    }

    fn tell(&self, id: &'static str) -> String {
        self.say(&Message::new(id))
    }

    /// A share as percent.
    fn percent(&self, share: f64) -> String {
        self.say(&Message::new("analysis-percent").with("percent", percent(share)))
    }

    /// A difference of shares in percent, with its sign.
    fn difference(percent: i64) -> Message {
        Message::new(if percent < 0 { "analysis-less" } else { "analysis-more" }).with("percent", percent.abs())
    }

    fn seat_name(&self, index: usize) -> String {
        self.say(&Message::new("analysis-of-seat").with("seat", Seat::new(index)))
    }

    fn title(&self) -> String {
        self.say(&Message::new("analysis-title").with_name("game", self.analysis.game.clone()))
    }

    fn basis(&self) -> String {
        let Analysis { moves, games, .. } = self.analysis;
        self.say(&Message::new("analysis-basis").with("moves", moves.len() as i64).with("games", *games))
    }

    /// A move with its number, as the record counts: what was taken back has one, too.
    fn played(&self, index: usize) -> String {
        let AnalysedMove { at, seat, message, .. } = &self.analysis.moves[index];
        let told = Message::new("analysis-move").with("number", *at as i64).with("seat", *seat);
        self.say(&told.with("action", message.clone()))
    }

    /// Everybody's chances after so many moves.
    fn chances_after(&self, moves: usize) -> &[f64] {
        moves.checked_sub(1).map_or(&self.analysis.start, |last| &self.analysis.moves[last].chances)
    }

    /// The same in words, one for each seat, or one for all where they play together.
    fn chances(&self, moves: usize) -> Vec<String> {
        let chances = self.chances_after(moves);
        if self.analysis.together {
            let percent = chances.first().map_or(0, |share| percent(*share));
            return vec![self.say(&Message::new("analysis-chance-together").with("percent", percent))];
        }
        let told = |(index, share): (usize, &f64)| {
            self.say(&Message::new("analysis-chance").with("seat", Seat::new(index)).with("percent", percent(*share)))
        };
        chances.iter().enumerate().map(told).collect()
    }

    /// Why a move mattered: what would have been better, or how luck changed the chances of whoever moved.
    fn why(&self, Turning { index, by }: &Turning) -> String {
        let AnalysedMove { seat, mistake, chances, luck, .. } = &self.analysis.moves[*index];
        if let (By::Choice, Some(Mistake { better, .. })) = (by, mistake) {
            let Better { message, promised, left, reason, .. } = better;
            let told = Message::new("analysis-better").with("action", message.clone());
            let told = self.say(&told.with("promised", *promised).with("left", *left));
            return reason.iter().fold(told, |told, reason| format!("{told} {}", self.say(reason)));
        }
        // What was to be expected, and what came.
        let (after, luck) = (chances[seat.index()], luck[seat.index()]);
        let told = Message::new("analysis-by-luck").with("seat", *seat);
        self.say(&told.with("before", percent(after - luck)).with("after", percent(after)))
    }

    /// The sign of annotated games for how bad a move is.
    fn sign(&self, index: usize) -> &'static str {
        match self.analysis.moves[index].mistake.as_ref().map(|mistake| mistake.grade) {
            Some(Grade::Inaccuracy) => " ?!",
            Some(Grade::Mistake) => " ?",
            Some(Grade::Blunder) => " ??",
            None => "",
        }
    }

    /// How many inaccuracies, mistakes and blunders, in words.
    fn mistakes(&self, SeatAnalysis { inaccuracies, mistakes, blunders, .. }: &SeatAnalysis) -> String {
        let counts = [("analysis-inaccuracies", inaccuracies), ("analysis-mistakes", mistakes), ("analysis-blunders", blunders)];
        counts.map(|(id, count)| self.say(&Message::new(id).with("count", *count))).join(", ")
    }

    /// A row of the sums: what is said of a seat, from its start to its end, and its accuracy.
    fn sums(&self, seat: &SeatAnalysis) -> [String; 7] {
        let SeatAnalysis { start, own_choices, others_choices, luck, end, accuracy, level, .. } = seat;
        let accuracy = accuracy.map_or("–".to_owned(), |accuracy| self.percent(accuracy / 100.0));
        let like = level.as_ref().map(|level| self.say(&Message { id: format!("analysis-like-{level}").into(), args: Vec::new() }));
        let accuracy = [accuracy].into_iter().chain(like).collect::<Vec<_>>().join(" · ");
        let [own, others, luck] = [own_choices, others_choices, luck].map(|difference| percent(*difference));
        // The rest, so that the figures add up although they are rounded.
        let unforeseen = percent(*end) - percent(*start) - own - others - luck;
        let [own, others, luck, unforeseen] =
            [own, others, luck, unforeseen].map(|difference| self.say(&Self::difference(difference)));
        [self.percent(*start), own, others, luck, unforeseen, self.percent(*end), accuracy]
    }

    fn print(&self) -> io::Result<()> {
        let mut out = io::stdout().lock();
        let Analysis { turnings, seats, together, .. } = self.analysis;
        writeln!(out, "{}", self.screen.bold(&self.title()))?;
        for line in wrap(&self.basis(), 100) {
            writeln!(out, "{}", self.screen.dim(&line))?;
        }
        writeln!(out, "\n{}", self.screen.bold(&self.tell("analysis-chances")))?;
        for index in 0..if *together { 1 } else { seats.len() } {
            let ends = [self.chances(0), self.chances(self.analysis.moves.len())].map(|told| told[index].clone());
            writeln!(out, "  {}  {} → {}", self.line(index), ends[0], ends[1])?;
        }
        writeln!(out, "\n{}", self.screen.bold(&self.tell("analysis-turnings")))?;
        if turnings.is_empty() {
            writeln!(out, "  {}", self.tell("analysis-no-turnings"))?;
        }
        for turning in turnings {
            writeln!(out, "  {}{}", self.played(turning.index), self.sign(turning.index))?;
            for line in wrap(&self.why(turning), 94) {
                writeln!(out, "{}", self.screen.dim(&format!("      {line}")))?;
            }
        }
        writeln!(out, "\n{}", self.screen.bold(&self.tell("analysis-sums")))?;
        for (index, seat) in seats.iter().enumerate() {
            writeln!(out, "  {}", self.seat_name(index))?;
            for (column, cell) in COLUMNS.into_iter().zip(self.sums(seat)) {
                writeln!(out, "      {:<24} {cell:>7}", self.tell(column))?;
            }
            writeln!(out, "      {}", self.screen.dim(&self.mistakes(seat)))?;
        }
        Ok(())
    }

    /// A seat's chances as a line of text.
    fn line(&self, seat: usize) -> String {
        const WIDTH: usize = 60;
        const BARS: [char; 8] = ['▁', '▂', '▃', '▄', '▅', '▆', '▇', '█'];
        let moves = self.analysis.moves.len();
        let at = |column: usize| self.chances_after(column * moves / (WIDTH - 1))[seat];
        (0..WIDTH).map(|column| BARS[((at(column) * 8.0) as usize).min(7)]).collect()
    }
}

/// What is told of every seat, in this order.
const COLUMNS: [&str; 7] = [
    "analysis-start",
    "analysis-own-choices",
    "analysis-others-choices",
    "analysis-luck",
    "analysis-unforeseen",
    "analysis-end",
    "analysis-accuracy",
];

fn percent(share: f64) -> i64 {
    (share * 100.0).round() as i64
}
