//! Tiny games with known best play. A game says only what makes it different ([`Rules`]); [`Toy`] makes a whole
//! [`Game`] of it.

#![allow(dead_code, reason = "each test file is a crate of its own and plays some of the games")]

use std::fmt;
use std::str::FromStr;

use bots::{Crew, Guide, Random, Unguided};
use serde::de::DeserializeOwned;
use serde::{Deserialize, Serialize};
use table::{
    Act, Bot, Chance, Described, Form, Game, Illegal, Log, Message, MessageSpec, Moved, NotAnAction, Played, PositionError, Seat,
    Seats, Seed, Setup, SetupError, Sheet, Standing, Stream, Tally, Viewer,
};

const DECK: Stream = Stream::new(0);

/// What makes one toy different from another. The value itself is the state, and the default is how it begins.
pub trait Rules: Serialize + DeserializeOwned + Clone + PartialEq + Default + fmt::Debug + Send + Sync + 'static {
    const NAME: &'static str;
    fn seats(&self) -> u8;
    fn deal(&mut self, _chance: &mut Chance) {}
    fn awaited(&self) -> Seats;
    fn legal(&self, seat: Seat) -> std::ops::Range<u8>;
    fn pick(&mut self, seat: Seat, pick: u8, chance: &mut Chance);
    /// All that a viewer may know, in one number.
    fn sight(&self, viewer: Viewer) -> u64;
    fn imagine(&mut self, _viewer: Viewer, _chance: &mut Chance) {}
    fn redeal(&mut self, _chance: &mut Chance) {}
    fn score(&self, seat: Seat) -> i32;
}

#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[serde(bound = "R: Rules")]
pub struct Toy<R: Rules> {
    pub rules: R,
    chance: Chance,
}

impl<R: Rules> Toy<R> {
    pub fn begin(rules: R) -> Self {
        Self { rules, chance: Chance::seeded(Seed::from_number(0)) }
    }
}

#[derive(Clone, PartialEq, Debug, Default, Serialize, Deserialize)]
#[serde(transparent, bound = "R: Rules")]
pub struct Start<R: Rules>(pub R);

impl<R: Rules> Setup for Start<R> {
    fn seats(&self) -> u8 {
        self.0.seats()
    }

    fn rules(&self) -> u32 {
        1
    }

    fn form() -> Form {
        Form { fields: Vec::new(), presets: Vec::new(), warnings: Vec::new() }
    }
}

#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, ts_rs::TS)]
pub struct Pick(pub u8);

impl fmt::Display for Pick {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "pick {}", self.0)
    }
}

impl FromStr for Pick {
    type Err = NotAnAction;

    fn from_str(text: &str) -> Result<Self, NotAnAction> {
        let number = text.strip_prefix("pick ").and_then(|number| number.parse().ok());
        number.map(Self).ok_or_else(|| NotAnAction::reading(text))
    }
}

impl table::Event for Pick {
    fn message(&self) -> Message {
        Message::new("toy-pick")
    }

    fn seat(&self) -> Option<Seat> {
        None
    }

    fn moved(&self) -> Vec<Moved> {
        Vec::new()
    }

    fn act(&self) -> Act {
        Act::Opens
    }
}

impl<R: Rules> Game for Toy<R> {
    type Setup = Start<R>;
    type Action = Pick;
    type View = u64;
    type Sight<'a> = u64;
    type Event = Pick;
    type Position = Self;
    type Rig = R;
    type Catalogue = ();

    const NAME: &'static str = R::NAME;
    const RULES: u32 = 1;
    const MESSAGES: &'static [MessageSpec] = &[];

    fn new(setup: &Start<R>, seed: Seed) -> Result<Self, SetupError> {
        let mut toy = Self { rules: setup.0.clone(), chance: Chance::seeded(seed) };
        toy.rules.deal(&mut toy.chance);
        Ok(toy)
    }

    fn rigged(_setup: &Start<R>, rig: &R) -> Result<Self, PositionError> {
        Ok(Self::begin(rig.clone()))
    }

    fn from_position(_setup: &Start<R>, position: &Self) -> Result<Self, PositionError> {
        Ok(position.clone())
    }

    fn position(&self) -> Self {
        self.clone()
    }

