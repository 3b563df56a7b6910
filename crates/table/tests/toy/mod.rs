//! A small game that has everything the harness looks at: a shuffled deck, hidden hands, a private look, a die, secret picks made at
//! the same time, points and an end.
//!
//! Every round the seat in the lead may look at the top card of the deck, may raise the stake, and calls; a die decides on high or
//! low tide. Then all seats pick a card in secret. The highest card wins the stake at high tide, the lowest at low tide. Everybody
//! draws a card, the lead first, as long as there are enough for all and one is left over; the lead passes to the left. The game is
//! over when all hands are played.

use std::fmt;
use std::str::FromStr;

use serde::{Deserialize, Serialize};
use table::{
    Act, ArgKind, Block, Chance, Described, Field, FieldKind, Form, Game, Illegal, Kind, Log, Message, MessageSpec, Moved,
    NotAnAction, PerSeat, Played, PositionError, Preset, Seat, Seats, Seed, SetupError, Sheet, Source, Standing, Stream, Tally,
    Viewer, names, says,
};

const DECK: Stream = Stream::new(0);
const DIE: Stream = Stream::new(1);
const HAND: usize = 3;
const ROUNDS: usize = 5;

/// The state. It is simple enough to be its own position.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Toy {
    /// The top card is the last.
    pub deck: Vec<u8>,
    /// Sorted; a picked card stays in the hand until it is shown.
    pub hands: PerSeat<Vec<u8>>,
    pub picks: PerSeat<Option<u8>>,
    /// Cards that were shown, in that order.
    pub shown: Vec<u8>,
    pub points: PerSeat<i32>,
    pub lead: Seat,
    /// Has the lead looked in this round?
    pub looked: bool,
    /// Who has seen the top card.
    pub top_seen_by: Seats,
    pub stake: u8,
    /// Known while cards are picked.
    pub tide: Option<Tide>,
    pub chance: Chance,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, ts_rs::TS)]
#[serde(rename_all = "kebab-case")]
pub enum Tide {
    High,
    Low,
}

#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[serde(default, deny_unknown_fields)]
pub struct Setup {
    pub rules: u32,
    pub seats: u8,
}

impl Default for Setup {
    fn default() -> Self {
        Self { rules: 1, seats: 3 }
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
        let seats = Field::new("seats", "tides-seats", FieldKind::Number { least: 2, most: 4 });
        let duel = Preset { label: "tides-duel", setup: serde_json::json!({"seats": 2}) };
        Form { fields: vec![seats], presets: vec![duel], warnings: Vec::new() }
    }
}

#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Action {
    Look,
    Stake(u8),
    Call,
    Pick(u8),
}

impl fmt::Display for Action {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Look => f.write_str("look"),
            Self::Stake(stake) => write!(f, "stake {stake}"),
            Self::Call => f.write_str("call"),
            Self::Pick(card) => write!(f, "pick {card}"),
        }
    }
}

impl FromStr for Action {
    type Err = NotAnAction;

    fn from_str(text: &str) -> Result<Self, NotAnAction> {
        let number = |text: &str| text.parse().map_err(|_| NotAnAction::reading(text));
        match text.split_once(' ') {
            None if text == "look" => Ok(Self::Look),
            None if text == "call" => Ok(Self::Call),
            Some(("stake", stake)) if stake.len() == 1 => Ok(Self::Stake(number(stake)?)),
            Some(("pick", card)) => Ok(Self::Pick(number(card)?)),
            _ => Err(NotAnAction::reading(text)),
        }
    }
}

#[derive(Clone, Debug, PartialEq, Serialize, ts_rs::TS)]
#[serde(rename_all = "kebab-case")]
pub enum Event {
    Looked { seat: Seat, card: Option<u8> },
    Staked { seat: Seat, stake: u8 },
    Called { seat: Seat, tide: Tide },
    Picked { seat: Seat, card: Option<u8> },
    Shown { seat: Seat, card: u8 },
    Won { seat: Seat, stake: u8 },
    Drew { seat: Seat, card: Option<u8> },
}

