//! How much work is left for a seat, weighed against what the rest of the game is likely to bring. Work is counted like the logarithm
//! of the odds against getting it done: what is likely anyway weighs next to nothing, what hardly can happen weighs a lot, and the
//! work of all seats adds up.

use port_royal::{Card, Colour, Goods, Needs, Phase, Sight};

use super::holding::{CHEAP, Holding, Kind};
use super::weights::Weights;

/// What a seat needs for all it has to do.
#[derive(Clone, Copy, Default)]
pub(super) struct Wants {
    /// People, at least one of each of these kinds: one bit each.
    pub people: u16,
    pub traders: u8,
    pub swords: u8,
    pub cheap: u8,
    pub expedition: bool,
    /// Ships to take for nothing.
    pub frigates: u8,
    pub galleons: u8,
    /// Coins to pay.
    pub coins: f32,
    /// Does it wait for a tax, rich enough to pay it?
    pub tax: bool,
    /// Points to reach.
    pub points: f32,
    /// People of any kind, and of different roles.
    pub crew: u8,
    pub roles: u8,
    /// Crowns to pay.
    pub crowns: u8,
    /// Goods to give: how many, of which kinds (one bit each).
    pub goods: [(u8, u8); 8],
    /// Work that no card in the harbour helps with.
    pub luck: f32,
}

impl Wants {
    pub fn somebody(&mut self, kind: Kind) {
        self.people |= 1 << kind as u16;
    }

    pub fn some_goods(&mut self, kinds: u8, count: u8) {
        if let Some(place) = self.goods.iter_mut().find(|(_, count)| *count == 0) {
            *place = (kinds, count);
        }
    }
}

/// What somebody of each kind usually costs, and brings in points.
const USUAL: [(f32, f32); Kind::COUNT] = [
    (4.0, 1.0), // settler
    (4.0, 1.0), // captain
    (4.0, 1.0), // priest
    (6.0, 1.0), // jack
    (7.0, 2.0), // jester
    (8.0, 2.5), // mademoiselle
    (6.6, 1.8), // vice admiral
    (6.0, 2.0), // gunner
    (5.8, 1.8), // clerk
    (3.4, 1.2), // trader
];

/// The coins one must have to be taxed.
const TAXED: f32 = 12.0;

/// What is likely to show up in the rest of the game: for each thing, how often.
pub(super) struct Market<'a> {
    pub weights: &'a Weights,
    people: [f32; Kind::COUNT],
    swords: f32,
    cheap: f32,
    frigates: f32,
    galleons: f32,
    taxes: f32,
    expeditions: f32,
    goods: [f32; 4],
    /// The open expeditions, with their points.
    open: [Option<(Needs, u8)>; 6],
    /// The turns left, this one included.
    pub turns: f32,
    /// Each seat's own turns among them.
    pub own_turns: f32,
}

impl<'a> Market<'a> {
    pub fn of(sight: Sight<'_>, weights: &'a Weights) -> Self {
        let turns = turns_left(sight);
        let mut market = Self {
            weights,
            people: [0.0; Kind::COUNT],
            swords: 0.0,
            cheap: 0.0,
            frigates: 0.0,
            galleons: 0.0,
            taxes: 0.0,
            expeditions: 0.0,
            goods: [0.0; 4],
            open: [None; 6],
            turns,
            own_turns: turns / f32::from(sight.seats()),
        };
        let mut all = 0.0;
        for (card, copies) in sight.may_come() {
            all += copies;
            if let Card::Ship { goods: Some(goods), .. } = card {
                market.goods[goods as usize] += weights.can_take * copies;
            }
            match card {
                Card::Person { role, cost, .. } => {
                    if let Some(kind) = Kind::of(role) {
                        market.people[kind as usize] += weights.can_pay * copies;
                    }
                    market.swords += weights.can_pay * copies * f32::from(role.swords());
                    if cost <= CHEAP {
                        market.cheap += weights.can_pay * copies;
                    }
                }
                Card::Ship { colour: Colour::Red, .. } => market.frigates += weights.can_take * copies,
                Card::Ship { colour: Colour::Black, .. } => market.galleons += weights.can_take * copies,
                Card::Ship { .. } => {}
                Card::Tax(_) => market.taxes += copies,
                Card::Expedition { .. } => market.expeditions += copies,
            }
        }
        let share = turns * weights.revealed / f32::max(all, 1.0);
        let things = [
            &mut market.swords,
            &mut market.cheap,
            &mut market.frigates,
            &mut market.galleons,
            &mut market.taxes,
            &mut market.expeditions,
        ];
        for copies in market.people.iter_mut().chain(&mut market.goods).chain(things) {
            *copies *= share;
        }
        for (place, card) in market.open.iter_mut().zip(sight.expeditions()) {
            if let Card::Expedition { needs, points, .. } = card {
                *place = Some((needs, points));
            }
        }
        market
    }