    fn seats(&self) -> u8 {
        self.rules.seats()
    }

    fn awaited(&self) -> Seats {
        self.rules.awaited()
    }

    fn legal(&self, seat: Seat, into: &mut Vec<Pick>) {
        if self.awaited().contains(seat) {
            into.extend(self.rules.legal(seat).map(Pick));
        }
    }

    fn play(&mut self, seat: Seat, action: Pick, log: &mut impl Log<Self>) -> Result<Played, Illegal> {
        if !self.awaited().contains(seat) || !self.rules.legal(seat).contains(&action.0) {
            return Err(Illegal::not_legal());
        }
        self.rules.pick(seat, action.0, &mut self.chance);
        log.tell_all(|| action);
        Ok(Played::Barrier)
    }

    fn sight(&self, viewer: Viewer) -> u64 {
        self.rules.sight(viewer)
    }

    fn view(&self, viewer: Viewer) -> u64 {
        self.rules.sight(viewer)
    }

    fn imagine(&mut self, viewer: Viewer, chance: Chance) {
        self.chance = chance;
        self.rules.imagine(viewer, &mut self.chance);
    }

    fn redeal(&mut self, chance: Chance) {
        self.chance = chance;
        self.rules.redeal(&mut self.chance);
    }

    fn round(&self) -> u32 {
        1
    }

    fn standing(&self) -> Standing {
        let mut scores = [0; table::MAX_SEATS];
        let seats = self.seats() as usize;
        for (index, score) in scores[..seats].iter_mut().enumerate() {
            *score = self.rules.score(Seat::new(index));
        }
        Standing::competitive(self.awaited().is_empty(), &scores[..seats], &scores[..seats])
    }

    fn tally(&self, _viewer: Viewer) -> Vec<Tally> {
        Vec::new()
    }

    fn has_secrets(&self) -> bool {
        true
    }

    fn prompt(&self, _seat: Seat) -> Message {
        Message::new("toy-prompt")
    }

    fn describe(&self, _seat: Seat, _action: Pick) -> Described {
        Described::new(Message::new("toy-pick"), Vec::new())
    }

    fn blocked(&self, _seat: Seat, _into: &mut Vec<(Pick, Illegal)>) {}

    fn automatic(&self, _seat: Seat) -> Option<Pick> {
        None
    }

    fn sheet(_view: &u64) -> Sheet {
        Sheet::default()
    }

    fn catalogue() {}
}

impl<R: Rules> Crew for Toy<R> {
    fn script(number: u64) -> Box<dyn Bot<Self>> {
        Box::new(Random::new(number))
    }

    fn guide() -> Box<dyn Guide<Self>> {
        Box::new(Unguided)
    }
}

/// Take one to three from a heap, in turn; whoever takes the last wins. Between two seats, a heap that four divides is lost.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
pub struct Nim {
    pub heap: u8,
    pub seats: u8,
    pub turn: u8,
    pub last: u8,
}

impl Nim {
    pub fn of(heap: u8) -> Self {
        Self { heap, seats: 2, turn: 0, last: 0 }
    }
}

impl Default for Nim {
    fn default() -> Self {
        Self::of(21)
    }
}

impl Rules for Nim {
    const NAME: &'static str = "nim";

    fn seats(&self) -> u8 {
        self.seats
    }

    fn awaited(&self) -> Seats {
        if self.heap == 0 { Seats::NONE } else { Seats::one(Seat::new(self.turn as usize)) }
    }

    fn legal(&self, _seat: Seat) -> std::ops::Range<u8> {
        1..self.heap.min(3) + 1
    }

    fn pick(&mut self, seat: Seat, pick: u8, _chance: &mut Chance) {
        self.heap -= pick;
        self.last = self.turn;
        self.turn = seat.next(self.seats).index() as u8;
    }

    fn sight(&self, _viewer: Viewer) -> u64 {
        u64::from(self.heap)
    }

    fn score(&self, seat: Seat) -> i32 {
        i32::from(self.heap == 0 && seat.index() == self.last as usize)
    }
}

