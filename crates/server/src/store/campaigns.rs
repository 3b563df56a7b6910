//! Campaigns: the text of each, and its latest table.

use super::{Store, StoreError, change, in_transaction, on};

/// A campaign in a list: nothing of it is long, however many games were played.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct ListedCampaignRow {
    /// Which.
    pub id: String,
    /// The game's name.
    pub game: String,
    /// Who began it.
    pub owner: String,
    /// When.
    pub created: i64,
    /// When its text last changed.
    pub changed: i64,
    /// The latest table.
    pub table: Option<String>,
    /// What lists show, as JSON; empty if an older version stored it.
    pub summary: String,
    /// Its text, where there is no summary.
    pub campaign: String,
}

/// A campaign as it is kept.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct CampaignRow {
    /// The id.
    pub id: String,
    /// The game's name.
    pub game: String,
    /// Who began it.
    pub owner: String,
    /// When.
    pub created: i64,
    /// When its text last changed.
    pub changed: i64,
    /// The games that are over and the next setup, as the campaign's own text.
    pub campaign: String,
    /// The latest table.
    pub table: Option<String>,
    /// Is what became of the latest table in the text?
    pub noted: bool,
}

type CampaignColumns = (String, String, String, i64, i64, String, Option<String>, i64);

fn campaign((id, game, owner, created, changed, campaign, table, noted): CampaignColumns) -> CampaignRow {
    CampaignRow { id, game, owner, created, changed, campaign, table, noted: noted == 1 }
}

impl Store {
    /// Begins a campaign, of which lists show this.
    pub async fn add_campaign(&self, row: &CampaignRow, summary: &str) -> Result<(), StoreError> {
        const INSERT: &str = "INSERT INTO campaigns (id, game, owner, created, changed, campaign, table_id, noted, summary)
            VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9)";
        change!(
            self,
            sqlx::query(INSERT)
                .bind(&row.id)
                .bind(&row.game)
                .bind(&row.owner)
                .bind(row.created)
                .bind(row.changed)
                .bind(&row.campaign)
                .bind(&row.table)
                .bind(i64::from(row.noted))
                .bind(summary)
        )?;
        Ok(())
    }

    /// A campaign by id.
    pub async fn campaign(&self, id: &str) -> Result<Option<CampaignRow>, StoreError> {
        const SELECT: &str = "SELECT id, game, owner, created, changed, campaign, table_id, noted FROM campaigns WHERE id = $1";
        let row: Option<CampaignColumns> = on!(self, connection => sqlx::query_as(SELECT).bind(id).fetch_optional(connection))?;
        Ok(row.map(campaign))
    }

    /// The campaigns a person began or plays in, the latest first.
    pub async fn campaigns_of(&self, person: &str, most: i64) -> Result<Vec<ListedCampaignRow>, StoreError> {
        const SELECT: &str = "SELECT id, game, owner, created, changed, table_id, summary,
                CASE WHEN summary = '' THEN campaign ELSE '' END FROM campaigns
            WHERE owner = $1 OR table_id IN (SELECT table_id FROM table_people WHERE person = $1)
            ORDER BY changed DESC, id LIMIT $2";
        type Columns = (String, String, String, i64, i64, Option<String>, String, String);
        let rows: Vec<Columns> = on!(self, connection => sqlx::query_as(SELECT).bind(person).bind(most).fetch_all(connection))?;
        let listed = |(id, game, owner, created, changed, table, summary, campaign)| ListedCampaignRow {
            id,
            game,
            owner,
            created,
            changed,
            table,
            summary,
            campaign,
        };
        Ok(rows.into_iter().map(listed).collect())
    }

    /// How many campaigns a person has begun.
    pub async fn campaigns_begun(&self, owner: &str) -> Result<i64, StoreError> {
        const COUNT: &str = "SELECT COUNT(*) FROM campaigns WHERE owner = $1";
        Ok(on!(self, connection => sqlx::query_scalar(COUNT).bind(owner).fetch_one(connection))?)
    }

    /// Notes what became of the latest table, once: the campaign's text with what lists show of it, and, if it was played, which game of
    /// the campaign it was.
    pub async fn note_campaign(
        &self,
        id: &str,
        table: &str,
        (text, summary): (&str, &str),
        game: Option<i64>,
        now: i64,
    ) -> Result<(), StoreError> {
        const UPDATE: &str = "UPDATE campaigns SET campaign = $3, summary = $5, noted = 1, changed = $4
            WHERE id = $1 AND table_id = $2 AND noted = 0";
        const GAME: &str = "INSERT INTO campaign_games (campaign_id, number, table_id) VALUES ($1, $2, $3)";
        in_transaction!(self, transaction => {
            let done = sqlx::query(UPDATE).bind(id).bind(table).bind(text).bind(now).bind(summary).execute(&mut *transaction).await?;
            if let Some(game) = game.filter(|_| done.rows_affected() == 1) {
                sqlx::query(GAME).bind(id).bind(game).bind(table).execute(&mut *transaction).await?;
            }
        })
    }

    /// Makes this the latest table, if what became of the one before it is noted.
    pub async fn move_campaign(&self, id: &str, before: Option<&str>, table: &str, now: i64) -> Result<(), StoreError> {
        const UPDATE: &str = "UPDATE campaigns SET table_id = $3, noted = 0, changed = $4
            WHERE id = $1 AND COALESCE(table_id, '') = $2 AND noted = 1";
        change!(self, sqlx::query(UPDATE).bind(id).bind(before.unwrap_or_default()).bind(table).bind(now))?;
        Ok(())
    }

    /// At which tables a campaign's games were played: number and table.
    pub async fn campaign_tables(&self, id: &str) -> Result<Vec<(i64, String)>, StoreError> {
        const SELECT: &str = "SELECT number, table_id FROM campaign_games WHERE campaign_id = $1 ORDER BY number";
        Ok(on!(self, connection => sqlx::query_as(SELECT).bind(id).fetch_all(connection))?)
    }
}
