//! `arena`: bots against each other, fairly: the same seeds for every arrangement of seats, and standard errors.

use std::fs;
use std::io::{self, IsTerminal as _, Write as _};
use std::path::PathBuf;
use std::process::ExitCode;
use std::sync::atomic::{AtomicU64, Ordering};
use std::time::Duration;

use anyhow::{Context as _, Result, bail};
use clap::Args;
use indicatif::{ProgressBar, ProgressDrawTarget, ProgressStyle};
use serde::Serialize;
use serde_json::Value;
use table::{AnyGame, BotSpec, Contest, ContestError, Outcome, Record, Seat, Seed};
use words::{Language, SeatNames, Words};

use crate::setup::GameArgs;

/// Let bots play against each other and count
///
/// Every seed is played once in every rotation of the seats, so that no bot profits from its place or its cards. Seeds are
/// counted up from the first one.
///
/// Examples:
///   portolan arena port-royal --seat script --seat random --games 1000
///   portolan arena port-royal --seat search:iterations=2000 --seat script --games 400 --json
#[derive(Args)]
#[command(verbatim_doc_comment)]
pub struct Arena {
    #[command(flatten)]
    game: GameArgs,
    /// A bot, one for each seat: random, script, search:iterations=N, search:ms=N, deckhand, mate, captain, admiral
    #[arg(long = "seat", value_name = "BOT", required = true)]
    bots: Vec<BotSpec>,
    /// The seed of the first games, as hexadecimal digits; those in the next rotation have the next one
    #[arg(long, default_value = "1")]
    seed: Seed,
    /// How many games (rounded up to whole rotations)
    #[arg(long, default_value_t = 1000)]
    games: u64,
    /// How many games are played at the same time; all cores by default
    #[arg(long)]
    jobs: Option<usize>,
    /// Write every game's record into this folder
    #[arg(long, value_name = "DIR")]
    save: Option<PathBuf>,
    /// Print one JSON object
    #[arg(long)]
    json: bool,
}

/// How one bot fared.
#[derive(Clone, Default)]
struct Tally {
    games: u64,
    wins: u64,
    shared: u64,
    payoff: Sum,
    score: Sum,
    decisions: u64,
    thought: Duration,
    /// Games and payoffs by the seat it sat on.
    by_seat: Vec<Sum>,
}

/// A sum with what a standard error needs.
#[derive(Clone, Copy, Default)]
struct Sum {
    count: u64,
    total: f64,
    squares: f64,
}

impl Sum {
    fn add(&mut self, value: f64) {
        self.count += 1;
        self.total += value;
        self.squares += value * value;
    }

    fn merge(&mut self, other: &Self) {
        self.count += other.count;
        self.total += other.total;
        self.squares += other.squares;
    }

    fn mean(&self) -> f64 {
        self.total / (self.count.max(1)) as f64
    }

    fn standard_error(&self) -> f64 {
        let count = self.count.max(2) as f64;
        let variance = (self.squares - self.total * self.total / count).max(0.0) / (count - 1.0);
        (variance / count).sqrt()
    }
}

/// What is reported of one bot.
#[derive(Serialize)]
struct Report {
    bot: String,
    games: u64,
    wins: u64,
    ties: u64,
    losses: u64,
    win_share: f64,
    standard_error: f64,
    mean_score: f64,
    score_standard_error: f64,
    ms_per_decision: f64,
    decisions_per_game: f64,
    win_share_by_seat: Vec<f64>,
}

#[derive(Serialize)]
struct Results {
    game: &'static str,
    setup: Value,
    first_seed: String,
    cooperative: bool,
    mean_rounds: f64,
    mean_decisions: f64,
    seats: Vec<Report>,
}

/// What one thread has counted.
#[derive(Clone, Default)]
struct Counted {
    bots: Vec<Tally>,
    rounds: Sum,
    decisions: Sum,
    cooperative: bool,
}

