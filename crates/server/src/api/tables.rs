//! Tables: finding, opening, looking at and playing at them.

use std::collections::BTreeSet;
use std::sync::Arc;

use axum::Json;
use axum::extract::State;
use axum::http::header;
use axum::response::{IntoResponse, Response};
use room::shown::{Done, Eyes, News, news};
use room::{Clock, Command, Entry, Phase, Refusal, RefusalKind, Room, SeatTerms, Terms, check_bot, lay_out};
use serde::{Deserialize, Serialize};
use table::{Message, Promising, Seat, Viewer, Written};
use utoipa::{IntoParams, ToSchema};

use super::caller::{Address, Person, Visitor};
use super::input::{Asked, Body, Which};
use super::refused::{HttpRefusal, Refused};
use crate::App;
use crate::hub::opening;
use crate::ids;
use crate::limits::{self, Quota, Rate};
use crate::people::{check_name, looks, name_key};
use crate::store::{Filter, ListedRow, PersonRow};
use crate::thinkers::{Account, Decision, Thought};

/// A table in a list.
#[derive(Serialize, ToSchema, ts_rs::TS)]
pub struct Listed {
    pub id: String,
    game: String,
    owner: String,
    /// `open`, `running` or `over`.
    #[ts(type = "\"open\" | \"running\" | \"over\"")]
    pub phase: String,
    seats: usize,
    /// Seats anybody may take.
    pub open_seats: i64,
    rated: bool,
    /// Is the seed known before the game?
    known_shuffle: bool,
    clock: Clock,
    /// In milliseconds since 1970.
    created: i64,
    /// When somebody last sat down, or the game began or ended; in milliseconds since 1970.
    changed: i64,
}

/// Which tables.
#[derive(Deserialize, IntoParams)]
#[serde(deny_unknown_fields)]
#[into_params(parameter_in = Query)]
pub struct Kind {
    /// `open` (the default) or `running`: public tables; `mine`: all of mine.
    #[serde(default)]
    #[param(inline)]
    list: Listing,
    /// The last table of the page before: those after it are told.
    #[serde(default)]
    after: Option<String>,
}

#[derive(Clone, Copy, Default, Deserialize, ToSchema)]
#[serde(rename_all = "kebab-case")]
enum Listing {
    #[default]
    Open,
    Running,
    Mine,
}

/// Tables, the latest first, a hundred a page
#[utoipa::path(get, path = "/api/tables", tag = "tables", params(Kind),
    responses((status = OK, body = Vec<Listed>), (status = BAD_REQUEST, body = Refused), (status = UNAUTHORIZED, body = Refused)))]
pub async fn list_tables(
    State(app): State<Arc<App>>,
    Visitor(visitor): Visitor,
    Asked(Kind { list, after }): Asked<Kind>,
) -> Result<Json<Vec<Listed>>, HttpRefusal> {
    let filter = match list {
        Listing::Open => Filter::Public("open"),
        Listing::Running => Filter::Public("running"),
        Listing::Mine => Filter::Of(visitor.ok_or(Refusal::come_in_first())?.id),
    };
    listed(&app, &filter, after.as_deref()).await.map(Json)
}

/// Tables as lists show them, the latest first, a page of them.
pub async fn listed(app: &App, filter: &Filter, after: Option<&str>) -> Result<Vec<Listed>, HttpRefusal> {
    let tables = app.hub.store.list(filter, after, limits::TABLES_LISTED).await?;
    let listed = |ListedRow { id, game, owner, created, phase, seats, open_seats, rated, known_shuffle, clock, changed }| Listed {
        id,
        game,
        owner,
        phase,
        seats,
        open_seats,
        rated,
        known_shuffle,
        clock,
        created,
        changed,
    };
    Ok(tables.into_iter().map(listed).collect())
}

