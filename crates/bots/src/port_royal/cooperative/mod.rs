//! Port Royal played together: all seats think as one group. The open contracts are shared out so that little work is left
//! (`plan.rs`), work is weighed against what the rest of the game is likely to bring (`work.rs`), and every card goes to the seat where
//! it saves the most of it.
//!
//! Everybody sees the same table and comes to the same plan, so nobody has to be told anything.

mod holding;
mod plan;
mod work;

use port_royal::{Action, Card, Colour, Contract, Guard, Role, Sight, Terms};
use table::Seat;

use holding::{Holding, Kind};
use plan::{PAIRS, Plan, SEATS, Set, bit, each};
use work::Market;

use super::safe_gamble;

/// The group's opinion of the table. Everything is counted in work saved.
pub(super) struct Group<'a> {
    sight: Sight<'a>,
    seats: usize,
    active: usize,
    holdings: [Holding; SEATS],
    open: Set,
    market: Market,
    plan: Plan,
    /// What one coin more is worth to each seat.
    coin: [f32; SEATS],
}

/// What a coin is worth that nobody needs, and a point: all things equal, rather more of them than less.
const SPARE_COIN: f32 = 0.01;
const SPARE_POINT: f32 = 0.01;

/// What it costs to let a ship dock that could be repelled: a second one of its colour would end the turn.
const RISK: f32 = 0.05;

/// The most cards of a harbour that are looked at.
const HARBOUR: usize = 24;

/// Which cards of the harbour would go to whom.
#[derive(Clone, Copy)]
struct Deal {
    /// What all of them are worth.
    total: f32,
    /// What a further card would have to be worth more than, for each seat that still takes.
    least: [Option<f32>; SEATS],
    /// The best card of the seat that takes now, by its place in the harbour.
    mine: Option<usize>,
}

impl<'a> Group<'a> {
    pub fn new(sight: Sight<'a>) -> Self {
        let seats = usize::from(sight.seats());
        let holdings: [Holding; SEATS] = std::array::from_fn(|seat| Holding::of(sight, Seat::new(seat.min(seats - 1))));
        let open = plan::open(sight);
        let market = Market::of(sight);
        let plan = Plan::of(&market, &holdings[..seats], open);
        let mut group = Self { sight, seats, active: sight.active().index(), holdings, open, market, plan, coin: [0.0; SEATS] };
        for seat in 0..seats {
            let mut richer = group.holdings[seat];
            richer.coins += 2.0;
            group.coin[seat] = 0.5 * group.saved(seat, &richer) + SPARE_COIN;
        }
        group
    }

    /// All the work left.
    pub fn work(&self) -> f32 {
        self.plan.total
    }

    /// The place of the best action for the seat.
    pub fn best(&self, seat: Seat, legal: &[Action]) -> usize {
        let card = self.best_card(seat);
        let mut best = (0, f32::NEG_INFINITY);
        for (index, action) in legal.iter().enumerate() {
            let score = self.score(seat.index(), *action, card);
            // Of equals the later: to stop rather than to reveal.
            if score >= best.1 {
                best = (index, score);
            }
        }
        best.0
    }

    /// What the action promises, compared with the others of the same moment.
    fn score(&self, seat: usize, action: Action, best_card: Option<Card>) -> f32 {
        /// What helps is done before anything else.
        const AT_ONCE: f32 = 1000.0;
        let at_once = |saved: f32| if saved > 0.0 { AT_ONCE + saved } else { -AT_ONCE };
        let if_best = |card: Card, worth: f32| if best_card == Some(card) { 1.0 + worth } else { -1.0 };
        match action {
            Action::Stop => self.stopping(),
            Action::Reveal => self.revealing(),
            Action::Gamble => self.gambling(),
            Action::Repel => self.repelling(),
            Action::Dock => self.docking(),
            Action::Hire(card) => if_best(card, 0.0),
            Action::Take(card) => if_best(card, self.ship(seat, card, Terms::PLAIN)),
            Action::TakeOn { card, terms } => if_best(card, self.ship(seat, card, terms)),
            Action::Claim { expedition, given } => at_once(self.claiming(seat, expedition, given.people())),
            Action::Complete(contract) => at_once(self.completing(seat, contract)),
            // Time is worth more than points: a game lost has none.
            Action::SetAside => -1.0,
            Action::Pass => 0.0,
        }
    }

