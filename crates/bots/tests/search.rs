//! The search plays games with known best play as they should be played, fairly and within its budget.

mod toys;

use std::time::{Duration, Instant};

use bots::{Budget, Guide, Search, Unguided};
use table::{Advice, Bot, Chance, Game, MAX_SEATS, Message, Seat, Seen, Viewer};
use toys::{AtOnce, Circle, Coin, HighCard, Nim, Pick, Rules, Toy, Trust};

fn search<R: Rules>(iterations: u32, number: u64) -> Search<Toy<R>> {
    Search::new(Budget::iterations(iterations), Box::new(Unguided), number)
}

fn decide<R: Rules>(rules: R, seat: usize, mut bot: impl Bot<Toy<R>>) -> Advice<Pick> {
    bot.decide(&Seen::new(&Toy::begin(rules), Seat::new(seat)))
}

/// The share a reason tells, also where it tells something else first.
fn share(reason: &Message) -> i64 {
    let found = reason.args.iter().find_map(|(name, arg)| match arg {
        table::Arg::Number(share) if name == "share" => Some(*share),
        table::Arg::Said(then) if name == "then" => Some(share(then)),
        _ => None,
    });
    found.unwrap_or_else(|| panic!("no share in {reason}"))
}

#[test]
fn every_won_heap_of_nim_is_played_to_a_lost_one() {
    for heap in (5..=15).filter(|heap| heap % 4 != 0) {
        let advice = decide(Nim::of(heap), 0, search(5000, u64::from(heap)));
        assert_eq!(advice.action, Pick(heap % 4), "heap of {heap}");
    }
}

#[test]
fn the_search_wins_every_won_game_of_nim() {
    for number in 0..20 {
        let mut game = Toy::begin(Nim::of(14));
        let mut bots: [Box<dyn Bot<Toy<Nim>>>; 2] = [
            Box::new(search(10_000, number)),
            if number < 10 { Box::new(bots::Random::new(number)) } else { Box::new(search(10_000, !number)) },
        ];
        while let Some(seat) = game.awaited().lowest() {
            let action = bots[seat.index()].decide(&Seen::new(&game, seat)).action;
            let _ = game.play(seat, action, &mut table::Unheard).expect("a legal action");
        }
        assert!(game.standing().payoff(Seat::new(0)) > 0.99, "game {number}");
    }
}

#[test]
fn each_of_three_seats_is_taken_to_look_after_itself() {
    for number in 0..10 {
        assert_eq!(decide(Trust::default(), 0, search(1000, number)).action, Pick(1));
    }
}

#[test]
fn the_promised_payoff_is_the_seats_own() {
    let own_half = share(&decide(Trust::default(), 0, search(5000, 3)).reason);
    assert!((45..=50).contains(&own_half), "half is promised, not {own_half} %");
    let second = Trust { picks: 1, first: 2, ..Trust::default() };
    let second_half = share(&decide(second, 1, search(5000, 3)).reason);
    assert!((45..=50).contains(&second_half), "half is promised, not {second_half} %");
}

#[test]
fn low_cards_are_swapped_and_high_ones_kept() {
    for seat in [0, 1] {
        for (own, best) in [(1, 1), (2, 1), (4, 0), (5, 0)] {
            let advice = decide(holding(seat, own).remove(0), seat, search(4000, 1));
            assert_eq!(advice.action, Pick(best), "seat {} with {own}", seat + 1);
        }
    }
}

/// Every way the cards may lie when the seat holds this one and is to decide, the other having kept its own.
fn holding(seat: usize, own: u8) -> Vec<HighCard> {
    let mut ways = vec![vec![own]];
    for _ in 0..4 {
        ways = ways
            .into_iter()
            .flat_map(|way| {
                let rest = (1..=5).filter(|card| !way.contains(card)).collect::<Vec<_>>();
                rest.into_iter().map(move |card| [way.as_slice(), &[card]].concat())
            })
            .collect();
    }
    let deal = |mut way: Vec<u8>| {
        way.swap(0, seat);
        HighCard { cards: way.try_into().expect("five cards"), given: [0; 2], decided: seat as u8 }
    };
    ways.into_iter().map(deal).collect()
}

#[test]
fn what_is_really_hidden_changes_nothing() {
    for seat in [0, 1] {
        for own in 1..=5 {
            let mut ways = holding(seat, own).into_iter().map(|way| decide(way, seat, search(300, 7)));
            let first = ways.next().expect("a way the cards lie");
            assert!(ways.all(|advice| advice == first), "seat {} with {own}", seat + 1);
        }
    }
}

#[test]
fn the_same_number_and_iterations_make_the_same_decisions() {
    let run = |number: u64| -> Vec<Advice<Pick>> {
        let mut bot = search(200, number);
        (5..60).map(|heap| bot.decide(&Seen::new(&Toy::begin(Nim::of(heap)), Seat::new(0)))).collect()
    };
    assert_eq!(run(1), run(1));
    assert_ne!(run(1), run(2), "another number thinks otherwise somewhere");
}

