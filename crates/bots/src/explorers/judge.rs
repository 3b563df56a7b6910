//! What one seat thinks of the table: where to build, what to trade, where ships should go, and how well everybody stands.

use arrayvec::ArrayVec;
use explorers::{
    Action, Answer, Cargo, Corner, Edge, Good, Hex, Hexes, Hold, Mission, Phase, Piece, Resource, Ship, Sight, Tile, prices,
};
use table::Seat;

use super::weights::Weights;
use super::{Leanings, Style};

/// How well a seat stands, in a unit of which one makes it e times as likely to win.
pub(super) fn prospects(sight: Sight<'_>, seat: Seat, weights: &Weights) -> f32 {
    let goal = f32::from(sight.goal());
    let points = f32::from(sight.points(seat));
    let cards = f32::from(sight.cards(seat));
    let mut worth = points + weights.see_card * cards.min(7.0) + weights.see_spare * (cards - 7.0).max(0.0);
    worth += weights.see_gold * f32::from(sight.gold(seat)).min(12.0);
    let [settlements, harbours, _] = sight.built(seat);
    worth += weights.see_settlement * f32::from(settlements) + weights.see_harbour * f32::from(harbours);
    let income: f32 = sight.settlements(seat).chain(sight.harbours(seat)).map(|corner| yields(sight, corner)).sum();
    worth += weights.see_income * income;
    let mut judge = Judge::at_sea(sight, seat, weights);
    if weights.see_aim != 0.0 {
        judge.site = judge.next_site();
        worth += weights.see_aim * 0.1 * judge.choose_aim().worth.max(0.0);
    }
    for ship in Ship::ALL.into_iter().filter(|ship| sight.ship(seat, *ship).is_some()) {
        worth += weights.see_ship;
        for piece in sight.cargo(seat, ship).pieces() {
            worth += match piece {
                Piece::Crew => weights.see_crew,
                Piece::Sack => weights.see_sack,
                Piece::Settler => weights.see_settler,
                Piece::Fish => weights.see_fish,
            };
        }
        if weights.see_voyage != 0.0 {
            worth += weights.see_voyage * 0.1 * judge.plan(ship).map_or(0.0, |voyage| voyage.worth);
        }
    }
    for corner in sight.harbours(seat) {
        let basin = sight.held(seat, Hold::Basin(corner)).unwrap_or_default();
        worth += weights.see_basin * basin.pieces().count() as f32;
    }
    for mission in Mission::ALL {
        if sight.has_mission(mission) {
            worth += weights.see_step * f32::from(sight.step(mission, seat));
        }
    }
    for (_, crews) in sight.lairs() {
        worth += weights.see_lair * f32::from(crews[seat.index()]);
    }
    worth += weights.see_speed * f32::from(sight.speed(seat) - 4) + weights.see_trader * f32::from(sight.traders(seat));
    // The nearer the goal, the more a point counts.
    worth * (weights.see_point + weights.see_point_late * (points / goal))
}

/// In how many of thirty-six rolls a corner brings a card, gold fields counted half again.
fn yields(sight: Sight<'_>, corner: Corner) -> f32 {
    sight.hexes_at(corner).map(|hex| hex_yields(sight, hex)).sum()
}

fn hex_yields(sight: Sight<'_>, hex: Hex) -> f32 {
    let Some(number) = sight.number(hex) else { return 0.0 };
    let ways = 6.0 - (7.0 - f32::from(number)).abs();
    if sight.tile(hex) == Some(Tile::GoldField) { 1.5 * ways } else { ways }
}

/// What a seat might build next.
#[derive(Clone, Copy)]
struct Aim {
    price: [u8; 5],
    worth: f32,
}

/// One seat's opinion of the table.
pub(super) struct Judge<'a> {
    sight: Sight<'a>,
    seat: Seat,
    hand: [u8; 5],
    /// Does it make offers?
    talks: bool,
    leanings: Leanings,
    /// The best place at an own road where a settlement could stand.
    site: Option<Corner>,
    /// What it would build next, and what is missing for it.
    aim: Aim,
    weights: &'a Weights,
}

