//! Puerto Rico's own players: a script that weighs everything in points of the final score, and the same knowledge as a guide for the
//! search.

use puerto_rico::{Action, Building, CITY, Class, FACTORY, Good, ISLAND, PuertoRico, Role, Ship, Sight, Stage, Tile};
use table::{Advice, Bot, Chance, Game as _, MAX_SEATS, Message, Seat, Seen, Stream, Viewer};

use crate::arithmetic::{exponential, shares};
use crate::random::only_choice;
use crate::{Crew, Guide};

impl Crew for PuertoRico {
    fn script(_number: u64) -> Box<dyn Bot<Self>> {
        Box::new(Script::default())
    }

    fn guide() -> Box<dyn Guide<Self>> {
        Box::new(Harbourmaster)
    }
}

/// Plays what promises the most. It leaves nothing to chance.
#[derive(Default)]
struct Script {
    legal: Vec<Action>,
}

impl Bot<PuertoRico> for Script {
    fn decide(&mut self, seen: &Seen<'_, PuertoRico>) -> Advice<Action> {
        self.legal.clear();
        seen.legal(&mut self.legal);
        if let [only] = self.legal[..] {
            return only_choice(only);
        }
        let judge = Judge::new(seen.sight(), seen.seat());
        let best = judge.best(&self.legal, |_| 0.0);
        let action = self.legal[best];
        Advice { action, reason: Message::new(judge.reason(action)) }
    }
}

/// The script's knowledge, lent to the search.
struct Harbourmaster;

/// How much a play-out's choices sway, in points.
const SWAY: f32 = 0.5;
/// A play-out is judged at the first choice of a role after so many decisions: a round and a half or so.
const FAR_ENOUGH: u32 = 36;

impl Guide<PuertoRico> for Harbourmaster {
    fn play_out(&self, seen: &Seen<'_, PuertoRico>, legal: &[Action], chance: &mut Chance) -> usize {
        let judge = Judge::new(seen.sight(), seen.seat());
        if matches!(judge.sight.stage(), Stage::Place { .. }) {
            return judge.best(legal, |_| 0.0);
        }
        let mut sway = [0.0f32; 32];
        for value in &mut sway[..legal.len().min(32)] {
            *value = chance.draw(PICK, 1000) as f32 * (2.0 * SWAY / 1000.0) - SWAY;
        }
        judge.best(legal, |index| sway[index % 32])
    }

    fn enough(&self, game: &PuertoRico, decisions: u32) -> bool {
        decisions >= FAR_ENOUGH && matches!(game.sight(Viewer::Onlooker).stage(), Stage::Choose)
    }

    fn evaluate(&self, game: &PuertoRico, values: &mut [f32; MAX_SEATS]) {
        let standing = game.standing();
        let seats = game.seats() as usize;
        let mut worth = [0.0f32; MAX_SEATS];
        let mut spread = 2.0;
        for (index, worth) in worth[..seats].iter_mut().enumerate() {
            let seat = Seat::new(index);
            let judge = Judge::new(game.sight(Viewer::Seat(seat)), seat);
            *worth = standing.score(seat) as f32;
            if !standing.over {
                *worth += judge.outlook();
                spread = 2.5 + 0.4 * judge.rounds;
            }
        }
        *values = shares(&worth[..seats], spread);
        if standing.over {
            // The result counts most, and how close it was a little.
            for (index, value) in values[..seats].iter_mut().enumerate() {
                *value = 0.75 * standing.payoff(Seat::new(index)) + 0.25 * *value;
            }
        }
    }

    fn prior(&self, seen: &Seen<'_, PuertoRico>, legal: &[Action], into: &mut Vec<f32>) {
        let judge = Judge::new(seen.sight(), seen.seat());
        if matches!(judge.sight.stage(), Stage::Place { .. }) {
            let best = judge.best(legal, |_| 0.0);
            into.extend((0..legal.len()).map(|index| if index == best { 10.0 } else { 0.2 }));
            return;
        }
        let start = into.len();
        into.extend(legal.iter().map(|action| judge.score(*action)));
        let scores = &mut into[start..];
        let best = scores.iter().copied().fold(f32::NEG_INFINITY, f32::max);
        for score in scores {
            *score = 0.03 + exponential((*score - best) / 1.2);
        }
    }

