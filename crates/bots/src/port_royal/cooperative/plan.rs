//! Who does what: the open contracts shared out among the seats so that little work is left.

use port_royal::{Contract, Sight};

use super::holding::{Holding, Kind, contract_points};
use super::work::{Market, Wants, rare};

/// The most seats of a group.
pub(super) const SEATS: usize = 5;

/// A set of contracts, one bit each.
pub(super) type Set = u32;

pub(super) const fn bit(contract: Contract) -> Set {
    1 << contract as u32
}

pub(super) fn each(set: Set) -> impl Iterator<Item = Contract> {
    Contract::ALL.into_iter().filter(move |contract| set & bit(*contract) != 0)
}

/// The contracts nobody has completed.
pub(super) fn open(sight: Sight<'_>) -> Set {
    sight.contracts().filter(|contract| !sight.is_completed(*contract)).map(bit).sum()
}

/// The contracts that ask for one person each of two kinds.
pub(super) const PAIRS: [(Contract, Kind, Kind); 5] = [
    (Contract::Comedian, Kind::Priest, Kind::Jester),
    (Contract::LadyKiller, Kind::Captain, Kind::Mademoiselle),
    (Contract::MaritimeSupremacy, Kind::Captain, Kind::ViceAdmiral),
    (Contract::NewColony, Kind::Settler, Kind::Gunner),
    (Contract::TradeOutpost, Kind::Settler, Kind::Clerk),
];

/// The points a small estate asks for, and the coins a ransom costs.
const ESTATE: u8 = 12;
const RANSOM: f32 = 15.0;

/// The work left for a seat that has to complete these contracts.
pub(super) fn work(market: &Market, holding: &Holding, set: Set) -> f32 {
    if set == 0 {
        return 0.0;
    }
    market.work(holding, &wants(market, holding, set))
}

/// What these contracts ask of the seat.
fn wants(market: &Market, holding: &Holding, set: Set) -> Wants {
    /// How often a seat's own turn brings three colours, four colours, a bust that was hoped for, and ships to repel.
    const THREE_COLOURS: f32 = 0.6;
    const FOUR_COLOURS: f32 = 0.35;
    const BUST: f32 = 0.5;
    const REPELLED: f32 = 0.7;

    let mut wants = Wants::default();
    for (contract, one, other) in PAIRS {
        if set & bit(contract) != 0 {
            wants.somebody(one);
            wants.somebody(other);
        }
    }
    let turns = market.own_turns;
    for contract in each(set) {
        let steps = contract.card().steps - holding.steps(contract);
        match contract {
            Contract::TraderPrince => wants.traders = 2,
            Contract::CheapStaff => wants.cheap = 4,
            Contract::Fighter => wants.swords = 3,
            Contract::Explorer => wants.expedition = holding.made == 0,
            Contract::FrigateFoe => wants.frigates = steps,
            Contract::GalleonFoe => wants.galleons = steps,
            Contract::TaxOfficer => wants.tax = true,
            Contract::Jinx => wants.luck += rare(BUST * turns, 1.0),
            Contract::LittleGamester => wants.luck += rare(THREE_COLOURS * turns, f32::from(steps)),
            Contract::Gamester => wants.luck += rare(FOUR_COLOURS * turns, 1.0),
            Contract::PackOfPirates => {
                // Three swords repel two ships of three.
                wants.swords = 3;
                let strength = 0.45 + 0.3 * f32::from(holding.swords.min(6));
                wants.luck += rare(REPELLED * strength * turns, (5 - holding.kept.count_ones()) as f32);
            }
            Contract::SmallEstate => {
                let before = holding.done | set & !bit(Contract::SmallEstate);
                wants.points = f32::from(ESTATE - (contract_points(before) - contract_points(holding.done)));
            }
            Contract::Ransom => wants.coins = RANSOM,
            Contract::Comedian
            | Contract::LadyKiller
            | Contract::MaritimeSupremacy
            | Contract::NewColony
            | Contract::TradeOutpost => {}
        }
    }
    wants
}

/// Who does what.
#[derive(Clone, Copy)]
pub(super) struct Plan {
    /// What falls to each seat.
    pub sets: [Set; SEATS],
    /// The work left for each of them.
    pub work: [f32; SEATS],
    /// All the work left.
    pub total: f32,
}

/// A contract that nobody has a marker for, as work.
const HOPELESS: f32 = 10.0;

impl Plan {
    pub fn of(market: &Market, holdings: &[Holding], open: Set) -> Self {
        let mut plan = Self { sets: [0; SEATS], work: [0.0; SEATS], total: 0.0 };
        let mut more = [[f32::INFINITY; Contract::COUNT]; SEATS];
        for seat in 0..holdings.len() {
            plan.look_ahead(market, holdings, seat, open, &mut more[seat]);
        }
        let mut left = open;
        while left != 0 {
            let Some(next) = most_urgent(left, &more[..holdings.len()]) else {
                plan.total += HOPELESS * left.count_ones() as f32;
                break;
            };
            let (contract, seat) = next;
            let work = more[seat][contract as usize];
            plan.sets[seat] |= bit(contract);
            plan.work[seat] += work;
            plan.total += work;
            left &= !bit(contract);
            plan.look_ahead(market, holdings, seat, left, &mut more[seat]);
        }
        plan
    }

    /// How much more work each of these contracts would be for the seat.
    fn look_ahead(&self, market: &Market, holdings: &[Holding], seat: usize, left: Set, more: &mut [f32; Contract::COUNT]) {
        let holding = &holdings[seat];
        for contract in each(left) {
            more[contract as usize] = if self.has_marker(holding, seat, contract) {
                work(market, holding, self.sets[seat] | bit(contract)) - self.work[seat]
            } else {
                f32::INFINITY
            };
        }
    }

    /// Could the seat take on this contract too?
    pub fn has_marker(&self, holding: &Holding, seat: usize, contract: Contract) -> bool {
        if holding.steps(contract) > 0 {
            return true;
        }
        let promised = each(self.sets[seat]).filter(|other| holding.steps(*other) == 0).count();
        promised < usize::from(holding.markers) && !holding.has_completed(contract)
    }

    /// The seat to which the contract falls.
    pub fn owner(&self, contract: Contract) -> Option<usize> {
        self.sets.iter().position(|set| set & bit(contract) != 0)
    }
}

/// The contract for which it matters most who does it, and the seat with the least work.
fn most_urgent(left: Set, more: &[[f32; Contract::COUNT]]) -> Option<(Contract, usize)> {
    let mut choice: Option<(f32, Contract, usize)> = None;
    for contract in each(left) {
        let (mut least, mut second, mut who) = (f32::INFINITY, f32::INFINITY, None);
        for (seat, more) in more.iter().enumerate() {
            let work = more[contract as usize];
            if work < least {
                (second, least, who) = (least, work, Some(seat));
            } else if work < second {
                second = work;
            }
        }
        let regret = second.min(least + HOPELESS) - least;
        if let Some(seat) = who
            && choice.is_none_or(|other| regret > other.0)
        {
            choice = Some((regret, contract, seat));
        }
    }
    choice.map(|(_, contract, seat)| (contract, seat))
}