impl<'a> Judge<'a> {
    pub fn new(sight: Sight<'a>, seat: Seat, talks: bool, style: Style, weights: &'a Weights) -> Self {
        let mut judge = Self { talks, leanings: style.leanings(), ..Self::at_sea(sight, seat, weights) };
        // Ships need no aim, and most decisions are theirs.
        if !matches!(sight.phase(), Phase::Move | Phase::Founding | Phase::Pirate | Phase::Steal) {
            judge.site = judge.next_site();
            judge.aim = judge.choose_aim();
        }
        judge
    }

    /// One that looks at ships alone.
    fn at_sea(sight: Sight<'a>, seat: Seat, weights: &'a Weights) -> Self {
        let hand = sight.hand().unwrap_or_default();
        let aim = Aim { price: prices::SETTLEMENT, worth: 0.0 };
        Self { sight, seat, hand, talks: false, leanings: Style::Balanced.leanings(), site: None, aim, weights }
    }

    /// The place of the best action.
    pub fn best(&self, legal: &[Action]) -> usize {
        if self.sight.phase() == Phase::Move {
            return self.best_move(legal);
        }
        let mut best = (0, f32::NEG_INFINITY);
        for (index, action) in legal.iter().enumerate() {
            let score = self.score(*action);
            if score > best.1 {
                best = (index, score);
            }
        }
        best.0
    }

    fn score(&self, action: Action) -> f32 {
        match action {
            Action::Place(corner) => self.place_worth(corner),
            Action::Road(edge) => self.road_worth(edge),
            Action::Discard(resource) => -self.card_worth(resource, self.hand[resource as usize]),
            Action::Pirate(hex) => self.pirate_worth(hex),
            Action::Steal(victim) => 10.0 + f32::from(self.sight.points(victim)) + 0.1 * f32::from(self.sight.cards(victim)),
            Action::Trade { give, get } => self.bank_worth(give, get),
            Action::Buy(resource) => self.purchase_worth(resource, 2),
            Action::BuyCheap(resource) => 1.0 + self.purchase_worth(resource, 1),
            Action::Sell(resource) if self.surplus(resource) > 2 => 0.5,
            Action::Settlement(corner) => 40.0 + self.site_worth(corner),
            Action::Harbour(_) => self.spend(prices::HARBOUR, 34.0),
            Action::Ship { edge, instead } => self.ship_worth(edge, instead),
            Action::Settler(hold) => self.settler_worth(hold),
            Action::Crew(hold) => self.crew_worth(hold),
            Action::Give(good) => self.give_worth(good),
            Action::Want(good) => self.want_worth(good),
            Action::Post => 30.0,
            Action::Accept => self.deal_worth(self.sight.draft(self.sight.active())),
            Action::Deal(other) => {
                let own = self.sight.draft(self.seat);
                let [give, want] = self.sight.draft(other);
                let countered = self.sight.answer(other) == Answer::Countered;
                let [give, want] = if countered { [give, want] } else { [own[1], own[0]] };
                // Seen from the other side, as an offer to this seat.
                self.deal_worth([give, want])
            }
            Action::Unmute => 60.0,
            Action::Scrap => 1.0,
            Action::Throw { .. } | Action::DeclineAll | Action::Mute | Action::Counter | Action::PostTo(_) => -5.0,
            Action::SetSail | Action::Decline | Action::NoDeal | Action::Spare | Action::Roll => 0.0,
            _ => -1.0,
        }
    }

    // ---- The first pieces -------------------------------------------------------------------------------------------------------

    fn place_worth(&self, corner: Corner) -> f32 {
        let mut kinds = [false; 5];
        for own in self.sight.settlements(self.seat).chain(self.sight.harbours(self.seat)) {
            for resource in self.sight.hexes_at(own).filter_map(|hex| self.sight.tile(hex)).filter_map(Tile::yields) {
                kinds[resource as usize] = true;
            }
        }
        let new = self.sight.hexes_at(corner).filter_map(|hex| self.sight.tile(hex)).filter_map(Tile::yields);
        let new = new.filter(|resource| !std::mem::replace(&mut kinds[*resource as usize], true)).count();
        yields(self.sight, corner) + self.weights.place_kind * new as f32
    }

    // ---- Building ---------------------------------------------------------------------------------------------------------------

    /// What a place for a settlement is worth beyond its point.
    fn site_worth(&self, corner: Corner) -> f32 {
        self.weights.site_yield * yields(self.sight, corner)
            + if self.sight.is_coast(corner) { self.weights.site_coast } else { 0.0 }
    }