impl table::Event for Event {
    fn message(&self) -> Message {
        let about = |id, seat| Message::new(id).with("seat", seat);
        match *self {
            Self::Looked { seat, card: None } => about("tides-looked", seat),
            Self::Looked { seat, card: Some(card) } => about("tides-looked-at", seat).with("card", card),
            Self::Staked { seat, stake } => about("tides-staked", seat).with("stake", stake),
            Self::Called { seat, tide } => about("tides-called", seat).with_name("tide", tide.name()),
            Self::Picked { seat, card: None } => about("tides-picked", seat),
            Self::Picked { seat, card: Some(card) } => about("tides-picked-card", seat).with("card", card),
            Self::Shown { seat, card } => about("tides-shown", seat).with("card", card),
            Self::Won { seat, stake } => about("tides-won", seat).with("stake", stake),
            Self::Drew { seat, card: None } => about("tides-drew", seat),
            Self::Drew { seat, card: Some(card) } => about("tides-drew-card", seat).with("card", card),
        }
    }

    fn seat(&self) -> Option<Seat> {
        let (Self::Looked { seat, .. }
        | Self::Staked { seat, .. }
        | Self::Called { seat, .. }
        | Self::Picked { seat, .. }
        | Self::Shown { seat, .. }
        | Self::Won { seat, .. }
        | Self::Drew { seat, .. }) = self;
        Some(*seat)
    }

    fn moved(&self) -> Vec<Moved> {
        let face = |card: Option<u8>| card.map_or_else(|| "card".to_owned(), |card| card.to_string());
        match *self {
            Self::Shown { seat, card } => vec![Moved::one(card.to_string(), format!("seat:{seat}"), "shown")],
            Self::Won { seat, stake } => vec![Moved::some("point", stake, "bank", format!("seat:{seat}"))],
            Self::Drew { seat, card } => vec![Moved::one(face(card), "pile:deck", format!("seat:{seat}"))],
            Self::Looked { .. } | Self::Staked { .. } | Self::Called { .. } | Self::Picked { .. } => Vec::new(),
        }
    }

    fn act(&self) -> Act {
        match self {
            Self::Staked { .. } => Act::Continues("stake"),
            Self::Shown { .. } | Self::Won { .. } | Self::Drew { .. } => Act::Follows,
            Self::Looked { .. } | Self::Called { .. } | Self::Picked { .. } => Act::Opens,
        }
    }
}

impl Tide {
    const fn name(self) -> &'static str {
        match self {
            Self::High => "tides-high",
            Self::Low => "tides-low",
        }
    }
}

/// All that a viewer may know.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize, ts_rs::TS)]
#[serde(deny_unknown_fields)]
pub struct View {
    pub hand: Vec<u8>,
    pub pick: Option<u8>,
    pub top: Option<u8>,
    pub deck: usize,
    pub hands: PerSeat<usize>,
    pub picked: Seats,
    pub shown: Vec<u8>,
    pub points: PerSeat<i32>,
    pub lead: Seat,
    pub looked: bool,
    pub top_seen_by: Seats,
    pub stake: u8,
    pub tide: Option<Tide>,
}

/// A window on the state, for one viewer.
#[derive(Clone, Copy)]
pub struct Sight<'a> {
    game: &'a Toy,
    viewer: Viewer,
}

impl Sight<'_> {
    pub fn hand(&self) -> &[u8] {
        self.viewer.seat().map_or(&[], |seat| &self.game.hands[seat])
    }

    pub fn top(&self) -> Option<u8> {
        let seen = self.viewer.seat().is_some_and(|seat| self.game.top_seen_by.contains(seat));
        self.game.deck.last().copied().filter(|_| seen)
    }
}

/// What a hand-written case may say.
#[derive(Default, Deserialize)]
#[serde(default, deny_unknown_fields)]
pub struct Rig {
    lead: Option<Seat>,
}

const SEAT: (&str, ArgKind) = ("seat", ArgKind::Seat);
const CARD: (&str, ArgKind) = ("card", ArgKind::Number);
const STAKE: (&str, ArgKind) = ("stake", ArgKind::Number);

impl Game for Toy {
    type Setup = Setup;
    type Action = Action;
    type View = View;
    type Sight<'a> = Sight<'a>;
    type Event = Event;
    type Position = Self;
    type Rig = Rig;
    type Catalogue = ();

