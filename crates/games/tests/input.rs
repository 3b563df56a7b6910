//! Input of any kind is answered: nothing that is typed, sent or written makes a game panic.

use proptest::prelude::*;
use proptest::test_runner::RngSeed;
use serde_json::{Value, json};
use table::harness::seed_from_environment;
use table::{AnyTable, Seat, Seed};

fn tables() -> Vec<Box<dyn AnyTable>> {
    games::all().map(|game| game.open(&game.default_setup(), Seed::from_number(1)).expect("the default setup")).collect()
}

/// Words that occur in notations, mixed with anything else.
fn notation() -> impl Strategy<Value = String> {
    let mut words: Vec<String> = Vec::new();
    for mut table in tables() {
        for _ in 0..40 {
            let Some(seat) = table.awaited().lowest() else { break };
            let offers = table.legal(seat);
            words.extend(offers.iter().flat_map(|offer| offer.notation.split(' ').map(str::to_owned)));
            table.play(seat, &offers[offers.len() / 2].notation).expect("a legal action");
        }
    }
    words.sort();
    words.dedup();
    let word = prop_oneof![3 => proptest::sample::select(words), 1 => "\\PC{0,6}", 1 => "[0-9/+:. -]{0,5}"];
    proptest::collection::vec(word, 0..6).prop_map(|words| words.join(" "))
}

fn json_value() -> impl Strategy<Value = Value> {
    let leaf = prop_oneof![
        Just(Value::Null),
        any::<bool>().prop_map(Value::from),
        any::<i64>().prop_map(Value::from),
        (-3i64..20).prop_map(Value::from),
        "\\PC{0,8}".prop_map(Value::from),
        "[a-z-]{1,10}( [0-9]/[0-9])?".prop_map(Value::from),
    ];
    leaf.prop_recursive(3, 24, 4, |inner| {
        prop_oneof![
            proptest::collection::vec(inner.clone(), 0..4).prop_map(Value::from),
            proptest::collection::vec(("[a-z_1-9]{1,10}", inner), 0..4)
                .prop_map(|entries| Value::Object(entries.into_iter().collect())),
        ]
    })
}

/// A value under one of the keys that an object of the game really has.
fn with_known_keys(known: &[String], values: Vec<(usize, Value)>) -> Value {
    let entries = values.into_iter().filter(|_| !known.is_empty());
    Value::Object(entries.map(|(index, value)| (known[index % known.len()].clone(), value)).collect())
}

fn keys(value: &Value) -> Vec<String> {
    value.as_object().map(|object| object.keys().cloned().collect()).unwrap_or_default()
}

/// The same cases in every run, unless `SEED` says otherwise.
fn cases(cases: u32) -> ProptestConfig {
    let rng_seed = RngSeed::Fixed(seed_from_environment(1));
    ProptestConfig { cases, rng_seed, failure_persistence: None, ..ProptestConfig::default() }
}

proptest! {
    #![proptest_config(cases(2000))]

    #[test]
    fn any_text_is_an_action_or_refused(text in notation(), seat in 0usize..8) {
        for mut table in tables() {
            let before = table.digest();
            let seat = Seat::new(seat);
            if table.play(seat, &text).is_err() {
                prop_assert_eq!(table.digest(), before, "a refusal changes nothing");
            }
            let _ = table.expand(seat, &text);
        }
    }

    #[test]
    fn any_setup_is_played_or_refused(value in json_value(), values in proptest::collection::vec((0usize..50, json_value()), 0..4)) {
        for game in games::all() {
            let _ = game.check_setup(&value);
            let _ = game.check_setup(&with_known_keys(&keys(&game.default_setup()), values.clone()));
        }
    }

    #[test]
    fn any_rig_is_a_position_or_refused(value in json_value(), values in proptest::collection::vec((0usize..50, json_value()), 0..4)) {
        for (game, table) in games::all().zip(tables()) {
            let _ = game.rig(&json!({}), &value);
            let _ = game.rig(&json!({}), &with_known_keys(&keys(&table.position()), values.clone()));
        }
    }
}