    /// The work left for a seat that wants all this.
    pub fn work(&self, holding: &Holding, wants: &Wants) -> f32 {
        let weights = self.weights;
        let mut list = List { coins: wants.coins, luck: wants.luck, points: f32::from(holding.points), ..List::default() };
        list.discount = f32::from(holding.has(Kind::Mademoiselle));
        list.cheap = f32::from(holding.cheap);
        for (kind, (cost, points)) in USUAL.iter().enumerate() {
            if wants.people & 1 << kind != 0 && holding.people[kind] == 0 {
                list.hire(1.0, *cost, *points, self.people[kind]);
            }
        }
        let lacking = |wanted: u8, owned: u8| f32::from(wanted.saturating_sub(owned));
        let traders = lacking(wants.traders, holding.has(Kind::Trader));
        list.hire(traders, 3.4, 1.2, self.people[Kind::Trader as usize]);
        let swords = lacking(wants.swords, holding.swords);
        list.hire(swords, 3.3, 1.2, self.swords);
        // Most traders and sailors are cheap.
        list.cheap += 0.8 * (traders + swords);
        list.hire((f32::from(wants.cheap) - list.cheap).max(0.0), 3.0, 1.0, self.cheap);
        if wants.expedition {
            let nearest = self.expeditions(holding).max_by(|one, other| one.ease().total_cmp(&other.ease()));
            if let Some(expedition) = nearest {
                list.travel(expedition);
            }
        }
        for (steps, coming) in [(wants.frigates, self.frigates), (wants.galleons, self.galleons)] {
            list.takes += f32::from(steps);
            list.luck += rare(coming, f32::from(steps));
        }
        list.hire(f32::from(wants.crew) - f32::from(holding.crew) - list.takes, 4.0, 1.2, 10.0);
        list.hire(f32::from(wants.roles) - holding.roles.count_ones() as f32 - list.takes, 4.5, 1.2, 5.0);
        list.coins += 3.0 * lacking(wants.crowns, holding.crowns);
        self.gather_goods(holding, wants, &mut list);
        if wants.tax {
            let rest = (self.turns - (TAXED - holding.coins).max(0.0) / weights.income).max(0.1 * self.turns);
            list.luck += rare(self.taxes * rest / self.turns, 1.0);
            // Whoever saves for a ransom is rich enough.
            list.coins += if wants.coins > TAXED { 0.0 } else { TAXED };
        }
        let money = (list.coins - holding.coins).max(0.0) / ((weights.income + holding.income) * self.turns);
        let hands = list.takes / ((weights.takes + weights.governors * f32::from(holding.governors)) * self.turns);
        let hurry = money + hands;
        let goals = list.luck + weights.hurry * hurry + weights.hurry_squared * hurry * hurry;
        if wants.points <= list.points {
            return goals;
        }
        // An expedition may be the shorter way; the one that is wanted anyway is on the list.
        let hired = self.points_work(holding, &list, wants.points);
        if wants.expedition {
            return goals + hired;
        }
        let travelled = self.expeditions(holding).filter(|expedition| expedition.gains > 0.0).map(|expedition| {
            let mut list = list;
            list.travel(expedition);
            expedition.luck + self.points_work(holding, &list, wants.points)
        });
        goals + travelled.fold(hired, f32::min)
    }

    /// The work of gathering points: those that are lacking, measured by those that coins and cards to take will buy.
    fn points_work(&self, holding: &Holding, list: &List, wanted: f32) -> f32 {
        /// Never quite nothing.
        const LEAST: f32 = 0.5;
        let weights = self.weights;
        let takes = (1.0 + weights.governors * f32::from(holding.governors)) * self.turns - list.takes;
        let coins = holding.coins - list.coins + holding.income * self.turns + weights.coins_per_take * takes;
        let within_reach = (weights.points_per_coin * coins).min(weights.points_per_take * takes).max(LEAST);
        let part = (wanted - list.points).max(0.0) / within_reach;
        part * part
    }