    fn exploration(&self) -> f32 {
        0.5
    }
}

const PICK: Stream = Stream::new(0);

/// One seat's opinion of the table. Everything is counted in points of the final score.
#[derive(Clone, Copy)]
struct Judge<'a> {
    sight: Sight<'a>,
    seat: Seat,
    /// How many rounds are likely to come after this one.
    rounds: f32,
    /// What a doubloon is worth.
    money: f32,
    /// What a barrel in stock is worth.
    barrel: f32,
}

impl<'a> Judge<'a> {
    fn new(sight: Sight<'a>, seat: Seat) -> Self {
        let rounds = rounds_left(sight);
        let last = sight.endings().next().is_some();
        let money = if last { 0.08 } else { 0.22 + 0.28 * (rounds / 4.0).min(1.0) };
        let barrel = if last { 0.25 } else { 0.35 + 0.25 * (rounds / 3.0).min(1.0) };
        Self { sight, seat, rounds, money, barrel }
    }

    const fn of(self, seat: Seat) -> Self {
        Self { seat, ..self }
    }

    /// The place of the best action, with a little something added to each.
    fn best(self, legal: &[Action], sway: impl Fn(usize) -> f32) -> usize {
        if let Some(pick) = self.sight.next_placing(self.seat) {
            let pick = if self.sight.extra_ends_the_game() && !self.leads() { Action::Decline } else { pick };
            return legal.iter().position(|action| *action == pick).unwrap_or(0);
        }
        let mut best = (0, f32::NEG_INFINITY);
        for (index, action) in legal.iter().enumerate() {
            let score = self.score(*action) + sway(index);
            if score > best.1 {
                best = (index, score);
            }
        }
        best.0
    }

    /// What the action promises, compared with the others of the same moment.
    fn score(self, action: Action) -> f32 {
        match action {
            Action::Choose(role) => self.role(role),
            // A tile for nothing, though only now and then the one that was wanted.
            Action::Draw => 0.9,
            Action::Take(tile) => self.tile(tile),
            Action::Settle | Action::Accept => 1.0,
            Action::Build(building) => self.building(building) - self.money * f32::from(self.sight.price(self.seat, building)),
            Action::Extra(good) => 0.3 + self.sale(good, 0.0) * 0.5 + 0.02 * f32::from(self.sight.goods(self.seat, good)),
            Action::Sell(good) => self.sale(good, if self.seat == self.sight.active() { 1.0 } else { 0.0 }),
            Action::Load { good, on } => self.load(good, on),
            Action::Store(good) => f32::from(self.sight.goods(self.seat, good)) * self.barrel + 0.1 * f32::from(good.price()),
            Action::Keep(good) => 0.1 * f32::from(good.price()),
            // Only to keep a game going that is not won.
            Action::Decline => {
                if self.ends_the_game() && !self.leads() {
                    2.0
                } else {
                    0.0
                }
            }
            Action::Return(_) => -self.barrel,
            Action::Lift(_) | Action::Place(_) | Action::Done | Action::LeaveEmpty | Action::Pass => 0.0,
        }
    }

    /// Does it end the game to take what is offered?
    fn ends_the_game(self) -> bool {
        let last_point = matches!(self.sight.stage(), Stage::Bonus { .. }) && self.sight.points_left() == 1;
        self.sight.extra_ends_the_game() || last_point
    }

    /// Would nobody, as far as the seat can see, have more points if the game ended now?
    fn leads(self) -> bool {
        let own = self.sight.score(self.seat);
        (0..self.sight.seats() as usize).all(|index| self.sight.score(Seat::new(index)) <= own)
    }

    // ---- Roles ----------------------------------------------------------------------------------------------------------------

    /// What the role brings this seat, less what it brings the others on average.
    fn role(self, role: Role) -> f32 {
        let seats = self.sight.seats();
        let paid = self.money * f32::from(self.sight.doubloons_on(role));
        let own = self.gain(role, true);
        let mut others = 0.0;
        let mut seat = self.seat.next(seats);
        while seat != self.seat {
            others += self.of(seat).gain(role, false);
            seat = seat.next(seats);
        }
        paid + own - 0.8 * others / f32::from(seats - 1)
    }

