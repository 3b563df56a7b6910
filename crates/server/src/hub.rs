//! All tables of this node: finding one, starting its task, hearing from other nodes, and taking over what they left.

use std::collections::{BTreeSet, HashMap};
use std::sync::{Arc, Mutex, PoisonError};
use std::time::Duration;

use axum::extract::ws::Utf8Bytes;
use axum::http::StatusCode;
use hmac::{Hmac, KeyInit as _, Mac as _};
use sha2::Sha256;
use sqlx::postgres::PgListener;
use table::{Message, Seat, Seed};
use tokio::sync::{Semaphore, mpsc, oneshot, watch};
use tokio::task::JoinHandle;

use crate::clock::now;
use crate::entry::{Command, Entry, SeatTerms, Terms};
use crate::ids;
use crate::limits;
use crate::live::{self, Ask, Present, Who};
use crate::rates::Rates;
use crate::refusal::Refusal;
use crate::room::{Room, rematch_id};
use crate::shown::{Done, Eyes};
use crate::sockets::Sockets;
use crate::store::{NewTable, Store, StoreError, Stored, TableRow, Writer};
use crate::thinkers::Thinkers;

/// All tables of this node.
pub struct Hub {
    /// The database.
    pub store: Store,
    /// Who adds to the log.
    pub writer: Writer,
    /// Where bots think.
    pub thinkers: Thinkers,
    /// How often somebody may do something.
    pub rates: Rates,
    /// The open sockets.
    pub sockets: Sockets,
    /// Places for tables that are read from the database or go to rest. Thousands may want to at once, after a restart or when
    /// many leave; moves at other tables must not wait behind them for a connection.
    pub moving: Semaphore,
    node: String,
    key: [u8; 32],
    // A std mutex: it is never held across an await.
    live: Mutex<HashMap<String, mpsc::Sender<Ask>>>,
    lease: Mutex<Lease>,
    /// The nodes that lived at the last sweep.
    living: Mutex<BTreeSet<String>>,
    /// What other nodes are to be told, in order; nothing where there are none.
    to_nodes: Option<mpsc::UnboundedSender<String>>,
    for_nodes: Mutex<Option<mpsc::UnboundedReceiver<String>>>,
    closing: watch::Receiver<bool>,
}

/// A node's lease: as long as it holds, the tables it drives are its own.
#[derive(Clone, Copy, Debug, Default)]
pub struct Lease {
    /// Until when, in milliseconds since 1970.
    until: i64,
    /// How often it ended before it was renewed: what the node drove before that may be another's by now.
    pub lapses: u64,
    /// When it last did.
    pub lapsed: i64,
}

impl Hub {
    /// A node with no table in memory yet. The key signs cookies and invitations, and is the same on all nodes.
    pub fn new(store: Store, writer: Writer, thinkers: Thinkers, key: [u8; 32], closing: watch::Receiver<bool>) -> Arc<Self> {
        let (to_nodes, for_nodes) = store.postgres().map(|_| mpsc::unbounded_channel()).unzip();
        Arc::new(Self {
            store,
            writer,
            thinkers,
            rates: Rates::default(),
            sockets: Sockets::default(),
            moving: Semaphore::new(limits::TABLES_MOVING),
            node: ids::new(),
            key,
            live: Mutex::default(),
            lease: Mutex::default(),
            living: Mutex::default(),
            to_nodes,
            for_nodes: Mutex::new(for_nodes),
            closing,
        })
    }

    /// This node's name in the database: another one each time it starts.
    pub fn node(&self) -> &str {
        &self.node
    }

    /// Turns true when the server goes away.
    pub fn closing(&self) -> watch::Receiver<bool> {
        self.closing.clone()
    }

    /// Signs a text.
    pub fn sign(&self, text: &str) -> String {
        ids::text(&self.mac(text).finalize().into_bytes())
    }

    /// Is this the text's signature? Takes the same time whatever the answer.
    pub fn is_signed(&self, text: &str, signature: &str) -> bool {
        let right = self.sign(text);
        right.len() == signature.len() && right.bytes().zip(signature.bytes()).fold(0, |different, (a, b)| different | (a ^ b)) == 0
    }

