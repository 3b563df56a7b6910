//! The tree a search grows: nodes are what the searching seat may find itself in, edges what can be done there. Both live in arenas
//! that only grow while one decision is thought about, and keep their memory for the next.

use table::{Chance, Seat};

use crate::random::pick;

/// The node in which the decision is to be made.
pub(crate) const ROOT: u32 = 0;

/// No node or edge.
const NONE: u32 = u32::MAX;

pub(crate) struct Tree<A> {
    nodes: Vec<Node>,
    edges: Vec<Edge<A>>,
    /// The edges of the actions last offered, in their order.
    offered: Vec<u32>,
    /// The weights of those actions, while edges are made for them.
    weights: Vec<f32>,
    /// The most nodes and edges, all together. A full tree goes on learning and does not grow.
    most: usize,
}

/// One situation, as far as the searching seat can tell situations apart.
struct Node {
    /// The last of the node's edges, which form a ring.
    last: u32,
    /// What was noticed when an action led here, and the next node to which the same action can lead.
    noticed: u64,
    sibling: u32,
}

/// One action of one seat. In a node that stands for many imagined states it may be legal in some of them only, so it is compared
/// with the others by how often it could have been chosen.
struct Edge<A> {
    action: A,
    seat: Seat,
    available: u32,
    visits: u32,
    /// What the visits were worth to the seat that acts, all together. (Each seat maximises its own payoff, so nobody ever asks
    /// what they were worth to the others.)
    total: f64,
    weight: f32,
    /// The next edge of the node's ring.
    next: u32,
    /// The first node to which the action led.
    outcome: u32,
}

/// An action as the search has come to think of it.
#[derive(Clone, Copy, Debug, PartialEq)]
pub(crate) struct Opinion<A> {
    pub action: A,
    /// How often it was chosen.
    pub visits: u32,
    /// The payoff it promises.
    pub value: f64,
}

impl<A: Copy> Opinion<A> {
    /// Makes one of two of the same action.
    pub fn join(&mut self, other: &Self) {
        let visits = self.visits + other.visits;
        let total = self.value * f64::from(self.visits) + other.value * f64::from(other.visits);
        *self = Self { visits, value: total / f64::from(visits.max(1)), ..*self };
    }
}

/// Where an action leads in the tree.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Outcome {
    /// To a node that was there before.
    Known(u32),
    /// To a node made now, or out of a tree that is full: the play-out begins here.
    New,
}

impl<A: Copy + Eq> Tree<A> {
    pub fn new(most: usize) -> Self {
        Self { nodes: Vec::new(), edges: Vec::new(), offered: Vec::new(), weights: Vec::new(), most }
    }

    /// Forgets everything but the root.
    pub fn clear(&mut self) {
        self.nodes.clear();
        self.edges.clear();
        self.nodes.push(Node { last: NONE, noticed: 0, sibling: NONE });
    }

    /// Offers what the seat may do in this node today. `weigh` is asked only when something was never offered here before, and
    /// gives a weight for every action, or nothing at all.
    pub fn offer(&mut self, node: u32, seat: Seat, legal: &[A], weigh: impl Fn(&mut Vec<f32>)) {
        self.offered.clear();
        self.weights.clear();
        // Legal lists come in much the same order every time, so the next action is nearly always the next edge of the ring.
        let known = self.nodes[node as usize].last;
        let mut here = known;
        for (index, action) in legal.iter().enumerate() {
            let found = if known == NONE { None } else { self.find(here, seat, *action) };
            here = found.unwrap_or_else(|| {
                if self.weights.is_empty() {
                    weigh(&mut self.weights);
                }
                let weight = self.weights.get(index).copied().unwrap_or(0.0);
                self.insert(node, here, seat, *action, weight)
            });
            self.edges[here as usize].available += 1;
            self.offered.push(here);
        }
    }

    /// Looks once round the ring, from behind the given edge.
    fn find(&self, start: u32, seat: Seat, action: A) -> Option<u32> {
        let mut here = start;
        loop {
            here = self.edges[here as usize].next;
            let edge = &self.edges[here as usize];
            if edge.action == action && edge.seat == seat {
                return Some(here);
            }
            if here == start {
                return None;
            }
        }
    }

    fn insert(&mut self, node: u32, after: u32, seat: Seat, action: A, weight: f32) -> u32 {
        let new = self.edges.len() as u32;
        let last = &mut self.nodes[node as usize].last;
        if *last == after {
            *last = new;
        }
        let next = match self.edges.get_mut(after as usize) {
            Some(before) => std::mem::replace(&mut before.next, new),
            None => new,
        };
        self.edges.push(Edge { action, seat, available: 0, visits: 0, total: 0.0, weight, next, outcome: NONE });
        new
    }