    /// Each kept ship can be given for one thing only; whatever takes few kinds of goods comes first.
    fn gather_goods(&self, holding: &Holding, wants: &Wants, list: &mut List) {
        let mut stock = holding.goods;
        for choices in 1..=4 {
            for (kinds, count) in wants.goods.iter().filter(|(kinds, _)| kinds.count_ones() == choices) {
                let fits = |place: &usize| kinds & 1 << place != 0;
                let mut lacking = *count;
                for place in (0..stock.len()).filter(fits) {
                    let given = lacking.min(stock[place]);
                    stock[place] -= given;
                    lacking -= given;
                }
                let coming: f32 = (0..stock.len()).filter(fits).map(|place| self.goods[place]).sum();
                list.takes += f32::from(lacking);
                list.coins += f32::from(lacking);
                list.luck += rare(coming, f32::from(lacking));
            }
        }
    }

    /// The expeditions the seat could make: those that lie open, and those that may still come.
    fn expeditions(&self, holding: &Holding) -> impl Iterator<Item = Expedition> {
        let open = self.open.iter().flatten().map(|(needs, points)| {
            let people = Needs::ROLES.map(|role| needs.of(role));
            let mut expedition = self.expedition(holding, people, *points, 0.0);
            for (place, goods) in Goods::ALL.into_iter().enumerate() {
                let lacking = f32::from(needs.of_goods(goods).saturating_sub(holding.goods[place]));
                expedition.ships += lacking;
                expedition.luck += rare(self.goods[place], lacking);
            }
            expedition
        });
        // It has to come, and then ask for the right people.
        let unseen = rare(0.6 * self.expeditions, 1.0);
        let to_come = [[2, 0, 0], [0, 2, 0], [0, 0, 2]];
        open.chain(to_come.map(|people| self.expedition(holding, people, 4, unseen)))
    }

    fn expedition(&self, holding: &Holding, people: [u8; 3], points: u8, luck: f32) -> Expedition {
        let mut jacks = holding.has(Kind::Jack);
        let mut expedition = Expedition { people: 0.0, ships: 0.0, luck, gains: f32::from(points) };
        for (kind, wanted) in Kind::TRAVELLERS.into_iter().zip(people) {
            let own = wanted.min(holding.has(kind));
            let helped = (wanted - own).min(jacks);
            jacks -= helped;
            let lacking = f32::from(wanted - own - helped);
            expedition.people += lacking;
            expedition.luck += rare(self.people[kind as usize] + self.people[Kind::Jack as usize], lacking);
            // Who travels no longer counts.
            expedition.gains -= f32::from(own + helped);
        }
        expedition
    }
}

/// A way to an expedition.
#[derive(Clone, Copy)]
struct Expedition {
    /// People still to be hired for it, and ships to be kept.
    people: f32,
    ships: f32,
    luck: f32,
    /// The points it adds to what the seat has.
    gains: f32,
}

impl Expedition {
    /// What it costs, less what it brings.
    fn coins(&self) -> f32 {
        4.0 * self.people + self.ships - 2.5
    }

    /// How near it is.
    fn ease(&self) -> f32 {
        -self.luck - 0.2 * (self.people + self.ships)
    }
}

/// What has to be done, summed up.
#[derive(Clone, Copy, Default)]
struct List {
    coins: f32,
    /// Cards to take.
    takes: f32,
    luck: f32,
    /// The points and cheap people the seat will have then.
    points: f32,
    cheap: f32,
    /// What everybody costs less.
    discount: f32,
}

impl List {
    fn hire(&mut self, people: f32, cost: f32, points: f32, coming: f32) {
        if people <= 0.0 {
            return;
        }
        self.coins += people * (cost - self.discount);
        self.takes += people;
        self.points += people * points;
        self.luck += rare(coming, people);
    }

    fn travel(&mut self, expedition: Expedition) {
        self.coins += expedition.coins() - self.discount * expedition.people;
        self.takes += expedition.people + expedition.ships;
        self.points += expedition.gains.max(0.0);
        self.luck += expedition.luck;
    }
}

/// The turns left, with what is left of this one.
fn turns_left(sight: Sight<'_>) -> f32 {
    let begun = sight.phase() != Phase::Prepare && (sight.phase() != Phase::Discover || sight.harbour_len() > 0);
    let whole = match sight.adventure() {
        Some(adventure) => super::tasks::turns_left(adventure, sight.seats()),
        None => f32::from(sight.time_left()),
    };
    f32::max(whole + if begun { 0.6 } else { 0.0 }, 0.3)
}

/// What it weighs that `wanted` of a thing have to show up, of which `expected` are expected.
pub(super) fn rare(expected: f32, wanted: f32) -> f32 {
    const MOST: f32 = 3.0;
    if wanted <= 0.0 {
        return 0.0;
    }
    // Close to the logarithm of the chance that one shows up; made of divisions, which are the same on every machine.
    let each = (expected / wanted).max(0.01);
    wanted * (0.5 / (each * (each + 0.2))).min(MOST)
}
