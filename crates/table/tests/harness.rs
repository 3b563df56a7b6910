//! The harness passes a sound game, and catches each of many planted faults by the check that is meant for it.

mod faulty;
mod pairs;
mod toy;

use std::panic::catch_unwind;

use faulty::{Faulty, FaultySetup, Otherwise, SOUND};
use pairs::{Mistake, Pairs};
use table::harness::{Check, Harness};
use table::{
    Advice, Bot, Chance, Game as _, Illegal, Kind, Log as _, Message, Played, Record, Seat, Seen, Standing, Stream, Table, Tally,
    Viewer,
};
use toy::{Action, Event, Sight, Tide, Toy, View};

/// What every game says about itself in a few lines, said for the toy.
fn harness(otherwise: Otherwise) -> Harness<Faulty> {
    Harness::<Faulty>::new()
        .setups([FaultySetup::planted(otherwise)])
        // These are known to meet every planted fault.
        .first_seed(1)
        .games(60)
        .conserved(|game| cards(&game.toy))
        .probe("next card", |game, viewer| {
            let known = game.sight(viewer).top().is_some();
            game.toy.deck.last().filter(|_| !known).map(|card| u32::from(*card))
        })
        .probe("neighbour's lowest card", |game, viewer| game.toy.hands[neighbour(viewer)].first().map(|card| u32::from(*card)))
        .probe("neighbour's pick", |game, viewer| {
            let pick = game.toy.picks[neighbour(viewer)]?;
            game.toy.hands[neighbour(viewer)].iter().position(|card| *card == pick).map(|place| place as u32)
        })
}

/// All cards, wherever they lie.
fn cards(toy: &Toy) -> Vec<u8> {
    let mut cards: Vec<u8> = toy.hands.0.iter().flatten().chain(&toy.deck).chain(&toy.shown).copied().collect();
    cards.sort_unstable();
    cards
}

/// Somebody else, at a table of at least two.
fn neighbour(viewer: Viewer) -> Seat {
    if viewer.is(Seat::new(0)) { Seat::new(1) } else { Seat::new(0) }
}

/// Plants a fault, and demands that it is caught by the right check, with the right words.
#[track_caller]
fn caught(check: Check, words: &str, otherwise: Otherwise) {
    let fault = harness(otherwise).check().expect_err("the planted fault");
    assert_eq!(fault.check, check, "{fault}");
    assert!(fault.to_string().contains(words), "`{words}` is missing in:\n{fault}");
}

const ANY: Stream = Stream::new(0);

#[test]
fn a_sound_game_passes() {
    let setups = [2, 3, 4].map(|seats| FaultySetup { seats, ..FaultySetup::default() });
    let coverage = harness(SOUND).setups(setups).games(200).calibration_games(3_000).run();
    assert_eq!(coverage.games, 600);
    assert!(coverage.undone > 500 && coverage.moments > 1_000 && coverage.samples > 50_000, "{coverage}");
}

#[test]
fn an_open_action_that_awaits_others_passes() {
    // Without a die, calling teaches nobody anything; it can be taken back until somebody has picked, and again when that was.
    let calls_openly = Otherwise {
        play: |toy, seat, action, log| {
            if action != Action::Call || toy.tide.is_some() || !toy.awaited().contains(seat) {
                return toy.play(seat, action, log);
            }
            toy.tide = Some(Tide::High);
            log.tell_all(|| Event::Called { seat, tide: Tide::High });
            Ok(Played::Open)
        },
        ..SOUND
    };
    harness(calls_openly).run();
}

#[test]
fn what_passes_once_passes_always() {
    assert_eq!(harness(SOUND).run(), harness(SOUND).run());
}

#[test]
fn a_game_that_does_not_end_is_caught() {
    let fault = harness(SOUND).decisions(10).check().expect_err("too long a game");
    assert_eq!(fault.check, Check::Ends);
}

#[test]
fn silence_about_hidden_information_is_not_accepted() {
    let fault = Harness::<Faulty>::new().check().expect_err("nothing was said");
    assert!(fault.check == Check::Calibration && fault.what.contains("`open_information`"), "{fault}");
}

#[test]
fn a_game_that_says_it_hides_nothing_must_hide_nothing() {
    let fault = harness(SOUND).open_information().check().expect_err("hidden cards");
    assert_eq!(fault.check, Check::Imagined);
}

