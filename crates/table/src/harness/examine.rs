//! What is checked of one state: cheaply after every action, and thoroughly at some moments.

use std::collections::HashSet;

use serde::Serialize;
use serde::de::DeserializeOwned;

use super::fault::{Check, Checked, Flaw, demand, difference};
use super::hidden::{Redealt, Secrets};
use super::speech::Speech;
use super::{Coverage, Harness, Keep};
use crate::{
    Chance, Event as _, Game, Heard, Illegal, Log, MAX_SEATS, Outcome, PerSeat, Played, Seat, Seats, Setup as _, Standing, Stream,
    Tally, Viewer,
};

/// What a run gathers over all its games.
pub(super) struct Run<G: Game> {
    pub speech: Speech,
    pub coverage: Coverage,
    /// What `imagine` has done so far with the present setup, a viewer.
    pub redealt: Vec<Redealt>,
    pub redealt_for_all: Redealt,
    /// What was found of secrets with the present setup.
    pub secrets: Secrets,
    /// Every action that was legal somewhere, in the order they were met: what is legal at one moment is junk at most others.
    actions: Vec<G::Action>,
    /// Actions that were never met, but can be read: their notation is another one's, garbled.
    garbled: Vec<G::Action>,
    met: HashSet<G::Action>,
    read: HashSet<G::Action>,
}

impl<G: Game> Run<G> {
    pub fn new() -> Self {
        Self {
            speech: Speech::of::<G>(),
            coverage: Coverage::default(),
            redealt: Vec::new(),
            redealt_for_all: Redealt::default(),
            secrets: Secrets::default(),
            actions: Vec::new(),
            garbled: Vec::new(),
            met: HashSet::new(),
            read: HashSet::new(),
        }
    }

    pub fn begin_setup(&mut self, setup: &G::Setup) {
        self.redealt = vec![Redealt::default(); setup.seats() as usize + 1];
        self.redealt_for_all = Redealt::default();
        self.secrets = Secrets::default();
    }
}

/// Examines the states of one game.
pub(super) struct Examiner<'a, G: Game> {
    pub harness: &'a Harness<G>,
    pub setup: G::Setup,
    /// The seed as it is written, which nobody may find in what they imagine.
    pub seed: String,
    pub run: &'a mut Run<G>,
    /// What this game must keep.
    pub keeps: Vec<Keep<G>>,
    /// Which actions are picked and which moments are looked at; it has nothing to do with the game's own chance.
    pub chance: Chance,
    /// What is being done, should it panic.
    pub doing: Doing<G::Action>,
}

/// What the examiner makes the game do.
pub(super) enum Doing<A> {
    Looking,
    Playing(Seat, A),
    Reading(String),
}

/// The legal actions of every seat.
pub(super) type Lists<G> = PerSeat<Vec<<G as Game>::Action>>;

const ANY: Stream = Stream::new(0);