/// A table to be opened.
#[derive(Deserialize, ToSchema, ts_rs::TS)]
#[serde(deny_unknown_fields)]
pub struct NewTable {
    /// The game's name.
    game: String,
    /// What is settled.
    #[serde(default = "plain_terms")]
    terms: Terms,
    /// Does whoever opens it take the first open seat?
    #[serde(default = "yes")]
    sit: bool,
    /// Does the game begin at once? Then no seat may be left open.
    #[serde(default)]
    start: bool,
}

const fn yes() -> bool {
    true
}

/// The terms when nothing is said.
pub fn plain_terms() -> Terms {
    serde_json::from_value(serde_json::json!({})).expect("every term has a default")
}

/// An opened table, or a campaign.
#[derive(Serialize, ToSchema, ts_rs::TS)]
pub struct Opened {
    /// Its id.
    pub id: String,
}

/// A table that was just opened.
#[derive(Serialize, ToSchema, ts_rs::TS)]
pub struct OpenedTable {
    /// Its id.
    id: String,
    /// How it stands for whoever opened it, if the game has begun: it can be shown before anything else is asked for.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[ts(optional)]
    news: Option<News>,
}

/// Open a table
#[utoipa::path(post, path = "/api/tables", tag = "tables", request_body = NewTable,
    responses((status = OK, body = OpenedTable), (status = BAD_REQUEST, body = Refused), (status = UNAUTHORIZED, body = Refused),
        (status = NOT_FOUND, body = Refused), (status = CONFLICT, body = Refused), (status = TOO_MANY_REQUESTS, body = Refused)))]
pub async fn open_table(
    State(app): State<Arc<App>>,
    person: Person,
    Address(address): Address,
    Body(NewTable { game, terms, sit, start }): Body<NewTable>,
) -> Result<Json<OpenedTable>, HttpRefusal> {
    let who = person.who();
    let Person(person) = person;
    let game = games::find(&game).ok_or(Refusal::missing("server-no-such-game"))?;
    if terms.campaign.is_some() {
        return Err(Refusal::invalid("server-campaign-opens-tables").into());
    }
    let terms = check_terms(game, terms, &person)?;
    app.hub.rates.take(Rate::NewTables, &person.id)?;
    if app.hub.store.unfinished_tables(&person.id).await? >= limits::TABLES_A_PERSON {
        let message = Message::new("server-too-many-tables").with("most", limits::TABLES_A_PERSON);
        return Err(Refusal::new(RefusalKind::Conflict, message).into());
    }
    pay_for_table(&app, &app.hub.account(&person.id, &address), Some(&terms)).await?;
    let first_open = terms.seats.iter().position(|seat| *seat == SeatTerms::Open);
    let sat = first_open.filter(|_| sit).map(|index| Entry::Sat {
        seat: Seat::new(index),
        person: person.id.clone(),
        name: person.name.clone(),
    });
    let id = app.hub.open(game.name(), terms, &person.id, sat.into_iter().collect()).await?;
    let mut begun = None;
    if start {
        app.hub.command(&id, who, Command::Start { fill: None }, None).await?;
        let eyes = Eyes { person: Some(person.id), sheet: true, ..Eyes::default() };
        begun = Some(app.hub.read(&id, move |room| eyes.at(room).map(|look| news(room, look, 0))).await??);
    }
    Ok(Json(OpenedTable { id, news: begun }))
}

/// Play the shuffle of a finished game again, everybody one seat further, at a table with a known shuffle
#[utoipa::path(post, path = "/api/tables/{id}/again", tag = "tables", params(("id" = String, Path)),
    responses((status = OK, body = Opened), (status = UNAUTHORIZED, body = Refused), (status = FORBIDDEN, body = Refused),
        (status = NOT_FOUND, body = Refused), (status = CONFLICT, body = Refused), (status = TOO_MANY_REQUESTS, body = Refused)))]
