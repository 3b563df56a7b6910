-- Analyses of finished games, under way or done: nobody pays twice for the same.
CREATE TABLE analyses (
    id       TEXT PRIMARY KEY,          -- the hash of the record
    person   TEXT NOT NULL,             -- who asked for it
    run      TEXT NOT NULL,             -- the attempt that is under way: only one is
    done     BIGINT NOT NULL,           -- moves judged so far
    moves    BIGINT NOT NULL,           -- of so many
    stopped  BIGINT NOT NULL DEFAULT 0, -- has whoever asked for it stopped it?
    changed  BIGINT NOT NULL,           -- when anything of this last changed
    analysis TEXT                       -- as JSON, once it is done
);
CREATE INDEX analyses_by_time ON analyses (changed);
