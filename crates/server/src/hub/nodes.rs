//! Several nodes on one database: the lease by which a node drives its tables, and what nodes tell each other.
//!
//! Nothing told here is believed: a node that hears of an entry reads the log. So a notice may be lost, come twice, or be unreadable,
//! because it comes from a newer version.

use std::collections::BTreeSet;
use std::sync::{Arc, Mutex, PoisonError};
use std::time::Duration;

use serde::{Deserialize, Serialize};
use sqlx::postgres::PgListener;
use tokio::sync::{Notify, mpsc};
use tokio::task::JoinHandle;
use tokio::time::MissedTickBehavior;

use super::{Hub, tell};
use crate::clock::now;
use crate::limits;
use crate::live::{Ask, Present};
use crate::metrics::METRICS;
use crate::store::{Outage, StoreError};

/// What one node tells the others.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(tag = "kind", rename_all = "kebab-case")]
pub enum Notice {
    /// A table's log has grown.
    Appended {
        /// Which table.
        table: String,
        /// The number of its last entry.
        number: i64,
    },
    /// Who watches a table through the node that tells.
    Present {
        /// Which table.
        table: String,
        /// Who, by id.
        people: Vec<String>,
        /// How many have not come in.
        others: usize,
        /// Does it want to hear the same of the others?
        wants_answer: bool,
    },
    /// The node that tells goes away: what it drove is free.
    Left,
    /// What a table's log says has changed: a name or a line of talk was taken out of it.
    Rewritten {
        /// Which table.
        table: String,
    },
    /// Somebody has deleted their account: their seats and their name are to be given up.
    Leaving {
        /// The person's id.
        person: String,
    },
    /// A moderator has forbidden something, or no longer.
    Sanctioned {
        /// Whose seats are to be given up.
        person: Option<String>,
    },
    /// Somebody has signed out: their sockets are to be closed.
    SignedOut {
        /// The person's id.
        person: String,
    },
}

/// A notice as it is sent. Whoever listens hears what it said itself, too, and later than it has done it: so each says who it is.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Told {
    /// What is told.
    #[serde(flatten)]
    pub notice: Notice,
    /// Which node tells; none, if it is the host.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub node: Option<String>,
}

impl Told {
    /// As text.
    pub fn text(&self) -> String {
        // Plain data with text keys, which serde_json always can write.
        serde_json::to_string(self).expect("a notice can be written as JSON")
    }
}

/// A node's lease: as long as it holds, the tables it drives are its own.
#[derive(Clone, Copy, Debug)]
pub struct Lease {
    /// Until when, in milliseconds since 1970.
    until: i64,
    /// When it was last renewed.
    renewed: i64,
    /// How often it ended before it was renewed: what the node drove before that may be another's by now.
    pub lapses: u64,
    /// In which time it last was not renewed although it should have been.
    pub stood_still: Outage,
}

/// This node among others.
pub struct Nodes {
    /// This node's name in the database: another one each time it starts.
    pub id: String,
    // Std mutexes: they are never held across an await.
    lease: Mutex<Lease>,
    /// The outages this node has lived through.
    outages: Mutex<Vec<Outage>>,
    /// One at a time renews the lease; whoever waited finds it renewed.
    renewing: tokio::sync::Mutex<()>,
    /// The nodes that lived at the last sweep.
    living: Mutex<BTreeSet<String>>,
    /// Tells the sweep that there may be something to take over.
    sweep_now: Notify,
    /// What other nodes are to be told, in order; nothing where there are none.
    notices: Option<mpsc::UnboundedSender<Notice>>,
    to_be_told: Mutex<Option<mpsc::UnboundedReceiver<Notice>>>,
}

impl Nodes {
    /// A new node. Are there others, or can there be?
    pub fn new(id: String, others: bool) -> Self {
        let (notices, to_be_told) = others.then(mpsc::unbounded_channel).unzip();
        Self {
            id,
            lease: Mutex::new(Lease { until: 0, renewed: 0, lapses: 0, stood_still: Outage { since: 0, until: 0 } }),
            outages: Mutex::default(),
            renewing: tokio::sync::Mutex::default(),
            living: Mutex::default(),
            sweep_now: Notify::new(),
            notices,
            to_be_told: Mutex::new(to_be_told),
        }
    }

    /// This node's lease, while it holds.
    pub fn lease(&self) -> Option<Lease> {
        Some(self.last_lease()).filter(|lease| lease.until > now())
    }

    fn last_lease(&self) -> Lease {
        *self.lease.lock().unwrap_or_else(PoisonError::into_inner)
    }

