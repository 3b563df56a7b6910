//! Campaigns: beginning, following, exporting and importing them.

use std::sync::Arc;

use axum::Json;
use axum::extract::State;
use axum::http::header;
use axum::response::{IntoResponse, Response};
use room::{Command, Entry, Refusal, RefusalKind, SeatTerms, Terms};
use serde::{Deserialize, Serialize};
use serde_json::{Value, json};
use table::{Campaign, End, Message, Seat, Written};
use utoipa::ToSchema;

use super::caller::{Address, Person};
use super::input::{Body, Which};
use super::refused::{HttpRefusal, Refused};
use super::tables::{Opened, check_terms, pay_for_table, plain_terms};
use crate::App;
use crate::campaigns::{Summary, read, refuse};
use crate::limits::{self, Quota, Rate};
use crate::people::{check_name, suggested_name};
use crate::store::{CampaignRow, ListedCampaignRow, PersonRow};

/// A campaign to be begun.
#[derive(Deserialize, ToSchema, ts_rs::TS)]
#[serde(deny_unknown_fields)]
pub struct NewCampaign {
    /// The game's name.
    game: String,
    /// The setup of its first game; see the game's form.
    #[serde(default)]
    #[schema(value_type = Object)]
    setup: Option<Value>,
    /// The names of the group, a seat each; missing ones are suggested.
    #[serde(default)]
    names: Vec<String>,
}

/// A campaign in a list.
#[derive(Serialize, ToSchema, ts_rs::TS)]
pub struct ListedCampaign {
    id: String,
    game: String,
    owner: String,
    /// The names of the group, a seat each.
    names: Vec<String>,
    /// How many games were played.
    games: usize,
    /// How many of them are behind the group for good.
    progress: usize,
    /// How often the game to be played has been tried, this time included; 0 once there is none.
    tries: usize,
    /// Is there no game to be played any more?
    over: bool,
    /// The latest table.
    table: Option<String>,
    /// In milliseconds since 1970.
    created: i64,
    /// In milliseconds since 1970.
    changed: i64,
}

/// A campaign, game by game.
#[derive(Serialize, ToSchema, ts_rs::TS)]
pub struct ShownCampaign {
    #[serde(flatten)]
    listed: ListedCampaign,
    /// The games that were played, in order.
    played: Vec<CampaignGame>,
    /// The setup of the game to be played.
    #[schema(value_type = Option<Object>)]
    #[ts(type = "Record<string, unknown> | null")]
    next: Option<Value>,
}

/// One game of a campaign.
#[derive(Serialize, ToSchema, ts_rs::TS)]
pub struct CampaignGame {
    /// Its setup.
    #[schema(value_type = Object)]
    #[ts(type = "Record<string, unknown>")]
    setup: Value,
    /// How it ended: `won`, `lost`, `finished` (played to the end, against each other) or `given-up`.
    #[schema(value_type = String)]
    end: End,
    /// Each seat's points, in the order of the seats; none if it was given up.
    scores: Vec<i32>,
    /// The message id of the rank the group has reached.
    rank: Option<String>,
    /// The table it was played at, if it was on this server.
    table: Option<String>,
}

impl ListedCampaign {
    fn new(row: ListedCampaignRow, Summary { names, games, progress, tries, over }: Summary) -> Self {
        let ListedCampaignRow { id, game, owner, created, changed, table, .. } = row;
        Self { id, game, owner, names, games, progress, tries, over, table, created, changed }
    }
}

/// My campaigns, the latest first
#[utoipa::path(get, path = "/api/campaigns", tag = "campaigns",
    responses((status = OK, body = Vec<ListedCampaign>), (status = UNAUTHORIZED, body = Refused)))]
pub async fn list_campaigns(State(app): State<Arc<App>>, Person(person): Person) -> Result<Json<Vec<ListedCampaign>>, HttpRefusal> {
    let rows = app.hub.store.campaigns_of(&person.id, limits::CAMPAIGNS_A_PERSON).await?;
    let listed = |row: ListedCampaignRow| Summary::of_listed(&row).map(|summary| ListedCampaign::new(row, summary));
    Ok(Json(rows.into_iter().map(listed).collect::<Result<_, _>>()?))
}

/// Begin a campaign
#[utoipa::path(post, path = "/api/campaigns", tag = "campaigns", request_body = NewCampaign,
    responses((status = OK, body = Opened), (status = BAD_REQUEST, body = Refused), (status = UNAUTHORIZED, body = Refused),
        (status = NOT_FOUND, body = Refused), (status = CONFLICT, body = Refused), (status = TOO_MANY_REQUESTS, body = Refused)))]