    /// What the role brings the seat, with or without the privilege.
    fn gain(self, role: Role, privilege: bool) -> f32 {
        match role {
            Role::Settler => self.best_tile(privilege),
            Role::Mayor => self.newcomers(privilege),
            Role::Builder => self.best_building(privilege),
            Role::Craftsman => self.production(privilege),
            Role::Trader => self.best_sale(privilege),
            Role::Captain => self.shipping(privilege),
            Role::Prospector | Role::SecondProspector => {
                if privilege {
                    self.money
                } else {
                    0.0
                }
            }
        }
    }

    fn best_tile(self, privilege: bool) -> f32 {
        if self.sight.island_spaces(self.seat) >= ISLAND {
            return 0.0;
        }
        let quarry = privilege || self.sight.has(self.seat, Building::ConstructionHut);
        let mut best = if quarry && self.sight.quarries() > 0 { self.tile(Tile::Quarry) } else { 0.0 };
        for good in Good::ALL {
            if self.sight.row(good) > 0 {
                best = best.max(self.tile(Tile::Plantation(good)));
            }
        }
        best
    }

    fn newcomers(self, privilege: bool) -> f32 {
        let sight = self.sight;
        let share = f32::from(sight.colonist_ship()) / f32::from(sight.seats()) + if privilege { 1.2 } else { 0.0 };
        let idle = f32::from(sight.san_juan(self.seat));
        let at_work = f32::from(sight.all_colonists(self.seat)) - idle;
        let empty = (f32::from(sight.circles(self.seat)) - at_work).max(0.0);
        let work = (share + idle).min(empty);
        let mut gain = work * (0.25 + 0.14 * self.rounds) + 0.05 * share;
        if work >= 1.0 {
            for building in LARGE {
                if sight.owns(self.seat, building) && !sight.has(self.seat, building) {
                    gain += 0.7 * self.bonus(building);
                }
            }
        }
        gain
    }

    fn best_building(self, privilege: bool) -> f32 {
        let doubloons = self.sight.doubloons(self.seat);
        let less = u16::from(privilege);
        let mut best = 0.0f32;
        for building in Building::ALL {
            let price = self.sight.price(self.seat, building).saturating_sub(less);
            if price <= doubloons && self.sight.buildable(self.seat, building) {
                best = best.max(self.building(building) - self.money * f32::from(price));
            }
        }
        best
    }

    fn production(self, privilege: bool) -> f32 {
        let (mut barrels, mut kinds, mut dearest) = (0.0, 0, 0);
        for good in Good::ALL {
            let made = self.sight.capacity(self.seat, good).min(self.sight.bank(good));
            if made > 0 {
                barrels += f32::from(made);
                kinds += 1;
                dearest = dearest.max(good.price());
            }
        }
        if kinds == 0 {
            return 0.0;
        }
        let factory = if self.sight.has(self.seat, Building::Factory) { f32::from(FACTORY[kinds]) } else { 0.0 };
        let extra = if privilege { 1.0 } else { 0.0 };
        (barrels + extra) * self.barrel + factory * self.money + 0.15 * self.money * f32::from(dearest)
    }

    fn best_sale(self, privilege: bool) -> f32 {
        let extra = if privilege { 1.0 } else { 0.0 };
        let sellable = Good::ALL.into_iter().filter(|good| self.sight.sellable(self.seat, *good));
        sellable.map(|good| self.sale(good, extra)).fold(0.0, f32::max)
    }