    /// Notes that the lease was renewed at this moment; had it ended before?
    fn renewed(&self, at: i64) -> bool {
        let mut lease = self.lease.lock().unwrap_or_else(PoisonError::into_inner);
        let lapsed = lease.until <= at;
        if lapsed {
            lease.lapses += 1;
            lease.stood_still = Outage { since: lease.renewed, until: at };
        }
        (lease.renewed, lease.until) = (at, at + limits::LEASE.as_millis() as i64);
        lapsed
    }

    /// The outages this node has lived through, but for the first ones.
    pub fn outages(&self, but_for: usize) -> Vec<Outage> {
        let outages = self.outages.lock().unwrap_or_else(PoisonError::into_inner);
        outages.get(but_for..).unwrap_or_default().to_vec()
    }

    /// Notes which nodes live now; answers those that no longer do.
    fn gone(&self, living: BTreeSet<String>) -> Vec<String> {
        let mut known = self.living.lock().unwrap_or_else(PoisonError::into_inner);
        let gone = known.difference(&living).cloned().collect();
        *known = living;
        gone
    }

    fn tell(&self, notice: Notice) {
        if let Some(notices) = &self.notices {
            // Nobody is told any more when the server goes away.
            let _ = notices.send(notice);
        }
    }

    /// Tells other nodes who watches a table here, and perhaps that it wants to hear the same of them.
    pub fn tell_present(&self, table: &str, (people, others): &Present, wants_answer: bool) {
        self.tell(Notice::Present {
            table: table.to_owned(),
            // More would not fit into one notice, and nobody reads a list that long.
            people: people.iter().take(limits::PEOPLE_TOLD).cloned().collect(),
            others: *others,
            wants_answer,
        });
    }
}

impl Hub {
    /// Closes every socket of a person, on every node: whoever may, comes back.
    pub fn signed_out(&self, person: &str) {
        self.sockets.let_go(person);
        self.nodes.tell(Notice::SignedOut { person: person.to_owned() });
    }

    /// Does here what a notice asks for, and tells the other nodes.
    pub fn announce(self: &Arc<Self>, notice: Notice) {
        self.heed(notice.clone(), None);
        self.nodes.tell(notice);
    }

    /// Learns who may not speak, or not play.
    pub async fn learn_sanctions(&self) -> Result<(), StoreError> {
        self.sanctions.learn(self.store.sanctions_in_force(now()).await?);
        Ok(())
    }

    /// Renews the lease. When no node had a sign of life for longer than `gap`, that was an outage.
    pub async fn renew(&self, gap: Duration) -> Result<(), StoreError> {
        let _one_at_a_time = self.nodes.renewing.lock().await;
        self.renew_alone(gap).await
    }

    async fn renew_alone(&self, gap: Duration) -> Result<(), StoreError> {
        let before = self.nodes.last_lease().renewed;
        let (lease, gap) = (limits::LEASE.as_millis() as i64, gap.as_millis() as i64);
        let now = self.store.renew(&self.nodes.id, lease, gap).await?;
        // Who was never late has missed nothing: in an outage every node is.
        let late = before > 0 && now - before > gap;
        if late {
            let outages = self.store.outages_after(before).await?;
            METRICS.outages.inc_by(outages.len() as u64);
            self.nodes.outages.lock().unwrap_or_else(PoisonError::into_inner).extend(outages);
        }
        if self.nodes.renewed(now) {
            self.ask_all(|| Ask::Greet);
        }
        if late {
            self.ask_all(|| Ask::Drive);
        }
        Ok(())
    }

    /// Makes sure that there is no outage this node has not noticed: a table asks before it stores anything that time matters for.
    pub async fn notice_outages(&self) -> Result<(), StoreError> {
        let late = || now() - self.nodes.last_lease().renewed > 2 * limits::SWEEP.as_millis() as i64;
        if !late() {
            return Ok(());
        }
        let _one_at_a_time = self.nodes.renewing.lock().await;
        if late() { self.renew_alone(limits::OUTAGE).await } else { Ok(()) }
    }

    /// Renews the lease again and again until the server goes away; then it ends.
    pub fn keep_renewing(self: &Arc<Self>) -> JoinHandle<()> {
        let hub = self.clone();
        let mut closing = self.closing();
        tokio::spawn(async move {
            let mut ticks = tokio::time::interval(limits::SWEEP);
            ticks.set_missed_tick_behavior(MissedTickBehavior::Delay);
            loop {
                tokio::select! {
                    _ = ticks.tick() => if let Err(error) = hub.renew(limits::OUTAGE).await {
                        tracing::error!(%error, "the lease could not be renewed");
                    },
                    _ = closing.changed() => break,
                }
            }
            let ended = async {
                hub.store.renew(&hub.nodes.id, 0, limits::OUTAGE.as_millis() as i64).await?;
                hub.quotas.store(&hub.store).await?;
                if hub.nodes.notices.is_none() {
                    return Ok(());
                }
                hub.store.tell_nodes(Some(&hub.nodes.id), &[Notice::Left]).await
            };
            if let Err(error) = ended.await {
                tracing::error!(%error, "the lease could not be ended");
            }
        })
    }