impl Arena {
    pub fn run(self) -> Result<ExitCode> {
        let game = self.game.find()?;
        let seats = self.bots.len();
        let setup = game.check_setup(&self.game.setup.setup(game, Some(seats))?)?;
        if self.games == 0 {
            bail!("no games, no result: --games must be at least 1");
        }
        for bot in &self.bots {
            game.check_bot(bot)?;
        }
        self.tell_remarks(game, &setup)?;
        let games = self.games.div_ceil(seats as u64) * seats as u64;
        let counted = self.play_all(game, &setup, games)?;
        let results = Results {
            game: game.name(),
            setup,
            first_seed: self.seed.to_string(),
            cooperative: counted.cooperative,
            mean_rounds: counted.rounds.mean(),
            mean_decisions: counted.decisions.mean(),
            seats: self.bots.iter().zip(&counted.bots).map(|(bot, tally)| report(bot, tally)).collect(),
        };
        if self.json {
            writeln!(io::stdout(), "{}", serde_json::to_string(&results)?)?;
        } else {
            print_results(&results, games)?;
        }
        Ok(ExitCode::SUCCESS)
    }

    /// What bots were told and cannot follow, judged by the first game: with random cards the next one may suit them.
    fn tell_remarks(&self, game: &'static dyn AnyGame, setup: &Value) -> Result<()> {
        let table = game.open(setup, self.seed)?;
        let words = Words::new(Language::English);
        for (index, bot) in self.bots.iter().enumerate() {
            for remark in table.remarks(Seat::new(index), bot)? {
                eprintln!("{bot}: {} (in the first game)", words.say(&remark, &SeatNames::new([""; 0])));
            }
        }
        Ok(())
    }

    fn play_all(&self, game: &'static dyn AnyGame, setup: &Value, games: u64) -> Result<Counted> {
        if let Some(folder) = &self.save {
            fs::create_dir_all(folder).with_context(|| format!("cannot make the folder {}", folder.display()))?;
        }
        let cores = std::thread::available_parallelism().map_or(1, usize::from);
        let jobs = self.jobs.unwrap_or(cores).clamp(1, games as usize);
        let bar = progress(games, self.json);
        let next = AtomicU64::new(0);
        let work = || -> Result<Counted> {
            let mut counted = Counted { bots: vec![Tally::default(); self.bots.len()], ..Counted::default() };
            loop {
                let number = next.fetch_add(1, Ordering::Relaxed);
                if number >= games {
                    return Ok(counted);
                }
                let record = counted.play(game, setup, self.seed, number, &self.bots)?;
                if let Some(folder) = &self.save {
                    let file = folder.join(format!("{}-{number}.record", game.name()));
                    fs::write(&file, record.to_string()).with_context(|| format!("cannot write {}", file.display()))?;
                }
                bar.inc(1);
            }
        };
        let all = std::thread::scope(|scope| {
            let threads: Vec<_> = (0..jobs).map(|_| scope.spawn(work)).collect();
            let finished = threads.into_iter().map(|thread| thread.join().expect("a game does not panic"));
            finished.collect::<Result<Vec<_>, _>>()
        })?;
        bar.finish_and_clear();
        let mut all = all.into_iter();
        let mut sum = all.next().unwrap_or_default();
        all.for_each(|other| sum.merge(&other));
        Ok(sum)
    }
}

impl Counted {
    /// Plays and counts one game: game `number` has seed `number / seats`, and the bots sit `number % seats` places further on.
    fn play(
        &mut self,
        game: &'static dyn AnyGame,
        setup: &Value,
        first: Seed,
        number: u64,
        bots: &[BotSpec],
    ) -> Result<Record, ContestError> {
        let seats = bots.len();
        let turned = (number % seats as u64) as usize;
        let seated: Vec<BotSpec> = (0..seats).map(|seat| bots[(seat + turned) % seats].clone()).collect();
        let Contest { standing, rounds, decisions, thought, record } =
            game.contest(setup, first.later(number / seats as u64), &seated)?;
        self.cooperative = matches!(standing.outcome, Outcome::Cooperative { .. });
        self.rounds.add(rounds.into());
        self.decisions.add(decisions.iter().map(|count| f64::from(*count)).sum());
        for place in 0..seats {
            let seat = Seat::new(place);
            let tally = &mut self.bots[(place + turned) % seats];
            let payoff = f64::from(standing.payoff(seat));
            tally.games += 1;
            tally.wins += u64::from(payoff > 0.999);
            tally.shared += u64::from(payoff > 0.0 && payoff <= 0.999);
            tally.payoff.add(payoff);
            tally.score.add(standing.score(seat).into());
            tally.decisions += u64::from(decisions[place]);
            tally.thought += thought[place];
            tally.by_seat.resize(seats, Sum::default());
            tally.by_seat[place].add(payoff);
        }
        Ok(record)
    }

