//! The rules of Port Royal, the card game by Alexander Pfister: the base game and the other games of the Big Box.
//!
//! A card's back is a coin: whoever earns money draws cards face down, and nobody looks at their faces until they are paid. So the
//! deck shrinks as people grow rich, and what is hidden are the order of the draw pile and the faces of all coins. Everything else
//! is open, which makes every viewer's [`View`] the same.
//!
//! [`PortRoyal`] is the state; `state.rs` moves the cards, `cards.rs` lists them. `turn.rs` is the course of a turn, and its parts are in
//! `discovering.rs`, `trading.rs` and `expeditions.rs`. What belongs to one set of the box has its own file (`contracts.rs`,
//! `cooperative.rs`, `gambler.rs`), and the Adventure a folder.

mod action;
pub mod adventure;
mod cards;
mod catalogue;
mod contracts;
mod cooperative;
mod decks;
mod describe;
mod discovering;
mod event;
mod expeditions;
mod gambler;
mod kind;
mod messages;
mod picking;
mod position;
mod prospects;
mod rig;
mod setup;
mod sheet;
mod state;
mod tally;
mod trading;
mod turn;
mod view;

pub use action::{Action, Given, Terms};
pub use cards::{
    BASE, CONTRACT_CARDS, Card, Colour, FIVE_SEAT_EXPEDITION, GAMBLERS, Goods, Guard, MOST_NEEDED, Needs, NotACard, Role,
    SET_SAIL_MIX, SET_SAIL_ONLY, Tax, TaxBonus, TaxCut,
};
pub use catalogue::{Catalogue, ContractPrint, Need, Pays, Print, PrintFace};
pub use contracts::{Contract, ContractCard, MARKERS, NotAContract};
pub use event::Event;
pub use position::{Coin, Position, SeatPosition};
pub use prospects::Prospect;
pub use rig::{Rest, Rig, SeatRig};
pub use setup::{Edition, Ending, Extra, Mode, Personalities, Setup, Tasks};
pub use state::{Phase, PortRoyal};
pub use view::{ContractView, Copies, Pool, SeatView, Sight, View};

use table::{
    Chance, Described, Game, Id, Illegal, Log, Message, MessageSpec, Played, PositionError, Seat, Seats, Seed, SetupError, Sheet,
    Standing, Tally, Viewer,
};

use crate::state::{CARDS, CardId, DECK, SEATS};

impl Game for PortRoyal {
    type Setup = Setup;
    type Action = Action;
    type View = View;
    type Sight<'a> = Sight<'a>;
    type Event = Event;
    type Position = Position;
    type Rig = Rig;
    type Catalogue = Catalogue;

    const NAME: &'static str = "port-royal";
    const RULES: u32 = Setup::RULES;
    const MESSAGES: &'static [MessageSpec] = messages::MESSAGES;

    fn new(setup: &Setup, seed: Seed) -> Result<Self, SetupError> {
        setup.check()?;
        Ok(Self::start(setup, seed))
    }

    fn rigged(setup: &Setup, rig: &Rig) -> Result<Position, PositionError> {
        rig.complete(setup)
    }

    fn from_position(setup: &Setup, position: &Position) -> Result<Self, PositionError> {
        Self::of_position(setup, position)
    }

    fn position(&self) -> Position {
        self.to_position()
    }

    fn seats(&self) -> u8 {
        self.seats
    }

    fn awaited(&self) -> Seats {
        if self.phase == Phase::Over { Seats::NONE } else { Seats::one(self.decider()) }
    }

