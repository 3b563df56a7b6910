//! The table at which every game is played.
//!
//! A game is a type that implements [`Game`]: a state that changes in one way, when a seat that is awaited plays one legal action.
//! From that, this crate makes everything else: [`Table`] keeps the log and takes back, [`Record`] writes it down, [`AnyGame`] and
//! [`AnyTable`] hide the type, [`Seen`] is what players made of code may look through, and [`harness`] tests the whole contract.
//!
//! Nothing here does any I/O, and no rule reads a clock (a contest between bots measures how long they think).

mod bot;
mod campaign;
mod chance;
mod described;
mod erased;
mod event;
mod first;
mod forwarded;
mod game;
#[cfg(feature = "harness")]
pub mod harness;
mod message;
mod played;
mod record;
mod refusals;
mod seat;
mod setup;
mod sheet;
mod standing;
mod tally;

pub use bot::{Advice, Bot, BotError, BotSpec, Seen, Weighed};
pub use campaign::{Campaign, CampaignError, End, PlayedGame, Which};
pub use chance::{Chance, NotASeed, STREAMS, Seed, Stream};
pub use described::{Blocked, Described, Kind, Offer, blocked, offers};
pub use erased::{
    AdviseError, Advised, AnyGame, AnyTable, Contest, ContestError, Contests, HeardEvent, MakeBot, Promising, RandomGames,
    Registered, Written,
};
pub use event::{Act, Event, Moved, of_seat, touched};
pub use first::First;
pub use game::{Action, Game, Heard, Log, Played, Unheard, digest};
pub use message::{Arg, ArgKind, Id, Illegal, MESSAGES, Message, MessageSpec, NotAnAction, names, says};
pub use played::{Step, Table};
pub use record::{Entry, Line, Record, RecordError, ReplayError};
pub use refusals::{Argument, joined};
pub use seat::{MAX_SEATS, NotASeat, PerSeat, Seat, Seats, Viewer};
pub use setup::{FOR_TOURNAMENTS, Field, FieldKind, Form, PositionError, Preset, Setup, SetupError, Warning};
pub use sheet::{Block, Sheet};
pub use standing::{Outcome, Standing};
pub use tally::{Source, Tally};