    /// What all loads of a captain phase bring, less what the barrels were worth, and what would spoil.
    fn shipping(self, privilege: bool) -> f32 {
        let sight = self.sight;
        let mut empty: u32 = sight.ships().filter(|(_, good, _)| good.is_none()).count() as u32;
        let largest = sight.ships().filter(|(_, good, _)| good.is_none()).map(|(capacity, ..)| capacity).max().unwrap_or(0);
        let mut wharf = sight.has(self.seat, Building::Wharf);
        let harbor = if sight.has(self.seat, Building::Harbor) { 1.0 } else { 0.0 };
        let (mut points, mut loaded, mut left, mut kinds_left) = (0.0, 0.0, 0.0, 0u8);
        for good in Good::ALL {
            let barrels = sight.goods(self.seat, good);
            if barrels == 0 {
                continue;
            }
            let at_sea = sight.ships().find(|(_, other, _)| *other == Some(good));
            let room = match at_sea {
                Some((capacity, _, load)) => capacity - load,
                None if empty > 0 => {
                    empty -= 1;
                    largest
                }
                None => 0,
            };
            let mut load = barrels.min(room);
            if load < barrels && wharf && barrels - load >= 1 {
                wharf = false;
                load = barrels;
            }
            if load > 0 {
                points += f32::from(load) + harbor;
                loaded += f32::from(load);
            }
            if load < barrels {
                left += f32::from(barrels - load);
                kinds_left += 1;
            }
        }
        let stored =
            u8::from(sight.has(self.seat, Building::SmallWarehouse)) + 2 * u8::from(sight.has(self.seat, Building::LargeWarehouse));
        let spoilt = if kinds_left <= stored { 0.0 } else { (left - 1.0).max(0.0) };
        let captain = if privilege && loaded > 0.0 { 1.0 } else { 0.0 };
        points + captain - self.barrel * (loaded + spoilt)
    }

    // ---- Single decisions -----------------------------------------------------------------------------------------------------

    /// What a tile of this kind adds.
    fn tile(self, tile: Tile) -> f32 {
        let sight = self.sight;
        let (tiles, _) = sight.tiles(self.seat, tile);
        let left = self.rounds;
        match tile {
            Tile::Quarry => self.money * left * [0.65, 0.55, 0.4, 0.25, 0.1][usize::from(tiles.min(4))] + 0.1,
            Tile::Plantation(Good::Corn) => left * (0.26 - 0.02 * f32::from(tiles)) + 0.1,
            Tile::Plantation(good) => {
                let circles = self.circles(good);
                let price = f32::from(good.price());
                let waiting = if circles > tiles { 0.27 + 0.035 * price } else { 0.10 + 0.02 * price };
                let first = if tiles == 0 { 0.04 * price } else { 0.0 };
                left * (waiting + first) + 0.1
            }
        }
    }

    /// The circles in which the seat can process a good.
    fn circles(self, good: Good) -> u8 {
        let owned = self.sight.buildings(self.seat).filter(|(building, _)| building.processes() == Some(good));
        owned.map(|(building, _)| building.circles()).sum()
    }

    /// What a building adds to the final score, without its price.
    fn building(self, building: Building) -> f32 {
        let points = f32::from(building.points());
        let left = self.rounds;
        let spaces = CITY - self.sight.city_spaces(self.seat);
        // Small points on scarce spaces are a waste.
        let scarce = if spaces <= 5 { 0.35 * (3.0 - points).max(0.0) } else { 0.0 };
        points - scarce
            + match building.class() {
                Class::SmallProduction(good) | Class::LargeProduction(good) => self.processor(building, good),
                Class::Violet => left * self.service(building),
                Class::Large => self.manned() * self.bonus(building),
            }
    }

    /// How likely a building bought now will be manned in the end.
    fn manned(self) -> f32 {
        if self.rounds > 1.5 {
            0.9
        } else if self.sight.free(Role::Mayor) && self.sight.turns_left() > 0 {
            0.6
        } else {
            0.25
        }
    }

    fn processor(self, building: Building, good: Good) -> f32 {
        let (tiles, _) = self.sight.tiles(self.seat, Tile::Plantation(good));
        let circles = self.circles(good);
        let waiting = f32::from(tiles.saturating_sub(circles).min(building.circles()));
        let price = f32::from(good.price());
        let first = if circles == 0 && tiles > 0 { 0.08 + 0.09 * price } else { 0.0 };
        let room = 0.03 * f32::from(building.circles());
        self.rounds * (waiting * (0.24 + 0.03 * price) + first + room)
    }

