//! Whatever text arrives from outside, the parsers answer and never panic; and what they read, they write back.

mod toy;

use proptest::prelude::*;
use proptest::sample::Index;
use proptest::test_runner::RngSeed;
use table::harness::seed_from_environment;
use table::{BotSpec, Chance, Game as _, Line, MAX_SEATS, Record, Seat, Seed, Stream, Table, Viewer};
use toy::{Setup, Toy};

/// Text of any kind: any characters, any bytes made into characters, and pieces of what the parsers know.
fn any_text() -> impl Strategy<Value = String> {
    let pieces = ["portolan record 1\n", "game: ", "seat 1: ", "1: ", "onlooker", "search:", "ms=", "7", "f", "\n", "\r", "é", " "];
    prop_oneof![
        any::<String>(),
        any::<Vec<u8>>().prop_map(|bytes| String::from_utf8_lossy(&bytes).into_owned()),
        prop::collection::vec(prop::sample::select(pieces.to_vec()), 0..12).prop_map(|pieces| pieces.concat()),
    ]
}

/// A short line without anything odd in it.
fn line() -> impl Strategy<Value = String> {
    "[ -~éřț]{0,20}"
}

fn any_seed() -> impl Strategy<Value = Seed> {
    any::<[u8; 32]>().prop_map(Seed)
}

prop_compose! {
    fn any_record()(
        game in "[a-z-]{1,20}",
        rules in any::<u32>(),
        seats in any::<u8>(),
        content in line(),
        rig in prop::option::of(line()),
        seed in prop::option::of(any_seed()),
        known in any::<bool>(),
        secret in prop::option::of(any_seed()),
        salts in prop::collection::vec("[ -~éřț]{1,20}", 0..=MAX_SEATS),
        names in prop::collection::vec(line(), 0..=MAX_SEATS),
        digest in prop::option::of("[0-9a-f]{64}"),
        entries in prop::collection::vec((0..MAX_SEATS, "[a-z0-9]([a-z0-9 :]{0,10}[a-z0-9])?"), 0..20),
    ) -> Record {
        let setup = serde_json::json!({"seats": seats, "content": content});
        let rig = rig.map(|fog| serde_json::json!({"fog": fog}));
        let entries = entries.into_iter().map(|(seat, what)| Line { number: 0, seat: Seat::new(seat), what });
        let known_shuffle = known && seed.is_some();
        let secret = secret.filter(|_| seed.is_some() && !known_shuffle);
        let salts = salts.into_iter().enumerate().filter(|_| secret.is_some()).map(|(seat, salt)| (Seat::new(seat), salt));
        Record { game, rules, setup, rig, seed, known_shuffle, secret, salts: salts.collect(), names, digest, lines: entries.collect() }
    }
}

/// A random game of the toy, as a record.
fn played_record(seed: u64) -> Record {
    const ANY: Stream = Stream::new(0);
    let mut chance = Chance::imagined(seed);
    let mut table = Table::<Toy>::new(Setup::default(), Seed::from_number(seed)).expect("a playable setup");
    while let Some(seat) = table.game().awaited().lowest() {
        let mut legal = Vec::new();
        table.game().legal(seat, &mut legal);
        table.play(seat, legal[chance.draw(ANY, legal.len() as u32) as usize]).expect("a legal action");
        if table.can_undo(seat) && chance.draw(ANY, 8) == 0 {
            table.undo(seat).expect("an open action");
        }
    }
    table.record(vec!["Anna".into(), "Řehoř".into()])
}

/// One way to spoil a text.
#[derive(Clone, Debug)]
enum Spoil {
    Delete(Index, Index),
    Insert(Index, String),
    Replace(Index, char),
    DoubleLine(Index),
    SwapLines(Index, Index),
}

fn any_spoil() -> impl Strategy<Value = Spoil> {
    prop_oneof![
        any::<(Index, Index)>().prop_map(|(one, other)| Spoil::Delete(one, other)),
        (any::<Index>(), any_text()).prop_map(|(place, text)| Spoil::Insert(place, text)),
        (any::<Index>(), prop_oneof![any::<char>(), prop::char::range(' ', '~')])
            .prop_map(|(place, character)| Spoil::Replace(place, character)),
        any::<Index>().prop_map(Spoil::DoubleLine),
        any::<(Index, Index)>().prop_map(|(one, other)| Spoil::SwapLines(one, other)),
    ]
}