    // ---- Contracts and expeditions --------------------------------------------------------------------------------------------

    /// The work saved if the seat had this instead, and everybody kept to the plan.
    fn saved(&self, seat: usize, holding: &Holding) -> f32 {
        self.plan.work[seat] - plan::work(&self.market, holding, self.plan.sets[seat])
    }

    /// The work saved if the seat had this instead, and these contracts were still open; with a new plan.
    fn saved_anew(&self, seat: usize, holding: Holding, open: Set) -> f32 {
        let mut holdings = self.holdings;
        holdings[seat] = holding;
        self.plan.total - Plan::of(&self.market, &holdings[..self.seats], open).total
    }

    /// What completing the contract, or a step towards it, is worth. A marker is lost to the other contracts, and may be missed.
    fn completing(&self, seat: usize, contract: Contract) -> f32 {
        /// One contract less: even if nothing but the saying so was missing.
        const ONE_LESS: f32 = 0.3;
        let holding = self.marked(seat, contract);
        if self.open & bit(contract) != 0 && holding.has_completed(contract) {
            return self.saved_anew(seat, holding, self.open & !bit(contract)) + ONE_LESS;
        }
        self.saved_anew(seat, holding, self.open)
    }

    /// What the seat has after laying or moving its marker on the contract.
    fn marked(&self, seat: usize, contract: Contract) -> Holding {
        let mut holding = self.holdings[seat];
        holding.mark(contract, self.sight.reward(contract));
        if contract == Contract::Ransom {
            holding.coins -= 15.0;
        }
        holding
    }

    /// What sending these people is worth.
    fn claiming(&self, seat: usize, expedition: Card, people: impl Iterator<Item = Card>) -> f32 {
        /// Points somebody else needs more.
        const SPARED: f32 = 0.1;
        let Card::Expedition { points, coins, .. } = expedition else { return 0.0 };
        let mut holding = self.holdings[seat];
        people.for_each(|card| holding.dismiss(card));
        holding.points += points;
        holding.coins += f32::from(coins);
        holding.made += 1;
        let estate = self.plan.owner(Contract::SmallEstate);
        let spared = if estate.is_some_and(|owner| owner != seat) { SPARED } else { -SPARE_POINT };
        self.saved_anew(seat, holding, self.open) - spared
    }

    /// What one step of the contract is worth, done by the seat, as the plan stands.
    fn step(&self, seat: usize, contract: Contract) -> f32 {
        let holding = &self.holdings[seat];
        let Some(owner) = self.plan.owner(contract) else { return 0.0 };
        if holding.markers == 0 && holding.steps(contract) == 0 {
            return 0.0;
        }
        let after = self.marked(seat, contract);
        let set = |seat: usize| self.plan.sets[seat] & if after.has_completed(contract) { !bit(contract) } else { !0 };
        if owner == seat {
            self.plan.work[seat] - plan::work(&self.market, &after, set(seat))
        } else if after.has_completed(contract) {
            self.plan.work[owner] - plan::work(&self.market, &self.holdings[owner], set(owner))
        } else {
            0.0
        }
    }

    // ---- Cards ----------------------------------------------------------------------------------------------------------------

    /// What the card is worth to the group, taken by this seat.
    fn worth(&self, seat: usize, card: Card) -> f32 {
        match card {
            Card::Person { .. } => self.hiring(seat, card),
            Card::Ship { colour, gift, .. } => {
                let gift_to = if gift > 0 { self.neediest_but(seat) } else { None };
                let for_nothing = |for_nothing: bool| self.ship(seat, card, Terms { for_nothing, gift_to });
                let can_be_foe = seat == self.active || self.holdings[seat].coins >= 1.0;
                match Contract::foe_of(colour) {
                    Some(contract) if can_be_foe && self.open & bit(contract) != 0 => for_nothing(true).max(for_nothing(false)),
                    _ => for_nothing(false),
                }
            }
            Card::Expedition { .. } | Card::Tax(_) => 0.0,
        }
    }

