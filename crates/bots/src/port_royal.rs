//! Port Royal's own players: a script that weighs every card in coins, and the same knowledge as a guide for the search.

use port_royal::{Action, Card, Colour, Contract, Guard, Phase, PortRoyal, Role, Sight, Terms};
use table::{Advice, Bot, Chance, Message, Seat, Seen};

use crate::random::{only_choice, pick};
use crate::{Crew, Guide};

impl Crew for PortRoyal {
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

impl Bot<PortRoyal> for Script {
    fn decide(&mut self, seen: &Seen<'_, PortRoyal>) -> Advice<Action> {
        self.legal.clear();
        seen.legal(&mut self.legal);
        if let [only] = self.legal[..] {
            return only_choice(only);
        }
        let judge = Judge::new(seen.sight(), seen.seat());
        let action = self.legal[judge.best(&self.legal)];
        Advice { action, reason: judge.reason(action) }
    }
}

/// The script's knowledge, lent to the search.
struct Pilot;

impl Guide<PortRoyal> for Pilot {
    fn play_out(&self, seen: &Seen<'_, PortRoyal>, legal: &[Action], chance: &mut Chance) -> usize {
        const SLIP_ONE_IN: usize = 12;
        if pick(chance, SLIP_ONE_IN) == 0 {
            return pick(chance, legal.len());
        }
        Judge::new(seen.sight(), seen.seat()).best(legal)
    }

    fn prior(&self, seen: &Seen<'_, PortRoyal>, legal: &[Action], into: &mut Vec<f32>) {
        let judge = Judge::new(seen.sight(), seen.seat());
        let best = judge.best(legal);
        into.extend((0..legal.len()).map(|index| if index == best { 3.0 } else { 1.0 }));
    }
}

/// One seat's opinion of the table. Everything is counted in coins.
#[derive(Clone, Copy)]
struct Judge<'a> {
    sight: Sight<'a>,
    seat: Seat,
    /// When all play together: the contracts that fall to this seat, one bit each.
    mine: u32,
}

/// The most cards a script thinks of taking at once.
const MOST_TAKES: usize = 4;

/// The best cards a seat could take, and how many of them it may.
#[derive(Clone, Copy)]
struct Prospect {
    /// From the best down.
    best: [f32; MOST_TAKES],
    takes: usize,
    /// All cards that lie there.
    cards: usize,
    /// How many others of the group take after this seat.
    friends: usize,
}

/// What a card is worth that somebody else of the group can take.
const FRIENDS_CARD: f32 = 0.9;

impl Prospect {
    fn add(&mut self, mut worth: f32) {
        self.cards += 1;
        for place in &mut self.best {
            if worth > *place {
                std::mem::swap(place, &mut worth);
            }
        }
    }

    /// What all that can be taken is worth.
    fn sum(&self) -> f32 {
        let own: f32 = self.best.iter().take(self.takes).sum();
        let left = self.cards.saturating_sub(self.takes).min(self.friends);
        own + FRIENDS_CARD * left as f32
    }

    /// The same with one more card to choose from.
    fn with(mut self, worth: f32) -> f32 {
        self.add(worth);
        self.sum()
    }
}

/// What a point is worth: each step from a person to a dearer one with a point more costs two coins.
const POINT: f32 = 2.3;
/// What it is worth to hire now rather than save: coins alone win nothing, and twelve are taxed.
const HASTE: f32 = 1.5;
/// The same for somebody no contract of the group asks for.
const THRIFT: f32 = -0.5;

impl<'a> Judge<'a> {
    fn new(sight: Sight<'a>, seat: Seat) -> Self {
        let mine = if sight.mode().is_cooperative() { share_out(sight, seat) } else { 0 };
        Self { sight, seat, mine }
    }

    /// The place of the best action.
    fn best(self, legal: &[Action]) -> usize {
        let mut best = (0, f32::NEG_INFINITY);
        for (index, action) in legal.iter().enumerate() {
            let score = self.score(*action);
            // Of equals the later: to stop rather than to reveal.
            if score >= best.1 {
                best = (index, score);
            }
        }
        best.0
    }

