//! Pebbles: a small game for the tests of the runner.
//!
//! Coloured pebbles lie in a bag. In a turn a seat takes up to three, one after the other, unseen by the others, and stops. It may
//! stop without taking, but not right after another seat did. When the bag is empty the game is over, and most pebbles win.

use std::collections::BTreeMap;
use std::fmt;
use std::str::FromStr;

use serde::{Deserialize, Serialize};
use table::{
    Act, AnyGame, ArgKind, Chance, Described, Field, FieldKind, Form, Game, Illegal, Log, Message, MessageSpec, Moved, NotAnAction,
    PerSeat, Played, PositionError, Registered, Seat, Seats, Seed, SetupError, Sheet, Source, Standing, Stream, Tally, Viewer,
    says,
};

/// Finds the game by its name.
pub fn games(name: &str) -> Option<&'static dyn AnyGame> {
    static PEBBLES: Registered<Pebbles> = Registered::new(|bot, _| Err(table::BotError::Unknown(bot.name.clone(), String::new())));
    (name == "pebbles").then_some(&PEBBLES)
}

#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize, ts_rs::TS)]
#[serde(rename_all = "kebab-case")]
pub enum Colour {
    Red,
    Blue,
    White,
}

const EACH: usize = 3;
const BAG: Stream = Stream::new(0);

#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[serde(default, deny_unknown_fields)]
pub struct Setup {
    rules: u32,
    seats: u8,
    /// A planted fault: refusing leaves a trace.
    careless: bool,
}

impl Default for Setup {
    fn default() -> Self {
        Self { rules: 1, seats: 2, careless: false }
    }
}

impl table::Setup for Setup {
    fn seats(&self) -> u8 {
        self.seats
    }

    fn rules(&self) -> u32 {
        self.rules
    }

    fn form() -> Form {
        let seats = Field::new("seats", "pebbles-seats", FieldKind::Number { least: 2, most: 4 });
        Form { fields: vec![seats], presets: Vec::new(), warnings: Vec::new() }
    }
}

#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Action {
    Take,
    Stop,
}

impl fmt::Display for Action {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(match self {
            Self::Take => "take",
            Self::Stop => "stop",
        })
    }
}

impl FromStr for Action {
    type Err = NotAnAction;

    fn from_str(text: &str) -> Result<Self, NotAnAction> {
        match text {
            "take" => Ok(Self::Take),
            "stop" => Ok(Self::Stop),
            _ => Err(NotAnAction::reading(text)),
        }
    }
}

#[derive(Clone, PartialEq, Debug, Serialize, ts_rs::TS)]
pub enum Event {
    Drew { seat: Seat, colour: Colour },
    Took { seat: Seat },
    Stopped { seat: Seat },
}

impl table::Event for Event {
    fn message(&self) -> Message {
        match self {
            Self::Drew { seat, .. } => Message::new("pebbles-drew").with("seat", *seat),
            Self::Took { seat } => Message::new("pebbles-took").with("seat", *seat),
            Self::Stopped { seat } => Message::new("pebbles-stopped").with("seat", *seat),
        }
    }

    fn seat(&self) -> Option<Seat> {
        let (Self::Drew { seat, .. } | Self::Took { seat } | Self::Stopped { seat }) = self;
        Some(*seat)
    }

    fn moved(&self) -> Vec<Moved> {
        match self {
            Self::Drew { seat, .. } | Self::Took { seat } => vec![Moved::one("pebble", "bag", format!("seat:{seat}"))],
            Self::Stopped { .. } => Vec::new(),
        }
    }

    fn act(&self) -> Act {
        Act::Opens
    }
}

#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Pebbles {
    /// The next pebble first.
    bag: Vec<Colour>,
    seats: PerSeat<Owned>,
    active: Seat,
    taken: u8,
    idle: bool,
    /// Who stopped last, if somebody did.
    stopped: Option<Seat>,
    #[serde(skip)]
    careless: bool,
}

#[derive(Clone, PartialEq, Debug, Default, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Owned {
    pebbles: Vec<Colour>,
}