    const NAME: &'static str = "tides";
    const RULES: u32 = 1;
    const MESSAGES: &'static [MessageSpec] = &[
        says("tides-help", &[]),
        says("tides-seats", &[]),
        says("tides-seats-help", &[]),
        says("tides-duel", &[]),
        says("tides-duel-help", &[]),
        says("tides-raise", &[]),
        says("tides-stakes-won", &[]),
        names("tides-high"),
        names("tides-low"),
        says("tides-your-lead", &[]),
        says("tides-your-pick", &[("tide", ArgKind::Name)]),
        says("tides-wait", &[]),
        says("tides-look", &[]),
        says("tides-stake", &[STAKE]),
        says("tides-call", &[]),
        says("tides-pick", &[CARD]),
        says("tides-already-looked", &[]),
        says("tides-already-staked", &[STAKE]),
        says("tides-no-such-card", &[CARD]),
        says("tides-looked", &[SEAT]),
        says("tides-looked-at", &[SEAT, CARD]),
        says("tides-staked", &[SEAT, STAKE]),
        says("tides-called", &[SEAT, ("tide", ArgKind::Name)]),
        says("tides-picked", &[SEAT]),
        says("tides-picked-card", &[SEAT, CARD]),
        says("tides-shown", &[SEAT, CARD]),
        says("tides-won", &[SEAT, STAKE]),
        says("tides-drew", &[SEAT]),
        says("tides-drew-card", &[SEAT, CARD]),
        says("tides-standings", &[]),
        says("tides-points", &[SEAT, ("points", ArgKind::Number)]),
    ];

    fn new(setup: &Setup, seed: Seed) -> Result<Self, SetupError> {
        SetupError::check_rules(setup.rules, Self::RULES)?;
        SetupError::check_seats(setup.seats, 2..=4)?;
        let mut chance = Chance::seeded(seed);
        // One card more than is ever played, so that something stays hidden to the end.
        let mut deck: Vec<u8> = (1..=setup.seats * ROUNDS as u8 + 1).collect();
        chance.shuffle(DECK, &mut deck);
        let mut deal = |_| {
            let mut hand = deck.split_off(deck.len() - HAND);
            hand.sort_unstable();
            hand
        };
        Ok(Self {
            hands: PerSeat::from_fn(setup.seats, &mut deal),
            picks: PerSeat::from_fn(setup.seats, |_| None),
            shown: Vec::new(),
            points: PerSeat::from_fn(setup.seats, |_| 0),
            lead: Seat::new(0),
            looked: false,
            top_seen_by: Seats::NONE,
            stake: 1,
            tide: None,
            deck,
            chance,
        })
    }

    fn rigged(setup: &Setup, rig: &Rig) -> Result<Self, PositionError> {
        let game = Self::new(setup, Seed::from_number(0))?;
        let lead = rig.lead.unwrap_or(game.lead);
        Ok(Self { lead, ..game })
    }

    fn from_position(setup: &Setup, position: &Self) -> Result<Self, PositionError> {
        let mut cards: Vec<u8> = position.hands.0.iter().flatten().chain(&position.deck).chain(&position.shown).copied().collect();
        cards.sort_unstable();
        if !cards.iter().copied().eq(1..=setup.seats * ROUNDS as u8 + 1) {
            return Err(PositionError("every card is in one place".into()));
        }
        if position.lead.index() >= setup.seats as usize || position.hands.len() != setup.seats as usize {
            return Err(PositionError("the lead sits at the table".into()));
        }
        Ok(position.clone())
    }

    fn position(&self) -> Self {
        self.clone()
    }

    fn seats(&self) -> u8 {
        self.hands.len() as u8
    }

    fn awaited(&self) -> Seats {
        if self.hands.0.iter().all(Vec::is_empty) {
            return Seats::NONE;
        }
        match self.tide {
            None => Seats::one(self.lead),
            Some(_) => self.picks.iter().filter(|(_, pick)| pick.is_none()).map(|(seat, _)| seat).collect(),
        }
    }

    fn legal(&self, seat: Seat, into: &mut Vec<Action>) {
        if !self.awaited().contains(seat) {
            return;
        }
        if self.tide.is_some() {
            into.extend(self.hands[seat].iter().map(|card| Action::Pick(*card)));
            return;
        }
        if !self.looked {
            into.push(Action::Look);
        }
        if self.stake == 1 {
            into.extend([Action::Stake(2), Action::Stake(3)]);
        }
        into.push(Action::Call);
    }

    fn play(&mut self, seat: Seat, action: Action, log: &mut impl Log<Self>) -> Result<Played, Illegal> {
        let awaited = self.awaited();
        if awaited.is_empty() {
            return Err(Illegal::game_over());
        }
        if !awaited.contains(seat) {
            return Err(Illegal::not_your_turn());
        }
        match (self.tide, action) {
            (None, Action::Look) => {
                if self.looked {
                    return Err(Illegal::because("tides-already-looked"));
                }
                self.looked = true;
                self.top_seen_by.insert(seat);
                log.tell(|viewer| Some(Event::Looked { seat, card: self.deck.last().copied().filter(|_| viewer.is(seat)) }));
                Ok(Played::Barrier)
            }
            (None, Action::Stake(stake @ 2..=3)) => {
                if self.stake != 1 {
                    return Err(Illegal(Message::new("tides-already-staked").with("stake", self.stake)));
                }
                self.stake = stake;
                log.tell_all(|| Event::Staked { seat, stake });
                Ok(Played::Open)
            }
            (None, Action::Call) => {
                let tide = if self.chance.die(DIE) > 3 { Tide::High } else { Tide::Low };
                self.tide = Some(tide);
                log.tell_all(|| Event::Called { seat, tide });
                Ok(Played::Barrier)
            }
            (Some(tide), Action::Pick(card)) => {
                if !self.hands[seat].contains(&card) {
                    return Err(Illegal(Message::new("tides-no-such-card").with("card", card)));
                }
                self.picks[seat] = Some(card);
                log.tell(|viewer| Some(Event::Picked { seat, card: viewer.is(seat).then_some(card) }));
                if self.picks.0.contains(&None) {
                    return Ok(Played::Secret);
                }
                self.show(tide, log);
                Ok(Played::Barrier)
            }
            _ => Err(Illegal::not_legal()),
        }
    }

    fn sight(&self, viewer: Viewer) -> Sight<'_> {
        Sight { game: self, viewer }
    }

    fn view(&self, viewer: Viewer) -> View {
        let sight = self.sight(viewer);
        View {
            hand: sight.hand().to_vec(),
            pick: viewer.seat().and_then(|seat| self.picks[seat]),
            top: sight.top(),
            deck: self.deck.len(),
            hands: PerSeat::from_fn(self.seats(), |seat| self.hands[seat].len()),
            picked: self.picks.iter().filter(|(_, pick)| pick.is_some()).map(|(seat, _)| seat).collect(),
            shown: self.shown.clone(),
            points: self.points.clone(),
            lead: self.lead,
            looked: self.looked,
            top_seen_by: self.top_seen_by,
            stake: self.stake,
            tide: self.tide,
        }
    }

    fn imagine(&mut self, viewer: Viewer, mut chance: Chance) {
        let known_top = self.sight(viewer).top();
        let mut hidden: Vec<u8> = self.deck.iter().copied().filter(|card| known_top != Some(*card)).collect();
        let in_deck = hidden.len();
        let others: Vec<Seat> = self.hands.iter().map(|(seat, _)| seat).filter(|seat| !viewer.is(*seat)).collect();
        hidden.extend(others.iter().flat_map(|seat| &self.hands[*seat]));
        chance.shuffle(DECK, &mut hidden);
        let mut dealt = hidden.split_off(in_deck);
        for seat in others {
            let hand = &mut self.hands[seat];
            *hand = dealt.split_off(dealt.len() - hand.len());
            hand.sort_unstable();
            if let Some(pick) = &mut self.picks[seat] {
                *pick = hand[chance.draw(DECK, hand.len() as u32) as usize];
            }
        }
        hidden.extend(known_top);
        self.deck = hidden;
        self.chance = chance;
    }

    fn redeal(&mut self, mut chance: Chance) {
        let known_top = self.deck.pop_if(|_| self.top_seen_by != Seats::NONE);
        chance.shuffle(DECK, &mut self.deck);
        self.deck.extend(known_top);
        self.chance = chance;
    }

    fn round(&self) -> u32 {
        1
    }

    fn standing(&self) -> Standing {
        Standing::competitive(self.awaited().is_empty(), &self.points.0, &self.points.0)
    }

    fn tally(&self, _viewer: Viewer) -> Vec<Tally> {
        let own = |(seat, points): (Seat, &i32)| Tally::known(seat, [Source::new(Message::new("tides-stakes-won"), *points)]);
        self.points.iter().map(own).collect()
    }

    fn has_secrets(&self) -> bool {
        !self.awaited().is_empty()
    }

    fn prompt(&self, seat: Seat) -> Message {
        match self.tide {
            _ if self.awaited().is_empty() => Message::new("table-game-over"),
            _ if !self.awaited().contains(seat) => Message::new("tides-wait"),
            None => Message::new("tides-your-lead"),
            Some(tide) => Message::new("tides-your-pick").with_name("tide", tide.name()),
        }
    }

    fn describe(&self, _seat: Seat, action: Action) -> Described {
        let (message, target, kind) = match action {
            Action::Look => (Message::new("tides-look"), "pile:deck".to_owned(), Kind::PLAIN),
            Action::Stake(stake) => {
                (Message::new("tides-stake").with("stake", stake), "stake".to_owned(), Kind::group("tides-raise"))
            }
            Action::Call => (Message::new("tides-call"), "tide".to_owned(), Kind::ENDS_TURN),
            Action::Pick(card) => (Message::new("tides-pick").with("card", card), format!("hand:{card}"), Kind::PLAIN),
        };
        Described::new(message, vec![target]).of_kind(kind)
    }

    fn blocked(&self, seat: Seat, into: &mut Vec<(Action, Illegal)>) {
        if self.tide.is_some() || !self.awaited().contains(seat) {
            return;
        }
        if self.looked {
            into.push((Action::Look, Illegal::because("tides-already-looked")));
        }
        if self.stake != 1 {
            let staked = Illegal(Message::new("tides-already-staked").with("stake", self.stake));
            into.extend([2, 3].map(|stake| (Action::Stake(stake), staked.clone())));
        }
    }

    fn automatic(&self, seat: Seat) -> Option<Action> {
        let nothing_else = self.awaited() == Seats::one(seat) && self.tide.is_none() && self.looked && self.stake != 1;
        nothing_else.then_some(Action::Call)
    }

    fn catalogue() {}

    fn sheet(view: &View) -> Sheet {
        let row = |(seat, points): (Seat, &i32)| vec![Message::new("tides-points").with("seat", seat).with("points", *points)];
        let rows: Vec<_> = view.points.iter().map(row).collect();
        Sheet { blocks: vec![Block { marked: Some(view.lead.index()), ..Block::new(Message::new("tides-standings"), rows) }] }
    }
}

