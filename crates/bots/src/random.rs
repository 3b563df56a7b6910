//! The player that knows nothing: any legal action, each equally likely.

use table::{Advice, Bot, Chance, Game, Message, Seen, Stream};

/// Picks uniformly among the legal actions.
///
/// ```
/// use bots::Random;
/// use pig::{Action, Pig, Setup};
/// use table::{Bot, Game, Seat, Seed, Seen};
///
/// let game = Pig::new(&Setup::default(), Seed::from_number(7))?;
/// // The first roll of a turn is the only choice.
/// assert_eq!(Random::new(1).decide(&Seen::new(&game, Seat::one())).action, Action::Roll);
/// # Ok::<(), table::SetupError>(())
/// ```
pub struct Random<G: Game> {
    chance: Chance,
    legal: Vec<G::Action>,
}

impl<G: Game> Random<G> {
    /// The number decides its chance.
    pub const fn new(number: u64) -> Self {
        Self { chance: Chance::imagined(number), legal: Vec::new() }
    }
}

impl<G: Game> Bot<G> for Random<G> {
    fn decide(&mut self, seen: &Seen<'_, G>) -> Advice<G::Action> {
        self.legal.clear();
        seen.legal(&mut self.legal);
        if let [only] = self.legal[..] {
            return only_choice(only);
        }
        let action = self.legal[pick(&mut self.chance, self.legal.len())];
        Advice { action, reason: Message::new("table-chosen-at-random") }
    }
}

/// The advice of every bot where there is nothing to think about.
pub(crate) const fn only_choice<A>(action: A) -> Advice<A> {
    Advice { action, reason: Message::new("table-only-choice") }
}

/// One of this number, each equally likely. A bot's chance has one purpose, so it has one stream.
pub(crate) fn pick(chance: &mut Chance, among: usize) -> usize {
    const PICK: Stream = Stream::new(0);
    chance.draw(PICK, among as u32) as usize
}
