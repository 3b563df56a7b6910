//! Hand-written cases: what they mention, completed to a whole position.

use std::collections::BTreeMap;

use serde::Deserialize;
use table::{Chance, PerSeat, PositionError, Seat, Seats, Seed};

use crate::adventure::{AdventureRig, HouseRig};
use crate::cards::{Card, FIVE_SEAT_EXPEDITION, Role};
use crate::contracts::{self, Contract, Contracts};
use crate::cooperative;
use crate::position::{CardBox, Coin, Position, SeatPosition};
use crate::setup::Setup;
use crate::state::{DECK, Phase, PortRoyal};

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
    /// The contracts on the table; otherwise they are drawn.
    pub contracts: Option<Vec<Contract>>,
    /// The top of the time pile.
    pub time_pile: Vec<Card>,
    /// How many cards the time pile has; otherwise as the contracts say, less what is set aside.
    pub time_cards: Option<u8>,
    /// How many cards have been set aside of it.
    pub set_aside: u8,
    /// Has the group chosen how much to set aside, so that the first turn can begin? It has if anything shows that turns were played.
    pub prepared: bool,
    /// The open expeditions (besides the five-seat one).
    pub expeditions: Vec<Card>,
    /// The top of the draw pile.
    pub draw_pile: Vec<Card>,
    /// The discard pile, its top first.
    pub discard: Vec<Card>,
    /// What lies before some seats, by their number.
    pub seats: BTreeMap<String, SeatRig>,
    /// Where the cards lie that nothing mentions.
    pub rest: Rest,
    /// Shuffles leave the cards as they lie: the discard pile is only turned over, and what was discarded first comes first.
    pub keep_order: bool,
    /// The seed of the shuffles, otherwise.
    pub seed: Option<Seed>,
    /// What only the Adventure knows.
    pub adventure: AdventureRig,
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
    /// The ships under its shopkeepers.
    pub stowed: Vec<Card>,
    /// The repelled ships it keeps for the pack of pirates.
    pub kept: Vec<Card>,
    /// The contracts it has completed, in that order.
    pub contracts: Vec<Contract>,
    /// How many steps it has made towards others.
    pub steps: BTreeMap<Contract, u8>,
    /// What the Adventure adds.
    pub house: HouseRig,
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