    /// Chooses among the actions last offered: what was good so far, or was tried too rarely to tell.
    pub fn select(&self, exploration: f32, chance: &mut Chance) -> u32 {
        let weight: f32 = self.offered().map(|(_, edge)| edge.weight).sum();
        if weight > 0.0 { self.select_by_weight(exploration, weight) } else { self.select_evenly(exploration, chance) }
    }

    /// UCB1: everything is tried once, in random order; then the upper end of what an action may be worth decides.
    fn select_evenly(&self, exploration: f32, chance: &mut Chance) -> u32 {
        let untried = self.offered().filter(|(_, edge)| edge.visits == 0).count();
        if untried > 0 {
            let choice = pick(chance, untried);
            let found = self.offered().filter(|(_, edge)| edge.visits == 0).nth(choice);
            return found.expect("one of the untried was picked").0;
        }
        self.best_by(|edge| edge.value() as f32 + exploration * (logarithm(edge.available) / edge.visits as f32).sqrt())
    }

    /// PUCT: doubt is shared out by weight, and an action not yet tried is taken to be worth what its neighbours are on average.
    fn select_by_weight(&self, exploration: f32, all: f32) -> u32 {
        let (visits, total) =
            self.offered().fold((0, 0.0), |(visits, total), (_, edge)| (visits + edge.visits, total + edge.total));
        let average = if visits == 0 { 0.0 } else { (total / f64::from(visits)) as f32 };
        self.best_by(|edge| {
            let value = if edge.visits == 0 { average } else { edge.value() as f32 };
            let share = edge.weight / all;
            value + exploration * share * (edge.available as f32).sqrt() / (1 + edge.visits) as f32
        })
    }

    /// The first of the actions last offered that scores highest.
    fn best_by(&self, score: impl Fn(&Edge<A>) -> f32) -> u32 {
        let mut best = (NONE, f32::NEG_INFINITY);
        for (index, edge) in self.offered() {
            let score = score(edge);
            if score > best.1 {
                best = (index, score);
            }
        }
        best.0
    }

    fn offered(&self) -> impl Iterator<Item = (u32, &Edge<A>)> {
        self.offered.iter().map(|index| (*index, &self.edges[*index as usize]))
    }

    pub fn action(&self, edge: u32) -> A {
        self.edges[edge as usize].action
    }

    /// Where the action leads when this is noticed afterwards. Grows the tree by a node if it never did before.
    pub fn follow(&mut self, edge: u32, noticed: u64) -> Outcome {
        let full = self.nodes.len() + self.edges.len() >= self.most;
        let edge = &mut self.edges[edge as usize];
        let mut here = edge.outcome;
        while here != NONE {
            let node = &self.nodes[here as usize];
            if node.noticed == noticed {
                // To go on from a node without edges is to grow the tree by them.
                return if full && node.last == NONE { Outcome::New } else { Outcome::Known(here) };
            }
            here = node.sibling;
        }
        if !full {
            let sibling = std::mem::replace(&mut edge.outcome, self.nodes.len() as u32);
            self.nodes.push(Node { last: NONE, noticed, sibling });
        }
        Outcome::New
    }

    /// Tells an edge what a visit was worth, to every seat.
    pub fn learn(&mut self, edge: u32, values: &[f32]) {
        let edge = &mut self.edges[edge as usize];
        edge.visits += 1;
        edge.total += f64::from(values[edge.seat.index()]);
    }

    /// By how many visits the most visited action at the root leads.
    pub fn lead(&self) -> u32 {
        let (most, next) = self.opinions().fold((0, 0), |(most, next), (_, opinion)| {
            if opinion.visits > most { (opinion.visits, most) } else { (most, next.max(opinion.visits)) }
        });
        most - next
    }

    /// What the search thinks of the actions at the root, each told once, with its edge.
    pub fn opinions(&self) -> impl Iterator<Item = (u32, Opinion<A>)> {
        let last = self.nodes[ROOT as usize].last;
        let mut next = (last != NONE).then(|| self.edges[last as usize].next);
        std::iter::from_fn(move || {
            let here = next?;
            let edge = &self.edges[here as usize];
            next = (here != last).then_some(edge.next);
            Some((here, Opinion { action: edge.action, visits: edge.visits, value: edge.value() }))
        })
    }
}