#[derive(Clone, PartialEq, Debug, Serialize, Deserialize, ts_rs::TS)]
pub struct View {
    bag: usize,
    mine: Option<Vec<Colour>>,
    active: Seat,
}

#[derive(Deserialize, Default)]
#[serde(default, deny_unknown_fields)]
pub struct Rig {
    active: Option<Seat>,
    bag: Option<Vec<Colour>>,
    pebbles: BTreeMap<String, Vec<Colour>>,
}

impl Pebbles {
    fn over(&self) -> bool {
        self.bag.is_empty()
    }
}

impl Game for Pebbles {
    type Setup = Setup;
    type Action = Action;
    type View = View;
    type Sight<'a> = &'a [Colour];
    type Event = Event;
    type Position = Self;
    type Rig = Rig;
    type Catalogue = ();

    const NAME: &'static str = "pebbles";
    const RULES: u32 = 1;
    const MESSAGES: &'static [MessageSpec] = &[
        says("pebbles-drew", &[("seat", ArgKind::Seat)]),
        says("pebbles-took", &[("seat", ArgKind::Seat)]),
        says("pebbles-stopped", &[("seat", ArgKind::Seat)]),
        says("pebbles-your-turn", &[]),
        says("pebbles-wait", &[]),
        says("pebbles-hand-full", &[("most", ArgKind::Number)]),
        says("pebbles-must-take", &[]),
    ];

    fn new(setup: &Setup, seed: Seed) -> Result<Self, SetupError> {
        SetupError::check_rules(setup.rules, Self::RULES)?;
        SetupError::check_seats(setup.seats, 2..=4)?;
        let mut bag = [[Colour::Red; EACH], [Colour::Blue; EACH], [Colour::White; EACH]].concat();
        Chance::seeded(seed).shuffle(BAG, &mut bag);
        let seats = PerSeat::from_fn(setup.seats, |_| Owned::default());
        Ok(Self { bag, seats, active: Seat::new(0), taken: 0, idle: false, stopped: None, careless: setup.careless })
    }

    fn rigged(setup: &Setup, rig: &Rig) -> Result<Self, PositionError> {
        let mut game = Self::new(setup, Seed::from_number(0))?;
        game.active = rig.active.unwrap_or(game.active);
        game.bag = rig.bag.clone().unwrap_or(game.bag);
        for (seat, pebbles) in &rig.pebbles {
            let seat: Seat = seat.parse().map_err(|error: table::NotASeat| PositionError(error.to_string()))?;
            if seat.number() > setup.seats {
                return Err(PositionError(format!("there is no seat {seat}")));
            }
            game.seats[seat].pebbles.clone_from(pebbles);
        }
        Ok(game)
    }

    fn from_position(_: &Setup, position: &Self) -> Result<Self, PositionError> {
        let pebbles = || position.seats.iter().flat_map(|(_, owned)| &owned.pebbles).chain(&position.bag);
        for colour in [Colour::Red, Colour::Blue, Colour::White] {
            let count = pebbles().filter(|pebble| **pebble == colour).count();
            if count > EACH {
                return Err(PositionError(format!("{count} {colour:?} pebbles, and there are only {EACH}")));
            }
        }
        Ok(position.clone())
    }

    fn position(&self) -> Self {
        self.clone()
    }

    fn seats(&self) -> u8 {
        self.seats.len() as u8
    }

    fn awaited(&self) -> Seats {
        if self.over() { Seats::NONE } else { Seats::one(self.active) }
    }

    fn legal(&self, seat: Seat, into: &mut Vec<Action>) {
        for action in [Action::Take, Action::Stop] {
            if self.clone().play(seat, action, &mut table::Unheard).is_ok() {
                into.push(action);
            }
        }
    }

    fn play(&mut self, seat: Seat, action: Action, log: &mut impl Log<Self>) -> Result<Played, Illegal> {
        if self.over() {
            return Err(Illegal::game_over());
        }
        if seat != self.active {
            self.idle |= self.careless;
            return Err(Illegal::not_your_turn());
        }
        match action {
            Action::Take if self.taken == 3 => Err(Illegal(Message::new("pebbles-hand-full").with("most", 3))),
            Action::Take => {
                let colour = self.bag.remove(0);
                self.seats[seat].pebbles.push(colour);
                self.taken += 1;
                let drew = Viewer::Seat(seat);
                log.tell(|viewer| Some(if viewer == drew { Event::Drew { seat, colour } } else { Event::Took { seat } }));
                Ok(Played::Barrier)
            }
            Action::Stop if self.taken == 0 && self.idle => Err(Illegal::because("pebbles-must-take")),
            Action::Stop => {
                self.idle = self.taken == 0;
                self.taken = 0;
                self.stopped = Some(seat);
                self.active = seat.next(self.seats.len() as u8);
                log.tell_all(|| Event::Stopped { seat });
                Ok(Played::Open)
            }
        }
    }

    fn sight(&self, viewer: Viewer) -> &[Colour] {
        match viewer {
            Viewer::Seat(seat) => &self.seats[seat].pebbles,
            Viewer::Onlooker => &[],
        }
    }

    fn view(&self, viewer: Viewer) -> View {
        let mine = matches!(viewer, Viewer::Seat(_)).then(|| self.sight(viewer).to_vec());
        View { bag: self.bag.len(), mine, active: self.active }
    }

    fn imagine(&mut self, viewer: Viewer, mut chance: Chance) {
        let mut hidden: Vec<&mut Colour> = self.bag.iter_mut().collect();
        for (index, owned) in self.seats.0.iter_mut().enumerate() {
            if viewer != Viewer::Seat(Seat::new(index)) {
                hidden.extend(&mut owned.pebbles);
            }
        }
        let mut colours: Vec<Colour> = hidden.iter().map(|colour| **colour).collect();
        chance.shuffle(BAG, &mut colours);
        for (place, colour) in hidden.into_iter().zip(colours) {
            *place = colour;
        }
    }

    fn redeal(&mut self, mut chance: Chance) {
        chance.shuffle(BAG, &mut self.bag);
    }

    fn round(&self) -> u32 {
        1
    }

    fn standing(&self) -> Standing {
        let scores: Vec<i32> = self.seats.iter().map(|(_, owned)| owned.pebbles.len() as i32).collect();
        Standing::competitive(self.over(), &scores, &scores)
    }

    fn tally(&self, _: Viewer) -> Vec<Tally> {
        let own = |(seat, owned): (Seat, &Owned)| {
            Tally::known(seat, [Source::new(Message::new("pebbles-your-turn"), owned.pebbles.len() as u8)])
        };
        self.seats.iter().map(own).collect()
    }

    fn has_secrets(&self) -> bool {
        self.seats.iter().any(|(_, owned)| !owned.pebbles.is_empty())
    }

    fn prompt(&self, seat: Seat) -> Message {
        Message::new(match (self.over(), seat == self.active) {
            (true, _) => "table-game-over",
            (false, true) => "pebbles-your-turn",
            (false, false) => "pebbles-wait",
        })
    }

    fn describe(&self, seat: Seat, action: Action) -> Described {
        let id = if action == Action::Take { "pebbles-took" } else { "pebbles-stopped" };
        Described::new(Message::new(id).with("seat", seat), Vec::new())
    }

    fn blocked(&self, _: Seat, _: &mut Vec<(Action, Illegal)>) {}

    fn automatic(&self, seat: Seat) -> Option<Action> {
        let mut legal = Vec::new();
        self.legal(seat, &mut legal);
        if let [only] = legal[..] { Some(only) } else { None }
    }

    fn expand(&self, _: Seat, line: &str) -> Result<Vec<Action>, NotAnAction> {
        match line.strip_prefix("take ").and_then(|number| number.parse().ok()) {
            Some(number @ 2..=3) => Ok(vec![Action::Take; number]),
            _ => Ok(vec![line.parse()?]),
        }
    }

    fn sheet(_: &View) -> Sheet {
        Sheet::default()
    }

    fn catalogue() {}
}
