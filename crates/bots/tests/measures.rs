//! What the analysis tells of games between bots: sums are exact, luck comes to nothing, and whoever plays better chooses no worse.
//!
//! `MEASURED_GAMES` says how many games of each kind are played. One says little, and is judged by few imagined games; `make soak` plays many.

use std::collections::BTreeMap;

use bots::Crew;
use bots::analysis::{Analysis, Regret, study};
use dominion::Dominion;
use explorers::Explorers;
use port_royal::PortRoyal;
use puerto_rico::PuertoRico;
use serde_json::json;
use table::{Bot, Seed, Seen, Table};

/// Every player from the weakest up.
const PLAYERS: [&str; 5] = ["random", "deckhand", "mate", "captain", "admiral"];

/// A game between these bots, analysed.
fn analysed<G: Crew>(players: &[&str], seed: u64, games: Option<u32>) -> Analysis {
    let setup: G::Setup = serde_json::from_value(json!({ "seats": players.len() })).expect("a setup");
    let mut table = Table::<G>::new(setup, Seed::from_number(seed)).expect("a game");
    let bot = |(number, player): (u64, &&str)| bots::make::<G>(&player.parse().expect("a bot"), seed * 8 + number).expect("a bot");
    let mut bots: Vec<Box<dyn Bot<G>>> = (0..).zip(players).map(bot).collect();
    while let Some(seat) = table.game().awaited().lowest() {
        let action = bots[seat.index()].pick(&Seen::new(table.game(), seat));
        table.play(seat, action).expect("a legal action");
    }
    let study = study::<G>(&table.record(Vec::new()), games).expect("a finished game");
    let judged: Vec<_> = (0..study.moves()).map(|index| study.judge(index)).collect();
    study.conclude(&judged)
}

/// Luck of one kind of move.
#[derive(Default)]
struct Lucks {
    count: f64,
    sum: f64,
    squares: f64,
}

impl Lucks {
    fn add(&mut self, luck: f64) {
        self.count += 1.0;
        self.sum += luck;
        self.squares += luck * luck;
    }

    fn mean(&self) -> f64 {
        self.sum / self.count
    }

    /// The standard error of the mean.
    fn error(&self) -> f64 {
        ((self.squares / self.count - self.mean().powi(2)).max(0.0) / self.count).sqrt()
    }
}

/// How many games are played, where many are.
fn games() -> Option<u64> {
    std::env::var("MEASURED_GAMES").ok().and_then(|games| games.parse().ok())
}

/// Analyses games in which the players change places: of two seats, or of so many.
fn measure<G: Crew>(most: usize) {
    /// So many moves of a kind tell something.
    const ENOUGH: f64 = 50.0;
    /// So many standard errors are still chance: of a dozen kinds, one is often beyond two.
    const BY_CHANCE: f64 = 3.0;
    let games = games();
    let seats = if games.is_some() { most } else { 2 };
    let mut regrets: BTreeMap<usize, Vec<Regret>> = BTreeMap::new();
    let mut lucks: BTreeMap<String, Lucks> = BTreeMap::new();
    for seed in 1..=games.unwrap_or(1) {
        let levels: Vec<usize> = (0..seats).map(|seat| (seat + seed as usize) % PLAYERS.len()).collect();
        let players: Vec<&str> = levels.iter().map(|level| PLAYERS[*level]).collect();
        let analysis = analysed::<G>(&players, seed, games.is_none().then_some(8));
        for (level, seat) in levels.into_iter().zip(&analysis.seats) {
            let sum = seat.start + seat.own_choices + seat.others_choices + seat.luck + seat.unforeseen;
            assert!((sum - seat.end).abs() < 1e-6, "{}, seed {seed}: {seat:?}", G::NAME);
            regrets.entry(level).or_default().push(seat.regret);
        }
        for one in analysis.moves.iter().filter(|one| one.luck.iter().any(|luck| *luck != 0.0)) {
            let kind = one.notation.split(' ').next().unwrap_or_default().to_owned();
            lucks.entry(kind).or_default().add(one.luck[one.seat.index()]);
        }
    }
    for (kind, lucks) in &lucks {
        let (mean, error) = (lucks.mean(), lucks.error());
        println!("{}: luck of {kind} {:+.2} ± {:.2} % in {} moves", G::NAME, 100.0 * mean, 100.0 * error, lucks.count);
        assert!(lucks.count < ENOUGH || mean.abs() <= BY_CHANCE * error, "luck does not come to nothing");
    }
    // Over all games of a player together: one game may have little at stake.
    let pooled = |regrets: &Vec<Regret>| {
        let Regret { played, random, doubt } = Regret::of_all(regrets.iter().copied());
        (100.0 * (1.0 - played / random), 100.0 * doubt.sqrt() / random)
    };
    let accuracies: Vec<(f64, f64)> = regrets.values().map(pooled).collect();
    for (level, (accuracy, doubt)) in regrets.keys().zip(&accuracies) {
        println!("{}: accuracy of {} {accuracy:.1} ± {doubt:.1} in {} games", G::NAME, PLAYERS[*level], regrets[level].len());
    }
    if games.is_some() {
        assert_eq!(accuracies.len(), PLAYERS.len(), "every player plays");
        let by_chance = |one: f64, other: f64| 2.0 * (one * one + other * other).sqrt();
        let (random, doubt) = accuracies[0];
        assert!(random <= 15.0 + by_chance(doubt, 0.0), "who plays by chance chooses as if by chance");
        let in_order = |pair: &[(f64, f64)]| pair[0].0 <= pair[1].0 + by_chance(pair[0].1, pair[1].1);
        assert!(accuracies.windows(2).all(in_order), "whoever plays better chooses no worse");
    }
}

#[test]
fn port_royal() {
    measure::<PortRoyal>(5);
}

#[test]
fn puerto_rico() {
    measure::<PuertoRico>(5);
}

#[test]
fn dominion() {
    measure::<Dominion>(4);
}

#[test]
fn explorers() {
    measure::<Explorers>(4);
}
