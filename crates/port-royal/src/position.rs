//! The whole state as data: for rulings, tutorials and the digest.

use std::collections::BTreeMap;

use serde::{Deserialize, Serialize};
use table::{Chance, PerSeat, PositionError, Seat, Seats, Seed};

use crate::adventure::AdventurePosition;
use crate::adventure::position::{AdventureRig, HouseRig};
use crate::cards::{Card, FIVE_SEAT_EXPEDITION, Role};
use crate::contracts::{self, Contract, Contracts, MARKERS, Progress, STEPPED};
use crate::cooperative;
use crate::setup::Setup;
use crate::state::{CARDS, CardId, DECK, Phase, PortRoyal, Stack, prints, push};
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
    /// Who began; not written where it was seat 1.
    #[serde(default = "Seat::one", skip_serializing_if = "Seat::is_one")]
    pub first: Seat,
    /// Whose turn it is.
    pub active: Seat,
    /// Has the active seat revealed a card in this turn?
    pub revealed: bool,
    /// The ship just revealed, while the active seat decides.
    pub arriving: Option<Card>,
    /// How many gamblers have been used in this turn.
    pub gambles: u8,
    /// While a gambler's cards are turned over: how many are still to come, and one.
    pub gambling: u8,
    /// How many colours of ships lay in the harbour when contracts last looked.
    pub colours_seen: u8,
    /// Has the turn ended in a bust?
    pub busted: bool,
    /// The tax that is being dealt with.
    pub tax: Option<Card>,
    /// Whose turn to take it is.
    pub taker: Seat,
    /// How many more cards it may take.
    pub takes: u8,
    /// The contracts that lie out.
    pub contracts: Vec<Contract>,
    /// Those that can be completed at this moment only.
    pub due: Vec<Contract>,
    /// The seats that have still to say whether they do.
    pub asked: Seats,
    /// The time pile.
    pub time_pile: Vec<Card>,
    /// What has been laid aside of it.
    pub scoring_pile: Vec<Card>,
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
    /// What only the Adventure knows.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub adventure: Option<AdventurePosition>,
}

