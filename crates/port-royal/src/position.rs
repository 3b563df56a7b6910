//! The whole state as data: for rulings, tutorials and the digest.

use std::collections::BTreeMap;

use serde::{Deserialize, Serialize};
use table::{Chance, PerSeat, PositionError, Seat, Seats};

use crate::adventure::AdventurePosition;
use crate::cards::{Card, FIVE_SEAT_EXPEDITION};
use crate::contracts::{Contract, Contracts, MARKERS, Progress, STEPPED};
use crate::setup::Setup;
use crate::state::{CARDS, CardId, Phase, PortRoyal, Stack, prints, push};
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
    /// How many colours of ships lay in the harbour when contracts last looked.
    pub colours_seen: u8,
    /// Has the turn ended in a bust?
    pub busted: bool,
    /// The tax that is being dealt with.
    pub tax: Option<Card>,
    /// The taxes among a gambler's cards that come after it, the next one first.
    pub taxes: Vec<Card>,
    /// Whose turn to take it is.
    pub taker: Seat,
    /// How many more cards it may take.
    pub takes: u8,
    /// The contracts on the table.
    pub contracts: Vec<Contract>,
    /// Those that can be completed at this moment only.
    pub due: Vec<Contract>,
    /// The seats that have still to say whether they do.
    pub asked: Seats,
    /// The time pile.
    pub time_pile: Vec<Card>,
    /// What has been set aside of it.
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
    pub(crate) fn reached(&self, setup: &Setup) -> bool {
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
            colours_seen: self.colours_seen,
            busted: self.busted,
            tax: self.tax_card.map(|id| self.card(id)),
            taxes: top_first(self.taxes),
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
        // Among a gambler's cards two ships may clash, until the taxes among them are settled.
        let settles_gamble = position.gambles > 0 && (position.tax.is_some() || position.phase == Phase::SetAside);
        for card in &position.harbour {
            if let Card::Ship { colour, .. } = card
                && game.docked & 1 << *colour as u8 != 0
                && !settles_gamble
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
        if !position.taxes.is_empty() && !settles_gamble {
            return impossible("taxes wait only among a gambler's cards");
        }
        for card in position.taxes.iter().rev() {
            if !matches!(card, Card::Tax(_)) {
                return Err(PositionError(format!("`{card}` is not a tax")));
            }
            let id = box_.coin_card(*card)?;
            push(&mut game.below, &mut game.taxes, id);
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
            return impossible(format!("seat {seat} cannot have made this number of steps"));
        }
    }
    Ok(())
}

/// The cards of the box that have not been laid out yet.
pub(crate) struct CardBox {
    left: Vec<(Card, CardId)>,
}

impl CardBox {
    pub fn new(setup: &Setup, game: &PortRoyal) -> Self {
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

    pub fn rest(self) -> Vec<Card> {
        self.left.into_iter().map(|(card, _)| card).collect()
    }

    fn check_empty(&self) -> Result<(), PositionError> {
        match self.left.as_slice() {
            [] => Ok(()),
            [(card, _), ..] => Err(PositionError(format!("{} cards lie nowhere, `{card}` among them", self.left.len()))),
        }
    }
}