    fn merge(&mut self, other: &Self) {
        self.cooperative |= other.cooperative;
        self.rounds.merge(&other.rounds);
        self.decisions.merge(&other.decisions);
        for (own, other) in self.bots.iter_mut().zip(&other.bots) {
            own.games += other.games;
            own.wins += other.wins;
            own.shared += other.shared;
            own.payoff.merge(&other.payoff);
            own.score.merge(&other.score);
            own.decisions += other.decisions;
            own.thought += other.thought;
            own.by_seat.resize(own.by_seat.len().max(other.by_seat.len()), Sum::default());
            for (own, other) in own.by_seat.iter_mut().zip(&other.by_seat) {
                own.merge(other);
            }
        }
    }
}

fn report(bot: &BotSpec, tally: &Tally) -> Report {
    let per = |total: f64, count: u64| total / count.max(1) as f64;
    Report {
        bot: bot.to_string(),
        games: tally.games,
        wins: tally.wins,
        ties: tally.shared,
        losses: tally.games - tally.wins - tally.shared,
        win_share: tally.payoff.mean(),
        standard_error: tally.payoff.standard_error(),
        mean_score: tally.score.mean(),
        score_standard_error: tally.score.standard_error(),
        ms_per_decision: per(tally.thought.as_secs_f64() * 1000.0, tally.decisions),
        decisions_per_game: per(tally.decisions as f64, tally.games),
        win_share_by_seat: tally.by_seat.iter().map(Sum::mean).collect(),
    }
}

fn print_results(results: &Results, games: u64) -> io::Result<()> {
    writeln!(
        io::stdout(),
        "{}: {games} games of {:.1} rounds and {:.1} decisions on average",
        results.game,
        results.mean_rounds,
        results.mean_decisions
    )?;
    writeln!(
        io::stdout(),
        "{:<28} {:>7} {:>7} {:>7} {:>16} {:>16} {:>12}",
        "bot",
        "won",
        "shared",
        "lost",
        "win share",
        "points",
        "ms/decision"
    )?;
    for seat in &results.seats {
        let share = format!("{:.1} ± {:.1} %", seat.win_share * 100.0, seat.standard_error * 100.0);
        let score = format!("{:.2} ± {:.2}", seat.mean_score, seat.score_standard_error);
        writeln!(
            io::stdout(),
            "{:<28} {:>7} {:>7} {:>7} {share:>16} {score:>16} {:>12.3}",
            seat.bot,
            seat.wins,
            seat.ties,
            seat.losses,
            seat.ms_per_decision
        )?;
    }
    for seat in &results.seats {
        let shares: Vec<_> = seat.win_share_by_seat.iter().map(|share| format!("{:.1} %", share * 100.0)).collect();
        writeln!(io::stdout(), "{:<28} by seat: {}", seat.bot, shares.join(", "))?;
    }
    Ok(())
}

fn progress(games: u64, quiet: bool) -> ProgressBar {
    let bar = ProgressBar::new(games);
    if quiet || !std::io::stderr().is_terminal() {
        bar.set_draw_target(ProgressDrawTarget::hidden());
    }
    if let Ok(style) = ProgressStyle::with_template("{bar:40} {pos}/{len} games, {eta} left") {
        bar.set_style(style);
    }
    bar
}
