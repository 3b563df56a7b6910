//! Plays a tournament: on all cores, batch by batch, and so that it can be killed at any moment and go on later.
//!
//! Every finished batch is a line of a file that only grows. What a match comes to is the sum of its batches in their order, up to the
//! last or to the first at which its stop rule decides; so neither the number of cores nor an interruption changes a result. Of a match that
//! is to have more games, or fewer, what fits is kept.

use std::collections::BTreeMap;
use std::fs::{self, File, OpenOptions};
use std::io::{BufRead as _, BufReader, IsTerminal as _, Seek as _, SeekFrom, Write as _};
use std::ops::Range;
use std::path::{Path, PathBuf};
use std::sync::{Mutex, MutexGuard, PoisonError};

use anyhow::{Context as _, Result, bail};
use indicatif::{ProgressBar, ProgressDrawTarget, ProgressStyle};
use serde::{Deserialize, Serialize};
use table::{AnyGame, Contests, Seed};

use super::count::Count;
use super::ratings::{Verdict, verdict};
use super::tournament::{Match, Stop};

/// What is played, and how.
pub struct Play<'a> {
    pub game: &'static dyn AnyGame,
    pub matches: &'a [Match],
    pub seed: Seed,
    pub stop: Option<Stop>,
    pub jobs: usize,
    /// A folder for every game's record.
    pub save: Option<&'a Path>,
    pub quiet: bool,
}

/// What a match came to.
#[derive(Clone, Debug)]
pub struct Played {
    pub count: Count,
    /// What its stop rule found, if that ended it.
    pub verdict: Option<Verdict>,
}

/// A line of the file: one batch of one match.
#[derive(Serialize, Deserialize)]
struct Line {
    of: usize,
    /// The place of its first seed.
    first: u64,
    count: Count,
}

/// A match while it is played.
struct State {
    batches: u64,
    next: u64,
    /// Batches that wait for an earlier one.
    waiting: BTreeMap<u64, Count>,
    added: u64,
    sum: Count,
    verdict: Option<Verdict>,
}

/// How many seeds make a batch: few enough that little is lost, many enough that fast games are not held up by the file.
fn batch_size(of: &Match) -> u64 {
    (of.seeds / 256).clamp(1, 1024)
}

/// The places of a batch's seeds.
fn seeds_of(of: &Match, batch: u64) -> Range<u64> {
    let first = batch * batch_size(of);
    first..(first + batch_size(of)).min(of.seeds)
}

impl State {
    fn new(of: &Match) -> Self {
        Self {
            batches: of.seeds.div_ceil(batch_size(of)),
            next: 0,
            waiting: BTreeMap::new(),
            added: 0,
            sum: Count::new(of.bots.len(), of.seats()),
            verdict: None,
        }
    }

    const fn is_over(&self) -> bool {
        self.verdict.is_some() || self.added == self.batches
    }

    /// The next batch nobody plays yet.
    fn take(&mut self) -> Option<u64> {
        while self.next < self.batches && (self.next < self.added || self.waiting.contains_key(&self.next)) {
            self.next += 1;
        }
        if self.is_over() || self.next == self.batches {
            return None;
        }
        self.next += 1;
        Some(self.next - 1)
    }

    /// Adds a batch, and those that waited for it.
    fn add(&mut self, batch: u64, count: Count, stop: Option<&Stop>) {
        self.waiting.insert(batch, count);
        while let Some(count) = self.waiting.remove(&self.added)
            && self.verdict.is_none()
        {
            self.sum.merge(&count);
            self.added += 1;
            self.verdict = stop.filter(|_| self.added < self.batches).and_then(|stop| verdict(stop, &self.sum.bots[0].payoff));
        }
    }
}

