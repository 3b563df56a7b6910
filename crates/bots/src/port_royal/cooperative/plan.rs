//! Who does what: the goals of the group, contracts or tasks, shared out among the seats so that little work is left.

use port_royal::{Contract, Sight};

use super::holding::{Holding, Kind, contract_points};
use super::tasks::Chapter;
use super::work::{Market, Wants, rare};

/// The most seats of a group.
pub(super) const SEATS: usize = 5;

/// A set of goals, one bit each: a contract's is its own place, a task's the place where it lies.
pub(super) type Set = u32;

/// The most goals there can be.
pub(super) const GOALS: usize = Contract::COUNT;

pub(super) const fn bit(contract: Contract) -> Set {
    1 << contract as u32
}

pub(super) fn each(set: Set) -> impl Iterator<Item = usize> {
    (0..GOALS).filter(move |goal| set & 1 << goal != 0)
}

/// What the group has to do.
#[derive(Clone, Copy)]
#[expect(clippy::large_enum_variant, reason = "there is one for each decision, and a box would be allocated every time")]
pub(super) enum Goals<'a> {
    /// Complete every contract.
    Contracts,
    /// Solve every task of a chapter, place enough cubes and gather enough points.
    Chapter(Chapter<'a>),
}

impl<'a> Goals<'a> {
    pub fn of(sight: Sight<'a>) -> Self {
        Chapter::of(sight).map_or(Self::Contracts, Self::Chapter)
    }

    pub const fn chapter(&self) -> Option<&Chapter<'a>> {
        match self {
            Self::Contracts => None,
            Self::Chapter(chapter) => Some(chapter),
        }
    }

    /// What nobody has done yet.
    pub fn open(&self, sight: Sight<'_>) -> Set {
        match self {
            Self::Contracts => sight.contracts().filter(|contract| !sight.is_completed(*contract)).map(bit).sum(),
            Self::Chapter(chapter) => chapter.open(),
        }
    }

    /// The work left for a seat that has to do all this.
    pub fn work(&self, market: &Market<'_>, holding: &Holding, set: Set) -> f32 {
        match self {
            Self::Contracts if set == 0 => 0.0,
            Self::Contracts => market.work(holding, &wants(market, holding, set)),
            Self::Chapter(chapter) => market.work(holding, &chapter.wants(market, holding, set, 0.0)),
        }
    }
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

