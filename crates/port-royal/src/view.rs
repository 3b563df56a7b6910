//! What a viewer may know. In Port Royal everybody may know the same: all but the order of the draw pile and the faces of coins. Only in
//! the Adventure has a seat sometimes looked at a card that others have not seen.
//!
//! Coins are cards nobody may look at, their owner included. But every discard is seen, so everybody can work out which faces lie
//! face down: one *pool* for each draw pile there was, the present one together with the coins dealt from it. Within a pool, nothing
//! is known.

use std::collections::BTreeMap;

use serde::{Deserialize, Serialize};
use table::{PerSeat, Seat, Seats, Viewer};

use crate::adventure::{AdventureSight, AdventureView};
use crate::cards::{Card, Colour, Role};
use crate::contracts::Contract;
use crate::prospects::Prospect;
use crate::setup::{Edition, Ending, Mode};
use crate::state::{CardId, MOST_PRINTS, Phase, PortRoyal, Stack};

/// A game as the viewer may see it, borrowed.
#[derive(Clone, Copy)]
pub struct Sight<'a> {
    game: &'a PortRoyal,
    viewer: Viewer,
}

impl<'a> Sight<'a> {
    pub(crate) const fn new(game: &'a PortRoyal, viewer: Viewer) -> Self {
        Self { game, viewer }
    }

