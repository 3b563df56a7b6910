//! The rules of Dominion, the card game by Donald X. Vaccarino, with its expansion Seaside: first editions, every card.
//!
//! [`Dominion`] is the state. `cards.rs` lists the cards, one line each; `effects.rs` tells what their steps do, `questions.rs` what
//! they ask and how it is answered; `turn.rs` tells the course of a turn. Hidden are the decks' order, hands, what is discarded
//! under other cards, and mats that lie face down; `state.rs` keeps what everybody knows of them, `imagine.rs` deals the rest anew.
//!
//! One era of the rules is followed throughout, that of the first editions as the Czech rulebook of Seaside has them: a Duration
//! card stays in play until the clean-up of its owner's next turn, without exception; piles that were empty at any moment of a turn
//! end the game although they were filled again; Throne Room, Mine and Moneylender are duties; a Throne Room stays in play with the
//! Duration card it has played.

mod action;
mod cards;
mod catalogue;
mod describe;
mod effects;
mod event;
mod frames;
mod imagine;
mod kind;
mod kingdom;
mod messages;
mod position;
mod questions;
mod rig;
mod setup;
mod sheet;
mod state;
mod tally;
mod turn;
mod view;
mod why;

pub use action::Action;
pub use cards::{Bonus, Card, Harm, NotACard, Set, Types};
pub use catalogue::{BonusPrint, CardPrint, Catalogue, KingdomPrint, TypePrint};
pub use event::{Event, Place};
pub use frames::{Frame, Question};
pub use kingdom::{Constraint, From, KINGDOM_CARDS, Kingdom, SETS};
pub use position::{Knowledge, KnownTo, Lying, Position, SeatPosition, ZonePosition};
pub use rig::{Rig, SeatRig};
pub use setup::{Ending, Setup};
pub use state::{Dominion, Phase};
pub use view::{Asked, Copies, LookingView, Picks, Pile, SeatView, Sight, View, ZoneView};

use table::{Chance, Game, Id, Illegal, Log, Played, Seat, Seats, Seed, SetupError, Standing, Tally, Viewer};

use crate::state::SEATS;

impl Game for Dominion {
    table::forwarded!();

    const NAME: &'static str = "dominion";

    fn new(setup: &Setup, seed: Seed) -> Result<Self, SetupError> {
        setup.check_all_but_the_kingdom()?;
        Self::start(setup, seed)
    }

    /// The turns of the seat that has taken most.
    fn round(&self) -> u32 {
        self.all_seats().map(|seat| u32::from(self.area(seat).turns)).max().unwrap_or(1)
    }

    fn awaited(&self) -> Seats {
        if self.phase == Phase::Over { Seats::NONE } else { Seats::one(self.decider()) }
    }

    fn legal(&self, seat: Seat, into: &mut Vec<Action>) {
        if self.phase == Phase::Over {
            return;
        }
        match self.frames.question() {
            Some((asked, question)) if asked == seat => self.answers(seat, question, into),
            None if self.active == seat => self.options(into),
            _ => {}
        }
    }

    fn play(&mut self, seat: Seat, action: Action, log: &mut impl Log<Self>) -> Result<Played, Illegal> {
        if self.phase == Phase::Over {
            return Err(Illegal::game_over());
        }
        if seat != self.decider() {
            return Err(Illegal::not_your_turn());
        }
        self.act(seat, action, log)
    }

    fn imagine(&mut self, viewer: Viewer, chance: Chance) {
        self.imagine_for(viewer, chance);
    }

    /// Owners know their own cards; nobody knows more of another seat's cards than their owner does.
    fn redeal(&mut self, chance: Chance) {
        self.redeal_decks(chance);
    }

    /// Points decide; of equal seats, the one with fewer turns. (Extra turns are not counted.)
    fn standing(&self) -> Standing {
        let seats = self.seats as usize;
        let mut scores = [0; SEATS];
        let mut keys = [(0, 0); SEATS];
        for seat in self.all_seats() {
            let points = self.points(seat);
            scores[seat.index()] = points;
            keys[seat.index()] = (points, -i32::from(self.area(seat).turns));
        }
        Standing::competitive(self.phase == Phase::Over, &scores[..seats], &keys[..seats])
    }

    fn tally(&self, _viewer: Viewer) -> Vec<Tally> {
        self.tallies()
    }

    /// The cards it owns.
    fn belongings(&self, seat: Seat) -> Vec<Id> {
        self.area(seat).owned.slots().map(|slot| self.card(slot).name()).collect()
    }

    /// Hands, decks and mats, as soon as there is somebody to hide them from.
    fn has_secrets(&self) -> bool {
        self.seats > 1
    }

    fn blocked(&self, seat: Seat, into: &mut Vec<(Action, Illegal)>) {
        if self.phase == Phase::Over || seat != self.decider() {
            return;
        }
        match self.frames.question() {
            Some((_, question)) => self.near_misses_of_answers(seat, question, into),
            None => self.near_misses(into),
        }
    }

    /// Only what is gained from the Supply lies so open that everybody sees a single option.
    fn automatic(&self, seat: Seat) -> Option<Action> {
        let (asked, Question::Gain { .. } | Question::Smuggle { .. }) = self.frames.question()? else { return None };
        if asked != seat {
            return None;
        }
        let mut legal = Vec::new();
        self.legal(seat, &mut legal);
        match legal.as_slice() {
            [only] => Some(*only),
            _ => None,
        }
    }

    fn catalogue() -> Catalogue {
        Catalogue::printed()
    }
}
