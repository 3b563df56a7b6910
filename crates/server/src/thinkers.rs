//! Bots think on threads of their own, a limited number at a time, never on those that answer people.
//!
//! Who thinks next is fair: everybody's bots share the time by the address their owner came from, and there by person, whoever thought
//! least of late first. Short thoughts never wait behind long ones; and a bot that has waited too long thinks a short one instead.
//! Threads with long thoughts give way to all others: a move never waits for a core on which a captain thinks.

use std::collections::HashMap;
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};
use std::time::{Duration, Instant};

use prometheus_client::metrics::gauge::Gauge;
use room::SUBSTITUTE;
use table::{Advised, AnyTable, Seat};
use tokio::sync::oneshot;

use crate::ids;
use crate::limits;
use crate::metrics::METRICS;

/// On whose account something is used: a person's, and that of the address they come from.
#[derive(Clone, Debug, Default, PartialEq, Eq, Hash)]
pub struct Account {
    /// The person's id.
    pub person: String,
    /// The address, as a hash; empty where it is not known.
    pub origin: String,
}

/// Everybody's bots.
#[derive(Clone)]
pub struct Thinkers {
    long: Arc<Lane>,
    short: Arc<Lane>,
}

/// A bot that is to decide.
pub struct Decision {
    /// A copy of the table.
    pub table: Box<dyn AnyTable>,
    /// The bot's seat.
    pub seat: Seat,
    /// Its level or personality.
    pub bot: String,
    /// The number for its chance, where the same moves must make the same game: it is then never replaced by a faster bot, however long
    /// it waits. Without it one is drawn.
    pub number: Option<u64>,
}

/// What a bot decided, and how long that took.
pub struct Thought {
    /// What it would do, and why. None when it failed, or thought too long.
    pub advised: Option<Advised>,
    /// How long it thought.
    pub took: Duration,
}

/// Whoever is played by a script, as two levels and all personalities are: a thought of theirs takes less than a millisecond.
fn is_short(bot: &str) -> bool {
    !matches!(bot, "captain" | "admiral") && bot != games::ADVISER
}

impl Thinkers {
    /// How many long thoughts may be under way at a time, and as many short ones.
    pub fn new(at_a_time: usize) -> Self {
        Self { long: Lane::new(at_a_time, true), short: Lane::new(at_a_time, false) }
    }

    /// What a bot would do. A thought cannot be interrupted: one that takes too long keeps its place until it is done, but nobody waits
    /// for it. Bots of an account whose time is used up (`hurried`) think a short thought, whatever their level; where that would change
    /// the game, they let everybody else go first instead.
    pub async fn think(&self, decision: Decision, account: &Account, hurried: bool) -> Thought {
        let Decision { table, seat, bot, number } = decision;
        let (place, bot) = match number {
            Some(_) => (self.place_without_limit(&bot, account, hurried).await, bot.as_str()),
            None => self.place(&bot, account, hurried).await,
        };
        let begun = Instant::now();
        let Ok(bot) = bot.parse() else { return Thought { advised: None, took: Duration::ZERO } };
        let number = number.unwrap_or_else(|| u64::from_le_bytes(ids::random()));
        let thought = place.on_a_thread(move || table.advise(seat, &bot, number));
        let advised = match tokio::time::timeout(limits::BOT_THINKS, thought).await {
            Ok(Some(Ok(advised))) => Some(advised),
            Ok(Some(Err(error))) => {
                tracing::warn!(%error, "a bot gave no advice");
                None
            }
            Ok(None) => {
                tracing::error!("a bot failed");
                None
            }
            Err(_) => {
                tracing::warn!("a bot thought too long");
                None
            }
        };
        let took = begun.elapsed();
        METRICS.bot_thought_seconds.observe(took.as_secs_f64());
        Thought { advised, took }
    }

