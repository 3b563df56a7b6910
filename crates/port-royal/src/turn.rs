//! The course of a turn, in the order of the rulebook: discovering (`discovering.rs`), then trading and hiring (`trading.rs`), and between
//! all of it expeditions (`expeditions.rs`). What each moment lets a seat do stands here, and how a turn ends.
//!
//! Sets of the box that are not played have nothing to say at any of these moments: their files ask for that themselves.

use table::{Illegal, Log, Played, Seat};

use crate::action::{Action, Terms};
use crate::cards::{Card, Role};
use crate::event::Event;
use crate::setup::{Ending, Mode};
use crate::state::{Phase, PortRoyal, Refill};

impl PortRoyal {
    /// The seat whose decision it is; meaningless when the game is over.
    #[inline]
    pub(crate) fn decider(&self) -> Seat {
        match self.phase {
            Phase::Take | Phase::After => self.taker,
            Phase::Choose => self.chooser().unwrap_or(self.active),
            Phase::Decide | Phase::Offer | Phase::Salvage => {
                self.seats_from_active().find(|seat| self.asked.contains(*seat)).unwrap_or(self.active)
            }
            _ => self.active,
        }
    }

    /// Plays one action of the seat whose decision it is.
    pub(crate) fn act(&mut self, seat: Seat, action: Action, log: &mut impl Log<Self>) -> Result<Played, Illegal> {
        match (self.phase, action) {
            (Phase::Discover, Action::Reveal) => self.reveal(log),
            (Phase::Discover, Action::Stop) => self.stop(log),
            (Phase::Discover, Action::Gamble) => self.gamble(log),
            (Phase::Arrival, Action::Repel) => self.repel(None, log),
            (Phase::Arrival, Action::RepelWith(helper)) => self.repel(Some(helper), log),
            (Phase::Arrival, Action::Dock) => Ok(self.let_dock(log)),
            (Phase::Take, Action::Take(card)) => self.trade(seat, card, Terms::PLAIN, log),
            (Phase::Take, Action::TakeOn { card, terms }) => self.trade(seat, card, terms, log),
            (Phase::Take, Action::Hire(card)) => self.hire(seat, card, log),
            (Phase::Take | Phase::After, Action::Pass) => {
                log.tell_all(|| Event::Passed { seat, for_want: self.phase == Phase::Take && !self.can_take_something(seat) });
                self.next_taker(log);
                Ok(Played::Open)
            }
            (Phase::Close, Action::Pass) => {
                self.end_turn(log);
                Ok(Played::Open)
            }
            (Phase::Decide, Action::Pass) => {
                let another_tax = self.taxes.len > 0;
                log.tell_all(|| Event::Declined { seat });
                self.answered(seat, log);
                Ok(if another_tax { Played::Barrier } else { Played::Open })
            }
            (Phase::SetAside, Action::Pass) => Ok(self.go_on_discovering(log)),
            (Phase::Prepare, Action::Pass) => {
                self.phase = Phase::Discover;
                let round = self.round;
                log.tell_all(|| Event::TurnBegan { seat, round });
                Ok(Played::Open)
            }
            (Phase::Discover, Action::Scout) => self.scout(log),
            (Phase::Discover, Action::Peek) => self.peek(log),
            (Phase::Choose | Phase::Share | Phase::Event | Phase::Offer | Phase::Salvage | Phase::Search | Phase::Look, _) => {
                self.act_outside_phases(seat, action, log)
            }
            (_, Action::SetAside) => self.set_aside(log),
            (Phase::Prepare | Phase::SetAside, _) => Err(Illegal::because("port-royal-set-aside-first")),
            (
                Phase::Arrival,
                Action::Reveal
                | Action::Stop
                | Action::Gamble
                | Action::Complete(_)
                | Action::Solve { .. }
                | Action::Scout
                | Action::Peek,
            ) => Err(Illegal::because("port-royal-ship-arriving")),
            (_, Action::Solve { task, given }) => self.solve(seat, task, given, log),
            (_, Action::Complete(contract)) => self.complete(seat, contract, log),
            (Phase::Decide, _) => Err(Illegal::because("port-royal-decide-first")),
            (_, Action::Claim { expedition, given }) => self.claim(seat, expedition, given, log),
            (_, Action::Sell { card, price }) => self.sell(seat, card, price, log),
            (_, Action::Repel | Action::RepelWith(_) | Action::Dock) => Err(Illegal::because("port-royal-no-ship-arriving")),
            (Phase::Discover | Phase::Arrival, _) => Err(Illegal::because("port-royal-still-discovering")),
            _ => Err(Illegal::because("port-royal-discovering-is-over")),
        }
    }

