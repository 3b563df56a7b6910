//! A table as its log makes it: who sits where, the game, the clocks, the talk. No I/O, no chance, no clock of its own: the same
//! entries always make the same room, on every node.

use std::collections::{BTreeSet, HashMap};

use axum::http::StatusCode;
use serde::Serialize;
use sha2::{Digest as _, Sha256};
use table::{AnyGame, AnyTable, Arg, Illegal, Message, Record, Seat, Seats, Seed, Viewer};
use utoipa::ToSchema;

use crate::clock::Clocks;
use crate::entry::{Clock, Command, Entry, Hand, SeatTerms, Terms, Why};
use crate::limits;
use crate::refusal::Refusal;
use crate::store::{Projection, ResultRow, StoreError, Stored, TableRow};

/// Who plays for somebody who left or ran out of time: a sound player that needs no long thought.
pub const SUBSTITUTE: &str = "mate";

/// A table, made from its log.
pub struct Room {
    row: TableRow,
    terms: Terms,
    game: &'static dyn AnyGame,
    secret: Seed,
    places: Vec<Place>,
    phase: Phase,
    table: Option<Box<dyn AnyTable>>,
    clocks: Clocks,
    salts: Vec<(Seat, String)>,
    muted: BTreeSet<String>,
    rematch: Option<String>,
    continued: Option<String>,
    /// When each entry was made.
    times: Vec<i64>,
    /// What was said beside the game, with the entry's number.
    told: Vec<(i64, Told)>,
    /// The log's number of each entry of the game.
    numbers: Vec<i64>,
    /// Each seat's actions that were not taken back: did they follow without a choice?
    played: Vec<Vec<bool>>,
    /// What clients have done, by author and their own id.
    clients: HashMap<(String, String), i64>,
}

/// One seat.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Place {
    /// Who has it.
    pub holder: Holder,
    /// Does a bot play for them, and why?
    pub substitute: Option<Why>,
    /// Would they end the game here?
    pub abandons: bool,
}

/// Who has a seat.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Holder {
    /// Nobody; anybody may sit down.
    Open,
    /// Nobody; only who has the invitation.
    Invited,
    /// Somebody.
    Person {
        /// Who.
        id: String,
        /// Under which name.
        name: String,
    },
    /// A bot.
    Bot(String),
}

/// A seat's place at the end.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, ToSchema, ts_rs::TS)]
pub struct Placed {
    /// Whose.
    #[schema(value_type = u8)]
    pub seat: Seat,
    /// Which, from 1; equal seats share a place.
    pub place: i64,
    /// With how many points.
    pub score: i32,
    /// Did they give up, or in a rated game let a bot finish?
    pub gave_up: bool,
}

/// How far a table is.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Phase {
    /// People sit down.
    Open,
    /// The game is played.
    Running,
    /// The game has ended by its rules.
    Ended,
    /// Those who played agreed to end it, or the host closed the table.
    Abandoned,
}

impl Phase {
    /// The phase in lists.
    pub const fn name(self) -> &'static str {
        match self {
            Self::Open => "open",
            Self::Running => "running",
            Self::Ended | Self::Abandoned => "over",
        }
    }

    /// Is everything played that ever will be?
    pub const fn is_over(self) -> bool {
        matches!(self, Self::Ended | Self::Abandoned)
    }
}

/// Something told to everybody that is not an event of the game.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Told {
    /// What.
    pub message: Message,
    /// Who spoke, where it is talk.
    pub speaker: Option<String>,
}

/// What the driver of the table has to do.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Due {
    /// Let a bot of this level think for the seat.
    Bot(Seat, String),
    /// Store this entry now.
    Entry(Entry),
    /// Look again then.
    At(i64),
    /// Nothing, until somebody acts.
    Nothing,
}

impl Room {
    /// A table before its first entry.
    pub fn new(row: TableRow) -> Result<Self, StoreError> {
        let unreadable = |what: &str| StoreError::Unreadable(format!("table {}: {what}", row.id));
        let game = games::find(&row.game).ok_or_else(|| unreadable("an unknown game"))?;
        let terms: Terms = serde_json::from_str(&row.terms).map_err(|error| unreadable(&error.to_string()))?;
        let secret = row.secret.parse().map_err(|_| unreadable("its secret is none"))?;
        let places = terms.seats.iter().map(|seat| Place {
            holder: match seat {
                SeatTerms::Open => Holder::Open,
                SeatTerms::Invited => Holder::Invited,
                SeatTerms::Bot { bot } => Holder::Bot(bot.clone()),
            },
            substitute: None,
            abandons: false,
        });
        Ok(Self {
            game,
            secret,
            places: places.collect(),
            phase: Phase::Open,
            table: None,
            clocks: Clocks::new(terms.clock),
            salts: Vec::new(),
            muted: BTreeSet::new(),
            rematch: None,
            continued: None,
            times: Vec::new(),
            told: Vec::new(),
            numbers: Vec::new(),
            played: vec![Vec::new(); terms.seats.len()],
            clients: HashMap::new(),
            terms,
            row,
        })
    }

