//! The course of a game: who decides what, the roles of a round, and the round's end. What each role brings stands in a file of its
//! own.

use std::ops::ControlFlow;

use table::{Illegal, Log, Played, Seat};

use crate::action::Action;
use crate::buildings::Building;
use crate::event::Event;
use crate::state::{ABSENT, Ending, FREE, PuertoRico, Stage};
use crate::things::{Good, Role, Ship, Spot, Tile};
use crate::why::Why;

/// Goes on as long as somebody wants more.
pub(crate) type Flow = ControlFlow<()>;

impl PuertoRico {
    /// Plays one action of the seat whose decision it is, and then, if the table plays that way, all that leaves no choice.
    pub(crate) fn act(&mut self, action: Action, log: &mut impl Log<Self>) -> Result<Played, Illegal> {
        let mut played = self.step(action, log)?;
        while self.automatic
            && let Some(only) = self.only_option()
            && let Ok(also) = self.step(only, log)
        {
            if also == Played::Barrier {
                played = also;
            }
        }
        Ok(played)
    }

    fn step(&mut self, action: Action, log: &mut impl Log<Self>) -> Result<Played, Why> {
        let seat = self.actor;
        match (self.stage, action) {
            (Stage::Choose, Action::Choose(role)) => self.choose(seat, role, log),
            (Stage::Settle { drawn }, Action::Draw) => self.draw_from_pile(seat, drawn, log),
            (Stage::Settle { .. }, Action::Take(tile)) => self.take(seat, tile, log),
            (Stage::Settle { .. }, Action::Pass) => {
                self.tell_passed(seat, log);
                Ok(self.next_settler(log))
            }
            (Stage::Hospice { tile }, Action::Settle) => Ok(self.welcome(seat, Spot::Tile(tile), log)),
            (Stage::Hospice { .. }, Action::LeaveEmpty) => Ok(self.next_settler(log)),
            (Stage::Privilege, Action::Accept) => Ok(self.keep_extra(seat, log)),
            (Stage::Privilege | Stage::Place { extra: true, .. }, Action::Decline) => Ok(self.give_extra_back(seat, log)),
            (Stage::Place { .. }, Action::Decline) => Err(Why::NoExtraColonist),
            (Stage::Place { begun, .. }, Action::Lift(spot)) => self.lift(seat, begun, spot, log),
            (Stage::Place { .. }, Action::Place(spot)) => self.place(seat, spot, log),
            (Stage::Place { .. }, Action::Done) => self.done_placing(seat, log),
            (Stage::Build, Action::Build(building)) => self.build(seat, building, log),
            (Stage::Build, Action::Pass) => {
                self.tell_passed(seat, log);
                self.next_builder(log);
                Ok(Played::Open)
            }
            (Stage::University { building }, Action::Settle) => Ok(self.welcome(seat, Spot::Building(building), log)),
            (Stage::University { .. }, Action::LeaveEmpty) => {
                self.next_builder(log);
                Ok(Played::Open)
            }
            (Stage::Extra { produced }, Action::Extra(good)) => self.take_extra(seat, produced, good, log),
            (Stage::Extra { .. }, Action::Pass) => {
                self.tell_passed(seat, log);
                self.end_role(log);
                Ok(Played::Open)
            }
            (Stage::Sell, Action::Sell(good)) => self.sell(seat, good, log),
            (Stage::Sell, Action::Pass) => {
                self.tell_passed(seat, log);
                self.next_seller(log);
                Ok(Played::Open)
            }
            (Stage::Load(loading), Action::Load { good, on }) => self.load(seat, loading, good, on, log),
            (Stage::Load(loading), Action::Pass) => self.decline_wharf(seat, loading, log),
            (Stage::Bonus { of, loading }, Action::Accept | Action::Decline) => {
                self.answer_bonus(seat, of, loading, action == Action::Accept, log);
                Ok(Played::Open)
            }
            (Stage::Store { stored }, Action::Store(good)) => self.store(seat, stored, good),
            (Stage::Store { stored }, Action::Keep(good)) => self.keep(seat, stored, good, log),
            (Stage::Store { .. }, Action::Done) => self.keep_all(seat, log),
            (Stage::Store { stored }, Action::Return(good)) => self.return_barrel(seat, stored, good, log),
            (Stage::Store { .. }, Action::Pass) => Err(Why::MustKeep),
            _ => Err(Why::NotNow),
        }
    }

