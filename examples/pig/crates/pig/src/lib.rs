//! The rules of Pig, a dice game in the public domain (described by John Scarne in 1945): roll as often as you dare, a 1 loses what the
//! turn has brought, and whoever has kept a hundred points first wins.
//!
//! It is the example to copy from: the smallest whole game. What it does not show, because it has no secrets, stands in the toy of
//! `crates/table/tests/toy`: hands, looks, and picks made at the same time.

mod action;
mod event;
mod messages;
mod setup;
mod view;

pub use action::Action;
pub use event::Event;
pub use setup::Setup;
pub use view::{Position, Rig, Sight, View};

use table::{
    Chance, Described, Game, Illegal, Kind, Log, MAX_SEATS, Message, MessageSpec, NotASeat, PerSeat, Played, PositionError, Seat,
    Seats, Seed, SetupError, Sheet, Source, Standing, Stream, Tally, Viewer,
};

const DIE: Stream = Stream::new(0);

/// A state of the game: flat, so that a search copies it in no time.
#[derive(Clone)]
pub struct Pig {
    seats: u8,
    goal: u16,
    round: u32,
    first: Seat,
    active: Seat,
    /// What this turn has brought so far; nothing before the first roll.
    total: u16,
    /// What each seat has kept.
    points: [u16; MAX_SEATS],
    chance: Chance,
}

impl Game for Pig {
    type Setup = Setup;
    type Action = Action;
    type View = View;
    type Sight<'a> = Sight<'a>;
    type Event = Event;
    type Position = Position;
    type Rig = Rig;
    type Catalogue = ();

    const NAME: &'static str = "pig";
    const RULES: u32 = Setup::RULES;
    const MESSAGES: &'static [MessageSpec] = messages::MESSAGES;

    fn new(setup: &Setup, seed: Seed) -> Result<Self, SetupError> {
        setup.check()?;
        let first = setup.first.seat(setup.seats, seed);
        let chance = Chance::seeded(seed);
        Ok(Self { seats: setup.seats, goal: setup.goal, round: 1, first, active: first, total: 0, points: [0; MAX_SEATS], chance })
    }

    fn rigged(setup: &Setup, rig: &Rig) -> Result<Position, PositionError> {
        let mut position = Self::new(setup, Seed::from_number(0))?.position();
        position.active = rig.active.unwrap_or(position.active);
        position.total = rig.total;
        for (seat, points) in &rig.points {
            let seat: Seat = seat.parse().map_err(|error: NotASeat| PositionError(error.to_string()))?;
            if seat.number() > setup.seats {
                return Err(PositionError(format!("there is no seat {seat}")));
            }
            position.points[seat] = *points;
        }
        // A draw counts from 0, a die from 1.
        let dice: Vec<u32> = rig.dice.iter().map(|die| die.saturating_sub(1)).collect();
        position.chance = position.chance.scripted(&[(DIE, &dice)], false);
        Ok(position)
    }

    fn from_position(setup: &Setup, position: &Position) -> Result<Self, PositionError> {
        let mut game = Self::new(setup, Seed::from_number(0))?;
        let sits = |seat: Seat| seat.number() <= setup.seats;
        if position.points.len() != setup.seats as usize || !sits(position.active) || !sits(position.first) {
            return Err(PositionError(format!("{} seats play", setup.seats)));
        }
        let winners = position.points.iter().filter(|(_, points)| **points >= setup.goal).count();
        if winners > 1 || (winners == 1 && position.total > 0) {
            return Err(PositionError("the game is over when somebody has reached the goal".to_owned()));
        }
        for (seat, points) in position.points.iter() {
            game.points[seat.index()] = *points;
        }
        let Position { round, first, active, total, .. } = *position;
        Ok(Self { round, first, active, total, chance: position.chance.clone(), ..game })
    }

    fn position(&self) -> Position {
        let Self { round, first, active, total, .. } = *self;
        Position { round, first, active, total, points: self.per_seat(), chance: self.chance.clone() }
    }

    fn seats(&self) -> u8 {
        self.seats
    }

    fn awaited(&self) -> Seats {
        if self.is_over() { Seats::NONE } else { Seats::one(self.active) }
    }

    fn legal(&self, seat: Seat, into: &mut Vec<Action>) {
        into.extend([Action::Roll, Action::Hold].into_iter().filter(|action| self.check(seat, *action).is_ok()));
    }

