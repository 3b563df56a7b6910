//! What a seat has, as far as the group's goals ask for it: small enough to copy and to ask "what if".

use port_royal::{Card, Colour, Contract, Role, Sight};
use table::Seat;

/// The people that goals name or expeditions ask for.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(super) enum Kind {
    Settler,
    Captain,
    Priest,
    Jack,
    Jester,
    Mademoiselle,
    ViceAdmiral,
    Gunner,
    Clerk,
    Trader,
}

impl Kind {
    pub const COUNT: usize = 10;

    /// Those who travel, in the order in which expeditions name them.
    pub const TRAVELLERS: [Self; 3] = [Self::Settler, Self::Captain, Self::Priest];

    pub const fn of(role: Role) -> Option<Self> {
        Some(match role {
            Role::Settler => Self::Settler,
            Role::Captain => Self::Captain,
            Role::Priest => Self::Priest,
            Role::Jack => Self::Jack,
            Role::Jester => Self::Jester,
            Role::Mademoiselle => Self::Mademoiselle,
            Role::ViceAdmiral => Self::ViceAdmiral,
            Role::Gunner => Self::Gunner,
            Role::Clerk(_) => Self::Clerk,
            Role::Trader(_) => Self::Trader,
            _ => return None,
        })
    }
}

/// The cost up to which somebody is cheap.
pub(super) const CHEAP: u8 = 3;

/// What one seat has.
#[derive(Clone, Copy)]
pub(super) struct Holding {
    pub people: [u8; Kind::COUNT],
    pub governors: u8,
    pub swords: u8,
    /// How many people are cheap.
    pub cheap: u8,
    pub points: u8,
    pub coins: f32,
    /// Expeditions made.
    pub made: u8,
    /// The colours of the repelled ships it keeps, one bit each.
    pub kept: u8,
    /// What its people bring, in coins a turn.
    pub income: f32,
    /// The contracts it has completed, one bit each.
    pub done: u32,
    /// Markers that lie on no contract.
    pub markers: u8,
    /// Steps towards contracts that take several.
    frigates: u8,
    galleons: u8,
    colours: u8,
}

impl Holding {
    pub fn of(sight: Sight<'_>, seat: Seat) -> Self {
        let mut holding = Self {
            people: [0; Kind::COUNT],
            governors: 0,
            swords: 0,
            cheap: 0,
            points: 0,
            coins: f32::from(sight.coins(seat)),
            made: sight.made(seat).count() as u8,
            kept: 0,
            income: 0.0,
            done: 0,
            markers: sight.markers(seat),
            frigates: sight.steps(seat, Contract::FrigateFoe),
            galleons: sight.steps(seat, Contract::GalleonFoe),
            colours: sight.steps(seat, Contract::LittleGamester),
        };
        for card in sight.people(seat) {
            holding.hire(card);
        }
        holding.points = sight.points(seat);
        for card in sight.kept(seat) {
            if let Card::Ship { colour, .. } = card {
                holding.keep(colour);
            }
        }
        for contract in sight.contracts().filter(|contract| sight.has_completed(seat, *contract)) {
            holding.done |= 1 << contract as u32;
        }
        holding
    }

    pub fn has(&self, kind: Kind) -> u8 {
        self.people[kind as usize]
    }

    /// Somebody joins; what it costs is not paid here.
    pub fn hire(&mut self, card: Card) {
        let Card::Person { role, cost, points } = card else { return };
        if let Some(kind) = Kind::of(role) {
            self.people[kind as usize] += 1;
        }
        self.governors += u8::from(role == Role::Governor);
        self.swords += role.swords();
        self.cheap += u8::from(cost <= CHEAP);
        self.points += points;
        self.income += income(role);
    }

    /// Somebody leaves for an expedition.
    pub fn dismiss(&mut self, card: Card) {
        let Card::Person { role, cost, points } = card else { return };
        if let Some(kind) = Kind::of(role) {
            self.people[kind as usize] -= 1;
        }
        self.cheap -= u8::from(cost <= CHEAP);
        self.points -= points;
    }

    /// A repelled ship is kept.
    pub fn keep(&mut self, colour: Colour) {
        self.kept |= 1 << colour as u8;
    }

    pub fn keeps(&self, colour: Colour) -> bool {
        self.kept & 1 << colour as u8 != 0
    }

    pub fn has_completed(&self, contract: Contract) -> bool {
        self.done & 1 << contract as u32 != 0
    }

    /// The steps made towards a contract that takes several.
    pub const fn steps(&self, contract: Contract) -> u8 {
        match contract {
            Contract::FrigateFoe => self.frigates,
            Contract::GalleonFoe => self.galleons,
            Contract::LittleGamester => self.colours,
            _ => 0,
        }
    }

    /// Lays or moves the marker of a contract; the last step completes it and brings the reward.
    pub fn mark(&mut self, contract: Contract, reward: u8) {
        let steps = self.steps(contract);
        if steps == 0 {
            self.markers -= 1;
        }
        let last = steps + 1 == contract.card().steps;
        match contract {
            Contract::FrigateFoe => self.frigates = if last { 0 } else { steps + 1 },
            Contract::GalleonFoe => self.galleons = if last { 0 } else { steps + 1 },
            Contract::LittleGamester => self.colours = if last { 0 } else { steps + 1 },
            _ => {}
        }
        if last {
            let before = contract_points(self.done);
            self.done |= 1 << contract as u32;
            self.points += contract_points(self.done) - before;
            self.coins += f32::from(reward);
        }
    }
}

/// The points for this set of completed contracts.
pub(super) const fn contract_points(done: u32) -> u8 {
    [0, 0, 1, 3][if done.count_ones() < 3 { done.count_ones() as usize } else { 3 }]
}

/// What somebody brings a turn, in coins.
const fn income(role: Role) -> f32 {
    match role {
        Role::Gunner => 0.6,
        Role::Admiral | Role::Governor => 0.5,
        Role::ViceAdmiral => 0.4,
        Role::Mademoiselle => 0.3,
        Role::Jester => 0.2,
        Role::Clerk(_) => 0.15,
        Role::Trader(_) => 0.12,
        _ => 0.0,
    }
}