    /// A table with all its entries.
    pub fn replay(row: TableRow, log: &[Stored]) -> Result<Self, StoreError> {
        let mut room = Self::new(row)?;
        log.iter().try_for_each(|stored| room.read(stored))?;
        Ok(room)
    }

    /// Reads the next entry of the log.
    pub fn read(&mut self, stored: &Stored) -> Result<(), StoreError> {
        let unreadable = |what: String| StoreError::Unreadable(format!("table {}, entry {}: {what}", self.row.id, stored.number));
        if stored.number != self.number() + 1 {
            return Err(unreadable(format!("after {}", self.number())));
        }
        let entry: Entry = serde_json::from_str(&stored.entry).map_err(|error| unreadable(error.to_string()))?;
        if let Err(refusal) = self.apply(stored.at, &entry) {
            return Err(StoreError::Unreadable(format!("table {}, entry {}: {}", self.row.id, stored.number, refusal.message)));
        }
        if let Some(client) = &stored.client {
            self.clients.insert((stored.author.clone(), client.clone()), stored.number);
        }
        Ok(())
    }

    // What the room is.

    /// Which table.
    pub const fn row(&self) -> &TableRow {
        &self.row
    }

    /// What was settled when it was opened.
    pub const fn terms(&self) -> &Terms {
        &self.terms
    }

    /// The number of the last entry.
    pub fn number(&self) -> i64 {
        self.times.len() as i64
    }

    /// When the last entry was made.
    pub fn changed(&self) -> i64 {
        self.times.last().copied().unwrap_or(self.row.created)
    }

    /// When an entry was made.
    pub fn time(&self, number: i64) -> i64 {
        self.times.get(number as usize - 1).copied().unwrap_or_default()
    }

    /// How far it is.
    pub const fn phase(&self) -> Phase {
        self.phase
    }

    /// The game, once it has begun.
    pub fn table(&self) -> Option<&dyn AnyTable> {
        self.table.as_deref()
    }

    /// The seats.
    pub fn places(&self) -> impl Iterator<Item = (Seat, &Place)> {
        self.places.iter().enumerate().map(|(index, place)| (Seat::new(index), place))
    }

    /// The clocks.
    pub const fn clocks(&self) -> &Clocks {
        &self.clocks
    }

    /// The salts of the seats, in the order they came.
    pub fn salts(&self) -> &[(Seat, String)] {
        &self.salts
    }

    /// Who may not speak here.
    pub const fn muted(&self) -> &BTreeSet<String> {
        &self.muted
    }

    /// Where the same people play again.
    pub fn rematch(&self) -> Option<&str> {
        self.rematch.as_deref()
    }

    /// Where the campaign goes on.
    pub fn continued(&self) -> Option<&str> {
        self.continued.as_deref()
    }

    /// The names for records: people's, and bots' levels.
    pub fn names(&self) -> Vec<String> {
        self.places.iter().map(Place::name).collect()
    }

    /// What was told beside the game after an entry, with the entry's number.
    pub fn told_after(&self, number: i64) -> &[(i64, Told)] {
        &self.told[self.told.partition_point(|(at, _)| *at <= number)..]
    }

    /// How many entries of the game the log had at this number.
    pub fn game_entries_until(&self, number: i64) -> usize {
        self.numbers.partition_point(|at| *at <= number)
    }

    /// The log's number of an entry of the game.
    pub fn number_of(&self, game_entry: usize) -> i64 {
        self.numbers.get(game_entry).copied().unwrap_or_default()
    }

    /// Has this client done this before, and under which number?
    pub fn done_before(&self, author: &str, client: &str) -> Option<i64> {
        self.clients.get(&(author.to_owned(), client.to_owned())).copied()
    }

    /// The seats a person has.
    pub fn seats_of(&self, person: &str) -> impl Iterator<Item = Seat> {
        self.places().filter(move |(_, place)| place.is_held_by(person)).map(|(seat, _)| seat)
    }

