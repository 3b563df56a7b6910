//! Players made of code, for any game at the table.
//!
//! [`Random`] knows nothing. A *script* is written by hand for one game. [`Search`] plays any game through the states its seat can
//! imagine, and plays well where a [`Guide`] lends it what the script knows. [`make`] seats any of them by name.
//!
//! All of them look through [`table::Seen`], so none can know more than the seat it plays for; each has its own chance, made from
//! a number, so that a game between bots can be played again.

mod arithmetic;
mod careless;
mod dominion;
mod explorers;
mod guide;
mod pig;
mod port_royal;
mod puerto_rico;
mod random;
mod search;
mod shelf;
mod tree;

pub use careless::Careless;
pub use guide::{Guide, Unguided};
pub use random::Random;
pub use search::{Budget, Search};
pub use shelf::{Crew, LEVELS, NAMES, make};
