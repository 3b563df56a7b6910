//! The own players of Explorers & Pirates: a script that wants the next point most, and the same knowledge as a guide for the search.
//!
//! In the building phase it sets itself one aim (what is worth the most, less what is still missing for it), trades towards it and
//! builds what does not stand in its way. On the water every ship goes where its cargo is wanted: settlers to good coasts, crews to lairs
//! and villages, fish and spices to the Council, empty ships to hauls, harbours and the fog.

use explorers::{
    Action, Answer, Cargo, Corner, Edge, Explorers, Good, Hex, Hold, Mission, Phase, Piece, Resource, Ship, Sight, Tile, prices,
};
use table::{Advice, Bot, Chance, Game, MAX_SEATS, Message, Seat, Seen, Viewer};

use crate::arithmetic::shares;
use crate::random::{only_choice, pick};
use crate::{Crew, Guide};

impl Crew for Explorers {
    const CAPTAIN: u32 = 60;
    const ADMIRAL: u32 = 400;

    fn script(_number: u64) -> Box<dyn Bot<Self>> {
        Box::new(Script::default())
    }

    fn guide() -> Box<dyn Guide<Self>> {
        Box::new(Pilot)
    }
}

/// Plays what promises the most. It leaves nothing to chance.
#[derive(Default)]
struct Script {
    legal: Vec<Action>,
}

impl Bot<Explorers> for Script {
    fn decide(&mut self, seen: &Seen<'_, Explorers>) -> Advice<Action> {
        self.legal.clear();
        seen.legal(&mut self.legal);
        if let [only] = self.legal[..] {
            return only_choice(only);
        }
        let judge = Judge::new(seen.sight(), seen.seat(), true);
        let action = self.legal[judge.best(&self.legal)];
        Advice { action, reason: reason(seen.sight(), action) }
    }
}

fn reason(sight: Sight<'_>, action: Action) -> Message {
    Message::new(match action {
        Action::Place(_) => "explorers-why-place",
        Action::Discard(_) => "explorers-why-discard",
        Action::Pirate(_) => "explorers-why-pirate",
        Action::Steal(_) | Action::Spare => "explorers-why-steal",
        Action::Trade { .. } | Action::Buy(_) | Action::BuyCheap(_) | Action::Sell(_) => "explorers-why-trade",
        Action::Give(_) | Action::Want(_) | Action::Post | Action::PostTo(_) | Action::Counter | Action::Scrap | Action::Unmute => {
            "explorers-why-offer"
        }
        Action::Accept | Action::Deal(_) => "explorers-why-accept",
        Action::Decline | Action::NoDeal | Action::Mute => "explorers-why-decline",
        Action::Harbour(_) => "explorers-why-goal",
        Action::Settlement(_) | Action::Found { .. } => "explorers-why-found",
        Action::Road(_) | Action::Ship { .. } | Action::Settler(_) | Action::Crew(_) => "explorers-why-build",
        Action::SetSail => "explorers-why-save",
        Action::Land { .. } | Action::Fetch { .. } | Action::Catch { .. } | Action::Deliver { .. } | Action::RollForFish => {
            "explorers-why-mission"
        }
        Action::Chase(_) => "explorers-why-chase",
        Action::Sail { edge, .. } if sight.discovers(edge) => "explorers-why-discover",
        Action::Sail { .. }
        | Action::Wool(_)
        | Action::Load { .. }
        | Action::Unload { .. }
        | Action::Exchange { .. }
        | Action::ExchangeOne { .. }
        | Action::Throw { .. } => "explorers-why-sail",
        Action::Roll | Action::End => "explorers-why-end",
    })
}

/// The script's knowledge, lent to the search.
struct Pilot;

impl Guide<Explorers> for Pilot {
    fn play_out(&self, seen: &Seen<'_, Explorers>, legal: &[Action], chance: &mut Chance) -> usize {
        const SLIP_ONE_IN: usize = 25;
        let index = Judge::new(seen.sight(), seen.seat(), false).best(legal);
        if pick(chance, SLIP_ONE_IN) == 0 {
            let slip = pick(chance, legal.len());
            return if is_idle(legal[slip]) { index } else { slip };
        }
        index
    }

