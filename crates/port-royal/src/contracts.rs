//! Contracts: the cards, what they ask for, and how they are completed. Whoever completes one lays a marker on it; everybody has three
//! markers, and one that lies on a contract that takes several steps is bound to it.

use std::fmt;
use std::str::FromStr;

use serde::de::Error as _;
use serde::{Deserialize, Deserializer, Serialize, Serializer};
use table::{Illegal, Log, Played, Seat, Seats, Stream};

use crate::cards::{Card, Colour, Role};
use crate::event::Event;
use crate::setup::Mode;
use crate::state::{Area, CardId, Phase, PortRoyal, pop, push};

/// How many contracts everybody can complete.
pub const MARKERS: u8 = 3;

/// The points for the first, second and third contract a seat completes.
const POINTS: [u8; MARKERS as usize] = [0, 1, 2];

/// How many contracts are on the table when seats compete.
const COMPETITIVE: usize = 4;

/// What a ransom costs.
const RANSOM: u16 = 15;

/// The stream that shuffles the contracts.
const SHUFFLE: Stream = Stream::new(1);

/// A contract.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, ts_rs::TS)]
#[ts(type = "string")]
pub enum Contract {
    /// A priest and a jester.
    Comedian,
    /// A captain and a mademoiselle.
    LadyKiller,
    /// A captain and a vice admiral.
    MaritimeSupremacy,
    /// A settler and a gunner.
    NewColony,
    /// A settler and a clerk.
    TradeOutpost,
    /// Two traders.
    TraderPrince,
    /// Four people of a printed cost of at most three.
    CheapStaff,
    /// Three swords.
    Fighter,
    /// An expedition.
    Explorer,
    /// Three frigates taken for nothing.
    FrigateFoe,
    /// Two galleons taken for nothing.
    GalleonFoe,
    /// Taxes paid.
    TaxOfficer,
    /// A bust of one's own.
    Jinx,
    /// Three colours in the harbour in one's own turn, twice.
    LittleGamester,
    /// Four colours in the harbour in one's own turn.
    Gamester,
    /// A ship of each colour repelled.
    PackOfPirates,
    /// Twelve points; only when all play together.
    SmallEstate,
    /// Fifteen coins paid; only when all play together.
    Ransom,
}

/// What is printed on a contract.
pub struct ContractCard {
    word: &'static str,
    /// What the seal adds to the time pile.
    pub seal: i8,
    /// The letter on the seal.
    pub letter: char,
    /// The coins for the first, second … fifth who completes it.
    pub rewards: [u8; 5],
    /// How often it has to be done.
    pub steps: u8,
}

const fn card(word: &'static str, seal: i8, letter: char, rewards: [u8; 5], steps: u8) -> ContractCard {
    ContractCard { word, seal, letter, rewards, steps }
}

const CARDS: [ContractCard; Contract::COUNT] = [
    card("comedian", 0, 'I', [4, 3, 2, 1, 0], 1),
    card("lady-killer", 1, 'G', [3, 2, 1, 0, 0], 1),
    card("maritime-supremacy", 0, 'G', [4, 3, 2, 1, 0], 1),
    card("new-colony", 1, 'D', [3, 2, 1, 0, 0], 1),
    card("trade-outpost", 0, 'D', [4, 3, 2, 1, 0], 1),
    card("trader-prince", 0, 'B', [3, 2, 1, 0, 0], 1),
    card("cheap-staff", 1, 'B', [5, 4, 3, 2, 1], 1),
    card("fighter", 0, 'A', [3, 2, 1, 0, 0], 1),
    card("explorer", 1, 'E', [2, 1, 0, 0, 0], 1),
    card("frigate-foe", 0, 'C', [8, 6, 5, 4, 3], 3),
    card("galleon-foe", -1, 'H', [6, 5, 4, 3, 2], 2),
    card("tax-officer", 1, 'C', [7, 7, 7, 7, 7], 1),
    card("jinx", -1, 'F', [1, 1, 1, 1, 1], 1),
    card("little-gamester", 0, 'A', [2, 1, 0, 0, 0], 2),
    card("gamester", 0, 'A', [2, 1, 0, 0, 0], 1),
    card("pack-of-pirates", 0, 'A', [3, 2, 1, 0, 0], 1),
    // No public source gives the seals and rewards of these two: they are house values.
    card("small-estate", 2, 'J', [3, 2, 1, 0, 0], 1),
    card("ransom", 1, 'C', [5, 4, 3, 2, 1], 1),
];

