//! The beginner: somebody who knows the game and does not always think.

use table::{Advice, Bot, Chance, Game, Seen};

use crate::Random;
use crate::random::pick;

/// One decision in how many is made without a thought, in the game that is seen.
pub type OneIn<G> = fn(&Seen<'_, G>) -> usize;

/// Plays as another bot does, except for some decisions, which it leaves to chance.
pub struct Careless<G: Game> {
    careful: Box<dyn Bot<G>>,
    random: Random<G>,
    chance: Chance,
    one_in: OneIn<G>,
}

impl<G: Game> Careless<G> {
    /// Makes the given bot careless in one decision of `one_in`; the number decides in which.
    ///
    /// # Panics
    /// On a decision for which `one_in` is 0.
    pub fn new(careful: Box<dyn Bot<G>>, one_in: OneIn<G>, number: u64) -> Self {
        Self { careful, random: Random::new(!number), chance: Chance::imagined(number), one_in }
    }
}

impl<G: Game> Bot<G> for Careless<G> {
    fn decide(&mut self, seen: &Seen<'_, G>) -> Advice<G::Action> {
        if pick(&mut self.chance, (self.one_in)(seen)) == 0 { self.random.decide(seen) } else { self.careful.decide(seen) }
    }
}