/// Five cards, 1 to 5: one in each of two hands, the rest face down. In turn, each seat keeps its card (0) or swaps it for the next
/// (1), unseen by the other; the higher card wins. With 1 or 2 it is better to swap, with 4 or 5 to keep.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
pub struct HighCard {
    /// Both hands, then the deck from the top.
    pub cards: [u8; 5],
    /// The card each seat gave away: it knows where that one is.
    pub given: [u8; 2],
    pub decided: u8,
}

impl Default for HighCard {
    fn default() -> Self {
        Self { cards: [1, 2, 3, 4, 5], given: [0; 2], decided: 0 }
    }
}

impl Rules for HighCard {
    const NAME: &'static str = "high-card";

    fn seats(&self) -> u8 {
        2
    }

    fn deal(&mut self, chance: &mut Chance) {
        chance.shuffle(DECK, &mut self.cards);
    }

    fn awaited(&self) -> Seats {
        if self.decided == 2 { Seats::NONE } else { Seats::one(Seat::new(self.decided as usize)) }
    }

    fn legal(&self, _seat: Seat) -> std::ops::Range<u8> {
        0..2
    }

    fn pick(&mut self, seat: Seat, pick: u8, _chance: &mut Chance) {
        if pick == 1 {
            // The card given away goes out of the game: the deck's next place is marked empty.
            self.given[seat.index()] = self.cards[seat.index()];
            self.cards[seat.index()] = std::mem::take(&mut self.cards[2 + seat.index()]);
        }
        self.decided += 1;
    }

    fn sight(&self, viewer: Viewer) -> u64 {
        let Viewer::Seat(seat) = viewer else { return u64::from(self.decided) };
        u64::from(self.decided) + 10 * u64::from(self.cards[seat.index()]) + 100 * u64::from(self.given[seat.index()])
    }

    fn redeal(&mut self, chance: &mut Chance) {
        // Whoever swapped knows the card it gave away, and nobody the rest of the deck.
        let (mut unseen, mut count) = ([0; 3], 0);
        for card in (1..=5).filter(|card| self.cards[2..].contains(card)) {
            unseen[count] = card;
            count += 1;
        }
        chance.shuffle(DECK, &mut unseen[..count]);
        for place in self.cards[2..].iter_mut().filter(|place| **place != 0) {
            count -= 1;
            *place = unseen[count];
        }
    }

    fn imagine(&mut self, viewer: Viewer, chance: &mut Chance) {
        let own = match viewer {
            Viewer::Seat(seat) => [self.cards[seat.index()], self.given[seat.index()]],
            Viewer::Onlooker => [0; 2],
        };
        // The unseen cards are put in order first, so that what is imagined depends on chance and on nothing that is hidden.
        let mut unseen = [0; 7];
        let mut count = 0;
        for card in (1..=5).filter(|card| !own.contains(card)) {
            unseen[count] = card;
            count += 1;
        }
        chance.shuffle(DECK, &mut unseen[..count]);
        for place in self.cards.iter_mut().chain(&mut self.given).filter(|place| **place != 0 && !own.contains(place)) {
            count -= 1;
            *place = unseen[count];
        }
    }

    fn score(&self, seat: Seat) -> i32 {
        i32::from(self.cards[seat.index()])
    }
}

/// Three seats. The first takes the third of everything that is sure (0), or trusts the second with a half that it can take for
/// both (1), or trusts it with a whole that it would have to give up (2). Each seat looking after itself, 1 is best.
#[derive(Clone, PartialEq, Debug, Default, Serialize, Deserialize)]
pub struct Trust {
    pub picks: u8,
    pub first: u8,
    pub scores: [i32; 3],
}

impl Rules for Trust {
    const NAME: &'static str = "trust";

    fn seats(&self) -> u8 {
        3
    }

    fn awaited(&self) -> Seats {
        match self.picks {
            0 => Seats::one(Seat::new(0)),
            1 if self.first > 0 => Seats::one(Seat::new(1)),
            _ => Seats::NONE,
        }
    }

    fn legal(&self, _seat: Seat) -> std::ops::Range<u8> {
        if self.picks == 0 { 0..3 } else { 0..2 }
    }

    fn pick(&mut self, _seat: Seat, pick: u8, _chance: &mut Chance) {
        if self.picks == 0 {
            self.first = pick;
        } else {
            self.scores = match (self.first, pick) {
                (1, 0) => [0, 0, 1],
                (1, _) => [1, 1, 0],
                (_, 0) => [1, 0, 0],
                (_, _) => [0, 1, 1],
            };
        }
        self.picks += 1;
    }