    /// The Adventure, where it is played.
    pub fn adventure(self) -> Option<AdventureSight<'a>> {
        AdventureSight::new(self.game, self.viewer)
    }

    /// How many seats play.
    pub const fn seats(self) -> u8 {
        self.game.seats
    }

    /// Which game of the box is played.
    pub const fn mode(self) -> Mode {
        self.game.mode
    }

    /// The points that begin the last round.
    pub const fn goal(self) -> u8 {
        self.game.mode.goal()
    }

    /// Whose rulebook is followed.
    pub const fn edition(self) -> Edition {
        self.game.edition
    }

    /// What begins the last round.
    pub const fn ending(self) -> Ending {
        self.game.ending
    }

    /// Where in the turn the game is.
    pub const fn phase(self) -> Phase {
        self.game.phase
    }

    /// The round, from 1.
    pub const fn round(self) -> u16 {
        self.game.round
    }

    /// Is this the last round?
    pub const fn last_round(self) -> bool {
        self.game.last_round
    }

    /// Whose turn it is.
    pub const fn active(self) -> Seat {
        self.game.active
    }

    /// Who takes cards now, and how many more, while cards are taken.
    pub fn taking(self) -> Option<(Seat, u8)> {
        (self.game.phase == Phase::Take).then_some((self.game.taker, self.game.takes))
    }

    /// The ship just revealed, while the active seat decides whether to repel it.
    pub fn arriving(self) -> Option<Card> {
        self.game.arriving.map(|id| self.game.card(id))
    }

    fn cards(self, stack: Stack) -> impl Iterator<Item = Card> + Clone + 'a {
        self.game.stack(stack).map(|id| self.game.card(id))
    }

    /// The harbour, the newest card first.
    pub fn harbour(self) -> impl Iterator<Item = Card> + Clone + 'a {
        self.cards(self.game.harbour)
    }

    /// How many cards lie in the harbour.
    pub const fn harbour_len(self) -> u8 {
        self.game.harbour.len
    }

    /// Does a ship of this colour lie in the harbour?
    pub const fn docked(self, colour: Colour) -> bool {
        self.game.docked & 1 << colour as u8 != 0
    }

    /// How many ships lie in the harbour.
    pub const fn ships(self) -> u8 {
        self.game.docked.count_ones() as u8
    }

    /// The open expeditions, the newest first.
    pub fn expeditions(self) -> impl Iterator<Item = Card> + Clone + 'a {
        self.cards(self.game.expeditions)
    }

    /// How many cards the draw pile holds.
    pub const fn draw_pile(self) -> u8 {
        self.game.draw_pile.len
    }

    /// How many cards the discard pile holds.
    pub const fn discards(self) -> u8 {
        self.game.discard.len
    }

    /// The contracts on the table.
    pub fn contracts(self) -> impl Iterator<Item = Contract> + 'a {
        self.game.contracts.iter()
    }

    /// Has the seat completed the contract?
    pub fn has_completed(self, seat: Seat, contract: Contract) -> bool {
        self.game.area(seat).progress.done.contains(contract)
    }

    /// Has anybody completed the contract?
    pub fn is_completed(self, contract: Contract) -> bool {
        self.game.completed_by(contract) > 0
    }

    /// How many steps the seat has made towards the contract.
    pub fn steps(self, seat: Seat, contract: Contract) -> u8 {
        self.game.area(seat).progress.steps(contract)
    }

    /// How many markers the seat has left for contracts.
    pub fn markers(self, seat: Seat) -> u8 {
        self.game.area(seat).progress.markers()
    }

    /// The coins for the next seat that completes the contract.
    pub fn reward(self, contract: Contract) -> u8 {
        contract.card().rewards[self.game.completed_by(contract).min(4)]
    }

    /// How many cards the time pile holds.
    pub const fn time_left(self) -> u8 {
        self.game.time_pile.len
    }

    /// How many cards have been set aside of it.
    pub const fn set_aside(self) -> u8 {
        self.game.scoring_pile.len
    }

    /// How many gamblers the active seat has used in this turn.
    pub const fn gambles(self) -> u8 {
        self.game.gambles
    }

    /// The repelled ships the seat keeps for the pack of pirates.
    pub fn kept(self, seat: Seat) -> impl Iterator<Item = Card> + Clone + 'a {
        self.cards(self.game.area(seat).kept)
    }

    /// The ships under the seat's shopkeepers.
    pub fn stowed(self, seat: Seat) -> impl Iterator<Item = Card> + Clone + 'a {
        self.cards(self.game.area(seat).stowed)
    }

    /// The seat's people, the newest first.
    pub fn people(self, seat: Seat) -> impl Iterator<Item = Card> + Clone + 'a {
        self.cards(self.game.area(seat).people)
    }

    /// The expeditions the seat has made, the newest first.
    pub fn made(self, seat: Seat) -> impl Iterator<Item = Card> + Clone + 'a {
        self.cards(self.game.area(seat).expeditions)
    }

    /// How many people of the role the seat has.
    pub fn has(self, seat: Seat, role: Role) -> u8 {
        self.game.area(seat).has(role)
    }

    /// The seat's money.
    pub fn coins(self, seat: Seat) -> u16 {
        self.game.area(seat).money()
    }

    /// The seat's points.
    pub fn points(self, seat: Seat) -> u8 {
        self.game.area(seat).points
    }

    /// The seat's swords.
    pub fn swords(self, seat: Seat) -> u8 {
        self.game.area(seat).swords
    }

    /// What a person of this cost would cost the seat now, the fee to the active seat included.
    pub fn price(self, seat: Seat, cost: u8) -> u16 {
        self.game.price(seat, cost) + self.game.fee(seat)
    }

    /// The faces the next card may have, each with its weight: how many cards have it among the draw pile and the coins and the time
    /// pile dealt from it (or, if the pile is empty, what it would be made of). Counted by print, because nobody knows their
    /// order. (In the Adventure, cards shuffled in later weigh a little more, and who has looked knows better.)
    pub fn may_come(self) -> impl Iterator<Item = (Card, f32)> {
        let game = self.game;
        let mut weights = [0.0; MOST_PRINTS];
        if game.adventure.is_on() {
            game.weigh_next(self.viewer, &mut weights);
        } else {
            self.count_next(&mut weights);
        }
        (0..).zip(weights).filter(|(_, weight)| *weight > 0.0).map(move |(print, weight)| (game.print(print), weight))
    }

    fn count_next(self, counts: &mut [f32; MOST_PRINTS]) {
        let game = self.game;
        let mut count = |id: u8| counts[game.face[id as usize] as usize] += 1.0;
        let coins = || game.areas.iter().flat_map(|area| game.stack(area.coins));
        let from_time_pile = !game.revealed && game.time_pile.len > 0;
        if from_time_pile || game.draw_pile.len > 0 {
            let pile = if from_time_pile { 0 } else { game.shuffles };
            if pile == game.shuffles {
                game.stack(game.draw_pile).for_each(&mut count);
            }
            if pile == 0 {
                game.stack(game.time_pile).chain(game.stack(game.scoring_pile)).for_each(&mut count);
            }
            coins().filter(|id| game.dealt[*id as usize] == pile).for_each(count);
        } else if game.discard.len > 0 {
            game.stack(game.discard).for_each(count);
        } else {
            coins().for_each(count);
        }
    }

    /// The chance that revealing the next card would bust the active seat, given that it repels what it can.
    pub fn bust_chance(self) -> f32 {
        let (mut all, mut fatal) = (0.0, 0.0);
        for (card, weight) in self.may_come() {
            all += weight;
            if self.busting_colour(card).is_some() {
                fatal += weight;
            }
        }
        if all > 0.0 { fatal / all } else { 0.0 }
    }

    /// The colour by which this card, turned over next, would bust the active seat, given that it repels what it can.
    pub(crate) fn busting_colour(self, card: Card) -> Option<Colour> {
        match card {
            Card::Ship { colour, guard, .. } if self.docked(colour) && !self.game.can_repel(guard) => Some(colour),
            _ => None,
        }
    }
}