    /// Through whose eyes somebody sees the table: their own first seat's, or those they wish for if they may.
    pub fn viewer(&self, person: Option<&str>, wish: Option<Viewer>) -> Result<Viewer, Refusal> {
        let own =
            |seat: &Seat| person.is_some_and(|person| self.places.get(seat.index()).is_some_and(|place| place.is_held_by(person)));
        let viewer = match wish {
            Some(Viewer::Seat(seat)) if !own(&seat) => return Err(Refusal::forbidden("server-not-your-seat")),
            Some(viewer) => viewer,
            None => person.and_then(|person| self.seats_of(person).next()).map_or(Viewer::Onlooker, Viewer::Seat),
        };
        if viewer == Viewer::Onlooker && !self.terms.onlookers && self.phase != Phase::Open {
            return Err(Refusal::forbidden("server-no-onlookers"));
        }
        Ok(viewer)
    }

    /// The secret, to be told once the game is over; its hash is shown from the beginning.
    pub const fn secret(&self) -> Seed {
        self.secret
    }

    /// The seed, made from the secret and the salts.
    pub fn seed(&self) -> Seed {
        self.secret.salted(self.salts.iter().map(|(_, salt)| salt.as_str()))
    }

    /// What lists show.
    pub fn projection(&self) -> Projection {
        let people: BTreeSet<&String> = self.places.iter().filter_map(Place::person).collect();
        Projection {
            listed: self.terms.public,
            phase: self.phase.name(),
            open_seats: self.places.iter().filter(|place| place.holder == Holder::Open).count() as i64,
            people: people.into_iter().cloned().collect(),
        }
    }

    /// Everybody's place, once the game has ended. Who gave up comes last; in a rated game so does everybody for whom a bot plays at
    /// the end: nobody's rating is a bot's.
    pub fn placed(&self) -> Vec<Placed> {
        let Some(standing) = self.table.as_ref().filter(|_| self.phase == Phase::Ended).map(|table| table.standing()) else {
            return Vec::new();
        };
        let gave_up = |place: &Place| place.substitute.is_some_and(|why| self.terms.rated || why == Why::Resigned);
        // Who gave up comes behind everybody who did not, and stands in nobody's way.
        let stayed: Vec<Seat> = self.places().filter(|(_, place)| !gave_up(place)).map(|(seat, _)| seat).collect();
        let placed = |(seat, place): (Seat, &Place)| {
            let gave_up = gave_up(place);
            let ahead = stayed.iter().filter(|other| gave_up || standing.rank(**other) < standing.rank(seat)).count();
            Placed { seat, place: 1 + ahead as i64, score: standing.score(seat), gave_up }
        };
        self.places().map(placed).collect()
    }

    /// The results of those people who played, once the game has ended.
    pub fn results(&self) -> Vec<ResultRow> {
        let result = |placed: Placed| {
            Some(ResultRow {
                table: self.row.id.clone(),
                seat: i64::from(placed.seat.number()),
                person: self.places[placed.seat.index()].person()?.clone(),
                game: self.row.game.clone(),
                place: placed.place,
                seats: self.places.len() as i64,
                score: placed.score.into(),
                rated: self.terms.rated,
                ended: self.changed(),
            })
        };
        self.placed().into_iter().filter_map(result).collect()
    }

    /// The record: the whole one once the game is over; before that without the seed, and with nobody's actions but the viewer's own.
    pub fn record(&self, viewer: Option<Seat>) -> Option<Record> {
        let mut record = self.table.as_ref()?.record(self.names());
        if self.phase.is_over() {
            record.secret = Some(self.secret);
            record.salts.clone_from(&self.salts);
        } else {
            record.seed = None;
            record.digest = None;
            record.lines.retain(|line| Some(line.seat) == viewer);
        }
        Some(record)
    }

    /// What its driver has to do.
    pub fn due(&self, now: i64) -> Due {
        let Some(table) = self.table.as_ref().filter(|_| self.phase == Phase::Running) else { return Due::Nothing };
        for seat in table.awaited() {
            if let Some(bot) = self.places[seat.index()].bot() {
                return Due::Bot(seat, bot.to_owned());
            }
            if self.terms.automatic
                && let Some(action) = table.automatic(seat)
            {
                return Due::Entry(Entry::Played { seat, actions: vec![action], by: Hand::Nobody });
            }
        }
        match self.clocks.deadline() {
            Some((seat, at)) if at <= now => Due::Entry(Entry::TakenOver { seat, why: Why::Clock }),
            Some((_, at)) => Due::At(at),
            None => Due::Nothing,
        }
    }