    /// A state can be judged when a turn begins; two or three turns on, most of what a plan is worth has shown.
    fn enough(&self, game: &Explorers, decisions: u32) -> bool {
        const AT_LEAST: u32 = 40;
        const AT_MOST: u32 = 120;
        let phase = game.sight(Viewer::Onlooker).phase();
        decisions >= AT_MOST || (decisions >= AT_LEAST && phase == Phase::Roll)
    }

    fn evaluate(&self, game: &Explorers, values: &mut [f32; MAX_SEATS]) {
        let standing = game.standing();
        *values = standing.payoffs();
        if standing.over {
            return;
        }
        let mut worth = [0.0; MAX_SEATS];
        for (index, worth) in worth.iter_mut().enumerate().take(game.seats() as usize) {
            let seat = Seat::new(index);
            *worth = prospects(game.sight(Viewer::Seat(seat)), seat);
        }
        *values = shares(&worth[..game.seats() as usize], 1.0);
    }

    fn prior(&self, seen: &Seen<'_, Explorers>, legal: &[Action], into: &mut Vec<f32>) {
        let best = Judge::new(seen.sight(), seen.seat(), false).best(legal);
        into.extend(legal.iter().enumerate().map(|(index, action)| match action {
            _ if index == best => 4.0,
            action if is_idle(*action) => 0.02,
            _ => 1.0,
        }));
    }

    /// What was rolled, stolen or discovered decides what to do next.
    fn noticed(&self, seen: &Seen<'_, Explorers>) -> u64 {
        let sight = seen.sight();
        let hand = sight.hand().unwrap_or_default();
        let hand = hand.iter().fold(0u64, |all, count| all * 20 + u64::from(*count));
        hand.wrapping_mul(64).wrapping_add(u64::from(sight.hidden()))
    }

    fn exploration(&self) -> f32 {
        0.5
    }
}

/// Offers and thrown cargo: a search that tries them all sees nothing else.
const fn is_idle(action: Action) -> bool {
    matches!(
        action,
        Action::Throw { .. }
            | Action::Give(_)
            | Action::Want(_)
            | Action::Scrap
            | Action::Post
            | Action::PostTo(_)
            | Action::Counter
            | Action::Mute
            | Action::Unload { .. }
            | Action::Exchange { .. }
            | Action::ExchangeOne { .. }
    )
}

/// How well a seat stands, in a unit of which one makes it e times as likely to win.
fn prospects(sight: Sight<'_>, seat: Seat) -> f32 {
    let goal = f32::from(sight.goal());
    let mut worth = f32::from(sight.points(seat));
    let cards = f32::from(sight.cards(seat));
    worth += 0.10 * cards.min(7.0) + 0.03 * (cards - 7.0).max(0.0) + 0.04 * f32::from(sight.gold(seat)).min(12.0);
    let mut income = 0.0;
    for corner in sight.settlements(seat).chain(sight.harbours(seat)) {
        income += yields(sight, corner);
    }
    worth += 0.06 * income;
    for ship in Ship::ALL {
        if sight.ship(seat, ship).is_none() {
            continue;
        }
        worth += 0.12;
        worth += match sight.cargo(seat, ship) {
            Cargo::Empty => 0.0,
            Cargo::Crew => 0.15,
            Cargo::Crews | Cargo::Sack => 0.3,
            Cargo::CrewAndSack | Cargo::Settler => 0.45,
            Cargo::Sacks => 0.6,
            Cargo::Fish => 0.4,
        };
    }
    for corner in sight.harbours(seat) {
        let basin = sight.held(seat, Hold::Basin(corner)).unwrap_or_default();
        worth += 0.1 * basin.pieces().count() as f32;
    }
    for mission in Mission::ALL {
        if sight.has_mission(mission) {
            // A step that shows no point yet is half the way to one.
            worth += 0.15 * f32::from(sight.step(mission, seat));
        }
    }
    for (_, crews) in sight.lairs() {
        worth += 0.25 * f32::from(crews[seat.index()]);
    }
    worth += 0.2 * f32::from(sight.speed(seat) - 4) + 0.15 * f32::from(sight.traders(seat));
    // The nearer the goal, the more a point counts.
    worth * (0.45 + 0.5 * (worth / goal).clamp(0.0, 1.0))
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
struct Judge<'a> {
    sight: Sight<'a>,
    seat: Seat,
    hand: [u8; 5],
    /// Does it make offers?
    talks: bool,
    /// The best place at an own road where a settlement could stand.
    site: Option<Corner>,
    /// What it would build next, and what is missing for it.
    aim: Aim,
}