#[test]
fn a_probe_that_finds_nothing_is_told() {
    let fault = harness(SOUND).probe("the weather", |_, _| None).check().expect_err("no weather");
    assert!(fault.check == Check::Calibration && fault.what.contains("the weather"), "{fault}");
}

#[test]
fn a_probe_whose_silence_tells_something_is_told() {
    let odd_only = |game: &Faulty, _| game.toy.deck.last().filter(|card| *card % 2 == 1).map(|card| u32::from(*card));
    let fault = harness(SOUND).probe("an odd card", odd_only).check().expect_err("an unfair probe");
    assert!(fault.check == Check::Calibration && fault.what.contains("an odd card"), "{fault}");
}

const LOSES_A_CARD: Otherwise = Otherwise {
    play: |toy, seat, action, log| {
        let played = toy.play(seat, action, log)?;
        if toy.shown.len() > 6 {
            toy.shown.pop();
        }
        Ok(played)
    },
    ..SOUND
};

#[test]
fn a_lost_card_is_caught() {
    caught(Check::Conserved, "expected, from line", LOSES_A_CARD);
}

#[test]
fn the_record_in_a_report_leads_to_the_fault() {
    // Found on the table itself, rather than on a copy that is one action ahead.
    let fault = harness(LOSES_A_CARD).every(1_000_000).check().expect_err("a lost card");
    let written = fault.record().expect("a record").to_string();
    assert!(fault.to_string().contains(&written), "the report shows the record");
    let record: Record = written.parse().expect("a readable record");
    let table = Table::<Faulty>::replay(&record).expect("a legal game");
    assert_ne!(cards(&table.game().toy).len(), 16);
}

#[test]
fn a_fault_panics_with_the_report() {
    let panic = catch_unwind(|| harness(LOSES_A_CARD).run()).expect_err("a panic");
    let text = panic.downcast_ref::<String>().expect("a text");
    for part in ["nothing is created or lost", "setup: {", "seed: 0", "expected, from line", "\n1: "] {
        assert!(text.contains(part), "`{part}` is missing in:\n{text}");
    }
}

#[test]
fn an_imagine_that_changes_nothing_is_caught() {
    let otherwise = Otherwise { imagine: |toy, _, chance| toy.chance = chance, ..SOUND };
    caught(Check::Imagined, "nothing differs from the truth", otherwise);
}

#[test]
fn an_imagine_that_keeps_the_true_chance_is_caught() {
    let imagine = |toy: &mut Toy, viewer, chance| {
        let truth = toy.chance.clone();
        toy.imagine(viewer, chance);
        toy.chance = truth;
    };
    caught(Check::Imagined, "the chance of the true game", Otherwise { imagine, ..SOUND });
}

#[test]
fn an_imagine_that_ignores_its_chance_is_caught() {
    let imagine = |toy: &mut Toy, viewer, chance| {
        toy.imagine(viewer, Chance::imagined(7));
        toy.chance = chance;
    };
    caught(Check::Imagined, "whatever chance it is given", Otherwise { imagine, ..SOUND });
}

#[test]
fn an_imagine_that_leaves_the_hands_is_caught() {
    let imagine = |toy: &mut Toy, viewer, mut chance: Chance| {
        let unknown = toy.deck.len() - usize::from(toy.sight(viewer).top().is_some());
        chance.shuffle(ANY, &mut toy.deck[..unknown]);
        toy.chance = chance;
    };
    caught(Check::Imagined, "always the truth", Otherwise { imagine, ..SOUND });
}

#[test]
fn a_redeal_that_changes_nothing_is_caught() {
    let otherwise = Otherwise { redeal: |toy, chance| toy.chance = chance, ..SOUND };
    caught(Check::Imagined, "redealt for everybody, nothing differs", otherwise);
}

#[test]
fn a_redeal_of_what_somebody_knows_is_caught() {
    let redeal = |toy: &mut Toy, chance| toy.imagine(Viewer::Onlooker, chance);
    caught(Check::Hidden, "with `redeal(", Otherwise { redeal, ..SOUND });
}

