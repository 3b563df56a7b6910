//! The whole state as data: for rulings, tutorials and the digest.

use serde::{Deserialize, Serialize};
use table::{Chance, PerSeat, PositionError, Seat, Seed};

use crate::cards::{BASE, Card, FIVE_SEAT_EXPEDITION, Role};
use crate::setup::Setup;
use crate::state::{CARDS, CardId, DECK, Phase, PortRoyal, Stack, push};
use crate::turn::reaches_goal;

/// The whole state. Lists run from the top of a pile, and from the oldest card in a row.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Position {
    /// Where in the turn the game is.
    pub phase: Phase,
    /// The round, from 1.
    pub round: u16,
    /// Is this the last round?
    pub last_round: bool,
    /// Whose turn it is.
    pub active: Seat,
    /// Has the active seat revealed a card in this turn?
    pub revealed: bool,
    /// The ship just revealed, while the active seat decides.
    pub arriving: Option<Card>,
    /// Whose turn to take it is.
    pub taker: Seat,
    /// How many more cards it may take.
    pub takes: u8,
    /// The harbour.
    pub harbour: Vec<Card>,
    /// The open expeditions.
    pub expeditions: Vec<Card>,
    /// What lies before each seat.
    pub seats: PerSeat<SeatPosition>,
    /// The discard pile.
    pub discard: Vec<Card>,
    /// The draw pile.
    pub draw_pile: Vec<Card>,
    /// How often cards have been shuffled into a new draw pile.
    pub shuffles: u8,
    /// The chance to come.
    pub chance: Chance,
}

impl Position {
    /// Has some seat reached the goal?
    fn reached(&self, setup: &Setup) -> bool {
        self.seats.iter().any(|(_, own)| reaches_goal(setup.ending, own.points, !own.expeditions.is_empty()))
    }
}

/// What lies before a seat.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct SeatPosition {
    /// All its money.
    pub coins: u16,
    /// The coins that are cards; the one paid next comes first.
    pub coin_cards: Vec<Coin>,
    /// The coins that are markers.
    pub markers: u16,
    /// Its people.
    pub people: Vec<Card>,
    /// The expeditions it has made.
    pub expeditions: Vec<Card>,
    /// Its points.
    pub points: u8,
    /// Its swords.
    pub swords: u8,
}

/// A card that lies as a coin.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Coin {
    /// Its face.
    pub card: Card,
    /// The draw pile it was dealt from: the number of shuffles before it.
    pub pile: u8,
}

/// A hand-written case: what it does not mention is as at the start of a game.
#[derive(Clone, Debug, Default, Deserialize)]
#[serde(default, deny_unknown_fields)]
pub struct Rig {
    /// Whose turn it is.
    pub active: Option<Seat>,
    /// The round.
    pub round: Option<u16>,
    /// Is it the last? It also is, without being said, when somebody has reached the goal.
    pub last_round: bool,
    /// The cards in the harbour, as if the active seat had revealed them in this turn.
    pub harbour: Vec<Card>,
    /// The open expeditions (besides the five-seat one).
    pub expeditions: Vec<Card>,
    /// The top of the draw pile.
    pub draw_pile: Vec<Card>,
    /// The discard pile, its top first.
    pub discard: Vec<Card>,
    /// What lies before some seats, by their number.
    pub seats: std::collections::BTreeMap<String, SeatRig>,
    /// Where the cards lie that nothing mentions.
    pub rest: Rest,
    /// Shuffles leave the cards as they lie: the discard pile is only turned over, and what was discarded first comes first.
    pub keep_order: bool,
    /// The seed of the shuffles, otherwise.
    pub seed: Option<Seed>,
}

/// What lies before one seat of a case.
#[derive(Clone, Debug, Default, Deserialize)]
#[serde(default, deny_unknown_fields)]
pub struct SeatRig {
    /// How much money, counted in cards; three if nothing is said.
    pub coins: Option<u8>,
    /// The faces of the coins that are paid first.
    pub coin_cards: Vec<Card>,
    /// Money in markers, on top of that.
    pub markers: u16,
    /// Its people.
    pub people: Vec<Card>,
    /// The expeditions it has made.
    pub expeditions: Vec<Card>,
}

/// Where the cards of a case lie that nothing mentions.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Rest {
    /// Shuffled, under the mentioned cards of the draw pile.
    #[default]
    DrawPile,
    /// In the discard pile, under the mentioned ones.
    Discard,
}