    /// Takes over what nobody drives. Answers when the first lease of another node ends, if it is not renewed.
    pub async fn sweep(self: &Arc<Self>) -> Result<Option<i64>, StoreError> {
        let mut next = None;
        if self.nodes.notices.is_some() {
            let living = self.store.living(now()).await?;
            next = living.iter().filter(|(node, _)| *node != self.nodes.id).map(|(_, until)| *until).min();
            for node in self.nodes.gone(living.into_iter().map(|(node, _)| node).collect()) {
                self.ask_all(|| Ask::PresentElsewhere(node.clone(), Present::default(), false));
            }
        }
        for notice in self.store.take_notices().await? {
            self.heard(&notice);
        }
        self.quotas.store(&self.store).await?;
        for table in self.store.undriven(now(), limits::TAKEN_OVER_A_SWEEP).await? {
            if let Ok(asks) = self.find(&table).await {
                tell(asks, Ask::Drive);
            }
        }
        Ok(next)
    }

    /// Sweeps again and again until the server goes away, and as soon as another node's lease ends.
    pub fn keep_sweeping(self: &Arc<Self>) -> JoinHandle<()> {
        let hub = self.clone();
        let mut closing = self.closing();
        tokio::spawn(async move {
            let mut tidying = tokio::time::interval(limits::TIDY);
            let mut pause = Duration::ZERO;
            loop {
                tokio::select! {
                    () = tokio::time::sleep(pause) => {}
                    () = hub.nodes.sweep_now.notified() => {}
                    _ = tidying.tick() => hub.tidy().await,
                    _ = closing.changed() => break,
                }
                let swept = hub.sweep().await;
                let next = swept.unwrap_or_else(|error| {
                    tracing::error!(%error, "tables that nobody drives cannot be found");
                    None
                });
                let until_next = next.map(|at| Duration::from_millis((at - now()).max(0) as u64 + 1));
                pause = until_next.unwrap_or(limits::SWEEP).min(limits::SWEEP);
            }
        })
    }

    /// Forgets what is no longer needed.
    async fn tidy(self: &Arc<Self>) {
        self.rates.tidy();
        self.thinkers.tidy();
        let tidied = async {
            self.store.forget_nodes(now()).await?;
            self.learn_sanctions().await?;
            for person in self.store.leaving().await? {
                self.see_off(&person).await?;
            }
            if self.store.is_its_turn("expiry", now(), limits::EXPIRY.as_millis() as i64).await? {
                self.store.forget_ended(now()).await?;
                self.remove_expired().await?;
            }
            Ok::<(), StoreError>(())
        };
        if let Err(error) = tidied.await {
            tracing::error!(%error, "what is old could not be forgotten");
        }
    }

    /// Removes tables and guests that have expired, but for tables somebody looks at.
    async fn remove_expired(&self) -> Result<(), StoreError> {
        loop {
            let expired = self.store.expired(self.keep, now(), limits::EXPIRED_AT_A_TIME).await?;
            let tables = expired.unfinished.iter().chain(&expired.finished).filter(|table| self.find_live(table).is_none());
            let tables: Vec<&String> = tables.collect();
            for table in &tables {
                self.store.remove_table(table).await?;
            }
            for guest in &expired.guests {
                self.store.remove_guest(guest).await?;
            }
            if tables.is_empty() && expired.guests.is_empty() {
                return Ok(());
            }
            tracing::info!(tables = tables.len(), guests = expired.guests.len(), "removed what has expired");
        }
    }

    /// Passes on what other nodes are to be told, in order.
    pub fn keep_telling(self: &Arc<Self>) -> Option<JoinHandle<()>> {
        let mut to_be_told = self.nodes.to_be_told.lock().unwrap_or_else(PoisonError::into_inner).take()?;
        let hub = self.clone();
        let mut closing = self.closing();
        Some(tokio::spawn(async move {
            let mut notices = Vec::new();
            loop {
                tokio::select! {
                    _ = to_be_told.recv_many(&mut notices, limits::ENTRIES_A_BATCH) => {
                        if let Err(error) = hub.store.tell_nodes(Some(&hub.nodes.id), &notices).await {
                            tracing::warn!(%error, "other nodes could not be told something");
                        }
                        notices.clear();
                    }
                    _ = closing.changed() => return,
                }
            }
        }))
    }