impl<G: Game> Examiner<'_, G> {
    /// A number below `bound`.
    pub fn draw(&mut self, bound: usize) -> usize {
        self.chance.draw(ANY, bound as u32) as usize
    }

    /// A number for a chance that is imagined.
    pub fn number(&mut self) -> u64 {
        (self.draw(1 << 31) as u64) << 31 | self.draw(1 << 31) as u64
    }

    /// An awaited seat and one of its legal actions, picked at random; nothing when the game is over.
    pub fn pick(&mut self, lists: &Lists<G>) -> Option<(Seat, G::Action)> {
        let awaited: Vec<Seat> = lists.iter().filter(|(_, list)| !list.is_empty()).map(|(seat, _)| seat).collect();
        if awaited.is_empty() {
            return None;
        }
        let seat = awaited[self.draw(awaited.len())];
        Some((seat, lists[seat][self.draw(lists[seat].len())]))
    }

    /// Some actions that are not legal for the seat now.
    pub fn junk(&mut self, seat: Seat, lists: &Lists<G>, tries: usize) -> Vec<G::Action> {
        let drawn: Vec<G::Action> = (0..tries).filter_map(|_| self.any_action()).collect();
        drawn.into_iter().filter(|action| !lists[seat].contains(action)).collect()
    }

    /// Any action at all; one in four is one that nobody ever offered.
    fn any_action(&mut self) -> Option<G::Action> {
        let strange = self.draw(4) == 0 && !self.run.garbled.is_empty();
        let count = if strange { self.run.garbled.len() } else { self.run.actions.len() };
        let place = self.draw(count.max(1));
        if strange { self.run.garbled.get(place) } else { self.run.actions.get(place) }.copied()
    }

    /// Plays on a copy, or wherever the caller likes.
    pub fn play(&mut self, game: &mut G, seat: Seat, action: G::Action, log: &mut impl Log<G>) -> Result<Played, Illegal> {
        self.doing = Doing::Playing(seat, action);
        let played = game.play(seat, action, log);
        self.doing = Doing::Looking;
        played
    }

    /// The checks that every state must pass, and what everybody may do in it.
    pub fn sound(&mut self, game: &G) -> Checked<Lists<G>> {
        for keep in &self.keeps {
            keep(game).map_err(|what| Flaw::new(Check::Conserved, format!("what is conserved is not what it was:\n{what}")))?;
        }
        let (awaited, standing) = (game.awaited(), game.standing());
        self.standing(game, &standing)?;
        let lists = PerSeat::from_fn(game.seats(), |seat| {
            let mut list = Vec::new();
            game.legal(seat, &mut list);
            list
        });
        let beyond = awaited.into_iter().find(|seat| seat.index() >= game.seats() as usize);
        demand!(beyond.is_none(), Awaited, "{beyond:?} is awaited at a table of {} seats", game.seats());
        for (seat, list) in lists.iter() {
            let is_awaited = awaited.contains(seat);
            demand!(is_awaited || list.is_empty(), Awaited, "{seat:?} is not awaited, yet has legal actions: {}", notations(list));
            demand!(!is_awaited || !list.is_empty(), Awaited, "{seat:?} is awaited, yet has no legal action");
            let mut once = HashSet::with_capacity(list.len());
            for &action in list {
                demand!(once.insert(action), Legal, "`{action}` is named twice in the legal list of {seat:?}: {}", notations(list));
                if self.run.met.insert(action) {
                    self.run.actions.push(action);
                    notation(action)?;
                    self.garble(action);
                }
            }
            let automatic = game.automatic(seat);
            demand!(
                automatic.is_none_or(|action| **list == [action]),
                Automatic,
                "the automatic action of {seat:?} is `{}`, but it may play: {}",
                automatic.map_or_else(String::new, |action| action.to_string()),
                notations(list)
            );
        }
        Ok(lists)
    }

    /// Reads all kinds of texts that are nearly this action's notation. What can be read at all makes good junk: cards nobody has,
    /// seats nobody sits on.
    fn garble(&mut self, action: G::Action) {
        for text in nearly(&action.to_string()) {
            self.doing = Doing::Reading(text.clone());
            if let Ok(read) = text.parse::<G::Action>()
                && !self.run.met.contains(&read)
                && self.run.read.insert(read)
            {
                self.run.garbled.push(read);
            }
        }
        self.doing = Doing::Looking;
    }

    fn standing(&self, game: &G, standing: &Standing) -> Checked {
        let over = game.awaited().is_empty();
        demand!(
            standing.over == over,
            Standing,
            "awaited are {:?}, but the standing says that the game is {}",
            game.awaited(),
            if standing.over { "over" } else { "not over" }
        );
        let count = game.seats();
        demand!(standing.seats() == count, Standing, "a standing of {} seats in a game of {count}", standing.seats());
        let seats = || (0..count as usize).map(Seat::new);
        let told = || format!("{standing:?}");
        let ranks_fit = |seat| {
            let better = seats().filter(|other| standing.rank(*other) < standing.rank(seat)).count();
            standing.rank(seat) as usize == better + 1
        };
        demand!(seats().all(ranks_fit), Standing, "a rank is one more than the number of seats before it; found {}", told());
        let fair = |payoff: f32| (0.0..=1.0).contains(&payoff);
        demand!(seats().all(|seat| fair(standing.payoff(seat))), Standing, "a payoff is from 0 to 1; found {}", told());
        let pairs = || seats().flat_map(|one| seats().map(move |other| (one, other)));
        match standing.outcome {
            Outcome::Competitive => {
                let sum: f32 = seats().map(|seat| standing.payoff(seat)).sum();
                let whole = (sum - 1.0).abs() < 1e-3;
                demand!(whole, Standing, "competitive payoffs sum to 1; found {}", told());
                let ordered = pairs().all(|(one, other)| {
                    standing.rank(one) > standing.rank(other) || standing.payoff(one) >= standing.payoff(other) - f32::EPSILON
                });
                demand!(ordered, Standing, "a better rank is worth no less; found {}", told());
                let earned = pairs()
                    .all(|(one, other)| standing.score(one) <= standing.score(other) || standing.rank(one) <= standing.rank(other));
                demand!(
                    earned || self.harness.ranks_may_defy_points,
                    Standing,
                    "a seat with more points stands behind one with fewer (if the rules want that, say `ranks_may_defy_points`); \
                     found {}",
                    told()
                );
            }
            Outcome::Cooperative { won, rank } => {
                let together = pairs().all(|(one, other)| {
                    let same_payoff = (standing.payoff(one) - standing.payoff(other)).abs() < f32::EPSILON;
                    same_payoff && standing.rank(one) == standing.rank(other) && standing.score(one) == standing.score(other)
                });
                let paid = (standing.payoff(Seat::new(0)) > 0.5) == won;
                demand!(together && paid, Standing, "seats that play together win or lose together; found {}", told());
                let rank = rank.unwrap_or("table-game-over");
                demand!(self.run.speech.knows(rank), Said, "the rank `{rank}` is not declared in MESSAGES");
            }
        }
        Ok(())
    }

    /// The expensive checks of one state.
    pub fn thoroughly(&mut self, game: &G, lists: &Lists<G>) -> Checked {
        self.words(game, lists)?;
        self.kinds(game, lists)?;
        for viewer in Viewer::all(game.seats()) {
            self.tally(game, &game.tally(viewer)).map_err(|flaw| flaw.within(&format!("in the tally for {viewer}")))?;
        }
        self.every_legal_action_plays(game, lists)?;
        self.the_rest_is_refused(game, lists)?;
        self.reads_back(game, lists)
    }

    fn words(&self, game: &G, lists: &Lists<G>) -> Checked {
        let speech = &self.run.speech;
        speech.check(&game.about(), format_args!("what the game is about"))?;
        for (seat, list) in lists.iter() {
            speech.check(&game.prompt(seat), format_args!("the prompt of {seat:?}"))?;
            for &action in list {
                speech.check(&game.describe(seat, action).message, format_args!("the description of `{action}`"))?;
                let alone = game.expand(seat, &action.to_string());
                demand!(
                    alone.as_ref().is_ok_and(|actions| **actions == [action]),
                    Notation,
                    "`{action}` of {seat:?} expands to {alone:?}, not to itself"
                );
                // What it makes of nonsense is its own affair, as long as it does not panic.
                let nonsense = format!("{action} {action}, {action}");
                let _ = game.expand(seat, &nonsense);
            }
        }
        for viewer in Viewer::all(game.seats()) {
            speech.check_sheet(&G::sheet(&game.view(viewer)), format_args!("the sheet of {viewer}"))?;
        }
        Ok(())
    }

    fn kinds(&self, game: &G, lists: &Lists<G>) -> Checked {
        for (seat, list) in lists.iter() {
            let mut passing = Vec::new();
            for &action in list {
                let kind = game.describe(seat, action).kind;
                let group = kind.group.unwrap_or("table-game-over");
                demand!(self.run.speech.knows(group), Said, "the group `{group}` of `{action}` is not declared in MESSAGES");
                demand!(!kind.is_final, Kind, "`{action}` is said to be final, which only `play` can say");
                if kind.passes {
                    passing.push(action);
                }
            }
            demand!(passing.len() < 2, Kind, "{seat:?} can pass in several ways: {}", notations(&passing));
        }
        Ok(())
    }

    fn tally(&self, game: &G, tallies: &[Tally]) -> Checked {
        let seats = || (0..game.seats() as usize).map(Seat::new);
        let in_order = tallies.iter().map(|tally| tally.seat).eq(seats());
        demand!(in_order, Tally, "every seat has one tally, in the order of the seats; found {tallies:?}");
        let standing = game.standing();
        for tally in tallies {
            for source in &tally.sources {
                self.run.speech.check(&source.name, format_args!("a source of points"))?;
            }
            let sum: i32 = tally.sources.iter().map(|source| source.points).sum();
            demand!(tally.points.is_none_or(|points| points == sum), Tally, "the sources sum up to {sum} in {tally:?}");
            demand!(!standing.over || tally.points.is_some(), Tally, "after the end everybody knows all points, but not {tally:?}");
            let score = standing.score(tally.seat);
            demand!(
                !standing.over || standing.outcome != Outcome::Competitive || tally.points == Some(score),
                Tally,
                "the standing gives {score} points, but found {tally:?}"
            );
            for deciding in &tally.besides {
                self.run.speech.check(&deciding.name, format_args!("what decides besides the points"))?;
            }
            for other in tallies.iter().filter(|_| standing.over) {
                let is_tied = other.points == tally.points && standing.rank(other.seat) != standing.rank(tally.seat);
                demand!(!is_tied || other.besides != tally.besides, Tally, "what parts {tally:?} from {other:?}?");
            }
        }
        Ok(())
    }

    fn every_legal_action_plays(&mut self, game: &G, lists: &Lists<G>) -> Checked {
        for (seat, list) in lists.iter() {
            let mut given = list.first().copied().into_iter().collect::<Vec<_>>();
            game.legal(seat, &mut given);
            demand!(
                list.is_empty() || given[1..] == **list,
                Legal,
                "`legal` must add to the list it is given; for {seat:?} it made: {}",
                notations(&given)
            );
            let mut secrets = Vec::new();
            for &action in list {
                let (mut copy, mut heard) = (game.clone(), Heard::new(game.seats()));
                let played = self.play(&mut copy, seat, action, &mut heard);
                let played = played.map_err(|refused| {
                    Flaw::new(Check::Legal, format!("`{seat}: {action}` is in the legal list, but is refused: {refused}"))
                })?;
                let after = |flaw: Flaw| flaw.within(&format!("after `{seat}: {action}`, on a copy"));
                let then = self.sound(&copy).map_err(after)?;
                self.heard(&heard, game.seats()).map_err(after)?;
                // Alone at the table, the next turn is one's own again and may ask for the same.
                let goes_on = game.seats() > 1 && copy.awaited().contains(seat) && copy.prompt(seat) == game.prompt(seat);
                demand!(
                    !goes_on || !game.describe(seat, action).kind.ends_turn,
                    Kind,
                    "`{seat}: {action}` is said to end the turn, but {seat:?} is asked the same again: {}",
                    copy.prompt(seat)
                );
                if played == Played::Secret {
                    binds_nobody::<G>(seat, lists, &then).map_err(after)?;
                    secrets.push(SecretPick { action, awaited: copy.awaited(), game: copy, heard });
                }
            }
            secret_picks_look_alike(seat, &secrets)?;
        }
        Ok(())
    }

    /// What was heard is declared and can be written, and names what exists.
    pub fn heard(&self, heard: &Heard<G>, seats: u8) -> Checked {
        for viewer in Viewer::all(seats) {
            for event in heard.by(viewer) {
                let stranger = event.seat().filter(|seat| seat.index() >= seats as usize);
                demand!(stranger.is_none(), Moved, "{event:?} is said to be about {stranger:?} at a table of {seats} seats");
                for moved in event.moved() {
                    let real = moved.count > 0 && !moved.thing.is_empty() && moved.from != moved.to;
                    demand!(real, Moved, "nothing moves in {moved:?} of {event:?}");
                    demand!(
                        is_target(&moved.from, seats) && is_target(&moved.to, seats),
                        Moved,
                        "a place in {moved:?} of {event:?} is no target"
                    );
                }
                let strange = event.targets().into_iter().find(|target| !is_target(target, seats));
                demand!(strange.is_none(), Moved, "{event:?} touches {strange:?}, which is no target");
                self.run.speech.check(&event.message(), format_args!("an event that {viewer} hears"))?;
                let text = serde_json::to_string(event);
                demand!(text.is_ok(), Written, "the event {event:?} cannot be written as JSON: {text:?}");
            }
        }
        Ok(())
    }

    fn the_rest_is_refused(&mut self, game: &G, lists: &Lists<G>) -> Checked {
        let position = game.position();
        self.empty_seats_are_refused(game, &position)?;
        for (seat, list) in lists.iter() {
            let mut junk = self.junk(seat, lists, if list.is_empty() { 4 } else { 16 });
            // What others may do at this very moment is the likeliest mistake.
            junk.extend(lists.iter().flat_map(|(_, list)| list.iter().take(4)).filter(|action| !list.contains(action)));
            for action in junk {
                self.refusal(game, &position, seat, action)?;
            }
            let mut blocked = Vec::new();
            game.blocked(seat, &mut blocked);
            for (action, reason) in blocked {
                notation(action)?;
                let message = game.describe(seat, action).message;
                self.run.speech.check(&message, format_args!("the description of `{action}`, which is blocked,"))?;
                demand!(!list.contains(&action), Blocked, "`{action}` of {seat:?} is both legal and blocked");
                let found = self.refusal(game, &position, seat, action)?;
                demand!(
                    found == reason,
                    Blocked,
                    "`{action}` of {seat:?} is blocked because of `{reason}`, but is refused because of `{found}`"
                );
            }
        }
        Ok(())
    }

    /// A record or a request may name any seat, also one that nobody sits on.
    fn empty_seats_are_refused(&mut self, game: &G, position: &G::Position) -> Checked {
        for seat in (game.seats() as usize..MAX_SEATS).map(Seat::new) {
            if let Some(action) = self.any_action() {
                self.refusal(game, position, seat, action)?;
            }
        }
        Ok(())
    }

    /// Tries an action that is not legal; the reason it is refused for.
    fn refusal(&mut self, game: &G, position: &G::Position, seat: Seat, action: G::Action) -> Checked<Illegal> {
        let mut copy = game.clone();
        let played = self.play(&mut copy, seat, action, &mut crate::Unheard);
        let Err(reason) = played else {
            let what = format!("`{seat}: {action}` is not in the legal list, but is played ({played:?})");
            return Err(Flaw::new(Check::Refused, what));
        };
        self.run.speech.check_illegal(&reason, format_args!("the refusal of `{seat}: {action}`"))?;
        let after = copy.position();
        demand!(
            after == *position,
            Refused,
            "`{seat}: {action}` is refused, but changes the state:\n{}",
            difference(&format!("{position:#?}"), &format!("{after:#?}"))
        );
        Ok(reason)
    }

    fn reads_back(&mut self, game: &G, lists: &Lists<G>) -> Checked {
        // One viewer a moment is enough: they are all written by the same code.
        let viewer = Viewer::all(game.seats()).nth(self.draw(game.seats() as usize + 1)).unwrap_or(Viewer::Onlooker);
        back_from_json(&game.view(viewer), &format!("the view of {viewer}"))?;
        let position = game.position();
        back_from_json(&position, "the position")?;
        let twin = self.twin(game)?;
        let again = self.sound(&twin).map_err(|flaw| flaw.within("in the state made from the position"))?;
        demand!(
            again == *lists,
            Reproduced,
            "in the state made from the position, the legal lists are not the same:\n{}",
            difference(&format!("{lists:#?}"), &format!("{again:#?}"))
        );
        Ok(())
    }

    /// The state that the position of this one describes.
    pub fn twin(&self, game: &G) -> Checked<G> {
        let position = game.position();
        let twin = match G::from_position(&self.setup, &position) {
            Ok(twin) => twin,
            Err(refused) => return Err(Flaw::new(Check::Reproduced, format!("the position is refused: {refused}"))),
        };
        let again = twin.position();
        demand!(
            again == position,
            Reproduced,
            "the state made from the position has another position:\n{}",
            difference(&format!("{position:#?}"), &format!("{again:#?}"))
        );
        Ok(twin)
    }
}