    // What people want.

    /// The entry a command asks for, and its author; or why the person may not.
    pub fn draft(&self, person: &str, name: &str, may_be_rated: bool, command: &Command) -> Result<(String, Entry), Refusal> {
        // Even a table that is full can be left, ended and followed by another.
        let ends = matches!(
            command,
            Command::Leave { .. } | Command::Resign { .. } | Command::Abandon { .. } | Command::Rematch | Command::Continue
        );
        if self.number() >= limits::ENTRIES_A_TABLE && !ends {
            return Err(Refusal::conflict("server-table-full"));
        }
        let own = |seat: &Option<Seat>| self.own_seat(person, *seat);
        let by_seat = |seat: Seat, entry: Entry| Ok((seat.to_string(), entry));
        let by_person = |entry: Entry| Ok((person.to_owned(), entry));
        match command {
            Command::Sit { seat, name: other, .. } => {
                let again = self.seats_of(person).next().is_some();
                if self.terms.rated && !may_be_rated {
                    return Err(Refusal::forbidden("server-rated-needs-people"));
                }
                if self.terms.rated && (again || other.is_some()) {
                    return Err(Refusal::conflict("server-one-seat-only"));
                }
                let first_open = || self.places().find(|(_, place)| place.holder == Holder::Open).map(|(seat, _)| seat);
                let seat = seat.or_else(first_open).ok_or(Refusal::conflict("server-no-open-seat"))?;
                let name = other.as_deref().unwrap_or(name).to_owned();
                by_person(Entry::Sat { seat, person: person.to_owned(), name })
            }
            Command::SeatBot { seat, bot } => {
                self.check_owner(person)?;
                by_person(Entry::BotSat { seat: *seat, bot: bot.clone() })
            }
            Command::Free { seat } => {
                self.check_owner(person)?;
                by_person(Entry::StoodUp { seat: *seat })
            }
            Command::Leave { seat } => {
                let seat = own(seat)?;
                match self.phase {
                    Phase::Open => by_person(Entry::StoodUp { seat }),
                    _ => by_seat(seat, Entry::TakenOver { seat, why: Why::Left }),
                }
            }
            Command::Salt { seat, salt } => {
                let seat = own(seat)?;
                if salt.is_empty() || salt.chars().count() > limits::SALT_CHARS || salt.chars().any(char::is_control) {
                    return Err(Refusal::too_long(limits::SALT_CHARS));
                }
                // Before the start a seat may still become another's, whose own ids must not meet with these.
                by_person(Entry::Salted { seat, salt: salt.clone() })
            }
            Command::Start { fill } => {
                self.check_owner(person)?;
                by_person(Entry::Started { fill: fill.clone() })
            }
            Command::Play { seat, line } => {
                let seat = own(seat)?;
                if line.chars().count() > limits::LINE_CHARS {
                    return Err(Refusal::too_long(limits::LINE_CHARS));
                }
                let table = self.running()?;
                self.check_plays(seat)?;
                let actions = table.expand(seat, line)?;
                if actions.is_empty() || actions.len() > limits::LINE_ACTIONS {
                    return Err(Refusal::too_long(limits::LINE_CHARS));
                }
                by_seat(seat, Entry::Played { seat, actions, by: Hand::Person })
            }
            Command::Undo { seat } => {
                let seat = own(seat)?;
                self.running()?;
                self.check_plays(seat)?;
                let forced = self.played[seat.index()].iter().rev().take_while(|forced| **forced).count();
                let times = (forced + 1).min(self.played[seat.index()].len().max(1));
                by_seat(seat, Entry::TookBack { seat, times })
            }
            Command::Return { seat } => {
                let seat = own(seat)?;
                by_seat(seat, Entry::Returned { seat })
            }
            Command::Resign { seat } => {
                let seat = own(seat)?;
                by_seat(seat, Entry::TakenOver { seat, why: Why::Resigned })
            }
            Command::Abandon { seat, agree } => {
                let seat = own(seat)?;
                self.check_plays(seat)?;
                by_seat(seat, Entry::Vote { seat, abandon: *agree })
            }
            Command::Say { text } => {
                // Who may not look on has nothing to say either.
                self.viewer(Some(person), None)?;
                let text = text.trim();
                if text.is_empty() {
                    return Err(Refusal::bad("server-nothing-said"));
                }
                if text.chars().count() > limits::CHAT_CHARS {
                    return Err(Refusal::too_long(limits::CHAT_CHARS));
                }
                by_person(Entry::Said { person: person.to_owned(), name: name.to_owned(), text: text.to_owned() })
            }
            Command::Mute { person: other, muted } => {
                self.check_owner(person)?;
                let name = self.name_of(other).ok_or(Refusal::missing("server-no-such-person"))?;
                by_person(Entry::Muted { person: other.clone(), name, muted: *muted })
            }
            Command::Rematch => {
                if !self.phase.is_over() {
                    return Err(Refusal::conflict("server-not-over"));
                }
                if self.seats_of(person).next().is_none() {
                    return Err(Refusal::forbidden("server-not-your-seat"));
                }
                by_person(Entry::Rematched { table: rematch_id(&self.row) })
            }
            Command::Continue => {
                if self.terms.campaign.is_none() {
                    return Err(Refusal::conflict("server-no-such-campaign"));
                }
                if !self.phase.is_over() {
                    return Err(Refusal::conflict("server-not-over"));
                }
                if self.seats_of(person).next().is_none() && person != self.row.owner {
                    return Err(Refusal::forbidden("server-not-your-seat"));
                }
                by_person(Entry::Continued { table: next_table_id(&self.row) })
            }
        }
    }

