//! The captain: barrels go to the Old World for points, and what is left must be stored.

use table::{Log, Played, Seat, Seats};

use crate::action::Action;
use crate::buildings::Building;
use crate::event::Event;
use crate::state::{Bonus, Ending, Kinds, Loading, PuertoRico, Stage};
use crate::things::{Good, Ship};
use crate::turn::Flow;
use crate::why::Why;

impl PuertoRico {
    pub(crate) fn begin_loading(&mut self, log: &mut impl Log<Self>) {
        let loading = Loading { idle: 0, wharves_used: Seats::NONE, bonus_due: true, passed_over: Seats::NONE };
        self.seek_loader(loading, self.active, log);
    }

    /// From this seat on, looks for somebody who can load; after a whole circuit without any load the loading is over.
    fn seek_loader(&mut self, mut loading: Loading, mut seat: Seat, log: &mut impl Log<Self>) {
        while loading.idle < self.seats {
            if self.can_load_cargo(seat) || self.can_use_wharf(seat, loading) {
                self.actor = seat;
                self.stage = Stage::Load(loading);
                return;
            }
            loading.idle += 1;
            // Ships only fill up: who cannot load will not be able to later, so once is enough.
            if !loading.passed_over.contains(seat) {
                loading.passed_over.insert(seat);
                log.tell_all(|| Event::Passed { seat, why: Some(self.loading_hindrance(seat)) });
            }
            seat = seat.next(self.seats);
        }
        self.actor = self.active;
        self.ask_to_store(log);
    }

    fn can_load_cargo(&self, seat: Seat) -> bool {
        self.held(seat).any(|good| match self.ships.iter().find(|ship| ship.carries(good)) {
            Some(ship) => ship.free() > 0,
            None => self.ships.iter().any(|ship| ship.barrels == 0 && ship.capacity > 0),
        })
    }

    fn can_use_wharf(&self, seat: Seat, loading: Loading) -> bool {
        let board = self.board(seat);
        board.has(Building::Wharf) && !loading.wharves_used.contains(seat) && board.goods.iter().any(|barrels| *barrels > 0)
    }

    /// How many barrels, if the seat may load them there.
    pub(crate) fn may_load(&self, seat: Seat, loading: Loading, good: Good, on: Ship) -> Result<u8, Why> {
        let board = self.board(seat);
        let barrels = board.goods[good.index()];
        let Ship::Cargo(capacity) = on else {
            return if !board.has(Building::Wharf) {
                Err(Why::NoWharf)
            } else if loading.wharves_used.contains(seat) {
                Err(Why::WharfUsed)
            } else if barrels == 0 {
                Err(Why::HasNone { good })
            } else {
                Ok(barrels)
            };
        };
        let ship = self.ships.iter().find(|ship| ship.capacity == capacity).ok_or(Why::NoSuchShip)?;
        if barrels == 0 {
            return Err(Why::HasNone { good });
        }
        if let Some(other) = self.ships.iter().find(|other| other.carries(good) && other.capacity != capacity) {
            return Err(Why::KindOnOtherShip { good, ship: other.capacity });
        }
        if ship.barrels > 0 && ship.good != good {
            return Err(Why::OtherKindOnShip);
        }
        if ship.free() == 0 {
            return Err(Why::ShipFull);
        }
        if ship.barrels == 0 {
            // Among empty ships, one that takes the most of this kind.
            let largest = self.ships.iter().filter(|ship| ship.barrels == 0).map(|ship| ship.capacity).max().unwrap_or(0);
            if capacity < barrels.min(largest) {
                return Err(Why::ShipTooSmall);
            }
        }
        Ok(barrels.min(ship.free()))
    }

    /// Only the wharf may be declined, and only when no cargo ship can be loaded.
    pub(crate) fn may_decline(&self, seat: Seat) -> Result<(), Why> {
        if self.can_load_cargo(seat) { Err(Why::MustLoad) } else { Ok(()) }
    }

    pub(crate) fn loadings(&self, seat: Seat, loading: Loading, each: &mut impl FnMut(Action) -> Flow) -> Flow {
        let wharf = self.can_use_wharf(seat, loading);
        let mut cargo = false;
        for good in self.held(seat) {
            for ship in &self.ships {
                let on = Ship::Cargo(ship.capacity);
                if ship.capacity > 0 && self.may_load(seat, loading, good, on).is_ok() {
                    cargo = true;
                    each(Action::Load { good, on })?;
                }
            }
            if wharf {
                each(Action::Load { good, on: Ship::Wharf })?;
            }
        }
        if cargo { Flow::Continue(()) } else { each(Action::Pass) }
    }

    /// The points that a load of this many barrels brings at once: with the bonuses, unless the seat is asked whether it wants them.
    pub(crate) fn load_points(&self, seat: Seat, loading: Loading, barrels: u8) -> u16 {
        let (harbor, privilege) = self.load_bonuses(seat, loading, barrels);
        u16::from(barrels) + harbor + privilege
    }

