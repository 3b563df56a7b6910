//! Information-set Monte-Carlo tree search: the player that thinks, in any game.
//!
//! Each iteration imagines a state that may be the true one, goes down a tree shared by all of them (comparing, at each step, only
//! what is legal in the imagined state), adds one node, plays the game on from there, and tells every action on the way what it
//! came to. Each seat is taken to want the most for itself (max^n), so it works for any number of seats. Where several seats are
//! awaited, the searching one acts first and the others in the order of their seats.

use std::time::{Duration, Instant};

use table::{Advice, Bot, Chance, Game, MAX_SEATS, Message, Seat, Seen, Unheard};

use crate::Guide;
use crate::random::only_choice;
use crate::tree::{Outcome, ROOT, Tree};

/// How long a search may think about one decision.
///
/// ```
/// use std::time::Duration;
/// use bots::Budget;
///
/// // Whichever is spent first.
/// let budget = Budget::iterations(5000).or(Budget::time(Duration::from_millis(200)));
/// # let _ = budget;
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Budget {
    /// The most iterations.
    iterations: u32,
    /// The longest time, where there is a limit.
    time: Option<Duration>,
}

impl Budget {
    /// So many iterations, and at least one: on any machine, and at any time of day, the decision is the same.
    pub const fn iterations(iterations: u32) -> Self {
        Self { iterations, time: None }
    }

    /// So long, and at least one iteration: what comes of it depends on the machine.
    pub const fn time(time: Duration) -> Self {
        Self { iterations: u32::MAX, time: Some(time) }
    }

    /// Whichever of both budgets is spent first.
    #[must_use]
    pub fn or(self, other: Self) -> Self {
        let time = match (self.time, other.time) {
            (Some(one), Some(other)) => Some(one.min(other)),
            (one, other) => one.or(other),
        };
        Self { iterations: self.iterations.min(other.iterations), time }
    }
}

/// Thinks ahead in imagined states, guided by what is known of the game.
///
/// ```
/// use bots::{Budget, Search, Unguided};
/// use pig::{Action, Pig, Rig, Setup};
/// use table::{Bot, Game, Seat, Seen};
///
/// // Whoever holds now has won.
/// let rig = Rig { total: 60, points: [("1".to_owned(), 40)].into(), ..Rig::default() };
/// let game = Pig::from_position(&Setup::default(), &Pig::rigged(&Setup::default(), &rig)?)?;
/// let mut search = Search::new(Budget::iterations(200), Box::new(Unguided), 1);
/// assert_eq!(search.decide(&Seen::new(&game, Seat::one())).action, Action::Hold);
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
pub struct Search<G: Game> {
    budget: Budget,
    guide: Box<dyn Guide<G>>,
    chance: Chance,
    tree: Tree<G::Action>,
    /// The edges an iteration went along.
    path: Vec<u32>,
    legal: Vec<G::Action>,
}

impl<G: Game> Search<G> {
    /// The number decides its chance.
    pub fn new(budget: Budget, guide: Box<dyn Guide<G>>, number: u64) -> Self {
        /// Two hundred megabytes or so, however long the budget.
        const LARGEST_TREE: usize = 1 << 22;
        Self { budget, guide, chance: Chance::imagined(number), tree: Tree::new(LARGEST_TREE), path: Vec::new(), legal: Vec::new() }
    }

    /// Thinks until the budget is spent, and says how many iterations it took.
    fn think(&mut self, seen: &Seen<'_, G>) -> u32 {
        // Only a budget of time looks at the clock.
        let clock = self.budget.time.map(|time| (Instant::now(), time));
        let mut iterations = 0;
        self.tree.clear();
        loop {
            self.iterate(seen);
            iterations += 1;
            if iterations >= self.budget.iterations || clock.is_some_and(|(begun, time)| begun.elapsed() >= time) {
                return iterations;
            }
        }
    }

    fn iterate(&mut self, seen: &Seen<'_, G>) {
        let mut game = seen.imagine(self.chance.fork());
        self.path.clear();
        let mut node = ROOT;
        let mut seat = seen.seat();
        loop {
            self.legal.clear();
            game.legal(seat, &mut self.legal);
            let (guide, legal) = (&self.guide, &self.legal);
            self.tree.offer(node, seat, legal, |into| guide.prior(&Seen::new(&game, seat), legal, into));
            let edge = self.tree.select(guide.exploration(), &mut self.chance);
            self.path.push(edge);
            play(&mut game, seat, self.tree.action(edge));
            let Some(next) = game.awaited().lowest() else { break };
            let noticed = self.guide.noticed(&Seen::new(&game, seen.seat()));
            match self.tree.follow(edge, noticed) {
                Outcome::Known(known) => (node, seat) = (known, next),
                Outcome::New => {
                    self.play_out(&mut game);
                    break;
                }
            }
        }
        let mut values = [0.0; MAX_SEATS];
        self.guide.evaluate(&game, &mut values);
        for edge in &self.path {
            self.tree.learn(*edge, &values);
        }
    }

    /// Plays on as the guide says, to the end or as far as it wants.
    fn play_out(&mut self, game: &mut G) {
        let mut decisions = 0;
        while let Some(seat) = game.awaited().lowest() {
            if self.guide.enough(game, decisions) {
                return;
            }
            self.legal.clear();
            game.legal(seat, &mut self.legal);
            let choice = match self.legal.len() {
                1 => 0,
                _ => self.guide.play_out(&Seen::new(game, seat), &self.legal, &mut self.chance),
            };
            play(game, seat, self.legal[choice]);
            decisions += 1;
        }
    }
}

/// Plays on in an imagined state.
fn play<G: Game>(game: &mut G, seat: Seat, action: G::Action) {
    // A refused action would change nothing, and the search would try it forever.
    game.play(seat, action, &mut Unheard).map(|_| ()).expect("legal actions can be played");
}

impl<G: Game> Bot<G> for Search<G> {
    fn decide(&mut self, seen: &Seen<'_, G>) -> Advice<G::Action> {
        self.legal.clear();
        seen.legal(&mut self.legal);
        if let [only] = self.legal[..] {
            return only_choice(only);
        }
        let iterations = self.think(seen);
        // The most visited is the safest choice: a rarely visited one may look good by luck.
        let better = |one: &f64, other: &f64| one.total_cmp(other);
        let best = self.tree.opinions().max_by(|one, other| one.visits.cmp(&other.visits).then(better(&one.value, &other.value)));
        let best = best.expect("a seat that is awaited has something to do");
        let share = (best.value * 100.0).round() as i64;
        Advice { action: best.action, reason: Message::new("table-thought").with("share", share).with("games", iterations) }
    }
}