    /// Who sits where when the same people play again: each so many seats further.
    pub fn seated_again(&self, further: usize) -> (Terms, Vec<Entry>) {
        let places = self.places.len();
        let mut terms = self.terms.clone();
        let mut entries = Vec::new();
        for (index, place) in self.places.iter().enumerate() {
            let seat = Seat::new((index + further) % places);
            terms.seats[seat.index()] = match &place.holder {
                Holder::Bot(bot) => SeatTerms::Bot { bot: bot.clone() },
                _ if self.terms.seats[index] == SeatTerms::Invited => SeatTerms::Invited,
                _ => SeatTerms::Open,
            };
            if let Holder::Person { id, name } = &place.holder {
                entries.push(Entry::Sat { seat, person: id.clone(), name: name.clone() });
            }
        }
        (terms, entries)
    }

    fn own_seat(&self, person: &str, seat: Option<Seat>) -> Result<Seat, Refusal> {
        let mut own = self.seats_of(person);
        match seat {
            Some(seat) if seat.index() >= self.places.len() => Err(Refusal::missing("server-no-such-seat")),
            Some(seat) => own.find(|own| *own == seat).ok_or(Refusal::forbidden("server-not-your-seat")),
            None => match (own.next(), own.next()) {
                (Some(seat), None) => Ok(seat),
                (Some(_), Some(_)) => Err(Refusal::bad("server-which-seat")),
                (None, _) => Err(Refusal::forbidden("server-not-your-seat")),
            },
        }
    }

    /// Does whoever sits there decide, and no bot for them?
    fn check_plays(&self, seat: Seat) -> Result<(), Refusal> {
        let bot = self.places[seat.index()].substitute.is_some();
        if bot { Err(Refusal::conflict("server-bot-plays-for-you")) } else { Ok(()) }
    }

    fn check_owner(&self, person: &str) -> Result<(), Refusal> {
        if person == self.row.owner { Ok(()) } else { Err(Refusal::forbidden("server-only-owner")) }
    }

    fn running(&self) -> Result<&dyn AnyTable, Refusal> {
        match (self.phase, &self.table) {
            (Phase::Open, _) | (_, None) => Err(Refusal::conflict("server-not-started")),
            (Phase::Running, Some(table)) => Ok(table.as_ref()),
            (Phase::Ended | Phase::Abandoned, _) => Err(Illegal::game_over().into()),
        }
    }

    /// The name of somebody who sits here, or has said something.
    fn name_of(&self, person: &str) -> Option<String> {
        let seated = self.places.iter().find(|place| place.is_held_by(person)).map(Place::name);
        let spoke = || self.told.iter().rev().find(|(_, told)| told.speaker.as_deref() == Some(person));
        seated.or_else(|| match spoke()?.1.message.args.first()? {
            (_, Arg::Text(name)) => Some(name.clone()),
            _ => None,
        })
    }

    // What entries do.

