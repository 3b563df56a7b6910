//! Port Royal against each other: every card is weighed in coins.

use port_royal::{Action, Card, Colour, Contract, Guard, Phase, Role, Sight, Terms};
use table::Seat;

use super::rival::Rival;
use super::safe_gamble;

/// One seat's opinion of the table. Everything is counted in coins.
#[derive(Clone, Copy)]
pub(super) struct PortRoyalJudge<'a> {
    sight: Sight<'a>,
    seat: Seat,
    style: Style,
}

/// What somebody believes wins the game.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(super) enum Style {
    /// Whatever promises the most.
    #[default]
    Balanced,
    /// Reveals until this number of cards lies in the harbour, whatever they are.
    StopAt(u8),
    /// People for expeditions before everybody else.
    Expeditions,
    /// Sailors and pirates, until no ship can get away.
    Swords,
}

impl Style {
    /// How much more than others it thinks of what somebody can do.
    const fn of_role(self, role: Role) -> f32 {
        match (self, role) {
            (Self::Expeditions, Role::Settler | Role::Captain | Role::Priest | Role::Jack)
            | (Self::Swords, Role::Sailor | Role::Pirate | Role::Tybuk(_)) => 2.5,
            _ => 1.0,
        }
    }
}

/// The most cards a script thinks of taking at once.
const MOST_TAKES: usize = 4;

/// The best cards a seat could take, and how many of them it may.
#[derive(Clone, Copy)]
struct Prospect {
    /// From the best down.
    best: [f32; MOST_TAKES],
    takes: usize,
}

impl Prospect {
    fn add(&mut self, mut worth: f32) {
        for place in &mut self.best {
            if worth > *place {
                std::mem::swap(place, &mut worth);
            }
        }
    }

    /// What all that can be taken is worth.
    fn sum(&self) -> f32 {
        self.best.iter().take(self.takes).sum()
    }

    /// The same with one more card to choose from.
    fn with(mut self, worth: f32) -> f32 {
        self.add(worth);
        self.sum()
    }
}

/// What the next card would bring, as far as it does not depend on the card.
struct Outlook {
    now: Prospect,
    after_ship: Prospect,
    /// What a bust is worth, and one colour more.
    jinx: f32,
    colours: f32,
}

impl Outlook {
    /// What lies there after this card.
    fn of(&self, judge: PortRoyalJudge<'_>, card: Card) -> f32 {
        match card {
            Card::Ship { colour, guard, .. } if judge.sight.docked(colour) => {
                let swords = judge.sight.swords(judge.seat);
                if matches!(guard, Guard::Swords(needed) if needed <= swords) { self.now.sum() } else { self.jinx }
            }
            Card::Ship { .. } => self.after_ship.with(judge.most(card)) + self.colours,
            _ => self.now.with(judge.affordable_worth(card)),
        }
    }
}

/// What a point is worth: each step from a person to a dearer one with a point more costs two coins.
pub(super) const POINT: f32 = 2.3;
/// What it is worth to hire now rather than save: coins alone win nothing, and twelve are taxed.
const HASTE: f32 = 1.5;

impl<'a> PortRoyalJudge<'a> {
    pub const fn new(sight: Sight<'a>, seat: Seat) -> Self {
        Self { sight, seat, style: Style::Balanced }
    }

    pub const fn with(self, style: Style) -> Self {
        Self { style, ..self }
    }