pub async fn again(
    State(app): State<Arc<App>>,
    person: Person,
    Address(address): Address,
    Which(id): Which<String>,
) -> Result<Json<Opened>, HttpRefusal> {
    let who = person.who();
    let Person(person) = person;
    app.hub.rates.take(Rate::NewTables, &person.id)?;
    let owner = person.id.clone();
    let asked = app.hub.read(&id, move |room| {
        room.draft(&owner, &person.name, person.claimed, &Command::Rematch)?;
        let (terms, entries) = room.seated_again(1);
        // A position that was laid out by hand is the same again without a seed.
        let seed = terms.rig.is_none().then(|| room.seed());
        let terms = Terms { campaign: None, rated: false, seed, ..terms };
        let opening = opening(ids::new(), &room.opening().game, terms, &owner);
        let only_bots = room.places().all(|(_, place)| place.person().is_none_or(|other| *other == opening.owner));
        Ok::<_, Refusal>((opening, entries, only_bots))
    });
    let (opening, entries, only_bots) = asked.await??;
    pay_for_table(&app, &app.hub.account(&opening.owner, &address), Some(&opening.terms)).await?;
    let id = opening.id.clone();
    app.hub.add(opening, entries).await?;
    if only_bots {
        app.hub.command(&id, who, Command::Start { fill: None }, None).await?;
    }
    Ok(Json(Opened { id }))
}

/// Takes a new table, with what was settled for it, from what somebody may use.
pub async fn pay_for_table(app: &App, account: &Account, terms: Option<&Terms>) -> Result<(), Refusal> {
    let bytes = terms.and_then(|terms| serde_json::to_string(terms).ok()).map_or(0, |terms| terms.len());
    app.hub.quotas.take(&app.hub.store, Quota::Bytes, account, bytes).await?;
    app.hub.quotas.take(&app.hub.store, Quota::Tables, account, 1).await
}

/// Terms that can be played by, with everything filled in.
pub fn check_terms(game: &dyn table::AnyGame, mut terms: Terms, person: &PersonRow) -> Result<Terms, Refusal> {
    let mut setup = terms.setup.value();
    // The number of seats may be told by either.
    if !terms.seats.is_empty()
        && let Some(setup) = setup.as_object_mut()
    {
        setup.entry("seats").or_insert_with(|| terms.seats.len().into());
    }
    // What is laid out by hand, or was recorded, says all there is to say: nothing is proposed to it.
    let setup = if terms.is_practice() { setup } else { game.proposed_setup(&setup) };
    let setup = game
        .check_setup(&setup)
        .map_err(|error| Refusal::new(RefusalKind::Invalid, Message::new("server-bad-setup").with("why", error.message)))?;
    terms.setup = Written::of(&setup);
    let seats = game.open(&setup, table::Seed::from_number(0)).map_or(0, |table| table.seats()) as usize;
    if terms.seats.len() > seats {
        let message = Message::new("server-wrong-number-of-seats").with("seats", seats as i64);
        return Err(Refusal::new(RefusalKind::Invalid, message));
    }
    terms.seats.resize(seats, SeatTerms::Open);
    for seat in &terms.seats {
        if let SeatTerms::Bot { bot } = seat {
            check_bot(game, bot)?;
        }
    }
    if terms.is_practice() {
        if terms.rated || terms.public {
            return Err(Refusal::invalid("server-rigged-is-practice"));
        }
        // What was played can only be played again where the same lies there again.
        if terms.rig.is_none() && terms.seed.is_none() {
            return Err(Refusal::invalid("server-played-needs-beginning"));
        }
        lay_out(game, &setup, terms.rig.as_ref(), terms.seed.unwrap_or(table::Seed::from_number(0)), &terms.played)?;
    }
    if terms.seed.is_some() && terms.rated {
        return Err(Refusal::invalid("server-known-shuffle-is-unrated"));
    }
    if terms.seed.is_some() && terms.rig.is_some() {
        return Err(Refusal::invalid("server-rigged-has-no-shuffle"));
    }
    if !terms.clock.is_sensible() {
        return Err(Refusal::invalid("server-bad-clock"));
    }
    let has_bots = terms.seats.iter().any(|seat| matches!(seat, SeatTerms::Bot { .. }));
    if terms.rated && (!person.claimed || has_bots) {
        return Err(Refusal::forbidden("server-rated-needs-people"));
    }
    Ok(terms)
}