#[test]
fn a_seat_awaited_with_others_decides_for_itself() {
    for seat in 0..3 {
        let highest = Pick(3 * seat as u8 + 2);
        assert_eq!(decide(AtOnce::default(), seat, search(2000, 5)).action, highest, "seat {}", seat + 1);
    }
    let last = AtOnce { picked: [2, 3, 0] };
    assert_eq!(decide(last, 2, search(2000, 5)).action, Pick(8));
}

#[test]
fn an_only_choice_needs_no_thought() {
    let advice = decide(Nim::of(1), 0, search(u32::MAX, 1));
    assert_eq!(advice, Advice { action: Pick(1), reason: Message::new("table-only-choice") });
}

#[test]
fn every_action_tried_is_weighed_and_the_pick_comes_first() {
    let mut bot = search(2000, 1);
    let pick = bot.decide(&Seen::new(&Toy::begin(Nim::of(3)), Seat::new(0))).action;
    let weighed = bot.weighed();
    assert_eq!((weighed.len(), weighed[0].action, pick), (3, Pick(3), Pick(3)));
    assert!(weighed[0].value > 0.99 && weighed[1..].iter().all(|one| one.value < 0.5), "{weighed:?}");
    assert_eq!(weighed.iter().map(|one| one.games).sum::<u32>(), 2000);
    // Where there is no choice, what came of the decision before says nothing.
    bot.decide(&Seen::new(&Toy::begin(Nim::of(1)), Seat::new(0)));
    assert!(bot.weighed().is_empty());
}

#[test]
fn a_reason_tells_what_a_choice_does_at_once_and_how_it_compares() {
    let reason = decide(Nim::of(3), 0, search(2000, 1)).reason;
    let [(_, table::Arg::Said(first)), (_, table::Arg::Said(then))] = &reason.args[..] else { panic!("{reason}") };
    assert_eq!((reason.id.as_ref(), first.id.as_ref()), ("table-reasons", "table-wins-at-once"));
    assert!(then.id.starts_with("table-thought"), "{then}");
    assert_eq!(share(&reason), 100);
}

#[test]
fn a_game_without_end_is_cut_short() {
    let reason = decide(Circle::default(), 0, search(3, 1)).reason;
    assert_eq!(share(&reason), 50);
    assert!(reason.args.contains(&("games".into(), table::Arg::Number(3))), "{reason}");
}

/// Tells the two sides of the coin apart.
struct Looking;

impl Guide<Toy<Coin>> for Looking {
    fn noticed(&self, seen: &Seen<'_, Toy<Coin>>) -> u64 {
        seen.sight()
    }
}

#[test]
fn what_is_noticed_on_the_way_can_be_used() {
    let looking = Search::new(Budget::iterations(3000), Box::new(Looking), 1);
    let advice = decide(Coin::default(), 0, looking);
    assert_eq!(advice.action, Pick(1));
    assert!(share(&advice.reason) > 90, "{}", advice.reason);
}

#[test]
fn what_is_not_noticed_is_averaged() {
    let advice = decide(Coin::default(), 0, search(3000, 1));
    assert_eq!(advice.action, Pick(0));
    assert!((60..80).contains(&share(&advice.reason)), "{}", advice.reason);
}

/// Knows the theory of Nim, and so need not play it out.
struct Theory;

impl Guide<Toy<Nim>> for Theory {
    fn enough(&self, _game: &Toy<Nim>, _decisions: u32) -> bool {
        true
    }

    fn evaluate(&self, game: &Toy<Nim>, values: &mut [f32; MAX_SEATS]) {
        let awaited = game.awaited().lowest();
        let winner = awaited.map_or(game.rules.last as usize, |seat| {
            if game.rules.heap.is_multiple_of(4) { seat.next(2).index() } else { seat.index() }
        });
        values[winner] = 1.0;
    }
}

#[test]
fn an_evaluation_replaces_the_play_out() {
    for heap in (41..=60).filter(|heap| heap % 4 != 0) {
        let bot = Search::new(Budget::iterations(12), Box::new(Theory), 1);
        assert_eq!(decide(Nim::of(heap), 0, bot).action, Pick(heap % 4), "heap of {heap}");
    }
}

/// Plays Nim out by its theory, with a slip now and then, and looks there first.
struct Habit;

impl Habit {
    fn right(seen: &Seen<'_, Toy<Nim>>, action: Pick) -> bool {
        (seen.sight() - u64::from(action.0)).is_multiple_of(4)
    }
}