fn spoil(text: &str, spoil: &Spoil) -> String {
    let mut characters: Vec<char> = text.chars().chain([' ']).collect();
    let mut lines: Vec<&str> = text.split_inclusive('\n').chain([""]).collect();
    match spoil {
        Spoil::Delete(one, other) => {
            let (one, other) = (one.index(characters.len()), other.index(characters.len()));
            characters.drain(one.min(other)..one.max(other));
        }
        Spoil::Insert(place, text) => {
            let place = place.index(characters.len());
            characters.splice(place..place, text.chars());
        }
        Spoil::Replace(place, character) => {
            let place = place.index(characters.len());
            characters[place] = *character;
        }
        Spoil::DoubleLine(place) => {
            let place = place.index(lines.len());
            lines.insert(place, lines[place]);
            return lines.concat();
        }
        Spoil::SwapLines(one, other) => {
            let count = lines.len();
            lines.swap(one.index(count), other.index(count));
            return lines.concat();
        }
    }
    characters.pop();
    characters.into_iter().collect()
}

/// A record that can be read at all is the same record when written and read again.
fn reads_back(text: &str) -> Result<(), TestCaseError> {
    if let Ok(record) = text.parse::<Record>() {
        prop_assert_eq!(record.to_string().parse(), Ok(record));
    }
    Ok(())
}

/// The same cases in every run, unless `SEED` says otherwise.
fn cases(cases: u32) -> ProptestConfig {
    let rng_seed = RngSeed::Fixed(seed_from_environment(1));
    ProptestConfig { cases, rng_seed, failure_persistence: None, ..ProptestConfig::default() }
}

proptest! {
    #![proptest_config(cases(256))]

    #[test]
    fn any_text_is_a_record_or_an_error(text in any_text()) {
        reads_back(&text)?;
        reads_back(&format!("portolan record 1\n{text}"))?;
    }

    #[test]
    fn a_record_reads_as_it_was_written(record in any_record()) {
        let text = record.to_string();
        let mut read: Record = text.parse().map_err(|error| TestCaseError::fail(format!("{error} in\n{text}")))?;
        prop_assert_eq!(read.to_string(), text);
        read.lines.iter_mut().for_each(|line| line.number = 0);
        prop_assert_eq!(read, record);
    }

    #[test]
    fn a_spoilt_record_is_refused_or_played(number in 0..50u64, spoils in prop::collection::vec(any_spoil(), 1..4)) {
        let text = spoils.iter().fold(played_record(number).to_string(), |text, how| spoil(&text, how));
        reads_back(&text)?;
        if let Ok(record) = text.parse::<Record>()
            && let Ok(table) = Table::<Toy>::replay(&record)
            && let Some(digest) = &record.digest
        {
            prop_assert_eq!(&table::digest(table.game()), digest);
        }
    }

    #[test]
    fn any_text_is_a_seed_or_an_error(text in any_text(), digits in "[0-9a-fA-F]{1,64}") {
        if let Ok(seed) = text.parse::<Seed>() {
            prop_assert_eq!(seed.to_string().parse(), Ok(seed));
        }
        let seed: Seed = digits.parse().expect("1 to 64 digits are a seed");
        prop_assert_eq!(seed.to_string(), format!("{:0>64}", digits.to_lowercase()));
    }

    #[test]
    fn a_seed_reads_as_it_was_written(seed in any_seed()) {
        prop_assert_eq!(seed.to_string().parse(), Ok(seed));
        let json = serde_json::to_string(&seed).expect("a seed is text");
        prop_assert_eq!(serde_json::from_str::<Seed>(&json).ok(), Some(seed));
    }

    #[test]
    fn any_text_is_a_seat_or_an_error(text in any_text()) {
        if let Ok(seat) = text.parse::<Seat>() {
            prop_assert_eq!(seat.to_string(), text);
        }
    }

    #[test]
    fn any_number_is_a_seat_or_an_error(number in any::<i64>(), small in -2..12i64) {
        for number in [number, small] {
            let seat = serde_json::from_str::<Seat>(&number.to_string());
            prop_assert_eq!(seat.is_ok(), (1..=8).contains(&number));
        }
    }

    #[test]
    fn any_text_is_a_viewer_or_an_error(text in any_text()) {
        if let Ok(viewer) = text.parse::<Viewer>() {
            prop_assert_eq!(viewer.to_string(), text);
        }
    }

    #[test]
    fn a_viewer_reads_as_it_was_written(seats in 1..=MAX_SEATS as u8) {
        for viewer in Viewer::all(seats) {
            prop_assert_eq!(viewer.to_string().parse(), Ok(viewer));
        }
    }

    #[test]
    fn any_text_is_a_bot_or_an_error(text in any_text()) {
        for text in [format!("search:{text}"), text] {
            if let Ok(bot) = text.parse::<BotSpec>() {
                prop_assert_eq!(bot.to_string().parse(), Ok(bot));
            }
        }
    }

    #[test]
    fn a_bot_reads_as_it_was_written(
        name in "[a-z]([a-z-]{0,10}[a-z])?",
        settings in prop::collection::btree_map("[a-z]{1,10}", any::<u64>(), 0..4),
    ) {
        let bot = BotSpec { name, settings };
        prop_assert_eq!(bot.to_string().parse(), Ok(bot));
    }
}