    /// Tells every legal action of the seat whose decision it is, until the listener has heard enough.
    pub(crate) fn options(&self, each: &mut impl FnMut(Action) -> Flow) -> Flow {
        let seat = self.actor;
        match self.stage {
            Stage::Choose => {
                for role in Role::ALL {
                    if self.taken[role.index()] == FREE {
                        each(Action::Choose(role))?;
                    }
                }
            }
            Stage::Settle { drawn } => {
                if self.may_draw(seat, drawn).is_ok() {
                    each(Action::Draw)?;
                }
                for tile in Tile::ALL {
                    if self.may_take(seat, tile).is_ok() {
                        each(Action::Take(tile))?;
                    }
                }
                each(Action::Pass)?;
            }
            Stage::Hospice { .. } | Stage::University { .. } => {
                each(Action::Settle)?;
                each(Action::LeaveEmpty)?;
            }
            Stage::Privilege | Stage::Bonus { .. } => {
                each(Action::Accept)?;
                each(Action::Decline)?;
            }
            Stage::Place { begun, extra } => self.placings(seat, begun, extra, each)?,
            Stage::Build => {
                for building in Building::ALL {
                    if self.may_build(seat, building).is_ok() {
                        each(Action::Build(building))?;
                    }
                }
                each(Action::Pass)?;
            }
            Stage::Extra { produced } => {
                for good in Good::ALL {
                    if self.may_take_extra(produced, good).is_ok() {
                        each(Action::Extra(good))?;
                    }
                }
                each(Action::Pass)?;
            }
            Stage::Sell => {
                for good in Good::ALL {
                    if self.may_sell(seat, good).is_ok() {
                        each(Action::Sell(good))?;
                    }
                }
                each(Action::Pass)?;
            }
            Stage::Load(loading) => self.loadings(seat, loading, each)?,
            Stage::Store { stored } => {
                let kinds = Good::ALL.into_iter().filter(|good| self.may_store(seat, stored, *good).is_ok());
                for good in kinds {
                    each(Action::Store(good))?;
                }
                let single = Good::ALL.into_iter().filter(|good| self.may_keep(seat, stored, *good).is_ok());
                for good in single {
                    each(Action::Keep(good))?;
                }
                if self.may_keep_all(seat).is_ok() {
                    each(Action::Done)?;
                }
                let spare = Good::ALL.into_iter().filter(|good| self.may_return(seat, stored, *good).is_ok());
                for good in spare {
                    each(Action::Return(good))?;
                }
            }
            Stage::Over => {}
        }
        Flow::Continue(())
    }

    /// The one thing that can be done, if there is only one.
    pub(crate) fn only_option(&self) -> Option<Action> {
        let mut only = None;
        let flow = self.options(&mut |action| match only.replace(action) {
            None => Flow::Continue(()),
            Some(_) => Flow::Break(()),
        });
        only.filter(|_| flow.is_continue())
    }

    /// Adds what lies near at hand but is not allowed, with the reason.
    pub(crate) fn near_misses(&self, into: &mut Vec<(Action, Illegal)>) {
        let seat = self.actor;
        let mut add = |action: Action, may: Result<(), Why>| {
            if let Err(why) = may {
                into.push((action, why.into()));
            }
        };
        match self.stage {
            Stage::Choose => {
                for role in Role::ALL.into_iter().filter(|role| self.taken[role.index()] != ABSENT) {
                    add(Action::Choose(role), self.may_choose(role));
                }
            }
            Stage::Settle { drawn } => {
                if self.board(seat).owns(Building::Hacienda) {
                    add(Action::Draw, self.may_draw(seat, drawn));
                }
                for tile in Tile::ALL {
                    add(Action::Take(tile), self.may_take(seat, tile));
                }
            }
            Stage::Place { begun, .. } => {
                for spot in self.spots(seat) {
                    add(Action::Place(spot), self.may_place(seat, spot));
                    if begun {
                        add(Action::Lift(spot), self.may_lift(seat, begun, spot));
                    }
                }
                add(Action::Done, self.may_finish(seat));
            }
            Stage::Build => {
                for building in Building::ALL {
                    add(Action::Build(building), self.may_build(seat, building).map(|_| ()));
                }
            }
            Stage::Extra { produced } => {
                for good in Good::ALL {
                    add(Action::Extra(good), self.may_take_extra(produced, good));
                }
            }
            Stage::Sell => {
                for good in self.held(seat) {
                    add(Action::Sell(good), self.may_sell(seat, good));
                }
            }
            Stage::Load(loading) => {
                for good in self.held(seat) {
                    for ship in self.ships.iter().filter(|ship| ship.capacity > 0) {
                        let on = Ship::Cargo(ship.capacity);
                        add(Action::Load { good, on }, self.may_load(seat, loading, good, on).map(|_| ()));
                    }
                    if self.board(seat).owns(Building::Wharf) {
                        let on = Ship::Wharf;
                        add(Action::Load { good, on }, self.may_load(seat, loading, good, on).map(|_| ()));
                    }
                }
                add(Action::Pass, self.may_decline(seat));
            }
            Stage::Store { stored } => {
                for good in self.held(seat).filter(|good| !stored.contains(*good)) {
                    add(Action::Store(good), self.may_store(seat, stored, good));
                    add(Action::Keep(good), self.may_keep(seat, stored, good));
                }
            }
            Stage::Hospice { .. } | Stage::University { .. } | Stage::Privilege | Stage::Bonus { .. } | Stage::Over => {}
        }
    }