impl Guide<Toy<Nim>> for Habit {
    fn play_out(&self, seen: &Seen<'_, Toy<Nim>>, legal: &[Pick], _temper: usize, chance: &mut Chance) -> usize {
        let slip = chance.draw(table::Stream::new(0), 10 * legal.len() as u32) as usize;
        legal.iter().position(|action| Self::right(seen, *action) && slip >= legal.len()).unwrap_or(slip % legal.len())
    }

    fn prior(&self, seen: &Seen<'_, Toy<Nim>>, legal: &[Pick], into: &mut Vec<f32>) {
        into.extend(legal.iter().map(|action| if Self::right(seen, *action) { 8.0 } else { 1.0 }));
    }
}

#[test]
fn a_prior_decides_what_little_thought_cannot() {
    for heap in (41..=60).filter(|heap| heap % 4 != 0) {
        let bot = Search::new(Budget::iterations(1), Box::new(Habit), 1);
        assert_eq!(decide(Nim::of(heap), 0, bot).action, Pick(heap % 4), "heap of {heap}");
    }
}

#[test]
fn good_play_outs_find_what_random_ones_cannot() {
    let right = |make: &dyn Fn(u64) -> Search<Toy<Nim>>| {
        (41..=60)
            .filter(|heap| heap % 4 != 0)
            .filter(|heap| decide(Nim::of(*heap), 0, make(u64::from(*heap))).action == Pick(heap % 4))
            .count()
    };
    assert_eq!(right(&|number| Search::new(Budget::iterations(200), Box::new(Habit), number)), 15);
    assert!(right(&|number| search(200, number)) < 15);
}

#[test]
fn a_time_budget_is_kept() {
    let time = Duration::from_millis(40);
    let begun = Instant::now();
    let reason = decide(Nim::of(60), 0, Search::new(Budget::time(time), Box::new(Unguided), 1)).reason;
    let taken = begun.elapsed();
    assert!(taken >= time, "gave up after {taken:?}");
    // How many games that is depends on the machine.
    let games = reason.args.iter().find(|(name, _)| name == "games");
    assert!(matches!(games, Some((_, table::Arg::Number(1..)))), "{reason}");
}

#[test]
fn of_two_budgets_the_first_spent_ends_the_thought() {
    let hour = Budget::time(Duration::from_secs(3600));
    let reason = decide(Nim::of(60), 0, Search::new(hour.or(Budget::iterations(9)), Box::new(Unguided), 1)).reason;
    assert_eq!(reason.args.last(), Some(&("games".into(), table::Arg::Number(9))));
}

#[test]
fn what_cannot_be_overtaken_ends_the_thought_and_is_what_a_whole_one_would_choose() {
    for heap in 5..=15 {
        let game = Toy::begin(Nim::of(heap));
        let seen = Seen::new(&game, Seat::new(0));
        let (mut hasty, mut whole) = (search(3000, 7).until_decided(), search(3000, 7));
        assert_eq!(hasty.decide(&seen).action, whole.decide(&seen).action, "heap of {heap}");
        let games = |bot: &Search<Toy<Nim>>| bot.weighed().iter().map(|one| one.games).sum::<u32>();
        // A lost heap is lost with every choice: nothing leads.
        let is_lost = heap % 4 == 0;
        assert!(games(&hasty) < games(&whole) + u32::from(is_lost), "{} games for a heap of {heap}", games(&hasty));
    }
}

#[test]
fn the_smallest_budget_is_one_game() {
    let advice = decide(Nim::of(10), 0, search(0, 1).until_decided());
    assert!((1..=3).contains(&advice.action.0), "{advice:?}");
}

#[test]
fn several_threads_think_as_well_and_always_the_same() {
    for heap in (5..=15).filter(|heap| heap % 4 != 0) {
        let advice = || decide(Nim::of(heap), 0, search(5000, 3).on_threads(3));
        assert_eq!(advice().action, Pick(heap % 4), "heap of {heap}");
        assert_eq!(advice(), advice(), "heap of {heap}");
    }
}

#[test]
fn thinking_allocates_only_while_the_tree_grows() {
    let game = Toy::begin(Nim::of(60));
    let seen = Seen::new(&game, Seat::new(0));
    let mut bot = search(20_000, 1);
    bot.decide(&seen);
    let counts = allocation_counter::measure(|| {
        bot.decide(&seen);
    });
    assert!(counts.count_total < 30, "{} allocations in 20000 iterations", counts.count_total);
}

#[test]
fn toys_hide_what_they_should() {
    for way in holding(1, 3) {
        let game = Toy::begin(way);
        for viewer in Viewer::all(2) {
            let mut imagined = game.clone();
            imagined.imagine(viewer, Chance::imagined(5));
            assert_eq!(imagined.view(viewer), game.view(viewer));
            let mut cards = imagined.rules.cards;
            cards.sort_unstable();
            assert_eq!(cards, [1, 2, 3, 4, 5]);
        }
    }
}
