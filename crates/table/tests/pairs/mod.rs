//! A game about what each seat knows of the others' cards, with the mistakes that are easily made there.
//!
//! Every face is on several cards. On its turn a seat may look at a card of its neighbour's hand, drawn by chance; may give its
//! neighbour a card for one drawn by chance, which the others do not see; and plays a card. The game is over when all are played.

use std::fmt;
use std::str::FromStr;

use serde::{Deserialize, Serialize};
use table::{
    Act, ArgKind, Block, Chance, Described, Field, FieldKind, Form, Game, Illegal, Kind, Log, Message, MessageSpec, Moved,
    NotAnAction, PerSeat, Played, PositionError, Seat, Seats, Seed, SetupError, Sheet, Source, Standing, Stream, Tally, Viewer,
    says,
};

const DEAL: Stream = Stream::new(0);
const DRAW: Stream = Stream::new(1);
const SEATS: u8 = 3;
const HAND: usize = 3;
const FACES: u8 = 4;
const COPIES: usize = 3;

/// What is done wrong.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Mistake {
    #[default]
    None,
    /// Everybody knows the card somebody looked at.
    LookIsShared,
    /// Everybody knows the card that was given in exchange.
    ExchangeIsShared,
    /// Who knows one of two equal cards still does when one of the two was played.
    KnowledgeSurvives,
}

/// The state, which is its own position.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Pairs {
    pub deck: Vec<u8>,
    /// Sorted.
    pub hands: PerSeat<Vec<u8>>,
    /// By who knows them and who holds them: cards that are certainly in that hand.
    known: PerSeat<PerSeat<Vec<u8>>>,
    pub played: PerSeat<Vec<u8>>,
    active: Seat,
    /// What was looked at in this turn.
    looked: Option<u8>,
    /// What was given in this turn, and what for.
    exchanged: Option<(u8, u8)>,
    mistake: Mistake,
    chance: Chance,
}

#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[serde(default, deny_unknown_fields)]
pub struct Setup {
    pub rules: u32,
    pub seats: u8,
    pub mistake: Mistake,
}

impl Default for Setup {
    fn default() -> Self {
        Self { rules: 1, seats: SEATS, mistake: Mistake::None }
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
        let seats = Field::new("seats", "pairs-seats", FieldKind::Number { least: SEATS.into(), most: SEATS.into() });
        Form { fields: vec![seats], presets: Vec::new(), warnings: Vec::new() }
    }
}

#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Action {
    Look,
    Give(u8),
    Play(u8),
}

impl fmt::Display for Action {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Look => f.write_str("look"),
            Self::Give(card) => write!(f, "give {card}"),
            Self::Play(card) => write!(f, "play {card}"),
        }
    }
}

impl FromStr for Action {
    type Err = NotAnAction;

    fn from_str(text: &str) -> Result<Self, NotAnAction> {
        let card = |text: &str| text.parse().map_err(|_| NotAnAction::reading(text));
        match text.split_once(' ') {
            None if text == "look" => Ok(Self::Look),
            Some(("give", face)) if face.len() == 1 => Ok(Self::Give(card(face)?)),
            Some(("play", face)) if face.len() == 1 => Ok(Self::Play(card(face)?)),
            _ => Err(NotAnAction::reading(text)),
        }
    }
}

#[derive(Clone, Debug, PartialEq, Serialize, ts_rs::TS)]
#[serde(rename_all = "kebab-case")]
pub enum Event {
    Looked { seat: Seat, card: Option<u8> },
    Exchanged { seat: Seat, gave: Option<u8>, got: Option<u8> },
    Played { seat: Seat, card: u8 },
}

impl table::Event for Event {
    fn message(&self) -> Message {
        let about = |id, seat| Message::new(id).with("seat", seat);
        match *self {
            Self::Looked { seat, card: Some(card) } => about("pairs-looked-at", seat).with("card", card),
            Self::Looked { seat, card: None } => about("pairs-looked", seat),
            Self::Exchanged { seat, gave: Some(gave), got: Some(got) } => {
                about("pairs-exchanged-cards", seat).with("gave", gave).with("got", got)
            }
            Self::Exchanged { seat, .. } => about("pairs-exchanged", seat),
            Self::Played { seat, card } => about("pairs-played", seat).with("card", card),
        }
    }

    fn seat(&self) -> Option<Seat> {
        let (Self::Looked { seat, .. } | Self::Exchanged { seat, .. } | Self::Played { seat, .. }) = self;
        Some(*seat)
    }