impl<'a> Judge<'a> {
    fn new(sight: Sight<'a>, seat: Seat, talks: bool) -> Self {
        let hand = sight.hand().unwrap_or_default();
        let mut judge = Self { sight, seat, hand, talks, site: None, aim: Aim { price: prices::SETTLEMENT, worth: 0.0 } };
        // Ships need no aim, and most decisions are theirs.
        if !matches!(sight.phase(), Phase::Move | Phase::Founding | Phase::Pirate | Phase::Steal) {
            judge.site = judge.next_site();
            judge.aim = judge.choose_aim();
        }
        judge
    }

    /// The place of the best action.
    fn best(&self, legal: &[Action]) -> usize {
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
            Action::Throw { .. } | Action::Mute | Action::Counter | Action::PostTo(_) => -5.0,
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
        yields(self.sight, corner) + 1.5 * new as f32
    }

    // ---- Building ---------------------------------------------------------------------------------------------------------------

    /// What a place for a settlement is worth beyond its point.
    fn site_worth(&self, corner: Corner) -> f32 {
        0.4 * yields(self.sight, corner) + if self.sight.is_coast(corner) { 0.5 } else { 0.0 }
    }

    fn choose_aim(&self) -> Aim {
        let sight = self.sight;
        let [settlements, harbours, roads] = sight.built(self.seat);
        let [settlers, crews] = sight.supply(self.seat);
        let mut best = Aim { price: prices::SETTLEMENT, worth: f32::NEG_INFINITY };
        let mut consider = |price: [u8; 5], worth: f32| {
            let worth = worth - 3.0 * f32::from(Sight::missing(self.hand, price));
            if worth > best.worth {
                best = Aim { price, worth };
            }
        };
        if settlements > 0 && harbours < 4 && sight.settlements(self.seat).any(|corner| sight.is_coast(corner)) {
            consider(prices::HARBOUR, 14.0);
        }
        if settlements < 5 && self.site.is_some() {
            consider(prices::SETTLEMENT, 15.0);
        } else if settlements < 5 && roads < 12 && self.could_use_road() {
            consider(prices::ROAD, 7.0);
        }
        let ships = self.ships_out();
        if settlements < 5 && settlers > 0 && self.settlers_waiting() == 0 {
            consider(prices::SETTLER, 13.0);
        }
        if ships < self.ships_wanted() {
            consider(prices::SHIP, if ships == 0 { 13.0 } else { 9.5 });
        }
        if crews > 0 && self.crews_wanted() > 0 {
            consider(prices::CREW, 11.0);
        }
        best
    }

    fn ships_out(&self) -> u8 {
        Ship::ALL.into_iter().filter(|ship| self.sight.ship(self.seat, *ship).is_some()).count() as u8
    }