    fn mac(&self, text: &str) -> Hmac<Sha256> {
        Hmac::new_from_slice(&self.key).expect("any key will do").chain_update(text)
    }

    // Tables.

    /// Opens a table. Terms must be checked.
    pub async fn open(&self, game: &str, terms: &Terms, owner: &str, entries: Vec<Entry>) -> Result<String, StoreError> {
        let row = TableRow {
            id: ids::new(),
            game: game.to_owned(),
            terms: serde_json::to_string(terms).expect("terms can be written as JSON"),
            secret: Seed(ids::random()).to_string(),
            owner: owner.to_owned(),
            created: now(),
        };
        let id = row.id.clone();
        self.add(row, entries).await?;
        Ok(id)
    }

    /// The table of the rematch, and its first entries.
    pub fn rematch(room: &Room) -> (TableRow, Vec<Entry>) {
        let (terms, entries) = room.seated_again(1);
        // A campaign has one course; a rematch beside it counts for nothing.
        let terms = Terms { campaign: None, ..terms };
        let row = TableRow {
            id: rematch_id(room.row()),
            terms: serde_json::to_string(&terms).expect("terms can be written as JSON"),
            secret: Seed(ids::random()).to_string(),
            created: now(),
            ..room.row().clone()
        };
        (row, entries)
    }

    /// Opens this very table, unless somebody has.
    pub async fn add(&self, row: TableRow, entries: Vec<Entry>) -> Result<(), StoreError> {
        let mut room = Room::new(row.clone())?;
        let mut log = Vec::new();
        for entry in entries {
            room.apply(row.created, &entry).map_err(|refusal| StoreError::Unreadable(refusal.message.to_string()))?;
            log.push(Stored {
                number: room.number(),
                at: row.created,
                author: row.owner.clone(),
                client: None,
                entry: serde_json::to_string(&entry).expect("an entry can be written as JSON"),
            });
        }
        self.store.add_table(&NewTable { row, projection: room.projection(), entries: log }).await
    }

    /// The invitation to a seat: who shows it may sit there.
    pub fn invitation(&self, table: &str, seat: Seat) -> String {
        let mut code = self.sign(&format!("invitation {table} {seat}"));
        code.truncate(16);
        code
    }

    /// May somebody with this invitation sit there?
    pub fn check_invitation(&self, room: &Room, seat: Seat, invitation: Option<&str>) -> Result<(), Refusal> {
        let needed = room.terms().seats.get(seat.index()) == Some(&SeatTerms::Invited);
        let right = invitation.is_some_and(|invitation| invitation == self.invitation(&room.row().id, seat));
        if needed && !right { Err(Refusal::forbidden("server-wrong-invitation")) } else { Ok(()) }
    }

    /// Does what somebody wants at a table.
    pub async fn obey(self: &Arc<Self>, table: &str, who: Who, command: Command, client: Option<String>) -> Result<Done, Refusal> {
        self.ask(table, |reply| Ask::Do { who: who.clone(), command: command.clone(), client: client.clone(), reply }).await?
    }

    /// Tells a socket everything from now on.
    pub async fn watch(self: &Arc<Self>, table: &str, eyes: Eyes, after: i64, out: mpsc::Sender<Utf8Bytes>) -> Result<(), Refusal> {
        for _ in 0..limits::TRIES {
            let asks = self.find(table).await?;
            if asks.send(Ask::Watch { eyes: eyes.clone(), after, out: out.clone() }).await.is_ok() {
                return Ok(());
            }
        }
        Err(trouble())
    }

    /// A socket at this table has closed.
    pub fn left(&self, table: &str) {
        if let Some(asks) = self.find_live(table) {
            // A table that is busy looks for itself before long.
            let _ = asks.try_send(Ask::Left);
        }
    }

