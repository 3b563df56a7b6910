//! A table in memory: one task that owns its room, takes commands one after the other, stores what comes of them, tells whoever
//! watches, and lets bots and the clock act if this node drives the table.

use std::collections::{BTreeMap, BTreeSet};
use std::sync::Arc;
use std::time::Duration;

use room::shown::{Done, Eyes, Look, ToClient, news};
use room::{Clock, Command, Due, Entry, Hand, Opening, Phase, Projection, Refusal, Room, Stored};
use table::{Message, Seat};
use tokio::sync::{mpsc, oneshot, watch};
use tokio::time::Instant;
use tracing::{Instrument as _, Span};

use crate::TRACES;
use crate::campaigns::Over;
use crate::clock::now;
use crate::hub::Hub;
use crate::limits::{self, Quota};
use crate::metrics::{METRICS, What};
use crate::store::{Append, Appended, Drive, Outage, StoreError};
use crate::thinkers::{Account, Decision, Thought};

/// Where a table's task is asked. Every table has places for dozens of questions, which mostly are empty: so each is in a box.
pub type Asks = mpsc::Sender<Box<Ask>>;

/// A message to whoever watches, written once for all who are told the same. Every socket has places for dozens, too: so it is one
/// pointer.
pub type Text = Arc<String>;

/// What a table's task can be asked.
pub enum Ask {
    /// To do what somebody wants.
    Do(Wish),
    /// To tell a socket everything from now on, after a welcome: who looks, the last entry the client knows, and where messages go.
    Watch(Box<Eyes>, i64, mpsc::Sender<Text>),
    /// To hear who watches through another node, and to say who does here, if that wants to hear it.
    PresentElsewhere(String, Present, bool),
    /// To say who watches here, and to ask other nodes the same: news may have been missed.
    Greet,
    /// To see who still watches: a socket has closed.
    Left,
    /// To look at the room.
    Read(Box<dyn FnOnce(&Room) + Send>),
    /// To read what another node has added to the log, up to this number.
    CatchUp(i64),
    /// To read the whole log anew: something was taken out of it.
    ReadAnew,
    /// To see whether there is something to drive: nobody else does.
    Drive,
    /// To play what a bot decided when the game had this number of entries; nothing if it failed.
    Decided(Seat, usize, Option<String>),
}

/// What somebody wants.
pub struct Wish {
    /// Who wants it.
    pub who: Who,
    /// The command.
    pub command: Command,
    /// The client's own id.
    pub client: Option<String>,
    /// What traces call it.
    pub span: Span,
    /// Where the answer goes.
    pub reply: oneshot::Sender<Result<Done, Refusal>>,
}

/// Who wants something.
#[derive(Clone, Debug)]
pub struct Who {
    /// Their id.
    pub id: String,
    /// Their name.
    pub name: String,
    /// Is the name theirs alone?
    pub claimed: bool,
}

/// Who watches a table: people by id, sorted, and how many nobody knows.
pub type Present = (Vec<String>, usize);

/// Starts a table's task.
pub fn start(hub: Arc<Hub>, opening: Opening) -> Asks {
    let (asks, asked) = mpsc::channel(limits::WAITING_COMMANDS);
    let id = opening.id.clone();
    // A task keeps room for all that was handed to it as long as it lives: so what is needed to load the table is in a box.
    let loading = Box::pin(Live::load(hub.clone(), opening, asks.clone()));
    tokio::spawn(async move {
        METRICS.live_tables.inc();
        let remembered = Remembered { hub, id };
        match loading.await {
            Ok(live) => live.run(asked).await,
            Err(error @ StoreError::Unreadable(_)) => remembered.hub.cannot_read(&remembered.id, &error),
            Err(error) => tracing::error!(table = remembered.id, %error, "a table cannot be read"),
        }
    });
    asks
}

