//! The whole state as data: for rulings, tutorials and the digest.

use std::collections::BTreeMap;

use serde::{Deserialize, Serialize};
use table::{Chance, PerSeat, PositionError, Seat, Seats};

use crate::cards::{Card, Set};
use crate::frames::{Frame, Frames, Question};
use crate::kingdom;
use crate::setup::Setup;
use crate::state::{Area, Counts, DeckCard, Dominion, Known, Looking, NO_SLOT, Phase, SEATS, Slot, Zone};

/// The whole state. A deck runs from the top; where order does not matter, cards stand in the order of their piles: the basic
/// cards from Copper to Curse, then the kingdom by cost and name.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
#[allow(clippy::struct_excessive_bools, reason = "each is a fact of its own about the turn")]
pub struct Position {
    /// The Kingdom cards.
    pub kingdom: Vec<Card>,
    /// Where in the turn the game is.
    pub phase: Phase,
    /// Whose turn it is.
    pub active: Seat,
    /// Is it an extra turn?
    pub extra_turn: bool,
    /// Actions left.
    pub actions: u8,
    /// Buys left.
    pub buys: u8,
    /// Coins to spend.
    pub coins: u16,
    /// Was an Outpost played in this turn?
    pub outpost: bool,
    /// Throne Rooms that stay in play with Duration cards.
    pub thrones_staying: u8,
    /// Was a Victory card bought in this turn?
    pub bought_victory: bool,
    /// Does the game end with this turn?
    pub last_turn: bool,
    /// Whom the present Attack does not touch.
    pub immune: Seats,
    /// Has the present Pirate Ship trashed anything?
    pub plundered: bool,
    /// The Supply: how many cards each pile holds.
    pub supply: BTreeMap<Card, u8>,
    /// Embargo tokens on piles that have any.
    pub embargo: BTreeMap<Card, u8>,
    /// The trash.
    pub trash: Vec<Card>,
    /// What is still to be done, the next thing last.
    pub doing: Vec<Frame>,
    /// Whose cards are looked at.
    pub looking_of: Seat,
    /// The cards being looked at, and who knows them.
    pub looking: Vec<Lying>,
    /// What the present Thief may keep.
    pub stolen: Vec<Card>,
    /// Whose cards are picked.
    pub picked_of: Seat,
    /// The cards picked to be discarded together.
    pub picked: ZonePosition,
    /// The one picked last.
    pub picked_last: Option<Card>,
    /// What belongs to each seat.
    pub seats: PerSeat<SeatPosition>,
    /// The chance to come.
    pub chance: Chance,
}

/// A card, and who knows it where it lies.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Lying {
    /// The card.
    pub card: Card,
    /// Who knows it.
    pub known: KnownTo,
}

/// Who knows a card in a deck.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, ts_rs::TS)]
#[serde(rename_all = "kebab-case")]
pub enum KnownTo {
    /// Nobody.
    Nobody,
    /// Its owner.
    Owner,
    /// Its owner; and everybody knows that it is from before the last shuffle.
    OwnerOld,
    /// Everybody.
    All,
}

/// Cards without order.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct ZonePosition {
    /// All cards.
    pub cards: Vec<Card>,
    /// Those everybody knows.
    pub seen: Vec<Card>,
    /// Those from before the owner's last shuffle.
    pub old: Vec<Card>,
}

/// What belongs to a seat.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct SeatPosition {
    /// The hand.
    pub hand: Vec<Card>,
    /// The deck, from the top.
    pub deck: Vec<Card>,
    /// The discard pile.
    pub discard: Vec<Card>,
    /// The card on top of it.
    pub discard_top: Option<Card>,
    /// The card drawn last.
    #[serde(default)]
    pub drawn_last: Option<Card>,
    /// Cards played in this turn.
    pub in_play: Vec<Card>,
    /// Duration cards of the last turn, and what was played with them.
    pub lasting: Vec<Card>,
    /// Duration cards still to be carried out, once for each time.
    pub due: Vec<Card>,
    /// The Island mat.
    pub island: Vec<Card>,
    /// The Native Village mat.
    pub mat: Vec<Card>,
    /// Cards set aside by Havens.
    pub aside: Vec<Card>,
    /// Pirate Ship tokens.
    pub coin_tokens: u8,
    /// Turns taken.
    pub turns: u16,
    /// What it gained in its own last turn.
    pub gained: Vec<Card>,
    /// How many cards it owns.
    pub cards: u16,
    /// Its points.
    pub points: i32,
    /// What is known of the cards above.
    pub knowledge: Knowledge,
}

