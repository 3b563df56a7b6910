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
        Some(match role.counts_as() {
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
    /// How many people it has in all, and how many of them are cheap.
    pub crew: u8,
    pub cheap: u8,
    /// The roles its people have, one bit each.
    pub roles: u64,
    pub points: u8,
    pub coins: f32,
    /// Expeditions made.
    pub made: u8,
    /// The colours of the repelled ships it keeps, one bit each.
    pub kept: u8,
    /// What its people bring, in coins a turn.
    pub income: f32,
    /// The contracts it has completed or the tasks it has solved, one bit each.
    pub done: u32,
    /// Markers that lie on no contract, or cubes that can still be placed.
    pub markers: u8,
    /// Crowns, and ships kept for their goods, by what they carry.
    pub crowns: u8,
    pub goods: [u8; 4],
    /// The tasks of which it has done the first half, one bit each.
    pub begun: u32,
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
            crew: 0,
            cheap: 0,
            roles: 0,
            points: 0,
            coins: f32::from(sight.coins(seat)),
            made: sight.made(seat).count() as u8,
            kept: 0,
            income: 0.0,
            done: 0,
            markers: sight.markers(seat),
            crowns: 0,
            goods: [0; 4],
            begun: 0,
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
        if let Some(adventure) = sight.adventure() {
            // A personality's sword counts too.
            holding.swords = sight.swords(seat);
            holding.markers = adventure.free_cubes(seat);
            holding.crowns = adventure.crowns(seat);
            adventure.goods(seat).for_each(|card| holding.store(card));
            for (index, (_, solved, begun)) in adventure.tasks().enumerate() {
                holding.done |= u32::from(solved.contains(seat)) << index;
                holding.begun |= u32::from(begun.contains(seat)) << index;
            }
        }
        holding
    }

    /// A ship is kept for its goods.
    pub fn store(&mut self, card: Card) {
        if let Card::Ship { goods: Some(goods), .. } = card {
            self.goods[goods as usize] += 1;
        }
    }

    /// A card is given away for a task or an expedition: a kept ship, or somebody.
    pub fn give(&mut self, card: Card) {
        match card {
            Card::Ship { goods: Some(goods), .. } => self.goods[goods as usize] -= 1,
            _ => self.dismiss(card),
        }
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
        self.crew += 1;
        self.cheap += u8::from(cost <= CHEAP);
        self.roles |= 1 << plain(role).index();
        self.points += points;
        self.income += income(role);
    }

    /// Somebody leaves. (That a role may be gone with it is not noticed.)
    fn dismiss(&mut self, card: Card) {
        let Card::Person { role, cost, points } = card else { return };
        if let Some(kind) = Kind::of(role) {
            self.people[kind as usize] -= 1;
        }
        self.swords = self.swords.saturating_sub(role.swords());
        self.crew -= 1;
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

/// Traders of all colours have one role, and so have experts and those whom they stand for.
fn plain(role: Role) -> Role {
    match role {
        Role::Trader(_) => Role::Trader(Colour::Yellow),
        other => other.counts_as(),
    }
}

/// The points for this set of completed contracts.
pub(super) const fn contract_points(done: u32) -> u8 {
    [0, 0, 1, 3][if done.count_ones() < 3 { done.count_ones() as usize } else { 3 }]
}

/// What somebody brings a turn, in coins.
const fn income(role: Role) -> f32 {
    match role {
        Role::Gunner => 0.8,
        Role::Admiral | Role::Governor => 0.65,
        Role::ViceAdmiral => 0.5,
        Role::Mademoiselle => 0.4,
        Role::Jester | Role::Scout => 0.25,
        Role::Clerk(_) | Role::Innkeeper { .. } => 0.2,
        Role::Trader(_) => 0.15,
        _ => 0.0,
    }
}
