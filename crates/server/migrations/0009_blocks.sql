-- Whom somebody wants neither to hear nor to play with.
CREATE TABLE blocks (
    person  TEXT NOT NULL REFERENCES people (id),
    blocked TEXT NOT NULL REFERENCES people (id),
    since   BIGINT NOT NULL,
    PRIMARY KEY (person, blocked)
);
CREATE INDEX blocks_of_the_blocked ON blocks (blocked);

-- What somebody tells the moderators of somebody else. It outlives both, and the table.
CREATE TABLE reports (
    id       TEXT PRIMARY KEY,
    at       BIGINT NOT NULL,
    reporter TEXT NOT NULL,
    person   TEXT NOT NULL,            -- whom it is about
    reason   TEXT NOT NULL,
    words    TEXT NOT NULL,
    table_id TEXT,                     -- where it was
    entry    BIGINT,                   -- the line of talk it is about
    said     TEXT,                     -- what that says
    settled  BIGINT                    -- when a moderator was done with it
);
CREATE INDEX reports_by_time ON reports (settled, at);
CREATE INDEX reports_of_a_reporter ON reports (reporter, person);