pub async fn begin_campaign(
    State(app): State<Arc<App>>,
    Person(person): Person,
    Address(address): Address,
    Body(NewCampaign { game, setup, names }): Body<NewCampaign>,
) -> Result<Json<Opened>, HttpRefusal> {
    let game = games::find(&game).ok_or(Refusal::missing("server-no-such-game"))?;
    let mut names = names.iter().map(|name| check_name(name)).collect::<Result<Vec<_>, _>>()?;
    let setup = game.proposed_setup(&setup.unwrap_or_else(|| json!({})));
    if names.is_empty() {
        names.push(person.name.clone());
    }
    let seats = game.open(&setup, table::Seed::from_number(0)).map_or(0, |table| usize::from(table.seats()));
    while names.len() < seats {
        names.push(suggested_name());
    }
    let campaign = Campaign::new(game, &setup, names).map_err(refuse)?;
    app.hub.rates.take(Rate::NewTables, &person.id)?;
    pay(&app, &person, &address, campaign.to_string().len()).await?;
    Ok(begin(&app, &person, &campaign).await?)
}

/// Takes a campaign of so many bytes from what somebody may use.
async fn pay(app: &App, person: &PersonRow, address: &str, bytes: usize) -> Result<(), Refusal> {
    let account = app.hub.account(&person.id, address);
    app.hub.quotas.take(&app.hub.store, Quota::Bytes, &account, bytes).await?;
    app.hub.quotas.take(&app.hub.store, Quota::Campaigns, &account, 1).await
}

/// Import a campaign that was exported, here or elsewhere
///
/// Every record in it is played again: a game must have ended as it says, and the next one must follow from it.
#[utoipa::path(post, path = "/api/campaigns/import", tag = "campaigns", request_body = Object,
    responses((status = OK, body = Opened), (status = BAD_REQUEST, body = Refused), (status = UNAUTHORIZED, body = Refused),
        (status = NOT_FOUND, body = Refused), (status = CONFLICT, body = Refused), (status = PAYLOAD_TOO_LARGE, body = Refused),
        (status = TOO_MANY_REQUESTS, body = Refused)))]
pub async fn import_campaign(
    State(app): State<Arc<App>>,
    Person(person): Person,
    Address(address): Address,
    Body(campaign): Body<Value>,
) -> Result<Json<Opened>, HttpRefusal> {
    app.hub.rates.take(Rate::Imports, &person.id)?;
    let campaign = campaign.to_string();
    pay(&app, &person, &address, campaign.len()).await?;
    let campaign: Campaign = campaign.parse().map_err(refuse)?;
    let game = games::find(&campaign.game).ok_or(Refusal::missing("server-no-such-game"))?;
    for name in &campaign.names {
        check_name(name)?;
    }
    if campaign.games.len() > limits::GAMES_A_CAMPAIGN {
        return Err(Refusal::too_long(limits::GAMES_A_CAMPAIGN).into());
    }
    // Many records take a while to play again: not on the threads that answer people.
    let checked = tokio::task::spawn_blocking(move || campaign.check(game).map(|()| campaign)).await;
    let campaign = checked.map_err(|_| Refusal::trouble())?;
    Ok(begin(&app, &person, &campaign.map_err(refuse)?).await?)
}

async fn begin(app: &App, person: &PersonRow, campaign: &Campaign) -> Result<Json<Opened>, Refusal> {
    if app.hub.store.campaigns_begun(&person.id).await? >= limits::CAMPAIGNS_A_PERSON {
        let message = Message::new("server-too-many-campaigns").with("most", limits::CAMPAIGNS_A_PERSON);
        return Err(Refusal::new(RefusalKind::Conflict, message));
    }
    Ok(Json(Opened { id: app.hub.begin_campaign(campaign, &person.id).await? }))
}

async fn find(app: &App, id: &str) -> Result<(CampaignRow, Campaign), Refusal> {
    let row = app.hub.store.campaign(id).await?.ok_or(Refusal::missing("server-no-such-campaign"))?;
    let campaign = read(&row)?;
    Ok((row, campaign))
}

/// A campaign, for whoever knows its link
#[utoipa::path(get, path = "/api/campaigns/{id}", tag = "campaigns", params(("id" = String, Path)),
    responses((status = OK, body = ShownCampaign), (status = BAD_REQUEST, body = Refused), (status = NOT_FOUND, body = Refused)))]