    /// What the action promises, compared with the others of the same moment.
    fn score(self, action: Action) -> f32 {
        match action {
            Action::Stop => self.prospect(self.sight.ships()).sum(),
            Action::Reveal => self.next_prospect(),
            Action::Dock => match self.sight.arriving() {
                Some(Card::Ship { colour, coins, .. }) if !self.sight.docked(colour) => f32::from(coins) - 1.5,
                _ => -1.0,
            },
            Action::Take(card) | Action::Hire(card) | Action::Keep(card) => self.worth(card),
            Action::Claim { .. } | Action::Solve { .. } => 100.0,
            Action::Complete(contract) => self.completing(contract),
            Action::TakeOn { card, terms } => self.worth_on(card, terms),
            Action::Gamble => self.gamble(),
            // Time is worth more than points: a game lost has none.
            Action::SetAside => -1.0,
            Action::Repel | Action::RepelWith(_) => self.repelling(),
            Action::Choose(_)
            | Action::Bonus(_)
            | Action::Event
            | Action::Accept
            | Action::Scout
            | Action::Peek
            | Action::Discard
            | Action::Fetch(_)
            | Action::Salvage(_)
            | Action::Sell { .. } => 0.5,
            Action::Pass => 0.0,
        }
    }

    fn together(self) -> bool {
        self.sight.mode().is_cooperative()
    }

    /// What completing the contract, or a step towards it, is worth.
    fn completing(self, contract: Contract) -> f32 {
        if self.together() && self.sight.is_completed(contract) {
            // A marker spent twice on a contract is lost to the others; its coins are worth that only if there are markers to spare.
            return if self.spare_markers() { 5.0 } else { -1.0 };
        }
        if contract == Contract::Ransom && !self.together() { -1.0 } else { 150.0 }
    }

    /// Are there more markers at the table than contracts still open?
    fn spare_markers(self) -> bool {
        let seats = (0..self.sight.seats() as usize).map(Seat::new);
        let markers: u8 = seats.map(|seat| self.sight.markers(seat)).sum();
        let open = self.sight.contracts().filter(|contract| !self.sight.is_completed(*contract)).count();
        self.sight.markers(self.seat) > 1 && usize::from(markers) > open + 2
    }

    /// How much this seat wants to complete the contract, in coins; 0 if it cannot or need not.
    fn wish(self, contract: Contract) -> f32 {
        let sight = self.sight;
        let begun = sight.steps(self.seat, contract) > 0;
        if sight.has_completed(self.seat, contract) || (sight.markers(self.seat) == 0 && !begun) {
            return 0.0;
        }
        if self.together() {
            let falls_to_me = self.mine & 1 << contract as u32 != 0;
            return if sight.is_completed(contract) {
                0.0
            } else if falls_to_me {
                9.0
            } else {
                1.5
            };
        }
        // The second and third contract of a seat bring points.
        let points = [0.0, 1.0, 2.0][usize::from(3 - sight.markers(self.seat).clamp(1, 3))];
        (0.6 * f32::from(sight.reward(contract)) + POINT * points).max(0.5) * (1.0 - 0.5 * self.haste())
    }

    /// Does this seat only need money any more?
    fn saves(self) -> bool {
        let hoards = 1 << Contract::TaxOfficer as u32 | 1 << Contract::Ransom as u32;
        self.mine & hoards != 0 && self.mine & !hoards & !LUCK == 0
    }