impl Contract {
    /// How many contracts there are.
    pub const COUNT: usize = 18;

    /// How many of them, the first ones, are also played with when seats compete.
    const FOR_ALL_MODES: usize = 16;

    /// All contracts.
    pub const ALL: [Self; Self::COUNT] = [
        Self::Comedian,
        Self::LadyKiller,
        Self::MaritimeSupremacy,
        Self::NewColony,
        Self::TradeOutpost,
        Self::TraderPrince,
        Self::CheapStaff,
        Self::Fighter,
        Self::Explorer,
        Self::FrigateFoe,
        Self::GalleonFoe,
        Self::TaxOfficer,
        Self::Jinx,
        Self::LittleGamester,
        Self::Gamester,
        Self::PackOfPirates,
        Self::SmallEstate,
        Self::Ransom,
    ];

    /// What is printed on it.
    pub const fn card(self) -> &'static ContractCard {
        &CARDS[self as usize]
    }

    /// The contract in notation, and the last part of its message id.
    pub const fn word(self) -> &'static str {
        self.card().word
    }

    /// The contract's name in `locales/`; its explanation has `-help` behind it.
    pub fn name(self) -> table::Id {
        format!("port-royal-contract-{}", self.word()).into()
    }

    /// Is it only used when all play together?
    pub const fn is_cooperative_only(self) -> bool {
        self as usize >= Self::FOR_ALL_MODES
    }

    /// Must the seat decide at the moment it happens?
    pub const fn is_now_or_never(self) -> bool {
        matches!(self, Self::FrigateFoe | Self::GalleonFoe | Self::TaxOfficer | Self::Jinx | Self::LittleGamester | Self::Gamester)
    }

    /// Can only the active seat complete it?
    pub const fn is_for_active_seat(self) -> bool {
        matches!(self, Self::Jinx | Self::LittleGamester | Self::Gamester | Self::PackOfPirates)
    }

    /// The contract that asks for ships of this colour taken for nothing.
    pub const fn foe_of(colour: Colour) -> Option<Self> {
        match colour {
            Colour::Red => Some(Self::FrigateFoe),
            Colour::Black => Some(Self::GalleonFoe),
            _ => None,
        }
    }

    const fn bit(self) -> Contracts {
        Contracts(1 << self as u8)
    }
}

/// A set of contracts.
#[derive(Clone, Copy, PartialEq, Eq, Default, Debug)]
pub(crate) struct Contracts(u32);

impl Contracts {
    pub const NONE: Self = Self(0);

    pub const fn is_empty(self) -> bool {
        self.0 == 0
    }

    pub const fn contains(self, contract: Contract) -> bool {
        self.0 & contract.bit().0 != 0
    }

    pub const fn len(self) -> u8 {
        self.0.count_ones() as u8
    }

    pub fn insert(&mut self, contract: Contract) {
        self.0 |= contract.bit().0;
    }

    pub fn remove(&mut self, contract: Contract) {
        self.0 &= !contract.bit().0;
    }

    pub fn iter(self) -> impl Iterator<Item = Contract> {
        Contract::ALL.into_iter().filter(move |contract| self.contains(*contract))
    }
}

impl FromIterator<Contract> for Contracts {
    fn from_iter<I: IntoIterator<Item = Contract>>(contracts: I) -> Self {
        let mut set = Self::NONE;
        contracts.into_iter().for_each(|contract| set.insert(contract));
        set
    }
}

/// What a seat has done for contracts.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Progress {
    pub done: Contracts,
    /// Steps made towards the contracts that take several, as long as they are not done.
    steps: [u8; STEPPED.len()],
}

