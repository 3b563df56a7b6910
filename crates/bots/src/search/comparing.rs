//! Comparing actions by the same imagined games.

use std::panic::resume_unwind;

use table::{Chance, Game, Seen};

use super::{Came, Endings, Search, play_from};

/// So many standard errors of its lead make something surely better or worse. Of many actions the luckiest looks good, and the favourite is
/// what the author of the play-outs would do: with a third of one, a search of a hundred games of Dominion loses to a script it otherwise beats.
const SURELY: f64 = 3.0;

/// An action, and what came of it.
struct Compared<A> {
    action: A,
    /// What the seat keeps to after it.
    temper: usize,
    endings: Endings,
    /// By how much it was better than the favourite, in the same games: all together, and the squares.
    lead: f64,
    squares: f64,
}

impl<A> Compared<A> {
    fn new(action: A, temper: usize) -> Self {
        Self { action, temper, endings: Endings::default(), lead: 0.0, squares: 0.0 }
    }

    /// On average.
    fn lead(&self) -> f64 {
        self.lead / f64::from(self.endings.games.max(1))
    }

    /// Surely better than the favourite?
    fn is_better(&self) -> bool {
        self.lead() > SURELY * self.doubt()
    }

    /// Surely worse?
    fn is_worse(&self) -> bool {
        self.lead() < -SURELY * self.doubt()
    }

    /// The standard error of the lead.
    fn doubt(&self) -> f64 {
        /// As if it had also been so much better in one game more and worse in another: a few games that ended alike prove little.
        const AT_LEAST: f64 = 0.25;
        let games = f64::from(self.endings.games) + 2.0;
        let (lead, squares) = (self.lead / games, self.squares + 2.0 * AT_LEAST * AT_LEAST);
        ((squares / games - lead * lead) / games).max(0.0).sqrt()
    }
}

impl<G: Game> Search<G> {
    /// Plays the same imagined games on from each of these actions, and drops the worse half again and again, so that most games are
    /// spent on those hard to tell apart. What the guide likes best comes first, is never dropped, and left only for what is surely better.
    pub(super) fn compare(&mut self, seen: &Seen<'_, G>, actions: Vec<G::Action>) {
        /// How many games are dealt before it looks again: enough for several threads.
        const DEALT_AT_ONCE: u32 = 8;
        let is_decided = |compared: &[Compared<G::Action>]| match compared {
            [_] => true,
            [_, other] => other.is_better(),
            _ => false,
        };
        let begun = self.budget.begin();
        let with_temper = |action| Compared::new(action, self.guide.temper_after(seen, &self.legal, action));
        let mut compared: Vec<_> = actions.into_iter().map(with_temper).collect();
        let mut dropped = Vec::new();
        let rounds = compared.len().next_power_of_two().ilog2().max(1);
        let mut games = 0;
        for round in 1..=rounds {
            while !(self.budget.is_spent((round, rounds), games, begun) || self.hasty && is_decided(&compared)) {
                let deals = DEALT_AT_ONCE.min((self.budget.iterations - games).div_ceil(compared.len() as u32));
                self.deal(seen, &mut compared, deals);
                games += deals * compared.len() as u32;
                if self.hasty {
                    dropped.extend(compared.extract_if(1.., |one| one.is_worse()));
                }
            }
            compared[1..].sort_by(|one, other| other.lead().total_cmp(&one.lead()));
            dropped.extend(compared.drain(compared.len().div_ceil(2).max(2).min(compared.len())..));
        }
        if compared.get(1).is_some_and(Compared::is_better) {
            compared.swap(0, 1);
        }
        self.tried.extend(compared.into_iter().chain(dropped).map(|one| (one.action, one.endings)));
    }

    /// Deals so many imagined games, and plays each on from every action.
    fn deal(&mut self, seen: &Seen<'_, G>, compared: &mut [Compared<G::Action>], deals: u32) {
        let actions: Vec<(G::Action, usize)> = compared.iter().map(|one| (one.action, one.temper)).collect();
        let deals: Vec<Chance> = (0..deals).map(|_| self.chance.fork()).collect();
        let seat = self.seat;
        for came in self.play_deals(seen, &actions, &deals) {
            let favourite = f64::from(came[0].judged[seat.index()]);
            for (one, came) in compared.iter_mut().zip(came) {
                let lead = f64::from(came.judged[seat.index()]) - favourite;
                one.endings.add(&came.payoffs);
                one.lead += lead;
                one.squares += lead * lead;
            }
        }
    }

    /// Every deal's games, one an action; on as many threads as there are minds, and the same on any number of them.
    fn play_deals(&self, seen: &Seen<'_, G>, actions: &[(G::Action, usize)], deals: &[Chance]) -> Vec<Vec<Came>> {
        let guide = self.guide.as_ref();
        let play_all = |deals: &[Chance]| -> Vec<Vec<Came>> {
            let mut lent = Vec::new();
            let mut play = |deal: &Chance, action| play_from(guide, seen, action, &mut deal.clone(), &mut lent);
            deals.iter().map(|deal| actions.iter().map(|action| play(deal, *action)).collect()).collect()
        };
        let threads = if cfg!(target_family = "wasm") { 1 } else { self.minds.len() };
        let mut shares = deals.chunks(deals.len().div_ceil(threads).max(1));
        let first = shares.next().unwrap_or_default();
        std::thread::scope(|scope| {
            let others: Vec<_> = shares.map(|share| scope.spawn(|| play_all(share))).collect();
            let mut came = play_all(first);
            for other in others {
                came.extend(other.join().unwrap_or_else(|panic| resume_unwind(panic)));
            }
            came
        })
    }

    /// The legal actions with a weight, the heaviest first; all, where none has any.
    pub(super) fn worth_a_look(&mut self, seen: &Seen<'_, G>) -> Vec<G::Action> {
        self.legal.clear();
        seen.legal(&mut self.legal);
        let mut weights = Vec::new();
        self.guide.prior(seen, &self.legal, &mut weights);
        weights.resize(self.legal.len(), 1.0);
        if weights.iter().all(|weight| *weight <= 0.0) {
            weights.fill(1.0);
        }
        let mut weighed: Vec<_> = self.legal.iter().copied().zip(weights).filter(|(_, weight)| *weight > 0.0).collect();
        weighed.sort_by(|(_, one), (_, other)| other.total_cmp(one));
        weighed.into_iter().map(|(action, _)| action).collect()
    }
}