    /// Does what may wait: in a place for long thoughts, when no bot waits for it. It counts for nobody's bots.
    pub async fn patiently<T: Send + 'static>(&self, account: &Account, work: impl FnOnce() -> T + Send + 'static) -> Option<T> {
        let apart = |who: &str| format!("patient {who}");
        let account = Account { person: apart(&account.person), origin: apart(&account.origin) };
        let done = self.long.wait(&account, true).await.on_a_thread(work).await;
        if done.is_none() {
            tracing::error!("what could wait failed");
        }
        done
    }

    /// A place to think, and who thinks there: the bot itself, or one that needs no long thought when there is no time for it.
    async fn place<'a>(&self, bot: &'a str, account: &Account, hurried: bool) -> (Place, &'a str) {
        let begun = Instant::now();
        let mut found = None;
        if !is_short(bot) && !hurried {
            found = tokio::time::timeout(limits::BOT_WAITS, self.long.enter(account)).await.ok().map(|place| (place, bot));
        }
        let found = match found {
            Some(found) => found,
            None if is_short(bot) => (self.short.enter(account).await, bot),
            None => {
                METRICS.bots_hurried.inc();
                (self.short.enter(account).await, SUBSTITUTE)
            }
        };
        METRICS.bot_wait_seconds.observe(begun.elapsed().as_secs_f64());
        found
    }

    /// A place for this very bot, however long that takes.
    async fn place_without_limit(&self, bot: &str, account: &Account, hurried: bool) -> Place {
        let begun = Instant::now();
        let lane = if is_short(bot) { &self.short } else { &self.long };
        let place = lane.wait(account, hurried).await;
        METRICS.bot_wait_seconds.observe(begun.elapsed().as_secs_f64());
        place
    }

    /// Forgets who has not thought for a long time.
    pub fn tidy(&self) {
        self.long.lock().tidy();
        self.short.lock().tidy();
    }
}

/// Places to think, and those who wait for one.
struct Lane {
    /// Do its threads give way to all others?
    gives_way: bool,
    // A std mutex: it is never held across an await.
    queue: Mutex<Queue>,
}

struct Queue {
    free: usize,
    waiting: Vec<Waiting>,
    /// What everybody has thought of late, by address and by person.
    shares: HashMap<String, Share>,
}

struct Waiting {
    account: Account,
    /// Does it let everybody else go first?
    patient: bool,
    place: oneshot::Sender<Place>,
    _counted: Counted,
}

/// How much somebody's bots have thought of late, and how many think now.
struct Share {
    spent: Duration,
    as_of: Instant,
    thinking: u32,
}

impl Share {
    /// What counts of it now: half as much every so often.
    fn now(&self) -> Duration {
        let halvings = self.as_of.elapsed().as_secs_f64() / limits::BOT_TIME_HALVES.as_secs_f64();
        // Who thinks just now has not spent that time yet, but will have.
        self.spent.mul_f64(0.5_f64.powf(halvings)) + limits::BOT_THOUGHT * self.thinking
    }
}

/// A place to think in; free again when it is dropped.
struct Place {
    lane: Arc<Lane>,
    account: Account,
    begun: Instant,
    _counted: Counted,
}

impl Lane {
    fn new(places: usize, gives_way: bool) -> Arc<Self> {
        let queue = Queue { free: places.max(1), waiting: Vec::new(), shares: HashMap::new() };
        Arc::new(Self { gives_way, queue: Mutex::new(queue) })
    }

    /// Waits for a place.
    async fn enter(self: &Arc<Self>, account: &Account) -> Place {
        self.wait(account, false).await
    }

    /// Waits for a place; who is patient, behind everybody who is not.
    async fn wait(self: &Arc<Self>, account: &Account, patient: bool) -> Place {
        loop {
            let (place, given) = oneshot::channel();
            let waiting = Waiting { account: account.clone(), patient, place, _counted: Counted::in_gauge(&METRICS.bots_waiting) };
            self.lock().waiting.push(waiting);
            self.give_places();
            if let Ok(place) = given.await {
                return place;
            }
        }
    }

    /// Gives every free place to whoever is next.
    fn give_places(self: &Arc<Self>) {
        loop {
            // A place that nobody takes any more is dropped, which locks the queue: so it is sent without the lock.
            let next = self.lock().next();
            let Some(Waiting { account, place, .. }) = next else { return };
            let given =
                Place { lane: self.clone(), account, begun: Instant::now(), _counted: Counted::in_gauge(&METRICS.bots_thinking) };
            drop(place.send(given));
        }
    }

