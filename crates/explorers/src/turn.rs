//! The course of a game: who decides, what fits the moment, and how turns follow each other. The phases themselves are told in
//! `founding.rs`, `production.rs`, `trade.rs`, `build.rs`, `sailing.rs`, `missions.rs` and `pirate.rs`.
//!
//! Every action is first checked and then done, so that what is offered as legal is what can be played.

use table::{Log, Played, Seat, Seats};

use crate::action::{Action, Ship};
use crate::event::Event;
use crate::geometry::NONE;
use crate::state::{Answer, Explorers, Phase, Places};
use crate::why::{Why, need};

impl Explorers {
    /// Who may act now.
    pub(crate) fn deciders(&self) -> Seats {
        match self.phase {
            Phase::Over => Seats::NONE,
            Phase::Founding => self.task().map_or(Seats::NONE, |(seat, _)| Seats::one(seat)),
            Phase::Discard => self.all_seats().filter(|seat| self.area(*seat).due > 0).collect(),
            Phase::Answer => self.all_seats().filter(|seat| self.area(*seat).answer == Answer::Awaited).collect(),
            _ => Seats::one(self.active),
        }
    }

    /// Can the seat, which is awaited, do this now?
    pub(crate) fn check(&self, seat: Seat, action: Action) -> Result<(), Why> {
        self.check_moment(action)?;
        match action {
            Action::Place(corner) => self.check_place(corner),
            Action::Road(edge) if self.phase == Phase::Founding => self.check_first_road(seat, edge),
            Action::Ship { edge, instead } if self.phase == Phase::Founding => self.check_first_ship(seat, edge, instead),
            Action::Roll
            | Action::SetSail
            | Action::Decline
            | Action::DeclineAll
            | Action::Mute
            | Action::NoDeal
            | Action::Scrap
            | Action::Spare => Ok(()),
            Action::Discard(resource) => need(self.area(seat).hand[resource as usize] > 0, Why::NoSuchCard),
            Action::Pirate(hex) => self.check_pirate(seat, hex),
            Action::Steal(victim) => need(self.victims().contains(victim), Why::NoVictim),
            Action::Trade { give, get } => self.check_bank_trade(seat, give, get),
            Action::Buy(resource) => self.check_buy(seat, resource),
            Action::BuyCheap(resource) => self.check_buy_cheap(seat, resource),
            Action::Sell(resource) => self.check_sell(seat, resource),
            Action::Give(good) => self.check_give(seat, good),
            Action::Want(good) => self.check_want(seat, good),
            Action::Post => self.check_post(seat),
            Action::PostTo(other) => self.check_post_to(seat, other),
            Action::Counter => need(self.area(seat).draft.is_whole(), Why::HalfOffer),
            Action::Accept => need(self.can_give(seat, self.area(self.active).draft.want), Why::LacksGoods),
            Action::Unmute => need(self.area(seat).muted, Why::NotMuted),
            Action::Deal(other) => self.check_deal(seat, other),
            Action::Road(edge) => self.check_road(seat, edge),
            Action::Settlement(corner) => self.check_settlement(seat, corner),
            Action::Harbour(corner) => self.check_harbour(seat, corner),
            Action::Ship { edge, instead } => self.check_ship(seat, edge, instead),
            Action::Settler(hold) => self.check_settler(seat, hold),
            Action::Crew(hold) => self.check_crew(seat, hold),
            Action::Throw { piece, hold } => self.check_throw(seat, piece, hold),
            Action::Sail { ship, edge } => self.check_sail(seat, ship, edge),
            Action::Wool(ship) => self.check_wool(seat, ship),
            Action::Load { piece, ship, corner } => self.check_load(seat, piece, ship, corner),
            Action::Unload { piece, ship, corner } => self.check_unload(seat, piece, ship, corner),
            Action::Exchange { ship, corner } => self.check_exchange(seat, ship, corner),
            Action::ExchangeOne { piece, ship, corner } => self.check_exchange_one(seat, piece, ship, corner),
            Action::Land { ship, hex } => self.check_land(seat, ship, hex),
            Action::Fetch { ship, hex } => self.check_fetch(seat, ship, hex),
            Action::Catch { ship, hex } => self.check_catch(seat, ship, hex),
            Action::Deliver { piece, ship } => self.check_deliver(seat, piece, ship),
            Action::Found { ship, corner } => self.check_found(seat, ship, corner),
            Action::RollForFish => self.check_roll_for_fish(seat),
            Action::Chase(ship) => self.check_chase(seat, ship),
            Action::End => self.check_may_stop(seat),
        }
    }