    /// What a person helps towards contracts that lie out.
    fn helps_contracts(self, role: Role, cost: u8) -> f32 {
        let has = |role: Role| self.sight.has(self.seat, role) > 0;
        let has_any = |kind: fn(Colour) -> Role| Colour::ALL.into_iter().any(|colour| has(kind(colour)));
        // Half a pair is worth something, the other half all of it.
        let pair = |mine: bool, other: bool| match (mine, other) {
            (false, true) => 1.0,
            (false, false) => {
                if self.together() {
                    0.6
                } else {
                    0.35
                }
            }
            _ => 0.0,
        };
        let share = |contract: Contract| match (contract, role) {
            (Contract::Comedian, Role::Priest) => pair(has(role), has(Role::Jester)),
            (Contract::Comedian, Role::Jester) => pair(has(role), has(Role::Priest)),
            (Contract::LadyKiller, Role::Captain) => pair(has(role), has(Role::Mademoiselle)),
            (Contract::LadyKiller, Role::Mademoiselle) | (Contract::MaritimeSupremacy, Role::ViceAdmiral) => {
                pair(has(role), has(Role::Captain))
            }
            (Contract::MaritimeSupremacy, Role::Captain) => pair(has(role), has(Role::ViceAdmiral)),
            (Contract::NewColony, Role::Settler) => pair(has(role), has(Role::Gunner)),
            (Contract::NewColony, Role::Gunner) => pair(has(role), has(Role::Settler)),
            (Contract::TradeOutpost, Role::Settler) => pair(has(role), has_any(Role::Clerk)),
            (Contract::TradeOutpost, Role::Clerk(_)) => pair(has_any(Role::Clerk), has(Role::Settler)),
            (Contract::TraderPrince, Role::Trader(_)) => pair(false, has_any(Role::Trader)),
            (Contract::CheapStaff, _) if cost <= 3 => {
                let cheap = self.sight.people(self.seat).filter(|card| matches!(card, Card::Person { cost: 0..=3, .. })).count();
                [0.3, 0.4, 0.6, 1.0, 0.0][cheap.min(4)]
            }
            (Contract::Fighter | Contract::PackOfPirates, Role::Sailor | Role::Pirate) => {
                let missing = 3u8.saturating_sub(self.sight.swords(self.seat));
                if missing == 0 { 0.0 } else { (f32::from(role.swords()) / f32::from(missing)).min(1.0) * 0.8 }
            }
            (Contract::Explorer, Role::Settler | Role::Captain | Role::Priest | Role::Jack) => 0.3,
            _ => 0.0,
        };
        self.sight.contracts().map(|contract| share(contract) * self.wish(contract)).sum()
    }

    /// What a ship brings on these terms.
    fn worth_on(self, card: Card, terms: Terms) -> f32 {
        let Card::Ship { colour, .. } = card else { return 0.0 };
        let own = if terms.for_nothing {
            let wish = Contract::foe_of(colour).map_or(0.0, |contract| self.wish(contract));
            let fee = if self.seat == self.sight.active() { 0.0 } else { 0.6 };
            if self.together() { wish - fee } else { 0.4 * wish - fee }
        } else {
            self.worth(card)
        };
        own + terms.gift_to.map_or(0.0, |to| self.gift(to))
    }

    /// A coin for whom it helps most together, or harms least otherwise.
    fn gift(self, to: Seat) -> f32 {
        let poor = -0.02 * f32::from(self.sight.coins(to).min(30));
        if self.together() { poor } else { poor - 0.05 * f32::from(self.sight.points(to)) }
    }

    /// Repelling keeps a ship for the pack of pirates, where its colour is missing.
    fn repelling(self) -> f32 {
        let Some(Card::Ship { colour, .. }) = self.sight.arriving() else { return 0.0 };
        let same = |card: Card| matches!(card, Card::Ship { colour: other, .. } if other == colour);
        let kept = self.sight.kept(self.seat).any(same);
        let lies_out = self.sight.contracts().any(|contract| contract == Contract::PackOfPirates);
        if lies_out && !kept { 0.3 * self.wish(Contract::PackOfPirates) } else { 0.0 }
    }