#[test]
fn a_redeal_that_keeps_the_true_chance_is_caught() {
    let redeal = |toy: &mut Toy, chance| {
        let truth = toy.chance.clone();
        toy.redeal(chance);
        toy.chance = truth;
    };
    caught(Check::Imagined, "left in the redealt state", Otherwise { redeal, ..SOUND });
}

#[test]
fn an_imagine_that_sometimes_peeks_is_caught() {
    let imagine = |toy: &mut Toy, viewer, mut chance: Chance| {
        if chance.draw(ANY, 4) > 0 {
            toy.imagine(viewer, chance);
        } else {
            toy.chance = chance;
        }
    };
    caught(Check::Calibration, "knows too much", Otherwise { imagine, ..SOUND });
}

#[test]
fn an_imagine_that_always_says_the_same_is_caught() {
    // Which card it deals on top is right on average over all games, but in one game it is always the same.
    let imagine = |toy: &mut Toy, viewer, chance| {
        toy.imagine(viewer, chance);
        if toy.sight(viewer).top().is_none() {
            let turn = toy.shown.iter().map(|card| usize::from(*card)).sum::<usize>() % toy.deck.len();
            toy.deck.sort_unstable();
            toy.deck.rotate_left(turn);
        }
    };
    caught(Check::Calibration, "next card", Otherwise { imagine, ..SOUND });
}

#[test]
fn an_imagine_that_deals_the_highest_card_on_top_is_caught() {
    let imagine = |toy: &mut Toy, viewer, chance| {
        toy.imagine(viewer, chance);
        if toy.sight(viewer).top().is_none() {
            toy.deck.sort_unstable();
        }
    };
    caught(Check::Calibration, "category 16 was true", Otherwise { imagine, ..SOUND });
}

#[test]
fn an_imagine_that_leans_a_little_is_caught() {
    // Of the two cards on top, the higher one comes first.
    let imagine = |toy: &mut Toy, viewer, chance| {
        toy.imagine(viewer, chance);
        if toy.sight(viewer).top().is_none()
            && let [.., second, top] = &mut toy.deck[..]
            && second > top
        {
            std::mem::swap(second, top);
        }
    };
    caught(Check::Calibration, "next card", Otherwise { imagine, ..SOUND });
}

#[test]
fn an_imagine_that_picks_for_others_with_a_purpose_is_caught() {
    let imagine = |toy: &mut Toy, viewer: Viewer, chance| {
        toy.imagine(viewer, chance);
        for (pick, (seat, hand)) in toy.picks.0.iter_mut().zip(toy.hands.iter()) {
            if pick.is_some() && !viewer.is(seat) {
                *pick = hand.first().copied();
            }
        }
    };
    caught(Check::Calibration, "neighbour's pick", Otherwise { imagine, ..SOUND });
}

#[test]
fn an_imagine_that_forgets_a_look_is_caught() {
    let imagine = |toy: &mut Toy, viewer, chance| {
        let seen_by = std::mem::take(&mut toy.top_seen_by);
        toy.imagine(viewer, chance);
        toy.top_seen_by = seen_by;
    };
    caught(Check::Hidden, "the view changes", Otherwise { imagine, ..SOUND });
}

#[test]
fn an_imagine_that_loses_a_card_is_caught() {
    let imagine = |toy: &mut Toy, viewer, chance| {
        toy.imagine(viewer, chance);
        toy.deck[0] = 0;
    };
    caught(Check::Conserved, "imagine(", Otherwise { imagine, ..SOUND });
}

#[test]
fn an_event_that_tells_a_hidden_card_is_caught() {
    let otherwise = Otherwise {
        hears: |viewer, event| match event(viewer) {
            Some(Event::Looked { seat, .. }) => event(Viewer::Seat(seat)),
            told => told,
        },
        ..SOUND
    };
    caught(Check::Events, "does not hear the same", otherwise);
}

#[test]
fn an_event_that_tells_a_secret_pick_is_caught() {
    let otherwise = Otherwise {
        hears: |viewer, event| match event(viewer) {
            Some(Event::Picked { seat, .. }) => event(Viewer::Seat(seat)),
            told => told,
        },
        ..SOUND
    };
    caught(Check::Secret, "by what it hears", otherwise);
}

