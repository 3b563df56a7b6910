//! Players made of code, for any game at the table.
//!
//! All of them look through [`table::Seen`], so none can know more than the seat it plays for; each has its own chance, made from
//! a number, so that a game between bots can be played again.

mod careless;
mod random;

pub use careless::Careless;
pub use random::Random;