    /// Does the action fit the phase?
    fn check_moment(&self, action: Action) -> Result<(), Why> {
        use Phase::{Answer, Build, Close, Compose, Discard, Founding, Move, Pirate, Roll, Steal};
        let phase = self.phase;
        let fits = match action {
            Action::Place(_) => phase == Founding,
            Action::Road(_) | Action::Ship { .. } => matches!(phase, Founding | Build),
            Action::Roll => phase == Roll,
            Action::Discard(_) => phase == Discard,
            Action::Pirate(_) => phase == Pirate,
            Action::Steal(_) | Action::Spare => phase == Steal,
            Action::Trade { .. }
            | Action::Buy(_)
            | Action::BuyCheap(_)
            | Action::Sell(_)
            | Action::Unmute
            | Action::Settlement(_)
            | Action::Harbour(_)
            | Action::Settler(_)
            | Action::Crew(_)
            | Action::SetSail => phase == Build,
            Action::Throw { .. } => matches!(phase, Build | Move),
            Action::Give(_) | Action::Want(_) => matches!(phase, Build | Compose | Answer),
            Action::Scrap | Action::Post | Action::PostTo(_) => phase == Compose,
            Action::Counter | Action::Accept | Action::Decline | Action::DeclineAll | Action::Mute => phase == Answer,
            Action::Deal(_) | Action::NoDeal => phase == Close,
            _ => phase == Move,
        };
        if fits {
            return Ok(());
        }
        Err(match (phase, action) {
            (Founding, _) => Why::FoundFirst,
            (Roll, _) => Why::RollFirst,
            (Discard, _) => Why::DiscardFirst,
            (Pirate, _) => Why::PirateFirst,
            (Steal, _) => Why::StealFirst,
            (Compose, _) => Why::FinishOfferFirst,
            (Answer, _) => Why::AnswerFirst,
            (Close, _) => Why::CloseOfferFirst,
            (_, Action::Place(_)) => Why::FoundingIsOver,
            (_, Action::Roll) => Why::AlreadyRolled,
            (_, Action::Discard(_)) => Why::NothingToDiscard,
            (_, Action::Pirate(_)) => Why::PirateStays,
            (_, Action::Steal(_) | Action::Spare) => Why::NothingToSteal,
            (
                _,
                Action::Scrap
                | Action::Post
                | Action::PostTo(_)
                | Action::Counter
                | Action::Accept
                | Action::Decline
                | Action::DeclineAll
                | Action::Mute
                | Action::Deal(_)
                | Action::NoDeal,
            ) => Why::NoOffer,
            (Move, _) => Why::ShipsMoveNow,
            _ => Why::SetSailFirst,
        })
    }

    /// Does what has been checked.
    pub(crate) fn apply(&mut self, seat: Seat, action: Action, log: &mut impl Log<Self>) -> Played {
        let played = match action {
            Action::Place(corner) => self.place(seat, corner, log),
            Action::Road(edge) if self.phase == Phase::Founding => self.first_road(seat, edge, log),
            Action::Ship { edge, .. } if self.phase == Phase::Founding => self.first_ship(seat, edge, log),
            Action::Roll => self.roll(log),
            Action::Discard(resource) => self.discard(seat, resource, log),
            Action::Pirate(hex) => self.place_pirate(seat, hex, log),
            Action::Steal(victim) => self.steal(seat, victim, log),
            Action::Spare => {
                log.tell_all(|| Event::Spared { seat });
                self.pirate_is_done();
                Played::Open
            }
            Action::Trade { give, get } => self.trade_with_bank(seat, give, get, log),
            Action::Buy(resource) => self.buy(seat, resource, 2, log),
            Action::BuyCheap(resource) => self.buy(seat, resource, 1, log),
            Action::Sell(resource) => self.sell(seat, resource, log),
            Action::Give(good) => self.give(seat, good),
            Action::Want(good) => self.want(seat, good),
            Action::Scrap => self.scrap(seat),
            Action::Post => self.post(seat, None, log),
            Action::PostTo(other) => self.post(seat, Some(other), log),
            Action::Counter => self.answer(seat, Answer::Countered, log),
            Action::Accept => self.answer(seat, Answer::Accepted, log),
            Action::Decline => self.answer(seat, Answer::Declined, log),
            Action::DeclineAll => {
                self.quiet.insert(seat);
                log.tell_all(|| Event::WantsQuiet { seat });
                self.answer(seat, Answer::Declined, log)
            }
            Action::Mute => {
                self.area_mut(seat).muted = true;
                log.tell_all(|| Event::Muted { seat });
                self.answer(seat, Answer::Declined, log)
            }
            Action::Unmute => {
                self.area_mut(seat).muted = false;
                log.tell_all(|| Event::Unmuted { seat });
                Played::Open
            }
            Action::Deal(other) => self.deal(seat, other, log),
            Action::NoDeal => self.no_deal(seat, log),
            Action::Road(edge) => self.build_road(seat, edge, log),
            Action::Settlement(corner) => self.build_settlement(seat, corner, log),
            Action::Harbour(corner) => self.build_harbour(seat, corner, log),
            Action::Ship { edge, instead } => self.build_ship(seat, edge, instead, log),
            Action::Settler(hold) => self.get_settler(seat, hold, log),
            Action::Crew(hold) => self.get_crew(seat, hold, log),
            Action::Throw { piece, hold } => self.throw(seat, piece, hold, log),
            Action::SetSail => self.set_sail(seat, log),
            Action::Sail { ship, edge } => self.sail(seat, ship, edge, log),
            Action::Wool(ship) => self.pay_wool(seat, ship, log),
            Action::Load { piece, ship, corner } => self.load(seat, piece, ship, corner, log),
            Action::Unload { piece, ship, corner } => self.unload(seat, piece, ship, corner, log),
            Action::Exchange { ship, corner } => self.exchange(seat, ship, corner, log),
            Action::ExchangeOne { piece, ship, corner } => self.exchange_one(seat, piece, ship, corner, log),
            Action::Land { ship, hex } => self.land_crew(seat, ship, hex, log),
            Action::Fetch { ship, hex } => self.fetch_crew(seat, ship, hex, log),
            Action::Catch { ship, hex } => self.catch_fish(seat, ship, hex, log),
            Action::Deliver { piece, ship } => self.deliver(seat, piece, ship, log),
            Action::Found { ship, corner } => self.found(seat, ship, corner, log),
            Action::RollForFish => self.roll_for_fish(seat, log),
            Action::Chase(ship) => self.chase(seat, ship, log),
            Action::End => return self.end_turn(log),
        };
        if !matches!(self.phase, Phase::Founding | Phase::Over) {
            self.check_victory(log);
        }
        played
    }