    /// The place of the best action.
    pub fn best(self, legal: &[Action]) -> usize {
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
            Action::Stop if matches!(self.style, Style::StopAt(cards) if self.sight.harbour_len() >= cards) => 1000.0,
            Action::Reveal if matches!(self.style, Style::StopAt(cards) if self.sight.harbour_len() < cards) => 1000.0,
            Action::Stop => self.prospect(self.sight.ships()).sum(),
            Action::Reveal => self.next_prospect(),
            Action::Dock => match self.sight.arriving() {
                Some(Card::Ship { colour, coins, .. }) if !self.sight.docked(colour) => f32::from(coins) - 1.5,
                _ => -1.0,
            },
            Action::Take(card) | Action::Hire(card) => self.worth(card),
            // Nothing is lost by seeing the event first: it may favour who has fewer points or coins.
            Action::Claim { .. } if self.sight.phase() == Phase::Event => 50.0,
            Action::Claim { .. } => 100.0,
            Action::Complete(_) => 150.0,
            Action::TakeOn { card, terms } => self.worth_on(card, terms),
            Action::Gamble => self.gamble(),
            // Time is worth more than points: a game lost has none.
            Action::SetAside => -1.0,
            Action::Repel | Action::RepelWith(_) => self.repelling(),
            Action::Solve { task, given } => self.rival().map_or(0.0, |rival| rival.solving(task, given)),
            Action::Choose(face) => self.rival().map_or(0.0, |rival| rival.personality(face)),
            Action::Accept => self.rival().map_or(0.0, |rival| rival.accepting(self.haste())),
            Action::Salvage(card) => self.rival().map_or(0.0, |rival| rival.goods(card)),
            Action::Sell { card, price } => 0.6 * f32::from(price) - self.rival().map_or(0.0, |rival| rival.goods(card)),
            Action::Fetch(card) => self.most(card),
            // To know more costs nothing.
            Action::Event | Action::Scout | Action::Peek => 60.0,
            Action::Keep(card) => self.prospect(self.sight.ships()).sum().max(self.outlook().of(self, card)),
            Action::Discard => self.prospect(self.sight.ships()).sum().max(self.next_prospect()),
            Action::Bonus(_) | Action::Pass => 0.0,
        }
    }

    /// How much this seat wants to complete the contract, in coins; 0 if it cannot or need not.
    fn wish(self, contract: Contract) -> f32 {
        let sight = self.sight;
        let begun = sight.steps(self.seat, contract) > 0;
        if sight.has_completed(self.seat, contract) || (sight.markers(self.seat) == 0 && !begun) {
            return 0.0;
        }
        // The second and third contract of a seat bring points.
        let points = [0.0, 1.0, 2.0][usize::from(3 - sight.markers(self.seat).clamp(1, 3))];
        (0.6 * f32::from(sight.reward(contract)) + POINT * points).max(0.5) * (1.0 - 0.5 * self.haste())
    }

    /// What a person helps towards contracts that lie out.
    fn helps_contracts(self, role: Role, cost: u8) -> f32 {
        let has = |role: Role| self.sight.has(self.seat, role) > 0;
        let has_any = |kind: fn(Colour) -> Role| Colour::ALL.into_iter().any(|colour| has(kind(colour)));
        // Half a pair is worth something, the other half all of it.
        let pair = |mine: bool, other: bool| match (mine, other) {
            (false, true) => 1.0,
            (false, false) => 0.35,
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
            0.4 * wish - fee
        } else {
            self.worth(card)
        };
        let own = match self.rival() {
            Some(rival) if terms.as_goods => rival.goods(card) - if self.seat == self.sight.active() { 0.0 } else { 0.6 },
            _ => own,
        };
        own + terms.gift_to.map_or(0.0, |to| self.gift(to))
    }

    /// A coin for whom it harms least.
    fn gift(self, to: Seat) -> f32 {
        -0.02 * f32::from(self.sight.coins(to).min(30)) - 0.05 * f32::from(self.sight.points(to))
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
        safe_gamble(self.sight) * (self.prospect(self.sight.ships() + 2).sum() + 4.0)
    }

    /// What lies in the harbour for this seat, if this number of ships lies there.
    fn prospect(self, ships: u8) -> Prospect {
        let takes = 1 + self.sight.has(self.seat, Role::Governor) + ships.clamp(3, 5) - 3 + self.sight.gambles();
        let mut prospect = Prospect { best: [0.0; MOST_TAKES], takes: takes as usize };
        for card in self.sight.harbour() {
            prospect.add(self.affordable_worth(card));
        }
        prospect
    }

    /// What will lie there after one more card, on average over all that may come.
    fn next_prospect(self) -> f32 {
        let outlook = self.outlook();
        let (mut all, mut total) = (0.0, 0.0);
        for (card, copies) in self.sight.may_come() {
            all += copies;
            total += copies * outlook.of(self, card);
        }
        total / f32::max(all, 1.0)
    }

    fn outlook(self) -> Outlook {
        let lucky = |contract: Contract| {
            if self.sight.contracts().any(|other| other == contract) { self.wish(contract) } else { 0.0 }
        };
        let ships = self.sight.ships();
        let colours = match ships {
            2 => 0.8 * lucky(Contract::LittleGamester),
            3 => lucky(Contract::Gamester),
            _ => 0.0,
        };
        Outlook {
            now: self.prospect(ships),
            after_ship: self.prospect(ships + 1),
            jinx: 0.6 * lucky(Contract::Jinx),
            colours: colours + self.rival().map_or(0.0, |rival| rival.colours(ships + 1)),
        }
    }

    /// The seat as a rival in the Adventure, if that is what it is.
    fn rival(self) -> Option<Rival<'a>> {
        Rival::of(self.sight, self.seat)
    }

    /// What the card is worth, taken the better way.
    fn most(self, card: Card) -> f32 {
        let goods = match self.rival() {
            Some(rival) => rival.goods(card) - if self.seat == self.sight.active() { 0.0 } else { 0.6 },
            None => 0.0,
        };
        self.worth(card).max(goods)
    }

    fn affordable_worth(self, card: Card) -> f32 {
        match card {
            Card::Person { cost, .. } if self.sight.price(self.seat, cost) > self.sight.coins(self.seat) => 0.0,
            _ => self.most(card),
        }
    }

    /// What taking the card gains.
    fn worth(self, card: Card) -> f32 {
        match card {
            Card::Ship { colour, coins, crowns, .. } => {
                let fee = if self.seat == self.sight.active() { 0.0 } else { 1.0 };
                let stowed = if self.sight.has(self.seat, Role::Shopkeeper(colour)) > 0 { POINT } else { 0.0 };
                let further = if self.sight.has(self.seat, Role::Clerk(colour)) > 0 { 1.0 } else { 0.0 };
                0.6 * (f32::from(coins + self.sight.has(self.seat, Role::Trader(colour))) - fee)
                    + stowed
                    + further
                    + 0.5 * POINT * f32::from(crowns)
            }
            Card::Person { role, cost, points } => {
                let price = f32::from(self.sight.price(self.seat, cost));
                let saved = 0.6 * price * (1.0 - 0.5 * self.haste());
                POINT * f32::from(points)
                    + self.ability(role)
                    + self.helps_contracts(role, cost)
                    + self.rival().map_or(0.0, |rival| rival.hiring(role, cost))
                    - saved
                    + HASTE
            }
            _ => 0.0,
        }
    }

    /// What a person's ability is likely to bring in the rest of the game.
    fn ability(self, role: Role) -> f32 {
        let left = 1.0 - self.haste();
        left * self.style.of_role(role)
            * match role {
                Role::Settler | Role::Captain | Role::Priest => 2.4,
                Role::Jack | Role::Admiral | Role::Mademoiselle | Role::Gunner => 4.0,
                Role::Trader(_) => 1.6,
                Role::Sailor | Role::Innkeeper { .. } => 2.0,
                Role::Pirate | Role::Shopkeeper(_) => 3.5,
                Role::Jester | Role::ViceAdmiral | Role::Scout | Role::Expert(_) => 3.0,
                Role::Governor => 8.0,
                Role::Clerk(_) => 2.5,
                Role::Tybuk(swords) => 1.8 * f32::from(swords),
                Role::Gambler => 1.0,
                Role::Passenger => 0.0,
            }
    }

    /// How near the end is, from 0 to 1.
    fn haste(self) -> f32 {
        let seats = (0..self.sight.seats() as usize).map(Seat::new);
        let most = seats.map(|seat| self.sight.points(seat)).max().unwrap_or(0);
        let goal = self.sight.goal();
        if self.sight.last_round() { 1.0 } else { f32::from(most.min(goal)) / f32::from(goal) }
    }
}