/// How to look at a table.
#[derive(Deserialize, IntoParams)]
#[serde(deny_unknown_fields)]
#[into_params(parameter_in = Query)]
pub struct Looking {
    /// The number of the last entry one knows: what happened after it is told.
    #[serde(default)]
    after: Option<i64>,
    /// A seat of one's own, or `onlooker`; without it one's first seat, or an onlooker's place.
    #[serde(default)]
    #[param(pattern = "^([1-8]|onlooker)$")]
    viewer: Option<String>,
    /// Also the view as blocks of text, for interfaces that do not know the game?
    #[serde(default)]
    sheet: Option<bool>,
}

impl Looking {
    /// What they wish to see, and after which entry.
    pub async fn eyes(&self, app: &App, visitor: Option<PersonRow>) -> Result<(Eyes, i64), Refusal> {
        let wish = self.viewer.as_deref().map(str::parse::<Viewer>).transpose();
        let wish = wish.map_err(|_| Refusal::invalid("server-no-such-seat"))?;
        let person = visitor.map(|visitor| visitor.id);
        let unheard = unheard(app, person.as_deref()).await?;
        let eyes = Eyes { person, wish, sheet: self.sheet.unwrap_or(false), unheard };
        Ok((eyes, self.after.unwrap_or(0)))
    }
}

/// Whose talk somebody does not want to hear.
pub async fn unheard(app: &App, person: Option<&str>) -> Result<BTreeSet<String>, Refusal> {
    match person {
        Some(person) => Ok(app.hub.store.blocked_by(person).await?),
        None => Ok(BTreeSet::new()),
    }
}

/// A table as I may see it, and what happened
#[utoipa::path(get, path = "/api/tables/{id}", tag = "tables", params(("id" = String, Path), Looking),
    responses((status = OK, body = News), (status = BAD_REQUEST, body = Refused), (status = UNAUTHORIZED, body = Refused),
        (status = FORBIDDEN, body = Refused), (status = NOT_FOUND, body = Refused)))]
pub async fn table(
    State(app): State<Arc<App>>,
    Visitor(visitor): Visitor,
    Which(id): Which<String>,
    Asked(looking): Asked<Looking>,
) -> Result<Json<News>, HttpRefusal> {
    let (eyes, after) = looking.eyes(&app, visitor).await?;
    let look = move |room: &Room| eyes.at(room).map(|look| news(room, look, after).without_talk_of(&eyes.unheard));
    let news = app.hub.read(&id, look).await?;
    Ok(Json(news?))
}

/// What somebody wants, with the client's own id.
#[derive(Deserialize, ToSchema, ts_rs::TS)]
#[serde(deny_unknown_fields)]
pub struct Wanted {
    /// The client's own id: the same command with the same id is done once, however often it is sent.
    #[serde(default)]
    #[schema(min_length = 1, max_length = 64)]
    pub client: Option<String>,
    /// The command.
    pub command: Command,
}