/// A table's task, as the hub knows it: forgotten however it ends, so that even after a panic the table can be read anew.
struct Remembered {
    hub: Arc<Hub>,
    id: String,
}

impl Drop for Remembered {
    fn drop(&mut self) {
        self.hub.forget(&self.id);
        METRICS.live_tables.dec();
    }
}

struct Live {
    hub: Arc<Hub>,
    room: Room,
    own: Asks,
    /// On whose account bots think here: that of whoever opened the table.
    account: Account,
    watchers: Vec<Watcher>,
    /// When anybody last looked at the table or did something there.
    used: Option<Instant>,
    /// Who watches, as it was last told.
    present: Present,
    /// Who watches through this node, as it was last told to others.
    present_here: Present,
    /// Who watches through other nodes.
    present_elsewhere: BTreeMap<String, Present>,
    /// How many sockets there were then; none when something else has changed.
    counted: Option<usize>,
    /// Times in which nobody could play that are not given back yet.
    gaps: Vec<Outage>,
    /// How many of the outages this node has lived through are among them, or were.
    outages_known: usize,
    projected: Option<Projection>,
    /// Could what lists say not be stored?
    unsettled: bool,
    /// May the room hold an entry that is not stored? Then it is read anew before anything else.
    doubtful: bool,
    /// How often this node's lease had lapsed when it began to drive the table, if it does.
    driving: Option<u64>,
    /// When another node was last found to drive it.
    driven_elsewhere: Option<Instant>,
    /// The bot that thinks now: its seat, and how many entries the game had.
    thinking: Option<(Seat, usize)>,
    closing: watch::Receiver<bool>,
}

struct Watcher {
    eyes: Box<Eyes>,
    sent: i64,
    /// Does it know who else watches?
    knows_present: bool,
    out: mpsc::Sender<Text>,
}

impl Live {
    async fn load(hub: Arc<Hub>, opening: Opening, own: Asks) -> Result<Box<Self>, StoreError> {
        // Never closed, so there always is a place.
        let moving = hub.moving.acquire().await;
        let log = hub.store.entries_after(&opening.id, 0).await?;
        let phase = hub.store.phase(&opening.id).await?;
        let account = Account { person: opening.owner.clone(), origin: hub.store.origin(&opening.owner).await? };
        drop(moving);
        let room = Room::replay(opening, &log)?;
        let outages_known = hub.nodes.outages(0).len();
        let gaps = if room.has_running_clocks() { hub.store.outages_after(room.changed()).await? } else { Vec::new() };
        // A crash may have come between an entry and what lists say of it.
        let projected = (phase == room.phase().name()).then(|| room.projection());
        let closing = hub.closing();
        // In a box, because a future has several places for what is handed from one to the next.
        let mut live = Box::new(Self {
            hub,
            room,
            own,
            account,
            watchers: Vec::new(),
            used: None,
            present: Present::default(),
            present_here: Present::default(),
            present_elsewhere: BTreeMap::new(),
            counted: Some(0),
            gaps,
            outages_known,
            projected,
            unsettled: false,
            doubtful: false,
            driving: None,
            driven_elsewhere: None,
            thinking: None,
            closing,
        });
        live.settle().await;
        Ok(live)
    }

