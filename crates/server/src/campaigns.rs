//! A campaign's course: what became of its latest table is noted when that is over, and the next one follows with the same people.

use room::{Entry, Opening, Refusal, RefusalKind, Room, Terms};
use serde::{Deserialize, Serialize};
use table::{AnyTable, Arg, Campaign, CampaignError, Message, Record, Written};

use crate::clock::now;
use crate::hub::{Hub, opening};
use crate::ids;
use crate::limits;
use crate::store::{CampaignRow, ListedCampaignRow, StoreError};

/// A campaign's table that is over.
pub struct Over {
    campaign: String,
    before: Opening,
    names: Vec<String>,
    table: Option<Box<dyn AnyTable>>,
    record: Option<Record>,
    /// The same people at their seats.
    again: (Terms, Vec<Entry>),
}

impl Over {
    /// The table, if it is one of a campaign and over.
    pub fn of(room: &Room) -> Option<Self> {
        Some(Self {
            campaign: room.terms().campaign.clone().filter(|_| room.phase().is_over())?,
            before: room.opening().clone(),
            names: room.names(),
            table: room.table().map(AnyTable::duplicate),
            record: room.record(None),
            again: room.seated_again(0),
        })
    }
}

/// What lists show of a campaign.
#[derive(Serialize, Deserialize)]
pub struct Summary {
    /// The names of the group, a seat each.
    pub names: Vec<String>,
    /// How many games were played.
    pub games: usize,
    /// How many of them are behind the group for good.
    pub progress: usize,
    /// How often the game to be played has been tried, this time included; 0 once there is none.
    pub tries: usize,
    /// Is there no game to be played any more?
    pub over: bool,
}

impl Summary {
    /// Of a campaign as it is.
    pub fn of(campaign: &Campaign) -> Self {
        Self {
            names: campaign.names.clone(),
            games: campaign.games.len(),
            progress: campaign.progress(),
            tries: campaign.tries(),
            over: campaign.next.is_none(),
        }
    }

    /// Of a campaign in a list.
    pub fn of_listed(row: &ListedCampaignRow) -> Result<Self, StoreError> {
        let unreadable = |what: &dyn std::fmt::Display| StoreError::Unreadable(format!("campaign {}: {what}", row.id));
        if row.summary.is_empty() {
            let campaign: Campaign = row.campaign.parse().map_err(|error: CampaignError| unreadable(&error))?;
            return Ok(Self::of(&campaign));
        }
        serde_json::from_str(&row.summary).map_err(|error| unreadable(&error))
    }

    /// As it is stored.
    pub fn text(&self) -> String {
        // Plain data with text keys, which serde_json always can write.
        serde_json::to_string(self).expect("a summary can be written as JSON")
    }
}

/// Reads the text of a stored campaign.
pub fn read(row: &CampaignRow) -> Result<Campaign, StoreError> {
    row.campaign.parse().map_err(|error: CampaignError| StoreError::Unreadable(format!("campaign {}: {error}", row.id)))
}

/// A campaign that cannot be begun or imported.
pub fn refuse(error: CampaignError) -> Refusal {
    let message = match error {
        CampaignError::Setup { error, .. } => Message::new("server-bad-setup").with("why", error.message),
        error => Message::new("server-bad-campaign").with("why", Arg::Text(error.to_string())),
    };
    Refusal::new(RefusalKind::Invalid, message)
}

impl Hub {
    /// Begins a campaign.
    pub async fn begin_campaign(&self, campaign: &Campaign, owner: &str) -> Result<String, StoreError> {
        let (id, created) = (ids::new(), now());
        let row = CampaignRow {
            id: id.clone(),
            game: campaign.game.clone(),
            owner: owner.to_owned(),
            created,
            changed: created,
            campaign: campaign.to_string(),
            table: None,
            noted: true,
        };
        self.store.add_campaign(&row, &Summary::of(campaign).text()).await?;
        Ok(id)
    }

    /// Opens the first table of a campaign on this server: whoever opens it takes the first open seat.
    pub async fn first_table(&self, row: &CampaignRow, terms: Terms, entries: Vec<Entry>) -> Result<String, StoreError> {
        let id = room::ids::first_table(&row.id);
        self.add(opening(id.clone(), &row.game, terms, &row.owner), entries).await?;
        self.store.move_campaign(&row.id, None, &id, now()).await?;
        Ok(id)
    }

    /// Notes what became of a campaign's table, if it is the latest.
    pub async fn note_campaign(&self, over: Over) -> Result<(), StoreError> {
        let Some(row) = self.store.campaign(&over.campaign).await? else { return Ok(()) };
        if row.noted || row.table.as_ref() != Some(&over.before.id) {
            return Ok(());
        }
        let mut campaign = read(&row)?;
        // A table that was closed before its start is no game; the next one takes its place.
        let mut game = None;
        if let Some(table) = over.table {
            campaign.names = over.names;
            campaign
                .add(table.as_ref(), over.record.as_ref())
                .map_err(|error| StoreError::Unreadable(format!("campaign {}: {error}", row.id)))?;
            game = Some(campaign.games.len() as i64);
        }
        let summary = Summary::of(&campaign).text();
        self.store.note_campaign(&row.id, &over.before.id, (&campaign.to_string(), &summary), game, now()).await
    }

    /// Opens the table that follows this one in its campaign, unless somebody has.
    pub async fn continue_campaign(&self, over: Over) -> Result<(), Refusal> {
        let (id, before, (terms, entries)) = (over.campaign.clone(), over.before.clone(), over.again.clone());
        self.note_campaign(over).await?;
        let row = self.store.campaign(&id).await?.ok_or(Refusal::missing("server-no-such-campaign"))?;
        let next = room::ids::next_table(&before);
        if row.table.as_ref() != Some(&before.id) {
            let there = self.store.table(&next).await?.is_some();
            return if there { Ok(()) } else { Err(Refusal::conflict("server-campaign-went-on")) };
        }
        let campaign = read(&row)?;
        if campaign.games.len() >= limits::GAMES_A_CAMPAIGN {
            return Err(Refusal::conflict("server-table-full"));
        }
        let setup = campaign.next.ok_or(Refusal::conflict("server-campaign-over"))?;
        let terms = Terms { setup: Written::of(&setup), ..terms };
        self.add(opening(next.clone(), &before.game, terms, &before.owner), entries).await?;
        self.store.move_campaign(&id, Some(&before.id), &next, now()).await?;
        Ok(())
    }
}
