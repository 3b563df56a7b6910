//! Hand-written cases, completed to whole positions.

use std::collections::BTreeMap;

use serde::Deserialize;
use table::{Chance, PositionError, Seat, Seed};

use crate::cards::Card;
use crate::kingdom;
use crate::position::{Knowledge, KnownTo, Position, SeatPosition, impossible, starting_copies};
use crate::setup::Setup;
use crate::state::{Area, Counts, Dominion, Phase, deck_stream};

/// A hand-written case: what it does not mention is as at the start of a game.
#[derive(Clone, Debug, Default, Deserialize)]
#[serde(default, deny_unknown_fields)]
pub struct Rig {
    /// Whose turn it is.
    pub active: Option<Seat>,
    /// Is it the extra turn of an Outpost?
    pub extra_turn: bool,
    /// Actions left; 1 if nothing is said.
    pub actions: Option<u8>,
    /// Buys left; 1 if nothing is said.
    pub buys: Option<u8>,
    /// Coins to spend.
    pub coins: u16,
    /// Where in the turn the game is.
    pub phase: Option<Phase>,
    /// How many cards some piles hold; the others hold what nobody owns.
    pub supply: BTreeMap<Card, u8>,
    /// Embargo tokens on piles.
    pub embargo: BTreeMap<Card, u8>,
    /// The trash.
    pub trash: Vec<Card>,
    /// What belongs to some seats, by their number.
    pub seats: BTreeMap<String, SeatRig>,
    /// Shuffles leave the cards in the order of their piles, Copper at the bottom and the dearest Kingdom card on top.
    pub keep_order: bool,
    /// The seed of the shuffles, otherwise.
    pub seed: Option<Seed>,
}

/// What belongs to one seat of a case. A seat whose deck is not mentioned has in it what is left of its ten starting cards.
#[derive(Clone, Debug, Default, Deserialize)]
#[serde(default, deny_unknown_fields)]
pub struct SeatRig {
    /// The hand; five starting cards if nothing is said.
    pub hand: Option<Vec<Card>>,
    /// The whole deck, from the top.
    pub deck: Option<Vec<Card>>,
    /// The discard pile, its top first.
    pub discard: Vec<Card>,
    /// Cards played in this turn.
    pub in_play: Vec<Card>,
    /// Duration cards of the last turn, and what was played with them.
    pub lasting: Vec<Card>,
    /// Duration cards still to be carried out.
    pub due: Vec<Card>,
    /// The Island mat.
    pub island: Vec<Card>,
    /// The Native Village mat.
    pub mat: Vec<Card>,
    /// Cards set aside by Havens.
    pub aside: Vec<Card>,
    /// Pirate Ship tokens.
    pub coin_tokens: u8,
    /// Turns taken; 1 for the active seat and those before it, 0 for the others, if nothing is said.
    pub turns: Option<u16>,
    /// What it gained in its own last turn.
    pub gained: Vec<Card>,
    /// How many cards on top of the deck it knows.
    pub knows: u16,
    /// How many cards on top of the deck everybody knows.
    pub everybody_knows: u16,
}

impl Rig {
    pub(crate) fn complete(&self, setup: &Setup) -> Result<Position, PositionError> {
        setup.check()?;
        let seed = self.seed.unwrap_or(Seed::from_number(0));
        let mut chance = Chance::seeded(seed);
        let kingdom = kingdom::choose(setup, &mut chance)?;
        let first = setup.first.seat(setup.seats, seed);
        let mut game = Dominion::bare(setup, &kingdom, self.active.unwrap_or(first), chance);
        for key in self.seats.keys() {
            if !key.parse::<Seat>().is_ok_and(|seat| seat.index() < setup.seats as usize) {
                return impossible(format!("`{key}` is not one of the {} seats", setup.seats));
            }
        }
        if game.active.index() >= setup.seats as usize {
            return impossible("the active seat does not play");
        }
        let nothing = SeatRig::default();
        for seat in game.all_seats() {
            let rig = self.seats.get(&seat.to_string()).unwrap_or(&nothing);
            game.areas[seat.index()] = rig.area(&mut game, seat, first)?;
        }
        game.trash = game.read(&self.trash)?;
        game.embargo = game.read_map(&self.embargo)?;
        game.count_owned();
        let full = game.supply;
        let said = game.read_map(&self.supply)?;
        for slot in 0..game.piles {
            let card = game.card(slot);
            let box_ = u16::from(full.of(slot)) + starting_copies(card) * u16::from(setup.seats);
            let owned: u16 = game.all_seats().map(|seat| u16::from(game.area(seat).owned.of(slot))).sum();
            let left = box_.saturating_sub(owned + u16::from(game.trash.of(slot)));
            let rest = left.min(u16::from(full.of(slot))) as u8;
            game.supply.0[slot as usize] = if self.supply.contains_key(&card) { said.of(slot) } else { rest };
        }
        game.check_box(&full, setup)?;
        game.extra_turn = self.extra_turn;
        game.actions = self.actions.unwrap_or(1);
        game.buys = self.buys.unwrap_or(1);
        game.coins = self.coins;
        game.phase = self.phase.unwrap_or(Phase::Action);
        if game.phase == Phase::Over {
            return impossible("a case cannot begin when the game is over");
        }
        if self.keep_order {
            game.chance = game.chance.scripted(&[], true);
        }
        Ok(game.to_position())
    }
}

impl SeatRig {
    fn area(&self, game: &mut Dominion, seat: Seat, first: Seat) -> Result<Area, PositionError> {
        let mut start = Counts::NONE;
        for card in [Card::Copper, Card::Estate] {
            start.add(game.read_card(card)?, starting_copies(card) as u8);
        }
        for cards in [&self.discard, &self.in_play, &self.lasting, &self.island, &self.mat, &self.aside] {
            start = start.less(&game.read(cards)?);
        }
        let mut left = start.less(&game.read(self.hand.as_deref().unwrap_or(&[]))?);
        let mut rest: Vec<Card> = game.names(&left);
        game.chance.shuffle(deck_stream(seat), &mut rest);
        let hand = match &self.hand {
            Some(hand) => hand.clone(),
            None => rest.split_off(rest.len().saturating_sub(Dominion::HAND as usize)),
        };
        left = game.read(&hand)?;
        let deck = self.deck.clone().unwrap_or(rest);
        let known = |index: usize| {
            if index < self.everybody_knows as usize {
                KnownTo::All
            } else if index < self.knows as usize {
                KnownTo::Owner
            } else {
                KnownTo::Nobody
            }
        };
        let has_had_a_turn = seat.places_from(first, game.seats) <= game.active.places_from(first, game.seats);
        let position = SeatPosition {
            hand: game.names(&left),
            discard_top: self.discard.first().copied(),
            drawn_last: None,
            discard: self.discard.clone(),
            in_play: self.in_play.clone(),
            lasting: self.lasting.clone(),
            due: self.due.clone(),
            island: self.island.clone(),
            mat: self.mat.clone(),
            aside: self.aside.clone(),
            coin_tokens: self.coin_tokens,
            turns: self.turns.unwrap_or(u16::from(has_had_a_turn)),
            gained: self.gained.clone(),
            cards: 0,
            points: 0,
            knowledge: Knowledge {
                discard_seen: self.discard.clone(),
                deck: (0..deck.len()).map(known).collect(),
                ..Knowledge::default()
            },
            deck,
        };
        game.read_area(&position)
    }
}
