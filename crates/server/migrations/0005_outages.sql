-- When a node was last heard of: its lease reaches a little further.
ALTER TABLE nodes ADD COLUMN renewed BIGINT NOT NULL DEFAULT 0;

-- Times in which no node could store anything, so that nobody could play: between the last sign of any node and the next one.
CREATE TABLE outages (
    since   BIGINT PRIMARY KEY,
    until   BIGINT NOT NULL
);
CREATE INDEX outages_by_end ON outages (until);

-- What a node writes to see whether it can.
CREATE TABLE probes (
    node    TEXT PRIMARY KEY,
    filler  TEXT NOT NULL
);