/// What is known of a seat's cards.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize, ts_rs::TS)]
#[serde(default, deny_unknown_fields)]
pub struct Knowledge {
    /// Cards of the hand everybody knows.
    pub hand_seen: Vec<Card>,
    /// Unseen cards of the hand from before the last shuffle.
    pub hand_old: Vec<Card>,
    /// Likewise for the discard pile.
    pub discard_seen: Vec<Card>,
    /// Likewise.
    pub discard_old: Vec<Card>,
    /// Likewise for the Native Village mat.
    pub mat_seen: Vec<Card>,
    /// Likewise.
    pub mat_old: Vec<Card>,
    /// Likewise for cards set aside.
    pub aside_seen: Vec<Card>,
    /// Likewise.
    pub aside_old: Vec<Card>,
    /// Who knows the cards of the deck, from the top; nobody beyond the end of the list.
    pub deck: Vec<KnownTo>,
    /// The faces unseen at the last shuffle.
    pub old_faces: Vec<Card>,
    /// The faces seen going into it.
    pub shuffled_openly: Vec<Card>,
}

pub(crate) fn impossible<T>(what: impl Into<String>) -> Result<T, PositionError> {
    Err(PositionError(what.into()))
}

impl DeckCard {
    fn known_to(self) -> KnownTo {
        match (self.known(), self.known_to_owner()) {
            (Known::Seen, _) => KnownTo::All,
            (Known::Old, _) => KnownTo::OwnerOld,
            (Known::New, true) => KnownTo::Owner,
            (Known::New, false) => KnownTo::Nobody,
        }
    }

    const fn lying(slot: Slot, known: KnownTo) -> Self {
        match known {
            KnownTo::Nobody => Self::unknown(slot),
            KnownTo::Owner => Self::placed(slot, Known::New),
            KnownTo::OwnerOld => Self::placed(slot, Known::Old),
            KnownTo::All => Self::placed(slot, Known::Seen),
        }
    }
}