#[test]
fn a_view_that_shows_a_secret_pick_is_caught() {
    let view = |toy: &Toy, viewer| View { pick: toy.picks.0.iter().flatten().next().copied(), ..toy.view(viewer) };
    let fault = harness(Otherwise { view, ..SOUND }).check().expect_err("the planted fault");
    assert!(matches!(fault.check, Check::Secret | Check::Hidden), "{fault}");
}

#[test]
fn a_view_that_shows_onlookers_too_much_is_caught() {
    let view = |toy: &Toy, viewer| {
        let top = toy.deck.last().copied().filter(|_| viewer == Viewer::Onlooker);
        View { top: top.or(toy.view(viewer).top), ..toy.view(viewer) }
    };
    caught(Check::Hidden, "the onlooker's view changes", Otherwise { view, ..SOUND });
}

/// Is there a high card on top? Nobody should know.
fn high_on_top(toy: &Toy) -> bool {
    toy.deck.last().is_some_and(|card| *card > 8)
}

#[test]
fn a_legal_list_that_reads_a_hidden_card_is_caught() {
    let otherwise = Otherwise {
        legal: |toy, seat, into| {
            toy.legal(seat, into);
            into.retain(|action| *action != Action::Look || high_on_top(toy));
        },
        play: |toy, seat, action, log| {
            if action == Action::Look && toy.awaited().contains(seat) && !high_on_top(toy) {
                return Err(Illegal::not_legal());
            }
            toy.play(seat, action, log)
        },
        ..SOUND
    };
    caught(Check::Hidden, "the legal list changes", otherwise);
}

#[test]
fn a_refusal_that_tells_a_hidden_card_is_caught() {
    let otherwise = Otherwise {
        play: |toy, seat, action, log| {
            let in_deck = matches!(action, Action::Pick(card) if toy.deck.contains(&card));
            toy.play(seat, action, log).map_err(|why| if in_deck { Illegal::not_legal() } else { why })
        },
        ..SOUND
    };
    caught(Check::Hidden, "refused for another reason", otherwise);
}

#[test]
fn a_prompt_that_tells_a_hidden_card_is_caught() {
    let prompt = |toy: &Toy, seat| {
        let tells = toy.tide.is_some() && high_on_top(toy);
        if tells { Message::new("tides-wait") } else { toy.prompt(seat) }
    };
    caught(Check::Hidden, "the prompt changes", Otherwise { prompt, ..SOUND });
}

#[test]
fn a_look_that_can_be_taken_back_is_caught() {
    let otherwise = Otherwise {
        play: |toy, seat, action, log| {
            let played = toy.play(seat, action, log)?;
            Ok(if action == Action::Look { Played::Open } else { played })
        },
        ..SOUND
    };
    caught(Check::Barrier, "it must be a barrier", otherwise);
}

#[test]
fn a_die_that_can_be_taken_back_is_caught() {
    let otherwise = Otherwise {
        play: |toy, seat, action, log| {
            let played = toy.play(seat, action, log)?;
            Ok(if action == Action::Call { Played::Open } else { played })
        },
        ..SOUND
    };
    caught(Check::Barrier, "it must be a barrier", otherwise);
}

#[test]
fn a_barrier_that_tells_is_caught() {
    // Raising the stake can be taken back only if there is a high card on top.
    let otherwise = Otherwise {
        play: |toy, seat, action, log| {
            let played = toy.play(seat, action, log)?;
            Ok(if played == Played::Open && !high_on_top(toy) { Played::Barrier } else { played })
        },
        ..SOUND
    };
    caught(Check::Barrier, "`play` says", otherwise);
}

#[test]
fn a_last_pick_that_stays_secret_is_caught() {
    let otherwise = Otherwise {
        play: |toy, seat, action, log| {
            let played = toy.play(seat, action, log)?;
            Ok(if matches!(action, Action::Pick(_)) { Played::Secret } else { played })
        },
        ..SOUND
    };
    caught(Check::Secret, "secret", otherwise);
}

#[test]
fn a_secret_pick_whose_order_matters_is_caught() {
    let otherwise = Otherwise {
        play: |toy, seat, action, log| {
            let is_first = toy.picks.0.iter().all(Option::is_none);
            let played = toy.play(seat, action, log)?;
            if is_first && played == Played::Secret {
                toy.lead = seat;
            }
            Ok(played)
        },
        ..SOUND
    };
    caught(Check::Secret, "made again after the others", otherwise);
}