    fn legal(&self, seat: Seat, into: &mut Vec<Action>) {
        if self.awaited().contains(seat) {
            self.options(seat, into);
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

    fn sight(&self, viewer: Viewer) -> Sight<'_> {
        Sight::new(self, viewer)
    }

    fn view(&self, viewer: Viewer) -> View {
        View::of(self.sight(viewer))
    }

    /// Nobody knows the order of the draw pile, nor any coin's face, so all viewers imagine alike: the faces of each pool are dealt
    /// again among the places they may lie in. (Only the Adventure lets somebody look.)
    fn imagine(&mut self, viewer: Viewer, chance: Chance) {
        if self.adventure.is_on() {
            self.chance = chance;
            self.deal_adventure(|game, id| game.knows(viewer, id));
        } else {
            self.redeal(chance);
        }
    }

    fn redeal(&mut self, chance: Chance) {
        self.chance = chance;
        if self.adventure.is_on() {
            self.deal_adventure(|game, id| game.knowers(id) != Seats::NONE);
            return;
        }
        let mut hidden = [(0u8, 0 as CardId); CARDS];
        let mut count = 0;
        self.face_down(|pile, id| {
            hidden[count] = (pile, id);
            count += 1;
        });
        let hidden = &mut hidden[..count];
        if self.shuffles > 0 {
            // A stable sort would allocate; the order inside a pool must not depend on the faces, and ids do not tell them.
            hidden.sort_unstable();
        }
        let mut rest = &hidden[..];
        while let Some(&(pile, _)) = rest.first() {
            let (pool, others) = rest.split_at(rest.partition_point(|(other, _)| *other <= pile));
            let mut faces = [0u8; CARDS];
            for (face, (_, id)) in faces.iter_mut().zip(pool) {
                *face = self.face[*id as usize];
            }
            self.chance.shuffle(DECK, &mut faces[..pool.len()]);
            for (face, (_, id)) in faces.iter().zip(pool) {
                self.face[*id as usize] = *face;
            }
            rest = others;
        }
    }

    fn round(&self) -> u32 {
        self.round.into()
    }

    fn standing(&self) -> Standing {
        if self.mode == Mode::CooperativeAdventure {
            let points = self.areas.iter().map(|area| i32::from(area.points)).sum();
            return Standing::cooperative(self.phase == Phase::Over, self.seats, self.adventure.won, points, None);
        }
        if self.mode.is_cooperative() {
            let (over, won) = (self.phase == Phase::Over, self.has_won_together());
            // What was set aside is worth nothing to a group that has lost.
            let points = if over && !won { 0 } else { self.scoring_pile.len };
            return Standing::cooperative(over, self.seats, won, points.into(), won.then(|| cooperative::rank(points)));
        }
        let seats = self.seats as usize;
        let scores: [i32; SEATS] = self.areas.map(|area| area.points.into());
        if self.mode == Mode::Adventure {
            // Only who meets both conditions can win; then points decide, then cubes placed, then coins.
            let keys: [_; SEATS] = std::array::from_fn(|index| {
                let (seat, area) = (Seat::new(index), &self.areas[index]);
                (self.qualifies(seat), area.points, self.cubes(seat), area.money())
            });
            return Standing::competitive(self.phase == Phase::Over, &scores[..seats], &keys[..seats]);
        }
        // Points decide, then coins; by the alternative ending only who has made an expedition can win.
        let keys = self.areas.map(|area| {
            let can_win = self.ending == Ending::Points || area.expeditions.len > 0;
            (can_win, area.points, area.money())
        });
        Standing::competitive(self.phase == Phase::Over, &scores[..seats], &keys[..seats])
    }

    fn about(&self) -> Message {
        Message::new("port-royal-about").with("goal", self.goal()).with("turn", Message::new("port-royal-turn"))
    }

    fn tally(&self, _viewer: Viewer) -> Vec<Tally> {
        self.tallies()
    }

    /// Its people, contracts and expeditions.
    fn belongings(&self, seat: Seat) -> Vec<Id> {
        let sight = self.sight(Viewer::Onlooker);
        let contracts = sight.contracts().filter(|contract| sight.has_completed(seat, *contract));
        let mut names: Vec<Id> = sight.people(seat).chain(sight.made(seat)).map(Card::name).collect();
        names.extend(contracts.map(Contract::name));
        names.sort_unstable();
        names.dedup();
        names
    }

    /// Only the Adventure lets a seat look at cards that others do not see.
    fn has_secrets(&self) -> bool {
        self.adventure.is_on() && self.somebody_knows_more()
    }

    fn prompt(&self, seat: Seat) -> Message {
        self.prompt_of(seat)
    }

    fn describe(&self, seat: Seat, action: Action) -> Described {
        self.described(seat, action)
    }

    fn blocked(&self, seat: Seat, into: &mut Vec<(Action, Illegal)>) {
        if self.awaited().contains(seat) {
            self.near_misses(seat, into);
        }
    }

    /// Everything that decides what is legal lies open, but for cards that a seat is looking at.
    fn automatic(&self, seat: Seat) -> Option<Action> {
        if self.phase == Phase::Look {
            return None;
        }
        let mut legal = Vec::new();
        self.legal(seat, &mut legal);
        match legal.as_slice() {
            [only] => Some(*only),
            _ => None,
        }
    }

    fn sequel(&self) -> Option<Setup> {
        self.next_adventure()
    }

    fn sheet(view: &View) -> Sheet {
        sheet::sheet(view)
    }

    fn catalogue() -> Catalogue {
        Catalogue::of_house()
    }
}
