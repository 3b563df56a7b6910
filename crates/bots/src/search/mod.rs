//! Information-set Monte-Carlo search: the player that thinks, in any game.
//!
//! It plays imagined games, each from a state that may be the true one, and does what came to the best end. Usually it grows a tree of what
//! may follow ([`growing`]); where a [`Guide`] asks for it, it plays the same imagined games on from each action that deserves a look
//! ([`comparing`]). Each seat is taken to want the most for itself (max^n), so it works for any number of seats. Where several seats are
//! awaited, the searching one acts first and the others in the order of their seats.

mod comparing;
mod growing;
mod tree;

use std::time::{Duration, Instant};

use table::{Advice, Bot, Chance, Game, MAX_SEATS, Message, Seat, Seen, Unheard, Weighed};

use self::growing::Mind;
use crate::Guide;
use crate::random::{only_choice, pick};
use crate::reasons::reason;

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

    /// When a thought begins. Only a budget of time looks at the clock: in a browser's worker there is none to look at.
    fn begin(self) -> Option<Instant> {
        self.time.map(|_| Instant::now())
    }

    /// How many iterations are left after these since then; of time, about as many as there have been in as long.
    fn left(self, iterations: u32, since: Option<Instant>) -> u32 {
        let in_time = self.time.zip(since).map(|(time, since)| {
            let spent = since.elapsed();
            f64::from(iterations) * time.saturating_sub(spent).as_secs_f64() / spent.as_secs_f64().max(1e-9)
        });
        self.iterations.saturating_sub(iterations).min(in_time.map_or(u32::MAX, |left| left as u32))
    }

    /// Is this share of it, so many parts of so many, spent by these iterations since then?
    fn is_spent(self, (part, parts): (u32, u32), iterations: u32, since: Option<Instant>) -> bool {
        u64::from(iterations) * u64::from(parts) >= u64::from(self.iterations) * u64::from(part)
            || self.time.zip(since).is_some_and(|(time, since)| since.elapsed() * parts >= time * part)
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
    /// Does it stop once it is decided?
    hasty: bool,
    chance: Chance,
    /// Each grows a tree of its own, on a thread of its own.
    minds: Vec<Mind<G>>,
    /// Who decides.
    seat: Seat,
    /// The actions tried for the last decision, the pick first, and how the games ended in which each was.
    tried: Vec<(G::Action, Endings)>,
    legal: Vec<G::Action>,
}

impl<G: Game> Search<G> {
    /// The number decides its chance.
    pub fn new(budget: Budget, guide: Box<dyn Guide<G>>, number: u64) -> Self {
        let mut chance = Chance::imagined(number);
        let minds = vec![Mind::new(chance.fork())];
        Self { budget, guide, hasty: false, chance, minds, seat: Seat::one(), tried: Vec::new(), legal: Vec::new() }
    }

    /// Stops as soon as more thought would not change the decision. What else it looked at is then known less well.
    #[must_use]
    pub const fn until_decided(mut self) -> Self {
        self.hasty = true;
        self
    }

    /// Thinks on so many threads at once. By a given number, budget of iterations and count of threads it always decides the same.
    #[must_use]
    pub fn on_threads(mut self, threads: usize) -> Self {
        self.minds.resize_with(threads.max(1), || Mind::new(self.chance.fork()));
        self
    }

    /// Compares these, or grows its trees.
    fn think(&mut self, seen: &Seen<'_, G>, compared: Option<Vec<G::Action>>) {
        self.seat = seen.seat();
        self.tried.clear();
        match compared {
            Some(actions) => self.compare(seen, actions),
            None => self.grow(seen),
        }
    }
}

/// What an imagined game came to, for each seat: as the guide judges, and as the rules do where it went to the end. A guide may count more
/// than the result, so that the search tells a near win from a far one; whoever asks for chances wants the result alone.
#[derive(Clone, Copy)]
struct Came {
    judged: [f32; MAX_SEATS],
    payoffs: [f32; MAX_SEATS],
}

impl Came {
    fn of<G: Game>(guide: &dyn Guide<G>, game: &G) -> Self {
        let mut judged = [0.0; MAX_SEATS];
        guide.evaluate(game, &mut judged);
        Self { judged, payoffs: if game.awaited().is_empty() { game.standing().payoffs() } else { judged } }
    }
}

/// One imagined game that begins with the action, after which the seat keeps to the temper. The list is lent: to make one every time would
/// take longer than many a game.
fn play_from<G: Game>(
    guide: &dyn Guide<G>,
    seen: &Seen<'_, G>,
    (action, temper): (G::Action, usize),
    deal: &mut Chance,
    lent: &mut Vec<G::Action>,
) -> Came {
    let mut game = seen.imagine(deal.fork());
    play(&mut game, seen.seat(), action);
    play_out(guide, &mut game, (seen.seat(), temper), deal, lent);
    Came::of(guide, &game)
}