    async fn run(mut self: Box<Self>, mut asked: mpsc::Receiver<Box<Ask>>) {
        let mut idle_since = Instant::now();
        loop {
            // A table spends its life waiting: what it needs only while it acts is not kept beside it.
            if self.doubtful && !Box::pin(self.recover(&mut asked)).await {
                break;
            }
            let mut look_again = Box::pin(self.drive()).await;
            if self.doubtful {
                continue;
            }
            if self.unsettled {
                Box::pin(self.settle()).await;
                let soon = Instant::now() + limits::TRY_AGAIN;
                look_again = Some(look_again.map_or(soon, |at| at.min(soon)));
            }
            self.tell_present();
            let busy = !self.watchers.is_empty() || self.thinking.is_some() || self.unsettled;
            if busy {
                idle_since = Instant::now();
            }
            let idle_at = idle_since + limits::IDLE;
            let timer = look_again.map_or(idle_at, |at| at.min(idle_at));
            tokio::select! {
                ask = asked.recv() => match ask {
                    Some(ask) => {
                        idle_since = Instant::now();
                        Box::pin(self.answer(*ask)).await;
                    }
                    None => break,
                },
                () = tokio::time::sleep_until(timer) => {
                    if !busy && Instant::now() >= idle_at {
                        Box::pin(self.release()).await;
                        return;
                    }
                }
                _ = self.closing.changed() => break,
            }
        }
        // The lease ends with the node; whoever takes the table over sees from it since when nobody could play.
        let goodbye: Text = ToClient::Goodbye { message: Message::new("server-goodbye") }.text().into();
        for watcher in &self.watchers {
            let _ = watcher.out.try_send(goodbye.clone());
        }
    }

    /// Waits until the log can be read again. Meanwhile nobody is told anything: what is in memory may never have happened. False
    /// when the server goes away first.
    async fn recover(&mut self, asked: &mut mpsc::Receiver<Box<Ask>>) -> bool {
        self.watchers.clear();
        let mut again = Instant::now();
        loop {
            tokio::select! {
                () = tokio::time::sleep_until(again) => match self.reload().await {
                    Ok(()) => return true,
                    Err(error @ StoreError::Unreadable(_)) => {
                        self.hub.cannot_read(self.room.id(), &error);
                        return false;
                    }
                    Err(error) => {
                        tracing::error!(table = self.room.id(), %error, "a table cannot be read anew");
                        again = Instant::now() + limits::READ_AGAIN;
                    }
                },
                // Whoever asked hears that there is trouble; a bot thinks again.
                ask = asked.recv() => match ask.as_deref() {
                    Some(Ask::Decided(..)) => self.thinking = None,
                    Some(_) => {}
                    None => return false,
                },
                _ = self.closing.changed() => return false,
            }
        }
    }

    async fn answer(&mut self, ask: Ask) {
        if matches!(ask, Ask::Do(_) | Ask::Watch(..) | Ask::Read(_) | Ask::CatchUp(_)) {
            self.used = Some(Instant::now());
        }
        match ask {
            Ask::Do(Wish { who, command, client, span, reply }) => {
                let done = self.carry_out(&who, &command, client).instrument(span).await;
                match &done {
                    Ok(_) => METRICS.commands.get_or_create(&What { what: command.name() }).inc(),
                    Err(_) => METRICS.refused.inc(),
                };
                // Whoever no longer waits asks again, with the same id.
                let _ = reply.send(done);
            }
            Ask::Watch(eyes, after, out) => {
                let welcome = match eyes.at(&self.room) {
                    Ok(look) => ToClient::Welcome(news(&self.room, look, after).without_talk_of(&eyes.unheard)),
                    Err(refusal) => ToClient::Refused { client: None, message: refusal.message },
                };
                let welcomed = matches!(welcome, ToClient::Welcome(_));
                if out.try_send(welcome.text().into()).is_ok() && welcomed {
                    self.watchers.push(Watcher { eyes, sent: self.room.number(), knows_present: false, out });
                }
            }
            Ask::PresentElsewhere(node, present, wants_answer) => {
                if present == Present::default() {
                    self.present_elsewhere.remove(&node);
                } else {
                    self.present_elsewhere.insert(node, present);
                }
                self.counted = None;
                if wants_answer && self.present_here != Present::default() {
                    self.hub.nodes.tell_present(self.room.id(), &self.present_here, false);
                }
            }
            Ask::Greet => {
                self.present_elsewhere.clear();
                self.counted = None;
                if !self.watchers.is_empty() {
                    self.hub.nodes.tell_present(self.room.id(), &self.present_here, true);
                }
            }
            Ask::Left => {}
            Ask::Read(read) => read(&self.room),
            Ask::CatchUp(number) => {
                if number > self.room.number()
                    && let Err(error) = self.catch_up().await
                {
                    tracing::error!(table = self.room.id(), %error, "a table could not catch up");
                    // A newer version may have added what this one does not understand: whoever watches comes back, perhaps to another
                    // node.
                    self.doubtful = true;
                }
            }
            Ask::ReadAnew => {
                if let Err(error) = self.read_anew().await {
                    tracing::error!(table = self.room.id(), %error, "a table could not be read anew");
                    self.doubtful = true;
                }
            }
            Ask::Drive => {
                self.driven_elsewhere = None;
                self.become_driver().await;
            }
            Ask::Decided(seat, entries, action) => self.play_for_bot(seat, entries, action).await,
        }
    }