impl Play<'_> {
    /// Plays what is still to be played. `file` holds what was played before, and is added to; `tournament` tells whether it is of this one.
    pub fn run(&self, file: Option<&Path>, tournament: &str) -> Result<Vec<Played>> {
        let mut states: Vec<State> = self.matches.iter().map(State::new).collect();
        let log = file.map(|file| self.reopen(file, tournament, &mut states)).transpose()?;
        if let Some(folder) = self.save {
            fs::create_dir_all(folder).with_context(|| format!("cannot make the folder {}", folder.display()))?;
        }
        let bar = progress(self.matches.iter().map(Match::games).sum(), self.quiet);
        bar.inc(states.iter().map(|state| state.sum.games).sum());
        let shared = Mutex::new(Shared { states, log });
        std::thread::scope(|scope| {
            let threads: Vec<_> = (0..self.jobs).map(|_| scope.spawn(|| self.work(&shared, &bar))).collect();
            threads.into_iter().try_for_each(|thread| thread.join().expect("a game does not panic"))
        })?;
        bar.finish_and_clear();
        let states = shared.into_inner().unwrap_or_else(PoisonError::into_inner).states;
        Ok(states.into_iter().map(|state| Played { count: state.sum, verdict: state.verdict }).collect())
    }

    fn work(&self, shared: &Mutex<Shared>, bar: &ProgressBar) -> Result<()> {
        let mut seated: Option<(usize, Vec<Box<dyn Contests>>)> = None;
        loop {
            let next = lock(shared).take();
            let Some((of, batch)) = next else { return Ok(()) };
            let playing = &self.matches[of];
            let tables = match &mut seated {
                Some((at, tables)) if *at == of => tables,
                other => {
                    let tables = (0..playing.seatings.len()).map(|seating| self.seat(playing, seating));
                    &mut other.insert((of, tables.collect::<Result<_>>()?)).1
                }
            };
            let count = self.play_batch(of, batch, tables)?;
            let games = count.games;
            let mut shared = lock(shared);
            if let Some(log) = &mut shared.log {
                let first = seeds_of(playing, batch).start;
                let line = serde_json::to_string(&Line { of, first, count: count.clone() })?;
                log.write_all(format!("{line}\n").as_bytes()).context("cannot write down what was played")?;
            }
            let state = &mut shared.states[of];
            state.add(batch, count, self.stop.as_ref());
            bar.inc(games);
            if state.verdict.is_some() && state.waiting.is_empty() {
                let unplayed = playing.games() - state.sum.games;
                bar.set_length(bar.length().unwrap_or(0).saturating_sub(unplayed).max(bar.position()));
            }
        }
    }

    fn seat(&self, playing: &Match, seating: usize) -> Result<Box<dyn Contests>> {
        Ok(self.game.contests(&playing.setup, &playing.seated(seating))?)
    }

    fn play_batch(&self, of: usize, batch: u64, tables: &mut [Box<dyn Contests>]) -> Result<Count> {
        let playing = &self.matches[of];
        let mut count = Count::new(playing.bots.len(), playing.seats());
        for number in seeds_of(playing, batch) {
            let seed = self.seed.later(number);
            let mut of_seed = count.begin_seed();
            for (table, (seating, bots)) in tables.iter_mut().zip(playing.seatings.iter().enumerate()) {
                let contest = match self.save {
                    None => table.play(seed)?,
                    Some(folder) => {
                        let (contest, record) = table.play_recorded(seed)?;
                        let name = format!("{}-{}-{number}-{seating}.record", self.game.name(), of + 1);
                        let file = folder.join(name);
                        fs::write(&file, record.to_string()).with_context(|| format!("cannot write {}", file.display()))?;
                        contest
                    }
                };
                count.add(&contest, bots, number, &mut of_seed);
            }
            count.end_seed(&of_seed);
        }
        Ok(count)
    }

    /// Opens the file and adds up what it holds. A line that a kill has cut short is cut off.
    fn reopen(&self, file: &Path, tournament: &str, states: &mut [State]) -> Result<File> {
        let trouble = || format!("cannot use the file {}", file.display());
        let mut log = OpenOptions::new().read(true).append(true).create(true).open(file).with_context(trouble)?;
        let mut whole = 0;
        let mut reader = BufReader::new(&log);
        let mut line = String::new();
        while reader.read_line(&mut line).with_context(trouble)? > 0 && line.ends_with('\n') {
            if whole == 0 {
                if line.trim_end() != tournament {
                    bail!("{} holds the games of another tournament: name another folder (--out), or remove it", file.display());
                }
            } else {
                let Line { of, first, count } = serde_json::from_str(&line).with_context(trouble)?;
                let (playing, state) = self.matches.get(of).zip(states.get_mut(of)).with_context(trouble)?;
                let batch = first / batch_size(playing);
                let seeds = seeds_of(playing, batch);
                // With another number of games, batches may be larger or smaller.
                if seeds.start == first && count.games == seeds.count() as u64 * playing.seatings.len() as u64 {
                    state.add(batch, count, self.stop.as_ref());
                }
            }
            whole += line.len() as u64;
            line.clear();
        }
        log.set_len(whole).with_context(trouble)?;
        log.seek(SeekFrom::End(0)).with_context(trouble)?;
        if whole == 0 {
            log.write_all(format!("{tournament}\n").as_bytes()).with_context(trouble)?;
        }
        Ok(log)
    }
}

struct Shared {
    states: Vec<State>,
    log: Option<File>,
}