    /// The next entry happens, if it can; otherwise nothing changes. It is only true once it is stored: an entry that cannot be
    /// stored is forgotten by reading the log anew.
    pub fn apply(&mut self, at: i64, entry: &Entry) -> Result<(), Refusal> {
        let number = self.number() + 1;
        let told = self.happen(number, entry)?;
        // Clocks of different machines may differ a little; a log goes forward.
        let at = at.max(self.changed());
        let uncounted = match entry {
            Entry::ClockStopped { since } => at - (*since).clamp(self.changed(), at),
            _ => 0,
        };
        self.clocks.pass(at, uncounted);
        if let Entry::Returned { seat } = entry {
            self.clocks.come_back(*seat);
        }
        self.clocks.run(self.asked(), self.thinking(), matches!(entry, Entry::TookBack { .. }));
        self.times.push(at);
        self.told.extend(told.into_iter().map(|told| (number, told)));
        Ok(())
    }

    /// Notes that a client's entry, the last one, is stored.
    pub fn stored(&mut self, author: String, client: Option<String>) {
        if let Some(client) = client {
            self.clients.insert((author, client), self.number());
        }
    }

    fn happen(&mut self, number: i64, entry: &Entry) -> Result<Vec<Told>, Refusal> {
        let text = |text: &str| Arg::Text(text.to_owned());
        let mut told = Vec::new();
        let mut tell = |message: Message| told.push(Told { message, speaker: None });
        match entry {
            Entry::Sat { seat, person, name } => {
                self.check_open()?;
                let place = self.place(*seat)?;
                if !place.is_empty() {
                    return Err(Refusal::conflict("server-seat-taken"));
                }
                place.holder = Holder::Person { id: person.clone(), name: name.clone() };
                tell(Message::new("server-sat").with("name", text(name)).with("seat", seat.number()));
            }
            Entry::BotSat { seat, bot } => {
                self.check_open()?;
                check_bot(bot)?;
                if self.terms.rated {
                    return Err(Refusal::conflict("server-rated-needs-people"));
                }
                let place = self.place(*seat)?;
                if !place.is_empty() {
                    return Err(Refusal::conflict("server-seat-taken"));
                }
                place.holder = Holder::Bot(bot.clone());
                tell(Message::new("server-bot-sat").with_name("bot", format!("server-{bot}")).with("seat", seat.number()));
            }
            Entry::StoodUp { seat } => {
                self.check_open()?;
                let was_invited = self.terms.seats.get(seat.index()) == Some(&SeatTerms::Invited);
                let place = self.place(*seat)?;
                if place.is_empty() {
                    return Err(Refusal::conflict("server-seat-empty"));
                }
                place.holder = if was_invited { Holder::Invited } else { Holder::Open };
                self.salts.retain(|(salted, _)| salted != seat);
                tell(Message::new("server-stood-up").with("seat", seat.number()));
            }
            Entry::Salted { seat, salt } => {
                self.check_open()?;
                self.place(*seat)?;
                self.salts.retain(|(salted, _)| salted != seat);
                self.salts.push((*seat, salt.clone()));
                tell(Message::new("server-salted").with("seat", seat.number()));
            }
            Entry::Started { fill } => {
                self.check_open()?;
                if let Some(bot) = fill {
                    check_bot(bot)?;
                }
                if fill.is_none() && self.places.iter().any(Place::is_empty) {
                    return Err(Refusal::conflict("server-seats-still-open"));
                }
                if self.terms.rated && self.places.iter().any(|place| place.person().is_none()) {
                    return Err(Refusal::conflict("server-rated-needs-people"));
                }
                if self.places.iter().all(|place| place.person().is_none()) {
                    return Err(Refusal::conflict("server-nobody-sits"));
                }
                let table = self.game.open(&self.terms.setup, self.seed()).map_err(|error| {
                    let why = Message::new("server-bad-setup").with("why", error.message);
                    Refusal::new(StatusCode::BAD_REQUEST, why)
                })?;
                if let Some(bot) = fill {
                    for place in self.places.iter_mut().filter(|place| place.is_empty()) {
                        place.holder = Holder::Bot(bot.clone());
                    }
                }
                self.table = Some(table);
                self.phase = Phase::Running;
                tell(Message::new("server-started").with("commitment", text(&self.secret.commitment())));
            }
            Entry::Played { seat, actions, by } => self.play(number, *seat, actions, *by)?,
            Entry::TookBack { seat, times } => {
                self.take_back(number, *seat, *times)?;
                tell(Message::new("table-undone").with("seat", *seat));
            }
            Entry::TakenOver { seat, why } => {
                self.running()?;
                let place = self.place(*seat)?;
                if place.person().is_none() {
                    return Err(Refusal::conflict("server-not-your-seat"));
                }
                if place.substitute.is_some_and(|before| before == Why::Resigned || before == *why) {
                    return Err(Refusal::conflict("server-bot-plays-for-you"));
                }
                place.substitute = Some(*why);
                place.abandons = false;
                let id = match why {
                    Why::Left => "server-left",
                    Why::Clock => "server-out-of-time",
                    Why::Resigned => "server-resigned",
                };
                tell(Message::new(id).with("name", text(&place.name())));
                // When nobody plays any more, nobody wants to know how it ends.
                if self.places.iter().all(|place| place.person().is_none() || place.substitute == Some(Why::Resigned)) {
                    self.phase = Phase::Abandoned;
                    tell(Message::new("server-abandoned"));
                }
            }
            Entry::Returned { seat } => {
                self.running()?;
                let place = self.place(*seat)?;
                if !matches!(place.substitute, Some(Why::Left | Why::Clock)) {
                    return Err(Refusal::conflict("server-nothing-to-return-to"));
                }
                place.substitute = None;
                tell(Message::new("server-returned").with("name", text(&place.name())));
            }
            Entry::ClockStopped { .. } => {
                self.running()?;
                if self.terms.clock != Clock::None {
                    tell(Message::new("server-clock-stopped"));
                }
            }
            Entry::Said { person, name, text: said } => {
                if self.muted.contains(person) {
                    return Err(Refusal::forbidden("server-muted"));
                }
                let message = Message::new("server-said").with("name", text(name)).with("text", text(said));
                told.push(Told { message, speaker: Some(person.clone()) });
            }
            Entry::Muted { person, name, muted } => {
                if *muted {
                    self.muted.insert(person.clone());
                } else {
                    self.muted.remove(person);
                }
                let id = if *muted { "server-was-muted" } else { "server-was-unmuted" };
                tell(Message::new(id).with("name", text(name)));
            }
            Entry::Vote { seat, abandon } => {
                self.running()?;
                let place = self.place(*seat)?;
                place.abandons = *abandon;
                let id = if *abandon { "server-wants-to-abandon" } else { "server-wants-to-go-on" };
                tell(Message::new(id).with("name", text(&place.name())));
                let all_agree = |place: &Place| place.person().is_none() || place.substitute.is_some() || place.abandons;
                if *abandon && self.places.iter().all(all_agree) {
                    self.phase = Phase::Abandoned;
                    tell(Message::new("server-abandoned"));
                }
            }
            Entry::Closed => {
                if self.phase.is_over() {
                    return Err(Illegal::game_over().into());
                }
                self.phase = Phase::Abandoned;
                tell(Message::new("server-closed"));
            }
            Entry::Rematched { table } => {
                if self.rematch.is_none() {
                    self.rematch = Some(table.clone());
                    tell(Message::new("server-rematch"));
                }
            }
            Entry::Continued { table } => {
                if self.continued.is_none() {
                    self.continued = Some(table.clone());
                    tell(Message::new("server-campaign-goes-on"));
                }
            }
        }
        Ok(told)
    }