impl<A> Edge<A> {
    /// The mean of what the visits were worth; 0 before the first.
    fn value(&self) -> f64 {
        self.total / f64::from(self.visits.max(1))
    }
}

/// The natural logarithm, straight between powers of two. The library's differs in the last digit from machine to machine, and a
/// game between bots must be the same on all of them.
fn logarithm(count: u32) -> f32 {
    let bits = (count as f32).to_bits();
    let base_two = f64::from(bits) / f64::from(1 << 23) - 127.0;
    base_two as f32 * std::f32::consts::LN_2
}

#[cfg(test)]
mod tests {
    use super::*;

    const ME: Seat = Seat::new(0);
    const OTHER: Seat = Seat::new(1);

    fn tree() -> Tree<char> {
        let mut tree = Tree::new(1000);
        tree.clear();
        tree
    }

    fn offer(tree: &mut Tree<char>, seat: Seat, actions: &str) {
        let legal: Vec<char> = actions.chars().collect();
        tree.offer(ROOT, seat, &legal, |_| {});
    }

    fn counts(tree: &Tree<char>) -> Vec<(char, Seat, u32)> {
        tree.edges.iter().map(|edge| (edge.action, edge.seat, edge.available)).collect()
    }

    #[test]
    fn an_action_counts_as_available_only_when_it_was_legal() {
        let mut tree = tree();
        for actions in ["abc", "b", "cab", "db"] {
            offer(&mut tree, ME, actions);
        }
        assert_eq!(counts(&tree), [('a', ME, 2), ('b', ME, 4), ('c', ME, 2), ('d', ME, 1)]);
    }

    #[test]
    fn every_action_at_the_root_is_told_once() {
        let mut tree = tree();
        for actions in ["bc", "abcd", "e"] {
            offer(&mut tree, ME, actions);
        }
        let mut told: Vec<char> = tree.opinions().map(|(_, opinion)| opinion.action).collect();
        told.sort_unstable();
        assert_eq!(told, ['a', 'b', 'c', 'd', 'e']);
    }

    #[test]
    fn the_same_action_of_another_seat_is_another_edge() {
        let mut tree = tree();
        offer(&mut tree, ME, "a");
        offer(&mut tree, OTHER, "a");
        assert_eq!(counts(&tree), [('a', ME, 1), ('a', OTHER, 1)]);
    }

    #[test]
    fn an_action_not_legal_today_is_not_chosen_however_good_it_was() {
        let mut tree = tree();
        let mut chance = Chance::imagined(1);
        for _ in 0..200 {
            offer(&mut tree, ME, "ab");
            let edge = tree.select(0.7, &mut chance);
            let value = if tree.action(edge) == 'a' { 1.0 } else { 0.0 };
            tree.learn(edge, &[value]);
        }
        assert!(tree.opinions().next().is_some_and(|(_, opinion)| opinion.visits > 150));
        offer(&mut tree, ME, "b");
        let edge = tree.select(0.7, &mut chance);
        assert_eq!(tree.action(edge), 'b');
    }

    #[test]
    fn weights_decide_what_is_tried_first() {
        let mut tree = tree();
        tree.offer(ROOT, ME, &['a', 'b', 'c'], |into| into.extend([1.0, 5.0, 0.0]));
        let edge = tree.select(0.7, &mut Chance::imagined(1));
        assert_eq!(tree.action(edge), 'b');
    }

    #[test]
    fn an_action_leads_to_one_node_for_each_thing_noticed() {
        let mut tree = tree();
        offer(&mut tree, ME, "a");
        assert_eq!(
            [5, 7, 5, 7].map(|noticed| tree.follow(0, noticed)),
            [Outcome::New, Outcome::New, Outcome::Known(1), Outcome::Known(2)]
        );
    }

    #[test]
    fn a_full_tree_no_longer_grows() {
        let mut tree = Tree::new(5);
        tree.clear();
        offer(&mut tree, ME, "ab");
        assert_eq!([0, 1, 0, 1].map(|edge| tree.follow(edge, 0)), [Outcome::New; 4]);
        assert_eq!(tree.nodes.len() + tree.edges.len(), 5);
    }

    #[test]
    fn the_logarithm_is_exact_at_powers_of_two_and_near_between() {
        for count in [1u32, 2, 3, 5, 64, 1000, 1 << 20] {
            let exact = f64::from(count).ln();
            let found = f64::from(logarithm(count));
            let allowed = if count.is_power_of_two() { 1e-6 } else { 0.06 };
            assert!((exact - found).abs() <= allowed, "ln {count}: {exact} and {found}");
        }
    }
}