impl Dominion {
    pub(crate) fn to_position(&self) -> Position {
        let names = |counts: &Counts| self.names(counts);
        let name = |slot: Slot| (slot != NO_SLOT).then(|| self.card(slot));
        let map = |counts: &Counts, all: bool| {
            let piles = (0..self.piles).filter(|slot| all || counts.of(*slot) > 0);
            piles.map(|slot| (self.card(slot), counts.of(slot))).collect()
        };
        let seat_position = |seat: Seat| {
            let area = self.area(seat);
            let known: Vec<KnownTo> = area.deck.cards().iter().rev().map(|card| card.known_to()).collect();
            let told = known.iter().rposition(|known| *known != KnownTo::Nobody).map_or(0, |last| last + 1);
            SeatPosition {
                hand: names(&area.hand.all),
                deck: area.deck.cards().iter().rev().map(|card| self.card(card.slot())).collect(),
                discard: names(&area.discard.all),
                discard_top: name(area.discard_top),
                drawn_last: name(area.drawn_last),
                in_play: names(&area.in_play),
                lasting: names(&area.lasting),
                due: names(&area.due),
                island: names(&area.island),
                mat: names(&area.mat.all),
                aside: names(&area.aside.all),
                coin_tokens: area.coin_tokens,
                turns: area.turns,
                gained: (0..self.piles).filter(|slot| area.gained >> slot & 1 != 0).map(|slot| self.card(slot)).collect(),
                cards: area.owned_cards,
                points: self.points(seat),
                knowledge: Knowledge {
                    hand_seen: names(&area.hand.seen),
                    hand_old: names(&area.hand.old),
                    discard_seen: names(&area.discard.seen),
                    discard_old: names(&area.discard.old),
                    mat_seen: names(&area.mat.seen),
                    mat_old: names(&area.mat.old),
                    aside_seen: names(&area.aside.seen),
                    aside_old: names(&area.aside.old),
                    deck: known[..told].to_vec(),
                    old_faces: names(&area.old_faces),
                    shuffled_openly: names(&area.shuffled_openly),
                },
            }
        };
        let lying = |card: &DeckCard| Lying { card: self.card(card.slot()), known: card.known_to() };
        Position {
            kingdom: self.kingdom[Card::BASIC.len()..self.piles as usize].to_vec(),
            phase: self.phase,
            active: self.active,
            extra_turn: self.extra_turn,
            actions: self.actions,
            buys: self.buys,
            coins: self.coins,
            outpost: self.outpost,
            thrones_staying: self.thrones_staying,
            bought_victory: self.bought_victory,
            last_turn: self.last_turn,
            immune: self.all_seats().filter(|seat| self.immune >> seat.index() & 1 != 0).collect(),
            plundered: self.plundered,
            supply: map(&self.supply, true),
            embargo: map(&self.embargo, false),
            trash: names(&self.trash),
            doing: self.frames.iter().collect(),
            looking_of: self.looking.of,
            looking: self.looking.cards().iter().map(lying).collect(),
            stolen: names(&self.stolen),
            picked_of: self.picked_of,
            picked: ZonePosition { cards: names(&self.picked.all), seen: names(&self.picked.seen), old: names(&self.picked.old) },
            picked_last: name(self.picked_last),
            seats: PerSeat::from_fn(self.seats, seat_position),
            chance: self.chance.clone(),
        }
    }

    pub(crate) fn of_position(setup: &Setup, position: &Position) -> Result<Self, PositionError> {
        setup.check()?;
        let seats = setup.seats as usize;
        if position.seats.len() != seats {
            return impossible(format!("{} seats in the position, {seats} in the setup", position.seats.len()));
        }
        let all_play = [position.active, position.looking_of, position.picked_of].iter().all(|seat| seat.index() < seats);
        if !all_play || position.immune.into_iter().any(|seat| seat.index() >= seats) {
            return impossible("somebody is named who does not play");
        }
        let kingdom = &position.kingdom;
        let sorted = kingdom.windows(2).all(|two| (two[0].cost(), two[0].word()) < (two[1].cost(), two[1].word()));
        if kingdom.len() > kingdom::KINGDOM_CARDS || !sorted || kingdom.iter().any(|card| card.set() == Set::Basic) {
            return impossible("the kingdom is at most ten different Kingdom cards, by cost and name");
        }
        let mut game = Self::bare(setup, kingdom, position.active, position.chance.clone());
        let full = game.supply;
        game.supply = game.read_map(&position.supply)?;
        game.embargo = game.read_map(&position.embargo)?;
        game.trash = game.read(&position.trash)?;
        game.stolen = game.read(&position.stolen)?;
        game.picked = game.read_zone(&position.picked.cards, &position.picked.seen, &position.picked.old)?;
        game.picked_of = position.picked_of;
        game.picked_last = game.read_one(position.picked_last)?;
        game.looking.of = position.looking_of;
        if position.looking.len() > Looking::MOST {
            return impossible("so many cards are never looked at");
        }
        for lying in &position.looking {
            let slot = game.read_card(lying.card)?;
            game.looking.push(DeckCard::lying(slot, lying.known));
        }
        for (seat, own) in position.seats.iter() {
            game.areas[seat.index()] = game.read_area(own)?;
        }
        game.count_owned();
        game.check_box(&full, setup)?;
        for (seat, own) in position.seats.iter() {
            if (own.cards, own.points) != (game.area(seat).owned_cards, game.points(seat)) {
                return impossible(format!("the cards or points of seat {seat} do not fit what it owns"));
            }
        }
        game.phase = position.phase;
        game.extra_turn = position.extra_turn;
        game.actions = position.actions;
        game.buys = position.buys;
        game.coins = position.coins;
        game.outpost = position.outpost;
        game.thrones_staying = position.thrones_staying;
        game.bought_victory = position.bought_victory;
        game.last_turn = position.last_turn;
        game.immune = position.immune.into_iter().fold(0, |mask, seat| mask | 1 << seat.index());
        game.plundered = position.plundered;
        game.read_frames(&position.doing)?;
        Ok(game)
    }