    // What people want.

    /// Does what somebody wants, once.
    async fn carry_out(&mut self, who: &Who, command: &Command, client: Option<String>) -> Result<Done, Refusal> {
        let done = |number, table| Done { client: client.clone(), number, table };
        if let Some(number) = client.as_deref().and_then(|client| self.done_before(who, command, client)) {
            return Ok(done(number, self.new_table(command)));
        }
        if let Command::Sit { seat: Some(seat), invitation, .. } = command {
            self.hub.check_invitation(&self.room, *seat, invitation.as_deref())?;
        }
        let hosts = self.asked_for_welcome(command);
        if !hosts.is_empty() && self.hub.store.has_blocked(&hosts, &who.id).await? {
            return Err(Refusal::forbidden("server-not-welcome"));
        }
        if *command == Command::Rematch {
            self.room.draft(&who.id, &who.name, who.claimed, command)?;
            let (opening, entries) = Hub::rematch(&self.room);
            self.hub.add(opening, entries).await?;
        }
        if *command == Command::Continue {
            self.room.draft(&who.id, &who.name, who.claimed, command)?;
            let over = Over::of(&self.room).ok_or(Refusal::conflict("server-no-such-campaign"))?;
            self.hub.continue_campaign(over).await?;
        }
        // What makes something due is stored only once somebody is to do it: after a kill in between, the table is found and driven.
        if matches!(command, Command::Start { .. }) || self.room.phase() == Phase::Running {
            self.become_driver().await;
        }
        let draft = |room: &Room| room.draft(&who.id, &who.name, who.claimed, command);
        let number = self.append(draft, client.clone()).await?;
        Ok(done(number, self.new_table(command)))
    }

    /// Who must not have blocked whoever wants this: those who would find them at their table, or be seated at another one by them.
    fn asked_for_welcome(&self, command: &Command) -> Vec<String> {
        match command {
            Command::Sit { .. } => vec![self.room.opening().owner.clone()],
            Command::Rematch | Command::Continue => self.room.places().filter_map(|(_, place)| place.person()).cloned().collect(),
            _ => Vec::new(),
        }
    }

    /// The table a command opened.
    fn new_table(&self, command: &Command) -> Option<String> {
        match command {
            Command::Rematch => self.room.rematch().map(str::to_owned),
            Command::Continue => self.room.continued().map(str::to_owned),
            _ => None,
        }
    }

    fn done_before(&self, who: &Who, command: &Command, client: &str) -> Option<i64> {
        let by_person = self.room.done_before(&who.id, client);
        let seats: Vec<Seat> = match command.seat() {
            Some(seat) => vec![seat],
            None => self.room.seats_of(&who.id).collect(),
        };
        let own = |seat: &Seat| self.room.seats_of(&who.id).any(|own| own == *seat);
        by_person
            .or_else(|| seats.iter().filter(|seat| own(seat)).find_map(|seat| self.room.done_before(&seat.to_string(), client)))
    }

    // The log.

