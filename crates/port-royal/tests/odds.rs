//! How often revealing goes wrong: played turns against the exact chances, which follow from the list of cards alone.

use port_royal::{Action, Card, Mode, Phase, PortRoyal, Setup};
use table::{Chance, Game, Played, Seat, Seed, Stream, Unheard, Viewer};

/// Fixed, so that the test gives the same answer every time.
const TURNS: u64 = 100_000;

/// How far a frequency may lie from its chance, in standard errors. There are a handful of comparisons here, and one of them
/// lies further off by accident once in 16,000 times; the seeds are fixed, and do not.
const STANDARD_ERRORS: f64 = 4.0;

/// Of the 119 cards, 110 go to the harbour: 60 people and ten ships in each of five colours.
const PEOPLE: u32 = 60;
const COLOURS: u32 = 5;
const SHIPS_A_COLOUR: u32 = 10;

fn choose(from: u32, pick: u32) -> f64 {
    if pick > from {
        return 0.0;
    }
    (0..pick).map(|index| f64::from(from - index) / f64::from(index + 1)).product()
}

/// The chance that the first so many harbour cards hold two ships of one colour: one minus the ways to draw `ships` ships, each of
/// its own colour, among people.
fn chance_to_bust_by(cards: u32) -> f64 {
    let ways = |ships: u32| {
        let colours = choose(COLOURS, ships) * f64::from(SHIPS_A_COLOUR).powi(ships as i32);
        colours * choose(PEOPLE, cards - ships)
    };
    let harmless: f64 = (0..=COLOURS.min(cards)).map(ways).sum();
    1.0 - harmless / choose(PEOPLE + COLOURS * SHIPS_A_COLOUR, cards)
}

fn fresh_game(number: u64) -> PortRoyal {
    PortRoyal::new(&Setup { seats: 2, ..Setup::default() }, Seed::from_number(number)).expect("a setup that can be played")
}

fn reveal(game: &mut PortRoyal) {
    let played = game.play(Seat::new(0), Action::Reveal, &mut Unheard);
    assert_eq!(played, Ok(Played::Barrier), "the active seat may always reveal");
}

/// Reveals until the second ship of a colour comes; yields which harbour card that was. Nobody has swords at the start, and neither
/// taxes nor expeditions are harbour cards.
fn harbour_card_that_busts(mut game: PortRoyal) -> usize {
    loop {
        let docked = usize::from(game.sight(Viewer::Onlooker).harbour_len());
        reveal(&mut game);
        if game.sight(Viewer::Onlooker).active() != Seat::new(0) {
            return docked + 1;
        }
    }
}

fn assert_near(found: f64, expected: f64, standard_error: f64, what: &str) {
    let off = (found - expected).abs() / standard_error;
    assert!(off < STANDARD_ERRORS, "{what}: {found:.4} found, {expected:.4} expected, {off:.1} standard errors apart");
}

#[test]
fn the_exact_chances_are_the_known_ones() {
    for (cards, thousandths) in [(1, 0.0), (2, 37.5), (3, 107.0), (4, 200.0), (5, 307.0), (6, 418.0)] {
        let exact = chance_to_bust_by(cards) * 1000.0;
        assert!((exact - thousandths).abs() < 0.5, "{cards} cards: {exact:.1} in a thousand, {thousandths} known");
    }
}

#[test]
fn turns_without_swords_bust_as_often_as_the_cards_say() {
    let mut busts_at = [0u32; 128];
    for number in 0..TURNS {
        busts_at[harbour_card_that_busts(fresh_game(number))] += 1;
    }
    for cards in 2..=12 {
        let busted: u32 = busts_at[..=cards].iter().sum();
        let expected = chance_to_bust_by(cards as u32);
        let standard_error = (expected * (1.0 - expected) / TURNS as f64).sqrt();
        assert_near(f64::from(busted) / TURNS as f64, expected, standard_error, &format!("bust by harbour card {cards}"));
    }
}

#[test]
fn the_chance_shown_is_the_chance_that_comes() {
    let (mut shown, mut variance, mut busts) = (0.0, 0.0, 0u32);
    for number in TURNS..TURNS + TURNS / 10 {
        let mut game = fresh_game(number);
        while game.sight(Viewer::Onlooker).active() == Seat::new(0) {
            let chance = f64::from(game.sight(Viewer::Onlooker).bust_chance());
            shown += chance;
            variance += chance * (1.0 - chance);
            reveal(&mut game);
        }
        busts += 1;
    }
    assert_near(f64::from(busts), shown, variance.sqrt(), "busts in all");
}

/// A game of the Adventure after so many random decisions: cards have been shuffled into a pile from which coins had been dealt.
fn adventure(number: u64, decisions: u32) -> PortRoyal {
    let setup = Setup { seats: 3, mode: Mode::Adventure, chapter: (number % 5) as u8 + 1, ..Setup::default() };
    let mut game = PortRoyal::new(&setup, Seed::from_number(number)).expect("a setup that can be played");
    let mut chance = Chance::imagined(number);
    let mut legal = Vec::new();
    for _ in 0..decisions {
        let Some(seat) = game.awaited().lowest() else { break };
        legal.clear();
        game.legal(seat, &mut legal);
        let action = legal[chance.draw(Stream::new(0), legal.len() as u32) as usize];
        game.play(seat, action, &mut Unheard).map(|_| ()).expect("a legal action");
    }
    game
}

fn outlook(game: &PortRoyal, viewer: Viewer) -> Vec<(Card, f32)> {
    let mut outlook: Vec<_> = game.sight(viewer).may_come().collect();
    outlook.sort_by_key(|(card, _)| *card);
    outlook
}

#[test]
fn what_may_come_tells_nothing_hidden() {
    for number in 0..300 {
        let game = adventure(number, 2 * number as u32);
        for viewer in [Viewer::Onlooker, Seat::new(0).into(), Seat::new(2).into()] {
            let mut imagined = game.clone();
            imagined.imagine(viewer, Chance::imagined(number));
            let close = |((card, weight), (other, as_heavy)): (&(Card, f32), &(Card, f32))| {
                card == other && (weight - as_heavy).abs() < 0.001
            };
            let (real, imagined) = (outlook(&game, viewer), outlook(&imagined, viewer));
            assert!(real.len() == imagined.len() && real.iter().zip(&imagined).all(close), "game {number}, {viewer:?}");
        }
    }
}

#[test]
fn cards_shuffled_in_later_come_as_often_as_they_weigh() {
    let carries_goods = |card: Card| matches!(card, Card::Ship { goods: Some(_), .. });
    // Dealt personalities and the first event; then the pile holds eight new cards that no coin can be.
    let game = (0..100).map(|number| adventure(5 * number, 4)).find(|game| game.sight(Viewer::Onlooker).phase() == Phase::Discover);
    let game = game.expect("a turn that has begun");
    let weigh = |wanted: &dyn Fn(Card) -> bool| -> f64 {
        game.sight(Viewer::Onlooker).may_come().filter(|(card, _)| wanted(*card)).map(|(_, weight)| f64::from(weight)).sum()
    };
    let expected = weigh(&carries_goods) / weigh(&|_| true);
    let tries = 20_000;
    let mut came = 0;
    for number in 0..tries {
        let mut imagined = game.clone();
        imagined.imagine(Viewer::Onlooker, Chance::imagined(number));
        came += u32::from(imagined.position().draw_pile.first().is_some_and(|card| carries_goods(*card)));
    }
    let standard_error = (expected * (1.0 - expected) / tries as f64).sqrt();
    assert_near(f64::from(came) / tries as f64, expected, standard_error, "ships with goods");
}