    pub(crate) fn read_card(&self, card: Card) -> Result<Slot, PositionError> {
        self.slot(card).ok_or_else(|| PositionError(format!("`{card}` is not played with")))
    }

    fn read_one(&self, card: Option<Card>) -> Result<Slot, PositionError> {
        card.map_or(Ok(NO_SLOT), |card| self.read_card(card))
    }

    pub(crate) fn read(&self, cards: &[Card]) -> Result<Counts, PositionError> {
        let mut counts = Counts::NONE;
        for card in cards {
            let slot = self.read_card(*card)?;
            if counts.of(slot) >= 130 {
                return impossible(format!("there are not so many of `{card}`"));
            }
            counts.add(slot, 1);
        }
        Ok(counts)
    }

    pub(crate) fn read_map(&self, map: &BTreeMap<Card, u8>) -> Result<Counts, PositionError> {
        let mut counts = Counts::NONE;
        for (card, copies) in map {
            counts.add(self.read_card(*card)?, (*copies).min(130));
        }
        Ok(counts)
    }

    fn read_zone(&self, all: &[Card], seen: &[Card], old: &[Card]) -> Result<Zone, PositionError> {
        let zone = Zone { all: self.read(all)?, seen: self.read(seen)?, old: self.read(old)?, len: all.len() as u16 };
        let mut known = zone.seen;
        known.add_all(&zone.old);
        if !known.less(&zone.all).is_empty() {
            return impossible("cards are known that are not there");
        }
        Ok(zone)
    }

    pub(crate) fn read_area(&self, own: &SeatPosition) -> Result<Area, PositionError> {
        let known = &own.knowledge;
        let mut area = self.areas[SEATS - 1];
        area.hand = self.read_zone(&own.hand, &known.hand_seen, &known.hand_old)?;
        area.discard = self.read_zone(&own.discard, &known.discard_seen, &known.discard_old)?;
        area.mat = self.read_zone(&own.mat, &known.mat_seen, &known.mat_old)?;
        area.aside = self.read_zone(&own.aside, &known.aside_seen, &known.aside_old)?;
        area.discard_top = self.read_one(own.discard_top)?;
        area.drawn_last = self.read_one(own.drawn_last)?;
        let top_fits = match area.discard_top {
            NO_SLOT => own.discard.is_empty(),
            top => area.discard.seen.of(top) > 0,
        };
        if !top_fits {
            return impossible("the top of a discard pile is a card in it that everybody knows");
        }
        if own.deck.len() > 470 || known.deck.len() > own.deck.len() {
            return impossible("the deck is too large, or more of it is known than there is");
        }
        for (index, card) in own.deck.iter().enumerate().rev() {
            let slot = self.read_card(*card)?;
            area.deck.push(DeckCard::lying(slot, known.deck.get(index).copied().unwrap_or(KnownTo::Nobody)));
        }
        area.in_play = self.read(&own.in_play)?;
        area.lasting = self.read(&own.lasting)?;
        area.due = self.read(&own.due)?;
        area.island = self.read(&own.island)?;
        area.old_faces = self.read(&known.old_faces)?;
        area.shuffled_openly = self.read(&known.shuffled_openly)?;
        area.coin_tokens = own.coin_tokens;
        area.turns = own.turns;
        for card in &own.gained {
            area.gained |= 1 << self.read_card(*card)?;
        }
        Ok(area)
    }

