//! What a viewer is sent: the table as this viewer may know it, and what has happened since it last looked. A function of the room
//! and the viewer, and of nothing else.

use std::collections::BTreeSet;

use serde::Serialize;
use table::{AnyTable, Blocked, HeardEvent, Message, Moved, Offer, Seat, Seats, Sheet, Standing, Tally, Viewer, Written};
use utoipa::ToSchema;

use crate::entry::Why;
use crate::limits;
use crate::refusal::Refusal;
use crate::room::{Holder, Phase, Placed, Room, Told};
use crate::terms::Terms;

/// Everything the server says over a WebSocket.
#[derive(Serialize, ToSchema, ts_rs::TS)]
#[serde(tag = "type", rename_all = "kebab-case")]
pub enum ToClient {
    /// The first thing said: the table as it is, and what the client missed.
    Welcome(News),
    /// Something happened.
    Entry(News),
    /// What the client asked for is done, and stored.
    Done(Done),
    /// What the client asked for is not done.
    Refused {
        /// The client's own id, if it could be read.
        client: Option<String>,
        /// Why.
        #[schema(value_type = Object)]
        message: Message,
    },
    /// Who watches the table, now that it has changed; said after the welcome, too.
    Present {
        /// The people, by id, those at seats and those who look on.
        people: Vec<String>,
        /// How many look on who have not come in.
        others: usize,
    },
    /// Nothing has happened, but the server is there: it says something every few seconds.
    Alive,
    /// The server goes away; come back in a moment.
    Goodbye {
        /// Why.
        #[schema(value_type = Object)]
        message: Message,
    },
}

impl ToClient {
    /// As it is sent.
    pub fn text(&self) -> String {
        // Plain data with text keys, which serde_json always can write.
        serde_json::to_string(self).expect("plain data can be written as JSON")
    }
}

/// What is done.
#[derive(Clone, Debug, Serialize, ToSchema, ts_rs::TS)]
pub struct Done {
    /// The client's own id.
    pub client: Option<String>,
    /// The number of the entry.
    pub number: i64,
    /// The new table, if it was a rematch or a campaign's next game.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[ts(optional)]
    pub table: Option<String>,
}

/// The table, and what has happened.
#[derive(Serialize, ToSchema, ts_rs::TS)]
pub struct News {
    /// The number of the last entry: whoever comes back says it.
    pub number: i64,
    /// What happened since the number the client knew.
    pub happened: Vec<Happening>,
    /// Is that all that happened since, or were there too many entries to tell?
    pub complete: bool,
    /// The table as it is now.
    pub table: Shown,
}

impl News {
    /// Without what these people said.
    #[must_use]
    pub fn without_talk_of(mut self, people: &BTreeSet<String>) -> Self {
        self.happened.retain(|happening| happening.speaker.as_ref().is_none_or(|speaker| !people.contains(speaker)));
        self
    }
}

/// Something that happened, as this viewer may know it.
#[derive(Serialize, ToSchema, ts_rs::TS)]
pub struct Happening {
    /// The entry.
    pub number: i64,
    /// When, in milliseconds since 1970.
    pub at: i64,
    /// In words.
    #[schema(value_type = Object)]
    pub message: Message,
    /// The game's own event, if it is one.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[schema(value_type = Option<Object>)]
    #[ts(optional, type = "unknown")]
    pub event: Option<Written>,
    /// Which seat did it, or whom it befell; nobody, if it is the table's.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[schema(value_type = Option<u8>)]
    #[ts(optional)]
    pub seat: Option<Seat>,
    /// What it touches, named as in offers; what belongs to a seat stands behind it (`seat:2/people:captain 4/1`).
    #[serde(skip_serializing_if = "Vec::is_empty")]
    #[ts(optional, as = "Option<Vec<String>>")]
    pub targets: Vec<String>,
    /// What went from where to where.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    #[schema(value_type = Vec<Object>)]
    #[ts(optional, as = "Option<Vec<Moved>>")]
    pub moved: Vec<Moved>,
    /// The act it belongs to: happenings of one act are shown as one. What has none stands alone.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[ts(optional)]
    pub act: Option<u32>,
    /// Is it one step of several? Where another of the same kind follows in the act, it need not be told any more.
    #[serde(skip_serializing_if = "std::ops::Not::not")]
    #[ts(optional, as = "Option<bool>")]
    pub step: bool,
    /// Who spoke, if it is talk.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[ts(optional)]
    pub speaker: Option<String>,
}

impl Happening {
    /// Something told beside the game.
    fn beside(number: i64, at: i64, Told { message, speaker }: Told) -> Self {
        Self {
            number,
            at,
            message,
            event: None,
            seat: None,
            targets: Vec::new(),
            moved: Vec::new(),
            act: None,
            step: false,
            speaker,
        }
    }

    /// An event of the game, in the entry with this number.
    pub fn of_game(number: i64, at: i64, heard: HeardEvent) -> Self {
        let HeardEvent { event, message, seat, targets, moved, act, step, .. } = heard;
        Self { number, at, message, event: Some(event), seat, targets, moved, act: Some(act), step, speaker: None }
    }
}

