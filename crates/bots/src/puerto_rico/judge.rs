//! What one seat thinks of the table: of every action, and of the whole board.

use puerto_rico::{Action, Building, CITY, Class, FACTORY, Good, ISLAND, Role, Ship, Sight, Stage, Tile};
use table::{MAX_SEATS, Seat};

use super::Style;
use super::weights::Weights;

/// One seat's opinion of the table. Everything is counted in points of the final score.
#[derive(Clone, Copy)]
pub(super) struct Judge<'a> {
    pub sight: Sight<'a>,
    pub seat: Seat,
    /// How many rounds are likely to come after this one.
    pub rounds: f32,
    /// What a doubloon is worth.
    money: f32,
    /// What a barrel in stock is worth.
    pub barrel: f32,
    style: Style,
    weights: &'a Weights,
}

impl<'a> Judge<'a> {
    pub fn new(sight: Sight<'a>, seat: Seat, weights: &'a Weights) -> Self {
        let rounds = rounds_left(sight, weights);
        let last = sight.endings().next().is_some();
        let money = if last { weights.money_last } else { weights.money_late + weights.money_early * (rounds / 4.0).min(1.0) };
        let barrel = if last { weights.barrel_last } else { weights.barrel_late + weights.barrel_early * (rounds / 3.0).min(1.0) };
        Self { sight, seat, rounds, money, barrel, style: Style::Balanced, weights }
    }

    pub const fn with(self, style: Style) -> Self {
        Self { style, ..self }
    }

    /// Another seat's, of which nothing is known but what lies before it.
    pub const fn of(self, seat: Seat) -> Self {
        Self { seat, style: Style::Balanced, ..self }
    }