/// Plays on as the guide says, to the end or as far as it wants; the seat named keeps to its temper.
fn play_out<G: Game>(
    guide: &dyn Guide<G>,
    game: &mut G,
    (own, temper): (Seat, usize),
    chance: &mut Chance,
    legal: &mut Vec<G::Action>,
) {
    let mut decisions = 0;
    let mut tempers = [0; MAX_SEATS];
    tempers[own.index()] = temper;
    let among = guide.tempers();
    if among > 1 {
        let others = tempers.iter_mut().enumerate().take(game.seats() as usize).filter(|(seat, _)| *seat != own.index());
        others.for_each(|(_, temper)| *temper = pick(chance, among));
    }
    while let Some(seat) = game.awaited().lowest() {
        if guide.enough(game, decisions) {
            return;
        }
        legal.clear();
        game.legal(seat, legal);
        let choice = match legal.len() {
            1 => 0,
            _ => guide.play_out(&Seen::new(game, seat), legal, tempers[seat.index()], chance),
        };
        play(game, seat, legal[choice]);
        decisions += 1;
    }
}

/// Plays on in an imagined state.
pub(crate) fn play<G: Game>(game: &mut G, seat: Seat, action: G::Action) {
    // A refused action would change nothing, and the search would try it forever.
    game.play(seat, action, &mut Unheard).map(|_| ()).expect("legal actions can be played");
}

impl<G: Game> Bot<G> for Search<G> {
    fn decide(&mut self, seen: &Seen<'_, G>) -> Advice<G::Action> {
        self.legal.clear();
        seen.legal(&mut self.legal);
        // What came of an earlier decision says nothing about this one.
        self.tried.clear();
        if let [only] = self.legal[..] {
            return only_choice(only);
        }
        let mut compared = self.guide.compares(seen).then(|| self.worth_a_look(seen));
        if let Some(actions) = &mut compared
            && self.hasty
            && self.guide.needs_no_thought(seen)
        {
            actions.truncate(1);
        }
        if let Some(&[action]) = compared.as_deref() {
            let reason = self.guide.reason(seen, &self.legal, action);
            return Advice { action, reason: reason.unwrap_or_else(|| Message::new("table-nothing-else")) };
        }
        self.think(seen, compared);
        let reason = reason(self.guide.as_ref(), seen, &self.weighed(), &mut self.chance.clone());
        Advice { action: self.tried[0].0, reason }
    }

    fn weighed(&self) -> Vec<Weighed<G::Action>> {
        let weigh = |(action, endings): &(G::Action, Endings)| Weighed {
            action: *action,
            value: endings.mean()[self.seat.index()],
            games: endings.games,
        };
        let mut weighed: Vec<_> = self.tried.iter().map(weigh).collect();
        // By how often they were tried, as the search itself chooses: what was hardly tried has a value that says little.
        if let [_, others @ ..] = &mut weighed[..] {
            others.sort_by_key(|one| std::cmp::Reverse(one.games));
        }
        weighed
    }
}

/// How imagined games ended.
#[derive(Clone, Copy, Debug, Default)]
pub(crate) struct Endings {
    /// How many games.
    pub games: u32,
    /// What they were worth to each seat, all together.
    total: [f64; MAX_SEATS],
}

impl Endings {
    fn add(&mut self, values: &[f32; MAX_SEATS]) {
        self.games += 1;
        for (total, value) in self.total.iter_mut().zip(values) {
            *total += f64::from(*value);
        }
    }

    /// Adds those of other games.
    fn join(&mut self, other: &Self) {
        self.games += other.games;
        for (total, more) in self.total.iter_mut().zip(other.total) {
            *total += more;
        }
    }

    /// What a game was worth to each seat on average.
    pub fn mean(&self) -> [f64; MAX_SEATS] {
        self.total.map(|total| total / f64::from(self.games.max(1)))
    }
}

#[cfg(test)]
mod tests {
    use pig::{Action, Pig, Rig, Setup};

    use super::*;

    fn begun(rig: &Rig) -> Pig {
        let position = Pig::rigged(&Setup::default(), rig).expect("a position");
        Pig::from_position(&Setup::default(), &position).expect("a game")
    }

    /// Whoever rolls on stops at once after that, and rolling is liked best.
    struct Comparing;

    impl Guide<Pig> for Comparing {
        fn play_out(&self, _: &Seen<'_, Pig>, legal: &[Action], _: usize, _: &mut Chance) -> usize {
            legal.iter().position(|action| *action == Action::Hold).unwrap_or(0)
        }

        fn prior(&self, _: &Seen<'_, Pig>, legal: &[Action], into: &mut Vec<f32>) {
            into.extend(legal.iter().map(|action| if *action == Action::Hold { 1.0 } else { 2.0 }));
        }

        fn compares(&self, _: &Seen<'_, Pig>) -> bool {
            true
        }
    }