    fn lock(&self) -> MutexGuard<'_, Queue> {
        self.queue.lock().unwrap_or_else(PoisonError::into_inner)
    }
}

impl Queue {
    /// Takes a free place for whoever is next: a bot before what may wait, and then of the address that thought least of late, and there of the person.
    fn next(&mut self) -> Option<Waiting> {
        // Who has waited too long is gone.
        self.waiting.retain(|waiting| !waiting.place.is_closed());
        if self.free == 0 {
            return None;
        }
        let spent = |who: &String| self.shares.get(who).map_or(Duration::ZERO, Share::now);
        // Of several that are equal the first is taken, who has waited longest.
        let next = self
            .waiting
            .iter()
            .enumerate()
            .min_by_key(|(_, Waiting { account, patient, .. })| (*patient, spent(&account.origin), spent(&account.person)));
        let (next, _) = next?;
        let waiting = self.waiting.remove(next);
        self.free -= 1;
        for who in [&waiting.account.origin, &waiting.account.person] {
            self.change(who, Duration::ZERO, 1);
        }
        Some(waiting)
    }

    fn change(&mut self, who: &str, spent: Duration, thinking: i32) {
        let nothing = || Share { spent: Duration::ZERO, as_of: Instant::now(), thinking: 0 };
        let share = self.shares.entry(who.to_owned()).or_insert_with(nothing);
        let thinks = share.thinking;
        share.thinking = 0;
        *share = Share { spent: share.now() + spent, as_of: Instant::now(), thinking: thinks.saturating_add_signed(thinking) };
    }

    fn tidy(&mut self) {
        self.shares.retain(|_, share| share.now() >= Duration::from_millis(1));
    }
}

impl Place {
    /// Does something here, on a thread of its own: once a thread gives way it does so for good, so it cannot be one that others use.
    /// None if it failed.
    async fn on_a_thread<T: Send + 'static>(self, work: impl FnOnce() -> T + Send + 'static) -> Option<T> {
        let (done, result) = oneshot::channel();
        let thread = std::thread::Builder::new().name("thinker".to_owned()).spawn(move || {
            if self.lane.gives_way {
                give_way();
            }
            let worked = work();
            drop(self);
            // Nobody may wait for it any more.
            let _ = done.send(worked);
        });
        if let Err(error) = thread {
            tracing::error!(%error, "there is no thread to think on");
        }
        result.await.ok()
    }
}

/// Lets every other thread go first. On Linux a priority is that of the thread that asks.
#[cfg(target_os = "linux")]
fn give_way() {
    if let Err(error) = rustix::process::nice(limits::LONG_THOUGHTS_NICE) {
        tracing::debug!(%error, "a long thought takes its full share of the cores");
    }
}

/// Elsewhere priorities are those of whole processes.
#[cfg(not(target_os = "linux"))]
const fn give_way() {}

impl Drop for Place {
    fn drop(&mut self) {
        let mut queue = self.lane.lock();
        queue.free += 1;
        for who in [&self.account.origin, &self.account.person] {
            queue.change(who, self.begun.elapsed(), -1);
        }
        drop(queue);
        self.lane.give_places();
    }
}