impl Position {
    /// Has some seat reached the goal?
    fn reached(&self, setup: &Setup) -> bool {
        if let Some(adventure) = &self.adventure {
            let cubes = |seat: Seat| adventure.seats.0.get(seat.index()).map_or(0, |own| own.cubes);
            let is_competitive = !setup.mode.is_cooperative();
            let qualifies = |(seat, own): (Seat, &SeatPosition)| {
                own.points >= setup.mode.goal() && cubes(seat) >= crate::adventure::CUBES_TO_END
            };
            return is_competitive && self.seats.iter().any(qualifies);
        }
        self.seats.iter().any(|(_, own)| reaches_goal(setup.mode, setup.ending, own.points, !own.expeditions.is_empty()))
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
    /// The ships under its shopkeepers.
    pub stowed: Vec<Card>,
    /// The repelled ships it keeps.
    pub kept: Vec<Card>,
    /// The contracts it has completed.
    pub contracts: Vec<Contract>,
    /// How many steps it has made towards others.
    pub steps: BTreeMap<Contract, u8>,
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
    /// The contracts that lie out; otherwise they are drawn.
    pub contracts: Option<Vec<Contract>>,
    /// The top of the time pile.
    pub time_pile: Vec<Card>,
    /// How many cards the time pile has; otherwise as the contracts say, less what lies aside.
    pub time_cards: Option<u8>,
    /// How many cards have been laid aside of it.
    pub set_aside: u8,
    /// Has the group chosen how much to lay aside, so that the first turn can begin? It has if anything shows that turns were played.
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
                stowed: oldest_first(area.stowed),
                kept: oldest_first(area.kept),
                contracts: area.progress.done.iter().collect(),
                steps: steps(area.progress),
                points: area.points,
                swords: area.swords,
            }
        };
        Position {
            phase: self.phase,
            round: self.round,
            last_round: self.last_round,
            first: self.first,
            active: self.active,
            revealed: self.revealed,
            arriving: self.arriving.map(|id| self.card(id)),
            gambles: self.gambles,
            gambling: self.gambling,
            colours_seen: self.colours_seen,
            busted: self.busted,
            tax: self.tax_card.map(|id| self.card(id)),
            taker: self.taker,
            takes: self.takes,
            contracts: self.contracts.iter().collect(),
            due: self.due.iter().collect(),
            asked: self.asked,
            time_pile: top_first(self.time_pile),
            scoring_pile: top_first(self.scoring_pile),
            harbour: oldest_first(self.harbour),
            expeditions: oldest_first(self.expeditions),
            seats: PerSeat::from_fn(self.seats, seat_position),
            discard: top_first(self.discard),
            draw_pile: top_first(self.draw_pile),
            shuffles: self.shuffles,
            chance: self.chance.clone(),
            adventure: self.adventure_position(),
        }
    }

    pub(crate) fn of_position(setup: &Setup, position: &Position) -> Result<Self, PositionError> {
        setup.check()?;
        let mut game = Self::bare(setup, position.first, position.chance.clone());
        let mut box_ = CardBox::new(setup, &game);
        let impossible = |what: &str| Err(PositionError(what.to_owned()));
        if position.seats.len() != setup.seats as usize {
            return Err(PositionError(format!("{} seats in the position, {} in the setup", position.seats.len(), setup.seats)));
        }
        if [position.first, position.active, position.taker].iter().any(|seat| seat.index() >= setup.seats as usize) {
            return impossible("the seat that began, the active or the taking one does not play");
        }
        for card in position.draw_pile.iter().rev() {
            let id = box_.coin_card(*card)?;
            push(&mut game.below, &mut game.draw_pile, id);
        }
        for card in position.discard.iter().rev() {
            let id = box_.coin_card(*card)?;
            game.push_discard(id);
        }
        if position.time_pile.len() + position.scoring_pile.len() > 0 && !setup.mode.has_time_pile() {
            return impossible("there is a time pile only when all play together");
        }
        for card in position.time_pile.iter().rev() {
            let id = box_.coin_card(*card)?;
            push(&mut game.below, &mut game.time_pile, id);
        }
        for card in position.scoring_pile.iter().rev() {
            let id = box_.coin_card(*card)?;
            push(&mut game.below, &mut game.scoring_pile, id);
        }
        game.contracts = position.contracts.iter().copied().collect();
        game.due = position.due.iter().copied().collect();
        check_contracts(setup, position)?;
        for card in &position.harbour {
            if let Card::Ship { colour, .. } = card
                && game.docked & 1 << *colour as u8 != 0
                && position.gambling == 0
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
            for ship in &own.stowed {
                let id = box_.coin_card(*ship)?;
                if !game.stow(seat, id) {
                    return Err(PositionError(format!("seat {seat} has no shopkeeper for `{ship}`")));
                }
            }
            for ship in &own.kept {
                if !ship.is_ship() {
                    return Err(PositionError(format!("`{ship}` is not a ship")));
                }
                let id = box_.coin_card(*ship)?;
                push(&mut game.below, &mut game.areas[seat.index()].kept, id);
            }
            let area = game.area_mut(seat);
            area.progress.done = own.contracts.iter().copied().collect();
            for (contract, steps) in &own.steps {
                area.progress.set_steps(*contract, *steps);
            }
            area.points += area.contract_points();
        }
        if position.adventure.is_some() != setup.mode.is_adventure() {
            return impossible("the adventure is played in its own modes, and only there");
        }
        if let Some(adventure) = &position.adventure {
            game.place_adventure(adventure, position.phase, &mut box_)?;
        }
        for (seat, own) in position.seats.iter() {
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
        if let Some(card) = position.tax {
            if !matches!(card, Card::Tax(_)) {
                return Err(PositionError(format!("`{card}` is not a tax")));
            }
            game.tax_card = Some(box_.coin_card(card)?);
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
        let asks = matches!(position.phase, Phase::Decide | Phase::Offer | Phase::Salvage);
        let tasks_due = position.adventure.as_ref().is_some_and(|adventure| !adventure.due.is_empty());
        if asks == position.asked.is_empty()
            || (position.phase == Phase::Decide) == (position.due.is_empty() && !tasks_due)
            || position.asked.into_iter().any(|seat| seat.index() >= setup.seats as usize)
        {
            return impossible("seats are asked in the phase `decide`, about contracts or tasks, or about an offer, and only then");
        }
        game.phase = position.phase;
        game.gambles = position.gambles;
        game.gambling = position.gambling;
        game.colours_seen = position.colours_seen;
        game.busted = position.busted;
        game.asked = position.asked;
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
                faces.push(rest.next().ok_or_else(|| PositionError("there are not so many cards for coins".to_owned()))?);
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
            gambling: 0,
            colours_seen: if contracts.is_empty() && adventure.is_none() {
                0
            } else {
                self.harbour.iter().filter(|card| card.is_ship()).count() as u8
            },
            busted: false,
            tax: None,
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

pub(crate) fn steps(progress: Progress) -> BTreeMap<Contract, u8> {
    let begun = STEPPED.into_iter().map(|contract| (contract, progress.steps(contract)));
    begun.filter(|(_, steps)| *steps > 0).collect()
}

/// Can contracts lie as the position says?
fn check_contracts(setup: &Setup, position: &Position) -> Result<(), PositionError> {
    let impossible = |what: String| Err(PositionError(what));
    let out: Contracts = position.contracts.iter().copied().collect();
    if out.is_empty() == setup.mode.has_contracts() {
        return impossible("contracts lie out in the modes with contracts, and only there".to_owned());
    }
    if let Some(contract) = out.iter().find(|contract| contract.is_cooperative_only() && !setup.mode.is_cooperative()) {
        return impossible(format!("`{contract}` is only for playing together"));
    }
    for (seat, own) in position.seats.iter() {
        let begun = own.steps.keys().filter(|contract| !own.contracts.contains(contract)).count();
        if own.contracts.len() + own.steps.len() > MARKERS as usize || begun != own.steps.len() {
            return impossible(format!("seat {seat} has only {MARKERS} markers, and one for each contract"));
        }
        if own.contracts.iter().chain(own.steps.keys()).any(|contract| !out.contains(*contract)) {
            return impossible(format!("seat {seat} has a marker on a contract that does not lie out"));
        }
        if own.steps.iter().any(|(contract, steps)| *steps == 0 || *steps >= contract.card().steps) {
            return impossible(format!("seat {seat} cannot have made so many steps"));
        }
    }
    Ok(())
}

/// The cards of the box that have not been laid out yet.
pub(crate) struct CardBox {
    left: Vec<(Card, CardId)>,
}

impl CardBox {
    fn new(setup: &Setup, game: &PortRoyal) -> Self {
        let cards = prints(setup, game.content()).map(|print| game.print(print));
        let left: Vec<_> = cards.enumerate().map(|(id, card)| (card, id as CardId)).collect();
        debug_assert!(left.len() <= CARDS);
        Self { left }
    }

    pub fn take(&mut self, card: Card) -> Result<CardId, PositionError> {
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