    fn ships_wanted(&self) -> u8 {
        if self.sight.scenario() == 1 { 1 + u8::from(self.settlers_waiting() > 0) } else { 3 }
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
        wanted.min(4).saturating_sub(self.carried(Piece::Crew))
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

    /// What one card of a kind is worth to a hand that holds so many of it.
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

    /// Offers a card it can spare for the one it lacks, once or twice a turn.
    fn wants_to_offer(&self) -> Option<(Resource, Resource)> {
        if !self.talks || self.sight.offers_left() < 2 || Sight::missing(self.hand, self.aim.price) != 1 {
            return None;
        }
        let want = Resource::ALL.into_iter().find(|resource| self.lacks(*resource))?;
        let others = (0..self.sight.seats() as usize).map(Seat::new).filter(|other| *other != self.seat);
        let may_have = |other: Seat| !self.sight.muted(other) && self.sight.hand_bounds(other)[1][want as usize] > 0;
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
        if !plans.iter().flatten().any(|plan: &Plan| plan.step.is_some()) {
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

    fn move_score(&self, action: Action, plans: &[Option<Plan>; 3]) -> f32 {
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
    fn plan(&self, ship: Ship) -> Option<Plan> {
        const FARTHEST: u8 = 16;
        /// More than this no place promises.
        const MOST: f32 = 20.0;
        let from = self.sight.ship(self.seat, ship)?;
        let cargo = self.sight.cargo(self.seat, ship);
        let [settlements, ..] = self.sight.built(self.seat);
        let speed = f32::from(self.sight.speed(self.seat));
        let mut best: Option<Plan> = None;
        self.sight.voyage(from, FARTHEST, |edge, steps, first| {
            // A turn's journey costs as much as a turn is worth.
            let journey = 4.0 * f32::from(steps) / speed;
            if best.is_some_and(|plan| plan.worth >= MOST - journey) {
                return false;
            }
            let (gain, urgent) = self.gain(edge, cargo, settlements < 5);
            let full = self.sight.ships_on(edge) >= 2 && edge != from;
            if gain > 0.0 && !full && best.is_none_or(|plan| gain - journey > plan.worth) {
                best = Some(Plan { worth: gain - journey, step: (steps > 0).then_some(first), steps, urgent });
            }
            true
        });
        best
    }

    /// What a ship with this cargo gains on an edge, and whether that is worth wool.
    fn gain(&self, edge: Edge, cargo: Cargo, can_settle: bool) -> (f32, bool) {
        let sight = self.sight;
        let mut gain: f32 = 0.0;
        let mut urgent = false;
        let mut add = |worth: f32, haste: bool| {
            if worth > gain {
                gain = worth;
                urgent = haste;
            }
        };
        if sight.discovers(edge) {
            add(if cargo == Cargo::Settler { 12.0 } else { 9.0 }, false);
        }
        if (cargo == Cargo::Fish || cargo.count(Piece::Sack) > 0) && sight.at_dock(edge) {
            add(20.0, true);
        }
        if cargo == Cargo::Settler && can_settle {
            for corner in sight.ends(edge) {
                if sight.is_site(self.seat, corner) {
                    add(14.0 + self.site_worth(corner), true);
                }
            }
        }
        if cargo.count(Piece::Crew) > 0 {
            for hex in sight.near(edge) {
                if let Some((_, crews)) = sight.lairs().find(|(lair, _)| *lair == hex) {
                    let there: u8 = crews.iter().sum();
                    if there < 3 {
                        add(13.0 + 2.0 * f32::from(there) + f32::from(crews[self.seat.index()]), true);
                    }
                }
                if sight.villages().any(|(village, crews)| village == hex && !crews.contains(self.seat)) {
                    add(17.0, true);
                }
            }
        }
        if cargo == Cargo::Empty {
            if sight.near(edge).any(|hex| sight.hauls().any(|haul| haul == hex)) {
                add(15.0, true);
            }
            for corner in sight.ends(edge) {
                match sight.held(self.seat, Hold::Basin(corner)) {
                    Some(Cargo::Empty) => add(3.0, false),
                    Some(basin) => add(12.0 + basin.pieces().count() as f32, true),
                    None => {}
                }
            }
        }
        if !cargo.is_full() {
            let own = |hex: Hex| sight.freed().any(|(lair, crews)| lair == hex && crews[self.seat.index()] > 0);
            if sight.near(edge).any(own) && self.crews_wanted() > 0 {
                add(8.0, false);
            }
        }
        (gain, urgent)
    }
}

/// Where a ship is going.
#[derive(Clone, Copy)]
struct Plan {
    worth: f32,
    /// The first step; nothing if it has arrived.
    step: Option<Edge>,
    steps: u8,
    urgent: bool,
}