    /// Hears what other nodes tell, where there can be any.
    pub fn keep_listening(self: &Arc<Self>) -> Option<JoinHandle<()>> {
        let pool = self.store.postgres()?.clone();
        let hub = self.clone();
        let mut closing = self.closing();
        Some(tokio::spawn(async move {
            loop {
                let heard = async {
                    let mut listener = PgListener::connect_with(&pool).await?;
                    listener.ignore_pool_close_event(true);
                    listener.listen("portolan").await?;
                    // What was said while nobody listened.
                    hub.catch_up_all();
                    loop {
                        let notice = tokio::time::timeout(limits::LISTENER_SILENT, listener.try_recv()).await;
                        let Ok(notice) = notice else {
                            // Silence may mean that nobody says anything, or that the line is dead.
                            let alive = sqlx::query("SELECT 1").execute(&mut listener);
                            let alive = tokio::time::timeout(limits::DATABASE_WAIT, alive).await;
                            alive.map_err(|_| sqlx::Error::PoolTimedOut)??;
                            continue;
                        };
                        match notice? {
                            Some(notice) => hub.heard(notice.payload()),
                            None => hub.catch_up_all(),
                        }
                    }
                };
                let lost: Result<(), sqlx::Error> = tokio::select! {
                    lost = heard => lost,
                    _ = closing.changed() => return,
                };
                if let Err(error) = lost {
                    tracing::warn!(%error, "other nodes are not heard; trying again");
                }
                tokio::select! {
                    () = tokio::time::sleep(Duration::from_secs(1)) => {}
                    _ = closing.changed() => return,
                }
            }
        }))
    }

    /// Heeds what somebody else has told.
    fn heard(self: &Arc<Self>, told: &str) {
        match serde_json::from_str(told) {
            Ok(Told { node: Some(node), .. }) if node == self.nodes.id => {}
            Ok(Told { notice, node }) => self.heed(notice, node),
            // It comes from a newer version, and is meant for nodes of that version.
            Err(error) => tracing::debug!(%error, told, "a notice cannot be read"),
        }
    }

    /// Does here what a notice asks for; which node told it?
    fn heed(self: &Arc<Self>, notice: Notice, teller: Option<String>) {
        match notice {
            Notice::Appended { table, number } => {
                self.try_again_to_read(&table);
                self.tell_live(&table, Ask::CatchUp(number));
            }
            Notice::Present { table, people, others, wants_answer } => {
                if let Some(node) = teller {
                    self.tell_live(&table, Ask::PresentElsewhere(node, (people, others), wants_answer));
                }
            }
            Notice::Left => self.nodes.sweep_now.notify_one(),
            Notice::SignedOut { person } => self.sockets.let_go(&person),
            Notice::Rewritten { table } => self.tell_live(&table, Ask::ReadAnew),
            Notice::Sanctioned { person } => {
                let hub = self.clone();
                tokio::spawn(async move {
                    let heeded = async {
                        hub.learn_sanctions().await?;
                        let Some(person) = person else { return Ok(()) };
                        hub.sockets.let_go(&person);
                        hub.give_up_seats(&person).await
                    };
                    if let Err(error) = heeded.await {
                        tracing::error!(%error, "what a moderator has forbidden is heeded in a minute");
                    }
                });
            }
            // The host has deleted the account; whoever deletes their own is seen off by the node they asked.
            Notice::Leaving { person } => {
                let hub = self.clone();
                tokio::spawn(async move {
                    if let Err(error) = hub.see_off(&person).await {
                        tracing::warn!(%error, "a name is taken out of what was played in a while");
                    }
                });
            }
        }
    }

    fn catch_up_all(&self) {
        self.ask_all(|| Ask::CatchUp(i64::MAX));
        self.ask_all(|| Ask::Greet);
    }

    /// Asks a table something, if it is in memory.
    fn tell_live(&self, table: &str, ask: Ask) {
        if let Some(asks) = self.find_live(table) {
            tell(asks, ask);
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::ids;

    #[test]
    fn the_longest_notice_fits_into_what_postgresql_carries() {
        let people = (0..limits::PEOPLE_TOLD).map(|_| ids::new()).collect();
        let notice = Notice::Present { table: ids::new(), people, others: usize::MAX, wants_answer: true };
        let present = Told { notice, node: Some(ids::new()) }.text();
        assert!(present.len() < 8000, "{} bytes", present.len());
    }

    #[test]
    fn a_notice_is_read_as_it_was_told_also_where_the_database_wrote_it() {
        let here = |notice| Told { notice, node: Some("here".to_owned()) };
        let appended = here(Notice::Appended { table: "a".to_owned(), number: 7 });
        let by_the_database = r#"{"kind": "appended", "table": "a", "number": 7, "node": "here"}"#;
        assert_eq!(serde_json::from_str::<Told>(by_the_database).ok(), Some(appended.clone()));
        let by_the_host = Told { notice: Notice::Sanctioned { person: None }, node: None };
        for told in [appended, here(Notice::Left), by_the_host] {
            assert_eq!(serde_json::from_str::<Told>(&told.text()).ok(), Some(told));
        }
    }
}