/// The contracts that take several steps.
pub(crate) const STEPPED: [Contract; 3] = [Contract::FrigateFoe, Contract::GalleonFoe, Contract::LittleGamester];

impl Progress {
    pub const NONE: Self = Self { done: Contracts::NONE, steps: [0; STEPPED.len()] };

    pub fn steps(self, contract: Contract) -> u8 {
        STEPPED.iter().position(|other| *other == contract).map_or(0, |index| self.steps[index])
    }

    pub fn set_steps(&mut self, contract: Contract, steps: u8) {
        if let Some(index) = STEPPED.iter().position(|other| *other == contract) {
            self.steps[index] = steps;
        }
    }

    /// How many markers lie on no contract.
    pub fn markers(self) -> u8 {
        let begun = self.steps.iter().filter(|steps| **steps > 0).count() as u8;
        MARKERS.saturating_sub(self.done.len() + begun)
    }
}

/// The points for this number of completed contracts.
pub(crate) fn points(done: usize) -> u8 {
    POINTS.iter().take(done).sum()
}

impl Area {
    /// The points for completed contracts.
    pub fn contract_points(&self) -> u8 {
        points(self.progress.done.len() as usize)
    }
}

/// The contracts of a game, drawn at its start.
pub(crate) fn draw(mode: Mode, seats: u8, chance: &mut table::Chance) -> Contracts {
    let mut all = Contract::ALL;
    let (deck, count) = match mode {
        Mode::Contracts => (&mut all[..Contract::FOR_ALL_MODES], COMPETITIVE),
        Mode::CooperativeContracts => (&mut all[..], crate::cooperative::contracts(seats)),
        _ => return Contracts::NONE,
    };
    chance.shuffle(SHUFFLE, deck);
    deck[..count].iter().copied().collect()
}

impl PortRoyal {
    /// How many seats have completed the contract.
    pub(crate) fn completed_by(&self, contract: Contract) -> usize {
        self.areas.iter().filter(|area| area.progress.done.contains(contract)).count()
    }

    /// Why the seat cannot lay a marker on the contract, whatever it asks for.
    fn check_marker(&self, seat: Seat, contract: Contract) -> Result<(), Illegal> {
        let progress = &self.area(seat).progress;
        if !self.contracts.contains(contract) {
            return Err(Illegal::because("port-royal-contract-not-out"));
        }
        if progress.done.contains(contract) {
            return Err(Illegal::because("port-royal-contract-done"));
        }
        if progress.markers() == 0 && progress.steps(contract) == 0 {
            return Err(Illegal::because("port-royal-no-marker-left"));
        }
        Ok(())
    }

    pub(crate) fn can_mark(&self, seat: Seat, contract: Contract) -> bool {
        !self.contracts.is_empty() && self.check_marker(seat, contract).is_ok()
    }

    /// Does the seat have what the contract asks for? (Those that are now or never have their own moments.)
    fn has_what_it_takes(&self, seat: Seat, contract: Contract) -> bool {
        let area = self.area(seat);
        // Only people with exactly that name: a jack replaces nobody here, and clerks are no traders.
        let all = |roles: &[Role]| roles.iter().all(|role| area.has(*role) > 0);
        let any_of = |role: fn(Colour) -> Role| Colour::ALL.iter().map(|colour| area.has(role(*colour))).sum::<u8>();
        match contract {
            Contract::Comedian => all(&[Role::Priest, Role::Jester]),
            Contract::LadyKiller => all(&[Role::Captain, Role::Mademoiselle]),
            Contract::MaritimeSupremacy => all(&[Role::Captain, Role::ViceAdmiral]),
            Contract::NewColony => all(&[Role::Settler, Role::Gunner]),
            Contract::TradeOutpost => area.has(Role::Settler) > 0 && any_of(Role::Clerk) > 0,
            Contract::TraderPrince => any_of(Role::Trader) >= 2,
            Contract::CheapStaff => {
                let is_cheap = |id: &CardId| matches!(self.card(*id), Card::Person { cost: 0..=3, .. });
                self.stack(area.people).filter(is_cheap).count() >= 4
            }
            Contract::Fighter => area.swords >= 3,
            Contract::Explorer => area.expeditions.len > 0,
            Contract::PackOfPirates => area.kept.len as usize == Colour::ALL.len(),
            Contract::SmallEstate => area.points >= 12,
            Contract::Ransom => area.money() >= RANSOM,
            Contract::FrigateFoe
            | Contract::GalleonFoe
            | Contract::TaxOfficer
            | Contract::Jinx
            | Contract::LittleGamester
            | Contract::Gamester => false,
        }
    }