    fn choose_aim(&self) -> Aim {
        let (sight, weights) = (self.sight, self.weights);
        let [settlements, harbours, roads] = sight.built(self.seat);
        let [settlers, crews] = sight.supply(self.seat);
        let Leanings { settling, crewing, shipping, .. } = self.leanings;
        let mut best = Aim { price: prices::SETTLEMENT, worth: f32::NEG_INFINITY };
        let mut consider = |price: [u8; 5], worth: f32| {
            let worth = worth - weights.aim_missing * f32::from(Sight::missing(self.hand, price));
            if worth > best.worth {
                best = Aim { price, worth };
            }
        };
        if settlements > 0 && harbours < 4 && sight.settlements(self.seat).any(|corner| sight.is_coast(corner)) {
            consider(prices::HARBOUR, weights.aim_harbour + settling);
        }
        if settlements < 5 && self.site.is_some() {
            consider(prices::SETTLEMENT, weights.aim_settlement + settling);
        } else if settlements < 5 && roads < 12 && self.could_use_road() {
            consider(prices::ROAD, weights.aim_road);
        }
        let ships = self.ships_out();
        if settlements < 5 && settlers > 0 && self.settlers_waiting() == 0 {
            consider(prices::SETTLER, weights.aim_settler + settling);
        }
        if ships < self.ships_wanted() {
            consider(prices::SHIP, if ships == 0 { weights.aim_first_ship } else { weights.aim_ship + shipping });
        }
        if crews > 0 && self.crews_wanted() > 0 {
            consider(prices::CREW, weights.aim_crew + crewing);
        }
        best
    }

    fn ships_out(&self) -> u8 {
        Ship::ALL.into_iter().filter(|ship| self.sight.ship(self.seat, *ship).is_some()).count() as u8
    }

    fn ships_wanted(&self) -> u8 {
        if self.sight.scenario() == 1 { 1 + u8::from(self.settlers_waiting() > 0) } else { self.weights.ships as u8 }
    }

    fn carried(&self, piece: Piece) -> u8 {
        let ships = Ship::ALL.into_iter().map(|ship| self.sight.cargo(self.seat, ship).count(piece)).sum::<u8>();
        ships + self.in_basins(piece)
    }

    fn in_basins(&self, piece: Piece) -> u8 {
        let basins = self.sight.harbours(self.seat).filter_map(|corner| self.sight.held(self.seat, Hold::Basin(corner)));
        basins.map(|basin| basin.count(piece)).sum()
    }

    fn settlers_waiting(&self) -> u8 {
        self.carried(Piece::Settler)
    }

    /// How many more crews have somewhere to go.
    fn crews_wanted(&self) -> u8 {
        let mut wanted = 0;
        for (_, crews) in self.sight.lairs() {
            wanted += 3 - crews.iter().sum::<u8>();
        }
        wanted += self.sight.villages().filter(|(_, crews)| !crews.contains(self.seat)).count() as u8;
        wanted.min(self.weights.crews as u8).saturating_sub(self.carried(Piece::Crew))
    }

    /// A place at an own road where a settlement could stand.
    fn next_site(&self) -> Option<Corner> {
        let ends = self.sight.roads(self.seat).flat_map(|road| self.sight.ends(road));
        ends.filter(|corner| self.sight.is_site(self.seat, *corner))
            .max_by(|one, other| self.site_worth(*one).total_cmp(&self.site_worth(*other)))
    }

    /// Does one more road lead to a place for a settlement?
    fn could_use_road(&self) -> bool {
        let homes = self.sight.settlements(self.seat).chain(self.sight.harbours(self.seat));
        let ends = self.sight.roads(self.seat).flat_map(|road| self.sight.ends(road)).chain(homes);
        for corner in ends {
            for edge in self.sight.edges_at(corner) {
                if self.sight.road(edge).is_none() && self.road_worth(edge) > 0.0 {
                    return true;
                }
            }
        }
        false
    }

    /// What an action is worth that spends cards, if they are not needed for something better.
    fn spend(&self, price: [u8; 5], worth: f32) -> f32 {
        if self.aim.price == price || self.aim.worth == f32::NEG_INFINITY {
            return worth;
        }
        let mut left = self.hand;
        for (have, cost) in left.iter_mut().zip(price) {
            *have = have.saturating_sub(cost);
        }
        let before = Sight::missing(self.hand, self.aim.price);
        let after = Sight::missing(left, self.aim.price);
        if after > before && before <= 1 { -1.0 } else { worth }
    }

