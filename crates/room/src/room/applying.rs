//! What entries do to a room.

use serde_json::Value;
use table::{AnyGame, AnyTable, Arg, Illegal, Message, PositionError, Seat, Seats, Seed};

use super::{Holder, Phase, Place, Room, Told, client_hash};
use crate::entry::{Entry, Hand, Why};
use crate::refusal::{Refusal, RefusalKind};
use crate::terms::{Clock, SeatTerms, Terms};

impl Room {
    /// The next entry happens, if it can; otherwise nothing changes. It is only true once it is stored: an entry that cannot be
    /// stored is forgotten by reading the log anew.
    pub fn apply(&mut self, at: i64, entry: &Entry) -> Result<(), Refusal> {
        let number = self.number() + 1;
        let told = self.happen(number, entry)?;
        // Clocks of different machines may differ a little; a log goes forward.
        let at = at.max(self.changed());
        let uncounted = match entry {
            Entry::ClockStopped { since, uncounted } => uncounted.unwrap_or(at - *since).clamp(0, at - self.changed()),
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
    pub fn stored(&mut self, author: &str, client: Option<&str>) {
        if let Some(client) = client {
            self.clients.insert(client_hash(author, client), self.number());
        }
    }

    /// The game at its beginning: as it is dealt, or as it was laid out by hand; and what was played before.
    fn lay_out(&self) -> Result<Box<dyn AnyTable>, Refusal> {
        let Terms { setup, rig, played, .. } = &self.opening.terms;
        lay_out(self.game, &setup.value(), rig.as_ref(), self.seed(), played)
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
                tell(Message::new("server-sat").with("name", called(name)).with("seat", seat.number()));
            }
            Entry::BotSat { seat, bot } => {
                self.check_open()?;
                check_bot(self.game, bot)?;
                if self.opening.terms.rated {
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
                let was_invited = self.opening.terms.seats.get(seat.index()) == Some(&SeatTerms::Invited);
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
                    check_bot(self.game, bot)?;
                }
                if fill.is_none() && self.places.iter().any(Place::is_empty) {
                    return Err(Refusal::conflict("server-seats-still-open"));
                }
                if self.opening.terms.rated && self.places.iter().any(|place| place.person().is_none()) {
                    return Err(Refusal::conflict("server-rated-needs-people"));
                }
                if self.places.iter().all(|place| place.person().is_none()) {
                    return Err(Refusal::conflict("server-nobody-sits"));
                }
                let table = self.lay_out()?;
                if let Some(bot) = fill {
                    for place in self.places.iter_mut().filter(|place| place.is_empty()) {
                        place.holder = Holder::Bot(bot.clone());
                    }
                }
                self.numbers.extend((0..table.entries()).map(|_| number));
                self.table = Some(table);
                self.phase = Phase::Running;
                tell(match &self.opening.terms {
                    Terms { played, .. } if !played.is_empty() => Message::new("server-practice-of-record"),
                    Terms { rig: Some(_), .. } => Message::new("server-practice"),
                    Terms { seed: Some(_), .. } => Message::new("server-started-with-known-shuffle"),
                    _ => Message::new("server-started").with("commitment", text(&self.opening.secret.commitment())),
                });
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
                tell(Message::new(id).with("name", called(&place.name())));
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
                tell(Message::new("server-returned").with("name", called(&place.name())));
            }
            Entry::ClockStopped { .. } => {
                self.running()?;
                if self.opening.terms.clock != Clock::None {
                    tell(Message::new("server-clock-stopped"));
                }
            }
            Entry::Said { person, name, text: said } => {
                if self.muted.contains(person) {
                    return Err(Refusal::forbidden("server-muted"));
                }
                let message = match said.as_str() {
                    // Nobody says nothing: a moderator took it out.
                    "" => Message::new("server-said-removed").with("name", called(name)),
                    said => Message::new("server-said").with("name", called(name)).with("text", text(said)),
                };
                told.push(Told { message, speaker: Some(person.clone()) });
            }
            Entry::Muted { person, name, muted } => {
                if *muted {
                    self.muted.insert(person.clone());
                } else {
                    self.muted.remove(person);
                }
                let id = if *muted { "server-was-muted" } else { "server-was-unmuted" };
                tell(Message::new(id).with("name", called(name)));
            }
            Entry::Vote { seat, abandon } => {
                self.running()?;
                let place = self.place(*seat)?;
                place.abandons = *abandon;
                let id = if *abandon { "server-wants-to-abandon" } else { "server-wants-to-go-on" };
                tell(Message::new(id).with("name", called(&place.name())));
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
                self.closed = true;
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
    pub(super) fn asked(&self) -> Seats {
        self.running().map_or(Seats::NONE, AnyTable::awaited)
    }

    /// The seats whose clocks run: people who are asked something, and for whom no bot plays.
    fn thinking(&self) -> Seats {
        let waits_for_bots = self.waits_for_bots();
        self.asked().into_iter().filter(|seat| !waits_for_bots && !self.is_played_by_bot(*seat)).collect()
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
}

/// Why a position that was laid out by hand cannot be.
/// A game as it is dealt or laid out by hand, after these lines of a record. They leave something to play.
pub fn lay_out(
    game: &dyn AnyGame,
    setup: &Value,
    rig: Option<&Value>,
    seed: Seed,
    played: &[String],
) -> Result<Box<dyn AnyTable>, Refusal> {
    let refused = |message| Refusal::new(RefusalKind::Invalid, message);
    let mut table = match rig {
        Some(rig) => game.rig(setup, rig).map_err(|error| refused(bad_rig(error)))?,
        None => game.open(setup, seed).map_err(|error| refused(Message::new("server-bad-setup").with("why", error.message)))?,
    };
    for line in played {
        let unreadable = || refused(Message::new("server-bad-played").with("line", Arg::Text(line.chars().take(80).collect())));
        let (seat, what) = line.split_once(": ").ok_or_else(unreadable)?;
        let seat = seat.parse().map_err(|_| unreadable())?;
        let done = if what == "undo" { table.undo(seat) } else { table.play(seat, what) };
        done.map_err(|_| unreadable())?;
    }
    if !played.is_empty() && table.awaited().is_empty() {
        return Err(refused(Message::new("server-nothing-left-to-play")));
    }
    Ok(table)
}

/// Why a position cannot be laid out, in words.
pub fn bad_rig(PositionError(why): PositionError) -> Message {
    Message::new("server-bad-rig").with("why", Arg::Text(why))
}

/// A name as it is told; whoever has deleted their account has none any more.
fn called(name: &str) -> Arg {
    if name.is_empty() { Message::new("server-somebody").into() } else { Arg::Text(name.to_owned()) }
}

/// Only levels and personalities, which people can choose, may sit down: other bots could think for hours.
pub fn check_bot(game: &dyn AnyGame, bot: &str) -> Result<(), Refusal> {
    let is_own = game.personalities().contains(&bot);
    if is_own || games::LEVELS.contains(&bot) { Ok(()) } else { Err(Refusal::invalid("server-no-such-bot")) }
}