    fn check_completion(&self, seat: Seat, contract: Contract) -> Result<(), Illegal> {
        self.check_marker(seat, contract)?;
        if self.phase == Phase::Decide {
            return if self.due.contains(contract) { Ok(()) } else { Err(Illegal::because("port-royal-decide-first")) };
        }
        if contract.is_now_or_never() {
            return Err(Illegal::because("port-royal-contract-now-or-never"));
        }
        if contract.is_for_active_seat() && seat != self.active {
            return Err(Illegal::because("port-royal-contract-active-only"));
        }
        if !self.has_what_it_takes(seat, contract) {
            return Err(Illegal::because("port-royal-contract-not-met"));
        }
        Ok(())
    }

    /// Every contract the seat could complete now.
    pub(crate) fn completable(&self, seat: Seat) -> impl Iterator<Item = Contract> {
        self.contracts.iter().filter(move |contract| self.check_completion(seat, *contract).is_ok())
    }

    pub(crate) fn can_complete(&self, seat: Seat) -> bool {
        !self.contracts.is_empty() && self.completable(seat).next().is_some()
    }

    /// Every contract the seat could complete but for one thing, with the reason.
    pub(crate) fn not_completable(&self, seat: Seat) -> impl Iterator<Item = (Contract, Illegal)> {
        self.contracts.iter().filter_map(move |contract| self.check_completion(seat, contract).err().map(|why| (contract, why)))
    }

    /// The seat completes a contract, or makes the next step towards it.
    pub(crate) fn complete(&mut self, seat: Seat, contract: Contract, log: &mut impl Log<Self>) -> Result<Played, Illegal> {
        self.check_completion(seat, contract)?;
        let mut turned = 0;
        if contract == Contract::Ransom {
            turned = self.pay(seat, RANSOM);
            log.tell_all(|| Event::RansomPaid { seat, coins: RANSOM, turned: self.top_of_discard(turned) });
        }
        let another_tax = self.taxes.len > 0;
        self.mark(seat, contract, log);
        match self.phase {
            Phase::Decide => self.decided(seat, contract, log),
            _ => self.window_used(seat, log),
        }
        // Paid coins turn face up, here or at the next tax among a gambler's cards: the seat may have learned something.
        Ok(if turned > 0 || another_tax { Played::Barrier } else { Played::Open })
    }

    /// Lays or moves the marker; on the last step the contract is completed.
    pub(crate) fn mark(&mut self, seat: Seat, contract: Contract, log: &mut impl Log<Self>) {
        let step = self.area(seat).progress.steps(contract) + 1;
        if step < contract.card().steps {
            self.area_mut(seat).progress.set_steps(contract, step);
            log.tell_all(|| Event::ContractAdvanced { seat, contract, step });
        } else {
            let coins = contract.card().rewards[self.completed_by(contract).min(4)];
            let area = self.area_mut(seat);
            area.progress.set_steps(contract, 0);
            area.progress.done.insert(contract);
            let points = POINTS[area.progress.done.len() as usize - 1];
            area.points += points;
            log.tell_all(|| Event::ContractCompleted { seat, contract, coins, points });
            if contract == Contract::PackOfPirates {
                self.discard_kept(seat);
            }
            self.gain(seat, coins, log);
            self.check_goal(seat, log);
            self.check_cooperative_win(log);
        }
        if self.area(seat).progress.markers() == 0 {
            // No marker is left for the pack of pirates.
            self.discard_kept(seat);
        }
    }

