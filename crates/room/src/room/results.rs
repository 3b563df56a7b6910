//! What a table comes to: what lists show of it, results, its record, and who sits where when the same people play again.

use std::collections::BTreeSet;

use serde::Serialize;
use table::{Record, Seat};
use utoipa::ToSchema;

use super::{Holder, Phase, Place, Room};
use crate::entry::{Entry, Why};
use crate::terms::{SeatTerms, Terms};

/// What lists show of a table.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Projection {
    /// In public lists?
    pub listed: bool,
    /// Its phase.
    pub phase: &'static str,
    /// Seats anybody may take.
    pub open_seats: i64,
    /// Who sits there.
    pub people: Vec<String>,
}

/// A seat's place at the end.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, ToSchema, ts_rs::TS)]
pub struct Placed {
    /// The seat.
    #[schema(value_type = u8)]
    pub seat: Seat,
    /// Which, from 1; equal seats share a place.
    pub place: i64,
    /// With how many points.
    pub score: i32,
    /// Did they give up, or in a rated game let a bot finish?
    pub gave_up: bool,
}

/// One seat's result.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct SeatResult {
    /// At which table.
    pub table: String,
    /// Which seat, from 1.
    pub seat: i64,
    /// Who sat there.
    pub person: String,
    /// The game.
    pub game: String,
    /// The place, from 1.
    pub place: i64,
    /// How many seats played.
    pub seats: i64,
    /// The points.
    pub score: i64,
    /// Did it count for ratings?
    pub rated: bool,
    /// When it ended.
    pub ended: i64,
}

impl Room {
    /// What lists show.
    pub fn projection(&self) -> Projection {
        let people: BTreeSet<&String> = self.places.iter().filter_map(Place::person).collect();
        Projection {
            listed: self.terms().public,
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
        let gave_up = |place: &Place| place.substitute.is_some_and(|why| self.terms().rated || why == Why::Resigned);
        // Who gave up comes behind everybody who did not, and stands in nobody's way.
        let stayed: Vec<Seat> = self.places().filter(|(_, place)| !gave_up(place)).map(|(seat, _)| seat).collect();
        let placed = |(seat, place): (Seat, &Place)| {
            let gave_up = gave_up(place);
            let ahead = stayed.iter().filter(|other| gave_up || standing.rank(**other) < standing.rank(seat)).count();
            Placed { seat, place: 1 + ahead as i64, score: standing.score(seat), gave_up }
        };
        self.places().map(placed).collect()
    }

    /// The results of those people who played, once the game has ended. Practice has none.
    pub fn results(&self) -> Vec<SeatResult> {
        let result = |placed: Placed| {
            Some(SeatResult {
                table: self.opening.id.clone(),
                seat: i64::from(placed.seat.number()),
                person: self.places[placed.seat.index()].person()?.clone(),
                game: self.opening.game.clone(),
                place: placed.place,
                seats: self.places.len() as i64,
                score: placed.score.into(),
                rated: self.terms().rated,
                ended: self.changed(),
            })
        };
        let counts = !self.terms().is_practice();
        self.placed().into_iter().filter(|_| counts).filter_map(result).collect()
    }

    /// The record: the whole one once the game is over; before that without the seed, unless the shuffle is known, and with nobody's
    /// actions but the viewer's own.
    pub fn record(&self, viewer: Option<Seat>) -> Option<Record> {
        let mut record = self.table.as_ref()?.record(self.names());
        // Where things were laid out by hand, nothing was shuffled.
        record.rig.clone_from(&self.terms().rig);
        record.known_shuffle = self.terms().seed.is_some();
        if record.rig.is_none() && !record.known_shuffle && self.phase.is_over() {
            record.secret = Some(self.secret());
            record.salts.clone_from(&self.salts);
        }
        if !self.phase.is_over() {
            record.seed = self.terms().seed;
            record.digest = None;
            record.lines.retain(|line| Some(line.seat) == viewer);
        }
        Some(record)
    }

    /// Who sits where when the same people play again: each `further` seats on. A known shuffle is not played again by itself.
    pub fn seated_again(&self, further: usize) -> (Terms, Vec<Entry>) {
        let places = self.places.len();
        let mut terms = Terms { seed: None, ..self.terms().clone() };
        let mut entries = Vec::new();
        for (index, place) in self.places.iter().enumerate() {
            let seat = Seat::new((index + further) % places);
            terms.seats[seat.index()] = match &place.holder {
                Holder::Bot(bot) => SeatTerms::Bot { bot: bot.clone() },
                _ if self.terms().seats[index] == SeatTerms::Invited => SeatTerms::Invited,
                _ => SeatTerms::Open,
            };
            if let Holder::Person { id, name } = &place.holder {
                entries.push(Entry::Sat { seat, person: id.clone(), name: name.clone() });
            }
        }
        (terms, entries)
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::entry::Hand;
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
