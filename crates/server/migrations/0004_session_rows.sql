-- Who has come in, and with which browser. A cookie is a secret of which only the hash is kept; without its row it is worth nothing.
CREATE TABLE sessions (
    hash    TEXT PRIMARY KEY,
    id      TEXT NOT NULL UNIQUE,
    person  TEXT NOT NULL REFERENCES people (id),
    agent   TEXT NOT NULL,             -- what the browser calls itself
    created BIGINT NOT NULL,
    seen    BIGINT NOT NULL            -- when it was last used, to the hour
);
CREATE INDEX sessions_of_a_person ON sessions (person);
