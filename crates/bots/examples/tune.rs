//! Looks for better weights of a game's judgement: `tune GAME SETUP GENERATIONS GAMES NAME,NAME,… [WEIGHTS [ITERATIONS]]`.
//!
//! ```sh
//! cargo run --release -p bots --example tune -- puerto-rico '{"seats":4}' 60 240 corn,quarry,others
//! ```
//!
//! An evolution strategy: each generation makes pairs of bots whose weights differ from today's by chance, one as much as the other in the
//! opposite direction, lets both play on the same seeds against today's and those with one plan (or, where all win or lose together, with others
//! like them), and goes a little where the better ones were. It prints the average of the second half of its way, in the words that the bot `weigh: …` understands.

use std::error::Error;

use bots::{Crew, make};
use table::{AnyGame, BotSpec, Chance, Outcome, Registered, Seat, Seed, Stream};

/// How far weights of a pair lie from today's, as a part of what they began with.
const REACH: f64 = 0.15;
/// Pairs in a generation.
const PAIRS: usize = 8;
/// How far a generation goes, in reaches.
const STRIDE: f64 = 0.35;

const DRAW: Stream = Stream::new(0);

fn main() -> Result<(), Box<dyn Error>> {
    let words: Vec<String> = std::env::args().skip(1).collect();
    let [game, setup, generations, games, names, more @ ..] = &words[..] else {
        return Err("tune GAME SETUP GENERATIONS GAMES NAME,NAME,… [WEIGHTS [ITERATIONS]]".into());
    };
    let terms = Terms {
        setup: serde_json::from_str(setup)?,
        generations: generations.parse().map_err(|_| format!("`{generations}` is not a number of generations"))?,
        games: games.parse().map_err(|_| format!("`{games}` is not a number of games"))?,
        names: names.split(',').map(str::to_owned).collect(),
        begin: more.first().map_or(String::new(), Clone::clone),
        iterations: more.get(1).map(|number| number.parse()).transpose()?,
    };
    match game.as_str() {
        "puerto-rico" => tune::<puerto_rico::PuertoRico>(&terms),
        "explorers" => tune::<explorers::Explorers>(&terms),
        "port-royal" => tune::<port_royal::PortRoyal>(&terms),
        _ => Err("only port-royal, puerto-rico and explorers have weights".into()),
    }
}

struct Terms {
    setup: serde_json::Map<String, serde_json::Value>,
    generations: usize,
    games: u64,
    names: Vec<String>,
    /// `corn=0.3, quarry=0.7`: where to begin.
    begin: String,
    iterations: Option<u32>,
}

impl Terms {
    /// The bot with these weights.
    fn bot(&self, weights: &[f64]) -> BotSpec {
        let mut words: Vec<String> = self.iterations.map(|number| format!("iterations={number}")).into_iter().collect();
        words.extend(self.begin.split(',').filter(|word| !word.trim().is_empty()).map(|word| word.trim().to_owned()));
        words.extend(self.names.iter().zip(weights).map(|(name, weight)| format!("{name}={weight:.4}")));
        format!("weigh: {}", words.join(", ")).parse().expect("a bot that can be read")
    }
}

fn tune<G: Crew>(terms: &Terms) -> Result<(), Box<dyn Error>> {
    let game = Registered::<G>::new(make);
    let mut setup = game.default_setup();
    for (name, value) in &terms.setup {
        setup[name] = value.clone();
    }
    let seats = setup["seats"].as_u64().unwrap_or(3) as usize;
    let begin = |name: &String| {
        let weight = G::weight(&terms.begin, name).map(f64::from);
        weight.ok_or_else(|| format!("there is no weight `{name}` in `{}`", terms.begin))
    };
    let begin = terms.names.iter().map(begin).collect::<Result<Vec<_>, _>>()?;
    // What cannot be played is told before anything is.
    let one = game.contest(&setup, Seed::from_number(1), &vec![terms.bot(&begin); seats])?;
    let together = matches!(one.standing.outcome, Outcome::Cooperative { .. });
    let scale: Vec<f64> = begin.iter().map(|weight| weight.abs().max(0.05)).collect();
    let mut weights = begin;
    let mut sum = vec![0.0; weights.len()];
    let mut chance = Chance::imagined(1);
    let mut seed = 1_000_000;
    for generation in 0..terms.generations {
        let mut way = vec![0.0; weights.len()];
        let mut differences = Vec::new();
        let mut mean = 0.0;
        for _ in 0..PAIRS {
            let lean: Vec<f64> = scale.iter().map(|_| about_zero(&mut chance)).collect();
            let there = |sign: f64| -> Vec<f64> {
                weights.iter().zip(&scale).zip(&lean).map(|((weight, scale), lean)| weight + sign * REACH * scale * lean).collect()
            };
            let score = |sign: f64| {
                let bot = terms.bot(&there(sign));
                if together {
                    let mut table = game.contests(&setup, &vec![bot; seats]).expect("a table");
                    let mut payoff = |seed| table.play(Seed::from_number(seed)).expect("a contest").standing.payoff(Seat::one());
                    return (seed..seed + terms.games).map(|seed| f64::from(payoff(seed))).sum::<f64>() / terms.games as f64;
                }
                let rounds = terms.games.div_ceil(seats as u64);
                let mut total = 0.0;
                for round in 0..rounds {
                    let mut bots = vec![bot.clone()];
                    let plans = G::PERSONALITIES;
                    bots.push(plans[round as usize % plans.len()].parse().expect("a bot that can be read"));
                    bots.resize(seats, terms.bot(&weights));
                    for first in 0..seats {
                        let mut seated = bots.clone();
                        seated.rotate_right(first);
                        let contest = game.contest(&setup, Seed::from_number(seed + round), &seated).expect("a contest");
                        let standing = &contest.standing;
                        let own = standing.score(Seat::new(first));
                        let others = (0..seats).filter(|seat| *seat != first).map(|seat| standing.score(Seat::new(seat)));
                        let ahead = f64::from(own - others.max().unwrap_or(own));
                        // A win counts, and how clear it was a little.
                        total += f64::from(standing.payoff(Seat::new(first))) + 0.5 * (ahead / (8.0 + ahead.abs()));
                    }
                }
                total / (rounds as usize * seats) as f64
            };
            let (more, less) = (score(1.0), score(-1.0));
            mean += (more + less) / (2 * PAIRS) as f64;
            differences.push(more - less);
            way.iter_mut().zip(&lean).for_each(|(way, lean)| *way += (more - less) * lean);
            seed += terms.games;
        }
        let size = (differences.iter().map(|difference| difference * difference).sum::<f64>()).sqrt().max(1e-9);
        for ((weight, scale), way) in weights.iter_mut().zip(&scale).zip(&way) {
            *weight += STRIDE * REACH * scale * way / size;
        }
        if generation >= terms.generations / 2 {
            sum.iter_mut().zip(&weights).for_each(|(sum, weight)| *sum += weight);
        }
        eprintln!("{generation}: {mean:.4} {}", terms.bot(&weights));
    }
    let counted = (terms.generations - terms.generations / 2).max(1) as f64;
    for sum in &mut sum {
        *sum /= counted;
    }
    println!("{}", terms.bot(&sum));
    Ok(())
}

/// A number about zero, near enough to a normal one.
fn about_zero(chance: &mut Chance) -> f64 {
    (0..12).map(|_| f64::from(chance.draw(DRAW, 1000)) / 1000.0).sum::<f64>() - 6.0
}