impl Wanted {
    /// Refuses what is not even worth asking a table.
    pub async fn check(&self, app: &App, account: &Account) -> Result<(), Refusal> {
        let person = account.person.as_str();
        if self.client.as_ref().is_some_and(|client| client.is_empty() || client.chars().count() > limits::CLIENT_CHARS) {
            return Err(Refusal::too_long(limits::CLIENT_CHARS));
        }
        app.hub.rates.take(Rate::Commands, person)?;
        match &self.command {
            Command::Play { .. } | Command::Undo { .. } => return Ok(()),
            Command::Say { text } => {
                app.hub.sanctions.check_may_speak(person)?;
                app.hub.rates.take(Rate::Chat, person)?;
                return app.hub.quotas.take(&app.hub.store, Quota::Bytes, account, text.len()).await;
            }
            Command::Rematch | Command::Continue => pay_for_table(app, account, None).await?,
            Command::Sit { name: Some(name), .. } => {
                if check_name(name)? != *name {
                    return Err(Refusal::invalid("server-bad-name"));
                }
                if let Some(owner) = app.hub.store.owner_of_name(&name_key(name), &looks(name)).await?
                    && owner != person
                {
                    return Err(Refusal::conflict("server-name-taken"));
                }
            }
            _ => {}
        }
        app.hub.rates.take(Rate::OtherCommands, person)
    }
}

/// Do something at a table: the same commands as over its WebSocket
#[utoipa::path(post, path = "/api/tables/{id}/commands", tag = "tables", params(("id" = String, Path)), request_body = Wanted,
    responses((status = OK, body = Done), (status = BAD_REQUEST, body = Refused), (status = UNAUTHORIZED, body = Refused),
        (status = FORBIDDEN, body = Refused), (status = NOT_FOUND, body = Refused), (status = CONFLICT, body = Refused),
        (status = TOO_MANY_REQUESTS, body = Refused)))]
pub async fn command(
    State(app): State<Arc<App>>,
    person: Person,
    Address(address): Address,
    Which(id): Which<String>,
    Body(wanted): Body<Wanted>,
) -> Result<Json<Done>, HttpRefusal> {
    wanted.check(&app, &app.hub.account(&person.0.id, &address)).await?;
    Ok(Json(app.hub.command(&id, person.who(), wanted.command, wanted.client).await?))
}

/// Which seat.
#[derive(Deserialize, IntoParams)]
#[serde(deny_unknown_fields)]
#[into_params(parameter_in = Query)]
pub struct OfSeat {
    /// The seat, if one has several.
    #[serde(default)]
    #[param(pattern = "^([1-8]|onlooker)$")]
    viewer: Option<String>,
}

impl OfSeat {
    fn wish(&self) -> Result<Option<Viewer>, Refusal> {
        let wish = self.viewer.as_deref().map(str::parse::<Viewer>).transpose();
        wish.map_err(|_| Refusal::invalid("server-no-such-seat"))
    }
}

/// What a bot would do.
#[derive(Serialize, ToSchema, ts_rs::TS)]
pub struct Hint {
    /// The action's notation.
    notation: String,
    /// The action in words.
    #[schema(value_type = Object)]
    message: Message,
    /// Why.
    #[schema(value_type = Object)]
    reason: Message,
    /// The best actions with the chance to win each promises, in percent; the advised one first. None where there is no choice.
    #[schema(value_type = Vec<Object>)]
    best: Vec<Promising>,
}

/// What a strong player would do in my place, and why
#[utoipa::path(get, path = "/api/tables/{id}/hint", tag = "tables", params(("id" = String, Path), OfSeat),
    responses((status = OK, body = Hint), (status = BAD_REQUEST, body = Refused), (status = UNAUTHORIZED, body = Refused),
        (status = FORBIDDEN, body = Refused), (status = NOT_FOUND, body = Refused), (status = CONFLICT, body = Refused),
        (status = TOO_MANY_REQUESTS, body = Refused)))]
