//! Weighing moves by the same imagined games.

use table::{Chance, Game, MAX_SEATS, Outcome, Seat, Seen, Standing};

use super::accuracy::Regret;
use crate::random::pick;
use crate::search::play;
use crate::{Crew, Guide};

/// What moves came to, each in the same imagined games.
pub(super) struct Weights<A> {
    /// What each move that was looked at was worth to each seat.
    moves: Vec<(A, [f64; MAX_SEATS])>,
    /// What it was worth to play on as usual.
    pub usual: [f64; MAX_SEATS],
    /// The move that was worth most to the seat that moves.
    pub best: A,
    /// Is it so much better than the move played that it is hardly by chance?
    pub is_clear: bool,
    pub regret: Regret,
}

impl<A: Copy + Eq> Weights<A> {
    /// What a move that was looked at was worth to each seat.
    pub fn of(&self, action: A) -> [f64; MAX_SEATS] {
        self.moves.iter().find(|(other, _)| *other == action).map_or([0.0; MAX_SEATS], |(_, worth)| *worth)
    }
}

/// How an imagined game ended: for all seats, and how well for the one that moved.
#[derive(Clone, Copy)]
struct End {
    payoffs: [f32; MAX_SEATS],
    success: f32,
}

/// An imagined game, and how it ended after each move it was begun with.
struct Deal<G: Game> {
    state: G,
    chance: Chance,
    known: Vec<(G::Action, End)>,
}

/// Imagined games, each of which can begin with any move.
pub(super) struct Weighing<'a, G: Game> {
    guide: &'a dyn Guide<G>,
    seat: Seat,
    deals: Vec<Deal<G>>,
    legal: Vec<G::Action>,
}

impl<'a, G: Crew> Weighing<'a, G> {
    /// Each game has a state to begin from, and a chance of its own for what players leave to it.
    pub fn new(guide: &'a dyn Guide<G>, seat: Seat, games: impl Iterator<Item = (G, Chance)>) -> Self {
        let deal = |(state, chance)| Deal { state, chance, known: Vec::new() };
        Self { guide, seat, deals: games.map(deal).collect(), legal: Vec::new() }
    }

    /// The moves that deserve a look: the one that was played, the usual one, and those the author likes.
    pub fn worth_a_look(&mut self, seen: &Seen<'_, G>, legal: &[G::Action], played: G::Action) -> Vec<G::Action> {
        const MOST: usize = 5;
        /// What has less than this share of the greatest weight is left out.
        const MUCH_LESS: f32 = 0.05;
        let mut weights = Vec::new();
        self.guide.prior(seen, legal, &mut weights);
        weights.resize(legal.len(), 1.0);
        let least = MUCH_LESS * weights.iter().copied().fold(0.0, f32::max);
        let mut liked: Vec<_> = legal.iter().copied().zip(weights).filter(|(_, weight)| *weight > least).collect();
        liked.sort_by(|(_, one), (_, other)| other.total_cmp(one));
        let usual = self.usual_move(0, legal);
        let mut looked_at = vec![played];
        for action in std::iter::once(usual).chain(liked.into_iter().map(|(action, _)| action)) {
            if looked_at.len() < MOST && !looked_at.contains(&action) {
                looked_at.push(action);
            }
        }
        looked_at
    }

    /// What each of these moves is worth, of which the first was played.
    pub fn weigh(&mut self, legal: &[G::Action], looked_at: &[G::Action]) -> Weights<G::Action> {
        /// A random move is tried in one game out of this many: it only has to be known on average over the whole game.
        const BY_CHANCE_IN: usize = 4;
        let played = looked_at[0];
        let usual: Vec<G::Action> = (0..self.deals.len()).map(|deal| self.usual_move(deal, legal)).collect();
        let deals_by_chance = self.deals.len().div_ceil(BY_CHANCE_IN);
        // Where there is nothing to compare, only chance would play otherwise.
        if looked_at.len() == 1 && usual.iter().all(|action| *action == played) {
            self.deals.truncate(deals_by_chance);
        }
        let deals = self.deals.len();
        let ends: Vec<Vec<End>> =
            looked_at.iter().map(|action| (0..deals).map(|deal| self.end_after(deal, *action)).collect()).collect();
        let usual: Vec<End> = (0..deals).map(|deal| self.end_after(deal, usual[deal])).collect();
        let best = best_of(&ends, |end| f64::from(end.success));
        let by_chance = self.by_chance(legal, deals_by_chance.min(deals));
        let (played, doubt_of_played) = Self::missed(&ends, ends[0].iter().copied().enumerate());
        let (random, doubt_of_random) = Self::missed(&ends, by_chance.into_iter());
        let regret = Regret { played, random, doubt: doubt_of_played + doubt_of_random };
        Weights {
            moves: looked_at.iter().zip(&ends).map(|(action, ends)| (*action, mean(ends))).collect(),
            usual: mean(&usual),
            best: looked_at[best],
            is_clear: is_clear(&ends[best], &ends[0], self.seat),
            regret,
        }
    }

    /// What the position is worth to each seat after this move.
    pub fn mean_after(&mut self, action: G::Action) -> [f64; MAX_SEATS] {
        let ends: Vec<End> = (0..self.deals.len()).map(|deal| self.end_after(deal, action)).collect();
        mean(&ends)
    }