#[test]
fn a_legal_action_that_is_refused_is_caught() {
    let otherwise = Otherwise {
        legal: |toy, seat, into| {
            toy.legal(seat, into);
            if toy.tide.is_some() && !into.is_empty() {
                into.extend(toy.shown.first().map(|card| Action::Pick(*card)));
            }
        },
        ..SOUND
    };
    caught(Check::Legal, "is refused", otherwise);
}

#[test]
fn an_action_named_twice_is_caught() {
    let otherwise = Otherwise {
        legal: |toy, seat, into| {
            toy.legal(seat, into);
            into.extend(into.first().copied());
        },
        ..SOUND
    };
    caught(Check::Legal, "is named twice", otherwise);
}

#[test]
fn a_playable_action_that_is_not_legal_is_caught() {
    let otherwise = Otherwise {
        legal: |toy, seat, into| {
            toy.legal(seat, into);
            into.retain(|action| *action != Action::Stake(3) || !toy.looked);
        },
        ..SOUND
    };
    caught(Check::Refused, "is not in the legal list", otherwise);
}

#[test]
fn a_refusal_that_changes_something_is_caught() {
    let otherwise = Otherwise {
        play: |toy, seat, action, log| {
            let played = toy.play(seat, action, log);
            toy.looked |= played.is_err();
            played
        },
        ..SOUND
    };
    caught(Check::Refused, "changes the state", otherwise);
}

#[test]
fn an_awaited_seat_without_an_option_is_caught() {
    let otherwise = Otherwise {
        legal: |toy, seat, into| {
            if toy.shown.is_empty() {
                toy.legal(seat, into);
            }
        },
        ..SOUND
    };
    caught(Check::Awaited, "has no legal action", otherwise);
}

#[test]
fn a_wrong_reason_for_what_is_blocked_is_caught() {
    let otherwise = Otherwise {
        blocked: |toy, seat, into| {
            toy.blocked(seat, into);
            for (_, why) in into {
                *why = Illegal::not_legal();
            }
        },
        ..SOUND
    };
    caught(Check::Blocked, "table-not-legal", otherwise);
}

#[test]
fn an_automatic_action_that_tells_is_caught() {
    // That a seat has one card left is known; which one is not.
    let automatic = |toy: &Toy, seat| {
        let mut legal = Vec::new();
        toy.legal(seat, &mut legal);
        if let [only] = legal[..] { Some(only) } else { None }
    };
    caught(Check::Automatic, "what is played automatically changes", Otherwise { automatic, ..SOUND });
}

#[test]
fn an_automatic_action_where_there_is_a_choice_is_caught() {
    let automatic = |toy: &Toy, seat| (toy.tide.is_none() && toy.awaited().contains(seat)).then_some(Action::Call);
    caught(Check::Automatic, "but it may play", Otherwise { automatic, ..SOUND });
}

#[test]
fn a_notation_that_does_not_read_back_is_caught() {
    // Stakes are read up to 9 only.
    let otherwise = Otherwise {
        legal: |toy, seat, into| {
            toy.legal(seat, into);
            if into.contains(&Action::Stake(3)) {
                into.push(Action::Stake(10));
            }
        },
        ..SOUND
    };
    caught(Check::Notation, "`stake 10`, but read back as", otherwise);
}

#[test]
fn an_undeclared_message_is_caught() {
    let prompt = |_: &Toy, _| Message::new("tides-surprise");
    caught(Check::Said, "no message `tides-surprise`", Otherwise { prompt, ..SOUND });
}

#[test]
fn a_message_without_its_argument_is_caught() {
    let prompt = |_: &Toy, _| Message::new("tides-your-pick");
    caught(Check::Said, "declared with the arguments", Otherwise { prompt, ..SOUND });
}

#[test]
fn a_message_with_an_argument_of_another_kind_is_caught() {
    let prompt = |_: &Toy, _| Message::new("tides-your-pick").with("tide", 1);
    caught(Check::Said, "declared as Some(Name)", Otherwise { prompt, ..SOUND });
}