    fn play(&mut self, number: i64, seat: Seat, actions: &[String], by: Hand) -> Result<(), Refusal> {
        self.running()?;
        let Some(table) = &mut self.table else { return Err(Refusal::conflict("server-not-started")) };
        match actions {
            [action] => table.play(seat, action)?,
            actions => {
                // All of a line, or nothing.
                let mut copy = table.duplicate();
                actions.iter().try_for_each(|action| copy.play(seat, action))?;
                *table = copy;
            }
        }
        if table.awaited().is_empty() {
            self.phase = Phase::Ended;
        }
        self.numbers.extend(actions.iter().map(|_| number));
        self.played[seat.index()].extend(actions.iter().map(|_| by == Hand::Nobody));
        Ok(())
    }

    fn take_back(&mut self, number: i64, seat: Seat, times: usize) -> Result<(), Refusal> {
        self.running()?;
        let Some(table) = &mut self.table else { return Err(Refusal::conflict("server-not-started")) };
        if times == 1 {
            table.undo(seat)?;
        } else {
            let mut copy = table.duplicate();
            (0..times).try_for_each(|_| copy.undo(seat))?;
            *table = copy;
        }
        self.numbers.extend((0..times).map(|_| number));
        let left = self.played[seat.index()].len().saturating_sub(times);
        self.played[seat.index()].truncate(left);
        Ok(())
    }

    /// The seats that are asked something.
    fn asked(&self) -> Seats {
        self.running().map_or(Seats::NONE, AnyTable::awaited)
    }