    /// Four cards that cannot be repelled, for one card more to take.
    fn gamble(self) -> f32 {
        let sight = self.sight;
        let (mut all, mut ships, mut fatal) = (0.0, 0.0, 0.0);
        for (card, copies) in sight.may_come() {
            all += f32::from(copies);
            if let Card::Ship { colour, .. } = card {
                ships += f32::from(copies);
                if sight.docked(colour) {
                    fatal += f32::from(copies);
                }
            }
        }
        // Every ship that docks makes a fifth of the others fatal too.
        let per_card = |earlier: f32| 1.0 - (fatal + earlier * 0.2 * ships * ships / f32::max(all, 1.0)) / f32::max(all, 1.0);
        let safe: f32 = [0.0, 1.0, 2.0, 3.0].into_iter().map(|earlier| per_card(earlier).max(0.0)).product();
        safe * (self.prospect(sight.ships() + 2).sum() + 4.0)
    }

    /// What lies in the harbour for this seat, if so many ships lie there.
    fn prospect(self, ships: u8) -> Prospect {
        let takes = 1 + self.sight.has(self.seat, Role::Governor) + ships.clamp(3, 5) - 3 + self.sight.gambles();
        let friends = if self.together() { usize::from(self.sight.seats()) - 1 } else { 0 };
        let mut prospect = Prospect { best: [0.0; MOST_TAKES], takes: takes as usize, cards: 0, friends };
        for card in self.sight.harbour() {
            prospect.add(self.affordable_worth(card));
        }
        prospect
    }

    /// What will lie there after one more card, on average over all that may come.
    fn next_prospect(self) -> f32 {
        let lucky = |contract: Contract| {
            if self.sight.contracts().any(|other| other == contract) { self.wish(contract) } else { 0.0 }
        };
        let jinx = 0.6 * lucky(Contract::Jinx);
        let colour = match self.sight.ships() {
            2 => 0.8 * lucky(Contract::LittleGamester),
            3 => lucky(Contract::Gamester),
            _ => 0.0,
        };
        let (sight, swords) = (self.sight, self.sight.swords(self.seat));
        let (now, after_ship) = (self.prospect(sight.ships()), self.prospect(sight.ships() + 1));
        let (mut all, mut total) = (0.0, 0.0);
        for (card, copies) in sight.may_come() {
            let worth = match card {
                Card::Ship { colour, guard, .. } if sight.docked(colour) => {
                    if matches!(guard, Guard::Swords(needed) if needed <= swords) { now.sum() } else { jinx }
                }
                Card::Ship { .. } => after_ship.with(self.worth(card)) + colour,
                _ => now.with(self.affordable_worth(card)),
            };
            all += f32::from(copies);
            total += f32::from(copies) * worth;
        }
        total / f32::max(all, 1.0)
    }

    fn affordable_worth(self, card: Card) -> f32 {
        match card {
            Card::Person { cost, .. } if self.sight.price(self.seat, cost) > self.sight.coins(self.seat) => 0.0,
            _ => self.worth(card),
        }
    }

    /// What taking the card gains.
    fn worth(self, card: Card) -> f32 {
        match card {
            Card::Ship { colour, coins, .. } => {
                let fee = match (self.seat == self.sight.active(), self.together()) {
                    (true, _) => 0.0,
                    // A coin for a friend is not lost.
                    (false, true) => 0.4,
                    (false, false) => 1.0,
                };
                let stowed = if self.sight.has(self.seat, Role::Shopkeeper(colour)) > 0 { POINT } else { 0.0 };
                let further = if self.sight.has(self.seat, Role::Clerk(colour)) > 0 { 1.0 } else { 0.0 };
                0.6 * (f32::from(coins + self.sight.has(self.seat, Role::Trader(colour))) - fee) + stowed + further
            }
            Card::Person { role, cost, points } => {
                let price = f32::from(self.sight.price(self.seat, cost));
                let point = match (self.together(), self.mine & 1 << Contract::SmallEstate as u32 != 0) {
                    (true, false) => 0.3 * POINT,
                    (true, true) => 1.5 * POINT,
                    (false, _) => POINT,
                };
                if self.saves() {
                    return -1.0;
                }
                let help = self.helps_contracts(role, cost);
                // Together, money is for the contracts and not for just anybody.
                let haste = if self.together() && help < 2.0 { THRIFT } else { HASTE };
                let saved = 0.6 * price * (1.0 - 0.5 * self.haste());
                point * f32::from(points) + self.ability(role) + help - saved + haste
            }
            _ => 0.0,
        }
    }