#[test]
fn an_undeclared_name_is_caught() {
    let prompt = |_: &Toy, _| Message::new("tides-your-pick").with_name("tide", "tides-spring");
    caught(Check::Said, "no name `tides-spring`", Otherwise { prompt, ..SOUND });
}

#[test]
fn a_standing_that_is_never_over_is_caught() {
    let standing = |toy: &Toy| Standing::competitive(false, &toy.points.0, &toy.points.0);
    caught(Check::Standing, "not over", Otherwise { standing, ..SOUND });
}

#[test]
fn a_standing_the_wrong_way_round_is_caught() {
    let standing = |toy: &Toy| {
        let keys: Vec<i32> = toy.points.0.iter().map(|points| -points).collect();
        Standing::competitive(toy.awaited().is_empty(), &toy.points.0, &keys)
    };
    caught(Check::Standing, "more points", Otherwise { standing, ..SOUND });
}

#[test]
fn a_standing_of_too_few_seats_is_caught() {
    let standing = |toy: &Toy| Standing::competitive(toy.awaited().is_empty(), &toy.points.0[1..], &toy.points.0[1..]);
    caught(Check::Standing, "a standing of 2 seats", Otherwise { standing, ..SOUND });
}

#[test]
fn a_tally_that_does_not_sum_up_is_caught() {
    let tally = |toy: &Toy, viewer| toy.tally(viewer).into_iter().map(|own| Tally { points: Some(100), ..own }).collect();
    caught(Check::Tally, "the sources sum up to", Otherwise { tally, ..SOUND });
}

#[test]
fn a_tally_that_is_not_the_standing_is_caught() {
    let tally = |toy: &Toy, viewer| toy.tally(viewer).into_iter().map(|own| Tally::known(own.seat, [])).collect();
    caught(Check::Tally, "the standing gives", Otherwise { tally, ..SOUND });
}

#[test]
fn a_tally_that_hides_points_after_the_end_is_caught() {
    let tally = |toy: &Toy, viewer| toy.tally(viewer).into_iter().map(|own| Tally { points: None, ..own }).collect();
    caught(Check::Tally, "after the end everybody knows", Otherwise { tally, ..SOUND });
}

#[test]
fn equals_that_are_parted_without_a_word_are_caught() {
    let standing = |toy: &Toy| {
        let keys: Vec<(i32, usize)> = toy.points.0.iter().copied().zip(0..).collect();
        Standing::competitive(toy.awaited().is_empty(), &toy.points.0, &keys)
    };
    caught(Check::Tally, "what parts", Otherwise { standing, ..SOUND });
}

#[test]
fn a_tally_that_tells_a_hidden_card_is_caught() {
    let tally = |toy: &Toy, viewer| {
        let hide = |own: Tally| if high_on_top(toy) && !toy.awaited().is_empty() { Tally::partly_known(own.seat, []) } else { own };
        toy.tally(viewer).into_iter().map(hide).collect()
    };
    caught(Check::Hidden, "the tally changes", Otherwise { tally, ..SOUND });
}

#[test]
fn a_turn_that_does_not_end_as_said_is_caught() {
    let describe = |toy: &Toy, seat, action| toy.describe(seat, action).of_kind(Kind::ENDS_TURN);
    caught(Check::Kind, "is said to end the turn", Otherwise { describe, ..SOUND });
}

#[test]
fn two_ways_to_pass_are_caught() {
    let describe = |toy: &Toy, seat, action| toy.describe(seat, action).of_kind(Kind::PASSES);
    caught(Check::Kind, "can pass in several ways", Otherwise { describe, ..SOUND });
}

#[test]
fn an_undeclared_group_is_caught() {
    let describe = |toy: &Toy, seat, action| toy.describe(seat, action).of_kind(Kind::group("tides-surprise"));
    caught(Check::Said, "the group `tides-surprise`", Otherwise { describe, ..SOUND });
}

#[test]
fn an_undeclared_message_for_what_is_blocked_is_caught() {
    let describe = |toy: &Toy, seat, action| {
        let mut legal = Vec::new();
        toy.legal(seat, &mut legal);
        let described = toy.describe(seat, action);
        if legal.contains(&action) { described } else { table::Described { message: Message::new("tides-surprise"), ..described } }
    };
    caught(Check::Said, "which is blocked", Otherwise { describe, ..SOUND });
}