impl PortRoyal {
    pub(crate) fn to_position(&self) -> Position {
        let top_first = |stack: Stack| self.stack(stack).map(|id| self.card(id)).collect::<Vec<_>>();
        let oldest_first = |stack: Stack| {
            let mut cards = top_first(stack);
            cards.reverse();
            cards
        };
        let seat_position = |seat: Seat| {
            let area = self.area(seat);
            SeatPosition {
                coins: area.money(),
                coin_cards: self.stack(area.coins).map(|id| Coin { card: self.card(id), pile: self.dealt[id as usize] }).collect(),
                markers: area.markers,
                people: oldest_first(area.people),
                expeditions: oldest_first(area.expeditions),
                points: area.points,
                swords: area.swords,
            }
        };
        Position {
            phase: self.phase,
            round: self.round,
            last_round: self.last_round,
            active: self.active,
            revealed: self.revealed,
            arriving: self.arriving.map(|id| self.card(id)),
            taker: self.taker,
            takes: self.takes,
            harbour: oldest_first(self.harbour),
            expeditions: oldest_first(self.expeditions),
            seats: PerSeat::from_fn(self.seats, seat_position),
            discard: top_first(self.discard),
            draw_pile: top_first(self.draw_pile),
            shuffles: self.shuffles,
            chance: self.chance.clone(),
        }
    }

    pub(crate) fn of_position(setup: &Setup, position: &Position) -> Result<Self, PositionError> {
        setup.check()?;
        let mut game = Self::bare(setup, position.chance.clone());
        let mut box_ = CardBox::new(setup);
        let impossible = |what: &str| Err(PositionError(what.to_owned()));
        if position.seats.len() != setup.seats as usize {
            return Err(PositionError(format!("{} seats in the position, {} in the setup", position.seats.len(), setup.seats)));
        }
        if position.active.index() >= setup.seats as usize || position.taker.index() >= setup.seats as usize {
            return impossible("the active or taking seat does not play");
        }
        for card in position.draw_pile.iter().rev() {
            let id = box_.coin_card(*card)?;
            push(&mut game.below, &mut game.draw_pile, id);
        }
        for card in position.discard.iter().rev() {
            let id = box_.coin_card(*card)?;
            game.push_discard(id);
        }
        for card in &position.harbour {
            if let Card::Ship { colour, .. } = card
                && game.docked & 1 << *colour as u8 != 0
            {
                return Err(PositionError(format!("two {colour} ships lie in the harbour")));
            }
            if !card.is_ship() && !card.is_person() {
                return Err(PositionError(format!("`{card}` cannot lie in the harbour")));
            }
            let id = box_.coin_card(*card)?;
            game.push_harbour(id);
        }
        for card in &position.expeditions {
            if !matches!(card, Card::Expedition { .. }) {
                return Err(PositionError(format!("`{card}` is not an expedition")));
            }
            let id = box_.take(*card)?;
            game.push_expedition(id);
        }
        for (seat, own) in position.seats.iter() {
            for coin in own.coin_cards.iter().rev() {
                let id = box_.coin_card(coin.card)?;
                if coin.pile > position.shuffles {
                    return impossible("a coin comes from a draw pile that has not been yet");
                }
                push(&mut game.below, &mut game.areas[seat.index()].coins, id);
                game.dealt[id as usize] = coin.pile;
            }
            game.area_mut(seat).markers = own.markers;
            for card in &own.people {
                if !card.is_person() {
                    return Err(PositionError(format!("`{card}` is not a person")));
                }
                let id = box_.take(*card)?;
                game.enlist(seat, id);
            }
            for card in &own.expeditions {
                if !matches!(card, Card::Expedition { .. }) {
                    return Err(PositionError(format!("`{card}` is not an expedition")));
                }
                let id = box_.take(*card)?;
                game.award(seat, id);
            }
            let area = game.area(seat);
            if (area.money(), area.points, area.swords) != (own.coins, own.points, own.swords) {
                return Err(PositionError(format!("the coins, points or swords of seat {seat} do not fit its cards")));
            }
        }
        if let Some(card) = position.arriving {
            if !card.is_ship() {
                return Err(PositionError(format!("`{card}` is not a ship")));
            }
            game.arriving = Some(box_.coin_card(card)?);
        }
        box_.check_empty()?;
        if position.arriving.is_some() != (position.phase == Phase::Arrival) {
            return impossible("a ship arrives in the phase `arrival`, and only then");
        }
        if (position.phase == Phase::Take) != (position.takes > 0) || (position.phase == Phase::Take && position.harbour.is_empty())
        {
            return impossible("cards are taken in the phase `take`, from a harbour that is not empty, and only then");
        }
        if position.reached(setup) && !position.last_round {
            return impossible("somebody has reached the goal, so it must be the last round");
        }
        game.phase = position.phase;
        game.round = position.round;
        game.last_round = position.last_round;
        game.active = position.active;
        game.revealed = position.revealed;
        game.taker = position.taker;
        game.takes = position.takes;
        game.shuffles = position.shuffles;
        Ok(game)
    }
}