/// A game as everybody may see it.
#[allow(clippy::struct_excessive_bools, reason = "each tells something else about the game")]
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize, ts_rs::TS)]
#[serde(deny_unknown_fields)]
pub struct View {
    /// Which game of the box is played.
    pub mode: Mode,
    /// Do all play together, or alone against the table?
    pub together: bool,
    /// Do they play against a time pile?
    pub timed: bool,
    /// The points that begin the last round, where seats compete.
    pub goal: Option<u8>,
    /// Where in the turn the game is.
    pub phase: Phase,
    /// The round, from 1.
    pub round: u16,
    /// Is this the last round?
    pub last_round: bool,
    /// Who began: a round ends with its right-hand neighbour.
    pub first: Seat,
    /// Whose turn it is.
    pub active: Seat,
    /// Who takes cards now.
    pub taker: Option<Seat>,
    /// How many more cards it may take.
    pub takes: u8,
    /// The ship just revealed, while the active seat decides.
    pub arriving: Option<Card>,
    /// How many gamblers the active seat has used in this turn.
    pub gambles: u8,
    /// The contracts on the table.
    pub contracts: Vec<ContractView>,
    /// The contracts that can be completed at this moment only.
    pub due: Vec<Contract>,
    /// The seats that have still to say whether they do.
    pub asked: Seats,
    /// The tax that is being dealt with.
    pub tax: Option<Card>,
    /// The taxes among a gambler's cards that come after it, the next one first.
    pub taxes: Vec<Card>,
    /// How many cards the time pile holds.
    pub time_pile: u8,
    /// How many cards have been set aside of it.
    pub scoring_pile: u8,
    /// How many colours of ships lay in the harbour when contracts last looked.
    pub colours_seen: u8,
    /// Has the turn ended in a bust?
    pub busted: bool,
    /// The harbour, the newest card last.
    pub harbour: Vec<Card>,
    /// What taking each of these cards would bring the viewer now, or cost it (below 0), the fee to the active seat included. Nothing
    /// for an onlooker.
    pub worth: Vec<i16>,
    /// What each seat could still take in this turn, if the active seat discovered no more.
    pub prospects: PerSeat<Prospect>,
    /// The open expeditions, the newest last.
    pub expeditions: Vec<Card>,
    /// How many cards the draw pile holds.
    pub draw_pile: u8,
    /// What the discard pile holds; nobody may look at its order.
    pub discard: Vec<Copies>,
    /// The faces that lie face down, pool by pool; the last pool is the draw pile's.
    pub face_down: Vec<Pool>,
    /// The chance that the next card busts the active seat.
    pub bust_chance: f32,
    /// The same by the colour of the ship, where there is a chance.
    pub bust_chances: BTreeMap<Colour, f32>,
    /// What lies before each seat.
    pub seats: PerSeat<SeatView>,
    /// What only the Adventure knows.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[ts(optional)]
    pub adventure: Option<AdventureView>,
}

/// A print and how many cards have it.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, ts_rs::TS)]
pub struct Copies {
    /// The print.
    pub card: Card,
    /// How many.
    pub copies: u8,
}

/// Faces of which everybody knows that they lie face down, but not where.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, ts_rs::TS)]
pub struct Pool {
    /// The draw pile they were dealt from: the number of shuffles before it.
    pub pile: u8,
    /// The faces.
    pub cards: Vec<Copies>,
}

/// A contract on the table.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, ts_rs::TS)]
pub struct ContractView {
    /// Which.
    pub contract: Contract,
    /// Who has completed it.
    pub done: Seats,
    /// The coins for the next one.
    pub reward: u8,
    /// What its seal adds to the time pile.
    pub seal: i8,
    /// The letter on its seal.
    pub letter: char,
}

/// What lies before a seat.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, ts_rs::TS)]
pub struct SeatView {
    /// Its money.
    pub coins: u16,
    /// The coins that are cards, by the pile they were dealt from; the one paid next comes first.
    pub coin_cards: Vec<u8>,
    /// The coins that are markers.
    pub markers: u16,
    /// Its people, the newest last.
    pub people: Vec<Card>,
    /// The expeditions it has made.
    pub expeditions: Vec<Card>,
    /// The ships under its shopkeepers.
    pub stowed: Vec<Card>,
    /// The repelled ships it keeps.
    pub kept: Vec<Card>,
    /// How many steps it has made towards contracts it has not completed.
    pub steps: BTreeMap<Contract, u8>,
    /// How many markers it has left for contracts.
    pub contract_markers: u8,
    /// Its points.
    pub points: u8,
    /// Its swords.
    pub swords: u8,
}

