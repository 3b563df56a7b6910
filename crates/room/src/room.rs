//! A table as its log makes it: who sits where, the game, the clocks, the talk. No I/O, no chance, no clock of its own: the same
//! entries always make the same room, on every node.

mod applying;
mod drafting;
mod driving;
mod results;

use std::collections::{BTreeSet, HashMap};

use sha2::{Digest as _, Sha256};
use table::{AnyGame, AnyTable, Illegal, Message, Seat, Seats, Seed, Viewer};

use crate::clock::Clocks;
use crate::entry::{Entry, Why};
use crate::log::{Stored, Unreadable};
use crate::refusal::Refusal;
use crate::terms::{Opening, SeatTerms, Terms};

pub use applying::{bad_rig, check_bot, lay_out};
pub use driving::Due;
pub use results::{Placed, Projection, SeatResult};

/// Who plays for somebody who left or ran out of time: a sound player that needs no long thought.
pub const SUBSTITUTE: &str = "mate";

/// The name, in records and campaigns, of whoever has deleted their account. In the log they have none.
pub const WHO_LEFT: &str = "–";

/// A table, made from its log.
pub struct Room {
    opening: Opening,
    game: &'static dyn AnyGame,
    places: Vec<Place>,
    phase: Phase,
    table: Option<Box<dyn AnyTable>>,
    clocks: Clocks,
    salts: Vec<(Seat, String)>,
    muted: BTreeSet<String>,
    rematch: Option<String>,
    continued: Option<String>,
    /// Did the host close it?
    closed: bool,
    /// When each entry was made.
    times: Vec<i64>,
    /// What was said beside the game, with the entry's number.
    told: Vec<(i64, Told)>,
    /// The log's number of each entry of the game.
    numbers: Vec<i64>,
    /// Each seat's actions that were not taken back: did they follow without a choice?
    played: Vec<Vec<bool>>,
    /// What clients have done, by author and their own id: of which only a hash is kept, for they are many.
    clients: HashMap<ClientHash, i64>,
}

type ClientHash = [u8; 16];

fn client_hash(author: &str, client: &str) -> ClientHash {
    let digest = Sha256::new().chain_update(author.len().to_le_bytes()).chain_update(author).chain_update(client).finalize();
    std::array::from_fn(|index| digest[index])
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
        /// The id.
        id: String,
        /// Under which name.
        name: String,
    },
    /// A bot.
    Bot(String),
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
    /// The message.
    pub message: Message,
    /// Who spoke, where it is talk.
    pub speaker: Option<String>,
}

impl Room {
    /// A table before its first entry.
    pub fn new(opening: Opening) -> Result<Self, Unreadable> {
        let game = games::find(&opening.game);
        let game = game.ok_or_else(|| Unreadable(format!("table {}: there is no game {}", opening.id, opening.game)))?;
        let places = opening.terms.seats.iter().map(|seat| Place {
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
            places: places.collect(),
            phase: Phase::Open,
            table: None,
            clocks: Clocks::new(opening.terms.clock),
            salts: Vec::new(),
            muted: BTreeSet::new(),
            rematch: None,
            continued: None,
            closed: false,
            times: Vec::new(),
            told: Vec::new(),
            numbers: Vec::new(),
            played: vec![Vec::new(); opening.terms.seats.len()],
            clients: HashMap::new(),
            opening,
        })
    }

    /// A table with all its entries.
    pub fn replay(opening: Opening, log: &[Stored]) -> Result<Self, Unreadable> {
        let mut room = Self::new(opening)?;
        log.iter().try_for_each(|stored| room.read(stored))?;
        Ok(room)
    }

    /// Reads the next entry of the log.
    pub fn read(&mut self, stored: &Stored) -> Result<(), Unreadable> {
        let place = format!("table {}, entry {}", self.id(), stored.number);
        let unreadable = |what: &dyn std::fmt::Display| Unreadable(format!("{place}: {what}"));
        if stored.number != self.number() + 1 {
            return Err(unreadable(&format!("it follows entry {}", self.number())));
        }
        let entry: Entry = serde_json::from_str(&stored.entry).map_err(|error| unreadable(&error))?;
        self.apply(stored.at, &entry).map_err(|refusal| unreadable(&refusal.message))?;
        if let Some(client) = &stored.client {
            self.clients.insert(client_hash(&stored.author, client), stored.number);
        }
        Ok(())
    }

    // What the room is.

    /// Everything about it that never changes.
    pub const fn opening(&self) -> &Opening {
        &self.opening
    }

    /// Which table.
    pub fn id(&self) -> &str {
        &self.opening.id
    }

    /// What was settled when it was opened.
    pub const fn terms(&self) -> &Terms {
        &self.opening.terms
    }

    /// The number of the last entry.
    pub fn number(&self) -> i64 {
        self.times.len() as i64
    }

    /// When the last entry was made.
    pub fn changed(&self) -> i64 {
        self.times.last().copied().unwrap_or(self.opening.created)
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
        let has_left = |place: &Place| place.person().is_some() && place.name().is_empty();
        self.places.iter().map(|place| if has_left(place) { WHO_LEFT.to_owned() } else { place.name() }).collect()
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
        self.clients.get(&client_hash(author, client)).copied()
    }

    /// The seats a person has.
    pub fn seats_of(&self, person: &str) -> impl Iterator<Item = Seat> {
        self.places().filter(move |(_, place)| place.is_held_by(person)).map(|(seat, _)| seat)
    }