    /// What the harbor and the captain's privilege add at once to a load of this many barrels.
    pub(crate) fn load_bonuses(&self, seat: Seat, loading: Loading, barrels: u8) -> (u16, u16) {
        let harbor = u16::from(self.board(seat).has(Building::Harbor));
        let privilege = u16::from(seat == self.active && loading.bonus_due);
        let left = self.points.saturating_sub(barrels.into());
        if self.every_may {
            (0, 0)
        } else if privilege == 1 && self.is_last(left) {
            // Of the captain's point one is asked first; what follows from the answer comes after it.
            (0, 0)
        } else if self.is_last(left.saturating_sub(privilege)) {
            (0, privilege)
        } else {
            (harbor, privilege)
        }
    }

    /// Does one point more end the game, if this many chips are left?
    pub(crate) const fn is_last(&self, left: u16) -> bool {
        left == 1 && self.endings == 0
    }

    /// A point beside those for barrels may always be declined; one is asked where that keeps the game going, or the table asks every time.
    pub(crate) fn asks_about_a_point(&self) -> bool {
        self.every_may || self.is_last(self.points)
    }

    pub(crate) fn load(
        &mut self,
        seat: Seat,
        mut loading: Loading,
        good: Good,
        on: Ship,
        log: &mut impl Log<Self>,
    ) -> Result<Played, Why> {
        let barrels = self.may_load(seat, loading, good, on)?;
        let points = self.load_points(seat, loading, barrels);
        let (harbor, privilege) = self.load_bonuses(seat, loading, barrels);
        let asks_captain = seat == self.active && loading.bonus_due && privilege == 0;
        loading.bonus_due &= seat != self.active;
        loading.idle = 0;
        self.board_mut(seat).goods[good.index()] -= barrels;
        match on {
            Ship::Wharf => {
                loading.wharves_used.insert(seat);
                self.bank[good.index()] += barrels;
            }
            Ship::Cargo(capacity) => {
                for ship in self.ships.iter_mut().filter(|ship| ship.capacity == capacity) {
                    ship.good = good;
                    ship.barrels += barrels;
                }
            }
        }
        log.tell_all(|| Event::Loaded { seat, good, barrels, on, points, harbor, privilege });
        self.award(seat, points, log);
        if asks_captain {
            self.stage = Stage::Bonus { of: Bonus::Captain, loading };
        } else if harbor == 0 {
            self.come_to_harbor(seat, loading, log);
        } else {
            self.seek_loader(loading, seat.next(self.seats), log);
        }
        Ok(Played::Open)
    }

    /// The harbor's point, where it did not come with the load.
    fn come_to_harbor(&mut self, seat: Seat, loading: Loading, log: &mut impl Log<Self>) {
        if !self.board(seat).has(Building::Harbor) {
            self.seek_loader(loading, seat.next(self.seats), log);
        } else if self.asks_about_a_point() {
            self.stage = Stage::Bonus { of: Bonus::Harbor, loading };
        } else {
            self.answer_bonus(seat, Bonus::Harbor, loading, true, log);
        }
    }

    pub(crate) fn answer_bonus(&mut self, seat: Seat, of: Bonus, loading: Loading, taken: bool, log: &mut impl Log<Self>) {
        log.tell_all(|| Event::BonusAnswered { seat, of, taken });
        if taken {
            self.award(seat, 1, log);
        }
        match of {
            Bonus::Captain => self.come_to_harbor(seat, loading, log),
            Bonus::Harbor => self.seek_loader(loading, seat.next(self.seats), log),
        }
    }

    /// Everybody gets its points even when the chips have run out; the last chip ends the game.
    fn award(&mut self, seat: Seat, points: u16, log: &mut impl Log<Self>) {
        let chips = &mut self.board_mut(seat).points;
        *chips = chips.saturating_add(points);
        self.points = self.points.saturating_sub(points);
        if self.points == 0 {
            self.end_comes(Ending::Points, log);
        }
    }

    pub(crate) fn decline_wharf(&mut self, seat: Seat, mut loading: Loading, log: &mut impl Log<Self>) -> Result<Played, Why> {
        self.may_decline(seat)?;
        loading.idle += 1;
        log.tell_all(|| Event::Passed { seat, why: None });
        self.seek_loader(loading, seat.next(self.seats), log);
        Ok(Played::Open)
    }

    // ---- Storing --------------------------------------------------------------------------------------------------------------

    /// Does all the seat has fit into its warehouses and the one place everybody has?
    pub(crate) fn fits(&self, seat: Seat) -> bool {
        let board = self.board(seat);
        let kinds = self.held(seat).count() as u8;
        let room = board.storable_kinds();
        kinds <= room || (kinds == room + 1 && board.goods.contains(&1))
    }

    /// Has the seat to say what it keeps? Nobody is asked what only harms, unless the table asks for every "may".
    pub(crate) fn is_asked_to_store(&self, seat: Seat) -> bool {
        !self.fits(seat) || self.every_may && self.held(seat).next().is_some()
    }