/// Is this a kind, or a kind and a thing, perhaps of a seat that plays?
fn is_target(target: &str, seats: u8) -> bool {
    let is_word = |word: &str| !word.is_empty() && word.bytes().all(|byte| byte.is_ascii_lowercase() || byte == b'-');
    let is_plain = |target: &str| match target.split_once(':') {
        Some((kind, thing)) => is_word(kind) && !thing.is_empty() && thing.trim() == thing,
        None => is_word(target),
    };
    match target.strip_prefix("seat:") {
        Some(rest) => {
            let (seat, thing) = rest.split_once('/').map_or((rest, None), |(seat, thing)| (seat, Some(thing)));
            seat.parse::<Seat>().is_ok_and(|seat| seat.index() < seats as usize) && thing.is_none_or(is_plain)
        }
        None => is_plain(target),
    }
}

/// A pick that stays secret, made on a copy.
struct SecretPick<G: Game> {
    action: G::Action,
    awaited: Seats,
    game: G,
    heard: Heard<G>,
}

/// A secret pick leaves everybody else as they were.
fn binds_nobody<G: Game>(seat: Seat, before: &Lists<G>, after: &Lists<G>) -> Checked {
    for (other, list) in before.iter().filter(|(other, _)| *other != seat) {
        demand!(
            *list == after[other],
            Secret,
            "a secret pick of {seat:?} changes what {other:?} may do:\n  before: {}\n  after: {}",
            notations(list),
            notations(&after[other])
        );
    }
    let somebody = after.iter().any(|(_, list)| !list.is_empty());
    demand!(somebody, Secret, "the last pick is in, but `play` says it is secret: it must be a barrier");
    Ok(())
}