/// What these contracts ask of the seat.
fn wants(market: &Market<'_>, holding: &Holding, set: Set) -> Wants {
    let mut wants = Wants::default();
    for (contract, one, other) in PAIRS {
        if set & bit(contract) != 0 {
            wants.somebody(one);
            wants.somebody(other);
        }
    }
    let (turns, weights) = (market.own_turns, market.weights);
    for contract in each(set).map(|goal| Contract::ALL[goal]) {
        let steps = contract.card().steps - holding.steps(contract);
        match contract {
            Contract::TraderPrince => wants.traders = 2,
            Contract::CheapStaff => wants.cheap = 4,
            Contract::Fighter => wants.swords = 3,
            Contract::Explorer => wants.expedition = holding.made == 0,
            Contract::FrigateFoe => wants.frigates = steps,
            Contract::GalleonFoe => wants.galleons = steps,
            Contract::TaxOfficer => wants.tax = true,
            Contract::Jinx => wants.luck += rare(weights.bust * turns, 1.0),
            Contract::LittleGamester => wants.luck += rare(weights.three_colours * turns, f32::from(steps)),
            Contract::Gamester => wants.luck += rare(weights.four_colours * turns, 1.0),
            Contract::PackOfPirates => {
                // Three swords repel two ships of three.
                wants.swords = 3;
                let strength = 0.45 + 0.3 * f32::from(holding.swords.min(6));
                wants.luck += rare(weights.repelled * strength * turns, (5 - holding.kept.count_ones()) as f32);
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
pub(super) struct WorkPlan {
    /// What falls to each seat.
    pub sets: [Set; SEATS],
    /// The work left for each of them.
    pub work: [f32; SEATS],
    /// All the work left.
    pub total: f32,
}

/// A goal that nobody has a marker or a cube for, as work.
const HOPELESS: f32 = 10.0;

impl WorkPlan {
    pub fn of(goals: &Goals<'_>, market: &Market<'_>, holdings: &[Holding], open: Set) -> Self {
        let mut plan = Self { sets: [0; SEATS], work: [0.0; SEATS], total: 0.0 };
        for (seat, holding) in holdings.iter().enumerate() {
            plan.work[seat] = goals.work(market, holding, 0);
            plan.total += plan.work[seat];
        }
        let mut more = [[f32::INFINITY; GOALS]; SEATS];
        for (seat, holding) in holdings.iter().enumerate() {
            plan.look_ahead(goals, market, holding, seat, open, &mut more[seat]);
        }
        let mut left = open;
        while left != 0 {
            let Some((goal, seat)) = most_urgent(left, &more[..holdings.len()]) else {
                plan.total += HOPELESS * left.count_ones() as f32;
                break;
            };
            plan.assign(goal, seat, more[seat][goal]);
            left &= !(1 << goal);
            plan.look_ahead(goals, market, &holdings[seat], seat, left, &mut more[seat]);
        }
        if let Goals::Chapter(chapter) = goals {
            plan.place_further_cubes(goals, market, holdings, chapter);
        }
        plan
    }

    /// The cubes beyond one for each task go where the least work is; what is too much may be easier with a later task.
    fn place_further_cubes(&mut self, goals: &Goals<'_>, market: &Market<'_>, holdings: &[Holding], chapter: &Chapter<'_>) {
        const LATER: f32 = 1.0;
        let mut more = [[f32::INFINITY; GOALS]; SEATS];
        for (seat, holding) in holdings.iter().enumerate() {
            self.look_ahead(goals, market, holding, seat, chapter.all() & !self.sets[seat], &mut more[seat]);
        }
        for _ in 0..chapter.further_cubes {
            let mut least = (f32::INFINITY, 0, 0);
            for (seat, more) in more.iter().enumerate().take(holdings.len()) {
                for goal in each(chapter.all() & !self.sets[seat]) {
                    if more[goal] < least.0 {
                        least = (more[goal], goal, seat);
                    }
                }
            }
            let (work, goal, seat) = least;
            if work > LATER {
                self.total += LATER;
                continue;
            }
            self.assign(goal, seat, work);
            self.look_ahead(goals, market, &holdings[seat], seat, chapter.all() & !self.sets[seat], &mut more[seat]);
        }
    }

    fn assign(&mut self, goal: usize, seat: usize, work: f32) {
        self.sets[seat] |= 1 << goal;
        self.work[seat] += work;
        self.total += work;
    }

    /// How much more work each of these goals would be for the seat.
    fn look_ahead(
        &self,
        goals: &Goals<'_>,
        market: &Market<'_>,
        holding: &Holding,
        seat: usize,
        left: Set,
        more: &mut [f32; GOALS],
    ) {
        for goal in each(left) {
            more[goal] = if self.has_marker(goals, holding, seat, goal) {
                goals.work(market, holding, self.sets[seat] | 1 << goal) - self.work[seat]
            } else {
                f32::INFINITY
            };
        }
    }

    /// Could the seat take on this goal too?
    pub fn has_marker(&self, goals: &Goals<'_>, holding: &Holding, seat: usize, goal: usize) -> bool {
        let begun = |goal: usize| match goals {
            Goals::Contracts => holding.steps(Contract::ALL[goal]) > 0,
            Goals::Chapter(_) => holding.begun & 1 << goal != 0,
        };
        let promised = || each(self.sets[seat]).filter(|other| !begun(*other)).count();
        holding.done & 1 << goal == 0 && (begun(goal) || promised() < usize::from(holding.markers))
    }

    /// The seat to which the goal falls.
    pub fn owner(&self, goal: usize) -> Option<usize> {
        self.sets.iter().position(|set| set & 1 << goal != 0)
    }
}

/// The goal for which it matters most who does it, and the seat with the least work.
fn most_urgent(left: Set, more: &[[f32; GOALS]]) -> Option<(usize, usize)> {
    let mut choice: Option<(f32, usize, usize)> = None;
    for goal in each(left) {
        let (mut least, mut second, mut who) = (f32::INFINITY, f32::INFINITY, None);
        for (seat, more) in more.iter().enumerate() {
            let work = more[goal];
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
            choice = Some((regret, goal, seat));
        }
    }
    choice.map(|(_, goal, seat)| (goal, seat))
}