    /// As which viewer somebody sees the table: their own first seat, or the one they wish for if they may.
    pub fn viewer(&self, person: Option<&str>, wish: Option<Viewer>) -> Result<Viewer, Refusal> {
        let own =
            |seat: &Seat| person.is_some_and(|person| self.places.get(seat.index()).is_some_and(|place| place.is_held_by(person)));
        let viewer = match wish {
            Some(Viewer::Seat(seat)) if !own(&seat) => return Err(Refusal::forbidden("server-not-your-seat")),
            Some(viewer) => viewer,
            None => person.and_then(|person| self.seats_of(person).next()).map_or(Viewer::Onlooker, Viewer::Seat),
        };
        if viewer == Viewer::Onlooker && !self.opening.terms.onlookers && self.phase != Phase::Open {
            return Err(Refusal::forbidden("server-no-onlookers"));
        }
        Ok(viewer)
    }

    /// Do the same moves always make the same game? So they do where the shuffle is known, or the position was laid out by hand.
    pub const fn is_repeatable(&self) -> bool {
        self.opening.terms.seed.is_some() || self.opening.terms.rig.is_some()
    }

    /// The seats that may decide now: nobody chooses an option that plays itself, and people may have to wait for bots.
    pub fn deciding(&self) -> Seats {
        let Ok(table) = self.running() else { return Seats::NONE };
        let waits_for_bots = self.waits_for_bots();
        let plays_itself = |seat: Seat| self.terms().automatic && table.automatic(seat).is_some();
        let decides = |seat: &Seat| self.is_played_by_bot(*seat) || !(waits_for_bots || plays_itself(*seat));
        table.awaited().into_iter().filter(decides).collect()
    }

    /// At a repeatable table bots decide before people who are awaited with them: the order must not depend on who is faster.
    fn waits_for_bots(&self) -> bool {
        self.is_repeatable() && self.asked().into_iter().any(|seat| self.is_played_by_bot(seat))
    }

    /// Does a bot decide there, on its own account or for somebody?
    pub fn is_played_by_bot(&self, seat: Seat) -> bool {
        self.places[seat.index()].bot().is_some()
    }

    /// The number for a bot that decides now; none where the caller is to draw one.
    pub fn bot_number(&self) -> Option<u64> {
        self.table.as_ref().filter(|_| self.is_repeatable()).map(|table| table.bot_number())
    }

    /// The secret, to be told once the game is over; its hash is shown from the beginning.
    pub const fn secret(&self) -> Seed {
        self.opening.secret
    }

    /// The seed, made from the secret and the salts.
    pub fn seed(&self) -> Seed {
        self.opening.secret.salted(self.salts.iter().map(|(_, salt)| salt.as_str()))
    }

    fn running(&self) -> Result<&dyn AnyTable, Refusal> {
        match (self.phase, &self.table) {
            (Phase::Open, _) | (_, None) => Err(Refusal::conflict("server-not-started")),
            (Phase::Running, Some(table)) => Ok(table.as_ref()),
            (Phase::Ended | Phase::Abandoned, _) => Err(Illegal::game_over().into()),
        }
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

#[cfg(test)]
mod tests {
    use serde_json::json;

    use super::*;
    use crate::command::Command;
    use crate::shown::{Look, news};

    /// A table of Explorers with a person on seat 1 and a bot on seat 2, begun from a position in which the dice show these numbers.
    fn begun(automatic: bool, dice: [u8; 2]) -> Room {
        let hand = json!({ "hand": { "wool": 9 } });
        let terms = json!({
            "setup": { "scenario": 1, "seats": 2 }, "seats": [{ "is": "open" }, { "is": "bot", "bot": "mate" }],
            "rig": { "dice": [dice], "seats": { "1": hand, "2": hand } }, "automatic": automatic,
        });
        let opening = Opening {
            id: "table".to_owned(),
            game: "explorers".to_owned(),
            terms: serde_json::from_value(terms).expect("terms"),
            secret: Seed::from_number(0),
            owner: "anna".to_owned(),
            created: 1,
        };
        let mut room = Room::new(opening).expect("a room");
        let sat = Entry::Sat { seat: Seat::new(0), person: "anna".to_owned(), name: "Anna".to_owned() };
        room.apply(1, &sat).expect("an open seat");
        room.apply(2, &Entry::Started { fill: None }).expect("it starts");
        room
    }

    #[test]
    fn nobody_is_offered_an_option_that_plays_itself() {
        for automatic in [true, false] {
            let room = begun(automatic, [1, 1]);
            let shown = news(&room, Look { viewer: Viewer::Seat(Seat::new(0)), sheet: false }, 0).table.play.expect("a game");
            assert_eq!((shown.legal.is_empty(), shown.awaited.is_empty()), (automatic, automatic));
        }
    }

    #[test]
    fn at_a_repeatable_table_people_wait_for_bots_that_are_asked_with_them() {
        let mut room = begun(false, [3, 4]);
        let (person, bot) = (Seat::new(0), Seat::new(1));
        let played = |seat, action: &str| Entry::Played { seat, actions: vec![action.to_owned()], by: crate::entry::Hand::Person };
        room.apply(3, &played(person, "roll")).expect("a legal action");
        assert_eq!(room.table().expect("a game").awaited().into_iter().count(), 2, "both discard");
        let discard = Command::Play { seat: Some(person), line: "discard wool".to_owned() };
        let draft = |room: &Room| room.draft("anna", "Anna", false, &discard);
        assert_eq!(room.deciding().into_iter().collect::<Vec<_>>(), [bot]);
        assert_eq!(draft(&room), Err(Refusal::conflict("table-not-your-turn")));
        while room.deciding().contains(bot) {
            room.apply(4, &played(bot, "discard wool")).expect("a legal action");
        }
        assert!(draft(&room).is_ok());
    }
}
