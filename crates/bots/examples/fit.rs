//! Fits the weights with which a game's judgement looks at a whole table: `fit GAME SETUP GAMES NAME,NAME,… [WEIGHTS]`.
//!
//! ```sh
//! cargo run --release -p bots --example fit -- puerto-rico '{"seats":4}' 2000 sees_barrel,sees_price,sees_tile
//! ```
//!
//! Scripts play against each other; whenever the judgement can be asked, it is asked what each weight adds for each seat. Then the
//! weights are found that make the results likely (a regression of who wins, softened by the final scores), and with them by how much all
//! together should count more. What it prints are the words that the bot `weigh: …` understands.

use std::error::Error;

use bots::{Crew, make};
use table::{Bot, Chance, MAX_SEATS, Seat, Seed, Seen, Standing, Stream, Unheard};

const DRAW: Stream = Stream::new(0);

fn main() -> Result<(), Box<dyn Error>> {
    let words: Vec<String> = std::env::args().skip(1).collect();
    let [game, setup, games, names, more @ ..] = &words[..] else {
        return Err("fit GAME SETUP GAMES NAME,NAME,… [WEIGHTS]".into());
    };
    let games = games.parse().map_err(|_| format!("`{games}` is not a number of games"))?;
    let names: Vec<&str> = names.split(',').collect();
    let weights = more.first().map_or("", String::as_str);
    match game.as_str() {
        "puerto-rico" => fit::<puerto_rico::PuertoRico>(setup, games, &names, weights),
        "explorers" => fit::<explorers::Explorers>(setup, games, &names, weights),
        _ => Err("only puerto-rico and explorers have weights".into()),
    }
}

/// One moment of a game: what the judgement saw, and how it ended.
struct Moment {
    /// What it thinks of each seat without the weights, and what each of them adds.
    base: Vec<f64>,
    adds: Vec<Vec<f64>>,
    /// How much of the win each seat got.
    ended: Vec<f64>,
}

fn fit<G: Crew>(setup: &str, games: u64, names: &[&str], words: &str) -> Result<(), Box<dyn Error>> {
    let begin =
        |name: &&str| G::weight(words, name).map(f64::from).ok_or_else(|| format!("there is no weight `{name}` in `{words}`"));
    let begin = names.iter().map(begin).collect::<Result<Vec<_>, _>>()?;
    let mut told = serde_json::to_value(G::Setup::default())?;
    let changes: serde_json::Map<String, serde_json::Value> = serde_json::from_str(setup)?;
    for (name, value) in changes {
        told[name] = value;
    }
    let setup: G::Setup = serde_json::from_value(told)?;
    let comma = if words.is_empty() { "" } else { ", " };
    let none: Vec<String> = names.iter().map(|name| format!("{name}=0")).collect();
    let without = format!("{words}{comma}{}", none.join(", "));
    let with: Vec<String> = names.iter().map(|name| format!("{without}, {name}=1")).collect();
    let mut chance = Chance::imagined(1);
    let mut moments: Vec<Moment> = Vec::new();
    for number in 0..games {
        let mut game = G::new(&setup, Seed::from_number(2_000_000 + number))?;
        let seats = game.seats() as usize;
        let mut bots: Vec<Box<dyn Bot<G>>> = Vec::with_capacity(seats);
        for _ in 0..seats {
            let plan = chance.draw(DRAW, 2 * G::PERSONALITIES.len() as u32) as usize;
            let usual = if words.is_empty() { "script".to_owned() } else { format!("weigh: {words}") };
            let name = G::PERSONALITIES.get(plan).map_or(usual, |plan| (*plan).to_owned());
            bots.push(make::<G>(&name.parse()?, number)?);
        }
        let first = moments.len();
        while let Some(seat) = game.awaited().lowest() {
            if chance.draw(DRAW, 3) == 0
                && let Some(base) = G::outlook(&without, &game)
            {
                let of = |all: [f32; MAX_SEATS]| all[..seats].iter().map(|one| f64::from(*one)).collect::<Vec<f64>>();
                let base = of(base);
                // With other weights it is the same moment, and judged as well.
                let with = with.iter().filter_map(|words| G::outlook(words, &game)).map(of);
                let adds = with.map(|all| all.iter().zip(&base).map(|(with, without)| with - without).collect()).collect();
                moments.push(Moment { base, adds, ended: Vec::new() });
            }
            let advice = bots[seat.index()].decide(&Seen::new(&game, seat));
            game.play(seat, advice.action, &mut Unheard).map(|_| ()).expect("a legal action");
        }
        let ended = ended(&game.standing(), seats);
        for moment in &mut moments[first..] {
            moment.ended.clone_from(&ended);
        }
    }
    let (weights, scale) = likeliest(&moments, begin);
    let found: Vec<String> = names.iter().zip(&weights).map(|(name, weight)| format!("{name}={weight:.4}")).collect();
    println!("{} moments; all together should count {scale:.3} times as much", moments.len());
    println!("{}", found.join(", "));
    Ok(())
}

