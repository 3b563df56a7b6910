//! Dominion's buy lists against the figures that simulators agree on, and its players against each other.
//!
//! `cargo test --release -p bots --test dominion -- --ignored --nocapture` plays every row with many games and prints the table.

use dominion::{Card, Dominion, Kingdom, Setup};
use table::{Bot, Game, Seat, Seed, Seen, Unheard, Viewer};

const BM: &str = "big-money";
const BMU: &str = "big-money-ultimate";

fn bot(name: &str) -> Box<dyn Bot<Dominion>> {
    bots::make(&name.parse().expect("a bot"), 1).expect("a bot that can be seated")
}

fn chosen(cards: &[Card], seats: u8) -> Setup {
    Setup { kingdom: Kingdom::Chosen, cards: cards.to_vec(), seats, ..Setup::default() }
}

/// Plays a game to its end, showing every state in which a turn has just ended.
fn play(setup: &Setup, seed: u64, bots: &mut [&mut Box<dyn Bot<Dominion>>], mut look: impl FnMut(&Dominion)) -> Dominion {
    let mut game = Dominion::new(setup, Seed::from_number(seed)).expect("a setup that can be played");
    let mut active = Seat::new(0);
    let mut turns = 0;
    while let Some(seat) = game.awaited().lowest() {
        let action = bots[seat.index()].decide(&Seen::new(&game, seat)).action;
        game.play(seat, action, &mut Unheard).map(|_| ()).expect("bots pick legal actions");
        let sight = game.sight(Viewer::Onlooker);
        if sight.active() != active || sight.turns(active) != turns {
            look(&game);
            active = sight.active();
            turns = sight.turns(active);
        }
    }
    look(&game);
    game
}

/// Wins of the first bot, wins of the second, ties, all in hundredths, and the mean turns of the first seat.
fn duel(cards: &[Card], one: &str, other: &str, games: u64) -> [f64; 4] {
    let setup = chosen(cards, 2);
    let (mut one, mut other) = (bot(one), bot(other));
    let mut found = [0.0; 4];
    for number in 0..games {
        let swapped = number % 2 == 1;
        let mut seated = if swapped { [&mut other, &mut one] } else { [&mut one, &mut other] };
        let game = play(&setup, number, &mut seated, |_| ());
        let standing = game.standing();
        let ranks = [0, 1].map(|seat| standing.rank(Seat::new(seat)));
        let first_won = if ranks[0] == ranks[1] { None } else { Some((ranks[0] == 1) != swapped) };
        match first_won {
            Some(true) => found[0] += 100.0,
            Some(false) => found[1] += 100.0,
            None => found[2] += 100.0,
        }
        found[3] += f64::from(game.sight(Viewer::Onlooker).turns(Seat::new(0)));
    }
    found.map(|sum| sum / games as f64)
}

struct Row {
    cards: &'static [Card],
    one: &'static str,
    other: &'static str,
    /// Wins, losses, ties in hundredths; mean turns of the first seat.
    known: [f64; 4],
}

const fn row(cards: &'static [Card], one: &'static str, other: &'static str, known: [f64; 4]) -> Row {
    Row { cards, one, other, known }
}

/// A kingdom needs a card, and these lists do not buy it.
const UNBOUGHT: &[Card] = &[Card::Chapel];

