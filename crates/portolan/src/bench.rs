//! `bench` and `perft`: how fast an engine is (a server, with [`load`](crate::load)), and whether it still branches as it did.

use std::io::{self, Write as _};
use std::process::ExitCode;
use std::time::Instant;

use anyhow::Result;
use clap::{Args, Subcommand};
use serde::Serialize;
use serde_json::Value;
use table::{AnyGame, BotSpec, Seed};

use crate::setup::{GameArgs, SetupArgs};

/// Measure an engine on one core: random play, copying and imagining states, thinking; or a server
///
/// Examples:
///   portolan bench port-royal
///   portolan bench --json
///   portolan bench server
#[derive(Args)]
#[command(verbatim_doc_comment, args_conflicts_with_subcommands = true)]
pub struct Bench {
    #[command(subcommand)]
    what: Option<OtherBench>,
    /// The game; all of them if none is named
    #[arg(value_parser = games::all().map(AnyGame::name).collect::<Vec<_>>())]
    game: Option<String>,
    #[command(flatten)]
    setup: SetupArgs,
    /// The seed, as hexadecimal digits
    #[arg(long, default_value = "1")]
    seed: Seed,
    /// How many decisions to measure
    #[arg(long, default_value_t = 5_000_000)]
    decisions: u64,
    /// Print a JSON object a game, one a line
    #[arg(long)]
    json: bool,
}

#[derive(Subcommand)]
enum OtherBench {
    Server(crate::load::Load),
}

/// What was measured.
#[derive(Serialize)]
struct EngineFigures {
    game: &'static str,
    decisions_per_s: f64,
    games_per_s: f64,
    /// Nothing if none of the games was played to its end.
    decisions_per_game: Option<f64>,
    state_bytes: usize,
    clone_ns: f64,
    /// Imagining alone, without the copy it works on.
    imagine_ns: f64,
    search_iterations_per_s: f64,
}

impl Bench {
    pub fn run(self) -> Result<ExitCode> {
        if let Some(OtherBench::Server(load)) = self.what {
            return load.run();
        }
        for game in games::all().filter(|game| self.game.as_deref().is_none_or(|name| name == game.name())) {
            let setup = self.setup.setup(game, None)?;
            let figures = measure(game, &setup, self.seed, self.decisions)?;
            if self.json {
                writeln!(io::stdout(), "{}", serde_json::to_string(&figures)?)?;
            } else {
                writeln!(io::stdout(), "{}", figures.game)?;
                writeln!(io::stdout(), "  {:>12.0} decisions a second (random play, one core)", figures.decisions_per_s)?;
                writeln!(io::stdout(), "  {:>12.0} games a second", figures.games_per_s)?;
                match figures.decisions_per_game {
                    Some(decisions) => writeln!(io::stdout(), "  {decisions:>12.1} decisions a game")?,
                    None => writeln!(io::stdout(), "  {:>12} decisions a game, or more", self.decisions)?,
                }
                writeln!(io::stdout(), "  {:>12} bytes a state", figures.state_bytes)?;
                writeln!(io::stdout(), "  {:>12.0} ns to copy a state", figures.clone_ns)?;
                writeln!(io::stdout(), "  {:>12.0} ns to imagine one (besides the copy)", figures.imagine_ns)?;
                writeln!(io::stdout(), "  {:>12.0} iterations of the search a second", figures.search_iterations_per_s)?;
            }
        }
        Ok(ExitCode::SUCCESS)
    }
}

fn measure(game: &'static dyn AnyGame, setup: &Value, seed: Seed, decisions: u64) -> Result<EngineFigures> {
    const COPIES: u64 = 1_000_000;
    const ITERATIONS: u64 = 200;
    // Caches, the allocator and the processor's clock warm up first.
    game.random_games(setup, seed, decisions / 20)?;
    let begun = Instant::now();
    let played = game.random_games(setup, seed, decisions)?;
    let seconds = begun.elapsed().as_secs_f64();
    let per_copy = |begun: Instant| begun.elapsed().as_nanos() as f64 / COPIES as f64;
    let begun = Instant::now();
    game.clones(setup, seed, COPIES)?;
    let clone_ns = per_copy(begun);
    let begun = Instant::now();
    game.imagines(setup, seed, COPIES)?;
    let both_ns = per_copy(begun);
    let thinker: BotSpec = format!("search:iterations={ITERATIONS}").parse()?;
    // As the decisions of random play, so those of the search: few where few are asked for.
    let choices = (decisions / 50_000).clamp(1, 100);
    let begun = Instant::now();
    let imagined = game.thoughts(setup, seed, &thinker, choices)?;
    let search_iterations_per_s = imagined as f64 / begun.elapsed().as_secs_f64();
    Ok(EngineFigures {
        game: game.name(),
        decisions_per_s: played.decisions as f64 / seconds,
        games_per_s: played.games as f64 / seconds,
        decisions_per_game: (played.games > 0).then(|| played.in_whole_games as f64 / played.games as f64),
        state_bytes: game.state_bytes(),
        clone_ns,
        imagine_ns: (both_ns - clone_ns).max(0.0),
        search_iterations_per_s,
    })
}

/// Count the ways a game can go on from its start, decision by decision
///
/// Example: portolan perft port-royal --depth 8 --seed 2a
#[derive(Args)]
pub struct Perft {
    #[command(flatten)]
    game: GameArgs,
    /// The seed, as hexadecimal digits
    #[arg(long, default_value = "0")]
    seed: Seed,
    /// How many decisions deep
    #[arg(long, default_value_t = 6)]
    depth: u32,
}

impl Perft {
    pub fn run(self) -> Result<ExitCode> {
        let game = self.game.find()?;
        let setup = self.game.setup.setup(game, None)?;
        for depth in 1..=self.depth {
            writeln!(io::stdout(), "{depth:>4} {:>16}", game.perft(&setup, self.seed, depth)?)?;
        }
        Ok(ExitCode::SUCCESS)
    }
}