/// A table as one viewer may know it.
#[derive(Serialize, ToSchema, ts_rs::TS)]
pub struct Shown {
    /// Which table.
    pub id: String,
    /// The game.
    pub game: String,
    /// What was settled when it was opened.
    pub terms: Terms,
    /// Who opened it.
    pub owner: String,
    /// How far it is: `open`, `running` or `over`.
    #[ts(type = "\"open\" | \"running\" | \"over\"")]
    pub phase: &'static str,
    /// Was it ended before the end?
    pub abandoned: bool,
    /// Who sits where.
    pub seats: Vec<ShownSeat>,
    /// The seat that sees this; none for an onlooker.
    #[schema(value_type = Option<u8>)]
    pub viewer: Option<Seat>,
    /// Who may not speak here.
    pub muted: Vec<String>,
    /// How the shuffle can be checked.
    pub shuffle: Shuffle,
    /// Where the same people play again.
    pub rematch: Option<String>,
    /// Where the campaign goes on.
    pub continued: Option<String>,
    /// Everybody's place, once the game has ended.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    #[ts(optional, as = "Option<Vec<Placed>>")]
    pub places: Vec<Placed>,
    /// The game, once it has begun.
    pub play: Option<Play>,
}

/// One seat as everybody sees it.
#[derive(Serialize, ToSchema, ts_rs::TS)]
pub struct ShownSeat {
    /// Its number, from 1.
    #[schema(value_type = u8)]
    pub seat: Seat,
    /// Is it `open`, `invited`, or does a `person` or a `bot` sit there?
    #[ts(type = "\"open\" | \"invited\" | \"person\" | \"bot\"")]
    pub is: &'static str,
    /// Who, if a person.
    pub person: Option<String>,
    /// Under which name; none for whoever has deleted their account.
    pub name: Option<String>,
    /// The bot's level.
    pub bot: Option<String>,
    /// Does a bot play for the person, and why?
    pub substitute: Option<Why>,
    /// Would they end the game here?
    pub abandons: bool,
    /// The time left at the last entry, in milliseconds, if there is a clock.
    pub left_ms: Option<i64>,
    /// Has the clock been running since?
    pub ticking: bool,
}

/// How the shuffle can be checked.
#[derive(Serialize, ToSchema, ts_rs::TS)]
pub struct Shuffle {
    /// The SHA-256 of the secret, shown from the beginning.
    pub commitment: String,
    /// The seats' own salts, in the order they count.
    pub salts: Vec<Salt>,
    /// The secret, once the game is over.
    pub secret: Option<String>,
    /// The seed, once the game is over: the secret, or the SHA-256 of the secret and each salt followed by a line feed. Where the shuffle is
    /// known, it is there from the beginning.
    pub seed: Option<String>,
}

/// A seat's salt.
#[derive(Serialize, ToSchema, ts_rs::TS)]
pub struct Salt {
    /// The seat.
    #[schema(value_type = u8)]
    pub seat: Seat,
    /// The salt.
    pub salt: String,
}

/// The game as one viewer may know it, and what the viewer may do.
#[derive(Serialize, ToSchema, ts_rs::TS)]
pub struct Play {
    /// Who is asked something.
    #[schema(value_type = Vec<u8>)]
    pub awaited: Seats,
    /// All the viewer may know; its shape is the game's.
    #[schema(value_type = Object)]
    #[ts(type = "unknown")]
    pub view: Written,
    /// The same as blocks of text, if it was asked for.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[schema(value_type = Option<Object>)]
    #[ts(optional)]
    pub sheet: Option<Sheet>,
    /// The section of the rulebook that tells what is decided now.
    pub section: Option<&'static str>,
    /// What is asked of the viewer.
    #[schema(value_type = Option<Object>)]
    pub prompt: Option<Message>,
    /// What the viewer may do: notation, words, what it touches, and of which kind it is.
    #[schema(value_type = Vec<Object>)]
    pub legal: Vec<Offer>,
    /// What is near at hand but not allowed, and why.
    #[schema(value_type = Vec<Object>)]
    pub blocked: Vec<Blocked>,
    /// May the viewer take back its last action?
    pub can_undo: bool,
    /// Every seat's points by their sources, as far as the viewer may know them.
    #[schema(value_type = Vec<Object>)]
    pub tallies: Vec<Tally>,
    /// Is any seat shown something now that another one is not to see?
    pub has_secrets: bool,
    /// How it ended, once it has.
    #[schema(value_type = Option<Object>)]
    pub standing: Option<Standing>,
}

/// Who looks, and in how much detail.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Look {
    /// Who looks.
    pub viewer: Viewer,
    /// With the view as blocks of text?
    pub sheet: bool,
}