    /// Makes an entry, stores it, and tells everybody. What nobody could use of the time before it is given back first.
    async fn append(
        &mut self,
        draft: impl Fn(&Room) -> Result<(String, Entry), Refusal> + Send,
        client: Option<String>,
    ) -> Result<i64, Refusal> {
        self.give_time_back().await?;
        self.store(draft, client).await
    }

    /// Gives back the time since the last entry in which nobody could play.
    async fn give_time_back(&mut self) -> Result<(), Refusal> {
        if !self.room.has_running_clocks() {
            return Ok(());
        }
        self.hub.notice_outages().await?;
        self.collect_outages();
        let gaps: Vec<(i64, i64)> = self.gaps.iter().map(|gap| (gap.since, gap.until)).collect();
        if self.room.clock_stopped(&gaps, now()).is_some() {
            let stopped = |room: &Room| room.clock_stopped(&gaps, now()).map(|entry| (DRIVER.to_owned(), entry)).ok_or(MOVED_ON);
            match self.store(stopped, None).await {
                // Another node may have been first.
                Err(refusal) if refusal != MOVED_ON => return Err(refusal),
                _ => {}
            }
        }
        self.gaps.clear();
        Ok(())
    }

    /// Adds the outages this node has lived through to what is to be given back.
    fn collect_outages(&mut self) {
        let outages = self.hub.nodes.outages(self.outages_known);
        self.outages_known += outages.len();
        self.gaps.extend(outages);
    }

    /// Stores an entry. When another was first, it is tried again on what is then the table.
    async fn store(
        &mut self,
        draft: impl Fn(&Room) -> Result<(String, Entry), Refusal> + Send,
        client: Option<String>,
    ) -> Result<i64, Refusal> {
        let (begun, mut pause) = (Instant::now(), limits::HELD_UP_FIRST);
        let (mut tries, mut was_busy) = (0, false);
        while tries < limits::TRIES && begun.elapsed() < limits::HELD_UP {
            if self.doubtful {
                self.reload().await?;
            }
            let (author, entry) = draft(&self.room)?;
            let at = now().max(self.room.changed());
            self.room.apply(at, &entry)?;
            // Plain data with text keys, which serde_json always can write.
            let text = serde_json::to_string(&entry).expect("an entry can be written as JSON");
            let number = self.room.number();
            let stored = Stored { number, at, author: author.clone(), client: client.clone(), entry: text };
            let append = Append { table: self.room.id().to_owned(), stored };
            self.doubtful = true;
            let storing = tracing::info_span!(target: TRACES, "store");
            match self.hub.writer.append(append, was_busy).instrument(storing).await {
                Ok(Appended::Stored) => {
                    self.doubtful = false;
                    self.room.stored(&author, client.as_deref());
                    self.tell();
                    self.settle().await;
                    return Ok(number);
                }
                Ok(Appended::DoneBefore(number)) => {
                    self.reload().await?;
                    return Ok(number);
                }
                Ok(Appended::NumberTaken) => {
                    METRICS.retried.inc();
                    self.reload().await?;
                    tries += 1;
                }
                Ok(Appended::Busy) => {
                    tokio::time::sleep(pause).await;
                    self.reload().await?;
                    pause = (2 * pause).min(limits::LOG_LOCK_WAIT);
                    was_busy = true;
                }
                Err(error) => {
                    self.reload().await?;
                    return Err(error.into());
                }
            }
        }
        Err(Refusal::trouble())
    }

    /// Reads the whole log anew: what was tried is not there.
    async fn reload(&mut self) -> Result<(), StoreError> {
        let opening = self.room.opening().clone();
        let log = self.hub.store.entries_after(&opening.id, 0).await?;
        self.room = Room::replay(opening, &log)?;
        self.doubtful = false;
        self.tell();
        self.settle().await;
        Ok(())
    }