    #[test]
    fn a_comparison_leaves_what_is_liked_for_what_is_clearly_better() {
        let decision = |total: u16, points: u16| {
            let rig = Rig { total, points: [("1".to_owned(), points), ("2".to_owned(), 50)].into(), ..Rig::default() };
            let game = begun(&rig);
            let think = |threads| {
                let mut search = Search::new(Budget::iterations(400), Box::new(Comparing), 1).on_threads(threads).until_decided();
                let advice = search.decide(&Seen::new(&game, Seat::one()));
                (advice, search.weighed())
            };
            let (advice, weighed) = think(1);
            assert_eq!(weighed[0].games, weighed[1].games, "both are tried in the same games");
            assert_eq!((&advice, &weighed), (&think(3).0, &think(3).1), "threads change nothing");
            (advice.action, weighed.iter().map(|one| one.games).sum::<u32>())
        };
        // To hold wins, which is soon seen; with hardly anything to lose, to roll is as good.
        let (action, games) = decision(60, 40);
        assert!(action == Action::Hold && games < 200, "{action:?} after {games} games");
        assert_eq!(decision(2, 0), (Action::Roll, 400));
    }

    /// Holds at once, or rolls until it has won; to hold is liked best. Whether a roll is the first of many is for the test to say.
    struct Plans {
        keeps_to_them: bool,
    }

    const ROLLS_ON: usize = 1;

    impl Guide<Pig> for Plans {
        fn tempers(&self) -> usize {
            2
        }

        fn temper_after(&self, _: &Seen<'_, Pig>, _: &[Action], action: Action) -> usize {
            if self.keeps_to_them && action == Action::Roll { ROLLS_ON } else { 0 }
        }

        fn play_out(&self, seen: &Seen<'_, Pig>, legal: &[Action], temper: usize, _: &mut Chance) -> usize {
            let sight = seen.sight();
            let wins = sight.points(seen.seat()) + sight.total() >= sight.goal();
            let choice = if temper == ROLLS_ON && !wins { Action::Roll } else { Action::Hold };
            legal.iter().position(|action| *action == choice).unwrap_or(0)
        }

        fn enough(&self, _: &Pig, decisions: u32) -> bool {
            decisions >= 60
        }

        fn prior(&self, _: &Seen<'_, Pig>, legal: &[Action], into: &mut Vec<f32>) {
            into.extend(legal.iter().map(|action| if *action == Action::Hold { 2.0 } else { 1.0 }));
        }

        fn compares(&self, _: &Seen<'_, Pig>) -> bool {
            true
        }
    }

    #[test]
    fn what_begins_a_plan_is_compared_by_the_whole_of_it() {
        // The other needs a point: whoever holds has lost, and so has whoever rolls once.
        let rig = Rig { total: 20, points: [("1".to_owned(), 50), ("2".to_owned(), 99)].into(), ..Rig::default() };
        let game = begun(&rig);
        let decide = |keeps_to_them| {
            let mut search = Search::new(Budget::iterations(400), Box::new(Plans { keeps_to_them }), 1);
            search.decide(&Seen::new(&game, Seat::one())).action
        };
        assert_eq!([decide(true), decide(false)], [Action::Roll, Action::Hold]);
    }

    /// Would rather hold, and thinks no thought would find better.
    struct Convinced;

    impl Guide<Pig> for Convinced {
        fn prior(&self, _: &Seen<'_, Pig>, legal: &[Action], into: &mut Vec<f32>) {
            into.extend(legal.iter().map(|action| if *action == Action::Hold { 2.0 } else { 1.0 }));
        }

        fn compares(&self, _: &Seen<'_, Pig>) -> bool {
            true
        }

        fn needs_no_thought(&self, _: &Seen<'_, Pig>) -> bool {
            true
        }
    }

    #[test]
    fn where_thought_finds_nothing_only_who_wants_to_compare_thinks() {
        let game = begun(&Rig { total: 20, ..Rig::default() });
        let weighed = |search: Search<Pig>| {
            let mut search = search;
            let advice = search.decide(&Seen::new(&game, Seat::one()));
            (advice.action, search.weighed().len())
        };
        let search = || Search::new(Budget::iterations(40), Box::new(Convinced), 1);
        assert_eq!(weighed(search().until_decided()), (Action::Hold, 0));
        assert_eq!(weighed(search()).1, 2);
    }

    /// Nothing but to hold has a weight.
    struct Sure;

    impl Guide<Pig> for Sure {
        fn prior(&self, _: &Seen<'_, Pig>, legal: &[Action], into: &mut Vec<f32>) {
            into.extend(legal.iter().map(|action| f32::from(u8::from(*action == Action::Hold))));
        }

        fn compares(&self, _: &Seen<'_, Pig>) -> bool {
            true
        }
    }

    #[test]
    fn what_alone_deserves_a_look_is_done_without_a_thought() {
        let rig = Rig { total: 20, ..Rig::default() };
        let game = begun(&rig);
        let mut search = Search::new(Budget::iterations(u32::MAX), Box::new(Sure), 1);
        let advice = search.decide(&Seen::new(&game, Seat::one()));
        assert_eq!(advice, Advice { action: Action::Hold, reason: Message::new("table-nothing-else") });
        assert!(search.weighed().is_empty());
    }
}