/// Half of the win goes to the winner, half by how close the scores were.
fn ended(standing: &Standing, seats: usize) -> Vec<f64> {
    const CLOSE: f64 = 3.0;
    let best = (0..seats).map(|seat| standing.score(Seat::new(seat))).max().unwrap_or(0);
    let near: Vec<f64> = (0..seats).map(|seat| (f64::from(standing.score(Seat::new(seat)) - best) / CLOSE).exp()).collect();
    let all: f64 = near.iter().sum();
    (0..seats).map(|seat| 0.5 * f64::from(standing.payoff(Seat::new(seat))) + 0.5 * near[seat] / all).collect()
}

/// Adam, on how likely what happened was.
fn likeliest(moments: &[Moment], mut weights: Vec<f64>) -> (Vec<f64>, f64) {
    const STEPS: i32 = 400;
    let size = weights.len();
    let mut scale = 1.0;
    let (mut first, mut second) = (vec![0.0; size + 1], vec![0.0; size + 1]);
    for step in 1..=STEPS {
        let mut slope = vec![0.0; size + 1];
        let mut likely = 0.0;
        for moment in moments {
            let seats = moment.base.len();
            let mut worth = moment.base.clone();
            for (add, weight) in moment.adds.iter().zip(&weights) {
                worth.iter_mut().zip(add).for_each(|(worth, add)| *worth += weight * add);
            }
            let best = worth.iter().copied().fold(f64::NEG_INFINITY, f64::max);
            let powers: Vec<f64> = worth.iter().map(|worth| (scale * (worth - best)).exp()).collect();
            let all: f64 = powers.iter().sum();
            for seat in 0..seats {
                let chance = powers[seat] / all;
                likely += moment.ended[seat] * chance.max(1e-12).ln();
                let missing = moment.ended[seat] - chance;
                slope[size] += missing * worth[seat];
                for (slope, add) in slope.iter_mut().zip(&moment.adds) {
                    *slope += missing * scale * add[seat];
                }
            }
        }
        if step % 100 == 1 {
            eprintln!("{step}: {:.5}", likely / moments.len() as f64);
        }
        let stride = 0.02 * (1.0 - f64::from(step) / f64::from(STEPS + 1));
        for (place, slope) in slope.iter().enumerate() {
            let slope = slope / moments.len() as f64;
            first[place] = 0.9 * first[place] + 0.1 * slope;
            second[place] = 0.99 * second[place] + 0.01 * slope * slope;
            let way = (first[place] / (1.0 - 0.9_f64.powi(step))) / ((second[place] / (1.0 - 0.99_f64.powi(step))).sqrt() + 1e-9);
            if place == size {
                scale += stride * way;
            } else {
                weights[place] += stride * way;
            }
        }
    }
    (weights, scale)
}
