//! What whoever has a link may know of a table at a glance: for the title and the picture of a page about it.

use std::sync::Arc;

use table::{AnyTable, Viewer};

use crate::hub::Hub;
use crate::limits::Rate;
use room::{Holder, Room};

/// A table at a glance.
pub struct Glance {
    /// The game.
    pub game: String,
    /// Who sits where.
    pub seats: Vec<Seated>,
    /// Is the game over?
    pub over: bool,
}

/// A seat at a glance.
pub struct Seated {
    /// The name of the person, if one sits there.
    pub name: Option<String>,
    /// The level of the bot, if one does.
    pub bot: Option<String>,
    /// The points, where everybody may know them.
    pub points: Option<i32>,
}

/// Looks at tables for pages.
#[derive(Clone)]
pub struct Glances(Arc<Hub>);

impl Glances {
    /// Looks at the tables of this node.
    pub(crate) const fn new(hub: Arc<Hub>) -> Self {
        Self(hub)
    }

    /// A table as it is; nothing where not everybody may look on.
    pub async fn now(&self, table: &str) -> Option<Glance> {
        self.0.read(table, |room| glance(room, room.table())).await.ok().flatten()
    }

    /// A table after this number of entries of its game, once that is over; before that, as it is.
    pub async fn then(&self, table: &str, entries: usize) -> Option<Glance> {
        self.0.rates.take(Rate::Moments, "pictures").ok()?;
        let look = move |room: &Room| match earlier(room, entries) {
            Some(then) => glance(room, Some(then.as_ref())),
            None => glance(room, room.table()),
        };
        self.0.read(table, look).await.ok().flatten()
    }
}

fn earlier(room: &Room, entries: usize) -> Option<Box<dyn AnyTable>> {
    let mut record = room.record(None).filter(|_| room.phase().is_over())?;
    record.lines.truncate(entries);
    record.digest = None;
    games::find(&record.game)?.replay(&record).ok()
}

fn glance(room: &Room, table: Option<&dyn AnyTable>) -> Option<Glance> {
    room.viewer(None, None).ok()?;
    let tallies = table.map(|table| table.tally(Viewer::Onlooker)).unwrap_or_default();
    let seats = room.places().map(|(seat, place)| Seated {
        name: match &place.holder {
            Holder::Person { name, .. } => Some(name.clone()).filter(|name| !name.is_empty()),
            _ => None,
        },
        bot: match &place.holder {
            Holder::Bot(bot) => Some(bot.clone()),
            _ => None,
        },
        points: tallies.iter().find(|tally| tally.seat == seat).and_then(|tally| tally.points),
    });
    Some(Glance { game: room.opening().game.clone(), seats: seats.collect(), over: room.phase().is_over() })
}