    fn moved(&self) -> Vec<Moved> {
        match *self {
            Self::Played { seat, card } => vec![Moved::one(card.to_string(), format!("seat:{seat}"), "played")],
            Self::Looked { .. } | Self::Exchanged { .. } => Vec::new(),
        }
    }

    fn act(&self) -> Act {
        Act::Opens
    }
}

/// All that a viewer may know.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize, ts_rs::TS)]
#[serde(deny_unknown_fields)]
pub struct View {
    pub hand: Vec<u8>,
    /// Cards it knows to be in the hands of others.
    pub known: Vec<Vec<u8>>,
    pub hands: Vec<usize>,
    pub played: Vec<Vec<u8>>,
    pub active: Seat,
    pub looked: bool,
    pub looked_at: Option<u8>,
    pub exchanged: bool,
    pub exchanged_cards: Option<(u8, u8)>,
}

/// What a hand-written case may say.
#[derive(Default, Deserialize)]
#[serde(default, deny_unknown_fields)]
pub struct Rig {}

const SEAT: (&str, ArgKind) = ("seat", ArgKind::Seat);
const CARD: (&str, ArgKind) = ("card", ArgKind::Number);

impl Game for Pairs {
    type Setup = Setup;
    type Action = Action;
    type View = View;
    type Sight<'a> = &'a Self;
    type Event = Event;
    type Position = Self;
    type Rig = Rig;
    type Catalogue = ();