    /// From the seat whose turn it is, looks for one that has to choose; then the captain empties the full ships.
    fn ask_to_store(&mut self, log: &mut impl Log<Self>) {
        loop {
            if self.is_asked_to_store(self.actor) {
                self.stage = Stage::Store { stored: Kinds::default() };
                return;
            }
            match self.next_in_turn() {
                Some(next) => self.actor = next,
                None => return self.end_captain(log),
            }
        }
    }

    /// Full ships sail; the others stay as they are.
    fn end_captain(&mut self, log: &mut impl Log<Self>) {
        for ship in &mut self.ships {
            if ship.barrels > 0 && ship.free() == 0 {
                let (on, good) = (Ship::Cargo(ship.capacity), ship.good);
                self.bank[good.index()] += std::mem::take(&mut ship.barrels);
                log.tell_all(|| Event::Sailed { ship: on, good });
            }
        }
        self.end_role(log);
    }

    pub(crate) fn may_store(&self, seat: Seat, stored: Kinds, good: Good) -> Result<(), Why> {
        let board = self.board(seat);
        if self.fits(seat) {
            Err(Why::AllFits)
        } else if board.goods[good.index()] == 0 {
            Err(Why::HasNone { good })
        } else if stored.contains(good) {
            Err(Why::StoredAlready)
        } else if stored.len() >= board.storable_kinds() {
            Err(Why::WarehousesFull)
        } else {
            Ok(())
        }
    }

    pub(crate) fn may_keep(&self, seat: Seat, stored: Kinds, good: Good) -> Result<(), Why> {
        let board = self.board(seat);
        if self.fits(seat) {
            Err(Why::AllFits)
        } else if board.goods[good.index()] == 0 {
            Err(Why::HasNone { good })
        } else if stored.contains(good) {
            Err(Why::StoredAlready)
        } else if stored.len() < board.storable_kinds() {
            Err(Why::WarehouseFirst)
        } else {
            Ok(())
        }
    }

    pub(crate) fn may_keep_all(&self, seat: Seat) -> Result<(), Why> {
        if self.fits(seat) { Ok(()) } else { Err(Why::MustKeep) }
    }

    /// Whoever wants to keep less than it could, gives barrels back one by one. So any choice can be made, a warehouse left empty too.
    pub(crate) fn may_return(&self, seat: Seat, stored: Kinds, good: Good) -> Result<(), Why> {
        if !self.every_may {
            Err(Why::NothingIsReturned)
        } else if self.board(seat).goods[good.index()] == 0 {
            Err(Why::HasNone { good })
        } else if stored.contains(good) {
            Err(Why::StoredAlready)
        } else {
            Ok(())
        }
    }

    pub(crate) fn store(&mut self, seat: Seat, stored: Kinds, good: Good) -> Result<Played, Why> {
        self.may_store(seat, stored, good)?;
        self.stage = Stage::Store { stored: stored.with(good) };
        Ok(Played::Open)
    }

    /// The single barrel is the last pick: the rest goes back to the bank.
    pub(crate) fn keep(&mut self, seat: Seat, stored: Kinds, kept: Good, log: &mut impl Log<Self>) -> Result<Played, Why> {
        self.may_keep(seat, stored, kept)?;
        for good in self.held(seat) {
            let barrels = self.board(seat).goods[good.index()];
            let keeps = if stored.contains(good) { barrels } else { u8::from(good == kept) };
            self.board_mut(seat).goods[good.index()] = keeps;
            self.bank[good.index()] += barrels - keeps;
            if keeps > 0 {
                log.tell_all(|| Event::Kept { seat, good, barrels: keeps });
            }
            if barrels > keeps {
                log.tell_all(|| Event::Lost { seat, good, barrels: barrels - keeps });
            }
        }
        Ok(self.next_to_store(log))
    }

    pub(crate) fn keep_all(&mut self, seat: Seat, log: &mut impl Log<Self>) -> Result<Played, Why> {
        self.may_keep_all(seat)?;
        for good in self.held(seat) {
            let barrels = self.board(seat).goods[good.index()];
            log.tell_all(|| Event::Kept { seat, good, barrels });
        }
        Ok(self.next_to_store(log))
    }

    pub(crate) fn return_barrel(&mut self, seat: Seat, stored: Kinds, good: Good, log: &mut impl Log<Self>) -> Result<Played, Why> {
        self.may_return(seat, stored, good)?;
        self.board_mut(seat).goods[good.index()] -= 1;
        self.bank[good.index()] += 1;
        log.tell_all(|| Event::Returned { seat, good });
        Ok(Played::Open)
    }

    fn next_to_store(&mut self, log: &mut impl Log<Self>) -> Played {
        match self.next_in_turn() {
            Some(next) => {
                self.actor = next;
                self.ask_to_store(log);
            }
            None => self.end_captain(log),
        }
        Played::Open
    }
}