impl View {
    pub(crate) fn of(sight: Sight<'_>) -> Self {
        let game = sight.game;
        let seat_view = |seat: Seat| {
            let area = game.area(seat);
            SeatView {
                coins: area.money(),
                coin_cards: game.stack(area.coins).map(|id| game.dealt[id as usize]).collect(),
                markers: area.markers,
                people: oldest_first(sight.people(seat)),
                expeditions: oldest_first(sight.made(seat)),
                stowed: oldest_first(sight.stowed(seat)),
                kept: oldest_first(sight.kept(seat)),
                steps: crate::position::steps(area.progress),
                contract_markers: area.progress.markers(),
                points: area.points,
                swords: area.swords,
            }
        };
        let mut piles = vec![[0u8; MOST_PRINTS]; game.shuffles as usize + 1];
        // Cards shuffled in make no pool of their own: coins dealt before share their faces with the pile.
        game.face_down(|pile, id| piles[game.epoch(pile) as usize][game.face[id as usize] as usize] += 1);
        let mut discarded = [0u8; MOST_PRINTS];
        for id in game.stack(game.discard) {
            discarded[game.face[id as usize] as usize] += 1;
        }
        let pools = piles.iter().enumerate().map(|(pile, counts)| Pool { pile: pile as u8, cards: copies(game, counts) });
        let harbour = oldest_first(sight.harbour());
        let worth = |seat: Seat| harbour.iter().filter_map(|card| game.worth(seat, *card)).collect();
        Self {
            mode: game.mode,
            together: game.mode.is_cooperative(),
            timed: game.mode.has_time_pile(),
            goal: (!game.mode.is_cooperative()).then(|| game.mode.goal()),
            phase: game.phase,
            round: game.round,
            last_round: game.last_round,
            first: game.first,
            active: game.active,
            taker: sight.taking().map(|(taker, _)| taker),
            takes: game.takes,
            arriving: sight.arriving(),
            gambles: game.gambles,
            contracts: sight.contracts().map(|contract| contract_view(sight, contract)).collect(),
            due: game.due.iter().collect(),
            asked: game.asked,
            tax: game.tax_card.map(|id| game.card(id)),
            taxes: sight.cards(game.taxes).collect(),
            time_pile: game.time_pile.len,
            scoring_pile: game.scoring_pile.len,
            colours_seen: game.colours_seen,
            busted: game.busted,
            worth: sight.viewer.seat().map(worth).unwrap_or_default(),
            harbour,
            prospects: PerSeat::from_fn(game.seats, |seat| game.prospect(seat)),
            expeditions: oldest_first(sight.expeditions()),
            draw_pile: game.draw_pile.len,
            discard: copies(game, &discarded),
            face_down: pools.filter(|pool| !pool.cards.is_empty()).collect(),
            bust_chance: sight.bust_chance(),
            bust_chances: sight.bust_chances(),
            seats: PerSeat::from_fn(game.seats, seat_view),
            adventure: AdventureView::of(game, sight.viewer),
        }
    }
}

impl PortRoyal {
    /// Every card that lies face down, with the number of the draw pile it was dealt from. Faces dealt from one and the same pile are
    /// a pool: everybody can work out which they are, and nobody where each of them lies.
    pub(crate) fn face_down(&self, mut found: impl FnMut(u8, CardId)) {
        for id in self.stack(self.draw_pile) {
            let looked_at = self.adventure.top_seen() && id == self.draw_pile.top;
            found(if looked_at { self.dealt[id as usize] } else { self.shuffles }, id);
        }
        if self.phase == Phase::Look {
            for id in self.stack(self.adventure.looked()) {
                found(self.dealt[id as usize], id);
            }
        }
        for id in self.areas.iter().flat_map(|area| self.stack(area.coins)) {
            found(self.dealt[id as usize], id);
        }
        for id in self.stack(self.time_pile).chain(self.stack(self.scoring_pile)) {
            found(0, id);
        }
    }
}

fn contract_view(sight: Sight<'_>, contract: Contract) -> ContractView {
    let seats = Seats::first(sight.seats()).into_iter();
    ContractView {
        contract,
        done: seats.filter(|seat| sight.has_completed(*seat, contract)).collect(),
        reward: sight.reward(contract),
        seal: contract.card().seal,
        letter: contract.card().letter,
    }
}

fn oldest_first(cards: impl Iterator<Item = Card>) -> Vec<Card> {
    let mut cards: Vec<Card> = cards.collect();
    cards.reverse();
    cards
}

fn copies(game: &PortRoyal, counts: &[u8; MOST_PRINTS]) -> Vec<Copies> {
    let seen = (0..).zip(counts).filter(|(_, copies)| **copies > 0);
    seen.map(|(print, copies)| Copies { card: game.print(print), copies: *copies }).collect()
}
