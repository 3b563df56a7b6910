//! Random games at full speed: once warm, they allocate nothing.

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