    /// Reads the whole log anew, from which something was taken out, and tells every watcher everything again.
    async fn read_anew(&mut self) -> Result<(), StoreError> {
        self.reload().await?;
        let room = &self.room;
        self.watchers.retain(|watcher| {
            let Ok(look) = watcher.eyes.at(room) else { return false };
            let welcome = ToClient::Welcome(news(room, look, 0).without_talk_of(&watcher.eyes.unheard));
            watcher.out.try_send(welcome.text().into()).is_ok()
        });
        Ok(())
    }

    /// Reads what others have added.
    async fn catch_up(&mut self) -> Result<(), StoreError> {
        let id = self.room.id().to_owned();
        let log = self.hub.store.entries_after(&id, self.room.number()).await?;
        log.iter().try_for_each(|stored| self.room.read(stored))?;
        self.tell();
        self.settle().await;
        Ok(())
    }

    /// Tells every watcher what it has not heard. Who reads too slowly is let go, and comes back with its last number.
    fn tell(&mut self) {
        let room = &self.room;
        let mut made: Vec<(Look, i64, Text)> = Vec::new();
        self.watchers.retain_mut(|watcher| {
            if watcher.sent >= room.number() {
                return true;
            }
            let look = match watcher.eyes.at(room) {
                Ok(look) => look,
                Err(refusal) => {
                    let _ = watcher.out.try_send(ToClient::Refused { client: None, message: refusal.message }.text().into());
                    return false;
                }
            };
            let known = made.iter().find(|(seen, sent, _)| (*seen, *sent) == (look, watcher.sent));
            let message = if !watcher.eyes.unheard.is_empty() {
                ToClient::Entry(news(room, look, watcher.sent).without_talk_of(&watcher.eyes.unheard)).text().into()
            } else if let Some((_, _, message)) = known {
                message.clone()
            } else {
                let message: Text = ToClient::Entry(news(room, look, watcher.sent)).text().into();
                made.push((look, watcher.sent, message.clone()));
                message
            };
            watcher.sent = room.number();
            watcher.out.try_send(message).is_ok()
        });
    }

    /// Forgets closed sockets, and tells the others who watches now, if that is news to them.
    fn tell_present(&mut self) {
        self.watchers.retain(|watcher| !watcher.out.is_closed());
        if self.counted == Some(self.watchers.len()) && self.watchers.iter().all(|watcher| watcher.knows_present) {
            return;
        }
        let people = sorted(self.watchers.iter().filter_map(|watcher| watcher.eyes.person.clone()));
        let here = (people, self.watchers.iter().filter(|watcher| watcher.eyes.person.is_none()).count());
        if here != self.present_here {
            // Who begins to watch here does not know who watches elsewhere.
            let first = self.present_here == Present::default();
            self.hub.nodes.tell_present(self.room.id(), &here, first);
            self.present_here = here.clone();
        }
        self.counted = Some(self.watchers.len());
        let present = self.present_elsewhere.values().fold(here, |(people, others), (more, further)| {
            (sorted(people.into_iter().chain(more.iter().cloned())), others + further)
        });
        if self.present != present {
            self.present = present;
            self.watchers.iter_mut().for_each(|watcher| watcher.knows_present = false);
        }
        let (people, others) = &self.present;
        let message: Text = ToClient::Present { people: people.clone(), others: *others }.text().into();
        for watcher in self.watchers.iter_mut().filter(|watcher| !watcher.knows_present) {
            // Who reads too slowly for this is let go with the next entry.
            watcher.knows_present = watcher.out.try_send(message.clone()).is_ok();
        }
    }