    const NAME: &'static str = "pairs";
    const RULES: u32 = 1;
    const MESSAGES: &'static [MessageSpec] = &[
        says("pairs-help", &[]),
        says("pairs-seats", &[]),
        says("pairs-seats-help", &[]),
        says("pairs-prompt", &[]),
        says("pairs-look", &[]),
        says("pairs-give", &[CARD]),
        says("pairs-play", &[CARD]),
        says("pairs-only-once", &[]),
        says("pairs-no-such-card", &[CARD]),
        says("pairs-looked", &[SEAT]),
        says("pairs-looked-at", &[SEAT, CARD]),
        says("pairs-exchanged", &[SEAT]),
        says("pairs-exchanged-cards", &[SEAT, ("gave", ArgKind::Number), ("got", ArgKind::Number)]),
        says("pairs-played", &[SEAT, CARD]),
        says("pairs-points", &[]),
        says("pairs-cards", &[("count", ArgKind::Number)]),
    ];

    fn new(setup: &Setup, seed: Seed) -> Result<Self, SetupError> {
        SetupError::check_rules(setup.rules, Self::RULES)?;
        SetupError::check_seats(setup.seats, SEATS..=SEATS)?;
        let mut chance = Chance::seeded(seed);
        let mut deck: Vec<u8> = (1..=FACES).flat_map(|face| [face; COPIES]).collect();
        chance.shuffle(DEAL, &mut deck);
        let hands = PerSeat::from_fn(SEATS, |_| sorted(deck.split_off(deck.len() - HAND)));
        let none = || PerSeat::from_fn(SEATS, |_| Vec::new());
        Ok(Self {
            deck,
            hands,
            known: PerSeat::from_fn(SEATS, |_| none()),
            played: none(),
            active: Seat::new(0),
            looked: None,
            exchanged: None,
            mistake: setup.mistake,
            chance,
        })
    }

    fn rigged(setup: &Setup, _rig: &Rig) -> Result<Self, PositionError> {
        Ok(Self::new(setup, Seed::from_number(0))?)
    }

    fn from_position(setup: &Setup, position: &Self) -> Result<Self, PositionError> {
        Ok(Self { mistake: setup.mistake, ..position.clone() })
    }

    fn position(&self) -> Self {
        self.clone()
    }

    fn seats(&self) -> u8 {
        SEATS
    }

    fn awaited(&self) -> Seats {
        if self.hands[self.active].is_empty() { Seats::NONE } else { Seats::one(self.active) }
    }

    fn legal(&self, seat: Seat, into: &mut Vec<Action>) {
        if !self.awaited().contains(seat) {
            return;
        }
        let mut faces = self.hands[seat].clone();
        faces.dedup();
        let all = faces.iter().flat_map(|face| [Action::Give(*face), Action::Play(*face)]);
        into.extend(std::iter::once(Action::Look).chain(all).filter(|action| self.check(seat, *action).is_ok()));
    }

    fn play(&mut self, seat: Seat, action: Action, log: &mut impl Log<Self>) -> Result<Played, Illegal> {
        self.check(seat, action)?;
        match action {
            Action::Look => self.look(seat, log),
            Action::Give(card) => self.exchange(seat, card, log),
            Action::Play(card) => self.lay_down(seat, card, log),
        }
        Ok(Played::Barrier)
    }

    fn sight(&self, _viewer: Viewer) -> &Self {
        self
    }

    fn view(&self, viewer: Viewer) -> View {
        View {
            hand: viewer.seat().map_or_else(Vec::new, |seat| self.hands[seat].clone()),
            known: viewer.seat().map_or_else(Vec::new, |seat| self.known[seat].0.clone()),
            hands: self.hands.0.iter().map(Vec::len).collect(),
            played: self.played.0.clone(),
            active: self.active,
            looked: self.looked.is_some(),
            looked_at: self.looked.filter(|_| viewer.is(self.active)),
            exchanged: self.exchanged.is_some(),
            exchanged_cards: self.exchanged.filter(|_| viewer.is(self.active) || viewer.is(self.active.next(SEATS))),
        }
    }

    fn imagine(&mut self, viewer: Viewer, mut chance: Chance) {
        // What the active seat looked at, and what the two exchanged, lies in hands the others may imagine otherwise.
        let others: Vec<Seat> = Seats::first(SEATS).into_iter().filter(|seat| !viewer.is(*seat)).collect();
        let certain = |game: &Self, holder: Seat| viewer.seat().map_or_else(Vec::new, |seat| game.known[seat][holder].clone());
        let mut hidden = std::mem::take(&mut self.deck);
        let deck = hidden.len();
        for holder in &others {
            let known = certain(self, *holder);
            hidden.extend(less(&self.hands[*holder], &known));
        }
        chance.shuffle(DEAL, &mut hidden);
        for holder in others {
            let mut hand = certain(self, holder);
            let unknown = self.hands[holder].len() - hand.len();
            hand.extend(hidden.split_off(hidden.len() - unknown));
            self.hands[holder] = sorted(hand);
        }
        assert_eq!(hidden.len(), deck);
        self.deck = hidden;
        // What the others know of each other is anything that can be known of these hands.
        for who in Seats::first(SEATS).into_iter().filter(|who| !viewer.is(*who)) {
            for holder in Seats::first(SEATS).into_iter().filter(|holder| *holder != who) {
                let mut hand = self.hands[holder].clone();
                chance.shuffle(DEAL, &mut hand);
                hand.truncate(self.known[who][holder].len());
                self.known[who][holder] = sorted(hand);
            }
        }
        self.chance = chance;
    }

    fn redeal(&mut self, mut chance: Chance) {
        chance.shuffle(DEAL, &mut self.deck);
        self.chance = chance;
    }

    fn round(&self) -> u32 {
        1
    }

    fn standing(&self) -> Standing {
        let points: Vec<i32> = self.played.0.iter().map(|cards| cards.iter().copied().map(i32::from).sum()).collect();
        Standing::competitive(self.awaited().is_empty(), &points, &points)
    }

    fn tally(&self, _viewer: Viewer) -> Vec<Tally> {
        let points = |cards: &[u8]| cards.iter().copied().map(i32::from).sum::<i32>();
        self.played
            .iter()
            .map(|(seat, cards)| Tally::known(seat, [Source::new(Message::new("pairs-points"), points(cards))]))
            .collect()
    }

    fn has_secrets(&self) -> bool {
        self.hands.0.iter().any(|hand| !hand.is_empty())
    }

    fn prompt(&self, _seat: Seat) -> Message {
        Message::new("pairs-prompt")
    }

    fn describe(&self, seat: Seat, action: Action) -> Described {
        let (message, target, kind) = match action {
            Action::Look => (Message::new("pairs-look"), format!("seat:{}", seat.next(SEATS)), Kind::PLAIN),
            Action::Give(card) => (Message::new("pairs-give").with("card", card), format!("hand:{card}"), Kind::PLAIN),
            Action::Play(card) => (Message::new("pairs-play").with("card", card), format!("hand:{card}"), Kind::ENDS_TURN),
        };
        Described::new(message, vec![target]).of_kind(kind)
    }

    fn blocked(&self, seat: Seat, into: &mut Vec<(Action, Illegal)>) {
        if self.awaited().contains(seat)
            && let Err(why) = self.check(seat, Action::Look)
        {
            into.push((Action::Look, why));
        }
    }

    fn automatic(&self, _seat: Seat) -> Option<Action> {
        None
    }

    fn catalogue() {}

    fn sheet(view: &View) -> Sheet {
        let rows = view.hands.iter().map(|cards| vec![Message::new("pairs-cards").with("count", *cards as u8)]);
        Sheet { blocks: vec![Block::new(Message::new("pairs-points"), rows.collect())] }
    }
}