    fn road_worth(&self, edge: Edge) -> f32 {
        let [_, _, roads] = self.sight.built(self.seat);
        if self.sight.phase() != Phase::Founding && (roads >= 13 || self.site.is_some()) {
            return -1.0;
        }
        let mut worth: f32 = -1.0;
        for end in self.sight.ends(edge) {
            if self.sight.building(end).is_some() {
                continue;
            }
            if self.sight.is_site(self.seat, end) {
                worth = worth.max(6.0 + self.site_worth(end));
            }
            for next in self.sight.edges_at(end).filter(|next| *next != edge) {
                for far in self.sight.ends(next).into_iter().filter(|far| *far != end) {
                    if self.sight.road(next).is_none() && self.sight.is_site(self.seat, far) {
                        worth = worth.max(3.0 + self.site_worth(far));
                    }
                }
            }
        }
        if worth > 0.0 && self.sight.phase() != Phase::Founding { self.spend(prices::ROAD, worth) } else { worth }
    }

    fn ship_worth(&self, edge: Edge, instead: Option<Ship>) -> f32 {
        let Some(ship) = instead else {
            let worth = if self.ships_out() < self.ships_wanted() { 20.0 } else { -1.0 };
            // Away from the island there is more to do; the pirate is better avoided.
            let open =
                if self.sight.pirate().is_some_and(|(_, hex)| self.sight.hexes_by(edge).any(|by| by == hex)) { -3.0 } else { 0.0 };
            return if self.sight.phase() == Phase::Founding { open } else { self.spend(prices::SHIP, worth + open) };
        };
        // An empty ship far away, while pieces wait for one at home.
        let waiting = self.in_basins(Piece::Settler) + self.in_basins(Piece::Crew) > 0;
        let idle = self.sight.cargo(self.seat, ship) == Cargo::Empty && self.plan(ship).is_none();
        if waiting && idle { 8.0 } else { -2.0 }
    }

    fn settler_worth(&self, hold: Hold) -> f32 {
        let [settlements, ..] = self.sight.built(self.seat);
        if settlements >= 5 || self.settlers_waiting() > u8::from(self.ships_out() > 1) {
            return -1.0;
        }
        self.spend(prices::SETTLER, 30.0 + if matches!(hold, Hold::Ship(_)) { 1.0 } else { 0.0 })
    }

    fn crew_worth(&self, hold: Hold) -> f32 {
        if self.crews_wanted() == 0 {
            return -1.0;
        }
        self.spend(prices::CREW, 22.0 + if matches!(hold, Hold::Ship(_)) { 1.0 } else { 0.0 })
    }

    // ---- Trade ------------------------------------------------------------------------------------------------------------------

    /// How many cards of a kind the aim leaves over.
    fn surplus(&self, resource: Resource) -> u8 {
        self.hand[resource as usize].saturating_sub(self.aim.price[resource as usize])
    }

    fn lacks(&self, resource: Resource) -> bool {
        self.hand[resource as usize] < self.aim.price[resource as usize]
    }

    /// What one card of a kind is worth to a hand that holds this number of it.
    fn card_worth(&self, resource: Resource, count: u8) -> f32 {
        let needed = self.aim.price[resource as usize];
        if count <= needed { 3.0 } else { 1.2 / f32::from(count - needed).max(1.0) }
    }

    fn bank_worth(&self, give: Resource, get: Good) -> f32 {
        let Some(get) = get.resource() else {
            // Many equal cards are better as gold than as a discard.
            return if self.surplus(give) >= 6 { 0.5 } else { -1.0 };
        };
        if self.surplus(give) >= 3 && self.lacks(get) { 15.0 } else { -1.0 }
    }

    /// Gold is spent when it completes the aim.
    fn purchase_worth(&self, resource: Resource, price: u16) -> f32 {
        if !self.lacks(resource) {
            return -1.0;
        }
        let missing = u16::from(Sight::missing(self.hand, self.aim.price));
        let affordable = (self.sight.gold(self.seat) / price.max(1)).min(self.sight.purchases_left().into());
        let extra: u8 = Resource::ALL.into_iter().map(|resource| self.surplus(resource) / 3).sum();
        let rich = self.sight.gold(self.seat) >= 8;
        if missing <= affordable + u16::from(extra) || rich { 12.0 } else { -1.0 }
    }