    /// What a violet building brings in a round.
    fn service(self, building: Building) -> f32 {
        let sight = self.sight;
        let kinds = Good::ALL.into_iter().filter(|good| sight.capacity(self.seat, *good) > 0).count();
        let barrels: u8 = Good::ALL.into_iter().map(|good| sight.capacity(self.seat, good)).sum();
        let sells = if kinds >= 1 { 0.5 } else { 0.25 };
        match building {
            Building::SmallMarket => sells * self.money,
            Building::LargeMarket => 2.0 * sells * self.money,
            Building::Office => 0.35 * sells * self.money * kinds as f32,
            Building::Hacienda => 0.14,
            Building::ConstructionHut => 0.12,
            Building::Hospice => 0.2,
            Building::University => 0.1,
            Building::SmallWarehouse => 0.03 * f32::from(barrels),
            Building::LargeWarehouse => 0.05 * f32::from(barrels),
            Building::Factory => self.money * [0.2, 0.3, 0.7, 1.2, 1.7, 2.6][kinds],
            Building::Harbor => 0.18 + 0.14 * kinds as f32,
            Building::Wharf => 0.2 + 0.09 * f32::from(barrels),
            _ => 0.0,
        }
    }

    /// What a manned large building will bring in the end.
    fn bonus(self, building: Building) -> f32 {
        let sight = self.sight;
        let left = self.rounds;
        let owned = |class: fn(Class) -> f32| sight.buildings(self.seat).map(|(building, _)| class(building.class())).sum::<f32>();
        match building {
            Building::GuildHall => {
                owned(|class| match class {
                    Class::SmallProduction(_) => 1.0,
                    Class::LargeProduction(_) => 2.0,
                    Class::Violet | Class::Large => 0.0,
                }) + (0.15 * left).min(1.5)
            }
            Building::Residence => {
                let tiles = f32::from(sight.island_spaces(self.seat)) + 0.5 * left;
                4.0 + (tiles - 9.0).clamp(0.0, 3.0)
            }
            Building::Fortress => (f32::from(sight.all_colonists(self.seat)) + 1.2 * left) / 3.0,
            Building::CustomsHouse => (f32::from(sight.points(self.seat).unwrap_or(10)) + 1.8 * left) / 4.0,
            Building::CityHall => {
                owned(|class| if matches!(class, Class::Violet | Class::Large) { 1.0 } else { 0.0 }) + (0.3 * left).min(3.0) + 1.0
            }
            _ => 0.0,
        }
    }

    /// What selling a barrel gains over keeping it.
    fn sale(self, good: Good, extra: f32) -> f32 {
        let market = |building: Building, worth: f32| if self.sight.has(self.seat, building) { worth } else { 0.0 };
        let markets = market(Building::SmallMarket, 1.0) + market(Building::LargeMarket, 2.0);
        self.money * (f32::from(good.price()) + extra + markets) - self.barrel
    }

    /// Points now, a bit for what else can still be loaded after it, a bit against parting with what sells well.
    fn load(self, good: Good, on: Ship) -> f32 {
        let barrels = self.sight.goods(self.seat, good);
        let dear = 0.12 * self.money * f32::from(good.price());
        match on {
            Ship::Wharf => {
                let at_sea = self.sight.ships().find(|(_, other, _)| *other == Some(good));
                let empty = self.sight.ships().filter(|(_, other, _)| other.is_none()).map(|(capacity, ..)| capacity).max();
                let room = at_sea.map_or(empty.unwrap_or(0), |(capacity, _, load)| capacity - load);
                f32::from(barrels) - 0.9 * f32::from(barrels.min(room)) - dear
            }
            Ship::Cargo(capacity) => {
                let load = self.sight.ships().find(|(other, ..)| *other == capacity).map_or(0, |(_, _, load)| load);
                let room = capacity - load;
                let taken = barrels.min(room);
                // A ship that is filled sails and comes back empty; one begun anew is one the others cannot begin.
                let fills = if taken == room { 0.3 } else { 0.0 };
                let begins = if load == 0 { 0.4 } else { 0.0 };
                f32::from(taken) + fills + begins - dear
            }
        }
    }

