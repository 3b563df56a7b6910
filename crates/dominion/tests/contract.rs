//! The contract every game meets, checked in random games of every set and every number of seats.

use dominion::{Card, Constraint, Dominion, Ending, Kingdom, KnownTo, SETS, Setup};
use table::harness::Harness;
use table::{Game, Seat, Viewer};

/// Random play may hand the same cards round for a long time.
const ROUNDS: u16 = 60;

fn setups() -> Vec<Setup> {
    let sets = SETS.iter().enumerate().map(|(index, (kingdom, _, _))| Setup {
        kingdom: *kingdom,
        seats: [2, 3, 4][index % 3],
        round_limit: ROUNDS,
        ..Setup::default()
    });
    let five = Setup { kingdom: Kingdom::Random, seats: 5, round_limit: ROUNDS / 2, ..Setup::default() };
    let six = Setup { seats: 6, ending: Ending::TurnEnd, round_limit: ROUNDS / 3, same_start: true, ..five.clone() };
    let alone = Setup { seats: 1, kingdom: Kingdom::Chosen, cards: vec![Card::Smithy], round_limit: ROUNDS, ..Setup::default() };
    // Cards that ask much of each other, which no set of the rulebooks brings together.
    let throne = Setup {
        kingdom: Kingdom::Random,
        cards: vec![Card::ThroneRoom, Card::Moat, Card::Library, Card::Navigator, Card::Haven, Card::GhostShip],
        constraints: vec![Constraint::Mixed],
        seats: 3,
        round_limit: ROUNDS,
        ..Setup::default()
    };
    sets.chain([five, six, alone, throne]).collect()
}

/// All cards of each kind, wherever they lie.
fn all_cards(game: &Dominion) -> Vec<(Card, u32)> {
    let position = game.position();
    let mut cards = position.trash.clone();
    cards.extend(&position.picked.cards);
    cards.extend(position.looking.iter().map(|lying| lying.card));
    for (_, own) in position.seats.iter() {
        for zone in [&own.hand, &own.deck, &own.discard, &own.in_play, &own.lasting, &own.island, &own.mat, &own.aside] {
            cards.extend(zone);
        }
    }
    let count = |card: Card| cards.iter().filter(|other| **other == card).count() as u32;
    position.supply.iter().map(|(card, left)| (*card, count(*card) + u32::from(*left))).collect()
}

/// The next card of a seat's deck, where nobody who looks knows it.
fn next_card(game: &Dominion, viewer: Viewer, seat: usize) -> Option<u32> {
    let seat = Seat::new(seat);
    let position = game.position();
    let own = &position.seats.0.get(seat.index())?;
    let known = own.knowledge.deck.first().copied().unwrap_or(KnownTo::Nobody);
    let hidden = match known {
        KnownTo::All => false,
        KnownTo::Nobody => true,
        KnownTo::Owner | KnownTo::OwnerOld => !viewer.is(seat),
    };
    own.deck.first().filter(|_| hidden).map(|card| *card as u32)
}

/// A seat that takes its first turn has decided nothing before: its neighbour's hand is as it was dealt.
fn dealt_card(game: &Dominion, viewer: Viewer) -> Option<u32> {
    let position = game.position();
    let last = &position.seats.0[position.seats.len() - 1];
    let last_seat = Seat::new(position.seats.len() - 1);
    let untouched = last.turns == 0 && !viewer.is(last_seat) && last.knowledge.hand_seen.is_empty();
    if !untouched {
        return None;
    }
    Some(last.hand.iter().filter(|card| **card == Card::Copper).count() as u32)
}

#[test]
fn the_contract_holds() {
    let tally = Harness::<Dominion>::new()
        .setups(setups())
        .games(12)
        .every(40)
        .calibration_games(400)
        .conserved(all_cards)
        .probe("the first seat's next card", |game, viewer| next_card(game, viewer, 0))
        .probe("the second seat's next card", |game, viewer| next_card(game, viewer, 1))
        .probe("the last seat's first hand", dealt_card)
        .run();
    println!("{tally:?}");
}
