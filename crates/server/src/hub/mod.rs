//! All tables of this node: opening one, finding one, starting its task, asking it something.

mod leaving;
mod nodes;

use std::collections::{HashMap, HashSet};
use std::sync::{Arc, Mutex, PoisonError};
use std::time::{Duration, Instant};

use hmac::{Hmac, KeyInit as _, Mac as _};
use room::shown::{Done, Eyes};
use room::{Command, Entry, Opening, Refusal, Room, SeatTerms, Stored, Terms};
use sha2::Sha256;
use table::{Seat, Seed};
use tokio::sync::{Semaphore, mpsc, oneshot, watch};

use crate::TRACES;
use crate::clock::now;
use crate::ids;
use crate::limits;
use crate::live::{self, Ask, Asks, Text, Who, Wish};
use crate::metrics::METRICS;
use crate::quotas::Quotas;
use crate::rates::Rates;
use crate::sanctions::Sanctions;
use crate::sockets::Sockets;
use crate::store::{Keep, Store, StoreError, TableToAdd, Writer};
use crate::thinkers::{Account, Thinkers};

pub use nodes::{Nodes, Notice, Told};

/// An invitation is the beginning of a signature: long enough that nobody guesses it, short enough for a link.
const INVITATION_BYTES: usize = 10;

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
    /// How much somebody may use in a day.
    pub quotas: Quotas,
    /// How long tables are kept.
    pub keep: Keep,
    /// The open sockets.
    pub sockets: Sockets,
    /// Who may not speak, or not play.
    pub sanctions: Sanctions,
    /// Places for tables that are read from the database or go to rest. Thousands may want to at once, after a restart or when
    /// many leave; moves at other tables must not wait behind them for a connection.
    pub moving: Semaphore,
    /// This node among others.
    pub nodes: Nodes,
    key: [u8; 32],
    // A std mutex: it is never held across an await.
    live: Mutex<HashMap<String, Asks>>,
    /// Tables whose log cannot be read: that was told once.
    unreadable: Mutex<HashSet<String>>,
    /// When it was last tried to store something, and whether it went well.
    ready: tokio::sync::Mutex<Option<(Instant, Result<(), String>)>>,
    closing: watch::Receiver<bool>,
}

impl Hub {
    /// A node with no table in memory yet. The key signs invitations, and is the same on all nodes.
    pub fn new(
        store: Store,
        writer: Writer,
        thinkers: Thinkers,
        sockets: Sockets,
        keep: Keep,
        key: [u8; 32],
        closing: watch::Receiver<bool>,
    ) -> Arc<Self> {
        Arc::new(Self {
            nodes: Nodes::new(writer.node.clone(), store.postgres().is_some()),
            store,
            writer,
            thinkers,
            rates: Rates::new(),
            quotas: Quotas::default(),
            keep,
            sockets,
            sanctions: Sanctions::default(),
            moving: Semaphore::new(limits::TABLES_MOVING),
            key,
            live: Mutex::default(),
            unreadable: Mutex::default(),
            ready: tokio::sync::Mutex::default(),
            closing,
        })
    }

    /// Turns true when the server goes away.
    pub fn closing(&self) -> watch::Receiver<bool> {
        self.closing.clone()
    }

    /// Can anything be stored? It is tried, but not more than once a second, whoever asks.
    pub async fn is_ready(&self) -> Result<(), String> {
        let mut ready = self.ready.lock().await;
        if let Some((at, answer)) = ready.as_ref()
            && at.elapsed() < limits::READY
        {
            return answer.clone();
        }
        let answer = if self.writer.has_ended() {
            Err(StoreError::Closing.to_string())
        } else {
            self.store.probe(&self.nodes.id).await.map_err(|error| error.to_string())
        };
        *ready = Some((Instant::now(), answer.clone()));
        answer
    }

    /// On whose account it goes what somebody from this address uses. Addresses are kept as hashes only, which the key makes worthless to
    /// others.
    pub fn account(&self, person: &str, address: &str) -> Account {
        let key: Hmac<Sha256> = Hmac::new_from_slice(&self.key).expect("any key will do");
        let hash = key.chain_update(format!("origin {address}")).finalize().into_bytes();
        let origin = if address.is_empty() { String::new() } else { ids::text(&hash[..INVITATION_BYTES]) };
        Account { person: person.to_owned(), origin }
    }

    // Tables.

    /// Opens a table. Terms must be checked.
    pub async fn open(&self, game: &str, terms: Terms, owner: &str, entries: Vec<Entry>) -> Result<String, StoreError> {
        let id = ids::new();
        self.add(opening(id.clone(), game, terms, owner), entries).await?;
        Ok(id)
    }

    /// The table at which the same people play again, and its first entries.
    pub fn rematch(room: &Room) -> (Opening, Vec<Entry>) {
        let (terms, entries) = room.seated_again(1);
        // A campaign has one course; a rematch beside it counts for nothing.
        let terms = Terms { campaign: None, ..terms };
        let before = room.opening();
        (opening(room::ids::rematch(before), &before.game, terms, &before.owner), entries)
    }

    /// Opens this very table, unless somebody has.
    pub async fn add(&self, opening: Opening, entries: Vec<Entry>) -> Result<(), StoreError> {
        let mut room = Room::new(opening.clone())?;
        let mut log = Vec::new();
        for entry in entries {
            room.apply(opening.created, &entry).map_err(|refusal| StoreError::Unreadable(refusal.message.to_string()))?;
            log.push(Stored {
                number: room.number(),
                at: opening.created,
                author: opening.owner.clone(),
                client: None,
                entry: serde_json::to_string(&entry).expect("an entry can be written as JSON"),
            });
        }
        self.store.add_table(&TableToAdd { opening, projection: room.projection(), entries: log }).await
    }