    /// The place of the best action, with a little something added to each.
    pub fn best(self, legal: &[Action], sway: impl Fn(usize) -> f32) -> usize {
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
    pub fn score(self, action: Action) -> f32 {
        match action {
            Action::Choose(role) => self.role(role),
            // A tile for nothing, though only now and then the one that was wanted.
            Action::Draw => self.weights.drawn,
            Action::Take(tile) => self.tile(tile),
            Action::Settle | Action::Accept => 1.0,
            Action::Build(building) => self.building(building) - self.money * f32::from(self.sight.price(self.seat, building)),
            Action::Extra(good) => {
                0.3 + self.sale(good, 0.0) * self.weights.extra_price + 0.02 * f32::from(self.sight.goods(self.seat, good))
            }
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
        let weights = self.weights;
        let paid = self.money * f32::from(self.sight.doubloons_on(role));
        let gains = self.gains(role);
        let own = gains[self.seat.index()];
        let others = gains.iter().sum::<f32>() - own;
        let [all, wait] = match role {
            Role::Settler => [weights.settler, 0.0],
            Role::Mayor => [weights.mayor, 0.0],
            Role::Builder => [weights.builder, 0.0],
            Role::Craftsman => [weights.craftsman, weights.craftsman_wait],
            Role::Trader => [weights.trader, 0.0],
            Role::Captain => [weights.captain, 0.0],
            Role::Prospector | Role::SecondProspector => [weights.prospector, 0.0],
        };
        let others = weights.others * others / f32::from(self.sight.seats() - 1);
        paid + all * (own * self.style.of_role(role) - others) - wait
    }

    /// What the role brings each seat if this one takes it.
    fn gains(self, role: Role) -> [f32; MAX_SEATS] {
        match role {
            Role::Trader => self.sales(),
            Role::Captain => self.loads(),
            _ => {
                let mut gains = [0.0; MAX_SEATS];
                gains[self.seat.index()] = self.gain(role, true);
                for seat in self.others() {
                    gains[seat.index()] = self.of(seat).gain(role, false);
                }
                gains
            }
        }
    }

    /// The other seats, in the order of play.
    pub fn others(self) -> impl Iterator<Item = Seat> {
        let seats = self.sight.seats();
        std::iter::successors(Some(self.seat.next(seats)), move |seat| Some(seat.next(seats))).take(usize::from(seats) - 1)
    }

    /// What the role brings the seat, with or without the privilege, where seats do not stand in each other's way.
    fn gain(self, role: Role, privilege: bool) -> f32 {
        match role {
            Role::Settler => self.best_tile(privilege),
            Role::Mayor => self.newcomers(privilege),
            Role::Builder => self.best_building(privilege),
            Role::Craftsman => self.production(privilege),
            Role::Prospector | Role::SecondProspector if privilege => self.money,
            _ => 0.0,
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
        let mut gain = work * (self.weights.work + self.weights.work_round * self.rounds) + 0.05 * share;
        if work >= 1.0 {
            for building in LARGE {
                if sight.owns(self.seat, building) && !sight.has(self.seat, building) {
                    gain += self.weights.man_large * self.bonus(building);
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
        (barrels + extra) * self.barrel + factory * self.money + self.weights.made_dear * self.money * f32::from(dearest)
    }

    // ---- Single decisions -----------------------------------------------------------------------------------------------------

    /// What a tile of this kind adds.
    fn tile(self, tile: Tile) -> f32 {
        let sight = self.sight;
        let weights = self.weights;
        let (tiles, _) = sight.tiles(self.seat, tile);
        let left = self.rounds;
        self.style.of_tile(tile, tiles)
            * match tile {
                Tile::Quarry => self.money * left * (weights.quarry - weights.quarry_less * f32::from(tiles)).max(0.0) + 0.1,
                Tile::Plantation(Good::Corn) => left * (weights.corn - weights.corn_less * f32::from(tiles)).max(0.0) + 0.1,
                Tile::Plantation(good) => {
                    let circles = self.circles(good);
                    let price = f32::from(good.price());
                    let waiting = if circles > tiles {
                        weights.waiting + weights.waiting_price * price
                    } else {
                        weights.unprocessed + weights.unprocessed_price * price
                    };
                    let first = if tiles == 0 { weights.first_price * price } else { 0.0 };
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
        let scarce = if spaces <= 5 { self.weights.scarce * (3.0 - points).max(0.0) } else { 0.0 };
        let brings = match building.class() {
            Class::SmallProduction(good) | Class::LargeProduction(good) => self.processor(building, good),
            Class::Violet => left * self.service(building),
            Class::Large => self.manned() * self.bonus(building),
        };
        points - scarce + brings * self.style.of_building(building)
    }

    /// How likely a building bought now will be manned in the end.
    fn manned(self) -> f32 {
        if self.rounds > 1.5 {
            self.weights.manned_early
        } else if self.sight.free(Role::Mayor) && self.sight.turns_left() > 0 {
            self.weights.manned_late
        } else {
            self.weights.manned_never
        }
    }

    fn processor(self, building: Building, good: Good) -> f32 {
        let weights = self.weights;
        let (tiles, _) = self.sight.tiles(self.seat, Tile::Plantation(good));
        let circles = self.circles(good);
        let waiting = f32::from(tiles.saturating_sub(circles).min(building.circles()));
        let price = f32::from(good.price());
        let first = if circles == 0 && tiles > 0 { weights.process_first + weights.process_first_price * price } else { 0.0 };
        let room = weights.process_room * f32::from(building.circles());
        self.rounds * (waiting * (weights.process + weights.process_price * price) + first + room)
    }

    /// What a violet building brings in a round.
    fn service(self, building: Building) -> f32 {
        let (sight, weights) = (self.sight, self.weights);
        let kinds = Good::ALL.into_iter().filter(|good| sight.capacity(self.seat, *good) > 0).count();
        let barrels: u8 = Good::ALL.into_iter().map(|good| sight.capacity(self.seat, good)).sum();
        let sells = weights.sales * if kinds >= 1 { 1.0 } else { 0.5 };
        match building {
            Building::SmallMarket => sells * self.money,
            Building::LargeMarket => 2.0 * sells * self.money,
            Building::Office => weights.office * sells * self.money * kinds as f32,
            Building::Hacienda => weights.hacienda,
            Building::ConstructionHut => weights.construction_hut,
            Building::Hospice => weights.hospice,
            Building::University => weights.university,
            Building::SmallWarehouse => weights.small_warehouse * f32::from(barrels),
            Building::LargeWarehouse => weights.large_warehouse * f32::from(barrels),
            Building::Factory => weights.factory * self.money * [0.2, 0.3, 0.7, 1.2, 1.7, 2.6][kinds],
            Building::Harbor => weights.harbor + weights.harbor_kind * kinds as f32,
            Building::Wharf => weights.wharf + weights.wharf_barrel * f32::from(barrels),
            _ => 0.0,
        }
    }

    /// What a manned large building will bring in the end.
    fn bonus(self, building: Building) -> f32 {
        let (sight, weights) = (self.sight, self.weights);
        let left = self.rounds;
        let owned = |class: fn(Class) -> f32| sight.buildings(self.seat).map(|(building, _)| class(building.class())).sum::<f32>();
        match building {
            Building::GuildHall => {
                owned(|class| match class {
                    Class::SmallProduction(_) => 1.0,
                    Class::LargeProduction(_) => 2.0,
                    Class::Violet | Class::Large => 0.0,
                }) + (weights.guild_round * left).min(1.5)
            }
            Building::Residence => {
                let tiles = f32::from(sight.island_spaces(self.seat)) + weights.residence_round * left;
                4.0 + (tiles - 9.0).clamp(0.0, 3.0)
            }
            Building::Fortress => (f32::from(sight.all_colonists(self.seat)) + weights.fortress_round * left) / 3.0,
            Building::CustomsHouse => (f32::from(sight.points(self.seat).unwrap_or(10)) + weights.customs_round * left) / 4.0,
            Building::CityHall => {
                owned(|class| if matches!(class, Class::Violet | Class::Large) { 1.0 } else { 0.0 })
                    + (weights.city_round * left).min(3.0)
                    + 1.0
            }
            _ => 0.0,
        }
    }

    /// What selling a barrel gains over keeping it.
    pub fn sale(self, good: Good, extra: f32) -> f32 {
        let market = |building: Building, worth: f32| if self.sight.has(self.seat, building) { worth } else { 0.0 };
        let markets = market(Building::SmallMarket, 1.0) + market(Building::LargeMarket, 2.0);
        self.money * (f32::from(good.price()) + extra + markets) - self.barrel
    }

    /// Points now, a bit for what else can still be loaded after it, a bit against parting with what sells well.
    fn load(self, good: Good, on: Ship) -> f32 {
        let barrels = self.sight.goods(self.seat, good);
        let dear = self.weights.dear * self.money * f32::from(good.price());
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
                let fills = if taken == room { self.weights.fills } else { 0.0 };
                let begins = if load == 0 { self.weights.begins } else { 0.0 };
                f32::from(taken) + fills + begins - dear
            }
        }
    }

    // ---- The whole board ------------------------------------------------------------------------------------------------------

    /// What the seat can expect beyond what it would score now.
    pub fn outlook(self) -> f32 {
        let (sight, weights) = (self.sight, self.weights);
        let left = self.rounds;
        let goods: u8 = Good::ALL.into_iter().map(|good| sight.goods(self.seat, good)).sum();
        let mut worth = weights.sees_money * self.money * f32::from(sight.doubloons(self.seat).min(18))
            + weights.sees_goods * self.barrel * f32::from(goods);
        for good in Good::ALL {
            let capacity = f32::from(sight.capacity(self.seat, good));
            let (tiles, manned) = sight.tiles(self.seat, Tile::Plantation(good));
            let price = f32::from(good.price());
            worth += left * capacity * weights.sees_barrel;
            if capacity > 0.0 {
                worth += left * self.money * weights.sees_price * price;
            }
            worth += left * weights.sees_tile * f32::from(tiles) + left * weights.sees_manned * f32::from(manned);
        }
        let (quarries, manned) = sight.tiles(self.seat, Tile::Quarry);
        worth += left
            * self.money
            * (weights.sees_quarry_manned * f32::from(manned.min(4)) + weights.sees_quarry * f32::from(quarries.min(4)));
        for (building, staff) in sight.buildings(self.seat) {
            match building.class() {
                Class::Violet => {
                    worth += left * self.service(building) * if staff > 0 { weights.sees_service } else { weights.sees_unmanned }
                }
                Class::Large => {
                    let now = f32::from(sight.bonus(self.seat, building));
                    let chance = if staff > 0 { 1.0 } else { self.manned() };
                    worth += chance * self.bonus(building) - now;
                }
                Class::SmallProduction(_) | Class::LargeProduction(_) => {
                    worth += left * weights.sees_circle * f32::from(building.circles());
                }
            }
        }
        // Whoever waits will work.
        let idle = f32::from(sight.san_juan(self.seat)).min(f32::from(sight.circles(self.seat)));
        worth + left * weights.sees_idle * idle + left * weights.sees_colonist * f32::from(sight.all_colonists(self.seat))
    }

    /// Why this action, in words.
    pub fn reason(self, action: Action) -> &'static str {
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
fn rounds_left(sight: Sight<'_>, weights: &Weights) -> f32 {
    if sight.endings().next().is_some() {
        return 0.0;
    }
    let seats = f32::from(sight.seats());
    let built = (0..sight.seats() as usize).map(|index| sight.city_spaces(Seat::new(index))).max().unwrap_or(0);
    let by_colonists = f32::from(sight.colonists()) / (seats + 1.0);
    let by_cities = f32::from(CITY - built) * weights.round_cities;
    let by_points = f32::from(sight.points_left()) / (weights.round_points * seats);
    by_colonists.min(by_cities).min(by_points).min(13.0)
}