/// Measured elsewhere with 400,000 games each; two seats, alternating.
const DUELS: &[Row] = &[
    row(UNBOUGHT, BM, BM, [33.35, 33.33, 33.32, 17.36]),
    row(&[Card::Smithy], "buy: Province, Gold, Smithy<1, Silver", BM, [60.10, 12.39, 27.51, 16.42]),
    row(&[Card::Smithy], "buy: Province, Gold, Smithy, Silver", BM, [36.50, 42.91, 20.58, 17.95]),
    row(
        &[Card::Smithy],
        "buy: Province, Gold, Smithy<1, Silver",
        "buy: Province, Gold, Smithy<2, Silver",
        [32.81, 34.05, 33.14, 15.47],
    ),
    row(&[Card::Wharf], "wharf", BM, [71.94, 7.21, 20.85, 15.99]),
    row(&[Card::Witch], "buy: Province, Witch<2, Gold, Silver", BM, [95.53, 4.46, 0.0, 19.33]),
    row(&[Card::SeaHag], "buy: Province, Gold, Sea Hag<1, Silver", BM, [94.10, 5.90, 0.0, 21.41]),
    row(&[Card::MerchantShip], "buy: Province, Merchant Ship<1, Gold, Silver", BM, [47.74, 20.11, 32.15, 16.84]),
    row(&[Card::Caravan], "buy: Province, Gold, Caravan, Silver", BM, [47.40, 19.24, 33.35, 16.84]),
    row(&[Card::Market], "buy: Province, Gold, Market, Silver", BM, [42.33, 23.91, 33.76, 17.02]),
    row(&[Card::Festival], "buy: Province, Gold, Festival, Silver", BM, [33.50, 33.30, 33.20, 17.35]),
    row(UNBOUGHT, BMU, BM, [80.73, 16.20, 3.07, 17.98]),
    row(UNBOUGHT, BMU, BMU, [46.4, 46.4, 7.17, 19.36]),
    row(&[Card::SeaHag], "sea-hag", BMU, [97.07, 2.54, 0.40, 26.73]),
    row(&[Card::Witch, Card::Smithy], "witch", "smithy", [83.81, 14.69, 1.50, 21.56]),
];

/// Compares a row; yields a line for the table.
fn compare(row: &Row, games: u64, standard_errors: f64) -> String {
    let found = duel(row.cards, row.one, row.other, games);
    let error = |share: f64| (share * (100.0 - share) / games as f64).sqrt().max(10.0 / (games as f64).sqrt());
    for (found, known) in found.iter().zip(row.known).take(3) {
        // The known figures have an error of their own, of up to 0.08.
        let allowed = standard_errors * (error(known).powi(2) + 0.08f64.powi(2)).sqrt();
        assert!((found - known).abs() < allowed, "{} against {}: {found:.2}, known {known:.2} ± {allowed:.2}", row.one, row.other);
    }
    let turns = 3.0 * standard_errors / (games as f64).sqrt() + 0.02;
    assert!((found[3] - row.known[3]).abs() < turns, "{} against {}: {:.2} turns", row.one, row.other, found[3]);
    format!(
        "{} / {} | {:.2} {:.2} {:.2} {:.2} | {:.2} {:.2} {:.2} {:.2} | {games} | {:.2}",
        row.one,
        row.other,
        row.known[0],
        row.known[1],
        row.known[2],
        row.known[3],
        found[0],
        found[1],
        found[2],
        found[3],
        error(found[0])
    )
}

/// Solitaire: the list, and the mean turns on which the first to the eighth Province are bought.
const ALONE: &[(&[Card], &str, [f64; 8])] = &[
    (UNBOUGHT, BM, [8.72, 11.75, 14.36, 16.80, 19.12, 21.43, 23.72, 25.95]),
    (&[Card::Smithy], "buy: Province, Gold, Smithy<1, Silver", [6.86, 9.81, 12.47, 14.93, 17.33, 19.70, 22.02, 24.34]),
    (&[Card::Smithy], "buy: Province, Gold, Smithy<2, Silver", [7.22, 10.07, 12.57, 14.91, 17.21, 19.48, 21.74, 24.00]),
    (&[Card::Smithy], "buy: Province, Gold, Smithy<3, Silver", [7.59, 10.49, 13.00, 15.32, 17.57, 19.79, 22.00, 24.20]),
    (&[Card::Smithy], "buy: Province, Gold, Smithy, Silver", [9.20, 12.58, 15.48, 18.13, 20.63, 23.07, 25.45, 27.79]),
    (&[Card::Wharf], "buy: Province, Wharf<1, Gold, Silver", [7.55, 10.31, 12.70, 15.08, 17.33, 19.53, 21.74, 23.96]),
    (
        &[Card::MerchantShip],
        "buy: Province, Merchant Ship<1, Gold, Silver",
        [7.96, 10.94, 13.37, 15.78, 18.10, 20.34, 22.64, 24.87],
    ),
    (&[Card::Laboratory], "buy: Province, Gold, Laboratory, Silver", [8.16, 10.98, 13.40, 15.68, 17.92, 20.11, 22.31, 24.51]),
    (&[Card::Bazaar], "buy: Province, Gold, Bazaar, Silver", [8.40, 11.35, 13.83, 16.19, 18.49, 20.71, 22.96, 25.19]),
    (&[Card::Festival], "buy: Province, Gold, Festival, Silver", [8.72, 11.75, 14.36, 16.79, 19.10, 21.40, 23.68, 25.89]),
    (
        &[Card::FishingVillage],
        "buy: Province, Gold, Fishing Village, Silver",
        [10.36, 13.39, 16.02, 18.47, 20.83, 23.17, 25.47, 27.75],
    ),
];