pub async fn hint(
    State(app): State<Arc<App>>,
    Person(person): Person,
    Address(address): Address,
    Which(id): Which<String>,
    Asked(of): Asked<OfSeat>,
) -> Result<Json<Hint>, HttpRefusal> {
    let wish = of.wish()?;
    let account = app.hub.account(&person.id, &address);
    app.hub.rates.take(Rate::Hints, &person.id)?;
    let asked = app.hub.read(&id, move |room| {
        let Viewer::Seat(seat) = room.viewer(Some(&person.id), wish)? else {
            return Err(Refusal::forbidden("server-not-your-seat"));
        };
        if room.terms().rated {
            return Err(Refusal::forbidden("server-no-hints"));
        }
        match room.table().filter(|_| room.phase() == Phase::Running) {
            Some(table) if table.awaited().contains(seat) => {
                let (table, number, bot) = (table.to_think_on(), room.bot_number(), games::ADVISER.to_owned());
                Ok(Decision { table, seat, bot, number })
            }
            _ => Err(Refusal::conflict("table-not-your-turn")),
        }
    });
    let decision = asked.await??;
    let hurried = app.hub.quotas.is_used_up(Quota::BotTime, &account);
    let Thought { advised, took } = app.hub.thinkers.think(decision, &account, hurried).await;
    app.hub.quotas.add(Quota::BotTime, &account, took.as_millis() as i64);
    let advised = advised.ok_or(Refusal::conflict("table-cannot-advise"))?;
    Ok(Json(Hint { notation: advised.notation, message: advised.message, reason: advised.reason, best: advised.best }))
}

/// The record as text: the whole of a finished game; of a running one, my own actions and no seed
#[utoipa::path(get, path = "/api/tables/{id}/record", tag = "tables", params(("id" = String, Path), OfSeat),
    responses((status = OK, body = String, content_type = "text/plain"), (status = BAD_REQUEST, body = Refused),
        (status = UNAUTHORIZED, body = Refused), (status = FORBIDDEN, body = Refused), (status = NOT_FOUND, body = Refused),
        (status = CONFLICT, body = Refused)))]
pub async fn record(
    State(app): State<Arc<App>>,
    Visitor(visitor): Visitor,
    Which(id): Which<String>,
    Asked(of): Asked<OfSeat>,
) -> Result<Response, HttpRefusal> {
    let wish = of.wish()?;
    let record = app.hub.read(&id, move |room| {
        let viewer = room.viewer(visitor.as_ref().map(|visitor| visitor.id.as_str()), wish)?;
        let record = room.record(viewer.seat()).ok_or(Refusal::conflict("server-not-started"))?;
        Ok::<_, Refusal>((record.to_string(), format!("{}-{}.record", room.opening().game, room.id())))
    });
    let (record, file) = record.await??;
    let disposition = format!("attachment; filename=\"{file}\"");
    Ok(([(header::CONTENT_TYPE, "text/plain; charset=utf-8".to_owned()), (header::CONTENT_DISPOSITION, disposition)], record)
        .into_response())
}

/// An invitation to a seat.
#[derive(Serialize, ToSchema, ts_rs::TS)]
pub struct Invitation {
    /// Where.
    #[schema(value_type = u8)]
    seat: Seat,
    /// What to show when sitting down.
    invitation: String,
}

/// The invitations of my table, for links
#[utoipa::path(get, path = "/api/tables/{id}/invitations", tag = "tables", params(("id" = String, Path)),
    responses((status = OK, body = Vec<Invitation>), (status = UNAUTHORIZED, body = Refused), (status = FORBIDDEN, body = Refused),
        (status = NOT_FOUND, body = Refused)))]
pub async fn invitations(
    State(app): State<Arc<App>>,
    Person(person): Person,
    Which(id): Which<String>,
) -> Result<Json<Vec<Invitation>>, HttpRefusal> {
    let invited = app.hub.read(&id, move |room| {
        let invited = room.terms().seats.iter().enumerate().filter(|(_, seat)| **seat == SeatTerms::Invited);
        let invited: Vec<Seat> = invited.map(|(index, _)| Seat::new(index)).collect();
        (room.opening().owner == person.id).then_some(invited)
    });
    let invited = invited.await?.ok_or(Refusal::forbidden("server-only-owner"))?;
    Ok(Json(invited.into_iter().map(|seat| Invitation { seat, invitation: app.hub.invitation(&id, seat) }).collect()))
}