    /// Adds every legal action of a seat that is awaited.
    pub(crate) fn options(&self, seat: Seat, into: &mut Vec<Action>) {
        self.candidates(seat, &mut |action| {
            if self.check(seat, action).is_ok() {
                into.push(action);
            }
        });
    }

    /// Everything that might be legal, each once.
    fn candidates(&self, seat: Seat, offer: &mut impl FnMut(Action)) {
        match self.phase {
            Phase::Founding => self.founding_candidates(seat, offer),
            Phase::Roll => offer(Action::Roll),
            Phase::Discard => crate::pieces::Resource::ALL.into_iter().for_each(|resource| offer(Action::Discard(resource))),
            Phase::Pirate => crate::boards::each(self.board.pirate_waters & self.sea).for_each(|hex| offer(Action::Pirate(hex))),
            Phase::Steal => {
                self.victims().into_iter().for_each(|victim| offer(Action::Steal(victim)));
                offer(Action::Spare);
            }
            Phase::Build => {
                self.bank_candidates(seat, offer);
                self.build_candidates(seat, offer);
                self.throw_candidates(seat, offer);
                self.offer_candidates(seat, offer);
                offer(Action::SetSail);
            }
            Phase::Compose | Phase::Answer | Phase::Close => self.offer_candidates(seat, offer),
            Phase::Move => {
                self.sailing_candidates(seat, offer);
                self.throw_candidates(seat, offer);
                offer(Action::End);
            }
            Phase::Over => {}
        }
    }

    /// The goal reached in one's own turn wins at once.
    pub(crate) fn check_victory(&mut self, log: &mut impl Log<Self>) -> bool {
        let seat = self.active;
        let points = self.points(seat);
        if self.phase == Phase::Over || points < self.board.goal {
            return false;
        }
        self.phase = Phase::Over;
        log.tell_all(|| Event::Won { seat, points });
        true
    }

    /// Ends the movement: conquered lairs are settled, then the next seat's turn begins.
    fn end_turn(&mut self, log: &mut impl Log<Self>) -> Played {
        let learned = self.settle_conquests(log);
        if self.phase != Phase::Over {
            let next = self.active.next(self.seats);
            self.begin_turn(next, log);
        }
        if learned { Played::Barrier } else { Played::Open }
    }

    pub(crate) fn begin_turn(&mut self, seat: Seat, log: &mut impl Log<Self>) {
        for ship in Ship::ALL {
            let index = Self::ship_index(self.active, ship);
            self.ship_points[index] = 0;
            self.ship_marks[index] = 0;
        }
        if seat == self.first && self.phase != Phase::Founding {
            self.round += 1;
        }
        self.active = seat;
        self.rolled = [0; 2];
        self.bought = 0;
        self.cheap = 0;
        self.offered = 0;
        self.quiet = Seats::NONE;
        self.fished = false;
        self.moving = NONE;
        self.chase_won = false;
        self.conquests = Places::EMPTY;
        if self.round_limit > 0 && self.round > self.round_limit {
            self.round = self.round_limit;
            self.phase = Phase::Over;
            log.tell_all(|| Event::OutOfTime);
            return;
        }
        self.phase = Phase::Roll;
        let round = self.round;
        log.tell_all(|| Event::TurnBegan { seat, round });
        self.check_victory(log);
    }
}
