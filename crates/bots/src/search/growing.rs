//! Growing a tree.
//!
//! Each iteration imagines a state that may be the true one, goes down a tree shared by all of them (comparing, at each step, only
//! what is legal in the imagined state), adds one node, plays the game on from there, and tells every action on the way what it
//! came to.

use table::{Chance, Game, Seen};

use super::tree::{Opinion, Outcome, ROOT, Tree};
use super::{Budget, Came, Endings, Search, play, play_out};
use crate::Guide;

/// One train of thought: its tree, and its chance.
pub(super) struct Mind<G: Game> {
    chance: Chance,
    tree: Tree<G::Action>,
    /// The edges an iteration went along.
    path: Vec<u32>,
    /// How the games ended in which each action at the root was tried, by its edge.
    endings: Vec<Endings>,
    legal: Vec<G::Action>,
}

impl<G: Game> Search<G> {
    /// Every mind grows its tree with its share of the iterations; all together they choose what was visited most.
    pub(super) fn grow(&mut self, seen: &Seen<'_, G>) {
        let (guide, hasty, minds) = (self.guide.as_ref(), self.hasty, &mut self.minds);
        let share = Budget { iterations: self.budget.iterations.div_ceil(minds.len() as u32), ..self.budget };
        on_threads(minds, |mind| mind.grow(guide, seen, share, hasty));
        // Every mind knows all actions, in an order of its own.
        let mut opinions: Vec<(Opinion<G::Action>, Endings)> = Vec::with_capacity(self.legal.len());
        for (opinion, endings) in minds.iter().flat_map(Mind::opinions) {
            match opinions.iter_mut().find(|(known, _)| known.action == opinion.action) {
                None => opinions.push((opinion, endings)),
                Some((known, all)) => {
                    known.join(&opinion);
                    all.join(&endings);
                }
            }
        }
        // The safest choice, as a rarely visited one may look good by luck.
        let best = (0..opinions.len()).max_by(|one, other| {
            let (one, other) = (&opinions[*one].0, &opinions[*other].0);
            one.visits.cmp(&other.visits).then(one.value.total_cmp(&other.value))
        });
        opinions.swap(0, best.expect("a seat that is awaited has something to do"));
        let tried = opinions.into_iter().filter(|(opinion, _)| opinion.visits > 0);
        self.tried.extend(tried.map(|(opinion, endings)| (opinion.action, endings)));
    }
}

/// Lets each mind think on a thread of its own; one after the other where a program has no threads, as in a browser.
fn on_threads<M: Send>(minds: &mut [M], think: impl Fn(&mut M) + Sync) {
    if cfg!(target_family = "wasm") {
        return minds.iter_mut().for_each(think);
    }
    let Some((first, others)) = minds.split_first_mut() else { return };
    std::thread::scope(|scope| {
        for mind in others {
            scope.spawn(|| think(mind));
        }
        think(first);
    });
}

impl<G: Game> Mind<G> {
    pub fn new(chance: Chance) -> Self {
        /// Two hundred megabytes or so, however long the budget.
        const LARGEST_TREE: usize = 1 << 22;
        Self { chance, tree: Tree::new(LARGEST_TREE), path: Vec::new(), endings: Vec::new(), legal: Vec::new() }
    }

    /// What it thinks of each action at the root, and how the games ended.
    fn opinions(&self) -> impl Iterator<Item = (Opinion<G::Action>, Endings)> + '_ {
        self.tree.opinions().map(|(edge, opinion)| (opinion, self.endings.get(edge as usize).copied().unwrap_or_default()))
    }

    fn grow(&mut self, guide: &dyn Guide<G>, seen: &Seen<'_, G>, budget: Budget, hasty: bool) {
        let begun = budget.begin();
        self.tree.clear();
        self.endings.clear();
        let mut iterations = 0;
        while iterations == 0 || !budget.is_spent((1, 1), iterations, begun) {
            self.iterate(guide, seen);
            iterations += 1;
            if hasty && self.tree.lead() > budget.left(iterations, begun) {
                return;
            }
        }
    }

    /// One imagined game.
    fn iterate(&mut self, guide: &dyn Guide<G>, seen: &Seen<'_, G>) {
        let mut game = seen.imagine(self.chance.fork());
        self.path.clear();
        let mut node = ROOT;
        let mut seat = seen.seat();
        loop {
            self.legal.clear();
            game.legal(seat, &mut self.legal);
            let legal = &self.legal;
            self.tree.offer(node, seat, legal, |into| guide.prior(&Seen::new(&game, seat), legal, into));
            let edge = self.tree.select(guide.exploration(), &mut self.chance);
            self.path.push(edge);
            play(&mut game, seat, self.tree.action(edge));
            let Some(next) = game.awaited().lowest() else { break };
            let noticed = guide.noticed(&Seen::new(&game, seen.seat()));
            match self.tree.follow(edge, noticed) {
                Outcome::Known(known) => (node, seat) = (known, next),
                Outcome::New => {
                    let mut chance = self.chance.fork();
                    play_out(guide, &mut game, (seen.seat(), 0), &mut chance, &mut self.legal);
                    break;
                }
            }
        }
        self.learn(&Came::of(guide, &game));
    }

    /// Tells what came of an imagined game to all that led there.
    fn learn(&mut self, came: &Came) {
        for edge in &self.path {
            self.tree.learn(*edge, &came.judged);
        }
        let root = self.path[0] as usize;
        if root >= self.endings.len() {
            self.endings.resize(root + 1, Endings::default());
        }
        self.endings[root].add(&came.payoffs);
    }
}