    fn play(&mut self, seat: Seat, action: Action, log: &mut impl Log<Self>) -> Result<Played, Illegal> {
        self.check(seat, action)?;
        match action {
            Action::Roll => {
                self.roll(log);
                // What has been seen cannot be unseen.
                Ok(Played::Barrier)
            }
            Action::Hold => {
                self.hold(log);
                Ok(Played::Open)
            }
        }
    }

    fn sight(&self, _viewer: Viewer) -> Sight<'_> {
        Sight(self)
    }

    fn view(&self, _viewer: Viewer) -> View {
        View { goal: self.goal, active: self.active, total: self.total, points: self.per_seat() }
    }

    fn imagine(&mut self, _viewer: Viewer, chance: Chance) {
        self.redeal(chance);
    }

    fn redeal(&mut self, chance: Chance) {
        // Only the dice to come are unknown, to everybody.
        self.chance = chance;
    }

    fn round(&self) -> u32 {
        self.round
    }

    fn standing(&self) -> Standing {
        let points: Vec<i32> = self.points[..self.seats as usize].iter().map(|points| i32::from(*points)).collect();
        Standing::competitive(self.is_over(), &points, &points)
    }

    fn tally(&self, _viewer: Viewer) -> Vec<Tally> {
        let kept = |(seat, points): (Seat, &u16)| Tally::known(seat, [Source::new(Message::new("pig-kept"), *points)]);
        self.per_seat().iter().map(kept).collect()
    }

    fn has_secrets(&self) -> bool {
        false
    }

    fn prompt(&self, seat: Seat) -> Message {
        match self.total {
            _ if self.is_over() => Message::new("table-game-over"),
            _ if seat != self.active => Message::new("pig-prompt-wait").with("seat", self.active),
            0 => Message::new("pig-prompt-roll"),
            total => Message::new("pig-prompt-choose").with("total", total),
        }
    }

    fn describe(&self, _seat: Seat, action: Action) -> Described {
        match action {
            Action::Roll => Described::new(Message::new("pig-do-roll"), vec!["die".to_owned()]),
            Action::Hold => {
                let message = Message::new("pig-do-hold").with("total", self.total);
                Described::new(message, vec!["turn".to_owned()]).of_kind(Kind::ENDS_TURN)
            }
        }
    }

    fn blocked(&self, seat: Seat, into: &mut Vec<(Action, Illegal)>) {
        if self.awaited().contains(seat)
            && let Err(why) = self.check(seat, Action::Hold)
        {
            into.push((Action::Hold, why));
        }
    }

    fn automatic(&self, seat: Seat) -> Option<Action> {
        (self.awaited().contains(seat) && self.total == 0).then_some(Action::Roll)
    }

    fn sheet(view: &View) -> Sheet {
        view::sheet(view)
    }

    fn catalogue() {}
}

impl Pig {
    fn is_over(&self) -> bool {
        self.points.iter().any(|points| *points >= self.goal)
    }

    fn per_seat(&self) -> PerSeat<u16> {
        PerSeat::from_fn(self.seats, |seat| self.points[seat.index()])
    }

    /// Everything that can be refused, once for `legal`, `blocked` and `play`.
    fn check(&self, seat: Seat, action: Action) -> Result<(), Illegal> {
        match action {
            _ if self.is_over() => Err(Illegal::game_over()),
            _ if seat != self.active => Err(Illegal::not_your_turn()),
            Action::Hold if self.total == 0 => Err(Illegal::because("pig-roll-first")),
            Action::Roll | Action::Hold => Ok(()),
        }
    }

    fn roll(&mut self, log: &mut impl Log<Self>) {
        let seat = self.active;
        let die = self.chance.die(DIE);
        if die == 1 {
            let total = std::mem::take(&mut self.total);
            log.tell_all(|| Event::Lost { seat, total });
            self.pass_on();
        } else {
            self.total += u16::from(die);
            let total = self.total;
            log.tell_all(|| Event::Rolled { seat, die, total });
        }
    }

    fn hold(&mut self, log: &mut impl Log<Self>) {
        let seat = self.active;
        let total = std::mem::take(&mut self.total);
        self.points[seat.index()] += total;
        let points = self.points[seat.index()];
        log.tell_all(|| Event::Held { seat, total, points });
        if !self.is_over() {
            self.pass_on();
        }
    }

    fn pass_on(&mut self) {
        self.active = self.active.next(self.seats);
        self.round += u32::from(self.active == self.first);
    }
}
