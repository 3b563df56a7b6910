//! Random games at full speed: that they end, what they allocate, how fast they are.

use puerto_rico::{PuertoRico, Setup};
use table::{Chance, Game, Seat, Seed, Stream, Unheard, Viewer};

const PICK: Stream = Stream::new(0);

fn play_to_the_end(game: &mut PuertoRico, legal: &mut Vec<puerto_rico::Action>, chance: &mut Chance) -> u64 {
    let mut decisions = 0;
    while let Some(seat) = game.awaited().lowest() {
        legal.clear();
        game.legal(seat, legal);
        let action = legal[chance.draw(PICK, legal.len() as u32) as usize];
        game.play(seat, action, &mut Unheard).map(|_| ()).expect("a legal action");
        decisions += 1;
    }
    decisions
}

#[test]
fn nothing_is_allocated_once_warm() {
    let setup = Setup::default();
    let mut legal = Vec::with_capacity(64);
    let mut chance = Chance::imagined(7);
    let mut games: Vec<PuertoRico> =
        (0..20).map(|seed| PuertoRico::new(&setup, Seed::from_number(seed)).expect("a game")).collect();
    let info = allocation_counter::measure(|| {
        for game in &mut games {
            play_to_the_end(game, &mut legal, &mut chance);
            let mut copy = game.clone();
            copy.imagine(Viewer::Seat(Seat::new(0)), Chance::imagined(1));
        }
    });
    assert_eq!(info.count_total, 0);
}

/// `cargo test --release -p puerto-rico --test random_play -- --ignored --nocapture`
#[test]
#[ignore = "a measurement, not a check"]
fn how_fast_random_play_is() {
    for seats in 2..=5 {
        let setup = Setup { seats, ..Setup::default() };
        let mut legal = Vec::with_capacity(64);
        let mut chance = Chance::imagined(7);
        let begun = std::time::Instant::now();
        let (mut decisions, mut rounds, games) = (0, 0, 5000);
        for seed in 0..games {
            let mut game = PuertoRico::new(&setup, Seed::from_number(seed)).expect("a game");
            decisions += play_to_the_end(&mut game, &mut legal, &mut chance);
            rounds += u64::from(game.sight(Viewer::Onlooker).round());
        }
        let per_second = decisions as f64 / begun.elapsed().as_secs_f64();
        let mut game = PuertoRico::new(&setup, Seed::from_number(1)).expect("a game");
        let begun = std::time::Instant::now();
        for number in 0..1_000_000 {
            let mut copy = std::hint::black_box(&game).clone();
            copy.imagine(Viewer::Seat(Seat::new(0)), Chance::imagined(number));
            std::hint::black_box(copy);
        }
        let imagine = begun.elapsed().as_nanos() / 1_000_000;
        play_to_the_end(&mut game, &mut legal, &mut chance);
        println!(
            "{seats} seats: {:.2} million decisions/s, {} decisions and {:.1} rounds a game, clone + imagine {imagine} ns, {} bytes",
            per_second / 1e6,
            decisions / games,
            rounds as f64 / games as f64,
            size_of::<PuertoRico>()
        );
    }
}