    /// Whom a coin helps most.
    fn neediest_but(&self, seat: usize) -> Option<Seat> {
        let others = (0..self.seats).filter(|other| *other != seat);
        others.max_by(|one, other| self.coin[*one].total_cmp(&self.coin[*other])).map(Seat::new)
    }

    /// What taking the ship on these terms is worth. The fee is not lost: a friend gets it.
    fn ship(&self, seat: usize, card: Card, terms: Terms) -> f32 {
        let Card::Ship { colour, coins, .. } = card else { return 0.0 };
        let fee = if seat == self.active { 0.0 } else { 1.0 };
        let others = fee * self.coin[self.active] + terms.gift_to.map_or(0.0, |to| self.coin[to.index()]);
        if terms.for_nothing {
            let step = Contract::foe_of(colour).map_or(0.0, |contract| self.step(seat, contract));
            return step - fee * self.coin[seat] + others;
        }
        let mut holding = self.holdings[seat];
        let earned = f32::from(coins + self.sight.has(Seat::new(seat), Role::Trader(colour))) - fee;
        holding.coins += earned;
        self.saved(seat, &holding) + SPARE_COIN * earned + others
    }

    /// What hiring somebody is worth; nothing if the seat cannot pay.
    fn hiring(&self, seat: usize, card: Card) -> f32 {
        /// What a sword is worth in each own turn.
        const SWORD: f32 = 0.03;
        let Card::Person { role, cost, points } = card else { return 0.0 };
        let before = &self.holdings[seat];
        let price = f32::from(self.sight.price(Seat::new(seat), cost));
        if price > before.coins {
            return 0.0;
        }
        let mut after = *before;
        after.hire(card);
        after.coins -= price;
        let spare = SPARE_POINT * f32::from(points) - SPARE_COIN * price;
        let swords = SWORD * self.market.own_turns * f32::from(role.swords());
        let fee = if seat == self.active { 0.0 } else { self.coin[self.active] };
        self.saved(seat, &after) + self.taking_over(seat, &after, helped(role, cost)) + spare + swords + fee
    }

    /// The work saved if the seat, having this, took over the best of these contracts from somebody else.
    fn taking_over(&self, seat: usize, after: &Holding, contracts: Set) -> f32 {
        let own = self.plan.sets[seat];
        let mut most = 0.0f32;
        for contract in each(self.open & !own & contracts) {
            let Some(owner) = self.plan.owner(contract) else { continue };
            if !self.plan.has_marker(&self.holdings[seat], seat, contract) {
                continue;
            }
            let without = plan::work(&self.market, &self.holdings[owner], self.plan.sets[owner] & !bit(contract));
            let more = plan::work(&self.market, after, own | bit(contract)) - plan::work(&self.market, after, own);
            most = most.max(self.plan.work[owner] - without - more);
        }
        most
    }

    /// Shares out the harbour among the seats that still take, from this one on: always the card and the seat that help most. So a
    /// card is left to whoever needs it more.
    fn deal(&self, taker: usize, takes: u8) -> Deal {
        let mut worth = [[0.0f32; HARBOUR]; SEATS];
        let mut price = [0.0f32; HARBOUR];
        let mut left = [0u8; SEATS];
        let mut coins = [0.0f32; SEATS];
        let takers = || (taker..).map(|seat| seat % self.seats).take((self.active + self.seats - taker - 1) % self.seats + 1);
        for seat in takers() {
            left[seat] = if seat == taker { takes } else { 1 + self.holdings[seat].governors };
            coins[seat] = self.holdings[seat].coins;
        }
        let cards = usize::from(self.sight.harbour_len()).min(HARBOUR);
        for (place, card) in self.sight.harbour().take(HARBOUR).enumerate() {
            if let Card::Person { cost, .. } = card {
                price[place] = f32::from(cost);
            }
            for seat in takers() {
                worth[seat][place] = self.worth(seat, card);
            }
        }
        let mut deal = Deal { total: 0.0, least: [None; SEATS], mine: None };
        let mut gone = 0u32;
        for seat in takers() {
            deal.least[seat] = Some(0.0);
        }
        loop {
            let mut best = (0.0, None);
            for seat in takers().filter(|seat| left[*seat] > 0) {
                for place in (0..cards).filter(|place| gone & 1 << place == 0) {
                    // A coin may come from a friend meanwhile.
                    if worth[seat][place] > best.0 && price[place] <= coins[seat] + 1.0 {
                        best = (worth[seat][place], Some((seat, place)));
                    }
                }
            }
            let (worth, Some((seat, place))) = best else { return deal };
            gone |= 1 << place;
            left[seat] -= 1;
            coins[seat] -= price[place];
            deal.total += worth;
            if left[seat] == 0 {
                deal.least[seat] = Some(worth);
            }
            if seat == taker && deal.mine.is_none() {
                deal.mine = Some(place);
            }
        }
    }

