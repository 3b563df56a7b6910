//! Port Royal played together: all seats think as one group. What there is to do, contracts or the tasks of a chapter (`tasks.rs`), is
//! shared out so that little work is left (`plan.rs`), work is weighed against what the rest of the game is likely to bring
//! (`work.rs`), and every card goes to the seat where it saves the most of it.
//!
//! Everybody sees the same table and comes to the same plan, so nobody has to be told anything.

mod holding;
mod plan;
mod tasks;
mod weights;
mod work;

use std::cell::OnceCell;

use port_royal::adventure::content::{Effect, Face, Moment};
use port_royal::adventure::{AdventureSight, Offer};
use port_royal::{Action, Card, Colour, Contract, Given, Guard, Role, Sight, Terms};
use table::Seat;

use holding::{Holding, Kind};
use plan::{GOALS, Goals, PAIRS, SEATS, Set, WorkPlan, bit, each};
pub(super) use weights::{Judgement, Weights};
use work::Market;

use super::safe_gamble;

/// The group's opinion of the table. Everything is counted in work saved.
pub(super) struct Group<'a> {
    sight: Sight<'a>,
    seats: usize,
    active: usize,
    holdings: [Holding; SEATS],
    goals: Goals<'a>,
    open: Set,
    market: Market<'a>,
    weights: &'a Weights,
    plan: WorkPlan,
    /// What one coin more is worth to each seat.
    coin: [f32; SEATS],
    /// What one point more is worth to the group.
    point: f32,
    /// What each card of the harbour is worth, taken by each seat: the same however they are shared out.
    harbour_worth: OnceCell<[[f32; HARBOUR]; SEATS]>,
    /// The work saved for whoever has a goal if somebody else took it over.
    relief: OnceCell<[f32; GOALS]>,
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
    pub fn new(sight: Sight<'a>, weights: &'a Weights) -> Self {
        let seats = usize::from(sight.seats());
        let holdings: [Holding; SEATS] = std::array::from_fn(|seat| Holding::of(sight, Seat::new(seat.min(seats - 1))));
        let goals = Goals::of(sight);
        let open = goals.open(sight);
        let market = Market::of(sight, weights);
        let plan = WorkPlan::of(&goals, &market, &holdings[..seats], open);
        let active = sight.active().index();
        let (coin, point) = ([0.0; SEATS], SPARE_POINT);
        let (harbour_worth, relief) = (OnceCell::new(), OnceCell::new());
        let mut group =
            Self { sight, seats, active, holdings, goals, open, market, weights, plan, coin, point, harbour_worth, relief };
        for seat in 0..seats {
            let mut richer = group.holdings[seat];
            richer.coins += 2.0;
            group.coin[seat] = 0.5 * group.saved(seat, &richer) + SPARE_COIN;
        }
        if let Some(chapter) = group.goals.chapter() {
            // A point more is a little less work for everybody; and points are what is short in the end.
            let fewer = 1.0 / seats as f32;
            for seat in 0..seats {
                let holding = &group.holdings[seat];
                let wants = chapter.wants(&group.market, holding, group.plan.sets[seat], fewer);
                group.point += weights.short * (group.plan.work[seat] - group.market.work(holding, &wants));
            }
        }
        group
    }

    /// About how likely the group is to do all the work left.
    pub fn chance(&self) -> f32 {
        // Measured: with little time left, work weighs more.
        let bearable = 3.0 + 0.2 * self.market.turns.min(12.0);
        let part = self.plan.total / bearable;
        1.0 / (1.0 + part * part)
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
            Action::Repel | Action::RepelWith(_) => self.repelling(),
            Action::Dock => self.docking(),
            Action::Hire(card) => if_best(card, 0.0),
            Action::Take(card) => if_best(card, self.ship(seat, card, Terms::PLAIN)),
            Action::TakeOn { card, terms } => if_best(card, self.ship(seat, card, terms)),
            Action::Claim { expedition, given } => at_once(self.claiming(seat, expedition, given.cards())),
            Action::Complete(contract) => at_once(self.completing(seat, contract)),
            // Time is worth more than points: a game lost has none.
            Action::SetAside => -1.0,
            Action::Solve { task, given } => {
                let index = self.goals.chapter().and_then(|chapter| chapter.place(|other| other.code == task));
                at_once(index.map_or(0.0, |index| self.solving(seat, index, given)))
            }
            Action::Choose(face) => self.personality(face),
            Action::Bonus(to) => self.coin[to.index()] - 0.001 * self.holdings[to.index()].coins,
            Action::Accept => self.accepting(seat),
            // To know more costs nothing.
            Action::Event | Action::Scout | Action::Peek => AT_ONCE,
            Action::Keep(card) => self.stopping().max(self.outlook().of(self, card)),
            Action::Discard => self.stopping().max(self.revealing()),
            Action::Fetch(card) => self.with(&self.deal_with(self.sight.ships() + 1), card),
            Action::Salvage(card) => self.storing(seat, card),
            Action::Sell { card, price } => at_once(self.selling(seat, card, price)),
            Action::Pass => 0.0,
        }
    }

    // ---- Contracts and expeditions --------------------------------------------------------------------------------------------

    /// The work saved if the seat had this instead, and everybody kept to the plan.
    fn saved(&self, seat: usize, holding: &Holding) -> f32 {
        self.plan.work[seat] - self.goals.work(&self.market, holding, self.plan.sets[seat])
    }

    /// The work saved if the seat had this instead, and these contracts were still open; with a new plan.
    fn saved_anew(&self, seat: usize, holding: Holding, open: Set) -> f32 {
        let mut holdings = self.holdings;
        holdings[seat] = holding;
        self.plan.total - WorkPlan::of(&self.goals, &self.market, &holdings[..self.seats], open).total
    }

    /// What completing the contract, or a step towards it, is worth. A marker is lost to the other contracts, and may be missed.
    fn completing(&self, seat: usize, contract: Contract) -> f32 {
        let holding = self.marked(seat, contract);
        if self.open & bit(contract) != 0 && holding.has_completed(contract) {
            return self.saved_anew(seat, holding, self.open & !bit(contract)) + self.weights.one_less;
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
        let Card::Expedition { points, coins, .. } = expedition else { return 0.0 };
        let mut holding = self.holdings[seat];
        people.for_each(|card| holding.give(card));
        holding.points += points;
        holding.coins += f32::from(coins);
        holding.made += 1;
        let saved = self.saved_anew(seat, holding, self.open) + self.standing(seat, &holding);
        match self.goals {
            Goals::Contracts => {
                let estate = self.plan.owner(Contract::SmallEstate as usize);
                saved - if estate.is_some_and(|owner| owner != seat) { self.weights.spared } else { 0.0 }
            }
            Goals::Chapter(_) => saved,
        }
    }

    /// What the points and crowns are worth that the seat would have more than now.
    fn standing(&self, seat: usize, after: &Holding) -> f32 {
        let before = &self.holdings[seat];
        let points = f32::from(after.points) - f32::from(before.points);
        // Two crowns are a point.
        let crowns = f32::from(after.crowns) - f32::from(before.crowns);
        self.point * (points + 0.5 * crowns)
    }

    fn contract_owner(&self, contract: Contract) -> Option<usize> {
        match self.goals {
            Goals::Contracts => self.plan.owner(contract as usize),
            Goals::Chapter(_) => None,
        }
    }

    /// What one step of the contract is worth, done by the seat, as the plan stands.
    fn step(&self, seat: usize, contract: Contract) -> f32 {
        let holding = &self.holdings[seat];
        let Some(owner) = self.contract_owner(contract) else { return 0.0 };
        if holding.markers == 0 && holding.steps(contract) == 0 {
            return 0.0;
        }
        let after = self.marked(seat, contract);
        let left = |seat: usize| self.plan.sets[seat] & if after.has_completed(contract) { !bit(contract) } else { !0 };
        if owner == seat {
            self.plan.work[seat] - self.goals.work(&self.market, &after, left(seat))
        } else if after.has_completed(contract) {
            self.plan.work[owner] - self.goals.work(&self.market, &self.holdings[owner], left(owner))
        } else {
            0.0
        }
    }

    // ---- Tasks ----------------------------------------------------------------------------------------------------------------

    /// What solving the task, or doing the first half of it, is worth.
    fn solving(&self, seat: usize, index: usize, given: Given) -> f32 {
        let Some(chapter) = self.goals.chapter() else { return 0.0 };
        let after = chapter.solved(Seat::new(seat), &self.holdings[seat], index, given);
        let is_first = after.done & self.open & 1 << index != 0;
        let (open, less) =
            if is_first { (self.open & !(1 << index), self.weights.one_less) } else { (self.open, self.weights.cube) };
        self.saved_anew(seat, after, open) + self.standing(seat, &after) + less
    }

    /// What the active seat gains at once by tasks that are due at such a moment.
    fn due_tasks(&self, due: impl Fn(Moment) -> bool) -> f32 {
        let Some(chapter) = self.goals.chapter() else { return 0.0 };
        let holding = &self.holdings[self.active];
        let mut total = 0.0;
        for index in each(chapter.all() & !holding.done) {
            if !chapter.task(index).is_some_and(|task| due(task.moment)) {
                continue;
            }
            let price = chapter.wants(&self.market, holding, 1 << index, 0.0).coins;
            if price <= holding.coins && (holding.markers > 0 || holding.begun & 1 << index != 0) {
                total += self.solving(self.active, index, Given::NONE).max(0.0);
            }
        }
        total
    }

    /// What it is worth that this number of cards lies in the harbour.
    fn more_cards(&self, cards: u8) -> f32 {
        self.due_tasks(|moment| moment == Moment::Cards(cards))
    }

    /// What saying yes to an offer is worth.
    fn accepting(&self, seat: usize) -> f32 {
        match self.sight.adventure().and_then(AdventureSight::offer) {
            Some(Offer::Exchange { coins, crowns }) => {
                let mut after = self.holdings[seat];
                after.coins -= f32::from(coins);
                after.crowns += crowns;
                self.saved(seat, &after) + self.standing(seat, &after) - SPARE_COIN * f32::from(coins)
            }
            _ => -1.0,
        }
    }

    /// What a ship is worth that is kept for its goods, free of charge.
    fn storing(&self, seat: usize, card: Card) -> f32 {
        let mut after = self.holdings[seat];
        after.store(card);
        self.saved(seat, &after) + self.taking_over_tasks(seat, &after)
    }

    /// What selling a kept ship's goods is worth.
    fn selling(&self, seat: usize, card: Card, price: u8) -> f32 {
        let mut after = self.holdings[seat];
        after.give(card);
        after.coins += f32::from(price);
        self.saved(seat, &after)
    }

    /// What a personality is worth.
    fn personality(&self, face: Face) -> f32 {
        let Some(adventure) = self.sight.adventure() else { return 0.0 };
        adventure.content().personalities.iter().find(|other| other.face() == face).map_or(0.0, super::personality)
    }

    // ---- Cards ----------------------------------------------------------------------------------------------------------------

    /// What the card is worth to the group, taken by this seat.
    fn worth(&self, seat: usize, card: Card) -> f32 {
        match card {
            Card::Person { .. } => self.hiring(seat, card),
            Card::Ship { colour, gift, goods, .. } => {
                let gift_to = if gift > 0 { self.neediest_but(seat) } else { None };
                let taken = |for_nothing: bool| self.ship(seat, card, Terms { for_nothing, gift_to, ..Terms::PLAIN });
                let can_pay_fee = seat == self.active || self.holdings[seat].coins >= 1.0;
                let plain = taken(false);
                if !can_pay_fee {
                    return plain;
                }
                match (&self.goals, Contract::foe_of(colour)) {
                    (Goals::Contracts, Some(contract)) if self.open & bit(contract) != 0 => plain.max(taken(true)),
                    (Goals::Chapter(_), _) if goods.is_some() => {
                        plain.max(self.ship(seat, card, Terms { as_goods: true, ..Terms::PLAIN }))
                    }
                    _ => plain,
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
        let Card::Ship { colour, coins, crowns, .. } = card else { return 0.0 };
        let fee = if seat == self.active { 0.0 } else { 1.0 };
        let others = fee * self.coin[self.active] + terms.gift_to.map_or(0.0, |to| self.coin[to.index()]);
        if terms.for_nothing {
            let step = Contract::foe_of(colour).map_or(0.0, |contract| self.step(seat, contract));
            return step - fee * self.coin[seat] + others;
        }
        let mut holding = self.holdings[seat];
        let coins = if terms.as_goods { 0 } else { coins };
        let earned = f32::from(coins + self.sight.has(Seat::new(seat), Role::Trader(colour))) - fee;
        holding.coins += earned;
        if terms.as_goods {
            holding.store(card);
        } else {
            holding.crowns += crowns;
        }
        self.saved(seat, &holding)
            + self.taking_over_tasks(seat, &holding)
            + self.standing(seat, &holding)
            + SPARE_COIN * earned
            + others
    }

    /// What hiring somebody is worth; nothing if the seat cannot pay.
    fn hiring(&self, seat: usize, card: Card) -> f32 {
        let Card::Person { role, cost, .. } = card else { return 0.0 };
        let before = &self.holdings[seat];
        let price = f32::from(self.sight.price(Seat::new(seat), cost));
        if price > before.coins {
            return 0.0;
        }
        let mut after = *before;
        after.hire(card);
        after.coins -= price;
        let swords = self.weights.sword * self.market.own_turns * f32::from(role.swords());
        let fee = if seat == self.active { 0.0 } else { self.coin[self.active] };
        let taken_over = match self.goals {
            Goals::Contracts => self.taking_over(seat, &after, helped(role, cost)),
            Goals::Chapter(_) => self.taking_over_tasks(seat, &after),
        };
        self.saved(seat, &after) + taken_over + self.standing(seat, &after) - SPARE_COIN * price + swords + fee
    }

    /// The same for tasks: almost any card may bring one nearer.
    fn taking_over_tasks(&self, seat: usize, after: &Holding) -> f32 {
        match self.goals {
            Goals::Contracts => 0.0,
            Goals::Chapter(_) => self.taking_over(seat, after, self.open),
        }
    }

    /// The work saved if the seat, having this, took over the best of these goals from somebody else.
    fn taking_over(&self, seat: usize, after: &Holding, goals: Set) -> f32 {
        let own = self.plan.sets[seat];
        let may_take = |goal: &usize| self.plan.has_marker(&self.goals, &self.holdings[seat], seat, *goal);
        let mut others = each(self.open & !own & goals).filter(|goal| self.plan.owner(*goal).is_some()).filter(may_take).peekable();
        if others.peek().is_none() {
            return 0.0;
        }
        let already = self.goals.work(&self.market, after, own);
        let relief = self.relief.get_or_init(|| self.reliefs());
        others.fold(0.0, |most, goal| {
            let more = self.goals.work(&self.market, after, own | 1 << goal) - already;
            most.max(relief[goal] - more)
        })
    }

    fn reliefs(&self) -> [f32; GOALS] {
        let mut relief = [0.0; GOALS];
        for goal in each(self.open) {
            if let Some(owner) = self.plan.owner(goal) {
                let without = self.plan.sets[owner] & !(1 << goal);
                relief[goal] = self.plan.work[owner] - self.goals.work(&self.market, &self.holdings[owner], without);
            }
        }
        relief
    }

    fn harbour_worths(&self) -> [[f32; HARBOUR]; SEATS] {
        let mut worth = [[0.0; HARBOUR]; SEATS];
        for (place, card) in self.sight.harbour().take(HARBOUR).enumerate() {
            for (seat, worth) in worth.iter_mut().enumerate().take(self.seats) {
                worth[place] = self.worth(seat, card);
            }
        }
        worth
    }

    /// Shares out the harbour among the seats that still take, from this one on: always the card and the seat that help most. So a
    /// card is left to whoever needs it more.
    fn deal(&self, taker: usize, allowance: u8) -> Deal {
        let worth = self.harbour_worth.get_or_init(|| self.harbour_worths());
        let mut price = [0.0f32; HARBOUR];
        let mut left = [0u8; SEATS];
        let mut coins = [0.0f32; SEATS];
        let takers = || (taker..).map(|seat| seat % self.seats).take((self.active + self.seats - taker - 1) % self.seats + 1);
        let mut regard = [0.0; SEATS];
        for seat in takers() {
            regard[seat] = self.regard(taker, seat);
            left[seat] = if seat == taker { allowance } else { 1 + self.holdings[seat].governors };
            coins[seat] = self.holdings[seat].coins;
        }
        let cards = usize::from(self.sight.harbour_len()).min(HARBOUR);
        for (place, card) in self.sight.harbour().take(HARBOUR).enumerate() {
            if let Card::Person { cost, .. } = card {
                price[place] = f32::from(cost);
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
                    let worth = regard[seat] * worth[seat][place];
                    // A coin may come from a friend meanwhile.
                    if worth > best.0 && price[place] <= coins[seat] + 1.0 {
                        best = (worth, Some((seat, place)));
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

    /// How much it counts to one seat what another gets.
    fn regard(&self, own: usize, seat: usize) -> f32 {
        if seat == own { 1.0 } else { self.weights.regard }
    }

    /// What would lie there for the group with one card more.
    fn with(&self, deal: &Deal, card: Card) -> f32 {
        let mut most = 0.0f32;
        for (seat, least) in deal.least.iter().enumerate() {
            if let Some(least) = least {
                most = most.max(self.regard(self.active, seat) * self.worth(seat, card) - least);
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

    /// How the harbour would be shared out if this number of ships lay there.
    fn deal_with(&self, ships: u8) -> Deal {
        let takes = 1 + self.holdings[self.active].governors + ships.clamp(3, 6) - 3 + self.sight.gambles();
        let takes = self.sight.adventure().map_or(takes, |adventure| {
            let more = if let Some(Effect::ExtraTakes(more)) = adventure.event() { more } else { 0 };
            (takes + more).saturating_sub(adventure.fewer())
        });
        self.deal(self.active, takes)
    }

    fn stopping(&self) -> f32 {
        let (cards, ships) = (self.sight.harbour_len(), self.sight.ships());
        let due = |moment: Moment| matches!(moment, Moment::Stop { cards: wanted, .. } if wanted == cards);
        self.deal_with(ships).total + self.brought(cards, ships) + self.due_tasks(due)
    }

    /// What people bring when taking begins with this number of cards and ships.
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
        /// So much more than nothing must be in it: an average of equal numbers may come out a little greater than they are, and who reveals
        /// for nothing may do so for ever.
        const MARGIN: f32 = 0.001;
        let outlook = self.outlook();
        let (mut all, mut total) = (0.0, 0.0);
        for (card, copies) in self.sight.may_come() {
            all += copies;
            total += copies * outlook.of(self, card);
        }
        total / f32::max(all, 1.0) - MARGIN
    }

    fn outlook(&self) -> GroupOutlook {
        let (cards, ships) = (self.sight.harbour_len(), self.sight.ships());
        let now = self.deal_with(ships);
        GroupOutlook {
            now,
            after_ship: if (3..6).contains(&ships) { self.deal_with(ships + 1) } else { now },
            unchanged: now.total + self.brought(cards, ships),
            with_person: self.brought(cards + 1, ships) + self.more_cards(cards + 1),
            with_ship: self.brought(cards + 1, ships + 1) + self.more_cards(cards + 1) + self.colours(ships + 1),
            bust: self.busting(),
            tax: self.taxing(),
        }
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
            let lost = f32::from(self.sight.coins(Seat::new(seat)) / 2);
            let mut after = self.holdings[seat];
            let mut set = self.plan.sets[seat];
            let task = self.goals.chapter().and_then(|chapter| chapter.place(|task| task.moment == Moment::TaxPaid));
            if self.contract_owner(Contract::TaxOfficer) == Some(seat) {
                after = self.marked(seat, Contract::TaxOfficer);
                set &= !bit(Contract::TaxOfficer);
            } else if let (Some(chapter), Some(index)) = (self.goals.chapter(), task)
                && self.plan.sets[seat] & 1 << index != 0
            {
                after = chapter.solved(Seat::new(seat), &after, index, Given::NONE);
            }
            after.coins -= lost;
            total += self.plan.work[seat] - self.goals.work(&self.market, &after, set) + self.standing(seat, &after);
        }
        total
    }

    /// What it is worth that ships of this number of colours lie in the harbour, done or in sight.
    fn colours(&self, ships: u8) -> f32 {
        let Weights { one_to_go, two_to_go, .. } = *self.weights;
        if self.goals.chapter().is_some() {
            let due = |to_go: u8| self.due_tasks(|moment| moment == Moment::Colours(ships + to_go));
            return due(0) + one_to_go * due(1) + two_to_go * due(2);
        }
        let three = || self.step(self.active, Contract::LittleGamester);
        let four = || self.step(self.active, Contract::Gamester);
        match ships {
            2 => one_to_go * three() + two_to_go * four(),
            3 => three() + one_to_go * four(),
            4 => four(),
            _ => 0.0,
        }
    }

    /// What a repelled ship of the colour is worth to the active seat.
    fn keeping(&self, colour: Colour) -> f32 {
        let mut holding = self.holdings[self.active];
        if self.contract_owner(Contract::PackOfPirates) != Some(self.active) || holding.keeps(colour) {
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
        let outlook = self.outlook();
        self.with(&outlook.after_ship, card) + outlook.with_ship - RISK
    }

    /// Four cards that cannot be repelled, for one card more to take.
    fn gambling(&self) -> f32 {
        let safe = safe_gamble(self.sight);
        safe * (self.deal_with(self.sight.ships() + 1).total + self.weights.four_cards) + (1.0 - safe) * self.busting()
    }
}

/// What the next card would bring, as far as it does not depend on the card.
struct GroupOutlook {
    /// The harbour as it lies, and with one take more if a ship more brings it.
    now: Deal,
    after_ship: Deal,
    /// What it is worth if nothing changes.
    unchanged: f32,
    /// What comes with a person, with a ship of a new colour, with a bust and with a tax.
    with_person: f32,
    with_ship: f32,
    bust: f32,
    tax: f32,
}

impl GroupOutlook {
    /// What lies there after this card.
    fn of(&self, group: &Group<'_>, card: Card) -> f32 {
        match card {
            Card::Ship { colour, guard, .. } => {
                let docks =
                    if group.sight.docked(colour) { self.bust } else { group.with(&self.after_ship, card) + self.with_ship };
                match guard {
                    Guard::Swords(needed) if needed <= group.holdings[group.active].swords => {
                        (docks - RISK).max(self.unchanged + group.keeping(colour))
                    }
                    _ => docks,
                }
            }
            Card::Person { .. } => group.with(&self.now, card) + self.with_person,
            Card::Tax(_) => self.unchanged + self.tax,
            Card::Expedition { .. } => self.unchanged,
        }
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