    /// The seat does nothing: because it does not want to, or because there is nothing it could do.
    fn tell_passed(&self, seat: Seat, log: &mut impl Log<Self>) {
        log.tell_all(|| Event::Passed { seat, why: self.hindrance(seat) });
    }

    /// The goods the seat has.
    pub(crate) fn held(&self, seat: Seat) -> impl Iterator<Item = Good> + use<> {
        let goods = self.board(seat).goods;
        Good::ALL.into_iter().filter(move |good| goods[good.index()] > 0)
    }

    fn may_choose(&self, role: Role) -> Result<(), Why> {
        match self.taken[role.index()] {
            FREE => Ok(()),
            ABSENT => Err(Why::RoleAbsent),
            _ => Err(Why::RoleTaken),
        }
    }

    fn choose(&mut self, seat: Seat, role: Role, log: &mut impl Log<Self>) -> Result<Played, Why> {
        self.may_choose(role)?;
        let doubloons = std::mem::take(&mut self.role_doubloons[role.index()]);
        self.taken[role.index()] = seat.number();
        log.tell_all(|| Event::RoleChosen { seat, role, doubloons });
        self.earn(seat, doubloons);
        match role {
            Role::Settler => self.stage = Stage::Settle { drawn: false },
            Role::Mayor => self.colonists_arrive(log),
            Role::Builder => self.stage = Stage::Build,
            Role::Craftsman => self.produce(log),
            Role::Trader => self.stage = Stage::Sell,
            Role::Captain => self.begin_loading(log),
            Role::Prospector | Role::SecondProspector => {
                log.tell_all(|| Event::Prospected { seat });
                self.earn(seat, 1);
                self.end_role(log);
            }
        }
        Ok(Played::Open)
    }

    /// Money has no limit but the arithmetic.
    pub(crate) fn earn(&mut self, seat: Seat, doubloons: u16) {
        let money = &mut self.board_mut(seat).doubloons;
        *money = money.saturating_add(doubloons);
    }

    /// Hospice and university: a colonist on what was just taken or built.
    fn welcome(&mut self, seat: Seat, spot: Spot, log: &mut impl Log<Self>) -> Played {
        if self.hire_colonist() {
            self.board_mut(seat).put(spot);
            log.tell_all(|| Event::Settled { seat, spot });
        }
        match spot {
            Spot::Tile(_) => self.next_settler(log),
            Spot::Building(_) => {
                self.next_builder(log);
                Played::Open
            }
        }
    }

    /// The next seat in the order of the role being played; `None` when everybody has had its turn.
    pub(crate) fn next_in_turn(&self) -> Option<Seat> {
        let next = self.actor.next(self.seats);
        (next != self.active).then_some(next)
    }

    /// The game ends with this round.
    pub(crate) fn end_comes(&mut self, why: Ending, log: &mut impl Log<Self>) {
        if self.endings & why.bit() == 0 {
            self.endings |= why.bit();
            log.tell_all(|| Event::EndComes { why });
        }
    }

    /// Everybody has had its turn in the role: the next seat chooses, or the round is over.
    pub(crate) fn end_role(&mut self, log: &mut impl Log<Self>) {
        self.stage = Stage::Choose;
        if self.turns_taken() < self.stock().turns {
            self.active = self.active.next(self.seats);
            self.actor = self.active;
        } else {
            self.end_round(log);
        }
    }

    fn end_round(&mut self, log: &mut impl Log<Self>) {
        let taken = self.taken;
        for (card, doubloons) in self.taken.iter_mut().zip(&mut self.role_doubloons) {
            match *card {
                FREE => *doubloons = doubloons.saturating_add(1),
                ABSENT => {}
                _ => *card = FREE,
            }
        }
        // The game ends where the governor's card would move on.
        if self.endings != 0 {
            self.stage = Stage::Over;
            log.tell_all(|| Event::Ended);
            return;
        }
        let before = self.governor;
        self.governor = before.next(self.seats);
        self.active = self.governor;
        self.actor = self.governor;
        self.round = self.round.saturating_add(1);
        let (round, governor) = (self.round, self.governor);
        log.tell_all(|| {
            let paid = Role::ALL.into_iter().filter(|role| taken[role.index()] == FREE).collect();
            Event::RoundBegan { round, governor, before, paid }
        });
    }
}