/// Counted in a gauge until it is dropped.
struct Counted(&'static Gauge);

impl Counted {
    fn in_gauge(gauge: &'static Gauge) -> Self {
        gauge.inc();
        Self(gauge)
    }
}

impl Drop for Counted {
    fn drop(&mut self) {
        self.0.dec();
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn account(person: &str, origin: &str) -> Account {
        Account { person: person.to_owned(), origin: origin.to_owned() }
    }

    /// Who gets the only place, in order, when all of these wait for it.
    async fn order(lane: &Arc<Lane>, accounts: &[Account]) -> Vec<String> {
        let first = lane.enter(&account("first", "first")).await;
        order_behind(lane, first, accounts).await
    }

    /// The same, with this place given back only when all of them wait.
    async fn order_behind(lane: &Arc<Lane>, first: Place, accounts: &[Account]) -> Vec<String> {
        let (done, mut order) = tokio::sync::mpsc::unbounded_channel();
        for account in accounts {
            let (lane, account, done) = (lane.clone(), account.clone(), done.clone());
            let waiting = lane.lock().waiting.len();
            let waits = lane.clone();
            tokio::spawn(async move {
                let mut place = waits.enter(&account).await;
                // As if they had thought for long enough to count for more than those who have not thought at all.
                place.begun -= Duration::from_millis(5);
                done.send(account.person).expect("somebody listens");
                drop(place);
            });
            while lane.lock().waiting.len() == waiting {
                tokio::task::yield_now().await;
            }
        }
        drop((first, done));
        let mut people = Vec::new();
        while let Some(person) = order.recv().await {
            people.push(person);
        }
        people
    }

    #[tokio::test]
    async fn an_address_with_many_tables_gets_no_more_than_one_with_a_single_one() {
        let lane = Lane::new(1, false);
        let mut accounts = vec![account("greedy", "one"); 10];
        accounts.push(account("modest", "another"));
        let order = order(&lane, &accounts).await;
        let place = order.iter().position(|person| person == "modest").expect("they think");
        assert!(place <= 1, "{order:?}");
    }

    #[tokio::test]
    async fn people_of_one_address_share_what_it_gets() {
        let lane = Lane::new(1, false);
        let mut accounts = vec![account("greedy", "one"); 10];
        accounts.push(account("modest", "one"));
        let order = order(&lane, &accounts).await;
        let place = order.iter().position(|person| person == "modest").expect("they think");
        assert!(place <= 1, "{order:?}");
    }

    #[tokio::test]
    async fn what_may_wait_lets_every_bot_go_first() {
        let lane = Lane::new(1, false);
        let first = lane.enter(&account("first", "one")).await;
        let (waiting, patient) = (lane.clone(), account("patient", "two"));
        let patient = tokio::spawn(async move { waiting.wait(&patient, true).await });
        while lane.lock().waiting.is_empty() {
            tokio::task::yield_now().await;
        }
        let order = order_behind(&lane, first, &[account("greedy", "one"), account("greedy", "one")]).await;
        assert_eq!(order, ["greedy", "greedy"]);
        drop(patient.await.expect("it gets its place in the end"));
    }

    #[tokio::test]
    async fn a_bot_that_waited_too_long_thinks_a_short_thought_instead() {
        let thinkers = Thinkers::new(1);
        let (greedy, modest) = (account("greedy", "one"), account("modest", "two"));
        let (_long, bot) = thinkers.place("captain", &greedy, false).await;
        assert_eq!(bot, "captain");
        let begun = Instant::now();
        let (_short, bot) = thinkers.place("captain", &modest, false).await;
        assert_eq!(bot, SUBSTITUTE);
        assert!(begun.elapsed() >= limits::BOT_WAITS, "it gave up too soon");
    }

    #[cfg(target_os = "linux")]
    #[tokio::test]
    async fn long_thoughts_give_way_and_short_ones_do_not() {
        let nice = || rustix::process::getpriority_process(None).expect("a priority");
        let own = nice();
        for (lane, expected) in [(Lane::new(1, false), own), (Lane::new(1, true), (own + limits::LONG_THOUGHTS_NICE).min(19))] {
            let place = lane.enter(&account("one", "one")).await;
            assert_eq!(place.on_a_thread(nice).await, Some(expected));
        }
        assert_eq!(nice(), own, "who asks keeps its own");
    }

    #[tokio::test]
    async fn who_no_longer_waits_keeps_nobody_from_the_place() {
        let lane = Lane::new(1, false);
        let first = lane.enter(&account("first", "one")).await;
        let gone = account("gone", "two");
        tokio::select! {
            biased;
            _ = lane.enter(&gone) => panic!("the place is taken"),
            () = async {} => {}
        }
        drop(first);
        lane.enter(&account("next", "three")).await;
        assert_eq!(lane.lock().free, 1);
    }
}