impl Rig {
    pub(crate) fn complete(&self, setup: &Setup) -> Result<Position, PositionError> {
        setup.check()?;
        let seed = self.seed.unwrap_or(Seed::from_number(0));
        let mut chance = Chance::seeded(seed);
        let start = PortRoyal::start(setup, seed);
        let adventure = match setup.adventure()? {
            Some(content) => Some(self.complete_adventure(setup, &content, &start)?),
            None => None,
        };
        let mut box_ = CardBox::new(setup, &start);
        let mut take_all = |cards: &[Card]| cards.iter().try_for_each(|card| box_.take(*card).map(|_| ()));
        let seat_rig = |seat: Seat| self.seats.get(&seat.to_string());
        for key in self.seats.keys() {
            if !key.parse::<Seat>().is_ok_and(|seat| seat.index() < setup.seats as usize) {
                return Err(PositionError(format!("`{key}` is not one of the {} seats", setup.seats)));
            }
        }
        take_all(&self.harbour)?;
        take_all(&self.time_pile)?;
        take_all(&self.expeditions)?;
        take_all(&self.draw_pile)?;
        take_all(&self.discard)?;
        for rig in self.seats.values() {
            take_all(&rig.coin_cards)?;
            take_all(&rig.people)?;
            take_all(&rig.expeditions)?;
            take_all(&rig.stowed)?;
            take_all(&rig.kept)?;
        }
        let mut expeditions = self.expeditions.clone();
        if let Some(adventure) = &adventure {
            take_all(&adventure.laid_out)?;
            take_all(&adventure.position.aside)?;
            adventure.position.seats.0.iter().try_for_each(|own| take_all(&own.goods))?;
            expeditions.extend(&adventure.laid_out);
        }
        if setup.has_five_seat_expedition() && box_.take(FIVE_SEAT_EXPEDITION).is_ok() {
            expeditions.insert(0, FIVE_SEAT_EXPEDITION);
        }
        let mut rest = box_.rest();
        chance.shuffle(DECK, &mut rest);
        let mut rest = rest.into_iter();
        let mut seats = Vec::new();
        for index in 0..setup.seats as usize {
            let default = SeatRig::default();
            let rig = seat_rig(Seat::new(index)).unwrap_or(&default);
            let starting = adventure.as_ref().map_or(PortRoyal::STARTING_COINS, |adventure| adventure.coins[index]);
            let coins = rig.coins.unwrap_or(starting.max(rig.coin_cards.len() as u8)) as usize;
            let house = adventure.as_ref().map(|adventure| &adventure.position.seats.0[index]);
            let missing = coins
                .checked_sub(rig.coin_cards.len())
                .ok_or_else(|| PositionError(format!("seat {}: more coin cards than coins", index + 1)))?;
            let mut faces = rig.coin_cards.clone();
            for _ in 0..missing {
                faces.push(rest.next().ok_or_else(|| PositionError("there are not enough cards for coins".to_owned()))?);
            }
            seats.push(SeatPosition {
                coins: coins as u16 + rig.markers,
                coin_cards: faces.into_iter().map(|card| Coin { card, pile: 0 }).collect(),
                markers: rig.markers,
                people: rig.people.clone(),
                expeditions: rig.expeditions.clone(),
                stowed: rig.stowed.clone(),
                kept: rig.kept.clone(),
                points: rig.people.iter().chain(&rig.expeditions).map(|card| card.points()).sum::<u8>()
                    + rig.stowed.len() as u8
                    + house.map_or(0, |house| start.crown_points(house.crowns))
                    + contracts::points(rig.contracts.len()),
                contracts: rig.contracts.iter().copied().collect::<Contracts>().iter().collect(),
                steps: rig.steps.clone(),
                swords: rig.people.iter().filter_map(|card| card.role()).map(Role::swords).sum::<u8>()
                    + house.map_or(0, |house| start.swords_behind_door(house.personality, house.cubes)),
            });
        }
        let contracts = match &self.contracts {
            Some(contracts) => contracts.iter().copied().collect(),
            None => contracts::draw(setup.mode, setup.seats, &mut chance),
        };
        let time_cards = if setup.mode.has_time_pile() {
            self.time_cards.unwrap_or(cooperative::time_cards(contracts).saturating_sub(self.set_aside)) as usize
        } else {
            self.time_pile.len()
        };
        let mut time_pile = self.time_pile.clone();
        time_pile.extend(rest.by_ref().take(time_cards.saturating_sub(self.time_pile.len())));
        let scoring_pile = rest.by_ref().take(self.set_aside as usize).collect();
        let prepared = self.is_under_way() || !self.seats.is_empty();
        let (mut draw_pile, mut discard) = (self.draw_pile.clone(), self.discard.clone());
        match self.rest {
            Rest::DrawPile => draw_pile.extend(rest),
            Rest::Discard => discard.extend(rest),
        }
        let active = self.active.unwrap_or(start.first);
        let mut position = Position {
            phase: match &adventure {
                Some(adventure) if adventure.is_start => Phase::Choose,
                Some(_) if self.adventure.before_event => Phase::Event,
                None if setup.mode.has_time_pile() && !prepared => Phase::Prepare,
                _ => Phase::Discover,
            },
            round: self.round.unwrap_or(1),
            last_round: self.last_round,
            first: start.first,
            active,
            revealed: !self.harbour.is_empty(),
            arriving: None,
            gambles: 0,
            colours_seen: if contracts.is_empty() && adventure.is_none() {
                0
            } else {
                self.harbour.iter().filter(|card| card.is_ship()).count() as u8
            },
            busted: false,
            tax: None,
            taxes: Vec::new(),
            taker: active,
            takes: 0,
            contracts: contracts.iter().collect(),
            due: Vec::new(),
            asked: Seats::NONE,
            time_pile,
            scoring_pile,
            harbour: self.harbour.clone(),
            expeditions,
            seats: PerSeat(seats),
            discard,
            draw_pile,
            shuffles: 0,
            chance: if self.keep_order { chance.scripted(&[], true) } else { chance },
            adventure: adventure.map(|adventure| adventure.position),
        };
        position.last_round |= position.reached(setup);
        Ok(position)
    }

    /// Does the case show that turns have been played?
    pub(crate) fn is_under_way(&self) -> bool {
        self.prepared
            || self.active.is_some()
            || self.time_cards.is_some()
            || !self.harbour.is_empty()
            || !self.time_pile.is_empty()
    }
}