/// The mean turns on which the Provinces are bought.
fn alone(cards: &[Card], list: &str, games: u64) -> [f64; 8] {
    let setup = chosen(cards, 1);
    let mut bot = bot(list);
    let mut sums = [0.0; 8];
    for number in 0..games {
        let mut owned = 0;
        let mut turn = 0.0;
        play(&setup, number, &mut [&mut bot], |game| {
            let now = game.sight(Viewer::Onlooker).owned(Seat::new(0), Card::Province) as usize;
            sums[owned..now].iter_mut().for_each(|sum| *sum += turn);
            owned = now;
            turn += 1.0;
        });
    }
    sums.map(|sum| sum / games as f64)
}

fn compare_alone((cards, list, known): &(&[Card], &str, [f64; 8]), games: u64, standard_errors: f64) -> String {
    let found = alone(cards, list, games);
    for (found, known) in found.iter().zip(known) {
        // The spread is at most 5 turns, and 2 for most lists.
        let spread = if *list == "buy: Province, Gold, Smithy, Silver" { 5.5 } else { 2.4 };
        let allowed = standard_errors * spread / (games as f64).sqrt() + 0.015;
        assert!((found - known).abs() < allowed, "{list}: {found:.2}, known {known:.2} ± {allowed:.2}");
    }
    let told = |turns: &[f64; 8]| turns.map(|turn| format!("{turn:.2}")).join(" ");
    format!("{list} | {} | {} | {games}", told(known), told(&found))
}

/// A sample of the rows with few games; with the environment variable `SOAK`, every row with many.
#[test]
fn buy_lists_reproduce_what_simulators_measure() {
    let soak = std::env::var_os("SOAK").is_some();
    let (duels, alone) = if soak { (100_000, 50_000) } else { (1500, 1000) };
    for row in DUELS.iter().step_by(if soak { 1 } else { 2 }) {
        println!("{}", compare(row, duels, 4.5));
    }
    for row in ALONE.iter().step_by(if soak { 1 } else { 4 }) {
        println!("{}", compare_alone(row, alone, 4.5));
    }
    if soak {
        let begun = std::time::Instant::now();
        duel(&[Card::Smithy], BM, "buy: Province, Gold, Smithy<1, Silver", 100_000);
        println!("{:.0} scripted games a second", 100_000.0 / begun.elapsed().as_secs_f64());
    }
}

#[test]
fn the_script_beats_big_money_in_random_kingdoms_and_plays_every_card() {
    const GAMES: u64 = 300;
    let (mut script, mut money) = (bot("script"), bot(BM));
    let mut won = 0.0;
    for number in 0..GAMES {
        let setup = Setup { kingdom: Kingdom::Random, ..Setup::default() };
        let swapped = number % 2 == 1;
        let mut seated = if swapped { [&mut money, &mut script] } else { [&mut script, &mut money] };
        let game = play(&setup, number, &mut seated, |_| ());
        won += game.standing().payoff(Seat::new(usize::from(swapped)));
    }
    assert!(won > 0.8 * GAMES as f32, "{won} of {GAMES}");
}

/// A list that takes one of everything plays cards no sensible list would.
#[test]
fn any_list_plays_any_kingdom_to_the_end() {
    for number in 0..60 {
        let setup = Setup { kingdom: Kingdom::Random, seats: 3, round_limit: 80, ..Setup::default() };
        let table = Dominion::new(&setup, Seed::from_number(number)).expect("a setup that can be played");
        let cards: Vec<String> = table.sight(Viewer::Onlooker).cards()[7..].iter().map(|card| format!("{card} < 2")).collect();
        let greedy = format!("buy: Province, {}, Gold, Silver, Estate if provinces < 3", cards.join(", "));
        let (mut one, mut two, mut three) = (bot(&greedy), bot("script"), bot("deckhand"));
        let game = play(&setup, number, &mut [&mut one, &mut two, &mut three], |_| ());
        assert!(game.awaited().is_empty());
    }
}