impl Shared {
    fn take(&mut self) -> Option<(usize, u64)> {
        self.states.iter_mut().enumerate().find_map(|(of, state)| Some((of, state.take()?)))
    }
}

fn lock(shared: &Mutex<Shared>) -> MutexGuard<'_, Shared> {
    shared.lock().unwrap_or_else(PoisonError::into_inner)
}

/// Where the games of a tournament are written down.
pub fn log_of(folder: &Path) -> PathBuf {
    folder.join("games.jsonl")
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

#[cfg(test)]
mod tests {
    use super::*;
    use crate::lab::tournament::Tournament;

    const TEXT: &str = "game = 'port-royal'\nbots = ['script', 'random']\ngames = 40";

    fn tournament(text: &str) -> (Tournament, Vec<Match>) {
        let read = Tournament::read(text).expect("a tournament");
        let matches = read.matches().expect("matches");
        (read, matches)
    }

    fn play(text: &str, jobs: usize, file: Option<&Path>) -> Vec<Played> {
        let (read, matches) = tournament(text);
        let game = read.find_game().expect("a game");
        let play = Play { game, matches: &matches, seed: read.seed, stop: read.stop, jobs, save: None, quiet: true };
        play.run(file, "this one").expect("a result")
    }

    /// All but how long it took.
    fn timeless(played: &[Played]) -> Vec<Count> {
        let mut counts: Vec<Count> = played.iter().map(|played| played.count.clone()).collect();
        counts.iter_mut().flat_map(|count| &mut count.bots).for_each(|bot| bot.seconds = 0.0);
        counts
    }

    #[test]
    fn the_same_seed_gives_the_same_tournament_on_any_number_of_cores() {
        assert_eq!(timeless(&play(TEXT, 1, None)), timeless(&play(TEXT, 3, None)));
    }

    #[test]
    fn a_tournament_that_was_killed_goes_on_to_the_same_result() {
        let folder = tempfile::tempdir().expect("a folder");
        let file = log_of(folder.path());
        let whole = play(TEXT, 2, Some(&file));
        let text = fs::read_to_string(&file).expect("the file");
        // As a kill leaves it: some lines, and half of another one.
        let lines: Vec<&str> = text.lines().take(8).collect();
        let half = text.lines().nth(8).map(|line| &line[..line.len() / 2]).expect("a ninth line");
        fs::write(&file, format!("{}\n{half}", lines.join("\n"))).expect("the file");
        assert_eq!(timeless(&play(TEXT, 2, Some(&file))), timeless(&whole));
        let again = fs::read_to_string(&file).expect("the file");
        assert_eq!(again.lines().count(), text.lines().count(), "nothing is played twice");
    }

    #[test]
    fn more_games_are_added_to_those_that_were_played_and_fewer_are_counted_of_them() {
        let folder = tempfile::tempdir().expect("a folder");
        let file = log_of(folder.path());
        let of = |games: u64| TEXT.replace("40", &games.to_string());
        let lines = || fs::read_to_string(&file).expect("the file").lines().count();
        play(&of(20), 2, Some(&file));
        assert_eq!(lines(), 1 + 10);
        assert_eq!(timeless(&play(&of(40), 2, Some(&file))), timeless(&play(&of(40), 1, None)));
        assert_eq!(lines(), 1 + 20, "nothing is played twice");
        assert_eq!(timeless(&play(&of(20), 2, Some(&file))), timeless(&play(&of(20), 1, None)));
        // Of so many games each batch is larger: those that were played do not fit.
        assert_eq!(timeless(&play(&of(1030), 2, Some(&file))), timeless(&play(&of(1030), 2, None)));
    }

    #[test]
    fn another_tournament_does_not_go_on_with_these_games() {
        let folder = tempfile::tempdir().expect("a folder");
        let file = log_of(folder.path());
        fs::write(&file, "another one\n").expect("the file");
        let (read, matches) = tournament(TEXT);
        let game = read.find_game().expect("a game");
        let play = Play { game, matches: &matches, seed: read.seed, stop: None, jobs: 1, save: None, quiet: true };
        assert!(play.run(Some(&file), "this one").is_err());
    }

    #[test]
    fn a_stop_rule_ends_a_match_that_is_decided() {
        let text = "game = 'port-royal'\nbots = ['script', 'random']\ngames = 2000\nstop = { lower = 0.5, higher = 0.6 }";
        let one = play(text, 1, None);
        assert_eq!(one[0].verdict, Some(Verdict::Higher));
        assert!(one[0].count.games < 400, "{} games", one[0].count.games);
        assert_eq!(timeless(&one), timeless(&play(text, 3, None)), "what others played beyond the end does not count");
    }
}