impl Pairs {
    fn check(&self, seat: Seat, action: Action) -> Result<(), Illegal> {
        let neighbour = &self.hands[seat.next(SEATS)];
        match action {
            _ if self.awaited().is_empty() => Err(Illegal::game_over()),
            _ if seat != self.active => Err(Illegal::not_your_turn()),
            Action::Look if self.looked.is_some() || neighbour.is_empty() => Err(Illegal::because("pairs-only-once")),
            Action::Give(_) if self.exchanged.is_some() || neighbour.is_empty() => Err(Illegal::because("pairs-only-once")),
            Action::Give(card) | Action::Play(card) if !self.hands[seat].contains(&card) => {
                Err(Illegal(Message::new("pairs-no-such-card").with("card", card)))
            }
            _ => Ok(()),
        }
    }

    fn look(&mut self, seat: Seat, log: &mut impl Log<Self>) {
        let holder = seat.next(SEATS);
        let card = self.draw_from(holder);
        self.looked = Some(card);
        for who in Seats::first(SEATS).into_iter().filter(|who| *who != holder) {
            // Seeing a card one knows of already tells nothing new: it may be the same.
            let learns = who == seat || self.mistake == Mistake::LookIsShared;
            if learns && !self.known[who][holder].contains(&card) {
                self.learn(who, holder, card);
            }
        }
        log.tell(|viewer| Some(Event::Looked { seat, card: viewer.is(seat).then_some(card) }));
    }

    fn exchange(&mut self, seat: Seat, gave: u8, log: &mut impl Log<Self>) {
        let other = seat.next(SEATS);
        let got = self.draw_from(other);
        self.exchanged = Some((gave, got));
        for (from, to, card) in [(seat, other, gave), (other, seat, got)] {
            self.hands[from] = less(&self.hands[from], &[card]);
            self.hands[to].push(card);
            self.hands[to].sort_unstable();
        }
        for who in Seats::first(SEATS) {
            // The two of them see what is exchanged; to anybody else, any card may have gone.
            let forget = |this: &mut Self, holder: Seat, card: u8| {
                let known = &mut this.known[who][holder];
                *known = if who == seat || who == other { less(known, &[card]) } else { Vec::new() };
            };
            forget(self, seat, gave);
            forget(self, other, got);
        }
        self.learn(seat, other, gave);
        self.learn(other, seat, got);
        if self.mistake == Mistake::ExchangeIsShared {
            self.learn(other.next(SEATS), other, gave);
        }
        log.tell(|viewer| {
            let sees = viewer.is(seat) || viewer.is(other);
            Some(Event::Exchanged { seat, gave: sees.then_some(gave), got: sees.then_some(got) })
        });
    }

    fn lay_down(&mut self, seat: Seat, card: u8, log: &mut impl Log<Self>) {
        self.hands[seat] = less(&self.hands[seat], &[card]);
        self.played[seat].push(card);
        for who in Seats::first(SEATS) {
            let survives = self.mistake == Mistake::KnowledgeSurvives && self.hands[seat].contains(&card);
            if !survives {
                self.known[who][seat] = less(&self.known[who][seat], &[card]);
            }
        }
        self.active = seat.next(SEATS);
        (self.looked, self.exchanged) = (None, None);
        log.tell_all(|| Event::Played { seat, card });
    }

    fn draw_from(&mut self, holder: Seat) -> u8 {
        let hand = &self.hands[holder];
        hand[self.chance.draw(DRAW, hand.len() as u32) as usize]
    }

    fn learn(&mut self, who: Seat, holder: Seat, card: u8) {
        self.known[who][holder].push(card);
        self.known[who][holder].sort_unstable();
    }
}

fn sorted(mut cards: Vec<u8>) -> Vec<u8> {
    cards.sort_unstable();
    cards
}

/// These cards without those, as far as they are there.
fn less(cards: &[u8], without: &[u8]) -> Vec<u8> {
    let mut left = cards.to_vec();
    for card in without {
        if let Some(index) = left.iter().position(|other| other == card) {
            left.remove(index);
        }
    }
    left
}
