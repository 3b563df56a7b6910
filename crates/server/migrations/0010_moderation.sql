-- 'moderator', or nothing.
ALTER TABLE people ADD COLUMN role TEXT NOT NULL DEFAULT '';

-- What somebody was told or forbidden by a moderator.
CREATE TABLE sanctions (
    id      TEXT PRIMARY KEY,
    kind    TEXT NOT NULL,             -- 'warning', 'mute' or 'ban'
    person  TEXT,                      -- whom, or
    network TEXT,                      -- everybody from these addresses, such as 203.0.113.0/24
    reason  TEXT NOT NULL,
    since   BIGINT NOT NULL,
    until   BIGINT,                    -- none: for good
    ended   BIGINT NOT NULL DEFAULT 0  -- was it lifted, or the warning read?
);
CREATE INDEX sanctions_in_force ON sanctions (ended, kind);
CREATE INDEX sanctions_of_a_person ON sanctions (person, ended);

-- Every act of a moderator or the host. Nothing here is ever changed or deleted.
CREATE TABLE audit (
    id        TEXT PRIMARY KEY,
    at        BIGINT NOT NULL,
    moderator TEXT NOT NULL,           -- a person, or 'host'
    act       TEXT NOT NULL,
    person    TEXT,                    -- whom it was done to
    subject   TEXT,                    -- what it was done to: a table, an entry of it, a network, a sanction, a role
    until     BIGINT,
    reason    TEXT NOT NULL,
    report    TEXT                     -- the report it settled
);
CREATE INDEX audit_by_time ON audit (at, id);
