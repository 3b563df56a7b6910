//! What people want, as the entry it amounts to.

use table::{Arg, Seat};

use super::{Holder, Phase, Place, Room};
use crate::command::Command;
use crate::entry::{Entry, Hand, Why};
use crate::refusal::Refusal;
use crate::{ids, limits};

impl Room {
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
                if self.terms().rated && !may_be_rated {
                    return Err(Refusal::forbidden("server-rated-needs-people"));
                }
                if self.terms().rated && (again || other.is_some()) {
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
                if self.terms().seed.is_some() {
                    return Err(Refusal::conflict("server-shuffle-is-known"));
                }
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
                if self.waits_for_bots() {
                    return Err(Refusal::conflict("table-not-your-turn"));
                }
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
                if self.closed {
                    return Err(Refusal::conflict("server-table-closed"));
                }
                let text = text.trim();
                if text.is_empty() {
                    return Err(Refusal::invalid("server-nothing-said"));
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
                by_person(Entry::Rematched { table: ids::rematch(&self.opening) })
            }
            Command::Continue => {
                if self.terms().campaign.is_none() {
                    return Err(Refusal::conflict("server-no-such-campaign"));
                }
                if !self.phase.is_over() {
                    return Err(Refusal::conflict("server-not-over"));
                }
                if self.seats_of(person).next().is_none() && person != self.opening.owner {
                    return Err(Refusal::forbidden("server-not-your-seat"));
                }
                by_person(Entry::Continued { table: ids::next_table(&self.opening) })
            }
        }
    }

    fn own_seat(&self, person: &str, seat: Option<Seat>) -> Result<Seat, Refusal> {
        let mut own = self.seats_of(person);
        match seat {
            Some(seat) if seat.index() >= self.places.len() => Err(Refusal::missing("server-no-such-seat")),
            Some(seat) => own.find(|own| *own == seat).ok_or(Refusal::forbidden("server-not-your-seat")),
            None => match (own.next(), own.next()) {
                (Some(seat), None) => Ok(seat),
                (Some(_), Some(_)) => Err(Refusal::invalid("server-which-seat")),
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
        if person == self.opening.owner { Ok(()) } else { Err(Refusal::forbidden("server-only-owner")) }
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
}