    /// Offers a card it can spare for the one it lacks, once a turn: who asks again for what was refused is a nuisance.
    fn wants_to_offer(&self) -> Option<(Resource, Resource)> {
        if !self.talks
            || self.sight.offers_left() == 0
            || self.sight.offers_made() > 0
            || Sight::missing(self.hand, self.aim.price) != 1
        {
            return None;
        }
        let want = Resource::ALL.into_iter().find(|resource| self.lacks(*resource))?;
        let others = (0..self.sight.seats() as usize).map(Seat::new).filter(|other| *other != self.seat);
        let may_have = |other: Seat| self.sight.hears_offers(other) && self.sight.hand_bounds(other)[1][want as usize] > 0;
        if !others.into_iter().any(may_have) {
            return None;
        }
        let give = Resource::ALL.into_iter().max_by_key(|resource| self.surplus(*resource))?;
        (self.surplus(give) >= 2 && give != want).then_some((give, want))
    }

    fn give_worth(&self, good: Good) -> f32 {
        match (self.sight.phase(), self.wants_or_composes()) {
            (Phase::Build | Phase::Compose, Some((give, _)))
                if Good::from(give) == good && self.sight.draft(self.seat)[0] == [0; 6] =>
            {
                9.0
            }
            _ => -1.0,
        }
    }

    fn want_worth(&self, good: Good) -> f32 {
        match (self.sight.phase(), self.wants_or_composes()) {
            (Phase::Compose, Some((_, want))) if Good::from(want) == good && self.sight.draft(self.seat)[1] == [0; 6] => 35.0,
            _ => -1.0,
        }
    }

    /// The offer it wants to make, or is making.
    fn wants_or_composes(&self) -> Option<(Resource, Resource)> {
        if self.sight.phase() == Phase::Compose {
            let want = Resource::ALL.into_iter().find(|resource| self.lacks(*resource))?;
            let give = Resource::ALL.into_iter().max_by_key(|resource| self.surplus(*resource))?;
            return (give != want).then_some((give, want));
        }
        self.wants_to_offer()
    }

    /// What an offer is worth to this seat, which would get what is given and give what is wanted.
    fn deal_worth(&self, [get, give]: [[u8; 6]; 2]) -> f32 {
        let partner = if self.seat == self.sight.active() { None } else { Some(self.sight.active()) };
        if partner.is_some_and(|seat| self.sight.points(seat) + 2 >= self.sight.goal()) {
            return -10.0;
        }
        let mut worth = -0.3;
        for resource in Resource::ALL {
            let have = self.hand[resource as usize];
            for more in 0..get[resource as usize] {
                worth += self.card_worth(resource, have + more + 1);
            }
            for less in 0..give[resource as usize] {
                worth -= self.card_worth(resource, have.saturating_sub(less));
            }
        }
        worth + 1.1 * (f32::from(get[5]) - f32::from(give[5]))
    }

    // ---- The pirate -------------------------------------------------------------------------------------------------------------

    fn pirate_worth(&self, hex: Hex) -> f32 {
        let mut worth = 0.0;
        for seat in (0..self.sight.seats() as usize).map(Seat::new) {
            for ship in Ship::ALL {
                let Some(edge) = self.sight.ship(seat, ship) else { continue };
                let touches = self.sight.hexes_by(edge).any(|by| by == hex);
                if touches && seat == self.seat {
                    worth += 0.2;
                } else if touches {
                    worth += 2.0 + 0.2 * f32::from(self.sight.points(seat)) + if self.sight.cards(seat) > 0 { 2.0 } else { 0.0 };
                } else if seat != self.seat && self.sight.near(edge).any(|near| near == hex) {
                    worth += 0.5;
                }
            }
        }
        worth - if self.sight.hauls().any(|haul| haul == hex) { 0.5 } else { 0.0 }
    }

    // ---- Ships ------------------------------------------------------------------------------------------------------------------

    fn best_move(&self, legal: &[Action]) -> usize {
        let mut best = (legal.len() - 1, f32::NEG_INFINITY);
        let mut plans = [None; 3];
        let on_its_way = self.sight.moving().filter(|ship| self.sight.movement(self.seat, *ship) > 0);
        if let Some(ship) = on_its_way {
            plans[ship.index()] = self.plan(ship);
        }
        // The others are thought of when this one has arrived.
        if !plans.iter().flatten().any(|plan: &Voyage| plan.step.is_some()) {
            for ship in Ship::ALL.into_iter().filter(|ship| Some(*ship) != on_its_way) {
                plans[ship.index()] = self.plan(ship);
            }
        }
        for (index, action) in legal.iter().enumerate() {
            let score = self.move_score(*action, &plans);
            if score > best.1 {
                best = (index, score);
            }
        }
        best.0
    }

