//! The contract every game meets.

use std::fmt::{Debug, Display};
use std::hash::Hash;
use std::str::FromStr;

use serde::Serialize;
use serde::de::DeserializeOwned;
use sha2::{Digest as _, Sha256};
use ts_rs::TS;

use crate::chance::hex;
use crate::message::NotAnAction;
use crate::{
    Chance, Described, Event, Id, Illegal, Message, MessageSpec, PositionError, Seat, Seats, Seed, Setup, SetupError, Sheet,
    Standing, Tally, Viewer,
};

/// One atomic decision: a pick from a short list. `Display` and `FromStr` are its notation, one short line, and they are each
/// other's inverse.
pub trait Action: Copy + Eq + Hash + Debug + Display + FromStr<Err = NotAnAction> + Send + Sync + 'static {}

impl<A: Copy + Eq + Hash + Debug + Display + FromStr<Err = NotAnAction> + Send + Sync + 'static> Action for A {}

/// The rules of a game, as a state that changes in one way: a seat that is awaited plays one legal action.
///
/// An implementation does no I/O, reads no clock and holds no global state: the setup, the seed and the actions *are* the game. Its
/// state is flat and cheap to copy, and once warm neither [`legal`](Self::legal) nor [`play`](Self::play) allocates.
///
/// What a viewer cannot know never leaves it: not in views, sights, events, legal lists, refusals, prompts or descriptions. The
/// [`harness`](crate::harness) checks all of this; run it in the game's tests.
///
/// ```
/// use pig::{Action, Pig, Setup};
/// use table::{Game, Seed, Unheard};
///
/// let mut game = Pig::new(&Setup::default(), Seed::from_number(7))?;
/// let seat = game.awaited().lowest().expect("the game has just begun");
/// let mut legal = Vec::new();
/// game.legal(seat, &mut legal);
/// assert_eq!(legal, [Action::Roll]);
/// // What is not legal is answered, and changes nothing.
/// assert!(game.play(seat, Action::Hold, &mut Unheard).is_err());
/// let _ = game.play(seat, legal[0], &mut Unheard)?;
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
pub trait Game: Clone + Send + Sync + Sized + 'static {
    /// What is settled before the game.
    type Setup: Setup;
    /// One decision.
    type Action: Action;
    /// All that one viewer may know, for interfaces: it owns its data and is written as JSON, and the browser gets its type.
    type View: Serialize + DeserializeOwned + TS + Clone + PartialEq + Debug + Send + 'static;
    /// The same, borrowed from the state without a copy, for hand-written players. No hidden field can be reached through it, and
    /// the view is built from it.
    type Sight<'a>: Copy;
    /// What just happened, as one viewer may know it.
    type Event: Event;
    /// The whole state, for rigged cases, expectations, tutorials and the [`digest`]. Equal positions are equal states.
    type Position: Serialize + DeserializeOwned + Clone + PartialEq + Debug + Send + 'static;
    /// The part of a position that a hand-written case says; [`rigged`](Self::rigged) completes it.
    type Rig: DeserializeOwned;
    /// What is printed on everything the game is played with.
    type Catalogue: Serialize + TS;

    /// The name in commands, records, rulings and addresses: lower case, with hyphens.
    const NAME: &'static str;
    /// The newest version of the rules. A fix that alters any recorded game asks for a newer one.
    const RULES: u32;
    /// Every message it can speak, with its arguments.
    const MESSAGES: &'static [MessageSpec];

    /// Sets a game up. Refuses a setup that cannot be played, naming the field at fault.
    fn new(setup: &Self::Setup, seed: Seed) -> Result<Self, SetupError>;

    /// Completes a hand-written case to a whole position: what it does not mention is as at the start of a game, and what it does
    /// mention is taken from where it would otherwise be. An impossible case is refused with the reason.
    fn rigged(setup: &Self::Setup, rig: &Self::Rig) -> Result<Self::Position, PositionError>;

    /// The state that a position describes; an impossible one is refused with the reason.
    fn from_position(setup: &Self::Setup, position: &Self::Position) -> Result<Self, PositionError>;

    /// The whole state, hidden things and chance to come included: never for a player's eyes.
    fn position(&self) -> Self::Position;

    /// How many seats play.
    fn seats(&self) -> u8;

    /// Who may act now; empty when, and only when, the game is over.
    fn awaited(&self) -> Seats;

    /// Adds every legal action of the seat, no others, each once; nothing for a seat that is not awaited or when the game is over.
    fn legal(&self, seat: Seat, into: &mut Vec<Self::Action>);

    /// Plays one action. What is not legal is answered with the reason, and changes nothing; no input panics.
    fn play(&mut self, seat: Seat, action: Self::Action, log: &mut impl Log<Self>) -> Result<Played, Illegal>;

    /// What the viewer may know, borrowed.
    fn sight(&self, viewer: Viewer) -> Self::Sight<'_>;

    /// What the viewer may know, owned. An onlooker sees what all seats see in common; after the end everybody sees the same as
    /// before it (the record reveals the rest).
    fn view(&self, viewer: Viewer) -> Self::View;

    /// Redeals, fairly, everything the viewer cannot know: all states that agree with its view become equally likely, and the
    /// chance to come is replaced by the given one. What others chose is no evidence.
    fn imagine(&mut self, viewer: Viewer, chance: Chance);

    /// Redeals, fairly, only what nobody knows: every viewer sees what it saw before, all states that agree with all their views together
    /// become equally likely, and the chance to come is replaced by the given one. For judging a game as it really stands, luck to come aside.
    fn redeal(&mut self, chance: Chance);

    /// The round being played, from 1 (what a round is, the game says); after the end, the last one. Open to everybody.
    fn round(&self) -> u32;

    /// How the game stands by the whole truth; final when nobody is awaited.
    fn standing(&self) -> Standing;

    /// Every seat's points by their sources, as far as the viewer may know them; after the end everybody knows all, and where seats
    /// compete the points are those of the [`standing`](Self::standing).
    fn tally(&self, viewer: Viewer) -> Vec<Tally>;

    /// What a seat has in the end that others may not have: the ids of the names of its cards, buildings or missions, each once. For
    /// statistics over many games; asked only when the game is over.
    fn belongings(&self, seat: Seat) -> Vec<Id> {
        let _ = seat;
        Vec::new()
    }

    /// Is any seat shown something now that another one is not to see: a hand, a card it has looked at, a secret pick? Where several
    /// people share a screen, it is hidden between them only while there is something to hide. Open to everybody.
    fn has_secrets(&self) -> bool;

    /// What is played at this table and how it is won, in words.
    fn about(&self) -> Message {
        Message { id: format!("{}-help", Self::NAME).into(), args: Vec::new() }
    }

    /// What is asked of the seat, in words: also for a seat that waits, and after the end.
    fn prompt(&self, seat: Seat) -> Message;

    /// A legal or [`blocked`](Self::blocked) action in words, what it touches and of which kind it is; only for the seat's own eyes.
    fn describe(&self, seat: Seat, action: Self::Action) -> Described;

    /// What is near at hand but not allowed, with the reason `play` would give. Helpful rather than complete.
    fn blocked(&self, seat: Seat, into: &mut Vec<(Self::Action, Illegal)>);

    /// The seat's only option, where everybody can see that it is the only one. `None` where there is a choice, and also where only
    /// hidden cards leave none: playing that one silently would tell.
    fn automatic(&self, seat: Seat) -> Option<Self::Action>;

    /// Turns a short way of saying several actions (a ship's whole route) into these actions. That a line may hold several of them
    /// with semicolons in between is not the game's business: see [`Table::expand`](crate::Table::expand).
    fn expand(&self, _seat: Seat, line: &str) -> Result<Vec<Self::Action>, NotAnAction> {
        Ok(vec![line.parse()?])
    }

    /// A campaign's next game, once this one is over.
    fn sequel(&self) -> Option<Self::Setup> {
        None
    }

    /// A view as a plain sheet of text blocks: the terminal's table, and the browser's until the game has a board of its own.
    fn sheet(view: &Self::View) -> Sheet;

    /// Everything printed that a board needs to draw things: each card, building or piece by its notation. It is the same in every
    /// game, so interfaces are built with it; what a view shows of such a thing is its notation alone.
    fn catalogue() -> Self::Catalogue;
}