impl Rig {
    pub(crate) fn complete(&self, setup: &Setup) -> Result<Position, PositionError> {
        setup.check()?;
        let seed = self.seed.unwrap_or(Seed::from_number(0));
        let mut chance = Chance::seeded(seed);
        let mut box_ = CardBox::new(setup);
        let mut take_all = |cards: &[Card]| cards.iter().try_for_each(|card| box_.take(*card).map(|_| ()));
        let seat_rig = |seat: Seat| self.seats.get(&seat.to_string());
        for key in self.seats.keys() {
            if !key.parse::<Seat>().is_ok_and(|seat| seat.index() < setup.seats as usize) {
                return Err(PositionError(format!("`{key}` is not one of the {} seats", setup.seats)));
            }
        }
        take_all(&self.harbour)?;
        take_all(&self.expeditions)?;
        take_all(&self.draw_pile)?;
        take_all(&self.discard)?;
        for rig in self.seats.values() {
            take_all(&rig.coin_cards)?;
            take_all(&rig.people)?;
            take_all(&rig.expeditions)?;
        }
        let mut expeditions = self.expeditions.clone();
        if setup.seats == 5 && box_.take(FIVE_SEAT_EXPEDITION).is_ok() {
            expeditions.insert(0, FIVE_SEAT_EXPEDITION);
        }
        let mut rest = box_.rest();
        chance.shuffle(DECK, &mut rest);
        let mut rest = rest.into_iter();
        let mut seats = Vec::new();
        for index in 0..setup.seats as usize {
            let default = SeatRig::default();
            let rig = seat_rig(Seat::new(index)).unwrap_or(&default);
            let coins = rig.coins.unwrap_or(Self::starting_coins(rig)) as usize;
            let missing = coins
                .checked_sub(rig.coin_cards.len())
                .ok_or_else(|| PositionError(format!("seat {}: more coin cards than coins", index + 1)))?;
            let mut faces = rig.coin_cards.clone();
            for _ in 0..missing {
                faces.push(rest.next().ok_or_else(|| PositionError("there are not so many cards for coins".to_owned()))?);
            }
            seats.push(SeatPosition {
                coins: coins as u16 + rig.markers,
                coin_cards: faces.into_iter().map(|card| Coin { card, pile: 0 }).collect(),
                markers: rig.markers,
                people: rig.people.clone(),
                expeditions: rig.expeditions.clone(),
                points: rig.people.iter().chain(&rig.expeditions).map(|card| card.points()).sum(),
                swords: rig.people.iter().filter_map(|card| card.role()).map(Role::swords).sum(),
            });
        }
        let (mut draw_pile, mut discard) = (self.draw_pile.clone(), self.discard.clone());
        match self.rest {
            Rest::DrawPile => draw_pile.extend(rest),
            Rest::Discard => discard.extend(rest),
        }
        let active = self.active.unwrap_or(Seat::new(0));
        let mut position = Position {
            phase: Phase::Discover,
            round: self.round.unwrap_or(1),
            last_round: self.last_round,
            active,
            revealed: !self.harbour.is_empty(),
            arriving: None,
            taker: active,
            takes: 0,
            harbour: self.harbour.clone(),
            expeditions,
            seats: PerSeat(seats),
            discard,
            draw_pile,
            shuffles: 0,
            chance: if self.keep_order { chance.scripted(&[], true) } else { chance },
        };
        position.last_round |= position.reached(setup);
        Ok(position)
    }

    fn starting_coins(rig: &SeatRig) -> u8 {
        PortRoyal::STARTING_COINS.max(rig.coin_cards.len() as u8)
    }
}

/// The cards of the box that have not been laid out yet.
struct CardBox {
    left: Vec<(Card, CardId)>,
}

impl CardBox {
    fn new(setup: &Setup) -> Self {
        let copies = BASE.iter().flat_map(|(card, copies)| std::iter::repeat_n(*card, *copies as usize));
        let five = (setup.seats == 5).then_some(FIVE_SEAT_EXPEDITION);
        let left: Vec<_> = copies.chain(five).enumerate().map(|(id, card)| (card, id as CardId)).collect();
        debug_assert!(left.len() <= CARDS);
        Self { left }
    }

    fn take(&mut self, card: Card) -> Result<CardId, PositionError> {
        let found = self.left.iter().position(|(other, _)| *other == card);
        let index = found.ok_or_else(|| PositionError(format!("there is no `{card}` (left) in the box")))?;
        Ok(self.left.remove(index).1)
    }

    /// A card where only cards with a coin on their back can lie.
    fn coin_card(&mut self, card: Card) -> Result<CardId, PositionError> {
        if card == FIVE_SEAT_EXPEDITION {
            return Err(PositionError("the five-seat expedition has no coin on its back and lies in no pile".to_owned()));
        }
        self.take(card)
    }

    fn rest(self) -> Vec<Card> {
        self.left.into_iter().map(|(card, _)| card).collect()
    }

    fn check_empty(&self) -> Result<(), PositionError> {
        match self.left.as_slice() {
            [] => Ok(()),
            [(card, _), ..] => Err(PositionError(format!("{} cards lie nowhere, `{card}` among them", self.left.len()))),
        }
    }
}