    fn move_score(&self, action: Action, plans: &[Option<Voyage>; 3]) -> f32 {
        let sight = self.sight;
        match action {
            Action::Deliver { .. } => 90.0,
            Action::Land { hex, .. } => 60.0 + if sight.villages().any(|(village, _)| village == hex) { 10.0 } else { 0.0 },
            Action::Catch { .. } => 55.0,
            Action::Chase(_) => 50.0,
            Action::Found { ship, corner } => {
                let here = 10.0 + self.site_worth(corner);
                let elsewhere = plans[ship.index()].map_or(0.0, |plan| plan.worth);
                if here + 0.5 >= elsewhere || sight.points(self.seat) + 1 >= sight.goal() { 52.0 + here } else { 0.5 }
            }
            Action::Load { piece, .. } => match piece {
                Piece::Settler => 48.0,
                Piece::Crew => 46.0,
                Piece::Fish | Piece::Sack => 44.0,
            },
            Action::Fetch { .. } => 42.0,
            Action::RollForFish => {
                if sight.moving().is_none() {
                    40.0
                } else {
                    0.2
                }
            }
            Action::Sail { ship, edge } => match plans[ship.index()] {
                Some(plan) if plan.step == Some(edge) => {
                    let from = sight.ship(self.seat, ship).unwrap_or(edge);
                    let tribute = if sight.owes_tribute(self.seat, ship, from, edge) { 1.0 } else { 0.0 };
                    let moving = if sight.moving() == Some(ship) { 5.0 } else { 0.0 };
                    1.0 + (plan.worth - tribute).max(0.0) + moving
                }
                _ => -1.0,
            },
            Action::Wool(ship) => match plans[ship.index()] {
                Some(plan) => {
                    let left = sight.movement(self.seat, ship);
                    let reaches = plan.steps > left && plan.steps <= left + 2 && plan.urgent;
                    let spare = self.hand[Resource::Wool as usize] > self.aim.price[Resource::Wool as usize];
                    if reaches && spare { 30.0 } else { -1.0 }
                }
                None => -1.0,
            },
            Action::End => 0.0,
            _ => -2.0,
        }
    }

    /// Where a ship should go; nothing if it is not out, or has nowhere to go.
    fn plan(&self, ship: Ship) -> Option<Voyage> {
        const FARTHEST: u8 = 16;
        let from = self.sight.ship(self.seat, ship)?;
        let lures = self.lures(self.sight.cargo(self.seat, ship));
        let most = lures.most()?;
        let speed = f32::from(self.sight.speed(self.seat));
        let mut best: Option<Voyage> = None;
        self.sight.voyage(from, FARTHEST, |edge, steps, first| {
            // A turn's journey costs as much as a turn is worth.
            let journey = self.weights.journey * f32::from(steps) / speed;
            if best.is_some_and(|plan| plan.worth >= most - journey) {
                return false;
            }
            if let Some(lure) = self.strongest(&lures, edge)
                && best.is_none_or(|plan| lure.gain - journey > plan.worth)
                && (edge == from || self.sight.ships_on(edge) < 2)
            {
                let step = (steps > 0).then_some(first);
                best = Some(Voyage { worth: lure.gain - journey, step, steps, urgent: lure.urgent });
            }
            true
        });
        best
    }