    /// Keeps what lists say, and results and ratings, in step with the log.
    async fn settle(&mut self) {
        let projection = self.room.projection();
        self.unsettled = self.projected.as_ref() != Some(&projection);
        if !self.unsettled {
            return;
        }
        let id = self.room.id();
        let mut kept = Ok(());
        if self.room.phase().is_over() {
            let results = self.room.results();
            if let Some(over) = Over::of(&self.room) {
                kept = self.hub.note_campaign(over).await;
            }
            if kept.is_ok() {
                kept = self.hub.store.finish(id, &results).await;
            }
        }
        if kept.is_ok() {
            kept = self.hub.store.project(id, &projection, self.room.changed()).await;
        }
        match kept {
            Ok(()) => {
                self.projected = Some(projection);
                self.unsettled = false;
            }
            // The log is the truth; this is tried again.
            Err(error) => tracing::error!(table = id, %error, "a table's summary could not be stored"),
        }
    }

    // Bots and the clock.

    /// Does what is due, if this node drives the table. Answers when to look again.
    async fn drive(&mut self) -> Option<Instant> {
        loop {
            let due = self.room.due(now());
            if due == Due::Nothing || !self.become_driver().await {
                let somebody_else = due != Due::Nothing;
                return somebody_else.then(|| Instant::now() + limits::SWEEP);
            }
            self.collect_outages();
            if !self.gaps.is_empty() && self.room.has_running_clocks() {
                if let Err(refusal) = self.give_time_back().await {
                    tracing::warn!(table = self.room.id(), message = %refusal.message, "lost time could not be given back");
                    return Some(Instant::now() + limits::TRY_AGAIN);
                }
                continue;
            }
            match due {
                Due::Nothing => return None,
                Due::At(at) => return Some(Instant::now() + Duration::from_millis((at - now()).max(0) as u64)),
                Due::Bot(seat, bot) => {
                    if self.is_used() {
                        self.think(seat, bot);
                    }
                    return None;
                }
                Due::Entry(_) => {
                    let draft = |room: &Room| match room.due(now()) {
                        Due::Entry(entry) => Ok((DRIVER.to_owned(), entry)),
                        _ => Err(MOVED_ON),
                    };
                    match self.append(draft, None).await {
                        Err(refusal) if refusal != MOVED_ON => {
                            tracing::warn!(table = self.room.id(), message = %refusal.message, "a table could not be driven");
                            return Some(Instant::now() + limits::TRY_AGAIN);
                        }
                        _ => {}
                    }
                }
            }
        }
    }

    /// Does this node drive the table, now that it is asked to? Not if another that lives does, nor while its own lease has ended.
    async fn become_driver(&mut self) -> bool {
        if self.room.has_running_clocks()
            && let Err(error) = self.hub.notice_outages().await
        {
            tracing::error!(table = self.room.id(), %error, "a table could not be driven");
            return false;
        }
        let Some(lease) = self.hub.nodes.lease() else { return false };
        if self.driving == Some(lease.lapses) {
            return true;
        }
        let lapsed = self.driving.take().is_some();
        if self.driven_elsewhere.is_some_and(|found| found.elapsed() < limits::SWEEP) {
            return false;
        }
        let id = self.room.id().to_owned();
        match self.hub.store.drive(&id, &self.hub.nodes.id, now()).await {
            Ok(Drive::Others) => {
                self.driven_elsewhere = Some(Instant::now());
                false
            }
            Ok(drive) => {
                self.driving = Some(lease.lapses);
                if let Drive::InheritedFrom(heard) = drive {
                    METRICS.takeovers.inc();
                    tracing::info!(table = id, "taken over from a node that is gone");
                    // Where every node was gone, people could play as soon as one was back.
                    self.collect_outages();
                    let ends = self.gaps.iter().map(|gap| gap.until).filter(|until| *until > heard);
                    let until = ends.max().unwrap_or_else(now);
                    self.gaps.push(Outage { since: heard, until });
                } else if lapsed {
                    // Nobody else has driven it meanwhile: this node itself stood still.
                    self.gaps.push(lease.stood_still);
                }
                true
            }
            Err(error) => {
                tracing::error!(table = id, %error, "a table could not be driven");
                false
            }
        }
    }