impl Toy {
    /// All picks are in: shows them, pays the winner, and begins the next round.
    fn show(&mut self, tide: Tide, log: &mut impl Log<Self>) {
        let picks: Vec<(u8, Seat)> = self.picks.iter().filter_map(|(seat, pick)| Some(((*pick)?, seat))).collect();
        for &(card, seat) in &picks {
            self.hands[seat].retain(|other| *other != card);
            self.picks[seat] = None;
            self.shown.push(card);
            log.tell_all(|| Event::Shown { seat, card });
        }
        let winner = match tide {
            Tide::High => picks.iter().max(),
            Tide::Low => picks.iter().min(),
        };
        if let Some(&(_, seat)) = winner {
            let stake = self.stake;
            self.points[seat] += i32::from(stake);
            log.tell_all(|| Event::Won { seat, stake });
        }
        if self.deck.len() > self.hands.len() {
            self.draw(log);
        }
        self.lead = self.lead.next(self.seats());
        (self.looked, self.stake, self.tide) = (false, 1, None);
    }

    fn draw(&mut self, log: &mut impl Log<Self>) {
        let mut seat = self.lead;
        for _ in 0..self.seats() {
            let Some(card) = self.deck.pop() else { break };
            self.hands[seat].push(card);
            self.hands[seat].sort_unstable();
            log.tell(|viewer| Some(Event::Drew { seat, card: viewer.is(seat).then_some(card) }));
            seat = seat.next(self.seats());
        }
        self.top_seen_by = Seats::NONE;
    }
}