/// The fingerprint of a state: the SHA-256 of its position as JSON. Equal states have equal digests.
///
/// ```
/// use pig::{Pig, Setup};
/// use table::{Game, Seed, digest};
///
/// let game = Pig::new(&Setup::default(), Seed::from_number(7))?;
/// assert_eq!(digest(&game), digest(&game.clone()));
/// # Ok::<(), table::SetupError>(())
/// ```
pub fn digest<G: Game>(game: &G) -> String {
    // A position is plain data with text keys, which serde_json always can write.
    let text = serde_json::to_vec(&game.position()).expect("a position can be written as JSON");
    hex(&Sha256::digest(text))
}

/// Whether an action can be taken back.
///
/// ```
/// use pig::{Action, Pig, Rig, Setup};
/// use table::{Game, Played, Seat, Unheard};
///
/// let rig = Rig { dice: vec![6], ..Rig::default() };
/// let mut game = Pig::from_position(&Setup::default(), &Pig::rigged(&Setup::default(), &rig)?)?;
/// // A die was seen; holding tells nobody anything.
/// assert_eq!(game.play(Seat::one(), Action::Roll, &mut Unheard)?, Played::Barrier);
/// assert_eq!(game.play(Seat::one(), Action::Hold, &mut Unheard)?, Played::Open);
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[must_use]
pub enum Played {
    /// The seat learned nothing and bound nobody: it can be taken back until somebody else acts.
    Open,
    /// One of several picks made at the same time, which stay secret until the last is in: it can be taken back until then, even
    /// when others have picked since. The last pick is a barrier.
    Secret,
    /// The seat learned something, or bound another: what is played is played.
    Barrier,
}