    fn sight(&self, _viewer: Viewer) -> u64 {
        u64::from(self.picks) + 10 * u64::from(self.first)
    }

    fn score(&self, seat: Seat) -> i32 {
        self.scores[seat.index()]
    }
}

/// One seat against fate. It plays safe (0) and wins seven times in ten, or looks at a coin (1) and then says which side lies up.
#[derive(Clone, PartialEq, Debug, Default, Serialize, Deserialize)]
pub struct Coin {
    /// 0 before the first decision, 1 before the second, 2 at the end.
    pub stage: u8,
    pub side: u8,
    pub won: bool,
}

impl Rules for Coin {
    const NAME: &'static str = "coin";

    fn seats(&self) -> u8 {
        2
    }

    fn awaited(&self) -> Seats {
        if self.stage == 2 { Seats::NONE } else { Seats::one(Seat::new(0)) }
    }

    fn legal(&self, _seat: Seat) -> std::ops::Range<u8> {
        0..2
    }

    fn pick(&mut self, _seat: Seat, pick: u8, chance: &mut Chance) {
        match (self.stage, pick) {
            (0, 0) => (self.stage, self.won) = (2, chance.draw(DECK, 10) < 7),
            (0, _) => (self.stage, self.side) = (1, chance.draw(DECK, 2) as u8),
            (_, said) => (self.stage, self.won) = (2, said == self.side),
        }
    }

    fn sight(&self, _viewer: Viewer) -> u64 {
        u64::from(self.stage) + 10 * u64::from(self.side)
    }

    fn score(&self, seat: Seat) -> i32 {
        i32::from((seat.index() == 0) == self.won)
    }
}

/// All seats pick a card at the same time, each from its own suit of three (0 to 2, 3 to 5, 6 to 8); the highest in its suit wins.
#[derive(Clone, PartialEq, Debug, Default, Serialize, Deserialize)]
pub struct AtOnce {
    /// The place of each seat's card in its suit, from 1; 0 before.
    pub picked: [u8; 3],
}

impl Rules for AtOnce {
    const NAME: &'static str = "at-once";

    fn seats(&self) -> u8 {
        3
    }

    fn awaited(&self) -> Seats {
        Seats::first(3).into_iter().filter(|seat| self.picked[seat.index()] == 0).collect()
    }

    fn legal(&self, seat: Seat) -> std::ops::Range<u8> {
        let suit = 3 * seat.index() as u8;
        suit..suit + 3
    }

    fn pick(&mut self, seat: Seat, pick: u8, _chance: &mut Chance) {
        self.picked[seat.index()] = pick % 3 + 1;
    }

    fn sight(&self, viewer: Viewer) -> u64 {
        match viewer {
            Viewer::Seat(seat) => u64::from(self.picked[seat.index()]),
            Viewer::Onlooker => 0,
        }
    }

    fn imagine(&mut self, viewer: Viewer, chance: &mut Chance) {
        for (index, picked) in self.picked.iter_mut().enumerate() {
            if *picked != 0 && viewer != Viewer::Seat(Seat::new(index)) {
                *picked = 1 + chance.draw(DECK, 3) as u8;
            }
        }
    }

    fn score(&self, seat: Seat) -> i32 {
        i32::from(self.picked[seat.index()])
    }
}

/// Two seats walk round in circles and never come to an end.
#[derive(Clone, PartialEq, Debug, Default, Serialize, Deserialize)]
pub struct Circle {
    pub turn: u8,
}

impl Rules for Circle {
    const NAME: &'static str = "circle";

    fn seats(&self) -> u8 {
        2
    }

    fn awaited(&self) -> Seats {
        Seats::one(Seat::new(self.turn as usize))
    }

    fn legal(&self, _seat: Seat) -> std::ops::Range<u8> {
        0..2
    }

    fn pick(&mut self, _seat: Seat, _pick: u8, _chance: &mut Chance) {
        self.turn = 1 - self.turn;
    }

    fn sight(&self, _viewer: Viewer) -> u64 {
        u64::from(self.turn)
    }

    fn score(&self, _seat: Seat) -> i32 {
        0
    }
}