    /// Does anybody care how the game goes on? Where there is a clock, the time of whoever is asked next begins when the bot has acted;
    /// elsewhere bots wait until somebody looks.
    fn is_used(&self) -> bool {
        self.room.terms().clock != Clock::None
            || !self.watchers.is_empty()
            || !self.present_elsewhere.is_empty()
            || self.used.is_some_and(|used| used.elapsed() < limits::BOTS_GO_ON)
    }

    fn think(&mut self, seat: Seat, bot: String) {
        // One thought at a time: when others act meanwhile, it is only done for nothing, and the bot thinks again.
        let Some(table) = self.room.table().filter(|_| self.thinking.is_none()) else { return };
        let thought = (seat, table.entries());
        self.thinking = Some(thought);
        let decision = Decision { table: table.to_think_on(), seat, bot, number: self.room.bot_number() };
        let (hub, own, account) = (self.hub.clone(), self.own.clone(), self.account.clone());
        tokio::spawn(async move {
            let (seat, entries) = thought;
            let hurried = hub.quotas.is_used_up(Quota::BotTime, &account);
            let thinking = tracing::info_span!(target: TRACES, "think", bot = decision.bot);
            let Thought { advised, took } = hub.thinkers.think(decision, &account, hurried).instrument(thinking).await;
            hub.quotas.add(Quota::BotTime, &account, took.as_millis() as i64);
            // The table may be gone; whoever reads it next lets the bot think again.
            let _ = own.send(Box::new(Ask::Decided(seat, entries, advised.map(|advised| advised.notation)))).await;
        });
    }

    async fn play_for_bot(&mut self, seat: Seat, entries: usize, action: Option<String>) {
        self.thinking = None;
        let Some(table) = self.room.table() else { return };
        if table.entries() != entries {
            return;
        }
        let fallback = action.is_none();
        // A bot that fails must not stop the table: any legal action is better than none.
        let first_legal = || table.legal(seat).into_iter().next().map(|offer| offer.notation);
        let Some(action) = action.or_else(first_legal) else { return };
        METRICS.bot_moves.inc();
        if fallback {
            METRICS.bot_failures.inc();
        }
        let draft = |room: &Room| {
            let same = room.table().is_some_and(|table| table.entries() == entries);
            match room.due(now()) {
                Due::Bot(due, _) if due == seat && same => {
                    Ok((DRIVER.to_owned(), Entry::Played { seat, actions: vec![action.clone()], by: Hand::Bot }))
                }
                _ => Err(MOVED_ON),
            }
        };
        if let Err(refusal) = self.append(draft, None).await {
            tracing::debug!(table = self.room.id(), message = %refusal.message, "a bot was too late");
        }
    }

    /// Leaves the table to whoever needs it next.
    async fn release(&mut self) {
        if self.driving.is_none() {
            return;
        }
        let wake = match self.room.due(now()) {
            Due::Nothing => None,
            Due::At(at) => Some(at),
            Due::Bot(..) if !self.is_used() => None,
            Due::Bot(..) | Due::Entry(_) => Some(0),
        };
        let id = self.room.id();
        let _moving = self.hub.moving.acquire().await;
        if let Err(error) = self.hub.store.release(id, &self.hub.nodes.id, wake).await {
            tracing::error!(table = id, %error, "a table could not be released");
            return;
        }
        // Another node may have added an entry while this one still seemed to drive.
        match self.hub.store.last_number(id).await {
            Ok(number) if number == self.room.number() => {}
            _ => {
                let _ = self.hub.store.wake(id).await;
            }
        }
    }
}

/// Everybody once, in order.
fn sorted(people: impl Iterator<Item = String>) -> Vec<String> {
    people.collect::<BTreeSet<_>>().into_iter().collect()
}

/// The author of what bots and the clock do.
const DRIVER: &str = "driver";

/// What was to be done by itself is no longer due.
const MOVED_ON: Refusal = Refusal::conflict("table-not-legal");
