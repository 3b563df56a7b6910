-- Series of tables of one group of people.
CREATE TABLE campaigns (
    id       TEXT PRIMARY KEY,
    game     TEXT NOT NULL,
    owner    TEXT NOT NULL REFERENCES people (id),
    created  BIGINT NOT NULL,
    changed  BIGINT NOT NULL,
    campaign TEXT NOT NULL,            -- the games that are over, and the next setup, as the campaign's own text
    table_id TEXT REFERENCES tables (id), -- the latest table
    noted    BIGINT NOT NULL           -- is what became of the latest table in the text?
);
CREATE INDEX campaigns_of_an_owner ON campaigns (owner, changed);
CREATE INDEX campaigns_of_a_table ON campaigns (table_id);

-- At which table each game of a campaign was played; games that were imported have none.
CREATE TABLE campaign_games (
    campaign_id TEXT NOT NULL REFERENCES campaigns (id),
    number      BIGINT NOT NULL,
    table_id    TEXT NOT NULL REFERENCES tables (id),
    PRIMARY KEY (campaign_id, number)
);