    /// What would lie there for the group with one card more.
    fn with(&self, deal: &Deal, card: Card) -> f32 {
        let mut most = 0.0f32;
        for (seat, least) in deal.least.iter().enumerate() {
            if let Some(least) = least {
                most = most.max(self.worth(seat, card) - least);
            }
        }
        deal.total + most
    }

    /// The card the seat should take now.
    fn best_card(&self, seat: Seat) -> Option<Card> {
        let (_, takes) = self.sight.taking()?;
        self.sight.harbour().nth(self.deal(seat.index(), takes).mine?)
    }

    // ---- Discovering ----------------------------------------------------------------------------------------------------------

    /// How the harbour would be shared out if so many ships lay there.
    fn deal_with(&self, ships: u8) -> Deal {
        let takes = 1 + self.holdings[self.active].governors + ships.clamp(3, 5) - 3 + self.sight.gambles();
        self.deal(self.active, takes)
    }

    fn stopping(&self) -> f32 {
        let (cards, ships) = (self.sight.harbour_len(), self.sight.ships());
        self.deal_with(ships).total + self.brought(cards, ships)
    }

    /// What people bring when taking begins with so many cards and ships.
    fn brought(&self, cards: u8, ships: u8) -> f32 {
        let mut total = 0.0;
        for step in 0..self.seats {
            let seat = (self.active + step) % self.seats;
            let has = |role: Role| f32::from(self.sight.has(Seat::new(seat), role));
            // Those before it have taken a card each, about every other of them a ship.
            let (cards, ships) = (cards.saturating_sub(step as u8), ships.saturating_sub(step as u8 / 2));
            let mut coins = has(Role::Gunner) * f32::from(ships.saturating_sub(1));
            match cards {
                0 if step > 0 => coins += has(Role::Jester),
                3..=4 => coins += has(Role::ViceAdmiral),
                5.. => coins += 2.0 * has(Role::Admiral),
                _ => {}
            }
            total += coins * self.coin[seat];
        }
        total
    }

    /// What lies there after one card more, on average over all that may come.
    fn revealing(&self) -> f32 {
        /// So much more than nothing must be in it: an average of equal numbers may come out a little greater than they are.
        const MARGIN: f32 = 0.001;
        let sight = self.sight;
        let (cards, ships) = (sight.harbour_len(), sight.ships());
        let swords = self.holdings[self.active].swords;
        let now = self.deal_with(ships);
        let after_ship = if (3..5).contains(&ships) { self.deal_with(ships + 1) } else { now };
        let unchanged = now.total + self.brought(cards, ships);
        let (with_person, with_ship) = (self.brought(cards + 1, ships), self.brought(cards + 1, ships + 1));
        let (bust, tax, colours) = (self.busting(), self.taxing(), self.colours(ships + 1));
        let (mut all, mut total) = (0.0, 0.0);
        for (card, copies) in sight.may_come() {
            let worth = match card {
                Card::Ship { colour, guard, .. } => {
                    let docks = if sight.docked(colour) { bust } else { self.with(&after_ship, card) + with_ship + colours };
                    match guard {
                        Guard::Swords(needed) if needed <= swords => (docks - RISK).max(unchanged + self.keeping(colour)),
                        _ => docks,
                    }
                }
                Card::Person { .. } => self.with(&now, card) + with_person,
                Card::Tax(_) => unchanged + tax,
                Card::Expedition { .. } => unchanged,
            };
            all += f32::from(copies);
            total += f32::from(copies) * worth;
        }
        total / f32::max(all, 1.0) - MARGIN
    }