    /// The seats whose clocks run: people who are asked something, and for whom no bot plays.
    fn thinking(&self) -> Seats {
        self.asked().into_iter().filter(|seat| self.places[seat.index()].bot().is_none()).collect()
    }

    fn check_open(&self) -> Result<(), Refusal> {
        match self.phase {
            Phase::Open => Ok(()),
            _ => Err(Refusal::conflict("server-already-started")),
        }
    }

    fn place(&mut self, seat: Seat) -> Result<&mut Place, Refusal> {
        self.places.get_mut(seat.index()).ok_or(Refusal::missing("server-no-such-seat"))
    }

    /// Looks at the room with its game in a state this viewer may imagine.
    #[cfg(test)]
    pub fn with_imagined<T>(&mut self, viewer: Viewer, number: u64, look: impl FnOnce(&mut Self) -> T) -> T {
        let imagined = self.table.as_ref().map(|table| table.imagined(viewer, number));
        let truth = std::mem::replace(&mut self.table, imagined);
        let seen = look(self);
        self.table = truth;
        seen
    }
}

impl Place {
    /// Who sits there, if it is a person.
    pub const fn person(&self) -> Option<&String> {
        match &self.holder {
            Holder::Person { id, .. } => Some(id),
            _ => None,
        }
    }

    /// Does nobody sit there, not even a bot?
    pub const fn is_empty(&self) -> bool {
        matches!(self.holder, Holder::Open | Holder::Invited)
    }

    /// Does this person sit there?
    pub fn is_held_by(&self, person: &str) -> bool {
        self.person().is_some_and(|id| id == person)
    }

    /// The level of the bot that plays here, on its own or for somebody.
    pub fn bot(&self) -> Option<&str> {
        match &self.holder {
            Holder::Bot(bot) => Some(bot),
            _ => self.substitute.map(|_| SUBSTITUTE),
        }
    }

    /// The name in records: a person's, or a bot's level.
    pub fn name(&self) -> String {
        match &self.holder {
            Holder::Open | Holder::Invited => String::new(),
            Holder::Person { name, .. } => name.clone(),
            Holder::Bot(bot) => bot.clone(),
        }
    }
}

/// The table of the rematch. It follows from the table before it, so that two people who ask for it at once get the same.
pub fn rematch_id(row: &TableRow) -> String {
    follow_up(row, "rematch of")
}

/// The table of a campaign's next game; likewise.
pub fn next_table_id(row: &TableRow) -> String {
    follow_up(row, "next after")
}

/// The table of a campaign's first game; likewise.
pub fn first_table_id(campaign: &str) -> String {
    crate::ids::text(&Sha256::new_with_prefix("first of").chain_update(campaign).finalize()[..10])
}

fn follow_up(row: &TableRow, how: &str) -> String {
    let hash = Sha256::new_with_prefix(&row.secret).chain_update(how).chain_update(&row.id).finalize();
    crate::ids::text(&hash[..10])
}

/// Only levels people can choose may sit down: other bots could think for hours.
pub fn check_bot(bot: &str) -> Result<(), Refusal> {
    if games::LEVELS.contains(&bot) { Ok(()) } else { Err(Refusal::bad("server-no-such-bot")) }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::leaks::start;

    #[test]
    fn who_gave_up_comes_last_and_whoever_stayed_moves_up() {
        let script = "script".parse().expect("a bot");
        let (loser, mut won_by_bot) = (Seat::new(0), 0);
        for number in 0..6 {
            // Port Royal's first arrangement.
            let game = games::find("port-royal").expect("a game");
            let mut room = start(game, number * game.form().presets.len() as u64);
            room.apply(3, &Entry::TakenOver { seat: loser, why: Why::Resigned }).expect("it can be given up");
            while room.phase() == Phase::Running {
                let table = room.table().expect("a game");
                let seat = table.awaited().lowest().expect("somebody");
                let action = table.advise(seat, &script, number).expect("a bot decides").notation;
                room.apply(4, &Entry::Played { seat, actions: vec![action], by: Hand::Person }).expect("a legal action");
            }
            let standing = room.table().expect("a game").standing();
            won_by_bot += u32::from(standing.rank(loser) == 1);
            let places: Vec<i64> = room.results().iter().map(|result| result.place).collect();
            assert_eq!(places[0], places.len() as i64);
            assert_eq!(places.iter().filter(|place| **place == 1).count(), 1, "{places:?}");
        }
        assert!(won_by_bot > 0, "the bot never made the first place of the seat");
    }
}