    // ---- The whole board ------------------------------------------------------------------------------------------------------

    /// What the seat can expect beyond what it would score now.
    fn outlook(self) -> f32 {
        let sight = self.sight;
        let left = self.rounds;
        let goods: u8 = Good::ALL.into_iter().map(|good| sight.goods(self.seat, good)).sum();
        let mut worth = self.money * f32::from(sight.doubloons(self.seat).min(18)) + self.barrel * f32::from(goods);
        for good in Good::ALL {
            let capacity = f32::from(sight.capacity(self.seat, good));
            let (tiles, manned) = sight.tiles(self.seat, Tile::Plantation(good));
            let price = f32::from(good.price());
            worth += left * capacity * 0.27;
            if capacity > 0.0 {
                worth += left * self.money * 0.22 * price;
            }
            worth += left * 0.04 * f32::from(tiles) + left * 0.02 * f32::from(manned);
        }
        let (quarries, manned) = sight.tiles(self.seat, Tile::Quarry);
        worth += left * self.money * (0.45 * f32::from(manned.min(4)) + 0.15 * f32::from(quarries.min(4)));
        for (building, staff) in sight.buildings(self.seat) {
            match building.class() {
                Class::Violet => worth += left * self.service(building) * if staff > 0 { 1.0 } else { 0.6 },
                Class::Large => {
                    let now = f32::from(sight.bonus(self.seat, building));
                    let chance = if staff > 0 { 1.0 } else { self.manned() };
                    worth += chance * self.bonus(building) - now;
                }
                Class::SmallProduction(_) | Class::LargeProduction(_) => worth += left * 0.03 * f32::from(building.circles()),
            }
        }
        // Whoever waits will work.
        let idle = f32::from(sight.san_juan(self.seat)).min(f32::from(sight.circles(self.seat)));
        worth + left * 0.04 * idle + left * 0.03 * f32::from(sight.all_colonists(self.seat))
    }

    /// Why this action, in words.
    fn reason(self, action: Action) -> &'static str {
        match action {
            Action::Choose(_) => "puerto-rico-why-role",
            Action::Draw | Action::Take(_) => "puerto-rico-why-settle",
            Action::Settle => "puerto-rico-why-take-colonist",
            Action::Done if matches!(self.sight.stage(), Stage::Store { .. }) => "puerto-rico-why-store",
            Action::Lift(_) | Action::Place(_) | Action::Done => "puerto-rico-why-place",
            Action::Build(_) => "puerto-rico-why-build",
            Action::Extra(_) => "puerto-rico-why-extra",
            Action::Sell(_) => "puerto-rico-why-sell",
            Action::Load { .. } => "puerto-rico-why-load",
            Action::Store(_) | Action::Keep(_) | Action::Return(_) => "puerto-rico-why-store",
            Action::Accept if self.sight.stage() == Stage::Privilege => "puerto-rico-why-take-colonist",
            Action::Accept => "puerto-rico-why-take-point",
            Action::Decline => "puerto-rico-why-no-end",
            Action::LeaveEmpty | Action::Pass => match self.sight.stage() {
                Stage::Build => "puerto-rico-why-save",
                Stage::Sell | Stage::Load(_) => "puerto-rico-why-hold",
                _ => "puerto-rico-why-settle",
            },
        }
    }
}

const LARGE: [Building; 5] =
    [Building::GuildHall, Building::Residence, Building::Fortress, Building::CustomsHouse, Building::CityHall];

/// How many rounds are likely to come: whichever of colonists, points and city spaces runs out first.
fn rounds_left(sight: Sight<'_>) -> f32 {
    if sight.endings().next().is_some() {
        return 0.0;
    }
    let seats = f32::from(sight.seats());
    let built = (0..sight.seats() as usize).map(|index| sight.city_spaces(Seat::new(index))).max().unwrap_or(0);
    let by_colonists = f32::from(sight.colonists()) / (seats + 1.0);
    let by_cities = f32::from(CITY - built) * 1.25;
    let by_points = f32::from(sight.points_left()) / (1.9 * seats);
    by_colonists.min(by_cities).min(by_points).min(13.0)
}