/// Whichever secret pick a seat makes, nobody else can tell them apart; but that the seat is done may be seen.
fn secret_picks_look_alike<G: Game>(seat: Seat, picks: &[SecretPick<G>]) -> Checked {
    for pick in picks {
        let Some(first) = picks.iter().find(|other| other.awaited == pick.awaited) else { continue };
        for viewer in Viewer::all(pick.game.seats()).filter(|viewer| !viewer.is(seat)) {
            let picks = format!("the secret picks `{}` and `{}` of {seat:?}", first.action, pick.action);
            let (one, other) = (first.game.view(viewer), pick.game.view(viewer));
            demand!(
                one == other,
                Secret,
                "{viewer} can tell {picks} apart by its view:\n{}",
                difference(&format!("{one:#?}"), &format!("{other:#?}"))
            );
            let (one, other) = (first.heard.by(viewer), pick.heard.by(viewer));
            demand!(one == other, Secret, "{viewer} can tell {picks} apart by what it hears: {one:?} and {other:?}");
        }
    }
    Ok(())
}

fn notation<A: crate::Action>(action: A) -> Checked {
    let text = action.to_string();
    demand!(!text.is_empty(), Notation, "the action {action:?} is written as nothing");
    demand!(
        text.trim() == text && !text.chars().any(char::is_control),
        Notation,
        "the action {action:?} is written as {text:?}, which is not one trimmed line"
    );
    demand!(text != "undo", Notation, "the action {action:?} is written as `undo`, which a record takes as taking back");
    let read = text.parse::<A>();
    demand!(read.as_ref() == Ok(&action), Notation, "the action {action:?} is written as `{text}`, but read back as {read:?}");
    Ok(())
}