    /// What a bust is worth.
    fn busting(&self) -> f32 {
        let jesters = (0..self.seats).map(|seat| f32::from(self.sight.has(Seat::new(seat), Role::Jester)) * self.coin[seat]);
        jesters.sum::<f32>() + self.step(self.active, Contract::Jinx)
    }

    /// What a tax is worth to those whom it hits.
    fn taxing(&self) -> f32 {
        let mut total = 0.0;
        for seat in (0..self.seats).filter(|seat| self.holdings[*seat].coins >= 12.0) {
            let coins = self.sight.coins(Seat::new(seat));
            if self.plan.owner(Contract::TaxOfficer) == Some(seat) {
                let mut after = self.marked(seat, Contract::TaxOfficer);
                after.coins -= f32::from(coins / 2);
                let set = self.plan.sets[seat] & !bit(Contract::TaxOfficer);
                total += self.plan.work[seat] - plan::work(&self.market, &after, set);
            } else {
                let mut after = self.holdings[seat];
                after.coins -= f32::from(coins / 2);
                total += self.saved(seat, &after);
            }
        }
        total
    }

    /// What it is worth that ships of so many colours lie in the harbour, done or in sight.
    fn colours(&self, ships: u8) -> f32 {
        /// How much of it is in sight with one colour to go, and with two.
        const ONE_TO_GO: f32 = 0.35;
        const TWO_TO_GO: f32 = 0.1;
        let three = || self.step(self.active, Contract::LittleGamester);
        let four = || self.step(self.active, Contract::Gamester);
        match ships {
            2 => ONE_TO_GO * three() + TWO_TO_GO * four(),
            3 => three() + ONE_TO_GO * four(),
            4 => four(),
            _ => 0.0,
        }
    }

    /// What a repelled ship of the colour is worth to the active seat.
    fn keeping(&self, colour: Colour) -> f32 {
        let mut holding = self.holdings[self.active];
        if self.plan.sets[self.active] & bit(Contract::PackOfPirates) == 0 || holding.keeps(colour) {
            return 0.0;
        }
        holding.keep(colour);
        self.saved(self.active, &holding)
    }

    /// The ship just revealed, driven off.
    fn repelling(&self) -> f32 {
        let Some(Card::Ship { colour, .. }) = self.sight.arriving() else { return 0.0 };
        self.stopping() + self.keeping(colour)
    }

    /// The ship just revealed, let in. It is judged as it was while it was only a chance: otherwise one would reveal for ever what
    /// one repels for ever.
    fn docking(&self) -> f32 {
        let Some(card @ Card::Ship { colour, .. }) = self.sight.arriving() else { return 0.0 };
        if self.sight.docked(colour) {
            return self.busting() - RISK;
        }
        let (cards, ships) = (self.sight.harbour_len(), self.sight.ships());
        self.with(&self.deal_with(ships + 1), card) + self.brought(cards + 1, ships + 1) + self.colours(ships + 1) - RISK
    }

    /// Four cards that cannot be repelled, for one card more to take.
    fn gambling(&self) -> f32 {
        /// What four cards are likely to add.
        const FOUR_CARDS: f32 = 0.3;
        let safe = safe_gamble(self.sight);
        safe * (self.deal_with(self.sight.ships() + 1).total + FOUR_CARDS) + (1.0 - safe) * self.busting()
    }
}

/// The contracts towards which somebody like that helps.
fn helped(role: Role, cost: u8) -> Set {
    let mut set = 0;
    if let Some(kind) = Kind::of(role) {
        for (contract, one, other) in PAIRS {
            if one == kind || other == kind {
                set |= bit(contract);
            }
        }
        match kind {
            Kind::Trader => set |= bit(Contract::TraderPrince),
            Kind::Settler | Kind::Captain | Kind::Priest | Kind::Jack => set |= bit(Contract::Explorer),
            _ => {}
        }
    }
    if cost <= holding::CHEAP {
        set |= bit(Contract::CheapStaff);
    }
    if role.swords() > 0 {
        set |= bit(Contract::Fighter) | bit(Contract::PackOfPirates);
    }
    set
}