    /// Looks at a table.
    pub async fn read<T: Send + 'static>(
        self: &Arc<Self>,
        table: &str,
        look: impl Fn(&Room) -> T + Clone + Send + 'static,
    ) -> Result<T, Refusal> {
        self.ask(table, |reply: oneshot::Sender<T>| {
            let look = look.clone();
            Ask::Read(Box::new(move |room| {
                let _ = reply.send(look(room));
            }))
        })
        .await
    }

    /// Asks a table's task. One that has just gone to rest drops the question unread, and is started again.
    async fn ask<T>(self: &Arc<Self>, table: &str, ask: impl Fn(oneshot::Sender<T>) -> Ask) -> Result<T, Refusal> {
        for _ in 0..limits::TRIES {
            let (reply, answer) = oneshot::channel();
            let asks = self.find(table).await?;
            if asks.send(ask(reply)).await.is_ok()
                && let Ok(answer) = answer.await
            {
                return Ok(answer);
            }
            if *self.closing.borrow() {
                break;
            }
            tokio::time::sleep(Duration::from_millis(5)).await;
        }
        Err(trouble())
    }

    async fn find(self: &Arc<Self>, table: &str) -> Result<mpsc::Sender<Ask>, Refusal> {
        if *self.closing.borrow() {
            return Err(trouble());
        }
        if let Some(asks) = self.find_live(table) {
            return Ok(asks);
        }
        let row = self.store.table(table).await?.ok_or(Refusal::missing("server-no-such-table"))?;
        let mut live = self.live.lock().unwrap_or_else(PoisonError::into_inner);
        let asks = live.entry(table.to_owned()).or_insert_with(|| live::start(self.clone(), row));
        Ok(asks.clone())
    }

    fn find_live(&self, table: &str) -> Option<mpsc::Sender<Ask>> {
        self.live.lock().unwrap_or_else(PoisonError::into_inner).get(table).cloned()
    }

    /// A table's task has ended.
    pub fn forget(&self, table: &str) {
        self.live.lock().unwrap_or_else(PoisonError::into_inner).remove(table);
    }

    /// How many tables are in memory.
    pub fn live_tables(&self) -> usize {
        self.live.lock().unwrap_or_else(PoisonError::into_inner).len()
    }

    // Other nodes.

    /// This node's lease, while it holds.
    pub fn lease(&self) -> Option<Lease> {
        let lease = *self.lease.lock().unwrap_or_else(PoisonError::into_inner);
        (lease.until > now()).then_some(lease)
    }

    /// Notes that the lease is renewed; had it ended before?
    fn renewed(&self, until: i64) -> bool {
        let mut lease = self.lease.lock().unwrap_or_else(PoisonError::into_inner);
        let lapsed = lease.until <= now();
        if lapsed {
            *lease = Lease { until, lapses: lease.lapses + 1, lapsed: lease.until };
        } else {
            lease.until = until;
        }
        lapsed
    }

    /// Renews the lease, and takes over what nobody drives.
    pub async fn sweep(self: &Arc<Self>) -> Result<(), StoreError> {
        let until = now() + limits::LEASE.as_millis() as i64;
        self.store.renew(&self.node, until).await?;
        if self.renewed(until) {
            self.ask_all(|| Ask::Greet);
        }
        if self.to_nodes.is_some() {
            let living: BTreeSet<String> = self.store.living(now()).await?.into_iter().collect();
            let before = std::mem::replace(&mut *self.living.lock().unwrap_or_else(PoisonError::into_inner), living.clone());
            for node in before.difference(&living) {
                self.ask_all(|| Ask::PresentElsewhere { node: node.clone(), present: Present::default(), wants_answer: false });
            }
        }
        for table in self.store.undriven(now(), limits::TAKEN_OVER_A_SWEEP).await? {
            if let Ok(asks) = self.find(&table).await {
                let _ = asks.send(Ask::Drive).await;
            }
        }
        Ok(())
    }

    /// Sweeps again and again until the server goes away; then the lease ends.
    pub fn keep_sweeping(self: &Arc<Self>) -> JoinHandle<()> {
        let hub = self.clone();
        let mut closing = self.closing();
        tokio::spawn(async move {
            let mut ticks = tokio::time::interval(limits::SWEEP);
            loop {
                tokio::select! {
                    _ = ticks.tick() => if let Err(error) = hub.sweep().await {
                        tracing::error!(%error, "the lease could not be renewed");
                    },
                    _ = closing.changed() => break,
                }
            }
            if let Err(error) = hub.store.renew(&hub.node, now()).await {
                tracing::error!(%error, "the lease could not be ended");
            }
        })
    }

    /// Tells other nodes who watches a table here, and perhaps that it wants to hear the same of them.
    pub fn tell_present(&self, table: &str, (people, others): &Present, wants_answer: bool) {
        if self.to_nodes.is_none() {
            return;
        }
        // More would not fit into one piece of news, and nobody reads so many names.
        let people: Vec<&str> = people.iter().take(limits::PEOPLE_TOLD).map(String::as_str).collect();
        let (node, wants, people) = (&self.node, u8::from(wants_answer), people.join(","));
        self.tell_nodes(format!("present {table} {node} {wants} {others} {people}"));
    }

    /// Lets go every socket of a person, on every node: whoever may, comes back.
    pub fn signed_out(&self, person: &str) {
        self.sockets.let_go(person);
        self.tell_nodes(format!("signed-out {person}"));
    }

    fn tell_nodes(&self, news: String) {
        if let Some(to_nodes) = &self.to_nodes {
            // Nobody is told any more when the server goes away.
            let _ = to_nodes.send(news);
        }
    }

    /// Passes on what other nodes are to be told, in order.
    pub fn keep_telling(self: &Arc<Self>) -> Option<JoinHandle<()>> {
        let mut for_nodes = self.for_nodes.lock().unwrap_or_else(PoisonError::into_inner).take()?;
        let hub = self.clone();
        let mut closing = self.closing();
        Some(tokio::spawn(async move {
            let mut news = Vec::new();
            loop {
                tokio::select! {
                    _ = for_nodes.recv_many(&mut news, limits::ENTRIES_A_BATCH) => {
                        if let Err(error) = hub.store.tell_nodes(&news).await {
                            tracing::warn!(%error, "other nodes could not be told something");
                        }
                        news.clear();
                    }
                    _ = closing.changed() => return,
                }
            }
        }))
    }

    /// Hears which tables have new entries, where several nodes share them.
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
                        match listener.try_recv().await? {
                            Some(news) => hub.heard(news.payload()).unwrap_or_default(),
                            None => hub.catch_up_all(),
                        }
                    }
                };
                let lost: Result<(), sqlx::Error> = tokio::select! {
                    lost = heard => lost,
                    _ = closing.changed() => return,
                };
                if let Err(error) = lost {
                    tracing::warn!(%error, "news from other nodes are not heard; trying again");
                }
                tokio::select! {
                    () = tokio::time::sleep(Duration::from_secs(1)) => {}
                    _ = closing.changed() => return,
                }
            }
        }))
    }

    /// One piece of news. What cannot be read comes from a newer version, and is left to it.
    fn heard(&self, news: &str) -> Option<()> {
        let mut words = news.split(' ');
        match words.next()? {
            "signed-out" => self.sockets.let_go(words.next()?),
            "present" => {
                let (asks, node) = (self.find_live(words.next()?)?, words.next().filter(|node| *node != self.node)?.to_owned());
                let (wants_answer, others) = (words.next()? == "1", words.next()?.parse().ok()?);
                let people = words.next()?.split(',').filter(|person| !person.is_empty()).map(str::to_owned).collect();
                tell(asks, Ask::PresentElsewhere { node, present: (people, others), wants_answer });
            }
            table => tell(self.find_live(table)?, Ask::CatchUp(words.next()?.parse().ok()?)),
        }
        Some(())
    }

    fn catch_up_all(&self) {
        self.ask_all(|| Ask::CatchUp(i64::MAX));
        self.ask_all(|| Ask::Greet);
    }

    fn ask_all(&self, ask: impl Fn() -> Ask) {
        let live: Vec<_> = self.live.lock().unwrap_or_else(PoisonError::into_inner).values().cloned().collect();
        for asks in live {
            tell(asks, ask());
        }
    }
}

/// Asks a table something, without waiting for a busy one.
fn tell(asks: mpsc::Sender<Ask>, ask: Ask) {
    if let Err(mpsc::error::TrySendError::Full(ask)) = asks.try_send(ask) {
        tokio::spawn(async move { asks.send(ask).await });
    }
}

fn trouble() -> Refusal {
    Refusal::new(StatusCode::SERVICE_UNAVAILABLE, Message::new("server-trouble"))
}