    /// How much worse games end after a move than after the best one, and the square of the standard error. One half of the games says which
    /// move is best, and the other half by how much: judged by the same games, the luckiest move would look better than it is.
    fn missed(ends: &[Vec<End>], tried: impl Iterator<Item = (usize, End)>) -> (f64, f64) {
        let best_of_half = |odd: usize| {
            let half: Vec<Vec<End>> = ends.iter().map(|ends| ends.iter().skip(odd).step_by(2).copied().collect()).collect();
            best_of(&half, |end| f64::from(end.success))
        };
        let best = [best_of_half(1), best_of_half(0)];
        let missed: Vec<f64> = tried.map(|(deal, end)| f64::from(ends[best[deal % 2]][deal].success - end.success)).collect();
        let games = missed.len().max(1) as f64;
        let mean = missed.iter().sum::<f64>() / games;
        (mean, missed.iter().map(|one| (one - mean).powi(2)).sum::<f64>() / (games * games))
    }

    /// How games end that begin with a random move.
    fn by_chance(&mut self, legal: &[G::Action], games: usize) -> Vec<(usize, End)> {
        let end = |deal: usize| {
            let mut chance = self.deals[deal].chance.clone();
            let action = legal[pick(&mut chance, legal.len())];
            (deal, self.end_after(deal, action))
        };
        (0..games).map(end).collect()
    }

    /// What the seat would usually do in an imagined game.
    fn usual_move(&self, deal: usize, legal: &[G::Action]) -> G::Action {
        let Deal { state, chance, .. } = &self.deals[deal];
        legal[self.guide.usual(&Seen::new(state, self.seat), legal, &mut chance.clone())]
    }

    /// How an imagined game ends if it begins with this move, and everybody plays on as usual.
    fn end_after(&mut self, deal: usize, action: G::Action) -> End {
        /// A game that has not ended by then never will.
        const MOST_DECISIONS: u32 = 10_000;
        if let Some((_, end)) = self.deals[deal].known.iter().find(|(other, _)| *other == action) {
            return *end;
        }
        let Deal { state, chance, .. } = &self.deals[deal];
        let (mut game, mut chance) = (state.clone(), chance.clone());
        let mut next = Some((self.seat, action));
        let mut decisions = 0;
        while let Some((seat, action)) = next {
            play(&mut game, seat, action);
            decisions += 1;
            next = game.awaited().lowest().filter(|_| decisions < MOST_DECISIONS).map(|seat| {
                self.legal.clear();
                game.legal(seat, &mut self.legal);
                let choice = match self.legal.len() {
                    1 => 0,
                    _ => self.guide.usual(&Seen::new(&game, seat), &self.legal, &mut chance),
                };
                (seat, self.legal[choice])
            });
        }
        let end = self.end(&game);
        self.deals[deal].known.push((action, end));
        end
    }

    fn end(&self, game: &G) -> End {
        let standing = game.standing();
        let mut payoffs = standing.payoffs();
        if !standing.over {
            self.guide.evaluate(game, &mut payoffs);
            let all: f32 = payoffs.iter().sum();
            if standing.outcome == Outcome::Competitive && all > 0.0 {
                payoffs = payoffs.map(|payoff| payoff / all);
            }
        }
        End { payoffs, success: success(&payoffs, &standing, self.seat, G::CLEAR_LEAD) }
    }
}

/// How well a game ended for a seat: by the result, and a little by how close it was, so that there is something left to lose in a lost game.
fn success(payoffs: &[f32; MAX_SEATS], standing: &Standing, seat: Seat, clear_lead: f32) -> f32 {
    let result = payoffs[seat.index()];
    if standing.outcome != Outcome::Competitive {
        return result;
    }
    let others = (0..standing.seats() as usize).map(Seat::new).filter(|other| *other != seat);
    let margin = standing.score(seat) - others.map(|other| standing.score(other)).max().unwrap_or(0);
    result + margin as f32 / clear_lead
}

fn mean(ends: &[End]) -> [f64; MAX_SEATS] {
    std::array::from_fn(|seat| mean_of(ends, |end| f64::from(end.payoffs[seat])))
}

fn mean_of(ends: &[End], value: impl Fn(&End) -> f64) -> f64 {
    ends.iter().map(value).sum::<f64>() / ends.len().max(1) as f64
}

/// The first of those that were worth most.
fn best_of(ends: &[Vec<End>], value: impl Fn(&End) -> f64) -> usize {
    let worth: Vec<f64> = ends.iter().map(|ends| mean_of(ends, &value)).collect();
    (0..worth.len()).fold(0, |best, index| if worth[index] > worth[best] { index } else { best })
}

/// Does the seat fare so much better with the first, game by game, that it is hardly by chance?
fn is_clear(better: &[End], worse: &[End], seat: Seat) -> bool {
    /// In standard errors.
    const CLEAR: f64 = 2.0;
    let leads = better.iter().zip(worse).map(|(one, other)| f64::from(one.payoffs[seat.index()] - other.payoffs[seat.index()]));
    // As if one game more had been won by it and one more lost: a few games that ended alike prove little.
    let games = better.len() as f64 + 2.0;
    let (sum, squares) = leads.fold((0.0, 2.0), |(sum, squares), lead| (sum + lead, squares + lead * lead));
    let lead = sum / games;
    lead > CLEAR * ((squares / games - lead * lead).max(0.0) / games).sqrt()
}