    /// What a person's ability is likely to bring in the rest of the game.
    fn ability(self, role: Role) -> f32 {
        let left = 1.0 - self.haste();
        left * match role {
            Role::Settler | Role::Captain | Role::Priest => 2.4,
            Role::Tybuk(swords) => 1.8 * f32::from(swords),
            Role::Jack | Role::Admiral | Role::Mademoiselle | Role::Gunner => 4.0,
            Role::Trader(_) => 1.6,
            Role::Sailor | Role::Innkeeper { .. } => 2.0,
            Role::Pirate | Role::Shopkeeper(_) => 3.5,
            Role::Jester | Role::ViceAdmiral | Role::Expert(_) | Role::Scout => 3.0,
            Role::Governor => 8.0,
            Role::Clerk(_) => 2.5,
            Role::Gambler => 1.0,
            Role::Passenger => 0.0,
        }
    }

    /// How near the end is, from 0 to 1.
    fn haste(self) -> f32 {
        let seats = (0..self.sight.seats() as usize).map(Seat::new);
        let most = seats.map(|seat| self.sight.points(seat)).max().unwrap_or(0);
        if self.together() {
            // Of about twenty turns, so many are gone.
            return 1.0 - f32::from(self.sight.time_left().min(20)) / 20.0;
        }
        let goal = self.sight.goal();
        if self.sight.last_round() { 1.0 } else { f32::from(most.min(goal)) / f32::from(goal) }
    }

    /// Why this action, in words.
    fn reason(self, action: Action) -> Message {
        let percent = (self.sight.bust_chance() * 100.0).round() as i64;
        match action {
            Action::Reveal => Message::new("port-royal-why-reveal").with("percent", percent),
            Action::Stop => Message::new("port-royal-why-stop").with("percent", percent),
            Action::Repel => Message::new("port-royal-why-repel"),
            Action::Dock => Message::new("port-royal-why-dock"),
            Action::Gamble => Message::new("port-royal-why-gamble"),
            Action::Complete(_) => Message::new("port-royal-why-contract"),
            Action::SetAside => Message::new("port-royal-why-less-time"),
            Action::Take(_)
            | Action::TakeOn { .. }
            | Action::Hire(_)
            | Action::Choose(_)
            | Action::Bonus(_)
            | Action::Event
            | Action::Accept
            | Action::RepelWith(_)
            | Action::Scout
            | Action::Peek
            | Action::Keep(_)
            | Action::Discard
            | Action::Fetch(_)
            | Action::Salvage(_)
            | Action::Sell { .. }
            | Action::Solve { .. } => Message::new("port-royal-why-worth"),
            Action::Claim { .. } => Message::new("port-royal-why-claim"),
            Action::Pass => Message::new(match self.sight.phase() {
                Phase::Prepare | Phase::SetAside => "port-royal-why-more-time",
                Phase::Decide | Phase::After => "port-royal-why-contract-later",
                _ => "port-royal-why-nothing",
            }),
        }
    }
}

/// The contracts that come by themselves, or for a little daring.
const LUCK: u32 = 1 << Contract::Jinx as u32 | 1 << Contract::LittleGamester as u32 | 1 << Contract::Gamester as u32;

