//! What the author of a game's bots knows, in the form a search can use: how play usually goes on, how a state is worth, which
//! actions deserve a look.

use table::{Chance, Game, MAX_SEATS, Message, Seen};

use crate::random::pick;

/// Knowledge of one game, lent to [`Search`](crate::Search). Everything has a default that knows nothing, so a guide is written
/// piece by piece; search without knowledge loses to a simple script, so begin with [`play_out`](Self::play_out).
///
/// All states it is asked about are imagined ones. Where it is asked what a seat would do, it sees what that seat would see, so
/// that the same code can serve as a script.
pub trait Guide<G: Game>: Send + Sync {
    /// What the seat would do in the course of a play-out, as an index into its legal actions, of which there are at least two.
    /// Some chance in it is healthy: a play-out that always goes the same way shows the search only that way. The temper is what the
    /// seat keeps to in this play-out, one of [`tempers`](Self::tempers).
    fn play_out(&self, seen: &Seen<'_, G>, legal: &[G::Action], temper: usize, chance: &mut Chance) -> usize {
        let _ = (seen, temper);
        pick(chance, legal.len())
    }

    /// What the seat would do by the author's best judgement, without the chance that is healthy in a play-out: an analysis measures by it what
    /// a position is worth. By default as in a play-out.
    fn usual(&self, seen: &Seen<'_, G>, legal: &[G::Action], chance: &mut Chance) -> usize {
        self.play_out(seen, legal, 0, chance)
    }

    /// In how many ways a seat may play. Each of the others gets any of them, anew in every play-out, so that a search does not learn to beat
    /// one opponent only.
    fn tempers(&self) -> usize {
        1
    }

    /// The temper the searching seat keeps to after this action, where actions are [compared](Self::compares): what the first step of a plan
    /// is worth shows only if the plan is followed.
    fn temper_after(&self, seen: &Seen<'_, G>, legal: &[G::Action], action: G::Action) -> usize {
        let _ = (seen, legal, action);
        0
    }

    /// Has a play-out of this number of decisions gone far enough to be judged by [`evaluate`](Self::evaluate) before the end of the game?
    /// Choose moments that can be judged, such as the end of a turn.
    fn enough(&self, game: &G, decisions: u32) -> bool {
        let _ = game;
        // Play without any aim may wander forever, and every bot must answer some day.
        decisions >= 10_000
    }

    /// What a play-out came to, at the end of the game or where it was [`enough`](Self::enough): the payoff each seat can expect, from
    /// 0 to 1, in the order of the seats.
    fn evaluate(&self, game: &G, values: &mut [f32; MAX_SEATS]) {
        *values = game.standing().payoffs();
    }

    /// How likely each legal action is the right one, in any unit: the search tries the likely ones first and more often, and
    /// hardly looks at those near 0. Adding nothing, as by default, makes it try all alike.
    fn prior(&self, seen: &Seen<'_, G>, legal: &[G::Action], into: &mut Vec<f32>) {
        let _ = (seen, legal, into);
    }

    /// What the searching seat sees of the state an action has led to, as a number. States with different numbers are thought about
    /// separately: say which card was revealed where the next decision depends on it. Those with equal numbers are averaged; so are
    /// all by default. Many numbers make many thoughts, each of them shallow.
    fn noticed(&self, seen: &Seen<'_, G>) -> u64 {
        let _ = seen;
        0
    }

    /// Why the search picks this action, in words, where more can be said than how it compares with the others: only what is true of it
    /// although the search, and not the author, has picked it.
    fn reason(&self, seen: &Seen<'_, G>, legal: &[G::Action], action: G::Action) -> Option<Message> {
        let _ = (seen, legal, action);
        None
    }

    /// Is everything with a weight compared by playing the same imagined games on from it, instead of by a tree that grows? Better where a
    /// game goes on for long, is decided by few choices, and the play-outs are good.
    fn compares(&self, seen: &Seen<'_, G>) -> bool {
        let _ = seen;
        false
    }

    /// Is what has the greatest weight here as good as anything that thought has been seen to find? Whoever stops once it is decided then does
    /// that at once; whoever wants to know how choices [compare](Self::compares) is told all the same.
    fn needs_no_thought(&self, seen: &Seen<'_, G>) -> bool {
        let _ = seen;
        false
    }

    /// How much the search doubts what it has found so far: a greater number looks more at what seemed worse.
    fn exploration(&self) -> f32 {
        0.7
    }
}

/// No knowledge at all: random play-outs to the end of the game, judged by its payoffs.
pub struct Unguided;

impl<G: Game> Guide<G> for Unguided {}