/// Where a game tells what happens.
pub trait Log<G: Game> {
    /// Tells one event: the function is asked for every viewer somebody listens for, and answers with what that viewer may know of
    /// it (`None`: nothing). Where nobody listens, it is never asked.
    fn tell(&mut self, event: impl Fn(Viewer) -> Option<G::Event>);

    /// Tells an event that everybody may know in full.
    fn tell_all(&mut self, event: impl Fn() -> G::Event) {
        self.tell(|_| Some(event()));
    }
}

/// Nobody listens: for search and benchmarks.
pub struct Unheard;

impl<G: Game> Log<G> for Unheard {
    #[inline]
    fn tell(&mut self, _event: impl Fn(Viewer) -> Option<G::Event>) {}
}

/// Every viewer listens.
///
/// ```
/// use pig::{Action, Event, Pig, Rig, Setup};
/// use table::{Game, Heard, Seat, Viewer};
///
/// let rig = Rig { dice: vec![6], ..Rig::default() };
/// let mut game = Pig::from_position(&Setup::default(), &Pig::rigged(&Setup::default(), &rig)?)?;
/// let mut heard = Heard::new(game.seats());
/// let _ = game.play(Seat::one(), Action::Roll, &mut heard)?;
/// assert_eq!(heard.by(Viewer::Onlooker), [Event::Rolled { seat: Seat::one(), die: 6, total: 6 }]);
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
#[derive(Debug, Clone, PartialEq)]
pub struct Heard<G: Game> {
    seats: u8,
    /// What each viewer heard, in the order of [`Viewer::all`].
    viewers: Vec<Vec<G::Event>>,
}

impl<G: Game> Heard<G> {
    /// Nothing heard so far, at a table of this number of seats.
    pub fn new(seats: u8) -> Self {
        Self { seats, viewers: vec![Vec::new(); seats as usize + 1] }
    }

    /// What everybody heard, in the order of [`Viewer::all`].
    pub fn viewers(&self) -> &[Vec<G::Event>] {
        &self.viewers
    }

    /// Keeps no room for more: a table remembers it for long.
    pub(crate) fn shrink_to_fit(&mut self) {
        self.viewers.iter_mut().for_each(Vec::shrink_to_fit);
    }

    /// What this viewer heard.
    pub fn by(&self, viewer: Viewer) -> &[G::Event] {
        &self.viewers[viewer.index(self.seats)]
    }
}

impl<G: Game> Log<G> for Heard<G> {
    fn tell(&mut self, event: impl Fn(Viewer) -> Option<G::Event>) {
        for viewer in Viewer::all(self.seats) {
            self.viewers[viewer.index(self.seats)].extend(event(viewer));
        }
    }
}