/// Who looks, and what they wish to see.
#[derive(Clone, Debug, Default)]
pub struct Eyes {
    /// Who, if they have come in.
    pub person: Option<String>,
    /// The viewer they want to be, if not their own first seat.
    pub wish: Option<Viewer>,
    /// With the view as blocks of text?
    pub sheet: bool,
    /// People whose talk they do not want to hear.
    pub unheard: BTreeSet<String>,
}

impl Eyes {
    /// What they may see of this room. It changes when they sit down or stand up.
    pub fn at(&self, room: &Room) -> Result<Look, Refusal> {
        let viewer = room.viewer(self.person.as_deref(), self.wish)?;
        Ok(Look { viewer, sheet: self.sheet })
    }
}

/// The table as it is now, and what has happened after an entry.
pub fn news(room: &Room, look: Look, after: i64) -> News {
    let after = after.clamp(0, room.number());
    let complete = room.number() - after <= limits::ENTRIES_MISSED;
    let after = after.max(room.number() - limits::ENTRIES_MISSED);
    News { number: room.number(), happened: happened(room, look.viewer, after), complete, table: shown(room, look) }
}

/// What the viewer heard after an entry, in order.
pub fn happened(room: &Room, viewer: Viewer, after: i64) -> Vec<Happening> {
    let told = room.told_after(after).iter();
    let told = told.map(|(number, told)| Happening::beside(*number, room.time(*number), told.clone()));
    let heard = room.table().map(|table| table.heard_since(room.game_entries_until(after), viewer)).unwrap_or_default();
    let heard = heard.into_iter().map(|heard| {
        let number = room.number_of(heard.entry);
        Happening::of_game(number, room.time(number), heard)
    });
    let mut happened: Vec<Happening> = told.chain(heard).collect();
    happened.sort_by_key(|happening| happening.number);
    happened
}

/// The table as it is now.
pub fn shown(room: &Room, look: Look) -> Shown {
    let over = room.phase().is_over();
    let seats = room.places().map(|(seat, place)| {
        let (is, bot) = match &place.holder {
            Holder::Open => ("open", None),
            Holder::Invited => ("invited", None),
            Holder::Person { .. } => ("person", None),
            Holder::Bot(bot) => ("bot", Some(bot.clone())),
        };
        let clock = room.clocks().of(seat).filter(|_| place.person().is_some());
        ShownSeat {
            seat,
            is,
            person: place.person().cloned(),
            name: place.person().map(|_| place.name()).filter(|name| !name.is_empty()),
            bot,
            substitute: place.substitute,
            abandons: place.abandons,
            left_ms: clock.map(|(left, _)| left),
            ticking: clock.is_some_and(|(_, ticking)| ticking),
        }
    });
    let salt = |(seat, salt): &(Seat, String)| Salt { seat: *seat, salt: salt.clone() };
    Shown {
        id: room.id().to_owned(),
        game: room.opening().game.clone(),
        terms: room.terms().clone(),
        owner: room.opening().owner.clone(),
        phase: room.phase().name(),
        abandoned: room.phase() == Phase::Abandoned,
        seats: seats.collect(),
        viewer: look.viewer.seat(),
        muted: room.muted().iter().cloned().collect(),
        shuffle: Shuffle {
            commitment: room.secret().commitment(),
            salts: room.salts().iter().map(salt).collect(),
            secret: over.then(|| room.secret().to_string()),
            seed: (over || room.terms().seed.is_some()).then(|| room.seed().to_string()),
        },
        rematch: room.rematch().map(str::to_owned),
        continued: room.continued().map(str::to_owned),
        places: room.placed(),
        play: play(room, look),
    }
}

fn play(room: &Room, look: Look) -> Option<Play> {
    room.table().map(|table| Play::of(table, look, room.deciding()))
}

/// Where the rulebook tells what this seat is asked.
fn section(table: &dyn AnyTable, seat: Seat) -> Option<&'static str> {
    let asked = table.prompt(seat).id;
    let spoken = games::find(table.game())?.messages();
    spoken.iter().find(|spec| spec.id == asked)?.section
}

impl Play {
    /// A game as the viewer may know it, and the seats that may decide now: those the rules await, or fewer.
    pub fn of(table: &dyn AnyTable, Look { viewer, sheet }: Look, awaited: Seats) -> Self {
        let seat = viewer.seat().filter(|_| !awaited.is_empty());
        let decides = seat.filter(|seat| awaited.contains(*seat));
        Self {
            awaited,
            view: table.view(viewer),
            sheet: sheet.then(|| table.sheet(viewer)),
            section: awaited.lowest().and_then(|asked| section(table, decides.unwrap_or(asked))),
            prompt: seat.map(|seat| table.prompt(seat)),
            legal: decides.map(|seat| table.legal(seat)).unwrap_or_default(),
            blocked: seat.map(|seat| table.blocked(seat)).unwrap_or_default(),
            can_undo: seat.is_some_and(|seat| table.can_undo(seat)),
            tallies: table.tally(viewer),
            has_secrets: table.has_secrets(),
            standing: table.awaited().is_empty().then(|| table.standing()),
        }
    }
}