    /// Adds every legal action of the seat whose decision it is.
    pub(crate) fn options(&self, seat: Seat, into: &mut Vec<Action>) {
        match self.phase {
            Phase::Discover => {
                let can_reveal = self.can_reveal();
                // After a gambler no single card is turned over.
                if can_reveal && self.gambles == 0 {
                    into.push(Action::Reveal);
                }
                if self.can_gamble() {
                    into.push(Action::Gamble);
                }
                if self.revealed || !can_reveal {
                    into.push(Action::Stop);
                }
                self.looks(into);
            }
            Phase::Arrival => {
                if self.needs_help() {
                    into.extend(self.helpers().into_iter().map(Action::RepelWith));
                } else {
                    into.push(Action::Repel);
                }
                into.push(Action::Dock);
            }
            Phase::Take => {
                self.takable(seat, into);
                into.push(Action::Pass);
            }
            Phase::After | Phase::Close => into.push(Action::Pass),
            Phase::Choose | Phase::Share | Phase::Event | Phase::Offer | Phase::Salvage | Phase::Search | Phase::Look => {
                return self.options_outside_phases(seat, into);
            }
            Phase::Prepare | Phase::SetAside => {
                if self.can_set_aside() {
                    into.push(Action::SetAside);
                }
                into.push(Action::Pass);
                return;
            }
            Phase::Decide => {
                into.extend(self.completable(seat).map(Action::Complete));
                self.solutions(seat, |task, given| into.push(Action::Solve { task, given }));
                into.push(Action::Pass);
                return;
            }
            Phase::Over => return,
        }
        if seat == self.active {
            self.claims(seat, |expedition, given| into.push(Action::Claim { expedition, given }));
        }
        if self.phase == Phase::Arrival {
            return;
        }
        if !self.contracts.is_empty() {
            into.extend(self.completable(seat).map(Action::Complete));
        }
        self.solutions(seat, |task, given| into.push(Action::Solve { task, given }));
        if matches!(self.phase, Phase::Take | Phase::After) {
            self.sales(seat, |card, price| into.push(Action::Sell { card, price }));
        }
    }

    // ---- The end of a turn and of the game ------------------------------------------------------------------------------------

    /// The others have taken. The active seat's turn lasts until here, so it may still claim what it now can.
    pub(crate) fn close(&mut self, log: &mut impl Log<Self>) {
        if self.phase == Phase::Over {
            return;
        }
        self.takes = 0;
        // What is possible depends on the phase, so it is set first.
        self.phase = Phase::Close;
        let seat = self.active;
        if !(self.can_claim(seat) || self.can_complete(seat) || self.can_solve(seat)) {
            self.end_turn(log);
        }
    }

    pub(crate) fn end_turn(&mut self, log: &mut impl Log<Self>) {
        self.empty_harbour();
        self.gambles = 0;
        self.colours_seen = 0;
        self.busted = false;
        self.active = self.active.next(self.seats);
        self.taker = self.active;
        self.revealed = false;
        self.phase = Phase::Discover;
        if self.mode.has_time_pile() && self.time_pile.len == 0 {
            self.phase = Phase::Over;
            log.tell_all(|| Event::LostTogether);
            return;
        }
        if self.active == self.first {
            if self.last_round && self.somebody_can_win() {
                self.phase = Phase::Over;
                log.tell_all(|| Event::Ended);
                return;
            }
            self.round = self.round.saturating_add(1);
        }
        tell_refill(self.refill_thin_piles(), log);
        self.begin_with_an_event();
        let (seat, round) = (self.active, self.round);
        log.tell_all(|| Event::TurnBegan { seat, round });
    }

    pub(crate) fn check_goal(&mut self, seat: Seat, log: &mut impl Log<Self>) {
        let area = self.area(seat);
        let points = area.points;
        let is_reached = reaches_goal(self.mode, self.ending, points, area.expeditions.len > 0);
        if is_reached && !self.last_round && self.has_placed_enough(seat) {
            self.last_round = true;
            log.tell_all(|| Event::LastRound { seat, points });
        }
    }

    // ---- Coins ----------------------------------------------------------------------------------------------------------------

    pub(crate) fn gain(&mut self, seat: Seat, coins: u8, log: &mut impl Log<Self>) {
        tell_refill(self.gain_silently(seat, coins), log);
    }

    pub(crate) fn pay_jesters(&mut self, seat: Seat, log: &mut impl Log<Self>) {
        let coins = self.area(seat).has(Role::Jester);
        if coins > 0 {
            log.tell_all(|| Event::JestersPaid { seat, coins });
            self.gain(seat, coins, log);
        }
    }

    /// The newest discards, sorted: everybody knows what is in the pile, and nobody in which order.
    pub(crate) fn top_of_discard(&self, cards: u8) -> Vec<Card> {
        let mut turned: Vec<Card> = self.stack(self.discard).take(cards as usize).map(|id| self.card(id)).collect();
        turned.sort();
        turned
    }
}

/// Does a seat with these points begin the last round?
pub(crate) fn reaches_goal(mode: Mode, ending: Ending, points: u8, has_expedition: bool) -> bool {
    !mode.is_cooperative() && points >= mode.goal() && (ending == Ending::Points || has_expedition)
}

pub(crate) fn tell_refill(refill: Refill, log: &mut impl Log<PortRoyal>) {
    match refill {
        Refill::None => {}
        Refill::Discards => log.tell_all(|| Event::Reshuffled),
        Refill::Coins => log.tell_all(|| Event::CoinsBecameMarkers),
    }
}