pub async fn campaign(State(app): State<Arc<App>>, Which(id): Which<String>) -> Result<Json<ShownCampaign>, HttpRefusal> {
    let (row, campaign) = find(&app, &id).await?;
    let tables = app.hub.store.campaign_tables(&id).await?;
    let CampaignRow { id, game, owner, created, changed, table, .. } = row;
    let row = ListedCampaignRow { id, game, owner, created, changed, table, summary: String::new(), campaign: String::new() };
    let listed = ListedCampaign::new(row, Summary::of(&campaign));
    let game = |(index, game): (usize, table::PlayedGame)| CampaignGame {
        setup: game.setup,
        end: game.end,
        scores: game.scores,
        rank: game.rank,
        table: tables.iter().find(|(number, _)| *number == index as i64 + 1).map(|(_, table)| table.clone()),
    };
    Ok(Json(ShownCampaign { listed, played: campaign.games.into_iter().enumerate().map(game).collect(), next: campaign.next }))
}

/// How the first table is opened.
#[derive(Deserialize, ToSchema, ts_rs::TS)]
#[serde(deny_unknown_fields)]
pub struct NextTable {
    /// What is settled, but for the setup, which follows from the campaign. Later tables keep it.
    #[serde(default = "plain_terms")]
    terms: Terms,
}

/// Open the campaign's next table: the first one with these terms, later ones with the same people
///
/// When the latest table is not over, that one is told.
#[utoipa::path(post, path = "/api/campaigns/{id}/tables", tag = "campaigns", params(("id" = String, Path)),
    request_body = NextTable,
    responses((status = OK, body = Opened), (status = BAD_REQUEST, body = Refused), (status = UNAUTHORIZED, body = Refused),
        (status = FORBIDDEN, body = Refused), (status = NOT_FOUND, body = Refused), (status = CONFLICT, body = Refused),
        (status = TOO_MANY_REQUESTS, body = Refused)))]
pub async fn next_table(
    State(app): State<Arc<App>>,
    person: Person,
    Address(address): Address,
    Which(id): Which<String>,
    Body(NextTable { mut terms }): Body<NextTable>,
) -> Result<Json<Opened>, HttpRefusal> {
    let (row, campaign) = find(&app, &id).await?;
    app.hub.rates.take(Rate::NewTables, &person.0.id)?;
    if let Some(table) = row.table {
        if !app.hub.read(&table, |room| room.phase().is_over()).await? {
            return Ok(Json(Opened { id: table }));
        }
        pay_for_table(&app, &app.hub.account(&person.0.id, &address), None).await?;
        let done = app.hub.command(&table, person.who(), Command::Continue, None).await?;
        return Ok(Json(Opened { id: done.table.unwrap_or_default() }));
    }
    if row.owner != person.0.id {
        return Err(Refusal::forbidden("server-only-owner").into());
    }
    let game = games::find(&row.game).ok_or(Refusal::missing("server-no-such-game"))?;
    terms.setup = Written::of(&campaign.next.ok_or(Refusal::conflict("server-campaign-over"))?);
    let terms = Terms { campaign: Some(id), ..check_terms(game, terms, &person.0)? };
    pay_for_table(&app, &app.hub.account(&person.0.id, &address), Some(&terms)).await?;
    let first_open = terms.seats.iter().position(|seat| *seat == SeatTerms::Open);
    let sat =
        first_open.map(|index| Entry::Sat { seat: Seat::new(index), person: person.0.id.clone(), name: person.0.name.clone() });
    let table = app.hub.first_table(&row, terms, sat.into_iter().collect()).await?;
    Ok(Json(Opened { id: table }))
}

/// A campaign as a text to be kept, read or imported elsewhere
#[utoipa::path(get, path = "/api/campaigns/{id}/export", tag = "campaigns", params(("id" = String, Path)),
    responses((status = OK, body = Object, content_type = "application/json"), (status = BAD_REQUEST, body = Refused),
        (status = NOT_FOUND, body = Refused)))]
pub async fn export_campaign(State(app): State<Arc<App>>, Which(id): Which<String>) -> Result<Response, HttpRefusal> {
    let (row, campaign) = find(&app, &id).await?;
    let disposition = format!("attachment; filename=\"{}-{}.campaign\"", row.game, row.id);
    let headers = [(header::CONTENT_TYPE, "application/json".to_owned()), (header::CONTENT_DISPOSITION, disposition)];
    Ok((headers, campaign.to_string()).into_response())
}