    /// The invitation to a seat: who shows it may sit there.
    pub fn invitation(&self, table: &str, seat: Seat) -> String {
        ids::text(&self.signature(table, seat).finalize().into_bytes()[..INVITATION_BYTES])
    }

    /// May somebody with this invitation sit there?
    pub fn check_invitation(&self, room: &Room, seat: Seat, invitation: Option<&str>) -> Result<(), Refusal> {
        if room.terms().seats.get(seat.index()) != Some(&SeatTerms::Invited) {
            return Ok(());
        }
        let shown = invitation.and_then(ids::bytes).filter(|shown| shown.len() == INVITATION_BYTES);
        let right = shown.is_some_and(|shown| self.signature(room.id(), seat).verify_truncated_left(&shown).is_ok());
        if right { Ok(()) } else { Err(Refusal::forbidden("server-wrong-invitation")) }
    }

    fn signature(&self, table: &str, seat: Seat) -> Hmac<Sha256> {
        let key = Hmac::new_from_slice(&self.key).expect("any key will do");
        key.chain_update(format!("invitation {table} {seat}"))
    }

    /// Brings what somebody wants to the table, and its answer back.
    pub async fn command(
        self: &Arc<Self>,
        table: &str,
        who: Who,
        command: Command,
        client: Option<String>,
    ) -> Result<Done, Refusal> {
        let span = tracing::info_span!(target: TRACES, "command", otel.name = command.name(), table);
        let ask =
            |reply| Ask::Do(Wish { who: who.clone(), command: command.clone(), client: client.clone(), span: span.clone(), reply });
        self.ask(table, ask).await?
    }

    /// Tells a socket everything from now on.
    pub async fn watch(self: &Arc<Self>, table: &str, eyes: Box<Eyes>, after: i64, out: mpsc::Sender<Text>) -> Result<(), Refusal> {
        for _ in 0..limits::TRIES {
            let asks = self.find(table).await?;
            let watch = Ask::Watch(eyes.clone(), after, out.clone());
            if asks.send(Box::new(watch)).await.is_ok() {
                return Ok(());
            }
        }
        Err(Refusal::trouble())
    }

    /// A socket at this table has closed.
    pub fn left(&self, table: &str) {
        if let Some(asks) = self.find_live(table) {
            // A table that is busy looks for itself before long.
            let _ = asks.try_send(Box::new(Ask::Left));
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
            if asks.send(Box::new(ask(reply))).await.is_ok()
                && let Ok(answer) = answer.await
            {
                return Ok(answer);
            }
            if *self.closing.borrow() {
                break;
            }
            tokio::time::sleep(Duration::from_millis(5)).await;
        }
        Err(Refusal::trouble())
    }

    async fn find(self: &Arc<Self>, table: &str) -> Result<Asks, Refusal> {
        if *self.closing.borrow() {
            return Err(Refusal::trouble());
        }
        if let Some(asks) = self.find_live(table) {
            return Ok(asks);
        }
        if self.unreadable.lock().unwrap_or_else(PoisonError::into_inner).contains(table) {
            return Err(Refusal::conflict("server-table-unreadable"));
        }
        let opening = self.store.table(table).await?.ok_or(Refusal::missing("server-no-such-table"))?;
        let mut live = self.live.lock().unwrap_or_else(PoisonError::into_inner);
        let asks = live.entry(table.to_owned()).or_insert_with(|| live::start(self.clone(), opening));
        Ok(asks.clone())
    }

    fn find_live(&self, table: &str) -> Option<Asks> {
        self.live.lock().unwrap_or_else(PoisonError::into_inner).get(table).cloned()
    }

    /// A table's task has ended.
    pub fn forget(&self, table: &str) {
        self.live.lock().unwrap_or_else(PoisonError::into_inner).remove(table);
    }

    /// A table's log cannot be read, and will not be until something about it changes. Says so once.
    pub fn cannot_read(&self, table: &str, error: &StoreError) {
        if self.unreadable.lock().unwrap_or_else(PoisonError::into_inner).insert(table.to_owned()) {
            METRICS.failed("unreadable table");
            tracing::error!(table, %error, "a table cannot be read; `portolan admin close` closes it");
        }
    }

    /// Something about a table has changed: perhaps it can be read now.
    fn try_again_to_read(&self, table: &str) {
        self.unreadable.lock().unwrap_or_else(PoisonError::into_inner).remove(table);
    }

    /// How many tables are in memory.
    pub fn live_tables(&self) -> usize {
        self.live.lock().unwrap_or_else(PoisonError::into_inner).len()
    }

    fn ask_all(&self, ask: impl Fn() -> Ask) {
        let live: Vec<_> = self.live.lock().unwrap_or_else(PoisonError::into_inner).values().cloned().collect();
        for asks in live {
            tell(asks, ask());
        }
    }
}

/// Asks a table something, without waiting for a busy one.
fn tell(asks: Asks, ask: Ask) {
    if let Err(mpsc::error::TrySendError::Full(ask)) = asks.try_send(Box::new(ask)) {
        tokio::spawn(async move { asks.send(ask).await });
    }
}

/// A table opened now, with a secret of its own unless its shuffle is known.
pub fn opening(id: String, game: &str, terms: Terms, owner: &str) -> Opening {
    let secret = terms.seed.unwrap_or_else(|| Seed(ids::random()));
    Opening { id, game: game.to_owned(), terms, secret, owner: owner.to_owned(), created: now() }
}