/// Shares out the open contracts: each falls to the seat that has the shortest way to it, as long as its markers last. Everybody sees
/// the same table and so comes to the same result. Yields what falls to one seat.
fn share_out(sight: Sight<'_>, seat: Seat) -> u32 {
    const MOST: usize = Contract::COUNT * 5;
    let mut ways = [(0.0f32, Contract::Comedian, Seat::new(0)); MOST];
    let mut count = 0;
    for contract in sight.contracts().filter(|contract| !sight.is_completed(*contract)) {
        for other in (0..sight.seats() as usize).map(Seat::new) {
            ways[count] = (way_to(sight, other, contract), contract, other);
            count += 1;
        }
    }
    let ways = &mut ways[..count];
    ways.sort_unstable_by(|one, other| one.0.total_cmp(&other.0).then(one.1.cmp(&other.1)).then(one.2.cmp(&other.2)));
    let (mut given, mut mine) = (0u32, 0u32);
    let mut markers = [0u8; 5];
    for (index, left) in markers.iter_mut().enumerate().take(sight.seats() as usize) {
        *left = sight.markers(Seat::new(index));
    }
    for (_, contract, other) in ways.iter() {
        let bit = 1 << *contract as u32;
        let begun = sight.steps(*other, *contract) > 0;
        if given & bit != 0 || (markers[other.index()] == 0 && !begun) {
            continue;
        }
        given |= bit;
        if !begun {
            markers[other.index()] -= 1;
        }
        if *other == seat {
            mine |= bit;
        }
    }
    mine
}

/// How far the seat is from completing the contract, about in coins.
fn way_to(sight: Sight<'_>, seat: Seat, contract: Contract) -> f32 {
    let lacks = |role: Role, price: f32| if sight.has(seat, role) > 0 { 0.0 } else { price };
    let lacks_any = |kind: fn(Colour) -> Role, wanted: u8, price: f32| {
        let owned: u8 = Colour::ALL.into_iter().map(|colour| sight.has(seat, kind(colour))).sum();
        price * f32::from(wanted.saturating_sub(owned))
    };
    let swords = |wanted: u8| 4.0 * f32::from(wanted.saturating_sub(sight.swords(seat)));
    let coins = f32::from(sight.coins(seat).min(20));
    let steps_left = f32::from(contract.card().steps - sight.steps(seat, contract));
    let way = match contract {
        Contract::Comedian => lacks(Role::Priest, 5.0) + lacks(Role::Jester, 8.0),
        Contract::LadyKiller => lacks(Role::Captain, 5.0) + lacks(Role::Mademoiselle, 9.0),
        Contract::MaritimeSupremacy => lacks(Role::Captain, 5.0) + lacks(Role::ViceAdmiral, 7.0),
        Contract::NewColony => lacks(Role::Settler, 5.0) + lacks(Role::Gunner, 7.0),
        Contract::TradeOutpost => lacks(Role::Settler, 5.0) + lacks_any(Role::Clerk, 1, 6.0),
        Contract::TraderPrince => lacks_any(Role::Trader, 2, 4.0),
        Contract::CheapStaff => {
            let cheap = sight.people(seat).filter(|card| matches!(card, Card::Person { cost: 0..=3, .. })).count();
            3.5 * 4usize.saturating_sub(cheap) as f32
        }
        Contract::Fighter => swords(3),
        Contract::PackOfPirates => swords(3) + 2.0 * 5usize.saturating_sub(sight.kept(seat).count()) as f32,
        Contract::Explorer => {
            let travellers = [Role::Settler, Role::Captain, Role::Priest, Role::Jack].map(|role| sight.has(seat, role));
            14.0 - 4.0 * f32::from(travellers.iter().sum::<u8>().min(3))
        }
        Contract::FrigateFoe | Contract::GalleonFoe => 3.5 * steps_left,
        Contract::TaxOfficer => 6.0 + (12.0 - coins).max(0.0),
        Contract::Ransom => 4.0 + (15.0 - coins).max(0.0),
        Contract::SmallEstate => 3.0 * f32::from(12u8.saturating_sub(sight.points(seat))),
        Contract::Jinx => 1.0,
        Contract::LittleGamester | Contract::Gamester => 3.0 * steps_left,
    };
    // What is begun is finished by whoever began it.
    if sight.steps(seat, contract) > 0 { way - 100.0 } else { way }
}