/// Texts that are nearly this one: cut off anywhere, with words left out or doubled, with other numbers.
fn nearly(text: &str) -> Vec<String> {
    let cut = text.char_indices().map(|(end, _)| text[..end].to_owned());
    let words: Vec<&str> = text.split(' ').collect();
    let without = (0..words.len()).map(|index| [&words[..index], &words[index + 1..]].concat().join(" "));
    let doubled = (0..words.len()).map(|index| [&words[..=index], &words[index..]].concat().join(" "));
    let is_digit = |index: &usize| text.as_bytes()[*index].is_ascii_digit();
    let numbers = (0..text.len()).filter(is_digit).filter(|index| *index == 0 || !is_digit(&(index - 1))).flat_map(|start| {
        let end = (start..text.len()).find(|index| !is_digit(index)).unwrap_or(text.len());
        ["0", "1", "9", "-1", "99", "255", "4294967295", "99999999999999999999"]
            .map(|number| format!("{}{number}{}", &text[..start], &text[end..]))
    });
    cut.chain(without).chain(doubled).chain(numbers).collect()
}

/// Writes something as JSON and reads it back.
pub(super) fn back_from_json<T: Serialize + DeserializeOwned + PartialEq + std::fmt::Debug>(thing: &T, what: &str) -> Checked {
    let text = match serde_json::to_string(thing) {
        Ok(text) => text,
        Err(error) => return Err(Flaw::new(Check::Written, format!("{what} cannot be written as JSON: {error}"))),
    };
    let back = serde_json::from_str::<T>(&text);
    demand!(
        back.as_ref().is_ok_and(|back| back == thing),
        Written,
        "{what} is not the same when written as JSON and read back:\n{}",
        difference(&format!("{thing:#?}"), &format!("{back:#?}"))
    );
    Ok(())
}

/// Actions on one line, for reports.
pub(super) fn notations<A: std::fmt::Display>(actions: &[A]) -> String {
    match actions {
        [] => "nothing".to_owned(),
        _ => actions.iter().map(|action| format!("`{action}`")).collect::<Vec<_>>().join(", "),
    }
}

#[cfg(test)]
mod tests {
    use super::is_target;

    #[test]
    fn targets_are_a_kind_and_perhaps_a_thing_and_perhaps_a_seats() {
        for target in ["bag", "pile:draw", "harbour:flute 2/2", "seat:2", "seat:2/hand", "seat:1/people:captain 4/1"] {
            assert!(is_target(target, 2), "{target}");
        }
        for target in ["", "Pile", "pile:", ":draw", "pile: draw", "seat:3", "seat:x", "seat:2/", "seat:2/People:x"] {
            assert!(!is_target(target, 2), "{target}");
        }
    }
}