    fn discard_kept(&mut self, seat: Seat) {
        while let Some(card) = pop(&self.below, &mut self.areas[seat.index()].kept) {
            self.push_discard(card);
        }
    }

    /// Keeps a repelled ship for the pack of pirates, if that contract can still be completed and the colour is missing.
    pub(crate) fn keeps_repelled(&mut self, seat: Seat, ship: CardId) -> bool {
        let Card::Ship { colour, .. } = self.card(ship) else { return false };
        let same = |id: CardId| matches!(self.card(id), Card::Ship { colour: other, .. } if other == colour);
        if !self.can_mark(seat, Contract::PackOfPirates) || self.stack(self.area(seat).kept).any(same) {
            return false;
        }
        push(&mut self.below, &mut self.areas[seat.index()].kept, ship);
        true
    }

    // ---- Now or never ---------------------------------------------------------------------------------------------------------

    /// Something has happened that contracts ask for: those of the seats that can use it are asked, from the active one on. False if
    /// there is nobody to ask.
    pub(crate) fn ask(&mut self, seats: Seats, contracts: Contracts) -> bool {
        if self.contracts.is_empty() {
            return false;
        }
        self.due = contracts;
        self.asked = seats.into_iter().filter(|seat| contracts.iter().any(|contract| self.can_mark(*seat, contract))).collect();
        if self.asked.is_empty() {
            self.due = Contracts::NONE;
            return false;
        }
        self.phase = Phase::Decide;
        true
    }

    /// The seat has used the moment for this contract; there may be another one, or another seat.
    fn decided(&mut self, seat: Seat, contract: Contract, log: &mut impl Log<Self>) {
        let asks_others = !self.asked.without(seat).is_empty();
        if !asks_others {
            self.due.remove(contract);
        }
        if asks_others || !self.due.iter().any(|other| self.can_mark(seat, other)) {
            self.answered(seat, log);
        }
    }

    /// Ships of more colours than before lie in the harbour: the gamesters' moment.
    pub(crate) fn check_colours(&mut self) {
        if self.contracts.is_empty() {
            return;
        }
        let (before, now) = (self.colours_seen, self.docked.count_ones() as u8);
        self.colours_seen = now;
        let reaches = |colours: u8| before < colours && now >= colours;
        let due = [(Contract::LittleGamester, 3), (Contract::Gamester, 4)].into_iter();
        let due: Contracts = due.filter_map(|(contract, colours)| reaches(colours).then_some(contract)).collect();
        if !due.is_empty() {
            self.ask(Seats::one(self.active), due);
        }
    }
}

impl fmt::Display for Contract {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.word())
    }
}

/// A text that is no contract's notation.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct NotAContract(String);

impl fmt::Display for NotAContract {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "`{}` is not a contract: write for example `comedian` or `frigate-foe`", self.0)
    }
}

impl std::error::Error for NotAContract {}

impl FromStr for Contract {
    type Err = NotAContract;

    fn from_str(text: &str) -> Result<Self, NotAContract> {
        let found = Self::ALL.into_iter().find(|contract| contract.word() == text);
        found.ok_or_else(|| NotAContract(text.chars().take(60).collect()))
    }
}

impl Serialize for Contract {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_str(self)
    }
}

impl<'de> Deserialize<'de> for Contract {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        String::deserialize(deserializer)?.parse().map_err(D::Error::custom)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_contract_reads_back_as_it_is_written() {
        for contract in Contract::ALL {
            assert_eq!(contract.to_string().parse(), Ok(contract));
        }
        assert!("contract".parse::<Contract>().is_err());
    }

    #[test]
    fn two_contracts_are_for_playing_together_only() {
        assert_eq!(Contract::ALL.into_iter().filter(|contract| contract.is_cooperative_only()).count(), 2);
    }

    #[test]
    fn rewards_never_rise_with_the_order() {
        for contract in Contract::ALL {
            assert!(contract.card().rewards.is_sorted_by(|first, second| first >= second), "{contract}");
        }
    }
}