    /// What everybody owns follows from where the cards lie.
    pub(crate) fn count_owned(&mut self) {
        for seat in self.all_seats() {
            let (picked, looking) = (self.picked, self.looking);
            let (picked_of, looking_of) = (self.picked_of, self.looking.of);
            let area = self.area_mut(seat);
            let mut owned = area.hand.all;
            for zone in [&area.discard, &area.mat, &area.aside] {
                owned.add_all(&zone.all);
            }
            for counts in [&area.in_play, &area.lasting, &area.island] {
                owned.add_all(counts);
            }
            for card in area.deck.cards() {
                owned.add(card.slot(), 1);
            }
            if picked_of == seat {
                owned.add_all(&picked.all);
            }
            if looking_of == seat {
                looking.cards().iter().for_each(|card| owned.add(card.slot(), 1));
            }
            area.owned = owned;
            area.owned_cards = owned.total();
        }
    }

    /// No more cards than the box holds.
    pub(crate) fn check_box(&self, full: &Counts, setup: &Setup) -> Result<(), PositionError> {
        for slot in 0..self.piles {
            let card = self.card(slot);
            let box_ = u16::from(full.of(slot)) + starting_copies(card) * u16::from(setup.seats);
            let owned: u16 = self.all_seats().map(|seat| u16::from(self.area(seat).owned.of(slot))).sum();
            let used = owned + u16::from(self.trash.of(slot)) + u16::from(self.supply.of(slot));
            if used > box_ {
                return impossible(format!("{used} of `{card}`, and only {box_} in the box"));
            }
        }
        if !self.stolen.less(&self.trash).is_empty() {
            return impossible("what is stolen lies in the trash");
        }
        Ok(())
    }

    fn read_frames(&mut self, frames: &[Frame]) -> Result<(), PositionError> {
        if !Frames::fits(frames.len()) {
            return impossible("too much is to be done at once");
        }
        if !frames.is_empty() && (self.phase == Phase::Over || !matches!(frames.last(), Some(Frame::Ask { .. }))) {
            return impossible("what is to be done ends with a question, in a game that is not over");
        }
        for (index, frame) in frames.iter().enumerate() {
            let seats_play = match frame {
                Frame::Reactions { seat, left } | Frame::Each { seat, left, .. } => {
                    seat.index() < self.seats as usize && *left <= self.seats
                }
                Frame::Ask { seat, question } => {
                    seat.index() < self.seats as usize && index + 1 == frames.len() && self.can_be_asked(*seat, *question)
                }
                Frame::Steps { card, .. } | Frame::Again { card, .. } => self.slot(*card).is_some(),
                Frame::DrawTo { .. } => true,
            };
            if !seats_play {
                return impossible(format!("this cannot be under way: {frame:?}"));
            }
            self.frames.push(*frame);
        }
        Ok(())
    }

    /// A question that has an answer, and whose answer can be carried out.
    fn can_be_asked(&self, seat: Seat, question: Question) -> bool {
        let looks = matches!(
            question,
            Question::KeepDrawn
                | Question::Spied
                | Question::Plunder { .. }
                | Question::LookoutTrash
                | Question::LookoutDiscard
                | Question::Navigate
                | Question::PutInOrder
        );
        let picks = matches!(question, Question::DiscardTo { .. } | Question::DiscardToDraw);
        let mut answers = Vec::new();
        self.answers(seat, question, &mut answers);
        let of_active =
            !matches!(question, Question::React | Question::DiscardTo { .. } | Question::PutVictory | Question::PutBackTo { .. });
        looks == (self.looking.len > 0)
            && (!picks || self.picked_of == seat)
            && (!of_active || seat == self.active)
            && !answers.is_empty()
    }
}

/// How many copies of a card every seat starts with.
pub(crate) const fn starting_copies(card: Card) -> u16 {
    match card {
        Card::Copper => 7,
        Card::Estate => 3,
        _ => 0,
    }
}