    /// What draws a ship with this cargo.
    fn lures(&self, cargo: Cargo) -> Lures {
        let (sight, weights) = (self.sight, self.weights);
        let Leanings { settling, hauling, crewing, discovering, .. } = self.leanings;
        let [settlements, ..] = sight.built(self.seat);
        let mut lures = Lures::default();
        let unknown = if cargo == Cargo::Settler { weights.to_discover_settler } else { weights.to_discover };
        lures.add(sight.unseen(), unknown + discovering, false);
        if cargo == Cargo::Fish || cargo.count(Piece::Sack) > 0 {
            lures.dock = Some(Lure { gain: weights.to_council + hauling, urgent: true });
        }
        if cargo == Cargo::Settler && settlements < 5 {
            lures.site = Some(Lure { gain: weights.to_site + settling, urgent: true });
        }
        if cargo.count(Piece::Crew) > 0 {
            for (lair, crews) in sight.lairs() {
                let there: u8 = crews.iter().sum();
                if there < 3 {
                    let crews = weights.to_lair_crew * f32::from(there) + weights.to_lair_own * f32::from(crews[self.seat.index()]);
                    lures.add([lair].into_iter().collect(), weights.to_lair + crewing + crews, true);
                }
            }
            let strange = sight.villages().filter(|(_, crews)| !crews.contains(self.seat));
            lures.add(strange.map(|(village, _)| village).collect(), weights.to_village, true);
        }
        if cargo == Cargo::Empty {
            lures.add(sight.hauls().collect(), weights.to_haul + hauling, true);
            for corner in sight.harbours(self.seat) {
                let basin = sight.held(self.seat, Hold::Basin(corner)).unwrap_or_default();
                let lure = match basin {
                    Cargo::Empty => Lure { gain: weights.to_home, urgent: false },
                    _ => Lure { gain: weights.to_basin + basin.pieces().count() as f32, urgent: true },
                };
                lures.harbours.extend(sight.edges_at(corner).map(|edge| (edge, lure)));
            }
        }
        if !cargo.is_full() && self.crews_wanted() > 0 {
            let own = sight.freed().filter(|(_, crews)| crews[self.seat.index()] > 0);
            lures.add(own.map(|(lair, _)| lair).collect(), weights.to_freed, false);
        }
        lures
    }

    /// What draws a ship most to an edge, if anything does.
    fn strongest(&self, lures: &Lures, edge: Edge) -> Option<Lure> {
        let sight = self.sight;
        let mut best: Option<Lure> = None;
        let mut consider = |lure: Lure| {
            if lure.gain > best.map_or(0.0, |best| best.gain) {
                best = Some(lure);
            }
        };
        let near = sight.all_near(edge);
        lures.hexes.iter().filter(|(hexes, _)| hexes.meets(near)).for_each(|(_, lure)| consider(*lure));
        lures.harbours.iter().filter(|(beside, _)| *beside == edge).for_each(|(_, lure)| consider(*lure));
        lures.dock.into_iter().filter(|_| sight.at_dock(edge)).for_each(&mut consider);
        if let Some(lure) = lures.site {
            let sites = sight.ends(edge).into_iter().filter(|corner| sight.is_site(self.seat, *corner));
            sites.for_each(|corner| consider(Lure { gain: lure.gain + self.site_worth(corner), ..lure }));
        }
        best
    }
}

/// What a place promises a ship, and whether that is worth wool.
#[derive(Clone, Copy)]
struct Lure {
    gain: f32,
    urgent: bool,
}

/// All that draws a ship: found once, because it is looked for at every edge the ship may reach.
#[derive(Default)]
struct Lures {
    /// At any of these hexes: a lair each, of which there are six, or one of four kinds together.
    hexes: ArrayVec<(Hexes, Lure), 10>,
    /// At the Council's.
    dock: Option<Lure>,
    /// At the edges beside the seat's own, three for each of four.
    harbours: ArrayVec<(Edge, Lure), 12>,
    /// Where a settlement could stand, beyond what the site is worth itself.
    site: Option<Lure>,
}

impl Lures {
    fn add(&mut self, hexes: Hexes, gain: f32, urgent: bool) {
        if hexes != Hexes::default() {
            self.hexes.push((hexes, Lure { gain, urgent }));
        }
    }

    /// More than this no place promises; nothing where there is nothing.
    fn most(&self) -> Option<f32> {
        /// More than this no site is worth.
        const BEST_SITE: f32 = 15.0;
        let hexes = self.hexes.iter().map(|(_, lure)| lure.gain);
        let harbours = self.harbours.iter().map(|(_, lure)| lure.gain);
        let dock = self.dock.map(|lure| lure.gain);
        let site = self.site.map(|lure| lure.gain + BEST_SITE);
        hexes.chain(harbours).chain(dock).chain(site).max_by(f32::total_cmp)
    }
}

/// Where a ship is going.
#[derive(Clone, Copy)]
struct Voyage {
    worth: f32,
    /// The first step; nothing if it has arrived.
    step: Option<Edge>,
    steps: u8,
    urgent: bool,
}
