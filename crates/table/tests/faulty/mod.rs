//! The toy with a fault: it does everything as the toy does, but for what it is told to do [`Otherwise`].
//!
//! The fault is a value and not a type, so that the harness is compiled once for all of them.

use std::sync::Mutex;

use serde::{Deserialize, Serialize};
use table::{
    Chance, Described, Form, Game, Illegal, Log, Message, MessageSpec, Played, PositionError, Seat, Seats, Seed, SetupError, Sheet,
    Standing, Tally, Viewer,
};

use crate::toy::{Action, Event, Rig, Setup, Sight, Toy, View};

/// What the faulty toy does; [`SOUND`] does as the toy.
#[derive(Clone, Copy)]
pub struct Otherwise {
    pub position: fn(&Toy) -> Toy,
    pub legal: fn(&Toy, Seat, &mut Vec<Action>),
    pub play: fn(&mut Toy, Seat, Action, &mut Told<'_>) -> Result<Played, Illegal>,
    /// What a viewer hears of an event, of which everybody may hear something else.
    pub hears: fn(Viewer, Rumour<'_>) -> Option<Event>,
    pub view: fn(&Toy, Viewer) -> View,
    pub imagine: fn(&mut Toy, Viewer, Chance),
    pub redeal: fn(&mut Toy, Chance),
    pub sight: fn(&Toy, Viewer) -> Sight<'_>,
    pub standing: fn(&Toy) -> Standing,
    pub tally: fn(&Toy, Viewer) -> Vec<Tally>,
    pub has_secrets: fn(&Toy) -> bool,
    pub describe: fn(&Toy, Seat, Action) -> Described,
    pub prompt: fn(&Toy, Seat) -> Message,
    pub blocked: fn(&Toy, Seat, &mut Vec<(Action, Illegal)>),
    pub automatic: fn(&Toy, Seat) -> Option<Action>,
}

pub const SOUND: Otherwise = Otherwise {
    position: Toy::position,
    legal: Toy::legal,
    play: |toy, seat, action, log| toy.play(seat, action, log),
    hears: |viewer, event| event(viewer),
    view: Toy::view,
    imagine: Toy::imagine,
    redeal: Toy::redeal,
    sight: Toy::sight,
    standing: Toy::standing,
    tally: Toy::tally,
    has_secrets: Toy::has_secrets,
    describe: Toy::describe,
    prompt: Toy::prompt,
    blocked: Toy::blocked,
    automatic: Toy::automatic,
};

/// An event, as each viewer may know it.
pub type Rumour<'a> = &'a dyn Fn(Viewer) -> Option<Event>;

/// Where the toy tells what happens.
pub struct Told<'a>(&'a mut dyn FnMut(Rumour<'_>));

impl Log<Toy> for Told<'_> {
    fn tell(&mut self, event: impl Fn(Viewer) -> Option<Event>) {
        (self.0)(&event);
    }
}

/// Every fault that was planted; setups name theirs by its number.
static PLANTED: Mutex<Vec<Otherwise>> = Mutex::new(Vec::new());

#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[serde(default, deny_unknown_fields)]
pub struct FaultySetup {
    pub rules: u32,
    pub seats: u8,
    /// 0 is none.
    pub fault: usize,
}

impl FaultySetup {
    /// A setup of a toy that does so.
    pub fn planted(otherwise: Otherwise) -> Self {
        let mut planted = PLANTED.lock().expect("nobody panics while planting");
        planted.push(otherwise);
        Self { fault: planted.len(), ..Self::default() }
    }

    fn otherwise(&self) -> Otherwise {
        let planted = PLANTED.lock().expect("nobody panics while planting");
        self.fault.checked_sub(1).and_then(|index| planted.get(index).copied()).unwrap_or(SOUND)
    }

    fn plain(&self) -> Setup {
        Setup { rules: self.rules, seats: self.seats }
    }
}

impl Default for FaultySetup {
    fn default() -> Self {
        let Setup { rules, seats } = Setup::default();
        Self { rules, seats, fault: 0 }
    }
}

impl table::Setup for FaultySetup {
    fn seats(&self) -> u8 {
        self.seats
    }

    fn rules(&self) -> u32 {
        self.rules
    }

    fn form() -> Form {
        Setup::form()
    }
}

/// The toy with a fault.
#[derive(Clone)]
pub struct Faulty {
    pub toy: Toy,
    otherwise: Otherwise,
}

impl Game for Faulty {
    type Setup = FaultySetup;
    type Action = Action;
    type View = View;
    type Sight<'a> = Sight<'a>;
    type Event = Event;
    type Position = Toy;
    type Rig = Rig;
    type Catalogue = ();

    const NAME: &'static str = Toy::NAME;
    const RULES: u32 = Toy::RULES;
    const MESSAGES: &'static [MessageSpec] = Toy::MESSAGES;

    fn new(setup: &FaultySetup, seed: Seed) -> Result<Self, SetupError> {
        Ok(Self { toy: Toy::new(&setup.plain(), seed)?, otherwise: setup.otherwise() })
    }

    fn rigged(setup: &FaultySetup, rig: &Rig) -> Result<Toy, PositionError> {
        Toy::rigged(&setup.plain(), rig)
    }

    fn from_position(setup: &FaultySetup, position: &Toy) -> Result<Self, PositionError> {
        Ok(Self { toy: Toy::from_position(&setup.plain(), position)?, otherwise: setup.otherwise() })
    }

    fn position(&self) -> Toy {
        (self.otherwise.position)(&self.toy)
    }

    fn seats(&self) -> u8 {
        self.toy.seats()
    }

    fn awaited(&self) -> Seats {
        self.toy.awaited()
    }

    fn legal(&self, seat: Seat, into: &mut Vec<Action>) {
        let mut list = Vec::new();
        (self.otherwise.legal)(&self.toy, seat, &mut list);
        into.extend(list);
    }

    fn play(&mut self, seat: Seat, action: Action, log: &mut impl Log<Self>) -> Result<Played, Illegal> {
        let Otherwise { play, hears, .. } = self.otherwise;
        play(&mut self.toy, seat, action, &mut Told(&mut |event| log.tell(|viewer| hears(viewer, event))))
    }

    fn sight(&self, viewer: Viewer) -> Sight<'_> {
        (self.otherwise.sight)(&self.toy, viewer)
    }

    fn view(&self, viewer: Viewer) -> View {
        (self.otherwise.view)(&self.toy, viewer)
    }

    fn imagine(&mut self, viewer: Viewer, chance: Chance) {
        (self.otherwise.imagine)(&mut self.toy, viewer, chance);
    }

    fn redeal(&mut self, chance: Chance) {
        (self.otherwise.redeal)(&mut self.toy, chance);
    }

    fn round(&self) -> u32 {
        self.toy.round()
    }

    fn standing(&self) -> Standing {
        (self.otherwise.standing)(&self.toy)
    }

    fn tally(&self, viewer: Viewer) -> Vec<Tally> {
        (self.otherwise.tally)(&self.toy, viewer)
    }

    fn has_secrets(&self) -> bool {
        (self.otherwise.has_secrets)(&self.toy)
    }

    fn prompt(&self, seat: Seat) -> Message {
        (self.otherwise.prompt)(&self.toy, seat)
    }

    fn describe(&self, seat: Seat, action: Action) -> Described {
        (self.otherwise.describe)(&self.toy, seat, action)
    }

    fn blocked(&self, seat: Seat, into: &mut Vec<(Action, Illegal)>) {
        (self.otherwise.blocked)(&self.toy, seat, into);
    }

    fn automatic(&self, seat: Seat) -> Option<Action> {
        (self.otherwise.automatic)(&self.toy, seat)
    }

    fn catalogue() {}

    fn sheet(view: &View) -> Sheet {
        Toy::sheet(view)
    }
}