#[test]
fn an_event_about_a_seat_nobody_sits_on_is_caught() {
    let otherwise = Otherwise {
        hears: |viewer, event| match event(viewer) {
            Some(Event::Won { stake, .. }) => Some(Event::Won { seat: Seat::new(5), stake }),
            told => told,
        },
        ..SOUND
    };
    caught(Check::Moved, "is said to be about", otherwise);
}

#[test]
fn an_event_that_moves_nothing_is_caught() {
    let otherwise = Otherwise {
        hears: |viewer, event| match event(viewer) {
            Some(Event::Won { seat, .. }) => Some(Event::Won { seat, stake: 0 }),
            told => told,
        },
        ..SOUND
    };
    caught(Check::Moved, "nothing moves in", otherwise);
}

#[test]
fn secrets_that_are_denied_are_caught() {
    caught(Check::Secrets, "there are said to be no secrets", Otherwise { has_secrets: |_| false, ..SOUND });
}

#[test]
fn secrets_nobody_has_are_caught() {
    // Everybody is shown what onlookers see.
    let otherwise = Otherwise { view: |toy, _| toy.view(Viewer::Onlooker), hears: |_, event| event(Viewer::Onlooker), ..SOUND };
    caught(Check::Secrets, "everybody is always shown the same", otherwise);
}

/// Picks the first action if the seat's first card is even.
struct Counter;

impl Bot<Faulty> for Counter {
    fn decide(&mut self, seen: &Seen<'_, Faulty>) -> Advice<Action> {
        let mut legal = Vec::new();
        seen.legal(&mut legal);
        let even = seen.sight().hand().first().is_some_and(|card| card % 2 == 0);
        Advice { action: if even { legal[0] } else { legal[legal.len() - 1] }, reason: Message::new("table-chosen-at-random") }
    }
}

#[test]
fn a_bot_that_sees_what_its_seat_sees_passes() {
    assert!(harness(SOUND).sights(|_| Box::new(Counter)).is_ok_and(|compared| compared > 500));
}

#[test]
fn a_sight_that_shows_a_hidden_hand_is_caught() {
    fn sight(toy: &Toy, viewer: Viewer) -> Sight<'_> {
        toy.sight(Viewer::Seat(neighbour(viewer)))
    }
    let fault = harness(Otherwise { sight, ..SOUND }).sights(|_| Box::new(Counter)).expect_err("the planted fault");
    assert!(fault.check == Check::Sight && fault.what.contains("decides otherwise"), "{fault}");
}

#[test]
fn a_position_that_forgets_the_chance_is_caught() {
    let position = |toy: &Toy| Toy { chance: Chance::imagined(0), ..toy.clone() };
    caught(Check::Reproduced, "made from an earlier position", Otherwise { position, ..SOUND });
}

/// The game of pairs with a mistake in it.
fn pairs(mistake: Mistake) -> Harness<Pairs> {
    Harness::<Pairs>::new()
        .setups([pairs::Setup { mistake, ..pairs::Setup::default() }])
        .first_seed(1)
        .games(100)
        .every(1)
        .calibration_games(200)
        .conserved(|game| {
            let mut cards: Vec<u8> = game.hands.0.iter().chain(&game.played.0).flatten().chain(&game.deck).copied().collect();
            cards.sort_unstable();
            cards
        })
        .probe("a card of the deck", |game, _| game.deck.first().map(|card| u32::from(*card)))
}

#[test]
fn knowledge_of_others_cards_passes() {
    pairs(Mistake::None).run();
}

#[test]
fn knowledge_nobody_was_told_of_is_caught() {
    for mistake in [Mistake::LookIsShared, Mistake::ExchangeIsShared, Mistake::KnowledgeSurvives] {
        let fault = pairs(mistake).check().expect_err("the planted fault");
        assert!(fault.check == Check::Hidden && fault.what.contains("hears the same"), "{mistake:?}: {fault}");
    }
}

#[test]
fn a_panic_is_told_with_the_game() {
    let otherwise = Otherwise {
        play: |toy, seat, action, log| {
            assert!(toy.tide.is_none() || action != Action::Look, "nobody would do that");
            toy.play(seat, action, log)
        },
        ..SOUND
    };
    caught(Check::Panic, ": look` in this state", otherwise);
}
